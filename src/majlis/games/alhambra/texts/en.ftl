# Alhambra in English.

game-title = Alhambra
game-summary = Pay each builder in the right currency, and wall in the finest Alhambra.

# ---- names

type-pavilion = pavilion
type-seraglio = seraglio
type-arcades = arcades
type-chambers = chambers
type-garden = garden
type-tower = tower
types-pavilion = Pavilions
types-seraglio = Seraglios
types-arcades = Arcades
types-chambers = Chambers
types-garden = Gardens
types-tower = Towers
currency-florin = florin
currency-dirham = dirham
currency-denar = denar
currency-ducat = ducat
currency-none = –
tile-pavilion-2-NEW = pavilion 2 (walls north, east and west)
tile-pavilion-3-SW = pavilion 3 (walls south and west)
tile-pavilion-4-ES = pavilion 4 (walls east and south)
tile-pavilion-5-NW = pavilion 5 (walls north and west)
tile-pavilion-6-N = pavilion 6 (wall north)
tile-pavilion-7-E = pavilion 7 (wall east)
tile-pavilion-8-0 = pavilion 8 (no walls)
tile-seraglio-3-ESW = seraglio 3 (walls east, south and west)
tile-seraglio-4-NE = seraglio 4 (walls north and east)
tile-seraglio-5-SW = seraglio 5 (walls south and west)
tile-seraglio-6-ES = seraglio 6 (walls east and south)
tile-seraglio-7-W = seraglio 7 (wall west)
tile-seraglio-8-S = seraglio 8 (wall south)
tile-seraglio-9-0 = seraglio 9 (no walls)
tile-arcades-4-NES = arcades 4 (walls north, east and south)
tile-arcades-5-NW = arcades 5 (walls north and west)
tile-arcades-6-SW = arcades 6 (walls south and west)
tile-arcades-6-NE = arcades 6 (walls north and east)
tile-arcades-7-ES = arcades 7 (walls east and south)
tile-arcades-8-N = arcades 8 (wall north)
tile-arcades-8-E = arcades 8 (wall east)
tile-arcades-9-0 = arcades 9 (no walls)
tile-arcades-10-0 = arcades 10 (no walls)
tile-chambers-5-NSW = chambers 5 (walls north, south and west)
tile-chambers-6-ES = chambers 6 (walls east and south)
tile-chambers-7-SW = chambers 7 (walls south and west)
tile-chambers-7-NE = chambers 7 (walls north and east)
tile-chambers-8-NW = chambers 8 (walls north and west)
tile-chambers-9-W = chambers 9 (wall west)
tile-chambers-9-S = chambers 9 (wall south)
tile-chambers-10-0 = chambers 10 (no walls)
tile-chambers-11-0 = chambers 11 (no walls)
tile-garden-6-ESW = garden 6 (walls east, south and west)
tile-garden-7-NSW = garden 7 (walls north, south and west)
tile-garden-8-SW = garden 8 (walls south and west)
tile-garden-8-NE = garden 8 (walls north and east)
tile-garden-8-NW = garden 8 (walls north and west)
tile-garden-9-E = garden 9 (wall east)
tile-garden-10-N = garden 10 (wall north)
tile-garden-10-W = garden 10 (wall west)
tile-garden-10-0 = garden 10 (no walls)
tile-garden-11-0 = garden 11 (no walls)
tile-garden-12-S = garden 12 (wall south)
tile-tower-7-NEW = tower 7 (walls north, east and west)
tile-tower-8-NES = tower 8 (walls north, east and south)
tile-tower-9-ES = tower 9 (walls east and south)
tile-tower-9-NE = tower 9 (walls north and east)
tile-tower-9-NW = tower 9 (walls north and west)
tile-tower-10-W = tower 10 (wall west)
tile-tower-11-N = tower 11 (wall north)
tile-tower-11-S = tower 11 (wall south)
tile-tower-11-0 = tower 11 (no walls)
tile-tower-12-0 = tower 12 (no walls)
tile-tower-13-E = tower 13 (wall east)
card-florin_1 = florin 1
card-florin_2 = florin 2
card-florin_3 = florin 3
card-florin_4 = florin 4
card-florin_5 = florin 5
card-florin_6 = florin 6
card-florin_7 = florin 7
card-florin_8 = florin 8
card-florin_9 = florin 9
card-dirham_1 = dirham 1
card-dirham_2 = dirham 2
card-dirham_3 = dirham 3
card-dirham_4 = dirham 4
card-dirham_5 = dirham 5
card-dirham_6 = dirham 6
card-dirham_7 = dirham 7
card-dirham_8 = dirham 8
card-dirham_9 = dirham 9
card-denar_1 = denar 1
card-denar_2 = denar 2
card-denar_3 = denar 3
card-denar_4 = denar 4
card-denar_5 = denar 5
card-denar_6 = denar 6
card-denar_7 = denar 7
card-denar_8 = denar 8
card-denar_9 = denar 9
card-ducat_1 = ducat 1
card-ducat_2 = ducat 2
card-ducat_3 = ducat 3
card-ducat_4 = ducat 4
card-ducat_5 = ducat 5
card-ducat_6 = ducat 6
card-ducat_7 = ducat 7
card-ducat_8 = ducat 8
card-ducat_9 = ducat 9
card-diamond_1 = diamond 1
card-diamond_2 = diamond 2
card-diamond_3 = diamond 3
card-diamond_4 = diamond 4
card-diamond_5 = diamond 5
card-diamond_6 = diamond 6
card-diamond_7 = diamond 7
card-diamond_8 = diamond 8
card-diamond_9 = diamond 9
card-bureau_florin-dirham = bureau de change florin/dirham
card-bureau_florin-denar = bureau de change florin/denar
card-bureau_florin-ducat = bureau de change florin/ducat
card-bureau_dirham-denar = bureau de change dirham/denar
card-bureau_dirham-ducat = bureau de change dirham/ducat
card-bureau_denar-ducat = bureau de change denar/ducat
caravanserai-ducat-a = caravanserai ducat, first branch dirham
caravanserai-ducat-b = caravanserai ducat, first branch florin
caravanserai-dirham-a = caravanserai dirham, first branch denar
caravanserai-dirham-b = caravanserai dirham, first branch ducat
caravanserai-denar-a = caravanserai denar, first branch florin
caravanserai-denar-b = caravanserai denar, first branch dirham
caravanserai-florin-a = caravanserai florin, first branch ducat
caravanserai-florin-b = caravanserai florin, first branch denar
counter-price-6 = price 6
counter-price-7 = price 7
counter-price-8 = price 8
counter-price-9 = price 9
counter-price-10 = price 10
counter-price-11 = price 11
counter-price-12-13 = price 12/13
scoring-sc01 = pavilion, chambers, tower, seraglio, arcades, garden
scoring-sc02 = pavilion, chambers, garden, seraglio, tower, arcades
scoring-sc03 = pavilion, garden, tower, arcades, seraglio, chambers
scoring-sc04 = seraglio, garden, tower, chambers, arcades, pavilion
scoring-sc05 = seraglio, arcades, chambers, tower, garden, pavilion
scoring-sc06 = seraglio, tower, arcades, garden, chambers, pavilion
scoring-sc07 = arcades, pavilion, seraglio, tower, garden, chambers
scoring-sc08 = arcades, pavilion, garden, chambers, tower, seraglio
scoring-sc09 = arcades, chambers, garden, seraglio, pavilion, tower
scoring-sc10 = chambers, arcades, pavilion, tower, garden, seraglio
scoring-sc11 = chambers, arcades, pavilion, garden, seraglio, tower
scoring-sc12 = chambers, garden, seraglio, arcades, pavilion, tower
scoring-sc13 = garden, tower, arcades, pavilion, chambers, seraglio
scoring-sc14 = garden, tower, arcades, pavilion, seraglio, chambers
scoring-sc15 = garden, seraglio, chambers, pavilion, tower, arcades
scoring-sc16 = tower, seraglio, pavilion, garden, chambers, arcades
scoring-sc17 = tower, seraglio, chambers, arcades, pavilion, garden
scoring-sc18 = tower, pavilion, seraglio, chambers, arcades, garden
source-pavilion = pavilion
source-seraglio = seraglio
source-arcades = arcades
source-chambers = chambers
source-garden = garden
source-tower = tower
source-wall = outside wall
source-culture = culture counters
holding-cards = money cards
holding-diamond = diamonds
holding-bureau = bureaux de change
holding-coin-florin = florin coins
holding-coin-dirham = dirham coins
holding-coin-denar = denar coins
holding-coin-ducat = ducat coins
holding-wall = longest wall
holding-reserve = tiles in reserve
holding-pending = tiles to place
holding-sultan = Sultan cards
holding-culture = points of the culture counters
holding-vizier = vizier awake

# ---- words of the table

label-turn = Turn
label-round = Scorings done: { $round } of 3
label-display = Money display
label-market = Building market
label-deck = Deck: { $count }
label-supply = Tiles in the bag: { $count }
label-player = Player
label-score = Points
label-hand = Money
label-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
label-wall = Wall
label-reserve = Reserve
label-pending = To place
label-modules = Modules
label-drawn = Just drawn
label-sultans = Sultan cards
label-caravans = Caravanserais for sale
label-scoring_cards = Scoring cards (low to high)
label-awake = vizier awake
label-asleep = vizier asleep
label-coins = coins
label-culture = culture
label-dirk = Dirk
label-fountain = lion fountain

# ---- prompts

prompt-choose_action = Your turn: take money, buy, or redesign your Alhambra.
prompt-choose_action-further = You paid the exact price: one more action, or stop.
prompt-take_more = Do you take more small cards?
prompt-pay = Pay { $price } ({ $currency }): lay out your money, in any order.
prompt-pay-any = Pay { $price } in one currency of your choice: lay out your money, in any order.
prompt-redesign = Redesign: build a tile of your reserve, or move one to the reserve.
prompt-bring_in = Where does it go: { $tile }?
prompt-next_tile = Which tile do you place next?
prompt-place_tile = Place: { $tile }.
prompt-keep_mark = The Sultan card is marked: { $type }. Do you keep that, or roll?
prompt-choose_mark = You rolled: { $type }. Mark it, or the opposite face.
prompt-claim_tile = Just drawn: { $tile }. Do you take it with your Sultan card?
prompt-move_marker = Do you move a caravanserai marker?
prompt-vizier_offer = The vizier: do you buy a tile for the exact price?

# ---- what the others read meanwhile

waiting-choose_action = { $name } is choosing to take money, buy, or redesign.
waiting-take_more = { $name } is deciding whether to take more money.
waiting-pay = { $name } is choosing cards to pay with.
waiting-redesign = { $name } is redesigning.
waiting-bring_in = { $name } is choosing where a tile of the reserve goes.
waiting-next_tile = { $name } is choosing the next tile to place.
waiting-place_tile = { $name } is placing a tile.
waiting-keep_mark = { $name } is deciding whether to keep the mark of a Sultan card or to roll.
waiting-choose_mark = { $name } is choosing what a Sultan card is marked with.
waiting-claim_tile = { $name } is deciding whether to take a tile with a Sultan card.
waiting-move_marker = { $name } is deciding whether to move a caravanserai marker.
waiting-vizier_offer = { $name } is deciding whether the vizier buys a tile.

# ---- choices

display-empty = Place { $place } of the display is empty
market-empty = The market space is empty: { $currency }
choose_action-take = Take: { $card } (place { $place })
choose_action-buy = Buy: { $tile } for { $price } ({ $currency })
choose_action-redesign = Redesign your Alhambra
choose_action-stop = Stop here
choose_action-none = Something of a module that is not in this game
choose_action-sultan = Buy Sultan card { $place }: { $type }, for { $price } ({ $currency })
choose_action-caravanserai = Buy: { $card }
choose_action-develop = Develop your culture counters
choose_action-wake = Wake your vizier
take_more = Also take: { $card } (place { $place })
    .deed = Take one more: { $card } (place { $place })
take_more-enough = That is enough
    .deed = Take no more
pay-done = Pay what is laid out
pay-card = { $card }
    .deed = Pay: { $card }
pay-none = A means of payment that you do not have
pay-caravanserai = { $card }: { $value } ({ $currency })
    .deed = Pay with: { $card }, { $value } ({ $currency })
pay-bureau = Play: { $card }
pay-coin = Coin: { $currency }
    .deed = Pay a coin: { $currency }
redesign-bring_in = Build: { $tile }
redesign-remove = To the reserve: { $tile }
    .deed = Move to the reserve: { $tile }
bring_in-swap = In place of: { $old }
    .deed = Swap it for: { $old }
next_tile = { $tile }
    .deed = Place first: { $tile }
place_tile-cell = Build it { $way } from the fountain
place_tile-fountain = On the fountain itself
at-cell = { $way } from the fountain
at-fountain = on the fountain itself
way-up = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
} up
way-down = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
} down
way-left = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
} left
way-right = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
} right
# The steps of an act in the sentence of the coach.
coach-then-redesign-bring_in = { $act }: build { $tile } from the reserve
coach-then-redesign-remove = { $act }: move { $tile } to the reserve
coach-then-bring_in-swap = { $act }, in place of { $old }
coach-then-place_tile-cell = { $act }, then build the new tile { $way } from the fountain
coach-then-place_tile-fountain = { $act }, then build the new tile on the fountain itself
coach-then-place_tile-reserve = { $act }, then put the new tile in the reserve
coach-then-place_tile-dirk = { $act }, then give the new tile to Dirk
coach-at-cell = { $act }, { $way } from the fountain
coach-at-fountain = { $act }, on the fountain itself
place_tile-reserve = Reserve
    .deed = Put it in the reserve
place_tile-dirk = Dirk
    .deed = Give it to Dirk
keep_mark-keep = Keep: { $type }
keep_mark-roll = Roll for another type
choose_mark = Mark: { $type }
claim_tile-take = Take: { $tile }
claim_tile-decline = Leave it for the market: { $tile }
move_marker = Move the marker to { $value } ({ $currency }): { $card }
move_marker-stay = Move no marker
move_marker-none = A caravanserai that you do not have
vizier_offer = Buy with the vizier: { $tile } for exactly { $price } ({ $currency })
    .deed = Buy with the vizier: { $tile } for exactly { $price } ({ $currency })
vizier_offer-pass = Do not use the vizier
take-card = { $card }
take-end = Take { $count ->
    [one] 1 card
   *[other] { $count } cards
} worth { $worth }
take-end-bureau = Take the bureau de change
pay-end-exact = Pay { $paid }, exact: act again
pay-end-exact_only = Pay { $paid }, exact
pay-end-over = Pay { $paid }: { $over } too much
pay-end-coins = Pay { $paid }: { $over } too much, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} in return
pay-way-exact = Exact: act again; with { $count ->
    [one] one means of payment
   *[other] { $count } means of payment
}. You keep money worth { $kept }.
pay-way-exact_only = Exact, with { $count ->
    [one] one means of payment
   *[other] { $count } means of payment
}. You keep money worth { $kept }.
pay-way-over = { $over } too much, with { $count ->
    [one] one means of payment
   *[other] { $count } means of payment
}. You keep money worth { $kept }.

# ---- log

log-dealt = { $seat } is dealt: { $card }.
    .you = You are dealt: { $card }.
log-begins = { $seat } begins.
    .you = You begin.
log-turn_begins = { $seat } to play.
    .you = Your turn.
log-passed = { $seat } can do nothing and passes.
    .you = You can do nothing and pass.
log-stopped = { $seat } stops.
    .you = You stop.
log-took = { $seat } takes: { $card }.
    .you = You take: { $card }.
log-paid_card = { $seat } pays: { $card }.
    .you = You pay: { $card }.
log-paid_bureau = { $seat } plays: { $card }.
    .you = You play: { $card }.
log-paid_coin = { $seat } pays a coin: { $currency }.
    .you = You pay a coin: { $currency }.
log-paid_caravanserai = { $seat } pays with: { $card }.
    .you = You pay with: { $card }.
log-bought = { $seat } buys from the { $currency } space: { $tile } ({ $overpaid } too much).
    .you = You buy from the { $currency } space: { $tile } ({ $overpaid } too much).
log-bought_exactly = { $seat } buys from the { $currency } space: { $tile } (exact).
    .you = You buy from the { $currency } space: { $tile } (exact).
log-built = { $seat } builds: { $tile }, { $cell }.
    .you = You build: { $tile }, { $cell }.
log-reserved = { $seat } puts in reserve: { $tile }.
    .you = You put in reserve: { $tile }.
log-given_to_dirk = { $seat } gives to Dirk: { $tile }.
    .you = You give to Dirk: { $tile }.
log-sultan_given_to_dirk = { $seat } gives to Dirk, by the Power of the Sultan: { $tile }.
    .you = You give to Dirk, by the Power of the Sultan: { $tile }.
log-vizier_given_to_dirk = { $seat } gives to Dirk, bought by the vizier: { $tile }.
    .you = You give to Dirk, bought by the vizier: { $tile }.
log-brought_in = { $seat } builds from the reserve: { $tile }, { $cell }.
    .you = You build from the reserve: { $tile }, { $cell }.
log-removed = { $seat } moves to the reserve: { $tile }.
    .you = You move to the reserve: { $tile }.
log-swapped = { $seat } swaps: { $tile } for { $old }.
    .you = You swap: { $tile } for { $old }.
log-card_opened = On display: { $card }.
log-scoring_card = The card of scoring { $round } turns up.
log-reshuffled = { $count ->
    [one] { $count } discard becomes the new deck.
   *[other] { $count } discards become the new deck.
}
log-tile_opened = On the market, { $currency }: { $tile }.
log-scoring = Scoring { $round }.
log-majority = { $type } – { $shares }.
log-walls = Outside walls – { $shares }.
log-culture = Culture counters – { $shares }.
log-dirk_began = Dirk begins with: { $tile }.
log-dirk_drew = Dirk gets: { $tile }.
log-supply_exhausted = The bag is empty: the game ends.
log-leftover = Left on the { $currency } space: { $tile } goes to { $seat }.
    .you = Left on the { $currency } space: { $tile } goes to you.
log-leftover_nobody = Left on the { $currency } space: { $tile } goes to nobody.
log-game_over = The game is over.
log-scoring_order = Scoring { $round }, from the type worth least to the type worth most: { $card }.
log-sultan_opened = A Sultan card ({ $currency }) is marked: { $type }.
log-sultan_bought = { $seat } buys a Sultan card: { $type }, { $currency } ({ $overpaid } too much).
    .you = You buy a Sultan card: { $type }, { $currency } ({ $overpaid } too much).
log-sultan_rolled = { $seat } rolls: { $type }.
    .you = You roll: { $type }.
log-sultan_marked = { $seat } marks: { $type }.
    .you = You mark: { $type }.
log-claimed = { $seat } takes by the Power of the Sultan: { $tile }.
    .you = You take by the Power of the Sultan: { $tile }.
log-claim_declined = { $seat } does not take: { $tile }.
    .you = You do not take: { $tile }.
log-caravanserai_bought = { $seat } buys: { $card } ({ $overpaid } too much).
    .you = You buy: { $card } ({ $overpaid } too much).
log-marker_moved = { $seat } moves a marker to { $value } ({ $currency }): { $card }.
    .you = You move a marker to { $value } ({ $currency }): { $card }.
log-culture_taken = { $seat } takes a culture counter: { $counter }.
    .you = You take a culture counter: { $counter }.
log-developed = { $seat } develops the culture counters, now worth { $points }.
    .you = You develop your culture counters, now worth { $points }.
log-vizier_used = { $seat } calls on the vizier.
    .you = You call on the vizier.
log-vizier_woken = { $seat } wakes the vizier.
    .you = You wake the vizier.
log-coin_drawn = { $seat } draws a coin: { $currency }.
    .you = You draw a coin: { $currency }.

# ---- scorings, row by row

share-majority = { $seat }: { $count } ({ $place ->
    [1] first
    [2] second
   *[other] third
}, { $points ->
    [one] 1 point
   *[other] { $points } points
})
    .you = You: { $count } ({ $place ->
        [1] first
        [2] second
       *[other] third
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    })
share-majority-unpaid = { $seat }: { $count }
    .you = You: { $count }
share-majority-dirk = Dirk: { $count }
share-wall = { $seat }: { $count } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
    .you = You: { $count } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
share-wall-unpaid = { $seat }: { $count }
    .you = You: { $count }
share-culture = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .you = You: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
share-culture-unpaid = { $seat }: 0 points
    .you = You: 0 points
share-pays = { $points }
scene-scoring = { $round ->
    [1] First scoring
    [2] Second scoring
   *[other] Last scoring
}
scene-type = { $type }
scene-walls = Outside walls
scene-culture = Culture counters
scene-leftovers = Tiles left on the market
scene-leftover = { $tile }
why-who = { $seat }
    .you = You
why-alone = { $who }: { $count }, { $place ->
    [1] first place
    [2] second place
   *[other] third place
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
why-dirk = { $who }: { $count }, { $place ->
    [1] first place
    [2] second place
   *[other] third place
}; nobody gets its points.
why-shares = { $who }: { $count } each. { $sum } = { $all }, shared: { $points } each.
why-shares-one = { $who }: { $count } each. { $all } shared: { $points } each.
why-unpaid = { $who }: { $count }, no place that scores.
why-none = { $who }: none.
why-walls = { $who }: { $count ->
    [one] 1 section
   *[other] { $count } sections
} without a gap, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
why-culture = { $who }: { $count ->
    [one] 1 counter
   *[other] { $count } counters
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} at the jewels.
why-leftover = { $seat }: most money in the currency of the space, { $currency }.
    .you = You: most money in the currency of the space, { $currency }.
why-leftover_nobody = Nobody alone has most money in the currency of the space, { $currency }.
fact-prize = Biggest prize: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $seat }, with { $type } × { $count }.
    .you = Biggest prize: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for you, with { $type } × { $count }.
fact-wall = Longest wall: { $seat }, { $count ->
    [one] 1 section
   *[other] { $count } sections
}.
    .you = Longest wall: you, { $count ->
        [one] 1 section
       *[other] { $count } sections
    }.
fact-chance = Nearest chance for { $seat }: one more { $type }, { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
    .you = Nearest chance for you: one more { $type }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.

# ---- warnings: what an act will cost the one who makes it

warn-bought = { $overpaid } too much: no change, no further action
warn-sultan_bought = { $overpaid } too much: no change, no further action
warn-caravanserai_bought = { $overpaid } too much: no change, no further action

# ---- refusals

refusal-no_card_there = There is no card in that place.
refusal-no_tile_there = That space is empty until the market is refilled.
refusal-too_expensive = You cannot pay that price in that currency.
refusal-nothing_to_redesign = There is nothing for you to redesign.
refusal-must_act = You may stop only after an exact payment.
refusal-module_not_in_play = The module of that action is not in play.
refusal-too_much_money = Several cards taken together may not be worth more than 5.
refusal-order_of_places = Follow the order of the places: that card comes earlier.
refusal-ends_by_itself = The payment ends by itself as soon as it reaches the price.
refusal-price_not_reached = The payment does not reach the price yet.
refusal-not_owned = You have no more of that to pay with.
refusal-rising_order = Follow the order of the list: that one comes earlier.
refusal-not_exact = With that you could no longer pay the exact price.
refusal-superfluous = With that you would pay more than you need to.
refusal-wrong_currency = That is money of another currency.
refusal-diamonds_stay_alone = Diamonds are not mixed with other money.
refusal-no_such_bureau = You do not have that bureau de change.
refusal-bureau_comes_first = You may play only one bureau de change, and you play it first.
refusal-bureau_does_not_fit = That bureau de change does not have the currency that you must pay in.
refusal-not_in_reserve = That tile is not in your reserve.
refusal-fits_nowhere = That tile fits nowhere in your Alhambra.
refusal-not_built = That tile is not in your Alhambra.
refusal-others_hang_on_it = Without it the footpath would no longer reach every tile.
refusal-leaves_a_hole = That would leave a gap.
refusal-fountain_stays = The fountain stays where it is.
refusal-walls_do_not_match = The walls do not match those of the neighbours.
refusal-no_footpath = No open side connects it to the footpath.
refusal-makes_a_hole = That would leave a gap.
refusal-out_of_reach = That is beyond the edge of the board.
refusal-cell_taken = A tile already lies there.
refusal-tile_not_pending = That tile is not among your new ones.
refusal-no_dirk = Dirk takes part only with two players.
refusal-not_for_dirk = Tiles that you win at the end cannot go to Dirk.
refusal-not_rolled = Only the rolled type or the opposite face can be marked.
refusal-no_sultan_there = There is no Sultan card in that place.
refusal-no_such_caravanserai = You do not have that caravanserai.
refusal-no_such_move = The marker cannot go there from where it stands.
refusal-caravanserai_is_sold = That caravanserai is no longer for sale.
refusal-two_caravanserais = You may have at most two caravanserais.
refusal-too_few_types = You have not built enough different types.
refusal-nothing_to_develop = None of your culture counters can be turned.
refusal-vizier_is_awake = Your vizier is already awake.
refusal-laid_already = That card is already laid out.
refusal-bureau_alone = You may take a bureau de change only on its own.
refusal-one_bureau = You may play only one bureau de change per purchase.
refusal-bureau_changes_others = That bureau de change has other currencies than the money that you have laid out.
refusal-currencies_stay_apart = Currencies are not mixed in a payment.
refusal-superfluous_with_these = With what you have laid out, you would pay more than you need to.

# ---- what the coach counts

coach-score = Your points
coach-majority = { $what }: points in the next scoring
coach-wall = Your longest wall
coach-modules = Points of the modules in the next scoring
coach-built = Tiles in your Alhambra
coach-sites = Places to build on
coach-reserve = Tiles in your reserve
coach-pending = Tiles that you have still to place
coach-money = Money in your hand
coach-cards = Money cards in your hand
coach-exact = Tiles that you can pay for exactly
coach-payable = Tiles that you can pay for
coach-pieces = What you own of the modules
coach-score-of = Points of { $name }
coach-majority-of = { $what }: points of { $name } in the next scoring
coach-wall-of = Longest wall of { $name }
coach-modules-of = Points of the modules for { $name }
coach-built-of = Tiles in the Alhambra of { $name }

# ---- scores

score-line = Scoring { $round }: { $source }
tie-shared = { $seat } shares the place.
    .you = You share the place.

# ---- the board

board-tile = { $type } { $price }
board-no-walls = no walls
board-walls = { $count ->
    [one] wall { $sides }
   *[other] walls { $sides }
}
board-side-N = north
board-side-E = east
board-side-S = south
board-side-W = west
board-free = free, { $place }
board-empty = empty
board-reserve_empty = empty
board-bought = bought this turn
board-take-note = one card, or several worth up to { $most }
board-can-exact = You can pay the exact price.
board-your-money = Your money
board-known = What is known of this hand
board-no-money = No money.
board-diamonds = diamonds
board-wall = Longest wall: { $count }
board-wall-note = { $points ->
    [one] the gilded line; 1 point a section
   *[other] the gilded line; { $points } points a section
}
board-wall-then = then { $count }
board-majorities = Majorities
board-round = { $round ->
    [1] first scoring
    [2] second scoring
   *[other] last scoring
}
board-ahead = { $round ->
    [1] First scoring ahead
    [2] Second scoring ahead
   *[other] Last scoring ahead
}
board-supply = { $count ->
    [one] 1 building left
   *[other] { $count } buildings left
}
board-place-1 = 1st
board-place-2 = 2nd
board-place-3 = 3rd
board-per-side = { $points } each
board-now = if scored now
board-redesign = Redesign
board-wake = Wake
board-develop = Develop
board-to-reserve = To the reserve
board-to-dirk = To Dirk
board-awake = awake
board-asleep = asleep
board-take-it = Take it
board-exact = exact: act again
board-exact-only = exact
board-over = { $count } too much
board-costs = Costs { $price }
board-each = { $price } each
board-you-have = you have { $count }
board-too-dear = more than you have
board-own-again = Back to your Alhambra
board-alhambra-of = Alhambra of { $name }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, wall { $wall }
board-on-display = { $card }, place { $place } of the display
board-on-market = { $tile }, on the market, pay in { $currency }
board-in-hand = { $card }, in your hand: { $count }
board-coins = coins { $currency }: { $count }
board-dirk = Dirk, { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
board-sultan = Sultan card for { $type }, costs { $price } ({ $currency })
board-mark = mark: { $type }
board-claims = for the next { $type } that is drawn
board-none-open = none face up
board-for-sale = { $thing }, for sale
board-caravanserais = Caravanserais
board-types = Types built: { $count }
board-culture = Culture
board-worth = worth { $points }
board-no-counters = Two tiles of the same price bring a culture counter.
board-counter =
    culture counter, { $kind }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, up to { $most }
board-price = price { $price }
board-counter-points = points
board-counter-tiles = tiles
board-discards = On the discard pile:
board-modules = { $count ->
    [one] 1 module
   *[other] { $count } modules
}
board-module-scoring_cards = New scoring cards
board-module-sultan = The Power of the Sultan
board-module-caravanserai = Caravanserai
board-module-moorish_art = Art of the Moors
board-module-vizier = The vizier’s favour
board-module-exchange = Bureaux de change
board-module-diamonds = Diamonds
board-module-coins = Coins

# ---- modules, each in two sentences, and how it stands

module-scoring_cards-rule = Each scoring has its own order of the types: the first scores least, the last scores most. All three cards are known from the start.
module-sultan-rule = Buy a face-up Sultan card as if it were a tile. When a tile of its type is drawn for the market, you may take that tile for free.
module-caravanserai-rule = Money that grows: as your turn begins, one marker may move on by one space. Pay with it like a card, and it falls back to 0.
module-moorish_art-rule = Two tiles of the same price bring a culture counter, and more tiles let it turn further. Developing is an action; each scoring brings the number at the jewel.
module-vizier-rule = Between two turns an awake vizier may buy you a tile of the market for the exact price. Then he is asleep; waking him is an action.
module-exchange-rule = With a bureau de change you can mix its two currencies in one payment. You take it on its own, and it is good for one purchase.
module-diamonds-rule = Diamonds pay for anything, whatever its currency. They are never mixed with other money.
module-coins-rule = For every { $per } that you pay too much you draw a coin. A coin pays 1 in its currency.
module-scoring_cards-now = In the next scoring { $low } score least, { $high } most.
module-sultan-now = { $open ->
    [0] No Sultan card is face up now.
    [one] One Sultan card is face up; it costs { $price } in its currency.
   *[other] { $open } Sultan cards are face up; each costs { $price } in its currency.
}
module-caravanserai-now = The next one costs you { $price } in any one currency.
module-caravanserai-lacks = The next one needs { $needed } types in your Alhambra: you have { $built }.
module-caravanserai-full = You have as many as you may have.
module-caravanserai-sale = For sale
module-moorish_art-now = Your culture counters bring { $now } in each scoring; developed once, { $then }.
module-vizier-now = He is awake and can buy for you between two turns.
module-vizier-sleeps = He is asleep. Waking him would be your whole action.
module-exchange-now = { $count ->
    [0] You hold none.
    [one] You hold one; it lies with your money.
   *[other] You hold { $count }; they lie with your money.
}
module-diamonds-now = { $worth ->
    [0] You hold none.
   *[other] You hold diamonds worth { $worth } in all.
}
module-coins-now = { $count ->
    [0] You have none.
    [one] You have one; it lies with your money.
   *[other] You have { $count }; they lie with your money.
}
state-none = none
funds-florin = { $count ->
    [one] florin
   *[other] florins
}
worth-florin = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
funds-dirham = { $count ->
    [one] dirham
   *[other] dirhams
}
worth-dirham = { $count ->
    [one] { $count } dirham
   *[other] { $count } dirhams
}
funds-denar = { $count ->
    [one] denar
   *[other] denars
}
worth-denar = { $count ->
    [one] { $count } denar
   *[other] { $count } denars
}
funds-ducat = { $count ->
    [one] ducat
   *[other] ducats
}
worth-ducat = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
state-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
state-worth = worth { $worth }
state-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
state-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
state-sale = { $count } for sale
state-bag = { $count } in the bag
board-one-more = What one more tile would bring you
board-tiles-to-come = Tiles to come
board-on-the-market = on the market
board-exact-tag = exact
board-rule = The rule
tocome-bag = { $tile }: in the bag
tocome-market = { $tile }: on the market
tocome-built = { $tile }: { $name }
tocome-dirk = { $tile }: Dirk

# ---- what a piece is, and what it can do now

about-market = A building tile. Its price is paid in the currency of its space, in one currency alone.
about-market-buy = You can buy it now: it costs { $price }, you have { $have }.
about-market-exact = You can pay the exact price and act again.
about-market-over = Your best payment is { $over } too much.
about-market-dear = It costs { $price }; you have { $have }.
about-display = A money card. Take one card, or several worth at most { $most } together.
about-display-take = You can take it now.
about-hand = Money in your hand. It pays for what lies on the space of its currency.
about-hand-diamond = A diamond. Diamonds pay for anything, but are not mixed with other money.
about-hand-bureau = A bureau de change. Played with a payment it lets you mix its two currencies.
about-hand-pay = You can lay it out for this payment.
about-coin = Coins worth 1 each. You can pay with them together with cards of their currency.
about-sultan = A Sultan card. Whoever owns it may take a tile of the marked type for free when one is drawn.
about-mark = A face of the Sultan’s die: the type that your Sultan card is marked with.
about-drawn = This tile was just drawn for the market. A Sultan card of its type may take it.
about-caravan = A caravanserai. Its marker is worth what it stands on, in that currency, and falls back to 0 when you pay with it.
about-caravan-sale = A caravanserai for sale. It needs four types in your Alhambra, a second one five.
about-space = A space of your caravanserai. The marker moves on by one space, never back.
about-counter = A culture counter. Each scoring brings the number at its jewel; it can be turned up to the marked side.
about-vizier = Your vizier. Awake, he buys a tile between two turns for the exact price.
about-reserve = The reserve. What lies here counts for nothing until you build it by redesigning.
about-dirk = Dirk’s tiles. He takes part in the majorities, but nobody gets his points.
about-cell-free = A free cell. Walls must meet walls, open sides open sides, and a footpath must lead here from the fountain.
about-cell-built = A tile of your Alhambra. It counts for the majority of its type, its outside walls for the longest wall.
about-cell-fountain = The lion fountain. It has no walls, and every footpath begins here.
about-pending = A new tile. Build it in your Alhambra, or put it in the reserve.
about-action-redesign = Redesign: build a tile of the reserve, move one to the reserve, or swap one for the other. It is your whole action.
about-action-develop = Develop: every culture counter that can still turn is turned by one step. It is your whole action.
about-action-wake = Wake your vizier. It is your whole action.
about-deck = The money deck. Two scoring cards are among its cards.
about-majorities = Who has built most of each type, and what the next scoring would bring now.
about-alhambra = An Alhambra: what is built, and its longest outside wall as a gilded line.
about-may = You can choose it now.

# ---- the guided game: a lesson for each kind of decision

lesson-alhambra-choose_action = One action a turn: take money from the display, buy a tile of the market, or redesign your Alhambra. Pay the exact price and you act again, so keep small cards that make up the price. Buy where one more tile puts you ahead of the others: only majorities and walls score.
lesson-alhambra-take_more = You may take several cards at once if they are worth 5 or less together.
lesson-alhambra-pay = Lay out cards of the space’s currency until they reach the price. What you pay too much is lost; with the exact price you act again.
lesson-alhambra-next_tile = At the end of your turn you place what you bought, one tile after the other. Begin with the one that opens room for the next.
lesson-alhambra-place_tile = Tiles are never turned. Walls must meet walls, open sides open sides, and a footpath must lead there from the fountain. What does not fit goes into your reserve.
lesson-alhambra-redesign = Redesigning costs your action: build a tile of the reserve, move one to the reserve, or swap one for the other. It is useful just before a scoring.
lesson-alhambra-bring_in = Choose a free cell, or a built tile to swap it for.
lesson-alhambra-keep_mark = A Sultan card lets you take a tile of its marked type for free when one is drawn. Keep a type that many tiles still have, or roll.
lesson-alhambra-choose_mark = Mark what the die shows, or what is on its underside. That is final.
lesson-alhambra-claim_tile = Your Sultan card fits this tile: take it for free, or wait for a better one.
lesson-alhambra-move_marker = Before your action one caravanserai marker may move on by one space, free of charge.
lesson-alhambra-vizier_offer = An awake vizier lets you buy between two turns, for the exact price only. Then he is asleep.
try-alhambra-choose_action = What would you do: take money, buy, or redesign?
aim-alhambra = Two scoring cards hide among the money, and the last scoring comes when the bag is empty: each time all that is built by then counts.

# ---- corrected material that is unusual, and played all the same

material-branches = { $place }: { $count ->
    [one] one branch
   *[other] { $count } branches
}; we know cards with { $usual }.
material-points_fall = { $place }: { $points } do not rise from 0; the marker stands on the most valuable side that its squares allow.
material-diamonds = diamonds.values: { $count ->
    [one] one diamond
   *[other] { $count } diamonds
}; we know a box with { $usual }.
