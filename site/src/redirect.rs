//! Redirects browsers from addresses whose `#` was escaped by a chat or a mail program.

use axum::extract::Request;
use axum::http::header::{HeaderValue, LOCATION};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};

/// The forms in which programs write the `#`: escaped once, or once more.
const ESCAPED: [&str; 2] = ["%23", "%2523"];

/// An escaped `%`.
const PERCENT: &str = "%25";

/// The longest address that is corrected, in bytes. It is longer than any link of the page with
/// each of its bytes escaped.
const MAX_REDIRECTED_BYTES: usize = 4_096;

/// The redirect to the intended address; `None` if the address has no escaped `#`.
pub(crate) fn answer(request: &Request) -> Option<Response> {
    if ![Method::GET, Method::HEAD].contains(request.method()) {
        return None;
    }
    let uri = request.uri();
    let intended = intended_address(uri.path(), uri.query())?;
    let intended = HeaderValue::from_str(&intended).ok()?;
    Some((StatusCode::TEMPORARY_REDIRECT, [(LOCATION, intended)]).into_response())
}

/// The intended address, relative to the requested one, because the site may be in any folder.
fn intended_address(path: &str, query: Option<&str>) -> Option<String> {
    let first = |escape| path.find(escape).map(|at| (at, escape));
    let (at, escape): (usize, &str) = ESCAPED.iter().copied().filter_map(first).min()?;
    let query = query.map(|query| format!("?{query}")).unwrap_or_default();
    if path.len() + query.len() > MAX_REDIRECTED_BYTES {
        return None;
    }
    let (before, fragment) = (&path[..at], &path[at + escape.len()..]);
    let file = before.rsplit('/').next().unwrap_or(before);
    let up = match fragment.matches('/').count() {
        0 => "./".to_owned(),
        folders => "../".repeat(folders),
    };
    // The page decodes escapes in a fragment once.
    let fragment = match escape == ESCAPED[1] {
        true => fragment.replace(PERCENT, "%"),
        false => fragment.to_owned(),
    };
    Some(format!("{up}{file}#{fragment}{query}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_escaped_number_sign_leads_to_the_fragment_that_was_meant() {
        for (path, query, expected) in [
            ("/%23rules", None, "./#rules"),
            (
                "/%23play",
                Some("roll=9.9.9.9&goal=20"),
                "./#play?roll=9.9.9.9&goal=20",
            ),
            (
                "/%23play%3Froll%3D9.9.9.9",
                None,
                "./#play%3Froll%3D9.9.9.9",
            ),
            ("/%2523play%253Froll=1.2", None, "./#play%3Froll=1.2"),
            ("/games/score/%23rules", None, "./#rules"),
            ("/index.html%23rules", None, "./index.html#rules"),
            ("/%23/rules", None, "../#/rules"),
            ("/sub/%23a/b", None, "../#a/b"),
            ("/%23//evil.example/", None, "../../../#//evil.example/"),
            ("//evil.example%23rules", None, "./evil.example#rules"),
            ("/a%23b%23c", None, "./a#b%23c"),
        ] {
            assert_eq!(
                intended_address(path, query).as_deref(),
                Some(expected),
                "{path}"
            );
        }
        for path in ["/", "/index.html", "/%24", "/a%2f"] {
            assert_eq!(intended_address(path, Some("a=%23")), None, "{path}");
        }
        let long = format!("/%23{}", "a".repeat(MAX_REDIRECTED_BYTES));
        assert_eq!(intended_address(&long, None), None);
    }
}
