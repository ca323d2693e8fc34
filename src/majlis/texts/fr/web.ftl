# Ce que dit la page autour des plateaux.

page-title = Majlis
page-home = Vers l’accueil
page-loading = Un instant…
page-close = Fermer
page-colon = { " " }:
page-yes = oui
page-no = non
page-none = aucun
page-name = Nom
page-save = Garder
page-saved = C’est gardé.
page-send = Envoyer
page-start = Commencer
page-copied = Copié

# ---- les jeux

page-game = Jeu
page-games = Jeux
page-game-alrashid = Al-Rashid
page-game-almadi = Almadi
page-game-belaad = Belaad
page-game-alhambra = Alhambra
page-about-alrashid = Des familles s’élèvent dans la ville ronde : placer, devancer, négocier, combattre.
page-about-almadi = Composez un royaume où une tuile réveille la suivante.
page-about-belaad = Deux peuples courtisent les érudits ; un troisième attend, un poignard à la main.
page-about-alhambra = Payez juste, bâtissez bien, entourez de murs.
page-length-alrashid = 90 min
page-length-almadi = 45 min
page-length-belaad = 75 min
page-length-alhambra = 60 min

# ---- l’accueil

page-play = Jouer
page-new = Nouvelle table
page-learn = Apprendre
page-rules = Règles
page-hero = Prenez place. La table est mise.
page-hero-help = Quatre jeux du temps des califes, contre des amis ou des robots, sur tout écran.
page-start-at-once = Commencer tout de suite
page-seats = Places
page-seat-count = { $count } places
page-bots = Robots
page-play-bots = Contre des robots
page-open-table = Ouvrir une table
page-learn-by-playing = Apprendre en jouant
page-tables-mine = Vos tables
page-tables-open = Tables ouvertes
page-tables-live = Parties en cours
page-tables-finished = Terminées
page-no-mine = Vous n’êtes à aucune table. Commencez-en une ci-dessus.
page-no-open = Aucune table n’attend de joueurs. Ouvrez-en une.
page-no-live = Rien à regarder pour l’instant.
page-no-finished = Les parties finies sont gardées ici, à revoir.
page-all-tables = Toutes ({ $count })
page-seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
page-thinks = { $name } réfléchit
page-go-on = Jouer
page-join = Rejoindre
page-look = Voir
page-review = Revoir
page-just-now = à l’instant

level-random = Au hasard
level-novice = Novice
level-apprentice = Apprenti
level-expert = Expert
level-master = Maître

# ---- ouvrir une table

page-table-kind = Comment on joue
page-speed = Pendule
page-public = Chacun peut jouer et regarder
page-public-help = Sinon, seulement ceux qui ont votre lien.
page-options = Options
page-options-help = chacune avec la règle qu’elle change
page-create = Ouvrir la table
page-fill-me = Vous
page-fill-open = Libre pour un ami
page-fill-hot = Quelqu’un devant cet écran
page-fill-bot = Robot : { $level }
page-fill-all = Compléter avec des robots
page-fill-with = Compléter avec…
speed-none = Sans pendule
speed-live-600-10 = 10 minutes chacun, 10 s par coup
speed-live-1200-20 = 20 minutes chacun, 20 s par coup
speed-live-2400-30 = 40 minutes chacun, 30 s par coup
speed-days-1 = Un jour par coup
speed-days-3 = Trois jours par coup
speed-days-7 = Une semaine par coup

option-alrashid-edition = Édition
value-alrashid-edition-fr = française
value-alrashid-edition-it = italienne
option-alrashid-spy_move = Les espions déplacent
value-alrashid-spy_move-own = ses propres pions
value-alrashid-spy_move-any = tout pion
option-alrashid-favourite_pays_copied = La Favorite paie une faveur copiée
option-alrashid-diplomat = Le Diplomate retient un pion
value-alrashid-diplomat-may = s’il le veut
value-alrashid-diplomat-must = toujours
option-alrashid-end_tie_break = Égalité à la fin
value-alrashid-end_tie_break-wealth_then_order = richesse, puis ordre du tour
value-alrashid-end_tie_break-shared = victoire partagée
option-alrashid-crisis_tiles = Tuiles de crise
value-alrashid-crisis_tiles-it = jeu italien
value-alrashid-crisis_tiles-fr = jeu français
option-alrashid-country_cut = Les biens quittent un pays
value-alrashid-country_cut-after_battle = après la bataille
value-alrashid-country_cut-before_battle = avant la bataille
option-alrashid-battle_partial = Une bataille à demi gagnée retire
value-alrashid-battle_partial-colour = des couleurs entières
value-alrashid-battle_partial-token = des jetons un à un
option-alrashid-idle_dishonour = Déshonneur pour un pion oisif
option-alrashid-duplicate_titles = Deux fois le même titre
option-alrashid-take_fewer = Prendre moins de biens
option-almadi-characters = Variante des personnages
option-almadi-choose_start = Choisir la tuile de départ
option-belaad-consent = L’accord des alliés
value-belaad-consent-ask = est demandé
value-belaad-consent-auto = va de soi
option-belaad-orange_clear = Libérer des jetons orange
value-belaad-orange_clear-bottom = la case du bas
value-belaad-orange_clear-all = toutes les cases
option-belaad-order_token_sharing = L’Ordre partage ses jetons
option-belaad-order_last_scholar = L’Ordre au dernier érudit
value-belaad-order_last_scholar-wins = gagne
value-belaad-order_last_scholar-too_late = arrive trop tard
option-belaad-turn_limit = Nombre de tours au plus
option-alhambra-scoring_cards = Cartes de décompte
option-alhambra-sultan = Le Sultan
option-alhambra-caravanserai = Caravansérail
option-alhambra-moorish_art = L’art des Maures
option-alhambra-vizier = La faveur du vizir
option-alhambra-exchange = Bureau de change
option-alhambra-diamonds = Diamants
option-alhambra-coins = Pièces
option-alhambra-end_trigger = La fin vient
value-alhambra-end_trigger-unfilled_space = quand une case reste vide
value-alhambra-end_trigger-empty_supply = quand la réserve est vide
option-alhambra-allow_wasteful_payment = Paiements excessifs
option-alhambra-open_hands = Mains ouvertes

# ---- en attendant les joueurs

page-waiting-for = Une table de { $game }
page-waiting-help = La partie commence dès que chaque place est prise.
page-private-table = Seulement pour qui a le lien
page-seat-open = libre
page-sit = S’asseoir
page-free-seat = Libérer la place
page-free-sure = Reprendre la place de { $name } ?
page-free-do = La reprendre
page-not-so = Laisser
page-invite = Copier l’invitation
page-leave = Quitter la partie
page-leave-sure = Quitter la partie ? Un robot continue, et vous pouvez reprendre la place.

# ---- la table

page-board = Plateau
page-players = Joueurs
page-log = Journal
page-chat = Discussion
page-details = Détails
page-settings = Réglages
page-undo = Annuler
page-undo-ask = Demander à reprendre
page-you = vous
page-bot = robot
page-away = parti ; un robot joue
page-not-here = pas connecté
page-clock = temps restant
page-days-hours = { $days } j { $hours } h
page-move = coup { $step }
page-score = { $name } : { $points } points
page-your-turn = À vous
page-over = La partie est finie.
page-point = Choisissez parmi ce qui est marqué.
page-choose = Lequel voulez-vous dire ?
page-choices = Choix
page-hint = Conseil
page-hints = Un robot fort y songerait :
page-chance = { $chance } % de gagner
page-do-it = Valider
page-tray = Ce que vous posez
page-tray-laid = Posé
page-tray-shelf = À poser
page-tray-empty = Rien n'est encore posé.
page-tray-ways = Tout prêts
page-tray-of = { $bound ->
    [at_most] { $reached } sur { $want } au plus
   *[other] { $reached } sur { $want }
 }
page-tray-count = { $count ->
    [one] { $count } posé
   *[other] { $count } posés
}
page-tray-missing = { $count ->
    [one] il en manque { $count }
   *[other] il en manque { $count }
 }
page-tray-over = { $count } de trop
page-put-back = Reposer
page-step-back = Un pas en arrière
page-ready = Le faire ainsi ?
page-forced = rien d'autre n'est possible
page-then-chance = La suite dépend du hasard.
page-then-over = Ensuite, la partie est finie.
page-clause = Règle { $id }
page-nothing-here = Rien ne s’est encore passé.
page-log-all = Tout montrer ({ $count })
page-chat-empty = Personne n’a encore rien dit.
page-chat-say = Dire quelque chose
page-not-connected = Pas de connexion. Votre table est en sûreté ; nouvel essai dans { $seconds } s.
page-upgraded = La maison a été rénovée depuis que cette page est ouverte.
page-upgraded-help = Chargez la nouvelle page ; vos tables sont en sécurité.
page-reload = Charger la nouvelle page
page-undo-asked = Vous avez demandé à reprendre ; les autres décident.
page-undo-wish = { $name } voudrait reprendre son dernier coup.
page-agree = Accepter
page-refuse = Refuser
page-absent = { $name } n’est pas connecté.
page-let-bot = Laisser jouer un robot
page-let-bot-sure = Laisser un robot jouer pour { $name } ? La place peut être reprise à tout moment.
page-you-left = Vous êtes absent ; un robot joue pour vous.
page-come-back = Reprendre la place
page-frozen = Les règles ont changé depuis le début ; on peut lire cette partie, mais plus la jouer.
page-pass-to = Passez l’appareil à { $name }
page-pass-help = L’écran reste fermé jusque-là.
page-pass-taken = Je suis { $name }
page-fixture = Cette table est une image : on ne peut rien y jouer.

# ---- ce que les autres ont fait, et les scènes

page-since = Depuis votre dernier tour
page-last-turns = Les derniers tours
page-turns = { $count ->
    [0] personne n’a encore joué
    [one] { $count } tour
   *[other] { $count } tours
}
page-more-turns = { $count } de plus avant
page-turn-of = Tour { $number } : { $name }
page-no-points = aucun point
page-catching-up = on rattrape
page-paused = en pause
page-looking-back = retour en arrière
page-resume = Continuer
page-show-again = Revoir
page-your-turn-now = À vous : au plateau
page-meaning = Ce que cela change pour vous
page-leads = { $name } mène de { $by }.
page-you-lead = Vous menez de { $by }.
page-level = { $names } : à égalité avec { $points }.
page-gained-most = { $name } gagne le plus : { $points }
page-you-changed = Vos points : { $points }
page-tally = Le décompte
page-this-scene = en tout
page-why = Pourquoi
page-rows = Les lignes de cette scène
page-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
page-once-more = Encore une fois
page-carry-on = Continuer la partie
page-to-result = Au résultat

# ---- la fin

page-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
page-result-help = Chaque nombre a sa règle.
page-source = Origine des points
page-total = Total
page-rematch = Rejouer
page-replay-review = Revoir et analyser
page-look-board = Voir le plateau
page-share = Copier le lien

# ---- revoir et analyser

page-replay = Revoir
page-replay-only = Ceci est une partie passée : on ne peut rien y jouer.
page-time-line = Ligne du temps
page-win-chance = Chances de gagner
page-score-curve = Points
page-ask-review = Analyser cette partie
page-review-running = Analyse en cours : { $percent } %
page-review-failed = L’analyse a échoué.
page-first = Au début
page-before = Un coup en arrière
page-next = Un coup en avant
page-last = À la fin
page-play-on = Lecture
page-pause = Pause
page-move-of = coup { $step } sur { $steps }
page-eyes = Vu par
page-eyes-all = tous
page-score-sheet = Feuille de score
page-what-if = Et si ?
page-turning = Tournants
page-found = { $count } trouvés
page-better = Mieux :
page-chances = { $taken } % contre { $better } %
page-turning-number = Tournant { $number }
page-way-played = Joué
page-way-better = Mieux
page-percent = { $percent } %
page-no-turning = Aucun choix n’a coûté cher. Bien joué.
page-luck-play = Chance et jeu
page-luck = chance
page-by-play = jeu
page-luck-help = En points de chance de gagner : ce qu’ont donné les tirages, et ce qu’ont donné les choix.

# ---- le livre des règles

page-rules-of = Règles de { $game }
page-rules-failed = Le livre des règles n’a pas pu être chargé.
page-search = Chercher dans les règles
page-search-none = Aucune règle ne contient ces mots.
page-rule-option = Option : { $option }
page-rule-see = Voir aussi { $ids }

# ---- réglages

page-language = Langue
page-theme = Clair ou sombre
page-theme-system = comme le système
page-theme-light = clair
page-theme-dark = sombre
page-pace = Vitesse de ce que font les autres
page-pace-step = Pas à pas
page-pace-calm = Calme
page-pace-brisk = Vive
page-pace-once = Immédiate
page-touch-twice = Toucher deux fois avant de choisir
page-sound = Un son doux quand c’est à moi
page-your-name = Votre nom
page-guest-help = Vous êtes invité : vos tables sont gardées dans ce navigateur. Avec un compte, vous les retrouvez partout.
page-account-name = Nom du compte
page-password = Mot de passe
page-sign-up = Créer un compte
page-sign-in = Se connecter
page-sign-out = Se déconnecter
page-old-password = Mot de passe actuel
page-new-password = Nouveau mot de passe
page-change-password = Changer le mot de passe

# ---- ce qui peut mal tourner

page-retry = Réessayer
page-offline = Le serveur ne répond pas.
page-offline-help = Vos tables sont en sûreté. Vérifiez votre connexion, puis réessayez.
page-server-failed = Le serveur n’a pas pu le faire.
page-not-found = Cette table n’existe pas.
page-not-found-help = L’adresse est peut-être coupée, ou la table a été rangée après longtemps.
page-private = Cette table est privée.
page-private-help = Demandez le lien d’invitation à l’un de ses joueurs : il vous y mène tout droit. En attendant, il y a d’autres tables.
page-failed = Impossible d’afficher ceci.
page-failed-help = Vérifiez votre connexion, puis réessayez.
page-too-fast = C’était trop rapide.
page-too-fast-help = Attendez un instant, puis réessayez.
page-busy = La maison est occupée.
page-busy-help = Rien n’est perdu. Réessayez dans un instant.
page-broken = Il n’y a rien ici.
page-broken-help = La page demandée n’existe pas, ou elle a échoué.

# ---- apprendre

page-learn-title = Apprendre en jouant
page-learn-help = Une vraie partie contre des robots faciles. La première fois qu’il faut décider de quelque chose, on vous dit de quoi il s’agit ; et vous pouvez demander ce que ferait un robot fort.
page-guide = Guide
page-fold = Masquer
page-unfold = Afficher
page-guide-watch = Regardez ce que font les autres ; le journal le dit en mots.
page-guide-show = Montrez-moi un bon choix
page-guide-over = C’était votre première partie. La feuille de score dit d’où vient chaque point.
lesson-almadi = Composez un royaume de seize paysages. Là où une flèche touche un symbole, il se passe quelque chose. À la fin comptent oasis groupées, marchandises, palais, jarres, objectifs et rubis.
lesson-belaad = Deux factions se disputent les érudits d’un âge d’or ; à trois ou cinq joueurs, un Ordre veut les tuer. Jouez une carte par tour : l’action du haut est gratuite, celle du bas se paie.
page-source-name = { $source }

lesson-alhambra = Bâtissez la plus belle Alhambra. L’argent existe en quatre monnaies ; chaque bâtiment en veut une seule. Trois fois dans la partie, on marque pour la majorité de chaque type de bâtiment et pour le plus long mur extérieur.
lesson-alrashid = Menez une famille pendant cinq ans. D’abord tous placent leurs pions ; puis les zones se résolvent une à une, le plus présent d’abord. Les palais vendent titres et services, les pays donnent des biens, les titres du prestige.
