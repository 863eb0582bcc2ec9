//! The list of the files of the site's build with their hashes. Here a file is fetched whose
//! content has its listed hash.

use gloo_net::http::Request;
use js_sys::{Array, JSON, Object, Reflect};
use wasm_bindgen::JsCast;
use web_sys::RequestCache;

use super::fetch;

/// The address of the list.
const LIST: &str = "./build.json";

/// The name of the page in the list.
pub const PAGE: &str = "./";

/// The beginning of each hash, and its length in characters.
const HASH: &str = "sha256-";
const HASH_CHARS: usize = 51;

/// The files of a build, with their hashes.
pub struct BuildList(Vec<(String, String)>);

impl BuildList {
    /// Fetches the list of the build that the site has now. `None` if the list cannot be fetched,
    /// or another answer comes in its place.
    pub async fn fetch() -> Option<BuildList> {
        let (is_there, text) = fetch::answer(LIST).await?;
        let files = Reflect::get(&JSON::parse(&text).ok()?, &"files".into()).ok()?;
        let entries = Object::entries(files.dyn_ref()?);
        let pairs = entries.iter().map(|entry| {
            let pair: Array = entry.dyn_into().ok()?;
            let [name, hash] = [0, 1].map(|index| pair.get(index).as_string());
            // A browser accepts any content if the hash is not valid.
            let is_hash = |hash: &String| hash.starts_with(HASH) && hash.len() == HASH_CHARS;
            Some((name?, hash.filter(is_hash)?))
        });
        let pairs: Option<Vec<_>> = pairs.collect();
        pairs.filter(|_| is_there).map(BuildList)
    }

    /// Fetches a file and checks its hash. `None` if the file is not in the list, cannot be
    /// fetched, or has other content.
    pub async fn file(&self, name: &str) -> Option<Vec<u8>> {
        let (_, hash) = self.0.iter().find(|(listed, _)| listed == name)?;
        let cache = match name {
            PAGE => RequestCache::NoCache,
            _ => RequestCache::Default,
        };
        match fetch_checked(name, hash, cache).await {
            Some(content) => Some(content),
            // The browser's stored file may be of another build.
            None => fetch_checked(name, hash, RequestCache::Reload).await,
        }
    }
}

async fn fetch_checked(name: &str, hash: &str, cache: RequestCache) -> Option<Vec<u8>> {
    let request = Request::get(name).integrity(hash).cache(cache);
    let response = request.send().await.ok()?;
    match response.ok() {
        true => response.binary().await.ok(),
        false => None,
    }
}
