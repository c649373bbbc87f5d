# Editions of Yucatan: rows without a name on a component, and rules for the values.

yucatan-row-level = { $name }, level { $level }
yucatan-row-of-level = level { $level }: { $words }
yucatan-row-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}: { $words }
yucatan-row-action = { $city }, action { $n }
yucatan-row-from = from Round { $round }: { $words }
yucatan-row-round = Calendar, Round { $n }
yucatan-row-round-words = { $points } for each Prisoner, { $n ->
    [one] 1 Evolution
   *[other] { $n } Evolutions
}
yucatan-row-rounds = Rounds of a game
yucatan-row-turns = Turns of a Round
yucatan-row-evolution = Evolution table, row { $n }
yucatan-row-evolution-words = Buildings up to level { $building }, Abilities up to level { $ability }, Summonings up to level { $summoning }
yucatan-row-step = Pyramid, step { $n }
yucatan-row-to-city = Move from the Jungle to a Central City
yucatan-row-to-jungle = Move from a Central City to the Jungle
yucatan-row-between-cities = Move from one Central City to another
yucatan-row-entry = Entry into a Central City without a Troop
yucatan-row-revolution = Revolution, for each Central City without a Troop
yucatan-row-units = Units in the box
yucatan-row-corn = Corn in the box
yucatan-row-jade = Jade in the box
yucatan-row-troop = Most Units in a Troop
yucatan-row-start = Each player starts with
yucatan-row-start-words = { $goods }, { $prisoners }, and { $units } in each Troop
yucatan-row-gift-corn = City Leader, corn
yucatan-row-gift-jade = City Leader, jade
yucatan-row-card = Price of a special card from the City Leader
yucatan-row-additional = Price of an additional Round of a Summoning
yucatan-row-leader = Strength of a Troop Leader
yucatan-row-unit = Strength of a Unit
yucatan-row-victory = Captured by a victory
yucatan-row-wipe-out = A wiped-out Troop gives
yucatan-row-corn-set = A set of corn
yucatan-row-jade-set = A set of jade
yucatan-row-bonus = { $each } for each level, at most { $most }

yucatan-edition-barracks = a Barracks has units and no cost.
yucatan-edition-building = this Building has a cost and no units.
yucatan-edition-city = this action belongs to { $city }.
yucatan-edition-copies = only special cards have copies.
yucatan-edition-effect = with the effect “{ $effect }”, this row needs { $write }.
yucatan-edition-evolutions = the markers may have too few columns left for this many Evolutions. Lower this Round or an earlier one.
yucatan-edition-first-round = { $city } needs an action from Round 1 that gives corn or jade.
yucatan-edition-hand = at least one of { $cards } must return to the hand.
yucatan-edition-last-row = the last Round has exactly one Evolution: the step to the last row.
yucatan-edition-only-war = only the power “war” adds Units.
yucatan-edition-spent = the card of a Summoning is spent and can’t return.
yucatan-edition-start = four players start with { $needed } { $what } in all, but there are only { $there }.
yucatan-edition-troop = { $units } Units are more than a Troop can have: { $limit }, by [[supply]] troop_limit. Change one of the two.
yucatan-edition-war = the power “war” has units and nothing else.
