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
