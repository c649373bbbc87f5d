# Words in the drawings.

boards-choices = { $what } ({ $n } choices)
boards-map = Map
boards-order = Turn order
boards-hand = Your hand
boards-known = Seen by everyone: { $cards }
boards-mat = { $name }: player board
