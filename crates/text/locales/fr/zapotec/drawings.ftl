# Les mots des dessins de Zapotec.

## Les parties

boards-zapotec-pyramids = Pyramides
boards-zapotec-market = Marché
boards-zapotec-rituals = Rituels
boards-zapotec-scoring-tiles = Tuiles Score
boards-zapotec-track = Piste de Sacrifice
boards-zapotec-offer = Bonus et Offre
boards-zapotec-grid = Grille de ressources
boards-zapotec-trade-tiles = Tuiles Commerce
boards-zapotec-prices = Les prix

## La carte

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

## Marché, Rituels, piste

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

## Cartes

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
## Plateaux des joueurs

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

## Cocijobot

boards-zapotec-bot-card = Carte retournée : { $card }
boards-zapotec-bot-back = Le dos de sa prochaine carte montre { $property }.
boards-zapotec-bot-tiles = Tuiles prises : { $tiles }
