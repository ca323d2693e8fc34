# The lessons: the page around them, then the ideas game by game.
# idea-GAME-NAME: title; -line: for the card; -see-N, -why, -now, -keep-N: the four steps; -done and the rest: answers to a try.

# ---- the page

learn-title = { $game }: six ideas in ten minutes
learn-help = Each idea is a small position. You see it, you do it, and the board answers.
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
learn-skip = Skip the try
learn-right = Right.
learn-tried = You tried it.
learn-tried-before = Tried:
learn-next = Next: { $name }
learn-all = All ideas
learn-rule = The rule behind it:
learn-sum = Together
learn-first-game = A first game with the coach
learn-first-game-help = Easy opponents, and a word of advice for each decision.
learn-start = Start
learn-book = The whole rules
learn-book-help = Clause by clause, with a search.
learn-read = Read
learn-none = There is no such lesson
learn-none-help = The address may be old. The ideas of each game are all in one place.
learn-offer = New to you: { $name }
learn-offer-help = A lesson of two minutes.
learn-offer-go = Take the lesson
learn-offer-no = Not now

# ---- Alhambra

idea-alhambra-other = You did something else: that is allowed, but it is not what was asked for.
idea-alhambra-over = You paid { $over } too much. It is lost, and your turn is over.
idea-alhambra-reserved = It lies in your reserve now. There it counts for nothing.

idea-alhambra-currencies = Four currencies
idea-alhambra-currencies-line = Each space of the market wants its own money.
idea-alhambra-currencies-see-1 = This garden lies on the ducat space. It costs 8, and only ducats pay for it.
idea-alhambra-currencies-see-2 = You hold 5 ducats and 2 denars. The denars do not help here.
idea-alhambra-currencies-see-3 = On your turn you may take one card of the display, or several that are worth 5 or less together.
idea-alhambra-currencies-why = A high card of the wrong currency buys nothing; a small one of the right currency may buy a tile.
idea-alhambra-currencies-now = Take money so that you can pay for the garden next time.
idea-alhambra-currencies-miss = You took { $card }. For the garden you still have 5 ducats of 8.
idea-alhambra-currencies-done = 5 and 3 ducats make 8: the garden is within reach.
idea-alhambra-currencies-keep-1 = The space of a tile says the currency, the tile says the price.
idea-alhambra-currencies-keep-2 = One currency pays for it all; nobody gives change.

idea-alhambra-exact = Pay exactly, act again
idea-alhambra-exact-line = Hit the price, and your turn goes on.
idea-alhambra-exact-see-1 = The pavilion costs 7 florins.
idea-alhambra-exact-see-2 = With the 8 you pay 1 too much: it is lost, and your turn ends.
idea-alhambra-exact-why = A payment to the last coin earns a further action, as often as you manage it.
idea-alhambra-exact-now = Buy the pavilion so that you may act again.
idea-alhambra-exact-done = 3 and 4 make 7: paid exactly, and you act again.
idea-alhambra-exact-keep-1 = Exact payment: a further action, of any kind.
idea-alhambra-exact-keep-2 = Small cards hit prices. That is why they are worth taking.

idea-alhambra-paths = Paths and walls
idea-alhambra-paths-line = Walls meet walls, and you can walk everywhere.
idea-alhambra-paths-see-1 = From the fountain one must be able to walk to every tile, over open sides.
idea-alhambra-paths-see-2 = Neighbours agree: a wall on both tiles, or on neither. Tiles are never turned.
idea-alhambra-paths-see-3 = Your new pavilion has a wall in the east.
idea-alhambra-paths-why = Walls on the outside that join are one long wall: it scores a point for each section, three times in the game.
idea-alhambra-paths-now = Your wall has 3 sections. Build the pavilion so that it grows.
idea-alhambra-paths-miss = It fits there, but your longest wall still has { $wall } sections.
idea-alhambra-paths-done = The walls join around the outside: 4 sections.
idea-alhambra-paths-keep-1 = Wall to wall, open to open, and a path from the fountain.
idea-alhambra-paths-keep-2 = The longest outside wall scores in every scoring.
idea-alhambra-paths-keep-3 = No gaps: a free cell must be reachable from outside.

idea-alhambra-majorities = Majorities
idea-alhambra-majorities-line = Who has most of a kind scores; one more tile can turn it.
idea-alhambra-majorities-see-1 = You have built 2 gardens and 2 pavilions. Marco has 2 gardens, Inès has 3 towers.
idea-alhambra-majorities-see-2 = You can buy a garden, a tower or a pavilion.
idea-alhambra-majorities-why = Only the count of each kind matters. Buy where one tile changes the order.
idea-alhambra-majorities-now = Buy and build the tile that gives you a new lead.
idea-alhambra-majorities-miss-tower = One tower against three of Inès: she stays first.
idea-alhambra-majorities-miss-pavilion = You were first in pavilions already. The lead grows, the points do not.
idea-alhambra-majorities-done = 3 gardens against Marco’s 2: you lead alone.
idea-alhambra-majorities-keep-1 = For each kind the most tiles score; equal tiles share the points.
idea-alhambra-majorities-keep-2 = Being ahead by one is enough.

idea-alhambra-reserve = Reserve and rebuilding
idea-alhambra-reserve-line = What lies in the reserve counts for nothing yet.
idea-alhambra-reserve-see-1 = A tower waits in your reserve: it did not fit, or you kept it.
idea-alhambra-reserve-see-2 = Rebuilding is an action: build a tile of the reserve, take one out, or exchange the two.
idea-alhambra-reserve-why = Only built tiles score. Before a scoring, a tower on its cell is worth more than a card in the hand.
idea-alhambra-reserve-now = Bring the tower into your Alhambra, so that you have one tile more.
idea-alhambra-reserve-swapped = The tower is in, but another tile went out for it: you have as many as before.
idea-alhambra-reserve-removed = You took a tile out: it is in the reserve now and counts no more.
idea-alhambra-reserve-done = The tower is built: it counts in the next scoring.
idea-alhambra-reserve-keep-1 = The reserve has room for everything, and scores nothing.
idea-alhambra-reserve-keep-2 = Rebuilding costs your action and ends your turn.
idea-alhambra-reserve-keep-3 = The fountain stays where it is.

idea-alhambra-scorings = Three scorings
idea-alhambra-scorings-line = Count it with your own hands, once.
idea-alhambra-scorings-see-1 = The first scoring pays the first of each kind, the second two places, the third three.
idea-alhambra-scorings-see-2 = Here is what the second scoring would bring you now. Three players have one garden each: 12 and 5 make 17, shared by three, 5 each.
idea-alhambra-scorings-see-3 = A garden, a tower or a pavilion: which of them adds most?
idea-alhambra-scorings-why = First in gardens is worth 12, second in towers 6, first in pavilions 8. What counts is the difference to what you have.
idea-alhambra-scorings-now = Buy and build the tile that adds most in the second scoring. The sheet counts it for you.
idea-alhambra-scorings-miss = Your { $kind } adds { $more }. Another tile adds more.
idea-alhambra-scorings-done = Alone in gardens: 12 instead of 5, and your wall counts too.
idea-alhambra-scorings-keep-1 = From cheap to dear: pavilion, seraglio, arcades, chambers, garden, tower. Dear kinds score more.
idea-alhambra-scorings-keep-2 = A tie shares the points of its places.
idea-alhambra-scorings-keep-3 = The longest wall adds one point a section.

idea-alhambra-scoring_cards = New scoring cards
idea-alhambra-scoring_cards-line = Each scoring has an order of its own.
idea-alhambra-scoring_cards-see-1 = Three cards say which kind is worth most in which scoring. In the first one pavilions are at the top.
idea-alhambra-scoring_cards-see-2 = So a pavilion scores 6 there, and a tower 3.
idea-alhambra-scoring_cards-why = The card replaces the usual order: the last kind on it takes the points of towers.
idea-alhambra-scoring_cards-now = Buy the kind that is worth most in the first scoring.
idea-alhambra-scoring_cards-miss-tower = Towers are third on this card: 3 points for the first place.
idea-alhambra-scoring_cards-miss-arcades = Arcades are fifth on this card: 5 points. There is something better.
idea-alhambra-scoring_cards-done = Pavilions are sixth: 6 points for the first place.
idea-alhambra-scoring_cards-keep-1 = Look at the card of the next scoring before you buy.
idea-alhambra-scoring_cards-keep-2 = All three cards are open from the beginning.

idea-alhambra-sultan = The power of the Sultan
idea-alhambra-sultan-line = A card that takes a tile for nothing.
idea-alhambra-sultan-see-1 = A garden has just been drawn for the market, and your Sultan card shows gardens.
idea-alhambra-sultan-see-2 = Before it goes to its space, you may take it for nothing.
idea-alhambra-sultan-why = A Sultan card costs 7 once; the tile it takes may cost 12.
idea-alhambra-sultan-now = Take the garden with your card, and find a place for it.
idea-alhambra-sultan-miss = You let it go: it lies on the market now, for everybody.
idea-alhambra-sultan-done = The garden is yours without paying; the card is used up.
idea-alhambra-sultan-keep-1 = It works when a tile of its kind is drawn, also out of your turn.
idea-alhambra-sultan-keep-2 = Cards left at the end bring nothing.

idea-alhambra-caravanserai = The caravanserai
idea-alhambra-caravanserai-line = Money that grows a step each turn.
idea-alhambra-caravanserai-see-1 = Your marker stands on 3 florins. It moves one step at the start of each turn.
idea-alhambra-caravanserai-see-2 = The pavilion costs 7 florins; your card of 4 alone is too little, the 8 too much.
idea-alhambra-caravanserai-why = The marker pays like a card of its value, and then goes back to 0.
idea-alhambra-caravanserai-now = Buy the pavilion exactly, with the help of your caravanserai.
idea-alhambra-caravanserai-done = 4 and 3 make 7: exact, and you act again.
idea-alhambra-caravanserai-keep-1 = Four kinds built: it costs 8. Five: 4. Six: 2.
idea-alhambra-caravanserai-keep-2 = Use it entirely or not at all.

idea-alhambra-moorish_art = Moorish art
idea-alhambra-moorish_art-line = Tiles of equal price make culture.
idea-alhambra-moorish_art-see-1 = You own two tiles that cost 10: so you have the culture counter of that price.
idea-alhambra-moorish_art-see-2 = What it shows at the jewel scores in every scoring; now that is 3.
idea-alhambra-moorish_art-why = Developing is an action: each counter that can turn shows its next number.
idea-alhambra-moorish_art-now = Use your action so that your culture is worth more.
idea-alhambra-moorish_art-miss = Your counter still shows 3.
idea-alhambra-moorish_art-done = Your counter shows 6 now, in every scoring that comes.
idea-alhambra-moorish_art-keep-1 = Two tiles of one price, from 6 up: the counter comes by itself.
idea-alhambra-moorish_art-keep-2 = More tiles of that price let it turn further.

idea-alhambra-vizier = The vizier’s favour
idea-alhambra-vizier-line = Buy when it is not your turn.
idea-alhambra-vizier-see-1 = Inès has ended her turn. Your vizier is awake: now you may step in.
idea-alhambra-vizier-see-2 = The pavilion costs 7 florins, and you hold 3 and 4.
idea-alhambra-vizier-why = Between two turns an awake vizier buys one tile, for the exact price only.
idea-alhambra-vizier-now = Snatch the pavilion before Marco’s turn comes.
idea-alhambra-vizier-miss = You let the moment pass. The tile may be gone when your turn comes.
idea-alhambra-vizier-done = Bought out of turn. Your vizier sleeps until you wake him.
idea-alhambra-vizier-keep-1 = Exact price, one tile, no further action.
idea-alhambra-vizier-keep-2 = To wake him again is an action of your turn.

idea-alhambra-exchange = Bureaux de change
idea-alhambra-exchange-line = A card that mixes two currencies.
idea-alhambra-exchange-see-1 = This bureau joins florins and denars for one purchase.
idea-alhambra-exchange-see-2 = The pavilion costs 7 florins. You have 4 florins and 3 denars.
idea-alhambra-exchange-why = With the bureau both count together, and the payment can be exact.
idea-alhambra-exchange-now = Buy the pavilion exactly, with the help of the bureau.
idea-alhambra-exchange-done = 4 florins and 3 denars make 7: exact, and you act again.
idea-alhambra-exchange-keep-1 = One of the two currencies must be that of the space.
idea-alhambra-exchange-keep-2 = One bureau a purchase; then it is discarded.

idea-alhambra-diamonds = Diamonds
idea-alhambra-diamonds-line = A fifth currency that buys anything.
idea-alhambra-diamonds-see-1 = You hold a diamond of 8.
idea-alhambra-diamonds-see-2 = The tower costs 8 dirhams. Your dirhams are 5 and 9: never 8.
idea-alhambra-diamonds-why = Diamonds pay for every space, if you pay in nothing but diamonds.
idea-alhambra-diamonds-now = Buy a tile exactly with your diamond.
idea-alhambra-diamonds-done = The diamond hits the price: you act again.
idea-alhambra-diamonds-keep-1 = Diamonds are never mixed with other money.
idea-alhambra-diamonds-keep-2 = At the end they do not help to win a leftover tile.

idea-alhambra-coins = Coins
idea-alhambra-coins-line = Change for those who pay too much.
idea-alhambra-coins-see-1 = Once you overpaid by 2: so you have a coin, worth 1 florin.
idea-alhambra-coins-see-2 = The pavilion costs 7 florins. You hold 6 and 9.
idea-alhambra-coins-why = A coin adds 1 in its currency: just what an exact payment often lacks.
idea-alhambra-coins-now = Buy the pavilion exactly, with your coin.
idea-alhambra-coins-done = 6 and the coin make 7: exact, and you act again.
idea-alhambra-coins-keep-1 = For each 2 that you overpay you draw a coin.
idea-alhambra-coins-keep-2 = Coins that you pay go back into the bag.
