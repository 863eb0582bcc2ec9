//! The players of a group: who has how many points, who is there, who called.

use score_core::table::event::SeatId;

use crate::edge::element::{El, Item, el, item};
use crate::text;

/// A player of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonFace {
    /// Where he sits.
    pub seat: SeatId,
    /// What he is called.
    pub name: String,
    /// His points.
    pub points: i32,
    /// Whether he is there now.
    pub is_here: bool,
    /// Whether it is the player at this screen.
    pub is_you: bool,
    /// What they are besides a player, such as the host.
    pub role: Option<&'static str>,
    /// Whether he cannot write to the others.
    pub is_muted: bool,
    /// What he called in this round.
    pub called: Option<&'static str>,
    /// Whether there is a key for what the host can do with him.
    pub has_tools: bool,
}

/// The players, in the order of `faces`; `choose` hears whose key was pressed.
pub fn people(
    faces: impl Fn() -> Vec<PersonFace> + 'static,
    choose: impl Fn(SeatId) + Copy + 'static,
) -> El {
    let items = move || faces().into_iter().map(|face| line(face, choose)).collect();
    el("ul")
        .class("people")
        .attr("id", "scoreboard")
        .attr("aria-label", text::SCOREBOARD)
        .each(items)
}

/// A line that has changed is made anew; the others keep their elements.
fn line(face: PersonFace, choose: impl Fn(SeatId) + Copy + 'static) -> Item {
    let key = key(&face);
    item(key, move || person(face, choose))
}

/// A number for all that a line shows; two that are equal by chance would be
/// two players of the same name, and a table has none.
fn key(face: &PersonFace) -> u64 {
    const PRIME: u64 = 0x0100_0000_01b3;
    let switches = face_notes(face).map(|(holds, _)| u8::from(holds));
    let numbers = [face.seat.0.to_le_bytes(), face.points.to_le_bytes()];
    let called = face.called.unwrap_or_default().bytes();
    let role = face.role.unwrap_or_default().bytes();
    let shown = face.name.bytes().chain(called).chain(switches).chain(role);
    let shown = shown.chain(numbers.into_iter().flatten());
    let shown = shown.chain([u8::from(face.has_tools)]);
    let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(PRIME);
    shown.fold(0xcbf2_9ce4_8422_2325, fold)
}

fn person(face: PersonFace, choose: impl Fn(SeatId) + 'static) -> El {
    let classes = [
        (true, "seat"),
        (face.called.is_some(), "calling"),
        (!face.is_here, "away"),
        (face.is_you, "you"),
    ];
    let classes = classes.iter().filter(|(holds, _)| *holds);
    let classes: Vec<&str> = classes.map(|(_, name)| *name).collect();
    let called = face
        .called
        .map(|called| el("span").class("called").text(called));
    let notes = text::notes_on(&face_notes(&face));
    let notes = (!notes.is_empty()).then(|| el("span").class("notes").text(&notes));
    let seat = face.seat;
    let tools = face.has_tools.then(|| {
        el("button")
            .attr("type", "button")
            .class("icon")
            .attr("aria-label", &text::tools_for(&face.name))
            .text("…")
            .on("click", move |_| choose(seat))
    });
    el("li")
        .class(&classes.join(" "))
        .attr("data-seat", &face.seat.0.to_string())
        .child(el("span").class("there").attr("aria-hidden", "true"))
        .child(
            el("span")
                .class("name")
                .attr("dir", "auto")
                .text(&face.name),
        )
        .children(notes.into_iter().chain(called).collect())
        .child(el("span").class("points").text(&text::signed(face.points)))
        .children(tools.into_iter().collect())
}

fn face_notes(face: &PersonFace) -> [(bool, &'static str); 4] {
    [
        (face.is_you, text::IS_YOU),
        (face.role.is_some(), face.role.unwrap_or_default()),
        (!face.is_here, text::IS_AWAY),
        (face.is_muted, text::IS_MUTED),
    ]
}
