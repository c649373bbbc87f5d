# What a finished match was worth.

analysis-head = Chance to win over the match, from start (left) to end
analysis-columns = {"  "}choices  best  loss each   inaccurate  mistakes  blunders
analysis-ledger = Where the lead at the end came from (points ahead of the best other player)
analysis-ledger-columns = {"  "}start     own choices  others’ choices      luck   unexplained    result
analysis-lucky = { $name }: luckiest at step { $best } ({ $up }), unluckiest at step { $worst } ({ $down })
analysis-mistakes = The biggest mistakes of { $name }
analysis-no-mistakes = { $name } made no clear mistake.
analysis-inaccuracy = inaccuracy
analysis-mistake = mistake
analysis-blunder = blunder
analysis-step = Step { $n }, { $mark }: { $win } % less chance to win (±{ $error }), { $points } points
analysis-played = {"  "}played: { $action }
analysis-better = {"  "}better: { $action }
analysis-why = {"  "}why: { $parts }
analysis-more = { $n } more from { $part }
analysis-less = { $n } less from { $part }
analysis-unfinished = This match is not over. Only finished matches can be analysed.
