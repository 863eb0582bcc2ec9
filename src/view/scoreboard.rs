//! Who has how many points, and who called.

use crate::edge::element::{El, el};
use crate::text;

/// A player on the scoreboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatFace {
    /// What he is called.
    pub name: String,
    /// His points.
    pub points: i32,
    /// What he called in this round.
    pub called: Option<&'static str>,
}

/// The players, with their points.
pub fn scoreboard(seats: impl Fn() -> Vec<SeatFace> + 'static) -> El {
    el("ul")
        .class("scoreboard")
        .attr("id", "scoreboard")
        .attr("aria-label", text::SCOREBOARD)
        .part(move || seats().into_iter().enumerate().map(line).collect())
}

fn line((place, seat): (usize, SeatFace)) -> El {
    let class = match seat.called {
        Some(_) => "seat calling",
        None => "seat",
    };
    let called = seat
        .called
        .map(|called| el("span").class("called").text(called));
    el("li")
        .class(class)
        .attr("data-seat", &place.to_string())
        .child(el("span").class("name").text(&seat.name))
        .text(" ")
        .child(el("span").class("points").text(&text::signed(seat.points)))
        .children(called.into_iter().collect())
}
