# Erreurs : quoi, où, et que faire.

error-unreadable = Je ne comprends pas « { $text } » : { $hint }.
error-unknown-game = Aucun jeu ne s’appelle « { $name } ». Il y a : { $known }.
error-data = { $file }, { $row } : { $reason }.
error-flaw = Cette position est impossible : { $place } : { $what } (invariant { $rule }).
error-players = { $got } joueurs : ce jeu se joue de { $least } à { $most }.
error-option = Pas d’option « { $key } » pour ce nombre de joueurs. Il y a : { $known }.
error-no-options = Pas d’option « { $key } » : il n’y en a aucune pour ce nombre de joueurs.
error-option-value = { $key } ne peut pas valoir « { $value } ». Choisissez parmi : { $known }.
error-position-syntax = Ce n’est pas un fichier de position : { $why }.
error-position-field = La position est illisible. { $field } : { $why }.
error-newer = Le fichier a le format { $format }, plus récent que ce programme. Installez un Patolli plus récent.
error-other-edition = Le fichier appartient à l’édition « { $name } ». Appliquez la même édition avec --edition FICHIER.
error-record-line = Ligne { $line } : { $what }.
error-record-order = Ligne { $line } : coup { $expected } attendu, coup { $found } trouvé. Des lignes manquent ou sont dans le désordre.
error-record-empty = La partie enregistrée est vide : il lui manque l’en-tête.
error-record-after-end = Ligne { $line } : rien ne peut suivre la fin d’une partie.
error-other-game = C’est une partie de { $found }, pas de { $expected }.
error-other-rules = La partie suit la version { $found } des règles ; ce programme joue la version { $expected }.
error-record-options = Les options de la partie ne donnent aucun jeu : { $why }.
error-record-seats = La partie nomme { $found } places, le jeu en a { $expected }.
error-no-seed = La partie ne contient pas encore sa graine : elle ne peut pas être rejouée. La graine est révélée à la fin.
error-commitment = La graine ne correspond pas à l’engagement : ce n’est pas celle fixée avant la partie.
error-move = Coup { $n } : { $why }
error-move-refused = Coup { $n } ({ $action }, place { $seat }) contraire aux règles : { $why }
error-not-over = La partie prétend être finie, mais le jeu continue après { $moves } coups.
error-end = La fin ne correspond pas : { $what } devrait valoir { $expected }, la partie indique { $found }.
