//! A player's corner of a shared screen: his name, his points, his two keys.

use score_core::table::event::SeatId;

use crate::edge::element::{El, drawing, el};
use crate::edge::pointer;
use crate::text;
use crate::view::calls::Wish;

/// What a corner shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CornerFace {
    /// Whose it is.
    pub id: SeatId,
    /// The player's name.
    pub name: String,
    /// His points.
    pub points: i32,
    /// Whether it is his call that runs.
    pub is_calling: bool,
    /// Whether SCORE can be called.
    pub can_score: bool,
    /// Whether IMPOSSIBLE can be called.
    pub can_impossible: bool,
    /// His keys on a keyboard: SCORE and IMPOSSIBLE.
    pub keys: Option<(char, char)>,
}

/// The corner of the player at `place`, counted from 0. There is one as long
/// as `face` gives one.
pub fn corner(
    place: usize,
    face: impl Fn() -> Option<CornerFace> + Copy + 'static,
    wish: impl Fn(SeatId, Wish) + Copy + 'static,
) -> El {
    let name = move || face().map_or(String::new(), |face| face.name);
    let points = move || face().map_or(String::new(), |face| text::signed(face.points));
    el("section")
        .class("corner")
        .class_if("calling", move || {
            face().is_some_and(|face| face.is_calling)
        })
        .attr("data-seat", &place.to_string())
        .attr_of("aria-label", move || Some(name()))
        .child(
            el("header")
                .child(el("span").class("name").text_of(name))
                .child(el("span").class("points").text_of(points)),
        )
        .child(call_key(Wish::Score, face, wish))
        .child(call_key(Wish::Impossible, face, wish))
}

/// A call's key. It listens to pointers itself: a browser makes clicks of the
/// first finger on the screen alone, and here several hands play at once.
fn call_key(
    wanted: Wish,
    face: impl Fn() -> Option<CornerFace> + Copy + 'static,
    wish: impl Fn(SeatId, Wish) + Copy + 'static,
) -> El {
    let is_score = wanted == Wish::Score;
    let (class, label) = match is_score {
        true => ("call-score", text::SCORE),
        false => ("call-impossible", text::IMPOSSIBLE),
    };
    let can = move |face: &CornerFace| match is_score {
        true => face.can_score,
        false => face.can_impossible,
    };
    let hint = move || {
        let (score, impossible) = face()?.keys?;
        let key = if is_score { score } else { impossible };
        Some(key.to_ascii_uppercase().to_string())
    };
    // The referee answers one that comes too late: he says why.
    let press = move || {
        if let Some(face) = face() {
            wish(face.id, wanted);
        }
    };
    el("button")
        .attr("type", "button")
        .class(class)
        .attr_of("aria-label", move || {
            Some(format!("{label}, {}", face()?.name))
        })
        .attr_of("aria-keyshortcuts", hint)
        .attr_of("aria-disabled", move || {
            (!face().as_ref().is_some_and(can)).then(|| "true".to_owned())
        })
        .on("pointerup", move |event| {
            if pointer::is_main_button(&event) {
                press();
            }
        })
        .on("click", move |event| {
            if pointer::is_without_pointer(&event) {
                press();
            }
        })
        .child(drawing(if is_score { "yes" } else { "no" }))
        .child(el("span").text(label))
        .child(
            el("kbd")
                .attr("aria-hidden", "true")
                .attr_of("data-key", hint),
        )
}
