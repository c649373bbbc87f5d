#![doc = include_str!("../README.md")]

mod examples;
mod web;

pub use examples::{damaged, examples};
pub use web::{forms, headers};

use patolli_core::record::Record;
use patolli_core::{
    Digest, Game, Luck, Match, Quick, Seat, Title, Witness, every_options, fingerprint, replay,
    seed_from_text, why_not,
};
use patolli_games::{GameId, PositionFile, play_line, with_game};
use std::str::from_utf8;

/// A function that takes any bytes and panics if something does not hold.
pub type Target = fn(&[u8]);

/// Every target by name.
pub const TARGETS: [(&str, Target); 8] = [
    ("record", |bytes| drop(record(bytes))),
    ("position", position),
    ("edition", edition),
    ("notation", notation),
    ("words", words),
    ("apply", apply),
    ("headers", headers),
    ("forms", forms),
];

/// Longer than any game.
const MOST_STEPS: usize = 5_000;

/// A record that can be replayed; `None` for anything else.
pub fn record(bytes: &[u8]) -> Option<Record> {
    let record = Record::parse(from_utf8(bytes).ok()?).ok()?;
    assert_eq!(Record::parse(&record.to_text()).as_ref(), Ok(&record), "written and read again");
    let game: GameId = record.header.game.parse().ok()?;
    let valid = with_game!(game, G => replay::<G>(&record, G::standard()).is_ok());
    valid.then_some(record)
}

/// A position that loads is a game that can be played to its end.
pub fn position(bytes: &[u8]) {
    let Ok(text) = from_utf8(bytes) else { return };
    let Ok(file) = PositionFile::parse(text) else { return };
    let Ok(game) = file.game() else { return };
    with_game!(game, G => {
        let mut luck = Luck::new(seed_from_text("position"));
        if let Ok(game) = file.read::<G>(G::standard(), &mut Witness::new(&mut luck)) {
            let again = PositionFile::of(&game, G::standard());
            let again = again.read::<G>(G::standard(), &mut Witness::new(&mut luck));
            assert_eq!(again.as_ref().map(fingerprint), Ok(fingerprint(&game)), "written and read again");
            play_to_the_end(game);
        }
    });
}

fn play_to_the_end<G: Game>(mut game: G) {
    let mut dice = Quick::new(8);
    assert_eq!(game.audit(), Ok(()));
    for _ in 0..MOST_STEPS {
        let Some(seat) = game.to_act().first() else { return };
        let action = game.random_action(seat, &mut dice);
        game.apply(seat, action, &mut dice);
        assert_eq!(game.audit(), Ok(()), "after {action}");
    }
    panic!("the game does not end");
}

/// An edition of the game that the first byte names.
pub fn edition(bytes: &[u8]) {
    let Some((game, rest)) = game(bytes) else { return };
    let Ok(text) = from_utf8(rest) else { return };
    with_game!(game, G => drop(G::edition("fuzz.toml", text)));
}

/// A line of notation at the start of a game, which the first byte names.
pub fn notation(bytes: &[u8]) {
    let Some((game, rest)) = game(bytes) else { return };
    let Ok(text) = from_utf8(rest) else { return };
    with_game!(game, G => line::<G>(text));
}

fn line<G: Title>(text: &str) {
    if let Ok(action) = text.parse::<G::Action>() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    let luck = Luck::new(seed_from_text("line"));
    let options = G::options(2, &Default::default()).expect("a table for two");
    let mut played = Match::<G>::new(G::standard(), &options, luck);
    let before = played.game().clone();
    match play_line(&mut played, Seat::new(0), text) {
        Ok(_) => assert_eq!(played.game().audit(), Ok(())),
        Err(_) => assert_eq!(*played.game(), before, "a refused line changes nothing"),
    }
}

/// Short texts that name something.
pub fn words(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let _ = text.parse::<GameId>();
    if let Ok(digest) = text.parse::<Digest>() {
        assert_eq!(digest.to_string(), text.to_lowercase());
        assert_eq!(seed_from_text(&text), digest);
    }
}

/// A game in which every byte chooses an action: the first three name game, options and seed.
pub fn apply(bytes: &[u8]) {
    let Some((game, rest)) = game(bytes) else { return };
    let [options, seed, choices @ ..] = rest else { return };
    with_game!(game, G => play::<G>(*options, *seed, choices));
}

fn play<G: Title>(options: u8, seed: u8, choices: &[u8]) {
    let every = every_options::<G>();
    let options = &every[usize::from(options) % every.len()];
    let mut dice = Quick::new(u64::from(seed));
    let mut game = G::setup(G::standard(), options, &mut dice);
    assert_eq!(game.audit(), Ok(()));
    for byte in choices {
        let seats = game.to_act();
        let Some(seat) = seats.iter().nth(usize::from(*byte) % seats.len().max(1)) else { return };
        let legal = game.legal(seat);
        // Spread over the whole list, which may be longer than 256.
        let action = legal.nth(usize::from(*byte) * legal.len() / 256);
        assert_eq!(why_not(&game, seat, action), None, "{action} is listed");
        game.apply(seat, action, &mut dice);
        assert_eq!(game.audit(), Ok(()), "after {action}");
    }
}

/// The game that the first byte names, and the other bytes.
fn game(bytes: &[u8]) -> Option<(GameId, &[u8])> {
    let (first, rest) = bytes.split_first()?;
    Some((GameId::ALL[usize::from(*first) % GameId::ALL.len()], rest))
}
