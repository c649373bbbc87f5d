//! Copan: Dying City: the Pyramid from above in the middle, five Sites around it.

mod altars;
mod automa;
mod ball_court;
mod book;
mod character;
mod counts;
mod desk;
mod effect;
mod embassies;
mod glyphs;
mod hand;
mod hieroglyphs;
mod icons;
mod mask;
mod mat;
mod picture;
mod player_words;
mod pyramid;
mod river;
mod site;
mod space;
mod stairs;
mod status;
mod strip;
mod things;
mod tracks;
mod words;

use crate::scene::{Drawn, Mat, Scene};
use desk::Desk;
use maud::{Markup, html};
use patolli_copan::Copan;
use patolli_core::Seat;

impl Drawn for Copan {
    const SECRETS: bool = true;

    fn sprite() -> Markup {
        icons::sprite()
    }
    fn board(scene: &Scene<'_, Self>) -> Markup {
        let desk = Desk::new(scene);
        html! {
            div class="board board-copan" {
                (desk.status())
                (desk.pyramid())
                div class="sites sites-west" { (desk.embassies()) (desk.river()) (desk.hieroglyphs()) }
                div class="sites sites-east" { (desk.ball_court()) (desk.altars()) }
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
