# Les mots des dessins de Copan.

## La table

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

## Pyramide, pistes et Escaliers

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

## Lieux

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

## Plateaux des joueurs

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
