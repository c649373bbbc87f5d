//! Writes moments of seeded games as pages, to be looked at: `gallery FOLDER`.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use patolli_boards::{
    BOARDS_CSS, Drawn, FONTS, Mat, Scene, THEME_CSS, band, logo, sample, seat_chip,
};
use patolli_core::{
    ActionSet, Dense, Game, Luck, Match, Quick, Refused, Seat, Title, seed_from_text,
};
use patolli_text::{Lang, Text, Words, refusal};
use patolli_zapotec::{Action, Difficulty, Options, Pyramid, Size, View, Zapotec};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "gallery".to_string()));
    fs::create_dir_all(folder.join("fonts"))?;
    for (name, bytes) in FONTS {
        fs::write(folder.join("fonts").join(name), bytes)?;
    }
    let css = format!("{THEME_CSS}{BOARDS_CSS}").replace("url(/assets/", "url(");
    fs::write(folder.join("style.css"), css)?;
    fs::write(folder.join("home.html"), home().0)?;
    for (name, options, lang) in [
        ("two", Options::Players(2), Lang::En),
        ("four", Options::Players(4), Lang::Fr),
        ("three", Options::Players(3), Lang::En),
        ("solo", Options::Solo(Difficulty::Normal), Lang::En),
    ] {
        game(&folder, name, options, lang)?;
    }
    Ok(())
}

/// One page at every decision of a kind that has not been shown in this third of the game.
fn game(folder: &Path, name: &str, options: Options, lang: Lang) -> io::Result<()> {
    let luck = Luck::new(seed_from_text(name));
    let mut played = Match::<Zapotec>::new(Zapotec::standard(), &options, luck);
    let mut dice = Quick::new(7);
    let (mut seen, mut before) = (Vec::new(), [const { None }; 4]);
    while let Some(seat) = played.game().to_act().first() {
        let game = played.game();
        let third = game.public.round.div_ceil(2);
        let step = format!("{:?}", game.public.agenda.front());
        let step: String = step.chars().filter(char::is_ascii_alphabetic).collect();
        let key = format!("{third}-{}", step.trim_start_matches("Some"));
        if !seen.contains(&key) {
            let page = page(game, Some(seat), before[seat.index()].as_ref(), lang);
            fs::write(folder.join(format!("{name}-{key}.html")), page.0)?;
            seen.push(key);
        }
        let legal = game.legal(seat);
        // Random play would show little: first the capital, and no stop while more can be done.
        let open: Vec<_> = legal.iter().collect();
        let most = open.iter().map(rank).max().unwrap_or_default();
        let open: Vec<_> = open.into_iter().filter(|action| rank(action) == most).collect();
        let action = open[dice.below(open.len() as u32) as usize];
        played.play(seat, action).expect("a legal action");
        before[seat.index()] = Some(played.game().view(Some(seat)));
    }
    let full = page(&dressed(played.game_at(9)), Some(Seat::new(0)), None, lang);
    fs::write(folder.join(format!("{name}-dressed.html")), full.0)?;
    let page = page(played.game(), None, None, lang);
    fs::write(folder.join(format!("{name}-over.html")), page.0)
}

/// A table on which much stands, as few random games have it.
fn dressed(game: &Zapotec) -> Zapotec {
    let mut game = game.clone();
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
        table.pyramids[plinth.index()] = pyramid;
    }
    for (i, seat) in seats.iter().enumerate() {
        table.players[*seat].step = [6, 3, 6, 12][i];
        table.discs[i % 3].insert(*seat);
        table.discs[1].insert(*seat);
    }
    game
}

fn rank(action: &Action) -> u8 {
    match action {
        Action::AddPyramid(_) => 4,
        Action::StartPyramid(..) | Action::Ritual(_) => 3,
        Action::Sacrifice(_) => 2,
        Action::EndCapital | Action::EndConstruction | Action::Decline => 0,
        _ => 1,
    }
}

fn page(game: &Zapotec, eyes: Option<Seat>, before: Option<&View>, lang: Lang) -> Markup {
    let text = Text::shared(lang);
    let view = game.view(eyes);
    let names = ["Ana", "Itzel", "Bénédicte", "Tomás"].map(String::from);
    let kit = Zapotec::standard();
    let why = |action| {
        let reason = game.why_not(eyes?, action)?;
        Some(refusal::<Zapotec>(text, kit, &Refused::NotPossible(reason), &names))
    };
    let legal = eyes.map_or_else(ActionSet::new, |seat| game.legal(seat));
    let scene = Scene { text, view: &view, before, eyes, names: &names, legal, why_not: &why };
    let own = eyes.unwrap_or(Seat::new(0));
    let table = html! {
        header class="site-header" {
            a href="#" { (logo()) "Patolli" }
            nav class="site-nav" { a href="#" { "Games" } a href="#" { "Rules" } }
        }
        main class="site-main" {
            div class="table-page" {
                header class="turn-bar turn-bar-mine" {
                    span class="status" { (Zapotec::prompt(text, &view, own, &names)) }
                    button class="button" { "OK" }
                    button class="button button-quiet" { "Undo" }
                }
                section class="table-board" { (Zapotec::board(&scene)) }
                section class="table-own" {
                    (<Zapotec as Drawn>::hand(&scene))
                    (Zapotec::mat(&scene, own, Mat::Large))
                }
                aside class="table-side" {
                    (choices(&scene))
                    @for seat in game.public.seats().filter(|seat| *seat != own) {
                        (Zapotec::mat(&scene, seat, Mat::Small))
                    }
                    @if let Some(seat) = game.public.seats().rfind(|seat| *seat != own) {
                        details open { summary { "…" } (Zapotec::mat(&scene, seat, Mat::Large)) }
                    }
                }
                details class="panel table-words" {
                    summary { "In words" }
                    (Zapotec::in_words(&scene))
                }
            }
        }
    };
    document(lang, &table)
}

fn choices(scene: &Scene<'_, Zapotec>) -> Markup {
    html! {
        ul class="choice-list" {
            @for action in scene.legal.iter().take(6) {
                li { button data-act=(action) { (Zapotec::action(scene.text, scene.view, action)) } }
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
            }
            (sample())
            p { @for seat in Seat::first(5) { (seat_chip(seat, "Name")) " " } }
            p { @for name in ICONS { (Zapotec::icon(name).unwrap_or_default()) " " (name) " " } }
        }
        footer class="site-footer" { "Patolli" }
    };
    document(Lang::En, &body)
}

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
