//! Ahau: Rulers of Yucatán: the map in the middle, temples and war on one side, time and cards on the
//! other.

mod book;
mod calendar;
mod capital;
mod cards;
mod city;
mod easel;
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

crate::subject::drawn!(patolli_ahau::Ahau, "ahau", |easel|
    div class="board board-ahau" {
        (easel.status())
        (easel.map())
        div class="y-west" { (easel.temples()) (easel.war_track()) }
        div class="y-east" { (easel.calendar()) (easel.round_cards()) (easel.offer()) }
    }
);
