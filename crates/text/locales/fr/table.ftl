# La table dans le navigateur.

table-title-mine = ● À vous : { $game }
table-title-replay = { $game }, étape { $step }
table-title-history = { $game } : historique complet

table-waiting = On attend : { $names }.
table-paused = Tout le monde est parti : la partie est en pause jusqu’au retour d’un joueur.
table-helped = Des bots ont pris une partie des décisions pour { $names }.
table-cancel-wait = { $n ->
    [one] Un joueur absent peut encore revenir. Vous pourrez annuler la partie dans une heure.
   *[other] Un joueur absent peut encore revenir. Vous pourrez annuler la partie dans { $n } heures.
}
table-cancelled = Cette partie a été annulée.
table-stopped = Cette partie est en lecture seule.
table-bot-decides = Un bot décide pour vous.
table-come-back = Reprendre la main
table-stand-in = bot, { $level }
table-skip = Passer à la fin
table-undo = Annuler
table-undo-turn = Annuler tout le tour
table-bad-form = Cette demande n’est pas valable. Rechargez la page.

table-saved = Enregistré.
table-saving = Enregistrement…
table-retrying = Le serveur ne répond pas. Votre coup est conservé et envoyé de nouveau…
table-offline = Pas de connexion. La page se mettra à jour dès qu’elle sera rétablie.
table-stale = La table a changé avant l’arrivée de votre coup. Il n’a pas été joué : regardez la table et choisissez de nouveau.
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
table-in-words = Le plateau en texte
table-since = { $n ->
    [one] Un événement depuis votre dernier coup
   *[other] { $n } événements depuis votre dernier coup
}
table-since-step = { $n ->
    [one] L’afficher sur le plateau
   *[other] Les parcourir en { $n } étapes
}

table-clocks = Temps restant
table-clock-zero = À zéro, un bot prend la place. Vous pouvez la reprendre à tout moment.
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
table-setting-confirm = Demander confirmation avant un coup qui ne peut pas être annulé
table-setting-scores = Montrer les points pendant la partie
table-setting-text = Ouvrir la vue en texte
table-setting-keys = Raccourcis clavier d’une seule lettre
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
table-rewind-here = Reprendre à partir de ce moment (tous les joueurs de la table doivent accepter)
table-rewind-asked = { $n ->
    [one] { $name } demande à revenir d’une étape. Tous les joueurs de la table doivent accepter.
   *[other] { $name } demande à revenir de { $n } étapes. Tous les joueurs de la table doivent accepter.
}
table-rewind-yes = Accepter
table-rewind-no = Refuser
table-bot-level = Niveau des bots
table-let-bot = Laisser un bot jouer pour moi
table-replace-live = Laisser un bot jouer pour { $name } (après 5 minutes sans réponse)
table-replace-slow = Laisser un bot jouer pour { $name } (après un jour sans réponse)
table-cancel = Annuler la partie

table-confirm = Confirmer ?
table-confirm-why = Ce coup ne pourra pas être annulé.
table-confirm-yes = Oui, jouer
table-confirm-no = Non

table-keys = Raccourcis clavier
table-key-help = cette liste
table-key-undo = annuler
table-key-choices = vers les choix
table-key-board = vers le plateau
table-key-history = vers l’historique
table-key-words = vers le plateau en texte
table-key-number = les neuf premiers choix de la liste
table-key-arrows = se déplacer dans les choix, un menu ou une partie du plateau
table-key-step = une étape en arrière ou en avant, en revoyant la partie
table-key-ends = le premier ou le dernier moment, en revoyant la partie
table-key-escape = fermer l’élément au premier plan : message, menu, explication, Lieu agrandi, choix

table-history = Historique
table-history-all = Tout l’historique
table-history-joined = { $name } rejoint la table.
table-history-word = { $name } ajoute un mot à la graine.
table-history-started = La partie commence.
table-history-sealed = La graine de cette partie est fixée. Engagement : { $hash }
table-history-took-back = { $name } annule un coup.
table-history-asked = { $name } demande à revenir à l’étape { $step }.
table-history-agreed = { $name } accepte.
table-history-refused = { $name } refuse.
table-history-bot-asked = Un bot joue désormais pour { $name }.
table-history-bot-absent = Absence prolongée ({ $name }) : un bot prend la place.
table-history-bot-clock = Temps écoulé ({ $name }) : un bot prend la place.
table-history-returned = { $name } est de retour.
table-history-cancelled = { $name } annule la partie.
table-history-rematch = { $name } propose une revanche.
table-history-rematch-declined = { $name } refuse la revanche.

table-scores = Points
table-scores-now = Points si la partie s’arrêtait là
table-score-source = Source
table-final = Scores finaux
table-chart = Points de chaque joueur par source ; le tableau ci-dessous donne les mêmes nombres
table-rematch = Revanche
table-rematch-join = Rejoindre la revanche
table-rematch-watch = Regarder la revanche
table-rematch-declined = Revanche refusée par { $names }.
table-replay = Revoir la partie
table-record = Télécharger l’enregistrement
table-proof = Le mélange était-il équitable ?
table-proof-why = La graine de tous les tirages était fixée avant le premier coup : son engagement était visible dès le début. La graine est maintenant révélée, et chacun peut vérifier qu’elle correspond à l’engagement et que chaque coup suit les règles.
table-sealed = La graine est fixée ; révélée à la fin, elle devra correspondre à cet engagement :
table-commitment = Engagement
table-seed = Graine
table-salt = Sel
table-words-added = Mots ajoutés à la graine
table-word-by = « { $word } » ({ $name })
table-verify = Téléchargez l’enregistrement et lancez :

table-curtain = Passez l’écran à { $name }
table-curtain-why = Rien de secret n’est montré avant que { $name } n’ait confirmé.
table-curtain-open = Je suis { $name } : montrer mes cartes
table-curtain-undo = { $name } : annuler mon dernier choix
table-eyes = Voir comme
table-eyes-none = Spectateur
table-eyes-open = Toutes les mains visibles

table-replay-at = Étape { $step } sur { $last }
table-replay-inside = Étape { $step } sur { $last }, événement { $part } sur { $parts }
table-replay-first = Premier moment
table-replay-previous = Une étape en arrière
table-replay-next = Une étape en avant
table-replay-last = Dernier moment
table-replay-jump = Aller à une étape
table-replay-go = Aller
table-replay-now = Retour à la partie
table-share = Copier le lien
table-branch = Essayer une autre suite
table-branch-seat = Je joue à la place de
table-branch-go = Rejouer d’ici contre des bots

table-branch-note = Cette partie reprend une autre partie à l’étape { $step }.
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
table-watching = Vous êtes spectateur : vous ne voyez que les informations publiques.
table-options = Options choisies pour cette table
table-private = Table privée : seuls ses joueurs la voient.

## Appeler le joueur

call-turn = C’est à vous de jouer.
call-clock = Il vous reste moins de { $n } secondes.
call-offer = Vous attendez les autres ? Patolli peut vous avertir quand c’est à vous, même si un autre onglet est ouvert.
call-offer-lobby = Vous attendez les autres ? Patolli peut vous avertir quand quelqu’un s’installe et quand c’est à vous, même si un autre onglet est ouvert.
call-offer-yes = Activer les notifications
call-offer-no = Plus tard
table-setting-sound = Jouer un son quand c’est à moi ou que mon temps est presque écoulé
