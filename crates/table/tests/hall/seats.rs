//! Seats: invitations, devices, bots that stand in, clocks, limits.

use crate::given::*;
use patolli_bots::Level;
use patolli_core::Dense;
use patolli_table::{
    Act, Clock, Command, Entry, Hall, MatchId, Order, Person, Phase, Refusal, Replacement, Sitter,
    Wanted,
};
use std::sync::Arc;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_seats_one_guest_and_can_be_withdrawn() {
    let given = hall().await;
    let (hall, ana) = (&given.hall, ana(&given.hall).await);
    let mut friends = order(vec![Wanted::Me, Wanted::Friend]);
    friends.at_once = false;
    let id = hall.order(&ana, &friends).await.expect("a table");
    assert!(matches!(act(hall, &id, &ana, FIRST, Command::Start).await, Err(Refusal::SeatsOpen)));
    let first = hall.invite(&ana, &id, SECOND).await.expect("a link");
    let second = hall.invite(&ana, &id, SECOND).await.expect("a fresh link");
    let ben = hall.welcome("Ben").await.expect("a guest").0;
    assert!(matches!(hall.join(&ben, &first).await, Err(Refusal::NoInvite)), "replaced");
    hall.revoke(&ana, &id, SECOND).await.expect("revoked");
    assert!(matches!(hall.join(&ben, &second).await, Err(Refusal::NoInvite)), "revoked");
    let third = hall.invite(&ana, &id, SECOND).await.expect("a link");
    hall.join(&ben, &third).await.expect("seated");
    let eve = hall.welcome("Eve").await.expect("a guest").0;
    assert!(matches!(hall.join(&eve, &third).await, Err(Refusal::NoInvite)), "taken");
    assert!(matches!(hall.invite(&eve, &id, SECOND).await, Err(Refusal::NotNow)));
    act(hall, &id, &ben, SECOND, Command::Start).await.expect("anybody may begin");
    assert_eq!(hall.desk(&id).await.expect("a desk").table().phase, Phase::Playing);
    assert_eq!(hall.matches_of(&ben).await.expect("a list")[0].my_seats, [SECOND]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_device_is_let_in_once() {
    let given = hall().await;
    let (ana, first) = given.hall.welcome("Ana").await.expect("a guest");
    let link = given.hall.handover(&ana).await.expect("a link");
    assert_eq!(given.hall.person(&link).await.expect("asked"), None, "the link is no device");
    let (same, second) = given.hall.take_over(&link).await.expect("let in");
    assert_eq!(same, ana);
    assert!(matches!(given.hall.take_over(&link).await, Err(Refusal::NoInvite)));
    given.hall.forget_other_devices(&ana, &second).await.expect("forgotten");
    assert_eq!(given.hall.person(&first).await.expect("asked"), None);
    assert_eq!(given.hall.person(&second).await.expect("asked"), Some(ana));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_and_the_person_comes_back() {
    let given = hall().await;
    let (hall, ana) = (&given.hall, ana(&given.hall).await);
    let beside = Wanted::BesideMe("Ben".into());
    let id = hall.order(&ana, &order(vec![Wanted::Me, beside])).await.expect("a table");
    let desk = hall.desk(&id).await.expect("a desk");
    act(hall, &id, &ana, FIRST, Command::LetBotPlay(Level::Random)).await.expect("replaced");
    settled(&desk).await;
    let refused = act(hall, &id, &ana, FIRST, Command::Play("play 1".into())).await;
    assert!(matches!(refused, Err(Refusal::BotPlays | Refusal::NotLegal(_))));
    act(hall, &id, &ana, FIRST, Command::ComeBack).await.expect("back");
    let table = desk.table();
    assert!(table.chairs[FIRST.index()].is_attended());
    assert!(table.log.iter().any(|line| matches!(line.entry, Entry::Returned { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_clock_runs_out_a_bot_takes_over() {
    let given = hall().await;
    let (hall, ana) = (&given.hall, ana(&given.hall).await);
    let mut quick = order(vec![Wanted::Me, Wanted::BesideMe("Ben".into())]);
    quick.clock = Clock::Live { bank: 1, gain: 0 };
    let id = hall.order(&ana, &quick).await.expect("a table");
    let desk = hall.desk(&id).await.expect("a desk");
    let mut news = desk.watch();
    while !desk.table().is_paused() {
        let heard = tokio::time::timeout(Duration::from_secs(30), news.changed()).await;
        heard.expect("clocks run out").expect("news");
    }
    let table = desk.table();
    let flagged = table
        .log
        .iter()
        .filter(|line| matches!(line.entry, Entry::Replaced { why: Replacement::Clock, .. }));
    assert_eq!(flagged.count(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_has_only_so_many_open_matches_and_tables_must_make_sense() {
    let given = hall().await;
    let (hall, ana) = (&given.hall, ana(&given.hall).await);
    for _ in 0..50 {
        hall.order(&ana, &order(vec![Wanted::Me, bot()])).await.expect("a table");
    }
    let more = hall.order(&ana, &order(vec![Wanted::Me, bot()])).await;
    assert!(matches!(more, Err(Refusal::TooMany { most: 50 })));
    let ben = hall.welcome("Ben").await.expect("a guest").0;
    let nobody = hall.order(&ben, &order(vec![bot(), bot()])).await;
    assert!(matches!(nobody, Err(Refusal::Seats)));
    let crowd = hall.order(&ben, &order(vec![Wanted::Me, bot(), bot(), bot(), bot()])).await;
    assert!(matches!(crowd, Err(Refusal::NoGame(_))));
}

/// A finished match of Ana and Ben that no one else may watch.
async fn finished(hall: &Arc<Hall>, ana: &Person, ben: &Person) -> MatchId {
    let friends = Order { at_once: false, watch: false, ..order(vec![Wanted::Me, Wanted::Friend]) };
    let id = hall.order(ana, &friends).await.expect("a table");
    let link = hall.invite(ana, &id, SECOND).await.expect("a link");
    hall.join(ben, &link).await.expect("seated");
    act(hall, &id, ana, FIRST, Command::Start).await.expect("begun");
    act(hall, &id, ben, SECOND, Command::LetBotPlay(Level::Random)).await.expect("a bot plays");
    play_on(hall, &id, ana, FIRST, 2000).await;
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn others_accept_a_rematch_before_they_sit() {
    let given = hall().await;
    let (hall, ana) = (&given.hall, ana(&given.hall).await);
    let [ben, eve] = [hall.welcome("Ben").await, hall.welcome("Eve").await];
    let (ben, eve) = (ben.expect("a guest").0, eve.expect("a guest").0);
    let id = finished(hall, &ana, &ben).await;
    let rematch = hall.rematch(&ana, &id).await.expect("a rematch");
    let desk = hall.desk(&rematch).await.expect("a desk");
    assert!(desk.table().seats_of(&ben.id).is_empty(), "no one is seated unasked");
    assert_eq!(hall.matches_of(&ben).await.expect("a list").len(), 1);
    let refused = hall.rematch(&eve, &id).await;
    assert!(matches!(refused, Err(Refusal::NotYourSeat)), "strangers learn nothing of it");
    assert_eq!(offered_to(hall, &ben).await, std::slice::from_ref(&id));
    assert!(offered_to(hall, &ana).await.is_empty() && offered_to(hall, &eve).await.is_empty());
    assert!(matches!(hall.decline_rematch(&eve, &id).await, Err(Refusal::NotYourSeat)));
    assert!(matches!(hall.decline_rematch(&ana, &id).await, Err(Refusal::NotNow)), "her own");
    assert_eq!(hall.rematch(&ben, &id).await.expect("accepted"), rematch);
    assert!(offered_to(hall, &ben).await.is_empty(), "answered");
    let seats = desk.table().seats_of(&ben.id);
    assert_eq!(seats.first(), Some(FIRST), "one place further");
    act(hall, &rematch, &ben, FIRST, Command::StandUp).await.expect("seated people can leave");
    assert_eq!(hall.rematch(&ben, &id).await.expect("back again"), rematch);
}

/// The finished matches for which others offer this person a rematch.
async fn offered_to(hall: &Hall, person: &Person) -> Vec<MatchId> {
    let mine = hall.matches_of(person).await.expect("a list");
    let offers = hall.offers(&mine).await.expect("offers");
    offers.iter().map(|listed| listed.id.clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_waits_until_it_is_answered_or_void() {
    let given = hall().await;
    let (hall, ana) = (&given.hall, ana(&given.hall).await);
    let ben = hall.welcome("Ben").await.expect("a guest").0;
    let id = finished(hall, &ana, &ben).await;
    let first = hall.rematch(&ana, &id).await.expect("a rematch");
    hall.decline_rematch(&ben, &id).await.expect("declined");
    hall.decline_rematch(&ben, &id).await.expect("once is enough");
    assert!(offered_to(hall, &ben).await.is_empty());
    let desk = hall.desk(&id).await.expect("a desk");
    let declined = desk.table().rematch.clone().expect("an offer").declined;
    assert_eq!(declined, [SECOND], "Ana can see it");
    act(hall, &first, &ana, SECOND, Command::Cancel).await.expect("cancelled");
    assert_ne!(hall.rematch(&ana, &id).await.expect("another"), first);
    assert_eq!(offered_to(hall, &ben).await, std::slice::from_ref(&id), "asked again");
    let rematch = desk.table().rematch.clone().expect("an offer").id;
    let link = hall.invite(&ana, &rematch, FIRST).await.expect("a link");
    let eve = hall.welcome("Eve").await.expect("a guest").0;
    hall.join(&eve, &link).await.expect("seated");
    assert!(offered_to(hall, &ben).await.is_empty(), "his seat is taken");
}

/// A move under one of the server's ids made every later rematch open another table.
#[tokio::test(flavor = "multi_thread")]
async fn ids_of_the_server_cannot_be_sent() {
    let given = hall().await;
    let (hall, ana) = (&given.hall, ana(&given.hall).await);
    let ben = hall.welcome("Ben").await.expect("a guest").0;
    let id = finished(hall, &ana, &ben).await;
    for client in ["@rematch", "@", "", "a\0b", "é", &"x".repeat(65)] {
        let act = Act { seat: FIRST, number: 1, client: client.into(), command: Command::ComeBack };
        assert!(matches!(hall.act(&id, &ana.id, act).await, Err(Refusal::BadClient)), "{client:?}");
    }
    let first = hall.rematch(&ana, &id).await.expect("a rematch");
    for _ in 0..5 {
        assert_eq!(hall.rematch(&ana, &id).await.expect("the same"), first);
    }
    assert_eq!(hall.matches_of(&ana).await.expect("a list").len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_others_do_not_count_and_a_cancelled_one_lets_nobody_in() {
    let given = hall().await;
    let (hall, ana) = (&given.hall, ana(&given.hall).await);
    let ben = hall.welcome("Ben").await.expect("a guest").0;
    let friends = Order { at_once: false, ..order(vec![Wanted::Me, Wanted::Friend]) };
    let mut last = None;
    for _ in 0..50 {
        let id = hall.order(&ana, &friends).await.expect("a table");
        let link = hall.invite(&ana, &id, SECOND).await.expect("a link");
        hall.join(&ben, &link).await.expect("seated");
        last = Some(id);
    }
    assert!(matches!(hall.order(&ana, &friends).await, Err(Refusal::TooMany { .. })));
    hall.order(&ben, &friends).await.expect("his own tables are few");
    let id = last.expect("a table");
    act(hall, &id, &ben, SECOND, Command::StandUp).await.expect("left");
    let link = hall.invite(&ana, &id, SECOND).await.expect("a link");
    act(hall, &id, &ana, FIRST, Command::Cancel).await.expect("cancelled");
    assert!(matches!(hall.join(&ben, &link).await, Err(Refusal::NoInvite)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_passes_on_when_its_host_leaves_and_ends_with_the_last() {
    let given = hall().await;
    let (hall, ana) = (&given.hall, ana(&given.hall).await);
    let ben = hall.welcome("Ben").await.expect("a guest").0;
    let friends = Order { at_once: false, ..order(vec![Wanted::Me, Wanted::Friend]) };
    for _ in 0..50 {
        let alone = hall.order(&ana, &friends).await.expect("abandoned tables do not count");
        act(hall, &alone, &ana, FIRST, Command::StandUp).await.expect("left");
        let phase = hall.desk(&alone).await.expect("a desk").table().phase;
        assert_eq!(phase, Phase::Cancelled, "no one is left there");
    }
    let id = hall.order(&ana, &friends).await.expect("a table");
    let link = hall.invite(&ana, &id, SECOND).await.expect("a link");
    hall.join(&ben, &link).await.expect("seated");
    let refused = act(hall, &id, &ben, SECOND, Command::Cancel).await;
    assert!(matches!(refused, Err(Refusal::NotNow)), "it is Ana's: {refused:?}");
    act(hall, &id, &ana, FIRST, Command::StandUp).await.expect("left");
    let desk = hall.desk(&id).await.expect("a desk");
    assert_eq!((desk.table().phase, desk.table().host()), (Phase::Gathering, &ben.id));
    act(hall, &id, &ben, SECOND, Command::Cancel).await.expect("it is his now");
    assert_eq!(desk.table().phase, Phase::Cancelled);
}

#[tokio::test(flavor = "multi_thread")]
async fn branches_and_rematches_count_as_new_tables() {
    let given = hall().await;
    let (hall, ana) = (&given.hall, ana(&given.hall).await);
    let id = hall.order(&ana, &order(vec![Wanted::Me, bot()])).await.expect("a table");
    play_on(hall, &id, &ana, FIRST, 2000).await;
    for _ in 0..50 {
        hall.branch(&ana, &id, 0, FIRST, Level::Random).await.expect("a branch");
    }
    let branch = hall.branch(&ana, &id, 0, FIRST, Level::Random).await;
    assert!(matches!(branch, Err(Refusal::TooMany { most: 50 })), "{branch:?}");
    let rematch = hall.rematch(&ana, &id).await;
    assert!(matches!(rematch, Err(Refusal::TooMany { most: 50 })), "{rematch:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_seats_the_same_people_and_a_branch_plays_on_against_bots() {
    let given = hall().await;
    let (hall, ana) = (&given.hall, ana(&given.hall).await);
    let id = hall.order(&ana, &order(vec![Wanted::Me, bot()])).await.expect("a table");
    assert!(hall.rematch(&ana, &id).await.is_err(), "too early");
    play_on(hall, &id, &ana, FIRST, 2000).await;
    let rematch = hall.rematch(&ana, &id).await.expect("a rematch");
    assert_eq!(hall.rematch(&ana, &id).await.expect("the same"), rematch);
    let desk = hall.desk(&rematch).await.expect("a desk");
    assert!(matches!(desk.table().chairs[0].sitter, Sitter::Bot(_)), "one place further");
    let level = Level::Random;
    let branch = hall.branch(&ana, &id, 30, FIRST, level).await.expect("a branch");
    let steps =
        hall.desk(&id).await.expect("a desk").table().game().expect("a game").position_at(30);
    let desk = hall.desk(&branch).await.expect("a desk");
    assert_eq!(desk.table().opening.start, Some(steps));
    play_on(hall, &branch, &ana, FIRST, 2000).await;
    let table = desk.table();
    assert_eq!(table.phase, Phase::Over);
    let record = table.game().expect("a game").record(vec!["Ana".into(), "random".into()], true);
    let kit = <patolli_games::Zapotec as patolli_core::Title>::standard();
    patolli_core::replay::<patolli_games::Zapotec>(&record, kit).expect("branches verify too");
}
