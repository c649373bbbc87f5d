# Editions of Zapotec: rows without a name on a component, and rules for the values.

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
