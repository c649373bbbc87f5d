//! Pictures of the table for the script: a part of the page, and headers with what the script must
//! know before it shows it.

use axum::http::HeaderValue;
use axum::response::{Html, IntoResponse, Response};
use maud::Markup;

/// The live part of the page, or a moment in its place.
pub struct Picture {
    pub html: Markup,
    /// The last entry that is shown completely.
    pub number: i64,
    pub playback: Option<Playback>,
}

/// What a page shows on the way to a picture.
pub struct Playback {
    /// Moments as addresses name them.
    pub moments: Vec<String>,
    /// How long each of them is shown, in milliseconds.
    pub pace: u32,
}

impl IntoResponse for Picture {
    fn into_response(self) -> Response {
        let mut response = Html(self.html.into_string()).into_response();
        let headers = response.headers_mut();
        headers.insert("x-number", HeaderValue::from(self.number));
        if let Some(Playback { moments, pace }) = self.playback
            && let Ok(moments) = HeaderValue::from_str(&moments.join(" "))
        {
            headers.insert("x-moments", moments);
            headers.insert("x-pace", HeaderValue::from(pace));
        }
        response
    }
}
