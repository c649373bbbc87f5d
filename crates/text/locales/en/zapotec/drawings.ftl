# Words in the drawings of Zapotec.

## Parts

boards-zapotec-pyramids = Pyramids
boards-zapotec-market = Market
boards-zapotec-rituals = Rituals
boards-zapotec-scoring-tiles = Scoring tiles
boards-zapotec-track = Sacrifice track
boards-zapotec-offer = Bonus and Offer
boards-zapotec-grid = Resource grid
boards-zapotec-trade-tiles = Trade tiles
boards-zapotec-prices = Prices

## Map

boards-zapotec-space-free = { $space }. Its tile gives { $tile }.
boards-zapotec-space-house = { $space }. House of { $name }.
boards-zapotec-space-palace = { $space }. Palace of { $name }.
boards-zapotec-brief-free = { $building }: { $tile }
boards-zapotec-brief-house = { $building }: House of { $name }
boards-zapotec-brief-palace = { $building }: Palace of { $name }
boards-zapotec-pyramid-empty = Pyramid space { $n }: empty.
boards-zapotec-pyramid = Pyramid { $n } ({ $property }): { $levels }.
boards-zapotec-piece-of = { $size } of { $name }
boards-zapotec-pyramid-complete = It is complete.
boards-zapotec-pyramid-next = Next piece: { $size }.
boards-zapotec-fitting = { $n ->
    [0] None of your buildings fits { $property }.
    [one] { $n } of your buildings fits { $property }.
   *[other] { $n } of your buildings fit { $property }.
}

## Market, Rituals, track

boards-zapotec-price = Level { $level }: { $gold } gold, { $left } in the stack
boards-zapotec-stall-empty = Empty market slot
boards-zapotec-trade-tile = Trade tile { $tile }: { $effect }.
boards-zapotec-face-down = Face down.
boards-zapotec-ritual-empty = Ritual { $n }: { $goal }. No discs.
boards-zapotec-ritual = { $count ->
    [one] Ritual { $n }: { $goal }. Disc of { $names }.
   *[other] Ritual { $n }: { $goal }. Discs of { $names }.
}
boards-zapotec-ritual-allowed = { $n ->
    [0] You can’t perform a Ritual: build a Pyramid piece first.
    [one] You can perform { $n } more Ritual.
   *[other] You can perform { $n } more Rituals.
}
boards-zapotec-has-disc = Disc on a Ritual: { $goal }
boards-zapotec-ritual-mine = { $points ->
    [one] Worth { $points } point to you now.
   *[other] Worth { $points } points to you now.
}
boards-zapotec-ritual-price = { $points ->
    [one] Costs you { $price }, worth { $points } point now.
   *[other] Costs you { $price }, worth { $points } points now.
}
boards-zapotec-scoring-tile = Scoring tile: { $property }. The player who starts a Pyramid attaches one.
boards-zapotec-step = Step { $step }: { $bonus }.
boards-zapotec-step-discs = Discs here, from bottom to top: { $names }.

## Cards

boards-zapotec-card = { $spaces ->
    [one] { $card }: { $spaces } free space
   *[other] { $card }: { $spaces } free spaces
}
boards-zapotec-bonus-card = Bonus card of this round: { $card }. { $points } points for each building that fits; a Palace counts twice.
boards-zapotec-bonus-mine = { $points ->
    [one] You would score { $points } point now.
   *[other] You would score { $points } points now.
}
boards-zapotec-next-bonus = Next bonus card: { $card }
boards-zapotec-next = next
boards-zapotec-deck = { $n ->
    [0] The Round deck is empty.
    [one] Round deck: { $n } card
   *[other] Round deck: { $n } cards
}
boards-zapotec-pledged = You have chosen this card.
boards-zapotec-played = Played this round: { $card }
## Player boards

boards-zapotec-stock = Stock: { $stock }
boards-zapotec-palace = Palace
boards-zapotec-palace-open = The Palace is not built.
boards-zapotec-palace-built = The Palace is built.
boards-zapotec-pyramid-level = Pyramid level
boards-zapotec-costs = { $what }: { $price }
boards-zapotec-houses-left = { $n ->
    [0] no House left
    [one] { $n } House left
   *[other] { $n } Houses left
}
boards-zapotec-cell = Cell { $cell }: { $tile }
boards-zapotec-cell-empty = Empty cell { $cell }
boards-zapotec-cell-bonus = Empty cell { $cell }. Bonus when covered: { $covered }.
boards-zapotec-row-pays = The { $head } row pays { $pays }.
boards-zapotec-column-pays = The { $head } column pays { $pays }.

## Cocijobot

boards-zapotec-bot-card = Turned up: { $card }
boards-zapotec-bot-back = The back of its next card shows { $property }.
boards-zapotec-bot-tiles = Tiles taken: { $tiles }
