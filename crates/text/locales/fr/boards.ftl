# Ce que disent les dessins.

boards-choices = { $what } ({ $n } choix)

## Les parties du plateau

boards-map = Carte
boards-pyramids = Pyramides
boards-market = Marché
boards-rituals = Rituels
boards-scoring-tiles = Tuiles Score
boards-track = Piste de Sacrifice
boards-offer = Bonus et Offre
boards-order = Ordre du tour
boards-hand = Votre main
boards-grid = Grille de ressources
boards-trade-tiles = Tuiles Commerce
boards-prices = Les prix

## La carte

boards-space-free = { $space }. Sa tuile donne { $tile }.
boards-space-house = { $space }. Maison ({ $name }).
boards-space-palace = { $space }. Palais ({ $name }).
boards-brief-free = { $building } : { $tile }
boards-brief-house = { $building } : Maison ({ $name })
boards-brief-palace = { $building } : Palais ({ $name })
boards-pyramid-empty = Emplacement de Pyramide { $n } : rien n’y est encore bâti.
boards-pyramid = Pyramide { $n } ({ $property }) : { $levels }.
boards-piece-of = { $size } ({ $name })
boards-pyramid-complete = Elle est achevée.
boards-pyramid-next = Suite : { $size }.
boards-fitting = { $n ->
    [0] Aucun de vos bâtiments n’a la propriété { $property }.
    [one] { $n } de vos bâtiments a la propriété { $property }.
   *[other] { $n } de vos bâtiments ont la propriété { $property }.
}

## Marché, rituels, piste

boards-price = Niveau { $level } : { $gold } or, { $left } dans la pile
boards-stall-empty = Place vide du marché
boards-trade-tile = Tuile Commerce { $tile } : { $effect }.
boards-face-down = Face cachée.
boards-ritual-empty = Rituel { $n } : { $goal }. Aucun disque.
boards-ritual = { $count ->
    [one] Rituel { $n } : { $goal }. Disque : { $names }.
   *[other] Rituel { $n } : { $goal }. Disques : { $names }.
}
boards-ritual-allowed = { $n ->
    [0] Vous ne pouvez pas accomplir de Rituel : posez d’abord une pièce de Pyramide.
    [one] Vous pouvez encore accomplir { $n } Rituel.
   *[other] Vous pouvez encore accomplir { $n } Rituels.
}
boards-has-disc = Disque sur un Rituel : { $goal }
boards-ritual-mine = { $points ->
    [one] Vaut { $points } point pour vous à présent.
   *[other] Vaut { $points } points pour vous à présent.
}
boards-ritual-price = { $points ->
    [one] Vous coûte { $price }, vaut { $points } point pour l’instant.
   *[other] Vous coûte { $price }, vaut { $points } points pour l’instant.
}
boards-scoring-tile = Tuile Score : { $property }. Qui commence une Pyramide lui en attache une.
boards-step = Pas { $step } : { $bonus }.
boards-step-discs = Ici, de bas en haut : { $names }.

## Cartes

boards-card = { $spaces ->
    [one] { $card } : { $spaces } emplacement libre
   *[other] { $card } : { $spaces } emplacements libres
}
boards-bonus-card = Carte bonus de cette manche : { $card }. { $points } points pour chaque bâtiment qui correspond ; un Palais compte double.
boards-bonus-mine = { $points ->
    [one] Vous marqueriez { $points } point maintenant.
   *[other] Vous marqueriez { $points } points maintenant.
}
boards-next-bonus = Prochaine carte bonus : { $card }
boards-next = ensuite
boards-deck = { $n ->
    [0] La pioche des manches est vide.
    [one] Pioche des manches : { $n } carte
   *[other] Pioche des manches : { $n } cartes
}
boards-pledged = Vous avez choisi cette carte.
boards-played = Jouée cette manche : { $card }
boards-known = Vues de tous : { $cards }

## Plateaux des joueurs

boards-mat = { $name } : plateau personnel
boards-stock = Réserve : { $stock }
boards-palace = Palais
boards-palace-open = Le Palais n’est pas construit.
boards-palace-built = Le Palais est construit.
boards-pyramid-level = Niveau de Pyramide
boards-costs = { $what } : { $price }
boards-houses-left = { $n ->
    [0] plus de Maison
    [one] { $n } Maison restante
   *[other] { $n } Maisons restantes
}
boards-cell = Case { $cell } : { $tile }
boards-cell-empty = Case vide { $cell }
boards-cell-bonus = Case vide { $cell }. Bonus quand on la couvre : { $covered }.
boards-row-pays = La ligne { $head } paie { $pays }.
boards-column-pays = La colonne { $head } paie { $pays }.

## Cocijobot

boards-bot-card = Carte retournée : { $card }
boards-bot-back = Le dos de sa prochaine carte montre { $property }.
boards-bot-tiles = Tuiles prises : { $tiles }
