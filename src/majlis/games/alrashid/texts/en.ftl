# Al-Rashid in English.

game-title = Al-Rashid
game-summary = Place your family in Baghdad and along the trade roads, win titles, and mind your honour.

# ---- names

item-wood = hardwood
item-metal = metal
item-pottery = pottery
item-spice = spice
item-silk = silk
item-credit_note = credit note
pawn-pasha = pasha
pawn-merchant = merchant
pawn-sage = sage
area-intrigue = Guild of Intrigue
area-military = Military Guild
area-traditions = Guild of Traditions
area-commerce = Guild of Commerce
area-politics = Guild of Politics
area-court = Al-Rashid’s Palace
area-silk_road = Silk Road
area-spice_road = Spice Road
area-sanmatia = Sanmatia
area-mare_indianum = Mare Indianum
area-abbasid_caliphate = Abbasid Caliphate
area-mare_internum = Mare Internum
area-nilus_valley = Nilus Valley
colour-red = land (red)
colour-blue = sea (blue)
token-red_2 = land 2
token-red_3 = land 3
token-red_4 = land 4
token-blue_2 = sea 2
token-blue_3 = sea 3
token-blue_4 = sea 4
favour-general = General
favour-court_scholar = Court Scholar
favour-vizier = Vizier
favour-qadi = Qadi
title-smuggler = Smuggler
title-plotter = Plotter
title-informer = Informer
title-impostor = Impostor
title-strategist = Strategist
title-recruiter = Recruiter
title-raider = Raider
title-negotiator = Negotiator
title-loremaster = Loremaster
title-enchanter = Enchanter
title-diplomat = Diplomat
title-banker = Banker
title-trader = Trader
title-hardwood_importer = Hardwood Importer
title-pottery_importer = Pottery Importer
title-metal_importer = Metal Importer
title-aide_to_the_qadi = Aide to the Qadi
title-steward_of_the_city = Steward of the City
title-warehouse_keeper = Warehouse Keeper
title-favorites_maiden = Favourite’s Maiden
title-weapon_master = Weapon Master
title-dean_of_the_academy = Dean of the Academy
title-economist = Economist
title-counselor_to_the_caliph = Counsellor to the Caliph
title-treasurer = Treasurer
title-agha = Agha
title-silk_monopolist = Silk Monopolist
title-spices_monopolist = Spices Monopolist
title-astrologist = Astrologist
title-law_expert = Law Expert
title-quartermaster = Quartermaster
title-alchemist = Alchemist

# ---- words of the table

label-year = Year { $year } of { $years }
label-turn_order = Turn order
label-next_order = From the next round
label-area = Area
label-pawns = Pawns, first to arrive first
label-goods = Goods
label-mercenaries = Mercenaries
label-titles = Titles
label-offer = Titles (gold), goods
label-player = Player
label-hand = In hand
label-prestige = Prestige
label-gold = gold
label-notes = Notes
label-influence = influence
label-dishonour = dishonour
label-worth = worth of the goods
label-used = used
label-resolved = resolved
label-face_down = face down
label-held_back = held back

# ---- prompts

prompt-name_colour = Which mercenary do you draw: land or sea?
prompt-hold_back = The Diplomat: do you hold a pawn back until the others have placed theirs?
prompt-place_pawn = Place a pawn.
prompt-place_pawn-pawn = Where does your { $pawn } go?
prompt-place_pawn-area = Which pawn goes here: { $area }?
prompt-start_move = Plotter and Informer: do you move a pawn before anything is resolved?
prompt-move_pawn = { $owner-is ->
    [you] Where does your { $pawn } go, now in { $area }?
   *[other] Where does the { $pawn } of { $owner } go, now in { $area }?
}
prompt-take_turn = Your turn: resolve an area.
prompt-guild_visit = { $area }, rank { $rank }: choose up to two actions ({ $gold } gold left).
prompt-court_visit = { $area }, rank { $rank }: benevolence, a title, both or neither ({ $gold } gold left)?
prompt-pay = Pay { $cost } gold in goods.
prompt-pay-palace = Pay { $cost } gold in goods: { $area }.
prompt-action_order = Which action comes first?
prompt-give_good = Which good do you give up?
prompt-take_good = { $left ->
    [one] Take a good.
   *[other] Take { $left } goods.
}
prompt-impostor_favour = The Impostor: which favour do you use for free?
prompt-alchemist_sage = The Alchemist: do you turn a sage into a merchant?
prompt-negotiator_look = The Negotiator: which country do you look at?
prompt-negotiator_target = The Negotiator: do you remove a mercenary for one of yours?
prompt-negotiator_discard = The Negotiator: which of your tokens do you give up?
prompt-spy_operation = Spy operation: look at a country, or move a pawn.
prompt-battle = Fight or flee: { $area } ({ $land ->
    [0] sea { $sea }
   *[other] { $sea ->
        [0] land { $land }
       *[other] land { $land }, sea { $sea }
    }
}).
prompt-pick_off = { $colour }: remove mercenaries worth less than { $force } in total.
prompt-trade = { $left ->
    [one] Take 1 item: { $area }, rank { $rank }.
   *[other] Take { $left } items: { $area }, rank { $rank }.
}

# ---- what the others read meanwhile

waiting-name_colour = { $name } is choosing the colour of a mercenary to draw.
waiting-hold_back = { $name } is deciding whether the Diplomat holds a pawn back.
waiting-place_pawn = { $name } is placing a pawn.
waiting-start_move = { $name } is deciding whether to move a pawn with Plotter or Informer.
waiting-move_pawn = { $name } is choosing where a pawn goes.
waiting-take_turn = { $name } is choosing an area to resolve.
waiting-guild_visit = { $name } is choosing actions in a guild.
waiting-court_visit = { $name } is choosing what to ask of the court.
waiting-pay = { $name } is choosing goods to pay with.
waiting-action_order = { $name } is deciding which action comes first.
waiting-give_good = { $name } is choosing a good to give up.
waiting-take_good = { $name } is choosing a good to take.
waiting-impostor_favour = { $name } is choosing a free favour for the Impostor.
waiting-alchemist_sage = { $name } is deciding whether the Alchemist turns a sage into a merchant.
waiting-negotiator_look = { $name } is choosing a country for the Negotiator to look at.
waiting-negotiator_target = { $name } is deciding whether the Negotiator removes a mercenary.
waiting-negotiator_discard = { $name } is choosing a token to give up for the Negotiator.
waiting-spy_operation = { $name } is choosing what the spies do.
waiting-battle = { $name } must fight or flee.
waiting-pick_off = { $name } is removing weaker mercenaries.
waiting-trade = { $name } is choosing goods in a country.

# ---- choices

name_colour = { $colour }
    .deed = Draw: { $colour }
hold_back = Hold back: { $pawn }
hold_back-nobody = Hold nobody back
place_pawn = { $pawn } → { $area }
    .deed = Place: { $pawn } → { $area }
start_move = Move: { $pawn }, from { $area }
start_move-done = Move no pawn
move_pawn = To { $area }
    .deed = Move to { $area }
take_turn-resolve = Resolve { $area }
take_turn-activate = Activate: { $title }
take_turn-end = End the turn
visit-done = No further action
visit-nothing = Do nothing
visit-service-intrigue = { $count ->
    [one] Service: one spy operation
   *[other] Service: { $count } spy operations
}
visit-service-military = { $count ->
    [one] Service: draw one mercenary
   *[other] Service: draw { $count } mercenaries
}
visit-service-traditions = Service: gain a sage ({ $cost } gold)
visit-service-commerce = Service: gain a merchant ({ $cost } gold)
visit-service-politics = Service: gain a pasha ({ $cost } gold)
visit-benevolence = Benevolence: a good, and an early place in the turn order
visit-title = Title: { $title } ({ $cost } gold)
visit-title_with_note = Title with a credit note: { $title } ({ $cost } gold)
visit-favour = Favour: { $favour } ({ $cost } gold)
visit-favourite = Favourite, copying { $favour } ({ $cost } gold)
pay = { $good }
    .deed = Pay: { $good }
action_order-service = First the service
    .deed = Begin with the service
action_order-benevolence = First benevolence
    .deed = Begin with benevolence
action_order-title = First the title: { $title }
    .deed = Begin with the title: { $title }
action_order-favour = First the favour: { $favour }
    .deed = Begin with the favour: { $favour }
give_good = Give: { $good }
take_good = Take: { $good }
impostor_favour = Favour: { $favour }
    .deed = Use the favour: { $favour }
impostor_favour-enough = No more favours
    .deed = Use no more favours
alchemist_sage = The sage in { $area }
    .deed = Turn the sage into a merchant: { $area }
alchemist_sage-hand = A sage in hand
    .deed = Turn a sage in hand into a merchant
alchemist_sage-nobody = Turn no sage
negotiator_look = Look at { $area }
negotiator_target = Remove: { $token }
negotiator_target-none = Remove nothing
negotiator_target-missing = Token number { $number }
negotiator_discard = Give up: { $token }
spy_operation-decline = Do not use the operation
spy_operation-look = Look at { $area }
spy_operation-move = { $owner-is ->
    [you] Move: your { $pawn }, from { $area }
   *[other] Move: { $pawn } of { $owner }, from { $area }
}
battle-flee = { $count ->
    [0] Flee
   *[other] Flee: { $count } dishonour
}
battle-token = Pick: { $token }
battle-item = { $token }
battle-strike = Fight
pick_off = Remove: { $token }
pick_off-stop = Stop here
trade-all = All { $good } ({ $count })
    .deed = Take all { $good } ({ $count })
trade-item = One { $good }
    .deed = Take one { $good }
trade-basket = { $good }
trade-stop = Take no more

# ---- the words on the button that closes a set

trade-end = { $count ->
    [0] Take nothing from { $area }
    [one] Take 1 item from { $area }
   *[other] Take { $count } items from { $area }
}{ $left ->
    [0] {""}
   *[other] , leave { $left }
}
trade-end-next = { $count ->
    [0] Take nothing
    [one] Take 1 item
   *[other] Take { $count } items
}, leave { $rest } for { $next }
take_good-end = { $count ->
    [one] Take 1 good
   *[other] Take { $count } goods
}
pay-end = Pay { $cost } gold{ $over ->
    [0] {""}
   *[other] , { $over } more than needed
}
battle-forces = land { $land }, sea { $sea }
battle-end-win = Fight with { $force } and win
battle-end-part = Fight with { $force }: one colour beaten, no win
battle-end-level = Fight with { $force }: level, no win
battle-end-weak = Fight with { $force }: too weak, no win
pick_off-end = { $count ->
    [0] Remove no mercenary
    [one] Remove 1 mercenary
   *[other] Remove { $count } mercenaries
}
visit-note = With a credit note ({ $gold } gold off the title)
visit-name-service = the service
visit-name-benevolence = benevolence
visit-name-note = credit note
visit-name-favour = favour of the { $favour }
visit-end-nothing = Leave with nothing{ $dishonour ->
    [0] {""}
   *[other] : { $dishonour } dishonour
}
visit-end = { $gold ->
    [0] Take for free: { $actions }
   *[other] Take for { $gold } gold: { $actions }
}{ $dishonour ->
    [0] {""}
   *[other] , with { $dishonour } dishonour
}

# ---- ready-made payments, by the reason to like them

way-only = The only way
way-strike = { $tokens }: you win by { $by } and keep { $kept }
way-strike-all = { $tokens }: you win by { $by } and keep none
way-fewest = Fewest goods
way-exact = Exact
way-keeps = { $count ->
    [one] Keeps your { $good }
   *[other] Keeps your { $count } { $good }
}
way-spends = Spends all your { $good }
way-kept = Keeps goods worth { $gold } gold
way-goods = { $goods }

# ---- log

log-turn_order = { $seat } is number { $place } in the turn order.
    .you = You are number { $place } in the turn order.
log-crisis = A crisis tile is revealed.
log-mercenary_arrives = A mercenary arrives face down in { $area }: { $colour }.
log-no_mercenary_left = No mercenary is left for { $area }: { $colour }.
log-reshuffled = The discards are shuffled and become the new pile: { $colour }.
log-drew = { $seat } draws a mercenary: { $colour }.
    .you = You draw a mercenary: { $colour }.
log-drew_token = You drew: { $token }.
log-year_begins = Year { $year } begins.
log-held_back = { $seat } holds back: { $pawn }.
    .you = You hold back: { $pawn }.
log-placed = { $seat } places: { $pawn } → { $area }.
    .you = You place: { $pawn } → { $area }.
log-moved = { $seat } moves: { $pawn }, { $origin } → { $area }.
    .you = You move: { $pawn }, { $origin } → { $area }.
log-spy_moved = A spy of { $seat } moves: { $owner-is ->
    [you] your { $pawn }
   *[other] { $pawn } of { $owner }
} → { $area }.
    .you = Your spy moves: { $owner-is ->
        [you] your { $pawn }
       *[other] { $pawn } of { $owner }
    } → { $area }.
log-resolves = { $seat } resolves { $area }.
    .you = You resolve { $area }.
log-activates = { $seat } activates: { $title }.
    .you = You activate: { $title }.
log-cut = { $seat } is beyond the third rank in { $area } and takes the pawns back.
    .you = You are beyond the third rank in { $area } and take your pawns back.
log-visits = { $seat } visits { $area }, rank { $rank }.
    .you = You visit { $area }, rank { $rank }.
log-no_pasha = { $seat } is at the court without a pasha: { $count } dishonour.
    .you = You are at the court without a pasha: { $count } dishonour.
log-idle = { $seat } takes no main action: { $count } dishonour.
    .you = You take no main action: { $count } dishonour.
log-paid = { $seat } pays { $cost } gold: { $goods }.
    .you = You pay { $cost } gold: { $goods }.
log-note_spent = { $seat } spends a credit note.
    .you = You spend a credit note.
log-gained_pawn = { $seat } gains: { $pawn }.
    .you = You gain: { $pawn }.
log-gained_title = { $seat } gains the title: { $title }.
    .you = You gain the title: { $title }.
log-gained_good = { $seat } takes { $count } { $good }.
    .you = You take { $count } { $good }.
log-gave_good = { $seat } gives up: { $good }.
    .you = You give up: { $good }.
log-gained_notes = { $count ->
    [one] { $seat } takes a credit note.
   *[other] { $seat } takes { $count } credit notes.
}
    .you = { $count ->
        [one] You take a credit note.
       *[other] You take { $count } credit notes.
    }
log-gained_influence = { $count ->
    [one] { $seat } takes an influence token.
   *[other] { $seat } takes { $count } influence tokens.
}
    .you = { $count ->
        [one] You take an influence token.
       *[other] You take { $count } influence tokens.
    }
log-favour = { $seat } uses the favour: { $favour }.
    .you = You use the favour: { $favour }.
log-favour_lost = { $seat } can no longer use the favour: { $favour }.
    .you = You can no longer use the favour: { $favour }.
log-spy_service = { $seat } sends out spies.
    .you = You send out spies.
log-benevolence = { $seat } receives the benevolence of Al-Rashid.
    .you = You receive the benevolence of Al-Rashid.
log-new_order = From the next round { $seat } is number { $place } in the turn order.
    .you = You are number { $place } in the turn order from the next round.
log-enchanter = The Enchanter costs { $seat } { $count } dishonour.
    .you = Your Enchanter costs you { $count } dishonour.
log-converted = { $seat } turns a sage into a merchant.
    .you = You turn a sage into a merchant.
log-peeked = { $seat } looks at the mercenaries in { $area }.
    .you = You look at the mercenaries in { $area }.
log-saw = You saw in { $area }: { $token }.
log-spy_declined = { $seat } does not use a spy operation.
    .you = You do not use a spy operation.
log-negotiated = { $seat } gives up { $own } and removes { $token } from { $area }.
    .you = You give up { $own } and remove { $token } from { $area }.
log-revealed = Revealed in { $area }: { $token }.
log-faces = { $seat } faces { $enemies } in { $area }, rank { $place }.
    .you = You face { $enemies } in { $area }, rank { $place }.
log-struck = { $seat } fights in { $area } with { $tokens }.
    .you = You fight in { $area } with { $tokens }.
log-weighed = { $colour }: { $seat } has a force of { $force } against { $strength }.
    .you = Your force is { $force } against { $strength }: { $colour }.
log-defeated = Defeated in { $area }: { $token }.
log-won = { $seat } wins the battle for { $area }.
    .you = You win the battle for { $area }.
log-lost = { $seat } is beaten back from { $area }.
    .you = You are beaten back from { $area }.
log-fled = { $seat } flees from { $area }: { $count } dishonour.
    .you = You flee from { $area }: { $count } dishonour.
log-unbeaten = The mercenaries hold { $area }.
log-raided = { $seat } takes as a raider: { $good }.
    .you = You take as a raider: { $good }.
log-trade_cut = { $seat } is beyond the third rank in { $area } and takes the pawns back.
    .you = You are beyond the third rank in { $area } and take your pawns back.
log-traded = { $seat } takes { $count } { $good } from { $area }.
    .you = You take { $count } { $good } from { $area }.
log-nothing_left = { $seat } finds nothing left in { $area }.
    .you = You find nothing left in { $area }.
log-year_ends = Year { $year } ends.
log-refilled = { $items ->
    [one] 1 item comes back to the countries
   *[other] { $items } items come back to the countries
}{ $titles ->
    [0] .
    [one] , and 1 used title can be activated again.
   *[other] , and { $titles } used titles can be activated again.
}
log-prestige = { $source }: { $sums }.
log-final_place = { $seat } takes place { $place } with { $points } PP.
    .you = You take place { $place } with { $points } PP.
log-game_over = The game is over.

# ---- warnings: what an act will cost the one who makes it

warn-cut = beyond the third rank in { $area }: you take your pawns back
warn-no_pasha = { $count } dishonour for being at the court without a pasha
warn-idle = { $count } dishonour for a visit without service or title
warn-favour_lost = you can no longer use the favour: { $favour }
warn-enchanter = { $count } dishonour for the Enchanter
warn-lost = the battle is lost, you take your pawns back: { $area }
warn-fled = { $count } dishonour
warn-trade_cut = beyond the third rank in { $area }: no trade, you take your pawns back
warn-nothing_left = nothing left to take in { $area }

# ---- refusals

refusal-one_leader = You already have a pasha or a merchant in that area.
refusal-no_merchant_at_court = A merchant can never stand at the court.
refusal-only_sages_follow = At the court only sages may follow your first pawn.
refusal-pasha_first = At the court your first pawn must be a pasha.
refusal-pawn_not_in_hand = You have no such pawn in hand.
refusal-diplomat_must = With this option the Diplomat must hold back a pawn.
refusal-held_back_waits = A pawn held back waits until no other player has a pawn left to place.
refusal-colour_used_up = No mercenary of that colour is left.
refusal-no_plotter = You have no Plotter left to use.
refusal-no_informer = You have no Informer left to use.
refusal-no_pawn_there = There is no such pawn.
refusal-nowhere_to_go = There is nowhere for that pawn to go.
refusal-another_area = The pawn must go to another area.
refusal-palace_or_country = Pawns move from palace to palace or from country to country.
refusal-already_resolved = That country has already been resolved this year.
refusal-common_only = Only hardwood, metal or pottery can be given to the Trader.
refusal-good_not_owned = You do not have that good.
refusal-another_good = You must take a good of a different type from the one that you gave.
refusal-not_printed_here = That good is not printed on this country.
refusal-rising_order = Follow the order of the list: that kind comes earlier.
refusal-keep_one_good = You must keep one good for the favour.
refusal-superfluous = With that good you would pay more than you need to.
refusal-family_is_full = Your family has no room for another pawn of that kind.
refusal-no_tokens_left = No mercenary is left to draw.
refusal-no_mercenaries_there = There are no mercenaries on that country.
refusal-own_pawns_only = Your spies move only pawns of your own family.
refusal-nothing_to_exchange = You have no good to give up.
refusal-different_favours = The Impostor cannot use the same favour again.
refusal-no_sage_there = You have no sage there.
refusal-title_not_owned = You do not own that title.
refusal-title_not_activated = That title does not have to be activated.
refusal-title_used = That title has already been used this year.
refusal-no_mercenaries_anywhere = There are no mercenaries on any country.
refusal-no_such_token = There is no such token.
refusal-no_token_of_colour = You have no token of that colour to give up.
refusal-same_colour = The token must be of the same colour.
refusal-token_not_in_hand = You have no such token left in hand.
refusal-one_title = You may take only one title per visit.
refusal-title_of_another_palace = That title belongs to another palace.
refusal-title_taken = No tile of that title is left.
refusal-title_owned = You already own that title.
refusal-no_note = You have no credit note.
refusal-too_expensive = Your goods are not worth enough for that.
refusal-service_first = The service is chosen first, and only once.
refusal-favour_of_another_guild = That favour belongs to another guild.
refusal-two_actions = You may choose at most two actions per visit.
refusal-benevolence_first = Benevolence is chosen first, and only once.
refusal-no_favours_at_court = There are no favours at the court.
refusal-tokens_already_picked = You have already picked tokens: fight with them.
refusal-at_least_one_token = Pick at least one token to fight with.
refusal-colour_not_present = There is no mercenary of that colour on this country.
refusal-too_strong = That token is worth too much for what is left of your force.
refusal-take_all_allowed = You must take your full share.
refusal-first_rank_only = Only the first rank may take all goods of one type.
refusal-all_or_items = You take either all goods of one type or single items, not both.
refusal-none_left = None of that is left there.
refusal-too_few_behind = Then too few items would be left for your share: begin earlier in the list.
refusal-share_taken = You are already taking as many items as you may.
refusal-goods_taken = You are already taking as many goods as you may.
refusal-no_more_goods = You have no more of that good.
refusal-needless = With that good you would pay more than you need to.
refusal-token_chosen = You have already chosen that token.
refusal-one_note = You may spend only one credit note per title.
refusal-no_title_for_note = There is no title here that you could spend a credit note on.
refusal-service_once = You may use the service only once per visit.
refusal-one_favour = You may use only one favour per visit.
refusal-resolve_an_area = You must resolve an area before you end the turn.
refusal-one_title_a_turn = You may activate only one title per turn.
refusal-one_area_a_turn = You may resolve only one area per turn.
refusal-no_pawns_there = There are no pawns in that area.

# ---- what the coach counts

coach-prestige = Your prestige
coach-gold = Gold that your goods are worth
coach-variety = Types of goods
coach-notes = Your credit notes
coach-mercenaries = Strength of your mercenaries
coach-family = Dominance of your family
coach-titles = Titles that help you every year
coach-trade = Items that your pawns can trade
coach-visit = Guild visits that you can pay for
coach-idle = Guild visits that you cannot pay for
coach-danger = Countries whose mercenaries are too strong
coach-battle = Battles that you can win
coach-court = Your visits to the court
coach-first = Your place in the turn order
coach-prestige-of = Prestige of { $name }
coach-court-of = Visits of { $name } to the court
coach-family-of = Dominance of the family of { $name }

# ---- scores

score-pawns = { $count } × { $pawn }
score-title = { $title }
score-influence = { $count ->
    [one] { $count } influence token
   *[other] { $count } influence tokens
}
score-dishonour = { $count } dishonour
tie-wealth = { $seat } has goods worth { $wealth } gold.
    .you = You have goods worth { $wealth } gold.
tie-order = { $seat } has goods worth { $wealth } gold and is number { $turn } in the turn order.
    .you = You have goods worth { $wealth } gold and are number { $turn } in the turn order.
tie-shared = { $seat } shares the place.
    .you = You share the place.

# ---- the board

short-intrigue = Intrigue
short-military = Military
short-traditions = Traditions
short-commerce = Commerce
short-politics = Politics
short-court = The Court
short-silk_road = Silk Road
short-spice_road = Spice Road
short-sanmatia = Sanmatia
short-mare_indianum = M. Indianum
short-abbasid_caliphate = Caliphate
short-mare_internum = M. Internum
short-nilus_valley = Nilus Valley
phase-setup = Set-up
phase-placement = Placement
phase-resolution = Resolution
phase-over = The end
board-about = The round city with the court and five guild palaces, and seven countries around it.
board-hand = What you own
board-nobody = nobody here
board-here = { $name }, dominance { $count }
board-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
board-beyond = no rank
board-resolving = is being resolved
board-gold = { $gold } gold
board-worth = worth { $gold } gold
board-pay = { $gold } of { $cost } gold laid out
board-points = { $points } PP
board-steps = { $count } or more: { $points } PP
board-takes = { $count ->
    [one] 1 item
   *[other] { $count } items
}
board-takes_first = { $count } items, or all of one type
board-battle_first = Battle first, then trade
board-battle = Battle
board-beat = more than { $sum }
board-beat_hidden = { $sum ->
    [0] { $count ->
        [one] more than a hidden token (2 to 4)
       *[other] more than { $count } hidden tokens (2 to 4 each)
    }
   *[other] { $count ->
        [one] more than { $sum } and a hidden token
       *[other] more than { $sum } and { $count } hidden tokens
    }
}
board-you_hold = you hold { $tokens }
board-best-win = All your tokens together would win.
board-best-part = All your tokens together would beat one colour, not both.
board-best-level = All your tokens together would be level: no win.
board-best-weak = All your tokens together would be too weak.
board-battle_for = Battle: { $area }
board-decide = { $rank ->
    [1] You are at rank 1: you decide, everybody else waits.
   *[other] You are at rank { $rank }: those before you did not win.
}
board-more_wins = You win with more than they have. Level is not enough.
board-they = they
board-you = you
board-lay_here = lay out tokens here
board-your_tokens = Your tokens
board-ready = Ready-made
board-no_help = There is no mercenary of this colour here
board-as_it_stands = as it stands
board-at_end = { $points } at the end
stake-win = If you win
stake-weak = Too weak
stake-flee = Flee
stake-first = You trade first: { $count } items, or all of one type.
stake-trade = { $count ->
    [one] You trade: { $count } item.
   *[other] You trade: { $count } items.
}
stake-raider = { $count ->
    [one] Your Raider brings an extra good.
   *[other] Your Raiders bring { $count } extra goods.
}
stake-discarded = What you lay out is discarded.
stake-behind = { $names } may trade after you.
stake-home = You take your pawns back, without trade.
stake-honour = No dishonour: you fought.
stake-faces = { $name } faces them next.
stake-stay = Nobody else is here: the mercenaries stay.
stake-dishonour = { $count } dishonour.
stake-asked = { $name } decides next (land { $land }, sea { $sea }).
stake-short-weak = no trade, no dishonour
stake-short-flee = { $count } dishonour, no trade
board-service = Service
board-service-intrigue = { $count ->
    [one] one spy operation
   *[other] { $count } spy operations
}
board-service-military = { $count ->
    [one] draw one mercenary
   *[other] draw { $count } mercenaries
}
board-service-traditions = gain a sage
board-service-commerce = gain a merchant
board-service-politics = gain a pasha
board-benevolence = Benevolence
board-favour = Favour: { $leader }
board-titles_left = { $count ->
    [one] 1 title left
   *[other] { $count } titles left
}
board-chosen = chosen
board-laid = { $count } laid out
board-one = One
board-all = All { $count }
board-map = Look at the map
board-back = Back
board-set = A set of different goods
board-pile = { $count ->
    [one] Pile: 1 token
   *[other] Pile: { $count } tokens
}
board-pile_name = Pile
board-discards = discarded
board-older = { $colour }, in hands and on countries since before the discards became the pile: { $values }
board-titles = { $count ->
    [0] no title
    [one] 1 title
   *[other] { $count } titles
}
board-can_act = can be activated
board-home = in hand
board-none = none
board-copies = { $count } left
board-owners = owned by { $names }
board-note_worth = A credit note takes { $gold } gold off the price of a title.
about-pasha = Dominance { $dominance }. The only pawn that can come first to Al-Rashid’s Palace. { $prestige } PP at the end; at most { $most } in a family.
about-merchant = Dominance { $dominance }. Never in Al-Rashid’s Palace. { $prestige } PP at the end; at most { $most } in a family.
about-sage = Dominance { $dominance }. Sages may join any stack of yours. { $prestige } PP at the end; at most { $most } in a family.
about-good = You pay with goods for services, favours and titles. Different goods together are worth more than the same ones.
about-mercenary = It fights only against mercenaries of its own colour. In a battle its value counts; then it is discarded.
about-face_down = It lies face down: it may be a 2, a 3 or a 4.
about-influence = { $points } PP each at the end, up to { $most } PP together.
about-dishonour = { $points } PP each at the end. You get { $flight } for fleeing, { $idle } for a visit without service or title, { $court } for being at the court without a pasha.
acts-now = You can activate it now.
acts-later = You can activate it on your turn, once a year.
acts-used = It has been used this year.
acts-always = It is always in force.
acts-done = It took effect once, when it was gained.
board-close = Close
type-activated = once a year, on your turn
type-permanent = always in force
type-one_shot = once, when you gain it
service-intrigue = Spy operations by rank: { $first }, { $second }, { $third }. Look at the mercenaries of a country, or move one of your pawns between countries.
service-military = Draw mercenaries by rank: { $first }, { $second }, { $third }.
service-traditions = Gain a sage for { $first }, { $second } or { $third } gold by rank.
service-commerce = Gain a merchant for { $first }, { $second } or { $third } gold by rank.
service-politics = Gain a pasha for { $first }, { $second } or { $third } gold by rank.
service-court = A good of your choice, and an early place in the turn order from the next round on.
favour-general-effect = Give up a good, draw a mercenary.
favour-court_scholar-effect = Take a credit note.
favour-vizier-effect = Swap a good for one of another type.
favour-qadi-effect = Take an influence token.
effect-smuggler = Swap a good for one of another type.
effect-plotter = When resolution begins, you may move one of your pawns from one palace to another.
effect-informer = When resolution begins, you may move one of your pawns from one country to another.
effect-impostor = Use two different favours of guild leaders without paying their gold.
effect-strategist = Each token you fight with counts 1 more.
effect-recruiter = Draw a mercenary.
effect-raider = When you win a battle, take a good of a type printed there.
effect-negotiator = Look at the mercenaries of a country; you may give up a token to remove one of the same colour.
effect-loremaster = Merchants and pashas cost you 3 gold less as a service.
effect-enchanter = Gain a merchant, and take 1 dishonour.
effect-diplomat = Hold back a pasha or merchant and place it when the others have placed all theirs.
effect-banker = Your credit notes are worth 5 gold.
effect-trader = Give up a hardwood, a metal or a pottery, and take one of each of the other two.
effect-hardwood_importer = Take a hardwood.
effect-pottery_importer = Take a pottery.
effect-metal_importer = Take a metal.
effect-aide_to_the_qadi = Take an influence token. At the end: points for your influence tokens.
effect-steward_of_the_city = At the end: points for the palaces of which you own a title.
effect-warehouse_keeper = At the end: points for the types of goods you own.
effect-favorites_maiden = At the end: points for your titles of the Guild of Intrigue.
effect-weapon_master = At the end: points for your titles of the Military Guild.
effect-dean_of_the_academy = At the end: points for your sages.
effect-economist = At the end: points for your merchants.
effect-counselor_to_the_caliph = At the end: points for your pashas.
effect-treasurer = Take a credit note.
effect-agha = Draw four mercenaries.
effect-silk_monopolist = Take a silk; with the Spices Monopolist, 3 silk and a spice.
effect-spices_monopolist = Take a spice; with the Silk Monopolist, 3 spice and a silk.
effect-astrologist = Take 1, 2 or 3 influence tokens for 2, 4 or 6 sages in your family.
effect-law_expert = Take an influence token.
effect-quartermaster = Take two goods of your choice.
effect-alchemist = You may turn one of your sages into a merchant.

# ---- sources of points, for the score sheet

sum-pawns = Family
sum-title = Titles
sum-influence = Influence
sum-dishonour = Dishonour
sum-of_seat = { $seat } { $points }
    .you = you { $points }

# ---- scenes: a battle, the court, the end of a year, a crisis, the end of the game

named = { $seat }
    .you = you
scene-battle-win = { $seat } wins: { $area } is free
    .you = You win: { $area } is free
scene-battle-lost = { $seat } is beaten back from { $area }
    .you = You are beaten back from { $area }
scene-battle-fled = { $seat } flees from { $area }
    .you = You flee from { $area }
scene-battle-open = { $seat } fights in { $area }
    .you = You fight in { $area }
scene-weighed = { $colour }: { $force } against { $strength }
scene-weighed-more = { $count } more: this colour is beaten.
scene-weighed-level = Level does not win.
scene-weighed-less = { $count } too few: this colour stays.
scene-flight = { $count } dishonour for fleeing
scene-both_leave = The tokens of both sides are discarded.
scene-raid = { $count ->
    [one] { $seat } takes a good first, as a Raider.
   *[other] { $seat } takes { $count } goods first, as a Raider.
}
    .you = { $count ->
        [one] You take a good first, as a Raider.
       *[other] You take { $count } goods first, as a Raider.
    }
scene-trade_order = They trade in this order: { $seats }.
sign-mercenary-land = land (red)
sign-mercenary-sea = sea (blue)
sign-court = Turn order
scene-trades_alone = { $seat } trades alone.
    .you = You trade alone.
scene-goes_home = { $seat } takes the pawns back and does not trade. No dishonour: there was a fight.
    .you = You take your pawns back and do not trade. No dishonour: there was a fight.
scene-laid_out_lost = The tokens laid out are discarded.
scene-fled_home = { $seat } takes the pawns back and does not trade.
    .you = You take your pawns back and do not trade.
scene-next_faces = { $seat } decides next: fight or flee.
    .you = You decide next: fight or flee.
scene-nobody_trades = The mercenaries hold { $area }: nobody trades.
scene-court-no_pasha = Nobody acts at the court without a pasha
scene-court-new_order = Al-Rashid gives a new turn order
scene-place = { $seat }: place { $place }, before { $former }
    .you = You: place { $place }, before { $former }
scene-benevolent = { $seat } received benevolence.
    .you = You received benevolence.
scene-from_next_round = It holds from the next round.
scene-year = Year { $year } is over
scene-refilled = { $count ->
    [0] All countries are still full.
    [one] 1 item comes back: every country is full again.
   *[other] { $count } items come back: every country is full again.
}
scene-turned_back = { $count ->
    [0] No title was used this year.
    [one] 1 used title can be activated again.
   *[other] { $count } used titles can be activated again.
}
scene-all_open = All areas can be resolved again.
scene-last_year = That was the last one: prestige is counted now.
scene-crisis = { $count ->
    [0] Crisis: no mercenary arrives
    [one] Crisis: 1 mercenary arrives
   *[other] Crisis: { $count } mercenaries arrive
}
scene-face_down = { $count ->
    [0] No token of these colours is left.
   *[other] They lie face down: nobody knows how strong they are.
}
scene-end = The game is over: prestige is counted
source-pasha = Pashas
source-merchant = Merchants
source-sage = Sages
source-title = Titles
source-influence = Influence
source-dishonour = Dishonour
why-pasha = Each pasha of the family brings its prestige.
why-merchant = Each merchant of the family brings its prestige.
why-sage = Each sage of the family brings its prestige.
why-title = Each title brings the prestige printed on it; titles of politics bring it by their condition.
why-influence = Each influence token brings prestige, up to a limit.
why-dishonour = Each dishonour token takes prestige away.

# ---- the guided game: a lesson for each kind of decision

lesson-alrashid-place_pawn = Put one pawn into an area. What counts is your rank there when it is resolved: a pasha counts 5, a merchant 3, a sage 1.
lesson-alrashid-hold_back = The Diplomat can hold a pawn back until the others have placed theirs: you see first, then choose.
lesson-alrashid-start_move = Plotter and Informer move a pawn before anything is resolved. Use them where one pawn changes the ranks.
lesson-alrashid-move_pawn = It may only go where its owner could place it now.
lesson-alrashid-take_turn = Resolve one area; everybody with a rank there acts, in the order of the ranks. Begin where goods or titles are scarce.
lesson-alrashid-guild_visit = A guild offers its leader’s favour, its service and its titles; choose up to two of the three. You pay once for all of it. Titles bring prestige. With neither service nor title you get 1 dishonour: 2 prestige lost.
lesson-alrashid-court_visit = At the court you may take a good by benevolence, buy a title, or both. Doing nothing costs no honour here; coming without a pasha does: 2 dishonour.
lesson-alrashid-pay = Different goods paid together are worth far more than the same ones: a set of five is worth 15 gold.
lesson-alrashid-action_order = You have paid; now decide what happens first.
lesson-alrashid-give_good = Give up the good that your next set can do without.
lesson-alrashid-take_good = Take the good that makes your set larger: each new type raises its worth.
lesson-alrashid-name_colour = Land mercenaries fight on land, sea ones at sea. Draw the colour that your countries call for.
lesson-alrashid-spy_operation = Spies look at hidden mercenaries of a country, or move a pawn from one country to another.
lesson-alrashid-impostor_favour = The Impostor uses up to two favours without paying their gold.
lesson-alrashid-alchemist_sage = The Alchemist turns a sage into a merchant, who counts for more.
lesson-alrashid-negotiator_look = Look at the hidden mercenaries of one country.
lesson-alrashid-negotiator_target = You may remove one of them for a token of the same colour, whatever their values.
lesson-alrashid-negotiator_discard = Give up your weakest token of that colour.
lesson-alrashid-battle = To beat a colour, the tokens you play must add up to more than the defenders. Flee, and the next rank decides. Win and you trade; lose and your tokens are gone, without dishonour; flee and you get 2 dishonour, 4 prestige lost.
lesson-alrashid-pick_off = You did not beat the colour, but you may remove tokens that add up to less than yours.
lesson-alrashid-trade = Take your share of the goods of this country. Look for types that you lack.
try-alrashid-place_pawn = Where would you put a pawn, and which one?
try-alrashid-take_turn = Which area would you resolve first?
try-alrashid-guild_visit = What would you buy here?
try-alrashid-battle = Would you fight here, and with what?
try-alrashid-trade = Which goods would you take?
aim-alrashid = At the end of each year a crisis puts mercenaries on countries: whoever trades there next must fight or flee. Keep tokens of both colours.
