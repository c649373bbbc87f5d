# Jouer au terminal.

play-list = { $first } et { $last }
play-said = { $of } : { $said }
play-clauses = { $first } ; { $rest }
play-refused-over = La partie est terminée.
play-refused-wait = Ce n’est pas à vous de décider. On attend : { $names }.
play-refused-now = { $why } À décider maintenant : { $prompt }
play-refused-rule = Impossible : { $why } (règle { $rule }).

play-welcome = { $game } : { $names }.
play-commitment = Engagement sur la graine de cette partie : { $hash }
play-hint = Tapez la lettre ou le nombre placé devant un choix, sa notation, ou « aide ».
play-seats = { $got } places indiquées, le jeu en a { $need }.
play-no-solo = { $game } n’a pas de mode solo. Ajoutez des adversaires, par exemple --seats moi,normal.
play-seat-empty = Une place n’a pas de nom. Écrivez --seats moi,Ana,normal.
play-seat-slip = « { $name } » n’est pas un niveau de bot. Pour le bot, écrivez « { $level } » ; pour un joueur de ce nom, écrivez « { $capital } ».
play-which-game = Quel jeu ? Par exemple : patolli play zapotec
play-you = Joueur
play-bot-name = Bot { $n } ({ $level })
play-level-random = au hasard
play-level-easy = facile
play-level-normal = normal
play-level-hard = difficile
play-level-expert = expert
play-thinking = { $name } réfléchit…
play-curtain = Passez l’écran à { $name }. { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
play-news = Ce qui s’est passé :
play-nothing = Tapez la lettre ou le nombre placé devant un choix, sa notation (à droite), ou « aide ».
play-not-offered = « { $typed } » n’est pas possible ici. Choix possibles : { $labels }. Tapez « coups » pour revoir la liste.
play-confirm = { $group } : { $label }. Ce coup ne peut pas être annulé. Appuyez sur Entrée pour confirmer, ou tapez n pour revenir :
play-confirm-no = Aucun coup n’a été joué.
play-confirm-on = Confirmation activée : elle est demandée avant chaque coup qui ne peut pas être annulé. Tapez « confirmer non » pour la désactiver.
play-confirm-off = Confirmation désactivée. Tapez « confirmer oui » pour confirmer les coups qui ne peuvent pas être annulés.
play-confirm-what = Valeur non valable pour « confirmer » : « { $what } ». Options possibles : oui, non.
play-nearest = Vouliez-vous dire « { $known } » ?
play-forced = { $name }, seule option : { $action }
play-undone = Annulé : { $action }.
play-undo-nothing = Il n’y a rien à annuler.
play-undo-other = Quelqu’un d’autre a joué depuis : votre coup ne peut plus être annulé.
play-line-stopped = De nouvelles informations ont été révélées : la suite de la ligne n’a pas été jouée : { $rest }
play-undo-known = Ce coup a révélé quelque chose de caché : il ne peut pas être annulé.
play-why-what = Pourquoi quoi ? Tapez « pourquoi » suivi d’une action en notation, comme à droite dans la liste.
play-why-over = Vous avez déjà décidé : « { $action } ».
play-why-possible = C’est possible : { $label }.
play-help =
    a, b, 7 …          fait le choix placé derrière cette lettre ou ce nombre ; les nombres sont ceux du jeu
    notation           fait un choix par sa forme courte, à droite dans la liste ; plusieurs avec « ; »
    annuler            annule votre dernier choix, jusqu’à la dernière information révélée
    pourquoi ACTION    explique pourquoi une action est impossible
    aide MOT           explique un mot du jeu, par exemple : aide pyramide
    journal [N]        montre ce qui s’est passé
    score              montre les points, partie par partie, comme si la partie s’arrêtait là
    plateau            redessine le plateau
    coups              affiche de nouveau la liste des choix
    main               montre vos cartes
    confirmer oui|non  active ou désactive la confirmation des coups qui ne peuvent pas être annulés
    sauver [FICHIER]   sauvegarde la partie
    quitter            quitte, en proposant de sauvegarder
play-log-number = Nombre de lignes non valable : « { $n } ». Tapez « journal » ou, pour les dix dernières lignes, « journal 10 ».
play-help-unknown = Aucun terme du jeu ne ressemble à « { $term } ». Essayez « aide pyramide » ou « aide points ».
play-help-many =
    Plusieurs termes correspondent ; précisez le nom :
    { $names }
play-score-now = Points si la partie s’arrêtait là :
play-winner = { $n ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
play-save-record = Enregistrer la partie dans { $file } ? Entrée pour oui, n pour non, ou un autre nom de fichier :
play-verify = Chacun peut la vérifier : patolli verify { $file }
play-saved = Sauvegardé dans { $file }. Pour continuer : patolli play --resume { $file }
play-recorded = La partie est enregistrée dans { $file }.
play-not-saved = Impossible d’écrire { $file } : { $why }.
play-exists = { $file } existe déjà. Choisissez un autre nom.
play-ended = L’entrée s’est interrompue. La partie n’a pas été sauvegardée (utilisez --save FICHIER pour la conserver).
play-quit = Sauvegarder dans { $file } ? Entrée pour oui, n pour non, r pour revenir, ou un autre nom de fichier :
play-left = Au revoir. La partie n’a pas été sauvegardée.

## Le choix du jeu

choose-welcome = Bienvenue dans Patolli
choose-only-game = Un seul jeu est disponible pour l’instant : { $game }.
choose-game = Quel jeu ?
choose-way = Comment voulez-vous jouer ? (q pour quitter)
choose-solo = seul (adversaire prévu par le jeu : { $name })
choose-bots = contre des bots
choose-people = à plusieurs devant cet écran
choose-language = in English, please
choose-options = Numéro d’une option pour la changer, Entrée pour continuer :
choose-option = { $name } : { $value }
choose-how-many-bots = Combien de bots ({ $least } à { $most }) ? Entrée pour { $usual } :
choose-how-many-people = Combien de joueurs ({ $least } à { $most }) ? Entrée pour { $usual } :
choose-more-bots = Et combien de bots en plus ({ $least } à { $most }) ? Entrée pour { $usual } :
choose-player = Joueur { $n }
choose-name = Nom de { $usual } ? Entrée pour le garder :
choose-level = Quel niveau ?
choose-seed = Graine (un texte quelconque) ? Entrée pour en tirer une nouvelle :
choose-prompt = Numéro, Entrée pour { $usual } :
choose-bad-number = Entrez un nombre de { $least } à { $most }.
