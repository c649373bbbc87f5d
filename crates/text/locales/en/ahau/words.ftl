# Ahau: Rulers of Yucatán.

ahau-title = Ahau: Rulers of Yucatán
ahau-automa = King Pakal
ahau-credit = Ahau: Rulers of Yucatán is designed by Tamás Oláh, its solo game by David Digby, and published by Apeiron Games.
ahau-in-short = March your Ruler through the land of the Maya, bluff to win regions, summon five gods from ten cities and raise a pyramid before the third age ends. One to five players, 90 to 120 minutes.

## Names

ahau-god-chief = Chief God
ahau-god-rain = Rain God
ahau-god-jaguar = Jaguar God
ahau-god-sun = Sun God
ahau-god-serpent = Feathered Serpent
ahau-short-chief = Ch
ahau-short-rain = Ra
ahau-short-jaguar = Ja
ahau-short-sun = Su
ahau-short-serpent = Se
ahau-colour-corn = corn
ahau-colour-water = water
ahau-colour-obsidian = obsidian
ahau-colour-cacao = cacao
ahau-colour-limestone = limestone
ahau-short-corn = Co
ahau-short-water = Wa
ahau-short-obsidian = Ob
ahau-short-cacao = Ca
ahau-short-limestone = Li
ahau-wild = wild
ahau-tile = { $god } ({ $face })
ahau-tile-chief = Chief
ahau-tile-rain = Rain
ahau-tile-jaguar = Jaguar
ahau-tile-sun = Sun
ahau-tile-serpent = Serpent
ahau-amount = { $n } { $what }
ahau-nothing = nothing
ahau-every-colour = every colour
ahau-no-colour = none
ahau-region = region { $n }
ahau-card = card { $n }
ahau-role-card = role card
ahau-short-role = role
ahau-building-observation_tower_a = Observation Tower A
ahau-building-observation_tower_b = Observation Tower B
ahau-building-observation_tower_c = Observation Tower C
ahau-building-observation_tower_d = Observation Tower D
ahau-building-city_gates = City Gates
ahau-building-market = Market
ahau-building-ball_court = Ball Court
ahau-building-palace = Palace
ahau-building-gateway = Gateway
ahau-building-produce_market = Produce Market
ahau-building-acropolis = Acropolis
ahau-building-royal_palace = Royal Palace
ahau-building-royal_monument = Royal Monument
ahau-building-favour_of_the_gods = Favour of the Gods
ahau-building-giant_stele = Giant Stele
ahau-short-observation_tower_a = Tower A
ahau-short-observation_tower_b = Tower B
ahau-short-observation_tower_c = Tower C
ahau-short-observation_tower_d = Tower D
ahau-short-city_gates = Gates
ahau-short-market = Market
ahau-short-ball_court = Ball C.
ahau-short-palace = Palace
ahau-short-gateway = Gateway
ahau-short-produce_market = Produce
ahau-short-acropolis = Acropolis
ahau-short-royal_palace = Royal P.
ahau-short-royal_monument = Monument
ahau-short-favour_of_the_gods = Favour
ahau-short-giant_stele = Stele
ahau-role-master_builder = Master Builder
ahau-role-high_priestess = High Priestess
ahau-role-dancer = Dancer
ahau-role-merchant = Merchant
ahau-role-war_captain = War Captain
ahau-role-queen = Queen
ahau-scoring-war = step on the war track and weapons
ahau-scoring-resources = cubes in the supply
ahau-scoring-pyramid = tiles in the pyramid
ahau-scoring-buildings = resources printed on the buildings
ahau-scoring-cities = cities with a worker
ahau-short-scoring-war = war
ahau-short-scoring-resources = cubes
ahau-short-scoring-pyramid = pyramid
ahau-short-scoring-buildings = buildings
ahau-short-scoring-cities = cities
ahau-personality-pakal_builder = Pakal the Builder
ahau-personality-pakal_priest = Pakal the Priest
ahau-personality-pakal_dancer = Pakal the Dancer
ahau-personality-pakal_merchant = Pakal the Merchant
ahau-personality-pakal_warrior = Pakal the Warrior
ahau-personality-pakal_consort = Pakal the Consort
ahau-difficulty-easy = easy
ahau-difficulty-moderate = moderate
ahau-difficulty-hard = hard
ahau-fame = { $n } Fame
ahau-up-to = up to { $fame }
ahau-weapons = { $n ->
    [0] no weapon
    [one] { $n } weapon
   *[other] { $n } weapons
}
ahau-owned = { $god }: { $built } built, { $held } in reserve
ahau-count = you then count { $mine } there, the highest other player { $best }

## Options

ahau-option-board = Player boards
ahau-option-board-a = side A (good for a first game)
ahau-option-board-b = side B
ahau-option-temples = Temples pay
ahau-option-temples-global = the highest value of all players
ahau-option-temples-personal = each player’s own value
ahau-option-pakal = King Pakal
ahau-option-pakal-easy = easy
ahau-option-pakal-moderate = moderate
ahau-option-pakal-hard = hard
ahau-option-personality = His personality
ahau-option-personality-random = drawn at random
ahau-option-personality-pakal_builder = the Builder
ahau-option-personality-pakal_priest = the Priest
ahau-option-personality-pakal_dancer = the Dancer
ahau-option-personality-pakal_merchant = the Merchant
ahau-option-personality-pakal_warrior = the Warrior
ahau-option-personality-pakal_consort = the Consort

## What boards, buildings, cards and gods do

ahau-reward-fame = { $n } Fame
ahau-reward-weapon = take a weapon
ahau-reward-role = take a role card, or return yours to your hand
ahau-reward-war = advance on the war track
ahau-reward-per-building = { $n } Fame for each of your buildings
ahau-reward-tile = draw a tile from the bag
ahau-reward-resource = gain a resource of your choice
ahau-reward-marker = put a marker in a temple of your choice
ahau-reward-per-weapon = { $n } Fame for each of your weapons
ahau-reward-lay-down = lay down a worker
ahau-short-reward-fame = { $n } Fame
ahau-short-reward-weapon = weapon
ahau-short-reward-role = role
ahau-short-reward-war = war +1
ahau-short-reward-per-building = { $n }F/bldg
ahau-short-reward-tile = bag tile
ahau-short-reward-resource = 1 cube
ahau-short-reward-marker = marker
ahau-short-reward-per-weapon = { $n }F/weap
ahau-short-reward-lay-down = lay down
ahau-does-observation_tower = { $n ->
    [one] take { $n } weapon at once
   *[other] take { $n } weapons at once
}
ahau-does-city_gates = you act first in every Action Phase
ahau-does-market = { $n ->
    [one] in a Build step you may pay { $n } resource with any other
   *[other] in a Build step you may pay up to { $n } resources with any others
}
ahau-does-ball_court = whenever you build a building, this one included, advance on the war track
ahau-does-palace = { $n } more Fame for each city that you hold alone in a Celebration
ahau-does-gateway = { $n ->
    [one] once in each of your turns, draw a tile from the bag
   *[other] once in each of your turns, draw { $n } tiles from the bag
}
ahau-does-produce_market = when you produce, choose the colour
ahau-does-acropolis = { $n } Fame after movement if you have the most workers around your Ruler’s region
ahau-does-royal_palace = you win all ties: in conflicts, in cities and for the victory
ahau-does-royal_monument = neighbours in the pyramid give { $n } times as much Fame
ahau-does-favour_of_the_gods = { $n ->
    [one] { $n } more cube whenever you produce
   *[other] { $n } more cubes whenever you produce
}
ahau-does-giant_stele = { $n ->
    [one] { $n } more tile in each Build step
   *[other] { $n } more tiles in each Build step
}
ahau-short-does-observation_tower = { $n ->
    [one] { $n } weapon
   *[other] { $n } weapons
}
ahau-short-does-city_gates = act first
ahau-short-does-market = substitute { $n }
ahau-short-does-ball_court = each building: war +1
ahau-short-does-palace = sole cities +{ $n } Fame
ahau-short-does-gateway = a tile each turn
ahau-short-does-produce_market = produce any colour
ahau-short-does-acropolis = most workers: { $n } Fame
ahau-short-does-royal_palace = win all ties
ahau-short-does-royal_monument = neighbours ×{ $n }
ahau-short-does-favour_of_the_gods = produce +{ $n }
ahau-short-does-giant_stele = build +{ $n }
ahau-power-master_builder = { $n ->
    [one] each tile and building costs { $n } fewer resource
   *[other] each tile and building costs { $n } fewer resources
}
ahau-power-high_priestess = summon any god, with { $n } more strength in a colour of your choice
ahau-power-dancer = instead of producing or building, summon another god
ahau-power-merchant = { $n ->
    [one] produce at any site and gain { $n } more cube of your choice
   *[other] produce at any site and gain { $n } more cubes of your choice
}
ahau-power-war_captain = before conflicts your Ruler may move to an adjacent region
ahau-power-queen = { $n ->
    [one] once in your turn, pay { $n } cube to lay down a worker
   *[other] once in your turn, pay { $n } cubes to lay down a worker
}
ahau-power-chief = { $n ->
    [one] take { $n } tile
   *[other] take up to { $n } tiles
}
ahau-power-rain = { $n ->
    [one] deplete a site and gain { $n } cube
   *[other] deplete a site and gain { $n } cubes
}
ahau-power-jaguar = { $n ->
    [one] { $n } step of a worker, { $fame } Fame over a matching site
   *[other] up to { $n } steps of workers, { $fame } Fame each over a matching site
}
ahau-power-sun = { $n ->
    [one] { $fame } Fame, then take back { $n } card
   *[other] { $fame } Fame, then take back up to { $n } cards
}
ahau-power-serpent = give up a worker for { $fame } Fame
ahau-by-war = war track
ahau-by-conflict = lost conflict
ahau-by-space = space { $space }
ahau-by-slot = slot { $n }
ahau-by-temple = marker in the temple of the { $god }
ahau-by-adjacency = neighbours in the pyramid
ahau-by-produce = site { $route }
ahau-by-celebration = temple of the { $god }
ahau-by-city = { $city }
ahau-by-difficulty = new building

## History

ahau-event-first = { $name } begins.
ahau-event-pakal = { $personality } joins the game ({ $level }).
ahau-event-start = { $name } begins with { $tile } and { $cubes }.
ahau-event-round = Round { $round }.
ahau-event-revealed = { $name } plays { $left } and { $right }: the Ruler moves to { $region }.
ahau-event-pakal-redeals = King Pakal was dealt two cards with the number 6 and gets two new ones.
ahau-event-ruler-moved = { $name }’s Ruler moves to { $what }.
ahau-event-conflict = Conflict in { $region }: { $name } wins with strength { $strength }.
ahau-event-conflict-lost = { $name } loses with strength { $what }.
ahau-event-retreated = { $name }’s Ruler retreats to { $what }.
ahau-event-declined = { $name } does not advance on the war track.
ahau-event-advanced = { $name } advances to space { $what } of the war track.
ahau-event-took-weapons = { $name } takes { $what } ({ $source }).
ahau-event-took-tile = { $name } takes { $tile } from { $region }.
ahau-event-drew-tile = { $name } draws { $what } from the bag ({ $source }).
ahau-event-no-tile-left = No tile is left for { $name } to draw.
ahau-event-scored = { $name } gains { $what } ({ $source }).
ahau-event-order = Order of the Action Phase: { $names }.
ahau-event-turn = It is { $name }’s turn.
ahau-event-placed = { $name } puts a worker in { $what }.
ahau-event-claimed = { $name } has a worker in every city of { $what } and builds its building for free.
ahau-event-summoned = { $name } summons the { $god } with strength { $strength } ({ $colours }).
ahau-event-discarded = Discarded: { $tiles }.
ahau-event-depleted = The { $colour } site { $route } is depleted.
ahau-event-gained = { $name } gains { $what } ({ $source }).
ahau-event-tracker-up = { $name } gains { $n } for the store ({ $source }).
ahau-event-tracker-down = { $name } pays { $n } from the store ({ $source }).
ahau-event-walked = { $name } moves a worker from { $from } to { $to }.
ahau-event-removed = { $name } takes a worker back from { $what }.
ahau-event-removed-lying = { $name } takes a laid-down worker back from { $what }.
ahau-event-stood-up = { $name } stands up a worker in { $what }.
ahau-event-laid-down = { $name } lays down a worker in { $what }: it counts double.
ahau-event-took-back = { $name } takes back { $what }.
ahau-event-marker = { $name } puts a marker on space { $n } of the temple of the { $god }.
ahau-event-paid = { $name } pays { $what }.
ahau-event-paid-queen = { $name } pays 1 { $what } for the Queen.
ahau-event-laid = { $name } builds { $tile } on { $space }.
ahau-event-laid-wild = { $name } builds { $tile } on { $space }; it is { $colour } for the rest of the game.
ahau-event-built = { $name } builds the { $building } in slot { $slot } ({ $words }).
ahau-event-put-aside = { $name } has no slot left and puts a building aside: { $what }.
ahau-event-took-role = { $name } looks through the role deck and takes a card.
ahau-event-chose-role = { $name }, you chose the { $role }. You saw: { $seen }.
ahau-event-role-back = { $name }’s role card returns to their hand.
ahau-event-pakal-role = King Pakal’s role is in force: { $role }.
ahau-event-redrew = { $name } takes back all cards.
ahau-event-gave-tile = { $name } has the most tiles and gives one to the bag: { $what }.
ahau-event-bag-refilled = The discarded tiles go back into the bag.
ahau-event-new-building = New in the offer: { $building }.
ahau-event-katun-ends = The calendar is full: the K’atun ends after this round.
ahau-event-pyramid-complete = { $name } has completed their pyramid: the game ends after this round.
ahau-event-last-worker = { $name } has placed their last worker: the game ends after this round.
ahau-event-too-long = The game has lasted too long: this round is the last.
ahau-event-celebration = K’atun Celebration { $n } of { $of }: temples and cities pay.
ahau-event-over = The game is over.

## Refusals

ahau-reason-another-decision = this is not the moment for that
ahau-reason-card-taken = this summary card is not available; choose one that still has its tile
ahau-reason-not-in-hand = you don’t have { $card } in your hand
ahau-reason-same-card = the left and right cards must be different
ahau-reason-left-six = with two or three players the left card must be 1 to 5; play a 6 or a role card on the right
ahau-reason-no-such-region = { $region } is not on this side of the board
ahau-reason-not-adjacent = { $region } shares no route with the region of your Ruler
ahau-reason-region-taken = { $region } already has a Ruler; choose an unoccupied region
ahau-reason-other-region = your Ruler is not in { $region }; take a tile from your Ruler’s region
ahau-reason-no-tile-there = this space in { $region } has no tile
ahau-reason-city-out-of-reach = { $city } does not border your Ruler’s region
ahau-reason-no-such-route = this route is not on this side of the board
ahau-reason-role-not-there = the { $role } is not in the role deck
ahau-reason-other-god = the city of your new worker belongs to a god other than the { $god }
ahau-reason-no-matching-tile = you need a tile of this god ({ $god }), built or in reserve
ahau-reason-already-summoned = you have already summoned the { $god } this turn; the Dancer needs another god
ahau-reason-has-marker = you already have a marker in the temple of the { $god }
ahau-reason-no-matching-site = no site of a used colour is left on the map
ahau-reason-no-removable-worker = your only worker on the map was placed this turn and must stay
ahau-reason-nothing-used = a summon uses at least one tile of the god: discard one first
ahau-reason-no-dancer = you have not played the Dancer this round
ahau-reason-colour-not-used = the summon does not use { $colour }
ahau-reason-bag-empty = the bag and the discard pile are empty
ahau-reason-no-worker-there = you have no such worker in { $city }
ahau-reason-placed-this-turn = the worker in { $city } was placed this turn and must stay
ahau-reason-no-standing-worker = you have no standing worker in { $city }
ahau-reason-nobody-stands = all your workers on the map are already laid down
ahau-reason-not-to-take-back = { $card } is not in your discard pile and was not played this round
ahau-reason-not-in-reserve = you have no such tile in your reserve
ahau-reason-no-site-there = this route has no site tile
ahau-reason-site-out-of-reach = this site is not next to the city of your new worker
ahau-reason-bank-empty = the bank has no { $colour } left; choose another resource
ahau-reason-space-filled = { $space } already has a tile
ahau-reason-not-supported = { $space } needs tiles on both spaces below it
ahau-reason-build-limit = { $n ->
    [0] your build limit in this city is 0
    [one] you have reached your build limit of { $n } tile; more workers in the city raise it
   *[other] you have reached your build limit of { $n } tiles; more workers in the city raise it
}
ahau-reason-no-building-there = place { $n } of the offer is empty
ahau-reason-capital-full = your capital is full: it has five buildings
ahau-reason-no-gateway = you don’t have the Gateway
ahau-reason-gateway-used = you have already used the Gateway this turn
ahau-reason-no-queen = you have not played the Queen this round
ahau-reason-queen-used = you have already used the Queen this round
ahau-reason-cannot-pay = you can’t pay for this, not even with trades
ahau-reason-wrong-price = the price has as many different colours as the level, including the colour of the tile
ahau-reason-rest-unpayable = you couldn’t pay the rest after that; choose another payment
ahau-reason-no-cube = you have no { $colour } to pay with
ahau-reason-has-colour = you had { $colour } when this payment began; trades are only for colours you lack
ahau-reason-trade-needs-two = a trade needs two cubes of { $colour }
ahau-reason-trade-needs-tiles = a trade needs two reserve tiles of { $colour } or wild ones
ahau-reason-wrong-tile = { $tile } does not have the colour that is due
ahau-reason-no-market = you don’t have the Market
ahau-reason-market-used = the Market has made all its substitutions in this step
ahau-reason-no-waiver = the Master Builder does not apply: you have not played this card, or it has already paid for one colour

## Choices

ahau-group-start = Summary card
ahau-group-select = Ruler to region { $n }
ahau-group-march = War Captain
ahau-group-advance = War track
ahau-group-retreat = Retreat to
ahau-group-take = Take a tile
ahau-group-place = Put a worker in
ahau-group-claim = Building of the region
ahau-group-summon = Summon
ahau-group-name = Colour of the High Priestess
ahau-group-discard = Discard for the summon
ahau-group-rain = Rain God
ahau-group-walk = Jaguar God
ahau-group-take-back = Take back
ahau-group-remove = Feathered Serpent
ahau-group-produce = Produce
ahau-group-lay = Build { $tile }
ahau-group-buy = Build a building
ahau-group-gain = Gain
ahau-group-paint = Colour of the wild tile
ahau-group-nominal = Colours to pay
ahau-group-pay = Pay
ahau-group-give = Give up a tile
ahau-group-war-reward = Reward of the war track
ahau-group-lay-down = Lay down a worker
ahau-group-temple = Temple marker
ahau-group-role = Role card
ahau-group-free = At any time in your turn
ahau-group-end = Continue
ahau-action-start = { $tile } with { $cubes }
ahau-action-start-taken = Summary card { $n }
ahau-action-select = Left { $left }, right { $right }: Ruler to { $region }, strength { $strength }
ahau-action-stay = Stay in { $region }
ahau-action-stay-nowhere = Stay
ahau-action-region = Region { $n }: tiles { $tiles }
ahau-action-region-building = Region { $n }: tiles { $tiles }; building { $building }
ahau-action-march-conflict = ; conflict, your strength { $mine } against { $theirs }
ahau-action-advance = Advance to space { $n }: { $reward }
ahau-action-advance-top = Advance: you are at the top and choose the reward of a lower space
ahau-action-decline = Do not advance
ahau-action-war-reward = Space { $n }: { $reward }
ahau-action-take = { $tile } of { $region } ({ $owned })
ahau-action-take-empty = A tile of { $region }
ahau-action-place = { $city } ({ $god }, strength { $strength }, build limit { $limit })
ahau-yield = { $gain } (to { $city })
ahau-action-place-sites = ; sites: { $yields }
ahau-action-place-claim = ; then { $building } is free
ahau-action-claim = Build the { $building } for free ({ $words }); slot { $slot }: { $reward }
ahau-action-claim-nothing = Build the building of the region
ahau-action-no-claim = Leave the building
ahau-action-summon = Summon the { $god }: { $power }
ahau-action-summon-marker = ; temple marker: { $n } Fame
ahau-action-no-summon = Do not summon
ahau-action-name = { $colour }: { $power }
ahau-action-name-known = { $colour } (already used): { $power }
ahau-action-discard = { $tile }: strength { $n }, { $power }
ahau-action-discard-wild = { $tile } as { $colour }: strength { $n }, { $power }
ahau-action-discard-joker = { $tile }: strength { $n }, and every site matches
ahau-action-confirm = { $god } with strength { $n }: { $power }
ahau-action-draw = { $n ->
    [0] A tile from the bag, refilled with the discarded tiles
    [one] A tile from the bag ({ $n } is in it)
   *[other] A tile from the bag ({ $n } are in it)
}
ahau-action-rain = { $n } { $colour } from { $route }
ahau-action-walk = { $from } to { $to }: { $fame }
ahau-action-walk-lying = {" "}(laid-down worker)
ahau-action-take-back = { $card }
ahau-action-remove = Take back a worker from { $city } ({ $count })
ahau-action-remove-lying = Take back a laid-down worker from { $city } ({ $count })
ahau-action-stand-up = Stand up the worker in { $city } ({ $count })
ahau-action-stop-chief = Stop taking tiles
ahau-action-stop-jaguar = Stop moving
ahau-action-stop-sun = Stop taking back cards
ahau-action-stop-build = Stop building
ahau-action-produce = { $n } { $colour } from { $route }
ahau-action-produce-any = { $n } of any colour from { $route } ({ $colour })
ahau-action-produce-empty = { $route }: no site
ahau-action-merchant = { $n ->
    [one] , and { $n } cube of your choice
   *[other] , and { $n } cubes of your choice
}
ahau-action-katun = ; the K’atun ends
ahau-action-lay = { $tile } on { $space } ({ $n ->
    [one] { $n } resource
   *[other] { $n } different resources
}): { $fame } for neighbours, then { $reward }
ahau-action-lay-last = ; the pyramid is complete
ahau-action-paint = { $colour }: { $fame } for neighbours
ahau-action-buy = { $building } for { $cost } ({ $words })
ahau-action-buy-nothing = Place { $n } of the offer
ahau-action-slot = ; slot { $n }: { $reward }
ahau-action-ball-court = ; Ball Court: advance on the war track
ahau-action-dance = The Dancer: another god instead of producing or building
ahau-action-pass = Neither produce nor build
ahau-action-end-turn = End the turn
ahau-action-gateway = Gateway: draw a tile from the bag
ahau-action-queen = Queen: pay 1 { $colour } (you have { $have }) and lay down a worker
ahau-action-gain = { $gain } (you have { $have })
ahau-action-cube = 1 { $colour } (you have { $have })
ahau-action-trade = Trade { $cubes } (you have { $have }) for 1 { $due }
ahau-action-due-too = ; { $due } is also due: { $all } in all
ahau-action-lacking = {" "}(you have no { $colours }: { $n ->
    [one] a trade takes
   *[other] each trade takes
} 2 equal cubes or 2 tiles)
ahau-action-trade-tiles = Trade two reserve tiles, { $due } or wild, for 1 { $due }
ahau-action-substitute = { $left ->
    [one] Market: 1 { $colour } (you have { $have }) instead of { $due }; { $left } substitution left
   *[other] Market: 1 { $colour } (you have { $have }) instead of { $due }; { $left } substitutions left
}
ahau-action-waive = Nothing for { $due }: the Master Builder pays
ahau-action-give = { $tile } (you have { $have })
ahau-action-give-bag = { $tile } to the bag (you have { $have })
ahau-action-lay-down = { $city } ({ $count })
ahau-action-temple = { $god }: { $now } now; in a Celebration { $pays } as things stand ({ $scoring })
ahau-action-role = { $role } ({ $words })
ahau-hand-role = { $role } (number 6; { $words })

## What to do now

ahau-prompt-over = The game is over.
ahau-prompt-wait = Waiting for { $names }.
ahau-prompt-start = Choose a summary card: its tile and its cubes are your start.
ahau-prompt-select = Round { $round }: choose two cards. The left one sends your Ruler to a region; the right one is your strength ({ $weapons } added).
ahau-prompt-katun = { $n ->
    [0] The K’atun ends after this round.
    [one] The K’atun ends with { $n } more depleted site.
   *[other] The K’atun ends with { $n } more depleted sites.
}
ahau-prompt-captain = War Captain: your Ruler is in { $region } with strength { $strength }. Move to an adjacent region before conflicts, or stay.
ahau-prompt-win = You have won the conflict and are on space { $n }. Advance on the war track, or stay.
ahau-prompt-retreat = You have lost the conflict in { $region }. Choose a region to retreat to.
ahau-prompt-take = Take one of the tiles of { $region } into your reserve.
ahau-prompt-place = { $n ->
    [one] Your turn: put your last worker in a city around { $region }. The game then ends after this round.
   *[other] Your turn: put a worker in a city around { $region }. You have { $n } workers.
}
ahau-prompt-claim = You have a worker in every city around { $region }. Build { $building } for free, or leave it.
ahau-prompt-summon = Summon the { $god } of { $city }, or continue. Your tiles of this god: { $built } built, { $held } in reserve.
ahau-prompt-summon-any = High Priestess: choose a god to summon.
ahau-prompt-dance = Dancer: choose another god to summon.
ahau-prompt-name = High Priestess, { $god }: choose a colour for the extra strength. So far strength { $n }, colours: { $colours }.
ahau-prompt-offering = { $god }: strength { $n }, colours: { $colours }. Discard reserve tiles for more, or confirm.
ahau-prompt-chief = { $n ->
    [one] Chief God: take { $n } more tile, from the map if its colour is used ({ $colours }) or wild, or from the bag.
   *[other] Chief God: take up to { $n } more tiles, from the map if their colour is used ({ $colours }) or wild, or from the bag.
}
ahau-prompt-rain = { $n ->
    [one] Rain God: choose a site to deplete for { $n } cube. Colours: { $colours }.
   *[other] Rain God: choose a site to deplete for { $n } cubes. Colours: { $colours }.
}
ahau-prompt-jaguar = { $n ->
    [one] Jaguar God: { $n } step left. Sites of these colours give Fame: { $colours }.
   *[other] Jaguar God: { $n } steps left. Sites of these colours give Fame: { $colours }.
}
ahau-prompt-sun = { $n ->
    [one] Sun God: take back { $n } card, or stop.
   *[other] Sun God: take back up to { $n } cards, or stop.
}
ahau-prompt-serpent = Feathered Serpent: { $power }. Choose a worker.
ahau-prompt-main = { $n ->
    [0] Produce, or continue. You can’t build here.
    [one] Produce, or build { $n } tile. You have { $cubes }; in reserve { $tiles }.
   *[other] Produce, or build up to { $n } tiles. You have { $cubes }; in reserve { $tiles }.
}
ahau-prompt-build = { $n ->
    [0] You have reached your build limit. Lay down a worker with the Queen, or stop.
    [one] Build { $n } more tile, or stop. You have { $cubes }; in reserve { $tiles }.
   *[other] Build up to { $n } more tiles, or stop. You have { $cubes }; in reserve { $tiles }.
}
ahau-prompt-produce-colour = { $n ->
    [one] Produce Market: choose a colour for the cube.
   *[other] Produce Market: choose a colour for the { $n } cubes.
}
ahau-prompt-close = Use anything else you want, then end your turn.
ahau-prompt-paint = Choose a permanent colour for { $what }.
ahau-prompt-nominal = { $n ->
    [one] { $what } costs { $n } resource. Choose which.
   *[other] { $what } costs { $n } different resources. Choose which.
}
ahau-prompt-settle = Pay for { $what }: now { $due }. You have { $cubes }.
ahau-prompt-settle-rest = Then { $rest }.
ahau-prompt-give = { $n ->
    [one] Give { $n } more tile for { $due }: of this colour or wild.
   *[other] Give { $n } tiles for { $due }: of this colour or wild.
}
ahau-prompt-gain = { $n ->
    [one] Choose a resource to gain ({ $source }).
   *[other] Choose { $n } resources to gain, one by one ({ $source }).
}
ahau-prompt-war-reward = You are at the top of the war track: choose the reward of a lower space.
ahau-prompt-lay-down = Choose a standing worker to lay down. It then counts double.
ahau-prompt-temple = Choose a temple for your marker.
ahau-prompt-role = Choose a role card; the others go back into the deck.
ahau-prompt-forced-discard = { $n ->
    [one] Tiles have run out, and you have the most: give { $n } to the bag.
   *[other] Tiles have run out, and you have the most: give one to the bag. { $n } are missing in all.
}

## Score sheet

ahau-score-gods = Gods
ahau-score-temples = Markers in temples
ahau-score-adjacency = Neighbours in the pyramid
ahau-score-board = Rewards of the player board
ahau-score-war = War track
ahau-score-buildings = Buildings
ahau-score-celebrations = Temples in Celebrations
ahau-score-cities = Cities in Celebrations
ahau-score-total = Total

## The board

ahau-board-round = Round { $round }
ahau-board-katun = K’atun { $n } of { $of }
ahau-board-celebrating = Celebration after this round
ahau-board-last-round = the last round
ahau-board-active = now
ahau-board-chosen = chosen
ahau-board-calendar = Calendar
ahau-board-to-katun = { $n ->
    [0] full
    [one] { $n } more site until the Celebration
   *[other] { $n } more sites until the Celebration
}
ahau-board-aside = aside
ahau-board-bag = Bag
ahau-board-weapons = Weapons
ahau-board-bank = Bank
ahau-board-roles = Roles
ahau-board-map = Map
ahau-board-map-key = city and god · workers’ weight · [site] · region: Ruler, tiles, building · ≈ water
ahau-board-temples = Temples
ahau-board-temples-key = what they pay for · what you would get · spaces with their Fame
ahau-board-war = War track
ahau-board-offer = Building offer
ahau-board-stack = { $n ->
    [one] { $n } building in the stack
   *[other] { $n } buildings in the stack
}
ahau-board-points = { $fame } Fame, { $more } more with a Celebration now
ahau-board-points-short = { $fame } (+{ $more })
ahau-board-deck = Deck
ahau-board-lying = Laid down
ahau-board-hand = Hand
ahau-board-played = Played
ahau-board-discarded = Discarded
ahau-board-supply = Supply
ahau-board-store = Store
ahau-board-reserve = Reserve
ahau-board-workers = Workers
ahau-board-strength = Strength
ahau-board-pyramid = Pyramid
ahau-board-capital = Capital
ahau-board-others = Others
ahau-board-role-unknown = role?
ahau-board-prefers = Prefers
ahau-board-entry = { $place }: { $reward }

## Glossary

ahau-term-round = Round
ahau-explain-round = Movement Phase, Action Phase, end of the round: the map and the offer are refilled, and a Celebration is held if the K’atun has ended. A game ends after round 40 at the latest.
ahau-term-movement-phase = Movement Phase
ahau-explain-movement-phase = All players choose two cards in secret and reveal them together. Rulers move to their regions, conflicts are resolved, then each player takes a tile from their Ruler’s region.
ahau-term-action-phase = Action Phase
ahau-explain-action-phase = One turn for each player, in ascending order of their regions; the owner of the City Gates goes first.
ahau-term-turn = Turn
ahau-explain-turn = Put a worker in a city around your Ruler’s region; you may claim the building of the region and summon the god of the city; then produce, build, or do neither.
ahau-term-ruler = Ruler
ahau-explain-ruler = Your only piece in the regions. The left card sends it to any region; after conflicts it is alone in its region.
ahau-term-region = Region
ahau-explain-region = A part of the map between routes, with two tiles and a building. Regions are adjacent if they share a route. The board has five of them with up to three players, six with more.
ahau-term-region-card = Region card
ahau-explain-region-card = Six cards from 1 to 6. On the left the number is a region, on the right it is strength. With two or three players a 6 can’t be played on the left.
ahau-term-role-card = Role card
ahau-explain-role-card = Each player has at most one, gained by a reward. It counts as a card with the number 6 and has a power in the round in which it is played.
ahau-term-redraw = Redraw
ahau-explain-redraw = After your turn the two cards are discarded. If you then have fewer than two cards in hand, or with two or three players only cards with the number 6, you take back all cards.
ahau-term-strength = Strength of a Ruler
ahau-explain-strength = The number of the right card plus your weapons.
ahau-term-conflict = Conflict
ahau-explain-conflict = Two or more Rulers in one region. The greatest strength wins; ties go to the owner of the Royal Palace, then to the player further on the war track, then to the marker on top. The winner may advance on the war track.
ahau-term-retreat = Retreat
ahau-explain-retreat = Each loser takes a weapon and moves to an unoccupied region adjacent to the conflict, or to any unoccupied one if there is none. The strongest loser goes first; ties go to the player with less Fame.
ahau-term-weapon = Weapon
ahau-explain-weapon = Adds 1 to your strength in every conflict. The supply is limited, and weapons are never lost.
ahau-term-war-track = War track
ahau-explain-war-track = Six spaces with rewards. A player at the top chooses the reward of a lower space with each further advance.
ahau-term-pyramid-tile = Pyramid tile
ahau-explain-pyramid-tile = Shows a god and a colour. In your reserve it can be discarded for a summon, built into the pyramid, or given up in a trade.
ahau-term-wild = Wild tile
ahau-explain-wild = Shows a god and all colours. Name its colour when you build or discard it; once built, it keeps that colour. Discarded for the Jaguar God, it matches every site.
ahau-term-reserve = Reserve
ahau-explain-reserve = Your unbuilt pyramid tiles. There is no limit.
ahau-term-bag = Bag
ahau-explain-bag = The tiles to draw from. If it is empty, the discarded tiles go into it. If there are none, the players with the most tiles must give some.
ahau-term-worker = Worker
ahau-explain-worker = You have twelve. One goes into a city each turn; once a player’s last worker is on the map, the game ends after the round.
ahau-term-lying = Laid-down worker
ahau-explain-lying = Counts double for producing, building and majorities. It is still one piece.
ahau-term-city = City
ahau-explain-city = Ten cities, two for each god. In a Celebration they pay the players with the most workers.
ahau-term-route = Route
ahau-explain-route = Joins two cities, on land or water, and carries a site.
ahau-term-site = Production site
ahau-explain-site = A tile of a resource on a route. It is used up by producing or by the Rain God.
ahau-term-depleted = Depleted site
ahau-explain-depleted = Its tile is on the calendar until the Celebration; then all site tiles are shuffled and laid out again.
ahau-term-produce = Produce
ahau-explain-produce = Deplete a site next to the city of your new worker and gain one cube for each worker you count in its two cities.
ahau-term-supply = Supply
ahau-explain-supply = Your cubes of the five resources. There is no limit.
ahau-term-bank = Bank
ahau-explain-bank = The cubes that no player has. If a colour runs out, you gain only what is left.
ahau-term-summon = Summon
ahau-explain-summon = Use the power of the god of the city of your new worker. You need at least one tile of the god: in your pyramid, or discarded from your reserve.
ahau-term-summon-strength = Strength of a summon
ahau-explain-summon-strength = All tiles of the god in your pyramid, plus those you discard from your reserve.
ahau-term-used-colour = Used colours
ahau-explain-used-colour = The colours of the tiles that a summon uses. They decide which tiles, sites and steps match, and how much Fame some gods give.
ahau-term-temple = Temple
ahau-explain-temple = After a summon with a built tile of the god, your marker goes on the leftmost free space, once in each K’atun; the first spaces pay Fame at once. In a Celebration the temple pays every player with a marker.
ahau-term-scoring-tile = Scoring tile
ahau-explain-scoring-tile = Shows what a temple pays for in a Celebration. The highest value of all players counts for every player with a marker there.
ahau-term-personal = Personal scoring
ahau-explain-personal = An option: temples pay each player’s own value instead of the highest.
ahau-term-build = Build
ahau-explain-build = Put tiles from your reserve into your pyramid and buildings from the offer into your capital, in any order, up to the build limit.
ahau-term-build-limit = Build limit
ahau-explain-build-limit = The weight of your workers in the city of your new worker; one more with the Giant Stele.
ahau-term-pyramid = Pyramid
ahau-explain-pyramid = Ten spaces on four levels: a1 to a4 at the bottom, d1 at the top. A space above the ground needs tiles on both spaces below it. A complete pyramid ends the game.
ahau-term-adjacency = Neighbours in the pyramid
ahau-explain-adjacency = A new tile gives 1 Fame for each neighbour of the same colour, and 1 for each of the same god; twice as much with the Royal Monument.
ahau-term-price = Price
ahau-explain-price = A tile costs as many different resources as its level, including its own colour. A building costs what is printed on it.
ahau-term-trade = Trade
ahau-explain-trade = For a colour of which you had no cube when the payment began: two cubes of one other colour, or two reserve tiles of that colour or wild.
ahau-term-reward = Reward
ahau-explain-reward = Every space of the pyramid, every slot and every space of the war track has one. It applies at once.
ahau-term-capital = Capital
ahau-explain-capital = Five slots for buildings below your pyramid, filled from the left. Each has a reward.
ahau-term-building = Building
ahau-explain-building = Fifteen tiles, each with a price and a power. Most powers last; towers give weapons at once.
ahau-term-offer = Building offer
ahau-explain-offer = Buildings for sale. It is refilled at the end of the round.
ahau-term-region-building = Building of a region
ahau-explain-region-building = If your Ruler is there and you have a worker in every city around the region, you may build it for free, after placing a worker or after the Jaguar God. It is not replaced.
ahau-term-free-option = Free options
ahau-explain-free-option = You can use the tile of the Gateway and the cube for the Queen at any of your decisions in your turn, once each.
ahau-term-summary-card = Summary card
ahau-explain-summary-card = Your starting tile and cubes: a tile of a god and three cubes.
ahau-term-calendar = Calendar
ahau-explain-calendar = Counts depleted sites: 5 with two players, 7 with three, 9 with four and 11 with five end the K’atun.
ahau-term-katun = K’atun Celebration
ahau-explain-katun = After the round in which the calendar is filled, a pyramid is completed or a last worker is placed: temples pay, cities pay, sites are laid out again and markers are returned. The third one ends the game.
ahau-term-majority = Majority in a city
ahau-explain-majority = In a Celebration the player with the highest weight in a city gains 2 Fame; tied players gain 1 each.
ahau-term-points = Fame (points)
ahau-explain-points = The player with the most Fame wins. It comes from gods, temples, neighbours in the pyramid, rewards, the war track and Celebrations.
ahau-term-end = End of the game
ahau-explain-end = With the third Celebration, a complete pyramid or a player’s twelfth worker on the map. The round is completed, and the last Celebration is held.
ahau-term-winner = Winner
ahau-explain-winner = The player with the most Fame. In a tie, the player with more tiles and buildings on their player board; after that the victory is shared.
ahau-term-pakal = King Pakal
ahau-explain-pakal = The solo opponent. He wins all ties, begins with the Royal Palace and follows his preferences among the gods.
ahau-term-personality = Personality
ahau-explain-personality = Pakal’s ranking of the gods and his role card.
ahau-term-tracker = Pakal’s store
ahau-explain-tracker = His resources have no colours: every gain adds to the store, every payment takes from it.
ahau-term-undo = Undo
ahau-explain-undo = You can undo your choices until hidden information is revealed or another player acts.
ahau-term-notation = Notation
ahau-explain-notation = Every choice has a short form, shown on the right of the list. Write several on one line with “;” between them.
ahau-explain-chief = Take as many tiles as the strength or fewer: from anywhere on the map if their colour is used (wild ones always), or unseen from the bag.
ahau-explain-rain = Deplete a site of a used colour anywhere and gain as many of its cubes as the strength.
ahau-explain-jaguar = As many steps as the strength or fewer, each with one of your workers over one route; not with the worker of this turn. A step over a site of a used colour gives 1 Fame. Then you may claim a building.
ahau-explain-sun = 1 Fame for each used colour; then take back as many of your played and discarded cards as the strength or fewer.
ahau-explain-serpent = Give up a worker, or stand up one that is laid down; not the worker of this turn. 1 Fame for each strength and 2 for each used colour.
ahau-explain-colour = A resource and a colour of tiles and sites, written { $short } on the board.
ahau-explain-one-building = Costs { $cost }: { $words }.
ahau-explain-one-role = A role card with the number 6. In the round in which it is played: { $words }.
ahau-term-one-personality = { $name }
ahau-explain-one-personality = His role card is the { $role }. His gods, the most preferred first: { $gods }.
ahau-term-one-scoring = Scoring tile: { $name }
ahau-explain-one-scoring = Its temple pays for { $what }.
ahau-term-one-board = Player board, side { $side }

# Invariants, for positions that violate them.
ahau-invariant-I-1 = Every pyramid tile is in one place: bag, discard pile, map, a reserve or a pyramid.
ahau-invariant-I-2 = The bank, the supplies and the wild tiles together hold all cubes of each colour.
ahau-invariant-I-3 = The supply and the players together hold all weapons.
ahau-invariant-I-4 = Every site tile is on a route, on the calendar or, with two or three players, set aside.
ahau-invariant-I-5 = Every building is in one place, and no one has more than five.
ahau-invariant-I-6 = Each player has twelve workers and five temple markers, at most one marker in each temple.
ahau-invariant-I-7 = Every card of a player is in their hand, played or discarded, and every role card is in one place.
ahau-invariant-I-8 = There are two cities of each god, and they never change.
ahau-invariant-I-9 = Fame, weapons, the war track, built tiles and K’atuns never decrease and stay in range.
ahau-invariant-I-10 = Each tile of a pyramid rests on two others, and capitals are filled from the left.
ahau-invariant-I-11 = After conflicts every Ruler is alone, and every region has its tiles at the start of a round.
ahau-invariant-I-12 = Each player has one turn in a round and a worker to place in it.
ahau-invariant-I-13 = Each player can choose two cards, one of which can be played on the left.
ahau-invariant-I-14 = Temples are filled from the left, except for Pakal’s first markers.
ahau-invariant-I-15 = Neighbours in the pyramid give no more Fame than there are neighbours.
ahau-invariant-I-16 = A Celebration is held when the K’atun has ended, never otherwise, and the game ends with one.
ahau-invariant-I-17 = Every summon has a strength of at least 1 and uses tiles of its god.
ahau-invariant-I-18 = Each player has a seat, and what is laid out for the whole game is there.
ahau-invariant-I-19 = Pending steps follow the course of a round and match what is on the table.
