//! Decisions with one option are made automatically.

use crate::given::*;
use patolli_core::record::Record;
use patolli_core::{Title, replay};
use patolli_games::Zapotec;
use patolli_table::{Command, Desk, MatchId, Person, Phase, Refusal, Table, Wanted};

async fn solo(given: &Given) -> (MatchId, Person) {
    let ana = ana(&given.hall).await;
    let id = given.hall.order(&ana, &order(vec![Wanted::Me])).await.expect("a table");
    (id, ana)
}

/// Plays the last option until a moment fits.
async fn play_until(given: &Given, (id, ana): (&MatchId, &Person), fits: impl Fn(&Table) -> bool) {
    let desk = given.hall.desk(id).await.expect("a desk");
    while !fits(&desk.table()) {
        play_last(given, id, ana, &desk).await;
    }
}

async fn play_last(given: &Given, id: &MatchId, ana: &Person, desk: &Desk) {
    let legal = desk.table().game().expect("a game").legal(FIRST);
    let action = legal.last().expect("something to choose").clone();
    act(&given.hall, id, ana, FIRST, Command::Play(action)).await.expect("a legal move");
}

/// A decision was made automatically, and the choice before it can be undone.
fn is_after_a_forced_step(table: &Table) -> bool {
    let choice = table.undoable_choices(FIRST).first().copied();
    choice.is_some_and(|choice| choice + 1 < table.steps())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solo_match_asks_only_what_can_be_decided() {
    let given = hall().await;
    let (id, ana) = solo(&given).await;
    let desk = given.hall.desk(&id).await.expect("a desk");
    let (mut asked, mut alone) = (0, 0);
    while desk.table().phase == Phase::Playing {
        {
            let table = desk.table();
            let legal = table.game().expect("a game").legal(FIRST);
            let closing = !table.undoable_choices(FIRST).is_empty();
            let secret = legal[0].starts_with("play");
            assert!(legal.len() > 1 || closing || secret, "{legal:?} is asked");
            alone += usize::from(legal.len() == 1);
        }
        asked += 1;
        play_last(&given, &id, &ana, &desk).await;
    }
    let table = desk.table();
    let taken = table.steps() - asked;
    eprintln!(
        "{} decisions: {asked} asked ({alone} with one option), {taken} made automatically",
        table.steps()
    );
    assert!(taken > 0, "nothing was made automatically in {asked} decisions");
    let rows = given.hall.store().entries(id.as_str(), 0).await.expect("a log");
    let ours = rows.iter().filter(|row| row.client.starts_with("@forced")).collect::<Vec<_>>();
    assert_eq!(ours.len(), taken);
    assert!(ours.iter().all(|row| row.actor == ana.id.as_str()));
    let record = table.game().expect("a game").record(vec!["Ana".into(), "Cocijobot".into()], true);
    let read = Record::parse(&record.to_text()).expect("a record");
    assert!(replay::<Zapotec>(&read, Zapotec::standard()).expect("it verifies").is_over());
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_goes_back_over_what_was_taken_by_itself() {
    let given = hall().await;
    let (id, ana) = solo(&given).await;
    play_until(&given, (&id, &ana), is_after_a_forced_step).await;
    let desk = given.hall.desk(&id).await.expect("a desk");
    let (steps, choice) = {
        let table = desk.table();
        (table.steps(), table.undoable_choices(FIRST)[0])
    };
    act(&given.hall, &id, &ana, FIRST, Command::GoBack(steps - 1)).await.expect("undone");
    let table = desk.table();
    assert_eq!(
        table.steps(),
        choice,
        "back at the choice, and nothing is made automatically again"
    );
    assert!(table.game().expect("a game").legal(FIRST).len() > 1);
    drop(table);
    play_last(&given, &id, &ana, &desk).await;
    assert_eq!(desk.table().steps(), steps, "the same choice leads there again");
}

#[tokio::test(flavor = "multi_thread")]
async fn going_back_to_a_forced_decision_leads_to_the_choice_after_it() {
    let given = hall().await;
    let (id, ana) = solo(&given).await;
    // In the second round a decision was made that one player can no longer undo alone.
    play_until(&given, (&id, &ana), |table| {
        let past = 0..table.horizon(FIRST);
        past.into_iter().any(|step| !table.was_choice(step))
    })
    .await;
    let desk = given.hall.desk(&id).await.expect("a desk");
    let (forced, next) = {
        let table = desk.table();
        let forced = (0..table.steps()).find(|step| !table.was_choice(*step)).expect("forced");
        (forced, (forced..).find(|step| table.was_choice(*step)).expect("a choice"))
    };
    act(&given.hall, &id, &ana, FIRST, Command::GoBack(forced)).await.expect("back");
    assert_eq!(desk.table().steps(), next);
    let steps = desk.table().steps();
    let again = act(&given.hall, &id, &ana, FIRST, Command::GoBack(steps)).await;
    assert!(matches!(again, Err(Refusal::NotNow)), "nothing would be undone: {again:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_takes_what_a_crash_left_open() {
    let given = hall().await;
    let (id, ana) = solo(&given).await;
    play_until(&given, (&id, &ana), is_after_a_forced_step).await;
    let number = {
        let desk = given.hall.desk(&id).await.expect("a desk");
        let table = desk.table();
        (table.number(), table.game().expect("a game").fingerprint())
    };
    {
        // The server died before its own entry was durable.
        let database = rusqlite::Connection::open(&given.file).expect("the file");
        let cut = format!(
            "DELETE FROM entries WHERE number = {0}; \
             UPDATE matches SET head = {0} - 1, due = 0, chain = (SELECT hash FROM entries \
             WHERE match_id = matches.id AND number = {0} - 1);",
            number.0
        );
        database.execute_batch(&cut).expect("cut off");
    }
    let given = given.restart().await;
    let desk = given.hall.desk(&id).await.expect("it is there");
    let mut news = desk.watch();
    let all = news.wait_for(|now| *now == number.0);
    tokio::time::timeout(std::time::Duration::from_secs(60), all)
        .await
        .expect("taken")
        .expect("news");
    assert_eq!(desk.table().game().expect("a game").fingerprint(), number.1);
}
