# Les mots des dessins d’Ahau.

## La table

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

## La carte

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

## Temples, piste de guerre, calendrier, offre

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

## Les cartes

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

## Plateaux des joueurs

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
