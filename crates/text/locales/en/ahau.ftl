# Ahau: Rulers of Yucatán.

ahau-title = Ahau: Rulers of Yucatán
ahau-automa = King Pakal

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
ahau-count = you then count { $mine } there, the best other { $best }

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
ahau-reward-role = take a role card, or yours back into the hand
ahau-reward-war = advance on the war track
ahau-reward-per-building = { $n } Fame for each of your buildings
ahau-reward-tile = draw a tile from the bag
ahau-reward-resource = gain a resource of your choice
ahau-reward-marker = put a marker into a temple of your choice
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
    [one] in a Build step { $n } resource may be paid with any other
   *[other] in a Build step up to { $n } resources may be paid with any others
}
ahau-does-ball_court = whenever you build a building, this one included, advance on the war track
ahau-does-palace = { $n } Fame more for each city that you hold alone in a Celebration
ahau-does-gateway = { $n ->
    [one] once in each of your turns draw a tile from the bag
   *[other] once in each of your turns draw { $n } tiles from the bag
}
ahau-does-produce_market = when you produce, choose the colour
ahau-does-acropolis = { $n } Fame after the movement if you have most workers around your Ruler’s region
ahau-does-royal_palace = you win all ties: in conflicts, in cities, for the victory
ahau-does-royal_monument = neighbours in the pyramid pay { $n } times as much Fame
ahau-does-favour_of_the_gods = { $n ->
    [one] { $n } cube more whenever you produce
   *[other] { $n } cubes more whenever you produce
}
ahau-does-giant_stele = { $n ->
    [one] { $n } tile more in each Build step
   *[other] { $n } tiles more in each Build step
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
    [one] each tile and building costs { $n } resource less
   *[other] each tile and building costs { $n } resources less
}
ahau-power-high_priestess = summon any god, with { $n } strength more in a colour of your choice
ahau-power-dancer = instead of producing or building, summon another god
ahau-power-merchant = { $n ->
    [one] produce at any site, with { $n } cube of your choice more
   *[other] produce at any site, with { $n } cubes of your choice more
}
ahau-power-war_captain = before conflicts your Ruler may go to an adjacent region
ahau-power-queen = { $n ->
    [one] once in your turn pay { $n } cube to lay down a worker
   *[other] once in your turn pay { $n } cubes to lay down a worker
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
ahau-event-pakal = { $personality } comes to play ({ $level }).
ahau-event-start = { $name } begins with { $tile } and { $cubes }.
ahau-event-round = Round { $round }.
ahau-event-revealed = { $name } plays { $left } and { $right }: the Ruler goes to { $region }.
ahau-event-pakal-redeals = King Pakal has two cards with the number 6 and is dealt again.
ahau-event-ruler-moved = { $name }’s Ruler goes to { $what }.
ahau-event-conflict = Conflict in { $region }: { $name } wins with strength { $strength }.
ahau-event-conflict-lost = { $name } loses with strength { $what }.
ahau-event-retreated = { $name }’s Ruler retreats to { $what }.
ahau-event-declined = { $name } does not advance on the war track.
ahau-event-advanced = { $name } advances to space { $what } of the war track.
ahau-event-took-weapons = { $name } takes { $what } ({ $source }).
ahau-event-took-tile = { $name } takes { $tile } from { $region }.
ahau-event-drew-tile = { $name } draws { $what } from the bag ({ $source }).
ahau-event-no-tile-left = There is no tile left to draw for { $name }.
ahau-event-scored = { $name } gains { $what } ({ $source }).
ahau-event-order = Order of the Action Phase: { $names }.
ahau-event-turn = It is { $name }’s turn.
ahau-event-placed = { $name } puts a worker into { $what }.
ahau-event-claimed = { $name } has a worker in every city of { $what } and builds its building for free.
ahau-event-summoned = { $name } summons the { $god } with strength { $strength } ({ $colours }).
ahau-event-discarded = Discarded: { $tiles }.
ahau-event-depleted = The { $colour } site { $route } is depleted.
ahau-event-gained = { $name } gains { $what } ({ $source }).
ahau-event-tracker-up = { $name } gains { $n } for the store ({ $source }).
ahau-event-tracker-down = { $name } pays { $n } from the store ({ $source }).
ahau-event-walked = { $name }: a worker goes from { $from } to { $to }.
ahau-event-removed = { $name } takes a worker back from { $what }.
ahau-event-removed-lying = { $name } takes a laid-down worker back from { $what }.
ahau-event-stood-up = { $name } stands up a worker in { $what }.
ahau-event-laid-down = { $name } lays down a worker in { $what }: it counts double.
ahau-event-took-back = { $name } takes back into the hand: { $what }.
ahau-event-marker = { $name } puts a marker on space { $n } of the temple of the { $god }.
ahau-event-paid = { $name } pays { $what }.
ahau-event-paid-queen = { $name } pays 1 { $what } for the Queen.
ahau-event-laid = { $name } builds { $tile } on { $space }.
ahau-event-laid-wild = { $name } builds { $tile } on { $space }: it is { $colour } from now on.
ahau-event-built = { $name } builds the { $building } in slot { $slot } ({ $words }).
ahau-event-put-aside = { $name } has no slot left and puts a building aside: { $what }.
ahau-event-took-role = { $name } looks through the role deck and takes a card.
ahau-event-chose-role = { $name }, you chose the { $role }. You saw: { $seen }.
ahau-event-role-back = { $name }’s role card comes back into the hand.
ahau-event-pakal-role = King Pakal’s role is in force: { $role }.
ahau-event-redrew = { $name } takes all cards back into the hand.
ahau-event-gave-tile = { $name } has most tiles and gives one to the bag: { $what }.
ahau-event-bag-refilled = The discarded tiles go back into the bag.
ahau-event-new-building = New in the offer: { $building }.
ahau-event-katun-ends = The calendar is full: the K’atun ends after this round.
ahau-event-pyramid-complete = { $name } has completed the pyramid: the game ends after this round.
ahau-event-last-worker = { $name } has put the last worker on the map: the game ends after this round.
ahau-event-too-long = The game has lasted too long: this round is the last.
ahau-event-celebration = K’atun Celebration { $n } of { $of }: temples and cities pay.
ahau-event-over = The game is over.

## Refusals

ahau-reason-another-decision = this is not the moment for that
ahau-reason-card-taken = this summary card is not available; choose one that still has its tile
ahau-reason-not-in-hand = you have not got { $card } in your hand
ahau-reason-same-card = the left and the right card must be two different ones
ahau-reason-left-six = with two or three players the left card must be 1 to 5; a 6 or a role card goes to the right
ahau-reason-no-such-region = { $region } is not on this side of the board
ahau-reason-not-adjacent = { $region } shares no route with the region of your Ruler
ahau-reason-region-taken = a Ruler stands in { $region } already; choose an unoccupied region
ahau-reason-other-region = your Ruler is not in { $region }; take a tile of your own region
ahau-reason-no-tile-there = no tile is there in { $region }
ahau-reason-city-out-of-reach = { $city } does not border your Ruler’s region
ahau-reason-no-such-route = this route is not on this side of the board
ahau-reason-role-not-there = the { $role } is not in the role deck
ahau-reason-other-god = the city of your new worker belongs to another god than the { $god }
ahau-reason-no-matching-tile = you have no tile of this god ({ $god }), built or in reserve
ahau-reason-already-summoned = you have summoned the { $god } this turn; the Dancer needs another god
ahau-reason-has-marker = your marker stands in the temple of the { $god } already
ahau-reason-no-matching-site = no site of a used colour is left on the map
ahau-reason-no-removable-worker = you have no worker on the map but the one of this turn
ahau-reason-nothing-used = at least one tile of the god must be used: discard one first
ahau-reason-no-dancer = you have not played the Dancer this round
ahau-reason-colour-not-used = { $colour } is none of the colours used for the summon
ahau-reason-bag-empty = the bag and the discard pile are empty
ahau-reason-no-worker-there = you have no such worker in { $city }
ahau-reason-placed-this-turn = the worker in { $city } was placed this turn and must stay
ahau-reason-no-standing-worker = you have no standing worker in { $city }
ahau-reason-nobody-stands = all your workers on the map lie down already
ahau-reason-not-to-take-back = { $card } is neither in your discard pile nor played this round
ahau-reason-not-in-reserve = you have no such tile in your reserve
ahau-reason-no-site-there = no site tile is on this route
ahau-reason-site-out-of-reach = this site does not touch the city of your new worker
ahau-reason-bank-empty = the bank has no { $colour } left; choose another resource
ahau-reason-space-filled = a tile lies on { $space } already
ahau-reason-not-supported = { $space } needs tiles on both spaces below it
ahau-reason-build-limit = { $n ->
    [0] you may build nothing in this step
    [one] you may build { $n } tile in this step, and have done so; more workers in the city would allow more
   *[other] you may build { $n } tiles in this step, and have done so; more workers in the city would allow more
}
ahau-reason-no-building-there = place { $n } of the offer is empty
ahau-reason-capital-full = your capital has five buildings, and no more room
ahau-reason-no-gateway = you have no Gateway
ahau-reason-gateway-used = you have used the Gateway this turn
ahau-reason-no-queen = you have not played the Queen this round
ahau-reason-queen-used = you have used the Queen this round
ahau-reason-cannot-pay = you cannot pay it, not even with trades
ahau-reason-wrong-price = the price must have as many different colours as the level, that of the tile among them
ahau-reason-rest-unpayable = then you could not pay the rest; choose another way
ahau-reason-no-cube = you have no { $colour } to pay with
ahau-reason-has-colour = you had { $colour } when this payment began, and a trade is only for a colour you have not
ahau-reason-trade-needs-two = a trade needs two cubes of { $colour }
ahau-reason-trade-needs-tiles = a trade needs two reserve tiles of { $colour } or wild ones
ahau-reason-wrong-tile = { $tile } has another colour than the one that is due
ahau-reason-no-market = you have no Market
ahau-reason-market-used = the Market has substituted all it can in this step
ahau-reason-no-waiver = the Master Builder pays nothing here: not played, or one colour is paid already

## Choices

ahau-group-start = Summary card
ahau-group-select = Ruler to region { $n }
ahau-group-march = War Captain
ahau-group-advance = War track
ahau-group-retreat = Retreat to
ahau-group-take = Take a tile
ahau-group-place = Put a worker into
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
ahau-group-end = Go on
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
ahau-action-no-claim = Leave it there
ahau-action-summon = Summon the { $god }: { $power }
ahau-action-summon-marker = ; temple marker: { $n } Fame
ahau-action-no-summon = Summon nobody
ahau-action-name = { $colour }: { $power }
ahau-action-name-known = { $colour } (used already): { $power }
ahau-action-discard = { $tile }: strength { $n }, { $power }
ahau-action-discard-wild = { $tile } as { $colour }: strength { $n }, { $power }
ahau-action-discard-joker = { $tile }: strength { $n }, and every site matches
ahau-action-confirm = { $god } with strength { $n }: { $power }
ahau-action-draw = { $n ->
    [0] A tile from the bag, after the discarded tiles went into it
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
ahau-action-stop-chief = Take no more tiles
ahau-action-stop-jaguar = Move no more
ahau-action-stop-sun = Take back no more cards
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
ahau-action-due-too = ; { $due } is due as well: { $all } in all
ahau-action-lacking = {" "}(you have no { $colours }: { $n ->
    [one] a trade takes
   *[other] each trade takes
} 2 equal cubes or 2 tiles)
ahau-action-trade-tiles = Trade two reserve tiles of { $due } or wild ones for 1 { $due }
ahau-action-substitute = { $left ->
    [one] Market: 1 { $colour } (you have { $have }) instead of { $due }; { $left } such change left
   *[other] Market: 1 { $colour } (you have { $have }) instead of { $due }; { $left } such changes left
}
ahau-action-waive = Nothing for { $due }: the Master Builder pays
ahau-action-give = { $tile } (you have { $have })
ahau-action-give-bag = { $tile } into the bag (you have { $have })
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
ahau-prompt-captain = War Captain: your Ruler stands in { $region } with strength { $strength }, and may go to an adjacent region before conflicts.
ahau-prompt-win = You have won the conflict. Will you advance on the war track? You stand on space { $n }.
ahau-prompt-retreat = You have lost the conflict in { $region }. Where does your Ruler retreat?
ahau-prompt-take = Take one of the tiles of { $region } into your reserve.
ahau-prompt-place = { $n ->
    [one] Your turn: put your last worker into a city around { $region }. The game then ends after this round.
   *[other] Your turn: put a worker into a city around { $region }. You have { $n } workers.
}
ahau-prompt-claim = You have a worker in every city around { $region }. Build { $building } for free?
ahau-prompt-summon = Summon the { $god } of { $city }? Your tiles of this god: { $built } built, { $held } in reserve.
ahau-prompt-summon-any = High Priestess: which god do you summon?
ahau-prompt-dance = Dancer: which other god do you summon?
ahau-prompt-name = High Priestess, { $god }: in which colour is her point of strength? So far strength { $n }, colours: { $colours }.
ahau-prompt-offering = { $god }: strength { $n }, colours: { $colours }. Discard reserve tiles for more, or confirm.
ahau-prompt-chief = { $n ->
    [one] Chief God: take { $n } more tile, from the map if its colour is used ({ $colours }) or wild, or from the bag.
   *[other] Chief God: take up to { $n } more tiles, from the map if their colour is used ({ $colours }) or wild, or from the bag.
}
ahau-prompt-rain = { $n ->
    [one] Rain God: which site do you deplete for { $n } cube? Colours: { $colours }.
   *[other] Rain God: which site do you deplete for { $n } cubes? Colours: { $colours }.
}
ahau-prompt-jaguar = { $n ->
    [one] Jaguar God: { $n } step left. Sites of these colours give Fame: { $colours }.
   *[other] Jaguar God: { $n } steps left. Sites of these colours give Fame: { $colours }.
}
ahau-prompt-sun = { $n ->
    [one] Sun God: take back { $n } card, if you like.
   *[other] Sun God: take back up to { $n } cards.
}
ahau-prompt-serpent = Feathered Serpent: { $power }. Which one?
ahau-prompt-main = { $n ->
    [0] Produce, or go on: you may build nothing.
    [one] Produce, or build { $n } tile. You have { $cubes }; in reserve { $tiles }.
   *[other] Produce, or build up to { $n } tiles. You have { $cubes }; in reserve { $tiles }.
}
ahau-prompt-build = { $n ->
    [0] You have built as much as you may. Lay down a worker with the Queen, or stop.
    [one] Build { $n } more tile, or stop. You have { $cubes }; in reserve { $tiles }.
   *[other] Build up to { $n } more tiles, or stop. You have { $cubes }; in reserve { $tiles }.
}
ahau-prompt-produce-colour = { $n ->
    [one] Produce Market: which colour has the cube?
   *[other] Produce Market: which colour have the { $n } cubes?
}
ahau-prompt-close = Will you use something more before your turn ends?
ahau-prompt-paint = { $what }: which colour has it from now on?
ahau-prompt-nominal = { $n ->
    [one] { $what } costs { $n } resource. Which one?
   *[other] { $what } costs { $n } different resources. Which ones?
}
ahau-prompt-settle = Pay for { $what }: now { $due }. You have { $cubes }.
ahau-prompt-settle-rest = Then { $rest }.
ahau-prompt-give = { $n ->
    [one] Give { $n } more tile for { $due }: of this colour, or wild.
   *[other] Give { $n } tiles for { $due }: of this colour, or wild.
}
ahau-prompt-gain = { $n ->
    [one] Choose a resource to gain ({ $source }).
   *[other] Choose { $n } resources to gain, one by one ({ $source }).
}
ahau-prompt-war-reward = You are at the top of the war track: choose the reward of a lower space.
ahau-prompt-lay-down = Which standing worker do you lay down? It then counts double.
ahau-prompt-temple = In which temple do you put a marker?
ahau-prompt-role = Choose a role card; the others go back into the deck.
ahau-prompt-forced-discard = { $n ->
    [one] Tiles have run out, and you have most of them: give { $n } to the bag.
   *[other] Tiles have run out, and you have most of them: give one to the bag. { $n } are missing in all.
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
    [one] { $n } more site to the Celebration
   *[other] { $n } more sites to the Celebration
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
ahau-board-points = { $fame } Fame, { $more } more by a Celebration now
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
ahau-explain-round = Movement Phase, Action Phase, end of the round: the map and the offer are filled up, and a Celebration is held if the K’atun has ended. The guard against endless games strikes after round 40.
ahau-term-movement-phase = Movement Phase
ahau-explain-movement-phase = All choose two cards in secret and turn them up together. Rulers go to their regions, conflicts are fought, then everybody takes a tile of their region.
ahau-term-action-phase = Action Phase
ahau-explain-action-phase = One turn for each player, the lowest region number first; the owner of the City Gates before all.
ahau-term-turn = Turn
ahau-explain-turn = Put a worker into a city around your Ruler’s region; perhaps claim the building of the region; perhaps summon the god of the city; then produce, or build, or neither.
ahau-term-ruler = Ruler
ahau-explain-ruler = Your one piece in the regions. The left card sends it, however far; after conflicts it is alone in its region.
ahau-term-region = Region
ahau-explain-region = A part of the map between routes, with two tiles and a building. Regions are adjacent if they share a route. The board has five of them with up to three players, six with more.
ahau-term-region-card = Region card
ahau-explain-region-card = Six cards from 1 to 6. On the left the number is a region, on the right it is strength. With two and three players a 6 cannot lie on the left.
ahau-term-role-card = Role card
ahau-explain-role-card = At most one for each player, gained by a reward. It counts as a card with the number 6, and has a power in the round in which it is played.
ahau-term-redraw = Redraw
ahau-explain-redraw = After your turn the two cards are discarded. If then fewer than two are left in hand, or with two and three players only cards with the number 6, all cards come back.
ahau-term-strength = Strength of a Ruler
ahau-explain-strength = The number of the right card and your weapons.
ahau-term-conflict = Conflict
ahau-explain-conflict = Two or more Rulers in one region. The greatest strength wins; in a tie the Royal Palace, then who is further on the war track, then whose marker lies on top. The winner may advance on the war track.
ahau-term-retreat = Retreat
ahau-explain-retreat = Each loser takes a weapon and goes to an unoccupied region adjacent to the conflict, or to any unoccupied one if there is none. The strongest loser goes first, then who has less Fame.
ahau-term-weapon = Weapon
ahau-explain-weapon = Adds one to your strength in every conflict. The supply is limited, and weapons are never lost.
ahau-term-war-track = War track
ahau-explain-war-track = Six spaces with rewards. Who stands on the top chooses the reward of a lower space with each further advance.
ahau-term-pyramid-tile = Pyramid tile
ahau-explain-pyramid-tile = Shows a god and a colour. In your reserve it can be discarded for a summon, built into the pyramid, or given up in a trade.
ahau-term-wild = Wild tile
ahau-explain-wild = Shows a god and all colours. When it is built or discarded you name its colour; built it keeps it for ever. Discarded for the Jaguar God it matches every site.
ahau-term-reserve = Reserve
ahau-explain-reserve = Your pyramid tiles that are not built yet. There is no limit.
ahau-term-bag = Bag
ahau-explain-bag = The tiles to draw from. If it is empty the discarded tiles go into it. If these are gone too, players with most tiles must give some.
ahau-term-worker = Worker
ahau-explain-worker = You have twelve. One goes into a city each turn, and when the last one is on the map the game ends.
ahau-term-lying = Laid-down worker
ahau-explain-lying = Counts double for producing, building and majorities. It is still one piece.
ahau-term-city = City
ahau-explain-city = Ten cities, two of each god. In a Celebration they pay those with most workers.
ahau-term-route = Route
ahau-explain-route = Joins two cities, on land or water, and carries a site.
ahau-term-site = Production site
ahau-explain-site = A tile of a resource on a route. It is used up by producing or by the Rain God.
ahau-term-depleted = Depleted site
ahau-explain-depleted = Its tile lies on the calendar until the Celebration; then all are shuffled and laid out again.
ahau-term-produce = Produce
ahau-explain-produce = Deplete a site next to the city of your new worker and gain as many cubes as your workers in both of its cities count.
ahau-term-supply = Supply
ahau-explain-supply = Your cubes of the five resources. There is no limit.
ahau-term-bank = Bank
ahau-explain-bank = The cubes that nobody has. If a colour has run out you gain only what is there.
ahau-term-summon = Summon
ahau-explain-summon = Use the power of the god of the city where you put your worker. At least one tile of the god must be used: in your pyramid, or discarded from your reserve.
ahau-term-summon-strength = Strength of a summon
ahau-explain-summon-strength = All tiles of the god in your pyramid and as many of your reserve as you discard.
ahau-term-used-colour = Used colours
ahau-explain-used-colour = The colours of the tiles that a summon uses. They decide which tiles, sites and steps match, and how much Fame some gods give.
ahau-term-temple = Temple
ahau-explain-temple = After a summon with a built tile of the god your marker goes to the leftmost free space, once in a K’atun; the first spaces pay Fame at once. In a Celebration the temple pays everybody with a marker.
ahau-term-scoring-tile = Scoring tile
ahau-explain-scoring-tile = Says what a temple pays for in a Celebration. The highest value of all players counts for everybody with a marker there.
ahau-term-personal = Personal scoring
ahau-explain-personal = An option: temples pay each player’s own value instead of the highest.
ahau-term-build = Build
ahau-explain-build = Tiles of your reserve into the pyramid, and buildings of the offer into your capital, in any order, as many as the build limit allows.
ahau-term-build-limit = Build limit
ahau-explain-build-limit = What your workers count in the city of your new worker; one more with the Giant Stele.
ahau-term-pyramid = Pyramid
ahau-explain-pyramid = Ten spaces on four levels: a1 to a4 at the bottom, d1 on top. A space above the ground needs both spaces below it. Complete pyramids end the game.
ahau-term-adjacency = Neighbours in the pyramid
ahau-explain-adjacency = A new tile gives 1 Fame for each neighbour of the same colour, and 1 for each of the same god; twice as much with the Royal Monument.
ahau-term-price = Price
ahau-explain-price = A tile costs as many different resources as its level, its own colour among them. A building costs what is printed on it.
ahau-term-trade = Trade
ahau-explain-trade = For a colour of which you have no cube when you begin to pay: two cubes of one other colour, or two reserve tiles of that colour or wild ones.
ahau-term-reward = Reward
ahau-explain-reward = Every space of the pyramid, every slot and every space of the war track has one. It is taken at once.
ahau-term-capital = Capital
ahau-explain-capital = Five slots for buildings below your pyramid, filled from the left. Each has a reward.
ahau-term-building = Building
ahau-explain-building = Fifteen tiles, each with a price and a power. Most powers last; towers give weapons at once.
ahau-term-offer = Building offer
ahau-explain-offer = Buildings that can be bought. It is filled up at the end of the round.
ahau-term-region-building = Building of a region
ahau-explain-region-building = If your Ruler stands there and you have a worker in every city around the region, you may build it for free, after placing a worker or after the Jaguar God. It is not replaced.
ahau-term-free-option = Free options
ahau-explain-free-option = The tile of the Gateway and the cube for the Queen can be used at any of your decisions in your turn, once each.
ahau-term-summary-card = Summary card
ahau-explain-summary-card = Your start: a tile of a god and three cubes.
ahau-term-calendar = Calendar
ahau-explain-calendar = Depleted sites are counted here: 5 with two players, 7 with three, 9 with four, 11 with five end the K’atun.
ahau-term-katun = K’atun Celebration
ahau-explain-katun = After the round in which the calendar was filled, a pyramid completed or the last worker placed: temples pay, cities pay, sites are laid out again and markers come back. The third one ends the game.
ahau-term-majority = Majority in a city
ahau-explain-majority = In a Celebration 2 Fame for who counts most in a city, 1 for each if there is a tie.
ahau-term-points = Fame (points)
ahau-explain-points = Fame is all that counts. It comes from gods, temples, neighbours in the pyramid, rewards, the war track, and Celebrations.
ahau-term-end = End of the game
ahau-explain-end = With the third Celebration, a complete pyramid or a twelfth worker on the map. The round is finished, and the last Celebration is held.
ahau-term-winner = Winner
ahau-explain-winner = Most Fame. In a tie, more tiles and buildings on the player board; after that the victory is shared.
ahau-term-pakal = King Pakal
ahau-explain-pakal = The opponent of the solo game. He wins all ties, begins with the Royal Palace, and follows his preferences among the gods.
ahau-term-personality = Personality
ahau-explain-personality = Pakal’s order of gods and his role card.
ahau-term-tracker = Pakal’s store
ahau-explain-tracker = His resources have no colours: every gain adds to the store, every payment takes from it.
ahau-term-undo = Taking back
ahau-explain-undo = You can take back your last choices up to the last moment when something hidden became known or somebody else acted.
ahau-term-notation = Notation
ahau-explain-notation = Every choice has a short form, shown on the right of the list. Several can be written on one line with “;” between them.
ahau-explain-chief = Take up to as many tiles as the strength: from anywhere on the map if their colour is used, wild ones always, or unseen from the bag.
ahau-explain-rain = Deplete a site of a used colour anywhere and gain as many of its cubes as the strength.
ahau-explain-jaguar = As many steps as the strength, each of one of your workers over one route; not the worker of this turn. A step over a site of a used colour gives 1 Fame. Then a building may be claimed.
ahau-explain-sun = 1 Fame for each used colour; then take back up to as many of your played and discarded cards as the strength.
ahau-explain-serpent = Give up a worker, or stand up one that lies; not the worker of this turn. 1 Fame for each strength and 2 for each used colour.
ahau-explain-colour = A resource and a colour of tiles and sites, written { $short } on the board.
ahau-explain-one-building = Costs { $cost }: { $words }.
ahau-explain-one-role = A role card with the number 6. In the round in which it is played: { $words }.
ahau-term-one-personality = { $name }
ahau-explain-one-personality = His role card is the { $role }. His gods, the dearest first: { $gods }.
ahau-term-one-scoring = Scoring tile: { $name }
ahau-explain-one-scoring = Its temple pays for { $what }.
ahau-term-one-board = Player board, side { $side }

# What must always hold, for positions that break it.
ahau-invariant-I-1 = Every pyramid tile is in one place: bag, discard pile, map, a reserve or a pyramid.
ahau-invariant-I-2 = The cubes of each colour in the bank, in supplies and on wild tiles make the whole.
ahau-invariant-I-3 = Weapons in the supply and with players make the whole.
ahau-invariant-I-4 = Every site tile is on a route, on the calendar, or set aside with two and three players.
ahau-invariant-I-5 = Every building is in one place, and nobody has more than five.
ahau-invariant-I-6 = Everybody has twelve workers and five temple markers, and at most one marker in a temple.
ahau-invariant-I-7 = Every card of a player is in the hand, played or discarded, and every role card is in one place.
ahau-invariant-I-8 = There are two cities of each god, and they never change.
ahau-invariant-I-9 = Fame, weapons, the war track, built tiles and K’atuns never go down, and stay in their ranges.
ahau-invariant-I-10 = Pyramids stand on what is below, and capitals are filled from the left.
ahau-invariant-I-11 = After conflicts every Ruler is alone, and every region has its tiles at the start of a round.
ahau-invariant-I-12 = Everybody has one turn in a round and a worker to place in it.
ahau-invariant-I-13 = Everybody can choose two cards, one of which may lie on the left.
ahau-invariant-I-14 = Temples are filled from the left, except for Pakal’s first markers.
ahau-invariant-I-15 = Neighbours in the pyramid give no more Fame than there are neighbours.
ahau-invariant-I-16 = A Celebration is held exactly when the K’atun ended in the round, and the game ends with one.
ahau-invariant-I-17 = Every summon has a strength of at least 1 and uses tiles of its god.
ahau-invariant-I-18 = Everybody at the table has a seat, and what was laid out for the whole game is there.
ahau-invariant-I-19 = Pending steps follow the course of a round and match what is on the table.
