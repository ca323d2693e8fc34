# What every game says.

seat = Giocatore { $number }
# The reader in a sentence about another player: “from you”.
reader = te
nothing = niente
counted = { $count } × { $thing }
colon = :
bot = Bot { $number }

# ---- an act in one sentence

coach-then = { $act }, poi { $next }
coach-with = { $act }, con { $things }
coach-lay = { $act }: { $things }

# ---- ciò che il server rifiuta

problem-too-fast = Troppo in fretta. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
problem-too-slow = La richiesta ci ha messo troppo ad arrivare. Riprova.
problem-too-large = Troppi dati in una volta sola.
problem-malformed = Il server non ha capito la richiesta.
problem-forbidden = Non puoi farlo.
problem-not-found = Qui non c’è nulla.
problem-busy = Il server ora non può registrare la richiesta. Nulla è cambiato; riprova tra un momento.
problem-defect = Qualcosa è andato storto da parte nostra. Nulla è cambiato.
problem-origin = La richiesta non veniva da questa pagina.
problem-banned = Non hai più accesso a questo server.
problem-name = Un nome può avere al massimo { $longest } lettere o cifre.
problem-name-house = Il sito o uno dei suoi bot ha questo nome, o uno che gli somiglia. Scegline un altro.
problem-name-taken = Questo nome appartiene a qualcun altro, o gli somiglia troppo. Scegline un altro.
problem-has-account = Hai già un account.
problem-password = La password deve avere almeno { $shortest } caratteri.
problem-sign-in = Nome o password errati.
problem-old-password = La password attuale non è questa.
problem-no-account = Solo chi ha un account ha una password.
problem-no-guests = Questo server è per chi ha un account. Prima accedi.
problem-registration = Qui non si creano nuovi account. Chiedilo a chi gestisce questo server.

# ---- il tavolo nel terminale

# Parole da scrivere: una sola ciascuna, tutte diverse.
command-ok = ok
command-back = indietro
command-more = altro
command-plan = previsione
command-hint = consiglio
command-why = perché
command-undo = annulla
command-score = punti
command-board = tavolo
command-news = novità
command-log = diario
command-rules = regole
command-save = salva
command-help = aiuto
command-quit = esci
table-help =
    Scrivi il numero di una scelta. Di una parola basta l’inizio:
      3, -3        dove si scelgono più cose: aggiungi la cosa 3, toglila di nuovo
      ok           conferma ciò che è mostrato
      indietro     torna indietro di una scelta
      altro        la pagina seguente delle scelte
      previsione 3 che cosa farebbe la scelta 3 (previsione da solo: la tua mossa)
      consiglio    che cosa farebbe il consigliere; consiglio 1 lo prepara
      ?3           la regola della scelta 3 (? da solo: la regola di questa decisione)
      perché PAROLE  perché una scelta con queste parole non è possibile
      annulla      annulla la tua ultima mossa, se non ha rivelato nulla
      punti        il foglio segnapunti in questo momento
      tavolo       il tavolo intero (solo Invio: di nuovo questa schermata)
      novità       che cosa è successo dalla tua ultima scelta
      diario       tutto ciò che è successo finora
      regole PAROLE  cerca nel regolamento
      salva FILE   salva una copia della partita
      esci         esci; la partita resta salvata
table-range = Scrivi un numero da 1 a { $count }.
table-item = { $text } ({ $laid } di { $most })
table-missing-things = { $count ->
    [one] Ne manca ancora una.
   *[other] Ne mancano ancora { $count }.
}
table-missing-worth = Il valore non basta: manca ancora { $count }.
table-over-things = { $count ->
    [one] Ce n’è una di troppo.
   *[other] Ce ne sono { $count } di troppo.
}
table-over-worth = Il valore supera di { $count } quanto richiesto.
table-ok = ok: { $text }
table-so-far = Finora: { $text }
table-act = La tua mossa: { $text }
table-forced = { $text } (unica scelta)
table-warning = Attenzione: { $text }
table-points = { $name }, punti: prima { $before }, poi { $after }
table-change = { $name }, { $thing }: prima { $before }, poi { $after }
table-then-chance = Il resto dipende dal caso.
table-then-others = Poi decide { $name }.
table-then-over = Poi la partita è finita.
table-ok-act = Scrivi ok per confermare, oppure indietro per cambiare.
table-not-whole = Manca ancora qualcosa: scrivi il numero di una riga.
table-nothing-back = Qui non c’è nulla da togliere.
table-pass = Lo schermo è nascosto. { $name }, premi Invio quando sei al tuo posto.
table-kept = La partita è salvata in { $file } (per continuarla: majlis play --resume FILE).
table-result = Risultato
table-why-none = Tra le scelte non possibili nessuna contiene queste parole.
table-why-more = Ce ne sono altre: aggiungi qualche parola.
table-rules-none = Nessuna regola contiene queste parole.
table-board-hidden = Qui il tavolo non ci sta: «tavolo» lo mostra.
table-then = { $thing } … ({ $count } scelte)
table-more = Pagina { $page } di { $pages } (altro: la seguente)
table-news-more = … { $count ->
    [one] una riga precedente
   *[other] { $count } righe precedenti
} (novità: rileggi tutto)
table-narrow = Questo terminale ha { $columns } colonne e per disegnare il tavolo ne servono { $needed }: il tavolo è raccontato a frasi.
table-unknown = Questo comando non esiste; aiuto li elenca.
table-meant = Questo comando non esiste. Intendevi: { $words }?
table-near = Nessuna regola contiene queste parole; ecco: { $words }
table-plan-none = Non c’è ancora nulla di pronto: previsione 3 dice che cosa farebbe la scelta 3.
table-plan-more = C’è dell’altro: previsione dice tutto.
table-plan-open = Poi resterebbe da scegliere:
table-hint = Consiglio { $number }: { $act } (probabilità di vincere { $chance }%)
table-hint-for = a favore: { $text }, prima { $before }, poi { $after }
table-hint-against = contro: { $text }, prima { $before }, poi { $after }
table-hint-lay = consiglio 1 prepara il primo; nulla è fatto prima di ok.
table-hint-none = Questo consiglio non esiste: consiglio da solo lo chiede.
table-total = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
table-not-saved = Non è stato possibile salvare la partita ({ $reason }). Si continua; salva FILE la salva altrove.
table-rescued = Non è stato possibile salvare la partita nel suo file. È salvata in { $file } (per continuarla: majlis play --resume FILE).
table-lost = Non è stato possibile salvare la partita da nessuna parte ({ $reason }).
table-still = Ancora non salvata. Scrivi di nuovo esci per uscire comunque, oppure salva FILE per salvarla altrove.
saves-none = Nessuna partita salvata.
saves-which = Numero della partita da riprendere, o Invio per nessuna:
saves-line = { $game }, { $date }, { $names }: { $acts ->
    [one] una mossa
   *[other] { $acts } mosse
}
saves-over = finita
saves-damaged = danneggiata
undo-nothing = Non hai ancora scelto nulla.
undo-other = Un altro giocatore ha agito dopo la tua ultima scelta.
undo-revealed = La tua ultima scelta ha rivelato qualcosa, quindi non si può annullare.
undo-far = Annullerebbe più dell’ultima mossa di un altro giocatore.

# ---- what a table refuses

problem-away = Un bot sta giocando per te. Riprendi prima il tuo posto.
problem-chat = Un messaggio può avere da 1 a { $longest } caratteri.
problem-bot-tables = { $most ->
    [one] Hai già una partita in corso con i bot, e qui nessuno può averne di più. Finiscila prima.
   *[other] Hai già { $most } partite in corso con i bot, e qui nessuno può averne di più. Finiscine prima una.
}
problem-command-id = Il comando non ha un identificativo utilizzabile.
problem-aside = Questo tavolo non si può leggere: i dati salvati sono danneggiati. Gli altri tavoli non sono toccati; chi gestisce il server può vedere perché.
problem-contributed = La tua parte di questa mescolata è già stata registrata: non si può sostituire.
problem-contribution = Una parte della mescolata è di 32 cifre esadecimali minuscole (16 byte casuali). Nulla è cambiato.
problem-contribution-early = Ci sono ancora posti liberi. Manda la tua parte quando tutti i posti sono occupati.
problem-contribution-late = La partita è già stata distribuita, senza la tua parte.
problem-contribution-other = Questa non è la parte che hai promesso. Manda quella da cui hai ricavato la promessa.
problem-dealing = Si sta distribuendo. Riprova tra un attimo.
problem-frozen = Le regole sono cambiate dopo l’inizio di questa partita. Si può solo guardare.
problem-has-days = A questo tavolo si hanno giorni interi per ogni mossa: decide l’orologio.
problem-hints-off = A questo tavolo i consigli sono disattivati. Si attivano quando tutti i giocatori sono d’accordo.
problem-ended = Chi gestisce questo server ha chiuso questa partita. Si può solo guardare.
problem-host-only = Solo chi ospita il tavolo può farlo.
problem-is-here = Questo giocatore è in linea.
problem-just-left = La connessione è caduta un attimo fa. Senza un ritorno entro { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}, un bot potrà giocare al suo posto.
problem-muted-many = Hai già silenziato { $most } persone. Prima ridai la parola a qualcuna di loro.
problem-newer = Una versione più recente del server ha scritto su questo tavolo, e questa non sa ancora leggerlo. Nulla è perduto; riprova quando il server sarà stato aggiornato.
problem-no-hint = Il consiglio non è arrivato in tempo. Riprova.
problem-no-pledge = Non hai promesso nessuna parte di questa mescolata. La promessa si manda quando ci si siede.
problem-no-rematch = La rivincita è per chi ha giocato la partita fino alla fine.
problem-no-table = Questo tavolo non esiste.
problem-no-wish = Nessuno aspetta la tua risposta.
problem-nobody-there = Non c’è nessuno per cui farlo.
problem-not-over = La partita non è ancora finita.
problem-not-seated = Non hai un posto da lasciare o da riprendere.
problem-not-started = La partita non è ancora cominciata.
problem-not-to-free = Non c’è nessuno da togliere da questo posto.
problem-not-your-seat = Questo non è il tuo posto.
problem-out-of-turn = Non tocca a te scegliere.
problem-over = La partita è finita.
problem-pledge = Una promessa è di 64 cifre esadecimali minuscole (uno SHA-256). Nulla è cambiato.
problem-private = Questo tavolo è privato. Chiedi un invito a uno dei giocatori.
problem-removed = L’ospite di questo tavolo ti ha escluso. Solo l’ospite può farti rientrare.
problem-seat = { $seat } non può sedersi lì.
problem-seat-taken = Questo posto è occupato.
problem-stale = Nel frattempo la partita è andata avanti. Ricontrolla il tavolo.
problem-unfinished = La mossa non è completa: rispondi prima a ciò che resta da scegliere.
problem-nothing-there = Per ora qui non c’è niente da fare.
problem-started = La partita è già cominciata.
problem-step = Le mosse di questa partita vanno da 0 a { $last }.
problem-undo-asked = Lo hai già chiesto agli altri.
