//! The buttons below the board: roll, call, take back, give up.

use leptos::either::{Either, EitherOf3};
use leptos::prelude::*;
use score_core::table::rules::Roller;

use crate::components::drawing::{Drawing, Shape};
use crate::edge::node::AnyNodeRef;
use crate::{move_tr, text, tr};

/// What a player wants done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
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

/// Which buttons make sense now.
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

/// Who has the buttons below the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The only player.
    Alone,
    /// The only player, at a first roll with a companion, which needs no calls.
    Guided,
    /// Players round one screen, who have buttons of their own for their calls.
    InCorners,
    /// One of several, each at a screen of their own.
    OneOfMany {
        /// Whether the open call is theirs.
        is_calling: bool,
    },
    /// A visitor who only looks on.
    Nobody,
}

/// What the button for a roll does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollButton {
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
    /// There is none, because others roll.
    NotThere(Roller),
}

/// What the buttons show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallsViewModel {
    /// Which buttons make sense now.
    pub stage: Stage,
    /// The number to be made.
    pub goal: u32,
    /// Whether cards are dealt and not dice rolled.
    pub has_cards: bool,
    /// Whether there is a step to take back.
    pub can_undo: bool,
    /// Whether there is a step to make again.
    pub can_redo: bool,
    /// Who has these buttons.
    pub who: Who,
    /// What the button for a roll does.
    pub roll: RollButton,
    /// How many hints there still are.
    pub hints_left: usize,
}

/// The buttons below the board. Those that come and go with every step keep their
/// elements.
#[component]
pub fn Calls(
    /// All buttons together.
    node: AnyNodeRef,
    #[prop(into)] model: Signal<CallsViewModel>,
    #[prop(into)] on_action: Callback<Action>,
) -> impl IntoView {
    view! {
        <div
            id="calls"
            class="calls"
            role="group"
            tabindex="-1"
            aria-label=move_tr!("table-calls")
            node_ref=node
        >
            <Row class="main" actions=main_row model on_action/>
            <Row class="more" actions=more_row model on_action/>
        </div>
    }
}

#[component]
fn Row(
    class: &'static str,
    actions: fn(CallsViewModel) -> Vec<Action>,
    model: Signal<CallsViewModel>,
    on_action: Callback<Action>,
) -> impl IntoView {
    let actions = Memo::new(move |_| actions(model.get()));
    view! {
        <div class=class>
            <For each=move || actions.get() key=|action| *action let:action>
                <ActionButton action model on_action/>
            </For>
        </div>
    }
}

fn main_row(model: CallsViewModel) -> Vec<Action> {
    let calls_here = matches!(model.who, Who::Alone | Who::OneOfMany { .. });
    match (model.stage, model.who) {
        (_, Who::Nobody) => vec![],
        (Stage::Free, Who::Guided) => vec![Action::Undo, Action::Redo],
        (_, Who::Guided) => vec![],
        (Stage::Rest | Stage::Settled, _) => vec![Action::Roll],
        (Stage::Thinking | Stage::Free, _) if calls_here => vec![Action::Score, Action::Impossible],
        (Stage::Waiting, _) if calls_here => vec![Action::Score],
        (Stage::Thinking | Stage::Free | Stage::Waiting, _) => vec![],
        (Stage::Demonstration, Who::OneOfMany { is_calling: false }) => vec![],
        (Stage::Demonstration, _) => vec![Action::Undo, Action::Redo],
    }
}

fn more_row(model: CallsViewModel) -> Vec<Action> {
    match (model.stage, model.who) {
        (Stage::Rest | Stage::Settled, _) | (_, Who::Guided | Who::Nobody) => vec![],
        (Stage::Thinking, _) if model.roll == RollButton::HasAsked => {
            vec![Action::RollAnyway, Action::KeepRoll]
        }
        (Stage::Thinking, Who::OneOfMany { .. }) => vec![Action::Roll],
        (Stage::Demonstration, Who::OneOfMany { is_calling: true }) => vec![Action::GiveUp],
        (_, Who::OneOfMany { .. }) => vec![],
        (Stage::Thinking, _) => vec![Action::Hint, Action::Roll],
        (Stage::Free, _) => vec![Action::Undo, Action::Redo, Action::Hint, Action::Roll],
        (Stage::Waiting, Who::Alone) => vec![Action::Hint, Action::BeSure],
        (Stage::Waiting, _) => vec![Action::Hint],
        (Stage::Demonstration, _) => vec![Action::Hint, Action::GiveUp],
    }
}

/// A button of the history. It keeps the focus while there is nothing for it to do.
#[component]
pub fn HistoryButton(
    id: &'static str,
    shape: Shape,
    #[prop(into)] label: Signal<String>,
    /// Whether there is anything for it to do.
    #[prop(into)]
    can: Signal<bool>,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            id=id
            aria-disabled=move || (!can.get()).then_some("true")
            on:click=move |_| on_press.run(())
        >
            <Drawing shape/>
            {label}
        </button>
    }
}

#[component]
fn ActionButton(
    action: Action,
    model: Signal<CallsViewModel>,
    on_action: Callback<Action>,
) -> impl IntoView {
    let on_press = Callback::new(move |()| {
        if can(action, model.get_untracked()) {
            on_action.run(action);
        }
    });
    let history = |id, shape, label: Signal<String>| {
        let can = Signal::derive(move || can(action, model.get()));
        EitherOf3::A(view! { <HistoryButton id shape label can on_press/> })
    };
    match action {
        Action::Undo => history("undo", Shape::Undo, move_tr!("table-undo")),
        Action::Redo => history("redo", Shape::Redo, move_tr!("table-redo")),
        Action::Roll => EitherOf3::B(view! { <RollPlace model on_press/> }),
        _ => EitherOf3::C(view! { <PlainButton action model on_press/> }),
    }
}

/// Whether there is anything for the button to do.
fn can(action: Action, model: CallsViewModel) -> bool {
    match action {
        Action::Roll => !matches!(model.roll, RollButton::Votes { is_own: true, .. }),
        Action::Undo => model.can_undo,
        Action::Redo => model.can_redo,
        _ => true,
    }
}

/// The button for a roll, or why there is none.
#[component]
fn RollPlace(model: Signal<CallsViewModel>, on_press: Callback<()>) -> impl IntoView {
    let roller = Memo::new(move |_| match model.get().roll {
        RollButton::NotThere(roller) => Some(roller),
        _ => None,
    });
    let is_big = Memo::new(move |_| matches!(model.get().stage, Stage::Rest | Stage::Settled));
    let label = move || {
        let model = model.get();
        match (is_big.get(), model.roll) {
            (true, _) => tr!("table-roll", source = text::source(model.has_cards)),
            (false, RollButton::Votes { count, is_own }) => {
                text::vote_label(count, is_own, model.has_cards)
            }
            (false, _) => tr!("table-new-roll", source = text::source(model.has_cards)),
        }
    };
    let is_idle = move || !is_big.get() && !can(Action::Roll, model.get());
    move || match roller.get() {
        Some(roller) => Either::Left(view! {
            <p class="no-roll">{move || text::who_rolls(roller, model.get().has_cards)}</p>
        }),
        None => Either::Right(view! {
            <button
                type="button"
                id="roll"
                class=move || if is_big.get() { "call roll" } else { "quiet" }
                aria-disabled=move || is_idle().then_some("true")
                on:click=move |_| on_press.run(())
            >
                {label}
            </button>
        }),
    }
}

/// A button that needs no drawing and is never idle.
#[component]
fn PlainButton(
    action: Action,
    model: Signal<CallsViewModel>,
    on_press: Callback<()>,
) -> impl IntoView {
    let (id, class) = match action {
        Action::RollAnyway => ("roll-anyway", "answer"),
        Action::KeepRoll => ("keep-roll", "answer"),
        Action::Score => ("score", "call score"),
        Action::Impossible => ("impossible", "call impossible"),
        Action::GiveUp => ("give-up", "quiet"),
        Action::BeSure => ("sure", "quiet"),
        Action::Hint => ("hint", "quiet"),
        // These are no plain buttons.
        Action::Roll | Action::Undo | Action::Redo => ("", ""),
    };
    // The status line has asked what these answer.
    let is_answer = matches!(action, Action::RollAnyway | Action::KeepRoll);
    let small = move || match action {
        Action::Score => Some(tr!("table-i-can-make", goal = model.get().goal)),
        Action::Impossible => Some(tr!("table-no-one-can")),
        _ => None,
    };
    let name = move || {
        let is_hint = action == Action::Hint;
        is_hint.then(|| tr!("table-hints-left", count = model.get().hints_left))
    };
    view! {
        <button
            type="button"
            id=id
            class=class
            aria-describedby=is_answer.then_some("status")
            aria-label=name
            on:click=move |_| on_press.run(())
        >
            {move || label(action, model.get().has_cards)}
            {move || small().map(|small| view! { <small>{small}</small> })}
        </button>
    }
}

fn label(action: Action, has_cards: bool) -> String {
    match action {
        Action::RollAnyway => tr!("table-yes-new-roll", source = text::source(has_cards)),
        Action::KeepRoll => tr!("table-keep-it"),
        Action::Score => tr!("table-score"),
        Action::Impossible => tr!("table-impossible"),
        Action::GiveUp => tr!("table-give-up"),
        Action::BeSure => tr!("table-i-am-sure"),
        Action::Hint => tr!("table-hint"),
        Action::Roll => tr!("table-roll", source = text::source(has_cards)),
        Action::Undo => tr!("table-undo"),
        Action::Redo => tr!("table-redo"),
    }
}
