//! The whole table in headings, lists and tables, for those who hear it or prefer to read.

use super::easel::Easel;
use maud::{Markup, html};
use patolli_copan::{
    AltarPlace, AltarSpace, City, Copan, CourtSpace, Fate, GlyphSpace, Half, Line, Resource,
    RiverSlot, Section, Site, Socket, Step,
};
use patolli_core::Dense;
use patolli_text::Words;
use patolli_text::copan::{
    altar, embassy_token, line as line_words, pending, section, site as site_name,
};

impl Easel<'_> {
    pub(super) fn in_words(&self) -> Markup {
        html! {
            (self.round_in_words())
            (self.event_card_in_words())
            (self.pyramid_in_words())
            (self.stairs_in_words())
            @for site in Site::all() { (self.site_in_words(site)) }
            @for seat in self.table.seats() { (self.player_in_words(seat)) }
            (self.hand_in_words())
        }
    }

    fn round_in_words(&self) -> Markup {
        html! {
            h3 { (self.round_words()) }
            (self.prompt_words())
            @if self.step() == Some(Step::Pay) { p { (self.payment_words()) } }
            p { (self.say("boards-order")) }
            ol { @for seat in self.table.seats_from(self.table.first) { li { (self.turn_words(seat)) } } }
            @if !self.table.drawn.is_empty() {
                p { (self.say("boards-copan-drawn")) }
                ol {
                    @for token in self.table.drawn.iter().rev() {
                        li { (embassy_token(self.text, self.kit, token)) }
                    }
                }
            }
            @if self.waiting().next().is_some() {
                p { (self.say("boards-copan-queue")) }
                ol { @for (item, _) in self.waiting() { li { (pending(self.text, item)) } } }
            }
        }
    }

    fn event_card_in_words(&self) -> Markup {
        html! {
            h3 { (self.event_card_words()) }
            ul { @for fate in Fate::all() { li { (self.omen_words(fate)) } } }
        }
    }

    /// One column a section, one row a space.
    fn pyramid_in_words(&self) -> Markup {
        let in_play = self.kit.in_play(self.table.n());
        html! {
            h3 { (self.say("boards-copan-pyramid")) }
            @for part in Section::all() {
                h4 { (section(self.text, part)) }
                ul {
                    @for space in in_play.iter().filter(|space| space.section() == part) {
                        li { (self.space_words(space)) }
                    }
                }
            }
            ul { @for track in Resource::all() { li { (self.track_words(track)) } } }
        }
    }

    fn stairs_in_words(&self) -> Markup {
        html! {
            h3 { (self.say("boards-copan-stairs")) }
            ul {
                @for stair in Resource::all() { li { (self.stair_words(stair)) } }
                li { (self.zenith_words()) }
            }
        }
    }

    fn site_in_words(&self, site: Site) -> Markup {
        html! {
            h3 { (site_name(self.text, site)) }
            ul { @for socket in Socket::all() { li { (self.socket_words(site, socket)) } } }
            @match site {
                Site::Embassies => (self.embassies_in_words()),
                Site::River => (self.river_in_words()),
                Site::BallCourt => (self.court_in_words()),
                Site::Altars => (self.altars_in_words()),
                Site::Hieroglyphs => (self.hieroglyphs_in_words()),
            }
        }
    }

    fn embassies_in_words(&self) -> Markup {
        html! {
            ul {
                @for city in City::all() { li { (self.city_words(city)) } }
                li { (self.stacks_words()) }
            }
        }
    }

    fn river_in_words(&self) -> Markup {
        html! {
            ul {
                @for slot in RiverSlot::all() { li { (self.slot_words(slot)) } }
                li { (self.bag_words()) }
                li { (self.extension_words()) }
            }
        }
    }

    fn court_in_words(&self) -> Markup {
        html! {
            ul {
                @for half in Half::all() { li { (self.half_words(half)) } }
                @for space in CourtSpace::all() { li { (self.court_words(space)) } }
            }
        }
    }

    fn altars_in_words(&self) -> Markup {
        html! {
            @for place in AltarPlace::all() {
                p { (altar(self.text, self.kit, self.table.altars[place])) }
                ul {
                    @for space in AltarSpace::all().filter(|space| space.place() == place) {
                        li { (self.altar_words(space)) }
                    }
                }
            }
            p { (self.reserve_words()) }
        }
    }

    fn hieroglyphs_in_words(&self) -> Markup {
        html! {
            @for line in Line::all() {
                p { (line_words(self.text, self.kit, line)) }
                ul {
                    @for space in GlyphSpace::all().filter(|space| self.kit.line_of[*space] == line) {
                        li { (self.glyph_words(space)) }
                    }
                }
            }
        }
    }

    fn hand_in_words(&self) -> Markup {
        let hand = Copan::hand(self.text, self.subject.view);
        html! {
            @if !hand.is_empty() {
                h3 { (self.say("boards-hand")) }
                ul { @for tile in hand { li { (tile) } } }
            }
        }
    }
}
