# Words of the browser client.
web-nation = { $nation ->
    [british] British
    [french] French
    [spanish] Spanish
    [dutch] Dutch
    [danish] Danish
   *[other] neutral
}
web-home = Home
web-phase = Phase
web-wind = Wind
web-clock = Clock
web-rule = Rule { $rule }
web-ruling = Ruling { $n }
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
web-tab-fleet = Fleet
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
web-sits-link = By link
web-sits-computer = Computer
web-level = { $level ->
    [random] cabin boy
    [midshipman] midshipman
    [lieutenant] lieutenant
    [captain] captain
    [admiral] admiral
   *[other] { $level }
}
web-tempered = { $temper ->
    [bold] bold { web-level }
    [careful] careful { web-level }
   *[other] { web-level }
}
web-temper = { $temper ->
    [bold] bold
    [careful] careful
   *[other] by the book
}
web-set-sail = Set sail for { $scenario }
web-saved-always = Saved at every decision.

web-undo = Undo
web-sg-mat = The play mat
web-sg-ships = The ships
web-sg-ship-spoken = { $name }, { web-nation }, commanded by { $who }: hull { $hull } of { $boxes }, crew { $crew } of { $boxes }, { $state }
web-sg-card-spoken = Card { $id }, veer { $veer }, { $kind }
web-sg-aback = taken aback
web-sg-aback-short = aback
web-sg-beating = beating
web-sg-reaching = reaching
web-sg-running = running
web-sg-reach = reaching
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
web-kp-cards-in-pile = { $count ->
    [one] card in your victory pile:
   *[other] cards in your victory pile:
}
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
web-kp-text-blockade-runner = Each ship short of coal may get some.
web-kp-text-boarding-party = An intact merchant is taken as a prize instead of sunk.
web-kp-text-break-contact = May slip away by day from an Intercept!
web-kp-text-breakout = Draw a German ship, or two if doubled.
web-kp-text-collier = Coal for all your ships in limited supply.
web-kp-text-damage-control = One damaged ship of yours is made whole.
web-kp-text-deception = Next turn one opponent plays a single card, drawn blind.
web-kp-text-fair-seas = One intact merchant or prize tries for port with +1.
web-kp-text-fast-ship = By day, if undamaged: −2 to a raider’s attack.
web-kp-text-fog-bank = Next turn a foe plays and draws nothing, out of reach.
web-kp-text-good-hunting = A raider’s Intercept! meets two merchants.
web-kp-text-heavy-weather = A foe’s damaged ships may founder.
web-kp-text-intelligence = Read a hand, or look at the cards to come and order them.
web-kp-text-interned = May hold a warship or a recognised ship.
web-kp-text-interrogate = May recognise a ship, then attacks her.
web-kp-text-island-refuge = Hide, coal and repair. Stays on the ship.
web-kp-text-lay-mines = Mines against all of one foe’s merchants.
web-kp-text-minesweeper = Sweep a whole mine attack away.
web-kp-text-monitor = Shells a ship in her Island Refuge, +2.
web-kp-text-non-combatant = −2 to the attack; taken, not sunk; +2 to reach port.
web-kp-text-qqq = “Raider!” She is recognised when the Intercept! is over.
web-kp-text-q-ship = A decoy: guns, or else depth charges.
web-kp-text-razzle-dazzle = Dazzle paint may spoil a submarine’s aim.
web-kp-text-recalled = After a sinking: she may have to go home.
web-kp-text-recon-aircraft = Take two cards at random from one hand.
web-kp-text-reflag = A recognised raider or prize is disguised again.
web-kp-text-rendezvous-missed = Each of a foe’s ships may run short of coal.
web-kp-text-scuttle = Sink a damaged ship of your own; no prize for others.
web-kp-text-second-chance = After this turn you play another.
web-kp-text-shallow-run = Flees by day over the shoals, maybe damaged.
web-kp-text-shipping-lanes = A warship’s Intercept! meets three merchants.
web-kp-text-slim-pickings = Cancel an Intercept! of one merchant, or cut a group to one.
web-kp-text-submarine-u = Torpedoes at one merchant.
web-kp-text-submarine-uc = Torpedoes at one merchant, or mines.
web-kp-text-surprise-attack = +2 to the attack. No Break Contact, Fast Ship or Shallow Run.
web-kp-text-transfer-command = A recognised ship or warship may join you.
web-kp-text-trap = She is armed and fires back at the same time.
web-kp-text-wireless-intercept = Take the top two discards into your hand.

web-as-seen-by = As seen by
web-broken = Something on this page has come adrift.
web-cancel = Cancel
web-close = Close
# The letters round the wind rose, clockwise from the north.
web-compass-letters = N NE E SE S SW W NW
web-compass = { $point ->
    [n] the north
    [ne] the north-east
    [e] the east
    [se] the south-east
    [s] the south
    [sw] the south-west
    [w] the west
   *[nw] the north-west
}
web-computer = Computer
web-confirm = Confirm
web-continue = Continue { $scenario }
web-continue-short = Continue
web-copied = Copied
web-copy-link = Copy the link
web-curtain = Curtain between players
web-curtain-for = { $seat }, it is your turn
web-curtain-text = Take the screen. Nobody else should look while the curtain is open.
web-curtain-take = I am { $seat }
web-dice = dice
web-dice-highest = Highest of { $count } dice
web-dice-sum = Sum of { $count } dice
web-die-of = Die of { $sides } faces
web-download = Download record
web-draw = A drawn battle
web-filter-all = All
web-filter-large = Large
web-filter-shallows = Shallows
web-filter-small = Small
web-finished = The game is over
web-finished-games = Finished games
web-live-games = Being played now
web-loading = One moment …
web-look-as = Look as { $seat }
web-lost = The line is lost. What you see is the last that came; it will catch up.
web-menu = Menu
web-next = Next
web-none-here = Nothing here yet.
web-not-played = Not played yet
web-now-moves = now: { $ship } moves
web-now-phase = now: { $phase }
web-open-games = Open games
web-open-table = Open table
web-picture-png = Picture (PNG)
web-picture-svg = Picture (SVG)
web-pref-confirm = Ask before committing
web-pref-motion = Animations
web-pref-detail = Of their turn show
web-detail = { $level ->
    [all] every move
    [results] rolls and losses
   *[recap] the recap alone
}
web-pref-sound = Sound
web-pref-volume = Volume
web-problem-offline = The server does not answer.
web-problem-other = That did not work ({ $code }).
web-problem-taken = Somebody sits there already.
web-rematch = Play again
web-rematch-asked = Asked. It begins as soon as everybody wants it.
web-rematch-wanted = { $seats }: would like to play again.
web-replay = Replay
web-resign = Resign
web-resign-sure = Give this game up?
web-retry = Try again
web-scenario-count = { $count ->
    [one] { $count } scenario
   *[other] { $count } scenarios
}
web-seat-keys = Keys of my seat
web-seat-new-link = The new link to your seat. Keep it to yourself.
web-seat-open = open
web-seat-other-browser = Another browser
web-seat-program = A program with the key
web-seat-renew = Renew the key
web-seat-renew-text = If somebody else may have the key, renew it: every other browser and program is out at once.
web-seat-seen = last seen { $seen }
web-seat-since = since { $since }, last seen { $seen }
web-seat-sockets = Connections open now: { $count }
web-seat-taken = taken
web-seat-this-browser = This browser
web-seat-uses = { $seat }: where the seat is used
web-setup = Set-up
web-share = Copy link
web-sheet = Change the height of this sheet
web-sit = Sit down
web-spectator = A spectator
web-speed = Speed
web-total = Total
web-total-table = Total, on { $table }
web-turn = { $turn ->
    [0] Before turn 1
   *[other] Turn { $turn }
}
web-turn-of = Turn { $turn } of { $turns }
web-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
web-under = { $seat }, under { $admiral }
web-waiting = Waiting
web-waiting-for = Waiting for: { $seats }.
web-waiting-room = Waiting for players
web-waiting-text = The game begins when every seat is taken. You may close this page; the game stays.
web-watch = Watch
web-watching = You are watching
web-why = Why?
web-wins = Victory: { $seats }
web-your-name = Your name

web-fc-title = Flying Colors
web-fc-overline = Fleet actions, 1756 to 1805
web-fc-text = Lead the line. Twenty-one battles from Minorca to Trafalgar, every ship with her own guns, hull and crew.
web-fc-first = Two players, from half an hour to an evening.
web-fc-class = { $class ->
    [first] 3 decks
    [third] 80, 74
    [fourth] 64, 50
   *[frigate] frigates
}
web-fc-command = Range
web-fc-command-of = Command of { $leader }, { $left ->
    [one] one ship still to act
   *[other] { $left } ships still to act
}
web-fc-hull = Hull
web-fc-rigging = Rigging
web-fc-crew = Crew
web-fc-ends = the game ends after turn { $turns }, or when a fleet breaks
web-fc-fire-hull = Fire at hull
web-fc-fire-rig = At rigging
web-fc-fired = fired
web-fc-ready = ready
web-fc-guns = Guns
web-fc-rate = Rate
web-fc-worth = Worth
web-fc-guns-rate = { $guns } guns, rate { $rate }
web-fc-hull-hits = hull hits
web-fc-rigging-hits = rigging hits
web-fc-maps = maps { $maps }
web-fc-barred = Not now: { $what }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
web-fc-mp = mp
web-fc-phase = { $phase ->
    [wind] Wind
    [commands] Commands
    [initiative] Initiative
    [activation] Activation
    [out_of_command] Out of command
    [drift] Melee, drift
    [victory] Reckoning
   *[other] Set-up
}
web-fc-plain-sail = plain sail
web-fc-range = range { $range }
web-fc-rate-at = Rate { $rate } at range { $range }
web-fc-scenario-text = { $ships } ships at their stations.
web-fc-shot-line = { $attack }, range { $range }, firepower { $firepower }
web-fc-side = { $side ->
    [port] port side
   *[starboard] starboard side
}
web-fc-side-range = { $side ->
    [port] to port
   *[starboard] to starboard
}, range { $range }
web-fc-state = { $state ->
    [damaged] damaged
    [burning] burning
    [struck] struck
    [anchored] anchored
    [aground] aground
    [irons] in irons
    [adrift] adrift
    [full] full sail
    [grappled] grappled
    [fouled] fouled
   *[prize] prize
}
web-fc-to-hex = to { $hex }
web-fc-wind-to = to { $to }{ $weather ->
    [calm] , calm
    [breezy] , breezy
   *[normal] {""}
}

web-sg-title = Sails of Glory
web-sg-overline = Ship duels in millimetres
web-sg-text = Plan in secret, sail at once, and trust your reckoning of the wind.
web-sg-first = Two to six captains, about an hour.
web-sg-card-first = Seal: set a card first
web-sg-token-first = Seal: choose first
web-sg-click-to-set = click to set { $card }
web-sg-tap-twice = A tap lifts a card, a second tap sets it.
web-sg-fold = Fold or unfold the sheet
web-sg-set = set
web-sg-set-card = Set { $card }
web-sg-empty = empty
web-sg-fired = fired
web-sg-loaded = loaded, face down
web-sg-free = free: tap one
web-sg-slot-free = free
web-sg-guns-deck = { $guns } guns, { $year }, deck { $deck }
web-sg-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
web-sg-none = none
web-sg-level = { $level ->
    [basic] basic rules
    [standard] standard rules
   *[advanced] advanced rules
}
web-sg-all-levels = basic to advanced rules
web-sg-orders-for = Orders, { $ship }
web-sg-out = out of the fight
web-sg-page = page { $page }
web-sg-phase = { $phase ->
    [planning] Planning
    [actions] Actions
    [movement] Movement
    [combat] Combat
    [reload] Reload
   *[setup] Set-up
}
web-sg-planned = { $count } of { $of } planned
web-sg-sail-short = { $sail ->
    [full] full
    [battle] battle
    [backing] backing
   *[furled] furled
}
web-sg-scenario-facts = A table of { $width } x { $height } mm.
web-sg-scenario-text = { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} on the mat, each with its own deck of manoeuvre cards.
web-sg-sealed = sealed
web-sg-writing = writing
web-sg-ready = ready
web-sg-waits = not yet written
web-sg-your-turn = your turn
web-sg-thinking = thinking …
web-sg-shot-line = { $mm } mm, { $count } chits { $letters }, mean hull { $hull }{ $rake ->
    [yes] , rake
   *[no] {""}
}
web-sg-special = { $what ->
    [fire] Fire
    [leak] Leak
    [mast] Masts
    [rudder] Rudder
   *[sail] Sails
}
web-sg-tab-card = Card
web-sg-tab-mat = Ship’s mat
web-sg-tab-mat-short = Mat
web-fc-attack = { $attack ->
    [close-rake] close rake
    [partial] partial broadside
    [partial-close-rake] partial close rake
    [partial-rake] partial rake
    [partial-stern-rake] partial stern rake
    [rake] rake
    [stern-rake] stern rake
   *[full] broadside
}
web-sg-token = { $token ->
    [fire_port] Fire port
    [reload_port] Load port
    [fire_starboard] Fire stbd
    [reload_starboard] Load stbd
    [musketry] Muskets
    [boarding] Board
    [raise_sail] Set sail
    [reduce_sail] Reduce
    [repair] Repair
    [extinguish] Douse
    [pump] Pump
    [fire_guns] Fire guns
    [reload_guns] Load guns
    [water] Water
   *[grog] Grog
}
web-sg-travel = { $mm } mm on, heading { $heading }°.
web-sg-veer = veer { $veer }
web-sg-wind-from = from { $from }{ $strength ->
    [low] , light
    [high] , strong
   *[medium] , steady
}

web-kp-title = The Kaiser’s Pirates
web-kp-overline = Commerce raiders, 1914 to 1918
web-kp-text = Hunt the sea lanes with what you hold. Someone is hunting you.
web-kp-first = One to four players, about an hour.
web-kp-attack = Attack
web-kp-defence = Defence
web-kp-british = British forces
web-kp-by-night = by night
web-kp-captured = taken
web-kp-chance = succeeds
web-kp-dam-short = dam.
web-kp-home = home
web-kp-deck-left = Deck: { $count } cards left
web-kp-left-word = left
web-kp-dice-spoken = The dice have spoken
web-kp-die-dropped = d{ $sides }, not kept
web-kp-die-kept = d{ $sides }, the highest: kept
web-kp-die-only = d{ $sides }, the only die
web-kp-from = from { $name }, { $seat }
web-kp-to = to { $name }, { $seat }
web-kp-laid-here = laid here
web-kp-log-note = round { $round }, newest first
web-kp-no-mods = With no modifiers
web-kp-of-disguised = { $seat }, under false colours
web-kp-of-known = { $seat }, recognised
web-kp-pass = Pass
web-kp-pass-kind-note = questions of another sort still ask
web-kp-pass-turn-note = until this turn is over
web-kp-phase = { $phase ->
    [commit] Commit
    [announce] Announce
    [answer] Answer
    [dice] Dice
    [passage] Safe Passage
   *[draw] Discard, draw
}
web-kp-points-were = points, were { $were }
web-kp-rolls = { $name } rolls { $total }
web-kp-round = { $players ->
    [1] solo
    [2] two players
    [3] three players
   *[other] four players
}, round { $round }
web-kp-round-short = round { $round }
web-kp-scenario-facts = { $seats ->
    [one] One seat against the phantom.
   *[other] { $seats } seats; computers may take any of them.
}
web-kp-scenario-line = 1914 to 1918, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
web-kp-sum = { $attack } against { $defence }.
web-kp-tab-table = Table
web-kp-twice = twice { $value }
web-kp-verdict = { $verdict ->
    [sunk] At least double the defence: sunk
    [captured] At least double the defence: taken
    [damaged] More than the defence, less than double: damaged
    [success] Higher than the response: it succeeds
    [failure] Not higher than the response: it fails
   *[missed] Not more than the defence: missed
}

web-skip = skip
web-sg-pile = { $letter } pile, { $count } left
web-sg-of = of { $total }
web-sg-turn-all = Turn all
web-kp-take-up = Take up a card or an answer
web-kp-barred = Not now ({ $count }): why?
web-kp-folded = folded: not in this fight
web-kp-game = Game
web-kp-round-taken = { $seats } takes the round
web-kp-round-nobody = Nobody takes the round
web-kp-round-over = Round { $round } is over
web-kp-round-on = On to the next round
web-kp-col-seat = Seat
web-kp-col-prizes = Prizes of the round
web-kp-col-round = Round
web-kp-no-prizes = no prizes
web-kp-all-prizes = { $count } in prizes
web-kp-dearest = The dearest prizes
web-end-points = Score
web-end-losses = { $count ->
    [one] One loss
   *[other] { $count } losses
}
web-end-curve = { $game ->
    [kaisers-pirates] Victory prizes through the game
   *[other] Points through the game
}
web-kp-last-round = last round
web-kp-last-round-again = The end of the last round
web-sg-your-water = your water
web-sg-berth-keys = { $kind ->
    [heading] Q and E or the arrow keys turn her, Enter takes it
   *[place] Arrow keys move her, Enter takes it
}
web-sg-berth-how = { $kind ->
    [heading] Drag the brass knob, or turn the wheel on her; with the keyboard Q and E.
   *[place] Drag her to a place on your water, or click there; with the keyboard the arrow keys.
}
web-sg-berth-off = No lawful place for her there: off her water, or on another base. Let go and she slides to the nearest.
web-sg-berth-list = { $kind ->
    [heading] { $count } headings
   *[place] { $count } lawful places
}
web-kp-verb = { $verb ->
    [commit] Lay { $what }
    [discard] Discard { $what }
    [put] Put back { $what }
   *[play] Play { $what }
}

web-fc-story-camperdown = De Winter made for the shallows of his own coast when he saw the strength of Duncan. Duncan did not wait to form a line and attacked in two groups.
web-fc-story-bec-du-raz = A single-ship duel between two 74s off the coast of Brittany. They lay locked together until the French ship, newly manned, gave up.
web-fc-story-nile = Nelson found the French fleet anchored in Aboukir Bay and attacked at once in the evening light, on both sides of its line. The French flagship blew up and only two of the line escaped.
web-fc-story-goza-de-candia = Carrying the dispatches of the Nile, the 50-gun Leander was run down by one of the two French ships that had escaped.
web-fc-story-el-ferrol = A what-if: the Spanish squadron in harbour comes out to meet the British force covering a landing, which in fact it never did.
web-fc-story-copenhagen = To break a league of armed neutrals a British fleet attacked the moored Danish defences. Parker, watching from a distance, signalled a withdrawal that Nelson chose not to see.
web-fc-story-algeciras-bay = Saumarez attacked a small French squadron moored under Spanish batteries, in failing airs and among shoals, and was beaten off.
web-fc-story-gut-of-gibraltar = Days after his repulse Saumarez chased the combined squadron through the strait by night. Two Spanish three-deckers mistook each other for the enemy.
web-fc-story-cape-finisterre = Calder intercepted the combined fleet returning from the West Indies. In fog and light airs he took two ships and let the rest go.
web-fc-story-trafalgar = Nelson and Collingwood led two columns at right angles into the combined line. The allied fleet was destroyed as a fighting force; Nelson was killed.
web-fc-story-cape-ortegal = Four French ships that had got away from Trafalgar were run down by Strachan and turned to fight.
web-fc-story-minorca = A British relief squadron under Byng met La Galissonniere off the besieged island. The engagement was left half fought, the island fell, and Byng paid with his life.
web-fc-story-cape-henry = Arbuthnot caught a French squadron carrying troops to Virginia near the mouth of the Chesapeake. In a rough sea the French accepted battle instead of risking a landing under attack.
web-fc-story-virginia-capes = Graves arrived off the Chesapeake after de Grasse had already closed the bay to the army at Yorktown. The French slipped and came out to fight him.
web-fc-story-frigate-bay = Hood lured de Grasse out of his roadstead, slid in behind him and anchored in the berth the French had left. De Grasse has to break that anchored line or abandon the troops ashore.
web-fc-story-first-of-june-may28 = First contact between Howe and the French fleet that was screening a grain convoy far out in the Atlantic.
web-fc-story-first-of-june-may29 = Second day of the running fight; Howe tries to break through to windward of Villaret.
web-fc-story-first-of-june-june1 = The fog lifts and the two lines at last fight it out. Howe takes prizes, but the convoy behind Villaret gets through.
web-fc-story-first-of-june-campaign = Three engagements played one after the other, carrying damage from each day to the next.
web-fc-story-audierne-bay = In a gale Pellew brought two frigates against a French 74 packed with soldiers, whose lower guns could not be worked. The long chase ended on a lee shore.
web-fc-story-cape-st-vincent = Jervis drove his line through a gap in a straggling Spanish fleet. Nelson left his station to hold the larger part and boarded two ships in succession.
web-kp-begin = Deal the cards
web-choice = { $choice ->
    [basic] basic
    [standard] standard
    [advanced] advanced
    [dice] highest die
    [weakest] weakest force
    [none] none
    [scenario] as printed
    [random] by lot
    [british] the British
    [french] the French
    [both] both sides
   *[other] { $choice }
}
web-choice-points = { $side } +{ $points }
web-difficulty-turns = { $turns ->
    [one] About one turn
   *[other] About { $turns } turns
}
web-never-played = **Never played?** The guided first game shows all of this in ten minutes.
web-learn-first = Learn first
web-level-text = { $level ->
    [random] Any lawful order, without a plan.
    [midshipman] Plays like a lieutenant, with slips.
    [lieutenant] Weighs each order as it comes, at once.
    [captain] Tries his best orders out ahead: up to 8 seconds a turn.
    [admiral] Looks ahead longest: up to 30 seconds a turn.
   *[other] { "" }
}
web-odds-each = The odds there were: one dot for each throw
web-odds-hundred = The odds there were, in 100
web-odds-spoken = { $result }: { $ways } of { $all }
web-next-loss = Next loss
web-last-loss = Loss before
web-timeline-at = Turn { $turn }: { $what }
web-jump-there = Look at this moment
web-look-back = Look back
web-looking-back = Looking back
web-to-now = Back to now
web-ours = reconstructed value
web-ours-derived = Reconstructed: no source at hand shows this value as printed, so it was worked out from similar pieces and the rules. A data pack can hold the true one.
web-ours-repaired = Repaired: a public list of the counters has a gap or a slip here; it was mended by comparison with sister ships. A data pack can hold the true value.
web-ours-inferred = Inferred from the rules; no source at hand shows it as printed. A data pack can hold the true value.
web-ours-reconstructed = Reconstructed: the printed shoals are not in the sources at hand; these hexes were laid out from the set-up and the history. A data pack can hold the true ones.
web-kp-success = succeeds
web-kp-failure = fails
web-kp-versus = { $one } v { $two }
web-kp-attack-sum = Attack
web-kp-defence-sum = Defence
web-kp-challenge-sum = Challenge
web-kp-response-sum = Response
web-kp-kept-of = { $count ->
    [one] The die
   *[other] Highest of { $count } dice kept
}
web-home-turn = { $scenario }, turn { $turn } of { $turns }
web-home-turn-open = { $scenario }, turn { $turn }
web-home-against = Against { $who }. Last played { $when }.
web-home-alone = Last played { $when }.
web-home-computer = the computer, { $level }

# Sails of Glory: ruler, the turn as it happens, source marks
web-sg-band = { $band ->
    [near] short, A (or C, D)
    [short] short, so A
    [long] long, so B
   *[out] out of reach
}
web-sg-measure = { $mm } mm, { $band ->
    [near] short: A, C or D
    [short] short, A
    [long] long, B
   *[out] out of reach
}
web-sg-range-so = { $mm } mm, so { $letters }
web-sg-ghost = { $kind ->
    [this] this turn: { $card }
   *[next] next turn: { $card }
}
web-sg-mm = { $mm } mm
web-sg-ruler = Ruler
web-sg-ruler-hint = Lay the ruler on the table, or take it up (R)
web-sg-ruler-closed = nobody may measure before the orders are sealed
web-sg-ruler-end = { $end ->
    [from] Ruler, gun end
   *[to] Ruler, far end
}
web-sg-locked = locked: none may measure now
web-sg-orders-of = { $turn ->
    [0] Your first orders
   *[other] Your orders for turn { $turn }
}
web-sg-seal-note = Once sealed they cannot be changed; you can always read them.
web-sg-crew-together = Crew actions, revealed together
web-sg-seal-seen = The enemy sees that you have sealed, nothing else.
web-sg-to-mat = Back to the mat
web-sg-read-orders = Read the orders
web-sg-change = Change
web-sg-change-why = Her orders are written anew, and those of the ships after her
web-sg-face-down = { $count ->
    [one] one { $letter } chit, face down
   *[other] { $count } { $letter } chits, face down
}
web-sg-declared = Declared fire: { $count ->
    [one] one shot
   *[other] { $count } shots
}
web-sg-fire-at = { $ship } at { $target }
web-sg-tab-turn = This turn
web-sg-revealed = Orders revealed
web-sg-again = Watch the turn again
web-sg-all-sail = { $count ->
    [one] One ship sails.
   *[other] All { $count } ships sail together.
}
web-sg-runs-onto = { $ship } runs onto { $other } and stops where the bases touch.
web-sg-stops-on = stops on { $other }
web-sg-strikes = strikes the rocks
web-sg-stopped-after = Stopped after { $mm } mm: bases touch
web-sg-card-stopped = { $card }, stopped
web-sg-sail-title = All sail at once
web-sg-fire-title = { $ship } fires
web-sg-show-keys = press space to hold, esc to skip
web-sg-fire-keys = press enter to turn all, esc to skip
web-sg-shot-at = { $ship } fires at { $target }.
web-sg-firing = firing
web-sg-under-fire = under fire
web-sg-chits-for = Chits for { $target }
web-sg-chits-note = Drawn together, placed together, the largest first
web-sg-to-draw = { $letter } chits to draw
web-sg-turning = turning
web-sg-to-come = to come
web-sg-sum-hull = Hull points in { $count } of { $cup } { $letter } chits
web-sg-sum-crew = Casualties in { $count } of { $cup } { $letter } chits
web-sg-mean = mean
web-sg-so-far = { $sum } so far
web-sg-came-to = { $sum } in all
web-sg-sum-spoken = { $sum }: { $share } in 100
web-sg-arc-line = { $ship }: { $side }, { $arc }, her box { $box }
web-sg-musket-line = { $ship }: muskets, her crew box { $box }
web-sg-range-line = { $ammo } at { $mm } mm
web-sg-odds-rare = { $what ->
        [crew] A casualty
        [fire] A fire
        [leak] A leak
        [mast] A mast hit
        [sail] A rigging hit
       *[rudder] A rudder hit
    } in { $count } { $letter } { $count ->
        [one] chit
       *[other] chits
    }
web-sg-next-of = The next { $letter } chit
web-sg-left-hull = { $count } left: hull points on each
web-sg-crew-loss = a crew loss
web-sg-special-damage = special damage
web-sg-one-in = 1 in { $n }
web-sg-special-text = { $what ->
    [fire] burns a box a turn
    [leak] floods a box a turn
    [mast] { $count } down
    [rudder] veer now { $veer }
   *[sail] { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
}
web-sg-veer-was = veer { $veer }, now
web-sg-own = Reconstructed value
web-sg-own-ship = { $known ->
    [none] Reconstructed: only the ship and her name are printed in the rulebook; the other values were worked out from her class and from public sources.
   *[other] Reconstructed: the rulebook prints { $known } of her log; the other values were worked out from her class and from public sources.
}
web-sg-own-deck = The paths of deck { $deck } were worked out from a measured deck and public tables, not measured on its own cards.
web-sg-own-terrain = Terrain: the outlines are our own, after the pieces of the box.
web-sg-own-battery = Coastal battery: its log is our own; the printed one was not at hand.
web-sg-known = { $what ->
    [gunnery] the guns of box { $boxes }
    [musketry] the musketry of box { $boxes }
    [burden] the burden
   *[veer] the veer
}
web-filter-even = Even
web-ours-value = { $value ->
    [attack] attack dice
    [defence] defence die
    [prize] victory prize
    [mines] mines aboard
    [coal] coal
    [safe_passage] Safe Passage dice
    [intercept] Intercept! dice
    [decision] dice of the decision
    [count] number of copies
   *[values] values of the counter
}
web-ours-list = Reconstructed on this card
web-ours-shoals = these shoals are reconstructed
web-fc-wind-facts = wind { $wind }
web-fc-admiral-range = { $admiral } has range { $range }
web-kp-no-use = It has no use here.
web-fc-shot-log = **{ $ship }** at **{ $target }**: { $attack }, at her { $column }
web-fc-rate-by = rate { $by }
web-fc-so-column = Firepower, so the column
web-fc-reads = die { $die }{ $mods }: { $total } reads **{ $result }**
web-fc-no-hit = no hit
web-table-hit-results = the Hit Results Table
web-table-commander-casualty = the fate of commanders
web-table-commander-transfer = the transfer of commanders
web-table-fire-ignition = the fire check
web-table-ship-fire = the burning ship
web-table-fire-spread = the spread of fire
web-table-explosion = the magazine
web-table-grounding = grounding
web-table-grappling = grappling
web-table-evasion = evasion
web-table-disengagement = cutting loose
web-table-tacking = tacking
web-table-collision = collisions
web-table-raise-anchor = weighing anchor
web-table-sternway = sternway
web-table-wind-change = the wind
web-table-break-off = the break check
web-table-sinking = sinking
web-table-strike = striking
web-table-melee = boarding
web-tabs = Orders, ship or card, log
web-fc-still = still { $point }
web-fc-now-sailing = { $from } to { $to }
web-fc-speed = Speed
web-fc-bears = broadside bears on { $targets }
web-fc-firepower-by-range = Firepower by range, rate { $rate }
web-fc-shaded = Filled: the shaded cells, where light and heavy guns differ.
web-fc-symbol = { $symbol ->
    [black_circle] light guns
   *[white_circle] heavy guns
}
web-fc-her-day = Her day so far
web-fc-day-over = Day { $day } is over
web-fc-day-end = The end of day { $day }
web-fc-day-leads = { $side }: ahead
web-fc-day-level = Neither side is ahead
web-fc-day-nothing = Nothing lost.
web-fc-day-on = On to the next day

# The story of the others' turn
web-story = Their turn
web-story-own = Your action
web-story-back = The beat before
web-story-hold = Hold
web-story-go-on = Go on
web-story-next = The next beat
web-story-hold-hits = Hold when mine are hit
web-story-to-decision = To my decision
web-story-again = Their turn again
web-recap = { $count ->
    [one] Since your last turn: one event
   *[other] Since your last turn: { $count } events
}
web-recap-rest = { $count ->
    [one] and one thing more
   *[other] and { $count } things more
}
web-recap-title = Since your last turn
web-recap-mark = your last turn
web-recap-losses = Losses
web-recap-yours = For your turn
web-fc-recap-sum = { $acted ->
    [0] No ship of theirs acted,
    [one] One ship of theirs acted,
   *[other] { $acted } ships of theirs acted,
} { $fired ->
    [0] none fired.
    [one] one fired.
   *[other] { $fired } fired.
}
web-sg-recap-sum = { $sailed ->
    [0] No ship sailed;
    [one] One ship sailed;
   *[other] { $sailed } ships sailed;
} { $fired ->
    [0] no broadside.
    [one] one broadside.
   *[other] { $fired } broadsides.
}
web-kp-recap-sum = { $plays ->
    [0] The others played no card,
    [one] The others played one card,
   *[other] The others played { $plays } cards,
} { $duels ->
    [0] no duel.
    [one] one duel.
   *[other] { $duels } duels.
}

# A fleet in hand
web-fc-follow = The others follow in her wake
web-fc-follow-bears = comes to bear: stops there
web-fc-follow-points = { $cost } of { $points }
web-fc-sail-column = { $count ->
    [one] Sail the next ship
   *[other] Sail the column, { $count } ships
}
web-fc-singly = Each by herself
web-fc-as-last = Commands as last turn
web-fc-as-last-gone = Not any more: { $leaders }
web-fc-finish-last = End a move on its last hex
web-fc-next-ship = Next ship of the command by herself
web-fc-stop-within = Stop to fire at enemies
web-fc-stop-range = { $range ->
    [99] at any range
    [0] never
    [1] alongside
   *[other] within { $range } hexes
}

# Standing orders
web-fc-fired-on = When we are fired on
web-fc-answer = { $answer ->
    [ask] ask me
    [never] never answer
   *[always] answer
}
web-fc-answer-when = Answer
web-fc-answer-within = at range
web-fc-or-less = { $n } or less
web-fc-answer-least = with firepower
web-fc-or-more = { $n } or more
web-fc-answer-aim = aim at
web-fc-answer-beyond = beyond it
web-fc-beyond = { $what ->
    [ask] ask me
   *[hold] hold fire
}
web-fc-answer-raked = A rake is coming: ask me

web-log-kind = { $kind ->
    [mine] Mine
    [theirs] Theirs
    [loss] Losses
   *[all] All
}
web-log-none = Nothing of the kind yet.

# New game
web-first-battle = For a first battle
web-first-battle-note = few ships, soon over; take the longer bar first
web-other-battles = All the others
web-start-here = start here
web-seats-note = who plays, and who may join
web-sits-open = Open to all
web-won-of = { $won } of { $games }
web-odds-word = { $odds ->
    [easy] easy
    [favoured] favoured
    [hard] hard
    [desperate] desperate
    [unknown] too few games to say
   *[even] even, as far as we know
}
web-tip-goza-de-candia = Two ships. Run with the dispatches, or run her down.
web-tip-cape-ortegal = Seven ships, one command each. Chase and fight.
web-tip-el-ferrol = Eleven ships, as even as we have measured.
web-tip-enemy-in-sight-basic = Two ships a side, open water, the basic rules.
web-tip-breaking-the-blockade = Slip past, or stop them. Both sides win about as often.
web-tip-in-shallow-waters = Reefs and an island make the plan.
web-tip-two-players = You against one rival, three rounds.
web-tip-solo = You alone against the phantom.
web-tip-three-players = Each against two others.
web-tip-four-players = Each against three others.
web-tip-teams = North and South against East and West.
web-difficulty-games = Counted: { $games ->
    [one] one game
   *[other] { NUMBER($games) } games
} of computer against computer ({ $rank }).
web-difficulty-draws = { $draws ->
    [one] One draw.
   *[other] { $draws } draws.
}
web-waiting-missing = { $count ->
    [0] All captains are here
    [one] One captain is missing
   *[other] { $count } captains are missing
}
web-invite = Invite by link: { $seat }
web-invite-text = Whoever opens it first takes the seat. It works once.
web-copy-by-hand = This browser does not let a page copy here: the link is selected, copy it with your keyboard.
web-who-is-here = Who is here

# The sheet of keys
web-keys = Keys
web-keys-everywhere = Everywhere
web-keys-board = Board and time
web-key = { $key ->
    [do] Do the offered thing
    [choose] Choose an option by number
    [next] Next, last ship or option
    [undo] Take back a step
    [captain] What would the captain do?
    [sound] Sound on, off
    [close] Close what is open
    [move] Move the board
    [zoom] Nearer, further
    [replay] Replay: back, play, on
    [ahead] Ahead
    [turn] Turn to port, to starboard
    [back] Back sails
    [tack] Tack
    [finish] End her move under plain, full sail
    [fire] Aim the first, the second shot
    [column] Sail the column as planned
    [singly] Sail the column ship by ship
    [commands] Commands as last turn
    [ruler] Lay or lift the ruler
    [seal] Seal the orders
    [skip] End the showing
   *[duel] Go on after a duel
}

# The rules as pages and as a sheet beside the table
web-rules-in-client = With pictures
web-rules-book = The whole book on one page, for printing
web-rules-plain = Plain page, for printing
web-rules-contents = Contents
web-rules-glossary = Glossary
web-rules-leads = It leads to
web-rules-named-by = Named by
web-rules-around = Before and after
web-rules-search = Search the rules
web-rules-hits = { $count ->
    [0] none
    [one] 1 hit
   *[other] { $count } hits
}
web-rules-none = No rule has these words.
web-rules-rulings = Rulings
web-rules-rulings-note = what the book leaves open
web-rules-happen = See it happen
web-rules-position = Open position { $n }
web-rules-whole = Open the whole page
web-rules-close = Close the rule
web-rules-esc = Esc closes; the game waits, its clock does not.

# Learning: the page, the sheet beside the table
web-learn = Learn
web-learn-title = Learn to play
web-learn-text = A guided first game of about ten minutes, then small exercises. Your own hand on the helm from the first minute.
web-learn-kept = Kept in this browser, no account needed
web-learn-first-game = First game
web-learn-exercise = Exercise
web-learn-exercises = Exercises
web-learn-step = step { $n } of { $most }
web-learn-steps = { $steps } steps, about { $minutes } minutes.
web-learn-at = You are at step { $n }.
web-learn-left = { $minutes ->
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
web-learn-minutes = { $minutes } min
web-learn-of = { $n } of { $most }
web-learn-solved = { $n } of { $most } solved
web-learn-tries = { $tries ->
    [one] solved at once
   *[other] solved, { $tries } tries
}
web-learn-do = Do this
web-learn-rules = Rules
web-learn-refused = The rules say no
web-learn-other = A thought, but not this step’s
web-learn-done = Done
web-learn-all-done = Learnt
web-learn-next = Go on
web-learn-again = Once more
web-learn-back = Back
web-learn-show = Show me
web-learn-leave = Leave the lesson
web-learn-begin = Begin
web-learn-go-on = Go on
web-learn-repeat = Again
web-learn-new = Your first game, ten minutes
web-learn-new-text = Small steps on the real table, and every wrong try gets its reason. You need no rulebook.
web-learn-fire = A broadside within a minute; then wind, guns and command. You need no rulebook.
web-learn-play = Learn to play
web-learn-strip = First game: { $title }
web-learn-go-on-learning = Go on learning

# What would the captain do
web-captain = What would the captain do?
web-captain-option = Players may ask for hints; the log says when they do.
web-captain-thinks = The captain looks at the turns to come
web-captain-three = { $count ->
    [one] One order, and no other is worth a thought.
   *[other] { $count } orders, the best he sees first.
}
web-captain-how = { $how ->
    [only] There is nothing else to do.
    [same] What a lieutenant would do at once.
    [better] Better than what a lieutenant would do.
    [even] About as good as what a lieutenant would do.
   *[worse] Not as good as what a lieutenant would do.
}
web-captain-ahead = better in { $ahead } of { $worlds } ways the game may go
web-captain-for = For it: { $terms }
web-captain-against = Against it: { $terms }
web-captain-then = then { $orders }
web-captain-show = Show order { $n } on the table
web-captain-blind = He sees what you see, knows nothing hidden and does not play for you. The table is told that he was asked.
web-captain-log = { $seat } asks what the captain would do
web-captain-count = { $count ->
    [one] Asked once in this game.
   *[other] Asked { $count } times in this game.
}

# After-action review
web-review = Review
web-review-title = After-action review
web-review-why = Were you unlucky, or wrong? The computer plays the game on from every order, many times with other dice, and asks a captain what he would have done.
web-review-begin = Look into it
web-review-working = { $total ->
    [0] Waiting for its turn
   *[other] Looking at order { $done } of { $total }
}
web-review-cancel = Call it off
web-review-chances = Chances in ten: { $seat }
web-review-luck = Luck of the dice
web-review-cost = Lost by orders
web-review-orders = { $count ->
    [one] one order
   *[other] { $count } orders
}
web-review-give-take = give or take { $error }
web-review-sum = at the start { $start }, luck { $luck }, found by captains beyond lieutenants { $found }, own orders { $own }, the others' orders { $others }: makes { $result }
web-review-adjusted = Without luck: { $value }
web-review-played = Played
web-review-better = Better
web-review-difference = Difference
web-review-at-turn = turn { $turn }
web-review-none = No order cost more than chance could explain.
web-review-how-sure = { $looked } of { $all } orders looked at, { $games } games played on. Tenths of a win.
web-review-hints = { $count ->
    [0] { "" }
    [one] The captain was asked once.
   *[other] The captain was asked { $count } times.
}
web-play-on = Play on from here
web-review-play-on = Play on from here against the computer
web-review-play-on-note = A new game with new dice; the finished one and its result stay as they are.
web-review-watch = Watch it
web-review-dice = The dice: { $seat } { $luck }
web-review-falls = { $from } falls to { $to }
web-review-table = The curve as a table
web-review-order = Order
web-review-ahead = { $luck ->
    [with] The dice were with { $seat }, by { $value } in ten.
   *[even] The dice were even.
}
web-origin = Played on from step { $step } of another game

# Pictures of the rules
web-diagram-fc-points-of-sail = The wind blows to 5. How a ship sails on each heading: fastest across the wind, not at all into it.
web-diagram-fc-formation = Ships of one heading, each linked to the next, act as one command.
web-diagram-fc-wearing = She turns about her bow: the stern swings.
web-diagram-fc-tacking = Through the wind: from one side of it to the other in one manoeuvre.
web-diagram-fc-line-of-sight = A ship between blocks the line (red); the other line is free (green).
web-diagram-fc-arcs = Where the guns of a two-hex ship bear: nothing straight ahead, nothing straight astern.
web-diagram-fc-rakes = Hatched water is where her guns bear. Clear of it, the shot is a rake.
web-diagram-partial = Partial
web-diagram-full = Full broadside
web-diagram-bow-rake = Bow rake
web-diagram-stern-rake = Stern rake
web-diagram-sg-attitude = The colour of the rim where the wind crosses it says how she takes the wind.
web-diagram-sg-manoeuvre = The card before the bow: beating she ends at the orange arrow, reaching at the green one.
web-diagram-sg-collision = Where she would have ended lies another base: she stops when they touch.
web-diagram-sg-arcs = Three arcs a side, each from its own dot; the full broadside is the middle one.
web-diagram-sg-veer = After this turn's card (ringed) those too far from it are closed.
web-diagram-sg-rakes = The full arc through a short side is a rake; the same arc at her long side is not.
web-diagram-sg-chits = Chits: the letter is the cup, a number is damage to the hull, a man a casualty, a sign special damage.
web-diagram-kp-card = A card has two ends: the order above, the Intercept! below, turned about. Beside it a ship as she lies on the table.
