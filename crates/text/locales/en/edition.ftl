# Editions: changed component values. The rows of the tables that have no name on a component.

edition = Edition
edition-standard = As shipped
edition-choose = Choose the shipped component values or an edition
edition-named = Edition “{ $name }”
edition-what = Changes from the shipped values ({ $n })
edition-what-of = Changes in “{ $name }” ({ $n })
edition-shipped = As shipped: { $words } ({ $source })
edition-change = { $name }: { $new }
edition-source-printed = printed in the rulebook
edition-source-derived = derived from the rulebook
edition-source-external = from public descriptions
edition-source-assumed = our assumption

yucatan-row-level = { $name }, level { $level }
yucatan-row-of-level = level { $level }: { $words }
yucatan-row-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}: { $words }
yucatan-row-action = { $city }, action { $n }
yucatan-row-from = from Round { $round }: { $words }
yucatan-row-round = Calendar, Round { $n }
yucatan-row-round-words = { $points } for each Prisoner, { $n ->
    [one] 1 Evolution
   *[other] { $n } Evolutions
}
yucatan-row-rounds = Rounds of a game
yucatan-row-turns = Turns of a Round
yucatan-row-evolution = Evolution table, row { $n }
yucatan-row-evolution-words = Buildings up to level { $building }, Abilities up to level { $ability }, Summonings up to level { $summoning }
yucatan-row-step = Pyramid, step { $n }
yucatan-row-to-city = Move from the Jungle to a Central City
yucatan-row-to-jungle = Move from a Central City to the Jungle
yucatan-row-between-cities = Move from one Central City to another
yucatan-row-entry = Entry into a Central City without a Troop
yucatan-row-revolution = Revolution, for each Central City without a Troop
yucatan-row-units = Units in the box
yucatan-row-corn = Corn in the box
yucatan-row-jade = Jade in the box
yucatan-row-troop = Most Units in a Troop
yucatan-row-start = Each player starts with
yucatan-row-start-words = { $goods }, { $prisoners }, and { $units } in each Troop
yucatan-row-gift-corn = City Leader, corn
yucatan-row-gift-jade = City Leader, jade
yucatan-row-card = Price of a special card from the City Leader
yucatan-row-additional = Price of an additional Round of a Summoning
yucatan-row-leader = Strength of a Troop Leader
yucatan-row-unit = Strength of a Unit
yucatan-row-victory = Captured by a victory
yucatan-row-wipe-out = A wiped-out Troop gives
yucatan-row-corn-set = A set of corn
yucatan-row-jade-set = A set of jade
yucatan-row-bonus = { $each } for each level, at most { $most }

zapotec-row-card = Action card { $n }
zapotec-row-space = Building space: { $words }
zapotec-row-from = { $words }, { $n }+ players
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
copan-row-same = Exchange of { $n } identical Glyphs
copan-row-site = Totem spaces { $site }
copan-row-space = { $site }, space { $n }
copan-row-line = line { $n }
copan-row-track = Decline tracks with { $n } players
copan-row-track-words = second tier from space { $second }, third from { $third }, last space { $last }
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

# Rules for the values of an edition.
yucatan-edition-barracks = a Barracks has units and no cost.
yucatan-edition-building = this Building has a cost and no units.
yucatan-edition-city = this action belongs to { $city }.
yucatan-edition-copies = only special cards have copies.
yucatan-edition-effect = with the effect “{ $effect }”, this row needs { $write }.
yucatan-edition-evolutions = the markers may have too few columns left for this many Evolutions. Lower this Round or an earlier one.
yucatan-edition-first-round = { $city } needs an action from Round 1 that gives corn or jade.
yucatan-edition-hand = at least one of { $cards } must return to the hand.
yucatan-edition-last-row = the last Round has exactly one Evolution: the step to the last row.
yucatan-edition-only-war = only the power “war” adds Units.
yucatan-edition-spent = the card of a Summoning is spent and can’t return.
yucatan-edition-start = four players start with { $needed } { $what } in all, but there are only { $there }.
yucatan-edition-troop = { $units } Units are more than a Troop can have: { $limit }, by [[supply]] troop_limit. Change one of the two.
yucatan-edition-war = the power “war” has units and nothing else.

zapotec-edition-cells = { $basic } must be the row of three cells and the column of three.
zapotec-edition-deal = this deals { $needed } of { $cards } cards, and every hand needs at least one.
zapotec-edition-gold = Trade tiles are paid for in gold only.
zapotec-edition-map = the spaces for two players must have each combination of building, terrain and region once.
zapotec-edition-ritual = a Ritual scores exactly one thing.
zapotec-edition-rounds = five rounds need offer = { $offer } and round_deck = { $deck }.
zapotec-edition-spaces = with { $players } players there are { $spaces } spaces but { $tiles } tiles for { $building }.
zapotec-edition-step = a step gives one bonus, and the start none.
zapotec-edition-tile = this tile needs { $form }. An edition changes amounts, not what a tile does.
zapotec-edition-tile-level = this tile has level { $level }. There are twelve tiles of each level.

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

copan-edition-altar-symbols = spaces 7 to 12 must have the symbols of spaces 1 to 6 in the same order.
copan-edition-automa = the Automa starts with at most { $hand } of the Court tiles in the game.
copan-edition-board = a Player board stores at least one of each resource and has at least one slot.
copan-edition-capacity = with all extensions, a player can store at most { $most } of each resource.
copan-edition-cities = more Cities must not score less.
copan-edition-city-levels = no City has level { $level }.
copan-edition-climbers = { $n } Characters give something with a climb. The most is { $most }.
copan-edition-column = a column gives at most one Jade tile, Character or bonus action.
copan-edition-connected = every space of the mask must be reachable from every other through neighbours.
copan-edition-court-tiles = four players and the River need { $needed } Court tiles, but there are only { $all }.
copan-edition-event-gain = an Event gives either named resources or any.
copan-edition-event-loss = an Event takes exactly one type of resource.
copan-edition-line = line { $line } has no space.
copan-edition-mask = the mask can’t give a Jade tile, a bonus action or an Embassy.
copan-edition-neighbour = { $there } is a neighbour of { $here }, but { $here } isn’t one of { $there }.
copan-edition-one-shot = a one-shot Character can’t give another Character or an Embassy.
copan-edition-outer = the first Jade tile needs a space with outer = true.
copan-edition-own-neighbour = a space can’t be its own neighbour.
copan-edition-payment = only the entry of a Site can ask for a payment, and never that of the River.
copan-edition-places = a later place must not score more.
copan-edition-pyramid = { $all } Court tiles can’t fill the { $spaces } spaces of the Pyramid.
copan-edition-shares = { $players } players can’t share { $n } free spaces evenly.
copan-edition-slots = with all extensions, a player can have at most { $most } slots.
copan-edition-symbol = { $symbol } is on two spaces.
copan-edition-token = an Embassy token can’t place another Embassy.
copan-edition-token-level = this token has level { $level }. There are ten tokens of each level.
copan-edition-tokens = { $n } tokens give a Jade tile, a Character or a bonus action. The most is { $most }.
copan-edition-track = tier_2, tier_3 and last must ascend from 1 to { $most }, with a space in each tier.
