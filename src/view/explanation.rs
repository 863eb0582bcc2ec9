//! A solution played on the tiles, forwards and back, at the reader's pace.

use std::rc::Rc;

use crate::edge::element::{El, drawing, el, item};
use crate::edge::live::Live;
use crate::text;
use crate::view::tile::{self, TileFace};

/// What there is to see and to read after some of the steps.
pub struct Frame {
    /// The numbers on the table, from left to right.
    pub tiles: Vec<TileFace>,
    /// What has just happened, in a sentence.
    pub sentence: String,
}

/// The explanation in these frames: the numbers as dealt, then one a step.
pub fn explanation(frames: Vec<Frame>) -> El {
    let frames = Rc::new(frames);
    let last = frames.len().saturating_sub(1);
    let at = Live::new(0);
    let tiles = {
        let frames = frames.clone();
        move || {
            let frame = &frames[at.get()];
            let tile = |face: &TileFace| {
                let face = face.clone();
                item(face.id.0.into(), move || picture(&face))
            };
            frame.tiles.iter().map(tile).collect()
        }
    };
    let sentence = move || frames[at.get()].sentence.clone();
    let go = move |by: isize| at.update(|at| *at = at.saturating_add_signed(by).min(last));
    let arrow = |class: &str, name, label, is_idle: fn(usize, usize) -> bool, by| {
        el("button")
            .attr("type", "button")
            .class(class)
            .attr_of("aria-disabled", move || {
                is_idle(at.get(), last).then(|| "true".to_owned())
            })
            .child(drawing(name))
            .text(label)
            .on("click", move |_| go(by))
    };
    let back = arrow("back", "undo", text::BACK, |at, _| at == 0, -1);
    let next = arrow("next", "redo", text::NEXT, |at, last| at == last, 1);
    el("div")
        .class("explanation")
        .attr("role", "group")
        .attr("aria-label", text::EXPLANATION)
        .child(el("div").class("tiles").each(tiles))
        .child(
            el("p")
                .class("sentence")
                .attr("aria-live", "polite")
                .text_of(sentence),
        )
        .child(
            el("div")
                .class("tools")
                .child(back)
                .child(
                    el("span")
                        .class("help")
                        .text_of(move || text::step_of(at.get(), last)),
                )
                .child(next),
        )
}

fn picture(face: &TileFace) -> El {
    let class = format!("tile {}", tile::look_class(&face.look));
    el("span")
        .class(&class)
        .attr("role", "img")
        .attr("aria-label", &face.name)
        .children(tile::parts(face))
}
