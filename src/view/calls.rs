//! The keys below the board: roll, call, take back, give up.

use crate::edge::element::{El, drawing, el, item};
use crate::text;
use crate::view::header::key;

/// What a player wants of the referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A new roll.
    Roll,
    /// A new roll, although others may be thinking about this one.
    RollAnyway,
    /// No new roll.
    KeepRoll,
    /// To call SCORE.
    Score,
    /// To call IMPOSSIBLE.
    Impossible,
    /// The last step back.
    Undo,
    /// The step that was taken back, again.
    Redo,
    /// To give up.
    GiveUp,
    /// To wait no longer.
    BeSure,
    /// A hint.
    Hint,
}

/// Which keys make sense now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Nothing was rolled yet.
    Rest,
    /// A call can be made.
    Thinking,
    /// A call can be made, and numbers move already.
    Free,
    /// IMPOSSIBLE waits.
    Waiting,
    /// SCORE is being shown.
    Demonstration,
    /// The roll is settled.
    Settled,
}

impl Stage {
    /// Its name in the document.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Rest => "rest",
            Stage::Thinking => "thinking",
            Stage::Free => "free",
            Stage::Waiting => "waiting",
            Stage::Demonstration => "demo",
            Stage::Settled => "settled",
        }
    }
}

/// Who has the keys below the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The only player.
    Alone,
    /// The only player, at a first roll with a companion, which needs no calls.
    Guided,
    /// Players round one screen, who have keys of their own for their calls.
    InCorners,
    /// One of several, each at a screen of his own.
    OneOfMany {
        /// Whether the open call is his.
        is_calling: bool,
    },
    /// Somebody who only looks on.
    Nobody,
}

/// What the key for a roll does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollKey {
    /// It rolls, or asks first.
    Rolls,
    /// It has asked, and waits for an answer.
    HasAsked,
    /// It asks for a roll together with others.
    Votes {
        /// How many ask for it, and how many it takes.
        count: Option<(u32, u32)>,
        /// Whether this player is one of them.
        is_own: bool,
    },
    /// There is none, for this reason.
    NotThere(&'static str),
}

/// What the keys show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallsFace {
    /// Which keys make sense now.
    pub stage: Stage,
    /// The number to be made.
    pub goal: u32,
    /// Whether cards are dealt and not dice rolled.
    pub has_cards: bool,
    /// Whether there is a step to take back.
    pub can_undo: bool,
    /// Whether there is a step to make again.
    pub can_redo: bool,
    /// Who has these keys.
    pub who: Who,
    /// What the key for a roll does.
    pub roll: RollKey,
    /// How many hints there still are.
    pub hints_left: usize,
}

/// The keys below the board. They are made anew when they change, and the
/// two that come and go with every step keep their elements.
pub fn calls(
    face: impl Fn() -> CallsFace + Copy + 'static,
    wish: impl Fn(Wish) + Copy + 'static,
) -> El {
    let row = |class: &str, wishes: fn(CallsFace) -> Vec<Wish>| {
        el("div").class(class).each(move || {
            let shown = face();
            let is_without_roll = matches!(shown.roll, RollKey::NotThere(_));
            let look = u64::from(shown.goal) << 2
                | u64::from(is_without_roll) << 1
                | u64::from(shown.has_cards);
            let key = |wanted| wanted as u64 | look << 8;
            let items = wishes(shown).into_iter();
            items
                .map(|wanted| item(key(wanted), move || call_key(wanted, shown, face, wish)))
                .collect()
        })
    };
    el("div")
        .class("calls")
        .attr("id", "calls")
        .attr("role", "group")
        .attr("tabindex", "-1")
        .attr("aria-label", text::CALLS)
        .child(row("main", main_row))
        .child(row("more", more_row))
}

fn main_row(face: CallsFace) -> Vec<Wish> {
    let calls_here = matches!(face.who, Who::Alone | Who::OneOfMany { .. });
    match (face.stage, face.who) {
        (_, Who::Nobody) => vec![],
        (Stage::Free, Who::Guided) => vec![Wish::Undo, Wish::Redo],
        (_, Who::Guided) => vec![],
        (Stage::Rest | Stage::Settled, _) => vec![Wish::Roll],
        (Stage::Thinking | Stage::Free, _) if calls_here => vec![Wish::Score, Wish::Impossible],
        (Stage::Waiting, _) if calls_here => vec![Wish::Score],
        (Stage::Thinking | Stage::Free | Stage::Waiting, _) => vec![],
        (Stage::Demonstration, Who::OneOfMany { is_calling: false }) => vec![],
        (Stage::Demonstration, _) => vec![Wish::Undo, Wish::Redo],
    }
}

fn more_row(face: CallsFace) -> Vec<Wish> {
    match (face.stage, face.who) {
        (Stage::Rest | Stage::Settled, _) | (_, Who::Guided | Who::Nobody) => vec![],
        (Stage::Thinking, _) if face.roll == RollKey::HasAsked => {
            vec![Wish::RollAnyway, Wish::KeepRoll]
        }
        (Stage::Thinking, Who::OneOfMany { .. }) => vec![Wish::Roll],
        (Stage::Demonstration, Who::OneOfMany { is_calling: true }) => vec![Wish::GiveUp],
        (_, Who::OneOfMany { .. }) => vec![],
        (Stage::Thinking, _) => vec![Wish::Hint, Wish::Roll],
        (Stage::Free, _) => vec![Wish::Undo, Wish::Redo, Wish::Hint, Wish::Roll],
        (Stage::Waiting, Who::Alone) => vec![Wish::Hint, Wish::BeSure],
        (Stage::Waiting, _) => vec![Wish::Hint],
        (Stage::Demonstration, _) => vec![Wish::Hint, Wish::GiveUp],
    }
}

/// A key of the history. It keeps the focus while there is nothing for it to do.
pub fn arrow_key(id: &str, drawing: El, label: &str, can: impl Fn() -> bool + 'static) -> El {
    key(id)
        .attr_of("aria-disabled", move || (!can()).then(|| "true".to_owned()))
        .child(drawing)
        .text(label)
}

fn call_key(
    wanted: Wish,
    shown: CallsFace,
    face: impl Fn() -> CallsFace + Copy + 'static,
    wish: impl Fn(Wish) + 'static,
) -> El {
    let big = |id, class, label, why: &str| {
        let small = el("small").text(why);
        key(id).class(class).text(label).child(small)
    };
    let arrow = |id, sign, label, can: fn(CallsFace) -> bool| {
        arrow_key(id, sign, label, move || can(face()))
    };
    let button = match wanted {
        Wish::Roll => match (shown.roll, shown.stage) {
            (RollKey::NotThere(why), _) => return el("p").class("no-roll").text(why),
            (_, Stage::Rest | Stage::Settled) => {
                let label = if shown.has_cards {
                    text::DEAL
                } else {
                    text::ROLL
                };
                key("roll").class("call roll").text(label)
            }
            _ => key("roll")
                .class("quiet")
                .attr_of("aria-disabled", move || {
                    has_voted(face()).then(|| "true".to_owned())
                })
                .text_of(move || vote_label(face())),
        },
        Wish::RollAnyway => {
            let label = match shown.has_cards {
                true => text::YES_NEW_HAND,
                false => text::YES_NEW_ROLL,
            };
            answer("roll-anyway", label)
        }
        Wish::KeepRoll => answer("keep-roll", text::KEEP_IT),
        Wish::Score => {
            let why = text::i_can_make(shown.goal);
            big("score", "call score", text::SCORE, &why)
        }
        Wish::Impossible => big(
            "impossible",
            "call impossible",
            text::IMPOSSIBLE,
            text::NO_ONE_CAN,
        ),
        Wish::Undo => arrow("undo", drawing("undo"), text::UNDO, |face| face.can_undo),
        Wish::Redo => arrow("redo", drawing("redo"), text::REDO, |face| face.can_redo),
        Wish::GiveUp => key("give-up").class("quiet").text(text::GIVE_UP),
        Wish::BeSure => key("sure").class("quiet").text(text::I_AM_SURE),
        Wish::Hint => key("hint")
            .class("quiet")
            .text(text::HINT)
            .attr_of("aria-label", move || {
                Some(text::hint_key(face().hints_left))
            }),
    };
    button.on("click", move |_| {
        let face = face();
        let is_idle = match wanted {
            Wish::Roll => has_voted(face),
            Wish::Undo => !face.can_undo,
            Wish::Redo => !face.can_redo,
            _ => false,
        };
        if !is_idle {
            wish(wanted);
        }
    })
}

/// A key that answers what the status line asks.
fn answer(id: &'static str, label: &str) -> El {
    let button = key(id).class("answer").text(label);
    button.attr("aria-describedby", "status")
}

/// Whether this player asks for a new roll already.
fn has_voted(face: CallsFace) -> bool {
    matches!(face.roll, RollKey::Votes { is_own: true, .. })
}

fn vote_label(face: CallsFace) -> String {
    let label = match face.has_cards {
        true => text::NEW_HAND,
        false => text::NEW_ROLL,
    };
    match face.roll {
        RollKey::Votes { count, is_own } => text::vote_key(label, count, is_own),
        RollKey::Rolls | RollKey::HasAsked | RollKey::NotThere(_) => label.to_owned(),
    }
}
