# Copan: Dying City.

copan-title = Copan: Dying City
copan-automa = Automa
copan-credit = Copan: Dying City is designed by Éric Dubus and Olivier Melison and published by Holy Grail Games.
copan-in-short = A great city is dying. Place its last wealth on the Pyramid, send your Totem to five Sites and let your Priests climb before everything runs out. One to four players, 45 minutes each.

## Names

copan-resource-food = Food
copan-resource-fame = Fame
copan-resource-zeal = Zeal
copan-resource-power = Power
copan-short-food = Fo
copan-short-fame = Fa
copan-short-zeal = Ze
copan-short-power = Po
copan-amount = { $n } { $what }
copan-glyph-amount = { $n } { $what }
copan-amount-any = { $n } of your choice
copan-nothing = nothing
copan-empty = empty
copan-no-glyph = no Glyph
copan-vp = { $n } VP
copan-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
copan-price-less = { $cost }, minus { $n }
copan-site-embassies = Embassies
copan-site-river = River
copan-site-ball_court = Ball Court
copan-site-altars = Altars
copan-site-hieroglyphs = Hieroglyphic Stairway
copan-short-embassies = Emb
copan-short-river = Riv
copan-short-ball_court = Ball
copan-short-altars = Alt
copan-short-hieroglyphs = Hier
copan-short-any = any
copan-at-embassies = at the Embassies
copan-at-river = at the River
copan-at-ball_court = at the Ball Court
copan-at-altars = at the Altars
copan-at-hieroglyphs = at the Hieroglyphic Stairway
copan-at-any = at any Site
copan-of-embassies = of the Embassies
copan-of-river = of the River
copan-of-ball_court = of the Ball Court
copan-of-altars = of the Altars
copan-of-hieroglyphs = of the Hieroglyphic Stairway
copan-side-resource = resource side
copan-side-vp = VP side
copan-fate-cacao = cacao
copan-fate-flower = flower
copan-fate-sun = sun
copan-fate-moon = moon
copan-fate-water = water
copan-fate-codex = codex
copan-section-nw = NW
copan-section-ne = NE
copan-section-se = SE
copan-section-sw = SW
copan-city-quirigua = Quiriguá
copan-city-caracol = Caracol
copan-city-tikal = Tikal
copan-city-palenque = Palenque
copan-city-chichen_itza = Chichén Itzá
copan-city-uxmal = Uxmal
copan-half-left = left half
copan-half-right = right half
copan-colour-red = red
copan-colour-ochre = ochre
copan-colour-green = green
copan-colour-blue = blue
copan-colour-violet = violet
copan-colour-white = white
copan-short-red = Re
copan-short-ochre = Oc
copan-short-green = Gr
copan-short-blue = Bl
copan-short-violet = Vi
copan-short-white = Wh
copan-card-long_easy = long game, easy
copan-card-long_tough = long game, tough
copan-card-long_hard = long game, hard
copan-card-standard_easy = standard game, easy
copan-card-standard_tough = standard game, tough
copan-card-standard_hard = standard game, hard
copan-card-short_easy = short game, easy
copan-card-short_tough = short game, tough
copan-card-short_hard = short game, hard
copan-counted-food = Storage extension
copan-counted-fame = Ball Court token
copan-counted-zeal = Altar token
copan-counted-power = Jade tile

## Options

copan-option-event = Event card
copan-option-event-long_easy = long game, easy (good for a first game)
copan-option-event-long_tough = long game, tough
copan-option-event-long_hard = long game, hard
copan-option-event-standard_easy = standard game, easy
copan-option-event-standard_tough = standard game, tough
copan-option-event-standard_hard = standard game, hard
copan-option-event-short_easy = short game, easy
copan-option-event-short_tough = short game, tough
copan-option-event-short_hard = short game, hard
copan-option-river = Empty River slots
copan-option-river-fill = refilled in place
copan-option-river-slide = refilled after the tiles slide left
copan-option-eject = Ejected Totem
copan-option-eject-must = goes to another Site
copan-option-eject-may = may also leave the board
copan-option-hands = Court tiles in hand
copan-option-hands-hidden = hidden
copan-option-hands-open = open
copan-option-automa = Automa
copan-option-automa-basic = basic: only takes and places
copan-option-automa-advanced = advanced: also uses what it takes
copan-option-food_card = Automa’s Food card
copan-option-food_card-easy = easy
copan-option-food_card-hard = hard
copan-option-fame_card = Automa’s Fame card
copan-option-fame_card-easy = easy
copan-option-fame_card-hard = hard
copan-option-zeal_card = Automa’s Zeal card
copan-option-zeal_card-easy = easy
copan-option-zeal_card-hard = hard
copan-option-power_card = Automa’s Power card
copan-option-power_card-easy = easy
copan-option-power_card-hard = hard
copan-option-automa_start = Automa’s first Court tiles
copan-option-automa_start-random = drawn
copan-option-automa_start-printed = always the same

## What cards, tiles and tokens do

copan-effect-gain = gain { $gain }
copan-effect-any = { $n ->
    [one] gain { $n } resource of your choice
   *[other] gain { $n } resources of your choice
}
copan-effect-vp = score { $n } VP
copan-effect-climb = { $n ->
    [one] climb { $n } step
   *[other] climb { $n } steps
}
copan-effect-jade = place a Jade tile
copan-effect-glyph = take a Glyph of your choice
copan-effect-character = take a Character of your choice for free
copan-effect-extension = take a Storage extension
copan-effect-tiles = take the first two Court tiles of the River
copan-effect-totem = you may move your Totem to the entry of any Site
copan-effect-embassy = put a token in any City
copan-effect-bonus = bonus action { $place }
copan-effect-bonus-less = bonus action { $place } for { $n ->
    [one] { $n } resource less
   *[other] { $n } resources less
}
copan-short-effect-gain = { $gain }
copan-short-effect-any = { $n }*
copan-short-effect-vp = { $n }VP
copan-short-effect-climb = ↑{ $n }
copan-short-effect-jade = Jade
copan-short-effect-glyph = Glyph
copan-short-effect-character = Char.
copan-short-effect-extension = Ext.
copan-short-effect-tiles = 2 tiles
copan-short-effect-totem = Totem
copan-short-effect-embassy = Token
copan-talent-reward = { $n } VP for each of your actions { $place }
copan-talent-discount = your actions { $place } cost { $n ->
    [one] { $n } resource less
   *[other] { $n } resources less
}
copan-talent-collect = gain { $n } { $what } for each { $what } tile you place
copan-talent-climb = { $n ->
    [one] { $n } resource of your choice each time you climb { $steps } or more steps at once
   *[other] { $n } resources of your choice each time you climb { $steps } or more steps at once
}
copan-talent-endgame = { $n } VP for each { $what } in your stock at the end
copan-short-talent-reward = { $place } { $n }VP
copan-short-talent-collect = { $what } tile +{ $n }
copan-short-talent-endgame = { $n }VP/{ $what }
copan-kind-permanent = permanent
copan-kind-one-shot = one-shot
copan-kind-endgame = endgame
copan-character = { $kind }: { $talent }
copan-altar-card = Costs { $cost }. Left: { $left }. Middle: { $middle }. Right: { $right }.
copan-city-tile = Costs { $cost } in addition to the path: { $effect }.
copan-embassy-token = level { $level }, { $effect }
copan-line = Line { $n } costs { $cost }: take its Glyphs and { $climb }.
copan-symbol-pay = pay { $cost }
copan-exchange-jade = { $n ->
    [one] { $n } Jade tile
   *[other] { $n } Jade tiles
}

## Event cards

copan-outcome-decline = the { $what } cube moves one space
copan-outcome-gain = each player gains { $gain }
copan-outcome-any = { $n ->
    [one] each player gains { $n } resource of their choice
   *[other] each player gains { $n } resources of their choice
}
copan-outcome-lose = each player loses { $loss }
copan-outcome-per-glyph = each player loses 1 { $what } per Glyph they hold
copan-outcome-per-character = each player loses 1 { $what } per Character in their slots
copan-outcome-per-city = each player loses 1 resource of their choice per City where they have an Embassy
copan-outcome-per-extension = each player loses 1 resource of their choice per Storage extension
copan-outcome-per-discard = each player gains 1 { $what } per Character they have discarded
copan-outcome-drop-character = each player discards a Character
copan-outcome-drop-jade = each player removes a Jade tile from their mask
copan-outcome-drop-extension = each player loses a Storage extension
copan-outcome-drop-glyph = each player loses a Glyph
copan-outcome-jade = each player places a Jade tile
copan-outcome-climb = { $n ->
    [one] each player climbs { $n } step
   *[other] each player climbs { $n } steps
}
copan-outcome-descend = each player descends 1 step
copan-short-outcome-decline = decline { $what }
copan-short-outcome-gain = +{ $gain }
copan-short-outcome-any = +{ $n }*
copan-short-outcome-lose = −{ $loss }
copan-short-outcome-per-glyph = −{ $what }/Glyph
copan-short-outcome-per-character = −{ $what }/Char.
copan-short-outcome-per-city = −*/City
copan-short-outcome-per-extension = −*/Ext.
copan-short-outcome-per-discard = +{ $what }/discard
copan-short-outcome-drop-character = −Char.
copan-short-outcome-drop-jade = −Jade
copan-short-outcome-drop-extension = −Ext.
copan-short-outcome-drop-glyph = −Glyph
copan-short-outcome-jade = +Jade
copan-short-outcome-climb = ↑{ $n }
copan-short-outcome-descend = ↓1
copan-event-line = { $fate }: { $outcome }.

## History

copan-event-dealt = { $name } draws Court tiles: { $what }.
copan-event-automa-cards = Automa’s cards from left to right: { $cards }.
copan-event-round = Round { $round }.
copan-event-turn = { $name }’s turn.
copan-event-new-character = New on the Ball Court: { $character }.
copan-event-reshuffled-characters = The discarded Characters are shuffled into a new pile.
copan-event-reshuffled-glyphs = The discarded Glyphs are shuffled into a new pile.
copan-event-reshuffled-altars = The discarded Altar cards are shuffled into a new pile.
copan-event-ending = The end of the game is triggered: final scoring follows this round.
copan-event-over = The game is over.
copan-event-placed = { $name } places a { $tile } tile on { $space }.
copan-event-placed-blind = { $name } has no tile in hand and places one face down on { $what }.
copan-event-court-skipped = { $name } places no tile: no tile or no free space is left.
copan-event-declined = { $track } declines: its cube moves to space { $position }.
copan-event-omen = Omen Event: new Characters and Altars appear, and tokens on Altars move to the reserve.
copan-event-scarcity = Scarcity Event: { $track } is running short, and a space will close.
copan-event-rolled = The Fate die shows the { $fate }: { $outcome }.
copan-event-closed-city = { $city } closes. Its tile leaves the game; the Embassies stay.
copan-event-closed-court = Space { $n } of the Ball Court closes. Its Character goes back on top of the pile.
copan-event-closed-altars = Altar spaces { $left } and { $right } close.
copan-event-closed-glyph = Space { $n } of the Hieroglyphic Stairway closes. Its Glyph goes back on top of the pile.
copan-event-nothing-to-close = Nothing closes { $place }: the { $fate } is already closed.
copan-event-collected = { $name } collects { $gain }{ $by }.
copan-event-gained = { $name } gains { $gain }{ $by }.
copan-event-by = {" "}({ $source })
copan-event-gained-nothing = { $name } has no room for { $lost }{ $by }.
copan-event-no-room = No room for { $lost }.
copan-event-lost = { $name } loses { $what }.
copan-event-scored = { $name } scores { $n } VP ({ $source }).
copan-event-unscored = { $name } loses { $n } VP ({ $source }).
copan-event-paid-entry = { $name } pays { $cost } for entry { $place }.
copan-event-paid = { $name } pays { $what }.
copan-by-event = Event
copan-by-bonus = bonus space
copan-by-totem = Totem
copan-by-city-tile = City tile
copan-by-embassy-token = Embassy token
copan-by-altar = Altar space { $n }
copan-by-line = line { $n }
copan-by-mask = Jade mask, space { $n }
copan-by-zenith = Zenith token
copan-event-totem-moved = { $name }’s Totem moves to space { $n } { $place }, { $side } up.
copan-event-totem-pushed = { $name }’s Totem is pushed to space { $what }.
copan-event-totem-ejected = { $name }’s Totem is ejected ({ $what }).
copan-event-totem-off = { $name }’s Totem leaves the board.
copan-event-embassy = { $name } puts a token in { $what }.
copan-event-drew-token = { $name } draws an Embassy token: { $what }.
copan-event-tokens-ran-out = The level { $level } Embassy tokens have run out: { $name } draws { $n } fewer.
copan-event-took-tiles = { $name } takes Court tiles from the River: { $what }.
copan-event-took-extension = { $name } takes a Storage extension.
copan-event-lost-extension = { $name } loses a Storage extension.
copan-event-court-token = { $name } puts a token on the { $what } of the Ball Court.
copan-event-altar-token = { $name } puts a token on Altar space { $what }.
copan-event-reserve-token = { $name } puts a token in the Altar reserve.
copan-event-climbed = { $name } climbs the { $stair } stairway to step { $step }.
copan-event-descended = { $name } descends the { $stair } stairway to step { $step }.
copan-event-took-character = { $name } takes { $character } ({ $words }).
copan-event-used = { $name } uses { $character }: { $effect }.
copan-event-discarded = { $name } discards { $what }.
copan-event-refused = { $name } discards { $what } at once.
copan-event-took-glyphs = { $name } takes Glyphs: { $what }.
copan-event-lost-glyph = { $name } loses a Glyph ({ $what }).
copan-event-exchanged = { $name } exchanges Glyphs ({ $glyphs }): { $worth }.
copan-event-jade-placed = { $name } places Jade tile { $n }: { $effect }.
copan-event-jade-removed = { $name } removes Jade tile { $n }.
copan-event-jade-lost = { $name } has no room for a Jade tile.
copan-event-queued = { $name } earns a { $what }.
copan-event-bonus-refused = { $name } refuses the bonus action.
copan-event-action-lost = { $name } can’t pay for an action { $what }: it is lost.
copan-event-automa-rolled = Automa rolls the { $fate }.
copan-event-automa-acts = Automa plays its { $card } card ({ $site }).

## Refusals

copan-reason-another-decision = you can’t do that now
copan-reason-no-tile = you have no { $what } tile in hand
copan-reason-hand-not-empty = you have tiles in hand; choose which one to place
copan-reason-hand-empty = you have no tile in hand; choose a space, and a tile is placed there face down
copan-reason-space-taken = { $space } already has a tile; choose a free space
copan-reason-space-covered = a Setup tile covers { $space } with this number of players
copan-reason-none-left = you have no { $what }
copan-reason-unit-does-not-pay = { $what } can’t pay the rest of this cost; choose another resource
copan-reason-priest-on-top = your Priest is at the top of the { $what } stairway; choose another one
copan-reason-priest-at-bottom = your Priest is at the foot of the { $what } stairway; choose another one
copan-reason-cannot-stay = your Totem is off the board or on the last space of its Site; move it to a Site
copan-reason-same-site = your Totem is already { $place }; move it to another Site
copan-reason-ejected-from = your Totem was just ejected { $place }; choose another Site
copan-reason-must-reenter = your Totem must go to a Site: at this table, ejected Totems can’t leave the board
copan-reason-entry-cost = entry costs 1 { $what }, and you have none
copan-reason-nothing-payable = you can’t pay for any action { $place }
copan-reason-only-if-stuck = you can re-enter the River only if you have no other move
copan-reason-other-site = this is an action of another Site; act { $place } now
copan-reason-bonus-elsewhere = you can only use this bonus action { $place }
copan-reason-city-closed = { $city } is closed
copan-reason-space-closed = this space is closed for the rest of the game
copan-reason-no-card = there is no card here
copan-reason-altar-taken = Altar space { $n } already has a token; an omen Event removes it
copan-reason-line-empty = line { $n } has no Glyphs left
copan-reason-no-token-left = all your tokens are on the board
copan-reason-cannot-pay = { $discount ->
    [0] you can’t pay the cost
    [one] you can’t pay the cost, even with { $discount } resource less
   *[other] you can’t pay the cost, even with { $discount } resources less
}
copan-reason-must-act = you can pay for an action here, so you must choose one
copan-reason-no-river-tiles = the River has no tiles left
copan-reason-no-extensions = no Storage extensions are left
copan-reason-slot-free = you have a free slot: put the new Character there
copan-reason-no-slot-free = all your slots are full; replace a Character
copan-reason-not-yours = { $character } is not in your slots
copan-reason-not-one-shot = { $character } is not a one-shot Character
copan-reason-not-now = you can use Characters only on your own turn, and not during an Event
copan-reason-mask-taken = space { $n } already has a Jade tile
copan-reason-mask-edge = place your first Jade tile on the edge of the mask; space { $n } is inside
copan-reason-mask-not-adjacent = space { $n } isn’t next to any of your Jade tiles; choose a space next to one
copan-reason-no-jade-there = space { $n } has no Jade tile
copan-reason-no-glyph = you have no { $colour } Glyph
copan-reason-not-enough-glyphs = you don’t have enough Glyphs: exchange two or more of different colours, or three or more of one
copan-reason-already-exchanged = you have already exchanged Glyphs this turn

## Choices

copan-group-place = Place a { $tile } tile
copan-group-place-at = Choose a space
copan-group-gain = Gain
copan-group-lose = Lose
copan-group-pay = Pay
copan-group-stairs = Stairways
copan-group-totem = Totem
copan-group-eject = Your ejected Totem
copan-group-keep = The new Character
copan-group-jade = Jade mask
copan-group-drop = Give up
copan-group-use = Use a Character
copan-group-exchange = Exchange Glyphs
copan-group-bonus = Bonus action
copan-group-end = Continue
copan-action-place = { $tile } on { $space }: collect { $gain }
copan-action-place-full = {" "}(no room for { $lost })
copan-action-place-bonus = ; { $bonus } first
copan-action-place-omen = ; omen Event
copan-action-place-scarcity = ; scarcity Event ({ $track })
copan-action-place-at = On { $space }
copan-action-gain = { $gain } (you have { $have } of { $room })
copan-action-gain-full = { $gain } would be lost (you have { $have } of { $room })
copan-action-lose = { $unit } (you have { $have })
copan-action-pay = { $unit } (you have { $have })
copan-action-climb = { $stair } stairway: step { $from } to { $to }; each { $what } is then worth { $worth } (now { $before })
copan-action-climb-on = { $stair } stairway: step { $from } to { $to }; each { $what } is still worth { $worth } ({ $next } from step { $at })
copan-action-climb-zenith = ; Zenith token: { $n } VP
copan-action-descend = { $stair } stairway: step { $from } down to { $to }; each { $what } is then worth { $worth } (now { $before })
copan-action-stay = Stay { $place } and move to space { $n }: { $symbol }
copan-action-stay-not = Stay
copan-action-move = { $site }, { $side } up: { $symbol }
copan-action-put-totem = { $site }, { $side } up
copan-action-pushes = { $n ->
    [one] ; pushes a Totem one space
   *[other] ; pushes { $n } Totems one space
}
copan-action-ejects = { $n ->
    [one] ; ejects a Totem
   *[other] ; pushes { $n } Totems and ejects the last
}
copan-action-eject-off = Leave the board
copan-action-leave-totem = Leave the Totem where it is
copan-action-skip = Give up the action: you can’t pay for any
copan-action-end-turn = End the turn
copan-action-refuse-bonus = Refuse the bonus action
copan-action-bonus = Act { $place }
copan-action-bonus-less = Act { $place } for { $n ->
    [one] { $n } resource less
   *[other] { $n } resources less
}
copan-action-envoy = { $city } for { $price }: { $effect }
copan-action-envoy-tokens = { $n ->
    [0] ; no Embassy tokens left
    [one] ; then { $n } Embassy token of level { $level }
   *[other] ; then { $n } Embassy tokens of level { $level }
}
copan-action-city-tokens = { $n ->
    [0] : no Embassy tokens left
    [one] : { $n } Embassy token of level { $level }
   *[other] : { $n } Embassy tokens of level { $level }
}
copan-action-city-closed = { $city }: closed
copan-action-draw = Take { $tiles } from the River; then you may buy
copan-action-buy-nothing = Buy nothing
copan-action-buy-tiles = Buy the other Court tiles ({ $tiles }) for { $price }
copan-action-buy-extension = Buy a Storage extension for { $price }: room for { $capacity } of each resource, { $slots } slots
copan-action-recruit = { $character } for { $price } ({ $words }); token on the { $half }
copan-action-character = { $character } ({ $words })
copan-action-offer = Altar space { $n } for { $price }: { $column }
copan-action-read = Line { $n } for { $price }: Glyphs { $glyphs }; { $climb }
copan-action-pick-glyph = { $colour } (you have { $have })
copan-action-drop-glyph = { $colour } Glyph (you have { $have })
copan-action-keep = Keep { $character } (slot { $used } of { $slots })
copan-action-replace = Replace { $character } ({ $talent })
copan-action-replace-using = Use { $character } ({ $talent }) to make room
copan-action-use-now = Use it now: { $effect }
copan-action-use-not = Use it now
copan-action-refuse = Discard it without its effect
copan-action-jade = Space { $n }: { $effect }
copan-action-drop-jade = Jade tile { $n } ({ $effect } when placed again)
copan-action-exchange = { $glyphs }: { $worth }

## What to do now

copan-prompt-over = The game is over.
copan-prompt-wait = Waiting for { $names }.
copan-prompt-event = Event ({ $fate }): { $what }
copan-prompt-place = Round { $round }: place a Court tile on the Pyramid.
copan-prompt-place-blind = Round { $round }: you have no Court tile. Choose a space for a face-down one.
copan-prompt-last-round = This is the last round.
copan-prompt-automa-place = Choose a space for the Automa’s { $tile } tile.
copan-prompt-site-first = Put your Totem on a Site. You have { $stock }.
copan-prompt-site-move = Move your Totem to another Site. You have { $stock }.
copan-prompt-site = Stay, or move your Totem to another Site. You have { $stock }.
copan-prompt-eject = Your Totem was ejected ({ $site }). Choose where it goes.
copan-prompt-act = Choose your action { $place }. You have { $stock }.
copan-prompt-act-less = { $n ->
    [one] Choose your action { $place }, for { $n } resource less. You have { $stock }.
   *[other] Choose your action { $place }, for { $n } resources less. You have { $stock }.
}
copan-prompt-pay = { $n ->
    [one] Pay { $n } more resource.
   *[other] Pay { $n } more resources, one by one.
}
copan-prompt-buy = Buy something at the River, or nothing. You have { $stock }.
copan-prompt-bonus = Use your { $what }, or refuse it.
copan-prompt-end = End your turn, or use Characters and Glyphs first.
copan-prompt-gain = { $n ->
    [one] Choose a resource to gain.
   *[other] Choose { $n } resources to gain, one by one.
}
copan-prompt-gain-bonus = { $n ->
    [one] Bonus space: choose a resource to gain.
   *[other] Bonus space: choose { $n } resources to gain, one by one.
}
copan-prompt-lose = { $n ->
    [one] Choose a resource to lose.
   *[other] Choose { $n } resources to lose, one by one.
}
copan-prompt-climb = Choose a Priest to climb { $steps }.
copan-prompt-descend = Choose a Priest to descend a step.
copan-prompt-keep = You gain { $character } ({ $words }). Choose what to do with it.
copan-prompt-pick-glyph = Take a Glyph of your choice.
copan-prompt-pick-character = Take a Character of your choice.
copan-prompt-pick-city = Choose a City for your token.
copan-prompt-jade = { $n ->
    [one] Place a Jade tile on your mask.
   *[other] Place { $n } Jade tiles on your mask, one by one.
}
copan-prompt-drop-jade = Choose a Jade tile to remove.
copan-prompt-drop-character = Choose a Character to discard.
copan-prompt-drop-glyph = Choose a Glyph to lose.
copan-prompt-move-totem = Move your Totem to the entry of any Site, or leave it where it is.

## Score sheet

copan-score-earned_totem = Totem
copan-score-earned_cities = City tiles
copan-score-earned_embassies = Embassy tokens
copan-score-earned_characters = Characters in play
copan-score-earned_altars = Altars in play
copan-score-earned_mask = Jade mask in play
copan-score-earned_zenith = Zenith tokens
copan-score-earned_events = Events
copan-score-cities = Cities
copan-score-half = Ball Court, { $half }
copan-score-court = Whole Ball Court
copan-score-stair = { $stair } stairway, per { $what }
copan-score-mask = Complete mask
copan-score-characters = Endgame Characters
copan-score-automa_fame = Automa: Characters
copan-score-automa_zeal = Automa: Altar tokens
copan-score-automa_power = Automa: Glyphs
copan-score-total = Total

## The board

copan-board-round = Round { $round }
copan-board-last-round = the last round
copan-board-active = now
copan-board-drawn = Drawn tokens
copan-board-queue = Waiting
copan-board-event = Event card
copan-board-pyramid = Pyramid
copan-board-pyramid-key = !! Event · 2* bonus · [??] face down · ▒▒ covered
copan-board-zenith = Zenith
copan-board-decline = Decline: yield of a tile; moves to Event / end
copan-board-finished = finished
copan-board-stairs = Stairways: Priests; worth of each thing by step
copan-board-side-vp = VP
copan-board-stacks = tokens left { $left }
copan-board-closed = closed
copan-board-bag = bag { $n }
copan-board-supply = { $n ->
    [one] { $n } extension
   *[other] { $n } extensions
}
copan-board-reserve = reserve
copan-board-points = { $now } now, { $total } if the game ended
copan-board-hand = Tiles
copan-board-stock = Stock
copan-board-extensions = Extensions
copan-board-tokens = Tokens
copan-board-slots = Characters
copan-board-glyphs = Glyphs
copan-board-exchanged = exchanged this turn
copan-board-counted-food = extensions
copan-board-counted-fame = court tokens
copan-board-counted-zeal = altar tokens
copan-board-counted-power = Jade tiles
copan-board-mask = Mask
copan-board-others = Others
copan-board-room = {" "}of { $n }
copan-board-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
copan-board-basic = basic
copan-board-advanced = advanced
copan-board-automa-cards = Cards

## Glossary

copan-term-turn = Turn
copan-explain-turn = Court phase, then Action phase. Place a Court tile, resolve its Events and collect; then move your Totem, act at its Site and take your bonus actions.
copan-term-round = Round
copan-explain-round = One turn for each player, clockwise from the first player, who never changes. There are at most twelve rounds.
copan-term-court-phase = Court phase
copan-explain-court-phase = Place a Court tile on the Pyramid. Its Decline cube moves, Events may happen, then you collect resources.
copan-term-action-phase = Action phase
copan-explain-action-phase = Your Totem stays or moves to another Site. Resolve its space, then perform the action of the Site.
copan-term-court-tile = Court tile
copan-explain-court-tile = A tile of one of the four resources. You hold some in hand and take more at the River.
copan-term-blind-tile = Face-down tile
copan-explain-blind-tile = If your hand is empty, you place a tile unseen. It moves no cube and gives nothing, but on an Event space it still sets off an omen Event.
copan-term-bag = Bag
copan-explain-bag = The Court tiles that no one has seen yet. It is never refilled.
copan-term-pyramid = Pyramid
copan-explain-pyramid = Four sections of spaces for Court tiles around the summit. When every space is covered, the current round is the last.
copan-term-section = Section
copan-explain-section = A quarter of the Pyramid. A stairway separates each two sections, so their spaces are not neighbours.
copan-term-setup-tile = Setup tile
copan-explain-setup-tile = Covers spaces of the Pyramid with fewer than four players. Covered spaces are not in play.
copan-term-event-space = Event space
copan-explain-event-space = A tile placed here sets off an omen Event.
copan-term-bonus-space = Bonus space
copan-explain-bonus-space = When you place a face-up tile here, you first gain two resources of your choice.
copan-term-collection = Collection
copan-explain-collection = After the Events, the placed tile and its neighbours above, below, left and right give 2, 1 or 0 of their resource, depending on the tier of its track. Anything you have no room for is lost.
copan-term-decline = Decline track
copan-explain-decline = Shows how scarce a resource is. Each placed tile moves the cube of its resource; if that cube is on its last space, the next track clockwise moves instead.
copan-term-tier = Tier
copan-explain-tier = A part of a Decline track. Tiles give 2 of the resource in the first tier, 1 in the second, none in the third.
copan-term-omen = Omen Event
copan-explain-omen = Set off by covering an Event space. All Characters on the Ball Court and all Altar cards are replaced, tokens on Altars move to the reserve, then the Fate die is rolled.
copan-term-scarcity = Scarcity Event
copan-explain-scarcity = Set off by a Decline cube that reaches a new tier or its last space. The Fate die is rolled, and after the Event card’s result the space with the symbol closes at the Site of that resource.
copan-term-event-card = Event card
copan-explain-event-card = One card for the whole game, with a result for each Fate symbol. A result affects every player, the active one first, and applies only once per turn.
copan-term-fate-die = Fate die
copan-explain-fate-die = Has six symbols. It is rolled for Events at most once per turn, however many there are.
copan-term-closed = Closed space
copan-explain-closed = No longer usable. Tokens in a closed City stay and count; tokens on closed Altars move to the reserve.
copan-term-site = Site
copan-explain-site = One of five places: Embassies, River, Ball Court, Altars, Hieroglyphic Stairway. Each has three spaces for Totems and its own action.
copan-term-totem = Totem
copan-explain-totem = Your only worker. It enters a Site on the first space, or stays and moves one space further. Entry costs a resource, except at the River; other spaces give ×1, ×2 or ×3 of its visible side.
copan-term-side = Side of the Totem
copan-explain-side = Chosen at each entry. With the resource side up, ×1 is one resource of your choice; with the VP side up, it is two VP.
copan-term-push = Pushing
copan-explain-push = A Totem that enters an occupied space pushes the other one to the next space. From the last space a Totem is ejected: its owner puts it on the entry of another Site, without symbol or action.
copan-term-site-action = Site action
copan-explain-site-action = What you do where your Totem is. You can go there only if you can pay for the action, and then you must perform it.
copan-term-bonus-action = Bonus action
copan-explain-bonus-action = An extra Site action from a card, tile or exchange. It has its usual cost minus any discount, moves no Totem, and can be refused.
copan-term-free-action = Free action
copan-explain-free-action = On your turn, between two steps, you can use one-shot Characters and, once, exchange Glyphs.
copan-term-queue = Waiting bonuses
copan-explain-queue = Bonus actions and Jade tiles wait until the current action is done, then follow in the order you earned them.
copan-term-discount = Discount
copan-explain-discount = The number of icons of a cost that you don’t pay; you choose which. Discounts add up, but never apply to entry.
copan-term-stock = Stock
copan-explain-stock = Your resources. You have room for five of each, and two more with each Storage extension.
copan-term-extension = Storage extension
copan-explain-extension = Room for two more of each resource and one more Character. It costs one resource, plus one for each extension you already have.
copan-term-embassies = Embassies
copan-explain-embassies = Pay the path and the tile of a City, put a token there, use the City tile, then draw as many Embassy tokens as you have tokens in that City.
copan-term-city = City
copan-explain-city = One of six places on the map. Its level is the length of the path in Food and decides which Embassy tokens you draw there.
copan-term-embassy = Embassy
copan-explain-embassy = A City with at least one of your tokens. At the end you score for the number of your Cities: none or one costs points, six are worth forty.
copan-term-token = Player token
copan-explain-token = You have 25 for Cities, the Ball Court and the Altars. You never get them back.
copan-term-embassy-token = Embassy token
copan-explain-embassy-token = A small bonus that works once. There are ten of each level, and used ones never return.
copan-term-river = River
copan-explain-river = Take the first two Court tiles. Then you can buy either the remaining tiles for one resource, or a Storage extension.
copan-term-ball-court = Ball Court
copan-explain-ball-court = Pay for one of the Characters, take it, and put a token on the half it came from.
copan-term-majority = Majorities
copan-explain-majority = At the end, having the most tokens scores 6 or 3 VP on each half and 10, 5 or 3 VP on the whole court. Tied players share, rounded down.
copan-term-character = Character
copan-explain-character = A card for your slots: permanent, one-shot or endgame. A Character that you gain by an effect is free and puts no token on the Ball Court.
copan-term-slot = Slot
copan-explain-slot = Room for one Character: three, and one more with each Storage extension.
copan-term-permanent = Permanent Character
copan-explain-permanent = Works while it is in a slot, but not for the action that recruited it.
copan-term-one-shot = One-shot Character
copan-explain-one-shot = Discard it on your own turn to use its effect. If an Event takes it away, its effect is lost.
copan-term-endgame = Endgame Character
copan-explain-endgame = If it is in a slot at the end, it scores one kind of resource in your stock.
copan-term-altars = Altars
copan-explain-altars = Pay the cost of an Altar card, put a token below one of its free columns, get the effects of the column and climb.
copan-term-altar-reserve = Altar reserve
copan-explain-altar-reserve = Where tokens go when Altars are replaced or closed. They still count for the Zeal stairway.
copan-term-hieroglyphs = Hieroglyphic Stairway
copan-explain-hieroglyphs = Pay for one of three lines, take all its Glyphs and climb.
copan-term-glyph = Glyph
copan-explain-glyph = A card of one of six colours. Collect different or equal ones and exchange them for Jade tiles.
copan-term-exchange = Exchange
copan-explain-exchange = Once on your turn: two to six Glyphs of different colours or three to eight of one colour, for Jade tiles placed at once. Larger sets also give a bonus action at any Site.
copan-term-mask = Jade mask
copan-explain-mask = Sixteen spaces. Your first Jade tile goes on the edge, the others next to one already placed. Each gives its effect at once; a complete mask is worth 10 VP.
copan-term-stairway = Stairway
copan-explain-stairway = There are four, with one of your Priests on each. Its step decides what each Storage extension, Ball Court token, Altar token or Jade tile is worth at the end; at the foot they cost points.
copan-term-zenith = Zenith token
copan-explain-zenith = For Priests that reach a top step: 14 VP for the first, 8 for the second, 3 for the third.
copan-term-points = Victory points (VP)
copan-explain-points = They can go below zero. At the end, Cities, majorities, stairways, the mask and endgame Characters are added.
copan-term-end = End of the game
copan-explain-end = When the Pyramid is full or two Decline cubes are on their last spaces, the round is finished, then the game is scored.
copan-term-winner = Winner
copan-explain-winner = The player with the most VP. Ties go to the player with more Jade tiles on the mask; after that, the victory is shared.
copan-term-automa = Automa
copan-explain-automa = The solo opponent. It has no stock: resources become VP, and Jade tiles become Glyphs. You choose where its Court tile goes.
copan-term-automa-card = Automa cards
copan-explain-automa-card = One for each resource. Their order is also the Automa’s priority: it plays the leftmost card with a Court tile. It rolls the Fate die, then acts at the Embassies, Ball Court, Altars or Hieroglyphic Stairway. Hard cards score more at the end.
copan-term-undo = Undo
copan-explain-undo = You can undo your last choices until new information is revealed or another player acts.
copan-term-notation = Notation
copan-explain-notation = Every choice has a short form, shown on the right of the list. You can write several on one line, separated by “;”.
copan-explain-resource = A resource. It pays for entry to its Site ({ $site }), whose spaces its Decline track closes; its stairway counts each { $counted }.
copan-explain-one-city = A City of level { $level }. The path there costs { $path }; the { $fate } closes it.
copan-term-one-event-card = Event card: { $card }
copan-term-fate = Fate symbol: { $fate }
copan-explain-fate = It closes { $city }, space { $court } of the Ball Court, Altar spaces { $left } and { $right }, or space { $glyph } of the Hieroglyphic Stairway.
copan-explain-one-character = Costs { $cost }; { $words }.
copan-term-city-tile = City tile { $id }
copan-term-altar = Altar card { $id }
copan-term-line = Line { $n } of the Hieroglyphic Stairway
copan-term-mask-space = Space { $n } of the Jade mask
copan-explain-mask-space = A Jade tile placed here: { $effect }.

# What must always hold, for positions that break it.
copan-invariant-I-1 = Every Court tile is in one place: bag, River, a hand, an Automa card or the Pyramid.
copan-invariant-I-2 = Each Pyramid space in play is free or holds one tile, and each turn places one tile at most.
copan-invariant-I-3 = Every Character is in one place, no one has more than their slots hold, and closed spaces are empty.
copan-invariant-I-4 = Every Glyph is in one place, and closed spaces are empty.
copan-invariant-I-5 = Every Altar card is in one place: four on the board, the others in their pile or discard.
copan-invariant-I-6 = Each Embassy token is applied once, after it has left the stack of its level.
copan-invariant-I-7 = A City is closed if and only if it has no tile, and no City tile is in two Cities.
copan-invariant-I-8 = Storage extensions in the supply and with players make three for each player.
copan-invariant-I-9 = No player has more tokens than their supply, and a closed Altar space holds none.
copan-invariant-I-10 = No one stores more of a resource than they have room for or pays more than they have; the Automa has no stock.
copan-invariant-I-11 = Decline cubes stay on their tracks, and each threshold that a cube has reached closes one place at most.
copan-invariant-I-12 = The two Altar spaces of a symbol are closed together.
copan-invariant-I-13 = Priests stay on their stairways, and each first arrival at a top takes the next Zenith token, while there are any.
copan-invariant-I-14 = Jade tiles on a mask are connected and include one on the edge, unless an Event can remove tiles.
copan-invariant-I-15 = A turn has one Fate roll for Events at most, whose result strikes every player clockwise from the active one, and one exchange at most.
copan-invariant-I-16 = At the start of a turn all open spaces are filled, as far as there are cards and tiles.
copan-invariant-I-17 = At most one Totem is on each space.
copan-invariant-I-18 = Two to four sides have the same number of turns, at most 48 each. Once the Pyramid is full or two Decline tracks are finished, the round is the last one.
copan-invariant-I-19 = The agenda ends with the rest of the turn: `place`, `site`, `queue`, `end`, `end_turn`, or for the Automa `automa_place`, `automa_act`, `queue`, `end_turn`. Before it are only steps that can interrupt the turn there: no more than can wait at once, in the order in which they are resolved, with amounts and effects as printed.
copan-invariant-I-20 = Points change only by the effects that the rules list, and only Events make an account negative.
copan-invariant-I-21 = Some things never happen, such as a closed space that opens again.
copan-invariant-I-22 = The final scoring follows from the table alone.
