# Belaad in italiano.

game-title = Belaad
game-summary = Il Regno e il Popolo si contendono i sapienti di un’età d’oro, e l’Ordine vuole eliminarli.

# ---- nomi

faction-kingdom = Regno
faction-people = Popolo
faction-order = Ordine
symbol-recruit = reclutamento
symbol-influence = influenza
symbol-income = rendita
symbol-steal = furto
symbol-military = forza militare
token-recruit = gettone bianco reclutamento
token-influence = gettone bianco influenza
token-income = gettone bianco rendita
token-steal = gettone bianco furto
token-military = gettone bianco militare
token-orange = gettone arancione
board-sultan = Sultano
board-vizier = Visir
board-treasurer = Tesoriere
board-sheriff = Sceriffo
board-commander = Comandante
board-bahloul = Bahloul
board-preacher = Predicatore
board-trusted_man = Uomo di fiducia
board-philanthropist = Filantropo
board-peoples_hero = Eroe del popolo
board-grand_master = Gran maestro
board-hashash = Hashash
board-spy = Spia
board-assassin = Assassino
coins-gold = { $count } oro
coins-seals = { $count ->
    [one] { $count } sigillo
   *[other] { $count } sigilli
}
coin-gold = oro
coin-seals = sigilli
pile-left = pila di sinistra
pile-centre = pila centrale
pile-right = pila di destra
speciality-mathematics = matematica
speciality-medicine = medicina
speciality-engineering = ingegneria
speciality-astronomy = astronomia
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
hashash-whispers = Sussurri
hashash-secret_letters = Lettere segrete
hashash-renewed_oath = Giuramento rinnovato
hashash-chosen_envoy = Inviato prescelto
hashash-tithe = Decima
hashash-smugglers = Contrabbandieri
hashash-hidden_vault = Forziere nascosto
hashash-pickpocket = Borseggiatore
hashash-forger = Falsario
hashash-sabotage = Sabotaggio
hashash-poisoned_dagger = Pugnale avvelenato
hashash-night_blade = Lama notturna
hashash-ambush = Agguato
hashash-fidai = Fidai
ending-fourth_generation = la quarta generazione è completa
ending-order_victory = l’Ordine ha raggiunto il suo scopo
ending-turn_limit = il limite di turni è raggiunto

# ---- parole del tavolo

label-turn = Turno { $turn }
label-generation = Generazione { $generation }, presi: { $taken }
label-scholars = Sapienti
label-faction = Fazione
label-boards = Plance: simboli, gettoni
label-bottom = Gettoni arancioni in basso
label-treasury = Tesoro
label-points = Punti visibili
label-active = Scienza attiva
label-assassinated = Assassinati
label-player = Giocatore
label-coins = Monete
label-swords = Spade
label-cards = Carte
label-spoils = Bottino
label-piles = Carte scoperte
label-hand = In mano
label-hashash = Carte Hashash
label-hidden = coperta
label-used = usata
label-combat = Combattimento
label-bag = Sacchetto
label-science = scienza

# ---- carte

card = { $primary } / { $secondary }
card-called = { $primary }, poi { $secondary }
primary-gold = { $count } oro
primary-seals = { $count ->
    [one] { $count } sigillo
   *[other] { $count } sigilli
}
primary-draw = { $count ->
    [one] pesca { $count } gettone
   *[other] pesca { $count } gettoni
}
primary-symbols = { $symbols } o { $last }
primary-any_symbol = un simbolo a scelta
secondary-gold = { $count } oro per { $price }
secondary-seals = { $count ->
    [one] { $count } sigillo per { $price }
   *[other] { $count } sigilli per { $price }
}
secondary-draw = { $count ->
    [one] pesca { $count } gettone per { $price }
   *[other] pesca { $count } gettoni per { $price }
}
secondary-boost = rinforzo +{ $count } per { $price }
secondary-use_faceup = usa una carta scoperta per { $price }
secondary-wipe = svuota una plancia per { $price }
secondary-treasury = riempi il Tesoro per { $price }
then-gold = { primary-gold }
then-seals = { primary-seals }
then-draw = { primary-draw }
then-boost = un rinforzo di +{ $count }
then-use_faceup = una carta scoperta
then-wipe = svuota una plancia
then-treasury = riempi il Tesoro
effect-recruit_now = Assumi un sapiente
effect-draw_tokens = Pesca gettoni: { $count }
effect-gain_gold = Prendi oro: { $count }
effect-gain_seals = Prendi sigilli: { $count }
effect-treasury = Versa nel Tesoro tutto l’oro della fazione
effect-gain_gold_then_treasury = Prendi oro: { $count }; poi il Tesoro, se vuoi
effect-steal_gold = Ruba oro: fino a { $count }
effect-steal_seals = Ruba sigilli: fino a { $count }
effect-start_combat = Inizia un combattimento con { $count } di forza in più
effect-combat_bonus_turn = In questo turno { $count } di forza in più nei tuoi attacchi
effect-release_orange = Libera spazi in basso: { $count }
effect-move_orange_down = Sposta in basso gettoni arancioni: { $count }
effect-remove_token = Rimanda nel sacchetto gettoni nemici: { $count }
effect-assassinate_token = Assassina gettoni: { $count }
effect-assassinate_scholar = Assassina un sapiente per { $count } oro
effect-draw_hashash = Pesca carte Hashash: { $count }; tienine { $second }
purpose-hire = per assumere { $scholar }
purpose-kill = per assassinare { $scholar }
purpose-hashash = per usare { $card }

# ---- domande

prompt-play_card = Gioca una carta.
prompt-card_step = Quale azione della carta usi?
prompt-choose_symbol = Quale simbolo usi?
prompt-choose_faceup = Quale carta scoperta usi?
prompt-choose_victim = A chi rubi ({ $coin })?
prompt-hire_scholar = Quale sapiente assumi?
prompt-sword_hire = Assumi un sapiente con le tue spade?
prompt-assassinate_scholar = Quale sapiente assassini, per { $price } oro?
prompt-choose_enemy = Quale fazione attacchi?
prompt-combat_step = Combattimento contro { $opponent }: la tua forza è { $power }, l’altra { $other }.
prompt-cancel_grey = Hai rivelato una carta grigia: la annulli con una spada?
prompt-wipe_board = Quale plancia svuoti?
prompt-cancel_wipe = Una plancia sta per essere svuotata ({ $board }): lo impedisci con una spada?
prompt-grey_wipe = Vittoria con una carta grigia: quale plancia svuoti di questa fazione: { $faction }?
prompt-place_orange = { $count ->
    [one] Colloca il gettone arancione.
   *[other] Colloca un gettone arancione (ne restano { $count }).
}
prompt-return_token = Il Visir: quale gettone pescato rimetti nel sacchetto?
prompt-return_token-several = Il Visir: rimetti nel sacchetto { $count } dei gettoni pescati.
prompt-use_ability = Usi ora l’abilità di questo personaggio: { $board }?
prompt-move_gold = Il Tesoriere: versi nel Tesoro tutto l’oro della fazione?
prompt-take_card = Prendi una carta in mano.
prompt-return_hashash = Quale carta Hashash rimetti sotto il mazzo?
prompt-use_hashash = Usi una carta Hashash?
prompt-kill_token = Quale gettone assassini?
prompt-kill_token-several = Assassina { $count } gettoni.
prompt-remove_token = Quale gettone rimandi nel sacchetto?
prompt-remove_token-several = Rimanda { $count } gettoni nel sacchetto.
prompt-release_orange = Di quale plancia liberi lo spazio in basso?
prompt-release_orange-several = Libera { $count } spazi in basso.
prompt-move_orange_from = Da quale plancia prendi un gettone arancione in alto?
prompt-move_orange_to = In basso su quale plancia lo metti?
prompt-consent = { $payer } ti chiede { $coins } ({ $purpose }). Accetti?
prompt-use_treasury = Pagare { $price } oro ({ $purpose }): paga prima il Tesoro (contiene { $count })?

# ---- what the others read meanwhile

waiting-play_card = { $name } sceglie una carta da giocare.
waiting-card_step = { $name } sceglie un’azione della carta.
waiting-choose_symbol = { $name } sceglie un simbolo da usare.
waiting-choose_faceup = { $name } sceglie una carta scoperta da usare.
waiting-choose_victim = { $name } sceglie a chi rubare.
waiting-hire_scholar = { $name } sceglie un sapiente da assumere.
waiting-sword_hire = { $name } decide se assumere un sapiente con le spade.
waiting-assassinate_scholar = { $name } sceglie un sapiente da assassinare.
waiting-choose_enemy = { $name } sceglie una fazione da attaccare.
waiting-combat_step = { $name } è in combattimento: rivelare una carta o arrendersi.
waiting-cancel_grey = { $name } decide se annullare la carta grigia con una spada.
waiting-wipe_board = { $name } sceglie una plancia da svuotare.
waiting-cancel_wipe = { $name } decide se salvare la plancia con una spada.
waiting-grey_wipe = { $name } sceglie una plancia dello sconfitto da svuotare.
waiting-place_orange = { $name } colloca un gettone arancione.
waiting-return_token = { $name } sceglie un gettone pescato da rimettere nel sacchetto.
waiting-use_ability = { $name } decide se usare l’abilità di un personaggio.
waiting-move_gold = { $name } decide se versare l’oro della fazione nel Tesoro.
waiting-take_card = { $name } sceglie una carta da prendere.
waiting-return_hashash = { $name } sceglie una carta Hashash da rimettere.
waiting-use_hashash = { $name } decide se usare una carta Hashash.
waiting-kill_token = { $name } sceglie un gettone da assassinare.
waiting-remove_token = { $name } sceglie un gettone da rimandare nel sacchetto.
waiting-release_orange = { $name } sceglie la plancia di cui liberare lo spazio in basso.
waiting-move_orange_from = { $name } sceglie un gettone arancione da spostare.
waiting-move_orange_to = { $name } sceglie dove va un gettone arancione.
waiting-consent = { $name } accetta o no di pagare per un compagno.
waiting-use_treasury = { $name } decide se paga prima il Tesoro.

# ---- scelte

play_card = { $card }
card_step-leave = Basta con questa carta
card_step-primary = Primaria: { $action }
card_step-secondary = Secondaria: { $action }
card_step-boosted = Primaria con rinforzo: { $action }, { $boost }
choose_symbol = { $symbol } ({ $count })
choose_faceup = { $pile }: { $card }
choose_victim = { $victim } (prendi { $coins })
choose_victim-none = Giocatore { $number }
hire_scholar = { $scholar } per { $price } oro
hire_scholar-give_up = Alla fine non assumere nessuno
sword_hire = { $price ->
    [one] { $scholar } per { $price } spada
   *[other] { $scholar } per { $price } spade
}
sword_hire-nobody = Non assumere nessuno
assassinate_scholar = { $scholar }
choose_enemy = { $faction }
combat_step-surrender = Arrenditi
combat_step-reveal = Rivela una carta combattimento
sword-yes = Usa una spada
sword-no = Tieni la spada
wipe_board = { $board }
place_orange-bottom = Spazio in basso: { $board }
place_orange-top = Spazio in alto: { $board }
place_orange-bag = Di nuovo nel sacchetto
place_orange-none = Nessun personaggio: { $symbol }
return_token = { $token }
use_ability-no = Non usarla
move_gold-yes = Versa tutto l’oro nel Tesoro
move_gold-no = Lascia l’oro dov’è
take_card = { $pile }: { $card }
take_card-none = { $pile }: vuota
return_hashash = { $card }
return_hashash-place = Colloca le carte
use_hashash = { $card } per { $price }: { $effect }
use_hashash-none = Nessuna carta Hashash adesso
kill_token = { $board }: { $token }
kill_token-bottom = { $board }: { $token } in basso
remove_token = { $board }: { $token }
remove_token-bottom = { $board }: { $token } in basso
release_orange = { $board }
move_orange_from = { $board }
move_orange_to = { $board }
consent-yes = Accetta
consent-no = Rifiuta
use_treasury-yes = Paga prima il Tesoro
use_treasury-no = Non toccare il Tesoro

# ---- ciò che chiude una scelta

end-return_token = { $count ->
    [one] Rimetti { $count } gettone
   *[other] Rimetti { $count } gettoni
}
end-kill_token = { $count ->
    [one] Assassina { $count } gettone
   *[other] Assassina { $count } gettoni
}
end-kill_token-wins = { $count ->
    [one] Assassina { $count } gettone e vinci
   *[other] Assassina { $count } gettoni e vinci
}
end-remove_token = { $count ->
    [one] Rimanda { $count } gettone nel sacchetto
   *[other] Rimanda { $count } gettoni nel sacchetto
}
end-release_orange = { $count ->
    [one] Libera { $count } spazio
   *[other] Libera { $count } spazi
}

# ---- che cosa è successo

log-dealt = Ricevi una carta: { $card }.
log-turned_up = { $pile }, ora in cima: { $card }.
log-scholar_revealed = Sapiente rivelato: { $scholar }.
log-back_seen = La prossima carta Hashash va a: { $board }.
log-turn_begins = Turno { $turn }: { $seat }.
log-played = { $seat } gioca una carta: { $card }.
log-took_card = { $seat } prende una carta ({ $pile }): { $card }.
log-piles_made = Tre nuove pile, { $count } carte in tutto.
log-cleared = { $faction }: gettoni arancioni di nuovo nel sacchetto: { $count }.
log-gained_gold = { $seat } prende { $count } oro.
log-gained_seals = { $count ->
    [one] { $seat } prende { $count } sigillo.
   *[other] { $seat } prende { $count } sigilli.
}
log-used_symbol = { $seat } usa: { $symbol } ({ $count }).
log-boosted = { $seat } rinforza il simbolo di { $count }.
log-used_faceup = { $seat } usa una carta scoperta ({ $pile }): { $card }.
log-paid_gold = { $seat } paga { $count } oro.
log-paid_seals = { $count ->
    [one] { $seat } paga { $count } sigillo.
   *[other] { $seat } paga { $count } sigilli.
}
log-paid_treasury = { $faction }: il Tesoro paga { $count } oro.
log-consented = { $seat } accetta di pagare { $count } per { $payer }.
log-refused = { $seat } rifiuta le monete a { $payer }.
log-not_covered = { $seat } alla fine non può pagare.
log-to_treasury = { $faction }: { $count } oro va nel Tesoro.
log-drew_token = { $seat } pesca: { $token }.
log-bag_empty = Il sacchetto è vuoto; { $seat } non pesca altro.
log-returned_token = { $seat } rimette: { $token }.
log-placed_token = { $token } → { $board } (× { $count }).
log-token_to_bag = Di nuovo nel sacchetto: { $token } (× { $count }).
log-placed_bottom = { $seat } mette un gettone arancione in basso: { $board }.
log-placed_top = { $seat } mette un gettone arancione in alto: { $board }.
log-orange_to_bag = { $seat } rimette un gettone arancione nel sacchetto.
log-all_bottom_filled = { $faction }: tutti gli spazi in basso sono pieni e saranno svuotati.
log-ability = { $seat } usa l’abilità: { $board }.
log-declined = { $seat } non usa l’abilità: { $board }.
log-stole_gold = { $seat } ruba { $count } oro a { $victim }.
log-stole_seals = { $count ->
    [one] { $seat } ruba { $count } sigillo a { $victim }.
   *[other] { $seat } ruba { $count } sigilli a { $victim }.
}
log-hired = { $seat } assume { $scholar }.
log-hired_with_swords = { $count ->
    [one] { $seat } assume { $scholar } per { $count } spada.
   *[other] { $seat } assume { $scholar } per { $count } spade.
}
log-scholar_killed = { $seat } fa assassinare { $scholar }.
log-scholar_gone = { $scholar } lascia il tavolo.
log-generation = Comincia la generazione { $generation }.
log-wiped = Tutti i gettoni sono tolti: { $board }.
log-wipe_cancelled = { $seat } salva la plancia con una spada: { $board }.
log-combat_begins = { $seat } (forza { $power }) attacca { $defender } (forza { $other }).
log-revealed = { $seat } rivela { $change } e ha forza { $power }.
log-revealed_grey = { $seat } rivela una carta grigia.
log-grey_cancelled = { $seat } annulla la carta grigia con una spada.
log-surrendered = { $seat } si arrende.
log-combat_deck_empty = Non ci sono più carte combattimento: decide la forza.
log-combat_won = { $seat } vince il combattimento contro { $loser }.
log-took_spoils = { $seat } tiene una carta combattimento come bottino.
log-saw_spoils = Punti del tuo nuovo bottino: { $count }.
log-took_sword = { $seat } ottiene una spada.
log-no_spoils = Nessuna carta combattimento resta come bottino per { $seat }.
log-token_killed = { $seat } assassina: { $token } ({ $board }).
log-token_removed = { $seat } rimanda nel sacchetto: { $token } ({ $board }).
log-orange_released = { $seat } libera lo spazio in basso: { $board }.
log-orange_moved = { $seat } sposta in basso un gettone arancione: { $origin } → { $board }.
log-ambush = { $seat } ha { $count } di forza in più negli attacchi di questo turno.
log-drew_hashash = { $seat } pesca una carta Hashash: { $board }.
log-saw_hashash = È { $card }.
log-returned_hashash = { $seat } rimette una carta Hashash sotto il mazzo: { $board }.
log-placed_hashash = { $seat } colloca { $card }: { $board }.
log-used_hashash = { $seat } usa { $card }.
log-game_over = La partita è finita: { $reason }.
log-turns_over = La partita è finita: { ending-turn_limit }.

# ---- avvertimenti: che cosa costerà un’azione

warn-bag_empty = il sacchetto è vuoto: non peschi altri gettoni
warn-token_to_bag = non c’è posto, di nuovo nel sacchetto: { $token } (× { $count })
warn-orange_to_bag = un gettone arancione torna nel sacchetto

# ---- rifiuti

refusal-action_done = Questa azione della carta è già fatta.
refusal-all_faceup_used = Tutte le carte scoperte sono già state usate in questo turno.
refusal-board_not_allowed = I gettoni di quella plancia sono fuori portata.
refusal-boost_too_late = Un rinforzo si compra insieme all’azione primaria.
refusal-boost_with_primary = Il rinforzo si compra con l’azione primaria.
refusal-bottom_taken = Lo spazio in basso di quella plancia è occupato.
refusal-cannot_pay = Non puoi pagarlo, nemmeno con l’aiuto della tua fazione.
refusal-card_not_drawn = Quella carta non è stata pescata.
refusal-card_not_in_hand = Quella carta non è nella tua mano.
refusal-card_not_placed = Quella carta non è sotto nessuna plancia.
refusal-card_used = Quella carta è già stata usata in questo turno.
refusal-choose_a_scholar = Hai scelto di reclutare: indica un sapiente.
refusal-enough_picked = Ne hai scelti quanti è permesso.
refusal-hashash_deck_empty = Non ci sono più carte Hashash da pescare.
refusal-help_refused = La tua fazione ha rifiutato di aiutarti, e senza di lei non puoi pagare.
refusal-no_boost_here = Questa carta non offre rinforzi.
refusal-no_bottom_token = Lì in basso non c’è un gettone arancione.
refusal-no_enemy_token = Nessuna plancia nemica ha un gettone simile.
refusal-no_free_top_slot = Gli spazi in alto di quella plancia sono pieni.
refusal-no_gold_to_move = La tua fazione non ha oro da versare.
refusal-no_more_there = Lì non ce ne sono altri.
refusal-no_orange_to_move = Da lì non si può spostare un gettone arancione.
refusal-no_scholar_left = Nessun sapiente è rivelato.
refusal-no_scholar_payable = Non puoi pagare nessuno dei sapienti rivelati.
refusal-no_such_board = La tua fazione non ha un personaggio con quel simbolo.
refusal-no_such_player = Quel giocatore non c’è.
refusal-no_sword_price = Quel sapiente non si assume con le spade.
refusal-no_symbol_usable = Nessuno dei simboli si può usare adesso.
refusal-no_token_there = Lì non c’è un gettone simile.
refusal-no_victim = Nessun avversario ha monete simili.
refusal-none_too_many = Puoi tenere tutte le carte pescate.
refusal-not_an_enemy = Non è un nemico.
refusal-not_between_actions = Le carte Hashash si usano tra un’azione e l’altra, non durante un’azione.
refusal-not_revealed = Quel sapiente non è rivelato.
refusal-not_the_defeated = Quella plancia non è della fazione sconfitta.
refusal-nothing_there = Su quella plancia non c’è nulla.
refusal-nothing_to_steal = Quel giocatore non ha monete simili.
refusal-nothing_to_wipe = Nessuna plancia nemica ha qualcosa da togliere.
refusal-one_scholar_a_turn = Un solo sapiente per turno.
refusal-order_cannot_recruit = L’Ordine non può reclutare.
refusal-order_only = Solo l’Ordine usa le carte Hashash.
refusal-order_wins_already = Ciò che hai scelto vince già la partita; non si prende altro.
refusal-own_faction = Quel giocatore è della tua fazione.
refusal-pile_empty = Quella pila è vuota.
refusal-return_one_first = Prima rimetti una carta sotto il mazzo.
refusal-symbol_not_offered = La carta non offre quel simbolo.
refusal-token_not_drawn = Nessun gettone simile è stato pescato.
refusal-too_dear = Non puoi pagare quel sapiente.
refusal-too_few_swords = Hai troppo poche spade tue.
refusal-top_slots_only = Si possono rimandare solo i gettoni in alto.

# ---- what the coach counts

coach-science = Scienza dei tuoi sapienti
coach-specialities = Punti delle tue specialità
coach-coins = Punti delle tue monete
coach-budding = Ciò che aggiungono i prossimi sapienti delle tue specialità
coach-gold = Oro della tua fazione
coach-seals = Sigilli della tua fazione
coach-swords = Spade della tua fazione
coach-recruit = Simboli di reclutamento
coach-influence = Simboli di influenza
coach-income = Simboli di rendita
coach-raid = Simboli di furto e forza militare
coach-abilities = Abilità permanenti attive
coach-ready = Valore del miglior sapiente alla portata
coach-recruiters = Carte in mano che portano sapienti
coach-lead = Il tuo vantaggio nel combattimento
coach-active = Scienza che conta per l'Ordine
coach-prey = Scienza delle tue vittime
coach-killed = Gettoni delle tue vittime
coach-science-of = Scienza di { $name }
coach-specialities-of = Punti delle specialità di { $name }
coach-abilities-of = Abilità permanenti di { $name }
coach-active-of = Scienza che conta per { $name }
coach-prey-of = Scienza delle vittime di { $name }
coach-killed-of = Gettoni delle vittime di { $name }

# ---- punti

score-science = { $scholar }
score-coins = { $count ->
    [one] condizioni in monete soddisfatte: { $count } punto
   *[other] condizioni in monete soddisfatte: { $count } punti
}
score-speciality = { $count } × { $speciality }
score-military = { $count ->
    [one] { $count } carta di bottino
   *[other] { $count } carte di bottino
}
score-active = { $count ->
    [one] { $count } simbolo Scienza attivo
   *[other] { $count } simboli Scienza attivi
}

# ---- poteri permanenti

effect-draw_extra_return = Quando peschi gettoni, pescane { $count } in più e rimettine altrettanti
effect-steal_shield = Un furto toglie al massimo { $count } oro a un membro della fazione
effect-combat_bonus = { $count } di forza in più in ogni combattimento
effect-recruit_discount = I sapienti costano { $count } oro in meno
effect-income_seals = Chi usa la rendita prende anche sigilli: { $count }
effect-steal_more = I furti tolgono fino a { $count } oro in più

# ---- la pagina: parole corte per una plancia o una carta

short-recruit_now = assumi un sapiente
short-draw_tokens = pesca { $count }
short-gain_gold = prendi { $count } oro
short-gain_seals = prendi { $count } sigilli
short-treasury = oro al Tesoro
short-gain_gold_then_treasury = { $count } oro, Tesoro
short-steal_gold = ruba fino a { $count } oro
short-steal_seals = ruba fino a { $count } sigilli
short-start_combat = { $count ->
    [0] combattimento
   *[other] combatti con +{ $count }
}
short-combat_bonus_turn = +{ $count } in attacco
short-release_orange = libera uno spazio
short-move_orange_down = arancione in basso
short-remove_token = gettone nel sacchetto
short-assassinate_token = prendi un gettone
short-assassinate_scholar = { $count } oro: un sapiente
short-draw_hashash = { $count } carte, tienine { $second }
short-draw_extra_return = pesca { $count } in più, rendi { $count }
short-steal_shield = perdi al più { $count } oro
short-combat_bonus = +{ $count } a combattimento
short-recruit_discount = sapienti: { $count } in meno
short-income_seals = rendita: +{ $count } sigilli
short-steal_more = ruba { $count } oro in più
short-boost = rinforzo +{ $count }
short-use_faceup = usa una pila
short-wipe = svuota plancia
short-one_of = uno di { $count }
short-draw = pesca { $count }
short-any = a scelta

view-hand = La tua mano
view-in_play = In gioco
view-combat_cards = Carte combattimento
view-scholar_deck = Sapienti nel mazzo
view-discard = Carte giocate
view-then = poi si torna a { $card }
view-taken = preso
view-or = o
view-tokens = { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
}
view-drawn = Pescati
view-attacks = attacca
view-defends = difende
view-power = { $board } { $count }
view-unseen = Carte non viste
view-in_deck = { $count } nel mazzo
view-reveal = Rivela
view-surrender = Arrenditi
view-missing = mancano { $count } oro
view-next = La prossima carta, per { $name }:
odds-ahead = raggiunge: tocca all’altra parte
odds-behind = ancora più debole: si richiede
odds-sword = grigia: una spada o la sconfitta
odds-defeat = grigia: sconfitta
stake-card = in palio: una carta di bottino
stake-sword = in palio: una spada
stake-token = in palio: un gettone nemico
stake-nothing = niente in palio
stake-wipe = e una plancia è svuotata se l’altra parte rivela una carta grigia
view-swords = Spade rimaste
view-generation = Generazione { $generation }
view-of = sapienti presi: { $taken } di { $count }
view-goal = { $active } di { $goal } simboli di scienza attivi
view-goal-note = A { $goal } l’Ordine vince subito.
view-standing = Situazione
view-hidden_spoils = bottino coperto
view-sum = Totale
view-clearing = I gettoni arancioni in basso tornano nel sacchetto dopo questo turno.
view-hashash_deck = Mazzo Hashash: { $count }
view-hashash_next = prossima: { $board }
view-hashash_drawn = Carte Hashash pescate
view-price_for = per: { $faction }
view-printed = stampati { $count }, gettoni { $tokens }
view-ability = Potere
view-immediate = immediato
view-permanent = permanente
view-active = attivo
view-known = Carte viste da tutti
view-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
view-order_symbols = Per l’Ordine
view-chance = probabilità del prossimo gettone
view-reach = La fazione può pagare { $count } oro.
view-ambush = +{ $count } in attacco in questo turno
bonus-none = nessun bonus
bonus-gold = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $coins } oro
bonus-seals = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $coins } sigilli
bonus-any = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $coins } monete

# ---- la pagina: nomi per l’orecchio

name-hand = Nella tua mano: { $text }
name-pile = { $pile }, { $count } carte, in cima: { $text }
name-pile-empty = { $pile }, vuota
name-action = { $primary }; { $secondary }
name-primary = Azione primaria: { $action }
name-secondary = Azione secondaria: { $action }
name-scholar = { $name }, scienza { $science }, prezzo { $price } oro, { $bonus }
name-scholar-swords = { $scholar }, o spade: { $swords }
name-board = { $board }, { $faction }, { $symbol } { $count }, { $ability }
name-board-active = { $board }, potere attivo
name-white = Gettoni bianchi su { $board }: { $count }
name-orange = Gettoni arancioni in alto su { $board }: { $count }
name-top = Spazio libero in alto su { $board }
name-bottom = Spazio in basso di { $board }, { $state }
name-bottom-free = libero
name-bottom-taken = occupato
name-drawn = Pescato: { $token }, { $count }
name-bag = Sacchetto, { $count } gettoni
name-seat = { $name }, { $faction }, oro { $gold }, sigilli { $seals }, spade { $swords }, bottino { $spoils }, carte { $cards }
name-faction = { $faction }, Tesoro { $treasury }, { $points }
name-hashash = { $card }, carta Hashash, { $effect }, prezzo { $price }
name-reveal = Rivela una carta di combattimento
name-surrender = Arrenditi
describe-turn = Turno { $turn }, gioca { $name }. { $generation }, { $taken }.
describe-fight = Combattimento: { $attacker }, forza { $power }, contro { $defender }, forza { $other }.
describe-scholars = In mostra: { $scholars }.
describe-faction = { $faction }: { $points }, Tesoro { $treasury }; { $boards }.

# ---- lezioni della partita guidata

lesson-belaad-play_card = A ogni turno giochi una carta. Oro e sigilli pagano, le pesche rafforzano i tuoi personaggi, i simboli li fanno agire.
lesson-belaad-card_step = L’azione in alto è gratuita; quella in basso costa le monete indicate. Falle entrambe, nell’ordine che vuoi, o lascia ciò che non serve.
lesson-belaad-choose_symbol = Il simbolo agisce tante volte quante il personaggio lo mostra: ogni gettone sulla sua plancia ne aggiunge uno.
lesson-belaad-choose_faceup = Usa una carta delle tre pile come se l’avessi giocata. Resta lì, e puoi continuare la catena.
lesson-belaad-choose_victim = Prendi oro a un nemico. Ciò che sta nel Tesoro è al sicuro dai ladri.
lesson-belaad-hire_scholar = Un sapiente costa il suo oro meno i tuoi simboli di reclutamento. Vale la sua scienza, e spesso un bonus alla fine.
lesson-belaad-sword_hire = Alcuni sapienti vengono per spade invece che per oro. Un solo sapiente a turno, in qualunque modo.
lesson-belaad-assassinate_scholar = Il sapiente resta con te. È attivo quando i gettoni presi coprono i suoi simboli dell’Ordine; sei simboli di scienza attivi vincono la partita.
lesson-belaad-choose_enemy = Scegli una fazione: affronti il suo giocatore più vicino alla tua sinistra. La forza è il numero di simboli militari.
lesson-belaad-combat_step = Decide la parte più debole. Rivela una carta sperando nel verde, o arrenditi. Una carta grigia perde subito.
lesson-belaad-cancel_grey = Una spada annulla la carta grigia appena rivelata. Senza, perdi e una tua plancia viene svuotata.
lesson-belaad-wipe_board = Tutti i gettoni della plancia tornano nel sacchetto, e il suo potere permanente finisce.
lesson-belaad-cancel_wipe = Una tua spada può impedirlo. Torna nella riserva.
lesson-belaad-grey_wipe = Il nemico ha rivelato una carta grigia. Scegli la plancia che gli fa più male.
lesson-belaad-place_orange = L’arancione è un jolly. In basso sveglia il potere del personaggio; in alto conta come un simbolo in più.
lesson-belaad-return_token = Il Visir ti fa pescare un gettone in più e rimetterne uno. Tieni quelli che hanno posto.
lesson-belaad-use_ability = Il potere ha effetto ora, una volta. Puoi rinunciare; il gettone resta.
lesson-belaad-move_gold = L’oro del Tesoro non si ruba, e tutta la fazione paga con esso.
lesson-belaad-take_card = Completa la mano da una delle tre pile. Tutti vedono che cosa prendi.
lesson-belaad-return_hashash = Tieni due delle tre carte. Vanno sotto le loro plance; ciascuna si usa una volta a turno, al suo prezzo.
lesson-belaad-use_hashash = Paga il prezzo per usare una carta sotto le tue plance; ciascuna una volta a turno.
lesson-belaad-kill_token = Un gettone preso non torna più. Conta anche per i sapienti che hai ucciso.
lesson-belaad-remove_token = Il gettone torna nel sacchetto. Una spada non serve.
lesson-belaad-release_orange = Lo spazio è di nuovo libero, e il suo potere si può svegliare ancora.
lesson-belaad-move_orange_from = Prendi un gettone arancione in alto da una tua plancia.
lesson-belaad-move_orange_to = Va in uno spazio in basso: lì il potere si sveglia.
lesson-belaad-consent = Un compagno chiede le tue monete. Vincete e perdete insieme, ma non sei obbligato.
lesson-belaad-use_treasury = Paga prima il Tesoro? Il tuo oro si può rubare, quello del Tesoro no.

# ---- fonti di punti, per il foglio dei punti

sum-science = Scienza
sum-coins = Bonus delle monete
sum-speciality = Specialità
sum-military = Bottino di guerra
sum-active = Scienza attiva
