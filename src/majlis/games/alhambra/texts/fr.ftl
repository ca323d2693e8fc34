# Alhambra in French.

game-title = Alhambra
game-summary = Engagez les meilleurs bâtisseurs, payez chacun dans sa devise et ceignez de murs la plus belle Alhambra.

# ---- names

type-pavilion = pavillon
    .one = un pavillon
    .many = pavillons
type-seraglio = sérail
    .one = un sérail
    .many = sérails
type-arcades = arcades
    .one = des arcades
    .many = arcades
type-chambers = appartements
    .one = des appartements
    .many = appartements
type-garden = jardin
    .one = un jardin
    .many = jardins
type-tower = tour
    .one = une tour
    .many = tours
types-pavilion = Pavillons
types-seraglio = Sérails
types-arcades = Arcades
types-chambers = Appartements
types-garden = Jardins
types-tower = Tours
currency-florin = florin
currency-dirham = dirham
currency-denar = dinar
currency-ducat = ducat
currency-none = –
tile-pavilion-2-NEW = pavillon 2 (murs nord, est et ouest)
    .one = un pavillon 2 (murs nord, est et ouest)
    .the = le pavillon 2 (murs nord, est et ouest)
tile-pavilion-3-SW = pavillon 3 (murs sud et ouest)
    .one = un pavillon 3 (murs sud et ouest)
    .the = le pavillon 3 (murs sud et ouest)
tile-pavilion-4-ES = pavillon 4 (murs est et sud)
    .one = un pavillon 4 (murs est et sud)
    .the = le pavillon 4 (murs est et sud)
tile-pavilion-5-NW = pavillon 5 (murs nord et ouest)
    .one = un pavillon 5 (murs nord et ouest)
    .the = le pavillon 5 (murs nord et ouest)
tile-pavilion-6-N = pavillon 6 (mur nord)
    .one = un pavillon 6 (mur nord)
    .the = le pavillon 6 (mur nord)
tile-pavilion-7-E = pavillon 7 (mur est)
    .one = un pavillon 7 (mur est)
    .the = le pavillon 7 (mur est)
tile-pavilion-8-0 = pavillon 8 (sans mur)
    .one = un pavillon 8 (sans mur)
    .the = le pavillon 8 (sans mur)
tile-seraglio-3-ESW = sérail 3 (murs est, sud et ouest)
    .one = un sérail 3 (murs est, sud et ouest)
    .the = le sérail 3 (murs est, sud et ouest)
tile-seraglio-4-NE = sérail 4 (murs nord et est)
    .one = un sérail 4 (murs nord et est)
    .the = le sérail 4 (murs nord et est)
tile-seraglio-5-SW = sérail 5 (murs sud et ouest)
    .one = un sérail 5 (murs sud et ouest)
    .the = le sérail 5 (murs sud et ouest)
tile-seraglio-6-ES = sérail 6 (murs est et sud)
    .one = un sérail 6 (murs est et sud)
    .the = le sérail 6 (murs est et sud)
tile-seraglio-7-W = sérail 7 (mur ouest)
    .one = un sérail 7 (mur ouest)
    .the = le sérail 7 (mur ouest)
tile-seraglio-8-S = sérail 8 (mur sud)
    .one = un sérail 8 (mur sud)
    .the = le sérail 8 (mur sud)
tile-seraglio-9-0 = sérail 9 (sans mur)
    .one = un sérail 9 (sans mur)
    .the = le sérail 9 (sans mur)
tile-arcades-4-NES = arcades 4 (murs nord, est et sud)
    .one = des arcades 4 (murs nord, est et sud)
    .the = les arcades 4 (murs nord, est et sud)
tile-arcades-5-NW = arcades 5 (murs nord et ouest)
    .one = des arcades 5 (murs nord et ouest)
    .the = les arcades 5 (murs nord et ouest)
tile-arcades-6-SW = arcades 6 (murs sud et ouest)
    .one = des arcades 6 (murs sud et ouest)
    .the = les arcades 6 (murs sud et ouest)
tile-arcades-6-NE = arcades 6 (murs nord et est)
    .one = des arcades 6 (murs nord et est)
    .the = les arcades 6 (murs nord et est)
tile-arcades-7-ES = arcades 7 (murs est et sud)
    .one = des arcades 7 (murs est et sud)
    .the = les arcades 7 (murs est et sud)
tile-arcades-8-N = arcades 8 (mur nord)
    .one = des arcades 8 (mur nord)
    .the = les arcades 8 (mur nord)
tile-arcades-8-E = arcades 8 (mur est)
    .one = des arcades 8 (mur est)
    .the = les arcades 8 (mur est)
tile-arcades-9-0 = arcades 9 (sans mur)
    .one = des arcades 9 (sans mur)
    .the = les arcades 9 (sans mur)
tile-arcades-10-0 = arcades 10 (sans mur)
    .one = des arcades 10 (sans mur)
    .the = les arcades 10 (sans mur)
tile-chambers-5-NSW = appartements 5 (murs nord, sud et ouest)
    .one = des appartements 5 (murs nord, sud et ouest)
    .the = les appartements 5 (murs nord, sud et ouest)
tile-chambers-6-ES = appartements 6 (murs est et sud)
    .one = des appartements 6 (murs est et sud)
    .the = les appartements 6 (murs est et sud)
tile-chambers-7-SW = appartements 7 (murs sud et ouest)
    .one = des appartements 7 (murs sud et ouest)
    .the = les appartements 7 (murs sud et ouest)
tile-chambers-7-NE = appartements 7 (murs nord et est)
    .one = des appartements 7 (murs nord et est)
    .the = les appartements 7 (murs nord et est)
tile-chambers-8-NW = appartements 8 (murs nord et ouest)
    .one = des appartements 8 (murs nord et ouest)
    .the = les appartements 8 (murs nord et ouest)
tile-chambers-9-W = appartements 9 (mur ouest)
    .one = des appartements 9 (mur ouest)
    .the = les appartements 9 (mur ouest)
tile-chambers-9-S = appartements 9 (mur sud)
    .one = des appartements 9 (mur sud)
    .the = les appartements 9 (mur sud)
tile-chambers-10-0 = appartements 10 (sans mur)
    .one = des appartements 10 (sans mur)
    .the = les appartements 10 (sans mur)
tile-chambers-11-0 = appartements 11 (sans mur)
    .one = des appartements 11 (sans mur)
    .the = les appartements 11 (sans mur)
tile-garden-6-ESW = jardin 6 (murs est, sud et ouest)
    .one = un jardin 6 (murs est, sud et ouest)
    .the = le jardin 6 (murs est, sud et ouest)
tile-garden-7-NSW = jardin 7 (murs nord, sud et ouest)
    .one = un jardin 7 (murs nord, sud et ouest)
    .the = le jardin 7 (murs nord, sud et ouest)
tile-garden-8-SW = jardin 8 (murs sud et ouest)
    .one = un jardin 8 (murs sud et ouest)
    .the = le jardin 8 (murs sud et ouest)
tile-garden-8-NE = jardin 8 (murs nord et est)
    .one = un jardin 8 (murs nord et est)
    .the = le jardin 8 (murs nord et est)
tile-garden-8-NW = jardin 8 (murs nord et ouest)
    .one = un jardin 8 (murs nord et ouest)
    .the = le jardin 8 (murs nord et ouest)
tile-garden-9-E = jardin 9 (mur est)
    .one = un jardin 9 (mur est)
    .the = le jardin 9 (mur est)
tile-garden-10-N = jardin 10 (mur nord)
    .one = un jardin 10 (mur nord)
    .the = le jardin 10 (mur nord)
tile-garden-10-W = jardin 10 (mur ouest)
    .one = un jardin 10 (mur ouest)
    .the = le jardin 10 (mur ouest)
tile-garden-10-0 = jardin 10 (sans mur)
    .one = un jardin 10 (sans mur)
    .the = le jardin 10 (sans mur)
tile-garden-11-0 = jardin 11 (sans mur)
    .one = un jardin 11 (sans mur)
    .the = le jardin 11 (sans mur)
tile-garden-12-S = jardin 12 (mur sud)
    .one = un jardin 12 (mur sud)
    .the = le jardin 12 (mur sud)
tile-tower-7-NEW = tour 7 (murs nord, est et ouest)
    .one = une tour 7 (murs nord, est et ouest)
    .the = la tour 7 (murs nord, est et ouest)
tile-tower-8-NES = tour 8 (murs nord, est et sud)
    .one = une tour 8 (murs nord, est et sud)
    .the = la tour 8 (murs nord, est et sud)
tile-tower-9-ES = tour 9 (murs est et sud)
    .one = une tour 9 (murs est et sud)
    .the = la tour 9 (murs est et sud)
tile-tower-9-NE = tour 9 (murs nord et est)
    .one = une tour 9 (murs nord et est)
    .the = la tour 9 (murs nord et est)
tile-tower-9-NW = tour 9 (murs nord et ouest)
    .one = une tour 9 (murs nord et ouest)
    .the = la tour 9 (murs nord et ouest)
tile-tower-10-W = tour 10 (mur ouest)
    .one = une tour 10 (mur ouest)
    .the = la tour 10 (mur ouest)
tile-tower-11-N = tour 11 (mur nord)
    .one = une tour 11 (mur nord)
    .the = la tour 11 (mur nord)
tile-tower-11-S = tour 11 (mur sud)
    .one = une tour 11 (mur sud)
    .the = la tour 11 (mur sud)
tile-tower-11-0 = tour 11 (sans mur)
    .one = une tour 11 (sans mur)
    .the = la tour 11 (sans mur)
tile-tower-12-0 = tour 12 (sans mur)
    .one = une tour 12 (sans mur)
    .the = la tour 12 (sans mur)
tile-tower-13-E = tour 13 (mur est)
    .one = une tour 13 (mur est)
    .the = la tour 13 (mur est)
card-florin_1 = florin 1
card-florin_2 = florin 2
card-florin_3 = florin 3
card-florin_4 = florin 4
card-florin_5 = florin 5
card-florin_6 = florin 6
card-florin_7 = florin 7
card-florin_8 = florin 8
card-florin_9 = florin 9
card-dirham_1 = dirham 1
card-dirham_2 = dirham 2
card-dirham_3 = dirham 3
card-dirham_4 = dirham 4
card-dirham_5 = dirham 5
card-dirham_6 = dirham 6
card-dirham_7 = dirham 7
card-dirham_8 = dirham 8
card-dirham_9 = dirham 9
card-denar_1 = dinar 1
card-denar_2 = dinar 2
card-denar_3 = dinar 3
card-denar_4 = dinar 4
card-denar_5 = dinar 5
card-denar_6 = dinar 6
card-denar_7 = dinar 7
card-denar_8 = dinar 8
card-denar_9 = dinar 9
card-ducat_1 = ducat 1
card-ducat_2 = ducat 2
card-ducat_3 = ducat 3
card-ducat_4 = ducat 4
card-ducat_5 = ducat 5
card-ducat_6 = ducat 6
card-ducat_7 = ducat 7
card-ducat_8 = ducat 8
card-ducat_9 = ducat 9
card-diamond_1 = diamant 1
card-diamond_2 = diamant 2
card-diamond_3 = diamant 3
card-diamond_4 = diamant 4
card-diamond_5 = diamant 5
card-diamond_6 = diamant 6
card-diamond_7 = diamant 7
card-diamond_8 = diamant 8
card-diamond_9 = diamant 9
card-bureau_florin-dirham = bureau de change florin/dirham
card-bureau_florin-denar = bureau de change florin/dinar
card-bureau_florin-ducat = bureau de change florin/ducat
card-bureau_dirham-denar = bureau de change dirham/dinar
card-bureau_dirham-ducat = bureau de change dirham/ducat
card-bureau_denar-ducat = bureau de change dinar/ducat
caravanserai-ducat-a = caravansérail ducat, première branche dirham
caravanserai-ducat-b = caravansérail ducat, première branche florin
caravanserai-dirham-a = caravansérail dirham, première branche dinar
caravanserai-dirham-b = caravansérail dirham, première branche ducat
caravanserai-denar-a = caravansérail dinar, première branche florin
caravanserai-denar-b = caravansérail dinar, première branche dirham
caravanserai-florin-a = caravansérail florin, première branche ducat
caravanserai-florin-b = caravansérail florin, première branche dinar
counter-price-6 = prix 6
counter-price-7 = prix 7
counter-price-8 = prix 8
counter-price-9 = prix 9
counter-price-10 = prix 10
counter-price-11 = prix 11
counter-price-12-13 = prix 12/13
scoring-sc01 = pavillon, appartements, tour, sérail, arcades, jardin
scoring-sc02 = pavillon, appartements, jardin, sérail, tour, arcades
scoring-sc03 = pavillon, jardin, tour, arcades, sérail, appartements
scoring-sc04 = sérail, jardin, tour, appartements, arcades, pavillon
scoring-sc05 = sérail, arcades, appartements, tour, jardin, pavillon
scoring-sc06 = sérail, tour, arcades, jardin, appartements, pavillon
scoring-sc07 = arcades, pavillon, sérail, tour, jardin, appartements
scoring-sc08 = arcades, pavillon, jardin, appartements, tour, sérail
scoring-sc09 = arcades, appartements, jardin, sérail, pavillon, tour
scoring-sc10 = appartements, arcades, pavillon, tour, jardin, sérail
scoring-sc11 = appartements, arcades, pavillon, jardin, sérail, tour
scoring-sc12 = appartements, jardin, sérail, arcades, pavillon, tour
scoring-sc13 = jardin, tour, arcades, pavillon, appartements, sérail
scoring-sc14 = jardin, tour, arcades, pavillon, sérail, appartements
scoring-sc15 = jardin, sérail, appartements, pavillon, tour, arcades
scoring-sc16 = tour, sérail, pavillon, jardin, appartements, arcades
scoring-sc17 = tour, sérail, appartements, arcades, pavillon, jardin
scoring-sc18 = tour, pavillon, sérail, appartements, arcades, jardin
source-pavilion = pavillon
source-seraglio = sérail
source-arcades = arcades
source-chambers = appartements
source-garden = jardin
source-tower = tour
source-wall = mur extérieur
source-culture = tuiles Culture
holding-cards = cartes Argent
holding-diamond = diamants
holding-bureau = bureaux de change
holding-coin-florin = pièces de florin
holding-coin-dirham = pièces de dirham
holding-coin-denar = pièces de dinar
holding-coin-ducat = pièces de ducat
holding-wall = mur le plus long
holding-reserve = tuiles en réserve
holding-pending = tuiles à poser
holding-sultan = cartes Sultan
holding-culture = points des tuiles Culture
holding-vizier = vizir éveillé

# ---- words of the table

label-turn = Tour
label-round = Décomptes faits : { $round } sur 3
label-display = Étalage d’argent
label-market = Dépôt de matériaux
label-deck = Pioche : { $count }
label-supply = Tuiles dans le sac : { $count }
label-player = Joueur
label-score = Points
label-hand = Argent
label-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
label-wall = Mur
label-reserve = Réserve
label-pending = À poser
label-modules = Modules
label-drawn = Vient d’être tirée
label-sultans = Cartes Sultan
label-caravans = Caravansérails en vente
label-scoring_cards = Cartes de décompte (du plus faible au plus fort)
label-awake = vizir éveillé
label-asleep = vizir endormi
label-coins = pièces
label-culture = culture
label-dirk = Dirk
label-fountain = fontaine aux lions

# ---- prompts

prompt-choose_action = À vous de jouer : prenez de l’argent, achetez ou transformez.
prompt-choose_action-further = Compte juste : jouez encore une action, ou arrêtez-vous.
prompt-take_more = Prendre d’autres petites cartes ?
prompt-pay = Payez { $price } ({ $currency }), dans n’importe quel ordre.
prompt-pay-any = Payez { $price } dans une devise de votre choix, dans n’importe quel ordre.
prompt-redesign = Transformation : bâtissez une tuile de la réserve, ou retirez-en une de l’Alhambra.
prompt-bring_in = Où bâtir { $tile-the } ?
prompt-next_tile = Quelle tuile posez-vous ensuite ?
prompt-place_tile = Placez { $tile-the }.
prompt-keep_mark = La carte Sultan est marquée : { $type }. Garder ou relancer le dé ?
prompt-choose_mark = Résultat du dé : { $type }. Marquer ce type, ou celui de la face opposée ?
prompt-claim_tile = Tuile tirée : { $tile }. La prendre avec votre carte Sultan ?
prompt-move_marker = Déplacer un pion de caravansérail ?
prompt-vizier_offer = Vizir : acheter une tuile au compte juste ?

# ---- what the others read meanwhile

waiting-choose_action = { $name } choisit une action : argent, tuile ou transformation.
waiting-take_more = { $name } décide de prendre ou non plus d’argent.
waiting-pay = { $name } choisit des cartes pour payer.
waiting-redesign = { $name } transforme son Alhambra.
waiting-bring_in = { $name } choisit où poser une tuile de la réserve.
waiting-next_tile = { $name } choisit la prochaine tuile à poser.
waiting-place_tile = { $name } pose une tuile.
waiting-keep_mark = { $name } décide de garder la marque d’une carte Sultan ou de relancer le dé.
waiting-choose_mark = { $name } choisit la marque d’une carte Sultan.
waiting-claim_tile = { $name } décide de prendre ou non une tuile avec une carte Sultan.
waiting-move_marker = { $name } décide de déplacer ou non un pion de caravansérail.
waiting-vizier_offer = { $name } décide si le vizir achète une tuile.

# ---- choices

display-empty = La place { $place } de l’étalage est vide
market-empty = L’emplacement du dépôt est vide : { $currency }
choose_action-take = Prendre : { $card } (place { $place })
choose_action-buy = Acheter : { $tile } pour { $price } ({ $currency })
choose_action-redesign = Transformer votre Alhambra
choose_action-stop = S’arrêter là
choose_action-none = Un élément d’un module absent de cette partie
choose_action-sultan = Acheter la carte Sultan { $place } : { $type }, pour { $price } ({ $currency })
choose_action-caravanserai = Acheter : { $card }
choose_action-develop = Développer vos tuiles Culture
choose_action-wake = Réveiller votre vizir
take_more = Prendre aussi : { $card } (place { $place })
    .deed = Prendre aussi : { $card } (place { $place })
take_more-enough = Cela suffit
    .deed = Ne rien prendre de plus
pay-done = Payer ce qui est posé
pay-card = { $card }
    .deed = Payer : { $card }
pay-none = Un moyen de paiement d’un module que vous n’avez pas
pay-caravanserai = { $card } : { $value } ({ $currency })
    .deed = Payer avec : { $card }, { $value } ({ $currency })
pay-bureau = Jouer : { $card }
pay-coin = Pièce : { $currency }
    .deed = Payer avec une pièce : { $currency }
redesign-bring_in = Bâtir : { $tile }
redesign-remove = Mettre en réserve : { $tile }
    .deed = Mettre en réserve : { $tile }
bring_in-swap = À la place de : { $old }
    .deed = Mettre à la place de : { $old }
next_tile = { $tile }
    .deed = Placer d’abord : { $tile }
place_tile-cell = Bâtir : { $way } depuis la fontaine
place_tile-fountain = Sur la fontaine même
at-cell = { $way } depuis la fontaine
at-fountain = sur la fontaine même
way-up = { $count ->
    [1] une case
    [2] deux cases
    [3] trois cases
    [4] quatre cases
    [5] cinq cases
    [6] six cases
   *[other] { $count } cases
} en haut
way-down = { $count ->
    [1] une case
    [2] deux cases
    [3] trois cases
    [4] quatre cases
    [5] cinq cases
    [6] six cases
   *[other] { $count } cases
} en bas
way-left = { $count ->
    [1] une case
    [2] deux cases
    [3] trois cases
    [4] quatre cases
    [5] cinq cases
    [6] six cases
   *[other] { $count } cases
} à gauche
way-right = { $count ->
    [1] une case
    [2] deux cases
    [3] trois cases
    [4] quatre cases
    [5] cinq cases
    [6] six cases
   *[other] { $count } cases
} à droite
# The steps of an act in the sentence of the coach.
coach-then-redesign-bring_in = { $act } : bâtir { $tile-the } depuis la réserve
coach-then-redesign-remove = { $act } : mettre en réserve { $tile-the }
coach-then-bring_in-swap = { $act }, en remplaçant { $old-the }
coach-then-place_tile-cell = { $act }, puis bâtir la nouvelle tuile : { $way } depuis la fontaine
coach-then-place_tile-fountain = { $act }, puis bâtir la nouvelle tuile sur la fontaine même
coach-then-place_tile-reserve = { $act }, puis mettre la nouvelle tuile en réserve
coach-then-place_tile-dirk = { $act }, puis donner la nouvelle tuile à Dirk
coach-at-cell = { $act }, { $way } depuis la fontaine
coach-at-fountain = { $act }, sur la fontaine même
place_tile-reserve = Réserve
    .deed = Mettre la tuile en réserve
place_tile-dirk = Dirk
    .deed = Donner la tuile à Dirk
keep_mark-keep = Garder : { $type }
keep_mark-roll = Relancer le dé
choose_mark = Marquer : { $type }
claim_tile-take = Prendre : { $tile }
claim_tile-decline = La laisser au dépôt : { $tile }
move_marker = Avancer le pion à { $value } ({ $currency }) : { $card }
move_marker-stay = Ne déplacer aucun pion
move_marker-none = Un caravansérail que vous n’avez pas
vizier_offer = Le vizir achète : { $tile }, compte juste { $price } ({ $currency })
    .deed = Acheter avec le vizir : { $tile }, compte juste { $price } ({ $currency })
vizier_offer-pass = Ne pas utiliser le vizir
take-card = { $card }
take-end = Prendre { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} pour { $worth }
take-end-bureau = Prendre le bureau de change
pay-end-exact = Payer { $paid }, compte juste : rejouer
pay-end-exact_only = Payer { $paid }, compte juste
pay-end-over = Payer { $paid } : { $over } en trop
pay-end-coins = Payer { $paid } : { $over } en trop, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} en retour
pay-way-exact = Compte juste : rejouer ; avec { $count ->
    [one] un seul élément
   *[other] { $count } éléments
}. Il vous reste { $kept }.
pay-way-exact_only = Compte juste, avec { $count ->
    [one] un seul élément
   *[other] { $count } éléments
}. Il vous reste { $kept }.
pay-way-over = { $over } en trop, avec { $count ->
    [one] un seul élément
   *[other] { $count } éléments
}. Il vous reste { $kept }.

# ---- log

log-dealt = { $seat } reçoit : { $card }.
    .you = Vous recevez : { $card }.
log-begins = { $seat } commence.
    .you = Vous commencez.
log-turn_begins = C’est à { $seat } de jouer.
    .you = C’est à vous de jouer.
log-passed = { $seat } ne peut rien faire et passe.
    .you = Vous ne pouvez rien faire et passez.
log-stopped = { $seat } s’arrête.
    .you = Vous vous arrêtez.
log-took = { $seat } prend : { $card }.
    .you = Vous prenez : { $card }.
log-paid_card = { $seat } paie : { $card }.
    .you = Vous payez : { $card }.
log-paid_bureau = { $seat } joue : { $card }.
    .you = Vous jouez : { $card }.
log-paid_coin = { $seat } paie avec une pièce : { $currency }.
    .you = Vous payez avec une pièce : { $currency }.
log-paid_caravanserai = { $seat } paie avec : { $card }.
    .you = Vous payez avec : { $card }.
log-bought = { $seat } achète { $tile-one } sur l’emplacement { $currency } (payé en trop : { $overpaid }).
    .you = Vous achetez { $tile-one } sur l’emplacement { $currency } (payé en trop : { $overpaid }).
log-bought_exactly = { $seat } achète { $tile-one } sur l’emplacement { $currency }, au compte juste.
    .you = Vous achetez { $tile-one } sur l’emplacement { $currency }, au compte juste.
log-built = { $seat } bâtit { $tile-one }, { $cell }.
    .you = Vous bâtissez { $tile-one }, { $cell }.
log-reserved = { $seat } met en réserve { $tile-one }.
    .you = Vous mettez en réserve { $tile-one }.
log-given_to_dirk = { $seat } donne à Dirk { $tile-one }.
    .you = Vous donnez à Dirk { $tile-one }.
log-sultan_given_to_dirk = { $seat } donne à Dirk une tuile prise par le pouvoir du Sultan : { $tile }.
    .you = Vous donnez à Dirk une tuile prise par le pouvoir du Sultan : { $tile }.
log-vizier_given_to_dirk = { $seat } donne à Dirk une tuile achetée par le vizir : { $tile }.
    .you = Vous donnez à Dirk une tuile achetée par le vizir : { $tile }.
log-brought_in = { $seat } bâtit depuis la réserve { $tile-one }, { $cell }.
    .you = Vous bâtissez depuis la réserve { $tile-one }, { $cell }.
log-removed = { $seat } retire de son Alhambra { $tile-one }.
    .you = Vous retirez de votre Alhambra { $tile-one }.
log-swapped = { $seat } remplace { $old-the } par { $tile-one }.
    .you = Vous remplacez { $old-the } par { $tile-one }.
log-card_opened = Nouvelle carte à l’étalage : { $card }.
log-scoring_card = La carte de décompte { $round } apparaît.
log-reshuffled = { $count ->
    [one] La défausse ({ $count } carte) devient la nouvelle pioche.
   *[other] La défausse ({ $count } cartes) devient la nouvelle pioche.
}
log-tile_opened = Au dépôt, { $currency } : { $tile }.
log-scoring = Décompte { $round }.
log-majority = { $type } – { $shares }.
log-walls = Murs extérieurs – { $shares }.
log-culture = Tuiles Culture – { $shares }.
log-dirk_began = Dirk commence avec { $tile-one }.
log-dirk_drew = Dirk reçoit { $tile-one }.
log-supply_exhausted = Les tuiles sont épuisées : la partie se termine.
log-leftover = Tuile restée sur l’emplacement { $currency }, pour { $seat } : { $tile }.
    .you = Tuile restée sur l’emplacement { $currency }, pour vous : { $tile }.
log-leftover_nobody = Tuile restée sur l’emplacement { $currency }, pour personne : { $tile }.
log-game_over = La partie est terminée.
log-scoring_order = Le décompte { $round } compte, du plus faible au plus fort : { $card }.
log-sultan_opened = Une carte Sultan ({ $currency }) est marquée : { $type }.
log-sultan_bought = { $seat } achète une carte Sultan : { $type }, { $currency } (payé en trop : { $overpaid }).
    .you = Vous achetez une carte Sultan : { $type }, { $currency } (payé en trop : { $overpaid }).
log-sultan_rolled = { $seat } lance le dé : { $type }.
    .you = Vous lancez le dé : { $type }.
log-sultan_marked = { $seat } marque : { $type }.
    .you = Vous marquez : { $type }.
log-claimed = { $seat } prend par le pouvoir du Sultan { $tile-one }.
    .you = Vous prenez par le pouvoir du Sultan { $tile-one }.
log-claim_declined = { $seat } ne prend pas { $tile-the }.
    .you = Vous ne prenez pas { $tile-the }.
log-caravanserai_bought = { $seat } achète : { $card } (payé en trop : { $overpaid }).
    .you = Vous achetez : { $card } (payé en trop : { $overpaid }).
log-marker_moved = { $seat } avance un pion à { $value } ({ $currency }) : { $card }.
    .you = Vous avancez un pion à { $value } ({ $currency }) : { $card }.
log-culture_taken = { $seat } prend une tuile Culture : { $counter }.
    .you = Vous prenez une tuile Culture : { $counter }.
log-developed = { $points ->
    [one] { $seat } développe ses tuiles Culture : { $points } point désormais.
   *[other] { $seat } développe ses tuiles Culture : { $points } points désormais.
}
    .you = { $points ->
        [one] Vous développez vos tuiles Culture : { $points } point désormais.
       *[other] Vous développez vos tuiles Culture : { $points } points désormais.
    }
log-vizier_used = { $seat } fait appel au vizir.
    .you = Vous faites appel au vizir.
log-vizier_woken = { $seat } réveille le vizir.
    .you = Vous réveillez le vizir.
log-coin_drawn = { $seat } tire une pièce : { $currency }.
    .you = Vous tirez une pièce : { $currency }.

# ---- les décomptes, ligne par ligne

share-majority = { $seat } : { $count } ({ $place ->
    [1] premier rang
    [2] deuxième rang
   *[other] troisième rang
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
    .you = Vous : { $count } ({ $place ->
        [1] premier rang
        [2] deuxième rang
       *[other] troisième rang
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
share-majority-unpaid = { $seat } : { $count }
    .you = Vous : { $count }
share-majority-dirk = Dirk : { $count }
share-wall = { $seat } : { $count } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
    .you = Vous : { $count } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
share-wall-unpaid = { $seat } : { $count }
    .you = Vous : { $count }
share-culture = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .you = Vous : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
share-culture-unpaid = { $seat } : 0 point
    .you = Vous : 0 point
share-pays = { $points }
scene-scoring = { $round ->
    [1] Premier décompte
    [2] Deuxième décompte
   *[other] Dernier décompte
}
scene-type = { $type }
scene-walls = Murs extérieurs
scene-culture = Tuiles Culture
scene-leftovers = Tuiles restées au dépôt
scene-leftover = { $tile }
why-who = { $seat }
    .you = Vous
why-alone = { $who } : { $count }, { $place ->
    [1] premier rang
    [2] deuxième rang
   *[other] troisième rang
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-dirk = { $who } : { $count }, { $place ->
    [1] premier rang
    [2] deuxième rang
   *[other] troisième rang
} ; personne n’en reçoit les points.
why-shares = { $who } : { $count } chacun. { $sum } = { $all }, à partager : { $points } chacun.
why-shares-one = { $who } : { $count } chacun. { $all } à partager : { $points } chacun.
why-unpaid = { $who } : { $count }, aucun rang payé.
why-none = { $who } : rien.
why-walls = { $who } : { $count ->
    [one] { $count } section
   *[other] { $count } sections
} sans interruption, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-culture = { $who } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} aux pierres précieuses.
why-leftover = { $seat } : le plus d’argent dans la devise de l’emplacement ({ $currency }).
    .you = Vous : le plus d’argent dans la devise de l’emplacement ({ $currency }).
why-leftover_nobody = Personne n’a le plus d’argent dans la devise de l’emplacement ({ $currency }).
fact-prize = Plus gros gain : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $seat }, avec { $count ->
    [one] { $type-one }
   *[other] { $count } { $type-many }
}.
    .you = Plus gros gain : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour vous, avec { $count ->
            [one] { $type-one }
           *[other] { $count } { $type-many }
        }.
fact-wall = Mur le plus long : { $seat }, { $count ->
    [one] { $count } section
   *[other] { $count } sections
}.
    .you = Mur le plus long : vous, { $count ->
        [one] { $count } section
       *[other] { $count } sections
    }.
fact-chance = Meilleure occasion pour { $seat } : { $type-one } de plus, soit { $points ->
    [one] { $points } point
   *[other] { $points } points
} en plus.
    .you = Meilleure occasion pour vous : { $type-one } de plus, soit { $points ->
            [one] { $points } point
           *[other] { $points } points
        } en plus.

# ---- avertissements : ce qu’un acte va coûter

warn-bought = { $overpaid } en trop : pas de monnaie rendue, pas d’action de plus
warn-sultan_bought = { $overpaid } en trop : pas de monnaie rendue, pas d’action de plus
warn-caravanserai_bought = { $overpaid } en trop : pas de monnaie rendue, pas d’action de plus

# ---- refusals

refusal-no_card_there = Aucune carte ne se trouve à cette place.
refusal-no_tile_there = Cet emplacement reste vide jusqu’à ce que le dépôt soit complété.
refusal-too_expensive = Vous ne pouvez pas payer ce prix dans cette devise.
refusal-nothing_to_redesign = Il n’y a rien à transformer.
refusal-must_act = Vous ne pouvez vous arrêter qu’après un achat payé au compte juste.
refusal-module_not_in_play = Le module de cette action n’est pas en jeu.
refusal-too_much_money = Plusieurs cartes prises ensemble ne peuvent valoir plus de 5.
refusal-order_of_places = Prenez les cartes dans l’ordre de leurs places.
refusal-ends_by_itself = Le paiement est complet dès que le prix est atteint.
refusal-price_not_reached = Le prix ne serait pas atteint.
refusal-not_owned = Vous n’avez plus ce moyen de paiement.
refusal-rising_order = Suivez l’ordre de la liste : celui-là y figure plus haut.
refusal-not_exact = Le compte juste serait impossible.
refusal-superfluous = Avec cela, vous paieriez plus que nécessaire.
refusal-wrong_currency = C’est de l’argent d’une autre devise.
refusal-diamonds_stay_alone = Les diamants ne se mélangent pas à d’autre argent.
refusal-no_such_bureau = Vous n’avez pas ce bureau de change.
refusal-bureau_comes_first = Un bureau de change se joue avant tout le reste, un seul par achat.
refusal-bureau_does_not_fit = Ce bureau de change n’a pas la devise demandée.
refusal-not_in_reserve = Cette tuile n’est pas dans votre réserve.
refusal-fits_nowhere = Cette tuile ne va nulle part dans votre Alhambra.
refusal-not_built = Cette tuile n’est pas dans votre Alhambra.
refusal-others_hang_on_it = Sans elle, le chemin n’atteindrait plus toutes les tuiles.
refusal-leaves_a_hole = Cela laisserait un trou à l’intérieur.
refusal-fountain_stays = La fontaine reste à sa place.
refusal-walls_do_not_match = Les murs ne s’accordent pas avec ceux des tuiles voisines.
refusal-no_footpath = Aucun côté ouvert ne la relie au chemin.
refusal-makes_a_hole = Cela enfermerait un trou.
refusal-out_of_reach = C’est au-delà du bord de la table.
refusal-cell_taken = Une tuile s’y trouve déjà.
refusal-tile_not_pending = Cette tuile n’est pas parmi les nouvelles.
refusal-no_dirk = Dirk ne participe qu’aux parties à deux.
refusal-not_for_dirk = Les tuiles gagnées à la fin ne peuvent pas aller à Dirk.
refusal-not_rolled = Seul le type obtenu ou la face opposée peut être marqué.
refusal-no_sultan_there = Aucune carte Sultan ne se trouve à cette place.
refusal-no_such_caravanserai = Vous n’avez pas ce caravansérail.
refusal-no_such_move = Le pion ne peut pas y aller depuis sa case.
refusal-caravanserai_is_sold = Ce caravansérail n’est plus en vente.
refusal-two_caravanserais = Vous ne pouvez pas avoir plus de deux caravansérails.
refusal-too_few_types = Vous avez bâti trop peu de types d’édifice différents.
refusal-nothing_to_develop = Aucune de vos tuiles Culture ne peut être tournée.
refusal-vizier_is_awake = Votre vizir est déjà éveillé.
refusal-laid_already = Cette carte est déjà posée.
refusal-bureau_alone = Un bureau de change se prend seul.
refusal-one_bureau = Un achat n’utilise qu’un seul bureau de change.
refusal-bureau_changes_others = Ce bureau de change ne change rien à l’argent posé.
refusal-currencies_stay_apart = Les devises ne se mélangent pas dans un paiement.
refusal-superfluous_with_these = Avec ce qui est posé, vous paieriez plus que nécessaire.

# ---- what the coach counts

coach-score = Vos points
coach-majority = { $what } : points au prochain décompte
coach-wall = Votre mur le plus long
coach-modules = Points des modules au prochain décompte
coach-built = Tuiles dans votre Alhambra
coach-sites = Emplacements où bâtir
coach-reserve = Tuiles dans votre réserve
coach-pending = Tuiles achetées, à poser plus tard
coach-money = Argent en main
coach-cards = Cartes Argent en main
coach-exact = Tuiles que vous pouvez payer au compte juste
coach-payable = Tuiles que vous pouvez payer
coach-pieces = Vos éléments des modules
coach-score-of = Points ({ $name })
coach-majority-of = { $what } : points au prochain décompte ({ $name })
coach-wall-of = Mur le plus long ({ $name })
coach-modules-of = Points des modules ({ $name })
coach-built-of = Tuiles dans l’Alhambra ({ $name })

# ---- scores

score-line = Décompte { $round } : { $source }
tie-shared = { $seat } partage la place.
    .you = Vous partagez la place.

# ---- le plateau

board-tile = { $type } { $price }
board-no-walls = sans mur
board-walls = { $count ->
    [one] mur { $sides }
   *[other] murs { $sides }
}
board-side-N = nord
board-side-E = est
board-side-S = sud
board-side-W = ouest
board-free = libre, { $place }
board-empty = vide
board-reserve_empty = vide
board-bought = achetée ce tour-ci
board-take-note = une carte, ou plusieurs pour { $most } au plus
board-can-exact = Vous pouvez payer le compte juste.
board-your-money = Votre argent
board-known = Ce que l’on sait de cette main
board-no-money = Pas d’argent.
board-diamonds = diamants
board-wall = Plus long mur : { $count }
board-wall-note = { $points ->
    [one] la ligne dorée ; 1 point par section
   *[other] la ligne dorée ; { $points } points par section
}
board-wall-then = ensuite { $count }
board-majorities = Majorités
board-round = { $round ->
    [1] premier décompte
    [2] deuxième décompte
   *[other] dernier décompte
}
board-ahead = { $round ->
    [1] Premier décompte à venir
    [2] Deuxième décompte à venir
   *[other] Dernier décompte à venir
}
board-supply = { $count ->
    [one] encore { $count } édifice
   *[other] encore { $count } édifices
}
board-place-1 = 1er
board-place-2 = 2e
board-place-3 = 3e
board-per-side = { $points } / section
board-now = maintenant
board-redesign = Transformer
board-wake = Réveiller
board-develop = Développer
board-to-reserve = Mettre en réserve
board-to-dirk = Donner à Dirk
board-awake = éveillé
board-asleep = endormi
board-take-it = La prendre
board-exact = compte juste : une action de plus
board-exact-only = compte juste
board-over = { $count } en trop
board-costs = Coûte { $price }
board-each = { $price } chacune
board-you-have = vous avez { $count }
board-too-dear = plus que vous n’avez
board-own-again = Retour à votre Alhambra
board-alhambra-of =
    Alhambra, { $name } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, mur { $wall }
board-on-display = { $card }, place { $place } de l’étalage
board-on-market = { $tile }, au dépôt, devise { $currency }
board-in-hand = { $card }, dans votre main : { $count }
board-coins = pièces { $currency } : { $count }
board-dirk = Dirk, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
board-sultan = Carte Sultan : { $type }, prix { $price } ({ $currency })
board-mark = marquer : { $type }
board-claims = prend la prochaine tuile tirée : { $type }
board-none-open = aucune visible
board-for-sale = { $thing }, à vendre
board-caravanserais = Caravansérails
board-types = Types d’édifice : { $count }
board-culture = Culture
board-worth = vaut { $points }
board-no-counters = Deux tuiles d’un même prix donnent une tuile Culture.
board-counter =
    tuile Culture, { $kind } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, jusqu’à { $most }
board-price = prix { $price }
board-counter-points = points
board-counter-tiles = tuiles
board-discards = Dans la défausse :
board-modules = { $count ->
    [one] { $count } module
   *[other] { $count } modules
}
board-module-scoring_cards = Cartes de décompte
board-module-sultan = Sultan
board-module-caravanserai = Caravansérail
board-module-moorish_art = Art mauresque
board-module-vizier = Vizir
board-module-exchange = Bureaux de change
board-module-diamonds = Diamants
board-module-coins = Pièces

# ---- les modules, chacun en deux phrases, et où ils en sont

module-scoring_cards-rule = Chaque décompte a son ordre des types : le premier paie le moins, le dernier le plus. Les trois cartes sont connues dès le début.
module-sultan-rule = Achetez une carte visible comme une tuile. Quand une tuile de son type est tirée pour le dépôt, vous pouvez la prendre gratuitement.
module-caravanserai-rule = De l’argent qui augmente : au début de votre tour, un pion peut avancer d’une case. Il paie comme une carte, puis retombe à 0.
module-moorish_art-rule = Deux tuiles du même prix donnent une tuile Culture ; avec d’autres, elle tourne plus loin. Développer est une action ; chaque décompte paie le nombre à la pierre précieuse.
module-vizier-rule = Entre deux tours, un vizir éveillé peut vous acheter une tuile du dépôt au compte juste. Puis il dort ; le réveiller est une action.
module-exchange-rule = Un bureau de change permet de réunir ses deux devises dans un paiement. Il se prend seul et sert à un achat.
module-diamonds-rule = Les diamants paient tout, dans n’importe quelle devise. Ils ne se mélangent pas à d’autre argent.
module-coins-rule = Par tranche de { $per } payés en trop, vous tirez une pièce du sac. Une pièce paie 1 dans sa devise.
module-scoring_cards-now = Au prochain décompte, le moins payé : { $low } ; le mieux payé : { $high }.
module-sultan-now = { $open ->
    [0] Aucune carte n’est visible.
    [one] Une carte est visible ; elle coûte { $price } dans sa devise.
   *[other] { $open } cartes sont visibles ; chacune coûte { $price } dans sa devise.
}
module-caravanserai-now = Le prochain vous coûte { $price } dans une devise au choix.
module-caravanserai-lacks = Le prochain demande { $needed } types d’édifice dans votre Alhambra : vous en avez { $built }.
module-caravanserai-full = Vous en avez autant que permis.
module-caravanserai-sale = En vente
module-moorish_art-now = Elles vous paient { $now } à chaque décompte ; développées une fois, { $then }.
module-vizier-now = Il est éveillé et peut acheter pour vous entre deux tours.
module-vizier-sleeps = Il dort. Le réveiller serait toute votre action.
module-exchange-now = { $count ->
    [0] Vous n’en avez aucun.
    [one] Vous en avez un, avec votre argent.
   *[other] Vous en avez { $count }, avec votre argent.
}
module-diamonds-now = { $worth ->
    [0] Vous n’en avez aucun.
   *[other] Vos diamants valent { $worth } en tout.
}
module-coins-now = { $count ->
    [0] Vous n’en avez aucune.
    [one] Vous en avez une, avec votre argent.
   *[other] Vous en avez { $count }, avec votre argent.
}
state-none = rien
funds-florin = { $count ->
    [one] florin
   *[other] florins
}
worth-florin = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
funds-dirham = { $count ->
    [one] dirham
   *[other] dirhams
}
worth-dirham = { $count ->
    [one] { $count } dirham
   *[other] { $count } dirhams
}
funds-denar = { $count ->
    [one] dinar
   *[other] dinars
}
worth-denar = { $count ->
    [one] { $count } dinar
   *[other] { $count } dinars
}
funds-ducat = { $count ->
    [one] ducat
   *[other] ducats
}
worth-ducat = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
state-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
state-worth = valeur { $worth }
state-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
state-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
state-sale = { $count } en vente
state-bag = { $count } dans le sac
board-one-more = Ce qu’une tuile de plus vous rapporterait
board-tiles-to-come = Tuiles à venir
board-on-the-market = au dépôt
board-exact-tag = juste
board-rule = La règle
tocome-bag = { $tile } : dans le sac
tocome-market = { $tile } : au dépôt
tocome-built = { $tile } : { $name }
tocome-dirk = { $tile } : Dirk

# ---- ce qu’est une pièce, et ce qu’elle peut faire

about-market = Une tuile Édifice. Son prix se paie dans la devise de son emplacement, et dans celle-là seule.
about-market-buy = Vous pouvez l’acheter : elle coûte { $price }, vous avez { $have }.
about-market-exact = Vous pouvez payer le compte juste et jouer encore.
about-market-over = Votre meilleur paiement dépasse de { $over }.
about-market-dear = Elle coûte { $price } ; vous avez { $have }.
about-display = Une carte Argent. Prenez une carte, ou plusieurs qui valent { $most } au plus ensemble.
about-display-take = Vous pouvez la prendre maintenant.
about-hand = L’argent de votre main. Il paie ce qui est sur un emplacement de sa devise.
about-hand-diamond = Un diamant. Les diamants paient tout, mais seulement entre eux.
about-hand-bureau = Un bureau de change. Joué avec un paiement, il permet de réunir ses deux devises.
about-hand-pay = Vous pouvez la poser pour ce paiement.
about-coin = Des pièces de 1. Elles paient avec les cartes de leur devise.
about-sultan = Une carte Sultan. Son propriétaire peut prendre gratuitement une tuile du type marqué quand elle est tirée.
about-mark = Une face du dé du Sultan : le type que votre carte attendra.
about-drawn = Cette tuile vient d’être tirée pour le dépôt. Une carte Sultan de son type peut la prendre.
about-caravan = Un caravansérail. Son pion vaut la case où il se trouve, dans sa devise, et retombe à 0 quand il paie.
about-caravan-sale = Un caravansérail en vente. Il demande quatre types d’édifice dans votre Alhambra, un deuxième en demande cinq.
about-space = Une case de votre caravansérail. Le pion avance d’une case, jamais en arrière.
about-counter = Une tuile Culture. Chaque décompte paie le nombre à la pierre précieuse ; elle tourne jusqu’au côté marqué.
about-vizier = Votre vizir. Éveillé, il achète une tuile entre deux tours au compte juste.
about-reserve = La réserve. Ce qui s’y trouve ne compte pas tant que vous ne l’avez pas bâti en transformant.
about-dirk = Les tuiles de Dirk. Il compte dans les majorités, mais personne ne reçoit ses points.
about-cell-free = Une case libre. Mur contre mur, côté ouvert contre côté ouvert, et un chemin doit y mener depuis la fontaine.
about-cell-built = Une tuile de votre Alhambra. Elle compte pour la majorité de son type, ses murs pour le plus long mur extérieur.
about-cell-fountain = La fontaine aux lions. Elle n’a pas de mur, et tous les chemins partent d’elle.
about-pending = Une nouvelle tuile. Vous la bâtissez dans votre Alhambra ou la mettez en réserve.
about-action-redesign = Transformer : bâtir une tuile de la réserve, en retirer une, ou échanger l’une contre l’autre. C’est toute votre action.
about-action-develop = Développer : chaque tuile Culture qui peut tourner avance d’un cran. C’est toute votre action.
about-action-wake = Réveiller votre vizir. C’est toute votre action.
about-deck = La pioche d’argent. Deux cartes de décompte s’y trouvent.
about-majorities = Qui a bâti le plus de chaque type, et ce que le prochain décompte rapporterait maintenant.
about-alhambra = Une Alhambra : ce qui est bâti, et son plus long mur extérieur en ligne dorée.
about-may = Vous pouvez la choisir maintenant.

# ---- la partie guidée : une leçon par sorte de décision

lesson-alhambra-choose_action = Une action par tour : prendre de l’argent, acheter une tuile du dépôt ou transformer votre Alhambra. Payez le compte juste et vous rejouez : gardez donc de petites cartes pour faire le compte. Achetez là où une tuile de plus vous fait passer devant : seuls les majorités et les murs rapportent des points.
lesson-alhambra-take_more = Vous pouvez prendre plusieurs cartes si elles ne valent pas plus de 5 en tout.
lesson-alhambra-pay = Posez des cartes dans la devise de la tuile jusqu’à atteindre son prix. Le surplus est perdu ; le compte juste donne une autre action.
lesson-alhambra-next_tile = À la fin du tour, vous placez vos achats un à un. Commencez par celui qui ouvre de la place au suivant.
lesson-alhambra-place_tile = Les tuiles gardent leur sens. Un mur touche un mur, un côté ouvert touche un côté ouvert, et l’on doit pouvoir venir à pied depuis la fontaine. Une tuile qui ne convient pas va en réserve.
lesson-alhambra-redesign = Transformer prend votre action : bâtissez une tuile de la réserve, retirez-en une, ou échangez-les. Utile juste avant un décompte.
lesson-alhambra-bring_in = Choisissez une case libre, ou une tuile à remplacer.
lesson-alhambra-keep_mark = Une carte Sultan prend gratuitement une tuile du type marqué quand il en sort une. Gardez un type encore fréquent, ou relancez le dé.
lesson-alhambra-choose_mark = Marquez ce que montre le dé, ou sa face opposée. C’est définitif.
lesson-alhambra-claim_tile = Votre carte Sultan convient à cette tuile : prenez-la gratuitement, ou attendez mieux.
lesson-alhambra-move_marker = Avant votre action, un pion de caravansérail peut avancer d’une case, gratuitement.
lesson-alhambra-vizier_offer = Un vizir éveillé permet d’acheter entre deux tours, au compte juste seulement. Ensuite, il s’endort.
try-alhambra-choose_action = Que feriez-vous : prendre de l’argent, acheter ou transformer ?
aim-alhambra = Deux cartes de décompte se cachent dans l’argent, et le troisième décompte vient quand les édifices s’épuisent : ce qui est bâti compte, chaque fois à nouveau.

# ---- matériel corrigé, inhabituel mais joué tel quel

material-branches = { $place } : { $count ->
    [one] { $count } case de côté
   *[other] { $count } cases de côté
} ; nous connaissons des cartes qui en ont { $usual }.
material-points_fall = { $place } : { $points } ne croissent pas depuis 0 ; le pion va sur le côté le plus fort que ses carrés permettent.
material-diamonds = diamonds.values : { $count ->
    [one] { $count } diamant
   *[other] { $count } diamants
} ; nous connaissons une boîte qui en a { $usual }.
