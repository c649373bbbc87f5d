# Editions: changed component values. The rows of the tables that have no name on a component.

edition = Edition
edition-standard = As shipped
edition-choose = Choose the shipped component values or an edition
edition-named = Edition “{ $name }”
edition-what = Changes from the shipped values ({ $n })
edition-what-of = Changes in “{ $name }” ({ $n })
edition-shipped = As shipped: { $words } ({ $source })
edition-change = { $name }: { $new }
edition-source-printed = printed in the rulebook
edition-source-derived = derived from the rulebook
edition-source-external = from public descriptions
edition-source-assumed = our assumption
