//! The line at the top: the pages, and the theme.

use crate::edge::element::{El, drawing, el};
use crate::edge::keyboard;
use crate::edge::live::Live;
use crate::text;

/// The line at the top of every page: `pages` by their names in the address
/// and on the screen, `current` the one that is open, `theme` in words.
pub fn header(
    pages: &[(&'static str, &'static str)],
    current: impl Fn() -> &'static str + Copy + 'static,
    theme: impl Fn() -> &'static str + Copy + 'static,
    on_theme: impl Fn() + 'static,
) -> El {
    let is_open = Live::new(false);
    keyboard::on_key(move |key| {
        if key.name == "Escape" {
            is_open.set(false);
        }
    });
    let link = |&(name, label): &(&'static str, &'static str)| {
        el("a")
            .attr("href", &format!("#{name}"))
            .attr_of("aria-current", move || {
                (current() == name).then(|| "page".to_owned())
            })
            .on("click", move |_| is_open.set(false))
            .text(label)
    };
    let title = el("a").class("title").attr("href", "#play");
    let nav = el("nav")
        .attr("id", "pages")
        .attr("aria-label", text::PAGES);
    let menu = key("menu").attr("aria-controls", "pages");
    el("header")
        .class("top")
        .child(title.child(drawing("logo")).text(text::TITLE))
        .child(
            nav.class_if("open", move || is_open.get())
                .children(pages.iter().map(link).collect()),
        )
        .child(
            menu.attr_of("aria-expanded", move || Some(is_open.get().to_string()))
                .on("click", move |_| {
                    is_open.update(|is_open| *is_open = !*is_open)
                })
                .text(text::MENU),
        )
        .child(
            key("theme")
                .attr_of("aria-label", move || Some(theme().to_owned()))
                .attr_of("title", move || Some(theme().to_owned()))
                .on("click", move |_| on_theme())
                .child(drawing("theme")),
        )
}

/// A key of this name in the document. No key of the page sends a form.
pub fn key(id: &str) -> El {
    el("button").attr("type", "button").attr("id", id)
}
