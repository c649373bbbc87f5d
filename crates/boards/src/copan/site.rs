//! What the five Sites have in common: a name, three spaces for Totems, and a larger view on demand.

use super::easel::Easel;
use crate::seats::piece;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_copan::{Action, Fate, Public, Side, Site, Socket, Step, Symbol};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::copan::{fate as fate_name, side, site as site_name, symbol};

impl Easel<'_> {
    pub(super) fn site(&self, site: Site, content: &Markup) -> Markup {
        let name = site_name(self.text, site);
        let zoom = self.tell("boards-copan-zoom", args!(site = name.as_str()));
        html! {
            section class={ "site site-" (site) } role="group" aria-label=(name) {
                div class="site-head" {
                    h2 class="site-title" { (self.site_title(site, &name)) }
                    div class="sockets" { @for socket in Socket::all() { (self.socket(site, socket)) } }
                    details class="zoom" id={ "zoom-" (site) } {
                        summary aria-label=(zoom) data-tip=(zoom) { (inline("zoom")) }
                    }
                }
                (content)
            }
        }
    }

    /// The name; a bonus action at the Site is taken here (C 5.8.2).
    fn site_title(&self, site: Site, name: &str) -> Markup {
        let spot = Spot::new("span", "site-name", self.site_words(site));
        let spot = match self.step() {
            Some(Step::Bonus { .. }) => self.acts(spot, [Action::Bonus(site)]),
            _ => spot,
        };
        spot.draw(&html! { (inline(site.name())) span { (name) } })
    }

    /// What happens there, and what is cheaper for the observer.
    fn site_words(&self, site: Site) -> String {
        let said = self.say(match site {
            Site::Embassies => "boards-copan-about-embassies",
            Site::River => "boards-copan-about-river",
            Site::BallCourt => "boards-copan-about-court",
            Site::Altars => "boards-copan-about-altars",
            Site::Hieroglyphs => "boards-copan-about-hieroglyphs",
        });
        let off = self.me.map_or(0, |me| self.table.discount(me, site));
        match off {
            0 => said,
            n => format!("{said} {}", self.tell("boards-copan-cheaper", args!(n = n))),
        }
    }

    /// A place of a Totem (C 3.6). The entry is where a Totem comes in, the next one where it stays.
    fn socket(&self, site: Site, socket: Socket) -> Markup {
        let here = |table: &Public| table.totem_at(site, socket);
        let owner = here(self.table);
        let class = format!("socket socket-{}", socket.index() + 1);
        let spot = Spot::new("div", class, self.socket_words(site, socket))
            .class_if(owner.is_some_and(|seat| self.is_pushed(site, socket, seat)), "pushed")
            .changed(self.differs(here));
        let spot = self.acts(spot, self.totem_moves(site, socket));
        spot.draw(&html! {
            span class="socket-symbol" { (symbol_icons(self.kit.symbol(site, socket))) }
            @if let Some(seat) = owner { (self.totem(seat)) }
        })
    }

    /// The movements of the observer's Totem that end here.
    fn totem_moves(&self, site: Site, socket: Socket) -> Vec<Action> {
        let entry = socket == Socket::ENTRY;
        let both = |act: fn(Site, Side) -> Action| Side::all().map(|up| act(site, up)).collect();
        match self.step() {
            Some(Step::Site) if entry => both(Action::Move),
            Some(Step::Site) => {
                let totem = self.me.and_then(|me| self.player(me).totem);
                let next = totem
                    .filter(|totem| totem.site == site)
                    .filter(|totem| totem.socket.next() == Some(socket));
                next.map(|_| Action::Stay).into_iter().collect()
            }
            Some(Step::Eject { .. }) if entry => both(Action::Eject),
            Some(Step::MoveTotem { .. }) if entry => both(Action::MoveTotem),
            _ => Vec::new(),
        }
    }

    /// Whether this Totem would be pushed on by a movement that the observer may choose (C 5.7.4).
    fn is_pushed(&self, site: Site, socket: Socket, owner: Seat) -> bool {
        let mover = self.decider().filter(|_| self.me == self.decider());
        if mover.is_none() || mover == Some(owner) {
            return false;
        }
        let legal = |at: &Socket| {
            self.totem_moves(site, *at).iter().any(|action| self.subject.legal.contains(*action))
        };
        let crowded = |from: Socket| {
            let between = Socket::all().filter(|at| *at >= from && *at <= socket);
            between
                .map(|at| self.table.totem_at(site, at))
                .all(|seat| seat.is_some() && seat != mover)
        };
        Socket::all().filter(|at| *at <= socket).filter(legal).any(crowded)
    }

    fn totem(&self, seat: Seat) -> Markup {
        let Some(totem) = self.player(seat).totem else { return html! {} };
        html! {
            span id={ "totem-" (seat) } data-piece="totem" data-from={ "supply-" (seat) }
                class={ "totem seat-" (seat) } {
                (piece("totem", seat, Some(side_icon(totem.side))))
            }
        }
    }

    pub(super) fn socket_words(&self, site: Site, socket: Socket) -> String {
        let said = self.tell(
            "boards-copan-socket",
            args!(
                site = site_name(self.text, site),
                n = socket.index() + 1,
                symbol = symbol(self.text, self.kit.symbol(site, socket)),
            ),
        );
        let Some(seat) = self.table.totem_at(site, socket) else { return said };
        let up = self.player(seat).totem.map(|totem| side(self.text, totem.side));
        let totem = self.tell(
            "boards-copan-socket-totem",
            args!(name = self.name(seat), side = up.unwrap_or_default()),
        );
        let pushed = match self.is_pushed(site, socket, seat) {
            false => return format!("{said} {totem}"),
            true if socket.next().is_none() => self.say("boards-copan-ejected"),
            true => self.say("boards-copan-pushed"),
        };
        format!("{said} {totem} {pushed}")
    }

    /// The symbol that may close a space (C 5.5.7).
    pub(super) fn fate_words(&self, fate: Fate) -> String {
        self.tell("boards-copan-fate", args!(fate = fate_name(self.text, fate)))
    }
}

pub(super) const fn side_icon(side: Side) -> &'static str {
    match side {
        Side::Resource => "any",
        Side::Vp => "vp",
    }
}

fn symbol_icons(symbol: Symbol) -> Markup {
    html! {
        @match symbol {
            Symbol::Pay(kind) => { "−" (inline(kind.name())) },
            Symbol::Times(n) => { "×" (n) },
        }
    }
}
