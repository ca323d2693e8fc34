# What every game says.

seat = Joueur { $number }
nothing = rien
counted = { $count } × { $thing }
