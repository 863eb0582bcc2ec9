//! Serves the built page from a folder or out of the program itself, compressed if the visitor
//! accepts that.

use std::path::Path;

use axum::Router;
use score_site::Frames;

/// Serves the page in `folder`.
pub fn from_folder(folder: &Path, frames: Frames) -> Router {
    score_site::routes(folder, frames)
}

/// Serves the page that was built into the program; `None` if none was.
#[cfg(not(feature = "embed"))]
pub fn embedded(_frames: Frames) -> Option<Router> {
    None
}

#[cfg(feature = "embed")]
pub use built_in::embedded;

/// The content of a file that is compressed by gzip.
///
/// # Errors
/// When it is damaged.
#[cfg(any(feature = "embed", test))]
fn decompressed(compressed: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    std::io::copy(&mut flate2::read::GzDecoder::new(compressed), &mut bytes)?;
    Ok(bytes)
}

/// The compressed copies that the build puts beside each file, the smallest first.
#[cfg(any(feature = "embed", test))]
const COPIES: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// The copies that a visitor accepts, each with the end of its name.
#[cfg(any(feature = "embed", test))]
fn encodings(
    headers: &axum::http::HeaderMap,
) -> impl Iterator<Item = (&'static str, &'static str)> {
    let header = headers.get_all(axum::http::header::ACCEPT_ENCODING);
    let header = header.into_iter().filter_map(|value| value.to_str().ok());
    let accepted: Vec<String> = header
        .flat_map(|header| header.split(','))
        .map(|encoding| encoding.replace(' ', "").to_ascii_lowercase())
        .filter_map(|encoding| match encoding.split_once(";q=") {
            None => Some(encoding),
            // A weight of zero means that it is not accepted.
            Some((name, weight)) => (weight.parse() != Ok(0.0)).then(|| name.to_owned()),
        })
        .collect();
    let is_accepted =
        move |(encoding, _): &(&str, &str)| accepted.iter().any(|name| name == encoding);
    COPIES.into_iter().filter(is_accepted)
}

#[cfg(feature = "embed")]
mod built_in {
    use std::borrow::Cow;
    use std::collections::BTreeMap;
    use std::fmt::Write;

    use axum::Router;
    use axum::body::Body;
    use axum::http::header::{
        CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, HeaderValue, IF_NONE_MATCH, VARY,
    };
    use axum::http::{Method, StatusCode, Uri};
    use axum::response::{IntoResponse, Response};
    use bytes::Bytes;
    use parking_lot::Mutex;
    use rust_embed::{Embed, EmbeddedFile};
    use score_site::Frames;

    /// The files of the built page, if it was built before the program; most are stored only
    /// compressed (`build.rs`).
    #[derive(Embed)]
    #[folder = "$OUT_DIR/page"]
    struct Built;

    /// The end of the name of a file that is stored only compressed.
    const COMPRESSED_ENDING: &str = ".gz";

    /// The decompressed files for visitors who accept no compressed copy. Each is decompressed once, while
    /// other requests wait: the largest takes some hundredths of a second.
    static DECOMPRESSED: Mutex<BTreeMap<String, Bytes>> = Mutex::new(BTreeMap::new());

    /// Serves the page that was built into the program; `None` if none was.
    pub fn embedded(frames: Frames) -> Option<Router> {
        get("index.html")?;
        Some(score_site::dressed(Router::new().fallback(answer), frames))
    }

    async fn answer(method: Method, uri: Uri, headers: HeaderMap) -> Response {
        if method != Method::GET && method != Method::HEAD {
            return StatusCode::METHOD_NOT_ALLOWED.into_response();
        }
        let path = uri.path().trim_start_matches('/');
        let name = if path.is_empty() { "index.html" } else { path };
        let Some(file) = get(name) else {
            return StatusCode::NOT_FOUND.into_response();
        };
        let tag = tag(&file);
        let known = headers.get_all(IF_NONE_MATCH).iter();
        if known.into_iter().any(|known| known == tag.as_str()) {
            return (StatusCode::NOT_MODIFIED, [(ETAG, tag)]).into_response();
        }
        let kind = mime_guess::from_path(name).first_or_octet_stream();
        let kind = kind.essence_str().to_owned();
        let copy = super::encodings(&headers).find_map(|(encoding, ending)| {
            Some((encoding, Built::get(&format!("{name}{ending}"))?))
        });
        let (encoding, body) = match copy {
            Some((encoding, copy)) => (encoding, body(copy.data)),
            None => match decompressed_body(name, file) {
                Some(body) => ("identity", body),
                None => return StatusCode::INTERNAL_SERVER_ERROR.into_response(),
            },
        };
        let mut response = ([(CONTENT_TYPE, kind), (ETAG, tag)], body).into_response();
        let headers = response.headers_mut();
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        if encoding != "identity" {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response
    }

    /// A file as it is stored, perhaps only compressed.
    fn get(name: &str) -> Option<EmbeddedFile> {
        Built::get(name).or_else(|| Built::get(&format!("{name}{COMPRESSED_ENDING}")))
    }

    /// The bytes of a file, decompressed if it is stored compressed; `None`: the program is broken.
    fn decompressed_body(name: &str, file: EmbeddedFile) -> Option<Body> {
        if Built::get(name).is_some() {
            return Some(body(file.data));
        }
        let mut decompressed = DECOMPRESSED.lock();
        if !decompressed.contains_key(name) {
            let bytes = super::decompressed(&file.data).ok()?;
            decompressed.insert(name.to_owned(), bytes.into());
        }
        decompressed.get(name).cloned().map(Body::from)
    }

    fn body(data: Cow<'static, [u8]>) -> Body {
        match data {
            Cow::Borrowed(bytes) => Body::from(bytes),
            Cow::Owned(bytes) => Body::from(bytes),
        }
    }

    /// The weak entity tag of a file, which may be sent compressed or not.
    fn tag(file: &EmbeddedFile) -> String {
        let mut tag = "W/\"".to_owned();
        for byte in file.metadata.sha256_hash() {
            // Writing to a text cannot fail.
            let _ = write!(tag, "{byte:02x}");
        }
        tag + "\""
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderMap;
    use axum::http::header::ACCEPT_ENCODING;

    use std::io::Write;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    #[test]
    fn packed_files_are_unpacked_as_they_were_or_not_at_all() {
        let text = b"four five one three".repeat(1_000);
        let mut packer = GzEncoder::new(Vec::new(), Compression::best());
        packer.write_all(&text).expect("memory");
        let compressed = packer.finish().expect("memory");
        assert_eq!(decompressed(&compressed).expect("it is whole"), text);
        assert!(decompressed(&compressed[..compressed.len() - 1]).is_err());
        assert!(decompressed(&text).is_err());
    }

    #[test]
    fn a_visitor_gets_the_smallest_copy_that_they_take() {
        for (takes, first) in [
            ("gzip, deflate, br", Some("br")),
            ("GZIP;q=0.5", Some("gzip")),
            ("br;q=0, gzip;q=1.0", Some("gzip")),
            ("br; q=0.0", None),
            ("zstd", None),
            ("", None),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, takes.parse().expect("a header"));
            let encoding = encodings(&headers).map(|(encoding, _)| encoding).next();
            assert_eq!(encoding, first, "{takes}");
        }
        assert_eq!(encodings(&HeaderMap::new()).next(), None);
    }
}
