# Palabras del cliente del navegador.
web-nation = { $nation ->
    [british] británico
    [french] francés
    [spanish] español
    [dutch] holandés
    [danish] danés
   *[other] neutral
}
web-home = Inicio
web-phase = Fase
web-wind = Viento
web-clock = Reloj
web-rule = Regla { $rule }
web-ruling = Aclaración { $n }
web-rule-unknown = Esta regla aún no tiene resumen aquí; el número es el del reglamento.
web-odds = Lo que podía salir: un punto por cada cara del dado
web-open-roll = Mostrar la aritmética de esta tirada
web-step-back = Paso atrás
web-step-on = Paso adelante
web-play = Ver
web-pause = Pausa
web-timeline = Línea de tiempo de la batalla
web-points = Puntos
web-minimap = Mapa completo; pulsa para ir allí
web-tab-orders = Órdenes
web-tab-ship = Barco
web-tab-fleet = Flota
web-tab-log = Diario
web-undo-step = Deshacer paso
web-die = dado
web-dot-is-face = punto = una cara del dado

web-fc-chart = Mapa de la acción
web-fc-port-arc = ARCO BABOR
web-fc-stbd-arc = ARCO ESTRIBOR
web-fc-running = en popa
web-fc-reaching = de través
web-fc-beating = de ceñida
web-fc-aback = por avante
web-fc-shoal = Bajío
web-fc-shoal-what = encallar −1
web-fc-bank = Banco
web-fc-bank-what = encallar −2
web-fc-flat = Fangal
web-fc-flat-what = encalla siempre
web-fc-land = Tierra
web-fc-land-what = sin paso
web-fc-ship-spoken = { $name }, { web-nation }, { $guns } cañones, en { $hex }: casco { $hull } %, aparejo { $rig } %, dotación { $crew } %
web-fc-line-of-battle = Línea de batalla
web-fc-order = { $order ->
    [name] por nombre
    [hurt] peor primero
   *[column] por columna
}
web-fc-hull-short = cas.
web-fc-rig-short = apa.
web-fc-crew-short = dot.
web-fc-bars = casco { $hull } %, aparejo { $rig } %, dotación { $crew } %
web-fc-firepower = Potencia de fuego
web-fc-at = { $what ->
    [hull] Al casco
   *[rig] Al aparejo
}
web-fc-mean = media
web-fc-fire-check = posible incendio
web-fc-crew-too = y dotación
web-fc-no-ship = Elige un barco en el mapa.

web-tagline = tres juegos navales, en tu mesa
web-navigation = Menú principal
web-lobby = Sala
web-open-count =
    { $count ->
        [one] { $count } abierta
       *[other] { $count } abiertas
    }
web-my-games = Mis partidas
web-replays = Repeticiones
web-language = Idioma
web-night = Tema de guardia nocturna
web-your-decision = Te toca decidir
web-new-game = Nueva partida
web-scenarios = Escenarios
web-choose-battle = Elige tu batalla
web-guns = cañones
web-rules-head = Reglas
web-rules-note = el libro tal cual, salvo que digas otra cosa
web-seats = Puestos
web-sits-me = Yo
web-sits-here = Amigo aquí
web-sits-link = Por enlace
web-sits-computer = Ordenador
web-level = { $level ->
    [random] grumete
    [midshipman] guardiamarina
    [lieutenant] teniente
    [captain] capitán
    [admiral] almirante
   *[other] { $level }
}
web-tempered = { $temper ->
    [bold] { web-level } audaz
    [careful] { web-level } prudente
   *[other] { web-level }
}
web-temper = { $temper ->
    [bold] audaz
    [careful] prudente
   *[other] según el manual
}
web-set-sail = Zarpar: { $scenario }
web-saved-always = Se guarda en cada decisión.

web-undo = Deshacer
web-sg-mat = El tapete
web-sg-ships = Los barcos
web-sg-ship-spoken = { $name }, { web-nation }, al mando de { $who }: casco { $hull } de { $boxes }, tripulación { $crew } de { $boxes }, { $state }
web-sg-card-spoken = Carta { $id }, virada { $veer }, { $kind }
web-sg-aback = al pairo
web-sg-aback-short = al pairo
web-sg-beating = de ceñida
web-sg-reaching = por la aleta
web-sg-running = en popa
web-sg-reach = aleta
web-sg-run = popa
web-sg-beating-running = ceñida, popa
web-sg-front = proa
web-sg-full = centro
web-sg-rear = popa
web-sg-chain = cadena
web-sg-grape = metralla
web-sg-short = corta
web-sg-long = larga
web-sg-rim = Borde y viento
web-sg-hull-burden = Casco, tonelaje { $burden }
web-sg-guns-front = cañones proa,{" "}
web-sg-guns-full = centro
web-sg-guns-rear = , popa:
web-sg-crew = Tripulación
web-sg-actions = acciones
web-sg-musketry = fusilería
web-sg-port = Babor
web-sg-starboard = Estribor
web-sg-shot-box = Munición
web-sg-zero-box = Casilla 0
web-sg-ammo =
    { $kind ->
        [ball] bala rasa
        [chain] bala encadenada
        [grape] metralla
        [double] doble proyectil
       *[other] { $kind }
    }
web-sg-this-turn = Este turno
web-sg-next-turn = Próximo turno
web-sg-hand = Mano, baraja { $deck }
web-sg-sail-now =
    { $sail ->
        [full] a toda vela:
        [backing] a poca vela:
        [furled] velas cerradas:
       *[battle] a media vela:
    }
web-sg-green = verde, por la aleta
web-sg-orange = naranja, de ceñida
web-sg-crew-actions = Acciones a bordo
web-sg-too-far = demasiado: la virada es { $limit }
web-sg-open-to-her = posibles: a { $limit } o menos del { $from } de este turno

web-tab-card = Carta
web-kp-chart = Mapa del Atlántico
web-kp-ocean = Atlántico Norte
web-kp-azores = Azores
web-kp-spain = España
web-kp-lane-channel = Nueva York – La Mancha
web-kp-lane-indies = Antillas – Gibraltar
web-kp-turn = Turno
web-kp-plays-now = JUEGA AHORA
web-kp-this-one = este
web-kp-in-hand = en mano
web-kp-to-play = Por jugar
web-kp-nothing-laid = nada puesto
web-kp-victory = Victoria
web-kp-points = puntos
web-kp-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
web-kp-decks = Mazos
web-kp-action-deck = Mazo de acción
web-kp-left =
    { $count ->
        [one] queda 1
       *[other] quedan { $count }
    }
web-kp-discards = los dos últimos descartes
web-kp-ships-left = barcos, { $count }
web-kp-merchants-left = mercantes, { $count }
web-kp-your-force = Tu fuerza
web-kp-you = Tú
web-kp-laid-ahead = preparadas
web-kp-cards-in-pile = { $count ->
    [one] carta en tu pila de victoria:
   *[other] cartas en tu pila de victoria:
}
web-kp-laid-note = preparadas para tu turno; los demás ven el dorso
web-kp-your-hand = Tu mano
web-kp-hand-card = { $card }{ $may ->
    [yes] , se puede jugar
   *[no] {""}
}
web-kp-may-choose = se puede elegir ahora
web-kp-window = Decisión
web-kp-attack-caps = ATAQUE
web-kp-defence-caps = DEFENSA
web-kp-then = luego
web-kp-then-pass = pasa
web-kp-you-may = Puedes jugar
web-kp-sunk = hundido
web-kp-damaged = dañado
web-kp-unhurt = indemne
web-kp-home-safe = a salvo
web-kp-missed = fallo
web-kp-do = Jugar { $what }
web-kp-look = Elige una carta de la mesa para verla.
web-kp-prizes-round = Premios de victoria de esta ronda
web-kp-odds-were = Lo que podía salir, de cada 100
web-kp-cat = { $cat ->
    [reaction] Respuesta
    [own] Fuerza propia
    [assist] Ayuda
    [attack] Ataque
    [opponent] Rival
   *[meta] Estado Mayor
}
web-kp-intercept = ¡Interceptar!
web-kp-by-day = de día
web-kp-low-coal = poco carbón
web-kp-refuge = refugio
web-kp-prize = presa
web-kp-displacement = Desplazamiento
web-kp-armament = Armamento
web-kp-tonnage = Tonelaje
web-kp-tons = t
web-kp-sailing-ship = Velero
web-kp-steamer = Vapor
web-kp-light-cruiser = Crucero ligero
web-kp-sailing-raider = Velero corsario
web-kp-liner-raider = Transatlántico corsario
web-kp-raider = Corsario
web-kp-always-recognised = siempre reconocido
web-kp-recognised = reconocido
web-kp-disguised = disfrazado
web-kp-against = contra
web-kp-card-back = dorso
web-kp-safe-passage = salvo- conducto
web-kp-fate =
    { $how ->
        [taken] apresado por { $by }, { $year }
        [mined] hundido por mina de { $by }, { $year }
       *[sunk] hundido por { $by }, { $year }
    }
web-kp-text-amc = Un crucero auxiliar lucha en su lugar.
web-kp-text-blockade-runner = Cada barco falto de carbón puede repostar.
web-kp-text-boarding-party = Un mercante intacto se toma como presa en vez de hundirlo.
web-kp-text-break-contact = De día puede escapar de un ¡Interceptar!
web-kp-text-breakout = Roba un barco alemán, o dos si dobla.
web-kp-text-collier = Carbón para todos tus barcos faltos de él.
web-kp-text-damage-control = Un barco tuyo dañado queda reparado.
web-kp-text-deception = Un rival solo jugará una carta, al azar.
web-kp-text-fair-seas = Un mercante o una presa sin daño busca puerto con +1.
web-kp-text-fast-ship = De día y sin daño: −2 al ataque de un corsario.
web-kp-text-fog-bank = Un rival no juega ni roba; queda fuera de alcance.
web-kp-text-good-hunting = Un corsario intercepta dos mercantes.
web-kp-text-heavy-weather = Los dañados de un rival pueden hundirse.
web-kp-text-intelligence = Lee una mano, u ordena las próximas cartas.
web-kp-text-interned = Puede recluir un buque o barco reconocido.
web-kp-text-interrogate = Puede descubrir a un disfrazado y atacarlo.
web-kp-text-island-refuge = Esconde, carbonea y repara. Queda puesta.
web-kp-text-lay-mines = Minas contra todos los mercantes de un rival.
web-kp-text-minesweeper = Barre todo un ataque con minas.
web-kp-text-monitor = Bombardea a un barco en su refugio, +2.
web-kp-text-non-combatant = −2 al ataque; presa, no hundido; salvoconducto +2.
web-kp-text-qqq = «¡Corsario!» Queda reconocido al acabar.
web-kp-text-q-ship = Señuelo: cañones o cargas de profundidad.
web-kp-text-razzle-dazzle = El camuflaje puede engañar al submarino.
web-kp-text-recalled = Tras un hundimiento puede tener que irse.
web-kp-text-recon-aircraft = Toma dos cartas al azar de una mano.
web-kp-text-reflag = Un corsario o una presa vuelve a disfrazarse.
web-kp-text-rendezvous-missed = Cada barco de un rival puede quedar escaso.
web-kp-text-scuttle = Hunde un barco tuyo dañado; nadie lo puntúa.
web-kp-text-second-chance = Después de este turno juegas otro.
web-kp-text-shallow-run = Huye de día por los bajos, quizá dañado.
web-kp-text-shipping-lanes = Un buque de guerra intercepta tres mercantes.
web-kp-text-slim-pickings = Anula la intercepción de un mercante, o deja uno.
web-kp-text-submarine-u = Torpedos a un mercante de un rival.
web-kp-text-submarine-uc = Torpedos a un mercante o minas a todos.
web-kp-text-surprise-attack = +2 al ataque. Sin Ruptura, Barco rápido ni Poco calado.
web-kp-text-transfer-command = Un buque o reconocido puede unirse a ti.
web-kp-text-trap = Está armado y dispara a la vez.
web-kp-text-wireless-intercept = Toma los dos últimos descartes.

web-as-seen-by = Visto por
web-broken = Algo en esta página ha quedado al garete.
web-cancel = Cancelar
web-close = Cerrar
web-compass-letters = N NE E SE S SO O NO
web-compass =
    { $point ->
        [n] norte
        [ne] noreste
        [e] este
        [se] sureste
        [s] sur
        [sw] suroeste
        [w] oeste
       *[nw] noroeste
    }
web-computer = Ordenador
web-confirm = Confirmar
web-continue = Continuar { $scenario }
web-continue-short = Continuar
web-copied = Copiado
web-copy-link = Copiar el enlace
web-curtain = Cortina entre jugadores
web-curtain-for = Turno de: { $seat }
web-curtain-text = Ponte ante la pantalla. Nadie más debe mirar mientras la cortina esté abierta.
web-curtain-take = Soy yo: { $seat }
web-dice = dados
web-dice-highest = El mayor de { $count } dados
web-dice-sum = Suma de { $count } dados
web-die-of = Dado de { $sides } caras
web-download = Descargar registro
web-draw = Batalla indecisa
web-filter-all = Todas
web-filter-large = Grandes
web-filter-shallows = Bajíos
web-filter-small = Pequeñas
web-finished = La partida ha terminado
web-finished-games = Partidas terminadas
web-live-games = En juego ahora
web-loading = Un momento…
web-look-as = Ver desde: { $seat }
web-lost = Se perdió la conexión. Ves lo último que llegó; se pondrá al día.
web-menu = Menú
web-next = Siguiente
web-none-here = Aquí no hay nada todavía.
web-not-played = Aún sin jugar
web-now-moves = ahora: mueve { $ship }
web-now-phase = ahora: { $phase }
web-open-games = Partidas abiertas
web-open-table = Abrir la mesa
web-picture-png = Imagen (PNG)
web-picture-svg = Imagen (SVG)
web-pref-confirm = Preguntar antes de decidir
web-pref-motion = Animaciones
web-pref-detail = De su turno, mostrar
web-detail = { $level ->
    [all] cada movimiento
    [results] tiradas y pérdidas
   *[recap] solo el resumen
}
web-pref-sound = Sonido
web-pref-volume = Volumen
web-problem-offline = El servidor no responde.
web-problem-other = No ha funcionado ({ $code }).
web-problem-taken = Ya hay alguien sentado ahí.
web-rematch = Jugar otra vez
web-rematch-asked = Propuesto. Empieza en cuanto todos quieran.
web-rematch-wanted = { $seats }: quiere jugar otra vez.
web-replay = Repetición
web-resign = Abandonar
web-resign-sure = ¿Abandonar esta partida?
web-retry = Reintentar
web-scenario-count = { $count ->
    [one] { $count } escenario
   *[other] { $count } escenarios
}
web-seat-keys = Claves de mi puesto
web-seat-new-link = El nuevo enlace a tu puesto. No lo compartas.
web-seat-open = libre
web-seat-other-browser = Otro navegador
web-seat-program = Un programa con la clave
web-seat-renew = Renovar la clave
web-seat-renew-text = Si alguien más puede tener la clave, renuévala: cualquier otro navegador o programa queda fuera al instante.
web-seat-seen = visto por última vez { $seen }
web-seat-since = desde { $since }, visto por última vez { $seen }
web-seat-sockets = Conexiones abiertas ahora: { $count }
web-seat-taken = ocupado
web-seat-this-browser = Este navegador
web-seat-uses = { $seat }: dónde se usa el puesto
web-setup = Despliegue
web-share = Copiar enlace
web-sheet = Cambiar la altura de esta hoja
web-sit = Sentarse
web-spectator = Un espectador
web-speed = Velocidad
web-total = Total
web-total-table = Total, en { $table }
web-turn = { $turn ->
    [0] Antes del turno 1
   *[other] Turno { $turn }
}
web-turn-of = Turno { $turn } de { $turns }
web-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
web-under = { $seat }, al mando de { $admiral }
web-waiting = En espera
web-waiting-for = En espera de: { $seats }.
web-waiting-room = Esperando jugadores
web-waiting-text = La partida empieza cuando todos los puestos estén ocupados. Puedes cerrar esta página; la partida queda.
web-watch = Mirar
web-watching = Estás mirando
web-why = ¿Por qué?
web-wins = Victoria: { $seats }
web-your-name = Tu nombre

web-fc-title = Flying Colors
web-fc-overline = Acciones de flota, 1756 a 1805
web-fc-text = Manda la línea. Veintiuna batallas de Menorca a Trafalgar, cada barco con sus cañones, su casco y su dotación.
web-fc-first = Dos jugadores, de media hora a una velada.
web-fc-class = { $class ->
    [first] 3 puentes
    [third] 80, 74
    [fourth] 64, 50
   *[frigate] fragatas
}
web-fc-command = Mando
web-fc-command-of = Mando de { $leader }, { $left ->
    [one] queda un barco por actuar
   *[other] quedan { $left } barcos por actuar
}
web-fc-hull = Casco
web-fc-rigging = Aparejo
web-fc-crew = Dotación
web-fc-ends = la partida acaba tras el turno { $turns }, o cuando una flota se retira
web-fc-fire-hull = Fuego al casco
web-fc-fire-rig = Al aparejo
web-fc-fired = disparada
web-fc-ready = lista
web-fc-guns = Cañones
web-fc-rate = Clase
web-fc-worth = Valor
web-fc-guns-rate = { $guns } cañones, clase { $rate }
web-fc-hull-hits = impactos en casco
web-fc-rigging-hits = impactos en aparejo
web-fc-maps = mapas { $maps }
web-fc-barred = Ahora no: { $what }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}
web-fc-mp = pm
web-fc-phase = { $phase ->
    [wind] Viento
    [commands] Mandos
    [initiative] Iniciativa
    [activation] Activación
    [out_of_command] Sin mando
    [drift] Abordaje, deriva
    [victory] Recuento
   *[other] Despliegue
}
web-fc-plain-sail = velas normales
web-fc-range = alcance { $range }
web-fc-rate-at = Clase { $rate } a distancia { $range }
web-fc-scenario-text = { $ships } barcos en sus puestos.
web-fc-shot-line = { $attack }, alcance { $range }, potencia { $firepower }
web-fc-side = { $side ->
    [port] babor
   *[starboard] estribor
}
web-fc-side-range = { $side ->
    [port] por babor
   *[starboard] por estribor
}, alcance { $range }
web-fc-state =
    { $state ->
        [damaged] dañado
        [burning] en llamas
        [struck] rendido
        [anchored] fondeado
        [aground] encallado
        [irons] por avante
        [adrift] a la deriva
        [full] a toda vela
        [grappled] aferrado
        [fouled] enredado
       *[prize] presa
    }
web-fc-to-hex = a { $hex }
web-fc-wind-to = hacia { $to }{ $weather ->
        [calm] , calma
        [breezy] , ventoso
       *[normal] {""}
    }

web-sg-title = Sails of Glory
web-sg-overline = Duelos de barcos en milímetros
web-sg-text = Planifica en secreto, navega a la vez y fíate de tu ojo para el viento.
web-sg-first = De dos a seis capitanes, cerca de una hora.
web-sg-card-first = Sellar: pon antes una carta
web-sg-token-first = Sellar: elige antes
web-sg-click-to-set = pulsa para poner { $card }
web-sg-tap-twice = Un toque levanta la carta, otro la pone.
web-sg-fold = Plegar o desplegar la hoja
web-sg-set = puesta
web-sg-set-card = Poner { $card }
web-sg-empty = vacía
web-sg-fired = disparada
web-sg-loaded = cargada, boca abajo
web-sg-free = libre: toca una
web-sg-slot-free = libre
web-sg-guns-deck = { $guns } cañones, { $year }, baraja { $deck }
web-sg-hits = { $count ->
    [one] { $count } impacto
   *[other] { $count } impactos
}
web-sg-none = nada
web-sg-level = { $level ->
    [basic] reglas básicas
    [standard] reglas estándar
   *[advanced] reglas avanzadas
}
web-sg-all-levels = reglas básicas a avanzadas
web-sg-orders-for = Órdenes, { $ship }
web-sg-out = fuera de combate
web-sg-page = página { $page }
web-sg-phase = { $phase ->
    [planning] Planificación
    [actions] Acciones
    [movement] Movimiento
    [combat] Combate
    [reload] Recarga
   *[setup] Despliegue
}
web-sg-planned = { $count } de { $of } planificadas
web-sg-sail-short =
    { $sail ->
        [full] toda
        [battle] media
        [backing] poca
       *[furled] cerradas
    }
web-sg-scenario-facts = Una mesa de { $width } x { $height } mm.
web-sg-scenario-text =
    { $ships ->
        [one] { $ships } barco
       *[other] { $ships } barcos
    } en el tapete, cada uno con su baraja de maniobras.
web-sg-sealed = sellado
web-sg-writing = escribiendo
web-sg-ready = listo
web-sg-waits = sin escribir
web-sg-your-turn = te toca
web-sg-thinking = pensando…
web-sg-shot-line =
    { $mm } mm, { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    } { $letters }, media de casco { $hull }{ $rake ->
        [yes] , enfilada
       *[no] {""}
    }
web-sg-special =
    { $what ->
        [fire] Incendio
        [leak] Agua
        [mast] Palos
        [rudder] Timón
       *[sail] Velas
    }
web-sg-tab-card = Carta
web-sg-tab-mat = Registro
web-sg-tab-mat-short = Registro
web-fc-attack = { $attack ->
    [close-rake] barrido a corta distancia
    [partial] andanada parcial
    [partial-close-rake] barrido parcial a corta distancia
    [partial-rake] barrido parcial
    [partial-stern-rake] barrido parcial por la popa
    [rake] barrido
    [stern-rake] barrido por la popa
   *[full] andanada
}
web-sg-token = { $token ->
    [fire_port] Fuego bab.
    [reload_port] Carga bab.
    [fire_starboard] Fuego est.
    [reload_starboard] Carga est.
    [musketry] Fusilería
    [boarding] Abordar
    [raise_sail] Más vela
    [reduce_sail] Menos vela
    [repair] Reparar
    [extinguish] Apagar
    [pump] Achicar
    [fire_guns] Fuego
    [reload_guns] Cargar
    [water] Agua
   *[grog] Grog
}
web-sg-travel = { $mm } mm, rumbo { $heading }°.
web-sg-veer = virada { $veer }
web-sg-wind-from = del { $from }{ $strength ->
    [low] , flojo
    [high] , fuerte
   *[medium] , moderado
}

web-kp-title = Los piratas del káiser
web-kp-overline = Guerra de corso, 1914 a 1918
web-kp-text = Caza en las rutas con lo que tienes en la mano. Alguien te caza a ti.
web-kp-first = De uno a cuatro jugadores, cerca de una hora.
web-kp-attack = Ataque
web-kp-defence = Defensa
web-kp-british = Fuerzas británicas
web-kp-by-night = de noche
web-kp-captured = apresado
web-kp-chance = lo logra
web-kp-dam-short = dañ.
web-kp-home = a salvo
web-kp-deck-left = Mazo: { $count ->
        [one] queda 1 carta
       *[other] quedan { $count } cartas
    }
web-kp-left-word = por robar
web-kp-dice-spoken = Los dados han hablado
web-kp-die-dropped = d{ $sides }, no cuenta
web-kp-die-kept = d{ $sides }, el mayor: cuenta
web-kp-die-only = d{ $sides }, el único
web-kp-from = de { $name }, { $seat }
web-kp-to = a { $name }, { $seat }
web-kp-laid-here = puesta aquí
web-kp-log-note = ronda { $round }, lo último primero
web-kp-no-mods = Sin modificadores
web-kp-of-disguised = { $seat }, con bandera falsa
web-kp-of-known = { $seat }, reconocido
web-kp-pass = Pasar
web-kp-pass-kind-note = las preguntas de otra clase aún se hacen
web-kp-pass-turn-note = hasta que acabe este turno
web-kp-phase =
    { $phase ->
        [commit] Preparar
        [announce] Anunciar
        [answer] Responder
        [dice] Dados
        [passage] Salvoconducto
       *[draw] Descartar, robar
    }
web-kp-points-were = puntos, eran { $were }
web-kp-rolls = { $name } saca { $total }
web-kp-round = { $players ->
    [1] en solitario
    [2] dos jugadores
    [3] tres jugadores
   *[other] cuatro jugadores
}, ronda { $round }
web-kp-round-short = ronda { $round }
web-kp-scenario-facts = { $seats ->
    [one] Un puesto contra el fantasma.
   *[other] { $seats } puestos; el ordenador puede ocupar cualquiera.
}
web-kp-scenario-line = 1914 a 1918, { $seats ->
    [one] un puesto
   *[other] { $seats } puestos
}
web-kp-sum = { $attack } contra { $defence }.
web-kp-tab-table = Mesa
web-kp-twice = el doble de { $value }
web-kp-verdict = { $verdict ->
    [sunk] Al menos el doble de la defensa: hundido
    [captured] Al menos el doble de la defensa: apresado
    [damaged] Más que la defensa, menos del doble: dañado
    [success] Mayor que la respuesta: éxito
    [failure] No mayor que la respuesta: fracaso
   *[missed] No más que la defensa: fallo
}

web-skip = saltar
web-sg-pile = pila { $letter }, { $count ->
        [one] queda 1
       *[other] quedan { $count }
    }
web-sg-of = de { $total }
web-sg-turn-all = Girar todas
web-kp-take-up = Elige una carta o una respuesta
web-kp-barred = Ahora no ({ $count }): ¿por qué?
web-kp-folded = plegada: fuera de este combate
web-kp-game = Partida
web-kp-round-taken = { $seats } gana la ronda
web-kp-round-nobody = Nadie gana la ronda
web-kp-round-over = La ronda { $round } ha terminado
web-kp-round-on = A la siguiente ronda
web-kp-col-seat = Puesto
web-kp-col-prizes = Premios de la ronda
web-kp-col-round = Ronda
web-kp-no-prizes = sin premios
web-kp-all-prizes = { $count } en premios
web-kp-dearest = Los premios más valiosos
web-end-points = Puntuación
web-end-losses = { $count ->
    [one] Una pérdida
   *[other] { $count } pérdidas
}
web-end-curve = { $game ->
    [kaisers-pirates] Los premios de victoria a lo largo de la partida
   *[other] Los puntos a lo largo de la partida
}
web-kp-last-round = última ronda
web-kp-last-round-again = El final de la última ronda
web-sg-your-water = tus aguas
web-sg-berth-keys = { $kind ->
    [heading] Q y E o las flechas la viran, Intro la deja así
   *[place] Las flechas la mueven, Intro la deja ahí
}
web-sg-berth-how = { $kind ->
    [heading] Arrastra el pomo de latón, o gira la rueda sobre el barco; con el teclado, Q y E.
   *[place] Arrastra el barco a un lugar de tus aguas, o pulsa allí; con el teclado, las flechas.
}
web-sg-berth-off = Ahí no puede estar: fuera de sus aguas o sobre otra base. Suéltalo y se deslizará al lugar permitido más próximo.
web-sg-berth-list = { $kind ->
    [heading] { $count } rumbos
   *[place] { $count } lugares permitidos
}
web-kp-verb = { $verb ->
    [commit] Poner { $what }
    [discard] Descartar { $what }
    [put] Devolver { $what }
   *[play] Jugar { $what }
}

web-fc-story-camperdown = De Winter buscó los bajos de su propia costa al ver la fuerza de Duncan. Duncan no esperó a formar línea y atacó en dos grupos.
web-fc-story-bec-du-raz = Un duelo entre dos navíos de 74 frente a Bretaña. Quedaron trabados hasta que el francés, con dotación nueva, se rindió.
web-fc-story-nile = Nelson halló a la flota francesa fondeada en la bahía de Abukir y la atacó al caer la tarde por ambos lados de su línea. La capitana voló y solo dos navíos escaparon.
web-fc-story-goza-de-candia = Con los despachos del Nilo a bordo, el Leander, de 50 cañones, fue alcanzado por uno de los dos navíos franceses que habían escapado.
web-fc-story-el-ferrol = Un «y si»: la escuadra española sale del puerto al encuentro de los británicos que cubren un desembarco; en realidad nunca salió.
web-fc-story-copenhagen = Para romper una liga de neutrales armados, una flota británica atacó las defensas danesas fondeadas. Parker, de lejos, señaló una retirada que Nelson prefirió no ver.
web-fc-story-algeciras-bay = Saumarez atacó a una pequeña escuadra francesa amparada por baterías españolas, con poco viento y entre bajos, y fue rechazado.
web-fc-story-gut-of-gibraltar = Días después de su fracaso, Saumarez persiguió de noche a la escuadra combinada por el estrecho. Dos tres puentes españoles se tomaron por enemigos.
web-fc-story-cape-finisterre = Calder interceptó a la flota combinada que volvía de las Antillas. Entre niebla y ventolinas tomó dos navíos y dejó ir al resto.
web-fc-story-trafalgar = Nelson y Collingwood llevaron dos columnas en ángulo recto contra la línea combinada. La flota aliada dejó de existir como fuerza; Nelson murió.
web-fc-story-cape-ortegal = Cuatro navíos franceses que habían escapado de Trafalgar fueron alcanzados por Strachan y se volvieron a luchar.
web-fc-story-minorca = Una escuadra británica de socorro, al mando de Byng, halló a La Galissonnière ante la isla sitiada. El combate quedó a medias, la isla cayó y Byng lo pagó con la vida.
web-fc-story-cape-henry = Arbuthnot alcanzó a una escuadra francesa con tropas para Virginia cerca de la boca del Chesapeake. Con mar gruesa, los franceses prefirieron batirse a desembarcar bajo ataque.
web-fc-story-virginia-capes = Graves llegó al Chesapeake cuando de Grasse ya había cerrado la bahía al ejército de Yorktown. Los franceses picaron amarras y salieron a su encuentro.
web-fc-story-frigate-bay = Hood sacó a de Grasse de su fondeadero, se coló tras él y ancló en su lugar. De Grasse debe romper esa línea o abandonar a las tropas en tierra.
web-fc-story-first-of-june-may28 = Primer contacto entre Howe y la flota francesa que cubría un convoy de grano en medio del Atlántico.
web-fc-story-first-of-june-may29 = Segundo día del combate en retirada; Howe intenta romper a barlovento de Villaret.
web-fc-story-first-of-june-june1 = La niebla se levanta y las dos líneas por fin se baten. Howe hace presas, pero el convoy tras Villaret consigue pasar.
web-fc-story-first-of-june-campaign = Tres combates seguidos, con los daños de cada día arrastrados al siguiente.
web-fc-story-audierne-bay = En un temporal Pellew llevó dos fragatas contra un 74 francés lleno de soldados, que no podía usar su batería baja. La larga caza acabó en una costa a sotavento.
web-fc-story-cape-st-vincent = Jervis metió su línea por un hueco de una flota española desperdigada. Nelson dejó su puesto para contener a la mayor parte y abordó dos navíos seguidos.
web-kp-begin = Repartir las cartas
web-choice = { $choice ->
    [basic] básicas
    [standard] estándar
    [advanced] avanzadas
    [dice] dado más alto
    [weakest] fuerza más débil
    [none] ninguno
    [scenario] según el libro
    [random] por sorteo
    [british] los británicos
    [french] los franceses
    [both] ambos
   *[other] { $choice }
}
web-choice-points = { $side } +{ $points }
web-difficulty-turns = { $turns ->
    [one] Cerca de un turno
   *[other] Unos { $turns } turnos
}
web-never-played = **¿Primera vez?** La primera partida guiada lo enseña todo en diez minutos.
web-learn-first = Aprender antes
web-level-text = { $level ->
    [random] Cualquier orden permitida, sin plan.
    [midshipman] Juega como un teniente, con descuidos.
    [lieutenant] Sopesa cada orden según llega, al instante.
    [captain] Prueba antes sus mejores órdenes: hasta 8 segundos por turno.
    [admiral] Es quien más mira adelante: hasta 30 segundos por turno.
   *[other] { "" }
}
web-odds-each = Lo que podía salir: un punto por cada tirada
web-odds-hundred = Lo que podía salir, de cada 100
web-odds-spoken = { $result }: { $ways } de { $all }
web-next-loss = Siguiente pérdida
web-last-loss = Pérdida anterior
web-timeline-at = Turno { $turn }: { $what }
web-jump-there = Ver este momento
web-look-back = Mirar atrás
web-looking-back = Mirando atrás
web-to-now = Volver al presente
web-ours = valor reconstruido
web-ours-derived = Reconstruido: ninguna fuente disponible muestra este valor impreso, así que se dedujo de piezas parecidas y de las reglas. Un paquete de datos puede llevar el verdadero.
web-ours-repaired = Reparado: una lista pública de las fichas tiene aquí un hueco o un error; se corrigió comparando con barcos gemelos. Un paquete de datos puede llevar el valor verdadero.
web-ours-inferred = Deducido de las reglas; ninguna fuente disponible lo muestra impreso. Un paquete de datos puede llevar el valor verdadero.
web-ours-reconstructed = Reconstruido: los bajíos impresos no están en las fuentes disponibles; estos hexágonos se trazaron según el despliegue y la historia. Un paquete de datos puede llevar los verdaderos.
web-kp-success = se logra
web-kp-failure = no se logra
web-kp-versus = { $one } a { $two }
web-kp-attack-sum = Ataque
web-kp-defence-sum = Defensa
web-kp-challenge-sum = Desafío
web-kp-response-sum = Respuesta
web-kp-kept-of = { $count ->
    [one] El dado
   *[other] Se guarda el mayor de { $count } dados
}
web-home-turn = { $scenario }, turno { $turn } de { $turns }
web-home-turn-open = { $scenario }, turno { $turn }
web-home-against = Contra { $who }. Última jugada: { $when }.
web-home-alone = Última jugada: { $when }.
web-home-computer = el ordenador, { $level }

# Sails of Glory: ruler, the turn as it happens, source marks
web-sg-band = { $band ->
    [near] corta: A (o C, D)
    [short] corta: A
    [long] larga: B
   *[out] fuera de alcance
}
web-sg-measure = { $mm } mm, { $band ->
    [near] corta: A, C o D
    [short] corta, A
    [long] larga, B
   *[out] fuera de alcance
}
web-sg-range-so = { $mm } mm: { $letters }
web-sg-ghost = { $kind ->
    [this] este turno: { $card }
   *[next] próximo turno: { $card }
}
web-sg-mm = { $mm } mm
web-sg-ruler = Medir
web-sg-ruler-hint = Poner la regla en la mesa, o quitarla (R)
web-sg-ruler-closed = nadie puede medir antes de sellar las órdenes
web-sg-ruler-end = { $end ->
    [from] Regla, extremo del cañón
   *[to] Regla, extremo lejano
}
web-sg-locked = cerrado: nadie puede medir ahora
web-sg-orders-of = { $turn ->
    [0] Tus primeras órdenes
   *[other] Tus órdenes para el turno { $turn }
}
web-sg-seal-note = Una vez selladas no se pueden cambiar; siempre se pueden leer.
web-sg-crew-together = Acciones de la tripulación, reveladas a la vez
web-sg-seal-seen = El enemigo ve que has sellado, nada más.
web-sg-to-mat = Volver al tapete
web-sg-read-orders = Leer las órdenes
web-sg-change = Cambiar
web-sg-change-why = Se escriben de nuevo sus órdenes y las de los buques que la siguen
web-sg-face-down = { $count ->
    [one] una ficha { $letter }, boca abajo
   *[other] { $count } fichas { $letter }, boca abajo
}
web-sg-declared = Fuego declarado: { $count ->
    [one] un disparo
   *[other] { $count } disparos
}
web-sg-fire-at = { $ship } contra { $target }
web-sg-tab-turn = Este turno
web-sg-revealed = Órdenes reveladas
web-sg-again = Ver el turno otra vez
web-sg-all-sail = { $count ->
    [one] Un barco navega.
   *[other] Los { $count } barcos navegan a la vez.
}
web-sg-runs-onto = { $ship } choca con { $other } y se detiene donde se tocan las bases.
web-sg-stops-on = se detiene contra { $other }
web-sg-strikes = da contra las rocas
web-sg-stopped-after = Detenido a los { $mm } mm: las bases se tocan
web-sg-card-stopped = { $card }, detenido
web-sg-sail-title = Todos navegan a la vez
web-sg-fire-title = { $ship } dispara
web-sg-show-keys = espacio: detener; esc: saltar
web-sg-fire-keys = intro: girar todas; esc: saltar
web-sg-shot-at = { $ship } dispara contra { $target }.
web-sg-firing = dispara
web-sg-under-fire = bajo el fuego
web-sg-chits-for = Fichas para { $target }
web-sg-chits-note = Se sacan juntas y se colocan juntas, la mayor primero
web-sg-to-draw = fichas { $letter } por sacar
web-sg-turning = girando
web-sg-to-come = por salir
web-sg-sum-hull = Puntos de casco en { $count } de { $cup } fichas { $letter }
web-sg-sum-crew = Bajas en { $count } de { $cup } fichas { $letter }
web-sg-mean = media
web-sg-so-far = { $sum } por ahora
web-sg-came-to = { $sum } en total
web-sg-sum-spoken = { $sum }: { $share } de 100
web-sg-arc-line = { $ship }: { $side }, { $arc }, su casilla { $box }
web-sg-musket-line = { $ship }: fusilería, su casilla de tripulación { $box }
web-sg-range-line = { $ammo } a { $mm } mm
web-sg-odds-rare =
    { $what ->
            [crew] Una baja
            [fire] Un incendio
            [leak] Una vía de agua
            [mast] Un mástil roto
            [sail] Un impacto en el aparejo
           *[rudder] Un impacto en el timón
        } en { $count } { $count ->
            [one] ficha
           *[other] fichas
        } { $letter }
web-sg-next-of = La próxima ficha { $letter }
web-sg-left-hull =
    { $count ->
        [one] queda 1: puntos de casco
       *[other] quedan { $count }: puntos de casco en cada una
    }
web-sg-crew-loss = una baja
web-sg-special-damage = daño especial
web-sg-one-in = 1 de { $n }
web-sg-special-text =
    { $what ->
        [fire] quema una casilla por turno
        [leak] inunda una casilla por turno
        [mast] { $count ->
            [one] 1 roto
           *[other] { $count } rotos
        }
        [rudder] virada ahora { $veer }
       *[sail] { $count ->
            [one] 1 impacto
           *[other] { $count } impactos
        }
    }
web-sg-veer-was = virada { $veer }, ahora
web-sg-own = Valor reconstruido
web-sg-own-ship =
    { $known ->
        [none] Reconstruido: el reglamento solo da el barco y su nombre; los demás valores se dedujeron de su clase y de fuentes públicas.
       *[other] Reconstruido: el reglamento da { $known } de su registro; los demás valores se dedujeron de su clase y de fuentes públicas.
    }
web-sg-own-deck = Las trayectorias de la baraja { $deck } se dedujeron de otra baraja medida y de tablas públicas; no se midieron en sus cartas.
web-sg-own-terrain = Terreno: los contornos son nuestros, según las piezas de la caja.
web-sg-own-battery = Batería costera: su registro es nuestro; el impreso no estaba a mano.
web-sg-known =
    { $what ->
        [gunnery] los cañones de la casilla { $boxes }
        [musketry] la fusilería de la casilla { $boxes }
        [burden] el tonelaje
       *[veer] la virada
    }
web-filter-even = Igualadas
web-ours-value = { $value ->
    [attack] dados de ataque
    [defence] dado de defensa
    [prize] premio de victoria
    [mines] minas a bordo
    [coal] carbón
    [safe_passage] dados de salvoconducto
    [intercept] dados de ¡Interceptar!
    [decision] dados de la decisión
    [count] número de copias
   *[values] valores de la ficha
}
web-ours-list = Reconstruido en esta carta
web-ours-shoals = estos bajíos están reconstruidos
web-fc-wind-facts = viento { $wind }
web-fc-admiral-range = { $admiral } tiene alcance { $range }
web-kp-no-use = No sirve aquí.
web-fc-shot-log = **{ $ship }** contra **{ $target }**: { $attack }, a su { $column }
web-fc-rate-by = clase { $by }
web-fc-so-column = Potencia de fuego, y por tanto la columna
web-fc-reads = dado { $die }{ $mods }: { $total } da **{ $result }**
web-fc-no-hit = sin impactos
web-table-hit-results = la tabla de impactos
web-table-commander-casualty = la suerte de los comandantes
web-table-commander-transfer = el traslado de comandantes
web-table-fire-ignition = el chequeo de incendio
web-table-ship-fire = el barco en llamas
web-table-fire-spread = la propagación del fuego
web-table-explosion = la santabárbara
web-table-grounding = la encalladura
web-table-grappling = los garfios
web-table-evasion = la evasión
web-table-disengagement = la liberación
web-table-tacking = la virada por avante
web-table-collision = las colisiones
web-table-raise-anchor = la leva del ancla
web-table-sternway = la arrancada atrás
web-table-wind-change = el viento
web-table-break-off = el chequeo de ruptura
web-table-sinking = el hundimiento
web-table-strike = la rendición
web-table-melee = el abordaje
web-tabs = Órdenes, barco o carta, diario
web-fc-still = sigue { $point }
web-fc-now-sailing = { $from } → { $to }
web-fc-speed = Velocidad
web-fc-bears = la andanada alcanza a { $targets }
web-fc-firepower-by-range = Potencia por distancia, clase { $rate }
web-fc-shaded = Relleno: las casillas sombreadas, donde cuentan los cañones ligeros y pesados.
web-fc-symbol = { $symbol ->
    [black_circle] cañones ligeros
   *[white_circle] cañones pesados
}
web-fc-her-day = Su jornada hasta ahora
web-fc-day-over = Ha terminado el día { $day }
web-fc-day-end = El final del día { $day }
web-fc-day-leads = { $side }: en cabeza
web-fc-day-level = Ningún bando va en cabeza
web-fc-day-nothing = Sin pérdidas.
web-fc-day-on = Al día siguiente

# El turno de los demás, contado
web-story = El turno rival
web-story-own = Tu acción
web-story-back = El momento anterior
web-story-hold = Detener
web-story-go-on = Seguir
web-story-next = El momento siguiente
web-story-hold-hits = Detener si me alcanzan
web-story-to-decision = A mi decisión
web-story-again = Otra vez su turno
web-recap = { $count ->
    [one] Desde tu último turno: un suceso
   *[other] Desde tu último turno: { $count } sucesos
}
web-recap-rest = { $count ->
    [one] y un suceso más
   *[other] y { $count } sucesos más
}
web-recap-title = Desde tu último turno
web-recap-mark = tu último turno
web-recap-losses = Pérdidas
web-recap-yours = Para tu turno
web-fc-recap-sum = { $acted ->
    [0] No actuó ningún barco suyo;
    [one] Actuó un barco suyo;
   *[other] Actuaron { $acted } barcos suyos;
} { $fired ->
    [0] ninguno disparó.
    [one] disparó uno.
   *[other] dispararon { $fired }.
}
web-sg-recap-sum = { $sailed ->
    [0] No navegó ningún barco;
    [one] Navegó un barco;
   *[other] Navegaron { $sailed } barcos;
} { $fired ->
    [0] ninguna andanada.
    [one] una andanada.
   *[other] { $fired } andanadas.
}
web-kp-recap-sum = { $plays ->
    [0] Los demás no jugaron cartas;
    [one] Los demás jugaron una carta;
   *[other] Los demás jugaron { $plays } cartas;
} { $duels ->
    [0] ningún duelo.
    [one] un duelo.
   *[other] { $duels } duelos.
}

# A fleet in hand
web-fc-follow = Los demás siguen su estela
web-fc-follow-bears = puede tirar: se detiene ahí
web-fc-follow-points = { $cost } de { $points }
web-fc-sail-column = { $count ->
    [one] Que navegue el siguiente
   *[other] Que navegue la columna, { $count } barcos
}
web-fc-singly = Cada uno por su cuenta
web-fc-as-last = Mandos como el turno anterior
web-fc-as-last-gone = Ya no es posible: { $leaders }
web-fc-finish-last = Terminar el movimiento en el último hexágono
web-fc-next-ship = Pasar solo al siguiente barco del mando
web-fc-stop-within = Detenerse a tirar si hay enemigos
web-fc-stop-range = { $range ->
    [99] a cualquier alcance
    [0] nunca
    [1] al costado
   *[other] a { $range } hexágonos o menos
}

# Standing orders
web-fc-fired-on = Si nos tiran
web-fc-answer = { $answer ->
    [ask] preguntar
    [never] no responder
   *[always] responder
}
web-fc-answer-when = Responder
web-fc-answer-within = a distancia
web-fc-or-less = { $n } o menos
web-fc-answer-least = con potencia
web-fc-or-more = { $n } o más
web-fc-answer-aim = apuntar
web-fc-answer-beyond = si no
web-fc-beyond = { $what ->
    [ask] preguntar
   *[hold] no tirar
}
web-fc-answer-raked = Si nos barren, preguntar

web-log-kind = { $kind ->
    [mine] Míos
    [theirs] Suyos
    [loss] Pérdidas
   *[all] Todo
}
web-log-none = Nada de esto todavía.

# New game
web-first-battle = Para una primera batalla
web-first-battle-note = pocos barcos, pronto acaba; empieza por la barra más larga
web-other-battles = Todas las demás
web-start-here = empieza aquí
web-seats-note = quién juega y quién puede unirse
web-sits-open = Abierto
web-won-of = { $won } de { $games }
web-odds-word = { $odds ->
    [easy] fácil
    [favoured] con ventaja
    [hard] difícil
    [desperate] desesperado
    [unknown] muy pocas partidas para saberlo
   *[even] igualado, que sepamos
}
web-tip-goza-de-candia = Dos barcos. Huye con los despachos o dale caza.
web-tip-cape-ortegal = Siete barcos, un mando por bando. Caza y combate.
web-tip-el-ferrol = Once barcos, lo más igualado que hemos medido.
web-tip-enemy-in-sight-basic = Dos barcos por bando, mar abierto, reglas básicas.
web-tip-breaking-the-blockade = Pasa de largo o impídelo. Los dos bandos ganan casi lo mismo.
web-tip-in-shallow-waters = Los arrecifes y una isla mandan en el plan.
web-tip-two-players = Tú contra un rival, tres rondas.
web-tip-solo = Tú solo contra el fantasma.
web-tip-three-players = Cada uno contra otros dos.
web-tip-four-players = Cada uno contra otros tres.
web-tip-teams = Norte y Sur contra Este y Oeste.
web-difficulty-games = Contado: { $games ->
    [one] una partida
   *[other] { NUMBER($games) } partidas
} de ordenador contra ordenador ({ $rank }).
web-difficulty-draws = { $draws ->
    [one] Un empate.
   *[other] { $draws } empates.
}
web-waiting-missing = { $count ->
    [0] Están todos los capitanes
    [one] Falta un capitán
   *[other] Faltan { $count } capitanes
}
web-invite = Invitar con un enlace: { $seat }
web-invite-text = Quien lo abra primero ocupa el puesto. Sirve una sola vez.
web-copy-by-hand = Este navegador no deja copiar desde la página: el enlace está seleccionado, cópialo con el teclado.
web-who-is-here = Quién está

# The sheet of keys
web-keys = Teclas
web-keys-everywhere = En todas partes
web-keys-board = Tablero y tiempo
web-key = { $key ->
    [do] Hacer lo que se ofrece
    [choose] Elegir una opción por su número
    [next] Barco u opción siguiente, anterior
    [undo] Deshacer un paso
    [captain] ¿Qué haría el capitán?
    [sound] Activar, quitar el sonido
    [close] Cerrar lo que está abierto
    [move] Mover el tablero
    [zoom] Acercar, alejar
    [replay] Repetición: atrás, seguir, adelante
    [ahead] Avante
    [turn] Virar a babor, a estribor
    [back] Velas en facha
    [tack] Virar por avante
    [finish] Acabar el movimiento con vela normal, con toda la vela
    [fire] Apuntar el primer disparo, el segundo
    [column] Navegar la columna como está previsto
    [singly] Navegar la columna barco a barco
    [commands] Mandos como el turno anterior
    [ruler] Poner o quitar la regla
    [seal] Sellar las órdenes
    [skip] Terminar la animación
   *[duel] Seguir tras un duelo
}

# The rules as pages and as a sheet beside the table
web-rules-in-client = Con dibujos
web-rules-book = Todo el reglamento en una página, para imprimir
web-rules-plain = Página sencilla, para imprimir
web-rules-contents = Índice
web-rules-glossary = Glosario
web-rules-leads = Lleva a
web-rules-named-by = La nombran
web-rules-around = Antes y después
web-rules-search = Buscar en las reglas
web-rules-hits = { $count ->
    [0] ninguna
    [one] 1 regla
   *[other] { $count } reglas
}
web-rules-none = Ninguna regla tiene estas palabras.
web-rules-rulings = Aclaraciones
web-rules-rulings-note = lo que el reglamento deja abierto
web-rules-happen = Verlo suceder
web-rules-position = Abrir la posición { $n }
web-rules-whole = Abrir la página entera
web-rules-close = Cerrar la regla
web-rules-esc = Esc la cierra; la partida espera, su reloj no.

# Aprender: la página y la hoja junto a la mesa
web-learn = Aprender
web-learn-title = Aprender a jugar
web-learn-text = Una primera partida guiada de unos diez minutos y luego pequeños ejercicios. El timón en tu mano desde el primer minuto.
web-learn-kept = Se guarda en este navegador, sin cuenta
web-learn-first-game = Primera partida
web-learn-exercise = Ejercicio
web-learn-exercises = Ejercicios
web-learn-step = paso { $n } de { $most }
web-learn-steps = { $steps } pasos, unos { $minutes } minutos.
web-learn-at = Vas por el paso { $n }.
web-learn-left = { $minutes ->
    [one] queda un minuto
   *[other] quedan unos { $minutes } minutos
}
web-learn-minutes = { $minutes } min
web-learn-of = { $n } de { $most }
web-learn-solved = { $n } de { $most } resueltos
web-learn-tries = { $tries ->
    [one] resuelto a la primera
   *[other] resuelto en { $tries } intentos
}
web-learn-do = Haz esto
web-learn-rules = Reglas
web-learn-refused = Las reglas no lo permiten
web-learn-other = Buena idea, pero no en este paso
web-learn-done = Hecho
web-learn-all-done = Aprendido
web-learn-next = Seguir
web-learn-again = Otra vez
web-learn-back = Atrás
web-learn-show = Enséñamelo
web-learn-leave = Dejar la lección
web-learn-begin = Empezar
web-learn-go-on = Seguir
web-learn-repeat = Repetir
web-learn-new = Tu primera partida, diez minutos
web-learn-new-text = Pasos pequeños en la mesa de verdad, y cada error tiene su porqué. No hace falta el reglamento.
web-learn-fire = Una andanada en menos de un minuto; luego viento, cañones y mando. No hace falta el reglamento.
web-learn-play = Aprender a jugar
web-learn-strip = Primera partida: { $title }
web-learn-go-on-learning = Seguir aprendiendo

# What would the captain do
web-captain = ¿Qué haría el capitán?
web-captain-option = Se pueden pedir consejos; el registro dice cuándo.
web-captain-thinks = El capitán mira los turnos por venir
web-captain-three = { $count ->
    [one] Una orden; ninguna otra merece pensarse.
   *[other] { $count } órdenes, primero la mejor que ve.
}
web-captain-how = { $how ->
    [only] No hay otra cosa que hacer.
    [same] Lo que un teniente haría sin pensarlo.
    [better] Mejor que lo que haría un teniente.
    [even] Más o menos tan buena como lo que haría un teniente.
   *[worse] No tan buena como lo que haría un teniente.
}
web-captain-ahead = mejor en { $ahead } de { $worlds } maneras en que puede seguir la partida
web-captain-for = A favor: { $terms }
web-captain-against = En contra: { $terms }
web-captain-then = luego { $orders }
web-captain-show = Mostrar la orden { $n } en la mesa
web-captain-blind = Ve lo que ves tú, no sabe nada oculto y no juega por ti. La mesa sabrá que se le ha preguntado.
web-captain-log = { $seat } pregunta qué haría el capitán
web-captain-count = { $count ->
    [one] Consultado una vez en esta partida.
   *[other] Consultado { $count } veces en esta partida.
}

# After-action review
web-review = Análisis
web-review-title = Análisis de la acción
web-review-why = ¿Mala suerte o mala orden? El ordenador sigue la partida desde cada orden, muchas veces con otros dados, y pregunta a un capitán qué habría hecho.
web-review-begin = Analizar
web-review-working = { $total ->
    [0] Espera su turno
   *[other] Mirando la orden { $done } de { $total }
}
web-review-cancel = Cancelar
web-review-chances = Posibilidades sobre diez: { $seat }
web-review-luck = Suerte de los dados
web-review-cost = Perdido por las órdenes
web-review-orders = { $count ->
    [one] una orden
   *[other] { $count } órdenes
}
web-review-give-take = { $error } más o menos
web-review-sum = al principio { $start }, suerte { $luck }, hallado por capitanes más allá de los tenientes { $found }, órdenes propias { $own }, órdenes ajenas { $others }: suma { $result }
web-review-adjusted = Sin suerte: { $value }
web-review-played = Jugado
web-review-better = Mejor
web-review-difference = Diferencia
web-review-at-turn = turno { $turn }
web-review-none = Ninguna orden costó más de lo que explica el azar.
web-review-how-sure = Miradas { $looked } de { $all } órdenes, { $games } partidas jugadas hasta el fin. Décimas de victoria.
web-review-hints = { $count ->
    [0] { "" }
    [one] Se consultó al capitán una vez.
   *[other] Se consultó al capitán { $count } veces.
}
web-play-on = Seguir desde aquí
web-review-play-on = Seguir desde aquí contra el ordenador
web-review-play-on-note = Una partida nueva con dados nuevos; la terminada y su resultado quedan como están.
web-review-watch = Verlo
web-review-dice = Los dados: { $seat } { $luck }
web-review-falls = { $from } baja a { $to }
web-review-table = La curva como tabla
web-review-order = Orden
web-review-ahead = { $luck ->
    [with] Los dados favorecieron a { $seat }, en { $value } sobre diez.
   *[even] Los dados fueron iguales para todos.
}
web-origin = Sigue desde el paso { $step } de otra partida

# Pictures of the rules
web-diagram-fc-points-of-sail = El viento sopla hacia 5. Cómo navega un barco en cada rumbo: más rápido de través, nada contra el viento.
web-diagram-fc-formation = Barcos de un mismo rumbo, enlazados uno con otro, actúan como un mando.
web-diagram-fc-wearing = Gira sobre la proa: la popa se mueve.
web-diagram-fc-tacking = A través del viento: de un lado al otro en una sola maniobra.
web-diagram-fc-line-of-sight = Un barco en medio corta la línea (rojo); la otra está libre (verde).
web-diagram-fc-arcs = Dónde alcanzan los cañones de un barco de dos hexágonos: nada por la proa, nada por la popa.
web-diagram-fc-rakes = El agua rayada es la que cubren sus cañones. Fuera de ella, el tiro barre.
web-diagram-partial = Parcial
web-diagram-full = Andanada completa
web-diagram-bow-rake = Barrido por proa
web-diagram-stern-rake = Barrido por popa
web-diagram-sg-attitude = El color del borde por donde cruza el viento dice cómo lo recibe el barco.
web-diagram-sg-manoeuvre = La carta ante la proa: de ceñida acaba en la flecha naranja, de través en la verde.
web-diagram-sg-collision = Donde habría acabado hay otra base: se detiene al tocarla.
web-diagram-sg-arcs = Tres arcos por banda, cada uno desde su punto; la andanada completa es el del medio.
web-diagram-sg-veer = Tras la carta de este turno (resaltada), las demasiado lejanas quedan cerradas.
web-diagram-sg-rakes = El arco completo por un lado corto es un barrido; por el lado largo no.
web-diagram-sg-chits = Fichas: la letra es la copa, un número es daño al casco, una figura una baja, un signo daño especial.
web-diagram-kp-card = Una carta tiene dos extremos: arriba la orden, abajo el ¡Interceptar!, del revés. Al lado, un barco como está en la mesa.
