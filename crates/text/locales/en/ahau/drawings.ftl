# Words in the drawings of Ahau.

## The table

boards-ahau-status = Round and turn order
boards-ahau-now = Choose now
boards-ahau-round = Round { $n }.
boards-ahau-ending = The game ends with this round.
boards-ahau-countdown = { $n ->
    [0] The K’atun ends with this round.
    [one] { $n } more site ends the K’atun.
   *[other] { $n } more sites end the K’atun.
}
boards-ahau-over = The game is over.
boards-ahau-celebrating = The K’atun ends with this round.
boards-ahau-standing = { $name }: { $fame }
boards-ahau-start = Summary card: { $tile } tile; { $stock }.
boards-ahau-summon = { $god }: strength { $n }, colours { $colours }.
boards-ahau-more = { $n ->
    [one] { $n } more.
   *[other] { $n } more.
}
boards-ahau-payment = { $what }. Still due: { $due }. Paid: { $paid }.
boards-ahau-given = Tiles given: { $tiles }.

## The map

boards-ahau-regions = Regions
boards-ahau-sites = Production sites
boards-ahau-cities = Cities
boards-ahau-road = road
boards-ahau-water = water route
boards-ahau-region = Region { $n }: { $cities }.
boards-ahau-rulers = Rulers here: { $names }.
boards-ahau-square = Region { $n }: { $tile } tile.
boards-ahau-square-empty = Region { $n }: empty square.
boards-ahau-lot = Region { $n }: { $building }. { $does }
boards-ahau-lot-empty = Region { $n }: the building is taken.
boards-ahau-lot-yours = You have a worker in each of its cities.
boards-ahau-lot-missing = You still need workers in { $cities } for it.
boards-ahau-city = { $city }: { $god }.
boards-ahau-workers = { $name }: { $workers }, weight { $weight }{ $fame ->
    [0] .
   *[other] ; gold ring: a Celebration would pay { $fame } Fame.
}
boards-ahau-ring = Gold ring: these workers have the highest weight in their city. A Celebration pays Fame for them.
boards-ahau-posture-standing = { $n } standing
boards-ahau-posture-lying = { $n } laid down
boards-ahau-placed = { $name } placed a worker here this turn.
boards-ahau-site = { $route }, { $kind }: { $colour }.
boards-ahau-site-empty = { $route }, { $kind }: depleted.
boards-ahau-yields = You would produce { $n }.

## Temples, war track, calendar, offer

boards-ahau-temples = Temples
boards-ahau-temple = Temple of { $god }: a Celebration pays for { $scoring }.
boards-ahau-marker = { $name } has a marker: { $fame } Fame now.
boards-ahau-strength = Your strength here would be at most { $n }.
boards-ahau-war = War track
boards-ahau-war-start = War track, start.
boards-ahau-war-space = War track, space { $n }: { $reward }.
boards-ahau-war-stack = Here, from top to bottom: { $names }.
boards-ahau-calendar = Calendar
boards-ahau-days = Depleted: { $colours }.
boards-ahau-days-none = No sites are depleted.
boards-ahau-katun = { $n ->
    [one] { $n } of { $of } Celebrations is over.
   *[other] { $n } of { $of } Celebrations are over.
}
boards-ahau-bag = { $n ->
    [0] The bag is empty.
    [one] { $n } tile in the bag.
   *[other] { $n } tiles in the bag.
}
boards-ahau-discard = Discarded tiles: { $tiles }.
boards-ahau-discard-none = No tiles are discarded.
boards-ahau-weapons-left = { $n ->
    [0] No weapons left.
    [one] { $n } weapon left.
   *[other] { $n } weapons left.
}
boards-ahau-role-deck = { $n ->
    [one] { $n } card in the role deck.
   *[other] { $n } cards in the role deck.
}
boards-ahau-open-roles = Face up for you: { $roles }.
boards-ahau-offer = Buildings
boards-ahau-stack = { $n ->
    [0] none left
   *[other] { $n } more
}
boards-ahau-offer-empty = Empty space in the offer
boards-ahau-building = { $building }: { $does }
boards-ahau-cost = Costs { $cost }.

## Cards

boards-ahau-cards = Cards
boards-ahau-pledged = { $name } has chosen two of { $cards }. Weapons: { $weapons }.
boards-ahau-can-play = { $name } can play { $cards }. Weapons: { $weapons }.
boards-ahau-pair = { $name }: left { $left }, right { $right }; Ruler in { $region }.
boards-ahau-sum = Strength { $strength } with { $weapons } weapons.
boards-ahau-won = Won a conflict.
boards-ahau-lost = Had to retreat.
boards-ahau-left-card = Left: your Ruler goes there
boards-ahau-right-card = Right: strength
boards-ahau-left = Region { $n } ({ $card }): { $what }.
boards-ahau-right = { $card } + { $weapons } weapons = strength { $strength }.
boards-ahau-in-hand = Hand
boards-ahau-played = Played
boards-ahau-discarded = Discarded
boards-ahau-chosen-left = Chosen as the left card.
boards-ahau-chosen-right = Chosen as the right card.

## Player boards

boards-ahau-fame = { $fame } Fame; a Celebration now would add { $more }.
boards-ahau-fame-final = { $fame } Fame.
boards-ahau-cubes = Supply
boards-ahau-cube = { $n } { $colour }; { $bank } in the bank.
boards-ahau-stock = Supply: { $stock }.
boards-ahau-weapons = { $n ->
    [one] { $n } weapon.
   *[other] { $n } weapons.
}
boards-ahau-war-of = War track: space { $n }.
boards-ahau-workers-left = { $n ->
    [one] { $n } worker left.
   *[other] { $n } workers left.
}
boards-ahau-reserve = Reserve
boards-ahau-reserve-of = Reserve: { $tiles }.
boards-ahau-reserved = { $n ->
    [one] { $n } { $tile } tile in the reserve.
   *[other] { $n } { $tile } tiles in the reserve.
}
boards-ahau-pyramid = Pyramid: { $n } of { $of } tiles.
boards-ahau-brick = Level { $level }: { $tile }.
boards-ahau-brick-empty = Level { $level }, empty. Reward: { $reward }.
boards-ahau-capital = Capital
boards-ahau-slot = Slot { $n }, empty. Reward: { $reward }.
boards-ahau-hand-of = In hand: { $cards }.
boards-ahau-discard-of = Discarded: { $cards }.
boards-ahau-tracker = Pakal’s store: { $n }.
boards-ahau-deck = Pakal’s deck: { $cards }.
boards-ahau-personality = { $personality }, { $difficulty }. Preferred gods, highest first: { $gods }.
