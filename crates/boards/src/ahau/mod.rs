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

crate::scene::drawn!(patolli_ahau::Ahau, |desk|
    div class="board board-ahau" {
        (desk.status())
        (desk.map())
        div class="y-west" { (desk.temples()) (desk.war_track()) }
        div class="y-east" { (desk.calendar()) (desk.round_cards()) (desk.offer()) }
    }
);
