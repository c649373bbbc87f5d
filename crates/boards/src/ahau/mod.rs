//! Ahau: Rulers of Yucatán: the map in the middle, temples and war on one side, time and cards on the
//! other.

mod book;
mod calendar;
mod capital;
mod cards;
mod city;
mod desk;
mod geometry;
mod hand;
mod icons;
mod map;
mod mat;
mod offer;
mod pakal;
mod payment;
mod picture;
mod pyramid;
mod region;
mod reward;
mod route;
mod status;
mod store;
mod strip;
mod temples;
mod things;
mod war;
mod words;

use crate::scene::{Drawn, Mat, Scene};
use desk::Desk;
use maud::{Markup, html};
use patolli_ahau::Ahau;
use patolli_core::Seat;

impl Drawn for Ahau {
    const SECRETS: bool = true;

    fn sprite() -> Markup {
        icons::sprite()
    }
    fn board(scene: &Scene<'_, Self>) -> Markup {
        let desk = Desk::new(scene);
        html! {
            div class="board board-ahau" {
                (desk.status())
                (desk.map())
                div class="y-west" { (desk.temples()) (desk.war_track()) }
                div class="y-east" { (desk.calendar()) (desk.round_cards()) (desk.offer()) }
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
