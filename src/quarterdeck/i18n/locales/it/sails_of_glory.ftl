sg-title = Sails of Glory
    .hint = Manovre sigillate, bordate e vento, su un tavolo senza caselle.

## Scenari

sg-scn-enemy-in-sight-basic = Nemico in vista (introduttivo)
sg-scn-enemy-in-sight = Nemico in vista
sg-scn-enemy-in-sight-other-sides = Nemico in vista: lati adiacenti
sg-scn-enemy-in-sight-mixed-sides = Nemico in vista: flotte divise sui due lati
sg-scn-enemy-in-sight-reverse-faces = Nemico in vista: l'altra faccia delle carte
sg-scn-enemy-in-sight-more-ships = Nemico in vista: tre navi per parte
sg-scn-enemy-in-sight-green-french = Nemico in vista: equipaggi francesi inesperti
sg-scn-in-shallow-waters = Acque basse
sg-scn-in-shallow-waters-reverse-faces = Acque basse: l'altra faccia delle carte
sg-scn-in-shallow-waters-more-ships = Acque basse: tre navi per parte
sg-scn-in-shallow-waters-green-french = Acque basse: equipaggi francesi inesperti
sg-scn-breaking-the-blockade = Forzare il blocco
sg-scn-breaking-the-blockade-swap-zones = Forzare il blocco: fuggono i britannici
sg-scn-breaking-the-blockade-two-games = Forzare il blocco: due partite
sg-scn-breaking-the-blockade-solo = Forzare il blocco (solitario)
sg-scn-against-the-vanguard = Contro l'avanguardia
sg-scn-against-the-vanguard-two-forts = Contro l'avanguardia: due forti
sg-scn-against-the-vanguard-two-games = Contro l'avanguardia: due partite
sg-scn-supplies-arrive = Arrivano i rifornimenti
sg-scn-supplies-arrive-two-games = Arrivano i rifornimenti: due partite
sg-scn-easy-prey = Preda facile (solitario)
sg-scn-easy-prey-reverse-faces = Preda facile: l'altra faccia delle carte
sg-scn-easy-prey-reverse-sides = Preda facile: attaccano i britannici
sg-scn-free = Preparazione libera: linea di battaglia
sg-scn-harbour-raid = Incursione nel porto
sg-scn-harbour-raid-solo = Incursione nel porto (solitario)

## Opzioni

sg-opt-level = Livello di regole
    .hint = Base, standard (si pianifica con un turno di anticipo, munizioni speciali) o avanzato (azioni dell'equipaggio, danni speciali).
sg-opt-captains = Capitani
    .hint = Quanti capitani si dividono le navi delle due parti.
sg-opt-aids = Aiuti alla pianificazione
    .hint = Mostra andature e misure durante la pianificazione, benché le regole lo vietino.
sg-opt-ships_a_side = Navi per parte
    .hint = Quante navi di ogni flotta partecipano; 0 significa tutte.
sg-opt-grog = Grog
    .hint = Una volta a partita un equipaggio lontano dal nemico può bere e recuperare una perdita.
sg-opt-entangling = Sartiame impigliato
    .hint = Le navi a contatto possono restare impigliate.
sg-opt-continuous_fire = Fuoco continuo
    .hint = Le batterie non cariche possono sparare con metà effetto.
sg-opt-first_broadside = Prima bordata
    .hint = La prima bordata di ogni batteria, caricata con cura, fa più danni.
sg-opt-nearest_target = Bersaglio più vicino
    .hint = Una batteria può sparare solo alla nave più vicina nei suoi archi.
sg-opt-double_shot = Doppia palla
    .hint = Due palle per cannone: più lento da caricare, micidiale a breve distanza.
sg-opt-aim_high = Tiro a disalberare
    .hint = Palla e doppia palla possono mirare ad alberi e sartiame.
sg-opt-boarding = Abbordaggio
    .hint = Le navi a contatto possono agganciarsi e combattere corpo a corpo.
sg-opt-flagship = Navi ammiraglie
    .hint = Perdere l'ammiraglia scoraggia la flotta e rincuora il nemico.
sg-opt-magazine = Esplosione della santabarbara
    .hint = Un incendio prolungato può raggiungere la polvere.
sg-opt-sinking = Affondamento
    .hint = Una nave con falle può colare a picco all'improvviso.
sg-opt-fire_spread = Propagazione del fuoco
    .hint = Il fuoco appiccato a bruciapelo può passare alla nave che spara.
sg-opt-hulks = Scafi arresi
    .hint = Le navi arrese restano sul tavolo come ostacoli.
sg-opt-wind_direction = Direzione variabile del vento
    .hint = Ogni turno si pesca un segnalino; due dello stesso senso fanno girare il vento.
sg-opt-wind_strength = Forza variabile del vento
    .hint = Il vento può calare o rinforzare e cambia la velocità di tutti.
sg-opt-green_gunners = Artiglieri inesperti
    .hint = Questi equipaggi impiegano un turno in più a ricaricare.
sg-opt-green_sailors = Marinai inesperti
    .hint = Questi equipaggi possono fallire una delle loro azioni ogni turno.
sg-opt-wind_start = Vento iniziale
    .hint = Come dice lo scenario, o a sorte.
sg-opt-solo_near = Fuoco automatico da vicino
    .hint = Quali segnalini infliggono le navi automatiche nella fascia rossa e viola.

## Posti, livelli, parole

sg-seat-british = Britannici
sg-seat-british-2 = Secondo capitano britannico
sg-seat-british-3 = Terzo capitano britannico
sg-seat-french = Francesi
sg-seat-french-2 = Secondo capitano francese
sg-seat-french-3 = Terzo capitano francese
sg-level-basic = base
sg-level-standard = standard
sg-level-advanced = avanzato
sg-level-victory = vittoria
sg-level-draw = pareggio
sg-level-defeat = sconfitta
sg-side-port = sinistra
sg-side-starboard = dritta
sg-side-guns = la batteria
sg-arc-front = arco di prua
sg-arc-full = arco centrale
sg-arc-rear = arco di poppa
sg-arc-0 = primo arco
sg-arc-1 = secondo arco
sg-arc-2 = terzo arco
sg-ammo-ball = palla
sg-ammo-chain = palla incatenata
sg-ammo-grape = mitraglia
sg-ammo-double = doppia palla
sg-ammo-loaded = la carica
sg-sail-full = vele spiegate
sg-sail-battle = vele da battaglia
sg-sail-backing = vele ridotte
sg-sail-furled = vele serrate
sg-point-N = nord
sg-point-NE = nord-est
sg-point-E = est
sg-point-SE = sud-est
sg-point-S = sud
sg-point-SW = sud-ovest
sg-point-W = ovest
sg-point-NW = nord-ovest
sg-wind-cw = senso orario
sg-wind-acw = senso antiorario
sg-wind-none = nessun cambio
sg-wind-up = rinforza
sg-wind-down = cala
sg-strength-low = debole
sg-strength-medium = medio
sg-strength-high = forte
sg-terrain-island = un'isola
sg-terrain-coast = una costa
sg-terrain-reef = una scogliera
sg-terrain-sandbank = un banco di sabbia
sg-battery-battery = la batteria costiera
sg-battery-redoubt = la ridotta
sg-building = il forte
sg-fate-surrendered = arresa
sg-fate-left = uscita dal tavolo
sg-fate-escaped = sfuggita
sg-fate-sunk = affondata
sg-fate-exploded = esplosa
sg-fate-destroyed = distrutta
sg-repair-hull = una casella dello scafo
sg-repair-leak = una falla
sg-repair-rudder = il timone
sg-repair-mast = un albero
sg-repair-fire = un incendio
sg-token-reload_port = ricarica a sinistra
sg-token-reload_starboard = ricarica a dritta
sg-token-fire_port = fuoco a sinistra
sg-token-fire_starboard = fuoco a dritta
sg-token-musketry = fucileria
sg-token-raise_sail = più vela
sg-token-reduce_sail = meno vela
sg-token-pump = pompe
sg-token-extinguish = spegnimento incendio
sg-token-repair = riparazione
sg-token-boarding = squadra d'abbordaggio
sg-token-grog = grog
sg-token-fire_guns = fuoco dei cannoni
sg-token-reload_guns = ricarica dei cannoni
sg-line-full-orange = vele spiegate, freccia arancione
sg-line-full-green = vele spiegate, freccia verde
sg-line-battle-orange = vele da battaglia, freccia arancione
sg-line-battle-green = vele da battaglia, freccia verde
sg-line-backing-orange = vele ridotte, freccia arancione
sg-line-backing-green = vele ridotte, freccia verde
sg-line-orange = freccia arancione
sg-line-green = freccia verde
sg-line-hourglass1 = una clessidra
sg-line-hourglass2 = due clessidre, all'indietro
sg-card-straight = diritto
sg-card-sideslip-right = scarto a dritta
sg-card-sideslip-left = scarto a sinistra
sg-card-turn-right = accostata a dritta
sg-card-turn-left = accostata a sinistra
sg-card-aback-straight = a collo, diritto
sg-card-aback-right = a collo, a dritta
sg-card-aback-left = a collo, a sinistra
sg-card-mast-wide-right = albero rotto, accostata larga a dritta
sg-card-mast-wide-left = albero rotto, accostata larga a sinistra
sg-card-mast-tight-right = albero rotto, accostata stretta a dritta
sg-card-mast-tight-left = albero rotto, accostata stretta a sinistra

## Scelte

sg-act-plan = { $ship }: { $kind } ({ $card }, virata { $veer })
sg-act-token = { $ship }: { $token }
sg-act-tokens-done = { $ship }: nessun'altra azione
sg-act-sails = { $ship }: inizia con { $sails }
sg-act-load = { $ship }: carica { $ammo } a { $side }
sg-act-leave-empty = { $ship }: lascia scarica la batteria di { $side }
sg-act-fire-away = { $ship }: spara a vuoto da { $side }
sg-act-musket = { $ship }: fucileria contro { $target }
sg-act-fire = { $ship }: { $side }, { $arc }, contro { $target } con { $ammo }{ $high ->
        [yes] , mirando alto
       *[no] {""}
    }
sg-act-seal = Sigilla le mie scelte
sg-act-fire-done = Niente più fuoco in questo turno
sg-act-repair = { $ship }: ripara { $what }{ $box ->
        [0] {""}
       *[other] {" "}(casella { $box })
    }
sg-act-douse =
    { $ship }: { $enemy ->
            [yes] acqua sul nemico
           *[no] spegni il tuo incendio
        }
sg-act-board =
    { $ship }: { $yes ->
            [yes] abborda
           *[no] non abbordare
        }
sg-act-against = { $ship }: contro { $enemy }
sg-act-grog = { $ship }: grog per tutti
sg-act-no-grog = Niente (altro) grog
sg-act-guns = { $battery }: { $arc }, contro { $target } con { $ammo }
sg-act-guns-away = { $battery }: spara a vuoto
sg-act-guns-hold = { $battery }: non sparare
sg-act-garrison-muskets = { $battery }: fucileria contro { $target }
sg-act-garrison-hold = { $battery }: niente fucileria
sg-act-guns-load = { $battery }: carica { $ammo }
sg-act-garrison-token = { $battery }: { $token }
sg-act-garrison-done = { $battery }: nessun'altra azione
sg-act-place = Piazza { $piece } a { $x }, { $y }
sg-act-deploy = Schiera { $ship } a { $x }, { $y }
sg-act-deploy-heading = { $ship }: rotta { $heading }°

## Domande

sg-planning-prompt = Scegli una carta manovra per { $ship }.
sg-planning-tokens-prompt = Scegli le azioni dell'equipaggio di { $ship }.
sg-planning-seal-prompt = Sigilla le tue scelte o ritirane una.
sg-first-load-prompt = Carica il primo colpo di { $ship } a { $side }.
sg-first-sails-prompt = Scegli le vele iniziali di { $ship }.
sg-first-card-prompt = Scegli la prima manovra di { $ship }.
sg-combat-prompt = Dichiara il tuo fuoco.
sg-reload-prompt = Ricarica: scegli il proiettile per ogni batteria scarica.
sg-repair-prompt = Che cosa ripara l'equipaggio di { $ship }?
sg-douse-prompt = Per chi è l'acqua di { $ship }?
sg-grog-prompt = Qualche equipaggio riceve ora il grog?
sg-grapple-prompt = Abbordi il nemico a contatto?
sg-grapple-aim-prompt = Quale nemico vuoi agganciare?
sg-boarding-prompt = Contro quale nemico combattono i tuoi uomini?
sg-guns-prompt = Dichiara il fuoco della tua batteria.
sg-garrison-prompt = Scegli le azioni della guarnigione.
sg-reload-guns-prompt = Carica i cannoni della batteria.
sg-place-terrain-prompt = Piazza { $piece }.
sg-deployment-prompt = Dove parte { $ship }?
sg-deploy-heading-prompt = Quale rotta tiene { $ship }?

## Rifiuti

sg-needs-red-card = { $ship } è a collo: è possibile solo una carta rossa.
sg-needs-blue-card = { $ship } non è a collo: è possibile solo una carta blu.
sg-veer-too-far = Virata { $veer } dopo { $before } è troppo: il limite della nave è { $limit }.
sg-option-needs-level = { $option } richiede le regole di livello { $level }.
sg-option-needs-option = { $option } richiede { $other }.
sg-too-many-captains = { $captains } capitani sono troppi qui; al massimo { $most }.

## Eventi

sg-turn = Turno { $turn }.
sg-sealed = { $seat }: ordini sigillati.
sg-fire-sealed = { $seat }: fuoco dichiarato.
sg-sides-drawn = Lati a sorte: britannici a { $british }, francesi a { $french }; vento da { $wind }.
sg-terrain-placed = Si piazza { $piece }.
sg-deployed = { $ship } è schierata.
sg-second-game = Inizia la seconda partita a parti invertite.
sg-sails-set = { $ship } inizia con { $sail }.
sg-sailed = { $ship } naviga { $card }: { $line }.
sg-sailed-against = { $ship } naviga { $card } ({ $line }) e urta { $other }.
sg-sailed-rocks = { $ship } naviga { $card } ({ $line }) e urta gli scogli.
sg-card-replaced = { $ship } non può eseguire { $card }; la sostituisce { $by }.
sg-becalmed = { $ship } resta in bonaccia.
sg-order-by-lot = Per sorteggio muove per prima { $ship } tra { $tied }.
sg-collision-chits = Collisione di { $ship } con { $others }: { $points ->
        [0] nessun danno allo scafo
        [one] { $points } punto di danno allo scafo
       *[other] { $points } punti di danno allo scafo
    }{ $casualties ->
        [0] {""}
        [one] , { $casualties } perdita
       *[other] , { $casualties } perdite
    }.
sg-reef-chits = { $land ->
        [yes] { $ship } urta la terra
       *[no] { $ship } urta gli scogli
    }: { $points ->
        [0] nessun danno allo scafo
        [one] { $points } punto di danno allo scafo
       *[other] { $points } punti di danno allo scafo
    }.
sg-scorch-chits = L'esplosione raggiunge { $ship }: { $points ->
        [0] nessun danno allo scafo
        [one] { $points } punto di danno allo scafo
       *[other] { $points } punti di danno allo scafo
    }.
sg-aground = { $ship } è incagliata.
sg-fires = { $ship } spara { $ammo } ({ $side }, { $arc }) contro { $target }{ $rake ->
        [bow] , d'infilata attraverso la prua
        [stern] , d'infilata attraverso la poppa
       *[none] {""}
    }{ $high ->
        [yes] , con tiro alto
       *[no] {""}
    }: { $points ->
        [0] nessun danno allo scafo
        [one] { $points } punto di danno allo scafo
       *[other] { $points } punti di danno allo scafo
    }{ $casualties ->
        [0] {""}
        [one] , { $casualties } perdita
       *[other] , { $casualties } perdite
    }.
sg-fires-count = segnalini
sg-musketry-count = segnalini
sg-reef-chits-count = segnalini
sg-collision-chits-count = segnalini
sg-scorch-chits-count = segnalini
sg-fires-too-far = { $ship } spara { $ammo } ({ $side }, { $arc }) contro { $target }, oltre la portata.
sg-fired-away = { $ship } spara a vuoto da { $side } ({ $ammo }).
sg-musketry = { $ship }: fucileria contro { $target }: { $casualties ->
        [0] nessuna perdita
        [one] { $casualties } perdita
       *[other] { $casualties } perdite
    }.
sg-aimed-high =
    .where = nella casella 0
    .brief = sostituito
    .did = tiro alto: al suo posto un segnalino C
sg-reloaded = { $ship } ha ricaricato a { $side }.
sg-double-begun = { $ship } inizia a caricare a doppia palla a { $side }.
sg-double-loaded = { $ship } ha caricato a doppia palla a { $side }.
sg-lost = { $fate ->
        [left] { $ship } esce dal tavolo
        [escaped] { $ship } sfugge
        [sunk] { $ship } affonda
        [exploded] { $ship } salta in aria
       *[surrendered] { $ship } ammaina la bandiera
    }.
sg-hulk = { $ship } resta sul tavolo come scafo arreso.
sg-flagship-lost = L'ammiraglia { $ship } è perduta.
sg-actions-revealed = { $ship }: { $actions }.
sg-green-sailors = Marinai inesperti di { $ship } ({ $action }): { $lost ->
        [yes] l'azione è persa
       *[no] viene eseguita
    }.
sg-sail-raised = { $ship } spiega le vele: { $sail }.
sg-sail-reduced = { $ship } riduce le vele: { $sail }.
sg-sail-forced-down = Il sartiame rotto di { $ship } regge solo { $sail }.
    .did = al massimo { $sail }
sg-pumped = { $ship } prosciuga la casella { $box }.
sg-box-repaired = { $ship } ripara la casella { $box } dello scafo.
sg-repair-begun = { $ship }: lavori in corso ({ $work }).
sg-work-finished = { $ship }: lavoro concluso ({ $work }).
sg-water-on-enemy = { $ship } tiene pronta l'acqua per il nemico a contatto.
sg-fire-on-board = Incendio a bordo di { $ship } ({ $fires }).
    .did = incendio: brucia una casella all'inizio di ogni turno
sg-fire-damage = Il fuoco distrugge la casella { $box } di { $ship }.
sg-fire-spreads = Il fuoco passa da { $other } a { $ship }.
sg-fire-doused = { $ship } spegne subito il fuoco su { $other }.
sg-magazine-draw = Il fuoco si avvicina alla santabarbara di { $ship }: { $happened ->
        [yes] esplode
       *[no] resiste
    }.
sg-leak = { $ship } ha una falla ({ $leaks }).
    .did = falla: allaga una casella all'inizio di ogni turno
sg-leak-damage = L'acqua riempie la casella { $box } di { $ship }.
sg-sinking-draw = Lo scafo di { $ship } geme: { $happened ->
        [yes] cede
       *[no] resiste
    }.
sg-mast-lost =
    { $ship } perde un albero ({ $masts ->
        [one] { $masts } abbattuto
       *[other] { $masts } abbattuti
    }).
    .did = un albero: solo carte grigie dal prossimo turno
sg-rigging-hit = Colpito il sartiame di { $ship } ({ $hits }).
    .did = sartiame: { $hits } { $hits ->
                [one] colpo
               *[other] colpi
            }
sg-rudder-hit = Colpito il timone di { $ship }.
    .did = timone: virata { $was } diventa { $now }
sg-grog-drunk = Grog per l'equipaggio di { $ship }: { $casualties ->
        [0] non restano perdite
        [one] resta una perdita
       *[other] restano { $casualties } perdite
    }.
sg-tangle-check = { $ship } e { $other } si toccano: { $happened ->
        [yes] il sartiame si impiglia
       *[no] restano libere
    }.
sg-untangle-check = { $ship } e { $other }: { $happened ->
        [yes] si liberano
       *[no] ancora impigliate
    }.
sg-strong-wind-check = { $ship } a vele spiegate con vento forte: { $happened ->
        [yes] si strappa il sartiame
       *[no] tutto regge
    }.
sg-boarding-choice = { $ship } { $boards ->
        [yes] abborda
       *[no] non abborda
    }.
sg-grapple-aim = { $ship } vuole agganciare { $other }.
sg-grapple = { $ship } e { $other }: { $happened ->
        [yes] agganciate
       *[no] non agganciate
    }.
sg-melee = { $ship } e { $other } combattono corpo a corpo: perdite di { $ship } { $suffered }, di { $other } { $casualties }.
sg-boarding-toss = { $ship } e { $other } si arrenderebbero insieme: a sorte resiste { $spared }.
sg-wind-token = Segnalino del vento: { $token }.
sg-wind-turns = Il vento gira: ora soffia da { $point }.
sg-strength-token = Segnalino della forza: { $token }.
sg-wind-strength = Il vento è ora { $strength }.
sg-battery-lost = { $battery }: { $fate ->
        [exploded] la santabarbara salta in aria
        [destroyed] i cannoni sono distrutti
       *[surrendered] la guarnigione si arrende
    }.
sg-building-surrenders = Il forte ({ $owner }) si arrende.
sg-unloading = { $ship } sbarca rifornimenti ({ $points } punti).

# Where a chit goes: `.where` heads its row in an opened roll, `.did` says what changed, `.too` the second half of a chit

sg-chit-hull =
    .where = nella casella dello scafo { $box }
    .did = { $was } e { $points } fanno { $sum }{ $lost ->
        [0] {" "}di { $burden }
       *[other] : piena a { $burden }, { $lost } in eccesso
    }
    .brief = { $lost ->
        [0] { $sum } di { $burden }
       *[other] piena, { $lost } in eccesso
    }
sg-chit-opens-box =
    .where = nella casella dello scafo { $box }
    .did = { $lost ->
        [0] { $sum } di { $burden }
       *[other] piena a { $burden }, { $lost } in eccesso
    }{ $guns_lost ->
        [0] {""}
       *[other] ; cannoni { $guns_were } diventano { $guns }
    }
    .brief = { $lost ->
        [0] { $sum } di { $burden }
       *[other] piena, { $lost } in eccesso
    }
    .guns = cannoni { $guns_were } diventano { $guns }
sg-chit-no-hull-box =
    .where = nella casella 0
    .did = nessuna casella dello scafo libera
    .brief = senza posto
sg-chit-crew =
    .where = nella casella dell'equipaggio { $box }
    .did =
        { $lost ->
                [0] fucileria sempre { $now }
               *[other] fucileria da { $was } a { $now }
            }
    .too = perdita nella casella dell'equipaggio { $box }: { $lost ->
                [0] fucileria sempre { $now }
               *[other] fucileria da { $was } a { $now }
            }
    .brief = moschetti { $now }
sg-chit-no-crew-box =
    .where = nella casella 0
    .did = nessuna casella dell'equipaggio libera
    .too = perdita: nessuna casella dell'equipaggio libera
    .brief = senza posto
sg-chit-zero =
    .where = nella casella 0
    .did = né punti né perdite
    .brief = nessun danno
sg-chit-counted =
    .where = contato contro il forte
    .did = solo contato
    .brief = contato
sg-chit-symbol-ignored =
    .did = { $symbol } conta solo nelle regole avanzate
sg-symbol-fire = l'incendio
sg-symbol-leak = la falla
sg-symbol-mast = l'albero
sg-symbol-sail = il sartiame
sg-symbol-rudder = il timone

## Conclusioni

sg-end-last-side = Turno { $turn }: resta una sola parte.
sg-end-both-gone = Turno { $turn }: entrambe le flotte sono fuori.
sg-end-deadlock = Turno { $turn }: tutte incagliate e fuori tiro; contano i superstiti.
sg-end-runner-lost = Turno { $turn }: il blocco tiene.
sg-end-runners-away = Turno { $turn }: i fuggitivi sono passati.
sg-end-points = Turno { $turn }: decidono i punti.
sg-end-goals-met = Turno { $turn }: tutti gli obiettivi sono raggiunti.
sg-end-goals-missed = Turno { $turn }: un obiettivo è irraggiungibile.
sg-end-time = Turno { $turn }: la notte pone fine alla battaglia.
sg-end-two-games = Turno { $turn }: giocate entrambe le partite.

## Regole

sg-rule-sg-b-set-1 = Preparazione 1
    .summary = Due squadre uguali di almeno due capitani, ognuno con una o più navi.
sg-rule-sg-b-set-2 = Preparazione 2
    .summary = Carta e scheda danno i valori stampati di una nave.
sg-rule-sg-b-set-3 = Preparazione 3
    .summary = Lo scenario scelto fissa l'area di gioco.
sg-rule-sg-b-set-4 = Preparazione 4
    .summary = Ogni nave usa il mazzo della sua lettera; le carte grigie sono del livello avanzato.
sg-rule-sg-b-set-5 = Preparazione 5
    .summary = I segnalini danno si dividono per lettera; il livello base usa A, B ed E.
sg-rule-sg-b-set-6 = Preparazione 6
    .summary = Ogni batteria inizia carica a palla.
sg-rule-sg-b-set-7 = Preparazione 7
    .summary = Il punto indicato è quello da cui soffia il vento.
sg-rule-sg-b-turn-1 = Il turno 1
    .summary = Pianificazione, movimento, combattimento e ricarica, ogni fase per tutti insieme.
sg-rule-sg-b-plan-1 = Pianificazione 1
    .summary = L'andatura è il colore del bordo della base che il vento attraversa.
sg-rule-sg-b-plan-2 = Pianificazione 2
    .summary = Fra due colori vale il più veloce.
sg-rule-sg-b-plan-3 = Pianificazione 3
    .summary = Carta blu con vento utile, carta rossa se a collo.
sg-rule-sg-b-plan-4 = Pianificazione 4
    .summary = Le carte si scelgono in segreto e restano coperte fino al movimento.
sg-rule-sg-b-plan-5 = Pianificazione 5
    .summary = Prima di pianificare si può misurare solo l'andatura.
sg-rule-sg-b-mov-1 = Movimento 1
    .summary = Tutte le carte si rivelano insieme e tutte le navi muovono insieme.
sg-rule-sg-b-mov-2 = Movimento 2
    .summary = Carta normale: il segno di poppa finisce sulla freccia della linea centrale.
sg-rule-sg-b-mov-3 = Movimento 3
    .summary = Freccia arancione di bolina o in poppa, freccia verde al lasco.
sg-rule-sg-b-mov-4 = Movimento 4
    .summary = Carta rossa: linea a due clessidre posta a poppa.
sg-rule-sg-b-mov-5 = Movimento 5
    .summary = Se la base sporge dal tavolo la nave è fuori, come arresa.
sg-rule-sg-b-ovl-1 = Sovrapposizione 1
    .summary = Le navi che si sovrapporrebbero aspettano; le altre completano la mossa.
sg-rule-sg-b-ovl-2 = Sovrapposizione 2
    .summary = Incrociarsi senza finire sovrapposti non è collisione.
sg-rule-sg-b-ovl-3 = Sovrapposizione 3
    .summary = Prima la stazza maggiore, poi l'andatura migliore, poi la sorte.
sg-rule-sg-b-ovl-4 = Sovrapposizione 4
    .summary = La nave bloccata avanza sulla sua linea finché tocca un'altra base.
sg-rule-sg-b-ovl-5 = Sovrapposizione 5
    .summary = La poppa segue la linea se la base sta sulla carta; altrimenti la prua.
sg-rule-sg-b-gun-1 = Artiglieria 1
    .summary = Due batterie con tre archi; il righello parte dal punto e resta nell'arco.
sg-rule-sg-b-gun-2 = Artiglieria 2
    .summary = Si sceglie liberamente fra gli archi che raggiungono il bersaglio.
sg-rule-sg-b-gun-3 = Artiglieria 3
    .summary = Spara solo una batteria carica; poi il suo segnalino si scopre.
sg-rule-sg-b-gun-4 = Artiglieria 4
    .summary = Un bersaglio per batteria; possono sparare entrambe; mai obbligatorio.
sg-rule-sg-b-gun-5 = Artiglieria 5
    .summary = Ogni altra base copre la linea di vista.
sg-rule-sg-b-gun-6 = Artiglieria 6
    .summary = La potenza è il numero dell'arco nella prima casella di scafo vuota.
sg-rule-sg-b-gun-7 = Artiglieria 7
    .summary = Prima metà del righello: segnalini A; seconda metà: B.
sg-rule-sg-b-gun-8 = Artiglieria 8
    .summary = Conta la distanza dell'arco scelto.
sg-rule-sg-b-mus-1 = Fucileria 1
    .summary = Fucileria contro una base nemica entro la larghezza del righello, una volta per turno.
sg-rule-sg-b-mus-2 = Fucileria 2
    .summary = Valore della prima casella equipaggio vuota; segnalini E; non si ricarica.
sg-rule-sg-b-dam-1 = Danni 1
    .summary = Tutti gli attacchi sono simultanei: prima si pescano i segnalini, poi si piazzano.
sg-rule-sg-b-dam-2 = Danni 2
    .summary = Gli zeri a parte, i numeri allo scafo, le perdite all'equipaggio.
sg-rule-sg-b-dam-3 = Danni 3
    .summary = Un numero con simbolo di perdita causa anche una perdita.
sg-rule-sg-b-dam-4 = Danni 4
    .summary = Gli altri simboli si ignorano nel livello base.
sg-rule-sg-b-dam-5 = Danni 5
    .summary = Segnalini scafo dal maggiore al minore; una casella è piena quando raggiunge la stazza.
sg-rule-sg-b-dam-6 = Danni 6
    .summary = Un segnalino pari almeno alla stazza occupa da solo una casella vuota.
sg-rule-sg-b-dam-7 = Danni 7
    .summary = Una perdita in ogni casella equipaggio.
sg-rule-sg-b-dam-8 = Danni 8
    .summary = Con un'intera fila coperta la nave si arrende e i segnalini tornano.
sg-rule-sg-b-rel-1 = Ricarica 1
    .summary = Una batteria si ricarica al più presto il turno dopo lo sparo.
sg-rule-sg-b-rel-2 = Ricarica 2
    .summary = Prima si caricano le vuote, poi tornano i segnalini sparati.
sg-rule-sg-b-rel-3 = Ricarica 3
    .summary = Si possono ricaricare entrambe le batterie in un turno.
sg-rule-sg-b-vic-1 = Vittoria 1
    .summary = La vittoria è quella indicata dallo scenario.
sg-rule-sg-s-set-1 = Preparazione standard 1
    .summary = Palla, palla incatenata e mitraglia per ogni batteria; la prima carica è segreta.
sg-rule-sg-s-set-2 = Preparazione standard 2
    .summary = Prima del primo turno c'è già una carta blu pianificata.
sg-rule-sg-s-plan-1 = Pianificazione standard 1
    .summary = La carta scelta ora si esegue il turno dopo.
sg-rule-sg-s-plan-2 = Pianificazione standard 2
    .summary = Pianificando non si può controllare l'andatura.
sg-rule-sg-s-plan-3 = Pianificazione standard 3
    .summary = La virata limita il cambio fra carte consecutive.
sg-rule-sg-s-plan-4 = Pianificazione standard 4
    .summary = Una carta non valida è sostituita da quella diritta.
sg-rule-sg-s-mov-1 = A collo 1
    .summary = A collo la carta si cambia con la rossa della sua classe di virata.
sg-rule-sg-s-mov-2 = A collo 2
    .summary = Primo turno a collo: una clessidra, carta a prua.
sg-rule-sg-s-mov-3 = A collo 3
    .summary = Turni seguenti a collo: due clessidre, carta a poppa.
sg-rule-sg-s-mov-4 = A collo 4
    .summary = La carta del secondo spazio passa al primo.
sg-rule-sg-s-col-1 = Collisione fra amici 1
    .summary = Le navi amiche che si urtano ricevono segnalini secondo la stazza delle altre.
sg-rule-sg-s-rake-1 = Fuoco d'infilata 1
    .summary = L'infilata passa da un lato corto, solo dall'arco centrale.
sg-rule-sg-s-rake-2 = Fuoco d'infilata 2
    .summary = Da prua: un segnalino in più ogni tre, per eccesso.
sg-rule-sg-s-rake-3 = Fuoco d'infilata 3
    .summary = Da poppa: un segnalino in più ogni due, per eccesso.
sg-rule-sg-s-shot-1 = Tipi di munizione 1
    .summary = La carica si rivela quando si spara.
sg-rule-sg-s-shot-2 = Tipi di munizione 2
    .summary = Palla: A nella prima metà, B nella seconda.
sg-rule-sg-s-shot-3 = Tipi di munizione 3
    .summary = Palla incatenata: C nella fascia rossa e viola, altrimenti nulla.
sg-rule-sg-s-shot-4 = Tipi di munizione 4
    .summary = Mitraglia: D nella fascia rossa e viola, altrimenti nulla.
sg-rule-sg-s-rel-1 = Scelta della munizione 1
    .summary = Ricaricando si sceglie in segreto la munizione.
sg-rule-sg-s-rel-2 = Scelta della munizione 2
    .summary = Una carica non si cambia, ma la batteria può vuotarsi sparando a nulla.
sg-rule-sg-a-set-1 = Preparazione avanzata 1
    .summary = Una serie di segnalini azione per ogni nave.
sg-rule-sg-a-set-2 = Preparazione avanzata 2
    .summary = All'inizio si sceglie la velatura: spiegata, da battaglia o ridotta.
sg-rule-sg-a-turn-1 = Turno avanzato 1
    .summary = Fra pianificazione e movimento c'è una fase di azioni.
sg-rule-sg-a-plan-1 = Pianificare le azioni 1
    .summary = Si pianificano coperte tante azioni quante ne permette l'equipaggio.
sg-rule-sg-a-plan-2 = Pianificare le azioni 2
    .summary = Conta il primo numero con entrambe le caselle libere.
sg-rule-sg-a-plan-3 = Pianificare le azioni 3
    .summary = A vele serrate non si pianificano carte.
sg-rule-sg-a-act-1 = Azioni dell'equipaggio 1
    .summary = Tutte le azioni si rivelano insieme e sono obbligatorie salvo indicazione.
sg-rule-sg-a-act-2 = Azioni dell'equipaggio 2
    .summary = Un'azione non valida non ha effetto e il segnalino torna.
sg-rule-sg-a-act-3 = Azioni dell'equipaggio 3
    .summary = Spiegare vele aumenta di un livello la velatura.
sg-rule-sg-a-act-4 = Azioni dell'equipaggio 4
    .summary = Ridurre vele cala di un livello la velatura.
sg-rule-sg-a-act-5 = Azioni dell'equipaggio 5
    .summary = Pompare toglie un segnalino di danno d'acqua e chiude i vuoti.
sg-rule-sg-a-act-6 = Azioni dell'equipaggio 6
    .summary = Sparare richiede la batteria carica; farlo resta facoltativo.
sg-rule-sg-a-act-7 = Azioni dell'equipaggio 7
    .summary = La fucileria richiede la sua azione.
sg-rule-sg-a-act-8 = Azioni dell'equipaggio 8
    .summary = Ricaricare richiede una batteria vuota.
sg-rule-sg-a-act-9 = Azioni dell'equipaggio 9
    .summary = Le azioni differite restano il turno dopo e contano nel suo limite.
sg-rule-sg-a-act-10 = Azioni dell'equipaggio 10
    .summary = Un incendio si spegne alla fine del secondo turno.
sg-rule-sg-a-act-11 = Azioni dell'equipaggio 11
    .summary = Che cosa si ripara si sceglie nella fase azioni del secondo turno.
sg-rule-sg-a-rep-1 = Riparazioni 1
    .summary = Una casella di danno normale si ripara subito.
sg-rule-sg-a-rep-2 = Riparazioni 2
    .summary = Una falla si ripara alla fine del turno.
sg-rule-sg-a-rep-3 = Riparazioni 3
    .summary = Il timone si ripara alla fine del turno.
sg-rule-sg-a-rep-4 = Riparazioni 4
    .summary = Un albero si ripara alla fine del turno.
sg-rule-sg-a-rep-5 = Riparazioni 5
    .summary = Danno normale e albero una volta a partita; falle e timone senza limite.
sg-rule-sg-a-sail-1 = Velatura 1
    .summary = La velatura decide la linea della carta blu.
sg-rule-sg-a-sail-2 = Velatura 2
    .summary = Le carte rosse non dipendono dalla velatura.
sg-rule-sg-a-sail-3 = Velatura 3
    .summary = A vele serrate si eseguono le carte rimaste a vele ridotte, poi ci si ferma.
sg-rule-sg-a-sail-4 = Velatura 4
    .summary = Per ripartire bisogna riempire i due spazi delle carte.
sg-rule-sg-a-sail-5 = Velatura 5
    .summary = Una sola carta pianificata torna non eseguita se si serrano di nuovo le vele.
sg-rule-sg-a-dam-1 = Danni speciali 1
    .summary = Simbolo di perdita: una casella equipaggio.
sg-rule-sg-a-dam-2 = Danni speciali 2
    .summary = Ogni incendio distrugge una casella all'inizio di ogni turno seguente.
sg-rule-sg-a-dam-3 = Danni speciali 3
    .summary = Ogni falla riempie una casella all'inizio di ogni turno seguente.
sg-rule-sg-a-dam-4 = Danni speciali 4
    .summary = Con un albero rotto solo carte grigie dal turno dopo.
sg-rule-sg-a-dam-5 = Danni speciali 5
    .summary = Con un albero rotto e a collo: una carta rossa a caso.
sg-rule-sg-a-dam-6 = Danni speciali 6
    .summary = Con due alberi rotti, solo le carte da due alberi.
sg-rule-sg-a-dam-7 = Danni speciali 7
    .summary = Il sartiame limita le vele a due, quattro e sei colpi.
sg-rule-sg-a-dam-8 = Danni speciali 8
    .summary = Timone colpito: virata meno uno; altri colpi sono alberi.
sg-rule-sg-a-dam-9 = Danni speciali 9
    .summary = Il limite di virata si verifica di nuovo rivelando la carta.
sg-rule-sg-o-gen-1 = Regole opzionali 1
    .summary = Ogni regola opzionale vale per certi livelli e si concorda prima.
sg-rule-sg-o-gen-2 = Regole opzionali 2
    .summary = Gli eventi casuali li decide un segnalino E, che torna.
sg-rule-sg-o-grog-1 = Grog 1
    .summary = Una volta a partita, lontano dal nemico, una perdita in meno.
sg-rule-sg-o-grog-2 = Grog 2
    .summary = Nel livello avanzato il grog è un'azione pianificata.
sg-rule-sg-o-green-1 = Inesperienza 1
    .summary = Gli artiglieri inesperti impiegano un turno in più a ricaricare.
sg-rule-sg-o-green-2 = Inesperienza 2
    .summary = Inesperti con fuoco continuo: un terzo.
sg-rule-sg-o-green-3 = Inesperienza 3
    .summary = Inesperti nel livello avanzato: ricaricare è un'azione differita.
sg-rule-sg-o-green-4 = Inesperienza 4
    .summary = I marinai inesperti possono perdere un'azione a caso.
sg-rule-sg-o-tangle-1 = Sartiame impigliato 1
    .summary = Un segnalino E per ogni coppia di basi a contatto pianificando.
sg-rule-sg-o-tangle-2 = Sartiame impigliato 2
    .summary = Le navi impigliate non muovono e perdono la carta.
sg-rule-sg-o-tangle-3 = Sartiame impigliato 3
    .summary = Per liberarsi, un segnalino E all'inizio di ogni pianificazione.
sg-rule-sg-o-cont-1 = Fuoco continuo 1
    .summary = Una batteria scarica spara per metà, per difetto.
sg-rule-sg-o-cont-2 = Fuoco continuo 2
    .summary = L'infilata conta prima di dimezzare; munizione segreta; niente doppia palla.
sg-rule-sg-o-cont-3 = Fuoco continuo 3
    .summary = Livello avanzato: si spara senza carica, senza ricaricare quel lato.
sg-rule-sg-o-first-1 = Prima bordata 1
    .summary = La prima bordata dà un segnalino in più ogni tre, per eccesso.
sg-rule-sg-o-first-2 = Prima bordata 2
    .summary = Prima bordata e infilata si calcolano a parte.
sg-rule-sg-o-near-1 = Bersaglio più vicino 1
    .summary = Una batteria spara solo alla nave più vicina dei suoi archi.
sg-rule-sg-o-double-1 = Doppia palla 1
    .summary = La doppia palla richiede un turno in più per la carica.
sg-rule-sg-o-double-2 = Doppia palla 2
    .summary = Segnalini A e B fino a mezzo righello; oltre, nulla.
sg-rule-sg-o-high-1 = Tiro a disalberare 1
    .summary = Si mira agli alberi con palla o doppia palla.
sg-rule-sg-o-high-2 = Tiro a disalberare 2
    .summary = I segnalini sottolineati e le perdite senza numero si cambiano con segnalini C.
sg-rule-sg-o-high-3 = Tiro a disalberare 3
    .summary = Una falla cambiata aggiunge un colpo al sartiame; un timone, un albero.
sg-rule-sg-o-brd-1 = Abbordaggio 1
    .summary = Con nemici a contatto si sceglie in segreto se abbordare.
sg-rule-sg-o-brd-2 = Abbordaggio 2
    .summary = Se entrambi vogliono si abborda; se uno solo, decide la sorte.
sg-rule-sg-o-brd-3 = Abbordaggio 3
    .summary = Le navi agganciate non muovono.
sg-rule-sg-o-brd-4 = Abbordaggio 4
    .summary = Segnalini E secondo la stazza dell'altra, uno alla volta.
sg-rule-sg-o-brd-5 = Abbordaggio 5
    .summary = Non possono arrendersi entrambe insieme.
sg-rule-sg-o-brd-6 = Abbordaggio 6
    .summary = Restano agganciate fino alla verifica seguente.
sg-rule-sg-o-brd-7 = Abbordaggio 7
    .summary = Con più navi dichiara prima chi ha meno equipaggio.
sg-rule-sg-o-brd-8 = Abbordaggio 8
    .summary = Ogni nave colpisce solo l'avversaria scelta.
sg-rule-sg-o-brd-9 = Abbordaggio 9
    .summary = Nel livello avanzato abbordare è un'azione pianificata.
sg-rule-sg-o-brd-10 = Abbordaggio 10
    .summary = Chi non ha pianificato l'abbordaggio subisce per primo.
sg-rule-sg-o-brd-11 = Abbordaggio 11
    .summary = Agganciate e impigliate: devono finire entrambe prima di muovere.
sg-rule-sg-o-flag-1 = Nave ammiraglia 1
    .summary = Perdere l'ammiraglia costa perdite ai suoi e rincuora il nemico.
sg-rule-sg-o-mag-1 = Santabarbara 1
    .summary = Dal terzo danno da fuoco può esplodere la santabarbara.
sg-rule-sg-o-mag-2 = Santabarbara 2
    .summary = Le navi a contatto con l'esplosione possono bruciare.
sg-rule-sg-o-sink-1 = Affondamento 1
    .summary = Dal terzo danno d'acqua la nave può affondare.
sg-rule-sg-o-spread-1 = Propagazione del fuoco 1
    .summary = Il fuoco può passare alla nave che spara a contatto.
sg-rule-sg-o-spread-2 = Propagazione del fuoco 2
    .summary = Gettare acqua sul nemico evita che il fuoco si propaghi.
sg-rule-sg-o-hulk-1 = Scafi arresi 1
    .summary = Le navi arrese restano sul tavolo e finiscono le carte.
sg-rule-sg-o-hulk-2 = Scafi arresi 2
    .summary = Non si possono abbordare; urtarle fa danni.
sg-rule-sg-o-hulk-3 = Scafi arresi 3
    .summary = Quelle che bruciano, fanno acqua, affondano o esplodono si tolgono.
sg-rule-sg-o-wdir-1 = Direzione del vento 1
    .summary = Vento iniziale e segnalini di cambio direzione.
sg-rule-sg-o-wdir-2 = Direzione del vento 2
    .summary = Due segnalini dello stesso senso girano il vento di 45 gradi.
sg-rule-sg-o-wstr-1 = Forza del vento 1
    .summary = La forza del vento cambia la linea usata.
sg-rule-sg-o-wstr-2 = Forza del vento 2
    .summary = Vele spiegate con vento forte: segnalino E per il sartiame.
sg-rule-sg-o-wstr-3 = Forza del vento 3
    .summary = La forza cambia con un segnalino tenuto e uno bianco.
sg-rule-sg-t-gen-1 = Elementi del terreno 1
    .summary = Ogni pezzo segna dove valgono i suoi effetti.
sg-rule-sg-t-reef-1 = Scogliere 1
    .summary = Il movimento finisce al primo contatto con la scogliera.
sg-rule-sg-t-reef-2 = Scogliere 2
    .summary = Segnalini secondo la stazza; con più punti ci si incaglia.
sg-rule-sg-t-reef-3 = Scogliere 3
    .summary = Incagliata: non muove più e le falle cessano.
sg-rule-sg-t-reef-4 = Scogliere 4
    .summary = Contano solo numeri, falle e timone.
sg-rule-sg-t-sand-1 = Banchi di sabbia 1
    .summary = Finire su un banco di sabbia è incagliarsi.
sg-rule-sg-t-sand-2 = Banchi di sabbia 2
    .summary = Su un banco di sabbia non si affonda.
sg-rule-sg-t-land-1 = Coste e isole 1
    .summary = Distanza pericolosa: spiaggia come banco di sabbia, rocce come scogliera.
sg-rule-sg-t-land-2 = Coste e isole 2
    .summary = Sovrapporsi alla terra: segnalini doppi e sempre incagliata.
sg-rule-sg-t-land-3 = Coste e isole 3
    .summary = Un porto non ha distanza pericolosa.
sg-rule-sg-t-land-4 = Coste e isole 4
    .summary = La terra copre la linea di vista.
sg-rule-sg-t-land-5 = Coste e isole 5
    .summary = L'elemento di chi spara o del bersaglio non copre, salvo mare, terra, mare.
sg-rule-sg-t-bat-1 = Batterie costiere 1
    .summary = Scheda, archi e linea di vista di una batteria costiera.
sg-rule-sg-t-bat-2 = Batterie costiere 2
    .summary = Un bersaglio per turno; si misura dal punto; fucileria nella fascia.
sg-rule-sg-t-bat-3 = Batterie costiere 3
    .summary = Anche le batterie prendono d'infilata.
sg-rule-sg-t-bat-4 = Batterie costiere 4
    .summary = Subiscono solo perdite e fuoco come danni speciali.
sg-rule-sg-t-bat-5 = Batterie costiere 5
    .summary = Distrutta o arresa, la batteria esce dal gioco.
sg-rule-sg-t-bat-6 = Batterie costiere 6
    .summary = La guarnigione ha cinque azioni.
sg-rule-sg-l-mov-1 = Movimento automatico 1
    .summary = Il mazzo automatico ha le carte di virata da 3 a 7.
sg-rule-sg-l-mov-2 = Movimento automatico 2
    .summary = Tornano le coppie di scarti e le virate che sommano dieci.
sg-rule-sg-l-fire-1 = Fuoco automatico 1
    .summary = Spara sempre quando può e ricarica subito.
sg-rule-sg-l-fire-2 = Fuoco automatico 2
    .summary = Spara al bersaglio più vicino.
sg-rule-sg-l-fire-3 = Fuoco automatico 3
    .summary = Con fuoco continuo spara anche scarica.
sg-rule-sg-l-fire-4 = Fuoco automatico 4
    .summary = La distanza decide i segnalini: D, A, B.
sg-rule-sg-l-act-1 = Azioni automatiche 1
    .summary = Le sue azioni seguono una lista di priorità.
sg-rule-sg-l-act-2 = Azioni automatiche 2
    .summary = Le sue riparazioni seguono un ordine.
sg-rule-sg-l-bat-1 = Batterie automatiche 1
    .summary = Le batterie automatiche hanno la loro lista.
sg-rule-sg-l-anc-1 = Navi all'ancora 1
    .summary = Le navi all'ancora non muovono.
sg-rule-sg-x-gen-1 = Scenari 1
    .summary = Uno scenario fissa tavolo, flotte, regole e vittoria.
sg-rule-sg-x-gen-2 = Scenari 2
    .summary = I giocatori possono scrivere scenari nuovi.
sg-rule-sg-x-eis-1 = Nemico in vista 1
    .summary = Ogni flotta si schiera entro mezzo righello dal suo lato.
sg-rule-sg-x-eis-2 = Nemico in vista 2
    .summary = Vince la parte che ha ancora navi in gioco.
sg-rule-sg-x-eis-3 = Nemico in vista 3
    .summary = Altri lati, altre facce, più navi o francesi inesperti.
sg-rule-sg-x-sha-1 = Acque basse 1
    .summary = Un'isola, sei scogliere a turno, lati e vento a sorte.
sg-rule-sg-x-sha-2 = Acque basse 2
    .summary = Se nessuno può vincere perché incagliato, contano i superstiti.
sg-rule-sg-x-blo-1 = Forzare il blocco 1
    .summary = I fuggitivi devono uscire dal loro lato; perderne uno è sconfitta.
sg-rule-sg-x-blo-2 = Forzare il blocco 2
    .summary = Due partite a parti invertite con spareggi.
sg-rule-sg-x-blo-3 = Forzare il blocco 3
    .summary = In solitario i francesi muovono da soli.
sg-rule-sg-x-van-1 = Contro l'avanguardia 1
    .summary = Il francese piazza isola, forte e scogliere.
sg-rule-sg-x-van-2 = Contro l'avanguardia 2
    .summary = Il forte cade con 8 punti, 4 perdite o la flotta battuta.
sg-rule-sg-x-van-3 = Contro l'avanguardia 3
    .summary = Fine e punti dell'attacco al forte.
sg-rule-sg-x-van-4 = Contro l'avanguardia 4
    .summary = Varianti: due forti o due partite.
sg-rule-sg-x-sup-1 = Arrivano i rifornimenti 1
    .summary = Il francese parte dal lato britannico verso un'isola con porto.
sg-rule-sg-x-sup-2 = Arrivano i rifornimenti 2
    .summary = Ferma a vele serrate presso l'isola sbarca 2 punti per turno.
sg-rule-sg-x-sup-3 = Arrivano i rifornimenti 3
    .summary = Fine e punti dei rifornimenti.
sg-rule-sg-x-prey-1 = Preda facile 1
    .summary = I nemici sono all'ancora e agiscono da soli.
sg-rule-sg-x-prey-2 = Preda facile 2
    .summary = Tre obiettivi: non incagliarsi, eliminare entrambe, meno di mezza fila piena.

sg-mod-firepower = potenza di fuoco dell'arco
sg-mod-musketry = fucileria dell'equipaggio
sg-mod-rake-bow = infilata da prua
sg-mod-rake-stern = infilata da poppa
sg-mod-first-broadside = prima bordata
sg-mod-continuous-fire = fuoco senza caricare
sg-mod-burden = stazza della nave amica urtata
sg-mod-rocks = stazza della nave sugli scogli, doppia sulla terra
sg-mod-explosion = esplosione a fianco
sg-no-fire-action = { $ship } non ha pianificato il fuoco a { $side } in questo turno.
sg-not-loaded = { $ship }: i cannoni a { $side } non sono carichi.
sg-not-in-arc = { $target } non è in alcun arco di { $ship } a { $side } entro il righello.
sg-line-blocked = Nessuna linea di vista verso { $target }: coperta da { $by }.
sg-no-line = Nessuna linea di vista da { $ship } a { $target } a { $side }, o va scelto un altro bersaglio.
sg-already-declared = { $ship }: i cannoni a { $side } hanno già il loro bersaglio.
sg-arc-misses = { $arc } di { $ship }: non raggiunge { $target }.
sg-no-load-fired = { $ship }: i cannoni a { $side } hanno sparato in questo turno e si caricano nel prossimo.
sg-no-load-loaded = { $ship }: i cannoni a { $side } sono carichi.
sg-no-more-hands = { $kept ->
    [0] { $ship }: il numero di azioni è { $number }, e sono già tutte previste.
   *[other] { $ship }: il numero di azioni è { $number }, e conta ciò che è rimasto dal turno precedente.
}
sg-token-kept = { $ship }: «{ $token }» è ancora lì dal turno precedente, e non ce n’è un’altra.

# the board as text
sg-board-head = Turno { $turn }, vento da { $point }. Il tavolo, { $width } per { $height } mm, nord in alto:
sg-board-legend = ^ scogliera, ~ banco di sabbia, # terra, B batteria. Dopo ogni nome: caselle di scafo e di equipaggio rimaste, cannoni prua/centro/poppa, moschetti, cariche a sinistra | a dritta.
sg-board-ship = caselle { $left }, cannoni { $guns }, moschetti { $muskets }, { $loads }
sg-board-battery = Batteria { $n }
sg-board-loaded = carica
sg-board-fires = incendi: { $n }
sg-board-leaks = falle: { $n }
sg-board-aground = incagliata
sg-board-anchored = all'ancora

# What a computer player weighs.
sg-term-outcome = l'esito
sg-term-damage-given = il danno inflitto
sg-term-damage-taken = il danno subito
sg-term-position = i cannoni che portano sul bersaglio
sg-term-errand = ciò che lo scenario chiede
