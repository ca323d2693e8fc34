# The reports of the lab: what they say, and the names of what is counted.

# ---- figures

lab-share-of-hundred = { $value } pp
lab-span = { $low } to { $high }
lab-with-span = { $value } ({ $span })
lab-of = { $name }: { $text }
lab-told-both = { $group }, { $set }: { $value }
lab-yes = yes
lab-no = no

# ---- who and what

lab-seat = seat { $number }
lab-seats = seats { $numbers }
lab-place = place { $number } in the turn order
lab-all-games = all games
lab-printed = printed material
lab-by-default = { $name } by default
lab-first-of-two = { $name } (first)
lab-second-of-two = { $name } (second)
lab-default-options = options as by default
lab-bots = bots { $bots }
lab-in-family = { $thing } ({ $family })
lab-reconstructed = { $thing } *

lab-figure-points-of-a-side = points of a side
lab-figure-points-of-the-winner = points of the winner
lab-figure-lead-of-the-winner = lead of the winner
lab-figure-close-games = close games
lab-figure-decisions-in-a-game = decisions in a game
lab-figure-acts-in-a-game = acts in a game
lab-figure-wins = wins of { $side }

# ---- the head and the foot of every page

lab-what = a report of the lab
lab-what-sweep = a sweep of the lab
lab-what-balance = a search for balance
lab-players = { $players } players
lab-games = { $games ->
    [one] one game
   *[other] { $games } games
}
lab-each-of = { $games } for each of { $count } configurations
lab-trials = { $count ->
    [one] one trial
   *[other] { $count } trials
}
lab-intervals = Intervals are 95% confidence intervals.
lab-only-bots = All of this is about games between these bots. Stronger players choose otherwise, and what is true of weak bots need not be true of people.
lab-made = How it was made
lab-made-by = Majlis { $version }, rules version { $rules }, seed { $seed }, bots { $bots }. The same command gives the same games:
lab-methods = Shares: Wilson intervals. Means: Student intervals. Changes: Student’s test and interval of the differences, deal by deal. A figure has the same interval wherever it stands. Chances (p) are corrected for the number of tests of their table (Benjamini and Hochberg). Statistics by NumPy and SciPy, plots by Altair.
lab-methods-search = The search is Optuna’s (a tree of Parzen estimators).
lab-rests-on = What the findings rest on: { $count } of { $all } entries of the material are reconstructed ({ $where }). Whoever has the box can correct them with --material. Things with * are among them.
lab-rests-on-print = What the findings rest on: nothing of the material is reconstructed.
lab-all-figures = All figures
lab-most-shown = The { $count } most frequent.
lab-clearest-shown = The { $count } clearest.

# ---- in short

lab-short = In short
lab-short-games = { $games ->
    [one] One game
   *[other] { $games } games
}; a side makes { $points } points and a winner { $winner }; a game has { $acts } acts, about { $minutes } minutes at { $seconds } seconds an act.
lab-seat-proved = { $who } wins most, { $wins } where equals would win { $par }: the seats are not equal ({ $p }).
lab-seat-open = { $who } wins most, { $wins } where equals would win { $par }: no difference of seats is proved ({ $p }).
lab-order-proved = { $who } wins most, { $wins } where equals would win { $par }: the places in the turn order are not equal ({ $p }).
lab-order-open = { $who } wins most, { $wins } where equals would win { $par }: no difference of places in the turn order is proved ({ $p }).
lab-short-thing = { $thing } goes with the most wins ({ $family }): { $wins } of the sides that took it, { $taken } of all.

# ---- comparison

lab-comparison = Comparison
lab-comparison-note = The same deals with the same seats were played under both configurations, so every deal is compared with itself. A change in bold is clear: its p is below 0.05 after the correction. “Can show” is the smallest change that so many deals would show in four runs of five; “deals needed” would make the interval of the change ±{ $part } of the figure, or ±{ $points } of a share (pp: points of a hundred).
lab-same = Of { $deals } deals { $same } went exactly the same way under both.
lab-changed = Changed clearly: { $figure }, { $change }.
lab-none-clear = No figure changed clearly. That does not prove that nothing changed: of the points of a side, so many deals show a change of { $smallest } or more in four runs of five.
lab-none-differs = In all deals that both have played every figure is the same.
lab-too-few = Fewer than two deals were played under both: nothing can be compared.
lab-deal-again = Between seats of the same deal, the points under both go together by { $value } (correlation; 1 would mean that the deal decides it all, whatever else changes).
lab-figure = figure
lab-change = change
lab-agree = deals that agree
lab-can-show = can show
lab-needed = deals needed
lab-taken-both = Things taken under both
lab-taken-both-none = No thing is taken clearly more or less often; where a change is small, so many deals do not show it.
lab-taken-both-clear = Clearly changed: { $things }.
lab-taken-by-of = taken, { $name }
lab-wins-with-of = wins with it, { $name }
lab-sides-that-take = sides that take it

# ---- scores and length

lab-scores = Scores
lab-scores-says = A side makes { $points } points, a winner { $winner }.
lab-points-every = Points of every side
lab-points-winner = Points of the winner
lab-points = points
lab-length = Length
lab-length-says = A game has { $acts } acts; at { $seconds } seconds an act that is { $minutes } minutes, for half of the games between { $low } and { $high }.
lab-length-note = Minutes are a guess: bots do not say how long people think.
lab-acts = acts in a game
lab-minutes = minutes, at { $seconds } seconds an act
lab-close = How close it ends
lab-close-says = { $close } of the games are close: the winner leads by a twentieth of the points or less. In the mean the lead is { $lead } points.
lab-lead = lead of the winner, points
lab-mean = mean
lab-least-most = least to most

# ---- seats

lab-seats-order = Seats and turn order
lab-seats-note = The dashed line is what equals would win; a shared win counts in parts. p: how often wins so uneven come about among equals (chi-squared).
lab-by-seat = By seat
lab-by-order = By turn order
lab-by-bot = By bot
lab-bots-say = { $best } wins most, { $wins } where equals would win { $par }.
lab-who = who
lab-wins = wins
lab-name-of = { $what }, { $name }

# ---- course

lab-course = Course of the game
lab-course-early = From { $part } of a game on, a side that leads wins more often than not; halfway, one that leads wins { $leader } and one that is last { $last }.
lab-course-never = At no time does a side that leads win more often than not; halfway, one that leads wins { $leader } and one that is last { $last }.
lab-course-note = Points are those that the game would end with if it ended there, hidden ones included; sides that are equal count in parts.
lab-course-caption = How often a side wins at the end that leads, and one that is last, after each tenth of the acts.
lab-leads = who leads
lab-last = who is last
lab-part-over = part of the game that is over
lab-wins-end = wins at the end
lab-mean-lead = lead, mean
lab-mean-spread = first over last, mean
lab-halfway = How much a lead halfway is worth
lab-halfway-says = With a small lead halfway ({ $small } points) a side wins { $few }, with a large one ({ $large } points) { $many }.
lab-lead-halfway = lead halfway, points

# ---- things

lab-things = Things taken
lab-not-causes = Not causes. A side that is ahead can afford more, so a thing that is dear goes with winning even if it does nothing; and a thing that helps may be taken by those who are behind. Rates tell what goes together. To see what a thing does, change it in a material file and compare. The sides of one game are not independent of each other, so intervals are rough; p is that of Fisher’s exact test, corrected, and bold rows are below 0.05.
lab-things-caption = Wins of the sides that took it and of those that did not.
lab-things-none = The journal of this game names no things that are taken.
lab-wins-clear = Clearly more wins with: { $more }; clearly fewer with: { $less }.
lab-wins-open = With none of these are wins clearly more or fewer.
lab-nothing = none
lab-and-more = { $things }; and { $count } more
lab-thing = thing
lab-taken-by = taken by
lab-a-game = a game
lab-wins-with = wins with it
lab-wins-without = wins without
lab-difference = difference
lab-points-more = points more
lab-with = with it
lab-without = without it
lab-dominated = Hardly worth taking
lab-dominated-says = { $count ->
    [one] One thing goes with clearly fewer wins than without it
   *[other] { $count } things go with clearly fewer wins than without them
}: { $things }. If they are free choices, others beat them, for these bots.
lab-dominated-none = Nothing that is taken goes with clearly fewer wins; so many games show no choice that others beat.
lab-seldom = { $count ->
    [one] One thing is hardly ever taken (by one side of fifty or fewer)
   *[other] { $count } things are hardly ever taken (by one side of fifty or fewer)
}: { $things }.

# ---- winners

lab-winners = What winners did otherwise
lab-winners-note = Winners are compared with the others of the same game, so that long and rich games do not count for more. p (Student’s test of the differences) is corrected; bold rows are below 0.05. What goes with winning need not be its cause.
lab-winners-clear = Winners differ clearly in { $things }.
lab-winners-one = { $thing }: { $winners } against { $others }
lab-winners-open = In nothing that is taken do winners differ clearly from the others.
lab-winners-axis = winners take so many more, a side and game
lab-winners-side = winners, a side
lab-others = others
lab-more = more
lab-winner = winners

# ---- kinds of play, luck and skill

lab-plays = Kinds of play
lab-plays-note = Sides whose points come from much the same sources, grouped by Ward’s method; each is named by its greatest sources, with their points.
lab-plays-say = The kind that wins most ({ $best }) wins { $wins }, the one that wins least ({ $worst }) { $few }.
lab-plays-few = Too few sides to tell kinds of play apart.
lab-points-from = points come from
lab-sides = sides
lab-luck = Luck and skill
lab-luck-says = Of the differences in points { $place } goes with the place at the table and { $deal } with the deal that all share; the rest is what luck gave one of them and what each made of it.
lab-luck-bots = Of the differences in points { $bot } goes with the bot, { $place } with the place at the table and { $deal } with the deal that all share; the rest is what luck gave one of them and what each made of it.
lab-luck-none = All sides made the same points.
lab-luck-one-bot = All sides were played by the same bot: name several ({ $several }) to see what skill does, or let others play the same deals ({ $others }).
lab-goes-with = goes with
lab-luck-part = part of the differences
lab-the-bot = the bot
lab-the-place = the place at the table
lab-the-deal = the deal
lab-the-rest = the rest

# ---- sources and decisions

lab-sources = Sources of points
lab-sources-note = The mean points of a side from each source, for winners and for the others, as the standings give them.
lab-sources-says = Winners make most of their points with { $first } ({ $points }); the greatest difference to the others is { $second } ({ $more }).
lab-source = source
lab-clause = rule
lab-points-mean = points of a side, mean
lab-decisions = Decisions
lab-decisions-says = A game has { $count } decisions, each with { $choices } choices in the mean; { $two } have just two. All choices of a game multiplied make about 10^{ $tree } courses.
lab-decisions-note = A choice that is the only one is made, not asked, so forced decisions are not among these.
lab-kind = kind
lab-of-all = of all
lab-choices-mean = choices, mean
lab-median = median
lab-most = most
lab-decisions-a-game = decisions a game, mean

# ---- a sweep

lab-sweep-note = Every value plays the same deals, so each deal is compared with itself: with the deal under { $first }. A change in bold is clear: its p is below 0.05 after a correction for all { $tests } tests of this page (Benjamini and Hochberg).
lab-beside = { $name } beside { $first }: { $changes }.
lab-beside-none = { $name } beside { $first }: no figure changed clearly; of the points of a side, so many deals show a change of { $smallest } or more in four runs of five.
lab-beside-same = { $name } beside { $first }: in all deals every figure is the same.
lab-beside-few = { $name } beside { $first }: fewer than two deals were played under both.
lab-figure-clear = Clear: { $changes }.
lab-figure-open = No change is clear: so many deals show one of { $smallest } or more in four runs of five.
lab-figure-same = No deal differs.

# ---- a search for balance

lab-found = What was found
lab-found-note = Played again on { $games } deals that the search has not seen, beside the game as it is on the same deals. A search that tries much finds values that suit the luck of its own deals: these figures are those to go by.
lab-found-met = With what was found every target is met on new deals.
lab-found-missed = With what was found this is not met on new deals: { $wishes }.
lab-found-as-before = The game as it is meets every target, too: there was nothing to mend.
lab-people = All of this is about games between these bots. Try what was found with people before you print it.
lab-wish-between = { $name } from { $low } to { $high }
lab-wish-most = { $name } at most { $high }
lab-wish-least = { $name } at least { $low }
lab-as-it-is = as it is
lab-with-found = with what was found
lab-met = met
lab-target = target
lab-tried = What was tried
lab-tried-says = { $met } of { $count } trials met every target on the deals of the search.
lab-tried-caption = How far each trial lay outside of the targets (squares, added up; 0 meets all), and the best so far.
lab-trial = trial
lab-outside = outside
lab-outside-of = outside { $wish }
lab-together = together

# ---- families of things

lab-family-titles = Titles
lab-family-titles-used = Titles used
lab-family-pawns = Pawns
lab-family-pawns-turned = Pawns turned
lab-family-areas = Areas
lab-family-services = Services
lab-family-goods = Goods
lab-family-goods-traded = Goods traded
lab-family-goods-raided = Goods raided
lab-family-goods-given-up = Goods given up
lab-family-credit-notes-and-influence = Credit notes and influence
lab-family-battles = Battles
lab-family-dishonour = Dishonour
lab-family-came-to-nothing = Came to nothing
lab-family-tiles = Tiles
lab-family-tiles-moved = Tiles moved
lab-family-tiles-exchanged = Tiles exchanged
lab-family-objectives = Objectives
lab-family-objectives-lost = Objectives lost
lab-family-objectives-achieved = Objectives achieved
lab-family-characters = Characters
lab-family-characters-copied = Characters copied
lab-family-mosaics = Mosaics
lab-family-mosaics-given-back = Mosaics given back
lab-family-stalls = Stalls
lab-family-stalls-given-back = Stalls given back
lab-family-rubies = Rubies
lab-family-effects-dropped = Effects dropped
lab-family-extra-turns = Extra turns
lab-family-scholars = Scholars
lab-family-scholars-killed = Scholars killed
lab-family-cards-taken = Cards taken
lab-family-symbols-used = Symbols used
lab-family-coins = Coins
lab-family-coins-stolen-by-others = Coins stolen by others
lab-family-coins-paid = Coins paid
lab-family-tokens-drawn = Tokens drawn
lab-family-tokens-lost = Tokens lost
lab-family-tokens-placed = Tokens placed
lab-family-tokens-killed = Tokens killed
lab-family-abilities = Abilities
lab-family-combats = Combats
lab-family-hashash-cards = Hashash cards
lab-family-hashash-cards-used = Hashash cards used
lab-family-buildings = Buildings
lab-family-bought-exactly = Bought exactly
lab-family-given-to-dirk = Given to Dirk
lab-family-money = Money
lab-family-money-paid = Money paid
lab-family-overpaid = Overpaid
lab-family-redesigned = Redesigned
lab-family-sultan-cards = Sultan cards
lab-family-caravanserais = Caravanserais
lab-family-caravanserais-moved = Caravanserais moved
lab-family-culture-counters = Culture counters
lab-family-vizier = Vizier

# ---- things without a name of their own

lab-event-converted = sage into merchant
lab-event-spy_service = spies
lab-event-benevolence = benevolence of Al-Rashid
lab-event-negotiated = mercenaries negotiated away
lab-event-gained_notes = credit notes gained
lab-event-note_spent = credit notes spent
lab-event-gained_influence = influence gained
lab-event-won = won
lab-event-lost = lost
lab-event-fled = fled
lab-event-no_pasha = for want of a pasha
lab-event-idle = for idleness
lab-event-enchanter = by the Enchanter
lab-event-took_rubies = rubies taken
lab-event-dropped_effects = effects dropped
lab-event-extra_turn = extra turns
lab-event-boosted = symbols boosted
lab-event-used_faceup = cards of the display used
lab-event-gained_gold = gold gained
lab-event-gained_seals = seals gained
lab-event-stole_gold = gold stolen
lab-event-stole_seals = seals stolen
lab-event-emptied_treasury = gold of the Treasury
lab-event-paid_gold = gold paid
lab-event-paid_seals = seals paid
lab-event-orange_to_bag = orange tokens
lab-event-combat_begins = begun
lab-event-combat_won = won in combat
lab-event-surrendered = surrendered
lab-event-took_spoils = spoils of war
lab-event-took_sword = swords gained
lab-event-ambush = ambush
lab-event-bought = buildings
lab-event-sultan_bought = with Sultan cards
lab-event-caravanserai_bought = caravanserais
lab-event-developed = counters developed
lab-event-vizier_used = vizier used
lab-event-vizier_woken = vizier woken

# ---- kinds of decisions

lab-kind-name_colour = choose a colour
lab-kind-hold_back = hold back a token
lab-kind-place_pawn = place a pawn
lab-kind-start_move = begin a movement
lab-kind-move_pawn = move a pawn
lab-kind-take_turn = take a turn
lab-kind-guild_visit = visit a guild
lab-kind-court_visit = visit the court
lab-kind-pay = pay
lab-kind-action_order = order of actions
lab-kind-give_good = give a good
lab-kind-take_good = take a good
lab-kind-impostor_favour = favour of the Impostor
lab-kind-alchemist_sage = sage of the Alchemist
lab-kind-negotiator_look = look as Negotiator
lab-kind-negotiator_target = country of the Negotiator
lab-kind-negotiator_discard = discard as Negotiator
lab-kind-spy_operation = spy operation
lab-kind-battle = battle
lab-kind-pick_off = take mercenaries off
lab-kind-trade = trade
lab-kind-choose_start = choose the start
lab-kind-keep_characters = keep characters
lab-kind-take_tile = take a tile
lab-kind-judge_tile = judge a tile
lab-kind-place_tile = place a tile
lab-kind-realise = carry out an effect
lab-kind-pick_tile = pick a tile
lab-kind-move_tile = move a tile
lab-kind-move_beyond = move a tile farther
lab-kind-swap_tiles = swap tiles
lab-kind-take_objective = take an objective
lab-kind-copy_character = copy a character
lab-kind-copy_meanwhile = copy in between
lab-kind-play_card = play a card
lab-kind-card_step = step of a card
lab-kind-choose_symbol = choose a symbol
lab-kind-choose_faceup = choose a card of the display
lab-kind-choose_victim = choose whom it strikes
lab-kind-hire_scholar = hire a scholar
lab-kind-sword_hire = hire with swords
lab-kind-assassinate_scholar = assassinate a scholar
lab-kind-choose_enemy = choose an enemy
lab-kind-combat_step = step of a combat
lab-kind-cancel_grey = cancel a grey card
lab-kind-wipe_board = clear a board
lab-kind-cancel_wipe = keep a board from being cleared
lab-kind-grey_wipe = clear by a grey card
lab-kind-place_orange = place an orange token
lab-kind-return_token = return a token
lab-kind-use_ability = use an ability
lab-kind-move_gold = move gold
lab-kind-take_card = take a card
lab-kind-return_hashash = return a Hashash card
lab-kind-use_hashash = use a Hashash card
lab-kind-kill_token = kill a token
lab-kind-remove_token = remove a token
lab-kind-release_orange = release an orange token
lab-kind-move_orange_from = orange token, from where
lab-kind-move_orange_to = orange token, to where
lab-kind-consent = consent
lab-kind-use_treasury = use the Treasury
lab-kind-choose_member = choose a member
lab-kind-choose_action = choose an action
lab-kind-take_more = take more money
lab-kind-redesign = redesign
lab-kind-bring_in = bring in a tile
lab-kind-next_tile = next tile
lab-kind-keep_mark = keep a mark
lab-kind-choose_mark = choose a mark
lab-kind-claim_tile = claim a tile
lab-kind-move_marker = move a marker
lab-kind-vizier_offer = offer of the vizier
