# Ciò che la pagina dice intorno ai tabelloni.

page-title = Majlis
page-home = Alla pagina iniziale
page-loading = Un momento…
page-close = Chiudi
page-yes = sì
page-no = no
page-none = nessun limite
page-name = Nome
page-save = Salva
page-saved = Salvato.
page-send = Invia
page-start = Comincia
page-copied = Copiato

# ---- i giochi

page-game = Gioco
page-games = Giochi
page-game-alrashid = Al-Rashid
page-game-almadi = Almadi
page-game-belaad = Belaad
page-game-alhambra = Alhambra
page-about-alrashid = Porta la tua famiglia in alto nella città rotonda: piazza, primeggia, tratta, combatti.
page-about-almadi = Componi un regno in cui una tessera ne attiva un’altra.
page-about-belaad = Due fazioni si contendono i sapienti; una terza aspetta con il pugnale.
page-about-alhambra = Paga il prezzo esatto, costruisci bene, cingi tutto di mura.
page-length-alrashid = 90 min
page-length-almadi = 45 min
page-length-belaad = 75 min
page-length-alhambra = 60 min

# ---- la pagina iniziale

page-play = Gioca
page-new = Nuovo tavolo
page-learn = Impara
page-rules = Regole
page-hero = Accomodati. Il tavolo è pronto.
page-hero-help = Quattro giochi del tempo dei califfi, con gli amici o contro i bot, su qualsiasi schermo.
page-start-at-once = Comincia subito
page-seats = Posti
page-seat-count = { $count } posti
page-bots = Bot
page-play-bots = Contro i bot
page-open-table = Apri un tavolo
page-learn-by-playing = Impara giocando
page-tables-mine = I tuoi tavoli
page-tables-open = Tavoli aperti
page-tables-live = Partite in corso
page-tables-finished = Partite finite
page-no-mine = Non siedi ancora a nessun tavolo. Aprine uno qui sopra.
page-no-open = Nessun tavolo aspetta giocatori. Aprine uno.
page-no-live = Niente da guardare per ora.
page-no-finished = Le partite finite restano qui, da rivedere.
page-all-tables = Tutti ({ $count })
page-dealing = si sta distribuendo
page-seats-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
page-thinks = { $name } pensa
page-go-on = Gioca
page-join = Unisciti
page-look = Guarda
page-to-table = Apri
page-review = Analizza
page-just-now = poco fa
# ---- le tue partite

page-past = Le tue partite
page-tables-past = Le tue partite
page-no-past = Le partite che hai finito restano qui, anche quelle private.
page-past-count = { $count ->
    [0] nessuna partita
    [one] una partita
   *[other] { $count } partite
}
page-outcome-won = vittoria, { $own } a { $next }
page-outcome-tie = vittoria allo spareggio, { $own } a { $next }
page-outcome-shared = primo posto condiviso, { $own ->
    [one] { $own } punto
   *[other] { $own } punti
}
page-outcome-place = { $place ->
    [2] secondo posto
    [3] terzo posto
    [4] quarto posto
    [5] quinto posto
   *[other] sesto posto
}, { $own ->
    [one] { $own } punto
   *[other] { $own } punti
}
page-outcome-over = finita
page-outcome-frozen = sola lettura
page-moves = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
page-what-if-mark = variante
page-what-if-here = Questa è una variante: riprende una partita passata dalla mossa { $act }.
page-what-if-back = Torna alla partita rivista
page-trial-mark = prova
page-trial-here = Questa è una posizione di prova: riprende una partita tra bot.
page-trial-back = Torna alle lezioni
page-watching = Stai guardando questa partita; può giocare solo chi siede al tavolo.
page-page-of = Pagina { $page } di { $pages }
page-newer = Più recenti
page-older = Più vecchie
moment-alrashid = Anno { $year } di { $years }
moment-almadi = Turno { $turn } di { $turns }
moment-belaad = Generazione { $generation } di { $generations }, turno { $turn }
moment-alhambra = { $scorings ->
    [0] Prima del primo conteggio
    [1] Dopo il primo conteggio
    [2] Dopo il secondo conteggio
   *[other] Dopo l’ultimo conteggio
}, { $tiles ->
    [one] { $tiles } tessera rimasta
   *[other] { $tiles } tessere rimaste
}

level-random = Casuale
level-novice = Principiante
level-apprentice = Apprendista
level-expert = Esperto
level-master = Maestro
level-grandmaster = Gran maestro

# ---- aprire un tavolo

page-table-kind = Tempo e accesso
page-speed = Orologio
page-public = Chiunque può giocare e guardare
page-public-help = Altrimenti solo chi ha il tuo link.
page-hints = Consigli di un bot forte
page-hints-help = Se giocano più persone, i consigli ci sono solo se tutte sono d’accordo; il diario dice chi ne ha chiesto uno.
page-options = Opzioni
page-options-help = accanto a ognuna che cosa cambia
page-material = Materiale corretto
page-corrected-mark = materiale corretto
page-create = Apri il tavolo
page-fill-me = Tu
page-fill-open = Libero per un amico
page-fill-hot = Un’altra persona su questo schermo
page-guest-name = Nome di questo giocatore
page-fill-bot = Bot: { $level }
page-fill-all = Completa con i bot
page-fill-with = Completa con…
speed-none = Senza orologio
speed-live-600-10 = 10 minuti a testa, più 10 s a mossa
speed-live-1200-20 = 20 minuti a testa, più 20 s a mossa
speed-live-2400-30 = 40 minuti a testa, più 30 s a mossa
speed-days-1 = Un giorno per mossa
speed-days-3 = Tre giorni per mossa
speed-days-7 = Una settimana per mossa

option-alrashid-edition = Edizione
about-alrashid-edition = Imposta tre delle opzioni qui sotto come nel regolamento francese o in quello italiano.
value-alrashid-edition-fr = francese
value-alrashid-edition-it = italiana
option-alrashid-spy_move = Le spie muovono
about-alrashid-spy_move = Dice di chi può essere la pedina che le tue azioni di spionaggio muovono da un territorio a un altro.
value-alrashid-spy_move-own = solo le proprie pedine
value-alrashid-spy_move-any = le pedine di tutti
option-alrashid-favourite_pays_copied = Con la Favorita si paga anche il favore copiato
about-alrashid-favourite_pays_copied = Chi copia un favore con la Favorita paga anche il costo di quel favore, oltre a 1 oro per la Favorita.
option-alrashid-diplomat = Il Diplomatico mette in attesa una pedina
about-alrashid-diplomat = All’inizio del piazzamento chi ha il Diplomatico può, oppure deve, mettere in attesa una pedina.
value-alrashid-diplomat-may = se vuoi
value-alrashid-diplomat-must = sempre
option-alrashid-end_tie_break = Parità finale
about-alrashid-end_tie_break = Decide chi vince quando i primi hanno lo stesso prestigio.
value-alrashid-end_tie_break-wealth_then_order = ricchezza, poi ordine di gioco
value-alrashid-end_tie_break-shared = vittoria condivisa
option-alrashid-crisis_tiles = Tessere Crisi
about-alrashid-crisis_tiles = Decide da quale elenco vengono le tessere Crisi: cambia in quali territori arrivano i mercenari.
value-alrashid-crisis_tiles-it = elenco italiano
value-alrashid-crisis_tiles-fr = elenco francese
option-alrashid-country_cut = Chi è quarto o quinto lascia il territorio
about-alrashid-country_cut = Dopo la battaglia, chi è in posizione 4 o 5 affronta ancora i mercenari; prima, riprende le pedine senza combattere.
value-alrashid-country_cut-after_battle = dopo la battaglia
value-alrashid-country_cut-before_battle = prima della battaglia
option-alrashid-battle_partial = Mercenari rimossi se la battaglia non è vinta
about-alrashid-battle_partial = Se affronti un colore di mercenari senza sconfiggerlo, le tue tessere ne rimuovono qualcuno oppure nessuno.
value-alrashid-battle_partial-colour = solo colori interi
value-alrashid-battle_partial-token = anche singole tessere
option-alrashid-idle_dishonour = Disonore anche per una visita senza azioni
about-alrashid-idle_dishonour = Anche chi visita una corporazione senza fare nulla riceve 1 segnalino disonore; chi chiede solo un favore lo riceve comunque.
option-alrashid-duplicate_titles = Si può avere due volte la stessa carica
about-alrashid-duplicate_titles = Una famiglia può avere entrambe le tessere della stessa carica; sono due solo in 4 o 5 giocatori.
option-alrashid-take_fewer = Si possono prendere meno pezzi
about-alrashid-take_fewer = Nel commercio puoi fermarti prima di aver preso tutti i pezzi che ti spettano.
option-almadi-characters = Variante dei personaggi
about-almadi-characters = Aggiunge personaggi da reclutare con i rubini, ognuno con un potere; i rubini si contano in altro modo.
option-almadi-choose_start = Ognuno sceglie la tessera iniziale
about-almadi-choose_start = I giocatori scelgono in ordine di turno la tessera iniziale; altrimenti sono distribuite a caso.
option-almadi-zumurrud_any_time = Zumurrud in ogni momento
about-almadi-zumurrud_any_time = Zumurrud può copiare un personaggio anche nei turni degli altri, tra due loro azioni.
option-belaad-consent = Consenso dei compagni
about-belaad-consent = Prima che tu paghi con le monete dei compagni, si chiede loro se sono d’accordo, oppure no.
value-belaad-consent-ask = si chiede
value-belaad-consent-auto = è scontato
option-belaad-members_pay = Oro dalla fazione
about-belaad-members_pay = Quanti compagni aiutano quando non puoi pagare da solo.
value-belaad-members_pay-one = uno paga tutto
value-belaad-members_pay-all = più d’uno insieme
option-belaad-treasury_takes = Usare il Tesoro
about-belaad-treasury_takes = Se chi usa il Tesoro ne prende quanto chiede il prezzo o deve prenderne tutto l’oro.
value-belaad-treasury_takes-needed = quanto serve
value-belaad-treasury_takes-all = tutto l’oro
option-belaad-orange_clear = Gettoni arancioni da togliere
about-belaad-orange_clear = Quando tutte le plance di una fazione hanno un gettone arancione in basso, tornano nel sacchetto solo quelli o tutti gli arancioni.
value-belaad-orange_clear-bottom = quelli in basso
value-belaad-orange_clear-all = tutti
option-belaad-order_token_sharing = Un gettone vale per più sapienti dell’Ordine
about-belaad-order_token_sharing = Un gettone assassinato può coprire simboli su più sapienti dell’Ordine, che così vince più facilmente.
option-belaad-order_last_scholar = Se l’Ordine completa con l’ultimo sapiente
about-belaad-order_last_scholar = Decide che cosa succede se l’Ordine raggiunge lo scopo proprio con il sapiente che chiude l’ultima generazione.
value-belaad-order_last_scholar-wins = vince
value-belaad-order_last_scholar-too_late = arriva troppo tardi
option-belaad-turn_limit = Numero massimo di turni
about-belaad-turn_limit = Dopo questo numero di turni la partita finisce e si contano i punti, perché nessuno è obbligato a ingaggiare sapienti.
option-belaad-seating = I posti con l’Ordine
about-belaad-seating = A partire dal primo posto, che è del Regno, l’Ordine siede all’ultimo o subito dopo il primo.
value-belaad-seating-printed = l’Ordine per ultimo
value-belaad-seating-mirrored = nell’altro verso
option-belaad-first_seat = Chi comincia
about-belaad-first_seat = Comincia il più giovane del Regno: scegli il suo posto. Il Regno ha un posto sì e uno no dal primo in poi; nell’altro verso, in cinque, il primo e il quarto.
value-belaad-first_seat-first = il primo posto
value-belaad-first_seat-third = il terzo posto
value-belaad-first_seat-fourth = il quarto posto
value-belaad-first_seat-fifth = il quinto posto
option-alhambra-scoring_cards = Nuove carte conteggio
about-alhambra-scoring_cards = Tre carte scoperte dicono, per ogni conteggio, quanto vale ogni tipo di edificio.
option-alhambra-sultan = Il potere del Sultano
about-alhambra-sultan = Carte con un tipo segnato ti danno gratis una tessera di quel tipo quando viene pescata.
option-alhambra-caravanserai = Caravanserraglio
about-alhambra-caravanserai = Puoi comprare carte con un segnalino che sale di turno in turno e poi paga come una carta denaro.
option-alhambra-moorish_art = L’arte moresca
about-alhambra-moorish_art = Due tessere dello stesso prezzo danno un tassello Cultura, che sviluppi e che rende in ogni conteggio.
option-alhambra-vizier = Il favore del visir
about-alhambra-vizier = Tra due turni puoi intervenire e comprare al prezzo esatto; poi il tuo visir dorme finché non lo svegli.
option-alhambra-exchange = Uffici di cambio
about-alhambra-exchange = Carte che permettono di mescolare due valute in un pagamento.
option-alhambra-diamonds = Diamanti
about-alhambra-diamonds = Una quinta valuta con cui compri tutto, se paghi solo in diamanti.
option-alhambra-coins = Monete
about-alhambra-coins = Chi paga troppo riceve indietro monete da 1, una ogni 2 di troppo.
option-alhambra-end_trigger = Fine della partita
about-alhambra-end_trigger = La partita finisce appena il sacchetto è vuoto, o solo quando uno spazio del mercato non si può riempire.
value-alhambra-end_trigger-unfilled_space = quando uno spazio resta vuoto
value-alhambra-end_trigger-empty_supply = quando il sacchetto è vuoto
option-alhambra-allow_wasteful_payment = Si può pagare con carte superflue
about-alhambra-allow_wasteful_payment = Puoi aggiungere a un pagamento carte che per il prezzo non servono.
option-alhambra-open_hands = Mani scoperte
about-alhambra-open_hands = Tutti vedono il denaro di tutti; altrimenti le mani sono segrete.

# ---- in attesa dei giocatori

page-waiting-for = Un tavolo di { $game }
page-waiting-help = Si comincia appena tutti i posti sono occupati.
page-private-table = Solo per chi ha il link
page-shuffle-fixed = Il server ha fissato la sua parte della mescolata: { $code }
page-shuffle-help = Il server non può più cambiare la sua parte e non conosce la tua: le carte si mescolano con tutte le parti insieme. A fine partita tutto viene svelato e si può verificare.
page-shuffle-dealing = Tutti i posti sono occupati: si sta distribuendo.
page-shuffle-from = { $count ->
    [0] Mescolata con il solo segreto del server.
    [one] Mescolata con i segreti di una persona e del server.
   *[other] Mescolata con i segreti di { $count } persone e del server.
}
page-shuffle-in = C’è anche la tua parte.
page-shuffle-checked = C’è anche la tua parte: verificato.
page-shuffle-left-out = La tua parte non è arrivata in tempo: non ne fa parte.
page-shuffle-wrong = Non è ciò che era stato fissato prima della partita: qualcuno ha manomesso la mescolata.
page-seat-open = libero
page-sit = Siediti
page-free-seat = Libera il posto
page-free-sure = Liberare il posto di { $name }?
page-free-do = Libera
page-not-so = No
page-invite = Copia l’invito
page-invite-anew = Nuovo invito
page-invite-anew-sure = Il vecchio link non farà più entrare nessuno.
page-shut-out = Escludi
page-shut-out-sure = Escludere { $name } per sempre? Nessun invito permetterà più di rientrare.
page-removed = { $name } non può più tornare a questo tavolo.
page-let-in = Fai rientrare
page-leave = Lascia il tavolo
page-leave-sure = Lasciare il tavolo? Un bot continua per te, e puoi riprendere il posto.

# ---- il tavolo

page-board = Tabellone
page-players = Giocatori
page-log = Diario
page-chat = Chat
page-details = Dettagli
page-settings = Impostazioni
page-undo = Annulla la mossa
page-undo-ask = Chiedi di annullare la mossa
page-you = tu
page-bot = bot
page-away = assente: gioca un bot
page-not-here = non in linea
page-clock = tempo rimasto
page-days-hours = { $days } g { $hours } h
page-move = mossa { $step }
page-score = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
page-your-turn = Tocca a te
page-onlooker = Stai guardando: vedi ciò che vedono tutti.
page-over = La partita è finita.
page-point = Scegli tra ciò che è evidenziato.
page-nowhere = Così non porta a nulla: lascialo su qualcosa di evidenziato.
page-last-alrashid = È l’ultimo anno.
page-last-almadi = È l’ultimo turno.
page-last-belaad = È l’ultima generazione.
page-last-alhambra = Il sacchetto è vuoto: il prossimo acquisto di una tessera chiude la partita.
page-choose = Quale intendi?
page-choices = Scelte
page-hint = Consiglio
page-hints-on = I consigli sono permessi
page-hints-off = I consigli sono disattivati
page-hints-missing = Manca l’accordo di: { $names }
page-hints-agree = Accetta i consigli
page-hints-withdraw = Ritira il mio consenso
page-hints-wish = Qualcuno a questo tavolo vorrebbe i consigli per tutti.
page-hinted = { $name } ha chiesto un consiglio.
page-coach = Consiglio
page-coach-thinking = Il consigliere sta riflettendo.
page-do-step = Fai il passo { $step }
page-hide = Nascondi
page-or-else = Oppure
page-coach-change = da { $before } a { $after }
page-coach-instead = { $what }: { $after } invece di { $before }.
page-coach-less = Più avanti ti porta di meno.
page-coach-further = Vede più lontano di queste ragioni.
page-coach-ahead = Le sue ragioni sono più lontane.
page-coach-again = Agisci subito un’altra volta.
page-coach-then = Poi:
page-coach-anew = Ciò che hai preparato porta a meno. Dall’inizio sarebbe meglio così:
page-coach-laid = È tutto preparato. Guarda, poi conferma.
page-coach-dots = Cinque punti: la scelta del consigliere. Numeri:
page-coach-strength = Forza: { $strength } su 5
page-coach-numbers = Mostra i numeri
page-coach-this = questo
page-coach-these = con questi
page-coach-here = qui
page-chance = { $chance } % di probabilità di vincere
page-tray = La tua scelta
page-tray-laid = Sul vassoio
page-tray-shelf = Da aggiungere
page-tray-empty = Non c’è ancora niente.
page-tray-ways = Già pronti
page-tray-of = { $bound ->
    [at_most] { $reached } su { $want } al massimo
   *[other] { $reached } su { $want }
}
page-tray-count = { $count } sul vassoio
page-tray-missing = { $count ->
    [one] ne manca { $count }
   *[other] ne mancano { $count }
 }
page-tray-over = { $count } di troppo
page-put-back = Rimetti
page-step-back = Torna indietro
page-ready = Confermi?
page-forced = unica scelta
page-then-chance = Il seguito dipende dal caso.
page-then-over = Poi la partita è finita.
page-then-own = Poi tocca ancora a te.
page-then-next = Poi tocca a { $name }.
page-would = Se scegli questo
page-would-ask = Poi ti si chiede:
page-no-points-now = I tuoi punti non cambiano.
page-score-of = Punti di { $name }
    .you = I tuoi punti
page-clause = Regola { $id }
page-nothing-here = Non è ancora successo nulla.
page-log-all = Mostra tutto ({ $count })
page-chat-empty = Nessuno ha ancora detto nulla.
page-chat-say = Scrivi un messaggio
page-chat-about = A proposito di { $name }
page-mute = Silenzia { $name }
page-muted = Hai silenziato { $name }.
page-unmute = Riascolta
page-chat-aside = I giocatori non leggono questo mentre giocano.
page-not-connected = Connessione persa. Il tuo tavolo è al sicuro; nuovo tentativo fra { $seconds } s.
page-upgraded = Il sito è stato aggiornato da quando hai aperto questa pagina.
page-upgraded-help = Ricarica la pagina; i tuoi tavoli sono al sicuro.
page-reload = Ricarica la pagina
page-undo-asked = Hai chiesto di annullare la mossa; ora decidono gli altri.
page-undo-wish = { $name } vorrebbe annullare l’ultima mossa.
page-agree = Accetta
page-refuse = Rifiuta
page-absent = { $name } non è in linea.
page-let-bot = Fai giocare un bot
page-let-bot-sure = Far giocare un bot per { $name }? Il posto si può riprendere in ogni momento.
page-you-left = Sei assente; un bot gioca per te.
page-come-back = Riprendi il posto
page-frozen = Le regole sono cambiate dopo l’inizio di questa partita: la puoi rivedere, non continuare.
page-ended = Chi gestisce questo server ha chiuso questa partita. Si può guardare, non continuare.
page-pass-to = Passa il dispositivo a { $name }
page-pass-help = Fino ad allora lo schermo resta nascosto.
page-pass-taken = Sono { $name }
page-fixture = Questo tavolo è solo un esempio: qui non si gioca.

# ---- che cosa hanno fatto gli altri, e le scene

page-since = Dal tuo ultimo turno
page-last-turns = Gli ultimi turni
page-no-turns = Dopo il tuo ultimo turno nessuno ha ancora giocato.
page-turns = { $count ->
    [0] ancora nessuno
    [one] { $count } turno
   *[other] { $count } turni
}
page-more-turns = altri { $count } prima
page-more-lines = (e altre { $count })
page-turn-of = Turno { $number }: { $name }
page-no-points = nessun punto
page-catching-up = si recupera
page-paused = in pausa
page-looking-back = mosse precedenti
page-resume = Continua
page-show-again = Rivedi
page-your-turn-now = Tocca a te: al tabellone
page-meaning = Che cosa cambia per te
page-leads = { $name } è in testa, con { $by } di vantaggio.
page-you-lead = Sei in testa, con { $by } di vantaggio.
page-level = { $names }: parità a { $points }.
page-gained-most = { $name } guadagna di più: { $points }
page-you-changed = I tuoi punti: { $points }
page-tally = Il calcolo
page-this-scene = in tutto
page-why = Perché
page-rows = Le righe di questa scena
page-place = { $place }º posto
page-once-more = Ancora una volta
page-carry-on = Continua la partita
page-to-result = Al risultato

# ---- la fine

page-won = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
page-you-won = Hai vinto
page-you-won-with = Hai vinto con { $names }
page-result-help = Ogni numero ha la sua regola.
page-source = Origine dei punti
page-total = Totale
page-part-line = Conteggio { $round }
page-ties = Parità di punti: che cosa decide
page-rematch = Rivincita
page-replay-review = Rivedi e analizza
page-look-board = Guarda il tabellone
page-share = Copia il link

# ---- rivedere e analizzare

page-replay = Rivedi
page-replay-only = Stai rivedendo una partita: qui non si gioca.
page-time-line = Linea del tempo
page-win-chance = Probabilità di vincere
page-score-curve = Punti
page-ask-review = Analizza questa partita
page-review-running = Analisi in corso: { $percent } %
page-review-failed = L’analisi non è riuscita.
page-first = All’inizio
page-before = Una mossa indietro
page-next = Una mossa avanti
page-last = Alla fine
page-play-on = Riproduci
page-pause = Pausa
page-move-of = mossa { $step } di { $steps }
page-eyes = Punto di vista
page-eyes-all = tutti
page-score-sheet = Foglio segnapunti
page-what-if = Rigioca da qui
page-turning = Svolte
page-found = { $count ->
    [one] { $count } trovata
   *[other] { $count } trovate
}
page-better = Meglio:
page-chances = { $taken } % contro { $better } %
page-turning-number = Svolta { $number }
page-way-played = Mossa giocata
page-way-better = Mossa migliore
page-way-both = Entrambe
page-next-point = Svolta seguente
page-turning-cost = Quanto è costato
page-loss = { $part ->
    [little] È costato una piccola parte delle probabilità di vincere.
    [tenth] È costato circa un decimo delle probabilità di vincere.
    [fifth] È costato circa un quinto delle probabilità di vincere.
    [half] È costato circa metà delle probabilità di vincere.
   *[most] È costato la maggior parte delle probabilità di vincere.
}
page-no-turning = Nessuna scelta è costata molto. Ben giocato.
page-luck-play = Fortuna e gioco
page-luck = fortuna
page-by-play = gioco
page-luck-help = In punti percentuali di probabilità di vincere: quanto hanno dato le pescate e quanto le scelte.

# ---- il regolamento

page-rules-of = Regole di { $game }
page-rules-failed = Non è stato possibile caricare il regolamento.
page-search = Cerca nelle regole
page-search-none = Nessuna regola contiene queste parole.
page-rule-option = Opzione: { $option }
page-rule-see = Vedi anche { $ids }
page-contents = Indice
page-search-found = { $count ->
    [one] una regola
   *[other] { $count } regole
}
page-picture-setup = Preparazione
page-picture-turn = Un turno
page-picture-scoring = Punti
goal-alrashid = Guida la tua famiglia per cinque anni; vince chi alla fine ha più prestigio. Parenti, cariche e influenza ne portano, il disonore ne toglie.
picture-alrashid-setup = Cominci con un Pascià, un Mercante e un Saggio, alcune merci e un mercenario di terra o di mare.
picture-alrashid-turn = Tutti piazzano le pedine. Poi, area per area, chi ha più dominio agisce per primo e prende di più.
picture-alrashid-scoring = Un Pascià vale 3, un Mercante 2, un Saggio 1, una carica quanto indica, un segnalino influenza 1; ogni segnalino disonore costa 2.
goal-almadi = Componi un regno in cui ogni tessera attiva le vicine; vince chi alla fine ha più punti. Danno punti le oasi in gruppo, le merci portate dalle carovane, i palazzi, le giare, i mosaici, gli obiettivi e i rubini.
picture-almadi-setup = La tua tessera iniziale ha un paesaggio per ognuna delle quattro righe; otto tessere sono sul tabellone centrale.
picture-almadi-turn = Prendi una tessera e piazzala nel tuo regno. Dove una freccia tocca un simbolo ottieni l’effetto: qui un rubino.
picture-almadi-scoring = Ogni oasi di un gruppo vale 3; un palazzo 1, più 1 per ogni oasi o mercato accanto; ogni merce portata da una carovana 1.
goal-belaad = Due fazioni si contendono i sapienti di quattro generazioni; vince quella con più punti per scienza, bonus e bottino. In tre o cinque giocatori un Ordine vince da solo se rende attiva abbastanza scienza.
picture-belaad-setup = Cinque sapienti sono esposti; ogni fazione ha cinque personaggi, le cui plance sono vuote all’inizio.
picture-belaad-turn = Gioca una carta: l’azione primaria, in alto, è gratuita, la secondaria, in basso, costa monete. Poi prendi una carta scoperta.
picture-belaad-scoring = Ogni simbolo di scienza vale 1 punto; la stessa specialità due, tre o quattro volte 2, 5 o 9; bottino e bonus quanto indicano.
goal-alhambra = Costruisci l’Alhambra più bella; vince chi ha più punti dopo tre conteggi. Ogni conteggio premia chi ha più tessere di un tipo, e il muro esterno più lungo di ciascuno.
picture-alhambra-setup = La tua Alhambra comincia con una fontana. Quattro tessere sono sul mercato, quattro carte denaro sono esposte.
picture-alhambra-turn = Prendi denaro, compra una tessera nella valuta del suo spazio, o ristruttura. Paga il prezzo esatto e agisci di nuovo.
picture-alhambra-scoring = Nell’ultimo conteggio chi ha più padiglioni riceve 16 punti, poi 8 e 1; ogni sezione del muro esterno più lungo 1.

# ---- impostazioni

page-language = Lingua
page-theme = Chiaro o scuro
page-theme-system = come il sistema
page-theme-light = chiaro
page-theme-dark = scuro
page-pace = Velocità di ciò che fanno gli altri
page-pace-step = Passo per passo
page-pace-calm = Calma
page-pace-brisk = Svelta
page-pace-once = Immediata
page-touch-twice = Serve un secondo tocco per confermare
page-sound = Un suono lieve quando tocca a te
page-your-name = Il tuo nome
page-guest-help = Giochi da ospite: i tuoi tavoli restano in questo browser. Con un account li ritrovi ovunque.
page-account-name = Nome utente
page-password = Password
page-sign-up = Crea un account
page-sign-in = Accedi
page-sign-out = Esci
page-old-password = Password attuale
page-new-password = Nuova password
page-change-password = Cambia la password
# ---- tasti

page-keys = Tasti
page-key-first = Alla prima cosa che puoi scegliere
page-key-arrows = Da una cosa all’altra
page-key-choose = Scegli ciò che è evidenziato
page-key-enter = Conferma la mossa
page-key-digits = Aggiungi una cosa, dalla prima alla nona
page-key-digits-back = Toglila di nuovo
page-key-escape = Deseleziona; chiudi ciò che è aperto
page-key-back = Torna indietro
page-key-undo = Annulla la tua ultima mossa
page-key-hint = Chiedi un consiglio
page-key-pause = Metti in pausa ciò che viene mostrato, o continua
page-key-moments = Dal tuo ultimo turno: una mossa indietro o avanti
page-key-next-turn = Tutto il turno del giocatore seguente
page-key-again = Rivedi tutto, o salta avanti
page-key-scene = Rivedi l’ultima scena
page-key-log = Al diario
page-key-keys = Questi tasti; su una cosa: perché non si può scegliere
page-key-act = Una mossa indietro o avanti
page-key-turn = Un turno indietro o avanti
page-key-play = Riproduci o pausa
page-key-ends = All’inizio o alla fine
page-key-board = Torna al tabellone
page-named-space = Spazio
page-named-enter = Invio
page-named-escape = Esc
page-named-backspace = Backspace
page-named-home = Home
page-named-end = Fine
page-named-shift = Maiusc

# ---- ciò che può andare storto

page-retry = Riprova
page-offline = Il server non risponde.
page-offline-help = I tuoi tavoli sono al sicuro. Controlla la connessione, poi riprova.
page-server-failed = Il server non è riuscito a eseguire la richiesta.
page-not-found = Questo tavolo non esiste.
page-not-found-help = Forse l’indirizzo è incompleto, oppure il tavolo è stato rimosso perché fermo da molto tempo.
page-private = Questo è un tavolo privato.
page-private-help = Chiedi il link d’invito a uno dei giocatori: ti porta dritto al tavolo. Intanto ci sono altri tavoli.
page-failed = Non è stato possibile mostrare la pagina.
page-failed-help = Controlla la connessione, poi riprova.
page-too-fast = Troppo in fretta.
page-too-fast-help = Aspetta un momento, poi riprova.
page-busy = Il server è sovraccarico.
page-busy-help = Nulla è andato perso. Riprova fra un momento.
page-broken = Qui non c’è nulla.
page-broken-help = La pagina richiesta non esiste o non si è potuta caricare.

# ---- imparare

page-guide = Guida
page-fold = Nascondi
page-unfold = Mostra
page-guide-watch = Guarda che cosa fanno gli altri; il diario lo racconta a parole.
page-guide-scene = Guarda chi guadagna che cosa, e perché. «Continua la partita» riporta il tabellone.
page-guide-show = Mostrami una buona scelta
page-guide-lesson = Una lezione su questo: { $name }
page-aims = A che cosa mirare
page-try = Provi prima tu?
page-try-how = Prepara la mossa sul tabellone: nulla è fatto finché non confermi.
page-try-laid = La tua mossa è preparata. Chiedi al consigliere che cosa ne pensa, o confermala.
page-try-ask = Chiedi al consigliere
page-try-off = Non chiedermelo prima
page-try-on = Chiedimelo prima
page-verdict-5 = Ben scelto: il consigliere non conosce nulla di meglio.
page-verdict-4 = Buono: c’è ben poco di meglio.
page-verdict-3 = Discreto: c’è di meglio.
page-verdict-2 = Così ti sfugge qualcosa.
page-verdict-1 = Così ti sfugge molto.
page-verdict-good = Che cosa c’è di buono
page-verdict-costs = Che cosa costa
page-verdict-lacking = Che cosa le manca
page-verdict-more = { $what }: { $best } con la mossa del consigliere, { $own } con la tua.
page-verdict-further = Perché un’altra mossa sia migliore si vede solo più avanti.
page-verdict-show = Mostra che cosa farebbe il consigliere
page-guide-over = Era la tua prima partita. Il foglio segnapunti dice da dove viene ogni punto.
lesson-almadi = Componi un regno di sedici paesaggi. Dove una freccia tocca un simbolo succede qualcosa. Alla fine contano le oasi in gruppo, le merci sulle carovane, i palazzi, le giare, gli obiettivi e i rubini.
lesson-belaad = Due fazioni si contendono i sapienti di un’età d’oro: la scienza di quelli che ingaggi fa i tuoi punti. In tre o cinque giocatori l’Ordine vuole assassinarli. Gioca una carta a turno: l’azione primaria è gratuita, la secondaria si paga.
page-source-name = { $source }

lesson-alhambra = Costruisci la più bella Alhambra. Il denaro è in quattro valute; ogni spazio del mercato ne vuole una sola. Tre volte nella partita si fanno punti per la maggioranza di ogni tipo e per il muro esterno più lungo.
lesson-alrashid = Guida una famiglia per cinque anni. Prima tutti piazzano le pedine; poi le aree si risolvono una a una, e agisce per primo chi ha il dominio. I palazzi vendono cariche e servizi, i territori danno merci, le cariche danno prestigio.
