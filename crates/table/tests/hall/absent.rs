//! People who have left still have a vote, and nothing is played without people.

use crate::given::*;
use crate::taking_back::{in_a_turn, two_people};
use patolli_bots::Level;
use patolli_table::{Command, Phase, Refusal, Wanted};

#[tokio::test(flavor = "multi_thread")]
async fn what_an_absent_person_decided_stays_unless_they_agree() {
    let given = hall().await;
    let hall = &given.hall;
    let (id, ana, ben, desk) = in_a_turn(&given).await;
    act(hall, &id, &ben, SECOND, Command::LetBotPlay(Level::Random)).await.expect("replaced");
    settled(&desk).await;
    let steps = desk.table().steps();
    assert!(!desk.table().voices(2).contains(SECOND), "only a bot decided since then");
    let cancelled = act(hall, &id, &ana, FIRST, Command::Cancel).await;
    assert!(matches!(cancelled, Err(Refusal::NotNow)), "{cancelled:?}");
    act(hall, &id, &ana, FIRST, Command::GoBack(0)).await.expect("asked");
    assert_eq!(desk.table().steps(), steps, "nothing is undone yet");
    act(hall, &id, &ben, SECOND, Command::AnswerRewind(true)).await.expect("agreed from afar");
    settled(&desk).await;
    assert!(desk.table().steps() < steps, "undone");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_people_a_match_waits_until_one_comes_back() {
    let given = hall().await;
    let (hall, ana) = (&given.hall, ana(&given.hall).await);
    let id = hall.order(&ana, &order(vec![Wanted::Me, bot()])).await.expect("a table");
    let desk = hall.desk(&id).await.expect("a desk");
    settled(&desk).await;
    act(hall, &id, &ana, FIRST, Command::LetBotPlay(Level::Random)).await.expect("replaced");
    assert!(desk.table().is_paused());
    assert!(hall.store().due(i64::MAX, 10).await.expect("asked").is_empty(), "nothing is due");
    act(hall, &id, &ana, FIRST, Command::ComeBack).await.expect("back");
    play_on(hall, &id, &ana, FIRST, 2000).await;
    let table = desk.table();
    assert_eq!(table.phase, Phase::Over);
    assert!(table.helped().is_empty(), "the bot never decided for her");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_that_bots_played_for_people_says_so() {
    let given = hall().await;
    let hall = &given.hall;
    let (id, ana, ben) = two_people(&given).await;
    act(hall, &id, &ben, SECOND, Command::LetBotPlay(Level::Random)).await.expect("replaced");
    play_on(hall, &id, &ana, FIRST, 2000).await;
    let desk = hall.desk(&id).await.expect("a desk");
    let table = desk.table();
    assert_eq!(table.phase, Phase::Over);
    assert_eq!(table.helped().iter().collect::<Vec<_>>(), [SECOND]);
    assert_eq!(hall.matches_of(&ana).await.expect("a list")[0].summary.helped, [SECOND]);
}
