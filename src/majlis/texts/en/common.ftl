# What every game says.

seat = Player { $number }
nothing = nothing
counted = { $count } { $thing }
