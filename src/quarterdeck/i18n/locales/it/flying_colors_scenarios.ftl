# Chapters 15 and 18: victory, scenarios, campaign, own battles, tournament.

fc-seat-red = Rosso
fc-seat-blue = Blu
fc-seat-first = Primo giocatore
fc-seat-second = Secondo giocatore
fc-scn-design-your-own = Progetta la tua battaglia
fc-word-centre = centro
fc-word-north = nord
fc-word-south = sud
fc-word-east = est
fc-word-west = ovest
fc-opt-tournament = Gioco da torneo
    .hint = Si fa un'offerta per la parte più audace; i controlli di ritirata iniziano con la prima nave danneggiata.
fc-opt-handicap = Vantaggio concordato
    .hint = Una parte aggiunge punti ai suoi controlli di ritirata, come chi perde l'offerta in un torneo: più sono, più a lungo resiste.
fc-opt-points = Punti da spendere
    .hint = Quanto ogni parte può spendere per navi e comandanti.
fc-opt-red-nation = Nazione del rosso
    .hint = Di chi sono le navi che il rosso può comprare.
fc-opt-blue-nation = Nazione del blu
    .hint = Di chi sono le navi che il blu può comprare.
fc-opt-sheets = Fogli di mappa
    .hint = Un foglio per le flotte piccole, tre per quelle grandi.
fc-opt-length = Turni
    .hint = Quanti turni dura la battaglia.
fc-opt-shallows = Secche
    .hint = Modificatore del tiro di incaglio su tutte le secche dei fogli in gioco; 0 le esclude, e con esse l'ancoraggio.
fc-opt-year = Anno
    .hint = L'anno decide chi porta le carronate.
fc-opt-southern-hemisphere = Emisfero australe
    .hint = A sud della linea il vento gira al contrario quando cambia.
fc-same-nation = Le due flotte devono essere di nazioni diverse.
fc-no-tournament = Le regole da torneo valgono per una battaglia stampata, non per la campagna o una battaglia propria.
fc-rule-15-0 = Determinazione della vittoria
    .summary = La battaglia finisce dopo l'ultimo turno o appena una flotta si ritira.
fc-rule-15-1 = Punti vittoria
    .summary = Le navi catturate valgono il doppio, le affondate il loro valore, le danneggiate la metà; i comandanti uccisi il loro valore.
fc-rule-15-2 = Controllo di ritirata
    .summary = La parte che ha perso un vascello tira ogni turno; con zero o meno si ritira. Chi perde l'ammiraglia o tutti i comandanti si ritira subito.
fc-rule-18-0 = Scenari
    .summary = Ogni battaglia indica durata, audacia, vento, mappe, secche, unità e regole speciali.
fc-rule-18-1 = Progetta il tuo
    .summary = Due flotte si comprano con i punti, si schierano in formazione, e un dado dà audacia e vento.
fc-rule-18-2 = Gioco da torneo
    .summary = I giocatori offrono punti sui controlli di ritirata per la parte più audace; basta un danno per iniziare i controlli.
fc-rule-1-0 = Introduzione
fc-rule-16-0 = Bibliografia
fc-rule-17-0 = Ringraziamenti
fc-rule-18-3 = { fc-scn-minorca }
fc-rule-18-4 = { fc-scn-cape-henry }
fc-rule-18-5 = { fc-scn-virginia-capes }
fc-rule-18-6 = { fc-scn-frigate-bay }
fc-rule-18-7 = Il Glorioso Primo giugno
fc-rule-18-71 = { fc-scn-first-of-june-may28 }
fc-rule-18-72 = { fc-scn-first-of-june-may29 }
fc-rule-18-73 = { fc-scn-first-of-june-june1 }
fc-rule-18-8 = { fc-scn-audierne-bay }
fc-rule-18-9 = { fc-scn-cape-st-vincent }
fc-rule-18-10 = { fc-scn-camperdown }
fc-rule-18-14 = { fc-scn-el-ferrol }
fc-rule-18-18 = { fc-scn-cape-finisterre }
fc-rule-18-20 = { fc-scn-cape-ortegal }
fc-rule-18-11 = Bec du Raz
    .summary = Le due navi sono sempre in comando; Hercule deve essere almeno pronta ad arrendersi perché vincano i britannici.
fc-rule-18-12 = Il Nilo
    .summary = I francesi dormono all'ancora finché un dado non scende sotto il numero del turno.
fc-rule-18-13 = Goza di Candia
    .summary = I francesi vincono solo catturando la Leander.
fc-rule-18-15 = Copenaghen
    .summary = Alla prima ritirata britannica se ne vanno le navi di Parker, e Nelson e Graves decidono da sé.
fc-rule-18-16 = Baia di Algeciras
    .summary = Un vento capriccioso toglie punti movimento a tutti, e i francesi restano all'ancora.
fc-rule-18-17 = Stretto di Gibilterra
    .summary = Due navi spagnole si combattono al buio finché non si riconoscono; può arrivare una squadra britannica.
fc-rule-18-19 = Trafalgar
    .summary = Francesi e spagnoli controllano separatamente, e la nazione che si ritira lascia l'altra a combattere.
fc-rule-18-74 = Il Glorioso Primo Giugno: campagna
    .summary = Tre giorni di seguito; le navi malconce tornano a casa, le due parti si rischierano in segreto, contano i punti di tutti i giorni.
fc-level-substantial = vittoria sostanziale
fc-level-normal = vittoria
fc-level-marginal = vittoria marginale
fc-level-campaign = vittoria nella campagna
fc-level-draw = pareggio
fc-end-break = Il nemico si è ritirato dal combattimento.
fc-end-both-break = Entrambe le flotte si sono ritirate; decidono i punti.
fc-end-both-break-even = Entrambe le flotte si sono ritirate e i punti sono pari.
fc-end-turns = È stato giocato l'ultimo turno; decidono i punti.
fc-end-turns-even = È stato giocato l'ultimo turno e i punti sono pari.
fc-end-sudden = È perduta una nave da cui dipendeva tutto.
fc-end-condition = Non è avvenuto ciò che lo scenario esige da { $ship }.
fc-end-campaign = Il terzo giorno è finito; decidono i punti di tutti i giorni.
fc-breaks-by-itself = { $nation ->
    [none] { $side }
   *[other] { $nation }
}: { $why ->
    [flagship] l'ammiraglia è perduta e la flotta si ritira.
    [commanders] non resta alcun comandante e la flotta si ritira.
   *[no-ships] non resta alcuna nave per combattere.
}
fc-break-check = { $breaks ->
    [yes] { $side }: le navi ({ $nation }) falliscono il controllo di rottura.
   *[no] { $side }: le navi ({ $nation }) superano il controllo di rottura.
}
fc-fleet-breaks = { $side }: la flotta si ritira dal combattimento.
fc-nation-withdraws = Le navi { $nation } si ritirano dalla battaglia: { $ships }.
fc-mod-outnumbered = più navi nemiche intatte
fc-mod-outnumbered-twice = il doppio di navi nemiche intatte
fc-mod-admiral-hurt = ammiraglio ferito o perduto
fc-mod-handicap = vantaggio concordato
fc-mod-bid = offerta dell'altra parte
fc-mod-quality = qualità di comando
fc-setup-roll = { $aground ->
    [yes] { $ship } inizia incagliata e resta lì.
   *[no] { $ship } inizia a galla.
}
fc-wake = { $awake ->
    [yes] Turno { $turn }: la flotta all'ancora si sveglia ({ $nations }).
   *[no] Turno { $turn }: la flotta all'ancora dorme ancora ({ $nations }).
}
fc-commander-appears = { $commander } prende il comando a bordo di { $ship }.
fc-fitful = Vento capriccioso: ogni nave perde { $points ->
    [0] niente
    [one] un punto di movimento
   *[other] { $points } punti di movimento
} in questo turno.
fc-confusion = { $over ->
    [yes] Turno { $turn }: le due navi si riconoscono.
   *[no] Turno { $turn }: le due navi si credono ancora nemiche.
}
fc-confusion-over = Si riconoscono: { $ships }.
fc-arrival = { $arrived ->
    [yes] Turno { $turn }: arrivano i rinforzi.
   *[no] Turno { $turn }: i rinforzi non sono in vista.
}
fc-ship-enters = { $ship } entra sulla mappa.
fc-enter-prompt = Scegli la prossima nave e da dove entra.
fc-act-enter = { $ship } entra in { $hex }, direzione { $facing }
fc-act-later = Le altre entrano più tardi
fc-copenhagen-signal = Parker segnala di ritirarsi; chi è vicino a Nelson e Graves forse non vede. Obbediscono: { $ships }.
fc-copenhagen-answer = { $stays ->
    [yes] { $commander } non vede il segnale.
   *[no] { $commander } obbedisce al segnale.
}
fc-copenhagen-obey = Queste navi lasciano la battaglia: { $ships }.
fc-copenhagen-nelson = Ora la flotta è guidata da Nelson.
fc-bidding-prompt = Offri in segreto per avere questa parte: { $side }.
fc-act-bid = Offri { $points }
fc-bids = { $first } offre { $first_bid }, { $second } offre { $second_bid }.
fc-bid-roll = { $side ->
    [none] Si tira per le offerte pari: parità, ancora una volta.
   *[other] Si tira per le offerte pari: vince { $side }.
}
fc-handicap = { $side }: { $points } in più a ogni controllo di ritirata, per accordo.
fc-bid-won = { $player } ottiene la parte: { $side }; l'altra aggiunge { $points } ai suoi controlli di ritirata.
fc-campaign-day = Inizia il giorno { $day } della campagna.
fc-campaign-goes-home = { $ship } è fuori dalla campagna.
fc-deployment-prompt = Scrivi il tuo ordine di battaglia: scegli la prossima nave.
fc-hoist-flags-prompt = Scegli la nave del comandante che si unisce.
fc-place-prompt = Scegli il posto di { $ship }.
fc-act-muster = { $ship } è la prossima
fc-act-place = Prua in { $hex }, direzione { $facing }
fc-deployed = Entrambe le flotte sono schierate.
fc-purchase-prompt = Compra navi e comandanti; { $points ->
        [one] resta un punto
       *[other] restano { $points } punti
    }.
fc-act-buy = Compra { $counter } ({ $vp ->
        [one] { $vp } punto
       *[other] { $vp } punti
    })
fc-act-hire = Ingaggia { $card } ({ $vp ->
        [one] { $vp } punto
       *[other] { $vp } punti
    })
fc-act-bought = La flotta è completa
fc-fleet-bought = { $side } porta { $ships }; { $unspent ->
    [0] non resta nulla.
    [one] resta un punto.
   *[other] restano { $unspent } punti.
}
fc-audacity = { $side ->
    [none] I dadi per l'audacia sono pari: nessuno guadagna un punto.
   *[other] { $side } guadagna un punto di audacia.
}
fc-side-a = { $side ->
    [none] I dadi sono pari: si tira ancora chi schiera per ultimo.
   *[other] { $side } schiera per ultimo e ha la prima iniziativa.
}
fc-flags-prompt = Scegli una nave per ogni comandante.
fc-act-hoist = { $commander } issa la sua insegna su { $ship }
fc-formation-facing-prompt = Scegli dove sta la tua formazione e la sua direzione.
fc-act-bear = Formazione: { $edge }, direzione { $facing }
fc-ship-placed = { $ship } è piazzata.
fc-first-wind = { $wind ->
    [none] Il dado non dà vento: si tira ancora.
   *[other] Il vento soffia verso { $wind }.
}
