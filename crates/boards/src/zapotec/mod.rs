//! Zapotec: the valleys around the capital as a round map, everything else around it.

mod bot;
mod card;
mod cells;
mod easel;
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

crate::subject::drawn!(patolli_zapotec::Zapotec, "zapotec", |easel|
    div class="board board-zapotec" {
        (easel.map())
        (easel.offer())
        (easel.market())
        (easel.rituals())
        (easel.scoring_tiles())
        (easel.track())
    }
);
