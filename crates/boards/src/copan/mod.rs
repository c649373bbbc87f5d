//! Copan: Dying City: the Pyramid from above in the middle, five Sites around it.

mod altars;
mod automa;
mod ball_court;
mod book;
mod character;
mod counts;
mod easel;
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

crate::subject::drawn!(patolli_copan::Copan, "copan", |easel|
    div class="board board-copan" {
        (easel.status())
        (easel.pyramid())
        div class="sites sites-west" { (easel.embassies()) (easel.river()) (easel.hieroglyphs()) }
        div class="sites sites-east" { (easel.ball_court()) (easel.altars()) }
    }
);
