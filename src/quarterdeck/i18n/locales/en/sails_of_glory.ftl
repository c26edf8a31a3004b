sg-title = Sails of Glory
    .hint = Sealed manoeuvres, broadsides and the wind, on a table without a grid.

## Scenarios

sg-scn-enemy-in-sight-basic = Enemy in sight (introductory)
sg-scn-enemy-in-sight = Enemy in sight
sg-scn-enemy-in-sight-other-sides = Enemy in sight: adjacent sides
sg-scn-enemy-in-sight-mixed-sides = Enemy in sight: fleets split over both sides
sg-scn-enemy-in-sight-reverse-faces = Enemy in sight: the other faces of the cards
sg-scn-enemy-in-sight-more-ships = Enemy in sight: three ships a side
sg-scn-enemy-in-sight-green-french = Enemy in sight: untrained French crews
sg-scn-in-shallow-waters = In shallow waters
sg-scn-in-shallow-waters-reverse-faces = In shallow waters: the other faces of the cards
sg-scn-in-shallow-waters-more-ships = In shallow waters: three ships a side
sg-scn-in-shallow-waters-green-french = In shallow waters: untrained French crews
sg-scn-breaking-the-blockade = Breaking the blockade
sg-scn-breaking-the-blockade-swap-zones = Breaking the blockade: British runners
sg-scn-breaking-the-blockade-two-games = Breaking the blockade: two games
sg-scn-breaking-the-blockade-solo = Breaking the blockade (solitaire)
sg-scn-against-the-vanguard = Against the vanguard
sg-scn-against-the-vanguard-two-forts = Against the vanguard: two forts
sg-scn-against-the-vanguard-two-games = Against the vanguard: two games
sg-scn-supplies-arrive = Supplies arrive
sg-scn-supplies-arrive-two-games = Supplies arrive: two games
sg-scn-easy-prey = Easy prey (solitaire)
sg-scn-easy-prey-reverse-faces = Easy prey: the other faces of the cards
sg-scn-easy-prey-reverse-sides = Easy prey: British attackers
sg-scn-free = Free set-up: line of battle
sg-scn-harbour-raid = Harbour raid
sg-scn-harbour-raid-solo = Harbour raid (solitaire)

## Options

sg-opt-level = Rules level
    .hint = Basic, standard (planning one turn ahead, special shot) or advanced (crew actions, special damage).
sg-opt-captains = Captains
    .hint = How many captains share the ships of both sides.
sg-opt-aids = Planning aids
    .hint = Show attitudes and measures while planning, although the rules forbid it.
sg-opt-ships_a_side = Ships a side
    .hint = How many ships of each fleet take part; 0 means all of them.
sg-opt-grog = Grog
    .hint = Once in a game a crew far from the enemy may drink and recover a casualty.
sg-opt-entangling = Entangled rigging
    .hint = Ships in contact may get stuck in each other's rigging.
sg-opt-continuous_fire = Continuous fire
    .hint = Batteries that are not loaded may still fire, for half the effect.
sg-opt-first_broadside = First broadside
    .hint = The carefully loaded first broadside of each battery does more harm.
sg-opt-nearest_target = Nearest target
    .hint = A battery may only fire at the nearest ship in its arcs.
sg-opt-double_shot = Double shot
    .hint = Two balls in each gun: slower to load, deadly at short range.
sg-opt-aim_high = Aiming high
    .hint = Ball and double shot may be aimed at masts and rigging.
sg-opt-boarding = Boarding
    .hint = Ships in contact may grapple and fight hand to hand.
sg-opt-flagship = Flagships
    .hint = Losing the flagship shakes its fleet and heartens the enemy.
sg-opt-magazine = Magazine explosion
    .hint = A long fire may reach the powder.
sg-opt-sinking = Sinking
    .hint = A ship that leaks for long may go down suddenly.
sg-opt-fire_spread = Spreading fire
    .hint = Fire lit at the muzzle of a gun may cross to the firing ship.
sg-opt-hulks = Hulks
    .hint = Ships that surrender stay on the table as obstacles.
sg-opt-wind_direction = Variable wind direction
    .hint = A token is drawn every turn; two of the same sense turn the wind.
sg-opt-wind_strength = Variable wind strength
    .hint = The wind may drop or freshen and change the speed of all ships.
sg-opt-green_gunners = Untrained gunners
    .hint = These crews need one more turn to reload.
sg-opt-green_sailors = Untrained sailors
    .hint = These crews may fail one of their actions each turn.
sg-opt-wind_start = Wind at the start
    .hint = As the scenario says, or by lot.
sg-opt-solo_near = Automatic fire at close range
    .hint = Which chits automatic ships deal in the red and purple band.

## Seats, levels, words

sg-seat-british = the British
sg-seat-british-2 = the second British captain
sg-seat-british-3 = the third British captain
sg-seat-french = the French
sg-seat-french-2 = the second French captain
sg-seat-french-3 = the third French captain
sg-level-basic = basic
sg-level-standard = standard
sg-level-advanced = advanced
sg-level-victory = victory
sg-level-draw = draw
sg-level-defeat = defeat
sg-side-port = port
sg-side-starboard = starboard
sg-side-guns = the battery
sg-arc-front = bow arc
sg-arc-full = full broadside
sg-arc-rear = stern arc
sg-arc-0 = first arc
sg-arc-1 = second arc
sg-arc-2 = third arc
sg-ammo-ball = ball
sg-ammo-chain = chain shot
sg-ammo-grape = grape shot
sg-ammo-double = double shot
sg-ammo-loaded = what is loaded
sg-sail-full = full sail
sg-sail-battle = battle sail
sg-sail-backing = backing sail
sg-sail-furled = furled sails
sg-point-N = north
sg-point-NE = north-east
sg-point-E = east
sg-point-SE = south-east
sg-point-S = south
sg-point-SW = south-west
sg-point-W = west
sg-point-NW = north-west
sg-wind-cw = clockwise
sg-wind-acw = anticlockwise
sg-wind-none = no change
sg-wind-up = freshening
sg-wind-down = dropping
sg-strength-low = light
sg-strength-medium = moderate
sg-strength-high = strong
sg-terrain-island = an island
sg-terrain-coast = a coast
sg-terrain-reef = a reef
sg-terrain-sandbank = a sandbank
sg-battery-battery = the coastal battery
sg-battery-redoubt = the redoubt
sg-building = the fort
sg-fate-surrendered = surrendered
sg-fate-left = left the table
sg-fate-escaped = got away
sg-fate-sunk = sunk
sg-fate-exploded = blown up
sg-fate-destroyed = destroyed
sg-repair-hull = a hull box
sg-repair-leak = a leak
sg-repair-rudder = the rudder
sg-repair-mast = a mast
sg-repair-fire = a fire
sg-token-reload_port = reload port
sg-token-reload_starboard = reload starboard
sg-token-fire_port = fire port broadside
sg-token-fire_starboard = fire starboard broadside
sg-token-musketry = musketry
sg-token-raise_sail = raise sail
sg-token-reduce_sail = reduce sail
sg-token-pump = pump
sg-token-extinguish = put out a fire
sg-token-repair = repair
sg-token-boarding = boarding party
sg-token-grog = grog
sg-token-fire_guns = fire the guns
sg-token-reload_guns = reload the guns
sg-line-full-orange = full sail, orange arrow
sg-line-full-green = full sail, green arrow
sg-line-battle-orange = battle sail, orange arrow
sg-line-battle-green = battle sail, green arrow
sg-line-backing-orange = backing sail, orange arrow
sg-line-backing-green = backing sail, green arrow
sg-line-orange = orange arrow
sg-line-green = green arrow
sg-line-hourglass1 = one hourglass
sg-line-hourglass2 = two hourglasses, sternway
sg-card-straight = straight ahead
sg-card-sideslip-right = sideslip to starboard
sg-card-sideslip-left = sideslip to port
sg-card-turn-right = turn to starboard
sg-card-turn-left = turn to port
sg-card-aback-straight = taken aback, straight
sg-card-aback-right = taken aback, to starboard
sg-card-aback-left = taken aback, to port
sg-card-mast-wide-right = jury rig, wide turn to starboard
sg-card-mast-wide-left = jury rig, wide turn to port
sg-card-mast-tight-right = jury rig, tight turn to starboard
sg-card-mast-tight-left = jury rig, tight turn to port

## Choices

sg-act-plan = { $ship }: { $kind } ({ $card }, veer { $veer })
sg-act-token = { $ship }: { $token }
sg-act-tokens-done = { $ship }: no further action
sg-act-sails = { $ship }: start with { $sails }
sg-act-load = { $ship }: load { $ammo } to { $side }
sg-act-leave-empty = { $ship }: leave { $side } empty
sg-act-fire-away = { $ship }: fire { $side } at nothing
sg-act-musket = { $ship }: musketry at { $target }
sg-act-fire = { $ship }: { $side }, { $arc }, at { $target } with { $ammo }{ $high ->
        [yes] , aimed high
       *[no] {""}
    }
sg-act-seal = Seal my choices
sg-act-fire-done = No more fire this turn
sg-act-repair = { $ship }: repair { $what }{ $box ->
        [0] {""}
       *[other] {" "}(box { $box })
    }
sg-act-douse = { $ship }: { $enemy ->
        [yes] water on the enemy
       *[no] put out the own fire
    }
sg-act-board = { $ship }: { $yes ->
        [yes] board
       *[no] do not board
    }
sg-act-against = { $ship }: against { $enemy }
sg-act-grog = { $ship }: grog for all
sg-act-no-grog = No (more) grog
sg-act-guns = { $battery }: { $arc }, at { $target } with { $ammo }
sg-act-guns-away = { $battery }: fire at nothing
sg-act-guns-hold = { $battery }: hold fire
sg-act-garrison-muskets = { $battery }: musketry at { $target }
sg-act-garrison-hold = { $battery }: no musketry
sg-act-guns-load = { $battery }: load { $ammo }
sg-act-garrison-token = { $battery }: { $token }
sg-act-garrison-done = { $battery }: no further action
sg-act-place = Place { $piece } at { $x }, { $y }
sg-act-deploy = Deploy { $ship } at { $x }, { $y }
sg-act-deploy-heading = { $ship }: head for { $heading }°

## Prompts

sg-planning-prompt = Choose a manoeuvre card for { $ship }.
sg-planning-tokens-prompt = Choose crew actions for { $ship }.
sg-planning-seal-prompt = Seal your choices, or take something back.
sg-first-load-prompt = Load the first shot of { $ship } to { $side }.
sg-first-sails-prompt = Choose the sails { $ship } starts with.
sg-first-card-prompt = Choose the first manoeuvre of { $ship }.
sg-combat-prompt = Declare your fire.
sg-reload-prompt = Reload: choose the shot for each empty battery.
sg-repair-prompt = What does the crew of { $ship } repair?
sg-douse-prompt = For whom is the water of { $ship }?
sg-grog-prompt = Does a crew get its grog now?
sg-grapple-prompt = Board the enemy alongside?
sg-grapple-aim-prompt = Which enemy is to be grappled?
sg-boarding-prompt = Which enemy do your boarders fight?
sg-guns-prompt = Declare the fire of your battery.
sg-garrison-prompt = Choose actions for the garrison.
sg-reload-guns-prompt = Load the guns of the battery.
sg-place-terrain-prompt = Place { $piece }.
sg-deployment-prompt = Where does { $ship } start?
sg-deploy-heading-prompt = Which way does { $ship } head?

## Refusals

sg-needs-red-card = { $ship } is taken aback: only a red card is possible.
sg-needs-blue-card = { $ship } is not taken aback: only a blue card is possible.
sg-veer-too-far = Veer { $veer } after { $before } is too far: the ship's limit is { $limit }.
sg-option-needs-level = { $option } needs the { $level } rules.
sg-option-needs-option = { $option } needs { $other }.
sg-too-many-captains = { $captains } captains are too many here; at most { $most }.

## Events

sg-turn = Turn { $turn }.
sg-sealed = { $seat }: orders sealed.
sg-fire-sealed = { $seat }: fire declared.
sg-sides-drawn = Sides by lot: the British in the { $british }, the French in the { $french }; wind from the { $wind }.
sg-terrain-placed = { $piece } is placed.
sg-deployed = { $ship } is deployed.
sg-second-game = The second game begins with the sides exchanged.
sg-sails-set = { $ship } starts with { $sail }.
sg-sailed = { $ship } sails { $card }: { $line }.
sg-sailed-against = { $ship } sails { $card } ({ $line }) and runs against { $other }.
sg-sailed-rocks = { $ship } sails { $card } ({ $line }) and strikes the rocks.
sg-card-replaced = { $ship } cannot sail { $card }; { $by } takes its place.
sg-becalmed = { $ship } lies becalmed.
sg-order-by-lot = By lot { $ship } moves first of { $tied }.
sg-collision-chits = Collision of { $ship } with { $others }: { $points ->
        [0] no damage to the hull
        [one] { $points } point of hull damage
       *[other] { $points } points of hull damage
    }{ $casualties ->
        [0] {""}
        [one] , { $casualties } casualty
       *[other] , { $casualties } casualties
    }.
sg-reef-chits = { $land ->
        [yes] { $ship } runs on land
       *[no] { $ship } strikes the rocks
    }: { $points ->
        [0] no damage to the hull
        [one] { $points } point of hull damage
       *[other] { $points } points of hull damage
    }.
sg-scorch-chits = The explosion reaches { $ship }: { $points ->
        [0] no damage to the hull
        [one] { $points } point of hull damage
       *[other] { $points } points of hull damage
    }.
sg-aground = { $ship } is aground.
sg-fires = { $ship } fires { $ammo } ({ $side }, { $arc }) at { $target }{ $rake ->
        [bow] , raking her through the bow
        [stern] , raking her through the stern
       *[none] {""}
    }{ $high ->
        [yes] , aimed high
       *[no] {""}
    }: { $points ->
        [0] no damage to the hull
        [one] { $points } point of hull damage
       *[other] { $points } points of hull damage
    }{ $casualties ->
        [0] {""}
        [one] , { $casualties } casualty
       *[other] , { $casualties } casualties
    }.
sg-fires-count = chits
sg-musketry-count = chits
sg-reef-chits-count = chits
sg-collision-chits-count = chits
sg-scorch-chits-count = chits
sg-fires-too-far = { $ship } fires { $ammo } ({ $side }, { $arc }) at { $target }, beyond its reach.
sg-fired-away = { $ship } fires { $ammo } to { $side } at nothing.
sg-musketry = { $ship }: musketry at { $target }: { $casualties ->
        [0] no casualty
        [one] { $casualties } casualty
       *[other] { $casualties } casualties
    }.
sg-aimed-high =
    .where = to the 0 box
    .brief = replaced
    .did = aimed high: a C chit comes instead
sg-reloaded = { $ship } has reloaded to { $side }.
sg-double-begun = { $ship } begins to load double shot to { $side }.
sg-double-loaded = { $ship } has loaded double shot to { $side }.
sg-lost = { $fate ->
        [left] { $ship } leaves the table
        [escaped] { $ship } gets away
        [sunk] { $ship } sinks
        [exploded] { $ship } blows up
       *[surrendered] { $ship } strikes her colours
    }.
sg-hulk = { $ship } stays on the table as a hulk.
sg-flagship-lost = The flagship { $ship } is lost.
sg-actions-revealed = { $ship }: { $actions }.
sg-green-sailors = Untrained sailors of { $ship } ({ $action }): { $lost ->
        [yes] the action is lost
       *[no] it is carried out
    }.
sg-sail-raised = { $ship } raises sail: { $sail }.
sg-sail-reduced = { $ship } reduces sail: { $sail }.
sg-sail-forced-down = The torn rigging of { $ship } carries only { $sail }.
    .did = no more sail than { $sail }
sg-pumped = { $ship } pumps box { $box } dry.
sg-box-repaired = { $ship } repairs hull box { $box }.
sg-repair-begun = { $ship } works on { $work }.
sg-work-finished = { $ship } has dealt with { $work }.
sg-water-on-enemy = { $ship } keeps water ready for the enemy alongside.
sg-fire-on-board = Fire on board { $ship } ({ $fires }).
    .did = fire: burns a box at the start of each turn
sg-fire-damage = Fire destroys box { $box } of { $ship }.
sg-fire-spreads = Fire spreads from { $other } to { $ship }.
sg-fire-doused = { $ship } douses the fire on { $other } at once.
sg-magazine-draw = The fire nears the magazine of { $ship }: { $happened ->
        [yes] it explodes
       *[no] it holds
    }.
sg-leak = { $ship } springs a leak ({ $leaks }).
    .did = leak: floods a box at the start of each turn
sg-leak-damage = Water fills box { $box } of { $ship }.
sg-sinking-draw = The hull of { $ship } strains: { $happened ->
        [yes] it gives way
       *[no] it holds
    }.
sg-mast-lost = { $ship } loses a mast ({ $masts } down).
    .did = a mast: only grey cards from the next turn on
sg-rigging-hit = The rigging of { $ship } is hit ({ $hits }).
    .did = rigging: { $hits } { $hits ->
        [one] hit
       *[other] hits
    }
sg-rudder-hit = The rudder of { $ship } is hit.
    .did = rudder: veer { $was } becomes { $now }
sg-grog-drunk = Grog for the crew of { $ship }: { $casualties } casualties left.
sg-tangle-check = { $ship } and { $other } touch: { $happened ->
        [yes] their rigging is entangled
       *[no] they stay clear
    }.
sg-untangle-check = { $ship } and { $other }: { $happened ->
        [yes] the rigging is cleared
       *[no] still entangled
    }.
sg-strong-wind-check = { $ship } under full sail in a strong wind: { $happened ->
        [yes] rigging is torn
       *[no] all holds
    }.
sg-boarding-choice = { $ship } { $boards ->
        [yes] boards
       *[no] does not board
    }.
sg-grapple-aim = { $ship } wants to grapple { $other }.
sg-grapple = { $ship } and { $other }: { $happened ->
        [yes] grappled
       *[no] not grappled
    }.
sg-melee = { $ship } and { $other } fight hand to hand: casualties of { $ship } { $suffered }, of { $other } { $casualties }.
sg-boarding-toss = { $ship } and { $other } would both give up: by lot { $spared } holds out.
sg-wind-token = Wind token: { $token }.
sg-wind-turns = The wind turns: it now blows from the { $point }.
sg-strength-token = Strength token: { $token }.
sg-wind-strength = The wind is now { $strength }.
sg-battery-lost = { $fate ->
        [exploded] The magazine of { $battery } blows up
        [destroyed] The guns of { $battery } are destroyed
       *[surrendered] The garrison of { $battery } surrenders
    }.
sg-building-surrenders = The fort of { $owner } surrenders.
sg-unloading = { $ship } lands supplies ({ $points } points).

# Where a chit goes: `.where` heads its row in an opened roll, `.did` says what changed, `.too` the second half of a chit

sg-chit-hull =
    .where = to hull box { $box }
    .did = { $was } and { $points } make { $sum }{ $lost ->
        [0] {" "}of { $burden }
       *[other] : full at { $burden }, { $lost } lost
    }
    .brief = { $lost ->
        [0] { $sum } of { $burden }
       *[other] full, { $lost } lost
    }
sg-chit-opens-box =
    .where = to hull box { $box }
    .did = { $lost ->
        [0] { $sum } of { $burden }
       *[other] full at { $burden }, { $lost } lost
    }{ $guns_lost ->
        [0] {""}
       *[other] ; guns { $guns_were } become { $guns }
    }
    .brief = { $lost ->
        [0] { $sum } of { $burden }
       *[other] full, { $lost } lost
    }
    .guns = guns { $guns_were } become { $guns }
sg-chit-no-hull-box =
    .where = to the 0 box
    .did = no hull box is free
    .brief = no room
sg-chit-crew =
    .where = to crew box { $box }
    .did = { $lost ->
        [0] musketry stays { $now }
       *[other] musketry { $was } becomes { $now }
    }
    .too = casualty in crew box { $box }: { $lost ->
        [0] musketry stays { $now }
       *[other] musketry { $was } becomes { $now }
    }
    .brief = muskets { $now }
sg-chit-no-crew-box =
    .where = to the 0 box
    .did = no crew box is free
    .too = casualty: no crew box is free
    .brief = no room
sg-chit-zero =
    .where = to the 0 box
    .did = no points, no casualty
    .brief = no harm
sg-chit-counted =
    .where = counted against the fort
    .did = only counted
    .brief = counted
sg-chit-symbol-ignored =
    .did = { $symbol } counts only in the advanced rules
sg-symbol-fire = fire
sg-symbol-leak = a leak
sg-symbol-mast = a mast
sg-symbol-sail = the rigging
sg-symbol-rudder = the rudder

## Ends

sg-end-last-side = Turn { $turn }: one side alone is left.
sg-end-both-gone = Turn { $turn }: both fleets are gone.
sg-end-deadlock = Turn { $turn }: all ships are aground and out of reach; the survivors count.
sg-end-runner-lost = Turn { $turn }: the blockade holds.
sg-end-runners-away = Turn { $turn }: the runners got away.
sg-end-points = Turn { $turn }: the points decide.
sg-end-goals-met = Turn { $turn }: all goals are met.
sg-end-goals-missed = Turn { $turn }: a goal is out of reach.
sg-end-time = Turn { $turn }: nightfall ends the battle.
sg-end-two-games = Turn { $turn }: both games are played.

## Rules

sg-rule-sg-b-set-1 = Set-up 1
    .summary = Players, sides and ships: at least two captains, each with one or more ships, in two equal teams.
sg-rule-sg-b-set-2 = Set-up 2
    .summary = Ship card and log: the printed values of a ship.
sg-rule-sg-b-set-3 = Set-up 3
    .summary = Playing area and scenario choice.
sg-rule-sg-b-set-4 = Set-up 4
    .summary = Manoeuvre deck of the ship's letter; grey cards only in the advanced rules.
sg-rule-sg-b-set-5 = Set-up 5
    .summary = Damage chits in cups by letter: A, B and E in the basic rules.
sg-rule-sg-b-set-6 = Set-up 6
    .summary = One ball token loaded in each battery at the start.
sg-rule-sg-b-set-7 = Set-up 7
    .summary = Wind: the named point is where it comes from.
sg-rule-sg-b-turn-1 = The turn 1
    .summary = Phases of a turn: planning, movement, combat, reload, each for all at once.
sg-rule-sg-b-plan-1 = Planning 1
    .summary = Attitude: colour of the base rim the wind crosses.
sg-rule-sg-b-plan-2 = Planning 2
    .summary = Between two colours the faster one counts.
sg-rule-sg-b-plan-3 = Planning 3
    .summary = Blue card when the wind serves, red card when taken aback.
sg-rule-sg-b-plan-4 = Planning 4
    .summary = Cards are chosen secretly and lie face down until movement.
sg-rule-sg-b-plan-5 = Planning 5
    .summary = No measuring before planning except the attitude.
sg-rule-sg-b-mov-1 = Movement 1
    .summary = All cards are revealed together and all ships move at the same time.
sg-rule-sg-b-mov-2 = Movement 2
    .summary = Normal card: stern mark on the arrow of the attitude colour of the middle line.
sg-rule-sg-b-mov-3 = Movement 3
    .summary = Orange arrow when beating or running, green arrow when reaching.
sg-rule-sg-b-mov-4 = Movement 4
    .summary = Red card: two-hourglass line laid at the stern.
sg-rule-sg-b-mov-5 = Movement 5
    .summary = A base partly off the table: the ship is out and counts as surrendered.
sg-rule-sg-b-ovl-1 = Overlap 1
    .summary = Overlapping end positions: the ships involved stay, all others complete their moves.
sg-rule-sg-b-ovl-2 = Overlap 2
    .summary = Ships that only cross and end clear do not collide.
sg-rule-sg-b-ovl-3 = Overlap 3
    .summary = Order: more burden first, then better attitude, then chance.
sg-rule-sg-b-ovl-4 = Overlap 4
    .summary = Blocked ship advances along its line until its base touches another.
sg-rule-sg-b-ovl-5 = Overlap 5
    .summary = Stern mark on the line where the base fits on the card, bow mark otherwise.
sg-rule-sg-b-gun-1 = Artillery 1
    .summary = Two batteries with three firing arcs each; ruler from the dot inside the arc.
sg-rule-sg-b-gun-2 = Artillery 2
    .summary = Free choice among the arcs that reach the target.
sg-rule-sg-b-gun-3 = Artillery 3
    .summary = Only a loaded battery fires; the token is turned up afterwards.
sg-rule-sg-b-gun-4 = Artillery 4
    .summary = One target for each battery; both batteries may fire; firing is never forced.
sg-rule-sg-b-gun-5 = Artillery 5
    .summary = Line of sight is blocked by any other base.
sg-rule-sg-b-gun-6 = Artillery 6
    .summary = Firepower: leftmost empty hull box, number of the arc.
sg-rule-sg-b-gun-7 = Artillery 7
    .summary = First half of the ruler: A chits; second half: B chits.
sg-rule-sg-b-gun-8 = Artillery 8
    .summary = Range of the chosen arc counts.
sg-rule-sg-b-mus-1 = Musketry 1
    .summary = Musketry at an enemy base within the width of the ruler, one target a turn.
sg-rule-sg-b-mus-2 = Musketry 2
    .summary = Musketry value: leftmost empty crew box; E chits; never reloaded.
sg-rule-sg-b-dam-1 = Damage 1
    .summary = All attacks are simultaneous; chits are shown, then all are placed.
sg-rule-sg-b-dam-2 = Damage 2
    .summary = A 0 goes to the 0 box, numbers to the hull row, casualties to the crew row.
sg-rule-sg-b-dam-3 = Damage 3
    .summary = A number with a casualty symbol also takes a casualty token.
sg-rule-sg-b-dam-4 = Damage 4
    .summary = Other symbols are ignored in the basic rules.
sg-rule-sg-b-dam-5 = Damage 5
    .summary = Hull chits in falling order; a box is full at the burden of the ship.
sg-rule-sg-b-dam-6 = Damage 6
    .summary = A chit of at least the burden takes an empty box of its own.
sg-rule-sg-b-dam-7 = Damage 7
    .summary = One casualty in each crew box.
sg-rule-sg-b-dam-8 = Damage 8
    .summary = A ship surrenders when all boxes of a row are covered; its chits go back.
sg-rule-sg-b-rel-1 = Reloading 1
    .summary = A battery is reloaded at the earliest in the turn after it fired.
sg-rule-sg-b-rel-2 = Reloading 2
    .summary = First load empty batteries, then move fired tokens to the ammunition box.
sg-rule-sg-b-rel-3 = Reloading 3
    .summary = Both batteries may be reloaded in one turn.
sg-rule-sg-b-vic-1 = Victory 1
    .summary = Victory as the scenario says.
sg-rule-sg-s-set-1 = Standard set-up 1
    .summary = Ball, chain and grape tokens for each battery; secret first loads.
sg-rule-sg-s-set-2 = Standard set-up 2
    .summary = A first blue card is planned before turn 1.
sg-rule-sg-s-plan-1 = Standard planning 1
    .summary = Time to react: the card chosen now is sailed next turn.
sg-rule-sg-s-plan-2 = Standard planning 2
    .summary = The attitude may not be checked while planning.
sg-rule-sg-s-plan-3 = Standard planning 3
    .summary = Veer limit between consecutive cards.
sg-rule-sg-s-plan-4 = Standard planning 4
    .summary = An invalid card revealed is replaced by the straight card.
sg-rule-sg-s-mov-1 = Taken aback 1
    .summary = Taken aback: the card is replaced by the red card of its veer class.
sg-rule-sg-s-mov-2 = Taken aback 2
    .summary = First turn aback: one hourglass, card at the bow.
sg-rule-sg-s-mov-3 = Taken aback 3
    .summary = Later turns aback: two hourglasses, card at the stern.
sg-rule-sg-s-mov-4 = Taken aback 4
    .summary = The card of the second space moves up.
sg-rule-sg-s-col-1 = Friendly collision 1
    .summary = Ships of one side that collide take chits for the burden of the others.
sg-rule-sg-s-rake-1 = Raking fire 1
    .summary = Raking fire through a short side, from the full arc only.
sg-rule-sg-s-rake-2 = Raking fire 2
    .summary = Bow rake: one chit more for every three, rounded up.
sg-rule-sg-s-rake-3 = Raking fire 3
    .summary = Stern rake: one chit more for every two, rounded up.
sg-rule-sg-s-shot-1 = Kinds of shot 1
    .summary = The load is revealed when the battery fires.
sg-rule-sg-s-shot-2 = Kinds of shot 2
    .summary = Ball: A chits in the first half, B chits in the second.
sg-rule-sg-s-shot-3 = Kinds of shot 3
    .summary = Chain shot: C chits in the red and purple band, else nothing.
sg-rule-sg-s-shot-4 = Kinds of shot 4
    .summary = Grape shot: D chits in the red and purple band, else nothing.
sg-rule-sg-s-rel-1 = Choice of shot 1
    .summary = The kind of shot is chosen secretly when reloading.
sg-rule-sg-s-rel-2 = Choice of shot 2
    .summary = A load cannot be changed, but a battery may be fired empty at nothing.
sg-rule-sg-a-set-1 = Advanced set-up 1
    .summary = A set of crew action tokens for each ship.
sg-rule-sg-a-set-2 = Advanced set-up 2
    .summary = Sail setting chosen at the start: full, battle or backing.
sg-rule-sg-a-turn-1 = Advanced turn 1
    .summary = Crew action phase between planning and movement.
sg-rule-sg-a-plan-1 = Planning actions 1
    .summary = Up to the crew's number of actions is planned, face down.
sg-rule-sg-a-plan-2 = Planning actions 2
    .summary = Actions number: leftmost value with both its boxes free.
sg-rule-sg-a-plan-3 = Planning actions 3
    .summary = A ship with furled sails plans no card.
sg-rule-sg-a-act-1 = Crew actions 1
    .summary = All actions are revealed together; effects are compulsory unless said otherwise.
sg-rule-sg-a-act-2 = Crew actions 2
    .summary = An invalid action has no effect and its token returns.
sg-rule-sg-a-act-3 = Crew actions 3
    .summary = Raise sail.
sg-rule-sg-a-act-4 = Crew actions 4
    .summary = Reduce sail.
sg-rule-sg-a-act-5 = Crew actions 5
    .summary = Pump: one leak-damage token goes, boxes close up.
sg-rule-sg-a-act-6 = Crew actions 6
    .summary = Fire broadside: needs a loaded battery; firing stays voluntary.
sg-rule-sg-a-act-7 = Crew actions 7
    .summary = Musketry action.
sg-rule-sg-a-act-8 = Crew actions 8
    .summary = Reload action: needs an empty battery.
sg-rule-sg-a-act-9 = Crew actions 9
    .summary = Deferred actions stay until the next turn and count against its number.
sg-rule-sg-a-act-10 = Crew actions 10
    .summary = Extinguish: one fire is out at the end of the second turn.
sg-rule-sg-a-act-11 = Crew actions 11
    .summary = Repair: chosen in the action phase of the second turn.
sg-rule-sg-a-rep-1 = Repairs 1
    .summary = Repair of one box of normal damage, at once.
sg-rule-sg-a-rep-2 = Repairs 2
    .summary = Repair of a leak at the end of the turn.
sg-rule-sg-a-rep-3 = Repairs 3
    .summary = Repair of the rudder at the end of the turn.
sg-rule-sg-a-rep-4 = Repairs 4
    .summary = Repair of a mast at the end of the turn.
sg-rule-sg-a-rep-5 = Repairs 5
    .summary = Limits: normal damage and mast once in a game, leaks and rudder without limit.
sg-rule-sg-a-sail-1 = Sails 1
    .summary = The sail setting decides the line of a blue card.
sg-rule-sg-a-sail-2 = Sails 2
    .summary = Red cards do not depend on the sails.
sg-rule-sg-a-sail-3 = Sails 3
    .summary = Furled sails: planned cards are sailed on the backing line, then the ship stops.
sg-rule-sg-a-sail-4 = Sails 4
    .summary = Getting under way again: the ship moves when both card spaces are full.
sg-rule-sg-a-sail-5 = Sails 5
    .summary = A single card planned before furling again goes back unsailed.
sg-rule-sg-a-dam-1 = Special damage 1
    .summary = Casualty symbol.
sg-rule-sg-a-dam-2 = Special damage 2
    .summary = Fire on board: one fire-damage box at the start of every later turn.
sg-rule-sg-a-dam-3 = Special damage 3
    .summary = Leak: one leak-damage box at the start of every later turn.
sg-rule-sg-a-dam-4 = Special damage 4
    .summary = Broken mast: only grey cards from the next turn.
sg-rule-sg-a-dam-5 = Special damage 5
    .summary = Broken mast and taken aback: a random red card.
sg-rule-sg-a-dam-6 = Special damage 6
    .summary = Two masts: only the two-mast cards.
sg-rule-sg-a-dam-7 = Special damage 7
    .summary = Damaged rigging: limits at two, four and six hits.
sg-rule-sg-a-dam-8 = Special damage 8
    .summary = Rudder: veer less one; further hits are mast hits.
sg-rule-sg-a-dam-9 = Special damage 9
    .summary = The veer limit is tested again when the card is revealed.
sg-rule-sg-o-gen-1 = Optional rules 1
    .summary = Optional rules belong to levels; players agree on them before the game.
sg-rule-sg-o-gen-2 = Optional rules 2
    .summary = Random events are decided by an E chit, which goes back.
sg-rule-sg-o-grog-1 = Grog 1
    .summary = Grog for all: once a game, far from enemies, one casualty less.
sg-rule-sg-o-grog-2 = Grog 2
    .summary = Grog as a planned action in the advanced rules.
sg-rule-sg-o-green-1 = Untrained crews 1
    .summary = Untrained gunners need one more turn to reload.
sg-rule-sg-o-green-2 = Untrained crews 2
    .summary = Untrained gunners and continuous fire: one third.
sg-rule-sg-o-green-3 = Untrained crews 3
    .summary = Untrained gunners in the advanced rules: reloading is a deferred action.
sg-rule-sg-o-green-4 = Untrained crews 4
    .summary = Untrained sailors: one random action may be lost.
sg-rule-sg-o-tangle-1 = Entangled rigging 1
    .summary = Entangled rigging: E chit for every pair of bases in contact at the start of planning.
sg-rule-sg-o-tangle-2 = Entangled rigging 2
    .summary = Entangled ships do not move; planned cards are discarded.
sg-rule-sg-o-tangle-3 = Entangled rigging 3
    .summary = Getting clear: E chit at the start of every planning phase.
sg-rule-sg-o-cont-1 = Continuous fire 1
    .summary = Continuous fire: an unloaded battery fires for half, rounded down.
sg-rule-sg-o-cont-2 = Continuous fire 2
    .summary = Rakes count before halving; shot chosen secretly; no double shot.
sg-rule-sg-o-cont-3 = Continuous fire 3
    .summary = Continuous fire in the advanced rules: fire action without load, no reload of that side.
sg-rule-sg-o-first-1 = First broadside 1
    .summary = First broadside of a battery: one chit more for every three, rounded up.
sg-rule-sg-o-first-2 = First broadside 2
    .summary = First broadside and rake are counted apart.
sg-rule-sg-o-near-1 = Nearest target 1
    .summary = Nearest target: a battery may only fire at the nearest ship of its arcs.
sg-rule-sg-o-double-1 = Double shot 1
    .summary = Double shot takes one more turn to load.
sg-rule-sg-o-double-2 = Double shot 2
    .summary = Double shot: A and B chits within half a ruler, else nothing.
sg-rule-sg-o-high-1 = Aiming high 1
    .summary = Aiming high with ball or double shot.
sg-rule-sg-o-high-2 = Aiming high 2
    .summary = Underlined and plain casualty chits are replaced by C chits.
sg-rule-sg-o-high-3 = Aiming high 3
    .summary = A replaced leak adds a rigging hit, a replaced rudder hit a mast.
sg-rule-sg-o-brd-1 = Boarding 1
    .summary = Boarding choice for enemy bases in contact at the start of planning.
sg-rule-sg-o-brd-2 = Boarding 2
    .summary = Both, neither or one wants to board.
sg-rule-sg-o-brd-3 = Boarding 3
    .summary = Grappled ships do not move.
sg-rule-sg-o-brd-4 = Boarding 4
    .summary = The fight: E chits for the burden of the other ship, one at a time.
sg-rule-sg-o-brd-5 = Boarding 5
    .summary = Both cannot surrender to each other.
sg-rule-sg-o-brd-6 = Boarding 6
    .summary = Grappled until the next check.
sg-rule-sg-o-brd-7 = Boarding 7
    .summary = Several ships: who grapples whom, in order of smaller crew.
sg-rule-sg-o-brd-8 = Boarding 8
    .summary = Several ships: each deals only to its chosen opponent.
sg-rule-sg-o-brd-9 = Boarding 9
    .summary = Boarding as an action in the advanced rules.
sg-rule-sg-o-brd-10 = Boarding 10
    .summary = A ship without boarders suffers first.
sg-rule-sg-o-brd-11 = Boarding 11
    .summary = Grappled and entangled: both must end before moving.
sg-rule-sg-o-flag-1 = Flagship 1
    .summary = Loss of the flagship.
sg-rule-sg-o-mag-1 = Magazine 1
    .summary = Magazine explosion from the third fire-damage token on.
sg-rule-sg-o-mag-2 = Magazine 2
    .summary = Ships in contact with an explosion.
sg-rule-sg-o-sink-1 = Sinking 1
    .summary = Sinking from the third leak-damage token on.
sg-rule-sg-o-spread-1 = Spreading fire 1
    .summary = Fire spreads to the firing ship in contact.
sg-rule-sg-o-spread-2 = Spreading fire 2
    .summary = Water thrown on the enemy: extinguish action against spreading.
sg-rule-sg-o-hulk-1 = Hulks 1
    .summary = Surrendered ships stay on the table and finish their cards.
sg-rule-sg-o-hulk-2 = Hulks 2
    .summary = Hulks cannot be boarded; collisions with them.
sg-rule-sg-o-hulk-3 = Hulks 3
    .summary = Burning, leaking, sunk or exploded ships are removed.
sg-rule-sg-o-wdir-1 = Wind direction 1
    .summary = Variable wind direction: start and tokens.
sg-rule-sg-o-wdir-2 = Wind direction 2
    .summary = Two tokens of the same sense turn the wind by 45 degrees.
sg-rule-sg-o-wstr-1 = Wind strength 1
    .summary = Wind strength shifts the line in use.
sg-rule-sg-o-wstr-2 = Wind strength 2
    .summary = Strong wind at full sail: E chit for the rigging.
sg-rule-sg-o-wstr-3 = Wind strength 3
    .summary = Change of strength: kept token and blank.
sg-rule-sg-t-gen-1 = Terrain 1
    .summary = Terrain pieces mark where their effects apply.
sg-rule-sg-t-reef-1 = Reefs 1
    .summary = Reef: the move is stepped and ends at first touch.
sg-rule-sg-t-reef-2 = Reefs 2
    .summary = Reef: chits for the burden; aground above the burden.
sg-rule-sg-t-reef-3 = Reefs 3
    .summary = Aground: no more movement, leaks stop.
sg-rule-sg-t-reef-4 = Reefs 4
    .summary = Reef damage: only numbers, leaks and rudder count.
sg-rule-sg-t-sand-1 = Sandbanks 1
    .summary = Sandbank: aground at the end position.
sg-rule-sg-t-sand-2 = Sandbanks 2
    .summary = No sinking on a sandbank.
sg-rule-sg-t-land-1 = Coasts and islands 1
    .summary = Shore and danger distance: beach like a sandbank, rocks like a reef.
sg-rule-sg-t-land-2 = Coasts and islands 2
    .summary = Overlap with land: double chits and always aground.
sg-rule-sg-t-land-3 = Coasts and islands 3
    .summary = Ports have no danger distance.
sg-rule-sg-t-land-4 = Coasts and islands 4
    .summary = Land blocks the line of sight.
sg-rule-sg-t-land-5 = Coasts and islands 5
    .summary = The element of firer or target does not block, but sea, land, sea does.
sg-rule-sg-t-bat-1 = Coastal batteries 1
    .summary = Coastal battery: log, arcs and line of sight.
sg-rule-sg-t-bat-2 = Coastal batteries 2
    .summary = Battery: one target a turn, range from the dot, musketry within the band.
sg-rule-sg-t-bat-3 = Coastal batteries 3
    .summary = Battery rakes.
sg-rule-sg-t-bat-4 = Coastal batteries 4
    .summary = Battery special damage: garrison and fire only.
sg-rule-sg-t-bat-5 = Coastal batteries 5
    .summary = Battery destroyed or surrendered.
sg-rule-sg-t-bat-6 = Coastal batteries 6
    .summary = Battery actions.
sg-rule-sg-l-mov-1 = Automatic movement 1
    .summary = Automatic movement deck: cards of veer 3 to 7.
sg-rule-sg-l-mov-2 = Automatic movement 2
    .summary = Returning discards: sideslip pairs and turns that add to ten.
sg-rule-sg-l-fire-1 = Automatic fire 1
    .summary = Automatic fire whenever possible, reload at once.
sg-rule-sg-l-fire-2 = Automatic fire 2
    .summary = Automatic ships fire at the nearest target.
sg-rule-sg-l-fire-3 = Automatic fire 3
    .summary = Automatic fire with continuous fire.
sg-rule-sg-l-fire-4 = Automatic fire 4
    .summary = Automatic shot by distance: D, A, B.
sg-rule-sg-l-act-1 = Automatic actions 1
    .summary = Priorities of automatic actions.
sg-rule-sg-l-act-2 = Automatic actions 2
    .summary = Order of automatic repairs.
sg-rule-sg-l-bat-1 = Automatic batteries 1
    .summary = Priorities of automatic batteries.
sg-rule-sg-l-anc-1 = Anchored ships 1
    .summary = Anchored ships do not move.
sg-rule-sg-x-gen-1 = Scenarios 1
    .summary = Ready scenarios: table, fleets, rules and victory.
sg-rule-sg-x-gen-2 = Scenarios 2
    .summary = New scenarios by the players.
sg-rule-sg-x-eis-1 = Enemy in sight 1
    .summary = Enemy in sight: set-up.
sg-rule-sg-x-eis-2 = Enemy in sight 2
    .summary = Enemy in sight: last side in play wins.
sg-rule-sg-x-eis-3 = Enemy in sight 3
    .summary = Enemy in sight: variants.
sg-rule-sg-x-sha-1 = In shallow waters 1
    .summary = In shallow waters: island, reefs placed in turn, random sides and wind.
sg-rule-sg-x-sha-2 = In shallow waters 2
    .summary = In shallow waters: deadlock when ships run aground.
sg-rule-sg-x-blo-1 = Breaking the blockade 1
    .summary = Breaking the blockade: set-up and exit.
sg-rule-sg-x-blo-2 = Breaking the blockade 2
    .summary = Breaking the blockade: two games.
sg-rule-sg-x-blo-3 = Breaking the blockade 3
    .summary = Breaking the blockade: solitaire.
sg-rule-sg-x-van-1 = Against the vanguard 1
    .summary = Against the vanguard: island, building and reefs.
sg-rule-sg-x-van-2 = Against the vanguard 2
    .summary = Against the vanguard: when the building surrenders.
sg-rule-sg-x-van-3 = Against the vanguard 3
    .summary = Against the vanguard: end and points.
sg-rule-sg-x-van-4 = Against the vanguard 4
    .summary = Against the vanguard: two forts, two games.
sg-rule-sg-x-sup-1 = Supplies arrive 1
    .summary = Supplies arrive: set-up with a port.
sg-rule-sg-x-sup-2 = Supplies arrive 2
    .summary = Supplies arrive: unloading.
sg-rule-sg-x-sup-3 = Supplies arrive 3
    .summary = Supplies arrive: end and points.
sg-rule-sg-x-prey-1 = Easy prey 1
    .summary = Easy prey: anchored enemies.
sg-rule-sg-x-prey-2 = Easy prey 2
    .summary = Easy prey: the three goals.

sg-mod-firepower = firepower of the arc
sg-mod-musketry = musketry of the crew
sg-mod-rake-bow = raked through the bow
sg-mod-rake-stern = raked through the stern
sg-mod-first-broadside = first broadside
sg-mod-continuous-fire = fired without loading
sg-mod-burden = burden of a friend run into
sg-mod-rocks = burden of the ship on rocks, doubled on land
sg-mod-explosion = explosion alongside
sg-no-fire-action = { $ship } has not planned to fire to { $side } this turn.
sg-not-loaded = { $ship }: the guns to { $side } are not loaded.
sg-not-in-arc = { $target } lies in no arc of { $ship } to { $side } within the ruler.
sg-line-blocked = No line of sight to { $target }: blocked by { $by }.
sg-no-line = No line of sight from { $ship } to { $target } to { $side }, or another target must be chosen.
sg-already-declared = { $ship }: the guns to { $side } already have their target.
sg-arc-misses = The { $arc } of { $ship } misses { $target }.
sg-no-load-fired = { $ship }: the guns to { $side } were fired this turn and can be loaded in the next one.
sg-no-load-loaded = { $ship }: the guns to { $side } are loaded.
sg-no-more-hands = { $kept ->
    [0] { $ship }: the crew number is { $number }, and so many actions are planned.
   *[other] { $ship }: the crew number is { $number }, and what still lies from last turn counts.
}
sg-token-kept = { $ship }: “{ $token }” still lies there from last turn, and there is no other.

# the board as text
sg-board-head = Turn { $turn }, wind from the { $point }. The table, { $width } by { $height } mm, north on top:
sg-board-legend = ^ reef, ~ sandbank, # land, B battery. Behind each name: hull boxes and crew boxes left, guns front/full/rear, muskets, loads to port | starboard.
sg-board-ship = boxes { $left }, guns { $guns }, muskets { $muskets }, { $loads }
sg-board-battery = Battery { $n }
sg-board-loaded = loaded
sg-board-fires = fires: { $n }
sg-board-leaks = leaks: { $n }
sg-board-aground = aground
sg-board-anchored = anchored

# What a computer player weighs.
sg-term-outcome = the outcome
sg-term-damage-given = damage given
sg-term-damage-taken = damage taken
sg-term-position = guns that bear
sg-term-errand = what the scenario asks for
