### The Kaiser's Pirates

kp-title = The Kaiser's Pirates
    .hint = Commerce raiding in the First World War: cards, dice and reactions for one to four players.

kp-scn-two-players = Two players
kp-scn-three-players = Three players
kp-scn-four-players = Four players
kp-scn-teams = Two teams of two
kp-scn-solo = Solo against the phantom

kp-seat-north = North
kp-seat-east = East
kp-seat-south = South
kp-seat-west = West
kp-seat-phantom = Phantom

kp-opt-removed = Cards removed
    .hint = How many action cards leave the deck unseen before each round; 0 means the standard number.
kp-opt-first-player = First player
    .hint = Who begins the first round: the highest die, or the weakest force.
kp-opt-coal = Coal piles
    .hint = Coal-hungry ships run short sooner and recover less easily.
kp-opt-sails = Sails
    .hint = The sailing raider Seeadler needs little coal but is slow.
kp-opt-wolfchen = Wölfchen
    .hint = The aircraft of the raider Wolf helps to surprise and to escape.
kp-opt-tournament = Tournament balance
    .hint = Equal forces in the first round.
kp-opt-beyond-1914 = Beyond 1914
    .hint = Only warships and raiders that were still at sea in 1915.
kp-opt-no-breakout = No Breakout cards
    .hint = With Beyond 1914 and four players the Breakout cards may stay out.
kp-opt-historical-merchants = Merchants of 1915 and later
    .hint = The merchants lost in 1914 stay out.
kp-opt-fast-raiders = Fast raiders
    .hint = Converted liners may chase fast ships, but fear shallow water.
kp-opt-retention = Keep more ships
    .hint = Up to three ships may be kept between rounds, for one hand card each.
kp-opt-additional-damage = Additional damage
    .hint = Every further hit leaves another damage marker.
kp-opt-torpedo-prizes = Torpedoes against prizes
    .hint = A submarine may mistake a disguised prize for an enemy.
kp-opt-shallow-pursuit = Pursuit into the shallows
    .hint = A warship or raider may follow a merchant that takes a Shallow Run.
kp-opt-sailing-merchants = Sailing merchants
    .hint = Twelve merchants are slow sailing ships with fewer ways out.
kp-opt-prize-resupply = Stores from prizes
    .hint = Prizes give their stores when asked, and may be used up by it.
kp-opt-phantom-targets = The phantom's targets
    .hint = The phantom picks the best prospect, or any target at random.

kp-card-amc = AMC
    .text = An armed merchant cruiser meets the ship that intercepts your merchant; both fire at once, and a raider is recognised.
kp-card-blockade_runner = Blockade Runner
    .text = Each of your ships in limited supply may be resupplied; +2 if you hold a prize.
kp-card-boarding_party = Boarding Party
    .text = Added to an Intercept! of an intact merchant: a sinking becomes a capture, damage is ignored.
kp-card-break_contact = Break Contact
    .text = May cancel an Intercept! by day; -2 for damage and -2 for limited supply.
kp-card-breakout = Breakout
    .text = A new warship or raider joins you, or two if the challenge doubles the response.
kp-card-collier = Collier
    .text = All your ships in limited supply are resupplied.
kp-card-damage_control = Damage Control
    .text = Repairs one of your damaged ships.
kp-card-deception = Deception
    .text = In the next turn an opponent may play only one card, drawn at random, by its action half.
kp-card-fair_seas = Fair Seas
    .text = One of your intact merchants or prizes tries for Safe Passage with +1.
kp-card-fast_ship = Fast Ship
    .text = A raider intercepting your intact merchant by day has -2.
kp-card-fog_bank = Fog Bank
    .text = In the next turn an opponent plays and draws nothing; until then only Heavy Weather reaches that force.
kp-card-good_hunting = Good Hunting
    .text = A raider intercepts two merchants with one card.
kp-card-heavy_weather = Heavy Weather
    .text = Every damaged ship of an opponent outside a refuge may founder; nobody scores.
kp-card-intelligence = Intelligence
    .text = Read an opponent's hand, or look at the next cards of the deck and order them.
kp-card-interned = Interned
    .text = May remove an opponent's warship or recognised ship; +2 for damage and +2 for limited supply.
kp-card-interrogate = Interrogate
    .text = May recognise a disguised raider or prize, which is then intercepted at once.
kp-card-island_refuge = Island Refuge
    .text = One of your warships or raiders hides, may be supplied and repaired, and only a Monitor can reach it.
kp-card-lay_mines = Lay Mines
    .text = A raider with mines attacks all merchants of an opponent.
kp-card-minesweeper = Minesweeper
    .text = Sweeps all mines before they do harm.
kp-card-monitor = Monitor
    .text = Intercepts a ship in Island Refuge with +2.
kp-card-non_combatant = Non-Combatant
    .text = -2 for the ship that intercepts your intact merchant, which can only be captured; +2 for its Safe Passage.
kp-card-qqq = QQQ
    .text = The raider is recognised when its Intercept! is over.
kp-card-q_ship = Q-Ship
    .text = The merchant was a decoy: guns if the submarine is lured, else its torpedo and then depth charges.
kp-card-razzle_dazzle = Razzle-Dazzle
    .text = May cancel a torpedo attack.
kp-card-recalled = Recalled
    .text = After one of your merchants was sunk, the ship that did it may have to go home.
kp-card-recon_aircraft = Recon Aircraft
    .text = Take two random cards from an opponent's hand.
kp-card-reflag = Reflag
    .text = Disguises one of your recognised raiders or prizes again.
kp-card-rendezvous_missed = Rendezvous Missed
    .text = Each German ship of an opponent outside a refuge may fall into limited supply; -2 if a prize is at hand.
kp-card-scuttle = Scuttle
    .text = Removes one of your damaged ships, so that nobody scores it.
kp-card-second_chance = Second Chance
    .text = After this turn you have another one.
kp-card-shallow_run = Shallow Run
    .text = Escapes an Intercept! by day; the ship may be damaged, or sunk if it was damaged before.
kp-card-shipping_lanes = Shipping Lanes
    .text = A warship intercepts all three merchants with one card.
kp-card-slim_pickings = Slim Pickings
    .text = Cancels the Intercept! of one merchant, or leaves a group Intercept! only one.
kp-card-submarine_u = Submarine
    .text = Torpedoes one merchant.
kp-card-submarine_uc = Minelaying submarine
    .text = Torpedoes one merchant, or lays mines against all.
kp-card-surprise_attack = Surprise Attack
    .text = Added to an Intercept!: +2, and Break Contact, Shallow Run and Fast Ship cannot answer.
kp-card-transfer_command = Transfer Command
    .text = A warship or recognised ship of an opponent may join you.
kp-card-trap = Trap
    .text = Your merchant is armed and fires at the same time; a raider is recognised.
kp-card-wireless_intercept = Wireless Intercept
    .text = Take the top two discards into your hand.

kp-act-of-phantom-blockade_runner = Blockade Runner
kp-act-of-phantom-breakout = Breakout
kp-act-of-phantom-collier = Collier
kp-act-of-phantom-damage_control = Damage Control
kp-act-of-phantom-deception = Deception
kp-act-of-phantom-fair_seas = Fair Seas
kp-act-of-phantom-fog_bank = Fog Bank
kp-act-of-phantom-heavy_weather = Heavy Weather
kp-act-of-phantom-interned = Interned
kp-act-of-phantom-interrogate = Interrogate
kp-act-of-phantom-island_refuge = Island Refuge
kp-act-of-phantom-lay_mines = Lay Mines
kp-act-of-phantom-monitor = Monitor
kp-act-of-phantom-recon_aircraft = Recon Aircraft
kp-act-of-phantom-rendezvous_missed = Rendezvous Missed
kp-act-of-phantom-scuttle = Scuttle
kp-act-of-phantom-transfer_command = Transfer Command
kp-act-of-phantom-submarine_mines = mines from a submarine
kp-act-of-phantom-submarine_torpedo = a submarine's torpedoes
kp-act-of-phantom-intercept_merchant_with_warship = Intercept! of a merchant by a warship
kp-act-of-phantom-intercept_merchant_with_raider = Intercept! of a merchant by a raider
kp-act-of-phantom-intercept_with_british_forces = Intercept! by British forces

kp-weapon-torpedo = torpedoes
kp-weapon-mines = mines

kp-british-forces = A British force

kp-by-mines = A mine

kp-mod-coal = coal-hungry ship
kp-mod-damaged = damaged
kp-mod-deep-hull = deep hull
kp-mod-fair-seas = Fair Seas
kp-mod-fast-ship = Fast Ship
kp-mod-fixed-target = target cannot move
kp-mod-limited-supply = limited supply
kp-mod-night = night action
kp-mod-non-combatant = Non-Combatant
kp-mod-prizes = prizes in the force
kp-mod-seeadler = Seeadler under sail
kp-mod-surprise = Surprise Attack
kp-mod-under-sail = sailing merchant
kp-mod-wolfchen = Wölfchen scouts

kp-roll-first = { $player } rolls for the first turn.

kp-duel = { $effect ->
    [sunk] { $attacker } sinks { $target }: { $attack } against { $defence }.
    [captured] { $attacker } captures { $target }: { $attack } against { $defence }.
    [damaged] { $markers ->
        [one] { $attacker } damages { $target }: { $attack } against { $defence }.
       *[other] { $attacker } damages { $target } again, { $markers } markers: { $attack } against { $defence }.
    }
    [again] { $attacker } hits { $target } again, to no further effect: { $attack } against { $defence }.
   *[none] { $attacker } does { $target } no harm: { $attack } against { $defence }.
}

kp-decided = { $about ->
    [blockade_runner] { $success ->
        [yes] A blockade runner supplies { $name }: { $challenge } against { $response }.
       *[no] No blockade runner reaches { $name }: { $challenge } against { $response }.
    }
    [break_contact] { $success ->
        [yes] { $name } breaks contact: { $challenge } against { $response }.
       *[no] { $name } cannot break contact: { $challenge } against { $response }.
    }
    [breakout] { $success ->
        [yes] A breakout of { $name } succeeds: { $challenge } against { $response }.
       *[no] No ship of { $name } breaks out: { $challenge } against { $response }.
    }
    [full_steam] { $success ->
        [yes] The chase leaves { $name } in limited supply: { $challenge } against { $response }.
       *[no] { $name } has coal enough after the chase: { $challenge } against { $response }.
    }
    [heavy_weather] { $success ->
        [yes] The sea is too much for { $name }: { $challenge } against { $response }.
       *[no] { $name } rides out the heavy weather: { $challenge } against { $response }.
    }
    [interned] { $success ->
        [yes] A neutral port holds { $name }: { $challenge } against { $response }.
       *[no] { $name } leaves the neutral port in time: { $challenge } against { $response }.
    }
    [interrogate] { $success ->
        [yes] { $name } is recognised: { $challenge } against { $response }.
       *[no] { $name } is not recognised: { $challenge } against { $response }.
    }
    [mistaken] { $success ->
        [yes] The submarine takes { $name } for an enemy: { $challenge } against { $response }.
       *[no] The submarine knows { $name } for a friend: { $challenge } against { $response }.
    }
    [q_ship] { $success ->
        [yes] { $name } lures { $other } to the surface: { $challenge } against { $response }.
       *[no] { $other } stays under water before { $name }: { $challenge } against { $response }.
    }
    [razzle_dazzle] { $success ->
        [yes] The stripes of { $name } spoil the aim: { $challenge } against { $response }.
       *[no] { $name } is seen through its stripes: { $challenge } against { $response }.
    }
    [recalled] { $success ->
        [yes] { $name } is ordered home: { $challenge } against { $response }.
       *[no] { $name } stays at sea: { $challenge } against { $response }.
    }
    [refuge_repair] { $success ->
        [yes] { $name } is repaired in its refuge: { $challenge } against { $response }.
       *[no] { $name } cannot be repaired in its refuge: { $challenge } against { $response }.
    }
    [refuge_supply] { $success ->
        [yes] { $name } is supplied in its refuge: { $challenge } against { $response }.
       *[no] { $name } finds no supplies in its refuge: { $challenge } against { $response }.
    }
    [rendezvous_missed] { $success ->
        [yes] { $name } misses its supplies: { $challenge } against { $response }.
       *[no] { $name } meets its supplies: { $challenge } against { $response }.
    }
    [safe_passage] { $success ->
        [yes] { $name } reaches a port: { $challenge } against { $response }.
       *[no] { $name } does not reach a port: { $challenge } against { $response }.
    }
    [shallow_run] { $success ->
        [yes] { $name } crosses the shallows unharmed: { $challenge } against { $response }.
       *[no] { $name } strikes ground in the shallows: { $challenge } against { $response }.
    }
    [transfer_command] { $success ->
        [yes] { $name } changes sides: { $challenge } against { $response }.
       *[no] { $name } stays under its command: { $challenge } against { $response }.
    }
   *[used_up] { $success ->
        [yes] The stores of { $name } are used up and it is sunk: { $challenge } against { $response }.
       *[no] { $name } still has stores: { $challenge } against { $response }.
    }
}

kp-adds = { $player } adds { $card }.

kp-breaks-out = { $ship } breaks out and joins { $player }.

kp-hunt = { $mode ->
    [interrogate] { $player } interrogates { $target }.
    [monitor] { $player } sends a Monitor against { $target } in its refuge.
   *[british] { $player } sends British forces against { $target } ({ $how }).
}

kp-cancelled = { $ship } does not find { $target }.

kp-captured = { $ship } sails as a prize of { $player }.

kp-committed = { $count ->
    [0] { $player } lays no cards.
    [one] { $player } lays one card face down.
   *[other] { $player } lays { $count } cards face down.
}
kp-committed-on = { $count ->
    [one] { $player } lays one card face down, on { $ships }.
   *[other] { $player } lays { $count } cards face down; cards lie on { $ships }.
}

kp-how-day = by day
kp-how-night = by night

kp-dealt = { $player } has { $ships }.

kp-deceived-card = Deceived, { $player } may use only { $card }.

kp-discards = { $player } discards { $cards }.

kp-draws = { $left ->
    [0] { $player } draws the last card.
    [one] { $player } draws a card; one is left.
   *[other] { $player } draws a card; { $left } are left.
}

kp-drew = You draw { $card }.

kp-enters-refuge = { $ship } hides in an island refuge.

kp-extra-round = Still tied: another round is played.

kp-first-player = { $player } begins.

kp-full-steam = { $ship } gives chase at full steam.

kp-gone = { $fate ->
    [foundered] { $ship } founders in heavy weather; nobody scores it.
    [interned] { $ship } is interned in a neutral port; nobody scores it.
    [recalled] { $ship } is recalled to port; nobody scores it.
   *[scuttled] { $ship } is scuttled; nobody scores it.
}

kp-card-read = { $card } (Intercept! { $dice } { $how })
kp-hand-read = The hand of { $victim }: { $cards }.

kp-hidden-again = { $ship } flies a new flag and is disguised again.

kp-home = { $player } brings { $ship } into port, worth { $prize }; at least { $total } of the pile will count this round.

kp-keeps = { $player } keeps { $ship }.

kp-leaves-refuge = { $joins ->
    [none] { $ship } leaves its refuge.
   *[other] { $ship } leaves its refuge and joins { $joins }.
}

kp-level-solo-lost = the phantom was stronger
kp-level-solo-won = victory over the phantom
kp-level-won = most round points

kp-mines = { $player } lays mines against { $victim }.
kp-mines-swept = The mines are swept.

kp-new-merchant = { $ship } sails for { $player }.

kp-not-counted = { $player } has more German ships than merchants: { $ship } does not count.

kp-passes = { $player } lets it go.

kp-phantom-acts = The phantom turns up { $solo } and tries: { $act }.
kp-phantom-adds = The phantom adds { $card }.
kp-phantom-cannot = It cannot be done.
kp-phantom-reacts = The phantom turns up { $solo } and answers with { $card }.
kp-phantom-rests = The phantom turns up { $solo }: its turn is over.
kp-phantom-silent = The phantom turns up { $solo } and has no answer.

kp-plays = { $player } plays { $card }.

kp-prize-kept = The prize { $ship } has survived the round: { $prize } for { $player }.

kp-pursues = { $ship } follows { $target } into the shallows.

kp-raid = { $ship } of { $player } intercepts { $targets } ({ $how }).

kp-reacts = { $player } answers with { $card }.

kp-reads-hand = { $player } reads the hand of { $victim }.

kp-reason-points = { $winner }: { $points } round points, { $prizes } victory prizes.

kp-recognised = { $ship } is recognised.

kp-recon = { $count ->
    [one] { $player } takes one card from the hand of { $victim }.
   *[other] { $player } takes { $count } cards from the hand of { $victim }.
}
kp-recon-cards = Taken: { $cards }.

kp-repaired = { $markers ->
    [0] { $ship } is repaired.
    [one] { $ship } is repaired in part: one damage marker is left.
   *[other] { $ship } is repaired in part: { $markers } damage markers are left.
}

kp-resupplied = { $ship } is resupplied.

kp-round = Round { $round }: { $cards } action cards are in play, { $removed } are set aside unseen.

kp-score = { $points ->
    [one] Round { $round }: { $player } has { $prizes } victory prizes, one round point; in all { $all_points } and { $all_prizes } prizes.
   *[other] Round { $round }: { $player } has { $prizes } victory prizes, { $points } round points; in all { $all_points } and { $all_prizes } prizes.
}

kp-scouted = The next cards: { $cards }.

kp-scouts = { $count ->
    [one] { $player } looks at the next card.
   *[other] { $player } looks at the next { $count } cards.
}

kp-second-chance = { $player } will have another turn.

kp-slim-pickings = Only { $target } is found.

kp-stores-given = { $ship } takes stores from { $prize }.

kp-sunk = { $player } adds { $ship } to the pile, worth { $prize }; at least { $total } of the pile will count this round.

kp-torpedo = { $boat } of { $player } fires torpedoes at { $target }.

kp-turn = { $extra ->
    [yes] Turn { $turn }: { $player } has a second chance.
   *[no] Turn { $turn }: { $player }.
}
kp-turn-lost-in-fog = { $player } is lost in the fog.

kp-waylaid = { $fog ->
    [yes] A fog bank hides { $player } until the end of { $player }'s next turn.
   *[no] { $player } will be deceived in { $player }'s next turn.
}

kp-wireless = { $player } picks up { $cards }.

kp-no-reaction-only = { $card } is never committed as such: it is played from the hand in answer to an opponent. Its Intercept! end may be laid.
kp-no-extra-turn = { $card } cannot be played in an extra turn.
kp-no-in-refuge = { $ship } lies in an island refuge.
kp-no-carries-card = { $ship } carries a card already.
kp-no-mines-aboard = { $ship } has no mines.
kp-no-by-night = { $card } is of no use by night.
kp-no-against-surprise = { $card } cannot answer a Surprise Attack.
kp-no-answer-here = { $card } does not answer this.
kp-no-merchant-hunts = { $ship } is a merchant: she does not hunt.
kp-no-own-turn-only = { $card } is for your own turn, and answers nothing.
kp-no-disguise = { $card } unmasks a disguised raider; here is none.
kp-no-use-now = { $card } has nothing to act on as things stand.
kp-no-breakout-alone = The Breakout cards stay out only together with Beyond 1914.
kp-too-many-removed = At most { $most } cards can be removed in this game.

kp-commit-prompt = Which card do you lay face down? ({ $count } so far)

kp-place-prompt = How do you use { $card }?

kp-resolve-prompt = Which card do you play now?

kp-raid-assist-prompt = { $ship } is about to intercept: add a card, or go on.
kp-raid-target-prompt = Which merchant does { $ship } intercept?
kp-raid-window-prompt = { $ship } intercepts several of your merchants. Do you answer?
kp-raid-keep-prompt = { $ship } finds only one merchant: which?
kp-raid-next-prompt = Which merchant does { $ship } meet next?

kp-strike-board-prompt = { $ship } closes with { $target }: board, or go on.
kp-strike-window-prompt = { $ship } intercepts your { $target }. Do you answer?
kp-strike-chase-prompt = { $target } runs from { $ship }. Do you give chase?
kp-strike-recall-prompt = { $ship } has sunk your { $target }. Do you answer?

kp-british-assist-prompt = British forces are about to intercept: add a card, or go on.
kp-british-target-prompt = Which ship do the British forces look for?
kp-british-window-prompt = British forces intercept your { $target }. Do you answer?

kp-interrogate-window-prompt = Your { $target } is recognised and intercepted. Do you answer?

kp-monitor-window-prompt = A Monitor intercepts your { $target }.

kp-mines-victim-prompt = Against whom do you lay mines?
kp-mines-window-prompt = { $seat } lays mines before your merchants. Do you answer?

kp-torpedo-target-prompt = Which ship does the submarine torpedo?
kp-torpedo-window-prompt = A submarine fires at your { $target }. Do you answer?

kp-arm-prompt = Torpedoes or mines?

kp-use-prompt = What do you use { $card } on?

kp-put-back-prompt = Which card will be drawn next?

kp-passage-prompt = Does { $ship } run for a port?

kp-reflag-prompt = { $ship } has been recognised. Do you hide it again?

kp-capture-stores-prompt = Does { $ship } take stores from { $prize }?

kp-enlist-prompt = { $ships } break out. Does one of them join your partner?

kp-discard-prompt = Which card do you discard next? ({ $count } left)

kp-keep-prompt = Which ship does { $seat } keep for the next round?
kp-keep-phantom-prompt = Which ship does { $seat } keep for the next round? Its best is { $ship }.

kp-act-commit = Lay { $card }
    .for = { $text } Or for an Intercept! by { $night ->
        [yes] night
       *[no] day
    }.
kp-act-commit-order = Lay { $card }
    .for = { $text }
kp-act-commit-intercept = Lay { $card } for an Intercept!
    .for = Only for an Intercept! by { $night ->
        [yes] night
       *[no] day
    }: its other half cannot be laid.
kp-act-place-action = Lay it as { $card }
    .for = { $text }
kp-act-place-force = Lay it for an Intercept! by British forces
kp-act-place-ship = Lay it for an Intercept! by { $ship }
kp-act-place-mines = Lay it for mines from { $ship }
    .for = { $text }
kp-act-ready = No more cards
kp-act-play-action = Play { $card }
    .for = { $text }
kp-act-play-force = Play { $card } as an Intercept! by British forces
    .for = An Intercept! by British forces.
kp-act-play-ship = Play { $card } as an Intercept! by { $ship }
    .for = An Intercept! by { $ship }.
kp-act-play-mines = Play { $card } with { $ship }
    .for = { $text }
kp-act-end = End the turn
kp-act-add = Add { $card }
    .for = { $text }
kp-act-go = Go on
kp-act-target = { $ship } ({ $seat })
kp-act-against = { $seat }
kp-act-arm = Use { $weapon }
kp-act-react = Answer with { $card }
    .for = { $text }
kp-act-pass = Let it go
kp-act-pass-kind = Do not ask me about this again this turn
kp-act-pass-turn = Do not ask me anything this turn
kp-act-sail = Run for port
kp-act-stay = Stay at sea
kp-act-chase = Give chase
kp-act-hold-back = Hold back
kp-act-leave = { $ship } leaves its refuge
kp-act-leave-join = { $ship } leaves its refuge and joins { $join }
kp-act-resupply = { $ship } takes stores from { $prize }
kp-act-decline = Take no stores
kp-act-scout = Look at the next cards
kp-act-put = { $card } comes next
    .for = { $text }
kp-act-enlist = { $ship } joins { $seat }
kp-act-enlist-none = Both stay with you
kp-act-discard = Discard { $card }
    .for = { $text }
kp-act-discard-rest = Discard the rest in any order
kp-act-keep = Keep { $ship }
kp-act-keep-no-more = Keep no more

kp-board-head = Round { $round }, turn { $turn }: { $seat }. Deck { $deck }, set aside { $removed }, discards { $discards }.
kp-board-top = On top of the discards: { $cards }
kp-board-player = { $seat }: { $points } round points, { $prizes } prizes; this round { $least } to { $most }; cards in hand: { $hand }
kp-board-rear = German ships
kp-board-front = merchants
kp-board-hand = Your hand
kp-board-peek = The next cards
kp-board-committed = Face down
kp-board-covered = a card
kp-board-played = Played

kp-mark-damaged = damaged
kp-mark-low = limited supply
kp-mark-recognised = recognised
kp-mark-refuge = in refuge
kp-mark-prize = prize
kp-mark-raider = raider
kp-mark-mines = mines
kp-mark-night = night
kp-mark-reaction = reaction

kp-use-action = action half
kp-use-force = Intercept! by British forces
kp-use-ship = Intercept!
kp-use-mines = mines

kp-rule-1-0 = Parts of the game
    .summary = Ship cards, action cards, solitaire cards, dice and markers.
kp-rule-1-1 = The cards
    .summary = Four decks: 20 German ships, 60 merchants, 92 action cards, 20 solitaire cards.
kp-rule-1-1-1 = Ship cards
    .summary = Each shows one historical ship with its dice and its victory prize.
kp-rule-1-1-2 = Action cards
    .summary = Every action card has two halves: Intercept! and an action of its own.
kp-rule-1-1-3 = Solitaire cards
    .summary = They decide what the phantom player does and how it answers.
kp-rule-1-1-4 = Signs on the cards
    .summary = Coins show dice, symbols show abilities.
kp-rule-1-1-4-1 = Attack coins
    .summary = The dice rolled when attacking.
kp-rule-1-1-4-2 = Defence coins
    .summary = The dice rolled when defending.
kp-rule-1-1-4-3 = Decision coins
    .summary = Challenge and response dice for special situations.
kp-rule-1-1-4-4 = Raiders
    .summary = Fourteen German ships are raiders and must be recognised before they can be attacked.
kp-rule-1-1-4-5 = Night action
    .summary = Some Intercept! halves happen by night: -1 to attack, and some answers are barred.
kp-rule-1-1-4-6 = Mines
    .summary = Some raiders and submarines lay mines.
kp-rule-1-1-4-7 = Coal pile
    .summary = Ships that burn much coal, for option 6.1.
kp-rule-1-1-4-8 = Sails
    .summary = The raider Seeadler sails, for option 6.2.
kp-rule-1-1-4-9 = Wölfchen
    .summary = The raider Wolf carries an aircraft, for option 6.3.
kp-rule-1-1-4-10 = Fast raiders
    .summary = Five converted liners, for options 6.6 and 6.10.
kp-rule-1-2 = The dice
    .summary = Of several dice only the highest one counts.
kp-rule-1-3 = Markers
    .summary = Damage and limited supply are marked on the ships.
kp-rule-1-3-1 = Damage markers
    .summary = A damaged ship carries a red marker.
kp-rule-1-3-2 = Limited supply markers
    .summary = A German ship short of supplies carries a black marker.
kp-rule-2-0 = Plan of operations
    .summary = Three rounds; a round ends with the last action card drawn.
kp-rule-2-1 = First deal
    .summary = Some action cards are removed unseen, then ships and hands are dealt.
kp-rule-2-1-1 = Four players
    .summary = 12 cards are removed, 80 stay.
kp-rule-2-1-2 = Three players
    .summary = 32 cards are removed, 60 stay.
kp-rule-2-1-3 = Two players
    .summary = 52 cards are removed, 40 stay.
kp-rule-2-1-4 = Other deck sizes
    .summary = The players may agree on another number, but never on the whole deck.
kp-rule-2-1-5 = The deal
    .summary = Three German ships, three merchants and six action cards each.
kp-rule-2-2 = Forces
    .summary = Ships lie open in two rows, hands are hidden.
kp-rule-2-3 = Scoring a round
    .summary = Victory prizes are counted and turned into round points.
kp-rule-2-3-1 = German ships need merchants
    .summary = No more German ships count than merchants; the excess leaves at random.
kp-rule-2-3-2 = Cards with points
    .summary = Sunk AMCs, Q-Ships and submarines add their prize.
kp-rule-2-3-3 = Round points
    .summary = The most prizes earn most points, one less for each place.
kp-rule-2-3-3-1 = Fewer players
    .summary = With three players 3 to 1 points, with two 2 or 1.
kp-rule-2-3-3-2 = No prizes
    .summary = Nothing earns nothing; the others keep their places.
kp-rule-2-3-3-3 = Ties
    .summary = Tied players get the higher points; nobody below moves up.
kp-rule-2-4 = Next rounds
    .summary = Markers off, used ships under their decks, cards back.
kp-rule-2-4-1 = Keeping a ship
    .summary = One surviving German ship may be kept.
kp-rule-2-4-2 = New merchants
    .summary = Three new merchants each.
kp-rule-2-4-3 = New German ships
    .summary = Dealt up to three; all raiders start disguised.
kp-rule-2-4-4 = New action deck
    .summary = All action cards are shuffled and some removed again.
kp-rule-2-4-5 = Price of keeping
    .summary = A kept ship costs one card of the new hand.
kp-rule-2-5 = The winner
    .summary = Most round points, then most prizes, then another round.
kp-rule-3-0 = Playing
    .summary = Turns go round; the player at turn attacks, others defend.
kp-rule-3-1 = Turns
    .summary = A die decides who begins; later rounds begin with the lowest points.
kp-rule-3-1-1 = A turn
    .summary = Play any legal cards or none, then draw one.
kp-rule-3-1-1-1 = Hand size
    .summary = There is no limit.
kp-rule-3-1-1-2 = Illegal cards
    .summary = A card that cannot be played is discarded.
kp-rule-3-1-2 = Own ships
    .summary = Nobody may harm his own ships on purpose, except by Scuttle.
kp-rule-3-1-3 = One opponent
    .summary = All attacks of a turn go against the same opponent.
kp-rule-3-1-3-1 = Once for each own ship
    .summary = A ship intercepts or lays mines once a turn.
kp-rule-3-1-3-2 = Once for each target
    .summary = A ship is intercepted once a turn.
kp-rule-3-1-3-3 = Merchants several times
    .summary = Mines and torpedoes may be added to the one Intercept!.
kp-rule-3-1-4 = Other hostile cards
    .summary = They may hit the attacked opponent and one other.
kp-rule-3-1-4-1 = Without an attack
    .summary = Then they all hit a single opponent.
kp-rule-3-1-4-2 = Unplayed cards
    .summary = Committed but unplayed cards are discarded.
kp-rule-3-1-5 = Discards
    .summary = First the player at turn, then the defenders, each in his own order.
kp-rule-3-1-6 = New merchants
    .summary = At the end of a turn everybody is back to three.
kp-rule-3-1-7 = Top discards
    .summary = The top two discards may be looked at.
kp-rule-3-1-8 = Victory piles
    .summary = They are open to all.
kp-rule-3-1-9 = Cards left
    .summary = The deck may be counted.
kp-rule-3-1-10 = Ship decks
    .summary = They are shuffled only when all their cards have been used.
kp-rule-3-2 = Playing action cards
    .summary = All cards of a turn are committed first, then resolved in any order.
kp-rule-3-2-1 = Committing
    .summary = A card is laid face down by the half to be used.
kp-rule-3-2-1-1 = Intercept! on a ship
    .summary = One card lies on the ship that will intercept.
kp-rule-3-2-1-2 = Mines on a raider
    .summary = Lay Mines lies on the raider that lays them.
kp-rule-3-2-1-3 = British forces
    .summary = Their Intercept! cards lie before the force, one for each target.
kp-rule-3-2-1-4 = Other cards
    .summary = They lie before the force.
kp-rule-3-2-2 = Reactions
    .summary = They are played in an opponent's turn in answer to a card.
kp-rule-3-2-2-1 = From the hand
    .summary = The defender plays them from the hand before the card is resolved.
kp-rule-3-2-2-2 = One reaction
    .summary = Only one for each Intercept! or card.
kp-rule-3-2-3 = Hunting German ships
    .summary = British forces use the dice of the Intercept! half.
kp-rule-3-2-3-1 = Recognition
    .summary = Raiders and prizes must be recognised first.
kp-rule-3-2-3-2 = Warships
    .summary = They are always recognised.
kp-rule-3-2-3-3 = Surprise only
    .summary = One Surprise Attack may be added, nothing else.
kp-rule-3-2-3-4 = Sunk German ships
    .summary = They join the hunter's victory pile.
kp-rule-3-2-4 = Attacking merchants
    .summary = By German ships, mines and torpedoes.
kp-rule-3-2-4-1 = Merchants are known
    .summary = They can be intercepted at any time.
kp-rule-3-2-4-2 = Helping cards
    .summary = Any number may be added.
kp-rule-3-2-4-3 = Sunk merchants
    .summary = They join the attacker's victory pile.
kp-rule-3-2-5 = Prizes
    .summary = A captured merchant joins the captor's rear row.
kp-rule-3-2-5-1 = How to capture
    .summary = Boarding Party or Non-Combatant is needed.
kp-rule-3-2-5-2 = Resupply by capture
    .summary = The capturing ship loses its limited supply marker.
kp-rule-3-2-5-3 = Value of prizes
    .summary = Twice the prize if it survives or reaches port, once if it is sunk.
kp-rule-3-2-6 = Safe Passage
    .summary = An intact merchant or prize that survived an Intercept! may run for port.
kp-rule-3-2-6-1 = Its dice
    .summary = The ship's own challenge against its response.
kp-rule-3-2-6-2 = Its result
    .summary = Success scores the ship for its owner.
kp-rule-3-2-7 = Dice
    .summary = Both sides roll; the highest die of each is compared.
kp-rule-3-2-7-1 = Attacks
    .summary = More damages, twice as much sinks.
kp-rule-3-2-7-2 = Decisions
    .summary = The challenge must exceed the response.
kp-rule-3-2-7-3 = Modifiers
    .summary = All add; no result falls below 1.
kp-rule-3-2-7-4 = Limited supply
    .summary = -2 to the attack of such a ship.
kp-rule-3-2-7-5 = Damaged ships
    .summary = -2 to attack and -2 to defence.
kp-rule-3-2-7-6 = Night action
    .summary = -1 to the attack.
kp-rule-3-2-8 = Using committed cards
    .summary = They are turned up in any order.
kp-rule-3-2-8-1 = Announcing a raid
    .summary = Name the target, turn up the card on the ship and those that help.
kp-rule-3-2-8-2 = Announcing mines
    .summary = Turn up the card on the raider.
kp-rule-3-2-8-3 = Announcing British forces
    .summary = Name the target and turn up the card before the force.
kp-rule-3-2-8-4 = Announcing other cards
    .summary = Say what is done and turn the card up.
kp-rule-3-2-9 = Sample turns
    .summary = Three turns of a game of three.
kp-rule-3-2-9-1 = First sample turn
    .summary = A recognised raider is hunted with surprise.
kp-rule-3-2-9-2 = Second sample turn
    .summary = Two merchants, a capture and a torpedo.
kp-rule-3-2-9-3 = Third sample turn
    .summary = Shallow water, mines, a deception and some spying.
kp-rule-3-3 = Summary of the cards
    .summary = 39 kinds of action card, 92 cards.
kp-rule-3-3-1 = AMC
    .summary = An armed merchant cruiser meets the ship that intercepts your merchant; both fire at once, and a raider is recognised.
kp-rule-3-3-2 = Blockade Runner
    .summary = Each of your ships in limited supply may be resupplied; +2 if you hold a prize.
kp-rule-3-3-3 = Boarding Party
    .summary = Added to an Intercept! of an intact merchant: a sinking becomes a capture, damage is ignored.
kp-rule-3-3-4 = Break Contact
    .summary = May cancel an Intercept! by day; -2 for damage and -2 for limited supply.
kp-rule-3-3-5 = Breakout
    .summary = A new warship or raider joins you, or two if the challenge doubles the response.
kp-rule-3-3-6 = Collier
    .summary = All your ships in limited supply are resupplied.
kp-rule-3-3-7 = Damage Control
    .summary = Repairs one of your damaged ships.
kp-rule-3-3-8 = Deception
    .summary = In the next turn an opponent may play only one card, drawn at random, by its action half.
kp-rule-3-3-9 = Fair Seas
    .summary = One of your intact merchants or prizes tries for Safe Passage with +1.
kp-rule-3-3-10 = Fast Ship
    .summary = A raider intercepting your intact merchant by day has -2.
kp-rule-3-3-11 = Fog Bank
    .summary = In the next turn an opponent plays and draws nothing; until then only Heavy Weather reaches that force.
kp-rule-3-3-12 = Good Hunting
    .summary = A raider intercepts two merchants with one card.
kp-rule-3-3-13 = Heavy Weather
    .summary = Every damaged ship of an opponent outside a refuge may founder; nobody scores.
kp-rule-3-3-14 = Intelligence
    .summary = Read an opponent's hand, or look at the next cards of the deck and order them.
kp-rule-3-3-15 = Interned
    .summary = May remove an opponent's warship or recognised ship; +2 for damage and +2 for limited supply.
kp-rule-3-3-16 = Interrogate
    .summary = May recognise a disguised raider or prize, which is then intercepted at once.
kp-rule-3-3-17 = Island Refuge
    .summary = One of your warships or raiders hides, may be supplied and repaired, and only a Monitor can reach it.
kp-rule-3-3-18 = Lay Mines
    .summary = A raider with mines attacks all merchants of an opponent.
kp-rule-3-3-19 = Minesweeper
    .summary = Sweeps all mines before they do harm.
kp-rule-3-3-20 = Monitor
    .summary = Intercepts a ship in Island Refuge with +2.
kp-rule-3-3-21 = Non-Combatant
    .summary = -2 for the ship that intercepts your intact merchant, which can only be captured; +2 for its Safe Passage.
kp-rule-3-3-22 = QQQ
    .summary = The raider is recognised when its Intercept! is over.
kp-rule-3-3-23 = Q-Ship
    .summary = The merchant was a decoy: guns if the submarine is lured, else its torpedo and then depth charges.
kp-rule-3-3-24 = Razzle-Dazzle
    .summary = May cancel a torpedo attack.
kp-rule-3-3-25 = Recalled
    .summary = After one of your merchants was sunk, the ship that did it may have to go home.
kp-rule-3-3-26 = Recon Aircraft
    .summary = Take two random cards from an opponent's hand.
kp-rule-3-3-27 = Reflag
    .summary = Disguises one of your recognised raiders or prizes again.
kp-rule-3-3-28 = Rendezvous Missed
    .summary = Each German ship of an opponent outside a refuge may fall into limited supply; -2 if a prize is at hand.
kp-rule-3-3-29 = Scuttle
    .summary = Removes one of your damaged ships, so that nobody scores it.
kp-rule-3-3-30 = Second Chance
    .summary = After this turn you have another one.
kp-rule-3-3-31 = Shallow Run
    .summary = Escapes an Intercept! by day; the ship may be damaged, or sunk if it was damaged before.
kp-rule-3-3-32 = Shipping Lanes
    .summary = A warship intercepts all three merchants with one card.
kp-rule-3-3-33 = Slim Pickings
    .summary = Cancels the Intercept! of one merchant, or leaves a group Intercept! only one.
kp-rule-3-3-34 = Submarine
    .summary = Torpedoes one merchant.
kp-rule-3-3-35 = Minelaying submarine
    .summary = Torpedoes one merchant, or lays mines against all.
kp-rule-3-3-36 = Surprise Attack
    .summary = Added to an Intercept!: +2, and Break Contact, Shallow Run and Fast Ship cannot answer.
kp-rule-3-3-37 = Transfer Command
    .summary = A warship or recognised ship of an opponent may join you.
kp-rule-3-3-38 = Trap
    .summary = Your merchant is armed and fires at the same time; a raider is recognised.
kp-rule-3-3-39 = Wireless Intercept
    .summary = Take the top two discards into your hand.
kp-rule-4-0 = Teams
    .summary = Two teams of two; hands stay hidden from the partner.
kp-rule-4-1 = Seats
    .summary = Partners sit opposite each other.
kp-rule-4-2 = No harm to the partner
    .summary = Nobody may hurt the partner's ships or score them.
kp-rule-4-3 = Opponents
    .summary = Only the other team is hostile.
kp-rule-4-4 = Own cards
    .summary = They help only the player who plays them.
kp-rule-4-5 = Reactions
    .summary = Nobody reacts for the partner.
kp-rule-4-6 = Leaving a refuge
    .summary = A ship that leaves may join the partner.
kp-rule-4-7 = Double Breakout
    .summary = One of the two ships may join the partner.
kp-rule-4-8 = Team points
    .summary = The round points of both partners are added.
kp-rule-4-9 = Ships between rounds
    .summary = Partners may exchange their survivors.
kp-rule-4-10 = The winning team
    .summary = The most points win.
kp-rule-5-0 = Solitaire
    .summary = One player against a phantom that follows cards and its best interest.
kp-rule-5-1 = Set-up
    .summary = Intelligence and Wireless Intercept stay out.
kp-rule-5-1-1 = Deck
    .summary = 40 action cards are played with.
kp-rule-5-1-2 = Deal
    .summary = As for two players; the phantom's hand is set aside.
kp-rule-5-1-3 = First turn
    .summary = Any method; here a die.
kp-rule-5-1-4 = End of a round
    .summary = Points as usual; the player chooses kept ships for both.
kp-rule-5-1-5 = Next rounds
    .summary = Both decks are shuffled and dealt again.
kp-rule-5-2 = The live player
    .summary = Normal rules with a few exceptions.
kp-rule-5-2-1 = Discards
    .summary = They stay face down.
kp-rule-5-2-2 = Recon Aircraft
    .summary = Takes two cards of the phantom's hand.
kp-rule-5-2-3 = The phantom's answers
    .summary = One card and a d4 for each interception, torpedo attack or mine laying.
kp-rule-5-3 = The phantom player
    .summary = Its turn is drawn from the solitaire cards.
kp-rule-5-3-1 = Shuffling
    .summary = When the deck is used up and after each phantom turn.
kp-rule-5-3-2 = Its draw
    .summary = It draws a card unseen onto the discards.
kp-rule-5-3-3 = Its turn
    .summary = Cards are drawn until one ends the turn.
kp-rule-5-3-3-1 = A 1
    .summary = The turn is over.
kp-rule-5-3-3-2 = A 2 that cannot be done
    .summary = The turn is over.
kp-rule-5-3-3-3 = A 2
    .summary = An Intercept! with the special acts drawn, then the turn goes on.
kp-rule-5-3-3-4 = Acts that end the turn
    .summary = Marked ET: the turn ends, done or not.
kp-rule-5-3-3-5 = Other acts
    .summary = Done if possible, then the turn goes on.
kp-rule-5-3-3-6 = Its Deception and Fog Bank
    .summary = They are remembered for the next turn.
kp-rule-5-3-3-7 = Its refuge
    .summary = A damaged, hungry or recognised ship hides until it is whole.
kp-rule-5-3-3-8 = Its aircraft
    .summary = Two of your cards go to the discards.
kp-rule-5-3-3-9 = Deceived
    .summary = A single act from box 3 or 4.
kp-rule-5-3-3-10 = Spotted
    .summary = The same after a Recon Aircraft.
kp-rule-5-3-3-11 = Its questions
    .summary = Lowest prize, highest prize or any disguised ship.
kp-rule-5-3-3-12 = Its flags
    .summary = At the end of its turn one ship may be hidden again.
kp-rule-5-4 = Sample turns
    .summary = Two turns of a solitaire game.
kp-rule-5-4-1 = The phantom's turn
    .summary = A capture, a torpedo and an aircraft.
kp-rule-5-4-2 = The player's turn
    .summary = A raid that is answered and an internment.
kp-rule-6-0 = Optional rules
    .summary = Each is a switch; any may be combined.
kp-rule-6-1 = Coal piles
    .summary = Coal-hungry ships run short sooner.
kp-rule-6-1-1 = Rendezvous Missed
    .summary = +2 for coal-hungry ships.
kp-rule-6-1-2 = Blockade Runner
    .summary = -1 for coal-hungry ships.
kp-rule-6-1-3 = Island Refuge
    .summary = -1 to their resupply.
kp-rule-6-2 = Sails
    .summary = Seeadler needs little coal but is slow.
kp-rule-6-2-1 = Rendezvous Missed
    .summary = -2 for Seeadler.
kp-rule-6-2-2 = Blockade Runner
    .summary = +1 for Seeadler.
kp-rule-6-2-3 = Island Refuge
    .summary = +1 to its resupply.
kp-rule-6-2-4 = Seeadler breaks contact
    .summary = -2 to its attempt.
kp-rule-6-2-5 = Breaking contact with Seeadler
    .summary = +2 for the merchant.
kp-rule-6-2-6 = Fast Ship against Seeadler
    .summary = -4 in all.
kp-rule-6-3 = Wölfchen
    .summary = The aircraft of Wolf.
kp-rule-6-3-1 = Surprise by Wolf
    .summary = Surprise Attack gives +4.
kp-rule-6-3-2 = No Slim Pickings
    .summary = It cannot answer Wolf.
kp-rule-6-3-3 = Wolf breaks contact
    .summary = +2 to its attempt.
kp-rule-6-4 = Tournament balance
    .summary = Equal forces in the first round.
kp-rule-6-4-1 = Warships
    .summary = One of four equal warships each.
kp-rule-6-4-2 = Raiders
    .summary = Two raiders each from a pool of ten.
kp-rule-6-4-3 = Merchants
    .summary = One each of prize 5, 7 and 9.
kp-rule-6-5 = Beyond 1914
    .summary = Only ships still at sea in 1915.
kp-rule-6-5-1 = Ships left out
    .summary = Eight German ships stay out.
kp-rule-6-5-2 = No shuffle in a round
    .summary = Lost ships do not return before the next round.
kp-rule-6-5-3 = Breakout cards out
    .summary = With four players they may be left out.
kp-rule-6-5-4 = Merchants left out
    .summary = 19 merchants lost in 1914 stay out.
kp-rule-6-6 = Fast raiders
    .summary = Five converted liners.
kp-rule-6-6-1 = Full steam
    .summary = They may chase a Fast Ship and ignore its -2.
kp-rule-6-6-1-1 = Coal burnt
    .summary = Afterwards the raider may be short of supplies.
kp-rule-6-6-1-2 = Not when short
    .summary = A raider in limited supply cannot chase.
kp-rule-6-6-2 = Deep hulls
    .summary = -2 in a Shallow Run.
kp-rule-6-7 = Keeping more ships
    .summary = Up to three ships may be kept.
kp-rule-6-7-1 = Two kept
    .summary = Four action cards.
kp-rule-6-7-2 = Three kept
    .summary = Three action cards.
kp-rule-6-8 = Additional damage
    .summary = Damage adds up.
kp-rule-6-8-1 = More markers
    .summary = Each further hit adds a marker.
kp-rule-6-8-2 = Their weight
    .summary = Each marker modifies attack, defence and escapes by 2.
kp-rule-6-8-3 = Repairs
    .summary = One marker at a time.
kp-rule-6-9 = Torpedoes against prizes
    .summary = A submarine may attack a disguised prize by mistake.
kp-rule-6-9-1 = The mistake
    .summary = A decision must succeed first.
kp-rule-6-9-2 = Answers
    .summary = Razzle-Dazzle, but no Q-Ship.
kp-rule-6-10 = Pursuit into the shallows
    .summary = A German ship may follow a merchant that takes a Shallow Run.
kp-rule-6-10-1 = Announcing it
    .summary = Before the merchant rolls.
kp-rule-6-10-2 = Both cross
    .summary = Both roll at once; damage counts at once.
kp-rule-6-10-3 = Damaged ships
    .summary = A damaged ship that fails is sunk.
kp-rule-6-10-4 = Liners
    .summary = -2 for the five fast raiders.
kp-rule-6-11 = Sailing merchants
    .summary = Twelve merchants are slow.
kp-rule-6-11-1 = Barred cards
    .summary = No AMC, Q-Ship or Fast Ship.
kp-rule-6-11-2 = Breaking contact
    .summary = -2 for them.
kp-rule-6-12 = Stores from prizes
    .summary = Prizes supply German ships when asked.
kp-rule-6-12-1 = Resupply
    .summary = One ship for each prize and turn.
kp-rule-6-12-2 = Used up
    .summary = Afterwards the prize may be sunk and scored once.
kp-rule-6-12-3 = At capture
    .summary = Stores are no longer free; they may be declined.

# What a computer player weighs.
kp-term-prizes = prizes
kp-term-afloat = ships afloat
kp-term-hand = cards in hand
kp-term-rounds = points of the rounds
