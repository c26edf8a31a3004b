### The Kaiser's Pirates

kp-title = I pirati del Kaiser
    .hint = Guerra al traffico nella Prima guerra mondiale: carte, dadi e reazioni, da uno a quattro giocatori.

kp-scn-two-players = Due giocatori
kp-scn-three-players = Tre giocatori
kp-scn-four-players = Quattro giocatori
kp-scn-teams = Due squadre da due
kp-scn-solo = In solitario contro il fantasma

kp-seat-north = Nord
kp-seat-east = Est
kp-seat-south = Sud
kp-seat-west = Ovest
kp-seat-phantom = Fantasma

kp-opt-removed = Carte tolte
    .hint = Quante carte azione lasciano il mazzo senza essere viste prima di ogni round; 0 è il numero normale.
kp-opt-first-player = Primo giocatore
    .hint = Chi comincia il primo round: il dado più alto o la forza più debole.
kp-opt-coal = Mucchi di carbone
    .hint = Le navi che consumano molto carbone restano prima a corto e si riforniscono peggio.
kp-opt-sails = Vele
    .hint = Il veliero corsaro Seeadler usa poco carbone ma è lento.
kp-opt-wolfchen = Wölfchen
    .hint = L'aereo del corsaro Wolf aiuta a sorprendere e a fuggire.
kp-opt-tournament = Torneo equilibrato
    .hint = Forze uguali nel primo round.
kp-opt-beyond-1914 = Oltre il 1914
    .hint = Solo navi da guerra e corsari ancora in mare nel 1915.
kp-opt-no-breakout = Senza carte Sortita
    .hint = Con Oltre il 1914 e quattro giocatori le carte Sortita possono restare fuori.
kp-opt-historical-merchants = Mercantili dal 1915
    .hint = I mercantili perduti nel 1914 restano fuori.
kp-opt-fast-raiders = Corsari veloci
    .hint = I transatlantici armati possono inseguire navi veloci, ma temono le secche.
kp-opt-retention = Conservare più navi
    .hint = Si possono conservare fino a tre navi tra i round, al prezzo di una carta ciascuna.
kp-opt-additional-damage = Danni ulteriori
    .hint = Ogni nuovo colpo lascia un altro segnalino danno.
kp-opt-torpedo-prizes = Siluri contro le prede
    .hint = Un sommergibile può scambiare una preda camuffata per un nemico.
kp-opt-shallow-pursuit = Inseguimento tra le secche
    .hint = Una nave da guerra o un corsaro può seguire il mercantile che usa Basso fondale.
kp-opt-sailing-merchants = Mercantili a vela
    .hint = Dodici mercantili sono velieri lenti con meno vie di scampo.
kp-opt-prize-resupply = Rifornimenti dalle prede
    .hint = Le prede cedono le loro provviste a richiesta, e possono esaurirsi.
kp-opt-phantom-targets = Bersagli del fantasma
    .hint = Il fantasma sceglie l'occasione migliore o un bersaglio a caso.

kp-card-amc = Incrociatore ausiliario
    .text = Un incrociatore ausiliario affronta la nave che intercetta il tuo mercantile; sparano entrambi insieme e un corsaro viene riconosciuto.
kp-card-blockade_runner = Violatore di blocco
    .text = Ogni tua nave a corto di rifornimenti può rifornirsi; +2 se hai una preda.
kp-card-boarding_party = Squadra d'abbordaggio
    .text = Aggiunta a un Intercetta! contro un mercantile intatto: l'affondamento diventa cattura e il danno si ignora.
kp-card-break_contact = Rottura del contatto
    .text = Può annullare un Intercetta! di giorno; -2 per i danni e -2 se a corto di rifornimenti.
kp-card-breakout = Sortita
    .text = Ti raggiunge una nuova nave da guerra o un corsaro, o due se la sfida è il doppio della risposta.
kp-card-collier = Carboniera
    .text = Tutte le tue navi a corto si riforniscono.
kp-card-damage_control = Controllo danni
    .text = Ripara una tua nave danneggiata.
kp-card-deception = Inganno
    .text = Nel suo prossimo turno un avversario può giocare solo una carta presa a caso, con la metà azione.
kp-card-fair_seas = Mare calmo
    .text = Un tuo mercantile intatto, o una tua preda intatta, tenta il passaggio sicuro con +1.
kp-card-fast_ship = Nave veloce
    .text = Un corsaro che intercetta di giorno il tuo mercantile intatto ha -2.
kp-card-fog_bank = Banco di nebbia
    .text = Nel suo prossimo turno un avversario non gioca e non pesca; fino ad allora lo raggiunge solo la Burrasca.
kp-card-good_hunting = Buona caccia
    .text = Un corsaro intercetta due mercantili con una sola carta.
kp-card-heavy_weather = Burrasca
    .text = Ogni nave danneggiata di un avversario fuori dal rifugio può affondare; nessuno fa punti.
kp-card-intelligence = Spionaggio
    .text = Guarda la mano di un avversario, o guarda e riordina le prossime carte del mazzo.
kp-card-interned = Internamento
    .text = Può togliere una nave da guerra o riconosciuta di un avversario; +2 per i danni e +2 se a corto.
kp-card-interrogate = Interrogatorio
    .text = Può riconoscere un corsaro o una preda camuffati, che vengono subito intercettati.
kp-card-island_refuge = Isola rifugio
    .text = Una tua nave da guerra o un tuo corsaro si nasconde, può rifornirsi e ripararsi, e solo un Monitore può raggiungere il rifugio.
kp-card-lay_mines = Posa mine
    .text = Un corsaro con mine attacca tutti i mercantili di un avversario.
kp-card-minesweeper = Dragamine
    .text = Toglie tutte le mine prima che facciano danni.
kp-card-monitor = Monitore
    .text = Intercetta con +2 una nave nell'isola rifugio.
kp-card-non_combatant = Non combattente
    .text = -2 per la nave che intercetta il tuo mercantile intatto, che può solo essere catturato; +2 al suo passaggio sicuro.
kp-card-qqq = QQQ
    .text = Il corsaro viene riconosciuto quando il suo Intercetta! è finito.
kp-card-q_ship = Nave civetta
    .text = Il mercantile era un'esca: cannoni se il sommergibile abbocca, altrimenti il suo siluro e poi le bombe di profondità.
kp-card-razzle_dazzle = Mimetica a strisce
    .text = Può annullare un attacco con siluri.
kp-card-recalled = Richiamo
    .text = Dopo l'affondamento di un tuo mercantile, la nave responsabile può dover rientrare in porto.
kp-card-recon_aircraft = Aereo da ricognizione
    .text = Prendi due carte a caso dalla mano di un avversario.
kp-card-reflag = Cambio di bandiera
    .text = Camuffa di nuovo un tuo corsaro o una tua preda che siano stati riconosciuti.
kp-card-rendezvous_missed = Appuntamento mancato
    .text = Ogni nave tedesca di un avversario fuori dal rifugio può restare a corto; -2 se ha una preda.
kp-card-scuttle = Autoaffondamento
    .text = Toglie una tua nave danneggiata, così nessuno ne ricava punti.
kp-card-second_chance = Seconda occasione
    .text = Dopo questo turno ne giochi un altro.
kp-card-shallow_run = Basso fondale
    .text = Sfugge a un Intercetta! di giorno; la nave può danneggiarsi, o affondare se lo era già.
kp-card-shipping_lanes = Rotte marittime
    .text = Una nave da guerra intercetta tutti e tre i mercantili con una sola carta.
kp-card-slim_pickings = Magro bottino
    .text = Annulla l'Intercetta! di un mercantile, o ne lascia uno solo a un Intercetta! di gruppo.
kp-card-submarine_u = Sommergibile
    .text = Silura un mercantile.
kp-card-submarine_uc = Sommergibile posamine
    .text = Silura un mercantile, o posa mine contro tutti.
kp-card-surprise_attack = Attacco a sorpresa
    .text = Aggiunta a un Intercetta!: +2, e non valgono Rottura del contatto, Basso fondale e Nave veloce.
kp-card-transfer_command = Cambio di comando
    .text = Una nave da guerra o riconosciuta di un avversario può passare con te.
kp-card-trap = Trappola
    .text = Il tuo mercantile è armato e spara insieme; un corsaro viene riconosciuto.
kp-card-wireless_intercept = Intercettazione radio
    .text = Prendi in mano le prime due carte degli scarti.

kp-act-of-phantom-blockade_runner = Violatore di blocco
kp-act-of-phantom-breakout = Sortita
kp-act-of-phantom-collier = Carboniera
kp-act-of-phantom-damage_control = Controllo danni
kp-act-of-phantom-deception = Inganno
kp-act-of-phantom-fair_seas = Mare calmo
kp-act-of-phantom-fog_bank = Banco di nebbia
kp-act-of-phantom-heavy_weather = Burrasca
kp-act-of-phantom-interned = Internamento
kp-act-of-phantom-interrogate = Interrogatorio
kp-act-of-phantom-island_refuge = Isola rifugio
kp-act-of-phantom-lay_mines = Posa mine
kp-act-of-phantom-monitor = Monitore
kp-act-of-phantom-recon_aircraft = Aereo da ricognizione
kp-act-of-phantom-rendezvous_missed = Appuntamento mancato
kp-act-of-phantom-scuttle = Autoaffondamento
kp-act-of-phantom-transfer_command = Cambio di comando
kp-act-of-phantom-submarine_mines = mine di un sommergibile
kp-act-of-phantom-submarine_torpedo = siluri di un sommergibile
kp-act-of-phantom-intercept_merchant_with_warship = Intercetta! di un mercantile con una nave da guerra
kp-act-of-phantom-intercept_merchant_with_raider = Intercetta! di un mercantile con un corsaro
kp-act-of-phantom-intercept_with_british_forces = Intercetta! con forze britanniche

kp-weapon-torpedo = siluri
kp-weapon-mines = mine

kp-british-forces = Una forza britannica

kp-by-mines = Una mina

kp-mod-coal = nave che consuma molto carbone
kp-mod-damaged = danneggiata
kp-mod-deep-hull = molto pescaggio
kp-mod-fair-seas = Mare calmo
kp-mod-fast-ship = Nave veloce
kp-mod-fixed-target = bersaglio immobile
kp-mod-limited-supply = a corto di rifornimenti
kp-mod-night = azione notturna
kp-mod-non-combatant = Non combattente
kp-mod-prizes = prede nella forza
kp-mod-seeadler = Seeadler a vela
kp-mod-surprise = Attacco a sorpresa
kp-mod-under-sail = mercantile a vela
kp-mod-wolfchen = il Wölfchen esplora

kp-roll-first = { $player } tira per il primo turno.

kp-duel = { $effect ->
    [sunk] { $attacker } affonda { $target }: { $attack } contro { $defence }.
    [captured] { $attacker } cattura { $target }: { $attack } contro { $defence }.
    [damaged] { $markers ->
        [one] { $attacker } danneggia { $target }: { $attack } contro { $defence }.
       *[other] { $attacker } danneggia ancora { $target }, { $markers } segnalini: { $attack } contro { $defence }.
    }
    [again] { $attacker } colpisce ancora { $target }, senza altro effetto: { $attack } contro { $defence }.
   *[none] { $attacker } non fa danni a { $target }: { $attack } contro { $defence }.
}

kp-decided = { $about ->
    [blockade_runner] { $success ->
        [yes] Un violatore di blocco rifornisce { $name }: { $challenge } contro { $response }.
       *[no] Nessun violatore di blocco raggiunge { $name }: { $challenge } contro { $response }.
    }
    [break_contact] { $success ->
        [yes] { $name } rompe il contatto: { $challenge } contro { $response }.
       *[no] { $name } non riesce a rompere il contatto: { $challenge } contro { $response }.
    }
    [breakout] { $success ->
        [yes] { $name } forza il blocco: { $challenge } contro { $response }.
       *[no] Nessuna nave di { $name } forza il blocco: { $challenge } contro { $response }.
    }
    [full_steam] { $success ->
        [yes] La caccia lascia { $name } a corto di rifornimenti: { $challenge } contro { $response }.
       *[no] { $name } ha ancora carbone dopo la caccia: { $challenge } contro { $response }.
    }
    [heavy_weather] { $success ->
        [yes] Il mare ha la meglio su { $name }: { $challenge } contro { $response }.
       *[no] { $name } resiste alla burrasca: { $challenge } contro { $response }.
    }
    [interned] { $success ->
        [yes] Un porto neutrale trattiene { $name }: { $challenge } contro { $response }.
       *[no] { $name } lascia in tempo il porto neutrale: { $challenge } contro { $response }.
    }
    [interrogate] { $success ->
        [yes] { $name } è riconosciuta: { $challenge } contro { $response }.
       *[no] { $name } non è riconosciuta: { $challenge } contro { $response }.
    }
    [mistaken] { $success ->
        [yes] Il sommergibile scambia { $name } per nemica: { $challenge } contro { $response }.
       *[no] Il sommergibile riconosce { $name } come amica: { $challenge } contro { $response }.
    }
    [q_ship] { $success ->
        [yes] { $name } attira { $other } in superficie: { $challenge } contro { $response }.
       *[no] { $other } resta in immersione davanti a { $name }: { $challenge } contro { $response }.
    }
    [razzle_dazzle] { $success ->
        [yes] Le strisce di { $name } ingannano la mira: { $challenge } contro { $response }.
       *[no] { $name } è scoperta nonostante le strisce: { $challenge } contro { $response }.
    }
    [recalled] { $success ->
        [yes] { $name } riceve l'ordine di rientrare: { $challenge } contro { $response }.
       *[no] { $name } resta in mare: { $challenge } contro { $response }.
    }
    [refuge_repair] { $success ->
        [yes] { $name } è riparata nel rifugio: { $challenge } contro { $response }.
       *[no] { $name } non può essere riparata nel rifugio: { $challenge } contro { $response }.
    }
    [refuge_supply] { $success ->
        [yes] { $name } è rifornita nel rifugio: { $challenge } contro { $response }.
       *[no] { $name } non trova rifornimenti nel rifugio: { $challenge } contro { $response }.
    }
    [rendezvous_missed] { $success ->
        [yes] { $name } resta a corto di rifornimenti: { $challenge } contro { $response }.
       *[no] { $name } trova i rifornimenti: { $challenge } contro { $response }.
    }
    [safe_passage] { $success ->
        [yes] { $name } raggiunge un porto: { $challenge } contro { $response }.
       *[no] { $name } non raggiunge un porto: { $challenge } contro { $response }.
    }
    [shallow_run] { $success ->
        [yes] { $name } passa le secche senza danni: { $challenge } contro { $response }.
       *[no] { $name } tocca il fondo nelle secche: { $challenge } contro { $response }.
    }
    [transfer_command] { $success ->
        [yes] { $name } cambia parte: { $challenge } contro { $response }.
       *[no] { $name } resta sotto il suo comando: { $challenge } contro { $response }.
    }
   *[used_up] { $success ->
        [yes] Le provviste di { $name } sono finite e viene affondata: { $challenge } contro { $response }.
       *[no] { $name } ha ancora provviste: { $challenge } contro { $response }.
    }
}

kp-adds = { $player } aggiunge { $card }.

kp-breaks-out = { $ship } forza il blocco e raggiunge { $player }.

kp-hunt = { $mode ->
    [interrogate] { $player } interroga { $target }.
    [monitor] { $player } manda un Monitore contro { $target } nel suo rifugio.
   *[british] { $player } manda forze britanniche contro { $target } ({ $how }).
}

kp-cancelled = { $ship } non trova { $target }.

kp-captured = { $ship } naviga come preda di { $player }.

kp-committed = { $count ->
    [0] { $player } non posa carte.
    [one] { $player } posa una carta coperta.
   *[other] { $player } posa { $count } carte coperte.
}
kp-committed-on = { $count ->
    [one] { $player } mette una carta coperta, su { $ships }.
   *[other] { $player } mette { $count } carte coperte; ci sono carte su { $ships }.
}

kp-how-day = di giorno
kp-how-night = di notte

kp-dealt = { $player } ha { $ships }.

kp-deceived-card = Ingannato, { $player } può usare solo { $card }.

kp-discards = { $player } scarta { $cards }.

kp-draws = { $left ->
    [0] { $player } pesca l'ultima carta.
    [one] { $player } pesca una carta; ne resta una.
   *[other] { $player } pesca una carta; ne restano { $left }.
}

kp-drew = Peschi { $card }.

kp-enters-refuge = { $ship } si nasconde in un'isola rifugio.

kp-extra-round = Ancora parità: si gioca un altro round.

kp-first-player = Comincia { $player }.

kp-full-steam = { $ship } insegue a tutto vapore.

kp-gone = { $fate ->
    [foundered] { $ship } affonda nella burrasca; nessuno ne segna i punti.
    [interned] { $ship } è internata in un porto neutrale; nessuno ne segna i punti.
    [recalled] { $ship } è richiamata in porto; nessuno ne segna i punti.
   *[scuttled] { $ship } si autoaffonda; nessuno ne segna i punti.
}

kp-card-read = { $card } (Intercetta! { $dice } { $how })
kp-hand-read = La mano di { $victim }: { $cards }.

kp-hidden-again = { $ship } cambia bandiera ed è di nuovo camuffata.

kp-home = { $player } porta { $ship } in porto, per { $prize }; della pila conteranno almeno { $total } in questo round.

kp-keeps = { $player } conserva { $ship }.

kp-leaves-refuge = { $joins ->
    [none] { $ship } lascia il rifugio.
   *[other] { $ship } lascia il rifugio e raggiunge { $joins }.
}

kp-level-solo-lost = il fantasma è stato più forte
kp-level-solo-won = vittoria sul fantasma
kp-level-won = più punti round

kp-mines = { $player } posa mine contro { $victim }.
kp-mines-swept = Le mine sono dragate.

kp-new-merchant = { $ship } naviga per { $player }.

kp-not-counted = { $player } ha più navi tedesche che mercantili: { $ship } non conta.

kp-passes = { $player } lascia correre.

kp-phantom-acts = Il fantasma scopre { $solo } e tenta: { $act }.
kp-phantom-adds = Il fantasma aggiunge { $card }.
kp-phantom-cannot = Non si può fare.
kp-phantom-reacts = Il fantasma scopre { $solo } e risponde con { $card }.
kp-phantom-rests = Il fantasma scopre { $solo }: il suo turno è finito.
kp-phantom-silent = Il fantasma scopre { $solo } e non risponde.

kp-plays = { $player } gioca { $card }.

kp-prize-kept = La preda { $ship } sopravvive al round: { $prize } per { $player }.

kp-pursues = { $ship } segue { $target } tra le secche.

kp-raid = { $ship } di { $player } intercetta { $targets } ({ $how }).

kp-reacts = { $player } risponde con { $card }.

kp-reads-hand = { $player } guarda la mano di { $victim }.

kp-reason-points =
    { $winner }: { $points ->
        [one] un punto round
       *[other] { $points } punti round
    }, { $prizes ->
        [one] un premio di vittoria
       *[other] { $prizes } premi di vittoria
    }.

kp-recognised = { $ship } è riconosciuta.

kp-recon = { $count ->
    [one] { $player } prende una carta dalla mano di { $victim }.
   *[other] { $player } prende { $count } carte dalla mano di { $victim }.
}
kp-recon-cards = Prese: { $cards }.

kp-repaired = { $markers ->
    [0] { $ship } è riparata.
    [one] { $ship } è riparata in parte: resta un segnalino di danno.
   *[other] { $ship } è riparata in parte: restano { $markers } segnalini di danno.
}

kp-resupplied = { $ship } è rifornita.

kp-round = Round { $round }: ci sono { $cards } carte azione in gioco e { $removed } messe da parte senza vederle.

kp-score =
    Round { $round }: { $player } ha { $prizes ->
        [one] un premio di vittoria
       *[other] { $prizes } premi di vittoria
    }, { $points ->
        [one] un punto round
       *[other] { $points } punti round
    }; in tutto { $all_points } e { $all_prizes ->
        [one] un premio
       *[other] { $all_prizes } premi
    }.

kp-scouted = Le prossime carte: { $cards }.

kp-scouts = { $count ->
    [one] { $player } guarda la prossima carta.
   *[other] { $player } guarda le prossime { $count } carte.
}

kp-second-chance = { $player } avrà un altro turno.

kp-slim-pickings = Si trova solo { $target }.

kp-stores-given = { $ship } prende provviste da { $prize }.

kp-sunk = { $player } aggiunge { $ship } alla sua pila, per { $prize }; della pila conteranno almeno { $total } in questo round.

kp-torpedo = { $boat } di { $player } lancia siluri contro { $target }.

kp-turn = { $extra ->
    [yes] Turno { $turn }: { $player } ha una seconda occasione.
   *[no] Turno { $turn }: { $player }.
}
kp-turn-lost-in-fog = { $player } è perso nella nebbia.

kp-waylaid = { $fog ->
    [yes] Un banco di nebbia nasconde { $player } fino alla fine del suo prossimo turno.
   *[no] { $player } sarà ingannato nel suo prossimo turno.
}

kp-wireless = { $player } raccoglie { $cards }.

kp-no-reaction-only = { $card } non si impegna mai come tale: si gioca dalla mano in risposta. La sua estremità Intercettare! può essere posata.
kp-no-extra-turn = { $card } non si può giocare in un turno aggiuntivo.
kp-no-in-refuge = { $ship } è in un'isola rifugio.
kp-no-carries-card = { $ship } porta già una carta.
kp-no-mines-aboard = { $ship } non ha mine.
kp-no-by-night = { $card } non serve di notte.
kp-no-against-surprise = { $card } non può rispondere a un Attacco a sorpresa.
kp-no-answer-here = { $card } non risponde a questo.
kp-no-merchant-hunts = { $ship } è un mercantile: non caccia.
kp-no-own-turn-only = { $card } è per il tuo turno e non risponde a nulla.
kp-no-disguise = { $card } smaschera un corsaro travestito; qui non ce n’è nessuno.
kp-no-use-now = { $card } ora non ha nulla su cui agire.
kp-no-breakout-alone = Le carte Sortita restano fuori solo insieme a Oltre il 1914.
kp-too-many-removed = In questa partita si possono togliere al massimo { $most } carte.

kp-commit-prompt = Quale carta posi coperta? ({ $count } finora)

kp-place-prompt = Come usi { $card }?

kp-resolve-prompt = Quale carta giochi adesso?

kp-raid-assist-prompt = { $ship } sta per intercettare: aggiungi una carta o procedi.
kp-raid-target-prompt = Quale mercantile intercetta { $ship }?
kp-raid-window-prompt = { $ship } intercetta più tuoi mercantili. Rispondi?
kp-raid-keep-prompt = { $ship } trova un solo mercantile: quale?
kp-raid-next-prompt = Quale mercantile affronta ora { $ship }?

kp-strike-board-prompt = { $ship } si avvicina a { $target }: abborda o procedi.
kp-strike-window-prompt = { $ship } intercetta la tua { $target }. Rispondi?
kp-strike-chase-prompt = { $target } fugge da { $ship }. La insegui?
kp-strike-recall-prompt = { $ship } ha affondato la tua { $target }. Rispondi?

kp-british-assist-prompt = Le forze britanniche stanno per intercettare: aggiungi una carta o procedi.
kp-british-target-prompt = Quale nave cercano le forze britanniche?
kp-british-window-prompt = Forze britanniche intercettano la tua { $target }. Rispondi?

kp-interrogate-window-prompt = La tua { $target } è riconosciuta e intercettata. Rispondi?

kp-monitor-window-prompt = Un Monitore intercetta la tua { $target }.

kp-mines-victim-prompt = Contro chi posi mine?
kp-mines-window-prompt = { $seat } posa mine davanti ai tuoi mercantili. Rispondi?

kp-torpedo-target-prompt = Quale nave silura il sommergibile?
kp-torpedo-window-prompt = Un sommergibile tira contro la tua { $target }. Rispondi?

kp-arm-prompt = Siluri o mine?

kp-use-prompt = Su che cosa o su chi usi { $card }?

kp-put-back-prompt = Quale carta sarà pescata per prima?

kp-passage-prompt = { $ship } tenta di raggiungere un porto?

kp-reflag-prompt = { $ship } è stata riconosciuta. La nascondi di nuovo?

kp-capture-stores-prompt = { $ship } prende provviste da { $prize }?

kp-enlist-prompt = { $ships } forzano il blocco. Una passa al tuo compagno?

kp-discard-prompt =
    { $count ->
        [one] Quale carta scarti adesso? (ne resta una)
       *[other] Quale carta scarti adesso? (ne restano { $count })
    }

kp-keep-prompt = Quale nave conserva { $seat } per il prossimo round?
kp-keep-phantom-prompt = Quale nave conserva { $seat } per il prossimo round? La migliore è { $ship }.

kp-act-commit = Posa { $card }
    .for = { $text } Oppure per Intercetta! di { $night ->
        [yes] notte
       *[no] giorno
    }.
kp-act-commit-order = Posa { $card }
    .for = { $text }
kp-act-commit-intercept = Posa { $card } per Intercetta!
    .for = Solo per Intercetta! di { $night ->
        [yes] notte
       *[no] giorno
    }: l’altra metà non si può posare.
kp-act-place-action = Posala come { $card }
    .for = { $text }
kp-act-place-force = Posala per Intercetta! con forze britanniche
kp-act-place-ship = Posala per Intercetta! con { $ship }
kp-act-place-mines = Posala per posare mine con { $ship }
    .for = { $text }
kp-act-ready = Basta carte
kp-act-play-action = Gioca { $card }
    .for = { $text }
kp-act-play-force = Gioca { $card } come Intercetta! con forze britanniche
    .for = Intercetta! con forze britanniche.
kp-act-play-ship = Gioca { $card } come Intercetta! con { $ship }
    .for = Intercetta! con { $ship }.
kp-act-play-mines = Gioca { $card } con { $ship }
    .for = { $text }
kp-act-end = Termina il turno
kp-act-add = Aggiungi { $card }
    .for = { $text }
kp-act-go = Procedi
kp-act-target = { $ship } ({ $seat })
kp-act-against = { $seat }
kp-act-arm = Usa { $weapon }
kp-act-react = Rispondi con { $card }
    .for = { $text }
kp-act-pass = Lascia correre
kp-act-pass-kind = Non chiedermelo più in questo turno
kp-act-pass-turn = Non chiedermi nulla in questo turno
kp-act-sail = Tenta il porto
kp-act-stay = Resta in mare
kp-act-chase = Insegui
kp-act-hold-back = Non inseguire
kp-act-leave = { $ship } lascia il rifugio
kp-act-leave-join = { $ship } lascia il rifugio e raggiunge { $join }
kp-act-resupply = { $ship } prende provviste da { $prize }
kp-act-decline = Non prendere provviste
kp-act-scout = Guarda le prossime carte
kp-act-put = { $card } viene prima
    .for = { $text }
kp-act-enlist = { $ship } passa a { $seat }
kp-act-enlist-none = Restano entrambe con te
kp-act-discard = Scarta { $card }
    .for = { $text }
kp-act-discard-rest = Scarta il resto in qualsiasi ordine
kp-act-keep = Conserva { $ship }
kp-act-keep-no-more = Non conservare altro

kp-board-head = Round { $round }, turno { $turn }: { $seat }. Mazzo { $deck }, da parte { $removed }, scarti { $discards }.
kp-board-top = Ultimi scarti: { $cards }
kp-board-player = { $seat }: { $points } punti round, { $prizes } premi; in questo round da { $least } a { $most }; carte in mano: { $hand }
kp-board-rear = Navi tedesche
kp-board-front = mercantili
kp-board-hand = La tua mano
kp-board-peek = Le prossime carte
kp-board-committed = Coperte
kp-board-covered = una carta
kp-board-played = Giocate

kp-mark-damaged = danneggiata
kp-mark-low = a corto
kp-mark-recognised = riconosciuta
kp-mark-refuge = nel rifugio
kp-mark-prize = preda
kp-mark-raider = corsaro
kp-mark-mines = mine
kp-mark-night = notte
kp-mark-reaction = reazione

kp-use-action = metà azione
kp-use-force = Intercetta! con forze britanniche
kp-use-ship = Intercetta!
kp-use-mines = mine

kp-rule-1-0 = Parti del gioco
    .summary = Carte nave, azione e solitario, dadi e segnalini.
kp-rule-1-1 = Le carte
    .summary = Quattro mazzi: 20 navi tedesche, 60 mercantili, 92 carte azione, 20 carte solitario.
kp-rule-1-1-1 = Carte nave
    .summary = Ciascuna mostra una nave storica con i suoi dadi e il suo premio di vittoria.
kp-rule-1-1-2 = Carte azione
    .summary = Ogni carta azione ha due metà: Intercetta! e un'azione propria.
kp-rule-1-1-3 = Carte solitario
    .summary = Decidono che cosa fa il giocatore fantasma e come risponde.
kp-rule-1-1-4 = Segni sulle carte
    .summary = Le monete mostrano i dadi, i simboli le capacità.
kp-rule-1-1-4-1 = Monete d'attacco
    .summary = I dadi che si tirano attaccando.
kp-rule-1-1-4-2 = Monete di difesa
    .summary = I dadi che si tirano difendendosi.
kp-rule-1-1-4-3 = Monete di decisione
    .summary = Dadi di sfida e risposta per situazioni speciali.
kp-rule-1-1-4-4 = Corsari
    .summary = Quattordici navi tedesche sono corsari e vanno riconosciute prima di poterle attaccare.
kp-rule-1-1-4-5 = Azione notturna
    .summary = Alcune metà Intercetta! avvengono di notte: -1 all'attacco e alcune risposte sono vietate.
kp-rule-1-1-4-6 = Mine
    .summary = Alcuni corsari e sommergibili posano mine.
kp-rule-1-1-4-7 = Mucchio di carbone
    .summary = Navi che consumano molto carbone, per l'opzione 6.1.
kp-rule-1-1-4-8 = Vele
    .summary = Il corsaro Seeadler va a vela, per l'opzione 6.2.
kp-rule-1-1-4-9 = Wölfchen
    .summary = Il corsaro Wolf porta un aereo, per l'opzione 6.3.
kp-rule-1-1-4-10 = Corsari veloci
    .summary = Cinque transatlantici armati, per le opzioni 6.6 e 6.10.
kp-rule-1-2 = I dadi
    .summary = Di più dadi conta solo il più alto.
kp-rule-1-3 = Segnalini
    .summary = Danni e rifornimenti scarsi si segnano sulle navi.
kp-rule-1-3-1 = Segnalini danno
    .summary = Una nave danneggiata porta un segnalino rosso.
kp-rule-1-3-2 = Segnalini di rifornimento scarso
    .summary = Una nave tedesca a corto porta un segnalino nero.
kp-rule-2-0 = Piano operativo
    .summary = Tre round; un round finisce quando si pesca l'ultima carta azione.
kp-rule-2-1 = Prima distribuzione
    .summary = Si tolgono carte azione senza vederle, poi si danno navi e mani.
kp-rule-2-1-1 = Quattro giocatori
    .summary = Si tolgono 12 carte, ne restano 80.
kp-rule-2-1-2 = Tre giocatori
    .summary = Si tolgono 32 carte, ne restano 60.
kp-rule-2-1-3 = Due giocatori
    .summary = Si tolgono 52 carte, ne restano 40.
kp-rule-2-1-4 = Altre dimensioni del mazzo
    .summary = Si può concordare un altro numero, ma mai l'intero mazzo.
kp-rule-2-1-5 = La distribuzione
    .summary = Tre navi tedesche, tre mercantili e sei carte azione a testa.
kp-rule-2-2 = Forze
    .summary = Le navi sono scoperte in due file, le mani nascoste.
kp-rule-2-3 = Punteggio del round
    .summary = Si contano i premi di vittoria e si trasformano in punti round.
kp-rule-2-3-1 = Navi tedesche e mercantili
    .summary = Non contano più navi tedesche che mercantili; l'eccesso si toglie a caso.
kp-rule-2-3-2 = Carte con punti
    .summary = Incrociatori ausiliari, navi civetta e sommergibili affondati aggiungono il loro premio.
kp-rule-2-3-3 = Punti round
    .summary = Più premi danno più punti, uno in meno per ogni posto.
kp-rule-2-3-3-1 = Meno giocatori
    .summary = Con tre giocatori da 3 a 1 punti, con due 2 o 1.
kp-rule-2-3-3-2 = Senza premi
    .summary = Chi non ha premi non prende punti; gli altri tengono il posto.
kp-rule-2-3-3-3 = Parità
    .summary = A pari merito si prendono i punti più alti; nessuno sale di posto.
kp-rule-2-4 = Round successivi
    .summary = Via i segnalini, navi usate sotto i mazzi, carte indietro.
kp-rule-2-4-1 = Conservare una nave
    .summary = Si può conservare una nave tedesca superstite.
kp-rule-2-4-2 = Nuovi mercantili
    .summary = Tre nuovi mercantili a testa.
kp-rule-2-4-3 = Nuove navi tedesche
    .summary = Si danno fino a tre; tutti i corsari iniziano camuffati.
kp-rule-2-4-4 = Nuovo mazzo azione
    .summary = Si mescolano tutte le carte azione e se ne tolgono ancora.
kp-rule-2-4-5 = Prezzo del conservare
    .summary = Una nave conservata costa una carta della nuova mano.
kp-rule-2-5 = Il vincitore
    .summary = Più punti round, poi più premi, poi un altro round.
kp-rule-3-0 = Il gioco
    .summary = I turni girano; attacca chi è di turno, gli altri si difendono.
kp-rule-3-1 = Turni
    .summary = Un dado decide chi comincia; poi comincia chi ha meno punti.
kp-rule-3-1-1 = Un turno
    .summary = Gioca tutte le carte giocabili che vuoi, o nessuna, poi pescane una.
kp-rule-3-1-1-1 = Dimensione della mano
    .summary = Non c'è limite.
kp-rule-3-1-1-2 = Carte non giocabili
    .summary = Una carta che non si può giocare si scarta.
kp-rule-3-1-2 = Navi proprie
    .summary = Nessuno può danneggiare apposta le proprie navi, salvo con Autoaffondamento.
kp-rule-3-1-3 = Un solo avversario
    .summary = Tutti gli attacchi di un turno vanno contro lo stesso avversario.
kp-rule-3-1-3-1 = Una volta per nave propria
    .summary = Una nave intercetta o posa mine una volta per turno.
kp-rule-3-1-3-2 = Una volta per bersaglio
    .summary = Una nave è intercettata una volta per turno.
kp-rule-3-1-3-3 = Mercantili più volte
    .summary = All'unico Intercetta! si possono aggiungere mine e siluri.
kp-rule-3-1-4 = Altre carte ostili
    .summary = Possono colpire l'attaccato e un altro.
kp-rule-3-1-4-1 = Senza attacco
    .summary = Allora colpiscono tutte un solo avversario.
kp-rule-3-1-4-2 = Carte non giocate
    .summary = Le carte impegnate e non giocate si scartano.
kp-rule-3-1-5 = Scarti
    .summary = Prima chi è di turno, poi i difensori, ciascuno nel suo ordine.
kp-rule-3-1-6 = Nuovi mercantili
    .summary = Alla fine del turno tutti tornano a tre.
kp-rule-3-1-7 = Ultimi scarti
    .summary = Si possono guardare gli ultimi due scarti.
kp-rule-3-1-8 = Pile di vittoria
    .summary = Sono visibili a tutti.
kp-rule-3-1-9 = Carte rimaste
    .summary = Il mazzo si può contare.
kp-rule-3-1-10 = Mazzi delle navi
    .summary = Si mescolano solo quando tutte le carte sono state usate.
kp-rule-3-2 = Giocare le carte azione
    .summary = Prima si impegnano tutte le carte, poi si risolvono in qualsiasi ordine.
kp-rule-3-2-1 = Impegnare le carte
    .summary = Una carta si mette coperta dalla metà da usare.
kp-rule-3-2-1-1 = Intercetta! su una nave
    .summary = Una carta sulla nave che intercetterà.
kp-rule-3-2-1-2 = Mine su un corsaro
    .summary = Posa mine sta sul corsaro che le posa.
kp-rule-3-2-1-3 = Forze britanniche
    .summary = Le loro carte stanno davanti alla forza, una per bersaglio.
kp-rule-3-2-1-4 = Altre carte
    .summary = Stanno davanti alla forza.
kp-rule-3-2-2 = Reazioni
    .summary = Si giocano nel turno altrui in risposta a una carta.
kp-rule-3-2-2-1 = Dalla mano
    .summary = Il difensore le gioca dalla mano prima che la carta si risolva.
kp-rule-3-2-2-2 = Una sola reazione
    .summary = Solo una per ogni Intercetta! o carta.
kp-rule-3-2-3 = Caccia alle navi tedesche
    .summary = Le forze britanniche usano i dadi della metà Intercetta!.
kp-rule-3-2-3-1 = Riconoscimento
    .summary = Corsari e prede vanno prima riconosciuti.
kp-rule-3-2-3-2 = Navi da guerra
    .summary = Sono sempre riconosciute.
kp-rule-3-2-3-3 = Solo sorpresa
    .summary = Si può aggiungere solo un Attacco a sorpresa.
kp-rule-3-2-3-4 = Navi tedesche affondate
    .summary = Vanno nella pila di vittoria del cacciatore.
kp-rule-3-2-4 = Attacco ai mercantili
    .summary = Con navi tedesche, mine e siluri.
kp-rule-3-2-4-1 = Mercantili in vista
    .summary = Si possono intercettare sempre.
kp-rule-3-2-4-2 = Carte d'aiuto
    .summary = Se ne può aggiungere qualsiasi numero.
kp-rule-3-2-4-3 = Mercantili affondati
    .summary = Vanno nella pila di vittoria dell'attaccante.
kp-rule-3-2-5 = Prede
    .summary = Un mercantile catturato va nella fila posteriore di chi lo ha preso.
kp-rule-3-2-5-1 = Come catturare
    .summary = Serve Squadra d'abbordaggio o Non combattente.
kp-rule-3-2-5-2 = Rifornirsi catturando
    .summary = La nave che cattura perde il segnalino di rifornimento scarso.
kp-rule-3-2-5-3 = Valore delle prede
    .summary = Il doppio se sopravvive o raggiunge il porto, una volta se affonda.
kp-rule-3-2-6 = Passaggio sicuro
    .summary = Un mercantile intatto, o una preda intatta, che sopravvive a un Intercetta! può tentare il porto.
kp-rule-3-2-6-1 = I suoi dadi
    .summary = La sfida della nave contro la sua risposta.
kp-rule-3-2-6-2 = Il suo risultato
    .summary = Se riesce, la nave dà punti al proprietario.
kp-rule-3-2-7 = Tiri di dado
    .summary = Tirano entrambi; si confronta il dado più alto di ciascuno.
kp-rule-3-2-7-1 = Attacchi
    .summary = Di più danneggia, il doppio affonda.
kp-rule-3-2-7-2 = Decisioni
    .summary = La sfida deve superare la risposta.
kp-rule-3-2-7-3 = Modificatori
    .summary = Si sommano tutti; nessun risultato scende sotto 1.
kp-rule-3-2-7-4 = Rifornimenti scarsi
    .summary = -2 all'attacco di quella nave.
kp-rule-3-2-7-5 = Navi danneggiate
    .summary = -2 all'attacco e -2 alla difesa.
kp-rule-3-2-7-6 = Azione notturna
    .summary = -1 all'attacco.
kp-rule-3-2-8 = Usare le carte impegnate
    .summary = Si scoprono in qualsiasi ordine.
kp-rule-3-2-8-1 = Annunciare un'intercettazione
    .summary = Nomina il bersaglio e scopri la carta sulla nave e quelle che aiutano.
kp-rule-3-2-8-2 = Annunciare le mine
    .summary = Scopri la carta sul corsaro.
kp-rule-3-2-8-3 = Annunciare le forze britanniche
    .summary = Nomina il bersaglio e scopri la carta davanti alla forza.
kp-rule-3-2-8-4 = Annunciare altre carte
    .summary = Di' che cosa si fa e scopri la carta.
kp-rule-3-2-9 = Turni d'esempio
    .summary = Tre turni di una partita a tre.
kp-rule-3-2-9-1 = Primo turno d'esempio
    .summary = Si caccia di sorpresa un corsaro riconosciuto.
kp-rule-3-2-9-2 = Secondo turno d'esempio
    .summary = Due mercantili, una cattura e un siluro.
kp-rule-3-2-9-3 = Terzo turno d'esempio
    .summary = Secche, mine, un inganno e un po' di spionaggio.
kp-rule-3-3 = Riassunto delle carte
    .summary = 39 tipi di carta azione, 92 carte.
kp-rule-3-3-1 = Incrociatore ausiliario
    .summary = Un incrociatore ausiliario affronta la nave che intercetta il tuo mercantile; sparano entrambi insieme e un corsaro viene riconosciuto.
kp-rule-3-3-2 = Violatore di blocco
    .summary = Ogni tua nave a corto di rifornimenti può rifornirsi; +2 se hai una preda.
kp-rule-3-3-3 = Squadra d'abbordaggio
    .summary = Aggiunta a un Intercetta! contro un mercantile intatto: l'affondamento diventa cattura e il danno si ignora.
kp-rule-3-3-4 = Rottura del contatto
    .summary = Può annullare un Intercetta! di giorno; -2 per i danni e -2 se a corto di rifornimenti.
kp-rule-3-3-5 = Sortita
    .summary = Ti raggiunge una nuova nave da guerra o un corsaro, o due se la sfida è il doppio della risposta.
kp-rule-3-3-6 = Carboniera
    .summary = Tutte le tue navi a corto si riforniscono.
kp-rule-3-3-7 = Controllo danni
    .summary = Ripara una tua nave danneggiata.
kp-rule-3-3-8 = Inganno
    .summary = Nel suo prossimo turno un avversario può giocare solo una carta presa a caso, con la metà azione.
kp-rule-3-3-9 = Mare calmo
    .summary = Un tuo mercantile intatto, o una tua preda intatta, tenta il passaggio sicuro con +1.
kp-rule-3-3-10 = Nave veloce
    .summary = Un corsaro che intercetta di giorno il tuo mercantile intatto ha -2.
kp-rule-3-3-11 = Banco di nebbia
    .summary = Nel suo prossimo turno un avversario non gioca e non pesca; fino ad allora lo raggiunge solo la Burrasca.
kp-rule-3-3-12 = Buona caccia
    .summary = Un corsaro intercetta due mercantili con una sola carta.
kp-rule-3-3-13 = Burrasca
    .summary = Ogni nave danneggiata di un avversario fuori dal rifugio può affondare; nessuno fa punti.
kp-rule-3-3-14 = Spionaggio
    .summary = Guarda la mano di un avversario, o guarda e riordina le prossime carte del mazzo.
kp-rule-3-3-15 = Internamento
    .summary = Può togliere una nave da guerra o riconosciuta di un avversario; +2 per i danni e +2 se a corto.
kp-rule-3-3-16 = Interrogatorio
    .summary = Può riconoscere un corsaro o una preda camuffati, che vengono subito intercettati.
kp-rule-3-3-17 = Isola rifugio
    .summary = Una tua nave da guerra o un tuo corsaro si nasconde, può rifornirsi e ripararsi, e solo un Monitore può raggiungere il rifugio.
kp-rule-3-3-18 = Posa mine
    .summary = Un corsaro con mine attacca tutti i mercantili di un avversario.
kp-rule-3-3-19 = Dragamine
    .summary = Toglie tutte le mine prima che facciano danni.
kp-rule-3-3-20 = Monitore
    .summary = Intercetta con +2 una nave nell'isola rifugio.
kp-rule-3-3-21 = Non combattente
    .summary = -2 per la nave che intercetta il tuo mercantile intatto, che può solo essere catturato; +2 al suo passaggio sicuro.
kp-rule-3-3-22 = QQQ
    .summary = Il corsaro viene riconosciuto quando il suo Intercetta! è finito.
kp-rule-3-3-23 = Nave civetta
    .summary = Il mercantile era un'esca: cannoni se il sommergibile abbocca, altrimenti il suo siluro e poi le bombe di profondità.
kp-rule-3-3-24 = Mimetica a strisce
    .summary = Può annullare un attacco con siluri.
kp-rule-3-3-25 = Richiamo
    .summary = Dopo l'affondamento di un tuo mercantile, la nave responsabile può dover rientrare in porto.
kp-rule-3-3-26 = Aereo da ricognizione
    .summary = Prendi due carte a caso dalla mano di un avversario.
kp-rule-3-3-27 = Cambio di bandiera
    .summary = Camuffa di nuovo un tuo corsaro o una tua preda che siano stati riconosciuti.
kp-rule-3-3-28 = Appuntamento mancato
    .summary = Ogni nave tedesca di un avversario fuori dal rifugio può restare a corto; -2 se ha una preda.
kp-rule-3-3-29 = Autoaffondamento
    .summary = Toglie una tua nave danneggiata, così nessuno ne ricava punti.
kp-rule-3-3-30 = Seconda occasione
    .summary = Dopo questo turno ne giochi un altro.
kp-rule-3-3-31 = Basso fondale
    .summary = Sfugge a un Intercetta! di giorno; la nave può danneggiarsi, o affondare se lo era già.
kp-rule-3-3-32 = Rotte marittime
    .summary = Una nave da guerra intercetta tutti e tre i mercantili con una sola carta.
kp-rule-3-3-33 = Magro bottino
    .summary = Annulla l'Intercetta! di un mercantile, o ne lascia uno solo a un Intercetta! di gruppo.
kp-rule-3-3-34 = Sommergibile
    .summary = Silura un mercantile.
kp-rule-3-3-35 = Sommergibile posamine
    .summary = Silura un mercantile, o posa mine contro tutti.
kp-rule-3-3-36 = Attacco a sorpresa
    .summary = Aggiunta a un Intercetta!: +2, e non valgono Rottura del contatto, Basso fondale e Nave veloce.
kp-rule-3-3-37 = Cambio di comando
    .summary = Una nave da guerra o riconosciuta di un avversario può passare con te.
kp-rule-3-3-38 = Trappola
    .summary = Il tuo mercantile è armato e spara insieme; un corsaro viene riconosciuto.
kp-rule-3-3-39 = Intercettazione radio
    .summary = Prendi in mano le prime due carte degli scarti.
kp-rule-4-0 = Squadre
    .summary = Due squadre da due; le mani restano nascoste anche al compagno.
kp-rule-4-1 = Posti
    .summary = I compagni siedono di fronte.
kp-rule-4-2 = Nessun danno al compagno
    .summary = Nessuno può colpire le navi del compagno né ricavarne punti.
kp-rule-4-3 = Avversari
    .summary = Solo l'altra squadra è ostile.
kp-rule-4-4 = Carte proprie
    .summary = Aiutano solo chi le gioca.
kp-rule-4-5 = Reazioni
    .summary = Nessuno reagisce per il compagno.
kp-rule-4-6 = Lasciare un rifugio
    .summary = Una nave che esce può passare al compagno.
kp-rule-4-7 = Doppia sortita
    .summary = Una delle due navi può unirsi al compagno.
kp-rule-4-8 = Punti di squadra
    .summary = Si sommano i punti round dei due.
kp-rule-4-9 = Navi tra i round
    .summary = I compagni possono scambiarsi i superstiti.
kp-rule-4-10 = Squadra vincente
    .summary = Vince chi ha più punti.
kp-rule-5-0 = Solitario
    .summary = Un giocatore contro un fantasma che segue carte e il suo interesse.
kp-rule-5-1 = Preparazione
    .summary = Spionaggio e Intercettazione radio restano fuori.
kp-rule-5-1-1 = Mazzo
    .summary = Si gioca con 40 carte azione.
kp-rule-5-1-2 = Distribuzione
    .summary = Come per due giocatori; la mano del fantasma si mette da parte.
kp-rule-5-1-3 = Primo turno
    .summary = Qualsiasi metodo; qui un dado.
kp-rule-5-1-4 = Fine di un round
    .summary = Punti normali; il giocatore sceglie le navi per entrambi.
kp-rule-5-1-5 = Round successivi
    .summary = Si mescolano i due mazzi e si distribuisce di nuovo.
kp-rule-5-2 = Il giocatore umano
    .summary = Regole normali con poche eccezioni.
kp-rule-5-2-1 = Scarti
    .summary = Restano coperti.
kp-rule-5-2-2 = Aereo da ricognizione
    .summary = Prende due carte dalla mano del fantasma.
kp-rule-5-2-3 = Risposte del fantasma
    .summary = Una carta e un d4 per ogni intercettazione, attacco con siluri o posa di mine.
kp-rule-5-3 = Il giocatore fantasma
    .summary = Il suo turno esce dalle carte solitario.
kp-rule-5-3-1 = Mescolare
    .summary = Quando il mazzo finisce e dopo ogni turno del fantasma.
kp-rule-5-3-2 = La sua pescata
    .summary = Pesca una carta coperta e la mette tra gli scarti.
kp-rule-5-3-3 = Il suo turno
    .summary = Si scoprono carte finché una chiude il turno.
kp-rule-5-3-3-1 = Un 1
    .summary = Il turno è finito.
kp-rule-5-3-3-2 = Un 2 impossibile
    .summary = Il turno è finito.
kp-rule-5-3-3-3 = Un 2
    .summary = Un Intercetta! con gli atti speciali usciti, poi il turno continua.
kp-rule-5-3-3-4 = Atti che chiudono il turno
    .summary = Con ET: il turno finisce, riuscito o no.
kp-rule-5-3-3-5 = Altri atti
    .summary = Si fanno se possibile, poi il turno continua.
kp-rule-5-3-3-6 = I suoi Inganno e Banco di nebbia
    .summary = Si ricordano per il prossimo turno.
kp-rule-5-3-3-7 = Il suo rifugio
    .summary = Si nasconde una nave danneggiata, a corto o riconosciuta finché è a posto.
kp-rule-5-3-3-8 = Il suo aereo
    .summary = Due tue carte vanno negli scarti.
kp-rule-5-3-3-9 = Ingannato
    .summary = Un solo atto dalla casella 3 o 4.
kp-rule-5-3-3-10 = Avvistato
    .summary = Lo stesso dopo un Aereo da ricognizione.
kp-rule-5-3-3-11 = Le sue domande
    .summary = Il camuffato di premio minore, maggiore o a caso.
kp-rule-5-3-3-12 = Le sue bandiere
    .summary = Alla fine del suo turno una nave può camuffarsi di nuovo.
kp-rule-5-4 = Turni d'esempio
    .summary = Due turni di una partita in solitario.
kp-rule-5-4-1 = Turno del fantasma
    .summary = Una cattura, un siluro e un aereo.
kp-rule-5-4-2 = Turno del giocatore
    .summary = Un'intercettazione con risposta e un internamento.
kp-rule-6-0 = Regole opzionali
    .summary = Ciascuna è un interruttore; si combinano a piacere.
kp-rule-6-1 = Mucchi di carbone
    .summary = Le navi che consumano carbone restano prima a corto.
kp-rule-6-1-1 = Appuntamento mancato
    .summary = +2 per le navi che consumano carbone.
kp-rule-6-1-2 = Violatore di blocco
    .summary = -1 per le navi che consumano carbone.
kp-rule-6-1-3 = Isola rifugio
    .summary = -1 al loro rifornimento.
kp-rule-6-2 = Vele
    .summary = Il Seeadler usa poco carbone ma è lento.
kp-rule-6-2-1 = Appuntamento mancato
    .summary = -2 per il Seeadler.
kp-rule-6-2-2 = Violatore di blocco
    .summary = +1 per il Seeadler.
kp-rule-6-2-3 = Isola rifugio
    .summary = +1 al suo rifornimento.
kp-rule-6-2-4 = Il Seeadler rompe il contatto
    .summary = -2 al suo tentativo.
kp-rule-6-2-5 = Rompere il contatto col Seeadler
    .summary = +2 per il mercantile.
kp-rule-6-2-6 = Nave veloce contro il Seeadler
    .summary = -4 in tutto.
kp-rule-6-3 = Wölfchen
    .summary = L'aereo del Wolf.
kp-rule-6-3-1 = Sorpresa del Wolf
    .summary = L'Attacco a sorpresa dà +4.
kp-rule-6-3-2 = Niente Magro bottino
    .summary = Non può rispondere al Wolf.
kp-rule-6-3-3 = Il Wolf rompe il contatto
    .summary = +2 al suo tentativo.
kp-rule-6-4 = Torneo equilibrato
    .summary = Forze uguali nel primo round.
kp-rule-6-4-1 = Navi da guerra
    .summary = Una di quattro navi uguali a testa.
kp-rule-6-4-2 = Corsari
    .summary = Due corsari a testa da un gruppo di dieci.
kp-rule-6-4-3 = Mercantili
    .summary = Uno di premio 5, uno di 7 e uno di 9.
kp-rule-6-5 = Oltre il 1914
    .summary = Solo navi ancora in mare nel 1915.
kp-rule-6-5-1 = Navi escluse
    .summary = Otto navi tedesche restano fuori.
kp-rule-6-5-2 = Niente mescolata nel round
    .summary = Le navi perdute non tornano prima del round seguente.
kp-rule-6-5-3 = Senza Sortita
    .summary = Con quattro giocatori si possono togliere.
kp-rule-6-5-4 = Mercantili esclusi
    .summary = 19 mercantili perduti nel 1914 restano fuori.
kp-rule-6-6 = Corsari veloci
    .summary = Cinque transatlantici armati.
kp-rule-6-6-1 = A tutto vapore
    .summary = Possono inseguire una Nave veloce e ignorare il suo -2.
kp-rule-6-6-1-1 = Carbone bruciato
    .summary = Dopo, il corsaro può restare a corto.
kp-rule-6-6-1-2 = Non se a corto
    .summary = Un corsaro a corto non può inseguire.
kp-rule-6-6-2 = Molto pescaggio
    .summary = -2 in Basso fondale.
kp-rule-6-7 = Conservare più navi
    .summary = Si possono conservare fino a tre navi.
kp-rule-6-7-1 = Due conservate
    .summary = Quattro carte azione.
kp-rule-6-7-2 = Tre conservate
    .summary = Tre carte azione.
kp-rule-6-8 = Danni ulteriori
    .summary = I danni si sommano.
kp-rule-6-8-1 = Più segnalini
    .summary = Ogni colpo aggiunge un segnalino.
kp-rule-6-8-2 = Il loro peso
    .summary = Ogni segnalino modifica di 2 attacco, difesa e fughe.
kp-rule-6-8-3 = Riparazioni
    .summary = Un segnalino per volta.
kp-rule-6-9 = Siluri contro le prede
    .summary = Un sommergibile può attaccare per errore una preda camuffata.
kp-rule-6-9-1 = L'errore
    .summary = Prima deve riuscire una decisione.
kp-rule-6-9-2 = Risposte
    .summary = Mimetica a strisce, ma non Nave civetta.
kp-rule-6-10 = Inseguimento tra le secche
    .summary = Una nave tedesca può seguire il mercantile che usa Basso fondale.
kp-rule-6-10-1 = Annunciarlo
    .summary = Prima che il mercantile tiri.
kp-rule-6-10-2 = Passano entrambi
    .summary = Tirano insieme; il danno conta subito.
kp-rule-6-10-3 = Navi danneggiate
    .summary = Una nave danneggiata che fallisce affonda.
kp-rule-6-10-4 = Transatlantici
    .summary = -2 per i cinque corsari veloci.
kp-rule-6-11 = Mercantili a vela
    .summary = Dodici mercantili sono lenti.
kp-rule-6-11-1 = Carte vietate
    .summary = Né Incrociatore ausiliario, né Nave civetta, né Nave veloce.
kp-rule-6-11-2 = Rompere il contatto
    .summary = -2 per loro.
kp-rule-6-12 = Rifornimenti dalle prede
    .summary = Le prede riforniscono a richiesta.
kp-rule-6-12-1 = Rifornire
    .summary = Una nave per preda e turno.
kp-rule-6-12-2 = Esaurita
    .summary = Dopo, la preda può essere affondata e vale una volta sola.
kp-rule-6-12-3 = Alla cattura
    .summary = Le provviste non sono più gratis; si possono rifiutare.

# What a computer player weighs.
kp-term-prizes = le prede
kp-term-afloat = le navi a galla
kp-term-hand = le carte in mano
kp-term-rounds = i punti dei round
