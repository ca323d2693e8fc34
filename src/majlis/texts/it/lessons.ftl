# Le lezioni: la pagina che le contiene, poi le idee, gioco per gioco.
# idea-GIOCO-NOME: titolo; -line: per la scheda; -see-N, -why, -now, -keep-N: i quattro passi; -done e il resto: risposte a una prova.

# ---- la pagina

learn-title = { $game }: sei idee in dieci minuti
learn-help = Ogni idea è una piccola posizione. La guardi, provi, e il tabellone risponde.
learn-ideas = Sei idee
learn-options = Lezioni brevi
learn-options-help = Un’idea ciascuna, per ciò che aggiungi al gioco.
learn-see = Guarda
learn-why = Perché
learn-now = Tocca a te
learn-remember = Ricorda
learn-now-you = Tocca a te.
learn-of = { $number } di { $count }
learn-done = fatto
learn-new = nuovo
learn-count = { $done } di { $count }
learn-minutes = { $count } min
learn-on = Avanti
learn-go-on = Continua: { $name }
learn-begin = Comincia: { $name }
learn-back = Indietro
learn-again = Riprova
learn-skip = Salta la prova
learn-right = Giusto.
learn-tried = Prova fatta.
learn-tried-before = Provato:
learn-next = Poi: { $name }
learn-all = Tutte le idee
learn-rule = La regola:
learn-sum = In tutto
learn-first-game = Una prima partita guidata
learn-first-game-help = Avversari facili, e un consiglio per ogni decisione.
learn-start = Gioca
learn-book = Tutte le regole
learn-book-help = Regola per regola, con la ricerca.
learn-read = Leggi
learn-none = Questa lezione non esiste
learn-none-help = Forse l’indirizzo è vecchio. Le idee di ogni gioco sono tutte in un posto.
learn-offer = Nuovo per te: { $name }
learn-offer-help = Una lezione di due minuti.
learn-offer-go = Segui la lezione
learn-offer-no = Non ora
learn-lesson = Lezione
learn-to-table = Torna al tavolo
learn-positions = Posizioni di prova
learn-positions-help = Prendi in mano una partita contro i bot. La guida chiede che cosa faresti, e il consigliere risponde.
learn-position-early = Un buon inizio
learn-position-middle = A metà partita
learn-position-late = Gli ultimi turni
learn-position-go = Prova in una vera posizione

# ---- Alhambra

idea-alhambra-other = Hai fatto un’altra cosa: è permesso, ma non è ciò che si chiedeva.
idea-alhambra-over = Hai pagato { $over } di troppo. È perso, e il tuo turno è finito.
idea-alhambra-reserved = Ora è nella tua riserva. Lì non conta nulla.

idea-alhambra-currencies = Quattro valute
idea-alhambra-currencies-line = Ogni spazio del mercato vuole la sua valuta.
idea-alhambra-currencies-see-1 = Questo giardino è sullo spazio dei ducati. Costa 8, e si paga solo in ducati.
idea-alhambra-currencies-see-2 = Hai 5 ducati e 2 dinari. Qui i dinari non servono.
idea-alhambra-currencies-see-3 = Nel tuo turno puoi prendere una carta esposta, o più carte che insieme valgono al massimo 5.
idea-alhambra-currencies-why = Una carta alta della valuta sbagliata non compra nulla; una piccola di quella giusta può comprare una tessera.
idea-alhambra-currencies-now = Prendi denaro, così da poter pagare il giardino la prossima volta.
idea-alhambra-currencies-miss = Hai preso: { $card }. Per il giardino hai ancora 5 ducati su 8.
idea-alhambra-currencies-done = 5 e 3 ducati fanno 8: il giardino è alla tua portata.
idea-alhambra-currencies-keep-1 = Lo spazio dice la valuta, la tessera dice il prezzo.
idea-alhambra-currencies-keep-2 = Una sola valuta paga tutto; nessuno dà il resto.

idea-alhambra-exact = Prezzo esatto, altra azione
idea-alhambra-exact-line = Paga il prezzo esatto e il turno continua.
idea-alhambra-exact-see-1 = Il padiglione costa 7 fiorini.
idea-alhambra-exact-see-2 = Con l’8 paghi 1 di troppo: è perso, e il turno finisce.
idea-alhambra-exact-why = Chi paga il prezzo esatto ha un’altra azione, tutte le volte che ci riesce.
idea-alhambra-exact-now = Compra il padiglione in modo da poter agire ancora.
idea-alhambra-exact-done = 3 e 4 fanno 7: prezzo esatto, agisci ancora.
idea-alhambra-exact-keep-1 = Prezzo esatto: un’altra azione, di qualsiasi tipo.
idea-alhambra-exact-keep-2 = Le carte piccole centrano i prezzi. Per questo conviene prenderle.

idea-alhambra-paths = Sentieri e muri
idea-alhambra-paths-line = Muro con muro, e ovunque si arriva a piedi.
idea-alhambra-paths-see-1 = Dalla fontana si deve poter andare a piedi a ogni tessera, passando per i lati aperti.
idea-alhambra-paths-see-2 = Le vicine devono concordare: un muro su entrambe le tessere, o su nessuna. Le tessere non si girano mai.
idea-alhambra-paths-see-3 = Il tuo nuovo padiglione ha un muro a est.
idea-alhambra-paths-why = I muri esterni che si uniscono formano un muro solo: dà un punto per sezione, tre volte nella partita.
idea-alhambra-paths-now = Il tuo muro ha 3 sezioni. Costruisci il padiglione in modo che cresca.
idea-alhambra-paths-miss = { $wall ->
    [one] Lì ci sta, ma il tuo muro più lungo ha ancora { $wall } sezione.
   *[other] Lì ci sta, ma il tuo muro più lungo ha ancora { $wall } sezioni.
}
idea-alhambra-paths-done = I muri si uniscono all’esterno: 4 sezioni.
idea-alhambra-paths-keep-1 = Muro con muro, aperto con aperto, e un sentiero dalla fontana.
idea-alhambra-paths-keep-2 = Il muro esterno più lungo conta in ogni conteggio.
idea-alhambra-paths-keep-3 = Niente buchi: una casella libera si raggiunge da fuori.

idea-alhambra-majorities = Maggioranze
idea-alhambra-majorities-line = Chi ne ha di più fa punti; una tessera può cambiare tutto.
idea-alhambra-majorities-see-1 = Hai costruito 2 giardini e 2 padiglioni. Marco ha 2 giardini, Inès ha 3 torri.
idea-alhambra-majorities-see-2 = Puoi comprare un giardino, una torre o un padiglione.
idea-alhambra-majorities-why = Conta solo quante tessere hai di ogni tipo. Compra dove una tessera cambia l’ordine.
idea-alhambra-majorities-now = Compra e costruisci la tessera che ti dà un nuovo primato.
idea-alhambra-majorities-miss-tower = Una torre contro le tre di Inès: resta prima lei.
idea-alhambra-majorities-miss-pavilion = Nei padiglioni eri già in testa. Il vantaggio cresce, i punti no.
idea-alhambra-majorities-done = 3 giardini contro i 2 di Marco: in testa ci sei solo tu.
idea-alhambra-majorities-keep-1 = Per ogni tipo fa punti chi ne ha di più; a parità i punti si dividono.
idea-alhambra-majorities-keep-2 = Basta una tessera di vantaggio.

idea-alhambra-reserve = Riserva e ristrutturazione
idea-alhambra-reserve-line = Ciò che è nella riserva non conta ancora.
idea-alhambra-reserve-see-1 = Una torre aspetta nella tua riserva: non ci stava, o l’hai tenuta da parte.
idea-alhambra-reserve-see-2 = Ristrutturare è un’azione: costruire una tessera della riserva, toglierne una dall’Alhambra, o scambiare le due.
idea-alhambra-reserve-why = Contano solo le tessere costruite. Prima di un conteggio, una torre al suo posto vale più di una carta in mano.
idea-alhambra-reserve-now = Porta la torre nella tua Alhambra, per avere una tessera in più.
idea-alhambra-reserve-swapped = La torre è dentro, ma un’altra tessera è uscita: ne hai quante prima.
idea-alhambra-reserve-removed = Hai tolto una tessera: ora è nella riserva e non conta più.
idea-alhambra-reserve-done = La torre è costruita: conta nel prossimo conteggio.
idea-alhambra-reserve-keep-1 = Nella riserva c’è posto per tutto, e non vale nulla.
idea-alhambra-reserve-keep-2 = Ristrutturare costa la tua azione e chiude il turno.
idea-alhambra-reserve-keep-3 = La fontana resta dov’è.

idea-alhambra-scorings = Tre conteggi
idea-alhambra-scorings-line = Conta una volta con le tue mani.
idea-alhambra-scorings-see-1 = Il primo conteggio premia il primo posto di ogni tipo, il secondo due posti, il terzo tre.
idea-alhambra-scorings-see-2 = Ecco che cosa ti darebbe ora il secondo conteggio. Tre giocatori hanno un giardino ciascuno: 12 e 5 fanno 17, diviso tre, 5 a testa.
idea-alhambra-scorings-see-3 = Un giardino, una torre o un padiglione: quale aggiunge di più?
idea-alhambra-scorings-why = Primo posto nei giardini: 12. Secondo nelle torri: 6. Primo nei padiglioni: 8. Conta la differenza con ciò che hai.
idea-alhambra-scorings-now = Compra e costruisci la tessera che aggiunge di più nel secondo conteggio. Il foglio conta per te.
idea-alhambra-scorings-miss = Tipo comprato: { $kind }. Punti in più: { $more }. Un’altra tessera ne aggiunge di più.
idea-alhambra-scorings-done = Nei giardini ora il primo posto è solo tuo: 12 invece di 5, e conta anche il tuo muro.
idea-alhambra-scorings-keep-1 = Dal meno caro al più caro: padiglione, serraglio, arcate, stanze, giardino, torre. I tipi cari valgono di più.
idea-alhambra-scorings-keep-2 = A parità si dividono i punti dei posti.
idea-alhambra-scorings-keep-3 = Il muro più lungo aggiunge un punto per sezione.

idea-alhambra-scoring_cards = Nuove carte conteggio
idea-alhambra-scoring_cards-line = Ogni conteggio ha un ordine suo.
idea-alhambra-scoring_cards-see-1 = Tre carte dicono quale tipo vale di più in quale conteggio. Nel primo i padiglioni sono in cima.
idea-alhambra-scoring_cards-see-2 = Lì un padiglione vale 6, e una torre 3.
idea-alhambra-scoring_cards-why = La carta prende il posto dell’ordine solito: l’ultimo tipo prende i punti delle torri.
idea-alhambra-scoring_cards-now = Compra il tipo che vale di più nel primo conteggio.
idea-alhambra-scoring_cards-miss-tower = Le torri sono terze su questa carta: 3 punti per il primo posto.
idea-alhambra-scoring_cards-miss-arcades = Le arcate sono quinte su questa carta: 5 punti. C’è di meglio.
idea-alhambra-scoring_cards-done = I padiglioni sono sesti: 6 punti per il primo posto.
idea-alhambra-scoring_cards-keep-1 = Guarda la carta del prossimo conteggio prima di comprare.
idea-alhambra-scoring_cards-keep-2 = Le tre carte sono scoperte dall’inizio.

idea-alhambra-sultan = Il potere del Sultano
idea-alhambra-sultan-line = Una carta che prende una tessera gratis.
idea-alhambra-sultan-see-1 = Un giardino è appena stato estratto per il mercato, e la tua carta Sultano mostra i giardini.
idea-alhambra-sultan-see-2 = Prima che vada sul suo spazio, puoi prenderlo gratis.
idea-alhambra-sultan-why = Una carta Sultano costa 7 una volta sola; la tessera che prende può costare 12.
idea-alhambra-sultan-now = Prendi il giardino con la tua carta e trovagli un posto.
idea-alhambra-sultan-miss = Non l’hai preso: ora è sul mercato, per tutti.
idea-alhambra-sultan-done = Il giardino è tuo senza pagare; la carta è usata.
idea-alhambra-sultan-keep-1 = Serve quando si estrae una tessera del suo tipo, anche fuori dal tuo turno.
idea-alhambra-sultan-keep-2 = Le carte che restano alla fine non valgono nulla.

idea-alhambra-caravanserai = Caravanserraglio
idea-alhambra-caravanserai-line = Denaro che cresce di un passo a turno.
idea-alhambra-caravanserai-see-1 = Il tuo segnalino è su 3 fiorini. Avanza di un passo all’inizio di ogni turno.
idea-alhambra-caravanserai-see-2 = Il padiglione costa 7 fiorini; la tua carta da 4 da sola non basta, l’8 è troppo.
idea-alhambra-caravanserai-why = Il segnalino paga come una carta del suo valore, poi torna a 0.
idea-alhambra-caravanserai-now = Compra il padiglione al prezzo esatto, con l’aiuto del caravanserraglio.
idea-alhambra-caravanserai-done = 4 e 3 fanno 7: prezzo esatto, agisci ancora.
idea-alhambra-caravanserai-keep-1 = Quattro tipi costruiti: costa 8. Cinque: 4. Sei: 2.
idea-alhambra-caravanserai-keep-2 = Si usa per intero o per nulla.

idea-alhambra-moorish_art = L’arte moresca
idea-alhambra-moorish_art-line = Tessere dello stesso prezzo fanno cultura.
idea-alhambra-moorish_art-see-1 = Hai due tessere da 10: perciò hai il tassello Cultura di quel prezzo.
idea-alhambra-moorish_art-see-2 = Il numero alla gemma conta in ogni conteggio; per ora è 3.
idea-alhambra-moorish_art-why = Sviluppare è un’azione: ogni tassello che può girare mostra il numero seguente.
idea-alhambra-moorish_art-now = Usa la tua azione perché la tua cultura valga di più.
idea-alhambra-moorish_art-miss = Il tuo tassello mostra ancora 3.
idea-alhambra-moorish_art-done = Ora il tuo tassello mostra 6, in ogni conteggio che verrà.
idea-alhambra-moorish_art-keep-1 = Due tessere dello stesso prezzo, da 6 in su: il tassello viene da sé.
idea-alhambra-moorish_art-keep-2 = Con più tessere di quel prezzo può girare oltre.

idea-alhambra-vizier = Il favore del visir
idea-alhambra-vizier-line = Compra quando non è il tuo turno.
idea-alhambra-vizier-see-1 = Inès ha finito il turno. Il tuo visir è sveglio: ora puoi intervenire.
idea-alhambra-vizier-see-2 = Il padiglione costa 7 fiorini, e tu hai 3 e 4.
idea-alhambra-vizier-why = Tra due turni un visir sveglio compra una tessera, solo al prezzo esatto.
idea-alhambra-vizier-now = Prendi il padiglione prima del turno di Marco.
idea-alhambra-vizier-miss = Hai lasciato passare il momento. Al tuo turno la tessera potrebbe non esserci più.
idea-alhambra-vizier-done = Comprato fuori turno. Il tuo visir dorme finché non lo svegli.
idea-alhambra-vizier-keep-1 = Prezzo esatto, una tessera, nessun’altra azione.
idea-alhambra-vizier-keep-2 = Svegliarlo è un’azione del tuo turno.

idea-alhambra-exchange = Uffici di cambio
idea-alhambra-exchange-line = Una carta che mescola due valute.
idea-alhambra-exchange-see-1 = Questo ufficio unisce fiorini e dinari per un acquisto.
idea-alhambra-exchange-see-2 = Il padiglione costa 7 fiorini. Hai 4 fiorini e 3 dinari.
idea-alhambra-exchange-why = Con l’ufficio contano insieme, e il prezzo può essere esatto.
idea-alhambra-exchange-now = Compra il padiglione al prezzo esatto, con l’aiuto dell’ufficio.
idea-alhambra-exchange-done = 4 fiorini e 3 dinari fanno 7: prezzo esatto, agisci ancora.
idea-alhambra-exchange-keep-1 = Una delle due valute dev’essere quella dello spazio.
idea-alhambra-exchange-keep-2 = Un ufficio per acquisto; poi si scarta.

idea-alhambra-diamonds = Diamanti
idea-alhambra-diamonds-line = Una quinta valuta che compra tutto.
idea-alhambra-diamonds-see-1 = Hai un diamante da 8.
idea-alhambra-diamonds-see-2 = La torre costa 8 dirham. I tuoi dirham sono 5 e 9: mai 8.
idea-alhambra-diamonds-why = I diamanti valgono su ogni spazio, se paghi solo in diamanti.
idea-alhambra-diamonds-now = Compra una tessera al prezzo esatto con il tuo diamante.
idea-alhambra-diamonds-done = Il diamante centra il prezzo: agisci ancora.
idea-alhambra-diamonds-keep-1 = I diamanti non si mescolano con altro denaro.
idea-alhambra-diamonds-keep-2 = Alla fine non aiutano a vincere una tessera rimasta.

idea-alhambra-coins = Monete
idea-alhambra-coins-line = Un resto per chi paga troppo.
idea-alhambra-coins-see-1 = Una volta hai pagato 2 di troppo: perciò hai una moneta da 1 fiorino.
idea-alhambra-coins-see-2 = Il padiglione costa 7 fiorini. Hai 6 e 9.
idea-alhambra-coins-why = Una moneta aggiunge 1 nella sua valuta: spesso è ciò che manca al prezzo esatto.
idea-alhambra-coins-now = Compra il padiglione al prezzo esatto, con la tua moneta.
idea-alhambra-coins-done = 6 e la moneta fanno 7: prezzo esatto, agisci ancora.
idea-alhambra-coins-keep-1 = Per ogni 2 pagati di troppo estrai una moneta.
idea-alhambra-coins-keep-2 = Le monete pagate tornano nel sacchetto.

# ---- Al-Rashid

idea-alrashid-family = Piazza la tua famiglia
idea-alrashid-family-line = Pascià, Mercanti, Saggi: chi può stare dove.
idea-alrashid-family-see-1 = Cominci con un Pascià, un Mercante e un Saggio. Nel tuo turno ne piazzi uno in un’area.
idea-alrashid-family-see-2 = La corte si apre solo a un Pascià. Poi i Saggi possono raggiungerlo, i Mercanti mai.
idea-alrashid-family-why = Un’area accoglie un solo tuo Pascià o Mercante, e quanti Saggi vuoi.
idea-alrashid-family-now = Piazza la pedina che può aprire la corte.
idea-alrashid-family-miss = Questa pedina ({ $pawn }) ora è altrove: { $area }. A corte non hai nessuno.
idea-alrashid-family-done = Il tuo Pascià è a corte: dal prossimo round puoi essere in testa all’ordine di gioco.
idea-alrashid-family-keep-1 = Un Pascià conta 5, un Mercante 3, un Saggio 1.
idea-alrashid-family-keep-2 = Un Pascià o un Mercante per area; Saggi senza limite.
idea-alrashid-family-keep-3 = A corte prima il Pascià, o ne va del tuo onore.

idea-alrashid-strongest = Prima il più forte
idea-alrashid-strongest-line = Somma le tue pedine: chi ha più dominio agisce per primo e prende di più.
idea-alrashid-strongest-see-1 = Marco è su Spice Road con un Mercante e un Saggio: 3 e 1 fanno 4.
idea-alrashid-strongest-see-2 = Le tue pedine contano 5, 3 e 1.
idea-alrashid-strongest-why = La posizione 1 prende 3 pezzi, o tutto un tipo. La posizione 2 prende 2 pezzi di ciò che resta.
idea-alrashid-strongest-now = Piazza la pedina che ti porta in posizione 1 su Spice Road.
idea-alrashid-strongest-miss = Il tuo dominio è { $power } contro 4: posizione 2, 2 pezzi di ciò che resta.
idea-alrashid-strongest-elsewhere = La tua pedina è altrove: { $area }. Su Spice Road c’è solo Marco.
idea-alrashid-strongest-done = 5 contro 4: posizione 1, 3 pezzi o tutto un tipo.
idea-alrashid-strongest-keep-1 = Chi ha più dominio agisce per primo. A parità, chi è arrivato prima.
idea-alrashid-strongest-keep-2 = In un’area agiscono solo tre posizioni.
idea-alrashid-strongest-keep-3 = Le pedine aggiunte dopo ti rendono più forte.

idea-alrashid-areas = Un’area a turno
idea-alrashid-areas-line = Scegli tu quale area viene adesso; tutti vi agiscono.
idea-alrashid-areas-see-1 = Sei su Silk Road e nella Corporazione della Cultura. Ogni turno si risolve un’area.
idea-alrashid-areas-see-2 = Lì un Saggio costa 5 ori, e le tue due merci ne valgono 3.
idea-alrashid-areas-see-3 = Su Silk Road prendi merci. Le merci sono il tuo oro.
idea-alrashid-areas-why = L’ordine lo scegli tu: prima le merci, poi ciò che comprano. Una visita a una corporazione senza servizio né carica porta disonore.
idea-alrashid-areas-now = Risolvi prima l’area che ti serve.
idea-alrashid-areas-miss = Non potevi pagare: 1 segnalino disonore, che costa 2 punti prestigio.
idea-alrashid-areas-elsewhere = Hai risolto un’altra area: { $area }. Serve più agli altri che a te.
idea-alrashid-areas-done = Prima le merci: potrai pagare il Saggio quando toccherà alla corporazione.
idea-alrashid-areas-keep-1 = In un turno: un’area e, se vuoi, una carica.
idea-alrashid-areas-keep-2 = Tutti vi agiscono, per posizione; poi le pedine tornano.
idea-alrashid-areas-keep-3 = Una visita senza servizio né carica: 1 segnalino disonore.

idea-alrashid-sets = Merci diverse valgono di più
idea-alrashid-sets-line = Una per tipo vale molto più di tante uguali.
idea-alrashid-sets-see-1 = Hai 1 × Legno Pregiato, 1 × Metalli e 1 × Vasellame: tre tipi, 6 ori.
idea-alrashid-sets-see-2 = Sei in posizione 1 su Silk Road: 3 pezzi a scelta, o tutto un tipo.
idea-alrashid-sets-why = Un tipo solo vale 1, due 3, tre 6, quattro 10 e tutti e cinque 15.
idea-alrashid-sets-now = Commercia in modo che le tue merci valgano 15 o più.
idea-alrashid-sets-miss = Ora le tue merci valgono { $worth }. Si può fare meglio.
idea-alrashid-sets-done = Tutti e cinque i tipi in un gruppo: 15, e una merce in più.
idea-alrashid-sets-keep-1 = Gruppi di merci diverse: 1, 3, 6, 10, 15.
idea-alrashid-sets-keep-2 = Le merci contano per i gruppi migliori che formano.
idea-alrashid-sets-keep-3 = Nessuno dà il resto; alla fine le merci non valgono nulla.

idea-alrashid-fight = Combatti, o perdi l’onore
idea-alrashid-fight-line = Devi superare la loro forza. Scappare costa.
idea-alrashid-fight-see-1 = Una crisi ha messo mercenari su Spice Road: terra, valore 4. Finché non vengono sconfitti nessuno commercia.
idea-alrashid-fight-see-2 = Hai tessere terra da 2, 2 e 3, e una tessera mare che qui non ti aiuta.
idea-alrashid-fight-why = Devi superarli: la parità non basta. Se scappi, 2 segnalini disonore ti costano 4 punti prestigio.
idea-alrashid-fight-now = Scegli le tessere e sconfiggi i mercenari.
idea-alrashid-fight-miss = Non più di 4: restano, le tue tessere sono perse, e non commerci.
idea-alrashid-fight-fled = Hai scelto di scappare: 2 segnalini disonore, e Marco può combattere al tuo posto.
idea-alrashid-fight-done = Più di 4: il territorio è libero, e commerci in posizione 1.
idea-alrashid-fight-keep-1 = Terra contro terra, mare contro mare; bisogna superarli, la parità non basta.
idea-alrashid-fight-keep-2 = Vittoria o no, le tessere giocate si scartano.
idea-alrashid-fight-keep-3 = Scappare: 2 segnalini disonore, e ciascuno costa 2 punti prestigio.

idea-alrashid-prestige = Da dove viene il prestigio
idea-alrashid-prestige-line = Conta una volta con le tue mani.
idea-alrashid-prestige-see-1 = Il foglio conta la tua famiglia: 3 per Pascià, 2 per Mercante, 1 per Saggio.
idea-alrashid-prestige-see-2 = Le cariche danno ciò che dicono. L’influenza aggiunge 1, al massimo 5; ogni segnalino disonore costa 2.
idea-alrashid-prestige-see-3 = Resta una visita, alla Corporazione Politica, e hai 15 ori.
idea-alrashid-prestige-why = Le cariche politiche pongono una condizione. Cerca quella che soddisfi già.
idea-alrashid-prestige-now = Prendi ciò che aggiunge più prestigio.
idea-alrashid-prestige-miss = Prestigio in più: { $more }. Qui qualcosa ne aggiunge di più.
idea-alrashid-prestige-idle = Una visita senza servizio né carica porta disonore: 2 punti prestigio persi.
idea-alrashid-prestige-done = Il Rettore dell’Accademia conta i tuoi Saggi: 5 Saggi danno 5. Un Pascià avrebbe aggiunto 3.
idea-alrashid-prestige-keep-1 = La tua famiglia è la base: 3 punti prestigio per ogni Pascià, 2 per un Mercante, 1 per un Saggio.
idea-alrashid-prestige-keep-2 = Le cariche danno ciò che dicono; quelle politiche secondo una condizione.
idea-alrashid-prestige-keep-3 = Ogni segnalino disonore costa 2, senza limite. Merci e mercenari non danno nulla.

# ---- Almadi

idea-almadi-rows = Righe
idea-almadi-rows-line = Un paesaggio va nella riga in cui stava.
idea-almadi-rows-see-1 = Sul tabellone ci sono otto paesaggi, due in ognuna delle quattro righe.
idea-almadi-rows-see-2 = Un paesaggio della riga 4 va nella riga 4 del tuo regno, accanto a un paesaggio già presente.
idea-almadi-rows-why = La riga è obbligata: guarda prima che cosa c’è nella riga che ti serve.
idea-almadi-rows-now = La tua carovana è nella riga 4. Prendi una carovana che la toccherà.
idea-almadi-rows-miss = Quella carovana va nella riga 1: le due non si toccano.
idea-almadi-rows-other = Non è una carovana: la tua resta sola.
idea-almadi-rows-done = Due carovane vicine: portano 5 merci e non 2.
idea-almadi-rows-keep-1 = La riga del tabellone è la riga del regno.
idea-almadi-rows-keep-2 = I paesaggi non si girano mai, e devono toccarne un altro.

idea-almadi-arrows = Una freccia tocca un simbolo
idea-almadi-arrows-line = Così si attivano gli effetti.
idea-almadi-arrows-see-1 = Nella riga 3 la tua tessera iniziale mostra un rubino a destra.
idea-almadi-arrows-see-2 = Questo mercato ha una freccia a sinistra.
idea-almadi-arrows-why = Dove una freccia tocca un effetto, l’effetto si attiva. Due frecce non fanno nulla, e nemmeno due effetti.
idea-almadi-arrows-now = Prendi un paesaggio che attiva il rubino.
idea-almadi-arrows-miss = Lì non si attiva nulla.
idea-almadi-arrows-other = Qualcosa si attiva, ma non è il rubino.
idea-almadi-arrows-done = La freccia tocca il rubino: è attivo, e puoi prendere un rubino.
idea-almadi-arrows-keep-1 = Non importa quale dei due paesaggi ha la freccia.
idea-almadi-arrows-keep-2 = Solo il paesaggio che arriva attiva i suoi contatti.

idea-almadi-genie = Catene di geni
idea-almadi-genie-line = Un paesaggio spostato arriva di nuovo.
idea-almadi-genie-see-1 = La carovana che hai piazzato ha un genio a sinistra, e la freccia accanto l’ha attivato.
idea-almadi-genie-see-2 = Un genio sposta un paesaggio del tuo regno in un’altra casella, di qualsiasi riga.
idea-almadi-genie-why = Il paesaggio spostato arriva e attiva ciò che tocca: forse un altro genio.
idea-almadi-genie-now = Sposta un paesaggio in modo che all’arrivo attivi qualcosa.
idea-almadi-genie-miss = Il paesaggio è andato altrove, ma non si è attivato nulla.
idea-almadi-genie-other = Hai rinunciato al genio: l’effetto è perso.
idea-almadi-genie-done = È arrivato e ha attivato qualcosa: la catena continua.
idea-almadi-genie-keep-1 = Al massimo tre spostamenti a turno.
idea-almadi-genie-keep-2 = Un paesaggio non torna subito indietro.
idea-almadi-genie-keep-3 = L’ordine degli effetti lo scegli tu; ciò che non usi è perso.

idea-almadi-caravans = Gruppi e carovane
idea-almadi-caravans-line = Le merci contano solo se qualcuno le porta.
idea-almadi-caravans-see-1 = I tuoi mercati hanno 8 merci.
idea-almadi-caravans-see-2 = Una carovana sola ne porta 2: 2 punti.
idea-almadi-caravans-see-3 = Sul tabellone ci sono due carovane, nella riga 1 e nella riga 4.
idea-almadi-caravans-why = Un gruppo porta più delle sue parti: 2, 5, 10, 15, 20 e oltre.
idea-almadi-caravans-now = Piazza un paesaggio in modo che si portino 5 merci.
idea-almadi-caravans-miss = { $carried ->
    [one] Ora le tue carovane portano { $carried } merce.
   *[other] Ora le tue carovane portano { $carried } merci.
}
idea-almadi-caravans-done = Un gruppo di due porta 5 merci: 5 punti.
idea-almadi-caravans-keep-1 = Carovane: 2, 5, 10, 15, 20, 35, 50, 65 merci per gruppo.
idea-almadi-caravans-keep-2 = Le oasi danno 3 ciascuna, in gruppi di due o più.
idea-almadi-caravans-keep-3 = Il gruppo di oasi più grande ne dà altri 6.

idea-almadi-objectives = Obiettivi
idea-almadi-objectives-line = Prendi ciò che raggiungi; il resto può costarti.
idea-almadi-objectives-see-1 = Il tuo mercato ha una luna a sinistra, e una freccia l’ha attivata: puoi prendere un obiettivo.
idea-almadi-objectives-see-2 = Uno chiede quattro carte bancarella, e tu ne hai quattro.
idea-almadi-objectives-why = Raggiunto, dà i suoi punti; tenuto invano, ne toglie altrettanti.
idea-almadi-objectives-now = Prendi un obiettivo che raggiungi già.
idea-almadi-objectives-miss = { $points ->
    [one] Lo tieni, ma non lo raggiungi: finché è così ti costa { $points } punto. ({ $objective })
   *[other] Lo tieni, ma non lo raggiungi: finché è così ti costa { $points } punti. ({ $objective })
}
idea-almadi-objectives-other = Hai rinunciato alla luna: l’effetto è perso.
idea-almadi-objectives-done = Raggiunto appena preso: 4 punti, e nessuno può portartelo via.
idea-almadi-objectives-keep-1 = Un obiettivo raggiunto è al sicuro per sempre.
idea-almadi-objectives-keep-2 = Uno non ancora raggiunto te lo può prendere una luna.
idea-almadi-objectives-keep-3 = Alla fine conta per te, o contro di te.

idea-almadi-points = Punti
idea-almadi-points-line = Conta una volta con le tue mani.
idea-almadi-points-see-1 = Il foglio conta le merci portate, i palazzi con i loro vicini, e le giare attive.
idea-almadi-points-see-2 = La tua oasi è sola: non dà nulla. Due insieme danno 6, e il gruppo più grande di tutti altri 6.
idea-almadi-points-see-3 = Quale degli otto paesaggi aggiunge di più?
idea-almadi-points-why = Cerca ciò che fa la differenza: da uno a due, da niente a un gruppo.
idea-almadi-points-now = Prendi e piazza il paesaggio che aggiunge più punti.
idea-almadi-points-miss = Differenza nei tuoi punti: { $more }. Un altro paesaggio dà di più.
idea-almadi-points-done = Due oasi: 6 punti, e altri 6 per il gruppo più grande.
idea-almadi-points-keep-1 = Oasi in gruppi, merci portate, palazzi secondo i vicini.
idea-almadi-points-keep-2 = Un mosaico raddoppia un palazzo; una giara attiva vale un punto.
idea-almadi-points-keep-3 = Gli obiettivi contano a favore o contro. I rubini si confrontano: chi ne ha di più fa 12 punti, 10 in due giocatori; chi non ne ha, niente.

idea-almadi-characters = Personaggi
idea-almadi-characters-line = Con i rubini recluti personaggi, e ognuno ha un potere.
idea-almadi-characters-see-1 = Quattro personaggi sono esposti, due sono nella tua mano. Ognuno costa rubini.
idea-almadi-characters-see-2 = Harun al-Rashid dà un punto per ogni paesaggio della tua riga più piena. La tua ne ha cinque.
idea-almadi-characters-why = Con i personaggi due rubini valgono 1 punto: spendili dove rendono di più.
idea-almadi-characters-now = Recluta il personaggio che ora ti dà di più.
idea-almadi-characters-miss = { $character }: differenza nei tuoi punti { $more }, per come stanno le cose.
idea-almadi-characters-other = Hai preso un paesaggio. Si recluta prima o dopo, in qualsiasi momento del turno.
idea-almadi-characters-done = 5 punti per la tua riga, in cambio di rubini che ne valevano 2.
idea-almadi-characters-keep-1 = Recluta in ogni momento del tuo turno, finché puoi pagare.
idea-almadi-characters-keep-2 = Il suo potere vale subito.

# ---- Belaad

idea-belaad-halves = Due azioni per carta
idea-belaad-halves-line = L’azione primaria è gratuita, la secondaria ha un prezzo.
idea-belaad-halves-see-1 = Hai giocato questa carta. In alto: ingaggia o combatti, senza costo. In basso: 4 ori per 2 sigilli.
idea-belaad-halves-see-2 = Un sapiente da 7 ori te ne costa 6, e tu ne hai 3.
idea-belaad-halves-see-3 = L’azione secondaria porta 4 ori.
idea-belaad-halves-why = Le due azioni, nell’ordine che vuoi: prima l’oro, poi ciò che compra.
idea-belaad-halves-now = Comincia dall’azione che mette un sapiente alla tua portata.
idea-belaad-halves-miss = Hai finito con la carta senza usare nessuna delle due azioni.
idea-belaad-halves-fought = Con 3 ori non potevi ingaggiare nessuno: perciò è un combattimento, e la parte più debole è la tua.
idea-belaad-halves-done = 7 ori: ora con l’azione primaria puoi ingaggiare.
idea-belaad-halves-keep-1 = Una carta a turno: l’azione primaria è gratuita, la secondaria costa il suo prezzo.
idea-belaad-halves-keep-2 = L’ordine lo scegli tu, e puoi lasciarle entrambe.
idea-belaad-halves-keep-3 = Oro e sigilli sono due tipi di monete.

idea-belaad-symbols = Simboli e gettoni
idea-belaad-symbols-line = Un simbolo vale tante volte quante lo mostra il suo personaggio.
idea-belaad-symbols-see-1 = Il tuo Tesoriere mostra la rendita una volta, e due gettoni bianchi si aggiungono: 3.
idea-belaad-symbols-see-2 = Il tuo Sceriffo mostra il furto una volta: 1.
idea-belaad-symbols-why = I gettoni rendono un personaggio più forte per il resto della partita. Usa il simbolo che hai di più.
idea-belaad-symbols-now = Usa la carta in modo da guadagnare 3 ori.
idea-belaad-symbols-miss = Ori guadagnati: { $more }. Un tuo personaggio ne porta di più.
idea-belaad-symbols-done = Tre volte la rendita: 3 ori.
idea-belaad-symbols-keep-1 = Un gettone bianco va al suo simbolo, uno arancione dove vuoi.
idea-belaad-symbols-keep-2 = Un gettone arancione in basso attiva l’abilità del personaggio.
idea-belaad-symbols-keep-3 = Ciò che è su una plancia può tornare nel sacchetto: la plancia viene svuotata.

idea-belaad-hiring = Ingaggiare sapienti
idea-belaad-hiring-line = Sono i sapienti a dare punti.
idea-belaad-hiring-see-1 = Un sapiente dà la sua scienza, e a volte un bonus. Il suo prezzo è in oro.
idea-belaad-hiring-see-2 = Il tuo Sultano mostra due volte il reclutamento: ogni simbolo toglie 1 oro.
idea-belaad-hiring-why = Così un sapiente da 7 ori te ne costa 5, proprio quanti ne hai.
idea-belaad-hiring-now = Ingaggia un sapiente con questa carta.
idea-belaad-hiring-miss = Non hai un nuovo sapiente, e Marco può prenderlo al prossimo turno.
idea-belaad-hiring-done = Ingaggiato: la sua scienza è tua fino alla fine.
idea-belaad-hiring-keep-1 = Il prezzo, meno i tuoi simboli di reclutamento.
idea-belaad-hiring-keep-2 = Un sapiente a turno, comunque lo ingaggi.
idea-belaad-hiring-keep-3 = Alcuni si ingaggiano con le spade invece che con l’oro.

idea-belaad-combat = Combattimento
idea-belaad-combat-line = La parte più debole rivela una carta o si arrende.
idea-belaad-combat-see-1 = La forza è il numero di simboli militari: tu ne hai 2, Marco 3.
idea-belaad-combat-see-2 = Tocca alla parte più debole: rivela una carta o si arrende. Verde aggiunge, rosso toglie, grigio perde subito.
idea-belaad-combat-see-3 = L’azione secondaria è un rinforzo: 2 di forza in più per 2 sigilli.
idea-belaad-combat-why = La parte più forte aspetta mentre l’altra rischia. A parità chi attacca è considerato più debole.
idea-belaad-combat-now = Comincia il combattimento da più forte.
idea-belaad-combat-miss = { $power } contro { $other }: la parte più debole è la tua, e devi rivelare una carta o arrenderti.
idea-belaad-combat-other = Non hai combattuto.
idea-belaad-combat-done = 4 contro 3: Marco deve rivelare una carta o arrendersi.
idea-belaad-combat-keep-1 = Chi attacca e vince tiene una carta con punti; chi difende e vince ha una spada.
idea-belaad-combat-keep-2 = Se perdi per una carta grigia, una tua plancia viene svuotata. Una spada annulla quella carta.
idea-belaad-combat-keep-3 = Chi si arrende lascia il bottino, ma nessuna plancia viene svuotata.

idea-belaad-generations = Generazioni e Ordine
idea-belaad-generations-line = Il terzo sapiente preso chiude la generazione.
idea-belaad-generations-see-1 = Due sapienti di questa generazione sono presi. Il terzo la chiude: i due rimasti se ne vanno, e ne arrivano cinque nuovi.
idea-belaad-generations-see-2 = In tre giocatori l’Ordine assassina sapienti. Chi è ingaggiato è al sicuro.
idea-belaad-generations-why = Chi chiude una generazione toglie due sapienti agli altri, ma i nuovi li vede per primo chi gioca dopo.
idea-belaad-generations-now = Chiudi la generazione con questa carta.
idea-belaad-generations-miss = La generazione resta aperta: l’Ordine può prendere il prossimo sapiente.
idea-belaad-generations-done = Il terzo sapiente: ne arrivano cinque nuovi, e quattro generazioni fanno una partita.
idea-belaad-generations-keep-1 = Tre sapienti presi chiudono una generazione; quattro generazioni, la partita.
idea-belaad-generations-keep-2 = Contano anche i sapienti assassinati dall’Ordine.
idea-belaad-generations-keep-3 = Con 6 simboli di scienza attivi l’Ordine vince da solo.

idea-belaad-points = Punti
idea-belaad-points-line = Conta una volta con le tue mani.
idea-belaad-points-see-1 = Il foglio conta la scienza: un punto per ogni simbolo dei tuoi sapienti.
idea-belaad-points-see-2 = Due sapienti della stessa specialità danno 2, tre 5, quattro 9. Ne hai uno di matematica.
idea-belaad-points-see-3 = Alcuni danno un punto in più se tieni le monete che chiedono.
idea-belaad-points-why = Non conta di più il più caro, ma quello che si accorda con gli altri.
idea-belaad-points-now = Ingaggia il sapiente che aggiunge più punti.
idea-belaad-points-miss = { $scholar }, punti in più: { $more }. Qui qualcuno ne aggiunge di più.
idea-belaad-points-done = 2 per la scienza e 2 per la coppia di matematici: 4.
idea-belaad-points-keep-1 = Un punto per ogni simbolo di scienza dei tuoi sapienti; poi i loro bonus e i punti del tuo bottino, le carte combattimento vinte.
idea-belaad-points-keep-2 = Le monete contano solo dove un sapiente le chiede.
idea-belaad-points-keep-3 = Una fazione vince o perde insieme.

idea-belaad-order = L’Ordine
idea-belaad-order-line = Non ingaggia nessuno: assassina.
idea-belaad-order-see-1 = Sei l’Ordine. Un gettone arancione in basso sulla plancia del Gran maestro ti fa assassinare un sapiente per 4 ori.
idea-belaad-order-see-2 = Un sapiente conta quando i gettoni assassinati coprono i suoi simboli dell’Ordine. Ne hai uno: forza militare.
idea-belaad-order-why = Un sapiente con tutti i simboli coperti è attivo: con 6 simboli di scienza attivi vinci subito.
idea-belaad-order-now = Assassina il sapiente che è subito attivo.
idea-belaad-order-miss = { $scholar }: è tuo, ma non attivo. Mancano gettoni.
idea-belaad-order-done = Il suo unico simbolo è coperto: 2 simboli di scienza attivi.
idea-belaad-order-keep-1 = I gettoni assassinati coprono simboli; uno arancione vale per tutti.
idea-belaad-order-keep-2 = Se la partita finisce in altro modo, l’Ordine ha perso.
