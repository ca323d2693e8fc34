# What every game says.

seat = Player { $number }
# The reader in a sentence about another player: “from you”.
reader = you
nothing = nothing
counted = { $count } { $thing }
colon = :
bot = Bot { $number }

# ---- a move in one sentence

coach-then = { $act }, then { $next }
coach-with = { $act }, with { $things }
coach-lay = { $act }: { $things }

# ---- what the server refuses

problem-too-fast = You are going too fast. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
problem-too-slow = That took too long to arrive. Try again.
problem-too-large = That is too large to send.
problem-malformed = The server did not understand that request.
problem-forbidden = You may not do that.
problem-not-found = There is nothing here.
problem-busy = The server cannot save this right now. Nothing has changed; try again in a moment.
problem-defect = Something went wrong on our side. Nothing has changed.
problem-origin = That request did not come from this page.
problem-banned = You have been banned from this server.
problem-name = A name can have up to { $longest } letters and digits.
problem-name-house = Majlis and its bots use this name, or one that looks like it. Choose another one.
problem-name-taken = This name belongs to somebody else, or looks like somebody else’s. Choose another one.
problem-has-account = You already have an account.
problem-password = { $shortest ->
    [one] A password needs at least { $shortest } character.
   *[other] A password needs at least { $shortest } characters.
}
problem-sign-in = Wrong name or password.
problem-old-password = The current password is wrong.
problem-no-account = Without an account there is no password to change.
problem-no-guests = Only people with an account can play on this server. Sign in first.
problem-registration = Nobody can create an account here. Ask whoever runs this server for one.

# ---- the terminal table

# Words that can be typed: one word each, all different.
command-ok = ok
command-back = back
command-more = more
command-plan = plan
command-hint = hint
command-why = why
command-undo = undo
command-score = score
command-board = board
command-news = news
command-log = log
command-rules = rules
command-save = save
command-help = help
command-quit = quit
table-help =
    Type the number of a choice. The beginning of a word is enough:
      3, -3        where several things are chosen: lay out one of thing 3, put one back
      ok           do what is shown
      back         undo the last step of your move
      more         the next page of choices
      plan 3       what choice 3 would do (plan alone: what your move would do)
      hint         what the coach would do; hint 1 lays it out
      ?3           the rule behind choice 3 (? alone: behind the decision)
      why WORDS    why something with these words is not offered
      undo         undo your last move, if it revealed nothing
      score        the score sheet as of now
      board        the whole table (Enter alone: this screen again)
      news         what has happened since you last chose
      log          everything that has happened so far
      rules WORDS  look something up in the rulebook
      save FILE    save a copy of the game
      quit         leave; the game is saved
table-range = Type a number from 1 to { $count }.
table-item = { $text } ({ $laid } of { $most })
table-missing-things = { $count ->
    [one] One more is needed.
   *[other] { $count } more are needed.
}
table-missing-worth = You still need { $count } more in value.
table-over-things = { $count ->
    [one] That is one more than is needed.
   *[other] That is { $count } more than are needed.
}
table-over-worth = That is worth { $count } more than is needed.
table-ok = ok: { $text }
table-so-far = So far: { $text }
table-act = Your move: { $text }
table-forced = { $text } (nothing else is possible)
table-warning = Mind: { $text }
table-points = { $name }, points: { $before } before, { $after } after
table-change = { $name }, { $thing }: { $before } before, { $after } after
table-then-chance = What comes next is decided by chance.
table-then-others = Next to decide: { $name }.
table-then-over = The game ends with this.
table-ok-act = Type ok to do it, or back to undo the last step.
table-not-whole = Something is still missing: type the number of a line.
table-nothing-back = There is nothing to undo here.
table-pass = The screen is hidden. { $name }, press Enter when you are ready.
table-kept = The game is saved in { $file } (continue with: majlis play --resume FILE).
table-result = The result
table-why-none = Nothing that is refused has these words.
table-why-more = There are more; add a word to narrow it down.
table-rules-none = No rule has these words.
table-board-hidden = The table has no room here: board shows it.
table-then = { $thing } … ({ $count } choices)
table-more = Page { $page } of { $pages } (more: the next one)
table-news-more = … { $count ->
    [one] one earlier line
   *[other] { $count } earlier lines
} (news: all of them)
table-narrow = This terminal is { $columns } columns wide, and the table needs { $needed } to be drawn: it is told in sentences.
table-unknown = There is no such command; help lists them.
table-meant = There is no such command. Did you mean: { $words }?
table-near = No rule has these words; shown is: { $words }
table-plan-none = Nothing is laid out yet: plan 3 tells what choice 3 would do.
table-plan-more = There is more: plan tells all of it.
table-plan-open = More would be asked then:
table-hint = Advice { $number }: { $act } (chance to win { $chance }%)
table-hint-for = for it: { $text }, { $before } before, { $after } after
table-hint-against = against it: { $text }, { $before } before, { $after } after
table-hint-lay = hint 1 lays out the first; nothing is done before ok.
table-hint-none = There is no such advice: hint alone asks for it.
table-total = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-not-saved = The game could not be saved ({ $reason }). It goes on; save FILE keeps it somewhere else.
table-rescued = The game could not be saved in its own file. It is saved in { $file } (continue with: majlis play --resume FILE).
table-lost = The game could not be saved anywhere ({ $reason }).
table-still = Still not saved. Type quit again to leave all the same, or save FILE to keep the game elsewhere.
saves-none = No saved game.
saves-which = Number of the game to take up, or Enter for none:
saves-line = { $game }, { $date }, { $names }: { $acts ->
    [one] one move
   *[other] { $acts } moves
}
saves-over = finished
saves-damaged = damaged
undo-nothing = You have not chosen anything yet.
undo-other = Another player has acted since your last choice.
undo-revealed = Your last choice revealed something, so it cannot be undone.
undo-far = That would undo more than the last move of another player.

# ---- what a table refuses

problem-away = A bot is playing for you. Take your seat back first.
problem-bot-tables = { $most ->
    [one] You already have a game with bots in progress, and nobody may have more than one here. Finish it first.
   *[other] You already have { $most } games with bots in progress, and nobody may have more here. Finish one of them first.
}
problem-chat = A message can have up to { $longest ->
    [one] { $longest } character
   *[other] { $longest } characters
}, but not be empty.
problem-command-id = The command has no usable id.
problem-ended = Whoever runs this server has ended this game. You can read it, but not continue it.
problem-aside = This table cannot be opened: what was saved of it is damaged. Nothing else is affected; whoever runs this server can see why.
problem-contributed = Your share of this shuffle has already been taken; it cannot be replaced.
problem-contribution = A share of the shuffle is 32 hexadecimal digits in small letters (16 random bytes). Nothing was changed.
problem-contribution-early = Seats are still free. Send your share when every seat is taken.
problem-contribution-late = The game has already been dealt, without this share.
problem-contribution-other = This is not the share that you pledged. Send the one from which you made your pledge.
problem-dealing = The game is being dealt. Try again in a moment.
problem-frozen = The rules have changed since this game began. You can read it, but not continue it.
problem-has-days = At this table a move may take days: only the clock can end the wait.
problem-hints-off = Hints are off at this table. They are on as soon as everybody who plays here agrees to them.
problem-host-only = Only the host of the table may do that.
problem-is-here = This player is online.
problem-just-left = { $seconds ->
    [one] This player lost the connection a moment ago. After one more second a bot can take over.
   *[other] This player lost the connection a moment ago. After { $seconds } more seconds a bot can take over.
}
problem-muted-many = You have muted { $most } people, the most that you can. Unmute somebody first.
problem-newer = This table was saved by a newer version of the server, and this one cannot read it yet. Nothing is lost; try again when the server has been updated.
problem-no-hint = No advice came in time. Try again.
problem-no-pledge = You have not pledged a share of this shuffle. A pledge is sent when you sit down.
problem-no-rematch = Only those who played the game to its end can ask for a rematch.
problem-no-table = There is no such table.
problem-no-wish = There is no request for you to answer.
problem-nobody-there = There is nobody to do that to.
problem-not-over = The game is not over yet.
problem-not-seated = You have no seat at this table.
problem-not-started = The game has not begun yet.
problem-not-to-free = Nobody sits in this seat.
problem-not-your-seat = This is not your seat.
problem-out-of-turn = It is not your turn to choose.
problem-over = The game is over.
problem-pledge = A pledge is 64 hexadecimal digits in small letters (a SHA-256). Nothing was changed.
problem-private = This table is private. Ask somebody who sits there for an invitation.
problem-removed = The host of this table has removed you from it. Only the host can let you in again.
problem-seat = { $seat } cannot sit there.
problem-seat-taken = This seat is taken.
problem-stale = The game has moved on. Look at the table again.
problem-unfinished = Your move is not complete yet: choose what is still missing.
problem-nothing-there = Nothing can be done with that now.
problem-started = The game has already begun.
problem-step = This game has no such move: they are numbered from 0 to { $last }.
problem-undo-asked = The undo has already been asked for.
