# La table dans le navigateur.

table-title-mine = ● À vous : { $game }
table-title-replay = { $game }, étape { $step }
table-title-history = { $game } : tout ce qui s’est passé

table-waiting = On attend { $names }.
table-paused = Tout le monde est parti : la partie est en pause jusqu’au retour d’une personne.
table-helped = Des bots ont pris une partie des décisions pour { $names }.
table-cancel-wait = { $n ->
    [one] Une personne absente peut encore revenir. Vous pourrez annuler la partie dans une heure.
   *[other] Une personne absente peut encore revenir. Vous pourrez annuler la partie dans { $n } heures.
}
table-cancelled = Cette partie a été annulée.
table-stopped = Cette partie est en lecture seule.
table-bot-decides = Un bot décide pour vous.
table-come-back = Décider de nouveau moi-même
table-stand-in = bot, { $level }
table-skip = Passer à la fin
table-undo = Annuler
table-undo-turn = Annuler depuis le début
table-bad-form = La table ne comprend pas cette demande. Rechargez la page.

table-saved = Enregistré.
table-saving = Enregistrement…
table-retrying = Le serveur ne répond pas. Votre coup est gardé et renvoyé…
table-offline = Pas de connexion. La page se met à jour dès qu’elle revient.
table-stale = Quelque chose s’est passé avant l’arrivée de votre coup. Il n’a pas été joué : regardez la table et choisissez de nouveau.
table-rule-link = Lire la règle { "{rule}" }
table-copied = Le lien est copié.

table-board = Plateau
table-own = Votre main et votre plateau
table-others = Les autres joueurs
table-enlarge = Plateau personnel
table-choices = { $n ->
    [one] Un choix
   *[other] { $n } choix
}
table-in-words = Le plateau en mots
table-since = { $n ->
    [one] Un événement depuis votre dernier coup
   *[other] { $n } événements depuis votre dernier coup
}
table-since-step = { $n ->
    [one] L’afficher sur le plateau
   *[other] Les parcourir en { $n } étapes
}

table-clocks = Temps restant
table-clock-zero = À zéro, un bot prend la place. Vous pouvez revenir à tout moment.
table-clock-days = { $days } j { $hours } h
table-clock-day-mark = j

table-tip-close = Fermer l’explication
table-hint = Conseil
table-hint-touch = Touchez un élément pour savoir ce que c’est. S’il est en surbrillance, appuyez longuement.
table-hint-mouse = Survolez un élément pour savoir ce que c’est. Cliquez dessus pour garder l’explication affichée.
table-hint-seen = Compris
table-where = Montrer où
table-where-hidden = Vos choix sont hors de l’écran. « Montrer où » vous y mène.

table-menu = Menu
table-settings = Réglages
table-setting-confirm = Demander avant ce qui ne peut pas être annulé
table-setting-scores = Montrer les points pendant la partie
table-setting-text = Ouvrir la vue en texte
table-setting-keys = Touches d’une seule lettre
table-rules = Règles
table-close = Fermer
table-back = Retour à la table

table-rewind-alone = { $n ->
    [one] Revenir d’une étape
   *[other] Revenir de { $n } étapes, avant votre dernier coup
}
table-rewind-ask = { $n ->
    [one] Demander à tous de revenir d’une étape
   *[other] Demander à tous de revenir de { $n } étapes, avant votre dernier coup
}
table-rewind-here = Continuer depuis ce moment (toutes les personnes à la table doivent accepter)
table-rewind-asked = { $n ->
    [one] { $name } aimerait revenir d’une étape. Toutes les personnes à la table doivent accepter.
   *[other] { $name } aimerait revenir de { $n } étapes. Toutes les personnes à la table doivent accepter.
}
table-rewind-yes = Accepter
table-rewind-no = Refuser
table-bot-level = Force des bots
table-let-bot = Laisser un bot jouer pour moi
table-replace-live = Laisser un bot jouer pour { $name } (après 5 minutes sans réponse)
table-replace-slow = Laisser un bot jouer pour { $name } (après un jour sans réponse)
table-cancel = Annuler la partie

table-confirm = Vraiment ?
table-confirm-why = Cela ne pourra pas être annulé.
table-confirm-yes = Oui, allons-y
table-confirm-no = Non

table-keys = Touches
table-key-help = cette liste
table-key-undo = annuler
table-key-choices = vers les choix
table-key-board = vers le plateau
table-key-history = vers l’historique
table-key-words = vers le plateau en mots
table-key-number = les neuf premiers choix de la liste
table-key-arrows = se déplacer dans les choix, un menu ou une partie du plateau
table-key-step = une étape en arrière ou en avant, en relecture
table-key-ends = le premier ou le dernier moment, en relecture
table-key-escape = fermer ce qui est au-dessus : message, menu, explication, Lieu agrandi, choix

table-history = Historique
table-history-all = Tout l’historique
table-history-joined = { $name } s’assied.
table-history-word = { $name } ajoute un mot au hasard.
table-history-started = La partie commence.
table-history-sealed = Le hasard de cette partie est fixé. Engagement sur sa graine : { $hash }
table-history-took-back = { $name } a repris quelque chose.
table-history-asked = { $name } demande à revenir à l’étape { $step }.
table-history-agreed = { $name } accepte.
table-history-refused = { $name } refuse.
table-history-bot-asked = Un bot joue désormais pour { $name }.
table-history-bot-absent = { $name } est loin depuis longtemps : un bot prend la place.
table-history-bot-clock = { $name } n’a plus de temps : un bot prend la place.
table-history-returned = { $name } est de retour.
table-history-cancelled = { $name } annule la partie.
table-history-rematch = { $name } propose une revanche.
table-history-rematch-declined = { $name } refuse la revanche.

table-scores = Points
table-scores-now = Points si la partie s’arrêtait là
table-score-source = Source
table-final = Scores finaux
table-chart = Points de chaque joueur par source ; le tableau ci-dessous a les mêmes nombres
table-rematch = Revanche
table-rematch-join = Rejoindre la revanche
table-rematch-watch = Regarder la revanche
table-rematch-declined = Revanche refusée par { $names }.
table-replay = Relecture
table-record = Télécharger le procès-verbal
table-proof = Le mélange était-il honnête ?
table-proof-why = La graine de tout le hasard était fixée avant le premier coup : son engagement était sur la table dès le début. La graine est maintenant connue, et chacun peut vérifier qu’elle correspond et que chaque coup suit les règles.
table-sealed = Le hasard est fixé ; la graine, révélée à la fin, doit correspondre à cet engagement :
table-commitment = Engagement
table-seed = Graine
table-salt = Sel
table-words-added = Mots ajoutés au hasard
table-word-by = « { $word } » ({ $name })
table-verify = Téléchargez le procès-verbal et lancez :

table-curtain = Passez l’écran à { $name }
table-curtain-why = Rien de secret n’est montré tant que { $name } n’est pas prêt et que quelqu’un d’autre regarde.
table-curtain-open = Je suis { $name } : montrer mes cartes
table-curtain-undo = { $name } : reprendre mon dernier choix
table-eyes = Regarder comme
table-eyes-none = Spectateur
table-eyes-open = Mains ouvertes

table-replay-at = Étape { $step } sur { $last }
table-replay-inside = Étape { $step } sur { $last }, événement { $part } sur { $parts }
table-replay-first = Premier moment
table-replay-previous = Une étape en arrière
table-replay-next = Une étape en avant
table-replay-last = Dernier moment
table-replay-jump = Aller à une étape
table-replay-go = Aller
table-replay-now = Au présent
table-share = Copier le lien
table-branch = Essayer une autre suite
table-branch-seat = Je joue à la place de
table-branch-go = Bifurquer ici contre des bots

table-branch-note = Cette partie a bifurqué d’une autre à l’étape { $step }.
table-branch-origin = Voir ce moment
table-salvaged = Les règles ont été corrigées depuis le début de cette partie, jouée d’abord avec la version { $rules }. { $step ->
    [0] Ses coups ont été rejoués avec les règles actuelles.
   *[other] Elle continue à partir de l’étape { $step } ; les moments précédents ne peuvent plus être affichés.
}
table-flaw = { $fault ->
    [missing] Il manque une partie du journal enregistré de cette partie.
    [seed] La graine enregistrée de cette partie a été modifiée ou endommagée.
    [impossible] Le journal enregistré de cette partie ne peut pas être rejoué jusqu’au bout.
   *[changed] Le journal enregistré de cette partie a été modifié ou endommagé.
} À partir de l’étape { $step }, il n’est pas fiable.
table-flaw-what-now = La partie est en lecture seule et rien n’a été supprimé. L’administrateur du serveur trouvera l’entrée concernée dans le journal du serveur et peut restaurer une sauvegarde.
table-watching = Vous regardez. Vous voyez ce qui est public.
table-options = Ce qui a été choisi pour cette table
table-private = Une table privée : seuls ses joueurs la voient.

## Appeler le joueur

call-turn = C’est à vous de jouer.
call-clock = Il vous reste moins de { $n } secondes.
call-offer = Vous attendez les autres ? Patolli peut vous avertir quand c’est à vous, même si vous êtes dans un autre onglet.
call-offer-lobby = Vous attendez les autres ? Patolli peut vous avertir quand quelqu’un prend place et quand c’est à vous, même si vous êtes dans un autre onglet.
call-offer-yes = Activer les notifications
call-offer-no = Plus tard
table-setting-sound = Jouer un son quand c’est à moi ou que mon temps s’épuise
