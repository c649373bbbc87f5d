//! From Markdown to a rulebook.

use super::{Block, Inline, Rulebook, Section, is_number, plain_text};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use std::fmt;
use std::mem::take;

/// What a rulebook must not contain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Misprint(String);

impl fmt::Display for Misprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a rulebook has no place for {}", self.0)
    }
}

pub(super) fn read(markdown: &str) -> Result<Rulebook, Misprint> {
    let mut reader = Reader::default();
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match event {
            Event::Text(text) => reader.text.push_str(&text),
            Event::SoftBreak => reader.text.push(' '),
            Event::Start(tag) => reader.start(&tag)?,
            Event::End(tag) => reader.end(tag)?,
            other => return Err(Misprint(format!("{other:?}"))),
        }
    }
    Ok(reader.book)
}

/// A partly read rulebook.
#[derive(Default)]
struct Reader {
    book: Rulebook,
    /// Text that is not part of a line yet.
    text: String,
    line: Vec<Inline>,
    /// Items of a list, or cells of a row.
    lines: Vec<Vec<Inline>>,
    head: Vec<Vec<Inline>>,
    rows: Vec<Vec<Vec<Inline>>>,
    in_list: bool,
}

impl Reader {
    fn start(&mut self, tag: &Tag<'_>) -> Result<(), Misprint> {
        match tag {
            Tag::List(None) if !self.in_list => self.in_list = true,
            Tag::Paragraph if !self.in_list => {}
            Tag::Strong => self.finish_text(),
            Tag::Heading { .. } | Tag::Item => {}
            Tag::Table(_) | Tag::TableHead | Tag::TableRow | Tag::TableCell => {}
            other => return Err(Misprint(format!("{other:?}"))),
        }
        Ok(())
    }

    fn end(&mut self, tag: TagEnd) -> Result<(), Misprint> {
        match tag {
            TagEnd::Heading(level) => self.heading(level)?,
            TagEnd::Strong => {
                let text = unbroken(&take(&mut self.text));
                self.line.push(Inline::Strong(text));
            }
            TagEnd::Paragraph => {
                let (rule, text) = numbered(self.finish_line());
                self.block(Block::Paragraph { rule, text })?;
            }
            TagEnd::Item | TagEnd::TableCell => {
                let line = self.finish_line();
                self.lines.push(line);
            }
            TagEnd::List(_) => {
                self.in_list = false;
                let items = take(&mut self.lines);
                self.block(Block::List(items))?;
            }
            TagEnd::TableHead => self.head = take(&mut self.lines),
            TagEnd::TableRow => self.rows.push(take(&mut self.lines)),
            TagEnd::Table => {
                let (head, rows) = (take(&mut self.head), take(&mut self.rows));
                self.block(Block::Table { head, rows })?;
            }
            // Anything else that could end was refused at its start.
            _ => {}
        }
        Ok(())
    }

    fn heading(&mut self, level: HeadingLevel) -> Result<(), Misprint> {
        let text = plain_text(&self.finish_line());
        if level == HeadingLevel::H1 {
            self.book.title = text;
            return Ok(());
        }
        let level = level as u8 - 1;
        let numbered = text.split_once(' ').filter(|(number, _)| {
            is_number(number) && number.split('.').count() == usize::from(level)
        });
        let (number, title) = numbered.ok_or_else(|| Misprint(format!("the heading {text:?}")))?;
        let (number, title) = (number.to_string(), title.to_string());
        self.book.sections.push(Section { number, level, title, blocks: Vec::new() });
        Ok(())
    }

    fn block(&mut self, block: Block) -> Result<(), Misprint> {
        match self.book.sections.last_mut() {
            Some(section) => section.blocks.push(block),
            None => return Err(Misprint(format!("{:?} before the first section", block.plain()))),
        }
        Ok(())
    }

    fn finish_text(&mut self) {
        let text = take(&mut self.text);
        self.line.extend(inlines(&text));
    }

    fn finish_line(&mut self) -> Vec<Inline> {
        self.finish_text();
        take(&mut self.line)
    }
}

/// Takes the number of a rule from the start of its paragraph.
fn numbered(mut line: Vec<Inline>) -> (Option<String>, Vec<Inline>) {
    let number = match line.first() {
        Some(Inline::Strong(text)) if is_number(text) => text.clone(),
        _ => return (None, line),
    };
    line.remove(0);
    if let Some(Inline::Text(text)) = line.first_mut() {
        *text = text.trim_start().to_string();
    }
    line.retain(|inline| *inline != Inline::Text(String::new()));
    (Some(number), line)
}

/// Text with its icons and its links to other rules.
fn inlines(text: &str) -> Vec<Inline> {
    let mut found = Vec::new();
    let (mut start, mut at) = (0, 0);
    while at < text.len() {
        let Some((inline, length)) = icon(&text[at..]).or_else(|| link(&text[at..])) else {
            at += text[at..].chars().next().map_or(1, char::len_utf8);
            continue;
        };
        found.push(Inline::Text(unbroken(&text[start..at])));
        found.push(inline);
        at += length;
        start = at;
    }
    found.push(Inline::Text(unbroken(&text[start..])));
    found.retain(|inline| *inline != Inline::Text(String::new()));
    found
}

/// An icon at the start of a text, and its length there.
fn icon(text: &str) -> Option<(Inline, usize)> {
    let (name, _) = text.strip_prefix(':')?.split_once(':')?;
    let shaped = !name.is_empty() && name.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
    shaped.then(|| (Inline::Icon(name.to_string()), name.len() + 2))
}

/// A link to another rule, or the mark of an assumption, at the start of a text, and its length
/// there.
fn link(text: &str) -> Option<(Inline, usize)> {
    let (link, _) = text.strip_prefix('[')?.split_once(']')?;
    let ruling = link.strip_suffix('?');
    let number = ruling.unwrap_or(link);
    let inline = if ruling.is_some() { Inline::Assumption } else { Inline::Rule };
    is_number(number).then(|| (inline(number.to_string()), link.len() + 2))
}

/// French marks stay on the line of their word.
fn unbroken(text: &str) -> String {
    let mut text = text.replace("« ", "«\u{a0}");
    for mark in [':', ';', '?', '!', '»'] {
        text = text.replace(&format!(" {mark}"), &format!("\u{a0}{mark}"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Inline {
        Inline::Text(text.to_string())
    }

    #[test]
    fn a_page_becomes_data() {
        let source =
            "# A game\n\n## 6 Do\n\n### 6.1 Buy\n\n**6.1.2** :corn: Corn,\nsee [R3]! [R-4?]\n";
        let book = read(&format!("{source}\nNow **two** : [x] :")).unwrap();
        assert_eq!(book.title, "A game");
        let [chapter, section] = &book.sections[..] else { panic!("{book:?}") };
        assert_eq!((chapter.number.as_str(), chapter.level, chapter.blocks.len()), ("6", 1, 0));
        assert_eq!((section.title.as_str(), section.level), ("Buy", 2));
        let rule = Block::Paragraph {
            rule: Some("6.1.2".to_string()),
            text: vec![
                Inline::Icon("corn".to_string()),
                text(" Corn, see "),
                Inline::Rule("R3".to_string()),
                text("! "),
                Inline::Assumption("R-4".to_string()),
            ],
        };
        assert_eq!(section.blocks[0], rule);
        assert_eq!(section.blocks[0].plain(), "Corn, see [R3]! [R-4]");
        assert_eq!(section.blocks[1].plain(), "Now two\u{a0}: [x]\u{a0}:");
    }

    #[test]
    fn games_number_their_rulings_in_their_own_way() {
        assert!(["6", "6.1.2", "R12", "R-12", "r-12", "RUL-12", "mv-1"].into_iter().all(is_number));
        assert!(!["R", "R-", "-12", "6.", "PART-2", "MV-x"].into_iter().any(is_number));
    }

    #[test]
    fn lists_and_tables_become_data() {
        let book = read("## 1 A\n\n- one\n- **two**\n\n| a | |\n| --- | --- |\n| :x: b | c |\n");
        let blocks = book.unwrap().sections.remove(0).blocks;
        let icon = Inline::Icon("x".to_string());
        let head = vec![vec![text("a")], vec![]];
        let rows = vec![vec![vec![icon, text(" b")], vec![text("c")]]];
        let two = Inline::Strong("two".to_string());
        let expected =
            [Block::List(vec![vec![text("one")], vec![two]]), Block::Table { head, rows }];
        assert_eq!(blocks, expected);
    }

    #[test]
    fn what_has_no_place_is_refused() {
        let bad = [
            "above",
            "## Unnumbered",
            "## 1.1 A section as a chapter",
            "## 1 A\n\n1. first",
            "## 1 A\n\n- one\n\n- far",
            "## 1 A\n\n- one\n  - below",
            "## 1 A\n\n*leaning*",
            "## 1 A\n\n`code`",
            "## 1 A\n\n<b>markup</b>",
            "## 1 A\n\n[away](there)",
        ];
        for markdown in bad {
            assert!(read(markdown).is_err(), "{markdown:?}");
        }
    }
}
