# Belaad in italiano.

game-title = Belaad
game-summary = Il Regno e il Popolo si contendono i sapienti di un’età d’oro, e l’Ordine vuole assassinarli.

# ---- nomi

faction-kingdom = Regno
    .the = il Regno
    .of = del Regno
faction-people = Popolo
    .the = il Popolo
    .of = del Popolo
faction-order = Ordine
    .the = l’Ordine
    .of = dell’Ordine
symbol-recruit = reclutamento
    .the = il reclutamento
symbol-influence = influenza
    .the = l’influenza
symbol-income = rendita
    .the = la rendita
symbol-steal = furto
    .the = il furto
symbol-military = forza militare
    .the = la forza militare
token-recruit = gettone bianco reclutamento
    .a = un gettone bianco reclutamento
    .the = il gettone bianco reclutamento
token-influence = gettone bianco influenza
    .a = un gettone bianco influenza
    .the = il gettone bianco influenza
token-income = gettone bianco rendita
    .a = un gettone bianco rendita
    .the = il gettone bianco rendita
token-steal = gettone bianco furto
    .a = un gettone bianco furto
    .the = il gettone bianco furto
token-military = gettone bianco forza militare
    .a = un gettone bianco forza militare
    .the = il gettone bianco forza militare
token-orange = gettone arancione
    .a = un gettone arancione
    .the = il gettone arancione
board-sultan = Sultano
    .of = del Sultano
board-vizier = Visir
    .of = del Visir
board-treasurer = Tesoriere
    .of = del Tesoriere
board-sheriff = Sceriffo
    .of = dello Sceriffo
board-commander = Comandante
    .of = del Comandante
board-bahloul = Bahloul
    .of = di Bahloul
board-preacher = Predicatore
    .of = del Predicatore
board-trusted_man = Uomo di fiducia
    .of = dell’Uomo di fiducia
board-philanthropist = Filantropo
    .of = del Filantropo
board-peoples_hero = Eroe del popolo
    .of = dell’Eroe del popolo
board-grand_master = Gran maestro
    .of = del Gran maestro
board-hashash = Hashash
    .of = dell’Hashash
board-spy = Spia
    .of = della Spia
board-assassin = Assassino
    .of = dell’Assassino
coins-gold = { $count ->
    [one] { $count } oro
   *[other] { $count } ori
}
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
label-bonus = bonus

# ---- carte

card = { $primary } / { $secondary }
card-called = { $primary }, poi { $secondary }
primary-gold = { $count ->
    [one] { $count } oro
   *[other] { $count } ori
}
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
use-recruit = reclutamento
use-influence = influenza
use-income = rendita
use-steal = furto
use-military = combattimento
secondary-gold = { $count ->
    [one] { $count } oro per { $price }
   *[other] { $count } ori per { $price }
}
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
then-boost = +{ $count } al simbolo
then-use_faceup = usa una carta scoperta
then-wipe = svuota una plancia
then-treasury = riempi il Tesoro
effect-recruit_now = Ingaggia un sapiente
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
effect-assassinate_scholar = { $count ->
    [one] Assassina un sapiente per { $count } oro
   *[other] Assassina un sapiente per { $count } ori
}
effect-draw_hashash = Pesca carte Hashash: { $count }; tienine { $second }
purpose-hire = per ingaggiare { $scholar }
purpose-kill = per assassinare { $scholar }
purpose-hashash = per usare { $card }

# ---- domande

prompt-play_card = Gioca una carta.
prompt-card_step = Quale azione della carta usi?
prompt-choose_symbol = Quale simbolo usi?
prompt-choose_faceup = Quale carta scoperta usi?
prompt-choose_victim = A chi rubi? ({ $coin })
prompt-hire_scholar = Quale sapiente ingaggi?
prompt-sword_hire = Vuoi ingaggiare un sapiente con le tue spade?
prompt-assassinate_scholar = { $price ->
    [one] Quale sapiente assassini, per { $price } oro?
   *[other] Quale sapiente assassini, per { $price } ori?
}
prompt-choose_enemy = Quale fazione attacchi?
prompt-combat_step = Riveli una carta o ti arrendi? Forza { $power } contro { $other } di { $opponent }.
prompt-cancel_grey = Hai rivelato una carta grigia: la annulli con una spada?
prompt-wipe_board = Quale plancia svuoti?
prompt-cancel_wipe = La plancia { $board-of } sta per essere svuotata: lo impedisci con una spada?
prompt-grey_wipe = Hai vinto grazie a una carta grigia: quale plancia { $faction-of } svuoti?
prompt-place_orange = { $count ->
    [one] Piazza il gettone arancione.
   *[other] Piazza un gettone arancione (ne restano { $count }).
}
prompt-return_token = Visir: quale gettone pescato rimetti nel sacchetto?
prompt-return_token-several = Visir: rimetti nel sacchetto { $count } dei gettoni pescati.
prompt-use_ability = Vuoi usare ora l’abilità { $board-of }?
prompt-move_gold = Tesoriere: vuoi versare nel Tesoro tutto l’oro della fazione?
prompt-take_card = Prendi una carta in mano.
prompt-return_hashash = Quale carta Hashash rimetti sotto il mazzo?
prompt-use_hashash = Vuoi usare una carta Hashash?
prompt-kill_token = Quale gettone assassini?
prompt-kill_token-several = Assassina { $count } gettoni.
prompt-remove_token = Quale gettone rimandi nel sacchetto?
prompt-remove_token-several = Rimanda { $count } gettoni nel sacchetto.
prompt-release_orange = Di quale plancia liberi lo spazio in basso?
prompt-release_orange-several = Libera { $count } spazi in basso.
prompt-move_orange_from = Da quale plancia prendi un gettone arancione in alto?
prompt-move_orange_to = Nello spazio in basso di quale plancia lo metti?
prompt-consent = { $payer } ti chiede { $coins } ({ $purpose }). Accetti?
prompt-use_treasury = { $price ->
    [one] Devi pagare { $price } oro ({ $purpose }): usi prima il Tesoro (contiene { $count })?
   *[other] Devi pagare { $price } ori ({ $purpose }): usi prima il Tesoro (contiene { $count })?
}
prompt-choose_member = { $count ->
    [one] Manca { $count } oro ({ $purpose }): quale compagno lo paga?
   *[other] Mancano { $count } ori ({ $purpose }): quale compagno li paga?
}

# ---- what the others read meanwhile

waiting-play_card = { $name } sceglie una carta da giocare.
waiting-card_step = { $name } sceglie un’azione della carta.
waiting-choose_symbol = { $name } sceglie un simbolo da usare.
waiting-choose_faceup = { $name } sceglie una carta scoperta da usare.
waiting-choose_victim = { $name } sceglie a chi rubare.
waiting-hire_scholar = { $name } sceglie un sapiente da ingaggiare.
waiting-sword_hire = { $name } decide se ingaggiare un sapiente con le spade.
waiting-assassinate_scholar = { $name } sceglie un sapiente da assassinare.
waiting-choose_enemy = { $name } sceglie una fazione da attaccare.
waiting-combat_step = { $name } è in combattimento: deve rivelare una carta o arrendersi.
waiting-cancel_grey = { $name } decide se annullare la carta grigia con una spada.
waiting-wipe_board = { $name } sceglie una plancia da svuotare.
waiting-cancel_wipe = { $name } decide se salvare la plancia con una spada.
waiting-grey_wipe = { $name } sceglie una plancia dello sconfitto da svuotare.
waiting-place_orange = { $name } piazza un gettone arancione.
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
waiting-consent = { $name } decide se pagare per un compagno.
waiting-use_treasury = { $name } decide se usare prima il Tesoro.
waiting-choose_member = { $name } sceglie chi paga ciò che manca.

# ---- scelte

play_card = { $card } per { $price }
    .deed = Gioca: { $card } per { $price }
card_step-leave = Ho finito con questa carta
    .deed = Concludi questa carta
card_step-primary = Azione primaria: { $action }
    .deed = Usa l’azione primaria: { $action }
card_step-secondary = Azione secondaria: { $action }
    .deed = Usa l’azione secondaria: { $action }
card_step-boosted = Entrambe le azioni: { $action }, { $boost }
    .deed = Usa entrambe le azioni: { $action }, { $boost }
choose_symbol = { $symbol } ({ $count })
    .deed = Usa { $symbol-the } ({ $count })
choose_faceup = { $pile }: { $card }
    .deed = Usa la carta: { $card } ({ $pile })
choose_victim = { $victim } (prendi { $coins })
    .deed = Ruba { $coins } a { $victim }
choose_victim-none = Giocatore { $number }
hire_scholar = { $price ->
    [one] { $scholar } per { $price } oro
   *[other] { $scholar } per { $price } ori
}
    .deed = Ingaggia { $scholar } per { $price ->
        [one] { $price } oro
       *[other] { $price } ori
    }
hire_scholar-give_up = Non ingaggiare nessuno
sword_hire = { $price ->
    [one] { $scholar } per { $price } spada
   *[other] { $scholar } per { $price } spade
}
    .deed = Ingaggia { $scholar } per { $price ->
        [one] { $price } spada
       *[other] { $price } spade
    }
sword_hire-nobody = Non ingaggiare nessuno
assassinate_scholar = { $scholar }
    .deed = Assassina { $scholar }
choose_enemy = { $faction }
    .deed = Attacca { $faction-the }
combat_step-surrender = Arrenditi
combat_step-reveal = Rivela una carta
sword-yes = Usa una spada
sword-no = Tieni la spada
wipe_board = { $board }
    .deed = Svuota la plancia { $board-of }
place_orange-bottom = Spazio in basso: { $board }
    .deed = Piazza nello spazio in basso { $board-of }
place_orange-top = Spazio in alto: { $board }
    .deed = Piazza in uno spazio in alto { $board-of }
place_orange-bag = Di nuovo nel sacchetto
    .deed = Rimetti nel sacchetto
place_orange-none = Nessun personaggio: { $symbol }
return_token = { $token }
    .deed = Rimetti nel sacchetto { $token-the }
use_ability-no = Non usarla
    .deed = Non usare l’abilità
move_gold-yes = Versa tutto l’oro nel Tesoro
move_gold-no = Lascia l’oro dov’è
take_card = { $pile }: { $card }
    .deed = Prendi: { $card } ({ $pile })
take_card-none = { $pile }: vuota
return_hashash = { $card }
    .deed = Rimetti sotto il mazzo: { $card }
return_hashash-place = Piazza le carte
use_hashash = { $card } per { $price }: { $effect }
    .deed = Usa { $card } per { $price }: { $effect }
use_hashash-none = Nessuna carta Hashash adesso
    .deed = Non usare carte Hashash adesso
kill_token = { $board }: { $token }
    .deed = Assassina { $token-the } ({ $board })
kill_token-bottom = { $board }: { $token } in basso
    .deed = Assassina { $token-the } in basso ({ $board })
remove_token = { $board }: { $token }
    .deed = Rimanda nel sacchetto { $token-the } ({ $board })
remove_token-bottom = { $board }: { $token } in basso
    .deed = Rimanda nel sacchetto { $token-the } in basso ({ $board })
release_orange = { $board }
    .deed = Libera lo spazio in basso { $board-of }
move_orange_from = { $board }
    .deed = Sposta in basso un gettone { $board-of }
move_orange_to = { $board }
    .deed = Sposta in basso: plancia { $board-of }
consent-yes = Accetta
consent-no = Rifiuta
use_treasury-yes = Paga prima con il Tesoro
    .deed = Paga prima con il Tesoro
use_treasury-all = Prendi tutto l’oro del Tesoro
use_treasury-no = Non toccare il Tesoro
choose_member = { $member }

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

log-dealt = Ricevi «{ $card }».
log-turned_up = Ora in cima, { $pile }: «{ $card }».
log-scholar_revealed = Nuovo sapiente esposto: { $scholar }.
log-back_seen = La prossima carta Hashash va alla plancia { $board-of }.
log-turn_begins = Turno { $turn }: { $seat }.
    .you = Turno { $turn }: tocca a te.
log-played = { $seat } gioca «{ $card }».
    .you = Giochi «{ $card }».
log-took_card = { $seat } prende «{ $card }» ({ $pile }).
    .you = Prendi «{ $card }» ({ $pile }).
log-piles_made = Si formano tre nuove pile con { $count } carte in tutto.
log-cleared = { $faction }: gettoni arancioni di nuovo nel sacchetto: { $count }.
log-gained_gold = { $count ->
    [one] { $seat } prende { $count } oro.
   *[other] { $seat } prende { $count } ori.
}
    .you = { $count ->
        [one] Prendi { $count } oro.
       *[other] Prendi { $count } ori.
    }
log-gained_seals = { $count ->
    [one] { $seat } prende { $count } sigillo.
   *[other] { $seat } prende { $count } sigilli.
}
    .you = { $count ->
        [one] Prendi { $count } sigillo.
       *[other] Prendi { $count } sigilli.
    }
log-used_symbol = { $seat } usa { $symbol-the } ({ $count }).
    .you = Usi { $symbol-the } ({ $count }).
log-boosted = { $seat } rinforza il simbolo di { $count }.
    .you = Rinforzi il simbolo di { $count }.
log-used_faceup = { $seat } usa «{ $card }» ({ $pile }).
    .you = Usi «{ $card }» ({ $pile }).
log-paid_gold = { $count ->
    [one] { $seat } paga { $count } oro.
   *[other] { $seat } paga { $count } ori.
}
    .you = { $count ->
        [one] Paghi { $count } oro.
       *[other] Paghi { $count } ori.
    }
log-paid_seals = { $count ->
    [one] { $seat } paga { $count } sigillo.
   *[other] { $seat } paga { $count } sigilli.
}
    .you = { $count ->
        [one] Paghi { $count } sigillo.
       *[other] Paghi { $count } sigilli.
    }
log-paid_treasury = { $count ->
    [one] { $faction }: il Tesoro paga { $count } oro.
   *[other] { $faction }: il Tesoro paga { $count } ori.
}
log-emptied_treasury = { $seat } prende tutto l’oro del Tesoro: { $count }.
    .you = Prendi tutto l’oro del Tesoro: { $count }.
log-consented = { $seat } accetta di pagare { $count } per { $payer-is ->
    [you] te
   *[other] { $payer }
}.
    .you = Accetti di pagare { $count } per { $payer }.
log-refused = { $seat } { $payer-is ->
    [you] rifiuta di darti monete
   *[other] rifiuta di dare monete a { $payer }
}.
    .you = Rifiuti di dare monete a { $payer }.
log-not_covered = { $seat } non riesce a pagare.
    .you = Non riesci a pagare.
log-to_treasury = { $count ->
    [one] { $faction }: { $count } oro va nel Tesoro.
   *[other] { $faction }: { $count } ori vanno nel Tesoro.
}
log-drew_token = { $seat } pesca { $token-a }.
    .you = Peschi { $token-a }.
log-bag_empty = Il sacchetto è vuoto; { $seat } non pesca altro.
    .you = Il sacchetto è vuoto; non peschi altro.
log-returned_token = { $seat } rimette nel sacchetto { $token-a }.
    .you = Rimetti nel sacchetto { $token-a }.
log-placed_token = Sulla plancia { $board-of }: { $token } (× { $count }).
log-token_to_bag = Di nuovo nel sacchetto: { $token } (× { $count }).
log-placed_bottom = { $seat } mette un gettone arancione in basso sulla plancia { $board-of }.
    .you = Metti un gettone arancione in basso sulla plancia { $board-of }.
log-placed_top = { $seat } mette un gettone arancione in alto sulla plancia { $board-of }.
    .you = Metti un gettone arancione in alto sulla plancia { $board-of }.
log-orange_to_bag = { $seat } rimette un gettone arancione nel sacchetto.
    .you = Rimetti un gettone arancione nel sacchetto.
log-all_bottom_filled = { $faction }: tutti gli spazi in basso sono pieni e saranno liberati.
log-ability = { $seat } usa l’abilità { $board-of }.
    .you = Usi l’abilità { $board-of }.
log-declined = { $seat } non usa l’abilità { $board-of }.
    .you = Non usi l’abilità { $board-of }.
log-stole_gold = { $seat } { $victim-is ->
    [you] ti ruba { $count ->
        [one] { $count } oro
       *[other] { $count } ori
    }
   *[other] ruba { $count ->
        [one] { $count } oro
       *[other] { $count } ori
    } a { $victim }
}.
    .you = { $count ->
        [one] Rubi { $count } oro a { $victim }.
       *[other] Rubi { $count } ori a { $victim }.
    }
log-stole_seals = { $seat } { $victim-is ->
    [you] ti ruba { $count ->
        [one] { $count } sigillo
       *[other] { $count } sigilli
    }
   *[other] ruba { $count ->
        [one] { $count } sigillo
       *[other] { $count } sigilli
    } a { $victim }
}.
    .you = { $count ->
        [one] Rubi { $count } sigillo a { $victim }.
       *[other] Rubi { $count } sigilli a { $victim }.
    }
log-hired = { $seat } ingaggia { $scholar }.
    .you = Ingaggi { $scholar }.
log-hired_with_swords = { $count ->
    [one] { $seat } ingaggia { $scholar } per { $count } spada.
   *[other] { $seat } ingaggia { $scholar } per { $count } spade.
}
    .you = { $count ->
        [one] Ingaggi { $scholar } per { $count } spada.
       *[other] Ingaggi { $scholar } per { $count } spade.
    }
log-joined = { $scholar }: scienza { $science }, punti bonus { $bonus } ({ $taken } su { $wanted } presi in questa generazione).
log-scholar_killed = { $seat } assassina { $scholar }.
    .you = Assassini { $scholar }.
log-scholar_gone = Esce dal gioco: { $scholar }.
log-generation = Comincia la generazione { $generation }.
log-order_stands = { $active ->
    [one] { $seat }: l’Ordine ha { $active } simbolo di scienza attivo su { $goal }.
   *[other] { $seat }: l’Ordine ha { $active } simboli di scienza attivi su { $goal }.
}
    .you = { $active ->
        [one] Tu: l’Ordine ha { $active } simbolo di scienza attivo su { $goal }.
       *[other] Tu: l’Ordine ha { $active } simboli di scienza attivi su { $goal }.
    }
log-wiped = Viene svuotata la plancia { $board-of }.
log-wipe_cancelled = { $seat } salva con una spada la plancia { $board-of }.
    .you = Salvi con una spada la plancia { $board-of }.
log-combat_begins = { $defender-is ->
    [you] { $seat } ti attacca: forza { $power } contro { $other }.
   *[other] { $seat } (forza { $power }) attacca { $defender } (forza { $other }).
}
    .you = Attacchi { $defender }: forza { $power } contro { $other }.
log-revealed = { $seat } rivela { $change }; la sua forza è { $power }.
    .you = Riveli { $change }; la tua forza è { $power }.
log-revealed_grey = { $seat } rivela una carta grigia.
    .you = Riveli una carta grigia.
log-grey_cancelled = { $seat } annulla la carta grigia con una spada.
    .you = Annulli la carta grigia con una spada.
log-surrendered = { $seat } si arrende.
    .you = Ti arrendi.
log-combat_deck_empty = Non ci sono più carte combattimento: decide la forza.
log-fought = Il combattimento è deciso: { $seat } { $power }, { $defender-is ->
    [you] tu
   *[other] { $defender }
} { $other }. Carte rivelate: { $turned }.
    .you = Il combattimento è deciso: tu { $power }, { $defender } { $other }. Carte rivelate: { $turned }.
log-combat_won = { $seat } vince il combattimento contro { $loser-is ->
    [you] di te
   *[other] { $loser }
}.
    .you = Vinci il combattimento contro { $loser }.
log-took_spoils = { $seat } tiene una carta combattimento come bottino.
    .you = Tieni una carta combattimento come bottino.
log-saw_spoils = Punti del tuo nuovo bottino: { $count }.
log-took_sword = { $seat } ottiene una spada.
    .you = Ottieni una spada.
log-no_spoils = Non restano carte combattimento: nessun bottino per { $seat }.
    .you = Non restano carte combattimento: nessun bottino per te.
log-token_killed = { $seat } assassina { $token-a } ({ $board }).
    .you = Assassini { $token-a } ({ $board }).
log-token_removed = { $seat } rimanda nel sacchetto { $token-a } ({ $board }).
    .you = Rimandi nel sacchetto { $token-a } ({ $board }).
log-orange_released = { $seat } libera lo spazio in basso { $board-of }.
    .you = Liberi lo spazio in basso { $board-of }.
log-orange_moved = { $seat } sposta in basso un gettone arancione: { $origin } → { $board }.
    .you = Sposti in basso un gettone arancione: { $origin } → { $board }.
log-ambush = { $seat } ha { $count } di forza in più negli attacchi di questo turno.
    .you = Hai { $count } di forza in più negli attacchi di questo turno.
log-drew_hashash = { $seat } pesca una carta Hashash { $board-of }.
    .you = Peschi una carta Hashash { $board-of }.
log-saw_hashash = È { $card }.
log-returned_hashash = { $seat } rimette sotto il mazzo una carta Hashash { $board-of }.
    .you = Rimetti sotto il mazzo una carta Hashash { $board-of }.
log-placed_hashash = { $seat } mette { $card } sotto la plancia { $board-of }.
    .you = Metti { $card } sotto la plancia { $board-of }.
log-used_hashash = { $seat } usa { $card }.
    .you = Usi { $card }.
log-game_over = La partita è finita: { $reason }.
log-turns_over = La partita è finita: { ending-turn_limit }.
log-counted = { $source }: { $shares }.
log-ranked = { $faction }: posto { $place }, punti { $points }, spade { $swords }, ori { $gold }.
turned-card = { $seat } { $change }
    .you = tu { $change }
turned-grey = { $seat } grigia
    .you = tu grigia
seat-named = { $seat }
    .you = tu
counted-faction = { $faction } { $count }

# ---- momenti raccontati riga per riga

scene-combat = { $seat } { $defender-is ->
    [you] ti attacca
   *[other] attacca { $defender }
}
    .you = Attacchi { $defender }
scene-power = Forza all’inizio
scene-combat-wipe = Ora { $seat } svuota { $loser-is ->
    [you] una delle tue plance
   *[other] una plancia di { $loser }
}.
    .you = Ora svuoti una plancia di { $loser }.
scene-hire = { $seat } ingaggia { $scholar }
    .you = Ingaggi { $scholar }
scene-hire-price = { $seat } paga { $price }.
    .you = Paghi { $price }.
scene-hire-swords = { $count ->
    [one] { $count } spada
   *[other] { $count } spade
}
scene-hire-science = Scienza di { $scholar }: { $count }
scene-hire-bonus = Bonus di { $scholar } al momento: { $count }
scene-hire-left = { $count ->
    [one] Ancora { $count } sapiente e la generazione finisce.
   *[other] Ancora { $count } sapienti e la generazione finisce.
}
scene-hire-last = Presi { $count } sapienti su { $count }: la generazione finisce.
scene-generation = Comincia la generazione { $generation }
scene-generation-gone = Se ne vanno: { $scholars }.
scene-generation-came = Arrivano: { $scholars }.
scene-end = I punti
scene-end-swords = Parità di punti: decide chi ha più spade.
scene-end-gold = Parità di punti e di spade: decide chi ha più oro.
scene-end-shared = Parità di punti, spade e oro: il posto è condiviso.
combat-green = carta combattimento verde
combat-red = carta combattimento rossa
combat-grey = carta combattimento grigia

# ---- avvertimenti: che cosa costerà un’azione

warn-bag_empty = il sacchetto è vuoto: non peschi altri gettoni
warn-token_to_bag = non c’è posto, di nuovo nel sacchetto: { $token } (× { $count })
warn-orange_to_bag = un gettone arancione torna nel sacchetto

# ---- rifiuti

refusal-action_done = Questa azione della carta è già stata fatta.
refusal-all_faceup_used = Tutte le carte scoperte sono già state usate in questo turno.
refusal-board_not_allowed = I gettoni di quella plancia non si possono scegliere.
refusal-boost_too_late = Il rinforzo si compra insieme all’azione primaria, non dopo.
refusal-boost_with_primary = Il rinforzo si compra insieme all’azione primaria.
refusal-bottom_taken = Lo spazio in basso di quella plancia è occupato.
refusal-cannot_pay = Non puoi pagarlo, nemmeno con l’aiuto della tua fazione.
refusal-card_not_drawn = Quella carta non è stata pescata.
refusal-card_not_in_hand = Quella carta non è nella tua mano.
refusal-card_not_placed = Quella carta non è sotto nessuna plancia.
refusal-card_used = Quella carta è già stata usata in questo turno.
refusal-choose_a_scholar = Hai scelto il reclutamento: indica un sapiente.
refusal-enough_picked = Ne hai già scelti quanti è permesso.
refusal-hashash_deck_empty = Non ci sono più carte Hashash da pescare.
refusal-help_refused = La tua fazione ha rifiutato di aiutarti, e senza di lei non puoi pagare.
refusal-member_refused = Quel giocatore ha già rifiutato di pagarlo.
refusal-member_too_poor = Quel giocatore non può pagare tutto l’oro che manca.
refusal-not_a_member = Quel giocatore non è della tua fazione.
refusal-own_gold_counted = Il tuo oro è già contato; ciò che manca deve pagarlo un altro giocatore.
refusal-no_boost_here = Questa carta non offre rinforzi.
refusal-no_bottom_token = Lì in basso non c’è un gettone arancione.
refusal-no_enemy_token = Nessuna plancia nemica ha un gettone di questo tipo.
refusal-no_free_top_slot = Gli spazi in alto di quella plancia sono pieni.
refusal-no_gold_to_move = La tua fazione non ha oro da versare.
refusal-no_more_there = Lì non ce ne sono altri.
refusal-no_orange_to_move = Da lì non si può spostare un gettone arancione.
refusal-no_scholar_left = Non c’è nessun sapiente esposto.
refusal-no_scholar_payable = Non puoi pagare nessuno dei sapienti esposti.
refusal-no_such_board = La tua fazione non ha un personaggio con quel simbolo.
refusal-no_such_player = Quel giocatore non c’è.
refusal-no_sword_price = Quel sapiente non si ingaggia con le spade.
refusal-no_symbol_usable = Nessuno dei simboli si può usare adesso.
refusal-no_token_there = Lì non c’è un gettone di questo tipo.
refusal-no_victim = Nessun nemico ha monete di questo tipo.
refusal-none_too_many = Puoi tenere tutte le carte pescate.
refusal-not_an_enemy = Non è un nemico.
refusal-not_between_actions = Le carte Hashash si usano tra un’azione e l’altra, non durante un’azione.
refusal-not_revealed = Quel sapiente non è esposto.
refusal-not_the_defeated = Quella plancia non è della fazione sconfitta.
refusal-nothing_there = Su quella plancia non c’è nulla.
refusal-nothing_to_steal = Quel giocatore non ha monete di questo tipo.
refusal-nothing_to_wipe = Nessuna plancia nemica ha qualcosa da togliere.
refusal-one_scholar_a_turn = Un solo sapiente per turno.
refusal-order_cannot_recruit = L’Ordine non può ingaggiare.
refusal-order_only = Solo l’Ordine usa le carte Hashash.
refusal-order_wins_already = Con ciò che hai scelto vinci già la partita: non si prende altro.
refusal-own_faction = Quel giocatore è della tua fazione.
refusal-pile_empty = Quella pila è vuota.
refusal-return_one_first = Prima rimetti una carta sotto il mazzo.
refusal-symbol_not_offered = La carta non offre quel simbolo.
refusal-token_not_drawn = Non è stato pescato nessun gettone di questo tipo.
refusal-too_dear = Non puoi pagare quel sapiente.
refusal-too_few_swords = Non hai abbastanza spade tue.
refusal-top_slots_only = Si possono rimandare solo i gettoni in alto.

# ---- what the coach counts

coach-science = Scienza dei tuoi sapienti
coach-specialities = Punti delle tue specialità
coach-coins = Punti delle tue monete
coach-budding = Ciò che aggiungerebbero i prossimi sapienti delle tue specialità
coach-gold = Oro della tua fazione
coach-seals = Sigilli della tua fazione
coach-swords = Spade della tua fazione
coach-recruit = Simboli di reclutamento
coach-influence = Simboli di influenza
coach-income = Simboli di rendita
coach-raid = Simboli di furto e di forza militare
coach-abilities = Abilità permanenti attive
coach-ready = Valore del miglior sapiente alla tua portata
coach-recruiters = Carte in mano con cui ingaggiare
coach-lead = Il tuo vantaggio nel combattimento
coach-active = Scienza attiva dell’Ordine
coach-prey = Scienza dei sapienti che hai assassinato
coach-killed = Gettoni che hai assassinato
coach-science-of = Scienza di { $name }
coach-specialities-of = Punti delle specialità di { $name }
coach-abilities-of = Abilità permanenti di { $name }
coach-active-of = Scienza attiva di { $name }
coach-prey-of = Scienza dei sapienti assassinati da { $name }
coach-killed-of = Gettoni assassinati da { $name }

# ---- punti

score-science = { $scholar }
score-coins = { $count ->
    [one] condizioni in monete soddisfatte: { $count } punto
   *[other] condizioni in monete soddisfatte: { $count } punti
}
score-speciality = { $count } × { $speciality }
score-military = { $count ->
    [one] { $count } carta bottino
   *[other] { $count } carte bottino
}
score-active = { $count ->
    [one] { $count } simbolo di scienza attivo
   *[other] { $count } simboli di scienza attivi
}
tie-swords = { $faction }: { $swords ->
    [one] { $swords } spada
   *[other] { $swords } spade
}.
tie-gold = { $faction }: { $swords ->
    [one] { $swords } spada
   *[other] { $swords } spade
}, { $gold ->
    [one] { $gold } oro
   *[other] { $gold } ori
}.
tie-shared = { $faction }: stesse spade e stesso oro; la vittoria è condivisa.

# ---- poteri permanenti

effect-draw_extra_return = Quando peschi gettoni, pescane { $count } in più e rimettine altrettanti
effect-steal_shield = { $count ->
    [one] Un furto toglie al massimo { $count } oro a un membro della fazione
   *[other] Un furto toglie al massimo { $count } ori a un membro della fazione
}
effect-combat_bonus = { $count } di forza in più in ogni combattimento
effect-recruit_discount = { $count ->
    [one] I sapienti costano { $count } oro in meno
   *[other] I sapienti costano { $count } ori in meno
}
effect-income_seals = Chi usa la rendita prende anche sigilli: { $count }
effect-steal_more = { $count ->
    [one] I furti tolgono fino a { $count } oro in più
   *[other] I furti tolgono fino a { $count } ori in più
}

# ---- la pagina: parole corte per una plancia o una carta

short-recruit_now = ingaggia un sapiente
short-draw_tokens = pesca { $count }
short-gain_gold = { $count ->
    [one] prendi { $count } oro
   *[other] prendi { $count } ori
}
short-gain_seals = { $count ->
    [one] prendi { $count } sigillo
   *[other] prendi { $count } sigilli
}
short-treasury = oro al Tesoro
short-gain_gold_then_treasury = { $count ->
    [one] { $count } oro, poi Tesoro
   *[other] { $count } ori, poi Tesoro
}
short-steal_gold = { $count ->
    [one] ruba { $count } oro
   *[other] ruba fino a { $count } ori
}
short-steal_seals = { $count ->
    [one] ruba { $count } sigillo
   *[other] ruba fino a { $count } sigilli
}
short-start_combat = { $count ->
    [0] combatti
   *[other] combatti con +{ $count }
}
short-combat_bonus_turn = +{ $count } in attacco
short-release_orange = libera uno spazio
short-move_orange_down = arancione in basso
short-remove_token = gettone nel sacchetto
short-assassinate_token = assassina un gettone
short-assassinate_scholar = { $count ->
    [one] { $count } oro: assassina un sapiente
   *[other] { $count } ori: assassina un sapiente
}
short-draw_hashash = { $count } carte, tienine { $second }
short-draw_extra_return = pesca { $count } in più, rimetti { $count }
short-steal_shield = { $count ->
    [one] perdi al massimo { $count } oro
   *[other] perdi al massimo { $count } ori
}
short-combat_bonus = +{ $count } in ogni combattimento
short-recruit_discount = sapienti: { $count } in meno
short-income_seals = { $count ->
    [one] rendita: +{ $count } sigillo
   *[other] rendita: +{ $count } sigilli
}
short-steal_more = { $count ->
    [one] ruba { $count } oro in più
   *[other] ruba { $count } ori in più
}
short-boost = +{ $count } al simbolo
short-use_faceup = usa una carta scoperta
short-wipe = svuota una plancia
short-one_of = 1 simbolo su { $count }
short-draw = pesca { $count }
short-any = un simbolo a scelta

view-hand = La tua mano
view-piles = Pile
view-in_play = In gioco
view-combat_cards = Carte combattimento
view-scholar_deck = Sapienti nel mazzo
view-discard = Carte giocate
view-then = poi di nuovo: { $card }
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
view-reveal = Rivela una carta
view-surrender = Arrenditi
view-missing = { $count ->
    [one] manca { $count } oro
   *[other] mancano { $count } ori
}
view-next = La prossima carta, per { $name }:
view-swords = Spade nella riserva
view-generation = Generazione { $generation }
view-of = sapienti presi: { $taken } di { $count }
view-goal = { $active } di { $goal } simboli di scienza attivi
view-goal-note = Con { $goal } l’Ordine vince subito.
view-standing = Situazione
view-hidden_spoils = bottino coperto
view-sum = Totale
view-clearing = I gettoni arancioni in basso tornano nel sacchetto dopo questo turno.
view-hashash_deck = Mazzo Hashash: { $count }
view-hashash_next = prossima: { $board }
view-hashash_drawn = Carte Hashash pescate
view-price_for = per: { $faction }
view-printed = simboli stampati: { $count }, gettoni: { $tokens }
view-ability = Abilità
view-immediate = immediata
view-permanent = permanente
view-active = attiva
view-known = Carte viste da tutti
view-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
view-order_symbols = Per l’Ordine
view-chance = probabilità per il prossimo gettone
view-reach = { $count ->
    [one] La fazione può pagare { $count } oro.
   *[other] La fazione può pagare { $count } ori.
}
view-ambush = +{ $count } in attacco in questo turno
bonus-none = nessun bonus
bonus-gold = { $points ->
    [one] { $coins ->
        [one] { $points } punto per { $coins } oro
       *[other] { $points } punto per { $coins } ori
    }
   *[other] { $coins ->
        [one] { $points } punti per { $coins } oro
       *[other] { $points } punti per { $coins } ori
    }
}
bonus-seals = { $points ->
    [one] { $coins ->
        [one] { $points } punto per { $coins } sigillo
       *[other] { $points } punto per { $coins } sigilli
    }
   *[other] { $coins ->
        [one] { $points } punti per { $coins } sigillo
       *[other] { $points } punti per { $coins } sigilli
    }
}
bonus-any = { $points ->
    [one] { $coins ->
        [one] { $points } punto per { $coins } moneta
       *[other] { $points } punto per { $coins } monete
    }
   *[other] { $coins ->
        [one] { $points } punti per { $coins } moneta
       *[other] { $points } punti per { $coins } monete
    }
}

# ---- la pagina: una carta in parole

read-upper = Azione primaria
read-lower = Azione secondaria
read-free = gratis
read-choose = scegline uno
read-have = ne hai { $count }
read-play = Gioca questa carta
read-take = Prendi questa carta
read-done = fatta
read-pay = Paga { $price }
read-note = Fai le due azioni nell’ordine che vuoi, una sola o nessuna.
read-recruit = { $count ->
    [one] Ingaggia un sapiente, { $count } oro in meno.
   *[other] Ingaggia un sapiente, { $count } ori in meno.
}
read-reach = { $count ->
    [one] Uno è alla tua portata: { $scholars }.
   *[other] { $count } sono alla tua portata: { $scholars }.
}
read-reach-none = Nessuno è alla tua portata con l’oro che hai.
read-then = Con questa azione prima, sono alla tua portata: { $scholars }.
read-gone = Con questa azione prima, non sono più alla tua portata: { $scholars }.
read-influence = { $count ->
    [one] Pesca { $count } gettone dal sacchetto.
   *[other] Pesca { $count } gettoni dal sacchetto.
}
read-draw = { $count ->
    [one] Pesca { $count } gettone dal sacchetto.
   *[other] Pesca { $count } gettoni dal sacchetto.
}
read-income = { $count ->
    [one] Prendi { $count } oro.
   *[other] Prendi { $count } ori.
}
read-gold = { $count ->
    [one] Prendi { $count } oro.
   *[other] Prendi { $count } ori.
}
read-seals = { $count ->
    [one] Prendi { $count } sigillo.
   *[other] Prendi { $count } sigilli.
}
read-income-seals = { $count ->
    [one] E { $count } sigillo.
   *[other] E { $count } sigilli.
}
read-steal = Ruba oro a un nemico: { $victims }.
read-military = Attacca: cominci con forza { $count }, contro { $enemies }.
read-against = { $name } con { $count }
read-loot = { $count } a { $name }
read-boost = { $count } in più per il simbolo in alto; si paga insieme all’azione primaria.
read-use_faceup = { $count ->
    [one] Usa la carta scoperta rimasta come se l’avessi giocata; resta lì.
   *[other] Usa una di { $count } carte scoperte come se l’avessi giocata; resta lì.
}
read-wipe = { $count ->
    [one] Tutti i gettoni di una plancia nemica tornano nel sacchetto; { $count } plancia ne ha.
   *[other] Tutti i gettoni di una plancia nemica tornano nel sacchetto; { $count } plance ne hanno.
}
read-treasury = Tutto l’oro della tua fazione ({ $count }) va nel Tesoro, dove nessuno può rubarlo.
about-recruit = Reclutamento: ogni simbolo toglie 1 oro al prezzo del sapiente che ingaggi.
about-influence = Influenza: peschi tanti gettoni quanti simboli hai.
about-income = Rendita: prendi tanti ori quanti simboli hai.
about-steal = Furto: prendi a un nemico al massimo tanti ori quanti simboli hai.
about-military = Forza militare: la forza con cui cominci un combattimento, in attacco e in difesa.
about-immediate = Il fulmine: un gettone arancione qui attiva l’abilità una volta, subito.
about-permanent = L’orologio: l’abilità vale finché un gettone arancione resta qui.
about-white = I gettoni bianchi vanno da soli sulla plancia del loro simbolo: un simbolo in più ciascuno.
about-orange = I gettoni arancioni sono jolly: in alto un simbolo in più, in basso attivano l’abilità.
about-speciality = Una specialità ({ $speciality }): due sapienti di una fazione portano { $two } punti, tre { $three }, quattro { $four }.
about-coins = Un bonus per monete: contato una volta alla fine, con le monete rimaste alla fazione; ogni moneta serve per un solo sapiente.
about-spoils = Bottino: carte combattimento vinte attaccando. Solo chi le ha ne conosce i punti, fino alla fine.
about-sword = Una spada annulla una carta grigia che hai rivelato, salva una plancia da uno svuotamento o ingaggia un sapiente che mostra spade.
about-kingdom = Vince il Regno se ha più punti: scienza, bonus e bottino di tutti i suoi membri insieme.
about-people = Vince il Popolo se ha più punti: scienza, bonus e bottino di tutti i suoi membri insieme.
about-order = L’Ordine assassina sapienti e gettoni. Un sapiente è attivo quando quei gettoni coprono i suoi simboli dell’Ordine; con { $count } simboli di scienza attivi vince subito.
about-hashash = Una carta Hashash: l’Ordine può usarla una volta a turno, al suo prezzo, finché la sua plancia non viene svuotata.
about-why = Perché? La regola
about-boost-note = L’azione secondaria va con la primaria: si paga prima di usare il simbolo.
hire-title = Che cosa cambierebbe ciascuno
hire-price = prezzo ora
hire-keeps = ti restano
hire-bonus = bonus al momento
hire-points = punti
hire-short = { $count ->
    [one] { $price }, ne manca { $count }
   *[other] { $price }, ne mancano { $count }
}
hire-or-swords = { $count ->
    [one] { $price }, o { $count } spada
   *[other] { $price }, o { $count } spade
}
hire-pay = { $price ->
    [one] Paghi { $price } oro; te ne restano { $count }.
   *[other] Paghi { $price } ori; te ne restano { $count }.
}
hire-lacks = { $price ->
    [one] Costa { $price } oro: te ne mancano { $count }.
   *[other] Costa { $price } ori: te ne mancano { $count }.
}
hire-science = { $count ->
    [one] { $count } simbolo di scienza: { $count } punto.
   *[other] { $count } simboli di scienza: { $count } punti.
}
hire-bonus-now = Bonus al momento: { $bonus }.
hire-ends-generation = Il prossimo sapiente preso chiude subito la generazione: gli altri se ne vanno, ne arrivano di nuovi e { $name } li vede per primo.
hire-ends-game = Il prossimo sapiente preso chiude subito la partita.
hire-safe = Chi è ingaggiato è al sicuro dall’Ordine.
hire-confirm = { $price ->
    [one] Ingaggia per { $price } oro
   *[other] Ingaggia per { $price } ori
}
hire-do = Ingaggia { $what }
hire-one = Un sapiente a turno, comunque lo paghi.
hire-after = dopo l’azione secondaria
duel-next = { $count ->
    [one] La prossima carta è questa:
   *[other] La prossima carta è una di queste { $count }:
}
duel-ahead = { $other } deve rispondere
duel-behind = { $name } sceglie ancora
duel-behind-you = Scegli ancora tu
duel-lost = { $name } perde subito
duel-lost-you = Perdi subito
duel-reached = Forza { $count } o più.
duel-below = Ancora la parte più debole.
duel-sword = A meno che una spada non annulli la carta.
duel-grey = Una carta grigia chiude il combattimento.
duel-from = da qui in poi { $other } deve rispondere
duel-win = Se vinci
duel-if-grey = Se riveli una grigia
duel-give-up = Se ti arrendi
duel-win-card = Prendi una carta bottino: da { $least } a { $most } punti, che conosci solo tu.
duel-win-sword = Guadagni una spada; { $name } non ottiene nulla.
duel-win-token = Assassini un gettone di { $name }.
duel-win-nothing = Non guadagni e non perdi nulla.
duel-lose-card = { $name } prende una carta bottino: da { $least } a { $most } punti, nascosti.
duel-lose-sword = { $name } guadagna una spada.
duel-lose-token = { $name } assassina un tuo gettone.
duel-lose-nothing = { $name } non ottiene nulla.
duel-wipe = E una tua plancia viene svuotata, probabilmente: { $board }.
duel-no-wipe = Nessuna plancia viene svuotata.
duel-swords = { $count ->
    [one] Hai { $count } spada: può annullare una tua carta grigia.
   *[other] Hai { $count } spade: una può annullare una tua carta grigia.
}
duel-counted = Si contano le carte che non hai ancora visto.
duel-none = ancora nessuna carta
duel-won = ha vinto

# ---- la pagina: nomi per l’orecchio

name-hand = Nella tua mano: { $text }
name-pile = { $count ->
    [one] { $pile }, { $count } carta, in cima: { $text }
   *[other] { $pile }, { $count } carte, in cima: { $text }
}
name-pile-empty = { $pile }, vuota
name-action = { $primary }; { $secondary }
name-primary = Azione primaria: { $action }
name-secondary = Azione secondaria: { $action }
name-scholar = { $name }, sapiente, scienza { $science }, prezzo in oro { $price }, { $bonus }
name-scholar-swords = { $scholar }, o in spade { $swords }
name-board = { $board }, { $faction }, { $symbol } { $count }, { $ability }
name-board-active = { $board }, abilità attiva
name-white = { $board }, gettoni bianchi: { $count }
name-orange = { $board }, gettoni arancioni in alto: { $count }
name-top = { $board }, spazio libero in alto
name-bottom = { $board }, spazio in basso: { $state }
name-bottom-free = libero
name-bottom-taken = occupato
name-drawn = Pescato: { $token }, { $count }
name-bag = Sacchetto, gettoni: { $count }
name-seat = { $name }, { $faction }, oro { $gold }, sigilli { $seals }, spade { $swords }, bottino { $spoils }, carte { $cards }
name-faction = { $faction }, Tesoro { $treasury }, { $points }
name-hashash = { $card }, carta Hashash, { $effect }, prezzo { $price }
name-reveal = Rivela una carta
name-surrender = Arrenditi
describe-turn = Turno { $turn }, gioca { $name }. { $generation }, { $taken }.
describe-fight = Combattimento: { $attacker }, forza { $power }, contro { $defender }, forza { $other }.
describe-scholars = Esposti: { $scholars }.
describe-faction = { $faction }: { $points }, Tesoro { $treasury }; { $boards }.

# ---- lezioni della partita guidata

lesson-belaad-play_card = A ogni turno giochi una carta. Oro e sigilli servono a pagare, le pescate rafforzano i tuoi personaggi, i simboli li fanno agire. Alla fine contano i sapienti: prepara l’oro e i simboli di reclutamento che servono per il prossimo.
lesson-belaad-card_step = L’azione primaria, in alto, è gratuita; la secondaria, in basso, costa le monete indicate. Falle entrambe, nell’ordine che vuoi, o lascia ciò che non ti serve.
lesson-belaad-choose_symbol = Il simbolo agisce tante volte quante il personaggio lo mostra: ogni gettone sulla sua plancia ne aggiunge uno.
lesson-belaad-choose_faceup = Usa una carta delle tre pile come se l’avessi giocata. Resta lì, e può chiamarne un’altra.
lesson-belaad-choose_victim = Rubi oro a un nemico. Ciò che sta nel Tesoro è al sicuro dai ladri.
lesson-belaad-hire_scholar = Un sapiente costa il suo prezzo in oro, meno 1 per ogni tuo simbolo di reclutamento. Vale la sua scienza, e spesso un bonus alla fine.
lesson-belaad-sword_hire = Alcuni sapienti si ingaggiano con le spade invece che con l’oro. Un solo sapiente a turno, comunque lo ingaggi.
lesson-belaad-assassinate_scholar = Il sapiente resta con te. È attivo quando i gettoni assassinati coprono i suoi simboli dell’Ordine; con sei simboli di scienza attivi vinci la partita.
lesson-belaad-choose_enemy = Scegli una fazione: affronti il suo giocatore più vicino alla tua sinistra. La forza è il numero di simboli militari. Se vinci tieni una carta con punti; se perdi per una carta grigia, una tua plancia viene svuotata.
lesson-belaad-combat_step = Tocca alla parte più debole: rivela una carta sperando che sia verde, o arrenditi. Chi rivela una carta grigia perde subito. Arrendersi non costa plance; una carta grigia sì, se una spada non l’annulla.
lesson-belaad-cancel_grey = Una spada annulla la carta grigia che hai appena rivelato. Senza, perdi e il vincitore svuota una plancia della tua fazione.
lesson-belaad-wipe_board = Tutti i gettoni della plancia tornano nel sacchetto, e la sua abilità permanente finisce.
lesson-belaad-cancel_wipe = Una tua spada può impedirlo. Torna nella riserva.
lesson-belaad-grey_wipe = Il nemico ha rivelato una carta grigia. Svuota la plancia che gli serve di più.
lesson-belaad-place_orange = L’arancione è un jolly. In basso attiva l’abilità del personaggio; in alto conta come un simbolo in più.
lesson-belaad-return_token = Il Visir ti fa pescare un gettone in più e rimetterne uno. Tieni quelli per cui hai posto.
lesson-belaad-use_ability = L’abilità ha effetto ora, una volta. Puoi rinunciare; il gettone resta.
lesson-belaad-move_gold = L’oro del Tesoro non si può rubare, e tutta la fazione può usarlo per pagare.
lesson-belaad-take_card = Completa la mano da una delle tre pile. Tutti vedono che cosa prendi.
lesson-belaad-return_hashash = Tieni due delle tre carte. Vanno sotto le loro plance; ciascuna si usa una volta a turno, al suo prezzo.
lesson-belaad-use_hashash = Paga il prezzo per usare una carta sotto le tue plance; ciascuna una volta a turno.
lesson-belaad-kill_token = Un gettone assassinato non torna più. Copre anche i simboli dei sapienti che hai assassinato.
lesson-belaad-remove_token = Il gettone torna nel sacchetto. Nessuna spada può impedirlo.
lesson-belaad-release_orange = Lo spazio è di nuovo libero, e la sua abilità si può attivare ancora.
lesson-belaad-move_orange_from = Prendi un gettone arancione in alto da una tua plancia.
lesson-belaad-move_orange_to = Va in uno spazio in basso: lì si attiva l’abilità.
lesson-belaad-consent = Un compagno chiede le tue monete. Vincete e perdete insieme, ma non è obbligatorio.
lesson-belaad-use_treasury = Vuoi usare prima il Tesoro? Il tuo oro si può rubare, quello del Tesoro no.
lesson-belaad-choose_member = Un solo compagno paga tutto ciò che manca. Pensa a chi avrà presto bisogno di oro.
try-belaad-play_card = Quale carta giocheresti?
try-belaad-combat_step = Riveleresti una carta o ti arrenderesti?
aim-belaad = Scegli il sapiente che vuoi per primo e conta: il suo prezzo meno i tuoi simboli di reclutamento è l’oro da mettere da parte. Il tuo oro può essere rubato, e un altro può ingaggiare il sapiente prima di te.

# ---- fonti di punti, per il foglio dei punti

sum-science = Scienza
sum-coins = Bonus per monete
sum-speciality = Specialità
sum-military = Bottino
sum-active = Scienza attiva
