# Erreurs : quoi, où, et que faire.

error-unreadable = « { $text } » n’est pas reconnu : { $hint }.
error-hint-form = écrivez { $form }
error-hint-verbs = une action commence par l’un de ces mots : { $verbs }
error-hint-name = « { $text } » n’est pas possible à cet endroit ; attendu : { $expected }
error-unknown-game = Aucun jeu ne s’appelle « { $name } ». Jeux disponibles : { $known }.
error-detail = valeur ou syntaxe incorrecte
error-data = { $place } : { $reason }
error-data-line = ligne { $line }, colonne { $column }
error-data-syntax = TOML non valide. Vérifiez les guillemets, les crochets et les signes égal : { $line }
error-data-key-twice = la même clé apparaît deux fois : { $line }
error-data-no-head = il manque la section [edition]. Ajoutez [edition], puis name = "…".
error-data-head = « { $name } » n’a pas sa place sous [edition], qui n’accepte que name et game. Placez les valeurs des éléments dans les lignes d’une table, par exemple [[supply]].
error-data-head-row = « { $name } » n’a pas sa place sous [edition], qui n’accepte que name et game. Écrivez [[{ $table }]], puis id = "{ $name }".
error-data-game = cette édition est prévue pour { $found }, pas pour { $expected }.
error-data-not-rows = écrivez chaque ligne sous la forme { $table }, avec des crochets doubles.
error-data-no-id = la ligne { $row } n’a pas d’identifiant. Ajoutez id = "…" pour indiquer la ligne à modifier.
error-data-row-twice = cette ligne apparaît deux fois. Regroupez toutes ses modifications en une seule.
error-data-table = aucune table ne s’appelle « { $name } ».
error-data-row = aucune ligne n’a l’identifiant « { $name } », et une édition ne peut pas ajouter de lignes.
error-data-field = aucun champ ne s’appelle « { $name } ».
error-data-value = valeur non valide « { $name } ».
error-data-known = Choisissez parmi : { $known }.
error-data-likely = Vouliez-vous dire { $names } ?
error-data-missing = il manque une valeur.
error-data-form = attendu : { $form } ; trouvé : { $found }.
error-data-form-text = un texte entre guillemets
error-data-form-flag = true ou false
error-data-form-list = une liste entre crochets
error-data-form-table = des noms et des quantités entre accolades
error-data-number = un nombre entier de { $least } à { $most } est attendu, au lieu de { $found }.
error-data-exactly = { $n } est attendu, au lieu de { $found }.
error-data-length = { $n ->
    [one] { $n } élément est attendu
   *[other] { $n } éléments sont attendus
}, au lieu de { $found }.
error-data-lengths = de { $least } à { $most } éléments sont attendus, au lieu de { $found }.
error-data-total = la somme des quantités doit aller de { $least } à { $most }, au lieu de { $found }.
error-data-entry-twice = la liste contient deux fois le même élément.
error-data-dropped = cette valeur omet { $lost }. Répétez ce que vous voulez conserver et mettez 0 pour le reste.
error-data-empty = cette valeur ne peut pas être vide.
error-flaw = Position impossible. { $place } : { $what }. { $law } (invariant { $rule })
error-flaw-alone = { $place } : { $what } (invariant { $rule })
error-misfit-count = { $of } : { $found } au lieu de { $due }
error-misfit-most = { $of } : { $found }, au plus { $most }
error-misfit-range = { $found } n’est pas compris entre { $least } et { $most }
error-misfit-value = { $found } au lieu de { $due }
error-misfit-twice = plusieurs fois : { $things }
error-misfit-missing = manquant : { $things }
error-misfit-stranger = { $thing } ne peut pas être là
error-misfit-conflict = ne correspond pas à `{ $field }`
error-misfit-untimely = doit être vide à ce moment
error-misfit-broken = valeur incorrecte
error-players = { $got ->
    [one] { $got } joueur
   *[other] { $got } joueurs
} : ce jeu se joue à { $least } joueurs au moins et { $most } au plus.
error-option = Pas d’option « { $key } » pour ce nombre de joueurs. Options possibles : { $known }.
error-no-options = Pas d’option « { $key } » : il n’y en a aucune pour ce nombre de joueurs.
error-option-value = Valeur non valable pour { $key } : « { $value } ». Choisissez parmi : { $known }.
error-position-syntax = Ce n’est pas un fichier de position : { $why }.
error-position-field = La position est illisible. { $field } : { $why }.
error-newer = Ce fichier est au format { $format }, plus récent que ce programme. Installez un Patolli plus récent.
error-other-edition = Ce fichier utilise l’édition « { $name } ». Appliquez la même édition avec --edition FICHIER.
error-record-syntax = Ligne { $line }, colonne { $column } : JSON non valable. Le fichier a peut-être été coupé.
error-record-field = Ligne { $line } : le champ « { $field } » est manquant, inconnu ou non valable.
error-record-fields = Ligne { $line } : ni un en-tête, ni un coup, ni une fin.
error-record-order = Ligne { $line } : coup { $expected } attendu, coup { $found } trouvé. Des lignes manquent ou sont dans le désordre.
error-record-empty = La partie enregistrée est vide : il lui manque l’en-tête.
error-record-after-end = Ligne { $line } : rien ne peut suivre la fin d’une partie.
error-other-game = C’est une partie d’un autre jeu : { $found }, et non { $expected }.
error-other-rules = La partie suit la version { $found } des règles ; ce programme joue la version { $expected }.
error-record-options = Options de la partie incorrectes : { $why }.
error-record-seats = La partie enregistrée indique { $found } places, mais le jeu en a { $expected }.
error-start = La partie reprend à partir d’une position impossible : { $why }
error-no-seed = La partie ne contient pas encore sa graine : elle ne peut pas être rejouée. La graine est révélée à la fin.
error-commitment = La graine ne correspond pas à l’engagement : ce n’est pas celle fixée avant la partie.
error-move = Coup { $n } : { $why }
error-move-refused = Coup { $n } ({ $action }, place { $seat }) contraire aux règles : { $why }
error-not-over = La partie est marquée comme terminée, mais le jeu continue après { $moves } coups.
error-end = La fin ne correspond pas ({ $what }) : attendu { $expected }, trouvé { $found }.

error-system-not-found = fichier ou dossier introuvable
error-system-denied = accès refusé
error-system-folder = c’est un dossier
error-system-no-folder = une partie du chemin n’est pas un dossier
error-system-full = le disque est plein
error-system-read-only = le disque est en lecture seule
error-system-address-used = l’adresse est déjà utilisée
error-system-address = cette machine n’a pas cette adresse
error-system-name = nom non valable
error-system-code = erreur système { $code }
error-system = erreur système
error-system-text = ce n’est pas un fichier texte UTF-8

error-name-blank = Saisissez un nom avec au moins un caractère visible, pour que les autres sachent qui vous êtes.
error-name-imitation = Ce nom ressemble à celui d’un bot, du serveur ou d’une place. Choisissez-en un autre.
