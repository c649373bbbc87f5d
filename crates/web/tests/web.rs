//! The pages as a browser gets them: through the whole router, with a database in a file.

#[path = "web/editions.rs"]
mod editions;
#[path = "web/forms.rs"]
mod forms;
#[path = "web/headers.rs"]
mod headers;
#[path = "web/keys.rs"]
mod keys;
#[path = "web/limits.rs"]
mod limits;
#[path = "web/names.rs"]
mod names;
#[path = "web/pages.rs"]
mod pages;
#[path = "web/server.rs"]
mod server;
#[path = "web/wire.rs"]
mod wire;
