//! What came of a roll: the verdict, the points and why, every solution.

use crate::edge::element::{El, drawing, el};
use crate::edge::place::{STUDY, place};
use crate::edge::{address, dom};
use crate::text;

/// What came of a roll, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettlementFace {
    /// Whether the goal could be made.
    pub solvable: bool,
    /// That, in words.
    pub verdict: String,
    /// The points of each caller, and what for.
    pub points: Vec<(Option<String>, String)>,
    /// Why a call was mistaken.
    pub mistake: Option<String>,
    /// Which hints were taken.
    pub hints: Option<String>,
    /// Whether somebody has just won a point.
    pub is_win: bool,
    /// The address that deals this roll again.
    pub link: String,
    /// What asks for its solutions.
    pub solutions: String,
}

/// What came of a roll, and under it its solutions.
pub fn settlement(face: SettlementFace) -> El {
    let class = match face.solvable {
        true => "verdict possible",
        false => "verdict impossible",
    };
    let gained = |(points, reason): (Option<String>, String)| {
        let points = points.map(|points| el("strong").class("gain").text(&points));
        el("p")
            .class("gained")
            .children(points.into_iter().collect())
            .child(el("span").text(&reason))
    };
    let sparkle = face.is_win.then(|| drawing("sparkle"));
    let hints = face
        .hints
        .map(|hints| el("p").attr("id", "hints").class("help").text(&hints));
    let mistake = face
        .mistake
        .map(|why| el("p").attr("id", "mistake").text(&why));
    el("section")
        .class("settlement")
        .attr("id", "settlement")
        .attr("aria-labelledby", "verdict")
        .attr("tabindex", "0")
        .children(sparkle.into_iter().collect())
        .child(
            el("h2")
                .class(class)
                .attr("id", "verdict")
                .attr("tabindex", "-1")
                .child(drawing(if face.solvable { "yes" } else { "no" }))
                .text(&face.verdict),
        )
        .child(
            el("div")
                .attr("id", "points")
                .children(face.points.into_iter().map(gained).collect()),
        )
        .children(hints.into_iter().collect())
        .children(mistake.into_iter().collect())
        .child(link(&face.link, text::PLAY_LINK))
        .child(place(STUDY, &face.solutions))
}

/// A link can be followed, and it can be copied for somebody else.
pub fn link(fragment: &str, label: &str) -> El {
    let link = el("a").attr("href", &format!("#{fragment}"));
    let address = address::with_fragment(fragment);
    let copy = el("button").attr("type", "button").class("quiet");
    let copy = copy.text(text::COPY_LINK);
    el("p")
        .class("play-link")
        .child(link.text(label))
        .child(copy.on("click", move |event| {
            let said = match dom::copy(&address) {
                true => text::COPIED,
                false => text::COPY_LINK_BY_HAND,
            };
            dom::say_on_key(&event, said);
        }))
}
