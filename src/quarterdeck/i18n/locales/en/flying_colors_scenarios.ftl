# Chapters 15 and 18: victory, scenarios, campaign, own battles, tournament.

fc-seat-red = Red
fc-seat-blue = Blue
fc-seat-first = First player
fc-seat-second = Second player
fc-scn-design-your-own = Design your own battle
fc-word-centre = centre
fc-word-north = north
fc-word-south = south
fc-word-east = east
fc-word-west = west
fc-opt-tournament = Tournament play
    .hint = Bid for the bolder side; break checks begin with the first damaged ship.
fc-opt-handicap = Handicap
    .hint = One side adds points to its break checks, as the loser of a bid does in a tournament: the more, the longer it fights on.
fc-opt-points = Points to spend
    .hint = What each side may pay for ships and commanders.
fc-opt-red-nation = Nation of red
    .hint = Whose ships red may buy.
fc-opt-blue-nation = Nation of blue
    .hint = Whose ships blue may buy.
fc-opt-sheets = Map sheets
    .hint = One sheet for small fleets, three for large ones.
fc-opt-length = Turns
    .hint = How many turns the battle lasts.
fc-opt-shallows = Shallows
    .hint = Modifier of the grounding roll on every shoal of the sheets in play; 0 leaves the shoals out, and with them anchoring.
fc-opt-year = Year
    .hint = The year decides who carries carronades.
fc-opt-southern-hemisphere = Southern hemisphere
    .hint = South of the line the wind turns the other way when it changes.
fc-same-nation = The two fleets must be of different nations.
fc-no-tournament = Tournament rules go with a printed battle, not with the campaign or a battle of your own.
fc-rule-15-0 = Victory determination
    .summary = A battle ends after its last turn or as soon as a fleet breaks off.
fc-rule-15-1 = Victory points
    .summary = Captured ships count double, sunk ones once, damaged ones half; killed commanders count their value.
fc-rule-15-2 = Break check
    .summary = A side that has lost a vessel rolls each turn; zero or less and it runs. Losing the flagship or every commander breaks it at once.
fc-rule-18-0 = Scenarios
    .summary = Each battle gives its length, audacity, wind, sheets, shoals, units and special rules.
fc-rule-18-1 = Design your own
    .summary = Two fleets are bought with points, set up in formation, and a die gives audacity and wind.
fc-rule-18-2 = Tournament play
    .summary = Players bid break-check points for the bolder side; damage alone starts the checks.
fc-rule-1-0 = Introduction
fc-rule-16-0 = Bibliography
fc-rule-17-0 = Acknowledgements
fc-rule-18-3 = { fc-scn-minorca }
fc-rule-18-4 = { fc-scn-cape-henry }
fc-rule-18-5 = { fc-scn-virginia-capes }
fc-rule-18-6 = { fc-scn-frigate-bay }
fc-rule-18-7 = The Glorious First of June
fc-rule-18-71 = { fc-scn-first-of-june-may28 }
fc-rule-18-72 = { fc-scn-first-of-june-may29 }
fc-rule-18-73 = { fc-scn-first-of-june-june1 }
fc-rule-18-8 = { fc-scn-audierne-bay }
fc-rule-18-9 = { fc-scn-cape-st-vincent }
fc-rule-18-10 = { fc-scn-camperdown }
fc-rule-18-14 = { fc-scn-el-ferrol }
fc-rule-18-18 = { fc-scn-cape-finisterre }
fc-rule-18-20 = { fc-scn-cape-ortegal }
fc-rule-18-11 = Bec du Raz
    .summary = Both ships are always in command; Hercule must at least be ready to strike for the British to win.
fc-rule-18-12 = The Nile
    .summary = The French lie asleep at anchor until a die falls below the turn number.
fc-rule-18-13 = Goza de Candia
    .summary = The French win only by capturing Leander.
fc-rule-18-15 = Copenhagen
    .summary = At the first British break Parker's ships go, and Nelson and Graves decide for themselves.
fc-rule-18-16 = Algeciras Bay
    .summary = A fitful wind takes movement points from every ship, and the French stay at anchor.
fc-rule-18-17 = Gut of Gibraltar
    .summary = Two Spanish ships fight each other in the dark until they know better; a British squadron may arrive.
fc-rule-18-19 = Trafalgar
    .summary = French and Spanish check apart, and a nation that breaks leaves the other to fight on.
fc-rule-18-74 = The Glorious First of June: campaign
    .summary = Three days in a row; crippled ships go home, both sides redeploy in secret, the points of all days count.
fc-level-substantial = substantial victory
fc-level-normal = victory
fc-level-marginal = marginal victory
fc-level-campaign = campaign victory
fc-level-draw = draw
fc-end-break = The enemy has broken off the action.
fc-end-both-break = Both fleets broke off; the points decide.
fc-end-both-break-even = Both fleets broke off and the points are even.
fc-end-turns = The last turn has been played; the points decide.
fc-end-turns-even = The last turn has been played and the points are even.
fc-end-sudden = A ship on which everything depended is lost.
fc-end-condition = What the scenario demands of { $ship } has not happened.
fc-end-campaign = The third day is over; the points of all days decide.
fc-breaks-by-itself = { $nation ->
    [none] { $side }
   *[other] { $nation }
}: { $why ->
    [flagship] the flagship is lost and the fleet breaks off.
    [commanders] no commander is left and the fleet breaks off.
   *[no-ships] no ship is left to fight.
}
fc-break-check = { $breaks ->
    [yes] { $side }: the { $nation } ships fail their break check.
   *[no] { $side }: the { $nation } ships pass their break check.
}
fc-fleet-breaks = { $side }: the fleet breaks off the action.
fc-nation-withdraws = The { $nation } ships withdraw from the battle: { $ships }.
fc-mod-outnumbered = more undamaged enemy ships
fc-mod-outnumbered-twice = twice as many undamaged enemy ships
fc-mod-admiral-hurt = admiral wounded or lost
fc-mod-handicap = the handicap agreed on
fc-mod-bid = the other side's bid
fc-mod-quality = command quality
fc-setup-roll = { $aground ->
    [yes] { $ship } begins aground and stays there.
   *[no] { $ship } begins afloat.
}
fc-wake = { $awake ->
    [yes] Turn { $turn }: the fleet at anchor wakes ({ $nations }).
   *[no] Turn { $turn }: the fleet at anchor sleeps on ({ $nations }).
}
fc-commander-appears = { $commander } takes command aboard { $ship }.
fc-fitful = Fitful wind: every ship loses { $points ->
    [0] nothing
    [one] one movement point
   *[other] { $points } movement points
} this turn.
fc-confusion = { $over ->
    [yes] Turn { $turn }: the two ships recognise each other.
   *[no] Turn { $turn }: the two ships still take each other for enemies.
}
fc-confusion-over = They know each other again: { $ships }.
fc-arrival = { $arrived ->
    [yes] Turn { $turn }: the reinforcements arrive.
   *[no] Turn { $turn }: the reinforcements are not in sight.
}
fc-ship-enters = { $ship } enters the map.
fc-enter-prompt = Choose the next ship and where she enters.
fc-act-enter = { $ship } enters at { $hex }, facing { $facing }
fc-act-later = The others enter later
fc-copenhagen-signal = Parker signals to break off: those near Nelson and Graves may not see it. Obeying: { $ships }.
fc-copenhagen-answer = { $stays ->
    [yes] { $commander } does not see the signal.
   *[no] { $commander } obeys the signal.
}
fc-copenhagen-obey = These ships leave the battle: { $ships }.
fc-copenhagen-nelson = Nelson now leads the fleet.
fc-bidding-prompt = Bid in secret for playing { $side }.
fc-act-bid = Bid { $points }
fc-bids = { $first } bids { $first_bid }, { $second } bids { $second_bid }.
fc-bid-roll = { $side ->
    [none] The tied bids are rolled for: even, so once more.
   *[other] The tied bids are rolled for: { $side } wins.
}
fc-handicap = { $side }: { $points } more on every break check, by agreement.
fc-bid-won = { $player } plays { $side }; the other side adds { $points } to its break checks.
fc-campaign-day = Day { $day } of the campaign begins.
fc-campaign-goes-home = { $ship } is out of the campaign.
fc-deployment-prompt = Write your order of battle: choose the next ship.
fc-hoist-flags-prompt = Choose the ship of the commander who joins.
fc-place-prompt = Choose the place of { $ship }.
fc-act-muster = { $ship } is next
fc-act-place = Bow at { $hex }, facing { $facing }
fc-deployed = Both fleets stand deployed.
fc-purchase-prompt = Buy ships and commanders; { $points } points are left.
fc-act-buy = Buy { $counter } ({ $vp } points)
fc-act-hire = Hire { $card } ({ $vp } points)
fc-act-bought = The fleet is complete
fc-fleet-bought = { $side } brings { $ships }; { $unspent ->
    [0] nothing is left.
    [one] one point is left.
   *[other] { $unspent } points are left.
}
fc-audacity = { $side ->
    [none] The dice for audacity are even: nobody gains a point.
   *[other] { $side } gains a point of audacity.
}
fc-side-a = { $side ->
    [none] The dice are even: who sets up last is rolled again.
   *[other] { $side } sets up last and has the first initiative.
}
fc-flags-prompt = Choose a ship for each commander.
fc-act-hoist = { $commander } hoists his flag in { $ship }
fc-formation-facing-prompt = Choose where your formation stands and its facing.
fc-act-bear = Formation at the { $edge }, facing { $facing }
fc-ship-placed = { $ship } is placed.
fc-first-wind = { $wind ->
    [none] The die gives no wind: rolled again.
   *[other] The wind blows towards { $wind }.
}
