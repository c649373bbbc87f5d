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

crate::scene::drawn!(patolli_copan::Copan, |desk|
    div class="board board-copan" {
        (desk.status())
        (desk.pyramid())
        div class="sites sites-west" { (desk.embassies()) (desk.river()) (desk.hieroglyphs()) }
        div class="sites sites-east" { (desk.ball_court()) (desk.altars()) }
    }
);
