# What the page says around the boards.

page-title = Majlis
page-your-turn = Your turn
page-undo = Undo
page-rules = Rules
page-chat = Chat
page-settings = Settings
page-log = Log
page-board = Board
page-players = Players
page-details = Details
page-you = you
page-bot = bot
page-move = move { $step }
page-begins = The game begins.
page-spectator = You are watching.
page-over = The game is over.
page-score = { $name }: { $points }
page-let-go = Let go
page-choose = Which do you mean?
page-nothing-here = Nothing has happened yet.
page-fixture = This table is a picture: nothing can be played here.

# ---- the games

page-game-alrashid = Al-Rashid
page-game-almadi = Almadi
page-game-belaad = Belaad
page-game-alhambra = Alhambra
