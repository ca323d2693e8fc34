# Almadi in English.

game-title = Almadi
game-summary = Lay out a realm of oases, caravans, markets and palaces, and let genies rearrange it.

# ---- names

type-oasis = oasis
type-caravan = caravan
type-market = market
type-palace = palace
side-none = blank
side-act = arrow
side-genie = genie
side-hammer = hammer
side-stall = stall
side-moon = moon
side-ruby = ruby
side-jar = jar
effect-genie = waiting genie
effect-hammer = waiting hammer
effect-stall = waiting stall
effect-moon = waiting moon
effect-ruby = waiting ruby
good-spices = spices
good-pottery = pottery
good-leather = leather
good-carpets = carpets
mosaic-star = star mosaic
mosaic-flower = flower mosaic
mosaic-diamond = diamond mosaic
mosaic-wave = wave mosaic
stall-spices = spice stall
stall-pottery = pottery stall
stall-leather = leather stall
stall-carpets = carpet stall
tile = { $type }: { $n } above, { $e } right, { $s } below, { $w } left
tile-name = { $type }
tile-shown = { $type } with { $symbols }
cell = row { $row }, { $column ->
    [0] starting column
    [1] first cell
    [2] second cell
    [3] third cell
    [4] fourth cell
    [5] fifth cell
    [6] sixth cell
    [7] seventh cell
    [8] eighth cell
    [9] ninth cell
    [10] tenth cell
   *[other] cell { $column }
}
share = { $seat } { $points }
    .you = you { $points }
start = { $type1 } with { $side1 }, { $type2 } with { $side2 }, { $type3 } with { $side3 }, { $type4 } with { $side4 }
objective-GY01 = an empty column between two full ones
objective-GY02 = oasis, caravan, market, palace in a line, in this order
objective-GY03 = a square, clockwise oasis, palace, caravan, market
objective-GY04 = a staircase of 5 landscapes with 2 empty cells above its steps
objective-GY05 = a hole of two cells
objective-GY06 = 4 stalls and 4 mosaics
objective-GY07 = a U around two empty cells
objective-GY08 = a pair of stalls and a pair of mosaics
objective-GY09 = 4 stalls and 4 rubies
objective-GY10 = 4 mosaics and 4 rubies
objective-GY11 = 5 active genies
objective-GY12 = 6 landscapes in one row (gaps allowed)
objective-BU01 = 7 active jars
objective-BU02 = 4 oases on a diagonal
objective-BU03 = a square of 4 oases
objective-BU04 = an oasis in each row
objective-BU05 = 5 oases
objective-YE01 = 5 caravans
objective-YE02 = 4 stalls
objective-YE03 = 4 active stalls
objective-YE04 = 2 pairs of stalls
objective-YE05 = 4 caravans on a diagonal
objective-RD01 = 5 palaces
objective-RD02 = 4 mosaics
objective-RD03 = 4 active hammers
objective-RD04 = 2 pairs of mosaics
objective-RD05 = a square of 4 palaces
objective-GN01 = 5 markets
objective-GN02 = 4 active rubies
objective-GN03 = 2 of every good on the markets
objective-GN04 = 10 of one good on the markets
objective-GN05 = a square of 4 markets
character-ali_shar = Ali-Shar
character-ali_cogia = Ali Cogia
character-aziz = Aziz
character-aziza = Aziza
character-dalila = Dalila
character-dunya = Dunya
character-dunyazad = Dunyazad
character-harun = Harun al-Rashid
character-hindbad = Hindbad
character-khalifa = Khalifa
character-forty_thieves = The 40 Thieves
character-shahriar = Shahryar
character-sheherazade = Sheherazade
character-zobeide = Zobeide
character-zubaydah = Zubaydah
character-abriza = Abriza
character-aladdin = Aladdin
character-ali = Ali
character-ali_baba = Ali Baba
character-badroulboudour = Badroulbadour
character-hussain = Hussain
character-jafar = Jafar
character-morgiane = Morgiana
character-paribanou = Paribanou
character-zaynab = Zaynab
character-zumurrud = Zumurrud
power-ali_shar = 1 point for every two spices or every two pottery on your markets
power-ali_cogia = your caravans carry as if they were one group
power-aziz = 1 point for every two leather or every two carpets on your markets
power-aziza = 3 points for each mosaic not on a palace
power-dalila = 1 point for every two goods that your caravans cannot carry
power-dunya = 3 points for each mosaic of your best motif
power-dunyazad = one more turn at the end
power-harun = 1 point for each landscape in your fullest row
power-hindbad = 1 point for each inactive jar
power-khalifa = 2 points for each lone oasis
power-forty_thieves = 3 points for each hole
power-shahriar = 3 points for each objective achieved
power-sheherazade = 3 points for each character recruited
power-zobeide = goods on your stalls count double
power-zubaydah = a palace can bear two mosaics
power-abriza = genies may move tiles beyond the four rows
power-aladdin = take a ruby when a genie is activated, once a turn
power-ali = draw a tile instead of taking one
power-ali_baba = ruby effects give two rubies
power-badroulboudour = take a mosaic when a genie is activated, once a turn
power-hussain = a genie may swap two tiles, once a turn
power-jafar = nobody can take your objectives
power-morgiane = place a tile one row higher or lower
power-paribanou = take a stall when a genie is activated, once a turn
power-zaynab = exchange a mosaic for a stall, or a stall for a mosaic, once a turn
power-zumurrud = copy a character of another player

# ---- words of the table

label-board = Central board
label-row = Row
label-draw_pile = Draw pile
label-mosaics = Mosaics
label-stalls = Stalls
label-rubies = Rubies
label-objectives = Objectives
label-on_table = On the table
label-achieved = achieved
label-objectives_achieved = Objectives achieved
label-display = Face-up characters
label-recruited = Characters
label-hand = In hand
label-player = Player
label-points = Points
label-top = top
label-realm = Realm of { $seat }
    .you = Your realm
label-moves = Genie moves
label-waiting = Waiting effects
label-empty = empty
label-cost = cost
label-goods = Goods
label-first = First player
label-under = below
label-claims = Powers to use
label-used = Powers used this turn
label-any = any landscape
label-empty_cell = empty cell
label-turned = may be turned

# ---- prompts

prompt-choose_start = Choose your starting tile.
prompt-keep_characters = Keep two characters, in secret.
prompt-take_tile = Take a tile from the central board.
prompt-judge_tile = Drawn: { $type }. Keep it or swap it?
prompt-place_tile = { $count ->
    [0] Place the { $type } in any row.
    [1] Place the { $type } in row { $rows }.
   *[other] Place the { $type } in one of the rows { $rows }.
}
prompt-realise = { $effects ->
    [0] End your turn.
   *[other] Use an effect ({ $names }), or end your turn.
}
prompt-pick_tile = The genie: which tile moves?
prompt-move_tile = The genie: where does the { $type } go?
prompt-move_beyond = Row { $row }: which column?
prompt-swap_tiles = Hussain: which two tiles swap places?
prompt-take_objective = The moon: which objective do you take?
prompt-copy_character = { $last ->
    [0] Zumurrud: do you copy a character now?
   *[other] Zumurrud: do you copy a character now? It is the last chance.
}
prompt-copy_meanwhile = Zumurrud: do you copy a character now, between two acts of another player?

# ---- what the others read meanwhile

waiting-choose_start = { $name } is choosing a starting tile.
waiting-keep_characters = { $name } is choosing two characters to keep, in secret.
waiting-take_tile = { $name } is choosing a tile of the central board.
waiting-judge_tile = { $name } is deciding whether to keep the tile that was drawn.
waiting-place_tile = { $name } is placing a tile.
waiting-realise = { $name } is choosing an effect to use, or ending the turn.
waiting-pick_tile = { $name } is choosing a tile for the genie to move.
waiting-move_tile = { $name } is choosing where the genie moves a tile.
waiting-move_beyond = { $name } is choosing the column of a tile.
waiting-swap_tiles = { $name } is choosing two tiles to swap.
waiting-take_objective = { $name } is choosing an objective.
waiting-copy_meanwhile = { $name } is deciding whether Zumurrud copies a character now.
waiting-copy_character = { $name } is deciding whether Zumurrud copies a character.

# ---- choices

choose_start = Take this starting tile: { $start }
keep_characters = Keep: { $one }, { $other }
take_tile = Row { $row }, { $slot ->
    [1] left
   *[other] right
}: { $tile }
    .deed = Take and place: { $tile }
take_tile-empty = Row { $row }, slot { $slot }: empty
take_tile-draw = Ali: draw a tile from the pile
    .deed = Draw a tile from the pile
judge_tile-keep = Keep it for any row: { $tile }
judge_tile = Swap it for row { $row }, { $slot ->
    [1] left
   *[other] right
}: { $tile }
judge_tile-empty = Swap it for row { $row }, slot { $slot }: empty
place_tile = To { $cell }
    .deed = Place it in { $cell }
realise-end = { $count ->
    [0] End the turn
    [one] End the turn: { $count } effect is lost
   *[other] End the turn: { $count } effects are lost
}
realise-genie = Genie: move a tile
    .deed = Move a tile with the genie
realise-hammer = Hammer: take a mosaic (× { $count })
    .deed = Take a mosaic
realise-stall = Stall: take a stall card (× { $count })
    .deed = Take a stall card
realise-moon = Moon: take an objective (× { $count })
    .deed = Take an objective
realise-ruby = Ruby: take from the supply (× { $count })
    .deed = Take the rubies from the supply
realise-swap = { $character }: swap two tiles
    .deed = Swap two tiles: { $character }
realise-claim = Use the power: { $character }
recruit = Recruit: { $character } ({ $cost ->
    [one] { $cost } ruby
   *[other] { $cost } rubies
})
exchange-mosaic = Zaynab: exchange { $mosaic } for the top stall
    .deed = Exchange { $mosaic } for the top stall
exchange-stall = Zaynab: exchange { $stall } for the top mosaic
    .deed = Exchange { $stall } for the top mosaic
copy = Zumurrud: copy { $character }
    .deed = Copy { $character }
copy-none = Copy nobody
copy-not_yet = Not yet
copy-not_in_this_turn = Not in this turn
pick_tile = { $tile } ({ $cell })
    .deed = Move: { $tile } ({ $cell })
swap_tiles = Swap: { $tile } ({ $cell })
swap_tiles-end = Swap { $one } and { $other }
tile-elsewhere = Not in your realm: { $tile }
move_tile = To { $cell }
    .deed = Move it to { $cell }
move_tile-outer = Beyond the realm, to row { $row }
    .deed = Move it beyond the realm, to row { $row }
take_objective = { $objective } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
    .deed = Take the objective: { $objective } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
take_objective-from = From { $holder }: { $objective } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
    .deed = Take from { $holder }: { $objective } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })

# ---- log

log-first_player = { $seat } begins.
    .you = You begin.
log-start = { $seat } takes a starting tile.
    .you = You take a starting tile.
log-laid_tile = On the central board, row { $row }: { $tile }.
log-refilled = New on the central board, row { $row }: { $tile }.
log-drew = Drawn from the pile: { $tile }.
log-first_mosaic = The pile of mosaics begins with: { $mosaic }.
log-first_stall = The pile of stalls begins with: { $stall }.
log-mosaic_up = On top of the mosaics: { $mosaic }.
log-stall_up = On top of the stalls: { $stall }.
log-objective_laid = On the table: { $objective }.
log-dealt_character = { $seat } was dealt: { $character }.
    .you = You were dealt: { $character }.
log-kept_characters = { $seat } keeps two characters.
    .you = You keep two characters.
log-kept_these = { $seat } keeps: { $one }, { $other }.
    .you = You keep: { $one }, { $other }.
log-displayed = Face up, anyone may recruit: { $character }.
log-turn = Turn of { $seat }.
    .you = Your turn.
log-exchanged_tile = { $seat } swaps the tile for the one in row { $row }: { $tile } is on the board now.
    .you = You swap the tile for the one in row { $row }: { $tile } is on the board now.
log-placed = { $seat } places: { $tile } → { $cell }.
    .you = You place: { $tile } → { $cell }.
log-moved = A genie of { $seat } moves: { $tile } → { $cell }.
    .you = Your genie moves: { $tile } → { $cell }.
log-swapped = { $seat } swaps: { $one } and { $other }.
    .you = You swap: { $one } and { $other }.
log-activated = { $seat } activates: { $effects }.
    .you = You activate: { $effects }.
log-advanced = { $seat } gets closer to the objective: { $objective } ({ $have } of { $need }).
    .you = You get closer to the objective: { $objective } ({ $have } of { $need }).
log-chain = { $points ->
    [0] { $seat } used { $count } effects this turn.
    [one] { $seat } used { $count } effects this turn: { $points } point.
   *[other] { $seat } used { $count } effects this turn: { $points } points.
}
    .you = { $points ->
        [0] You used { $count } effects this turn.
        [one] You used { $count } effects this turn: { $points } point.
       *[other] You used { $count } effects this turn: { $points } points.
    }
log-scored = { $source }: { $shares }.
log-took_mosaic = { $seat } takes: { $mosaic }.
    .you = You take: { $mosaic }.
log-took_stall = { $seat } takes: { $stall }.
    .you = You take: { $stall }.
log-took_rubies = { $count ->
    [one] { $seat } takes a ruby.
   *[other] { $seat } takes { $count } rubies.
}
    .you = { $count ->
        [one] You take a ruby.
       *[other] You take { $count } rubies.
    }
log-took_objective = { $seat } takes the objective: { $objective }.
    .you = You take the objective: { $objective }.
log-robbed_objective = { $holder-is ->
    [you] { $seat } takes an objective from you: { $objective }.
   *[other] { $seat } takes an objective from { $holder }: { $objective }.
}
    .you = You take an objective from { $holder }: { $objective }.
log-achieved = { $seat } achieves: { $objective }.
    .you = You achieve: { $objective }.
log-recruited = { $cost ->
    [one] { $seat } recruits { $character } for a ruby.
   *[other] { $seat } recruits { $character } for { $cost } rubies.
}
    .you = { $cost ->
        [one] You recruit { $character } for a ruby.
       *[other] You recruit { $character } for { $cost } rubies.
    }
log-dropped_effects = { $count ->
    [one] { $seat } leaves an effect unused.
   *[other] { $seat } leaves { $count } effects unused.
}
    .you = { $count ->
        [one] You leave an effect unused.
       *[other] You leave { $count } effects unused.
    }
log-claimed = { $seat } uses the power of { $character }.
    .you = You use the power of { $character }.
log-gave_mosaic = { $seat } puts under the pile: { $mosaic }.
    .you = You put under the pile: { $mosaic }.
log-gave_stall = { $seat } puts under the pile: { $stall }.
    .you = You put under the pile: { $stall }.
log-copied = Zumurrud copies { $character } for { $seat }.
    .you = Your Zumurrud copies { $character }.
log-last_turn = The draw pile is empty.
log-extra_turn = Extra turn of { $seat }.
    .you = Your extra turn.
log-game_over = The game is over.

# ---- warnings: what an act will cost the one who makes it

warn-dropped_effects = { $count ->
    [one] { $count } effect is lost
   *[other] { $count } effects are lost
}

# ---- refusals

refusal-start_is_taken = Another player has taken that starting tile.
refusal-slot_is_empty = That slot of the board is empty.
refusal-power_missing = You do not have the power of { $character }.
refusal-draw_pile_is_empty = The draw pile is empty.
refusal-another_row = A tile goes into the row with the number of the row it came from.
refusal-row_too_far = Even with Morgiana the row may be only one higher or lower.
refusal-cell_is_taken = A landscape already lies there.
refusal-touches_nothing = No landscape of your realm touches that cell.
refusal-three_moves = Your genies have made all their moves for this turn.
refusal-not_pending = That effect has not been activated.
refusal-card_pile_is_empty = That pile of cards is empty.
refusal-no_objective = There is no objective that you could take.
refusal-no_rubies = The supply of rubies is used up.
refusal-once_a_turn = That power has already been used this turn.
refusal-two_tiles = A swap needs two tiles in your realm.
refusal-two_change_places = Only two tiles are swapped: put one back first.
refusal-tile_not_in_realm = That tile is not in your realm.
refusal-rising_order = Follow the order of the list: that one comes earlier, or leaves no second one.
refusal-same_cell = The tile is already there.
refusal-genie_moves = A tile stays where it lies until one of your genies is activated and moves it.
refusal-genie_first = Use the genie first: it moves a tile.
refusal-start_stays = A starting tile stays where it is: none of its landscapes can be moved.
refusal-direct_return = A tile must not go straight back to the cell it has just left.
refusal-objective_not_in_play = That objective is not in this game.
refusal-own_objective = You already hold that objective.
refusal-objective_achieved = That objective has already been achieved.
refusal-objective_protected = Jafar protects that objective.
refusal-not_in_hand = You were not dealt both of these characters.
refusal-two_are_kept = You keep only two characters: put one back first.
refusal-no_characters = This game is played without characters.
refusal-character_not_there = That character is neither in your hand nor face up on the table.
refusal-too_few_rubies = You do not have enough rubies.
refusal-card_not_owned = You have no such card.
refusal-copied_already = Zumurrud has already copied a character.
refusal-not_recruited_by_others = No other player has recruited that character.

# ---- what the coach counts

coach-oases = Points of your oases
coach-carried = Goods that your caravans carry
coach-palaces = Points of your palaces
coach-jars = Points of your active jars
coach-mosaics = Points of your mosaics
coach-growing = Mosaics on palaces that may still grow
coach-grove = Your largest oasis group
coach-bonus = Bonus for the largest oasis group
coach-lone = Oases that wait for a neighbour
coach-train = Your largest caravan group
coach-goods = Goods without a caravan
coach-room = Free room in your caravans
coach-sites = Palaces without a mosaic
coach-achieved = Points of objectives achieved
coach-owed = Points at stake in objectives not achieved
coach-rank = Points of your rubies
coach-rubies = Your rubies
coach-characters = Points of your characters
coach-powers = Characters with a power at work
coach-bonus-of = Bonus of { $name } for the largest oasis group
coach-rank-of = Points of { $name } for rubies

# ---- scores

score-oases = Oases in groups: { $count }
score-oasis_bonus = Largest oasis group ({ $size })
score-caravans = { $factor ->
    [1] Caravans: goods { $goods }, room for { $capacity }
   *[other] Caravans: goods { $goods } (Zobeide: those of stalls × { $factor }), room for { $capacity }
}
score-palaces = Palaces: { $count }
score-jars = Active jars: { $count }
score-mosaics = Mosaics: { $count }
score-objective = Achieved: { $objective }
score-objective_failed = Not achieved: { $objective }
score-rubies = { $rank ->
    [0] Rubies: { $count }
   *[other] Rubies: { $count } (rank { $rank })
}
score-character = { $character }
tie-shared = { $seat } shares the place.
    .you = You share the place.

# ---- scenes: a chain of effects, an objective, the end

scene-chain = { $seat }: a chain of { $count } effects
    .you = Your chain of { $count } effects
scene-chain_points = { $points ->
    [0] The turn of { $seat } leaves the points as they were.
    [one] The turn of { $seat } brings { $points } point.
   *[other] The turn of { $seat } brings { $points } points.
}
    .you = { $points ->
        [0] Your turn leaves the points as they were.
        [one] Your turn brings { $points } point.
       *[other] Your turn brings { $points } points.
    }
step-placed = Placed: { $thing }, { $cell }
step-moved = Moved by the genie: { $thing }, { $cell }
step-swapped = Swapped: { $thing }, { $cell }
step-mosaic = Hammer: { $thing }
step-stall = Stall: { $thing }
step-rubies = { $count ->
    [one] Ruby: { $count } ruby
   *[other] Ruby: { $count } rubies
}
step-objective = Moon: { $thing }
step-recruited = Recruited: { $thing }
step-copied = Zumurrud copies { $thing }
step-exchanged_mosaic = Exchanged for: { $thing }
step-exchanged_stall = Exchanged for: { $thing }
step-activates = Activates: { $effects }
scene-objective = { $seat }: an objective
    .you = You: an objective
scene-took_objective = Taken: { $objective }
scene-robbed_objective = Taken from another player: { $objective }
scene-achieved = Achieved: { $objective }
why-took_objective = { $points ->
    [one] As long as it is not achieved, it costs { $points } point.
   *[other] As long as it is not achieved, it costs { $points } points.
}
why-robbed_objective = { $points ->
    [one] It costs the new holder { $points } point until it is achieved, and no longer the old one.
   *[other] It costs the new holder { $points } points until it is achieved, and no longer the old one.
}
why-achieved = { $points ->
    [one] It no longer costs { $points } point: it gives as much, for good.
   *[other] It no longer costs { $points } points: it gives as many, for good.
}
scene-end = The end: all points, source by source
scene-winner = { $points ->
    [one] { $seat } wins with { $points } point.
   *[other] { $seat } wins with { $points } points.
}
    .you = { $points ->
        [one] You win with { $points } point.
       *[other] You win with { $points } points.
    }
why-oases = 3 points for each oasis in a group of two or more.
why-oasis_bonus = 6 points for the largest group of oases; everybody who is level gets them.
why-caravans = 1 point for each good that the caravans can carry: the larger a group, the more it carries.
why-palaces = A palace beside an oasis or a market gives 1 point, and 1 more for each of them beside it.
why-jars = 1 point for each active jar.
why-mosaics = Each mosaic scores one palace a second time.
why-rubies = Whoever has most rubies scores most; with characters, every two rubies score 1 point.
why-character = What the power of each character scores.
why-objective = The points printed on each objective that was achieved.
why-objective_failed = An objective held and not achieved takes its points away.

# ---- the board on the page

brief-GY01 = a gap between full columns
brief-GY02 = four in a line
brief-GY03 = four in a square
brief-GY04 = a staircase
brief-GY05 = a hole of two
brief-GY07 = a U around two
brief-GY08 = a pair of each
brief-GY12 = 6 in one row
brief-GN03 = 2 of every good
brief-GN04 = 10 of one good
board-turn = Turn { $turn } of { $turns }
board-last_turn = Last turns
board-tiles_left = { $count ->
    [one] { $count } landscape left
   *[other] { $count } landscapes left
}
board-market = Central board
board-your_realm = Your realm
board-realm_of = Realm of { $name }
board-back = Back to your realm
board-show_realm = Show the realm of { $name }
board-realms = Realms
board-looking = You are only looking; your move waits for you.
board-looking_on = You are only looking.
board-points_now = If it ended now: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-what_if = What happens if you place it here
board-what_if_move = What happens if it goes there
board-what_now = What your effects would give
board-which_cell = What each cell would bring
board-lands = The { $type } lies in { $cell }.
board-lands_nothing = The points stay as they are.
board-source_change = { $source }: { $before } → { $after }
board-use-hammer = Hammer: you take the { $card }.
board-use-stall = Stall: you take the { $card }.
board-use-ruby = { $count ->
    [one] Ruby: you take a ruby.
   *[other] Ruby: you take { $count } rubies.
}
board-use-moon = Moon: you may take an objective.
board-use-moon_achieves = Moon: you could take and achieve “{ $objective }”.
board-use-genie = Genie: you may move a tile.
board-use-genie_found = Genie: you may move a tile. Found: the { $type } from { $origin } to { $target }.
board-use-genie_wakes = It would activate: { $effects }.
board-use_times = × { $count }
board-bar-now = now
board-bar-placed = placed
board-bar-effects = effects
board-bar-genie = genie
board-bars = Points: now { $now }, then { $placed }, with your effects { $effects }, with the genie perhaps { $genie }
board-here = Here
board-then = then { $have }/{ $need }
board-then_done = then achieved
board-tile_row = It goes to row { $row } of your realm.
board-tile_rows = It may go to rows { $rows }.
board-side-act = Activates the symbol that it touches, and keeps it active.
board-side-none = Touches without effect.
board-symbol = { $symbol }: { $meaning }
board-symbol-active = active now
board-symbol-idle = no arrow touches it
board-symbol-wakes = activates: { $effect }
board-symbol-alone = touches no symbol
board-symbol-waits = { $count ->
    [one] waits to be used
   *[other] waits to be used, × { $count }
}
board-effect-jar = An active jar is worth 1 point at the end.
board-type-oasis = 3 points for each oasis in a group of two or more; 6 more for the largest group of all players.
board-type-caravan = Carries goods: 1 point for each. The larger a group, the more it carries.
board-type-market = Its goods score if your caravans carry them; it also counts for palaces beside it.
board-type-palace = 1 point, and 1 more for each oasis and market beside it; alone it scores nothing.
board-card-mosaic = Laid on a palace at the end: that palace scores a second time.
board-card-stall = Its goods count like those of your markets, if your caravans carry them.
board-supply_words = Whoever has most rubies scores most at the end. With characters you recruit with them, and two score 1 point.
board-objective_rule = Achieved: its points are yours for good. Held and not achieved: it costs you as many.
board-free_cell = A free cell of your realm.
board-free_touches = It touches a landscape: a tile of row { $row } may come here.
board-free_alone = No landscape touches it yet.
board-first_tile = First take a tile: one of row { $row } can come here.
board-awake = gold = active
board-starts = Starting tiles
board-start_name = Starting tile
board-your_cards = Your cards
board-cards_of = Cards of { $name }
board-no_cards = No cards yet
board-characters = Characters
board-hand_secret = in your hand, only you see it
board-on_display = anyone may recruit
board-recruited_by = recruited by { $name }
    .you = recruited by you
board-unseen = hidden
board-moves = { $count ->
    [0] no move yet
    [one] { $count } move
   *[other] { $count } moves
}
board-left = { $count } left
board-empty_pile = none left
board-times = { $count } waiting
board-on_table = on the table
board-held = held
board-held_by = held by { $name }
    .you = held by you
board-achieved_by = achieved by { $name }
    .you = achieved by you
board-progress = { $have } of { $need }
board-objectives_open = { $count } to take
board-if_now = If it ended now
board-if_done = If you do this
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-tile_at = { $tile }; { $cell }
board-tile = { $type }; top { $n }, right { $e }, bottom { $s }, left { $w }
board-cell = Free cell, { $cell }
board-cell_wakes = { $cell }; would activate: { $effects }
board-then_points = points: { $points }
board-slot = Central board, row { $row }: { $tile }
board-slot_empty = Central board, row { $row }: empty slot
board-outer_row = Outer row { $row }
board-taken = Tile to place: { $tile }
board-start_strip = The starting tile is one piece and never moves.
board-group = Grouped with { $count ->
    [0] no other
    [one] { $count } other
   *[other] { $count } others
} of its type
board-palace = Oases and markets beside it: { $count }
board-awake_here = Active here: { $effects }
board-effect-genie = Moves one of your tiles to another cell. Several genies activated together give one move.
board-effect-hammer = Takes the top mosaic. At the end a mosaic scores one palace a second time.
board-effect-stall = Takes the top stall. Its goods go to your caravans.
board-effect-moon = Takes an objective from the table, or one that another player has not achieved.
board-effect-ruby = Takes a ruby from the supply.
board-supply = Ruby supply: { $count }
board-face_count = { $face }: { $count }
board-top_card = On top: { $card }
board-pile_under = Under it, as everybody saw: { $cards }
board-cost = { $count ->
    [one] costs { $count } ruby
   *[other] costs { $count } rubies
}
board-swap_two = Choose the two tiles, in any order.
board-hand_size = Characters in hand
board-ear_realm = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, rubies: { $rubies }. { $rows }
board-ear_row = Row { $row }: { $types }.
board-ear_market = Central board: { $tiles }.

# ---- the guided first game

lesson-almadi-choose_start = Your starting tile begins the four rows of your realm and never moves. Look at its right sides: the first tile of each row will touch them.
lesson-almadi-keep_characters = Keep two characters in secret; anyone may recruit the others. You pay for them with rubies, at any time on your turn.
lesson-almadi-take_tile = Take one of the eight tiles. Its row on the central board is the row of your realm where it must go. It is never turned. Look for oases side by side, caravans in one group, and an arrow that meets a symbol: those are your points.
lesson-almadi-judge_tile = Ali shows you the next tile. Keep it for any row, or swap it for a tile of the central board.
lesson-almadi-place_tile = Any free cell of that row that touches a landscape will do. The round signs show what would be activated: an arrow against a symbol.
lesson-almadi-realise = These effects are activated. Use them one by one, in any order; what is left when you end the turn is lost.
lesson-almadi-pick_tile = A genie moves one tile of your realm, even the one that you have just placed. It may leave a hole.
lesson-almadi-move_tile = Any row will do now. In its new place the tile activates what it touches, perhaps another genie: up to three moves a turn.
lesson-almadi-move_beyond = With Abriza your genies may use this row. Choose the column.
lesson-almadi-swap_tiles = Choose two tiles: they swap places, and both activate what they touch.
lesson-almadi-take_objective = Achieved, it gives its points for good. Held and not achieved, it costs them; and others may take it from you until then.
lesson-almadi-copy_meanwhile = Zumurrud may copy a power in the turns of others too, between two acts.
lesson-almadi-copy_character = Zumurrud may copy the power of a character in front of another player, once in the game.
try-almadi-choose_start = Which starting tile would you take?
try-almadi-take_tile = Which tile would you take, and where would it go?
aim-almadi = You have sixteen turns. Plan for one or two groups that grow, of oases or of caravans with goods to carry, and take no objective that you may not achieve.

# ---- sources of points, for the score sheet

sum-oases = Oases in groups
sum-oasis_bonus = Largest oasis group
sum-caravans = Caravans
sum-palaces = Palaces
sum-jars = Jars
sum-mosaics = Mosaics
sum-objective = Objectives achieved
sum-objective_failed = Objectives not achieved
sum-rubies = Rubies
sum-character = Characters
source-oasis = { sum-oases }
source-prestige = { sum-oasis_bonus }
source-caravan = { sum-caravans }
source-palace = { sum-palaces }
source-jar = { sum-jars }
source-mosaic = { sum-mosaics }
source-ruby = { sum-rubies }
source-character = { sum-character }
source-objective = { sum-objective }
source-forbidden = { sum-objective_failed }
