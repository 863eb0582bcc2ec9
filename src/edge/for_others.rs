//! The address of this page for others. A page that was opened at a machine's name for itself,
//! such as `127.0.0.1`, asks its relay where others reach it.

use leptos::prelude::*;
use score_core::link::{is_own_machine, page_for_others};
use wasm_bindgen_futures::spawn_local;

use super::dom::window;
use super::fetch;

/// The address of a relay's list of the addresses at which others reach it, one a line.
const ADDRESSES: &str = "./addresses";

/// The address at which others reach the page, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Reach {
    /// Others reach the page at this address.
    At(String),
    /// The relay has not answered yet.
    Asked,
    /// No address for others is known.
    Nowhere,
}

thread_local! {
    /// The address for others, which the first link that is shown asks for.
    static REACH: ArcRwSignal<Reach> = ask_relay();
}

fn ask_relay() -> ArcRwSignal<Reach> {
    let host = window().location().hostname().unwrap_or_default();
    if !is_own_machine(&host) {
        return ArcRwSignal::new(Reach::At(own_address()));
    }
    let reach = ArcRwSignal::new(Reach::Asked);
    let found = reach.clone();
    spawn_local(async move {
        let answer = fetch::answer(ADDRESSES).await;
        let answer = answer.filter(|(is_ok, _)| *is_ok);
        let page = answer.and_then(|(_, text)| page_for_others(&own_address(), &text));
        found.set(page.map_or(Reach::Nowhere, Reach::At));
    });
    reach
}

/// The page's address here, without its fragment.
fn own_address() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// Asks for the address for others, unless that has been done.
pub fn find() {
    REACH.with(|_| ());
}

fn reach() -> Reach {
    REACH.with(|reach| reach.get())
}

/// The address of this page for others with `fragment` behind the `#`; reactive. If nobody else
/// reaches the page, the address is that of this machine.
pub fn link(fragment: &str) -> String {
    let page = match reach() {
        Reach::At(page) => page,
        Reach::Asked | Reach::Nowhere => own_address(),
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
