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

crate::scene::drawn!(patolli_yucatan::Yucatan, |desk|
    div class="board board-yucatan" {
        (desk.status())
        (desk.map())
        (desk.east())
    }
);
