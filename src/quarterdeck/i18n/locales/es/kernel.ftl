# Mensajes del núcleo: negativas, registros, principio y fin de toda partida.

qd-sealed = Los dados están sellados: { $commitment }
qd-unsealed = La clave de los dados era { $key }
qd-game-over = La partida ha terminado: { $level }. Primer puesto: { $winners }. { $reason }
qd-game-over-unwon = La partida ha terminado: { $level }. { $reason }
qd-resigned = { $seat }: abandono de la partida.
qd-level-resignation = abandono
qd-act-resign = Abandonar la partida

qd-no-such-action = «{ $text }» no es una acción de este juego.
qd-wrong-number-of-words =
    { $expected ->
        [one] «{ $text }» necesita un valor tras su nombre, pero tiene { $found }.
       *[other] «{ $text }» necesita { $expected } valores tras su nombre, pero tiene { $found }.
    }
qd-unreadable-action = «{ $text }» tiene un valor que no se puede leer.
qd-game-is-over = { $seat }: «{ $action }» ya no es posible; la partida ha terminado.
qd-not-your-decision = { $seat }: «{ $action }» no es posible; ahora no se pregunta nada a este bando.
qd-not-offered = { $seat }: «{ $action }» no es posible ahora.
qd-stale-decision = La pregunta { $decision } ya no está abierta.
qd-nothing-to-undo = No se puede deshacer nada: desde entonces han hablado los dados, lo oculto o el otro bando.

qd-no-such-scenario = No existe el escenario «{ $scenario }»; hay: { $known }.
qd-no-such-option = No existe la opción «{ $option }»; hay: { $known }.
qd-no-such-choice = La opción «{ $option }» no puede valer «{ $value }»; puede valer: { $known }.

qd-fork-has-no-record = Una partida imaginada no tiene registro.
qd-record-not-json = Este archivo no es un registro: { $detail }
qd-record-foreign = Este archivo no es el registro de una partida.
qd-record-too-new = Este registro tiene el formato { $schema }; este programa conoce hasta el formato { $known }.
qd-record-too-old = Este registro tiene el formato { $schema }, que ya no se puede leer.
qd-record-incomplete = Este registro está incompleto o dañado: { $detail }
qd-record-setup-edited = Se cambió el escenario, las opciones, la versión de las reglas o los datos de este registro.
qd-record-key-edited = Se cambió la clave de los dados de este registro.
qd-record-actions-edited = Se cambiaron las acciones de este registro.
qd-record-other-rules = Este registro se jugó con la versión { $recorded } de las reglas; esta es la versión { $known }.
qd-record-other-pack = Este registro se jugó con otros datos (paquete { $recorded }).
qd-record-illegal-action = La acción { $number } de este registro no es legal: { $seat } «{ $action }»: { $detail }
qd-record-other-position = Jugado de nuevo, este registro acaba en una posición distinta de la que dice.
qd-position-unreadable = Esta posición no se puede leer: { $detail }

qd-roll-highest = el mayor de { $dice }
