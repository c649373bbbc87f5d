//! The rules: to read, to search, to link to.

use crate::error::WebError;
use crate::shelf;
use crate::shell;
use crate::visitor::Visitor;
use axum::extract::{Path, Query};
use maud::{Markup, html};
use patolli_games::GameId;
use patolli_text::{Block, Hit, Inline, Rulebook, Section, Text, args, rulebook};
use serde::Deserialize;
use std::cell::RefCell;
use std::collections::BTreeSet;

#[derive(Deserialize)]
pub struct RulesQuery {
    #[serde(default)]
    q: String,
}

/// The longest query; anything longer is a mistake.
const MAX_QUERY: usize = 100;
/// The most places that are listed.
const SHOWN: usize = 40;

pub async fn show(
    visitor: Visitor,
    Path(game): Path<String>,
    Query(asked): Query<RulesQuery>,
) -> Result<Markup, WebError> {
    let game: GameId = game.parse().map_err(|_| WebError::NotFound)?;
    let book = rulebook(game, visitor.lang);
    let query: String = asked.q.trim().chars().take(MAX_QUERY).collect();
    let labelled = RefCell::default();
    let page = Page { game, book, text: visitor.text(), anchored: true, labelled: &labelled };
    let main = html! {
        h1 { (book.title) }
        (other_games(&visitor, game))
        (search(&visitor, game, &query))
        @if !query.is_empty() { (found(page, &query)) }
        div.rules data-rules {
            (contents(&visitor, book))
            article { @for part in &book.sections { (page.section(part)) } }
        }
    };
    Ok(shell::page(&visitor, &book.title, &["rules.js"], &main))
}

fn other_games(visitor: &Visitor, game: GameId) -> Markup {
    let text = visitor.text();
    html! {
        nav.toolbar.ways aria-label=(text.say("web-rules-games")) {
            @for other in GameId::ALL {
                a.button.button-quiet href={ "/rules/" (other) }
                    aria-current=[(other == game).then_some("page")] { (shelf::of(other).title(text)) }
            }
        }
    }
}

fn search(visitor: &Visitor, game: GameId, query: &str) -> Markup {
    let text = visitor.text();
    html! {
        search {
            form.toolbar.rules-search method="get" action={ "/rules/" (game) } {
                label.field {
                    span { (text.say("web-rules-search")) }
                    input type="search" name="q" value=(query) maxlength=(MAX_QUERY)
                        autocomplete="off" data-filter;
                }
                button.button { (text.say("web-rules-find")) }
            }
            p.status role="status" data-filter-status
                data-none=(text.say("web-rules-none")) {}
        }
    }
}

fn found(page: Page<'_>, query: &str) -> Markup {
    let hits = page.book.find(query);
    let listed = Page { anchored: false, ..page };
    html! {
        section.panel {
            h2.panel-title {
                (page.text.tell("web-rules-found", args!(n = hits.len(), query = query)))
            }
            @if hits.is_empty() { p { (page.text.say("web-rules-none")) } }
            ol.rules-hits { @for hit in hits.iter().take(SHOWN) { li { (listed.place(hit)) } } }
        }
    }
}

fn contents(visitor: &Visitor, book: &Rulebook) -> Markup {
    html! {
        nav.rules-toc aria-label=(visitor.text().say("web-rules-contents")) {
            h2 { (visitor.text().say("web-rules-contents")) }
            ul {
                @for part in &book.sections {
                    li.rules-toc-sub[part.level > 1] {
                        a href={ "#r" (part.number) } { (part.number) " " (part.title) }
                    }
                }
            }
        }
    }
}

/// A rulebook that is being drawn.
#[derive(Clone, Copy)]
struct Page<'a> {
    game: GameId,
    book: &'a Rulebook,
    text: &'a Text,
    /// In the book itself; a list of search results must not repeat its ids.
    anchored: bool,
    /// The rulings whose label can already be linked to: one may be assumed at several rules.
    labelled: &'a RefCell<BTreeSet<String>>,
}

impl Page<'_> {
    fn place(self, hit: &Hit<'_>) -> Markup {
        html! {
            a href={ "#r" (hit.anchor) } { (hit.anchor) " " (hit.section.title) }
            @if let Some(found) = hit.block { (self.block(found)) }
        }
    }

    fn section(self, part: &Section) -> Markup {
        let anchor = format!("r{}", part.number);
        html! {
            section data-rule-section {
                @if part.level == 1 { h2 id=(anchor) { (part.number) " " (part.title) } }
                @else { h3 id=(anchor) { (part.number) " " (part.title) } }
                @for one in &part.blocks { div.rule data-rule { (self.block(one)) } }
            }
        }
    }

    fn block(self, block: &Block) -> Markup {
        match block {
            Block::Paragraph { rule, text: line } => html! {
                p id=[rule.as_ref().filter(|_| self.anchored).map(|rule| format!("r{rule}"))] {
                    @if let Some(rule) = rule {
                        a.rule-number href={ "#r" (rule) } { (rule) } " "
                    }
                    (self.line(line))
                }
            },
            Block::List(items) => html! { ul { @for item in items { li { (self.line(item)) } } } },
            Block::Table { head, rows } => html! {
                div.rules-table tabindex="0" role="group" {
                    table {
                        thead {
                            tr {
                                @for cell in head {
                                    // Screen readers would announce a heading without words.
                                    @if cell.is_empty() { td {} }
                                    @else { th scope="col" { (self.line(cell)) } }
                                }
                            }
                        }
                        tbody {
                            @for row in rows { tr { @for cell in row { td { (self.line(cell)) } } } }
                        }
                    }
                }
            },
        }
    }

    fn line(self, line: &[Inline]) -> Markup {
        html! {
            @for inline in line {
                @match inline {
                    Inline::Text(words) => (words),
                    Inline::Strong(words) => {
                        strong.assumption[self.is_assumption(words)] { (words) }
                    }
                    Inline::Icon(name) => {
                        @if let Some(icon) = shelf::of(self.game).icon(name) { (icon) }
                    }
                    Inline::Rule(number) => {
                        a href={ "#r" (self.book.anchor_for(number).unwrap_or(number)) } { (number) }
                    }
                    Inline::Assumption(ruling) => (self.assumption(ruling)),
                }
            }
        }
    }

    /// Whether bold words mark assumed values.
    fn is_assumption(self, words: &str) -> bool {
        let mark = self.text.say("web-rules-assumption-mark");
        words.trim_end_matches([':', ' ', '\u{a0}']) == mark
    }

    /// The label leads to its ruling, and other pages can link to it.
    fn assumption(self, ruling: &str) -> Markup {
        let label = self.text.tell("web-rules-assumption", args!(ruling = ruling));
        let first = self.anchored && self.labelled.borrow_mut().insert(ruling.to_string());
        let anchor = first.then(|| format!("a{ruling}"));
        html! { a.assumption id=[anchor] href={ "#r" (ruling) } { (label) } }
    }
}
