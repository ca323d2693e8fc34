# Almadi in Italian.

game-title = Almadi
game-summary = Componi un regno di oasi, carovane, mercati e palazzi, e lascia che i geni ne spostino le tessere.

# ---- names

type-oasis = oasi
    .the = l’oasi
type-caravan = carovana
    .the = la carovana
type-market = mercato
    .the = il mercato
type-palace = palazzo
    .the = il palazzo
side-none = vuoto
side-act = freccia
side-genie = genio
side-hammer = martellina
side-stall = bancarella
side-moon = luna
side-ruby = rubino
side-jar = giara
effect-genie = genio in attesa
effect-hammer = martellina in attesa
effect-stall = bancarella in attesa
effect-moon = luna in attesa
effect-ruby = rubino in attesa
good-spices = spezie
good-pottery = ceramiche
good-leather = pelletteria
good-carpets = tappeti
mosaic-star = mosaico con stella
    .a = un mosaico con stella
    .the = il mosaico con stella
mosaic-flower = mosaico con fiore
    .a = un mosaico con fiore
    .the = il mosaico con fiore
mosaic-diamond = mosaico con rombo
    .a = un mosaico con rombo
    .the = il mosaico con rombo
mosaic-wave = mosaico con onda
    .a = un mosaico con onda
    .the = il mosaico con onda
stall-spices = bancarella di spezie
    .a = una bancarella di spezie
    .the = la bancarella di spezie
stall-pottery = bancarella di ceramiche
    .a = una bancarella di ceramiche
    .the = la bancarella di ceramiche
stall-leather = bancarella di pelletteria
    .a = una bancarella di pelletteria
    .the = la bancarella di pelletteria
stall-carpets = bancarella di tappeti
    .a = una bancarella di tappeti
    .the = la bancarella di tappeti
tile = { $type }: { $n } in alto, { $e } a destra, { $s } in basso, { $w } a sinistra
tile-name = { $type }
tile-shown = { $type } con { $symbols }
cell = riga { $row }, { $column ->
    [0] colonna iniziale
    [1] prima casella
    [2] seconda casella
    [3] terza casella
    [4] quarta casella
    [5] quinta casella
    [6] sesta casella
    [7] settima casella
    [8] ottava casella
    [9] nona casella
    [10] decima casella
   *[other] casella { $column }
}
share = { $seat } { $points }
    .you = tu { $points }
start = { $type1 } con { $side1 }, { $type2 } con { $side2 }, { $type3 } con { $side3 }, { $type4 } con { $side4 }
objective-GY01 = una colonna vuota tra due colonne piene
objective-GY02 = oasi, carovana, mercato, palazzo in fila, in quest’ordine
objective-GY03 = un quadrato: in senso orario oasi, palazzo, carovana, mercato
objective-GY04 = una scala di 5 paesaggi, le 2 caselle sui gradini vuote
objective-GY05 = un buco di due caselle
objective-GY06 = 4 bancarelle e 4 mosaici
objective-GY07 = un’insenatura di due caselle
objective-GY08 = una coppia di bancarelle e una di mosaici
objective-GY09 = 4 bancarelle e 4 rubini
objective-GY10 = 4 mosaici e 4 rubini
objective-GY11 = 5 geni attivi
objective-GY12 = 6 paesaggi su una riga (vuoti ammessi)
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
objective-RD03 = 4 martelline attive
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
power-ali_cogia = le tue carovane portano merci come un solo gruppo
power-aziz = 1 punto ogni due merci di pelletteria o due tappeti sui tuoi mercati
power-aziza = 3 punti per ogni mosaico fuori dai palazzi
power-dalila = 1 punto ogni due merci non portate
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
power-abriza = i geni possono portare un paesaggio fuori dalle quattro righe
power-aladdin = prendi un rubino quando si attiva un genio, una volta per turno
power-ali = pesca un paesaggio dal mazzo invece di prenderlo dal tabellone
power-ali_baba = gli effetti rubino danno due rubini
power-badroulboudour = prendi un mosaico quando si attiva un genio, una volta per turno
power-hussain = un genio può scambiare due paesaggi, una volta per turno
power-jafar = nessuno può prendere i tuoi obiettivi
power-morgiane = piazza anche una riga più in alto o più in basso
power-paribanou = prendi una bancarella quando si attiva un genio, una volta per turno
power-zaynab = scambia un mosaico con una bancarella o viceversa, una volta per turno
power-zumurrud = copia un personaggio di un altro giocatore

# ---- words of the table

label-board = Tabellone
label-row = Riga
label-draw_pile = Mazzo
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
    .you = Il tuo regno
label-moves = Spostamenti del genio
label-waiting = Effetti in attesa
label-empty = vuoto
label-cost = costo
label-goods = Merci
label-first = Primo giocatore
label-under = sotto
label-claims = Doni in attesa
label-used = Poteri usati in questo turno
label-any = paesaggio qualsiasi
label-empty_cell = casella vuota
label-turned = si può girare

# ---- prompts

prompt-choose_start = Scegli la tua tessera iniziale.
prompt-keep_characters = Tieni due personaggi, in segreto.
prompt-take_tile = Prendi un paesaggio dal tabellone.
prompt-judge_tile = Dal mazzo: { $type }. Tieni o scambi?
prompt-place_tile = { $count ->
    [0] Piazza { $type-the } in una riga a scelta.
    [1] Piazza { $type-the } nella riga { $rows }.
   *[other] Piazza { $type-the } in una delle righe { $rows }.
}
prompt-realise = { $effects ->
    [0] Termina il turno.
   *[other] Applica un effetto ({ $names }) o termina il turno.
}
prompt-pick_tile = Genio: quale paesaggio sposti?
prompt-move_tile = Genio: dove sposti { $type-the }?
prompt-move_beyond = Riga { $row }: quale colonna?
prompt-swap_tiles = Tappeto volante: quali due paesaggi scambi?
prompt-take_objective = Luna: prendi un obiettivo.
prompt-copy_character = { $last ->
    [0] Zumurrud: vuoi copiare ora un personaggio?
   *[other] Zumurrud: vuoi copiare ora un personaggio? È l’ultima occasione.
}
prompt-copy_meanwhile = Zumurrud: vuoi copiare ora un personaggio, tra due azioni di un altro giocatore?

# ---- what the others read meanwhile

waiting-choose_start = { $name } sceglie la tessera iniziale.
waiting-keep_characters = { $name } sceglie in segreto due personaggi da tenere.
waiting-take_tile = { $name } sceglie un paesaggio dal tabellone.
waiting-judge_tile = { $name } decide se tenere il paesaggio pescato.
waiting-place_tile = { $name } piazza un paesaggio.
waiting-realise = { $name } sceglie un effetto da applicare o termina il turno.
waiting-pick_tile = { $name } sceglie il paesaggio che il genio sposta.
waiting-move_tile = { $name } sceglie dove il genio porta un paesaggio.
waiting-move_beyond = { $name } sceglie la colonna di un paesaggio.
waiting-swap_tiles = { $name } sceglie due paesaggi da scambiare.
waiting-take_objective = { $name } sceglie un obiettivo.
waiting-copy_meanwhile = { $name } decide se Zumurrud copia ora un personaggio.
waiting-copy_character = { $name } decide se Zumurrud copia un personaggio.

# ---- choices

choose_start = Prendi questa tessera iniziale: { $start }
keep_characters = Tieni: { $one }, { $other }
take_tile = Riga { $row }, a { $slot ->
    [1] sinistra
   *[other] destra
}: { $tile }
    .deed = Prendi e piazza: { $tile }
take_tile-empty = Riga { $row }, spazio { $slot }: vuoto
take_tile-draw = Alì: pesca un paesaggio dal mazzo
    .deed = Pesca un paesaggio dal mazzo
judge_tile-keep = Tienilo per qualsiasi riga: { $tile }
judge_tile = Scambia con la riga { $row }, a { $slot ->
    [1] sinistra
   *[other] destra
}: { $tile }
judge_tile-empty = Mettilo in riga { $row }, spazio { $slot }: vuoto
place_tile = Destinazione: { $cell }
    .deed = Piazza il paesaggio: { $cell }
realise-end = { $count ->
    [0] Concludi il turno
    [one] Termina il turno: { $count } effetto va perso
   *[other] Termina il turno: { $count } effetti vanno persi
}
realise-genie = Genio: sposta un paesaggio
    .deed = Sposta un paesaggio con il genio
realise-hammer = Martellina: prendi un mosaico (× { $count })
    .deed = Prendi un mosaico
realise-stall = Bancarella: prendi una carta bancarella (× { $count })
    .deed = Prendi una carta bancarella
realise-moon = Luna: prendi un obiettivo (× { $count })
    .deed = Prendi un obiettivo
realise-ruby = Rubino: prendi dalla riserva (× { $count })
    .deed = Prendi i rubini dalla riserva
realise-swap = { $character }: scambia due paesaggi
    .deed = Scambia due paesaggi: { $character }
realise-claim = Riscuoti il dono: { $character }
recruit = Recluta: { $character } ({ $cost ->
    [one] { $cost } rubino
   *[other] { $cost } rubini
})
exchange-mosaic = Zaynab: { $mosaic-the } in cambio della bancarella in cima
    .deed = Cedi { $mosaic-the } in cambio della bancarella in cima
exchange-stall = Zaynab: { $stall-the } in cambio del mosaico in cima
    .deed = Cedi { $stall-the } in cambio del mosaico in cima
copy = Zumurrud: copia { $character }
    .deed = Copia { $character }
copy-none = Non copiare nessuno
copy-not_yet = Non ancora
copy-not_in_this_turn = Non in questo turno
pick_tile = { $tile } ({ $cell })
    .deed = Sposta: { $tile } ({ $cell })
swap_tiles = Scambia: { $tile } ({ $cell })
swap_tiles-end = Scambia: { $one } e { $other }
tile-elsewhere = Non nel tuo regno: { $tile }
move_tile = Destinazione: { $cell }
    .deed = Sposta il paesaggio: { $cell }
move_tile-outer = Fuori dalle quattro righe: riga { $row }
    .deed = Sposta fuori dalle quattro righe: riga { $row }
take_objective = { $objective } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
    .deed = Prendi l’obiettivo: { $objective } ({ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    })
take_objective-from = Da { $holder }: { $objective } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
    .deed = Prendi a { $holder }: { $objective } ({ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    })

# ---- log

log-first_player = { $seat } inizia.
    .you = Inizi.
log-start = { $seat } prende una tessera iniziale.
    .you = Prendi una tessera iniziale.
log-laid_tile = Sul tabellone, riga { $row }: { $tile }.
log-refilled = Nuovo sul tabellone, riga { $row }: { $tile }.
log-drew = Pescato dal mazzo: { $tile }.
log-first_mosaic = La pila dei mosaici comincia con { $mosaic-a }.
log-first_stall = La pila delle bancarelle comincia con { $stall-a }.
log-mosaic_up = In cima ai mosaici c’è { $mosaic-a }.
log-stall_up = In cima alle bancarelle c’è { $stall-a }.
log-objective_laid = Sul tavolo: { $objective }.
log-dealt_character = { $seat } ha ricevuto: { $character }.
    .you = Hai ricevuto: { $character }.
log-kept_characters = { $seat } tiene due personaggi.
    .you = Tieni due personaggi.
log-kept_these = { $seat } tiene: { $one }, { $other }.
    .you = Tieni: { $one }, { $other }.
log-displayed = Disponibile per tutti: { $character }.
log-turn = Turno di { $seat }.
    .you = Tocca a te.
log-exchanged_tile = { $seat } mette in riga { $row }: { $tile }.
    .you = Metti in riga { $row }: { $tile }.
log-placed = { $seat } piazza: { $tile } → { $cell }.
    .you = Piazzi: { $tile } → { $cell }.
log-moved = Un genio di { $seat } sposta: { $tile } → { $cell }.
    .you = Il tuo genio sposta: { $tile } → { $cell }.
log-swapped = { $seat } scambia: { $one } e { $other }.
    .you = Scambi: { $one } e { $other }.
log-activated = { $seat } attiva: { $effects }.
    .you = Attivi: { $effects }.
log-advanced = { $seat } si avvicina all’obiettivo: { $objective } ({ $have } su { $need }).
    .you = Ti avvicini all’obiettivo: { $objective } ({ $have } su { $need }).
log-chain = { $points ->
    [0] { $seat } ha applicato { $count } effetti in questo turno.
    [one] { $seat } ha applicato { $count } effetti in questo turno: { $points } punto.
   *[other] { $seat } ha applicato { $count } effetti in questo turno: { $points } punti.
}
    .you = { $points ->
        [0] Hai applicato { $count } effetti in questo turno.
        [one] Hai applicato { $count } effetti in questo turno: { $points } punto.
       *[other] Hai applicato { $count } effetti in questo turno: { $points } punti.
    }
log-scored = { $source }: { $shares }.
log-took_mosaic = { $seat } prende { $mosaic-a }.
    .you = Prendi { $mosaic-a }.
log-took_stall = { $seat } prende { $stall-a }.
    .you = Prendi { $stall-a }.
log-took_rubies = { $count ->
    [one] { $seat } prende un rubino.
   *[other] { $seat } prende { $count } rubini.
}
    .you = { $count ->
        [one] Prendi un rubino.
       *[other] Prendi { $count } rubini.
    }
log-took_objective = { $seat } prende l’obiettivo: { $objective }.
    .you = Prendi l’obiettivo: { $objective }.
log-robbed_objective = { $holder-is ->
    [you] { $seat } ti prende un obiettivo: { $objective }.
   *[other] { $seat } prende un obiettivo a { $holder }: { $objective }.
}
    .you = Prendi un obiettivo a { $holder }: { $objective }.
log-achieved = { $seat } raggiunge: { $objective }.
    .you = Raggiungi: { $objective }.
log-recruited = { $cost ->
    [one] { $seat } recluta { $character } per un rubino.
   *[other] { $seat } recluta { $character } per { $cost } rubini.
}
    .you = { $cost ->
        [one] Recluti { $character } per un rubino.
       *[other] Recluti { $character } per { $cost } rubini.
    }
log-dropped_effects = { $count ->
    [one] { $seat } rinuncia a un effetto.
   *[other] { $seat } rinuncia a { $count } effetti.
}
    .you = { $count ->
        [one] Rinunci a un effetto.
       *[other] Rinunci a { $count } effetti.
    }
log-claimed = { $seat } riscuote il dono: { $character }.
    .you = Riscuoti il dono: { $character }.
log-gave_mosaic = { $seat } infila sotto la pila { $mosaic-a }.
    .you = Infili sotto la pila { $mosaic-a }.
log-gave_stall = { $seat } infila sotto la pila { $stall-a }.
    .you = Infili sotto la pila { $stall-a }.
log-copied = Zumurrud copia { $character } per { $seat }.
    .you = La tua Zumurrud copia { $character }.
log-last_turn = Il mazzo è vuoto.
log-extra_turn = Turno supplementare di { $seat }.
    .you = Il tuo turno supplementare.
log-game_over = La partita è finita.

# ---- avvertimenti: che cosa costerà un’azione

warn-dropped_effects = { $count ->
    [one] { $count } effetto va perso
   *[other] { $count } effetti vanno persi
}

# ---- refusals

refusal-start_is_taken = Un altro giocatore ha già quella tessera iniziale.
refusal-slot_is_empty = Quello spazio del tabellone è vuoto.
refusal-power_missing = Ti manca il potere di un personaggio: { $character }.
refusal-draw_pile_is_empty = Il mazzo è vuoto.
refusal-another_row = Un paesaggio va nella riga con lo stesso numero di quella da cui viene.
refusal-row_too_far = Anche con Morgiana la riga deve essere la stessa o una vicina.
refusal-cell_is_taken = C’è già un paesaggio in quella casella.
refusal-touches_nothing = Nessun paesaggio del tuo regno tocca quella casella.
refusal-three_moves = I tuoi geni hanno fatto tutti gli spostamenti di questo turno.
refusal-not_pending = Questo effetto non è attivato.
refusal-card_pile_is_empty = Quella pila di carte è vuota.
refusal-no_objective = Non c’è nessun obiettivo da prendere.
refusal-no_rubies = La riserva di rubini è esaurita.
refusal-once_a_turn = Quel potere è già stato usato in questo turno.
refusal-two_tiles = Servono due paesaggi da scambiare nel tuo regno.
refusal-two_change_places = Si scambiano due paesaggi, non di più: prima togline uno.
refusal-tile_not_in_realm = Quel paesaggio non è nel tuo regno.
refusal-rising_order = Indicali nell’ordine della lista: quello viene prima, oppure dopo di esso non ne resta un altro.
refusal-same_cell = Il paesaggio è già lì.
refusal-genie_moves = Un paesaggio resta dov’è finché un tuo genio non si attiva e lo sposta.
refusal-genie_first = Applica prima il genio: sposta un paesaggio.
refusal-start_stays = Una tessera iniziale resta dov’è: nessuno dei suoi paesaggi si può spostare.
refusal-direct_return = Un paesaggio non può tornare subito alla casella che ha appena lasciato.
refusal-objective_not_in_play = Quell’obiettivo non è in questa partita.
refusal-own_objective = Hai già quell’obiettivo.
refusal-objective_achieved = Quell’obiettivo è stato raggiunto.
refusal-objective_protected = Jafar protegge quell’obiettivo.
refusal-not_in_hand = Non hai ricevuto entrambi questi personaggi.
refusal-two_are_kept = Si tengono due personaggi, non di più: prima togline uno.
refusal-no_characters = Questa partita si gioca senza personaggi.
refusal-character_not_there = Quel personaggio non è né nella tua mano né disponibile.
refusal-too_few_rubies = Non hai abbastanza rubini.
refusal-card_not_owned = Non hai quella carta.
refusal-copied_already = Zumurrud ha già copiato un personaggio.
refusal-not_recruited_by_others = Nessun altro giocatore ha reclutato quel personaggio.

# ---- what the coach counts

coach-oases = Punti delle tue oasi
coach-carried = Merci portate dalle tue carovane
coach-palaces = Punti dei tuoi palazzi
coach-jars = Punti delle tue giare attive
coach-mosaics = Punti dei tuoi mosaici
coach-growing = Mosaici i cui palazzi possono ancora crescere
coach-grove = Il tuo gruppo di oasi più grande
coach-bonus = Bonus per il gruppo di oasi più grande
coach-lone = Oasi ancora sole
coach-train = Il tuo gruppo di carovane più grande
coach-goods = Merci senza carovana
coach-room = Posto libero nelle tue carovane
coach-sites = Palazzi senza mosaico
coach-achieved = Punti degli obiettivi raggiunti
coach-owed = Punti in gioco negli obiettivi non raggiunti
coach-rank = Punti dei tuoi rubini
coach-rubies = I tuoi rubini
coach-characters = Punti dei tuoi personaggi
coach-powers = Personaggi che agiscono per te
coach-bonus-of = Bonus di { $name } per il gruppo di oasi più grande
coach-rank-of = Punti dei rubini di { $name }

# ---- scores

score-oases = Oasi in gruppo: { $count }
score-oasis_bonus = Gruppo di oasi più grande ({ $size })
score-caravans = { $factor ->
    [1] Carovane: merci { $goods }, capacità { $capacity }
   *[other] Carovane: merci { $goods } (Zobeide: quelle delle bancarelle × { $factor }), capacità { $capacity }
}
score-palaces = Palazzi: { $count }
score-jars = Giare attive: { $count }
score-mosaics = Mosaici: { $count }
score-objective = Raggiunto: { $objective }
score-objective_failed = Non raggiunto: { $objective }
score-rubies = { $rank ->
    [0] Rubini: { $count }
   *[other] Rubini: { $count } (posizione { $rank })
}
score-character = { $character }
tie-shared = { $seat } condivide il posto.
    .you = Condividi il posto.

# ---- scene: una catena di effetti, un obiettivo, la fine

scene-chain = { $seat }: una catena di { $count } effetti
    .you = La tua catena di { $count } effetti
scene-chain_points = { $points ->
    [0] Il turno di { $seat } non cambia i punti.
    [one] Il turno di { $seat } porta { $points } punto.
   *[other] Il turno di { $seat } porta { $points } punti.
}
    .you = { $points ->
        [0] Il tuo turno non cambia i punti.
        [one] Il tuo turno porta { $points } punto.
       *[other] Il tuo turno porta { $points } punti.
    }
step-placed = Piazzato ({ $thing }): { $cell }
step-moved = Spostato dal genio ({ $thing }): { $cell }
step-swapped = Scambiato ({ $thing }): { $cell }
step-mosaic = Martellina: { $thing }
step-stall = Bancarella: { $thing }
step-rubies = { $count ->
    [one] Rubino: { $count } rubino
   *[other] Rubino: { $count } rubini
}
step-objective = Luna: { $thing }
step-recruited = Reclutamento: { $thing }
step-copied = Zumurrud copia { $thing }
step-exchanged_mosaic = Scambio con: { $thing }
step-exchanged_stall = Scambio con: { $thing }
step-activates = Attiva: { $effects }
scene-objective = { $seat }: un obiettivo
    .you = Tu: un obiettivo
scene-took_objective = Preso: { $objective }
scene-robbed_objective = Preso a un altro giocatore: { $objective }
scene-achieved = Raggiunto: { $objective }
why-took_objective = { $points ->
    [one] Finché non è raggiunto toglie { $points } punto.
   *[other] Finché non è raggiunto toglie { $points } punti.
}
why-robbed_objective = { $points ->
    [one] Ora { $points } punto in meno a chi lo tiene senza averlo raggiunto; all’altro non ne toglie più.
   *[other] Ora { $points } punti in meno a chi lo tiene senza averlo raggiunto; all’altro non ne toglie più.
}
why-achieved = { $points ->
    [one] Non toglie più { $points } punto: lo dà, per sempre.
   *[other] Non toglie più { $points } punti: li dà, per sempre.
}
scene-end = La fine: tutti i punti, fonte per fonte
scene-winner = { $points ->
    [one] { $seat } vince con { $points } punto.
   *[other] { $seat } vince con { $points } punti.
}
    .you = { $points ->
        [one] Vinci con { $points } punto.
       *[other] Vinci con { $points } punti.
    }
why-oases = 3 punti per ogni oasi in un gruppo di almeno due.
why-oasis_bonus = 6 punti per il gruppo di oasi più grande; in caso di parità li riceve ciascuno.
why-caravans = 1 punto per ogni merce portata: più grande è un gruppo di carovane, più merci porta.
why-palaces = Un palazzo accanto a un’oasi o a un mercato dà 1 punto, e 1 in più per ognuno che gli sta accanto.
why-jars = 1 punto per ogni giara attiva.
why-mosaics = Un mosaico fa contare un palazzo una seconda volta.
why-rubies = Chi ha più rubini riceve più punti; con i personaggi, 2 rubini fanno 1 punto.
why-character = Ciò che vale il potere di ogni personaggio.
why-objective = I punti stampati su ogni obiettivo raggiunto.
why-objective_failed = Un obiettivo tenuto e non raggiunto toglie i suoi punti.

# ---- the board on the page

brief-GY01 = un vuoto tra due colonne
brief-GY02 = quattro in fila
brief-GY03 = quattro in quadrato
brief-GY04 = una scala
brief-GY05 = un buco di due
brief-GY07 = un’insenatura di due
brief-GY08 = una coppia per tipo
brief-GY12 = 6 su una riga
brief-GN03 = 2 di ogni merce
brief-GN04 = 10 di una merce
board-turn = Turno { $turn } di { $turns }
board-last_turn = Ultimi turni
board-tiles_left = { $count ->
    [one] { $count } paesaggio rimasto
   *[other] { $count } paesaggi rimasti
}
board-market = Tabellone centrale
board-your_realm = Il tuo regno
board-realm_of = Regno: { $name }
board-back = Torna al tuo regno
board-show_realm = Mostra il regno: { $name }
board-realms = Regni
board-looking = Stai solo guardando; il tuo paesaggio aspetta.
board-looking_on = Stai solo guardando.
board-points_now = Se finisse ora: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-what_if = Che cosa succede se lo piazzi qui
board-what_if_move = Che cosa succede se va lì
board-what_now = Che cosa darebbero i tuoi effetti
board-which_cell = Che cosa darebbe ogni casella
board-lands = Il paesaggio ({ $type }) va qui: { $cell }.
board-lands_nothing = I punti restano come sono.
board-source_change = { $source }: { $before } → { $after }
board-use-hammer = Martellina: prendi una carta ({ $card }).
board-use-stall = Bancarella: prendi una carta ({ $card }).
board-use-ruby = { $count ->
    [one] Rubino: prendi un rubino.
   *[other] Rubino: prendi { $count } rubini.
}
board-use-moon = Luna: puoi prendere un obiettivo.
board-use-moon_achieves = Luna: potresti prendere e raggiungere «{ $objective }».
board-use-genie = Genio: puoi spostare un paesaggio.
board-use-genie_found = Genio: puoi spostare un paesaggio. Trovato ({ $type }): da { $origin } a { $target }.
board-use-genie_wakes = Attiverebbe: { $effects }.
board-use_times = × { $count }
board-bar-now = ora
board-bar-placed = piazzato
board-bar-effects = effetti
board-bar-genie = genio
board-bars = Punti: ora { $now }, poi { $placed }, con i tuoi effetti { $effects }, con il genio forse { $genie }
board-here = Qui
board-then = poi { $have }/{ $need }
board-then_done = poi raggiunto
board-tile_row = Va nella riga { $row } del tuo regno.
board-tile_rows = Può andare nelle righe { $rows }.
board-side-act = Attiva il simbolo che tocca, e lo tiene attivo.
board-side-none = Tocca senza effetto.
board-symbol = { $symbol }: { $meaning }
board-symbol-active = attivo ora
board-symbol-idle = nessuna freccia lo tocca
board-symbol-wakes = attiva: { $effect }
board-symbol-alone = non tocca nessun simbolo
board-symbol-waits = { $count ->
    [one] da applicare
   *[other] da applicare, × { $count }
}
board-effect-jar = Una giara attiva vale 1 punto alla fine.
board-type-oasis = 3 punti per ogni oasi in un gruppo di almeno due; altri 6 per il gruppo più grande di tutti.
board-type-caravan = Porta merci: 1 punto ciascuna. Più grande è un gruppo, più merci porta.
board-type-market = Le sue merci contano se le tue carovane le portano; conta anche per i palazzi accanto.
board-type-palace = 1 punto, e 1 in più per ogni oasi e ogni mercato accanto; senza, non vale nulla.
board-card-mosaic = Posato su un palazzo alla fine: quel palazzo conta una seconda volta.
board-card-stall = Le sue merci contano come quelle dei tuoi mercati, se le tue carovane le portano.
board-supply_words = Chi ha più rubini riceve più punti alla fine. Con i personaggi servono anche a reclutare.
board-objective_rule = Raggiunto: i suoi punti sono tuoi per sempre. Tenuto e non raggiunto: te ne toglie altrettanti.
board-free_cell = Una casella libera del tuo regno.
board-free_touches = Tocca un paesaggio: un paesaggio della riga { $row } può venire qui.
board-free_alone = Nessun paesaggio la tocca ancora.
board-first_tile = Prima prendi un paesaggio: uno della riga { $row } può venire qui.
board-awake = dorato = attivo
board-starts = Tessere iniziali
board-start_name = Tessera iniziale
board-your_cards = Le tue carte
board-cards_of = Carte: { $name }
board-no_cards = Ancora nessuna carta
board-characters = Personaggi
board-hand_secret = in mano, lo vedi solo tu
board-on_display = disponibile per tutti
board-recruited_by = reclutato: { $name }
    .you = da te reclutato
board-unseen = non in vista
board-moves = { $count ->
    [0] non ancora
    [one] { $count } volta
   *[other] { $count } volte
}
board-left = { $count ->
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
board-empty_pile = pila vuota
board-times = { $count } in attesa
board-on_table = sul tavolo
board-held = preso
board-held_by = preso: { $name }
    .you = preso da te
board-achieved_by = raggiunto: { $name }
    .you = raggiunto da te
board-progress = { $have } su { $need }
board-objectives_open = { $count } da prendere
board-if_now = Se la partita finisse ora
board-if_done = Se fai così
board-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
board-tile_at = { $tile }; { $cell }
board-tile = { $type }; sopra { $n }, destra { $e }, sotto { $s }, sinistra { $w }
board-cell = Casella libera, { $cell }
board-cell_wakes = { $cell }; attiverebbe: { $effects }
board-then_points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-slot = Tabellone, riga { $row }: { $tile }
board-slot_empty = Tabellone, riga { $row }: spazio vuoto
board-outer_row = Riga esterna { $row }
board-taken = Il paesaggio in mano: { $tile }
board-start_strip = La tessera iniziale è un pezzo solo e non si muove mai.
board-group = { $count ->
    [0] Isolato: nessun vicino dello stesso tipo
    [one] In gruppo con { $count } altro dello stesso tipo
   *[other] In gruppo con altri { $count } dello stesso tipo
}
board-palace = Oasi e mercati accanto: { $count }
board-awake_here = Attivi qui: { $effects }
board-effect-genie = Sposta un tuo paesaggio in un’altra casella. Più geni attivati insieme danno un solo spostamento.
board-effect-hammer = Prendi il mosaico in cima. Alla fine un mosaico fa contare due volte un palazzo.
board-effect-stall = Prendi la bancarella in cima. Le sue merci vanno alle tue carovane.
board-effect-moon = Prendi un obiettivo dal tavolo, o uno che un altro giocatore tiene e non ha ancora raggiunto.
board-effect-ruby = Prendi un rubino dalla riserva.
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
board-ear_realm = { $name }, punti { $points }, rubini { $rubies }. { $rows }
board-ear_row = Riga { $row }: { $types }.
board-ear_market = Tabellone: { $tiles }.

# ---- the guided first game

lesson-almadi-choose_start = La tua tessera iniziale resta nella colonna iniziale e non si muove mai. Guarda i suoi lati destri: i primi paesaggi di ogni riga li toccheranno.
lesson-almadi-keep_characters = Tieni due personaggi in segreto; gli altri saranno disponibili per tutti. Si pagano in rubini, in qualsiasi momento del tuo turno.
lesson-almadi-take_tile = Prendi uno degli otto paesaggi. La sua riga sul tabellone è la riga del tuo regno dove deve andare. Non si gira mai. Cerca oasi vicine, carovane in un solo gruppo e una freccia che tocca un simbolo: sono i tuoi punti.
lesson-almadi-judge_tile = Alì ti mostra il prossimo paesaggio. Tienilo per qualsiasi riga, o mettilo sul tabellone in cambio di un altro.
lesson-almadi-place_tile = Va bene ogni casella libera di quella riga che tocca un paesaggio. I segni rotondi mostrano che cosa si attiverebbe: una freccia contro un simbolo.
lesson-almadi-realise = Questi effetti sono attivati. Applicali uno alla volta, nell’ordine che vuoi; ciò che resta a fine turno è perso.
lesson-almadi-pick_tile = Un genio sposta un paesaggio del tuo regno, anche quello appena piazzato. Al suo posto può restare un buco.
lesson-almadi-move_tile = Ora va bene qualsiasi riga. Il paesaggio è come appena piazzato e attiva ciò che tocca, forse un altro genio: al massimo tre spostamenti per turno.
lesson-almadi-move_beyond = Abriza apre questa riga. Scegli la colonna.
lesson-almadi-swap_tiles = Indica due paesaggi: si scambiano di posto ed è come se fossero appena piazzati.
lesson-almadi-take_objective = Se lo raggiungi, i suoi punti sono tuoi per sempre. Se lo tieni senza raggiungerlo li perdi, e fino ad allora altri possono portartelo via.
lesson-almadi-copy_meanwhile = Zumurrud può copiare un potere anche nei turni degli altri, tra due azioni.
lesson-almadi-copy_character = Zumurrud può copiare il potere di un personaggio di un altro giocatore, una volta per partita.
try-almadi-choose_start = Quale tessera iniziale prenderesti?
try-almadi-take_tile = Quale paesaggio prenderesti, e dove lo piazzeresti?
aim-almadi = Hai sedici turni. Punta su uno o due gruppi che crescono, oasi o carovane con merci da portare, e non prendere un obiettivo che rischi di non raggiungere.

# ---- fonti di punti, per il foglio dei punti

sum-oases = Oasi in gruppo
sum-oasis_bonus = Gruppo di oasi più grande
sum-caravans = Carovane
sum-palaces = Palazzi
sum-jars = Giare
sum-mosaics = Mosaici
sum-objective = Obiettivi raggiunti
sum-objective_failed = Obiettivi non raggiunti
sum-rubies = Rubini
sum-character = Personaggi
source-oasis = { sum-oases }
source-prestige = { sum-oasis_bonus }
source-caravan = { sum-caravans }
source-palace = { sum-palaces }
source-jar = { sum-jars }
source-mosaic = { sum-mosaics }
source-ruby = { sum-rubies }
source-character = { sum-character }
source-objective = { sum-objective }
source-forbidden = { sum-objective_failed }
