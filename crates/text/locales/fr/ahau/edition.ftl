# Éditions d’Ahau : les lignes sans nom sur un élément, et les règles pour les valeurs.

ahau-row-pakal = Roi Pakal, { $level }
ahau-row-pakal-words = au départ { $weapons }, { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
} et { $cubes ->
    [one] { $cubes } ressource
   *[other] { $cubes } ressources
} ; à chaque bâtiment { $more } et { $fame }
ahau-row-route = Route { $route }, plateau à { $n } régions
ahau-row-tiles = Tuiles du { $god }
ahau-row-five-tiles = Tuiles du { $god }, ajoutées à cinq joueurs
ahau-row-start-tile = Tuile de départ du { $god }
ahau-row-summary = Carte de départ { $n }
ahau-row-space = Pyramide, { $place }
ahau-row-slot = Capitale, { $place }
ahau-row-sides = face A : { $a } ; face B : { $b }
ahau-row-war = Piste de guerre, case { $n }
ahau-row-temple = Temples, case { $n }
ahau-row-resource = Sites et cubes : { $colour }
ahau-row-resource-words = { $sites ->
    [one] { $sites } site
   *[other] { $sites } sites
}, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
ahau-row-players = À { $n } joueurs
ahau-row-players-words = { $offer ->
    [one] { $offer } bâtiment
   *[other] { $offer } bâtiments
} dans l’offre ; { $calendar ->
    [one] { $calendar } site épuisé termine
   *[other] { $calendar } sites épuisés terminent
} le K’atun
ahau-row-weapons = Armes dans la boîte
ahau-row-workers = Ouvriers de chaque joueur
ahau-row-extra-roles = Cartes Rôle en plus d’une par joueur
ahau-row-katuns = Célébrations d’une partie entière
ahau-row-last-round = Dernière manche, si la partie n’est pas terminée avant
ahau-row-each-colour = { $god }, par couleur utilisée
ahau-row-each-strength = { $god }, par point de force
ahau-row-each-step = { $god }, par pas le long d’un site qui convient
ahau-row-same-colour = Voisine de la même couleur dans la pyramide
ahau-row-same-god = Voisine du même dieu dans la pyramide
ahau-row-per-building = Récompenses selon les bâtiments, par bâtiment
ahau-row-per-weapon = Récompenses selon les armes, par arme
ahau-row-city-sole = Cité dominée seul lors d’une Célébration
ahau-row-city-tied = Cité partagée lors d’une Célébration

ahau-edition-around = { $city } doit toucher 2 ou 3 régions, pas { $n }.
ahau-edition-calendar = la carte pour ce nombre de joueurs n’a que { $sites } sites.
ahau-edition-cubes = les cartes donnent { $n } cubes { $colour } en tout, mais il n’y en a que { $cubes }.
ahau-edition-faces = toutes les tables réunies ont { $n } tuiles { $face }. Le maximum est { $most }.
ahau-edition-no-amount = ce bâtiment n’a pas de champ amount.
ahau-edition-reach = { $city } est inaccessible depuis { $from }.
ahau-edition-ring = { $region ->
    [0] le contour
   *[other] la région { $region }
} n’est pas une boucle fermée de routes : { $n } de ses routes se rejoignent à { $city }, au lieu de 2.
ahau-edition-rings = { $region ->
    [0] le contour
   *[other] la région { $region }
} est faite de plusieurs boucles.
ahau-edition-role = une autre carte a déjà le rôle { $role }.
ahau-edition-route-ends = une route relie deux cités différentes.
ahau-edition-sites = il doit y avoir { $sites } sites en tout, au lieu de { $n }.
ahau-edition-small = { $region ->
    [0] le contour
   *[other] la région { $region }
} a { $n } cités. Il en faut au moins 3.
ahau-edition-tiles = à { $players } joueurs, il y a { $tiles } tuiles, tuiles de départ comprises, mais il en faut { $needed } pour les pyramides et le plateau.
ahau-edition-war-track = la piste de guerre donne une ressource, une tuile ou de la Renommée : "resource", "draw_tile" ou {"{ fame = … }"}.
