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
kp-seat-phantom = the phantom

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
    .text = Added to an Intercept!: +2, and no escape is possible.
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

kp-british-forces = British forces

kp-by-mines = Mines

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

kp-roll-attack = { $name } attacks
kp-roll-defence = { $name } defends
kp-roll-challenge = { $name }: challenge
kp-roll-response = { $name }: response
kp-roll-first = { $seat } rolls for the first turn
kp-roll-phantom = The phantom turns up { $card }
kp-roll-phantom-defends = The phantom looks for an answer on { $card }

kp-adds = { $seat } adds { $card }.

kp-breaks-out = { $ship } breaks out and joins { $seat }.

kp-british = { $seat } sends British forces against { $target } ({ $how }).

kp-interrogate = { $seat } interrogates { $target }.

kp-monitor = { $seat } sends a Monitor against { $target } in its refuge.

kp-cancelled = { $ship } does not find { $target }.

kp-captured = { $target } is captured and sails as a prize of { $seat }.

kp-committed = { $count ->
    [0] { $seat } lays no cards.
    [one] { $seat } lays one card face down.
   *[other] { $seat } lays { $count } cards face down.
}
kp-committed-on = Cards lie on { $ships }.

kp-how-day = by day
kp-how-night = by night

kp-contact-broken = { $ship } breaks contact.
kp-contact-kept = { $ship } cannot break contact.

kp-damaged = { $ship } is damaged ({ $markers }).
kp-damaged-already = { $ship } is hit again, without further effect.

kp-dazzled = The stripes of { $target } spoil the aim.

kp-not-dazzled = { $target } is seen through its stripes.

kp-dealt = { $seat } has { $ships }.

kp-deceived = { $seat } will be deceived in the next turn.
kp-deceived-card = Deceived, { $seat } may use only { $card }.

kp-deck = { $cards } action cards are in play, { $removed } are set aside unseen.

kp-draws = { $seat } draws a card; { $left } are left.

kp-drew = You draw { $card }.

kp-enters-refuge = { $ship } hides in an island refuge.

kp-extra-round = Still tied: another round is played.
kp-extra-turn = Turn { $turn }: { $seat } has a second chance.

kp-first-player = { $seat } begins.

kp-fogged = A fog bank hides { $seat } until the end of the next turn.

kp-foundered = { $ship } founders in heavy weather.

kp-full-steam = { $ship } gives chase at full steam.

kp-hand-read = The hand of { $victim }: { $cards }.

kp-hidden-again = { $ship } flies a new flag and is disguised again.

kp-interned = { $ship } is interned in a neutral port.

kp-not-interned = { $ship } leaves the neutral port in time.

kp-joins-partner = { $ship } joins { $seat }.

kp-keeps = { $seat } keeps { $ship }.

kp-leaves-refuge = { $ship } leaves its refuge.

kp-level-solo-lost = the phantom was stronger
kp-level-solo-won = victory over the phantom
kp-level-won = most round points

kp-low-supply = { $ship } is in limited supply.

kp-lured = { $boat } is lured to the surface by { $ship }.

kp-mines = { $seat } lays mines against { $victim }.
kp-mines-swept = The mines are swept.

kp-new-merchant = { $ship } sails for { $seat }.

kp-no-breakout = No ship breaks out.
kp-no-effect = No effect on { $target }.

kp-not-counted = { $seat } has more German ships than merchants: { $ship } does not count.
kp-not-recalled = { $ship } stays at sea.

kp-recalled = { $ship } is recalled to port.

kp-not-recognised = { $ship } is not recognised.

kp-recognised = { $ship } is recognised.

kp-not-transferred = { $ship } stays under its command.

kp-transferred = { $ship } now sails for { $seat }.

kp-passage-failed = { $ship } does not reach a port.
kp-passage-made = { $ship } reaches port: { $prize } for { $seat }.

kp-phantom-acts = The phantom tries: { $act }.
kp-phantom-adds = The phantom adds { $card }.
kp-phantom-cannot = It cannot be done.
kp-phantom-reacts = The phantom answers with { $card }.
kp-phantom-silent = The phantom has no answer.

kp-plays = { $seat } plays { $card }.

kp-prize-known = The submarine knows { $ship } for a friend.
kp-prize-mistaken = The submarine takes { $ship } for an enemy.
kp-prize-used-up = The stores of { $ship } are used up and it is sunk: { $prize } for { $seat }.

kp-pursues = { $ship } follows { $target } into the shallows.

kp-raid = { $ship } of { $seat } intercepts { $targets } ({ $how }).

kp-reacts = { $seat } answers with { $card }.

kp-reads-hand = { $seat } reads the hand of { $victim }.

kp-reason-points = { $winner }: { $points } round points, { $prizes } victory prizes.

kp-recon = { $seat } takes cards from the hand of { $victim }: { $count }.
kp-recon-cards = Taken: { $cards }.

kp-repaired = { $ship } is repaired ({ $markers } left).

kp-resupplied = { $ship } is resupplied.

kp-round = Round { $round }.

kp-score = { $seat }: { $prizes } victory prizes, { $points } round points.

kp-scouted = The next cards: { $cards }.

kp-scouts = { $seat } looks at the next { $count } cards.

kp-scuttled = { $ship } is scuttled.

kp-second-chance = { $seat } will have another turn.

kp-shallows-crossed = { $ship } crosses the shallows unharmed.

kp-slim-pickings = Only { $target } is found.

kp-stores-given = { $ship } takes stores from { $prize }.

kp-sunk = { $ship } is sunk: { $prize } for { $seat }.

kp-torpedo = { $boat } fires torpedoes at { $target }.

kp-turn = Turn { $turn }: { $seat }.
kp-turn-lost-in-fog = { $seat } is lost in the fog.

kp-wireless = { $seat } picks up { $cards }.

kp-no-reaction-only = { $card } is played from the hand in answer to an opponent and is never committed.
kp-no-extra-turn = { $card } cannot be played in an extra turn.
kp-no-in-refuge = { $ship } lies in an island refuge.
kp-no-carries-card = { $ship } carries a card already.
kp-no-mines-aboard = { $ship } has no mines.
kp-no-use-now = { $card } has nothing to act on as things stand.
kp-no-breakout-alone = The Breakout cards stay out only together with Beyond 1914.

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

kp-mines-victim-prompt = Against whom does { $seat } lay mines?
kp-mines-window-prompt = { $seat } lays mines before your merchants. Do you answer?

kp-torpedo-target-prompt = Whom does the submarine torpedo?
kp-torpedo-window-prompt = A submarine fires at your { $target }. Do you answer?

kp-arm-prompt = Torpedoes or mines?

kp-use-prompt = Whom do you use { $card } on?

kp-put-back-prompt = Which card will be drawn next?

kp-passage-prompt = Does { $ship } run for a port?

kp-reflag-prompt = { $ship } has been recognised. Do you answer?

kp-capture-stores-prompt = Does { $ship } take stores from { $prize }?

kp-enlist-prompt = Whose force does { $ship } join?

kp-discard-prompt = Which card do you discard next? ({ $count } left)

kp-keep-prompt = Which ship does { $seat } keep for the next round?

kp-act-commit = Lay { $card } ({ $number })
kp-act-place-action = By its action half
kp-act-place-force = As an Intercept! by British forces
kp-act-place-ship = As an Intercept! by { $ship }
kp-act-place-mines = Lay mines with { $ship }
kp-act-ready = No more cards
kp-act-play = Play { $card } ({ $number })
kp-act-end = End the turn
kp-act-add = Add { $card } ({ $number })
kp-act-go = Go on
kp-act-target = { $ship }
kp-act-against = { $seat }
kp-act-arm = Use { $weapon }
kp-act-react = Answer with { $card } ({ $number })
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
kp-act-put = { $card } ({ $number }) comes next
kp-act-enlist = It joins { $seat }
kp-act-discard = Discard { $card } ({ $number })
kp-act-discard-rest = Discard the rest in any order
kp-act-keep = Keep { $ship }
kp-act-keep-no-more = Keep no more
