### The Kaiser's Pirates

kp-title = Los piratas del káiser
    .hint = Guerra al comercio en la Primera Guerra Mundial: cartas, dados y reacciones para uno a cuatro jugadores.

kp-scn-two-players = Dos jugadores
kp-scn-three-players = Tres jugadores
kp-scn-four-players = Cuatro jugadores
kp-scn-teams = Dos equipos de dos
kp-scn-solo = En solitario contra el fantasma

kp-seat-north = Norte
kp-seat-east = Este
kp-seat-south = Sur
kp-seat-west = Oeste
kp-seat-phantom = el fantasma

kp-opt-removed = Cartas retiradas
    .hint = Cuántas cartas de acción salen del mazo sin verse antes de cada ronda; 0 es el número normal.
kp-opt-first-player = Primer jugador
    .hint = Quién empieza la primera ronda: el dado más alto o la fuerza más débil.
kp-opt-coal = Pilas de carbón
    .hint = Los barcos que queman mucho carbón se quedan antes sin suministros y se recuperan peor.
kp-opt-sails = Velas
    .hint = El velero corsario Seeadler necesita poco carbón pero es lento.
kp-opt-wolfchen = Wölfchen
    .hint = El avión del corsario Wolf ayuda a sorprender y a escapar.
kp-opt-tournament = Torneo equilibrado
    .hint = Fuerzas iguales en la primera ronda.
kp-opt-beyond-1914 = Más allá de 1914
    .hint = Solo buques de guerra y corsarios que seguían en el mar en 1915.
kp-opt-no-breakout = Sin cartas de Desglose
    .hint = Con Más allá de 1914 y cuatro jugadores las cartas de Desglose pueden quedar fuera.
kp-opt-historical-merchants = Mercantes desde 1915
    .hint = Los mercantes perdidos en 1914 quedan fuera.
kp-opt-fast-raiders = Corsarios rápidos
    .hint = Los transatlánticos armados pueden perseguir barcos rápidos, pero temen los bajíos.
kp-opt-retention = Conservar más barcos
    .hint = Se pueden conservar hasta tres barcos entre rondas, a cambio de una carta cada uno.
kp-opt-additional-damage = Daño adicional
    .hint = Cada nuevo impacto deja otro marcador de daño.
kp-opt-torpedo-prizes = Torpedos contra presas
    .hint = Un submarino puede tomar una presa disfrazada por un enemigo.
kp-opt-shallow-pursuit = Persecución en los bajíos
    .hint = Un buque de guerra o corsario puede seguir al mercante que usa Poco calado.
kp-opt-sailing-merchants = Mercantes veleros
    .hint = Doce mercantes son veleros lentos con menos salidas.
kp-opt-prize-resupply = Suministros de las presas
    .hint = Las presas dan sus provisiones cuando se piden, y pueden agotarse.
kp-opt-phantom-targets = Objetivos del fantasma
    .hint = El fantasma elige la mejor ocasión o un objetivo al azar.

kp-card-amc = Crucero mercante armado
    .text = Un crucero mercante armado sale al paso del barco que intercepta a tu mercante; ambos disparan a la vez y un corsario queda reconocido.
kp-card-blockade_runner = Rompedor de bloqueo
    .text = Cada barco tuyo con suministros limitados puede reabastecerse; +2 si tienes una presa.
kp-card-boarding_party = Pelotón de abordaje
    .text = Añadida a un ¡Interceptar! contra un mercante intacto: hundir pasa a ser capturar y el daño se ignora.
kp-card-break_contact = Ruptura de contacto
    .text = Puede cancelar un ¡Interceptar! de día; -2 por daño y -2 por suministros limitados.
kp-card-breakout = Desglose
    .text = Se te une un nuevo buque de guerra o corsario, o dos si el desafío dobla la respuesta.
kp-card-collier = Carbonero
    .text = Se reabastecen todos tus barcos con suministros limitados.
kp-card-damage_control = Control de daños
    .text = Repara uno de tus barcos dañados.
kp-card-deception = Engaño
    .text = En su próximo turno un adversario solo puede jugar una carta sacada al azar, por su mitad de acción.
kp-card-fair_seas = Mares tranquilos
    .text = Uno de tus mercantes o presas intactos intenta el salvoconducto con +1.
kp-card-fast_ship = Barco rápido
    .text = Un corsario que intercepta de día a tu mercante intacto tiene -2.
kp-card-fog_bank = Banco de niebla
    .text = En su próximo turno un adversario no juega ni roba; hasta entonces solo le alcanza el Tiempo inclemente.
kp-card-good_hunting = Buena caza
    .text = Un corsario intercepta dos mercantes con una sola carta.
kp-card-heavy_weather = Tiempo inclemente
    .text = Cada barco dañado de un adversario fuera de refugio puede hundirse; nadie puntúa.
kp-card-intelligence = Inteligencia
    .text = Mira la mano de un adversario, o mira y ordena las próximas cartas del mazo.
kp-card-interned = Recluido
    .text = Puede retirar un buque de guerra o barco reconocido de un adversario; +2 por daño y +2 por suministros limitados.
kp-card-interrogate = Interrogar
    .text = Puede reconocer a un corsario o presa disfrazado, que entonces se intercepta enseguida.
kp-card-island_refuge = Isla refugio
    .text = Uno de tus buques de guerra o corsarios se esconde, puede reabastecerse y repararse, y solo un Monitor lo alcanza.
kp-card-lay_mines = Sembrar minas
    .text = Un corsario con minas ataca a todos los mercantes de un adversario.
kp-card-minesweeper = Dragaminas
    .text = Quita todas las minas antes de que hagan daño.
kp-card-monitor = Monitor
    .text = Intercepta con +2 a un barco en una isla refugio.
kp-card-non_combatant = No combatiente
    .text = -2 para el barco que intercepta a tu mercante intacto, que solo puede ser capturado; +2 a su salvoconducto.
kp-card-qqq = QQQ
    .text = El corsario queda reconocido cuando acaba su ¡Interceptar!.
kp-card-q_ship = Barco-Q
    .text = El mercante era un señuelo: cañones si el submarino pica, si no su torpedo y luego cargas de profundidad.
kp-card-razzle_dazzle = Razzle-Dazzle
    .text = Puede cancelar un ataque de torpedos.
kp-card-recalled = Retirar
    .text = Tras el hundimiento de un mercante tuyo, el barco culpable puede tener que volver a casa.
kp-card-recon_aircraft = Avión de reconocimiento
    .text = Toma dos cartas al azar de la mano de un adversario.
kp-card-reflag = Nueva bandera
    .text = Vuelve a disfrazar a un corsario o presa tuyo reconocido.
kp-card-rendezvous_missed = Cita fallada
    .text = Cada barco alemán de un adversario fuera de refugio puede quedar con suministros limitados; -2 si tiene una presa.
kp-card-scuttle = Barrenar
    .text = Retira uno de tus barcos dañados para que nadie lo puntúe.
kp-card-second_chance = Segunda oportunidad
    .text = Después de este turno juegas otro.
kp-card-shallow_run = Poco calado
    .text = Escapa de un ¡Interceptar! de día; el barco puede dañarse, o hundirse si ya lo estaba.
kp-card-shipping_lanes = Rutas marítimas
    .text = Un buque de guerra intercepta a los tres mercantes con una sola carta.
kp-card-slim_pickings = Poca cosecha
    .text = Cancela el ¡Interceptar! a un mercante, o deja uno solo a un ¡Interceptar! de grupo.
kp-card-submarine_u = Submarino
    .text = Torpedea a un mercante.
kp-card-submarine_uc = Submarino minador
    .text = Torpedea a un mercante o siembra minas contra todos.
kp-card-surprise_attack = Ataque sorpresa
    .text = Añadida a un ¡Interceptar!: +2 y no hay escape posible.
kp-card-transfer_command = Transferir el mando
    .text = Un buque de guerra o barco reconocido de un adversario puede unirse a ti.
kp-card-trap = Trampa
    .text = Tu mercante está armado y dispara a la vez; un corsario queda reconocido.
kp-card-wireless_intercept = Radio interceptada
    .text = Toma en tu mano las dos primeras cartas de descarte.

kp-act-of-phantom-blockade_runner = Rompedor de bloqueo
kp-act-of-phantom-breakout = Desglose
kp-act-of-phantom-collier = Carbonero
kp-act-of-phantom-damage_control = Control de daños
kp-act-of-phantom-deception = Engaño
kp-act-of-phantom-fair_seas = Mares tranquilos
kp-act-of-phantom-fog_bank = Banco de niebla
kp-act-of-phantom-heavy_weather = Tiempo inclemente
kp-act-of-phantom-interned = Recluido
kp-act-of-phantom-interrogate = Interrogar
kp-act-of-phantom-island_refuge = Isla refugio
kp-act-of-phantom-lay_mines = Sembrar minas
kp-act-of-phantom-monitor = Monitor
kp-act-of-phantom-recon_aircraft = Avión de reconocimiento
kp-act-of-phantom-rendezvous_missed = Cita fallada
kp-act-of-phantom-scuttle = Barrenar
kp-act-of-phantom-transfer_command = Transferir el mando
kp-act-of-phantom-submarine_mines = minas de un submarino
kp-act-of-phantom-submarine_torpedo = torpedos de un submarino
kp-act-of-phantom-intercept_merchant_with_warship = ¡Interceptar! a un mercante con un buque de guerra
kp-act-of-phantom-intercept_merchant_with_raider = ¡Interceptar! a un mercante con un corsario
kp-act-of-phantom-intercept_with_british_forces = ¡Interceptar! con fuerzas británicas

kp-weapon-torpedo = torpedos
kp-weapon-mines = minas

kp-british-forces = Fuerzas británicas

kp-by-mines = Minas

kp-mod-coal = barco que gasta mucho carbón
kp-mod-damaged = dañado
kp-mod-deep-hull = mucho calado
kp-mod-fair-seas = Mares tranquilos
kp-mod-fast-ship = Barco rápido
kp-mod-fixed-target = blanco inmóvil
kp-mod-limited-supply = suministros limitados
kp-mod-night = acción nocturna
kp-mod-non-combatant = No combatiente
kp-mod-prizes = presas en la fuerza
kp-mod-seeadler = Seeadler a vela
kp-mod-surprise = Ataque sorpresa
kp-mod-under-sail = mercante velero
kp-mod-wolfchen = el Wölfchen explora

kp-roll-attack = { $name } ataca
kp-roll-defence = { $name } se defiende
kp-roll-challenge = { $name }: desafío
kp-roll-response = { $name }: respuesta
kp-roll-first = { $seat } tira por el primer turno
kp-roll-phantom = El fantasma saca { $card }
kp-roll-phantom-defends = El fantasma busca respuesta en { $card }

kp-adds = { $seat } añade { $card }.

kp-breaks-out = { $ship } rompe el bloqueo y se une a { $seat }.

kp-british = { $seat } envía fuerzas británicas contra { $target } ({ $how }).

kp-interrogate = { $seat } interroga a { $target }.

kp-monitor = { $seat } envía un Monitor contra { $target } en su refugio.

kp-cancelled = { $ship } no encuentra a { $target }.

kp-captured = { $target } es capturado y navega como presa de { $seat }.

kp-committed = { $count ->
    [0] { $seat } no pone cartas.
    [one] { $seat } pone una carta boca abajo.
   *[other] { $seat } pone { $count } cartas boca abajo.
}
kp-committed-on = Hay cartas sobre { $ships }.

kp-how-day = de día
kp-how-night = de noche

kp-contact-broken = { $ship } rompe el contacto.
kp-contact-kept = { $ship } no logra romper el contacto.

kp-damaged = { $ship } resulta dañado ({ $markers }).
kp-damaged-already = { $ship } recibe otro impacto sin más efecto.

kp-dazzled = Las rayas de { $target } estropean la puntería.

kp-not-dazzled = Descubren a { $target } pese a sus rayas.

kp-dealt = { $seat } tiene { $ships }.

kp-deceived = { $seat } será engañado en su próximo turno.
kp-deceived-card = Engañado, { $seat } solo puede usar { $card }.

kp-deck = Hay { $cards } cartas de acción en juego y { $removed } apartadas sin verse.

kp-draws = { $seat } roba una carta; quedan { $left }.

kp-drew = Robas { $card }.

kp-enters-refuge = { $ship } se esconde en una isla refugio.

kp-extra-round = Sigue el empate: se juega otra ronda.
kp-extra-turn = Turno { $turn }: { $seat } tiene una segunda oportunidad.

kp-first-player = Empieza { $seat }.

kp-fogged = Un banco de niebla oculta a { $seat } hasta el final de su próximo turno.

kp-foundered = { $ship } se hunde con el mal tiempo.

kp-full-steam = { $ship } persigue a toda máquina.

kp-hand-read = La mano de { $victim }: { $cards }.

kp-hidden-again = { $ship } iza otra bandera y vuelve a estar disfrazado.

kp-interned = { $ship } queda recluido en un puerto neutral.

kp-not-interned = { $ship } sale a tiempo del puerto neutral.

kp-joins-partner = { $ship } se une a { $seat }.

kp-keeps = { $seat } conserva { $ship }.

kp-leaves-refuge = { $ship } deja su refugio.

kp-level-solo-lost = el fantasma fue más fuerte
kp-level-solo-won = victoria sobre el fantasma
kp-level-won = más puntos de ronda

kp-low-supply = { $ship } queda con suministros limitados.

kp-lured = { $ship } atrae a { $boat } a la superficie.

kp-mines = { $seat } siembra minas contra { $victim }.
kp-mines-swept = Se dragan las minas.

kp-new-merchant = { $ship } navega para { $seat }.

kp-no-breakout = Ningún barco rompe el bloqueo.
kp-no-effect = Sin efecto sobre { $target }.

kp-not-counted = { $seat } tiene más barcos alemanes que mercantes: { $ship } no cuenta.
kp-not-recalled = { $ship } sigue en el mar.

kp-recalled = { $ship } recibe orden de volver a puerto.

kp-not-recognised = { $ship } no es reconocido.

kp-recognised = { $ship } es reconocido.

kp-not-transferred = { $ship } sigue bajo su mando.

kp-transferred = { $ship } navega ahora para { $seat }.

kp-passage-failed = { $ship } no llega a puerto.
kp-passage-made = { $ship } llega a puerto: { $prize } para { $seat }.

kp-phantom-acts = El fantasma intenta: { $act }.
kp-phantom-adds = El fantasma añade { $card }.
kp-phantom-cannot = No puede hacerse.
kp-phantom-reacts = El fantasma responde con { $card }.
kp-phantom-silent = El fantasma no responde.

kp-plays = { $seat } juega { $card }.

kp-prize-known = El submarino reconoce a { $ship } como amigo.
kp-prize-mistaken = El submarino toma a { $ship } por enemigo.
kp-prize-used-up = Se agotan las provisiones de { $ship } y se hunde: { $prize } para { $seat }.

kp-pursues = { $ship } sigue a { $target } por los bajíos.

kp-raid = { $ship } de { $seat } intercepta a { $targets } ({ $how }).

kp-reacts = { $seat } responde con { $card }.

kp-reads-hand = { $seat } mira la mano de { $victim }.

kp-reason-points = { $winner }: { $points } puntos de ronda, { $prizes } premios de victoria.

kp-recon = { $seat } toma cartas de la mano de { $victim }: { $count }.
kp-recon-cards = Tomadas: { $cards }.

kp-repaired = { $ship } es reparado (quedan { $markers }).

kp-resupplied = { $ship } se reabastece.

kp-round = Ronda { $round }.

kp-score = { $seat }: { $prizes } premios de victoria, { $points } puntos de ronda.

kp-scouted = Las próximas cartas: { $cards }.

kp-scouts = { $seat } mira las próximas { $count } cartas.

kp-scuttled = { $ship } es barrenado.

kp-second-chance = { $seat } jugará otro turno.

kp-shallows-crossed = { $ship } cruza el bajío sin daño.

kp-slim-pickings = Solo se encuentra a { $target }.

kp-stores-given = { $ship } toma provisiones de { $prize }.

kp-sunk = { $ship } es hundido: { $prize } para { $seat }.

kp-torpedo = { $boat } lanza torpedos contra { $target }.

kp-turn = Turno { $turn }: { $seat }.
kp-turn-lost-in-fog = { $seat } está perdido en la niebla.

kp-wireless = { $seat } recoge { $cards }.

kp-no-reaction-only = { $card } se juega desde la mano como respuesta y nunca se compromete.
kp-no-extra-turn = { $card } no puede jugarse en un turno adicional.
kp-no-in-refuge = { $ship } está en una isla refugio.
kp-no-carries-card = { $ship } ya lleva una carta.
kp-no-mines-aboard = { $ship } no lleva minas.
kp-no-use-now = { $card } no tiene ahora sobre qué actuar.
kp-no-breakout-alone = Las cartas de Desglose solo se retiran junto con Más allá de 1914.

kp-commit-prompt = ¿Qué carta pones boca abajo? ({ $count } hasta ahora)

kp-place-prompt = ¿Cómo usas { $card }?

kp-resolve-prompt = ¿Qué carta juegas ahora?

kp-raid-assist-prompt = { $ship } va a interceptar: añade una carta o sigue.
kp-raid-target-prompt = ¿A qué mercante intercepta { $ship }?
kp-raid-window-prompt = { $ship } intercepta a varios de tus mercantes. ¿Respondes?
kp-raid-keep-prompt = { $ship } encuentra un solo mercante: ¿cuál?
kp-raid-next-prompt = ¿A qué mercante se enfrenta { $ship } ahora?

kp-strike-board-prompt = { $ship } se acerca a { $target }: aborda o sigue.
kp-strike-window-prompt = { $ship } intercepta a tu { $target }. ¿Respondes?
kp-strike-chase-prompt = { $target } huye de { $ship }. ¿La persigues?
kp-strike-recall-prompt = { $ship } ha hundido tu { $target }. ¿Respondes?

kp-british-assist-prompt = Las fuerzas británicas van a interceptar: añade una carta o sigue.
kp-british-target-prompt = ¿Qué barco buscan las fuerzas británicas?
kp-british-window-prompt = Fuerzas británicas interceptan a tu { $target }. ¿Respondes?

kp-interrogate-window-prompt = Tu { $target } ha sido reconocido y es interceptado. ¿Respondes?

kp-monitor-window-prompt = Un Monitor intercepta a tu { $target }.

kp-mines-victim-prompt = ¿Contra quién siembra minas { $seat }?
kp-mines-window-prompt = { $seat } siembra minas ante tus mercantes. ¿Respondes?

kp-torpedo-target-prompt = ¿A quién torpedea el submarino?
kp-torpedo-window-prompt = Un submarino dispara contra tu { $target }. ¿Respondes?

kp-arm-prompt = ¿Torpedos o minas?

kp-use-prompt = ¿Sobre quién usas { $card }?

kp-put-back-prompt = ¿Qué carta se robará primero?

kp-passage-prompt = ¿Intenta { $ship } llegar a puerto?

kp-reflag-prompt = { $ship } ha sido reconocido. ¿Respondes?

kp-capture-stores-prompt = ¿Toma { $ship } provisiones de { $prize }?

kp-enlist-prompt = ¿A qué fuerza se une { $ship }?

kp-discard-prompt = ¿Qué carta descartas ahora? (quedan { $count })

kp-keep-prompt = ¿Qué barco conserva { $seat } para la próxima ronda?

kp-act-commit = Poner { $card } ({ $number })
kp-act-place-action = Por su mitad de acción
kp-act-place-force = Como ¡Interceptar! con fuerzas británicas
kp-act-place-ship = Como ¡Interceptar! con { $ship }
kp-act-place-mines = Sembrar minas con { $ship }
kp-act-ready = No más cartas
kp-act-play = Jugar { $card } ({ $number })
kp-act-end = Terminar el turno
kp-act-add = Añadir { $card } ({ $number })
kp-act-go = Seguir
kp-act-target = { $ship }
kp-act-against = { $seat }
kp-act-arm = Usar { $weapon }
kp-act-react = Responder con { $card } ({ $number })
kp-act-pass = Dejarlo pasar
kp-act-pass-kind = No me preguntes más por esto este turno
kp-act-pass-turn = No me preguntes nada este turno
kp-act-sail = Intentar llegar a puerto
kp-act-stay = Quedarse en el mar
kp-act-chase = Perseguir
kp-act-hold-back = No perseguir
kp-act-leave = { $ship } deja su refugio
kp-act-leave-join = { $ship } deja su refugio y se une a { $join }
kp-act-resupply = { $ship } toma provisiones de { $prize }
kp-act-decline = No tomar provisiones
kp-act-scout = Mirar las próximas cartas
kp-act-put = { $card } ({ $number }) va primero
kp-act-enlist = Se une a { $seat }
kp-act-discard = Descartar { $card } ({ $number })
kp-act-discard-rest = Descartar el resto en cualquier orden
kp-act-keep = Conservar { $ship }
kp-act-keep-no-more = No conservar más
