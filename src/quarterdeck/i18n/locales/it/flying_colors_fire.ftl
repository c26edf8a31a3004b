# -- rules

fc-rule-12-0 = Combattimento a fuoco
    .summary = Ogni bordata può sparare una volta per turno, dopo aver speso un punto o se la nave è immobile.
fc-rule-12-1 = Visuale
    .summary = Linee tra i centri degli esagoni; quelli occupati le bloccano, un lato solo se lo sono entrambi i suoi esagoni.
fc-rule-12-2 = Arco di tiro
    .summary = Una bordata copre da 30 a 150 gradi dalla prua, visti dagli esagoni di prua e poppa.
fc-rule-12-3 = Procedura di fuoco
    .summary = Bersaglio, fuoco difensivo, tipo di attacco, distanza, scafo o alberatura, potenza, dado, danni, bordata spesa.
fc-rule-12-4 = Fuoco difensivo
    .summary = Quando si nomina un bersaglio un nemico può sparare per primo alla nave attiva, che poi può trattenersi.
fc-rule-12-5 = Tipo di attacco
    .summary = Bordata parziale, bordata piena, infilata o infilata ravvicinata, secondo archi e visuale.
fc-rule-12-6 = Distanza
    .summary = Dieci esagoni al massimo, cinque per le navi di carronate; contano i più vicini.
fc-rule-12-7 = Tipo di bersaglio
    .summary = Allo scafo per affondare e zittire, all'alberatura per rallentare e incendiare.
fc-rule-12-8 = Potenza di fuoco
    .summary = Classe e distanza danno la potenza; seguono spostamenti e modificatori.
fc-rule-12-9 = Tabella dei colpi
    .summary = Potenza e dado modificato danno colpi a scafo, alberatura ed equipaggio, e forse fuoco.
fc-rule-12-10 = Fuoco a bruciapelo
    .summary = Passando per l'esagono di un nemico: due punti di potenza e doppio danno all'equipaggio.
fc-rule-12-11 = Fuoco tra navi agganciate
    .summary = Tra navi unite risponde solo l'altra, e i due tiri valgono insieme.
fc-rule-12-12 = Carronate
    .summary = Bonus al dado a corta distanza secondo nazione e anno.
fc-rule-12-13 = Batterie
    .summary = Due tiri per turno in ogni direzione; le danneggiano solo i colpi allo scafo e nessuno le abborda.
fc-rule-13-0 = Danni alle navi
    .summary = I colpi rallentano una nave, riducono l'equipaggio, zittiscono i cannoni e possono finirla.
fc-rule-13-1 = Danni all'alberatura
    .summary = Tre colpi costano un punto di movimento; quindici disalberano.
fc-rule-13-2 = Danni all'equipaggio
    .summary = Ogni colpo costa un punto di equipaggio, mai sotto uno; doppio a bruciapelo.
fc-rule-13-3 = Danni allo scafo
    .summary = Alla capacità la pedina si gira e l'eccesso passa; con poco scafo si affonda o ci si arrende.
fc-rule-13-4 = Incendi
    .summary = Un risultato con asterisco può dare un incendio, che brucia, si propaga e può far esplodere la nave.
fc-rule-13-5 = Trasferimento dei comandanti
    .summary = Da una nave danneggiata o in fiamme un comandante può tentare di passare all'amica sana più vicina.
fc-rule-13-6 = Perdite dei comandanti
    .summary = Un 9 ferisce il comandante di una nave colpita; un secondo dado può ucciderlo.
fc-rule-14-0 = Mischia
    .summary = Le navi agganciate si possono abbordare; in ogni gruppo decide prima chi ha l'iniziativa.
fc-rule-14-1 = Valore di mischia
    .summary = Equipaggio più comandanti; il rapporto, arrotondato per la classe migliore, dà i dadi.
fc-rule-14-2 = Risoluzione della mischia
    .summary = Vince la somma più alta: respinta, parità con perdite o cattura.
fc-rule-14-3 = Navi catturate
    .summary = Una preda ha un punto di equipaggio, non attacca e può essere ripresa.
fc-rule-14-4 = Il ponte di Nelson
    .summary = Sulla nave appena presa si può agganciare e assalire un'altra impigliata con essa.
fc-rule-14-5 = Autoaffondamento
    .summary = Invece di muovere, una preda o una nave in pericolo può essere affondata da chi è a bordo.

# -- fire

fc-names-target = { $ship } sceglie come bersaglio { $target }, bordata di { $side }.
fc-answers-fire = { $ship } spara in difesa contro { $target }, bordata di { $side }.
fc-holds-fire = { $ship } trattiene il fuoco.
fc-shot-lost = { $ship } non ha più cannoni: il tiro è perso.
fc-firepower = { $ship } contro { $target }: { $attack }, distanza { $range }, classe { $rate }{ $partial ->
    [0] { "" }
   *[other] { " " }(+{ $partial } parziale)
}{ $hits ->
    [0] { "" }
   *[other] { " " }(+{ $hits } colpi allo scafo)
}; potenza { $base }{ $guns ->
    [white] , +1 cannoni pesanti
    [black] , -1 cannoni leggeri
   *[plain] { "" }
}{ $own ->
    [0] { "" }
   *[other] , +{ $own } audacia
}{ $other ->
    [0] { "" }
   *[other] , -{ $other } audacia del bersaglio
}{ $blank ->
    [0] { "" }
   *[other] , +{ $blank } a bruciapelo
}{ $first ->
    [0] { "" }
   *[other] , +{ $first } prima bordata
}{ $sea ->
    [fog] , -2 nebbia
    [high-seas] , -2 mare grosso
   *[calm] { "" }
}{ $sum ->
    [changed] {" "}= { $firepower }
   *[same] { "" }
}.
fc-no-firepower = { $ship } contro { $target }: { $attack }, distanza { $range }, classe { $rate }{ $partial ->
    [0] { "" }
   *[other] { " " }(+{ $partial } parziale)
}{ $hits ->
    [0] { "" }
   *[other] { " " }(+{ $hits } colpi allo scafo)
}: i cannoni non arrivano, nessun effetto.
fc-fire-roll = { $ship } spara a { $target }, { $column }, potenza { $firepower }.
fc-counts-as = { $printed } conta come { $result } ({ $why }).
fc-why-rake = un'infilata raddoppia ogni colpo
fc-why-stern = due colpi allo scafo in più da poppa
fc-why-point-blank = colpi all'equipaggio raddoppiati a bruciapelo
fc-why-battery = a una batteria nuocciono solo i colpi allo scafo
fc-stung = { $ship } ha danneggiato { $target }: le navi grandi ora possono spararle.
fc-attack-full = bordata piena
fc-attack-partial = bordata parziale
fc-attack-rake = infilata
fc-attack-stern-rake = infilata di poppa
fc-attack-close-rake = infilata ravvicinata
fc-attack-partial-rake = infilata parziale
fc-attack-partial-stern-rake = infilata parziale di poppa
fc-attack-partial-close-rake = infilata parziale ravvicinata

fc-act-fire = Sparare da { $side } a { $target }
fc-act-shoot = Mirare: { $at }
fc-act-hold-fire = Trattenere il fuoco
fc-act-answer = { $ship } risponde da { $side }
fc-act-no-answer = Non rispondere
fc-fire-prompt = { $ship } ha { $target } sotto mira: a che cosa punta?
fc-fire-or-hold-prompt = Hanno sparato a { $ship }, che ha ancora { $target } sotto mira: sparare o trattenere?
fc-defensive-fire-prompt = Si può sparare a { $ship }: scegli nave e bordata, o non rispondere.
fc-grappled-fire-answer-prompt = { $ship } spara a { $target } affiancata: rispondere nello stesso momento?
fc-grappled-fire-prompt = { $ship } e { $target } si sparano: scafo o alberatura?

# -- why a shot is not allowed

fc-no-prize-fire = { $ship } è una preda e non può sparare a { $target }.
fc-no-guns-left = A { $ship } non resta scafo per combattere { $target }.
fc-no-broadside-left = { $ship } ha già sparato quella bordata; { $target } è salva.
fc-no-silent-target = { $target } tace: { $ship } non deve spararle.
fc-no-small-target = { $target } è piccola e non ha colpito una nave grande: { $ship } non può spararle.
fc-no-range = { $target } è fuori dalla portata di { $ship }.
fc-no-passing-side = { $ship } passa { $target } sull'altro lato.
fc-no-arc = { $target } non è in quell'arco di { $ship }.
fc-no-sight = Altre navi nascondono { $target } a { $ship }.

# -- damage

fc-hits = { $ship } ({ $cause }):{ $hull ->
    [0] { "" }
   *[other] { " " }scafo { $hull }
}{ $rigging ->
    [0] { "" }
   *[other] { " " }alberatura { $rigging }
}{ $crew ->
    [0] { "" }
   *[other] { " " }equipaggio { $crew }
}.
fc-cause-fire = cannonate
fc-cause-flames = fiamme
fc-cause-melee = mischia
fc-cause-grounding = incaglio
fc-dismasted = { $ship } è disalberata.
fc-full-sails-lost = { $ship } perde le vele spiegate.
fc-damaged = { $ship } è danneggiata{ $excess ->
    [0] .
    [one] ; passa un colpo allo scafo.
   *[other] ; passano { $excess } colpi allo scafo.
}
fc-may-strike = { $ship } può arrendersi: { $left ->
    [one] resta un colpo allo scafo
   *[other] restano { $left } colpi allo scafo
}.
fc-may-sink = { $ship } può affondare: { $left ->
    [one] resta un colpo allo scafo
   *[other] restano { $left } colpi allo scafo
}.
fc-guns-silent = I cannoni di { $ship } tacciono.
fc-battery-silent = { $ship } tace.
fc-sunk = { $ship } affonda.
fc-scuttled = { $ship } viene autoaffondata.
fc-exploded = { $ship } è distrutta in un'esplosione.
fc-struck = { $ship } ammaina la bandiera.
fc-sinking-roll = { $ship }: affondamento.
fc-striking-roll = { $ship }: resa.
fc-ignition-roll = { $ship }: scoppia un incendio? { $hits } o meno, mai con un 9.
fc-catches-fire = { $ship } è in fiamme.
fc-burning-roll = { $ship }: l'incendio a bordo.
fc-fire-out = L'incendio su { $ship } è spento.
fc-spread-roll = Il fuoco passa da { $ship } a { $target }?
fc-explosion-roll = { $ship }: salta la santabarbara?
fc-act-fight-fire = Occuparsi dell'incendio su { $ship }
fc-ship-fires-prompt = Bruciano { $count } navi: quale viene dopo?
fc-casualty-roll = { $commander } a bordo di { $ship }: è colpito?
fc-death-roll = { $commander } è colpito; con { $audacity } o meno muore.
fc-commander-wounded = { $commander } è ferito.
fc-commander-killed = { $commander } è ucciso.
fc-transfer-roll = { $commander } tenta di passare su { $ship }.
fc-transferred = { $commander } issa la sua insegna su { $ship }.
fc-act-transfer = { $commander } su { $to }
fc-act-stay-aboard = { $commander } resta a bordo
fc-transfer-prompt = { $commander } può tentare di lasciare { $ship }.

# -- melee

fc-act-melee-group = Il gruppo di { $ship }
fc-act-board = All'arrembaggio!
fc-act-no-melee = Nessun attacco
fc-act-commit = { $ship }: { $points }
fc-act-stand-aside = { $ship } si tiene in disparte
fc-act-melee-loss = { $ship } perde il punto
fc-act-bridge = Dalla preda su { $target }
fc-act-no-bridge = Fermarsi qui
fc-act-scuttle = Autoaffondare { $ship }
fc-melee-phase-prompt = Quale gruppo combatte ora?
fc-melee-prompt = { $ships } sono agganciate: abbordare?
fc-melee-commit-prompt = { $ship }: dividi i punti di mischia tra { $enemies }.
fc-melee-loss-prompt = La mischia su { $ship } costa un punto di equipaggio: da quale nave?
fc-bridge-prompt = { $ship } è presa: proseguire dal suo ponte?
fc-melee-ratio = { $target } è abbordata da { $ships }: { $attack } a { $defence }, { $rounding }, dadi: { $dice }.
fc-rounding-up = arrotondato per eccesso
fc-rounding-down = arrotondato per difetto
fc-melee-attack-roll = Tirano gli assalitori di { $target }.
fc-melee-defence-roll = Tirano i difensori di { $ship }.
fc-melee-repulsed = { $ship } respinge l'abbordaggio.
fc-melee-even = { $ship } resiste; entrambi perdono uomini.
fc-captured = { $ship } è catturata: { $seat }.
fc-recaptured = { $ship } è ripresa: { $seat }.
fc-bridge-roll = Grappini da { $ship } a { $target }.

# -- modifiers

fc-mod-partial = bordata parziale
fc-mod-hull-hits = colpi allo scafo
fc-mod-white-circle = cannoni pesanti (bianco)
fc-mod-black-circle = cannoni leggeri (nero)
fc-mod-target-audacity = audacia del bersaglio
fc-mod-point-blank = bruciapelo
fc-mod-first-broadside = prima bordata
fc-mod-fog = nebbia
fc-mod-high-seas = mare grosso
fc-mod-french-rigging = tiro francese
fc-mod-british-hull = tiro inglese
fc-mod-with-wind = a favore di vento
fc-mod-into-wind = controvento
fc-mod-full-sails = bersaglio a vele spiegate
fc-mod-anchored = fuoco all'ancora
fc-mod-battery = batteria
fc-mod-carronades-3 = carronate entro 3 esagoni
fc-mod-carronades-1 = carronate entro 1 esagono
fc-mod-carronade-ship = nave di carronate
fc-mod-hull-left = scafo restante

# -- results of dice

fc-res-fire-out = spento
fc-res-fire-out-rigging = spento, un colpo all'alberatura
fc-res-burns-rigging = un colpo all'alberatura, può propagarsi
fc-res-burns-hull = un colpo allo scafo, può propagarsi
fc-res-burns-both = un colpo allo scafo e uno all'alberatura, può propagarsi
