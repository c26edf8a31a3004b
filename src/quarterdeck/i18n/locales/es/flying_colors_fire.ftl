# -- rules

fc-rule-12-0 = Combate de fuego
    .summary = Cada costado puede disparar una vez por turno, tras gastar un punto o si el buque está inmóvil.
fc-rule-12-1 = Línea de visión
    .summary = Líneas entre centros de hexágono; los ocupados las bloquean, una arista solo si lo están sus dos hexágonos.
fc-rule-12-2 = Arco de tiro
    .summary = Un costado cubre de 30 a 150 grados desde la proa, visto desde los hexágonos de proa y popa.
fc-rule-12-3 = Procedimiento de fuego
    .summary = Blanco, fuego defensivo, tipo de ataque, alcance, casco o aparejo, potencia, dado, daño, costado gastado.
fc-rule-12-4 = Fuego defensivo
    .summary = Al nombrar un blanco, un enemigo puede disparar antes al buque activo, que después puede reservarse.
fc-rule-12-5 = Tipo de ataque
    .summary = Andanada parcial, andanada completa, barrido o barrido a corta distancia, según arcos y visión.
fc-rule-12-6 = Alcance
    .summary = Diez hexágonos como máximo, cinco para buques de carronadas; cuentan los más cercanos.
fc-rule-12-7 = Tipo de blanco
    .summary = Al casco para hundir y callar, al aparejo para frenar e incendiar.
fc-rule-12-8 = Potencia de fuego
    .summary = La clase y el alcance dan la potencia; después, cambios y modificadores.
fc-rule-12-9 = Tabla de impactos
    .summary = Potencia y dado modificado dan impactos de casco, aparejo y dotación, y quizá fuego.
fc-rule-12-10 = Fuego a quemarropa
    .summary = Al cruzar el hexágono de un enemigo: dos puntos de potencia y doble daño a la dotación.
fc-rule-12-11 = Fuego entre buques aferrados
    .summary = Entre buques unidos solo responde el compañero, y ambos disparos valen a la vez.
fc-rule-12-12 = Carronadas
    .summary = Bonificaciones al dado a corta distancia según nación y año.
fc-rule-12-13 = Baterías
    .summary = Dos disparos por turno en cualquier dirección; solo las dañan los impactos de casco y nadie las aborda.
fc-rule-13-0 = Daño a los buques
    .summary = Los impactos frenan un buque, merman su dotación, callan sus cañones y pueden acabar con él.
fc-rule-13-1 = Daño al aparejo
    .summary = Tres impactos cuestan un punto de movimiento; quince desarbolan.
fc-rule-13-2 = Daño a la dotación
    .summary = Cada impacto cuesta un punto de dotación, nunca menos de uno; doble a quemarropa.
fc-rule-13-3 = Daño al casco
    .summary = Al llegar a la capacidad la ficha se gira y el exceso pasa; con poco casco, el buque puede hundirse o rendirse.
fc-rule-13-4 = Incendios
    .summary = Un resultado con asterisco puede iniciar un incendio, que arde, se extiende y puede volar el buque.
fc-rule-13-5 = Traslado de comandantes
    .summary = Desde un buque dañado o en llamas un comandante puede intentar pasar al amigo sano más cercano.
fc-rule-13-6 = Bajas de comandantes
    .summary = Un 9 hiere al comandante de un buque dañado; un segundo dado puede matarlo.
fc-rule-14-0 = Abordaje
    .summary = Los buques aferrados pueden abordarse; en cada grupo decide primero quien tiene la iniciativa.
fc-rule-14-1 = Valor de abordaje
    .summary = Dotación más comandantes; la proporción, redondeada a favor de la mejor clase, da los dados.
fc-rule-14-2 = Resolución del abordaje
    .summary = Gana la suma mayor: rechazo, empate con bajas o captura.
fc-rule-14-3 = Buques capturados
    .summary = Una presa tiene un punto de dotación, no ataca y puede recuperarse.
fc-rule-14-4 = El puente de Nelson
    .summary = Por el buque recién tomado se puede aferrar y asaltar otro enredado con él.
fc-rule-14-5 = Barrenar buques
    .summary = En vez de mover, una presa o un buque en peligro puede ser hundido por los suyos.

# -- fire

fc-names-target = { $ship } elige como blanco a { $target }, costado de { $side ->
    [port] babor
   *[starboard] estribor
}.
fc-answers-fire = { $ship } dispara en defensa contra { $target }, costado de { $side ->
    [port] babor
   *[starboard] estribor
}.
fc-holds-fire = { $ship } reserva el fuego: { $target } se libra.
fc-shot-lost = { $ship } ya no tiene cañones que alcancen a { $target }: el disparo se pierde.
fc-shot = { $ship } { $attack ->
    [partial] dispara parte de su costado a
    [rake] barre a
    [stern-rake] barre por la popa a
    [close-rake] barre a corta distancia a
    [partial-rake] barre en parte a
    [partial-stern-rake] barre en parte por la popa a
    [partial-close-rake] barre en parte a corta distancia a
   *[full] dispara a
} { $target }{ $column ->
    [rigging] , apuntando al aparejo
   *[hull] { "" }
}{ $answering ->
    [yes] , en respuesta
   *[no] { "" }
}: { $hits }.
fc-shot-rate = clase
fc-shot-firepower = potencia
fc-hits-hull = { $count } de casco
fc-hits-rigging = { $count } de aparejo
fc-hits-crew = { $count } de dotación
fc-hits-none = sin impactos
fc-why-rake = un barrido duplica todos los impactos
fc-why-stern = dos impactos de casco más por la popa
fc-why-point-blank = los impactos de dotación se duplican a quemarropa
fc-why-battery = a una batería solo la dañan los impactos de casco
fc-stung = { $ship } ha dañado a { $target }: los buques grandes ya pueden dispararle.

fc-act-fire = Disparar por { $side } a { $target }
fc-act-shoot = Disparar al { $at }
fc-act-hold-fire = Reservar el fuego
fc-act-answer = { $ship } responde por { $side }
fc-act-no-answer = No responder
fc-fire-prompt = { $ship } tiene a { $target } en la mira: ¿a qué apunta?
fc-fire-or-hold-prompt = A { $ship } le han disparado y aún tiene a { $target } en la mira: ¿disparar o reservar el fuego?
fc-defensive-fire-prompt = Se puede disparar a { $ship }: elige buque y costado, o no respondas.
fc-grappled-fire-answer-prompt = { $ship } dispara a { $target } a su costado: ¿responder a la vez?
fc-grappled-fire-prompt = { $ship } y { $target } se disparan: ¿casco o aparejo?

# -- why a shot is not allowed

fc-no-prize-fire = { $ship } es una presa y no puede disparar a { $target }.
fc-no-guns-left = A { $ship } no le queda casco para combatir a { $target }.
fc-no-broadside-left = { $ship } ya disparó ese costado; { $target } se libra.
fc-no-silent-target = { $target } ya calla: { $ship } no necesita dispararle.
fc-no-small-target = { $target } es pequeño y no ha dañado a un buque grande: { $ship } no puede dispararle.
fc-no-range = { $target } está fuera del alcance de { $ship }.
fc-no-passing-side = { $ship } pasa a { $target } por la otra banda.
fc-no-arc = { $target } no está en ese arco de { $ship }.
fc-no-sight = Otros buques se interponen entre { $ship } y { $target }.
fc-no-effect-there = { $target } está demasiado lejos para los cañones que le quedan a { $ship }: sin efecto.

# -- damage

fc-dismasted = { $ship } queda desarbolado.
fc-full-sails-lost = { $ship } ya no puede ir a toda vela.
fc-damaged = { $ship } queda dañado{ $excess ->
    [0] .
    [one] ; pasa un impacto de casco.
   *[other] ; pasan { $excess } impactos de casco.
}
fc-vulnerable = { $danger ->
    [silent] Los cañones de { $ship } callan: no queda casco.
    [sink] { $ship } puede hundirse: { $left ->
        [one] queda un impacto de casco
       *[other] quedan { $left } impactos de casco
    }.
   *[strike] { $ship } puede rendirse: { $left ->
        [one] queda un impacto de casco
       *[other] quedan { $left } impactos de casco
    }.
}
fc-battery-silent = { $ship } calla.
fc-stays-afloat = { $ship } se mantiene a flote.
fc-sunk = { $ship } se hunde.
fc-scuttled = { $ship } es barrenado.
fc-exploded = { $ship } es destruido en una explosión.
fc-struck = { $ship } arría la bandera.
fc-fights-on = { $ship } sigue luchando.
fc-catches-fire = { $by ->
    [none] { $ship } está en llamas.
   *[other] El fuego se extiende de { $by } a { $ship }.
}
fc-no-fire = { $by ->
    [none] No se declara ningún incendio en { $ship }.
   *[other] El incendio de { $by } no se extiende a { $ship }.
}
fc-burns = { $out ->
    [yes] Se apaga el incendio de { $ship }
   *[no] { $ship } arde
}{ $hull ->
    [0] { "" }
    [one] , un impacto de casco
   *[other] , { $hull } impactos de casco
}{ $rigging ->
    [0] { "" }
    [one] , un impacto de aparejo
   *[other] , { $rigging } impactos de aparejo
}.
fc-magazine-holds = La santabárbara de { $ship } aguanta.
fc-act-fight-fire = Atender el incendio de { $ship }
fc-ship-fires-prompt = Arden { $count } buques: ¿cuál sigue?
fc-commander-unhurt = { $commander } a bordo de { $ship } sale ileso.
fc-commander-hit = { $killed ->
    [yes] { $commander } muere a bordo de { $ship }: { $audacity } o menos.
   *[no] { $commander } es herido a bordo de { $ship }; con { $audacity } o menos habría muerto.
}
fc-transfer = { $done ->
    [yes] { $commander } deja { $ship } e iza su insignia en { $to }.
   *[no] { $commander } no alcanza { $to } y sigue a bordo de { $ship }.
}
fc-act-transfer = { $commander } a { $to }
fc-act-stay-aboard = { $commander } sigue a bordo
fc-transfer-prompt = { $commander } puede intentar dejar { $ship }.

# -- melee

fc-act-melee-group = El grupo de { $ship }
fc-act-board = ¡Al abordaje!
fc-act-no-melee = No atacar
fc-act-commit = { $ship }: { $points }
fc-act-stand-aside = { $ship } se mantiene al margen
fc-act-melee-loss = { $ship } pierde el punto
fc-act-bridge = Por la presa hacia { $target }
fc-act-no-bridge = No seguir
fc-act-scuttle = Barrenar { $ship }
fc-melee-phase-prompt = ¿Qué grupo combate ahora?
fc-melee-prompt = { $ships } están aferrados: ¿abordar?
fc-melee-commit-prompt = { $ship }: reparte los puntos de abordaje entre { $enemies }.
fc-melee-loss-prompt = El abordaje de { $ship } cuesta un punto de dotación: ¿de qué buque?
fc-bridge-prompt = { $ship } está tomado: ¿seguir por su cubierta?
fc-melee = { $ships }: al abordaje de { $target }, { $attack } a { $defence }, { $rounded ->
    [up] redondeado hacia arriba
   *[down] redondeado hacia abajo
}, { $dice ->
    [one] un dado
   *[other] { $dice } dados
}: { $result ->
    [taken] queda tomado.
    [even] resiste, y ambos bandos pierden hombres.
   *[repulsed] son rechazados.
}
fc-melee-loss = { $ship } pierde { $crew ->
    [one] un punto
   *[other] { $crew } puntos
} de dotación en el abordaje.
fc-captured = { $ship } es capturado: { $by }.
fc-recaptured = { $ship } es recuperado: { $by }.
fc-bridge = { $held ->
    [yes] Los garfios de { $ship } aferran a { $target }.
   *[no] Los garfios de { $ship } a { $target } no agarran.
}

# -- modifiers

fc-mod-partial = andanada parcial
fc-mod-hull-hits = impactos de casco
fc-mod-white-circle = artillería pesada (blanco)
fc-mod-black-circle = artillería ligera (negro)
fc-mod-target-audacity = audacia del blanco
fc-mod-point-blank = a quemarropa
fc-mod-first-broadside = primera andanada
fc-mod-fog = niebla
fc-mod-high-seas = mar gruesa
fc-mod-french-rigging = artillería francesa
fc-mod-british-hull = artillería británica
fc-mod-with-wind = a favor del viento
fc-mod-into-wind = contra el viento
fc-mod-full-sails = blanco a toda vela
fc-mod-anchored = dispara fondeado
fc-mod-battery = batería
fc-mod-carronades-3 = carronadas a 3 hexágonos o menos
fc-mod-carronades-1 = carronadas a 1 hexágono
fc-mod-carronade-ship = buque de carronadas
fc-mod-hull-left = casco restante

# -- results of dice

fc-res-fire-out = apagado
fc-res-fire-out-rigging = apagado, un impacto de aparejo
fc-res-burns-rigging = un impacto de aparejo, puede extenderse
fc-res-burns-hull = un impacto de casco, puede extenderse
fc-res-burns-both = un impacto de casco y uno de aparejo, puede extenderse
