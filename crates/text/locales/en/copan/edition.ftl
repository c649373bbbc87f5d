# Editions of Copan: rows without a name on a component, and rules for the values.

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
