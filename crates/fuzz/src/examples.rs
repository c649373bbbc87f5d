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
        "headers" => READ.map(|text| text.as_bytes().to_vec()).to_vec(),
        "forms" => SENT.map(|(form, text)| [&[form, 1], text.as_bytes()].concat()).to_vec(),
        "words" => vec![b"zapotec".to_vec(), b"0123456789abcdef".repeat(4)],
        _ => {
            games.map(|(_, n)| [[n, 1, 2].as_slice(), &[0, 77, 200].repeat(100)].concat()).collect()
        }
    }
}

/// Pages that are read: address, cookies, language.
const READ: [&str; 5] = [
    "/\npatolli=KEY; theme=dark\nfr-CA;q=0.8, en;q=0.1",
    "/match/LOBBY\npatolli=KEY; lang=fr; invite-1=INVITATION\nen",
    "/match/TABLE?eyes=0&text=1\npatolli=KEY; choices=open\nde, *;q=0.5",
    "/rules/GAME?q=%3Cb%3E\nlang=en; theme=light\nfr",
    "/join/INVITATION?lang=fr\npatolli=GUEST\nen-GB, en;q=0.9",
];

/// Forms that are sent, after the number of each.
const SENT: [(u8, &str); 11] = [
    (
        0,
        "kind=friends&seat2=friend&seat3=bot-hard&seat4=beside&name4=Zo%C3%A9&clock=days-2&pace=300&watch=on",
    ),
    (1, "kind=solo&option-solo=basic&lobby=on&clock=live-600-10"),
    (2, "kind=hotseat&seat2=beside&name2=%3Cb%3E&seat3=bot-normal&edition=&pace=0"),
    (3, "kind=bots&seat2=bot-easy&seat3=nobody&seat4=bot-expert&pace=3000"),
    (4, "name=B%26%22e"),
    (5, "lang=fr&theme=dark&back=/rules/GAME?q=x"),
    (7, "seat=1&number=3&client=a1&act=word&word=agave"),
    (8, "seat=1"),
    (10, "seat=0&number=2&eyes=0&text=1&client=c&action=pass"),
    (10, "{\"seat\":1,\"number\":4,\"back_to\":2}"),
    (11, "step=3&seat=1&level=hard"),
];

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
