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
kp-seat-phantom = Fantasma

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
kp-opt-no-breakout = Sin cartas de Salida en corso
    .hint = Con Más allá de 1914 y cuatro jugadores las cartas de Salida en corso pueden quedar fuera.
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

kp-card-amc = AMC
    .text = Un crucero mercante armado sale al paso del barco que intercepta a tu mercante; ambos disparan a la vez y un corsario queda reconocido.
kp-card-blockade_runner = Rompedor de bloqueo
    .text = Cada barco tuyo con suministros limitados puede reabastecerse; +2 si tienes una presa.
kp-card-boarding_party = Pelotón de abordaje
    .text = Añadida a un ¡Interceptar! contra un mercante intacto: hundir pasa a ser capturar y el daño se ignora.
kp-card-break_contact = Ruptura de contacto
    .text = Puede cancelar un ¡Interceptar! de día; -2 por daño y -2 por suministros limitados.
kp-card-breakout = Salida en corso
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
kp-card-interned = Internado
    .text = Puede retirar un buque de guerra o barco reconocido de un adversario; +2 por daño y +2 por suministros limitados.
kp-card-interrogate = Interrogar
    .text = Puede reconocer un corsario o una presa con disfraz; si lo logra, se intercepta enseguida.
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
    .text = El corsario queda reconocido al acabar su ¡Interceptar!
kp-card-q_ship = Barco-Q
    .text = El mercante era un señuelo: cañones si el submarino pica, si no su torpedo y luego cargas de profundidad.
kp-card-razzle_dazzle = Razzle-Dazzle
    .text = Puede cancelar un ataque de torpedos.
kp-card-recalled = Orden de regreso
    .text = Tras el hundimiento de un mercante tuyo, el barco culpable puede tener que volver a casa.
kp-card-recon_aircraft = Avión de reconocimiento
    .text = Toma dos cartas al azar de la mano de un adversario.
kp-card-reflag = Nueva bandera
    .text = Vuelve a disfrazar un corsario o una presa que te hayan reconocido.
kp-card-rendezvous_missed = Cita fallida
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
    .text = Añadida a un ¡Interceptar!: +2, y no valen Ruptura de contacto, Poco calado ni Barco rápido.
kp-card-transfer_command = Transferir el mando
    .text = Un buque de guerra o barco reconocido de un adversario puede unirse a ti.
kp-card-trap = Trampa
    .text = Tu mercante está armado y dispara a la vez; un corsario queda reconocido.
kp-card-wireless_intercept = Radio interceptada
    .text = Toma en tu mano los dos últimos descartes.

kp-act-of-phantom-blockade_runner = Rompedor de bloqueo
kp-act-of-phantom-breakout = Salida en corso
kp-act-of-phantom-collier = Carbonero
kp-act-of-phantom-damage_control = Control de daños
kp-act-of-phantom-deception = Engaño
kp-act-of-phantom-fair_seas = Mares tranquilos
kp-act-of-phantom-fog_bank = Banco de niebla
kp-act-of-phantom-heavy_weather = Tiempo inclemente
kp-act-of-phantom-interned = Internado
kp-act-of-phantom-interrogate = Interrogar
kp-act-of-phantom-island_refuge = Isla refugio
kp-act-of-phantom-lay_mines = Sembrar minas
kp-act-of-phantom-monitor = Monitor
kp-act-of-phantom-recon_aircraft = Avión de reconocimiento
kp-act-of-phantom-rendezvous_missed = Cita fallida
kp-act-of-phantom-scuttle = Barrenar
kp-act-of-phantom-transfer_command = Transferir el mando
kp-act-of-phantom-submarine_mines = minas de un submarino
kp-act-of-phantom-submarine_torpedo = torpedos de un submarino
kp-act-of-phantom-intercept_merchant_with_warship = ¡Interceptar! a un mercante con un buque de guerra
kp-act-of-phantom-intercept_merchant_with_raider = ¡Interceptar! a un mercante con un corsario
kp-act-of-phantom-intercept_with_british_forces = ¡Interceptar! con fuerzas británicas

kp-weapon-torpedo = torpedos
kp-weapon-mines = minas

kp-british-forces = Una fuerza británica

kp-by-mines = Una mina

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

kp-roll-first = { $player } tira por el primer turno.

kp-duel = { $effect ->
    [sunk] { $attacker } hunde a { $target }: { $attack } contra { $defence }.
    [captured] { $attacker } captura a { $target }: { $attack } contra { $defence }.
    [damaged] { $markers ->
        [one] { $attacker } daña a { $target }: { $attack } contra { $defence }.
       *[other] { $attacker } daña otra vez a { $target }, { $markers } marcadores: { $attack } contra { $defence }.
    }
    [again] { $attacker } alcanza otra vez a { $target }, sin más efecto: { $attack } contra { $defence }.
   *[none] { $attacker } no causa daño a { $target }: { $attack } contra { $defence }.
}

kp-decided = { $about ->
    [blockade_runner] { $success ->
        [yes] Un forzador del bloqueo abastece a { $name }: { $challenge } contra { $response }.
       *[no] Ningún forzador del bloqueo llega a { $name }: { $challenge } contra { $response }.
    }
    [break_contact] { $success ->
        [yes] { $name } rompe el contacto: { $challenge } contra { $response }.
       *[no] { $name } no logra romper el contacto: { $challenge } contra { $response }.
    }
    [breakout] { $success ->
        [yes] { $name } rompe el bloqueo: { $challenge } contra { $response }.
       *[no] Ningún barco de { $name } rompe el bloqueo: { $challenge } contra { $response }.
    }
    [full_steam] { $success ->
        [yes] La caza deja a { $name } con suministros limitados: { $challenge } contra { $response }.
       *[no] A { $name } le queda carbón tras la caza: { $challenge } contra { $response }.
    }
    [heavy_weather] { $success ->
        [yes] El mar puede con { $name }: { $challenge } contra { $response }.
       *[no] { $name } aguanta el mal tiempo: { $challenge } contra { $response }.
    }
    [interned] { $success ->
        [yes] Un puerto neutral retiene a { $name }: { $challenge } contra { $response }.
       *[no] { $name } sale a tiempo del puerto neutral: { $challenge } contra { $response }.
    }
    [interrogate] { $success ->
        [yes] { $name } es reconocido: { $challenge } contra { $response }.
       *[no] { $name } no es reconocido: { $challenge } contra { $response }.
    }
    [mistaken] { $success ->
        [yes] El submarino toma a { $name } por enemigo: { $challenge } contra { $response }.
       *[no] El submarino reconoce a { $name } como amigo: { $challenge } contra { $response }.
    }
    [q_ship] { $success ->
        [yes] { $name } atrae a { $other } a la superficie: { $challenge } contra { $response }.
       *[no] { $other } sigue sumergido ante { $name }: { $challenge } contra { $response }.
    }
    [razzle_dazzle] { $success ->
        [yes] Las rayas de { $name } estropean la puntería: { $challenge } contra { $response }.
       *[no] Descubren a { $name } pese a sus rayas: { $challenge } contra { $response }.
    }
    [recalled] { $success ->
        [yes] { $name } recibe orden de volver a puerto: { $challenge } contra { $response }.
       *[no] { $name } sigue en el mar: { $challenge } contra { $response }.
    }
    [refuge_repair] { $success ->
        [yes] { $name } se repara en su refugio: { $challenge } contra { $response }.
       *[no] { $name } no logra repararse en su refugio: { $challenge } contra { $response }.
    }
    [refuge_supply] { $success ->
        [yes] { $name } se abastece en su refugio: { $challenge } contra { $response }.
       *[no] { $name } no halla suministros en su refugio: { $challenge } contra { $response }.
    }
    [rendezvous_missed] { $success ->
        [yes] { $name } se queda sin suministros: { $challenge } contra { $response }.
       *[no] { $name } encuentra sus suministros: { $challenge } contra { $response }.
    }
    [safe_passage] { $success ->
        [yes] { $name } llega a puerto: { $challenge } contra { $response }.
       *[no] { $name } no llega a puerto: { $challenge } contra { $response }.
    }
    [shallow_run] { $success ->
        [yes] { $name } cruza el bajío sin daño: { $challenge } contra { $response }.
       *[no] { $name } toca fondo en el bajío: { $challenge } contra { $response }.
    }
    [transfer_command] { $success ->
        [yes] { $name } cambia de bando: { $challenge } contra { $response }.
       *[no] { $name } sigue bajo su mando: { $challenge } contra { $response }.
    }
   *[used_up] { $success ->
        [yes] Se agotan las provisiones de { $name } y se hunde: { $challenge } contra { $response }.
       *[no] A { $name } le quedan provisiones: { $challenge } contra { $response }.
    }
}

kp-adds = { $player } añade { $card }.

kp-breaks-out = { $ship } rompe el bloqueo y se une a { $player }.

kp-hunt = { $mode ->
    [interrogate] { $player } interroga a { $target }.
    [monitor] { $player } envía un Monitor contra { $target } en su refugio.
   *[british] { $player } envía fuerzas británicas contra { $target } ({ $how }).
}

kp-cancelled = { $ship } no encuentra a { $target }.

kp-captured = { $ship } navega como presa de { $player }.

kp-committed = { $count ->
    [0] { $player } no pone cartas.
    [one] { $player } pone una carta boca abajo.
   *[other] { $player } pone { $count } cartas boca abajo.
}
kp-committed-on = { $count ->
    [one] { $player } pone una carta boca abajo, sobre { $ships }.
   *[other] { $player } pone { $count } cartas boca abajo; hay cartas sobre { $ships }.
}

kp-how-day = de día
kp-how-night = de noche

kp-dealt = { $player } tiene { $ships }.

kp-deceived-card = Engañado, { $player } solo puede usar { $card }.

kp-discards = { $player } descarta { $cards }.

kp-draws = { $left ->
    [0] { $player } roba la última carta.
    [one] { $player } roba una carta; queda una.
   *[other] { $player } roba una carta; quedan { $left }.
}

kp-drew = Robas { $card }.

kp-enters-refuge = { $ship } se esconde en una isla refugio.

kp-extra-round = Sigue el empate: se juega otra ronda.

kp-first-player = Empieza { $player }.

kp-full-steam = { $ship } persigue a toda máquina.

kp-gone = { $fate ->
    [foundered] { $ship } se hunde con el mal tiempo; nadie lo puntúa.
    [interned] { $ship } queda recluido en un puerto neutral; nadie lo puntúa.
    [recalled] { $ship } vuelve a puerto; nadie lo puntúa.
   *[scuttled] { $ship } es barrenado; nadie lo puntúa.
}

kp-card-read = { $card } (¡Interceptar! { $dice } { $how })
kp-hand-read = La mano de { $victim }: { $cards }.

kp-hidden-again = { $ship } iza otra bandera y vuelve a estar disfrazado.

kp-home = { $player } lleva { $ship } a puerto, por { $prize }; de la pila contarán al menos { $total } en esta ronda.

kp-keeps = { $player } conserva { $ship }.

kp-leaves-refuge = { $joins ->
    [none] { $ship } deja su refugio.
   *[other] { $ship } deja su refugio y se une a { $joins }.
}

kp-level-solo-lost = el fantasma fue más fuerte
kp-level-solo-won = victoria sobre el fantasma
kp-level-won = más puntos de ronda

kp-mines = { $player } siembra minas contra { $victim }.
kp-mines-swept = Se dragan las minas.

kp-new-merchant = { $ship } navega para { $player }.

kp-not-counted = { $player } tiene más barcos alemanes que mercantes: { $ship } no cuenta.

kp-passes = { $player } lo deja pasar.

kp-phantom-acts = El fantasma saca { $solo } e intenta: { $act }.
kp-phantom-adds = El fantasma añade { $card }.
kp-phantom-cannot = No puede hacerse.
kp-phantom-reacts = El fantasma saca { $solo } y responde con { $card }.
kp-phantom-rests = El fantasma saca { $solo }: su turno ha terminado.
kp-phantom-silent = El fantasma saca { $solo } y no responde.

kp-plays = { $player } juega { $card }.

kp-prize-kept = La presa { $ship } sobrevive a la ronda: { $prize } para { $player }.

kp-pursues = { $ship } sigue a { $target } por los bajíos.

kp-raid = { $ship } de { $player } intercepta a { $targets } ({ $how }).

kp-reacts = { $player } responde con { $card }.

kp-reads-hand = { $player } mira la mano de { $victim }.

kp-reason-points =
    { $winner }: { $points ->
        [one] un punto de ronda
       *[other] { $points } puntos de ronda
    }, { $prizes ->
        [one] un premio de victoria
       *[other] { $prizes } premios de victoria
    }.

kp-recognised = { $ship } es reconocido.

kp-recon = { $count ->
    [one] { $player } toma una carta de la mano de { $victim }.
   *[other] { $player } toma { $count } cartas de la mano de { $victim }.
}
kp-recon-cards = Tomadas: { $cards }.

kp-repaired = { $markers ->
    [0] { $ship } queda reparado.
    [one] { $ship } se repara en parte: queda un marcador de daño.
   *[other] { $ship } se repara en parte: quedan { $markers } marcadores de daño.
}

kp-resupplied = { $ship } se reabastece.

kp-round = Ronda { $round }: hay { $cards } cartas de acción en juego y { $removed } apartadas sin verse.

kp-score =
    Ronda { $round }: { $player } tiene { $prizes ->
        [one] un premio de victoria
       *[other] { $prizes } premios de victoria
    }, { $points ->
        [one] un punto de ronda
       *[other] { $points } puntos de ronda
    }; en total { $all_points } y { $all_prizes ->
        [one] un premio
       *[other] { $all_prizes } premios
    }.

kp-scouted = Las próximas cartas: { $cards }.

kp-scouts = { $count ->
    [one] { $player } mira la próxima carta.
   *[other] { $player } mira las próximas { $count } cartas.
}

kp-second-chance = { $player } jugará otro turno.

kp-slim-pickings = Solo se encuentra a { $target }.

kp-stores-given = { $ship } toma provisiones de { $prize }.

kp-sunk = { $player } añade { $ship } a su pila, por { $prize }; de la pila contarán al menos { $total } en esta ronda.

kp-torpedo = { $boat } de { $player } lanza torpedos contra { $target }.

kp-turn = { $extra ->
    [yes] Turno { $turn }: { $player } tiene una segunda oportunidad.
   *[no] Turno { $turn }: { $player }.
}
kp-turn-lost-in-fog = { $player } está perdido en la niebla.

kp-waylaid = { $fog ->
    [yes] Un banco de niebla oculta a { $player } hasta el final de su próximo turno.
   *[no] { $player } será engañado en su próximo turno.
}

kp-wireless = { $player } recoge { $cards }.

kp-no-reaction-only = { $card } nunca se prepara como tal: se juega desde la mano como respuesta. Su extremo ¡Interceptar! sí puede colocarse.
kp-no-extra-turn = { $card } no puede jugarse en un turno adicional.
kp-no-in-refuge = { $ship } está en una isla refugio.
kp-no-carries-card = { $ship } ya lleva una carta.
kp-no-mines-aboard = { $ship } no lleva minas.
kp-no-by-night = { $card } no sirve de noche.
kp-no-against-surprise = { $card } no puede responder a un Ataque sorpresa.
kp-no-answer-here = { $card } no responde a esto.
kp-no-merchant-hunts = { $ship } es un mercante: no caza.
kp-no-own-turn-only = { $card } es para tu propio turno y no responde a nada.
kp-no-disguise = { $card } desenmascara a un corsario disfrazado; aquí no hay ninguno.
kp-no-use-now = { $card } no tiene ahora sobre qué actuar.
kp-no-breakout-alone = Las cartas de Salida en corso solo se retiran junto con Más allá de 1914.
kp-too-many-removed = En esta partida pueden retirarse como mucho { $most } cartas.

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
kp-strike-chase-prompt = { $target } huye de { $ship }. ¿Emprendes la persecución?
kp-strike-recall-prompt = { $ship } ha hundido tu { $target }. ¿Respondes?

kp-british-assist-prompt = Las fuerzas británicas van a interceptar: añade una carta o sigue.
kp-british-target-prompt = ¿Qué barco buscan las fuerzas británicas?
kp-british-window-prompt = Fuerzas británicas interceptan a tu { $target }. ¿Respondes?

kp-interrogate-window-prompt = Tu { $target } ha sido reconocido y es interceptado. ¿Respondes?

kp-monitor-window-prompt = Un Monitor intercepta a tu { $target }.

kp-mines-victim-prompt = ¿Contra quién siembras minas?
kp-mines-window-prompt = { $seat } siembra minas ante tus mercantes. ¿Respondes?

kp-torpedo-target-prompt = ¿Qué barco torpedea el submarino?
kp-torpedo-window-prompt = Un submarino dispara contra tu { $target }. ¿Respondes?

kp-arm-prompt = ¿Torpedos o minas?

kp-use-prompt = ¿Sobre qué o quién usas { $card }?

kp-put-back-prompt = ¿Qué carta se robará primero?

kp-passage-prompt = ¿Intenta { $ship } llegar a puerto?

kp-reflag-prompt = { $ship } ha sido reconocido. ¿Lo ocultas de nuevo?

kp-capture-stores-prompt = ¿Toma { $ship } provisiones de { $prize }?

kp-enlist-prompt = { $ships } rompen el bloqueo. ¿Se une uno a tu compañero?

kp-discard-prompt = ¿Qué carta descartas ahora? ({ $count ->
        [one] queda 1
       *[other] quedan { $count }
    })

kp-keep-prompt = ¿Qué barco conserva { $seat } para la próxima ronda?
kp-keep-phantom-prompt = ¿Qué barco conserva { $seat } para la próxima ronda? El mejor es { $ship }.

kp-act-commit = Poner { $card }
    .for = { $text } O para ¡Interceptar! de { $night ->
        [yes] noche
       *[no] día
    }.
kp-act-commit-order = Poner { $card }
    .for = { $text }
kp-act-commit-intercept = Poner { $card } para ¡Interceptar!
    .for = Solo para ¡Interceptar! de { $night ->
        [yes] noche
       *[no] día
    }: su otra mitad no se puede poner.
kp-act-place-action = Ponerla como { $card }
    .for = { $text }
kp-act-place-force = Ponerla para ¡Interceptar! con fuerzas británicas
kp-act-place-ship = Ponerla para ¡Interceptar! con { $ship }
kp-act-place-mines = Ponerla para sembrar minas con { $ship }
    .for = { $text }
kp-act-ready = No más cartas
kp-act-play-action = Jugar { $card }
    .for = { $text }
kp-act-play-force = Jugar { $card } como ¡Interceptar! con fuerzas británicas
    .for = ¡Interceptar! con fuerzas británicas.
kp-act-play-ship = Jugar { $card } como ¡Interceptar! con { $ship }
    .for = ¡Interceptar! con { $ship }.
kp-act-play-mines = Jugar { $card } con { $ship }
    .for = { $text }
kp-act-end = Terminar el turno
kp-act-add = Añadir { $card }
    .for = { $text }
kp-act-go = Seguir
kp-act-target = { $ship } ({ $seat })
kp-act-against = { $seat }
kp-act-arm = Usar { $weapon }
kp-act-react = Responder con { $card }
    .for = { $text }
kp-act-pass = Dejarlo pasar
kp-act-pass-kind = No me preguntes más por esto este turno
kp-act-pass-turn = No me preguntes nada este turno
kp-act-sail = Rumbo a puerto
kp-act-stay = Quedarse en el mar
kp-act-chase = Perseguir
kp-act-hold-back = No perseguir
kp-act-leave = { $ship } deja su refugio
kp-act-leave-join = { $ship } deja su refugio y se une a { $join }
kp-act-resupply = { $ship } toma provisiones de { $prize }
kp-act-decline = No tomar provisiones
kp-act-scout = Mirar las próximas cartas
kp-act-put = { $card } va primero
    .for = { $text }
kp-act-enlist = { $ship } se une a { $seat }
kp-act-enlist-none = Ambos se quedan contigo
kp-act-discard = Descartar { $card }
    .for = { $text }
kp-act-discard-rest = Descartar el resto en cualquier orden
kp-act-keep = Conservar { $ship }
kp-act-keep-no-more = No conservar más

kp-board-head = Ronda { $round }, turno { $turn }: { $seat }. Mazo { $deck }, apartadas { $removed }, descartes { $discards }.
kp-board-top = Últimos descartes: { $cards }
kp-board-player = { $seat }: { $points } puntos de ronda, { $prizes } premios; esta ronda de { $least } a { $most }; cartas en mano: { $hand }
kp-board-rear = Barcos alemanes
kp-board-front = mercantes
kp-board-hand = Tu mano
kp-board-peek = Las próximas cartas
kp-board-committed = Boca abajo
kp-board-covered = una carta
kp-board-played = Jugadas

kp-mark-damaged = dañado
kp-mark-low = suministros limitados
kp-mark-recognised = reconocido
kp-mark-refuge = en refugio
kp-mark-prize = presa
kp-mark-raider = corsario
kp-mark-mines = minas
kp-mark-night = noche
kp-mark-reaction = reacción

kp-use-action = mitad de acción
kp-use-force = ¡Interceptar! con fuerzas británicas
kp-use-ship = ¡Interceptar!
kp-use-mines = minas

kp-rule-1-0 = Partes del juego
    .summary = Cartas de barco, de acción y de solitario, dados y marcadores.
kp-rule-1-1 = Las cartas
    .summary = Cuatro mazos: 20 barcos alemanes, 60 mercantes, 92 cartas de acción y 20 de solitario.
kp-rule-1-1-1 = Cartas de barco
    .summary = Cada una muestra un barco histórico con sus dados y su premio de victoria.
kp-rule-1-1-2 = Cartas de acción
    .summary = Cada carta de acción tiene dos mitades: ¡Interceptar! y una acción propia.
kp-rule-1-1-3 = Cartas de solitario
    .summary = Deciden qué hace el jugador fantasma y cómo responde.
kp-rule-1-1-4 = Signos de las cartas
    .summary = Las monedas muestran dados y los símbolos capacidades.
kp-rule-1-1-4-1 = Monedas de ataque
    .summary = Los dados que se tiran al atacar.
kp-rule-1-1-4-2 = Monedas de defensa
    .summary = Los dados que se tiran al defenderse.
kp-rule-1-1-4-3 = Monedas de decisión
    .summary = Dados de desafío y respuesta para situaciones especiales.
kp-rule-1-1-4-4 = Corsarios
    .summary = Catorce barcos alemanes son corsarios y deben ser reconocidos antes de atacarlos.
kp-rule-1-1-4-5 = Acción nocturna
    .summary = Algunas mitades de ¡Interceptar! ocurren de noche: -1 al ataque y se impiden algunas respuestas.
kp-rule-1-1-4-6 = Minas
    .summary = Algunos corsarios y submarinos siembran minas.
kp-rule-1-1-4-7 = Pila de carbón
    .summary = Barcos que gastan mucho carbón, para la opción 6.1.
kp-rule-1-1-4-8 = Velas
    .summary = El corsario Seeadler navega a vela, para la opción 6.2.
kp-rule-1-1-4-9 = Wölfchen
    .summary = El corsario Wolf lleva un avión, para la opción 6.3.
kp-rule-1-1-4-10 = Corsarios rápidos
    .summary = Cinco transatlánticos armados, para las opciones 6.6 y 6.10.
kp-rule-1-2 = Los dados
    .summary = De varios dados solo cuenta el más alto.
kp-rule-1-3 = Marcadores
    .summary = El daño y los suministros limitados se marcan en los barcos.
kp-rule-1-3-1 = Marcadores de daño
    .summary = Un barco dañado lleva un marcador rojo.
kp-rule-1-3-2 = Marcadores de suministros limitados
    .summary = Un barco alemán sin suministros lleva un marcador negro.
kp-rule-2-0 = Plan de operaciones
    .summary = Tres rondas; una ronda acaba al robarse la última carta de acción.
kp-rule-2-1 = Primer reparto
    .summary = Se retiran cartas de acción sin verlas y se reparten barcos y manos.
kp-rule-2-1-1 = Cuatro jugadores
    .summary = Se retiran 12 cartas y quedan 80.
kp-rule-2-1-2 = Tres jugadores
    .summary = Se retiran 32 cartas y quedan 60.
kp-rule-2-1-3 = Dos jugadores
    .summary = Se retiran 52 cartas y quedan 40.
kp-rule-2-1-4 = Otros tamaños de mazo
    .summary = Se puede acordar otro número, pero nunca el mazo entero.
kp-rule-2-1-5 = El reparto
    .summary = Tres barcos alemanes, tres mercantes y seis cartas de acción para cada uno.
kp-rule-2-2 = Fuerzas
    .summary = Los barcos están a la vista en dos filas, las manos ocultas.
kp-rule-2-3 = Puntuar una ronda
    .summary = Se cuentan los premios de victoria y se convierten en puntos de ronda.
kp-rule-2-3-1 = Barcos alemanes y mercantes
    .summary = No cuentan más barcos alemanes que mercantes; el exceso se quita al azar.
kp-rule-2-3-2 = Cartas con puntos
    .summary = Los AMC, barcos-Q y submarinos hundidos suman su premio.
kp-rule-2-3-3 = Puntos de ronda
    .summary = Más premios dan más puntos, uno menos por cada puesto.
kp-rule-2-3-3-1 = Menos jugadores
    .summary = Con tres jugadores de 3 a 1 puntos, con dos 2 o 1.
kp-rule-2-3-3-2 = Sin premios
    .summary = Nada da nada; los demás conservan su puesto.
kp-rule-2-3-3-3 = Empates
    .summary = Los empatados reciben los puntos más altos; nadie sube.
kp-rule-2-4 = Siguientes rondas
    .summary = Se quitan marcadores, los barcos usados van bajo su mazo y vuelven las cartas.
kp-rule-2-4-1 = Conservar un barco
    .summary = Puede conservarse un barco alemán superviviente.
kp-rule-2-4-2 = Nuevos mercantes
    .summary = Tres mercantes nuevos para cada uno.
kp-rule-2-4-3 = Nuevos barcos alemanes
    .summary = Se reparten hasta tres; todos los corsarios empiezan disfrazados.
kp-rule-2-4-4 = Nuevo mazo de acción
    .summary = Se barajan todas las cartas de acción y se retiran otras.
kp-rule-2-4-5 = Precio de conservar
    .summary = Un barco conservado cuesta una carta de la nueva mano.
kp-rule-2-5 = El ganador
    .summary = Más puntos de ronda, luego más premios, luego otra ronda.
kp-rule-3-0 = Desarrollo de la partida
    .summary = Los turnos van en rueda; ataca quien tiene el turno y los demás defienden.
kp-rule-3-1 = Turnos
    .summary = Un dado decide quién empieza; luego empieza quien tiene menos puntos.
kp-rule-3-1-1 = Un turno
    .summary = Juega las cartas legales que quieras o ninguna y roba una.
kp-rule-3-1-1-1 = Tamaño de la mano
    .summary = No hay límite.
kp-rule-3-1-1-2 = Cartas ilegales
    .summary = Una carta que no puede jugarse se descarta.
kp-rule-3-1-2 = Barcos propios
    .summary = Nadie puede dañar a propósito sus barcos, salvo con Barrenar.
kp-rule-3-1-3 = Un solo adversario
    .summary = Todos los ataques de un turno van contra el mismo adversario.
kp-rule-3-1-3-1 = Una vez por barco propio
    .summary = Un barco intercepta o siembra minas una vez por turno.
kp-rule-3-1-3-2 = Una vez por objetivo
    .summary = Un barco es interceptado una vez por turno.
kp-rule-3-1-3-3 = Mercantes varias veces
    .summary = Al único ¡Interceptar! pueden sumarse minas y torpedos.
kp-rule-3-1-4 = Otras cartas hostiles
    .summary = Pueden ir contra el atacado y otro más.
kp-rule-3-1-4-1 = Sin ataque
    .summary = Entonces van todas contra un solo adversario.
kp-rule-3-1-4-2 = Cartas no jugadas
    .summary = Las cartas preparadas y no jugadas se descartan.
kp-rule-3-1-5 = Descartes
    .summary = Primero quien tiene el turno, luego los defensores, cada uno en su orden.
kp-rule-3-1-6 = Nuevos mercantes
    .summary = Al final del turno todos vuelven a tener tres.
kp-rule-3-1-7 = Últimos descartes
    .summary = Pueden mirarse los dos últimos descartes.
kp-rule-3-1-8 = Pilas de victoria
    .summary = Están a la vista de todos.
kp-rule-3-1-9 = Cartas restantes
    .summary = El mazo puede contarse.
kp-rule-3-1-10 = Mazos de barcos
    .summary = Solo se barajan cuando se han usado todas sus cartas.
kp-rule-3-2 = Jugar cartas de acción
    .summary = Primero se preparan todas las cartas y luego se resuelven en cualquier orden.
kp-rule-3-2-1 = Preparar cartas
    .summary = Una carta se pone boca abajo por la mitad que se usará.
kp-rule-3-2-1-1 = ¡Interceptar! sobre un barco
    .summary = Una carta sobre el barco que interceptará.
kp-rule-3-2-1-2 = Minas sobre un corsario
    .summary = Sembrar minas va sobre el corsario que las siembra.
kp-rule-3-2-1-3 = Fuerzas británicas
    .summary = Sus cartas van delante de la fuerza, una por objetivo.
kp-rule-3-2-1-4 = Otras cartas
    .summary = Van delante de la fuerza.
kp-rule-3-2-2 = Reacciones
    .summary = Se juegan en el turno ajeno como respuesta a una carta.
kp-rule-3-2-2-1 = Desde la mano
    .summary = El defensor las juega desde la mano antes de resolver la carta.
kp-rule-3-2-2-2 = Una sola reacción
    .summary = Solo una por cada ¡Interceptar! o carta.
kp-rule-3-2-3 = Caza de barcos alemanes
    .summary = Las fuerzas británicas usan los dados de la mitad ¡Interceptar!
kp-rule-3-2-3-1 = Reconocimiento
    .summary = Corsarios y presas deben ser reconocidos antes.
kp-rule-3-2-3-2 = Buques de guerra
    .summary = Siempre están reconocidos.
kp-rule-3-2-3-3 = Solo sorpresa
    .summary = Solo puede añadirse un Ataque sorpresa.
kp-rule-3-2-3-4 = Barcos alemanes hundidos
    .summary = Van a la pila de victoria del cazador.
kp-rule-3-2-4 = Ataque a mercantes
    .summary = Con barcos alemanes, minas y torpedos.
kp-rule-3-2-4-1 = Mercantes a la vista
    .summary = Pueden ser interceptados siempre.
kp-rule-3-2-4-2 = Cartas de ayuda
    .summary = Puede añadirse cualquier número.
kp-rule-3-2-4-3 = Mercantes hundidos
    .summary = Van a la pila de victoria del atacante.
kp-rule-3-2-5 = Presas
    .summary = Un mercante capturado va a la fila trasera del captor.
kp-rule-3-2-5-1 = Cómo capturar
    .summary = Hace falta Pelotón de abordaje o No combatiente.
kp-rule-3-2-5-2 = Reabastecer al capturar
    .summary = El barco captor pierde su marcador de suministros limitados.
kp-rule-3-2-5-3 = Valor de las presas
    .summary = El doble si sobrevive o llega a puerto, una vez si es hundida.
kp-rule-3-2-6 = Salvoconducto
    .summary = Un mercante o presa intacto que sobrevive a un ¡Interceptar! puede intentar llegar a puerto.
kp-rule-3-2-6-1 = Sus dados
    .summary = El desafío del propio barco contra su respuesta.
kp-rule-3-2-6-2 = Su resultado
    .summary = Si hay éxito, el barco puntúa para su dueño.
kp-rule-3-2-7 = Tiradas de dados
    .summary = Ambos lados tiran; se compara el dado más alto de cada uno.
kp-rule-3-2-7-1 = Ataques
    .summary = Más daña, el doble hunde.
kp-rule-3-2-7-2 = Decisiones
    .summary = El desafío debe superar la respuesta.
kp-rule-3-2-7-3 = Modificadores
    .summary = Todos suman; ningún resultado baja de 1.
kp-rule-3-2-7-4 = Suministros limitados
    .summary = -2 al ataque de ese barco.
kp-rule-3-2-7-5 = Barcos dañados
    .summary = -2 al ataque y -2 a la defensa.
kp-rule-3-2-7-6 = Acción nocturna
    .summary = -1 al ataque.
kp-rule-3-2-8 = Usar las cartas preparadas
    .summary = Se descubren en cualquier orden.
kp-rule-3-2-8-1 = Anunciar una interceptación
    .summary = Nombra el objetivo y descubre la carta del barco y las que ayudan.
kp-rule-3-2-8-2 = Anunciar minas
    .summary = Descubre la carta sobre el corsario.
kp-rule-3-2-8-3 = Anunciar fuerzas británicas
    .summary = Nombra el objetivo y descubre la carta delante de la fuerza.
kp-rule-3-2-8-4 = Anunciar otras cartas
    .summary = Di qué se hace y descubre la carta.
kp-rule-3-2-9 = Turnos de ejemplo
    .summary = Tres turnos de una partida de tres.
kp-rule-3-2-9-1 = Primer turno de ejemplo
    .summary = Se caza por sorpresa a un corsario reconocido.
kp-rule-3-2-9-2 = Segundo turno de ejemplo
    .summary = Dos mercantes, una captura y un torpedo.
kp-rule-3-2-9-3 = Tercer turno de ejemplo
    .summary = Bajíos, minas, un engaño y algo de espionaje.
kp-rule-3-3 = Resumen de las cartas
    .summary = 39 tipos de carta de acción, 92 cartas.
kp-rule-3-3-1 = AMC
    .summary = Un crucero mercante armado sale al paso del barco que intercepta a tu mercante; ambos disparan a la vez y un corsario queda reconocido.
kp-rule-3-3-2 = Rompedor de bloqueo
    .summary = Cada barco tuyo con suministros limitados puede reabastecerse; +2 si tienes una presa.
kp-rule-3-3-3 = Pelotón de abordaje
    .summary = Añadida a un ¡Interceptar! contra un mercante intacto: hundir pasa a ser capturar y el daño se ignora.
kp-rule-3-3-4 = Ruptura de contacto
    .summary = Puede cancelar un ¡Interceptar! de día; -2 por daño y -2 por suministros limitados.
kp-rule-3-3-5 = Salida en corso
    .summary = Se te une un nuevo buque de guerra o corsario, o dos si el desafío dobla la respuesta.
kp-rule-3-3-6 = Carbonero
    .summary = Se reabastecen todos tus barcos con suministros limitados.
kp-rule-3-3-7 = Control de daños
    .summary = Repara uno de tus barcos dañados.
kp-rule-3-3-8 = Engaño
    .summary = En su próximo turno un adversario solo puede jugar una carta sacada al azar, por su mitad de acción.
kp-rule-3-3-9 = Mares tranquilos
    .summary = Uno de tus mercantes o presas intactos intenta el salvoconducto con +1.
kp-rule-3-3-10 = Barco rápido
    .summary = Un corsario que intercepta de día a tu mercante intacto tiene -2.
kp-rule-3-3-11 = Banco de niebla
    .summary = En su próximo turno un adversario no juega ni roba; hasta entonces solo le alcanza el Tiempo inclemente.
kp-rule-3-3-12 = Buena caza
    .summary = Un corsario intercepta dos mercantes con una sola carta.
kp-rule-3-3-13 = Tiempo inclemente
    .summary = Cada barco dañado de un adversario fuera de refugio puede hundirse; nadie puntúa.
kp-rule-3-3-14 = Inteligencia
    .summary = Mira la mano de un adversario, o mira y ordena las próximas cartas del mazo.
kp-rule-3-3-15 = Internado
    .summary = Puede retirar un buque de guerra o barco reconocido de un adversario; +2 por daño y +2 por suministros limitados.
kp-rule-3-3-16 = Interrogar
    .summary = Puede reconocer un corsario o una presa con disfraz; si lo logra, se intercepta enseguida.
kp-rule-3-3-17 = Isla refugio
    .summary = Uno de tus buques de guerra o corsarios se esconde, puede reabastecerse y repararse, y solo un Monitor lo alcanza.
kp-rule-3-3-18 = Sembrar minas
    .summary = Un corsario con minas ataca a todos los mercantes de un adversario.
kp-rule-3-3-19 = Dragaminas
    .summary = Quita todas las minas antes de que hagan daño.
kp-rule-3-3-20 = Monitor
    .summary = Intercepta con +2 a un barco en una isla refugio.
kp-rule-3-3-21 = No combatiente
    .summary = -2 para el barco que intercepta a tu mercante intacto, que solo puede ser capturado; +2 a su salvoconducto.
kp-rule-3-3-22 = QQQ
    .summary = El corsario queda reconocido al acabar su ¡Interceptar!
kp-rule-3-3-23 = Barco-Q
    .summary = El mercante era un señuelo: cañones si el submarino pica, si no su torpedo y luego cargas de profundidad.
kp-rule-3-3-24 = Razzle-Dazzle
    .summary = Puede cancelar un ataque de torpedos.
kp-rule-3-3-25 = Orden de regreso
    .summary = Tras el hundimiento de un mercante tuyo, el barco culpable puede tener que volver a casa.
kp-rule-3-3-26 = Avión de reconocimiento
    .summary = Toma dos cartas al azar de la mano de un adversario.
kp-rule-3-3-27 = Nueva bandera
    .summary = Vuelve a disfrazar un corsario o una presa que te hayan reconocido.
kp-rule-3-3-28 = Cita fallida
    .summary = Cada barco alemán de un adversario fuera de refugio puede quedar con suministros limitados; -2 si tiene una presa.
kp-rule-3-3-29 = Barrenar
    .summary = Retira uno de tus barcos dañados para que nadie lo puntúe.
kp-rule-3-3-30 = Segunda oportunidad
    .summary = Después de este turno juegas otro.
kp-rule-3-3-31 = Poco calado
    .summary = Escapa de un ¡Interceptar! de día; el barco puede dañarse, o hundirse si ya lo estaba.
kp-rule-3-3-32 = Rutas marítimas
    .summary = Un buque de guerra intercepta a los tres mercantes con una sola carta.
kp-rule-3-3-33 = Poca cosecha
    .summary = Cancela el ¡Interceptar! a un mercante, o deja uno solo a un ¡Interceptar! de grupo.
kp-rule-3-3-34 = Submarino
    .summary = Torpedea a un mercante.
kp-rule-3-3-35 = Submarino minador
    .summary = Torpedea a un mercante o siembra minas contra todos.
kp-rule-3-3-36 = Ataque sorpresa
    .summary = Añadida a un ¡Interceptar!: +2, y no valen Ruptura de contacto, Poco calado ni Barco rápido.
kp-rule-3-3-37 = Transferir el mando
    .summary = Un buque de guerra o barco reconocido de un adversario puede unirse a ti.
kp-rule-3-3-38 = Trampa
    .summary = Tu mercante está armado y dispara a la vez; un corsario queda reconocido.
kp-rule-3-3-39 = Radio interceptada
    .summary = Toma en tu mano los dos últimos descartes.
kp-rule-4-0 = Equipos
    .summary = Dos equipos de dos; las manos se ocultan también al compañero.
kp-rule-4-1 = Asientos
    .summary = Los compañeros se sientan enfrente.
kp-rule-4-2 = No dañar al compañero
    .summary = Nadie puede dañar ni puntuar los barcos del compañero.
kp-rule-4-3 = Adversarios
    .summary = Solo el otro equipo es hostil.
kp-rule-4-4 = Cartas propias
    .summary = Solo ayudan a quien las juega.
kp-rule-4-5 = Reacciones
    .summary = Nadie reacciona por el compañero.
kp-rule-4-6 = Salir de un refugio
    .summary = Un barco que sale puede unirse al compañero.
kp-rule-4-7 = Salida en corso doble
    .summary = Uno de los dos barcos puede unirse al compañero.
kp-rule-4-8 = Puntos de equipo
    .summary = Se suman los puntos de ronda de ambos.
kp-rule-4-9 = Barcos entre rondas
    .summary = Los compañeros pueden intercambiar supervivientes.
kp-rule-4-10 = Equipo ganador
    .summary = Gana quien tiene más puntos.
kp-rule-5-0 = Solitario
    .summary = Un jugador contra un fantasma que sigue cartas y su interés.
kp-rule-5-1 = Preparación
    .summary = Inteligencia y Radio interceptada quedan fuera.
kp-rule-5-1-1 = Mazo
    .summary = Se juega con 40 cartas de acción.
kp-rule-5-1-2 = Reparto
    .summary = Como para dos jugadores; la mano del fantasma se aparta.
kp-rule-5-1-3 = Primer turno
    .summary = Cualquier método; aquí un dado.
kp-rule-5-1-4 = Final de una ronda
    .summary = Puntos normales; el jugador elige barcos para ambos lados.
kp-rule-5-1-5 = Siguientes rondas
    .summary = Se barajan ambos mazos y se reparte de nuevo.
kp-rule-5-2 = El jugador humano
    .summary = Reglas normales con pocas excepciones.
kp-rule-5-2-1 = Descartes
    .summary = Quedan boca abajo.
kp-rule-5-2-2 = Avión de reconocimiento
    .summary = Toma dos cartas de la mano del fantasma.
kp-rule-5-2-3 = Respuestas del fantasma
    .summary = Una carta y un d4 por cada interceptación, ataque de torpedos o siembra de minas.
kp-rule-5-3 = El jugador fantasma
    .summary = Su turno sale de las cartas de solitario.
kp-rule-5-3-1 = Barajar
    .summary = Cuando se agota el mazo y tras cada turno del fantasma.
kp-rule-5-3-2 = Su robo
    .summary = Pasa una carta sin verla del mazo a los descartes.
kp-rule-5-3-3 = Su turno
    .summary = Se sacan cartas hasta que una acaba el turno.
kp-rule-5-3-3-1 = Un 1
    .summary = El turno acaba.
kp-rule-5-3-3-2 = Un 2 imposible
    .summary = El turno acaba.
kp-rule-5-3-3-3 = Un 2
    .summary = Un ¡Interceptar! con las acciones especiales sacadas, y el turno sigue.
kp-rule-5-3-3-4 = Acciones que acaban el turno
    .summary = Con ET: el turno acaba, se haga o no.
kp-rule-5-3-3-5 = Otras acciones
    .summary = Se hacen si se puede y el turno sigue.
kp-rule-5-3-3-6 = Su Engaño y Banco de niebla
    .summary = Se recuerdan para el próximo turno.
kp-rule-5-3-3-7 = Su refugio
    .summary = Se esconde un barco dañado, sin suministros o reconocido hasta estar listo.
kp-rule-5-3-3-8 = Su avión
    .summary = Dos cartas tuyas van a los descartes.
kp-rule-5-3-3-9 = Engañado
    .summary = Una sola acción de la casilla 3 o 4.
kp-rule-5-3-3-10 = Avistado
    .summary = Lo mismo tras un Avión de reconocimiento.
kp-rule-5-3-3-11 = Sus interrogatorios
    .summary = El disfrazado de menor premio, mayor premio o al azar.
kp-rule-5-3-3-12 = Sus banderas
    .summary = Al final de su turno un barco puede volver a disfrazarse.
kp-rule-5-4 = Turnos de ejemplo
    .summary = Dos turnos de una partida en solitario.
kp-rule-5-4-1 = Turno del fantasma
    .summary = Una captura, un torpedo y un avión.
kp-rule-5-4-2 = Turno del jugador
    .summary = Una interceptación con respuesta y un internamiento.
kp-rule-6-0 = Reglas opcionales
    .summary = Cada una es un interruptor; pueden combinarse.
kp-rule-6-1 = Pilas de carbón
    .summary = Los barcos que gastan mucho carbón se quedan antes sin él.
kp-rule-6-1-1 = Cita fallida
    .summary = +2 para barcos que gastan carbón.
kp-rule-6-1-2 = Rompedor de bloqueo
    .summary = -1 para barcos que gastan carbón.
kp-rule-6-1-3 = Isla refugio
    .summary = -1 a su reabastecimiento.
kp-rule-6-2 = Velas
    .summary = El Seeadler necesita poco carbón pero es lento.
kp-rule-6-2-1 = Cita fallida
    .summary = -2 para el Seeadler.
kp-rule-6-2-2 = Rompedor de bloqueo
    .summary = +1 para el Seeadler.
kp-rule-6-2-3 = Isla refugio
    .summary = +1 a su reabastecimiento.
kp-rule-6-2-4 = El Seeadler rompe contacto
    .summary = -2 a su intento.
kp-rule-6-2-5 = Romper contacto con el Seeadler
    .summary = +2 para el mercante.
kp-rule-6-2-6 = Barco rápido contra el Seeadler
    .summary = -4 en total.
kp-rule-6-3 = Wölfchen
    .summary = El avión del Wolf.
kp-rule-6-3-1 = Sorpresa del Wolf
    .summary = El Ataque sorpresa da +4.
kp-rule-6-3-2 = Sin Poca cosecha
    .summary = No puede responder al Wolf.
kp-rule-6-3-3 = El Wolf rompe contacto
    .summary = +2 a su intento.
kp-rule-6-4 = Torneo equilibrado
    .summary = Fuerzas iguales en la primera ronda.
kp-rule-6-4-1 = Buques de guerra
    .summary = Uno de cuatro buques iguales para cada uno.
kp-rule-6-4-2 = Corsarios
    .summary = Dos corsarios para cada uno de un grupo de diez.
kp-rule-6-4-3 = Mercantes
    .summary = Uno de premio 5, uno de 7 y uno de 9.
kp-rule-6-5 = Más allá de 1914
    .summary = Solo barcos aún en el mar en 1915.
kp-rule-6-5-1 = Barcos excluidos
    .summary = Ocho barcos alemanes quedan fuera.
kp-rule-6-5-2 = Sin barajar en la ronda
    .summary = Los barcos perdidos no vuelven antes de la siguiente ronda.
kp-rule-6-5-3 = Sin Salida en corso
    .summary = Con cuatro jugadores pueden quitarse.
kp-rule-6-5-4 = Mercantes excluidos
    .summary = 19 mercantes perdidos en 1914 quedan fuera.
kp-rule-6-6 = Corsarios rápidos
    .summary = Cinco transatlánticos armados.
kp-rule-6-6-1 = A toda máquina
    .summary = Pueden perseguir a un Barco rápido e ignorar su -2.
kp-rule-6-6-1-1 = Carbón gastado
    .summary = Después el corsario puede quedar sin suministros.
kp-rule-6-6-1-2 = Sin carbón no
    .summary = Un corsario con suministros limitados no puede perseguir.
kp-rule-6-6-2 = Mucho calado
    .summary = -2 en Poco calado.
kp-rule-6-7 = Conservar más barcos
    .summary = Pueden conservarse hasta tres barcos.
kp-rule-6-7-1 = Dos conservados
    .summary = Cuatro cartas de acción.
kp-rule-6-7-2 = Tres conservados
    .summary = Tres cartas de acción.
kp-rule-6-8 = Daño adicional
    .summary = El daño se acumula.
kp-rule-6-8-1 = Más marcadores
    .summary = Cada impacto añade un marcador.
kp-rule-6-8-2 = Su peso
    .summary = Cada marcador modifica en 2 ataque, defensa y huidas.
kp-rule-6-8-3 = Reparaciones
    .summary = Un marcador cada vez.
kp-rule-6-9 = Torpedos contra presas
    .summary = Un submarino puede atacar por error a una presa disfrazada.
kp-rule-6-9-1 = El error
    .summary = Antes hay que superar una decisión.
kp-rule-6-9-2 = Respuestas
    .summary = Razzle-Dazzle, pero no Barco-Q.
kp-rule-6-10 = Persecución en los bajíos
    .summary = Un barco alemán puede seguir al mercante que usa Poco calado.
kp-rule-6-10-1 = Anunciarla
    .summary = Antes de que tire el mercante.
kp-rule-6-10-2 = Cruzan ambos
    .summary = Ambos tiran a la vez; el daño cuenta enseguida.
kp-rule-6-10-3 = Barcos dañados
    .summary = Un barco dañado que falla se hunde.
kp-rule-6-10-4 = Transatlánticos
    .summary = -2 para los cinco corsarios rápidos.
kp-rule-6-11 = Mercantes veleros
    .summary = Doce mercantes son lentos.
kp-rule-6-11-1 = Cartas impedidas
    .summary = Ni AMC, ni Barco-Q, ni Barco rápido.
kp-rule-6-11-2 = Romper contacto
    .summary = -2 para ellos.
kp-rule-6-12 = Suministros de las presas
    .summary = Las presas abastecen cuando se les pide.
kp-rule-6-12-1 = Reabastecer
    .summary = Un barco por presa y turno.
kp-rule-6-12-2 = Agotada
    .summary = Después la presa puede hundirse y puntuar una vez.
kp-rule-6-12-3 = Al capturar
    .summary = Las provisiones ya no son gratis; pueden rechazarse.

# What a computer player weighs.
kp-term-prizes = las presas
kp-term-afloat = los barcos a flote
kp-term-hand = las cartas en mano
kp-term-rounds = los puntos de las rondas
