//! A solution played on the tiles, forwards and back, at the reader's pace.

use std::rc::Rc;

use crate::edge::element::{El, el, item};
use crate::edge::live::Live;
use crate::text;
use crate::view::pager::pager;
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
        .child(pager(at, last))
}

fn picture(face: &TileFace) -> El {
    let class = format!("tile {}", tile::look_class(&face.look));
    el("span")
        .class(&class)
        .attr("role", "img")
        .attr("aria-label", &face.name)
        .children(tile::parts(face))
}
