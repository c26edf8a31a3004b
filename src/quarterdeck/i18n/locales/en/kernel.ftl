# Messages of the kernel: refusals, records, the beginning and end of every game.

qd-sealed = The dice are sealed: { $commitment }
qd-unsealed = The dice key was { $key }
qd-game-over = The game is over: { $level }. First place: { $winners }. { $reason }
qd-game-over-unwon = The game is over: { $level }. { $reason }
qd-resigned = { $seat } gives up.
qd-level-resignation = resignation
qd-act-resign = Give up the game

qd-no-such-action = “{ $text }” is no action of this game.
qd-wrong-number-of-words = “{ $text }” needs { $expected } values after its name, but has { $found }.
qd-unreadable-action = “{ $text }” has a value that cannot be read.
qd-game-is-over = { $seat } cannot do “{ $action }”: the game is over.
qd-not-your-decision = { $seat } cannot do “{ $action }”: nothing is asked of this side now.
qd-not-offered = { $seat } cannot do “{ $action }” now.
qd-stale-decision = The question { $decision } is no longer open.
qd-nothing-to-undo = Nothing can be taken back: dice, hidden things or the other side have spoken since.

qd-no-such-scenario = There is no scenario “{ $scenario }”; there are: { $known }.
qd-no-such-option = There is no option “{ $option }”; there are: { $known }.
qd-no-such-choice = The option “{ $option }” cannot be “{ $value }”; it can be: { $known }.

qd-fork-has-no-record = An imagined game has no record.
qd-record-not-json = This file is no record: { $detail }
qd-record-foreign = This file is no record of a game.
qd-record-too-new = This record has format { $schema }; this program knows formats up to { $known }.
qd-record-too-old = This record has format { $schema }, which can no longer be read.
qd-record-incomplete = This record is incomplete or damaged: { $detail }
qd-record-setup-edited = The scenario, options, rules version or data pack of this record were changed.
qd-record-key-edited = The dice key of this record was changed.
qd-record-actions-edited = The actions of this record were changed.
qd-record-other-rules = This record was played with version { $recorded } of the rules; this is version { $known }.
qd-record-other-pack = This record was played with other data (pack { $recorded }).
qd-record-illegal-action = Action { $number } of this record is not legal: { $seat } “{ $action }”: { $detail }
qd-record-other-position = Played again, this record ends in another position than it says.
qd-position-unreadable = This position cannot be read: { $detail }

qd-roll-highest = highest of { $dice }
