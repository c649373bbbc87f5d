# Yucatan.

yucatan-title = Yucatan
yucatan-credit = Yucatan is designed by Guillaume Montiage and published by Matagot.
yucatan-in-short = Lead two troops through the jungle, fight for three cities with hidden cards, call creatures to your side and sacrifice your prisoners to climb the pyramid. Two to four players, 60 to 90 minutes.

## Names

yucatan-resource-corn = corn
yucatan-resource-jade = jade
yucatan-short-corn = Co
yucatan-short-jade = Ja
yucatan-amount-corn = { $n } corn
yucatan-amount-jade = { $n } jade
yucatan-no-corn = No corn
yucatan-no-jade = No jade
yucatan-nothing = nothing
yucatan-jungle = Jungle
yucatan-in-jungle = in the Jungle
yucatan-in-city = in { $city }
yucatan-to-jungle = to the Jungle
yucatan-to-city = to { $city }
yucatan-element-construction_site = Construction Site
yucatan-element-military_school = Military School
yucatan-element-barracks = Barracks
yucatan-element-temple = Temple
yucatan-element-granary = Granary
yucatan-element-city_leader = City Leader
yucatan-element-leader_1 = Troop Leader 1
yucatan-element-leader_2 = Troop Leader 2
yucatan-the-construction_site = the Construction Site
yucatan-the-military_school = the Military School
yucatan-the-barracks = the Barracks
yucatan-the-temple = the Temple
yucatan-the-granary = the Granary
yucatan-the-city_leader = the City Leader
yucatan-the-leader_1 = Troop Leader 1
yucatan-the-leader_2 = Troop Leader 2
yucatan-short-construction_site = Site
yucatan-short-military_school = School
yucatan-short-barracks = Barracks
yucatan-short-temple = Temple
yucatan-troop-1 = first Troop
yucatan-troop-2 = second Troop
yucatan-short-troop = T{ $n }
yucatan-ability-fury_1 = Fury 1
yucatan-ability-fury_2 = Fury 2
yucatan-ability-fury_3 = Fury 3
yucatan-ability-snare_1 = Snare 1
yucatan-ability-snare_2 = Snare 2
yucatan-ability-snare_3 = Snare 3
yucatan-counselor-striker = Striker
yucatan-counselor-veteran = Veteran
yucatan-counselor-pathfinder = Pathfinder
yucatan-counselor-jailer = Jailer
yucatan-power-harvest = Harvest
yucatan-power-war = War
yucatan-power-omens = Omens
yucatan-power-captives = Captives
yucatan-card-jaguar_charge = Jaguar Charge
yucatan-card-net_ambush = Net Ambush
yucatan-card-war_council = War Council
yucatan-card-shield_line = Shield Line
yucatan-card-skirmish = Skirmish
yucatan-card-obsidian_storm = Obsidian Storm
yucatan-card-night_raid = Night Raid
yucatan-card-blood_pact = Blood Pact
yucatan-card-veil_of_smoke = Veil of Smoke
yucatan-card-war_drums = War Drums
yucatan-card-summoning = { $name } card
yucatan-cards-of = { $n } { $card }
yucatan-unknown = { $n ->
    [one] { $n } unknown special card
   *[other] { $n } unknown special cards
}
yucatan-column-building = Buildings
yucatan-column-ability = Abilities
yucatan-column-summoning = Summonings
yucatan-bonus-building = Building Bonus
yucatan-bonus-ability = Ability Bonus
yucatan-bonus-summoning = Summoning Bonus
yucatan-side-attacker = Attacker
yucatan-side-defender = Defender
yucatan-until-round = until the end of Round { $round }
yucatan-until-end = until the end of the game
yucatan-linked-until = { $name } { $until }
yucatan-vp = { $n } VP
yucatan-sp = { $n ->
    [one] { $n } Sacrifice Point
   *[other] { $n } Sacrifice Points
}
yucatan-units = { $n ->
    [0] no Unit
    [one] { $n } Unit
   *[other] { $n } Units
}
yucatan-prisoners = { $n ->
    [0] no Prisoner
    [one] { $n } Prisoner
   *[other] { $n } Prisoners
}
yucatan-axes = { $n ->
    [one] { $n } Axe
   *[other] { $n } Axes
}
yucatan-for = for { $goods }
yucatan-for-free = for free
yucatan-for-each-level = for { $goods } per level
yucatan-either = { $first } or { $last }
yucatan-purse = You have { $goods }.
yucatan-purse-empty = You have neither corn nor jade.
yucatan-named = { $name }: { $words }
yucatan-named-in = { $name } ({ $words })

## Options

yucatan-option-final_bonus = Final Bonus
yucatan-option-final_bonus-free = any of the three
yucatan-option-final_bonus-column = the one of a column whose marker is on the last row
yucatan-option-tokens = Corn and jade
yucatan-option-tokens-unlimited = never run out
yucatan-option-tokens-limited = limited to the tokens in the box
yucatan-option-gates = Level of Summonings
yucatan-option-gates-rulebook = limited by the Evolution table
yucatan-option-gates-published = limited by the Evolution table and the Temple

## Effects of Buildings, tiles, cards and cities

yucatan-says-free = free
yucatan-says-nothing = nothing
yucatan-says-per-level = { $goods } per level
yucatan-says-axes = { $n ->
    [one] +{ $n } Axe
   *[other] +{ $n } Axes
}
yucatan-says-attack = { $n ->
    [one] +{ $n } Axe as Attacker
   *[other] +{ $n } Axes as Attacker
}
yucatan-says-bonus = Prisoner Bonus +{ $n }
yucatan-says-won-bonus = Prisoner Bonus +{ $n } after a victory
yucatan-says-guard = Guard { $n }
yucatan-says-veil = Veil
yucatan-says-returns = returns to the hand
yucatan-says-paid-axes = { $n ->
    [one] +{ $n } Axe for { $cost }
   *[other] +{ $n } Axes for { $cost }
}
yucatan-says-paid-bonus = Prisoner Bonus +{ $n } for { $cost }
yucatan-says-won-paid-bonus = Prisoner Bonus +{ $n } for { $cost } after a victory
yucatan-says-discount = each move costs { $n } corn less
yucatan-says-free-moves = all moves are free
yucatan-says-tribute = { $goods } each time the Troop activates a Central City
yucatan-says-gain = gain { $goods }
yucatan-says-levy = { $n ->
    [one] add up to { $n } Unit to your Troops
   *[other] add up to { $n } Units to your Troops
}
yucatan-says-cards = { $n ->
    [one] draw { $n } special card
   *[other] draw { $n } special cards
}
yucatan-says-prisoners = { $n ->
    [one] take { $n } Unit of the Supply as Prisoner
   *[other] take { $n } Units of the Supply as Prisoners
}
yucatan-says-per-prisoner = gain { $goods } for each Prisoner you hold, up to { $n }
yucatan-says-pay = pay { $cost } and { $what }
yucatan-says-build = raise a Building ({ $price })
yucatan-says-acquire = acquire an Ability ({ $price })
yucatan-says-link = link a Summoning ({ $price })
yucatan-says-reinforce = { $n ->
    [one] bring a Troop up to { $n } Unit
   *[other] bring a Troop up to { $n } Units
}
yucatan-says-reinforce-this = { $n ->
    [one] bring the activating Troop up to { $n } Unit
   *[other] bring the activating Troop up to { $n } Units
}
yucatan-short-says-free = free
yucatan-short-says-nothing = –
yucatan-short-says-per-level = { $goods }/lv
yucatan-short-says-axes = { $n }A
yucatan-short-says-attack = { $n }A att.
yucatan-short-says-bonus = { $n }P
yucatan-short-says-won-bonus = { $n }P won
yucatan-short-says-guard = G{ $n }
yucatan-short-says-veil = V
yucatan-short-says-returns = R
yucatan-short-says-paid-axes = { $cost }:+{ $n }A
yucatan-short-says-paid-bonus = { $cost }:+{ $n }P
yucatan-short-says-won-paid-bonus = { $cost }:+{ $n }P won
yucatan-short-says-discount = moves −{ $n }
yucatan-short-says-free-moves = moves 0
yucatan-short-says-tribute = city {"+"}{ $goods }
yucatan-short-says-gain = { $goods }
yucatan-short-says-levy = { $n ->
    [one] { $n } Unit
   *[other] { $n } Units
}
yucatan-short-says-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
yucatan-short-says-prisoners = { $n ->
    [one] { $n } Prisoner
   *[other] { $n } Prisoners
}
yucatan-short-says-per-prisoner = { $goods }/Prisoner ≤{ $n }
yucatan-short-says-pay = { $cost }: { $what }
yucatan-short-says-build = build { $price }
yucatan-short-says-acquire = Ability { $price }
yucatan-short-says-link = link { $price }
yucatan-short-says-reinforce = { $n }U
yucatan-short-says-reinforce-this = Troop to { $n }
yucatan-power-level = level { $level }: { $words }
yucatan-building-level = Level { $level }: { $words }.
yucatan-summoning-words = { $words }; its card: { $card }
yucatan-city-line = From Round { $round }: { $words }.
yucatan-counts-building = { $n } VP for each level of your Buildings, up to { $most }
yucatan-counts-ability = { $n } VP for each level of your Abilities, up to { $most }
yucatan-counts-summoning = { $n } VP for each level of your linked Summonings, up to { $most }
yucatan-allows-building = Buildings of level { $level } can be built
yucatan-allows-ability = Abilities of level { $level } can be acquired
yucatan-allows-summoning = Summonings of level { $level } can be linked
yucatan-axes-part = { $what } { $n }
yucatan-axes-card = card
yucatan-axes-paid = paid
yucatan-axes-leader = Leader
yucatan-axes-units = Units
yucatan-axes-abilities = Abilities
yucatan-axes-counselor = Counselor
yucatan-axes-summoning = Summoning
yucatan-axes-against = { $mine } against { $theirs }
yucatan-axes-against-more = {" "}(or { $n } if the Defender pays)
yucatan-extra-nothing = nothing
yucatan-extra-counselor = Counselor
yucatan-extra-card = card
yucatan-extra-both = Counselor and card
yucatan-by-entry = entry into { $city }
yucatan-by-setup = start
yucatan-by-victory = victory
yucatan-by-bonus = Prisoner Bonus
yucatan-by-wipe-out = wiped-out Troop
yucatan-by-sacrifice = sacrifice
yucatan-by-pyramid = Pyramid
yucatan-by-leftovers = leftover corn and jade

## History

yucatan-event-first = { $name } has the First Player token.
yucatan-event-chose = { $name }, your secret choices so far: { $what }.
yucatan-event-pledged = { $name } has chosen.
yucatan-event-revealed = { $name } starts with { $building } on level 1, the { $first } for the first Troop, the { $second } for the second, and the power { $power }.
yucatan-event-round = { $rate ->
    [one] Round { $round }: a Prisoner is worth { $rate } Sacrifice Point.
   *[other] Round { $round }: a Prisoner is worth { $rate } Sacrifice Points.
}
yucatan-event-turn = { $name }: Turn { $what }.
yucatan-event-activated = { $name } activates { $what }.
yucatan-event-gained = { $name } gains { $what } ({ $source }).
yucatan-event-paid = { $name } pays { $what }.
yucatan-event-drew = { $name } draws a special card ({ $what }).
yucatan-event-drew-card = { $name }, you draw { $what }.
yucatan-event-scored = { $name } scores { $what } ({ $source }).
yucatan-event-imprisoned = { $name } imprisons { $what } from the Supply ({ $source }).
yucatan-event-built = { $name } raises { $building } to level { $level }.
yucatan-event-acquired = { $name } gives { $ability } to the Leader of the { $troop }, slot { $slot }.
yucatan-event-linked = { $name } links { $summoning } to the { $troop } { $until }.
yucatan-event-prolonged = { $name } keeps { $summoning } { $until }.
yucatan-event-declined = { $name } does not use the City Leader’s power.
yucatan-event-city = { $name } activates { $city }: { $words }.
yucatan-event-reinforced = { $n ->
    [one] { $name }: { $n } Unit joins the { $troop } ({ $source }).
   *[other] { $name }: { $n } Units join the { $troop } ({ $source }).
}
yucatan-event-stayed = { $name }’s { $troop } stays.
yucatan-event-moved = { $name }’s { $troop } moves { $place }.
yucatan-event-retreated = { $name }’s { $troop } retreats to the Jungle.
yucatan-event-rebuilt = { $name }’s { $troop } is rebuilt in the Jungle ({ $units }).
yucatan-event-battle = Battle in { $city }: { $attacker }’s { $first } attacks { $defender }’s { $second }.
yucatan-event-chose-card = { $name }, you choose { $what }.
yucatan-event-card-shown = { $name } plays { $what }.
yucatan-event-bought-axes = { $name } pays for { $what } more.
yucatan-event-strength = { $name } has { $axes }: { $parts }.
yucatan-event-won = { $name } wins the Battle in { $what }.
yucatan-event-draw = The Battle in { $city } is a draw: the city goes to the Attacker.
yucatan-event-bought-bonus = { $name } pays for more Prisoner Bonus ({ $what }).
yucatan-event-captured = { $name } captures { $units } from { $other } ({ $source }).
yucatan-event-wiped-out = { $name } wipes out { $other }’s { $troop }.
yucatan-event-card-gone = { $name } loses { $what }: the card is removed from the game.
yucatan-event-card-spent = { $name } has used up { $what } until its Summoning returns to the Bank.
yucatan-event-card-back = { $name } returns { $what } to the hand.
yucatan-event-chose-offering = { $name }, your sacrifice so far: { $what }.
yucatan-event-sacrificed = { $name } sacrifices { $what }: { $points }.
yucatan-event-climbed = { $name }’s City Leader climbs to step { $what } of the Pyramid.
yucatan-event-nobody-climbed = No one climbs the Pyramid: the largest sacrifice was not an improvement.
yucatan-event-evolved = { $name } moves the marker of { $column } to row { $row }.
yucatan-event-returned = { $what } leaves { $name } and returns to the Bank.
yucatan-event-jade = { $city } receives { $jade }.
yucatan-event-token = { $name } gives the First Player token to { $what }.
yucatan-event-over = The game is over.

## Refusals

yucatan-reason-another-decision = another decision is due first
yucatan-reason-same-counselor = each Troop needs a different Counselor; choose two
yucatan-reason-building-token-used = you have already activated a Building this Turn; activate a Leader
yucatan-reason-leader-token-used = you have already activated a Leader this Turn; activate a Building
yucatan-reason-leader-used = this Leader was already activated this Round; choose another one
yucatan-reason-nothing-to-build = nothing can be built now: you lack corn or jade, the Evolution table allows no higher level, or every Building is on its top level
yucatan-reason-nothing-to-acquire = no Ability can be acquired now: you lack corn or jade, the Evolution table allows none, or no slot fits
yucatan-reason-nothing-to-reinforce = no Troop can be reinforced now: both have as many Units as your Barracks allow, or the Supply is empty
yucatan-reason-nothing-to-link = no Summoning can be linked or prolonged now: you lack corn or jade, no Summoning is allowed or in the Bank, or no Troop is free
yucatan-reason-cannot-pay = it costs { $price }, more than you have
yucatan-reason-already-built = { $building } already has this level or a higher one
yucatan-reason-gate = the Evolution table allows { $column } up to level { $level }
yucatan-reason-temple-gate = your Temple allows Summonings up to level { $level }; raise it first
yucatan-reason-ability-owned = one of your Leaders already has { $ability }
yucatan-reason-slot-filled = slot { $n } already holds an Ability
yucatan-reason-slot-too-small = slot { $n } takes Abilities up to level { $n }
yucatan-reason-other-troop = only the Troop that activated the city is reinforced
yucatan-reason-troop-limit = { $n ->
    [one] the Troop can be brought up to { $n } Unit at most
   *[other] the Troop can be brought up to { $n } Units at most
}
yucatan-reason-supply-short = { $n ->
    [0] the Supply has no Units left
    [one] the Supply has only { $n } Unit left
   *[other] the Supply has only { $n } Units left
}
yucatan-reason-levy-limit = { $n ->
    [one] your power adds { $n } Unit in total
   *[other] your power adds { $n } Units in total
}
yucatan-reason-empty-levy = at least one Unit must join a Troop; otherwise, do not use the power
yucatan-reason-not-in-bank = { $summoning } is linked to a Troop; it is available again once it returns to the Bank
yucatan-reason-has-summoning = this Troop already has a Summoning
yucatan-reason-timer-limit = the timer of a Summoning ends at space { $n }, the end of the game
yucatan-reason-must-link = nothing can be prolonged, so something must be linked
yucatan-reason-must-prolong = nothing was linked, so something must be prolonged
yucatan-reason-nothing-to-prolong = this Troop has no Summoning from before this activation
yucatan-reason-deck-empty = no special card is left in the deck
yucatan-reason-power-idle = the power would have no effect now
yucatan-reason-other-power = your power is { $power }
yucatan-reason-same-space = the Troop is already there; let it stay or choose another place
yucatan-reason-own-troop = your other Troop is in { $city }; choose another place
yucatan-reason-not-in-hand = you don’t have { $card } in your hand
yucatan-reason-other-troops-card = { $card } can only be played in Battles of your other Troop
yucatan-reason-card-spent = { $card } has been played; it returns when its Summoning is linked again
yucatan-reason-no-such-extra = neither your Counselor nor your card offers this in this Battle
yucatan-reason-other-city = this is an action of { $city }
yucatan-reason-not-yet = the city offers this from Round { $n }
yucatan-reason-action-idle = this would have no effect now ({ $words })
yucatan-reason-few-prisoners = { $n ->
    [0] you hold no Prisoners
    [one] you hold only { $n } Prisoner
   *[other] you hold only { $n } Prisoners
}
yucatan-reason-few-sets = { $n ->
    [0] you have no complete set
    [one] you have only { $n } complete set
   *[other] you have only { $n } complete sets
}
yucatan-reason-row-limit = the marker is on row { $n }, the last one open this Round; choose another column
yucatan-reason-same-column = the second Evolution must be in another column
yucatan-reason-keeps-token = give the First Player token to another player
yucatan-reason-no-such-seat = no such seat
yucatan-reason-other-column = your marker is on the last row of another column; you can’t take the { $bonus }

## Choices

yucatan-group-setup-building = Building on level 1
yucatan-group-counselors = { $counselor } for the first Troop
yucatan-group-setup-power = Power of the City Leader
yucatan-group-building = Activate a Building
yucatan-group-leader = Activate a Leader
yucatan-group-build = Raise { $building }
yucatan-group-acquire = Acquire { $ability }
yucatan-group-reinforce = Reinforce
yucatan-group-link = Link { $summoning }
yucatan-group-no-link = Link nothing
yucatan-group-prolong = Prolong
yucatan-group-gain = Gift of the City Leader
yucatan-group-power = Power of the City Leader
yucatan-group-move = Move the Troop
yucatan-group-card = Battle card
yucatan-group-axes = Axes for a price
yucatan-group-extra = Prisoner Bonus for a price
yucatan-group-city = Action of the city
yucatan-group-prisoners = Prisoners to sacrifice
yucatan-group-jade = Jade to sacrifice
yucatan-group-corn = Corn to sacrifice
yucatan-group-evolve = Evolution
yucatan-group-pass-token = First Player token
yucatan-group-final-bonus = Final Bonus
yucatan-action-setup-building = { $building } on level 1: { $words }
yucatan-action-counselors = First Troop { $first }; second Troop { $second }
yucatan-action-activate = { $name }: { $words }
yucatan-action-temple = { $links }, prolong one ({ $timer } per Round), or both
yucatan-action-build = { $building } to level { $level } { $price }: { $words }
yucatan-action-acquire = { $ability } to the { $troop }, slot { $slot }, { $price }: { $words }
yucatan-action-reinforce = { $n ->
    [one] { $n } Unit for the { $troop } { $place }, for { $sum } in total
   *[other] { $n } Units for the { $troop } { $place }, for { $sum } in total
}
yucatan-action-link = { $summoning } to the { $troop } { $until } { $price }: { $words }
yucatan-action-no-link = Link nothing, prolong only
yucatan-action-prolong = { $summoning } of the { $troop } { $until } { $price }
yucatan-action-prolong-nothing = The Summoning of the { $troop }
yucatan-action-no-prolong = Prolong nothing
yucatan-action-city-leader = { $gifts }; then { $power }: { $words }
yucatan-action-gift-card = { $n ->
    [one] { $words } ({ $n } left in the deck)
   *[other] { $words } ({ $n } left in the deck)
}
yucatan-action-power = Use the power
yucatan-action-power-now = { $name }: { $words }; now { $gain }
yucatan-action-no-power = Do not use the power
yucatan-action-not-power = Do not use { $power }
yucatan-action-levy = { $n ->
    [one] { $n } Unit for the { $troop }, for { $sum } in total
   *[other] { $n } Units for the { $troop }, for { $sum } in total
}
yucatan-action-lead = { $name }: move or stay ({ $place }, { $units }, { $attack } Axes attacking, { $defence } defending)
yucatan-action-stay = Stay { $place }
yucatan-action-stay-city = Stay { $place }; the city is not activated
yucatan-action-move = Move { $place } { $price }
yucatan-action-attack = Attack { $name } in { $city } { $price }: { $units } there; before cards { $mine } Axes against { $theirs }
yucatan-action-enter = Enter { $city } { $price }: gain { $gain }, then one of { $n } city actions
yucatan-action-card = { $name }: { $words }; { $axes } in total
yucatan-action-pay-axes = Pay { $cost } for { $axes } more: { $totals }
yucatan-action-pay-axes-nothing = Pay for more Axes
yucatan-action-save-axes = Pay nothing: { $totals }
yucatan-action-save-axes-nothing = Pay nothing for Axes
yucatan-action-extra = Pay { $cost } ({ $who }): Prisoner Bonus { $bonus } takes { $takes }
yucatan-action-extra-nothing = Pay nothing: Prisoner Bonus { $bonus } takes { $takes }
yucatan-takes = { $units }
yucatan-takes-all = { $units } and wipes out the Troop
yucatan-action-sacrifice = { $what }, you keep { $kept }: { $sum }
yucatan-action-improves = { $old ->
    [0] { $points } in total
   *[other] { $points } in total, more than your last { $old }
}
yucatan-action-improves-not = { $old ->
    [0] { $points } in total
   *[other] { $points } in total, not more than your last { $old }
}
yucatan-brief-sacrifice = { $n } → { $points } SP{ $mark }
yucatan-action-evolve = { $column } to row { $row }: { $allows }
yucatan-action-evolve-last = { $column } to the last row: a Final Bonus, currently { $vp } at best
yucatan-action-pass-token = To { $name } ({ $vp }, last sacrifice { $old })
yucatan-action-final-bonus = { $name }: { $vp } ({ $words })
yucatan-hand-many = { $n } × { $card }
yucatan-hand-summoning = { $card } (only for the { $troop })

## Prompts

yucatan-prompt-over = The game is over.
yucatan-prompt-wait = Waiting for { $names }: { $what }.
yucatan-waits-setup = secret setup choices
yucatan-waits-choose = a Building or a Leader to activate
yucatan-waits-build = a Building to raise
yucatan-waits-acquire = an Ability to acquire
yucatan-waits-reinforce = Units for a Troop
yucatan-waits-link = a Summoning to link
yucatan-waits-prolong = a Summoning to prolong
yucatan-waits-gain = the gift of the City Leader
yucatan-waits-power = the power of the City Leader
yucatan-waits-move = the Troop’s destination
yucatan-waits-cards = the Battle card
yucatan-waits-axes = whether to pay for Axes
yucatan-waits-bonus = whether to pay for Prisoner Bonus
yucatan-waits-city = the action of the city
yucatan-waits-sacrifice = the sacrifice
yucatan-waits-evolve = the Evolution
yucatan-waits-pass-token = the First Player token
yucatan-waits-final-bonus = the Final Bonus
yucatan-prompt-setup-building = Choose the Building that starts on level 1. All choices stay secret until everyone has chosen.
yucatan-prompt-setup-counselors = Choose a Counselor for your first Troop and another one for the second.
yucatan-prompt-setup-power = Choose the power of your City Leader. Its level is his step on the Pyramid.
yucatan-prompt-choose = Round { $round }, Turn { $turn }: activate a Building or a Leader; the other kind follows. { $purse } Prisoners: { $n }.
yucatan-prompt-choose-building = Round { $round }, Turn { $turn }: activate a Building. { $purse } Prisoners: { $n }.
yucatan-prompt-choose-leader = Round { $round }, Turn { $turn }: activate a Leader. { $purse } Prisoners: { $n }.
yucatan-prompt-build = Choose a Building to raise, { $price }, up to level { $level }. { $purse }
yucatan-prompt-acquire = Choose an Ability for a Troop Leader, { $price }, up to level { $level }, in a slot that is large enough. { $purse }
yucatan-prompt-link = Choose a Summoning to link, { $price }, up to level { $level }. It stays for Round { $round }; each additional Round costs { $timer }. { $purse }
yucatan-prompt-reinforce = Bring one of your Troops up to { $n } Units at most. Units in the Supply: { $supply }.
yucatan-prompt-reinforce-one = Bring your { $troop } up to { $n } Units at most. Units in the Supply: { $supply }.
yucatan-prompt-prolong = Prolong a Summoning for { $timer } per Round, or continue. You have linked { $links }. { $purse }
yucatan-prompt-gain = Choose a gift from your City Leader. { $purse }
yucatan-prompt-power = Use the power { $power } (level { $level }: { $words }) or decline. { $purse }
yucatan-prompt-power-none = Use the power of your City Leader or decline.
yucatan-prompt-move = Move your { $troop } or let it stay { $place } ({ $units }, { $attack } Axes attacking, { $defence } defending). { $purse }
yucatan-prompt-city = Choose an action of { $city }. { $purse }
yucatan-prompt-cards-attacker = You attack { $other } in { $city } with { $mine } against { $theirs } before cards. Choose a card; both are revealed together.
yucatan-prompt-cards-defender = { $other } attacks you in { $city }: you have { $mine } against { $theirs } before cards. Choose a card; both are revealed together.
yucatan-prompt-holds = { $name } may play { $cards }.
yucatan-prompt-axes = Battle in { $city }: { $card } gives you { $mine }; { $other } has { $theirs } with { $reply }. Pay { $cost } for { $more } more, or pay nothing.
yucatan-result-won = you won
yucatan-result-lost = you lost
yucatan-result-draw = it is a draw
yucatan-prompt-bonus = Battle in { $city }: { $result }. Pay for more Prisoner Bonus, or pay nothing. The Troop of { $other } has { $units } left; a bonus of { $n } wipes it out. { $purse }
yucatan-prompt-sacrifice-prisoners = { $rate ->
    [one] Choose how many Prisoners to sacrifice. You hold { $held }; each is worth { $rate } Sacrifice Point.
   *[other] Choose how many Prisoners to sacrifice. You hold { $held }; each is worth { $rate } Sacrifice Points.
}
yucatan-prompt-sacrifice-sets = Choose how much { $what } to sacrifice. You have { $held }; each { $set } are worth 1 Sacrifice Point.
yucatan-prompt-sacrifice = So far { $points }, at most { $most }. { $goal }
yucatan-prompt-goal = { $n ->
    [one] Beat your last { $old } to make an Evolution; the largest such sacrifice also climbs the Pyramid.
   *[other] Beat { $old } to make { $n } Evolutions; the largest sacrifice also climbs the Pyramid.
}
yucatan-prompt-evolve = { $n ->
    [one] Evolution: choose a column and move its marker down.
   *[other] { $n } Evolutions in different columns: choose the first column.
}
yucatan-prompt-evolve-other = Second Evolution: choose another column than { $column }.
yucatan-prompt-pass-token = Give the First Player token to another player, who will start Round { $round }.
yucatan-prompt-final-bonus = Your marker is on the last row: choose a Final Bonus.

## Score sheet

yucatan-score-sacrifices = Sacrifices
yucatan-score-revealed = Sacrifices (secret ones not counted)
yucatan-score-pyramid = Pyramid
yucatan-score-wipe_outs = Wiped-out Troops
yucatan-score-final_bonus = Final Bonus
yucatan-score-best-bonus = Final Bonus (best choice)
yucatan-score-leftovers = Leftover corn and jade
yucatan-score-total = Total

## The board

yucatan-board-round = Round { $n } of { $of }
yucatan-board-turn = Turn { $n } of { $of }
yucatan-board-rate = { $n } SP for each Prisoner
yucatan-board-chosen = chosen
yucatan-board-active = now
yucatan-board-supply = Units in the Supply
yucatan-board-deck = Special deck
yucatan-board-removed = Removed
yucatan-board-map = Map
yucatan-board-nobody = no one
yucatan-board-from-round = R{ $n }
yucatan-board-force = { $units }U { $attack }/{ $defence }A
yucatan-board-pyramid = Pyramid
yucatan-board-evolution = Evolution table
yucatan-board-last-row = Final Bonus
yucatan-board-level = level { $n }
yucatan-board-bank = Bank of Summonings
yucatan-board-bank-key = while linked ▸ its card
yucatan-board-battle = Battle in { $city }
yucatan-board-last-battle = Last Battle, in { $city }
yucatan-board-won = wins
yucatan-board-draw = draw
yucatan-board-card = Card
yucatan-board-says = Text
yucatan-board-axes = Axes
yucatan-board-bonus = Prisoner Bonus
yucatan-board-captured = Units captured
yucatan-board-wiped-out = Troop wiped out
yucatan-board-face-down = face down
yucatan-board-vp = { $n } VP
yucatan-board-prisoners = Prisoners
yucatan-board-tokens = tokens left: { $buildings } Buildings, { $leaders } Leaders
yucatan-board-sp = SP
yucatan-board-sp-facts = (improves with { $needs }, at most { $most })
yucatan-board-to-round = to R{ $n }
yucatan-board-to-end = to the end
yucatan-board-spent = card spent
yucatan-board-hand = Cards
yucatan-board-gone = gone:
yucatan-board-signs = Key
yucatan-board-signs-key = A Axes (attack/defence) · P Prisoner Bonus · G Guard · V Veil · R returns to the hand · U Units · T Troop · Co corn · Ja jade · lv level · R2 from Round 2 · ▪ open action · * activated this Round

## Glossary

yucatan-term-round = Round
yucatan-explain-round = One of { $rounds }: an Action Phase of { $turns } Turns, a Sacrifice Phase and a Revolution Phase.
yucatan-term-turn = Turn
yucatan-explain-turn = In each of the { $turns } Turns of a Round, every player, clockwise from the first player, activates one Building and one Leader, in either order.
yucatan-term-activation = Activation
yucatan-explain-activation = A Building may be activated in several Turns of a Round, if it has an effect. Each Leader is activated exactly once per Round. What you gain from the first activation can be used in the second.
yucatan-term-action-token = Action token
yucatan-explain-action-token = { $turns } for Buildings and { $turns } for Leaders, one of each in every Turn. They return at the start of a Round.
yucatan-term-building = Building
yucatan-explain-building = Construction Site, Military School, Barracks and Temple have levels from 0 to 3; the Granary never changes. Higher levels lower the prices of what they sell.
yucatan-term-level = Level
yucatan-explain-level = A price “per level” is paid for each level that a Building gains, or for each level of the Ability or Summoning. The Evolution table shows which levels are open; levels may be skipped.
yucatan-term-city-leader = City Leader
yucatan-explain-city-leader = Climbs the Pyramid. When activated, he gives corn, jade, or a special card for jade; then his power may be used.
yucatan-term-power = Power of the City Leader
yucatan-explain-power = Chosen during setup. Its level is the City Leader’s step on the Pyramid.
yucatan-term-troop = Troop
yucatan-explain-troop = A Troop Leader with 0 to { $limit } Units. You have two; each starts with { $troop } Units in the Jungle.
yucatan-term-troop-leader = Troop Leader
yucatan-explain-troop-leader = When activated, the Troop stays or moves to another place. He has a Counselor, three slots for Abilities, and at most one Summoning.
yucatan-term-unit = Unit
yucatan-explain-unit = A neutral figure. All { $units } are in the Supply, in Troops and in Prisons.
yucatan-term-supply = Supply
yucatan-explain-supply = The stock of Units, corn and jade. If it has fewer Units than an effect takes, take what is left.
yucatan-term-prisoner = Prisoner
yucatan-explain-prisoner = A captured Unit. It can be sacrificed for { $rates } Sacrifice Points in Rounds 1 to { $rounds }; at the end of the game it is worth nothing.
yucatan-term-prison = Prison
yucatan-explain-prison = Holds your Prisoners. Everyone sees how many there are.
yucatan-term-counselor = Counselor
yucatan-explain-counselor = Each Troop Leader has one from the start. It helps the Troop for the whole game.
yucatan-term-ability = Ability
yucatan-explain-ability = One of your six tiles for Troop Leaders. Placed in a slot, it stays there; all tiles of a Leader add up.
yucatan-term-slot = Slot
yucatan-explain-slot = Slot 1 takes an Ability of level 1, slot 2 up to level 2, slot 3 any.
yucatan-term-summoning = Summoning
yucatan-explain-summoning = A creature linked to a Troop for some Rounds. It gives Axes, other help, and a Battle card. All players share one of each, and a Troop has at most one.
yucatan-term-link = Link
yucatan-explain-link = Take a Summoning from the Bank for a Troop without one. It stays for this Round; each additional Round costs { $timer }.
yucatan-term-timer = Timer
yucatan-explain-timer = The last Round in which a Summoning stays. After Round { $rounds } there is one more space: such a Summoning counts for the Summoning Bonus.
yucatan-term-prolong = Prolong
yucatan-explain-prolong = A Temple can also keep a Summoning that was linked before for more Rounds, at { $timer } each.
yucatan-term-bank = Bank
yucatan-explain-bank = The Summonings that are not linked.
yucatan-term-central-city = Central City
yucatan-explain-central-city = Chichén Itzá, Uxmal and Mayapán. Each holds at most one Troop.
yucatan-term-jungle = Jungle
yucatan-explain-jungle = The place for all other Troops. It sees no Battles.
yucatan-term-move = Move
yucatan-explain-move = From the Jungle to a Central City for { $enter } corn, back for { $leave }, from city to city for { $cross }. Your two Troops never share a city.
yucatan-term-entry = Entry
yucatan-explain-entry = A Troop that enters a Central City without a Troop gains { $entry } jade and all jade there, then activates the city. If a Troop is there, a Battle takes place instead.
yucatan-term-city-action = City action
yucatan-explain-city-action = A player who enters a city, or attacks it without losing, carries out one of its open actions. Each Revolution opens one more in every city.
yucatan-term-battle = Battle
yucatan-explain-battle = Both sides secretly choose a card and reveal it together. The side with more Axes wins; then both may take Prisoners. Unless the Defender wins, the Defender’s Troop goes to the Jungle and the Attacker holds and activates the city; otherwise the Attacker goes to the Jungle.
yucatan-term-attacker = Attacker and Defender
yucatan-explain-attacker = The Attacker moves into a city that holds the Defender’s Troop. The Attacker always decides first what to pay, and also takes the city in a draw.
yucatan-term-battle-card = Battle card
yucatan-explain-battle-card = Gives Axes and Prisoner Bonus, and may have Guard, Veil or an effect for a price. After the Battle, it is removed from the game unless it returns.
yucatan-term-base-card = Base card
yucatan-explain-base-card = The five Battle cards that every player has. Two of them always return.
yucatan-term-special-card = Special card
yucatan-explain-special-card = { $deck } Battle cards in a common deck, drawn in secret. The deck is never reshuffled.
yucatan-term-summoning-card = Summoning card
yucatan-explain-summoning-card = The Battle card of a linked Summoning. It can be played once, in a Battle of its Troop; it is fresh again once the Summoning has returned to the Bank.
yucatan-term-axe = Axe
yucatan-explain-axe = Strength in a Battle: the card, { $leader } for the Leader, { $unit } for each Unit, Abilities, Counselor and Summoning.
yucatan-term-base-capture = Base capture
yucatan-explain-base-capture = The winner of a Battle first takes { $base } Unit from the losing Troop, if it has one.
yucatan-term-prisoner-bonus = Prisoner Bonus
yucatan-explain-prisoner-bonus = The number of Units that a side takes from the other Troop after a Battle, won or lost: card, Abilities, Summoning and paid bonuses, minus the other side’s Guard. Both sides take at once.
yucatan-term-guard = Guard
yucatan-explain-guard = Lowers the other side’s total Prisoner Bonus by its number, to 0 at least. Several add up.
yucatan-term-veil = Veil
yucatan-explain-veil = Cancels the Prisoner Bonus of the other side’s card; nothing can be paid for more of it.
yucatan-term-return = Return
yucatan-explain-return = A card that returns to the hand after the Battle.
yucatan-term-wiped-out = Wiped out
yucatan-explain-wiped-out = A Prisoner Bonus greater than the remaining Units also takes the Leader: { $wipe } VP and { $reward } Prisoner from the Supply for the captor. The Troop is immediately rebuilt in the Jungle, with as many Units as the owner’s Barracks allow; it keeps Counselor, Abilities and Summoning.
yucatan-term-removed = Removed cards
yucatan-explain-removed = Cards that were played and did not return. Anyone may look at them.
yucatan-term-sacrifice = Sacrifice Phase
yucatan-explain-sacrifice = All players secretly choose how many Prisoners and how many complete sets of jade and corn they give; then all reveal together. The points count immediately.
yucatan-term-sacrifice-points = Sacrifice Points (SP)
yucatan-explain-sacrifice-points = { $rates } for each Prisoner in Rounds 1 to { $rounds }, 1 for each { $jade } jade, 1 for each { $corn } corn. They are also victory points.
yucatan-term-improvement = Improvement
yucatan-explain-improvement = More Sacrifice Points than your own of the Round before, even if these were 0. It gives an Evolution ({ $evolutions } in Round 1), and perhaps a step on the Pyramid.
yucatan-term-evolution = Evolution
yucatan-explain-evolution = One of your three markers moves one row down on the Evolution table. Two Evolutions in the same Round are in different columns.
yucatan-term-evolution-table = Evolution table
yucatan-explain-evolution-table = Columns for Buildings, Abilities and Summonings. Each row shows the highest level you may build, acquire or link. The last row can be entered in Round { $rounds } only and gives a Final Bonus.
yucatan-term-pyramid = Pyramid
yucatan-explain-pyramid = The players who gave most in a Round climb one step if they improved: { $pyramid } VP on steps 1 to 3. If those who gave most did not improve, no one climbs.
yucatan-term-calendar = Calendar
yucatan-explain-calendar = Shows the Round and what a Prisoner is worth: { $rates }.
yucatan-term-revolution = Revolution Phase
yucatan-explain-revolution = Expired Summonings return to the Bank, each city opens its next action, { $revolution } jade is added to each city without a Troop, and the first player passes the token.
yucatan-term-first-player = First player
yucatan-explain-first-player = Starts every Turn. At the end of a Round, the holder must give the token to another player.
yucatan-term-final-bonus = Final Bonus
yucatan-explain-final-bonus = One of three for each player with a marker on the last row, whichever column it is in; with an option, only the one of the column.
yucatan-term-leftovers = Leftovers
yucatan-explain-leftovers = At the end of the game, 1 VP for each { $jade } jade and 1 VP for each { $corn } corn that you have left.
yucatan-term-points = Victory points (VP)
yucatan-explain-points = Sacrifice Points, steps of the Pyramid, wiped-out Troops, Final Bonus, leftover corn and jade. They never decrease.
yucatan-term-end = End of the game
yucatan-explain-end = After the Revolution of Round { $rounds }: Final Bonuses in turn order, then leftover corn and jade.
yucatan-term-winner = Winner
yucatan-explain-winner = The player with the most victory points. Ties go to the player higher on the Pyramid; otherwise, the victory is shared.
yucatan-term-limited-tokens = Limited tokens
yucatan-explain-limited-tokens = An option: corn and jade can run out. Players then gain only what is left.
yucatan-term-published-gates = Temple and Summonings
yucatan-explain-published-gates = An option: a Summoning also needs a Temple at most one level below its own.
yucatan-term-undo = Undo
yucatan-explain-undo = You can undo your last choices until hidden information is revealed or another player acts.
yucatan-term-notation = Notation
yucatan-explain-notation = Every choice has a short form, shown on the right of the list. Separate several on one line with “;”.
yucatan-explain-resource = A resource, written { $short } on the board. { $n } are worth 1 point in a sacrifice or at the end of the game.
yucatan-explain-granary = When activated: { $words }. It has no levels and can always be activated.
yucatan-term-one-power = Power: { $name }
yucatan-explain-one-power = Power of the City Leader; { $words }.
yucatan-explain-one-counselor = Counselor of a Troop: { $words }.
yucatan-explain-one-ability = Ability of level { $level }, for all Battles of the Troop: { $words }.
yucatan-explain-one-summoning = Summoning of level { $level }: { $words }.
yucatan-explain-one-base = Base card of every player: { $words }.
yucatan-explain-one-special = { $n ->
    [one] Special card, { $n } in the deck: { $words }.
   *[other] Special card, { $n } in the deck: { $words }.
}
yucatan-explain-one-bonus = Final Bonus: { $words }.

# Invariants, shown with positions that violate them.
yucatan-invariant-I-1 = The Units in the Supply, in Troops and in Prisons add up to all Units of the game.
yucatan-invariant-I-2 = Each special card is in the deck, in a hand or removed from the game; cards that return to the hand are never removed.
yucatan-invariant-I-3 = Each base card is in its owner’s hand or gone; cards that return to the hand are never gone.
yucatan-invariant-I-4 = Each Summoning is in the Bank or linked to one Troop, and its card goes with it.
yucatan-invariant-I-5 = A player has each Ability tile at most once, in a slot whose number is at least its level.
yucatan-invariant-I-6 = Players never give more than they have, and limited tokens never exceed those in the box.
yucatan-invariant-I-7 = A Central City holds at most one Troop, no jade where a Troop stands, and no more jade than Revolutions give.
yucatan-invariant-I-8 = A Troop never has more Units than its limit.
yucatan-invariant-I-9 = Buildings have levels from 0 to 3 and never go down.
yucatan-invariant-I-10 = Markers are on rows 1 to 3; in the last Round, one of them may reach row 4.
yucatan-invariant-I-11 = City Leaders are on steps 0 to 3 and climb at most once per Sacrifice Phase.
yucatan-invariant-I-12 = A linked Summoning stays at least for the current Round and at most until the end of the game.
yucatan-invariant-I-13 = Victory points are the sum of their sources, none of them in advance, and never decrease.
yucatan-invariant-I-14 = Each Turn activates one Building and one Leader, and each Leader at most once per Round.
yucatan-invariant-I-15 = The two Troop Leaders of a player have different Counselors.
yucatan-invariant-I-16 = Battles are fought in Central Cities between Troops of two players, with cards that they have, and one of the Troops returns to the Jungle.
yucatan-invariant-I-17 = Secret choices belong to the current decision, count as made once they are complete, and are all revealed with the last one.
yucatan-invariant-I-18 = The order of secret choices makes no difference.
yucatan-invariant-I-19 = The game ends after its last Round.
yucatan-invariant-I-20 = No decision has more choices than the rules can offer.
yucatan-invariant-I-21 = Two to four players have seats, and Round and Turn are on the Calendar.
yucatan-invariant-I-22 = The agenda is the rest of one phase and fits everything on the table.
