fc-title = Flying Colors
    .hint = Combates de flotas en la era de la vela: viento, mando y andanadas sobre hexágonos, para dos almirantes.

# -- seats, nations, words

fc-seat-british = Británicos
fc-seat-french = Franceses
fc-seat-spanish = Españoles
fc-seat-dutch = Holandeses
fc-seat-danish = Daneses
fc-seat-allied = Franceses y españoles

fc-nation-british = británicos
fc-nation-french = franceses
fc-nation-spanish = españoles
fc-nation-dutch = holandeses
fc-nation-danish = daneses

fc-word-port = babor
fc-word-starboard = estribor
fc-word-bow = proa
fc-word-stern = popa
fc-word-formation = formación
fc-word-group = grupo
fc-word-plain = velas normales
fc-word-full = todas las velas
fc-word-hull = casco
fc-word-rigging = aparejo

# -- scenarios

fc-scn-minorca = Menorca, 1756
fc-scn-cape-henry = Cabo Henry, 1781
fc-scn-virginia-capes = Cabos de Virginia, 1781
fc-scn-frigate-bay = Frigate Bay, 1782
fc-scn-first-of-june-may28 = El Glorioso Primero de Junio: 28 de mayo de 1794
fc-scn-first-of-june-may29 = El Glorioso Primero de Junio: 29 de mayo de 1794
fc-scn-first-of-june-june1 = El Glorioso Primero de Junio: 1 de junio de 1794
fc-scn-first-of-june-campaign = El Glorioso Primero de Junio: la campaña, 1794
fc-scn-audierne-bay = Bahía de Audierne, 1797
fc-scn-cape-st-vincent = Cabo de San Vicente, 1797
fc-scn-camperdown = Camperdown, 1797
fc-scn-bec-du-raz = Bec du Raz, 1798
fc-scn-nile = El Nilo, 1798
fc-scn-goza-de-candia = Goza de Candía, 1798
fc-scn-el-ferrol = El Ferrol, 1800
fc-scn-copenhagen = Copenhague, 1801
fc-scn-algeciras-bay = Bahía de Algeciras, 1801
fc-scn-gut-of-gibraltar = Estrecho de Gibraltar, 1801
fc-scn-cape-finisterre = Cabo Finisterre, 1805
fc-scn-trafalgar = Trafalgar, 1805
fc-scn-cape-ortegal = Cabo Ortegal, 1805

# -- options

fc-opt-first-broadside = Primera andanada
    .hint = El primer disparo de cada banda tiene dos puntos más de potencia de fuego.
fc-opt-fire-per-point = Fuego defensivo en cada punto de movimiento
    .hint = En vez de responder al elegirse un blanco, el rival puede disparar una andanada al buque que mueve por cada punto que gaste.
fc-opt-later-hit-table = Tabla de impactos posterior
    .hint = Usa la columna de casco, más débil, de las ediciones posteriores.
fc-opt-target-audacity-ignored = Ignorar la audacia del blanco
    .hint = La audacia del buque al que se dispara no se resta de la potencia de fuego.
fc-opt-grapple-anchored = Abordar buques fondeados
    .hint = Se pueden lanzar garfios a buques fondeados, como permite una respuesta oficial posterior.

# -- rules

fc-rule-2-0 = Componentes
    .summary = Buques, comandantes, mapas y marcadores; el dado de diez caras va de 0 a 9.
fc-rule-3-0 = Secuencia de juego
    .summary = Viento, mandos, iniciativa, activaciones, buques sin mando, abordajes, estado de los buques, victoria.
fc-rule-4-0 = Dirección del viento
    .summary = Un solo viento sopla sobre todo el mapa, hacia el número que muestra.
fc-rule-4-1 = Ajuste del viento
    .summary = Cada cinco turnos un dado puede girar el viento uno o dos lados de hexágono.
fc-rule-4-2 = Efectos del viento
    .summary = La banda de sotavento dispara con el viento, la de barlovento contra él.
fc-rule-5-0 = Mando de la flota
    .summary = Los buques actúan juntos bajo sus comandantes.
fc-rule-5-1 = Comandantes
    .summary = Cada comandante tiene graduación, alcance de mando y calidad; el almirante navega en el buque insignia.
fc-rule-5-2 = Mandos
    .summary = Un mando es un grupo dentro del alcance, o una formación de igual orientación con huecos de cuatro hexágonos como mucho.
fc-rule-5-3 = Flotas mixtas
    .summary = Los buques grandes no disparan a los pequeños hasta que estos hayan dañado a uno grande.
fc-rule-6-0 = Determinar mandos
    .summary = Los bandos nombran por turnos los buques de cada mando.
fc-rule-7-0 = Iniciativa
    .summary = Dado más calidad del almirante; el ganador actúa primero o pasa una vez.
fc-rule-8-0 = Sin mando
    .summary = Esos buques actúan al final, uno a uno, con un chequeo de mando; si fallan deben guardar distancia.
fc-rule-9-0 = Orientación
    .summary = Un buque mira a un lado de hexágono; los lados entre proa y popa son sus bandas.
fc-rule-10-0 = Apilamiento
    .summary = Al final de un movimiento hay un buque por hexágono.
fc-rule-11-0 = Movimiento
    .summary = Un buque se mueve de hexágono en hexágono y debe gastar todos sus puntos.
fc-rule-11-1 = Velocidades
    .summary = En popa 4, de través 5, de ceñida 2, por avante 0; los buques pequeños pueden sumar uno.
fc-rule-11-2 = Virar por redondo
    .summary = Tras cada hexágono la popa puede girar un lado; dejar el través cuesta puntos.
fc-rule-11-3 = Virar por avante
    .summary = Un buque que ciñe puede cruzar el viento; un dado dice cuántos puntos conserva o lo deja tomado por avante.
fc-rule-11-4 = Deriva
    .summary = Los buques sin arrancada derivan un hexágono con el viento; la tabla les permite abatir.
fc-rule-11-5 = Poner velas en facha
    .summary = Hasta la mitad de los puntos se pueden gastar sin avanzar, uno por hexágono.
fc-rule-11-6 = Fondear
    .summary = Donde hay bajíos un buque puede fondear, bornear e intentar levar anclas.
fc-rule-11-7 = Encallar
    .summary = Entrar en un bajío es arriesgarse a encallar para el resto de la batalla.
fc-rule-11-8 = Colisiones
    .summary = Solo un buque sin otra forma de gastar sus puntos comprueba si choca con el que no puede rebasar.
fc-rule-11-9 = Garfios
    .summary = Se puede aferrar con garfios a un enemigo indefenso al costado, salvo que lo evite.
fc-rule-11-10 = Buques enredados y aferrados
    .summary = Los buques trabados no navegan; derivan como un solo cuerpo.
fc-rule-11-11 = Desasirse
    .summary = Al activarse, un buque trabado puede intentar soltarse de otro.
fc-rule-11-12 = A toda vela
    .summary = Más velocidad, giros más caros y un aparejo más vulnerable.
fc-rule-11-13 = Estado del tiempo
    .summary = El tiempo ventoso suma un punto de movimiento y la calma resta uno.

# -- command and initiative

fc-turn = Turno { $turn }.
fc-wind = { $shift ->
    [0] El viento se mantiene hacia { $wind }.
   *[other] El viento rola y sopla ahora hacia { $wind }.
}
fc-first-to-define = { $side ->
    [none] Los dados empatan: se tira otra vez quién nombra primero un mando.
   *[other] { $side }: nombra primero un mando.
}
fc-command-formed = { $side }: { $kind ->
    [formation] formación
    [group] grupo
   *[single] buque suelto
} de { $leader }, { $count ->
    [one] un buque
   *[other] { $count } buques
}.
fc-initiative = { $side ->
    [none] Iniciativa: los dados empatan y se tira otra vez.
   *[other] { $side }: suya es la iniciativa.
}
fc-initiative-given = { $side }: la iniciativa de este turno ya es suya.
fc-passed = { $side }: que empiece el enemigo.
fc-command-activated = { $side }: actúa el mando de { $leader }.
fc-command-check = { $ship } { $passed ->
    [yes] supera
   *[no] falla
} su chequeo de mando: { $needed } o menos.
fc-ship-acts = Actúa { $ship }.

fc-commands-prompt = Nombra tu siguiente mando: elige el buque de un comandante, y formación o grupo.
fc-commands-prompt-members = Mando de { $leader }: confírmalo o deja buques fuera.
fc-activation-cycle-prompt = Elige el mando que actúa ahora.
fc-command-prompt = Mando de { $leader }: elige el siguiente buque.
fc-out-of-command-prompt = Elige el buque sin mando que actúa ahora.

fc-act-form = Mando de { $leader }: { $kind }
fc-act-without = Dejar fuera { $ship }
fc-act-confirm = Confirmar el mando
fc-act-activate = Activar el mando de { $command }
fc-act-pass = Dejar empezar al enemigo
fc-act-select = { $ship }
fc-sailing-prompt = { $ship } { $mp ->
    [0] ha gastado sus puntos
    [one] navega y le queda un punto de movimiento
   *[other] navega y le quedan { $mp } puntos de movimiento
}: { $choices }.
fc-at-anchor-prompt = { $ship } está al ancla: { $choices }.
fc-adrift-prompt = { $ship } no tiene arrancada: { $choices }.
fc-entangled-prompt = { $ship } está trabado: { $choices }.
fc-fast-prompt = { $ship } no puede moverse: { $choices }.
fc-finished-prompt = { $ship } ha terminado de moverse: { $choices }.
fc-can-sail = seguir avante
fc-can-leave = salir del mapa
fc-can-turn = girar
fc-can-back = poner velas en facha
fc-can-tack = virar por avante
fc-can-press = tomar el punto extra
fc-can-collide = parar ante el buque que estorba
fc-can-anchor = fondear
fc-can-weigh = levar anclas
fc-can-swing = bornear
fc-can-sternway = intentar ir hacia atrás
fc-can-grapple = lanzar garfios
fc-can-cut-loose = soltarse
fc-can-fire = disparar
fc-can-scuttle = barrenarlo
fc-can-finish = terminar
fc-one-more = { $list }, { $item }
fc-or = { $list } o { $item }

# -- movement

fc-act-ahead = Avante
fc-act-leave = Salir del mapa
fc-act-wear = Caer a { $to }
fc-act-back = Velas en facha
fc-act-tack = Virar por avante
fc-act-press = Tomar el punto de movimiento extra
fc-act-anchor = Fondear
fc-act-weigh = Levar anclas
fc-act-swing = Bornear la { $end }: proa a { $to }
fc-act-sternway = Tomar arrancada atrás
fc-act-fall-off = Abatir a { $to }
fc-act-drop = Derivar con el viento
fc-act-hold = Quedarse como está
fc-act-collide = Parar ante { $ship } y comprobar la colisión
fc-act-grapple = Lanzar garfios a { $ship }
fc-act-evade = Evitar los garfios
fc-act-stand = Dejarlos venir
fc-act-cut-loose = Soltarse de { $ship }
fc-act-finish = Terminar con { $sails }
fc-sails = { $ship } navega hasta { $hex }, proa a { $facing }.

fc-tacks = { $ship } lleva la proa al viento, sobre un bajo.
fc-tacked = { $result ->
    [irons] { $ship } falla la virada y queda tomado por avante.
    [no-room] { $ship } no tiene sitio para acabar la virada y queda tomado por avante.
   *[through] { $ship } vira por avante: { $points ->
        [0] no le queda ningún punto
        [one] le queda un punto
       *[other] le quedan { $points } puntos
    }.
}
fc-sternway = { $forced ->
    [yes] { $ship } va hacia atrás y debe derivar.
   *[no] { $ship } puede derivar, abatir o quedarse.
}
fc-falls-off = { $ship } abate, proa a { $facing }.
fc-sternway-prompt = { $ship }: ¿derivar, abatir o quedarse?
fc-drifts = { $ship } deriva con el viento.
fc-leaves = { $ship } abandona el mapa.
fc-anchors = { $ship } fondea.
fc-weigh = { $raised ->
    [yes] { $ship } leva anclas.
   *[no] { $ship } no consigue levar anclas.
}
fc-swings = { $ship } bornea, proa a { $facing }.
fc-grounding = { $aground ->
    [yes] { $ship } encalla
   *[no] { $ship } roza un bajo
}{ $hull ->
    [0] .
    [one] : un impacto de casco.
   *[other] : { $hull } impactos de casco.
}
fc-collision = { $fouled ->
    [yes] { $ship } choca con { $target }: quedan enredados.
   *[no] { $ship } evita por poco a { $target }.
}
fc-grapple-prompt = { $ship } se acerca a { $target } con garfios: ¿evitarlos?
fc-evasion = { $evaded ->
    [yes] { $ship } evita los garfios de { $target }.
   *[no] { $ship } no consigue evitar los garfios de { $target }.
}
fc-grapple = { $held ->
    [yes] { $ship } aferra a { $target }.
   *[no] { $ship } lanza garfios a { $target }: no agarran.
}
fc-disengage = { $free ->
    [yes] { $ship } se suelta de { $target }.
   *[no] { $ship } no consigue soltarse de { $target }.
}
fc-sails-changed = { $full ->
    [yes] { $ship } larga todo el trapo.
   *[no] { $ship } pasa a vela normal.
}

# -- why not

fc-no-points = No quedan puntos de movimiento.
fc-no-collision-course = Eso acabaría sobre otro buque y hay forma de evitarlo.
fc-no-way-edge = Delante está el borde del mapa: solo puede salir de él.
fc-no-way-land = Allí hay una batería de costa: ningún buque entra en su hexágono.
fc-no-turn-room = La popa saldría del mapa o daría en tierra.
fc-no-stop-on-ship = Ningún buque puede parar encima de otro.
fc-no-keep-clear = Falló su chequeo de mando: no puede acabar junto a un enemigo si puede evitarlo.
fc-no-move-away = Una presa sin mando debe alejarse del enemigo más cercano.
fc-no-full-sails = Dañado, o con seis impactos en el aparejo, no puede ir a toda vela.
fc-no-grapple-prize = Una presa no ataca.
fc-no-grapple-battery = { $target } es una batería y no se puede abordar.
fc-no-grapple-again = Ya se intentó con { $target } en esta activación.
fc-no-grapple-under-way = { $target } gobierna: solo se puede aferrar un buque a la deriva, tomado por avante, desarbolado, trabado, encallado o rendido.
fc-no-grapple-scenario = En esta batalla no se puede aferrar ahora a { $target }.
fc-no-turn-before-moving = Un buque solo gira tras avanzar un hexágono o poner velas en facha, una vez cada vez.
fc-no-turn-into-wind = Solo virando por avante se lleva la proa al viento.
fc-no-turn-points = Ese giro cuesta { $cost ->
    [one] un punto
   *[other] { $cost } puntos
}; { $mp ->
    [0] no queda ninguno
    [one] queda uno
   *[other] quedan { $mp }
}.
fc-no-back-twice = Ya se pusieron las velas en facha en este hexágono.
fc-no-back-limit = Ya se gastó la mitad de la velocidad con velas en facha.
fc-no-tack-moved = Virar por avante debe ser el primer acto de la activación.
fc-no-tack-not-beating = Solo un buque que ciñe puede virar por avante.
fc-no-tack-no-points = Sin puntos de movimiento no se puede virar.
fc-no-tack-no-room = No hay sitio para pasar la proa por el viento.
fc-no-tack-keep-clear = Sin mando: debe mantenerse lejos del enemigo.
fc-no-anchor-here = En esta batalla no hay bajíos donde fondear.
fc-no-finish-points = { $mp ->
    [one] Hay que gastar todos los puntos de movimiento; queda uno.
   *[other] Hay que gastar todos los puntos de movimiento; quedan { $mp }.
}
fc-no-fire-before-moving = No se dispara antes de gastar el primer punto de movimiento.
fc-no-fire-out-of-command = Sin mando y lejos del enemigo al empezar: no puede disparar.
fc-no-move-anchored = Fondeado: primero hay que levar; navegará desde el próximo turno.
fc-no-move-adrift = Sin puntos de movimiento solo puede derivar o tomar arrancada atrás.
fc-no-move-entangled = Los buques aferrados o enredados no navegan; primero hay que soltarse.
fc-no-move-aground = Ha encallado y no volverá a moverse.
fc-no-move-dismasted = Desarbolado: solo puede derivar.
fc-no-move-battery = Una batería no se mueve.
fc-no-weigh = Estos buques deben seguir fondeados.
fc-no-pass = Solo quien ganó la iniciativa puede pasar, y solo antes de la primera activación.
fc-no-form-enemy = { $ship } navega con el otro bando.
fc-no-select-acted = { $ship } ya ha actuado este turno.

# -- modifiers

fc-mod-breezy = ventoso
fc-mod-calm = calma
fc-mod-admiral = almirante de la flota
fc-mod-audacity = audacia
fc-mod-commander = comandante a bordo
fc-mod-commander-mover = comandante del buque que mueve
fc-mod-commander-other = comandante del otro buque
fc-mod-damaged = dañado
fc-mod-damaged-mover = buque que mueve dañado
fc-mod-damaged-other = otro buque dañado
fc-mod-enemy-close = enemigo a 3 hexágonos o menos
fc-mod-enemy-far = ningún enemigo a 10 hexágonos o menos
fc-mod-fouled = enredado
fc-mod-fouled-and-grappled = enredado y aferrado
fc-mod-manpower = diferencia de dotación
fc-mod-rate = clase
fc-mod-rate-mover = clase del buque que mueve
fc-mod-rate-other = clase del otro buque
fc-mod-shoal = poco fondo
fc-mod-struck = rendido
fc-mod-unspent = puntos sin gastar

# -- results of dice

fc-res-no-change = sin cambio
fc-res-clockwise-1 = un lado en sentido horario
fc-res-clockwise-2 = dos lados en sentido horario
fc-res-counterclockwise-1 = un lado en sentido antihorario
fc-res-counterclockwise-2 = dos lados en sentido antihorario
fc-res-passed = superado
fc-res-failed = fallado
fc-res-in-irons = tomado por avante
fc-res-may-drift = a elección
fc-res-must-drift = debe derivar
fc-res-raised = ancla arriba
fc-res-still-anchored = sigue fondeado
fc-res-aground-and-hit = encallado, un impacto en el casco
fc-res-aground = encallado
fc-res-hull-hit = un impacto en el casco
fc-res-no-effect = sin efecto
fc-res-fouled = enredados
fc-res-no-collision = sin colisión
fc-res-grappled = aferrado
fc-res-evaded = evitado
fc-res-not-evaded = no evitado
fc-res-disengaged = libre
fc-res-wounded = herido
fc-res-unhurt = ileso
fc-res-killed = muerto
fc-res-transfers = traslada su insignia
fc-res-stays = se queda
fc-res-afloat = a flote
fc-res-sinks = se hunde
fc-res-fights-on = sigue luchando
fc-res-strikes = arría la bandera
fc-res-fire = incendio
fc-res-no-fire = sin incendio
fc-res-spreads = el fuego se extiende
fc-res-contained = contenido
fc-res-explodes = explota
fc-res-holds = aguanta
fc-res-fleet-breaks = la flota se retira
fc-res-leaves = se va
fc-res-yes = sí
fc-res-no = no

# the board as text
fc-board-head = Turno { $turn } de { $turns }, el viento sopla hacia { $wind }.
fc-board-legend = Proas: ↑ primer bando, ⇑ segundo. Tras cada nombre: casco restante, impactos en el aparejo, dotación; * lleva comandante, x aferrado a, % enredado con.
fc-board-fleet = { $side }: { $ships } a flote, { $points } puntos
fc-board-struck = rendido
fc-board-burning = en llamas
fc-board-adrift = a la deriva
fc-board-irons = por avante
fc-board-anchored = fondeado
fc-board-aground = encallado
fc-board-full-sails = a toda vela
fc-board-prize = presa
fc-board-damaged = cara dañada

# What a computer player weighs.
fc-term-outcome = el resultado
fc-term-points = los puntos de victoria
fc-term-damage = el daño causado y recibido
fc-term-breaking = lo cerca que está cada flota de retirarse
fc-term-position = los cañones que pueden apuntar y los barcos al alcance
