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

crate::scene::drawn!(patolli_zapotec::Zapotec, |desk|
    div class="board board-zapotec" {
        (desk.map())
        (desk.offer())
        (desk.market())
        (desk.rituals())
        (desk.scoring_tiles())
        (desk.track())
    }
);
