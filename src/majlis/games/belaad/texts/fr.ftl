# Belaad en français.

game-title = Belaad
game-summary = Le Royaume et le Peuple se disputent les érudits d’un âge d’or, et l’Ordre cherche à les assassiner.

# ---- noms

faction-kingdom = Royaume
    .the = le Royaume
    .of = du Royaume
faction-people = Peuple
    .the = le Peuple
    .of = du Peuple
faction-order = Ordre
    .the = l’Ordre
    .of = de l’Ordre
symbol-recruit = recrutement
symbol-influence = influence
symbol-income = revenus
symbol-steal = vol
symbol-military = puissance militaire
token-recruit = jeton blanc Recrutement
    .gender = m
token-influence = jeton blanc Influence
    .gender = m
token-income = jeton blanc Revenus
    .gender = m
token-steal = jeton blanc Vol
    .gender = m
token-military = jeton blanc Puissance militaire
    .gender = m
token-orange = jeton orange
    .gender = m
board-sultan = Sultan
    .of = du Sultan
board-vizier = Vizir
    .of = du Vizir
board-treasurer = Trésorier
    .of = du Trésorier
board-sheriff = Shérif
    .of = du Shérif
board-commander = Commandant
    .of = du Commandant
board-bahloul = Bahloul
    .of = de Bahloul
board-preacher = Prêcheur
    .of = du Prêcheur
board-trusted_man = Homme de confiance
    .of = de l’Homme de confiance
board-philanthropist = Philanthrope
    .of = du Philanthrope
board-peoples_hero = Héros du peuple
    .of = du Héros du peuple
board-grand_master = Grand maître
    .of = du Grand maître
board-hashash = Hashash
    .of = du Hashash
board-spy = Espionne
    .of = de l’Espionne
board-assassin = Assassin
    .of = de l’Assassin
coins-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
coins-seals = { $count ->
    [one] { $count } sceau
   *[other] { $count } sceaux
}
coin-gold = or
coin-seals = sceaux
pile-left = pile de gauche
pile-centre = pile du centre
pile-right = pile de droite
speciality-mathematics = mathématiques
speciality-medicine = médecine
speciality-engineering = ingénierie
speciality-astronomy = astronomie
scholar-khayyam = Omar Khayyam
scholar-ibn_hayyan = Jabir ibn Hayyan
scholar-firnas = Abbas ibn Firnas
scholar-ibn_haytham = Ibn al-Haytham
scholar-zahrawi = al-Zahrawi
scholar-rasis = Rasis (al-Razi)
scholar-ibn_sina = Ibn Sina
scholar-khwarizmi = al-Khwarizmi
scholar-biruni = al-Biruni
scholar-farabi = al-Farabi
scholar-ibn_rushd = Ibn Rushd
scholar-kindi = al-Kindi
scholar-jazari = al-Jazari
scholar-banu_musa = Banu Musa
scholar-tusi = Nasir al-Din al-Tusi
scholar-battani = al-Battani
scholar-sufi = al-Sufi
scholar-ibn_nafis = Ibn al-Nafis
scholar-buzjani = Abu al-Wafa al-Buzjani
scholar-thabit = Thabit ibn Qurra
scholar-idrisi = al-Idrisi
scholar-ibn_khaldun = Ibn Khaldoun
scholar-ibn_battuta = Ibn Battuta
scholar-jahiz = al-Jahiz
scholar-karaji = al-Karaji
scholar-ibn_baytar = Ibn al-Baytar
scholar-khazini = al-Khazini
scholar-maryam = Maryam al-Asturlabi
scholar-fihri = Fatima al-Fihri
scholar-farisi = Kamal al-Din al-Farisi
hashash-whispers = Murmures
hashash-secret_letters = Lettres secrètes
hashash-renewed_oath = Serment renouvelé
hashash-chosen_envoy = Émissaire choisi
hashash-tithe = Dîme
hashash-smugglers = Contrebandiers
hashash-hidden_vault = Coffre caché
hashash-pickpocket = Coupe-bourse
hashash-forger = Faussaire
hashash-sabotage = Sabotage
hashash-poisoned_dagger = Dague empoisonnée
hashash-night_blade = Lame nocturne
hashash-ambush = Embuscade
hashash-fidai = Fidaï
ending-fourth_generation = la quatrième génération est terminée
ending-order_victory = l’Ordre a atteint son but
ending-turn_limit = la limite de tours est atteinte

# ---- mots de la table

label-turn = Tour { $turn }
label-generation = Génération { $generation }, érudits pris : { $taken }
label-scholars = Érudits
label-faction = Faction
label-boards = Plateaux : symboles, jetons
label-bottom = Jetons orange en bas
label-treasury = Trésor
label-points = Points visibles
label-active = Science active
label-assassinated = Assassinés
label-player = Joueur
label-coins = Pièces
label-swords = Épées
label-cards = Cartes
label-spoils = Prises
label-piles = Cartes visibles
label-hand = En main
label-hashash = Cartes Hashash
label-hidden = cachée
label-used = utilisée
label-combat = Combat
label-bag = Sac
label-science = science
label-bonus = bonus

# ---- cartes

card = { $primary } / { $secondary }
card-called = { $primary }, puis { $secondary }
primary-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
primary-seals = { $count ->
    [one] { $count } sceau
   *[other] { $count } sceaux
}
primary-draw = { $count ->
    [one] piocher { $count } jeton
   *[other] piocher { $count } jetons
}
primary-symbols = { $symbols } ou { $last }
primary-any_symbol = symbole au choix
use-recruit = recrutement
use-influence = influence
use-income = revenus
use-steal = vol
use-military = combat
secondary-gold = { $count ->
    [one] { $count } pièce d’or contre { $price }
   *[other] { $count } pièces d’or contre { $price }
}
secondary-seals = { $count ->
    [one] { $count } sceau contre { $price }
   *[other] { $count } sceaux contre { $price }
}
secondary-draw = { $count ->
    [one] piocher { $count } jeton contre { $price }
   *[other] piocher { $count } jetons contre { $price }
}
secondary-boost = renfort +{ $count } contre { $price }
secondary-use_faceup = utiliser une carte visible contre { $price }
secondary-wipe = vider un plateau contre { $price }
secondary-treasury = verser l’or au Trésor contre { $price }
then-gold = { primary-gold }
then-seals = { primary-seals }
then-draw = { primary-draw }
then-boost = +{ $count } au symbole
then-use_faceup = utiliser une carte visible
then-wipe = vider un plateau
then-treasury = verser l’or au Trésor
effect-recruit_now = Embaucher un érudit
effect-draw_tokens = Piocher des jetons : { $count }
effect-gain_gold = Prendre de l’or : { $count }
effect-gain_seals = Prendre des sceaux : { $count }
effect-treasury = Verser tout l’or de la faction au Trésor
effect-gain_gold_then_treasury = Prendre de l’or : { $count } ; puis verser l’or de la faction au Trésor, si vous voulez
effect-steal_gold = Voler de l’or : jusqu’à { $count }
effect-steal_seals = Voler des sceaux : jusqu’à { $count }
effect-start_combat = Engager un combat avec { $count } de puissance en plus
effect-combat_bonus_turn = Ce tour-ci, { $count } de puissance en plus dans vos attaques
effect-release_orange = Libérer des emplacements du bas : { $count }
effect-move_orange_down = Descendre des jetons orange : { $count }
effect-remove_token = Renvoyer des jetons ennemis dans le sac : { $count }
effect-assassinate_token = Assassiner des jetons : { $count }
effect-assassinate_scholar = { $count ->
    [one] Assassiner un érudit pour { $count } pièce d’or
   *[other] Assassiner un érudit pour { $count } pièces d’or
}
effect-draw_hashash = Piocher des cartes Hashash : { $count } ; en garder { $second }
purpose-hire = pour embaucher { $scholar }
purpose-kill = pour assassiner { $scholar }
purpose-hashash = pour utiliser « { $card } »

# ---- questions

prompt-play_card = Jouez une carte.
prompt-card_step = Quelle action de la carte utiliser ?
prompt-choose_symbol = Quel symbole utiliser ?
prompt-choose_faceup = Quelle carte visible utiliser ?
prompt-choose_victim = Vol ({ $coin }) : qui voler ?
prompt-hire_scholar = Quel érudit embaucher ?
prompt-sword_hire = Embaucher un érudit avec vos épées ?
prompt-assassinate_scholar = { $price ->
    [one] Quel érudit assassiner, pour { $price } pièce d’or ?
   *[other] Quel érudit assassiner, pour { $price } pièces d’or ?
}
prompt-choose_enemy = Quelle faction combattre ?
prompt-combat_step = Révélez une carte ou capitulez : puissance { $power } contre { $other } ({ $opponent }).
prompt-cancel_grey = Vous avez révélé une carte grise : l’annuler avec une épée ?
prompt-wipe_board = Quel plateau vider ?
prompt-cancel_wipe = Le plateau { $board-of } va être vidé : l’empêcher avec une épée ?
prompt-grey_wipe = Victoire par carte grise : quel plateau { $faction-of } vider ?
prompt-place_orange = { $count ->
    [one] Placez le jeton orange.
   *[other] Placez un jeton orange (il en reste { $count }).
}
prompt-return_token = Vizir : lequel des jetons piochés remettre dans le sac ?
prompt-return_token-several = Vizir : remettez dans le sac { $count } des jetons piochés.
prompt-use_ability = Utiliser maintenant la capacité { $board-of } ?
prompt-move_gold = Trésorier : verser tout l’or de la faction au Trésor ?
prompt-take_card = Prenez une carte en main.
prompt-return_hashash = Quelle carte Hashash remettre sous la pioche ?
prompt-use_hashash = Utiliser une carte Hashash ?
prompt-kill_token = Quel jeton assassiner ?
prompt-kill_token-several = Assassinez { $count } jetons.
prompt-remove_token = Quel jeton renvoyer dans le sac ?
prompt-remove_token-several = Renvoyez { $count } jetons dans le sac.
prompt-release_orange = Sur quel plateau libérer l’emplacement du bas ?
prompt-release_orange-several = Libérez { $count } emplacements du bas.
prompt-move_orange_from = En haut de quel plateau prendre un jeton orange ?
prompt-move_orange_to = En bas de quel plateau le placer ?
prompt-consent = { $payer } vous demande { $coins } ({ $purpose }). Acceptez-vous ?
prompt-use_treasury = { $price ->
    [one] { $price } pièce d’or à payer ({ $purpose }) : utiliser d’abord le Trésor, qui en contient { $count } ?
   *[other] { $price } pièces d’or à payer ({ $purpose }) : utiliser d’abord le Trésor, qui en contient { $count } ?
}
prompt-choose_member = { $count ->
    [one] Il manque { $count } pièce d’or ({ $purpose }) : quel membre de votre faction la paie ?
   *[other] Il manque { $count } pièces d’or ({ $purpose }) : quel membre de votre faction les paie ?
}

# ---- what the others read meanwhile

waiting-play_card = { $name } choisit une carte à jouer.
waiting-card_step = { $name } choisit une action de la carte.
waiting-choose_symbol = { $name } choisit un symbole à utiliser.
waiting-choose_faceup = { $name } choisit une carte visible à utiliser.
waiting-choose_victim = { $name } choisit qui voler.
waiting-hire_scholar = { $name } choisit un érudit à embaucher.
waiting-sword_hire = { $name } décide d’embaucher ou non un érudit avec des épées.
waiting-assassinate_scholar = { $name } choisit un érudit à assassiner.
waiting-choose_enemy = { $name } choisit une faction à combattre.
waiting-combat_step = { $name } est au combat : révéler une carte ou capituler.
waiting-cancel_grey = { $name } décide d’annuler ou non la carte grise avec une épée.
waiting-wipe_board = { $name } choisit un plateau à vider.
waiting-cancel_wipe = { $name } décide de sauver ou non le plateau avec une épée.
waiting-grey_wipe = { $name } choisit un plateau du camp vaincu à vider.
waiting-place_orange = { $name } place un jeton orange.
waiting-return_token = { $name } choisit un jeton pioché à remettre dans le sac.
waiting-use_ability = { $name } décide d’utiliser ou non la capacité d’un personnage.
waiting-move_gold = { $name } décide de verser ou non l’or de la faction au Trésor.
waiting-take_card = { $name } choisit une carte à prendre.
waiting-return_hashash = { $name } choisit une carte Hashash à remettre sous la pioche.
waiting-use_hashash = { $name } décide d’utiliser ou non une carte Hashash.
waiting-kill_token = { $name } choisit un jeton à assassiner.
waiting-remove_token = { $name } choisit un jeton à renvoyer dans le sac.
waiting-release_orange = { $name } choisit le plateau dont l’emplacement du bas est libéré.
waiting-move_orange_from = { $name } choisit un jeton orange à déplacer.
waiting-move_orange_to = { $name } choisit où va un jeton orange.
waiting-consent = { $name } décide d’aider ou non un membre de sa faction à payer.
waiting-use_treasury = { $name } décide si le Trésor paie d’abord.
waiting-choose_member = { $name } choisit qui paie ce qui manque.

# ---- choix

play_card = { $card } pour { $price }
    .deed = Jouer : { $card } pour { $price }
card_step-leave = En finir avec cette carte
    .deed = Terminer cette carte
card_step-primary = Action primaire : { $action }
    .deed = Utiliser l’action primaire : { $action }
card_step-secondary = Action secondaire : { $action }
    .deed = Utiliser l’action secondaire : { $action }
card_step-boosted = Action primaire avec renfort : { $action }, { $boost }
    .deed = Utiliser l’action primaire avec renfort : { $action }, { $boost }
choose_symbol = { $symbol } ({ $count })
    .deed = Utiliser : { $symbol } ({ $count })
choose_faceup = { $pile } : { $card }
    .deed = Utiliser la carte : { $card } ({ $pile })
choose_victim = { $victim } (voler { $coins })
    .deed = Voler { $coins } à { $victim }
choose_victim-none = Joueur { $number }
hire_scholar = { $price ->
    [one] { $scholar } pour { $price } pièce d’or
   *[other] { $scholar } pour { $price } pièces d’or
}
    .deed = Embaucher { $scholar } pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }
hire_scholar-give_up = Renoncer à embaucher
sword_hire = { $price ->
    [one] { $scholar } pour { $price } épée
   *[other] { $scholar } pour { $price } épées
}
    .deed = Embaucher { $scholar } pour { $price ->
        [one] { $price } épée
       *[other] { $price } épées
    }
sword_hire-nobody = N’embaucher personne
assassinate_scholar = { $scholar }
    .deed = Assassiner { $scholar }
choose_enemy = { $faction }
    .deed = Attaquer : { $faction }
combat_step-surrender = Capituler
combat_step-reveal = Révéler une carte
sword-yes = Utiliser une épée
sword-no = Garder l’épée
wipe_board = { $board }
    .deed = Vider le plateau : { $board }
place_orange-bottom = Emplacement du bas : { $board }
    .deed = Placer en bas : { $board }
place_orange-top = Emplacement du haut : { $board }
    .deed = Placer en haut : { $board }
place_orange-bag = Remettre dans le sac
    .deed = Remettre dans le sac
place_orange-none = Aucun personnage pour ce symbole : { $symbol }
return_token = { $token }
    .deed = Remettre dans le sac : { $token }
use_ability-no = Ne pas l’utiliser
    .deed = Ne pas utiliser la capacité
move_gold-yes = Verser tout l’or au Trésor
move_gold-no = Laisser l’or où il est
take_card = { $pile } : { $card }
    .deed = Prendre : { $card } ({ $pile })
take_card-none = { $pile } : vide
return_hashash = { $card }
    .deed = Remettre sous la pioche : { $card }
return_hashash-place = Placer les cartes
use_hashash = { $card } pour { $price } : { $effect }
    .deed = Utiliser « { $card } » pour { $price } : { $effect }
use_hashash-none = Aucune carte Hashash maintenant
    .deed = N’utiliser aucune carte Hashash maintenant
kill_token = { $board } : { $token }
    .deed = Assassiner : { $token } ({ $board })
kill_token-bottom = { $board } : { $token } (en bas)
    .deed = Assassiner : { $token } en bas ({ $board })
remove_token = { $board } : { $token }
    .deed = Renvoyer dans le sac : { $token } ({ $board })
remove_token-bottom = { $board } : { $token } (en bas)
    .deed = Renvoyer dans le sac : { $token } en bas ({ $board })
release_orange = { $board }
    .deed = Libérer l’emplacement du bas : { $board }
move_orange_from = { $board }
    .deed = Descendre le jeton : { $board }
move_orange_to = { $board }
    .deed = Descendre le jeton vers : { $board }
consent-yes = Accepter
consent-no = Refuser
use_treasury-yes = Le Trésor paie d’abord
    .deed = Payer d’abord avec le Trésor
use_treasury-all = Prendre tout l’or du Trésor
use_treasury-no = Ne pas toucher au Trésor
choose_member = { $member }

# ---- ce qui ferme un choix

end-return_token = { $count ->
    [one] Remettre { $count } jeton dans le sac
   *[other] Remettre { $count } jetons dans le sac
}
end-kill_token = { $count ->
    [one] Assassiner { $count } jeton
   *[other] Assassiner { $count } jetons
}
end-kill_token-wins = { $count ->
    [one] Assassiner { $count } jeton et gagner
   *[other] Assassiner { $count } jetons et gagner
}
end-remove_token = { $count ->
    [one] Renvoyer { $count } jeton dans le sac
   *[other] Renvoyer { $count } jetons dans le sac
}
end-release_orange = { $count ->
    [one] Libérer { $count } emplacement
   *[other] Libérer { $count } emplacements
}

# ---- ce qui s’est passé

log-dealt = Vous recevez « { $card } ».
log-turned_up = Nouvelle carte visible ({ $pile }) : « { $card } ».
log-scholar_revealed = Érudit révélé : { $scholar }.
log-back_seen = La prochaine carte Hashash va à : { $board }.
log-turn_begins = Tour { $turn } : { $seat }.
    .you = Tour { $turn } : à vous.
log-played = { $seat } joue « { $card } ».
    .you = Vous jouez « { $card } ».
log-took_card = { $seat } prend « { $card } » ({ $pile }).
    .you = Vous prenez « { $card } » ({ $pile }).
log-piles_made = Trois nouvelles piles, { $count } cartes en tout.
log-cleared = { $faction }, jetons orange remis dans le sac : { $count }.
log-gained_gold = { $count ->
    [one] { $seat } prend { $count } pièce d’or.
   *[other] { $seat } prend { $count } pièces d’or.
}
    .you = { $count ->
        [one] Vous prenez { $count } pièce d’or.
       *[other] Vous prenez { $count } pièces d’or.
    }
log-gained_seals = { $count ->
    [one] { $seat } prend { $count } sceau.
   *[other] { $seat } prend { $count } sceaux.
}
    .you = { $count ->
        [one] Vous prenez { $count } sceau.
       *[other] Vous prenez { $count } sceaux.
    }
log-used_symbol = { $seat } utilise : { $symbol } ({ $count }).
    .you = Vous utilisez : { $symbol } ({ $count }).
log-boosted = { $seat } renforce le symbole de { $count }.
    .you = Vous renforcez le symbole de { $count }.
log-used_faceup = { $seat } utilise « { $card } » ({ $pile }).
    .you = Vous utilisez « { $card } » ({ $pile }).
log-paid_gold = { $count ->
    [one] { $seat } paie { $count } pièce d’or.
   *[other] { $seat } paie { $count } pièces d’or.
}
    .you = { $count ->
        [one] Vous payez { $count } pièce d’or.
       *[other] Vous payez { $count } pièces d’or.
    }
log-paid_seals = { $count ->
    [one] { $seat } paie { $count } sceau.
   *[other] { $seat } paie { $count } sceaux.
}
    .you = { $count ->
        [one] Vous payez { $count } sceau.
       *[other] Vous payez { $count } sceaux.
    }
log-paid_treasury = Le Trésor { $faction-of } paie { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}.
log-emptied_treasury = { $seat } prend tout l’or du Trésor : { $count }.
    .you = Vous prenez tout l’or du Trésor : { $count }.
log-consented = { $seat } accepte de verser { $count } pour { $payer-is ->
    [you] vous aider
   *[other] aider { $payer }
}.
    .you = Vous acceptez de verser { $count } pour aider { $payer }.
log-refused = { $seat } { $payer-is ->
    [you] vous refuse ses pièces
   *[other] refuse ses pièces à { $payer }
}.
    .you = Vous refusez vos pièces à { $payer }.
log-not_covered = { $seat } ne peut finalement pas payer.
    .you = Vous ne pouvez finalement pas payer.
log-to_treasury = { $count ->
    [one] { $faction } : { $count } pièce d’or versée au Trésor.
   *[other] { $faction } : { $count } pièces d’or versées au Trésor.
}
log-drew_token = { $seat } pioche un { $token }.
    .you = Vous piochez un { $token }.
log-bag_empty = Le sac est vide ; { $seat } ne pioche plus.
    .you = Le sac est vide ; vous ne piochez plus.
log-returned_token = { $seat } remet un { $token } dans le sac.
    .you = Vous remettez un { $token } dans le sac.
log-placed_token = { $token } → { $board } (× { $count }).
log-token_to_bag = Remis dans le sac : { $token } (× { $count }).
log-placed_bottom = { $seat } place un jeton orange en bas du plateau { $board-of }.
    .you = Vous placez un jeton orange en bas du plateau { $board-of }.
log-placed_top = { $seat } place un jeton orange en haut du plateau { $board-of }.
    .you = Vous placez un jeton orange en haut du plateau { $board-of }.
log-orange_to_bag = { $seat } remet un jeton orange dans le sac.
    .you = Vous remettez un jeton orange dans le sac.
log-all_bottom_filled = { $faction } : tous les emplacements du bas sont remplis et seront vidés.
log-ability = { $seat } utilise la capacité { $board-of }.
    .you = Vous utilisez la capacité { $board-of }.
log-declined = { $seat } n’utilise pas la capacité { $board-of }.
    .you = Vous n’utilisez pas la capacité { $board-of }.
log-stole_gold = { $seat } { $victim-is ->
    [you] vous vole { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
   *[other] vole { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    } à { $victim }
}.
    .you = { $count ->
        [one] Vous volez { $count } pièce d’or à { $victim }.
       *[other] Vous volez { $count } pièces d’or à { $victim }.
    }
log-stole_seals = { $seat } { $victim-is ->
    [you] vous vole { $count ->
        [one] { $count } sceau
       *[other] { $count } sceaux
    }
   *[other] vole { $count ->
        [one] { $count } sceau
       *[other] { $count } sceaux
    } à { $victim }
}.
    .you = { $count ->
        [one] Vous volez { $count } sceau à { $victim }.
       *[other] Vous volez { $count } sceaux à { $victim }.
    }
log-hired = { $seat } embauche { $scholar }.
    .you = Vous embauchez { $scholar }.
log-hired_with_swords = { $count ->
    [one] { $seat } embauche { $scholar } pour { $count } épée.
   *[other] { $seat } embauche { $scholar } pour { $count } épées.
}
    .you = { $count ->
        [one] Vous embauchez { $scholar } pour { $count } épée.
       *[other] Vous embauchez { $scholar } pour { $count } épées.
    }
log-joined = { $scholar } apporte { $science } de science et { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
} de bonus ({ $taken } sur { $wanted } pris dans cette génération).
log-scholar_killed = { $seat } fait assassiner { $scholar }.
    .you = Vous faites assassiner { $scholar }.
log-scholar_gone = Érudit défaussé : { $scholar }.
log-generation = La génération { $generation } commence.
log-order_stands = { $seat } a, pour l’Ordre, { $active ->
    [one] { $active } symbole Science actif
   *[other] { $active } symboles Science actifs
} sur { $goal }.
    .you = Vous avez, pour l’Ordre, { $active ->
            [one] { $active } symbole Science actif
           *[other] { $active } symboles Science actifs
        } sur { $goal }.
log-wiped = Le plateau { $board-of } est vidé de tous ses jetons.
log-wipe_cancelled = { $seat } sauve le plateau { $board-of } avec une épée.
    .you = Vous sauvez le plateau { $board-of } avec une épée.
log-combat_begins = { $defender-is ->
    [you] { $seat } vous attaque : puissance { $power } contre { $other }.
   *[other] { $seat } (puissance { $power }) attaque { $defender } (puissance { $other }).
}
    .you = Vous attaquez { $defender } : puissance { $power } contre { $other }.
log-revealed = { $seat } révèle une carte ({ $change }) : sa puissance passe à { $power }.
    .you = Vous révélez une carte ({ $change }) : votre puissance passe à { $power }.
log-revealed_grey = { $seat } révèle une carte grise.
    .you = Vous révélez une carte grise.
log-grey_cancelled = { $seat } annule la carte grise avec une épée.
    .you = Vous annulez la carte grise avec une épée.
log-surrendered = { $seat } capitule.
    .you = Vous capitulez.
log-combat_deck_empty = Plus de carte Combat : la puissance décide.
log-fought = Le combat est décidé : { $seat } { $power }, { $defender-is ->
    [you] vous
   *[other] { $defender }
} { $other }. Révélé : { $turned }.
    .you = Le combat est décidé : vous { $power }, { $defender } { $other }. Révélé : { $turned }.
log-combat_won = { $seat } remporte le combat contre { $loser-is ->
    [you] vous
   *[other] { $loser }
}.
    .you = Vous remportez le combat contre { $loser }.
log-took_spoils = { $seat } garde une carte Combat comme Prise de guerre.
    .you = Vous gardez une carte Combat comme Prise de guerre.
log-saw_spoils = Points de votre nouvelle Prise de guerre : { $count }.
log-took_sword = { $seat } gagne une épée.
    .you = Vous gagnez une épée.
log-no_spoils = Plus aucune carte Combat comme Prise de guerre pour { $seat }.
    .you = Plus aucune carte Combat comme Prise de guerre pour vous.
log-token_killed = { $seat } assassine un { $token } ({ $board }).
    .you = Vous assassinez un { $token } ({ $board }).
log-token_removed = { $seat } renvoie un { $token } dans le sac ({ $board }).
    .you = Vous renvoyez un { $token } dans le sac ({ $board }).
log-orange_released = { $seat } libère l’emplacement du bas du plateau { $board-of }.
    .you = Vous libérez l’emplacement du bas du plateau { $board-of }.
log-orange_moved = { $seat } descend un jeton orange : { $origin } → { $board }.
    .you = Vous descendez un jeton orange : { $origin } → { $board }.
log-ambush = { $seat } a { $count } de puissance en plus dans ses attaques de ce tour.
    .you = Vous avez { $count } de puissance en plus dans vos attaques de ce tour.
log-drew_hashash = { $seat } pioche une carte Hashash : { $board }.
    .you = Vous piochez une carte Hashash : { $board }.
log-saw_hashash = C’est « { $card } ».
log-returned_hashash = { $seat } remet une carte Hashash sous la pioche : { $board }.
    .you = Vous remettez une carte Hashash sous la pioche : { $board }.
log-placed_hashash = { $seat } place « { $card } » : { $board }.
    .you = Vous placez « { $card } » : { $board }.
log-used_hashash = { $seat } utilise « { $card } ».
    .you = Vous utilisez « { $card } ».
log-game_over = La partie est finie : { $reason }.
log-turns_over = La partie est finie : { ending-turn_limit }.
log-counted = { $source } : { $shares }.
log-ranked = { $faction } : place { $place }, points { $points }, épées { $swords }, or { $gold }.
turned-card = { $seat } { $change }
    .you = vous { $change }
turned-grey = { $seat } grise
    .you = vous grise
seat-named = { $seat }
    .you = vous
counted-faction = { $faction } { $count }

# ---- moments racontés ligne par ligne

scene-combat = { $seat } { $defender-is ->
    [you] vous attaque
   *[other] attaque { $defender }
}
    .you = Vous attaquez { $defender }
scene-power = Puissance au départ
scene-combat-wipe = { $seat } vide maintenant { $loser-is ->
    [you] un de vos plateaux
   *[other] un plateau ({ $loser })
}.
    .you = Vous videz maintenant un plateau ({ $loser }).
scene-hire = { $seat } embauche { $scholar }
    .you = Vous embauchez { $scholar }
scene-hire-price = { $seat } paie { $price }.
    .you = Vous payez { $price }.
scene-hire-swords = { $count ->
    [one] { $count } épée
   *[other] { $count } épées
}
scene-hire-science = Science ({ $scholar }) : { $count }
scene-hire-bonus = Bonus à ce stade ({ $scholar }) : { $count }
scene-hire-left = { $count ->
    [one] Encore { $count } érudit, et la génération s’achève.
   *[other] Encore { $count } érudits, et la génération s’achève.
}
scene-hire-last = Érudits pris : { $count } sur { $count }. La génération s’achève.
scene-generation = La génération { $generation } commence
scene-generation-gone = Érudits défaussés : { $scholars }.
scene-generation-came = Érudits révélés : { $scholars }.
scene-end = Les points
scene-end-swords = À égalité de points : le plus d’épées décide.
scene-end-gold = À égalité de points et d’épées : le plus d’or décide.
scene-end-shared = À égalité de points, d’épées et d’or : la place est partagée.
combat-green = carte Combat verte
combat-red = carte Combat rouge
combat-grey = carte Combat grise

# ---- avertissements : ce qu’un acte va coûter

warn-bag_empty = le sac est vide : vous ne piochez plus de jeton
warn-token_to_bag = pas de place, remis dans le sac : { $token } (× { $count })
warn-orange_to_bag = un jeton orange retourne dans le sac

# ---- refus

refusal-action_done = Cette action de la carte est déjà faite.
refusal-all_faceup_used = Toutes les cartes visibles ont déjà servi ce tour-ci.
refusal-board_not_allowed = Les jetons de ce plateau sont hors d’atteinte.
refusal-boost_too_late = Un renfort s’achète en même temps que l’action primaire.
refusal-boost_with_primary = Le renfort s’achète avec l’action primaire.
refusal-bottom_taken = L’emplacement du bas de ce plateau est occupé.
refusal-cannot_pay = Vous ne pouvez pas payer cela, même avec l’aide de votre faction.
refusal-card_not_drawn = Cette carte n’a pas été piochée.
refusal-card_not_in_hand = Cette carte n’est pas dans votre main.
refusal-card_not_placed = Cette carte n’est sous aucun plateau.
refusal-card_used = Cette carte a déjà servi ce tour-ci.
refusal-choose_a_scholar = Vous avez choisi d’embaucher : désignez un érudit.
refusal-enough_picked = Vous en avez choisi autant que permis.
refusal-hashash_deck_empty = Il ne reste aucune carte Hashash à piocher.
refusal-help_refused = Votre faction a refusé son aide pour cela, et sans elle vous ne pouvez pas payer.
refusal-member_refused = Ce joueur a déjà refusé de payer cela.
refusal-member_too_poor = Ce joueur ne peut pas payer tout l’or qui manque.
refusal-not_a_member = Ce joueur n’appartient pas à votre faction.
refusal-own_gold_counted = Votre propre or est déjà compté ; un autre joueur doit payer ce qui manque.
refusal-no_boost_here = Cette carte n’offre pas de renfort.
refusal-no_bottom_token = Aucun jeton orange ne se trouve en bas de ce plateau.
refusal-no_enemy_token = Aucun plateau ennemi ne porte ce jeton.
refusal-no_free_top_slot = Les emplacements du haut de ce plateau sont pleins.
refusal-no_gold_to_move = Votre faction n’a pas d’or à verser.
refusal-no_more_there = Il n’y en a pas davantage.
refusal-no_orange_to_move = Aucun jeton orange ne peut partir de là.
refusal-no_scholar_left = Aucun érudit n’est révélé.
refusal-no_scholar_payable = Vous ne pouvez payer le coût d’aucun des érudits révélés.
refusal-no_such_board = Votre faction n’a pas de personnage avec ce symbole.
refusal-no_such_player = Ce joueur n’existe pas.
refusal-no_sword_price = Cet érudit ne s’embauche pas avec des épées.
refusal-no_symbol_usable = Aucun de ces symboles n’est utilisable maintenant.
refusal-no_token_there = Ce jeton ne se trouve pas là.
refusal-no_victim = Aucun adversaire ne possède de pièces de cette sorte.
refusal-none_too_many = Vous pouvez garder toutes les cartes piochées.
refusal-not_an_enemy = Ce n’est pas un ennemi.
refusal-not_between_actions = Les cartes Hashash s’utilisent entre les actions, pas pendant une action.
refusal-not_revealed = Cet érudit n’est pas révélé.
refusal-not_the_defeated = Ce plateau n’appartient pas à la faction vaincue.
refusal-nothing_there = Il n’y a rien sur ce plateau.
refusal-nothing_to_steal = Ce joueur ne possède pas de pièces de cette sorte.
refusal-nothing_to_wipe = Aucun plateau ennemi n’a quoi que ce soit à retirer.
refusal-one_scholar_a_turn = Vous ne pouvez embaucher qu’un érudit par tour.
refusal-order_cannot_recruit = L’Ordre ne peut pas embaucher.
refusal-order_only = Seul l’Ordre utilise des cartes Hashash.
refusal-order_wins_already = Votre choix gagne déjà la partie ; rien de plus n’est pris.
refusal-own_faction = Ce joueur appartient à votre faction.
refusal-pile_empty = Cette pile est vide.
refusal-return_one_first = Remettez d’abord une carte sous la pioche.
refusal-symbol_not_offered = La carte n’offre pas ce symbole.
refusal-token_not_drawn = Aucun jeton de ce type n’a été pioché.
refusal-too_dear = Vous ne pouvez pas payer le coût de cet érudit.
refusal-too_few_swords = Vous n’avez pas assez d’épées ; celles de votre faction ne comptent pas.
refusal-top_slots_only = Seuls les jetons du haut peuvent être renvoyés.

# ---- what the coach counts

coach-science = Science de vos érudits
coach-specialities = Points de vos spécialités
coach-coins = Points de vos pièces
coach-budding = Ce qu’ajoutent les prochains érudits de vos spécialités
coach-gold = Or de votre faction
coach-seals = Sceaux de votre faction
coach-swords = Épées de votre faction
coach-recruit = Symboles recrutement
coach-influence = Symboles influence
coach-income = Symboles revenus
coach-raid = Symboles vol et puissance militaire
coach-abilities = Capacités permanentes actives
coach-ready = Valeur du meilleur érudit à portée
coach-recruiters = Cartes en main qui amènent des érudits
coach-lead = Votre avance au combat
coach-active = Science qui compte pour l’Ordre
coach-prey = Science de vos érudits assassinés
coach-killed = Vos jetons assassinés
coach-science-of = Science ({ $name })
coach-specialities-of = Points des spécialités ({ $name })
coach-abilities-of = Capacités permanentes ({ $name })
coach-active-of = Science qui compte ({ $name })
coach-prey-of = Science des érudits assassinés ({ $name })
coach-killed-of = Jetons assassinés ({ $name })

# ---- points

score-science = { $scholar }
score-coins = { $count ->
    [one] bonus en pièces : { $count } point
   *[other] bonus en pièces : { $count } points
}
score-speciality = { $count } × { $speciality }
score-military = { $count ->
    [one] { $count } Prise de guerre
   *[other] { $count } Prises de guerre
}
score-active = { $count ->
    [one] { $count } symbole Science actif
   *[other] { $count } symboles Science actifs
}
tie-swords = { $faction } : { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
}.
tie-gold = { $faction } : { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
}, { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
tie-shared = { $faction } : autant d’épées et d’or ; les deux gagnent.

# ---- pouvoirs permanents

effect-draw_extra_return = Chaque fois que vous piochez des jetons, en piocher { $count } de plus et en remettre autant dans le sac
effect-steal_shield = { $count ->
    [one] Un vol coûte au plus { $count } pièce d’or à un membre de la faction
   *[other] Un vol coûte au plus { $count } pièces d’or à un membre de la faction
}
effect-combat_bonus = { $count } de puissance en plus dans chaque combat
effect-recruit_discount = { $count ->
    [one] Les érudits coûtent { $count } pièce d’or de moins
   *[other] Les érudits coûtent { $count } pièces d’or de moins
}
effect-income_seals = Chaque usage des revenus rapporte aussi des sceaux : { $count }
effect-steal_more = { $count ->
    [one] Les vols prennent jusqu’à { $count } pièce d’or de plus
   *[other] Les vols prennent jusqu’à { $count } pièces d’or de plus
}

# ---- la page : mots courts pour un plateau ou une carte

short-recruit_now = embaucher un érudit
short-draw_tokens = piocher { $count }
short-gain_gold = prendre { $count } or
short-gain_seals = { $count ->
    [one] prendre { $count } sceau
   *[other] prendre { $count } sceaux
}
short-treasury = or au Trésor
short-gain_gold_then_treasury = { $count } or, Trésor
short-steal_gold = voler { $count } or au plus
short-steal_seals = { $count ->
    [one] voler { $count } sceau au plus
   *[other] voler { $count } sceaux au plus
}
short-start_combat = { $count ->
    [0] un combat
   *[other] combat, +{ $count }
}
short-combat_bonus_turn = +{ $count } en attaque
short-release_orange = libérer un emplacement
short-move_orange_down = descendre un jeton
short-remove_token = jeton dans le sac
short-assassinate_token = assassiner un jeton
short-assassinate_scholar = { $count } or : assassiner
short-draw_hashash = { $count } cartes, garder { $second }
short-draw_extra_return = piocher { $count } de plus, en remettre { $count }
short-steal_shield = { $count } or perdu au plus
short-combat_bonus = +{ $count } par combat
short-recruit_discount = érudits : { $count } de moins
short-income_seals = { $count ->
    [one] revenus : +{ $count } sceau
   *[other] revenus : +{ $count } sceaux
}
short-steal_more = voler { $count } or de plus
short-boost = +{ $count } au symbole
short-use_faceup = utiliser une carte visible
short-wipe = vider un plateau
short-one_of = un des { $count }
short-draw = piocher { $count }
short-any = au choix

view-hand = Votre main
view-piles = Piles
view-in_play = En jeu
view-combat_cards = Cartes Combat
view-scholar_deck = Érudits dans la pioche
view-discard = Cartes jouées
view-then = puis retour à « { $card } »
view-taken = pris
view-or = ou
view-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
view-drawn = Piochés
view-attacks = attaque
view-defends = défend
view-power = { $board } { $count }
view-unseen = Cartes inconnues
view-in_deck = { $count } dans la pioche
view-reveal = Révéler une carte
view-surrender = Capituler
view-missing = il manque { $count } or
view-next = La prochaine carte, pour { $name } :
view-swords = Épées restantes
view-generation = Génération { $generation }
view-of = érudits pris : { $taken } sur { $count }
view-goal = Symboles Science actifs : { $active } sur { $goal }
view-goal-note = À { $goal }, l’Ordre gagne aussitôt.
view-standing = Score provisoire
view-hidden_spoils = Prises de guerre cachées
view-sum = Total
view-clearing = Les jetons orange du bas retournent dans le sac à la fin du tour.
view-hashash_deck = Pioche Hashash : { $count }
view-hashash_next = ensuite : { $board }
view-hashash_drawn = Cartes Hashash piochées
view-price_for = pour : { $faction }
view-printed = symboles imprimés : { $count } ; jetons : { $tokens }
view-ability = Capacité
view-immediate = immédiate
view-permanent = permanente
view-active = active
view-known = Cartes vues de tous
view-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
view-order_symbols = Pour l’Ordre
view-chance = probabilité du prochain jeton
view-reach = { $count ->
    [one] La faction peut payer { $count } pièce d’or.
   *[other] La faction peut payer { $count } pièces d’or.
}
view-ambush = +{ $count } de puissance en attaque ce tour-ci
bonus-none = sans bonus
bonus-gold = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $coins } or
bonus-seals = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $coins ->
    [one] { $coins } sceau
   *[other] { $coins } sceaux
}
bonus-any = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

# ---- la page : une carte en mots

read-upper = Action primaire
read-lower = Action secondaire
read-free = gratuite
read-choose = au choix
read-have = vous en avez { $count }
read-play = Jouer cette carte
read-take = Prendre cette carte
read-done = faite
read-pay = Payer { $price }
read-note = Jouez les deux actions dans l’ordre de votre choix, une seule ou aucune.
read-recruit = { $count ->
    [one] Embauchez un érudit, pour { $count } pièce d’or de moins.
   *[other] Embauchez un érudit, pour { $count } pièces d’or de moins.
}
read-reach = { $count ->
    [one] Un seul est à votre portée : { $scholars }.
   *[other] { $count } sont à votre portée : { $scholars }.
}
read-reach-none = Personne n’est à votre portée avec votre or.
read-then = Cette action d’abord, et ces érudits sont à votre portée : { $scholars }.
read-gone = Cette action d’abord, et ces érudits ne sont plus à votre portée : { $scholars }.
read-influence = { $count ->
    [one] Piochez { $count } jeton dans le sac.
   *[other] Piochez { $count } jetons dans le sac.
}
read-draw = { $count ->
    [one] Piochez { $count } jeton dans le sac.
   *[other] Piochez { $count } jetons dans le sac.
}
read-income = { $count ->
    [one] Prenez { $count } pièce d’or.
   *[other] Prenez { $count } pièces d’or.
}
read-gold = { $count ->
    [one] Prenez { $count } pièce d’or.
   *[other] Prenez { $count } pièces d’or.
}
read-seals = { $count ->
    [one] Prenez { $count } sceau.
   *[other] Prenez { $count } sceaux.
}
read-income-seals = { $count ->
    [one] Et { $count } sceau.
   *[other] Et { $count } sceaux.
}
read-steal = Volez de l’or à un ennemi : { $victims }.
read-military = Attaquez : votre puissance est de { $count }, contre { $enemies }.
read-against = { $name } ({ $count })
read-loot = { $count } à { $name }
read-boost = { $count } de plus pour le symbole du haut ; à payer avec l’action primaire.
read-use_faceup = { $count ->
    [one] Utilisez la dernière carte visible comme si vous l’aviez jouée ; elle reste en place.
   *[other] Utilisez une des { $count } cartes visibles comme si vous l’aviez jouée ; elle reste en place.
}
read-wipe = { $count ->
    [one] Tous les jetons d’un plateau ennemi retournent dans le sac ; { $count } plateau en porte.
   *[other] Tous les jetons d’un plateau ennemi retournent dans le sac ; { $count } plateaux en portent.
}
read-treasury = Tout l’or de votre faction ({ $count }) va au Trésor, où personne ne peut le voler.
about-recruit = Recrutement : chaque symbole réduit de 1 le coût de l’érudit embauché.
about-influence = Influence : piochez dans le sac autant de jetons que de symboles.
about-income = Revenus : prenez autant d’or que vous avez de symboles.
about-steal = Vol : prenez à un ennemi jusqu’à autant d’or que vous avez de symboles.
about-military = Puissance militaire : votre puissance au début d’un combat, en attaque comme en défense.
about-immediate = L’éclair : un jeton orange ici utilise la capacité une fois, aussitôt.
about-permanent = L’horloge : la capacité s’applique tant qu’un jeton orange se trouve ici.
about-white = Les jetons blancs vont d’eux-mêmes sur le plateau de leur symbole : un symbole de plus chacun.
about-orange = Les jetons orange sont des jokers : en haut un symbole de plus, en bas ils activent la capacité.
about-speciality = Une spécialité ({ $speciality }) : deux érudits d’une faction rapportent { $two } points, trois { $three }, quatre { $four }.
about-coins = Un bonus en pièces : compté une fois à la fin, avec les pièces qui restent à la faction ; chaque pièce sert une fois.
about-spoils = Prises de guerre : cartes Combat gagnées en attaquant. Seul leur propriétaire en connaît les points jusqu’à la fin.
about-sword = Une épée annule une carte grise que vous avez révélée, empêche de vider un plateau, ou paie un érudit qui montre des épées.
about-kingdom = Le Royaume gagne avec le plus de points : science, bonus et Prises de guerre de tous ses membres réunis.
about-people = Le Peuple gagne avec le plus de points : science, bonus et Prises de guerre de tous ses membres réunis.
about-order = L’Ordre assassine érudits et jetons. Un érudit est actif quand ces jetons couvrent ses symboles de l’Ordre ; avec { $count } symboles Science actifs, il gagne aussitôt.
about-hashash = Une carte Hashash : l’Ordre peut l’utiliser une fois par tour, à son coût, tant que son plateau n’est pas vidé.
about-why = Pourquoi ? La règle
about-boost-note = L’action secondaire accompagne l’action primaire : à payer avant d’utiliser le symbole.
hire-title = Ce que chacun changerait
hire-price = coût actuel
hire-keeps = il vous reste
hire-bonus = bonus à ce stade
hire-points = points
hire-short = { $price }, il manque { $count }
hire-or-swords = { $count ->
    [one] { $price }, ou { $count } épée
   *[other] { $price }, ou { $count } épées
}
hire-pay = { $price ->
    [one] Vous payez { $price } pièce d’or
   *[other] Vous payez { $price } pièces d’or
} et en gardez { $count }.
hire-lacks = { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
} : il vous en manque { $count }.
hire-science = { $count ->
    [one] { $count } symbole Science : { $count } point.
   *[other] { $count } symboles Science : { $count } points.
}
hire-bonus-now = Bonus à ce stade : { $bonus }.
hire-ends-generation = Le prochain érudit pris termine aussitôt la génération : les autres sont défaussés, de nouveaux sont révélés, et { $name } les voit en premier.
hire-ends-game = Le prochain érudit pris termine aussitôt la partie.
hire-safe = Un érudit embauché est à l’abri de l’Ordre.
hire-confirm = { $price ->
    [one] Embaucher pour { $price } pièce d’or
   *[other] Embaucher pour { $price } pièces d’or
}
hire-do = Embaucher { $what }
hire-one = Un érudit par tour, quel que soit le paiement.
hire-after = après l’action secondaire
duel-next = { $count ->
    [one] La prochaine carte est celle-ci :
   *[other] La prochaine carte est l’une de ces { $count } :
}
duel-ahead = { $other } doit répondre
duel-behind = { $name } choisit encore
duel-behind-you = Vous choisissez encore
duel-lost = { $name } perd aussitôt
duel-lost-you = Vous perdez aussitôt
duel-reached = Puissance { $count } ou plus.
duel-below = Toujours le camp le plus faible.
duel-sword = Sauf si une épée annule la carte.
duel-grey = Une carte grise met fin au combat.
duel-from = à partir d’ici { $other } doit répondre
duel-win = Si vous gagnez
duel-if-grey = Si vous révélez une grise
duel-give-up = Si vous capitulez
duel-win-card = Vous prenez une Prise de guerre : de { $least } à { $most } points, que personne d’autre ne connaît.
duel-win-sword = Vous gagnez une épée ; { $name } n’obtient rien.
duel-win-token = Vous assassinez un jeton chez { $name }.
duel-win-nothing = Vous ne gagnez rien et ne perdez rien.
duel-lose-card = { $name } prend une Prise de guerre : de { $least } à { $most } points, cachés.
duel-lose-sword = { $name } gagne une épée.
duel-lose-token = { $name } assassine un de vos jetons.
duel-lose-nothing = { $name } n’obtient rien.
duel-wipe = Et un de vos plateaux est vidé, sans doute : { $board }.
duel-no-wipe = Aucun plateau n’est vidé.
duel-swords = { $count ->
    [one] Vous avez { $count } épée : elle peut annuler une carte grise.
   *[other] Vous avez { $count } épées : l’une peut annuler une carte grise.
}
duel-counted = Sont comptées les cartes que vous n’avez pas vues.
duel-none = pas encore de carte
duel-won = a gagné

# ---- la page : noms pour l’oreille

name-hand = Dans votre main : { $text }
name-pile = { $count ->
    [one] { $pile }, { $count } carte, dessus : { $text }
   *[other] { $pile }, { $count } cartes, dessus : { $text }
}
name-pile-empty = { $pile }, vide
name-action = { $primary } ; { $secondary }
name-primary = Action primaire : { $action }
name-secondary = Action secondaire : { $action }
name-scholar = { $name }, érudit, science { $science }, coût { $price } or, { $bonus }
name-scholar-swords = { $scholar }, ou épées : { $swords }
name-board = { $board }, { $faction }, { $symbol } { $count }, { $ability }
name-board-active = { $board }, capacité active
name-white = { $board }, jetons blancs : { $count }
name-orange = { $board }, jetons orange en haut : { $count }
name-top = { $board }, emplacement libre en haut
name-bottom = { $board }, emplacement du bas { $state }
name-bottom-free = libre
name-bottom-taken = occupé
name-drawn = Pioché : { $token }, { $count }
name-bag = { $count ->
    [one] Sac, { $count } jeton
   *[other] Sac, { $count } jetons
}
name-seat = { $name }, { $faction }, or { $gold }, sceaux { $seals }, épées { $swords }, prises { $spoils }, cartes { $cards }
name-faction = { $faction }, Trésor { $treasury }, { $points }
name-hashash = { $card }, carte Hashash, { $effect }, coût { $price }
name-reveal = Révéler une carte Combat
name-surrender = Capituler
describe-turn = Tour { $turn }, { $name } joue. { $generation }, { $taken }.
describe-fight = Combat : { $attacker }, puissance { $power }, contre { $defender }, puissance { $other }.
describe-scholars = Érudits révélés : { $scholars }.
describe-faction = { $faction } : { $points }, Trésor { $treasury } ; { $boards }.

# ---- leçons de la partie guidée

lesson-belaad-play_card = À chaque tour, vous jouez une carte. L’or et les sceaux servent à payer, les jetons piochés renforcent vos personnages, et les symboles en font agir un. À la fin, ce sont les érudits qui comptent : prévoyez l’or et les symboles recrutement qu’il faut pour le prochain.
lesson-belaad-card_step = L’action primaire, en haut, est gratuite ; l’action secondaire, en bas, coûte les pièces indiquées. Faites les deux dans l’ordre de votre choix, ou laissez ce qui ne sert pas.
lesson-belaad-choose_symbol = L’effet dépend du nombre de symboles de votre personnage : chaque jeton en haut de son plateau en ajoute un.
lesson-belaad-choose_faceup = Utilisez une carte des trois piles comme si vous l’aviez jouée. Elle reste là, et vous pouvez enchaîner.
lesson-belaad-choose_victim = Vous prenez de l’or à un ennemi. Ce qui est au Trésor est à l’abri des voleurs.
lesson-belaad-hire_scholar = Chaque symbole recrutement réduit de 1 le coût d’un érudit. Un érudit rapporte ses points de science, et souvent un bonus à la fin.
lesson-belaad-sword_hire = Certains érudits s’embauchent avec des épées à la place de l’or. Un seul érudit par tour, quelle que soit la manière.
lesson-belaad-assassinate_scholar = L’érudit reste chez vous. Il devient actif quand vos jetons assassinés couvrent ses symboles de l’Ordre ; avec six symboles Science actifs, vous gagnez la partie.
lesson-belaad-choose_enemy = Choisissez une faction : vous affrontez son joueur le plus proche à votre gauche. La puissance est le nombre de symboles puissance militaire. Si vous gagnez, vous gardez une Prise de guerre, qui vaut des points ; si vous perdez sur une carte grise, un de vos plateaux est vidé.
lesson-belaad-combat_step = C’est au camp le plus faible d’agir : révélez une carte en espérant une verte, ou capitulez. Une carte grise fait perdre aussitôt. Capituler ne coûte aucun plateau ; une carte grise, si, à moins qu’une épée ne l’annule.
lesson-belaad-cancel_grey = Une épée annule la carte grise que vous venez de révéler. Sans elle, vous perdez, et le vainqueur vide un plateau de votre faction.
lesson-belaad-wipe_board = Tous les jetons du plateau retournent dans le sac, et sa capacité permanente cesse.
lesson-belaad-cancel_wipe = Une de vos épées peut l’empêcher. Elle retourne à la réserve.
lesson-belaad-grey_wipe = Votre ennemi a révélé une carte grise. Choisissez le plateau qui fait le plus mal.
lesson-belaad-place_orange = Le jeton orange est un joker. En bas, il active la capacité du personnage ; en haut, il compte comme un symbole de plus.
lesson-belaad-return_token = Le Vizir vous fait piocher un jeton de plus et en remettre un dans le sac. Gardez ceux qui ont un emplacement libre.
lesson-belaad-use_ability = La capacité s’applique maintenant, une seule fois. Vous pouvez y renoncer ; le jeton reste.
lesson-belaad-move_gold = L’or du Trésor ne peut pas être volé, et toute la faction peut s’en servir pour payer.
lesson-belaad-take_card = Complétez votre main avec l’une des trois piles. Tous voient ce que vous prenez.
lesson-belaad-return_hashash = Gardez deux des trois cartes. Elles vont sous leurs plateaux ; chacune sert une fois par tour, à son coût.
lesson-belaad-use_hashash = Payez son coût pour utiliser une carte sous vos plateaux ; chacune une fois par tour.
lesson-belaad-kill_token = Un jeton assassiné ne revient jamais. Il compte aussi pour les érudits que vous avez assassinés.
lesson-belaad-remove_token = Le jeton retourne dans le sac. Une épée n’y peut rien.
lesson-belaad-release_orange = L’emplacement est libre, et sa capacité peut être activée à nouveau.
lesson-belaad-move_orange_from = Prenez un jeton orange en haut d’un de vos plateaux.
lesson-belaad-move_orange_to = Il va dans un emplacement du bas : la capacité de ce personnage s’active.
lesson-belaad-consent = Un membre de votre faction demande vos pièces. Vous gagnez et perdez ensemble, mais rien ne vous oblige à accepter.
lesson-belaad-use_treasury = Utiliser d’abord le Trésor ? Votre or peut être volé, celui du Trésor non.
lesson-belaad-choose_member = Un seul membre de votre faction paie tout ce qui manque. Pensez à qui aura bientôt besoin d’or.
try-belaad-play_card = Quelle carte joueriez-vous ?
try-belaad-combat_step = Révéleriez-vous une carte, ou capituleriez-vous ?
aim-belaad = Choisissez l’érudit que vous voulez ensuite, et comptez : son coût moins vos symboles recrutement, c’est l’or à garder. On peut voler votre or, et un autre peut embaucher l’érudit avant vous.

# ---- sources de points, pour la feuille de score

sum-science = Science
sum-coins = Bonus en pièces
sum-speciality = Spécialités
sum-military = Prises de guerre
sum-active = Science active
