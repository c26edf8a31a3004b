# Gioco nel terminale.

qd-cli-you-are = La tua parte: { $seat }. { $title }, { $scenario }.
qd-cli-computer = Il computer ({ $rank }) gioca con: { $seats }.
qd-cli-saved-in = Ogni azione è salvata in { $file }; per continuare: quarterdeck play --load { $file }
qd-cli-loaded =
    { $actions ->
        [one] Si continua dopo un'azione.
       *[other] Si continua dopo { $actions } azioni.
    }
qd-cli-asks = { $seat }: { $prompt }
qd-cli-keys = Numero o notazione; h chiede a un capitano, u annulla, b mostra il tavolo, l il diario, r la regola, ? spiega, q esce.
qd-cli-bad-number = Non c'è la scelta { $number }; scegli da 1 a { $most }.
qd-cli-taken-back = Annullato.
qd-cli-left = Partita interrotta. Nulla va perso: è salvata in { $file }.
qd-cli-score = Punti: { $scores }
qd-cli-rule = Regola { $rule }: { $title }
qd-cli-ruling = Chiarimento { $n }: { $text }
qd-cli-pass-the-screen = Sceglie: { $seat }. Premi Invio quando davanti allo schermo c'è solo chi gioca questa parte.
qd-cli-hint = { $n }. { $order }: { $how ->
    [same] lo farebbe un tenente
    [even] quasi buono come quello che farebbe un tenente
    [better] meglio di quello che farebbe un tenente
   *[worse] meno buono di quello che farebbe un tenente
}
qd-cli-hint-for = a favore: { $terms }
qd-cli-hint-against = contro: { $terms }
qd-cli-no-captain = Nessun capitano conosce questo gioco.
