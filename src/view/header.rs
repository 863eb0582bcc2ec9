//! The line at the top: the pages, and the theme. It stands in the page's HTML.

use crate::edge::element::{El, el, found};
use crate::edge::keyboard;
use crate::edge::live::Live;

/// Brings the line at the top to life: `pages` by their names in the address,
/// `current` the one that is open, `theme` in words.
pub fn header(
    pages: &[&'static str],
    current: impl Fn() -> &'static str + Copy + 'static,
    theme: impl Fn() -> &'static str + Copy + 'static,
    on_theme: impl Fn() + 'static,
) {
    let is_open = Live::new(false);
    keyboard::on_key(move |key| {
        if key.name == "Escape" {
            is_open.set(false);
        }
    });
    found("#pages")
        .class_if("open", move || is_open.get())
        .on("click", move |_| is_open.set(false));
    for &name in pages {
        found(&format!("#pages [href='#{name}']")).attr_of("aria-current", move || {
            (current() == name).then(|| "page".to_owned())
        });
    }
    found("#menu")
        .attr_of("aria-expanded", move || Some(is_open.get().to_string()))
        .on("click", move |_| {
            is_open.update(|is_open| *is_open = !*is_open)
        });
    found("#theme")
        .attr_of("aria-label", move || Some(theme().to_owned()))
        .attr_of("title", move || Some(theme().to_owned()))
        .on("click", move |_| on_theme());
}

/// A key of this name in the document. No key of the page sends a form.
pub fn key(id: &str) -> El {
    el("button").attr("type", "button").attr("id", id)
}
