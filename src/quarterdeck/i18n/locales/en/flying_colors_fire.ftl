# -- rules

fc-rule-12-0 = Fire combat
    .summary = Each broadside may fire once a turn, after a point is spent or if the ship lies still.
fc-rule-12-1 = Line of sight
    .summary = Lines between hex centres; occupied hexes block them, a hexspine only if both its hexes are occupied.
fc-rule-12-2 = Arc of fire
    .summary = A broadside bears from 30 to 150 degrees off the bow, seen from bow and stern hex.
fc-rule-12-3 = Fire procedure
    .summary = Name a target, defensive fire, attack type, range, hull or rigging, firepower, die, damage, broadside spent.
fc-rule-12-4 = Defensive fire
    .summary = When a target is named one enemy may fire first at the active ship, which may then hold its fire.
fc-rule-12-5 = Attack type
    .summary = Partial broadside, full broadside, rake or close range rake, by arcs and lines of sight.
fc-rule-12-6 = Range
    .summary = Ten hexes at most, five for ships of carronades; the nearest hexes count.
fc-rule-12-7 = Target type
    .summary = Fire at the hull to sink and silence, at the rigging to slow and burn.
fc-rule-12-8 = Firepower
    .summary = Rate and range give the firepower; shifts and modifiers follow.
fc-rule-12-9 = Hit Results Table
    .summary = Firepower and modified die give hull, rigging and manpower hits, and perhaps fire.
fc-rule-12-10 = Point-blank fire
    .summary = While passing through an enemy's hex: two points of firepower and double manpower hits.
fc-rule-12-11 = Grappled fire
    .summary = Between linked ships only the partner replies, and both shots count at once.
fc-rule-12-12 = Carronades
    .summary = Die bonuses at short range by nation and year.
fc-rule-12-13 = Batteries
    .summary = Two shots a turn in any direction; only hull hits hurt them, and nobody boards them.
fc-rule-13-0 = Ship damage
    .summary = Hits slow a ship, thin its crew, silence its guns and may end it.
fc-rule-13-1 = Rigging damage
    .summary = Three hits cost a movement point; fifteen dismast.
fc-rule-13-2 = Manpower damage
    .summary = Each hit costs a point of manpower, never below one; doubled at point-blank.
fc-rule-13-3 = Hull damage
    .summary = At capacity the counter flips and the excess carries over; few hits left bring sinking and striking.
fc-rule-13-4 = Fires
    .summary = A starred result may start a fire, which burns, spreads to linked ships and may blow the ship up.
fc-rule-13-5 = Commander transfer
    .summary = From a damaged or burning ship a commander may try to reach the nearest sound friend.
fc-rule-13-6 = Commander casualties
    .summary = A 9 wounds a commander whose ship was hurt; a second die may kill him.
fc-rule-14-0 = Melee
    .summary = Grappled ships may be boarded; the initiative side decides first in each group.
fc-rule-14-1 = Melee value
    .summary = Manpower plus commanders; the ratio, rounded for the better rate, gives the dice.
fc-rule-14-2 = Melee resolution
    .summary = The higher sum wins: repulse, a draw with losses, or capture.
fc-rule-14-3 = Captured ships
    .summary = A prize has one point of manpower, does not attack and may be retaken.
fc-rule-14-4 = Nelson's patent bridge
    .summary = Over a ship just taken the victors may grapple and storm one fouled to it.
fc-rule-14-5 = Scuttling
    .summary = Instead of moving, a prize or a ship in peril may be sunk by those aboard.

# -- fire

fc-names-target = { $ship } names { $target } as target, { $side ->
    [port] port
   *[starboard] starboard
} broadside.
fc-answers-fire = { $ship } fires defensively at { $target }, { $side ->
    [port] port
   *[starboard] starboard
} broadside.
fc-holds-fire = { $ship } holds her fire: { $target } is spared.
fc-shot-lost = { $ship } has no gun left that reaches { $target }: the shot is lost.
fc-shot = { $ship } { $attack ->
    [partial] fires part of a broadside at
    [rake] rakes
    [stern-rake] rakes the stern of
    [close-rake] rakes at close range
    [partial-rake] partly rakes
    [partial-stern-rake] partly rakes the stern of
    [partial-close-rake] partly rakes at close range
   *[full] fires at
} { $target }{ $column ->
    [rigging] , aiming at the rigging
   *[hull] { "" }
}{ $answering ->
    [yes] , in answer
   *[no] { "" }
}: { $hits }.
fc-shot-rate = rate
fc-shot-firepower = firepower
fc-hits-hull = { $count } hull
fc-hits-rigging = { $count } rigging
fc-hits-crew = { $count } manpower
fc-hits-none = no hit
fc-why-rake = a rake doubles every hit
fc-why-stern = two more hull hits by the stern
fc-why-point-blank = manpower hits doubled at point-blank
fc-why-battery = only hull hits hurt a battery
fc-stung = { $ship } has damaged { $target }: large ships may now fire at her.

fc-act-fire = Fire { $side } at { $target }
fc-act-shoot = Fire at the { $at }
fc-act-hold-fire = Hold fire
fc-act-answer = { $ship } answers from { $side }
fc-act-no-answer = Do not answer
fc-fire-prompt = { $ship } has { $target } in her sights: what does she aim at?
fc-fire-or-hold-prompt = { $ship } has been fired at and still has { $target } in her sights: fire, or hold?
fc-defensive-fire-prompt = { $ship } may be fired at: choose a ship and broadside, or do not answer.
fc-grappled-fire-answer-prompt = { $ship } fires at { $target } alongside: return it at the same moment?
fc-grappled-fire-prompt = { $ship } and { $target } fire at each other: hull or rigging?

# -- why a shot is not allowed

fc-no-prize-fire = { $ship } is a prize and cannot fire at { $target }.
fc-no-guns-left = { $ship } has no hull left to fight { $target }.
fc-no-broadside-left = { $ship } has already fired that broadside; { $target } is spared.
fc-no-silent-target = { $target } is silent: { $ship } need not fire at it.
fc-no-small-target = { $target } is small and has not hurt a large ship: { $ship } may not fire at her.
fc-no-range = { $target } is out of range of { $ship }.
fc-no-passing-side = { $ship } passes { $target } on the other side.
fc-no-arc = { $target } is not in that arc of { $ship }.
fc-no-sight = Other ships hide { $target } from { $ship }.
fc-no-effect-there = { $target } is too far for what is left of the guns of { $ship }: no effect.

# -- damage

fc-dismasted = { $ship } is dismasted.
fc-full-sails-lost = { $ship } loses her full sails.
fc-damaged = { $ship } is damaged{ $excess ->
    [0] .
    [one] ; one hull hit carries over.
   *[other] ; { $excess } hull hits carry over.
}
fc-vulnerable = { $danger ->
    [silent] The guns of { $ship } are silent: no hull hit is left.
    [sink] { $ship } may sink: { $left ->
        [one] one hull hit left
       *[other] { $left } hull hits left
    }.
   *[strike] { $ship } may strike: { $left ->
        [one] one hull hit left
       *[other] { $left } hull hits left
    }.
}
fc-battery-silent = { $ship } falls silent.
fc-stays-afloat = { $ship } stays afloat.
fc-sunk = { $ship } sinks.
fc-scuttled = { $ship } is scuttled.
fc-exploded = { $ship } is destroyed in an explosion.
fc-struck = { $ship } strikes her colours.
fc-fights-on = { $ship } fights on.
fc-catches-fire = { $by ->
    [none] { $ship } is on fire.
   *[other] The fire spreads from { $by } to { $ship }.
}
fc-no-fire = { $by ->
    [none] No fire breaks out aboard { $ship }.
   *[other] The fire aboard { $by } does not spread to { $ship }.
}
fc-burns = { $out ->
    [yes] The fire aboard { $ship } is out
   *[no] { $ship } burns
}{ $hull ->
    [0] { "" }
    [one] , one hull hit
   *[other] , { $hull } hull hits
}{ $rigging ->
    [0] { "" }
    [one] , one rigging hit
   *[other] , { $rigging } rigging hits
}.
fc-magazine-holds = The magazine of { $ship } holds.
fc-act-fight-fire = Look at the fire aboard { $ship }
fc-ship-fires-prompt = { $count } ships burn: which comes next?
fc-commander-unhurt = { $commander } aboard { $ship } is unhurt.
fc-commander-hit = { $killed ->
    [yes] { $commander } is killed aboard { $ship }: { $audacity } or less.
   *[no] { $commander } is wounded aboard { $ship }; { $audacity } or less would have killed him.
}
fc-transfer = { $done ->
    [yes] { $commander } leaves { $ship } and hoists his flag aboard { $to }.
   *[no] { $commander } cannot reach { $to } and stays aboard { $ship }.
}
fc-act-transfer = { $commander } to { $to }
fc-act-stay-aboard = { $commander } stays aboard
fc-transfer-prompt = { $commander } may try to leave { $ship }.

# -- melee

fc-act-melee-group = The group of { $ship }
fc-act-board = Board!
fc-act-no-melee = No attack
fc-act-commit = { $ship }: { $points }
fc-act-stand-aside = { $ship } stands aside
fc-act-melee-loss = { $ship } loses the point
fc-act-bridge = Over the prize into { $target }
fc-act-no-bridge = Go no further
fc-act-scuttle = Scuttle { $ship }
fc-melee-phase-prompt = Which group fights next?
fc-melee-prompt = { $ships } lie grappled together: board?
fc-melee-commit-prompt = { $ship }: divide the melee points among { $enemies }.
fc-melee-loss-prompt = The melee over { $ship } costs a point of manpower: from which ship?
fc-bridge-prompt = { $ship } is taken: storm on over her deck?
fc-melee = { $ships } board { $target }, { $attack } to { $defence }, { $rounded ->
    [up] rounded up
   *[down] rounded down
}, { $dice ->
    [one] one die
   *[other] { $dice } dice
}: { $result ->
    [taken] she is taken.
    [even] she holds out, and both sides lose men.
   *[repulsed] they are repulsed.
}
fc-melee-loss = { $ship } loses { $crew ->
    [one] one point
   *[other] { $crew } points
} of manpower in the melee.
fc-captured = { $ship } is captured: { $by }.
fc-recaptured = { $ship } is retaken: { $by }.
fc-bridge = { $held ->
    [yes] Grapples from { $ship } hold { $target }.
   *[no] Grapples from { $ship } to { $target } do not hold.
}

# -- modifiers

fc-mod-partial = partial broadside
fc-mod-hull-hits = hull hits
fc-mod-white-circle = heavy guns (white)
fc-mod-black-circle = light guns (black)
fc-mod-target-audacity = audacity of the target
fc-mod-point-blank = point-blank
fc-mod-first-broadside = first broadside
fc-mod-fog = fog
fc-mod-high-seas = high seas
fc-mod-french-rigging = French gunnery
fc-mod-british-hull = British gunnery
fc-mod-with-wind = with the wind
fc-mod-into-wind = into the wind
fc-mod-full-sails = target under full sails
fc-mod-anchored = firing at anchor
fc-mod-battery = battery
fc-mod-carronades-3 = carronades within 3 hexes
fc-mod-carronades-1 = carronades within 1 hex
fc-mod-carronade-ship = ship of carronades
fc-mod-hull-left = hull hits left

# -- results of dice

fc-res-fire-out = fire out
fc-res-fire-out-rigging = fire out, one rigging hit
fc-res-burns-rigging = one rigging hit, may spread
fc-res-burns-hull = one hull hit, may spread
fc-res-burns-both = one hull and one rigging hit, may spread
