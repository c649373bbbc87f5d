# Words in the drawings of Yucatan.

## Round and answers

boards-yucatan-status = Round, Turn and turn order
boards-yucatan-now = Choose now
boards-yucatan-named = { $name }: { $does }.
boards-yucatan-turn-short = Turn
boards-yucatan-round = Round { $round } of { $rounds }: { $rate } SP for each Prisoner.
boards-yucatan-round-turn = Round { $round } of { $rounds }, Turn { $turn } of { $turns }. { $rate } SP for each Prisoner.
boards-yucatan-over = The game is over.
boards-yucatan-active = It is their Turn.
boards-yucatan-first = First player of this Round.
boards-yucatan-points = { $name }: { $vp } VP. Last sacrifice { $old } SP, up to { $most } SP possible now.
boards-yucatan-points-over = { $name }: { $vp } VP.
boards-yucatan-use = Use it

## Map

boards-yucatan-jungle = Jungle
boards-yucatan-jungle-words = Your place in the Jungle: no one fights here.
boards-yucatan-vacant = empty
boards-yucatan-vacant-words = No Troop here.
boards-yucatan-city = { $city }. { $who } { $heap } Actions: { $actions }.
boards-yucatan-heap = { $n } jade here; entering the empty city adds { $entry }.
boards-yucatan-tablet = City action: { $does }.
boards-yucatan-tablet-from = City action from Round { $round }: { $does }.
boards-yucatan-troop = { $name }, { $troop }, { $place }: { $n ->
    [one] { $n } Unit
   *[other] { $n } Units
}. { $attack ->
    [one] { $attack } Axe
   *[other] { $attack } Axes
} in attack, { $defence } in defence, without a card.
boards-yucatan-linked = { $name } stays { $until }.
boards-yucatan-leaves = It leaves at the end of this Round.
boards-yucatan-card-spent = Its card is spent.
boards-yucatan-supply = { $n ->
    [one] { $n } Unit
   *[other] { $n } Units
} in the Supply.
boards-yucatan-deck = Special deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
} left. In the game: { $cards }.
boards-yucatan-removed = Already removed: { $cards }.
boards-yucatan-calendar = Calendar: Round { $round }. SP for each Prisoner: { $rates }.
boards-yucatan-rate = Round { $round } { $rate }
boards-yucatan-pyramid = Pyramid
boards-yucatan-foot = Foot of the Pyramid.
boards-yucatan-ledge = Step { $n } of the Pyramid: { $vp } VP on arrival, power at level { $n }.
boards-yucatan-on-ledge = Here: { $names }.

## Evolution table and Bank

boards-yucatan-evolution = Evolution
boards-yucatan-row = { $column }, row { $n }: up to level { $level }.
boards-yucatan-last-row = { $column }, last row: gives a Final Bonus; reached in Round { $round } only.
boards-yucatan-in-row = Markers: { $names }.
boards-yucatan-bank = Summonings
boards-yucatan-price = Price:
boards-yucatan-beast = { $name }, level { $level }: { $does }
boards-yucatan-follows = With { $name }.

## Battles

boards-yucatan-battle = Battle for { $city }
boards-yucatan-last-battle = Last Battle: { $city }
boards-yucatan-forecast = Attack forecast
boards-yucatan-odds = { $attack } Axes against { $defence } of { $name }, before cards.
boards-yucatan-way = { $place }: { $price }
boards-yucatan-side = { $name } ({ $side }): { $n ->
    [one] { $n } Axe
   *[other] { $n } Axes
} ({ $parts }).
boards-yucatan-won = { $name } wins
boards-yucatan-draw = Draw
boards-yucatan-captured = { $name }: Prisoner Bonus { $bonus }, { $n } captured.
boards-yucatan-secret = Only you can see it for now.
boards-yucatan-card-chosen = A card is chosen; both cards are revealed together.
boards-yucatan-card-awaited = No card chosen yet.
boards-yucatan-choose-card = Choose your card
boards-yucatan-chosen = Chosen.
boards-yucatan-hand-known = Battle cards: { $cards }.
boards-yucatan-hand-of = Battle cards: { $cards }, and { $n ->
    [one] { $n } unknown special card
   *[other] { $n } unknown special cards
}.

## Set-up, sacrifice, Final Bonus

boards-yucatan-setup = Your city, chosen in secret
boards-yucatan-setup-building = 1. Choose a Building that starts at level 1
boards-yucatan-setup-counselors = 2. Choose a Counselor for each Troop Leader
boards-yucatan-setup-power = 3. Choose the power of your City Leader
boards-yucatan-first-leader = First Leader: pick
boards-yucatan-second-leader = Second Leader: choose
boards-yucatan-pledges = Who has chosen
boards-yucatan-pledged = Has chosen.
boards-yucatan-chooses = Is choosing…
boards-yucatan-sacrifice = Sacrifice
boards-yucatan-goal = Chosen: { $now }. Your last sacrifice: { $old } SP. Possible: { $most } SP.
boards-yucatan-give-prisoners = Prisoners
boards-yucatan-give-jade = jade
boards-yucatan-give-corn = corn
boards-yucatan-given = { $n } { $what }
boards-yucatan-number = { $given }: { $sp } in all.
boards-yucatan-beats = Beats your last sacrifice.
boards-yucatan-final = Final Bonus of { $name }
boards-yucatan-bonus = { $bonus }: { $each } VP for each level, at most { $most } VP. Now { $vp } VP.
boards-yucatan-your-row = marker on the last row

## City boards

boards-yucatan-have = { $n } { $what }.
boards-yucatan-goods = Goods: { $goods }.
boards-yucatan-prison = Prison: { $prisoners }.
boards-yucatan-building-tokens = Building tokens left this Round: { $n }.
boards-yucatan-leader-tokens = Leader tokens left this Round: { $n }.
boards-yucatan-buildings = Buildings
boards-yucatan-building = { $name }, level { $level }: { $does }.
boards-yucatan-next-level = Level { $level }: { $does }.
boards-yucatan-leaders = Leaders
boards-yucatan-used = Already activated this Round.
boards-yucatan-power = { $leader }: { $power }, now { $does }. All levels: { $levels }.
boards-yucatan-power-secret = chosen in secret
boards-yucatan-no-counselor = The Counselor is chosen in secret.
boards-yucatan-slot = Empty slot for an Ability of level { $n } or lower.
boards-yucatan-no-summoning = No linked Summoning.
