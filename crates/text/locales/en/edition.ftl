# Editions: changed component values. The rows of Yucatan's tables that have no name on a component.

edition = Edition
edition-standard = As printed
edition-choose = Which values are printed on the components
edition-named = Edition “{ $name }”
edition-what = What differs from the printed game ({ $n })
edition-what-of = What “{ $name }” changes ({ $n })
edition-printed = Printed: { $words }
edition-change = { $name }: { $new } (printed: { $old })

yucatan-row-level = { $name }, level { $level }
yucatan-row-of-level = level { $level }: { $words }
yucatan-row-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}: { $words }
yucatan-row-action = { $city }, action { $n }
yucatan-row-from = from Round { $round } on: { $words }
yucatan-row-round = Calendar, Round { $n }
yucatan-row-round-words = { $points } for each Prisoner, { $n ->
    [one] 1 Evolution
   *[other] { $n } Evolutions
}
yucatan-row-step = Pyramid, step { $n }
yucatan-row-to-city = Move from the Jungle to a Central City
yucatan-row-to-jungle = Move from a Central City to the Jungle
yucatan-row-between-cities = Move from one Central City to another
yucatan-row-entry = Entry into a Central City without a Troop
yucatan-row-revolution = Revolution, for each Central City without a Troop
yucatan-row-units = Units in the box
yucatan-row-corn = Corn in the box
yucatan-row-jade = Jade in the box
yucatan-row-troop = The most Units of a Troop
yucatan-row-start = Each player starts with
yucatan-row-start-words = { $goods }, { $prisoners }, and { $units } in each Troop
yucatan-row-gift-corn = City Leader, corn
yucatan-row-gift-jade = City Leader, jade
yucatan-row-card = Price of a special card from the City Leader
yucatan-row-additional = Price of an additional Round of a Summoning
yucatan-row-leader = Strength of a Troop Leader
yucatan-row-unit = Strength of a Unit
yucatan-row-victory = Captured by a victory
yucatan-row-wipe-out = A wiped-out Troop brings
yucatan-row-corn-set = A set of corn
yucatan-row-jade-set = A set of jade
yucatan-row-bonus = { $each } for each level, { $most } at most
