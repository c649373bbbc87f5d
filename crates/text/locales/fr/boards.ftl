# Ce que disent les dessins.

boards-choices = { $what } ({ $n } choix)
boards-map = Carte
boards-order = Ordre du tour
boards-hand = Votre main
boards-known = Vues de tous : { $cards }
boards-mat = { $name } : plateau personnel
