//! The line at the top: the pages, and the theme. It stands in the page's HTML.

use crate::edge::element::{El, el, found};
use crate::edge::keyboard;
use crate::edge::live::Live;

/// Brings the entry of the menu to life that leads to the page `name`: from now on
/// it leads to the page that `page` names, and is marked where it `is_open`.
pub fn menu_entry(
    name: &str,
    page: impl Fn() -> &'static str + 'static,
    is_open: impl Fn() -> bool + 'static,
) {
    found(&format!("#pages [href='#{name}']"))
        .attr_of("href", move || Some(format!("#{}", page())))
        .attr_of("aria-current", move || is_open().then(|| "page".to_owned()));
}

/// Brings the rest of the line at the top to life; `theme` in words.
pub fn header(theme: impl Fn() -> &'static str + Copy + 'static, on_theme: impl Fn() + 'static) {
    let is_open = Live::new(false);
    keyboard::on_key(move |key| {
        if key.name == "Escape" {
            is_open.set(false);
        }
    });
    found("#pages")
        .class_if("open", move || is_open.get())
        .on("click", move |_| is_open.set(false));
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
