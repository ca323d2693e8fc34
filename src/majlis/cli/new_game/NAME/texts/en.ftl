# TITLE.

game-title = TITLE
game-summary = Draw pebbles as long as you dare.

prompt-draw_on = Do you draw another pebble?
waiting-draw_on = { $name } may draw another pebble.
draw_on-yes = Draw
draw_on-no = Stop

log-drew = { $seat } draws a { $pebble }.
    .you = You draw a { $pebble }.
log-bust = { $seat } has { $worth }: too much.
    .you = You have { $worth }: too much.
log-banked = { $seat } stops and scores { $worth }.
    .you = You stop and score { $worth }.

points-banked = { $count ->
    [one] one point
   *[other] { $count } points
}

label-pebbles = Pebbles
label-points = Points
