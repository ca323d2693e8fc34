# Alhambra in French.

game-title = Alhambra
game-summary = Engagez les meilleurs bâtisseurs, payez chacun dans sa monnaie et ceignez de murs la plus belle Alhambra.

# ---- names

type-pavilion = pavillon
type-seraglio = sérail
type-arcades = arcades
type-chambers = appartements
type-garden = jardin
type-tower = tour
currency-florin = florin
currency-dirham = dirham
currency-denar = dinar
currency-ducat = ducat
currency-none = –
tile-pavilion-2-NEW = pavillon 2 (N E O)
tile-pavilion-3-SW = pavillon 3 (S O)
tile-pavilion-4-ES = pavillon 4 (E S)
tile-pavilion-5-NW = pavillon 5 (N O)
tile-pavilion-6-N = pavillon 6 (N)
tile-pavilion-7-E = pavillon 7 (E)
tile-pavilion-8-0 = pavillon 8 (sans mur)
tile-seraglio-3-ESW = sérail 3 (E S O)
tile-seraglio-4-NE = sérail 4 (N E)
tile-seraglio-5-SW = sérail 5 (S O)
tile-seraglio-6-ES = sérail 6 (E S)
tile-seraglio-7-W = sérail 7 (O)
tile-seraglio-8-S = sérail 8 (S)
tile-seraglio-9-0 = sérail 9 (sans mur)
tile-arcades-4-NES = arcades 4 (N E S)
tile-arcades-5-NW = arcades 5 (N O)
tile-arcades-6-SW = arcades 6 (S O)
tile-arcades-6-NE = arcades 6 (N E)
tile-arcades-7-ES = arcades 7 (E S)
tile-arcades-8-N = arcades 8 (N)
tile-arcades-8-E = arcades 8 (E)
tile-arcades-9-0 = arcades 9 (sans mur)
tile-arcades-10-0 = arcades 10 (sans mur)
tile-chambers-5-NSW = appartements 5 (N S O)
tile-chambers-6-ES = appartements 6 (E S)
tile-chambers-7-SW = appartements 7 (S O)
tile-chambers-7-NE = appartements 7 (N E)
tile-chambers-8-NW = appartements 8 (N O)
tile-chambers-9-W = appartements 9 (O)
tile-chambers-9-S = appartements 9 (S)
tile-chambers-10-0 = appartements 10 (sans mur)
tile-chambers-11-0 = appartements 11 (sans mur)
tile-garden-6-ESW = jardin 6 (E S O)
tile-garden-7-NSW = jardin 7 (N S O)
tile-garden-8-SW = jardin 8 (S O)
tile-garden-8-NE = jardin 8 (N E)
tile-garden-8-NW = jardin 8 (N O)
tile-garden-9-E = jardin 9 (E)
tile-garden-10-N = jardin 10 (N)
tile-garden-10-W = jardin 10 (O)
tile-garden-10-0 = jardin 10 (sans mur)
tile-garden-11-0 = jardin 11 (sans mur)
tile-garden-12-S = jardin 12 (S)
tile-tower-7-NEW = tour 7 (N E O)
tile-tower-8-NES = tour 8 (N E S)
tile-tower-9-ES = tour 9 (E S)
tile-tower-9-NE = tour 9 (N E)
tile-tower-9-NW = tour 9 (N O)
tile-tower-10-W = tour 10 (O)
tile-tower-11-N = tour 11 (N)
tile-tower-11-S = tour 11 (S)
tile-tower-11-0 = tour 11 (sans mur)
tile-tower-12-0 = tour 12 (sans mur)
tile-tower-13-E = tour 13 (E)
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
caravanserai-ducat-a = caravansérail ducat A
caravanserai-ducat-b = caravansérail ducat B
caravanserai-dirham-a = caravansérail dirham A
caravanserai-dirham-b = caravansérail dirham B
caravanserai-denar-a = caravansérail dinar A
caravanserai-denar-b = caravansérail dinar B
caravanserai-florin-a = caravansérail florin A
caravanserai-florin-b = caravansérail florin B
counter-price-6 = prix 6
counter-price-7 = prix 7
counter-price-8 = prix 8
counter-price-9 = prix 9
counter-price-10 = prix 10
counter-price-11 = prix 11
counter-price-12-13 = prix 12/13
scoring-sc01 = pavillon < appartements < tour < sérail < arcades < jardin
scoring-sc02 = pavillon < appartements < jardin < sérail < tour < arcades
scoring-sc03 = pavillon < jardin < tour < arcades < sérail < appartements
scoring-sc04 = sérail < jardin < tour < appartements < arcades < pavillon
scoring-sc05 = sérail < arcades < appartements < tour < jardin < pavillon
scoring-sc06 = sérail < tour < arcades < jardin < appartements < pavillon
scoring-sc07 = arcades < pavillon < sérail < tour < jardin < appartements
scoring-sc08 = arcades < pavillon < jardin < appartements < tour < sérail
scoring-sc09 = arcades < appartements < jardin < sérail < pavillon < tour
scoring-sc10 = appartements < arcades < pavillon < tour < jardin < sérail
scoring-sc11 = appartements < arcades < pavillon < jardin < sérail < tour
scoring-sc12 = appartements < jardin < sérail < arcades < pavillon < tour
scoring-sc13 = jardin < tour < arcades < pavillon < appartements < sérail
scoring-sc14 = jardin < tour < arcades < pavillon < sérail < appartements
scoring-sc15 = jardin < sérail < appartements < pavillon < tour < arcades
scoring-sc16 = tour < sérail < pavillon < jardin < appartements < arcades
scoring-sc17 = tour < sérail < appartements < arcades < pavillon < jardin
scoring-sc18 = tour < pavillon < sérail < appartements < arcades < jardin
source-pavilion = pavillon
source-seraglio = sérail
source-arcades = arcades
source-chambers = appartements
source-garden = jardin
source-tower = tour
source-wall = mur extérieur
source-culture = tuiles Culture
holding-cards = cartes d’argent
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
label-round = Dernier décompte : { $round } sur 3
label-display = Argent exposé
label-market = Dépôt de matériaux
label-deck = Pioche : { $count }
label-supply = Tuiles dans le sac : { $count }
label-player = Joueur
label-score = Points
label-hand = Argent
label-cards = { $count } cartes
label-wall = Mur
label-reserve = Réserve
label-pending = À poser
label-modules = Aussi
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

prompt-choose_action = À vous : prendre de l’argent, acheter ou transformer.
prompt-choose_action-further = Compte juste : encore une action, ou arrêter.
prompt-take_more = Prendre d’autres petites cartes ?
prompt-pay = Payez { $price } ({ $currency }) : posez votre argent, dans n’importe quel ordre.
prompt-pay-any = Payez { $price } dans une devise de votre choix : posez votre argent, dans n’importe quel ordre.
prompt-redesign = Transformation : faire entrer une tuile de la réserve, ou en retirer une.
prompt-bring_in = Où la poser : { $tile } ?
prompt-next_tile = Quelle tuile posez-vous ensuite ?
prompt-place_tile = À poser : { $tile }.
prompt-keep_mark = La carte Sultan est marquée : { $type }. Garder ou relancer le dé ?
prompt-choose_mark = Résultat du dé : { $type }. Marquez-le, ou la face opposée.
prompt-claim_tile = Vient d’être tirée : { $tile }. La prendre avec votre carte Sultan ?
prompt-move_marker = Déplacer un pion de caravansérail ?
prompt-vizier_offer = Votre vizir est éveillé : acheter une tuile au prix juste ?

# ---- what the others read meanwhile

waiting-choose_action = { $name } choisit une action : argent, tuile ou transformation.
waiting-take_more = { $name } décide de prendre ou non plus d’argent.
waiting-pay = { $name } choisit des cartes pour payer.
waiting-redesign = { $name } transforme son Alhambra.
waiting-bring_in = { $name } choisit où poser une tuile de la réserve.
waiting-next_tile = { $name } choisit la prochaine tuile à poser.
waiting-place_tile = { $name } pose une tuile.
waiting-keep_mark = { $name } décide de garder ou non la marque d’une carte Sultan.
waiting-choose_mark = { $name } choisit la marque d’une carte Sultan.
waiting-claim_tile = { $name } décide de prendre ou non une tuile avec une carte Sultan.
waiting-move_marker = { $name } décide de déplacer ou non un pion de caravansérail.
waiting-vizier_offer = { $name } décide si le vizir achète une tuile.

# ---- choices

display-empty = La place { $place } de l’argent exposé est vide
market-empty = L’emplacement du dépôt est vide : { $currency }
choose_action-take = Prendre : { $card } (place { $place })
choose_action-buy = Acheter : { $tile } pour { $price } ({ $currency })
choose_action-redesign = Transformer votre Alhambra
choose_action-stop = S’arrêter là
choose_action-none = Un élément de module qui n’est pas là
choose_action-sultan = Acheter la carte Sultan { $place } : { $type }, pour { $price } ({ $currency })
choose_action-caravanserai = Acheter : { $card }
choose_action-develop = Développer vos tuiles Culture
choose_action-wake = Réveiller votre vizir
take_more = Prendre aussi : { $card } (place { $place })
take_more-enough = Cela suffit
pay-done = Payer ce qui est posé
pay-card = { $card }
pay-none = Un moyen de paiement de module que vous n’avez pas
pay-caravanserai = { $card } : { $value } ({ $currency })
pay-bureau = Jouer : { $card }
pay-coin = Pièce : { $currency }
redesign-bring_in = Faire entrer : { $tile }
redesign-remove = Retirer : { $tile }
bring_in-swap = À la place de : { $old }
next_tile = { $tile }
place_tile-cell = À partir de la fontaine : { $way }
place_tile-fountain = Sur la fontaine elle-même
way-up = { $count } vers le haut
way-down = { $count } vers le bas
way-left = { $count } à gauche
way-right = { $count } à droite
place_tile-reserve = Réserve
place_tile-dirk = Dirk
keep_mark-keep = Garder : { $type }
keep_mark-roll = Relancer le dé
choose_mark = Marquer : { $type }
claim_tile-take = Prendre : { $tile }
claim_tile-decline = La laisser au dépôt : { $tile }
move_marker = { $card } → { $value } ({ $currency })
move_marker-stay = Ne déplacer aucun pion
move_marker-none = Un caravansérail que vous n’avez pas
vizier_offer = Le vizir achète : { $tile } pour { $price } tout juste ({ $currency })
vizier_offer-pass = Laisser le vizir attendre
take-card = { $card }
take-end = Prendre { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} pour { $worth }
take-end-bureau = Prendre le bureau de change
pay-end-exact = Payer { $paid }, compte juste : rejouer
pay-end-exact_only = Payer { $paid }, le prix juste
pay-end-over = Payer { $paid } : { $over } de trop
pay-end-coins = Payer { $paid } : { $over } de trop, { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
} en retour
pay-way-exact = Compte juste : rejouer ; avec { $count ->
    [one] un seul élément
   *[other] { $count } éléments
}. Il vous reste { $kept }.
pay-way-exact_only = Compte juste, avec { $count ->
    [one] un seul élément
   *[other] { $count } éléments
}. Il vous reste { $kept }.
pay-way-over = { $over } de trop, avec { $count ->
    [one] un seul élément
   *[other] { $count } éléments
}. Il vous reste { $kept }.

# ---- log

log-dealt = { $seat } reçoit : { $card }.
log-begins = { $seat } commence.
log-turn_begins = C’est le tour de { $seat }.
log-passed = { $seat } ne peut rien faire et passe.
log-stopped = { $seat } s’arrête.
log-took = { $seat } prend : { $card }.
log-paid_card = { $seat } paie : { $card }.
log-paid_bureau = { $seat } joue : { $card }.
log-paid_coin = { $seat } paie avec une pièce : { $currency }.
log-paid_caravanserai = { $seat } paie avec : { $card }.
log-bought = { $seat } achète sur l’emplacement { $currency } : { $tile } (payé { $overpaid } de trop).
log-bought_exactly = { $seat } achète sur l’emplacement { $currency }, au prix juste : { $tile }.
log-built = { $seat } construit : { $tile } → ({ $x }, { $y }).
log-reserved = { $seat } met en réserve : { $tile }.
log-given_to_dirk = { $seat } donne à Dirk : { $tile }.
log-sultan_given_to_dirk = { $seat } donne à Dirk, par le pouvoir du Sultan : { $tile }.
log-vizier_given_to_dirk = { $seat } donne à Dirk, acheté par le vizir : { $tile }.
log-brought_in = { $seat } construit depuis la réserve : { $tile } → ({ $x }, { $y }).
log-removed = { $seat } retire : { $tile }.
log-swapped = { $seat } échange : { $tile } contre { $old }.
log-card_opened = Nouvelle carte exposée : { $card }.
log-scoring_card = La carte de décompte { $round } apparaît.
log-reshuffled = La défausse ({ $count } cartes) devient la nouvelle pioche.
log-tile_opened = Au dépôt, { $currency } : { $tile }.
log-scoring = Décompte { $round }.
log-points = { $seat } marque { $points } : { $source }.
log-dirk_began = Dirk commence avec : { $tile }.
log-dirk_drew = Dirk reçoit : { $tile }.
log-supply_exhausted = Les tuiles sont épuisées : la partie se termine.
log-leftover = Restée sur l’emplacement { $currency } : { $tile } revient à { $seat }.
log-leftover_nobody = Restée sur l’emplacement { $currency } : { $tile } ne revient à personne.
log-game_over = La partie est terminée.
log-scoring_order = Le décompte { $round } suit l’ordre : { $card }.
log-sultan_opened = Une carte Sultan ({ $currency }) est marquée : { $type }.
log-sultan_bought = { $seat } achète la carte Sultan { $type } ({ $currency }), payé { $overpaid } de trop.
log-sultan_rolled = { $seat } lance le dé : { $type }.
log-sultan_marked = { $seat } marque : { $type }.
log-claimed = { $seat } prend par le pouvoir du Sultan : { $tile }.
log-claim_declined = { $seat } renonce à : { $tile }.
log-caravanserai_bought = { $seat } achète : { $card } (payé { $overpaid } de trop).
log-marker_moved = { $seat } déplace un pion : { $card } → { $value } ({ $currency }).
log-culture_taken = { $seat } prend une tuile Culture : { $counter }.
log-developed = { $seat } développe la culture, qui vaut maintenant { $points }.
log-vizier_used = { $seat } fait appel au vizir.
log-vizier_woken = { $seat } réveille le vizir.
log-coin_drawn = { $seat } tire une pièce : { $currency }.

# ---- avertissements : ce qu’un acte va coûter

warn-bought = { $overpaid } de trop : pas de monnaie rendue, pas d’action de plus
warn-sultan_bought = { $overpaid } de trop : pas de monnaie rendue, pas d’action de plus
warn-caravanserai_bought = { $overpaid } de trop : pas de monnaie rendue, pas d’action de plus

# ---- refusals

refusal-no_card_there = Aucune carte à cette place.
refusal-no_tile_there = Cet emplacement reste vide jusqu’au remplissage du dépôt.
refusal-too_expensive = Vous ne pouvez pas payer ce prix dans cette devise.
refusal-nothing_to_redesign = Il n’y a rien à transformer.
refusal-must_act = On ne peut s’arrêter qu’après un paiement au compte juste.
refusal-module_not_in_play = Le module de cette action n’est pas en jeu.
refusal-too_much_money = Plusieurs cartes ne peuvent valoir que 5 au plus ensemble.
refusal-order_of_places = Prenez les cartes dans l’ordre de leurs places.
refusal-ends_by_itself = Le paiement est complet dès que le prix est atteint.
refusal-price_not_reached = Le prix ne serait pas atteint.
refusal-not_owned = Vous n’avez plus de tel moyen de paiement.
refusal-rising_order = Posez-les dans l’ordre de la liste : celui-là vient plus tôt.
refusal-not_exact = Le prix juste ne pourrait pas être atteint.
refusal-superfluous = Aucun paiement sans argent superflu ne commence ainsi.
refusal-wrong_currency = C’est de l’argent d’une autre devise.
refusal-diamonds_stay_alone = Les diamants ne se mélangent pas à d’autre argent.
refusal-no_such_bureau = Vous n’avez pas ce bureau de change.
refusal-bureau_comes_first = Un seul bureau de change, et avant tout le reste.
refusal-bureau_does_not_fit = Ce bureau n’a pas la devise demandée.
refusal-not_in_reserve = Cette tuile n’est pas dans votre réserve.
refusal-fits_nowhere = Cette tuile ne va nulle part dans votre Alhambra.
refusal-not_built = Cette tuile n’est pas dans votre Alhambra.
refusal-others_hang_on_it = Sans elle, le chemin n’atteindrait plus toutes les tuiles.
refusal-leaves_a_hole = Cela laisserait un trou à l’intérieur.
refusal-fountain_stays = La fontaine reste à sa place.
refusal-walls_do_not_match = Les murs ne s’accordent pas à ceux des voisines.
refusal-no_footpath = Aucun côté ouvert ne la relie au chemin.
refusal-makes_a_hole = Cela enfermerait un trou.
refusal-out_of_reach = C’est au-delà du bord de la table.
refusal-cell_taken = Une tuile s’y trouve déjà.
refusal-tile_not_pending = Cette tuile n’est pas parmi les nouvelles.
refusal-no_dirk = Dirk ne joue qu’à deux joueurs.
refusal-not_for_dirk = Les tuiles gagnées à la fin ne peuvent aller à Dirk.
refusal-not_rolled = Seul le type obtenu ou la face opposée peut être marqué.
refusal-no_sultan_there = Aucune carte Sultan à cette place.
refusal-no_such_caravanserai = Vous n’avez pas ce caravansérail.
refusal-no_such_move = Le pion ne peut pas y aller depuis sa case.
refusal-caravanserai_is_sold = Ce caravansérail n’est plus en vente.
refusal-two_caravanserais = Deux caravansérails au plus par joueur.
refusal-too_few_types = Vous avez construit trop peu de types différents.
refusal-nothing_to_develop = Aucune de vos tuiles Culture ne peut être tournée.
refusal-vizier_is_awake = Votre vizir est déjà éveillé.
refusal-laid_already = Cette carte est déjà posée.
refusal-bureau_alone = Un bureau de change se prend seul.
refusal-one_bureau = Un seul bureau de change par achat.
refusal-bureau_changes_others = Ce bureau ne change pas l’argent qui est posé.
refusal-currencies_stay_apart = Les devises ne se mélangent pas dans un paiement.
refusal-superfluous_with_these = Avec ce qui est posé, un moyen de paiement serait superflu.

# ---- what the coach counts

coach-score = Vos points
coach-majority = { $what } : points au prochain décompte
coach-wall = Votre mur le plus long
coach-modules = Points des modules au prochain décompte
coach-built = Tuiles dans votre Alhambra
coach-sites = Emplacements où bâtir
coach-reserve = Tuiles dans votre réserve
coach-pending = Tuiles achetées, à poser plus tard
coach-money = Argent en main
coach-cards = Cartes d’argent en main
coach-exact = Tuiles que vous pouvez payer au prix exact
coach-payable = Tuiles que vous pouvez payer
coach-pieces = Vos éléments des modules
coach-score-of = Points de { $name }
coach-majority-of = { $what } : points de { $name } au prochain décompte
coach-wall-of = Mur le plus long de { $name }
coach-modules-of = Points des modules pour { $name }
coach-built-of = Tuiles dans l’Alhambra de { $name }

# ---- scores

score-line = Décompte { $round } : { $source }

# ---- le plateau

board-tile = { $type } { $price }
board-no-walls = sans muraille
board-walls = { $count ->
    [one] muraille { $sides }
   *[other] murailles { $sides }
}
board-side-N = nord
board-side-E = est
board-side-S = sud
board-side-W = ouest
board-cell = case { $x }, { $y }
board-free = libre, { $place }
board-empty = vide
board-reserve_empty = vide
board-bought = achetée ce tour
board-take-note = une carte, ou plusieurs jusqu’à { $most }
board-can-exact = Vous avez l’appoint.
board-your-money = Votre argent
board-no-money = Pas d’argent.
board-diamonds = diamants
board-wall = Plus longue muraille { $count }
board-wall-note = { $points ->
    [one] la ligne dorée ; 1 point par côté
   *[other] la ligne dorée ; { $points } points par côté
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
    [one] { $count } bâtiment restant
   *[other] { $count } bâtiments restants
}
board-place-1 = 1er
board-place-2 = 2e
board-place-3 = 3e
board-per-side = { $points } par côté
board-now = si décompté maintenant
board-redesign = Réaménager
board-wake = Réveiller
board-develop = Développer
board-to-reserve = À la réserve
board-to-dirk = À Dirk
board-awake = éveillé
board-asleep = endormi
board-take-it = La prendre
board-exact = l’appoint : une action de plus
board-exact-only = l’appoint
board-over = { $count } de trop
board-costs = Coûte { $price }
board-each = { $price } chacune
board-you-have = vous avez { $count }
board-too-dear = plus que vous n’avez
board-own-again = Revenir au vôtre
board-alhambra-of = Alhambra de { $name } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, muraille { $wall }
board-on-display = { $card }, place { $place } de l’étalage
board-on-market = { $tile }, au marché, à payer en { $currency }
board-in-hand = { $card }, dans votre main : { $count }
board-coins = pièces { $currency } : { $count }
board-dirk = Dirk, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
board-sultan = Carte Sultan : { $type }, coûte { $price } ({ $currency })
board-mark = marquer : { $type }
board-claims = prend la prochaine tuile tirée : { $type }
board-none-open = aucune visible
board-for-sale = { $thing }, à vendre
board-caravanserais = Caravansérails
board-types-needed = il faut { $count } types bâtis
board-types = Types bâtis : { $count }
board-culture = Culture
board-worth = vaut { $points }
board-no-counters = Deux tuiles d’un même prix donnent un jeton.
board-counter = jeton de culture, { $kind } : { $points } points, jusqu’à { $most }
board-price = prix { $price }
board-counter-points = points
board-counter-tiles = tuiles
board-discards = Dans la défausse :
board-module-scoring_cards = Cartes de décompte
board-module-sultan = Sultan
board-module-caravanserai = Caravansérail
board-module-moorish_art = Art mauresque
board-module-vizier = Vizir
board-module-exchange = Change
board-module-diamonds = Diamants
board-module-coins = Pièces

# ---- la partie guidée : une leçon par sorte de décision

lesson-alhambra-choose_action = Une action par tour : prendre de l’argent, acheter une tuile du marché ou transformer. Payez le prix juste et vous agissez encore : amassez donc de petites cartes qui conviennent aux prix.
lesson-alhambra-take_more = Vous pouvez prendre plusieurs cartes tant qu’elles valent 5 ou moins en tout.
lesson-alhambra-pay = Posez des cartes de la monnaie de la tuile jusqu’au prix. Le surplus est perdu ; le prix juste donne une autre action.
lesson-alhambra-next_tile = À la fin du tour, vous placez vos achats un à un. Commencez par celui qui ouvre de la place au suivant.
lesson-alhambra-place_tile = Les tuiles gardent leur sens. Un mur touche un mur, un côté ouvert un côté ouvert, et l’on doit pouvoir venir à pied de la fontaine. Ce qui ne va pas part en réserve.
lesson-alhambra-redesign = Transformer coûte l’action : bâtir une tuile de la réserve, en retirer une, ou les échanger. Utile juste avant un décompte.
lesson-alhambra-bring_in = Choisissez une case libre, ou une tuile à remplacer.
lesson-alhambra-keep_mark = Une carte du Sultan prend gratuitement une tuile du type marqué quand elle est tirée. Gardez un type encore fréquent, ou relancez.
lesson-alhambra-choose_mark = Marquez ce que montre le dé, ou sa face opposée. C’est définitif.
lesson-alhambra-claim_tile = Votre carte du Sultan convient à cette tuile : prenez-la gratuitement, ou attendez mieux.
lesson-alhambra-move_marker = Avant votre action, un marqueur de caravansérail peut avancer d’une case, gratuitement.
lesson-alhambra-vizier_offer = Un vizir éveillé permet d’acheter entre deux tours, au prix juste seulement. Ensuite il dort.
