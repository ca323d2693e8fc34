# Saffron and Straw.

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
refusal-full = Three cards fill the chest.
refusal-too_dear = You cannot pay for it.

log-first = { $seat } begins.
log-drew = { $seat } draws { $card }.
log-offered = { $seat } offers { $buyer } a chest with { $count ->
    [one] one card
   *[other] { $count } cards
}.
log-bought = { $seat } buys it for { $price }.
log-refused = { $seat } refuses it.
log-stalled = { $seat } lays out { $count } { $card }.
log-fined = { $straw } straw is burnt; { $seat } pays a fine of { $fine }.

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
label-hand = Your hand
label-inside = Inside
