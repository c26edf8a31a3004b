# Messaggi del nucleo: rifiuti, registri, inizio e fine di ogni partita.

qd-sealed = I dadi sono sigillati: { $commitment }
qd-unsealed = La chiave dei dadi era { $key }
qd-game-over = La partita è finita: { $level }. Primo posto: { $winners }. { $reason }
qd-game-over-unwon = La partita è finita: { $level }. { $reason }
qd-resigned = { $seat }: partita abbandonata.
qd-level-resignation = abbandono
qd-act-resign = Abbandona la partita

qd-no-such-action = «{ $text }» non è un'azione di questo gioco.
qd-wrong-number-of-words = «{ $text }» vuole { $expected } valori dopo il nome, ma ne ha { $found }.
qd-unreadable-action = «{ $text }» ha un valore che non si può leggere.
qd-game-is-over = { $seat }: «{ $action }» non è possibile, la partita è finita.
qd-not-your-decision = { $seat }: «{ $action }» non è possibile, ora non tocca a questa parte.
qd-not-offered = { $seat }: «{ $action }» ora non è possibile.
qd-stale-decision = La domanda { $decision } non è più aperta.
qd-nothing-to-undo = Non si può annullare nulla: nel frattempo si è tirato un dado, scoperto qualcosa o ha agito l'altra parte.

qd-no-such-scenario = Non esiste lo scenario «{ $scenario }»; ci sono: { $known }.
qd-no-such-option = Non esiste l'opzione «{ $option }»; ci sono: { $known }.
qd-no-such-choice = L'opzione «{ $option }» non può valere «{ $value }»; può valere: { $known }.

qd-fork-has-no-record = Una partita immaginata non ha registro.
qd-record-not-json = Questo file non è un registro: { $detail }
qd-record-foreign = Questo file non è il registro di una partita.
qd-record-too-new = Questo registro ha il formato { $schema }; questo programma conosce i formati fino al { $known }.
qd-record-too-old = Questo registro ha il formato { $schema }, che non si può più leggere.
qd-record-incomplete = Questo registro è incompleto o rovinato: { $detail }
qd-record-setup-edited = Lo scenario, le opzioni, la versione delle regole o i dati di questo registro sono stati cambiati.
qd-record-key-edited = La chiave dei dadi di questo registro è stata cambiata.
qd-record-actions-edited = Le azioni di questo registro sono state cambiate.
qd-record-other-rules = Questa partita è stata giocata con la versione { $recorded } delle regole; questa è la versione { $known }.
qd-record-other-pack = Questa partita è stata giocata con altri dati (pacchetto { $recorded }).
qd-record-illegal-action = L'azione { $number } di questo registro non è valida: { $seat } «{ $action }»: { $detail }
qd-record-other-position = Rigiocato, questo registro finisce in una posizione diversa da quella che dice.
qd-position-unreadable = Questa posizione non si può leggere: { $detail }

qd-roll-highest = il più alto di { $dice }
