# What the page says around the boards.

page-title = Majlis
page-home = Home
page-loading = One moment…
page-close = Close
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
page-seat-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
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
page-no-finished = Finished games stay here for replay.
page-all-tables = Show all { $count }
page-dealing = dealing
page-seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
page-thinks = { $name } is thinking
page-go-on = Play
page-join = Join
page-look = Watch
page-to-table = Open
page-review = Review
page-just-now = just now
# ---- your games

page-past = Your games
page-tables-past = Your games
page-no-past = Games that you have finished stay here, private ones included.
page-past-count = { $count ->
    [0] no game yet
    [one] one game
   *[other] { $count } games
}
page-outcome-won = won { $own } to { $next }
page-outcome-tie = won on the tie-break, { $own } to { $next }
page-outcome-shared = { $own ->
    [one] shared first place, { $own } point
   *[other] shared first place, { $own } points
}
page-outcome-place = { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}, { $own ->
    [one] { $own } point
   *[other] { $own } points
}
page-outcome-over = over
page-outcome-frozen = read only
page-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
page-what-if-mark = what-if
page-what-if-here = This is a what-if: it continues from move { $act } of an earlier game.
page-what-if-back = Back to the replay
page-trial-mark = practice
page-trial-here = This is a practice position: it continues from the middle of a game between bots.
page-trial-back = Back to the lessons
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
level-grandmaster = Grandmaster

# ---- opening a table

page-table-kind = Clock and access
page-speed = Clock
page-public = Public: anyone may join or watch
page-public-help = Otherwise only those who have your link.
page-hints = Hints from a strong bot
page-hints-help = Where several people play, there are hints only if all of them agree; the log says who asked for one.
page-options = Options
page-options-help = and what each of them changes
page-material = Corrected material
page-corrected-mark = corrected material
page-create = Open the table
page-fill-me = You
page-fill-open = Open for a friend
page-fill-hot = Someone on this device
page-guest-name = Player’s name
page-fill-bot = Bot: { $level }
page-fill-all = Fill with bots
page-fill-with = Fill with…
speed-none = No clock
speed-live-600-10 = 10 min per player + 10 s per move
speed-live-1200-20 = 20 min per player + 20 s per move
speed-live-2400-30 = 40 min per player + 30 s per move
speed-days-1 = 1 day per move
speed-days-3 = 3 days per move
speed-days-7 = 7 days per move

option-alrashid-edition = Edition
about-alrashid-edition = Sets three options below (copied favours, the Diplomat, a tie at the end) as the French or the Italian rulebook has them.
value-alrashid-edition-fr = French
value-alrashid-edition-it = Italian
option-alrashid-spy_move = Spies may move
about-alrashid-spy_move = Whether your spies may move only pawns of your family from one country to another, or anybody’s.
value-alrashid-spy_move-own = your own pawns
value-alrashid-spy_move-any = any pawn
option-alrashid-favourite_pays_copied = A favour copied by the Favourite must be paid
about-alrashid-favourite_pays_copied = Whether you pay the leader’s price on top of the Favourite’s 1 gold when you copy a favour with her.
option-alrashid-diplomat = The Diplomat holds a pawn back
about-alrashid-diplomat = Whether the owner of the Diplomat may, or must, hold a pasha or merchant back when placement begins.
value-alrashid-diplomat-may = if its owner wants
value-alrashid-diplomat-must = always
option-alrashid-end_tie_break = A tie at the end
about-alrashid-end_tie_break = Whether leaders with the same prestige are ranked by what their goods are worth and then by turn order, or win together.
value-alrashid-end_tie_break-wealth_then_order = worth of the goods, then turn order
value-alrashid-end_tie_break-shared = shared victory
option-alrashid-crisis_tiles = Crisis tiles
about-alrashid-crisis_tiles = Which countries a crisis gives mercenaries to: the French set puts more of them on the Spice Road, and fewer on the Silk Road.
value-alrashid-crisis_tiles-it = Italian set
value-alrashid-crisis_tiles-fr = French set
option-alrashid-country_cut = Ranks 4 and 5 leave a country
about-alrashid-country_cut = Whether players of rank 4 and 5 also face the mercenaries of a country before they take their pawns back.
value-alrashid-country_cut-after_battle = after the battle
value-alrashid-country_cut-before_battle = before the battle
option-alrashid-battle_partial = An unbeaten colour of mercenaries
about-alrashid-battle_partial = Whether you still remove mercenaries, worth less than your force in total, of a colour that you fought and did not beat.
value-alrashid-battle_partial-colour = keeps all its tokens
value-alrashid-battle_partial-token = loses weaker tokens
option-alrashid-idle_dishonour = Dishonour for doing nothing in a guild
about-alrashid-idle_dishonour = Whether you get a dishonour for a visit to a guild in which you do nothing at all; a visit for a favour alone always brings one.
option-alrashid-duplicate_titles = Own the same title twice
about-alrashid-duplicate_titles = Whether you may buy the second tile of a title that you own; only with 4 or 5 players there are two.
option-alrashid-take_fewer = Take fewer items than allowed
about-alrashid-take_fewer = Whether you may stop trading before you have taken your full share of a country’s goods and credit note.
option-almadi-characters = Characters variant
about-almadi-characters = Adds characters with powers that you recruit for rubies; at the end two rubies are then worth 1 point, whoever has most.
option-almadi-choose_start = Choose the starting tile
about-almadi-choose_start = Whether the players choose their starting tiles in turn order, or are dealt them.
option-almadi-zumurrud_any_time = Zumurrud in all turns
about-almadi-zumurrud_any_time = Whether Zumurrud may copy a character in the turns of the others too, between two of their acts.
option-belaad-consent = Using a team-mate’s coins
about-belaad-consent = Whether your team-mates are asked before you pay with their coins.
value-belaad-consent-ask = ask first
value-belaad-consent-auto = always allowed
option-belaad-members_pay = Gold from the faction
about-belaad-members_pay = Whether one team-mate, whom you choose, pays all the gold that you lack, or several pay together.
value-belaad-members_pay-one = one team-mate pays it all
value-belaad-members_pay-all = several pay together
option-belaad-treasury_takes = Using the Treasury
about-belaad-treasury_takes = Whether who uses the Treasury takes what the price needs, or must take all of its gold.
value-belaad-treasury_takes-needed = only what is needed
value-belaad-treasury_takes-all = all of its gold
option-belaad-orange_clear = When all bottom slots are full, orange tokens leave
about-belaad-orange_clear = Which orange tokens of a faction go back into the bag once each of its boards has one at the bottom.
value-belaad-orange_clear-bottom = the bottom slots only
value-belaad-orange_clear-all = all slots
option-belaad-order_token_sharing = The Order reuses a token for several scholars
about-belaad-order_token_sharing = Whether a token that the Order has assassinated may cover a symbol of every scholar at once, which makes it easier for the Order to win.
option-belaad-order_last_scholar = The Order reaches its goal with the last scholar
about-belaad-order_last_scholar = Whether the Order still wins if it reaches its goal with the scholar who ends the last generation.
value-belaad-order_last_scholar-wins = it wins
value-belaad-order_last_scholar-too_late = too late
option-belaad-turn_limit = Turn limit
about-belaad-turn_limit = After so many turns the game ends and the points are counted, even if scholars are left.
option-belaad-seating = Seats with the Order
about-belaad-seating = Clockwise from the first seat, which is the Kingdom’s: the Order sits on the last seat, or on the second.
value-belaad-seating-printed = the Order last
value-belaad-seating-mirrored = the other way round
option-belaad-first_seat = Who begins
about-belaad-first_seat = The youngest Kingdom player begins: choose that seat. The Kingdom has every other seat from the first on; mirrored, with five, the first and the fourth.
value-belaad-first_seat-first = the first seat
value-belaad-first_seat-third = the third seat
value-belaad-first_seat-fourth = the fourth seat
value-belaad-first_seat-fifth = the fifth seat
option-alhambra-scoring_cards = New scoring cards
about-alhambra-scoring_cards = Three face-up cards, one for each scoring, say which type of building is worth how much.
option-alhambra-sultan = The Power of the Sultan
about-alhambra-sultan = You can buy cards marked with a type, which let you take a tile of that type for free when one is drawn.
option-alhambra-caravanserai = Caravanserai
about-alhambra-caravanserai = You can buy cards with a marker that climbs turn by turn and pays like a money card.
option-alhambra-moorish_art = Art of the Moors
about-alhambra-moorish_art = Two tiles of the same price, from 6 up, bring you a culture counter, which you can develop and which scores in each scoring.
option-alhambra-vizier = The vizier’s favour
about-alhambra-vizier = Between two turns you may step in and buy a tile for the exact price; then your vizier is asleep until you wake him.
option-alhambra-exchange = Bureaux de change
about-alhambra-exchange = You can take cards that let you mix two currencies in one payment.
option-alhambra-diamonds = Diamonds
about-alhambra-diamonds = Adds a fifth kind of money that buys anything, if you pay with diamonds alone.
option-alhambra-coins = Coins
about-alhambra-coins = Whoever pays too much draws coins worth 1, one for every 2 too much.
option-alhambra-end_trigger = The game ends
about-alhambra-end_trigger = Whether the game ends as soon as the bag is empty, or only when a market space can no longer be filled.
value-alhambra-end_trigger-unfilled_space = when a market space stays empty
value-alhambra-end_trigger-empty_supply = when the bag is empty
option-alhambra-allow_wasteful_payment = Pay with cards that are not needed
about-alhambra-allow_wasteful_payment = Whether you may add a card or coin to a payment that reaches the price without it.
option-alhambra-open_hands = Open hands
about-alhambra-open_hands = Whether everybody sees everybody’s money, or only their own.

# ---- waiting for seats

page-waiting-for = { $game } table
page-waiting-help = It begins as soon as every seat is taken.
page-private-table = Only for those who have the link
page-shuffle-fixed = The server has fixed its part of the shuffle: { $code }
page-shuffle-help = The server can no longer change its part, and it does not know yours: the game is dealt from all parts together. After the game all of them are shown and can be checked.
page-shuffle-dealing = Every seat is taken: the game is being dealt.
page-shuffle-from = { $count ->
    [0] Dealt from the server’s secret alone.
    [one] Dealt from the secrets of one person and the server.
   *[other] Dealt from the secrets of { $count } people and the server.
}
page-shuffle-in = Your share is part of the shuffle.
page-shuffle-checked = Your share is part of the shuffle: checked.
page-shuffle-left-out = Your share did not arrive in time; it is not part of the shuffle.
page-shuffle-wrong = This is not what was fixed before the game: somebody has tampered with the deal.
page-seat-open = free
page-sit = Sit down
page-free-seat = Free the seat
page-free-sure = Remove { $name } from this seat?
page-free-do = Remove
page-not-so = Cancel
page-invite = Copy the invitation
page-invite-anew = New invitation
page-invite-anew-sure = The old link will no longer let anybody in.
page-shut-out = Ban
page-shut-out-sure = Ban { $name } from this table? No invitation will let them back in.
page-removed = { $name } cannot come back to this table.
page-let-in = Let in again
page-leave = Leave the game
page-leave-sure = Leave the game? A bot will play for you until you take the seat back.

# ---- the table

page-board = Board
page-players = Players
page-log = Log
page-chat = Chat
page-details = Details
page-settings = Settings
page-undo = Undo
page-undo-ask = Ask to undo
page-you = you
page-bot = bot
page-away = away (a bot is playing)
page-not-here = offline
page-clock = time left
page-days-hours = { $days } d { $hours } h
page-move = move { $step }
page-score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-your-turn = Your turn
page-onlooker = You are watching: you see what everybody sees.
page-over = The game is over.
page-point = Choose something outlined.
page-nowhere = It cannot go there: drop it on something outlined.
page-last-alrashid = This is the last year.
page-last-almadi = This is the last turn.
page-last-belaad = This is the last generation.
page-last-alhambra = The bag is empty: the next tile bought ends the game.
page-choose = Choose one:
page-choices = Choices
page-hint = Hint
page-hints-on = Hints are on
page-hints-off = Hints are off
page-hints-missing = Not agreed yet: { $names }
page-hints-agree = Agree to hints
page-hints-withdraw = Withdraw my consent
page-hints-wish = Somebody at this table would like hints for everybody.
page-hinted = { $name } asked for a hint.
page-coach = Coach
page-coach-thinking = The coach is thinking.
page-do-step = Do step { $step }
page-hide = Hide
page-or-else = Or else
page-coach-change = { $before } to { $after }
page-coach-instead = { $what }: { $after } instead of { $before }.
page-coach-less = It brings you less later on.
page-coach-further = The coach sees further ahead than these reasons.
page-coach-ahead = The reasons only show later on.
page-coach-again = You act again at once.
page-coach-then = Then:
page-coach-anew = What you have laid out leads to less. Better, from the beginning:
page-coach-laid = It is laid out. Look at it, then carry it out.
page-coach-dots = Five dots: the coach’s choice. Numbers:
page-coach-strength = Strength: { $strength } of 5
page-coach-numbers = Show the numbers
page-coach-this = this
page-coach-these = with these
page-coach-here = here
page-chance = { $chance }% chance to win
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
page-step-back = Undo this step
page-ready = Do it like this?
page-forced = nothing else is possible
page-then-chance = What comes next is decided by chance.
page-then-over = Then the game is over.
page-then-own = Then you choose again.
page-then-next = Then it is { $name }’s turn.
page-would = If you choose this
page-would-ask = Then you are asked:
page-no-points-now = Your points do not change.
page-score-of = Points of { $name }
    .you = Your points
page-clause = Rule { $id }
page-nothing-here = Nothing has happened yet.
page-log-all = Show all { $count }
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-not-connected = Connection lost. Your game is saved; trying again in { $seconds } s.
page-upgraded = Majlis has been updated since you opened this page.
page-upgraded-help = Reload the page; your games are saved.
page-reload = Reload the page
page-undo-asked = You asked to undo; the others are deciding.
page-undo-wish = { $name } would like to undo the last move.
page-chat-about = About { $name }
page-mute = Mute { $name }
page-muted = You have muted { $name }.
page-unmute = Unmute
page-chat-aside = The players cannot read this while they play.
page-agree = Agree
page-refuse = Refuse
page-absent = { $name } is offline.
page-let-bot = Let a bot play
page-let-bot-sure = Let a bot play for { $name }? { $name } can take the seat back at any time.
page-you-left = You are away; a bot is playing for you.
page-come-back = Take the seat back
page-frozen = The rules have changed since this game began. You can read it, but not continue it.
page-ended = Whoever runs this server has ended this game. You can read it, but not continue it.
page-pass-to = Hand the device to { $name }
page-pass-help = The screen is hidden until then.
page-pass-taken = I am { $name }
page-fixture = This table is a picture: nothing can be played here.

# ---- what others did, and scenes

page-since = Since your last turn
page-last-turns = The last turns
page-no-turns = Nobody has acted since your last turn.
page-turns = { $count ->
    [0] nobody has acted yet
    [one] { $count } turn
   *[other] { $count } turns
}
page-more-turns = { $count } earlier
page-more-lines = (and { $count } more)
page-turn-of = Turn { $number }: { $name }
page-no-points = no points
page-catching-up = catching up
page-paused = paused
page-looking-back = looking back
page-resume = Resume
page-show-again = Show again
page-your-turn-now = Your turn: go to the board
page-meaning = What it means for you
page-leads = { $name } leads by { $by }.
page-you-lead = You lead by { $by }.
page-level = { $names }: level at { $points }.
page-gained-most = { $name } gained most: { $points }
page-you-changed = Your points: { $points }
page-tally = The tally
page-this-scene = in total
page-why = Why
page-rows = The rows of this scene
page-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
page-once-more = Show again
page-carry-on = Play on
page-to-result = To the result

# ---- the end

page-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
page-you-won = You win
page-you-won-with = You win with { $names }
page-result-help = Every line of points names its rule.
page-source = Source of points
page-total = Total
page-part-line = Scoring { $round }
page-ties = Equal points: what decides
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
page-review-running = Reviewing the game: { $percent }%
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
page-way-both = Both
page-next-point = Next point
page-turning-cost = What it cost
page-loss = { $part ->
    [little] It cost a little of the chance to win.
    [tenth] It cost about a tenth of the chance to win.
    [fifth] It cost about a fifth of the chance to win.
    [half] It cost about half of the chance to win.
   *[most] It cost most of the chance to win.
}
page-no-turning = No choice cost you much. Well played.
page-luck-play = Luck and play
page-luck = luck
page-by-play = play
page-luck-help = In percentage points of the chance to win: what the draws gave, and what the choices gave.

# ---- rulebook

page-rules-of = Rules of { $game }
page-rules-failed = The rulebook could not be loaded.
page-search = Search the rules
page-search-none = No rule has these words.
page-rule-option = Option: { $option }
page-rule-see = See also { $ids }
page-contents = Contents
page-search-found = { $count ->
    [one] one rule
   *[other] { $count } rules
}
page-picture-setup = Set-up
page-picture-turn = A turn
page-picture-scoring = Scoring
goal-alrashid = Lead your family through five years; whoever has the most prestige at the end wins. Your family, titles and influence bring prestige, dishonour takes it away.
picture-alrashid-setup = You begin with a pasha, a merchant and a sage, a few goods, and one mercenary of land or sea.
picture-alrashid-turn = Everybody places pawns. Then, area by area, the greatest dominance acts first and takes the most.
picture-alrashid-scoring = A pasha is worth 3, a merchant 2, a sage 1, a title what it says, an influence token 1; each dishonour costs 2.
goal-almadi = Build a realm in which every tile sets off its neighbours; whoever has the most points at the end wins. Oases in groups, goods that your caravans carry, palaces, jars, mosaics, objectives and rubies bring points.
picture-almadi-setup = Your starting tile has one landscape for each of the four rows; eight tiles lie on the central board.
picture-almadi-turn = Take a tile and place it in your realm. Where an arrow meets a symbol, you get the effect: here a ruby.
picture-almadi-scoring = Each oasis of a group is worth 3; a palace 1, and 1 for each oasis or market beside it; each good that a caravan carries 1.
goal-belaad = Two factions compete for the scholars of four generations; the one with more points for science, bonuses and spoils wins. With three or five players an Order wins alone if it activates enough science symbols.
picture-belaad-setup = Five scholars are on display; each faction has five characters, whose boards begin empty.
picture-belaad-turn = Play a card: its primary action is free, its secondary action costs coins. Then take a face-up card.
picture-belaad-scoring = Each science symbol is worth 1 point; two, three or four scholars of a speciality 2, 5 or 9; spoils and bonuses for coins what they say.
goal-alhambra = Build the finest Alhambra; whoever has the most points after three scorings wins. Each scoring rewards those who own most buildings of a type, and everybody’s longest outside wall.
picture-alhambra-setup = Your Alhambra begins with a fountain. Four buildings lie on the market, four money cards on display.
picture-alhambra-turn = Take money, buy a building in the currency of its space, or redesign your Alhambra. Pay the exact price and you act again.
picture-alhambra-scoring = In the last scoring the most pavilions bring 16 points, the next places 8 and 1; each section of your longest outside wall brings 1.

# ---- settings

page-language = Language
page-theme = Theme
page-theme-system = same as the device
page-theme-light = light
page-theme-dark = dark
page-pace = Speed of what others do
page-pace-step = Step
page-pace-calm = Calm
page-pace-brisk = Brisk
page-pace-once = At once
page-touch-twice = Tap twice to confirm a choice
page-sound = A soft sound when it is my turn
page-your-name = Your name
page-guest-help = You are a guest: only this browser knows your tables. With an account you find them on any device.
page-account-name = Account name
page-password = Password
page-sign-up = Create an account
page-sign-in = Sign in
page-sign-out = Sign out
page-old-password = Current password
page-new-password = New password
page-change-password = Change password
# ---- keys

page-keys = Keys
page-key-first = To the first thing that you can choose
page-key-arrows = From one thing to the next
page-key-choose = Choose what is outlined
page-key-enter = Carry out your move
page-key-digits = Lay out one more of thing 1 to 9
page-key-digits-back = Put one of it back
page-key-escape = Put back; close what is open
page-key-back = Undo the last step
page-key-undo = Undo your last move
page-key-hint = Ask the coach
page-key-pause = Pause what is being shown, or resume
page-key-moments = What happened since your last turn: one move back or forward
page-key-next-turn = The whole turn of the next player
page-key-again = Show it all again, or skip ahead
page-key-scene = Show the last scene again
page-key-log = To the log
page-key-keys = This list; on a piece: why it cannot be chosen
page-key-act = One move back or forward
page-key-turn = One turn back or forward
page-key-play = Play or pause
page-key-ends = To the beginning or the end
page-key-board = Back to the board
page-named-space = Space
page-named-enter = Enter
page-named-escape = Esc
page-named-backspace = Backspace
page-named-home = Home
page-named-end = End
page-named-shift = Shift

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
page-fold = Hide
page-unfold = Show
page-guide-watch = Watch what the others do; the log tells you every move.
page-guide-scene = See who gains what here, and why. “Play on” brings the board back.
page-guide-show = Show me a good choice
page-guide-lesson = A lesson about this: { $name }
page-aims = What to aim for
page-try = Try it yourself first?
page-try-how = Lay it out on the board: nothing happens until you carry it out.
page-try-laid = Your move is laid out. Ask what the coach thinks of it, or carry it out.
page-try-ask = Ask the coach about it
page-try-off = Do not ask me first
page-try-on = Ask me first
page-verdict-5 = Excellent: the coach knows nothing better.
page-verdict-4 = Good: hardly anything is better.
page-verdict-3 = Fair: there is something better.
page-verdict-2 = This gives something away.
page-verdict-1 = This gives much away.
page-verdict-good = What is good about it
page-verdict-costs = What it costs
page-verdict-lacking = What it lacks
page-verdict-more = { $what }: { $best } with the coach’s move, { $own } with yours.
page-verdict-further = Why another move is better only shows later on.
page-verdict-show = Show what the coach would do
page-guide-over = That was your first game. The score sheet shows where each point came from.
lesson-almadi = Lay out a realm of sixteen tiles. Where an arrow meets a symbol, an effect is activated. At the end you score for oases in groups, goods on caravans, palaces, jars, objectives and rubies.
lesson-belaad = Two factions compete for the scholars of a golden age: the science of those you hire scores points. With three or five players an Order is out to assassinate them. Play a card a turn: its primary action is free, its secondary action costs coins.
page-source-name = { $source }

lesson-alhambra = Build the finest Alhambra. Money comes in four currencies; each building is paid in exactly one of them. Three times in the game, whoever owns most of a type of building scores, and everybody scores their own longest outer wall.
lesson-alrashid = Lead a family through five years. First everybody places pawns; then areas are resolved one by one, and the greatest dominance acts first. Palaces sell titles and services, countries give goods, and titles bring prestige.
