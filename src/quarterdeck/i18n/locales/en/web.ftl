# Words of the browser client.
web-nation = { $nation ->
    [british] British
    [french] French
    [spanish] Spanish
    [dutch] Dutch
    [danish] Danish
    [german] German
    [american] American
   *[other] neutral
}
web-home = Home
web-phase = Phase
web-wind = Wind
web-clock = Clock
web-rule = Rule { $rule }
web-rule-unknown = This rule has no summary here yet; the number is that of the rulebook.
web-odds = The odds there were, one dot for each face of the die
web-open-roll = Show the arithmetic of this roll
web-step-back = Step back
web-step-on = Step on
web-play = Play
web-pause = Pause
web-timeline = Timeline of the battle
web-points = Points
web-minimap = The whole chart; click to go there
web-tab-orders = Orders
web-tab-ship = Ship
web-tab-log = Log
web-undo-step = Undo step
web-die = die
web-dot-is-face = dot = one die face

web-fc-chart = Chart of the action
web-fc-port-arc = PORT ARC
web-fc-stbd-arc = STARBOARD ARC
web-fc-running = running
web-fc-reaching = reaching
web-fc-beating = beating
web-fc-aback = aback
web-fc-shoal = Shoal
web-fc-shoal-what = grounding −1
web-fc-bank = Bank
web-fc-bank-what = grounding −2
web-fc-flat = Flat
web-fc-flat-what = aground at once
web-fc-land = Land
web-fc-land-what = no entry
web-fc-ship-spoken = { $name }, { web-nation }, { $guns } guns, at { $hex }: hull { $hull } %, rigging { $rig } %, crew { $crew } %
web-fc-line-of-battle = Line of battle
web-fc-order = { $order ->
    [name] by name
    [hurt] worst first
   *[column] by column
}
web-fc-hull-short = hull
web-fc-rig-short = rig
web-fc-crew-short = crew
web-fc-bars = hull { $hull } %, rigging { $rig } %, crew { $crew } %
web-fc-firepower = Firepower
web-fc-at = { $what ->
    [hull] At her hull
   *[rig] At her rigging
}
web-fc-mean = mean
web-fc-fire-check = fire check
web-fc-crew-too = crew too
web-fc-no-ship = Choose a ship on the chart.

web-tagline = three naval wargames, at your table
web-navigation = Main menu
web-lobby = Lobby
web-open-count = { $count } open
web-my-games = My games
web-replays = Replays
web-language = Language
web-night = Night watch theme
web-your-decision = Your decision
web-new-game = New game
web-scenarios = Scenarios
web-choose-battle = Choose your battle
web-guns = guns
web-rules-head = Rules
web-rules-note = the book as printed, unless you say otherwise
web-seats = Seats
web-sits-me = Me
web-sits-here = Friend here
web-sits-link = Friend by link
web-sits-computer = Computer
web-level = { $level ->
    [midshipman] midshipman
    [lieutenant] lieutenant
    [captain] captain
    [admiral] admiral
    [random] cabin boy
   *[other] { $level }
}
web-set-sail = Set sail for { $scenario }
web-saved-always = Saved at every decision.

web-undo = Undo
web-sg-mat = The play mat
web-sg-ships = The ships
web-sg-ship-spoken = { $name }, { web-nation }, commanded by { $who }: hull { $hull } of { $boxes }, crew { $crew } of { $boxes }, { $state }
web-sg-card-spoken = Card { $id }, veer { $veer }, { $kind ->
    [turn_left] to port
    [turn_right] to starboard
    [sideslip_left] slip to port
    [sideslip_right] slip to starboard
   *[straight] straight on
}
web-sg-aback = taken aback
web-sg-aback-short = aback
web-sg-beating = beating
web-sg-reaching = reaching
web-sg-running = running
web-sg-run = run
web-sg-beating-running = beating, running
web-sg-front = front
web-sg-full = full
web-sg-rear = rear
web-sg-chain = chain
web-sg-grape = grape
web-sg-short = short
web-sg-long = long
web-sg-rim = Rim and wind
web-sg-hull-burden = Hull, burden { $burden }
web-sg-guns-front = guns front,{" "}
web-sg-guns-full = full
web-sg-guns-rear = , rear:
web-sg-crew = Crew
web-sg-actions = actions
web-sg-musketry = musketry
web-sg-port = Port
web-sg-starboard = Starboard
web-sg-shot-box = Shot box
web-sg-zero-box = 0 box
web-sg-ammo = { $kind ->
    [ball] ball
    [chain] chain shot
    [grape] grape
    [double] double shot
   *[other] { $kind }
}
web-sg-this-turn = This turn
web-sg-next-turn = Next turn
web-sg-hand = Hand, deck { $deck }
web-sg-sail-now = { $sail ->
    [full] full sail:
    [backing] backing sail:
    [furled] furled:
   *[battle] battle sail:
}
web-sg-green = green, reaching
web-sg-orange = orange, beating
web-sg-crew-actions = Crew actions
web-sg-too-far = too far: veer is { $limit }
web-sg-open-to-her = open to her: within { $limit ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $limit }
} of this turn’s { $from }

web-tab-card = Card
web-kp-chart = Chart of the Atlantic
web-kp-ocean = North Atlantic
web-kp-azores = Azores
web-kp-spain = Spain
web-kp-lane-channel = New York to the Channel
web-kp-lane-indies = West Indies to Gibraltar
web-kp-turn = Turn
web-kp-plays-now = PLAYS NOW
web-kp-this-one = this one
web-kp-in-hand = in hand
web-kp-to-play = To play
web-kp-nothing-laid = nothing laid
web-kp-victory = Victory
web-kp-points = points
web-kp-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-kp-decks = Decks
web-kp-action-deck = Action deck
web-kp-left = { $count } left
web-kp-discards = discards, top two
web-kp-ships-left = ships, { $count }
web-kp-merchants-left = merchants, { $count }
web-kp-your-force = Your force
web-kp-you = You
web-kp-laid-ahead = laid ahead
web-kp-in-pile = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in your victory pile:
web-kp-laid-note = laid ahead for your turn, others see backs
web-kp-your-hand = Your hand
web-kp-hand-card = { $card }{ $may ->
    [yes] , may be played
   *[no] {""}
}
web-kp-may-choose = may be chosen now
web-kp-window = Decision
web-kp-attack-caps = ATTACK
web-kp-defence-caps = DEFENCE
web-kp-then = then
web-kp-then-pass = pass
web-kp-you-may = You may play
web-kp-sunk = sunk
web-kp-damaged = damaged
web-kp-unhurt = unhurt
web-kp-home-safe = home safe
web-kp-missed = missed
web-kp-do = Play { $what }
web-kp-look = Choose a card on the table to look at it.
web-kp-prizes-round = Victory prizes this round
web-kp-odds-were = The odds there were, in 100
web-kp-cat = { $cat ->
    [reaction] Answer
    [own] Own force
    [assist] Assist
    [attack] Attack
    [opponent] Opponent
   *[meta] Staff
}
web-kp-intercept = Intercept!
web-kp-by-day = by day
web-kp-low-coal = low coal
web-kp-refuge = refuge
web-kp-prize = prize
web-kp-displacement = Displacement
web-kp-armament = Armament
web-kp-tonnage = Tonnage
web-kp-tons = tons
web-kp-sailing-ship = Sailing ship
web-kp-steamer = Steamer
web-kp-light-cruiser = Light cruiser
web-kp-sailing-raider = Sailing raider
web-kp-liner-raider = Liner raider
web-kp-raider = Raider
web-kp-always-recognised = always recognised
web-kp-recognised = recognised
web-kp-disguised = disguised
web-kp-against = against
web-kp-card-back = card back
web-kp-safe-passage = safe passage
web-kp-fate = { $how ->
    [taken] taken by { $by }, { $year }
    [mined] mined by { $by }, { $year }
   *[sunk] sunk by { $by }, { $year }
}
web-kp-text-amc = A merchant cruiser fights in her place.
web-kp-text-blockade-runner = Each ship in limited supply may be resupplied.
web-kp-text-boarding-party = A merchant sunk is taken as a prize instead.
web-kp-text-break-contact = Make smoke and run: the Intercept! may fail.
web-kp-text-breakout = Slip the blockade: draw a warship or raider, or two.
web-kp-text-collier = Coal for one ship in limited supply.
web-kp-text-damage-control = One damaged ship of yours is made whole.
web-kp-text-deception = Next turn one opponent plays a single card, drawn blind.
web-kp-text-fair-seas = Your merchants try for home at once.
web-kp-text-fast-ship = She has the legs of her: −2 to a raider’s attack. Not at night.
web-kp-text-fog-bank = One opponent may not intercept in his next turn.
web-kp-text-good-hunting = A raider’s Intercept! may take two merchants.
web-kp-text-heavy-weather = Each damaged ship of one opponent may founder.
web-kp-text-intelligence = Read a hand, or look at the cards to come and order them.
web-kp-text-interned = A damaged ship may be held in a neutral port.
web-kp-text-interrogate = Challenge a disguised ship; if recognised, attack her.
web-kp-text-island-refuge = Hide, coal and repair. Stays on the ship.
web-kp-text-lay-mines = A minelayer attacks every merchant of one opponent.
web-kp-text-minesweeper = Sweep a whole mine attack away.
web-kp-text-monitor = Shells a ship in her Island Refuge, +2.
web-kp-text-non-combatant = She is no target: the attack is called off.
web-kp-text-qqq = “Raider!” She is recognised when the Intercept! is over.
web-kp-text-q-ship = Her guns were hidden: she fights back.
web-kp-text-razzle-dazzle = Dazzle paint may spoil a submarine’s aim.
web-kp-text-recalled = After she sinks a merchant: order the raider home.
web-kp-text-recon-aircraft = Take two cards at random from one hand.
web-kp-text-reflag = A neutral flag: the attack on her is over.
web-kp-text-rendezvous-missed = One ship may be left without coal.
web-kp-text-scuttle = Sink a damaged ship of your own; no prize for others.
web-kp-text-second-chance = Roll once more, or play another turn.
web-kp-text-shallow-run = Over the bar: she escapes by day, perhaps damaged.
web-kp-text-shipping-lanes = A warship’s Intercept! may take three merchants.
web-kp-text-slim-pickings = Cancel an Intercept! of one merchant, or cut a group to one.
web-kp-text-submarine-u = A torpedo at one merchant of one opponent.
web-kp-text-submarine-uc = Torpedo at one merchant, or mines against all.
web-kp-text-surprise-attack = +2 to the attack. No Break Contact, Fast Ship or Shallow Run.
web-kp-text-transfer-command = One of his ships may be called away.
web-kp-text-trap = A cruiser lay in wait beside her: she fires back.
web-kp-text-wireless-intercept = Take the top two discards into your hand.
