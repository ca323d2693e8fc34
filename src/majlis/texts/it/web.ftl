# Ciò che la pagina dice intorno ai tabelloni.

page-title = Majlis
page-your-turn = Tocca a te
page-undo = Annulla
page-rules = Regole
page-chat = Chat
page-settings = Impostazioni
page-log = Diario
page-board = Tabellone
page-players = Giocatori
page-details = Dettagli
page-you = tu
page-bot = bot
page-move = mossa { $step }
page-begins = La partita comincia.
page-spectator = Stai guardando.
page-over = La partita è finita.
page-score = { $name }: { $points }
page-let-go = Lascia
page-choose = Quale intendi?
page-nothing-here = Non è ancora successo nulla.
page-fixture = Questo tavolo è un’immagine: qui non si gioca.

# ---- the games

page-game-alrashid = Al-Rashid
page-game-almadi = Almadi
page-game-belaad = Belaad
page-game-alhambra = Alhambra
