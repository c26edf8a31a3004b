fc-title = Flying Colors
    .hint = Scontri di flotte nell'età della vela: vento, comando e bordate su esagoni, per due ammiragli.

# -- seats, nations, words

fc-seat-british = Britannici
fc-seat-french = Francesi
fc-seat-spanish = Spagnoli
fc-seat-dutch = Olandesi
fc-seat-danish = Danesi
fc-seat-allied = Francesi e spagnoli

fc-nation-british = britanniche
fc-nation-french = francesi
fc-nation-spanish = spagnole
fc-nation-dutch = olandesi
fc-nation-danish = danesi

fc-word-port = sinistra
fc-word-starboard = dritta
fc-word-bow = prua
fc-word-stern = poppa
fc-word-formation = formazione
fc-word-group = gruppo
fc-word-plain = vele normali
fc-word-full = vele spiegate
fc-word-hull = scafo
fc-word-rigging = alberatura

# -- scenarios

fc-scn-minorca = Minorca, 1756
fc-scn-cape-henry = Capo Henry, 1781
fc-scn-virginia-capes = Capi della Virginia, 1781
fc-scn-frigate-bay = Frigate Bay, 1782
fc-scn-first-of-june-may28 = Il Glorioso Primo Giugno: 28 maggio 1794
fc-scn-first-of-june-may29 = Il Glorioso Primo Giugno: 29 maggio 1794
fc-scn-first-of-june-june1 = Il Glorioso Primo Giugno: 1º giugno 1794
fc-scn-first-of-june-campaign = Il Glorioso Primo Giugno: la campagna, 1794
fc-scn-audierne-bay = Baia di Audierne, 1797
fc-scn-cape-st-vincent = Capo San Vincenzo, 1797
fc-scn-camperdown = Camperdown, 1797
fc-scn-bec-du-raz = Bec du Raz, 1798
fc-scn-nile = Il Nilo, 1798
fc-scn-goza-de-candia = Goza di Candia, 1798
fc-scn-el-ferrol = El Ferrol, 1800
fc-scn-copenhagen = Copenaghen, 1801
fc-scn-algeciras-bay = Baia di Algeciras, 1801
fc-scn-gut-of-gibraltar = Stretto di Gibilterra, 1801
fc-scn-cape-finisterre = Capo Finisterre, 1805
fc-scn-trafalgar = Trafalgar, 1805
fc-scn-cape-ortegal = Capo Ortegal, 1805

# -- options

fc-opt-first-broadside = Prima bordata
    .hint = Il primo tiro di ogni fiancata ha due punti di potenza di fuoco in più.
fc-opt-fire-per-point = Fuoco difensivo a ogni punto di movimento
    .hint = Invece di rispondere alla scelta di un bersaglio, l'avversario può tirare una bordata alla nave in moto per ogni punto che spende.
fc-opt-later-hit-table = Tabella dei colpi successiva
    .hint = Usa la colonna dello scafo, più debole, delle edizioni successive.
fc-opt-target-audacity-ignored = Ignorare l'audacia del bersaglio
    .hint = L'audacia della nave bersaglio non si sottrae dalla potenza di fuoco.
fc-opt-grapple-anchored = Aggancio di navi all'ancora
    .hint = Le navi all'ancora si possono agganciare, come concede una risposta ufficiale successiva.

# -- rules

fc-rule-2-0 = Componenti
    .summary = Navi, comandanti, mappe e segnalini; il dado a dieci facce va da 0 a 9.
fc-rule-3-0 = Sequenza di gioco
    .summary = Vento, comandi, iniziativa, attivazioni, navi fuori comando, mischie, stato delle navi, vittoria.
fc-rule-4-0 = Direzione del vento
    .summary = Un solo vento soffia su tutta la mappa, verso il numero che mostra.
fc-rule-4-1 = Variazione del vento
    .summary = Ogni cinque turni un dado può girare il vento di uno o due lati.
fc-rule-4-2 = Effetti del vento
    .summary = La fiancata sottovento tira col vento, quella sopravvento contro.
fc-rule-5-0 = Comando della flotta
    .summary = Le navi agiscono insieme sotto i loro comandanti.
fc-rule-5-1 = Comandanti
    .summary = Ogni comandante ha grado, raggio di comando e qualità; l'ammiraglio naviga sull'ammiraglia.
fc-rule-5-2 = Comandi
    .summary = Un comando è un gruppo entro il raggio, o una formazione di uguale orientamento con vuoti di al più quattro esagoni.
fc-rule-5-3 = Flotte miste
    .summary = Le navi grandi non tirano alle piccole finché queste non hanno danneggiato una nave grande.
fc-rule-6-0 = Determinare i comandi
    .summary = Le parti nominano a turno le navi di ogni comando.
fc-rule-7-0 = Iniziativa
    .summary = Dado più qualità dell'ammiraglio; chi vince agisce per primo o passa una volta.
fc-rule-8-0 = Fuori comando
    .summary = Queste navi agiscono per ultime, una alla volta, con un controllo di comando; se falliscono restano lontane dal nemico.
fc-rule-9-0 = Orientamento
    .summary = Una nave guarda un lato d'esagono; i lati tra prua e poppa sono le sue fiancate.
fc-rule-10-0 = Raggruppamento
    .summary = Alla fine di un movimento c'è una nave per esagono.
fc-rule-11-0 = Movimento
    .summary = Una nave si muove da esagono a esagono e deve spendere tutti i suoi punti.
fc-rule-11-1 = Velocità
    .summary = In poppa 4, al lasco 5, di bolina 2, a collo 0; le navi piccole possono aggiungere uno.
fc-rule-11-2 = Accostate
    .summary = Dopo ogni esagono la poppa può girare di un lato; lasciare il lasco costa punti.
fc-rule-11-3 = Virare di bordo
    .summary = Una nave di bolina può passare con la prua nel vento; un dado dice quanti punti conserva, o la lascia piantata nel vento.
fc-rule-11-4 = Deriva
    .summary = Le navi senza abbrivio derivano di un esagono col vento; la tabella permette loro di poggiare.
fc-rule-11-5 = Mettere a collo
    .summary = Fino a metà dei punti si può spendere senza avanzare, uno per esagono.
fc-rule-11-6 = Ancorarsi
    .summary = Dove ci sono secche una nave può ancorarsi, girare all'ancora e tentare di salpare.
fc-rule-11-7 = Incagliarsi
    .summary = Chi entra in una secca rischia di restare incagliato per tutta la partita.
fc-rule-11-8 = Collisioni
    .summary = Solo una nave senza altro modo di spendere i punti verifica la collisione con quella che non può superare.
fc-rule-11-9 = Aggancio
    .summary = Un nemico inerme al fianco può essere agganciato se non riesce a sfuggire.
fc-rule-11-10 = Navi impigliate e agganciate
    .summary = Le navi impigliate o agganciate non navigano; vanno alla deriva come un solo corpo.
fc-rule-11-11 = Sgancio
    .summary = Quando è attivata, una nave agganciata o impigliata può tentare di sganciarsi da un'altra.
fc-rule-11-12 = Vele spiegate
    .summary = Più velocità, virate più costose e un'alberatura più esposta.
fc-rule-11-13 = Tempo
    .summary = La brezza aggiunge un punto di movimento e la calma ne toglie uno.

# -- command and initiative

fc-turn = Turno { $turn }.
fc-wind = { $shift ->
    [0] Il vento resta verso { $wind }.
   *[other] Il vento gira e soffia ora verso { $wind }.
}
fc-first-to-define = { $side ->
    [none] I dadi sono pari: si tira ancora chi nomina per primo un comando.
   *[other] { $side }: nomina per prima un comando.
}
fc-command-formed = { $side }: { $kind ->
    [formation] formazione
    [group] gruppo
   *[single] nave singola
} di { $leader }, { $count ->
    [one] una nave
   *[other] { $count } navi
}.
fc-initiative = { $side ->
    [none] Iniziativa: i dadi sono pari e si tira ancora.
   *[other] { $side }: loro è l'iniziativa.
}
fc-initiative-given = { $side }: l'iniziativa di questo turno è già loro.
fc-passed = { $side }: comincia il nemico.
fc-command-activated = { $side }: agisce il comando di { $leader }.
fc-command-check = { $ship } { $passed ->
    [yes] supera
   *[no] fallisce
} il controllo di comando: { $needed } o meno.
fc-ship-acts = Agisce { $ship }.

fc-commands-prompt = Nomina il prossimo comando: scegli la nave di un comandante, e formazione o gruppo.
fc-commands-prompt-members = Comando di { $leader }: conferma, o lascia fuori delle navi.
fc-activation-cycle-prompt = Scegli il comando che agisce ora.
fc-command-prompt = Comando di { $leader }: scegli la prossima nave.
fc-out-of-command-prompt = Scegli la nave fuori comando che agisce ora.

fc-act-form = Comando di { $leader }: { $kind }
fc-act-without = Lascia fuori { $ship }
fc-act-confirm = Conferma il comando
fc-act-activate = Attiva il comando di { $command }
fc-act-pass = Fai cominciare il nemico
fc-act-select = { $ship }
fc-sailing-prompt = { $ship } { $mp ->
    [0] ha speso i suoi punti
    [one] è in rotta e le resta un punto di movimento
   *[other] è in rotta e le restano { $mp } punti di movimento
}: { $choices }.
fc-at-anchor-prompt = { $ship } è all'ancora: { $choices }.
fc-adrift-prompt = { $ship } non ha abbrivio: { $choices }.
fc-entangled-prompt = { $ship } è impigliata: { $choices }.
fc-fast-prompt = { $ship } non può muovere: { $choices }.
fc-finished-prompt = { $ship } ha finito di muovere: { $choices }.
fc-can-sail = proseguire
fc-can-leave = uscire dalla mappa
fc-can-turn = accostare
fc-can-back = mettere a collo
fc-can-tack = virare di bordo
fc-can-press = prendere il punto in più
fc-can-collide = fermarsi davanti alla nave che ostruisce
fc-can-anchor = dare fondo
fc-can-weigh = salpare l'ancora
fc-can-swing = ruotare all'ancora
fc-can-sternway = tentare di andare indietro
fc-can-grapple = lanciare grappini
fc-can-cut-loose = liberarsi
fc-can-fire = sparare
fc-can-scuttle = autoaffondarla
fc-can-finish = finire
fc-one-more = { $list }, { $item }
fc-or = { $list } o { $item }

# -- movement

fc-act-ahead = Avanti
fc-act-leave = Esci dalla mappa
fc-act-wear = Accosta a { $to }
fc-act-back = Metti a collo
fc-act-tack = Vira di bordo
fc-act-press = Prendi il punto di movimento in più
fc-act-anchor = Da' fondo
fc-act-weigh = Salpa l'ancora
fc-act-swing = Gira la { $end }: prua a { $to }
fc-act-sternway = Tenta l'abbrivio indietro
fc-act-fall-off = Poggia a { $to }
fc-act-drop = Va' alla deriva col vento
fc-act-hold = Resta così
fc-act-collide = Fermati davanti a { $ship } e controlla la collisione
fc-act-grapple = Aggancia { $ship }
fc-act-evade = Sfuggi ai grappini
fc-act-stand = Lasciali venire
fc-act-cut-loose = Sganciati da { $ship }
fc-act-finish = Finisci con { $sails }
fc-sails = { $ship } naviga fino a { $hex }, prua a { $facing }.

fc-tacks = { $ship } porta la prua al vento, su una secca.
fc-tacked = { $result ->
    [irons] { $ship } fallisce la virata e resta ferma nel vento.
    [no-room] { $ship } non ha spazio per finire la virata e resta ferma nel vento.
   *[through] { $ship } vira di bordo: { $points ->
        [0] non le resta alcun punto
        [one] le resta un punto
       *[other] le restano { $points } punti
    }.
}
fc-sternway = { $forced ->
    [yes] { $ship } va indietro e deve derivare.
   *[no] { $ship } può derivare, poggiare o restare.
}
fc-falls-off = { $ship } poggia, prua a { $facing }.
fc-sternway-prompt = { $ship }: derivare, poggiare o restare?
fc-drifts = { $ship } deriva col vento.
fc-leaves = { $ship } lascia la mappa.
fc-anchors = { $ship } dà fondo.
fc-weigh = { $raised ->
    [yes] { $ship } salpa l'ancora.
   *[no] { $ship } non riesce a salpare l'ancora.
}
fc-swings = { $ship } ruota all'ancora, prua a { $facing }.
fc-grounding = { $aground ->
    [yes] { $ship } si incaglia
   *[no] { $ship } sfiora una secca
}{ $hull ->
    [0] .
    [one] : un colpo allo scafo.
   *[other] : { $hull } colpi allo scafo.
}
fc-collision = { $fouled ->
    [yes] { $ship } urta { $target }: restano impigliate.
   *[no] { $ship } evita di poco { $target }.
}
fc-grapple-prompt = { $ship } si accosta a { $target } con i grappini: sottrarsi?
fc-evasion = { $evaded ->
    [yes] { $ship } si sottrae ai grappini di { $target }.
   *[no] { $ship } non riesce a sottrarsi ai grappini di { $target }.
}
fc-grapple = { $held ->
    [yes] { $ship } aggancia { $target }.
   *[no] { $ship } lancia i grappini a { $target }: non tengono.
}
fc-disengage = { $free ->
    [yes] { $ship } si stacca da { $target }.
   *[no] { $ship } non riesce a staccarsi da { $target }.
}
fc-sails-changed = { $full ->
    [yes] { $ship } spiega tutte le vele.
   *[no] { $ship } passa alle vele normali.
}

# -- why not

fc-no-points = Non restano punti di movimento.
fc-no-collision-course = Finirebbe su un'altra nave e c'è modo di evitarlo.
fc-no-way-edge = Davanti c'è il bordo della mappa: può soltanto uscirne.
fc-no-way-land = Là c'è una batteria costiera: nessuna nave entra nel suo esagono.
fc-no-turn-room = La poppa finirebbe fuori dalla mappa o a terra.
fc-no-stop-on-ship = Nessuna nave può fermarsi sopra un'altra.
fc-no-keep-clear = Ha fallito il controllo di comando: non può finire accanto a un nemico se può evitarlo.
fc-no-move-away = Una preda fuori comando deve allontanarsi dal nemico più vicino.
fc-no-full-sails = Danneggiata, o con sei colpi all'alberatura, non può tenere le vele spiegate.
fc-no-grapple-prize = Una preda non attacca.
fc-no-grapple-battery = { $target } è una batteria e non si può abbordare.
fc-no-grapple-again = Con { $target } si è già provato in questa attivazione.
fc-no-grapple-under-way = { $target } governa: si aggancia solo una nave alla deriva, piantata nel vento, disalberata, impigliata, incagliata o arresa.
fc-no-grapple-scenario = In questa battaglia { $target } non si può agganciare ora.
fc-no-turn-before-moving = Una nave accosta solo dopo essere avanzata di un esagono o aver messo a collo, e una volta sola per esagono.
fc-no-turn-into-wind = Solo virando di bordo si porta la prua nel vento.
fc-no-turn-points = Quella accostata costa { $cost ->
    [one] un punto
   *[other] { $cost } punti
}; { $mp ->
    [0] non ne restano
    [one] ne resta uno
   *[other] ne restano { $mp }
}.
fc-no-back-twice = In questo esagono si è già messo a collo.
fc-no-back-limit = Metà della velocità è già stata spesa mettendo a collo.
fc-no-tack-moved = La virata dev'essere il primo atto dell'attivazione.
fc-no-tack-not-beating = Solo una nave di bolina può virare di bordo.
fc-no-tack-no-points = Senza punti di movimento non si vira.
fc-no-tack-no-room = Non c'è spazio per passare la prua nel vento.
fc-no-tack-keep-clear = Fuori comando: deve tenersi lontana dal nemico.
fc-no-anchor-here = In questa battaglia non ci sono secche presso cui ancorarsi.
fc-no-finish-points = { $mp ->
    [one] Bisogna spendere tutti i punti di movimento; ne resta uno.
   *[other] Bisogna spendere tutti i punti di movimento; ne restano { $mp }.
}
fc-no-fire-before-moving = Nessuna bordata prima di spendere il primo punto di movimento.
fc-no-fire-out-of-command = Fuori comando e lontana dal nemico all'inizio: non può tirare.
fc-no-move-anchored = All'ancora: prima bisogna salpare; navigherà dal prossimo turno.
fc-no-move-adrift = Senza punti di movimento può solo derivare o andare indietro.
fc-no-move-entangled = Le navi agganciate o impigliate non navigano: prima bisogna sganciarsi.
fc-no-move-aground = È incagliata e non si muoverà più.
fc-no-move-dismasted = Disalberata: può solo derivare.
fc-no-move-battery = Una batteria non si muove.
fc-no-weigh = Queste navi devono restare all'ancora.
fc-no-pass = Solo chi ha vinto l'iniziativa può passare, e solo prima della prima attivazione.
fc-no-form-enemy = { $ship } naviga per l'altra parte.
fc-no-select-acted = { $ship } ha già agito in questo turno.

# -- modifiers

fc-mod-breezy = brezza
fc-mod-calm = calma
fc-mod-admiral = ammiraglio della flotta
fc-mod-audacity = audacia
fc-mod-commander = comandante a bordo
fc-mod-commander-mover = comandante della nave in moto
fc-mod-commander-other = comandante dell'altra nave
fc-mod-damaged = danneggiata
fc-mod-damaged-mover = nave in moto danneggiata
fc-mod-damaged-other = altra nave danneggiata
fc-mod-enemy-close = nemico entro 3 esagoni
fc-mod-enemy-far = nessun nemico entro 10 esagoni
fc-mod-fouled = impigliata
fc-mod-fouled-and-grappled = impigliata e agganciata
fc-mod-manpower = differenza di equipaggio
fc-mod-rate = classe
fc-mod-rate-mover = classe della nave in moto
fc-mod-rate-other = classe dell'altra nave
fc-mod-shoal = fondale basso
fc-mod-struck = arresa
fc-mod-unspent = punti non spesi

# -- results of dice

fc-res-no-change = nessun cambiamento
fc-res-clockwise-1 = un lato in senso orario
fc-res-clockwise-2 = due lati in senso orario
fc-res-counterclockwise-1 = un lato in senso antiorario
fc-res-counterclockwise-2 = due lati in senso antiorario
fc-res-passed = superato
fc-res-failed = fallito
fc-res-in-irons = piantata nel vento
fc-res-may-drift = a scelta
fc-res-must-drift = deve derivare
fc-res-raised = ancora salpata
fc-res-still-anchored = resta alla fonda
fc-res-aground-and-hit = incagliata, un colpo allo scafo
fc-res-aground = incagliata
fc-res-hull-hit = un colpo allo scafo
fc-res-no-effect = nessun effetto
fc-res-fouled = impigliate
fc-res-no-collision = nessuna collisione
fc-res-grappled = agganciata
fc-res-evaded = evitato
fc-res-not-evaded = non evitato
fc-res-disengaged = libera
fc-res-wounded = ferito
fc-res-unhurt = illeso
fc-res-killed = ucciso
fc-res-transfers = cambia nave
fc-res-stays = resta
fc-res-afloat = a galla
fc-res-sinks = affonda
fc-res-fights-on = combatte ancora
fc-res-strikes = ammaina la bandiera
fc-res-fire = incendio
fc-res-no-fire = nessun incendio
fc-res-spreads = il fuoco si propaga
fc-res-contained = contenuto
fc-res-explodes = esplode
fc-res-holds = resiste
fc-res-fleet-breaks = la flotta si ritira
fc-res-leaves = se ne va
fc-res-yes = sì
fc-res-no = no

# the board as text
fc-board-head = Turno { $turn } di { $turns }, il vento soffia verso { $wind }.
fc-board-legend = Prue: ↑ prima parte, ⇑ seconda. Dopo ogni nome: scafo residuo, colpi all'alberatura, equipaggio; * con comandante a bordo, x agganciata a, % impigliata con.
fc-board-fleet = { $side }: { $ships } a galla, { $points } punti
fc-board-struck = arresa
fc-board-burning = in fiamme
fc-board-adrift = alla deriva
fc-board-irons = piantata nel vento
fc-board-anchored = all'ancora
fc-board-aground = incagliata
fc-board-full-sails = vele spiegate
fc-board-prize = preda
fc-board-damaged = lato danneggiato

# What a computer player weighs.
fc-term-outcome = l'esito
fc-term-points = i punti vittoria
fc-term-damage = il danno inflitto e subito
fc-term-breaking = quanto ogni flotta è vicina a ritirarsi
fc-term-position = i cannoni che portano sul bersaglio e le navi a portata
