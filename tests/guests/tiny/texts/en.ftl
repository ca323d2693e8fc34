game-title = Tiny
game-summary = Take counters, or bank them before the bag turns against you.
seat-gem = gem
prompt-draw_or_bank = Draw another gem, or bank what you hold?
waiting-draw_or_bank = { $seat } draws or banks.
draw_or_bank-yes = Draw
draw_or_bank-no = Bank
refusal-no_such_pile = There is no such pile.
refusal-pile_used = This pile was taken.
prompt-take_pile = Take a pile
waiting-take_pile = { $seat } takes a pile.
take_pile = Pile { $pile }
log-drew = { $seat } draws { $gem }.
    .you = You draw { $gem }.
log-took = { $seat } takes pile { $pile }.
    .you = You take pile { $pile }.
gems = { $count ->
    [one] one gem
   *[other] { $count } gems
}
