# Alhambra in Italian.

game-title = Alhambra
game-summary = Ingaggiate i migliori costruttori, pagate ciascuno nella sua moneta e cingete di mura la più bella Alhambra.

# ---- names

type-pavilion = padiglione
type-seraglio = serraglio
type-arcades = arcate
type-chambers = stanze
type-garden = giardino
type-tower = torre
currency-florin = fiorino
currency-dirham = dirham
currency-denar = denaro
currency-ducat = ducato
currency-none = –
tile-pavilion-2-NEW = padiglione 2 (N E O)
tile-pavilion-3-SW = padiglione 3 (S O)
tile-pavilion-4-ES = padiglione 4 (E S)
tile-pavilion-5-NW = padiglione 5 (N O)
tile-pavilion-6-N = padiglione 6 (N)
tile-pavilion-7-E = padiglione 7 (E)
tile-pavilion-8-0 = padiglione 8 (senza mura)
tile-seraglio-3-ESW = serraglio 3 (E S O)
tile-seraglio-4-NE = serraglio 4 (N E)
tile-seraglio-5-SW = serraglio 5 (S O)
tile-seraglio-6-ES = serraglio 6 (E S)
tile-seraglio-7-W = serraglio 7 (O)
tile-seraglio-8-S = serraglio 8 (S)
tile-seraglio-9-0 = serraglio 9 (senza mura)
tile-arcades-4-NES = arcate 4 (N E S)
tile-arcades-5-NW = arcate 5 (N O)
tile-arcades-6-SW = arcate 6 (S O)
tile-arcades-6-NE = arcate 6 (N E)
tile-arcades-7-ES = arcate 7 (E S)
tile-arcades-8-N = arcate 8 (N)
tile-arcades-8-E = arcate 8 (E)
tile-arcades-9-0 = arcate 9 (senza mura)
tile-arcades-10-0 = arcate 10 (senza mura)
tile-chambers-5-NSW = stanze 5 (N S O)
tile-chambers-6-ES = stanze 6 (E S)
tile-chambers-7-SW = stanze 7 (S O)
tile-chambers-7-NE = stanze 7 (N E)
tile-chambers-8-NW = stanze 8 (N O)
tile-chambers-9-W = stanze 9 (O)
tile-chambers-9-S = stanze 9 (S)
tile-chambers-10-0 = stanze 10 (senza mura)
tile-chambers-11-0 = stanze 11 (senza mura)
tile-garden-6-ESW = giardino 6 (E S O)
tile-garden-7-NSW = giardino 7 (N S O)
tile-garden-8-SW = giardino 8 (S O)
tile-garden-8-NE = giardino 8 (N E)
tile-garden-8-NW = giardino 8 (N O)
tile-garden-9-E = giardino 9 (E)
tile-garden-10-N = giardino 10 (N)
tile-garden-10-W = giardino 10 (O)
tile-garden-10-0 = giardino 10 (senza mura)
tile-garden-11-0 = giardino 11 (senza mura)
tile-garden-12-S = giardino 12 (S)
tile-tower-7-NEW = torre 7 (N E O)
tile-tower-8-NES = torre 8 (N E S)
tile-tower-9-ES = torre 9 (E S)
tile-tower-9-NE = torre 9 (N E)
tile-tower-9-NW = torre 9 (N O)
tile-tower-10-W = torre 10 (O)
tile-tower-11-N = torre 11 (N)
tile-tower-11-S = torre 11 (S)
tile-tower-11-0 = torre 11 (senza mura)
tile-tower-12-0 = torre 12 (senza mura)
tile-tower-13-E = torre 13 (E)
card-florin_1 = fiorino 1
card-florin_2 = fiorino 2
card-florin_3 = fiorino 3
card-florin_4 = fiorino 4
card-florin_5 = fiorino 5
card-florin_6 = fiorino 6
card-florin_7 = fiorino 7
card-florin_8 = fiorino 8
card-florin_9 = fiorino 9
card-dirham_1 = dirham 1
card-dirham_2 = dirham 2
card-dirham_3 = dirham 3
card-dirham_4 = dirham 4
card-dirham_5 = dirham 5
card-dirham_6 = dirham 6
card-dirham_7 = dirham 7
card-dirham_8 = dirham 8
card-dirham_9 = dirham 9
card-denar_1 = denaro 1
card-denar_2 = denaro 2
card-denar_3 = denaro 3
card-denar_4 = denaro 4
card-denar_5 = denaro 5
card-denar_6 = denaro 6
card-denar_7 = denaro 7
card-denar_8 = denaro 8
card-denar_9 = denaro 9
card-ducat_1 = ducato 1
card-ducat_2 = ducato 2
card-ducat_3 = ducato 3
card-ducat_4 = ducato 4
card-ducat_5 = ducato 5
card-ducat_6 = ducato 6
card-ducat_7 = ducato 7
card-ducat_8 = ducato 8
card-ducat_9 = ducato 9
card-diamond_1 = diamante 1
card-diamond_2 = diamante 2
card-diamond_3 = diamante 3
card-diamond_4 = diamante 4
card-diamond_5 = diamante 5
card-diamond_6 = diamante 6
card-diamond_7 = diamante 7
card-diamond_8 = diamante 8
card-diamond_9 = diamante 9
card-bureau_florin-dirham = ufficio di cambio fiorino/dirham
card-bureau_florin-denar = ufficio di cambio fiorino/denaro
card-bureau_florin-ducat = ufficio di cambio fiorino/ducato
card-bureau_dirham-denar = ufficio di cambio dirham/denaro
card-bureau_dirham-ducat = ufficio di cambio dirham/ducato
card-bureau_denar-ducat = ufficio di cambio denaro/ducato
caravanserai-ducat-a = caravanserraglio ducato A
caravanserai-ducat-b = caravanserraglio ducato B
caravanserai-dirham-a = caravanserraglio dirham A
caravanserai-dirham-b = caravanserraglio dirham B
caravanserai-denar-a = caravanserraglio denaro A
caravanserai-denar-b = caravanserraglio denaro B
caravanserai-florin-a = caravanserraglio fiorino A
caravanserai-florin-b = caravanserraglio fiorino B
counter-price-6 = prezzo 6
counter-price-7 = prezzo 7
counter-price-8 = prezzo 8
counter-price-9 = prezzo 9
counter-price-10 = prezzo 10
counter-price-11 = prezzo 11
counter-price-12-13 = prezzo 12/13
scoring-sc01 = padiglione < stanze < torre < serraglio < arcate < giardino
scoring-sc02 = padiglione < stanze < giardino < serraglio < torre < arcate
scoring-sc03 = padiglione < giardino < torre < arcate < serraglio < stanze
scoring-sc04 = serraglio < giardino < torre < stanze < arcate < padiglione
scoring-sc05 = serraglio < arcate < stanze < torre < giardino < padiglione
scoring-sc06 = serraglio < torre < arcate < giardino < stanze < padiglione
scoring-sc07 = arcate < padiglione < serraglio < torre < giardino < stanze
scoring-sc08 = arcate < padiglione < giardino < stanze < torre < serraglio
scoring-sc09 = arcate < stanze < giardino < serraglio < padiglione < torre
scoring-sc10 = stanze < arcate < padiglione < torre < giardino < serraglio
scoring-sc11 = stanze < arcate < padiglione < giardino < serraglio < torre
scoring-sc12 = stanze < giardino < serraglio < arcate < padiglione < torre
scoring-sc13 = giardino < torre < arcate < padiglione < stanze < serraglio
scoring-sc14 = giardino < torre < arcate < padiglione < serraglio < stanze
scoring-sc15 = giardino < serraglio < stanze < padiglione < torre < arcate
scoring-sc16 = torre < serraglio < padiglione < giardino < stanze < arcate
scoring-sc17 = torre < serraglio < stanze < arcate < padiglione < giardino
scoring-sc18 = torre < padiglione < serraglio < stanze < arcate < giardino
source-pavilion = padiglione
source-seraglio = serraglio
source-arcades = arcate
source-chambers = stanze
source-garden = giardino
source-tower = torre
source-wall = mura esterne
source-culture = tessere Cultura
holding-cards = carte denaro
holding-diamond = diamanti
holding-bureau = uffici di cambio
holding-coin-florin = monete di fiorino
holding-coin-dirham = monete di dirham
holding-coin-denar = monete di denaro
holding-coin-ducat = monete di ducato
holding-wall = mura più lunghe
holding-reserve = tessere in riserva
holding-pending = tessere da collocare
holding-sultan = carte Sultano
holding-culture = punti delle tessere Cultura
holding-vizier = visir sveglio

# ---- words of the table

label-turn = Turno
label-round = Ultimo conteggio: { $round } di 3
label-display = Denaro esposto
label-market = Mercato edile
label-deck = Mazzo: { $count }
label-supply = Tessere nel sacchetto: { $count }
label-player = Giocatore
label-score = Punti
label-hand = Denaro
label-cards = { $count } carte
label-wall = Mura
label-reserve = Riserva
label-pending = Da collocare
label-modules = Inoltre
label-drawn = Appena pescata
label-sultans = Carte Sultano
label-caravans = Caravanserragli in vendita
label-scoring_cards = Carte conteggio (dal più basso al più alto)
label-awake = visir sveglio
label-asleep = visir addormentato
label-coins = monete
label-culture = cultura
label-dirk = Dirk
label-fountain = fontana dei leoni

# ---- prompts

prompt-choose_action = Tocca a te: prendere denaro, comprare o trasformare.
prompt-choose_action-further = Importo esatto: un’altra azione, oppure fermati.
prompt-take_more = Prendere altre carte piccole?
prompt-pay = Paga { $price } ({ $currency }): metti giù il denaro, in qualsiasi ordine.
prompt-pay-any = Paga { $price } in una valuta a tua scelta: metti giù il denaro, in qualsiasi ordine.
prompt-redesign = Trasformazione: inserisci una tessera della riserva o togline una.
prompt-bring_in = Dove va: { $tile }?
prompt-next_tile = Quale tessera collochi adesso?
prompt-place_tile = Da collocare: { $tile }.
prompt-keep_mark = La carta Sultano è segnata: { $type }. Tenere o ritirare il dado?
prompt-choose_mark = Risultato del dado: { $type }. Segnalo, oppure la faccia opposta.
prompt-claim_tile = Appena pescata: { $tile }. La prendi con la tua carta Sultano?
prompt-move_marker = Muovere un segnalino di caravanserraglio?
prompt-vizier_offer = Il tuo visir è sveglio: comprare una tessera al prezzo esatto?

# ---- what the others read meanwhile

waiting-choose_action = { $name } sceglie un’azione: denaro, tessera o trasformazione.
waiting-take_more = { $name } decide se prendere altro denaro.
waiting-pay = { $name } sceglie le carte con cui pagare.
waiting-redesign = { $name } trasforma la propria Alhambra.
waiting-bring_in = { $name } sceglie dove va una tessera della riserva.
waiting-next_tile = { $name } sceglie la prossima tessera da collocare.
waiting-place_tile = { $name } colloca una tessera.
waiting-keep_mark = { $name } decide se tenere il segno di una carta Sultano o ritirare il dado.
waiting-choose_mark = { $name } sceglie il segno di una carta Sultano.
waiting-claim_tile = { $name } decide se prendere una tessera con una carta Sultano.
waiting-move_marker = { $name } decide se muovere un segnalino di caravanserraglio.
waiting-vizier_offer = { $name } decide se il visir compra una tessera.

# ---- choices

display-empty = Il posto { $place } del denaro esposto è vuoto
market-empty = Lo spazio del mercato è vuoto: { $currency }
choose_action-take = Prendi: { $card } (posto { $place })
choose_action-buy = Compra: { $tile } per { $price } ({ $currency })
choose_action-redesign = Trasforma la tua Alhambra
choose_action-stop = Fermati qui
choose_action-none = Qualcosa di un modulo che non c’è
choose_action-sultan = Compra la carta Sultano { $place }: { $type }, per { $price } ({ $currency })
choose_action-caravanserai = Compra: { $card }
choose_action-develop = Sviluppa le tue tessere Cultura
choose_action-wake = Sveglia il tuo visir
take_more = Prendi anche: { $card } (posto { $place })
take_more-enough = Basta così
pay-done = Paga quanto è sul tavolo
pay-card = { $card }
pay-none = Un mezzo di pagamento di un modulo che non hai
pay-caravanserai = { $card }: { $value } ({ $currency })
pay-bureau = Gioca: { $card }
pay-coin = Moneta: { $currency }
redesign-bring_in = Inserisci: { $tile }
redesign-remove = Togli: { $tile }
bring_in-swap = Al posto di: { $old }
next_tile = { $tile }
place_tile-cell = Dalla fontana: { $way }
place_tile-fountain = Sulla fontana stessa
way-up = { $count } in su
way-down = { $count } in giù
way-left = { $count } a sinistra
way-right = { $count } a destra
place_tile-reserve = Riserva
place_tile-dirk = Dirk
keep_mark-keep = Tieni: { $type }
keep_mark-roll = Tira di nuovo
choose_mark = Segna: { $type }
claim_tile-take = Prendi: { $tile }
claim_tile-decline = Lasciala al mercato: { $tile }
move_marker = { $card } → { $value } ({ $currency })
move_marker-stay = Non muovere alcun segnalino
move_marker-none = Un caravanserraglio che non hai
vizier_offer = Il visir compra: { $tile } per { $price } esatti ({ $currency })
vizier_offer-pass = Lascia attendere il visir
take-card = { $card }
take-end = Prendi { $count ->
    [one] 1 carta
   *[other] { $count } carte
} per { $worth }
take-end-bureau = Prendi l’ufficio di cambio
pay-end-exact = Paga { $paid }, importo esatto: giochi ancora
pay-end-exact_only = Paga { $paid }, il prezzo esatto
pay-end-over = Paga { $paid }: { $over } di troppo
pay-end-coins = Paga { $paid }: { $over } di troppo, { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} in cambio
pay-way-exact = Importo esatto: giochi ancora; con { $count ->
    [one] un solo pezzo
   *[other] { $count } pezzi
}. Ti resta denaro per { $kept }.
pay-way-exact_only = Importo esatto, con { $count ->
    [one] un solo pezzo
   *[other] { $count } pezzi
}. Ti resta denaro per { $kept }.
pay-way-over = { $over } di troppo, con { $count ->
    [one] un solo pezzo
   *[other] { $count } pezzi
}. Ti resta denaro per { $kept }.

# ---- log

log-dealt = { $seat } riceve: { $card }.
log-begins = { $seat } comincia.
log-turn_begins = È il turno di { $seat }.
log-passed = { $seat } non può fare nulla e passa.
log-stopped = { $seat } si ferma.
log-took = { $seat } prende: { $card }.
log-paid_card = { $seat } paga: { $card }.
log-paid_bureau = { $seat } gioca: { $card }.
log-paid_coin = { $seat } paga con una moneta: { $currency }.
log-paid_caravanserai = { $seat } paga con: { $card }.
log-bought = { $seat } compra dallo spazio { $currency }: { $tile } (pagato { $overpaid } in più).
log-bought_exactly = { $seat } compra dallo spazio { $currency }, al prezzo esatto: { $tile }.
log-built = { $seat } costruisce: { $tile } → ({ $x }, { $y }).
log-reserved = { $seat } mette in riserva: { $tile }.
log-given_to_dirk = { $seat } dà a Dirk: { $tile }.
log-sultan_given_to_dirk = { $seat } dà a Dirk, per il potere del Sultano: { $tile }.
log-vizier_given_to_dirk = { $seat } dà a Dirk, con l'acquisto del visir: { $tile }.
log-brought_in = { $seat } costruisce dalla riserva: { $tile } → ({ $x }, { $y }).
log-removed = { $seat } toglie: { $tile }.
log-swapped = { $seat } scambia: { $tile } con { $old }.
log-card_opened = Nuova carta esposta: { $card }.
log-scoring_card = Compare la carta conteggio { $round }.
log-reshuffled = Gli scarti ({ $count } carte) diventano il nuovo mazzo.
log-tile_opened = Al mercato, { $currency }: { $tile }.
log-scoring = Conteggio { $round }.
log-points = { $seat } segna { $points }: { $source }.
log-dirk_began = Dirk comincia con: { $tile }.
log-dirk_drew = Dirk riceve: { $tile }.
log-supply_exhausted = Le tessere sono finite: la partita termina.
log-leftover = Rimasta sullo spazio { $currency }: { $tile } va a { $seat }.
log-leftover_nobody = Rimasta sullo spazio { $currency }: { $tile } non va a nessuno.
log-game_over = La partita è finita.
log-scoring_order = Il conteggio { $round } segue l’ordine: { $card }.
log-sultan_opened = Una carta Sultano ({ $currency }) è segnata: { $type }.
log-sultan_bought = { $seat } compra la carta Sultano { $type } ({ $currency }), pagato { $overpaid } in più.
log-sultan_rolled = { $seat } tira il dado: { $type }.
log-sultan_marked = { $seat } segna: { $type }.
log-claimed = { $seat } prende con il potere del Sultano: { $tile }.
log-claim_declined = { $seat } rinuncia a: { $tile }.
log-caravanserai_bought = { $seat } compra: { $card } (pagato { $overpaid } in più).
log-marker_moved = { $seat } muove un segnalino: { $card } → { $value } ({ $currency }).
log-culture_taken = { $seat } prende una tessera Cultura: { $counter }.
log-developed = { $seat } sviluppa la cultura, che ora vale { $points }.
log-vizier_used = { $seat } ricorre al visir.
log-vizier_woken = { $seat } sveglia il visir.
log-coin_drawn = { $seat } pesca una moneta: { $currency }.

# ---- avvertimenti: che cosa costerà un’azione

warn-bought = { $overpaid } in più: niente resto, nessuna azione in più
warn-sultan_bought = { $overpaid } in più: niente resto, nessuna azione in più
warn-caravanserai_bought = { $overpaid } in più: niente resto, nessuna azione in più

# ---- refusals

refusal-no_card_there = Nessuna carta in quel posto.
refusal-no_tile_there = Quello spazio resta vuoto finché il mercato non viene riempito.
refusal-too_expensive = Non puoi pagare quel prezzo in quella valuta.
refusal-nothing_to_redesign = Non c’è nulla da trasformare.
refusal-must_act = Ci si può fermare solo dopo un pagamento esatto.
refusal-module_not_in_play = Il modulo di quell’azione non è in gioco.
refusal-too_much_money = Più carte insieme possono valere al massimo 5.
refusal-order_of_places = Prendi le carte nell’ordine dei loro posti.
refusal-ends_by_itself = Il pagamento è completo appena raggiunto il prezzo.
refusal-price_not_reached = Il prezzo non verrebbe raggiunto.
refusal-not_owned = Non hai più un tale mezzo di pagamento.
refusal-rising_order = Disponili nell’ordine della lista: quello viene prima.
refusal-not_exact = Non si arriverebbe al prezzo esatto.
refusal-superfluous = Nessun pagamento senza denaro superfluo comincia così.
refusal-wrong_currency = È denaro di un’altra valuta.
refusal-diamonds_stay_alone = I diamanti non si mescolano con altro denaro.
refusal-no_such_bureau = Non hai quell’ufficio di cambio.
refusal-bureau_comes_first = Un solo ufficio di cambio, e prima di tutto il resto.
refusal-bureau_does_not_fit = Quell’ufficio non ha la valuta richiesta.
refusal-not_in_reserve = Quella tessera non è nella tua riserva.
refusal-fits_nowhere = Quella tessera non sta da nessuna parte nella tua Alhambra.
refusal-not_built = Quella tessera non è nella tua Alhambra.
refusal-others_hang_on_it = Senza di essa il sentiero non raggiungerebbe tutte le tessere.
refusal-leaves_a_hole = Lascerebbe un buco all’interno.
refusal-fountain_stays = La fontana resta dov’è.
refusal-walls_do_not_match = Le mura non combaciano con quelle delle vicine.
refusal-no_footpath = Nessun lato aperto la collega al sentiero.
refusal-makes_a_hole = Chiuderebbe un buco.
refusal-out_of_reach = È oltre il bordo del tavolo.
refusal-cell_taken = Lì c’è già una tessera.
refusal-tile_not_pending = Quella tessera non è fra le nuove.
refusal-no_dirk = Dirk gioca solo in due giocatori.
refusal-not_for_dirk = Le tessere vinte alla fine non possono andare a Dirk.
refusal-not_rolled = Si può segnare solo il tipo uscito o la faccia opposta.
refusal-no_sultan_there = Nessuna carta Sultano in quel posto.
refusal-no_such_caravanserai = Non hai quel caravanserraglio.
refusal-no_such_move = Il segnalino non può andarci da dove si trova.
refusal-caravanserai_is_sold = Quel caravanserraglio non è più in vendita.
refusal-two_caravanserais = Al massimo due caravanserragli a testa.
refusal-too_few_types = Hai costruito troppo pochi tipi diversi.
refusal-nothing_to_develop = Nessuna delle tue tessere Cultura può essere girata.
refusal-vizier_is_awake = Il tuo visir è già sveglio.
refusal-laid_already = Quella carta è già sul tavolo.
refusal-bureau_alone = Un ufficio di cambio si prende da solo.
refusal-one_bureau = Un solo ufficio di cambio per acquisto.
refusal-bureau_changes_others = Quell’ufficio non cambia il denaro che è sul tavolo.
refusal-currencies_stay_apart = Le valute non si mescolano in un pagamento.
refusal-superfluous_with_these = Con ciò che è sul tavolo, un mezzo di pagamento sarebbe superfluo.

# ---- what the coach counts

coach-score = I tuoi punti
coach-majority = { $what }: punti al prossimo conteggio
coach-wall = Le tue mura più lunghe
coach-modules = Punti dei moduli al prossimo conteggio
coach-built = Tessere nella tua Alhambra
coach-sites = Spazi dove costruire
coach-reserve = Tessere nella tua riserva
coach-pending = Tessere comprate, da collocare più tardi
coach-money = Denaro in mano
coach-cards = Carte denaro in mano
coach-exact = Tessere che puoi pagare al prezzo esatto
coach-payable = Tessere che puoi pagare
coach-pieces = I tuoi elementi dei moduli
coach-score-of = Punti di { $name }
coach-majority-of = { $what }: punti di { $name } al prossimo conteggio
coach-wall-of = Mura più lunghe di { $name }
coach-modules-of = Punti dei moduli per { $name }
coach-built-of = Tessere nell'Alhambra di { $name }

# ---- scores

score-line = Conteggio { $round }: { $source }

# ---- il tabellone

board-tile = { $type } { $price }
board-no-walls = senza mura
board-walls = { $count ->
    [one] muro { $sides }
   *[other] mura { $sides }
}
board-side-N = nord
board-side-E = est
board-side-S = sud
board-side-W = ovest
board-cell = casella { $x }, { $y }
board-free = libera, { $place }
board-empty = vuoto
board-reserve_empty = vuota
board-bought = comprata in questo turno
board-take-note = una carta, o più fino a { $most }
board-can-exact = Puoi pagare la cifra esatta.
board-your-money = Il tuo denaro
board-no-money = Niente denaro.
board-diamonds = diamanti
board-wall = Muro più lungo { $count }
board-wall-note = { $points ->
    [one] la linea dorata; 1 punto per lato
   *[other] la linea dorata; { $points } punti per lato
}
board-wall-then = poi { $count }
board-majorities = Maggioranze
board-round = { $round ->
    [1] primo conteggio
    [2] secondo conteggio
   *[other] ultimo conteggio
}
board-ahead = { $round ->
    [1] Primo conteggio in arrivo
    [2] Secondo conteggio in arrivo
   *[other] Ultimo conteggio in arrivo
}
board-supply = { $count ->
    [one] { $count } edificio rimasto
   *[other] { $count } edifici rimasti
}
board-place-1 = 1°
board-place-2 = 2°
board-place-3 = 3°
board-per-side = { $points } a lato
board-now = se si contasse ora
board-redesign = Trasforma
board-wake = Sveglia
board-develop = Sviluppa
board-to-reserve = Nella riserva
board-to-dirk = A Dirk
board-awake = sveglio
board-asleep = dorme
board-take-it = Prendila
board-exact = esatto: un’azione in più
board-exact-only = esatto
board-over = { $count } di troppo
board-costs = Costa { $price }
board-each = { $price } l’una
board-you-have = ne hai { $count }
board-too-dear = più di quanto hai
board-own-again = Torna al tuo
board-alhambra-of = Alhambra di { $name }: { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}, muro { $wall }
board-on-display = { $card }, posto { $place } in mostra
board-on-market = { $tile }, al mercato, si paga in { $currency }
board-in-hand = { $card }, nella tua mano: { $count }
board-coins = monete { $currency }: { $count }
board-dirk = Dirk, { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
board-sultan = Carta Sultano: { $type }, costa { $price } ({ $currency })
board-mark = segna: { $type }
board-claims = prende la prossima tessera estratta: { $type }
board-none-open = nessuna scoperta
board-for-sale = { $thing }, in vendita
board-caravanserais = Caravanserragli
board-types-needed = servono { $count } tipi costruiti
board-types = Tipi costruiti: { $count }
board-culture = Cultura
board-worth = vale { $points }
board-no-counters = Due tessere dello stesso prezzo danno un segnalino.
board-counter = segnalino cultura, { $kind }: { $points } punti, fino a { $most }
board-price = prezzo { $price }
board-counter-points = punti
board-counter-tiles = tessere
board-discards = Negli scarti:
board-module-scoring_cards = Carte conteggio
board-module-sultan = Sultano
board-module-caravanserai = Caravanserraglio
board-module-moorish_art = Arte moresca
board-module-vizier = Visir
board-module-exchange = Cambio
board-module-diamonds = Diamanti
board-module-coins = Monete

# ---- la partita guidata: una lezione per ogni tipo di decisione

lesson-alhambra-choose_action = Un’azione per turno: prendere denaro, comprare una tessera del mercato o trasformare. Se paghi il prezzo giusto agisci ancora: raccogli dunque carte piccole adatte ai prezzi.
lesson-alhambra-take_more = Puoi prendere più carte finché valgono 5 o meno in tutto.
lesson-alhambra-pay = Posa carte della moneta della tessera fino al prezzo. Il di più è perso; il prezzo giusto dà un’altra azione.
lesson-alhambra-next_tile = A fine turno sistemi gli acquisti uno per volta. Comincia da quello che apre spazio al prossimo.
lesson-alhambra-place_tile = Le tessere tengono il verso. Muro con muro, lato aperto con lato aperto, e si deve poter arrivare a piedi dalla fontana. Ciò che non va finisce in riserva.
lesson-alhambra-redesign = Trasformare costa l’azione: costruire una tessera della riserva, toglierne una o scambiarle. Utile poco prima di un conteggio.
lesson-alhambra-bring_in = Scegli una casella libera, o una tessera da sostituire.
lesson-alhambra-keep_mark = Una carta del Sultano prende gratis una tessera del tipo segnato quando esce. Tieni un tipo ancora frequente, o ritira.
lesson-alhambra-choose_mark = Segna ciò che mostra il dado, o la faccia opposta. È definitivo.
lesson-alhambra-claim_tile = La tua carta del Sultano va bene per questa tessera: prendila gratis, o aspetta di meglio.
lesson-alhambra-move_marker = Prima dell’azione un segnalino del caravanserraglio può avanzare di uno spazio, gratis.
lesson-alhambra-vizier_offer = Un visir sveglio lascia comprare fra due turni, solo al prezzo giusto. Poi dorme.
