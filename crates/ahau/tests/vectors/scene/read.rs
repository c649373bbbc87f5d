//! What the vectors write: names, amounts, seats.

use patolli_ahau::*;
use patolli_core::{Dense, Seat, Set};
use patolli_testkit::{all_named, named};
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// A list of choices.
pub fn words(text: &str) -> Vec<String> {
    all_named(text)
}

pub fn set_of<T: Dense + FromStr<Err: Debug>>(names: &str) -> Set<T> {
    all_named(names).into_iter().collect()
}

/// Words of each part of a list with commas.
pub fn parts(text: &str) -> impl Iterator<Item = Vec<&str>> {
    let parts = text.split(',').map(|part| part.split_whitespace().collect::<Vec<_>>());
    parts.filter(|words| !words.is_empty())
}

/// Cubes: `corn 3, water 1`.
pub fn cubes(text: &str) -> Stock {
    let amount = |words: Vec<&str>| match words[..] {
        [colour] => (named::<Colour>(colour), 1),
        [colour, n] => (named(colour), named(n)),
        _ => panic!("{words:?} is no amount"),
    };
    parts(text).map(amount).collect()
}

/// Pyramid tiles: `rain_corn sun_wild`.
pub fn tiles(names: &str) -> Tiles {
    all_named::<Tile>(names).into_iter().collect()
}

/// A to E.
pub fn letter(seat: Seat) -> char {
    (b'A' + seat.index() as u8) as char
}

pub fn seat(letter: char) -> Seat {
    Seat::new(usize::from(letter as u8 - b'A'))
}

pub fn join<T: Display>(things: impl Iterator<Item = T>) -> String {
    things.map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}

/// Cubes and tiles that were paid.
pub fn payment(cubes: Stock, tiles: Tiles) -> String {
    let cubes = join(cubes.iter().map(|(colour, n)| format!("{colour} {n}")));
    let tiles = join(tiles.iter().map(|(tile, n)| format!("{tile} {n}")));
    let both = [cubes, tiles].into_iter().filter(|part| !part.is_empty());
    both.collect::<Vec<_>>().join("; ")
}
