//! Valid inputs: a change or two in one of them leads further than random bytes.

use patolli_core::record::Secret;
use patolli_core::{Chosen, Deal, Quick, Title, seed_from_text};
use patolli_games::{GameId, PositionFile, with_game};

/// Changes some bytes of a valid input: overwrites, cuts or inserts them.
pub fn damaged(good: &[u8], edits: &[(usize, u8, u8)]) -> Vec<u8> {
    let mut bytes = good.to_vec();
    for &(at, kind, byte) in edits {
        if bytes.is_empty() {
            break;
        }
        let at = at % bytes.len();
        match kind % 4 {
            0 => bytes[at] = byte,
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, byte),
            _ => bytes.truncate(at.max(1)),
        }
    }
    bytes
}

/// Valid inputs of a target.
pub fn examples(target: &str) -> Vec<Vec<u8>> {
    let games = GameId::ALL.into_iter().zip(0u8..);
    let named = |first: u8, text: &str| [&[first], text.as_bytes()].concat();
    match target {
        "record" => games.map(|(game, _)| with_game!(game, G => texts::<G>().0)).collect(),
        "position" => games.flat_map(|(game, _)| with_game!(game, G => texts::<G>().1)).collect(),
        "edition" => games
            .flat_map(|(game, n)| {
                let head = format!("[edition]\nname = \"x\"\ngame = \"{game}\"\n");
                // A few shipped rows.
                let tables = with_game!(game, G => G::tables());
                let rows = tables.iter().flat_map(|(_, table)| table.split("\n\n").skip(1).take(3));
                rows.map(move |row| named(n, &format!("{head}{row}\n"))).collect::<Vec<_>>()
            })
            .collect(),
        "notation" => {
            games.map(|(game, n)| with_game!(game, G => named(n, &first_choices::<G>()))).collect()
        }
        "words" => vec![b"zapotec".to_vec(), b"0123456789abcdef".repeat(4)],
        _ => {
            games.map(|(_, n)| [[n, 1, 2].as_slice(), &[0, 77, 200].repeat(100)].concat()).collect()
        }
    }
}

/// A record of a random game, and positions on its way.
fn texts<G: Title>() -> (Vec<u8>, Vec<Vec<u8>>) {
    let secret = Secret { seed: seed_from_text("parsers"), salt: seed_from_text("salt") };
    let options = G::options(2, &Chosen::new()).expect("a table for two");
    let deal = Deal::<G>::new(G::standard(), options, vec!["Ana".into(), "Luis".into()], secret);
    let mut played = deal.begin().expect("a new game");
    let mut dice = Quick::new(5);
    while let Some(seat) = played.game().to_act().first() {
        let action = played.game().random_action(seat, &mut dice);
        played.play(seat, action).expect("a random action is legal");
    }
    let last = played.steps().len();
    let moments = [0, last / 3, last - 1]
        .map(|n| PositionFile::of(played.game_at(n), G::standard()).to_text().into_bytes());
    (deal.record(&played, true).to_text().into_bytes(), moments.to_vec())
}

/// The first choices of a game, one after another.
fn first_choices<G: Title>() -> String {
    let options = G::options(2, &Chosen::new()).expect("a table for two");
    let game = G::setup(G::standard(), &options, &mut Quick::new(1));
    let seat = game.to_act().first().expect("a game starts with a decision");
    let actions: Vec<_> =
        game.legal(seat).iter().take(8).map(|action| action.to_string()).collect();
    actions.join("; ")
}
