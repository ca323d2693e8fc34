# Ciò che la pagina dice intorno ai tabelloni.

page-title = Majlis
page-home = Alla pagina iniziale
page-loading = Un momento…
page-close = Chiudi
page-colon = :
page-yes = sì
page-no = no
page-none = nessuno
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
page-about-alrashid = Famiglie in ascesa nella città rotonda: piazzare, superare, trattare, combattere.
page-about-almadi = Componi un regno in cui una tessera ne risveglia un’altra.
page-about-belaad = Due popoli corteggiano i sapienti; un terzo aspetta con il pugnale.
page-about-alhambra = Paga giusto, costruisci bene, cingi di mura.
page-length-alrashid = 90 min
page-length-almadi = 45 min
page-length-belaad = 75 min
page-length-alhambra = 60 min

# ---- la pagina iniziale

page-play = Gioca
page-new = Nuovo tavolo
page-learn = Impara
page-rules = Regole
page-hero = Siediti. La tavola è pronta.
page-hero-help = Quattro giochi del tempo dei califfi, con amici o bot, su ogni schermo.
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
page-tables-finished = Finite
page-no-mine = Non siedi a nessun tavolo. Cominciane uno qui sopra.
page-no-open = Nessun tavolo aspetta giocatori. Aprine uno.
page-no-live = Niente da guardare per ora.
page-no-finished = Le partite finite restano qui, da rivedere.
page-all-tables = Tutti ({ $count })
page-seats-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
page-thinks = { $name } pensa
page-go-on = Gioca
page-join = Unisciti
page-look = Guarda
page-review = Rivedi
page-just-now = adesso

level-random = A caso
level-novice = Novizio
level-apprentice = Apprendista
level-expert = Esperto
level-master = Maestro

# ---- aprire un tavolo

page-table-kind = Come si gioca
page-speed = Orologio
page-public = Chiunque può giocare e guardare
page-public-help = Altrimenti solo chi ha il tuo link.
page-options = Opzioni
page-options-help = ognuna con la regola che cambia
page-create = Apri il tavolo
page-fill-me = Tu
page-fill-open = Libero per un amico
page-fill-hot = Qualcuno a questo schermo
page-fill-bot = Bot: { $level }
page-fill-all = Completa con bot
page-fill-with = Completa con…
speed-none = Senza orologio
speed-live-600-10 = 10 minuti a testa, 10 s a mossa
speed-live-1200-20 = 20 minuti a testa, 20 s a mossa
speed-live-2400-30 = 40 minuti a testa, 30 s a mossa
speed-days-1 = Un giorno per mossa
speed-days-3 = Tre giorni per mossa
speed-days-7 = Una settimana per mossa

option-alrashid-edition = Edizione
value-alrashid-edition-fr = francese
value-alrashid-edition-it = italiana
option-alrashid-spy_move = Le spie muovono
value-alrashid-spy_move-own = le proprie pedine
value-alrashid-spy_move-any = ogni pedina
option-alrashid-favourite_pays_copied = La Favorita paga un favore copiato
option-alrashid-diplomat = Il Diplomatico trattiene una pedina
value-alrashid-diplomat-may = se vuole
value-alrashid-diplomat-must = sempre
option-alrashid-end_tie_break = Parità alla fine
value-alrashid-end_tie_break-wealth_then_order = ricchezza, poi ordine di turno
value-alrashid-end_tie_break-shared = vittoria condivisa
option-alrashid-crisis_tiles = Tessere crisi
value-alrashid-crisis_tiles-it = serie italiana
value-alrashid-crisis_tiles-fr = serie francese
option-alrashid-country_cut = Le merci lasciano un paese
value-alrashid-country_cut-after_battle = dopo la battaglia
value-alrashid-country_cut-before_battle = prima della battaglia
option-alrashid-battle_partial = Una battaglia vinta a metà toglie
value-alrashid-battle_partial-colour = colori interi
value-alrashid-battle_partial-token = singoli segnalini
option-alrashid-idle_dishonour = Disonore per una pedina oziosa
option-alrashid-duplicate_titles = Due volte la stessa carica
option-alrashid-take_fewer = Prendere meno merci
option-almadi-characters = Variante dei personaggi
option-almadi-choose_start = Scegliere la tessera iniziale
option-belaad-consent = Il consenso dei compagni
value-belaad-consent-ask = si chiede
value-belaad-consent-auto = è scontato
option-belaad-orange_clear = Liberare i segnalini arancioni
value-belaad-orange_clear-bottom = lo spazio in basso
value-belaad-orange_clear-all = tutti gli spazi
option-belaad-order_token_sharing = L’Ordine condivide i segnalini
option-belaad-order_last_scholar = L’Ordine all’ultimo sapiente
value-belaad-order_last_scholar-wins = vince
value-belaad-order_last_scholar-too_late = arriva tardi
option-belaad-turn_limit = Turni al massimo
option-alhambra-scoring_cards = Carte punteggio
option-alhambra-sultan = Il Sultano
option-alhambra-caravanserai = Caravanserraglio
option-alhambra-moorish_art = L’arte dei Mori
option-alhambra-vizier = Il favore del visir
option-alhambra-exchange = Ufficio di cambio
option-alhambra-diamonds = Diamanti
option-alhambra-coins = Monete
option-alhambra-end_trigger = La fine arriva
value-alhambra-end_trigger-unfilled_space = quando uno spazio resta vuoto
value-alhambra-end_trigger-empty_supply = quando la riserva è vuota
option-alhambra-allow_wasteful_payment = Pagamenti in eccesso
option-alhambra-open_hands = Mani scoperte

# ---- in attesa dei giocatori

page-waiting-for = Un tavolo di { $game }
page-waiting-help = Si comincia appena ogni posto è preso.
page-private-table = Solo per chi ha il link
page-seat-open = libero
page-sit = Siediti
page-free-seat = Libera il posto
page-free-sure = Togliere il posto a { $name }?
page-free-do = Toglilo
page-not-so = Lascia
page-invite = Copia l’invito
page-leave = Abbandona la partita
page-leave-sure = Lasciare la partita? Un bot continua, e puoi riprendere il posto.

# ---- il tavolo

page-board = Tabellone
page-players = Giocatori
page-log = Diario
page-chat = Chat
page-details = Dettagli
page-settings = Impostazioni
page-undo = Annulla
page-undo-ask = Chiedi di annullare
page-you = tu
page-bot = bot
page-away = via; gioca un bot
page-not-here = non connesso
page-clock = tempo rimasto
page-days-hours = { $days } g { $hours } h
page-move = mossa { $step }
page-score = { $name }: { $points } punti
page-your-turn = Tocca a te
page-over = La partita è finita.
page-point = Scegli tra ciò che è segnato.
page-choose = Quale intendi?
page-choices = Scelte
page-hint = Consiglio
page-hints = Un bot forte ci penserebbe:
page-chance = { $chance } % di vincere
page-do-it = Conferma
page-tray = Che cosa metti
page-tray-laid = Sul vassoio
page-tray-shelf = Da mettere
page-tray-empty = Non c'è ancora niente.
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
page-step-back = Un passo indietro
page-ready = Lo fai così?
page-forced = non c'è altra possibilità
page-then-chance = Il seguito dipende dal caso.
page-then-over = Poi la partita è finita.
page-clause = Regola { $id }
page-nothing-here = Non è ancora successo nulla.
page-log-all = Mostra tutto ({ $count })
page-chat-empty = Nessuno ha ancora detto nulla.
page-chat-say = Di’ qualcosa
page-not-connected = Non connesso. Il tuo tavolo è al sicuro; nuovo tentativo fra { $seconds } s.
page-upgraded = La casa è stata rinnovata da quando hai aperto questa pagina.
page-upgraded-help = Carica la nuova pagina; i tuoi tavoli sono al sicuro.
page-reload = Carica la nuova pagina
page-undo-asked = Hai chiesto di tornare indietro; gli altri decidono.
page-undo-wish = { $name } vorrebbe annullare l’ultima mossa.
page-agree = Accetta
page-refuse = Rifiuta
page-absent = { $name } non è connesso.
page-let-bot = Fai giocare un bot
page-let-bot-sure = Far giocare un bot per { $name }? Il posto si può riprendere in ogni momento.
page-you-left = Sei assente; un bot gioca per te.
page-come-back = Riprendi il posto
page-frozen = Le regole sono cambiate dall’inizio; la partita si può leggere, non continuare.
page-pass-to = Passa il dispositivo a { $name }
page-pass-help = Fino ad allora lo schermo è chiuso.
page-pass-taken = Sono { $name }
page-fixture = Questo tavolo è un’immagine: qui non si gioca.

# ---- che cosa hanno fatto gli altri, e le scene

page-since = Dal tuo ultimo turno
page-last-turns = Gli ultimi turni
page-turns = { $count ->
    [0] nessuno ha ancora giocato
    [one] { $count } turno
   *[other] { $count } turni
}
page-more-turns = altri { $count } prima
page-turn-of = Turno { $number }: { $name }
page-no-points = nessun punto
page-catching-up = si recupera
page-paused = in pausa
page-looking-back = uno sguardo indietro
page-resume = Continua
page-show-again = Rivedi
page-your-turn-now = Tocca a te: al tabellone
page-meaning = Che cosa cambia per te
page-leads = { $name } è in testa di { $by }.
page-you-lead = Sei in testa di { $by }.
page-level = { $names }: alla pari con { $points }.
page-gained-most = { $name } guadagna di più: { $points }
page-you-changed = I tuoi punti: { $points }
page-tally = Il conteggio
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
page-result-help = Ogni numero ha la sua regola.
page-source = Origine dei punti
page-total = Totale
page-rematch = Gioca ancora
page-replay-review = Rivedi e analizza
page-look-board = Guarda il tabellone
page-share = Copia il link

# ---- rivedere e analizzare

page-replay = Rivedi
page-replay-only = Questa è una partita passata: qui non si gioca.
page-time-line = Linea del tempo
page-win-chance = Probabilità di vincere
page-score-curve = Punti
page-ask-review = Analizza questa partita
page-review-running = Analisi in corso: { $percent } %
page-review-failed = L’analisi è fallita.
page-first = All’inizio
page-before = Una mossa indietro
page-next = Una mossa avanti
page-last = Alla fine
page-play-on = Riproduci
page-pause = Pausa
page-move-of = mossa { $step } di { $steps }
page-eyes = Vista da
page-eyes-all = tutti
page-score-sheet = Foglio dei punti
page-what-if = E se?
page-turning = Svolte
page-found = { $count } trovate
page-better = Meglio:
page-chances = { $taken } % contro { $better } %
page-turning-number = Svolta { $number }
page-way-played = Giocato
page-way-better = Meglio
page-percent = { $percent } %
page-no-turning = Nessuna scelta è costata molto. Ben giocato.
page-luck-play = Fortuna e gioco
page-luck = fortuna
page-by-play = gioco
page-luck-help = In punti di probabilità di vincere: ciò che hanno dato le pescate e ciò che hanno dato le scelte.

# ---- il regolamento

page-rules-of = Regole di { $game }
page-rules-failed = Non è stato possibile caricare il regolamento.
page-search = Cerca nelle regole
page-search-none = Nessuna regola ha queste parole.
page-rule-option = Opzione: { $option }
page-rule-see = Vedi anche { $ids }

# ---- impostazioni

page-language = Lingua
page-theme = Chiaro o scuro
page-theme-system = come il sistema
page-theme-light = chiaro
page-theme-dark = scuro
page-pace = Velocità di ciò che fanno gli altri
page-pace-step = Passo a passo
page-pace-calm = Calma
page-pace-brisk = Svelta
page-pace-once = Subito
page-touch-twice = Tocca due volte prima di scegliere
page-sound = Un suono lieve quando tocca a me
page-your-name = Il tuo nome
page-guest-help = Sei un ospite: i tuoi tavoli restano in questo browser. Con un account li ritrovi ovunque.
page-account-name = Nome dell’account
page-password = Password
page-sign-up = Crea un account
page-sign-in = Entra
page-sign-out = Esci
page-old-password = Password attuale
page-new-password = Nuova password
page-change-password = Cambia la password

# ---- ciò che può andare storto

page-retry = Riprova
page-offline = Il server non risponde.
page-offline-help = I tuoi tavoli sono al sicuro. Controlla la connessione, poi riprova.
page-server-failed = Il server non è riuscito a farlo.
page-not-found = Questo tavolo non esiste.
page-not-found-help = L’indirizzo è forse incompleto, o il tavolo è stato rimosso dopo molto tempo.
page-private = Questo è un tavolo privato.
page-private-help = Chiedi il link d’invito a uno dei giocatori: ti porta dritto al tavolo. Intanto ci sono altri tavoli.
page-failed = Non è stato possibile mostrarlo.
page-failed-help = Controlla la connessione, poi riprova.
page-too-fast = Troppo in fretta.
page-too-fast-help = Aspetta un momento, poi riprova.
page-busy = La casa è occupata.
page-busy-help = Nulla è perso. Riprova fra un momento.
page-broken = Qui non c’è nulla.
page-broken-help = La pagina richiesta non esiste, o ha fallito.

# ---- imparare

page-learn-title = Impara giocando
page-learn-help = Una vera partita contro bot facili. La prima volta che devi decidere qualcosa ti si dice di che si tratta; e puoi chiedere che cosa farebbe un bot forte.
page-guide = Guida
page-fold = Nascondi
page-unfold = Mostra
page-guide-watch = Guarda che cosa fanno gli altri; il diario lo dice a parole.
page-guide-show = Mostrami una buona scelta
page-guide-over = Era la tua prima partita. Il foglio dei punti dice da dove viene ogni punto.
lesson-almadi = Componi un regno di sedici paesaggi. Dove una freccia tocca un simbolo succede qualcosa. Alla fine contano oasi in gruppo, merci, palazzi, giare, obiettivi e rubini.
lesson-belaad = Due fazioni si contendono i sapienti di un’età d’oro; in tre o cinque giocatori un Ordine vuole ucciderli. Gioca una carta a turno: l’azione in alto è gratuita, quella in basso si paga.
page-source-name = { $source }

lesson-alhambra = Costruisci la più bella Alhambra. Il denaro è in quattro monete; ogni edificio ne vuole una sola. Tre volte nella partita si fanno punti per la maggioranza di ogni tipo di edificio e per il muro esterno più lungo.
lesson-alrashid = Guida una famiglia per cinque anni. Prima tutti piazzano le pedine; poi le zone si risolvono una a una, il più presente per primo. I palazzi vendono cariche e servizi, i paesi danno merci, le cariche prestigio.
