# What the page says around the boards.

page-title = Majlis
page-home = Home
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
page-about-alrashid = Raise your family in the round city: place, outrank, trade, fight.
page-about-almadi = Build a realm in which every tile sets off its neighbours.
page-about-belaad = Two factions compete for the scholars; a third waits with a dagger.
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
page-play-bots = Play against bots
page-open-table = Open a table
page-learn-by-playing = Learn by playing
page-tables-mine = Your tables
page-tables-open = Open tables
page-tables-live = In progress
page-tables-finished = Finished
page-no-mine = You are not at any table yet. Start one above.
page-no-open = No table is waiting for players. Open one.
page-no-live = Nothing to watch just now.
page-no-finished = Finished games are kept here for replay.
page-all-tables = All { $count }
page-seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
page-thinks = { $name } thinks
page-go-on = Play
page-join = Join
page-look = Watch
page-to-table = Open
page-review = Review
page-just-now = just now
# ---- your games

page-past = Your games
page-tables-past = Your games
page-no-past = Games that you have finished stay here, private ones too.
page-past-count = { $count ->
    [0] no game yet
    [one] one game
   *[other] { $count } games
}
page-outcome-won = won, { $own } to { $next }
page-outcome-tie = won on the tie-break, { $own } to { $next }
page-outcome-shared = shared first place, { $own } points
page-outcome-place = { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}, { $own } points
page-outcome-over = over
page-outcome-frozen = read only
page-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
page-what-if-mark = what-if
page-what-if-here = This is a what-if: it goes on from move { $act } of an earlier game.
page-what-if-back = Back to the replay
page-watching = You are watching this game; only those who sit at the table can play.
page-page-of = Page { $page } of { $pages }
page-newer = Newer
page-older = Older
moment-alrashid = Year { $year } of { $years }
moment-almadi = Turn { $turn } of { $turns }
moment-belaad = Generation { $generation } of { $generations }, turn { $turn }
moment-alhambra = { $scorings ->
    [0] Before the first scoring
    [1] After the first scoring
    [2] After the second scoring
   *[other] After the last scoring
}, { $tiles ->
    [one] { $tiles } tile left
   *[other] { $tiles } tiles left
}

level-random = Random
level-novice = Novice
level-apprentice = Apprentice
level-expert = Expert
level-master = Master

# ---- opening a table

page-table-kind = Clock and access
page-speed = Clock
page-public = Public: anyone may join or watch
page-public-help = Otherwise only those who have your link.
page-options = Options
page-options-help = each with the rule that it changes
page-create = Open the table
page-fill-me = You
page-fill-open = Open for a friend
page-fill-hot = Someone on this device
page-fill-bot = Bot: { $level }
page-fill-all = Fill with bots
page-fill-with = Fill with…
speed-none = No clock
speed-live-600-10 = 10 min per player + 10 s per move
speed-live-1200-20 = 20 min per player + 20 s per move
speed-live-2400-30 = 40 min per player + 30 s per move
speed-days-1 = A day for each move
speed-days-3 = Three days for each move
speed-days-7 = A week for each move

option-alrashid-edition = Edition
value-alrashid-edition-fr = French
value-alrashid-edition-it = Italian
option-alrashid-spy_move = Spies may move
value-alrashid-spy_move-own = your own pawns
value-alrashid-spy_move-any = any pawn
option-alrashid-favourite_pays_copied = A favour copied by the Favourite must be paid
option-alrashid-diplomat = The Diplomat holds a pawn back
value-alrashid-diplomat-may = if the player wants
value-alrashid-diplomat-must = always
option-alrashid-end_tie_break = A tie at the end
value-alrashid-end_tie_break-wealth_then_order = wealth, then turn order
value-alrashid-end_tie_break-shared = shared victory
option-alrashid-crisis_tiles = Crisis tiles
value-alrashid-crisis_tiles-it = Italian set
value-alrashid-crisis_tiles-fr = French set
option-alrashid-country_cut = Ranks 4 and 5 leave a country
value-alrashid-country_cut-after_battle = after the battle
value-alrashid-country_cut-before_battle = before the battle
option-alrashid-battle_partial = A lost battle also removes
value-alrashid-battle_partial-colour = nothing of an unbeaten colour
value-alrashid-battle_partial-token = weaker tokens of your choice
option-alrashid-idle_dishonour = Dishonour for doing nothing in a guild
option-alrashid-duplicate_titles = Own the same title twice
option-alrashid-take_fewer = Take fewer goods than allowed
option-almadi-characters = Characters variant
option-almadi-choose_start = Choose the starting tile
option-belaad-consent = Using a team-mate’s coins
value-belaad-consent-ask = ask first
value-belaad-consent-auto = always allowed
option-belaad-orange_clear = When all bottom slots are full, orange tokens leave
value-belaad-orange_clear-bottom = the bottom slots only
value-belaad-orange_clear-all = all slots
option-belaad-order_token_sharing = The Order reuses a token for several scholars
option-belaad-order_last_scholar = The Order reaches its goal with the last scholar
value-belaad-order_last_scholar-wins = it wins
value-belaad-order_last_scholar-too_late = too late
option-belaad-turn_limit = Turn limit
option-alhambra-scoring_cards = New scoring cards
option-alhambra-sultan = The Power of the Sultan
option-alhambra-caravanserai = Caravanserai
option-alhambra-moorish_art = Art of the Moors
option-alhambra-vizier = The vizier's favour
option-alhambra-exchange = Bureaux de change
option-alhambra-diamonds = Diamonds
option-alhambra-coins = Coins
option-alhambra-end_trigger = The game ends
value-alhambra-end_trigger-unfilled_space = when a market space stays empty
value-alhambra-end_trigger-empty_supply = when the bag is empty
option-alhambra-allow_wasteful_payment = Allow paying more than needed
option-alhambra-open_hands = Open hands

# ---- waiting for seats

page-waiting-for = { $game } table
page-waiting-help = It begins as soon as every seat is taken.
page-private-table = Only for those who have the link
page-seat-open = free
page-sit = Sit down
page-free-seat = Free the seat
page-free-sure = Remove { $name } from this seat?
page-free-do = Remove
page-not-so = Cancel
page-invite = Copy the invitation
page-leave = Leave
page-leave-sure = Leave the game? A bot will play for you until you take the seat back.

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
page-skip = Skip
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

# ---- the end

page-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
page-result-help = Every line of points names its rule.
page-source = Source of points
page-total = Total
page-part-line = Scoring { $round }
page-ties = Equal points: what decides
page-bar = { $name }: { $total } in all
page-rematch = Play again
page-replay-review = Replay and review
page-look-board = Look at the board
page-share = Copy the link

# ---- replay and review

page-replay = Replay
page-replay-only = This is a replay: nothing can be played here.
page-time-line = Timeline
page-win-chance = Chance to win
page-score-curve = Score
page-ask-review = Review this game
page-review-running = The review is being made: { $percent }%
page-review-failed = The review failed.
page-first = To the beginning
page-before = One move back
page-next = One move forward
page-last = To the end
page-play-on = Play
page-pause = Pause
page-move-of = move { $step } of { $steps }
page-eyes = View as
page-eyes-all = all hands open
page-score-sheet = Score sheet
page-what-if = Play on from here
page-turning = Turning points
page-found = { $count } found
page-better = Better:
page-chances = { $taken }% against { $better }%
page-turning-number = Turning point { $number }
page-way-played = Played
page-way-better = Better
page-percent = { $percent }%
page-no-turning = No choice cost much. Well played.
page-luck-play = Luck and play
page-luck = luck
page-by-play = play
page-luck-help = In percentage points of the chance to win: what the draws gave, and what the choices gave.

# ---- rulebook

page-rules-of = Rules of { $game }
page-rules-failed = The rulebook could not be fetched.
page-search = Search the rules
page-search-none = No rule has these words.
page-rule-option = Option: { $option }
page-rule-see = See also { $ids }

# ---- settings

page-language = Language
page-theme = Theme
page-theme-system = same as the device
page-theme-light = light
page-theme-dark = dark
page-pace = Speed of animations and bots
page-pace-calm = calm
page-pace-brisk = brisk
page-pace-instant = instant
page-touch-twice = Tap twice to confirm a choice
page-sound = A soft sound when it is my turn
page-your-name = Your name
page-guest-help = You are a guest: your tables are kept in this browser. With an account you find them anywhere.
page-account-name = Name of the account
page-password = Password
page-sign-up = Create an account
page-sign-in = Sign in
page-sign-out = Sign out
page-old-password = Current password
page-new-password = New password
page-change-password = Change the password

# ---- what can go wrong

page-retry = Try again
page-offline = The server does not answer.
page-offline-help = Your games are saved. Check your connection, then try again.
page-server-failed = The server could not do that.
page-not-found = This table does not exist.
page-not-found-help = The link may be incomplete, or the table was deleted after a long time.
page-private = This is a private table.
page-private-help = Ask one of its players for the invitation link; it lets you straight in. Meanwhile there are other tables.
page-failed = This could not be shown.
page-failed-help = Check your connection, then try again.
page-too-fast = You are going too fast.
page-too-fast-help = Wait a moment, then try again.
page-busy = The server is busy.
page-busy-help = Nothing is lost. Try again in a moment.
page-broken = There is nothing here.
page-broken-help = The page you asked for does not exist or could not be shown.

# ---- learning

page-guide = Guide
page-fold = fold
page-unfold = unfold
page-guide-watch = Watch what the others do; the log says it in words.
page-guide-show = Show me a good choice
page-guide-over = That was your first game. The score sheet says where each point came from.
lesson-almadi = Lay out a realm of sixteen tiles. Where an arrow meets a symbol, something happens. In the end oases in groups, goods on caravans, palaces, jars, objectives and rubies count.
lesson-belaad = Two factions race for the scholars of a golden age; with three or five players an Order is out to kill them. Play a card a turn: its upper action is free, its lower one costs coins.
page-source-name = { $source }

lesson-alhambra = Build the finest Alhambra. Money comes in four currencies; each building wants exactly one of them. Three times in the game, whoever owns most of a kind of building scores, and so does the longest outer wall.
lesson-alrashid = Lead a family through five years. First all place their pawns; then areas are resolved one by one, and the strongest presence goes first. Palaces sell titles and services, countries give goods, and titles bring prestige.
