//! The table.

use score_core::hand::Act;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::rules::Source;

use crate::edge::dom;
use crate::edge::element::{self, El, Item, el, item};
use crate::edge::live::{self, Live};
use crate::edge::place::{STUDY, place};
use crate::holder::{Holder, Rolling};
use crate::pages::faces::{PlayFace, play_face};
use crate::pages::keys;
use crate::store::{State, Store};
use crate::text;
use crate::view::board::{Desk, board};
use crate::view::calls::{RollKey, Stage, Wish, calls};
use crate::view::coach::coach;
use crate::view::corner::corner;
use crate::view::countdown::{TimeLeft, countdown};
use crate::view::scoreboard::scoreboard;
use crate::view::settlement::settlement;

/// The table of the players at this screen.
pub fn page(store: Store) -> El {
    let frame = el("main")
        .attr("id", "main")
        .attr("tabindex", "-1")
        .child(el("h1").class("hush").text(text::game(store.game())));
    let points = |face: Live<PlayFace>| scoreboard(move || face.with(|face| face.seats.clone()));
    table(store, frame, points, move |face| {
        at_this_screen(store, face)
    })
}

/// A table in `frame`, with the players' `points` in its panel; `more` stands
/// between the board and what came of the roll.
pub fn table<H: Holder>(
    store: Store<H>,
    frame: El,
    points: impl FnOnce(Live<PlayFace>) -> El,
    more: impl Fn(Live<PlayFace>) -> Vec<Item> + 'static,
) -> El {
    let face = live::derived(move || store.with(play_face));
    let stage = move || face.with(|face| face.calls.stage);
    let time = move || {
        let left_ms = store.left_ms()?;
        Some(TimeLeft {
            left_s: left_ms.div_ceil(1_000),
            total_s: store.total_ms() / 1_000,
        })
    };
    keys::listen(store);
    keep_focus(move || face.with(|face| (face.calls.stage, face.board.locked)));
    keep_focus_at_question(move || face.with(|face| (face.calls.roll, face.board.deal)));
    let goal = el("p").class("goal").attr("id", "goal");
    let panel = el("div")
        .class("panel")
        .child(
            goal.child(el("span").class("label").text(text::GOAL))
                .text(" ")
                .child(el("strong").text_of(move || face.with(|face| face.goal.clone()))),
        )
        .child(points(face))
        .child(countdown(time));
    let is_hot = move || face.with(|face| !face.corners.is_empty());
    frame
        .class("play")
        .class_if("hot", is_hot)
        .class_if("flat", move || face.with(|face| face.is_flat))
        .class_if("coached", move || face.with(|face| face.coach.is_some()))
        .attr_of("data-asked", move || {
            let asked = face.with(|face| face.coach.and_then(|coach| coach.asked));
            asked.map(|tap| tap.to_string())
        })
        .attr_of("data-phase", move || Some(stage().name().to_owned()))
        .attr_of("data-seats", move || is_hot().then(|| seats_count(face)))
        .child(panel)
        .child(surface(store, face))
        .each(move || more(face))
        .each(move || settled(face))
}

/// What came of the roll; it stays as it is until the next deal.
fn settled(face: Live<PlayFace>) -> Vec<Item> {
    let settled = face.with(|face| {
        let settled = face.settlement.clone();
        settled.map(|settled| (u64::from(face.board.deal), settled))
    });
    let settled = settled.map(|(deal, face)| item(deal, move || settlement(face)));
    settled.into_iter().collect()
}

/// What only players at one screen have: corners, and the first one a companion.
fn at_this_screen(store: Store, face: Live<PlayFace>) -> Vec<Item> {
    let (is_hot, companion) = face.with(|face| (!face.corners.is_empty(), face.coach));
    let corners = is_hot.then(|| item(0, move || corners(store, face)));
    let coach = companion.map(|face| {
        // The companion says how far the roll has come.
        item(1 + face.done as u64, move || {
            coach(face, move || store.end_guide())
        })
    });
    corners.into_iter().chain(coach).collect()
}

/// The part of the table that fits one screen.
fn surface<H: Holder>(store: Store<H>, face: Live<PlayFace>) -> El {
    let hint = move || {
        let hint = face.with(|face| face.hint.clone());
        let hint = hint.map(|(key, request)| item(key, move || place(STUDY, &request)));
        hint.into_iter().collect()
    };
    let status = el("div").class("status").attr("id", "status");
    let status = status
        .attr("role", "status")
        .class_if("refusal", move || face.with(|face| face.status.0))
        .class_if("hint", move || face.with(|face| face.hint.is_some()))
        .text_of(move || face.with(|face| face.status.1.clone()))
        .each(hint)
        .each(move || by_keyboard(face));
    let pieces = board(Desk::new(
        move || face.with(|face| face.board.clone()),
        move |act| store.act(act),
    ));
    let keys = calls(
        move || face.with(|face| face.calls),
        move |wish| carry_out_here(store, wish),
    );
    el("div")
        .class("board")
        .class_if("locked", move || face.with(|face| face.board.locked))
        .attr_of("data-dice", move || {
            Some(face.with(|face| face.dealt.to_string()))
        })
        .child(
            el("div")
                .class("surface")
                .child(status)
                .children(pieces)
                .child(keys),
        )
}

/// What a projector says besides, where no keys are shown: how a question is answered.
fn by_keyboard(face: Live<PlayFace>) -> Vec<Item> {
    let is_asked = face.with(|face| face.calls.roll == RollKey::HasAsked);
    let answers = || {
        let answers = el("span").class("by-keyboard");
        answers.text(text::ANSWERS_BY_KEYBOARD)
    };
    is_asked.then(|| item(0, answers)).into_iter().collect()
}

/// The corners of the players round one screen.
fn corners(store: Store, face: Live<PlayFace>) -> El {
    let corner = move |place: usize| {
        corner(
            place,
            move || face.with(|face| face.corners.get(place).cloned()),
            move |seat, wish| carry_out(store, seat, wish),
        )
    };
    let corners = move || {
        let places = 0..face.with(|face| face.corners.len());
        places
            .map(|place| item(place as u64, move || corner(place)))
            .collect()
    };
    el("div")
        .class("corners")
        .attr_of("data-seats", move || Some(seats_count(face)))
        .each(corners)
}

fn seats_count(face: Live<PlayFace>) -> String {
    face.with(|face| face.corners.len().to_string())
}

/// Asks the referee for what the player at this screen wants whose move it is.
pub fn carry_out_here<H: Holder>(store: Store<H>, wish: Wish) {
    if let Some(seat) = store.peek(State::mover) {
        carry_out(store, seat, wish);
    }
}

/// Asks the referee for what a player wants.
pub fn carry_out<H: Holder>(store: Store<H>, seat: SeatId, wish: Wish) {
    if wish == Wish::Undo && store.peek(|state| !state.hand().is_empty()) {
        // A step that is only begun is taken back piece by piece.
        store.act(Act::Erase);
        return;
    }
    let command = match wish {
        Wish::Hint => {
            store.take_hint();
            return;
        }
        Wish::KeepRoll => {
            store.ask_to_roll(false);
            return;
        }
        Wish::Roll => match store.peek(|state| state.holder().rolling()) {
            Rolling::AtOnce | Rolling::ByVote { has_asked: false } => Command::Roll,
            Rolling::ByVote { has_asked: true } => return,
            Rolling::AfterQuestion => {
                store.ask_to_roll(true);
                return;
            }
            Rolling::NotAllowed(roller) => {
                let has_cards = store.peek(|state| state.table().rules().source == Source::Cards);
                store.refuse(format!("{}.", text::who_rolls(roller, has_cards)));
                return;
            }
        },
        // What comes of it ends the question: a roll, or the reason why there is none.
        Wish::RollAnyway if store.peek(|state| state.holder().is_busy()) => return,
        Wish::RollAnyway => Command::Roll,
        Wish::Score => Command::CallScore,
        Wish::Impossible => Command::CallImpossible,
        Wish::Undo => Command::Undo,
        Wish::Redo => Command::Redo,
        Wish::GiveUp => Command::GiveUp,
        Wish::BeSure => Command::BeSure,
    };
    store.send(seat, command);
}

/// A key that is pressed is often gone afterwards; then the focus goes to
/// what comes next, and not back to the top of the page.
fn keep_focus(stage: impl Fn() -> (Stage, bool) + 'static) {
    let mut before = None;
    element::follow(move || {
        let (stage, is_locked) = stage();
        if before.is_some_and(|before| before != stage) {
            dom::before_paint(move || {
                if dom::has_focus("body, .corner button, #calls") {
                    dom::focus(match stage {
                        // Where somebody else rolls there is no key for it.
                        Stage::Rest => "#roll, #calls:not(:has(#roll))",
                        // A call costs points: a second press of the same key must not
                        // make one, and Tab leads on to the first.
                        Stage::Thinking | Stage::Waiting => "#calls",
                        // Somebody else moves the numbers.
                        Stage::Demonstration if is_locked => "main:not([hidden])",
                        Stage::Free | Stage::Demonstration => "#dice .tile",
                        Stage::Settled => "#verdict",
                    });
                }
            });
        }
        before = Some(stage);
    });
}

/// Who is asked whether a roll may be taken away finds the focus on the answer that
/// keeps it, and afterwards where they were: on the key, or at a new roll before
/// the calls.
fn keep_focus_at_question(asked: impl Fn() -> (RollKey, u32) + 'static) {
    let mut before = None;
    element::follow(move || {
        let (key, deal) = asked();
        let is_asked = key == RollKey::HasAsked;
        let Some((was_asked, old_deal)) = before.replace((is_asked, deal)) else {
            return;
        };
        if is_asked && !was_asked {
            dom::before_paint(|| {
                // A host's tools have answers of their own.
                if !dom::has_focus(".asks button") {
                    dom::focus("#keep-roll");
                }
            });
        }
        if was_asked && !is_asked {
            dom::before_paint(move || {
                if dom::has_focus("body, #calls") {
                    dom::focus(match deal == old_deal {
                        true => "#roll",
                        false => "#calls",
                    });
                }
            });
        }
    });
}
