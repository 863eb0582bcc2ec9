//! The built page: from a folder, or out of the program itself.

use std::path::Path;

use axum::Router;

/// Serves the page that lies in `folder`.
pub fn from_folder(folder: &Path) -> Router {
    score_site::routes(folder)
}

/// Serves the page that was built into the program; `None` where none was.
#[cfg(not(feature = "embed"))]
pub fn embedded() -> Option<Router> {
    None
}

#[cfg(feature = "embed")]
pub use built_in::embedded;

#[cfg(feature = "embed")]
mod built_in {
    use std::borrow::Cow;
    use std::fmt::Write;

    use axum::Router;
    use axum::body::Body;
    use axum::http::header::{CONTENT_TYPE, ETAG, HeaderMap, IF_NONE_MATCH};
    use axum::http::{Method, StatusCode, Uri};
    use axum::response::{IntoResponse, Response};
    use rust_embed::{Embed, EmbeddedFile};

    /// The files of the built page, where it was built before the program.
    #[derive(Embed)]
    #[folder = "../dist"]
    #[allow_missing = true]
    struct Built;

    /// Serves the page that was built into the program; `None` where none was.
    pub fn embedded() -> Option<Router> {
        Built::get("index.html")?;
        Some(score_site::dressed(Router::new().fallback(answer)))
    }

    async fn answer(method: Method, uri: Uri, headers: HeaderMap) -> Response {
        if method != Method::GET && method != Method::HEAD {
            return StatusCode::METHOD_NOT_ALLOWED.into_response();
        }
        let path = uri.path().trim_start_matches('/');
        let name = if path.is_empty() { "index.html" } else { path };
        let Some(file) = Built::get(name) else {
            return StatusCode::NOT_FOUND.into_response();
        };
        let tag = tag(&file);
        let known = headers.get_all(IF_NONE_MATCH).iter();
        if known.into_iter().any(|known| known == tag.as_str()) {
            return (StatusCode::NOT_MODIFIED, [(ETAG, tag)]).into_response();
        }
        let kind = file.metadata.mimetype().to_owned();
        let body = match file.data {
            Cow::Borrowed(bytes) => Body::from(bytes),
            Cow::Owned(bytes) => Body::from(bytes),
        };
        ([(CONTENT_TYPE, kind), (ETAG, tag)], body).into_response()
    }

    /// A weak tag: the same file may go out compressed or not.
    fn tag(file: &EmbeddedFile) -> String {
        let mut tag = "W/\"".to_owned();
        for byte in file.metadata.sha256_hash() {
            // Writing to a text cannot fail.
            let _ = write!(tag, "{byte:02x}");
        }
        tag + "\""
    }
}
