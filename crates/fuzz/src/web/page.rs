//! What a page says, as far as a browser sends it back.

use std::fmt::Write;

/// A tag that opens something.
pub struct Tag<'a> {
    pub name: &'a str,
    /// Names with their values, which are still escaped. A name alone has an empty one.
    attributes: Vec<(&'a str, &'a str)>,
}

impl<'a> Tag<'a> {
    /// From what is between the angles.
    fn read(inside: &'a str) -> Self {
        let (name, mut rest) = inside.split_once(' ').unwrap_or((inside, ""));
        let mut attributes = Vec::new();
        while !rest.is_empty() {
            let end = rest.find([' ', '=']).unwrap_or(rest.len());
            let (attribute, more) = rest.split_at(end);
            let (value, more) = match more.strip_prefix("=\"") {
                Some(quoted) => quoted.split_once('"').expect("a closing quote"),
                None => ("", more),
            };
            attributes.push((attribute, value));
            rest = more.trim_start();
        }
        Self { name, attributes }
    }

    fn has(&self, name: &str) -> bool {
        self.attributes.iter().any(|(known, _)| *known == name)
    }

    /// The text of an attribute.
    pub fn value(&self, name: &str) -> Option<String> {
        let (_, value) = self.attributes.iter().find(|(known, _)| *known == name)?;
        let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")];
        let plain =
            signs.iter().fold((*value).to_string(), |text, (from, to)| text.replace(from, to));
        Some(plain)
    }
}

/// Every tag that opens something. Angles in texts and values are escaped.
pub fn tags(page: &str) -> impl Iterator<Item = Tag<'_>> {
    let starts = page.split('<').skip(1).filter(|rest| !rest.starts_with(['/', '!']));
    starts.map(|rest| Tag::read(rest.split('>').next().unwrap_or_default()))
}

/// What a browser sends for the form at this address if its button is pressed.
pub fn fields(page: &str, action: &str) -> Vec<(String, String)> {
    let start = format!("action=\"{action}\"");
    let form = page.split_once(&start).map_or("", |(_, form)| form);
    let form = form.split("</form>").next().unwrap_or_default();
    let (mut menu, mut fields) = (String::new(), Vec::new());
    for tag in tags(form) {
        let (name, value) = (tag.value("name"), tag.value("value"));
        match tag.name {
            "select" => menu = name.expect("a name"),
            "option" if tag.has("selected") => fields.push((menu.clone(), value.expect("a value"))),
            "input" if is_sent(&tag) => {
                fields.push((name.expect("a name"), value.unwrap_or_else(|| "on".to_string())));
            }
            _ => (),
        }
    }
    fields
}

fn is_sent(input: &Tag<'_>) -> bool {
    let kind = input.value("type").unwrap_or_default();
    input.has("checked") || !["radio", "checkbox"].contains(&kind.as_str())
}

/// Fields as a browser sends them.
pub fn encoded(fields: &[(String, String)]) -> String {
    let mut body = String::new();
    for (name, value) in fields {
        write!(body, "{name}=").expect("text");
        for byte in value.bytes() {
            write!(body, "%{byte:02X}").expect("text");
        }
        body.push('&');
    }
    body
}

#[cfg(test)]
mod tests {
    use super::{encoded, fields};

    #[test]
    fn a_form_is_read_as_a_browser_sends_it() {
        let page = "<p>x</p><form action=\"/new\"><input type=\"text\" name=\"a\" value=\"1 &lt; &amp;lt;\" dir=\"auto\">\
            <input type=\"radio\" name=\"b\" value=\"x\"><input type=\"radio\" name=\"b\" value=\"y\" checked>\
            <select name=\"c\"><option value=\"1\">One</option><option value=\"2\" selected>Two</option></select>\
            <input type=\"checkbox\" name=\"d\"><input type=\"checkbox\" name=\"e\" checked></form><input name=\"f\">";
        let found = fields(page, "/new");
        let wanted = [("a", "1 < &lt;"), ("b", "y"), ("c", "2"), ("e", "on")];
        assert_eq!(found, wanted.map(|(name, value)| (name.to_string(), value.to_string())));
        assert_eq!(encoded(&found[2..]), "c=%32&e=%6F%6E&");
        assert!(fields(page, "/other").is_empty());
    }
}
