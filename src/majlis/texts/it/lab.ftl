# I rapporti del laboratorio: che cosa dicono, e i nomi di ciò che è contato.

# ---- figures

lab-share-of-hundred = { $value } p.p.
lab-span = da { $low } a { $high }
lab-with-span = { $value } ({ $span })
lab-of = { $name }: { $text }
lab-told-both = { $group }, { $set }: { $value }
lab-yes = sì
lab-no = no

# ---- who and what

lab-seat = posto { $number }
lab-seats = posti { $numbers }
lab-place = posizione { $number } nell’ordine di gioco
lab-all-games = tutte le partite
lab-printed = materiale stampato
lab-by-default = { $name } predefinito
lab-first-of-two = { $name } (prima)
lab-second-of-two = { $name } (seconda)
lab-default-options = opzioni predefinite
lab-bots = bot { $bots }
lab-in-family = { $thing } ({ $family })
lab-reconstructed = { $thing } *

lab-figure-points-of-a-side = punti di uno schieramento
lab-figure-points-of-the-winner = punti del vincitore
lab-figure-lead-of-the-winner = vantaggio del vincitore
lab-figure-close-games = partite combattute
lab-figure-decisions-in-a-game = decisioni per partita
lab-figure-acts-in-a-game = mosse per partita
lab-figure-wins = vittorie, { $side }

# ---- the head and the foot of every page

lab-what = un rapporto del laboratorio
lab-what-sweep = una serie di valori del laboratorio
lab-what-balance = una ricerca di equilibrio
lab-players = { $players } giocatori
lab-games = { $games ->
    [one] una partita
   *[other] { $games } partite
}
lab-each-of = { $games } per ognuna delle { $count } configurazioni
lab-trials = { $count ->
    [one] una prova
   *[other] { $count } prove
}
lab-intervals = Gli intervalli sono intervalli di confidenza al 95%.
lab-only-bots = Tutto questo riguarda partite tra questi bot. Giocatori più forti scelgono in altro modo, e ciò che vale per bot deboli non vale per forza per le persone.
lab-made = Come è stato fatto
lab-made-by = Majlis { $version }, versione delle regole { $rules }, seme { $seed }, bot { $bots }. Lo stesso comando dà le stesse partite:
lab-methods = Quote: intervalli di Wilson. Medie: intervalli di Student. Cambiamenti: test e intervallo di Student sulle differenze, distribuzione per distribuzione. Una cifra ha lo stesso intervallo ovunque si trovi. Le probabilità (p) sono corrette per il numero di test fatti insieme (Benjamini e Hochberg). Statistica di NumPy e SciPy, grafici di Altair.
lab-methods-search = La ricerca è quella di Optuna (un albero di stimatori di Parzen).
lab-rests-on = Su che cosa poggiano i risultati: { $count } voci del materiale su { $all } sono ricostruite ({ $where }). Chi ha la scatola può correggerle con --material. Le cose con * sono tra queste.
lab-rests-on-print = Su che cosa poggiano i risultati: nulla del materiale è ricostruito.
lab-all-figures = Tutte le cifre
lab-most-shown = Le { $count } più frequenti.
lab-clearest-shown = Le { $count } più nette.

# ---- in short

lab-short = In breve
lab-short-games = { $games ->
    [one] Una partita
   *[other] { $games } partite
}; uno schieramento fa { $points } punti e un vincitore { $winner }; una partita ha { $acts } mosse, circa { $minutes } minuti con { $seconds } secondi per mossa.
lab-seat-proved = { $who } vince di più, { $wins }, dove tra pari si vincerebbe { $par }: i posti non sono uguali ({ $p }).
lab-seat-open = { $who } vince di più, { $wins }, dove tra pari si vincerebbe { $par }: nessuna differenza tra i posti è provata ({ $p }).
lab-order-proved = { $who } vince di più, { $wins }, dove tra pari si vincerebbe { $par }: le posizioni nell’ordine di gioco non sono uguali ({ $p }).
lab-order-open = { $who } vince di più, { $wins }, dove tra pari si vincerebbe { $par }: nessuna differenza tra le posizioni nell’ordine di gioco è provata ({ $p }).
lab-short-thing = { $thing } va con il maggior numero di vittorie ({ $family }): { $wins } degli schieramenti che hanno fatto questa scelta, { $taken } di tutti.

# ---- comparison

lab-comparison = Confronto
lab-comparison-note = Le stesse distribuzioni con gli stessi posti sono state giocate sotto entrambe le configurazioni: ogni distribuzione è dunque confrontata con sé stessa. Un cambiamento in grassetto è netto: il suo p è inferiore a 0,05 dopo la correzione. «Visibile» è il minimo cambiamento che tante distribuzioni mostrerebbero quattro volte su cinque; le «distribuzioni necessarie» porterebbero l’intervallo del cambiamento a ±{ $part } della cifra, o a ±{ $points } per una quota (p.p.: punti percentuali).
lab-same = Su { $deals } distribuzioni, { $same } sono andate esattamente allo stesso modo sotto entrambe.
lab-changed = Cambiamento netto: { $figure }, { $change }.
lab-none-clear = Nessuna cifra è cambiata nettamente. Questo non prova che nulla sia cambiato: per i punti di uno schieramento, tante distribuzioni mostrano un cambiamento di { $smallest } o più quattro volte su cinque.
lab-none-differs = In tutte le distribuzioni giocate sotto entrambe ogni cifra è la stessa.
lab-too-few = Meno di due distribuzioni sono state giocate sotto entrambe: nulla si può confrontare.
lab-deal-again = Tra i posti della stessa distribuzione, i punti sotto entrambe vanno insieme per { $value } (correlazione; 1 vorrebbe dire che la distribuzione decide tutto, qualunque altra cosa cambi).
lab-figure = cifra
lab-change = cambiamento
lab-agree = distribuzioni uguali
lab-can-show = visibile
lab-needed = distribuzioni necessarie
lab-taken-both = Cose prese sotto entrambe
lab-taken-both-none = Nulla è preso nettamente più o meno spesso; un cambiamento piccolo, tante distribuzioni non lo mostrano.
lab-taken-both-clear = Nettamente cambiato: { $things }.
lab-taken-by-of = preso, { $name }
lab-wins-with-of = vittorie con, { $name }
lab-sides-that-take = schieramenti che prendono

# ---- scores and length

lab-scores = Punti
lab-scores-says = Uno schieramento fa { $points } punti, un vincitore { $winner }.
lab-points-every = Punti di ogni schieramento
lab-points-winner = Punti del vincitore
lab-points = punti
lab-length = Durata
lab-length-says = Una partita ha { $acts } mosse; con { $seconds } secondi per mossa sono { $minutes } minuti, per metà delle partite tra { $low } e { $high }.
lab-length-note = I minuti sono una stima: i bot non dicono quanto riflettono le persone.
lab-acts = mosse per partita
lab-minutes = minuti, con { $seconds } secondi per mossa
lab-close = Quanto è combattuta la fine
lab-close-says = { $close } delle partite sono combattute: il vincitore ha al massimo un ventesimo dei punti di vantaggio. In media il vantaggio è di { $lead } punti.
lab-lead = vantaggio del vincitore, punti
lab-mean = media
lab-least-most = dal minimo al massimo

# ---- seats

lab-seats-order = Posti e ordine di gioco
lab-seats-note = La linea tratteggiata è quanto si vincerebbe tra pari; una vittoria condivisa conta in parti. p: quanto spesso vittorie così diseguali capitano tra pari (chi quadrato).
lab-by-seat = Per posto
lab-by-order = Per ordine di gioco
lab-by-bot = Per bot
lab-bots-say = { $best } vince di più, { $wins }, dove tra pari si vincerebbe { $par }.
lab-who = chi
lab-wins = vittorie
lab-name-of = { $what }, { $name }

# ---- course

lab-course = Andamento della partita
lab-course-early = Dal { $part } di una partita in poi, chi è in testa vince più spesso di quanto perda; a metà, chi è in testa vince { $leader } e chi è ultimo { $last }.
lab-course-never = In nessun momento chi è in testa vince più spesso di quanto perda; a metà, chi è in testa vince { $leader } e chi è ultimo { $last }.
lab-course-note = I punti sono quelli con cui la partita finirebbe se finisse lì, compresi quelli nascosti; gli schieramenti a parità contano in parti.
lab-course-caption = Quanto spesso vince alla fine chi è in testa, e chi è ultimo, dopo ogni decimo delle mosse.
lab-leads = chi è in testa
lab-last = chi è ultimo
lab-part-over = parte della partita trascorsa
lab-wins-end = vittorie alla fine
lab-mean-lead = vantaggio medio
lab-mean-spread = dal primo all’ultimo, in media
lab-halfway = Quanto vale un vantaggio a metà partita
lab-halfway-says = Con un piccolo vantaggio a metà partita ({ $small } punti) uno schieramento vince { $few }, con uno grande ({ $large } punti) { $many }.
lab-lead-halfway = vantaggio a metà, punti

# ---- things

lab-things = Cose prese
lab-not-causes = Non sono cause. Chi è in testa può permettersi di più, perciò una cosa cara va con la vittoria anche se non fa nulla; e una cosa utile può essere presa da chi è indietro. Le quote dicono che cosa va insieme. Per vedere che cosa fa una cosa, cambiala in un file del materiale e confronta. Gli schieramenti di una partita dipendono gli uni dagli altri, perciò gli intervalli sono approssimativi; p è quello del test esatto di Fisher, corretto, e le righe in grassetto sono sotto 0,05.
lab-things-caption = Vittorie degli schieramenti che hanno fatto questa scelta e di quelli che non l’hanno fatta.
lab-things-none = Il diario di questo gioco non nomina cose prese.
lab-wins-clear = Nettamente più vittorie con: { $more }; nettamente meno con: { $less }.
lab-wins-open = Con nessuna di queste le vittorie sono nettamente di più o di meno.
lab-nothing = nessuna
lab-and-more = { $things }; e { $count } in più
lab-thing = cosa
lab-taken-by = preso da
lab-a-game = per partita
lab-wins-with = vittorie con
lab-wins-without = vittorie senza
lab-difference = differenza
lab-points-more = punti in più
lab-with = con
lab-without = senza
lab-dominated = Che cosa non conviene
lab-dominated-says = { $count ->
    [one] Una cosa va con nettamente meno vittorie che senza
   *[other] { $count } cose vanno con nettamente meno vittorie che senza
}: { $things }. Se sono scelte libere, altre valgono di più, per questi bot.
lab-dominated-none = Nulla di ciò che è preso va con nettamente meno vittorie; tante partite non mostrano scelte inferiori ad altre.
lab-seldom = { $count ->
    [one] Una cosa non è quasi mai presa (al massimo da uno schieramento su cinquanta)
   *[other] { $count } cose non sono quasi mai prese (al massimo da uno schieramento su cinquanta)
}: { $things }.

# ---- winners

lab-winners = Che cosa hanno fatto di diverso i vincitori
lab-winners-note = I vincitori sono confrontati con gli altri della stessa partita, così le partite lunghe e ricche non pesano di più. p (test di Student sulle differenze) è corretto; le righe in grassetto sono sotto 0,05. Ciò che va con la vittoria non ne è per forza la causa.
lab-winners-clear = I vincitori si distinguono nettamente in { $things }.
lab-winners-one = { $thing }: { $winners } contro { $others }
lab-winners-open = In nulla di ciò che è preso i vincitori si distinguono nettamente dagli altri.
lab-winners-axis = quanto prendono in più i vincitori, per schieramento e partita
lab-winners-side = vincitori, per schieramento
lab-others = altri
lab-more = in più
lab-winner = vincitori

# ---- kinds of play, luck and skill

lab-plays = Modi di giocare
lab-plays-note = Gli schieramenti i cui punti vengono all’incirca dalle stesse fonti, raggruppati con il metodo di Ward; ogni gruppo porta il nome delle sue fonti maggiori, con i loro punti.
lab-plays-say = Il modo che vince di più ({ $best }) vince { $wins }, quello che vince di meno ({ $worst }) { $few }.
lab-plays-few = Troppo pochi schieramenti per distinguere modi di giocare.
lab-points-from = i punti vengono da
lab-sides = schieramenti
lab-luck = Fortuna e abilità
lab-luck-says = Delle differenze di punti { $place } va con il posto al tavolo e { $deal } con la distribuzione che tutti condividono; il resto è ciò che la fortuna ha dato a uno di loro e ciò che ognuno ne ha fatto.
lab-luck-bots = Delle differenze di punti { $bot } va con il bot, { $place } con il posto al tavolo e { $deal } con la distribuzione che tutti condividono; il resto è ciò che la fortuna ha dato a uno di loro e ciò che ognuno ne ha fatto.
lab-luck-none = Tutti gli schieramenti hanno fatto gli stessi punti.
lab-luck-one-bot = Uno stesso bot ha giocato tutti gli schieramenti: indicane diversi ({ $several }) per vedere che cosa fa l’abilità, o fai giocare ad altri le stesse distribuzioni ({ $others }).
lab-goes-with = va con
lab-luck-part = parte delle differenze
lab-the-bot = il bot
lab-the-place = il posto al tavolo
lab-the-deal = la distribuzione
lab-the-rest = il resto

# ---- sources and decisions

lab-sources = Fonti dei punti
lab-sources-note = I punti medi di uno schieramento da ogni fonte, per i vincitori e per gli altri, come li dà la classifica.
lab-sources-says = I vincitori fanno la maggior parte dei punti con { $first } ({ $points }); la differenza maggiore dagli altri è { $second } ({ $more }).
lab-source = fonte
lab-clause = regola
lab-points-mean = punti di uno schieramento, media
lab-decisions = Decisioni
lab-decisions-says = Una partita ha { $count } decisioni, ognuna con { $choices } scelte in media; { $two } ne hanno solo due. Tutte le scelte di una partita moltiplicate danno circa 10^{ $tree } svolgimenti.
lab-decisions-note = Una scelta unica viene fatta senza chiedere: le decisioni forzate non sono contate qui.
lab-kind = tipo
lab-of-all = di tutte
lab-choices-mean = scelte, media
lab-median = mediana
lab-most = massimo
lab-decisions-a-game = decisioni per partita, media

# ---- a sweep

lab-sweep-note = Ogni valore gioca le stesse distribuzioni, perciò ogni distribuzione è confrontata con sé stessa: con quella sotto { $first }. Un cambiamento in grassetto è netto: il suo p è inferiore a 0,05 dopo una correzione per i { $tests } test di questa pagina (Benjamini e Hochberg).
lab-beside = { $name } rispetto a { $first }: { $changes }.
lab-beside-none = { $name } rispetto a { $first }: nessuna cifra è cambiata nettamente; per i punti di uno schieramento, tante distribuzioni mostrano un cambiamento di { $smallest } o più quattro volte su cinque.
lab-beside-same = { $name } rispetto a { $first }: in tutte le distribuzioni ogni cifra è la stessa.
lab-beside-few = { $name } rispetto a { $first }: meno di due distribuzioni sono state giocate sotto entrambe.
lab-figure-clear = Netto: { $changes }.
lab-figure-open = Nessun cambiamento è netto: tante distribuzioni ne mostrano uno di { $smallest } o più quattro volte su cinque.
lab-figure-same = Nessuna distribuzione differisce.

# ---- a search for balance

lab-found = Che cosa è stato trovato
lab-found-note = Rigiocato su { $games } distribuzioni che la ricerca non ha visto, accanto al gioco com’è sulle stesse distribuzioni. Una ricerca che prova molto trova valori adatti alla fortuna delle proprie distribuzioni: sono queste le cifre da seguire.
lab-found-met = Con ciò che è stato trovato ogni traguardo è raggiunto su nuove distribuzioni.
lab-found-missed = Con ciò che è stato trovato questo non è raggiunto su nuove distribuzioni: { $wishes }.
lab-found-as-before = Anche il gioco com’è raggiunge ogni traguardo: non c’era nulla da correggere.
lab-people = Tutto questo riguarda partite tra questi bot. Prova con le persone ciò che è stato trovato, prima di stamparlo.
lab-wish-between = { $name } da { $low } a { $high }
lab-wish-most = { $name } al massimo { $high }
lab-wish-least = { $name } almeno { $low }
lab-as-it-is = com’è
lab-with-found = con ciò che è stato trovato
lab-met = raggiunto
lab-target = traguardo
lab-tried = Che cosa è stato provato
lab-tried-says = { $met } prove su { $count } hanno raggiunto ogni traguardo sulle distribuzioni della ricerca.
lab-tried-caption = Quanto ogni prova è rimasta fuori dai traguardi (quadrati, sommati; 0 li raggiunge tutti), e la migliore fino ad allora.
lab-trial = prova
lab-outside = fuori
lab-outside-of = fuori, { $wish }
lab-together = insieme

# ---- families of things

lab-family-titles = Cariche
lab-family-titles-used = Cariche usate
lab-family-pawns = Pedine
lab-family-pawns-turned = Pedine trasformate
lab-family-areas = Aree
lab-family-services = Servizi
lab-family-goods = Merci
lab-family-goods-traded = Merci commerciate
lab-family-goods-raided = Merci razziate
lab-family-goods-given-up = Merci cedute
lab-family-credit-notes-and-influence = Note di Credito e influenza
lab-family-battles = Battaglie
lab-family-dishonour = Disonore
lab-family-came-to-nothing = Senza effetto
lab-family-tiles = Tessere
lab-family-tiles-moved = Tessere mosse
lab-family-tiles-exchanged = Tessere scambiate
lab-family-objectives = Obiettivi
lab-family-objectives-lost = Obiettivi persi
lab-family-objectives-achieved = Obiettivi raggiunti
lab-family-characters = Personaggi
lab-family-characters-copied = Personaggi copiati
lab-family-mosaics = Mosaici
lab-family-mosaics-given-back = Mosaici restituiti
lab-family-stalls = Bancarelle
lab-family-stalls-given-back = Bancarelle restituite
lab-family-rubies = Rubini
lab-family-effects-dropped = Effetti lasciati cadere
lab-family-extra-turns = Turni supplementari
lab-family-scholars = Studiosi
lab-family-scholars-killed = Studiosi assassinati
lab-family-cards-taken = Carte prese
lab-family-symbols-used = Simboli usati
lab-family-coins = Monete
lab-family-coins-stolen-by-others = Monete rubate da altri
lab-family-coins-paid = Monete pagate
lab-family-tokens-drawn = Gettoni pescati
lab-family-tokens-lost = Gettoni persi
lab-family-tokens-placed = Gettoni piazzati
lab-family-tokens-killed = Gettoni assassinati
lab-family-abilities = Abilità
lab-family-combats = Combattimenti
lab-family-hashash-cards = Carte Hashash
lab-family-hashash-cards-used = Carte Hashash usate
lab-family-buildings = Edifici
lab-family-bought-exactly = Comprati al prezzo esatto
lab-family-given-to-dirk = Dati a Dirk
lab-family-money = Denaro
lab-family-money-paid = Denaro pagato
lab-family-overpaid = Pagato in più
lab-family-redesigned = Ristrutturazioni
lab-family-sultan-cards = Carte Sultano
lab-family-caravanserais = Caravanserragli
lab-family-caravanserais-moved = Caravanserragli mossi
lab-family-culture-counters = Tasselli Cultura
lab-family-vizier = Visir

# ---- things without a name of their own

lab-event-converted = da Saggio a Mercante
lab-event-spy_service = spie
lab-event-benevolence = benevolenza di Al-Rashid
lab-event-negotiated = mercenari rimossi con il negoziato
lab-event-gained_notes = Note di Credito ottenute
lab-event-note_spent = Note di Credito usate
lab-event-gained_influence = influenza ottenuta
lab-event-won = vinte
lab-event-lost = perse
lab-event-fled = fuga
lab-event-no_pasha = per mancanza di un Pascià
lab-event-idle = per inattività
lab-event-enchanter = per l’Incantatore
lab-event-took_rubies = rubini presi
lab-event-dropped_effects = effetti lasciati cadere
lab-event-extra_turn = turni supplementari
lab-event-boosted = simboli rinforzati
lab-event-used_faceup = carte scoperte usate
lab-event-gained_gold = oro ottenuto
lab-event-gained_seals = sigilli ottenuti
lab-event-stole_gold = oro rubato
lab-event-stole_seals = sigilli rubati
lab-event-emptied_treasury = oro del Tesoro
lab-event-paid_gold = oro pagato
lab-event-paid_seals = sigilli pagati
lab-event-orange_to_bag = gettoni arancioni
lab-event-combat_begins = cominciati
lab-event-combat_won = vinti in combattimento
lab-event-surrendered = rese
lab-event-took_spoils = bottini di guerra
lab-event-took_sword = spade ottenute
lab-event-ambush = imboscata
lab-event-bought = edifici
lab-event-sultan_bought = con carte Sultano
lab-event-caravanserai_bought = caravanserragli
lab-event-developed = tasselli sviluppati
lab-event-vizier_used = visir usato
lab-event-vizier_woken = visir svegliato

# ---- kinds of decisions

lab-kind-name_colour = scegliere un colore
lab-kind-hold_back = mettere una pedina in attesa
lab-kind-place_pawn = piazzare una pedina
lab-kind-start_move = cominciare un movimento
lab-kind-move_pawn = muovere una pedina
lab-kind-take_turn = giocare il turno
lab-kind-guild_visit = visitare una corporazione
lab-kind-court_visit = visitare la corte
lab-kind-pay = pagare
lab-kind-action_order = ordine delle azioni
lab-kind-give_good = cedere una merce
lab-kind-take_good = prendere una merce
lab-kind-impostor_favour = favore dell’Impostore
lab-kind-alchemist_sage = Saggio dell’Alchimista
lab-kind-negotiator_look = guardare, Negoziatore
lab-kind-negotiator_target = territorio, Negoziatore
lab-kind-negotiator_discard = scartare, Negoziatore
lab-kind-spy_operation = azione di spionaggio
lab-kind-battle = battaglia
lab-kind-pick_off = rimuovere mercenari
lab-kind-trade = commerciare
lab-kind-choose_start = scegliere l’inizio
lab-kind-keep_characters = tenere personaggi
lab-kind-take_tile = prendere una tessera
lab-kind-judge_tile = tenere o scambiare una tessera
lab-kind-place_tile = piazzare una tessera
lab-kind-realise = applicare un effetto
lab-kind-pick_tile = scegliere una tessera
lab-kind-move_tile = muovere una tessera
lab-kind-move_beyond = muovere una tessera più lontano
lab-kind-swap_tiles = scambiare di posto due tessere
lab-kind-take_objective = prendere un obiettivo
lab-kind-copy_character = copiare un personaggio
lab-kind-copy_meanwhile = copiare tra due azioni
lab-kind-play_card = giocare una carta
lab-kind-card_step = passo di una carta
lab-kind-choose_symbol = scegliere un simbolo
lab-kind-choose_faceup = scegliere una carta scoperta
lab-kind-choose_victim = scegliere chi colpire
lab-kind-hire_scholar = ingaggiare uno studioso
lab-kind-sword_hire = ingaggiare con spade
lab-kind-assassinate_scholar = assassinare uno studioso
lab-kind-choose_enemy = scegliere un avversario
lab-kind-combat_step = passo di un combattimento
lab-kind-cancel_grey = annullare una carta grigia
lab-kind-wipe_board = svuotare una plancia
lab-kind-cancel_wipe = impedire che una plancia sia svuotata
lab-kind-grey_wipe = svuotare con una carta grigia
lab-kind-place_orange = piazzare un gettone arancione
lab-kind-return_token = restituire un gettone
lab-kind-use_ability = usare un’abilità
lab-kind-move_gold = spostare oro
lab-kind-take_card = prendere una carta
lab-kind-return_hashash = restituire una carta Hashash
lab-kind-use_hashash = usare una carta Hashash
lab-kind-kill_token = assassinare un gettone
lab-kind-remove_token = rimuovere un gettone
lab-kind-release_orange = liberare un gettone arancione
lab-kind-move_orange_from = gettone arancione, da dove
lab-kind-move_orange_to = gettone arancione, verso dove
lab-kind-consent = accettare
lab-kind-use_treasury = usare il Tesoro
lab-kind-choose_member = scegliere un membro
lab-kind-choose_action = scegliere un’azione
lab-kind-take_more = prendere altro denaro
lab-kind-redesign = ristrutturare
lab-kind-bring_in = costruire una tessera della riserva
lab-kind-next_tile = tessera seguente
lab-kind-keep_mark = tenere un segno
lab-kind-choose_mark = scegliere un segno
lab-kind-claim_tile = prendere una tessera estratta
lab-kind-move_marker = muovere un segnalino di caravanserraglio
lab-kind-vizier_offer = offerta del visir
