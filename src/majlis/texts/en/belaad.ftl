# Belaad in English.

game-title = Belaad
game-summary = Kingdom and People compete for the scholars of a golden age, and the Order is out to kill them.

# ---- names

faction-kingdom = Kingdom
faction-people = People
faction-order = Order
symbol-recruit = recruit
symbol-influence = influence
symbol-income = income
symbol-steal = steal
symbol-military = military
token-recruit = white recruit token
token-influence = white influence token
token-income = white income token
token-steal = white steal token
token-military = white military token
token-orange = orange token
board-sultan = Sultan
board-vizier = Vizier
board-treasurer = Treasurer
board-sheriff = Sheriff
board-commander = Commander
board-bahloul = Bahloul
board-preacher = Preacher
board-trusted_man = Trusted man
board-philanthropist = Philanthropist
board-peoples_hero = People’s hero
board-grand_master = Grand master
board-hashash = Hashash
board-spy = Spy
board-assassin = Assassin
coins-gold = { $count } gold
coins-seals = { $count ->
    [one] { $count } seal
   *[other] { $count } seals
}
coin-gold = gold
coin-seals = seals
pile-left = left pile
pile-centre = centre pile
pile-right = right pile
speciality-mathematics = mathematics
speciality-medicine = medicine
speciality-engineering = engineering
speciality-astronomy = astronomy
scholar-khayyam = Omar Khayyam
scholar-ibn_hayyan = Jabir ibn Hayyan
scholar-firnas = Abbas ibn Firnas
scholar-ibn_haytham = Ibn al-Haytham
scholar-zahrawi = al-Zahrawi
scholar-rasis = Rasis (al-Razi)
scholar-ibn_sina = Ibn Sina
scholar-khwarizmi = al-Khwarizmi
scholar-biruni = al-Biruni
scholar-farabi = al-Farabi
scholar-ibn_rushd = Ibn Rushd
scholar-kindi = al-Kindi
scholar-jazari = al-Jazari
scholar-banu_musa = Banu Musa
scholar-tusi = Nasir al-Din al-Tusi
scholar-battani = al-Battani
scholar-sufi = al-Sufi
scholar-ibn_nafis = Ibn al-Nafis
scholar-buzjani = Abu al-Wafa al-Buzjani
scholar-thabit = Thabit ibn Qurra
scholar-idrisi = al-Idrisi
scholar-ibn_khaldun = Ibn Khaldun
scholar-ibn_battuta = Ibn Battuta
scholar-jahiz = al-Jahiz
scholar-karaji = al-Karaji
scholar-ibn_baytar = Ibn al-Baytar
scholar-khazini = al-Khazini
scholar-maryam = Maryam al-Asturlabi
scholar-fihri = Fatima al-Fihri
scholar-farisi = Kamal al-Din al-Farisi
hashash-whispers = Whispers
hashash-secret_letters = Secret letters
hashash-renewed_oath = Renewed oath
hashash-chosen_envoy = Chosen envoy
hashash-tithe = Tithe
hashash-smugglers = Smugglers
hashash-hidden_vault = Hidden vault
hashash-pickpocket = Pickpocket
hashash-forger = Forger
hashash-sabotage = Sabotage
hashash-poisoned_dagger = Poisoned dagger
hashash-night_blade = Night blade
hashash-ambush = Ambush
hashash-fidai = Fidai
ending-fourth_generation = the fourth generation is complete
ending-order_victory = the Order has reached its goal
ending-turn_limit = the limit of turns is reached

# ---- words of the table

label-turn = Turn { $turn }
label-generation = Generation { $generation }, scholars taken: { $taken }
label-scholars = Scholars
label-faction = Faction
label-boards = Boards: symbols, tokens
label-bottom = Orange tokens at the bottom
label-treasury = Treasury
label-points = Points so far
label-active = Active science
label-assassinated = Assassinated
label-player = Player
label-coins = Coins
label-swords = Swords
label-cards = Cards
label-spoils = Spoils
label-piles = Face-up cards
label-hand = In hand
label-hashash = Hashash cards
label-hidden = hidden
label-used = used
label-combat = Combat
label-bag = Bag
label-science = science
label-bonus = bonus

# ---- cards

card = { $primary } / { $secondary }
card-called = { $primary }, then { $secondary }
primary-gold = { $count } gold
primary-seals = { $count ->
    [one] { $count } seal
   *[other] { $count } seals
}
primary-draw = { $count ->
    [one] draw { $count } token
   *[other] draw { $count } tokens
}
primary-symbols = { $symbols } or { $last }
primary-any_symbol = any symbol
use-recruit = recruit
use-influence = influence
use-income = income
use-steal = steal
use-military = fight
secondary-gold = { $count } gold for { $price }
secondary-seals = { $count ->
    [one] { $count } seal for { $price }
   *[other] { $count } seals for { $price }
}
secondary-draw = { $count ->
    [one] draw { $count } token for { $price }
   *[other] draw { $count } tokens for { $price }
}
secondary-boost = boost +{ $count } for { $price }
secondary-use_faceup = use a face-up card for { $price }
secondary-wipe = wipe a board for { $price }
secondary-treasury = fill the Treasury for { $price }
then-gold = { primary-gold }
then-seals = { primary-seals }
then-draw = { primary-draw }
then-boost = +{ $count } to the symbol
then-use_faceup = use an open card
then-wipe = wipe a board
then-treasury = fill the Treasury
effect-recruit_now = Hire a scholar
effect-draw_tokens = Draw tokens: { $count }
effect-gain_gold = Take gold: { $count }
effect-gain_seals = Take seals: { $count }
effect-treasury = Move all gold of the faction to the Treasury
effect-gain_gold_then_treasury = Take gold: { $count }; then the Treasury if you like
effect-steal_gold = Steal gold: up to { $count }
effect-steal_seals = Steal seals: up to { $count }
effect-start_combat = Start a combat with { $count } more power
effect-combat_bonus_turn = This turn { $count } more power in combats that you start
effect-release_orange = Free bottom slots: { $count }
effect-move_orange_down = Move orange tokens from top to bottom: { $count }
effect-remove_token = Send enemy tokens back to the bag: { $count }
effect-assassinate_token = Assassinate tokens: { $count }
effect-assassinate_scholar = Assassinate a scholar for { $count } gold
effect-draw_hashash = Draw Hashash cards: { $count }; keep { $second }
purpose-hire = to hire { $scholar }
purpose-kill = to assassinate { $scholar }
purpose-hashash = to use { $card }

# ---- prompts

prompt-play_card = You play a card.
prompt-card_step = Which half of the card do you use?
prompt-choose_symbol = Which symbol do you use?
prompt-choose_faceup = Which face-up card do you use?
prompt-choose_victim = Whom do you steal { $coin } from?
prompt-hire_scholar = Which scholar do you hire?
prompt-sword_hire = Hire a scholar with your swords?
prompt-assassinate_scholar = Which scholar do you assassinate, for { $price } gold?
prompt-choose_enemy = Which faction do you fight?
prompt-combat_step = You turn a card or give up: { $power } power against { $other } of { $opponent }.
prompt-cancel_grey = You turned a grey card: does a sword cancel it?
prompt-wipe_board = Which board do you wipe?
prompt-cancel_wipe = { $board } is about to be wiped: cancel it with a sword?
prompt-grey_wipe = You won by a grey card: which board of { $faction } do you wipe?
prompt-place_orange = { $count ->
    [one] Place the orange token.
   *[other] Place an orange token ({ $count } left).
}
prompt-return_token = The Vizier: which of the drawn tokens goes back into the bag?
prompt-return_token-several = The Vizier: put { $count } of the drawn tokens back.
prompt-use_ability = Use the ability of this character now: { $board }?
prompt-move_gold = The Treasurer: move all gold of the faction to the Treasury?
prompt-take_card = You take a card into your hand.
prompt-return_hashash = Which Hashash card goes under the deck?
prompt-use_hashash = Use a Hashash card?
prompt-kill_token = Which token do you assassinate?
prompt-kill_token-several = Assassinate { $count } tokens.
prompt-remove_token = Which token goes back into the bag?
prompt-remove_token-several = Send { $count } tokens back to the bag.
prompt-release_orange = On which board do you free the bottom slot?
prompt-release_orange-several = Free { $count } bottom slots.
prompt-move_orange_from = From the top of which board do you take an orange token?
prompt-move_orange_to = Into the bottom slot of which board does it go?
prompt-consent = { $payer } asks you for { $coins } ({ $purpose }). Do you agree?
prompt-use_treasury = { $price } gold to pay ({ $purpose }): use the Treasury first (it holds { $count })?
prompt-choose_member = { $count } gold is missing ({ $purpose }): which partner pays it?

# ---- what the others read meanwhile

waiting-play_card = { $name } is choosing a card to play.
waiting-card_step = { $name } is choosing an action of the card.
waiting-choose_symbol = { $name } is choosing a symbol to use.
waiting-choose_faceup = { $name } is choosing a face-up card to use.
waiting-choose_victim = { $name } is choosing whom to steal from.
waiting-hire_scholar = { $name } is choosing a scholar to hire.
waiting-sword_hire = { $name } decides whether to hire a scholar with swords.
waiting-assassinate_scholar = { $name } is choosing a scholar to assassinate.
waiting-choose_enemy = { $name } is choosing a faction to fight.
waiting-combat_step = { $name } is in combat: to turn a card or to give up.
waiting-cancel_grey = { $name } decides whether a sword cancels the grey card.
waiting-wipe_board = { $name } is choosing a board to wipe.
waiting-cancel_wipe = { $name } decides whether a sword saves the board.
waiting-grey_wipe = { $name } is choosing a board of the loser to wipe.
waiting-place_orange = { $name } is placing an orange token.
waiting-return_token = { $name } is choosing a drawn token to put back.
waiting-use_ability = { $name } decides whether to use a character’s ability.
waiting-move_gold = { $name } decides whether the faction’s gold goes to the Treasury.
waiting-take_card = { $name } is choosing a card to take.
waiting-return_hashash = { $name } is choosing a Hashash card to put back.
waiting-use_hashash = { $name } decides whether to use a Hashash card.
waiting-kill_token = { $name } is choosing a token to assassinate.
waiting-remove_token = { $name } is choosing a token to send back to the bag.
waiting-release_orange = { $name } is choosing a board whose bottom slot is freed.
waiting-move_orange_from = { $name } is choosing an orange token to move.
waiting-move_orange_to = { $name } is choosing where an orange token goes.
waiting-consent = { $name } is asked to pay for a partner.
waiting-use_treasury = { $name } decides whether the Treasury pays first.
waiting-choose_member = { $name } is choosing a partner who pays what is missing.

# ---- choices

play_card = { $card } for { $price }
    .deed = Play: { $card } for { $price }
card_step-leave = Done with this card
    .deed = Finish this card
card_step-primary = Upper half: { $action }
    .deed = Use the upper half: { $action }
card_step-secondary = Lower half: { $action }
    .deed = Use the lower half: { $action }
card_step-boosted = Both halves: { $action }, { $boost }
    .deed = Use both halves: { $action }, { $boost }
choose_symbol = { $symbol } ({ $count })
    .deed = Use { $symbol } ({ $count })
choose_faceup = { $pile }: { $card }
    .deed = Use the card: { $card } ({ $pile })
choose_victim = { $victim } (you take { $coins })
    .deed = Take { $coins } from { $victim }
choose_victim-none = Player { $number }
hire_scholar = { $scholar } for { $price } gold
    .deed = Hire { $scholar } for { $price } gold
hire_scholar-give_up = Do not hire
sword_hire = { $price ->
    [one] { $scholar } for { $price } sword
   *[other] { $scholar } for { $price } swords
}
    .deed = Hire { $scholar } for { $price ->
        [one] { $price } sword
       *[other] { $price } swords
    }
sword_hire-nobody = Hire nobody
assassinate_scholar = { $scholar }
    .deed = Assassinate { $scholar }
choose_enemy = { $faction }
    .deed = Attack: { $faction }
combat_step-surrender = Give up
combat_step-reveal = Turn a card
sword-yes = Use a sword
sword-no = Keep the sword
wipe_board = { $board }
    .deed = Wipe: { $board }
place_orange-bottom = Bottom slot: { $board }
    .deed = Place at the bottom: { $board }
place_orange-top = Top slot: { $board }
    .deed = Place at the top: { $board }
place_orange-bag = Back into the bag
    .deed = Put it back into the bag
place_orange-none = No character for { $symbol }
return_token = { $token }
    .deed = Put back: { $token }
use_ability-no = Do not use it
    .deed = Leave the ability unused
move_gold-yes = Move all gold to the Treasury
move_gold-no = Leave the gold where it is
take_card = { $pile }: { $card }
    .deed = Take: { $card } ({ $pile })
take_card-none = { $pile }: empty
return_hashash = { $card }
    .deed = Put under the deck: { $card }
return_hashash-place = Place the cards
use_hashash = { $card } for { $price }: { $effect }
    .deed = Use { $card } for { $price }: { $effect }
use_hashash-none = No Hashash card now
    .deed = Use no Hashash card now
kill_token = { $board }: { $token }
    .deed = Assassinate: { $token } ({ $board })
kill_token-bottom = { $board }: { $token } at the bottom
    .deed = Assassinate: { $token } at the bottom ({ $board })
remove_token = { $board }: { $token }
    .deed = Send back to the bag: { $token } ({ $board })
remove_token-bottom = { $board }: { $token } at the bottom
    .deed = Send back to the bag: { $token } at the bottom ({ $board })
release_orange = { $board }
    .deed = Free the bottom slot: { $board }
move_orange_from = { $board }
    .deed = Move the token down from: { $board }
move_orange_to = { $board }
    .deed = Move the token down to: { $board }
consent-yes = Agree
consent-no = Refuse
use_treasury-yes = The Treasury pays first
    .deed = Pay from the Treasury first
use_treasury-all = Take all gold out of the Treasury
use_treasury-no = Leave the Treasury alone
choose_member = { $member }

# ---- what closes a set

end-return_token = { $count ->
    [one] Put { $count } token back
   *[other] Put { $count } tokens back
}
end-kill_token = { $count ->
    [one] Assassinate { $count } token
   *[other] Assassinate { $count } tokens
}
end-kill_token-wins = { $count ->
    [one] Assassinate { $count } token and win
   *[other] Assassinate { $count } tokens and win
}
end-remove_token = { $count ->
    [one] Send { $count } token to the bag
   *[other] Send { $count } tokens to the bag
}
end-release_orange = { $count ->
    [one] Free { $count } slot
   *[other] Free { $count } slots
}

# ---- what happened

log-dealt = You are dealt “{ $card }”.
log-turned_up = { $pile }, now on top: “{ $card }”.
log-scholar_revealed = On display: { $scholar }.
log-back_seen = The next Hashash card belongs to: { $board }.
log-turn_begins = Turn { $turn }: { $seat }.
    .you = Turn { $turn }: you.
log-played = { $seat } plays “{ $card }”.
    .you = You play “{ $card }”.
log-took_card = { $seat } takes “{ $card }” ({ $pile }).
    .you = You take “{ $card }” ({ $pile }).
log-piles_made = Three new piles of { $count } cards in all.
log-cleared = { $faction }: orange tokens back into the bag: { $count }.
log-gained_gold = { $seat } takes { $count } gold.
    .you = You take { $count } gold.
log-gained_seals = { $count ->
    [one] { $seat } takes { $count } seal.
   *[other] { $seat } takes { $count } seals.
}
    .you = { $count ->
        [one] You take { $count } seal.
       *[other] You take { $count } seals.
    }
log-used_symbol = { $seat } uses { $symbol } ({ $count }).
    .you = You use { $symbol } ({ $count }).
log-boosted = { $seat } boosts the symbol by { $count }.
    .you = You boost the symbol by { $count }.
log-used_faceup = { $seat } uses “{ $card }” ({ $pile }).
    .you = You use “{ $card }” ({ $pile }).
log-paid_gold = { $seat } pays { $count } gold.
    .you = You pay { $count } gold.
log-paid_seals = { $count ->
    [one] { $seat } pays { $count } seal.
   *[other] { $seat } pays { $count } seals.
}
    .you = { $count ->
        [one] You pay { $count } seal.
       *[other] You pay { $count } seals.
    }
log-paid_treasury = { $faction }: the Treasury pays { $count } gold.
log-emptied_treasury = { $seat } takes all gold out of the Treasury: { $count }.
    .you = You take all gold out of the Treasury: { $count }.
log-consented = { $seat } agrees to pay { $count } for { $payer-is ->
    [you] you
   *[other] { $payer }
}.
    .you = You agree to pay { $count } for { $payer }.
log-refused = { $seat } refuses { $payer-is ->
    [you] you coins
   *[other] coins to { $payer }
}.
    .you = You refuse coins to { $payer }.
log-not_covered = { $seat } cannot pay after all.
    .you = You cannot pay after all.
log-to_treasury = { $faction }: { $count } gold goes to the Treasury.
log-drew_token = { $seat } draws: { $token }.
    .you = You draw: { $token }.
log-bag_empty = The bag is empty; { $seat } draws no more.
    .you = The bag is empty; you draw no more.
log-returned_token = { $seat } puts back: { $token }.
    .you = You put back: { $token }.
log-placed_token = { $token } → { $board } (× { $count }).
log-token_to_bag = Back into the bag: { $token } (× { $count }).
log-placed_bottom = { $seat } puts an orange token at the bottom: { $board }.
    .you = You put an orange token at the bottom: { $board }.
log-placed_top = { $seat } puts an orange token at the top: { $board }.
    .you = You put an orange token at the top: { $board }.
log-orange_to_bag = { $seat } puts an orange token back into the bag.
    .you = You put an orange token back into the bag.
log-all_bottom_filled = { $faction }: all bottom slots are filled and will be cleared.
log-ability = { $seat } uses the ability: { $board }.
    .you = You use the ability: { $board }.
log-declined = { $seat } leaves the ability unused: { $board }.
    .you = You leave the ability unused: { $board }.
log-stole_gold = { $seat } steals { $count } gold from { $victim-is ->
    [you] you
   *[other] { $victim }
}.
    .you = You steal { $count } gold from { $victim }.
log-stole_seals = { $count ->
    [one] { $seat } steals { $count } seal
   *[other] { $seat } steals { $count } seals
} from { $victim-is ->
    [you] you
   *[other] { $victim }
}.
    .you = { $count ->
        [one] You steal { $count } seal from { $victim }.
       *[other] You steal { $count } seals from { $victim }.
    }
log-hired = { $seat } hires { $scholar }.
    .you = You hire { $scholar }.
log-hired_with_swords = { $count ->
    [one] { $seat } hires { $scholar } for { $count } sword.
   *[other] { $seat } hires { $scholar } for { $count } swords.
}
    .you = { $count ->
        [one] You hire { $scholar } for { $count } sword.
       *[other] You hire { $scholar } for { $count } swords.
    }
log-joined = { $scholar } brings { $science } science and { $bonus } bonus points ({ $taken } of { $wanted } taken in this generation).
log-scholar_killed = { $seat } has { $scholar } assassinated.
    .you = You have { $scholar } assassinated.
log-scholar_gone = { $scholar } leaves the display.
log-generation = Generation { $generation } begins.
log-order_stands = { $seat }: the Order has { $active } of { $goal } active science symbols.
    .you = You: the Order has { $active } of { $goal } active science symbols.
log-wiped = All tokens are wiped off: { $board }.
log-wipe_cancelled = { $seat } cancels the wipe with a sword: { $board }.
    .you = You cancel the wipe with a sword: { $board }.
log-combat_begins = { $defender-is ->
    [you] { $seat } (power { $power }) attacks you (power { $other }).
   *[other] { $seat } (power { $power }) attacks { $defender } (power { $other }).
}
    .you = You (power { $power }) attack { $defender } (power { $other }).
log-revealed = { $seat } turns { $change } and has { $power } power.
    .you = You turn { $change } and have { $power } power.
log-revealed_grey = { $seat } turns a grey card.
    .you = You turn a grey card.
log-grey_cancelled = { $seat } cancels the grey card with a sword.
    .you = You cancel the grey card with a sword.
log-surrendered = { $seat } gives up the combat.
    .you = You give up the combat.
log-combat_deck_empty = No combat card is left: power decides.
log-fought = The combat is decided: { $seat } { $power }, { $defender-is ->
    [you] you
   *[other] { $defender }
} { $other }. Turned: { $turned }.
    .you = The combat is decided: you { $power }, { $defender } { $other }. Turned: { $turned }.
log-combat_won = { $seat } wins the combat against { $loser-is ->
    [you] you
   *[other] { $loser }
}.
    .you = You win the combat against { $loser }.
log-took_spoils = { $seat } keeps a combat card as spoils.
    .you = You keep a combat card as spoils.
log-saw_spoils = Your new spoils are worth: { $count }.
log-took_sword = { $seat } gains a sword.
    .you = You gain a sword.
log-no_spoils = No combat card is left as spoils for { $seat }.
    .you = No combat card is left as spoils for you.
log-token_killed = { $seat } assassinates: { $token } ({ $board }).
    .you = You assassinate: { $token } ({ $board }).
log-token_removed = { $seat } sends back to the bag: { $token } ({ $board }).
    .you = You send back to the bag: { $token } ({ $board }).
log-orange_released = { $seat } frees the bottom slot: { $board }.
    .you = You free the bottom slot: { $board }.
log-orange_moved = { $seat } moves an orange token down: { $origin } → { $board }.
    .you = You move an orange token down: { $origin } → { $board }.
log-ambush = { $seat } has { $count } more power in combats started this turn.
    .you = You have { $count } more power in combats started this turn.
log-drew_hashash = { $seat } draws a Hashash card: { $board }.
    .you = You draw a Hashash card: { $board }.
log-saw_hashash = It is { $card }.
log-returned_hashash = { $seat } puts a Hashash card under the deck: { $board }.
    .you = You put a Hashash card under the deck: { $board }.
log-placed_hashash = { $seat } places { $card }: { $board }.
    .you = You place { $card }: { $board }.
log-used_hashash = { $seat } uses { $card }.
    .you = You use { $card }.
log-game_over = The game is over: { $reason }.
log-turns_over = The game is over: { ending-turn_limit }.
log-counted = { $source }: { $shares }.
log-ranked = { $faction }: place { $place } with { $points } points, { $swords } swords, { $gold } gold.
turned-card = { $seat } { $change }
    .you = you { $change }
turned-grey = { $seat } grey
    .you = you grey
seat-named = { $seat }
    .you = you
counted-faction = { $faction } { $count }

# ---- moments that are told row by row

scene-combat = { $seat } attacks { $defender-is ->
    [you] you
   *[other] { $defender }
}
    .you = You attack { $defender }
scene-power = Power at the start
scene-combat-wipe = { $seat } now wipes { $loser-is ->
    [you] one of your boards
   *[other] a board of { $loser }
}.
    .you = You now wipe a board of { $loser }.
scene-hire = { $seat } hires { $scholar }
    .you = You hire { $scholar }
scene-hire-price = { $seat } pays { $price }.
    .you = You pay { $price }.
scene-hire-swords = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
scene-hire-science = Science of { $scholar }: { $count }
scene-hire-bonus = Bonus of { $scholar } as things stand: { $count }
scene-hire-left = { $count ->
    [one] { $count } scholar more, and the generation ends.
   *[other] { $count } scholars more, and the generation ends.
}
scene-hire-last = { $count } of { $count } scholars are taken: the generation ends.
scene-generation = Generation { $generation } begins
scene-generation-gone = These leave: { $scholars }.
scene-generation-came = These come: { $scholars }.
scene-end = The points
scene-end-swords = Level on points: more swords decide.
scene-end-gold = Level on points and swords: more gold decides.
scene-end-shared = Level on points, swords and gold: the place is shared.
combat-green = green combat card
combat-red = red combat card
combat-grey = grey combat card

# ---- warnings: what an act will cost the one who makes it

warn-bag_empty = the bag is empty: you draw no more tokens
warn-token_to_bag = no room, back into the bag: { $token } (× { $count })
warn-orange_to_bag = an orange token goes back into the bag

# ---- refusals

refusal-action_done = That action of the card is already done.
refusal-all_faceup_used = All face-up cards have been used this turn.
refusal-board_not_allowed = You cannot take tokens from that board.
refusal-boost_too_late = A boost must be bought together with the primary action.
refusal-boost_with_primary = The boost is bought together with the primary action.
refusal-bottom_taken = The bottom slot of that board is taken.
refusal-cannot_pay = You cannot pay that, even with the help of your faction.
refusal-card_not_drawn = That card was not drawn.
refusal-card_not_in_hand = That card is not in your hand.
refusal-card_not_placed = That card lies under no board.
refusal-card_used = That card has already been used this turn.
refusal-choose_a_scholar = You chose to hire: pick a scholar.
refusal-enough_picked = You have picked as many as you may.
refusal-hashash_deck_empty = No Hashash card is left to draw.
refusal-help_refused = Your faction has refused to help with that, and you cannot pay it alone.
refusal-member_refused = That player has already refused to pay this.
refusal-member_too_poor = That player cannot cover all the gold that is missing.
refusal-not_a_member = That player does not belong to your faction.
refusal-own_gold_counted = Your own gold is counted already; another player must pay what is missing.
refusal-no_boost_here = This card offers no boost.
refusal-no_bottom_token = No orange token lies at the bottom there.
refusal-no_enemy_token = No enemy board has such a token.
refusal-no_free_top_slot = The top slots of that board are full.
refusal-no_gold_to_move = Your faction has no gold to move.
refusal-no_more_there = There are no more of them there.
refusal-no_orange_to_move = No orange token can be moved from there.
refusal-no_scholar_left = No scholar is on display.
refusal-no_scholar_payable = You cannot pay for any scholar on display.
refusal-no_such_board = Your faction has no character with that symbol.
refusal-no_such_player = There is no such player.
refusal-no_sword_price = That scholar cannot be hired with swords.
refusal-no_symbol_usable = None of the symbols can be used now.
refusal-no_token_there = No such token lies there.
refusal-no_victim = No enemy has coins of that kind.
refusal-none_too_many = You may keep all cards that you drew.
refusal-not_an_enemy = That is not an enemy.
refusal-not_between_actions = Use Hashash cards between actions, not while one is carried out.
refusal-not_revealed = That scholar is not on display.
refusal-not_the_defeated = That board does not belong to the defeated faction.
refusal-nothing_there = Nothing lies on that board.
refusal-nothing_to_steal = That player has no coins of that kind.
refusal-nothing_to_wipe = No enemy board has anything to wipe.
refusal-one_scholar_a_turn = One scholar per turn.
refusal-order_cannot_recruit = The Order cannot recruit.
refusal-order_only = Only the Order uses Hashash cards.
refusal-order_wins_already = What you have picked wins the game; nothing more is taken.
refusal-own_faction = That player belongs to your faction.
refusal-pile_empty = That pile is empty.
refusal-return_one_first = First put a card under the deck.
refusal-symbol_not_offered = The card does not offer that symbol.
refusal-token_not_drawn = No such token was drawn.
refusal-too_dear = You cannot pay for that scholar.
refusal-too_few_swords = You have too few swords of your own.
refusal-top_slots_only = Only tokens at the top can be removed.

# ---- what the coach counts

coach-science = Science of your scholars
coach-specialities = Points of your specialities
coach-coins = Points of your coins
coach-budding = What the next scholars of your specialities add
coach-gold = Gold of your faction
coach-seals = Seals of your faction
coach-swords = Swords of your faction
coach-recruit = Recruit symbols
coach-influence = Influence symbols
coach-income = Income symbols
coach-raid = Steal and military symbols
coach-abilities = Permanent abilities at work
coach-ready = Worth of the best scholar in reach
coach-recruiters = Cards in hand that bring scholars
coach-lead = Your lead in the combat
coach-active = Science that counts for the Order
coach-prey = Science of your victims
coach-killed = Tokens of your victims
coach-science-of = Science of { $name }
coach-specialities-of = Points of { $name } for specialities
coach-abilities-of = Permanent abilities of { $name }
coach-active-of = Science that counts for { $name }
coach-prey-of = Science of the victims of { $name }
coach-killed-of = Tokens of the victims of { $name }

# ---- scores

score-science = { $scholar }
score-coins = { $count ->
    [one] coin conditions met: { $count } point
   *[other] coin conditions met: { $count } points
}
score-speciality = { $count } × { $speciality }
score-military = { $count ->
    [one] { $count } card of spoils
   *[other] { $count } cards of spoils
}
score-active = { $count ->
    [one] { $count } active science symbol
   *[other] { $count } active science symbols
}
tie-swords = { $faction }: { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}.
tie-gold = { $faction }: { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}, { $gold } gold.
tie-shared = { $faction }: as many swords and as much gold; both win.

# ---- permanent abilities

effect-draw_extra_return = Whenever you draw tokens, draw { $count } more and put as many back
effect-steal_shield = A theft takes at most { $count } gold from a member of the faction
effect-combat_bonus = In every combat { $count } more power
effect-recruit_discount = Scholars cost { $count } gold less
effect-income_seals = Whoever uses income takes seals as well: { $count }
effect-steal_more = Thefts take up to { $count } more gold

# ---- the page: short words that fit on a board or a card

short-recruit_now = hire a scholar
short-draw_tokens = draw { $count }
short-gain_gold = take { $count } gold
short-gain_seals = { $count ->
    [one] take { $count } seal
   *[other] take { $count } seals
}
short-treasury = gold to Treasury
short-gain_gold_then_treasury = { $count } gold, Treasury
short-steal_gold = steal up to { $count } gold
short-steal_seals = { $count ->
    [one] steal up to { $count } seal
   *[other] steal up to { $count } seals
}
short-start_combat = { $count ->
    [0] a combat
   *[other] combat, +{ $count } power
}
short-combat_bonus_turn = +{ $count } in attacks
short-release_orange = free a bottom slot
short-move_orange_down = orange token down
short-remove_token = token to the bag
short-assassinate_token = assassinate a token
short-assassinate_scholar = { $count } gold: assassinate
short-draw_hashash = { $count } cards, keep { $second }
short-draw_extra_return = draw { $count } more, return { $count }
short-steal_shield = lose { $count } gold at most
short-combat_bonus = +{ $count } in every combat
short-recruit_discount = scholars cost { $count } less
short-income_seals = income: +{ $count } seals
short-steal_more = steal { $count } gold more
short-boost = +{ $count } to the symbol
short-use_faceup = use an open card
short-wipe = wipe a board
short-one_of = one of { $count }
short-draw = draw { $count }
short-any = any symbol

view-hand = Your hand
view-piles = Piles
view-in_play = In play
view-combat_cards = Combat cards
view-scholar_deck = Scholars in the deck
view-discard = Cards played
view-then = then back to { $card }
view-taken = taken
view-or = or
view-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
view-drawn = Drawn
view-attacks = attacks
view-defends = defends
view-power = { $board } { $count }
view-unseen = Unseen cards
view-in_deck = { $count } in the deck
view-reveal = Turn a card
view-surrender = Give up
view-missing = { $count } gold short
view-next = The next card, for { $name }:
odds-ahead = catch up: the other side answers
odds-behind = still weaker: asked again
odds-sword = grey: a sword or defeat
odds-defeat = grey: defeat
stake-card = to win: a card of spoils
stake-sword = to win: a sword
stake-token = to win: an enemy token
stake-nothing = nothing to win
stake-wipe = and a board is wiped if the other side turns a grey card
view-swords = Swords left
view-generation = Generation { $generation }
view-of = { $taken } of { $count } scholars taken
view-goal = Active science symbols: { $active } of { $goal }
view-goal-note = At { $goal } the Order wins at once.
view-standing = Score so far
view-hidden_spoils = spoils are hidden
view-sum = Sum
view-clearing = The orange tokens at the bottom go back into the bag after this turn.
view-hashash_deck = Hashash deck: { $count }
view-hashash_next = next: { $board }
view-hashash_drawn = Hashash cards drawn
view-price_for = for { $faction }
view-printed = printed { $count }, tokens { $tokens }
view-ability = Ability
view-immediate = immediate
view-permanent = permanent
view-active = active
view-known = Cards that all have seen
view-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
view-order_symbols = For the Order
view-chance = chance of the next token
view-reach = The faction can pay { $count } gold.
view-ambush = +{ $count } power in attacks this turn
bonus-none = no bonus
bonus-gold = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $coins } gold
bonus-seals = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $coins } seals
bonus-any = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $coins } coins

# ---- the page: a card in words

read-upper = Upper half
read-lower = Lower half
read-free = free
read-choose = choose one
read-have = you have { $count }
read-play = Play this card
read-take = Take this card
read-done = done
read-pay = Pay { $price }
read-note = Do both halves in either order, one, or none.
read-recruit = { $count ->
    [one] Hire one scholar, { $count } gold cheaper.
   *[other] Hire one scholar, { $count } gold cheaper.
}
read-reach = { $count ->
    [one] One is in reach: { $scholars }.
   *[other] { $count } are in reach: { $scholars }.
}
read-reach-none = Nobody is in reach with the gold that you have.
read-then = Do this half first, and these come in reach: { $scholars }.
read-gone = Do this half first, and these are out of reach: { $scholars }.
read-influence = { $count ->
    [one] Draw { $count } token from the bag.
   *[other] Draw { $count } tokens from the bag.
}
read-draw = { $count ->
    [one] Draw { $count } token from the bag.
   *[other] Draw { $count } tokens from the bag.
}
read-income = Take { $count } gold.
read-gold = Take { $count } gold.
read-seals = { $count ->
    [one] Take { $count } seal.
   *[other] Take { $count } seals.
}
read-income-seals = { $count ->
    [one] And { $count } seal.
   *[other] And { $count } seals.
}
read-steal = Steal gold from one enemy: { $victims }.
read-military = Attack: you start with { $count } power, against { $enemies }.
read-against = { $name } with { $count }
read-loot = { $count } from { $name }
read-boost = { $count } more for the symbol above; it is paid together with the upper half.
read-use_faceup = { $count ->
    [one] Use the open card that is left as if you had played it; it stays there.
   *[other] Use one of { $count } open cards as if you had played it; it stays there.
}
read-wipe = { $count ->
    [one] All tokens of an enemy’s board go back into the bag; { $count } board holds something.
   *[other] All tokens of an enemy’s board go back into the bag; { $count } boards hold something.
}
read-treasury = All gold of your faction ({ $count }) goes into its Treasury, where nobody can steal it.
about-recruit = Recruit: each symbol takes 1 gold off the price of the scholar that you hire.
about-influence = Influence: draw as many tokens from the bag as you have symbols.
about-income = Income: take as much gold as you have symbols.
about-steal = Steal: take up to as much gold from one enemy as you have symbols.
about-military = Military: the power with which you begin a combat, in attack and in defence.
about-immediate = The bolt: an orange token here uses the ability once, at once.
about-permanent = The clock: the ability holds as long as an orange token lies here.
about-white = White tokens go by themselves to the board of their symbol: one more symbol each.
about-orange = Orange tokens are jokers: at the top a symbol more, at the bottom they activate the ability.
about-speciality = A speciality: two scholars of { $speciality } in a faction bring { $two } points, three { $three }, four { $four }.
about-coins = A bonus for coins: counted once at the end, with the coins that the faction still has; each coin serves once.
about-spoils = Spoils: combat cards that attackers have won. Their points are known to their owner alone until the end.
about-sword = A sword cancels a grey card that you turned, saves a board from a wipe, or pays for a scholar who shows swords.
about-kingdom = The Kingdom wins with most points: science, bonuses and spoils of all its members together.
about-people = The People win with most points: science, bonuses and spoils of all its members together.
about-order = The Order assassinates scholars and tokens. A scholar is active once such tokens cover its Order symbols; with { $count } active science symbols it wins at once.
about-hashash = A Hashash card: the Order may use it once a turn for its price, as long as its board is not wiped.
about-why = Why? The rule
about-boost-note = The lower half goes with the upper one: pay it before you use the symbol.
hire-title = What each would change
hire-price = price now
hire-keeps = you keep
hire-bonus = bonus as things stand
hire-points = points
hire-short = { $price }, { $count } short
hire-or-swords = { $count ->
    [one] { $price }, or { $count } sword
   *[other] { $price }, or { $count } swords
}
hire-pay = You pay { $price } gold and keep { $count }.
hire-lacks = { $price } gold: you are { $count } short.
hire-science = { $count ->
    [one] { $count } science symbol: { $count } point.
   *[other] { $count } science symbols: { $count } points.
}
hire-bonus-now = Bonus as things stand: { $bonus }.
hire-ends-generation = The next scholar taken ends the generation at once: those left leave, others come, and { $name } sees them first.
hire-ends-game = The next scholar taken ends the game at once.
hire-safe = Who is hired is safe from the Order.
hire-confirm = Hire for { $price } gold
hire-do = Hire { $what }
hire-one = One scholar a turn, however you pay.
hire-after = after the lower half
duel-next = { $count ->
    [one] The next card is this one:
   *[other] The next card is one of these { $count }:
}
duel-ahead = { $other } must answer
duel-behind = { $name } is asked again
duel-behind-you = You are asked again
duel-lost = { $name } loses at once
duel-lost-you = You lose at once
duel-reached = { $count } power or more.
duel-below = Still the weaker side.
duel-sword = Unless a sword cancels the card.
duel-grey = A grey card ends the combat.
duel-from = from here on { $other } must answer
duel-win = If you win
duel-if-grey = If you turn a grey one
duel-give-up = If you give up
duel-win-card = You take a card of spoils: { $least } to { $most } points, which you alone know.
duel-win-sword = You gain a sword; { $name } gets nothing.
duel-win-token = You assassinate a token of { $name }.
duel-win-nothing = You gain nothing, and lose nothing.
duel-lose-card = { $name } takes a card of spoils: { $least } to { $most } points, hidden.
duel-lose-sword = { $name } gains a sword.
duel-lose-token = { $name } assassinates a token of yours.
duel-lose-nothing = { $name } gains nothing.
duel-wipe = And one of your boards is wiped, most likely: { $board }.
duel-no-wipe = No board is wiped.
duel-swords = { $count ->
    [one] You have { $count } sword: it can cancel a grey card of yours.
   *[other] You have { $count } swords: one can cancel a grey card of yours.
}
duel-counted = Counted are the cards that you have not seen.
duel-none = no card yet
duel-won = won

# ---- the page: names for the ear

name-hand = In your hand: { $text }
name-pile = { $count ->
    [one] { $pile }, { $count } card, on top: { $text }
   *[other] { $pile }, { $count } cards, on top: { $text }
}
name-pile-empty = { $pile }, empty
name-action = { $primary }; { $secondary }
name-primary = Primary action: { $action }
name-secondary = Secondary action: { $action }
name-scholar = { $name }, scholar, science { $science }, price { $price } gold, { $bonus }
name-scholar-swords = { $scholar }, or { $swords } swords
name-board = { $board }, { $faction }, { $symbol } { $count }, { $ability }
name-board-active = { $board }, ability active
name-white = White tokens on { $board }: { $count }
name-orange = Orange tokens at the top of { $board }: { $count }
name-top = Free top slot of { $board }
name-bottom = Bottom slot of { $board }, { $state }
name-bottom-free = free
name-bottom-taken = taken
name-drawn = Drawn: { $token }, { $count }
name-bag = { $count ->
    [one] Bag, { $count } token
   *[other] Bag, { $count } tokens
}
name-seat = { $name }, { $faction }, { $gold } gold, { $seals } seals, { $swords } swords, { $spoils } spoils, { $cards } cards
name-faction = { $faction }, Treasury { $treasury }, { $points }
name-hashash = { $card }, Hashash card, { $effect }, price { $price }
name-reveal = Turn a card
name-surrender = Give up
describe-turn = Turn { $turn }, { $name } plays. { $generation }, { $taken }.
describe-fight = Combat: { $attacker } with power { $power } against { $defender } with power { $other }.
describe-scholars = On display: { $scholars }.
describe-faction = { $faction }: { $points }, Treasury { $treasury }; { $boards }.

# ---- lessons of the guided game

lesson-belaad-play_card = Each turn you play one card. Gold and seals pay for things, draws make your characters stronger, and symbols let one of them act. What counts in the end are scholars: plan for the gold and the recruiting symbols that the next one needs.
lesson-belaad-card_step = The upper action is free; the lower one costs the coins on the line. Do both, in the order you like, or leave what you do not need.
lesson-belaad-choose_symbol = The effect grows with the symbols of your character: each token at the top of the board is one more.
lesson-belaad-choose_faceup = Use a card of the three piles as if you had played it. It stays there, and you may chain on.
lesson-belaad-choose_victim = You take gold from one enemy. What lies in a Treasury is safe from thieves.
lesson-belaad-hire_scholar = Each recruit symbol takes 1 gold off the price of a scholar. Scholars score their science, and often a bonus at the end.
lesson-belaad-sword_hire = Some scholars can be hired with swords instead of gold. Only one scholar a turn, however you hire.
lesson-belaad-assassinate_scholar = The scholar stays with you, and becomes active once your assassinated tokens cover the Order symbols; with six active science symbols you win the game.
lesson-belaad-choose_enemy = Choose a faction; you fight its nearest player to your left. Power is the number of military symbols. Win and you keep a card with points; lose to a grey card and a board of yours is wiped.
lesson-belaad-combat_step = It is up to the weaker side: turn a card and hope for green, or give up. Whoever turns a grey card loses at once. Giving up costs no board; a grey card does, unless a sword cancels it.
lesson-belaad-cancel_grey = A sword cancels the grey card that you have just turned. Without it you lose, and the winner wipes a board of your faction.
lesson-belaad-wipe_board = All tokens of the board go back into the bag, and its permanent ability ends.
lesson-belaad-cancel_wipe = A sword of yours can stop this. It goes back to the supply.
lesson-belaad-grey_wipe = Your enemy turned a grey card. Choose the board that hurts most.
lesson-belaad-place_orange = Orange is a joker. At the bottom it activates the ability of the character; at the top it counts as one more symbol.
lesson-belaad-return_token = The Vizier lets you draw one more and put one back. Keep what your boards have room for.
lesson-belaad-use_ability = The ability takes effect once, now. You may decline; the token stays.
lesson-belaad-move_gold = Gold in the Treasury cannot be stolen, and the whole faction pays with it.
lesson-belaad-take_card = Fill your hand from one of the three piles. Everybody sees what you take.
lesson-belaad-return_hashash = Keep two of the three cards. They lie under their boards, and you may use each once a turn for its price.
lesson-belaad-use_hashash = Pay its price to use a card under your boards; each once a turn.
lesson-belaad-kill_token = A token that you take never comes back. It also counts for the scholars that you have killed.
lesson-belaad-remove_token = The token goes back into the bag. A sword does not help against this.
lesson-belaad-release_orange = The slot is free again, so its ability can be activated once more.
lesson-belaad-move_orange_from = Take an orange token from the top of one of your boards.
lesson-belaad-move_orange_to = It goes into a bottom slot: the ability there is activated.
lesson-belaad-consent = A partner asks for your coins. You win and lose together, but you need not agree.
lesson-belaad-use_treasury = Shall the Treasury pay first? Your own gold can be stolen, the Treasury’s cannot.
lesson-belaad-choose_member = One partner must pay all that is missing. Think of who will need gold next.
try-belaad-play_card = Which card would you play?
try-belaad-combat_step = Would you turn a card, or give up?
aim-belaad = Choose the scholar that you want next, and count: his price less your recruiting symbols is the gold to save. Gold in hand can be stolen, and a scholar can be hired away before you.

# ---- sources of points, for the score sheet

sum-science = Science
sum-coins = Bonus for coins
sum-speciality = Specialities
sum-military = Spoils of war
sum-active = Active science
