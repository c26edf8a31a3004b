co-title = Cutting Out
    .hint = A small game of secret orders, bluff and dice for two to four captains.

co-scn-two-captains = Two captains
co-scn-three-captains = Three captains
co-scn-four-captains = Four captains

co-opt-nights = Nights
    .hint = How many prizes are fought for.

co-seat-red = Red
co-seat-white = White
co-seat-blue = Blue
co-seat-yellow = Yellow

co-rule-1 = A night
    .summary = Each night one prize is turned up; after the last night the most prize money wins.
co-rule-2 = Sealed orders
    .summary = All captains secretly send boats; the only highest number attacks, a tie wakes the harbour.
co-rule-3 = False lights
    .summary = Before the attack each rival may secretly show one light; a false one takes 2 off the roll.
co-rule-4 = The attack
    .summary = Die plus boats must reach the guard of the prize; success takes it, failure loses a boat.

co-night = Night { $night }: the prize is the { $prize }, worth { $value }, guard { $guard }.
co-orders-prompt = Seal your order: how many boats do you send tonight?
co-attack-prompt = { $seat } attacks with { $boats } boats. Do you show a light?
co-act-send = { $boats ->
    [0] Send no boats
    [one] Send one boat
   *[other] Send { $boats } boats
}
co-act-show = Show { $light }
co-light-0 = a blank light
co-light-1 = a false light
co-light-none = no light
co-boat-lost = You do not have { $boats } boats any more.
co-sealed = { $boats ->
    [one] Your sealed order: one boat.
   *[other] Your sealed order: { $boats } boats.
}
co-sent = { $boats ->
    [one] { $seat } sent one boat.
   *[other] { $seat } sent { $boats } boats.
}
co-harbour-wakes = The harbour wakes; nobody attacks.
co-shown = { $seat } showed { $light }.
co-attack = { $taken ->
    [yes] { $seat } takes the { $prize }, worth { $value }.
   *[no] { $seat } is beaten off the { $prize } and loses a boat.
}
co-mod-boats = boats
co-mod-false-light = false light
co-last-night = The last night is over.
co-level-prize-money = most prize money
