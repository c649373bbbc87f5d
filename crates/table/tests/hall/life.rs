//! From the first entry to the last, through restarts.

use crate::given::*;
use patolli_core::record::Record;
use patolli_core::{Digest, Title, fingerprint, replay};
use patolli_games::Zapotec;
use patolli_table::{Act, Command, Desk, Hall, MatchId, Person, Phase, Refusal, Wanted};
use std::sync::Arc;

/// Ana at a table with a bot, and it is her turn.
async fn beside_a_bot(given: &Given) -> (Person, MatchId, Arc<Desk>) {
    let ana = ana(&given.hall).await;
    let id = given.hall.order(&ana, &order(vec![Wanted::Me, bot()])).await.expect("a table");
    let desk = given.hall.desk(&id).await.expect("a desk");
    settled(&desk).await;
    (ana, id, desk)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_match_against_a_bot_ends_with_a_record_that_verifies() {
    let given = hall().await;
    let ana = ana(&given.hall).await;
    let id = given.hall.order(&ana, &order(vec![Wanted::Me, bot()])).await.expect("a table");
    play_on(&given.hall, &id, &ana, FIRST, 2000).await;
    let desk = given.hall.desk(&id).await.expect("a desk");
    let table = desk.table();
    assert_eq!(table.phase, Phase::Over);
    let game = table.game().expect("a game");
    let record = game.record(vec!["Ana".into(), "random".into()], true);
    let read = Record::parse(&record.to_text()).expect("a record");
    let again = replay::<Zapotec>(&read, Zapotec::standard());
    assert!(again.expect("it verifies").is_over());
    assert_eq!(record.header.commitment, table.opening.commitment);
    assert_eq!(table.step_times.len(), table.steps());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_continues_every_match() {
    let given = hall().await;
    let ana = ana(&given.hall).await;
    let id = given.hall.order(&ana, &order(vec![Wanted::Me, bot()])).await.expect("a table");
    play_on(&given.hall, &id, &ana, FIRST, 12).await;
    let before = {
        let desk = given.hall.desk(&id).await.expect("a desk");
        settled(&desk).await;
        let table = desk.table();
        (table.number(), table.game().expect("a game").fingerprint(), table.log.clone())
    };
    let given = given.restart().await;
    let desk = given.hall.desk(&id).await.expect("still there");
    let table = desk.table();
    let after = (table.number(), table.game().expect("a game").fingerprint(), table.log.clone());
    assert_eq!(before, after);
    drop(table);
    play_on(&given.hall, &id, &ana, FIRST, 5).await;
    assert!(desk.table().number() > before.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_must_move_is_woken_after_a_restart() {
    let given = hall().await;
    let ana = ana(&given.hall).await;
    let mut slow = order(vec![Wanted::Me, bot()]);
    slow.pace = 2_000;
    let id = given.hall.order(&ana, &slow).await.expect("a table");
    // Plays until the bot has the turn and takes its two seconds.
    let desk = given.hall.desk(&id).await.expect("a desk");
    while let Some(action) = first_legal(&desk, FIRST).await {
        act(&given.hall, &id, &ana, FIRST, Command::Play(action)).await.expect("legal");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let number = desk.table().number();
    drop(desk);
    let text = std::fs::read(&given.file).expect("the file");
    let copy = tempfile::tempdir().expect("a folder");
    // A copy made while the first server still runs is what a crash would leave.
    let file = copy.path().join("patolli.db");
    std::fs::write(&file, text).expect("a copy");
    std::fs::copy(given.file.with_extension("db-wal"), file.with_extension("db-wal"))
        .expect("a copy");
    let hall = open(&file).await;
    let desk = hall.desk(&id).await.expect("it is there");
    assert_eq!(desk.table().number(), number);
    let mut news = desk.watch();
    let heard = tokio::time::timeout(std::time::Duration::from_secs(30), news.changed()).await;
    heard.expect("the bot moves").expect("news");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_act_twice_counts_once_and_an_old_number_is_told_so() {
    let given = hall().await;
    let (ana, id, desk) = beside_a_bot(&given).await;
    let number = desk.table().number();
    let action = first_legal(&desk, FIRST).await.expect("a choice");
    let play =
        Act { seat: FIRST, number, client: "one".into(), command: Command::Play(action.clone()) };
    let first = given.hall.act(&id, &ana.id, play.clone()).await.expect("played");
    let again = given.hall.act(&id, &ana.id, play.clone()).await.expect("acknowledged again");
    assert_eq!((first.number, first.repeated), (number + 1, false));
    assert_eq!((again.number, again.repeated), (number + 1, true));
    let late = Act { client: "two".into(), ..play };
    let refused = given.hall.act(&id, &ana.id, late).await;
    assert!(matches!(refused, Err(Refusal::Stale { number: now }) if now > number));
    let table = desk.table();
    let mine = table.log.iter().filter(
        |line| matches!(&line.entry, patolli_table::Entry::Played { seat, .. } if *seat == FIRST),
    );
    assert_eq!(mine.count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_rules_refuse_changes_nothing() {
    let given = hall().await;
    let (ana, id, desk) = beside_a_bot(&given).await;
    let number = desk.table().number();
    for action in ["end capital", "play 99", "", "🌽", "play 1; play 2"] {
        let refused = act(&given.hall, &id, &ana, FIRST, Command::Play(action.into())).await;
        let Err(Refusal::NotLegal(refused)) = refused else { panic!("{action}") };
        assert!(refused.why::<Zapotec>().is_some(), "the reason is kept");
        assert_eq!(refused.table.number(), number, "with the table it was rejected on");
    }
    let stranger = given.hall.welcome("Eve").await.expect("a guest").0;
    let action = first_legal(&desk, FIRST).await.expect("a choice");
    let refused = act(&given.hall, &id, &stranger, FIRST, Command::Play(action)).await;
    assert!(matches!(refused, Err(Refusal::NotYourSeat)));
    assert_eq!(desk.table().number(), number);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_begun_under_other_rules_goes_on_from_its_snapshot() {
    goes_on_from_its_snapshot_after(
        "UPDATE entries SET body = replace(body, '\"rules\":1', '\"rules\":0') WHERE number = 1",
    )
    .await;
}

/// The rules may change without a new version number.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_whose_moves_lead_elsewhere_now_goes_on_from_its_snapshot() {
    goes_on_from_its_snapshot_after("UPDATE snapshots SET fingerprint = 'another state'").await;
}

async fn goes_on_from_its_snapshot_after(change: &str) {
    let given = hall().await;
    let ana = ana(&given.hall).await;
    let beside = |name: &str| Wanted::BesideMe(name.into());
    let seats = vec![Wanted::Me, beside("Ben"), beside("Eva"), beside("Kim")];
    let id = given.hall.order(&ana, &order(seats)).await.expect("a table");
    let desk = given.hall.desk(&id).await.expect("a desk");
    // Long after the last snapshot, so that random numbers have been drawn since then.
    while desk.table().number() < 95 {
        play_at_the_screen(&given.hall, &id, &ana).await;
    }
    let (steps, state) = moment(&desk).await;
    drop(desk);
    {
        let database = rusqlite::Connection::open(&given.file).expect("the file");
        assert_eq!(database.execute(change, []), Ok(1));
        // As a program without the chain left it: only the rules show what is wrong.
        let unchained = "UPDATE entries SET hash = ''; UPDATE snapshots SET seal = ''; \
                         UPDATE matches SET chain = '', unchained = head";
        database.execute_batch(unchained).expect("no chain");
    }
    let given = given.restart().await;
    let desk = given.hall.desk(&id).await.expect("salvaged");
    let table = desk.table();
    assert!(table.first_step() > 0, "the early steps are no longer known");
    assert_eq!(table.phase, Phase::Playing);
    let salvaged = table.salvaged().expect("it is told");
    assert_eq!((salvaged.step, salvaged.rules), (table.first_step(), table.opening.rules));
    drop(table);
    assert_eq!(moment(&desk).await, (steps, state));
    for _ in 0..3 {
        play_at_the_screen(&given.hall, &id, &ana).await;
    }
    let chosen = desk.table().steps() - steps;
    assert!(chosen >= 3, "decisions with one option are made as well: {chosen}");
    let names = ["Ana", "Ben", "Eva", "Kim"].map(String::from).to_vec();
    let record = desk.table().record(names, true).expect("a record");
    assert_eq!((record.header.salvaged, record.header.untrusted), (Some(salvaged), None));
    let again = replay::<Zapotec>(&record, Zapotec::standard()).expect("it verifies");
    assert_eq!(fingerprint(again.game()), moment(&desk).await.1);
}

/// How many steps a match has, and its state.
async fn moment(desk: &Desk) -> (usize, Digest) {
    let table = desk.table();
    (table.steps(), table.game().expect("a game").fingerprint())
}

/// A move of a player at this screen who has to decide.
async fn play_at_the_screen(hall: &Arc<Hall>, id: &MatchId, person: &Person) {
    let desk = hall.desk(id).await.expect("a desk");
    let seat = desk.table().to_act().first().expect("a seat has to decide");
    play_on(hall, id, person, seat, 1).await;
}
