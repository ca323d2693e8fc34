# Saffron and Straw.
game-title = Saffron and Straw
game-summary = Pack a chest that nobody sees into, and guess who sells straw.


card-saffron = saffron
card-musk = musk
card-camphor = camphor
card-amber = amber
card-straw = straw

prompt-offer = To whom do you offer a chest?
waiting-offer = { $name } chooses a buyer.
offer-to = Offer to { $buyer }
prompt-pack = What do you put into the chest?
waiting-pack = { $name } packs a chest.
pack-close = Close the chest
pack-end = Offer the chest ({ $count })
prompt-buy = { $seller } offers a chest with { $count ->
    [one] one card
   *[other] { $count } cards
}. Do you buy it?
waiting-buy = { $name } is offered a chest.
buy-yes = Buy it
buy-no = Refuse it

refusal-no_merchant = There is no such merchant.
refusal-oneself = You cannot buy your own chest.
refusal-asked_before = You offered to this merchant the last time.
refusal-empty_chest = The chest is empty.
refusal-no_such_card = You have no more of that.
refusal-one_spice = A chest holds one kind of spice.
refusal-rising_order = The cards of a chest are picked in their order.
refusal-full = Three cards fill the chest.

log-first = { $seat } begins.
    .you = You begin.
log-drew = { $seat } draws { $card }.
    .you = You draw { $card }.
log-offered = { $seat } offers { $buyer } a chest with { $count ->
    [one] one card
   *[other] { $count } cards
}.
    .you = You offer { $buyer } a chest with { $count ->
        [one] one card
       *[other] { $count } cards
    }.
log-bought = { $seat } buys it for { $price }.
    .you = You buy it for { $price }.
log-refused = { $seat } refuses it.
    .you = You refuse it.
log-stalled = { $seat } lays out { $count } { $card }.
    .you = You lay out { $count } { $card }.
log-fined = { $straw } straw is burnt; { $seat } pays a fine of { $fine }.
    .you = { $straw } straw is burnt; you pay a fine of { $fine }.

points-spice = { $count } { $card }
points-straw = { $count } straw
points-purse = { $count ->
    [one] one dirham
   *[other] { $count } dirhams
}

label-first = First
label-pile = Cards in the pile
label-burnt = Straw burnt
label-chest = Chest
label-purse = Dirhams
label-cards = Cards
label-stall = Stall
label-points = Points
label-hand = Your hand
label-inside = Inside
