//! The turn of a game's own opponent while the page plays it back, event by event: pictures of the
//! past, in which nothing can be chosen.

use super::history;
use super::menu::menu;
use super::moments::Moment;
use super::page::{Panels, in_words, others, own};
use super::picture::{Picture, Playback};
use super::scores;
use super::seen::Seen;
use super::shown::Drawing;
use maud::{Markup, html};

/// Events of one turn follow each other faster than moves of different bots.
const EVENTS_PER_MOVE: u32 = 2;

/// The moments between the observer's last choice and the present that a page plays back; none at a
/// table with instant bots.
pub fn playback(seen: &Seen<'_>) -> Option<Playback> {
    let pace = seen.table.opening.pace / EVENTS_PER_MOVE;
    seen.table.game()?.automa().filter(|_| pace > 0)?;
    let own = Moment::after(seen.since()?.step);
    let moments: Vec<String> = (seen.moments_since(own))
        .map(|(at, _)| at.to_string())
        .filter(|at| *at != seen.at.to_string())
        .collect();
    (!moments.is_empty()).then_some(Playback { moments, pace })
}

/// One of these moments in place of the live part.
pub fn picture(seen: &Seen<'_>, panels: Panels) -> Picture {
    Picture { html: fragment(seen, panels), number: number(seen), playback: None }
}

fn fragment(seen: &Seen<'_>, panels: Panels) -> Markup {
    let eyes = seen.observer.eyes.map_or(String::new(), |seat| seat.to_string());
    let text = seen.text;
    html! {
        div id="table" class="table-page" data-match=(seen.table.id) data-number=(number(seen))
            data-eyes=(eyes) data-steps=(seen.at.step) data-moment=(seen.at) {
            header id="turn" class="turn-bar" {
                div class="turn-what" {
                    h1 class="turn-words" id="turn-words" tabindex="-1" { (seen.just_now().join(" ")) }
                }
                div class="turn-acts" {
                    button class="button" type="button" id="skip" { (text.say("table-skip")) }
                }
                p class="status" id="status" role="status" { (text.say("table-saved")) }
                (menu(seen))
            }
            div class="table-notes" {}
            section class="table-board" id="board" tabindex="-1" aria-label=(text.say("table-board")) {
                (seen.draw(Drawing::Board))
            }
            (own(seen))
            aside class="table-side" {
                (others(seen))
                (scores::live(seen))
                (history::section(seen))
            }
            (in_words(seen, panels.words))
        }
    }
}

/// The last entry that is shown completely.
fn number(seen: &Seen<'_>) -> i64 {
    let entry = |step: usize| seen.table.entry_of(step);
    match seen.at.part {
        0 => seen.at.step.checked_sub(1).and_then(entry).unwrap_or(0),
        _ => entry(seen.at.step).map_or(0, |number| number - 1),
    }
}
