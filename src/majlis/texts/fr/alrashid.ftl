# Al-Rashid in French.

game-title = Al-Rashid
game-summary = Placez votre famille à Bagdad et le long des routes commerciales, gagnez des titres et veillez à votre honneur.

# ---- names

item-wood = bois
item-metal = métal
item-pottery = céramique
item-spice = épice
item-silk = soie
item-credit_note = avoir
pawn-pasha = pacha
pawn-merchant = marchand
pawn-sage = sage
area-intrigue = Guilde des Intrigues
area-military = Guilde Militaire
area-traditions = Guilde des Traditions
area-commerce = Guilde du Commerce
area-politics = Guilde de la Politique
area-court = Palais d’Al-Rashid
area-silk_road = Route de la soie
area-spice_road = Route des épices
area-sanmatia = Sanmatia
area-mare_indianum = Mare Indianum
area-abbasid_caliphate = Califat Abbasside
area-mare_internum = Mare Internum
area-nilus_valley = Vallée du Nil
colour-red = terre (rouge)
colour-blue = mer (bleu)
token-red_2 = terre 2
token-red_3 = terre 3
token-red_4 = terre 4
token-blue_2 = mer 2
token-blue_3 = mer 3
token-blue_4 = mer 4
favour-general = Général
favour-court_scholar = Savant de la cour
favour-vizier = Vizir
favour-qadi = Qadi
title-smuggler = Contrebandier
title-plotter = Traceur
title-informer = Informateur
title-impostor = Imposteur
title-strategist = Stratège
title-recruiter = Recruteur
title-raider = Aventurier
title-negotiator = Négociateur
title-loremaster = Maître des traditions
title-enchanter = Enchanteur
title-diplomat = Diplomate
title-banker = Banquier
title-trader = Négociant
title-hardwood_importer = Importateur de bois
title-pottery_importer = Importateur de céramique
title-metal_importer = Importateur de métal
title-aide_to_the_qadi = Aide du Qadi
title-steward_of_the_city = Intendant de la Cité
title-warehouse_keeper = Gardien du magasin
title-favorites_maiden = Fille de la favorite
title-weapon_master = Maître d’armes
title-dean_of_the_academy = Doyen de l’Académie
title-economist = Économiste
title-counselor_to_the_caliph = Conseiller du Calife
title-treasurer = Trésorier
title-agha = Aga
title-silk_monopolist = Monopoliste de la soie
title-spices_monopolist = Monopoliste de l’épice
title-astrologist = Astrologue
title-law_expert = Spécialiste du droit
title-quartermaster = Quartier-maître
title-alchemist = Alchimiste

# ---- words of the table

label-year = Année { $year } sur { $years }
label-turn_order = Ordre du tour
label-next_order = Dès la prochaine manche
label-area = Secteur
label-pawns = Pions, par ordre d’arrivée
label-goods = Marchandises
label-mercenaries = Mercenaires
label-titles = Titres
label-offer = Titres (or), marchandises
label-player = Joueur
label-hand = En main
label-prestige = Prestige
label-gold = or
label-notes = Avoirs
label-influence = influence
label-dishonour = déshonneur
label-worth = valeur des marchandises
label-used = utilisé
label-resolved = résolu
label-face_down = face cachée
label-held_back = en attente

# ---- prompts

prompt-name_colour = Choisir la couleur du mercenaire à piocher.
prompt-hold_back = Diplomate : mettre un pion en attente jusqu’à ce que les autres joueurs aient placé les leurs ?
prompt-place_pawn = Placer un pion.
prompt-start_move = Traceur et Informateur : choisir un pion à déplacer ou laisser le plateau en l’état.
prompt-move_pawn = Où déplacer ce pion : { $pawn } ({ $owner }, { $area }) ?
prompt-take_turn = À vous de jouer : résoudre un secteur et, si vous le souhaitez, activer un titre.
prompt-guild_visit = { $area }, rang { $rank } : choisir jusqu’à deux actions (or restant : { $gold }).
prompt-court_visit = { $area }, rang { $rank } : la bienveillance, un titre, les deux ou ni l’un ni l’autre (or restant : { $gold }).
prompt-pay = { $cost ->
    [one] Payer { $cost } pièce d’or, marchandise par marchandise.
   *[other] Payer { $cost } pièces d’or, marchandise par marchandise.
}
prompt-action_order = Quelle action effectuer en premier ?
prompt-give_good = Céder une marchandise.
prompt-take_good = { $left ->
    [one] Prendre une marchandise.
   *[other] Prendre des marchandises : encore { $left }.
}
prompt-impostor_favour = Imposteur : utiliser une faveur sans en payer le coût.
prompt-alchemist_sage = Alchimiste : transformer un sage en marchand ?
prompt-negotiator_look = Négociateur : quel pays examiner ?
prompt-negotiator_target = Négociateur : enlever un mercenaire en échange d’un des vôtres ?
prompt-negotiator_discard = Négociateur : lequel de vos jetons défausser ?
prompt-spy_operation = Espionnage : examiner un pays, déplacer un pion ou renoncer.
prompt-battle = Bataille : { $area } (terre { $land }, mer { $sea }). Fuir, ou choisir des jetons et combattre.
prompt-pick_off = Mercenaires, { $colour } : en enlever pour un total inférieur à { $force }.
prompt-trade = Commerce : { $area }, rang { $rank } (encore { $left } à prendre).

# ---- what the others read meanwhile

waiting-name_colour = { $name } choisit la couleur du mercenaire à piocher.
waiting-hold_back = { $name } décide si le Diplomate met un pion en attente.
waiting-place_pawn = { $name } place un pion.
waiting-start_move = { $name } décide si le Traceur ou l’Informateur déplace un pion.
waiting-move_pawn = { $name } choisit où déplacer un pion.
waiting-take_turn = { $name } choisit un secteur à résoudre.
waiting-guild_visit = { $name } choisit ses actions dans une guilde.
waiting-court_visit = { $name } choisit quoi demander à la cour.
waiting-pay = { $name } choisit des marchandises pour payer.
waiting-action_order = { $name } décide quelle action vient en premier.
waiting-give_good = { $name } choisit une marchandise à céder.
waiting-take_good = { $name } choisit une marchandise à prendre.
waiting-impostor_favour = { $name } choisit une faveur gratuite pour l’Imposteur.
waiting-alchemist_sage = { $name } décide si l’Alchimiste transforme un sage en marchand.
waiting-negotiator_look = { $name } choisit le pays que le Négociateur examine.
waiting-negotiator_target = { $name } décide si le Négociateur enlève un mercenaire.
waiting-negotiator_discard = { $name } choisit un jeton à défausser pour le Négociateur.
waiting-spy_operation = { $name } décide ce que font les espions.
waiting-battle = { $name } livre bataille : combattre ou fuir.
waiting-pick_off = { $name } enlève des mercenaires plus faibles.
waiting-trade = { $name } choisit des marchandises dans un pays.

# ---- choices

name_colour = { $colour }
hold_back = Mettre en attente : { $pawn }
hold_back-nobody = Ne mettre aucun pion en attente
place_pawn = { $pawn } → { $area }
start_move = Déplacer : { $pawn } ({ $area })
start_move-done = Laisser le plateau en l’état
move_pawn = Destination : { $area }
take_turn-resolve = Résoudre : { $area }
take_turn-activate = Activer : { $title }
take_turn-end = Terminer le tour
visit-done = C’est tout
visit-nothing = Ne rien faire
visit-service-intrigue = { $count ->
    [one] Service : une opération d’espionnage
   *[other] Service : { $count } opérations d’espionnage
}
visit-service-military = { $count ->
    [one] Service : piocher un mercenaire
   *[other] Service : piocher { $count } mercenaires
}
visit-service-traditions = { $cost ->
    [one] Service : gagner un sage ({ $cost } pièce d’or)
   *[other] Service : gagner un sage ({ $cost } pièces d’or)
}
visit-service-commerce = { $cost ->
    [one] Service : gagner un marchand ({ $cost } pièce d’or)
   *[other] Service : gagner un marchand ({ $cost } pièces d’or)
}
visit-service-politics = { $cost ->
    [one] Service : gagner un pacha ({ $cost } pièce d’or)
   *[other] Service : gagner un pacha ({ $cost } pièces d’or)
}
visit-benevolence = Bienveillance : une marchandise et une meilleure place dans l’ordre du tour
visit-title = { $cost ->
    [one] Titre : { $title } ({ $cost } pièce d’or)
   *[other] Titre : { $title } ({ $cost } pièces d’or)
}
visit-title_with_note = { $cost ->
    [one] Titre avec un avoir : { $title } ({ $cost } pièce d’or)
   *[other] Titre avec un avoir : { $title } ({ $cost } pièces d’or)
}
visit-favour = { $cost ->
    [one] Faveur : { $favour } ({ $cost } pièce d’or)
   *[other] Faveur : { $favour } ({ $cost } pièces d’or)
}
visit-favourite = { $cost ->
    [one] Faveur de la Favorite, effet copié : { $favour } ({ $cost } pièce d’or)
   *[other] Faveur de la Favorite, effet copié : { $favour } ({ $cost } pièces d’or)
}
pay = { $good }
action_order-service = D’abord le service
action_order-benevolence = D’abord la bienveillance
action_order-title = D’abord le titre : { $title }
action_order-favour = D’abord la faveur : { $favour }
give_good = Céder : { $good }
take_good = Prendre : { $good }
impostor_favour = Faveur : { $favour }
impostor_favour-enough = Aucune autre faveur
alchemist_sage = Un sage sur le plateau : { $area }
alchemist_sage-hand = Un sage en main
alchemist_sage-nobody = Ne transformer aucun sage
negotiator_look = Examiner : { $area }
negotiator_target = Enlever : { $token }
negotiator_target-none = Ne rien enlever
negotiator_target-missing = Jeton numéro { $number }
negotiator_discard = Défausser : { $token }
spy_operation-decline = Renoncer à l’opération
spy_operation-look = Examiner : { $area }
spy_operation-move = Déplacer : { $pawn } ({ $owner }, { $area })
battle-flee = Fuir
battle-token = Choisir : { $token }
battle-item = { $token }
battle-strike = Combattre
pick_off = Enlever : { $token }
pick_off-stop = S’arrêter là
trade-all = Tout prendre : { $good } ({ $count })
trade-item = Prendre : 1 × { $good }
trade-basket = { $good }
trade-stop = Ne rien prendre de plus

# ---- the words on the button that closes a set

trade-end = { $count ->
    [0] Ne rien prendre ({ $area })
    [one] Prendre { $count } objet ({ $area })
   *[other] Prendre { $count } objets ({ $area })
}{ $left ->
    [0] {""}
   *[other] , en laisser { $left }
}
take_good-end = { $count ->
    [one] Prendre { $count } marchandise
   *[other] Prendre { $count } marchandises
}
pay-end = Payer { $cost } or{ $over ->
    [0] {""}
   *[other] , dont { $over } en trop
}
battle-forces = terre { $land }, mer { $sea }
battle-end-win = Combattre avec { $force } et vaincre
battle-end-part = Combattre avec { $force } : une seule couleur vaincue, pas de victoire
battle-end-level = Combattre avec { $force } : égalité, pas de victoire
battle-end-weak = Combattre avec { $force } : trop faible, pas de victoire
pick_off-end = { $count ->
    [0] N’enlever aucun mercenaire
    [one] Enlever { $count } mercenaire
   *[other] Enlever { $count } mercenaires
}
visit-note = Avec un avoir (titre à { $gold } or de moins)
visit-name-service = le service
visit-name-benevolence = la bienveillance
visit-name-note = un avoir
visit-name-favour = faveur du { $favour }
visit-end-nothing = Repartir sans rien{ $dishonour ->
    [0] {""}
   *[other] {" "}: { $dishonour } déshonneur
}
visit-end = { $gold ->
    [0] Prendre sans payer : { $actions }
   *[other] Prendre pour { $gold } or : { $actions }
}{ $dishonour ->
    [0] {""}
   *[other] . Et { $dishonour } déshonneur
}

# ---- ready-made payments, by the reason to like them

way-only = Seule possibilité
way-fewest = Le moins de marchandises
way-exact = Compte exact
way-keeps = Garde { $count } × { $good }
way-spends = Dépense tout : { $good }
way-kept = Garde une valeur de { $gold } or
way-goods = { $goods }

# ---- log

log-turn_order = { $seat } occupe la place { $place } dans l’ordre du tour.
log-crisis = Une tuile crise est révélée.
log-mercenary_arrives = Un mercenaire arrive face cachée : { $area }, { $colour }.
log-no_mercenary_left = Il ne reste aucun mercenaire à placer : { $area }, { $colour }.
log-reshuffled = La défausse forme la nouvelle pioche : { $colour }.
log-drew = { $seat } pioche un mercenaire : { $colour }.
log-drew_token = Vous avez pioché : { $token }.
log-year_begins = L’année { $year } commence.
log-held_back = { $seat } met en attente : { $pawn }.
log-placed = { $seat } place : { $pawn } → { $area }.
log-moved = { $seat } déplace : { $pawn }, { $origin } → { $area }.
log-spy_moved = { $seat } déplace par espionnage : { $pawn } ({ $owner }) → { $area }.
log-resolves = { $seat } résout : { $area }.
log-activates = { $seat } active : { $title }.
log-cut = { $area } : { $seat } est au-delà du troisième rang et reprend ses pions.
log-no_pasha = { $count ->
    [one] { $seat } se présente à la cour sans pacha : { $count } jeton Déshonneur.
   *[other] { $seat } se présente à la cour sans pacha : { $count } jetons Déshonneur.
}
log-idle = { $count ->
    [one] { $seat } n’effectue aucune action principale : { $count } jeton Déshonneur.
   *[other] { $seat } n’effectue aucune action principale : { $count } jetons Déshonneur.
}
log-paid = { $cost ->
    [one] { $seat } paie { $cost } pièce d’or : { $goods }.
   *[other] { $seat } paie { $cost } pièces d’or : { $goods }.
}
log-note_spent = { $seat } utilise un avoir.
log-gained_pawn = { $seat } gagne : { $pawn }.
log-gained_title = { $seat } obtient le titre : { $title }.
log-gained_good = { $seat } prend : { $count } × { $good }.
log-gave_good = { $seat } cède : { $good }.
log-gained_notes = { $count ->
    [one] { $seat } prend un avoir.
   *[other] { $seat } prend { $count } avoirs.
}
log-gained_influence = { $count ->
    [one] { $seat } gagne { $count } jeton Influence politique.
   *[other] { $seat } gagne { $count } jetons Influence politique.
}
log-favour = { $seat } utilise la faveur : { $favour }.
log-favour_lost = Pour { $seat }, la faveur reste sans effet : { $favour }.
log-spy_service = { $seat } envoie des espions.
log-benevolence = { $seat } bénéficie de la bienveillance d’Al-Rashid.
log-new_order = Dès la prochaine manche, { $seat } occupe la place { $place }.
log-enchanter = { $count ->
    [one] Enchanteur : { $seat } prend { $count } jeton Déshonneur.
   *[other] Enchanteur : { $seat } prend { $count } jetons Déshonneur.
}
log-converted = { $seat } transforme un sage en marchand.
log-peeked = { $seat } examine les mercenaires : { $area }.
log-saw = Vous avez vu : { $token } ({ $area }).
log-spy_declined = { $seat } renonce à une opération d’espionnage.
log-negotiated = { $seat } défausse un jeton ({ $own }) et enlève un mercenaire ({ $token }) : { $area }.
log-revealed = Mercenaire révélé : { $token } ({ $area }).
log-struck = { $seat } livre bataille ({ $area }) avec : { $tokens }.
log-defeated = Mercenaire vaincu : { $token } ({ $area }).
log-won = { $seat } gagne la bataille : { $area }.
log-lost = { $seat } perd la bataille et se retire : { $area }.
log-fled = { $count ->
    [one] { $seat } fuit la bataille ({ $area }) : { $count } jeton Déshonneur.
   *[other] { $seat } fuit la bataille ({ $area }) : { $count } jetons Déshonneur.
}
log-unbeaten = Les mercenaires tiennent bon : { $area }.
log-raided = { $seat } prend comme butin : { $good }.
log-trade_cut = { $area } : { $seat } est au-delà du troisième rang et reprend ses pions.
log-traded = { $seat } prend : { $count } × { $good } ({ $area }).
log-nothing_left = { $seat } ne trouve plus rien à prendre : { $area }.
log-year_ends = L’année { $year } se termine.
log-game_over = La partie est terminée.

# ---- avertissements : ce qu’un acte va coûter

warn-cut = { $area } : au-delà du troisième rang, vos pions rentrent
warn-no_pasha = { $count ->
    [one] { $count } jeton Déshonneur pour une visite à la cour sans pacha
   *[other] { $count } jetons Déshonneur pour une visite à la cour sans pacha
}
warn-idle = { $count ->
    [one] { $count } jeton Déshonneur pour une visite sans service ni titre
   *[other] { $count } jetons Déshonneur pour une visite sans service ni titre
}
warn-favour_lost = la faveur reste sans effet : { $favour }
warn-enchanter = { $count ->
    [one] { $count } jeton Déshonneur pour l’Enchanteur
   *[other] { $count } jetons Déshonneur pour l’Enchanteur
}
warn-lost = bataille perdue, vos pions rentrent : { $area }
warn-fled = { $count ->
    [one] { $count } jeton Déshonneur pour la fuite : { $area }
   *[other] { $count } jetons Déshonneur pour la fuite : { $area }
}
warn-trade_cut = { $area } : au-delà du troisième rang, vos pions rentrent sans commerce
warn-nothing_left = plus rien à prendre : { $area }

# ---- refusals

refusal-one_leader = Votre pile dans ce secteur compte déjà un pacha ou un marchand.
refusal-no_merchant_at_court = Un marchand ne peut jamais se présenter à la cour.
refusal-only_sages_follow = À la cour, seuls des sages peuvent suivre votre premier pion.
refusal-pasha_first = À la cour, votre premier pion doit être un pacha.
refusal-pawn_not_in_hand = Vous n’avez pas ce pion en main.
refusal-diplomat_must = Avec cette option, le Diplomate doit mettre un pion en attente.
refusal-held_back_waits = Un pion en attente n’est placé qu’une fois que les autres joueurs n’ont plus de pion à placer.
refusal-colour_used_up = Il ne reste aucun mercenaire de cette couleur.
refusal-no_plotter = Vous n’avez plus de Traceur à utiliser.
refusal-no_informer = Vous n’avez plus d’Informateur à utiliser.
refusal-no_pawn_there = Ce pion ne se trouve pas à cet endroit.
refusal-nowhere_to_go = Ce pion ne pourrait aller nulle part.
refusal-another_area = Le pion doit aller dans un autre secteur.
refusal-palace_or_country = Les pions se déplacent d’un palais à un autre ou d’un pays à un autre.
refusal-already_resolved = Ce pays a déjà été résolu cette année.
refusal-common_only = Le Négociant n’accepte que du bois, du métal ou de la céramique.
refusal-good_not_owned = Vous ne possédez pas cette marchandise.
refusal-another_good = Vous devez prendre une marchandise d’un autre type que celle que vous avez cédée.
refusal-not_printed_here = Cette marchandise ne figure pas sur ce pays.
refusal-rising_order = Suivez l’ordre de la liste : ce type y figure plus haut.
refusal-keep_one_good = Il doit vous rester une marchandise pour la faveur.
refusal-superfluous = Aucun paiement sans marchandise superflue ne commence ainsi.
refusal-family_is_full = Votre famille ne peut plus accueillir de pion de ce type.
refusal-no_tokens_left = Il ne reste aucun mercenaire à piocher.
refusal-no_mercenaries_there = Aucun mercenaire n’occupe ce pays.
refusal-own_pawns_only = Vos espions ne déplacent que les pions de votre propre famille.
refusal-nothing_to_exchange = Vous n’avez aucune marchandise à céder.
refusal-different_favours = L’Imposteur ne permet pas d’utiliser cette faveur une fois de plus.
refusal-no_sage_there = Vous n’avez pas de sage à cet endroit.
refusal-title_not_owned = Vous ne possédez pas ce titre.
refusal-title_not_activated = Ce titre n’est pas un titre à activer.
refusal-title_used = Ce titre a déjà été utilisé cette année.
refusal-no_mercenaries_anywhere = Aucun pays n’est occupé par des mercenaires.
refusal-no_such_token = Il n’y a pas de jeton à cette place.
refusal-no_token_of_colour = Vous n’avez aucun jeton de cette couleur à défausser.
refusal-same_colour = Le jeton doit être de la même couleur.
refusal-token_not_in_hand = Vous n’avez plus de jeton de ce type en main.
refusal-one_title = Un seul titre par visite.
refusal-title_of_another_palace = Ce titre relève d’un autre palais.
refusal-title_taken = Il ne reste aucune tuile de ce titre.
refusal-title_owned = Vous possédez déjà ce titre.
refusal-no_note = Vous n’avez aucun avoir.
refusal-too_expensive = Vos marchandises ne valent pas assez pour cela.
refusal-service_first = Le service se choisit en premier, et une seule fois.
refusal-favour_of_another_guild = Cette faveur relève d’une autre guilde.
refusal-two_actions = Une visite comporte au plus deux actions.
refusal-benevolence_first = La bienveillance se choisit en premier, et une seule fois.
refusal-no_favours_at_court = Il n’y a pas de faveurs à la cour.
refusal-tokens_already_picked = Vous avez déjà choisi des jetons : combattez avec ceux-ci.
refusal-at_least_one_token = Choisissez au moins un jeton pour combattre.
refusal-colour_not_present = Aucun mercenaire de cette couleur n’occupe ce pays.
refusal-too_strong = Ce jeton est trop fort pour la force qu’il vous reste.
refusal-take_all_allowed = Vous devez prendre tout ce à quoi vous avez droit.
refusal-first_rank_only = Seul le premier rang peut prendre toutes les marchandises d’un même type.
refusal-all_or_items = Soit toutes les marchandises d’un même type, soit des prises à l’unité, mais pas les deux.
refusal-none_left = Il n’en reste plus.
refusal-too_few_behind = Il n’en resterait pas assez plus bas dans la liste ; commencez plus haut.
refusal-share_taken = Vous prenez déjà autant d’objets que vous le pouvez.
refusal-goods_taken = Vous prenez déjà autant de marchandises que vous le pouvez.
refusal-no_more_goods = Vous n’avez plus de cette marchandise.
refusal-needless = Avec cette marchandise, le paiement contiendrait plus qu’il ne faut.
refusal-token_chosen = Ce jeton part déjà.
refusal-one_note = Un seul avoir par titre.
refusal-no_title_for_note = Aucun titre à acquérir ici auquel l’avoir pourrait servir.
refusal-service_once = Vous avez déjà pris le service ; un seul par visite.
refusal-one_favour = Une seule faveur par visite.
refusal-resolve_an_area = Vous devez résoudre un secteur avant de terminer votre tour.
refusal-one_title_a_turn = Un seul titre par tour.
refusal-one_area_a_turn = Un seul secteur par tour.
refusal-no_pawns_there = Aucun pion ne s’y trouve.

# ---- what the coach counts

coach-prestige = Votre prestige
coach-gold = Or que valent vos marchandises
coach-variety = Marchandises différentes
coach-notes = Vos avoirs
coach-mercenaries = Force de vos mercenaires
coach-family = Dominance de votre famille
coach-titles = Titres qui vous servent chaque année
coach-trade = Objets que vos pions peuvent obtenir
coach-visit = Visites de guilde que vous pouvez payer
coach-idle = Visites de guilde que vous ne pouvez pas payer
coach-danger = Pays dont les mercenaires sont trop forts
coach-battle = Batailles que vous pouvez gagner
coach-court = Vos visites à la cour
coach-first = Votre place dans l’ordre du tour
coach-prestige-of = Prestige de { $name }
coach-court-of = Visites de { $name } à la cour
coach-family-of = Dominance de la famille de { $name }

# ---- scores

score-pawns = { $count } × { $pawn }
score-title = { $title }
score-influence = { $count ->
    [one] { $count } jeton Influence politique
   *[other] { $count } jetons Influence politique
}
score-dishonour = { $count ->
    [one] { $count } jeton Déshonneur
   *[other] { $count } jetons Déshonneur
}

# ---- the board

short-intrigue = Intrigues
short-military = Militaire
short-traditions = Traditions
short-commerce = Commerce
short-politics = Politique
short-court = La cour
short-silk_road = R. de la soie
short-spice_road = R. des épices
short-sanmatia = Sanmatia
short-mare_indianum = M. Indianum
short-abbasid_caliphate = Califat
short-mare_internum = M. Internum
short-nilus_valley = Vallée du Nil
phase-setup = Mise en place
phase-placement = Placement
phase-resolution = Résolution
phase-over = Fin
board-about = La cité ronde avec la cour et cinq palais de guildes, et sept pays autour d’elle.
board-hand = Ce que vous possédez
board-nobody = personne ici
board-here = { $name } avec { $count }
board-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
board-beyond = rentre
board-resolving = en cours de résolution
board-gold = { $gold } or
board-worth = valeur : { $gold } or
board-pay = { $gold } or posé sur { $cost }
board-points = { $points } PP
board-steps = { $count } ou plus : { $points } PP
board-takes = { $count ->
    [one] 1 élément
   *[other] { $count } éléments
}
board-takes_first = { $count } éléments, ou tout d’un type
board-battle_first = D’abord la bataille, puis le commerce
board-battle = Bataille
board-beat = battre { $sum }
board-beat_hidden = { $count ->
    [one] battre { $sum } et un jeton caché
   *[other] battre { $sum } et { $count } jetons cachés
}
board-you_hold = vous avez { $tokens }
board-best-win = Tous vos jetons ensemble l’emporteraient.
board-best-part = Tous vos jetons ensemble battraient une couleur, pas les deux.
board-best-level = Tous vos jetons ensemble feraient égalité : pas de victoire.
board-best-weak = Tous vos jetons ensemble seraient trop faibles.
board-service = Service
board-service-intrigue = { $count ->
    [one] une opération d’espionnage
   *[other] { $count } opérations d’espionnage
}
board-service-military = { $count ->
    [one] piocher un mercenaire
   *[other] piocher { $count } mercenaires
}
board-service-traditions = gagner un sage
board-service-commerce = gagner un marchand
board-service-politics = gagner un pacha
board-benevolence = Bienveillance
board-favour = Faveur : { $leader }
board-titles_left = { $count ->
    [one] encore 1 titre
   *[other] encore { $count } titres
}
board-chosen = choisi
board-laid = { $count ->
    [one] { $count } posé
   *[other] { $count } posés
}
board-one = Un
board-all = Tout ({ $count })
board-map = Voir la carte
board-back = Revenir
board-set = Un lot de marchandises différentes
board-pile = { $count ->
    [one] Pioche : 1 jeton
   *[other] Pioche : { $count } jetons
}
board-pile_name = Pioche
board-discards = défaussés
board-titles = { $count ->
    [0] aucun titre
    [one] 1 titre
   *[other] { $count } titres
}
board-can_act = disponible
board-home = en main
board-none = aucun
board-copies = encore { $count }
board-owners = à { $names }
board-note_worth = Un avoir réduit de { $gold } or le prix d’un titre.
type-activated = une fois par an, à votre tour
type-permanent = toujours actif
type-one_shot = une fois, à l’acquisition
service-intrigue = Opérations d’espionnage selon le rang : { $first }, { $second }, { $third }. Regarder les mercenaires d’un pays ou déplacer un de vos pions d’un pays à un autre.
service-military = Piocher des mercenaires selon le rang : { $first }, { $second }, { $third }.
service-traditions = Gagner un sage pour { $first }, { $second } ou { $third } or selon le rang.
service-commerce = Gagner un marchand pour { $first }, { $second } ou { $third } or selon le rang.
service-politics = Gagner un pacha pour { $first }, { $second } ou { $third } or selon le rang.
service-court = Une marchandise au choix, et une place en tête de l’ordre du tour dès la prochaine manche.
favour-general-effect = Donner une marchandise, piocher un mercenaire.
favour-court_scholar-effect = Prendre un avoir.
favour-vizier-effect = Changer une marchandise en une autre.
favour-qadi-effect = Prendre un jeton influence.
effect-smuggler = Changer une marchandise en une autre.
effect-plotter = Au début de la résolution, vous pouvez déplacer un de vos pions d’un palais à un autre.
effect-informer = Au début de la résolution, vous pouvez déplacer un de vos pions d’un pays à un autre.
effect-impostor = Utiliser deux faveurs différentes de chefs de guilde sans payer leur or.
effect-strategist = Chaque jeton que vous jouez dans une bataille compte 1 de plus.
effect-recruiter = Piocher un mercenaire.
effect-raider = Quand vous gagnez une bataille, prendre une marchandise d’un type imprimé sur le pays.
effect-negotiator = Regarder les mercenaires d’un pays ; vous pouvez donner un jeton pour en retirer un de sa couleur.
effect-loremaster = Les marchands et pachas vous coûtent 3 or de moins en service.
effect-enchanter = Gagner un marchand et prendre 1 déshonneur.
effect-diplomat = Mettre en attente un pacha ou un marchand, placé quand les autres ont tout placé.
effect-banker = Vos avoirs valent 5 or.
effect-trader = Donner bois, métal ou céramique et prendre un de chacun des deux autres.
effect-hardwood_importer = Prendre un bois.
effect-pottery_importer = Prendre une céramique.
effect-metal_importer = Prendre un métal.
effect-aide_to_the_qadi = Prendre un jeton influence. À la fin, compte vos jetons influence.
effect-steward_of_the_city = Compte les palais dont vous avez un titre.
effect-warehouse_keeper = Compte vos types de marchandises.
effect-favorites_maiden = Compte vos titres de la Guilde des Intrigues.
effect-weapon_master = Compte vos titres de la Guilde Militaire.
effect-dean_of_the_academy = Compte vos sages.
effect-economist = Compte vos marchands.
effect-counselor_to_the_caliph = Compte vos pachas.
effect-treasurer = Prendre un avoir.
effect-agha = Piocher quatre mercenaires.
effect-silk_monopolist = Prendre une soie ; avec le Monopoliste de l’épice, 3 soies et une épice.
effect-spices_monopolist = Prendre une épice ; avec le Monopoliste de la soie, 3 épices et une soie.
effect-astrologist = Prendre 1, 2 ou 3 jetons influence pour 2, 4 ou 6 sages dans la famille.
effect-law_expert = Prendre un jeton influence.
effect-quartermaster = Prendre deux marchandises au choix.
effect-alchemist = Vous pouvez changer un de vos sages en marchand.

# ---- sources de points, pour la feuille de score

sum-pawns = Famille
sum-title = Titres
sum-influence = Influence
sum-dishonour = Déshonneur

# ---- la partie guidée : une leçon par sorte de décision

lesson-alrashid-place_pawn = Mettez un pion dans une zone. C’est votre rang à la fin qui compte : un pacha vaut 5, un marchand 3, un sage 1.
lesson-alrashid-hold_back = Le Diplomate peut retenir un pion jusqu’à ce que les autres aient placé : vous voyez d’abord, puis choisissez.
lesson-alrashid-start_move = Comploteur et Informateur déplacent un pion avant toute résolution. Employez-les là où un pion change l’ordre des rangs.
lesson-alrashid-move_pawn = Il ne va que là où son propriétaire pourrait le placer maintenant.
lesson-alrashid-take_turn = Résolvez une zone ; tous ceux qui y ont un rang agissent dans l’ordre des rangs. Allez d’abord là où biens ou titres manquent.
lesson-alrashid-guild_visit = Une guilde offre la faveur du chef, son service et un titre ; deux au plus. Vous payez le tout en une fois.
lesson-alrashid-court_visit = À la cour, vous pouvez recevoir un bien par bienveillance, acheter un titre, ou les deux.
lesson-alrashid-pay = Des biens différents payés ensemble valent bien plus que des biens égaux : cinq différents valent 15 or.
lesson-alrashid-action_order = Vous avez payé ; décidez ce qui vient d’abord.
lesson-alrashid-give_good = Donnez le bien dont votre prochaine série se passera.
lesson-alrashid-take_good = Prenez le bien qui agrandit votre série : chaque sorte nouvelle en élève la valeur.
lesson-alrashid-name_colour = Les mercenaires de terre se battent sur terre, ceux de mer en mer. Tirez la couleur que vos pays demandent.
lesson-alrashid-spy_operation = Les espions regardent les mercenaires cachés d’un pays, ou déplacent un pion d’un pays à un autre.
lesson-alrashid-impostor_favour = L’Imposteur jouit de deux faveurs au plus sans payer d’or.
lesson-alrashid-alchemist_sage = L’Alchimiste change un sage en marchand, qui pèse davantage.
lesson-alrashid-negotiator_look = Regardez les mercenaires cachés d’un pays.
lesson-alrashid-negotiator_target = Vous pouvez en écarter un avec un jeton de même couleur, quelles que soient les valeurs.
lesson-alrashid-negotiator_discard = Donnez votre jeton le plus faible de cette couleur.
lesson-alrashid-battle = Pour vaincre une couleur, vos jetons doivent dépasser strictement les défenseurs. Fuyez, et le rang suivant décide.
lesson-alrashid-pick_off = Vous n’avez pas vaincu la couleur, mais pouvez retirer des jetons dont la somme est moindre que la vôtre.
lesson-alrashid-trade = Prenez votre part des biens de ce pays. Cherchez les sortes qui vous manquent.
