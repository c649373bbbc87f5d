# Words in the drawings of Copan.

## The table

boards-copan-status = Round and Event card
boards-copan-round = { $n ->
    [one] Round { $round } of at most { $of }. The end is { $n } turn away, or nearer if Events speed the decline.
   *[other] Round { $round } of at most { $of }. The end is { $n } turns away, or nearer if Events speed the decline.
}
boards-copan-last-round = Round { $round } of at most { $of }: the last one. { $n ->
    [0] The Pyramid is full or two resources have run out.
   *[other] Two resources have run out.
}
boards-copan-turn = { $name }: { $now } VP, { $total } if the game ended now.
boards-copan-first = First player.
boards-copan-active = It is their turn.
boards-copan-pick = Court tile to place
boards-copan-scarce = triggers an Event
boards-copan-drawn = Embassy tokens to apply, in order
boards-copan-queue = Pending bonus actions and Jade tiles
boards-copan-event = Event, { $fate }: { $effect }.
boards-copan-event-you = You decide.
boards-copan-event-waits = { $name } decides.
boards-copan-event-card = Event card: { $card }
boards-copan-omen = { $fate }: { $effect }.
boards-copan-omen-rolled = { $fate }: { $effect }. Rolled this turn.
boards-copan-payment = Cost: { $cost }. Paid: { $paid }. Still to pay: { $n }.

## Pyramid, tracks and stairways

boards-copan-pyramid = Pyramid
boards-copan-space-tile = { $space }: { $tile } tile.
boards-copan-space-blind = { $space }: a face-down tile that yields nothing.
boards-copan-space-event = { $space }: free. Event space: the player who covers it triggers an omen.
boards-copan-space-bonus = { $space }: free. Bonus space: the player who covers it gains { $n } resources of their choice.
boards-copan-space-plain = { $space }: free.
boards-copan-track = { $track } track: a tile yields { $each }. An Event in { $event ->
    [one] { $event } move
   *[other] { $event } moves
}, the end in { $end ->
    [one] { $end } move.
   *[other] { $end } moves.
}
boards-copan-track-finished = { $track } track: the cube is on the last space, tiles yield nothing.
boards-copan-stairs = Stairways
boards-copan-stair = { $stair } stairway: what each { $what } is worth at the end.
boards-copan-stair-of = { $name }: step { $step }, { $worth } × { $n }.
boards-copan-zenith = Zenith tokens for the next Priests on a top step: { $vp } VP.
boards-copan-zenith-none = All Zenith tokens are taken.

## Sites

boards-copan-zoom = Enlarge: { $site }
boards-copan-about-embassies = Embassies: found an Embassy in a City, use its tile, then draw Embassy tokens.
boards-copan-about-river = River: take two Court tiles; buy the others or a Storage extension. It never closes.
boards-copan-about-court = Ball Court: recruit a Character and put a token on its half.
boards-copan-about-altars = Altars: put a token below a column, take its effects, then climb.
boards-copan-about-hieroglyphs = Hieroglyphic Stairway: take the Glyphs of a line, then climb.
boards-copan-cheaper = { $n ->
    [one] Costs you { $n } resource less.
   *[other] Costs you { $n } resources less.
}
boards-copan-socket = { $site }, space { $n }: { $symbol }.
boards-copan-socket-totem = { $name }’s Totem, { $side } up.
boards-copan-pushed = It would be pushed on.
boards-copan-ejected = It would be pushed out.
boards-copan-fate = Closed by { $fate }.
boards-copan-closed = Closed.
boards-copan-space-closed = Space { $n }: closed.
boards-copan-space-empty = Space { $n }: empty.
boards-copan-city = { $city }, level { $level }. The way there costs { $path }. { $tile }
boards-copan-city-closed = { $city }, level { $level }: closed. Embassies here still count.
boards-copan-tokens-of = { $n ->
    [one] { $name }: { $n } token.
   *[other] { $name }: { $n } tokens.
}
boards-copan-stacks = Embassy tokens left: { $one } of level 1, { $two } of level 2, { $three } of level 3.
boards-copan-slot = River, slot { $n }: { $tile } tile.
boards-copan-slot-empty = River, slot { $n }: empty.
boards-copan-bag = { $n ->
    [0] The bag is empty.
    [one] { $n } Court tile in the bag.
   *[other] { $n } Court tiles in the bag.
}
boards-copan-extensions = { $n ->
    [0] No Storage extension left.
    [one] { $n } Storage extension left.
   *[other] { $n } Storage extensions left.
}
boards-copan-extension-price = The next one costs you { $price }.
boards-copan-half = Ball Court, { $half }: most tokens { $first } VP, second { $second }. Both halves together: { $whole }, { $runner_up } and { $third }.
boards-copan-half-of = { $name }: { $n } here, { $all } in all.
boards-copan-person = { $name }, { $words }.
boards-copan-person-offered = { $name }, { $words }. Costs { $cost }.
boards-copan-altar = Altar space { $n }, costs { $cost }: { $column }.
boards-copan-altar-taken = Token of { $name }.
boards-copan-reserve = Reserve
boards-copan-reserve-about = Altar reserve: tokens here still count for the Zeal stairway.
boards-copan-glyph = Glyph, { $colour }.

## Player boards

boards-copan-points = { $now } VP; { $total } if the game ended now.
boards-copan-store = { $what }: { $n } of at most { $room }.
boards-copan-stock = Stock: { $stock }. Room for { $room } of each.
boards-copan-stair-value = { $stair } stairway: step { $step }, { $worth } for each { $what } × { $n } = { $vp } VP.
boards-copan-slots = Characters
boards-copan-slot-vacant = Empty slot for a Character
boards-copan-cities = { $n ->
    [one] Embassies in { $n } City: { $vp } VP.
   *[other] Embassies in { $n } Cities: { $vp } VP.
} For 0 to 6 Cities: { $table }.
boards-copan-tokens-left = { $n ->
    [one] { $n } Player token left.
   *[other] { $n } Player tokens left.
}
boards-copan-extensions-of = { $n ->
    [one] { $n } Storage extension: room for { $room } of each resource, { $slots } slots.
   *[other] { $n } Storage extensions: room for { $room } of each resource, { $slots } slots.
}
boards-copan-hand-size = { $n ->
    [one] { $n } Court tile in hand.
   *[other] { $n } Court tiles in hand.
}
boards-copan-hand-tile = { $n ->
    [one] { $n } { $tile } tile in your hand.
   *[other] { $n } { $tile } tiles in your hand.
}
boards-copan-hand-empty = No Court tile: you will place one face down.
boards-copan-discarded = { $n ->
    [one] { $n } discarded Character: { $names }.
   *[other] { $n } discarded Characters: { $names }.
}
boards-copan-totem-off = The Totem is not on the board.
boards-copan-totem-at = Totem: { $site }, space { $n }, { $side } up.
boards-copan-glyphs = Glyphs
boards-copan-glyphs-of = Glyphs: { $glyphs }.
boards-copan-glyph-stack = { $n ->
    [one] { $n } Glyph, { $colour }.
   *[other] { $n } Glyphs, { $colour }.
}
boards-copan-exchange = Exchange of Glyphs
boards-copan-exchange-open = Exchange, once per turn
boards-copan-exchange-used = Exchanged this turn
boards-copan-swap-different = { $n } different Glyphs: { $worth }.
boards-copan-swap-same = { $n } identical Glyphs: { $worth }.
boards-copan-mask = Jade mask: { $n } of { $of } tiles. All of them: { $vp } VP.
boards-copan-mask-free = Mask { $n }: { $effect }.
boards-copan-mask-placed = Mask { $n }, covered by a Jade tile: { $effect }.
boards-copan-automa-basic = Automa, basic. It plays the leftmost card with a Court tile.
boards-copan-automa-advanced = Automa, advanced. It plays the leftmost card with a Court tile.
boards-copan-automa-easy = { $n ->
    [one] Priority { $place }: { $card } card { $site }, easy, { $n } Court tile on it.
   *[other] Priority { $place }: { $card } card { $site }, easy, { $n } Court tiles on it.
}
boards-copan-automa-hard = { $n ->
    [one] Priority { $place }: { $card } card { $site }, hard, { $n } Court tile on it.
   *[other] Priority { $place }: { $card } card { $site }, hard, { $n } Court tiles on it.
}
