# Belaad in English.

game-title = Belaad
game-summary = Kingdom and People compete for the scholars of a golden age, and the Order is out to assassinate them.

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
then-use_faceup = use a face-up card
then-wipe = wipe a board
then-treasury = fill the Treasury
effect-recruit_now = Hire a scholar
effect-draw_tokens = Draw tokens: { $count }
effect-gain_gold = Take gold: { $count }
effect-gain_seals = Take seals: { $count }
effect-treasury = Move all gold of the faction to the Treasury
effect-gain_gold_then_treasury = Take gold: { $count }; then move the faction’s gold to the Treasury, if you like
effect-steal_gold = Steal gold: up to { $count }
effect-steal_seals = Steal seals: up to { $count }
effect-start_combat = Begin a combat with { $count } more power
effect-combat_bonus_turn = This turn { $count } more power in combats that you begin
effect-release_orange = Free bottom slots: { $count }
effect-move_orange_down = Move orange tokens from top to bottom: { $count }
effect-remove_token = Put enemy tokens back into the bag: { $count }
effect-assassinate_token = Assassinate tokens: { $count }
effect-assassinate_scholar = Assassinate a scholar for { $count } gold
effect-draw_hashash = Draw Hashash cards: { $count }; keep { $second }
purpose-hire = to hire { $scholar }
purpose-kill = to assassinate { $scholar }
purpose-hashash = to use { $card }

# ---- prompts

prompt-play_card = Play a card.
prompt-card_step = Which action of the card do you use?
prompt-choose_symbol = Which symbol do you use?
prompt-choose_faceup = Which face-up card do you use?
prompt-choose_victim = Whom do you steal { $coin } from?
prompt-hire_scholar = Which scholar do you hire?
prompt-sword_hire = Do you hire a scholar with your swords?
prompt-assassinate_scholar = Which scholar do you assassinate, for { $price } gold?
prompt-choose_enemy = Which faction do you fight?
prompt-combat_step = Reveal a card or surrender: your power is { $power }, that of { $opponent } { $other }.
prompt-cancel_grey = You revealed a grey card: do you cancel it with a sword?
prompt-wipe_board = Which board do you wipe?
prompt-cancel_wipe = { $board } is about to be wiped: do you cancel that with a sword?
prompt-grey_wipe = You won by a grey card: which board of { $faction } do you wipe?
prompt-place_orange = { $count ->
    [one] Place the orange token.
   *[other] Place an orange token ({ $count } left).
}
prompt-return_token = The Vizier: which of the drawn tokens goes back into the bag?
prompt-return_token-several = The Vizier: put { $count } of the drawn tokens back into the bag.
prompt-use_ability = Do you use the ability of this character now: { $board }?
prompt-move_gold = The Treasurer: do you move all gold of the faction to the Treasury?
prompt-take_card = Take a card into your hand.
prompt-return_hashash = Which Hashash card goes under the deck?
prompt-use_hashash = Do you use a Hashash card?
prompt-kill_token = Which token do you assassinate?
prompt-kill_token-several = Assassinate { $count } tokens.
prompt-remove_token = Which token goes back into the bag?
prompt-remove_token-several = Put { $count } tokens back into the bag.
prompt-release_orange = On which board do you free the bottom slot?
prompt-release_orange-several = Free { $count } bottom slots.
prompt-move_orange_from = From the top of which board do you take an orange token?
prompt-move_orange_to = Into the bottom slot of which board does it go?
prompt-consent = { $payer } asks you for { $coins } ({ $purpose }). Do you agree?
prompt-use_treasury = { $price } gold to pay ({ $purpose }): do you use the Treasury first (it holds { $count })?
prompt-choose_member = { $count ->
    [one] 1 gold is missing ({ $purpose }): which team-mate pays it?
   *[other] { $count } gold are missing ({ $purpose }): which team-mate pays it all?
}

# ---- what the others read meanwhile

waiting-play_card = { $name } is choosing a card to play.
waiting-card_step = { $name } is choosing an action of the card.
waiting-choose_symbol = { $name } is choosing a symbol to use.
waiting-choose_faceup = { $name } is choosing a face-up card to use.
waiting-choose_victim = { $name } is choosing whom to steal from.
waiting-hire_scholar = { $name } is choosing a scholar to hire.
waiting-sword_hire = { $name } is deciding whether to hire a scholar with swords.
waiting-assassinate_scholar = { $name } is choosing a scholar to assassinate.
waiting-choose_enemy = { $name } is choosing a faction to fight.
waiting-combat_step = { $name } must reveal a card or surrender.
waiting-cancel_grey = { $name } is deciding whether a sword cancels the grey card.
waiting-wipe_board = { $name } is choosing a board to wipe.
waiting-cancel_wipe = { $name } is deciding whether a sword saves the board.
waiting-grey_wipe = { $name } is choosing a board of the defeated faction to wipe.
waiting-place_orange = { $name } is placing an orange token.
waiting-return_token = { $name } is choosing a drawn token to put back.
waiting-use_ability = { $name } is deciding whether to use a character’s ability.
waiting-move_gold = { $name } is deciding whether the faction’s gold goes to the Treasury.
waiting-take_card = { $name } is choosing a card to take.
waiting-return_hashash = { $name } is choosing a Hashash card to put under the deck.
waiting-use_hashash = { $name } is deciding whether to use a Hashash card.
waiting-kill_token = { $name } is choosing a token to assassinate.
waiting-remove_token = { $name } is choosing a token to put back into the bag.
waiting-release_orange = { $name } is choosing a board whose bottom slot is freed.
waiting-move_orange_from = { $name } is choosing an orange token to move.
waiting-move_orange_to = { $name } is choosing where an orange token goes.
waiting-consent = { $name } is deciding whether to pay for a team-mate.
waiting-use_treasury = { $name } is deciding whether the Treasury pays first.
waiting-choose_member = { $name } is choosing a team-mate who pays what is missing.

# ---- choices

play_card = { $card } for { $price }
    .deed = Play: { $card } for { $price }
card_step-leave = Done with this card
    .deed = Finish this card
card_step-primary = Primary action: { $action }
    .deed = Use the primary action: { $action }
card_step-secondary = Secondary action: { $action }
    .deed = Use the secondary action: { $action }
card_step-boosted = Both actions: { $action }, { $boost }
    .deed = Use both actions: { $action }, { $boost }
choose_symbol = { $symbol } (× { $count })
    .deed = Use the { $symbol } symbol (× { $count })
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
combat_step-surrender = Surrender
combat_step-reveal = Reveal a card
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
    .deed = Do not use the ability
move_gold-yes = Move all gold to the Treasury
move_gold-no = Do not move the gold
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
    .deed = Put back into the bag: { $token } ({ $board })
remove_token-bottom = { $board }: { $token } at the bottom
    .deed = Put back into the bag: { $token } at the bottom ({ $board })
release_orange = { $board }
    .deed = Free the bottom slot: { $board }
move_orange_from = { $board }
    .deed = Take the orange token from: { $board }
move_orange_to = { $board }
    .deed = Put the orange token at the bottom of: { $board }
consent-yes = Agree
consent-no = Refuse
use_treasury-yes = The Treasury pays first
    .deed = Pay from the Treasury first
use_treasury-all = Take all gold out of the Treasury
use_treasury-no = Do not use the Treasury
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
    [one] Put { $count } token back into the bag
   *[other] Put { $count } tokens back into the bag
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
log-turn_begins = Turn { $turn }: { $seat } to play.
    .you = Turn { $turn }: yours.
log-played = { $seat } plays “{ $card }”.
    .you = You play “{ $card }”.
log-took_card = { $seat } takes “{ $card }” ({ $pile }).
    .you = You take “{ $card }” ({ $pile }).
log-piles_made = { $count ->
    [one] The discards and piles become three new piles: { $count } card.
   *[other] The discards and piles become three new piles: { $count } cards.
}
log-cleared = { $faction }, orange tokens back into the bag: { $count }.
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
log-used_symbol = { $seat } uses the { $symbol } symbol (× { $count }).
    .you = You use the { $symbol } symbol (× { $count }).
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
log-consented = { $payer-is ->
    [you] { $seat } agrees to pay { $count } for you.
   *[other] { $seat } agrees to pay { $count } for { $payer }.
}
    .you = You agree to pay { $count } for { $payer }.
log-refused = { $payer-is ->
    [you] { $seat } refuses to pay for you.
   *[other] { $seat } refuses to pay for { $payer }.
}
    .you = You refuse to pay for { $payer }.
log-not_covered = { $seat } cannot pay without help.
    .you = You cannot pay without help.
log-to_treasury = { $faction }: { $count } gold goes to the Treasury.
log-drew_token = { $seat } draws: { $token }.
    .you = You draw: { $token }.
log-bag_empty = The bag is empty: { $seat } draws no more tokens.
    .you = The bag is empty: you draw no more tokens.
log-returned_token = { $seat } puts back into the bag: { $token }.
    .you = You put back into the bag: { $token }.
log-placed_token = { $token } → { $board } (× { $count }).
log-token_to_bag = Back into the bag: { $token } (× { $count }).
log-placed_bottom = { $seat } puts an orange token at the bottom: { $board }.
    .you = You put an orange token at the bottom: { $board }.
log-placed_top = { $seat } puts an orange token at the top: { $board }.
    .you = You put an orange token at the top: { $board }.
log-orange_to_bag = { $seat } puts an orange token back into the bag.
    .you = You put an orange token back into the bag.
log-all_bottom_filled = { $faction }: all bottom slots are full; the orange tokens there go back into the bag after this turn.
log-ability = { $seat } uses the ability: { $board }.
    .you = You use the ability: { $board }.
log-declined = { $seat } does not use the ability: { $board }.
    .you = You do not use the ability: { $board }.
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
log-joined = { $scholar } brings science { $science } and bonus { $bonus } (scholars taken in this generation: { $taken } of { $wanted }).
log-scholar_killed = { $seat } assassinates { $scholar }.
    .you = You assassinate { $scholar }.
log-scholar_gone = { $scholar } leaves the display.
log-generation = Generation { $generation } begins.
log-order_stands = { $seat }: the Order has { $active } of { $goal } active science symbols.
    .you = You: the Order has { $active } of { $goal } active science symbols.
log-wiped = { $board } is wiped: all its tokens go back into the bag.
log-wipe_cancelled = { $seat } cancels the wipe with a sword: { $board }.
    .you = You cancel the wipe with a sword: { $board }.
log-combat_begins = { $defender-is ->
    [you] { $seat } (power { $power }) attacks you (power { $other }).
   *[other] { $seat } (power { $power }) attacks { $defender } (power { $other }).
}
    .you = You (power { $power }) attack { $defender } (power { $other }).
log-revealed = { $seat } reveals { $change } and has { $power } power.
    .you = You reveal { $change } and have { $power } power.
log-revealed_grey = { $seat } reveals a grey card.
    .you = You reveal a grey card.
log-grey_cancelled = { $seat } cancels the grey card with a sword.
    .you = You cancel the grey card with a sword.
log-surrendered = { $seat } surrenders.
    .you = You surrender.
log-combat_deck_empty = No combat card is left: power decides.
log-fought = The combat is decided: { $seat } { $power }, { $defender-is ->
    [you] you
   *[other] { $defender }
} { $other }. Revealed: { $turned }.
    .you = The combat is decided: you { $power }, { $defender } { $other }. Revealed: { $turned }.
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
log-no_spoils = There is no combat card left as spoils for { $seat }.
    .you = There is no combat card left as spoils for you.
log-token_killed = { $seat } assassinates: { $token } ({ $board }).
    .you = You assassinate: { $token } ({ $board }).
log-token_removed = { $seat } puts back into the bag: { $token } ({ $board }).
    .you = You put back into the bag: { $token } ({ $board }).
log-orange_released = { $seat } frees the bottom slot: { $board }.
    .you = You free the bottom slot: { $board }.
log-orange_moved = { $seat } moves an orange token down: { $origin } → { $board }.
    .you = You move an orange token down: { $origin } → { $board }.
log-ambush = { $seat } begins combats this turn with { $count } more power.
    .you = You begin combats this turn with { $count } more power.
log-drew_hashash = { $seat } draws a Hashash card: { $board }.
    .you = You draw a Hashash card: { $board }.
log-saw_hashash = You drew: { $card }.
log-returned_hashash = { $seat } puts a Hashash card under the deck: { $board }.
    .you = You put a Hashash card under the deck: { $board }.
log-placed_hashash = { $seat } places { $card }: { $board }.
    .you = You place { $card }: { $board }.
log-used_hashash = { $seat } uses { $card }.
    .you = You use { $card }.
log-game_over = The game is over: { $reason }.
log-turns_over = The game is over: { ending-turn_limit }.
log-counted = { $source }: { $shares }.
log-ranked = { $faction }: place { $place } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}, { $gold } gold.
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
    [one] { $count } more scholar, and the generation ends.
   *[other] { $count } more scholars, and the generation ends.
}
scene-hire-last = That was scholar { $count } of { $count }: the generation ends.
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
warn-token_to_bag = there is no room, so it goes back into the bag: { $token } (× { $count })
warn-orange_to_bag = an orange token goes back into the bag

# ---- refusals

refusal-action_done = You have already done that action of the card.
refusal-all_faceup_used = All face-up cards have been used this turn.
refusal-board_not_allowed = You cannot choose tokens on that board.
refusal-boost_too_late = A boost must be bought together with the primary action.
refusal-boost_with_primary = The boost is bought together with the primary action.
refusal-bottom_taken = The bottom slot of that board is taken.
refusal-cannot_pay = You cannot pay that, even with the help of your team-mates.
refusal-card_not_drawn = That card was not drawn.
refusal-card_not_in_hand = That card is not in your hand.
refusal-card_not_placed = That card is not under one of your boards.
refusal-card_used = That card has already been used this turn.
refusal-choose_a_scholar = You chose to hire: choose a scholar.
refusal-enough_picked = You have already chosen as many as you may.
refusal-hashash_deck_empty = There is no Hashash card left to draw.
refusal-help_refused = Your team-mates have refused to help with that, and you cannot pay alone.
refusal-member_refused = That player has already refused to pay this.
refusal-member_too_poor = That player cannot cover all the gold that is missing.
refusal-not_a_member = That player does not belong to your faction.
refusal-own_gold_counted = Your own gold is counted already: another player must pay what is missing.
refusal-no_boost_here = This card offers no boost.
refusal-no_bottom_token = No orange token lies at the bottom there.
refusal-no_enemy_token = There is no token of that kind on an enemy board.
refusal-no_free_top_slot = The top slots of that board are full.
refusal-no_gold_to_move = Your faction has no gold to move.
refusal-no_more_there = There are no more of those there.
refusal-no_orange_to_move = No orange token can be moved from there.
refusal-no_scholar_left = There is no scholar on display.
refusal-no_scholar_payable = You cannot pay for any scholar on display.
refusal-no_such_board = Your faction has no character with that symbol.
refusal-no_such_player = There is no such player.
refusal-no_sword_price = That scholar cannot be hired with swords.
refusal-no_symbol_usable = None of the symbols can be used now.
refusal-no_token_there = There is no token of that kind there.
refusal-no_victim = No enemy has coins of that kind.
refusal-none_too_many = You may keep all the cards that you drew.
refusal-not_an_enemy = That is not an enemy.
refusal-not_between_actions = Use Hashash cards between actions, not while one is carried out.
refusal-not_revealed = That scholar is not on display.
refusal-not_the_defeated = That board does not belong to the defeated faction.
refusal-nothing_there = There is nothing on that board.
refusal-nothing_to_steal = That player has no coins of that kind.
refusal-nothing_to_wipe = There is nothing on the enemy boards to wipe.
refusal-one_scholar_a_turn = You may hire only one scholar per turn.
refusal-order_cannot_recruit = The Order cannot use the recruit symbol.
refusal-order_only = Only the Order uses Hashash cards.
refusal-order_wins_already = What you have chosen already wins the game.
refusal-own_faction = That player belongs to your faction.
refusal-pile_empty = That pile is empty.
refusal-return_one_first = First put a card under the deck.
refusal-symbol_not_offered = The card does not offer that symbol.
refusal-token_not_drawn = No token of that kind was drawn.
refusal-too_dear = You cannot pay for that scholar.
refusal-too_few_swords = You do not have enough swords of your own.
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
coach-ready = Worth of the best scholar within reach
coach-recruiters = Cards in hand that can hire
coach-lead = Your lead in the combat
coach-active = Active science of the Order
coach-prey = Science of the scholars you assassinated
coach-killed = Tokens that you assassinated
coach-science-of = Science of { $name }
coach-specialities-of = Points of { $name } for specialities
coach-abilities-of = Permanent abilities of { $name }
coach-active-of = Active science of { $name }
coach-prey-of = Science of the scholars assassinated by { $name }
coach-killed-of = Tokens assassinated by { $name }

# ---- scores

score-science = { $scholar }
score-coins = { $count ->
    [one] bonus for coins: { $count } point
   *[other] bonus for coins: { $count } points
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
tie-shared = { $faction }: level on swords and gold too; both win.

# ---- permanent abilities

effect-draw_extra_return = Whenever you draw tokens, draw { $count } more and put as many back into the bag
effect-steal_shield = A theft takes at most { $count } gold from a player of the faction
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
short-gain_gold_then_treasury = take { $count } gold, to Treasury
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
short-draw_hashash = draw { $count }, keep { $second }
short-draw_extra_return = draw { $count } more, put { $count } back
short-steal_shield = lose { $count } gold at most
short-combat_bonus = +{ $count } in every combat
short-recruit_discount = scholars cost { $count } less
short-income_seals = { $count ->
    [one] income: +{ $count } seal
   *[other] income: +{ $count } seals
}
short-steal_more = steal { $count } gold more
short-boost = +{ $count } to the symbol
short-use_faceup = use a face-up card
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
view-reveal = Reveal a card
view-surrender = Surrender
view-missing = { $count } gold missing
view-next = The next card, for { $name }:
view-swords = Swords left
view-generation = Generation { $generation }
view-of = scholars taken: { $taken } of { $count }
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
} for { $coins ->
    [one] { $coins } seal
   *[other] { $coins } seals
}
bonus-any = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

# ---- the page: a card in words

read-upper = Primary action
read-lower = Secondary action
read-free = free
read-choose = choose one
read-have = you have { $count }
read-play = Play this card
read-take = Take this card
read-done = done
read-pay = Pay { $price }
read-note = Do both actions in either order, one, or none.
read-recruit = { $count ->
    [one] Hire one scholar for { $count } gold less.
   *[other] Hire one scholar for { $count } gold less.
}
read-reach = { $count ->
    [one] One scholar is within reach: { $scholars }.
   *[other] { $count } scholars are within reach: { $scholars }.
}
read-reach-none = No scholar is within reach with the gold that you have.
read-then = Do this action first, and these come within reach: { $scholars }.
read-gone = Do this action first, and these are out of reach: { $scholars }.
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
read-boost = The symbol above counts { $count } more; you pay for it together with the primary action.
read-use_faceup = { $count ->
    [one] Use the face-up card that is left as if you had played it; it stays there.
   *[other] Use one of { $count } face-up cards as if you had played it; it stays there.
}
read-wipe = { $count ->
    [one] All tokens of an enemy’s board go back into the bag; { $count } board has something on it.
   *[other] All tokens of an enemy’s board go back into the bag; { $count } boards have something on them.
}
read-treasury = All gold of your faction ({ $count }) goes into its Treasury, where nobody can steal it.
about-recruit = Recruit: each symbol takes 1 gold off the price of the scholar that you hire.
about-influence = Influence: draw as many tokens from the bag as you have symbols.
about-income = Income: take as much gold as you have symbols.
about-steal = Steal: take up to as much gold from one enemy as you have symbols.
about-military = Military: the power with which you begin a combat, in attack and in defence.
about-immediate = The bolt, an immediate ability: an orange token here lets you use it once, now.
about-permanent = The clock, a permanent ability: it holds as long as an orange token lies here.
about-white = Each white token goes to the board of its symbol by itself and counts as one more symbol.
about-orange = Orange tokens are jokers: at the top each counts as one more symbol, at the bottom it activates the ability.
about-speciality = A speciality. Scholars of { $speciality } in one faction bring points: two { $two }, three { $three }, four { $four }.
about-coins = A bonus for coins: counted once at the end, with the coins that the faction still has; each coin counts for one scholar only.
about-spoils = Spoils: combat cards that attackers have won. Their points are known to their owner alone until the end.
about-sword = A sword cancels a grey card that you revealed, saves a board from a wipe, or pays for a scholar who shows swords.
about-kingdom = The Kingdom wins if it has more points than the People: science, bonuses and spoils of all its players together.
about-people = The People win if they have more points than the Kingdom: science, bonuses and spoils of all their players together.
about-order = The Order assassinates scholars and tokens. A scholar is active once such tokens cover the Order symbols on the card; with { $count } active science symbols it wins at once.
about-hashash = A Hashash card: the Order may use it once a turn for its price, until the board above it is wiped.
about-why = Why? The rule
about-boost-note = The boost goes with the primary action: pay for it before you use the symbol.
hire-title = What each scholar would change
hire-price = price now
hire-keeps = you keep
hire-bonus = bonus as things stand
hire-points = points
hire-short = { $price }, { $count } missing
hire-or-swords = { $count ->
    [one] { $price }, or { $count } sword
   *[other] { $price }, or { $count } swords
}
hire-pay = You pay { $price } gold and keep { $count }.
hire-lacks = It costs { $price } gold: you are { $count } short.
hire-science = { $count ->
    [one] { $count } science symbol: { $count } point.
   *[other] { $count } science symbols: { $count } points.
}
hire-bonus-now = Bonus as things stand: { $bonus }.
hire-ends-generation = The next scholar taken ends the generation at once: those left leave, others come, and { $name } sees them first.
hire-ends-game = The next scholar taken ends the game at once.
hire-safe = A hired scholar is safe from the Order.
hire-confirm = Hire for { $price } gold
hire-do = Hire { $what }
hire-one = One scholar a turn, however you pay.
hire-after = after the secondary action
duel-next = { $count ->
    [one] The next card is this one:
   *[other] The next card is one of these { $count }:
}
duel-ahead = { $other } must answer
duel-behind = { $name } must go on
duel-behind-you = You must go on
duel-lost = { $name } loses at once
duel-lost-you = You lose at once
duel-reached = { $count } power or more.
duel-below = Still the weaker side.
duel-sword = Unless a sword cancels the card.
duel-grey = A grey card ends the combat.
duel-from = from here on { $other } must answer
duel-win = If you win
duel-if-grey = If you reveal a grey card
duel-give-up = If you surrender
duel-win-card = You take a card of spoils worth { $least } to { $most }, which only you know.
duel-win-sword = You gain a sword; { $name } gets nothing.
duel-win-token = You assassinate a token of { $name }.
duel-win-nothing = You gain nothing and lose nothing.
duel-lose-card = { $name } takes a card of spoils worth { $least } to { $most }, which stays hidden.
duel-lose-sword = { $name } gains a sword.
duel-lose-token = { $name } assassinates a token of yours.
duel-lose-nothing = { $name } gains nothing.
duel-wipe = And one of your boards is wiped, most likely: { $board }.
duel-no-wipe = No board is wiped.
duel-swords = { $count ->
    [one] You have { $count } sword: it can cancel a grey card of yours.
   *[other] You have { $count } swords: one can cancel a grey card of yours.
}
duel-counted = Only cards that you have not seen are counted.
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
name-scholar-swords = { $swords ->
    [one] { $scholar }, or { $swords } sword
   *[other] { $scholar }, or { $swords } swords
}
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
name-seat = { $name }, { $faction }; gold { $gold }, seals { $seals }, swords { $swords }, spoils { $spoils }, cards { $cards }
name-faction = { $faction }, Treasury { $treasury }, { $points }
name-hashash = { $card }, Hashash card, { $effect }, price { $price }
name-reveal = Reveal a card
name-surrender = Surrender
describe-turn = Turn { $turn }, { $name } plays. { $generation }, { $taken }.
describe-fight = Combat: { $attacker } with power { $power } against { $defender } with power { $other }.
describe-scholars = On display: { $scholars }.
describe-faction = { $faction }: { $points }, Treasury { $treasury }; { $boards }.

# ---- lessons of the guided game

lesson-belaad-play_card = Each turn you play one card. Gold and seals pay for things, draws make your characters stronger, and symbols let one of them act. Scholars are what scores: plan for the gold and the recruit symbols that the next one needs.
lesson-belaad-card_step = The primary action, above, is free; the secondary action, below, costs the coins on the line. Do both, in any order, or only what you need.
lesson-belaad-choose_symbol = The effect grows with the symbols of your character: each token at the top of the board is one more.
lesson-belaad-choose_faceup = Use a face-up card of the three piles as if you had played it. It stays there, and may lead you to another one.
lesson-belaad-choose_victim = You take gold from one enemy. What lies in a Treasury is safe from thieves.
lesson-belaad-hire_scholar = Each recruit symbol takes 1 gold off the price of a scholar. Scholars score their science, and often a bonus at the end.
lesson-belaad-sword_hire = Some scholars can be hired with swords instead of gold. Only one scholar a turn, however you hire.
lesson-belaad-assassinate_scholar = The scholar stays with you, and becomes active once your assassinated tokens cover the Order symbols; with six active science symbols you win the game.
lesson-belaad-choose_enemy = Choose a faction; you fight its nearest player to your left. Power is the number of military symbols. Win and you keep a card with points; reveal a grey card and you lose, and a board of yours is wiped.
lesson-belaad-combat_step = It is up to the weaker side: reveal a card and hope for green, or surrender. Whoever reveals a grey card loses at once. To surrender costs no board; a grey card does, unless a sword cancels it.
lesson-belaad-cancel_grey = A sword cancels the grey card that you have just revealed. Without it you lose, and the winner wipes a board of your faction.
lesson-belaad-wipe_board = Wipe a board: all its tokens go back into the bag, and a permanent ability ends.
lesson-belaad-cancel_wipe = A sword of yours can stop this. You then put it back into the supply.
lesson-belaad-grey_wipe = Your enemy revealed a grey card. Choose the board whose loss hurts most.
lesson-belaad-place_orange = Orange is a joker. At the bottom it activates the ability of the character; at the top it counts as one more symbol.
lesson-belaad-return_token = The Vizier lets you draw one more token and put one back. Keep what your boards have room for.
lesson-belaad-use_ability = The ability takes effect once, now. You may decline; the token stays.
lesson-belaad-move_gold = Gold in the Treasury cannot be stolen, and the whole faction pays with it.
lesson-belaad-take_card = Fill your hand from one of the three piles. Everybody sees what you take.
lesson-belaad-return_hashash = You keep two of the three cards. They go under their boards, and you may use each of them once a turn for its price.
lesson-belaad-use_hashash = Pay its price to use a card under your boards; each once a turn.
lesson-belaad-kill_token = A token that you assassinate never comes back. It also covers Order symbols on the scholars that you have assassinated.
lesson-belaad-remove_token = The token goes back into the bag. A sword does not help against this.
lesson-belaad-release_orange = The slot is free again, so its ability can be activated once more.
lesson-belaad-move_orange_from = Take an orange token from the top of one of your boards.
lesson-belaad-move_orange_to = It goes into a bottom slot: the ability there is activated.
lesson-belaad-consent = A team-mate asks for your coins. You win or lose together, but you need not agree.
lesson-belaad-use_treasury = The Treasury can pay first. Gold that you keep can be stolen, gold in the Treasury cannot.
lesson-belaad-choose_member = One team-mate must pay all that is missing. Think of who will need gold next.
try-belaad-play_card = Which card would you play?
try-belaad-combat_step = Would you reveal a card, or surrender?
aim-belaad = Choose the scholar that you want next, and count: the price less your recruit symbols is the gold to save. Your gold can be stolen, and others can hire the scholar before you.

# ---- sources of points, for the score sheet

sum-science = Science
sum-coins = Bonus for coins
sum-speciality = Specialities
sum-military = Spoils of war
sum-active = Active science
