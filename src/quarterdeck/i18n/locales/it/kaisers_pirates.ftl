### The Kaiser's Pirates

kp-title = I pirati del Kaiser
    .hint = Guerra al traffico nella Prima guerra mondiale: carte, dadi e reazioni per uno o fino a quattro giocatori.

kp-scn-two-players = Due giocatori
kp-scn-three-players = Tre giocatori
kp-scn-four-players = Quattro giocatori
kp-scn-teams = Due squadre da due
kp-scn-solo = In solitario contro il fantasma

kp-seat-north = Nord
kp-seat-east = Est
kp-seat-south = Sud
kp-seat-west = Ovest
kp-seat-phantom = il fantasma

kp-opt-removed = Carte tolte
    .hint = Quante carte azione lasciano il mazzo senza essere viste prima di ogni turno di gioco; 0 è il numero normale.
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
kp-opt-no-breakout = Senza carte Uscita forzata
    .hint = Con Oltre il 1914 e quattro giocatori le carte Uscita forzata possono restare fuori.
kp-opt-historical-merchants = Mercantili dal 1915
    .hint = I mercantili perduti nel 1914 restano fuori.
kp-opt-fast-raiders = Corsari veloci
    .hint = I transatlantici armati possono inseguire navi veloci, ma temono i bassifondi.
kp-opt-retention = Conservare più navi
    .hint = Si possono conservare fino a tre navi tra i round, al prezzo di una carta ciascuna.
kp-opt-additional-damage = Danni ulteriori
    .hint = Ogni nuovo colpo lascia un altro segnalino danno.
kp-opt-torpedo-prizes = Siluri contro le prede
    .hint = Un sommergibile può scambiare una preda camuffata per un nemico.
kp-opt-shallow-pursuit = Inseguimento nei bassifondi
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
kp-card-breakout = Uscita forzata
    .text = Ti raggiunge una nuova nave da guerra o un corsaro, o due se la sfida è il doppio della risposta.
kp-card-collier = Carboniera
    .text = Tutte le tue navi a corto si riforniscono.
kp-card-damage_control = Controllo danni
    .text = Ripara una tua nave danneggiata.
kp-card-deception = Inganno
    .text = Nel suo prossimo turno un avversario può giocare solo una carta presa a caso, con la metà azione.
kp-card-fair_seas = Mare calmo
    .text = Un tuo mercantile o preda intatto tenta il passaggio sicuro con +1.
kp-card-fast_ship = Nave veloce
    .text = Un corsaro che intercetta di giorno il tuo mercantile intatto ha -2.
kp-card-fog_bank = Banco di nebbia
    .text = Nel suo prossimo turno un avversario non gioca e non pesca; fino ad allora lo raggiunge solo la Burrasca.
kp-card-good_hunting = Buona caccia
    .text = Un corsaro intercetta due mercantili con una sola carta.
kp-card-heavy_weather = Burrasca
    .text = Ogni nave danneggiata di un avversario fuori dal rifugio può affondare; nessuno segna punti.
kp-card-intelligence = Spionaggio
    .text = Guarda la mano di un avversario, o guarda e riordina le prossime carte del mazzo.
kp-card-interned = Internamento
    .text = Può togliere una nave da guerra o riconosciuta di un avversario; +2 per i danni e +2 se a corto.
kp-card-interrogate = Interrogare
    .text = Può riconoscere un corsaro o una preda camuffati, che vengono subito intercettati.
kp-card-island_refuge = Isola rifugio
    .text = Una tua nave da guerra o corsaro si nasconde, può rifornirsi e ripararsi, e la raggiunge solo un Monitore.
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
kp-card-q_ship = Nave Q
    .text = Il mercantile era un'esca: cannoni se il sommergibile abbocca, altrimenti il suo siluro e poi le bombe di profondità.
kp-card-razzle_dazzle = Razzle-Dazzle
    .text = Può annullare un attacco con siluri.
kp-card-recalled = Richiamo
    .text = Dopo l'affondamento di un tuo mercantile, la nave responsabile può dover tornare a casa.
kp-card-recon_aircraft = Aereo da ricognizione
    .text = Prendi due carte a caso dalla mano di un avversario.
kp-card-reflag = Cambio di bandiera
    .text = Camuffa di nuovo un tuo corsaro o preda riconosciuti.
kp-card-rendezvous_missed = Appuntamento mancato
    .text = Ogni nave tedesca di un avversario fuori dal rifugio può restare a corto; -2 se ha una preda.
kp-card-scuttle = Autoaffondamento
    .text = Toglie una tua nave danneggiata, così nessuno la segna.
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
    .text = Aggiunta a un Intercetta!: +2 e nessuna fuga è possibile.
kp-card-transfer_command = Cambio di comando
    .text = Una nave da guerra o riconosciuta di un avversario può passare con te.
kp-card-trap = Trappola
    .text = Il tuo mercantile è armato e spara insieme; un corsaro viene riconosciuto.
kp-card-wireless_intercept = Radio intercettata
    .text = Prendi in mano le prime due carte degli scarti.

kp-act-of-phantom-blockade_runner = Violatore di blocco
kp-act-of-phantom-breakout = Uscita forzata
kp-act-of-phantom-collier = Carboniera
kp-act-of-phantom-damage_control = Controllo danni
kp-act-of-phantom-deception = Inganno
kp-act-of-phantom-fair_seas = Mare calmo
kp-act-of-phantom-fog_bank = Banco di nebbia
kp-act-of-phantom-heavy_weather = Burrasca
kp-act-of-phantom-interned = Internamento
kp-act-of-phantom-interrogate = Interrogare
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

kp-british-forces = Forze britanniche

kp-by-mines = Mine

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

kp-roll-attack = { $name } attacca
kp-roll-defence = { $name } si difende
kp-roll-challenge = { $name }: sfida
kp-roll-response = { $name }: risposta
kp-roll-first = { $seat } tira per il primo turno
kp-roll-phantom = Il fantasma scopre { $card }
kp-roll-phantom-defends = Il fantasma cerca una risposta su { $card }

kp-adds = { $seat } aggiunge { $card }.

kp-breaks-out = { $ship } forza il blocco e raggiunge { $seat }.

kp-british = { $seat } manda forze britanniche contro { $target } ({ $how }).

kp-interrogate = { $seat } interroga { $target }.

kp-monitor = { $seat } manda un Monitore contro { $target } nel suo rifugio.

kp-cancelled = { $ship } non trova { $target }.

kp-captured = { $target } è catturato e naviga come preda di { $seat }.

kp-committed = { $count ->
    [0] { $seat } non mette carte.
    [one] { $seat } mette una carta coperta.
   *[other] { $seat } mette { $count } carte coperte.
}
kp-committed-on = Ci sono carte su { $ships }.

kp-how-day = di giorno
kp-how-night = di notte

kp-contact-broken = { $ship } rompe il contatto.
kp-contact-kept = { $ship } non riesce a rompere il contatto.

kp-damaged = { $ship } è danneggiata ({ $markers }).
kp-damaged-already = { $ship } è colpita ancora, senza altro effetto.

kp-dazzled = Le strisce di { $target } ingannano la mira.

kp-not-dazzled = { $target } è scoperto nonostante le strisce.

kp-dealt = { $seat } ha { $ships }.

kp-deceived = { $seat } sarà ingannato nel prossimo turno.
kp-deceived-card = Ingannato, { $seat } può usare solo { $card }.

kp-deck = Ci sono { $cards } carte azione in gioco e { $removed } messe da parte senza vederle.

kp-draws = { $seat } pesca una carta; ne restano { $left }.

kp-drew = Peschi { $card }.

kp-enters-refuge = { $ship } si nasconde in un'isola rifugio.

kp-extra-round = Ancora parità: si gioca un altro round.
kp-extra-turn = Turno { $turn }: { $seat } ha una seconda occasione.

kp-first-player = Comincia { $seat }.

kp-fogged = Un banco di nebbia nasconde { $seat } fino alla fine del prossimo turno.

kp-foundered = { $ship } affonda nella burrasca.

kp-full-steam = { $ship } insegue a tutto vapore.

kp-hand-read = La mano di { $victim }: { $cards }.

kp-hidden-again = { $ship } cambia bandiera ed è di nuovo camuffata.

kp-interned = { $ship } è internata in un porto neutrale.

kp-not-interned = { $ship } lascia in tempo il porto neutrale.

kp-joins-partner = { $ship } raggiunge { $seat }.

kp-keeps = { $seat } conserva { $ship }.

kp-leaves-refuge = { $ship } lascia il rifugio.

kp-level-solo-lost = il fantasma è stato più forte
kp-level-solo-won = vittoria sul fantasma
kp-level-won = più punti round

kp-low-supply = { $ship } resta a corto di rifornimenti.

kp-lured = { $ship } attira { $boat } in superficie.

kp-mines = { $seat } posa mine contro { $victim }.
kp-mines-swept = Le mine sono dragate.

kp-new-merchant = { $ship } naviga per { $seat }.

kp-no-breakout = Nessuna nave forza il blocco.
kp-no-effect = Nessun effetto su { $target }.

kp-not-counted = { $seat } ha più navi tedesche che mercantili: { $ship } non conta.
kp-not-recalled = { $ship } resta in mare.

kp-recalled = { $ship } è richiamata in porto.

kp-not-recognised = { $ship } non è riconosciuta.

kp-recognised = { $ship } è riconosciuta.

kp-not-transferred = { $ship } resta sotto il suo comando.

kp-transferred = { $ship } ora naviga per { $seat }.

kp-passage-failed = { $ship } non raggiunge un porto.
kp-passage-made = { $ship } raggiunge il porto: { $prize } per { $seat }.

kp-phantom-acts = Il fantasma tenta: { $act }.
kp-phantom-adds = Il fantasma aggiunge { $card }.
kp-phantom-cannot = Non si può fare.
kp-phantom-reacts = Il fantasma risponde con { $card }.
kp-phantom-silent = Il fantasma non risponde.

kp-plays = { $seat } gioca { $card }.

kp-prize-known = Il sommergibile riconosce { $ship } come amica.
kp-prize-mistaken = Il sommergibile scambia { $ship } per nemica.
kp-prize-used-up = Le provviste di { $ship } sono finite e viene affondata: { $prize } per { $seat }.

kp-pursues = { $ship } segue { $target } nei bassifondi.

kp-raid = { $ship } di { $seat } intercetta { $targets } ({ $how }).

kp-reacts = { $seat } risponde con { $card }.

kp-reads-hand = { $seat } guarda la mano di { $victim }.

kp-reason-points = { $winner }: { $points } punti round, { $prizes } premi di vittoria.

kp-recon = { $seat } prende carte dalla mano di { $victim }: { $count }.
kp-recon-cards = Prese: { $cards }.

kp-repaired = { $ship } è riparata (ne restano { $markers }).

kp-resupplied = { $ship } è rifornita.

kp-round = Round { $round }.

kp-score = { $seat }: { $prizes } premi di vittoria, { $points } punti round.

kp-scouted = Le prossime carte: { $cards }.

kp-scouts = { $seat } guarda le prossime { $count } carte.

kp-scuttled = { $ship } si autoaffonda.

kp-second-chance = { $seat } avrà un altro turno.

kp-shallows-crossed = { $ship } passa i bassifondi senza danni.

kp-slim-pickings = Si trova solo { $target }.

kp-stores-given = { $ship } prende provviste da { $prize }.

kp-sunk = { $ship } è affondata: { $prize } per { $seat }.

kp-torpedo = { $boat } lancia siluri contro { $target }.

kp-turn = Turno { $turn }: { $seat }.
kp-turn-lost-in-fog = { $seat } è perso nella nebbia.

kp-wireless = { $seat } raccoglie { $cards }.

kp-no-reaction-only = { $card } si gioca dalla mano in risposta e non si impegna mai.
kp-no-extra-turn = { $card } non si può giocare in un turno aggiuntivo.
kp-no-in-refuge = { $ship } è in un'isola rifugio.
kp-no-carries-card = { $ship } porta già una carta.
kp-no-mines-aboard = { $ship } non ha mine.
kp-no-use-now = { $card } ora non ha nulla su cui agire.
kp-no-breakout-alone = Le carte Uscita forzata restano fuori solo insieme a Oltre il 1914.

kp-commit-prompt = Quale carta metti coperta? ({ $count } finora)

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

kp-mines-victim-prompt = Contro chi posa mine { $seat }?
kp-mines-window-prompt = { $seat } posa mine davanti ai tuoi mercantili. Rispondi?

kp-torpedo-target-prompt = Chi silura il sommergibile?
kp-torpedo-window-prompt = Un sommergibile tira contro la tua { $target }. Rispondi?

kp-arm-prompt = Siluri o mine?

kp-use-prompt = Su chi usi { $card }?

kp-put-back-prompt = Quale carta sarà pescata per prima?

kp-passage-prompt = { $ship } tenta di raggiungere un porto?

kp-reflag-prompt = { $ship } è stata riconosciuta. Rispondi?

kp-capture-stores-prompt = { $ship } prende provviste da { $prize }?

kp-enlist-prompt = A quale forza si unisce { $ship }?

kp-discard-prompt = Quale carta scarti adesso? (ne restano { $count })

kp-keep-prompt = Quale nave conserva { $seat } per il prossimo round?

kp-act-commit = Metti { $card } ({ $number })
kp-act-place-action = Con la metà azione
kp-act-place-force = Come Intercetta! con forze britanniche
kp-act-place-ship = Come Intercetta! con { $ship }
kp-act-place-mines = Posa mine con { $ship }
kp-act-ready = Basta carte
kp-act-play = Gioca { $card } ({ $number })
kp-act-end = Termina il turno
kp-act-add = Aggiungi { $card } ({ $number })
kp-act-go = Procedi
kp-act-target = { $ship }
kp-act-against = { $seat }
kp-act-arm = Usa { $weapon }
kp-act-react = Rispondi con { $card } ({ $number })
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
kp-act-put = { $card } ({ $number }) viene prima
kp-act-enlist = Si unisce a { $seat }
kp-act-discard = Scarta { $card } ({ $number })
kp-act-discard-rest = Scarta il resto in qualsiasi ordine
kp-act-keep = Conserva { $ship }
kp-act-keep-no-more = Non conservare altro
