//! The rulebook, chapter by chapter in its order.

/// Y 5.4: Units join a Troop.
mod barracks;
/// Y 5.7: two Troops meet in a Central City.
mod battle;
/// Y 5.8: a Troop activates a Central City.
mod central_city;
/// Y 5.5: a gift, then the power.
mod city_leader;
/// Y 5.4: Buildings are raised.
mod construction_site;
/// Y 5.2: the catalogue of decisions, and who makes them.
mod decisions;
/// Y 5.9: Level markers move down the Evolution table.
mod evolution;
/// Y 5.4: Troop Leaders acquire Abilities.
mod military_school;
/// Y 5.6: a Troop Leader moves.
mod movement;
/// Y 5.10: Summonings return, jade is laid, the First Player token passes.
mod revolution;
/// Y 5.1: the course of a Round, and what runs by itself between two decisions.
mod rounds;
/// Y 5.9: Prisoners, jade and corn are given for victory points.
mod sacrifice;
/// Y 7: Final Bonuses, leftovers, victory points and who wins.
pub(crate) mod scoring;
/// Y 10: what several seats choose at once stays hidden until all have chosen.
mod secret_choices;
/// Y 4: how the table is laid out, and the secret choices of each player.
pub(crate) mod setup;
/// Y 5.0: corn, jade, Units and special cards change hands.
mod supply;
/// Y 5.4: Summonings are linked and prolonged.
mod temple;
/// Y 5.3: a token activates a Building or a Leader.
mod turn;

pub use sacrifice::Part;
pub use scoring::{ScorePart, final_scores};
