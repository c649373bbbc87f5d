//! Undo to the horizon, and further if all agree.

use crate::given::*;
use patolli_table::{Command, Desk, Entry, MatchId, Person, Refusal, Wanted};
use std::sync::Arc;

/// Two people at a table that has begun.
pub async fn two_people(given: &Given) -> (MatchId, Person, Person) {
    let hall = &given.hall;
    let ana = ana(hall).await;
    let mut friends = order(vec![Wanted::Me, Wanted::Friend]);
    friends.at_once = false;
    let id = hall.order(&ana, &friends).await.expect("a table");
    let link = hall.invite(&ana, &id, SECOND).await.expect("a link");
    let ben = hall.welcome("Ben").await.expect("a guest").0;
    hall.join(&ben, &link).await.expect("seated");
    act(hall, &id, &ana, FIRST, Command::Start).await.expect("begun");
    (id, ana, ben)
}

/// The same, and both have chosen their cards: a turn begins.
pub async fn in_a_turn(given: &Given) -> (MatchId, Person, Person, Arc<Desk>) {
    let hall = &given.hall;
    let (id, ana, ben) = two_people(given).await;
    let desk = hall.desk(&id).await.expect("a desk");
    for (person, seat) in [(&ana, FIRST), (&ben, SECOND)] {
        let card = first_legal(&desk, seat).await.expect("cards");
        act(hall, &id, person, seat, Command::Play(card)).await.expect("chosen");
    }
    (id, ana, ben, desk)
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_reaches_the_horizon_and_no_further_without_consent() {
    let given = hall().await;
    let hall = &given.hall;
    let (id, ana, ben, desk) = in_a_turn(&given).await;
    // The reveal is past; now a turn begins.
    let seat = desk.table().to_act().first().expect("a turn");
    let (mine, other, their) = match seat == FIRST {
        true => (&ana, &ben, SECOND),
        false => (&ben, &ana, FIRST),
    };
    let before = desk.table().game().expect("a game").fingerprint();
    for _ in 0..2 {
        let action = first_legal(&desk, seat).await.expect("a choice");
        act(hall, &id, mine, seat, Command::Play(action)).await.expect("legal");
    }
    let (steps, horizon) = {
        let table = desk.table();
        (table.steps(), table.horizon(seat))
    };
    assert!(horizon >= 2 && horizon < steps, "the reveal is the horizon: {horizon} of {steps}");
    act(hall, &id, mine, seat, Command::GoBack(horizon)).await.expect("taken back");
    let table = desk.table();
    assert_eq!(table.steps(), horizon);
    if horizon == 2 {
        assert_eq!(table.game().expect("a game").fingerprint(), before);
    }
    drop(table);
    // Going further back needs consent.
    act(hall, &id, mine, seat, Command::GoBack(0)).await.expect("asked");
    assert_eq!(desk.table().steps(), horizon, "not yet");
    act(hall, &id, other, their, Command::AnswerRewind(false)).await.expect("refused");
    let again = act(hall, &id, mine, seat, Command::GoBack(0)).await;
    assert!(matches!(again, Err(Refusal::NotNow)), "once is enough");
    let action = first_legal(&desk, seat).await.expect("a choice");
    act(hall, &id, mine, seat, Command::Play(action)).await.expect("legal");
    act(hall, &id, mine, seat, Command::GoBack(0)).await.expect("asked");
    act(hall, &id, other, their, Command::AnswerRewind(true)).await.expect("agreed");
    let table = desk.table();
    assert_eq!(table.steps(), 0);
    assert_eq!(table.step_times.len(), 0);
    assert!(table.log.iter().any(|line| matches!(line.entry, Entry::AskedRewind { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn secret_choices_at_the_same_time_do_not_get_in_each_others_way() {
    let given = hall().await;
    let hall = &given.hall;
    let (id, ana, ben) = two_people(&given).await;
    let desk = hall.desk(&id).await.expect("a desk");
    let number = desk.table().number();
    for (person, seat) in [(&ana, FIRST), (&ben, SECOND)] {
        let card = first_legal(&desk, seat).await.expect("cards");
        let command = Command::Play(card);
        let both_saw_the_same = patolli_table::Act { seat, number, client: "x".into(), command };
        hall.act(&id, &person.id, both_saw_the_same).await.expect("nothing of theirs changed");
    }
    let stale =
        patolli_table::Act { seat: FIRST, number, client: "y".into(), command: Command::GoBack(0) };
    assert!(matches!(hall.act(&id, &ana.id, stale).await, Err(Refusal::Stale { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bots_secret_choice_does_not_make_a_persons_old() {
    let given = hall().await;
    let hall = &given.hall;
    let ana = ana(hall).await;
    let seats = vec![Wanted::Me, Wanted::BesideMe("Ben".into()), bot()];
    let id = hall.order(&ana, &order(seats)).await.expect("a table");
    let desk = hall.desk(&id).await.expect("a desk");
    // What the page showed before the bot had chosen: opened and started.
    let number = 2;
    settled(&desk).await;
    assert_eq!(desk.table().number(), number + 1, "the bot has chosen");
    for (seat, client) in [(FIRST, "a"), (SECOND, "b")] {
        let command = Command::Play(first_legal(&desk, seat).await.expect("cards"));
        let act = patolli_table::Act { seat, number, client: client.into(), command };
        hall.act(&id, &ana.id, act).await.expect("nothing of theirs changed");
    }
}
