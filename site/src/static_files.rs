//! Serves the files of the built page with their headers: compression, caching and policy.

use std::path::Path;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY as CSP_HEADER, HeaderValue, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::services::ServeDir;

use crate::{missing, redirect};

/// The text of [`PAGE_POLICY`], from which both policies are made.
macro_rules! page_policy {
    () => {
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; \
         style-src 'self'; img-src 'self' data:; manifest-src 'self'; worker-src 'self'; \
         base-uri 'none'; form-action 'none'"
    };
}

/// The policy for files and programs that the page may load and run. These are its own files and
/// WebAssembly, nothing inline and nothing from elsewhere. `index.html` has the same policy in a
/// `meta`, for hosts that send no headers.
pub const PAGE_POLICY: &str = page_policy!();

/// The policy with which no page may show this one in a frame. Browsers ignore that part in a
/// `meta`.
const POLICY_IN_NO_FRAME: &str = concat!(page_policy!(), "; frame-ancestors 'none'");

/// Which pages of other sites may show this one in a frame.
///
/// A page for one player has nothing to steal. A group's page has: it refuses frames itself,
/// because only the page knows whether it is a group's (`src/pages/group.rs`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frames {
    /// All pages.
    Any,
    /// No page.
    Never,
}

impl Frames {
    /// The header `Content-Security-Policy` of a page's files.
    #[must_use]
    pub const fn policy(self) -> &'static str {
        match self {
            Self::Any => PAGE_POLICY,
            Self::Never => POLICY_IN_NO_FRAME,
        }
    }
}

/// The level of compression, of 11 for Brotli and of 9 for gzip. At 5 Brotli takes 10 ms for a
/// program of the page, less than gzip at its usual 6, and the result is 5 % smaller; from 7 on, a
/// class that opens the page would be a load on a small machine.
const COMPRESSION_LEVEL: i32 = 5;

/// The longest path that is looked up, in bytes. It is longer than any path of a built page, and
/// short enough for any file system.
const MAX_PATH_BYTES: usize = 128;

/// The fewest digits of the hash that the build puts into the name of a file or a folder.
const MIN_HASH_DIGITS: usize = 12;

/// Routes that answer with the files of `folder`, under any path prefix that the caller nests them
/// at. `/` is `index.html`. A file with a copy `.br` or `.gz` beside it is sent as that copy to
/// every client that accepts it.
pub fn routes(folder: impl AsRef<Path>, frames: Frames) -> Router {
    let files = ServeDir::new(folder)
        .precompressed_br()
        .precompressed_gzip();
    dressed(Router::new().fallback_service(files), frames)
}

/// Adds to the answers of `routes` compression, if they have none yet, and the headers for
/// caching and policy.
pub fn dressed(routes: Router, frames: Frames) -> Router {
    routes
        .layer(CompressionLayer::new().quality(CompressionLevel::Precise(COMPRESSION_LEVEL)))
        .layer(middleware::from_fn_with_state(frames, with_headers))
}

async fn with_headers(State(frames): State<Frames>, request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let words = missing::words_for(request.headers());
    let mut response = match redirect::answer(&request) {
        Some(redirect) => redirect,
        None if path.len() > MAX_PATH_BYTES => StatusCode::NOT_FOUND.into_response(),
        None => next.run(request).await,
    };
    if response.status() == StatusCode::NOT_FOUND {
        response = missing::answer(&path, words);
    }
    let status = response.status();
    let caching = if status.is_client_error() || status.is_server_error() {
        // A file that is missing today may be there tomorrow.
        "no-store"
    } else if names_its_content(&path) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    let policy = HeaderValue::from_static(frames.policy());
    headers.entry(CSP_HEADER).or_insert(policy);
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}

/// Whether the name of a file, or of a folder on its way, carries a hash of the content. Examples
/// are `score-9d2b6c01a4f7e835/score.js` and `solver-9d2b6c01a4f7e835_bg.wasm`. Then the file can
/// never change.
fn names_its_content(path: &str) -> bool {
    path.split('/').any(carries_hash)
}

/// Whether a hash follows the first word of a name.
fn carries_hash(name: &str) -> bool {
    name.split(['-', '_', '.'])
        .skip(1)
        .any(|part| part.len() >= MIN_HASH_DIGITS && part.bytes().all(|b| b.is_ascii_hexdigit()))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use axum::body::{Body, to_bytes};
    use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, VARY};
    use tower::ServiceExt;

    use super::*;

    /// The response of a site with these files to a browser that accepts these encodings: encoding,
    /// type and body.
    async fn answer(
        files: &[(&str, &str)],
        path: &str,
        takes: &str,
    ) -> (Option<String>, Option<String>, Vec<u8>) {
        let folder = tempfile::tempdir().expect("a folder can be made");
        for (name, text) in files {
            fs::write(folder.path().join(name), text).expect("a file can be written");
        }
        let request = Request::get(path)
            .header(ACCEPT_ENCODING, takes)
            .body(Body::empty())
            .expect("a request");
        let Ok(response) = routes(folder.path(), Frames::Any).oneshot(request).await;
        assert!(response.headers().contains_key(VARY));
        let header = |name| {
            let value = response.headers().get(name)?;
            value.to_str().ok().map(str::to_owned)
        };
        let (encoding, kind) = (header(CONTENT_ENCODING), header(CONTENT_TYPE));
        let body = to_bytes(response.into_body(), usize::MAX).await;
        (encoding, kind, body.expect("a body").to_vec())
    }

    #[tokio::test]
    async fn a_copy_beside_a_file_goes_out_as_it_is() {
        let files = [
            ("index.html", "page"),
            ("index.html.br", "copy br"),
            ("index.html.gz", "copy gz"),
        ];
        for (takes, encoding, body) in [
            ("gzip, br", Some("br"), "copy br"),
            ("gzip", Some("gzip"), "copy gz"),
            ("identity", None, "page"),
        ] {
            for path in ["/", "/index.html"] {
                let (encoded, kind, sent) = answer(&files, path, takes).await;
                assert_eq!(encoded.as_deref(), encoding, "{takes}");
                assert_eq!(kind.as_deref(), Some("text/html"));
                assert_eq!(sent, body.as_bytes(), "{takes}");
            }
        }
    }

    #[tokio::test]
    async fn an_escaped_number_sign_is_led_to_its_place_however_long_the_link_is() {
        let lesson = "_1.4.5.7".repeat(40);
        let request = Request::get(format!("/%23group%3Flesson%3D20_6.6_call{lesson}_end"))
            .body(Body::empty())
            .expect("a request");
        let Ok(response) = routes("nowhere", Frames::Any).oneshot(request).await;
        assert_eq!(response.status(), StatusCode::TEMPORARY_REDIRECT);
        let place = response.headers().get("location").expect("a place");
        let place = place.to_str().expect("text");
        assert!(place.starts_with("./#group%3Flesson%3D20_6.6_call_1.4"));
    }

    #[tokio::test]
    async fn a_missing_page_has_words_and_leads_to_the_game() {
        for path in ["/missing", "/a/b", &*format!("/{}", "a".repeat(300))] {
            let request = Request::get(path).header("accept-language", "de");
            let request = request.body(Body::empty()).expect("a request");
            let Ok(response) = routes("nowhere", Frames::Any).oneshot(request).await;
            assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
            let headers = response.headers();
            assert_eq!(
                headers.get(CONTENT_TYPE).unwrap(),
                "text/html; charset=utf-8"
            );
            assert_eq!(headers.get(CACHE_CONTROL).unwrap(), "no-store");
            let policy = headers.get(CSP_HEADER).unwrap().to_str().unwrap();
            assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
            let body = to_bytes(response.into_body(), usize::MAX).await;
            let text = String::from_utf8(body.unwrap().to_vec()).unwrap();
            assert!(text.contains("Unter dieser Adresse ist nichts"), "{text}");
        }
    }

    #[tokio::test]
    async fn a_file_without_a_copy_is_compressed_on_the_way() {
        let text = "Make 20 from four dice. ".repeat(100);
        let (encoding, _, sent) = answer(&[("a.html", &text)], "/a.html", "gzip").await;
        assert_eq!(encoding.as_deref(), Some("gzip"));
        assert!(sent.len() < text.len());
    }

    #[test]
    fn only_a_name_with_a_hash_is_kept_for_ever() {
        for (path, kept) in [
            ("/solver-9d2b6c01a4f7e835_bg.wasm", true),
            ("/score-9d2b6c01a4f7e835/score.js", true),
            ("/score-9d2b6c01a4f7e835/__wasm_split.js", true),
            ("/sub/score-9d2b6c01a4f7e835/part_games_group.wasm", true),
            ("/sub/base-9d2b6c01a4f7e835.css", true),
            ("/", false),
            ("/index.html", false),
            ("/sw.js", false),
            ("/score.webmanifest", false),
            ("/score/score.js", false),
            ("/score-9d2b6c/score.js", false),
            ("/9d2b6c01a4f7e835/index.html", false),
        ] {
            assert_eq!(names_its_content(path), kept, "{path}");
        }
    }

    #[tokio::test]
    async fn a_page_stands_in_frames_of_other_sites_where_its_host_lets_it() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        fs::write(folder.path().join("index.html"), "page").expect("a file can be written");
        for (frames, policy) in [
            (Frames::Any, PAGE_POLICY.to_owned()),
            (
                Frames::Never,
                format!("{PAGE_POLICY}; frame-ancestors 'none'"),
            ),
        ] {
            let request = Request::get("/").body(Body::empty()).expect("a request");
            let Ok(response) = routes(folder.path(), frames).oneshot(request).await;
            let headers = response.headers();
            assert_eq!(headers.get(CSP_HEADER).unwrap(), policy.as_str());
            assert_eq!(headers.get("x-frame-options"), None, "{frames:?}");
        }
    }

    #[test]
    fn the_server_s_policy_is_the_page_s_own() {
        let page = include_str!("../../index.html");
        assert!(page.contains(&format!("content=\"{PAGE_POLICY}\"")));
    }
}
