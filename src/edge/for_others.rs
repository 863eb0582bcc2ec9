//! The address of this page for others. A page that was opened at a machine's name for itself,
//! such as `127.0.0.1`, asks its relay where others reach it.

use leptos::prelude::*;
use score_core::link::{is_own_machine, page_for_others};
use wasm_bindgen_futures::spawn_local;

use super::dom::window;
use super::fetch;

/// Where a relay says at which addresses others reach it, one a line.
const ADDRESSES: &str = "./addresses";

/// Where others reach the page.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Reach {
    /// At this address.
    At(String),
    /// The relay has not answered yet.
    Asked,
    /// Nowhere that is known.
    Nowhere,
}

thread_local! {
    /// The answer, which is asked for once, by the first link that is shown.
    static REACH: ArcRwSignal<Reach> = ask();
}

fn ask() -> ArcRwSignal<Reach> {
    let host = window().location().hostname().unwrap_or_default();
    if !is_own_machine(&host) {
        return ArcRwSignal::new(Reach::At(own()));
    }
    let reach = ArcRwSignal::new(Reach::Asked);
    let found = reach.clone();
    spawn_local(async move {
        let answer = fetch::answer(ADDRESSES).await;
        let answer = answer.filter(|(is_ok, _)| *is_ok);
        let page = answer.and_then(|(_, text)| page_for_others(&own(), &text));
        found.set(page.map_or(Reach::Nowhere, Reach::At));
    });
    reach
}

/// The page's address here, without its fragment.
fn own() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// Asks where others reach the page, where nothing has asked before.
pub fn find() {
    REACH.with(|_| ());
}

fn reach() -> Reach {
    REACH.with(|reach| reach.get())
}

/// The address of this page for others with `fragment` behind the `#`; reactive.
/// Where nobody else reaches the page it is that of this machine.
pub fn link(fragment: &str) -> String {
    let page = match reach() {
        Reach::At(page) => page,
        Reach::Asked | Reach::Nowhere => own(),
    };
    format!("{page}#{fragment}")
}

/// Whether others reach the page at the address of [`link`]; reactive.
pub fn is_reached() -> bool {
    matches!(reach(), Reach::At(_))
}

/// Whether the page is known to be out of reach for others; reactive.
pub fn is_for_nobody() -> bool {
    reach() == Reach::Nowhere
}
