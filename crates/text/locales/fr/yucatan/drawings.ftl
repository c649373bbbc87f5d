# Les mots des dessins de Yucatan.

## Manche et réponses

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

## Carte

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

## Évolution et invocations

boards-yucatan-evolution = Évolution
boards-yucatan-row = { $column }, rangée { $n } : jusqu’au niveau { $level }.
boards-yucatan-last-row = { $column }, dernière rangée : donne un bonus final ; accessible à la manche { $round } seulement.
boards-yucatan-in-row = Marqueurs : { $names }.
boards-yucatan-bank = Invocations
boards-yucatan-price = Prix :
boards-yucatan-beast = { $name }, niveau { $level } : { $does }
boards-yucatan-follows = Avec { $name }.

## Batailles

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

## Mise en place, sacrifice, bonus final

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

## Plateaux de cité

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
