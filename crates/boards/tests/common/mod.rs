//! What the page's script and its users rely on, whichever the game: checked at every moment of
//! seeded random games.

#[path = "subject.rs"]
mod subject;

use patolli_boards::{Drawn, Mat};
use patolli_core::{Dense, Luck, Match, Quick, Seat, seed_from_text};
use patolli_games::GameId;
use patolli_text::{Block, Inline, Lang, rulebook};
use std::collections::BTreeSet;
use subject::seen_by;

/// What a test must know about a game.
pub trait Tested: Drawn {
    /// The longest page of a table.
    const HEAVIEST: usize;

    /// One random game is checked for each of these.
    fn matches() -> Vec<Self::Options>;
    /// Actions that the page shows as buttons: they have no place on the table.
    fn is_button(action: Self::Action) -> bool;
}

/// Everything that a page shows of a table.
pub struct Drawing {
    sprite: String,
    pub board: String,
    mats: String,
    hand: String,
    words: String,
}

impl Drawing {
    pub fn all(&self) -> String {
        [&self.sprite, &self.board, &self.mats, &self.hand, &self.words]
            .map(String::as_str)
            .concat()
    }
}

pub fn draw<G: Drawn>(
    game: &G,
    eyes: Option<Seat>,
    before: Option<&G::View>,
    lang: Lang,
) -> Drawing {
    let names = ["Ana", "<b>Luis</b>", "Zoé", "Bob", "Ix"].map(String::from);
    seen_by(game, eyes, before, (lang, &names), |subject| {
        // The other players' boards appear in short and in full.
        let seats = || Seat::first(game.n_seats());
        let others = seats().filter(|seat| eyes != Some(*seat)).map(|seat| (seat, Mat::Small));
        let mats = others.chain(seats().map(|seat| (seat, Mat::Large)));
        Drawing {
            sprite: G::sprite().0,
            mats: mats.map(|(seat, size)| G::mat(subject, seat, size).0).collect(),
            board: G::board(subject).0,
            hand: <G as Drawn>::hand(subject).0,
            words: G::in_words(subject).0,
        }
    })
}

/// Checks every decision of one random game for each table. Random play that stops early would show
/// little, so it continues while it can.
pub fn random_games<G: Tested>(mut look: impl FnMut(&G, Seat, Option<&G::View>, usize)) {
    for (i, options) in G::matches().iter().enumerate() {
        let luck = Luck::new(seed_from_text(&format!("drawn {i}")));
        let mut played = Match::<G>::new(G::standard(), options, luck);
        let mut dice = Quick::new(i as u64);
        // What each seat saw after its last action.
        let (mut before, mut moment) = ([const { None }; 5], 0);
        while let Some(seat) = played.game().to_act().first() {
            look(played.game(), seat, before[seat.index()].as_ref(), moment);
            let legal = played.game().legal(seat);
            let going: Vec<_> = legal.iter().filter(|action| !G::is_button(*action)).collect();
            let action = match going.len() as u32 {
                0 => legal.nth(0),
                n => going[dice.below(n) as usize],
            };
            played.play(seat, action).expect("a legal action");
            before[seat.index()] = Some(played.game().view(Some(seat)));
            moment += 1;
        }
        look(played.game(), Seat::new(0), before[0].as_ref(), moment);
    }
}

/// The values of an attribute.
fn values<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!(" {name}=\"");
    let rest = page.split(start.as_str()).skip(1);
    rest.filter_map(|rest| rest.split('"').next()).collect()
}

/// At least this many kinds of actions must have been seen.
pub fn every_legal_action_has_its_place<G: Tested>(least: usize) {
    let mut kinds = BTreeSet::new();
    random_games::<G>(|game, seat, before, moment| {
        let lang = Lang::ALL[moment % 2];
        let drawing = draw(game, Some(seat), before, lang);
        let page = [drawing.board, drawing.mats, drawing.hand].concat();
        let mut shown: BTreeSet<&str> = values(&page, "data-act").into_iter().collect();
        shown.extend(values(&page, "data-acts").into_iter().flat_map(|acts| acts.split('|')));
        let legal: Vec<_> = game.legal(seat).iter().collect();
        for action in legal.iter().filter(|action| !G::is_button(**action)) {
            let notation = action.to_string();
            assert!(shown.remove(notation.as_str()), "no place for {notation}");
            kinds.insert(notation.split(' ').next().unwrap_or_default().to_string());
        }
        assert!(shown.is_empty(), "not legal: {shown:?}");
        let (acts, labels) = (values(&page, "data-acts"), values(&page, "data-labels"));
        assert_eq!(acts.len(), labels.len());
        for (acts, labels) in acts.iter().zip(labels) {
            assert_eq!(acts.split('|').count(), labels.split('|').count(), "{labels}");
        }
    });
    assert!(kinds.len() >= least, "only {kinds:?}");
}

pub fn pages_are_sound<G: Tested>() {
    random_games::<G>(|game, seat, before, moment| {
        if moment % 3 != 0 {
            return;
        }
        for eyes in [Some(seat), None] {
            let page = draw(game, eyes, before, Lang::ALL[moment % 2]).all();
            let mut ids = BTreeSet::new();
            for id in values(&page, "id") {
                assert!(ids.insert(id), "{id} stands twice");
            }
            let links = values(&page, "href").into_iter().map(|link| &link[1..]);
            for link in links.chain(values(&page, "for")) {
                assert!(ids.contains(link), "{link} leads nowhere");
            }
            for from in values(&page, "data-from") {
                assert!(ids.contains(from), "nothing comes from {from}");
            }
            assert!(!page.contains(" style="), "the pages allow no inline style");
            assert!(!page.contains("<script"), "the pages allow no inline script");
            assert!(!page.contains("<b>Luis"), "names contain no markup");
            assert!(!page.contains('⟦'), "a message is missing");
            assert!(page.len() < G::HEAVIEST, "{} bytes", page.len());
        }
    });
}

/// A drawing shows nothing that its observer may not know.
pub fn a_drawing_is_the_same_for_every_world_that_fits_the_view<G: Tested>() {
    random_games::<G>(|game, seat, before, moment| {
        if moment % 7 != 0 {
            return;
        }
        for eyes in [Some(seat), None] {
            let view = game.view(eyes);
            let world = G::determinize(&view, &mut Quick::new(moment as u64));
            let [real, imagined] = [game, &world]
                .map(|game| draw(game, eyes, before.filter(|_| eyes.is_some()), Lang::En).all());
            assert!(real == imagined, "the drawing differs");
        }
    });
}

pub fn the_last_change_is_marked<G: Tested>() {
    let mut marked = 0;
    random_games::<G>(|game, seat, before, moment| {
        if moment % 5 == 0 {
            marked += draw(game, Some(seat), before, Lang::En).all().matches("changed").count();
        }
    });
    assert!(marked > 100, "only {marked} marks");
}

pub fn every_component_has_an_icon<G: Tested>(names: &str) {
    for name in names.split_whitespace() {
        assert!(G::icon(name).is_some_and(|svg| svg.0.starts_with("<svg")), "{name}");
    }
    assert!(G::icon("no such picture").is_none());
    assert!(G::picture().0.starts_with("<svg"));
}

pub fn every_picture_of_the_rulebook_exists<G: Tested>(game: GameId) {
    for lang in Lang::ALL {
        let book = rulebook(game, lang);
        let blocks = book.sections.iter().flat_map(|section| &section.blocks);
        let inlines = blocks.flat_map(Block::lines).flatten();
        let mut seen = 0;
        for inline in inlines {
            if let Inline::Icon(name) = inline {
                assert!(G::icon(name).is_some(), "no picture {name:?}");
                seen += 1;
            }
        }
        assert!(seen > 20, "{seen} pictures");
    }
}
