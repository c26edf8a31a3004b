fc-title = Flying Colors
    .hint = Fleet actions in the age of sail: wind, command and broadsides on a hex map, for two admirals.

# -- seats, nations, words

fc-seat-british = British
fc-seat-french = French
fc-seat-spanish = Spanish
fc-seat-dutch = Dutch
fc-seat-danish = Danish
fc-seat-allied = French and Spanish

fc-nation-british = British
fc-nation-french = French
fc-nation-spanish = Spanish
fc-nation-dutch = Dutch
fc-nation-danish = Danish

fc-word-port = port
fc-word-starboard = starboard
fc-word-bow = bow
fc-word-stern = stern
fc-word-formation = formation
fc-word-group = group
fc-word-plain = plain sails
fc-word-full = full sails
fc-word-hull = hull
fc-word-rigging = rigging

# -- scenarios

fc-scn-minorca = Minorca, 1756
fc-scn-cape-henry = Cape Henry, 1781
fc-scn-virginia-capes = Virginia Capes, 1781
fc-scn-frigate-bay = Frigate Bay, 1782
fc-scn-first-of-june-may28 = Glorious First of June: 28 May 1794
fc-scn-first-of-june-may29 = Glorious First of June: 29 May 1794
fc-scn-first-of-june-june1 = Glorious First of June: 1 June 1794
fc-scn-first-of-june-campaign = Glorious First of June: the campaign, 1794
fc-scn-audierne-bay = Audierne Bay, 1797
fc-scn-cape-st-vincent = Cape St. Vincent, 1797
fc-scn-camperdown = Camperdown, 1797
fc-scn-bec-du-raz = Bec du Raz, 1798
fc-scn-nile = The Nile, 1798
fc-scn-goza-de-candia = Goza de Candia, 1798
fc-scn-el-ferrol = El Ferrol, 1800
fc-scn-copenhagen = Copenhagen, 1801
fc-scn-algeciras-bay = Algeciras Bay, 1801
fc-scn-gut-of-gibraltar = Gut of Gibraltar, 1801
fc-scn-cape-finisterre = Cape Finisterre, 1805
fc-scn-trafalgar = Trafalgar, 1805
fc-scn-cape-ortegal = Cape Ortegal, 1805

# -- options

fc-opt-first-broadside = First broadside
    .hint = The first shot of each broadside has two more points of firepower.
fc-opt-fire-per-point = Defensive fire at every movement point
    .hint = Instead of answering a named target, the other side may fire one broadside at the moving ship for each point it spends.
fc-opt-later-hit-table = Later hit table
    .hint = Use the weaker hull column of the later editions.
fc-opt-target-audacity-ignored = Ignore the target's audacity
    .hint = The audacity of the ship fired at is not deducted from the firepower.
fc-opt-grapple-anchored = Grapple anchored ships
    .hint = Ships lying at anchor may be grappled, as a later official answer allows.

# -- rules

fc-rule-2-0 = Components
    .summary = Ships, commanders, maps and markers; the ten-sided die reads 0 to 9.
fc-rule-3-0 = Sequence of play
    .summary = Wind, commands, initiative, activations, ships out of command, melee, ship status, victory.
fc-rule-4-0 = Wind direction
    .summary = One wind blows over the whole map, towards the number it shows.
fc-rule-4-1 = Wind adjustment
    .summary = Every fifth turn a die may turn the wind by one or two hexsides.
fc-rule-4-2 = Wind effects
    .summary = The lee broadside fires with the wind, the weather broadside into it.
fc-rule-5-0 = Fleet command
    .summary = Ships act together under their commanders.
fc-rule-5-1 = Commanders
    .summary = Each commander has a rank, a command range and a quality; the fleet admiral sails in the flagship.
fc-rule-5-2 = Commands
    .summary = A command is a group within command range, or a formation of one facing with gaps of four hexes at most.
fc-rule-5-3 = Mixed fleets
    .summary = Large ships leave small ones alone until these have damaged a large ship.
fc-rule-6-0 = Determine commands
    .summary = The sides take turns to name the ships of each command.
fc-rule-7-0 = Initiative
    .summary = Die plus the admiral's quality; the winner acts first or passes once.
fc-rule-8-0 = Out of command
    .summary = Such ships act last, one by one, and roll a command check; a failure keeps them away from the enemy.
fc-rule-9-0 = Facing
    .summary = A ship faces a hexside; the sides between bow and stern are its port and starboard.
fc-rule-10-0 = Stacking
    .summary = At the end of a move there is one ship to a hex.
fc-rule-11-0 = Movement
    .summary = A ship moves from hex to hex and must spend all its points.
fc-rule-11-1 = Movement rates
    .summary = Running 4, reaching 5, beating 2, taken aback 0; small ships may add one.
fc-rule-11-2 = Wearing
    .summary = After each hex the stern may swing one hexside; turning away from a reach costs points.
fc-rule-11-3 = Tacking
    .summary = A beating ship may swing through the wind; a die says how many points it keeps, or leaves it in irons.
fc-rule-11-4 = Drifting
    .summary = Ships without way drift one hex with the wind; the sternway table lets them fall off.
fc-rule-11-5 = Backing sails
    .summary = Up to half of the points may be spent without advancing, one in each hex.
fc-rule-11-6 = Anchoring
    .summary = Where there are shallows a ship may anchor, swing at anchor and try to weigh.
fc-rule-11-7 = Grounding
    .summary = Entering a shoal risks running aground for good.
fc-rule-11-8 = Collisions
    .summary = Only a ship with no other way to spend its points checks for collision with the ship it cannot clear.
fc-rule-11-9 = Grappling
    .summary = A helpless enemy alongside may be grappled unless it evades.
fc-rule-11-10 = Fouled and grappled ships
    .summary = Entangled ships do not sail; they drift as one body.
fc-rule-11-11 = Disengaging
    .summary = When activated an entangled ship may try to cut free from one other.
fc-rule-11-12 = Full sails
    .summary = More speed, dearer turns and a more vulnerable rigging.
fc-rule-11-13 = Weather
    .summary = A breeze adds a movement point and a calm takes one.

# -- command and initiative

fc-turn = Turn { $turn }.
fc-wind = { $shift ->
    [0] The wind holds, blowing towards { $wind }.
   *[other] The wind shifts and now blows towards { $wind }.
}
fc-first-to-define = { $side ->
    [none] The dice are even: who names a command first is rolled again.
   *[other] { $side }: theirs is the first command to name.
}
fc-command-formed = { $side }: { $kind ->
    [formation] formation
    [group] group
   *[single] single ship
} under { $leader }, { $count ->
    [one] one ship
   *[other] { $count } ships
}.
fc-initiative = { $side ->
    [none] Initiative: the dice are even and are rolled again.
   *[other] { $side }: theirs is the initiative.
}
fc-initiative-given = { $side }: the initiative of this turn is theirs beforehand.
fc-passed = { $side }: the enemy shall begin.
fc-command-activated = { $side }: the command of { $leader } acts.
fc-command-check = { $ship } { $passed ->
    [yes] passes
   *[no] fails
} her command check: { $needed } or less.
fc-ship-acts = { $ship } acts.

fc-commands-prompt = Name your next command: choose a commander's ship, and formation or group.
fc-commands-prompt-members = Command of { $leader }: confirm it, or leave ships out.
fc-activation-cycle-prompt = Choose the command that acts now.
fc-command-prompt = Command of { $leader }: choose the next ship.
fc-out-of-command-prompt = Choose the ship out of command that acts now.

fc-act-form = Command of { $leader }: { $kind }
fc-act-without = Leave out { $ship }
fc-act-confirm = Confirm the command
fc-act-activate = Activate the command of { $command }
fc-act-pass = Let the enemy begin
fc-act-select = { $ship }
fc-sailing-prompt = { $ship } { $mp ->
    [0] has spent her points
    [one] is under way with one movement point left
   *[other] is under way with { $mp } movement points left
}: { $choices }.
fc-at-anchor-prompt = { $ship } lies at anchor: { $choices }.
fc-adrift-prompt = { $ship } has no way on: { $choices }.
fc-entangled-prompt = { $ship } is entangled: { $choices }.
fc-fast-prompt = { $ship } cannot move: { $choices }.
fc-finished-prompt = { $ship } has finished moving: { $choices }.
fc-can-sail = sail on
fc-can-leave = sail off the map
fc-can-turn = turn
fc-can-back = back sails
fc-can-tack = tack
fc-can-press = take the extra point
fc-can-collide = stop before the ship in the way
fc-can-anchor = drop anchor
fc-can-weigh = weigh anchor
fc-can-swing = swing at anchor
fc-can-sternway = try to gather sternway
fc-can-grapple = grapple
fc-can-cut-loose = cut loose
fc-can-fire = fire
fc-can-scuttle = scuttle her
fc-can-finish = finish
fc-one-more = { $list }, { $item }
fc-or = { $list } or { $item }

# -- movement

fc-act-ahead = Ahead
fc-act-leave = Sail off the map
fc-act-wear = Turn to { $to }
fc-act-back = Back sails
fc-act-tack = Tack
fc-act-press = Take the extra movement point
fc-act-anchor = Drop anchor
fc-act-weigh = Weigh anchor
fc-act-swing = Swing the { $end }: head to { $to }
fc-act-sternway = Try to gather sternway
fc-act-fall-off = Fall off to { $to }
fc-act-drop = Drift with the wind
fc-act-hold = Stay as she lies
fc-act-collide = Stop before { $ship } and check for collision
fc-act-grapple = Grapple { $ship }
fc-act-evade = Evade the grapples
fc-act-stand = Let them come
fc-act-cut-loose = Cut loose from { $ship }
fc-act-finish = Finish under { $sails }
fc-sails = { $ship } sails to { $hex }, heading { $facing }.

fc-tacks = { $ship } brings her bow into the wind, over a shoal.
fc-tacked = { $result ->
    [irons] { $ship } fails to tack and lies in irons.
    [no-room] { $ship } has no room to complete her tack and lies in irons.
   *[through] { $ship } tacks: { $points ->
        [0] no point is left
        [one] one point is left
       *[other] { $points } points are left
    }.
}
fc-sternway = { $forced ->
    [yes] { $ship } gathers sternway and must drift.
   *[no] { $ship } is free to drift, fall off or stay.
}
fc-falls-off = { $ship } falls off, heading { $facing }.
fc-sternway-prompt = { $ship }: drift, fall off or stay?
fc-drifts = { $ship } drifts with the wind.
fc-leaves = { $ship } leaves the map.
fc-anchors = { $ship } drops anchor.
fc-weigh = { $raised ->
    [yes] { $ship } weighs anchor.
   *[no] { $ship } cannot raise her anchor.
}
fc-swings = { $ship } swings at anchor, heading { $facing }.
fc-grounding = { $aground ->
    [yes] { $ship } runs aground
   *[no] { $ship } scrapes over a shoal
}{ $hull ->
    [0] .
    [one] : one hull hit.
   *[other] : { $hull } hull hits.
}
fc-collision = { $fouled ->
    [yes] { $ship } runs into { $target }: they are fouled.
   *[no] { $ship } just misses { $target }.
}
fc-grapple-prompt = { $ship } comes alongside { $target } with grapples: evade?
fc-evasion = { $evaded ->
    [yes] { $ship } evades the grapples of { $target }.
   *[no] { $ship } cannot evade the grapples of { $target }.
}
fc-grapple = { $held ->
    [yes] { $ship } grapples { $target }.
   *[no] { $ship } throws grapples at { $target }: they do not hold.
}
fc-disengage = { $free ->
    [yes] { $ship } cuts loose from { $target }.
   *[no] { $ship } cannot cut loose from { $target }.
}
fc-sails-changed = { $full ->
    [yes] { $ship } sets full sails.
   *[no] { $ship } goes to plain sails.
}

# -- why not

fc-no-points = No movement points are left.
fc-no-collision-course = That would end on another ship while there is a way to avoid it.
fc-no-way-edge = Ahead lies the edge of the map: she can only sail off it.
fc-no-way-land = A shore battery stands there: no ship enters its hex.
fc-no-turn-room = Her stern would swing off the map or onto land.
fc-no-stop-on-ship = No ship may stop on top of another.
fc-no-keep-clear = Her command check failed: she may not end beside an enemy while she can avoid it.
fc-no-move-away = A prize out of command must move away from the nearest enemy.
fc-no-full-sails = Damaged, or with six rigging hits, she cannot carry full sails.
fc-no-grapple-prize = A prize does not attack.
fc-no-grapple-battery = { $target } is a battery and cannot be boarded.
fc-no-grapple-again = { $target } has already been tried in this activation.
fc-no-grapple-under-way = { $target } is under control: only a ship adrift, in irons, dismasted, entangled, aground or struck can be grappled.
fc-no-grapple-scenario = In this battle { $target } may not be grappled now.
fc-no-turn-before-moving = A ship turns only after advancing a hex or backing sails, once each time.
fc-no-turn-into-wind = Only a tack brings the bow into the wind.
fc-no-turn-points = That turn costs { $cost ->
    [one] one point
   *[other] { $cost } points
}; { $mp ->
    [0] none is left
    [one] one is left
   *[other] { $mp } are left
}.
fc-no-back-twice = Sails were already backed in this hex.
fc-no-back-limit = Half of the movement rate has been spent on backing sails.
fc-no-tack-moved = A tack must be the first act of the activation.
fc-no-tack-not-beating = Only a ship that is beating can tack.
fc-no-tack-no-points = Without movement points there is no tack.
fc-no-tack-no-room = There is no room to bring the bow through the wind.
fc-no-tack-keep-clear = Out of command: she must keep clear of the enemy.
fc-no-anchor-here = This battle has no shallows to anchor in.
fc-no-finish-points = { $mp ->
    [one] All movement points must be spent; one is left.
   *[other] All movement points must be spent; { $mp } are left.
}
fc-no-fire-before-moving = No broadside before the first movement point is spent.
fc-no-fire-out-of-command = Out of command and not close to the enemy at the start: she may not fire.
fc-no-move-anchored = At anchor: raise it first; she sails from the next turn on.
fc-no-move-adrift = Without movement points she can only drift or gather sternway.
fc-no-move-entangled = Grappled or fouled ships do not sail; cut loose first.
fc-no-move-aground = She is aground and will not move again.
fc-no-move-dismasted = Dismasted: she can only drift.
fc-no-move-battery = A battery does not move.
fc-no-weigh = These ships must stay at anchor.
fc-no-pass = Only the initiative winner may pass, and only before the first activation.
fc-no-form-enemy = { $ship } sails for the other side.
fc-no-select-acted = { $ship } has acted this turn.

# -- modifiers

fc-mod-breezy = breezy
fc-mod-calm = calm
fc-mod-admiral = fleet admiral
fc-mod-audacity = audacity
fc-mod-commander = commander aboard
fc-mod-commander-mover = commander of the moving ship
fc-mod-commander-other = commander of the other ship
fc-mod-damaged = damaged
fc-mod-damaged-mover = moving ship damaged
fc-mod-damaged-other = other ship damaged
fc-mod-enemy-close = enemy within 3 hexes
fc-mod-enemy-far = no enemy within 10 hexes
fc-mod-fouled = fouled
fc-mod-fouled-and-grappled = fouled and grappled
fc-mod-manpower = difference of manpower
fc-mod-rate = rate
fc-mod-rate-mover = rate of the moving ship
fc-mod-rate-other = rate of the other ship
fc-mod-shoal = shallow water
fc-mod-struck = struck
fc-mod-unspent = unspent points

# -- results of dice

fc-res-no-change = no change
fc-res-clockwise-1 = one hexside clockwise
fc-res-clockwise-2 = two hexsides clockwise
fc-res-counterclockwise-1 = one hexside counter-clockwise
fc-res-counterclockwise-2 = two hexsides counter-clockwise
fc-res-passed = passed
fc-res-failed = failed
fc-res-in-irons = in irons
fc-res-may-drift = free to choose
fc-res-must-drift = must drift
fc-res-raised = anchor up
fc-res-still-anchored = still at anchor
fc-res-aground-and-hit = aground, one hull hit
fc-res-aground = aground
fc-res-hull-hit = one hull hit
fc-res-no-effect = no effect
fc-res-fouled = fouled
fc-res-no-collision = no collision
fc-res-grappled = grappled
fc-res-evaded = evaded
fc-res-not-evaded = not evaded
fc-res-disengaged = free
fc-res-wounded = wounded
fc-res-unhurt = unhurt
fc-res-killed = killed
fc-res-transfers = shifts his flag
fc-res-stays = stays
fc-res-afloat = afloat
fc-res-sinks = sinks
fc-res-fights-on = fights on
fc-res-strikes = strikes
fc-res-fire = on fire
fc-res-no-fire = no fire
fc-res-spreads = the fire spreads
fc-res-contained = contained
fc-res-explodes = explodes
fc-res-holds = holds
fc-res-fleet-breaks = the fleet breaks off
fc-res-leaves = leaves
fc-res-yes = yes
fc-res-no = no

# the board as text
fc-board-head = Turn { $turn } of { $turns }, wind blowing { $wind }.
fc-board-legend = Bows: ↑ first side, ⇑ second. Behind each name: hull left, rigging hits, crew; * has a commander aboard, x grappled with, % fouled with.
fc-board-fleet = { $side }: { $ships } afloat, { $points } points
fc-board-struck = struck
fc-board-burning = on fire
fc-board-adrift = adrift
fc-board-irons = in irons
fc-board-anchored = anchored
fc-board-aground = aground
fc-board-full-sails = full sails
fc-board-prize = prize
fc-board-damaged = damaged side

# What a computer player weighs.
fc-term-outcome = the outcome
fc-term-points = victory points
fc-term-damage = damage given and taken
fc-term-breaking = how near each fleet is to breaking off
fc-term-position = guns that bear and ships in reach
