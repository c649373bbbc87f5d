# Copan : la Cité Mourante.

copan-title = Copan : la Cité Mourante
copan-automa = L’Automa
copan-credit = Copan : la Cité Mourante est un jeu d’Éric Dubus et Olivier Melison, édité par Holy Grail Games.
copan-in-short = Une grande cité se meurt. Tirez de la Pyramide ses dernières richesses, menez votre Totem vers cinq Lieux et faites monter vos Prêtres avant que tout ne s’épuise. 1 à 4 joueurs, 45 min par joueur.

## Noms

copan-resource-food = Nourriture
copan-resource-fame = Notoriété
copan-resource-zeal = Ferveur
copan-resource-power = Influence
copan-short-food = Nr
copan-short-fame = Nt
copan-short-zeal = Fe
copan-short-power = In
copan-amount = { $n } { $what }
copan-glyph-amount = { $n } × { $what }
copan-amount-any = { $n } de votre choix
copan-nothing = rien
copan-empty = vide
copan-no-glyph = aucun Glyphe
copan-vp = { $n } PV
copan-steps = { $n ->
    [one] { $n } marche
   *[other] { $n } marches
}
copan-price-less = { $cost }, réduction de { $n }
copan-site-embassies = Ambassades
copan-site-river = Rivière
copan-site-ball_court = Terrain de Balle
copan-site-altars = Autels
copan-site-hieroglyphs = Escalier Hiéroglyphique
copan-short-embassies = Amb
copan-short-river = Riv
copan-short-ball_court = Balle
copan-short-altars = Aut
copan-short-hieroglyphs = Hiér
copan-short-any = libre
copan-at-embassies = aux Ambassades
copan-at-river = à la Rivière
copan-at-ball_court = au Terrain de Balle
copan-at-altars = aux Autels
copan-at-hieroglyphs = à l’Escalier Hiéroglyphique
copan-at-any = au Lieu de votre choix
copan-of-embassies = des Ambassades
copan-of-river = de la Rivière
copan-of-ball_court = du Terrain de Balle
copan-of-altars = des Autels
copan-of-hieroglyphs = de l’Escalier Hiéroglyphique
copan-side-resource = face ressource
copan-side-vp = face PV
copan-fate-cacao = cacao
copan-fate-flower = fleur
copan-fate-sun = soleil
copan-fate-moon = lune
copan-fate-water = eau
copan-fate-codex = codex
copan-section-nw = NO
copan-section-ne = NE
copan-section-se = SE
copan-section-sw = SO
copan-city-quirigua = Quiriguá
copan-city-caracol = Caracol
copan-city-tikal = Tikal
copan-city-palenque = Palenque
copan-city-chichen_itza = Chichén Itzá
copan-city-uxmal = Uxmal
copan-half-left = moitié gauche
copan-half-right = moitié droite
copan-colour-red = rouge
copan-colour-ochre = ocre
copan-colour-green = vert
copan-colour-blue = bleu
copan-colour-violet = violet
copan-colour-white = blanc
copan-short-red = Ro
copan-short-ochre = Oc
copan-short-green = Ve
copan-short-blue = Bl
copan-short-violet = Vi
copan-short-white = Bc
copan-card-long_easy = partie longue, facile
copan-card-long_tough = partie longue, ardue
copan-card-long_hard = partie longue, difficile
copan-card-standard_easy = partie standard, facile
copan-card-standard_tough = partie standard, ardue
copan-card-standard_hard = partie standard, difficile
copan-card-short_easy = partie courte, facile
copan-card-short_tough = partie courte, ardue
copan-card-short_hard = partie courte, difficile
copan-counted-food = Extension de Stock
copan-counted-fame = jeton du Terrain de Balle
copan-counted-zeal = jeton des Autels
copan-counted-power = tuile Jade

## Options

copan-option-event = Carte Événement
copan-option-event-long_easy = partie longue, facile (conseillée pour débuter)
copan-option-event-long_tough = partie longue, ardue
copan-option-event-long_hard = partie longue, difficile
copan-option-event-standard_easy = partie standard, facile
copan-option-event-standard_tough = partie standard, ardue
copan-option-event-standard_hard = partie standard, difficile
copan-option-event-short_easy = partie courte, facile
copan-option-event-short_tough = partie courte, ardue
copan-option-event-short_hard = partie courte, difficile
copan-option-river = Les places vides de la Rivière
copan-option-river-fill = sont complétées sans déplacer de tuile
copan-option-river-slide = sont complétées après un glissement des tuiles vers la gauche
copan-option-eject = Un Totem éjecté
copan-option-eject-must = va dans un autre Lieu
copan-option-eject-may = peut aussi quitter le plateau
copan-option-hands = Les tuiles Cour en main
copan-option-hands-hidden = sont cachées
copan-option-hands-open = sont visibles
copan-option-automa = Automa
copan-option-automa-basic = basique : elle prend et pose seulement
copan-option-automa-advanced = avancée : elle utilise aussi ce qu’elle prend
copan-option-food_card = Sa carte Nourriture
copan-option-food_card-easy = facile
copan-option-food_card-hard = difficile
copan-option-fame_card = Sa carte Notoriété
copan-option-fame_card-easy = facile
copan-option-fame_card-hard = difficile
copan-option-zeal_card = Sa carte Ferveur
copan-option-zeal_card-easy = facile
copan-option-zeal_card-hard = difficile
copan-option-power_card = Sa carte Influence
copan-option-power_card-easy = facile
copan-option-power_card-hard = difficile
copan-option-automa_start = Ses premières tuiles Cour
copan-option-automa_start-random = sont piochées
copan-option-automa_start-printed = sont toujours les mêmes

## Effets des cartes, tuiles et jetons

copan-effect-gain = gagner { $gain }
copan-effect-any = { $n ->
    [one] gagner { $n } ressource de votre choix
   *[other] gagner { $n } ressources de votre choix
}
copan-effect-vp = marquer { $n } PV
copan-effect-climb = { $n ->
    [one] monter de { $n } marche
   *[other] monter de { $n } marches
}
copan-effect-jade = poser une tuile Jade
copan-effect-glyph = prendre 1 carte Glyphe de votre choix
copan-effect-character = prendre gratuitement 1 Personnage de votre choix
copan-effect-extension = prendre une Extension de Stock
copan-effect-tiles = prendre les deux premières tuiles Cour de la Rivière
copan-effect-totem = mettre, si vous voulez, votre Totem à l’entrée d’un Lieu de votre choix
copan-effect-embassy = poser un jeton dans une Cité de votre choix
copan-effect-bonus = Action supplémentaire { $place }
copan-effect-bonus-less = Action supplémentaire { $place } avec { $n ->
    [one] une réduction de { $n } ressource
   *[other] une réduction de { $n } ressources
}
copan-short-effect-gain = { $gain }
copan-short-effect-any = { $n }*
copan-short-effect-vp = { $n }PV
copan-short-effect-climb = ↑{ $n }
copan-short-effect-jade = Jade
copan-short-effect-glyph = Glyphe
copan-short-effect-character = Perso
copan-short-effect-extension = Ext.
copan-short-effect-tiles = 2 tuiles
copan-short-effect-totem = Totem
copan-short-effect-embassy = Jeton
copan-talent-reward = { $n } PV pour chacune de vos Actions { $place }
copan-talent-discount = réduction de { $n ->
    [one] { $n } ressource pour vos Actions { $place }
   *[other] { $n } ressources pour vos Actions { $place }
}
copan-talent-collect = { $n } { $what } de plus pour chaque tuile { $what } que vous posez
copan-talent-climb = { $n ->
    [one] { $n } ressource de votre choix chaque fois que vous montez de { $steps } marches ou plus d’un coup
   *[other] { $n } ressources de votre choix chaque fois que vous montez de { $steps } marches ou plus d’un coup
}
copan-talent-endgame = { $n } PV pour chaque { $what } dans votre réserve à la fin
copan-short-talent-reward = { $place } { $n }PV
copan-short-talent-collect = tuile { $what } +{ $n }
copan-short-talent-endgame = { $n }PV/{ $what }
copan-kind-permanent = permanent
copan-kind-one-shot = usage unique
copan-kind-endgame = fin de partie
copan-character = { $kind } : { $talent }
copan-altar-card = Coûte { $cost }. À gauche : { $left }. Au milieu : { $middle }. À droite : { $right }.
copan-city-tile = Coûte { $cost } en plus du chemin : { $effect }.
copan-embassy-token = niveau { $level }, { $effect }
copan-line = La ligne { $n } coûte { $cost } : prendre ses Glyphes et { $climb }.
copan-symbol-pay = payer { $cost }
copan-exchange-jade = { $n ->
    [one] { $n } tuile Jade
   *[other] { $n } tuiles Jade
}

## Cartes Événement

copan-outcome-decline = le cube { $what } recule d’une case
copan-outcome-gain = chacun gagne { $gain }
copan-outcome-any = { $n ->
    [one] chacun gagne { $n } ressource de son choix
   *[other] chacun gagne { $n } ressources de son choix
}
copan-outcome-lose = chacun perd { $loss }
copan-outcome-per-glyph = chacun perd 1 { $what } par Glyphe
copan-outcome-per-character = chacun perd 1 { $what } par Personnage en jeu devant lui
copan-outcome-per-city = chacun perd 1 ressource de son choix par Cité où il a une Ambassade
copan-outcome-per-extension = chacun perd 1 ressource de son choix par Extension de Stock
copan-outcome-per-discard = chacun gagne 1 { $what } par Personnage qu’il a défaussé
copan-outcome-drop-character = chacun défausse un Personnage
copan-outcome-drop-jade = chacun retire une tuile Jade de son Masque
copan-outcome-drop-extension = chacun perd une Extension de Stock
copan-outcome-drop-glyph = chacun perd un Glyphe
copan-outcome-jade = chacun pose une tuile Jade
copan-outcome-climb = { $n ->
    [one] chacun monte de { $n } marche
   *[other] chacun monte de { $n } marches
}
copan-outcome-descend = chacun descend d’une marche
copan-short-outcome-decline = déclin { $what }
copan-short-outcome-gain = +{ $gain }
copan-short-outcome-any = +{ $n }*
copan-short-outcome-lose = −{ $loss }
copan-short-outcome-per-glyph = −{ $what }/Glyphe
copan-short-outcome-per-character = −{ $what }/Perso
copan-short-outcome-per-city = −*/Cité
copan-short-outcome-per-extension = −*/Ext.
copan-short-outcome-per-discard = +{ $what }/défausse
copan-short-outcome-drop-character = −Perso
copan-short-outcome-drop-jade = −Jade
copan-short-outcome-drop-extension = −Ext.
copan-short-outcome-drop-glyph = −Glyphe
copan-short-outcome-jade = +Jade
copan-short-outcome-climb = ↑{ $n }
copan-short-outcome-descend = ↓1
copan-event-line = { $fate } : { $outcome }.

## Journal

copan-event-dealt = { $name } pioche des tuiles Cour : { $what }.
copan-event-automa-cards = Cartes de l’Automa, de gauche à droite : { $cards }.
copan-event-round = Manche { $round }.
copan-event-turn = { $name } commence son tour.
copan-event-new-character = Nouveau au Terrain de Balle : { $character }.
copan-event-reshuffled-characters = Les Personnages défaussés forment une nouvelle pioche.
copan-event-reshuffled-glyphs = Les Glyphes défaussés forment une nouvelle pioche.
copan-event-reshuffled-altars = Les cartes Autel défaussées forment une nouvelle pioche.
copan-event-ending = Fin de partie déclenchée : la manche en cours est la dernière, suivie du décompte final.
copan-event-over = La partie est terminée.
copan-event-placed = { $name } pose une tuile { $tile } en { $space }.
copan-event-placed-blind = { $name } n’a plus de tuile en main et en pose une face cachée en { $what }.
copan-event-court-skipped = { $name } ne pose pas de tuile : il n’en reste aucune, ou la Pyramide est pleine.
copan-event-declined = Déclin ({ $track }) : le cube recule à la case { $position }.
copan-event-omen = Événement de recouvrement ! Les Personnages et les cartes Autel sont remplacés, et les jetons des Autels vont dans la section de gauche.
copan-event-scarcity = Changement de palier ({ $track }) : un emplacement va fermer.
copan-event-rolled = Dé de Destin ({ $fate }) : { $outcome }.
copan-event-closed-city = { $city } est fermée ; sa tuile est retirée du jeu, les Ambassades restent.
copan-event-closed-court = L’emplacement { $n } du Terrain de Balle est fermé ; son Personnage retourne sur la pioche.
copan-event-closed-altars = Les emplacements { $left } et { $right } des Autels sont fermés.
copan-event-closed-glyph = L’emplacement { $n } de l’Escalier Hiéroglyphique est fermé ; son Glyphe retourne sur la pioche.
copan-event-nothing-to-close = Aucune fermeture { $place } : { $fate } y est déjà fermé.
copan-event-collected = { $name } collecte { $gain }{ $by }.
copan-event-gained = { $name } gagne { $gain }{ $by }.
copan-event-by = {" "}({ $source })
copan-event-gained-nothing = { $name } n’a pas de place pour { $lost }{ $by }.
copan-event-no-room = Capacité de stockage atteinte pour { $lost }.
copan-event-lost = { $name } perd { $what }.
copan-event-scored = { $name } marque { $n } PV ({ $source }).
copan-event-unscored = { $name } perd { $n } PV ({ $source }).
copan-event-paid-entry = { $name } paie { $cost } pour l’entrée { $place }.
copan-event-paid = { $name } paie { $what }.
copan-by-event = Événement
copan-by-bonus = symbole double ressource
copan-by-totem = Totem
copan-by-city-tile = tuile Cité
copan-by-embassy-token = jeton Bonus d’Ambassade
copan-by-altar = Autel, emplacement { $n }
copan-by-line = ligne { $n }
copan-by-mask = Masque de Jade, emplacement { $n }
copan-by-zenith = jeton Sommet
copan-event-totem-moved = { $name } : le Totem est { $place }, emplacement { $n }, { $side } visible.
copan-event-totem-pushed = { $name } : le Totem est poussé à l’emplacement { $what }.
copan-event-totem-ejected = { $name } : le Totem est éjecté ({ $what }).
copan-event-totem-off = { $name } : le Totem quitte le plateau.
copan-event-embassy = { $name } pose un jeton à { $what }.
copan-event-drew-token = { $name } pioche un jeton Bonus d’Ambassade : { $what }.
copan-event-tokens-ran-out = Les jetons Bonus d’Ambassade de niveau { $level } sont épuisés : { $name } en pioche { $n } de moins.
copan-event-took-tiles = { $name } prend des tuiles Cour à la Rivière : { $what }.
copan-event-took-extension = { $name } prend une Extension de Stock.
copan-event-lost-extension = { $name } perd une Extension de Stock.
copan-event-court-token = { $name } pose un jeton sur la { $what } du Terrain de Balle.
copan-event-altar-token = { $name } pose un jeton sur l’emplacement { $what } des Autels.
copan-event-reserve-token = { $name } pose un jeton dans la section de gauche des Autels.
copan-event-climbed = { $name } monte l’Escalier { $stair } jusqu’à la marche { $step }.
copan-event-descended = { $name } descend l’Escalier { $stair } jusqu’à la marche { $step }.
copan-event-took-character = { $name } prend { $character } ({ $words }).
copan-event-used = { $name } utilise { $character } : { $effect }.
copan-event-discarded = { $name } défausse { $what }.
copan-event-refused = { $name } refuse { $what }.
copan-event-took-glyphs = { $name } prend des Glyphes : { $what }.
copan-event-lost-glyph = { $name } perd un Glyphe ({ $what }).
copan-event-exchanged = { $name } échange des Glyphes ({ $glyphs }) : { $worth }.
copan-event-jade-placed = { $name } pose la tuile Jade { $n } : { $effect }.
copan-event-jade-removed = { $name } retire la tuile Jade { $n }.
copan-event-jade-lost = { $name } n’a pas de place pour une tuile Jade.
copan-event-queued = { $name } obtient une { $what }.
copan-event-bonus-refused = { $name } renonce à l’Action supplémentaire.
copan-event-action-lost = { $name } ne peut payer aucune Action { $what } : elle est perdue.
copan-event-automa-rolled = Dé de l’Automa : { $fate }.
copan-event-automa-acts = L’Automa joue sa carte { $card } ({ $site }).

## Refus

copan-reason-another-decision = ce n’est pas le moment
copan-reason-no-tile = vous n’avez aucune tuile { $what } en main
copan-reason-hand-not-empty = vous avez encore des tuiles en main : indiquez laquelle vous posez
copan-reason-hand-empty = vous n’avez plus de tuile en main ; choisissez seulement un emplacement, une tuile y sera posée face cachée
copan-reason-space-taken = une tuile occupe déjà { $space } ; choisissez un emplacement libre
copan-reason-space-covered = { $space } est couvert par une tuile de mise en place à ce nombre de joueurs
copan-reason-none-left = il ne vous reste aucune { $what }
copan-reason-unit-does-not-pay = { $what } ne sert à rien ici : le coût se paie avec d’autres ressources
copan-reason-priest-on-top = votre Prêtre est déjà en haut de l’Escalier { $what } ; choisissez-en un autre
copan-reason-priest-at-bottom = votre Prêtre est au pied de l’Escalier { $what } ; choisissez-en un autre
copan-reason-cannot-stay = votre Totem n’est dans aucun Lieu, ou il y occupe le dernier emplacement ; déplacez-le vers un Lieu
copan-reason-same-site = votre Totem est déjà { $place } ; un déplacement mène à un autre Lieu
copan-reason-ejected-from = votre Totem vient d’être éjecté { $place } ; choisissez un autre Lieu
copan-reason-must-reenter = le Totem doit aller dans un Lieu ; quitter le plateau est une option qui n’a pas été choisie
copan-reason-entry-cost = l’entrée coûte 1 { $what }, et vous n’en avez pas
copan-reason-nothing-payable = vous ne pouvez payer aucune action { $place }
copan-reason-only-if-stuck = on ne rentre dans la Rivière que si rien d’autre n’est possible
copan-reason-other-site = c’est l’Action d’un autre Lieu ; vous agissez { $place }
copan-reason-bonus-elsewhere = cette Action supplémentaire a lieu { $place }
copan-reason-city-closed = { $city } est fermée
copan-reason-space-closed = cet emplacement est fermé jusqu’à la fin de la partie
copan-reason-no-card = aucune carte à cet emplacement
copan-reason-altar-taken = un jeton occupe déjà l’emplacement { $n } des Autels ; un Événement de recouvrement le libère
copan-reason-line-empty = il ne reste aucun Glyphe sur la ligne { $n }
copan-reason-no-token-left = tous vos jetons sont sur le plateau
copan-reason-cannot-pay = { $discount ->
    [0] vous ne pouvez pas payer le coût
    [one] vous ne pouvez pas payer le coût, même avec une réduction de { $discount } ressource
   *[other] vous ne pouvez pas payer le coût, même avec une réduction de { $discount } ressources
}
copan-reason-must-act = vous pouvez payer une Action ici : il faut en choisir une
copan-reason-no-river-tiles = il ne reste aucune tuile dans la Rivière
copan-reason-no-extensions = il ne reste aucune Extension de Stock
copan-reason-slot-free = vous avez un emplacement libre : mettez-y le nouveau Personnage
copan-reason-no-slot-free = tous vos emplacements sont occupés ; remplacez un Personnage
copan-reason-not-yours = { $character } n’est pas dans un de vos emplacements
copan-reason-not-one-shot = { $character } n’est pas un Personnage à usage unique
copan-reason-not-now = les Personnages s’utilisent seulement à votre tour, et pas pendant un Événement
copan-reason-mask-taken = une tuile Jade occupe déjà l’emplacement { $n }
copan-reason-mask-edge = la première tuile Jade va sur un emplacement extérieur du Masque ; l’emplacement { $n } est à l’intérieur
copan-reason-mask-not-adjacent = l’emplacement { $n } ne touche aucune de vos tuiles Jade ; continuez à côté de l’une d’elles
copan-reason-no-jade-there = il n’y a pas de tuile Jade sur l’emplacement { $n }
copan-reason-no-glyph = vous n’avez pas de Glyphe de cette couleur ({ $colour })
copan-reason-not-enough-glyphs = il vous faut au moins deux Glyphes de couleurs différentes, ou trois de la même couleur
copan-reason-already-exchanged = vous avez déjà échangé des Glyphes pendant ce tour ; un seul échange est permis

## Choix

copan-group-place = Poser une tuile { $tile }
copan-group-place-at = Choisir un emplacement
copan-group-gain = Gagner
copan-group-lose = Perdre
copan-group-pay = Payer
copan-group-stairs = Escaliers
copan-group-totem = Totem
copan-group-eject = Votre Totem est éjecté
copan-group-keep = Le nouveau Personnage
copan-group-jade = Masque de Jade
copan-group-drop = Abandonner
copan-group-use = Utiliser un Personnage
copan-group-exchange = Échanger des Glyphes
copan-group-bonus = Action supplémentaire
copan-group-end = Continuer
copan-action-place = { $tile } en { $space } : collecter { $gain }
copan-action-place-full = {" "}(capacité de stockage atteinte pour { $lost })
copan-action-place-bonus = {"\u00A0"}; d’abord : { $bonus }
copan-action-place-omen = {"\u00A0"}; Événement (recouvrement)
copan-action-place-scarcity = {"\u00A0"}; Événement (palier { $track })
copan-action-place-at = En { $space }
copan-action-gain = { $gain } (vous en avez { $have } sur { $room })
copan-action-gain-full = { $gain } serait perdue (vous en avez { $have } sur { $room })
copan-action-lose = { $unit } (vous en avez { $have })
copan-action-pay = { $unit } (vous en avez { $have })
copan-action-climb = Escalier { $stair } : de la marche { $from } à { $to } ; chaque { $what } vaudra { $worth } (maintenant { $before })
copan-action-climb-on = Escalier { $stair } : de la marche { $from } à { $to } ; chaque { $what } vaut toujours { $worth } ({ $next } dès la marche { $at })
copan-action-climb-zenith = {"\u00A0"}; jeton Sommet : { $n } PV
copan-action-descend = Escalier { $stair } : descendre de la marche { $from } à { $to } ; chaque { $what } vaudra { $worth } (maintenant { $before })
copan-action-stay = Rester { $place }, passer à l’emplacement { $n } : { $symbol }
copan-action-stay-not = Rester
copan-action-move = { $site }, { $side } : { $symbol }
copan-action-put-totem = { $site }, { $side }
copan-action-pushes = { $n ->
    [one] {"\u00A0"}; pousse un Totem
   *[other] {"\u00A0"}; pousse { $n } Totems
}
copan-action-ejects = { $n ->
    [one] {"\u00A0"}; éjecte un Totem
   *[other] {"\u00A0"}; pousse { $n } Totems et éjecte le dernier
}
copan-action-eject-off = Quitter le plateau
copan-action-leave-totem = Laisser le Totem où il est
copan-action-skip = Abandonner l’Action : rien ne peut être payé
copan-action-end-turn = Terminer le tour
copan-action-refuse-bonus = Renoncer à l’Action supplémentaire
copan-action-bonus = Agir { $place }
copan-action-bonus-less = Agir { $place } avec { $n ->
    [one] une réduction de { $n } ressource
   *[other] une réduction de { $n } ressources
}
copan-action-envoy = { $city } pour { $price } : { $effect }
copan-action-envoy-tokens = { $n ->
    [0] {"\u00A0"}; aucun jeton Bonus d’Ambassade restant
    [one] {"\u00A0"}; puis { $n } jeton Bonus d’Ambassade de niveau { $level }
   *[other] {"\u00A0"}; puis { $n } jetons Bonus d’Ambassade de niveau { $level }
}
copan-action-city-tokens = { $n ->
    [0] {"\u00A0"}: aucun jeton Bonus d’Ambassade restant
    [one] {"\u00A0"}: { $n } jeton Bonus d’Ambassade de niveau { $level }
   *[other] {"\u00A0"}: { $n } jetons Bonus d’Ambassade de niveau { $level }
}
copan-action-city-closed = { $city } : fermée
copan-action-draw = Prendre à la Rivière : { $tiles } ; ensuite vous pouvez acheter
copan-action-buy-nothing = Ne rien acheter
copan-action-buy-tiles = Les autres tuiles Cour ({ $tiles }) pour { $price }
copan-action-buy-extension = Une Extension de Stock pour { $price } : capacité de stockage { $capacity } par ressource, { $slots } emplacements de Personnage
copan-action-recruit = { $character } pour { $price } ({ $words }) ; jeton sur la { $half }
copan-action-character = { $character } ({ $words })
copan-action-offer = Autel, emplacement { $n }, pour { $price } : { $column }
copan-action-read = Ligne { $n } pour { $price } : Glyphes { $glyphs } ; { $climb }
copan-action-pick-glyph = { $colour } (vous en avez { $have })
copan-action-drop-glyph = Glyphe { $colour } (vous en avez { $have })
copan-action-keep = Garder { $character } (emplacement { $used } sur { $slots })
copan-action-replace = Remplacer { $character } ({ $talent })
copan-action-replace-using = Utiliser { $character } ({ $talent }) pour faire de la place
copan-action-use-now = L’utiliser immédiatement : { $effect }
copan-action-use-not = L’utiliser immédiatement
copan-action-refuse = Le refuser (défaussé sans effet)
copan-action-jade = Emplacement { $n } : { $effect }
copan-action-drop-jade = Tuile Jade { $n } (reposée : { $effect })
copan-action-exchange = { $glyphs } : { $worth }

## Que faire maintenant

copan-prompt-over = La partie est terminée.
copan-prompt-wait = On attend : { $names }.
copan-prompt-event = Événement ({ $fate }) : { $what }
copan-prompt-place = Manche { $round } : posez une tuile Cour sur la Pyramide.
copan-prompt-place-blind = Manche { $round } : vous n’avez pas de tuile Cour. Choisissez où en poser une face cachée.
copan-prompt-last-round = C’est la dernière manche.
copan-prompt-automa-place = Choisissez où poser la tuile { $tile } de l’Automa.
copan-prompt-site-first = Mettez votre Totem dans un Lieu. Réserve : { $stock }.
copan-prompt-site-move = Déplacez votre Totem dans un autre Lieu. Réserve : { $stock }.
copan-prompt-site = Restez, ou déplacez votre Totem dans un autre Lieu. Réserve : { $stock }.
copan-prompt-eject = Votre Totem est éjecté ({ $site }). Choisissez où il va.
copan-prompt-act = Votre Action { $place }. Réserve : { $stock }.
copan-prompt-act-less = { $n ->
    [one] Votre Action { $place } avec une réduction de { $n } ressource. Réserve : { $stock }.
   *[other] Votre Action { $place } avec une réduction de { $n } ressources. Réserve : { $stock }.
}
copan-prompt-pay = { $n ->
    [one] Payez : encore { $n } ressource.
   *[other] Payez : encore { $n } ressources.
}
copan-prompt-buy = Achetez à la Rivière, si vous voulez. Réserve : { $stock }.
copan-prompt-bonus = Vous avez obtenu une { $what }.
copan-prompt-end = Terminez votre tour, ou utilisez d’abord des Personnages et des Glyphes.
copan-prompt-gain = { $n ->
    [one] Choisissez une ressource à gagner.
   *[other] Choisissez { $n } ressources à gagner, une par une.
}
copan-prompt-gain-bonus = { $n ->
    [one] Symbole double ressource : choisissez une ressource à gagner.
   *[other] Symbole double ressource : choisissez { $n } ressources à gagner, une par une.
}
copan-prompt-lose = { $n ->
    [one] Choisissez une ressource à perdre.
   *[other] Choisissez { $n } ressources à perdre, une par une.
}
copan-prompt-climb = Choisissez le Prêtre qui monte de { $steps }.
copan-prompt-descend = Choisissez le Prêtre qui descend d’une marche.
copan-prompt-keep = { $character } est à vous ({ $words }). Choisissez ce que vous en faites.
copan-prompt-pick-glyph = Prenez 1 carte Glyphe de votre choix.
copan-prompt-pick-character = Prenez 1 Personnage de votre choix.
copan-prompt-pick-city = Choisissez la Cité où vous posez un jeton.
copan-prompt-jade = { $n ->
    [one] Posez une tuile Jade sur votre Masque.
   *[other] Posez { $n } tuiles Jade sur votre Masque, une par une.
}
copan-prompt-drop-jade = Choisissez la tuile Jade que vous retirez.
copan-prompt-drop-character = Choisissez le Personnage que vous défaussez.
copan-prompt-drop-glyph = Choisissez le Glyphe que vous perdez.
copan-prompt-move-totem = Mettez, si vous voulez, votre Totem à l’entrée d’un Lieu de votre choix.

## Feuille de score

copan-score-earned_totem = Totem
copan-score-earned_cities = Tuiles Cité
copan-score-earned_embassies = Jetons Bonus d’Ambassade
copan-score-earned_characters = Personnages, en cours de partie
copan-score-earned_altars = Autels, en cours de partie
copan-score-earned_mask = Masque, en cours de partie
copan-score-earned_zenith = Jetons Sommet
copan-score-earned_events = Événements
copan-score-cities = Cités
copan-score-half = Terrain de Balle, { $half }
copan-score-court = Terrain de Balle entier
copan-score-stair = Escalier { $stair }, par { $what }
copan-score-mask = Masque complet
copan-score-characters = Personnages de fin de partie
copan-score-automa_fame = L’Automa : Personnages
copan-score-automa_zeal = L’Automa : jetons des Autels
copan-score-automa_power = L’Automa : Glyphes
copan-score-total = Total

## Le plateau

copan-board-round = Manche { $round }
copan-board-last-round = la dernière
copan-board-active = à jouer
copan-board-drawn = Jetons piochés
copan-board-queue = En attente
copan-board-event = Carte Événement
copan-board-pyramid = Pyramide
copan-board-pyramid-key = !! Événement · 2* double ressource · [??] face cachée · ▒▒ couvert
copan-board-zenith = Sommet
copan-board-decline = Déclin : gain par tuile ; cases avant Événement / fin
copan-board-finished = au bout
copan-board-stairs = Escaliers : Prêtres ; valeur par marche
copan-board-side-vp = PV
copan-board-stacks = jetons Bonus { $left }
copan-board-closed = fermé
copan-board-bag = sac { $n }
copan-board-supply = { $n ->
    [one] { $n } Extension
   *[other] { $n } Extensions
}
copan-board-reserve = section de gauche
copan-board-points = { $now } acquis, { $total } si la partie s’arrêtait là
copan-board-hand = Tuiles
copan-board-stock = Réserve
copan-board-extensions = Extensions
copan-board-tokens = Jetons
copan-board-slots = Personnages
copan-board-glyphs = Glyphes
copan-board-exchanged = échange déjà fait
copan-board-counted-food = Extensions
copan-board-counted-fame = jetons Balle
copan-board-counted-zeal = jetons Autels
copan-board-counted-power = tuiles Jade
copan-board-mask = Masque
copan-board-others = Les autres
copan-board-room = {" "}sur { $n }
copan-board-tiles = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
copan-board-basic = basique
copan-board-advanced = avancée
copan-board-automa-cards = Cartes

## Glossaire

copan-term-turn = Tour
copan-explain-turn = Phase de Cour, puis phase de Lieu. Posez une tuile Cour, appliquez ses Événements et collectez des ressources ; déplacez ensuite le Totem, agissez dans son Lieu et effectuez vos Actions supplémentaires.
copan-term-round = Manche
copan-explain-round = Un tour par joueur, dans le sens horaire à partir du Premier Joueur, qui reste le même. Il y a au plus douze manches.
copan-term-court-phase = Phase de Cour
copan-explain-court-phase = Vous posez une tuile Cour sur la Pyramide, son cube de Déclin recule, des Événements peuvent se produire, puis vous collectez des ressources.
copan-term-action-phase = Phase de Lieu
copan-explain-action-phase = Votre Totem reste ou se déplace, vous appliquez le symbole de son emplacement, puis vous effectuez l’Action du Lieu.
copan-term-court-tile = Tuile Cour
copan-explain-court-tile = Une tuile de l’une des quatre ressources. Vous en avez en main et en prenez d’autres à la Rivière.
copan-term-blind-tile = Tuile face cachée
copan-explain-blind-tile = Si votre main est vide, vous posez une tuile sans la voir. Elle ne déplace aucun cube et ne rapporte rien, mais elle déclenche un Événement si elle recouvre un symbole d’Événement.
copan-term-bag = Sac
copan-explain-bag = Les tuiles Cour que personne n’a encore vues. Le sac n’est jamais rempli à nouveau.
copan-term-pyramid = Pyramide
copan-explain-pyramid = Quatre sections d’emplacements pour les tuiles Cour autour du sommet. Quand tous les emplacements sont couverts, la fin de la partie est déclenchée.
copan-term-section = Section
copan-explain-section = Un quart de la Pyramide. Un Escalier sépare deux sections : leurs emplacements ne sont pas voisins.
copan-term-setup-tile = Tuile de mise en place
copan-explain-setup-tile = Couvre des emplacements de la Pyramide à moins de quatre joueurs. Ils n’existent alors pas.
copan-term-event-space = Symbole d’Événement
copan-explain-event-space = Recouvrir cet emplacement déclenche un Événement de recouvrement.
copan-term-bonus-space = Symbole double ressource
copan-explain-bonus-space = Le joueur qui y pose une tuile face visible gagne d’abord deux ressources de son choix.
copan-term-collection = Collecte de Ressources
copan-explain-collection = Après les Événements, la tuile posée et ses voisines de haut, bas, gauche et droite rapportent 2, 1 ou 0 de leur ressource, selon le palier de la piste. L’excédent par rapport à la capacité de stockage est perdu.
copan-term-decline = Piste de Déclin
copan-explain-decline = Montre la rareté d’une ressource. Chaque tuile posée fait reculer d’une case le cube de sa ressource ; s’il est sur la dernière case, le cube de la piste suivante dans le sens horaire recule à sa place.
copan-term-tier = Palier
copan-explain-tier = Une partie d’une piste de Déclin. Les tuiles rapportent 2 de leur ressource au premier palier, 1 au deuxième, rien au troisième : c’est la pénurie.
copan-term-omen = Événement (recouvrement)
copan-explain-omen = Déclenché quand un symbole d’Événement est recouvert. Tous les Personnages du Terrain de Balle et toutes les cartes Autel sont remplacés, les jetons des Autels vont dans la section de gauche, puis on lance le dé de Destin.
copan-term-scarcity = Événement (palier)
copan-explain-scarcity = Déclenché quand un cube de Déclin change de palier ou atteint la dernière case. On lance le dé de Destin ; après la carte Événement, l’emplacement de ce symbole ferme dans le Lieu de la ressource.
copan-term-event-card = Carte Événement
copan-explain-event-card = Une seule carte pour la partie, avec un résultat par symbole de Destin. Il s’applique à tous les joueurs, le joueur actif d’abord, et une seule fois par tour.
copan-term-fate-die = Dé de Destin
copan-explain-fate-die = Six symboles. On le lance au plus une fois par tour pour les Événements, quel que soit leur nombre.
copan-term-closed = Emplacement fermé (jeton Fermeture)
copan-explain-closed = Il ne peut plus servir. Les jetons d’une Cité fermée restent et comptent ; ceux des Autels fermés vont dans la section de gauche des Autels.
copan-term-site = Lieu
copan-explain-site = Il y en a cinq : Ambassades, Rivière, Terrain de Balle, Autels, Escalier Hiéroglyphique. Chacun a trois emplacements pour les Totems et sa propre Action.
copan-term-totem = Totem
copan-explain-totem = Votre unique ouvrier. Il entre dans un Lieu par le premier emplacement, ou reste et avance d’un emplacement. L’entrée coûte une ressource, sauf à la Rivière ; les autres emplacements donnent ×1, ×2 ou ×3 de sa face visible.
copan-term-side = Face du Totem
copan-explain-side = Choisie à chaque entrée. Côté ressource, ×1 vaut une ressource de votre choix ; côté PV, deux PV.
copan-term-push = Pousser
copan-explain-push = Un Totem qui arrive sur un emplacement occupé pousse l’autre à l’emplacement suivant. Depuis le dernier, il est éjecté, et son propriétaire le met à l’entrée d’un autre Lieu, sans symbole ni Action.
copan-term-site-action = Action du Lieu
copan-explain-site-action = L’Action du Lieu où se trouve votre Totem. Vous ne pouvez y aller que si vous pouvez la payer, et il faut alors l’effectuer.
copan-term-bonus-action = Action supplémentaire
copan-explain-bonus-action = Une Action de Lieu de plus, donnée par une carte, une tuile ou un échange. Elle se paie comme d’habitude, parfois avec une réduction, ne déplace aucun Totem et peut être refusée.
copan-term-free-action = Action libre
copan-explain-free-action = À votre tour, entre deux étapes, vous pouvez utiliser des Personnages à usage unique, et échanger une fois des Glyphes.
copan-term-queue = Bonus en attente
copan-explain-queue = Actions supplémentaires et tuiles Jade attendent la fin de l’Action en cours, puis viennent dans l’ordre où vous les avez obtenues.
copan-term-discount = Réduction
copan-explain-discount = Le nombre de ressources du coût que vous n’avez pas à payer ; vous choisissez lesquelles. Les réductions s’additionnent, mais ne s’appliquent jamais à une entrée.
copan-term-stock = Réserve
copan-explain-stock = Vos ressources. La capacité de stockage est de cinq par ressource, et de deux de plus par Extension de Stock.
copan-term-extension = Extension de Stock
copan-explain-extension = Une capacité de stockage de deux de plus par ressource et un Personnage de plus. Elle coûte une ressource, plus une par Extension que vous avez déjà.
copan-term-embassies = Ambassades
copan-explain-embassies = Payez le chemin et la tuile d’une Cité, posez-y un jeton, appliquez la tuile Cité, puis piochez autant de jetons Bonus d’Ambassade que vous avez de jetons dans cette Cité.
copan-term-city = Cité
copan-explain-city = Une des six places de la carte. Son niveau est le coût du chemin en Nourriture et détermine les jetons Bonus d’Ambassade qu’on y pioche.
copan-term-embassy = Ambassade
copan-explain-embassy = Une Cité où vous avez au moins un jeton. À la fin, le nombre de vos Cités compte : zéro ou une coûte des points, six en rapportent quarante.
copan-term-token = Jeton Joueur
copan-explain-token = Vous en avez 25 pour les Cités, le Terrain de Balle et les Autels. Ils ne reviennent jamais.
copan-term-embassy-token = Jeton Bonus d’Ambassade
copan-explain-embassy-token = Un petit bonus qui sert une fois. Dix par niveau ; ils ne reviennent jamais.
copan-term-river = Rivière
copan-explain-river = Prenez les deux premières tuiles Cour. Ensuite vous pouvez acheter soit les deux autres pour une ressource, soit une Extension de Stock.
copan-term-ball-court = Terrain de Balle
copan-explain-ball-court = Payez un des Personnages, prenez-le, et posez un jeton sur sa moitié du Terrain.
copan-term-majority = Majorités
copan-explain-majority = À la fin, le plus grand nombre de jetons rapporte 6 puis 3 PV sur chaque moitié, et 10, 5 puis 3 PV sur le Terrain entier. Les joueurs à égalité partagent, arrondi à l’inférieur.
copan-term-character = Personnage
copan-explain-character = Une carte pour vos emplacements : permanent, à usage unique ou de fin de partie. Gagné par un effet, il ne coûte rien et n’apporte pas de jeton.
copan-term-slot = Emplacement de Personnage
copan-explain-slot = Un emplacement pour un Personnage : vous en avez trois, et un de plus par Extension de Stock.
copan-term-permanent = Personnage permanent
copan-explain-permanent = Agit tant qu’il est dans un emplacement, mais pas pour l’Action qui l’a amené.
copan-term-one-shot = Personnage à usage unique
copan-explain-one-shot = Défaussez-le à votre tour pour appliquer son effet. Si un Événement vous le fait perdre, l’effet est perdu.
copan-term-endgame = Personnage de fin de partie
copan-explain-endgame = Il rapporte des PV pour les ressources d’un type dans votre réserve, s’il est dans un emplacement à la fin.
copan-term-altars = Autels
copan-explain-altars = Payez le coût d’une carte Autel, posez un jeton sous une de ses colonnes libres, recevez les effets de la colonne et montez.
copan-term-altar-reserve = Section de gauche des Autels
copan-explain-altar-reserve = La section à l’extrémité gauche de ce Lieu, où vont les jetons quand les Autels sont remplacés ou fermés. Ils comptent toujours pour l’Escalier Ferveur.
copan-term-hieroglyphs = Escalier Hiéroglyphique
copan-explain-hieroglyphs = Payez une des trois lignes, prenez tous ses Glyphes et montez.
copan-term-glyph = Glyphe
copan-explain-glyph = Une carte de l’une des six couleurs. Réunissez des Glyphes différents ou identiques et échangez-les contre des tuiles Jade.
copan-term-exchange = Échange
copan-explain-exchange = Une fois à votre tour : deux à six Glyphes de couleurs différentes ou trois à huit d’une même couleur, contre des tuiles Jade posées immédiatement et, à partir d’un certain nombre, une Action supplémentaire au Lieu de votre choix.
copan-term-mask = Masque de Jade
copan-explain-mask = Seize emplacements. La première tuile Jade va sur un emplacement extérieur, les autres à côté d’une tuile posée. Chacune donne immédiatement son effet ; un Masque complet vaut 10 PV.
copan-term-stairway = Escalier
copan-explain-stairway = Il y en a quatre, avec un de vos Prêtres sur chacun. La marche détermine la valeur, à la fin, de chaque Extension de Stock, jeton du Terrain de Balle, jeton des Autels ou tuile Jade ; au pied, ils coûtent des points.
copan-term-zenith = Jeton Sommet
copan-explain-zenith = Pour les Prêtres qui atteignent une dernière marche : 14 PV au premier, 8 au deuxième, 3 au troisième.
copan-term-points = Points de Victoire (PV)
copan-explain-points = Ils peuvent être négatifs. À la fin s’ajoutent Cités, majorités, Escaliers, Masque et Personnages de fin de partie.
copan-term-end = Fin de la partie
copan-explain-end = Quand la Pyramide est pleine ou que deux cubes de Déclin sont sur la dernière case de leur piste, on termine la manche, puis on effectue le décompte final.
copan-term-winner = Vainqueur
copan-explain-winner = Le joueur qui a le plus de PV. À égalité, celui qui a le plus de tuiles Jade sur son Masque ; ensuite la victoire est partagée.
copan-term-automa = Automa
copan-explain-automa = L’adversaire du mode solo. Elle n’a pas de réserve : les ressources deviennent des PV, les tuiles Jade des Glyphes. Vous choisissez où va sa tuile Cour.
copan-term-automa-card = Cartes de l’Automa
copan-explain-automa-card = Une par ressource, dans un ordre qui fixe aussi ses priorités. Elle joue la carte la plus à gauche qui porte une tuile Cour : un lancer de dé, puis Ambassades, Terrain de Balle, Autels ou Escalier Hiéroglyphique. Les cartes difficiles rapportent plus à la fin.
copan-term-undo = Annuler
copan-explain-undo = Vous pouvez annuler vos derniers choix jusqu’au dernier moment où une information cachée a été révélée ou un autre joueur a agi.
copan-term-notation = Notation
copan-explain-notation = Chaque choix a une forme courte, écrite à droite dans la liste. On peut en écrire plusieurs sur une ligne, séparées par « ; ».
copan-explain-resource = Une ressource. Elle paie l’entrée de son Lieu ({ $site }), dont sa piste de Déclin ferme des emplacements ; son Escalier compte chaque { $counted }.
copan-explain-one-city = Une Cité de niveau { $level }. Le chemin coûte { $path } ; le symbole { $fate } la ferme.
copan-term-one-event-card = Carte Événement : { $card }
copan-term-fate = Symbole de Destin : { $fate }
copan-explain-fate = Il ferme { $city }, l’emplacement { $court } du Terrain de Balle, les emplacements { $left } et { $right } des Autels, ou l’emplacement { $glyph } de l’Escalier Hiéroglyphique.
copan-explain-one-character = Coûte { $cost } ; { $words }.
copan-term-city-tile = Tuile Cité { $id }
copan-term-altar = Carte Autel { $id }
copan-term-line = Ligne { $n } de l’Escalier Hiéroglyphique
copan-term-mask-space = Emplacement { $n } du Masque de Jade
copan-explain-mask-space = Quand on y pose une tuile Jade : { $effect }.

# Ce qui doit toujours être vrai, pour les positions qui l’enfreignent.
copan-invariant-I-1 = Chaque tuile Cour se trouve à un seul endroit : sac, Rivière, main, carte Automa ou Pyramide.
copan-invariant-I-2 = Chaque emplacement de la Pyramide en jeu est libre ou porte une tuile, et chaque tour en pose au plus une.
copan-invariant-I-3 = Chaque Personnage se trouve à un seul endroit, personne n’en a plus que d’emplacements, et un emplacement fermé est vide.
copan-invariant-I-4 = Chaque Glyphe se trouve à un seul endroit, et un emplacement fermé est vide.
copan-invariant-I-5 = Chaque carte Autel se trouve à un seul endroit : quatre sur le plateau, les autres dans leur pioche ou leur défausse.
copan-invariant-I-6 = Chaque jeton Bonus d’Ambassade s’applique une fois, après avoir quitté la pile de son niveau.
copan-invariant-I-7 = Une Cité est fermée si et seulement si elle n’a pas de tuile, et aucune tuile Cité n’est sur deux Cités.
copan-invariant-I-8 = Les Extensions de Stock en pile et chez les joueurs font trois par joueur.
copan-invariant-I-9 = Personne n’a plus de jetons que sa réserve, et un emplacement d’Autel fermé n’en porte aucun.
copan-invariant-I-10 = Aucune réserve ne dépasse sa capacité de stockage, personne ne paie plus qu’il n’a, et l’Automa n’a pas de réserve.
copan-invariant-I-11 = Les cubes de Déclin restent sur leur piste, et chaque palier atteint ferme au plus un endroit.
copan-invariant-I-12 = Les deux emplacements d’Autel d’un symbole ferment ensemble.
copan-invariant-I-13 = Les Prêtres restent sur leur Escalier, et chaque première arrivée à un sommet prend le jeton Sommet suivant, tant qu’il en reste.
copan-invariant-I-14 = Les tuiles Jade d’un Masque se touchent et l’une est au bord, sauf si un Événement peut en retirer.
copan-invariant-I-15 = Un tour a au plus un lancer de dé pour les Événements, dont le résultat frappe chaque joueur dans le sens horaire depuis le joueur actif, et au plus un échange.
copan-invariant-I-16 = Au début d’un tour, tout emplacement ouvert est rempli tant qu’il reste des cartes et des tuiles.
copan-invariant-I-17 = Un emplacement porte au plus un Totem.
copan-invariant-I-18 = Deux à quatre camps ont le même nombre de tours, 48 au plus. Quand la Pyramide est pleine ou que deux pistes de Déclin sont épuisées, la manche est la dernière.
copan-invariant-I-19 = L’agenda se termine par le reste du tour : `place`, `site`, `queue`, `end`, `end_turn`, ou pour l’Automa `automa_place`, `automa_act`, `queue`, `end_turn`. Avant lui ne se trouvent que des étapes qui peuvent interrompre le tour à cet endroit : pas plus qu’il ne peut y en avoir en attente, dans l’ordre où elles sont résolues, avec les quantités et les effets imprimés.
copan-invariant-I-20 = Les points ne changent que par les effets prévus par les règles, et seuls les Événements rendent un compte négatif.
copan-invariant-I-21 = Certaines choses n’arrivent jamais, comme un emplacement fermé qui rouvre.
copan-invariant-I-22 = Le décompte final découle de la table seule.
