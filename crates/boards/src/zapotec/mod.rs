//! Zapotec: the valleys around the capital as a round map, everything else around it.

mod bot;
mod card;
mod cells;
mod desk;
mod hand;
mod icons;
mod map;
mod market;
mod mat;
mod offer;
mod picture;
mod player_words;
mod pyramids;
mod rituals;
mod scoring_tiles;
mod space;
mod strip;
mod track;
mod trade_tile;
mod words;

use crate::scene::{Drawn, Mat, Scene};
use desk::Desk;
use maud::{Markup, html};
use patolli_core::Seat;
use patolli_zapotec::Zapotec;

impl Drawn for Zapotec {
    const SECRETS: bool = true;

    fn sprite() -> Markup {
        icons::sprite()
    }
    fn board(scene: &Scene<'_, Self>) -> Markup {
        let desk = Desk::new(scene);
        html! {
            div class="board board-zapotec" {
                (desk.map())
                (desk.offer())
                (desk.market())
                (desk.rituals())
                (desk.scoring_tiles())
                (desk.track())
            }
        }
    }
    fn mat(scene: &Scene<'_, Self>, seat: Seat, size: Mat) -> Markup {
        match size {
            Mat::Large => Desk::new(scene).of_seat(seat).mat(seat),
            Mat::Small => Desk::new(scene).strip(seat),
        }
    }
    fn hand(scene: &Scene<'_, Self>) -> Markup {
        Desk::new(scene).hand()
    }
    fn in_words(scene: &Scene<'_, Self>) -> Markup {
        Desk::new(scene).in_words()
    }
    fn picture() -> Markup {
        picture::picture()
    }
    fn icon(name: &str) -> Option<Markup> {
        icons::icon(name)
    }
}
