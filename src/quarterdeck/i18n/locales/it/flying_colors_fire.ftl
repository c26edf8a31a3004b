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
    .summary = Dieci esagoni al massimo, cinque per le navi armate di carronate; contano gli esagoni più vicini.
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
    .summary = Raggiunta la capacità di danno la pedina si gira e l'eccesso passa sull'altro lato; con poco scafo si rischia di affondare o di arrendersi.
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

fc-names-target = { $ship } sceglie come bersaglio { $target }, bordata di { $side ->
    [port] sinistra
   *[starboard] dritta
}.
fc-answers-fire = { $ship } spara in difesa contro { $target }, bordata di { $side ->
    [port] sinistra
   *[starboard] dritta
}.
fc-holds-fire = { $ship } trattiene il fuoco: { $target } è salva.
fc-shot-lost = { $ship } non ha più cannoni che raggiungano { $target }: il tiro è perso.
fc-shot = { $ship } { $attack ->
    [partial] spara parte della bordata a
    [rake] infila
    [stern-rake] infila di poppa
    [close-rake] infila da vicino
    [partial-rake] infila in parte
    [partial-stern-rake] infila in parte di poppa
    [partial-close-rake] infila in parte da vicino
   *[full] spara a
} { $target }{ $column ->
    [rigging] , mirando all'alberatura
   *[hull] { "" }
}{ $answering ->
    [yes] , in risposta
   *[no] { "" }
}: { $hits }.
fc-shot-rate = classe
fc-shot-firepower = potenza
fc-hits-hull = { $count } allo scafo
fc-hits-rigging = { $count } all'alberatura
fc-hits-crew = { $count } all'equipaggio
fc-hits-none = nessun colpo
fc-why-rake = un'infilata raddoppia ogni colpo
fc-why-stern = due colpi allo scafo in più da poppa
fc-why-point-blank = colpi all'equipaggio raddoppiati a bruciapelo
fc-why-battery = a una batteria nuocciono solo i colpi allo scafo
fc-stung = { $ship } ha danneggiato { $target }: le navi grandi ora possono spararle.

fc-act-fire = Spara da { $side } a { $target }
fc-act-shoot = Mira: { $at }
fc-act-hold-fire = Trattieni il fuoco
fc-act-answer = { $ship } risponde da { $side }
fc-act-no-answer = Non rispondere
fc-fire-prompt = { $ship } ha { $target } sotto mira: a che cosa punta?
fc-fire-or-hold-prompt = Hanno sparato a { $ship }, che ha ancora { $target } sotto mira: spari o trattieni il fuoco?
fc-defensive-fire-prompt = Si può sparare a { $ship }: scegli nave e bordata, o non rispondere.
fc-grappled-fire-answer-prompt = { $ship } spara a { $target } affiancata: rispondi nello stesso momento?
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
fc-no-effect-there = { $target } è troppo lontana per i cannoni rimasti a { $ship }: nessun effetto.

# -- damage

fc-dismasted = { $ship } è disalberata.
fc-full-sails-lost = { $ship } perde le vele spiegate.
fc-damaged =
    { $ship } è danneggiata{ $excess ->
        [0] .
        [one] ; un colpo in eccesso passa sul lato danneggiato.
       *[other] ; { $excess } colpi in eccesso passano sul lato danneggiato.
    }
fc-vulnerable = { $danger ->
    [silent] I cannoni di { $ship } tacciono: non resta scafo.
    [sink] { $ship } può affondare: { $left ->
        [one] resta un colpo allo scafo
       *[other] restano { $left } colpi allo scafo
    }.
   *[strike] { $ship } può arrendersi: { $left ->
        [one] resta un colpo allo scafo
       *[other] restano { $left } colpi allo scafo
    }.
}
fc-battery-silent = { $ship } tace.
fc-stays-afloat = { $ship } resta a galla.
fc-sunk = { $ship } affonda.
fc-scuttled = { $ship } viene autoaffondata.
fc-exploded = { $ship } è distrutta in un'esplosione.
fc-struck = { $ship } ammaina la bandiera.
fc-fights-on = { $ship } combatte ancora.
fc-catches-fire = { $by ->
    [none] { $ship } è in fiamme.
   *[other] Il fuoco passa da { $by } a { $ship }.
}
fc-no-fire = { $by ->
    [none] Nessun incendio scoppia su { $ship }.
   *[other] L'incendio su { $by } non passa a { $ship }.
}
fc-burns = { $out ->
    [yes] L'incendio su { $ship } è spento
   *[no] { $ship } brucia
}{ $hull ->
    [0] { "" }
    [one] , un colpo allo scafo
   *[other] , { $hull } colpi allo scafo
}{ $rigging ->
    [0] { "" }
    [one] , un colpo all'alberatura
   *[other] , { $rigging } colpi all'alberatura
}.
fc-magazine-holds = La santabarbara di { $ship } regge.
fc-act-fight-fire = Occupati dell'incendio su { $ship }
fc-ship-fires-prompt = Bruciano { $count } navi: quale viene dopo?
fc-commander-unhurt = { $commander } a bordo di { $ship } è illeso.
fc-commander-hit = { $killed ->
    [yes] { $commander } è ucciso a bordo di { $ship }: { $audacity } o meno.
   *[no] { $commander } è ferito a bordo di { $ship }; con { $audacity } o meno sarebbe morto.
}
fc-transfer = { $done ->
    [yes] { $commander } lascia { $ship } e issa la sua insegna su { $to }.
   *[no] { $commander } non raggiunge { $to } e resta a bordo di { $ship }.
}
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
fc-act-no-bridge = Fermati qui
fc-act-scuttle = Autoaffonda { $ship }
fc-melee-phase-prompt = Quale gruppo combatte ora?
fc-melee-prompt = { $ships } sono agganciate: abbordi?
fc-melee-commit-prompt = { $ship }: dividi i punti di mischia tra { $enemies }.
fc-melee-loss-prompt = La mischia su { $ship } costa un punto di equipaggio: da quale nave?
fc-bridge-prompt = { $ship } è presa: prosegui l'assalto dal suo ponte?
fc-melee = { $ships }: all'abbordaggio di { $target }, { $attack } a { $defence }, { $rounded ->
    [up] arrotondato per eccesso
   *[down] arrotondato per difetto
}, { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}: { $result ->
    [taken] è presa.
    [even] resiste, ed entrambi perdono uomini.
   *[repulsed] sono respinti.
}
fc-melee-loss = { $ship } perde { $crew ->
    [one] un punto
   *[other] { $crew } punti
} di equipaggio nella mischia.
fc-captured = { $ship } è catturata: { $by }.
fc-recaptured = { $ship } è ripresa: { $by }.
fc-bridge = { $held ->
    [yes] I grappini da { $ship } agganciano { $target }.
   *[no] I grappini da { $ship } a { $target } non tengono.
}

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
fc-mod-british-hull = tiro britannico
fc-mod-with-wind = a favore di vento
fc-mod-into-wind = controvento
fc-mod-full-sails = bersaglio a vele spiegate
fc-mod-anchored = fuoco all'ancora
fc-mod-battery = batteria
fc-mod-carronades-3 = carronate entro 3 esagoni
fc-mod-carronades-1 = carronate entro 1 esagono
fc-mod-carronade-ship = nave armata di carronate
fc-mod-hull-left = scafo restante

# -- results of dice

fc-res-fire-out = spento
fc-res-fire-out-rigging = spento, un colpo all'alberatura
fc-res-burns-rigging = un colpo all'alberatura, può propagarsi
fc-res-burns-hull = un colpo allo scafo, può propagarsi
fc-res-burns-both = un colpo allo scafo e uno all'alberatura, può propagarsi
