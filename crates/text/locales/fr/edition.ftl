# Éditions : valeurs changées. Les lignes des tables qui n’ont pas de nom sur un élément.

edition = Édition
edition-standard = Valeurs fournies
edition-choose = Choisissez les valeurs fournies ou des valeurs modifiées
edition-named = Édition « { $name } »
edition-what = Différences avec les valeurs fournies ({ $n })
edition-what-of = Différences dans « { $name } » ({ $n })
edition-shipped = Valeur fournie : { $words } ({ $source })
edition-change = { $name } : { $new }
edition-source-printed = imprimée dans la règle
edition-source-derived = déduite de la règle
edition-source-external = d’après des descriptions publiques
edition-source-assumed = hypothèse de notre part

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

zapotec-row-card = Carte Action { $n }
zapotec-row-space = Emplacement : { $words }
zapotec-row-from = { $words }, à partir de { $n } joueurs
zapotec-row-bot-card = Carte { $card } de Cocijobot
zapotec-row-bot-words = { $card }, dos : { $back }
zapotec-row-cell = Bonus recouvert, { $cell }
zapotec-row-start = Chaque joueur commence avec
zapotec-row-start-words = { $stock }, { $houses ->
    [one] { $houses } Maison
   *[other] { $houses } Maisons
}, pièces de Pyramide : { $large } de grande taille, { $medium } de taille moyenne, { $small } de petite taille, { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
}
zapotec-row-deal = Cartes Action à { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
zapotec-row-deal-words = main { $hand }, Offre { $offer }, pioche des manches { $deck }
zapotec-row-price-house = Prix d’une Maison : { $building }
zapotec-row-price-palace = Prix du Palais
zapotec-row-price-level = Prix d’un étage de Pyramide
zapotec-row-price-ritual = Prix d’un Rituel
zapotec-row-price-rival = Prix d’un Rituel, par disque adverse déjà là
zapotec-row-price-sacrifice = Prix d’un Sacrifice
zapotec-row-price-step = Prix d’un Sacrifice, par case
zapotec-row-price-trade = Prix d’une tuile Commerce de niveau { $n }
zapotec-row-house = Score du tour, par Maison
zapotec-row-rank = Majorité de Sacrifice, rang { $n }
zapotec-row-pyramid-house = Pièce de Pyramide, par Maison ayant la propriété
zapotec-row-pyramid-complete = Pièce de Pyramide, si la Pyramide est complète
zapotec-row-bot-not-moved = Cocijobot, s’il n’a jamais avancé sur la piste de Sacrifice
zapotec-row-bot-trade = Cocijobot, par tuile Commerce de niveau { $n }
zapotec-row-bot-alone = Cocijobot, pour un Rituel où son disque est seul
zapotec-row-bot-shared = Cocijobot, pour un Rituel où vous avez aussi un disque
zapotec-row-bot-piece = Cocijobot, par pièce de Pyramide
zapotec-row-bot-easy = Facile : pour vous, par Maison que Cocijobot ne peut pas construire à cause de vos bâtiments
zapotec-row-bot-hard = Difficile : pour Cocijobot, par Maison manquante sur trois

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

copan-row-embassy-token = Jeton Bonus d’Ambassade { $n }
copan-row-different = Échange de { $n } Glyphes différents
copan-row-same = Échange de { $n } Glyphes identiques
copan-row-site = Emplacements de Totem { $site }
copan-row-space = { $site }, emplacement { $n }
copan-row-line = ligne { $n }
copan-row-track = Pistes de Déclin à { $n } joueurs
copan-row-track-words = deuxième palier à partir de la case { $second }, troisième à partir de la case { $third }, dernière case { $last }
copan-row-tier = Pistes de Déclin, palier { $n }
copan-row-tier-words = chaque tuile rapporte { $n } de sa ressource
copan-row-zenith = Jeton Sommet { $n }
copan-row-board = Plateau Joueur
copan-row-board-words = capacité de stockage de { $n } par ressource et { $slots ->
    [one] { $slots } emplacement de Personnage
   *[other] { $slots } emplacements de Personnage
}
copan-row-cities = { $n ->
    [one] { $n } Cité à la fin
   *[other] { $n } Cités à la fin
}
copan-row-half = Moitié du Terrain de Balle, rang { $n }
copan-row-court = Terrain de Balle entier, rang { $n }
copan-row-automa-words = chaque élément compté : { $easy } avec la carte facile, { $hard } avec la carte difficile
copan-row-totem = Totem côté PV, ×1
copan-row-court-tiles = Tuiles Cour de chaque ressource
copan-row-hand = Tuiles Cour de chaque joueur au départ
copan-row-glyphs = Glyphes de chaque couleur
copan-row-tokens = Jetons de chaque joueur
copan-row-extensions = Extensions de Stock par joueur
copan-row-automa = Tuiles Cour de l’Automa, si elles sont toujours les mêmes

# Règles que les valeurs d’une édition doivent respecter.
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

zapotec-edition-cells = { $basic } doit être la ligne de trois cases et la colonne de trois.
zapotec-edition-deal = { $needed } cartes sont distribuées sur { $cards }, et chaque main doit en avoir au moins une.
zapotec-edition-gold = les tuiles Commerce se paient seulement en or.
zapotec-edition-map = les emplacements à deux joueurs doivent avoir chaque combinaison de bâtiment, de terrain et de région une fois.
zapotec-edition-ritual = un Rituel compte exactement une chose.
zapotec-edition-rounds = cinq manches demandent offer = { $offer } et round_deck = { $deck }.
zapotec-edition-spaces = à { $players } joueurs, il y a { $spaces } emplacements mais { $tiles } tuiles pour { $building }.
zapotec-edition-step = une case donne un seul bonus, et la case de départ aucun.
zapotec-edition-tile = cette tuile doit avoir { $form }. Une édition change les quantités, pas l’effet d’une tuile.
zapotec-edition-tile-level = cette tuile est de niveau { $level }. Il y a douze tuiles de chaque niveau.

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

copan-edition-altar-symbols = les emplacements 7 à 12 doivent avoir les symboles des emplacements 1 à 6, dans le même ordre.
copan-edition-automa = l’Automa commence avec au plus { $hand } des tuiles Cour du jeu.
copan-edition-board = un plateau Joueur stocke au moins une ressource de chaque type et a au moins un emplacement de Personnage.
copan-edition-capacity = avec toutes les Extensions, un joueur peut stocker au plus { $most } ressources de chaque type.
copan-edition-cities = plus de Cités ne doivent pas rapporter moins.
copan-edition-city-levels = aucune Cité n’est de niveau { $level }.
copan-edition-climbers = { $n } Personnages rapportent des ressources lors d’une montée. Le maximum est { $most }.
copan-edition-column = une colonne donne au plus une tuile Jade, un Personnage ou une Action supplémentaire.
copan-edition-connected = chaque emplacement du Masque doit être accessible depuis tous les autres par ses voisins.
copan-edition-court-tiles = quatre joueurs et la Rivière ont besoin de { $needed } tuiles Cour, mais il n’y en a que { $all }.
copan-edition-event-gain = un Événement donne soit des ressources précises, soit « any ».
copan-edition-event-loss = un Événement fait perdre exactement un type de ressource.
copan-edition-line = la ligne { $line } n’a aucun emplacement.
copan-edition-mask = le Masque ne peut donner ni tuile Jade, ni Action supplémentaire, ni Ambassade.
copan-edition-neighbour = { $there } est voisin de { $here }, mais { $here } n’est pas voisin de { $there }.
copan-edition-one-shot = un Personnage à usage unique ne peut donner ni un autre Personnage, ni une Ambassade.
copan-edition-outer = la première tuile Jade demande un emplacement avec outer = true.
copan-edition-own-neighbour = un emplacement ne peut pas être son propre voisin.
copan-edition-payment = seule l’entrée d’un Lieu peut demander un paiement, jamais celle de la Rivière.
copan-edition-places = une place suivante ne doit pas rapporter plus.
copan-edition-pyramid = { $all } tuiles Cour ne suffisent pas pour les { $spaces } emplacements de la Pyramide.
copan-edition-shares = { $players } joueurs ne peuvent pas se partager également { $n } emplacements libres.
copan-edition-slots = avec toutes les Extensions, un joueur peut avoir au plus { $most } emplacements de Personnage.
copan-edition-symbol = { $symbol } figure sur deux emplacements.
copan-edition-token = un jeton Bonus d’Ambassade ne peut pas placer une autre Ambassade.
copan-edition-token-level = ce jeton est de niveau { $level }. Il y a dix jetons de chaque niveau.
copan-edition-tokens = { $n } jetons donnent une tuile Jade, un Personnage ou une Action supplémentaire. Le maximum est { $most }.
copan-edition-track = tier_2, tier_3 et last doivent être croissants, de 1 à { $most }, avec au moins une case par palier.
