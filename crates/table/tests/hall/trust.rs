//! A match whose log cannot be trusted can be seen but not played.

use crate::given::*;
use patolli_table::{Command, Fault, Flaw, MatchId, Person, Phase, Refusal, Wanted, now};

fn behind(given: &Given, sql: &str) {
    let database = rusqlite::Connection::open(&given.file).expect("the file");
    database.execute_batch(sql).expect("a change");
}

/// A match against a bot after some moves.
async fn some_moves(given: &Given, moves: usize) -> (Person, MatchId) {
    let ana = ana(&given.hall).await;
    let id = given.hall.order(&ana, &order(vec![Wanted::Me, bot()])).await.expect("a table");
    play_on(&given.hall, &id, &ana, FIRST, moves).await;
    settled(&given.hall.desk(&id).await.expect("a desk")).await;
    (ana, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_whose_log_was_changed_is_read_only_until_it_is_put_right() {
    let given = hall().await;
    let (ana, id) = some_moves(&given, 8).await;
    // As if a bot had to move at once.
    behind(&given, "UPDATE matches SET due = 0; UPDATE entries SET at = at + 1 WHERE number = 6");
    let given = given.restart().await;
    let desk = given.hall.desk(&id).await.expect("it can be viewed");
    {
        let table = desk.table();
        assert_eq!(table.flaw(), Some(Flaw { entry: 6, step: 4, fault: Fault::Changed }));
        assert_eq!((table.phase, table.to_act().len()), (Phase::Stopped, 0));
        assert!(table.steps() > 4, "everything stored is shown");
    }
    for command in [Command::Play("play 1".into()), Command::Cancel, Command::GoBack(1)] {
        let refused = act(&given.hall, &id, &ana, FIRST, command).await;
        assert!(matches!(refused, Err(Refusal::Stopped)), "{refused:?}");
    }
    let listed = given.hall.matches_of(&ana).await.expect("a list");
    assert!(listed[0].stopped && given.hall.matches_to_watch().await.expect("a list").is_empty());
    let due = given.hall.store().due(now(), 10).await.expect("what is due");
    assert!(due.is_empty(), "the sweeper does not touch it");
    drop(desk);
    behind(&given, "UPDATE entries SET at = at - 1 WHERE number = 6");
    let given = given.restart().await;
    play_on(&given.hall, &id, &ana, FIRST, 2).await;
    let listed = given.hall.matches_of(&ana).await.expect("a list");
    assert!(!listed[0].stopped);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_that_was_changed_says_so_in_its_record() {
    let given = hall().await;
    let (_, id) = some_moves(&given, 2000).await;
    behind(&given, "UPDATE entries SET client = 'other' WHERE number = 12");
    let given = given.restart().await;
    let desk = given.hall.desk(&id).await.expect("it can be viewed");
    let table = desk.table();
    assert_eq!((table.phase, table.flaw().map(|flaw| flaw.step)), (Phase::Over, Some(10)));
    let record = table.record(vec!["Ana".into(), "random".into()], true).expect("a record");
    assert_eq!(record.header.untrusted, Some(10));
    assert!(record.to_text().contains("\"untrusted\":10"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_the_rules_refuse_stops_the_match_before_it() {
    let given = hall().await;
    let (_, id) = some_moves(&given, 8).await;
    // Without a chain only the rules can show it.
    behind(
        &given,
        "UPDATE entries SET hash = ''; UPDATE matches SET chain = '', unchained = head; \
         UPDATE entries SET body = '{\"entry\":\"played\",\"seat\":0,\"action\":\"fly\"}' \
         WHERE number = 7",
    );
    let given = given.restart().await;
    let desk = given.hall.desk(&id).await.expect("it can be viewed");
    let table = desk.table();
    assert_eq!(table.flaw(), Some(Flaw { entry: 7, step: 5, fault: Fault::Impossible }));
    assert_eq!((table.number(), table.steps(), table.phase), (6, 4, Phase::Stopped));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_cannot_be_opened_leaves_the_others_alone() {
    let given = hall().await;
    let (ana, broken) = some_moves(&given, 2).await;
    let (ben, whole) = some_moves(&given, 2).await;
    behind(
        &given,
        &format!(
            "UPDATE entries SET body = '{{' WHERE number = 1 AND match_id = '{broken}'; \
             UPDATE matches SET due = 0"
        ),
    );
    let given = given.restart().await;
    let refused = given.hall.desk(&broken).await.expect_err("nothing to show");
    assert!(matches!(refused, Refusal::Broken(_)), "{refused:?}");
    assert!(given.hall.matches_of(&ana).await.expect("a list")[0].stopped);
    play_on(&given.hall, &whole, &ben, FIRST, 3).await;
    let due = given.hall.store().due(now(), 10).await.expect("what is due");
    assert!(!due.contains(&broken.to_string()), "the sweeper does not touch it");
}
