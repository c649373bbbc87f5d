# La ligne de commande : aide, erreurs d’usage et comptes rendus.

help-heading-usage = Usage :
help-heading-commands = Commandes
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-examples = Exemples :

help = Patolli réunit des jeux de stratégie mésoaméricains. Sans commande, il ouvre la table dans le navigateur.
help-examples =
    {"  "}patolli                                          ouvrir la table dans le navigateur
    {"  "}patolli play                                     choisir un jeu pas à pas dans ce terminal
    {"  "}patolli play zapotec --solo normal               jouer seul contre Cocijobot
    {"  "}patolli play copan --solo basic                  jouer à Copan seul contre l’Automa
    {"  "}patolli play zapotec --seats moi,hard,hard       jouer contre deux bots forts
    {"  "}patolli arena zapotec hard easy --games 200 --paired

help-serve = Ouvrir la table dans le navigateur ; c’est ce que fait patolli sans commande
help-serve-listen = Adresse d’écoute, par exemple 0.0.0.0:80 (par défaut : 127.0.0.1:5252)
help-serve-editions = Proposer pour les nouvelles tables les éditions de ce dossier : tous ses fichiers dont le nom se termine par .toml
help-serve-no_open = Ne pas ouvrir de navigateur
help-serve-public_url = Adresse publique si le serveur est derrière un proxy, par exemple https://table.example
help-serve-behind_proxy = Se fier à l’en-tête X-Forwarded-For d’un proxy placé devant le serveur pour appliquer les limites
help-serve-rate = Requêtes par seconde et par adresse avant de faire patienter ; 0 : sans limite (par défaut : 50)
help-serve-purge_after = Supprimer les tables annulées ou jamais commencées après ce nombre de jours ; 0 : jamais (par défaut : 7)
help-serve-examples =
    {"  "}patolli serve --listen 0.0.0.0:8080 --no-open
    {"  "}patolli serve --database postgres://patolli@localhost/patolli
    {"  "}patolli serve --editions editions

serve-ready = La table est ouverte à l’adresse { $url }
serve-data = Les parties sont enregistrées dans { $database }
serve-stop = Ctrl-C la ferme ; toutes les parties reprendront au prochain démarrage.
serve-no-browser = Impossible d’ouvrir un navigateur : ouvrez l’adresse vous-même.
serve-bye = La table est fermée. Rien n’est perdu.
serve-elsewhere = { $address } est déjà utilisé ; un autre port a été choisi.
serve-listen = Impossible d’écouter à l’adresse { $address } : { $why }. Choisissez-en une autre avec --listen.
serve-no-home = Il n’y a pas de dossier personnel où enregistrer les parties. Indiquez un dossier avec --data.
serve-folder = Le dossier { $folder } ne peut pas être créé : { $why }. Indiquez-en un autre avec --data.
serve-database-wrong = Ce n’est pas l’adresse d’une base de données. Écrivez --database postgres://utilisateur@hôte/nom.
serve-locked = { $database } est utilisé par un autre Patolli. Ouvrez son adresse, arrêtez-le, ou choisissez un autre dossier avec --data.
serve-lost = { $database } est vide ou manquant, alors que des parties y étaient enregistrées. Restaurez une sauvegarde avec patolli restore FICHIER. Pour repartir sans parties, supprimez { $database } et { $database }-wal.
serve-damaged = { $database } est endommagé : { $why }. Restaurez une sauvegarde avec patolli restore FICHIER.
serve-older = Les parties ont été enregistrées par un Patolli plus ancien (schéma { $found } ; celui-ci utilise { $known }). Démarrez une fois le serveur pour les mettre à jour.
serve-full = Le disque qui contient { $database } est plein. Libérez de la place, ou indiquez un autre dossier avec --data.
serve-read-only = { $database } est en lecture seule. Donnez à cet utilisateur le droit d’écrire, ou indiquez un autre dossier avec --data.
serve-newer = Les parties ont été enregistrées par un Patolli plus récent (schéma { $found } ; celui-ci utilise { $known }). Installez la version la plus récente.
serve-unreachable = { $database } est inutilisable : { $why }

help-backup = Copier la base de données dans un nouveau fichier ; le serveur peut continuer à tourner
help-backup-file = Fichier à créer
help-backup-examples =
    {"  "}patolli backup patolli-lundi.db
    {"  "}patolli backup /mnt/sauvegarde/patolli.db --data /srv/patolli
backup-done = { $database } sauvegardé dans { $file }. Gardez ce fichier privé : il contient les graines des parties en cours.
backup-exists = { $file } existe déjà. Choisissez un autre nom, ou supprimez-le d’abord.
backup-nothing = { $file } est vide ou manquant. Vérifiez le chemin.
backup-postgres = PostgreSQL a son propre outil de sauvegarde : utilisez pg_dump.

help-restore = Remplacer la base de données par une sauvegarde ; arrêter d’abord le serveur
help-restore-file = Sauvegarde à restaurer
help-restore-examples =
    {"  "}patolli restore patolli-lundi.db
    {"  "}patolli restore /mnt/sauvegarde/patolli.db --data /srv/patolli
restore-done = { $database } restauré avec { $n ->
    [one] { $n } partie.
   *[other] { $n } parties.
}
restore-old = La base de données précédente est conservée sous le nom { $file }.
restore-postgres = PostgreSQL a ses propres outils de restauration : utilisez psql ou pg_restore.

help-check = Vérifier la base de données et rejouer chaque partie ; le serveur peut continuer à tourner
help-check-examples =
    {"  "}patolli check
    {"  "}patolli check --data /srv/patolli
    {"  "}patolli check --database postgres://patolli@localhost/patolli
check-flaw = ✗ { $id } : { $fault ->
    [missing] l’entrée { $entry } manque
    [seed] la graine ne correspond pas à l’engagement
    [impossible] l’entrée { $entry } ne peut pas être rejouée
   *[changed] l’entrée { $entry } a été modifiée ou déplacée
} ; la partie n’est pas fiable à partir de l’étape { $step }.
check-snapshot = ✗ { $id } : l’instantané a été modifié et n’est pas utilisé.
check-unopened = ✗ { $id } : la partie ne peut pas être ouverte : { $why }.
check-salvaged = • { $id } : commencée avec la version { $rules } des règles, continuée à partir de l’étape { $step } avec les règles actuelles.
check-good = { $n ->
    [one] { $n } partie est fiable
   *[other] Les { $n } parties sont fiables
} ({ $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}).
check-bad = { $bad ->
    [one] Un problème trouvé
   *[other] { $bad } problèmes trouvés
} dans { $n ->
    [one] { $n } partie.
   *[other] { $n } parties.
} Restaurez une sauvegarde avec patolli restore FICHIER, ou laissez ces parties en lecture seule.

help-play = Jouer dans ce terminal
help-play-game = Le jeu : zapotec, copan, ahau ou yucatan
help-play-seats = Joueurs dans l’ordre des places, séparés par des virgules : moi, un nom, ou un niveau de bot (random, easy, normal, hard, expert)
help-play-resume = Reprendre une partie sauvegardée
help-play-no_confirm = Jouer sans confirmation les coups qui ne peuvent pas être annulés (par défaut si l’entrée est redirigée)
help-play-save = Sauvegarder la partie dans ce fichier, même si l’entrée s’interrompt
help-play-examples =
    {"  "}patolli play zapotec --solo hard --seed 42
    {"  "}patolli play zapotec --seats Ana,Luis,normal --save soiree.jsonl
    {"  "}patolli play copan --seats moi,normal --option event=long_easy
    {"  "}patolli play --resume soiree.jsonl

help-replay = Montrer une partie enregistrée : pas à pas au terminal, d’un bloc si la sortie est redirigée
help-replay-step = Montrer le plateau après N coups, puis terminer
help-replay-seat = Voir ce que voit cette place, comptée à partir de 0 (par défaut : en spectateur)
help-replay-examples =
    {"  "}patolli replay soiree.jsonl
    {"  "}patolli replay soiree.jsonl --step 30 --seat 0

help-verify = Vérifier une partie : l’engagement sur la graine, chaque coup et l’état final
help-verify-examples = {"  "}patolli verify soiree.jsonl

help-position = Lire ou modifier un moment d’une partie, enregistré dans un fichier
help-position-new = Écrire la position de départ d’une nouvelle partie
help-position-show = Dessiner une position ; à la fin, afficher aussi les points et le vainqueur
help-position-show-json = Afficher en JSON le joueur qui doit agir, les points par source et les vainqueurs
help-position-legal = Lister les actions possibles, en notation
help-position-apply = Jouer des actions ; écrit la nouvelle position, et les événements sur l’erreur standard
help-position-apply-actions = Actions en notation, une ou plusieurs ; « 1: play 13 » nomme la place
help-position-apply-json = Afficher la position, les événements et les points en un seul objet JSON
help-position-value = Évaluer chaque coup possible d’une position
help-position-value-level = Temps de réflexion : quick (rapide) ou deep (profond) (par défaut : quick)
help-position-why = Expliquer pourquoi une action est impossible
help-position-why-action = Une action en notation
help-position-examples =
    {"  "}patolli position new zapotec --players 3 --seed 42 > depart.json
    {"  "}patolli position legal depart.json --seat 0
    {"  "}patolli position apply depart.json "0: play 13" > suite.json
    {"  "}patolli position why depart.json "income row"

help-edition = Valeurs des composants et éditions modifiées
help-edition-show = Écrire les tables de composants avec la source de chaque valeur
help-edition-check = Vérifier un fichier d’édition et lister ce qu’il change
help-edition-check-file = L’édition : un fichier TOML
help-edition-examples =
    {"  "}patolli edition show zapotec
    {"  "}patolli edition check zapotec ma-boite.toml
    {"  "}patolli play zapotec --solo easy --edition ma-boite.toml

help-arena = Faire jouer des bots entre eux et montrer le taux de victoires de chacun
help-arena-bots = Bots : random, easy, normal, hard, expert ; hard et expert aussi avec un budget par choix : expert@1s, hard@500 (simulations)
help-arena-games = Nombre de parties (par défaut : 100)
help-arena-paired = Jouer chaque donne une fois dans chaque rotation des bots autour de la table
help-any-threads = Parties simultanées (par défaut : tous les cœurs)
help-arena-examples =
    {"  "}patolli arena zapotec hard easy --games 200 --paired
    {"  "}patolli arena zapotec expert@1s hard --games 20 --paired
    {"  "}patolli arena zapotec hard normal normal normal --games 80 --paired --json

help-bench = Mesurer la vitesse du moteur, comparée à une référence (échecs au hasard)
help-bench-game = Le jeu (par défaut : tous)
help-bench-search = Mesurer aussi la recherche arborescente avec deux threads
help-bench-seconds = Secondes par fenêtre de mesure (par défaut : 1)
help-bench-examples = {"  "}patolli bench zapotec --search
help-analyse = Analyser une partie terminée : erreurs, chance et habileté
help-analyse-level = Temps de réflexion : quick (rapide) ou deep (profond) (par défaut : quick)
help-analyse-seat = Seulement les erreurs de ce joueur
help-analyse-seed = Détermine les mondes essayés (par défaut : toujours les mêmes)
help-chances = Comparer les chances de victoire annoncées avec les résultats de parties entre robots
help-chances-matches = Nombre de parties pour chaque nombre de joueurs (par défaut : 200)
help-chances-fit = Afficher les écarts de points qui expliquent le mieux les résultats, en lignes du fichier de données

help-loadtest = Tester un serveur sous charge : beaucoup de parties par son interface HTTP ; affiche les coups par seconde et le temps du clic à l’accusé de réception durable
help-loadtest-url = Adresse du serveur (par défaut : un serveur temporaire démarré sur un dossier vide)
help-loadtest-matches = Parties simultanées (par défaut : 100)
help-loadtest-rate = Coups par seconde pour toutes les parties dans la première mesure ; 0 : seulement à pleine vitesse (par défaut : 200)
help-loadtest-seconds = Secondes par mesure (par défaut : 10)
help-loadtest-watchers = Ouvrir N flux d’événements et mesurer la mémoire de chacun
help-loadtest-bots = Occuper N tables de bots experts pour un seul joueur et mesurer l’effet sur les autres (par défaut : 0)
help-loadtest-examples =
    {"  "}patolli loadtest
    {"  "}patolli loadtest --watchers 5000
    {"  "}patolli loadtest --bots 50
    {"  "}patolli loadtest --url http://127.0.0.1:5252 --matches 20 --rate 50

load-no-matches = Il faut au moins une partie : --matches 1.
load-no-server = Aucun serveur ne répond.
load-url = { $url } n’est pas une adresse valable. Écrivez http://127.0.0.1:5252 ; un serveur à tester se lance avec --rate 0.
load-moves = coups
load-first-page = du démarrage sur un dossier vide à la première page : { $ms } ms
load-paced = au rythme fixé : { $rate } coups durables/s, du clic à l’accusé de réception p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms ({ $moves } coups, { $refused } refusés)
load-saturated = à pleine vitesse : { $rate } coups durables/s, p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms ({ $moves } coups, { $refused } refusés)
load-growth = {"  "}p50 des premiers coups d’une partie : { $early } ms ; des derniers : { $late } ms
load-over = page d’une partie terminée : { $ms } ms
load-easy-bot = bot facile d’un autre joueur, à côté de { $n } tables d’experts : p95 { $beside } ms (seul : { $alone } ms)
load-beside-bots = accusés de réception à côté d’elles : p95 { $beside } ms (seuls : { $alone } ms)
load-watchers = { $n } spectateurs : { $kib } Kio de mémoire chacun

help-completions = Écrire un script de complétion pour un interpréteur de commandes
help-completions-shell = bash, elvish, fish, powershell ou zsh
help-completions-examples = {"  "}patolli completions bash > ~/.local/share/bash-completion/completions/patolli

help-man = Écrire les pages de manuel de toutes les commandes dans un dossier
help-man-folder = Le dossier ; il est créé s’il n’existe pas
help-man-examples = {"  "}patolli man ~/.local/share/man/man1

help-any-data = Enregistrer les parties dans ce dossier (par défaut : le dossier de données de l’utilisateur)
help-any-database = Enregistrer les parties dans une base PostgreSQL, que plusieurs serveurs peuvent partager
help-any-lang = Langue : en ou fr
help-any-help = Expliquer cette commande
help-any-version = Afficher la version
help-any-game = Le jeu : zapotec, copan, ahau ou yucatan
help-any-players = Nombre de joueurs
help-any-solo = Jouer en solo à cette difficulté : zapotec easy, normal ou hard (Cocijobot) ; copan basic ou advanced (Automa) ; ahau easy, moderate ou hard (Roi Pakal) ; yucatan n’a pas de mode solo
help-any-options = Une autre option du jeu, comme event=long_easy ; en cas d’erreur, toutes les options sont listées
help-any-seed = Graine du hasard : n’importe quel texte. La même graine et les mêmes actions donnent la même partie
help-any-edition = Appliquer des valeurs de composants modifiées
help-any-file = Le fichier
help-any-seat = La place, comptée à partir de 0
help-any-json = Écrire du JSON

usage-no-command = Il n’y a pas de commande « { $name } ».
usage-unknown = Il n’y a pas d’argument « { $argument } » ici.
usage-missing = Argument manquant : { $argument }.
usage-conflict = { $argument } est incompatible avec { $other }.
usage-no-value = { $argument } demande une valeur.
usage-value-of = Valeur non valable pour { $argument } : « { $value } ». Valeurs possibles : { $known }.
usage-value = Valeur non valable pour { $argument } : « { $value } ».
usage-which-command = Quelle commande ?
usage-wrong = Cette ligne de commande n’est pas valable.
usage-hint = Ajoutez --help pour afficher les possibilités.

error-lang = La langue « { $lang } » n’est pas disponible. Choisissez en ou fr.
error-write = Impossible d’écrire { $file } : { $why }.
error-file = { $file } est illisible : { $why }.
error-file-size = { $file } est trop volumineux : la limite est de { $most }.
error-option-form = « { $option } » n’est pas une option : écrivez CLÉ=VALEUR.
error-seat = Il n’y a pas de place { $seat } : elles vont de 0 à { $last }.
error-level = « { $name } » n’est pas un niveau de bot. Niveaux possibles : { $known }. Dans l’arène, hard et expert peuvent avoir un budget, comme expert@1s ou hard@500.
error-over = La partie est terminée : personne n’a plus rien à jouer.
error-which-seat = Plusieurs places doivent agir ({ $seats }). Indiquez-en une avec --seat N, ou écrivez « N: action ».
error-refused = « { $action } » est impossible. { $why }

seat-name = Place { $seat }
why-possible = « { $action } » est possible.

edition-good = L’édition « { $name } » est valide. { $n ->
    [0] Elle ne change rien.
    [one] Elle change une valeur :
   *[other] Elle change { $n } valeurs :
}

verify-commitment = ✓ La graine correspond à l’engagement { $hash }
verify-moves = ✓ { $n ->
    [one] Un coup suit
   *[other] Les { $n } coups suivent
} les règles
verify-end = ✓ L’état final est { $hash }
verify-good = La partie est authentique.
verify-start = • L’enregistrement commence au milieu d’une partie, à partir d’une position donnée.
verify-salvaged = • La partie a commencé avec la version { $rules } des règles. { $step ->
    [0] Ses coups ont été rejoués avec les règles actuelles.
   *[other] L’enregistrement commence après l’étape { $step } ; les coups précédents n’y figurent pas.
}
verify-untrusted = À partir du coup { $n }, l’enregistrement n’est pas fiable : la partie a été modifiée ou endommagée sur le serveur.
verify-no-end = Tous les coups sont valables, mais il manque la fin : la partie n’est pas terminée, ou le fichier a été coupé.

replay-prompt = { $step }/{ $last }  Entrée : suivant · b : retour · un nombre : aller à l’étape · q : quitter >{" "}
replay-no-step = Il n’y a pas d’étape { $step } : la partie en a { $last }.

arena-games = Le nombre de parties doit être entre 1 et { $most }.
arena-too-many = { $levels } bots, c’est trop pour une table de { $players }.
arena-head = { $game }, { $seats } places, { $games } parties, graine « { $seed } »
arena-head-paired = { $game }, { $seats } places, { $games } parties sur donnes appariées avec rotation des places, graine « { $seed } »
arena-columns = bot         victoires parties  taux     intervalle 95 %  points  rang ms/choix
bench-head = Jeu au hasard sur un seul thread. La référence est le jeu d’échecs au hasard avec sa liste complète de coups, dans la même mesure.
bench-columns = jeu       joueurs    choix/s  référence  rapp.   tirage/s  rapp. parties/s branch. longueur
bench-cost-columns = jeu       joueurs  octets     copie     liste      coup  déterminis.  estimation   (nanosecondes)
bench-search-columns = jeu       joueurs simulations               threads simulations/s accélération
value-head = { $name } : chances de victoire et avance attendue de chaque coup, le meilleur d’abord (≈ pas nettement moins bon)
value-columns = {"  "}gagne   avance       coup
value-why = Le premier rapporte, par rapport au deuxième : { $parts }.
value-waits = Le joueur { $seat } n’a rien à décider. Choisissez-en un autre avec --seat, ou omettez l’option.
chances-head = Chances de victoire annoncées et résultats, { $players ->
    [one] en solo
   *[other] à { $players } joueurs
}
chances-columns = annoncé    gagné     cas
bench-seconds = La durée doit être comprise entre 0,01 et 600 secondes.
