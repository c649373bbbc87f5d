# Éditions de Yucatan : les lignes sans nom sur un élément, et les règles pour les valeurs.

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
yucatan-row-rounds = Manches d’une partie
yucatan-row-turns = Tours d’une manche
yucatan-row-evolution = Table d’évolution, rangée { $n }
yucatan-row-evolution-words = bâtiments jusqu’au niveau { $building }, capacités jusqu’au niveau { $ability }, invocations jusqu’au niveau { $summoning }
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
yucatan-row-start = Chaque joueur commence avec
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

yucatan-edition-barracks = une caserne a des units et pas de cost.
yucatan-edition-building = ce bâtiment a un cost et pas de units.
yucatan-edition-city = cette action appartient à { $city }.
yucatan-edition-copies = seules les cartes spéciales ont des copies.
yucatan-edition-effect = avec l’effet « { $effect } », cette ligne demande { $write }.
yucatan-edition-evolutions = il peut rester trop peu de colonnes aux marqueurs pour autant d’évolutions. Réduisez cette manche ou une manche précédente.
yucatan-edition-first-round = { $city } doit avoir, dès la manche 1, une action qui rapporte du maïs ou du jade.
yucatan-edition-hand = au moins une de ces cartes doit revenir en main : { $cards }.
yucatan-edition-last-row = la dernière manche a exactement une évolution : le passage à la dernière rangée.
yucatan-edition-only-war = seul le pouvoir « war » ajoute des unités.
yucatan-edition-spent = la carte d’une invocation est usée et ne peut pas revenir en main.
yucatan-edition-start = quatre joueurs commencent avec { $needed } { $what } en tout, mais il n’y en a que { $there }.
yucatan-edition-troop = { $units } unités dépassent la limite d’une armée : { $limit }, selon [[supply]] troop_limit. Modifiez l’une des deux valeurs.
yucatan-edition-war = le pouvoir « war » a des units et rien d’autre.
