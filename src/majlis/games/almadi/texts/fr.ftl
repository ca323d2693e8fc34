# Almadi in French.

game-title = Almadi
game-summary = Composez un royaume d’oasis, de caravanes, de marchés et de palais, et laissez les génies le remodeler.

# ---- names

type-oasis = oasis
    .the = l’oasis
    .one = une oasis
    .gender = f
    .of = de l’oasis
type-caravan = caravane
    .the = la caravane
    .one = une caravane
    .gender = f
    .of = de la caravane
type-market = marché
    .the = le marché
    .one = un marché
    .gender = m
    .of = du marché
type-palace = palais
    .the = le palais
    .one = un palais
    .gender = m
    .of = du palais
side-none = vierge
side-act = flèche
side-genie = génie
side-hammer = marteline
side-stall = étal
side-moon = lune
side-ruby = rubis
side-jar = jarre
effect-genie = génie en attente
effect-hammer = marteline en attente
effect-stall = étal en attente
effect-moon = lune en attente
effect-ruby = rubis en attente
good-spices = épices
good-pottery = poteries
good-leather = maroquinerie
good-carpets = tapis
mosaic-star = mosaïque à l’étoile
    .the = la mosaïque à l’étoile
    .one = une mosaïque à l’étoile
mosaic-flower = mosaïque à la fleur
    .the = la mosaïque à la fleur
    .one = une mosaïque à la fleur
mosaic-diamond = mosaïque au losange
    .the = la mosaïque au losange
    .one = une mosaïque au losange
mosaic-wave = mosaïque à la vague
    .the = la mosaïque à la vague
    .one = une mosaïque à la vague
stall-spices = étal d’épices
    .the = l’étal d’épices
    .one = un étal d’épices
stall-pottery = étal de poteries
    .the = l’étal de poteries
    .one = un étal de poteries
stall-leather = étal de maroquinerie
    .the = l’étal de maroquinerie
    .one = un étal de maroquinerie
stall-carpets = étal de tapis
    .the = l’étal de tapis
    .one = un étal de tapis
tile = { $type } : { $n } en haut, { $e } à droite, { $s } en bas, { $w } à gauche
tile-name = { $type }
tile-shown = { $type } avec { $symbols }
cell = ligne { $row }, { $column ->
    [0] colonne de départ
    [1] première case
    [2] deuxième case
    [3] troisième case
    [4] quatrième case
    [5] cinquième case
    [6] sixième case
    [7] septième case
    [8] huitième case
    [9] neuvième case
    [10] dixième case
   *[other] case { $column }
}
share = { $seat } { $points }
    .you = vous { $points }
start = { $type1 } avec { $side1 }, { $type2 } avec { $side2 }, { $type3 } avec { $side3 }, { $type4 } avec { $side4 }
objective-GY01 = une colonne vide entre deux colonnes pleines
objective-GY02 = oasis, caravane, marché, palais alignés, dans cet ordre
objective-GY03 = un carré : oasis, palais, caravane, marché dans le sens horaire
objective-GY04 = un escalier de 5 paysages, avec 2 cases vides au-dessus de ses marches
objective-GY05 = un trou de deux cases
objective-GY06 = 4 étals et 4 mosaïques
objective-GY07 = un U autour de deux cases vides
objective-GY08 = une paire d’étals et une paire de mosaïques
objective-GY09 = 4 étals et 4 rubis
objective-GY10 = 4 mosaïques et 4 rubis
objective-GY11 = 5 génies actifs
objective-GY12 = 6 paysages sur une ligne (trous permis)
objective-BU01 = 7 jarres actives
objective-BU02 = 4 oasis en diagonale
objective-BU03 = un carré de 4 oasis
objective-BU04 = une oasis sur chaque ligne
objective-BU05 = 5 oasis
objective-YE01 = 5 caravanes
objective-YE02 = 4 étals
objective-YE03 = 4 étals actifs
objective-YE04 = 2 paires d’étals
objective-YE05 = 4 caravanes en diagonale
objective-RD01 = 5 palais
objective-RD02 = 4 mosaïques
objective-RD03 = 4 martelines actives
objective-RD04 = 2 paires de mosaïques
objective-RD05 = un carré de 4 palais
objective-GN01 = 5 marchés
objective-GN02 = 4 rubis actifs
objective-GN03 = 2 marchandises de chaque type sur les marchés
objective-GN04 = 10 marchandises d’un même type sur les marchés
objective-GN05 = un carré de 4 marchés
character-ali_shar = Ali-Shar
character-ali_cogia = Ali Cogia
character-aziz = Aziz
character-aziza = Aziza
character-dalila = Dalila
character-dunya = Dunya
character-dunyazad = Dunyazad
character-harun = Harun Al Rashid
character-hindbad = Hindbad
character-khalifa = Khalifa
character-forty_thieves = Les 40 voleurs
character-shahriar = Shahriar
character-sheherazade = Shéhérazade
character-zobeide = Zobeïde
character-zubaydah = Zubaydah
character-abriza = Abriza
character-aladdin = Aladdin
character-ali = Ali
character-ali_baba = Ali Baba
character-badroulboudour = Badroulboudour
character-hussain = Hussain
character-jafar = Jafar
character-morgiane = Morgiane
character-paribanou = Paribanou
character-zaynab = Zaynab
character-zumurrud = Zumurrud
power-ali_shar = 1 point par lot de deux épices ou de deux poteries sur vos marchés
power-ali_cogia = vos caravanes transportent comme un seul groupe
power-aziz = 1 point par lot de deux articles de maroquinerie ou de deux tapis sur vos marchés
power-aziza = 3 points par mosaïque non posée sur un palais
power-dalila = 1 point par lot de deux marchandises non transportées
power-dunya = 3 points par mosaïque de votre motif le plus fréquent
power-dunyazad = un tour supplémentaire à la fin
power-harun = 1 point par paysage de votre ligne la plus remplie
power-hindbad = 1 point par jarre inactive
power-khalifa = 2 points par oasis isolée
power-forty_thieves = 3 points par trou
power-shahriar = 3 points par objectif réalisé
power-sheherazade = 3 points par personnage recruté
power-zobeide = les marchandises de vos étals comptent double
power-zubaydah = deux mosaïques par palais
power-abriza = les génies peuvent déplacer un paysage hors des quatre lignes
power-aladdin = un rubis avec un génie, une fois par tour
power-ali = piocher un paysage au lieu d’en choisir un
power-ali_baba = les effets Rubis donnent deux rubis
power-badroulboudour = une mosaïque avec un génie, une fois par tour
power-hussain = un génie peut intervertir deux paysages, une fois par tour
power-jafar = personne ne peut prendre vos objectifs
power-morgiane = poser un paysage une ligne plus haut ou plus bas
power-paribanou = un étal avec un génie, une fois par tour
power-zaynab = échanger une mosaïque contre un étal ou l’inverse, une fois par tour
power-zumurrud = copier un personnage d’un autre joueur

# ---- words of the table

label-board = Plateau central
label-row = Ligne
label-draw_pile = Pioche
label-mosaics = Mosaïques
label-stalls = Étals
label-rubies = Rubis
label-objectives = Objectifs
label-on_table = Sur la table
label-achieved = réalisé
label-objectives_achieved = Objectifs réalisés
label-display = Personnages disponibles
label-recruited = Personnages
label-hand = En main
label-player = Joueur
label-points = Points
label-top = dessus
label-realm = Royaume : { $seat }
    .you = Votre royaume
label-moves = Déplacements de génie
label-waiting = Effets en attente
label-empty = vide
label-cost = coût
label-goods = Marchandises
label-first = Premier joueur
label-under = dessous
label-claims = Pouvoirs à utiliser
label-used = Pouvoirs utilisés ce tour-ci
label-any = paysage quelconque
label-empty_cell = case vide
label-turned = orientation libre

# ---- prompts

prompt-choose_start = Choisissez votre tuile de départ.
prompt-keep_characters = Gardez deux personnages, en secret.
prompt-take_tile = Prenez un paysage sur le plateau central.
prompt-judge_tile = Pioché : { $type }. Garder ou échanger ?
prompt-place_tile = { $count ->
    [0] Posez { $type-the } dans la ligne de votre choix.
    [1] Posez { $type-the } dans la ligne { $rows }.
   *[other] Posez { $type-the } dans une des lignes { $rows }.
}
prompt-realise = { $effects ->
    [0] Terminez votre tour.
   *[other] Réalisez un effet ({ $names }) ou terminez votre tour.
}
prompt-pick_tile = Génie : quel paysage déplacer ?
prompt-move_tile = Génie : où va { $type-the } ?
prompt-move_beyond = Ligne { $row } : quelle colonne ?
prompt-swap_tiles = Hussain : quels sont les deux paysages à intervertir ?
prompt-take_objective = Lune : prenez un objectif.
prompt-copy_character = { $last ->
    [0] Zumurrud : copier un personnage maintenant ?
   *[other] Zumurrud : copier un personnage maintenant ? C’est la dernière occasion.
}
prompt-copy_meanwhile = Zumurrud : copier un personnage maintenant, entre deux coups d’un autre joueur ?

# ---- what the others read meanwhile

waiting-choose_start = { $name } choisit sa tuile de départ.
waiting-keep_characters = { $name } choisit en secret deux personnages à garder.
waiting-take_tile = { $name } choisit un paysage du plateau central.
waiting-judge_tile = { $name } décide de garder ou non le paysage pioché.
waiting-place_tile = { $name } pose un paysage.
waiting-realise = { $name } choisit un effet à réaliser ou termine son tour.
waiting-pick_tile = { $name } choisit le paysage que le génie déplace.
waiting-move_tile = { $name } choisit où le génie déplace un paysage.
waiting-move_beyond = { $name } choisit la colonne d’un paysage.
waiting-swap_tiles = { $name } choisit deux paysages à intervertir.
waiting-take_objective = { $name } choisit un objectif.
waiting-copy_meanwhile = { $name } décide si Zumurrud copie un personnage maintenant.
waiting-copy_character = { $name } décide si Zumurrud copie un personnage.

# ---- choices

choose_start = Prendre cette tuile de départ : { $start }
keep_characters = Garder : { $one }, { $other }
take_tile = Ligne { $row }, à { $slot ->
    [1] gauche
   *[other] droite
} : { $tile }
    .deed = Prendre et poser : { $tile }
take_tile-empty = Ligne { $row }, emplacement { $slot } : vide
take_tile-draw = Ali : piocher un paysage
    .deed = Piocher un paysage
judge_tile-keep = Le garder pour n’importe quelle ligne : { $tile }
judge_tile = Échanger avec la ligne { $row }, à { $slot ->
    [1] gauche
   *[other] droite
} : { $tile }
judge_tile-empty = Échanger avec la ligne { $row }, emplacement { $slot } : vide
place_tile = Vers : { $cell }
    .deed = Poser le paysage : { $cell }
realise-end = { $count ->
    [0] Terminer le tour
    [one] Terminer le tour : { $count } effet est perdu
   *[other] Terminer le tour : { $count } effets sont perdus
}
realise-genie = Génie : déplacer un paysage
    .deed = Déplacer un paysage avec le génie
realise-hammer = Marteline : prendre une mosaïque (× { $count })
    .deed = Prendre une mosaïque
realise-stall = Étal : prendre une carte Étal (× { $count })
    .deed = Prendre une carte Étal
realise-moon = Lune : prendre un objectif (× { $count })
    .deed = Prendre un objectif
realise-ruby = Rubis : prendre dans la réserve (× { $count })
    .deed = Prendre les rubis dans la réserve
realise-swap = { $character } : intervertir deux paysages
    .deed = Intervertir deux paysages : { $character }
realise-claim = Utiliser le pouvoir : { $character }
recruit = Recruter : { $character } ({ $cost } rubis)
exchange-mosaic = Zaynab : échanger { $mosaic-the } contre l’étal du dessus
    .deed = Échanger { $mosaic-the } contre l’étal du dessus
exchange-stall = Zaynab : échanger { $stall-the } contre la mosaïque du dessus
    .deed = Échanger { $stall-the } contre la mosaïque du dessus
copy = Zumurrud : copier { $character }
    .deed = Copier { $character }
copy-none = Ne copier personne
copy-not_yet = Pas encore
copy-not_in_this_turn = Pas pendant ce tour
pick_tile = { $tile } ({ $cell })
    .deed = Déplacer : { $tile } ({ $cell })
swap_tiles = Intervertir : { $tile } ({ $cell })
swap_tiles-end = Intervertir : { $one } et { $other }
tile-elsewhere = Hors de votre royaume : { $tile }
move_tile = Vers : { $cell }
    .deed = Déplacer le paysage : { $cell }
move_tile-outer = Hors des quatre lignes : ligne { $row }
    .deed = Déplacer hors des quatre lignes : ligne { $row }
take_objective = { $objective } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
    .deed = Prendre l’objectif : { $objective } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
take_objective-from = Prendre à { $holder } : { $objective } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
    .deed = Prendre à { $holder } : { $objective } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })

# ---- log

log-first_player = { $seat } commence.
    .you = Vous commencez.
log-start = { $seat } prend une tuile de départ.
    .you = Vous prenez une tuile de départ.
log-laid_tile = Sur le plateau central, ligne { $row } : { $tile }.
log-refilled = Nouveau sur le plateau central, ligne { $row } : { $tile }.
log-drew = Pioché : { $tile }.
log-first_mosaic = La pile de mosaïques commence par { $mosaic-one }.
log-first_stall = La pile d’étals commence par { $stall-one }.
log-mosaic_up = Sur la pile de mosaïques : { $mosaic }.
log-stall_up = Sur la pile d’étals : { $stall }.
log-objective_laid = Sur la table : { $objective }.
log-dealt_character = { $seat } a reçu : { $character }.
    .you = Vous avez reçu : { $character }.
log-kept_characters = { $seat } garde deux personnages.
    .you = Vous gardez deux personnages.
log-kept_these = { $seat } garde : { $one }, { $other }.
    .you = Vous gardez : { $one }, { $other }.
log-displayed = Disponible pour tous : { $character }.
log-turn = C’est à { $seat } de jouer.
    .you = C’est à vous de jouer.
log-exchanged_tile = { $seat } met sur la ligne { $row } du plateau central : { $tile }.
    .you = Vous mettez sur la ligne { $row } du plateau central : { $tile }.
log-placed = { $seat } pose : { $tile } → { $cell }.
    .you = Vous posez : { $tile } → { $cell }.
log-moved = { $seat } déplace avec un génie : { $tile } → { $cell }.
    .you = Votre génie déplace : { $tile } → { $cell }.
log-swapped = { $seat } intervertit : { $one } et { $other }.
    .you = Vous intervertissez : { $one } et { $other }.
log-activated = { $seat } active : { $effects }.
    .you = Vous activez : { $effects }.
log-advanced = { $seat } se rapproche de l’objectif : { $objective } ({ $have } sur { $need }).
    .you = Vous vous rapprochez de l’objectif : { $objective } ({ $have } sur { $need }).
log-chain = { $points ->
    [0] { $seat } a réalisé { $count } effets pendant ce tour.
    [one] { $seat } a réalisé { $count } effets pendant ce tour : { $points } point.
   *[other] { $seat } a réalisé { $count } effets pendant ce tour : { $points } points.
}
    .you = { $points ->
        [0] Vous avez réalisé { $count } effets pendant ce tour.
        [one] Vous avez réalisé { $count } effets pendant ce tour : { $points } point.
       *[other] Vous avez réalisé { $count } effets pendant ce tour : { $points } points.
    }
log-scored = { $source } : { $shares }.
log-took_mosaic = { $seat } prend { $mosaic-one }.
    .you = Vous prenez { $mosaic-one }.
log-took_stall = { $seat } prend { $stall-one }.
    .you = Vous prenez { $stall-one }.
log-took_rubies = { $seat } prend { $count } rubis.
    .you = Vous prenez { $count } rubis.
log-took_objective = { $seat } prend l’objectif : { $objective }.
    .you = Vous prenez l’objectif : { $objective }.
log-robbed_objective = { $holder-is ->
    [you] { $seat } vous prend un objectif : { $objective }.
   *[other] { $seat } prend un objectif à { $holder } : { $objective }.
}
    .you = Vous prenez un objectif à { $holder } : { $objective }.
log-achieved = { $seat } réalise : { $objective }.
    .you = Vous réalisez : { $objective }.
log-recruited = { $seat } recrute { $character } pour { $cost } rubis.
    .you = Vous recrutez { $character } pour { $cost } rubis.
log-dropped_effects = { $count ->
    [one] { $seat } renonce à un effet.
   *[other] { $seat } renonce à { $count } effets.
}
    .you = { $count ->
        [one] Vous renoncez à un effet.
       *[other] Vous renoncez à { $count } effets.
    }
log-claimed = { $seat } utilise le pouvoir : { $character }.
    .you = Vous utilisez le pouvoir : { $character }.
log-gave_mosaic = { $seat } glisse sous la pile { $mosaic-one }.
    .you = Vous glissez sous la pile { $mosaic-one }.
log-gave_stall = { $seat } glisse sous la pile { $stall-one }.
    .you = Vous glissez sous la pile { $stall-one }.
log-copied = Zumurrud copie { $character } pour { $seat }.
    .you = Votre Zumurrud copie { $character }.
log-last_turn = La pioche est vide.
log-extra_turn = Tour supplémentaire : { $seat }.
    .you = Votre tour supplémentaire.
log-game_over = La partie est terminée.

# ---- avertissements : ce qu’un acte va coûter

warn-dropped_effects = { $count ->
    [one] { $count } effet est perdu
   *[other] { $count } effets sont perdus
}

# ---- refusals

refusal-start_is_taken = Un autre joueur a déjà cette tuile de départ.
refusal-slot_is_empty = Cet emplacement du plateau est vide.
refusal-power_missing = Il vous manque le pouvoir d’un personnage : { $character }.
refusal-draw_pile_is_empty = La pioche est vide.
refusal-another_row = Un paysage se pose sur la ligne de même numéro que celle où il a été pris.
refusal-row_too_far = Même avec Morgiane, la ligne doit être la même ou une ligne voisine.
refusal-cell_is_taken = Un paysage occupe déjà cette case.
refusal-touches_nothing = Aucun paysage de votre royaume ne touche cette case.
refusal-three_moves = Vos génies ont fait tous leurs déplacements de ce tour.
refusal-not_pending = Cet effet n’a pas été activé.
refusal-card_pile_is_empty = Cette pile de cartes est vide.
refusal-no_objective = Il n’y a aucun objectif à prendre.
refusal-no_rubies = La réserve de rubis est épuisée.
refusal-once_a_turn = Ce pouvoir a déjà été utilisé ce tour-ci.
refusal-two_tiles = Il faut deux paysages à intervertir dans votre royaume.
refusal-two_change_places = Vous n’intervertissez que deux paysages : retirez-en d’abord un.
refusal-tile_not_in_realm = Ce paysage n’est pas dans votre royaume.
refusal-rising_order = Suivez l’ordre de la liste : celui-là y figure plus haut, ou n’en laisse pas de second.
refusal-same_cell = Le paysage y est déjà.
refusal-genie_moves = Un paysage posé reste en place jusqu’à ce qu’un de vos génies soit activé et le déplace.
refusal-genie_first = Utilisez d’abord le génie : il déplace un paysage.
refusal-start_stays = Une tuile de départ reste en place : aucune de ses cases ne se déplace.
refusal-direct_return = Un paysage ne peut pas revenir directement à la case qu’il vient de quitter.
refusal-objective_not_in_play = Cet objectif n’est pas dans cette partie.
refusal-own_objective = Vous détenez déjà cet objectif.
refusal-objective_achieved = Cet objectif est déjà réalisé.
refusal-objective_protected = Jafar protège cet objectif.
refusal-not_in_hand = Vous n’avez pas reçu ces deux personnages.
refusal-two_are_kept = Vous ne gardez que deux personnages : retirez-en d’abord un.
refusal-no_characters = Cette partie se joue sans personnages.
refusal-character_not_there = Ce personnage n’est ni dans votre main ni disponible.
refusal-too_few_rubies = Vous n’avez pas assez de rubis.
refusal-card_not_owned = Vous n’avez pas cette carte.
refusal-copied_already = Zumurrud a déjà copié un personnage.
refusal-not_recruited_by_others = Aucun autre joueur n’a recruté ce personnage.

# ---- what the coach counts

coach-oases = Points de vos oasis
coach-carried = Marchandises que vos caravanes transportent
coach-palaces = Points de vos palais
coach-jars = Points de vos jarres actives
coach-mosaics = Points de vos mosaïques
coach-growing = Mosaïques dont les palais peuvent encore grandir
coach-grove = Votre plus grand groupe d’oasis
coach-bonus = Bonus du plus grand groupe d’oasis
coach-lone = Oasis qui attendent une voisine
coach-train = Votre plus grand groupe de caravanes
coach-goods = Marchandises sans caravane
coach-room = Place libre dans vos caravanes
coach-sites = Palais sans mosaïque
coach-achieved = Points d’objectifs réalisés
coach-owed = Points en jeu dans vos objectifs non réalisés
coach-rank = Points de vos rubis
coach-rubies = Vos rubis
coach-characters = Points de vos personnages
coach-powers = Personnages qui agissent pour vous
coach-bonus-of = Bonus du plus grand groupe d’oasis ({ $name })
coach-rank-of = Points des rubis ({ $name })

# ---- scores

score-oases = Oasis groupées : { $count }
score-oasis_bonus = Plus grand groupe d’oasis ({ $size })
score-caravans = { $factor ->
    [1] Caravanes : marchandises { $goods }, capacité { $capacity }
   *[other] Caravanes : marchandises { $goods } (Zobeïde : celles des étals × { $factor }), capacité { $capacity }
}
score-palaces = Palais : { $count }
score-jars = Jarres actives : { $count }
score-mosaics = Mosaïques : { $count }
score-objective = Réalisé : { $objective }
score-objective_failed = Non réalisé : { $objective }
score-rubies = { $rank ->
    [0] Rubis : { $count }
   *[other] Rubis : { $count } (rang { $rank })
}
score-character = { $character }
tie-shared = { $seat } partage la place.
    .you = Vous partagez la place.

# ---- scènes : une chaîne d’effets, un objectif, la fin

scene-chain = { $seat } : une chaîne de { $count } effets
    .you = Votre chaîne de { $count } effets
scene-chain_points = { $points ->
    [0] { $seat } : ce tour ne change pas les points.
    [one] { $seat } : ce tour rapporte { $points } point.
   *[other] { $seat } : ce tour rapporte { $points } points.
}
    .you = { $points ->
        [0] Votre tour ne change pas les points.
        [one] Votre tour rapporte { $points } point.
       *[other] Votre tour rapporte { $points } points.
    }
step-placed = Pose d’un paysage ({ $thing }) : { $cell }
step-moved = Déplacement par le génie ({ $thing }) : { $cell }
step-swapped = Paysages intervertis ({ $thing }) : { $cell }
step-mosaic = Marteline : { $thing }
step-stall = Étal : { $thing }
step-rubies = Rubis pris : { $count }
step-objective = Lune : { $thing }
step-recruited = Recrutement : { $thing }
step-copied = Zumurrud copie { $thing }
step-exchanged_mosaic = Échange contre : { $thing }
step-exchanged_stall = Échange contre : { $thing }
step-activates = Active : { $effects }
scene-objective = { $seat } : un objectif
    .you = Vous : un objectif
scene-took_objective = Pris : { $objective }
scene-robbed_objective = Pris à un autre joueur : { $objective }
scene-achieved = Réalisé : { $objective }
why-took_objective = { $points ->
    [one] Tant qu’il n’est pas réalisé, il fait perdre { $points } point.
   *[other] Tant qu’il n’est pas réalisé, il fait perdre { $points } points.
}
why-robbed_objective = { $points ->
    [one] Non réalisé, il fait perdre { $points } point à celui qui le détient désormais, et plus rien à l’autre.
   *[other] Non réalisé, il fait perdre { $points } points à celui qui le détient désormais, et plus rien à l’autre.
}
why-achieved = { $points ->
    [one] Il ne fait plus perdre { $points } point : il le rapporte pour de bon.
   *[other] Il ne fait plus perdre { $points } points : il les rapporte pour de bon.
}
scene-end = La fin : tous les points, source par source
scene-winner = { $points ->
    [one] { $seat } gagne avec { $points } point.
   *[other] { $seat } gagne avec { $points } points.
}
    .you = { $points ->
        [one] Vous gagnez avec { $points } point.
       *[other] Vous gagnez avec { $points } points.
    }
why-oases = 3 points par oasis d’un groupe d’au moins deux.
why-oasis_bonus = 6 points pour le plus grand groupe d’oasis ; à égalité, chacun les reçoit.
why-caravans = 1 point par marchandise transportée : plus un groupe de caravanes est grand, plus il transporte.
why-palaces = Un palais à côté d’une oasis ou d’un marché rapporte 1 point, et 1 de plus pour chacun à côté de lui.
why-jars = 1 point par jarre active.
why-mosaics = Une mosaïque fait compter un palais une seconde fois.
why-rubies = Celui qui a le plus de rubis marque le plus ; avec les personnages, 1 point par lot de rubis.
why-character = Ce que compte le pouvoir de chaque personnage.
why-objective = Les points inscrits sur chaque objectif réalisé.
why-objective_failed = Un objectif détenu et non réalisé fait perdre ses points.

# ---- the board on the page

brief-GY01 = un vide entre deux colonnes pleines
brief-GY02 = quatre en ligne
brief-GY03 = quatre en carré
brief-GY04 = un escalier
brief-GY05 = un trou de deux
brief-GY07 = un U autour de deux
brief-GY08 = une paire de chaque
brief-GY12 = 6 sur une ligne
brief-GN03 = 2 de chaque marchandise
brief-GN04 = 10 d’une marchandise
board-turn = Tour { $turn } sur { $turns }
board-last_turn = Derniers tours
board-tiles_left = { $count ->
    [one] { $count } paysage restant
   *[other] { $count } paysages restants
}
board-market = Plateau central
board-your_realm = Votre royaume
board-realm_of = Royaume : { $name }
board-back = Retour à votre royaume
board-show_realm = Voir le royaume : { $name }
board-realms = Royaumes
board-looking = Vous regardez seulement ; votre paysage attend.
board-looking_on = Vous regardez seulement.
board-points_now = Si la partie finissait maintenant : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-what_if = Ce qui se passe si vous le posez ici
board-what_if_move = Ce qui se passe s’il va là
board-what_now = Ce que donneraient vos effets
board-which_cell = Ce que donnerait chaque case
board-lands = Arrivée { $type-of } : { $cell }.
board-lands_nothing = Les points ne changent pas.
board-source_change = { $source } : { $before } → { $after }
board-use-hammer = Marteline : vous prenez { $card-the }.
board-use-stall = Étal : vous prenez { $card-the }.
board-use-ruby = Rubis : vous prenez { $count } rubis.
board-use-moon = Lune : vous pouvez prendre un objectif.
board-use-moon_achieves = Lune : vous pourriez prendre et réaliser « { $objective } ».
board-use-genie = Génie : vous pouvez déplacer un paysage.
board-use-genie_found = Génie : vous pouvez déplacer un paysage. Par exemple { $type-the } : { $origin } → { $target }.
board-use-genie_wakes = Cela activerait : { $effects }.
board-use_times = × { $count }
board-bar-now = actuel
board-bar-placed = posé
board-bar-effects = effets
board-bar-genie = génie
board-bars = Points : maintenant { $now }, ensuite { $placed }, avec vos effets { $effects }, avec le génie peut-être { $genie }
board-here = Ici
board-then = puis { $have }/{ $need }
board-then_done = puis réalisé
board-tile_row = Il va sur la ligne { $row } de votre royaume.
board-tile_rows = Il peut aller sur les lignes { $rows }.
board-side-act = Active le symbole qu’elle touche, et le garde actif.
board-side-none = Touche sans effet.
board-symbol = { $symbol } : { $meaning }
board-symbol-active = actif maintenant
board-symbol-idle = aucune flèche ne le touche
board-symbol-wakes = active : { $effect }
board-symbol-alone = ne touche aucun symbole
board-symbol-waits = { $count ->
    [one] à utiliser
   *[other] à utiliser, × { $count }
}
board-effect-jar = Une jarre active vaut 1 point à la fin.
board-type-oasis = 3 points par oasis d’un groupe d’au moins deux ; 6 de plus pour le plus grand groupe de tous.
board-type-caravan = Transporte des marchandises : 1 point chacune. Plus un groupe est grand, plus il transporte.
board-type-market = Ses marchandises comptent si vos caravanes les transportent ; il compte aussi pour les palais à côté.
board-type-palace = 1 point, et 1 de plus par oasis et par marché à côté ; seul, il ne compte pas.
board-card-mosaic = Posée sur un palais à la fin : ce palais compte une seconde fois.
board-card-stall = Ses marchandises comptent comme celles de vos marchés, si vos caravanes les transportent.
board-supply_words = Celui qui a le plus de rubis marque le plus à la fin. Avec les personnages, ils servent aussi à recruter.
board-objective_rule = Réalisé : ses points sont acquis. Détenu et non réalisé : il en fait perdre autant.
board-free_cell = Une case libre de votre royaume.
board-free_touches = Elle touche un paysage : un paysage de la ligne { $row } peut y aller.
board-free_alone = Aucun paysage ne la touche encore.
board-first_tile = Prenez d’abord un paysage : un de la ligne { $row } peut venir ici.
board-awake = doré = actif
board-starts = Tuiles de départ
board-start_name = Tuile de départ
board-your_cards = Vos cartes
board-cards_of = Cartes : { $name }
board-no_cards = Pas encore de cartes
board-characters = Personnages
board-hand_secret = en main, secret
board-on_display = disponible pour tous
board-recruited_by = recruté par { $name }
    .you = recruté par vous
board-unseen = inconnu
board-moves = { $count ->
    [0] pas encore
   *[other] { $count } fois
}
board-left = reste { $count }
board-empty_pile = il n’en reste plus
board-times = { $count } en attente
board-on_table = sur la table
board-held = détenu
board-held_by = détenu par { $name }
    .you = détenu par vous
board-achieved_by = réalisé par { $name }
    .you = réalisé par vous
board-progress = { $have } sur { $need }
board-objectives_open = { $count } à prendre
board-if_now = Si la partie finissait maintenant
board-if_done = Si vous jouez ainsi
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-tile_at = { $tile } ; { $cell }
board-tile = { $type } ; en haut { $n }, à droite { $e }, en bas { $s }, à gauche { $w }
board-cell = Case libre, { $cell }
board-cell_wakes = { $cell } ; activerait : { $effects }
board-then_points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-slot = Plateau central, ligne { $row } : { $tile }
board-slot_empty = Plateau central, ligne { $row } : emplacement vide
board-outer_row = Ligne extérieure { $row }
board-taken = Paysage à poser : { $tile }
board-start_strip = La tuile de départ est d’un seul tenant et ne bouge jamais.
board-group = { $count ->
    [0] Aucun autre paysage du même type dans le groupe
    [one] { $count } autre paysage du même type dans le groupe
   *[other] { $count } autres paysages du même type dans le groupe
}
board-palace = Oasis et marchés voisins : { $count }
board-awake_here = Effets actifs : { $effects }
board-effect-genie = Permet de déplacer un de vos paysages. Plusieurs génies activés ensemble ne donnent qu’un déplacement.
board-effect-hammer = Permet de prendre la mosaïque du dessus. À la fin, une mosaïque fait compter un palais une seconde fois.
board-effect-stall = Permet de prendre l’étal du dessus. Vos caravanes pourront transporter ses marchandises.
board-effect-moon = Permet de prendre un objectif sur la table, ou un objectif non réalisé d’un autre joueur.
board-effect-ruby = Permet de prendre un rubis dans la réserve.
board-supply = Réserve de rubis : { $count }
board-face_count = { $face } : { $count }
board-top_card = Dessus : { $card }
board-pile_under = Dessous, au vu de tous : { $cards }
board-cost = { $count ->
    [one] coûte { $count } rubis
   *[other] coûte { $count } rubis
}
board-swap_two = Désignez les deux paysages, dans n’importe quel ordre.
board-hand_size = Personnages en main
board-ear_realm = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $rubies } rubis. { $rows }
board-ear_row = Ligne { $row } : { $types }.
board-ear_market = Plateau central : { $tiles }.

# ---- the guided first game

lesson-almadi-choose_start = Votre tuile de départ reste dans la colonne de départ et ne bouge jamais. Regardez ses côtés droits : le premier paysage de chaque ligne les touchera.
lesson-almadi-keep_characters = Gardez deux personnages en secret ; les autres seront disponibles pour tous. Vous les recrutez avec des rubis, à tout moment de votre tour.
lesson-almadi-take_tile = Prenez un des huit paysages. Sa ligne sur le plateau central est la ligne de votre royaume où il doit aller. Il ne se tourne jamais. Cherchez des oasis côte à côte, des caravanes en un seul groupe, et une flèche qui rencontre un symbole : ce sont vos points.
lesson-almadi-judge_tile = Ali vous montre le prochain paysage. Gardez-le pour n’importe quelle ligne, ou échangez-le contre un paysage du plateau central.
lesson-almadi-place_tile = Toute case libre de cette ligne qui touche un paysage convient. Les signes ronds montrent ce qui s’activerait : une flèche contre un symbole.
lesson-almadi-realise = Ces effets sont activés. Réalisez-les un par un, dans l’ordre de votre choix ; ce qui reste à la fin du tour est perdu.
lesson-almadi-pick_tile = Un génie déplace un paysage de votre royaume, même celui que vous venez de poser. Il peut laisser un trou.
lesson-almadi-move_tile = Toutes les lignes sont permises. Le paysage active ce qu’il touche à sa nouvelle place, peut-être un autre génie : trois déplacements par tour au plus.
lesson-almadi-move_beyond = Abriza ouvre cette ligne. Choisissez la colonne.
lesson-almadi-swap_tiles = Désignez deux paysages : ils échangent leurs places, et tous deux activent ce qu’ils touchent.
lesson-almadi-take_objective = Réalisé, il rapporte ses points pour de bon. Détenu sans être réalisé, il vous les fait perdre ; et d’ici là, on peut vous le prendre.
lesson-almadi-copy_meanwhile = Zumurrud peut copier un pouvoir pendant le tour des autres aussi, entre deux actions.
lesson-almadi-copy_character = Zumurrud peut copier le pouvoir d’un personnage d’un autre joueur, une fois par partie.
try-almadi-choose_start = Quelle tuile de départ prendriez-vous ?
try-almadi-take_tile = Quel paysage prendriez-vous, et où irait-il ?
aim-almadi = Vous avez seize tours. Visez un ou deux groupes qui grandissent, oasis ou caravanes avec des marchandises à transporter, et ne prenez pas un objectif que vous risquez de ne pas réaliser.

# ---- sources de points, pour la feuille de score

sum-oases = Oasis groupées
sum-oasis_bonus = Plus grand groupe d’oasis
sum-caravans = Caravanes
sum-palaces = Palais
sum-jars = Jarres
sum-mosaics = Mosaïques
sum-objective = Objectifs réalisés
sum-objective_failed = Objectifs non réalisés
sum-rubies = Rubis
sum-character = Personnages
source-oasis = { sum-oases }
source-prestige = { sum-oasis_bonus }
source-caravan = { sum-caravans }
source-palace = { sum-palaces }
source-jar = { sum-jars }
source-mosaic = { sum-mosaics }
source-ruby = { sum-rubies }
source-character = { sum-character }
source-objective = { sum-objective }
source-forbidden = { sum-objective_failed }
