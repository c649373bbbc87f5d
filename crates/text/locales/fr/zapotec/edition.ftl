# Éditions de Zapotec : les lignes sans nom sur un élément, et les règles pour les valeurs.

zapotec-row-card = Carte Action { $n }
zapotec-row-space = Emplacement : { $words }
zapotec-row-from = { $words }, à partir de { $n } joueurs
zapotec-row-bot-card = Carte { $card } de Cocijobot
zapotec-row-bot-words = { $card }, dos : { $back }
zapotec-row-cell = Bonus recouvert, { $cell }
zapotec-row-start = Chaque joueur commence avec
zapotec-row-start-words = { $stock }, { $houses ->
    [one] { $houses } Maison
   *[other] { $houses } Maisons
}, pièces de Pyramide : { $large } de grande taille, { $medium } de taille moyenne, { $small } de petite taille, { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
}
zapotec-row-deal = Cartes Action à { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
zapotec-row-deal-words = main { $hand }, Offre { $offer }, pioche des manches { $deck }
zapotec-row-price-house = Prix d’une Maison : { $building }
zapotec-row-price-palace = Prix du Palais
zapotec-row-price-level = Prix d’un étage de Pyramide
zapotec-row-price-ritual = Prix d’un Rituel
zapotec-row-price-rival = Prix d’un Rituel, par disque adverse déjà là
zapotec-row-price-sacrifice = Prix d’un Sacrifice
zapotec-row-price-step = Prix d’un Sacrifice, par case
zapotec-row-price-trade = Prix d’une tuile Commerce de niveau { $n }
zapotec-row-house = Score du tour, par Maison
zapotec-row-rank = Majorité de Sacrifice, rang { $n }
zapotec-row-pyramid-house = Pièce de Pyramide, par Maison ayant la propriété
zapotec-row-pyramid-complete = Pièce de Pyramide, si la Pyramide est complète
zapotec-row-bot-not-moved = Cocijobot, s’il n’a jamais avancé sur la piste de Sacrifice
zapotec-row-bot-trade = Cocijobot, par tuile Commerce de niveau { $n }
zapotec-row-bot-alone = Cocijobot, pour un Rituel où son disque est seul
zapotec-row-bot-shared = Cocijobot, pour un Rituel où vous avez aussi un disque
zapotec-row-bot-piece = Cocijobot, par pièce de Pyramide
zapotec-row-bot-easy = Facile : pour vous, par Maison que Cocijobot ne peut pas construire à cause de vos bâtiments
zapotec-row-bot-hard = Difficile : pour Cocijobot, par Maison manquante sur trois

zapotec-edition-cells = { $basic } doit être la ligne de trois cases et la colonne de trois.
zapotec-edition-deal = { $needed } cartes sont distribuées sur { $cards }, et chaque main doit en avoir au moins une.
zapotec-edition-gold = les tuiles Commerce se paient seulement en or.
zapotec-edition-map = les emplacements à deux joueurs doivent avoir chaque combinaison de bâtiment, de terrain et de région une fois.
zapotec-edition-ritual = un Rituel compte exactement une chose.
zapotec-edition-rounds = cinq manches demandent offer = { $offer } et round_deck = { $deck }.
zapotec-edition-spaces = à { $players } joueurs, il y a { $spaces } emplacements mais { $tiles } tuiles pour { $building }.
zapotec-edition-step = une case donne un seul bonus, et la case de départ aucun.
zapotec-edition-tile = cette tuile doit avoir { $form }. Une édition change les quantités, pas l’effet d’une tuile.
zapotec-edition-tile-level = cette tuile est de niveau { $level }. Il y a douze tuiles de chaque niveau.
