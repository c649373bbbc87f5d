//! What `calls.js` needs to alert a player whose turn it is: words, and an offer to notify.

use crate::assets::asset;
use maud::{Markup, html};
use patolli_text::{Text, args};

/// Seconds left at which a live clock warns.
const WARNINGS: [u32; 2] = [60, 10];

/// Hidden until the script shows a part. `offer` is the message that offers notifications, if there
/// are other people to wait for.
pub fn calls(text: &Text, offer: Option<&str>) -> Markup {
    html! {
        div id="calls" hidden data-turn=(text.say("call-turn")) data-icon=(asset("favicon-turn.svg")) {
            @for n in WARNINGS {
                span data-warn=(n) { (text.tell("call-clock", args!(n = n))) }
            }
        }
        p class="notice call-clock" id="clock-warning" role="alert" hidden {}
        @if let Some(offer) = offer {
            section class="notice call-offer" id="call-offer" aria-labelledby="call-offer-why" hidden {
                p id="call-offer-why" { (text.say(offer)) }
                div class="toolbar" {
                    button class="button button-primary" type="button" data-call="yes" {
                        (text.say("call-offer-yes"))
                    }
                    button class="button" type="button" data-call="no" { (text.say("call-offer-no")) }
                }
            }
        }
    }
}
