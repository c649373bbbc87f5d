# Yucatan.

yucatan-title = Yucatan
yucatan-credit = Yucatan est un jeu de Guillaume Montiage, édité par Matagot.
yucatan-in-short = Menez deux armées à travers la jungle, disputez trois cités avec des cartes cachées, appelez des créatures à vos côtés et sacrifiez vos prisonniers pour gravir la pyramide. 2 à 4 joueurs, 60 à 90 min.

## Noms

yucatan-resource-corn = maïs
yucatan-resource-jade = jade
yucatan-short-corn = Ma
yucatan-short-jade = Ja
yucatan-amount-corn = { $n } maïs
yucatan-amount-jade = { $n ->
    [one] { $n } jade
   *[other] { $n } jades
}
yucatan-no-corn = Aucun maïs
yucatan-no-jade = Aucun jade
yucatan-nothing = rien
yucatan-jungle = Jungle
yucatan-in-jungle = dans la jungle
yucatan-in-city = à { $city }
yucatan-to-jungle = dans la jungle
yucatan-to-city = à { $city }
yucatan-element-construction_site = Chantier
yucatan-element-military_school = École militaire
yucatan-element-barracks = Caserne
yucatan-element-temple = Temple
yucatan-element-granary = Grenier
yucatan-element-city_leader = Grand prêtre
yucatan-element-leader_1 = Chef de guerre 1
yucatan-element-leader_2 = Chef de guerre 2
yucatan-the-construction_site = le Chantier
yucatan-the-military_school = l’École militaire
yucatan-the-barracks = la Caserne
yucatan-the-temple = le Temple
yucatan-the-granary = le Grenier
yucatan-the-city_leader = le grand prêtre
yucatan-the-leader_1 = le chef de guerre 1
yucatan-the-leader_2 = le chef de guerre 2
yucatan-short-construction_site = Chantier
yucatan-short-military_school = École
yucatan-short-barracks = Caserne
yucatan-short-temple = Temple
yucatan-troop-1 = première armée
yucatan-troop-2 = deuxième armée
yucatan-short-troop = A{ $n }
yucatan-ability-fury_1 = Fureur 1
yucatan-ability-fury_2 = Fureur 2
yucatan-ability-fury_3 = Fureur 3
yucatan-ability-snare_1 = Piège 1
yucatan-ability-snare_2 = Piège 2
yucatan-ability-snare_3 = Piège 3
yucatan-counselor-striker = Fer de lance
yucatan-counselor-veteran = Vétéran
yucatan-counselor-pathfinder = Éclaireur
yucatan-counselor-jailer = Geôlier
yucatan-power-harvest = Récolte
yucatan-power-war = Guerre
yucatan-power-omens = Présages
yucatan-power-captives = Captifs
yucatan-card-jaguar_charge = Charge du jaguar
yucatan-card-net_ambush = Embuscade au filet
yucatan-card-war_council = Conseil de guerre
yucatan-card-shield_line = Mur de boucliers
yucatan-card-skirmish = Escarmouche
yucatan-card-obsidian_storm = Tempête d’obsidienne
yucatan-card-night_raid = Raid nocturne
yucatan-card-blood_pact = Pacte de sang
yucatan-card-veil_of_smoke = Voile de fumée
yucatan-card-war_drums = Tambours de guerre
yucatan-card-summoning = carte { $name }
yucatan-cards-of = { $n } { $card }
yucatan-unknown = { $n ->
    [one] { $n } carte spéciale inconnue
   *[other] { $n } cartes spéciales inconnues
}
yucatan-column-building = Bâtiments
yucatan-column-ability = Capacités
yucatan-column-summoning = Invocations
yucatan-bonus-building = bonus de bâtiments
yucatan-bonus-ability = bonus de capacités
yucatan-bonus-summoning = bonus d’invocations
yucatan-side-attacker = Attaquant
yucatan-side-defender = Défenseur
yucatan-until-round = jusqu’à la fin de la manche { $round }
yucatan-until-end = jusqu’à la fin de la partie
yucatan-linked-until = { $name } { $until }
yucatan-vp = { $n } PV
yucatan-sp = { $n ->
    [one] { $n } point de sacrifice
   *[other] { $n } points de sacrifice
}
yucatan-units = { $n ->
    [0] aucune unité
    [one] { $n } unité
   *[other] { $n } unités
}
yucatan-prisoners = { $n ->
    [0] aucun prisonnier
    [one] { $n } prisonnier
   *[other] { $n } prisonniers
}
yucatan-axes = { $n ->
    [one] { $n } hache
   *[other] { $n } haches
}
yucatan-for = pour { $goods }
yucatan-for-free = gratuitement
yucatan-for-each-level = pour { $goods } par niveau
yucatan-either = { $first } ou { $last }
yucatan-purse = Vous avez { $goods }.
yucatan-purse-empty = Vous n’avez ni maïs ni jade.
yucatan-named = { $name } : { $words }
yucatan-named-in = { $name } ({ $words })

## Options

yucatan-option-final_bonus = Bonus final
yucatan-option-final_bonus-free = l’un des trois, à votre choix
yucatan-option-final_bonus-column = celui de la colonne dont le marqueur est à la dernière rangée
yucatan-option-tokens = Maïs et jade
yucatan-option-tokens-unlimited = inépuisables
yucatan-option-tokens-limited = limités aux jetons de la boîte
yucatan-option-gates = Niveau des invocations
yucatan-option-gates-rulebook = limité par la table d’évolution
yucatan-option-gates-published = limité par la table d’évolution et par le Temple

## Effets des bâtiments, tuiles, cartes et cités

yucatan-says-free = gratuit
yucatan-says-nothing = rien
yucatan-says-per-level = { $goods } par niveau
yucatan-says-axes = { $n ->
    [one] +{ $n } hache
   *[other] +{ $n } haches
}
yucatan-says-attack = { $n ->
    [one] +{ $n } hache en attaque
   *[other] +{ $n } haches en attaque
}
yucatan-says-bonus = bonus de prisonniers +{ $n }
yucatan-says-won-bonus = bonus de prisonniers +{ $n } après une victoire
yucatan-says-guard = garde { $n }
yucatan-says-veil = voile
yucatan-says-returns = revient en main
yucatan-says-paid-axes = { $n ->
    [one] +{ $n } hache pour { $cost }
   *[other] +{ $n } haches pour { $cost }
}
yucatan-says-paid-bonus = bonus de prisonniers +{ $n } pour { $cost }
yucatan-says-won-paid-bonus = bonus de prisonniers +{ $n } pour { $cost } après une victoire
yucatan-says-discount = chaque déplacement coûte { $n } maïs de moins
yucatan-says-free-moves = tous les déplacements sont gratuits
yucatan-says-tribute = { $goods } chaque fois que l’armée active une cité centrale
yucatan-says-gain = gagner { $goods }
yucatan-says-levy = { $n ->
    [one] ajouter jusqu’à { $n } unité à vos armées
   *[other] ajouter jusqu’à { $n } unités à vos armées
}
yucatan-says-cards = { $n ->
    [one] piocher { $n } carte spéciale
   *[other] piocher { $n } cartes spéciales
}
yucatan-says-prisoners = { $n ->
    [one] prendre { $n } unité de la réserve comme prisonnier
   *[other] prendre { $n } unités de la réserve comme prisonniers
}
yucatan-says-per-prisoner = gagner { $goods } par prisonnier détenu, { $n } au plus
yucatan-says-pay = payer { $cost } et { $what }
yucatan-says-build = construire un bâtiment ({ $price })
yucatan-says-acquire = acquérir une capacité ({ $price })
yucatan-says-link = lier une invocation ({ $price })
yucatan-says-reinforce = { $n ->
    [one] porter une armée à { $n } unité
   *[other] porter une armée à { $n } unités
}
yucatan-says-reinforce-this = { $n ->
    [one] porter l’armée qui active à { $n } unité
   *[other] porter l’armée qui active à { $n } unités
}
yucatan-short-says-free = gratuit
yucatan-short-says-nothing = –
yucatan-short-says-per-level = { $goods }/niv
yucatan-short-says-axes = { $n }H
yucatan-short-says-attack = { $n }H att.
yucatan-short-says-bonus = { $n }P
yucatan-short-says-won-bonus = { $n }P vict.
yucatan-short-says-guard = G{ $n }
yucatan-short-says-veil = V
yucatan-short-says-returns = R
yucatan-short-says-paid-axes = { $cost }:+{ $n }H
yucatan-short-says-paid-bonus = { $cost }:+{ $n }P
yucatan-short-says-won-paid-bonus = { $cost }:+{ $n }P vict.
yucatan-short-says-discount = dépl. −{ $n }
yucatan-short-says-free-moves = dépl. 0
yucatan-short-says-tribute = cité {"+"}{ $goods }
yucatan-short-says-gain = { $goods }
yucatan-short-says-levy = { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}
yucatan-short-says-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
yucatan-short-says-prisoners = { $n ->
    [one] { $n } prisonnier
   *[other] { $n } prisonniers
}
yucatan-short-says-per-prisoner = { $goods }/prisonnier ≤{ $n }
yucatan-short-says-pay = { $cost } : { $what }
yucatan-short-says-build = constr. { $price }
yucatan-short-says-acquire = capacité { $price }
yucatan-short-says-link = lier { $price }
yucatan-short-says-reinforce = { $n }U
yucatan-short-says-reinforce-this = armée à { $n }
yucatan-power-level = niveau { $level } : { $words }
yucatan-building-level = Niveau { $level } : { $words }.
yucatan-summoning-words = { $words } ; sa carte : { $card }
yucatan-city-line = À partir de la manche { $round } : { $words }.
yucatan-counts-building = { $n } PV par niveau de vos bâtiments, { $most } au plus
yucatan-counts-ability = { $n } PV par niveau de vos capacités, { $most } au plus
yucatan-counts-summoning = { $n } PV par niveau de vos invocations liées, { $most } au plus
yucatan-allows-building = bâtiments jusqu’au niveau { $level }
yucatan-allows-ability = capacités jusqu’au niveau { $level }
yucatan-allows-summoning = invocations jusqu’au niveau { $level }
yucatan-axes-part = { $what } { $n }
yucatan-axes-card = carte
yucatan-axes-paid = payé
yucatan-axes-leader = chef
yucatan-axes-units = unités
yucatan-axes-abilities = capacités
yucatan-axes-counselor = conseiller
yucatan-axes-summoning = invocation
yucatan-axes-against = { $mine } contre { $theirs }
yucatan-axes-against-more = {" "}(ou { $n } si le défenseur paie)
yucatan-extra-nothing = rien
yucatan-extra-counselor = conseiller
yucatan-extra-card = carte
yucatan-extra-both = conseiller et carte
yucatan-by-entry = entrée à { $city }
yucatan-by-setup = départ
yucatan-by-victory = victoire
yucatan-by-bonus = bonus de prisonniers
yucatan-by-wipe-out = armée anéantie
yucatan-by-sacrifice = sacrifice
yucatan-by-pyramid = pyramide
yucatan-by-leftovers = maïs et jade restants

## Journal

yucatan-event-first = { $name } a le jeton Premier joueur.
yucatan-event-chose = { $name }, vos choix secrets jusqu’ici : { $what }.
yucatan-event-pledged = { $name } a choisi.
yucatan-event-revealed = { $name } commence avec : { $building } niveau 1, { $first } (première armée), { $second } (deuxième armée), pouvoir { $power }.
yucatan-event-round = { $rate ->
    [one] Manche { $round } : un prisonnier vaut { $rate } point de sacrifice.
   *[other] Manche { $round } : un prisonnier vaut { $rate } points de sacrifice.
}
yucatan-event-turn = { $name } : tour { $what }.
yucatan-event-activated = { $name } active { $what }.
yucatan-event-gained = { $name } gagne { $what } ({ $source }).
yucatan-event-paid = { $name } paie { $what }.
yucatan-event-drew = { $name } pioche une carte spéciale ({ $what }).
yucatan-event-drew-card = { $name }, vous avez pioché : { $what }.
yucatan-event-scored = { $name } marque { $what } ({ $source }).
yucatan-event-imprisoned = { $name } met en prison { $what } de la réserve ({ $source }).
yucatan-event-built = { $name } construit un bâtiment : { $building } au niveau { $level }.
yucatan-event-acquired = { $name } donne { $ability } au chef de la { $troop }, emplacement { $slot }.
yucatan-event-linked = { $name } lie { $summoning } à la { $troop } { $until }.
yucatan-event-prolonged = { $name } garde { $summoning } { $until }.
yucatan-event-declined = { $name } n’utilise pas le pouvoir de son grand prêtre.
yucatan-event-city = { $name } active { $city } : { $words }.
yucatan-event-reinforced = { $n ->
    [one] { $name } : { $n } unité rejoint la { $troop } ({ $source }).
   *[other] { $name } : { $n } unités rejoignent la { $troop } ({ $source }).
}
yucatan-event-stayed = { $name } : la { $troop } reste sur place.
yucatan-event-moved = { $name } : la { $troop } va { $place }.
yucatan-event-retreated = { $name } : la { $troop } doit aller dans la jungle.
yucatan-event-rebuilt = { $name } : la { $troop } est de nouveau dans la jungle ({ $units }).
yucatan-event-battle = Bataille à { $city } : { $attacker } ({ $first }) attaque { $defender } ({ $second }).
yucatan-event-chose-card = { $name }, vous avez choisi : { $what }.
yucatan-event-card-shown = { $name } joue { $what }.
yucatan-event-bought-axes = { $name } paie pour { $what } de plus.
yucatan-event-strength = { $name } a { $axes } : { $parts }.
yucatan-event-won = { $name } gagne la bataille à { $what }.
yucatan-event-draw = La bataille à { $city } est une égalité : la cité revient à l’attaquant.
yucatan-event-bought-bonus = { $name } paie pour augmenter son bonus de prisonniers ({ $what }).
yucatan-event-captured = { $name } capture { $units } à { $other } ({ $source }).
yucatan-event-wiped-out = { $name } anéantit la { $troop } de son adversaire { $other }.
yucatan-event-card-gone = { $name } : la carte { $what } est retirée du jeu.
yucatan-event-card-spent = { $name } : la { $what } est usée jusqu’au retour de son invocation à la banque.
yucatan-event-card-back = { $name } reprend en main : { $what }.
yucatan-event-chose-offering = { $name }, votre sacrifice jusqu’ici : { $what }.
yucatan-event-sacrificed = { $name } sacrifie { $what } : { $points }.
yucatan-event-climbed = { $name } : le grand prêtre monte à la marche { $what } de la pyramide.
yucatan-event-nobody-climbed = Aucun grand prêtre ne monte sur la pyramide : le plus grand sacrifice n’était pas une amélioration.
yucatan-event-evolved = { $name } avance le marqueur { $column } à la rangée { $row }.
yucatan-event-returned = { $name } : { $what } retourne à la banque.
yucatan-event-jade = On pose { $jade } à { $city }.
yucatan-event-token = { $name } donne le jeton Premier joueur à { $what }.
yucatan-event-over = La partie est terminée.

## Refus

yucatan-reason-another-decision = ce n’est pas le moment
yucatan-reason-same-counselor = les deux armées ont des conseillers différents ; choisissez-en deux
yucatan-reason-building-token-used = vous avez déjà activé un bâtiment pendant ce tour ; activez maintenant un chef
yucatan-reason-leader-token-used = vous avez déjà activé un chef pendant ce tour ; activez maintenant un bâtiment
yucatan-reason-leader-used = ce chef a déjà été activé pendant cette manche ; choisissez-en un autre
yucatan-reason-nothing-to-build = rien ne peut être construit : il manque du maïs ou du jade, la table d’évolution n’autorise pas de niveau supérieur, ou tous les bâtiments sont au niveau maximum
yucatan-reason-nothing-to-acquire = aucune capacité ne peut être acquise : il manque du maïs ou du jade, la table d’évolution n’en autorise pas, ou aucun emplacement ne convient
yucatan-reason-nothing-to-reinforce = aucune armée ne peut être renforcée pour l’instant : elles ont autant d’unités que la Caserne le permet, ou la réserve est vide
yucatan-reason-nothing-to-link = aucune invocation ne peut être liée ou prolongée : il manque du maïs ou du jade, aucune n’est autorisée ou disponible dans la banque, ou aucune armée n’est libre
yucatan-reason-cannot-pay = le coût est de { $price }, plus que vous n’avez
yucatan-reason-already-built = { $building } a déjà ce niveau ou un niveau supérieur
yucatan-reason-gate = { $column } : la table d’évolution autorise au plus le niveau { $level }
yucatan-reason-temple-gate = votre Temple permet au plus des invocations de niveau { $level } ; construisez d’abord un niveau supérieur
yucatan-reason-ability-owned = l’un de vos chefs a déjà { $ability }
yucatan-reason-slot-filled = l’emplacement { $n } contient déjà une capacité
yucatan-reason-slot-too-small = l’emplacement { $n } accepte les capacités jusqu’au niveau { $n }
yucatan-reason-other-troop = seule l’armée qui a activé la cité est renforcée
yucatan-reason-troop-limit = { $n ->
    [one] l’armée ne peut être portée qu’à { $n } unité
   *[other] l’armée ne peut être portée qu’à { $n } unités
}
yucatan-reason-supply-short = { $n ->
    [0] la réserve n’a plus d’unité
    [one] il ne reste que { $n } unité dans la réserve
   *[other] il ne reste que { $n } unités dans la réserve
}
yucatan-reason-levy-limit = { $n ->
    [one] votre pouvoir ajoute { $n } unité en tout
   *[other] votre pouvoir ajoute { $n } unités en tout
}
yucatan-reason-empty-levy = une unité au moins doit rejoindre une armée ; sinon, n’utilisez pas le pouvoir
yucatan-reason-not-in-bank = { $summoning } est liée à une armée ; elle redevient disponible à son retour dans la banque
yucatan-reason-has-summoning = cette armée a déjà une invocation
yucatan-reason-timer-limit = une invocation dure au plus jusqu’à la case { $n } du minuteur, c’est-à-dire la fin de la partie
yucatan-reason-must-link = rien ne peut être prolongé : il faut lier une invocation
yucatan-reason-must-prolong = rien n’a été lié : il faut prolonger une invocation
yucatan-reason-nothing-to-prolong = cette armée n’a pas d’invocation liée avant cette activation
yucatan-reason-deck-empty = il ne reste aucune carte spéciale dans la pioche
yucatan-reason-power-idle = le pouvoir n’aurait aucun effet maintenant
yucatan-reason-other-power = votre pouvoir est { $power }
yucatan-reason-same-space = l’armée y est déjà ; faites-la rester, ou choisissez un autre lieu
yucatan-reason-own-troop = votre autre armée est à { $city } ; choisissez un autre lieu
yucatan-reason-not-in-hand = vous n’avez pas cette carte en main : { $card }
yucatan-reason-other-troops-card = la { $card } ne se joue que dans les batailles de votre autre armée
yucatan-reason-card-spent = la { $card } a été jouée ; elle revient quand son invocation est liée de nouveau
yucatan-reason-no-such-extra = ni votre conseiller ni votre carte ne le proposent dans cette bataille
yucatan-reason-other-city = c’est une action d’une autre cité : { $city }
yucatan-reason-not-yet = la cité ne propose cela qu’à partir de la manche { $n }
yucatan-reason-action-idle = ceci n’aurait aucun effet maintenant ({ $words })
yucatan-reason-few-prisoners = { $n ->
    [0] vous ne détenez aucun prisonnier
    [one] vous ne détenez que { $n } prisonnier
   *[other] vous ne détenez que { $n } prisonniers
}
yucatan-reason-few-sets = { $n ->
    [0] vous n’avez aucun lot complet
    [one] vous n’avez que { $n } lot complet
   *[other] vous n’avez que { $n } lots complets
}
yucatan-reason-row-limit = le marqueur est à la rangée { $n }, la dernière permise pendant cette manche ; choisissez une autre colonne
yucatan-reason-same-column = la deuxième évolution doit se faire dans une autre colonne
yucatan-reason-keeps-token = le jeton Premier joueur doit aller à un autre joueur
yucatan-reason-no-such-seat = cette place n’existe pas
yucatan-reason-other-column = votre marqueur est à la dernière rangée d’une autre colonne : ce bonus n’est pas pour vous ({ $bonus })

## Choix

yucatan-group-setup-building = Bâtiment au niveau 1
yucatan-group-counselors = { $counselor } pour la première armée
yucatan-group-setup-power = Pouvoir du grand prêtre
yucatan-group-building = Activer un bâtiment
yucatan-group-leader = Activer un chef
yucatan-group-build = Construire { $building }
yucatan-group-acquire = Acquérir { $ability }
yucatan-group-reinforce = Renforcer
yucatan-group-link = Lier { $summoning }
yucatan-group-no-link = Ne rien lier
yucatan-group-prolong = Prolonger
yucatan-group-gain = Don du grand prêtre
yucatan-group-power = Pouvoir du grand prêtre
yucatan-group-move = Déplacer l’armée
yucatan-group-card = Carte de combat
yucatan-group-axes = Haches payantes
yucatan-group-extra = Bonus de prisonniers payant
yucatan-group-city = Action de la cité
yucatan-group-prisoners = Prisonniers à sacrifier
yucatan-group-jade = Jade à sacrifier
yucatan-group-corn = Maïs à sacrifier
yucatan-group-evolve = Évolution
yucatan-group-pass-token = Jeton Premier joueur
yucatan-group-final-bonus = Bonus final
yucatan-action-setup-building = { $building } au niveau 1 : { $words }
yucatan-action-counselors = Première armée { $first } ; deuxième armée { $second }
yucatan-action-activate = { $name } : { $words }
yucatan-action-temple = { $links }, en prolonger une ({ $timer } par manche), ou les deux
yucatan-action-build = { $building } au niveau { $level } { $price } : { $words }
yucatan-action-acquire = { $ability } à la { $troop }, emplacement { $slot }, { $price } : { $words }
yucatan-action-reinforce = { $n ->
    [one] { $n } unité pour la { $troop } { $place }, qui en a alors { $sum }
   *[other] { $n } unités pour la { $troop } { $place }, qui en a alors { $sum }
}
yucatan-action-link = { $summoning } à la { $troop } { $until } { $price } : { $words }
yucatan-action-no-link = Ne rien lier, seulement prolonger
yucatan-action-prolong = { $summoning } de la { $troop } { $until } { $price }
yucatan-action-prolong-nothing = L’invocation de la { $troop }
yucatan-action-no-prolong = Ne rien prolonger
yucatan-action-city-leader = { $gifts } ; puis { $power } : { $words }
yucatan-action-gift-card = { $n ->
    [one] { $words } (la pioche en compte { $n })
   *[other] { $words } (la pioche en compte { $n })
}
yucatan-action-power = Utiliser le pouvoir
yucatan-action-power-now = { $name } : { $words } ; maintenant { $gain }
yucatan-action-no-power = Ne pas utiliser le pouvoir
yucatan-action-not-power = Ne pas utiliser { $power }
yucatan-action-levy = { $n ->
    [one] { $n } unité pour la { $troop }, qui en a alors { $sum }
   *[other] { $n } unités pour la { $troop }, qui en a alors { $sum }
}
yucatan-action-lead = { $name } : se déplacer ou rester ({ $place }, { $units }, { $attack } haches en attaque, { $defence } en défense)
yucatan-action-stay = Rester { $place }
yucatan-action-stay-city = Rester { $place } ; la cité n’est pas activée
yucatan-action-move = Aller { $place } { $price }
yucatan-action-attack = Attaquer { $name } à { $city } { $price } : { $units } sur place ; avant les cartes, { $mine } haches contre { $theirs }
yucatan-action-enter = Entrer à { $city } { $price } : gagner { $gain }, puis une action de cité parmi { $n }
yucatan-action-card = { $name } : { $words } ; { $axes } en tout
yucatan-action-pay-axes = Payer { $cost } pour { $axes } de plus : { $totals }
yucatan-action-pay-axes-nothing = Payer pour des haches
yucatan-action-save-axes = Ne rien payer : { $totals }
yucatan-action-save-axes-nothing = Ne rien payer pour des haches
yucatan-action-extra = Payer { $cost } ({ $who }) : bonus de prisonniers { $bonus }, { $takes }
yucatan-action-extra-nothing = Ne rien payer : bonus de prisonniers { $bonus }, { $takes }
yucatan-takes = { $units } à capturer
yucatan-takes-all = { $units } à capturer et l’armée anéantie
yucatan-action-sacrifice = { $what }, vous en gardez { $kept } : { $sum }
yucatan-action-improves = { $old ->
    [0] { $points } en tout
   *[other] { $points } en tout, une amélioration ({ $old } à la manche précédente)
}
yucatan-action-improves-not = { $old ->
    [0] { $points } en tout
   *[other] { $points } en tout, sans amélioration ({ $old } à la manche précédente)
}
yucatan-brief-sacrifice = { $n } → { $points } PS{ $mark }
yucatan-action-evolve = { $column } à la rangée { $row } : { $allows }
yucatan-action-evolve-last = { $column } à la dernière rangée : un bonus final, au mieux { $vp } pour l’instant
yucatan-action-pass-token = À { $name } ({ $vp }, dernier sacrifice { $old })
yucatan-action-final-bonus = { $name } : { $vp } ({ $words })
yucatan-hand-many = { $n } × { $card }
yucatan-hand-summoning = { $card } (seulement pour la { $troop })

## Ce qu’il faut faire

yucatan-prompt-over = La partie est terminée.
yucatan-prompt-wait = On attend : { $names } ({ $what }).
yucatan-waits-setup = les choix secrets de la mise en place
yucatan-waits-choose = un bâtiment ou un chef à activer
yucatan-waits-build = un bâtiment à construire
yucatan-waits-acquire = une capacité à acquérir
yucatan-waits-reinforce = des unités pour une armée
yucatan-waits-link = une invocation à lier
yucatan-waits-prolong = une invocation à prolonger
yucatan-waits-gain = le don du grand prêtre
yucatan-waits-power = le pouvoir du grand prêtre
yucatan-waits-move = la destination de l’armée
yucatan-waits-cards = la carte de combat
yucatan-waits-axes = paiement pour des haches
yucatan-waits-bonus = paiement pour un bonus de prisonniers
yucatan-waits-city = l’action de la cité
yucatan-waits-sacrifice = le sacrifice
yucatan-waits-evolve = l’évolution
yucatan-waits-pass-token = le jeton Premier joueur
yucatan-waits-final-bonus = le bonus final
yucatan-prompt-setup-building = Choisissez le bâtiment qui commence au niveau 1. Vos choix restent secrets jusqu’à ce que tous aient choisi.
yucatan-prompt-setup-counselors = Choisissez le conseiller de votre première armée et celui de la deuxième.
yucatan-prompt-setup-power = Choisissez le pouvoir de votre grand prêtre. Son niveau est la marche du grand prêtre sur la pyramide.
yucatan-prompt-choose = Manche { $round }, tour { $turn } : activez un bâtiment ou un chef ; l’autre suivra. { $purse } Prisonniers : { $n }.
yucatan-prompt-choose-building = Manche { $round }, tour { $turn } : activez un bâtiment. { $purse } Prisonniers : { $n }.
yucatan-prompt-choose-leader = Manche { $round }, tour { $turn } : activez un chef. { $purse } Prisonniers : { $n }.
yucatan-prompt-build = Choisissez le bâtiment à construire, { $price }, jusqu’au niveau { $level }. { $purse }
yucatan-prompt-acquire = Choisissez la capacité à donner à un chef de guerre, { $price }, jusqu’au niveau { $level }, dans un emplacement assez grand. { $purse }
yucatan-prompt-link = Choisissez l’invocation à lier, { $price }, jusqu’au niveau { $level }. Elle reste pour la manche { $round } ; chaque manche de plus coûte { $timer }. { $purse }
yucatan-prompt-reinforce = Portez l’une de vos armées à { $n } unités au plus. La réserve en a { $supply }.
yucatan-prompt-reinforce-one = Portez votre { $troop } à { $n } unités au plus. La réserve en a { $supply }.
yucatan-prompt-prolong = Prolongez une invocation, si vous voulez, pour { $timer } par manche. Vous avez lié { $links }. { $purse }
yucatan-prompt-gain = Choisissez le don de votre grand prêtre. { $purse }
yucatan-prompt-power = Utilisez, si vous voulez, le pouvoir { $power } (niveau { $level } : { $words }). { $purse }
yucatan-prompt-power-none = Utilisez, si vous voulez, le pouvoir de votre grand prêtre.
yucatan-prompt-move = Choisissez où va votre { $troop }. Elle est { $place } ({ $units }, { $attack } haches en attaque, { $defence } en défense). { $purse }
yucatan-prompt-city = Vous activez { $city }. Choisissez une action. { $purse }
yucatan-prompt-cards-attacker = Vous attaquez { $other } à { $city } avec { $mine } contre { $theirs } avant les cartes. Choisissez une carte ; les deux sont révélées ensemble.
yucatan-prompt-cards-defender = { $other } vous attaque à { $city } : vous avez { $mine } contre { $theirs } avant les cartes. Choisissez une carte ; les deux sont révélées ensemble.
yucatan-prompt-holds = { $name } peut jouer { $cards }.
yucatan-prompt-axes = Bataille à { $city } : avec { $card }, vous avez { $mine } ; { $other } en a { $theirs } avec { $reply }. Payez, si vous voulez, { $cost } pour { $more } de plus.
yucatan-result-won = vous avez gagné
yucatan-result-lost = vous avez perdu
yucatan-result-draw = c’est une égalité
yucatan-prompt-bonus = Bataille à { $city } : { $result }. Payez, si vous voulez, pour augmenter le bonus de prisonniers. Armée adverse ({ $other }) : { $units } ; un bonus de { $n } l’anéantit. { $purse }
yucatan-prompt-sacrifice-prisoners = { $rate ->
    [one] Choisissez combien de prisonniers vous sacrifiez. Vous en détenez { $held } ; chacun vaut { $rate } point de sacrifice.
   *[other] Choisissez combien de prisonniers vous sacrifiez. Vous en détenez { $held } ; chacun vaut { $rate } points de sacrifice.
}
yucatan-prompt-sacrifice-sets = Sacrifice ({ $what }) : choisissez le nombre de lots. Vous avez { $held } ; chaque lot de { $set } vaut 1 point de sacrifice.
yucatan-prompt-sacrifice = Jusqu’ici { $points }, au plus { $most }. { $goal }
yucatan-prompt-goal = { $n ->
    [one] Avec plus de { $old }, votre sacrifice de la manche précédente, vous faites une évolution ; le plus grand de ces sacrifices monte aussi d’une marche sur la pyramide.
   *[other] Avec plus de { $old }, vous faites { $n } évolutions ; le plus grand sacrifice monte aussi d’une marche sur la pyramide.
}
yucatan-prompt-evolve = { $n ->
    [one] Évolution : choisissez la colonne où avancer votre marqueur.
   *[other] { $n } évolutions dans des colonnes différentes : choisissez la première.
}
yucatan-prompt-evolve-other = Deuxième évolution : choisissez une autre colonne que { $column }.
yucatan-prompt-pass-token = Donnez le jeton Premier joueur à un autre joueur, qui commencera la manche { $round }.
yucatan-prompt-final-bonus = Votre marqueur est à la dernière rangée : choisissez un bonus final.

## Feuille de score

yucatan-score-sacrifices = Sacrifices
yucatan-score-revealed = Sacrifices (sans les choix secrets)
yucatan-score-pyramid = Pyramide
yucatan-score-wipe_outs = Armées anéanties
yucatan-score-final_bonus = Bonus final
yucatan-score-best-bonus = Bonus final (meilleur choix)
yucatan-score-leftovers = Maïs et jade restants
yucatan-score-total = Total

## Le plateau

yucatan-board-round = Manche { $n } sur { $of }
yucatan-board-turn = tour { $n } sur { $of }
yucatan-board-rate = { $n } PS par prisonnier
yucatan-board-chosen = a choisi
yucatan-board-active = à jouer
yucatan-board-supply = Unités en réserve
yucatan-board-deck = Pioche spéciale
yucatan-board-removed = Retirées du jeu
yucatan-board-map = Plateau
yucatan-board-nobody = personne
yucatan-board-from-round = M{ $n }
yucatan-board-force = { $units }U { $attack }/{ $defence }H
yucatan-board-pyramid = Pyramide
yucatan-board-evolution = Table d’évolution
yucatan-board-last-row = bonus final
yucatan-board-level = niveau { $n }
yucatan-board-bank = Banque des invocations
yucatan-board-bank-key = une fois liée ▸ sa carte
yucatan-board-battle = Bataille à { $city }
yucatan-board-last-battle = Dernière bataille, à { $city }
yucatan-board-won = gagne
yucatan-board-draw = égalité
yucatan-board-card = Carte
yucatan-board-says = Effets
yucatan-board-axes = Haches
yucatan-board-bonus = Bonus prisonniers
yucatan-board-captured = Unités capturées
yucatan-board-wiped-out = armée anéantie
yucatan-board-face-down = face cachée
yucatan-board-vp = { $n } PV
yucatan-board-prisoners = Prisonniers
yucatan-board-tokens = jetons : { $buildings } bâtiments, { $leaders } chefs
yucatan-board-sp = PS
yucatan-board-sp-facts = (améliore dès { $needs }, au plus { $most })
yucatan-board-to-round = jusqu’à M{ $n }
yucatan-board-to-end = jusqu’à la fin
yucatan-board-spent = carte usée
yucatan-board-hand = Cartes
yucatan-board-gone = retirées du jeu :
yucatan-board-signs = Signes
yucatan-board-signs-key = H haches (attaque/défense) · P bonus de prisonniers · G garde · V voile · R revient en main · U unités · A armée · Ma maïs · Ja jade · niv niveau · M2 à partir de la manche 2 · ▪ action ouverte · * activé pendant cette manche

## Lexique

yucatan-term-round = Manche
yucatan-explain-round = Il y en a { $rounds } : chacune a une phase d’action de { $turns } tours, une phase de sacrifice et une phase de révolution.
yucatan-term-turn = Tour
yucatan-explain-turn = À chacun des { $turns } tours d’une manche, tous les joueurs, à partir du premier dans le sens horaire, activent un bâtiment et un chef, dans l’ordre de leur choix.
yucatan-term-activation = Activation
yucatan-explain-activation = Un bâtiment peut être activé à plusieurs tours d’une manche, s’il a un effet. Chaque chef est activé exactement une fois par manche. Les gains de la première activation peuvent servir à la seconde.
yucatan-term-action-token = Jeton d’action
yucatan-explain-action-token = { $turns } pour les bâtiments et { $turns } pour les chefs, un de chaque par tour. Ils reviennent au début de la manche.
yucatan-term-building = Bâtiment
yucatan-explain-building = Le Chantier, l’École militaire, la Caserne et le Temple ont des niveaux de 0 à 3 ; le Grenier ne change jamais. Plus leur niveau est élevé, moins leurs achats coûtent.
yucatan-term-level = Niveau
yucatan-explain-level = Un prix « par niveau » se paie pour chaque niveau gagné par un bâtiment, ou pour chaque niveau de la capacité ou de l’invocation. La table d’évolution indique les niveaux permis ; il est possible d’en sauter.
yucatan-term-city-leader = Grand prêtre
yucatan-explain-city-leader = Il se tient sur la pyramide. Activé, il apporte du maïs, du jade, ou une carte spéciale contre du jade ; vous pouvez ensuite utiliser son pouvoir.
yucatan-term-power = Pouvoir du grand prêtre
yucatan-explain-power = Choisi au départ. Son niveau est la marche du grand prêtre sur la pyramide.
yucatan-term-troop = Armée
yucatan-explain-troop = Un chef de guerre avec 0 à { $limit } unités. Vous en avez deux ; chacune commence dans la jungle avec { $troop } unités.
yucatan-term-troop-leader = Chef de guerre
yucatan-explain-troop-leader = Activé, il fait rester ou déplacer son armée. Il a un conseiller, trois emplacements de capacité et au plus une invocation.
yucatan-term-unit = Unité
yucatan-explain-unit = Une figurine commune à tous les joueurs. Il y en a { $units }, dans la réserve, les armées et les prisons.
yucatan-term-supply = Réserve
yucatan-explain-supply = Le stock d’unités, de maïs et de jade. S’il y a moins d’unités qu’un effet n’en demande, on prend ce qui reste.
yucatan-term-prisoner = Prisonnier
yucatan-explain-prisoner = Une unité capturée. Elle peut être sacrifiée pour { $rates } points de sacrifice aux manches 1 à { $rounds } ; à la fin de la partie, elle ne vaut rien.
yucatan-term-prison = Prison
yucatan-explain-prison = L’endroit où se trouvent vos prisonniers. Leur nombre est visible de tous.
yucatan-term-counselor = Conseiller
yucatan-explain-counselor = Chaque chef de guerre en a un dès le départ. Il aide son armée toute la partie.
yucatan-term-ability = Capacité
yucatan-explain-ability = L’une de vos six tuiles pour chefs de guerre. Elle se place dans un emplacement et y reste ; toutes les tuiles d’un chef s’ajoutent.
yucatan-term-slot = Emplacement
yucatan-explain-slot = L’emplacement 1 reçoit une capacité de niveau 1, l’emplacement 2 jusqu’au niveau 2, l’emplacement 3 n’importe laquelle.
yucatan-term-summoning = Invocation
yucatan-explain-summoning = Une créature liée à une armée pour quelques manches. Elle donne des haches, une autre aide et une carte de combat. Chacune est unique pour tous les joueurs, et une armée n’en a qu’une.
yucatan-term-link = Lier
yucatan-explain-link = Prendre une invocation à la banque pour une armée qui n’en a pas. Elle reste pour cette manche ; chaque manche de plus coûte { $timer }.
yucatan-term-timer = Minuteur
yucatan-explain-timer = La dernière manche où une invocation reste. Après la manche { $rounds }, il y a encore une case : une telle invocation compte pour le bonus d’invocations.
yucatan-term-prolong = Prolonger
yucatan-explain-prolong = Un Temple peut aussi garder plus longtemps une invocation liée auparavant, pour { $timer } par manche.
yucatan-term-bank = Banque
yucatan-explain-bank = Les invocations qui ne sont liées à aucune armée.
yucatan-term-central-city = Cité centrale
yucatan-explain-central-city = Chichén Itzá, Uxmal et Mayapán. Chacune accueille une armée au plus.
yucatan-term-jungle = Jungle
yucatan-explain-jungle = Le lieu de toutes les autres armées. Il n’y a jamais de bataille dans la jungle.
yucatan-term-move = Déplacement
yucatan-explain-move = De la jungle à une cité centrale pour { $enter } maïs, le retour pour { $leave }, d’une cité à une autre pour { $cross }. Vos deux armées ne partagent jamais une cité.
yucatan-term-entry = Entrée
yucatan-explain-entry = Un joueur dont l’armée entre dans une cité centrale sans armée gagne { $entry } jade et tout le jade qui s’y trouve, puis active la cité. Si une armée s’y trouve, il y a bataille.
yucatan-term-city-action = Action de cité
yucatan-explain-city-action = Un joueur qui entre dans une cité, ou l’attaque sans perdre, effectue l’une de ses actions ouvertes. Chaque révolution en ouvre une de plus dans chaque cité.
yucatan-term-battle = Bataille
yucatan-explain-battle = Les deux camps choisissent une carte en secret et la révèlent ensemble. Le camp qui a le plus de haches gagne ; ensuite les deux peuvent faire des prisonniers. Si le défenseur ne gagne pas, son armée va dans la jungle, et l’attaquant occupe et active la cité ; sinon, c’est l’attaquant qui va dans la jungle.
yucatan-term-attacker = Attaquant et défenseur
yucatan-explain-attacker = L’attaquant entre dans une cité où se trouve l’armée du défenseur. Il décide toujours le premier de ses paiements, et prend la cité même en cas d’égalité.
yucatan-term-battle-card = Carte de combat
yucatan-explain-battle-card = Elle donne des haches et un bonus de prisonniers, parfois la garde, le voile ou un effet payant. Après la bataille, elle est retirée du jeu, sauf si elle revient en main.
yucatan-term-base-card = Carte de base
yucatan-explain-base-card = Les cinq cartes de combat que possède chaque joueur. Deux d’entre elles reviennent toujours.
yucatan-term-special-card = Carte spéciale
yucatan-explain-special-card = { $deck } cartes de combat dans une pioche commune, piochées à l’insu des autres. La pioche n’est jamais remélangée.
yucatan-term-summoning-card = Carte d’invocation
yucatan-explain-summoning-card = La carte de combat d’une invocation liée. Elle se joue une fois, dans une bataille de son armée ; elle est de nouveau disponible quand l’invocation est repassée par la banque.
yucatan-term-axe = Hache
yucatan-explain-axe = La force dans une bataille : la carte, { $leader } pour le chef, { $unit } par unité, les capacités, le conseiller et l’invocation.
yucatan-term-base-capture = Capture de base
yucatan-explain-base-capture = Le vainqueur d’une bataille prend d’abord { $base } unité de l’armée perdante, si elle en a une.
yucatan-term-prisoner-bonus = Bonus de prisonniers
yucatan-explain-prisoner-bonus = Le nombre d’unités de l’autre armée qu’un camp prend après une bataille, gagnée ou perdue : carte, capacités, invocation et paiements, moins la garde adverse. Les deux camps prennent en même temps.
yucatan-term-guard = Garde
yucatan-explain-guard = Diminue d’autant tout le bonus de prisonniers adverse, sans descendre sous 0. Plusieurs gardes s’additionnent.
yucatan-term-veil = Voile
yucatan-explain-veil = Le bonus de prisonniers de la carte adverse ne compte pas, et l’adversaire ne peut pas payer pour l’augmenter.
yucatan-term-return = Retour
yucatan-explain-return = Une carte qui revient en main après la bataille.
yucatan-term-wiped-out = Anéantie
yucatan-explain-wiped-out = Un bonus de prisonniers supérieur aux unités restantes prend aussi le chef : { $wipe } PV et { $reward } prisonnier de la réserve pour l’auteur de la capture. L’armée revient immédiatement dans la jungle avec autant d’unités que la Caserne de son propriétaire le permet ; elle garde conseiller, capacités et invocation.
yucatan-term-removed = Cartes retirées du jeu
yucatan-explain-removed = Les cartes jouées qui ne sont pas revenues en main. Tous les joueurs peuvent les regarder.
yucatan-term-sacrifice = Phase de sacrifice
yucatan-explain-sacrifice = Les joueurs choisissent en secret combien de prisonniers et de lots entiers de jade et de maïs ils donnent, puis révèlent ensemble. Les points sont marqués immédiatement.
yucatan-term-sacrifice-points = Points de sacrifice (PS)
yucatan-explain-sacrifice-points = { $rates } par prisonnier aux manches 1 à { $rounds }, 1 pour { $jade } jades, 1 pour { $corn } maïs. Ce sont aussi des points de victoire.
yucatan-term-improvement = Amélioration
yucatan-explain-improvement = Un sacrifice de plus de points que le vôtre à la manche précédente, même si c’était 0. Elle donne une évolution ({ $evolutions } à la manche 1), et peut-être une marche de la pyramide.
yucatan-term-evolution = Évolution
yucatan-explain-evolution = L’un de vos trois marqueurs descend d’une rangée sur la table d’évolution. Deux évolutions de la même manche se font dans des colonnes différentes.
yucatan-term-evolution-table = Table d’évolution
yucatan-explain-evolution-table = Des colonnes pour les bâtiments, les capacités et les invocations. La rangée est le plus haut niveau que vous pouvez construire, acquérir ou lier. La dernière rangée ne s’atteint qu’à la manche { $rounds } et donne un bonus final.
yucatan-term-pyramid = Pyramide
yucatan-explain-pyramid = Tous les joueurs dont le sacrifice est le plus grand de la manche et une amélioration montent d’une marche : { $pyramid } PV sur les marches 1 à 3. Si le plus grand sacrifice n’est pas une amélioration, personne ne monte.
yucatan-term-calendar = Calendrier
yucatan-explain-calendar = Montre la manche et la valeur d’un prisonnier : { $rates }.
yucatan-term-revolution = Phase de révolution
yucatan-explain-revolution = Les invocations arrivées à terme retournent à la banque, chaque cité ouvre son action suivante, chaque cité sans armée reçoit { $revolution } jade, et le premier joueur donne le jeton.
yucatan-term-first-player = Premier joueur
yucatan-explain-first-player = Il commence chaque tour. À la fin d’une manche, il doit donner le jeton à un autre joueur de son choix.
yucatan-term-final-bonus = Bonus final
yucatan-explain-final-bonus = L’un des trois pour chaque joueur qui a un marqueur à la dernière rangée, quelle que soit la colonne ; avec une option, seulement celui de la colonne.
yucatan-term-leftovers = Restes
yucatan-explain-leftovers = À la fin, 1 PV pour { $jade } jades et 1 PV pour { $corn } maïs que vous avez encore.
yucatan-term-points = Points de victoire (PV)
yucatan-explain-points = Points de sacrifice, marches de la pyramide, armées anéanties, bonus final, maïs et jade restants. Ils ne diminuent jamais.
yucatan-term-end = Fin de la partie
yucatan-explain-end = Après la révolution de la manche { $rounds } : les bonus finaux dans l’ordre du tour, puis le maïs et le jade restants.
yucatan-term-winner = Vainqueur
yucatan-explain-winner = Le joueur qui a le plus de points de victoire ; à égalité, la marche la plus haute de la pyramide ; ensuite la victoire est partagée.
yucatan-term-limited-tokens = Jetons limités
yucatan-explain-limited-tokens = Une option : le maïs et le jade peuvent s’épuiser. On gagne alors ce qui reste.
yucatan-term-published-gates = Temple et invocations
yucatan-explain-published-gates = Une option : une invocation demande aussi un Temple d’au moins un niveau de moins qu’elle.
yucatan-term-undo = Annuler
yucatan-explain-undo = Vous pouvez annuler vos derniers choix jusqu’au moment où une information cachée a été révélée ou un autre joueur a agi.
yucatan-term-notation = Notation
yucatan-explain-notation = Chaque choix a une forme courte, à droite dans la liste. On peut en écrire plusieurs sur une ligne, séparées par « ; ».
yucatan-explain-resource = Une ressource, écrite { $short } sur le plateau. Il en faut { $n } pour 1 point, dans un sacrifice ou à la fin.
yucatan-explain-granary = À l’activation : { $words }. Il n’a pas de niveau et peut toujours être activé.
yucatan-term-one-power = Pouvoir : { $name }
yucatan-explain-one-power = Pouvoir du grand prêtre ; { $words }.
yucatan-explain-one-counselor = Conseiller d’une armée : { $words }.
yucatan-explain-one-ability = Capacité de niveau { $level }, pour toutes les batailles de l’armée : { $words }.
yucatan-explain-one-summoning = Invocation de niveau { $level } : { $words }.
yucatan-explain-one-base = Carte de base que possède chaque joueur : { $words }.
yucatan-explain-one-special = { $n ->
    [one] Carte spéciale, { $n } exemplaire : { $words }.
   *[other] Carte spéciale, { $n } exemplaires : { $words }.
}
yucatan-explain-one-bonus = Bonus final : { $words }.

# Ce qui doit toujours être vrai, pour les positions qui ne le respectent pas.
yucatan-invariant-I-1 = Les unités de la réserve, des armées et des prisons font le total.
yucatan-invariant-I-2 = Chaque carte spéciale est dans la pioche, dans une main ou retirée du jeu, et celles qui reviennent ne sont jamais retirées.
yucatan-invariant-I-3 = Les cartes de base de chaque joueur sont en main ou retirées du jeu, et celles qui reviennent ne sont jamais retirées.
yucatan-invariant-I-4 = Chaque invocation est à la banque ou liée à une seule armée, et sa carte la suit.
yucatan-invariant-I-5 = Un joueur a chaque tuile capacité une fois au plus, dans un emplacement dont le numéro vaut au moins son niveau.
yucatan-invariant-I-6 = Un joueur ne donne jamais plus qu’il ne possède, et les jetons limités ne dépassent jamais ceux de la boîte.
yucatan-invariant-I-7 = Une cité centrale accueille une armée au plus, pas de jade là où se trouve une armée, et pas plus de jade que les révolutions n’en donnent.
yucatan-invariant-I-8 = Une armée n’a jamais plus d’unités que sa limite.
yucatan-invariant-I-9 = Les bâtiments ont des niveaux de 0 à 3 et ne descendent jamais.
yucatan-invariant-I-10 = Les marqueurs sont aux rangées 1 à 3, et un seul à la rangée 4, à la dernière manche seulement.
yucatan-invariant-I-11 = Les grands prêtres sont sur les marches 0 à 3 et montent au plus une fois par phase de sacrifice.
yucatan-invariant-I-12 = Une invocation liée reste au moins pour la manche en cours et au plus jusqu’à la fin.
yucatan-invariant-I-13 = Les points de victoire sont la somme de leurs sources, sans avance, et ne diminuent jamais.
yucatan-invariant-I-14 = Chaque tour active un bâtiment et un chef, et chaque chef au plus une fois par manche.
yucatan-invariant-I-15 = Les deux armées d’un joueur ont des conseillers différents.
yucatan-invariant-I-16 = Les batailles ont lieu dans les cités centrales entre les armées de deux joueurs, avec des cartes qu’ils possèdent, et l’une des armées retourne dans la jungle.
yucatan-invariant-I-17 = Les choix secrets concernent la décision en cours, comptent comme faits dès qu’ils sont complets, et sont tous révélés avec le dernier.
yucatan-invariant-I-18 = L’ordre dans lequel les choix secrets sont faits ne change rien.
yucatan-invariant-I-19 = La partie se termine après sa dernière manche.
yucatan-invariant-I-20 = Aucune décision n’a plus de choix que les règles n’en offrent.
yucatan-invariant-I-21 = Il y a deux à quatre joueurs à la table, et la manche et le tour sont sur le calendrier.
yucatan-invariant-I-22 = `agenda` contient le reste d’une seule phase et correspond à tout ce qui est sur la table.
