# Ce que dit la page autour des plateaux.

page-title = Majlis
page-your-turn = À vous
page-undo = Reprendre
page-rules = Règles
page-chat = Discussion
page-settings = Réglages
page-log = Journal
page-board = Plateau
page-players = Joueurs
page-details = Détails
page-you = vous
page-bot = robot
page-move = coup { $step }
page-begins = La partie commence.
page-spectator = Vous regardez.
page-over = La partie est finie.
page-score = { $name } : { $points }
page-let-go = Lâcher
page-choose = Lequel voulez-vous dire ?
page-nothing-here = Rien ne s’est encore passé.
page-fixture = Cette table est une image : on ne peut rien y jouer.

# ---- the games

page-game-alrashid = Al-Rashid
page-game-almadi = Almadi
page-game-belaad = Belaad
page-game-alhambra = Alhambra
