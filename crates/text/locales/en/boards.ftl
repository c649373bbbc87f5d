# Words in the drawings.

boards-choices = { $what } ({ $n } choices)
boards-map = Map
boards-order = Turn order
boards-hand = Your hand
boards-known = Seen by everyone: { $cards }
boards-mat = { $name }: player board

## Zapotec: parts

boards-zapotec-pyramids = Pyramids
boards-zapotec-market = Market
boards-zapotec-rituals = Rituals
boards-zapotec-scoring-tiles = Scoring tiles
boards-zapotec-track = Sacrifice track
boards-zapotec-offer = Bonus and Offer
boards-zapotec-grid = Resource grid
boards-zapotec-trade-tiles = Trade tiles
boards-zapotec-prices = Prices

## Zapotec: map

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

## Zapotec: market, Rituals, track

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

## Zapotec: cards

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
## Zapotec: player boards

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

## Zapotec: Cocijobot

boards-zapotec-bot-card = Turned up: { $card }
boards-zapotec-bot-back = The back of its next card shows { $property }.
boards-zapotec-bot-tiles = Tiles taken: { $tiles }

## Copan: the table

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

## Copan: Pyramid, tracks and stairways

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

## Copan: Sites

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

## Copan: player boards

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

## Ahau: the table

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

## Ahau: the map

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

## Ahau: temples, war track, calendar, offer

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

## Ahau: cards

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

## Ahau: player boards

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

## Yucatan: round and answers

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

## Yucatan: map

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

## Yucatan: Evolution table and Bank

boards-yucatan-evolution = Evolution
boards-yucatan-row = { $column }, row { $n }: up to level { $level }.
boards-yucatan-last-row = { $column }, last row: gives a Final Bonus; reached in Round { $round } only.
boards-yucatan-in-row = Markers: { $names }.
boards-yucatan-bank = Summonings
boards-yucatan-price = Price:
boards-yucatan-beast = { $name }, level { $level }: { $does }
boards-yucatan-follows = With { $name }.

## Yucatan: Battles

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

## Yucatan: set-up, sacrifice, Final Bonus

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

## Yucatan: City boards

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
