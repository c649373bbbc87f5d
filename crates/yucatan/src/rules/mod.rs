//! The rulebook, chapter by chapter in its order. [`decisions`] is the catalogue of everything that a
//! seat can be asked.

mod decisions;

/// Y 5.7: two Troops in one Central City.
mod battle;
mod buildings;
/// Y 5.8: the actions of the Central Cities.
mod central_city;
/// Y 5.5: a gift, then the power.
mod city_leader;
/// Y 5.6: a Troop Leader moves.
mod movement;
mod random;
/// Y 5.10: Summonings return, jade is laid, the First Player token passes.
mod revolution;
/// Y 5.1: Rounds, and what happens between two decisions.
mod rounds;
/// Y 5.9: Prisoners, jade and corn for victory points.
mod sacrifice;
/// Y 7: the Final Bonuses, what is left over, and who wins.
pub(crate) mod scoring;
/// Y 10: choices that several seats make at once.
mod secret_choices;
mod secret_setup;
/// Y 4: how the table is laid out, and the secret choices of each player.
pub(crate) mod setup;
/// Y 5.0: corn, jade, Units and special cards change hands.
mod supply;
/// Y 5.4: Summonings are linked and prolonged.
mod temple;

pub use sacrifice::Part;
pub use scoring::final_scores;
