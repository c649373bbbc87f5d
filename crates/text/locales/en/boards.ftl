# What the drawings say.

boards-choices = { $what } ({ $n } choices)

## Parts of the board

boards-map = Map
boards-pyramids = Pyramids
boards-market = Market
boards-rituals = Rituals
boards-scoring-tiles = Scoring tiles
boards-track = Sacrifice track
boards-offer = Bonus and Offer
boards-order = Order of play
boards-hand = Your hand
boards-grid = Resource grid
boards-trade-tiles = Trade tiles
boards-prices = What it costs

## Map

boards-space-free = { $space }. Its tile gives { $tile }.
boards-space-house = { $space }. House of { $name }.
boards-space-palace = { $space }. Palace of { $name }.
boards-brief-free = { $building }: { $tile }
boards-brief-house = { $building }: House of { $name }
boards-brief-palace = { $building }: Palace of { $name }
boards-pyramid-empty = Pyramid space { $n }: nothing stands here yet.
boards-pyramid = Pyramid { $n } ({ $property }): { $levels }.
boards-piece-of = { $size } of { $name }
boards-pyramid-complete = It is complete.
boards-pyramid-next = A { $size } comes next.
boards-fitting = { $n ->
    [0] None of your buildings fits { $property }.
    [one] { $n } of your buildings fits { $property }.
   *[other] { $n } of your buildings fit { $property }.
}

## Market, Rituals, track

boards-price = Level { $level }: { $gold } gold, { $left } in the stack
boards-stall-empty = Empty place of the market
boards-trade-tile = Trade tile { $tile }: { $effect }.
boards-face-down = Face down.
boards-ritual-empty = Ritual { $n }: { $goal }. No discs.
boards-ritual = { $count ->
    [one] Ritual { $n }: { $goal }. Disc of { $names }.
   *[other] Ritual { $n }: { $goal }. Discs of { $names }.
}
boards-ritual-allowed = { $n ->
    [0] You may perform no Ritual: build a Pyramid piece first.
    [one] You may perform { $n } more Ritual.
   *[other] You may perform { $n } more Rituals.
}
boards-has-disc = Disc on a Ritual: { $goal }
boards-ritual-mine = { $points ->
    [one] Worth { $points } point to you now.
   *[other] Worth { $points } points to you now.
}
boards-ritual-price = { $points ->
    [one] Costs you { $price }, worth { $points } point now.
   *[other] Costs you { $price }, worth { $points } points now.
}
boards-scoring-tile = Scoring tile: { $property }. Whoever starts a Pyramid attaches one.
boards-step = Step { $step }: { $bonus }.
boards-step-discs = Here, from below: { $names }.

## Cards

boards-card = { $spaces ->
    [one] { $card }: { $spaces } free space
   *[other] { $card }: { $spaces } free spaces
}
boards-bonus-card = Bonus card of this round: { $card }. { $points } points for each building that fits; a Palace counts twice.
boards-bonus-mine = { $points ->
    [one] You would score { $points } point now.
   *[other] You would score { $points } points now.
}
boards-next-bonus = Next bonus card: { $card }
boards-next = next
boards-deck = { $n ->
    [0] The Round deck is empty.
    [one] Round deck: { $n } card
   *[other] Round deck: { $n } cards
}
boards-pledged = You have chosen this card.
boards-played = Played this round: { $card }
boards-known = Seen by all: { $cards }

## Player boards

boards-mat = { $name }: player board
boards-stock = Stock: { $stock }
boards-palace = Palace
boards-palace-open = The Palace is not built.
boards-palace-built = The Palace is built.
boards-pyramid-level = Pyramid level
boards-costs = { $what }: { $price }
boards-houses-left = { $n ->
    [0] no House left
    [one] { $n } House left
   *[other] { $n } Houses left
}
boards-cell = Cell { $cell }: { $tile }
boards-cell-empty = Empty cell { $cell }
boards-cell-bonus = Empty cell { $cell }. Bonus when covered: { $covered }.
boards-row-pays = The { $head } row pays { $pays }.
boards-column-pays = The { $head } column pays { $pays }.

## Cocijobot

boards-bot-card = Turned up: { $card }
boards-bot-back = The back of its next card shows { $property }.
boards-bot-tiles = Tiles taken: { $tiles }
