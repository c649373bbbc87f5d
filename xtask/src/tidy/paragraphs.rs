//! Splits text into paragraphs, so that a phrase is found even where a line breaks inside it.

/// Consecutive lines joined by spaces, without list marks, comment marks and code.
#[derive(Debug, Default)]
pub struct Paragraph {
    pub text: String,
    /// Where each line starts in `text`, with its number.
    lines: Vec<(usize, usize)>,
}

impl Paragraph {
    fn push(&mut self, line: &str, number: usize) {
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        self.lines.push((self.text.len(), number));
        self.text.push_str(line.trim());
    }

    /// The number of the line that holds the byte at `position`.
    pub fn line(&self, position: usize) -> usize {
        self.lines.iter().rev().find(|(start, _)| *start <= position).map_or(0, |(_, line)| *line)
    }
}

/// Gathers lines into paragraphs.
#[derive(Default)]
struct Gathering {
    done: Vec<Paragraph>,
    open: Paragraph,
}

impl Gathering {
    fn end(&mut self) {
        let open = std::mem::take(&mut self.open);
        if !open.text.is_empty() {
            self.done.push(open);
        }
    }

    fn finish(mut self) -> Vec<Paragraph> {
        self.end();
        for paragraph in &mut self.done {
            paragraph.text = without_code(&paragraph.text);
        }
        self.done
    }
}

/// Paragraphs, list items, headings and table rows of a Markdown file, without its code blocks.
pub fn markdown(text: &str) -> Vec<Paragraph> {
    let mut gathering = Gathering::default();
    let mut fenced = false;
    for (line, number) in text.lines().zip(1..) {
        let bare = line.trim_start().trim_start_matches("> ");
        if bare.starts_with("```") {
            fenced = !fenced;
            gathering.end();
        } else if fenced || bare.is_empty() {
            gathering.end();
        } else {
            let item = unmarked(bare);
            if item.len() < bare.len() || bare.starts_with('|') {
                gathering.end();
            }
            gathering.open.push(item, number);
            if bare.starts_with(['#', '|']) {
                gathering.end();
            }
        }
    }
    gathering.finish()
}

/// The messages of a Fluent file, each with its key and attributes, and its comments.
pub fn fluent(text: &str) -> Vec<Paragraph> {
    let mut gathering = Gathering::default();
    let mut comment = false;
    for (line, number) in text.lines().zip(1..) {
        let continues = line.starts_with([' ', '}']) || comment && line.starts_with('#');
        if !continues {
            gathering.end();
        }
        comment = line.starts_with('#');
        let bare = line.trim().trim_start_matches('#');
        if !bare.is_empty() {
            gathering.open.push(bare, number);
        }
    }
    gathering.finish()
}

/// The `//` comments of a source file, those of consecutive lines together.
pub fn comments(text: &str) -> Vec<Paragraph> {
    let mut prose = String::new();
    let mut blocks = Gathering::default();
    // Each block is Markdown with its own lines; code before a comment ends the block.
    let mut first = 1;
    for (line, number) in text.lines().zip(1..) {
        let whole = line.trim_start().starts_with("//");
        if !whole || prose.is_empty() {
            blocks.done.extend(shifted(&prose, first));
            prose.clear();
            first = number;
        }
        if let Some(comment) = comment_of(line) {
            prose.push_str(comment);
            prose.push('\n');
        }
    }
    blocks.done.extend(shifted(&prose, first));
    blocks.done
}

/// What follows `//`, `///` or `//!`, unless the slashes are inside a string or an address.
fn comment_of(line: &str) -> Option<&str> {
    let start = match line.trim_start().strip_prefix("//") {
        Some(rest) => return Some(rest.trim_start_matches(['/', '!'])),
        None => line.rfind(" // ")?,
    };
    let quotes = line[..start].matches('"').count() - line[..start].matches("\\\"").count();
    quotes.is_multiple_of(2).then(|| &line[start + 4..])
}

fn shifted(prose: &str, first: usize) -> Vec<Paragraph> {
    let mut paragraphs = markdown(prose);
    for (_, line) in paragraphs.iter_mut().flat_map(|paragraph| &mut paragraph.lines) {
        *line += first - 1;
    }
    paragraphs
}

/// A line without the mark of a list item or heading.
fn unmarked(line: &str) -> &str {
    let number = line.trim_start_matches(|c: char| c.is_ascii_digit());
    if number.len() < line.len() && number.starts_with(". ") {
        return &number[2..];
    }
    let bare = line.trim_start_matches('#');
    if bare.len() < line.len() {
        return bare.trim_start();
    }
    line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")).unwrap_or(line)
}

/// The text with everything between backticks blanked out; lengths stay.
fn without_code(text: &str) -> String {
    let spans = text.matches('`').count() / 2;
    let mut parts = text.split('`');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for (index, part) in parts.enumerate() {
        out.push('`');
        if index % 2 == 0 && index / 2 < spans {
            out.push_str(&"_".repeat(part.len()));
        } else {
            out.push_str(part);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{Paragraph, comments, fluent, markdown};

    fn texts(paragraphs: &[Paragraph]) -> Vec<&str> {
        paragraphs.iter().map(|paragraph| paragraph.text.as_str()).collect()
    }

    #[test]
    fn markdown_is_joined_by_paragraph_and_item() {
        let text = "# Head\nOne\ntwo\n\n- a `b c`\n  d\n1. e\n```\ncode\n```\n| r |\n| s |\n";
        let read = markdown(text);
        assert_eq!(texts(&read), ["Head", "One two", "a `___` d", "e", "| r |", "| s |"]);
        assert_eq!(read[1].line(read[1].text.find("two").unwrap()), 3);
    }

    #[test]
    fn a_message_is_one_paragraph() {
        let read = fluent("# Notes\n# here\nkey = one\n    two\n    .hint = three\nother = four\n");
        assert_eq!(texts(&read), ["Notes here", "key = one two .hint = three", "other = four"]);
        assert_eq!(read[1].line(read[1].text.find("three").unwrap()), 5);
    }

    #[test]
    fn comments_are_joined_and_code_is_not_read() {
        let text = "//! Head\n\n/// One\n/// two\nlet a = \"x // y\"; // three\n// four\nlet b;\n";
        let read = comments(text);
        assert_eq!(texts(&read), ["Head", "One two", "three four"]);
        assert_eq!(read[2].line(0), 5);
        assert_eq!(read[2].line(6), 6);
    }
}
