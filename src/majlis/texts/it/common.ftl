# What every game says.

seat = Giocatore { $number }
nothing = niente
counted = { $count } × { $thing }
bot = Bot { $number }

# ---- ciò che il server rifiuta

problem-too-fast = Troppo in fretta. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
problem-too-large = È troppo in una volta.
problem-malformed = Non è stato possibile capirlo.
problem-forbidden = Non puoi farlo.
problem-not-found = Qui non c’è nulla.
problem-busy = Il server non può annotarlo adesso. Nulla è cambiato; riprova tra un momento.
problem-defect = Qualcosa è andato storto da parte nostra. Nulla è cambiato.
problem-origin = Non veniva da questa pagina.
problem-banned = L’accesso a questo server ti è chiuso.
problem-name = Un nome ha al massimo { $longest } lettere e cifre.
problem-name-taken = Questo nome appartiene a qualcun altro.
problem-has-account = Hai già un account.
problem-password = Una password ha almeno { $shortest } caratteri.
problem-sign-in = Il nome e la password non corrispondono.
problem-old-password = La vecchia password non è questa.
problem-no-account = Solo un account ha una password.

# ---- il tavolo nel terminale

table-help =
    Scrivi il numero di una scelta. Inoltre:
      ?3           la regola dietro la scelta 3 (? da solo: dietro la decisione)
      why PAROLE   perché qualcosa con queste parole non è offerto
      undo         ritira la tua ultima scelta, se non ha rivelato nulla
      log          tutto ciò che è successo finora
      board        di nuovo il tavolo
      rules PAROLE cerca nel regolamento
      save FILE    conserva una copia della partita
      quit         esci; la partita è conservata
table-range = Scrivi un numero da 1 a { $count }.
table-pass = Lo schermo è nascosto. { $name }, premi Invio quando sei al tuo posto.
table-kept = La partita è conservata in { $file } (per continuare: majlis play --resume FILE).
table-result = Il risultato
table-why-none = Niente di ciò che non è offerto contiene queste parole.
table-why-more = Ce ne sono altri; sii più preciso.
table-rules-none = Nessuna clausola contiene queste parole.
undo-nothing = Non hai ancora scelto nulla.
undo-other = Un altro giocatore ha agito dopo la tua ultima scelta.
undo-revealed = La tua ultima scelta ha rivelato qualcosa, quindi resta.

# ---- what a table refuses

problem-away = Un bot sta giocando per te. Riprendi prima il tuo posto.
problem-chat = Un messaggio ha da 1 a { $longest } caratteri.
problem-command-id = Il comando non ha un identificativo utilizzabile.
problem-frozen = Le regole sono cambiate dall’inizio di questa partita. Si può solo guardare.
problem-has-days = A questo tavolo ognuno ha giorni per una mossa: decide l’orologio.
problem-host-only = Solo chi ospita il tavolo può farlo.
problem-is-here = Questo giocatore è qui.
problem-no-hint = Nessun consiglio è arrivato in tempo. Riprova.
problem-no-rematch = La rivincita è per chi ha giocato la partita fino alla fine.
problem-no-table = Questo tavolo non esiste.
problem-no-wish = Nessuno aspetta la tua risposta.
problem-not-over = La partita non è ancora finita.
problem-not-seated = Non hai un posto da lasciare o da riprendere.
problem-not-started = La partita non è ancora cominciata.
problem-not-to-free = Non c’è nessuno a cui togliere questo posto.
problem-not-your-seat = Questo non è il tuo posto.
problem-out-of-turn = Non tocca a te scegliere.
problem-over = La partita è finita.
problem-private = Questo tavolo è privato. Chiedi un invito a chi vi siede.
problem-seat = { $seat } non può sedersi lì.
problem-seat-taken = Questo posto è occupato.
problem-stale = Il tavolo è andato avanti. Guarda di nuovo.
problem-started = La partita è già cominciata.
problem-step = I passi di questa partita vanno da 0 a { $last }.
problem-undo-asked = Gli altri sono già stati interpellati.
