# The lessons: the page around them, then the ideas game by game.
# idea-GAME-NAME: title; -line: for the card; -see-N, -why, -now, -keep-N: the four steps; -done and the rest: answers to a try.

# ---- the page

learn-title = { $game }: six ideas in ten minutes
learn-help = Each idea is a small position. You see it, you try it, and the board answers.
learn-ideas = Six ideas
learn-options = Short lessons
learn-options-help = One idea each, for what you add to the game.
learn-see = See
learn-why = Why
learn-now = Now you
learn-remember = Remember
learn-now-you = Now you.
learn-of = { $number } of { $count }
learn-done = done
learn-new = new
learn-count = { $done } of { $count }
learn-minutes = { $count } min
learn-on = Go on
learn-go-on = Go on: { $name }
learn-begin = Begin: { $name }
learn-back = Back
learn-again = Try again
learn-skip = Skip this
learn-right = Right.
learn-tried = You tried it.
learn-tried-before = Tried:
learn-next = Next: { $name }
learn-all = All ideas
learn-rule = The rule behind it:
learn-sum = Together
learn-first-game = A first game with the coach
learn-first-game-help = Easy opponents, and advice for each decision.
learn-start = Start
learn-book = The complete rules
learn-book-help = Rule by rule, with a search.
learn-read = Read
learn-none = There is no such lesson
learn-none-help = The link may be old. All lessons of a game are in one place.
learn-offer = New to you: { $name }
learn-offer-help = A lesson of two minutes.
learn-offer-go = Take the lesson
learn-offer-no = Not now
learn-lesson = Lesson
learn-to-table = Back to the table
learn-positions = Practice positions
learn-positions-help = You take over a game against bots. The guide asks what you would do, and the coach answers.
learn-position-early = A good start
learn-position-middle = Halfway
learn-position-late = The last turns
learn-position-go = Try it in a real position

# ---- Alhambra

idea-alhambra-other = You did something else: that is allowed, but it is not what you were asked to do.
idea-alhambra-over = You paid { $over } too much. It is lost, and your turn is over.
idea-alhambra-reserved = It lies in your reserve now. There it counts for nothing.

idea-alhambra-currencies = Four currencies
idea-alhambra-currencies-line = Each space of the market has its own currency.
idea-alhambra-currencies-see-1 = This garden lies on the ducat space. It costs 8, and only ducats pay for it.
idea-alhambra-currencies-see-2 = You hold 5 ducats and 2 denars. The denars do not help here.
idea-alhambra-currencies-see-3 = On your turn you may take one card of the display, or several that are worth 5 or less together.
idea-alhambra-currencies-why = A high card of the wrong currency buys nothing; a small one of the right currency may buy a tile.
idea-alhambra-currencies-now = Take money so that you can pay for the garden next time.
idea-alhambra-currencies-miss = You took { $card }. For the garden you still have 5 ducats of 8.
idea-alhambra-currencies-done = 5 and 3 ducats make 8: the garden is within reach.
idea-alhambra-currencies-keep-1 = The space of a tile shows the currency, the tile shows the price.
idea-alhambra-currencies-keep-2 = You pay in one currency alone; nobody gives change.

idea-alhambra-exact = Pay exactly, act again
idea-alhambra-exact-line = Pay the exact price, and your turn goes on.
idea-alhambra-exact-see-1 = The pavilion costs 7 florins.
idea-alhambra-exact-see-2 = With the 8 you pay 1 too much: it is lost, and your turn ends.
idea-alhambra-exact-why = An exact payment earns a further action, as often as you manage it.
idea-alhambra-exact-now = Buy the pavilion so that you may act again.
idea-alhambra-exact-done = 3 and 4 make 7: paid exactly, and you act again.
idea-alhambra-exact-keep-1 = Exact payment: a further action, of any kind.
idea-alhambra-exact-keep-2 = Small cards help to pay exactly. That is why they are worth taking.

idea-alhambra-paths = Paths and walls
idea-alhambra-paths-line = Walls meet walls, and a footpath leads everywhere.
idea-alhambra-paths-see-1 = A footpath must lead from the fountain to every tile, across open sides.
idea-alhambra-paths-see-2 = Neighbours agree: a wall on both tiles, or on neither. Tiles are never turned.
idea-alhambra-paths-see-3 = Your new pavilion has a wall in the east.
idea-alhambra-paths-why = Outside walls that join are one long wall: it scores a point for each section, three times in the game.
idea-alhambra-paths-now = Your wall has 3 sections. Build the pavilion so that it grows.
idea-alhambra-paths-miss = { $wall ->
    [one] It fits there, but your longest wall still has { $wall } section.
   *[other] It fits there, but your longest wall still has { $wall } sections.
}
idea-alhambra-paths-done = The walls join around the outside: 4 sections.
idea-alhambra-paths-keep-1 = Wall to wall, open to open, and a footpath from the fountain.
idea-alhambra-paths-keep-2 = The longest outside wall scores in every scoring.
idea-alhambra-paths-keep-3 = No gaps: every free cell must be reachable from outside.

idea-alhambra-majorities = Majorities
idea-alhambra-majorities-line = Whoever has most of a type scores; one more tile can change that.
idea-alhambra-majorities-see-1 = You have built 2 gardens and 2 pavilions. Marco has 2 gardens, Inès has 3 towers.
idea-alhambra-majorities-see-2 = You can buy a garden, a tower or a pavilion.
idea-alhambra-majorities-why = Only the number of tiles of each type matters. Buy where one tile changes the order.
idea-alhambra-majorities-now = Buy and build the tile that gives you a new lead.
idea-alhambra-majorities-miss-tower = One tower against Inès’s three: she stays first.
idea-alhambra-majorities-miss-pavilion = You were first in pavilions already. The lead grows, the points do not.
idea-alhambra-majorities-done = 3 gardens against Marco’s 2: you lead alone.
idea-alhambra-majorities-keep-1 = For each type whoever has most tiles scores; those who are level share the points.
idea-alhambra-majorities-keep-2 = Being ahead by one is enough.

idea-alhambra-reserve = Reserve and redesigning
idea-alhambra-reserve-line = What lies in the reserve counts for nothing yet.
idea-alhambra-reserve-see-1 = A tower waits in your reserve: it did not fit, or you kept it.
idea-alhambra-reserve-see-2 = Redesigning is an action: build a tile of the reserve, move one to the reserve, or swap the two.
idea-alhambra-reserve-why = Only built tiles score. Before a scoring, a tower in your Alhambra is worth more than a card in your hand.
idea-alhambra-reserve-now = Build the tower in your Alhambra, so that you have one more tile.
idea-alhambra-reserve-swapped = The tower is built, but another tile went to the reserve for it: you have as many as before.
idea-alhambra-reserve-removed = You moved a tile to the reserve: there it no longer counts.
idea-alhambra-reserve-done = The tower is built: it counts in the next scoring.
idea-alhambra-reserve-keep-1 = The reserve has room for everything, and scores nothing.
idea-alhambra-reserve-keep-2 = Redesigning costs your action and ends your turn.
idea-alhambra-reserve-keep-3 = The fountain stays where it is.

idea-alhambra-scorings = Three scorings
idea-alhambra-scorings-line = Count it with your own hands, once.
idea-alhambra-scorings-see-1 = In the first scoring only the first place of each type scores, in the second two places, in the last three.
idea-alhambra-scorings-see-2 = Here is what the second scoring would bring you now. Three players have one garden each: 12 and 5 make 17, shared by three, 5 each.
idea-alhambra-scorings-see-3 = A garden, a tower or a pavilion: which of them adds most?
idea-alhambra-scorings-why = First in gardens is worth 12, second in towers 6, first in pavilions 8. What counts is how much that is more than you have now.
idea-alhambra-scorings-now = Buy and build the tile that adds most in the second scoring. The sheet counts it for you.
idea-alhambra-scorings-miss = { $more ->
    [one] Your { $kind } adds { $more } point. Another tile adds more.
   *[other] Your { $kind } adds { $more } points. Another tile adds more.
}
idea-alhambra-scorings-done = Alone in gardens: 12 instead of 5, and your wall counts too.
idea-alhambra-scorings-keep-1 = From cheap to dear: pavilion, seraglio, arcades, chambers, garden, tower. Dear types score more.
idea-alhambra-scorings-keep-2 = Those who are level share the points of their places.
idea-alhambra-scorings-keep-3 = Your longest wall adds 1 point for each section.

idea-alhambra-scoring_cards = New scoring cards
idea-alhambra-scoring_cards-line = Each scoring has an order of its own.
idea-alhambra-scoring_cards-see-1 = Three cards say which type is worth most in which scoring. In the first one pavilions are at the top.
idea-alhambra-scoring_cards-see-2 = So a pavilion scores 6 there, and a tower 3.
idea-alhambra-scoring_cards-why = The card replaces the usual order: the last type on it takes the points of towers.
idea-alhambra-scoring_cards-now = Buy the type that is worth most in the first scoring.
idea-alhambra-scoring_cards-miss-tower = Towers are third on this card: 3 points for the first place.
idea-alhambra-scoring_cards-miss-arcades = Arcades are fifth on this card: 5 points. There is something better.
idea-alhambra-scoring_cards-done = Pavilions are sixth: 6 points for the first place.
idea-alhambra-scoring_cards-keep-1 = Look at the card of the next scoring before you buy.
idea-alhambra-scoring_cards-keep-2 = All three cards are face up from the beginning.

idea-alhambra-sultan = The Power of the Sultan
idea-alhambra-sultan-line = A card that brings you a tile for free.
idea-alhambra-sultan-see-1 = A garden has just been drawn for the market, and your Sultan card is marked with gardens.
idea-alhambra-sultan-see-2 = Before it goes to its space, you may take it for free.
idea-alhambra-sultan-why = A Sultan card costs 7; the tile that it brings may cost 12.
idea-alhambra-sultan-now = Take the garden with your card, and find a place for it.
idea-alhambra-sultan-miss = You did not take it: it lies on the market now, for everybody.
idea-alhambra-sultan-done = The garden is yours without paying; the card is used up.
idea-alhambra-sultan-keep-1 = It works when a tile of its type is drawn, even when it is not your turn.
idea-alhambra-sultan-keep-2 = Cards left at the end bring nothing.

idea-alhambra-caravanserai = Caravanserai
idea-alhambra-caravanserai-line = Money that grows turn by turn.
idea-alhambra-caravanserai-see-1 = Your marker stands on 3 florins. You may move it by one space at the start of each turn.
idea-alhambra-caravanserai-see-2 = The pavilion costs 7 florins; your card of 4 alone is too little, the 8 too much.
idea-alhambra-caravanserai-why = The marker pays like a card of its value, and then goes back to 0.
idea-alhambra-caravanserai-now = Buy the pavilion exactly, with the help of your caravanserai.
idea-alhambra-caravanserai-done = 4 and 3 make 7: exact, and you act again.
idea-alhambra-caravanserai-keep-1 = With four types built it costs 8, with five 4, with six 2.
idea-alhambra-caravanserai-keep-2 = Use it entirely or not at all.

idea-alhambra-moorish_art = Art of the Moors
idea-alhambra-moorish_art-line = Tiles of the same price bring culture counters.
idea-alhambra-moorish_art-see-1 = You own two tiles that cost 10, so you have the culture counter of that price.
idea-alhambra-moorish_art-see-2 = The number at its jewel scores in every scoring; now that is 3.
idea-alhambra-moorish_art-why = Developing is an action: each counter that can turn shows its next number.
idea-alhambra-moorish_art-now = Use your action so that your culture counter is worth more.
idea-alhambra-moorish_art-miss = Your counter still shows 3.
idea-alhambra-moorish_art-done = Your counter shows 6 now, in every scoring that comes.
idea-alhambra-moorish_art-keep-1 = Two tiles of the same price, from 6 up: the counter comes by itself.
idea-alhambra-moorish_art-keep-2 = More tiles of that price let it turn further.

idea-alhambra-vizier = The vizier’s favour
idea-alhambra-vizier-line = Buy when it is not your turn.
idea-alhambra-vizier-see-1 = Inès has ended her turn. Your vizier is awake: now you may step in.
idea-alhambra-vizier-see-2 = The pavilion costs 7 florins, and you hold 3 and 4.
idea-alhambra-vizier-why = Between two turns an awake vizier buys one tile, for the exact price only.
idea-alhambra-vizier-now = Buy the pavilion before Marco’s turn comes.
idea-alhambra-vizier-miss = You let the moment pass. The tile may be gone when your turn comes.
idea-alhambra-vizier-done = Bought between two turns. Your vizier is asleep until you wake him.
idea-alhambra-vizier-keep-1 = Exact price, one tile, no further action.
idea-alhambra-vizier-keep-2 = Waking him again is an action.

idea-alhambra-exchange = Bureaux de change
idea-alhambra-exchange-line = A card that mixes two currencies.
idea-alhambra-exchange-see-1 = This bureau de change joins florins and denars for one purchase.
idea-alhambra-exchange-see-2 = The pavilion costs 7 florins. You have 4 florins and 3 denars.
idea-alhambra-exchange-why = With the bureau both count together, and the payment can be exact.
idea-alhambra-exchange-now = Buy the pavilion exactly, with the help of the bureau.
idea-alhambra-exchange-done = 4 florins and 3 denars make 7: exact, and you act again.
idea-alhambra-exchange-keep-1 = One of the two currencies must be that of the space.
idea-alhambra-exchange-keep-2 = One bureau de change per purchase; then it is discarded.

idea-alhambra-diamonds = Diamonds
idea-alhambra-diamonds-line = A fifth currency that buys anything.
idea-alhambra-diamonds-see-1 = You hold a diamond of 8.
idea-alhambra-diamonds-see-2 = The tower costs 8 dirhams. Your dirhams are 5 and 9: never 8.
idea-alhambra-diamonds-why = Diamonds pay for every space, if you pay in nothing but diamonds.
idea-alhambra-diamonds-now = Buy a tile exactly with your diamond.
idea-alhambra-diamonds-done = The diamond is the exact price: you act again.
idea-alhambra-diamonds-keep-1 = Diamonds are never mixed with other money.
idea-alhambra-diamonds-keep-2 = At the end they do not help to win a leftover tile.

idea-alhambra-coins = Coins
idea-alhambra-coins-line = Change for those who pay too much.
idea-alhambra-coins-see-1 = You once paid 2 too much, so you have a coin worth 1 florin.
idea-alhambra-coins-see-2 = The pavilion costs 7 florins. You hold 6 and 9.
idea-alhambra-coins-why = A coin adds 1 in its currency: just what an exact payment often lacks.
idea-alhambra-coins-now = Buy the pavilion exactly, with your coin.
idea-alhambra-coins-done = 6 and the coin make 7: exact, and you act again.
idea-alhambra-coins-keep-1 = For every 2 that you pay too much you draw a coin.
idea-alhambra-coins-keep-2 = Coins that you pay go back into the bag.

# ---- Al-Rashid

idea-alrashid-family = Place your family
idea-alrashid-family-line = Pashas, merchants, sages: who may stand where.
idea-alrashid-family-see-1 = You begin with a pasha, a merchant and a sage. On your turn you place one of them in an area.
idea-alrashid-family-see-2 = At the court your first pawn must be a pasha. Sages may join it later, merchants never.
idea-alrashid-family-why = In each area you may have one pasha or one merchant, and as many sages as you like.
idea-alrashid-family-now = Place the pawn that may come first to the court.
idea-alrashid-family-miss = Your { $pawn } is in another area now: { $area }. None of your pawns is at the court.
idea-alrashid-family-done = Your pasha is at the court: from next year on you may be first in the turn order.
idea-alrashid-family-keep-1 = A pasha counts 5, a merchant 3, a sage 1.
idea-alrashid-family-keep-2 = One pasha or merchant an area; sages without limit.
idea-alrashid-family-keep-3 = At the court a pasha comes first, or it costs you honour.

idea-alrashid-strongest = Greatest dominance first
idea-alrashid-strongest-line = Add up your pawns: that is your dominance. Whoever has more acts first and takes more.
idea-alrashid-strongest-see-1 = Marco is on the Spice Road with a merchant and a sage: 3 and 1 make 4.
idea-alrashid-strongest-see-2 = Your pawns count 5, 3 and 1.
idea-alrashid-strongest-why = Rank 1 takes 3 items, or all of one type. Rank 2 takes 2 of what is left.
idea-alrashid-strongest-now = Place the pawn that gives you rank 1 on the Spice Road.
idea-alrashid-strongest-miss = Your dominance is { $power } against 4: rank 2, so 2 items of what is left.
idea-alrashid-strongest-elsewhere = You went elsewhere: { $area }. Marco is alone on the Spice Road.
idea-alrashid-strongest-done = 5 against 4: you are at rank 1, and take 3 items or all of one type.
idea-alrashid-strongest-keep-1 = More dominance acts first. If you are level: whoever came earlier.
idea-alrashid-strongest-keep-2 = Only three ranks act in an area.
idea-alrashid-strongest-keep-3 = Pawns that come later add to your dominance.

idea-alrashid-areas = One area a turn
idea-alrashid-areas-line = You choose which area is resolved next; everybody there acts.
idea-alrashid-areas-see-1 = You have pawns on the Silk Road and in the Guild of Traditions. Each turn one area is resolved.
idea-alrashid-areas-see-2 = In the guild a sage costs 5 gold, and your two goods are worth 3.
idea-alrashid-areas-see-3 = On the Silk Road you take goods. Goods are your gold.
idea-alrashid-areas-why = You choose the order: first the goods, then what they buy. A visit to a guild without service or title brings dishonour.
idea-alrashid-areas-now = Resolve the area that you need first.
idea-alrashid-areas-miss = You could not pay there: 1 dishonour, which costs 2 prestige.
idea-alrashid-areas-elsewhere = You resolved another area: { $area }. It helps others more than you.
idea-alrashid-areas-done = Goods first: now you can pay for the sage when the guild’s turn comes.
idea-alrashid-areas-keep-1 = On your turn: resolve one area, and activate one title if you like.
idea-alrashid-areas-keep-2 = Everybody there acts, by rank; then all take their pawns back.
idea-alrashid-areas-keep-3 = A visit without service or title: 1 dishonour.

idea-alrashid-sets = Different goods are worth more
idea-alrashid-sets-line = One of each type is worth far more than many of one.
idea-alrashid-sets-see-1 = You have one hardwood, one metal and one pottery: three types, 6 gold.
idea-alrashid-sets-see-2 = You are at rank 1 on the Silk Road: 3 items of your choice, or all of one type.
idea-alrashid-sets-why = One type is worth 1, two are worth 3, three 6, four 10 and all five 15.
idea-alrashid-sets-now = Trade so that your goods are worth 15 or more.
idea-alrashid-sets-miss = Your goods are worth { $worth } now. More is possible.
idea-alrashid-sets-done = All five types in one set: 15, and a good besides.
idea-alrashid-sets-keep-1 = Sets of different goods: 1, 3, 6, 10, 15.
idea-alrashid-sets-keep-2 = Your goods are counted as the best sets that they make.
idea-alrashid-sets-keep-3 = Nobody gives change; goods left at the end score nothing.

idea-alrashid-fight = Fight, or lose honour
idea-alrashid-fight-line = You win with more than they have. Fleeing costs you honour.
idea-alrashid-fight-see-1 = A crisis has put mercenaries on the Spice Road: land, worth 4. Nobody trades before they are beaten.
idea-alrashid-fight-see-2 = You hold land tokens of 2, 2 and 3, and a sea token that does not help here.
idea-alrashid-fight-why = You need more than they have: level does not win. If you flee, 2 dishonour cost you 4 prestige.
idea-alrashid-fight-now = Choose tokens and beat the mercenaries.
idea-alrashid-fight-miss = Not more than 4: they stay, your tokens are gone, and you trade nothing.
idea-alrashid-fight-fled = You fled: 2 dishonour, and Marco may fight in your place.
idea-alrashid-fight-done = More than 4: the country is free, and you trade first.
idea-alrashid-fight-keep-1 = Land fights land, sea fights sea; more wins, level does not.
idea-alrashid-fight-keep-2 = Whether you win or not, the tokens that you lay out are gone.
idea-alrashid-fight-keep-3 = Fleeing: 2 dishonour, 2 prestige lost for each.

idea-alrashid-prestige = Where prestige comes from
idea-alrashid-prestige-line = Count it with your own hands, once.
idea-alrashid-prestige-see-1 = The sheet counts your family: 3 for a pasha, 2 for a merchant, 1 for a sage.
idea-alrashid-prestige-see-2 = Titles score what they say. Each influence token adds 1, 5 at most; each dishonour costs 2.
idea-alrashid-prestige-see-3 = One visit is left, at the Guild of Politics, and you have 15 gold.
idea-alrashid-prestige-why = Titles of politics set a condition. Look for the one that you meet already.
idea-alrashid-prestige-now = Choose what adds most prestige.
idea-alrashid-prestige-miss = That adds { $more } prestige. Something here adds more.
idea-alrashid-prestige-idle = A visit without service or title brings 1 dishonour: 2 prestige lost.
idea-alrashid-prestige-done = The Dean of the Academy counts your sages: 5 of them score 5. A pasha would have added 3.
idea-alrashid-prestige-keep-1 = Your family is the base: 3 prestige for each pasha, 2 for a merchant, 1 for a sage.
idea-alrashid-prestige-keep-2 = Titles score what they say; titles of politics score by a condition.
idea-alrashid-prestige-keep-3 = Each dishonour costs 2, without limit. Goods and mercenaries score nothing.

# ---- Almadi

idea-almadi-rows = Rows
idea-almadi-rows-line = A tile goes into the row that it lies in.
idea-almadi-rows-see-1 = Eight tiles lie on the central board, two in each of four rows.
idea-almadi-rows-see-2 = A tile of row 4 goes into row 4 of your realm, next to another landscape.
idea-almadi-rows-why = The row is given, so look there first: which tiles lie in the row where you need something?
idea-almadi-rows-now = Your caravan stands in row 4. Take a caravan that will touch it.
idea-almadi-rows-miss = That caravan goes into row 1: the two do not touch.
idea-almadi-rows-other = That is not a caravan: yours is still alone.
idea-almadi-rows-done = Two caravans side by side: they carry 5 goods instead of 2.
idea-almadi-rows-keep-1 = The row of the board is the row of your realm.
idea-almadi-rows-keep-2 = Tiles are never turned, and each must touch a landscape.

idea-almadi-arrows = An arrow meets a symbol
idea-almadi-arrows-line = That is how effects are activated.
idea-almadi-arrows-see-1 = In row 3 your starting tile shows a ruby on its right side.
idea-almadi-arrows-see-2 = This market has an arrow on its left side.
idea-almadi-arrows-why = Where an arrow and an effect touch, the effect is activated. Two arrows do nothing, and neither do two effects.
idea-almadi-arrows-now = Take a tile that activates the ruby.
idea-almadi-arrows-miss = Nothing is activated there.
idea-almadi-arrows-other = Something is activated, but it is not the ruby.
idea-almadi-arrows-done = Arrow to ruby: it is activated, and you may take a ruby.
idea-almadi-arrows-keep-1 = It does not matter which of the two tiles has the arrow.
idea-almadi-arrows-keep-2 = Only the tile that arrives activates what it touches.

idea-almadi-genie = Genie chains
idea-almadi-genie-line = A tile that is moved activates again.
idea-almadi-genie-see-1 = The caravan that you placed has a genie on its left, and the arrow beside it has activated the genie.
idea-almadi-genie-see-2 = A genie moves one tile of your realm to another cell, in any row.
idea-almadi-genie-why = The moved tile activates what it touches in its new place: perhaps another genie.
idea-almadi-genie-now = Move a tile so that it activates something in its new cell.
idea-almadi-genie-miss = That is a good place for it, but nothing was activated.
idea-almadi-genie-other = You did not use the genie: the effect is lost.
idea-almadi-genie-done = It activated something: the chain goes on.
idea-almadi-genie-keep-1 = At most three moves in a turn.
idea-almadi-genie-keep-2 = A tile may not go straight back to the cell it has just left.
idea-almadi-genie-keep-3 = You use activated effects in any order; what you do not use is lost.

idea-almadi-caravans = Groups and caravans
idea-almadi-caravans-line = Goods score only if they are carried.
idea-almadi-caravans-see-1 = Your markets hold 8 goods.
idea-almadi-caravans-see-2 = A lone caravan carries 2 of them: 2 points.
idea-almadi-caravans-see-3 = There are two caravans on the central board, in row 1 and in row 4.
idea-almadi-caravans-why = A group carries more than its parts: 2, 5, 10, 15, 20 and more.
idea-almadi-caravans-now = Place a tile so that 5 goods are carried.
idea-almadi-caravans-miss = { $carried ->
    [one] Your caravans carry { $carried } good now.
   *[other] Your caravans carry { $carried } goods now.
}
idea-almadi-caravans-done = A group of two carries 5 goods: 5 points.
idea-almadi-caravans-keep-1 = Caravans: 2, 5, 10, 15, 20, 35, 50, 65 goods for a group.
idea-almadi-caravans-keep-2 = Oases score 3 each, in groups of two or more.
idea-almadi-caravans-keep-3 = The largest group of oases of all players brings 6 more.

idea-almadi-objectives = Objectives
idea-almadi-objectives-line = Take what you can achieve; the rest may cost you.
idea-almadi-objectives-see-1 = Your market has a moon on its left, and an arrow has activated it: you may take an objective.
idea-almadi-objectives-see-2 = One of them asks for four stall cards, and you own four.
idea-almadi-objectives-why = An achieved objective gives its points; one that you hold and do not achieve takes as many away.
idea-almadi-objectives-now = Take an objective that you achieve at once.
idea-almadi-objectives-miss = You hold it, but have not achieved it: until you do, it costs you { $points ->
    [one] { $points } point
   *[other] { $points } points
}. ({ $objective })
idea-almadi-objectives-other = You did not use the moon: the effect is lost.
idea-almadi-objectives-done = Achieved the moment you took it: 4 points, and nobody can take it from you.
idea-almadi-objectives-keep-1 = Achieved objectives are safe for good.
idea-almadi-objectives-keep-2 = Until then a moon of another player may take them from you.
idea-almadi-objectives-keep-3 = At the end an objective that you hold counts for you, or against you.

idea-almadi-points = Points
idea-almadi-points-line = Count it with your own hands, once.
idea-almadi-points-see-1 = The sheet counts goods on caravans, palaces with their neighbours, and jars that are active.
idea-almadi-points-see-2 = Your oasis stands alone: it scores nothing. Two together score 6, and the largest group of all players 6 more.
idea-almadi-points-see-3 = Which of the eight tiles adds most?
idea-almadi-points-why = Look for the tile that makes a group out of one: from there on it scores.
idea-almadi-points-now = Take and place the tile that adds most points.
idea-almadi-points-miss = That changes your points by { $more }. Another tile brings more.
idea-almadi-points-done = Two oases: 6 points, and 6 more for the largest group.
idea-almadi-points-keep-1 = Oases in groups, goods on caravans, palaces by their neighbours.
idea-almadi-points-keep-2 = A mosaic scores a palace a second time; an active jar is worth a point.
idea-almadi-points-keep-3 = Objectives count for or against you. Rubies are compared: who has most scores 12, with two players 10; who has none scores nothing.

idea-almadi-characters = Characters
idea-almadi-characters-line = You recruit people with powers for rubies.
idea-almadi-characters-see-1 = Four characters are face up, two are in your hand. Each costs rubies.
idea-almadi-characters-see-2 = Harun al-Rashid scores 1 point for each landscape in your fullest row. Yours has five.
idea-almadi-characters-why = With characters two rubies are worth 1 point: spend them where they bring more.
idea-almadi-characters-now = Recruit the character that brings you most now.
idea-almadi-characters-miss = { $character } changes your points by { $more } as things stand.
idea-almadi-characters-other = You took a tile. You may recruit before or after that, at any time on your turn.
idea-almadi-characters-done = 5 points for your row, for rubies that were worth 2.
idea-almadi-characters-keep-1 = Recruit at any time on your turn, as often as you can pay.
idea-almadi-characters-keep-2 = Its power counts at once.

# ---- Belaad

idea-belaad-halves = Two actions on a card
idea-belaad-halves-line = The primary action is free, the secondary action has a price.
idea-belaad-halves-see-1 = You have played this card. Above, the primary action: recruit or fight, free. Below, the secondary action: 4 gold for 2 seals.
idea-belaad-halves-see-2 = A scholar of 7 gold costs you 6, and you have 3.
idea-belaad-halves-see-3 = The secondary action brings 4 gold.
idea-belaad-halves-why = You may do both actions in any order: first the coins, then what they buy.
idea-belaad-halves-now = Begin with the action that brings a scholar within reach.
idea-belaad-halves-miss = You are done with the card, and have used neither action.
idea-belaad-halves-fought = With 3 gold you could not hire: so it was a fight, and you are the weaker side.
idea-belaad-halves-done = 7 gold: now you can hire with the primary action.
idea-belaad-halves-keep-1 = One card a turn; its primary action is free, its secondary action has a price.
idea-belaad-halves-keep-2 = You choose the order, and need not use both.
idea-belaad-halves-keep-3 = Gold and seals are two kinds of coins.

idea-belaad-symbols = Symbols and tokens
idea-belaad-symbols-line = The effect grows with the symbols of the character.
idea-belaad-symbols-see-1 = Your Treasurer has one income symbol, and two white tokens make it 3.
idea-belaad-symbols-see-2 = Your Sheriff has one steal symbol: 1.
idea-belaad-symbols-why = Tokens make a character stronger for the rest of the game. Use the symbol where you have most.
idea-belaad-symbols-now = Use the card so that you gain 3 gold.
idea-belaad-symbols-miss = You gained { $more } gold. One of your characters brings more.
idea-belaad-symbols-done = Three income symbols: 3 gold.
idea-belaad-symbols-keep-1 = White tokens go to the board of their symbol; orange ones where you like.
idea-belaad-symbols-keep-2 = An orange token at the bottom activates the ability of the character.
idea-belaad-symbols-keep-3 = A board can be wiped: all its tokens go back into the bag.

idea-belaad-hiring = Hiring scholars
idea-belaad-hiring-line = Scholars are what you score.
idea-belaad-hiring-see-1 = A scholar scores science, and perhaps a bonus. The price is in gold.
idea-belaad-hiring-see-2 = Your Sultan has two recruit symbols: each takes 1 gold off.
idea-belaad-hiring-why = So a scholar of 7 gold costs you 5, which is what you have.
idea-belaad-hiring-now = Hire a scholar with this card.
idea-belaad-hiring-miss = You have not hired a scholar, and Marco may do so next turn.
idea-belaad-hiring-done = Hired: the science is yours for the rest of the game.
idea-belaad-hiring-keep-1 = You pay the price less your recruit symbols.
idea-belaad-hiring-keep-2 = One scholar a turn, however you hire.
idea-belaad-hiring-keep-3 = Some can be hired with swords instead of gold.

idea-belaad-combat = Combat
idea-belaad-combat-line = The weaker side must reveal a card, or surrender.
idea-belaad-combat-see-1 = Power is the number of military symbols: you have 2, Marco has 3.
idea-belaad-combat-see-2 = The weaker side must reveal a card or surrender. Green adds power, red takes it off, grey loses at once.
idea-belaad-combat-see-3 = The secondary action is a boost: 2 more power for 2 seals.
idea-belaad-combat-why = Whoever is stronger waits while the other takes the risk. Level counts as weaker for the attacker.
idea-belaad-combat-now = Begin the combat as the stronger side.
idea-belaad-combat-miss = { $power } against { $other }: you are the weaker side, and must reveal a card or surrender.
idea-belaad-combat-other = You did not fight.
idea-belaad-combat-done = 4 against 3: Marco must reveal a card or surrender.
idea-belaad-combat-keep-1 = The attacker who wins keeps a card with points; the defender gets a sword.
idea-belaad-combat-keep-2 = If you lose to a grey card, a board of yours is wiped. A sword cancels that card.
idea-belaad-combat-keep-3 = Whoever surrenders leaves the spoils to the other side, but no board is wiped.

idea-belaad-generations = Generations and the Order
idea-belaad-generations-line = The third scholar ends a generation.
idea-belaad-generations-see-1 = Two scholars of this generation are taken. The third one ends it: the two left over leave, and five new ones come.
idea-belaad-generations-see-2 = With three players the Order assassinates scholars. Those who are hired are safe.
idea-belaad-generations-why = Whoever ends a generation leaves the others without two scholars, but the next player can choose from the new ones first.
idea-belaad-generations-now = End the generation with this card.
idea-belaad-generations-miss = The generation goes on: the Order may assassinate the next scholar.
idea-belaad-generations-done = The third scholar: five new ones come, and four generations make a game.
idea-belaad-generations-keep-1 = Three scholars taken end a generation; the game has four generations.
idea-belaad-generations-keep-2 = Scholars that the Order assassinates count towards it.
idea-belaad-generations-keep-3 = With 6 active science symbols the Order wins alone.

idea-belaad-points = Points
idea-belaad-points-line = Count it with your own hands, once.
idea-belaad-points-see-1 = The sheet counts science: 1 point for each symbol of your scholars.
idea-belaad-points-see-2 = Two scholars of one speciality score 2, three 5, four 9. You have one of mathematics.
idea-belaad-points-see-3 = Some score 1 more point if you keep the coins that they ask for.
idea-belaad-points-why = The dearest scholar does not always score most: look for one who fits yours.
idea-belaad-points-now = Hire the scholar who adds most points.
idea-belaad-points-miss = { $more ->
    [one] { $scholar } adds { $more } point. Another scholar adds more.
   *[other] { $scholar } adds { $more } points. Another scholar adds more.
}
idea-belaad-points-done = 2 for science and 2 for the pair of mathematicians: 4.
idea-belaad-points-keep-1 = 1 point for each science symbol of your scholars; then their bonuses, and the points on your spoils: combat cards that you won.
idea-belaad-points-keep-2 = Coins count only where a scholar asks for them.
idea-belaad-points-keep-3 = A faction wins or loses together.

idea-belaad-order = The Order
idea-belaad-order-line = It hires nobody. It assassinates.
idea-belaad-order-see-1 = You are the Order. An orange token at the bottom of the Grand master’s board lets you assassinate a scholar for 4 gold.
idea-belaad-order-see-2 = A scholar is active when your assassinated tokens cover the Order symbols. You have one token: military.
idea-belaad-order-why = An assassinated scholar whose Order symbols are all covered is active: with 6 active science symbols you win at once.
idea-belaad-order-now = Assassinate the scholar who is active at once.
idea-belaad-order-miss = { $scholar } is yours, but not active: tokens are missing.
idea-belaad-order-done = The one Order symbol is covered: 2 active science symbols.
idea-belaad-order-keep-1 = Tokens that you assassinate cover symbols; an orange one stands for any.
idea-belaad-order-keep-2 = If the game ends otherwise, the Order has lost.
