# Ce que disent les dessins.

boards-choices = { $what } ({ $n } choix)
boards-map = Carte
boards-order = Ordre du tour
boards-hand = Votre main
boards-known = Vues de tous : { $cards }
boards-mat = { $name } : plateau personnel

## Zapotec : les parties

boards-zapotec-pyramids = Pyramides
boards-zapotec-market = Marché
boards-zapotec-rituals = Rituels
boards-zapotec-scoring-tiles = Tuiles Score
boards-zapotec-track = Piste de Sacrifice
boards-zapotec-offer = Bonus et Offre
boards-zapotec-grid = Grille de ressources
boards-zapotec-trade-tiles = Tuiles Commerce
boards-zapotec-prices = Les prix

## Zapotec : la carte

boards-zapotec-space-free = { $space }. Sa tuile donne { $tile }.
boards-zapotec-space-house = { $space }. Maison ({ $name }).
boards-zapotec-space-palace = { $space }. Palais ({ $name }).
boards-zapotec-brief-free = { $building } : { $tile }
boards-zapotec-brief-house = { $building } : Maison ({ $name })
boards-zapotec-brief-palace = { $building } : Palais ({ $name })
boards-zapotec-pyramid-empty = Emplacement de Pyramide { $n } : rien n’y est encore construit.
boards-zapotec-pyramid = Pyramide { $n } ({ $property }) : { $levels }.
boards-zapotec-piece-of = { $size } ({ $name })
boards-zapotec-pyramid-complete = Elle est achevée.
boards-zapotec-pyramid-next = Suite : { $size }.
boards-zapotec-fitting = { $n ->
    [0] Aucun de vos bâtiments n’a la propriété { $property }.
    [one] { $n } de vos bâtiments a la propriété { $property }.
   *[other] { $n } de vos bâtiments ont la propriété { $property }.
}

## Zapotec : marché, Rituels, piste

boards-zapotec-price = Niveau { $level } : { $gold } or, { $left } dans la pile
boards-zapotec-stall-empty = Place vide du marché
boards-zapotec-trade-tile = Tuile Commerce { $tile } : { $effect }.
boards-zapotec-face-down = Face cachée.
boards-zapotec-ritual-empty = Rituel { $n } : { $goal }. Aucun disque.
boards-zapotec-ritual = { $count ->
    [one] Rituel { $n } : { $goal }. Disque : { $names }.
   *[other] Rituel { $n } : { $goal }. Disques : { $names }.
}
boards-zapotec-ritual-allowed = { $n ->
    [0] Vous ne pouvez pas accomplir de Rituel : posez d’abord une pièce de Pyramide.
    [one] Vous pouvez encore accomplir { $n } Rituel.
   *[other] Vous pouvez encore accomplir { $n } Rituels.
}
boards-zapotec-has-disc = Disque sur un Rituel : { $goal }
boards-zapotec-ritual-mine = { $points ->
    [one] Vaut { $points } point pour vous à présent.
   *[other] Vaut { $points } points pour vous à présent.
}
boards-zapotec-ritual-price = { $points ->
    [one] Vous coûte { $price }, vaut { $points } point pour l’instant.
   *[other] Vous coûte { $price }, vaut { $points } points pour l’instant.
}
boards-zapotec-scoring-tile = Tuile Score : { $property }. Commencer une Pyramide permet de lui en attacher une.
boards-zapotec-step = Case { $step } : { $bonus }.
boards-zapotec-step-discs = Ici, de bas en haut : { $names }.

## Zapotec : cartes

boards-zapotec-card = { $spaces ->
    [one] { $card } : { $spaces } emplacement libre
   *[other] { $card } : { $spaces } emplacements libres
}
boards-zapotec-bonus-card = Carte bonus de cette manche : { $card }. { $points } points pour chaque bâtiment qui correspond ; un Palais compte double.
boards-zapotec-bonus-mine = { $points ->
    [one] Vous marqueriez { $points } point maintenant.
   *[other] Vous marqueriez { $points } points maintenant.
}
boards-zapotec-next-bonus = Prochaine carte bonus : { $card }
boards-zapotec-next = ensuite
boards-zapotec-deck = { $n ->
    [0] La pioche des manches est vide.
    [one] Pioche des manches : { $n } carte
   *[other] Pioche des manches : { $n } cartes
}
boards-zapotec-pledged = Vous avez choisi cette carte.
boards-zapotec-played = Jouée cette manche : { $card }
## Zapotec : plateaux des joueurs

boards-zapotec-stock = Réserve : { $stock }
boards-zapotec-palace = Palais
boards-zapotec-palace-open = Le Palais n’est pas construit.
boards-zapotec-palace-built = Le Palais est construit.
boards-zapotec-pyramid-level = Étage de Pyramide
boards-zapotec-costs = { $what } : { $price }
boards-zapotec-houses-left = { $n ->
    [0] aucune Maison restante
    [one] { $n } Maison restante
   *[other] { $n } Maisons restantes
}
boards-zapotec-cell = Case { $cell } : { $tile }
boards-zapotec-cell-empty = Case vide { $cell }
boards-zapotec-cell-bonus = Case vide { $cell }. Bonus quand elle est recouverte : { $covered }.
boards-zapotec-row-pays = La ligne { $head } rapporte { $pays }.
boards-zapotec-column-pays = La colonne { $head } rapporte { $pays }.

## Zapotec : Cocijobot

boards-zapotec-bot-card = Carte retournée : { $card }
boards-zapotec-bot-back = Le dos de sa prochaine carte montre { $property }.
boards-zapotec-bot-tiles = Tuiles prises : { $tiles }

## Copan : la table

boards-copan-status = Manche et carte Événement
boards-copan-round = { $n ->
    [one] Manche { $round } sur { $of } au plus. Encore { $n } tour au plus, moins si des Événements accélèrent le déclin.
   *[other] Manche { $round } sur { $of } au plus. Encore { $n } tours au plus, moins si des Événements accélèrent le déclin.
}
boards-copan-last-round = Manche { $round } sur { $of } au plus : la dernière. { $n ->
    [0] La Pyramide est pleine ou deux ressources sont épuisées.
   *[other] Deux ressources sont épuisées.
}
boards-copan-turn = { $name } : { $now } PV, { $total } si la partie s’arrêtait là.
boards-copan-first = Premier Joueur.
boards-copan-active = C’est son tour.
boards-copan-pick = Tuile Cour à poser
boards-copan-scarce = déclenche un Événement
boards-copan-drawn = Jetons Bonus d’Ambassade à appliquer, dans l’ordre
boards-copan-queue = Actions supplémentaires et tuiles Jade en attente
boards-copan-event = Événement, { $fate } : { $effect }.
boards-copan-event-you = À vous de décider.
boards-copan-event-waits = { $name } décide.
boards-copan-event-card = Carte Événement : { $card }
boards-copan-omen = { $fate } : { $effect }.
boards-copan-omen-rolled = { $fate } : { $effect }. Résultat de ce tour.
boards-copan-payment = Coût : { $cost }. Payé : { $paid }. Reste à payer : { $n }.

## Copan : Pyramide, pistes et Escaliers

boards-copan-pyramid = Pyramide
boards-copan-space-tile = { $space } : tuile { $tile }.
boards-copan-space-blind = { $space } : une tuile face cachée qui ne rapporte rien.
boards-copan-space-event = { $space } : libre. Symbole d’Événement : le recouvrir déclenche un Événement.
boards-copan-space-bonus = { $n ->
    [one] { $space } : libre. Symbole double ressource : le recouvrir rapporte { $n } ressource de votre choix.
   *[other] { $space } : libre. Symbole double ressource : le recouvrir rapporte { $n } ressources de votre choix.
}
boards-copan-space-plain = { $space } : libre.
boards-copan-track = Piste { $track } : une tuile rapporte { $each }. Un Événement dans { $event ->
    [one] { $event } case
   *[other] { $event } cases
}, la fin dans { $end ->
    [one] { $end } case.
   *[other] { $end } cases.
}
boards-copan-track-finished = Piste { $track } : le cube est sur la dernière case, les tuiles ne rapportent rien.
boards-copan-stairs = Escaliers
boards-copan-stair = Escalier { $stair } : valeur de chaque { $what } à la fin.
boards-copan-stair-of = { $name } : marche { $step }, { $worth } × { $n }.
boards-copan-zenith = Jetons Sommet pour les prochains Prêtres sur une dernière marche : { $vp } PV.
boards-copan-zenith-none = Tous les jetons Sommet sont pris.

## Copan : Lieux

boards-copan-zoom = Agrandir : { $site }
boards-copan-about-embassies = Ambassades : construisez une Ambassade dans une Cité, utilisez sa tuile, puis piochez des jetons Bonus d’Ambassade.
boards-copan-about-river = Rivière : prenez deux tuiles Cour ; achetez les autres ou une Extension de Stock. Ce Lieu ne ferme jamais.
boards-copan-about-court = Terrain de Balle : recrutez un Personnage et posez un jeton sur sa moitié.
boards-copan-about-altars = Autels : posez un jeton sous une colonne, recevez ses effets, puis montez.
boards-copan-about-hieroglyphs = Escalier Hiéroglyphique : prenez les Glyphes d’une ligne, puis montez.
boards-copan-cheaper = { $n ->
    [one] Réduction pour vous : { $n } ressource.
   *[other] Réduction pour vous : { $n } ressources.
}
boards-copan-socket = { $site }, emplacement { $n } : { $symbol }.
boards-copan-socket-totem = Totem : { $name }, { $side } visible.
boards-copan-pushed = Il serait poussé.
boards-copan-ejected = Il serait éjecté.
boards-copan-fate = Fermé par { $fate }.
boards-copan-closed = Fermé.
boards-copan-space-closed = Emplacement { $n } : fermé.
boards-copan-space-empty = Emplacement { $n } : vide.
boards-copan-city = { $city }, niveau { $level }. Le chemin coûte { $path }. { $tile }
boards-copan-city-closed = { $city }, niveau { $level } : fermée. Les Ambassades y comptent encore.
boards-copan-tokens-of = { $n ->
    [one] { $name } : { $n } jeton.
   *[other] { $name } : { $n } jetons.
}
boards-copan-stacks = Jetons Bonus d’Ambassade restants : { $one } de niveau 1, { $two } de niveau 2, { $three } de niveau 3.
boards-copan-slot = Rivière, place { $n } : tuile { $tile }.
boards-copan-slot-empty = Rivière, place { $n } : vide.
boards-copan-bag = { $n ->
    [0] Le sac est vide.
    [one] { $n } tuile Cour dans le sac.
   *[other] { $n } tuiles Cour dans le sac.
}
boards-copan-extensions = { $n ->
    [0] Aucune Extension de Stock disponible.
    [one] { $n } Extension de Stock disponible.
   *[other] { $n } Extensions de Stock disponibles.
}
boards-copan-extension-price = La prochaine vous coûte { $price }.
boards-copan-half = Terrain de Balle, { $half } : le plus de jetons { $first } PV, puis { $second }. Les deux moitiés ensemble : { $whole }, { $runner_up } et { $third }.
boards-copan-half-of = { $name } : { $n } ici, { $all } en tout.
boards-copan-person = { $name }, { $words }.
boards-copan-person-offered = { $name }, { $words }. Coûte { $cost }.
boards-copan-altar = Emplacement d’Autel { $n }, coûte { $cost } : { $column }.
boards-copan-altar-taken = Jeton : { $name }.
boards-copan-reserve = À gauche des Autels
boards-copan-reserve-about = Section à l’extrémité gauche des Autels : ses jetons comptent encore pour l’Escalier Ferveur.
boards-copan-glyph = Glyphe ({ $colour }).

## Copan : plateaux des joueurs

boards-copan-points = { $now } PV ; { $total } si la partie s’arrêtait là.
boards-copan-store = { $what } : { $n } sur { $room } au plus.
boards-copan-stock = Réserve : { $stock }. Capacité de stockage : { $room } de chaque.
boards-copan-stair-value = Escalier { $stair } : marche { $step }, { $worth } par { $what } × { $n } = { $vp } PV.
boards-copan-slots = Personnages
boards-copan-slot-vacant = Emplacement de Personnage libre
boards-copan-cities = { $n ->
    [one] Ambassades dans { $n } Cité : { $vp } PV.
   *[other] Ambassades dans { $n } Cités : { $vp } PV.
} De 0 à 6 Cités : { $table }.
boards-copan-tokens-left = { $n ->
    [one] { $n } jeton Joueur restant.
   *[other] { $n } jetons Joueur restants.
}
boards-copan-extensions-of = { $n ->
    [one] { $n } Extension de Stock : capacité de stockage { $room } par ressource, { $slots } emplacements.
   *[other] { $n } Extensions de Stock : capacité de stockage { $room } par ressource, { $slots } emplacements.
}
boards-copan-hand-size = { $n ->
    [one] { $n } tuile Cour en main.
   *[other] { $n } tuiles Cour en main.
}
boards-copan-hand-tile = { $n ->
    [one] { $n } tuile { $tile } dans votre main.
   *[other] { $n } tuiles { $tile } dans votre main.
}
boards-copan-hand-empty = Aucune tuile Cour : vous en poserez une face cachée.
boards-copan-discarded = { $n ->
    [one] { $n } Personnage défaussé : { $names }.
   *[other] { $n } Personnages défaussés : { $names }.
}
boards-copan-totem-off = Le Totem n’est pas sur le plateau.
boards-copan-totem-at = Totem : { $site }, emplacement { $n }, { $side } visible.
boards-copan-glyphs = Glyphes
boards-copan-glyphs-of = Glyphes : { $glyphs }.
boards-copan-glyph-stack = Glyphes (couleur { $colour }) : { $n }
boards-copan-exchange = Échange de Glyphes
boards-copan-exchange-open = Échange, une fois par tour
boards-copan-exchange-used = Échange fait pendant ce tour
boards-copan-swap-different = { $n } Glyphes différents : { $worth }.
boards-copan-swap-same = { $n } Glyphes identiques : { $worth }.
boards-copan-mask = Masque de Jade : { $n } tuiles sur { $of }. Toutes : { $vp } PV.
boards-copan-mask-free = Masque { $n } : { $effect }.
boards-copan-mask-placed = Masque { $n }, tuile Jade posée : { $effect }.
boards-copan-automa-basic = Automa, basique. Elle joue la carte la plus à gauche qui porte une tuile Cour.
boards-copan-automa-advanced = Automa, avancée. Elle joue la carte la plus à gauche qui porte une tuile Cour.
boards-copan-automa-easy = { $n ->
    [one] Priorité { $place } : carte { $card } { $site }, facile, { $n } tuile Cour dessus.
   *[other] Priorité { $place } : carte { $card } { $site }, facile, { $n } tuiles Cour dessus.
}
boards-copan-automa-hard = { $n ->
    [one] Priorité { $place } : carte { $card } { $site }, difficile, { $n } tuile Cour dessus.
   *[other] Priorité { $place } : carte { $card } { $site }, difficile, { $n } tuiles Cour dessus.
}

## Ahau : la table

boards-ahau-status = Manche et ordre des tours
boards-ahau-now = À choisir maintenant
boards-ahau-round = Manche { $n }.
boards-ahau-ending = La partie se termine à la fin de cette manche.
boards-ahau-countdown = { $n ->
    [0] Le K’atun se termine à la fin de cette manche.
    [one] Encore { $n } site à épuiser avant la fin du K’atun.
   *[other] Encore { $n } sites à épuiser avant la fin du K’atun.
}
boards-ahau-over = La partie est terminée.
boards-ahau-celebrating = Le K’atun se termine à la fin de cette manche.
boards-ahau-standing = { $name } : { $fame }
boards-ahau-start = Carte de départ : tuile { $tile } ; { $stock }.
boards-ahau-summon = { $god } : force { $n }, couleurs { $colours }.
boards-ahau-more = { $n ->
    [one] Encore { $n }.
   *[other] Encore { $n }.
}
boards-ahau-payment = { $what }. Reste à payer : { $due }. Payé : { $paid }.
boards-ahau-given = Tuiles données : { $tiles }.

## Ahau : la carte

boards-ahau-regions = Régions
boards-ahau-sites = Sites de production
boards-ahau-cities = Cités
boards-ahau-road = route
boards-ahau-water = voie d’eau
boards-ahau-region = Région { $n } : { $cities }.
boards-ahau-rulers = Souverains présents : { $names }.
boards-ahau-square = Région { $n } : tuile { $tile }.
boards-ahau-square-empty = Région { $n } : case vide.
boards-ahau-lot = Région { $n } : { $building }. { $does }
boards-ahau-lot-empty = Région { $n } : le bâtiment n’est plus là.
boards-ahau-lot-yours = Vous avez un ouvrier dans chacune de ses cités.
boards-ahau-lot-missing = Il vous faut encore un ouvrier à { $cities } pour l’obtenir.
boards-ahau-city = { $city } : { $god }.
boards-ahau-workers = { $name } : { $workers }, poids { $weight }{ $fame ->
    [0] .
   *[other] {"\u00A0"}; anneau d’or : une Célébration rapporterait { $fame } Renommée.
}
boards-ahau-ring = Anneau d’or : ces ouvriers ont le plus de poids dans leur cité. Une Célébration rapporte de la Renommée pour eux.
boards-ahau-posture-standing = { $n } debout
boards-ahau-posture-lying = { $n ->
    [one] { $n } couché
   *[other] { $n } couchés
}
boards-ahau-placed = { $name } y a placé un ouvrier pendant ce tour.
boards-ahau-site = { $route }, { $kind } : { $colour }.
boards-ahau-site-empty = { $route }, { $kind } : épuisé.
boards-ahau-yields = Vous en produiriez { $n }.

## Ahau : temples, piste de guerre, calendrier, offre

boards-ahau-temples = Temples
boards-ahau-temple = Temple, { $god } : une Célébration récompense { $scoring }.
boards-ahau-marker = { $name } y a un marqueur : { $fame } Renommée maintenant.
boards-ahau-strength = Votre force y serait de { $n } au plus.
boards-ahau-war = Piste de guerre
boards-ahau-war-start = Piste de guerre, départ.
boards-ahau-war-space = Piste de guerre, case { $n } : { $reward }.
boards-ahau-war-stack = Ici, de haut en bas : { $names }.
boards-ahau-calendar = Calendrier
boards-ahau-days = Épuisés : { $colours }.
boards-ahau-days-none = Aucun site n’est épuisé.
boards-ahau-katun = { $n ->
    [one] { $n } Célébration sur { $of } a eu lieu.
   *[other] { $n } Célébrations sur { $of } ont eu lieu.
}
boards-ahau-bag = { $n ->
    [0] Le sac est vide.
    [one] { $n } tuile dans le sac.
   *[other] { $n } tuiles dans le sac.
}
boards-ahau-discard = Tuiles défaussées : { $tiles }.
boards-ahau-discard-none = Aucune tuile défaussée.
boards-ahau-weapons-left = { $n ->
    [0] Il ne reste aucune arme.
    [one] Il reste { $n } arme.
   *[other] Il reste { $n } armes.
}
boards-ahau-role-deck = { $n ->
    [one] { $n } carte dans la pioche de cartes Rôle.
   *[other] { $n } cartes dans la pioche de cartes Rôle.
}
boards-ahau-open-roles = Face visible pour vous : { $roles }.
boards-ahau-offer = Bâtiments
boards-ahau-stack = { $n ->
    [0] pile vide
   *[other] encore { $n }
}
boards-ahau-offer-empty = Emplacement vide de l’offre
boards-ahau-building = { $building } : { $does }
boards-ahau-cost = Coût : { $cost }.

## Ahau : les cartes

boards-ahau-cards = Cartes
boards-ahau-pledged = { $name } a choisi deux cartes parmi { $cards }. Armes : { $weapons }.
boards-ahau-can-play = { $name } peut jouer { $cards }. Armes : { $weapons }.
boards-ahau-pair = { $name } : à gauche { $left }, à droite { $right } ; Souverain dans la { $region }.
boards-ahau-sum = Avec { $weapons } armes, force { $strength }.
boards-ahau-won = A gagné un conflit.
boards-ahau-lost = A dû se retirer.
boards-ahau-left-card = À gauche : la région du Souverain
boards-ahau-right-card = À droite : la force
boards-ahau-left = Région { $n } ({ $card }) : { $what }.
boards-ahau-right = { $card } + { $weapons } armes = force { $strength }.
boards-ahau-in-hand = Main
boards-ahau-played = Jouées
boards-ahau-discarded = Défausse
boards-ahau-chosen-left = Choisie comme carte de gauche.
boards-ahau-chosen-right = Choisie comme carte de droite.

## Ahau : plateaux des joueurs

boards-ahau-fame = { $fame } Renommée ; une Célébration en ajouterait { $more } maintenant.
boards-ahau-fame-final = { $fame } Renommée.
boards-ahau-cubes = Provisions
boards-ahau-cube = { $colour } : { $n } ; { $bank } dans la banque.
boards-ahau-stock = Provisions : { $stock }.
boards-ahau-weapons = { $n ->
    [one] { $n } arme.
   *[other] { $n } armes.
}
boards-ahau-war-of = Piste de guerre : case { $n }.
boards-ahau-workers-left = { $n ->
    [one] Il reste { $n } ouvrier.
   *[other] Il reste { $n } ouvriers.
}
boards-ahau-reserve = Réserve
boards-ahau-reserve-of = Réserve : { $tiles }.
boards-ahau-reserved = { $n ->
    [one] { $n } tuile { $tile } dans la réserve.
   *[other] { $n } tuiles { $tile } dans la réserve.
}
boards-ahau-pyramid = Pyramide : { $n } tuiles sur { $of }.
boards-ahau-brick = Niveau { $level } : { $tile }.
boards-ahau-brick-empty = Niveau { $level }, vide. Récompense : { $reward }.
boards-ahau-capital = Capitale
boards-ahau-slot = Emplacement { $n }, vide. Récompense : { $reward }.
boards-ahau-hand-of = En main : { $cards }.
boards-ahau-discard-of = Défaussées : { $cards }.
boards-ahau-tracker = Provisions de Pakal : { $n }.
boards-ahau-deck = Pioche de Pakal : { $cards }.
boards-ahau-personality = { $personality }, { $difficulty }. Il préfère, du plus au moins aimé : { $gods }.

## Yucatan : manche et réponses

boards-yucatan-status = Manche, tour et ordre de jeu
boards-yucatan-now = À choisir maintenant
boards-yucatan-named = { $name } : { $does }.
boards-yucatan-turn-short = Tour
boards-yucatan-round = Manche { $round } sur { $rounds } : { $rate } PS par prisonnier.
boards-yucatan-round-turn = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }. { $rate } PS par prisonnier.
boards-yucatan-over = La partie est terminée.
boards-yucatan-active = C’est son tour.
boards-yucatan-first = Premier joueur de cette manche.
boards-yucatan-points = { $name } : { $vp } PV. Dernier sacrifice : { $old } PS ; possible maintenant : { $most } PS au plus.
boards-yucatan-points-over = { $name } : { $vp } PV.
boards-yucatan-use = L’utiliser

## Yucatan : carte

boards-yucatan-jungle = Jungle
boards-yucatan-jungle-words = Votre place dans la jungle : personne n’y combat.
boards-yucatan-vacant = vide
boards-yucatan-vacant-words = Aucune armée ne s’y trouve.
boards-yucatan-city = { $city }. { $who } { $heap } Actions : { $actions }.
boards-yucatan-heap = { $n } jade ici ; entrer dans la cité vide en rapporte { $entry } de plus.
boards-yucatan-tablet = Action de la cité : { $does }.
boards-yucatan-tablet-from = Action de la cité à partir de la manche { $round } : { $does }.
boards-yucatan-troop = { $name }, { $troop }, { $place } : { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}. { $attack ->
    [one] { $attack } hache
   *[other] { $attack } haches
} en attaque, { $defence } en défense, sans carte.
boards-yucatan-linked = { $name } reste { $until }.
boards-yucatan-leaves = Elle part à la fin de cette manche.
boards-yucatan-card-spent = Sa carte est usée.
boards-yucatan-supply = { $n ->
    [one] { $n } unité
   *[other] { $n } unités
} dans la réserve.
boards-yucatan-deck = Pioche spéciale : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}. En jeu : { $cards }.
boards-yucatan-removed = Retirées du jeu : { $cards }.
boards-yucatan-calendar = Calendrier : manche { $round }. PS par prisonnier : { $rates }.
boards-yucatan-rate = manche { $round } { $rate }
boards-yucatan-pyramid = Pyramide
boards-yucatan-foot = Pied de la pyramide.
boards-yucatan-ledge = Marche { $n } de la pyramide : { $vp } PV à l’arrivée, pouvoir au niveau { $n }.
boards-yucatan-on-ledge = Ici : { $names }.

## Yucatan : évolution et invocations

boards-yucatan-evolution = Évolution
boards-yucatan-row = { $column }, rangée { $n } : jusqu’au niveau { $level }.
boards-yucatan-last-row = { $column }, dernière rangée : donne un bonus final ; accessible à la manche { $round } seulement.
boards-yucatan-in-row = Marqueurs : { $names }.
boards-yucatan-bank = Invocations
boards-yucatan-price = Prix :
boards-yucatan-beast = { $name }, niveau { $level } : { $does }
boards-yucatan-follows = Avec { $name }.

## Yucatan : batailles

boards-yucatan-battle = Bataille : { $city }
boards-yucatan-last-battle = Dernière bataille : { $city }
boards-yucatan-forecast = Avant une attaque
boards-yucatan-odds = { $attack } haches contre { $defence } ({ $name }), sans les cartes.
boards-yucatan-way = { $place } : { $price }
boards-yucatan-side = { $name } ({ $side }) : { $n ->
    [one] { $n } hache
   *[other] { $n } haches
} ({ $parts }).
boards-yucatan-won = { $name } gagne
boards-yucatan-draw = Égalité
boards-yucatan-captured = { $name } : bonus de prisonniers { $bonus }, { $n ->
    [one] { $n } capturé
   *[other] { $n } capturés
}.
boards-yucatan-secret = Vous seul la voyez pour l’instant.
boards-yucatan-card-chosen = Une carte est choisie ; les deux seront retournées ensemble.
boards-yucatan-card-awaited = Aucune carte n’est encore choisie.
boards-yucatan-choose-card = Choisissez votre carte
boards-yucatan-chosen = Choisie.
boards-yucatan-hand-known = Cartes de combat : { $cards }.
boards-yucatan-hand-of = Cartes de combat : { $cards }, et { $n ->
    [one] { $n } carte spéciale inconnue
   *[other] { $n } cartes spéciales inconnues
}.

## Yucatan : mise en place, sacrifice, bonus final

boards-yucatan-setup = Votre cité, choisie en secret
boards-yucatan-setup-building = 1. Un bâtiment qui commence au niveau 1
boards-yucatan-setup-counselors = 2. Un conseiller pour chaque chef de guerre
boards-yucatan-setup-power = 3. Le pouvoir de votre grand prêtre
boards-yucatan-first-leader = Premier chef : désignez
boards-yucatan-second-leader = Second chef : choisissez
boards-yucatan-pledges = Choix faits
boards-yucatan-pledged = Choix fait.
boards-yucatan-chooses = Choix en cours…
boards-yucatan-sacrifice = Sacrifice
boards-yucatan-goal = Choisi : { $now }. Votre dernier sacrifice : { $old } PS. Possible : { $most } PS.
boards-yucatan-give-prisoners = prisonniers
boards-yucatan-give-jade = jade
boards-yucatan-give-corn = maïs
boards-yucatan-given = { $n } { $what }
boards-yucatan-number = { $given } : { $sp } en tout.
boards-yucatan-beats = Dépasse votre dernier sacrifice.
boards-yucatan-final = Bonus final : { $name }
boards-yucatan-bonus = { $bonus } : { $each } PV par niveau, { $most } PV au plus. Maintenant { $vp } PV.
boards-yucatan-your-row = marqueur sur la dernière rangée

## Yucatan : plateaux de cité

boards-yucatan-have = { $n } { $what }.
boards-yucatan-goods = Biens : { $goods }.
boards-yucatan-prison = Prison : { $prisoners }.
boards-yucatan-building-tokens = Jetons Bâtiment restants pour cette manche : { $n }.
boards-yucatan-leader-tokens = Jetons Chef restants pour cette manche : { $n }.
boards-yucatan-buildings = Bâtiments
boards-yucatan-building = { $name }, niveau { $level } : { $does }.
boards-yucatan-next-level = Niveau { $level } : { $does }.
boards-yucatan-leaders = Chefs
boards-yucatan-used = Déjà activé dans cette manche.
boards-yucatan-power = { $leader } : { $power }, maintenant { $does }. Tous les niveaux : { $levels }.
boards-yucatan-power-secret = choisi en secret
boards-yucatan-no-counselor = Le conseiller est choisi en secret.
boards-yucatan-slot = Emplacement vide pour une capacité de niveau { $n } ou moins.
boards-yucatan-no-summoning = Aucune invocation liée.
