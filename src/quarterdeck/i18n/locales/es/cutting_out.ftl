co-title = Golpe de mano
    .hint = Un juego pequeño de órdenes secretas, faroles y dados para dos a cuatro capitanes.

co-scn-two-captains = Dos capitanes
co-scn-three-captains = Tres capitanes
co-scn-four-captains = Cuatro capitanes

co-opt-nights = Noches
    .hint = Cuántas presas se disputan.

co-seat-red = Rojo
co-seat-white = Blanco
co-seat-blue = Azul
co-seat-yellow = Amarillo

co-rule-1 = Una noche
    .summary = Cada noche se descubre una presa; tras la última noche gana quien tenga más botín.
co-rule-2 = Órdenes selladas
    .summary = Todos envían botes en secreto; ataca el único número más alto, un empate despierta al puerto.
co-rule-3 = Luces falsas
    .summary = Antes del ataque cada rival puede mostrar una luz en secreto; una falsa resta 2 a la tirada.
co-rule-4 = El ataque
    .summary = El dado más los botes debe alcanzar la guardia de la presa; si se logra se toma, si no se pierde un bote.

co-night = Noche { $night }: la presa es { $prize }, valor { $value }, guardia { $guard }.
co-orders-prompt = Sella tu orden: ¿cuántos botes envías esta noche?
co-attack-prompt =
    { $boats ->
        [one] { $seat } ataca con un bote. ¿Muestras una luz?
       *[other] { $seat } ataca con { $boats } botes. ¿Muestras una luz?
    }
co-act-send = { $boats ->
    [0] No enviar botes
    [one] Enviar un bote
   *[other] Enviar { $boats } botes
}
co-act-show = Mostrar { $light }
co-light-0 = una luz apagada
co-light-1 = una luz falsa
co-light-none = ninguna luz
co-boat-lost = Ya no te quedan { $boats } botes.
co-sealed = { $boats ->
    [one] Tu orden sellada: un bote.
   *[other] Tu orden sellada: { $boats } botes.
}
co-sent = { $boats ->
    [one] { $seat } envió un bote.
   *[other] { $seat } envió { $boats } botes.
}
co-harbour-wakes = El puerto despierta; nadie ataca.
co-shown = { $seat } mostró { $light }.
co-attack = { $taken ->
    [yes] { $seat } toma la presa { $prize }, valor { $value }.
   *[no] { $seat } es rechazado por la presa { $prize } y pierde un bote.
}
co-mod-boats = botes
co-mod-false-light = luz falsa
co-last-night = Ha pasado la última noche.
co-level-prize-money = mayor botín
