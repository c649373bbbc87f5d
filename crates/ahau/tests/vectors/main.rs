//! The test vectors of the rules (A 13), the rulings, the options, and what is refused.

mod building;
mod editions;
mod ending;
mod examples;
mod gods;
mod king_rewards;
mod king_roles;
mod king_turn;
mod king_wishes;
mod movement;
mod options;
mod over_time;
mod payments;
mod refusals;
mod rulings;
mod rulings_of_building;
mod rulings_of_the_end;
mod scene;
mod secrecy;
mod setup;
mod solo;
