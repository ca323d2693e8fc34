# Les leçons : la page qui les entoure, puis les idées, jeu par jeu.
# idea-JEU-NOM : titre ; -line : pour la carte ; -see-N, -why, -now, -keep-N : les quatre étapes ; -done et le reste : réponses à un essai.

# ---- la page

learn-title = { $game } : six idées en dix minutes
learn-help = Chaque idée est une petite position. Vous regardez, vous essayez, le plateau répond.
learn-ideas = Six idées
learn-options = Leçons courtes
learn-options-help = Une idée chacune, pour ce que vous ajoutez au jeu.
learn-see = Voir
learn-why = Pourquoi
learn-now = À vous
learn-remember = Retenir
learn-now-you = À vous.
learn-of = { $number } sur { $count }
learn-done = terminée
learn-new = à découvrir
learn-count = { $done } sur { $count }
learn-minutes = { $count } min
learn-on = Continuer
learn-go-on = Continuer : { $name }
learn-begin = Commencer : { $name }
learn-back = Retour
learn-again = Réessayer
learn-skip = Passer l’essai
learn-right = Exact.
learn-tried = Essai fait.
learn-tried-before = Essayé :
learn-next = Suite : { $name }
learn-all = Toutes les idées
learn-rule = La règle correspondante :
learn-sum = En tout
learn-first-game = Une première partie guidée
learn-first-game-help = Des adversaires débutants, et un conseil à chaque décision.
learn-start = Jouer
learn-book = Toutes les règles
learn-book-help = Règle par règle, avec une recherche.
learn-read = Lire
learn-none = Cette leçon n’existe pas
learn-none-help = L’adresse est peut-être ancienne. Les idées de chaque jeu sont toutes réunies au même endroit.
learn-offer = Nouveau pour vous : { $name }
learn-offer-help = Une leçon de deux minutes.
learn-offer-go = Suivre la leçon
learn-offer-no = Plus tard
learn-lesson = Leçon
learn-to-table = Retour à la table
learn-positions = Positions d’essai
learn-positions-help = Vous reprenez une partie contre des robots. Le guide demande ce que vous feriez, et le conseiller répond.
learn-position-early = Bien commencer
learn-position-middle = À mi-chemin
learn-position-late = Les derniers tours
learn-position-go = Essayer dans une vraie position

# ---- Alhambra

idea-alhambra-other = Vous avez fait autre chose : c’est permis, mais ce n’est pas ce qui était demandé.
idea-alhambra-over = Vous avez payé { $over } en trop. C’est perdu, et votre tour est fini.
idea-alhambra-reserved = L’édifice est dans votre réserve. Là, il ne compte pas.

idea-alhambra-currencies = Quatre devises
idea-alhambra-currencies-line = Chaque emplacement du dépôt demande sa propre devise.
idea-alhambra-currencies-see-1 = Ce jardin est sur l’emplacement des ducats. Il coûte 8, à payer en ducats seulement.
idea-alhambra-currencies-see-2 = Vous avez 5 ducats et 2 dinars. Ici, les dinars ne servent à rien.
idea-alhambra-currencies-see-3 = À votre tour, vous pouvez prendre une carte de l’étalage, ou plusieurs qui valent 5 ou moins ensemble.
idea-alhambra-currencies-why = Une grosse carte de la mauvaise devise n’achète rien ; une petite de la bonne devise peut acheter un édifice.
idea-alhambra-currencies-now = Prenez de quoi payer le jardin la prochaine fois.
idea-alhambra-currencies-miss = Vous avez pris : { $card }. Pour le jardin, vous avez toujours 5 ducats sur 8.
idea-alhambra-currencies-done = 5 et 3 ducats font 8 : le jardin est à votre portée.
idea-alhambra-currencies-keep-1 = L’emplacement donne la devise, l’édifice donne le prix.
idea-alhambra-currencies-keep-2 = Une seule devise paie le tout ; on ne rend pas la monnaie.

idea-alhambra-exact = Le compte juste fait rejouer
idea-alhambra-exact-line = Payez le compte juste, et votre tour continue.
idea-alhambra-exact-see-1 = Le pavillon coûte 7 florins.
idea-alhambra-exact-see-2 = Avec le 8, vous payez 1 en trop : c’est perdu, et votre tour s’arrête.
idea-alhambra-exact-why = Payer le compte juste donne une action de plus, aussi souvent que vous y arrivez.
idea-alhambra-exact-now = Achetez le pavillon de façon à pouvoir agir encore.
idea-alhambra-exact-done = 3 et 4 font 7 : le compte est juste, vous agissez encore.
idea-alhambra-exact-keep-1 = Compte juste : une action de plus, de n’importe quelle sorte.
idea-alhambra-exact-keep-2 = Les petites cartes font le compte juste. C’est pour cela qu’on les prend.

idea-alhambra-paths = Chemins et murs
idea-alhambra-paths-line = Un mur touche un mur, et l’on peut aller partout à pied.
idea-alhambra-paths-see-1 = De la fontaine, on doit pouvoir aller à pied vers chaque édifice, par les côtés ouverts.
idea-alhambra-paths-see-2 = Deux tuiles voisines s’accordent : un mur sur les deux, ou sur aucune. Les tuiles ne se tournent jamais.
idea-alhambra-paths-see-3 = Votre nouveau pavillon a un mur à l’est.
idea-alhambra-paths-why = Les murs extérieurs qui se suivent ne font qu’un : il rapporte un point par section, trois fois dans la partie.
idea-alhambra-paths-now = Votre mur a 3 sections. Bâtissez le pavillon pour l’allonger.
idea-alhambra-paths-miss = Il tient à cet endroit, mais votre plus long mur a toujours { $wall ->
    [one] { $wall } section
   *[other] { $wall } sections
}.
idea-alhambra-paths-done = Les murs se rejoignent à l’extérieur : 4 sections.
idea-alhambra-paths-keep-1 = Mur contre mur, ouvert contre ouvert, et un chemin depuis la fontaine.
idea-alhambra-paths-keep-2 = Le plus long mur extérieur compte à chaque décompte.
idea-alhambra-paths-keep-3 = Pas de trou : une case libre reste accessible de l’extérieur.

idea-alhambra-majorities = Majorités
idea-alhambra-majorities-line = Celui qui en a le plus marque ; un édifice peut tout changer.
idea-alhambra-majorities-see-1 = Vous avez bâti 2 jardins et 2 pavillons. Marco a 2 jardins, Inès a 3 tours.
idea-alhambra-majorities-see-2 = Vous pouvez acheter un jardin, une tour ou un pavillon.
idea-alhambra-majorities-why = Seul compte le nombre de chaque type. Achetez là où un édifice change le classement.
idea-alhambra-majorities-now = Achetez et bâtissez l’édifice qui vous donne une nouvelle avance.
idea-alhambra-majorities-miss-tower = Une tour contre les trois d’Inès : elle reste première.
idea-alhambra-majorities-miss-pavilion = Pour les pavillons, vous étiez déjà en tête. L’avance grandit, les points non.
idea-alhambra-majorities-done = 3 jardins contre les 2 de Marco : la majorité est à vous.
idea-alhambra-majorities-keep-1 = Pour chaque type, le plus grand nombre marque ; à égalité, on partage les points.
idea-alhambra-majorities-keep-2 = Un édifice d’avance suffit.

idea-alhambra-reserve = Réserve et transformation
idea-alhambra-reserve-line = Ce qui est en réserve ne compte pas encore.
idea-alhambra-reserve-see-1 = Une tour attend dans votre réserve : elle ne convenait pas, ou vous l’avez gardée.
idea-alhambra-reserve-see-2 = Transformer est une action : bâtir un édifice de la réserve, en retirer un, ou échanger les deux.
idea-alhambra-reserve-why = Seuls les édifices bâtis comptent. Avant un décompte, une tour en place vaut mieux qu’une carte en main.
idea-alhambra-reserve-now = Bâtissez la tour de la réserve, pour avoir un édifice de plus dans votre Alhambra.
idea-alhambra-reserve-swapped = La tour est en place, mais un autre édifice est sorti : vous en avez autant qu’avant.
idea-alhambra-reserve-removed = Vous avez retiré un édifice : il est en réserve et ne compte plus.
idea-alhambra-reserve-done = La tour est bâtie : elle compte au prochain décompte.
idea-alhambra-reserve-keep-1 = La réserve accueille tout, et ne rapporte rien.
idea-alhambra-reserve-keep-2 = Transformer prend votre action et termine votre tour.
idea-alhambra-reserve-keep-3 = La fontaine reste où elle est.

idea-alhambra-scorings = Trois décomptes
idea-alhambra-scorings-line = Comptez une fois vous-même.
idea-alhambra-scorings-see-1 = Au premier décompte, seul le premier rang de chaque type marque ; au deuxième, les deux premiers ; au troisième, les trois premiers.
idea-alhambra-scorings-see-2 = Voici ce que le deuxième décompte vous donnerait. Trois joueurs ont un jardin chacun : 12 et 5 font 17, à partager en trois, 5 chacun.
idea-alhambra-scorings-see-3 = Un jardin, une tour ou un pavillon : lequel ajoute le plus ?
idea-alhambra-scorings-why = Premier rang pour les jardins : 12. Deuxième pour les tours : 6. Premier pour les pavillons : 8. Ce qui compte, c’est l’écart avec ce que vous avez.
idea-alhambra-scorings-now = Achetez et bâtissez l’édifice qui ajoute le plus au deuxième décompte. La feuille de score compte pour vous.
idea-alhambra-scorings-miss = Type acheté : { $kind }. Il ajoute { $more }. Un autre ajoute davantage.
idea-alhambra-scorings-done = La majorité des jardins sans partage : 12 au lieu de 5, et votre mur compte aussi.
idea-alhambra-scorings-keep-1 = Du moins cher au plus cher : pavillon, sérail, arcades, appartements, jardin, tour. Les plus chers rapportent plus.
idea-alhambra-scorings-keep-2 = À égalité, on partage les points des places.
idea-alhambra-scorings-keep-3 = Le plus long mur ajoute un point par section.

idea-alhambra-scoring_cards = Nouvelles cartes de décompte
idea-alhambra-scoring_cards-line = Chaque décompte a son propre ordre.
idea-alhambra-scoring_cards-see-1 = Trois cartes disent quel type vaut le plus à quel décompte. Au premier, les pavillons sont en tête.
idea-alhambra-scoring_cards-see-2 = Un pavillon y rapporte donc 6, et une tour 3.
idea-alhambra-scoring_cards-why = La carte remplace l’ordre habituel : le dernier type prend les points des tours.
idea-alhambra-scoring_cards-now = Achetez le type qui vaut le plus au premier décompte.
idea-alhambra-scoring_cards-miss-tower = Les tours sont troisièmes sur cette carte : 3 points pour la première place.
idea-alhambra-scoring_cards-miss-arcades = Les arcades sont cinquièmes sur cette carte : 5 points. Il y a mieux.
idea-alhambra-scoring_cards-done = Les pavillons sont sixièmes : 6 points pour la première place.
idea-alhambra-scoring_cards-keep-1 = Regardez la carte du prochain décompte avant d’acheter.
idea-alhambra-scoring_cards-keep-2 = Les trois cartes sont visibles dès le début.

idea-alhambra-sultan = Le pouvoir du Sultan
idea-alhambra-sultan-line = Une carte qui prend un édifice sans payer.
idea-alhambra-sultan-see-1 = Un jardin vient d’être tiré pour le dépôt, et votre carte Sultan montre les jardins.
idea-alhambra-sultan-see-2 = Avant qu’il n’aille sur son emplacement, vous pouvez le prendre sans payer.
idea-alhambra-sultan-why = Une carte Sultan coûte 7, une seule fois ; l’édifice qu’elle prend peut en coûter 12.
idea-alhambra-sultan-now = Prenez le jardin avec votre carte, et trouvez-lui une place.
idea-alhambra-sultan-miss = Vous l’avez laissé : il est au dépôt, pour tout le monde.
idea-alhambra-sultan-done = Le jardin est à vous sans payer ; la carte est utilisée.
idea-alhambra-sultan-keep-1 = Elle sert quand un édifice de son type est tiré, même hors de votre tour.
idea-alhambra-sultan-keep-2 = Les cartes qui restent à la fin ne rapportent rien.

idea-alhambra-caravanserai = Le caravansérail
idea-alhambra-caravanserai-line = De l’argent qui augmente de tour en tour.
idea-alhambra-caravanserai-see-1 = Votre pion est sur 3 florins. Il avance d’une case au début de chaque tour.
idea-alhambra-caravanserai-see-2 = Le pavillon coûte 7 florins ; votre carte de 4 ne suffit pas, le 8 est de trop.
idea-alhambra-caravanserai-why = Le pion paie comme une carte de sa valeur, puis revient à 0.
idea-alhambra-caravanserai-now = Payez le pavillon au compte juste, à l’aide de votre caravansérail.
idea-alhambra-caravanserai-done = 4 et 3 font 7 : le compte est juste, vous agissez encore.
idea-alhambra-caravanserai-keep-1 = Il faut quatre types d’édifice bâtis : il coûte alors 8. Avec cinq : 4. Avec six : 2.
idea-alhambra-caravanserai-keep-2 = On l’utilise en entier ou pas du tout.

idea-alhambra-moorish_art = L’art mauresque
idea-alhambra-moorish_art-line = Deux édifices de même prix donnent une tuile Culture.
idea-alhambra-moorish_art-see-1 = Vous avez deux édifices à 10 : vous avez donc la tuile Culture de ce prix.
idea-alhambra-moorish_art-see-2 = Ce qu’elle montre à la pierre précieuse compte à chaque décompte ; pour l’instant, 3.
idea-alhambra-moorish_art-why = Développer est une action : chaque tuile Culture qui le peut montre son nombre suivant.
idea-alhambra-moorish_art-now = Utilisez votre action pour que votre tuile Culture vaille plus.
idea-alhambra-moorish_art-miss = Votre tuile Culture montre toujours 3.
idea-alhambra-moorish_art-done = Votre tuile Culture montre 6, à chaque décompte à venir.
idea-alhambra-moorish_art-keep-1 = Deux édifices d’un même prix, à partir de 6 : la tuile vient d’elle-même.
idea-alhambra-moorish_art-keep-2 = Avec plus d’édifices de ce prix, elle peut tourner davantage.

idea-alhambra-vizier = La faveur du vizir
idea-alhambra-vizier-line = Acheter quand ce n’est pas votre tour.
idea-alhambra-vizier-see-1 = Inès a fini son tour. Votre vizir est éveillé : vous pouvez intervenir.
idea-alhambra-vizier-see-2 = Le pavillon coûte 7 florins, et vous avez 3 et 4.
idea-alhambra-vizier-why = Entre deux tours, un vizir éveillé achète un édifice, au compte juste seulement.
idea-alhambra-vizier-now = Prenez le pavillon avant le tour de Marco.
idea-alhambra-vizier-miss = Vous avez laissé passer le moment. L’édifice sera peut-être parti à votre tour.
idea-alhambra-vizier-done = Acheté hors de votre tour. Votre vizir dort jusqu’à ce que vous le réveilliez.
idea-alhambra-vizier-keep-1 = Compte juste, un édifice, pas d’action de plus.
idea-alhambra-vizier-keep-2 = Le réveiller est une action de votre tour.

idea-alhambra-exchange = Les bureaux de change
idea-alhambra-exchange-line = Une carte qui réunit deux devises.
idea-alhambra-exchange-see-1 = Ce bureau de change réunit florins et dinars pour un achat.
idea-alhambra-exchange-see-2 = Le pavillon coûte 7 florins. Vous avez 4 florins et 3 dinars.
idea-alhambra-exchange-why = Avec le bureau, les deux comptent ensemble, et le compte peut être juste.
idea-alhambra-exchange-now = Payez le pavillon au compte juste, à l’aide du bureau de change.
idea-alhambra-exchange-done = 4 florins et 3 dinars font 7 : le compte est juste, vous agissez encore.
idea-alhambra-exchange-keep-1 = L’une des deux devises doit être celle de l’emplacement.
idea-alhambra-exchange-keep-2 = Un bureau de change par achat ; ensuite, il est défaussé.

idea-alhambra-diamonds = Les diamants
idea-alhambra-diamonds-line = Une cinquième devise qui achète tout.
idea-alhambra-diamonds-see-1 = Vous avez un diamant de 8.
idea-alhambra-diamonds-see-2 = La tour coûte 8 dirhams. Vos dirhams sont 5 et 9 : jamais 8.
idea-alhambra-diamonds-why = Les diamants paient partout, à condition de ne payer qu’en diamants.
idea-alhambra-diamonds-now = Achetez un édifice au compte juste avec votre diamant.
idea-alhambra-diamonds-done = Le diamant fait le compte juste : vous agissez encore.
idea-alhambra-diamonds-keep-1 = Les diamants ne se mélangent pas.
idea-alhambra-diamonds-keep-2 = À la fin, ils n’aident pas à gagner un édifice restant.

idea-alhambra-coins = Les pièces
idea-alhambra-coins-line = Une compensation quand vous payez en trop.
idea-alhambra-coins-see-1 = Vous avez un jour payé 2 en trop : vous avez donc une pièce, qui vaut 1 florin.
idea-alhambra-coins-see-2 = Le pavillon coûte 7 florins. Vous avez 6 et 9.
idea-alhambra-coins-why = Une pièce ajoute 1 dans sa devise : souvent ce qui manque au compte juste.
idea-alhambra-coins-now = Payez le pavillon au compte juste, avec votre pièce.
idea-alhambra-coins-done = 6 et la pièce font 7 : le compte est juste, vous agissez encore.
idea-alhambra-coins-keep-1 = Par tranche de 2 payés en trop, vous tirez une pièce.
idea-alhambra-coins-keep-2 = Les pièces payées retournent dans le sac.

# ---- Al-Rashid

idea-alrashid-family = Placer sa famille
idea-alrashid-family-line = Pachas, marchands, sages : qui peut aller où.
idea-alrashid-family-see-1 = Vous commencez avec un pacha, un marchand et un sage. À votre tour, vous en placez un dans un secteur.
idea-alrashid-family-see-2 = La cour ne s’ouvre qu’à un pacha. Des sages peuvent l’y rejoindre, jamais un marchand.
idea-alrashid-family-why = Un secteur accueille un seul de vos pachas ou marchands, et autant de sages que vous voulez.
idea-alrashid-family-now = Placez le pion qui peut ouvrir la cour.
idea-alrashid-family-miss = Ce pion ({ $pawn }) est ailleurs : { $area }. Vous n’avez personne à la cour.
idea-alrashid-family-done = Votre pacha est à la cour : vous pourrez prendre la tête de l’ordre du tour.
idea-alrashid-family-keep-1 = Un pacha compte 5, un marchand 3, un sage 1.
idea-alrashid-family-keep-2 = Un pacha ou un marchand par secteur ; des sages sans limite.
idea-alrashid-family-keep-3 = À la cour, le pacha d’abord, ou votre honneur en souffre.

idea-alrashid-strongest = La plus forte prédominance d’abord
idea-alrashid-strongest-line = Additionnez vos pions : le total le plus fort agit d’abord et prend le plus.
idea-alrashid-strongest-see-1 = Marco est sur la Route des épices avec un marchand et un sage : 3 et 1 font 4.
idea-alrashid-strongest-see-2 = Vos pions comptent 5, 3 et 1.
idea-alrashid-strongest-why = Le rang 1 a droit à 3 prises, ou à tout un type. Le rang 2 a droit à 2 prises sur ce qui reste.
idea-alrashid-strongest-now = Placez le pion qui vous donne le rang 1 sur la Route des épices.
idea-alrashid-strongest-miss = Vous comptez { $power } contre 4 : rang 2, soit 2 prises sur ce qui reste.
idea-alrashid-strongest-elsewhere = Votre pion est ailleurs : { $area }. Personne ne dispute la Route des épices à Marco.
idea-alrashid-strongest-done = 5 contre 4 : rang 1, soit 3 prises ou tout un type.
idea-alrashid-strongest-keep-1 = La plus forte prédominance d’abord. À égalité, la place la plus ancienne.
idea-alrashid-strongest-keep-2 = Trois rangs seulement agissent dans un secteur.
idea-alrashid-strongest-keep-3 = Les pions ajoutés plus tard vous renforcent.

idea-alrashid-areas = Un secteur par tour
idea-alrashid-areas-line = Vous choisissez le secteur suivant ; tous y agissent.
idea-alrashid-areas-see-1 = Vous êtes sur la Route de la soie et à la Guilde des traditions. Chaque tour résout un secteur.
idea-alrashid-areas-see-2 = Un sage y coûte 5 pièces d’or, et vos deux marchandises en valent 3.
idea-alrashid-areas-see-3 = Sur la Route de la soie, vous prenez des marchandises. Elles sont votre or.
idea-alrashid-areas-why = Vous choisissez l’ordre : d’abord les marchandises, puis ce qu’elles achètent. Une visite sans service ni titre donne un jeton Déshonneur.
idea-alrashid-areas-now = Résolvez d’abord le secteur dont vous avez besoin.
idea-alrashid-areas-miss = Vous ne pouviez pas payer : 1 jeton Déshonneur, qui coûte 2 points de prestige.
idea-alrashid-areas-elsewhere = Vous avez résolu un autre secteur : { $area }. Il aide les autres plus que vous.
idea-alrashid-areas-done = Les marchandises d’abord : vous pourrez payer le sage quand viendra la guilde.
idea-alrashid-areas-keep-1 = Un tour : un secteur, et un titre si vous voulez.
idea-alrashid-areas-keep-2 = Tous y agissent selon leur rang ; puis les pions reviennent en main.
idea-alrashid-areas-keep-3 = Une visite sans service ni titre : 1 jeton Déshonneur.

idea-alrashid-sets = Les séries valent plus
idea-alrashid-sets-line = Une marchandise de chaque type vaut bien plus que plusieurs d’un seul.
idea-alrashid-sets-see-1 = Vous avez un bois, un métal et une céramique : trois types, 6 pièces d’or.
idea-alrashid-sets-see-2 = Vous avez le rang 1 sur la Route de la soie : 3 prises au choix, ou tout un type.
idea-alrashid-sets-why = Un type vaut 1, deux valent 3, trois 6, quatre 10 et les cinq 15.
idea-alrashid-sets-now = Faites du commerce pour que vos marchandises valent 15 ou plus.
idea-alrashid-sets-miss = Vos marchandises valent { $worth }. On peut faire mieux.
idea-alrashid-sets-done = Les cinq types en une série : 15, et une marchandise de plus.
idea-alrashid-sets-keep-1 = Séries de marchandises différentes : 1, 3, 6, 10, 15.
idea-alrashid-sets-keep-2 = Vos marchandises comptent pour les meilleures séries qu’elles forment.
idea-alrashid-sets-keep-3 = On ne rend pas la monnaie ; à la fin, les marchandises ne rapportent rien.

idea-alrashid-fight = Combattre, ou perdre l’honneur
idea-alrashid-fight-line = Il faut dépasser leur total. Fuir se paie.
idea-alrashid-fight-see-1 = Une crise a mis des mercenaires sur la Route des épices : terre, valeur 4. Pas de commerce tant qu’ils ne sont pas vaincus.
idea-alrashid-fight-see-2 = Vous avez des jetons terre de 2, 2 et 3, et un jeton mer qui n’aide pas ici.
idea-alrashid-fight-why = Il faut les dépasser : l’égalité ne suffit pas. Fuir donne 2 jetons Déshonneur, soit 4 points de prestige perdus.
idea-alrashid-fight-now = Choisissez des jetons et gagnez la bataille.
idea-alrashid-fight-miss = Pas plus que 4 : ils restent, vos jetons sont perdus, et il n’y a pas de commerce.
idea-alrashid-fight-fled = Vous avez fui : 2 jetons Déshonneur, et Marco peut combattre à votre place.
idea-alrashid-fight-done = Plus que 4 : la voie est libre, et vous faites du commerce en premier.
idea-alrashid-fight-keep-1 = Terre contre terre, mer contre mer ; il faut plus, pas autant.
idea-alrashid-fight-keep-2 = Vaincus ou non, ils vous coûtent les jetons engagés.
idea-alrashid-fight-keep-3 = Fuir : 2 jetons Déshonneur, et chacun coûte 2 points de prestige.

idea-alrashid-prestige = D’où vient le prestige
idea-alrashid-prestige-line = Comptez une fois vous-même.
idea-alrashid-prestige-see-1 = La feuille compte votre famille : 3 par pacha, 2 par marchand, 1 par sage.
idea-alrashid-prestige-see-2 = Les titres rapportent ce qu’ils indiquent. Chaque jeton Influence politique ajoute 1, 5 au plus en tout ; chaque jeton Déshonneur coûte 2.
idea-alrashid-prestige-see-3 = Il reste une visite, à la Guilde de la politique, et vous avez 15 pièces d’or.
idea-alrashid-prestige-why = Les titres de la politique posent une condition. Cherchez celle que vous remplissez déjà.
idea-alrashid-prestige-now = Prenez ce qui ajoute le plus de prestige.
idea-alrashid-prestige-miss = Cela ajoute { $more }. Quelque chose ici ajoute davantage.
idea-alrashid-prestige-idle = Une visite sans service ni titre donne un jeton Déshonneur : 2 points de prestige perdus.
idea-alrashid-prestige-done = Le Doyen compte vos sages : 5 sages rapportent 5. Un pacha aurait ajouté 3.
idea-alrashid-prestige-keep-1 = Votre famille est la base : 3 points de prestige par pacha, 2 par marchand, 1 par sage.
idea-alrashid-prestige-keep-2 = Les titres rapportent ce qu’ils indiquent ; ceux de la politique, sous condition.
idea-alrashid-prestige-keep-3 = Chaque jeton Déshonneur coûte 2, sans limite. Marchandises et mercenaires ne rapportent rien.

# ---- Almadi

idea-almadi-rows = Lignes
idea-almadi-rows-line = Un paysage va là où il était.
idea-almadi-rows-see-1 = Huit paysages sont sur le plateau central, deux dans chacune des quatre lignes.
idea-almadi-rows-see-2 = Un paysage de la ligne 4 va dans la ligne 4 de votre royaume, à côté d’un paysage déjà là.
idea-almadi-rows-why = La ligne est imposée : regardez d’abord ce qu’offre la ligne où vous avez un besoin.
idea-almadi-rows-now = Votre caravane est dans la ligne 4. Prenez une caravane qui la touchera.
idea-almadi-rows-miss = Cette caravane va dans la ligne 1 : les deux ne se touchent pas.
idea-almadi-rows-other = Ce n’est pas une caravane : la vôtre reste seule.
idea-almadi-rows-done = Deux caravanes côte à côte : elles transportent 5 marchandises au lieu de 2.
idea-almadi-rows-keep-1 = La ligne du plateau central est la ligne du royaume.
idea-almadi-rows-keep-2 = On ne tourne jamais un paysage, et il doit en toucher un autre.

idea-almadi-arrows = Une flèche touche un symbole
idea-almadi-arrows-line = C’est ainsi que les effets s’activent.
idea-almadi-arrows-see-1 = Dans la ligne 3, votre tuile de départ montre un rubis à droite.
idea-almadi-arrows-see-2 = Ce marché a une flèche à gauche.
idea-almadi-arrows-why = Là où une flèche touche un effet, l’effet est activé. Deux flèches ne font rien, deux effets non plus.
idea-almadi-arrows-now = Prenez un paysage qui active le rubis.
idea-almadi-arrows-miss = Rien ne s’active là.
idea-almadi-arrows-other = Un effet s’active, mais ce n’est pas le rubis.
idea-almadi-arrows-done = La flèche touche le rubis : il est actif, et vous pouvez prendre un rubis.
idea-almadi-arrows-keep-1 = Peu importe lequel des deux paysages a la flèche.
idea-almadi-arrows-keep-2 = Seul le paysage qui arrive active ses contacts.

idea-almadi-genie = Chaînes de génies
idea-almadi-genie-line = Un paysage déplacé compte comme une nouvelle arrivée.
idea-almadi-genie-see-1 = La caravane que vous avez posée a un génie à gauche, et la flèche voisine l’a activé.
idea-almadi-genie-see-2 = Un génie déplace un paysage de votre royaume vers une autre case, dans n’importe quelle ligne.
idea-almadi-genie-why = Le paysage déplacé arrive et active ce qu’il touche : peut-être un autre génie.
idea-almadi-genie-now = Déplacez un paysage pour qu’il active quelque chose à son arrivée.
idea-almadi-genie-miss = Il est bien là, mais rien ne s’est activé.
idea-almadi-genie-other = Vous avez laissé le génie : l’effet est perdu.
idea-almadi-genie-done = Il est arrivé et a activé un effet : la chaîne continue.
idea-almadi-genie-keep-1 = Au plus trois déplacements par tour.
idea-almadi-genie-keep-2 = Un paysage ne revient pas aussitôt sur sa case.
idea-almadi-genie-keep-3 = Vous choisissez l’ordre des effets ; ce que vous laissez est perdu.

idea-almadi-caravans = Groupes et caravanes
idea-almadi-caravans-line = Les marchandises ne comptent que transportées.
idea-almadi-caravans-see-1 = Vos marchés ont 8 marchandises.
idea-almadi-caravans-see-2 = Une caravane seule en transporte 2 : 2 points.
idea-almadi-caravans-see-3 = Il y a deux caravanes sur le plateau central, dans les lignes 1 et 4.
idea-almadi-caravans-why = Un groupe transporte plus que ses parties : 2, 5, 10, 15, 20 et plus.
idea-almadi-caravans-now = Posez un paysage pour que 5 marchandises soient transportées.
idea-almadi-caravans-miss = Vos caravanes transportent { $carried ->
    [one] { $carried } marchandise
   *[other] { $carried } marchandises
}.
idea-almadi-caravans-done = Un groupe de deux transporte 5 marchandises : 5 points.
idea-almadi-caravans-keep-1 = Caravanes : 2, 5, 10, 15, 20, 35, 50, 65 marchandises par groupe.
idea-almadi-caravans-keep-2 = Les oasis rapportent 3 chacune, en groupes de deux ou plus.
idea-almadi-caravans-keep-3 = Le plus grand groupe d’oasis rapporte 6 de plus.

idea-almadi-objectives = Objectifs
idea-almadi-objectives-line = Prenez ce que vous réalisez ; le reste peut coûter.
idea-almadi-objectives-see-1 = Votre marché a une lune à gauche, et une flèche l’a activée : vous pouvez prendre un objectif.
idea-almadi-objectives-see-2 = L’un demande quatre cartes Étal, et vous en avez quatre.
idea-almadi-objectives-why = Réalisé, il rapporte ses points ; détenu sans être réalisé, il en fait perdre autant.
idea-almadi-objectives-now = Prenez un objectif que vous réalisez déjà.
idea-almadi-objectives-miss = Vous le détenez sans l’avoir réalisé : tant que c’est ainsi, il fait perdre { $points ->
    [one] { $points } point
   *[other] { $points } points
}. ({ $objective })
idea-almadi-objectives-other = Vous avez laissé la lune : l’effet est perdu.
idea-almadi-objectives-done = Réalisé dès que vous l’avez pris : 4 points, et personne ne peut vous le prendre.
idea-almadi-objectives-keep-1 = Un objectif réalisé est acquis pour de bon.
idea-almadi-objectives-keep-2 = Un objectif non réalisé peut vous être pris par une lune.
idea-almadi-objectives-keep-3 = À la fin, il compte pour vous, ou contre vous.

idea-almadi-points = Points
idea-almadi-points-line = Comptez une fois vous-même.
idea-almadi-points-see-1 = La feuille compte les marchandises transportées, les palais avec leurs voisins, et les jarres actives.
idea-almadi-points-see-2 = Votre oasis est seule : elle ne rapporte rien. Deux ensemble rapportent 6, et le plus grand groupe de tous 6 de plus.
idea-almadi-points-see-3 = Lequel des huit paysages ajoute le plus ?
idea-almadi-points-why = Cherchez ce qui fait passer un cap : d’une à deux, de rien à un groupe.
idea-almadi-points-now = Prenez et posez le paysage qui ajoute le plus de points.
idea-almadi-points-miss = Vos points changent de { $more }. Un autre paysage rapporte plus.
idea-almadi-points-done = Deux oasis : 6 points, et 6 de plus pour le plus grand groupe.
idea-almadi-points-keep-1 = Oasis groupées, marchandises transportées, palais selon leurs voisins.
idea-almadi-points-keep-2 = Une mosaïque fait compter un palais une seconde fois ; une jarre active vaut un point.
idea-almadi-points-keep-3 = Les objectifs comptent pour ou contre vous. On compare les rubis : celui qui en a le plus marque 12, ou 10 à deux joueurs ; sans rubis, on ne marque rien.

idea-almadi-characters = Personnages
idea-almadi-characters-line = Les rubis servent à recruter des personnages et leurs pouvoirs.
idea-almadi-characters-see-1 = Quatre personnages sont disponibles, deux sont dans votre main. Chacun coûte des rubis.
idea-almadi-characters-see-2 = Harun Al Rashid rapporte un point par paysage de votre ligne la plus remplie. La vôtre en a cinq.
idea-almadi-characters-why = Avec les personnages, deux rubis valent 1 point : dépensez-les là où ils rapportent plus.
idea-almadi-characters-now = Recrutez le personnage qui vous rapporte le plus maintenant.
idea-almadi-characters-miss = { $character } : vos points changent de { $more } dans cette position.
idea-almadi-characters-other = Vous avez pris un paysage. Vous pouvez recruter avant ou après, à tout moment de votre tour.
idea-almadi-characters-done = 5 points pour votre ligne, contre des rubis qui en valaient 2.
idea-almadi-characters-keep-1 = Recrutez à tout moment de votre tour, tant que vous pouvez payer.
idea-almadi-characters-keep-2 = Son pouvoir s’applique aussitôt.

# ---- Belaad

idea-belaad-halves = Deux actions par carte
idea-belaad-halves-line = L’action primaire est gratuite, la secondaire a un coût.
idea-belaad-halves-see-1 = Vous avez joué cette carte. En haut, l’action primaire : embaucher ou combattre, gratuite. En bas, l’action secondaire : 4 pièces d’or pour 2 sceaux.
idea-belaad-halves-see-2 = Un érudit à 7 pièces d’or vous en coûte 6, et vous en avez 3.
idea-belaad-halves-see-3 = L’action secondaire rapporte 4 pièces d’or.
idea-belaad-halves-why = Les deux actions, dans l’ordre que vous voulez : d’abord l’or, puis ce qu’il achète.
idea-belaad-halves-now = Commencez par l’action qui met un érudit à votre portée.
idea-belaad-halves-miss = Vous en avez fini avec la carte, sans rien en faire.
idea-belaad-halves-fought = Avec 3 pièces d’or, vous ne pouviez pas embaucher : c’est donc un combat, et votre camp est le plus faible.
idea-belaad-halves-done = 7 pièces d’or : l’action primaire permet maintenant d’embaucher.
idea-belaad-halves-keep-1 = Une carte par tour ; l’action primaire gratuite, la secondaire à son coût.
idea-belaad-halves-keep-2 = Vous choisissez l’ordre des deux, et pouvez y renoncer.
idea-belaad-halves-keep-3 = L’or et les sceaux sont deux sortes de pièces.

idea-belaad-symbols = Symboles et jetons
idea-belaad-symbols-line = Un symbole agit autant de fois que le personnage le montre.
idea-belaad-symbols-see-1 = Votre Trésorier montre les revenus une fois, et deux jetons blancs s’ajoutent : 3.
idea-belaad-symbols-see-2 = Votre Shérif montre le vol une fois : 1.
idea-belaad-symbols-why = Les jetons renforcent un personnage pour la suite. Utilisez le symbole dont vous avez le plus.
idea-belaad-symbols-now = Utilisez la carte pour gagner 3 pièces d’or.
idea-belaad-symbols-miss = Vous avez gagné { $more ->
    [one] { $more } pièce d’or
   *[other] { $more } pièces d’or
}. Un de vos personnages rapporte plus.
idea-belaad-symbols-done = Trois fois les revenus : 3 pièces d’or.
idea-belaad-symbols-keep-1 = Un jeton blanc va à son symbole, un jeton orange où vous voulez.
idea-belaad-symbols-keep-2 = Un jeton orange en bas active la capacité du personnage.
idea-belaad-symbols-keep-3 = Un plateau peut être vidé de tous ses jetons.

idea-belaad-hiring = Embaucher des érudits
idea-belaad-hiring-line = Ce sont les érudits qui rapportent des points.
idea-belaad-hiring-see-1 = Un érudit rapporte ses symboles Science, et parfois un bonus. Son coût se paie en or.
idea-belaad-hiring-see-2 = Votre Sultan montre deux fois le recrutement : chaque symbole réduit le coût de 1 pièce d’or.
idea-belaad-hiring-why = Un érudit à 7 pièces d’or vous en coûte donc 5, exactement ce que vous avez.
idea-belaad-hiring-now = Embauchez un érudit avec cette carte.
idea-belaad-hiring-miss = Vous n’avez pas de nouvel érudit, et Marco peut le prendre au prochain tour.
idea-belaad-hiring-done = Embauché : ses symboles Science sont à vous jusqu’à la fin.
idea-belaad-hiring-keep-1 = Le coût, moins vos symboles recrutement.
idea-belaad-hiring-keep-2 = Un érudit par tour, quelle que soit la manière.
idea-belaad-hiring-keep-3 = Certains s’embauchent avec des épées à la place de l’or.

idea-belaad-combat = Combat
idea-belaad-combat-line = Le camp le plus faible révèle une carte, ou capitule.
idea-belaad-combat-see-1 = La puissance est le nombre de symboles puissance militaire : vous en avez 2, Marco 3.
idea-belaad-combat-see-2 = Au camp le plus faible d’agir : révéler une carte ou capituler. Une carte verte ajoute, une rouge retire, une grise fait perdre aussitôt.
idea-belaad-combat-see-3 = L’action secondaire est un renfort : 2 de puissance pour 2 sceaux.
idea-belaad-combat-why = Le camp le plus fort attend pendant que l’autre prend le risque. À égalité, l’agresseur est le plus faible.
idea-belaad-combat-now = Commencez le combat en position de force.
idea-belaad-combat-miss = { $power } contre { $other } : votre camp est le plus faible, et doit révéler une carte ou capituler.
idea-belaad-combat-other = Vous n’avez pas combattu.
idea-belaad-combat-done = 4 contre 3 : Marco doit révéler une carte ou capituler.
idea-belaad-combat-keep-1 = L’agresseur vainqueur garde une Prise de guerre, qui vaut des points ; le défenseur vainqueur reçoit une épée.
idea-belaad-combat-keep-2 = Perdre sur une carte grise : un de vos plateaux est vidé. Une épée annule cette carte.
idea-belaad-combat-keep-3 = Capituler laisse la Prise de guerre, mais aucun plateau n’est vidé.

idea-belaad-generations = Générations et Ordre
idea-belaad-generations-line = Le troisième érudit pris termine la génération.
idea-belaad-generations-see-1 = Deux érudits de cette génération sont pris. Le troisième la termine : les deux qui restent sont défaussés, cinq nouveaux arrivent.
idea-belaad-generations-see-2 = À trois joueurs, l’Ordre assassine des érudits. Ceux qui sont embauchés sont à l’abri.
idea-belaad-generations-why = Celui qui termine une génération retire deux érudits aux autres, mais le joueur suivant voit les nouveaux en premier.
idea-belaad-generations-now = Terminez la génération avec cette carte.
idea-belaad-generations-miss = La génération continue : l’Ordre peut prendre le prochain érudit.
idea-belaad-generations-done = Le troisième érudit : cinq nouveaux arrivent, et quatre générations font une partie.
idea-belaad-generations-keep-1 = Trois érudits pris terminent une génération ; quatre générations, la partie.
idea-belaad-generations-keep-2 = Les érudits assassinés par l’Ordre comptent aussi.
idea-belaad-generations-keep-3 = Avec 6 symboles Science actifs, l’Ordre gagne seul.

idea-belaad-points = Points
idea-belaad-points-line = Comptez une fois vous-même.
idea-belaad-points-see-1 = La feuille compte la science : un point par symbole de vos érudits.
idea-belaad-points-see-2 = Deux érudits d’une même spécialité rapportent 2, trois 5, quatre 9. Vous en avez un en mathématiques.
idea-belaad-points-see-3 = Certains rapportent un point de plus si vous gardez les pièces qu’ils demandent.
idea-belaad-points-why = Ce n’est pas le plus cher qui compte le plus, mais celui qui convient.
idea-belaad-points-now = Embauchez l’érudit qui ajoute le plus de points.
idea-belaad-points-miss = { $scholar } ajoute { $more }. Quelqu’un ici ajoute davantage.
idea-belaad-points-done = 2 pour la science et 2 pour la paire de mathématiciens : 4.
idea-belaad-points-keep-1 = Un point par symbole Science de vos érudits ; puis leurs bonus, et les points de vos Prises de guerre, les cartes Combat gagnées.
idea-belaad-points-keep-2 = Les pièces ne comptent que si un érudit les demande.
idea-belaad-points-keep-3 = Les membres d’une faction gagnent ou perdent ensemble.

idea-belaad-order = L’Ordre
idea-belaad-order-line = Il n’embauche personne. Il assassine.
idea-belaad-order-see-1 = Vous jouez l’Ordre. Un jeton orange en bas du plateau du Grand maître permet d’assassiner un érudit pour 4 pièces d’or.
idea-belaad-order-see-2 = Il compte pour vous quand des jetons assassinés couvrent ses symboles de l’Ordre. Vous en avez un : puissance militaire.
idea-belaad-order-why = Un érudit assassiné dont tous les symboles sont couverts est actif : avec 6 symboles Science actifs, vous gagnez aussitôt.
idea-belaad-order-now = Assassinez l’érudit qui sera actif tout de suite.
idea-belaad-order-miss = { $scholar } est à vous, mais pas actif : il manque des jetons.
idea-belaad-order-done = Son seul symbole est couvert : 2 symboles Science actifs.
idea-belaad-order-keep-1 = Les jetons assassinés couvrent des symboles ; un jeton orange vaut pour tous.
idea-belaad-order-keep-2 = Si la partie finit autrement, l’Ordre a perdu.
