//! The catalogue of decisions (C 5.12): each is sent to its chapter.

use crate::model::*;
use patolli_core::{ActionSet, Dense, Forced, Host, Seat};

impl Copan {
    /// What the seat may choose at this step.
    pub(crate) fn offer(&self, seat: Seat, step: Step) -> ActionSet<Action> {
        let mut out = ActionSet::new();
        let player = &self.public.players[seat];
        match step {
            Step::Place => self.offer_places(seat, &mut out),
            Step::AutomaPlace(_) => self.offer_automa_places(&mut out),
            Step::Site => self.offer_sites(seat, &mut out),
            Step::Eject { from, .. } => self.offer_ejection(from, &mut out),
            Step::Act { site, discount } => self.offer_targets(seat, site, discount, &mut out),
            Step::Pay => self.offer_units(&mut out),
            Step::Buy { discount } => self.offer_purchases(discount, &mut out),
            Step::Gain { .. } => out.extend(Resource::all().map(Action::Gain)),
            Step::Lose { .. } => {
                out.extend(player.stock.iter().map(|(kind, _)| Action::Lose(kind)));
            }
            Step::Climb { .. } => out.extend(player.open_stairs().map(Action::Climb)),
            Step::Descend { .. } => out.extend(player.stairs_above().map(Action::Descend)),
            Step::Keep { character, .. } => self.offer_keep(seat, character, &mut out),
            Step::PickGlyph { .. } => {
                out.extend(self.public.filled_glyphs().iter().map(Action::PickGlyph));
            }
            Step::PickCharacter { .. } => {
                out.extend(self.public.court_cards().map(|(s, _)| Action::PickCharacter(s)));
            }
            Step::PickCity { .. } => out.extend(City::all().map(Action::PickCity)),
            Step::Jade { .. } => {
                out.extend(self.public.open_mask(seat).iter().map(Action::Jade));
            }
            Step::DropJade { .. } => out.extend(player.mask.iter().map(Action::DropJade)),
            Step::DropCharacter { .. } => {
                out.extend(player.characters.iter().map(Action::DropCharacter));
            }
            Step::DropGlyph { .. } => out.extend(player.colours().iter().map(Action::DropGlyph)),
            Step::MoveTotem { .. } => Self::offer_totem_moves(&mut out),
            Step::Bonus { site, discount } => self.offer_bonus(seat, site, discount, &mut out),
            Step::End => {
                out.insert(Action::EndTurn);
                self.offer_free_actions(&mut out);
            }
            _ => {}
        }
        out
    }

    /// C 5.1.2: whether a decision leaves anything to decide.
    pub(crate) fn forced(&self, seat: Seat, step: Step) -> Forced<Action> {
        let player = &self.public.players[seat];
        match step {
            Step::Place => self.forced_place(seat),
            Step::AutomaPlace(_) => self.forced_automa_place(),
            Step::Site => self.forced_site(seat),
            Step::Act { site, discount } => self.forced_target(seat, site, discount),
            Step::Pay => self.forced_unit(),
            Step::Buy { discount } => self.forced_purchase(discount),
            Step::Lose { left, .. } if player.stock.total() <= left.into() => Forced::Nothing,
            Step::Keep { character, .. } => self.forced_keep(seat, character),
            Step::PickCity { .. } if !self.public.has_token_left(seat) => Forced::Nothing,
            Step::Bonus { site, discount } => self.forced_bonus(seat, site, discount),
            Step::End if !self.has_free_action() => Forced::Nothing,
            Step::Eject { .. }
            | Step::Gain { .. }
            | Step::PickCity { .. }
            | Step::MoveTotem { .. }
            | Step::End => Forced::No,
            _ => {
                let options = self.offer(seat, step);
                Forced::of(options.iter())
            }
        }
    }

    /// Carries out a choice.
    pub(crate) fn perform(&mut self, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        match action {
            Action::Place(tile, space) => self.place(seat, tile, space, host),
            Action::PlaceAt(space) => match self.public.agenda.front() {
                Some(Step::AutomaPlace(tile)) => self.place_for_automa(tile, space, host),
                _ => self.place_blind(seat, space, host),
            },
            Action::Gain(kind) => self.take_one(kind, host),
            Action::Lose(kind) => self.give_one(kind, host),
            Action::Pay(kind) => self.pay_unit(seat, kind),
            Action::Climb(stair) => self.climb_stair(stair, host),
            Action::Descend(stair) => self.descend_stair(stair, host),
            Action::Stay => self.stay(seat, host),
            Action::Move(site, side) => self.move_to(seat, site, side, host),
            Action::Eject(site, side) | Action::MoveTotem(site, side) => {
                self.reenter(seat, site, side, host);
            }
            Action::EjectOff => self.leave_board(seat, host),
            Action::LeaveTotem => self.public.agenda.done(),
            Action::Envoy(_) | Action::Recruit(_) | Action::Offer(_) | Action::Read(_) => {
                self.choose_target(seat, action);
            }
            Action::Draw => self.draw_from_river(seat, host),
            Action::Skip => self.skip(seat, host),
            Action::BuyNothing | Action::BuyTiles | Action::BuyExtension => self.buy(action),
            Action::Keep | Action::Replace(_) | Action::UseNow | Action::Refuse => {
                self.decide_keep(action, host);
            }
            Action::PickGlyph(_) | Action::PickCharacter(_) | Action::PickCity(_) => {
                self.pick(seat, action, host);
            }
            Action::Jade(space) => self.place_jade(space, host),
            Action::DropJade(space) => self.remove_jade(seat, space, host),
            Action::DropCharacter(character) => self.drop_character(seat, character, host),
            Action::DropGlyph(colour) => {
                self.public.agenda.done();
                self.lose_glyph(seat, colour, host);
            }
            Action::Use(character) => {
                self.begin_free_action();
                self.use_character(seat, character, host);
            }
            Action::ExchangeDifferent(set) => self.exchange_different(set, host),
            Action::ExchangeSame(colour, run) => self.exchange_same(colour, run, host),
            Action::Bonus(site) => self.take_bonus(site),
            Action::RefuseBonus => self.refuse_the_bonus(seat, host),
            Action::EndTurn => self.public.agenda.done(),
        }
    }

    /// Something of one's choice by an effect (C 6.9).
    fn pick(&mut self, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        match action {
            Action::PickGlyph(space) => self.pick_glyph(seat, space, host),
            Action::PickCharacter(space) => {
                if let Some(character) = self.pick_character(seat, space, host) {
                    self.public.agenda.now([Step::Keep { seat, character, free: true }]);
                }
            }
            Action::PickCity(city) => self.put_embassy(seat, city, host),
            other => unreachable!("{other} picks nothing"),
        }
    }

    /// The target of a Site action is chosen; it is paid, then performed.
    fn choose_target(&mut self, seat: Seat, action: Action) {
        let Some(Step::Act { site, discount }) = self.public.agenda.front() else {
            unreachable!("no Site action is due")
        };
        let discount = discount + self.public.discount(seat, site);
        let target = target_of(action).expect("an action with a target");
        let cost = self.public.price(target).expect("a target of the Site");
        self.pay_for(cost, discount, target);
    }
}

/// What a Site action that costs something goes for.
const fn target_of(action: Action) -> Option<Target> {
    match action {
        Action::Envoy(city) => Some(Target::City(city)),
        Action::Recruit(space) => Some(Target::Court(space)),
        Action::Offer(space) => Some(Target::Altar(space)),
        Action::Read(line) => Some(Target::Line(line)),
        _ => None,
    }
}

// Why not.
impl Copan {
    pub(crate) fn refuse(&self, seat: Seat, step: Step, action: Action) -> Option<Reason> {
        use Action as A;
        let player = &self.public.players[seat];
        match (step, action) {
            (Step::Place, A::Place(tile, space)) => self.refuse_place(seat, tile, space),
            (Step::Place, A::PlaceAt(space)) => self.refuse_blind(seat, space),
            (Step::AutomaPlace(_), A::PlaceAt(space)) => self.refuse_space(space),
            (Step::Site, A::Stay) => self.refuse_stay(seat),
            (Step::Site, A::Move(site, side)) => self.refuse_move(seat, site, side),
            (Step::Eject { from, .. }, A::Eject(site, _)) => {
                (site == from).then_some(Reason::EjectedFrom(from))
            }
            (Step::Eject { .. }, A::EjectOff) => {
                (!self.public.house.eject_may).then_some(Reason::MustReenter)
            }
            (Step::Act { site, discount }, A::Skip) => self.refuse_skip(seat, site, discount),
            (
                Step::Act { site, discount },
                A::Envoy(_) | A::Draw | A::Recruit(_) | A::Offer(_) | A::Read(_),
            ) => self.refuse_target(seat, site, discount, action),
            (Step::Pay, A::Pay(unit)) => self.refuse_unit(unit),
            (Step::Buy { discount }, A::BuyNothing | A::BuyTiles | A::BuyExtension) => {
                self.refuse_purchase(action, discount)
            }
            (Step::Gain { .. }, A::Gain(_)) => None,
            (Step::Lose { .. }, A::Lose(kind)) => {
                (player.stock.get(kind) == 0).then_some(Reason::NoneLeft(kind))
            }
            (Step::Climb { .. }, A::Climb(stair)) => {
                (player.priests[stair.index()] >= TOP).then_some(Reason::PriestOnTop(stair))
            }
            (Step::Descend { .. }, A::Descend(stair)) => {
                (player.priests[stair.index()] == 0).then_some(Reason::PriestAtBottom(stair))
            }
            (Step::Keep { character, .. }, A::Keep | A::Replace(_) | A::UseNow | A::Refuse) => {
                self.refuse_keep(seat, character, action)
            }
            (Step::PickGlyph { .. }, A::PickGlyph(space)) => {
                self.public.glyphs[space.index()].is_none().then_some(Reason::NoCard)
            }
            (Step::PickCharacter { .. }, A::PickCharacter(space)) => {
                self.public.court[space.index()].is_none().then_some(Reason::NoCard)
            }
            (Step::PickCity { .. }, A::PickCity(_)) => None,
            (Step::Jade { .. }, A::Jade(space)) => self.refuse_jade(seat, space),
            _ => self.refuse_rest(seat, step, action),
        }
    }

    /// Losses, free actions and what ends a choice.
    fn refuse_rest(&self, seat: Seat, step: Step, action: Action) -> Option<Reason> {
        use Action as A;
        let player = &self.public.players[seat];
        let anchor = step.is_anchor();
        match (step, action) {
            (Step::DropJade { .. }, A::DropJade(space)) => {
                (!player.mask.contains(space)).then_some(Reason::NoJadeThere(space))
            }
            (Step::DropCharacter { .. }, A::DropCharacter(character)) => {
                (!player.characters.contains(character)).then_some(Reason::NotYours(character))
            }
            (Step::DropGlyph { .. }, A::DropGlyph(colour)) => {
                (player.glyphs.get(colour) == 0).then_some(Reason::NoGlyph(colour))
            }
            (Step::MoveTotem { .. }, A::MoveTotem(..) | A::LeaveTotem) => None,
            (Step::Bonus { site, discount }, A::Bonus(at)) => {
                self.refuse_bonus_at(seat, site, discount, at)
            }
            (Step::Bonus { .. }, A::RefuseBonus) | (Step::End, A::EndTurn) => None,
            (_, A::Use(character)) if anchor => self.refuse_use(character),
            (_, A::ExchangeDifferent(set)) if anchor => self.refuse_exchange(set.cards()),
            (_, A::ExchangeSame(colour, run)) if anchor => {
                self.refuse_exchange(Glyphs::of(colour, run.cards()))
            }
            _ => Some(Reason::AnotherDecision),
        }
    }

    /// Why this target of a Site action is not possible.
    fn refuse_target(
        &self,
        seat: Seat,
        site: Site,
        discount: u8,
        action: Action,
    ) -> Option<Reason> {
        let public = &self.public;
        let (at, missing) = match action {
            Action::Envoy(city) => {
                (Site::Embassies, public.is_city_closed(city).then_some(Reason::CityClosed(city)))
            }
            Action::Recruit(space) => (Site::BallCourt, public.no_card_on(space)),
            Action::Offer(space) => (Site::Altars, public.no_room_at(space)),
            Action::Read(line) => {
                let empty = public.line_cost(line).is_none();
                (Site::Hieroglyphs, empty.then_some(Reason::LineEmpty(line)))
            }
            _ => (Site::River, None),
        };
        if at != site {
            return Some(Reason::OtherSite(site));
        }
        let token = matches!(at, Site::River | Site::Hieroglyphs) || public.has_token_left(seat);
        missing.or((!token).then_some(Reason::NoTokenLeft)).or_else(|| {
            let cost = target_of(action).and_then(|target| public.price(target));
            let discount = discount + public.discount(seat, site);
            let stock = public.players[seat].stock;
            let payable = cost.is_none_or(|cost| cost.is_payable(stock, discount));
            (!payable).then_some(Reason::CannotPay { discount })
        })
    }
}

impl Public {
    fn no_card_on(&self, space: CourtSpace) -> Option<Reason> {
        if self.court_closed.contains(space) {
            Some(Reason::SpaceClosed)
        } else {
            self.court[space.index()].is_none().then_some(Reason::NoCard)
        }
    }
    fn no_room_at(&self, space: AltarSpace) -> Option<Reason> {
        if self.altars_closed.contains(space) {
            Some(Reason::SpaceClosed)
        } else {
            self.altar_tokens[space.index()].map(|_| Reason::AltarTaken(space))
        }
    }
}
