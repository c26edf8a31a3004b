# Terminal play. What only programmers and scripts meet (help texts, file errors) is English.

qd-cli-you-are = You play { $seat } in { $title }, { $scenario }.
qd-cli-computer = The computer ({ $rank }) plays: { $seats }.
qd-cli-saved-in = Every action is saved in { $file }; go on with: quarterdeck play --load { $file }
qd-cli-loaded = Going on after { $actions } actions.
qd-cli-asks = { $seat }: { $prompt }
qd-cli-keys = Number or notation; u takes back, b shows the board, l the log, r the rule, ? explains, q leaves.
qd-cli-bad-number = There is no choice { $number }; choose 1 to { $most }.
qd-cli-taken-back = Taken back.
qd-cli-left = Left. Nothing is lost: the game is in { $file }.
qd-cli-score = Score: { $scores }
qd-cli-rule = Rule { $rule }: { $title }
qd-cli-ruling = Ruling { $n }: { $text }
qd-cli-pass-the-screen = { $seat } is to choose. Press Enter when only this player looks at the screen.
