# Editions of Ahau: rows without a name on a component, and rules for the values.

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

ahau-edition-around = { $city } must border 2 or 3 regions, not { $n }.
ahau-edition-calendar = the map for this number of players has only { $sites } sites.
ahau-edition-cubes = the cards give { $n } { $colour } cubes in all, but there are only { $cubes }.
ahau-edition-faces = all tables together have { $n } tiles with { $face }. The most is { $most }.
ahau-edition-no-amount = this building has no amount.
ahau-edition-reach = { $city } can’t be reached from { $from }.
ahau-edition-ring = { $region ->
    [0] the outline
   *[other] region { $region }
} isn’t a closed ring of routes: { $n } of its routes meet in { $city }, not 2.
ahau-edition-rings = { $region ->
    [0] the outline
   *[other] region { $region }
} is made of several rings.
ahau-edition-role = another card already has the role { $role }.
ahau-edition-route-ends = a route joins two different cities.
ahau-edition-sites = there must be { $sites } sites in all, not { $n }.
ahau-edition-small = { $region ->
    [0] the outline
   *[other] region { $region }
} has { $n } cities. It needs at least 3.
ahau-edition-tiles = { $players } players have { $tiles } tiles, starting tiles included, but need { $needed } for the pyramids and the board.
ahau-edition-war-track = the war track gives a resource, a tile or Fame: "resource", "draw_tile" or {"{ fame = … }"}.
