# Almadi in Italian.

game-title = Almadi
game-summary = Disponi un regno di oasi, carovane, mercati e palazzi, e lascia che i geni lo spostino.

# ---- names

type-oasis = oasi
type-caravan = carovana
type-market = mercato
type-palace = palazzo
side-none = vuoto
side-act = freccia
side-genie = genio
side-hammer = martello
side-stall = bancarella
side-moon = luna
side-ruby = rubino
side-jar = giara
effect-genie = genio in attesa
effect-hammer = martello in attesa
effect-stall = bancarella in attesa
effect-moon = luna in attesa
effect-ruby = rubino in attesa
good-spices = spezie
good-pottery = ceramiche
good-leather = pelletteria
good-carpets = tappeti
mosaic-star = mosaico con stella
mosaic-flower = mosaico con fiore
mosaic-diamond = mosaico con rombo
mosaic-wave = mosaico con onda
stall-spices = bancarella di spezie
stall-pottery = bancarella di ceramiche
stall-leather = bancarella di pelletteria
stall-carpets = bancarella di tappeti
colour-blue = blu
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-grey = grigio
tile = { $type } (↑ { $n }, → { $e }, ↓ { $s }, ← { $w })
tile-name = { $type }
start = { $name }: { $type1 } → { $side1 }, { $type2 } → { $side2 }, { $type3 } → { $side3 }, { $type4 } → { $side4 }
objective-GY01 = una colonna vuota tra due colonne piene
objective-GY02 = oasi, carovana, mercato, palazzo in fila, in quest’ordine
objective-GY03 = un quadrato, in senso orario oasi, palazzo, carovana, mercato
objective-GY04 = una scala di 5 paesaggi, le 2 caselle sui gradini vuote
objective-GY05 = un buco di due caselle
objective-GY06 = 4 bancarelle e 4 mosaici
objective-GY07 = un’insenatura di due caselle
objective-GY08 = una coppia di bancarelle e una di mosaici
objective-GY09 = 4 bancarelle e 4 rubini
objective-GY10 = 4 mosaici e 4 rubini
objective-GY11 = 5 geni attivi
objective-GY12 = 6 paesaggi su una riga (buchi ammessi)
objective-BU01 = 7 giare attive
objective-BU02 = 4 oasi in diagonale
objective-BU03 = un quadrato di 4 oasi
objective-BU04 = un’oasi su ogni riga
objective-BU05 = 5 oasi
objective-YE01 = 5 carovane
objective-YE02 = 4 bancarelle
objective-YE03 = 4 bancarelle attive
objective-YE04 = 2 coppie di bancarelle
objective-YE05 = 4 carovane in diagonale
objective-RD01 = 5 palazzi
objective-RD02 = 4 mosaici
objective-RD03 = 4 martelli attivi
objective-RD04 = 2 coppie di mosaici
objective-RD05 = un quadrato di 4 palazzi
objective-GN01 = 5 mercati
objective-GN02 = 4 rubini attivi
objective-GN03 = 2 merci di ogni tipo sui mercati
objective-GN04 = 10 merci di uno stesso tipo sui mercati
objective-GN05 = un quadrato di 4 mercati
character-ali_shar = Ali-Shar
character-ali_cogia = Alì Cogia
character-aziz = Aziz
character-aziza = Aziza
character-dalila = Dalila
character-dunya = Dunya
character-dunyazad = Dunyazad
character-harun = Harun al-Rashid
character-hindbad = Hindbad
character-khalifa = Khalifa
character-forty_thieves = I 40 ladroni
character-shahriar = Shahriyar
character-sheherazade = Sheherazade
character-zobeide = Zobeide
character-zubaydah = Zubaydah
character-abriza = Abriza
character-aladdin = Aladino
character-ali = Alì
character-ali_baba = Alì Babà
character-badroulboudour = Badrulbudur
character-hussain = Hussain
character-jafar = Jafar
character-morgiane = Morgiana
character-paribanou = Paribanu
character-zaynab = Zaynab
character-zumurrud = Zumurrud
power-ali_shar = 1 punto ogni due spezie o due ceramiche sui tuoi mercati
power-ali_cogia = le tue carovane trasportano come un solo gruppo
power-aziz = 1 punto ogni due pelletterie o due tappeti sui tuoi mercati
power-aziza = 3 punti per ogni mosaico fuori dai palazzi
power-dalila = 1 punto ogni due merci non trasportate
power-dunya = 3 punti per ogni mosaico del tuo motivo più frequente
power-dunyazad = un turno supplementare alla fine
power-harun = 1 punto per ogni paesaggio della tua riga più piena
power-hindbad = 1 punto per ogni giara inattiva
power-khalifa = 2 punti per ogni oasi isolata
power-forty_thieves = 3 punti per ogni buco
power-shahriar = 3 punti per ogni obiettivo raggiunto
power-sheherazade = 3 punti per ogni personaggio reclutato
power-zobeide = le merci delle tue bancarelle valgono doppio
power-zubaydah = due mosaici per palazzo
power-abriza = i geni possono uscire dalle quattro righe
power-aladdin = un rubino con un genio, una volta per turno
power-ali = pescare un paesaggio invece di prenderlo
power-ali_baba = gli effetti Rubino danno due rubini
power-badroulboudour = un mosaico con un genio, una volta per turno
power-hussain = un genio può scambiare due paesaggi, una volta per turno
power-jafar = nessuno può prendere i tuoi obiettivi
power-morgiane = piazzare una riga più su o più giù
power-paribanou = una bancarella con un genio, una volta per turno
power-zaynab = scambiare un mosaico e una bancarella, una volta per turno
power-zumurrud = copiare un personaggio di un altro giocatore

# ---- words of the table

label-board = Tabellone
label-row = Riga
label-draw_pile = Pila
label-mosaics = Mosaici
label-stalls = Bancarelle
label-rubies = Rubini
label-objectives = Obiettivi
label-on_table = Sul tavolo
label-achieved = raggiunto
label-objectives_achieved = Obiettivi raggiunti
label-display = Personaggi disponibili
label-recruited = Personaggi
label-hand = In mano
label-player = Giocatore
label-points = Punti
label-top = in cima
label-realm = Regno: { $seat }
label-moves = Mosse del genio
label-waiting = Effetti in attesa
label-empty = vuoto
label-cost = costo
label-goods = Merci
label-first = Primo giocatore
label-under = sotto
label-claims = Vantaggi in attesa
label-used = Poteri usati in questo turno
label-any = paesaggio qualsiasi
label-empty_cell = casella vuota
label-turned = si può girare

# ---- prompts

prompt-choose_start = Scegli la tua tessera iniziale.
prompt-keep_characters = Tieni due personaggi, in segreto.
prompt-take_tile = Tocca a te: prendi un paesaggio dal tabellone.
prompt-judge_tile = Pescato: { $type }. Tenere o scambiare?
prompt-place_tile = { $row ->
    [0] Da piazzare in qualsiasi riga: { $type }.
   *[other] Da piazzare nella riga { $row }: { $type }.
}
prompt-realise = Realizza un effetto o termina il turno.
prompt-pick_tile = Il genio: quale paesaggio si sposta?
prompt-move_tile = Il genio: dove va questo paesaggio ({ $type })?
prompt-move_beyond = Riga { $row }: quale colonna?
prompt-swap_tiles = Il tappeto volante: quali due paesaggi si scambiano?
prompt-take_objective = La luna: prendi un obiettivo.
prompt-copy_character = Zumurrud: copiare ora un personaggio?

# ---- what the others read meanwhile

waiting-choose_start = { $name } sceglie la tessera iniziale.
waiting-keep_characters = { $name } sceglie in segreto due personaggi da tenere.
waiting-take_tile = { $name } sceglie un paesaggio del mercato.
waiting-judge_tile = { $name } decide se tenere il paesaggio pescato.
waiting-place_tile = { $name } piazza un paesaggio.
waiting-realise = { $name } sceglie un effetto da realizzare o termina il turno.
waiting-pick_tile = { $name } sceglie il paesaggio che il genio sposta.
waiting-move_tile = { $name } sceglie dove il genio porta un paesaggio.
waiting-move_beyond = { $name } sceglie la colonna di un paesaggio.
waiting-swap_tiles = { $name } sceglie due paesaggi da scambiare.
waiting-take_objective = { $name } sceglie un obiettivo.
waiting-copy_character = { $name } decide se Zumurrud copia un personaggio.

# ---- choices

choose_start = { $start }
keep_characters = Tieni: { $one }, { $other }
take_tile = Riga { $row }, spazio { $slot }: { $tile }
take_tile-empty = Riga { $row }, spazio { $slot }: vuoto
take_tile-draw = Alì: pesca un paesaggio dalla pila
judge_tile-keep = Tienilo per qualsiasi riga: { $tile }
judge_tile = Scambia con riga { $row }, spazio { $slot }: { $tile }
judge_tile-empty = Scambia con riga { $row }, spazio { $slot }: vuoto
place_tile = Riga { $row }, colonna { $column }
realise-end = { $count ->
    [0] Concludi il turno
    [one] Termina il turno: { $count } effetto va perso
   *[other] Termina il turno: { $count } effetti vanno persi
}
realise-genie = Genio: sposta un paesaggio
realise-hammer = Martello: prendi un mosaico ({ $count })
realise-stall = Bancarella: prendi una carta Bancarella ({ $count })
realise-moon = Luna: prendi un obiettivo ({ $count })
realise-ruby = Rubino: prendi dalla riserva ({ $count })
realise-swap = { $character }: scambia due paesaggi
realise-claim = Approfitta: { $character }
recruit = Recluta: { $character } ({ $cost ->
    [one] { $cost } rubino
   *[other] { $cost } rubini
})
exchange-mosaic = Zaynab: dai { $mosaic } per la bancarella in cima
exchange-stall = Zaynab: dai { $stall } per il mosaico in cima
copy = Zumurrud: copia { $character }
copy-none = Non copiare nessuno
pick_tile = Riga { $row }, colonna { $column }: { $tile }
swap_tiles = Scambia riga { $row }, colonna { $column }: { $tile }
swap_tiles-end = Scambia: { $one } e { $other }
tile-elsewhere = Non nel tuo regno: { $tile }
move_tile = Verso riga { $row }, colonna { $column }
move_tile-outer = Oltre i confini, verso riga { $row }
take_objective = { $objective } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
take_objective-from = Da { $holder }: { $objective } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})

# ---- log

log-first_player = { $seat } inizia.
log-start = { $seat } prende una tessera iniziale.
log-laid_tile = Sul tabellone, riga { $row }: { $tile }.
log-refilled = Nuovo sul tabellone, riga { $row }: { $tile }.
log-drew = Pescato dalla pila: { $tile }.
log-first_mosaic = La pila dei mosaici comincia con: { $mosaic }.
log-first_stall = La pila delle bancarelle comincia con: { $stall }.
log-mosaic_up = In cima ai mosaici: { $mosaic }.
log-stall_up = In cima alle bancarelle: { $stall }.
log-objective_laid = Sul tavolo: { $objective }.
log-dealt_character = { $seat } ha ricevuto: { $character }.
log-kept_characters = { $seat } tiene due personaggi.
log-kept_these = { $seat } tiene: { $one }, { $other }.
log-displayed = Disponibile per tutti: { $character }.
log-turn = Turno: { $seat }.
log-exchanged_tile = { $seat } mette in riga { $row }: { $tile }.
log-placed = { $seat } piazza { $tile } → riga { $row }, colonna { $column }.
log-moved = Il genio sposta per { $seat }: { $tile } → riga { $row }, colonna { $column }.
log-swapped = { $seat } scambia { $one } e { $other }.
log-took_mosaic = { $seat } prende: { $mosaic }.
log-took_stall = { $seat } prende: { $stall }.
log-took_rubies = { $count ->
    [one] { $seat } prende un rubino.
   *[other] { $seat } prende { $count } rubini.
}
log-took_objective = { $seat } prende l’obiettivo: { $objective }.
log-robbed_objective = { $seat } prende un obiettivo a { $holder }: { $objective }.
log-achieved = { $seat } raggiunge: { $objective }.
log-recruited = { $cost ->
    [one] { $seat } recluta { $character } per un rubino.
   *[other] { $seat } recluta { $character } per { $cost } rubini.
}
log-dropped_effects = { $count ->
    [one] { $seat } rinuncia a un effetto.
   *[other] { $seat } rinuncia a { $count } effetti.
}
log-claimed = { $seat } approfitta di { $character }.
log-gave_mosaic = { $seat } infila sotto la pila: { $mosaic }.
log-gave_stall = { $seat } infila sotto la pila: { $stall }.
log-copied = Zumurrud copia { $character } per { $seat }.
log-last_turn = La pila è vuota.
log-extra_turn = Turno supplementare: { $seat }.
log-game_over = La partita è finita.

# ---- avvertimenti: che cosa costerà un’azione

warn-dropped_effects = { $count ->
    [one] { $count } effetto va perso
   *[other] { $count } effetti vanno persi
}

# ---- refusals

refusal-start_is_taken = Un altro giocatore ha già quella tessera iniziale.
refusal-slot_is_empty = Quello spazio del tabellone è vuoto.
refusal-power_missing = Non hai il potere di quel personaggio.
refusal-draw_pile_is_empty = La pila è vuota.
refusal-another_row = Un paesaggio va nella riga con lo stesso numero di quella da cui viene.
refusal-row_too_far = Anche con Morgiana la riga deve essere la stessa o una vicina.
refusal-cell_is_taken = C’è già un paesaggio in quella casella.
refusal-touches_nothing = Nessun paesaggio del tuo regno tocca quella casella.
refusal-three_moves = I tuoi geni hanno fatto tutte le mosse di questo turno.
refusal-not_pending = Niente lo ha attivato.
refusal-card_pile_is_empty = Quella pila di carte è vuota.
refusal-no_objective = Non c’è nessun obiettivo da prendere.
refusal-no_rubies = La riserva di rubini è esaurita.
refusal-once_a_turn = Quel potere è già stato usato in questo turno.
refusal-two_tiles = Servono due paesaggi da scambiare nel tuo regno.
refusal-two_change_places = Due paesaggi si scambiano, non di più: prima riprendine uno.
refusal-tile_not_in_realm = Quel paesaggio non è nel tuo regno.
refusal-rising_order = Indicali nell’ordine della lista: quello viene prima, o non ne lascia un secondo.
refusal-same_cell = Il paesaggio è già lì.
refusal-direct_return = Un paesaggio non può tornare subito alla casella che ha appena lasciato.
refusal-objective_not_in_play = Quell’obiettivo non è in questa partita.
refusal-own_objective = Hai già quell’obiettivo.
refusal-objective_achieved = Quell’obiettivo è stato raggiunto.
refusal-objective_protected = Jafar protegge quell’obiettivo.
refusal-not_in_hand = Non hai ricevuto entrambi questi personaggi.
refusal-two_are_kept = Si tengono due personaggi, non di più: prima riprendine uno.
refusal-no_characters = Questa partita si gioca senza personaggi.
refusal-character_not_there = Quel personaggio non è né nella tua mano né disponibile.
refusal-too_few_rubies = Non hai abbastanza rubini.
refusal-card_not_owned = Non hai quella carta.
refusal-copied_already = Zumurrud ha già copiato un personaggio.
refusal-not_recruited_by_others = Nessun altro giocatore ha reclutato quel personaggio.

# ---- what the coach counts

coach-oases = Punti delle tue oasi
coach-carried = Merci che le tue carovane portano
coach-palaces = Punti dei tuoi palazzi
coach-jars = Punti delle tue giare attive
coach-mosaics = Punti dei tuoi mosaici
coach-growing = Mosaici i cui palazzi possono ancora crescere
coach-grove = Il tuo gruppo di oasi più grande
coach-bonus = Bonus per il gruppo di oasi più grande
coach-lone = Oasi che aspettano una vicina
coach-train = Il tuo gruppo di carovane più grande
coach-goods = Merci senza carovana
coach-room = Posto libero nelle tue carovane
coach-sites = Palazzi senza mosaico
coach-achieved = Punti degli obiettivi raggiunti
coach-owed = Punti in gioco negli obiettivi aperti
coach-rank = Punti dei tuoi rubini
coach-rubies = I tuoi rubini
coach-characters = Punti dei tuoi personaggi
coach-powers = Personaggi che lavorano per te
coach-bonus-of = Bonus di { $name } per il gruppo di oasi più grande
coach-rank-of = Punti dei rubini di { $name }

# ---- scores

score-oases = Oasi in gruppo: { $count }
score-oasis_bonus = Gruppo di oasi più grande ({ $size })
score-caravans = Carovane: merci { $goods }, capacità { $capacity }
score-palaces = Palazzi: { $count }
score-jars = Giare attive: { $count }
score-mosaics = Mosaici: { $count }
score-objective = Raggiunto: { $objective }
score-objective_failed = Non raggiunto: { $objective }
score-rubies = Rubini: { $count }
score-character = { $character }

# ---- the board on the page

brief-GY01 = un vuoto tra due colonne
brief-GY02 = quattro in fila
brief-GY03 = quattro in quadrato
brief-GY04 = una scala
brief-GY05 = un buco di due
brief-GY07 = un’insenatura di due
brief-GY08 = una coppia di ognuno
brief-GY12 = 6 su una riga
brief-GN03 = 2 di ogni merce
brief-GN04 = 10 di una merce
board-turn = Turno { $turn } di { $turns }
board-last_turn = Ultimi turni
board-tiles_left = { $count ->
    [one] { $count } paesaggio rimasto
   *[other] { $count } paesaggi rimasti
}
board-market = Mercato
board-rows = riga per riga
board-your_realm = Il tuo regno
board-realm_of = Regno: { $name }
board-back = Torna al tuo regno
board-show_realm = Mostra il regno: { $name }
board-awake = oro = sveglio
board-starts = Tessere iniziali
board-start_name = Tessera iniziale { $start }
board-your_cards = Le tue carte
board-cards_of = Carte: { $name }
board-no_cards = Ancora nessuna carta
board-characters = Personaggi
board-hand_secret = in mano, lo vedi solo tu
board-on_display = aperto a tutti
board-recruited_by = reclutato: { $name }
board-unseen = non in vista
board-copies = copia { $character }
board-moves = { $count ->
    [0] nessuna mossa
    [one] { $count } mossa
   *[other] { $count } mosse
}
board-left = restano { $count }
board-empty_pile = esaurito
board-times = { $count } in attesa
board-on_table = sul tavolo
board-held = preso
board-held_by = preso: { $name }
board-achieved_by = raggiunto: { $name }
board-progress = { $have } di { $need }
board-objectives_open = { $count } da prendere
board-if_now = Se finisse ora
board-if_done = Se giochi così
board-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
board-tile_at = { $tile }, riga { $row }, colonna { $column }
board-tile = { $type }; sopra { $n }, destra { $e }, sotto { $s }, sinistra { $w }
board-cell = Casella libera, riga { $row }, colonna { $column }
board-cell_wakes = { $cell }; sveglierebbe: { $effects }
board-then_points = { $points } punti
board-slot = Mercato, riga { $row }, posto { $slot }: { $tile }
board-slot_empty = Mercato, riga { $row }, posto { $slot }: vuoto
board-outer_row = Riga esterna { $row }
board-taken = Il paesaggio in mano: { $tile }
board-start_strip = La tessera iniziale è un pezzo solo e non si muove mai.
board-group = Unito a { $count ->
    [0] nessun altro
    [one] { $count } altro
   *[other] altri { $count }
} dello stesso tipo
board-palace = Oasi e mercati accanto: { $count }
board-awake_here = Sveglio qui: { $effects }
board-wakes = Sveglierebbe: { $effects }
board-wakes_nothing = Non sveglierebbe nulla
board-effect-genie = Sposta un tuo paesaggio in un’altra casella. Più geni di un solo arrivo fanno una mossa.
board-effect-hammer = Prende il mosaico in cima. Alla fine un mosaico raddoppia un palazzo.
board-effect-stall = Prende la bancarella in cima. Le sue merci vanno alle tue carovane.
board-effect-moon = Prende un obiettivo dal tavolo, o uno non raggiunto da un altro giocatore.
board-effect-ruby = Prende un rubino dalla riserva.
board-supply = Riserva di rubini: { $count }
board-face_count = { $face }: { $count }
board-top_card = In cima: { $card }
board-pile_under = Sotto, come tutti hanno visto: { $cards }
board-cost = { $count ->
    [one] costa { $count } rubino
   *[other] costa { $count } rubini
}
board-swap_two = Indica i due paesaggi, in qualsiasi ordine.
board-hand_size = Personaggi in mano
board-ear_realm = { $name }, { $points } punti, { $rubies } rubini. { $rows }
board-ear_row = Riga { $row }: { $types }.
board-ear_market = Mercato: { $tiles }.

# ---- the guided first game

lesson-almadi-choose_start = La tua tessera iniziale resta nella colonna 0 e non si muove mai. Guarda i suoi lati destri: i primi paesaggi di ogni riga li toccheranno.
lesson-almadi-keep_characters = Tieni due personaggi in segreto; gli altri saranno aperti a tutti. Si pagano in rubini, in qualsiasi momento del proprio turno.
lesson-almadi-take_tile = Prendi uno degli otto paesaggi. La sua riga al mercato è la riga del tuo regno dove deve andare. Non si gira mai.
lesson-almadi-judge_tile = Ali ti mostra il prossimo paesaggio. Tienilo per qualsiasi riga, o mettilo al mercato in cambio di un altro.
lesson-almadi-place_tile = Va bene ogni casella libera di quella riga che tocca un paesaggio. I segni rotondi mostrano che cosa si sveglierebbe: una freccia contro un simbolo.
lesson-almadi-realise = Questi effetti sono svegli. Usali uno alla volta, nell’ordine che vuoi; quello che resta a fine turno è perso.
lesson-almadi-pick_tile = Un genio sposta un paesaggio del tuo regno, anche quello appena piazzato. Può lasciare un buco.
lesson-almadi-move_tile = Ora va bene qualsiasi riga. Il paesaggio arriva di nuovo e sveglia ciò che tocca, forse un altro genio: al massimo tre mosse per turno.
lesson-almadi-move_beyond = Abriza apre questa riga. Scegli la colonna.
lesson-almadi-swap_tiles = Indica due paesaggi: si scambiano di posto e arrivano entrambi di nuovo.
lesson-almadi-take_objective = Raggiunto, dà i suoi punti per sempre. Preso e non raggiunto, li costa; e fino ad allora altri possono portartelo via.
lesson-almadi-copy_character = Zumurrud può copiare il potere di un personaggio di un altro giocatore, una volta per partita.

# ---- fonti di punti, per il foglio dei punti

sum-oases = Oasi in gruppi
sum-oasis_bonus = Gruppo di oasi più grande
sum-caravans = Carovane
sum-palaces = Palazzi
sum-jars = Giare
sum-mosaics = Mosaici
sum-objective = Obiettivi raggiunti
sum-objective_failed = Obiettivi mancati
sum-rubies = Rubini
sum-character = Personaggi
