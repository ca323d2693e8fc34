# Ce que dit la page autour des plateaux.

page-title = Majlis
page-home = Retour à l’accueil
page-loading = Un instant…
page-close = Fermer
page-yes = oui
page-no = non
page-none = aucun
page-name = Nom
page-save = Enregistrer
page-saved = Enregistré.
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
page-about-alrashid = Élevez votre famille dans la cité ronde : placez, devancez, négociez, combattez.
page-about-almadi = Composez un royaume où chaque paysage active ses voisins.
page-about-belaad = Deux camps se disputent les érudits ; un troisième attend, le poignard à la main.
page-about-alhambra = Payez le compte juste, bâtissez avec art, ceignez le tout de murs.
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
page-hero-help = Quatre jeux du temps des califes, avec vos amis ou contre des robots, sur tous les écrans.
page-start-at-once = Commencer tout de suite
page-seats = Places
page-seat-count = { $count } places
page-bots = Robots
page-play-bots = Jouer contre des robots
page-open-table = Ouvrir une table
page-learn-by-playing = Apprendre en jouant
page-tables-mine = Vos tables
page-tables-open = Tables ouvertes
page-tables-live = Parties en cours
page-tables-finished = Terminées
page-no-mine = Vous n’êtes à aucune table. Commencez-en une ci-dessus.
page-no-open = Aucune table n’attend de joueurs. Ouvrez-en une.
page-no-live = Rien à regarder pour l’instant.
page-no-finished = Les parties terminées sont conservées ici : vous pourrez les revoir.
page-all-tables = Toutes ({ $count })
page-dealing = donne en cours
page-seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
page-thinks = { $name } réfléchit
page-go-on = Jouer
page-join = Rejoindre
page-look = Regarder
page-to-table = Ouvrir
page-review = Analyser
page-just-now = à l’instant
# ---- vos parties

page-past = Vos parties
page-tables-past = Vos parties
page-no-past = Vos parties terminées restent ici, même les privées.
page-past-count = { $count ->
    [0] aucune partie
    [one] une partie
   *[other] { $count } parties
}
page-outcome-won = gagnée, { $own } à { $next }
page-outcome-tie = gagnée au départage, { $own } à { $next }
page-outcome-shared = première place partagée, { $own ->
    [one] { $own } point
   *[other] { $own } points
}
page-outcome-place = { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
}, { $own ->
    [one] { $own } point
   *[other] { $own } points
}
page-outcome-over = terminée
page-outcome-frozen = en lecture seule
page-moves = { $count ->
    [one] un coup
   *[other] { $count } coups
}
page-what-if-mark = variante
page-what-if-here = Ceci est une variante : elle reprend une partie jouée, à partir du coup { $act }.
page-what-if-back = Retour à la partie revue
page-trial-mark = essai
page-trial-here = Ceci est une position d’essai : elle reprend une partie entre robots.
page-trial-back = Retour aux leçons
page-watching = Vous regardez cette partie ; seuls les joueurs assis à la table peuvent jouer.
page-page-of = Page { $page } sur { $pages }
page-newer = Plus récentes
page-older = Plus anciennes
moment-alrashid = Année { $year } sur { $years }
moment-almadi = Tour { $turn } sur { $turns }
moment-belaad = Génération { $generation } sur { $generations }, tour { $turn }
moment-alhambra = { $scorings ->
    [0] Avant le premier décompte
    [1] Après le premier décompte
    [2] Après le deuxième décompte
   *[other] Après le dernier décompte
}, { $tiles ->
    [one] { $tiles } tuile dans le sac
   *[other] { $tiles } tuiles dans le sac
}

level-random = Hasard
level-novice = Novice
level-apprentice = Apprenti
level-expert = Expert
level-master = Maître
level-grandmaster = Grand maître

# ---- ouvrir une table

page-table-kind = Cadence et accès
page-speed = Pendule
page-public = Table publique, joueurs et spectateurs bienvenus
page-public-help = Sinon, seules les personnes qui ont votre lien peuvent entrer.
page-hints = Conseils d’un robot fort
page-hints-help = À plusieurs, les conseils ne sont permis que si tous les acceptent ; le journal dit qui en a demandé un.
page-options = Options
page-options-help = chacune avec ce qu’elle change
page-material = Matériel corrigé
page-corrected-mark = matériel corrigé
page-create = Ouvrir la table
page-fill-me = Vous
page-fill-open = Libre pour un ami
page-fill-hot = Un joueur sur cet appareil
page-guest-name = Nom de ce joueur
page-fill-bot = Robot : { $level }
page-fill-all = Compléter avec des robots
page-fill-with = Compléter avec…
speed-none = Sans pendule
speed-live-600-10 = 10 min par joueur + 10 s par coup
speed-live-1200-20 = 20 min par joueur + 20 s par coup
speed-live-2400-30 = 40 min par joueur + 30 s par coup
speed-days-1 = Un jour par coup
speed-days-3 = Trois jours par coup
speed-days-7 = Une semaine par coup

option-alrashid-edition = Édition
about-alrashid-edition = Règle trois des options ci-dessous d’après le livret français ou le livret italien.
value-alrashid-edition-fr = française
value-alrashid-edition-it = italienne
option-alrashid-spy_move = Les espions peuvent déplacer
about-alrashid-spy_move = Les pions que vos opérations d’espionnage peuvent faire passer d’un pays à un autre.
value-alrashid-spy_move-own = leurs propres pions
value-alrashid-spy_move-any = n’importe quel pion
option-alrashid-favourite_pays_copied = La faveur copiée par la Favorite se paie aussi
about-alrashid-favourite_pays_copied = Quand la Favorite copie pour vous la faveur d’un autre chef : payer aussi le prix de ce chef, ou 1 pièce d’or seulement.
option-alrashid-diplomat = Le Diplomate met un pion en attente
about-alrashid-diplomat = Au début du placement, le propriétaire du Diplomate peut ou doit mettre un pion en attente.
value-alrashid-diplomat-may = au choix du joueur
value-alrashid-diplomat-must = toujours
option-alrashid-end_tie_break = Égalité à la fin
about-alrashid-end_tie_break = Qui gagne si plusieurs joueurs ont le plus de prestige.
value-alrashid-end_tie_break-wealth_then_order = richesse, puis ordre du tour
value-alrashid-end_tie_break-shared = victoire partagée
option-alrashid-crisis_tiles = Tuiles Crise
about-alrashid-crisis_tiles = La liste de tuiles Crise qui amène les mercenaires ; d’une liste à l’autre, d’autres pays sont frappés.
value-alrashid-crisis_tiles-it = liste italienne
value-alrashid-crisis_tiles-fr = liste française
option-alrashid-country_cut = Les rangs 4 et 5 quittent un pays
about-alrashid-country_cut = Ceux qui ont le rang 4 ou 5 dans un pays affrontent encore ses mercenaires, ou reprennent leurs pions avant.
value-alrashid-country_cut-after_battle = après la bataille
value-alrashid-country_cut-before_battle = avant la bataille
option-alrashid-battle_partial = Une bataille perdue enlève aussi
about-alrashid-battle_partial = Ce que vos jetons enlèvent d’une couleur de mercenaires que vous avez combattue sans la vaincre.
value-alrashid-battle_partial-colour = rien d’une couleur non vaincue
value-alrashid-battle_partial-token = des jetons plus faibles, au choix
option-alrashid-idle_dishonour = Déshonneur si l’on ne fait rien dans une guilde
about-alrashid-idle_dishonour = Ne rien faire lors d’une visite de guilde vous coûte un jeton Déshonneur, ou rien ; une faveur seule en coûte toujours un.
option-alrashid-duplicate_titles = Posséder deux fois le même titre
about-alrashid-duplicate_titles = Une famille peut avoir les deux tuiles d’un même titre ; il n’y en a deux qu’à 4 ou 5 joueurs.
option-alrashid-take_fewer = Prendre moins de marchandises que permis
about-alrashid-take_fewer = Vous pouvez vous arrêter avant d’avoir pris toute votre part de marchandises dans un pays.
option-almadi-characters = Variante avec personnages
about-almadi-characters = Ajoute des personnages à recruter, chacun avec un pouvoir ; les rubis se comptent autrement.
option-almadi-choose_start = Choisir la tuile de départ
about-almadi-choose_start = Les joueurs choisissent leur tuile de départ dans l’ordre du tour ; sinon, elles sont distribuées.
option-almadi-zumurrud_any_time = Zumurrud à tout moment
about-almadi-zumurrud_any_time = Zumurrud peut copier un personnage pendant les tours des autres aussi, entre deux de leurs coups.
option-belaad-consent = Pièces d’un membre de la faction : son accord
about-belaad-consent = Les membres de votre faction donnent leur accord avant que vous payiez avec leurs pièces, ou non.
value-belaad-consent-ask = est demandé
value-belaad-consent-auto = va de soi
option-belaad-members_pay = Or qui vient de la faction
about-belaad-members_pay = Un seul membre, que vous choisissez, paie tout l’or qui vous manque, ou plusieurs paient ensemble.
value-belaad-members_pay-one = un membre paie tout
value-belaad-members_pay-all = plusieurs paient ensemble
option-belaad-treasury_takes = Utiliser le Trésor
about-belaad-treasury_takes = Quand vous utilisez le Trésor, vous en prenez ce que le coût demande, ou vous devez en prendre tout l’or.
value-belaad-treasury_takes-needed = le nécessaire
value-belaad-treasury_takes-all = tout son or
option-belaad-orange_clear = Emplacements du bas remplis : jetons orange retirés
about-belaad-orange_clear = Les jetons orange qui retournent dans le sac quand chaque plateau d’une faction en a un en bas.
value-belaad-orange_clear-bottom = en bas seulement
value-belaad-orange_clear-all = en haut et en bas
option-belaad-order_token_sharing = L’Ordre réutilise un jeton pour plusieurs érudits
about-belaad-order_token_sharing = Un jeton assassiné peut couvrir des symboles de plusieurs érudits de l’Ordre, qui gagne alors plus facilement.
option-belaad-order_last_scholar = L’Ordre atteint son but avec le dernier érudit
about-belaad-order_last_scholar = Ce qui se passe si l’Ordre atteint son but avec l’érudit qui termine la dernière génération.
value-belaad-order_last_scholar-wins = il gagne
value-belaad-order_last_scholar-too_late = trop tard
option-belaad-turn_limit = Limite de tours
about-belaad-turn_limit = Après ce nombre de tours, la partie se termine et l’on compte les points, car personne n’est obligé d’embaucher.
option-belaad-seating = Places avec l’Ordre
about-belaad-seating = Dans le sens des aiguilles d’une montre à partir de la première place, qui est au Royaume : l’Ordre a la dernière place, ou la deuxième.
value-belaad-seating-printed = l’Ordre en dernier
value-belaad-seating-mirrored = dans l’autre sens
option-belaad-first_seat = Qui commence
about-belaad-first_seat = Le plus jeune joueur du Royaume commence : choisissez sa place. Le Royaume a une place sur deux à partir de la première ; dans l’autre sens, à cinq, la première et la quatrième.
value-belaad-first_seat-first = la première place
value-belaad-first_seat-third = la troisième place
value-belaad-first_seat-fourth = la quatrième place
value-belaad-first_seat-fifth = la cinquième place
option-alhambra-scoring_cards = Nouvelles cartes de décompte
about-alhambra-scoring_cards = Trois cartes visibles disent ce que chaque type d’édifice vaut à chaque décompte.
option-alhambra-sultan = Le pouvoir du Sultan
about-alhambra-sultan = Vos cartes Sultan, marquées d’un type, vous donnent gratuitement une tuile de ce type quand elle est tirée.
option-alhambra-caravanserai = Le caravansérail
about-alhambra-caravanserai = Vous pouvez acheter des cartes dont le pion monte de tour en tour, puis paie comme une carte Argent.
option-alhambra-moorish_art = L’art mauresque
about-alhambra-moorish_art = Deux tuiles de même prix donnent une tuile Culture, que vous développez et qui rapporte à chaque décompte.
option-alhambra-vizier = La faveur du vizir
about-alhambra-vizier = Entre deux tours, vous pouvez intervenir et acheter au compte juste ; votre vizir dort ensuite jusqu’à ce que vous le réveilliez.
option-alhambra-exchange = Les bureaux de change
about-alhambra-exchange = Des cartes qui permettent de réunir deux devises dans un paiement.
option-alhambra-diamonds = Les diamants
about-alhambra-diamonds = Une cinquième sorte d’argent qui achète tout, si vous ne payez qu’en diamants.
option-alhambra-coins = Les pièces
about-alhambra-coins = Si vous payez en trop, vous recevez des pièces de valeur 1, une par tranche de 2.
option-alhambra-end_trigger = La partie se termine
about-alhambra-end_trigger = La partie finit dès que le sac est vide, ou seulement quand un emplacement du dépôt ne peut plus être rempli.
value-alhambra-end_trigger-unfilled_space = quand un emplacement du dépôt reste vide
value-alhambra-end_trigger-empty_supply = quand le sac est vide
option-alhambra-allow_wasteful_payment = Permettre de payer plus que nécessaire
about-alhambra-allow_wasteful_payment = Vous pouvez ajouter à un paiement des cartes dont le prix n’a pas besoin.
option-alhambra-open_hands = Mains visibles de tous
about-alhambra-open_hands = Chacun voit l’argent de tous ; sinon les mains sont secrètes.

# ---- en attendant les joueurs

page-waiting-for = Table : { $game }
page-waiting-help = La partie commence dès que chaque place est prise.
page-private-table = Réservée à ceux qui ont le lien
page-shuffle-fixed = Le serveur a fixé sa part du mélange : { $code }
page-shuffle-help = Le serveur ne peut plus changer sa part et ne connaît pas la vôtre : la donne résulte de toutes les parts ensemble. Après la partie, tout est dévoilé et peut être vérifié.
page-shuffle-dealing = Toutes les places sont prises : la donne est en cours.
page-shuffle-from = { $count ->
    [0] Donne tirée du seul secret du serveur.
    [one] Donne tirée des secrets d’une personne et du serveur.
   *[other] Donne tirée des secrets de { $count } personnes et du serveur.
}
page-shuffle-in = Votre part y est.
page-shuffle-checked = Votre part y est : vérifié.
page-shuffle-left-out = Votre part n’est pas arrivée à temps ; elle n’y est pas.
page-shuffle-wrong = Ce n’est pas ce qui était fixé avant la partie : la donne a été falsifiée.
page-seat-open = libre
page-sit = S’asseoir
page-free-seat = Libérer la place
page-free-sure = Reprendre la place occupée par { $name } ?
page-free-do = La reprendre
page-not-so = Annuler
page-invite = Copier l’invitation
page-invite-anew = Nouvelle invitation
page-invite-anew-sure = L’ancien lien ne laissera plus entrer personne.
page-shut-out = Exclure
page-shut-out-sure = Exclure { $name } pour de bon ? Aucune invitation ne permettra de revenir.
page-removed = { $name } ne peut plus revenir à cette table.
page-let-in = Laisser revenir
page-leave = Quitter la partie
page-leave-sure = Quitter la partie ? Un robot jouera à votre place, que vous pourrez reprendre.

# ---- la table

page-board = Plateau
page-players = Joueurs
page-log = Journal
page-chat = Discussion
page-details = Détails
page-settings = Réglages
page-undo = Annuler
page-undo-ask = Demander l’annulation
page-you = vous
page-bot = robot
page-away = un robot joue à sa place
page-not-here = hors ligne
page-clock = temps restant
page-days-hours = { $days } j { $hours } h
page-move = coup { $step }
page-score = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-your-turn = À vous de jouer
page-onlooker = Vous regardez : vous voyez ce que tout le monde voit.
page-over = La partie est finie.
page-point = Choisissez parmi ce qui est marqué.
page-nowhere = Cela ne mène nulle part : déposez-le sur un élément marqué.
page-last-alrashid = C’est la dernière année.
page-last-almadi = C’est le dernier tour.
page-last-belaad = C’est la dernière génération.
page-last-alhambra = Le sac est vide : le prochain achat de tuile termine la partie.
page-choose = Précisez votre choix :
page-choices = Choix
page-hint = Conseil
page-hints-on = Les conseils sont permis
page-hints-off = Les conseils sont désactivés
page-hints-missing = Pas encore d’accord : { $names }
page-hints-agree = Accepter les conseils
page-hints-withdraw = Retirer mon accord
page-hints-wish = Quelqu’un à cette table voudrait des conseils pour tous.
page-hinted = { $name } a demandé un conseil.
page-coach = Conseiller
page-coach-thinking = Le conseiller réfléchit.
page-do-step = Faire l’étape { $step }
page-hide = Masquer
page-or-else = Ou bien
page-coach-change = de { $before } à { $after }
page-coach-instead = { $what } : { $after } au lieu de { $before }.
page-coach-less = À plus long terme, cela vous rapporte moins.
page-coach-further = Il voit plus loin que ces raisons.
page-coach-ahead = Ses raisons sont plus lointaines.
page-coach-again = Vous jouez encore aussitôt.
page-coach-then = Ensuite :
page-coach-anew = Ce qui est préparé rapporte moins. Ceci vaut mieux, depuis le début :
page-coach-laid = C’est préparé. Regardez, puis validez.
page-coach-dots = Cinq points : le choix du conseiller. Chiffres :
page-coach-strength = Force : { $strength } sur 5
page-coach-numbers = Montrer les chiffres
page-coach-this = ceci
page-coach-these = avec ceci
page-coach-here = ici
page-chance = { $chance } % de chances de victoire
page-tray = Ce que vous posez
page-tray-laid = Posé
page-tray-shelf = À poser
page-tray-empty = Rien n’est encore posé.
page-tray-ways = Propositions
page-tray-of = { $bound ->
    [at_most] { $reached } sur { $want } au plus
   *[other] { $reached } sur { $want }
 }
page-tray-count = { $count ->
    [one] { $count } posé
   *[other] { $count } posés
}
page-tray-missing = il en manque { $count }
page-tray-over = { $count } de trop
page-put-back = Retirer
page-step-back = Étape précédente
page-ready = Jouer ce coup ?
page-forced = rien d’autre n’est possible
page-then-chance = La suite dépend du hasard.
page-then-over = Ensuite, la partie est finie.
page-then-own = Puis vous choisissez encore.
page-then-next = Puis c’est à { $name }.
page-would = Si vous choisissez ceci
page-would-ask = Question suivante :
page-no-points-now = Vos points ne changent pas.
page-score-of = Points ({ $name })
    .you = Vos points
page-clause = Règle { $id }
page-nothing-here = Rien ne s’est encore passé.
page-log-all = Tout montrer ({ $count })
page-chat-empty = Personne n’a encore rien dit.
page-chat-say = Écrire un message
page-chat-about = À propos : { $name }
page-mute = Ne plus lire { $name }
page-muted = Vous ne lisez plus { $name }.
page-unmute = Lire de nouveau
page-chat-aside = Les joueurs ne lisent pas ceci tant qu’ils jouent.
page-not-connected = Connexion perdue. Votre partie est conservée ; nouvel essai dans { $seconds } s.
page-upgraded = Majlis a été mis à jour depuis l’ouverture de cette page.
page-upgraded-help = Rechargez la page ; vos parties sont conservées.
page-reload = Recharger la page
page-undo-asked = Vous avez demandé à annuler votre dernier coup ; les autres décident.
page-undo-wish = { $name } voudrait annuler son dernier coup.
page-agree = Accepter
page-refuse = Refuser
page-absent = { $name } est hors ligne.
page-let-bot = Confier la place à un robot
page-let-bot-sure = Confier à un robot la place occupée par { $name } ? Elle pourra être reprise à tout moment.
page-you-left = Un robot joue à votre place.
page-come-back = Reprendre ma place
page-frozen = Les règles ont changé depuis le début de cette partie : on peut encore la revoir, mais plus la jouer.
page-ended = L’administration de ce serveur a mis fin à cette partie. Vous pouvez la regarder, pas la continuer.
page-pass-to = Passez l’appareil à { $name }
page-pass-help = L’écran reste masqué jusque-là.
page-pass-taken = Je suis { $name }
page-fixture = Cette table est un exemple figé : on ne peut pas y jouer.

# ---- ce que les autres ont fait, et les scènes

page-since = Depuis votre dernier tour
page-last-turns = Les derniers tours
page-no-turns = Personne n’a joué depuis votre dernier tour.
page-turns = { $count ->
    [0] personne n’a encore joué
    [one] { $count } tour
   *[other] { $count } tours
}
page-more-turns = { $count } de plus avant
page-more-lines = (et { $count } de plus)
page-turn-of = Tour { $number } : { $name }
page-no-points = aucun point
page-catching-up = rattrapage en cours
page-paused = en pause
page-looking-back = retour en arrière
page-resume = Continuer
page-show-again = Revoir
page-your-turn-now = À vous : au plateau
page-meaning = Ce que cela change pour vous
page-leads = { $name } mène de { $by }.
page-you-lead = Vous menez de { $by }.
page-level = { $names } : égalité à { $points }.
page-gained-most = { $name } gagne le plus : { $points }
page-you-changed = Vos points : { $points }
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
page-to-result = Voir le résultat

# ---- la fin

page-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
page-you-won = Vous gagnez
page-you-won-with = Vous gagnez avec { $names }
page-result-help = Chaque ligne de points renvoie à sa règle.
page-source = Origine des points
page-total = Total
page-part-line = Décompte { $round }
page-ties = Égalité de points : ce qui départage
page-rematch = Rejouer
page-replay-review = Revoir et analyser
page-look-board = Voir le plateau
page-share = Copier le lien

# ---- revoir et analyser

page-replay = Revoir la partie
page-replay-only = Ceci est une partie enregistrée : on ne peut plus y jouer.
page-time-line = Chronologie
page-win-chance = Chances de victoire
page-score-curve = Score
page-ask-review = Analyser cette partie
page-review-running = Analyse en cours : { $percent } %
page-review-failed = L’analyse a échoué.
page-first = Au début
page-before = Un coup en arrière
page-next = Un coup en avant
page-last = À la fin
page-play-on = Lecture
page-pause = Pause
page-move-of = coup { $step } sur { $steps }
page-eyes = Point de vue
page-eyes-all = toutes les mains
page-score-sheet = Feuille de score
page-what-if = Rejouer à partir d’ici
page-turning = Tournants de la partie
page-found = { $count ->
    [one] { $count } trouvé
   *[other] { $count } trouvés
}
page-better = Mieux :
page-chances = { $taken } % contre { $better } %
page-turning-number = Tournant { $number }
page-way-played = Joué
page-way-better = Mieux
page-way-both = Les deux
page-next-point = Point suivant
page-turning-cost = Ce que cela a coûté
page-loss = { $part ->
    [little] Cela a coûté une petite part des chances.
    [tenth] Cela a coûté environ un dixième des chances.
    [fifth] Cela a coûté environ un cinquième des chances.
    [half] Cela a coûté environ la moitié des chances.
   *[most] Cela a coûté presque toutes les chances.
}
page-no-turning = Aucun choix n’a coûté cher. Bien joué.
page-luck-play = Chance et choix
page-luck = chance
page-by-play = choix
page-luck-help = En points de pourcentage de chances de victoire : ce qu’ont apporté les tirages, et ce qu’ont apporté les choix.

# ---- le livre des règles

page-rules-of = Règles : { $game }
page-rules-failed = Le livret de règles n’a pas pu être chargé.
page-search = Chercher dans les règles
page-search-none = Aucune règle ne contient ces mots.
page-rule-option = Option : { $option }
page-rule-see = Voir aussi { $ids }
page-contents = Sommaire
page-search-found = { $count ->
    [one] une règle
   *[other] { $count } règles
}
page-picture-setup = Mise en place
page-picture-turn = Un tour
page-picture-scoring = Décompte
goal-alrashid = Menez votre famille pendant cinq années ; celui qui a le plus de prestige à la fin gagne. La famille, les titres et l’influence en rapportent, le déshonneur en fait perdre.
picture-alrashid-setup = Vous commencez avec un pacha, un marchand et un sage, quelques marchandises et un mercenaire de terre ou de mer.
picture-alrashid-turn = Tous placent leurs pions. Puis, secteur après secteur, la plus forte prédominance agit d’abord et prend le plus.
picture-alrashid-scoring = Un pacha vaut 3, un marchand 2, un sage 1, un titre ce qu’il indique, un jeton Influence politique 1 ; chaque jeton Déshonneur coûte 2.
goal-almadi = Composez un royaume où chaque paysage active ses voisins ; celui qui a le plus de points à la fin gagne. Les oasis groupées, les marchandises que transportent vos caravanes, les palais, les jarres, les mosaïques, les objectifs et les rubis rapportent des points.
picture-almadi-setup = Votre tuile de départ a un paysage pour chacune des quatre lignes ; huit paysages sont sur le plateau central.
picture-almadi-turn = Prenez un paysage et posez-le dans votre royaume. Là où une flèche touche un symbole, vous recevez l’effet : ici, un rubis.
picture-almadi-scoring = Chaque oasis d’un groupe vaut 3 ; un palais 1, plus 1 par oasis ou marché voisin ; chaque marchandise transportée par une caravane 1.
goal-belaad = Deux factions se disputent les érudits de quatre générations ; celle qui a le plus de points de science, de bonus et de Prises de guerre gagne. À trois ou cinq joueurs, l’Ordre gagne seul s’il rend actifs assez de symboles Science.
picture-belaad-setup = Cinq érudits sont révélés ; chaque faction a cinq personnages, dont les plateaux sont vides au départ.
picture-belaad-turn = Jouez une carte : une action primaire, en haut, est gratuite ; l’action secondaire, en bas, coûte des pièces. Puis prenez une carte visible.
picture-belaad-scoring = Chaque symbole Science vaut 1 point ; la même spécialité deux, trois ou quatre fois 2, 5 ou 9 ; Prises de guerre et bonus en pièces, ce qu’ils indiquent.
goal-alhambra = Bâtissez la plus belle Alhambra ; celui qui a le plus de points après trois décomptes gagne. Chaque décompte récompense ceux qui ont le plus d’édifices d’un type, et le plus long mur extérieur de chacun.
picture-alhambra-setup = Votre Alhambra commence par une fontaine. Quatre édifices sont au dépôt, quatre cartes Argent à l’étalage.
picture-alhambra-turn = Prenez de l’argent, achetez un édifice dans la devise de son emplacement, ou transformez votre Alhambra. Au compte juste, vous rejouez.
picture-alhambra-scoring = Au dernier décompte, avoir le plus de pavillons rapporte 16 points, les rangs suivants 8 et 1 ; chaque section du plus long mur extérieur 1.

# ---- réglages

page-language = Langue
page-theme = Thème
page-theme-system = celui du système
page-theme-light = clair
page-theme-dark = sombre
page-pace = Vitesse de ce que font les autres
page-pace-step = Pas à pas
page-pace-calm = Lente
page-pace-brisk = Rapide
page-pace-once = Immédiate
page-touch-twice = Confirmer chaque choix par un second appui
page-sound = Un son discret quand c’est à moi de jouer
page-your-name = Votre nom
page-guest-help = Vous jouez sans compte : vos tables sont conservées dans ce navigateur. Avec un compte, vous les retrouvez partout.
page-account-name = Nom du compte
page-password = Mot de passe
page-sign-up = Créer un compte
page-sign-in = Se connecter
page-sign-out = Se déconnecter
page-old-password = Mot de passe actuel
page-new-password = Nouveau mot de passe
page-change-password = Changer le mot de passe
# ---- touches

page-keys = Touches
page-key-first = Au premier élément que vous pouvez choisir
page-key-arrows = D’un élément au suivant
page-key-choose = Choisir ce qui est marqué
page-key-enter = Jouer le coup
page-key-digits = Poser un élément de plus, du premier au neuvième
page-key-digits-back = En retirer un
page-key-escape = Retirer ce qui est posé ; fermer ce qui est ouvert
page-key-back = Étape précédente
page-key-undo = Annuler votre dernier coup
page-key-hint = Demander un conseil
page-key-pause = Suspendre ce qui est montré, ou continuer
page-key-moments = Depuis votre dernier tour : un coup en arrière ou en avant
page-key-next-turn = Tout le tour du joueur suivant
page-key-again = Tout revoir, ou passer à la suite
page-key-scene = Revoir la dernière scène
page-key-log = Au journal
page-key-keys = Ces touches ; sur une pièce : pourquoi on ne peut la choisir
page-key-act = Un coup en arrière ou en avant
page-key-turn = Un tour en arrière ou en avant
page-key-play = Lecture ou pause
page-key-ends = Au début ou à la fin
page-key-board = Retour au plateau
page-named-space = Espace
page-named-enter = Entrée
page-named-escape = Échap
page-named-backspace = Retour arrière
page-named-home = Début
page-named-end = Fin
page-named-shift = Maj

# ---- ce qui peut mal tourner

page-retry = Réessayer
page-offline = Le serveur ne répond pas.
page-offline-help = Vos parties sont conservées. Vérifiez votre connexion, puis réessayez.
page-server-failed = Le serveur n’a pas pu traiter la demande.
page-not-found = Cette table n’existe pas.
page-not-found-help = L’adresse est peut-être incomplète, ou la table, trop ancienne, a été supprimée.
page-private = Cette table est privée.
page-private-help = Demandez le lien d’invitation à l’un de ses joueurs : il vous y mène tout droit. En attendant, il y a d’autres tables.
page-failed = Impossible d’afficher ceci.
page-failed-help = Vérifiez votre connexion, puis réessayez.
page-too-fast = Vous allez trop vite.
page-too-fast-help = Attendez un instant, puis réessayez.
page-busy = Le serveur est très occupé.
page-busy-help = Rien n’est perdu. Réessayez dans un instant.
page-broken = Il n’y a rien ici.
page-broken-help = La page demandée n’existe pas ou n’a pas pu s’afficher.

# ---- apprendre

page-guide = Guide
page-fold = Masquer
page-unfold = Afficher
page-guide-watch = Regardez ce que font les autres ; le journal raconte chaque coup.
page-guide-scene = Regardez qui gagne quoi ici, et pourquoi. « Continuer la partie » ramène le plateau.
page-guide-show = Montrez-moi un bon choix
page-guide-lesson = Une leçon à ce sujet : { $name }
page-aims = Ce qu’il faut viser
page-try = À vous d’essayer ?
page-try-how = Préparez-le sur le plateau : rien n’est fait avant que vous ne validiez.
page-try-laid = Votre coup est préparé. Demandez l’avis du conseiller, ou validez.
page-try-ask = Demander l’avis du conseiller
page-try-off = Ne plus me demander d’abord
page-try-on = Demandez-moi d’abord
page-verdict-5 = Bien choisi : le conseiller ne voit rien de mieux.
page-verdict-4 = Bon : presque rien n’est meilleur.
page-verdict-3 = Correct : il y a mieux.
page-verdict-2 = Cela laisse échapper quelque chose.
page-verdict-1 = Cela laisse échapper beaucoup.
page-verdict-good = Ce qui est bon
page-verdict-costs = Ce que cela coûte
page-verdict-lacking = Ce qui manque
page-verdict-more = { $what } : { $best } avec le coup du conseiller, { $own } avec le vôtre.
page-verdict-further = Ce qui rend un autre coup meilleur ne se voit que plus loin.
page-verdict-show = Montrer ce que ferait le conseiller
page-guide-over = C’était votre première partie. La feuille de score montre d’où vient chaque point.
lesson-almadi = Composez un royaume de seize paysages. Là où une flèche touche un symbole, un effet s’active. À la fin, vous marquez pour les oasis groupées, les marchandises transportées, les palais, les jarres, les objectifs et les rubis.
lesson-belaad = Deux factions se disputent les érudits d’un âge d’or : la science de ceux que vous embauchez fait vos points. À trois ou cinq joueurs, l’Ordre cherche à les assassiner. Jouez une carte par tour : l’action primaire, en haut, est gratuite ; l’action secondaire, en bas, se paie.
page-source-name = { $source }

lesson-alhambra = Bâtissez la plus belle Alhambra. L’argent existe en quatre devises ; chaque édifice se paie dans une seule. Trois fois dans la partie, la majorité de chaque type d’édifice rapporte des points, et chacun marque pour son plus long mur extérieur.
lesson-alrashid = Menez une famille pendant cinq années. D’abord, tous placent leurs pions ; puis les secteurs se résolvent un à un, et la plus forte prédominance agit d’abord. Les palais vendent titres et services, les pays donnent des marchandises, les titres du prestige.
