# Ahau, les Souverains du Yucatán.

ahau-title = Ahau, les Souverains du Yucatán
ahau-automa = Pakal
ahau-credit = Ahau: Rulers of Yucatán est un jeu de Tamás Oláh, avec un mode solo de David Digby, édité par Apeiron Games.
ahau-in-short = Menez votre Souverain à travers le pays maya, gagnez des régions au bluff, invoquez cinq dieux depuis dix cités et élevez une pyramide avant la fin du troisième âge. 1 à 5 joueurs, 90 à 120 min.

## Noms

ahau-god-chief = Dieu suprême
ahau-god-rain = Dieu de la Pluie
ahau-god-jaguar = Dieu Jaguar
ahau-god-sun = Dieu Soleil
ahau-god-serpent = Serpent à plumes
ahau-short-chief = Su
ahau-short-rain = Pl
ahau-short-jaguar = Ja
ahau-short-sun = So
ahau-short-serpent = Se
ahau-colour-corn = maïs
ahau-colour-water = eau
ahau-colour-obsidian = obsidienne
ahau-colour-cacao = cacao
ahau-colour-limestone = calcaire
ahau-short-corn = Ma
ahau-short-water = Ea
ahau-short-obsidian = Ob
ahau-short-cacao = Ca
ahau-short-limestone = Cl
ahau-wild = joker
ahau-tile = { $god } ({ $face })
ahau-tile-chief = Suprême
ahau-tile-rain = Pluie
ahau-tile-jaguar = Jaguar
ahau-tile-sun = Soleil
ahau-tile-serpent = Serpent
ahau-amount = { $n } { $what }
ahau-nothing = rien
ahau-every-colour = toutes
ahau-no-colour = aucune
ahau-region = région { $n }
ahau-card = carte { $n }
ahau-role-card = carte Rôle
ahau-short-role = rôle
ahau-building-observation_tower_a = Tour d’observation A
ahau-building-observation_tower_b = Tour d’observation B
ahau-building-observation_tower_c = Tour d’observation C
ahau-building-observation_tower_d = Tour d’observation D
ahau-building-city_gates = Portes de la cité
ahau-building-market = Marché
ahau-building-ball_court = Terrain de balle
ahau-building-palace = Palais
ahau-building-gateway = Arche
ahau-building-produce_market = Halle aux récoltes
ahau-building-acropolis = Acropole
ahau-building-royal_palace = Palais royal
ahau-building-royal_monument = Monument royal
ahau-building-favour_of_the_gods = Faveur des dieux
ahau-building-giant_stele = Stèle géante
ahau-short-observation_tower_a = Tour A
ahau-short-observation_tower_b = Tour B
ahau-short-observation_tower_c = Tour C
ahau-short-observation_tower_d = Tour D
ahau-short-city_gates = Portes
ahau-short-market = Marché
ahau-short-ball_court = Balle
ahau-short-palace = Palais
ahau-short-gateway = Arche
ahau-short-produce_market = Halle
ahau-short-acropolis = Acropole
ahau-short-royal_palace = P. royal
ahau-short-royal_monument = Monument
ahau-short-favour_of_the_gods = Faveur
ahau-short-giant_stele = Stèle
ahau-role-master_builder = Maître bâtisseur
ahau-role-high_priestess = Grande Prêtresse
ahau-role-dancer = Danseur
ahau-role-merchant = Marchand
ahau-role-war_captain = Capitaine de guerre
ahau-role-queen = Reine
ahau-scoring-war = la case sur la piste de guerre et les armes
ahau-scoring-resources = les cubes des provisions
ahau-scoring-pyramid = les tuiles de la pyramide
ahau-scoring-buildings = les ressources imprimées sur les bâtiments
ahau-scoring-cities = les cités où se trouve un ouvrier
ahau-short-scoring-war = guerre
ahau-short-scoring-resources = cubes
ahau-short-scoring-pyramid = pyramide
ahau-short-scoring-buildings = bâtiments
ahau-short-scoring-cities = cités
ahau-personality-pakal_builder = Pakal le Bâtisseur
ahau-personality-pakal_priest = Pakal le Prêtre
ahau-personality-pakal_dancer = Pakal le Danseur
ahau-personality-pakal_merchant = Pakal le Marchand
ahau-personality-pakal_warrior = Pakal le Guerrier
ahau-personality-pakal_consort = Pakal le Consort
ahau-difficulty-easy = facile
ahau-difficulty-moderate = moyen
ahau-difficulty-hard = difficile
ahau-fame = { $n } Renommée
ahau-up-to = jusqu’à { $fame }
ahau-weapons = { $n ->
    [0] aucune arme
    [one] { $n } arme
   *[other] { $n } armes
}
ahau-owned = { $god } : { $built } dans la pyramide, { $held } en réserve
ahau-count = vous y avez alors un poids de { $mine }, le meilleur adversaire { $best }

## Options

ahau-option-board = Plateaux des joueurs
ahau-option-board-a = face A (conseillée pour débuter)
ahau-option-board-b = face B
ahau-option-temples = Les temples rapportent
ahau-option-temples-global = la plus haute valeur de tous les joueurs
ahau-option-temples-personal = à chaque joueur sa propre valeur
ahau-option-pakal = Le roi Pakal
ahau-option-pakal-easy = facile
ahau-option-pakal-moderate = moyen
ahau-option-pakal-hard = difficile
ahau-option-personality = Sa personnalité
ahau-option-personality-random = tirée au sort
ahau-option-personality-pakal_builder = le Bâtisseur
ahau-option-personality-pakal_priest = le Prêtre
ahau-option-personality-pakal_dancer = le Danseur
ahau-option-personality-pakal_merchant = le Marchand
ahau-option-personality-pakal_warrior = le Guerrier
ahau-option-personality-pakal_consort = le Consort

## Effets des plateaux, bâtiments, cartes et dieux

ahau-reward-fame = { $n } Renommée
ahau-reward-weapon = prendre une arme
ahau-reward-role = prendre une carte Rôle, ou reprendre la vôtre en main
ahau-reward-war = avancer sur la piste de guerre
ahau-reward-per-building = { $n } Renommée pour chacun de vos bâtiments
ahau-reward-tile = piocher une tuile dans le sac
ahau-reward-resource = gagner une ressource de votre choix
ahau-reward-marker = mettre un marqueur dans un temple de votre choix
ahau-reward-per-weapon = { $n } Renommée pour chacune de vos armes
ahau-reward-lay-down = coucher un ouvrier
ahau-short-reward-fame = { $n } Ren.
ahau-short-reward-weapon = arme
ahau-short-reward-role = rôle
ahau-short-reward-war = guerre+1
ahau-short-reward-per-building = { $n }R/bât.
ahau-short-reward-tile = sac
ahau-short-reward-resource = 1 cube
ahau-short-reward-marker = marqueur
ahau-short-reward-per-weapon = { $n }R/arme
ahau-short-reward-lay-down = coucher
ahau-does-observation_tower = { $n ->
    [one] prendre immédiatement { $n } arme
   *[other] prendre immédiatement { $n } armes
}
ahau-does-city_gates = agir en premier à chaque phase d’Action
ahau-does-market = { $n ->
    [one] à chaque étape Construire, { $n } ressource peut être payée avec n’importe quelle autre
   *[other] à chaque étape Construire, jusqu’à { $n } ressources peuvent être payées avec n’importe quelles autres
}
ahau-does-ball_court = à chaque bâtiment construit, celui-ci compris, avancer sur la piste de guerre
ahau-does-palace = { $n } Renommée de plus pour chaque cité dominée seul lors d’une Célébration
ahau-does-gateway = { $n ->
    [one] une fois par tour, piocher une tuile dans le sac
   *[other] une fois par tour, piocher { $n } tuiles dans le sac
}
ahau-does-produce_market = choisir la couleur des cubes produits
ahau-does-acropolis = { $n } Renommée après les déplacements pour le plus d’ouvriers autour de la région de son Souverain
ahau-does-royal_palace = gagner toutes les égalités : conflits, cités, victoire
ahau-does-royal_monument = les voisines dans la pyramide rapportent { $n } fois plus de Renommée
ahau-does-favour_of_the_gods = { $n ->
    [one] { $n } cube de plus à chaque production
   *[other] { $n } cubes de plus à chaque production
}
ahau-does-giant_stele = { $n ->
    [one] { $n } tuile de plus à chaque étape Construire
   *[other] { $n } tuiles de plus à chaque étape Construire
}
ahau-short-does-observation_tower = { $n ->
    [one] { $n } arme
   *[other] { $n } armes
}
ahau-short-does-city_gates = agir en premier
ahau-short-does-market = remplacer { $n }
ahau-short-does-ball_court = par bâtiment : guerre+1
ahau-short-does-palace = seul en cité : +{ $n }
ahau-short-does-gateway = une tuile par tour
ahau-short-does-produce_market = produire toute couleur
ahau-short-does-acropolis = plus d’ouvriers : { $n } Ren.
ahau-short-does-royal_palace = gagne les égalités
ahau-short-does-royal_monument = voisines ×{ $n }
ahau-short-does-favour_of_the_gods = produire +{ $n }
ahau-short-does-giant_stele = construire +{ $n }
ahau-power-master_builder = { $n ->
    [one] réduction de { $n } ressource pour chaque tuile et chaque bâtiment
   *[other] réduction de { $n } ressources pour chaque tuile et chaque bâtiment
}
ahau-power-high_priestess = invoquer n’importe quel dieu, avec une force de { $n } en plus dans une couleur de votre choix
ahau-power-dancer = au lieu de produire ou de construire, invoquer un autre dieu
ahau-power-merchant = { $n ->
    [one] produire sur n’importe quel site, avec { $n } cube de votre choix en plus
   *[other] produire sur n’importe quel site, avec { $n } cubes de votre choix en plus
}
ahau-power-war_captain = avant les conflits, déplacer si possible le Souverain dans une région adjacente
ahau-power-queen = { $n ->
    [one] une fois par tour, payer { $n } cube pour coucher un ouvrier
   *[other] une fois par tour, payer { $n } cubes pour coucher un ouvrier
}
ahau-power-chief = { $n ->
    [one] prendre { $n } tuile
   *[other] prendre jusqu’à { $n } tuiles
}
ahau-power-rain = { $n ->
    [one] épuiser un site et gagner { $n } cube
   *[other] épuiser un site et gagner { $n } cubes
}
ahau-power-jaguar = { $n ->
    [one] { $n } pas d’un ouvrier, { $fame } Renommée en passant un site qui convient
   *[other] jusqu’à { $n } pas d’ouvriers, { $fame } Renommée chacun en passant un site qui convient
}
ahau-power-sun = { $n ->
    [one] { $fame } Renommée, puis reprendre { $n } carte
   *[other] { $fame } Renommée, puis reprendre jusqu’à { $n } cartes
}
ahau-power-serpent = renoncer à un ouvrier pour { $fame } Renommée
ahau-by-war = piste de guerre
ahau-by-conflict = conflit perdu
ahau-by-space = case { $space }
ahau-by-slot = emplacement { $n }
ahau-by-temple = marqueur au temple du { $god }
ahau-by-adjacency = voisines dans la pyramide
ahau-by-produce = site { $route }
ahau-by-celebration = temple du { $god }
ahau-by-city = { $city }
ahau-by-difficulty = nouveau bâtiment

## Journal

ahau-event-first = { $name } commence.
ahau-event-pakal = { $personality } est l’adversaire ({ $level }).
ahau-event-start = { $name } commence avec la tuile { $tile } et { $cubes }.
ahau-event-round = Manche { $round }.
ahau-event-revealed = { $name } révèle à gauche { $left }, à droite { $right } : le Souverain va dans la { $region }.
ahau-event-pakal-redeals = Pakal a deux cartes de numéro 6 : il en pioche d’autres.
ahau-event-ruler-moved = { $name } : le Souverain va dans la { $what }.
ahau-event-conflict = Conflit dans la { $region } : { $name } gagne avec une force de { $strength }.
ahau-event-conflict-lost = { $name } perd avec une force de { $what }.
ahau-event-retreated = { $name } : le Souverain se retire dans la { $what }.
ahau-event-declined = { $name } n’avance pas sur la piste de guerre.
ahau-event-advanced = { $name } avance à la case { $what } de la piste de guerre.
ahau-event-took-weapons = { $name } prend { $what } ({ $source }).
ahau-event-took-tile = { $name } prend la tuile { $tile } dans la { $region }.
ahau-event-drew-tile = { $name } pioche { $what } dans le sac ({ $source }).
ahau-event-no-tile-left = Il ne reste aucune tuile à piocher pour { $name }.
ahau-event-scored = { $name } gagne { $what } ({ $source }).
ahau-event-order = Ordre de la phase d’Action : { $names }.
ahau-event-turn = { $name } commence son tour.
ahau-event-placed = { $name } place un ouvrier à { $what }.
ahau-event-claimed = { $name } a un ouvrier dans chaque cité de la { $what } et en construit le bâtiment gratuitement.
ahau-event-summoned = { $name } invoque le { $god } avec une force de { $strength } ({ $colours }).
ahau-event-discarded = Tuiles défaussées : { $tiles }.
ahau-event-depleted = Le site { $route } ({ $colour }) est épuisé.
ahau-event-gained = { $name } gagne { $what } ({ $source }).
ahau-event-tracker-up = { $name } augmente ses provisions de { $n } ({ $source }).
ahau-event-tracker-down = { $name } paie { $n } de ses provisions ({ $source }).
ahau-event-walked = { $name } : un ouvrier va à { $to } depuis { $from }.
ahau-event-removed = { $name } reprend un ouvrier à { $what }.
ahau-event-removed-lying = { $name } reprend un ouvrier couché à { $what }.
ahau-event-stood-up = { $name } relève un ouvrier à { $what }.
ahau-event-laid-down = { $name } couche un ouvrier à { $what } : il compte double.
ahau-event-took-back = { $name } reprend en main : { $what }.
ahau-event-marker = { $name } met un marqueur sur la case { $n } du temple du { $god }.
ahau-event-paid = { $name } paie { $what }.
ahau-event-paid-queen = { $name } paie 1 { $what } pour la Reine.
ahau-event-laid = { $name } construit la tuile { $tile } en { $space }.
ahau-event-laid-wild = { $name } construit la tuile { $tile } en { $space } : désormais { $colour }.
ahau-event-built = { $name } construit à l’emplacement { $slot } : { $building } ({ $words }).
ahau-event-put-aside = { $name } n’a plus d’emplacement libre et met un bâtiment de côté : { $what }.
ahau-event-took-role = { $name } regarde les cartes Rôle et en prend une.
ahau-event-chose-role = { $name }, vous avez choisi : { $role }. Vous avez vu : { $seen }.
ahau-event-role-back = { $name } reprend sa carte Rôle en main.
ahau-event-pakal-role = Le rôle de Pakal agit : { $role }.
ahau-event-redrew = { $name } reprend toutes ses cartes en main.
ahau-event-gave-tile = { $name } a le plus de tuiles et en remet une dans le sac : { $what }.
ahau-event-bag-refilled = Les tuiles défaussées retournent dans le sac.
ahau-event-new-building = Nouveau bâtiment dans l’offre : { $building }.
ahau-event-katun-ends = Le calendrier est plein : le K’atun se termine à la fin de cette manche.
ahau-event-pyramid-complete = { $name } termine sa pyramide : la partie se termine à la fin de cette manche.
ahau-event-last-worker = { $name } place son dernier ouvrier : la partie se termine à la fin de cette manche.
ahau-event-too-long = Limite de durée atteinte : cette manche est la dernière.
ahau-event-celebration = Célébration du K’atun, { $n } sur { $of } : décompte des temples et des cités.
ahau-event-over = La partie est terminée.

## Refus

ahau-reason-another-decision = ce n’est pas le moment
ahau-reason-card-taken = cette carte de départ n’est pas disponible ; choisissez-en une qui a encore sa tuile
ahau-reason-not-in-hand = vous n’avez pas { $card } en main
ahau-reason-same-card = la carte de gauche et celle de droite doivent être différentes
ahau-reason-left-six = à deux ou trois joueurs, la carte de gauche va de 1 à 5 ; un 6 ou une carte Rôle se joue à droite
ahau-reason-no-such-region = la { $region } n’est pas sur cette face du plateau
ahau-reason-not-adjacent = la { $region } n’a pas de route commune avec la région de votre Souverain
ahau-reason-region-taken = un Souverain est déjà dans la { $region } ; choisissez une région libre
ahau-reason-other-region = votre Souverain n’est pas dans la { $region } ; prenez une tuile de votre propre région
ahau-reason-no-tile-there = aucune tuile à cet endroit de la { $region }
ahau-reason-city-out-of-reach = { $city } ne borde pas la région de votre Souverain
ahau-reason-no-such-route = cette route n’est pas sur cette face du plateau
ahau-reason-role-not-there = cette carte n’est pas parmi les cartes Rôle disponibles : { $role }
ahau-reason-other-god = la cité de votre nouvel ouvrier appartient à un autre dieu que le { $god }
ahau-reason-no-matching-tile = vous n’avez aucune tuile de ce dieu ({ $god }), ni dans la pyramide ni en réserve
ahau-reason-already-summoned = vous avez déjà invoqué le { $god } pendant ce tour ; le Danseur demande un autre dieu
ahau-reason-has-marker = votre marqueur est déjà dans le temple du { $god }
ahau-reason-no-matching-site = il ne reste sur la carte aucun site d’une couleur utilisée
ahau-reason-no-removable-worker = votre seul ouvrier sur la carte est celui de ce tour
ahau-reason-nothing-used = il faut utiliser au moins une tuile du dieu : défaussez-en d’abord une
ahau-reason-no-dancer = vous n’avez pas joué le Danseur pendant cette manche
ahau-reason-colour-not-used = cette couleur n’est pas utilisée pour l’invocation : { $colour }
ahau-reason-bag-empty = le sac et la défausse sont vides
ahau-reason-no-worker-there = vous n’avez pas un tel ouvrier à { $city }
ahau-reason-placed-this-turn = l’ouvrier de { $city } a été placé pendant ce tour et doit y rester
ahau-reason-no-standing-worker = vous n’avez pas d’ouvrier debout à { $city }
ahau-reason-nobody-stands = tous vos ouvriers sur la carte sont déjà couchés
ahau-reason-not-to-take-back = { $card } n’est ni dans votre défausse, ni jouée pendant cette manche
ahau-reason-not-in-reserve = vous n’avez pas cette tuile en réserve
ahau-reason-no-site-there = aucune tuile de site sur cette route
ahau-reason-site-out-of-reach = ce site ne touche pas la cité de votre nouvel ouvrier
ahau-reason-bank-empty = la banque n’a plus de cette ressource ({ $colour }) ; choisissez-en une autre
ahau-reason-space-filled = une tuile occupe déjà { $space }
ahau-reason-not-supported = { $space } demande des tuiles sur les deux cases au-dessous
ahau-reason-build-limit = { $n ->
    [0] vous ne pouvez rien construire à cette étape
    [one] vous avez déjà construit { $n } tuile, la limite de cette étape ; un plus grand poids dans la cité permettrait davantage
   *[other] vous avez déjà construit { $n } tuiles, la limite de cette étape ; un plus grand poids dans la cité permettrait davantage
}
ahau-reason-no-building-there = la place { $n } de l’offre est vide
ahau-reason-capital-full = les cinq emplacements de votre capitale sont occupés
ahau-reason-no-gateway = vous n’avez pas l’Arche
ahau-reason-gateway-used = vous avez déjà utilisé l’Arche pendant ce tour
ahau-reason-no-queen = vous n’avez pas joué la Reine pendant cette manche
ahau-reason-queen-used = vous avez déjà utilisé la Reine pendant cette manche
ahau-reason-cannot-pay = vous ne pouvez pas payer, même avec des échanges
ahau-reason-wrong-price = le prix compte autant de couleurs différentes que le niveau, dont celle de la tuile
ahau-reason-rest-unpayable = vous ne pourriez plus payer le reste ; choisissez une autre façon
ahau-reason-no-cube = vous n’avez aucun cube de cette couleur pour payer ({ $colour })
ahau-reason-has-colour = vous aviez cette couleur au début du paiement ({ $colour }), et un échange n’est possible que pour une couleur manquante
ahau-reason-trade-needs-two = un échange demande deux cubes ({ $colour })
ahau-reason-trade-needs-tiles = un échange demande deux tuiles de réserve de cette couleur ({ $colour }) ou jokers
ahau-reason-wrong-tile = { $tile } n’a pas la couleur à payer
ahau-reason-no-market = vous n’avez pas le Marché
ahau-reason-market-used = le Marché a déjà remplacé le maximum à cette étape
ahau-reason-no-waiver = le Maître bâtisseur ne s’applique pas : il n’est pas joué, ou il a déjà payé une couleur

## Choix

ahau-group-start = Carte de départ
ahau-group-select = Souverain dans la région { $n }
ahau-group-march = Capitaine de guerre
ahau-group-advance = Piste de guerre
ahau-group-retreat = Se retirer
ahau-group-take = Prendre une tuile
ahau-group-place = Placer un ouvrier
ahau-group-claim = Bâtiment de la région
ahau-group-summon = Invoquer
ahau-group-name = Couleur de la Grande Prêtresse
ahau-group-discard = Défausser pour l’invocation
ahau-group-rain = Dieu de la Pluie
ahau-group-walk = Dieu Jaguar
ahau-group-take-back = Reprendre
ahau-group-remove = Serpent à plumes
ahau-group-produce = Produire
ahau-group-lay = Construire { $tile }
ahau-group-buy = Construire un bâtiment
ahau-group-gain = Gagner
ahau-group-paint = Couleur de la tuile joker
ahau-group-nominal = Couleurs à payer
ahau-group-pay = Payer
ahau-group-give = Céder une tuile
ahau-group-war-reward = Récompense de la piste de guerre
ahau-group-lay-down = Coucher un ouvrier
ahau-group-temple = Marqueur de temple
ahau-group-role = Carte Rôle
ahau-group-free = À tout moment de votre tour
ahau-group-end = Continuer
ahau-action-start = { $tile } avec { $cubes }
ahau-action-start-taken = Carte de départ { $n }
ahau-action-select = À gauche { $left }, à droite { $right } : Souverain dans la { $region }, force { $strength }
ahau-action-stay = Rester dans la { $region }
ahau-action-stay-nowhere = Rester
ahau-action-region = Région { $n } : tuiles { $tiles }
ahau-action-region-building = Région { $n } : tuiles { $tiles } ; bâtiment { $building }
ahau-action-march-conflict = {"\u00A0"}; conflit, votre force { $mine } contre { $theirs }
ahau-action-advance = Avancer à la case { $n } : { $reward }
ahau-action-advance-top = Avancer : vous êtes au sommet et choisissez la récompense d’une case inférieure
ahau-action-decline = Ne pas avancer
ahau-action-war-reward = Case { $n } : { $reward }
ahau-action-take = { $tile } de la { $region } ({ $owned })
ahau-action-take-empty = Une tuile de la { $region }
ahau-action-place = { $city } ({ $god }, force { $strength }, construire au plus { $limit })
ahau-yield = { $gain } (vers { $city })
ahau-action-place-sites = {"\u00A0"}; sites : { $yields }
ahau-action-place-claim = {"\u00A0"}; ensuite gratuit : { $building }
ahau-action-claim = Construire gratuitement : { $building } ({ $words }) ; emplacement { $slot } : { $reward }
ahau-action-claim-nothing = Construire le bâtiment de la région
ahau-action-no-claim = Le laisser là
ahau-action-summon = Invoquer le { $god } : { $power }
ahau-action-summon-marker = {"\u00A0"}; marqueur de temple : { $n } Renommée
ahau-action-no-summon = N’invoquer aucun dieu
ahau-action-name = { $colour } : { $power }
ahau-action-name-known = { $colour } (déjà utilisée) : { $power }
ahau-action-discard = { $tile } : force { $n }, { $power }
ahau-action-discard-wild = { $tile } comme { $colour } : force { $n }, { $power }
ahau-action-discard-joker = { $tile } : force { $n }, et tous les sites conviennent
ahau-action-confirm = { $god } avec une force de { $n } : { $power }
ahau-action-draw = { $n ->
    [0] Une tuile du sac, après y avoir remis la défausse
    [one] Une tuile du sac (il en contient { $n })
   *[other] Une tuile du sac (il en contient { $n })
}
ahau-action-rain = { $route } : { $n } { $colour }
ahau-action-walk = { $from } → { $to } : { $fame }
ahau-action-walk-lying = {" "}(ouvrier couché)
ahau-action-take-back = { $card }
ahau-action-remove = Reprendre un ouvrier à { $city } ({ $count })
ahau-action-remove-lying = Reprendre un ouvrier couché à { $city } ({ $count })
ahau-action-stand-up = Relever l’ouvrier couché à { $city } ({ $count })
ahau-action-stop-chief = Ne plus prendre de tuiles
ahau-action-stop-jaguar = Ne plus déplacer d’ouvriers
ahau-action-stop-sun = Ne plus reprendre de cartes
ahau-action-stop-build = Ne plus construire
ahau-action-produce = { $route } : { $n } { $colour }
ahau-action-produce-any = { $route } ({ $colour }) : { $n } d’une couleur de votre choix
ahau-action-produce-empty = { $route } : aucun site
ahau-action-merchant = { $n ->
    [one] , et { $n } cube de votre choix
   *[other] , et { $n } cubes de votre choix
}
ahau-action-katun = {"\u00A0"}; le K’atun se termine
ahau-action-lay = { $tile } en { $space } ({ $n ->
    [one] { $n } ressource
   *[other] { $n } ressources différentes
}) : { $fame } pour les voisines, puis { $reward }
ahau-action-lay-last = {"\u00A0"}; la pyramide est terminée
ahau-action-paint = { $colour } : { $fame } pour les voisines
ahau-action-buy = { $building } pour { $cost } ({ $words })
ahau-action-buy-nothing = Place { $n } de l’offre
ahau-action-slot = {"\u00A0"}; emplacement { $n } : { $reward }
ahau-action-ball-court = {"\u00A0"}; Terrain de balle : avancer sur la piste de guerre
ahau-action-dance = Le Danseur : un autre dieu au lieu de produire ou de construire
ahau-action-pass = Ni produire ni construire
ahau-action-end-turn = Terminer le tour
ahau-action-gateway = Arche : piocher une tuile dans le sac
ahau-action-queen = Reine : payer 1 { $colour } (vous en avez { $have }) et coucher un ouvrier
ahau-action-gain = { $gain } (vous en avez { $have })
ahau-action-cube = 1 { $colour } (vous en avez { $have })
ahau-action-trade = Échanger { $cubes } (vous en avez { $have }) contre 1 { $due }
ahau-action-due-too = {"\u00A0"}; { $due } est dû aussi : { $all } en tout
ahau-action-lacking = {" "}(il manque { $colours } : { $n ->
    [one] un échange prend
   *[other] chaque échange prend
} 2 cubes identiques ou 2 tuiles)
ahau-action-trade-tiles = Échanger deux tuiles de réserve ({ $due } ou joker) contre 1 { $due }
ahau-action-substitute = { $left ->
    [one] Marché : 1 { $colour } (vous en avez { $have }) pour { $due } ; encore { $left } remplacement
   *[other] Marché : 1 { $colour } (vous en avez { $have }) pour { $due } ; encore { $left } remplacements
}
ahau-action-waive = Rien pour { $due } : le Maître bâtisseur paie
ahau-action-give = { $tile } (vous en avez { $have })
ahau-action-give-bag = { $tile } dans le sac (vous en avez { $have })
ahau-action-lay-down = { $city } ({ $count })
ahau-action-temple = { $god } : { $now } maintenant ; une Célébration rapporterait { $pays } en l’état ({ $scoring })
ahau-action-role = { $role } ({ $words })
ahau-hand-role = { $role } (numéro 6 ; { $words })

## Que faire maintenant

ahau-prompt-over = La partie est terminée.
ahau-prompt-wait = On attend : { $names }.
ahau-prompt-start = Choisissez une carte de départ : sa tuile et ses cubes sont à vous.
ahau-prompt-select = Manche { $round } : choisissez deux cartes. Celle de gauche envoie votre Souverain dans une région ; celle de droite est votre force ({ $weapons } en plus).
ahau-prompt-katun = { $n ->
    [0] Le K’atun se termine à la fin de cette manche.
    [one] Encore { $n } site à épuiser avant la fin du K’atun.
   *[other] Encore { $n } sites à épuiser avant la fin du K’atun.
}
ahau-prompt-captain = Capitaine de guerre : votre Souverain est dans la { $region } avec une force de { $strength }, et peut aller dans une région adjacente avant les conflits.
ahau-prompt-win = Vous avez gagné le conflit. Avancez sur la piste de guerre, si vous voulez : vous êtes à la case { $n }.
ahau-prompt-retreat = Vous avez perdu le conflit dans la { $region }. Choisissez où se retire votre Souverain.
ahau-prompt-take = Prenez une des tuiles de la { $region } dans votre réserve.
ahau-prompt-place = { $n ->
    [one] Votre tour : placez votre dernier ouvrier dans une cité autour de la { $region }. La partie se terminera à la fin de cette manche.
   *[other] Votre tour : placez un ouvrier dans une cité autour de la { $region }. Vous avez { $n } ouvriers.
}
ahau-prompt-claim = Vous avez un ouvrier dans chaque cité autour de la { $region }. Construisez gratuitement, si vous voulez : { $building }.
ahau-prompt-summon = Invoquez le { $god } ({ $city }), si vous voulez. Vos tuiles de ce dieu : { $built } dans la pyramide, { $held } en réserve.
ahau-prompt-summon-any = Grande Prêtresse : choisissez le dieu que vous invoquez.
ahau-prompt-dance = Danseur : choisissez l’autre dieu que vous invoquez.
ahau-prompt-name = Grande Prêtresse, { $god } : choisissez la couleur du point de force en plus. Pour l’instant, force { $n }, couleurs : { $colours }.
ahau-prompt-offering = { $god } : force { $n }, couleurs : { $colours }. Défaussez des tuiles de réserve pour davantage, ou confirmez.
ahau-prompt-chief = { $n ->
    [one] Dieu suprême : prenez encore { $n } tuile, sur la carte si sa couleur est utilisée ({ $colours }) ou si elle est joker, ou dans le sac.
   *[other] Dieu suprême : prenez encore jusqu’à { $n } tuiles, sur la carte si leur couleur est utilisée ({ $colours }) ou si elles sont jokers, ou dans le sac.
}
ahau-prompt-rain = { $n ->
    [one] Dieu de la Pluie : choisissez le site que vous épuisez pour { $n } cube. Couleurs : { $colours }.
   *[other] Dieu de la Pluie : choisissez le site que vous épuisez pour { $n } cubes. Couleurs : { $colours }.
}
ahau-prompt-jaguar = { $n ->
    [one] Dieu Jaguar : encore { $n } pas. Les sites de ces couleurs rapportent de la Renommée : { $colours }.
   *[other] Dieu Jaguar : encore { $n } pas. Les sites de ces couleurs rapportent de la Renommée : { $colours }.
}
ahau-prompt-sun = { $n ->
    [one] Dieu Soleil : reprenez { $n } carte, si vous voulez.
   *[other] Dieu Soleil : reprenez jusqu’à { $n } cartes.
}
ahau-prompt-serpent = Serpent à plumes : { $power }. Choisissez l’ouvrier.
ahau-prompt-main = { $n ->
    [0] Produisez, ou continuez : vous ne pouvez rien construire.
    [one] Produisez, ou construisez { $n } tuile. Provisions : { $cubes } ; réserve : { $tiles }.
   *[other] Produisez, ou construisez jusqu’à { $n } tuiles. Provisions : { $cubes } ; réserve : { $tiles }.
}
ahau-prompt-build = { $n ->
    [0] Vous avez construit tout ce que vous pouviez. Couchez un ouvrier avec la Reine, ou arrêtez.
    [one] Construisez encore { $n } tuile, ou arrêtez. Provisions : { $cubes } ; réserve : { $tiles }.
   *[other] Construisez encore jusqu’à { $n } tuiles, ou arrêtez. Provisions : { $cubes } ; réserve : { $tiles }.
}
ahau-prompt-produce-colour = { $n ->
    [one] Halle aux récoltes : choisissez la couleur du cube.
   *[other] Halle aux récoltes : choisissez la couleur des { $n } cubes.
}
ahau-prompt-close = Terminez votre tour, ou utilisez d’abord autre chose.
ahau-prompt-paint = { $what } : choisissez sa couleur définitive.
ahau-prompt-nominal = { $n ->
    [one] { $what } coûte { $n } ressource. Choisissez laquelle.
   *[other] { $what } coûte { $n } ressources différentes. Choisissez lesquelles.
}
ahau-prompt-settle = Payez pour { $what } : d’abord { $due }. Provisions : { $cubes }.
ahau-prompt-settle-rest = Ensuite : { $rest }.
ahau-prompt-give = { $n ->
    [one] Donnez encore { $n } tuile pour { $due } : de cette couleur, ou joker.
   *[other] Donnez { $n } tuiles pour { $due } : de cette couleur, ou jokers.
}
ahau-prompt-gain = { $n ->
    [one] Choisissez une ressource à gagner ({ $source }).
   *[other] Choisissez { $n } ressources à gagner, une par une ({ $source }).
}
ahau-prompt-war-reward = Vous êtes au sommet de la piste de guerre : choisissez la récompense d’une case inférieure.
ahau-prompt-lay-down = Choisissez l’ouvrier debout que vous couchez. Il comptera double.
ahau-prompt-temple = Choisissez le temple où vous mettez un marqueur.
ahau-prompt-role = Choisissez une carte Rôle ; les autres retournent dans la pioche.
ahau-prompt-forced-discard = { $n ->
    [one] Il n’y a plus de tuiles à piocher, et vous en avez le plus : remettez-en { $n } dans le sac.
   *[other] Il n’y a plus de tuiles à piocher, et vous en avez le plus : remettez-en une dans le sac. Il en manque { $n } en tout.
}

## Feuille de score

ahau-score-gods = Dieux
ahau-score-temples = Marqueurs dans les temples
ahau-score-adjacency = Voisines dans la pyramide
ahau-score-board = Récompenses du plateau
ahau-score-war = Piste de guerre
ahau-score-buildings = Bâtiments
ahau-score-celebrations = Temples aux Célébrations
ahau-score-cities = Cités aux Célébrations
ahau-score-total = Total

## Le plateau

ahau-board-round = Manche { $round }
ahau-board-katun = K’atun { $n } sur { $of }
ahau-board-celebrating = Célébration à la fin de cette manche
ahau-board-last-round = la dernière manche
ahau-board-active = à jouer
ahau-board-chosen = a choisi
ahau-board-calendar = Calendrier
ahau-board-to-katun = { $n ->
    [0] plein
    [one] encore { $n } site avant la Célébration
   *[other] encore { $n } sites avant la Célébration
}
ahau-board-aside = à part
ahau-board-bag = Sac
ahau-board-weapons = Armes
ahau-board-bank = Banque
ahau-board-roles = Rôles
ahau-board-map = Carte
ahau-board-map-key = cité et dieu · poids des ouvriers · [site] · région : Souverain, tuiles, bâtiment · ≈ eau
ahau-board-temples = Temples
ahau-board-temples-key = valeur à une Célébration · la vôtre · cases et leur Renommée
ahau-board-war = Piste de guerre
ahau-board-offer = Offre de bâtiments
ahau-board-stack = { $n ->
    [one] { $n } bâtiment dans la pile
   *[other] { $n } bâtiments dans la pile
}
ahau-board-points = { $fame } Renommée, { $more } de plus si une Célébration avait lieu maintenant
ahau-board-points-short = { $fame } (+{ $more })
ahau-board-deck = Pioche
ahau-board-lying = Couchés
ahau-board-hand = Main
ahau-board-played = Jouées
ahau-board-discarded = Défausse
ahau-board-supply = Provisions
ahau-board-store = Provisions
ahau-board-reserve = Réserve
ahau-board-workers = Ouvriers
ahau-board-strength = Force
ahau-board-pyramid = Pyramide
ahau-board-capital = Capitale
ahau-board-others = Les autres
ahau-board-role-unknown = rôle ?
ahau-board-prefers = Préfère
ahau-board-entry = { $place } : { $reward }

## Glossaire

ahau-term-round = Manche
ahau-explain-round = Phase de Déplacement, phase d’Action, fin de la manche : la carte et l’offre sont complétées, et une Célébration a lieu si le K’atun est terminé. Une limite de durée met fin à la partie après la manche 40.
ahau-term-movement-phase = Phase de Déplacement
ahau-explain-movement-phase = Les joueurs choisissent deux cartes en secret, puis les révèlent ensemble. Les Souverains vont dans leurs régions, les conflits ont lieu, puis chaque joueur prend une tuile de sa région.
ahau-term-action-phase = Phase d’Action
ahau-explain-action-phase = Chaque joueur a un tour, dans l’ordre croissant des régions ; le propriétaire des Portes de la cité joue avant tous les autres.
ahau-term-turn = Tour
ahau-explain-turn = Placez un ouvrier dans une cité autour de la région de votre Souverain ; prenez, si vous pouvez, le bâtiment de la région ; invoquez, si vous voulez, le dieu de la cité ; puis produisez, construisez, ou ne faites rien.
ahau-term-ruler = Souverain
ahau-explain-ruler = Votre seul pion dans les régions. La carte de gauche l’y envoie, quelle que soit la distance ; après les conflits, il est seul dans sa région.
ahau-term-region = Région
ahau-explain-region = Une partie de la carte entre les routes, avec deux tuiles et un bâtiment. Deux régions sont adjacentes si elles ont une route commune. Le plateau en a cinq jusqu’à trois joueurs, six au-delà.
ahau-term-region-card = Carte Région
ahau-explain-region-card = Six cartes de 1 à 6. À gauche, le numéro désigne une région, à droite une force. À deux et trois joueurs, un 6 ne se joue pas à gauche.
ahau-term-role-card = Carte Rôle
ahau-explain-role-card = Une au plus par joueur, obtenue par une récompense. Elle vaut une carte de numéro 6 et a un pouvoir pendant la manche où elle est jouée.
ahau-term-redraw = Reprise des cartes
ahau-explain-redraw = Après votre tour, les deux cartes sont défaussées. S’il vous reste alors moins de deux cartes en main ou, à deux et trois joueurs, seulement des cartes de numéro 6, reprenez-les toutes.
ahau-term-strength = Force d’un Souverain
ahau-explain-strength = Le numéro de la carte de droite plus vos armes.
ahau-term-conflict = Conflit
ahau-explain-conflict = Deux Souverains ou plus dans une région. La plus grande force gagne ; à égalité le Palais royal, puis le plus avancé sur la piste de guerre, puis le marqueur du dessus. Le vainqueur peut avancer sur la piste de guerre.
ahau-term-retreat = Retraite
ahau-explain-retreat = Chaque perdant prend une arme et va dans une région libre adjacente au conflit, ou dans n’importe quelle région libre s’il n’y en a pas. Le perdant le plus fort part le premier, puis celui qui a le moins de Renommée.
ahau-term-weapon = Arme
ahau-explain-weapon = Ajoute un à votre force dans tous les conflits. La quantité est limitée, et les armes ne se perdent pas.
ahau-term-war-track = Piste de guerre
ahau-explain-war-track = Six cases avec des récompenses. Au sommet, chaque nouvelle avance donne la récompense d’une case inférieure de votre choix.
ahau-term-pyramid-tile = Tuile Pyramide
ahau-explain-pyramid-tile = Montre un dieu et une couleur. En réserve, elle peut être défaussée pour une invocation, construite dans la pyramide ou cédée dans un échange.
ahau-term-wild = Tuile joker
ahau-explain-wild = Montre un dieu et toutes les couleurs. Quand vous la construisez ou la défaussez, vous en choisissez la couleur ; construite, elle la garde. Défaussée pour le Dieu Jaguar, elle convient à tous les sites.
ahau-term-reserve = Réserve
ahau-explain-reserve = Vos tuiles Pyramide qui ne sont pas encore construites. Il n’y a pas de limite.
ahau-term-bag = Sac
ahau-explain-bag = Les tuiles à piocher. S’il est vide, la défausse y retourne. Si elle est vide aussi, les joueurs qui ont le plus de tuiles doivent en remettre dans le sac.
ahau-term-worker = Ouvrier
ahau-explain-worker = Vous en avez douze. Un par tour va dans une cité ; quand le dernier est sur la carte, la fin de la partie est déclenchée.
ahau-term-lying = Ouvrier couché
ahau-explain-lying = Compte double pour produire, construire et pour les majorités. C’est toujours un seul pion.
ahau-term-city = Cité
ahau-explain-city = Dix cités, deux de chaque dieu. Une Célébration récompense les joueurs qui y ont le plus d’ouvriers.
ahau-term-route = Route
ahau-explain-route = Relie deux cités, par terre ou par eau, et porte un site.
ahau-term-site = Site de production
ahau-explain-site = Une tuile de ressource sur une route. Produire ou le Dieu de la Pluie l’épuise.
ahau-term-depleted = Site épuisé
ahau-explain-depleted = Sa tuile va sur le calendrier jusqu’à la Célébration ; toutes les tuiles sont alors mélangées et remises en place.
ahau-term-produce = Produire
ahau-explain-produce = Épuisez un site à côté de la cité de votre nouvel ouvrier et gagnez autant de cubes que le poids de vos ouvriers dans ses deux cités.
ahau-term-supply = Provisions
ahau-explain-supply = Vos cubes des cinq ressources. Il n’y a pas de limite.
ahau-term-bank = Banque
ahau-explain-bank = Les cubes qui n’appartiennent à aucun joueur. Si une couleur manque, vous ne gagnez que ce qui reste.
ahau-term-summon = Invoquer
ahau-explain-summon = Utilisez le pouvoir du dieu de la cité où vous placez votre ouvrier. Il faut au moins une tuile de ce dieu : dans votre pyramide, ou défaussée de votre réserve.
ahau-term-summon-strength = Force d’une invocation
ahau-explain-summon-strength = Toutes les tuiles du dieu dans votre pyramide et celles de votre réserve que vous défaussez.
ahau-term-used-colour = Couleurs utilisées
ahau-explain-used-colour = Les couleurs des tuiles qui servent à une invocation. Elles déterminent les tuiles, les sites et les pas qui conviennent, et la Renommée de certains dieux.
ahau-term-temple = Temple
ahau-explain-temple = Après une invocation avec une tuile du dieu dans la pyramide, votre marqueur va sur la case libre la plus à gauche, une fois par K’atun ; les premières cases donnent immédiatement de la Renommée. À une Célébration, le temple récompense tous les joueurs qui y ont un marqueur.
ahau-term-scoring-tile = Tuile de décompte
ahau-explain-scoring-tile = Détermine ce que rapporte un temple à une Célébration. La plus haute valeur de tous les joueurs vaut pour tous ceux qui y ont un marqueur.
ahau-term-personal = Décompte personnel
ahau-explain-personal = Une option : les temples rapportent à chaque joueur sa propre valeur au lieu de la plus haute.
ahau-term-build = Construire
ahau-explain-build = Des tuiles de la réserve dans la pyramide et des bâtiments de l’offre dans la capitale, dans n’importe quel ordre, autant que la limite le permet.
ahau-term-build-limit = Limite de construction
ahau-explain-build-limit = Le poids de vos ouvriers dans la cité de votre nouvel ouvrier ; un de plus avec la Stèle géante.
ahau-term-pyramid = Pyramide
ahau-explain-pyramid = Dix cases sur quatre niveaux : a1 à a4 en bas, d1 au sommet. À partir du niveau 2, une case demande des tuiles sur les deux cases au-dessous. Une pyramide terminée déclenche la fin de la partie.
ahau-term-adjacency = Voisines dans la pyramide
ahau-explain-adjacency = Une nouvelle tuile donne 1 Renommée par voisine de la même couleur et 1 par voisine du même dieu ; le double avec le Monument royal.
ahau-term-price = Prix
ahau-explain-price = Une tuile coûte autant de ressources différentes que son niveau, dont sa propre couleur. Un bâtiment coûte ce qui y est imprimé.
ahau-term-trade = Échange
ahau-explain-trade = Pour une couleur dont vous n’avez pas de cube au début du paiement : deux cubes d’une même autre couleur, ou deux tuiles de réserve de cette couleur ou jokers.
ahau-term-reward = Récompense
ahau-explain-reward = Chaque case de la pyramide, chaque emplacement et chaque case de la piste de guerre en a une. Elle se prend immédiatement.
ahau-term-capital = Capitale
ahau-explain-capital = Cinq emplacements de bâtiments sous votre pyramide, remplis de gauche à droite. Chacun a une récompense.
ahau-term-building = Bâtiment
ahau-explain-building = Quinze tuiles, chacune avec un prix et un pouvoir. La plupart des pouvoirs durent ; les tours donnent immédiatement des armes.
ahau-term-offer = Offre de bâtiments
ahau-explain-offer = Les bâtiments à acheter. Elle est complétée à la fin de la manche.
ahau-term-region-building = Bâtiment d’une région
ahau-explain-region-building = Si votre Souverain y est et que vous avez un ouvrier dans chaque cité autour de la région, vous pouvez le construire gratuitement, après avoir placé un ouvrier ou après le Dieu Jaguar. Il n’est pas remplacé.
ahau-term-free-option = Options libres
ahau-explain-free-option = La tuile de l’Arche et le cube de la Reine s’utilisent à n’importe quelle décision de votre tour, une fois chacun.
ahau-term-summary-card = Carte de départ
ahau-explain-summary-card = Votre départ : une tuile d’un dieu et trois cubes.
ahau-term-calendar = Calendrier
ahau-explain-calendar = Il compte les sites épuisés : 5 à deux joueurs, 7 à trois, 9 à quatre, 11 à cinq terminent le K’atun.
ahau-term-katun = Célébration du K’atun
ahau-explain-katun = Après la manche où le calendrier est plein, une pyramide terminée ou le dernier ouvrier placé : décompte des temples et des cités, puis les sites sont remis en place et les marqueurs reviennent. La troisième met fin à la partie.
ahau-term-majority = Majorité dans une cité
ahau-explain-majority = À une Célébration, 2 Renommée pour le joueur dont les ouvriers ont le plus de poids dans une cité, 1 pour chacun à égalité.
ahau-term-points = Renommée (points)
ahau-explain-points = La Renommée détermine le vainqueur. Elle vient des dieux, des temples, des voisines dans la pyramide, des récompenses, de la piste de guerre et des Célébrations.
ahau-term-end = Fin de la partie
ahau-explain-end = Avec la troisième Célébration, une pyramide terminée ou un douzième ouvrier sur la carte. On termine la manche, puis vient la dernière Célébration.
ahau-term-winner = Vainqueur
ahau-explain-winner = Le joueur qui a le plus de Renommée. À égalité, celui qui a le plus de tuiles et de bâtiments sur son plateau ; ensuite la victoire est partagée.
ahau-term-pakal = Roi Pakal
ahau-explain-pakal = L’adversaire du mode solo. Il gagne toutes les égalités, commence avec le Palais royal et suit ses préférences parmi les dieux.
ahau-term-personality = Personnalité
ahau-explain-personality = L’ordre des dieux de Pakal et sa carte Rôle.
ahau-term-tracker = Provisions de Pakal
ahau-explain-tracker = Ses ressources n’ont pas de couleur : chaque gain s’y ajoute, chaque paiement s’en retire.
ahau-term-undo = Annuler
ahau-explain-undo = Vous pouvez annuler vos derniers choix jusqu’au dernier moment où une information cachée a été révélée ou un autre joueur a agi.
ahau-term-notation = Notation
ahau-explain-notation = Chaque choix a une forme courte, à droite de la liste. On peut en écrire plusieurs sur une ligne, séparées par « ; ».
ahau-explain-chief = Prenez un nombre de tuiles au plus égal à la force : n’importe où sur la carte si leur couleur est utilisée, les jokers toujours, ou à l’aveugle dans le sac.
ahau-explain-rain = Épuisez n’importe où un site d’une couleur utilisée et gagnez autant de ses cubes que la force.
ahau-explain-jaguar = Autant de pas que la force, chacun d’un de vos ouvriers le long d’une route, sauf l’ouvrier de ce tour. Un pas par un site d’une couleur utilisée rapporte 1 Renommée. Vous pouvez ensuite prendre le bâtiment de la région.
ahau-explain-sun = 1 Renommée par couleur utilisée ; puis reprenez un nombre de vos cartes jouées et défaussées au plus égal à la force.
ahau-explain-serpent = Renoncez à un ouvrier, ou relevez un ouvrier couché, sauf l’ouvrier de ce tour. 1 Renommée par point de force et 2 par couleur utilisée.
ahau-explain-colour = Une ressource et une couleur de tuiles et de sites, notée { $short } sur le plateau.
ahau-explain-one-building = Coûte { $cost } : { $words }.
ahau-explain-one-role = Une carte Rôle de numéro 6. Pendant la manche où elle est jouée : { $words }.
ahau-term-one-personality = { $name }
ahau-explain-one-personality = Sa carte Rôle : { $role }. Ses dieux, du préféré au dernier : { $gods }.
ahau-term-one-scoring = Tuile de décompte : { $name }
ahau-explain-one-scoring = Son temple rapporte selon : { $what }.
ahau-term-one-board = Plateau Joueur, face { $side }

# Ce qui doit toujours être vrai, pour les positions qui ne le respectent pas.
ahau-invariant-I-1 = Chaque tuile Pyramide est à un seul endroit : sac, défausse, carte, réserve ou pyramide.
ahau-invariant-I-2 = Les cubes de chaque couleur dans la banque, les provisions et sur les tuiles joker font le total.
ahau-invariant-I-3 = Les armes restantes et celles des joueurs font le total.
ahau-invariant-I-4 = Chaque site est sur une route, sur le calendrier, ou mis à part à deux et trois joueurs.
ahau-invariant-I-5 = Chaque bâtiment est à un seul endroit, et personne n’en a plus de cinq.
ahau-invariant-I-6 = Chacun a douze ouvriers et cinq marqueurs de temple, et au plus un marqueur par temple.
ahau-invariant-I-7 = Chaque carte d’un joueur est en main, jouée ou défaussée, et chaque carte Rôle est à un seul endroit.
ahau-invariant-I-8 = Il y a deux cités de chaque dieu, et elles ne changent jamais.
ahau-invariant-I-9 = Renommée, armes, piste de guerre, tuiles construites et K’atuns ne diminuent jamais et restent dans leurs bornes.
ahau-invariant-I-10 = Les pyramides reposent sur ce qui est au-dessous, et les capitales se remplissent de gauche à droite.
ahau-invariant-I-11 = Après les conflits chaque Souverain est seul, et chaque région a ses tuiles au début d’une manche.
ahau-invariant-I-12 = Chacun a un tour par manche et un ouvrier à y placer.
ahau-invariant-I-13 = Chacun peut choisir deux cartes, dont une qui peut se jouer à gauche.
ahau-invariant-I-14 = Les temples se remplissent de gauche à droite, sauf les premiers marqueurs de Pakal.
ahau-invariant-I-15 = Les voisines dans la pyramide ne donnent pas plus de Renommée qu’il n’y a de voisines.
ahau-invariant-I-16 = Une Célébration a lieu exactement quand le K’atun s’est terminé pendant la manche, et la dernière Célébration met fin à la partie.
ahau-invariant-I-17 = Chaque invocation a une force d’au moins 1 et utilise des tuiles de son dieu.
ahau-invariant-I-18 = Chaque joueur a sa place, et tout ce qui a été préparé pour la partie est là.
ahau-invariant-I-19 = Les étapes en attente suivent le cours d’une manche et correspondent à ce qui est sur la table.
