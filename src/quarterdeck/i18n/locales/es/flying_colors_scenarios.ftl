# Chapters 15 and 18: victory, scenarios, campaign, own battles, tournament.

fc-seat-red = Rojo
fc-seat-blue = Azul
fc-seat-first = Primer jugador
fc-seat-second = Segundo jugador
fc-scn-design-your-own = Diseña tu batalla
fc-word-centre = centro
fc-word-north = norte
fc-word-south = sur
fc-word-east = este
fc-word-west = oeste
fc-opt-tournament = Juego de torneo
    .hint = Se puja por el bando más audaz; los chequeos de ruptura empiezan con el primer barco dañado.
fc-opt-handicap = Ventaja acordada
    .hint = Un bando suma puntos a sus chequeos de ruptura, como quien pierde la puja en un torneo: cuantos más, más tiempo aguanta.
fc-opt-points = Puntos para gastar
    .hint = Lo que cada bando puede pagar por barcos y comandantes.
fc-opt-red-nation = Nación de rojo
    .hint = De quién son los barcos que puede comprar rojo.
fc-opt-blue-nation = Nación de azul
    .hint = De quién son los barcos que puede comprar azul.
fc-opt-sheets = Mapas
    .hint = Un mapa para flotas pequeñas, tres para las grandes.
fc-opt-length = Turnos
    .hint = Cuántos turnos dura la batalla.
fc-opt-shallows = Bajíos
    .hint = Modificador de la tirada de encallar en todos los bajíos de los mapas en juego; 0 los deja fuera, y con ellos la posibilidad de fondear.
fc-opt-year = Año
    .hint = El año decide quién lleva carronadas.
fc-opt-southern-hemisphere = Hemisferio sur
    .hint = Al sur de la línea el viento rola al revés cuando cambia.
fc-same-nation = Las dos flotas deben ser de naciones distintas.
fc-no-tournament = Las reglas de torneo van con una batalla impresa, no con la campaña ni con una batalla propia.
fc-rule-15-0 = Determinación de la victoria
    .summary = La batalla acaba tras su último turno o en cuanto una flota abandona el combate.
fc-rule-15-1 = Puntos de victoria
    .summary = Los barcos capturados valen el doble, los hundidos su valor, los dañados la mitad; los comandantes muertos su valor.
fc-rule-15-2 = Chequeo de ruptura
    .summary = El bando que ha perdido un barco tira cada turno; con cero o menos huye. Perder el buque insignia o a todos los comandantes lo hace huir en el acto.
fc-rule-18-0 = Escenarios
    .summary = Cada batalla da su duración, audacia, viento, mapas, bajíos, unidades y reglas especiales.
fc-rule-18-1 = Diseña el tuyo
    .summary = Dos flotas se compran con puntos, se despliegan en formación, y un dado da la audacia y el viento.
fc-rule-18-2 = Juego de torneo
    .summary = Los jugadores pujan puntos de ruptura por el bando más audaz; basta un daño para empezar los chequeos.
fc-rule-1-0 = Introducción
fc-rule-16-0 = Bibliografía
fc-rule-17-0 = Agradecimientos
fc-rule-18-3 = { fc-scn-minorca }
fc-rule-18-4 = { fc-scn-cape-henry }
fc-rule-18-5 = { fc-scn-virginia-capes }
fc-rule-18-6 = { fc-scn-frigate-bay }
fc-rule-18-7 = El Glorioso Primero de Junio
fc-rule-18-71 = { fc-scn-first-of-june-may28 }
fc-rule-18-72 = { fc-scn-first-of-june-may29 }
fc-rule-18-73 = { fc-scn-first-of-june-june1 }
fc-rule-18-8 = { fc-scn-audierne-bay }
fc-rule-18-9 = { fc-scn-cape-st-vincent }
fc-rule-18-10 = { fc-scn-camperdown }
fc-rule-18-14 = { fc-scn-el-ferrol }
fc-rule-18-18 = { fc-scn-cape-finisterre }
fc-rule-18-20 = { fc-scn-cape-ortegal }
fc-rule-18-11 = Bec du Raz
    .summary = Ambos barcos están siempre bajo mando; el Hercule debe al menos poder rendirse para que ganen los británicos.
fc-rule-18-12 = El Nilo
    .summary = Los franceses duermen al ancla hasta que un dado salga por debajo del turno.
fc-rule-18-13 = Goza de Candía
    .summary = Los franceses solo ganan si capturan el Leander.
fc-rule-18-15 = Copenhague
    .summary = En la primera ruptura británica se van los barcos de Parker, y Nelson y Graves deciden por sí mismos.
fc-rule-18-16 = Bahía de Algeciras
    .summary = Un viento caprichoso quita puntos de movimiento a todos, y los franceses siguen al ancla.
fc-rule-18-17 = Estrecho de Gibraltar
    .summary = Dos barcos españoles se baten entre sí en la oscuridad hasta reconocerse; puede llegar una escuadra británica.
fc-rule-18-19 = Trafalgar
    .summary = Franceses y españoles tiran por separado; si una nación se retira, la otra sigue luchando.
fc-rule-18-74 = El Glorioso Primero de Junio: campaña
    .summary = Tres días seguidos; los barcos inutilizados vuelven a casa, ambos bandos se redespliegan en secreto, cuentan los puntos de todos los días.
fc-level-substantial = victoria sustancial
fc-level-normal = victoria
fc-level-marginal = victoria marginal
fc-level-campaign = victoria en la campaña
fc-level-draw = empate
fc-end-break = El enemigo ha abandonado el combate.
fc-end-both-break = Ambas flotas han abandonado el combate; deciden los puntos.
fc-end-both-break-even = Ambas flotas han abandonado el combate y los puntos están igualados.
fc-end-turns = Se ha jugado el último turno; deciden los puntos.
fc-end-turns-even = Se ha jugado el último turno y los puntos están igualados.
fc-end-sudden = Se ha perdido un barco del que dependía todo.
fc-end-condition = No se ha cumplido lo que el escenario exige de { $ship }.
fc-end-campaign = El tercer día ha terminado; deciden los puntos de todos los días.
fc-breaks-by-itself = { $nation ->
    [none] { $side }
   *[other] { $nation }
}: { $why ->
    [flagship] el buque insignia se ha perdido y la flota abandona el combate.
    [commanders] no queda ningún comandante y la flota abandona el combate.
   *[no-ships] no queda ningún barco para luchar.
}
fc-break-check = { $breaks ->
    [yes] { $side }: los barcos ({ $nation }) fallan su chequeo de ruptura.
   *[no] { $side }: los barcos ({ $nation }) superan su chequeo de ruptura.
}
fc-fleet-breaks = { $side }: la flota abandona el combate.
fc-nation-withdraws = Los barcos { $nation } se retiran de la batalla: { $ships }.
fc-mod-outnumbered = más barcos enemigos intactos
fc-mod-outnumbered-twice = el doble de barcos enemigos intactos
fc-mod-admiral-hurt = almirante herido o perdido
fc-mod-handicap = ventaja acordada
fc-mod-bid = puja del otro bando
fc-mod-quality = calidad de mando
fc-setup-roll = { $aground ->
    [yes] { $ship } empieza encallado y no se moverá.
   *[no] { $ship } empieza a flote.
}
fc-wake = { $awake ->
    [yes] Turno { $turn }: la flota anclada despierta ({ $nations }).
   *[no] Turno { $turn }: la flota anclada sigue dormida ({ $nations }).
}
fc-commander-appears = { $commander } toma el mando a bordo de { $ship }.
fc-fitful = Viento caprichoso: cada barco pierde { $points ->
    [0] nada
    [one] un punto de movimiento
   *[other] { $points } puntos de movimiento
} este turno.
fc-confusion = { $over ->
    [yes] Turno { $turn }: los dos barcos se reconocen.
   *[no] Turno { $turn }: los dos barcos aún se toman por enemigos.
}
fc-confusion-over = Se reconocen de nuevo: { $ships }.
fc-arrival = { $arrived ->
    [yes] Turno { $turn }: llegan los refuerzos.
   *[no] Turno { $turn }: los refuerzos no están a la vista.
}
fc-ship-enters = { $ship } entra en el mapa.
fc-enter-prompt = Elige el siguiente barco y por dónde entra.
fc-act-enter = { $ship } entra por { $hex }, rumbo { $facing }
fc-act-later = Los demás entran más tarde
fc-copenhagen-signal = Parker ordena abandonar el combate; los cercanos a Nelson y Graves quizá no lo vean. Obedecen: { $ships }.
fc-copenhagen-answer = { $stays ->
    [yes] { $commander } no ve la señal.
   *[no] { $commander } obedece la señal.
}
fc-copenhagen-obey = Estos barcos dejan la batalla: { $ships }.
fc-copenhagen-nelson = Nelson dirige ahora la flota.
fc-bidding-prompt = Puja en secreto por el bando: { $side }.
fc-act-bid = Pujar { $points }
fc-bids = { $first } puja { $first_bid }, { $second } puja { $second_bid }.
fc-bid-roll = { $side ->
    [none] Se tira por las pujas empatadas: empate, otra vez.
   *[other] Se tira por las pujas empatadas: gana { $side }.
}
fc-handicap = { $side }: suma { $points } a cada chequeo de ruptura, por acuerdo.
fc-bid-won = { $player }: { $side }; el otro bando suma { $points } a sus chequeos de ruptura.
fc-campaign-day = Empieza el día { $day } de la campaña.
fc-campaign-goes-home = { $ship } queda fuera de la campaña.
fc-deployment-prompt = Escribe tu orden de batalla: elige el siguiente barco.
fc-hoist-flags-prompt = Elige el barco del comandante que se incorpora.
fc-place-prompt = Elige el lugar de { $ship }.
fc-act-muster = { $ship } es el siguiente
fc-act-place = Proa en { $hex }, rumbo { $facing }
fc-deployed = Ambas flotas están desplegadas.
fc-purchase-prompt = Compra barcos y comandantes; { $points ->
        [0] no quedan puntos
        [one] queda un punto
       *[other] quedan { $points } puntos
    }.
fc-act-buy = Comprar { $counter } ({ $vp ->
        [one] 1 punto
       *[other] { $vp } puntos
    })
fc-act-hire = Nombrar a { $card } ({ $vp ->
        [one] 1 punto
       *[other] { $vp } puntos
    })
fc-act-bought = La flota está completa
fc-fleet-bought = { $side } trae { $ships }; { $unspent ->
    [0] no queda nada.
    [one] queda un punto.
   *[other] quedan { $unspent } puntos.
}
fc-audacity = { $side ->
    [none] Los dados de audacia empatan: nadie gana un punto.
   *[other] { $side } gana un punto de audacia.
}
fc-side-a = { $side ->
    [none] Los dados empatan: se tira otra vez quién despliega el último.
   *[other] { $side } despliega el último y tiene la primera iniciativa.
}
fc-flags-prompt = Elige un barco para cada comandante.
fc-act-hoist = { $commander } iza su insignia en { $ship }
fc-formation-facing-prompt = Elige dónde está tu formación y su rumbo.
fc-act-bear = Formación al { $edge }, rumbo { $facing }
fc-ship-placed = { $ship } queda colocado.
fc-first-wind = { $wind ->
    [none] El dado no da viento: se tira otra vez.
   *[other] El viento sopla hacia { $wind }.
}
