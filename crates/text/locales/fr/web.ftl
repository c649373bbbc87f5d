# Les pages autour de la table.

## Le cadre

web-skip = Aller au contenu
web-nav = Navigation
web-nav-home = Accueil
web-nav-rules = Règles
web-rules-games = Les règles de chaque jeu
web-nav-me = Vous êtes
web-theme = Thème :
web-theme-title = Passer d’automatique à clair ou sombre
web-theme-auto = Automatique
web-theme-light = Clair
web-theme-dark = Sombre
web-unofficial = Patolli est l’œuvre d’amateurs de ces jeux. C’est un projet non officiel, sans lien avec leurs auteurs ni leurs éditeurs, qui ne contient aucun de leurs textes ni de leurs images. Si un jeu vous plaît ici, achetez-le.
web-to-home = Retour à l’accueil
web-back = Retour
web-save = Enregistrer
web-link = Lien
web-link-local = Il ne fonctionne que sur cet ordinateur, car la table n’est accessible que depuis lui. Pour accueillir d’autres appareils, lancez : patolli serve --listen 0.0.0.0:5252
web-copy = Copier le lien
web-copied = Copié

## Accueil

web-hero = La stratégie des vallées d’Oaxaca et d’ailleurs
web-hero-more = Jouez sans compte et sans rien installer : seul, contre des bots, ou avec des amis grâce à un lien.
web-shelf = Jeux
web-play-alone = Jouer seul
web-play-bots = Avec des bots
web-play-friends = Inviter des amis
web-play-hotseat = À plusieurs devant cet écran
web-rules-of = Règles : { $game }
web-my-matches = Vos parties
web-rematch-offered = { $name } vous propose une revanche : { $game }.
web-rematch-accept = Accepter
web-rematch-decline = Refuser
web-more-matches = { $n ->
    [one] Une autre partie
   *[other] { $n } autres parties
}
web-title-mine = { $n ->
    [one] ● À vous
   *[other] ● À vous dans { $n } parties
}
web-your-turn = À vous
web-gathering = Pas encore commencée
web-waiting-for = On attend : { $names }
web-over = Terminée
web-cancelled = Annulée
web-stopped = Lecture seule
web-open-match = Ouvrir
web-open-watch = Regarder
web-open-replay = Revoir
web-open-result = Résultat
web-to-watch = Parties à regarder
web-nothing-to-watch = Aucune partie publique n’est en cours. Pour faire apparaître la vôtre ici, cochez « Autoriser les spectateurs » en préparant la table.
web-finished = Vos parties terminées
web-helped = Avec l’aide de bots : { $names }
web-ago-now = à l’instant
web-ago-minutes = { $n ->
    [one] il y a une minute
   *[other] il y a { $n } minutes
}
web-ago-hours = { $n ->
    [one] il y a une heure
   *[other] il y a { $n } heures
}
web-ago-days = { $n ->
    [one] hier
   *[other] il y a { $n } jours
}

## Noms

web-name = Votre nom
web-name-hint = C’est le nom que les autres verront. Vous pourrez le changer.
web-names = Jaguar, Quetzal, Coati, Héron, Ocelot, Toucan, Iguane, Agouti, Axolotl, Colibri
# Noms refusés aux joueurs : les bots, les adversaires solo et le serveur les portent.
names-reserved = bot, robot, ia, ordinateur, serveur, système, hôte, hôtesse, admin, administrateur, administratrice, modérateur, modératrice, Patolli, Pakal, vous
web-seats = Places
web-seat-open = libre

## Une nouvelle table

web-new-ways = Façons de jouer
web-new-solo = Votre adversaire : { $name }, prévu par les règles du jeu.
web-new-my-seat = La première place est la vôtre. Qui occupe les autres ?
web-new-seat = Place { $n }
web-new-nobody = personne
web-new-friend = un ami, par un lien
web-new-beside = quelqu’un devant cet écran
web-new-bot = un bot : { $level }
web-new-beside-name = Nom
web-new-more = Temps de réflexion, rythme, spectateurs
web-new-clock = Temps de réflexion
web-new-clock-zero = Quand le temps d’un joueur est écoulé, un bot prend le relais ; le joueur peut reprendre sa place à tout moment.
web-clock-none = Sans limite
web-clock-live = Temps réel : { $minutes } minutes par joueur, et { $gain } secondes de plus après chaque décision
web-clock-days = { $n ->
    [one] Un jour par décision
   *[other] { $n } jours par décision
}
web-new-pace = Rythme des bots
web-pace-none = immédiat
web-pace-quick = rapide
web-pace-normal = normal : facile à suivre
web-pace-slow = lent
web-new-watch = Autoriser les spectateurs
web-new-watch-hint = La partie figure sur la page d’accueil. Les spectateurs ne voient que les informations publiques.
web-new-lobby = Se réunir avant de commencer
web-new-lobby-hint = Vous pourrez ajouter un mot de votre choix à la graine. Avec des amis, on commence toujours par là.
web-new-begin = Commencer
web-new-set-up = Préparer la table

## Avant la partie

web-lobby-title = { $game } : avant de commencer
web-lobby-open = { $n ->
    [one] Une place est libre. Créez un lien et envoyez-le à la personne de votre choix.
   *[other] { $n } places sont libres. Créez un lien pour chacune et envoyez-les aux personnes de votre choix.
}
web-lobby-ready = Tout le monde est là. Chaque joueur peut lancer la partie.
web-lobby-arrived = { $name } s’est installé à votre table.
web-lobby-gone = Cette partie a été annulée avant de commencer.
web-lobby-host = hôte
web-invite = Créer un lien d’invitation
web-invite-again = Créer un autre lien
web-invite-hint = Toute personne qui a ce lien peut prendre la place ; un nouveau lien l’annule. Seul cet appareil l’affiche.
web-revoke = Annuler les invitations
web-lobby-start = Commencer
web-lobby-cancel = Annuler la partie
web-lobby-stand-up = Quitter la place
web-lobby-terms = Options de la partie
web-lobby-watched = Les spectateurs sont autorisés.
web-lobby-private = Seuls les joueurs de cette table voient la partie.
web-luck-title = Un tirage équitable
web-luck-commitment = La graine de cette partie est déjà fixée, et ce nombre en est la preuve : elle sera révélée à la fin, et chacun pourra vérifier qu’elle n’a pas changé.
web-luck-words = Ajouté à la graine :
web-luck-add = Ajoutez un mot de votre choix à la graine, pour que personne ne puisse connaître le tirage d’avance
web-luck-button = Ajouter

## Invitations et appareils

web-join-title = { $host } vous invite à jouer à { $game }
web-join-title-none = On vous invite à jouer à { $game }
web-join-seat = La place { $n } vous attend.
web-join-running = La partie a déjà commencé.
web-join-already = Vous êtes déjà à cette table. Laissez ce lien à quelqu’un d’autre, sauf si vous voulez une seconde place devant cet écran.
web-join = Prendre la place
web-device-title = Ajouter cet appareil
web-device-more = Ce lien permet de jouer sous votre nom sur cet appareil. Il ne sert qu’une fois.
web-device-already = Cet appareil est utilisé par { $name }. Il sera désormais le vôtre.
web-device-confirm = Oui, c’est mon appareil
web-me-title = Vous
web-me-name = Nom
web-me-name-hint = Les parties commencées gardent l’ancien nom.
web-me-renamed = Votre nom a été changé.
web-me-devices = Vos appareils
web-me-devices-more = Il n’y a pas de mot de passe : ce navigateur vous reconnaît. Pour continuer sur votre téléphone ou un autre ordinateur, créez un lien et ouvrez-le là-bas.
web-me-make-link = Créer un lien pour un second appareil
web-me-link-hint = Valable une seule fois, pendant 15 minutes. Gardez-le pour vous : toute personne qui l’ouvre joue sous votre nom.
web-me-forget-more = Vous avez perdu un appareil, ou envoyé le lien à la mauvaise personne ?
web-me-forget = Déconnecter tous les autres appareils
web-me-forgotten = Tous les autres appareils sont déconnectés.

## Règles

web-rules-search = Chercher dans les règles
web-rules-find = Chercher
web-rules-contents = Sommaire
web-rules-assumption = Hypothèse { $ruling }
web-rules-assumption-mark = Hypothèse
web-rules-none = Aucun résultat. Essayez un seul mot, ou le numéro d’une règle comme 6.1.
web-rules-found = { $n ->
    [0] Aucun résultat pour « { $query } »
    [one] Un passage pour « { $query } »
   *[other] { $n } passages pour « { $query } »
}

## Erreurs : ce qui s’est passé, et que faire

web-error-title-nothing = Il n’y a rien ici
web-error-title-forbidden = Accès réservé
web-error-title-wait = Pas si vite
web-error-title-server = Une erreur s’est produite
web-error-title-refused = Action impossible
web-error-not-found = Cette page n’existe pas. Vérifiez l’adresse, ou repartez de l’accueil.
web-error-no-match = Il n’y a pas de partie à cette adresse. Elle a peut-être été supprimée : les tables annulées ou jamais commencées ne sont gardées qu’un certain temps. Vérifiez le lien, ou créez une nouvelle table.
web-error-no-invite = Ce lien n’est plus valable : il a déjà servi, a été annulé ou a expiré. Demandez-en un nouveau.
web-error-not-your-seat = Seuls les joueurs de cette table y ont accès. Demandez-leur un lien d’invitation. Si vous jouez sur un autre appareil, ouvrez-y « Vous » et créez un lien pour celui-ci.
web-error-no-guest = Ce navigateur n’est pas encore reconnu. Repartez de l’accueil ; si vous avez joué sur un autre appareil, ouvrez-y « Vous » et créez un lien pour celui-ci.
web-error-stale = La table a changé entre-temps. Regardez-la, puis décidez de nouveau ; rien n’est perdu.
web-error-stopped = Cette partie est en lecture seule, car son journal enregistré n’est pas fiable. Rien n’a été modifié. L’administrateur du serveur peut restaurer une sauvegarde.
web-error-damaged = La base de données du serveur est endommagée : plus rien n’est enregistré et rien n’a été modifié. L’administrateur du serveur peut restaurer une sauvegarde.
web-error-bot-plays = Un bot décide pour cette place. Reprenez d’abord la place.
web-error-not-now = Ce n’est pas possible en ce moment. Regardez la table.
web-error-seats-open = Des places sont encore libres. Invitez d’abord quelqu’un.
web-error-empty = Écrivez d’abord quelque chose.
web-error-too-many = Vous avez { $most } parties ouvertes : c’est le maximum. Terminez-en une ou annulez-en une d’abord.
web-error-seats = Ce choix de places n’est pas valable. Choisissez de nouveau.
web-error-broken-match = Cette partie ne peut pas être ouverte : son journal enregistré est endommagé. L’administrateur du serveur en trouvera la cause dans le journal et peut restaurer une sauvegarde. Vos autres parties ne sont pas concernées.
web-error-disk-full = Le disque du serveur est plein : rien n’a été enregistré et rien n’a changé. L’administrateur du serveur doit libérer de la place ; réessayez ensuite.
web-error-read-only = Le serveur ne peut pas écrire dans sa base de données : rien n’a été enregistré et rien n’a changé. L’administrateur du serveur doit rétablir l’accès en écriture ; réessayez ensuite.
web-error-unavailable = Le serveur ne peut pas joindre sa base de données. Rien de ce qui a été confirmé n’est perdu. Réessayez dans un instant.
web-error-slow = L’opération a pris trop de temps. Vérifiez si elle a abouti, puis réessayez dans un instant.
web-error-bug = C’est une erreur de Patolli, pas la vôtre. L’administrateur du serveur en trouvera la cause dans le journal. Revenez en arrière et réessayez.
web-error-host = Ce nom n’est pas une adresse connue du serveur. Utilisez l’adresse affichée à son démarrage ; l’administrateur du serveur peut lui donner une adresse publique.
web-error-origin = Cette demande vient d’un autre site et a été refusée. Si elle vient de vous, refaites-la sur la page de la table.
web-error-too-fast = Trop de demandes depuis votre adresse. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
web-error-form = Ce formulaire n’est pas valable. Revenez en arrière, rechargez la page et remplissez-le de nouveau.
web-error-method = Cette adresse ne s’ouvre pas directement. Repartez de l’accueil.
web-error-large = L’envoi est trop volumineux. Réduisez le texte et réessayez.
web-error-seat-name = { $seat } : { $why }
web-error-alone = Choisissez au moins un autre joueur ou un bot, ou jouez en solo (adversaire : { $name }).
web-new-title = { $game } : { $kind }
