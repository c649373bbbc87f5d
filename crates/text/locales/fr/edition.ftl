# Éditions : valeurs changées. Les lignes des tables de Yucatan qui n’ont pas de nom sur un élément.

edition = Édition
edition-standard = Comme imprimé
edition-choose = Les valeurs imprimées sur le matériel
edition-named = Édition « { $name } »
edition-what = Ce qui diffère du jeu imprimé ({ $n })
edition-what-of = Ce que change « { $name } » ({ $n })
edition-printed = Imprimé : { $words }
edition-change = { $name } : { $new } (imprimé : { $old })

yucatan-row-level = { $name }, niveau { $level }
yucatan-row-of-level = niveau { $level } : { $words }
yucatan-row-copies = { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
} : { $words }
yucatan-row-action = { $city }, action { $n }
yucatan-row-from = à partir de la manche { $round } : { $words }
yucatan-row-round = Calendrier, manche { $n }
yucatan-row-round-words = { $points } par prisonnier, { $n ->
    [one] { $n } évolution
   *[other] { $n } évolutions
}
yucatan-row-step = Pyramide, marche { $n }
yucatan-row-to-city = Aller de la jungle à une cité centrale
yucatan-row-to-jungle = Aller d’une cité centrale à la jungle
yucatan-row-between-cities = Aller d’une cité centrale à une autre
yucatan-row-entry = Entrer dans une cité centrale sans armée
yucatan-row-revolution = Révolution, pour chaque cité centrale sans armée
yucatan-row-units = Unités dans la boîte
yucatan-row-corn = Maïs dans la boîte
yucatan-row-jade = Jade dans la boîte
yucatan-row-troop = Le maximum d’unités d’une armée
yucatan-row-start = Chacun commence avec
yucatan-row-start-words = { $goods }, { $prisoners }, et { $units } dans chaque armée
yucatan-row-gift-corn = Grand prêtre, maïs
yucatan-row-gift-jade = Grand prêtre, jade
yucatan-row-card = Prix d’une carte spéciale du grand prêtre
yucatan-row-additional = Prix d’une manche de plus d’une invocation
yucatan-row-leader = Force d’un chef de guerre
yucatan-row-unit = Force d’une unité
yucatan-row-victory = Capturé par une victoire
yucatan-row-wipe-out = Une armée anéantie rapporte
yucatan-row-corn-set = Un lot de maïs
yucatan-row-jade-set = Un lot de jade
yucatan-row-bonus = { $each } par niveau, { $most } au plus
