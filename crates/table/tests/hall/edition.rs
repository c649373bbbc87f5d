//! A match with changed component values.

use crate::given::{ana, bot, hall, order};
use patolli_core::Edition;
use patolli_games::{Overlay, Zapotec};
use patolli_table::{Hall, MatchId, Order, Refusal, Wanted};

fn overlay(points: u8) -> Overlay {
    let row = format!("[[sacrifice_step]]\nid = \"step_1\"\npoints = {points}\n");
    let text = format!("[edition]\nname = \"generous\"\n{row}");
    Overlay { file: "generous.toml".to_string(), text }
}

async fn edition_of(hall: &Hall, id: &MatchId) -> String {
    let desk = hall.desk(id).await.expect("a desk");
    let table = desk.table();
    let play = table.game_as::<Zapotec>().expect("it has begun");
    play.played.game().public.kit.name().to_string()
}

#[tokio::test]
async fn an_edition_stays_with_its_match() {
    let given = hall().await;
    let ana = ana(&given.hall).await;
    let order = Order { edition: Some(overlay(2)), ..order(vec![Wanted::Me, bot()]) };
    let id = given.hall.order(&ana, &order).await.expect("a table");
    assert_eq!(edition_of(&given.hall, &id).await, "generous");
    // The match needs no file to resume.
    let given = given.restart().await;
    assert_eq!(edition_of(&given.hall, &id).await, "generous");
}

#[tokio::test]
async fn an_edition_that_makes_no_game_is_refused_at_once() {
    let given = hall().await;
    let ana = ana(&given.hall).await;
    let order = Order { edition: Some(overlay(255)), ..order(vec![Wanted::Me, bot()]) };
    let refused = given.hall.order(&ana, &order).await;
    assert!(matches!(refused, Err(Refusal::NoGame(_))), "{refused:?}");
}
