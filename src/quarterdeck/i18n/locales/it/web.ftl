# Parole del client per il browser.
web-nation = { $nation ->
    [british] britannica
    [french] francese
    [spanish] spagnola
    [dutch] olandese
    [danish] danese
   *[other] neutrale
}
web-home = Inizio
web-phase = Fase
web-wind = Vento
web-clock = Orologio
web-rule = Regola { $rule }
web-ruling = Chiarimento { $n }
web-rule-unknown = Questa regola non ha ancora un riassunto qui; il numero è quello del regolamento.
web-odds = Le probabilità: un punto per ogni faccia del dado
web-open-roll = Mostra l’aritmetica di questo tiro
web-step-back = Passo indietro
web-step-on = Passo avanti
web-play = Avvia
web-pause = Pausa
web-timeline = Linea del tempo della battaglia
web-points = Punti
web-minimap = Tutta la mappa: clicca per spostarti
web-tab-orders = Ordini
web-tab-ship = Nave
web-tab-fleet = Flotta
web-tab-log = Diario
web-undo-step = Annulla passo
web-die = dado
web-dot-is-face = punto = una faccia del dado

web-fc-chart = Mappa dello scontro
web-fc-port-arc = ARCO SIN.
web-fc-stbd-arc = ARCO DR.
web-fc-running = in poppa
web-fc-reaching = al lasco
web-fc-beating = di bolina
web-fc-aback = a collo
web-fc-shoal = Secca
web-fc-shoal-what = incaglio −1
web-fc-bank = Banco
web-fc-bank-what = incaglio −2
web-fc-flat = Piana di marea
web-fc-flat-what = incaglio certo
web-fc-land = Terra
web-fc-land-what = vietata
web-fc-ship-spoken = { $name }, { web-nation }, { $guns } cannoni, in { $hex }: scafo { $hull }%, alberatura { $rig }%, equipaggio { $crew }%
web-fc-line-of-battle = Linea di battaglia
web-fc-order =
    { $order ->
        [name] per nome
        [hurt] più colpite
       *[column] per colonna
    }
web-fc-hull-short = scafo
web-fc-rig-short = alb.
web-fc-crew-short = eq.
web-fc-bars = scafo { $hull }%, alberatura { $rig }%, equipaggio { $crew }%
web-fc-firepower = Potenza di fuoco
web-fc-at =
    { $what ->
        [hull] Allo scafo
       *[rig] All’alberatura
    }
web-fc-mean = media
web-fc-fire-check = controllo incendio
web-fc-crew-too = ed equipaggio
web-fc-no-ship = Scegli una nave sulla mappa.

web-tagline = tre giochi navali, al tuo tavolo
web-navigation = Menu principale
web-lobby = Sala
web-open-count =
    { $count ->
        [one] { $count } aperta
       *[other] { $count } aperte
    }
web-my-games = Le mie partite
web-replays = Replay
web-language = Lingua
web-night = Tema notturno
web-your-decision = Tocca a te
web-new-game = Nuova partita
web-scenarios = Scenari
web-choose-battle = Scegli la battaglia
web-guns = cannoni
web-rules-head = Regole
web-rules-note = come da regolamento, se non scegli altro
web-seats = Posti
web-sits-me = Io
web-sits-here = Amico qui
web-sits-link = Via link
web-sits-computer = Computer
web-level = { $level ->
    [random] mozzo
    [midshipman] guardiamarina
    [lieutenant] tenente
    [captain] capitano
    [admiral] ammiraglio
   *[other] { $level }
}
web-tempered = { $temper ->
    [bold] { web-level } audace
    [careful] { web-level } prudente
   *[other] { web-level }
}
web-temper = { $temper ->
    [bold] audace
    [careful] prudente
   *[other] secondo manuale
}
web-set-sail = Salpa: { $scenario }
web-saved-always = Salvata a ogni decisione.

web-undo = Annulla
web-sg-mat = Il tappeto
web-sg-ships = Le navi
web-sg-ship-spoken = { $name }, { web-nation }, al comando di { $who }: scafo { $hull } di { $boxes }, equipaggio { $crew } di { $boxes }, { $state }
web-sg-card-spoken = Carta { $id }, virata { $veer }, { $kind }
web-sg-aback = a collo
web-sg-aback-short = a collo
web-sg-beating = di bolina
web-sg-reaching = al lasco
web-sg-running = in poppa
web-sg-reach = al lasco
web-sg-run = in poppa
web-sg-beating-running = bolina, poppa
web-sg-front = prua
web-sg-full = centro
web-sg-rear = poppa
web-sg-chain = catena
web-sg-grape = mitraglia
web-sg-short = corta
web-sg-long = lunga
web-sg-rim = Bordo e vento
web-sg-hull-burden = Scafo, stazza { $burden }
web-sg-guns-front = cannoni prua,{" "}
web-sg-guns-full = centro
web-sg-guns-rear = , poppa:
web-sg-crew = Equipaggio
web-sg-actions = azioni
web-sg-musketry = fucileria
web-sg-port = Sinistra
web-sg-starboard = Dritta
web-sg-shot-box = Munizioni
web-sg-zero-box = Casella 0
web-sg-ammo = { $kind ->
    [ball] palla
    [chain] palla incatenata
    [grape] mitraglia
    [double] doppia palla
   *[other] { $kind }
}
web-sg-this-turn = Questo turno
web-sg-next-turn = Prossimo turno
web-sg-hand = Mano, mazzo { $deck }
web-sg-sail-now =
    { $sail ->
        [full] vele spiegate:
        [backing] vele ridotte:
        [furled] vele serrate:
       *[battle] vele da battaglia:
    }
web-sg-green = verde, al lasco
web-sg-orange = arancio, bolina
web-sg-crew-actions = Azioni dell’equipaggio
web-sg-too-far = troppo: la virata è { $limit }
web-sg-open-to-her = possibili: scarto massimo { $limit } (questo turno: { $from })

web-tab-card = Carta
web-kp-chart = Mappa dell’Atlantico
web-kp-ocean = Atlantico Nord
web-kp-azores = Azzorre
web-kp-spain = Spagna
web-kp-lane-channel = Da New York alla Manica
web-kp-lane-indies = Dalle Antille a Gibilterra
web-kp-turn = Turno
web-kp-plays-now = GIOCA ORA
web-kp-this-one = questo
web-kp-in-hand = in mano
web-kp-to-play = Da giocare
web-kp-nothing-laid = nulla posato
web-kp-victory = Vittoria
web-kp-points = punti
web-kp-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
web-kp-decks = Mazzi
web-kp-action-deck = Mazzo azioni
web-kp-left =
    { $count ->
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
web-kp-discards = scarti: i due in cima
web-kp-ships-left = navi, { $count }
web-kp-merchants-left = mercantili, { $count }
web-kp-your-force = La tua forza
web-kp-you = Tu
web-kp-laid-ahead = preparate
web-kp-cards-in-pile = { $count ->
    [one] carta nella tua pila di vittoria:
   *[other] carte nella tua pila di vittoria:
}
web-kp-laid-note = preparate per il tuo turno; gli altri vedono il dorso
web-kp-your-hand = La tua mano
web-kp-hand-card = { $card }{ $may ->
    [yes] , si può giocare
   *[no] {""}
}
web-kp-may-choose = si può scegliere ora
web-kp-window = Decisione
web-kp-attack-caps = ATTACCO
web-kp-defence-caps = DIFESA
web-kp-then = poi
web-kp-then-pass = passa
web-kp-you-may = Puoi giocare
web-kp-sunk = affondata
web-kp-damaged = danneggiata
web-kp-unhurt = indenne
web-kp-home-safe = in salvo
web-kp-missed = mancata
web-kp-do = Gioca { $what }
web-kp-look = Scegli una carta sul tavolo per guardarla.
web-kp-prizes-round = Premi di vittoria di questo round
web-kp-odds-were = Le probabilità, su 100
web-kp-cat = { $cat ->
    [reaction] Risposta
    [own] Propria forza
    [assist] Aiuto
    [attack] Attacco
    [opponent] Avversario
   *[meta] Stato maggiore
}
web-kp-intercept = Intercetta!
web-kp-by-day = di giorno
web-kp-low-coal = poco carbone
web-kp-refuge = rifugio
web-kp-prize = preda
web-kp-displacement = Dislocamento
web-kp-armament = Armamento
web-kp-tonnage = Stazza
web-kp-tons = tonnellate
web-kp-sailing-ship = Veliero
web-kp-steamer = Piroscafo
web-kp-light-cruiser = Incrociatore leggero
web-kp-sailing-raider = Corsaro a vela
web-kp-liner-raider = Transatlantico corsaro
web-kp-raider = Corsaro
web-kp-always-recognised = sempre riconosciuta
web-kp-recognised = riconosciuta
web-kp-disguised = camuffata
web-kp-against = contro
web-kp-card-back = dorso
web-kp-safe-passage = passaggio sicuro
web-kp-fate =
    { $how ->
        [taken] presa da { $by }, { $year }
        [mined] su mina di { $by }, { $year }
       *[sunk] affondata da { $by }, { $year }
    }
web-kp-text-amc = Un ausiliario combatte al suo posto.
web-kp-text-blockade-runner = Ogni nave a corto può rifornirsi.
web-kp-text-boarding-party = Un mercantile intatto è preda invece di affondare.
web-kp-text-break-contact = Di giorno può sfuggire a un Intercetta!
web-kp-text-breakout = Pesca una nave tedesca, o due.
web-kp-text-collier = Carbone per tutte le tue navi a corto.
web-kp-text-damage-control = Una tua nave danneggiata torna intera.
web-kp-text-deception = Un avversario giocherà una sola carta, a caso.
web-kp-text-fair-seas = Un mercantile o preda intatto tenta il porto, +1.
web-kp-text-fast-ship = Di giorno, se intatto: −2 all’attacco di un corsaro.
web-kp-text-fog-bank = Un rivale non gioca né pesca, ed è fuori portata.
web-kp-text-good-hunting = Un corsaro intercetta due mercantili.
web-kp-text-heavy-weather = Può affondare le navi danneggiate altrui.
web-kp-text-intelligence = Leggi una mano, o ordina le prossime carte.
web-kp-text-interned = Può internare una nave da guerra o scoperta.
web-kp-text-interrogate = Può scoprire una camuffata e attaccare.
web-kp-text-island-refuge = Nasconde, rifornisce e ripara. Resta lì.
web-kp-text-lay-mines = Mine ai mercantili di un avversario.
web-kp-text-minesweeper = Spazza via un intero attacco di mine.
web-kp-text-monitor = Bombarda una nave nel suo rifugio, +2.
web-kp-text-non-combatant = −2 all’attacco; preda, non affondato; +2 al porto.
web-kp-text-qqq = «Corsaro!» Alla fine è riconosciuto.
web-kp-text-q-ship = Esca: cannoni o bombe di profondità.
web-kp-text-razzle-dazzle = Le strisce possono sviare il siluro.
web-kp-text-recalled = Dopo un affondamento può dover rientrare.
web-kp-text-recon-aircraft = Prendi due carte a caso da una mano.
web-kp-text-reflag = Un corsaro o preda riconosciuto è di nuovo camuffato.
web-kp-text-rendezvous-missed = Ogni nave di un rivale può restare a corto.
web-kp-text-scuttle = Affonda una tua nave danneggiata; nessuno la conta.
web-kp-text-second-chance = Dopo questo turno ne giochi un altro.
web-kp-text-shallow-run = Fugge di giorno tra le secche, forse colpita.
web-kp-text-shipping-lanes = Una nave da guerra intercetta tre mercantili.
web-kp-text-slim-pickings = Annulla un Intercetta! su un mercantile, o ne lascia solo uno.
web-kp-text-submarine-u = Siluri a un mercantile.
web-kp-text-submarine-uc = Siluri a un mercantile o mine a tutti.
web-kp-text-surprise-attack = +2 all’attacco. Niente Rottura, Nave veloce, Basso fondale.
web-kp-text-transfer-command = Una nave da guerra o scoperta può seguirti.
web-kp-text-trap = È armato e spara nello stesso momento.
web-kp-text-wireless-intercept = Prendi i due scarti in cima.

web-as-seen-by = Visto da
web-broken = Qualcosa in questa pagina è andato alla deriva.
web-cancel = Annulla
web-close = Chiudi
web-compass-letters = N NE E SE S SO O NO
web-compass = { $point ->
    [n] nord
    [ne] nord-est
    [e] est
    [se] sud-est
    [s] sud
    [sw] sud-ovest
    [w] ovest
   *[nw] nord-ovest
}
web-computer = Computer
web-confirm = Conferma
web-continue = Continua { $scenario }
web-continue-short = Continua
web-copied = Copiato
web-copy-link = Copia il link
web-curtain = Sipario tra i giocatori
web-curtain-for = Tocca a te: { $seat }
web-curtain-text = Prendi lo schermo. Nessun altro deve guardare mentre il sipario è aperto.
web-curtain-take = Gioco io: { $seat }
web-dice = dadi
web-dice-highest = Il più alto di { $count } dadi
web-dice-sum = Somma di { $count } dadi
web-die-of = Dado da { $sides } facce
web-download = Scarica il registro
web-draw = Battaglia indecisa
web-filter-all = Tutte
web-filter-large = Grandi
web-filter-shallows = Secche
web-filter-small = Piccole
web-finished = La partita è finita
web-finished-games = Partite finite
web-live-games = In corso ora
web-loading = Un momento…
web-look-as = Passa a: { $seat }
web-lost = Connessione persa. Vedi l’ultimo stato ricevuto; si aggiornerà da sé.
web-menu = Menu
web-next = Avanti
web-none-here = Qui non c’è ancora nulla.
web-not-played = Mai giocato
web-now-moves = ora: muove { $ship }
web-now-phase = ora: { $phase }
web-open-games = Partite aperte
web-open-table = Apri il tavolo
web-picture-png = Immagine (PNG)
web-picture-svg = Immagine (SVG)
web-pref-confirm = Chiedi conferma
web-pref-motion = Animazioni
web-pref-detail = Del loro turno mostra
web-detail = { $level ->
    [all] ogni mossa
    [results] tiri e perdite
   *[recap] solo il riepilogo
}
web-pref-sound = Suono
web-pref-volume = Volume
web-problem-offline = Il server non risponde.
web-problem-other = Non ha funzionato ({ $code }).
web-problem-taken = Qualcuno siede già lì.
web-rematch = Gioca ancora
web-rematch-asked = Proposta inviata. Si comincia appena tutti vogliono.
web-rematch-wanted = { $seats }: vorrebbe giocare ancora.
web-replay = Replay
web-resign = Abbandona
web-resign-sure = Abbandonare questa partita?
web-retry = Riprova
web-scenario-count = { $count ->
    [one] { $count } scenario
   *[other] { $count } scenari
}
web-seat-keys = Chiavi del mio posto
web-seat-new-link = Il nuovo collegamento al tuo posto. Tienilo per te.
web-seat-open = libero
web-seat-other-browser = Un altro browser
web-seat-program = Un programma con la chiave
web-seat-renew = Rinnova la chiave
web-seat-renew-text = Se qualcun altro può avere la chiave, rinnovala: ogni altro browser o programma resta subito fuori.
web-seat-seen = visto per ultimo { $seen }
web-seat-since = dal { $since }, visto per ultimo { $seen }
web-seat-sockets = Connessioni aperte ora: { $count }
web-seat-taken = occupato
web-seat-this-browser = Questo browser
web-seat-uses = { $seat }: dove si usa il posto
web-setup = Schieramento
web-share = Copia link
web-sheet = Cambia l’altezza di questo foglio
web-sit = Siediti
web-spectator = Uno spettatore
web-speed = Velocità
web-total = Totale
web-total-table = Totale per { $table }
web-turn = { $turn ->
    [0] Prima del turno 1
   *[other] Turno { $turn }
}
web-turn-of = Turno { $turn } di { $turns }
web-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
web-under = { $seat }, con { $admiral }
web-waiting = In attesa
web-waiting-for = In attesa di: { $seats }.
web-waiting-room = In attesa di giocatori
web-waiting-text = La partita comincia quando ogni posto è preso. Puoi chiudere questa pagina; la partita resta.
web-watch = Guarda
web-watching = Stai guardando
web-why = Perché?
web-wins = Vittoria: { $seats }
web-your-name = Il tuo nome

web-fc-title = Flying Colors
web-fc-overline = Azioni di flotta, dal 1756 al 1805
web-fc-text = Guida la linea. Ventuno battaglie da Minorca a Trafalgar, ogni nave con i suoi cannoni, il suo scafo e il suo equipaggio.
web-fc-first = Due giocatori, da mezz’ora a una serata.
web-fc-class = { $class ->
    [first] 3 ponti
    [third] 80, 74
    [fourth] 64, 50
   *[frigate] fregate
}
web-fc-command = Raggio
web-fc-command-of = Comando di { $leader }, { $left ->
    [one] resta una nave da muovere
   *[other] restano { $left } navi da muovere
}
web-fc-hull = Scafo
web-fc-rigging = Alberatura
web-fc-crew = Equipaggio
web-fc-ends = la partita finisce dopo il turno { $turns }, o quando una flotta si ritira
web-fc-fire-hull = Fuoco allo scafo
web-fc-fire-rig = All’alberatura
web-fc-fired = sparata
web-fc-ready = pronta
web-fc-guns = Cannoni
web-fc-rate = Classe
web-fc-worth = Valore
web-fc-guns-rate = { $guns } cannoni, classe { $rate }
web-fc-hull-hits = colpi allo scafo
web-fc-rigging-hits = colpi all’alberatura
web-fc-maps = mappe { $maps }
web-fc-barred = Non ora: { $what }{ $more ->
    [0] {""}
   *[other] {" "}e altri { $more }
}
web-fc-mp = PM
web-fc-phase =
    { $phase ->
        [wind] Vento
        [commands] Comandi
        [initiative] Iniziativa
        [activation] Attivazione
        [out_of_command] Fuori comando
        [drift] Mischia, deriva
        [victory] Conteggio
       *[other] Schieramento
    }
web-fc-plain-sail = vele normali
web-fc-range = distanza { $range }
web-fc-rate-at = Classe { $rate } a distanza { $range }
web-fc-scenario-text = { $ships } navi ai loro posti.
web-fc-shot-line = { $attack }, distanza { $range }, potenza { $firepower }
web-fc-side = { $side ->
    [port] sinistra
   *[starboard] dritta
}
web-fc-side-range =
    { $side ->
        [port] a sinistra
       *[starboard] a dritta
    }, distanza { $range }
web-fc-state =
    { $state ->
        [damaged] danneggiata
        [burning] in fiamme
        [struck] arresa
        [anchored] all’ancora
        [aground] incagliata
        [irons] piantata
        [adrift] alla deriva
        [full] vele spiegate
        [grappled] agganciata
        [fouled] impigliata
       *[prize] preda
    }
web-fc-to-hex = a { $hex }
web-fc-wind-to = verso { $to }{ $weather ->
    [calm] , calma
    [breezy] , brezza
   *[normal] {""}
}

web-sg-title = Sails of Glory
web-sg-overline = Duelli tra navi in millimetri
web-sg-text = Pianifica in segreto, salpa insieme agli altri e fidati del tuo occhio per il vento.
web-sg-first = Da due a sei capitani, circa un’ora.
web-sg-card-first = Sigilla: prima una carta
web-sg-token-first = Sigilla: prima scegli
web-sg-click-to-set = clicca per posare { $card }
web-sg-tap-twice = Un tocco alza la carta, un altro la posa.
web-sg-fold = Piega o spiega il foglio
web-sg-set = posata
web-sg-set-card = Posa { $card }
web-sg-empty = vuota
web-sg-fired = sparata
web-sg-loaded = carica, coperta
web-sg-free = libera: toccane una
web-sg-slot-free = libera
web-sg-guns-deck = { $guns } cannoni, { $year }, mazzo { $deck }
web-sg-hits = { $count ->
    [one] { $count } colpo
   *[other] { $count } colpi
}
web-sg-none = niente
web-sg-level = { $level ->
    [basic] regole base
    [standard] regole standard
   *[advanced] regole avanzate
}
web-sg-all-levels = dalle regole base alle avanzate
web-sg-orders-for = Ordini, { $ship }
web-sg-out = fuori combattimento
web-sg-page = pagina { $page }
web-sg-phase = { $phase ->
    [planning] Pianificazione
    [actions] Azioni
    [movement] Movimento
    [combat] Combattimento
    [reload] Ricarica
   *[setup] Schieramento
}
web-sg-planned = { $count } di { $of } pianificate
web-sg-sail-short =
    { $sail ->
        [full] spiegate
        [battle] battaglia
        [backing] ridotte
       *[furled] serrate
    }
web-sg-scenario-facts = Un tavolo di { $width } x { $height } mm.
web-sg-scenario-text = { $ships ->
    [one] { $ships } nave
   *[other] { $ships } navi
} sul tappeto, ognuna con il suo mazzo di manovre.
web-sg-sealed = sigillato
web-sg-writing = scrive
web-sg-ready = pronta
web-sg-waits = da scrivere
web-sg-your-turn = tocca a te
web-sg-thinking = pensa…
web-sg-shot-line = { $mm } mm, { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    } { $letters }, scafo in media { $hull }{ $rake ->
    [yes] , infilata
   *[no] {""}
}
web-sg-special =
    { $what ->
        [fire] Incendio
        [leak] Falla
        [mast] Alberi
        [rudder] Timone
       *[sail] Vele
    }
web-sg-tab-card = Carta
web-sg-tab-mat = Scheda nave
web-sg-tab-mat-short = Scheda
web-fc-attack = { $attack ->
    [close-rake] infilata ravvicinata
    [partial] bordata parziale
    [partial-close-rake] infilata parziale ravvicinata
    [partial-rake] infilata parziale
    [partial-stern-rake] infilata parziale di poppa
    [rake] infilata
    [stern-rake] infilata di poppa
   *[full] bordata
}
web-sg-token = { $token ->
    [fire_port] Fuoco sin.
    [reload_port] Carica sin.
    [fire_starboard] Fuoco dr.
    [reload_starboard] Carica dr.
    [musketry] Moschetti
    [boarding] Abborda
    [raise_sail] Più vela
    [reduce_sail] Meno vela
    [repair] Ripara
    [extinguish] Spegni
    [pump] Pompa
    [fire_guns] Fuoco
    [reload_guns] Carica
    [water] Acqua
   *[grog] Grog
}
web-sg-travel = { $mm } mm, rotta { $heading }°.
web-sg-veer = virata { $veer }
web-sg-wind-from = da { $from }{ $strength ->
    [low] , debole
    [high] , forte
   *[medium] , medio
}

web-kp-title = I pirati del Kaiser
web-kp-overline = La guerra di corsa, dal 1914 al 1918
web-kp-text = Caccia sulle rotte con quello che hai in mano. Qualcuno caccia te.
web-kp-first = Da uno a quattro giocatori, circa un’ora.
web-kp-attack = Attacco
web-kp-defence = Difesa
web-kp-british = Forze britanniche
web-kp-by-night = di notte
web-kp-captured = presa
web-kp-chance = riesce
web-kp-dam-short = dann.
web-kp-home = in salvo
web-kp-deck-left =
    { $count ->
        [one] Mazzo: resta { $count } carta
       *[other] Mazzo: restano { $count } carte
    }
web-kp-left-word = restano
web-kp-dice-spoken = I dadi hanno parlato
web-kp-die-dropped = d{ $sides }, non vale
web-kp-die-kept = d{ $sides }, il più alto: vale
web-kp-die-only = d{ $sides }, l’unico
web-kp-from = da { $name }, { $seat }
web-kp-to = a { $name }, { $seat }
web-kp-laid-here = posata qui
web-kp-log-note = round { $round }, le più recenti in alto
web-kp-no-mods = Senza modificatori
web-kp-of-disguised = { $seat }, sotto falsa bandiera
web-kp-of-known = { $seat }, riconosciuta
web-kp-pass = Passa
web-kp-pass-kind-note = le domande di altro tipo restano
web-kp-pass-turn-note = fino alla fine di questo turno
web-kp-phase =
    { $phase ->
        [commit] Impegno
        [announce] Annuncio
        [answer] Risposta
        [dice] Dadi
        [passage] Passaggio sicuro
       *[draw] Scarto, pesca
    }
web-kp-points-were = punti, erano { $were }
web-kp-rolls = { $name } tira { $total }
web-kp-round = { $players ->
    [1] in solitario
    [2] due giocatori
    [3] tre giocatori
   *[other] quattro giocatori
}, round { $round }
web-kp-round-short = round { $round }
web-kp-scenario-facts =
    { $seats ->
        [one] Un posto contro il fantasma.
       *[other] { $seats } posti; il computer può occuparne quanti vuoi.
    }
web-kp-scenario-line = dal 1914 al 1918, { $seats ->
    [one] un posto
   *[other] { $seats } posti
}
web-kp-sum = { $attack } contro { $defence }.
web-kp-tab-table = Tavolo
web-kp-twice = il doppio di { $value }
web-kp-verdict = { $verdict ->
    [sunk] Almeno il doppio della difesa: affondata
    [captured] Almeno il doppio della difesa: presa
    [damaged] Più della difesa, meno del doppio: danneggiata
    [success] Più alto della risposta: riesce
    [failure] Non più alto della risposta: non riesce
   *[missed] Non più della difesa: mancata
}

web-skip = salta
web-sg-pile = pila { $letter }, { $count ->
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
web-sg-of = di { $total }
web-sg-turn-all = Gira tutti
web-kp-take-up = Scegli una carta o una risposta
web-kp-barred = Ora no ({ $count }): perché?
web-kp-folded = ripiegata: fuori da questo scontro
web-kp-game = Partita
web-kp-round-taken = { $seats } vince il round
web-kp-round-nobody = Nessuno vince il round
web-kp-round-over = Il round { $round } è finito
web-kp-round-on = Al prossimo round
web-kp-col-seat = Posto
web-kp-col-prizes = Premi del round
web-kp-col-round = Round
web-kp-no-prizes = nessun premio
web-kp-all-prizes = { $count } in premi
web-kp-dearest = I premi più preziosi
web-end-points = Punteggio
web-end-losses = { $count ->
    [one] Una perdita
   *[other] { $count } perdite
}
web-end-curve = { $game ->
    [kaisers-pirates] I premi di vittoria nel corso della partita
   *[other] I punti nel corso della partita
}
web-kp-last-round = ultimo round
web-kp-last-round-again = La fine dell’ultimo round
web-sg-your-water = le tue acque
web-sg-berth-keys = { $kind ->
    [heading] Q ed E o le frecce la fanno virare, Invio la lascia così
   *[place] Le frecce la muovono, Invio la lascia lì
}
web-sg-berth-how = { $kind ->
    [heading] Trascina il pomello d’ottone, o gira la rotella sulla nave; con la tastiera Q ed E.
   *[place] Trascina la nave in un punto delle tue acque, o fai clic lì; con la tastiera le frecce.
}
web-sg-berth-off = Lì non può stare: fuori dalle sue acque o su un’altra base. Lasciala e scivola al punto consentito più vicino.
web-sg-berth-list = { $kind ->
    [heading] { $count } rotte
   *[place] { $count } punti consentiti
}
web-kp-verb = { $verb ->
    [commit] Posa { $what }
    [discard] Scarta { $what }
    [put] Rimetti { $what }
   *[play] Gioca { $what }
}

web-fc-story-camperdown = De Winter cercò le secche della propria costa quando vide la forza di Duncan. Duncan non aspettò di formare la linea e attaccò in due gruppi.
web-fc-story-bec-du-raz = Un duello tra due 74 al largo della Bretagna. Restarono agganciati finché la nave francese, con equipaggio nuovo, cedette.
web-fc-story-nile = Nelson trovò la flotta francese all’ancora nella baia di Abukir e attaccò subito, al tramonto, da ambo i lati della linea. L’ammiraglia esplose e solo due vascelli fuggirono.
web-fc-story-goza-de-candia = Con i dispacci del Nilo a bordo, la Leander da 50 cannoni fu raggiunta da una delle due navi francesi sfuggite alla battaglia.
web-fc-story-el-ferrol = Un «e se»: la squadra spagnola esce dal porto incontro ai britannici che coprono uno sbarco; in realtà non uscì mai.
web-fc-story-copenhagen = Per rompere una lega di neutrali armati una flotta britannica attaccò le difese danesi all’ormeggio. Parker, da lontano, segnalò una ritirata che Nelson scelse di non vedere.
web-fc-story-algeciras-bay = Saumarez attaccò una piccola squadra francese protetta da batterie spagnole, con poco vento e tra le secche, e fu respinto.
web-fc-story-gut-of-gibraltar = Pochi giorni dopo lo scacco Saumarez inseguì di notte la squadra combinata nello stretto. Due tre ponti spagnoli si scambiarono per nemici.
web-fc-story-cape-finisterre = Calder intercettò la flotta combinata di ritorno dalle Antille. Tra nebbia e brezze leggere prese due vascelli e lasciò andare gli altri.
web-fc-story-trafalgar = Nelson e Collingwood guidarono due colonne ad angolo retto contro la linea combinata. La flotta alleata fu distrutta come forza; Nelson cadde.
web-fc-story-cape-ortegal = Quattro vascelli francesi sfuggiti a Trafalgar furono raggiunti da Strachan e si voltarono a combattere.
web-fc-story-minorca = Una squadra britannica di soccorso sotto Byng incontrò La Galissonnière davanti all’isola assediata. Lo scontro restò a metà, l’isola cadde e Byng pagò con la vita.
web-fc-story-cape-henry = Arbuthnot raggiunse una squadra francese con truppe per la Virginia presso l’imboccatura del Chesapeake. Con mare grosso i francesi preferirono battersi piuttosto che sbarcare sotto attacco.
web-fc-story-virginia-capes = Graves arrivò al Chesapeake quando de Grasse aveva già chiuso la baia all’esercito di Yorktown. I francesi filarono gli ormeggi e uscirono a combattere.
web-fc-story-frigate-bay = Hood attirò de Grasse fuori dalla rada, gli scivolò alle spalle e ancorò al suo posto. De Grasse deve spezzare quella linea o abbandonare le truppe a terra.
web-fc-story-first-of-june-may28 = Primo contatto tra Howe e la flotta francese che copriva un convoglio di grano in pieno Atlantico.
web-fc-story-first-of-june-may29 = Secondo giorno del combattimento in caccia; Howe tenta di sfondare sopravvento a Villaret.
web-fc-story-first-of-june-june1 = La nebbia si alza e le due linee finalmente si battono. Howe fa delle prede, ma il convoglio dietro Villaret passa.
web-fc-story-first-of-june-campaign = Tre scontri uno dopo l’altro, con i danni di ogni giorno portati al seguente.
web-fc-story-audierne-bay = In una burrasca Pellew portò due fregate contro un 74 francese carico di soldati, che non poteva usare la batteria bassa. La lunga caccia finì su una costa sottovento.
web-fc-story-cape-st-vincent = Jervis spinse la linea in un varco di una flotta spagnola sparpagliata. Nelson lasciò il suo posto per trattenere la parte maggiore e abbordò due vascelli di seguito.
web-kp-begin = Dai le carte
web-choice = { $choice ->
    [basic] base
    [standard] standard
    [advanced] avanzate
    [dice] dado più alto
    [weakest] forza più debole
    [none] nessuno
    [scenario] come stampato
    [random] a sorte
    [british] i britannici
    [french] i francesi
    [both] entrambi
   *[other] { $choice }
}
web-choice-points = { $side } +{ $points }
web-difficulty-turns = { $turns ->
    [one] Circa un turno
   *[other] Circa { $turns } turni
}
web-never-played = **Mai giocato?** La prima partita guidata mostra tutto in dieci minuti.
web-learn-first = Prima imparare
web-level-text = { $level ->
    [random] Un ordine permesso qualsiasi, senza piano.
    [midshipman] Gioca come un tenente, con qualche svista.
    [lieutenant] Pesa ogni ordine man mano che viene, subito.
    [captain] Prova prima i suoi ordini migliori: fino a 8 secondi per turno.
    [admiral] Guarda avanti più di tutti: fino a 30 secondi per turno.
   *[other] { "" }
}
web-odds-each = Che cosa poteva uscire: un punto per ogni tiro
web-odds-hundred = Che cosa poteva uscire, su 100
web-odds-spoken = { $result }: { $ways } su { $all }
web-next-loss = Perdita successiva
web-last-loss = Perdita precedente
web-timeline-at = Turno { $turn }: { $what }
web-jump-there = Guarda questo momento
web-look-back = Guarda indietro
web-looking-back = Sguardo indietro
web-to-now = Torna al presente
web-ours = valore ricostruito
web-ours-derived = Ricostruito: nessuna fonte disponibile mostra questo valore stampato, perciò è stato dedotto da pezzi simili e dalle regole. Un pacchetto di dati può contenere quello vero.
web-ours-repaired = Riparato: un elenco pubblico delle pedine ha qui una lacuna o un errore; il valore è stato corretto per confronto con navi gemelle. Un pacchetto di dati può contenere quello vero.
web-ours-inferred = Dedotto dalle regole; nessuna fonte disponibile lo mostra stampato. Un pacchetto di dati può contenere il valore vero.
web-ours-reconstructed = Ricostruito: le secche stampate non sono nelle fonti disponibili; questi esagoni sono stati tracciati dallo schieramento e dalla storia. Un pacchetto di dati può contenere quelle vere.
web-kp-success = riesce
web-kp-failure = non riesce
web-kp-versus = { $one } a { $two }
web-kp-attack-sum = Attacco
web-kp-defence-sum = Difesa
web-kp-challenge-sum = Sfida
web-kp-response-sum = Risposta
web-kp-kept-of = { $count ->
    [one] Il dado
   *[other] Si tiene il più alto di { $count } dadi
}
web-home-turn = { $scenario }, turno { $turn } di { $turns }
web-home-turn-open = { $scenario }, turno { $turn }
web-home-against = Contro { $who }. Ultima mossa: { $when }.
web-home-alone = Ultima mossa: { $when }.
web-home-computer = il computer, { $level }

# Sails of Glory: ruler, the turn as it happens, source marks
web-sg-band = { $band ->
    [near] corta: A (o C, D)
    [short] corta: A
    [long] lunga: B
   *[out] fuori portata
}
web-sg-measure = { $mm } mm, { $band ->
    [near] corta: A, C o D
    [short] corta, A
    [long] lunga, B
   *[out] fuori portata
}
web-sg-range-so = { $mm } mm: { $letters }
web-sg-ghost = { $kind ->
    [this] questo turno: { $card }
   *[next] prossimo turno: { $card }
}
web-sg-mm = { $mm } mm
web-sg-ruler = Righello
web-sg-ruler-hint = Posa il righello sul tavolo o riprendilo (R)
web-sg-ruler-closed = nessuno può misurare prima che gli ordini siano sigillati
web-sg-ruler-end = { $end ->
    [from] Righello, estremità del cannone
   *[to] Righello, estremità lontana
}
web-sg-locked = chiuso: ora nessuno può misurare
web-sg-orders-of = { $turn ->
    [0] I tuoi primi ordini
   *[other] I tuoi ordini per il turno { $turn }
}
web-sg-seal-note = Una volta sigillati non si possono cambiare; si possono sempre leggere.
web-sg-crew-together = Azioni dell’equipaggio, rivelate insieme
web-sg-seal-seen = Il nemico vede che hai sigillato, nient’altro.
web-sg-to-mat = Torna al tappeto
web-sg-read-orders = Leggi gli ordini
web-sg-change = Cambia
web-sg-change-why = Si riscrivono i suoi ordini e quelli delle navi dopo di lei
web-sg-face-down = { $count ->
    [one] un segnalino { $letter }, coperto
   *[other] { $count } segnalini { $letter }, coperti
}
web-sg-declared = Fuoco dichiarato: { $count ->
    [one] un tiro
   *[other] { $count } tiri
}
web-sg-fire-at = { $ship } contro { $target }
web-sg-tab-turn = Questo turno
web-sg-revealed = Ordini rivelati
web-sg-again = Rivedi il turno
web-sg-all-sail = { $count ->
    [one] Una nave naviga.
   *[other] Tutte le { $count } navi navigano insieme.
}
web-sg-runs-onto = { $ship } urta { $other } e si ferma dove le basi si toccano.
web-sg-stops-on = si ferma contro { $other }
web-sg-strikes = urta gli scogli
web-sg-stopped-after = Ferma dopo { $mm } mm: le basi si toccano
web-sg-card-stopped = { $card }, ferma
web-sg-sail-title = Tutte navigano insieme
web-sg-fire-title = { $ship } fa fuoco
web-sg-show-keys = spazio: fermare; esc: saltare
web-sg-fire-keys = invio: girarli tutti; esc: saltare
web-sg-shot-at = { $ship } spara contro { $target }.
web-sg-firing = fa fuoco
web-sg-under-fire = sotto il fuoco
web-sg-chits-for = Segnalini per { $target }
web-sg-chits-note = Pescati insieme, posati insieme, prima il più grande
web-sg-to-draw = segnalini { $letter } da pescare
web-sg-turning = si gira
web-sg-to-come = da venire
web-sg-sum-hull = Punti scafo in { $count } di { $cup } segnalini { $letter }
web-sg-sum-crew = Perdite in { $count } di { $cup } segnalini { $letter }
web-sg-mean = media
web-sg-so-far = { $sum } finora
web-sg-came-to = { $sum } in tutto
web-sg-sum-spoken = { $sum }: { $share } su 100
web-sg-arc-line = { $ship }: { $side }, { $arc }, casella { $box }
web-sg-musket-line = { $ship }: moschetti, casella dell’equipaggio { $box }
web-sg-range-line = { $ammo } a { $mm } mm
web-sg-odds-rare =
    { $what ->
            [crew] Una perdita
            [fire] Un incendio
            [leak] Una falla
            [mast] Un colpo all’albero
            [sail] Un colpo al sartiame
           *[rudder] Un colpo al timone
        } in { $count } { $count ->
            [one] segnalino
           *[other] segnalini
        } { $letter }
web-sg-next-of = Il prossimo segnalino { $letter }
web-sg-left-hull =
    { $count ->
        [one] ne resta { $count }: punti scafo
       *[other] ne restano { $count }: punti scafo su ciascuno
    }
web-sg-crew-loss = una perdita
web-sg-special-damage = danno speciale
web-sg-one-in = 1 su { $n }
web-sg-special-text =
    { $what ->
        [fire] brucia una casella a turno
        [leak] allaga una casella a turno
        [mast] { $count ->
            [one] 1 abbattuto
           *[other] { $count } abbattuti
        }
        [rudder] virata ora { $veer }
       *[sail] { $count ->
            [one] 1 colpo
           *[other] { $count } colpi
        }
    }
web-sg-veer-was = virata { $veer }, ora
web-sg-own = Valore ricostruito
web-sg-own-ship = { $known ->
    [none] Ricostruito: il regolamento stampa solo la nave e il nome; gli altri valori sono ricavati dalla sua classe e da fonti pubbliche.
   *[other] Ricostruito: il regolamento stampa { $known } della sua scheda; gli altri valori sono ricavati dalla sua classe e da fonti pubbliche.
}
web-sg-own-deck = Le rotte del mazzo { $deck } sono ricavate da un mazzo misurato e da tabelle pubbliche, non misurate sulle sue carte.
web-sg-own-terrain = Terreno: i contorni sono nostri, secondo i pezzi della scatola.
web-sg-own-battery = Batteria costiera: la scheda è nostra; quella stampata non era disponibile.
web-sg-known =
    { $what ->
        [gunnery] i cannoni della casella { $boxes }
        [musketry] la fucileria della casella { $boxes }
        [burden] la stazza
       *[veer] la virata
    }
web-filter-even = Alla pari
web-ours-value = { $value ->
    [attack] dadi di attacco
    [defence] dado di difesa
    [prize] premio di vittoria
    [mines] mine a bordo
    [coal] carbone
    [safe_passage] dadi del passaggio sicuro
    [intercept] dadi di Intercetta!
    [decision] dadi della decisione
    [count] numero di copie
   *[values] valori della pedina
}
web-ours-list = Ricostruito su questa carta
web-ours-shoals = queste secche sono ricostruite
web-fc-wind-facts = vento { $wind }
web-fc-admiral-range = { $admiral } ha raggio { $range }
web-kp-no-use = Qui non serve.
web-fc-shot-log = **{ $ship }** contro **{ $target }**: { $attack }, bersaglio: { $column }
web-fc-rate-by = classe { $by }
web-fc-so-column = Potenza di fuoco, e quindi la colonna
web-fc-reads = dado { $die }{ $mods }: { $total } dà **{ $result }**
web-fc-no-hit = nessun colpo
web-table-hit-results = la tabella dei colpi
web-table-commander-casualty = la sorte dei comandanti
web-table-commander-transfer = il trasferimento dei comandanti
web-table-fire-ignition = il controllo d’incendio
web-table-ship-fire = la nave in fiamme
web-table-fire-spread = la propagazione del fuoco
web-table-explosion = la santabarbara
web-table-grounding = l’incaglio
web-table-grappling = l’aggancio
web-table-evasion = l’evasione
web-table-disengagement = lo sgancio
web-table-tacking = la virata di bordo
web-table-collision = le collisioni
web-table-raise-anchor = salpare l’ancora
web-table-sternway = l’abbrivio indietro
web-table-wind-change = il vento
web-table-break-off = il controllo di ritirata
web-table-sinking = l’affondamento
web-table-strike = ammainare la bandiera
web-table-melee = la mischia
web-tabs = Ordini, nave o carta, diario
web-fc-still = sempre { $point }
web-fc-now-sailing = ora { $to }, prima { $from }
web-fc-speed = Velocità
web-fc-bears = la bordata batte { $targets }
web-fc-firepower-by-range = Potenza per distanza, classe { $rate }
web-fc-shaded = Pieno: le caselle ombreggiate, dove contano i cannoni leggeri e pesanti.
web-fc-symbol = { $symbol ->
    [black_circle] cannoni leggeri
   *[white_circle] cannoni pesanti
}
web-fc-her-day = La sua giornata finora
web-fc-day-over = Il giorno { $day } è finito
web-fc-day-end = La fine del giorno { $day }
web-fc-day-leads = { $side }: in testa
web-fc-day-level = Nessuno è in testa
web-fc-day-nothing = Nessuna perdita.
web-fc-day-on = Al giorno seguente

# Il turno degli altri, raccontato
web-story = Il turno avversario
web-story-own = La tua azione
web-story-back = Il momento prima
web-story-hold = Ferma
web-story-go-on = Continua
web-story-next = Il momento dopo
web-story-hold-hits = Ferma se mi colpiscono
web-story-to-decision = Alla mia decisione
web-story-again = Di nuovo il loro turno
web-recap = { $count ->
    [one] Dal tuo ultimo turno: un evento
   *[other] Dal tuo ultimo turno: { $count } eventi
}
web-recap-rest = { $count ->
    [one] e un altro evento
   *[other] e altri { $count } eventi
}
web-recap-title = Dal tuo ultimo turno
web-recap-mark = il tuo ultimo turno
web-recap-losses = Perdite
web-recap-yours = Per il tuo turno
web-fc-recap-sum = { $acted ->
    [0] Nessuna loro nave ha agito,
    [one] Una loro nave ha agito,
   *[other] { $acted } loro navi hanno agito,
} { $fired ->
    [0] nessuna ha sparato.
    [one] una ha sparato.
   *[other] { $fired } hanno sparato.
}
web-sg-recap-sum = { $sailed ->
    [0] Nessuna nave ha navigato;
    [one] Una nave ha navigato;
   *[other] { $sailed } navi hanno navigato;
} { $fired ->
    [0] nessuna bordata.
    [one] una bordata.
   *[other] { $fired } bordate.
}
web-kp-recap-sum = { $plays ->
    [0] Gli altri non hanno giocato carte,
    [one] Gli altri hanno giocato una carta,
   *[other] Gli altri hanno giocato { $plays } carte,
} { $duels ->
    [0] nessun duello.
    [one] un duello.
   *[other] { $duels } duelli.
}

# A fleet in hand
web-fc-follow = Le altre seguono la sua scia
web-fc-follow-bears = può sparare: si ferma lì
web-fc-follow-points = { $cost } di { $points }
web-fc-sail-column = { $count ->
    [one] Naviga la nave seguente
   *[other] Naviga la colonna, { $count } navi
}
web-fc-singly = Ognuna da sé
web-fc-as-last = Comandi come nel turno scorso
web-fc-as-last-gone = Non più possibile: { $leaders }
web-fc-finish-last = Finire il movimento nell'ultimo esagono
web-fc-next-ship = Passare da sé alla nave seguente del comando
web-fc-stop-within = Fermarsi a sparare ai nemici
web-fc-stop-range = { $range ->
    [99] a qualsiasi distanza
    [0] mai
    [1] affiancati
   *[other] entro { $range } esagoni
}

# Standing orders
web-fc-fired-on = Se ci sparano
web-fc-answer = { $answer ->
    [ask] chiedere
    [never] non rispondere
   *[always] rispondere
}
web-fc-answer-when = Rispondere
web-fc-answer-within = a distanza
web-fc-or-less = { $n } o meno
web-fc-answer-least = con potenza
web-fc-or-more = { $n } o più
web-fc-answer-aim = mirare
web-fc-answer-beyond = altrimenti
web-fc-beyond = { $what ->
    [ask] chiedere
   *[hold] non sparare
}
web-fc-answer-raked = Se ci prendono d'infilata, chiedere

web-log-kind = { $kind ->
    [mine] Miei
    [theirs] Loro
    [loss] Perdite
   *[all] Tutto
}
web-log-none = Ancora nulla.

# New game
web-first-battle = Per una prima battaglia
web-first-battle-note = poche navi, presto finita; comincia dalla barra più lunga
web-other-battles = Tutte le altre
web-start-here = comincia qui
web-seats-note = chi gioca e chi può unirsi
web-sits-open = Aperto
web-won-of = { $won } su { $games }
web-odds-word = { $odds ->
    [easy] facile
    [favoured] in vantaggio
    [hard] difficile
    [desperate] disperato
    [unknown] troppo poche partite per dirlo
   *[even] alla pari, per quanto sappiamo
}
web-tip-goza-de-candia = Due navi. Fuggi con i dispacci, o raggiungila.
web-tip-cape-ortegal = Sette navi, un comando per parte. Caccia e battaglia.
web-tip-el-ferrol = Undici navi, la più equilibrata che abbiamo misurato.
web-tip-enemy-in-sight-basic = Due navi per parte, mare aperto, regole di base.
web-tip-breaking-the-blockade = Passa, o fermali. Le due parti vincono quasi uguale.
web-tip-in-shallow-waters = Scogli e un'isola dettano il piano.
web-tip-two-players = Tu contro un rivale, tre round.
web-tip-solo = Tu solo contro il fantasma.
web-tip-three-players = Ciascuno contro altri due.
web-tip-four-players = Ciascuno contro altri tre.
web-tip-teams = Nord e Sud contro Est e Ovest.
web-difficulty-games = Contate: { $games ->
    [one] una partita
   *[other] { NUMBER($games) } partite
} di computer contro computer ({ $rank }).
web-difficulty-draws = { $draws ->
    [one] Un pareggio.
   *[other] { $draws } pareggi.
}
web-waiting-missing = { $count ->
    [0] I capitani ci sono tutti
    [one] Manca un capitano
   *[other] Mancano { $count } capitani
}
web-invite = Invita con un link: { $seat }
web-invite-text = Chi lo apre per primo prende il posto. Vale una volta sola.
web-copy-by-hand = Questo browser non lascia copiare dalla pagina: il link è selezionato, copialo con la tastiera.
web-who-is-here = Chi c'è

# The sheet of keys
web-keys = Tasti
web-keys-everywhere = Ovunque
web-keys-board = Tavolo e tempo
web-key = { $key ->
    [do] Fa ciò che è offerto
    [choose] Sceglie un'opzione per numero
    [next] Nave o opzione seguente, precedente
    [undo] Annulla un passo
    [captain] Che farebbe il capitano?
    [sound] Attiva, toglie il suono
    [close] Chiude ciò che è aperto
    [move] Muove il tavolo
    [zoom] Avvicina, allontana
    [replay] Replay: indietro, avvia, avanti
    [ahead] Avanti
    [turn] Accosta a sinistra, a dritta
    [back] Mette a collo
    [tack] Virare
    [finish] Finire il movimento con vele normali, spiegate
    [fire] Puntare il primo colpo, il secondo
    [column] Far navigare la colonna come previsto
    [singly] Far navigare la colonna nave per nave
    [commands] Comandi come nel turno precedente
    [ruler] Posa o toglie il righello
    [seal] Sigilla gli ordini
    [skip] Termina l'animazione
   *[duel] Prosegue dopo un duello
}

# The rules as pages and as a sheet beside the table
web-rules-in-client = Con le figure
web-rules-book = Tutto il regolamento in una pagina, da stampare
web-rules-plain = Pagina semplice, da stampare
web-rules-contents = Indice
web-rules-glossary = Glossario
web-rules-leads = Porta a
web-rules-named-by = La citano
web-rules-around = Prima e dopo
web-rules-search = Cerca nelle regole
web-rules-hits = { $count ->
    [0] nessuna
    [one] 1 regola
   *[other] { $count } regole
}
web-rules-none = Nessuna regola ha queste parole.
web-rules-rulings = Chiarimenti
web-rules-rulings-note = ciò che il regolamento lascia aperto
web-rules-happen = Vederlo accadere
web-rules-position = Apri la posizione { $n }
web-rules-whole = Apri la pagina intera
web-rules-close = Chiudi la regola
web-rules-esc = Esc la chiude; la partita aspetta, l'orologio no.

# Imparare: la pagina e il foglio accanto al tavolo
web-learn = Impara
web-learn-title = Imparare a giocare
web-learn-text = Una prima partita guidata di circa dieci minuti, poi piccoli esercizi. La mano al timone fin dal primo minuto.
web-learn-kept = Conservato in questo browser, senza account
web-learn-first-game = Prima partita
web-learn-exercise = Esercizio
web-learn-exercises = Esercizi
web-learn-step = passo { $n } di { $most }
web-learn-steps = { $steps } passi, circa { $minutes } minuti.
web-learn-at = Sei al passo { $n }.
web-learn-left = { $minutes ->
    [one] manca un minuto
   *[other] mancano circa { $minutes } minuti
}
web-learn-minutes = { $minutes } min
web-learn-of = { $n } di { $most }
web-learn-solved = { $n } di { $most } risolti
web-learn-tries = { $tries ->
    [one] risolto al primo tentativo
   *[other] risolto in { $tries } tentativi
}
web-learn-do = Fai così
web-learn-rules = Regole
web-learn-refused = Le regole dicono di no
web-learn-other = Un’idea, ma non per questo passo
web-learn-done = Fatto
web-learn-all-done = Imparato
web-learn-next = Avanti
web-learn-again = Ancora una volta
web-learn-back = Indietro
web-learn-show = Mostrami
web-learn-leave = Lascia la lezione
web-learn-begin = Comincia
web-learn-go-on = Continua
web-learn-repeat = Ripeti
web-learn-new = La tua prima partita, dieci minuti
web-learn-new-text = Piccoli passi sul tavolo vero, e ogni errore ha il suo perché. Il regolamento non serve.
web-learn-fire = Una bordata entro un minuto; poi vento, cannoni e comando. Il regolamento non serve.
web-learn-play = Imparare a giocare
web-learn-strip = Prima partita: { $title }
web-learn-go-on-learning = Continua a imparare

# What would the captain do
web-captain = Che farebbe il capitano?
web-captain-option = Si possono chiedere consigli; il registro dice quando.
web-captain-thinks = Il capitano guarda i turni a venire
web-captain-three = { $count ->
    [one] Un ordine; nessun altro merita un pensiero.
   *[other] { $count } ordini, per primo il migliore che vede.
}
web-captain-how = { $how ->
    [only] Non c'è altro da fare.
    [same] Ciò che un tenente farebbe subito.
    [better] Meglio di ciò che farebbe un tenente.
    [even] Buono più o meno quanto ciò che farebbe un tenente.
   *[worse] Non buono quanto ciò che farebbe un tenente.
}
web-captain-ahead = meglio in { $ahead } su { $worlds } modi in cui la partita può andare
web-captain-for = A favore: { $terms }
web-captain-against = Contro: { $terms }
web-captain-then = poi { $orders }
web-captain-show = Mostra l'ordine { $n } sul tavolo
web-captain-blind = Vede ciò che vedi tu, non sa nulla di nascosto e non gioca per te. Il tavolo saprà che è stato interpellato.
web-captain-log = { $seat } chiede che farebbe il capitano
web-captain-count = { $count ->
    [one] Interpellato una volta in questa partita.
   *[other] Interpellato { $count } volte in questa partita.
}

# After-action review
web-review = Analisi
web-review-title = Analisi dell'azione
web-review-why = Sfortuna o errore? Il computer continua la partita da ogni ordine, molte volte con altri dadi, e chiede a un capitano che cosa avrebbe fatto.
web-review-begin = Analizza
web-review-working = { $total ->
    [0] Aspetta il suo turno
   *[other] Si guarda l'ordine { $done } di { $total }
}
web-review-cancel = Annulla
web-review-chances = Probabilità su dieci: { $seat }
web-review-luck = Fortuna dei dadi
web-review-cost = Perso con gli ordini
web-review-orders = { $count ->
    [one] un ordine
   *[other] { $count } ordini
}
web-review-give-take = { $error } più o meno
web-review-sum = all'inizio { $start }, fortuna { $luck }, trovato dai capitani oltre i tenenti { $found }, ordini propri { $own }, ordini altrui { $others }: fa { $result }
web-review-adjusted = Senza fortuna: { $value }
web-review-played = Giocato
web-review-better = Meglio
web-review-difference = Differenza
web-review-at-turn = turno { $turn }
web-review-none = Nessun ordine è costato più di quanto spieghi il caso.
web-review-how-sure = Guardati { $looked } ordini su { $all }, { $games } partite giocate fino in fondo. Decimi di vittoria.
web-review-hints = { $count ->
    [0] { "" }
    [one] Il capitano è stato interpellato una volta.
   *[other] Il capitano è stato interpellato { $count } volte.
}
web-play-on = Continua da qui
web-review-play-on = Continua da qui contro il computer
web-review-play-on-note = Una partita nuova con dadi nuovi; quella finita e il suo risultato restano come sono.
web-review-watch = Guardalo
web-review-dice = I dadi: { $seat } { $luck }
web-review-falls = { $from } scende a { $to }
web-review-table = La curva come tabella
web-review-order = Ordine
web-review-ahead = { $luck ->
    [with] I dadi hanno favorito { $seat }, di { $value } su dieci.
   *[even] I dadi sono stati pari.
}
web-origin = Continua dal passo { $step } di un'altra partita

# Pictures of the rules
web-diagram-fc-points-of-sail = Il vento soffia verso 5. Come naviga una nave su ogni rotta: più veloce al lasco, ferma contro il vento.
web-diagram-fc-formation = Navi con la stessa rotta, legate l'una all'altra, agiscono come un solo comando.
web-diagram-fc-wearing = Gira attorno alla prua: la poppa si sposta.
web-diagram-fc-tacking = Attraverso il vento: da un lato all'altro in una sola manovra.
web-diagram-fc-line-of-sight = Una nave in mezzo taglia la visuale (rosso); l'altra è libera (verde).
web-diagram-fc-arcs = Dove tirano i cannoni di una nave di due esagoni: niente di prua, niente di poppa.
web-diagram-fc-rakes = L'acqua tratteggiata è quella coperta dai suoi cannoni. Fuori da essa il tiro è d'infilata.
web-diagram-partial = Parziale
web-diagram-full = Bordata piena
web-diagram-bow-rake = Infilata di prua
web-diagram-stern-rake = Infilata di poppa
web-diagram-sg-attitude = Il colore del bordo dove passa il vento dice come la nave lo prende.
web-diagram-sg-manoeuvre = La carta davanti alla prua: di bolina finisce alla freccia arancione, al lasco a quella verde.
web-diagram-sg-collision = Dove sarebbe finita c'è un'altra base: si ferma quando si toccano.
web-diagram-sg-arcs = Tre archi per lato, ciascuno dal suo punto; la bordata piena è quello di mezzo.
web-diagram-sg-veer = Dopo la carta di questo turno (evidenziata) quelle troppo lontane sono chiuse.
web-diagram-sg-rakes = L'arco pieno attraverso un lato corto è un'infilata; contro il lato lungo no.
web-diagram-sg-chits = Gettoni: la lettera è la coppa, un numero è danno allo scafo, una figura una perdita, un segno un danno speciale.
web-diagram-kp-card = Una carta ha due capi: sopra l'ordine, sotto Intercetta!, capovolto. Accanto, una nave come sta sul tavolo.
