# What every game says.

seat = Giocatore { $number }
nothing = niente
counted = { $count } × { $thing }
