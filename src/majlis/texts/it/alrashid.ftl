# Al-Rashid in Italian.

game-title = Al-Rashid
game-summary = Piazza la tua famiglia a Baghdad e lungo le vie commerciali, ottieni cariche e bada al tuo onore.

# ---- names

item-wood = Legno Pregiato
item-metal = Metalli
item-pottery = Vasellame
item-spice = Spezie
item-silk = Seta
item-credit_note = Nota di Credito
pawn-pasha = Pascià
pawn-merchant = Mercante
pawn-sage = Saggio
area-intrigue = Corporazione delle Spie
area-military = Corporazione Militare
area-traditions = Corporazione della Cultura
area-commerce = Corporazione Mercantile
area-politics = Corporazione Politica
area-court = Palazzo di Al-Rashid
area-silk_road = Silk Road
area-spice_road = Spice Road
area-sanmatia = Sanmatia
area-mare_indianum = Mare Indianum
area-abbasid_caliphate = Abbasid Caliphate
area-mare_internum = Mare Internum
area-nilus_valley = Nilus Valley
colour-red = terra (rosso)
colour-blue = mare (blu)
token-red_2 = terra 2
token-red_3 = terra 3
token-red_4 = terra 4
token-blue_2 = mare 2
token-blue_3 = mare 3
token-blue_4 = mare 4
favour-general = Generale
favour-court_scholar = Sapiente di Corte
favour-vizier = Visir
favour-qadi = Qadi
title-smuggler = Contrabbandiere
title-plotter = Cospiratore
title-informer = Informatore
title-impostor = Impostore
title-strategist = Stratega
title-recruiter = Reclutatore
title-raider = Razziatore
title-negotiator = Negoziatore
title-loremaster = Precettore
title-enchanter = Incantatore
title-diplomat = Diplomatico
title-banker = Banchiere
title-trader = Commerciante
title-hardwood_importer = Importatore di Legno Pregiato
title-pottery_importer = Importatore di Vasellame
title-metal_importer = Importatore di Metalli
title-aide_to_the_qadi = Assistente del Qadi
title-steward_of_the_city = Sovraintendente Cittadino
title-warehouse_keeper = Capo del Magazzino
title-favorites_maiden = Ancella della Favorita
title-weapon_master = Maestro d’Armi
title-dean_of_the_academy = Rettore dell’Accademia
title-economist = Economo
title-counselor_to_the_caliph = Consigliere del Califfo
title-treasurer = Tesoriere
title-agha = Aga
title-silk_monopolist = Monopolista di Seta
title-spices_monopolist = Monopolista di Spezie
title-astrologist = Astrologo
title-law_expert = Esperto di Leggi
title-quartermaster = Responsabile degli Approvvigionamenti
title-alchemist = Alchimista

# ---- words of the table

label-year = Anno { $year } di { $years }
label-turn_order = Ordine di gioco
label-next_order = Dal prossimo round
label-area = Area
label-pawns = Pedine, in ordine di arrivo
label-goods = Merci
label-mercenaries = Mercenari
label-titles = Cariche
label-offer = Cariche (ori), merci
label-player = Giocatore
label-hand = In mano
label-prestige = Prestigio
label-gold = ori
label-notes = Note
label-influence = influenza
label-dishonour = disonore
label-worth = valore delle merci
label-used = usata
label-resolved = risolta
label-face_down = a faccia in giù
label-held_back = in attesa

# ---- prompts

prompt-name_colour = Scegli il colore del mercenario da pescare.
prompt-hold_back = Diplomatico: vuoi mettere una pedina in attesa finché gli altri giocatori non hanno piazzato le loro?
prompt-place_pawn = Piazza una pedina.
prompt-start_move = Cospiratore e Informatore: scegli una pedina da muovere o lascia il tabellone com’è.
prompt-move_pawn = Dove vuoi muovere questa pedina: { $pawn } ({ $owner }, { $area })?
prompt-take_turn = Tocca a te: risolvi un’area e, se vuoi, attiva una carica.
prompt-guild_visit = { $area }, posizione { $rank }: scegli fino a due azioni (ori rimasti: { $gold }).
prompt-court_visit = { $area }, posizione { $rank }: la benevolenza, una carica, entrambe o nessuna (ori rimasti: { $gold }).
prompt-pay = { $cost ->
    [one] Paga { $cost } oro, merce per merce.
   *[other] Paga { $cost } ori, merce per merce.
}
prompt-action_order = Quale azione viene prima?
prompt-give_good = Cedi una merce.
prompt-take_good = { $left ->
    [one] Prendi una merce.
   *[other] Prendi merci: ancora { $left }.
}
prompt-impostor_favour = Impostore: usa un favore senza pagarne il costo.
prompt-alchemist_sage = Alchimista: vuoi trasformare un Saggio in un Mercante?
prompt-negotiator_look = Negoziatore: quale territorio vuoi guardare?
prompt-negotiator_target = Negoziatore: vuoi rimuovere un mercenario in cambio di uno dei tuoi?
prompt-negotiator_discard = Negoziatore: quale delle tue tessere scarti?
prompt-spy_operation = Spionaggio: guarda un territorio, muovi una pedina o rinuncia.
prompt-battle = Battaglia per { $area } (terra { $land }, mare { $sea }): scappa, o scegli tessere e colpisci.
prompt-pick_off = Mercenari, { $colour }: rimuovine per un totale inferiore a { $force }.
prompt-trade = Commercio: { $area }, posizione { $rank } (ancora { $left } da prendere).

# ---- what the others read meanwhile

waiting-name_colour = { $name } sceglie il colore del mercenario da pescare.
waiting-hold_back = { $name } decide se il Diplomatico mette una pedina in attesa.
waiting-place_pawn = { $name } piazza una pedina.
waiting-start_move = { $name } decide se muovere una pedina con il Cospiratore o l’Informatore.
waiting-move_pawn = { $name } sceglie dove muovere una pedina.
waiting-take_turn = { $name } sceglie un’area da risolvere.
waiting-guild_visit = { $name } sceglie le azioni in una gilda.
waiting-court_visit = { $name } sceglie che cosa chiedere alla corte.
waiting-pay = { $name } sceglie le merci con cui pagare.
waiting-action_order = { $name } decide quale azione viene prima.
waiting-give_good = { $name } sceglie una merce da cedere.
waiting-take_good = { $name } sceglie una merce da prendere.
waiting-impostor_favour = { $name } sceglie un favore gratuito per l’Impostore.
waiting-alchemist_sage = { $name } decide se l’Alchimista trasforma un Saggio in un Mercante.
waiting-negotiator_look = { $name } sceglie il territorio che il Negoziatore guarda.
waiting-negotiator_target = { $name } decide se il Negoziatore rimuove un mercenario.
waiting-negotiator_discard = { $name } sceglie una tessera da scartare per il Negoziatore.
waiting-spy_operation = { $name } decide che cosa fanno le spie.
waiting-battle = { $name } è in battaglia: combattere o scappare.
waiting-pick_off = { $name } rimuove mercenari più deboli.
waiting-trade = { $name } sceglie merci in un territorio.

# ---- choices

name_colour = { $colour }
hold_back = Metti in attesa: { $pawn }
hold_back-nobody = Non mettere in attesa nessuna pedina
place_pawn = { $pawn } → { $area }
start_move = Muovi: { $pawn } ({ $area })
start_move-done = Lascia il tabellone com’è
move_pawn = Destinazione: { $area }
take_turn-resolve = Risolvi: { $area }
take_turn-activate = Attiva: { $title }
take_turn-end = Termina la mossa
visit-done = Basta così
visit-nothing = Non fare nulla
visit-service-intrigue = { $count ->
    [one] Servizio: un’azione di spionaggio
   *[other] Servizio: { $count } azioni di spionaggio
}
visit-service-military = { $count ->
    [one] Servizio: pesca un mercenario
   *[other] Servizio: pesca { $count } mercenari
}
visit-service-traditions = { $cost ->
    [one] Servizio: ottieni un Saggio ({ $cost } oro)
   *[other] Servizio: ottieni un Saggio ({ $cost } ori)
}
visit-service-commerce = { $cost ->
    [one] Servizio: ottieni un Mercante ({ $cost } oro)
   *[other] Servizio: ottieni un Mercante ({ $cost } ori)
}
visit-service-politics = { $cost ->
    [one] Servizio: ottieni un Pascià ({ $cost } oro)
   *[other] Servizio: ottieni un Pascià ({ $cost } ori)
}
visit-benevolence = Benevolenza: una merce e un posto migliore nell’ordine di gioco
visit-title = { $cost ->
    [one] Carica: { $title } ({ $cost } oro)
   *[other] Carica: { $title } ({ $cost } ori)
}
visit-title_with_note = { $cost ->
    [one] Carica con una Nota di Credito: { $title } ({ $cost } oro)
   *[other] Carica con una Nota di Credito: { $title } ({ $cost } ori)
}
visit-favour = { $cost ->
    [one] Favore: { $favour } ({ $cost } oro)
   *[other] Favore: { $favour } ({ $cost } ori)
}
visit-favourite = { $cost ->
    [one] Favore della Favorita, effetto copiato: { $favour } ({ $cost } oro)
   *[other] Favore della Favorita, effetto copiato: { $favour } ({ $cost } ori)
}
pay = { $good }
action_order-service = Prima il servizio
action_order-benevolence = Prima la benevolenza
action_order-title = Prima la carica: { $title }
action_order-favour = Prima il favore: { $favour }
give_good = Cedi: { $good }
take_good = Prendi: { $good }
impostor_favour = Favore: { $favour }
impostor_favour-enough = Nessun altro favore
alchemist_sage = Un Saggio sul tabellone: { $area }
alchemist_sage-hand = Un Saggio in mano
alchemist_sage-nobody = Non trasformare nessun Saggio
negotiator_look = Guarda: { $area }
negotiator_target = Rimuovi: { $token }
negotiator_target-none = Non rimuovere nulla
negotiator_target-missing = Tessera numero { $number }
negotiator_discard = Scarta: { $token }
spy_operation-decline = Rinuncia all’azione di spionaggio
spy_operation-look = Guarda: { $area }
spy_operation-move = Muovi: { $pawn } ({ $owner }, { $area })
battle-flee = Scappa
battle-token = Scegli: { $token }
battle-item = { $token }
battle-strike = Combatti
pick_off = Rimuovi: { $token }
pick_off-stop = Fermati qui
trade-all = Prendi tutto: { $good } ({ $count })
trade-item = Prendi: 1 × { $good }
trade-basket = { $good }
trade-stop = Non prendere altro

# ---- the words on the button that closes a set

trade-end = { $count ->
    [0] Non prendere nulla da { $area }
    [one] Prendi { $count } oggetto da { $area }
   *[other] Prendi { $count } oggetti da { $area }
}{ $left ->
    [0] {""}
   *[other] , lasciane { $left }
}
take_good-end = { $count ->
    [one] Prendi { $count } merce
   *[other] Prendi { $count } merci
}
pay-end = Paga { $cost } ori{ $over ->
    [0] {""}
   *[other] , { $over } di troppo
}
battle-forces = terra { $land }, mare { $sea }
battle-end-win = Combatti con { $force } e vinci
battle-end-part = Combatti con { $force }: batti un solo colore, niente vittoria
battle-end-level = Combatti con { $force }: parità, niente vittoria
battle-end-weak = Combatti con { $force }: troppo poco, niente vittoria
pick_off-end = { $count ->
    [0] Non rimuovere mercenari
    [one] Rimuovi { $count } mercenario
   *[other] Rimuovi { $count } mercenari
}
visit-note = Con una Nota di Credito (carica a { $gold } ori in meno)
visit-name-service = il servizio
visit-name-benevolence = la benevolenza
visit-name-note = una Nota di Credito
visit-name-favour = favore del { $favour }
visit-end-nothing = Vai via senza nulla{ $dishonour ->
    [0] {""}
   *[other] : { $dishonour } disonore
}
visit-end = { $gold ->
    [0] Prendi senza pagare: { $actions }
   *[other] Prendi per { $gold } ori: { $actions }
}{ $dishonour ->
    [0] {""}
   *[other] . E { $dishonour } disonore
}

# ---- ready-made payments, by the reason to like them

way-only = L’unico modo
way-fewest = Meno merci
way-exact = Importo esatto
way-keeps = Conserva { $count } × { $good }
way-spends = Usa tutto: { $good }
way-kept = Conserva merci per { $gold } ori
way-goods = { $goods }

# ---- log

log-turn_order = { $seat } occupa il posto { $place } nell’ordine di gioco.
log-crisis = Viene rivelata una tessera Crisi.
log-mercenary_arrives = Un mercenario arriva a faccia in giù: { $area }, { $colour }.
log-no_mercenary_left = Non resta nessun mercenario da piazzare: { $area }, { $colour }.
log-reshuffled = Gli scarti formano la nuova pila: { $colour }.
log-drew = { $seat } pesca un mercenario: { $colour }.
log-drew_token = Hai pescato: { $token }.
log-year_begins = Inizia l’anno { $year }.
log-held_back = { $seat } mette in attesa: { $pawn }.
log-placed = { $seat } piazza: { $pawn } → { $area }.
log-moved = { $seat } muove: { $pawn }, { $origin } → { $area }.
log-spy_moved = { $seat } muove con lo spionaggio: { $pawn } ({ $owner }) → { $area }.
log-resolves = { $seat } risolve: { $area }.
log-activates = { $seat } attiva: { $title }.
log-cut = { $area }: { $seat } è oltre la terza posizione e riprende le sue pedine.
log-no_pasha = { $count ->
    [one] { $seat } si presenta a corte senza un Pascià: { $count } segnalino disonore.
   *[other] { $seat } si presenta a corte senza un Pascià: { $count } segnalini disonore.
}
log-idle = { $count ->
    [one] { $seat } non effettua nessuna azione primaria: { $count } segnalino disonore.
   *[other] { $seat } non effettua nessuna azione primaria: { $count } segnalini disonore.
}
log-paid = { $cost ->
    [one] { $seat } paga { $cost } oro: { $goods }.
   *[other] { $seat } paga { $cost } ori: { $goods }.
}
log-note_spent = { $seat } usa una Nota di Credito.
log-gained_pawn = { $seat } ottiene: { $pawn }.
log-gained_title = { $seat } ottiene la carica: { $title }.
log-gained_good = { $seat } prende: { $count } × { $good }.
log-gave_good = { $seat } cede: { $good }.
log-gained_notes = { $count ->
    [one] { $seat } prende una Nota di Credito.
   *[other] { $seat } prende { $count } Note di Credito.
}
log-gained_influence = { $count ->
    [one] { $seat } ottiene { $count } segnalino influenza politica.
   *[other] { $seat } ottiene { $count } segnalini influenza politica.
}
log-favour = { $seat } usa il favore: { $favour }.
log-favour_lost = Per { $seat } il favore resta senza effetto: { $favour }.
log-spy_service = { $seat } manda le spie.
log-benevolence = { $seat } gode della benevolenza di Al-Rashid.
log-new_order = Dal prossimo round { $seat } occupa il posto { $place }.
log-enchanter = { $count ->
    [one] Incantatore: { $seat } prende { $count } segnalino disonore.
   *[other] Incantatore: { $seat } prende { $count } segnalini disonore.
}
log-converted = { $seat } trasforma un Saggio in un Mercante.
log-peeked = { $seat } guarda i mercenari: { $area }.
log-saw = Hai visto: { $token } ({ $area }).
log-spy_declined = { $seat } rinuncia a un’azione di spionaggio.
log-negotiated = { $seat } scarta una tessera ({ $own }) e rimuove un mercenario ({ $token }): { $area }.
log-revealed = Mercenario rivelato: { $token } ({ $area }).
log-struck = { $seat } combatte ({ $area }) con: { $tokens }.
log-defeated = Mercenario sconfitto: { $token } ({ $area }).
log-won = { $seat } vince la battaglia: { $area }.
log-lost = { $seat } perde la battaglia e si ritira: { $area }.
log-fled = { $count ->
    [one] { $seat } scappa dalla battaglia ({ $area }): { $count } segnalino disonore.
   *[other] { $seat } scappa dalla battaglia ({ $area }): { $count } segnalini disonore.
}
log-unbeaten = I mercenari resistono: { $area }.
log-raided = { $seat } prende come bottino: { $good }.
log-trade_cut = { $area }: { $seat } è oltre la terza posizione e riprende le sue pedine.
log-traded = { $seat } prende: { $count } × { $good } ({ $area }).
log-nothing_left = { $seat } non trova più nulla da prendere: { $area }.
log-year_ends = Finisce l’anno { $year }.
log-game_over = La partita è finita.

# ---- avvertimenti: che cosa costerà un’azione

warn-cut = { $area }: oltre la terza posizione, le tue pedine rientrano
warn-no_pasha = { $count ->
    [one] { $count } segnalino disonore per una visita a corte senza Pascià
   *[other] { $count } segnalini disonore per una visita a corte senza Pascià
}
warn-idle = { $count ->
    [one] { $count } segnalino disonore per una visita senza servizio né titolo
   *[other] { $count } segnalini disonore per una visita senza servizio né titolo
}
warn-favour_lost = il favore resta senza effetto: { $favour }
warn-enchanter = { $count ->
    [one] { $count } segnalino disonore per l’Incantatore
   *[other] { $count } segnalini disonore per l’Incantatore
}
warn-lost = battaglia persa, le tue pedine rientrano: { $area }
warn-fled = { $count ->
    [one] { $count } segnalino disonore per la fuga: { $area }
   *[other] { $count } segnalini disonore per la fuga: { $area }
}
warn-trade_cut = { $area }: oltre la terza posizione, le tue pedine rientrano senza commercio
warn-nothing_left = più nulla da prendere: { $area }

# ---- refusals

refusal-one_leader = In quest’area la tua pila ha già un Pascià o un Mercante.
refusal-no_merchant_at_court = Un Mercante non può mai presentarsi a corte.
refusal-only_sages_follow = A corte solo i Saggi possono seguire la tua prima pedina.
refusal-pasha_first = A corte la tua prima pedina deve essere un Pascià.
refusal-pawn_not_in_hand = Non hai questa pedina in mano.
refusal-diplomat_must = Con questa opzione il Diplomatico deve mettere in attesa una pedina.
refusal-held_back_waits = Una pedina in attesa si piazza solo quando gli altri giocatori non hanno più pedine da piazzare.
refusal-colour_used_up = Non resta nessun mercenario di questo colore.
refusal-no_plotter = Non hai più un Cospiratore da usare.
refusal-no_informer = Non hai più un Informatore da usare.
refusal-no_pawn_there = Questa pedina non si trova lì.
refusal-nowhere_to_go = Questa pedina non potrebbe andare da nessuna parte.
refusal-another_area = La pedina deve andare in un’altra area.
refusal-palace_or_country = Le pedine si muovono da un palazzo a un altro o da un territorio a un altro.
refusal-already_resolved = Questo territorio è già stato risolto quest’anno.
refusal-common_only = Il Commerciante accetta solo Legno Pregiato, Metalli o Vasellame.
refusal-good_not_owned = Non possiedi questa merce.
refusal-another_good = Devi prendere una merce di tipo diverso da quella che hai ceduto.
refusal-not_printed_here = Questa merce non è indicata su questo territorio.
refusal-rising_order = Segui l’ordine della lista: questo tipo viene prima.
refusal-keep_one_good = Ti deve restare una merce per il favore.
refusal-superfluous = Nessun pagamento senza merci superflue comincia così.
refusal-family_is_full = La tua famiglia non ha posto per un’altra pedina di questo tipo.
refusal-no_tokens_left = Non resta nessun mercenario da pescare.
refusal-no_mercenaries_there = Non ci sono mercenari su questo territorio.
refusal-own_pawns_only = Le tue spie muovono solo le pedine della tua famiglia.
refusal-nothing_to_exchange = Non hai nessuna merce da cedere.
refusal-different_favours = L’Impostore non permette di usare ancora questo favore.
refusal-no_sage_there = Non hai nessun Saggio lì.
refusal-title_not_owned = Non possiedi questa carica.
refusal-title_not_activated = Questa carica non è da attivare.
refusal-title_used = Questa carica è già stata usata quest’anno.
refusal-no_mercenaries_anywhere = Non ci sono mercenari su nessun territorio.
refusal-no_such_token = Non c’è nessuna tessera in quel posto.
refusal-no_token_of_colour = Non hai nessuna tessera di questo colore da scartare.
refusal-same_colour = La tessera deve essere dello stesso colore.
refusal-token_not_in_hand = Non hai più in mano tessere di questo tipo.
refusal-one_title = Una sola carica per visita.
refusal-title_of_another_palace = Questa carica appartiene a un altro palazzo.
refusal-title_taken = Non resta nessuna tessera di questa carica.
refusal-title_owned = Possiedi già questa carica.
refusal-no_note = Non hai nessuna Nota di Credito.
refusal-too_expensive = Le tue merci non valgono abbastanza.
refusal-service_first = Il servizio si sceglie per primo e una volta sola.
refusal-favour_of_another_guild = Questo favore appartiene a un’altra corporazione.
refusal-two_actions = Una visita comprende al massimo due azioni.
refusal-benevolence_first = La benevolenza si sceglie per prima e una volta sola.
refusal-no_favours_at_court = A corte non ci sono favori.
refusal-tokens_already_picked = Hai già scelto delle tessere: combatti con quelle.
refusal-at_least_one_token = Scegli almeno una tessera per combattere.
refusal-colour_not_present = Su questo territorio non ci sono mercenari di questo colore.
refusal-too_strong = Questa tessera è troppo forte per la forza che ti resta.
refusal-take_all_allowed = Devi prendere tutto ciò a cui hai diritto.
refusal-first_rank_only = Solo la prima posizione può prendere tutte le merci di un tipo.
refusal-all_or_items = O tutte le merci di un tipo o pezzi singoli, non entrambe le cose.
refusal-none_left = Non ne resta più.
refusal-too_few_behind = Non ne resterebbero abbastanza più in basso nella lista; comincia più in alto.
refusal-share_taken = Prendi già tanti oggetti quanti puoi.
refusal-goods_taken = Prendi già tante merci quante puoi.
refusal-no_more_goods = Non hai altra merce di quel tipo.
refusal-needless = Con quella merce il pagamento conterrebbe più del necessario.
refusal-token_chosen = Quel segnalino è già scelto.
refusal-one_note = Una sola Nota di Credito per carica.
refusal-no_title_for_note = Qui non c’è carica da ottenere con la Nota di Credito.
refusal-service_once = Hai già scelto il servizio; uno solo per visita.
refusal-one_favour = Un solo favore per visita.
refusal-resolve_an_area = Devi risolvere un’area prima di terminare la mossa.
refusal-one_title_a_turn = Una sola carica per round.
refusal-one_area_a_turn = Una sola area per round.
refusal-no_pawns_there = Lì non ci sono pedine.

# ---- what the coach counts

coach-prestige = Il tuo prestigio
coach-gold = Oro che valgono le tue merci
coach-variety = Merci diverse
coach-notes = Le tue note di credito
coach-mercenaries = Forza dei tuoi mercenari
coach-family = Dominanza della tua famiglia
coach-titles = Titoli che ti servono ogni anno
coach-trade = Oggetti che le tue pedine possono ottenere
coach-visit = Visite alle gilde che puoi pagare
coach-idle = Visite alle gilde che non puoi pagare
coach-danger = Territori con mercenari troppo forti
coach-battle = Battaglie che puoi vincere
coach-court = Le tue visite a corte
coach-first = Il tuo posto nell'ordine di turno
coach-prestige-of = Prestigio di { $name }
coach-court-of = Visite di { $name } a corte
coach-family-of = Dominanza della famiglia di { $name }

# ---- scores

score-pawns = { $count } × { $pawn }
score-title = { $title }
score-influence = { $count ->
    [one] { $count } segnalino influenza politica
   *[other] { $count } segnalini influenza politica
}
score-dishonour = { $count ->
    [one] { $count } segnalino disonore
   *[other] { $count } segnalini disonore
}

# ---- the board

short-intrigue = Spie
short-military = Militare
short-traditions = Cultura
short-commerce = Mercanti
short-politics = Politica
short-court = La corte
short-silk_road = Silk Road
short-spice_road = Spice Road
short-sanmatia = Sanmatia
short-mare_indianum = M. Indianum
short-abbasid_caliphate = Caliphate
short-mare_internum = M. Internum
short-nilus_valley = Nilus Valley
phase-setup = Preparazione
phase-placement = Piazzamento
phase-resolution = Risoluzione
phase-over = Fine
board-about = La città rotonda con la corte e cinque palazzi delle corporazioni, e sette territori intorno.
board-hand = Ciò che possiedi
board-nobody = nessuno qui
board-here = { $name } con { $count }
board-rank = { $rank }º
board-beyond = torna a casa
board-resolving = in corso di risoluzione
board-gold = { $gold } ori
board-worth = valore: { $gold } ori
board-pay = { $gold } ori su { $cost }
board-points = { $points } PP
board-steps = { $count } o più: { $points } PP
board-takes = { $count ->
    [one] 1 elemento
   *[other] { $count } elementi
}
board-takes_first = { $count } elementi, o tutti di un tipo
board-battle_first = Prima la battaglia, poi il commercio
board-battle = Battaglia
board-beat = battere { $sum }
board-beat_hidden = { $count ->
    [one] battere { $sum } e una tessera nascosta
   *[other] battere { $sum } e { $count } tessere nascoste
}
board-you_hold = hai { $tokens }
board-best-win = Tutti i tuoi segnalini insieme vincerebbero.
board-best-part = Tutti i tuoi segnalini insieme batterebbero un colore, non entrambi.
board-best-level = Tutti i tuoi segnalini insieme farebbero pari: nessuna vittoria.
board-best-weak = Tutti i tuoi segnalini insieme sarebbero troppo deboli.
board-service = Servizio
board-service-intrigue = { $count ->
    [one] un’azione di spionaggio
   *[other] { $count } azioni di spionaggio
}
board-service-military = { $count ->
    [one] pesca un mercenario
   *[other] pesca { $count } mercenari
}
board-service-traditions = ottieni un Saggio
board-service-commerce = ottieni un Mercante
board-service-politics = ottieni un Pascià
board-benevolence = Benevolenza
board-favour = Favore: { $leader }
board-titles_left = { $count ->
    [one] ancora 1 carica
   *[other] ancora { $count } cariche
}
board-chosen = scelto
board-laid = { $count } sul vassoio
board-one = Uno
board-all = Tutti ({ $count })
board-map = Guarda la mappa
board-back = Indietro
board-set = Un gruppo di merci diverse
board-pile = { $count ->
    [one] Mazzo: 1 tessera
   *[other] Mazzo: { $count } tessere
}
board-pile_name = Mazzo
board-discards = scartate
board-titles = { $count ->
    [0] nessuna carica
    [one] 1 carica
   *[other] { $count } cariche
}
board-can_act = disponibile
board-home = in mano
board-none = nessuno
board-copies = ancora { $count }
board-owners = di { $names }
board-note_worth = Una Nota di Credito toglie { $gold } ori dal prezzo di una carica.
type-activated = una volta all’anno, nel tuo turno
type-permanent = sempre attiva
type-one_shot = una volta, quando la ottieni
service-intrigue = Operazioni di spionaggio per posizione: { $first }, { $second }, { $third }. Guarda i mercenari di un territorio o muovi una tua pedina tra territori.
service-military = Pesca mercenari per posizione: { $first }, { $second }, { $third }.
service-traditions = Ottieni un Saggio per { $first }, { $second } o { $third } ori secondo la posizione.
service-commerce = Ottieni un Mercante per { $first }, { $second } o { $third } ori secondo la posizione.
service-politics = Ottieni un Pascià per { $first }, { $second } o { $third } ori secondo la posizione.
service-court = Una merce a scelta, e un posto in testa all’ordine di gioco dal prossimo round.
favour-general-effect = Dai una merce, pesca un mercenario.
favour-court_scholar-effect = Prendi una Nota di Credito.
favour-vizier-effect = Cambia una merce in una di altro tipo.
favour-qadi-effect = Prendi un segnalino influenza.
effect-smuggler = Cambia una merce in una di altro tipo.
effect-plotter = All’inizio della risoluzione puoi muovere una tua pedina da un palazzo a un altro.
effect-informer = All’inizio della risoluzione puoi muovere una tua pedina da un territorio a un altro.
effect-impostor = Usa due favori diversi dei capi delle corporazioni senza pagarne gli ori.
effect-strategist = Ogni tessera che giochi in battaglia vale 1 in più.
effect-recruiter = Pesca un mercenario.
effect-raider = Quando vinci una battaglia prendi una merce di un tipo stampato sul territorio.
effect-negotiator = Guarda i mercenari di un territorio; puoi dare una tessera per toglierne una dello stesso colore.
effect-loremaster = Mercanti e Pascià ti costano 3 ori in meno come servizio.
effect-enchanter = Ottieni un Mercante e prendi 1 disonore.
effect-diplomat = Metti in attesa un Pascià o un Mercante, piazzato quando gli altri hanno piazzato tutto.
effect-banker = Le tue Note di Credito valgono 5 ori.
effect-trader = Dai Legno, Metalli o Vasellame e prendi uno di ciascuno degli altri due.
effect-hardwood_importer = Prendi un Legno Pregiato.
effect-pottery_importer = Prendi un Vasellame.
effect-metal_importer = Prendi un Metallo.
effect-aide_to_the_qadi = Prendi un segnalino influenza. Alla fine conta i tuoi segnalini influenza.
effect-steward_of_the_city = Conta i palazzi di cui possiedi una carica.
effect-warehouse_keeper = Conta i tipi di merci che possiedi.
effect-favorites_maiden = Conta le tue cariche della Corporazione delle Spie.
effect-weapon_master = Conta le tue cariche della Corporazione Militare.
effect-dean_of_the_academy = Conta i tuoi Saggi.
effect-economist = Conta i tuoi Mercanti.
effect-counselor_to_the_caliph = Conta i tuoi Pascià.
effect-treasurer = Prendi una Nota di Credito.
effect-agha = Pesca quattro mercenari.
effect-silk_monopolist = Prendi una Seta; con il Monopolista di Spezie, 3 Sete e una Spezia.
effect-spices_monopolist = Prendi una Spezia; con il Monopolista di Seta, 3 Spezie e una Seta.
effect-astrologist = Prendi 1, 2 o 3 segnalini influenza per 2, 4 o 6 Saggi nella famiglia.
effect-law_expert = Prendi un segnalino influenza.
effect-quartermaster = Prendi due merci a scelta.
effect-alchemist = Puoi trasformare un tuo Saggio in Mercante.

# ---- fonti di punti, per il foglio dei punti

sum-pawns = Famiglia
sum-title = Titoli
sum-influence = Influenza
sum-dishonour = Disonore

# ---- la partita guidata: una lezione per ogni tipo di decisione

lesson-alrashid-place_pawn = Metti una pedina in una zona. Conta il tuo rango alla fine: un pascià vale 5, un mercante 3, un saggio 1.
lesson-alrashid-hold_back = Il Diplomatico può trattenere una pedina finché gli altri hanno piazzato: prima vedi, poi scegli.
lesson-alrashid-start_move = Cospiratore e Informatore spostano una pedina prima di ogni risoluzione. Usali dove una pedina cambia i ranghi.
lesson-alrashid-move_pawn = Può andare solo dove il suo proprietario potrebbe piazzarla ora.
lesson-alrashid-take_turn = Risolvi una zona; chi vi ha un rango agisce in ordine di rango. Comincia dove merci o cariche scarseggiano.
lesson-alrashid-guild_visit = Una gilda offre il favore del capo, il suo servizio e una carica; al massimo due. Paghi tutto in una volta.
lesson-alrashid-court_visit = A corte puoi ricevere una merce per benevolenza, comprare una carica, o entrambe.
lesson-alrashid-pay = Merci diverse pagate insieme valgono molto più di merci uguali: cinque diverse valgono 15 oro.
lesson-alrashid-action_order = Hai pagato; decidi che cosa viene prima.
lesson-alrashid-give_good = Dai la merce di cui la tua prossima serie può fare a meno.
lesson-alrashid-take_good = Prendi la merce che allarga la tua serie: ogni tipo nuovo ne alza il valore.
lesson-alrashid-name_colour = I mercenari di terra combattono a terra, quelli di mare in mare. Pesca il colore che i tuoi paesi chiedono.
lesson-alrashid-spy_operation = Le spie guardano i mercenari nascosti di un paese, o spostano una pedina da un paese a un altro.
lesson-alrashid-impostor_favour = L’Impostore gode di due favori al massimo senza pagare oro.
lesson-alrashid-alchemist_sage = L’Alchimista muta un saggio in mercante, che pesa di più.
lesson-alrashid-negotiator_look = Guarda i mercenari nascosti di un paese.
lesson-alrashid-negotiator_target = Puoi toglierne uno con un segnalino dello stesso colore, qualunque sia il valore.
lesson-alrashid-negotiator_discard = Cedi il tuo segnalino più debole di quel colore.
lesson-alrashid-battle = Per vincere un colore i tuoi segnalini devono superare i difensori. Se fuggi, decide il rango seguente.
lesson-alrashid-pick_off = Non hai vinto il colore, ma puoi togliere segnalini la cui somma è minore della tua.
lesson-alrashid-trade = Prendi la tua parte delle merci di questo paese. Cerca i tipi che ti mancano.
