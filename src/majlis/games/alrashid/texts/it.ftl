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
    .a = un Pascià
    .your = il tuo Pascià
pawn-merchant = Mercante
    .a = un Mercante
    .your = il tuo Mercante
pawn-sage = Saggio
    .a = un Saggio
    .your = il tuo Saggio
area-intrigue = Corporazione delle Spie
    .the = la Corporazione delle Spie
    .at = alla Corporazione delle Spie
area-military = Corporazione Militare
    .the = la Corporazione Militare
    .at = alla Corporazione Militare
area-traditions = Corporazione della Cultura
    .the = la Corporazione della Cultura
    .at = alla Corporazione della Cultura
area-commerce = Corporazione Mercantile
    .the = la Corporazione Mercantile
    .at = alla Corporazione Mercantile
area-politics = Corporazione Politica
    .the = la Corporazione Politica
    .at = alla Corporazione Politica
area-court = Palazzo di Al-Rashid
    .the = il palazzo di Al-Rashid
    .at = al palazzo di Al-Rashid
area-silk_road = Silk Road
    .the = Silk Road
    .at = su Silk Road
area-spice_road = Spice Road
    .the = Spice Road
    .at = su Spice Road
area-sanmatia = Sanmatia
    .the = Sanmatia
    .at = su Sanmatia
area-mare_indianum = Mare Indianum
    .the = Mare Indianum
    .at = su Mare Indianum
area-abbasid_caliphate = Abbasid Caliphate
    .the = Abbasid Caliphate
    .at = su Abbasid Caliphate
area-mare_internum = Mare Internum
    .the = Mare Internum
    .at = su Mare Internum
area-nilus_valley = Nilus Valley
    .the = Nilus Valley
    .at = su Nilus Valley
colour-red = terra (rosso)
colour-blue = mare (blu)
token-red_2 = terra 2
token-red_3 = terra 3
token-red_4 = terra 4
token-blue_2 = mare 2
token-blue_3 = mare 3
token-blue_4 = mare 4
favour-general = Generale
    .of = del Generale
favour-court_scholar = Sapiente di Corte
    .of = del Sapiente di Corte
favour-vizier = Visir
    .of = del Visir
favour-qadi = Qadi
    .of = del Qadi
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
title-steward_of_the_city = Sovrintendente Cittadino
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
label-face_down = coperto
label-held_back = in attesa

# ---- prompts

prompt-name_colour = Pesca un mercenario: di terra o di mare?
prompt-hold_back = Diplomatico: vuoi mettere una pedina in attesa?
prompt-place_pawn = Piazza una pedina.
prompt-place_pawn-pawn = Dove piazzi { $pawn-your }?
prompt-place_pawn-area = Quale pedina piazzi { $area-at }?
prompt-start_move = Cospiratore e Informatore: vuoi prima muovere una pedina?
prompt-move_pawn = { $owner-is ->
    [you] Dove muovi { $pawn-your } ({ $area })?
   *[other] Dove muovi questa pedina: { $pawn } ({ $owner }, { $area })?
}
prompt-take_turn = Tocca a te: risolvi un’area.
prompt-guild_visit = { $area }, posizione { $rank }: scegli fino a due azioni (ori rimasti: { $gold }).
prompt-court_visit = { $area }, posizione { $rank }: benevolenza, carica, entrambe o nessuna (ori rimasti: { $gold })?
prompt-pay = { $cost ->
    [one] Paga { $cost } oro.
   *[other] Paga { $cost } ori.
}
prompt-pay-palace = { $cost ->
    [one] Paga { $cost } oro: { $area }.
   *[other] Paga { $cost } ori: { $area }.
}
prompt-action_order = Quale azione viene prima?
prompt-give_good = Cedi una merce.
prompt-take_good = { $left ->
    [one] Prendi una merce.
   *[other] Prendi { $left } merci.
}
prompt-impostor_favour = Impostore: quale favore usi senza pagarne il costo?
prompt-alchemist_sage = Alchimista: vuoi trasformare un Saggio in un Mercante?
prompt-negotiator_look = Negoziatore: quale territorio guardi?
prompt-negotiator_target = Negoziatore: vuoi rimuovere un mercenario scartando una tua tessera?
prompt-negotiator_discard = Negoziatore: quale delle tue tessere scarti?
prompt-spy_operation = Spionaggio: guarda un territorio o muovi una tua pedina.
prompt-battle = Combatti o scappi? { $area } ({ $land ->
    [0] mare { $sea }
   *[other] { $sea ->
        [0] terra { $land }
       *[other] terra { $land }, mare { $sea }
    }
})
prompt-pick_off = { $colour }: rimuovi mercenari per un totale inferiore a { $force }.
prompt-trade = { $left ->
    [one] Prendi { $left } pezzo: { $area }, posizione { $rank }.
   *[other] Prendi { $left } pezzi: { $area }, posizione { $rank }.
}

# ---- what the others read meanwhile

waiting-name_colour = { $name } sceglie il colore del mercenario da pescare.
waiting-hold_back = { $name } decide se il Diplomatico mette una pedina in attesa.
waiting-place_pawn = { $name } piazza una pedina.
waiting-start_move = { $name } decide se muovere una pedina con il Cospiratore o l’Informatore.
waiting-move_pawn = { $name } sceglie dove muovere una pedina.
waiting-take_turn = { $name } sceglie un’area da risolvere.
waiting-guild_visit = { $name } sceglie le azioni in una corporazione.
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
waiting-battle = { $name } è in battaglia: deve combattere o scappare.
waiting-pick_off = { $name } rimuove mercenari più deboli.
waiting-trade = { $name } sceglie merci in un territorio.

# ---- choices

name_colour = { $colour }
    .deed = Pesca: { $colour }
hold_back = Metti in attesa { $pawn-your }
hold_back-nobody = Non mettere in attesa nessuna pedina
place_pawn = { $pawn } → { $area }
    .deed = Piazza { $pawn-a } { $area-at }
start_move = Muovi { $pawn-your } ({ $area })
start_move-done = Lascia il tabellone com’è
move_pawn = Destinazione: { $area }
    .deed = Muovi: { $area }
take_turn-resolve = Risolvi { $area-the }
take_turn-activate = Attiva: { $title }
take_turn-end = Termina il turno
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
    [one] Favore { $favour-of } ({ $cost } oro)
   *[other] Favore { $favour-of } ({ $cost } ori)
}
visit-favourite = { $cost ->
    [one] Favore della Favorita, con l’effetto { $favour-of } ({ $cost } oro)
   *[other] Favore della Favorita, con l’effetto { $favour-of } ({ $cost } ori)
}
pay = { $good }
    .deed = Paga: { $good }
action_order-service = Prima il servizio
    .deed = Comincia dal servizio
action_order-benevolence = Prima la benevolenza
    .deed = Comincia dalla benevolenza
action_order-title = Prima la carica: { $title }
    .deed = Comincia dalla carica: { $title }
action_order-favour = Prima il favore { $favour-of }
    .deed = Comincia dal favore { $favour-of }
give_good = Cedi: { $good }
take_good = Prendi: { $good }
impostor_favour = Favore { $favour-of }
    .deed = Usa il favore { $favour-of }
impostor_favour-enough = Nessun altro favore
    .deed = Non usare altri favori
alchemist_sage = Un Saggio sul tabellone: { $area }
    .deed = Trasforma il Saggio in Mercante: { $area }
alchemist_sage-hand = Un Saggio in mano
    .deed = Trasforma un Saggio in mano in Mercante
alchemist_sage-nobody = Non trasformare nessun Saggio
negotiator_look = Guarda: { $area }
negotiator_target = Rimuovi: { $token }
negotiator_target-none = Non rimuovere nulla
negotiator_target-missing = Tessera numero { $number }
negotiator_discard = Scarta: { $token }
spy_operation-decline = Rinuncia all’azione di spionaggio
spy_operation-look = Guarda: { $area }
spy_operation-move = { $owner-is ->
    [you] Muovi { $pawn-your } ({ $area })
   *[other] Muovi: { $pawn } ({ $owner }, { $area })
}
battle-flee = { $count ->
    [0] Scappa
    [one] Scappa: { $count } segnalino disonore
   *[other] Scappa: { $count } segnalini disonore
}
battle-token = Scegli: { $token }
battle-item = { $token }
battle-strike = Combatti
pick_off = Rimuovi: { $token }
pick_off-stop = Fermati qui
trade-all = Prendi tutto: { $good } ({ $count })
    .deed = Prendi tutto: { $good } ({ $count })
trade-item = Prendi: 1 × { $good }
    .deed = Prendi: 1 × { $good }
trade-basket = { $good }
trade-stop = Non prendere altro

# ---- the words on the button that closes a set

trade-end = { $count ->
    [0] Non prendere nulla { $area-at }
    [one] Prendi { $count } pezzo { $area-at }
   *[other] Prendi { $count } pezzi { $area-at }
}{ $left ->
    [0] { "" }
   *[other] , lasciane { $left }
}
trade-end-next = { $count ->
    [0] Non prendere nulla
    [one] Prendi { $count } pezzo
   *[other] Prendi { $count } pezzi
}, lasciane { $rest } a { $next }
take_good-end = { $count ->
    [one] Prendi { $count } merce
   *[other] Prendi { $count } merci
}
pay-end = Paga { $cost ->
    [one] { $cost } oro
   *[other] { $cost } ori
}{ $over ->
    [0] { "" }
   *[other] , { $over } di troppo
}
battle-forces = terra { $land }, mare { $sea }
battle-end-win = Combatti con { $force } e vinci
battle-end-part = Combatti con { $force }: sconfiggi un solo colore, niente vittoria
battle-end-level = Combatti con { $force }: parità, niente vittoria
battle-end-weak = Combatti con { $force }: troppo poco, niente vittoria
pick_off-end = { $count ->
    [0] Non rimuovere mercenari
    [one] Rimuovi { $count } mercenario
   *[other] Rimuovi { $count } mercenari
}
visit-note = Con una Nota di Credito ({ $gold ->
    [one] { $gold } oro
   *[other] { $gold } ori
} in meno per la carica)
visit-name-service = il servizio
visit-name-benevolence = la benevolenza
visit-name-note = una Nota di Credito
visit-name-favour = il favore { $favour-of }
visit-end-nothing = Vai via senza nulla{ $dishonour ->
    [0] { "" }
    [one] : { $dishonour } segnalino disonore
   *[other] : { $dishonour } segnalini disonore
}
visit-end = { $gold ->
    [0] Prendi senza pagare: { $actions }
    [one] Prendi per { $gold } oro: { $actions }
   *[other] Prendi per { $gold } ori: { $actions }
}{ $dishonour ->
    [0] { "" }
    [one] . E { $dishonour } segnalino disonore
   *[other] . E { $dishonour } segnalini disonore
}

# ---- ready-made payments, by the reason to like them

way-only = L’unico modo
way-strike = { $tokens }: vinci di { $by }, tieni { $kept }
way-strike-all = { $tokens }: vinci di { $by }, non tieni nulla
way-fewest = Meno merci possibile
way-exact = Prezzo esatto
way-keeps = Tieni { $count } × { $good }
way-spends = Usa tutto: { $good }
way-kept = { $gold ->
    [one] Tieni merci per { $gold } oro
   *[other] Tieni merci per { $gold } ori
}
way-goods = { $goods }

# ---- log

log-turn_order = { $seat } ha il posto { $place } nell’ordine di gioco.
    .you = Hai il posto { $place } nell’ordine di gioco.
log-crisis = Viene rivelata una tessera Crisi.
log-mercenary_arrives = Arriva un mercenario coperto: { $area }, { $colour }.
log-no_mercenary_left = Non resta nessun mercenario da piazzare: { $area }, { $colour }.
log-reshuffled = Gli scarti formano la nuova pila: { $colour }.
log-drew = { $seat } pesca un mercenario: { $colour }.
    .you = Peschi un mercenario: { $colour }.
log-drew_token = Hai pescato: { $token }.
log-year_begins = Inizia l’anno { $year }.
log-held_back = { $seat } mette in attesa { $pawn-a }.
    .you = Metti in attesa { $pawn-a }.
log-placed = { $seat } piazza { $pawn-a } { $area-at }.
    .you = Piazzi { $pawn-a } { $area-at }.
log-moved = { $seat } muove { $pawn-a }: { $origin } → { $area }.
    .you = Muovi { $pawn-a }: { $origin } → { $area }.
log-spy_moved = { $seat } muove con lo spionaggio { $owner-is ->
    [you] { $pawn-your }
   *[other] { $pawn-a } ({ $owner })
} → { $area }.
    .you = Muovi con lo spionaggio { $owner-is ->
        [you] { $pawn-your }
       *[other] { $pawn-a } ({ $owner })
    } → { $area }.
log-resolves = { $seat } risolve { $area-the }.
    .you = Risolvi { $area-the }.
log-activates = { $seat } attiva: { $title }.
    .you = Attivi: { $title }.
log-cut = { $seat } è oltre la terza posizione e riprende le sue pedine: { $area }.
    .you = Sei oltre la terza posizione e riprendi le tue pedine: { $area }.
log-visits = { $seat } visita { $area-the }, posizione { $rank }.
    .you = Visiti { $area-the }, posizione { $rank }.
log-no_pasha = { $count ->
    [one] { $seat } si presenta a corte senza un Pascià: { $count } segnalino disonore.
   *[other] { $seat } si presenta a corte senza un Pascià: { $count } segnalini disonore.
}
    .you = { $count ->
        [one] Ti presenti a corte senza un Pascià: { $count } segnalino disonore.
       *[other] Ti presenti a corte senza un Pascià: { $count } segnalini disonore.
    }
log-idle = { $count ->
    [one] { $seat } non effettua nessuna azione primaria: { $count } segnalino disonore.
   *[other] { $seat } non effettua nessuna azione primaria: { $count } segnalini disonore.
}
    .you = { $count ->
        [one] Non effettui nessuna azione primaria: { $count } segnalino disonore.
       *[other] Non effettui nessuna azione primaria: { $count } segnalini disonore.
    }
log-paid = { $cost ->
    [one] { $seat } paga { $cost } oro: { $goods }.
   *[other] { $seat } paga { $cost } ori: { $goods }.
}
    .you = { $cost ->
        [one] Paghi { $cost } oro: { $goods }.
       *[other] Paghi { $cost } ori: { $goods }.
    }
log-note_spent = { $seat } usa una Nota di Credito.
    .you = Usi una Nota di Credito.
log-gained_pawn = { $seat } ottiene { $pawn-a }.
    .you = Ottieni { $pawn-a }.
log-gained_title = { $seat } ottiene la carica: { $title }.
    .you = Ottieni la carica: { $title }.
log-gained_good = { $seat } prende: { $count } × { $good }.
    .you = Prendi: { $count } × { $good }.
log-gave_good = { $seat } cede: { $good }.
    .you = Cedi: { $good }.
log-gained_notes = { $count ->
    [one] { $seat } prende una Nota di Credito.
   *[other] { $seat } prende { $count } Note di Credito.
}
    .you = { $count ->
        [one] Prendi una Nota di Credito.
       *[other] Prendi { $count } Note di Credito.
    }
log-gained_influence = { $count ->
    [one] { $seat } ottiene { $count } segnalino influenza politica.
   *[other] { $seat } ottiene { $count } segnalini influenza politica.
}
    .you = { $count ->
        [one] Ottieni { $count } segnalino influenza politica.
       *[other] Ottieni { $count } segnalini influenza politica.
    }
log-favour = { $seat } usa il favore { $favour-of }.
    .you = Usi il favore { $favour-of }.
log-favour_lost = { $seat } non ottiene nulla dal favore { $favour-of }.
    .you = Non ottieni nulla dal favore { $favour-of }.
log-spy_service = { $seat } manda le spie.
    .you = Mandi le spie.
log-benevolence = { $seat } gode della benevolenza di Al-Rashid.
    .you = Godi della benevolenza di Al-Rashid.
log-new_order = Dal prossimo round { $seat } occupa il posto { $place }.
    .you = Occupi il posto { $place } dal prossimo round.
log-enchanter = { $count ->
    [one] Incantatore: { $seat } prende { $count } segnalino disonore.
   *[other] Incantatore: { $seat } prende { $count } segnalini disonore.
}
    .you = Prendi { $count ->
        [one] { $count } segnalino disonore
       *[other] { $count } segnalini disonore
    } per l’Incantatore.
log-converted = { $seat } trasforma un Saggio in un Mercante.
    .you = Trasformi un Saggio in un Mercante.
log-peeked = { $seat } guarda i mercenari { $area-at }.
    .you = Guardi i mercenari { $area-at }.
log-saw = Hai visto: { $token } ({ $area }).
log-spy_declined = { $seat } rinuncia a un’azione di spionaggio.
    .you = Rinunci a un’azione di spionaggio.
log-negotiated = { $seat } scarta una tessera ({ $own }) e rimuove un mercenario ({ $token }): { $area }.
    .you = Scarti una tessera ({ $own }) e rimuovi un mercenario ({ $token }): { $area }.
log-revealed = Mercenario rivelato: { $token } ({ $area }).
log-faces = { $area }, posizione { $place }: { $seat } affronta { $enemies }.
    .you = Affronti { $enemies }: { $area }, posizione { $place }.
log-struck = { $seat } combatte { $area-at } con: { $tokens }.
    .you = Combatti { $area-at } con: { $tokens }.
log-weighed = Forza { $force } contro { $strength } ({ $seat }): { $colour }.
    .you = Hai forza { $force } contro { $strength }: { $colour }.
log-defeated = Mercenario sconfitto: { $token } ({ $area }).
log-won = { $seat } vince la battaglia { $area-at }.
    .you = Vinci la battaglia { $area-at }.
log-lost = { $seat } perde la battaglia { $area-at } e si ritira.
    .you = Perdi la battaglia { $area-at } e ti ritiri.
log-fled = { $count ->
    [one] { $seat } scappa dalla battaglia { $area-at }: { $count } segnalino disonore.
   *[other] { $seat } scappa dalla battaglia { $area-at }: { $count } segnalini disonore.
}
    .you = { $count ->
        [one] Scappi dalla battaglia { $area-at }: { $count } segnalino disonore.
       *[other] Scappi dalla battaglia { $area-at }: { $count } segnalini disonore.
    }
log-unbeaten = I mercenari resistono { $area-at }.
log-raided = { $seat } prende, grazie al Razziatore: { $good }.
    .you = Prendi, grazie al Razziatore: { $good }.
log-trade_cut = { $seat } è oltre la terza posizione e riprende le sue pedine: { $area }.
    .you = Sei oltre la terza posizione e riprendi le tue pedine: { $area }.
log-traded = { $seat } prende: { $count } × { $good } ({ $area }).
    .you = Prendi: { $count } × { $good } ({ $area }).
log-nothing_left = { $seat } non trova più nulla da prendere { $area-at }.
    .you = Non trovi più nulla da prendere { $area-at }.
log-year_ends = Finisce l’anno { $year }.
log-refilled = { $items ->
    [one] { $items } pezzo torna nei territori
   *[other] { $items } pezzi tornano nei territori
}{ $titles ->
    [0] .
    [one] , e { $titles } carica usata è di nuovo disponibile.
   *[other] , e { $titles } cariche usate sono di nuovo disponibili.
}
log-prestige = { $source }: { $sums }.
log-final_place = { $seat } finisce al posto { $place } con { $points } PP.
    .you = Finisci al posto { $place } con { $points } PP.
log-game_over = La partita è finita.

# ---- avvertimenti: che cosa costerà un’azione

warn-cut = oltre la terza posizione { $area-at }: le tue pedine tornano in mano
warn-no_pasha = { $count ->
    [one] { $count } segnalino disonore per una visita a corte senza Pascià
   *[other] { $count } segnalini disonore per una visita a corte senza Pascià
}
warn-idle = { $count ->
    [one] { $count } segnalino disonore per una visita senza servizio né carica
   *[other] { $count } segnalini disonore per una visita senza servizio né carica
}
warn-favour_lost = il favore { $favour-of } resta senza effetto
warn-enchanter = { $count ->
    [one] { $count } segnalino disonore per l’Incantatore
   *[other] { $count } segnalini disonore per l’Incantatore
}
warn-lost = battaglia persa { $area-at }: le tue pedine tornano in mano
warn-fled = { $count ->
    [one] { $count } segnalino disonore
   *[other] { $count } segnalini disonore
}
warn-trade_cut = oltre la terza posizione { $area-at }: niente commercio, le tue pedine tornano in mano
warn-nothing_left = più nulla da prendere { $area-at }

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
refusal-superfluous = Cominciando così pagheresti con merci superflue.
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
refusal-share_taken = Prendi già tutti i pezzi che puoi.
refusal-goods_taken = Prendi già tutte le merci che puoi.
refusal-no_more_goods = Non hai altre merci di questo tipo.
refusal-needless = Con questa merce il pagamento conterrebbe più del necessario.
refusal-token_chosen = Hai già scelto questa tessera.
refusal-one_note = Una sola Nota di Credito per carica.
refusal-no_title_for_note = Qui non c’è nessuna carica per cui usare la Nota di Credito.
refusal-service_once = Hai già scelto il servizio; uno solo per visita.
refusal-one_favour = Un solo favore per visita.
refusal-resolve_an_area = Devi risolvere un’area prima di terminare il turno.
refusal-one_title_a_turn = Una sola carica per round.
refusal-one_area_a_turn = Una sola area per round.
refusal-no_pawns_there = Lì non ci sono pedine.

# ---- what the coach counts

coach-prestige = Il tuo prestigio
coach-gold = Ori che valgono le tue merci
coach-variety = Merci diverse
coach-notes = Le tue Note di Credito
coach-mercenaries = Forza dei tuoi mercenari
coach-family = Dominio della tua famiglia
coach-titles = Cariche che agiscono ogni anno
coach-trade = Pezzi che le tue pedine possono ottenere
coach-visit = Visite alle corporazioni che puoi pagare
coach-idle = Visite alle corporazioni che non puoi pagare
coach-danger = Territori con mercenari troppo forti
coach-battle = Battaglie che puoi vincere
coach-court = Le tue visite a corte
coach-first = Il tuo posto nell’ordine di gioco
coach-prestige-of = Prestigio di { $name }
coach-court-of = Visite di { $name } a corte
coach-family-of = Dominio della famiglia di { $name }

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
tie-wealth = { $wealth ->
    [one] { $seat } ha merci che valgono { $wealth } oro.
   *[other] { $seat } ha merci che valgono { $wealth } ori.
}
    .you = { $wealth ->
        [one] Hai merci che valgono { $wealth } oro.
       *[other] Hai merci che valgono { $wealth } ori.
    }
tie-order = { $wealth ->
    [one] { $seat } ha merci che valgono { $wealth } oro e il posto { $turn } nell’ordine di gioco.
   *[other] { $seat } ha merci che valgono { $wealth } ori e il posto { $turn } nell’ordine di gioco.
}
    .you = { $wealth ->
        [one] Hai merci che valgono { $wealth } oro e il posto { $turn } nell’ordine di gioco.
       *[other] Hai merci che valgono { $wealth } ori e il posto { $turn } nell’ordine di gioco.
    }
tie-shared = { $seat } condivide il posto.
    .you = Condividi il posto.

# ---- the board

short-intrigue = Spie
short-military = Militare
short-traditions = Cultura
short-commerce = Mercantile
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
board-here = { $name }, dominio { $count }
board-rank = { $rank }º
board-beyond = riprende le pedine
board-resolving = in risoluzione
board-gold = { $gold ->
    [one] { $gold } oro
   *[other] { $gold } ori
}
board-worth = { $gold ->
    [one] valore: { $gold } oro
   *[other] valore: { $gold } ori
}
board-pay = { $cost ->
    [one] { $gold } su { $cost } oro
   *[other] { $gold } su { $cost } ori
}
board-points = { $points } PP
board-steps = { $count } o più: { $points } PP
board-takes = { $count ->
    [one] 1 pezzo
   *[other] { $count } pezzi
}
board-takes_first = { $count } pezzi, o tutte le merci di un tipo
board-battle_first = Prima la battaglia, poi il commercio
board-battle = Battaglia
board-beat = da superare: { $sum }
board-beat_hidden = { $sum ->
    [0] { $count ->
        [one] superare una tessera coperta (da 2 a 4)
       *[other] superare { $count } tessere coperte (da 2 a 4 ciascuna)
    }
   *[other] { $count ->
        [one] superare { $sum } e una tessera coperta
       *[other] superare { $sum } e { $count } tessere coperte
    }
}
board-you_hold = hai { $tokens }
board-best-win = Con tutte le tue tessere insieme vinceresti.
board-best-part = Con tutte le tue tessere insieme sconfiggeresti un colore, non entrambi.
board-best-level = Con tutte le tue tessere insieme sarebbe parità: nessuna vittoria.
board-best-weak = Tutte le tue tessere insieme non basterebbero.
board-battle_for = Battaglia: { $area }
board-decide = { $rank ->
    [1] Sei in prima posizione: decidi tu, gli altri aspettano.
   *[other] Sei in posizione { $rank }: chi ti precede non ha vinto.
}
board-more_wins = Devi superarli: la parità non basta.
board-they = loro
board-you = tu
board-lay_here = metti qui le tessere
board-your_tokens = Le tue tessere
board-ready = Già pronto
board-no_help = Nessun mercenario di questo colore qui
board-as_it_stands = così com’è
board-at_end = { $points } alla fine
stake-win = Se vinci
stake-weak = Troppo poco
stake-flee = Scappa
stake-first = Commerci in posizione 1: { $count } pezzi, o tutte le merci di un tipo.
stake-trade = { $count ->
    [one] Commerci: { $count } pezzo.
   *[other] Commerci: { $count } pezzi.
}
stake-raider = { $count ->
    [one] Il tuo Razziatore porta una merce in più.
   *[other] I tuoi Razziatori portano { $count } merci in più.
}
stake-discarded = Le tessere giocate si scartano.
stake-behind = Dopo di te: { $names }.
stake-home = Riprendi le pedine e non commerci.
stake-honour = Nessun disonore: hai combattuto.
stake-faces = Poi li affronta { $name }.
stake-stay = Non c’è nessun altro: restano.
stake-dishonour = { $count ->
    [one] { $count } segnalino disonore.
   *[other] { $count } segnalini disonore.
}
stake-asked = Poi decide { $name } (terra { $land }, mare { $sea }).
stake-short-weak = né commercio né disonore
stake-short-flee = disonore: { $count }, senza commercio
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
board-chosen = fra le tue scelte
board-laid = { $count } sul vassoio
board-one = Uno
board-all = Tutti ({ $count })
board-map = Guarda la mappa
board-back = Indietro
board-set = Un gruppo di merci tutte diverse
board-pile = { $count ->
    [one] Pila: 1 tessera
   *[other] Pila: { $count } tessere
}
board-pile_name = Pila
board-discards = scartate
board-older = { $colour }: pescate prima che gli scarti diventassero la pila, nelle mani e sui territori: { $values }
board-titles = { $count ->
    [0] nessuna carica
    [one] 1 carica
   *[other] { $count } cariche
}
board-can_act = disponibile
board-home = in mano
board-none = nessuna
board-copies = { $count ->
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
board-owners = in possesso di { $names }
board-note_worth = Una Nota di Credito toglie { $gold ->
    [one] 1 oro
   *[other] { $gold } ori
} dal prezzo di una carica.
about-pasha = Dominio { $dominance }. L’unica pedina che apre l’ingresso al palazzo di Al-Rashid. { $prestige } PP alla fine; al massimo { $most } per famiglia.
about-merchant = Dominio { $dominance }. Mai nel palazzo di Al-Rashid. { $prestige } PP alla fine; al massimo { $most } per famiglia.
about-sage = Dominio { $dominance }. Un Saggio può unirsi a ogni tua pila. { $prestige } PP alla fine; al massimo { $most } per famiglia.
about-good = Paga servizi, favori e cariche. Merci diverse insieme valgono più di merci uguali.
about-mercenary = Combatte solo contro mercenari del suo colore. In battaglia conta il suo valore, poi si scarta.
about-face_down = È coperto: nessuno sa se vale 2, 3 o 4.
about-influence = { $points } PP per segnalino alla fine, al massimo { $most } PP in tutto.
about-dishonour = { $points } PP per segnalino alla fine. Segnalini per una fuga: { $flight }; per una visita senza servizio né carica: { $idle }; per il palazzo di Al-Rashid senza Pascià: { $court }.
acts-now = Può agire subito.
acts-later = Può agire nel tuo turno, una volta all’anno.
acts-used = È già stata usata quest’anno.
acts-always = È sempre in vigore.
acts-done = Agisce una volta, quando la ottieni.
board-close = Chiudi
type-activated = una volta all’anno, nel tuo turno
type-permanent = sempre attiva
type-one_shot = una volta, quando la ottieni
service-intrigue = Azioni di spionaggio secondo la posizione: { $first }, { $second }, { $third }. Guarda i mercenari di un territorio o muovi una tua pedina da un territorio a un altro.
service-military = Pesca mercenari secondo la posizione: { $first }, { $second }, { $third }.
service-traditions = Ottieni un Saggio per { $first }, { $second } o { $third } ori secondo la posizione.
service-commerce = Ottieni un Mercante per { $first }, { $second } o { $third } ori secondo la posizione.
service-politics = Ottieni un Pascià per { $first }, { $second } o { $third } ori secondo la posizione.
service-court = Una merce a scelta, e un posto migliore nell’ordine di gioco dal prossimo round.
favour-general-effect = Cedi una merce e pesca un mercenario.
favour-court_scholar-effect = Prendi una Nota di Credito.
favour-vizier-effect = Scambia una merce con una di un altro tipo.
favour-qadi-effect = Prendi un segnalino influenza politica.
effect-smuggler = Scambia una merce con una di un altro tipo.
effect-plotter = All’inizio della risoluzione puoi muovere una tua pedina da un palazzo a un altro.
effect-informer = All’inizio della risoluzione puoi muovere una tua pedina da un territorio a un altro.
effect-impostor = Usa due favori diversi dei capi delle corporazioni senza pagarne il costo.
effect-strategist = Ogni tessera che giochi in battaglia vale 1 in più.
effect-recruiter = Pesca un mercenario.
effect-raider = Quando vinci una battaglia prendi una merce di un tipo indicato sul territorio.
effect-negotiator = Guarda i mercenari di un territorio; puoi scartare una tua tessera per rimuoverne una dello stesso colore.
effect-loremaster = I servizi che danno Mercanti e Pascià ti costano 3 ori in meno.
effect-enchanter = Ottieni un Mercante e prendi un segnalino disonore.
effect-diplomat = Metti in attesa un Pascià o un Mercante: lo piazzi quando gli altri hanno piazzato tutte le loro pedine.
effect-banker = Le tue Note di Credito valgono 5 ori.
effect-trader = Cedi una merce comune (Legno Pregiato, Metalli o Vasellame) e prendine una di ciascuno degli altri due tipi.
effect-hardwood_importer = Prendi 1 × Legno Pregiato.
effect-pottery_importer = Prendi 1 × Vasellame.
effect-metal_importer = Prendi 1 × Metalli.
effect-aide_to_the_qadi = Prendi un segnalino influenza politica. Alla fine vale secondo i tuoi segnalini influenza politica.
effect-steward_of_the_city = Vale secondo i palazzi di cui possiedi una carica.
effect-warehouse_keeper = Vale secondo i tipi di merci che possiedi.
effect-favorites_maiden = Vale secondo le tue cariche della Corporazione delle Spie.
effect-weapon_master = Vale secondo le tue cariche della Corporazione Militare.
effect-dean_of_the_academy = Vale secondo i tuoi Saggi.
effect-economist = Vale secondo i tuoi Mercanti.
effect-counselor_to_the_caliph = Vale secondo i tuoi Pascià.
effect-treasurer = Prendi una Nota di Credito.
effect-agha = Pesca quattro mercenari.
effect-silk_monopolist = Prendi 1 × Seta; se possiedi il Monopolista di Spezie, invece 3 × Seta e 1 × Spezie.
effect-spices_monopolist = Prendi 1 × Spezie; se possiedi il Monopolista di Seta, invece 3 × Spezie e 1 × Seta.
effect-astrologist = Prendi 1, 2 o 3 segnalini influenza politica se hai almeno 2, 4 o 6 Saggi.
effect-law_expert = Prendi un segnalino influenza politica.
effect-quartermaster = Prendi due merci a scelta.
effect-alchemist = Puoi trasformare un tuo Saggio in un Mercante.

# ---- fonti di punti, per il foglio dei punti

sum-pawns = Famiglia
sum-title = Cariche
sum-influence = Influenza
sum-dishonour = Disonore
sum-of_seat = { $seat } { $points }
    .you = tu { $points }

# ---- scene: una battaglia, la corte, la fine di un anno, una crisi, la fine della partita

named = { $seat }
    .you = tu
scene-battle-win = { $seat } vince e libera { $area-the }
    .you = Vinci e liberi { $area-the }
scene-battle-lost = { $seat } perde e si ritira: { $area }
    .you = Perdi e ti ritiri: { $area }
scene-battle-fled = { $seat } scappa: { $area }
    .you = Scappi: { $area }
scene-battle-open = { $seat } combatte { $area-at }
    .you = Combatti { $area-at }
scene-weighed = { $colour }: { $force } contro { $strength }
scene-weighed-more = { $count } in più: questo colore è sconfitto.
scene-weighed-level = La parità non basta.
scene-weighed-less = Ne mancano { $count }: questo colore resta.
scene-flight = { $count ->
    [one] { $count } segnalino disonore per la fuga
   *[other] { $count } segnalini disonore per la fuga
}
scene-both_leave = Le tessere delle due parti si scartano.
scene-raid = { $count ->
    [one] { $seat } prende prima una merce, grazie al Razziatore.
   *[other] { $seat } prende prima { $count } merci, grazie al Razziatore.
}
    .you = { $count ->
        [one] Prendi prima una merce, grazie al Razziatore.
       *[other] Prendi prima { $count } merci, grazie al Razziatore.
    }
scene-trade_order = Commerciano in quest’ordine: { $seats }.
sign-mercenary-land = terra (rosso)
sign-mercenary-sea = mare (blu)
sign-court = Ordine di gioco
scene-trades_alone = { $seat }: nessun altro commercia.
    .you = Nessun altro commercia: solo tu.
scene-goes_home = { $seat } riprende le sue pedine e non commercia. Nessun disonore: ha combattuto.
    .you = Riprendi le tue pedine e non commerci. Nessun disonore: hai combattuto.
scene-laid_out_lost = Le tessere giocate si scartano.
scene-fled_home = { $seat } riprende le sue pedine e non commercia.
    .you = Riprendi le tue pedine e non commerci.
scene-next_faces = Poi decide { $seat }: combattere o scappare.
    .you = Poi decidi tu: combattere o scappare.
scene-nobody_trades = I mercenari resistono { $area-at }: nessuno commercia.
scene-court-no_pasha = Nessuno entra al palazzo di Al-Rashid senza un Pascià
scene-court-new_order = Al-Rashid fissa un nuovo ordine di gioco
scene-place = { $seat }: posto { $place }, prima { $former }
    .you = Tu: posto { $place }, prima { $former }
scene-benevolent = { $seat } ha ricevuto la benevolenza.
    .you = Hai ricevuto la benevolenza.
scene-from_next_round = Vale dal prossimo round.
scene-year = L’anno { $year } è finito
scene-refilled = { $count ->
    [0] Tutti i territori sono ancora pieni.
    [one] { $count } pezzo ritorna: ogni territorio è di nuovo pieno.
   *[other] { $count } pezzi ritornano: ogni territorio è di nuovo pieno.
}
scene-turned_back = { $count ->
    [0] Nessuna carica è stata usata quest’anno.
    [one] { $count } carica usata è di nuovo disponibile.
   *[other] { $count } cariche usate sono di nuovo disponibili.
}
scene-all_open = Tutte le aree si possono di nuovo risolvere.
scene-last_year = Era l’ultimo: ora si conta il prestigio.
scene-crisis = { $count ->
    [0] Crisi: non arriva nessun mercenario
    [one] Crisi: arriva { $count } mercenario
   *[other] Crisi: arrivano { $count } mercenari
}
scene-face_down = { $count ->
    [0] Non restano tessere di questi colori.
   *[other] Le tessere sono coperte: nessuno ne conosce la forza.
}
scene-end = La partita è finita: si conta il prestigio
source-pasha = Pascià
source-merchant = Mercanti
source-sage = Saggi
source-title = Cariche
source-influence = Influenza
source-dishonour = Disonore
why-pasha = Ogni Pascià della famiglia porta il suo prestigio.
why-merchant = Ogni Mercante della famiglia porta il suo prestigio.
why-sage = Ogni Saggio della famiglia porta il suo prestigio.
why-title = I punti prestigio stampati; per le cariche politiche, secondo la loro condizione.
why-influence = Ogni segnalino influenza politica porta prestigio, fino a un limite.
why-dishonour = Ogni segnalino disonore toglie prestigio.

# ---- la partita guidata: una lezione per ogni tipo di decisione

lesson-alrashid-place_pawn = Piazza una pedina in un’area. Quando l’area si risolve conta la tua posizione: un Pascià vale 5 di dominio, un Mercante 3, un Saggio 1.
lesson-alrashid-hold_back = Il Diplomatico può mettere in attesa una pedina finché gli altri non hanno piazzato le loro: prima vedi, poi scegli.
lesson-alrashid-start_move = Cospiratore e Informatore muovono una pedina prima che la risoluzione cominci. Usali dove una pedina cambia le posizioni.
lesson-alrashid-move_pawn = La pedina può andare solo dove il suo proprietario potrebbe piazzarla ora.
lesson-alrashid-take_turn = Risolvi un’area; chi vi ha una posizione agisce in ordine di dominio. Comincia dove le merci o le cariche scarseggiano.
lesson-alrashid-guild_visit = Una corporazione offre il favore del capo, il suo servizio e una carica: scegli al massimo due azioni. Paghi tutto in una volta. Le cariche danno prestigio. Senza servizio né carica ricevi 1 segnalino disonore: 2 punti prestigio in meno.
lesson-alrashid-court_visit = A corte puoi ricevere una merce con la benevolenza, comprare una carica, o entrambe le cose. Non fare nulla qui non costa onore; venirci senza Pascià sì: 2 segnalini disonore.
lesson-alrashid-pay = Merci diverse pagate insieme valgono molto più di merci uguali: cinque diverse valgono 15 ori.
lesson-alrashid-action_order = Hai pagato; ora decidi quale azione viene prima.
lesson-alrashid-give_good = Cedi la merce di cui il tuo prossimo gruppo può fare a meno.
lesson-alrashid-take_good = Prendi la merce che allarga il tuo gruppo: ogni tipo nuovo ne alza il valore.
lesson-alrashid-name_colour = I mercenari di terra combattono a terra, quelli di mare in mare. Pesca il colore che serve sui tuoi territori.
lesson-alrashid-spy_operation = Le spie guardano i mercenari coperti di un territorio, o muovono una pedina da un territorio a un altro.
lesson-alrashid-impostor_favour = L’Impostore ti dà al massimo due favori senza pagarne il costo.
lesson-alrashid-alchemist_sage = L’Alchimista trasforma un Saggio in un Mercante, che pesa di più.
lesson-alrashid-negotiator_look = Guarda i mercenari coperti di un territorio.
lesson-alrashid-negotiator_target = Puoi rimuoverne uno scartando una tua tessera dello stesso colore, qualunque sia il valore.
lesson-alrashid-negotiator_discard = Scarta la tua tessera più debole di quel colore.
lesson-alrashid-battle = Per sconfiggere un colore le tue tessere devono superare la somma dei difensori. Se scappi, decide la posizione seguente. La posta: se vinci commerci; se la tua forza non basta perdi le tessere ma non l’onore; se scappi ricevi 2 segnalini disonore, cioè 4 punti prestigio in meno.
lesson-alrashid-pick_off = Non hai sconfitto il colore, ma puoi rimuovere tessere la cui somma è minore della tua.
lesson-alrashid-trade = Prendi la tua parte delle merci di questo territorio. Cerca i tipi che ti mancano.
try-alrashid-place_pawn = Dove piazzeresti una pedina, e quale?
try-alrashid-take_turn = Quale area risolveresti per prima?
try-alrashid-guild_visit = Che cosa compreresti qui?
try-alrashid-battle = Combatteresti qui, e con che cosa?
try-alrashid-trade = Quali merci prenderesti?
aim-alrashid = Alla fine di ogni anno una crisi mette mercenari su alcuni territori: chi vi commercia dopo dovrà combattere o scappare. Tieni tessere dei due colori.
