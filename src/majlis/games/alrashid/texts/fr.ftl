# Al-Rashid in French.

game-title = Al-Rashid
game-summary = Placez votre famille à Bagdad et le long des routes commerciales, gagnez des titres et veillez à votre honneur.

# ---- names

item-wood = bois
    .one = un bois
    .many = bois
item-metal = métal
    .one = un métal
    .many = métaux
item-pottery = céramique
    .one = une céramique
    .many = céramiques
item-spice = épice
    .one = une épice
    .many = épices
item-silk = soie
    .one = une soie
    .many = soies
item-credit_note = avoir
    .one = un avoir
    .many = avoirs
pawn-pasha = pacha
    .gender = m
pawn-merchant = marchand
    .gender = m
pawn-sage = sage
    .gender = m
area-intrigue = Guilde des intrigues
    .the = la Guilde des intrigues
    .at = à la Guilde des intrigues
    .of = de la Guilde des intrigues
area-military = Guilde militaire
    .the = la Guilde militaire
    .at = à la Guilde militaire
    .of = de la Guilde militaire
area-traditions = Guilde des traditions
    .the = la Guilde des traditions
    .at = à la Guilde des traditions
    .of = de la Guilde des traditions
area-commerce = Guilde du commerce
    .the = la Guilde du commerce
    .at = à la Guilde du commerce
    .of = de la Guilde du commerce
area-politics = Guilde de la politique
    .the = la Guilde de la politique
    .at = à la Guilde de la politique
    .of = de la Guilde de la politique
area-court = Palais d’Al-Rashid
    .the = le palais d’Al-Rashid
    .at = au palais d’Al-Rashid
    .of = du palais d’Al-Rashid
area-silk_road = Route de la soie
    .the = la Route de la soie
    .at = sur la Route de la soie
    .of = de la Route de la soie
area-spice_road = Route des épices
    .the = la Route des épices
    .at = sur la Route des épices
    .of = de la Route des épices
area-sanmatia = Sanmatia
    .the = Sanmatia
    .at = à Sanmatia
    .of = de Sanmatia
area-mare_indianum = Mare Indianum
    .the = Mare Indianum
    .at = à Mare Indianum
    .of = de Mare Indianum
area-abbasid_caliphate = Califat abbasside
    .the = le Califat abbasside
    .at = dans le Califat abbasside
    .of = du Califat abbasside
area-mare_internum = Mare Internum
    .the = Mare Internum
    .at = à Mare Internum
    .of = de Mare Internum
area-nilus_valley = Vallée du Nil
    .the = la Vallée du Nil
    .at = dans la Vallée du Nil
    .of = de la Vallée du Nil
colour-red = terre (rouge)
colour-blue = mer (bleu)
token-red_2 = terre 2
token-red_3 = terre 3
token-red_4 = terre 4
token-blue_2 = mer 2
token-blue_3 = mer 3
token-blue_4 = mer 4
favour-general = Général
    .gender = m
favour-court_scholar = Savant de la cour
    .gender = m
favour-vizier = Vizir
    .gender = m
favour-qadi = Qadi
    .gender = m
title-smuggler = Contrebandier
title-plotter = Comploteur
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

prompt-name_colour = Piochez un jeton : terre ou mer ?
prompt-hold_back = Diplomate : mettez-vous un pion en attente ?
prompt-place_pawn = Placez un pion.
prompt-place_pawn-pawn = Où va votre { $pawn } ?
prompt-place_pawn-area = Quel pion placer { $area-at } ?
prompt-start_move = Comploteur et Informateur : déplacez-vous un pion avant la résolution ?
prompt-move_pawn = Où déplacer { $owner-is ->
    [you] votre { $pawn } ({ $area })
   *[other] ce { $pawn } ({ $owner }, { $area })
} ?
prompt-take_turn = À vous de jouer : résolvez un secteur.
prompt-guild_visit = { $area }, rang { $rank } : choisissez jusqu’à deux actions (or restant : { $gold }).
prompt-court_visit = { $area }, rang { $rank } : bienveillance, titre, les deux ou rien (or restant : { $gold }) ?
prompt-pay = Payez { $cost ->
    [one] { $cost } pièce d’or
   *[other] { $cost } pièces d’or
}.
prompt-pay-palace = Payez { $cost ->
    [one] { $cost } pièce d’or
   *[other] { $cost } pièces d’or
} { $area-at }.
prompt-action_order = Quelle action effectuer en premier ?
prompt-give_good = Cédez une marchandise.
prompt-take_good = { $left ->
    [one] Prenez une marchandise.
   *[other] Prenez { $left } marchandises.
}
prompt-impostor_favour = Imposteur : quelle faveur utilisez-vous sans en payer le coût ?
prompt-alchemist_sage = Alchimiste : transformez-vous un sage en marchand ?
prompt-negotiator_look = Négociateur : quel pays examinez-vous ?
prompt-negotiator_target = Négociateur : enlevez-vous un mercenaire contre un des vôtres ?
prompt-negotiator_discard = Négociateur : lequel de vos jetons défausser ?
prompt-spy_operation = Espionnage : examinez un pays ou déplacez un pion.
prompt-battle = Combattez ou fuyez : { $area } ({ $land ->
    [0] mer { $sea }
   *[other] { $sea ->
        [0] terre { $land }
       *[other] terre { $land }, mer { $sea }
    }
}).
prompt-pick_off = { $colour } : enlevez des mercenaires pour un total inférieur à { $force }.
prompt-trade = { $left ->
    [one] Vous avez droit à { $left } prise { $area-at } (rang { $rank }).
   *[other] Vous avez droit à { $left } prises { $area-at } (rang { $rank }).
}

# ---- what the others read meanwhile

waiting-name_colour = { $name } choisit la couleur du mercenaire à piocher.
waiting-hold_back = { $name } décide si le Diplomate met un pion en attente.
waiting-place_pawn = { $name } place un pion.
waiting-start_move = { $name } décide si le Comploteur ou l’Informateur déplace un pion.
waiting-move_pawn = { $name } choisit où déplacer un pion.
waiting-take_turn = { $name } choisit un secteur à résoudre.
waiting-guild_visit = { $name } choisit ses actions dans une guilde.
waiting-court_visit = { $name } choisit ses demandes au palais d’Al-Rashid.
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
waiting-battle = { $name } livre bataille : combattre ou fuir.
waiting-pick_off = { $name } enlève des mercenaires plus faibles.
waiting-trade = { $name } choisit des marchandises dans un pays.

# ---- choices

name_colour = { $colour }
    .deed = Piocher : { $colour }
hold_back = Mettre en attente : { $pawn }
hold_back-nobody = Ne mettre aucun pion en attente
place_pawn = { $pawn } → { $area }
    .deed = Placer : { $pawn } → { $area }
start_move = Déplacer : { $pawn } ({ $area })
start_move-done = Laisser le plateau en l’état
move_pawn = Destination : { $area }
    .deed = Déplacer vers : { $area }
take_turn-resolve = Résoudre : { $area }
take_turn-activate = Activer : { $title }
take_turn-end = Terminer le tour
visit-done = C’est tout
visit-nothing = Ne rien faire
visit-service-intrigue = { $count ->
    [one] Service : une opération d’espionnage
   *[other] Service : { $count } opérations d’espionnage
}
visit-service-military = { $count ->
    [one] Service : piocher un mercenaire
   *[other] Service : piocher { $count } mercenaires
}
visit-service-traditions = { $cost ->
    [one] Service : gagner un sage ({ $cost } pièce d’or)
   *[other] Service : gagner un sage ({ $cost } pièces d’or)
}
visit-service-commerce = { $cost ->
    [one] Service : gagner un marchand ({ $cost } pièce d’or)
   *[other] Service : gagner un marchand ({ $cost } pièces d’or)
}
visit-service-politics = { $cost ->
    [one] Service : gagner un pacha ({ $cost } pièce d’or)
   *[other] Service : gagner un pacha ({ $cost } pièces d’or)
}
visit-benevolence = Bienveillance : une marchandise et une meilleure place dans l’ordre du tour
visit-title = { $cost ->
    [one] Titre : { $title } ({ $cost } pièce d’or)
   *[other] Titre : { $title } ({ $cost } pièces d’or)
}
visit-title_with_note = { $cost ->
    [one] Titre avec un avoir : { $title } ({ $cost } pièce d’or)
   *[other] Titre avec un avoir : { $title } ({ $cost } pièces d’or)
}
visit-favour = { $cost ->
    [one] Faveur : { $favour } ({ $cost } pièce d’or)
   *[other] Faveur : { $favour } ({ $cost } pièces d’or)
}
visit-favourite = { $cost ->
    [one] Faveur de la Favorite, effet copié : { $favour } ({ $cost } pièce d’or)
   *[other] Faveur de la Favorite, effet copié : { $favour } ({ $cost } pièces d’or)
}
pay = { $good }
    .deed = Payer : { $good }
action_order-service = D’abord le service
    .deed = Commencer par le service
action_order-benevolence = D’abord la bienveillance
    .deed = Commencer par la bienveillance
action_order-title = D’abord le titre : { $title }
    .deed = Commencer par le titre : { $title }
action_order-favour = D’abord la faveur : { $favour }
    .deed = Commencer par la faveur : { $favour }
give_good = Céder { $good-one }
take_good = Prendre { $good-one }
impostor_favour = Faveur : { $favour }
    .deed = Utiliser la faveur : { $favour }
impostor_favour-enough = Aucune autre faveur
    .deed = N’utiliser aucune autre faveur
alchemist_sage = Un sage sur le plateau : { $area }
    .deed = Transformer le sage en marchand : { $area }
alchemist_sage-hand = Un sage en main
    .deed = Transformer un sage en main en marchand
alchemist_sage-nobody = Ne transformer aucun sage
negotiator_look = Examiner : { $area }
negotiator_target = Enlever : { $token }
negotiator_target-none = Ne rien enlever
negotiator_target-missing = Jeton numéro { $number }
negotiator_discard = Défausser : { $token }
spy_operation-decline = Renoncer à l’opération
spy_operation-look = Examiner : { $area }
spy_operation-move = Déplacer : { $owner-is ->
    [you] votre { $pawn } ({ $area })
   *[other] { $pawn } ({ $owner }, { $area })
}
battle-flee = { $count ->
    [0] Fuir
    [one] Fuir : { $count } jeton Déshonneur
   *[other] Fuir : { $count } jetons Déshonneur
}
battle-token = Choisir : { $token }
battle-item = { $token }
battle-strike = Combattre
pick_off = Enlever : { $token }
pick_off-stop = S’arrêter là
trade-all = Tout prendre : { $count ->
    [one] { $good-one }
   *[other] { $count } { $good-many }
}
    .deed = Tout prendre : { $count ->
            [one] { $good-one }
           *[other] { $count } { $good-many }
        }
trade-item = Prendre { $good-one }
    .deed = Prendre { $good-one }
trade-basket = { $good }
trade-stop = Ne rien prendre de plus

# ---- the words on the button that closes a set

trade-end = { $count ->
    [0] Ne rien prendre ({ $area })
    [one] Prendre { $count } prise ({ $area })
   *[other] Prendre { $count } prises ({ $area })
}{ $left ->
    [0] {""}
   *[other] , en laisser { $left }
}
trade-end-next = { $count ->
    [0] Ne rien prendre
    [one] Prendre { $count } prise
   *[other] Prendre { $count } prises
}, en laisser { $rest } à { $next }
take_good-end = { $count ->
    [one] Prendre { $count } marchandise
   *[other] Prendre { $count } marchandises
}
pay-end = Payer { $cost } or{ $over ->
    [0] { "" }
   *[other] , { $over } en trop
}
battle-forces = terre { $land }, mer { $sea }
battle-end-win = Combattre avec { $force } et vaincre
battle-end-part = Combattre avec { $force } : une seule couleur vaincue, pas de victoire
battle-end-level = Combattre avec { $force } : égalité, pas de victoire
battle-end-weak = Combattre avec { $force } : trop faible, pas de victoire
pick_off-end = { $count ->
    [0] N’enlever aucun mercenaire
    [one] Enlever { $count } mercenaire
   *[other] Enlever { $count } mercenaires
}
visit-note = Avec un avoir (titre à { $gold } or de moins)
visit-name-service = le service
visit-name-benevolence = la bienveillance
visit-name-note = un avoir
visit-name-favour = la faveur du { $favour }
visit-end-nothing = Repartir sans rien{ $dishonour ->
    [0] { "" }
    [one] { "\u00A0" }: { $dishonour } jeton Déshonneur
   *[other] { "\u00A0" }: { $dishonour } jetons Déshonneur
}
visit-end = { $gold ->
    [0] Prendre sans payer : { $actions }
   *[other] Prendre pour { $gold } or : { $actions }
}{ $dishonour ->
    [0] { "" }
    [one] . Et { $dishonour } jeton Déshonneur
   *[other] . Et { $dishonour } jetons Déshonneur
}

# ---- ready-made payments, by the reason to like them

way-only = Seule possibilité
way-strike = { $tokens } : gagne de { $by }, garde { $kept }
way-strike-all = { $tokens } : gagne de { $by }, ne garde rien
way-fewest = Le moins de marchandises
way-exact = Compte juste
way-keeps = Garde { $count ->
    [one] { $good-one }
   *[other] { $count } { $good-many }
}
way-spends = Dépense tout : { $good-many }
way-kept = Garde une valeur de { $gold } or
way-goods = { $goods }

# ---- log

log-turn_order = { $seat } occupe la place { $place } dans l’ordre du tour.
    .you = Vous occupez la place { $place } dans l’ordre du tour.
log-crisis = Une tuile Crise est révélée.
log-mercenary_arrives = Un mercenaire arrive face cachée { $area-at } : { $colour }.
log-no_mercenary_left = Il ne reste aucun mercenaire à placer { $area-at } : { $colour }.
log-reshuffled = La défausse forme la nouvelle pioche : { $colour }.
log-drew = { $seat } pioche un mercenaire : { $colour }.
    .you = Vous piochez un mercenaire : { $colour }.
log-drew_token = Vous avez pioché : { $token }.
log-year_begins = L’année { $year } commence.
log-held_back = { $seat } met en attente un { $pawn }.
    .you = Vous mettez en attente un { $pawn }.
log-placed = { $seat } place un { $pawn } { $area-at }.
    .you = Vous placez un { $pawn } { $area-at }.
log-moved = { $seat } déplace un { $pawn } : { $origin } → { $area }.
    .you = Vous déplacez un { $pawn } : { $origin } → { $area }.
log-spy_moved = { $seat } déplace par espionnage { $owner-is ->
    [you] votre { $pawn }
   *[other] un { $pawn } ({ $owner })
} → { $area }.
    .you = Vous déplacez par espionnage { $owner-is ->
            [you] votre { $pawn }
           *[other] un { $pawn } ({ $owner })
        } → { $area }.
log-resolves = { $seat } résout { $area-the }.
    .you = Vous résolvez { $area-the }.
log-activates = { $seat } active : { $title }.
    .you = Vous activez : { $title }.
log-cut = { $seat } est hors rang { $area-at } et reprend ses pions.
    .you = Vous êtes hors rang { $area-at } et reprenez vos pions.
log-visits = { $seat } visite { $area-the }, rang { $rank }.
    .you = Vous visitez { $area-the }, rang { $rank }.
log-no_pasha = { $count ->
    [one] { $seat } se présente à la cour sans pacha : { $count } jeton Déshonneur.
   *[other] { $seat } se présente à la cour sans pacha : { $count } jetons Déshonneur.
}
    .you = { $count ->
        [one] Vous vous présentez à la cour sans pacha : { $count } jeton Déshonneur.
       *[other] Vous vous présentez à la cour sans pacha : { $count } jetons Déshonneur.
    }
log-idle = { $count ->
    [one] { $seat } n’effectue aucune action principale : { $count } jeton Déshonneur.
   *[other] { $seat } n’effectue aucune action principale : { $count } jetons Déshonneur.
}
    .you = { $count ->
        [one] Vous n’effectuez aucune action principale : { $count } jeton Déshonneur.
       *[other] Vous n’effectuez aucune action principale : { $count } jetons Déshonneur.
    }
log-paid = { $cost ->
    [one] { $seat } paie { $cost } pièce d’or : { $goods }.
   *[other] { $seat } paie { $cost } pièces d’or : { $goods }.
}
    .you = { $cost ->
        [one] Vous payez { $cost } pièce d’or : { $goods }.
       *[other] Vous payez { $cost } pièces d’or : { $goods }.
    }
log-note_spent = { $seat } utilise un avoir.
    .you = Vous utilisez un avoir.
log-gained_pawn = { $seat } gagne un { $pawn }.
    .you = Vous gagnez un { $pawn }.
log-gained_title = { $seat } obtient le titre : { $title }.
    .you = Vous obtenez le titre : { $title }.
log-gained_good = { $seat } prend { $count ->
    [one] { $good-one }
   *[other] { $count } { $good-many }
}.
    .you = Vous prenez { $count ->
            [one] { $good-one }
           *[other] { $count } { $good-many }
        }.
log-gave_good = { $seat } cède { $good-one }.
    .you = Vous cédez { $good-one }.
log-gained_notes = { $count ->
    [one] { $seat } prend un avoir.
   *[other] { $seat } prend { $count } avoirs.
}
    .you = { $count ->
        [one] Vous prenez un avoir.
       *[other] Vous prenez { $count } avoirs.
    }
log-gained_influence = { $count ->
    [one] { $seat } gagne { $count } jeton Influence politique.
   *[other] { $seat } gagne { $count } jetons Influence politique.
}
    .you = { $count ->
        [one] Vous gagnez { $count } jeton Influence politique.
       *[other] Vous gagnez { $count } jetons Influence politique.
    }
log-favour = { $seat } utilise la faveur : { $favour }.
    .you = Vous utilisez la faveur : { $favour }.
log-favour_lost = Pour { $seat }, la faveur reste sans effet : { $favour }.
    .you = Vous n’obtenez aucun effet de la faveur : { $favour }.
log-spy_service = { $seat } envoie des espions.
    .you = Vous envoyez des espions.
log-benevolence = { $seat } bénéficie de la bienveillance d’Al-Rashid.
    .you = Vous bénéficiez de la bienveillance d’Al-Rashid.
log-new_order = Dès la prochaine manche, { $seat } occupe la place { $place }.
    .you = Vous occupez la place { $place } dès la prochaine manche.
log-enchanter = { $count ->
    [one] Enchanteur : { $seat } prend { $count } jeton Déshonneur.
   *[other] Enchanteur : { $seat } prend { $count } jetons Déshonneur.
}
    .you = Votre Enchanteur vous vaut { $count ->
            [one] { $count } jeton Déshonneur
           *[other] { $count } jetons Déshonneur
        }.
log-converted = { $seat } transforme un sage en marchand.
    .you = Vous transformez un sage en marchand.
log-peeked = { $seat } examine les mercenaires { $area-of }.
    .you = Vous examinez les mercenaires { $area-of }.
log-saw = Vous avez vu { $area-at } : { $token }.
log-spy_declined = { $seat } renonce à une opération d’espionnage.
    .you = Vous renoncez à une opération d’espionnage.
log-negotiated = { $seat } défausse un jeton ({ $own }) et enlève un mercenaire ({ $token }) { $area-at }.
    .you = Vous défaussez un jeton ({ $own }) et enlevez un mercenaire ({ $token }) { $area-at }.
log-revealed = Mercenaire révélé { $area-at } : { $token }.
log-faces = { $seat } fait face aux mercenaires { $area-at }, rang { $place } : { $enemies }.
    .you = Vous faites face aux mercenaires { $area-at }, rang { $place } : { $enemies }.
log-struck = { $seat } livre bataille { $area-at } avec : { $tokens }.
    .you = Vous livrez bataille { $area-at } avec : { $tokens }.
log-weighed = { $colour } : force { $force } contre { $strength } ({ $seat }).
    .you = Votre force est de { $force } contre { $strength } : { $colour }.
log-defeated = Mercenaire vaincu { $area-at } : { $token }.
log-won = { $seat } gagne la bataille { $area-at }.
    .you = Vous gagnez la bataille { $area-at }.
log-lost = { $seat } perd la bataille { $area-at } et se retire.
    .you = Vous perdez la bataille { $area-at } et vous retirez.
log-fled = { $seat } fuit la bataille { $area-at } : { $count ->
    [one] { $count } jeton Déshonneur
   *[other] { $count } jetons Déshonneur
}.
    .you = Vous fuyez la bataille { $area-at } : { $count ->
            [one] { $count } jeton Déshonneur
           *[other] { $count } jetons Déshonneur
        }.
log-unbeaten = Les mercenaires tiennent bon { $area-at }.
log-raided = { $seat } prend { $good-one } grâce à l’Aventurier.
    .you = Vous prenez { $good-one } grâce à l’Aventurier.
log-trade_cut = { $seat } est hors rang { $area-at } et reprend ses pions.
    .you = Vous êtes hors rang { $area-at } et reprenez vos pions.
log-traded = { $seat } prend { $count ->
    [one] { $good-one }
   *[other] { $count } { $good-many }
} { $area-at }.
    .you = Vous prenez { $count ->
            [one] { $good-one }
           *[other] { $count } { $good-many }
        } { $area-at }.
log-nothing_left = { $seat } ne trouve plus rien à prendre { $area-at }.
    .you = Vous ne trouvez plus rien à prendre { $area-at }.
log-year_ends = L’année { $year } se termine.
log-refilled = { $items ->
    [one] { $items } marchandise ou avoir revient dans les pays
   *[other] { $items } marchandises ou avoirs reviennent dans les pays
}{ $titles ->
    [0] .
    [one] , et { $titles } titre utilisé peut de nouveau servir.
   *[other] , et { $titles } titres utilisés peuvent de nouveau servir.
}
log-prestige = { $source } : { $sums }.
log-final_place = { $seat } termine à la place { $place } avec { $points } PP.
    .you = Vous terminez à la place { $place } avec { $points } PP.
log-game_over = La partie est terminée.

# ---- avertissements : ce qu’un acte va coûter

warn-cut = hors rang { $area-at } : vous reprenez vos pions
warn-no_pasha = { $count ->
    [one] { $count } jeton Déshonneur pour une visite à la cour sans pacha
   *[other] { $count } jetons Déshonneur pour une visite à la cour sans pacha
}
warn-idle = { $count ->
    [one] { $count } jeton Déshonneur pour une visite sans service ni titre
   *[other] { $count } jetons Déshonneur pour une visite sans service ni titre
}
warn-favour_lost = la faveur reste sans effet : { $favour }
warn-enchanter = { $count ->
    [one] { $count } jeton Déshonneur pour l’Enchanteur
   *[other] { $count } jetons Déshonneur pour l’Enchanteur
}
warn-lost = bataille perdue { $area-at }, vous reprenez vos pions
warn-fled = { $count ->
    [one] { $count } jeton Déshonneur
   *[other] { $count } jetons Déshonneur
}
warn-trade_cut = hors rang { $area-at } : pas de commerce, vous reprenez vos pions
warn-nothing_left = plus rien à prendre { $area-at }

# ---- refusals

refusal-one_leader = Votre pile dans ce secteur compte déjà un pacha ou un marchand.
refusal-no_merchant_at_court = Un marchand ne peut jamais se présenter à la cour.
refusal-only_sages_follow = À la cour, seuls des sages peuvent suivre votre premier pion.
refusal-pasha_first = À la cour, votre premier pion doit être un pacha.
refusal-pawn_not_in_hand = Vous n’avez pas ce pion en main.
refusal-diplomat_must = Avec cette option, le Diplomate doit mettre un pion en attente.
refusal-held_back_waits = Un pion en attente n’est placé qu’une fois que les autres joueurs n’ont plus de pion à placer.
refusal-colour_used_up = Il ne reste aucun mercenaire de cette couleur.
refusal-no_plotter = Vous n’avez plus de Comploteur à utiliser.
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
refusal-rising_order = Suivez l’ordre de la liste : ce type y figure plus haut.
refusal-keep_one_good = Il doit vous rester une marchandise pour la faveur.
refusal-superfluous = Avec cette marchandise, vous paieriez plus que nécessaire.
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
refusal-one_title = Vous ne pouvez acheter qu’un titre par visite.
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
refusal-tokens_already_picked = Vous avez déjà choisi des jetons : combattez avec ceux-ci.
refusal-at_least_one_token = Choisissez au moins un jeton pour combattre.
refusal-colour_not_present = Aucun mercenaire de cette couleur n’occupe ce pays.
refusal-too_strong = Ce jeton est trop fort pour la force qu’il vous reste.
refusal-take_all_allowed = Vous devez prendre tout ce à quoi vous avez droit.
refusal-first_rank_only = Seul le premier rang peut prendre toutes les marchandises d’un même type.
refusal-all_or_items = Prenez soit toutes les marchandises d’un même type, soit des prises une à une, mais pas les deux.
refusal-none_left = Il n’en reste plus.
refusal-too_few_behind = Il ne resterait pas assez à prendre plus bas dans la liste ; commencez plus haut.
refusal-share_taken = Vous avez déjà toutes les prises auxquelles vous avez droit.
refusal-goods_taken = Vous prenez déjà autant de marchandises que vous le pouvez.
refusal-no_more_goods = Vous n’avez plus de cette marchandise.
refusal-needless = Avec cette marchandise, vous paieriez plus que nécessaire.
refusal-token_chosen = Ce jeton est déjà choisi.
refusal-one_note = Un titre ne peut utiliser qu’un seul avoir.
refusal-no_title_for_note = L’avoir ne peut servir à aucun titre en vente ici.
refusal-service_once = Vous avez déjà pris le service : un seul par visite.
refusal-one_favour = Vous n’avez droit qu’à une faveur par visite.
refusal-resolve_an_area = Vous devez résoudre un secteur avant de terminer votre tour.
refusal-one_title_a_turn = Vous ne pouvez activer qu’un titre par tour.
refusal-one_area_a_turn = Vous ne pouvez résoudre qu’un secteur par tour.
refusal-no_pawns_there = Aucun pion ne s’y trouve.

# ---- what the coach counts

coach-prestige = Votre prestige
coach-gold = Or que valent vos marchandises
coach-variety = Marchandises différentes
coach-notes = Vos avoirs
coach-mercenaries = Force de vos mercenaires
coach-family = Prédominance de votre famille
coach-titles = Titres qui vous servent chaque année
coach-trade = Prises auxquelles vos pions ont droit
coach-visit = Visites de guilde que vous pouvez payer
coach-idle = Visites de guilde que vous ne pouvez pas payer
coach-danger = Pays dont les mercenaires sont trop forts
coach-battle = Batailles que vous pouvez gagner
coach-court = Vos visites à la cour
coach-first = Votre place dans l’ordre du tour
coach-prestige-of = Prestige ({ $name })
coach-court-of = Visites à la cour ({ $name })
coach-family-of = Prédominance de la famille ({ $name })

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
tie-wealth = { $seat } a des marchandises d’une valeur de { $wealth ->
    [one] { $wealth } pièce d’or
   *[other] { $wealth } pièces d’or
}.
    .you = Vous avez des marchandises d’une valeur de { $wealth ->
            [one] { $wealth } pièce d’or
           *[other] { $wealth } pièces d’or
        }.
tie-order = { $seat } a des marchandises d’une valeur de { $wealth ->
    [one] { $wealth } pièce d’or
   *[other] { $wealth } pièces d’or
} et occupe la place { $turn } dans l’ordre du tour.
    .you = Vous avez des marchandises d’une valeur de { $wealth ->
            [one] { $wealth } pièce d’or
           *[other] { $wealth } pièces d’or
        } et occupez la place { $turn } dans l’ordre du tour.
tie-shared = { $seat } partage la place.
    .you = Vous partagez la place.

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
board-about = La cité ronde, avec la cour et cinq palais de guilde, et sept pays autour d’elle.
board-hand = Ce que vous possédez
board-nobody = personne ici
board-here = { $name }, prédominance { $count }
board-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
board-beyond = hors rang
board-resolving = en cours de résolution
board-gold = { $gold } or
board-worth = valeur : { $gold } or
board-pay = Posé : { $gold } or sur { $cost }
board-points = { $points } PP
board-steps = { $count } ou plus : { $points } PP
board-takes = { $count ->
    [one] { $count } prise
   *[other] { $count } prises
}
board-takes_first = { $count } prises, ou tout un type
board-battle_first = D’abord la bataille, puis le commerce
board-battle = Bataille
board-beat = dépasser { $sum }
board-beat_hidden = { $sum ->
    [0] { $count ->
        [one] dépasser un jeton caché (2 à 4)
       *[other] dépasser { $count } jetons cachés (2 à 4 chacun)
    }
   *[other] { $count ->
        [one] dépasser { $sum } et un jeton caché
       *[other] dépasser { $sum } et { $count } jetons cachés
    }
}
board-you_hold = vous avez { $tokens }
board-best-win = Tous vos jetons ensemble l’emporteraient.
board-best-part = Tous vos jetons ensemble vaincraient une couleur, pas les deux.
board-best-level = Tous vos jetons ensemble feraient égalité : pas de victoire.
board-best-weak = Tous vos jetons ensemble seraient trop faibles.
board-battle_for = Bataille : { $area }
board-decide = { $rank ->
    [1] Vous êtes au premier rang : vous décidez, les autres attendent.
   *[other] Vous êtes au rang { $rank } : ceux d’avant n’ont pas gagné.
}
board-more_wins = Il faut dépasser leur total. L’égalité ne suffit pas.
board-they = eux
board-you = vous
board-lay_here = posez vos jetons ici
board-your_tokens = Vos jetons
board-ready = Propositions
board-no_help = Aucun mercenaire de cette couleur ici
board-as_it_stands = en l’état
board-at_end = { $points } à la fin
stake-win = Si vous gagnez
stake-weak = Trop faible
stake-flee = Fuir
stake-first = Vous faites du commerce en premier : { $count } prises, ou tout un type.
stake-trade = { $count ->
    [one] Vous faites du commerce : { $count } prise.
   *[other] Vous faites du commerce : { $count } prises.
}
stake-raider = { $count ->
    [one] Votre Aventurier rapporte une marchandise de plus.
   *[other] Vos Aventuriers rapportent { $count } marchandises de plus.
}
stake-discarded = Les jetons posés sont défaussés.
stake-behind = Après vous : { $names }.
stake-home = Vous reprenez vos pions, sans commerce.
stake-honour = Pas de déshonneur : vous avez combattu.
stake-faces = { $name } les affronte ensuite.
stake-stay = Personne d’autre ici : ils restent.
stake-dishonour = { $count ->
    [one] { $count } jeton Déshonneur.
   *[other] { $count } jetons Déshonneur.
}
stake-asked = { $name } décide ensuite (terre { $land }, mer { $sea }).
stake-short-weak = ni commerce ni déshonneur
stake-short-flee = déshonneur : { $count }, sans commerce
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
board-favour = Faveur : { $leader }
board-titles_left = { $count ->
    [one] encore { $count } titre
   *[other] encore { $count } titres
}
board-chosen = choisi
board-laid = { $count ->
    [one] { $count } posé
   *[other] { $count } posés
}
board-one = 1
board-all = Tout ({ $count })
board-map = Voir le plan
board-back = Retour
board-set = Série de marchandises différentes
board-pile = { $count ->
    [one] Pioche : { $count } jeton
   *[other] Pioche : { $count } jetons
}
board-pile_name = Pioche
board-discards = défaussés
board-older = { $colour } : piochés avant que la défausse ne devienne la pioche, dans les mains et les pays : { $values }
board-titles = { $count ->
    [0] aucun titre
    [one] { $count } titre
   *[other] { $count } titres
}
board-can_act = à activer
board-home = en main
board-none = aucun
board-copies = encore { $count }
board-owners = détenu par { $names }
board-note_worth = { $gold ->
    [one] Un avoir réduit de { $gold } pièce d’or le prix d’un titre.
   *[other] Un avoir réduit de { $gold } pièces d’or le prix d’un titre.
}
about-pasha = Prédominance { $dominance }. Le seul pion qui ouvre l’entrée du palais d’Al-Rashid. { $prestige } PP à la fin ; { $most } au plus par famille.
about-merchant = Prédominance { $dominance }. Jamais au palais d’Al-Rashid. { $prestige } PP à la fin ; { $most } au plus par famille.
about-sage = Prédominance { $dominance }. Un sage peut rejoindre chacune de vos piles. { $prestige } PP à la fin ; { $most } au plus par famille.
about-good = Elle paie services, faveurs et titres. Des marchandises différentes valent plus ensemble que des identiques.
about-mercenary = Il ne combat que les mercenaires de sa couleur. Sa valeur compte dans la bataille, puis il est défaussé.
about-face_down = Il est face cachée : personne ne sait s’il vaut 2, 3 ou 4.
about-influence = { $points } PP chacun à la fin, { $most } PP au plus en tout.
about-dishonour = { $points } PP chacun à la fin. Pour une fuite { $flight }, pour une visite sans service ni titre { $idle }, pour le palais sans pacha { $court }.
acts-now = Il peut agir maintenant.
acts-later = Il peut agir à votre tour, une fois par année.
acts-used = Il a déjà été utilisé cette année.
acts-always = Il est permanent.
acts-done = Il s’applique une seule fois, à l’acquisition.
board-close = Fermer
type-activated = à activer, une fois par année, à votre tour
type-permanent = permanent
type-one_shot = effet unique, à l’acquisition
service-intrigue = Opérations d’espionnage selon le rang : { $first }, { $second }, { $third }. Examiner les mercenaires d’un pays, ou faire passer un pion dans un autre pays.
service-military = Piocher des mercenaires selon le rang : { $first }, { $second }, { $third }.
service-traditions = Gagner un sage pour { $first }, { $second } ou { $third } pièces d’or selon le rang.
service-commerce = Gagner un marchand pour { $first }, { $second } ou { $third } pièces d’or selon le rang.
service-politics = Gagner un pacha pour { $first }, { $second } ou { $third } pièces d’or selon le rang.
service-court = Une marchandise au choix, et une place en tête de l’ordre du tour dès la prochaine manche.
favour-general-effect = Céder une marchandise et piocher un mercenaire.
favour-court_scholar-effect = Prendre un avoir.
favour-vizier-effect = Échanger une marchandise contre une autre d’un autre type.
favour-qadi-effect = Prendre un jeton Influence politique.
effect-smuggler = Échanger une marchandise contre une autre d’un autre type.
effect-plotter = Au début de la résolution, vous pouvez déplacer un de vos pions d’un palais à un autre.
effect-informer = Au début de la résolution, vous pouvez déplacer un de vos pions d’un pays à un autre.
effect-impostor = Utiliser deux faveurs différentes de chefs de guilde sans payer leur coût en or.
effect-strategist = Chaque jeton que vous jouez dans une bataille compte 1 de plus.
effect-recruiter = Piocher un mercenaire.
effect-raider = Quand vous gagnez une bataille, prenez une marchandise d’un type imprimé sur ce pays.
effect-negotiator = Examiner les mercenaires d’un pays ; vous pouvez défausser un jeton pour en enlever un de même couleur.
effect-loremaster = Payer 3 pièces d’or de moins les services qui donnent un marchand ou un pacha.
effect-enchanter = Gagner un marchand et prendre 1 jeton Déshonneur.
effect-diplomat = Mettre en attente un pacha ou un marchand ; vous le placez quand les autres joueurs ont placé tous leurs pions.
effect-banker = Chacun de vos avoirs réduit le prix d’un titre de 5 pièces d’or.
effect-trader = Céder un bois, un métal ou une céramique et prendre une marchandise de chacun des deux autres types.
effect-hardwood_importer = Prendre un bois.
effect-pottery_importer = Prendre une céramique.
effect-metal_importer = Prendre un métal.
effect-aide_to_the_qadi = Prendre un jeton Influence politique. À la fin, rapporte des PP selon vos jetons Influence politique.
effect-steward_of_the_city = À la fin, rapporte des PP selon le nombre de palais dont vous possédez un titre.
effect-warehouse_keeper = À la fin, rapporte des PP selon vos types de marchandises.
effect-favorites_maiden = À la fin, rapporte des PP selon vos titres de la Guilde des intrigues.
effect-weapon_master = À la fin, rapporte des PP selon vos titres de la Guilde militaire.
effect-dean_of_the_academy = À la fin, rapporte des PP selon vos sages.
effect-economist = À la fin, rapporte des PP selon vos marchands.
effect-counselor_to_the_caliph = À la fin, rapporte des PP selon vos pachas.
effect-treasurer = Prendre un avoir.
effect-agha = Piocher quatre mercenaires.
effect-silk_monopolist = Prendre une soie ; avec le Monopoliste de l’épice, 3 soies et une épice.
effect-spices_monopolist = Prendre une épice ; avec le Monopoliste de la soie, 3 épices et une soie.
effect-astrologist = Prendre 1, 2 ou 3 jetons Influence politique si votre famille compte au moins 2, 4 ou 6 sages.
effect-law_expert = Prendre un jeton Influence politique.
effect-quartermaster = Prendre deux marchandises au choix.
effect-alchemist = Transformer un de vos sages en marchand, si vous le souhaitez.

# ---- sources de points, pour la feuille de score

sum-pawns = Famille
sum-title = Titres
sum-influence = Influence
sum-dishonour = Déshonneur
sum-of_seat = { $seat } { $points }
    .you = vous { $points }

# ---- scènes : une bataille, la cour, la fin d’une année, une crise, la fin de la partie

named = { $seat }
    .you = vous
scene-battle-win = { $seat } gagne { $area-at } : la voie est libre
    .you = Vous gagnez { $area-at } : la voie est libre
scene-battle-lost = { $seat } perd la bataille { $area-at }
    .you = Vous perdez la bataille { $area-at }
scene-battle-fled = { $seat } fuit la bataille { $area-at }
    .you = Vous fuyez la bataille { $area-at }
scene-battle-open = { $seat } combat { $area-at }
    .you = Vous combattez { $area-at }
scene-weighed = { $colour } : { $force } contre { $strength }
scene-weighed-more = { $count } de plus : cette couleur est vaincue.
scene-weighed-level = L’égalité ne suffit pas.
scene-weighed-less = Il manque { $count } : cette couleur reste.
scene-flight = { $count ->
    [one] { $count } jeton Déshonneur pour la fuite
   *[other] { $count } jetons Déshonneur pour la fuite
}
scene-both_leave = Les jetons des deux camps sont défaussés.
scene-raid = { $count ->
    [one] { $seat } prend d’abord une marchandise, grâce à l’Aventurier.
   *[other] { $seat } prend d’abord { $count } marchandises, grâce à l’Aventurier.
}
    .you = { $count ->
        [one] Vous prenez d’abord une marchandise, grâce à l’Aventurier.
       *[other] Vous prenez d’abord { $count } marchandises, grâce à l’Aventurier.
    }
scene-trade_order = Ordre du commerce : { $seats }.
sign-mercenary-land = terre (rouge)
sign-mercenary-sea = mer (bleu)
sign-court = Ordre du tour
scene-trades_alone = { $seat } fait du commerce sans partage.
    .you = Vous faites du commerce sans partage.
scene-goes_home = { $seat } reprend ses pions, sans commerce. Pas de déshonneur après un combat.
    .you = Vous reprenez vos pions, sans commerce. Pas de déshonneur après un combat.
scene-laid_out_lost = Les jetons engagés sont défaussés.
scene-fled_home = { $seat } reprend ses pions, sans commerce.
    .you = Vous reprenez vos pions, sans commerce.
scene-next_faces = { $seat } décide ensuite : combattre ou fuir.
    .you = Vous décidez ensuite : combattre ou fuir.
scene-nobody_trades = Les mercenaires tiennent bon { $area-at } : personne ne fait de commerce.
scene-court-no_pasha = Personne n’entre au palais d’Al-Rashid sans pacha
scene-court-new_order = Al-Rashid fixe un nouvel ordre du tour
scene-place = { $seat } : place { $place } (avant : { $former })
    .you = Vous : place { $place } (avant : { $former })
scene-benevolent = { $seat } a reçu la bienveillance.
    .you = Vous avez reçu la bienveillance.
scene-from_next_round = Il s’applique dès la prochaine manche.
scene-year = L’année { $year } est terminée
scene-refilled = { $count ->
    [0] Tous les pays sont encore pleins.
    [one] { $count } marchandise ou avoir revient : chaque pays est de nouveau plein.
   *[other] { $count } marchandises ou avoirs reviennent : chaque pays est de nouveau plein.
}
scene-turned_back = { $count ->
    [0] Aucun titre n’a été utilisé cette année.
    [one] { $count } titre utilisé peut de nouveau servir.
   *[other] { $count } titres utilisés peuvent de nouveau servir.
}
scene-all_open = Tous les secteurs peuvent de nouveau être résolus.
scene-last_year = C’était la dernière : on compte le prestige.
scene-crisis = { $count ->
    [0] Crise : aucun mercenaire n’arrive
    [one] Crise : { $count } mercenaire arrive
   *[other] Crise : { $count } mercenaires arrivent
}
scene-face_down = { $count ->
    [0] Il ne reste aucun jeton de ces couleurs.
   *[other] Ils sont face cachée : personne ne connaît leur force.
}
scene-end = La partie est terminée : on compte le prestige
source-pasha = Pachas
source-merchant = Marchands
source-sage = Sages
source-title = Titres
source-influence = Influence
source-dishonour = Déshonneur
why-pasha = Chaque pacha de la famille rapporte son prestige.
why-merchant = Chaque marchand de la famille rapporte son prestige.
why-sage = Chaque sage de la famille rapporte son prestige.
why-title = Le prestige imprimé ; les titres de la politique selon ce qu’ils comptent.
why-influence = Chaque jeton Influence politique rapporte du prestige, jusqu’à une limite.
why-dishonour = Chaque jeton Déshonneur retire du prestige.

# ---- la partie guidée : une leçon par sorte de décision

lesson-alrashid-place_pawn = Placez un pion dans un secteur. C’est votre rang au moment de la résolution qui compte : un pacha vaut 5, un marchand 3, un sage 1.
lesson-alrashid-hold_back = Le Diplomate peut mettre un pion en attente jusqu’à ce que les autres aient placé les leurs : vous voyez leur jeu avant de choisir.
lesson-alrashid-start_move = Comploteur et Informateur déplacent un pion avant toute résolution. Utilisez-les là où un seul pion change le classement.
lesson-alrashid-move_pawn = Il ne peut aller que là où son propriétaire pourrait le placer maintenant.
lesson-alrashid-take_turn = Résolvez un secteur ; tous ceux qui y ont un rang agissent dans l’ordre des rangs. Commencez là où marchandises ou titres risquent de manquer.
lesson-alrashid-guild_visit = Une guilde offre la faveur de son chef, son service et un titre ; choisissez-en deux au plus. Vous payez le tout en une fois. Les titres rapportent du prestige. Sans service ni titre, vous recevez 1 jeton Déshonneur : 2 points de prestige perdus.
lesson-alrashid-court_visit = À la cour, vous pouvez recevoir une marchandise par la bienveillance, acheter un titre, ou les deux. Ne rien faire n’y coûte pas d’honneur ; y venir sans pacha, si : 2 jetons Déshonneur.
lesson-alrashid-pay = Des marchandises différentes payées ensemble valent bien plus que des marchandises identiques : une série de cinq vaut 15 pièces d’or.
lesson-alrashid-action_order = Vous avez payé ; décidez maintenant de l’ordre de vos actions.
lesson-alrashid-give_good = Cédez la marchandise dont votre prochaine série peut se passer.
lesson-alrashid-take_good = Prenez la marchandise qui agrandit votre série : chaque nouveau type en augmente la valeur.
lesson-alrashid-name_colour = Les mercenaires de terre se battent sur terre, ceux de mer sur mer. Piochez la couleur dont vos pays ont besoin.
lesson-alrashid-spy_operation = Les espions examinent les mercenaires cachés d’un pays, ou déplacent un pion d’un pays à un autre.
lesson-alrashid-impostor_favour = L’Imposteur donne droit à deux faveurs différentes au plus, sans payer leur coût en or.
lesson-alrashid-alchemist_sage = L’Alchimiste transforme un sage en marchand, dont la prédominance est plus forte.
lesson-alrashid-negotiator_look = Examinez les mercenaires cachés d’un pays.
lesson-alrashid-negotiator_target = Vous pouvez en enlever un en défaussant un jeton de même couleur, quelles que soient les valeurs.
lesson-alrashid-negotiator_discard = Défaussez votre jeton le plus faible de cette couleur.
lesson-alrashid-battle = Pour vaincre une couleur, le total de vos jetons doit dépasser celui des défenseurs. Si vous fuyez, c’est au rang suivant de décider. L’enjeu : si vous gagnez, vous faites du commerce ; si votre total est trop faible, vos jetons sont perdus sans déshonneur ; si vous fuyez, vous recevez 2 jetons Déshonneur, soit 4 points de prestige perdus.
lesson-alrashid-pick_off = Vous n’avez pas vaincu la couleur, mais vous pouvez enlever des jetons dont la somme est inférieure à la vôtre.
lesson-alrashid-trade = Prenez votre part des marchandises de ce pays. Cherchez les types qui vous manquent.
try-alrashid-place_pawn = Où placeriez-vous un pion, et lequel ?
try-alrashid-take_turn = Quel secteur résoudriez-vous d’abord ?
try-alrashid-guild_visit = Qu’achèteriez-vous ici ?
try-alrashid-battle = Combattriez-vous ici, et avec quoi ?
try-alrashid-trade = Quelles marchandises prendriez-vous ?
aim-alrashid = À la fin de chaque année, une crise place des mercenaires dans des pays : pour y commercer, il faudra combattre ou fuir. Gardez des jetons des deux couleurs.
