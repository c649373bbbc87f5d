# Éditions : valeurs changées. Les lignes des tables qui n’ont pas de nom sur un élément.

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

zapotec-row-card = Carte Action { $n }
zapotec-row-space = Emplacement : { $words }
zapotec-row-from = { $words }, à partir de { $n } joueurs
zapotec-row-bot-card = Carte { $card } de Cocijobot
zapotec-row-bot-words = { $card }, dos : { $back }
zapotec-row-cell = Bonus recouvert, { $cell }
zapotec-row-start = Chacun commence avec
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
zapotec-row-price-step = Prix d’un Sacrifice, par pas
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
zapotec-row-bot-easy = Facile : pour vous, par Maison de Cocijobot que vos bâtiments empêchent
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
ahau-row-last-round = Dernière manche, si rien d’autre ne finit la partie
ahau-row-each-colour = { $god }, par couleur utilisée
ahau-row-each-strength = { $god }, par point de force
ahau-row-each-step = { $god }, par pas sur un site qui convient
ahau-row-same-colour = Voisine de la même couleur dans la pyramide
ahau-row-same-god = Voisine du même dieu dans la pyramide
ahau-row-per-building = Récompenses selon les bâtiments, par bâtiment
ahau-row-per-weapon = Récompenses selon les armes, par arme
ahau-row-city-sole = Cité dominée seul lors d’une Célébration
ahau-row-city-tied = Cité partagée lors d’une Célébration

copan-row-embassy-token = Jeton Bonus d’Ambassade { $n }
copan-row-different = Échange de { $n } Glyphes différents
copan-row-same = Échange de { $n } Glyphes pareils
copan-row-site = Emplacements de Totem { $site }
copan-row-space = { $site }, emplacement { $n }
copan-row-line = ligne { $n }
copan-row-track = Pistes de Déclin à { $n } joueurs
copan-row-track-words = deuxième palier dès la case { $second }, troisième dès la case { $third }, dernière case { $last }
copan-row-tier = Pistes de Déclin, palier { $n }
copan-row-tier-words = chaque tuile donne { $n } de sa ressource
copan-row-zenith = Jeton Sommet { $n }
copan-row-board = Plateau de joueur
copan-row-board-words = place pour { $n } de chaque ressource et { $slots ->
    [one] { $slots } Personnage
   *[other] { $slots } Personnages
}
copan-row-cities = { $n ->
    [one] { $n } Cité à la fin
   *[other] { $n } Cités à la fin
}
copan-row-half = Moitié du Terrain de Balle, rang { $n }
copan-row-court = Terrain de Balle entier, rang { $n }
copan-row-automa-words = chacun { $easy } avec la carte facile, { $hard } avec la carte difficile
copan-row-totem = Totem côté PV, ×1
copan-row-court-tiles = Tuiles Cour de chaque ressource
copan-row-hand = Tuiles Cour de chaque joueur au départ
copan-row-glyphs = Glyphes de chaque couleur
copan-row-tokens = Jetons de chaque joueur
copan-row-extensions = Extensions de Stock par joueur
copan-row-automa = Tuiles Cour de l’Automa, si elles sont toujours les mêmes
