//! Writes moments of seeded games as pages to look at: `gallery FOLDER`.

#[path = "../tests/common/subject.rs"]
mod subject;

use maud::{DOCTYPE, Markup, PreEscaped, html};
use patolli_ahau::Ahau;
use patolli_boards::{
    Drawn, FONTS, Mat, Subject, THEME_CSS, band, boards_css, logo, sample, seat_chip,
};
use patolli_copan::{Copan, Mode};
use patolli_core::{Dense, Game, Luck, Match, Quick, Seat, seed_from_text};
use patolli_text::Lang;
use patolli_yucatan::Yucatan;
use patolli_zapotec::{Pyramid, RitualSlot, Size, Zapotec};
use std::path::{Path, PathBuf};
use std::{env, fs, io};
use subject::seen_by;

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "gallery".to_string()));
    fs::create_dir_all(folder.join("fonts"))?;
    for (name, bytes) in FONTS {
        fs::write(folder.join("fonts").join(name), bytes)?;
    }
    let css = format!("{THEME_CSS}{}", boards_css()).replace("url(/assets/", "url(");
    fs::write(folder.join("style.css"), css)?;
    fs::write(folder.join("home.html"), home().0)?;
    zapotec(&folder)?;
    copan(&folder)?;
    ahau(&folder)?;
    yucatan(&folder)
}

fn zapotec(folder: &Path) -> io::Result<()> {
    use patolli_zapotec::{Difficulty, Options};
    for (name, options, lang) in [
        ("two", Options::Players(2), Lang::En),
        ("four", Options::Players(4), Lang::Fr),
        ("three", Options::Players(3), Lang::En),
        ("solo", Options::Solo(Difficulty::Normal), Lang::En),
    ] {
        let moment = |game: &Zapotec| {
            let step = format!("{:?}", game.public.agenda.front());
            format!("{}-{}", game.public.round.div_ceil(2), first_word(&step))
        };
        let played = Gallery { folder, name, lang, moment, rank: zapotec_rank }.play(&options)?;
        let full = page(&dressed(played.game_at(9)), Some(Seat::new(0)), None, lang);
        fs::write(folder.join(format!("{name}-dressed.html")), full.0)?;
    }
    Ok(())
}

fn copan(folder: &Path) -> io::Result<()> {
    use patolli_copan::{Difficulty, Options};
    for (name, options, lang) in [
        ("copan-two", Options::players(2), Lang::En),
        ("copan-four", Options::players(4), Lang::En),
        ("copan-three", Options::players(3), Lang::Fr),
        ("copan-solo", Options::solo(Mode::Advanced, Difficulty::Hard), Lang::Fr),
    ] {
        let moment = |game: &Copan| {
            let step = format!("{:?}", game.public.agenda.front());
            let event = if game.public.in_event { "-event" } else { "" };
            format!("{}-{}{event}", game.public.round.div_ceil(5), first_word(&step))
        };
        Gallery { folder, name, lang, moment, rank: copan_rank }.play(&options)?;
    }
    Ok(())
}

fn ahau(folder: &Path) -> io::Result<()> {
    use patolli_ahau::{BoardSide, Difficulty, Options};
    for (name, options, lang) in [
        ("ahau-two", Options::players(2), Lang::En),
        ("ahau-five", Options::players(5), Lang::En),
        ("ahau-three", Options::players(3).with_board(BoardSide::B), Lang::Fr),
        ("ahau-solo", Options::solo(Difficulty::Hard, None), Lang::Fr),
    ] {
        let moment = |game: &Ahau| {
            let step = format!("{:?}", game.public.agenda.front());
            format!("{}-{}", game.public.katun, first_word(&step))
        };
        Gallery { folder, name, lang, moment, rank: ahau_rank }.play(&options)?;
    }
    Ok(())
}

fn yucatan(folder: &Path) -> io::Result<()> {
    use patolli_yucatan::Options;
    for (name, people, lang) in [
        ("yucatan-two", 2, Lang::En),
        ("yucatan-three", 3, Lang::Fr),
        ("yucatan-four", 4, Lang::En),
    ] {
        let moment = |game: &Yucatan| {
            let step = format!("{:?}", game.public.agenda.front());
            format!("{}-{}", game.public.round, first_word(&step))
        };
        Gallery { folder, name, lang, moment, rank: yucatan_rank }
            .play(&Options::players(people))?;
    }
    Ok(())
}

/// `Pay` of `Some(Pay { … })`.
fn first_word(step: &str) -> &str {
    let step = step.trim_start_matches("Some(");
    step.split(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or_default()
}

/// One page at every moment that has not been shown.
struct Gallery<'a, G: Game, M> {
    folder: &'a Path,
    name: &'a str,
    lang: Lang,
    moment: M,
    /// Random play would show little: higher actions come first.
    rank: fn(&G::Action) -> u8,
}

impl<G: Drawn, M: Fn(&G) -> String> Gallery<'_, G, M> {
    fn play(&self, options: &G::Options) -> io::Result<Match<G>> {
        let luck = Luck::new(seed_from_text(self.name));
        let mut played = Match::<G>::new(G::standard(), options, luck);
        let mut dice = Quick::new(7);
        let (mut seen, mut before) = (Vec::new(), [const { None }; 5]);
        while let Some(seat) = played.game().to_act().first() {
            let key = (self.moment)(played.game());
            if !seen.contains(&key) {
                self.show(played.game(), &key, Some(seat), before[seat.index()].as_ref())?;
                // What a waiting player sees.
                if let Some(other) = Seat::first(played.game().n_seats()).find(|one| *one != seat) {
                    self.show(played.game(), &format!("{key}-other"), Some(other), None)?;
                }
                seen.push(key);
            }
            let action = self.choose(played.game(), seat, &mut dice);
            played.play(seat, action).expect("a legal action");
            before[seat.index()] = Some(played.game().view(Some(seat)));
        }
        self.show(played.game(), "over", None, None)?;
        Ok(played)
    }

    fn choose(&self, game: &G, seat: Seat, dice: &mut Quick) -> G::Action {
        let legal = game.legal(seat);
        let most = legal.iter().map(|action| (self.rank)(&action)).max().unwrap_or_default();
        let best: Vec<_> = legal.iter().filter(|action| (self.rank)(action) == most).collect();
        best[dice.below(best.len() as u32) as usize]
    }

    fn show(
        &self,
        game: &G,
        key: &str,
        eyes: Option<Seat>,
        before: Option<&G::View>,
    ) -> io::Result<()> {
        let page = page(game, eyes, before, self.lang);
        fs::write(self.folder.join(format!("{}-{key}.html", self.name)), page.0)
    }
}

/// A full table, which random games rarely reach.
fn dressed(game: &Zapotec) -> Zapotec {
    let mut game = *game;
    let table = &mut game.public;
    let seats: Vec<Seat> = table.seats().collect();
    let whose = |i: usize| seats[i % seats.len()];
    let sizes = [Size::Large, Size::Medium, Size::Small];
    for (i, plinth) in table.plinths().enumerate() {
        let tile = table.scoring_tiles[i].take();
        let from = if i == 3 { 1 } else { 0 };
        let levels = sizes.iter().skip(from).take(3 - i % 3).enumerate();
        let mut pyramid = Pyramid { tile, ..Pyramid::default() };
        for (j, size) in levels {
            pyramid.levels[j] = Some((whose(i + j), *size));
        }
        table.pyramids[plinth] = pyramid;
    }
    for (i, seat) in seats.iter().enumerate() {
        table.players[*seat].step = [6, 3, 6, 12][i];
        table.discs[RitualSlot::new(i % 3)].insert(*seat);
        table.discs[RitualSlot::new(1)].insert(*seat);
    }
    game
}

/// First the capital, and no stop while more can be done.
fn zapotec_rank(action: &patolli_zapotec::Action) -> u8 {
    use patolli_zapotec::Action;
    match action {
        Action::AddPyramid(_) => 4,
        Action::StartPyramid(..) | Action::Ritual(_) => 3,
        Action::Sacrifice(_) => 2,
        Action::EndCapital | Action::EndConstruction | Action::Decline => 0,
        _ => 1,
    }
}

/// No bonus is refused, and Characters stay for a while.
fn copan_rank(action: &patolli_copan::Action) -> u8 {
    use patolli_copan::Action;
    match action {
        Action::BuyExtension | Action::Keep | Action::ExchangeDifferent(_) => 3,
        Action::Stay | Action::BuyTiles | Action::Bonus(_) => 2,
        Action::RefuseBonus | Action::BuyNothing | Action::Refuse | Action::Use(_) => 0,
        _ => 1,
    }
}

/// Gods are summoned and tiles are built where possible.
fn ahau_rank(action: &patolli_ahau::Action) -> u8 {
    use patolli_ahau::Action;
    match action {
        Action::Claim | Action::Summon(_) | Action::Lay(..) | Action::Buy(_) | Action::Advance => 3,
        Action::Produce(_) | Action::Walk(..) => 2,
        Action::Pass | Action::NoSummon | Action::Stop | Action::NoClaim | Action::EndTurn => 0,
        _ => 1,
    }
}

/// Troops go where others are, and everything affordable is bought.
fn yucatan_rank(action: &patolli_yucatan::Action) -> u8 {
    use patolli_yucatan::{Action, Element};
    match action {
        Action::Stay | Action::NoPower | Action::NoLink | Action::Activate(Element::Granary) => 0,
        _ => 1,
    }
}

fn page<G: Drawn>(game: &G, eyes: Option<Seat>, before: Option<&G::View>, lang: Lang) -> Markup {
    let names = ["Ana", "Itzel", "Bénédicte", "Tomás", "Ix Chel"].map(String::from);
    let table =
        seen_by(game, eyes, before, (lang, &names), |subject| table(subject, game.n_seats()));
    document(lang, &table)
}

fn table<G: Drawn>(scene: &Subject<'_, G>, n: usize) -> Markup {
    let Subject { text, view, eyes, names, .. } = *scene;
    html! {
        header class="site-header" {
            a href="#" { (logo()) "Patolli" }
            nav class="site-nav" { a href="#" { "Games" } a href="#" { "Rules" } }
        }
        main class="site-main" {
            div class="table-page" {
                header class="turn-bar turn-bar-mine" {
                    span class="status" { (G::prompt(text, view, eyes.unwrap_or(Seat::new(0)), names)) }
                    button class="button" { "OK" }
                    button class="button button-quiet" { "Undo" }
                }
                section class="table-board" { (G::board(scene)) }
                @if let Some(own) = eyes {
                    section class="table-own" {
                        (<G as Drawn>::hand(scene))
                        (G::mat(scene, own, Mat::Large))
                    }
                }
                aside class="table-side" {
                    (choices(scene))
                    @for seat in Seat::first(n).filter(|seat| Some(*seat) != eyes) {
                        (G::mat(scene, seat, Mat::Small))
                    }
                    @if let Some(seat) = Seat::first(n).rfind(|seat| Some(*seat) != eyes) {
                        details open { summary { "…" } (G::mat(scene, seat, Mat::Large)) }
                    }
                }
                details class="panel table-words" {
                    summary { "In words" }
                    (G::in_words(scene))
                }
            }
        }
    }
}

fn choices<G: Drawn>(scene: &Subject<'_, G>) -> Markup {
    html! {
        ul class="choice-list" {
            @for action in scene.legal.iter().take(6) {
                li { button data-act=(action) { (G::action(scene.text, scene.view, action, scene.names)) } }
            }
        }
    }
}

fn home() -> Markup {
    let body = html! {
        header class="site-header" {
            a href="#" { (logo()) "Patolli" }
            nav class="site-nav" { a href="#" aria-current="page" { "Games" } a href="#" { "Rules" } }
        }
        (band())
        main class="site-main" {
            h1 { "A table for Mesoamerican games" }
            ul class="shelf" {
                li class="shelf-game" {
                    (Zapotec::picture())
                    h2 { "Zapotec" }
                    p { "Three valleys around a capital." }
                    a class="button button-primary" href="#" { "Play" }
                }
                li class="shelf-game" {
                    (Ahau::picture())
                    h2 { "Ahau" }
                    p { "Rulers of Yucatán." }
                    a class="button button-primary" href="#" { "Play" }
                }
                li class="shelf-game" {
                    (Yucatan::picture())
                    h2 { "Yucatan" }
                    p { "Three cities in the jungle." }
                    a class="button button-primary" href="#" { "Play" }
                }
                li class="shelf-game" {
                    (Copan::picture())
                    h2 { "Copan" }
                    p { "A city that dies." }
                    a class="button button-primary" href="#" { "Play" }
                }
            }
            (sample())
            p { @for seat in Seat::first(5) { (seat_chip(seat, "Name")) " " } }
            p { @for name in AHAU_ICONS.split(' ') { (Ahau::icon(name).unwrap_or_default()) " " (name) " " } }
            p { @for name in ICONS { (Zapotec::icon(name).unwrap_or_default()) " " (name) " " } }
        }
        footer class="site-footer" { "Patolli" }
    };
    document(Lang::En, &body)
}

const AHAU_ICONS: &str = "chief rain jaguar sun serpent corn water obsidian cacao limestone any fame \
    weapon tile worker worker_lying ruler marker role temple war building draw lay_down deplete calendar \
    katun city pyramid tower city_gates market ball_court palace gateway produce_market acropolis \
    royal_palace royal_monument favour_of_the_gods giant_stele master_builder high_priestess dancer \
    merchant war_captain queen";

const ICONS: [&str; 16] = [
    "wood",
    "brick",
    "stone",
    "corn",
    "gold",
    "priest",
    "cornfield",
    "temple",
    "village",
    "plains",
    "hills",
    "forest",
    "etla",
    "ocotlan",
    "mitla",
    "points",
];

fn document(lang: Lang, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Patolli" }
                link rel="stylesheet" href="style.css";
            }
            body { (PreEscaped(&body.0)) }
        }
    }
}
