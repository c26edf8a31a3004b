# Terminal play. What only programmers and scripts meet (help texts, file errors) is English.

qd-cli-you-are = You play { $seat } in { $title }, { $scenario }.
qd-cli-computer = The computer ({ $rank }) plays: { $seats }.
qd-cli-saved-in = Every action is saved in { $file }; go on with: quarterdeck play --load { $file }
qd-cli-loaded = Going on after { $actions } actions.
qd-cli-asks = { $seat }: { $prompt }
qd-cli-keys = Number or notation; h asks a captain, u takes back, b shows the board, l the log, r the rule, ? explains, q leaves.
qd-cli-bad-number = There is no choice { $number }; choose 1 to { $most }.
qd-cli-taken-back = Taken back.
qd-cli-left = Left. Nothing is lost: the game is in { $file }.
qd-cli-score = Score: { $scores }
qd-cli-rule = Rule { $rule }: { $title }
qd-cli-ruling = Ruling { $n }: { $text }
qd-cli-pass-the-screen = { $seat } is to choose. Press Enter when only this player looks at the screen.
qd-cli-hint = { $n }. { $order }: { $how ->
    [same] a lieutenant would do that
    [even] about as good as what a lieutenant would do
    [better] better than what a lieutenant would do
   *[worse] not as good as what a lieutenant would do
}
qd-cli-hint-for = for it: { $terms }
qd-cli-hint-against = against it: { $terms }
qd-cli-no-captain = No captain knows this game.
