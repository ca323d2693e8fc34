# Les rapports du laboratoire : ce qu’ils disent, et les noms de ce qui est compté.

# ---- figures

lab-share-of-hundred = { $value } pt
lab-span = { $low } à { $high }
lab-with-span = { $value } ({ $span })
lab-of = { $name } : { $text }
lab-told-both = { $group }, { $set } : { $value }
lab-yes = oui
lab-no = non

# ---- who and what

lab-seat = place { $number }
lab-seats = places { $numbers }
lab-place = rang { $number } dans l’ordre du tour
lab-all-games = toutes les parties
lab-printed = matériel imprimé
lab-by-default = { $name } par défaut
lab-first-of-two = { $name } (première)
lab-second-of-two = { $name } (seconde)
lab-default-options = options par défaut
lab-bots = robots { $bots }
lab-in-family = { $thing } ({ $family })
lab-reconstructed = { $thing } *

lab-figure-points-of-a-side = points d’un camp
lab-figure-points-of-the-winner = points du vainqueur
lab-figure-lead-of-the-winner = avance du vainqueur
lab-figure-close-games = parties serrées
lab-figure-decisions-in-a-game = décisions par partie
lab-figure-acts-in-a-game = coups par partie
lab-figure-wins = victoires, { $side }

# ---- the head and the foot of every page

lab-what = un rapport du laboratoire
lab-what-sweep = un balayage du laboratoire
lab-what-balance = une recherche d’équilibre
lab-players = { $players } joueurs
lab-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}
lab-each-of = { $games } pour chacune des { $count } configurations
lab-trials = { $count ->
    [one] un essai
   *[other] { $count } essais
}
lab-intervals = Les intervalles sont des intervalles de confiance à 95 %.
lab-only-bots = Tout cela concerne des parties entre ces robots. Des joueurs plus forts choisissent autrement, et ce qui est vrai de robots faibles ne l’est pas forcément des gens.
lab-made = Comment ce rapport a été fait
lab-made-by = Majlis { $version }, version des règles { $rules }, graine { $seed }, robots { $bots }. La même commande donne les mêmes parties :
lab-methods = Parts : intervalles de Wilson. Moyennes : intervalles de Student. Changements : test et intervalle de Student sur les différences, donne par donne. Un chiffre a le même intervalle partout où il figure. Les probabilités (p) sont corrigées selon le nombre de tests de leur tableau (Benjamini et Hochberg). Statistiques par NumPy et SciPy, graphiques par Altair.
lab-methods-search = La recherche est celle d’Optuna (un arbre d’estimateurs de Parzen).
lab-rests-on = Sur quoi reposent ces résultats : { $count } entrées du matériel sur { $all } sont reconstituées ({ $where }). Qui possède la boîte peut les corriger avec --material. Les choses marquées * en font partie.
lab-rests-on-print = Sur quoi reposent ces résultats : rien du matériel n’est reconstitué.
lab-all-figures = Tous les chiffres
lab-most-shown = Les { $count } les plus fréquents.
lab-clearest-shown = Les { $count } plus nets.

# ---- in short

lab-short = En bref
lab-short-games = { $games ->
    [one] Une partie
   *[other] { $games } parties
} ; un camp fait { $points } points et un vainqueur { $winner } ; une partie compte { $acts } coups, environ { $minutes } minutes à { $seconds } secondes par coup.
lab-seat-proved = { $who } gagne le plus, { $wins }, là où des égaux gagneraient { $par } : les places ne se valent pas ({ $p }).
lab-seat-open = { $who } gagne le plus, { $wins }, là où des égaux gagneraient { $par } : aucune différence entre les places n’est prouvée ({ $p }).
lab-order-proved = { $who } gagne le plus, { $wins }, là où des égaux gagneraient { $par } : les rangs dans l’ordre du tour ne se valent pas ({ $p }).
lab-order-open = { $who } gagne le plus, { $wins }, là où des égaux gagneraient { $par } : aucune différence entre les rangs dans l’ordre du tour n’est prouvée ({ $p }).
lab-short-thing = { $thing } va avec le plus de victoires ({ $family }) : { $wins } des camps qui l’ont pris, { $taken } de tous.

# ---- comparison

lab-comparison = Comparaison
lab-comparison-note = Les mêmes donnes avec les mêmes places ont été jouées sous les deux configurations : chaque donne est donc comparée à elle-même. Un changement en gras est net : son p est inférieur à 0,05 après correction. « Décelable » est le plus petit changement que tant de donnes montreraient quatre fois sur cinq ; les « donnes nécessaires » ramèneraient l’intervalle du changement à ±{ $part } du chiffre, ou à ±{ $points } pour une part (pt : points de pourcentage).
lab-same = Sur { $deals } donnes, { $same } se sont déroulées exactement de la même façon sous les deux.
lab-changed = Changement net : { $figure }, { $change }.
lab-none-clear = Aucun chiffre n’a changé nettement. Cela ne prouve pas que rien n’a changé : pour les points d’un camp, tant de donnes montrent un changement de { $smallest } ou plus quatre fois sur cinq.
lab-none-differs = Dans toutes les donnes jouées sous les deux, chaque chiffre est le même.
lab-too-few = Moins de deux donnes ont été jouées sous les deux : rien ne peut être comparé.
lab-deal-again = Entre les places d’une même donne, les points sous les deux configurations vont ensemble à hauteur de { $value } (corrélation ; 1 voudrait dire que la donne décide de tout, quoi qu’on change d’autre).
lab-figure = chiffre
lab-change = changement
lab-agree = donnes identiques
lab-can-show = décelable
lab-needed = donnes nécessaires
lab-taken-both = Choses prises sous les deux
lab-taken-both-none = Rien n’est pris nettement plus ou moins souvent ; un petit changement, tant de donnes ne le montrent pas.
lab-taken-both-clear = Nettement changé : { $things }.
lab-taken-by-of = pris, { $name }
lab-wins-with-of = victoires avec, { $name }
lab-sides-that-take = camps qui prennent

# ---- scores and length

lab-scores = Points
lab-scores-says = Un camp fait { $points } points, un vainqueur { $winner }.
lab-points-every = Points de chaque camp
lab-points-winner = Points du vainqueur
lab-points = points
lab-length = Durée
lab-length-says = Une partie compte { $acts } coups ; à { $seconds } secondes par coup cela fait { $minutes } minutes, pour la moitié des parties entre { $low } et { $high }.
lab-length-note = Les minutes sont une estimation : les robots ne disent pas combien de temps les gens réfléchissent.
lab-acts = coups par partie
lab-minutes = minutes, à { $seconds } secondes par coup
lab-close = Fins serrées
lab-close-says = { $close } des parties sont serrées : le vainqueur a au plus un vingtième de ses points d’avance. L’avance moyenne est de { $lead } points.
lab-lead = avance du vainqueur, points
lab-mean = moyenne
lab-least-most = du moins au plus

# ---- seats

lab-seats-order = Places et ordre du tour
lab-seats-note = La ligne tiretée est ce que des égaux gagneraient ; une victoire partagée compte en parts. p : combien de fois des victoires aussi inégales arrivent entre égaux (khi carré).
lab-by-seat = Par place
lab-by-order = Par ordre du tour
lab-by-bot = Par robot
lab-bots-say = { $best } gagne le plus, { $wins }, là où des égaux gagneraient { $par }.
lab-who = qui
lab-wins = victoires
lab-name-of = { $what }, { $name }

# ---- course

lab-course = Cours de la partie
lab-course-early = À partir de { $part } d’une partie, un camp en tête gagne plus souvent qu’il ne perd ; à mi-partie, celui qui mène gagne { $leader }, et le dernier { $last }.
lab-course-never = À aucun moment un camp en tête ne gagne plus souvent qu’il ne perd ; à mi-partie, celui qui mène gagne { $leader }, et le dernier { $last }.
lab-course-note = Les points sont ceux que donnerait une fin immédiate, points cachés compris ; les camps à égalité comptent en parts.
lab-course-caption = Combien de fois gagne à la fin le camp qui mène, et celui qui est dernier, après chaque dixième des coups.
lab-leads = en tête
lab-last = dernier
lab-part-over = part de la partie écoulée
lab-wins-end = victoires à la fin
lab-mean-lead = avance moyenne
lab-mean-spread = du premier au dernier, en moyenne
lab-halfway = Ce que vaut une avance à mi-partie
lab-halfway-says = Avec une petite avance à mi-partie ({ $small } points) un camp gagne { $few }, avec une grande ({ $large } points) { $many }.
lab-lead-halfway = avance à mi-partie, points

# ---- things

lab-things = Choses prises
lab-not-causes = Pas des causes. Un camp en tête peut payer davantage : une chose chère va donc avec la victoire même si elle ne fait rien, et une chose utile peut être prise par ceux qui sont en retard. Les taux disent ce qui va ensemble. Pour voir ce que fait une chose, changez-la dans un fichier de matériel et comparez. Les camps d’une même partie dépendent les uns des autres : les intervalles sont approximatifs ; p est celui du test exact de Fisher, corrigé, et les lignes en gras sont sous 0,05.
lab-things-caption = Victoires des camps qui l’ont pris et de ceux qui ne l’ont pas pris.
lab-things-none = Le journal de ce jeu ne nomme aucune chose prise.
lab-wins-clear = Nettement plus de victoires avec : { $more } ; nettement moins avec : { $less }.
lab-wins-open = Avec rien de cela les victoires ne sont nettement plus ou moins nombreuses.
lab-nothing = rien
lab-and-more = { $things } ; et { $count } de plus
lab-thing = chose
lab-taken-by = pris par
lab-a-game = par partie
lab-wins-with = victoires avec
lab-wins-without = victoires sans
lab-difference = différence
lab-points-more = points en plus
lab-with = avec
lab-without = sans
lab-dominated = Ce qui ne vaut guère la peine
lab-dominated-says = { $count ->
    [one] Une chose va avec nettement moins de victoires que son absence
   *[other] { $count } choses vont avec nettement moins de victoires que leur absence
} : { $things }. Si ce sont des choix libres, d’autres valent mieux, pour ces robots.
lab-dominated-none = Rien de ce qui est pris ne va avec nettement moins de victoires ; tant de parties ne montrent aucun choix inférieur aux autres.
lab-seldom = { $count ->
    [one] Une chose n’est presque jamais prise (par un camp sur cinquante au plus)
   *[other] { $count } choses ne sont presque jamais prises (par un camp sur cinquante au plus)
} : { $things }.

# ---- winners

lab-winners = Ce que les vainqueurs ont fait autrement
lab-winners-note = Les vainqueurs sont comparés aux autres de la même partie, pour que les parties longues et riches ne pèsent pas plus. p (test de Student sur les différences) est corrigé ; les lignes en gras sont sous 0,05. Ce qui va avec la victoire n’en est pas forcément la cause.
lab-winners-clear = Les vainqueurs diffèrent nettement : { $things }.
lab-winners-one = { $thing } : { $winners } contre { $others }
lab-winners-open = En rien de ce qui est pris les vainqueurs ne diffèrent nettement des autres.
lab-winners-axis = les vainqueurs en prennent tant de plus, par camp et partie
lab-winners-side = vainqueurs, par camp
lab-others = autres
lab-more = en plus
lab-winner = vainqueurs

# ---- kinds of play, luck and skill

lab-plays = Façons de jouer
lab-plays-note = Les camps dont les points viennent à peu près des mêmes sources, groupés par la méthode de Ward ; chaque groupe porte ses plus grandes sources, avec leurs points.
lab-plays-say = La façon qui gagne le plus ({ $best }) gagne { $wins }, celle qui gagne le moins ({ $worst }) { $few }.
lab-plays-few = Trop peu de camps pour distinguer des façons de jouer.
lab-points-from = les points viennent de
lab-sides = camps
lab-luck = Hasard et talent
lab-luck-says = Des différences de points, { $place } vont avec la place à la table et { $deal } avec la donne que tous partagent ; le reste est ce que le hasard a donné à l’un d’eux et ce que chacun en a fait.
lab-luck-bots = Des différences de points, { $bot } vont avec le robot, { $place } avec la place à la table et { $deal } avec la donne que tous partagent ; le reste est ce que le hasard a donné à l’un d’eux et ce que chacun en a fait.
lab-luck-none = Tous les camps ont fait les mêmes points.
lab-luck-one-bot = Un même robot a joué tous les camps : donnez-en plusieurs ({ $several }) pour voir ce que fait le talent, ou faites jouer les mêmes donnes par d’autres ({ $others }).
lab-goes-with = va avec
lab-luck-part = part des différences
lab-the-bot = le robot
lab-the-place = la place à la table
lab-the-deal = la donne
lab-the-rest = le reste

# ---- sources and decisions

lab-sources = Sources de points
lab-sources-note = La moyenne des points d’un camp par source, pour les vainqueurs et pour les autres, comme le classement les donne.
lab-sources-says = Les vainqueurs font le plus de points avec { $first } ({ $points }) ; la plus grande différence avec les autres est { $second } ({ $more }).
lab-source = source
lab-clause = règle
lab-points-mean = points d’un camp, moyenne
lab-decisions = Décisions
lab-decisions-says = Une partie compte { $count } décisions, avec { $choices } choix en moyenne ; { $two } n’en ont que deux. Tous les choix d’une partie multipliés font environ 10^{ $tree } déroulements.
lab-decisions-note = Un choix unique est fait sans être demandé : les décisions forcées ne sont pas comptées ici.
lab-kind = sorte
lab-of-all = de toutes
lab-choices-mean = choix, moyenne
lab-median = médiane
lab-most = maximum
lab-decisions-a-game = décisions par partie, moyenne

# ---- a sweep

lab-sweep-note = Chaque valeur joue les mêmes donnes : chaque donne est comparée à elle-même, sous { $first }. Un changement en gras est net : son p est inférieur à 0,05 après correction pour les { $tests } tests de cette page (Benjamini et Hochberg).
lab-beside = { $name } par rapport à { $first } : { $changes }.
lab-beside-none = { $name } par rapport à { $first } : aucun chiffre n’a changé nettement ; pour les points d’un camp, tant de donnes montrent un changement de { $smallest } ou plus quatre fois sur cinq.
lab-beside-same = { $name } par rapport à { $first } : dans toutes les donnes chaque chiffre est le même.
lab-beside-few = { $name } par rapport à { $first } : moins de deux donnes ont été jouées sous les deux.
lab-figure-clear = Net : { $changes }.
lab-figure-open = Aucun changement n’est net : tant de donnes en montrent un de { $smallest } ou plus quatre fois sur cinq.
lab-figure-same = Aucune donne ne diffère.

# ---- a search for balance

lab-found = Ce qui a été trouvé
lab-found-note = Rejoué sur { $games } donnes que la recherche n’a pas vues, à côté du jeu tel qu’il est sur les mêmes donnes. Une recherche qui essaie beaucoup trouve des valeurs qui conviennent au hasard de ses propres donnes : ce sont ces chiffres-ci qui comptent.
lab-found-met = Avec ce qui a été trouvé, chaque objectif visé est atteint sur de nouvelles donnes.
lab-found-missed = Avec ce qui a été trouvé, ceci n’est pas atteint sur de nouvelles donnes : { $wishes }.
lab-found-as-before = Le jeu tel qu’il est atteint aussi tout ce qui est visé : il n’y avait rien à corriger.
lab-people = Tout cela concerne des parties entre ces robots. Essayez avec des gens ce qui a été trouvé avant de l’imprimer.
lab-wish-between = { $name } de { $low } à { $high }
lab-wish-most = { $name } au plus { $high }
lab-wish-least = { $name } au moins { $low }
lab-as-it-is = tel qu’il est
lab-with-found = avec ce qui a été trouvé
lab-met = atteint
lab-target = visé
lab-tried = Ce qui a été essayé
lab-tried-says = { $met } essais sur { $count } ont atteint tout ce qui était visé sur les donnes de la recherche.
lab-tried-caption = De combien chaque essai est resté en dehors de ce qui était visé (carrés, additionnés ; 0 atteint tout), et le meilleur jusque-là.
lab-trial = essai
lab-outside = en dehors
lab-outside-of = en dehors, { $wish }
lab-together = ensemble

# ---- families of things

lab-family-titles = Titres
lab-family-titles-used = Titres utilisés
lab-family-pawns = Pions
lab-family-pawns-turned = Pions transformés
lab-family-areas = Secteurs
lab-family-services = Services
lab-family-goods = Marchandises
lab-family-goods-traded = Marchandises échangées
lab-family-goods-raided = Marchandises razziées
lab-family-goods-given-up = Marchandises cédées
lab-family-credit-notes-and-influence = Avoirs et influence
lab-family-battles = Batailles
lab-family-dishonour = Déshonneur
lab-family-came-to-nothing = Sans effet
lab-family-tiles = Tuiles
lab-family-tiles-moved = Tuiles déplacées
lab-family-tiles-exchanged = Tuiles échangées
lab-family-objectives = Objectifs
lab-family-objectives-lost = Objectifs perdus
lab-family-objectives-achieved = Objectifs accomplis
lab-family-characters = Personnages
lab-family-characters-copied = Personnages copiés
lab-family-mosaics = Mosaïques
lab-family-mosaics-given-back = Mosaïques rendues
lab-family-stalls = Étals
lab-family-stalls-given-back = Étals rendus
lab-family-rubies = Rubis
lab-family-effects-dropped = Effets abandonnés
lab-family-extra-turns = Tours supplémentaires
lab-family-scholars = Érudits
lab-family-scholars-killed = Érudits assassinés
lab-family-cards-taken = Cartes prises
lab-family-symbols-used = Symboles utilisés
lab-family-coins = Pièces
lab-family-coins-stolen-by-others = Pièces volées par d’autres
lab-family-coins-paid = Pièces payées
lab-family-tokens-drawn = Jetons piochés
lab-family-tokens-lost = Jetons perdus
lab-family-tokens-placed = Jetons posés
lab-family-tokens-killed = Jetons assassinés
lab-family-abilities = Capacités
lab-family-combats = Combats
lab-family-hashash-cards = Cartes Hashash
lab-family-hashash-cards-used = Cartes Hashash utilisées
lab-family-buildings = Bâtiments
lab-family-bought-exactly = Achetés au compte juste
lab-family-given-to-dirk = Donnés à Dirk
lab-family-money = Argent
lab-family-money-paid = Argent payé
lab-family-overpaid = Payé en trop
lab-family-redesigned = Transformations
lab-family-sultan-cards = Cartes Sultan
lab-family-caravanserais = Caravansérails
lab-family-caravanserais-moved = Caravansérails déplacés
lab-family-culture-counters = Jetons Culture
lab-family-vizier = Vizir

# ---- things without a name of their own

lab-event-converted = sage en marchand
lab-event-spy_service = espions
lab-event-benevolence = bienveillance d’Al-Rashid
lab-event-negotiated = mercenaires écartés par négociation
lab-event-gained_notes = avoirs reçus
lab-event-note_spent = avoirs utilisés
lab-event-gained_influence = influence gagnée
lab-event-won = gagnées
lab-event-lost = perdues
lab-event-fled = fuite
lab-event-no_pasha = faute de pacha
lab-event-idle = pour inactivité
lab-event-enchanter = par l’Enchanteur
lab-event-took_rubies = rubis pris
lab-event-dropped_effects = effets abandonnés
lab-event-extra_turn = tours supplémentaires
lab-event-boosted = symboles renforcés
lab-event-used_faceup = cartes visibles utilisées
lab-event-gained_gold = or gagné
lab-event-gained_seals = sceaux gagnés
lab-event-stole_gold = or volé
lab-event-stole_seals = sceaux volés
lab-event-emptied_treasury = or du Trésor
lab-event-paid_gold = or payé
lab-event-paid_seals = sceaux payés
lab-event-orange_to_bag = jetons orange
lab-event-combat_begins = commencés
lab-event-combat_won = gagnés au combat
lab-event-surrendered = capitulations
lab-event-took_spoils = prises de guerre
lab-event-took_sword = épées gagnées
lab-event-ambush = embuscade
lab-event-bought = bâtiments
lab-event-sultan_bought = avec des cartes Sultan
lab-event-caravanserai_bought = caravansérails
lab-event-developed = jetons développés
lab-event-vizier_used = vizir utilisé
lab-event-vizier_woken = vizir réveillé

# ---- kinds of decisions

lab-kind-name_colour = annoncer une couleur
lab-kind-hold_back = mettre un pion en attente
lab-kind-place_pawn = placer un pion
lab-kind-start_move = commencer un mouvement
lab-kind-move_pawn = déplacer un pion
lab-kind-take_turn = jouer son tour
lab-kind-guild_visit = visiter une guilde
lab-kind-court_visit = visiter la cour
lab-kind-pay = payer
lab-kind-action_order = ordre des actions
lab-kind-give_good = céder une marchandise
lab-kind-take_good = prendre une marchandise
lab-kind-impostor_favour = faveur de l’Imposteur
lab-kind-alchemist_sage = sage de l’Alchimiste
lab-kind-negotiator_look = regarder, Négociateur
lab-kind-negotiator_target = pays visé, Négociateur
lab-kind-negotiator_discard = défausser, Négociateur
lab-kind-spy_operation = opération d’espionnage
lab-kind-battle = bataille
lab-kind-pick_off = enlever des mercenaires
lab-kind-trade = commercer
lab-kind-choose_start = choisir le départ
lab-kind-keep_characters = garder des personnages
lab-kind-take_tile = prendre une tuile
lab-kind-judge_tile = garder ou échanger une tuile
lab-kind-place_tile = poser une tuile
lab-kind-realise = appliquer un effet
lab-kind-pick_tile = choisir une tuile
lab-kind-move_tile = déplacer une tuile
lab-kind-move_beyond = déplacer une tuile plus loin
lab-kind-swap_tiles = intervertir des tuiles
lab-kind-take_objective = prendre un objectif
lab-kind-copy_character = copier un personnage
lab-kind-copy_meanwhile = copier entre deux coups
lab-kind-play_card = jouer une carte
lab-kind-card_step = étape d’une carte
lab-kind-choose_symbol = choisir un symbole
lab-kind-choose_faceup = choisir une carte visible
lab-kind-choose_victim = choisir qui est visé
lab-kind-hire_scholar = recruter un érudit
lab-kind-sword_hire = recruter avec des épées
lab-kind-assassinate_scholar = assassiner un érudit
lab-kind-choose_enemy = choisir un adversaire
lab-kind-combat_step = étape d’un combat
lab-kind-cancel_grey = annuler une carte grise
lab-kind-wipe_board = vider un plateau
lab-kind-cancel_wipe = empêcher qu’un plateau soit vidé
lab-kind-grey_wipe = vider par une carte grise
lab-kind-place_orange = poser un jeton orange
lab-kind-return_token = rendre un jeton
lab-kind-use_ability = utiliser une capacité
lab-kind-move_gold = déplacer de l’or
lab-kind-take_card = prendre une carte
lab-kind-return_hashash = rendre une carte Hashash
lab-kind-use_hashash = utiliser une carte Hashash
lab-kind-kill_token = assassiner un jeton
lab-kind-remove_token = retirer un jeton
lab-kind-release_orange = libérer un jeton orange
lab-kind-move_orange_from = jeton orange, d’où
lab-kind-move_orange_to = jeton orange, vers où
lab-kind-consent = accepter
lab-kind-use_treasury = utiliser le Trésor
lab-kind-choose_member = choisir un membre
lab-kind-choose_action = choisir une action
lab-kind-take_more = prendre plus d’argent
lab-kind-redesign = transformer
lab-kind-bring_in = bâtir une tuile de la réserve
lab-kind-next_tile = tuile suivante
lab-kind-keep_mark = garder une marque
lab-kind-choose_mark = choisir une marque
lab-kind-claim_tile = prendre une tuile tirée
lab-kind-move_marker = déplacer un pion de caravansérail
lab-kind-vizier_offer = offre du vizir
