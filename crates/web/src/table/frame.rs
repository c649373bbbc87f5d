//! What surrounds the live part and does not change with the match: drawings that its pictures
//! refer to, dialogs, settings, and the words that the script needs.

use super::seen::Seen;
use crate::calls::calls;
use maud::{Markup, html};
use patolli_table::Phase;
use patolli_text::Text;

/// Everything around the live part.
pub fn frame(seen: &Seen<'_>) -> Markup {
    let text = seen.text;
    html! {
        p class="visually-hidden" id="announce" role="log" aria-live="polite" {}
        p class="notice notice-error" id="problem" role="alert" hidden {}
        (seen.game().sprite())
        (words(text))
        (tip(text))
        (confirm(text))
        (keys(text))
        (settings(text))
        (calls(text, others_play(seen).then_some("call-offer")))
    }
}

/// Whether the observer is a player who waits for other people.
fn others_play(seen: &Seen<'_>) -> bool {
    let mine = seen.observer.mine;
    let playing = seen.table.phase == Phase::Playing;
    playing && !mine.is_empty() && !seen.table.people().without(mine).is_empty()
}

/// What the script says, in the visitor's language.
fn words(text: &Text) -> Markup {
    html! {
        div id="table-texts" hidden
            data-saved=(text.say("table-saved"))
            data-saving=(text.say("table-saving"))
            data-retrying=(text.say("table-retrying"))
            data-offline=(text.say("table-offline"))
            data-stale=(text.say("table-stale"))
            data-rule=(text.say("table-rule-link"))
            data-copied=(text.say("table-copied"))
            data-day=(text.say("table-clock-day-mark")) {}
    }
}

/// Where `tips.js` shows explanations. The close button is for pinned ones.
fn tip(text: &Text) -> Markup {
    html! {
        div id="tip" class="tip" role="tooltip" hidden {
            span id="tip-words" {}
            button id="tip-close" class="tip-close" type="button"
                aria-label=(text.say("table-tip-close")) hidden {}
        }
    }
}

/// Above the live part: the hint that `tips.js` shows once on each device, and the button of
/// `sight.js` that leads to choices out of view.
pub fn guides(text: &Text) -> Markup {
    html! {
        aside id="hint" class="notice hint" aria-label=(text.say("table-hint")) hidden {
            p {
                span class="hint-touch" { (text.say("table-hint-touch")) }
                span class="hint-mouse" { (text.say("table-hint-mouse")) }
            }
            button id="hint-seen" class="button" type="button" { (text.say("table-hint-seen")) }
        }
        button id="show-where" class="show-where" type="button"
            data-says=(text.say("table-where-hidden")) hidden { (text.say("table-where")) }
    }
}

/// Asks before moves that cannot be undone.
fn confirm(text: &Text) -> Markup {
    html! {
        dialog id="confirm" class="dialog" aria-labelledby="confirm-title" {
            form method="dialog" {
                h2 id="confirm-title" { (text.say("table-confirm")) }
                p id="confirm-what" {}
                p { (text.say("table-confirm-why")) }
                div class="dialog-acts" {
                    button class="button button-primary" value="yes" { (text.say("table-confirm-yes")) }
                    button class="button" value="no" { (text.say("table-confirm-no")) }
                }
            }
        }
    }
}

fn keys(text: &Text) -> Markup {
    let keys = [
        ("?", "table-key-help"),
        ("u", "table-key-undo"),
        ("c", "table-key-choices"),
        ("b", "table-key-board"),
        ("h", "table-key-history"),
        ("t", "table-key-words"),
        ("1–9", "table-key-number"),
        ("↑ ↓", "table-key-arrows"),
        ("← →", "table-key-step"),
        ("Home End", "table-key-ends"),
        ("Esc", "table-key-escape"),
    ];
    html! {
        dialog id="keys" class="dialog" aria-labelledby="keys-title" {
            form method="dialog" {
                h2 id="keys-title" { (text.say("table-keys")) }
                dl class="keys" {
                    @for (key, words) in keys { dt { kbd { (key) } } dd { (text.say(words)) } }
                }
                button class="button" { (text.say("table-close")) }
            }
        }
    }
}

/// Stored by the browser; the script reads and writes them.
fn settings(text: &Text) -> Markup {
    let switches = [
        ("confirm", "table-setting-confirm"),
        ("scores", "table-setting-scores"),
        ("text", "table-setting-text"),
        ("keys", "table-setting-keys"),
        ("sound", "table-setting-sound"),
    ];
    html! {
        dialog id="settings" class="dialog" aria-labelledby="settings-title" {
            form method="dialog" {
                h2 id="settings-title" { (text.say("table-settings")) }
                @for (name, words) in switches {
                    p { label { input type="checkbox" data-setting=(name); " " (text.say(words)) } }
                }
                button class="button" { (text.say("table-close")) }
            }
        }
    }
}
