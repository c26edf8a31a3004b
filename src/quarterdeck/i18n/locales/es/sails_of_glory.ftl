sg-title = Sails of Glory
    .hint = Maniobras selladas, andanadas y viento, en una mesa sin casillas.

## Escenarios

sg-scn-enemy-in-sight-basic = Enemigo a la vista (introducción)
sg-scn-enemy-in-sight = Enemigo a la vista
sg-scn-enemy-in-sight-other-sides = Enemigo a la vista: lados contiguos
sg-scn-enemy-in-sight-mixed-sides = Enemigo a la vista: flotas repartidas en ambos lados
sg-scn-enemy-in-sight-reverse-faces = Enemigo a la vista: el reverso de las cartas
sg-scn-enemy-in-sight-more-ships = Enemigo a la vista: tres barcos por bando
sg-scn-enemy-in-sight-green-french = Enemigo a la vista: tripulaciones francesas inexpertas
sg-scn-in-shallow-waters = Aguas poco profundas
sg-scn-in-shallow-waters-reverse-faces = Aguas poco profundas: el reverso de las cartas
sg-scn-in-shallow-waters-more-ships = Aguas poco profundas: tres barcos por bando
sg-scn-in-shallow-waters-green-french = Aguas poco profundas: tripulaciones francesas inexpertas
sg-scn-breaking-the-blockade = Forzar el bloqueo
sg-scn-breaking-the-blockade-swap-zones = Forzar el bloqueo: huyen los británicos
sg-scn-breaking-the-blockade-two-games = Forzar el bloqueo: dos partidas
sg-scn-breaking-the-blockade-solo = Forzar el bloqueo (solitario)
sg-scn-against-the-vanguard = Contra la vanguardia
sg-scn-against-the-vanguard-two-forts = Contra la vanguardia: dos fuertes
sg-scn-against-the-vanguard-two-games = Contra la vanguardia: dos partidas
sg-scn-supplies-arrive = Llegan los víveres
sg-scn-supplies-arrive-two-games = Llegan los víveres: dos partidas
sg-scn-easy-prey = Presa fácil (solitario)
sg-scn-easy-prey-reverse-faces = Presa fácil: el reverso de las cartas
sg-scn-easy-prey-reverse-sides = Presa fácil: atacan los británicos
sg-scn-free = Preparación libre: línea de batalla
sg-scn-harbour-raid = Ataque al puerto
sg-scn-harbour-raid-solo = Ataque al puerto (solitario)

## Opciones

sg-opt-level = Nivel de reglas
    .hint = Básico, estándar (se planifica con un turno de antelación, munición especial) o avanzado (acciones de la tripulación, daños especiales).
sg-opt-captains = Capitanes
    .hint = Cuántos capitanes se reparten los barcos de ambos bandos.
sg-opt-aids = Ayudas de planificación
    .hint = Muestra orientaciones y medidas al planificar, aunque las reglas lo prohíben.
sg-opt-ships_a_side = Barcos por bando
    .hint = Cuántos barcos de cada flota participan; 0 significa todos.
sg-opt-grog = Grog
    .hint = Una vez por partida, una tripulación lejos del enemigo puede beber y recuperar una baja.
sg-opt-entangling = Aparejos enredados
    .hint = Los barcos en contacto pueden quedar trabados por el aparejo.
sg-opt-continuous_fire = Fuego continuo
    .hint = Las baterías sin cargar pueden disparar con la mitad de efecto.
sg-opt-first_broadside = Primera andanada
    .hint = La primera andanada de cada batería, cargada con esmero, hace más daño.
sg-opt-nearest_target = Objetivo más cercano
    .hint = Una batería solo puede disparar al barco más cercano de sus arcos.
sg-opt-double_shot = Doble proyectil
    .hint = Dos balas en cada cañón: más lento de cargar, mortal a corta distancia.
sg-opt-aim_high = Tirar a desarbolar
    .hint = La bala y el doble proyectil pueden apuntarse a mástiles y aparejo.
sg-opt-boarding = Abordaje
    .hint = Los barcos en contacto pueden aferrarse y luchar cuerpo a cuerpo.
sg-opt-flagship = Buques insignia
    .hint = Perder el buque insignia desanima a su flota y anima al enemigo.
sg-opt-magazine = Explosión de la santabárbara
    .hint = Un incendio prolongado puede llegar a la pólvora.
sg-opt-sinking = Hundimiento
    .hint = Un barco con vías de agua puede irse a pique de repente.
sg-opt-fire_spread = Propagación del fuego
    .hint = El fuego prendido a bocajarro puede pasar al barco que dispara.
sg-opt-hulks = Cascos rendidos
    .hint = Los barcos rendidos quedan en la mesa como obstáculos.
sg-opt-wind_direction = Dirección variable del viento
    .hint = Cada turno se saca una ficha; dos del mismo sentido giran el viento.
sg-opt-wind_strength = Fuerza variable del viento
    .hint = El viento puede amainar o arreciar y cambia la velocidad de todos.
sg-opt-green_gunners = Artilleros inexpertos
    .hint = Estas tripulaciones tardan un turno más en recargar.
sg-opt-green_sailors = Marineros inexpertos
    .hint = Estas tripulaciones pueden fallar una de sus acciones cada turno.
sg-opt-wind_start = Viento inicial
    .hint = Como diga el escenario, o al azar.
sg-opt-solo_near = Fuego automático a corta distancia
    .hint = Qué fichas infligen los barcos automáticos en la franja roja y morada.

## Asientos, niveles, palabras

sg-seat-british = Británicos
sg-seat-british-2 = Segundo capitán británico
sg-seat-british-3 = Tercer capitán británico
sg-seat-french = Franceses
sg-seat-french-2 = Segundo capitán francés
sg-seat-french-3 = Tercer capitán francés
sg-level-basic = básico
sg-level-standard = estándar
sg-level-advanced = avanzado
sg-level-victory = victoria
sg-level-draw = empate
sg-level-defeat = derrota
sg-side-port = babor
sg-side-starboard = estribor
sg-side-guns = la batería
sg-arc-front = arco de proa
sg-arc-full = andanada completa
sg-arc-rear = arco de popa
sg-arc-0 = primer arco
sg-arc-1 = segundo arco
sg-arc-2 = tercer arco
sg-ammo-ball = bala rasa
sg-ammo-chain = bala encadenada
sg-ammo-grape = metralla
sg-ammo-double = doble proyectil
sg-ammo-loaded = la carga
sg-sail-full = toda vela
sg-sail-battle = media vela
sg-sail-backing = poca vela
sg-sail-furled = velas cerradas
sg-point-N = norte
sg-point-NE = noreste
sg-point-E = este
sg-point-SE = sureste
sg-point-S = sur
sg-point-SW = suroeste
sg-point-W = oeste
sg-point-NW = noroeste
sg-wind-cw = sentido horario
sg-wind-acw = sentido antihorario
sg-wind-none = sin cambio
sg-wind-up = arrecia
sg-wind-down = amaina
sg-strength-low = flojo
sg-strength-medium = moderado
sg-strength-high = fuerte
sg-terrain-island = una isla
sg-terrain-coast = una costa
sg-terrain-reef = un arrecife
sg-terrain-sandbank = un banco de arena
sg-battery-battery = la batería costera
sg-battery-redoubt = el reducto
sg-building = el fuerte
sg-fate-surrendered = se rinde
sg-fate-left = fuera de la mesa
sg-fate-escaped = escapa
sg-fate-sunk = se hunde
sg-fate-exploded = vuela por los aires
sg-fate-destroyed = queda en ruinas
sg-repair-hull = una casilla de casco
sg-repair-leak = una vía de agua
sg-repair-rudder = el timón
sg-repair-mast = un mástil
sg-repair-fire = un incendio
sg-token-reload_port = recargar babor
sg-token-reload_starboard = recargar estribor
sg-token-fire_port = disparar por babor
sg-token-fire_starboard = disparar por estribor
sg-token-musketry = fusilería
sg-token-raise_sail = largar velas
sg-token-reduce_sail = cargar velas
sg-token-pump = achicar
sg-token-extinguish = apagar incendio
sg-token-repair = reparar
sg-token-boarding = trozo de abordaje
sg-token-grog = grog
sg-token-fire_guns = disparar los cañones
sg-token-reload_guns = recargar los cañones
sg-line-full-orange = toda vela, flecha naranja
sg-line-full-green = toda vela, flecha verde
sg-line-battle-orange = media vela, flecha naranja
sg-line-battle-green = media vela, flecha verde
sg-line-backing-orange = poca vela, flecha naranja
sg-line-backing-green = poca vela, flecha verde
sg-line-orange = flecha naranja
sg-line-green = flecha verde
sg-line-hourglass1 = un reloj de arena
sg-line-hourglass2 = dos relojes de arena, hacia atrás
sg-card-straight = recto
sg-card-sideslip-right = desplazamiento a estribor
sg-card-sideslip-left = desplazamiento a babor
sg-card-turn-right = giro a estribor
sg-card-turn-left = giro a babor
sg-card-aback-straight = al pairo, recto
sg-card-aback-right = al pairo, a estribor
sg-card-aback-left = al pairo, a babor
sg-card-mast-wide-right = mástil roto, giro amplio a estribor
sg-card-mast-wide-left = mástil roto, giro amplio a babor
sg-card-mast-tight-right = mástil roto, giro cerrado a estribor
sg-card-mast-tight-left = mástil roto, giro cerrado a babor

## Elecciones

sg-act-plan = { $ship }: { $kind } ({ $card }, virada { $veer })
sg-act-token = { $ship }: { $token }
sg-act-tokens-done = { $ship }: ninguna acción más
sg-act-sails = { $ship }: velamen inicial, { $sails }
sg-act-load = { $ship }: cargar { $side } con { $ammo }
sg-act-leave-empty = { $ship }: dejar { $side } sin cargar
sg-act-fire-away = { $ship }: vaciar { $side } sin blanco
sg-act-musket = { $ship }: fusilería contra { $target }
sg-act-fire = { $ship }: { $side }, { $arc }, contra { $target } con { $ammo }{ $high ->
        [yes] , a desarbolar
       *[no] {""}
    }
sg-act-seal = Sellar mis decisiones
sg-act-fire-done = No disparar más este turno
sg-act-repair = { $ship }: reparar { $what }{ $box ->
        [0] {""}
       *[other] {" "}(casilla { $box })
    }
sg-act-douse = { $ship }: { $enemy ->
        [yes] agua sobre el enemigo
       *[no] apagar el fuego propio
    }
sg-act-board = { $ship }: { $yes ->
        [yes] abordar
       *[no] no abordar
    }
sg-act-against = { $ship }: contra { $enemy }
sg-act-grog = { $ship }: grog para todos
sg-act-no-grog = No (más) grog
sg-act-guns = { $battery }: { $arc }, contra { $target } con { $ammo }
sg-act-guns-away = { $battery }: vaciar los cañones sin blanco
sg-act-guns-hold = { $battery }: no disparar
sg-act-garrison-muskets = { $battery }: fusilería contra { $target }
sg-act-garrison-hold = { $battery }: sin fusilería
sg-act-guns-load = { $battery }: cargar { $ammo }
sg-act-garrison-token = { $battery }: { $token }
sg-act-garrison-done = { $battery }: ninguna acción más
sg-act-place = Colocar { $piece } en { $x }, { $y }
sg-act-deploy = Desplegar { $ship } en { $x }, { $y }
sg-act-deploy-heading = { $ship }: rumbo { $heading }°

## Preguntas

sg-planning-prompt = Elige una carta de maniobra para { $ship }.
sg-planning-tokens-prompt = Elige acciones de la tripulación de { $ship }.
sg-planning-seal-prompt = Sella tus decisiones o retira alguna.
sg-first-load-prompt = Elige la primera carga de { $ship }: { $side }.
sg-first-sails-prompt = Elige el velamen inicial de { $ship }.
sg-first-card-prompt = Elige la primera maniobra de { $ship }.
sg-combat-prompt = Declara tus disparos.
sg-reload-prompt = Recarga: elige la munición de cada batería vacía.
sg-repair-prompt = ¿Qué repara la tripulación de { $ship }?
sg-douse-prompt = ¿Para quién es el agua de { $ship }?
sg-grog-prompt = ¿Alguna tripulación recibe ahora su grog?
sg-grapple-prompt = ¿Abordar al enemigo en contacto?
sg-grapple-aim-prompt = ¿A qué enemigo se quiere aferrar?
sg-boarding-prompt = ¿Contra qué enemigo luchan tus hombres?
sg-guns-prompt = Declara el fuego de tu batería.
sg-garrison-prompt = Elige acciones para la guarnición.
sg-reload-guns-prompt = Carga los cañones de la batería.
sg-place-terrain-prompt = Coloca { $piece }.
sg-deployment-prompt = ¿Dónde empieza { $ship }?
sg-deploy-heading-prompt = ¿Qué rumbo lleva { $ship }?

## Rechazos

sg-needs-red-card = { $ship } está al pairo: solo es posible una carta roja.
sg-needs-blue-card = { $ship } no está al pairo: solo es posible una carta azul.
sg-veer-too-far = Virada { $veer } tras { $before } es demasiado: el límite del barco es { $limit }.
sg-option-needs-level = { $option } requiere las reglas de nivel { $level }.
sg-option-needs-option = { $option } requiere { $other }.
sg-too-many-captains = { $captains } capitanes son demasiados aquí; como mucho { $most }.

## Sucesos

sg-turn = Turno { $turn }.
sg-sealed = Órdenes selladas: { $seat }.
sg-fire-sealed = Disparos declarados: { $seat }.
sg-sides-drawn = Lados por sorteo: británicos al { $british }, franceses al { $french }; viento del { $wind }.
sg-terrain-placed = Se coloca { $piece }.
sg-deployed = { $ship } queda desplegado.
sg-second-game = Empieza la segunda partida con los bandos cambiados.
sg-sails-set = { $ship }: velamen inicial, { $sail }.
sg-sailed = { $ship } navega { $card }: { $line }.
sg-sailed-against = { $ship } navega { $card } ({ $line }) y choca con { $other }.
sg-sailed-rocks = { $ship } navega { $card } ({ $line }) y da contra las rocas.
sg-card-replaced = { $ship } no puede ejecutar { $card }; la sustituye { $by }.
sg-becalmed = { $ship } queda encalmado.
sg-order-by-lot = Por sorteo, { $ship } mueve primero de entre { $tied }.
sg-collision-chits = Colisión de { $ship } con { $others }: { $points ->
        [0] sin daños en el casco
        [one] { $points } punto de daño en el casco
       *[other] { $points } puntos de daño en el casco
    }{ $casualties ->
        [0] {""}
        [one] , { $casualties } baja
       *[other] , { $casualties } bajas
    }.
sg-reef-chits = { $land ->
        [yes] { $ship } da contra la tierra
       *[no] { $ship } da contra las rocas
    }: { $points ->
        [0] sin daños en el casco
        [one] { $points } punto de daño en el casco
       *[other] { $points } puntos de daño en el casco
    }.
sg-scorch-chits = La explosión alcanza a { $ship }: { $points ->
        [0] sin daños en el casco
        [one] { $points } punto de daño en el casco
       *[other] { $points } puntos de daño en el casco
    }.
sg-aground = { $ship } queda encallado.
sg-fires = { $ship } dispara { $ammo } ({ $side }, { $arc }) contra { $target }{ $rake ->
        [bow] , en enfilada por la proa
        [stern] , en enfilada por la popa
       *[none] {""}
    }{ $high ->
        [yes] , a desarbolar
       *[no] {""}
    }: { $points ->
        [0] sin daños en el casco
        [one] { $points } punto de daño en el casco
       *[other] { $points } puntos de daño en el casco
    }{ $casualties ->
        [0] {""}
        [one] , { $casualties } baja
       *[other] , { $casualties } bajas
    }.
sg-fires-count = fichas
sg-musketry-count = fichas
sg-reef-chits-count = fichas
sg-collision-chits-count = fichas
sg-scorch-chits-count = fichas
sg-fires-too-far = { $ship } dispara { $ammo } ({ $side }, { $arc }) contra { $target }, fuera de su alcance.
sg-fired-away = { $ship } vacía { $side } sin blanco ({ $ammo }).
sg-musketry = { $ship }: fusilería contra { $target }: { $casualties ->
        [0] sin bajas
        [one] { $casualties } baja
       *[other] { $casualties } bajas
    }.
sg-aimed-high =
    .where = a la casilla 0
    .brief = cambiada
    .did = tiro alto: en su lugar viene una ficha C
sg-reloaded = { $ship }: recarga terminada, { $side }.
sg-double-begun = { $ship } empieza a cargar doble proyectil a { $side }.
sg-double-loaded = { $ship } ha cargado doble proyectil a { $side }.
sg-lost = { $fate ->
        [left] { $ship } sale de la mesa
        [escaped] { $ship } escapa
        [sunk] { $ship } se hunde
        [exploded] { $ship } salta por los aires
       *[surrendered] { $ship } arría su bandera
    }.
sg-hulk = { $ship } queda en la mesa como casco rendido.
sg-flagship-lost = Se pierde el buque insignia { $ship }.
sg-actions-revealed = { $ship }: { $actions }.
sg-green-sailors = Marineros inexpertos de { $ship } ({ $action }): { $lost ->
        [yes] la acción se pierde
       *[no] se realiza
    }.
sg-sail-raised = { $ship } larga velas: { $sail }.
sg-sail-reduced = { $ship } carga velas: { $sail }.
sg-sail-forced-down = El aparejo roto de { $ship } solo aguanta { $sail }.
    .did = como mucho, { $sail }
sg-pumped = { $ship } achica la casilla { $box }.
sg-box-repaired = { $ship } repara la casilla { $box } del casco.
sg-repair-begun = { $ship } trabaja en { $work }.
sg-work-finished = { $ship }: trabajo terminado, { $work }.
sg-water-on-enemy = { $ship } prepara agua para el enemigo en contacto.
sg-fire-on-board = Incendio a bordo de { $ship } ({ $fires }).
    .did = incendio: quema una casilla al empezar cada turno
sg-fire-damage = El fuego destruye la casilla { $box } de { $ship }.
sg-fire-spreads = El fuego pasa de { $other } a { $ship }.
sg-fire-doused = { $ship } apaga al instante el fuego de { $other }.
sg-magazine-draw = El fuego se acerca a la santabárbara de { $ship }: { $happened ->
        [yes] explota
       *[no] resiste
    }.
sg-leak = { $ship } hace agua ({ $leaks }).
    .did = vía de agua: inunda una casilla al empezar cada turno
sg-leak-damage = El agua llena la casilla { $box } de { $ship }.
sg-sinking-draw = El casco de { $ship } cruje: { $happened ->
        [yes] cede
       *[no] resiste
    }.
sg-mast-lost =
    { $ship } pierde un mástil ({ $masts ->
        [one] 1 caído
       *[other] { $masts } caídos
    }).
    .did = un mástil: solo cartas grises desde el turno siguiente
sg-rigging-hit = Daños en el aparejo de { $ship } ({ $hits }).
    .did = aparejo: { $hits } { $hits ->
                [one] impacto
               *[other] impactos
            }
sg-rudder-hit = Daños en el timón de { $ship }.
    .did = timón: virada { $was } pasa a { $now }
sg-grog-drunk = Grog para la tripulación de { $ship }: { $casualties ->
        [0] no quedan bajas
        [one] queda una baja
       *[other] quedan { $casualties } bajas
    }.
sg-tangle-check = { $ship } y { $other } se tocan: { $happened ->
        [yes] sus aparejos se enredan
       *[no] quedan libres
    }.
sg-untangle-check = { $ship } y { $other }: { $happened ->
        [yes] se desenredan
       *[no] siguen enredados
    }.
sg-strong-wind-check =
    { $ship } a toda vela con viento fuerte: { $happened ->
            [yes] se rompe el aparejo
           *[no] todo aguanta
        }.
sg-boarding-choice = { $ship } { $boards ->
        [yes] aborda
       *[no] no aborda
    }.
sg-grapple-aim = { $ship } quiere aferrar a { $other }.
sg-grapple = { $ship } y { $other }: { $happened ->
        [yes] aferrados
       *[no] no aferrados
    }.
sg-melee = { $ship } y { $other } luchan cuerpo a cuerpo: bajas de { $ship } { $suffered }, de { $other } { $casualties }.
sg-boarding-toss = { $ship } y { $other } se rendirían a la vez: por sorteo resiste { $spared }.
sg-wind-token = Ficha de viento: { $token }.
sg-wind-turns = El viento gira: ahora sopla del { $point }.
sg-strength-token = Ficha de fuerza: { $token }.
sg-wind-strength = El viento es ahora { $strength }.
sg-battery-lost = { $battery }: { $fate ->
        [exploded] la santabárbara salta por los aires
        [destroyed] los cañones quedan destruidos
       *[surrendered] la guarnición se rinde
    }.
sg-building-surrenders = Se rinde el fuerte: { $owner }.
sg-unloading =
    { $ship } descarga víveres ({ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }).

# Where a chit goes: `.where` heads its row in an opened roll, `.did` says what changed, `.too` the second half of a chit

sg-chit-hull =
    .where = a la casilla de casco { $box }
    .did =
        { $was } y { $points } suman { $sum }{ $lost ->
                [0] {" "}de { $burden }
                [one] : llena con { $burden }, se pierde 1
               *[other] : llena con { $burden }, se pierden { $lost }
            }
    .brief =
        { $lost ->
                [0] { $sum } de { $burden }
                [one] llena, se pierde 1
               *[other] llena, se pierden { $lost }
            }
sg-chit-opens-box =
    .where = a la casilla de casco { $box }
    .did =
        { $lost ->
                [0] { $sum } de { $burden }
                [one] llena con { $burden }, se pierde 1
               *[other] llena con { $burden }, se pierden { $lost }
            }{ $guns_lost ->
                [0] {""}
               *[other] ; cañones { $guns_were } pasan a { $guns }
            }
    .brief =
        { $lost ->
                [0] { $sum } de { $burden }
                [one] llena, se pierde 1
               *[other] llena, se pierden { $lost }
            }
    .guns = cañones { $guns_were } pasan a { $guns }
sg-chit-no-hull-box =
    .where = a la casilla 0
    .did = no queda casilla de casco
    .brief = sin sitio
sg-chit-crew =
    .where = a la casilla de tripulación { $box }
    .did = { $lost ->
        [0] fusilería sigue en { $now }
       *[other] fusilería { $was } pasa a { $now }
    }
    .too = baja en la casilla de tripulación { $box }: { $lost ->
        [0] fusilería sigue en { $now }
       *[other] fusilería { $was } pasa a { $now }
    }
    .brief = fusilería { $now }
sg-chit-no-crew-box =
    .where = a la casilla 0
    .did = no queda casilla de tripulación
    .too = baja: no queda casilla de tripulación
    .brief = sin sitio
sg-chit-zero =
    .where = a la casilla 0
    .did = sin puntos ni bajas
    .brief = sin daño
sg-chit-counted =
    .where = contada contra el fuerte
    .did = solo se cuenta
    .brief = contada
sg-chit-symbol-ignored =
    .did = { $symbol } cuenta solo en las reglas avanzadas
sg-symbol-fire = el incendio
sg-symbol-leak = la vía de agua
sg-symbol-mast = el mástil
sg-symbol-sail = el aparejo
sg-symbol-rudder = el timón

## Finales

sg-end-last-side = Turno { $turn }: solo queda un bando.
sg-end-both-gone = Turno { $turn }: ambas flotas han desaparecido.
sg-end-deadlock = Turno { $turn }: todos encallados y sin alcance; cuentan los supervivientes.
sg-end-runner-lost = Turno { $turn }: el bloqueo resiste.
sg-end-runners-away = Turno { $turn }: los fugitivos escapan.
sg-end-points = Turno { $turn }: deciden los puntos.
sg-end-goals-met = Turno { $turn }: se cumplen todos los objetivos.
sg-end-goals-missed = Turno { $turn }: un objetivo ya es imposible.
sg-end-time = Turno { $turn }: la noche pone fin al combate.
sg-end-two-games = Turno { $turn }: se han jugado las dos partidas.

## Reglas

sg-rule-sg-b-set-1 = Preparación 1
    .summary = Dos bandos iguales de al menos dos capitanes, cada uno con uno o más barcos.
sg-rule-sg-b-set-2 = Preparación 2
    .summary = La carta y el registro dan los valores impresos de un barco.
sg-rule-sg-b-set-3 = Preparación 3
    .summary = El escenario elegido fija el área de juego.
sg-rule-sg-b-set-4 = Preparación 4
    .summary = Cada barco usa la baraja de su letra; las cartas grises son del nivel avanzado.
sg-rule-sg-b-set-5 = Preparación 5
    .summary = Las fichas de daño se separan por letra; el nivel básico usa A, B y E.
sg-rule-sg-b-set-6 = Preparación 6
    .summary = Cada batería empieza cargada con bala.
sg-rule-sg-b-set-7 = Preparación 7
    .summary = El punto nombrado es aquel de donde sopla el viento.
sg-rule-sg-b-turn-1 = El turno 1
    .summary = Planificación, movimiento, combate y recarga, cada fase para todos a la vez.
sg-rule-sg-b-plan-1 = Planificación 1
    .summary = La orientación es el color del borde de la base que cruza el viento.
sg-rule-sg-b-plan-2 = Planificación 2
    .summary = Entre dos colores vale el más rápido.
sg-rule-sg-b-plan-3 = Planificación 3
    .summary = Carta azul con viento útil, carta roja al pairo.
sg-rule-sg-b-plan-4 = Planificación 4
    .summary = Las cartas se eligen en secreto y siguen ocultas hasta el movimiento.
sg-rule-sg-b-plan-5 = Planificación 5
    .summary = Antes de planificar solo se puede medir la orientación.
sg-rule-sg-b-mov-1 = Movimiento 1
    .summary = Todas las cartas se revelan juntas y todos los barcos mueven a la vez.
sg-rule-sg-b-mov-2 = Movimiento 2
    .summary = Carta normal: la marca de popa acaba en la flecha de la línea central.
sg-rule-sg-b-mov-3 = Movimiento 3
    .summary = Flecha naranja de ceñida o en popa, flecha verde por la aleta.
sg-rule-sg-b-mov-4 = Movimiento 4
    .summary = Carta roja: línea de dos relojes puesta en la popa.
sg-rule-sg-b-mov-5 = Movimiento 5
    .summary = Si la base sobresale de la mesa, el barco queda fuera como rendido.
sg-rule-sg-b-ovl-1 = Superposición 1
    .summary = Los barcos que se superpondrían esperan; los demás completan su movimiento.
sg-rule-sg-b-ovl-2 = Superposición 2
    .summary = Cruzarse sin acabar superpuestos no es colisión.
sg-rule-sg-b-ovl-3 = Superposición 3
    .summary = Primero el mayor tonelaje, luego la mejor orientación, luego el azar.
sg-rule-sg-b-ovl-4 = Superposición 4
    .summary = El barco bloqueado avanza por su línea hasta tocar otra base.
sg-rule-sg-b-ovl-5 = Superposición 5
    .summary = La popa sigue la línea si la base cabe sobre la carta; si no, la proa.
sg-rule-sg-b-gun-1 = Artillería 1
    .summary = Dos baterías con tres arcos; la regla parte del punto y queda dentro del arco.
sg-rule-sg-b-gun-2 = Artillería 2
    .summary = Se elige libremente entre los arcos que alcanzan el objetivo.
sg-rule-sg-b-gun-3 = Artillería 3
    .summary = Solo dispara una batería cargada; después su ficha se muestra.
sg-rule-sg-b-gun-4 = Artillería 4
    .summary = Un objetivo por batería; pueden disparar ambas; nunca es obligatorio.
sg-rule-sg-b-gun-5 = Artillería 5
    .summary = Cualquier otra base tapa la línea de visión.
sg-rule-sg-b-gun-6 = Artillería 6
    .summary = La potencia es el número del arco en la primera casilla de casco vacía.
sg-rule-sg-b-gun-7 = Artillería 7
    .summary = Primera mitad de la regla: fichas A; segunda mitad: fichas B.
sg-rule-sg-b-gun-8 = Artillería 8
    .summary = Cuenta la distancia del arco elegido.
sg-rule-sg-b-mus-1 = Fusilería 1
    .summary = Fusilería contra una base enemiga a no más del ancho de la regla, una vez por turno.
sg-rule-sg-b-mus-2 = Fusilería 2
    .summary = Valor de la primera casilla de tripulación vacía; fichas E; no se recarga.
sg-rule-sg-b-dam-1 = Daños 1
    .summary = Todos los ataques son simultáneos: primero se sacan las fichas, luego se colocan.
sg-rule-sg-b-dam-2 = Daños 2
    .summary = Los ceros aparte, los números al casco, las bajas a la tripulación.
sg-rule-sg-b-dam-3 = Daños 3
    .summary = Un número con símbolo de baja causa también una baja.
sg-rule-sg-b-dam-4 = Daños 4
    .summary = Los demás símbolos se ignoran en el nivel básico.
sg-rule-sg-b-dam-5 = Daños 5
    .summary = Fichas de casco de mayor a menor; una casilla se llena al llegar al tonelaje.
sg-rule-sg-b-dam-6 = Daños 6
    .summary = Una ficha de al menos el tonelaje ocupa sola una casilla vacía.
sg-rule-sg-b-dam-7 = Daños 7
    .summary = Una baja en cada casilla de tripulación.
sg-rule-sg-b-dam-8 = Daños 8
    .summary = Con toda una fila cubierta el barco se rinde y sus fichas vuelven.
sg-rule-sg-b-rel-1 = Recarga 1
    .summary = Una batería se recarga como pronto el turno siguiente al disparo.
sg-rule-sg-b-rel-2 = Recarga 2
    .summary = Primero se cargan las vacías, luego vuelven las fichas disparadas.
sg-rule-sg-b-rel-3 = Recarga 3
    .summary = Pueden recargarse ambas baterías en un turno.
sg-rule-sg-b-vic-1 = Victoria 1
    .summary = La victoria es la que diga el escenario.
sg-rule-sg-s-set-1 = Preparación estándar 1
    .summary = Bala rasa, bala encadenada y metralla para cada batería; la primera carga es secreta.
sg-rule-sg-s-set-2 = Preparación estándar 2
    .summary = Antes del primer turno ya hay una carta azul planificada.
sg-rule-sg-s-plan-1 = Planificación estándar 1
    .summary = La carta elegida ahora se ejecuta el turno siguiente.
sg-rule-sg-s-plan-2 = Planificación estándar 2
    .summary = Al planificar no se puede comprobar la orientación.
sg-rule-sg-s-plan-3 = Planificación estándar 3
    .summary = El valor de virada limita el cambio entre cartas consecutivas.
sg-rule-sg-s-plan-4 = Planificación estándar 4
    .summary = Una carta no válida se sustituye por la recta.
sg-rule-sg-s-mov-1 = Al pairo 1
    .summary = Al pairo, la carta se cambia por la roja de su clase de virada.
sg-rule-sg-s-mov-2 = Al pairo 2
    .summary = Primer turno al pairo: un reloj, carta en la proa.
sg-rule-sg-s-mov-3 = Al pairo 3
    .summary = Turnos siguientes al pairo: dos relojes, carta en la popa.
sg-rule-sg-s-mov-4 = Al pairo 4
    .summary = La carta del segundo espacio pasa al primero.
sg-rule-sg-s-col-1 = Colisión entre amigos 1
    .summary = Los barcos amigos que chocan reciben fichas por el tonelaje de los otros.
sg-rule-sg-s-rake-1 = Fuego de enfilada 1
    .summary = La enfilada pasa por un lado corto, solo desde el arco central.
sg-rule-sg-s-rake-2 = Fuego de enfilada 2
    .summary = Por la proa: una ficha más por cada tres, hacia arriba.
sg-rule-sg-s-rake-3 = Fuego de enfilada 3
    .summary = Por la popa: una ficha más por cada dos, hacia arriba.
sg-rule-sg-s-shot-1 = Tipos de munición 1
    .summary = La munición se revela al disparar.
sg-rule-sg-s-shot-2 = Tipos de munición 2
    .summary = Bala: A en la primera mitad, B en la segunda.
sg-rule-sg-s-shot-3 = Tipos de munición 3
    .summary = Bala encadenada: C en la franja roja y morada; si no, nada.
sg-rule-sg-s-shot-4 = Tipos de munición 4
    .summary = Metralla: D en la franja roja y morada, si no nada.
sg-rule-sg-s-rel-1 = Elección de munición 1
    .summary = Al recargar se elige en secreto la munición.
sg-rule-sg-s-rel-2 = Elección de munición 2
    .summary = Una carga no se cambia, pero la batería puede vaciarse disparando a nada.
sg-rule-sg-a-set-1 = Preparación avanzada 1
    .summary = Un juego de fichas de acción para cada barco.
sg-rule-sg-a-set-2 = Preparación avanzada 2
    .summary = Al empezar se elige el velamen: toda, media o poca vela.
sg-rule-sg-a-turn-1 = Turno avanzado 1
    .summary = Entre planificación y movimiento hay una fase de acciones.
sg-rule-sg-a-plan-1 = Planificar acciones 1
    .summary = Se planifican boca abajo tantas acciones como permita la tripulación.
sg-rule-sg-a-plan-2 = Planificar acciones 2
    .summary = Cuenta el primer número con sus dos casillas libres.
sg-rule-sg-a-plan-3 = Planificar acciones 3
    .summary = Con velas cerradas no se planifican cartas.
sg-rule-sg-a-act-1 = Acciones de la tripulación 1
    .summary = Todas las acciones se revelan juntas y son obligatorias salvo indicación.
sg-rule-sg-a-act-2 = Acciones de la tripulación 2
    .summary = Una acción no válida no tiene efecto y su ficha vuelve.
sg-rule-sg-a-act-3 = Acciones de la tripulación 3
    .summary = Largar velas aumenta un nivel el velamen.
sg-rule-sg-a-act-4 = Acciones de la tripulación 4
    .summary = Cargar velas reduce un nivel el velamen.
sg-rule-sg-a-act-5 = Acciones de la tripulación 5
    .summary = Achicar retira una ficha de daño por agua y cierra huecos.
sg-rule-sg-a-act-6 = Acciones de la tripulación 6
    .summary = Disparar requiere batería cargada; hacerlo sigue siendo voluntario.
sg-rule-sg-a-act-7 = Acciones de la tripulación 7
    .summary = La fusilería requiere su acción.
sg-rule-sg-a-act-8 = Acciones de la tripulación 8
    .summary = Recargar requiere una batería vacía.
sg-rule-sg-a-act-9 = Acciones de la tripulación 9
    .summary = Las acciones diferidas siguen el turno siguiente y cuentan en su límite.
sg-rule-sg-a-act-10 = Acciones de la tripulación 10
    .summary = Un incendio se apaga al final del segundo turno.
sg-rule-sg-a-act-11 = Acciones de la tripulación 11
    .summary = Lo que se repara se elige en la fase de acciones del segundo turno.
sg-rule-sg-a-rep-1 = Reparaciones 1
    .summary = Una casilla de daño normal se repara al instante.
sg-rule-sg-a-rep-2 = Reparaciones 2
    .summary = Una vía de agua se repara al final del turno.
sg-rule-sg-a-rep-3 = Reparaciones 3
    .summary = El timón se repara al final del turno.
sg-rule-sg-a-rep-4 = Reparaciones 4
    .summary = Un mástil se repara al final del turno.
sg-rule-sg-a-rep-5 = Reparaciones 5
    .summary = Daño normal y mástil una vez por partida; agua y timón sin límite.
sg-rule-sg-a-sail-1 = Velamen 1
    .summary = El velamen decide la línea de la carta azul.
sg-rule-sg-a-sail-2 = Velamen 2
    .summary = Las cartas rojas no dependen del velamen.
sg-rule-sg-a-sail-3 = Velamen 3
    .summary = Con velas cerradas se ejecutan las cartas pendientes a poca vela y luego se para.
sg-rule-sg-a-sail-4 = Velamen 4
    .summary = Para volver a moverse hay que llenar los dos espacios de cartas.
sg-rule-sg-a-sail-5 = Velamen 5
    .summary = Una sola carta planificada vuelve sin ejecutar si se cierran otra vez las velas.
sg-rule-sg-a-dam-1 = Daños especiales 1
    .summary = Símbolo de baja: una casilla de tripulación.
sg-rule-sg-a-dam-2 = Daños especiales 2
    .summary = Cada incendio destruye una casilla al inicio de cada turno posterior.
sg-rule-sg-a-dam-3 = Daños especiales 3
    .summary = Cada vía de agua llena una casilla al inicio de cada turno posterior.
sg-rule-sg-a-dam-4 = Daños especiales 4
    .summary = Con un mástil roto solo cartas grises desde el turno siguiente.
sg-rule-sg-a-dam-5 = Daños especiales 5
    .summary = Desarbolado y al pairo: una carta roja al azar.
sg-rule-sg-a-dam-6 = Daños especiales 6
    .summary = Con dos mástiles rotos, solo las cartas de dos mástiles.
sg-rule-sg-a-dam-7 = Daños especiales 7
    .summary = El aparejo limita las velas con dos, cuatro y seis daños.
sg-rule-sg-a-dam-8 = Daños especiales 8
    .summary = Timón dañado: virada menos uno; más daños son mástiles.
sg-rule-sg-a-dam-9 = Daños especiales 9
    .summary = El límite de virada se comprueba otra vez al revelar la carta.
sg-rule-sg-o-gen-1 = Reglas opcionales 1
    .summary = Cada regla opcional pertenece a unos niveles y se acuerda antes.
sg-rule-sg-o-gen-2 = Reglas opcionales 2
    .summary = Los sucesos al azar los decide una ficha E, que vuelve.
sg-rule-sg-o-grog-1 = Grog 1
    .summary = Una vez por partida, lejos del enemigo, una baja menos.
sg-rule-sg-o-grog-2 = Grog 2
    .summary = En el nivel avanzado el grog es una acción planificada.
sg-rule-sg-o-green-1 = Inexperiencia 1
    .summary = Los artilleros inexpertos tardan un turno más en recargar.
sg-rule-sg-o-green-2 = Inexperiencia 2
    .summary = Inexpertos con fuego continuo: un tercio.
sg-rule-sg-o-green-3 = Inexperiencia 3
    .summary = Inexpertos en el nivel avanzado: recargar es una acción diferida.
sg-rule-sg-o-green-4 = Inexperiencia 4
    .summary = Los marineros inexpertos pueden perder una acción al azar.
sg-rule-sg-o-tangle-1 = Aparejos enredados 1
    .summary = Una ficha E por cada par de bases en contacto al planificar.
sg-rule-sg-o-tangle-2 = Aparejos enredados 2
    .summary = Los barcos enredados no mueven y pierden su carta.
sg-rule-sg-o-tangle-3 = Aparejos enredados 3
    .summary = Para soltarse, una ficha E al inicio de cada planificación.
sg-rule-sg-o-cont-1 = Fuego continuo 1
    .summary = Una batería sin cargar dispara por la mitad, hacia abajo.
sg-rule-sg-o-cont-2 = Fuego continuo 2
    .summary = La enfilada cuenta antes de la mitad; munición secreta; sin doble proyectil.
sg-rule-sg-o-cont-3 = Fuego continuo 3
    .summary = Nivel avanzado: disparar sin carga permitido, sin recargar ese costado.
sg-rule-sg-o-first-1 = Primera andanada 1
    .summary = La primera andanada da una ficha más por cada tres, hacia arriba.
sg-rule-sg-o-first-2 = Primera andanada 2
    .summary = Primera andanada y enfilada se calculan por separado.
sg-rule-sg-o-near-1 = Objetivo más cercano 1
    .summary = Una batería solo dispara al barco más cercano de sus arcos.
sg-rule-sg-o-double-1 = Doble proyectil 1
    .summary = El doble proyectil tarda un turno más en cargarse.
sg-rule-sg-o-double-2 = Doble proyectil 2
    .summary = Fichas A y B hasta media regla; más lejos, nada.
sg-rule-sg-o-high-1 = Tirar a desarbolar 1
    .summary = Se tira a desarbolar con bala o doble proyectil.
sg-rule-sg-o-high-2 = Tirar a desarbolar 2
    .summary = Las fichas subrayadas y las bajas sin número se cambian por fichas C.
sg-rule-sg-o-high-3 = Tirar a desarbolar 3
    .summary = Una vía de agua cambiada añade un daño de aparejo; un timón, un mástil.
sg-rule-sg-o-brd-1 = Abordaje 1
    .summary = Con enemigos en contacto se elige en secreto si abordar.
sg-rule-sg-o-brd-2 = Abordaje 2
    .summary = Si ambos quieren hay abordaje; si uno, decide el azar.
sg-rule-sg-o-brd-3 = Abordaje 3
    .summary = Los barcos aferrados no mueven.
sg-rule-sg-o-brd-4 = Abordaje 4
    .summary = Fichas E según el tonelaje del otro, de una en una.
sg-rule-sg-o-brd-5 = Abordaje 5
    .summary = No pueden rendirse los dos a la vez.
sg-rule-sg-o-brd-6 = Abordaje 6
    .summary = Siguen aferrados hasta la siguiente comprobación.
sg-rule-sg-o-brd-7 = Abordaje 7
    .summary = Con varios barcos, declara primero quien tiene menos tripulación.
sg-rule-sg-o-brd-8 = Abordaje 8
    .summary = Cada barco solo daña al rival que ha elegido.
sg-rule-sg-o-brd-9 = Abordaje 9
    .summary = En el nivel avanzado abordar es una acción planificada.
sg-rule-sg-o-brd-10 = Abordaje 10
    .summary = Quien no planificó abordaje sufre primero.
sg-rule-sg-o-brd-11 = Abordaje 11
    .summary = Aferrados y enredados: ambas cosas deben acabar antes de mover.
sg-rule-sg-o-flag-1 = Buque insignia 1
    .summary = Perder el buque insignia cuesta bajas a los suyos y anima al rival.
sg-rule-sg-o-mag-1 = Santabárbara 1
    .summary = Desde el tercer daño por incendio puede explotar la santabárbara.
sg-rule-sg-o-mag-2 = Santabárbara 2
    .summary = Los barcos en contacto con la explosión pueden arder.
sg-rule-sg-o-sink-1 = Hundimiento 1
    .summary = Desde el tercer daño por agua el barco puede hundirse.
sg-rule-sg-o-spread-1 = Propagación del fuego 1
    .summary = El fuego puede pasar al barco que dispara en contacto.
sg-rule-sg-o-spread-2 = Propagación del fuego 2
    .summary = Echar agua al enemigo evita que el fuego se propague.
sg-rule-sg-o-hulk-1 = Cascos rendidos 1
    .summary = Los barcos rendidos quedan en la mesa y acaban sus cartas.
sg-rule-sg-o-hulk-2 = Cascos rendidos 2
    .summary = No se pueden abordar; chocar con ellos daña.
sg-rule-sg-o-hulk-3 = Cascos rendidos 3
    .summary = Los que arden, hacen agua, se hunden o explotan se retiran.
sg-rule-sg-o-wdir-1 = Dirección del viento 1
    .summary = Viento inicial y fichas de cambio de dirección.
sg-rule-sg-o-wdir-2 = Dirección del viento 2
    .summary = Dos fichas del mismo sentido giran el viento 45 grados.
sg-rule-sg-o-wstr-1 = Fuerza del viento 1
    .summary = La fuerza del viento cambia la línea que se usa.
sg-rule-sg-o-wstr-2 = Fuerza del viento 2
    .summary = Toda vela con viento fuerte: ficha E por el aparejo.
sg-rule-sg-o-wstr-3 = Fuerza del viento 3
    .summary = La fuerza cambia con una ficha guardada y una en blanco.
sg-rule-sg-t-gen-1 = Accidentes geográficos 1
    .summary = Cada pieza marca dónde se aplican sus efectos.
sg-rule-sg-t-reef-1 = Arrecifes 1
    .summary = El movimiento acaba al primer contacto con el arrecife.
sg-rule-sg-t-reef-2 = Arrecifes 2
    .summary = Fichas por el tonelaje; con más puntos que el tonelaje se encalla.
sg-rule-sg-t-reef-3 = Arrecifes 3
    .summary = Encallado: no se mueve más y las vías de agua cesan.
sg-rule-sg-t-reef-4 = Arrecifes 4
    .summary = Solo cuentan números, agua y timón.
sg-rule-sg-t-sand-1 = Bancos de arena 1
    .summary = Acabar sobre un banco de arena es encallar.
sg-rule-sg-t-sand-2 = Bancos de arena 2
    .summary = Sobre un banco de arena nadie se hunde.
sg-rule-sg-t-land-1 = Costas e islas 1
    .summary = Distancia peligrosa: playa como banco de arena, rocas como arrecife.
sg-rule-sg-t-land-2 = Costas e islas 2
    .summary = Superponerse a tierra: fichas dobles y siempre encallado.
sg-rule-sg-t-land-3 = Costas e islas 3
    .summary = Un puerto no tiene distancia peligrosa.
sg-rule-sg-t-land-4 = Costas e islas 4
    .summary = La tierra tapa la línea de visión.
sg-rule-sg-t-land-5 = Costas e islas 5
    .summary = El elemento de tirador u objetivo no tapa, salvo mar, tierra, mar.
sg-rule-sg-t-bat-1 = Baterías costeras 1
    .summary = Registro, arcos y línea de visión de una batería costera.
sg-rule-sg-t-bat-2 = Baterías costeras 2
    .summary = Un objetivo por turno; se mide desde el punto; fusilería en la franja.
sg-rule-sg-t-bat-3 = Baterías costeras 3
    .summary = Las baterías también enfilan.
sg-rule-sg-t-bat-4 = Baterías costeras 4
    .summary = Solo sufren bajas y fuego como daños especiales.
sg-rule-sg-t-bat-5 = Baterías costeras 5
    .summary = Destruida o rendida, la batería sale del juego.
sg-rule-sg-t-bat-6 = Baterías costeras 6
    .summary = La guarnición tiene cinco acciones.
sg-rule-sg-l-mov-1 = Movimiento automático 1
    .summary = La baraja automática lleva las cartas de virada 3 a 7.
sg-rule-sg-l-mov-2 = Movimiento automático 2
    .summary = Vuelven las parejas de desplazamientos y los giros que suman diez.
sg-rule-sg-l-fire-1 = Fuego automático 1
    .summary = Dispara siempre que puede y recarga enseguida.
sg-rule-sg-l-fire-2 = Fuego automático 2
    .summary = Dispara al objetivo más cercano.
sg-rule-sg-l-fire-3 = Fuego automático 3
    .summary = Con fuego continuo dispara aun sin carga.
sg-rule-sg-l-fire-4 = Fuego automático 4
    .summary = La distancia decide las fichas: D, A, B.
sg-rule-sg-l-act-1 = Acciones automáticas 1
    .summary = Sus acciones siguen una lista de prioridades.
sg-rule-sg-l-act-2 = Acciones automáticas 2
    .summary = Sus reparaciones siguen un orden.
sg-rule-sg-l-bat-1 = Baterías automáticas 1
    .summary = Las baterías automáticas tienen su propia lista.
sg-rule-sg-l-anc-1 = Barcos anclados 1
    .summary = Los barcos anclados no mueven.
sg-rule-sg-x-gen-1 = Escenarios 1
    .summary = Un escenario fija mesa, flotas, reglas y victoria.
sg-rule-sg-x-gen-2 = Escenarios 2
    .summary = Los jugadores pueden escribir escenarios nuevos.
sg-rule-sg-x-eis-1 = Enemigo a la vista 1
    .summary = Cada flota despliega a media regla de su lado.
sg-rule-sg-x-eis-2 = Enemigo a la vista 2
    .summary = Gana el bando que conserva barcos en juego.
sg-rule-sg-x-eis-3 = Enemigo a la vista 3
    .summary = Otros lados, reversos, más barcos o franceses inexpertos.
sg-rule-sg-x-sha-1 = Aguas poco profundas 1
    .summary = Una isla, seis arrecifes por turnos, lados y viento al azar.
sg-rule-sg-x-sha-2 = Aguas poco profundas 2
    .summary = Si nadie puede ganar por encallar, cuentan los supervivientes.
sg-rule-sg-x-blo-1 = Forzar el bloqueo 1
    .summary = Los fugitivos deben salir por su lado; perder uno es derrota.
sg-rule-sg-x-blo-2 = Forzar el bloqueo 2
    .summary = Dos partidas con los bandos cambiados y desempates.
sg-rule-sg-x-blo-3 = Forzar el bloqueo 3
    .summary = En solitario los franceses mueven solos.
sg-rule-sg-x-van-1 = Contra la vanguardia 1
    .summary = El francés coloca isla, fuerte y arrecifes.
sg-rule-sg-x-van-2 = Contra la vanguardia 2
    .summary = El fuerte cae con 8 puntos, 4 bajas o su flota vencida.
sg-rule-sg-x-van-3 = Contra la vanguardia 3
    .summary = Final y puntos de la incursión contra el fuerte.
sg-rule-sg-x-van-4 = Contra la vanguardia 4
    .summary = Variantes: dos fuertes o dos partidas.
sg-rule-sg-x-sup-1 = Llegan los víveres 1
    .summary = El francés parte del lado británico hacia una isla con puerto.
sg-rule-sg-x-sup-2 = Llegan los víveres 2
    .summary = Parado con las velas cerradas junto a la isla, descarga 2 puntos por turno.
sg-rule-sg-x-sup-3 = Llegan los víveres 3
    .summary = Final y puntos de los víveres.
sg-rule-sg-x-prey-1 = Presa fácil 1
    .summary = Los enemigos están anclados y actúan solos.
sg-rule-sg-x-prey-2 = Presa fácil 2
    .summary = Tres objetivos: no encallar, eliminar a ambos, menos de media fila llena.

sg-mod-firepower = potencia de fuego del arco
sg-mod-musketry = fusilería de la tripulación
sg-mod-rake-bow = enfilada por la proa
sg-mod-rake-stern = enfilada por la popa
sg-mod-first-broadside = primera andanada
sg-mod-continuous-fire = disparo sin cargar
sg-mod-burden = tonelaje del amigo embestido
sg-mod-rocks = tonelaje del barco contra las rocas, doble en tierra
sg-mod-explosion = explosión al costado
sg-no-fire-action = { $ship } no ha planificado disparar por { $side } este turno.
sg-not-loaded = { $ship }: los cañones de { $side } no están cargados.
sg-not-in-arc = { $target } no está en ningún arco de { $ship } por { $side } al alcance de la regla.
sg-line-blocked = Sin línea de visión a { $target }: la tapa { $by }.
sg-no-line = Sin línea de visión de { $ship } a { $target } por { $side }, o debe elegirse otro blanco.
sg-already-declared = { $ship }: los cañones de { $side } ya tienen su blanco.
sg-arc-misses = { $arc } de { $ship }: no alcanza a { $target }.
sg-no-load-fired = { $ship }: los cañones de { $side } han disparado este turno y se pueden cargar en el siguiente.
sg-no-load-loaded = { $ship }: los cañones de { $side } están cargados.
sg-no-more-hands = { $kept ->
    [0] { $ship }: su número de acciones es { $number }, y ya están todas previstas.
   *[other] { $ship }: su número de acciones es { $number }, y cuenta lo que quedó del turno anterior.
}
sg-token-kept = { $ship }: «{ $token }» sigue ahí desde el turno anterior, y no hay otra.

# the board as text
sg-board-head = Turno { $turn }, viento del { $point }. La mesa, { $width } por { $height } mm, con el norte arriba:
sg-board-legend = ^ arrecife, ~ banco de arena, # tierra, B batería. Tras cada nombre: casillas de casco y de tripulación restantes, cañones proa/centro/popa, fusilería, cargas de babor | estribor.
sg-board-ship = casillas { $left }, cañones { $guns }, fusilería { $muskets }, { $loads }
sg-board-battery = Batería { $n }
sg-board-loaded = cargado
sg-board-fires = incendios: { $n }
sg-board-leaks = vías de agua: { $n }
sg-board-aground = encallado
sg-board-anchored = anclado

# What a computer player weighs.
sg-term-outcome = el resultado
sg-term-damage-given = el daño causado
sg-term-damage-taken = el daño recibido
sg-term-position = los cañones que pueden apuntar
sg-term-errand = lo que pide el escenario
