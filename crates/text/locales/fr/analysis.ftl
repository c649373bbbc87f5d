# Ce que valait une partie terminée.

analysis-head = Chances de victoire au fil de la partie, du début (à gauche) à la fin
analysis-columns = {"    "}choix  justes  perte/choix  imprécisions  erreurs  gaffes
analysis-ledger = D’où vient l’avance finale (points d’avance sur le meilleur adversaire)
analysis-ledger-columns = {"  "}départ   ses choix   choix des autres    chance  inexpliqué  résultat
analysis-lucky = { $name } : le plus chanceux au coup { $best } ({ $up }), le moins chanceux au coup { $worst } ({ $down })
analysis-mistakes = Les plus grosses erreurs de { $name }
analysis-no-mistakes = { $name } n’a fait aucune erreur nette.
analysis-inaccuracy = imprécision
analysis-mistake = erreur
analysis-blunder = gaffe
analysis-step = Coup { $n }, { $mark } : { $win } % de chances de victoire en moins (±{ $error }), { $points } points
analysis-played = {"  "}joué : { $action }
analysis-better = {"  "}mieux : { $action }
analysis-why = {"  "}pourquoi : { $parts }
analysis-more = { $n } de plus ({ $part })
analysis-less = { $n } de moins ({ $part })
analysis-unfinished = Cette partie n’est pas terminée. Seules les parties terminées peuvent être analysées.
