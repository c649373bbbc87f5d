# Copan: Dying City.

copan-title = Copan: Dying City
copan-automa = Automa

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
copan-option-river-fill = are refilled where they are
copan-option-river-slide = are refilled after the tiles slide left
copan-option-eject = A Totem that is pushed out
copan-option-eject-must = goes to another Site
copan-option-eject-may = may also leave the board
copan-option-hands = Court tiles in hand
copan-option-hands-hidden = are hidden
copan-option-hands-open = lie open
copan-option-automa = Automa
copan-option-automa-basic = basic: it only takes and places
copan-option-automa-advanced = advanced: it also uses what it takes
copan-option-food_card = Its Food card
copan-option-food_card-easy = easy
copan-option-food_card-hard = hard
copan-option-fame_card = Its Fame card
copan-option-fame_card-easy = easy
copan-option-fame_card-hard = hard
copan-option-zeal_card = Its Zeal card
copan-option-zeal_card-easy = easy
copan-option-zeal_card-hard = hard
copan-option-power_card = Its Power card
copan-option-power_card-easy = easy
copan-option-power_card-hard = hard
copan-option-automa_start = Its first Court tiles
copan-option-automa_start-random = are drawn
copan-option-automa_start-printed = are always the same

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
copan-effect-totem = you may put your Totem on the entry of any Site
copan-effect-embassy = put a token in any City
copan-effect-bonus = bonus action { $place }
copan-effect-bonus-less = bonus action { $place } with { $n ->
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
copan-talent-collect = { $n } { $what } more for each { $what } tile you place
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
copan-city-tile = Costs { $cost } beyond the way: { $effect }.
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
copan-outcome-per-city = each player loses 1 resource of their choice per City with an Embassy of theirs
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
copan-outcome-descend = each player goes down 1 step
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
copan-event-turn = It is { $name }’s turn.
copan-event-new-character = New on the Ball Court: { $character }.
copan-event-reshuffled-characters = The discarded Characters are shuffled into a new pile.
copan-event-reshuffled-glyphs = The discarded Glyphs are shuffled into a new pile.
copan-event-reshuffled-altars = The discarded Altar cards are shuffled into a new pile.
copan-event-ending = The end is near: the round is finished, then comes the final scoring.
copan-event-over = The game is over.
copan-event-placed = { $name } places a { $tile } tile on { $space }.
copan-event-placed-blind = { $name } has no tile in hand and places one face down on { $what }.
copan-event-court-skipped = { $name } places no tile: there is none, or no space for it.
copan-event-declined = { $track } declines: its cube moves to space { $position }.
copan-event-omen = An omen! New Characters and Altars come, tokens on Altars go to the reserve.
copan-event-scarcity = { $track } runs short: something will close.
copan-event-rolled = The Fate die shows the { $fate }: { $outcome }.
copan-event-closed-city = { $city } is closed; its tile leaves the game, the Embassies stay.
copan-event-closed-court = Space { $n } of the Ball Court is closed; its Character goes back on the pile.
copan-event-closed-altars = Altar spaces { $left } and { $right } are closed.
copan-event-closed-glyph = Space { $n } of the Hieroglyphic Stairway is closed; its Glyph goes back on the pile.
copan-event-nothing-to-close = Nothing closes { $place }: the { $fate } is closed already.
copan-event-collected = { $name } collects { $gain }{ $by }.
copan-event-gained = { $name } gains { $gain }{ $by }.
copan-event-by = {" "}({ $source })
copan-event-gained-nothing = { $name } has no room for { $lost }{ $by }.
copan-event-no-room = There is no room for { $lost }.
copan-event-lost = { $name } loses { $what }.
copan-event-scored = { $name } scores { $n } VP ({ $source }).
copan-event-unscored = { $name } loses { $n } VP ({ $source }).
copan-event-paid-entry = { $name } pays { $cost } for the entry { $place }.
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
copan-event-totem-moved = { $name }’s Totem stands { $place }, space { $n }, { $side } up.
copan-event-totem-pushed = { $name }’s Totem is pushed to space { $what }.
copan-event-totem-ejected = { $name }’s Totem is pushed out ({ $what }).
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
copan-event-descended = { $name } goes down the { $stair } stairway to step { $step }.
copan-event-took-character = { $name } takes { $character } ({ $words }).
copan-event-used = { $name } uses { $character }: { $effect }.
copan-event-discarded = { $name } discards { $what }.
copan-event-refused = { $name } discards { $what } at once.
copan-event-took-glyphs = { $name } takes Glyphs: { $what }.
copan-event-lost-glyph = { $name } loses a Glyph ({ $what }).
copan-event-exchanged = { $name } exchanges Glyphs ({ $glyphs }): { $worth }.
copan-event-jade-placed = { $name } places Jade tile { $n }: { $effect }.
copan-event-jade-removed = { $name } removes Jade tile { $n }.
copan-event-jade-lost = { $name } has no place for a Jade tile.
copan-event-queued = { $name } earns a { $what }.
copan-event-bonus-refused = { $name } lets the bonus action go.
copan-event-action-lost = { $name } cannot pay for an action { $what }: it is lost.
copan-event-automa-rolled = Automa rolls the { $fate }.
copan-event-automa-acts = Automa plays its { $card } card ({ $site }).

## Refusals

copan-reason-another-decision = this is not the moment for that
copan-reason-no-tile = you have no { $what } tile in hand
copan-reason-hand-not-empty = you still have tiles in hand: say which one you place
copan-reason-hand-empty = you have no tile in hand; choose only a space, a tile is placed there face down
copan-reason-space-taken = a tile lies on { $space } already; choose a free space
copan-reason-space-covered = { $space } is covered by a Setup tile with this number of players
copan-reason-none-left = you have no { $what }
copan-reason-unit-does-not-pay = { $what } does not help here: the cost must be paid with other resources
copan-reason-priest-on-top = your Priest stands on the top of the { $what } stairway; choose another one
copan-reason-priest-at-bottom = your Priest stands at the foot of the { $what } stairway; choose another one
copan-reason-cannot-stay = your Totem is not at a Site, or it is on the last space there; move it to a Site
copan-reason-same-site = your Totem is already { $place }; a move goes to another Site
copan-reason-ejected-from = your Totem was just pushed out { $place }; choose another Site
copan-reason-must-reenter = the Totem must go to a Site; leaving the board is an option of the table that was not chosen
copan-reason-entry-cost = the entry costs 1 { $what }, and you have none
copan-reason-nothing-payable = you can’t pay for any action { $place }
copan-reason-only-if-stuck = the River can be entered again only if nothing else is possible
copan-reason-other-site = this is an action of another Site; you act { $place } now
copan-reason-bonus-elsewhere = this bonus action is { $place }
copan-reason-city-closed = { $city } is closed
copan-reason-space-closed = this space is closed for the rest of the game
copan-reason-no-card = no card is there
copan-reason-altar-taken = a token lies on Altar space { $n } already; an omen Event frees it
copan-reason-line-empty = no Glyph is left on line { $n }
copan-reason-no-token-left = all your tokens are on the board
copan-reason-cannot-pay = { $discount ->
    [0] you can’t pay the cost
    [one] you cannot pay the cost, even with { $discount } resource less
   *[other] you cannot pay the cost, even with { $discount } resources less
}
copan-reason-must-act = you can pay for an action here, so you must choose one
copan-reason-no-river-tiles = no tile is left in the River
copan-reason-no-extensions = no Storage extension is left
copan-reason-slot-free = you have a free slot: put the new Character there
copan-reason-no-slot-free = all your slots are full; replace a Character
copan-reason-not-yours = { $character } is not in one of your slots
copan-reason-not-one-shot = { $character } is no one-shot Character and cannot be used up
copan-reason-not-now = Characters are used on your own turn only, and not during an Event
copan-reason-mask-taken = a Jade tile lies on space { $n } already
copan-reason-mask-edge = the first Jade tile goes on the edge of the mask; space { $n } lies inside
copan-reason-mask-not-adjacent = space { $n } touches none of your Jade tiles; go on beside one of them
copan-reason-no-jade-there = no Jade tile lies on space { $n }
copan-reason-no-glyph = you have no Glyph of this colour ({ $colour })
copan-reason-not-enough-glyphs = you have not enough such Glyphs: two or more of different colours, or three or more of one
copan-reason-already-exchanged = you have exchanged Glyphs this turn; once is allowed

## Choices

copan-group-place = Place a { $tile } tile
copan-group-place-at = Choose a space
copan-group-gain = Gain
copan-group-lose = Lose
copan-group-pay = Pay
copan-group-stairs = Stairways
copan-group-totem = Totem
copan-group-eject = Your Totem was pushed out
copan-group-keep = The new Character
copan-group-jade = Jade mask
copan-group-drop = Give up
copan-group-use = Use a Character
copan-group-exchange = Exchange Glyphs
copan-group-bonus = Bonus action
copan-group-end = Go on
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
copan-action-climb = { $stair } stairway: step { $from } to { $to }; each { $what } then counts { $worth } (now { $before })
copan-action-climb-on = { $stair } stairway: step { $from } to { $to }; each { $what } still counts { $worth } ({ $next } from step { $at })
copan-action-climb-zenith = ; Zenith token: { $n } VP
copan-action-descend = { $stair } stairway: down from step { $from } to { $to }; each { $what } then counts { $worth } (now { $before })
copan-action-stay = Stay { $place }, on to space { $n }: { $symbol }
copan-action-stay-not = Stay
copan-action-move = { $site }, { $side } up: { $symbol }
copan-action-put-totem = { $site }, { $side } up
copan-action-pushes = { $n ->
    [one] ; pushes a Totem on
   *[other] ; pushes { $n } Totems on
}
copan-action-ejects = { $n ->
    [one] ; pushes a Totem out
   *[other] ; pushes { $n } Totems, the last one out
}
copan-action-eject-off = Leave the board
copan-action-leave-totem = Leave the Totem where it is
copan-action-skip = Give the action up: nothing can be paid
copan-action-end-turn = End the turn
copan-action-refuse-bonus = Let the bonus action go
copan-action-bonus = Act { $place }
copan-action-bonus-less = Act { $place } with { $n ->
    [one] { $n } resource less
   *[other] { $n } resources less
}
copan-action-envoy = { $city } for { $price }: { $effect }
copan-action-envoy-tokens = { $n ->
    [0] ; no Embassy token is left
    [one] ; then { $n } Embassy token of level { $level }
   *[other] ; then { $n } Embassy tokens of level { $level }
}
copan-action-city-tokens = { $n ->
    [0] : no Embassy token is left
    [one] : { $n } Embassy token of level { $level }
   *[other] : { $n } Embassy tokens of level { $level }
}
copan-action-city-closed = { $city }: closed
copan-action-draw = Take from the River: { $tiles }; then you may buy
copan-action-buy-nothing = Buy nothing
copan-action-buy-tiles = The other Court tiles ({ $tiles }) for { $price }
copan-action-buy-extension = A Storage extension for { $price }: room for { $capacity } of each resource, { $slots } slots
copan-action-recruit = { $character } for { $price } ({ $words }); token on the { $half }
copan-action-character = { $character } ({ $words })
copan-action-offer = Altar space { $n } for { $price }: { $column }
copan-action-read = Line { $n } for { $price }: Glyphs { $glyphs }; { $climb }
copan-action-pick-glyph = { $colour } (you have { $have })
copan-action-drop-glyph = { $colour } Glyph (you have { $have })
copan-action-keep = Keep { $character } (slot { $used } of { $slots })
copan-action-replace = Replace { $character } ({ $talent })
copan-action-replace-using = Use { $character } ({ $talent }) to make room
copan-action-use-now = Use it at once: { $effect }
copan-action-use-not = Use it at once
copan-action-refuse = Discard it at once, without effect
copan-action-jade = Space { $n }: { $effect }
copan-action-drop-jade = Jade tile { $n } ({ $effect } when placed again)
copan-action-exchange = { $glyphs }: { $worth }

## What to do now

copan-prompt-over = The game is over.
copan-prompt-wait = Waiting for { $names }.
copan-prompt-event = Event ({ $fate }): { $what }
copan-prompt-place = Round { $round }: place a Court tile on the Pyramid.
copan-prompt-place-blind = Round { $round }: you have no Court tile. Where should one be placed face down?
copan-prompt-last-round = This is the last round.
copan-prompt-automa-place = Where should the Automa’s { $tile } tile go?
copan-prompt-site-first = Put your Totem on a Site. You have { $stock }.
copan-prompt-site-move = Move your Totem to another Site. You have { $stock }.
copan-prompt-site = Stay, or move your Totem to another Site. You have { $stock }.
copan-prompt-eject = Your Totem was pushed out ({ $site }). Where does it go?
copan-prompt-act = Your action { $place }. You have { $stock }.
copan-prompt-act-less = { $n ->
    [one] Your action { $place } with { $n } resource less. You have { $stock }.
   *[other] Your action { $place } with { $n } resources less. You have { $stock }.
}
copan-prompt-pay = { $n ->
    [one] Pay: { $n } resource is still due.
   *[other] Pay: { $n } resources are still due.
}
copan-prompt-buy = Will you buy something at the River? You have { $stock }.
copan-prompt-bonus = You have earned a { $what }.
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
copan-prompt-climb = Which Priest climbs { $steps }?
copan-prompt-descend = Which Priest goes down a step?
copan-prompt-keep = { $character } is yours ({ $words }). Choose what to do with it.
copan-prompt-pick-glyph = Take a Glyph of your choice.
copan-prompt-pick-character = Take a Character of your choice.
copan-prompt-pick-city = In which City do you put a token?
copan-prompt-jade = { $n ->
    [one] Place a Jade tile on your mask.
   *[other] Place { $n } Jade tiles on your mask, one by one.
}
copan-prompt-drop-jade = Which Jade tile do you remove?
copan-prompt-drop-character = Which Character do you give up?
copan-prompt-drop-glyph = Which Glyph do you give up?
copan-prompt-move-totem = You may put your Totem on the entry of any Site.

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
copan-board-decline = Decline: what tiles give; moves to Event / end
copan-board-finished = finished
copan-board-stairs = Stairways: Priests; what each thing counts, by step
copan-board-side-vp = VP
copan-board-stacks = tokens left { $left }
copan-board-closed = closed
copan-board-bag = bag { $n }
copan-board-supply = { $n ->
    [one] { $n } extension
   *[other] { $n } extensions
}
copan-board-reserve = reserve
copan-board-points = { $now } now, { $total } if it ended
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
copan-explain-turn = Court phase, then Action phase. Place a Court tile, suffer its Events, collect; then move the Totem, act at its Site and take your bonus actions.
copan-term-round = Round
copan-explain-round = One turn for each player, clockwise from the first player, who stays the same. There are twelve rounds at most.
copan-term-court-phase = Court phase
copan-explain-court-phase = You place a Court tile on the Pyramid, its Decline cube moves, Events may strike, then you collect resources.
copan-term-action-phase = Action phase
copan-explain-action-phase = Your Totem stays or moves to another Site, its space is resolved, then you perform the action of the Site.
copan-term-court-tile = Court tile
copan-explain-court-tile = A tile of one of the four resources. You hold some in hand and take more at the River.
copan-term-blind-tile = Face-down tile
copan-explain-blind-tile = If your hand is empty you place a tile unseen. It moves no cube and gives nothing, but on an Event space the omen still strikes.
copan-term-bag = Bag
copan-explain-bag = The Court tiles that nobody has seen yet. It is never filled again.
copan-term-pyramid = Pyramid
copan-explain-pyramid = Four sections of spaces for Court tiles around the summit. When all spaces are covered the game comes to its end.
copan-term-section = Section
copan-explain-section = A quarter of the Pyramid. A stairway lies between two sections, so their spaces are no neighbours.
copan-term-setup-tile = Setup tile
copan-explain-setup-tile = Covers spaces of the Pyramid with fewer than four players. Covered spaces do not exist.
copan-term-event-space = Event space
copan-explain-event-space = A tile placed here sets off an omen Event.
copan-term-bonus-space = Bonus space
copan-explain-bonus-space = Whoever places a face-up tile here first gains two resources of their choice.
copan-term-collection = Collection
copan-explain-collection = After the Events the placed tile and its neighbours above, below, left and right give 2, 1 or 0 of their resource, depending on the tier of the track. What has no room is lost.
copan-term-decline = Decline track
copan-explain-decline = Shows how scarce a resource is. Each placed tile moves the cube of its resource; if that one is finished, the next track clockwise moves instead.
copan-term-tier = Tier
copan-explain-tier = A part of a Decline track. Tiles give 2 of the resource in the first tier, 1 in the second, none in the third.
copan-term-omen = Omen Event
copan-explain-omen = Set off by covering an Event space. All Characters on the Ball Court and all Altar cards are replaced, tokens on Altars go to the reserve, then the Fate die is rolled.
copan-term-scarcity = Scarcity Event
copan-explain-scarcity = Set off when a Decline cube reaches a new tier or its last space. The Fate die is rolled, and after the Event card the space with its symbol is closed on the Site of that resource.
copan-term-event-card = Event card
copan-explain-event-card = One card for the whole game, with a result for each Fate symbol. Results strike every player, the active one first, and only once in a turn.
copan-term-fate-die = Fate die
copan-explain-fate-die = Six symbols. It is rolled at most once in a turn for Events, however many there are.
copan-term-closed = Closed space
copan-explain-closed = Cannot be used any more. Tokens in a closed City stay and count; tokens on closed Altars go to the reserve.
copan-term-site = Site
copan-explain-site = One of five places: Embassies, River, Ball Court, Altars, Hieroglyphic Stairway. Each has three spaces for Totems and an action of its own.
copan-term-totem = Totem
copan-explain-totem = Your only worker. It enters a Site on the first space, or stays and goes one space further. The entry costs a resource, except at the River; other spaces give ×1, ×2 or ×3 of its visible side.
copan-term-side = Side of the Totem
copan-explain-side = Chosen at each entry. With the resource side up ×1 is one resource of your choice, with the VP side up two VP.
copan-term-push = Pushing
copan-explain-push = A Totem that enters an occupied space pushes the other one to the next space. From the last space a Totem is pushed out, and its owner puts it on the entry of another Site, without symbol or action.
copan-term-site-action = Site action
copan-explain-site-action = What you do where your Totem stands. You may go there only if you can pay for it, and then you must do it.
copan-term-bonus-action = Bonus action
copan-explain-bonus-action = A further Site action from a card, tile or exchange. It costs as usual, perhaps some resources less, moves no Totem, and may be refused.
copan-term-free-action = Free action
copan-explain-free-action = On your turn, between two steps, you may use one-shot Characters, and exchange Glyphs once.
copan-term-queue = Waiting bonuses
copan-explain-queue = Bonus actions and Jade tiles wait until the current action is done, then come in the order you earned them.
copan-term-discount = Discount
copan-explain-discount = So many icons of a cost need not be paid; you choose which. Discounts add up, but never go for an entry.
copan-term-stock = Stock
copan-explain-stock = Your resources. There is room for five of each, and two more with each Storage extension.
copan-term-extension = Storage extension
copan-explain-extension = Room for two more of each resource and one more Character. It costs one resource, and one more for each you have already.
copan-term-embassies = Embassies
copan-explain-embassies = Pay the way and the tile of a City, put a token there, use the City tile, then draw as many Embassy tokens as you have tokens in that City.
copan-term-city = City
copan-explain-city = One of six places on the map. Its level is the length of the way in Food and says which Embassy tokens are drawn there.
copan-term-embassy = Embassy
copan-explain-embassy = A City with at least one token of yours. At the end you score the number of your Cities: none or one costs points, six bring forty.
copan-term-token = Player token
copan-explain-token = You have 25 for Cities, the Ball Court and the Altars. They never come back.
copan-term-embassy-token = Embassy token
copan-explain-embassy-token = A small bonus that works once. Ten of each level; they never come back.
copan-term-river = River
copan-explain-river = Take the first two Court tiles. Then you may buy either the other two for one resource, or a Storage extension.
copan-term-ball-court = Ball Court
copan-explain-ball-court = Pay for one of the Characters, take it, and put a token on the half it came from.
copan-term-majority = Majorities
copan-explain-majority = At the end most tokens on each half bring 6 and 3 VP, on the whole court 10, 5 and 3. Tied players share, rounded down.
copan-term-character = Character
copan-explain-character = A card for your slots: permanent, one-shot or endgame. One gained by an effect costs nothing and brings no token.
copan-term-slot = Slot
copan-explain-slot = Room for one Character: three, and one more with each Storage extension.
copan-term-permanent = Permanent Character
copan-explain-permanent = Works as long as it is in a slot, but not for the action that brought it.
copan-term-one-shot = One-shot Character
copan-explain-one-shot = Discard it on your own turn to use its effect. If an Event takes it away the effect is lost.
copan-term-endgame = Endgame Character
copan-explain-endgame = Scores the resources of one kind in your stock, if it is in a slot at the end.
copan-term-altars = Altars
copan-explain-altars = Pay the cost of an Altar card, put a token below one of its free columns, get the effects of the column and climb.
copan-term-altar-reserve = Altar reserve
copan-explain-altar-reserve = Where tokens go when Altars are replaced or closed. They still count for the Zeal stairway.
copan-term-hieroglyphs = Hieroglyphic Stairway
copan-explain-hieroglyphs = Pay for one of three lines, take all its Glyphs and climb.
copan-term-glyph = Glyph
copan-explain-glyph = A card of one of six colours. Collect different or equal ones and exchange them for Jade tiles.
copan-term-exchange = Exchange
copan-explain-exchange = Once on your turn: two to six Glyphs of different colours or three to eight of one colour, for Jade tiles placed at once, and from a certain number a bonus action at any Site.
copan-term-mask = Jade mask
copan-explain-mask = Sixteen spaces. The first Jade tile goes on the edge, the others beside one already there. Each gives its effect at once; a complete mask is worth 10 VP.
copan-term-stairway = Stairway
copan-explain-stairway = Four, with a Priest of yours on each. The step decides what each Storage extension, Ball Court token, Altar token or Jade tile is worth at the end; at the foot they cost points.
copan-term-zenith = Zenith token
copan-explain-zenith = For Priests that reach a top step: 14 VP for the first, 8 for the second, 3 for the third.
copan-term-points = Victory points (VP)
copan-explain-points = They may go below zero. At the end Cities, majorities, stairways, the mask and endgame Characters are added.
copan-term-end = End of the game
copan-explain-end = When the Pyramid is full or two Decline cubes stand on their last spaces, the round is finished and all is scored.
copan-term-winner = Winner
copan-explain-winner = Most VP. In a tie, more Jade tiles on the mask; after that the victory is shared.
copan-term-automa = Automa
copan-explain-automa = The opponent of the solo game. It has no stock: resources become VP, Jade tiles become Glyphs. You choose where its Court tile goes.
copan-term-automa-card = Automa cards
copan-explain-automa-card = One for each resource, in an order that is also its priority. It plays the leftmost card with a Court tile: a roll, then Embassies, Ball Court, Altars or Hieroglyphic Stairway. Hard cards score more at the end.
copan-term-undo = Taking back
copan-explain-undo = You can take back your last choices up to the last moment when something hidden became known or somebody else acted.
copan-term-notation = Notation
copan-explain-notation = Every choice has a short form, shown on the right of the list. Several can be written on one line with “;” between them.
copan-explain-resource = A resource. It pays the entry of its Site ({ $site }), whose spaces its Decline track closes; its stairway counts each { $counted }.
copan-explain-one-city = A City of level { $level }. The way there costs { $path }; the { $fate } closes it.
copan-term-one-event-card = Event card: { $card }
copan-term-fate = Fate symbol: { $fate }
copan-explain-fate = It closes { $city }, space { $court } of the Ball Court, Altar spaces { $left } and { $right }, or space { $glyph } of the Hieroglyphic Stairway.
copan-explain-one-character = Costs { $cost }; { $words }.
copan-term-city-tile = City tile { $id }
copan-term-altar = Altar card { $id }
copan-term-line = Line { $n } of the Hieroglyphic Stairway
copan-term-mask-space = Space { $n } of the Jade mask
copan-explain-mask-space = When a Jade tile is placed there: { $effect }.

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
