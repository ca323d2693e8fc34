# What the page says around the boards.

page-title = Majlis
page-home = To the front page
page-loading = One moment…
page-close = Close
page-colon = :
page-yes = yes
page-no = no
page-none = none
page-name = Name
page-save = Save
page-saved = Saved.
page-send = Send
page-start = Start
page-copied = Copied

# ---- the games

page-game = Game
page-games = Games
page-game-alrashid = Al-Rashid
page-game-almadi = Almadi
page-game-belaad = Belaad
page-game-alhambra = Alhambra
page-about-alrashid = Families rise in the round city: place, outrank, bargain, fight.
page-about-almadi = Lay a realm in which one tile wakes the next.
page-about-belaad = Two peoples court the scholars; a third waits with a dagger.
page-about-alhambra = Pay exactly, build wisely, wall it in.
page-length-alrashid = 90 min
page-length-almadi = 45 min
page-length-belaad = 75 min
page-length-alhambra = 60 min

# ---- the front

page-play = Play
page-new = New table
page-learn = Learn
page-rules = Rules
page-hero = Take a seat. The table is laid.
page-hero-help = Four games of the age of the caliphs, against friends or bots, on any screen.
page-start-at-once = Start at once
page-seats = Seats
page-seat-count = { $count } seats
page-bots = Bots
page-play-bots = Play bots
page-open-table = Open a table
page-learn-by-playing = Learn by playing
page-tables-mine = Your tables
page-tables-open = Open tables
page-tables-live = Being played
page-tables-finished = Finished
page-no-mine = You sit at no table yet. Start one above.
page-no-open = No table is waiting for players. Open one.
page-no-live = Nothing to watch just now.
page-no-finished = Finished games are kept here, to be replayed.
page-all-tables = All { $count }
page-seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
page-thinks = { $name } thinks
page-go-on = Play
page-join = Join
page-look = Look
page-review = Review
page-just-now = just now

level-random = Random
level-novice = Novice
level-apprentice = Apprentice
level-expert = Expert
level-master = Master

# ---- opening a table

page-table-kind = How it is played
page-speed = Clock
page-public = Anybody may join and watch
page-public-help = Otherwise only those who have your link.
page-options = Options
page-options-help = each with the rule that it changes
page-create = Open the table
page-fill-me = You
page-fill-open = Open for a friend
page-fill-hot = Somebody at this screen
page-fill-bot = Bot: { $level }
page-fill-all = Fill with bots
page-fill-with = Fill with…
speed-none = No clock
speed-live-600-10 = 10 minutes each, 10 s a move
speed-live-1200-20 = 20 minutes each, 20 s a move
speed-live-2400-30 = 40 minutes each, 30 s a move
speed-days-1 = A day for each move
speed-days-3 = Three days for each move
speed-days-7 = A week for each move

option-alrashid-edition = Edition
value-alrashid-edition-fr = French
value-alrashid-edition-it = Italian
option-alrashid-spy_move = Spies move
value-alrashid-spy_move-own = own pawns
value-alrashid-spy_move-any = any pawn
option-alrashid-favourite_pays_copied = The Favourite pays for a copied favour
option-alrashid-diplomat = The Diplomat holds a pawn back
value-alrashid-diplomat-may = if wished
value-alrashid-diplomat-must = always
option-alrashid-end_tie_break = A tie at the end
value-alrashid-end_tie_break-wealth_then_order = wealth, then turn order
value-alrashid-end_tie_break-shared = shared victory
option-alrashid-crisis_tiles = Crisis tiles
value-alrashid-crisis_tiles-it = Italian set
value-alrashid-crisis_tiles-fr = French set
option-alrashid-country_cut = Goods leave a country
value-alrashid-country_cut-after_battle = after the battle
value-alrashid-country_cut-before_battle = before the battle
option-alrashid-battle_partial = A battle half won removes
value-alrashid-battle_partial-colour = whole colours
value-alrashid-battle_partial-token = single tokens
option-alrashid-idle_dishonour = Dishonour for an idle pawn
option-alrashid-duplicate_titles = The same title twice
option-alrashid-take_fewer = Taking fewer goods
option-almadi-characters = Characters variant
option-almadi-choose_start = Choose the starting tile
option-belaad-consent = Consent of team-mates
value-belaad-consent-ask = is asked
value-belaad-consent-auto = is taken for granted
option-belaad-orange_clear = Clearing orange tokens
value-belaad-orange_clear-bottom = the bottom slot
value-belaad-orange_clear-all = all slots
option-belaad-order_token_sharing = The Order shares its tokens
option-belaad-order_last_scholar = The Order at the last scholar
value-belaad-order_last_scholar-wins = wins
value-belaad-order_last_scholar-too_late = comes too late
option-belaad-turn_limit = Most turns
option-alhambra-scoring_cards = Scoring cards
option-alhambra-sultan = The Sultan
option-alhambra-caravanserai = Caravanserai
option-alhambra-moorish_art = Art of the Moors
option-alhambra-vizier = The vizier's favour
option-alhambra-exchange = Bureau of exchange
option-alhambra-diamonds = Diamonds
option-alhambra-coins = Coins
option-alhambra-end_trigger = The end comes
value-alhambra-end_trigger-unfilled_space = when a space stays empty
value-alhambra-end_trigger-empty_supply = when the supply is empty
option-alhambra-allow_wasteful_payment = Wasteful payments
option-alhambra-open_hands = Open hands

# ---- waiting for seats

page-waiting-for = A table of { $game }
page-waiting-help = It begins as soon as every seat is taken.
page-private-table = Only for those who have the link
page-seat-open = free
page-sit = Sit down
page-free-seat = Free the seat
page-free-sure = Take the seat from { $name }?
page-free-do = Take it
page-not-so = Keep
page-invite = Copy the invitation
page-leave = Leave the game
page-leave-sure = Leave the game? A bot plays on, and you can take the seat back.

# ---- the table

page-board = Board
page-players = Players
page-log = Log
page-chat = Chat
page-details = Details
page-settings = Settings
page-undo = Undo
page-undo-ask = Ask to take back
page-you = you
page-bot = bot
page-away = away; a bot plays
page-not-here = not connected
page-clock = time left
page-days-hours = { $days } d { $hours } h
page-move = move { $step }
page-score = { $name }: { $points } points
page-your-turn = Your turn
page-over = The game is over.
page-point = Choose something outlined.
page-choose = Which do you mean?
page-choices = Choices
page-hint = Hint
page-hints = A strong bot would consider:
page-chance = { $chance } % to win
page-do-it = Do it
page-tray = What you lay out
page-tray-laid = Laid out
page-tray-shelf = Can be laid out
page-tray-empty = Nothing is laid out yet.
page-tray-ways = Ready-made
page-tray-of = { $bound ->
    [at_most] { $reached } of at most { $want }
   *[other] { $reached } of { $want }
 }
page-tray-count = { $count } laid out
page-tray-missing = { $count } to go
page-tray-over = { $count } too much
page-put-back = Put back
page-step-back = Step back
page-ready = Do it like this?
page-forced = nothing else is possible
page-then-chance = What comes then is chance.
page-then-over = Then the game is over.
page-clause = Rule { $id }
page-nothing-here = Nothing has happened yet.
page-log-all = Show all { $count }
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-not-connected = Not connected. Your table is safe; trying again in { $seconds } s.
page-upgraded = The house has been renewed since this page was opened.
page-upgraded-help = Load the new page; your tables are safe.
page-reload = Load the new page
page-undo-asked = You asked to take back; the others are deciding.
page-undo-wish = { $name } would like to take the last act back.
page-agree = Agree
page-refuse = Refuse
page-absent = { $name } is not connected.
page-let-bot = Let a bot play
page-let-bot-sure = Let a bot play for { $name }? The seat can be taken back at any time.
page-you-left = You are away; a bot plays for you.
page-come-back = Take the seat back
page-frozen = The rules have changed since this game began; it can be read but not played on.
page-pass-to = Hand the device to { $name }
page-pass-help = The screen is closed until then.
page-pass-taken = I am { $name }
page-fixture = This table is a picture: nothing can be played here.

# ---- what others did, and scenes

page-since = Since your last turn
page-last-turns = The last turns
page-turns = { $count ->
    [0] nobody has acted yet
    [one] { $count } turn
   *[other] { $count } turns
}
page-more-turns = { $count } more before
page-turn-of = Turn { $number }: { $name }
page-no-points = no points
page-catching-up = catching up
page-paused = paused
page-looking-back = looking back
page-resume = Go on
page-show-again = Show again
page-your-turn-now = Your turn: to the board
page-meaning = What it means for you
page-leads = { $name } leads by { $by }.
page-you-lead = You lead by { $by }.
page-level = { $names }: level at { $points }.
page-gained-most = { $name } gained most: { $points }
page-you-changed = Your points: { $points }
page-tally = The tally
page-this-scene = together
page-why = Why
page-rows = The rows of this scene
page-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
page-once-more = Once more
page-carry-on = Play on
page-to-result = To the result

# ---- the end

page-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
page-result-help = Each number has its rule.
page-source = Source of points
page-total = Total
page-rematch = Play again
page-replay-review = Replay and review
page-look-board = Look at the board
page-share = Copy the link

# ---- replay and review

page-replay = Replay
page-replay-only = This is a replay: nothing can be played here.
page-time-line = Time line
page-win-chance = Chance to win
page-score-curve = Score
page-ask-review = Review this game
page-review-running = The review is being made: { $percent } %
page-review-failed = The review failed.
page-first = To the beginning
page-before = One act back
page-next = One act on
page-last = To the end
page-play-on = Play
page-pause = Pause
page-move-of = move { $step } of { $steps }
page-eyes = Seen by
page-eyes-all = everybody
page-score-sheet = Score sheet
page-what-if = What if?
page-turning = Turning points
page-found = { $count } found
page-better = Better:
page-chances = { $taken } % against { $better } %
page-turning-number = Turning point { $number }
page-way-played = Played
page-way-better = Better
page-percent = { $percent } %
page-no-turning = No choice cost much. Well played.
page-luck-play = Luck and play
page-luck = luck
page-by-play = play
page-luck-help = In points of the chance to win: what the draws gave, and what the choices gave.

# ---- rulebook

page-rules-of = Rules of { $game }
page-rules-failed = The rulebook could not be fetched.
page-search = Search the rules
page-search-none = No rule has these words.
page-rule-option = Option: { $option }
page-rule-see = See also { $ids }

# ---- settings

page-language = Language
page-theme = Light or dark
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-pace = Speed of what others do
page-pace-step = Step
page-pace-calm = Calm
page-pace-brisk = Brisk
page-pace-once = At once
page-touch-twice = Touch twice before a choice is made
page-sound = A soft sound when it is my turn
page-your-name = Your name
page-guest-help = You are a guest: your tables are kept in this browser. With an account you find them anywhere.
page-account-name = Name of the account
page-password = Password
page-sign-up = Make an account
page-sign-in = Sign in
page-sign-out = Sign out
page-old-password = Present password
page-new-password = New password
page-change-password = Change the password

# ---- what can go wrong

page-retry = Try again
page-offline = The server does not answer.
page-offline-help = Your tables are safe. Look after your connection, then try again.
page-server-failed = The server could not do that.
page-not-found = This table does not exist.
page-not-found-help = The address may be cut off, or the table was cleared away after a long time.
page-private = This is a private table.
page-private-help = Ask one of its players for the invitation link; with it you come right in. Meanwhile there are other tables.
page-failed = This could not be shown.
page-failed-help = Look after your connection, then try again.
page-too-fast = That was too fast.
page-too-fast-help = Wait a moment, then try again.
page-busy = The house is busy.
page-busy-help = Nothing is lost. Try again in a moment.
page-broken = There is nothing here.
page-broken-help = The page that you asked for does not exist, or it failed.

# ---- learning

page-learn-title = Learn by playing
page-learn-help = A real game against easy bots. The first time that you have to decide something, you are told what it is about; and you can ask what a strong bot would do.
page-guide = Guide
page-fold = Hide
page-unfold = Show
page-guide-watch = Watch what the others do; the log says it in words.
page-guide-show = Show me a good choice
page-guide-over = That was your first game. The score sheet says where each point came from.
lesson-almadi = Lay out a realm of sixteen tiles. Where an arrow meets a symbol, something happens. In the end oases in groups, goods on caravans, palaces, jars, objectives and rubies count.
lesson-belaad = Two factions race for the scholars of a golden age; with three or five players an Order is out to kill them. Play a card a turn: its upper action is free, its lower one costs coins.
page-source-name = { $source }

lesson-alhambra = Build the finest Alhambra. Money comes in four currencies; each building wants exactly one of them. Three times in the game, whoever owns most of a kind of building scores, and so does the longest outer wall.
lesson-alrashid = Lead a family through five years. First all place their pawns; then areas are resolved one by one, and the strongest presence goes first. Palaces sell titles and services, countries give goods, and titles bring prestige.
