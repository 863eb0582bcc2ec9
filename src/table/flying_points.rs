//! Points on their way from the result of a round to the scoreboard.

use leptos::prelude::*;

use crate::edge::{dom, node};
use crate::text;

use super::TableNodes;
use super::view_model::{Flight, TableViewModel};

/// Lets points that a round has just brought fly from the result to the player's score. The score
/// counts up when they arrive. A reader who wants little motion sees the new score at once.
pub(super) fn count_points(model: Memo<TableViewModel>) {
    let nodes = TableNodes::here();
    Effect::new(move |before: Option<bool>| {
        let (is_new, flights) = model.with(|model| (model.is_just_settled, model.flights.clone()));
        if is_new && before == Some(false) {
            dom::before_paint(move || flights.iter().for_each(|flight| fly_points(nodes, flight)));
        }
        is_new
    });
}

fn fly_points(nodes: TableNodes, flight: &Flight) {
    let badge = format!("[data-gain=\"{}\"]", flight.seat.0);
    let score = (nodes.main, &*flight.score);
    let (Some(from), Some(to)) = (
        node::middle((nodes.settlement, &*badge)),
        node::middle(score),
    ) else {
        return;
    };
    let px = |from: f64, to: f64| format!("{}px", (from - to).round() as i32);
    let quoted = |text: &str| format!("\"{text}\"");
    let properties = [
        ("--dx", px(from.0, to.0)),
        ("--dy", px(from.1, to.1)),
        ("--gained", quoted(&text::signed(flight.points))),
        ("--before", quoted(&text::signed(flight.before))),
    ];
    node::animate(score, "counting", &properties);
}
