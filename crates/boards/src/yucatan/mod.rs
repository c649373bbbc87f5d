//! Yucatan: the jungle with three cities around the Pyramid, and what grows beside it.

mod answers;
mod bank;
mod battle;
mod buildings;
mod card;
mod city;
mod creatures;
mod desk;
mod effect;
mod evolution;
mod forecast;
mod hand;
mod icons;
mod leaders;
mod map;
mod mat;
mod people;
mod picture;
mod pyramid;
mod rites;
mod sacrifice;
mod setup;
mod status;
mod strip;
mod things;
mod troop;
mod warfare;
mod words;

use crate::scene::{Drawn, Mat, Scene};
use desk::Desk;
use maud::{Markup, html};
use patolli_core::Seat;
use patolli_yucatan::Yucatan;

impl Drawn for Yucatan {
    const SECRETS: bool = true;

    fn sprite() -> Markup {
        icons::sprite()
    }
    fn board(scene: &Scene<'_, Self>) -> Markup {
        let desk = Desk::new(scene);
        html! {
            div class="board board-yucatan" {
                (desk.status())
                (desk.map())
                (desk.east())
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
