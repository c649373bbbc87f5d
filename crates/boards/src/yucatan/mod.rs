//! Yucatan: the jungle with three cities around the Pyramid, and what grows beside it.

mod answers;
mod bank;
mod battle;
mod buildings;
mod card;
mod city;
mod creatures;
mod easel;
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

crate::subject::drawn!(patolli_yucatan::Yucatan, "yucatan", |easel|
    div class="board board-yucatan" {
        (easel.status())
        (easel.map())
        (easel.east())
    }
);
