//! The test vectors of the rules (Y 13), the rulings (Y 11), every effect (Y 6), the options (Y 9),
//! refusals, and what must stay hidden (Y 10).

mod battles;
mod buildings;
mod central_city;
mod city_leader;
mod editions;
mod effects_of_cards;
mod effects_of_troops;
mod examples;
mod movement;
mod options;
mod over_time;
mod refusals;
mod rulings_of_battle;
mod sacrifice;
mod scene;
mod scoring;
mod secrecy;
mod setup;
mod temple;
mod turns;
mod wipe_outs;
