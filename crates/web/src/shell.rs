//! The frame around every page.

use crate::assets::{asset, imports, script};
use crate::shelf;
use crate::visitor::{Theme, Visitor};
use maud::{DOCTYPE, Markup, html};
use patolli_games::GameId;
use patolli_text::{Lang, shown_name};

/// A whole page. `scripts` are names of modules; those of every page are added automatically.
pub fn page(visitor: &Visitor, title: &str, scripts: &[&str], main: &Markup) -> Markup {
    // The address says which game a page is about.
    let here = visitor.here.as_deref().unwrap_or("");
    let about = |game: &GameId| here.split(['/', '?']).any(|part| part == game.name());
    let game = GameId::ALL.into_iter().find(about).unwrap_or(GameId::ALL[0]);
    page_about(game, visitor, title, scripts, main)
}

/// A page whose address does not name its game, such as that of a match.
pub fn page_about(
    game: GameId,
    visitor: &Visitor,
    title: &str,
    scripts: &[&str],
    main: &Markup,
) -> Markup {
    // At the table the board needs the space.
    let at_table = scripts.contains(&"table.js");
    html! {
        (DOCTYPE)
        html lang=(visitor.lang.code()) data-theme=[visitor.theme.map(Theme::name)] {
            (head(title, scripts))
            body.at-table[at_table] {
                a.skip-link href="#main" { (visitor.text().say("web-skip")) }
                (header(visitor, game))
                main #main.site-main tabindex="-1" { (main) }
                // Messages of scripts for people who do not see the page.
                div #live.visually-hidden role="status" aria-live="polite" {}
                (footer(visitor))
            }
        }
    }
}

/// The title of the browser tab.
pub fn full_title(title: &str) -> String {
    match title {
        "Patolli" => title.to_string(),
        _ => format!("{title} · Patolli"),
    }
}

fn head(title: &str, scripts: &[&str]) -> Markup {
    let scripts = [&["site.js"], scripts].concat();
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1";
            meta name="color-scheme" content="light dark";
            title { (full_title(title)) }
            link rel="icon" type="image/svg+xml" href=(asset("favicon.svg"));
            link rel="manifest" href=(asset("manifest.webmanifest"));
            @for sheet in ["theme.css", "boards.css", "site.css", "table.css"] {
                link rel="stylesheet" href=(asset(sheet));
            }
            @for name in imports(&scripts) { link rel="modulepreload" href=(script(name)); }
            @for name in scripts { script type="module" src=(script(name)) {} }
        }
    }
}

fn header(visitor: &Visitor, game: GameId) -> Markup {
    let text = visitor.text();
    let here = visitor.here.as_deref().unwrap_or("");
    let is_here = |path: &str| here.split('?').next() == Some(path);
    let rules = format!("/rules/{game}");
    html! {
        header.site-header {
            a href="/" { (patolli_boards::logo()) span { "Patolli" } }
            nav.site-nav aria-label=(text.say("web-nav")) {
                a href="/" aria-current=[is_here("/").then_some("page")] {
                    (text.say("web-nav-home"))
                }
                a href=(rules) aria-current=[is_here(&rules).then_some("page")] {
                    (text.say("web-nav-rules"))
                }
                @if let Some(person) = &visitor.person {
                    a.site-me href="/me" aria-current=[is_here("/me").then_some("page")] {
                        span.visually-hidden { (text.say("web-nav-me")) " " }
                        (shown_name(&person.name))
                    }
                }
            }
            (switches(visitor))
        }
    }
}

/// Language and theme. Each button names what it switches to.
fn switches(visitor: &Visitor) -> Markup {
    let text = visitor.text();
    let other = match visitor.lang {
        Lang::En => Lang::Fr,
        Lang::Fr => Lang::En,
    };
    let name = match other {
        Lang::En => "English",
        Lang::Fr => "Français",
    };
    let Some(here) = &visitor.here else {
        return html! {
            div.site-switches {
                a href={ "?lang=" (other) } lang=(other.code()) hreflang=(other.code()) {
                    (language(other, name))
                }
            }
        };
    };
    let (next, label) = match visitor.theme {
        None => ("light", text.say("web-theme-auto")),
        Some(Theme::Light) => ("dark", text.say("web-theme-light")),
        Some(Theme::Dark) => ("auto", text.say("web-theme-dark")),
    };
    html! {
        form.site-switches method="post" action="/settings" {
            input type="hidden" name="back" value=(here);
            button name="lang" value=(other) lang=(other.code()) { (language(other, name)) }
            button name="theme" value=(next) title=(text.say("web-theme-title")) {
                span aria-hidden="true" { "◐" }
                span.visually-hidden { (text.say("web-theme")) " " }
                span.switch-long { (label) }
            }
        }
    }
}

/// The name of a language, or its code where there is little space.
fn language(lang: Lang, name: &str) -> Markup {
    html! {
        span.switch-long { (name) }
        span.switch-short aria-hidden="true" { (lang.code()) }
    }
}

fn footer(visitor: &Visitor) -> Markup {
    let text = visitor.text();
    html! {
        footer.site-footer {
            (patolli_boards::band())
            p { (text.say("web-unofficial")) }
            p { @for game in GameId::ALL { (shelf::credit(game, text)) " " } }
        }
    }
}
