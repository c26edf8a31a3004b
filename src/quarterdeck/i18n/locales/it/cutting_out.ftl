co-title = Colpo di mano
    .hint = Un piccolo gioco di ordini segreti, inganni e dadi, da due a quattro capitani.

co-scn-two-captains = Due capitani
co-scn-three-captains = Tre capitani
co-scn-four-captains = Quattro capitani

co-opt-nights = Notti
    .hint = Quante prede si contendono.

co-seat-red = Rosso
co-seat-white = Bianco
co-seat-blue = Blu
co-seat-yellow = Giallo

co-rule-1 = Una notte
    .summary = Ogni notte si scopre una preda; dopo l'ultima notte vince chi ha più bottino.
co-rule-2 = Ordini sigillati
    .summary = Tutti mandano scialuppe in segreto; attacca l'unico numero più alto, un pareggio sveglia il porto.
co-rule-3 = Luci false
    .summary = Prima dell'attacco ogni rivale può mostrare in segreto una luce; una falsa toglie 2 al tiro.
co-rule-4 = L'attacco
    .summary = Dado più scialuppe deve raggiungere la guardia della preda; chi riesce la prende, chi fallisce perde una scialuppa.

co-night = Notte { $night }: la preda è { $prize }, valore { $value }, guardia { $guard }.
co-orders-prompt = Sigilla il tuo ordine: quante scialuppe mandi stanotte?
co-attack-prompt =
    { $boats ->
        [one] { $seat } attacca con una scialuppa. Mostri una luce?
       *[other] { $seat } attacca con { $boats } scialuppe. Mostri una luce?
    }
co-act-send = { $boats ->
    [0] Non mandare scialuppe
    [one] Manda una scialuppa
   *[other] Manda { $boats } scialuppe
}
co-act-show = Mostra { $light }
co-light-0 = una luce spenta
co-light-1 = una luce falsa
co-light-none = nessuna luce
co-boat-lost =
    { $boats ->
        [one] Non hai più scialuppe.
       *[other] Non hai più { $boats } scialuppe.
    }
co-sealed = { $boats ->
    [one] Il tuo ordine sigillato: una scialuppa.
   *[other] Il tuo ordine sigillato: { $boats } scialuppe.
}
co-sent = { $boats ->
    [one] { $seat } ha mandato una scialuppa.
   *[other] { $seat } ha mandato { $boats } scialuppe.
}
co-harbour-wakes = Il porto si sveglia; nessuno attacca.
co-shown = { $seat } ha mostrato { $light }.
co-attack = { $taken ->
    [yes] { $seat } prende la preda { $prize }, valore { $value }.
   *[no] { $seat } è respinto dalla preda { $prize } e perde una scialuppa.
}
co-mod-boats = scialuppe
co-mod-false-light = luce falsa
co-last-night = L'ultima notte è passata.
co-level-prize-money = maggior bottino
