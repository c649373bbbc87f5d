//! Places of the table that say what they are and what can be done with them.
//!
//! The page's script knows nothing of any game: it reads the attributes written here.

use crate::subject::Subject;
use maud::{Escaper, Markup, PreEscaped};
use patolli_text::{Words, args};
use std::fmt::Write;

/// One element, built up and then drawn around its content.
#[derive(Debug)]
pub struct Spot {
    tag: &'static str,
    class: String,
    /// What it is, in words.
    what: String,
    /// Other attributes, escaped.
    more: String,
    acts: Vec<Act>,
    /// The label of one choice or of several; the spot's words if there is none.
    label: Option<String>,
    why: Option<String>,
}

/// A legal action: in notation for the server, and in words for people.
#[derive(Debug)]
struct Act {
    notation: String,
    label: String,
}

impl Spot {
    pub fn new(tag: &'static str, class: impl Into<String>, what: impl Into<String>) -> Self {
        Self {
            tag,
            class: class.into(),
            what: what.into(),
            more: String::new(),
            acts: Vec::new(),
            label: None,
            why: None,
        }
    }

    /// Any further attribute.
    pub fn with(mut self, name: &str, value: &str) -> Self {
        attribute(&mut self.more, name, value);
        self
    }

    /// A piece that may move: the script lets it glide from where the same id was before.
    pub fn piece(self, kind: &str, id: &str) -> Self {
        self.with("id", id).with("data-piece", kind)
    }

    /// Where it is drawn inside a picture.
    pub fn at(self, x: f64, y: f64) -> Self {
        self.with("transform", &crate::svg::moved(x, y))
    }

    /// Another class under a condition.
    pub fn class_if(mut self, holds: bool, class: &str) -> Self {
        if holds {
            self.class.push(' ');
            self.class.push_str(class);
        }
        self
    }

    /// Marks what has changed since the observer last acted.
    pub fn changed(self, changed: bool) -> Self {
        self.class_if(changed, "changed")
    }

    /// The actions that this place offers in the present step. The legal ones make it a button; if
    /// none is legal, the first one's refusal explains why.
    pub fn acts<G: Words>(
        mut self,
        subject: &Subject<'_, G>,
        actions: impl IntoIterator<Item = G::Action>,
    ) -> Self {
        if subject.legal.is_empty() {
            return self;
        }
        let mut refused = None;
        for action in actions {
            if subject.legal.contains(action) {
                subject.offered.borrow_mut().insert(action);
                let label = G::action(subject.text, subject.view, action, subject.names);
                self.acts.push(Act { notation: action.to_string(), label });
            } else {
                refused.get_or_insert(action);
            }
        }
        self.label = match self.acts.as_slice() {
            [] => None,
            [one] => Some(one.label.clone()),
            more => Some(
                subject
                    .text
                    .tell("boards-choices", args!(what = self.what.as_str(), n = more.len())),
            ),
        };
        if self.acts.is_empty() {
            self.why = refused.and_then(|action| (subject.why_not)(action));
        }
        self
    }

    /// The element around its content.
    pub fn draw(self, content: &Markup) -> Markup {
        let mut out = String::with_capacity(256 + content.0.len());
        let lit = !self.acts.is_empty();
        let _ =
            write!(out, "<{} class=\"{}{}\"", self.tag, self.class, if lit { " lit" } else { "" });
        out.push_str(&self.more);
        attribute(&mut out, "role", if lit { "button" } else { "img" });
        attribute(&mut out, "tabindex", "0");
        attribute(&mut out, "aria-label", self.label.as_ref().unwrap_or(&self.what));
        match self.acts.as_slice() {
            [] => {}
            [one] => attribute(&mut out, "data-act", &one.notation),
            more => {
                attribute(&mut out, "data-acts", &joined(more, |act| &act.notation));
                attribute(&mut out, "data-labels", &joined(more, |act| &act.label));
            }
        }
        let tip = match self.why {
            Some(why) => format!("{}\n{why}", self.what),
            None => self.what,
        };
        attribute(&mut out, "data-tip", &tip);
        let _ = write!(out, ">{}</{}>", content.0, self.tag);
        PreEscaped(out)
    }
}

fn joined(acts: &[Act], part: impl Fn(&Act) -> &String) -> String {
    // A bar inside a label would break the list.
    acts.iter().map(|act| part(act).replace('|', "/")).collect::<Vec<_>>().join("|")
}

fn attribute(out: &mut String, name: &str, value: &str) {
    let _ = write!(out, " {name}=\"");
    let _ = Escaper::new(out).write_str(value);
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    #[test]
    fn words_are_escaped_and_a_place_without_choices_is_a_picture() {
        let spot = Spot::new("g", "space", "House of <b>\"Ana\"</b>")
            .piece("house", "map-1")
            .at(1.25, -0.01);
        let drawn = spot.changed(true).draw(&html! { "x" }).0;
        assert_eq!(
            drawn,
            "<g class=\"space changed\" id=\"map-1\" data-piece=\"house\" \
             transform=\"translate(1.3 0)\" role=\"img\" tabindex=\"0\" \
             aria-label=\"House of &lt;b&gt;&quot;Ana&quot;&lt;/b&gt;\" \
             data-tip=\"House of &lt;b&gt;&quot;Ana&quot;&lt;/b&gt;\">x</g>"
        );
    }

    #[test]
    fn a_bar_never_splits_a_label() {
        let act = |label: &str| Act { notation: "pass".into(), label: label.into() };
        assert_eq!(joined(&[act("a|b"), act("c")], |act| &act.label), "a/b|c");
    }
}
