# Éditions de Copan : les lignes sans nom sur un élément, et les règles pour les valeurs.

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
