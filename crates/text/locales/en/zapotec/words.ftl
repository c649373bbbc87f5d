# Zapotec.

zapotec-title = Zapotec
zapotec-automa = Cocijobot
zapotec-credit = Zapotec is designed by Fabio Lopiano and published by Board&Dice.
zapotec-in-short = Build in three valleys, trade, raise pyramids and please the gods: five rounds, with one secret card in each. One to four players, about an hour.

## Names

zapotec-resource-wood = wood
zapotec-resource-brick = brick
zapotec-resource-stone = stone
zapotec-resource-corn = corn
zapotec-resource-gold = gold
zapotec-resource-priest = priest
zapotec-short-wood = Wo
zapotec-short-brick = Br
zapotec-short-stone = St
zapotec-short-corn = Co
zapotec-short-gold = Go
zapotec-short-priest = Pr
zapotec-amount-wood = { $n } wood
zapotec-amount-brick = { $n ->
    [one] { $n } brick
   *[other] { $n } bricks
}
zapotec-amount-stone = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}
zapotec-amount-corn = { $n } corn
zapotec-amount-gold = { $n } gold
zapotec-amount-priest = { $n ->
    [one] { $n } priest
   *[other] { $n } priests
}
zapotec-nothing = nothing
zapotec-empty = empty
zapotec-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
zapotec-property-cornfield = Cornfield
zapotec-property-temple = Temple
zapotec-property-village = Village
zapotec-property-plains = plains
zapotec-property-hills = hills
zapotec-property-forest = forest
zapotec-property-etla = Etla
zapotec-property-ocotlan = Ocotlan
zapotec-property-mitla = Mitla
zapotec-letter-cornfield = C
zapotec-letter-temple = T
zapotec-letter-village = V
zapotec-in-plains = in the plains
zapotec-in-hills = in the hills
zapotec-in-forest = in the forest
zapotec-of-etla = of Etla
zapotec-of-ocotlan = of Ocotlan
zapotec-of-mitla = of Mitla
zapotec-size-L = large piece
zapotec-size-M = medium piece
zapotec-size-S = small piece
zapotec-space = { $building } { $terrain } { $region }
zapotec-card = { $number } ({ $resource }, { $property })
zapotec-bot-card = { $number } ({ $building }, { $terrain }, { $region })
zapotec-cell = row { $row }, column { $column }

## Options

zapotec-option-solo = Difficulty
zapotec-option-solo-easy = easy
zapotec-option-solo-normal = normal
zapotec-option-solo-hard = hard

## What Trade tiles do

zapotec-effect-instant = gain { $gain } immediately
zapotec-effect-exchange = pay { $pay }, gain { $gain }
zapotec-effect-build = pay { $pay }, build a House on any free space with { $property }
zapotec-effect-price = each { $building } costs you { $price }
zapotec-effect-advance = when bought: pay { $pay } to move { $steps } steps up the Sacrifice track
zapotec-effect-hand = score a turn with a card from your hand instead of the bonus card
zapotec-effect-disc = when bought: place a free disc on a Ritual
zapotec-brief-instant = gain { $gain }
zapotec-brief-exchange = { $pay } → { $gain }
zapotec-brief-build = { $pay } → House { $property }
zapotec-brief-price = { $building } = { $price }
zapotec-brief-advance = { $pay } → { $steps } steps
zapotec-brief-hand = score a hand card
zapotec-brief-disc = free Ritual disc
zapotec-class-instant = Works once, when you buy it.
zapotec-class-recharge = Once per turn, in the capital or during construction.
zapotec-class-builder = Once per turn, during construction; your Action card doesn’t matter.
zapotec-class-once = Only at the moment you buy it.
zapotec-class-permanent = Always active.

## Rituals and steps

zapotec-ritual-set = { $points } per three buildings { $same } { $different } (max { $cap })
zapotec-same-building = of one type
zapotec-same-terrain = on one terrain
zapotec-same-region = in one region
zapotec-different-building = of three types
zapotec-different-terrain = on three terrains
zapotec-different-region = in three regions
zapotec-ritual-steps = { $points } per step on the Sacrifice track (max { $cap })
zapotec-ritual-trade = { $one }/{ $two }/{ $three } per Trade tile of level 1/2/3 (max { $cap })
zapotec-ritual-levels = { $points } per Pyramid piece you built (max { $cap })
zapotec-ritual-resources = { $basic } per basic, { $advanced } per advanced resource left (max { $cap })
zapotec-step-resource = 1 basic resource of your choice
zapotec-step-discount = level-{ $level } Trade tiles cost { $gold } gold less
zapotec-step-priest = your Rituals need no priest
zapotec-step-disc = a free Ritual disc
zapotec-short-step-resource = res
zapotec-short-step-discount = L{ $level }-{ $gold }
zapotec-short-step-priest = -Pr
zapotec-short-step-disc = disc

## History

zapotec-event-dealt = { $name } holds { $cards }.
zapotec-event-round = Round { $round }. Bonus card: { $card }.
zapotec-event-revealed = { $name } plays { $card }.
zapotec-event-bot-revealed = Cocijobot turns up { $card }.
zapotec-event-turn = It is { $name }’s turn.
zapotec-event-income-row = { $name } takes income from the row: { $gain }.
zapotec-event-income-column = { $name } takes income from the column: { $gain }.
zapotec-event-bought = { $name } buys Trade tile { $tile } for { $gold } gold ({ $effect }).
zapotec-event-bot-took = Cocijobot takes Trade tile { $tile } ({ $effect }).
zapotec-event-gained-tile = { $name } gains { $gain } from tile { $tile }.
zapotec-event-gained-step = { $name } gains { $gain } on step { $step }.
zapotec-event-gained-cell = { $name } gains { $gain } for the covered cell.
zapotec-event-exchanged = { $name } turns { $paid } into { $gain } with tile { $tile }.
zapotec-event-pyramid-started = { $name } starts Pyramid { $n } with a { $size }; it scores { $property }.
zapotec-event-pyramid-raised = { $name } adds a { $size } to Pyramid { $n }.
zapotec-event-disc = { $name } places a disc on Ritual { $n } for { $paid }.
zapotec-event-sacrificed = { $name } sacrifices { $paid }.
zapotec-event-step = { $name } reaches step { $step }: { $bonus }.
zapotec-event-declined = { $name } declines.
zapotec-event-built = { $name } builds: { $space }, for { $paid }.
zapotec-event-placed = { $name } places the tile ({ $tile }) on { $cell }.
zapotec-event-palace = { $name } builds the Palace: { $space }, for { $paid }.
zapotec-event-scored-turn = { $n ->
    [one] { $name } scores { $n } point for { $property }.
   *[other] { $name } scores { $n } points for { $property }.
}
zapotec-event-scored-step = { $n ->
    [one] { $name } scores { $n } point on step { $step }.
   *[other] { $name } scores { $n } points on step { $step }.
}
zapotec-event-scored-difficulty = { $n ->
    [one] { $name } gains { $n } point because Cocijobot could not build everything.
   *[other] { $name } gains { $n } points because Cocijobot could not build everything.
}
zapotec-event-hand-card = { $name } scores with { $card } from their hand; the card leaves the game.
zapotec-event-drew = { $name } draws { $card } from the Offer.
zapotec-event-set-aside = { $card } is set aside as the next bonus card.
zapotec-event-refilled = New in the market: { $tile } ({ $effect }).
zapotec-event-offered = New in the Offer: { $card }.
zapotec-event-bot-skipped = Cocijobot skips { $space }: the space is taken.
zapotec-event-bot-no-house = Cocijobot skips { $space }: it has no House left.
zapotec-event-bot-back = The back of Cocijobot’s next card shows { $property }.
zapotec-event-over = The game is over.

## Refusals

zapotec-reason-another-decision = this is not the moment for that
zapotec-reason-not-in-hand = card { $card } is not in your hand
zapotec-reason-not-in-offer = card { $card } is not in the Offer
zapotec-reason-missing = you lack { $lack }
zapotec-reason-empty-stall = this slot is empty; it is refilled at the end of the turn if the stack has a tile left
zapotec-reason-level-bought = you have already bought a level-{ $level } tile this turn; you can buy one of each level
zapotec-reason-not-in-play = Pyramid space { $n } is not used with this number of players
zapotec-reason-pyramid-started = Pyramid { $n } has already been started
zapotec-reason-pyramid-empty = Pyramid { $n } has not been started; start it with a Scoring tile
zapotec-reason-pyramid-complete = Pyramid { $n } is complete
zapotec-reason-built-on = you have already built on Pyramid { $n } this turn; each Pyramid allows one piece per turn
zapotec-reason-no-scoring-tile = the Scoring tile { $property } is not available
zapotec-reason-no-piece = you have no Pyramid piece left
zapotec-reason-no-piece-of-size = this Pyramid needs a { $size } next, and you have none left
zapotec-reason-disc-there = you already have a disc on Ritual { $n }
zapotec-reason-no-disc = you have no disc left
zapotec-reason-needs-level = each Ritual you pay for needs a Pyramid piece you have built; build another piece first
zapotec-reason-steps-left = { $n ->
    [0] you are at the end of the Sacrifice track
    [one] only { $n } step is left on the Sacrifice track; sacrifice less corn
   *[other] only { $n } steps are left on the Sacrifice track; sacrifice less corn
}
zapotec-reason-tile-not-owned = you do not own Trade tile { $tile } ({ $effect })
zapotec-reason-tile-face-down = Trade tile { $tile } is used up for this turn
zapotec-reason-space-not-in-play = this space is not used with this number of players ({ $space })
zapotec-reason-space-taken = someone has already built there ({ $space })
zapotec-reason-wrong-property = the space must have the property { $property }
zapotec-reason-no-house = all your Houses are on the map
zapotec-reason-palace-built = you have already built your Palace
zapotec-reason-cell-taken = this cell already has a tile ({ $cell })
zapotec-reason-not-offered = the tile you have just bought has a different effect

## Choices

zapotec-group-cards = Play a card
zapotec-group-income = Take income
zapotec-group-trade = Trade
zapotec-group-pyramid = Pyramids
zapotec-group-ritual = Rituals
zapotec-group-sacrifice = Sacrifice
zapotec-group-exchange = Use a Trade tile
zapotec-group-house = Build a House
zapotec-group-palace = Build the Palace
zapotec-group-by-tile = Build with a Trade tile
zapotec-group-cell = Place the tile
zapotec-group-end = End the phase
zapotec-group-resource = Free resource
zapotec-group-bonus = Bonus
zapotec-group-scoring = Score the turn
zapotec-group-draw = Take a card
zapotec-action-play = { $spaces ->
    [one] { $card }: row pays { $row }; column pays { $column }; { $spaces } free space
   *[other] { $card }: row pays { $row }; column pays { $column }; { $spaces } free spaces
}
zapotec-action-draw = { $spaces ->
    [one] { $card }: row would pay { $row }; column { $column }; { $spaces } free space
   *[other] { $card }: row would pay { $row }; column { $column }; { $spaces } free spaces
}
zapotec-action-draw-leaves = ; { $card } will be the next bonus card
zapotec-action-income-row = { $head } row: { $gain }
zapotec-action-income-column = { $head } column: { $gain }
zapotec-action-trade = { $tile } (level { $level }) for { $gold } gold: { $effect }
zapotec-action-start = Start Pyramid { $n } with { $property }, { $size }, for { $price }
zapotec-action-add = Add a { $size } to Pyramid { $n } ({ $property }) for { $price }
zapotec-action-piece = { $points ->
    [one] ; worth { $points } point now, { $complete } once complete
   *[other] ; worth { $points } points now, { $complete } once complete
}
zapotec-action-piece-completes = ; completes it, worth { $points } points now
zapotec-action-ritual = { $points ->
    [one] Ritual { $n } for { $price }: { $goal }; { $points } point now
   *[other] Ritual { $n } for { $price }: { $goal }; { $points } points now
}
zapotec-action-disc = { $points ->
    [one] Ritual { $n } for { $price }: { $goal }; { $points } point now
   *[other] Ritual { $n } for { $price }: { $goal }; { $points } points now
}
zapotec-action-sacrifice = { $price } → step { $step }: { $bonuses }
zapotec-action-advance = Pay { $pay } and move up: { $bonuses }
zapotec-action-use = { $tile }: { $effect }
zapotec-action-end-capital = Leave the capital and start building (you can’t return this turn)
zapotec-action-end-construction = { $points ->
    [one] Stop building and score { $points } point for { $card }
   *[other] Stop building and score { $points } points for { $card }
}
zapotec-action-score-bonus = { $points ->
    [one] Bonus card { $card }: { $points } point
   *[other] Bonus card { $card }: { $points } points
}
zapotec-action-score-hand = { $points ->
    [one] Your card { $card }: { $points } point; the card leaves the game
   *[other] Your card { $card }: { $points } points; the card leaves the game
}
zapotec-action-decline = Decline
zapotec-action-resource = { $gain } (you have { $have })
zapotec-action-house = House, { $space }: pay { $price }, tile { $tile }
zapotec-action-by-tile = { $tile }: { $what }
zapotec-action-palace = Palace, { $space }: pay { $price }, counts twice
zapotec-action-fits = { " " }(bonus +{ $points })
zapotec-action-place = { $cell }: then the row pays { $row }; the column { $column }
zapotec-action-covered = ; gain { $bonus } now

## What to do now

zapotec-prompt-over = The game is over.
zapotec-prompt-wait = Waiting for { $names }.
zapotec-prompt-card = Round { $round }: choose the Action card you want to play.
zapotec-prompt-income = Income: choose the row or the column. You played { $card }.
zapotec-prompt-capital = Capital: take any actions you can pay for. You have { $stock }.
zapotec-prompt-construction = Construction on { $property }: build anything you can pay for. You have { $stock }.
zapotec-prompt-place = Choose a cell for the new tile ({ $tile }).
zapotec-prompt-scoring = Choose the card you score this turn.
zapotec-prompt-draw = Choose a card from the Offer.
zapotec-prompt-resource = Step { $step }: choose a free basic resource.
zapotec-prompt-disc = Choose a Ritual for your free disc.
zapotec-prompt-tile-now = You bought { $tile }: { $effect }. Use it now or decline.

## Score sheet

zapotec-score-turns = Turn scoring
zapotec-score-track = Sacrifice steps
zapotec-score-majority = Sacrifice majority
zapotec-score-ritual = Ritual { $n }: { $goal }
zapotec-score-pyramid = Pyramid { $n }: { $property }
zapotec-score-trade = Cocijobot’s Trade tiles
zapotec-score-gifts = Difficulty points
zapotec-score-total = Total

## The board

zapotec-board-round = Round { $round } of { $of }
zapotec-board-order = Order:
zapotec-board-acted = done
zapotec-board-active = now
zapotec-board-chosen = card chosen
zapotec-board-choosing = choosing
zapotec-board-bonus = Bonus:
zapotec-board-fit = { $points ->
    [one] your Houses: { $n } = { $points } point
   *[other] your Houses: { $n } = { $points } points
}
zapotec-board-map = Map
zapotec-board-map-key = C Cornfield gives Co · T Temple Pr · V Village Go · and the basic resource shown · [ ] fits your card · ★ Palace
zapotec-board-market = Market: your price
zapotec-board-stack = left
zapotec-board-track = Sacrifice
zapotec-board-pyramids = Pyramids
zapotec-board-next = { $n ->
    [one] your { $size }, { $n } House
   *[other] your { $size }, { $n } Houses
}
zapotec-board-complete = complete
zapotec-board-closed = you have no { $size }
zapotec-board-tiles = Scoring tiles:
zapotec-board-rituals = Rituals
zapotec-board-allowed = { $n } allowed
zapotec-board-mine = yours
zapotec-board-offer = Offer:
zapotec-board-deck = deck { $n }
zapotec-board-gridname = Grid
zapotec-board-row = row
zapotec-board-column = column
zapotec-board-stock = Stock
zapotec-board-houses = Houses left
zapotec-board-pieces = Pieces
zapotec-board-palace = Palace
zapotec-board-palace-open = not built
zapotec-board-palace-built = built
zapotec-board-trade = Trade tiles
zapotec-board-used = (used)
zapotec-board-hand = Hand
zapotec-board-hand-key = no. · resource · property · row pays | column pays · free
zapotec-board-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
zapotec-board-played = Card
zapotec-board-buys = Buys
zapotec-board-level = Pyramid
zapotec-board-others = Others
zapotec-board-points = { $now } now, { $total } if the game ended
zapotec-bot-builds = will build: { $space }
zapotec-bot-skips = will skip: { $space } (taken)
zapotec-bot-no-house = will skip: { $space } (no House left)
zapotec-board-bot-card = card
zapotec-board-bot-back = next card’s back:
zapotec-board-bot-tiles = tiles
zapotec-board-bot-pyramid = Pyramid
zapotec-board-none = none

## Glossary

zapotec-term-turn = Turn
zapotec-explain-turn = Income, the capital, construction, turn scoring, then you draw a card. You have one turn in each round.
zapotec-term-round = Round
zapotec-explain-round = A game has five. Everyone chooses a card in secret, the cards are revealed, and the lowest number acts first.
zapotec-term-card = Action card
zapotec-explain-card = Numbered 1 to 27. Its number decides when you act, its resource which line of your grid pays, its property where you may build.
zapotec-term-hand = Hand
zapotec-explain-hand = Your secret Action cards. Everyone knows the cards you drew from the Offer.
zapotec-term-offer = Offer
zapotec-explain-offer = Face-up Action cards, one more than players. You draw one each turn; the one left over is the next bonus card. The cards played this round and one from the Round deck form the new Offer.
zapotec-term-bonus = Bonus card
zapotec-explain-bonus = Its property scores in this round: 2 points for each of your Houses that has it.
zapotec-term-deck = Round deck
zapotec-explain-deck = A few hidden Action cards. After each round the top one goes into the Offer.
zapotec-term-basic = Basic resources
zapotec-explain-basic = Wood, brick and stone pay for Houses and Pyramids.
zapotec-term-advanced = Advanced resources
zapotec-explain-advanced = Corn, gold and priests pay for actions in the capital.
zapotec-term-property = Property
zapotec-explain-property = Each space has three: a building type, a terrain and a region. Cards and Scoring tiles show one of the nine.
zapotec-term-section = Section
zapotec-explain-section = One terrain of one region, with three to five spaces, depending on the number of players.
zapotec-term-space = Building space
zapotec-explain-space = A place on the map for one House. It holds a Building tile until someone builds there.
zapotec-term-tile = Building tile
zapotec-explain-tile = Lies on a space. The player who builds there places it in their grid, where it pays its two resources whenever its row or column is used.
zapotec-term-house = House
zapotec-explain-house = Your marker on a space. You have nine. The price depends on the building type of the space.
zapotec-term-palace = Palace
zapotec-explain-palace = Once per game, for 1 wood, 1 brick and 1 stone. It counts as two Houses everywhere, but its tile gives no income. It also uses one of your Houses.
zapotec-term-weight = Counting Houses
zapotec-explain-weight = A House counts as one, the Palace as two: in turn scoring, in Ritual sets and for Pyramids.
zapotec-term-grid = Resource grid
zapotec-explain-grid = Nine cells in rows and columns headed by wood, brick and stone. Tiles in a line add to its income.
zapotec-term-covered = Covered bonus
zapotec-explain-covered = Three cells show an advanced resource. You gain it once, when you place a tile there.
zapotec-term-income = Income
zapotec-explain-income = Choose the row or the column of your card’s resource. It pays one of that resource plus everything on the tiles of the line.
zapotec-term-capital = Capital
zapotec-explain-capital = After income: Trade, Pyramids, Rituals and Sacrifices, in any order, as often as you can pay. Once you start building, you can’t return.
zapotec-term-trade = Trade
zapotec-explain-trade = Buy a Trade tile for gold. At most one of each level in a turn.
zapotec-term-market = Market
zapotec-explain-market = Three face-up tiles of each level. Empty slots are refilled at the end of a turn; in a solo game they stay empty.
zapotec-term-level = Level of a Trade tile
zapotec-explain-level = Level 1 costs 1 gold, level 2 costs 2 (1 from step 3), level 3 costs 3 (1 from step 6).
zapotec-term-pyramid = Pyramid
zapotec-explain-pyramid = A piece costs 1 priest, 1 wood, 1 brick and 1 stone. Start a Pyramid with a Scoring tile and your largest piece, or add the next smaller piece to any Pyramid, once per Pyramid and turn. At the end each of your pieces scores 1 point per House with the property of the Scoring tile, and 5 more if a small piece is on top.
zapotec-term-piece = Pyramid piece
zapotec-explain-piece = You have one large, two medium and three small ones. Each piece you build also allows one Ritual.
zapotec-term-scoring-tile = Scoring tile
zapotec-explain-scoring-tile = Shows the property that a Pyramid scores. There is one more than players.
zapotec-term-ritual = Ritual
zapotec-explain-ritual = Place a disc on one of three goals for 1 priest, plus 1 gold for each rival disc there. Each Ritual you pay for needs a Pyramid piece you have built. At the end you score the goal.
zapotec-term-free-disc = Free disc
zapotec-explain-free-disc = Step 11 and tile #36 place a disc on a Ritual that costs nothing and needs no Pyramid piece.
zapotec-term-sacrifice = Sacrifice
zapotec-explain-sacrifice = Pay 1 priest and one to five corn to move up one step per corn. Each step gives its bonus.
zapotec-term-track = Sacrifice track
zapotec-explain-track = Twelve steps with points, free resources, cheaper tiles, Rituals without a priest and a free disc. On a shared step, the player who arrived first wins ties.
zapotec-term-majority = Sacrifice majority
zapotec-explain-majority = At the end the three players furthest up the track score 9, 6 and 3 points. A player who never moved scores nothing.
zapotec-term-construction = Construction
zapotec-explain-construction = Build as many Houses as you can pay for, on free spaces that have the property of your card.
zapotec-term-turn-scoring = Turn scoring
zapotec-explain-turn-scoring = After construction: 2 points for each of your Houses with the property of the bonus card, including earlier ones.
zapotec-term-draw = Draw
zapotec-explain-draw = At the end of your turn in rounds 1 to 4 you take one card from the Offer into your hand.
zapotec-term-points = Points
zapotec-explain-points = From turn scoring and Sacrifice steps during the game; from the Sacrifice majority, Rituals and Pyramids at the end.
zapotec-term-winner = Winner
zapotec-explain-winner = The player with the most points. Ties go to the player further up the Sacrifice track.
zapotec-term-bot = Cocijobot
zapotec-explain-bot = The solo opponent. It builds where its card, the bonus card and its Pyramid point, pays nothing, and takes one capital action.
zapotec-term-bot-cards = Cocijobot’s cards
zapotec-explain-bot-cards = Each shows a type, a terrain, a region and a number. You see the back of the top one; on high cards it misleads. Cocijobot acts first if the numbers are equal.
zapotec-term-difficulty = Difficulty
zapotec-explain-difficulty = Easy: you gain 2 points for each House that Cocijobot can’t build because you have built there. Hard: Cocijobot gains 2 points for each House short of three.
zapotec-term-undo = Undo
zapotec-explain-undo = You can undo your last choices until new information is revealed or someone else acts.
zapotec-term-notation = Notation
zapotec-explain-notation = Every choice has a short form, shown on the right of the list. You can type several on one line with “;” between them, and a House with its cell as “build SPACE @CELL”.
zapotec-explain-resource-basic = A basic resource. It pays for Houses and Pyramid levels and heads a row and a column of the grid.
zapotec-explain-resource-corn = An advanced resource from Cornfields. It pays for steps on the Sacrifice track.
zapotec-explain-resource-gold = An advanced resource from Villages. It buys Trade tiles and pays for Rituals where rivals have discs.
zapotec-explain-resource-priest = An advanced resource from Temples. It pays for Pyramids, Rituals and Sacrifices.
zapotec-explain-building = A building type. A House there costs { $price }; its tile pays { $yields } and one basic resource.
zapotec-explain-terrain = A terrain. Each region has plains, hills and forest.
zapotec-explain-region = A region. The three are Etla, Ocotlan and Mitla; each has all three terrains.
zapotec-term-trade-tile = Trade tile { $number } ({ $id })
zapotec-explain-trade-tile = Level { $level }: { $effect }. { $class }
zapotec-term-ritual-card = Ritual card { $id }
zapotec-term-ritual-goal = Ritual card: { $goal }
zapotec-goal-set = three buildings { $same } { $different }
zapotec-goal-steps = steps on the Sacrifice track
zapotec-goal-trade = Trade tiles
zapotec-goal-levels = Pyramid pieces
zapotec-goal-resources = resources left
zapotec-term-step = Step { $step } of the Sacrifice track

# Invariants, shown for positions that violate them.
zapotec-invariant-I1 = Each of the 27 Action cards lies in exactly one place.
zapotec-invariant-I2 = Each Building tile lies in one place, and each space holds a tile of the matching type.
zapotec-invariant-I3 = A space in play holds a tile, a House, or the Palace with its House; other spaces hold nothing.
zapotec-invariant-I4 = Houses on the map and in the store make nine, and the grid holds the tiles of the Houses, the Palace's excepted.
zapotec-invariant-I5 = Pyramid pieces built and left make up the supply, sizes go down by one from level to level, and Cocijobot builds on one Pyramid only.
zapotec-invariant-I6 = There is one Scoring tile more than players, each started Pyramid has one, and one is always left over.
zapotec-invariant-I7 = Hands have the size that the rounds leave them, contain all known and chosen cards, and are never empty when a card is chosen; once everyone has chosen, the cards are revealed.
zapotec-invariant-I8 = At most three discs of a player lie on Rituals, one on a card, and paid Rituals never exceed Pyramid levels.
zapotec-invariant-I9 = Each Trade tile lies in one place, and a player buys at most one of a level in a round.
zapotec-invariant-I10 = Nothing goes below zero, and a step lies between 0 and 12.
zapotec-invariant-I11 = An income is 1, 3, 5 or 7 resources.
zapotec-invariant-I12 = Each step of the track gives its bonus once.
zapotec-invariant-I13 = The Offer has one card more than players at the start of a round; in solo two, and none in the last.
zapotec-invariant-I14 = There are five rounds, for two to four players or for one and Cocijobot, and the Round deck counts them.
zapotec-invariant-I15 = Points stay within the limits of the rules.
zapotec-invariant-I16 = A game has a bounded number of decisions, and only what can interrupt a step waits in it.
zapotec-invariant-I17 = Cocijobot follows its cards, decides nothing, and has no resources, grid or hand.
zapotec-invariant-I18 = Some things never happen, such as a Draw in round 5 or a second Palace.
zapotec-invariant-I19 = Every seat has one place in the order and one disc on the track.
zapotec-invariant-I20 = A seat knows its own cards and what lies open, nothing else.
