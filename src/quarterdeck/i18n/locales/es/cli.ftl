# Juego en la terminal.

qd-cli-you-are = { $title }, { $scenario }. Tu bando: { $seat }.
qd-cli-computer = El ordenador ({ $rank }) juega con: { $seats }.
qd-cli-saved-in = Cada acción se guarda en { $file }; para seguir: quarterdeck play --load { $file }
qd-cli-loaded =
    { $actions ->
        [one] Se sigue tras una acción.
       *[other] Se sigue tras { $actions } acciones.
    }
qd-cli-asks = { $seat }: { $prompt }
qd-cli-keys = Número o notación; h pregunta a un capitán, u deshace, b muestra el tablero, l el diario, r la regla, ? explica, q sale.
qd-cli-bad-number = No hay opción { $number }; elige de 1 a { $most }.
qd-cli-taken-back = Deshecho.
qd-cli-left = Has salido. Nada se pierde: la partida está en { $file }.
qd-cli-score = Puntos: { $scores }
qd-cli-rule = Regla { $rule }: { $title }
qd-cli-ruling = Aclaración { $n }: { $text }
qd-cli-pass-the-screen = Decisión de: { $seat }. Pulsa Intro cuando solo este jugador mire la pantalla.
qd-cli-hint = { $n }. { $order }: { $how ->
    [same] lo haría un teniente
    [even] casi tan bueno como lo que haría un teniente
    [better] mejor que lo que haría un teniente
   *[worse] no tan bueno como lo que haría un teniente
}
qd-cli-hint-for = a favor: { $terms }
qd-cli-hint-against = en contra: { $terms }
qd-cli-no-captain = Ningún capitán conoce este juego.
