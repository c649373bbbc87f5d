//! For any bytes, every parser returns a value or an error, and never panics.

use patolli_core::record::{Record, Secret};
use patolli_core::{
    Deal, Digest, Luck, Match, Quick, Seat, Title, Witness, replay, seed_from_text,
};
use patolli_games::{GameId, PositionFile, Zapotec, play_line};
use patolli_zapotec::{Action, Options};
use proptest::prelude::*;

/// A finished random solo game and its record.
fn finished() -> (Match<Zapotec>, Record) {
    let secret = Secret { seed: seed_from_text("parsers"), salt: seed_from_text("salt") };
    let options = Options::Solo(patolli_zapotec::Difficulty::Normal);
    let mut played = Match::<Zapotec>::new(Zapotec::standard(), &options, Luck::new(secret.seed));
    let mut dice = Quick::new(5);
    while let Some(seat) = patolli_core::Game::to_act(played.game()).first() {
        let action = patolli_core::Game::random_action(played.game(), seat, &mut dice);
        played.play(seat, action).expect("a random action is legal");
    }
    let seats = vec!["me".to_string(), "automa".to_string()];
    let record = Deal::new(Zapotec::standard(), options, seats, secret).record(&played, true);
    (played, record)
}

/// Changes some bytes of a valid text: overwrites, removes or repeats them.
fn damaged(good: &str, edits: &[(usize, u8, u8)]) -> String {
    let mut bytes = good.as_bytes().to_vec();
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
    String::from_utf8_lossy(&bytes).into_owned()
}

fn edits() -> impl Strategy<Value = Vec<(usize, u8, u8)>> {
    prop::collection::vec((any::<usize>(), any::<u8>(), any::<u8>()), 1..4)
}

proptest! {
    #[test]
    fn actions(text in ".{0,40}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse(), Ok(action));
        }
    }

    #[test]
    fn small_words(text in "\\PC{0,70}") {
        let _ = text.parse::<Digest>();
        let _ = text.parse::<GameId>();
        let _ = seed_from_text(&text);
    }

    #[test]
    fn lines_of_notation(text in "[a-z0-9_@; :]{0,40}") {
        let luck = Luck::new(seed_from_text("line"));
        let mut played = Match::<Zapotec>::new(Zapotec::standard(), &Options::Players(2), luck);
        let before = *played.game();
        if play_line(&mut played, Seat::new(0), &text).is_err() {
            prop_assert_eq!(played.game(), &before);
        }
    }

    #[test]
    fn records(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _ = Record::parse(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn damaged_records(edits in edits()) {
        let (_, good) = finished();
        let text = damaged(&good.to_text(), &edits);
        if let Ok(record) = Record::parse(&text) {
            // A damaged record may pass only if it means the same, apart from names and spaces.
            let moves = |record: &Record| -> Vec<_> {
                record.moves.iter().map(|one| (one.n, one.seat, one.action.parse::<Action>())).collect()
            };
            if replay::<Zapotec>(&record, Zapotec::standard()).is_ok() && record.end.is_some() {
                prop_assert_eq!(moves(&record), moves(&good));
                prop_assert_eq!(record.end, good.end);
            }
        }
    }

    #[test]
    fn damaged_positions(edits in edits(), step in 0usize..40) {
        let (played, _) = finished();
        let game = played.game_at(step);
        let good = PositionFile::of(game, Zapotec::standard()).to_text();
        let mut luck = Luck::new(seed_from_text("position"));
        if let Ok(file) = PositionFile::parse(&damaged(&good, &edits)) {
            let mut host = Witness::new(&mut luck);
            if let Ok(loaded) = file.read::<Zapotec>(Zapotec::standard(), &mut host) {
                prop_assert!(patolli_core::Game::audit(&loaded).is_ok());
            }
        }
    }

    #[test]
    fn damaged_editions(edits in edits()) {
        let good = "[edition]\nname = \"x\"\n[[price]]\nid = \"palace\"\npay = { wood = 2 }\n\
                    [[sacrifice_step]]\nid = \"step_1\"\npoints = 3\n\
                    [[trade_tile]]\nid = \"trade_01\"\ngain = { gold = 1 }\n";
        let _ = Zapotec::edition("mine.toml", &damaged(good, &edits));
    }
}
