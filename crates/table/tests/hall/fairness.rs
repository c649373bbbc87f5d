//! The commitment, the players' words, and the seed at the end.

use crate::given::*;
use patolli_games::Zapotec;
use patolli_table::{Command, Phase, Wanted};

#[tokio::test(flavor = "multi_thread")]
async fn words_added_before_the_start_change_the_luck_and_verify() {
    let given = hall().await;
    let (hall, ana) = (&given.hall, ana(&given.hall).await);
    let mut lobby = order(vec![Wanted::Me, bot()]);
    lobby.at_once = false;
    let id = hall.order(&ana, &lobby).await.expect("a table");
    let desk = hall.desk(&id).await.expect("a desk");
    let commitment = desk.table().opening.commitment;
    for word in ["first thought", "  jaguar\u{202e}  "] {
        act(hall, &id, &ana, FIRST, Command::AddWord(word.into())).await.expect("added");
    }
    assert!(act(hall, &id, &ana, FIRST, Command::AddWord("  ".into())).await.is_err());
    act(hall, &id, &ana, FIRST, Command::Start).await.expect("begun");
    assert!(act(hall, &id, &ana, FIRST, Command::AddWord("late".into())).await.is_err());
    play_on(hall, &id, &ana, FIRST, 2000).await;
    let table = desk.table();
    assert_eq!(table.phase, Phase::Over);
    let record = table.game().expect("a game").record(vec!["Ana".into(), "random".into()], true);
    assert_eq!(record.header.commitment, commitment);
    assert_eq!(record.header.additions, ["jaguar\u{202e}"]);
    let kit = <Zapotec as patolli_core::Title>::standard();
    patolli_core::replay::<Zapotec>(&record, kit).expect("it verifies");
    let text = record.to_text();
    assert!(text.contains("jaguar\\u202e") && text.is_ascii(), "no mark reverses the line: {text}");
    assert_eq!(patolli_core::record::Record::parse(&text).expect("a record"), record);
    let mut forged = record.clone();
    forged.header.additions = vec!["coyote".into()];
    assert!(patolli_core::replay::<Zapotec>(&forged, kit).is_err(), "the word matters");
}
