# Zapotec.

zapotec-title = Zapotec
zapotec-automa = Cocijobot
zapotec-credit = Zapotec est un jeu de Fabio Lopiano, édité par Board&Dice.
zapotec-in-short = Construisez dans trois vallées, commercez, élevez des pyramides et gagnez la faveur des dieux : cinq manches, une carte secrète par joueur à chaque manche. 1 à 4 joueurs, environ 1 h.

## Noms

zapotec-resource-wood = bois
zapotec-resource-brick = brique
zapotec-resource-stone = pierre
zapotec-resource-corn = maïs
zapotec-resource-gold = or
zapotec-resource-priest = prêtre
zapotec-short-wood = Bo
zapotec-short-brick = Br
zapotec-short-stone = Pi
zapotec-short-corn = Ma
zapotec-short-gold = Or
zapotec-short-priest = Pr
zapotec-amount-wood = { $n } bois
zapotec-amount-brick = { $n ->
    [one] { $n } brique
   *[other] { $n } briques
}
zapotec-amount-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
zapotec-amount-corn = { $n } maïs
zapotec-amount-gold = { $n } or
zapotec-amount-priest = { $n ->
    [one] { $n } prêtre
   *[other] { $n } prêtres
}
zapotec-nothing = rien
zapotec-empty = vide
zapotec-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
zapotec-property-cornfield = champ de maïs
zapotec-property-temple = temple
zapotec-property-village = village
zapotec-property-plains = plaines
zapotec-property-hills = collines
zapotec-property-forest = forêt
zapotec-property-etla = Etla
zapotec-property-ocotlan = Ocotlan
zapotec-property-mitla = Mitla
zapotec-letter-cornfield = C
zapotec-letter-temple = T
zapotec-letter-village = V
zapotec-in-plains = dans les plaines
zapotec-in-hills = dans les collines
zapotec-in-forest = dans la forêt
zapotec-of-etla = d’Etla
zapotec-of-ocotlan = d’Ocotlan
zapotec-of-mitla = de Mitla
zapotec-size-L = grande pièce
zapotec-size-M = pièce moyenne
zapotec-size-S = petite pièce
zapotec-space = { $building } { $terrain } { $region }
zapotec-card = { $number } ({ $resource }, { $property })
zapotec-bot-card = { $number } ({ $building }, { $terrain }, { $region })
zapotec-cell = ligne { $row }, colonne { $column }

## Options

zapotec-option-solo = Difficulté
zapotec-option-solo-easy = facile
zapotec-option-solo-normal = normale
zapotec-option-solo-hard = difficile

## Effets des tuiles Commerce

zapotec-effect-instant = gagner immédiatement { $gain }
zapotec-effect-exchange = payer { $pay }, gagner { $gain }
zapotec-effect-build = payer { $pay }, construire une Maison sur un emplacement libre ({ $property })
zapotec-effect-price = chaque { $building } vous coûte { $price }
zapotec-effect-advance = { $steps ->
    [one] à l’achat : payer { $pay }, avancer de { $steps } case sur la piste de Sacrifice
   *[other] à l’achat : payer { $pay }, avancer de { $steps } cases sur la piste de Sacrifice
}
zapotec-effect-hand = utiliser une carte de votre main au décompte du tour, au lieu de la carte bonus
zapotec-effect-disc = à l’achat : poser gratuitement un disque sur un Rituel
zapotec-brief-instant = gain { $gain }
zapotec-brief-exchange = { $pay } → { $gain }
zapotec-brief-build = { $pay } → Maison { $property }
zapotec-brief-price = { $building } = { $price }
zapotec-brief-advance = { $steps ->
    [one] { $pay } → { $steps } case
   *[other] { $pay } → { $steps } cases
}
zapotec-brief-hand = décompte en main
zapotec-brief-disc = disque gratuit
zapotec-class-instant = Agit une seule fois, à l’achat.
zapotec-class-recharge = Une fois par tour, dans la capitale ou pendant la construction.
zapotec-class-builder = Une fois par tour, pendant la construction, quelle que soit votre carte Action.
zapotec-class-once = À utiliser au moment de l’achat, jamais ensuite.
zapotec-class-permanent = Toujours active.

## Rituels et pas

zapotec-ritual-set = { $points } par trio de bâtiments { $same } { $different } (max. { $cap })
zapotec-same-building = du même type
zapotec-same-terrain = du même terrain
zapotec-same-region = de la même région
zapotec-different-building = de trois types
zapotec-different-terrain = sur trois terrains
zapotec-different-region = dans trois régions
zapotec-ritual-steps = { $points } par case sur la piste de Sacrifice (max. { $cap })
zapotec-ritual-trade = { $one }/{ $two }/{ $three } par tuile Commerce de niveau 1/2/3 (max. { $cap })
zapotec-ritual-levels = { $points } par pièce de Pyramide construite (max. { $cap })
zapotec-ritual-resources = { $basic } par ressource de base, { $advanced } par ressource avancée restante (max. { $cap })
zapotec-step-resource = 1 ressource de base de votre choix
zapotec-step-discount = les tuiles Commerce de niveau { $level } coûtent { $gold } or de moins
zapotec-step-priest = vos Rituels ne coûtent pas de prêtre
zapotec-step-disc = un disque gratuit sur un Rituel
zapotec-short-step-resource = res
zapotec-short-step-discount = N{ $level }-{ $gold }
zapotec-short-step-priest = -Pr
zapotec-short-step-disc = disq

## Journal

zapotec-event-dealt = { $name } a en main : { $cards }.
zapotec-event-round = Manche { $round }. Carte bonus : { $card }.
zapotec-event-revealed = { $name } joue la carte { $card }.
zapotec-event-bot-revealed = Cocijobot retourne la carte { $card }.
zapotec-event-turn = { $name } commence son tour.
zapotec-event-income-row = { $name } reçoit le revenu de la ligne : { $gain }.
zapotec-event-income-column = { $name } reçoit le revenu de la colonne : { $gain }.
zapotec-event-bought = { $name } achète la tuile Commerce { $tile } pour { $gold } or ({ $effect }).
zapotec-event-bot-took = Cocijobot prend la tuile Commerce { $tile } ({ $effect }).
zapotec-event-gained-tile = { $name } gagne { $gain } grâce à la tuile Commerce { $tile }.
zapotec-event-gained-step = { $name } gagne { $gain } à la case { $step } de la piste.
zapotec-event-gained-cell = { $name } gagne { $gain } pour la case recouverte.
zapotec-event-exchanged = { $name } échange { $paid } contre { $gain } avec la tuile Commerce { $tile }.
zapotec-event-pyramid-started = { $name } commence la Pyramide { $n } avec une { $size } ; sa tuile Score compte la propriété { $property }.
zapotec-event-pyramid-raised = { $name } ajoute une { $size } à la Pyramide { $n }.
zapotec-event-disc = { $name } pose un disque sur le Rituel { $n } (prix : { $paid }).
zapotec-event-sacrificed = { $name } sacrifie { $paid }.
zapotec-event-step = { $name } atteint la case { $step } de la piste : { $bonus }.
zapotec-event-declined = { $name } renonce.
zapotec-event-built = { $name } construit : { $space } (prix : { $paid }).
zapotec-event-placed = { $name } pose la tuile ({ $tile }) en { $cell }.
zapotec-event-palace = { $name } construit le Palais : { $space } (prix : { $paid }).
zapotec-event-scored-turn = { $n ->
    [one] { $name } marque { $n } point ({ $property }).
   *[other] { $name } marque { $n } points ({ $property }).
}
zapotec-event-scored-step = { $n ->
    [one] { $name } marque { $n } point à la case { $step } de la piste.
   *[other] { $name } marque { $n } points à la case { $step } de la piste.
}
zapotec-event-scored-difficulty = { $n ->
    [one] { $name } reçoit { $n } point parce que Cocijobot n’a pas pu tout construire.
   *[other] { $name } reçoit { $n } points parce que Cocijobot n’a pas pu tout construire.
}
zapotec-event-hand-card = { $name } utilise la carte { $card } au décompte du tour ; la carte est retirée du jeu.
zapotec-event-drew = { $name } prend la carte { $card } dans l’Offre.
zapotec-event-set-aside = La carte { $card } est mise de côté : ce sera la prochaine carte bonus.
zapotec-event-refilled = Nouvelle tuile au marché : { $tile } ({ $effect }).
zapotec-event-offered = Nouvelle carte dans l’Offre : { $card }.
zapotec-event-bot-skipped = Cocijobot passe { $space } : l’emplacement est occupé.
zapotec-event-bot-no-house = Cocijobot passe { $space } : aucune Maison restante.
zapotec-event-bot-back = Le dos de la prochaine carte de Cocijobot montre { $property }.
zapotec-event-over = La partie est terminée.

## Refus

zapotec-reason-another-decision = ce n’est pas le moment
zapotec-reason-not-in-hand = la carte { $card } n’est pas dans votre main
zapotec-reason-not-in-offer = la carte { $card } n’est pas dans l’Offre
zapotec-reason-missing = il vous manque { $lack }
zapotec-reason-empty-stall = aucune tuile à cette place ; elle est complétée à la fin du tour s’il reste une tuile dans la pile
zapotec-reason-level-bought = vous avez déjà acheté une tuile de niveau { $level } pendant ce tour ; une seule par niveau est permise
zapotec-reason-not-in-play = l’emplacement de Pyramide { $n } n’est pas utilisé à ce nombre de joueurs
zapotec-reason-pyramid-started = la Pyramide { $n } est déjà commencée
zapotec-reason-pyramid-empty = la Pyramide { $n } n’est pas commencée ; une Pyramide commence par une tuile Score
zapotec-reason-pyramid-complete = la Pyramide { $n } est achevée
zapotec-reason-built-on = vous avez déjà construit sur la Pyramide { $n } pendant ce tour ; une seule pièce par Pyramide et par tour
zapotec-reason-no-scoring-tile = la tuile Score { $property } n’est pas disponible
zapotec-reason-no-piece = il ne vous reste aucune pièce de Pyramide
zapotec-reason-no-piece-of-size = cette Pyramide demande une { $size }, et il ne vous en reste aucune
zapotec-reason-disc-there = vous avez déjà un disque sur le Rituel { $n }
zapotec-reason-no-disc = il ne vous reste aucun disque
zapotec-reason-needs-level = vous avez payé autant de Rituels que vous avez construit de pièces de Pyramide ; chaque Rituel de plus demande une pièce de plus
zapotec-reason-steps-left = { $n ->
    [0] vous êtes au bout de la piste de Sacrifice
    [one] il ne reste que { $n } case sur la piste de Sacrifice ; sacrifiez moins de maïs
   *[other] il ne reste que { $n } cases sur la piste de Sacrifice ; sacrifiez moins de maïs
}
zapotec-reason-tile-not-owned = vous n’avez pas la tuile Commerce { $tile } ({ $effect })
zapotec-reason-tile-face-down = la tuile Commerce { $tile } a déjà servi pendant ce tour
zapotec-reason-space-not-in-play = cet emplacement n’est pas utilisé à ce nombre de joueurs ({ $space })
zapotec-reason-space-taken = un joueur a déjà construit à cet endroit ({ $space })
zapotec-reason-wrong-property = l’emplacement doit avoir la propriété { $property }
zapotec-reason-no-house = toutes vos Maisons sont déjà sur la carte
zapotec-reason-palace-built = vous avez déjà construit votre Palais
zapotec-reason-cell-taken = une tuile occupe déjà cette case ({ $cell })
zapotec-reason-not-offered = la tuile que vous venez d’acheter a un autre effet

## Choix

zapotec-group-cards = Jouer une carte
zapotec-group-income = Recevoir le revenu
zapotec-group-trade = Commerce
zapotec-group-pyramid = Pyramides
zapotec-group-ritual = Rituels
zapotec-group-sacrifice = Sacrifice
zapotec-group-exchange = Utiliser une tuile Commerce
zapotec-group-house = Construire une Maison
zapotec-group-palace = Construire le Palais
zapotec-group-by-tile = Construire avec une tuile Commerce
zapotec-group-cell = Poser la tuile
zapotec-group-end = Continuer
zapotec-group-resource = Ressource gratuite
zapotec-group-bonus = Bonus
zapotec-group-scoring = Décompte du tour
zapotec-group-draw = Prendre une carte
zapotec-action-play = { $spaces ->
    [one] { $card } : la ligne rapporte { $row } ; la colonne { $column } ; { $spaces } emplacement libre
   *[other] { $card } : la ligne rapporte { $row } ; la colonne { $column } ; { $spaces } emplacements libres
}
zapotec-action-draw = { $spaces ->
    [one] { $card } : la ligne rapporterait { $row } ; la colonne { $column } ; { $spaces } emplacement libre
   *[other] { $card } : la ligne rapporterait { $row } ; la colonne { $column } ; { $spaces } emplacements libres
}
zapotec-action-draw-leaves = {"\u00A0"}; { $card } sera la prochaine carte bonus
zapotec-action-income-row = Ligne { $head } : { $gain }
zapotec-action-income-column = Colonne { $head } : { $gain }
zapotec-action-trade = { $tile } (niveau { $level }) pour { $gold } or : { $effect }
zapotec-action-start = Commencer la Pyramide { $n } ({ $property }) avec une { $size } pour { $price }
zapotec-action-add = Ajouter une { $size } à la Pyramide { $n } ({ $property }) pour { $price }
zapotec-action-piece = { $points ->
    [one] {"\u00A0"}; vaut { $points } point maintenant, { $complete } une fois achevée
   *[other] {"\u00A0"}; vaut { $points } points maintenant, { $complete } une fois achevée
}
zapotec-action-piece-completes = {"\u00A0"}; l’achève, vaut { $points } points maintenant
zapotec-action-ritual = { $points ->
    [one] Rituel { $n } pour { $price } : { $goal } ; { $points } point maintenant
   *[other] Rituel { $n } pour { $price } : { $goal } ; { $points } points maintenant
}
zapotec-action-disc = { $points ->
    [one] Rituel { $n } (prix : { $price }) : { $goal } ; { $points } point maintenant
   *[other] Rituel { $n } (prix : { $price }) : { $goal } ; { $points } points maintenant
}
zapotec-action-sacrifice = { $price } → case { $step } : { $bonuses }
zapotec-action-advance = Payer { $pay } et avancer : { $bonuses }
zapotec-action-use = { $tile } : { $effect }
zapotec-action-end-capital = Quitter la capitale et commencer à construire (sans retour pendant ce tour)
zapotec-action-end-construction = { $points ->
    [one] Arrêter de construire et marquer { $points } point pour { $card }
   *[other] Arrêter de construire et marquer { $points } points pour { $card }
}
zapotec-action-score-bonus = { $points ->
    [one] Carte bonus { $card } : { $points } point
   *[other] Carte bonus { $card } : { $points } points
}
zapotec-action-score-hand = { $points ->
    [one] Votre carte { $card } : { $points } point ; la carte est retirée du jeu
   *[other] Votre carte { $card } : { $points } points ; la carte est retirée du jeu
}
zapotec-action-decline = Renoncer
zapotec-action-resource = { $gain } (vous en avez { $have })
zapotec-action-house = Maison, { $space } : payer { $price }, tuile { $tile }
zapotec-action-by-tile = { $tile } : { $what }
zapotec-action-palace = Palais, { $space } : payer { $price }, compte double
zapotec-action-fits = { " " }(bonus +{ $points })
zapotec-action-place = { $cell } : la ligne rapportera { $row } ; la colonne { $column }
zapotec-action-covered = {"\u00A0"}; gain immédiat : { $bonus }

## Que faire maintenant

zapotec-prompt-over = La partie est terminée.
zapotec-prompt-wait = On attend : { $names }.
zapotec-prompt-card = Manche { $round } : choisissez la carte Action à jouer.
zapotec-prompt-income = Choisissez le revenu de la ligne ou de la colonne. Vous avez joué { $card }.
zapotec-prompt-capital = Capitale : agissez tant que vous pouvez payer. Réserve : { $stock }.
zapotec-prompt-construction = Construction ({ $property }) : construisez tant que vous pouvez payer. Réserve : { $stock }.
zapotec-prompt-place = Choisissez où poser la nouvelle tuile ({ $tile }) dans votre grille.
zapotec-prompt-scoring = Choisissez la carte utilisée au décompte du tour.
zapotec-prompt-draw = Prenez une carte de l’Offre.
zapotec-prompt-resource = Case { $step } de la piste : choisissez une ressource de base gratuite.
zapotec-prompt-disc = Disque gratuit : choisissez un Rituel.
zapotec-prompt-tile-now = Vous avez acheté { $tile } : { $effect }. Choisissez de l’utiliser maintenant ou d’y renoncer.

## Feuille de score

zapotec-score-turns = Décomptes des tours
zapotec-score-track = Piste de Sacrifice
zapotec-score-majority = Majorité de Sacrifice
zapotec-score-ritual = Rituel { $n } : { $goal }
zapotec-score-pyramid = Pyramide { $n } : { $property }
zapotec-score-trade = Tuiles Commerce de Cocijobot
zapotec-score-gifts = Points de difficulté
zapotec-score-total = Total

## Le plateau

zapotec-board-round = Manche { $round } sur { $of }
zapotec-board-order = Ordre :
zapotec-board-acted = a joué
zapotec-board-active = à jouer
zapotec-board-chosen = carte choisie
zapotec-board-choosing = choisit
zapotec-board-bonus = Bonus :
zapotec-board-fit = { $points ->
    [one] mes Maisons : { $n } = { $points } point
   *[other] mes Maisons : { $n } = { $points } points
}
zapotec-board-map = Carte
zapotec-board-map-key = C champ de maïs : Ma · T temple : Pr · V village : Or · plus la ressource de base indiquée · [ ] permis par ma carte · ★ Palais
zapotec-board-market = Marché : mon prix
zapotec-board-stack = reste
zapotec-board-track = Sacrifice
zapotec-board-pyramids = Pyramides
zapotec-board-next = { $n ->
    [one] ma { $size }, { $n } Maison
   *[other] ma { $size }, { $n } Maisons
}
zapotec-board-complete = achevée
zapotec-board-closed = il ne me reste aucune { $size }
zapotec-board-tiles = Tuiles Score :
zapotec-board-rituals = Rituels
zapotec-board-allowed = encore { $n }
zapotec-board-mine = à moi
zapotec-board-offer = Offre :
zapotec-board-deck = pioche { $n }
zapotec-board-gridname = Grille
zapotec-board-row = ligne
zapotec-board-column = colonne
zapotec-board-stock = Réserve
zapotec-board-houses = Maisons
zapotec-board-pieces = Pièces
zapotec-board-palace = Palais
zapotec-board-palace-open = à construire
zapotec-board-palace-built = construit
zapotec-board-trade = Tuiles Commerce
zapotec-board-used = (utilisée)
zapotec-board-hand = Main
zapotec-board-hand-key = n° · ressource · propriété · ligne | colonne · libres
zapotec-board-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
zapotec-board-played = Carte
zapotec-board-buys = Achète
zapotec-board-level = Pyramide
zapotec-board-others = Les autres
zapotec-board-points = { $now } acquis, { $total } si la partie s’arrêtait là
zapotec-bot-builds = construira : { $space }
zapotec-bot-skips = passera : { $space } (emplacement occupé)
zapotec-bot-no-house = passera : { $space } (aucune Maison restante)
zapotec-board-bot-card = carte
zapotec-board-bot-back = dos de la prochaine carte :
zapotec-board-bot-tiles = tuiles
zapotec-board-bot-pyramid = Pyramide
zapotec-board-none = aucune

## Glossaire

zapotec-term-turn = Tour
zapotec-explain-turn = Revenu, puis capitale, puis construction, puis décompte du tour, puis une carte à prendre. Chaque joueur a un tour par manche.
zapotec-term-round = Manche
zapotec-explain-round = Il y en a cinq. Les joueurs choisissent une carte en secret, puis les révèlent ensemble ; le plus petit numéro agit en premier.
zapotec-term-card = Carte Action
zapotec-explain-card = Numérotée de 1 à 27. Le numéro fixe l’ordre du tour, la ressource détermine la ligne ou la colonne de votre revenu, et la propriété les emplacements où vous pouvez construire.
zapotec-term-hand = Main
zapotec-explain-hand = Vos cartes Action secrètes. Celles qui viennent de l’Offre sont connues de tous.
zapotec-term-offer = Offre
zapotec-explain-offer = Cartes Action visibles, une de plus que de joueurs. Vous en prenez une par tour ; celle qui reste devient la carte bonus. Les cartes jouées pendant la manche et une carte de la pioche forment la nouvelle Offre.
zapotec-term-bonus = Carte bonus
zapotec-explain-bonus = Sa propriété compte dans cette manche : deux points pour chacune de vos Maisons qui l’a.
zapotec-term-deck = Pioche des manches
zapotec-explain-deck = Quelques cartes Action cachées. Après chaque manche, la première entre dans l’Offre.
zapotec-term-basic = Ressources de base
zapotec-explain-basic = Le bois, la brique et la pierre paient les Maisons et les Pyramides.
zapotec-term-advanced = Ressources avancées
zapotec-explain-advanced = Le maïs, l’or et les prêtres paient les actions dans la capitale.
zapotec-term-property = Propriété
zapotec-explain-property = Chaque emplacement en a trois : un type de bâtiment, un terrain, une région. Cartes et tuiles Score en montrent une parmi neuf.
zapotec-term-section = Secteur
zapotec-explain-section = Un terrain d’une région : trois à cinq emplacements selon le nombre de joueurs.
zapotec-term-space = Emplacement
zapotec-explain-space = Une place de la carte pour une Maison. Elle porte une tuile Bâtiment jusqu’à ce qu’un joueur y construise.
zapotec-term-tile = Tuile Bâtiment
zapotec-explain-tile = Posée sur un emplacement. Le joueur qui y construit la met dans sa grille, où elle rapporte ses deux ressources chaque fois que sa ligne ou sa colonne est choisie.
zapotec-term-house = Maison
zapotec-explain-house = Votre marque sur un emplacement. Vous en avez neuf. Le prix dépend du type de l’emplacement.
zapotec-term-palace = Palais
zapotec-explain-palace = Une fois par partie, pour un bois, une brique et une pierre. Il compte partout pour deux Maisons, mais sa tuile ne rapporte aucun revenu. Il utilise aussi une de vos Maisons.
zapotec-term-weight = Compter les Maisons
zapotec-explain-weight = Une Maison compte pour un, le Palais pour deux : au décompte du tour, dans les trios de Rituel et pour les Pyramides.
zapotec-term-grid = Grille de ressources
zapotec-explain-grid = Neuf cases. Bois, brique et pierre nomment les lignes et les colonnes. Les tuiles d’une ligne augmentent son revenu.
zapotec-term-covered = Bonus recouvert
zapotec-explain-covered = Trois cases montrent une ressource avancée. Vous la gagnez une fois, en y posant une tuile.
zapotec-term-income = Revenu
zapotec-explain-income = Choisissez la ligne ou la colonne de la ressource de votre carte. Elle rapporte cette ressource une fois, et toutes celles de ses tuiles.
zapotec-term-capital = Capitale
zapotec-explain-capital = Après le revenu : Commerce, Pyramides, Rituels et Sacrifices, dans n’importe quel ordre, tant que vous pouvez payer. Une fois la construction commencée, vous ne pouvez plus y revenir.
zapotec-term-trade = Commerce
zapotec-explain-trade = Achetez une tuile Commerce avec de l’or. Une seule par niveau et par tour.
zapotec-term-market = Marché
zapotec-explain-market = Trois tuiles de chaque niveau sont visibles. Les places vides sont complétées à la fin du tour ; en solo elles restent vides.
zapotec-term-level = Niveau d’une tuile Commerce
zapotec-explain-level = Le niveau 1 coûte 1 or, le niveau 2 en coûte 2 (1 à partir de la case 3 de la piste), le niveau 3 en coûte 3 (1 à partir de la case 6).
zapotec-term-pyramid = Pyramide
zapotec-explain-pyramid = Un étage coûte un prêtre, un bois, une brique et une pierre. Commencez-en une avec une tuile Score et votre plus grande pièce, ou posez la taille suivante sur n’importe quelle Pyramide, mais une seule fois par tour sur la même. À la fin, chacune de vos pièces vaut un point par Maison ayant la propriété de la tuile Score, et cinq de plus si une petite pièce est au sommet.
zapotec-term-piece = Pièce de Pyramide
zapotec-explain-piece = Vous en avez une grande, deux moyennes et trois petites. Chaque pièce construite permet aussi un Rituel.
zapotec-term-scoring-tile = Tuile Score
zapotec-explain-scoring-tile = Montre la propriété que compte une Pyramide. Il y en a une de plus que de joueurs.
zapotec-term-ritual = Rituel
zapotec-explain-ritual = Posez un disque sur l’un des trois objectifs pour un prêtre, plus un or par disque adverse déjà là. Il faut une pièce de Pyramide par Rituel payé. À la fin, l’objectif vous rapporte ses points.
zapotec-term-free-disc = Disque gratuit
zapotec-explain-free-disc = La case 11 de la piste et la tuile #36 posent un disque sur un Rituel sans en payer le prix, sans prêtre et sans pièce de Pyramide.
zapotec-term-sacrifice = Sacrifice
zapotec-explain-sacrifice = Payez un prêtre et un à cinq maïs : avancez d’autant de cases que de maïs. Chaque case donne son bonus.
zapotec-term-track = Piste de Sacrifice
zapotec-explain-track = Douze cases avec des points, des ressources, des tuiles moins chères, des Rituels sans prêtre et un disque gratuit. Le premier arrivé sur une case est en bas de la pile et gagne les égalités.
zapotec-term-majority = Majorité de Sacrifice
zapotec-explain-majority = À la fin, les trois joueurs les plus avancés sur la piste reçoivent 9, 6 et 3 points. Un joueur qui n’a jamais avancé ne reçoit rien.
zapotec-term-construction = Construction
zapotec-explain-construction = Construisez autant de Maisons que vous pouvez en payer, sur des emplacements libres qui ont la propriété de votre carte.
zapotec-term-turn-scoring = Décompte du tour
zapotec-explain-turn-scoring = Après la construction : deux points pour chacune de vos Maisons qui ont la propriété de la carte bonus, anciennes comprises.
zapotec-term-draw = Prendre une carte
zapotec-explain-draw = À la fin du tour, pendant les manches 1 à 4, vous prenez en main une carte de l’Offre.
zapotec-term-points = Points
zapotec-explain-points = Pendant la partie : décomptes des tours et cases de la piste de Sacrifice ; à la fin : majorité de Sacrifice, Rituels et Pyramides.
zapotec-term-winner = Vainqueur
zapotec-explain-winner = Le joueur qui a le plus de points. À égalité, le plus avancé sur la piste de Sacrifice.
zapotec-term-bot = Cocijobot
zapotec-explain-bot = L’adversaire du mode solo. Il construit là où le mènent sa carte, la carte bonus et sa Pyramide, ne paie rien, et effectue une action dans la capitale.
zapotec-term-bot-cards = Cartes de Cocijobot
zapotec-explain-bot-cards = Chacune montre un type, un terrain, une région et un numéro. Vous voyez le dos de la première ; sur les cartes aux numéros élevés, il est trompeur. À numéro égal, Cocijobot agit d’abord.
zapotec-term-difficulty = Difficulté
zapotec-explain-difficulty = Facile : 2 points pour vous par Maison que Cocijobot ne peut pas construire à cause de vos bâtiments. Difficile : 2 points pour Cocijobot par Maison manquante sur trois.
zapotec-term-undo = Annuler
zapotec-explain-undo = Vous pouvez annuler vos derniers choix jusqu’au dernier moment où une information cachée a été révélée ou un autre joueur a agi.
zapotec-term-notation = Notation
zapotec-explain-notation = Chaque choix a une forme courte, écrite à droite dans la liste. On peut en écrire plusieurs sur une ligne, séparées par « ; », et une Maison avec sa case : « build EMPLACEMENT @CASE ».
zapotec-explain-resource-basic = Une ressource de base. Elle paie les Maisons et les étages de Pyramide, et donne son nom à une ligne et une colonne de la grille.
zapotec-explain-resource-corn = Une ressource avancée, produite par les champs de maïs. Elle paie les cases de la piste de Sacrifice.
zapotec-explain-resource-gold = Une ressource avancée, produite par les villages. Elle achète les tuiles Commerce et paie les Rituels où des adversaires ont un disque.
zapotec-explain-resource-priest = Une ressource avancée, produite par les temples. Elle est nécessaire aux Pyramides, aux Rituels et aux Sacrifices.
zapotec-explain-building = Un type de bâtiment. Une Maison y coûte { $price } ; sa tuile rapporte { $yields } et une ressource de base.
zapotec-explain-terrain = Un terrain. Chaque région a des plaines, des collines et une forêt.
zapotec-explain-region = Une région. Les trois sont Etla, Ocotlan et Mitla ; chacune a les trois terrains.
zapotec-term-trade-tile = Tuile Commerce { $number } ({ $id })
zapotec-explain-trade-tile = Niveau { $level } : { $effect }. { $class }
zapotec-term-ritual-card = Carte Rituel { $id }
zapotec-term-ritual-goal = Carte Rituel : { $goal }
zapotec-goal-set = trios de bâtiments { $same } { $different }
zapotec-goal-steps = cases sur la piste de Sacrifice
zapotec-goal-trade = tuiles Commerce
zapotec-goal-levels = pièces de Pyramide
zapotec-goal-resources = ressources restantes
zapotec-term-step = Case { $step } de la piste de Sacrifice

# Ce qui doit toujours être vrai, pour les positions qui l’enfreignent.
zapotec-invariant-I1 = Chacune des 27 cartes Action se trouve à un seul endroit.
zapotec-invariant-I2 = Chaque tuile Bâtiment se trouve à un seul endroit, et chaque espace porte une tuile de son type.
zapotec-invariant-I3 = Un espace en jeu porte une tuile, une Maison, ou le Palais avec sa Maison ; les autres ne portent rien.
zapotec-invariant-I4 = Les Maisons sur la carte et en réserve sont neuf en tout, et la grille porte les tuiles des Maisons, sauf celle du Palais.
zapotec-invariant-I5 = Les pièces de Pyramide construites et restantes forment la réserve de départ, chaque étage est d’une taille plus petite que le précédent, et Cocijobot ne construit que sur une seule Pyramide.
zapotec-invariant-I6 = Il y a une tuile Score de plus que de joueurs, chaque Pyramide commencée en porte une, et il en reste toujours une.
zapotec-invariant-I7 = Les mains ont la taille prévue à cette manche, contiennent les cartes connues et la carte choisie, et ne sont jamais vides au moment du choix ; dès que tous ont choisi, les cartes sont révélées.
zapotec-invariant-I8 = Un joueur a au plus trois disques sur les Rituels, un par carte, et jamais plus de Rituels payés que de niveaux de Pyramide.
zapotec-invariant-I9 = Chaque tuile Commerce se trouve à un seul endroit, et un joueur en achète au plus une par niveau et par manche.
zapotec-invariant-I10 = Rien ne descend sous zéro, et une case de la piste est comprise entre 0 et 12.
zapotec-invariant-I11 = Un revenu vaut 1, 3, 5 ou 7 ressources.
zapotec-invariant-I12 = Chaque case de la piste donne son bonus une seule fois.
zapotec-invariant-I13 = L’Offre a une carte de plus que de joueurs au début d’une manche ; en solo deux, et aucune à la dernière.
zapotec-invariant-I14 = Il y a cinq manches, pour deux à quatre joueurs ou pour un joueur et Cocijobot, et la pioche de manche les compte.
zapotec-invariant-I15 = Les points restent dans ce que les règles peuvent donner.
zapotec-invariant-I16 = Une partie a un nombre borné de décisions, et seul ce qui peut interrompre une étape y attend.
zapotec-invariant-I17 = Cocijobot suit ses cartes, ne décide de rien, et n’a ni ressources, ni grille, ni main.
zapotec-invariant-I18 = Certaines choses n’arrivent jamais, comme une pioche à la manche 5 ou un second Palais.
zapotec-invariant-I19 = Chaque place figure une fois dans l’ordre et a un disque sur la piste.
zapotec-invariant-I20 = Une place connaît ses cartes et ce qui est visible, rien d’autre.
