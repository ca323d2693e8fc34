# Alhambra in Italian.

game-title = Alhambra
game-summary = Ingaggia i migliori costruttori, paga ciascuno nella sua valuta e cingi di mura la più bella Alhambra.

# ---- names

type-pavilion = padiglione
type-seraglio = serraglio
type-arcades = arcate
type-chambers = stanze
type-garden = giardino
type-tower = torre
types-pavilion = Padiglioni
types-seraglio = Serragli
types-arcades = Arcate
types-chambers = Stanze
types-garden = Giardini
types-tower = Torri
currency-florin = fiorini
    .one = fiorino
    .of = dei fiorini
currency-dirham = dirham
    .one = dirham
    .of = dei dirham
currency-denar = dinari
    .one = dinaro
    .of = dei dinari
currency-ducat = ducati
    .one = ducato
    .of = dei ducati
currency-none = –
    .one = –
tile-pavilion-2-NEW = padiglione 2 (muri a nord, est e ovest)
    .the = il padiglione 2 (muri a nord, est e ovest)
    .of = del padiglione 2 (muri a nord, est e ovest)
tile-pavilion-3-SW = padiglione 3 (muri a sud e ovest)
    .the = il padiglione 3 (muri a sud e ovest)
    .of = del padiglione 3 (muri a sud e ovest)
tile-pavilion-4-ES = padiglione 4 (muri a est e sud)
    .the = il padiglione 4 (muri a est e sud)
    .of = del padiglione 4 (muri a est e sud)
tile-pavilion-5-NW = padiglione 5 (muri a nord e ovest)
    .the = il padiglione 5 (muri a nord e ovest)
    .of = del padiglione 5 (muri a nord e ovest)
tile-pavilion-6-N = padiglione 6 (muro a nord)
    .the = il padiglione 6 (muro a nord)
    .of = del padiglione 6 (muro a nord)
tile-pavilion-7-E = padiglione 7 (muro a est)
    .the = il padiglione 7 (muro a est)
    .of = del padiglione 7 (muro a est)
tile-pavilion-8-0 = padiglione 8 (senza muri)
    .the = il padiglione 8 (senza muri)
    .of = del padiglione 8 (senza muri)
tile-seraglio-3-ESW = serraglio 3 (muri a est, sud e ovest)
    .the = il serraglio 3 (muri a est, sud e ovest)
    .of = del serraglio 3 (muri a est, sud e ovest)
tile-seraglio-4-NE = serraglio 4 (muri a nord e est)
    .the = il serraglio 4 (muri a nord e est)
    .of = del serraglio 4 (muri a nord e est)
tile-seraglio-5-SW = serraglio 5 (muri a sud e ovest)
    .the = il serraglio 5 (muri a sud e ovest)
    .of = del serraglio 5 (muri a sud e ovest)
tile-seraglio-6-ES = serraglio 6 (muri a est e sud)
    .the = il serraglio 6 (muri a est e sud)
    .of = del serraglio 6 (muri a est e sud)
tile-seraglio-7-W = serraglio 7 (muro a ovest)
    .the = il serraglio 7 (muro a ovest)
    .of = del serraglio 7 (muro a ovest)
tile-seraglio-8-S = serraglio 8 (muro a sud)
    .the = il serraglio 8 (muro a sud)
    .of = del serraglio 8 (muro a sud)
tile-seraglio-9-0 = serraglio 9 (senza muri)
    .the = il serraglio 9 (senza muri)
    .of = del serraglio 9 (senza muri)
tile-arcades-4-NES = arcate 4 (muri a nord, est e sud)
    .the = le arcate 4 (muri a nord, est e sud)
    .of = delle arcate 4 (muri a nord, est e sud)
tile-arcades-5-NW = arcate 5 (muri a nord e ovest)
    .the = le arcate 5 (muri a nord e ovest)
    .of = delle arcate 5 (muri a nord e ovest)
tile-arcades-6-SW = arcate 6 (muri a sud e ovest)
    .the = le arcate 6 (muri a sud e ovest)
    .of = delle arcate 6 (muri a sud e ovest)
tile-arcades-6-NE = arcate 6 (muri a nord e est)
    .the = le arcate 6 (muri a nord e est)
    .of = delle arcate 6 (muri a nord e est)
tile-arcades-7-ES = arcate 7 (muri a est e sud)
    .the = le arcate 7 (muri a est e sud)
    .of = delle arcate 7 (muri a est e sud)
tile-arcades-8-N = arcate 8 (muro a nord)
    .the = le arcate 8 (muro a nord)
    .of = delle arcate 8 (muro a nord)
tile-arcades-8-E = arcate 8 (muro a est)
    .the = le arcate 8 (muro a est)
    .of = delle arcate 8 (muro a est)
tile-arcades-9-0 = arcate 9 (senza muri)
    .the = le arcate 9 (senza muri)
    .of = delle arcate 9 (senza muri)
tile-arcades-10-0 = arcate 10 (senza muri)
    .the = le arcate 10 (senza muri)
    .of = delle arcate 10 (senza muri)
tile-chambers-5-NSW = stanze 5 (muri a nord, sud e ovest)
    .the = le stanze 5 (muri a nord, sud e ovest)
    .of = delle stanze 5 (muri a nord, sud e ovest)
tile-chambers-6-ES = stanze 6 (muri a est e sud)
    .the = le stanze 6 (muri a est e sud)
    .of = delle stanze 6 (muri a est e sud)
tile-chambers-7-SW = stanze 7 (muri a sud e ovest)
    .the = le stanze 7 (muri a sud e ovest)
    .of = delle stanze 7 (muri a sud e ovest)
tile-chambers-7-NE = stanze 7 (muri a nord e est)
    .the = le stanze 7 (muri a nord e est)
    .of = delle stanze 7 (muri a nord e est)
tile-chambers-8-NW = stanze 8 (muri a nord e ovest)
    .the = le stanze 8 (muri a nord e ovest)
    .of = delle stanze 8 (muri a nord e ovest)
tile-chambers-9-W = stanze 9 (muro a ovest)
    .the = le stanze 9 (muro a ovest)
    .of = delle stanze 9 (muro a ovest)
tile-chambers-9-S = stanze 9 (muro a sud)
    .the = le stanze 9 (muro a sud)
    .of = delle stanze 9 (muro a sud)
tile-chambers-10-0 = stanze 10 (senza muri)
    .the = le stanze 10 (senza muri)
    .of = delle stanze 10 (senza muri)
tile-chambers-11-0 = stanze 11 (senza muri)
    .the = le stanze 11 (senza muri)
    .of = delle stanze 11 (senza muri)
tile-garden-6-ESW = giardino 6 (muri a est, sud e ovest)
    .the = il giardino 6 (muri a est, sud e ovest)
    .of = del giardino 6 (muri a est, sud e ovest)
tile-garden-7-NSW = giardino 7 (muri a nord, sud e ovest)
    .the = il giardino 7 (muri a nord, sud e ovest)
    .of = del giardino 7 (muri a nord, sud e ovest)
tile-garden-8-SW = giardino 8 (muri a sud e ovest)
    .the = il giardino 8 (muri a sud e ovest)
    .of = del giardino 8 (muri a sud e ovest)
tile-garden-8-NE = giardino 8 (muri a nord e est)
    .the = il giardino 8 (muri a nord e est)
    .of = del giardino 8 (muri a nord e est)
tile-garden-8-NW = giardino 8 (muri a nord e ovest)
    .the = il giardino 8 (muri a nord e ovest)
    .of = del giardino 8 (muri a nord e ovest)
tile-garden-9-E = giardino 9 (muro a est)
    .the = il giardino 9 (muro a est)
    .of = del giardino 9 (muro a est)
tile-garden-10-N = giardino 10 (muro a nord)
    .the = il giardino 10 (muro a nord)
    .of = del giardino 10 (muro a nord)
tile-garden-10-W = giardino 10 (muro a ovest)
    .the = il giardino 10 (muro a ovest)
    .of = del giardino 10 (muro a ovest)
tile-garden-10-0 = giardino 10 (senza muri)
    .the = il giardino 10 (senza muri)
    .of = del giardino 10 (senza muri)
tile-garden-11-0 = giardino 11 (senza muri)
    .the = il giardino 11 (senza muri)
    .of = del giardino 11 (senza muri)
tile-garden-12-S = giardino 12 (muro a sud)
    .the = il giardino 12 (muro a sud)
    .of = del giardino 12 (muro a sud)
tile-tower-7-NEW = torre 7 (muri a nord, est e ovest)
    .the = la torre 7 (muri a nord, est e ovest)
    .of = della torre 7 (muri a nord, est e ovest)
tile-tower-8-NES = torre 8 (muri a nord, est e sud)
    .the = la torre 8 (muri a nord, est e sud)
    .of = della torre 8 (muri a nord, est e sud)
tile-tower-9-ES = torre 9 (muri a est e sud)
    .the = la torre 9 (muri a est e sud)
    .of = della torre 9 (muri a est e sud)
tile-tower-9-NE = torre 9 (muri a nord e est)
    .the = la torre 9 (muri a nord e est)
    .of = della torre 9 (muri a nord e est)
tile-tower-9-NW = torre 9 (muri a nord e ovest)
    .the = la torre 9 (muri a nord e ovest)
    .of = della torre 9 (muri a nord e ovest)
tile-tower-10-W = torre 10 (muro a ovest)
    .the = la torre 10 (muro a ovest)
    .of = della torre 10 (muro a ovest)
tile-tower-11-N = torre 11 (muro a nord)
    .the = la torre 11 (muro a nord)
    .of = della torre 11 (muro a nord)
tile-tower-11-S = torre 11 (muro a sud)
    .the = la torre 11 (muro a sud)
    .of = della torre 11 (muro a sud)
tile-tower-11-0 = torre 11 (senza muri)
    .the = la torre 11 (senza muri)
    .of = della torre 11 (senza muri)
tile-tower-12-0 = torre 12 (senza muri)
    .the = la torre 12 (senza muri)
    .of = della torre 12 (senza muri)
tile-tower-13-E = torre 13 (muro a est)
    .the = la torre 13 (muro a est)
    .of = della torre 13 (muro a est)
card-florin_1 = 1 fiorino
card-florin_2 = 2 fiorini
card-florin_3 = 3 fiorini
card-florin_4 = 4 fiorini
card-florin_5 = 5 fiorini
card-florin_6 = 6 fiorini
card-florin_7 = 7 fiorini
card-florin_8 = 8 fiorini
card-florin_9 = 9 fiorini
card-dirham_1 = 1 dirham
card-dirham_2 = 2 dirham
card-dirham_3 = 3 dirham
card-dirham_4 = 4 dirham
card-dirham_5 = 5 dirham
card-dirham_6 = 6 dirham
card-dirham_7 = 7 dirham
card-dirham_8 = 8 dirham
card-dirham_9 = 9 dirham
card-denar_1 = 1 dinaro
card-denar_2 = 2 dinari
card-denar_3 = 3 dinari
card-denar_4 = 4 dinari
card-denar_5 = 5 dinari
card-denar_6 = 6 dinari
card-denar_7 = 7 dinari
card-denar_8 = 8 dinari
card-denar_9 = 9 dinari
card-ducat_1 = 1 ducato
card-ducat_2 = 2 ducati
card-ducat_3 = 3 ducati
card-ducat_4 = 4 ducati
card-ducat_5 = 5 ducati
card-ducat_6 = 6 ducati
card-ducat_7 = 7 ducati
card-ducat_8 = 8 ducati
card-ducat_9 = 9 ducati
card-diamond_1 = diamante 1
card-diamond_2 = diamante 2
card-diamond_3 = diamante 3
card-diamond_4 = diamante 4
card-diamond_5 = diamante 5
card-diamond_6 = diamante 6
card-diamond_7 = diamante 7
card-diamond_8 = diamante 8
card-diamond_9 = diamante 9
card-bureau_florin-dirham = ufficio di cambio fiorini/dirham
card-bureau_florin-denar = ufficio di cambio fiorini/dinari
card-bureau_florin-ducat = ufficio di cambio fiorini/ducati
card-bureau_dirham-denar = ufficio di cambio dirham/dinari
card-bureau_dirham-ducat = ufficio di cambio dirham/ducati
card-bureau_denar-ducat = ufficio di cambio dinari/ducati
caravanserai-ducat-a = caravanserraglio ducati, prima diramazione dirham
caravanserai-ducat-b = caravanserraglio ducati, prima diramazione fiorini
caravanserai-dirham-a = caravanserraglio dirham, prima diramazione dinari
caravanserai-dirham-b = caravanserraglio dirham, prima diramazione ducati
caravanserai-denar-a = caravanserraglio dinari, prima diramazione fiorini
caravanserai-denar-b = caravanserraglio dinari, prima diramazione dirham
caravanserai-florin-a = caravanserraglio fiorini, prima diramazione ducati
caravanserai-florin-b = caravanserraglio fiorini, prima diramazione dinari
counter-price-6 = prezzo 6
counter-price-7 = prezzo 7
counter-price-8 = prezzo 8
counter-price-9 = prezzo 9
counter-price-10 = prezzo 10
counter-price-11 = prezzo 11
counter-price-12-13 = prezzo 12/13
scoring-sc01 = padiglione, stanze, torre, serraglio, arcate, giardino
scoring-sc02 = padiglione, stanze, giardino, serraglio, torre, arcate
scoring-sc03 = padiglione, giardino, torre, arcate, serraglio, stanze
scoring-sc04 = serraglio, giardino, torre, stanze, arcate, padiglione
scoring-sc05 = serraglio, arcate, stanze, torre, giardino, padiglione
scoring-sc06 = serraglio, torre, arcate, giardino, stanze, padiglione
scoring-sc07 = arcate, padiglione, serraglio, torre, giardino, stanze
scoring-sc08 = arcate, padiglione, giardino, stanze, torre, serraglio
scoring-sc09 = arcate, stanze, giardino, serraglio, padiglione, torre
scoring-sc10 = stanze, arcate, padiglione, torre, giardino, serraglio
scoring-sc11 = stanze, arcate, padiglione, giardino, serraglio, torre
scoring-sc12 = stanze, giardino, serraglio, arcate, padiglione, torre
scoring-sc13 = giardino, torre, arcate, padiglione, stanze, serraglio
scoring-sc14 = giardino, torre, arcate, padiglione, serraglio, stanze
scoring-sc15 = giardino, serraglio, stanze, padiglione, torre, arcate
scoring-sc16 = torre, serraglio, padiglione, giardino, stanze, arcate
scoring-sc17 = torre, serraglio, stanze, arcate, padiglione, giardino
scoring-sc18 = torre, padiglione, serraglio, stanze, arcate, giardino
source-pavilion = padiglione
source-seraglio = serraglio
source-arcades = arcate
source-chambers = stanze
source-garden = giardino
source-tower = torre
source-wall = muro esterno
source-culture = tasselli Cultura
holding-cards = carte denaro
holding-diamond = diamanti
holding-bureau = uffici di cambio
holding-coin-florin = monete da 1 fiorino
holding-coin-dirham = monete da 1 dirham
holding-coin-denar = monete da 1 dinaro
holding-coin-ducat = monete da 1 ducato
holding-wall = muro esterno più lungo
holding-reserve = tessere in riserva
holding-pending = tessere da piazzare
holding-sultan = carte Sultano
holding-culture = punti dei tasselli Cultura
holding-vizier = visir sveglio

# ---- words of the table

label-turn = Turno
label-round = Conteggi fatti: { $round } di 3
label-display = Denaro esposto
label-market = Mercato degli edifici
label-deck = Mazzo: { $count }
label-supply = Tessere nel sacchetto: { $count }
label-player = Giocatore
label-score = Punti
label-hand = Denaro
label-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
label-wall = Muro
label-reserve = Riserva
label-pending = Da piazzare
label-modules = Inoltre
label-drawn = Appena estratta
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

prompt-choose_action = Tocca a te: prendi denaro, compra o ristruttura.
prompt-choose_action-further = Hai pagato il prezzo esatto: fai un’altra azione o fermati.
prompt-take_more = Vuoi prendere altre carte piccole?
prompt-pay = Paga { $price ->
    [one] { $price } { $currency-one }
   *[other] { $price } { $currency }
}: metti il denaro, in qualsiasi ordine.
prompt-pay-any = Paga { $price } in una valuta a tua scelta: metti il denaro, in qualsiasi ordine.
prompt-redesign = Ristrutturazione: costruisci una tessera della riserva o togline una dall’Alhambra.
prompt-bring_in = Dove costruisci { $tile-the }?
prompt-next_tile = Quale tessera piazzi adesso?
prompt-place_tile = Piazza { $tile-the }.
prompt-keep_mark = La carta Sultano segna: { $type }. Tieni questo tipo o tiri di nuovo il dado?
prompt-choose_mark = Risultato del dado: { $type }. Segna questo tipo o quello della faccia opposta.
prompt-claim_tile = Appena estratta: { $tile }. La prendi con la tua carta Sultano?
prompt-move_marker = Vuoi muovere un segnalino di caravanserraglio?
prompt-vizier_offer = Visir: compri una tessera al prezzo esatto?

# ---- what the others read meanwhile

waiting-choose_action = { $name } sceglie un’azione: denaro, tessera o ristrutturazione.
waiting-take_more = { $name } decide se prendere altro denaro.
waiting-pay = { $name } sceglie le carte con cui pagare.
waiting-redesign = { $name } ristruttura la propria Alhambra.
waiting-bring_in = { $name } sceglie dove va una tessera della riserva.
waiting-next_tile = { $name } sceglie la prossima tessera da piazzare.
waiting-place_tile = { $name } piazza una tessera.
waiting-keep_mark = { $name } decide se tenere il tipo di una carta Sultano o tirare di nuovo il dado.
waiting-choose_mark = { $name } sceglie il tipo da segnare su una carta Sultano.
waiting-claim_tile = { $name } decide se prendere una tessera con una carta Sultano.
waiting-move_marker = { $name } decide se muovere un segnalino di caravanserraglio.
waiting-vizier_offer = { $name } decide se il visir compra una tessera.

# ---- choices

display-empty = Il posto { $place } del denaro esposto è vuoto
market-empty = Al mercato lo spazio { $currency-of } è vuoto
choose_action-take = Prendi: { $card } (posto { $place })
choose_action-buy = Compra { $tile-the } per { $price ->
    [one] { $price } { $currency-one }
   *[other] { $price } { $currency }
}
choose_action-redesign = Ristruttura la tua Alhambra
choose_action-stop = Fermati qui
choose_action-none = Un’azione di un modulo non in gioco
choose_action-sultan = Compra la carta Sultano { $place }: { $type }, per { $price ->
    [one] { $price } { $currency-one }
   *[other] { $price } { $currency }
}
choose_action-caravanserai = Compra: { $card }
choose_action-develop = Sviluppa i tuoi tasselli Cultura
choose_action-wake = Sveglia il tuo visir
take_more = Prendi anche: { $card } (posto { $place })
    .deed = Prendi anche: { $card } (posto { $place })
take_more-enough = Basta così
    .deed = Non prendere altro
pay-done = Paga quanto è sul tavolo
pay-card = { $card }
    .deed = Paga: { $card }
pay-none = Un mezzo di pagamento di un modulo non in gioco
pay-caravanserai = { $card }: { $value } ({ $currency })
    .deed = Paga con: { $card }, { $value } ({ $currency })
pay-bureau = Gioca: { $card }
pay-coin = Moneta: { $currency }
    .deed = Paga con una moneta: { $currency }
redesign-bring_in = Costruisci dalla riserva { $tile-the }
redesign-remove = Togli { $tile-the }
    .deed = Togli { $tile-the }
bring_in-swap = Al posto { $old-of }
    .deed = Metti al posto { $old-of }
next_tile = { $tile }
    .deed = Piazza prima { $tile-the }
place_tile-cell = Costruisci { $way } dalla fontana
place_tile-fountain = Sulla fontana stessa
at-cell = { $way } dalla fontana
at-fountain = sulla fontana stessa
way-up = { $count ->
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
   *[other] { $count }
} in su
way-down = { $count ->
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
   *[other] { $count }
} in giù
way-left = { $count ->
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
   *[other] { $count }
} a sinistra
way-right = { $count ->
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
   *[other] { $count }
} a destra
# The steps of an act in the sentence of the coach.
coach-then-redesign-bring_in = { $act }: costruisci dalla riserva { $tile-the }
coach-then-redesign-remove = { $act }: togli { $tile-the }
coach-then-bring_in-swap = { $act }, al posto { $old-of }
coach-then-place_tile-cell = { $act }, poi costruisci la nuova tessera { $way } dalla fontana
coach-then-place_tile-fountain = { $act }, poi costruisci la nuova tessera sulla fontana stessa
coach-then-place_tile-reserve = { $act }, poi metti la nuova tessera in riserva
coach-then-place_tile-dirk = { $act }, poi dai la nuova tessera a Dirk
coach-at-cell = { $act }, { $way } dalla fontana
coach-at-fountain = { $act }, sulla fontana stessa
place_tile-reserve = Riserva
    .deed = Metti la tessera in riserva
place_tile-dirk = Dirk
    .deed = Dai la tessera a Dirk
keep_mark-keep = Tieni: { $type }
keep_mark-roll = Tira di nuovo
choose_mark = Segna: { $type }
claim_tile-take = Prendi { $tile-the }
claim_tile-decline = Lascia al mercato { $tile-the }
move_marker = Muovi il segnalino a { $value } ({ $currency }): { $card }
move_marker-stay = Non muovere alcun segnalino
move_marker-none = Un caravanserraglio che non hai
vizier_offer = Il visir compra { $tile-the } per { $price ->
    [one] { $price } { $currency-one }
   *[other] { $price } { $currency }
}, prezzo esatto
    .deed = Compra con il visir { $tile-the } per { $price ->
        [one] { $price } { $currency-one }
       *[other] { $price } { $currency }
    }, prezzo esatto
vizier_offer-pass = Non usare il visir adesso
take-card = { $card }
take-end = Prendi { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, valore { $worth }
take-end-bureau = Prendi l’ufficio di cambio
pay-end-exact = Paga { $paid }, prezzo esatto: agisci ancora
pay-end-exact_only = Paga { $paid }, il prezzo esatto
pay-end-over = Paga { $paid }: { $over } di troppo
pay-end-coins = Paga { $paid }: { $over } di troppo, con { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} di resto
pay-way-exact = Prezzo esatto: agisci ancora; con { $count ->
    [one] un solo pezzo
   *[other] { $count } pezzi
}. Ti resta denaro per { $kept }.
pay-way-exact_only = Prezzo esatto, con { $count ->
    [one] un solo pezzo
   *[other] { $count } pezzi
}. Ti resta denaro per { $kept }.
pay-way-over = { $over } di troppo, con { $count ->
    [one] un solo pezzo
   *[other] { $count } pezzi
}. Ti resta denaro per { $kept }.

# ---- log

log-dealt = { $seat } riceve: { $card }.
    .you = Ricevi: { $card }.
log-begins = { $seat } comincia.
    .you = Cominci.
log-turn_begins = È il turno di { $seat }.
    .you = Tocca a te.
log-passed = { $seat } non può fare nulla e passa.
    .you = Non puoi fare nulla e passi.
log-stopped = { $seat } si ferma.
    .you = Ti fermi.
log-took = { $seat } prende: { $card }.
    .you = Prendi: { $card }.
log-paid_card = { $seat } paga: { $card }.
    .you = Paghi: { $card }.
log-paid_bureau = { $seat } gioca: { $card }.
    .you = Giochi: { $card }.
log-paid_coin = { $seat } paga con una moneta: { $currency }.
    .you = Paghi con una moneta: { $currency }.
log-paid_caravanserai = { $seat } paga con: { $card }.
    .you = Paghi con: { $card }.
log-bought = { $seat } compra { $tile-the } dallo spazio { $currency-of } ({ $overpaid } di troppo).
    .you = Compri { $tile-the } dallo spazio { $currency-of } ({ $overpaid } di troppo).
log-bought_exactly = { $seat } compra { $tile-the } dallo spazio { $currency-of }, al prezzo esatto.
    .you = Compri { $tile-the } dallo spazio { $currency-of }, al prezzo esatto.
log-built = { $seat } costruisce { $tile-the }, { $cell }.
    .you = Costruisci { $tile-the }, { $cell }.
log-reserved = { $seat } mette in riserva { $tile-the }.
    .you = Metti in riserva { $tile-the }.
log-given_to_dirk = { $seat } dà a Dirk { $tile-the }.
    .you = Dai a Dirk { $tile-the }.
log-sultan_given_to_dirk = { $seat } dà a Dirk, con il potere del Sultano, { $tile-the }.
    .you = Dai a Dirk, con il potere del Sultano, { $tile-the }.
log-vizier_given_to_dirk = { $seat } dà a Dirk, dopo l’acquisto del visir, { $tile-the }.
    .you = Dai a Dirk, dopo l’acquisto del visir, { $tile-the }.
log-brought_in = { $seat } costruisce dalla riserva { $tile-the }, { $cell }.
    .you = Costruisci dalla riserva { $tile-the }, { $cell }.
log-removed = { $seat } toglie { $tile-the }.
    .you = Togli { $tile-the }.
log-swapped = { $seat } mette { $tile-the } al posto { $old-of }.
    .you = Metti { $tile-the } al posto { $old-of }.
log-card_opened = Nuova carta esposta: { $card }.
log-scoring_card = Si scopre la carta conteggio { $round }.
log-reshuffled = { $count ->
    [one] Gli scarti ({ $count } carta) diventano il nuovo mazzo.
   *[other] Gli scarti ({ $count } carte) diventano il nuovo mazzo.
}
log-tile_opened = Sullo spazio { $currency-of }: { $tile }.
log-scoring = Conteggio { $round }.
log-majority = { $type } – { $shares }.
log-walls = Muri esterni – { $shares }.
log-culture = Tasselli Cultura – { $shares }.
log-dirk_began = Dirk comincia con { $tile-the }.
log-dirk_drew = Dirk riceve { $tile-the }.
log-supply_exhausted = Le tessere sono finite: la partita termina.
log-leftover = Tessera rimasta sullo spazio { $currency-of }, la ottiene { $seat }: { $tile }.
    .you = Tessera rimasta sullo spazio { $currency-of }, la ottieni tu: { $tile }.
log-leftover_nobody = Tessera rimasta sullo spazio { $currency-of }, non la ottiene nessuno: { $tile }.
log-game_over = La partita è finita.
log-scoring_order = Il conteggio { $round } vale, dal più basso al più alto: { $card }.
log-sultan_opened = Nuova carta Sultano ({ $currency }), tipo segnato: { $type }.
log-sultan_bought = { $overpaid ->
    [0] { $seat } compra la carta Sultano: { $type }, in { $currency }, al prezzo esatto.
   *[other] { $seat } compra la carta Sultano: { $type }, in { $currency }, { $overpaid } di troppo.
}
    .you = { $overpaid ->
        [0] Compri la carta Sultano: { $type }, in { $currency }, al prezzo esatto.
       *[other] Compri la carta Sultano: { $type }, in { $currency }, { $overpaid } di troppo.
    }
log-sultan_rolled = { $seat } tira il dado: { $type }.
    .you = Tiri il dado: { $type }.
log-sultan_marked = { $seat } segna: { $type }.
    .you = Segni: { $type }.
log-claimed = { $seat } prende { $tile-the } con il potere del Sultano.
    .you = Prendi { $tile-the } con il potere del Sultano.
log-claim_declined = { $seat } non prende { $tile-the }.
    .you = Non prendi { $tile-the }.
log-caravanserai_bought = { $overpaid ->
    [0] { $seat } compra, al prezzo esatto: { $card }.
   *[other] { $seat } compra, pagando { $overpaid } di troppo: { $card }.
}
    .you = { $overpaid ->
        [0] Compri, al prezzo esatto: { $card }.
       *[other] Compri, pagando { $overpaid } di troppo: { $card }.
    }
log-marker_moved = { $seat } muove un segnalino a { $value } ({ $currency }): { $card }.
    .you = Muovi un segnalino a { $value } ({ $currency }): { $card }.
log-culture_taken = { $seat } prende un tassello Cultura: { $counter }.
    .you = Prendi un tassello Cultura: { $counter }.
log-developed = { $seat } sviluppa i tasselli Cultura, che ora valgono { $points }.
    .you = Sviluppi i tasselli Cultura, che ora valgono { $points }.
log-vizier_used = { $seat } ricorre al visir.
    .you = Ricorri al visir.
log-vizier_woken = { $seat } sveglia il visir.
    .you = Svegli il visir.
log-coin_drawn = { $seat } estrae una moneta: { $currency }.
    .you = Estrai una moneta: { $currency }.

# ---- i conteggi, riga per riga

share-majority = { $seat }: { $count } ({ $place ->
    [1] primo posto
    [2] secondo posto
   *[other] terzo posto
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
    .you = Tu: { $count } ({ $place ->
        [1] primo posto
        [2] secondo posto
       *[other] terzo posto
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    })
share-majority-unpaid = { $seat }: { $count }
    .you = Tu: { $count }
share-majority-dirk = Dirk: { $count }
share-wall = { $seat }: { $count } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
    .you = Tu: { $count } ({ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    })
share-wall-unpaid = { $seat }: { $count }
    .you = Tu: { $count }
share-culture = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
    .you = Tu: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
share-culture-unpaid = { $seat }: 0 punti
    .you = Tu: 0 punti
share-pays = { $points }
scene-scoring = { $round ->
    [1] Primo conteggio
    [2] Secondo conteggio
   *[other] Ultimo conteggio
}
scene-type = { $type }
scene-walls = Muri esterni
scene-culture = Tasselli Cultura
scene-leftovers = Tessere rimaste al mercato
scene-leftover = { $tile }
why-who = { $seat }
    .you = Tu
why-alone = { $who }: { $count }, { $place ->
    [1] primo posto
    [2] secondo posto
   *[other] terzo posto
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
why-dirk = { $who }: { $count }, { $place ->
    [1] primo posto
    [2] secondo posto
   *[other] terzo posto
}; i suoi punti non vanno a nessuno.
why-shares = { $who }: { $count } a testa. { $sum } = { $all }, da dividere: { $points } a testa.
why-shares-one = { $who }: { $count } a testa. { $all } da dividere: { $points } a testa.
why-unpaid = { $who }: { $count }, nessun posto pagato.
why-none = { $who }: niente.
why-walls = { $who }: { $count ->
    [one] { $count } sezione
   *[other] { $count } sezioni
} senza interruzioni, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
why-culture = { $who }: { $count ->
    [one] { $count } tassello
   *[other] { $count } tasselli
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} alle gemme.
why-leftover = { $seat }: più denaro di tutti nella valuta dello spazio ({ $currency }).
    .you = Tu: più denaro di tutti nella valuta dello spazio ({ $currency }).
why-leftover_nobody = Nessuno ha più denaro degli altri nella valuta dello spazio ({ $currency }).
fact-prize = Premio maggiore: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $seat }, con { $count } × { $type }.
    .you = Premio maggiore: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per te, con { $count } × { $type }.
fact-wall = Muro esterno più lungo: { $seat }, { $count ->
    [one] { $count } sezione
   *[other] { $count } sezioni
}.
    .you = Muro esterno più lungo: tu, { $count ->
        [one] { $count } sezione
       *[other] { $count } sezioni
    }.
fact-chance = Occasione più vicina per { $seat }: con 1 × { $type } in più, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più.
    .you = Occasione più vicina per te: con 1 × { $type } in più, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più.

# ---- avvertimenti: che cosa costerà un’azione

warn-bought = { $overpaid } di troppo: niente resto, nessuna azione in più
warn-sultan_bought = { $overpaid } di troppo: niente resto, nessuna azione in più
warn-caravanserai_bought = { $overpaid } di troppo: niente resto, nessuna azione in più

# ---- refusals

refusal-no_card_there = Nessuna carta in quel posto.
refusal-no_tile_there = Quello spazio resta vuoto finché il mercato non viene riempito.
refusal-too_expensive = Non puoi pagare quel prezzo in quella valuta.
refusal-nothing_to_redesign = Non c’è nulla da ristrutturare.
refusal-must_act = Ci si può fermare solo dopo un pagamento esatto.
refusal-module_not_in_play = Il modulo di quell’azione non è in gioco.
refusal-too_much_money = Più carte insieme possono valere al massimo 5.
refusal-order_of_places = Prendi le carte nell’ordine dei loro posti.
refusal-ends_by_itself = Il pagamento è completo appena raggiunto il prezzo.
refusal-price_not_reached = Il prezzo non verrebbe raggiunto.
refusal-not_owned = Non hai più questo mezzo di pagamento.
refusal-rising_order = Segui l’ordine della lista: questo mezzo di pagamento viene prima.
refusal-not_exact = Non si arriverebbe al prezzo esatto.
refusal-superfluous = Cominciando così pagheresti con denaro superfluo.
refusal-wrong_currency = È denaro di un’altra valuta.
refusal-diamonds_stay_alone = I diamanti non si mescolano con altro denaro.
refusal-no_such_bureau = Non hai quell’ufficio di cambio.
refusal-bureau_comes_first = Un solo ufficio di cambio, e prima di tutto il resto.
refusal-bureau_does_not_fit = Quell’ufficio non ha la valuta richiesta.
refusal-not_in_reserve = Quella tessera non è nella tua riserva.
refusal-fits_nowhere = Quella tessera non trova posto nella tua Alhambra.
refusal-not_built = Quella tessera non è nella tua Alhambra.
refusal-others_hang_on_it = Senza di essa il sentiero non raggiungerebbe tutte le tessere.
refusal-leaves_a_hole = Lascerebbe un buco all’interno.
refusal-fountain_stays = La fontana resta dov’è.
refusal-walls_do_not_match = I muri non combaciano con quelli delle tessere vicine.
refusal-no_footpath = Nessun lato aperto la collega al sentiero.
refusal-makes_a_hole = Resterebbe un buco circondato da tessere.
refusal-out_of_reach = È oltre il bordo del tavolo.
refusal-cell_taken = Lì c’è già una tessera.
refusal-tile_not_pending = Quella tessera non è fra le nuove.
refusal-no_dirk = Dirk partecipa solo nelle partite a due.
refusal-not_for_dirk = Le tessere vinte alla fine non possono andare a Dirk.
refusal-not_rolled = Si può segnare solo il tipo uscito o la faccia opposta.
refusal-no_sultan_there = Nessuna carta Sultano in quel posto.
refusal-no_such_caravanserai = Non hai quel caravanserraglio.
refusal-no_such_move = Il segnalino non può andarci da dove si trova.
refusal-caravanserai_is_sold = Quel caravanserraglio non è più in vendita.
refusal-two_caravanserais = Al massimo due caravanserragli a testa.
refusal-too_few_types = Non hai costruito abbastanza tipi diversi.
refusal-nothing_to_develop = Nessuno dei tuoi tasselli Cultura può girare.
refusal-vizier_is_awake = Il tuo visir è già sveglio.
refusal-laid_already = Questa carta è già sul tavolo.
refusal-bureau_alone = Un ufficio di cambio si prende da solo.
refusal-one_bureau = Un solo ufficio di cambio per acquisto.
refusal-bureau_changes_others = Questo ufficio non cambia il denaro che è sul tavolo.
refusal-currencies_stay_apart = Le valute non si mescolano in un pagamento.
refusal-superfluous_with_these = Con ciò che è già sul tavolo, un mezzo di pagamento sarebbe superfluo.

# ---- what the coach counts

coach-score = I tuoi punti
coach-majority = { $what }: punti al prossimo conteggio
coach-wall = Il tuo muro esterno più lungo
coach-modules = Punti dei moduli al prossimo conteggio
coach-built = Tessere nella tua Alhambra
coach-sites = Caselle dove costruire
coach-reserve = Tessere nella tua riserva
coach-pending = Tessere comprate, da piazzare dopo
coach-money = Denaro in mano
coach-cards = Carte denaro in mano
coach-exact = Tessere che puoi pagare al prezzo esatto
coach-payable = Tessere che puoi pagare
coach-pieces = Ciò che hai dei moduli
coach-score-of = Punti di { $name }
coach-majority-of = { $what }: punti di { $name } al prossimo conteggio
coach-wall-of = Muro esterno più lungo di { $name }
coach-modules-of = Punti dei moduli per { $name }
coach-built-of = Tessere nell’Alhambra di { $name }

# ---- scores

score-line = Conteggio { $round }: { $source }
tie-shared = { $seat } condivide il posto.
    .you = Condividi il posto.

# ---- il tabellone

board-tile = { $type } { $price }
board-no-walls = senza muri
board-walls = { $count ->
    [one] muro { $sides }
   *[other] muri { $sides }
}
board-side-N = nord
board-side-E = est
board-side-S = sud
board-side-W = ovest
board-free = libera, { $place }
board-empty = vuoto
board-reserve_empty = vuota
board-bought = comprata in questo turno
board-take-note = una carta, o più carte per al massimo { $most }
board-can-exact = Puoi pagare il prezzo esatto.
board-your-money = Il tuo denaro
board-known = Che cosa si sa di questa mano
board-no-money = Niente denaro.
board-diamonds = diamanti
board-wall = Muro esterno più lungo: { $count }
board-wall-note = { $points ->
    [one] la linea dorata; 1 punto per sezione
   *[other] la linea dorata; { $points } punti per sezione
}
board-wall-then = { $count } con questa tessera
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
    [one] { $count } tessera rimasta
   *[other] { $count } tessere rimaste
}
board-place-1 = 1º
board-place-2 = 2º
board-place-3 = 3º
board-per-side = { $points } a sezione
board-now = contando ora
board-redesign = Ristruttura
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
board-own-again = Torna alla tua
board-alhambra-of = Alhambra di { $name }: { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}, muro { $wall }
board-on-display = { $card }, denaro esposto, posto { $place }
board-on-market = { $tile }, al mercato, si paga in { $currency }
board-in-hand = { $card }, nella tua mano: { $count }
board-coins = monete ({ $currency }): { $count }
board-dirk = Dirk, { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
board-sultan = Carta Sultano: { $type }, costa { $price } ({ $currency })
board-mark = tipo da segnare: { $type }
board-claims = prende la prossima tessera estratta: { $type }
board-none-open = nessuna scoperta
board-for-sale = { $thing }, in vendita
board-caravanserais = Caravanserragli
board-types = Tipi costruiti: { $count }
board-culture = Cultura
board-worth = vale { $points }
board-no-counters = Due tessere dello stesso prezzo danno un tassello Cultura.
board-counter = tassello Cultura, { $kind }: punti { $points }, al massimo { $most }
board-price = prezzo { $price }
board-counter-points = punti
board-counter-tiles = tessere
board-discards = Negli scarti:
board-modules = { $count ->
    [one] { $count } modulo
   *[other] { $count } moduli
}
board-module-scoring_cards = Carte conteggio
board-module-sultan = Sultano
board-module-caravanserai = Caravanserraglio
board-module-moorish_art = Arte moresca
board-module-vizier = Visir
board-module-exchange = Uffici di cambio
board-module-diamonds = Diamanti
board-module-coins = Monete

# ---- i moduli, ciascuno in due frasi, e a che punto sono

module-scoring_cards-rule = Ogni conteggio ha il suo ordine dei tipi: il primo vale meno, l’ultimo di più. Le tre carte sono note dall’inizio.
module-sultan-rule = Compra una carta Sultano scoperta come una tessera. Quando si estrae una tessera del suo tipo, puoi prenderla gratis.
module-caravanserai-rule = Denaro che cresce: all’inizio del tuo turno un segnalino può avanzare di uno spazio. Paga come una carta e poi torna a 0.
module-moorish_art-rule = Due tessere dello stesso prezzo danno un tassello Cultura, altre lo fanno girare di più. Sviluppare è un’azione; ogni conteggio paga il numero alla gemma.
module-vizier-rule = Fra due turni un visir sveglio può comprarti una tessera del mercato al prezzo esatto. Poi dorme; svegliarlo è un’azione.
module-exchange-rule = Con un ufficio mescoli le sue due valute in un pagamento. Si prende da solo e serve per un acquisto.
module-diamonds-rule = I diamanti pagano tutto, in qualsiasi valuta. Non si mescolano mai con altro denaro.
module-coins-rule = Per ogni { $per } pagato di troppo estrai una moneta dal sacchetto. Una moneta paga 1 nella sua valuta.
module-scoring_cards-now = Nel prossimo conteggio vale meno: { $low }; vale di più: { $high }.
module-sultan-now = { $open ->
    [0] Nessuna carta è scoperta.
    [one] Una carta è scoperta; costa { $price } nella sua valuta.
   *[other] { $open } carte sono scoperte; ognuna costa { $price } nella sua valuta.
}
module-caravanserai-now = Il prossimo ti costa { $price } in una valuta a scelta.
module-caravanserai-lacks = Il prossimo chiede { $needed } tipi nella tua Alhambra: ne hai { $built }.
module-caravanserai-full = Ne hai quanti se ne possono avere.
module-caravanserai-sale = In vendita
module-moorish_art-now = Ti pagano { $now } a ogni conteggio; sviluppati una volta, { $then }.
module-vizier-now = È sveglio e può comprare per te fra due turni.
module-vizier-sleeps = Dorme. Svegliarlo sarebbe tutta la tua azione.
module-exchange-now = { $count ->
    [0] Non ne hai.
    [one] Ne hai uno, con il tuo denaro.
   *[other] Ne hai { $count }, con il tuo denaro.
}
module-diamonds-now = { $worth ->
    [0] Non ne hai.
   *[other] I tuoi diamanti valgono { $worth } in tutto.
}
module-coins-now = { $count ->
    [0] Non ne hai.
    [one] Ne hai una, con il tuo denaro.
   *[other] Ne hai { $count }, con il tuo denaro.
}
state-none = niente
funds-florin = { $count ->
    [one] fiorino
   *[other] fiorini
}
worth-florin = { $count ->
    [one] { $count } fiorino
   *[other] { $count } fiorini
}
funds-dirham = { $count ->
    [one] dirham
   *[other] dirham
}
worth-dirham = { $count ->
    [one] { $count } dirham
   *[other] { $count } dirham
}
funds-denar = { $count ->
    [one] dinaro
   *[other] dinari
}
worth-denar = { $count ->
    [one] { $count } dinaro
   *[other] { $count } dinari
}
funds-ducat = { $count ->
    [one] ducato
   *[other] ducati
}
worth-ducat = { $count ->
    [one] { $count } ducato
   *[other] { $count } ducati
}
state-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
state-worth = valore { $worth }
state-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
state-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
state-sale = { $count } in vendita
state-bag = { $count } nel sacchetto
board-one-more = Che cosa ti porterebbe una tessera in più
board-tiles-to-come = Tessere in arrivo
board-on-the-market = al mercato
board-exact-tag = esatto
board-rule = La regola
tocome-bag = { $tile }: nel sacchetto
tocome-market = { $tile }: al mercato
tocome-built = { $tile }: { $name }
tocome-dirk = { $tile }: Dirk

# ---- che cos’è un pezzo, e che cosa può fare adesso

about-market = Una tessera. Il prezzo si paga nella valuta del suo spazio, e solo in quella.
about-market-buy = Puoi comprarla adesso: costa { $price }, hai { $have }.
about-market-exact = Puoi pagare il prezzo esatto e agire ancora.
about-market-over = Il pagamento migliore che puoi fare è { $over } di troppo.
about-market-dear = Costa { $price }; hai { $have }.
about-display = Una carta denaro. Prendi una carta, o più carte che insieme valgono al massimo { $most }.
about-display-take = Puoi prenderla adesso.
about-hand = Denaro della tua mano. Paga ciò che sta su uno spazio della sua valuta.
about-hand-diamond = Un diamante. I diamanti pagano tutto, ma solo fra loro.
about-hand-bureau = Un ufficio di cambio. Giocato con un pagamento, permette di mescolare le sue due valute.
about-hand-pay = Puoi metterla sul tavolo per questo pagamento.
about-coin = Monete da 1. Pagano insieme alle carte della loro valuta.
about-sultan = Una carta Sultano. Chi la possiede può prendere gratis una tessera del tipo segnato quando viene estratta.
about-mark = Una faccia del dado del Sultano: il tipo che la tua carta aspetterà.
about-drawn = Questa tessera è appena stata estratta per il mercato. Una carta Sultano del suo tipo può prenderla.
about-caravan = Un caravanserraglio. Il segnalino vale lo spazio su cui sta, nella sua valuta, e torna a 0 quando paga.
about-caravan-sale = Un caravanserraglio in vendita. Chiede quattro tipi nella tua Alhambra, un secondo ne chiede cinque.
about-space = Uno spazio del tuo caravanserraglio. Il segnalino avanza di uno spazio, mai indietro.
about-counter = Un tassello Cultura. Ogni conteggio paga il numero alla gemma; può girare fino al lato segnato.
about-vizier = Il tuo visir. Da sveglio compra una tessera fra due turni al prezzo esatto.
about-reserve = La riserva. Ciò che sta qui non conta finché non lo costruisci ristrutturando.
about-dirk = Le tessere di Dirk. Partecipa alle maggioranze, ma nessuno riceve i suoi punti.
about-cell-free = Una casella libera. Muro contro muro, lato aperto contro lato aperto, e un sentiero deve arrivarci dalla fontana.
about-cell-built = Una tessera della tua Alhambra. Conta per la maggioranza del suo tipo; i suoi muri esterni per il muro esterno più lungo.
about-cell-fountain = La fontana dei leoni. Non ha muri, e tutti i sentieri partono da qui.
about-pending = Una tessera nuova. La costruisci nella tua Alhambra o la metti in riserva.
about-action-redesign = Ristruttura: costruisci una tessera della riserva, togline una, o scambia l’una con l’altra. È tutta la tua azione.
about-action-develop = Sviluppa: ogni tassello Cultura che può ancora girare avanza di un passo. È tutta la tua azione.
about-action-wake = Sveglia il tuo visir. È tutta la tua azione.
about-deck = Il mazzo del denaro. Contiene due carte conteggio.
about-majorities = Chi ha costruito di più di ogni tipo, e che cosa porterebbe adesso il prossimo conteggio.
about-alhambra = Un’Alhambra: ciò che è costruito, e il muro esterno più lungo come linea dorata.
about-may = Puoi sceglierla adesso.

# ---- la partita guidata: una lezione per ogni tipo di decisione

lesson-alhambra-choose_action = Un’azione per turno: prendi denaro, compra una tessera del mercato o ristruttura. Se paghi il prezzo esatto agisci ancora: raccogli quindi carte piccole adatte ai prezzi. Compra dove una tessera in più ti porta davanti agli altri: danno punti solo le maggioranze e i muri.
lesson-alhambra-take_more = Puoi prendere più carte se in tutto valgono 5 o meno.
lesson-alhambra-pay = Metti sul tavolo carte nella valuta della tessera fino al prezzo. Il di più è perso; il prezzo esatto dà un’altra azione.
lesson-alhambra-next_tile = A fine turno piazzi gli acquisti uno per volta. Comincia da quello che apre spazio al prossimo.
lesson-alhambra-place_tile = Le tessere non si girano. Muro contro muro, lato aperto contro lato aperto, e ci si deve poter arrivare a piedi dalla fontana. Ciò che non trova posto va in riserva.
lesson-alhambra-redesign = Ristrutturare costa l’azione: costruisci una tessera della riserva, togline una o scambiale. Utile poco prima di un conteggio.
lesson-alhambra-bring_in = Scegli una casella libera, o una tessera da sostituire.
lesson-alhambra-keep_mark = Una carta Sultano prende gratis una tessera del tipo segnato quando viene estratta. Tieni un tipo ancora frequente, o tira di nuovo il dado.
lesson-alhambra-choose_mark = Segna ciò che mostra il dado, o la faccia opposta. È definitivo.
lesson-alhambra-claim_tile = La tua carta Sultano va bene per questa tessera: prendila gratis, o aspetta di meglio.
lesson-alhambra-move_marker = Prima dell’azione un segnalino di caravanserraglio può avanzare di uno spazio, gratis.
lesson-alhambra-vizier_offer = Con un visir sveglio puoi comprare fra due turni, solo al prezzo esatto. Poi il visir dorme.
try-alhambra-choose_action = Che cosa faresti: prendere denaro, comprare o ristrutturare?
aim-alhambra = Due carte conteggio sono nascoste nel mazzo, e il terzo conteggio viene quando finiscono le tessere: ciò che è costruito conta, ogni volta di nuovo.

# ---- materiale corretto, insolito ma giocato così com’è

material-branches = { $place }: rami: { $count }; conosciamo carte che ne hanno { $usual }.
material-points_fall = { $place }: { $points } non crescono da 0; il segnalino va sul lato di maggior valore che i suoi quadrati permettono.
material-diamonds = diamonds.values: diamanti: { $count }; conosciamo una scatola che ne ha { $usual }.
