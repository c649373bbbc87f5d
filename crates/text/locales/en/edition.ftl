# Editions: changed component values. The rows of the tables that have no name on a component.

edition = Edition
edition-standard = As printed
edition-choose = Which values are printed on the components
edition-named = Edition “{ $name }”
edition-what = What differs from the printed game ({ $n })
edition-what-of = What “{ $name }” changes ({ $n })
edition-printed = Printed: { $words }
edition-change = { $name }: { $new } (printed: { $old })

yucatan-row-level = { $name }, level { $level }
yucatan-row-of-level = level { $level }: { $words }
yucatan-row-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}: { $words }
yucatan-row-action = { $city }, action { $n }
yucatan-row-from = from Round { $round } on: { $words }
yucatan-row-round = Calendar, Round { $n }
yucatan-row-round-words = { $points } for each Prisoner, { $n ->
    [one] 1 Evolution
   *[other] { $n } Evolutions
}
yucatan-row-step = Pyramid, step { $n }
yucatan-row-to-city = Move from the Jungle to a Central City
yucatan-row-to-jungle = Move from a Central City to the Jungle
yucatan-row-between-cities = Move from one Central City to another
yucatan-row-entry = Entry into a Central City without a Troop
yucatan-row-revolution = Revolution, for each Central City without a Troop
yucatan-row-units = Units in the box
yucatan-row-corn = Corn in the box
yucatan-row-jade = Jade in the box
yucatan-row-troop = The most Units of a Troop
yucatan-row-start = Each player starts with
yucatan-row-start-words = { $goods }, { $prisoners }, and { $units } in each Troop
yucatan-row-gift-corn = City Leader, corn
yucatan-row-gift-jade = City Leader, jade
yucatan-row-card = Price of a special card from the City Leader
yucatan-row-additional = Price of an additional Round of a Summoning
yucatan-row-leader = Strength of a Troop Leader
yucatan-row-unit = Strength of a Unit
yucatan-row-victory = Captured by a victory
yucatan-row-wipe-out = A wiped-out Troop brings
yucatan-row-corn-set = A set of corn
yucatan-row-jade-set = A set of jade
yucatan-row-bonus = { $each } for each level, { $most } at most

zapotec-row-card = Action card { $n }
zapotec-row-space = Building space: { $words }
zapotec-row-from = { $words }, from { $n } players on
zapotec-row-bot-card = Cocijobot’s card { $card }
zapotec-row-bot-words = { $card }, back: { $back }
zapotec-row-cell = Covered bonus, { $cell }
zapotec-row-start = Each player starts with
zapotec-row-start-words = { $stock }, { $houses ->
    [one] { $houses } House
   *[other] { $houses } Houses
}, Pyramid pieces: { $large } large, { $medium } medium, { $small } small, { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}
zapotec-row-deal = Action cards with { $n ->
    [one] { $n } player
   *[other] { $n } players
}
zapotec-row-deal-words = hand { $hand }, Offer { $offer }, Round deck { $deck }
zapotec-row-price-house = Price of a House: { $building }
zapotec-row-price-palace = Price of the Palace
zapotec-row-price-level = Price of a Pyramid level
zapotec-row-price-ritual = Price of a Ritual
zapotec-row-price-rival = Price of a Ritual, for each rival disc there
zapotec-row-price-sacrifice = Price of a Sacrifice
zapotec-row-price-step = Price of a Sacrifice, for each step
zapotec-row-price-trade = Price of a Trade tile of level { $n }
zapotec-row-house = Turn scoring, for each House
zapotec-row-rank = Sacrifice majority, place { $n }
zapotec-row-pyramid-house = Pyramid piece, for each House with the property
zapotec-row-pyramid-complete = Pyramid piece, if the Pyramid is complete
zapotec-row-bot-not-moved = Cocijobot, if it never moved up the Sacrifice track
zapotec-row-bot-trade = Cocijobot, for each Trade tile of level { $n }
zapotec-row-bot-alone = Cocijobot, for a Ritual with its disc alone
zapotec-row-bot-shared = Cocijobot, for a Ritual with your disc, too
zapotec-row-bot-piece = Cocijobot, for each Pyramid piece
zapotec-row-bot-easy = Easy: you get, for each House of Cocijobot that your buildings prevent
zapotec-row-bot-hard = Hard: Cocijobot gets, for each House short of three

ahau-row-pakal = King Pakal, { $level }
ahau-row-pakal-words = at the start { $weapons }, { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
} and { $cubes ->
    [one] { $cubes } resource
   *[other] { $cubes } resources
}; with each building { $more } and { $fame }
ahau-row-route = Route { $route }, board with { $n } regions
ahau-row-tiles = Tiles of the { $god }
ahau-row-five-tiles = Tiles of the { $god }, added with five players
ahau-row-start-tile = Starting tile of the { $god }
ahau-row-summary = Summary card { $n }
ahau-row-space = Pyramid, { $place }
ahau-row-slot = Capital, { $place }
ahau-row-sides = side A: { $a }; side B: { $b }
ahau-row-war = War track, space { $n }
ahau-row-temple = Temples, space { $n }
ahau-row-resource = Sites and cubes: { $colour }
ahau-row-resource-words = { $sites ->
    [one] { $sites } site
   *[other] { $sites } sites
}, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
ahau-row-players = With { $n } players
ahau-row-players-words = { $offer ->
    [one] { $offer } building
   *[other] { $offer } buildings
} in the offer; { $calendar ->
    [one] { $calendar } depleted site ends
   *[other] { $calendar } depleted sites end
} the K’atun
ahau-row-weapons = Weapons in the box
ahau-row-workers = Workers of each player
ahau-row-extra-roles = Role cards beyond one for each player
ahau-row-katuns = Celebrations of a whole game
ahau-row-last-round = Last round, if nothing else ends the game
ahau-row-each-colour = { $god }, for each used colour
ahau-row-each-strength = { $god }, for each point of strength
ahau-row-each-step = { $god }, for each step over a matching site
ahau-row-same-colour = Neighbour of the same colour in the pyramid
ahau-row-same-god = Neighbour of the same god in the pyramid
ahau-row-per-building = Rewards for buildings, each
ahau-row-per-weapon = Rewards for weapons, each
ahau-row-city-sole = City held alone in a Celebration
ahau-row-city-tied = City shared in a Celebration

copan-row-embassy-token = Embassy token { $n }
copan-row-different = Exchange of { $n } different Glyphs
copan-row-same = Exchange of { $n } equal Glyphs
copan-row-site = Totem spaces { $site }
copan-row-space = { $site }, space { $n }
copan-row-line = line { $n }
copan-row-track = Decline tracks with { $n } players
copan-row-track-words = second tier from space { $second } on, third from { $third } on, last space { $last }
copan-row-tier = Decline tracks, tier { $n }
copan-row-tier-words = each tile gives { $n } of its resource
copan-row-zenith = Zenith token { $n }
copan-row-board = Player board
copan-row-board-words = room for { $n } of each resource and { $slots ->
    [one] { $slots } Character
   *[other] { $slots } Characters
}
copan-row-cities = { $n ->
    [one] { $n } City at the end
   *[other] { $n } Cities at the end
}
copan-row-half = Half of the Ball Court, place { $n }
copan-row-court = Whole Ball Court, place { $n }
copan-row-automa-words = each { $easy } on the easy card, { $hard } on the hard card
copan-row-totem = Totem with the VP side up, ×1
copan-row-court-tiles = Court tiles of each resource
copan-row-hand = Court tiles of each player at the start
copan-row-glyphs = Glyphs of each colour
copan-row-tokens = Tokens of each player
copan-row-extensions = Storage extensions for each player
copan-row-automa = Court tiles of the Automa, if they are always the same
