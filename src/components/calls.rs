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
    /// To call SCORE; where everyone plays, to answer that the goal is on the board.
    Score,
    /// To call IMPOSSIBLE, or to answer so.
    Impossible,
    /// To answer so for good.
    SurelyImpossible,
    /// Not to answer yet.
    ThinkOn,
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
    /// The next lesson of the guided first rolls.
    NextLesson,
    /// The end of them.
    EndGuide,
}

/// Which buttons make sense now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallStage {
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
    /// Everyone makes steps on their own board, and answers.
    Everyone,
    /// The roll is settled.
    Settled,
}

impl CallStage {
    /// Its name in the document.
    pub fn name(self) -> &'static str {
        match self {
            CallStage::Rest => "rest",
            CallStage::Thinking => "thinking",
            CallStage::Free => "free",
            CallStage::Waiting => "waiting",
            CallStage::Demonstration => "demo",
            CallStage::Everyone => "everyone",
            CallStage::Settled => "settled",
        }
    }
}

/// What a newcomer can do at a first roll with a companion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guidance {
    /// Make steps.
    Steps,
    /// Make steps, and call IMPOSSIBLE.
    Impossible,
    /// Go on to the next lesson.
    NextLesson,
    /// Play.
    End,
}

/// Who has the buttons below the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The only player.
    Alone,
    /// The only player, at a first roll with a companion.
    Guided(Guidance),
    /// Players round one screen, who have buttons of their own for their calls.
    InCorners,
    /// One of several, each at a screen of their own.
    OneOfMany {
        /// Whether the open call is theirs.
        is_calling: bool,
    },
    /// One of a class at small tables, who sits at none of them.
    AtNoTable,
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
    pub stage: CallStage,
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
    /// Whether the player can answer on their own board now.
    pub can_answer: bool,
    /// Whether the player may make calls on this roll.
    pub may_call: bool,
    /// Whether they are asked if they answer that the goal is impossible.
    pub asks_impossible: bool,
    /// How many rolls there have been: what the buttons are about.
    pub deal: u32,
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
        (_, Who::Guided(Guidance::NextLesson)) => vec![Action::NextLesson],
        (_, Who::Guided(Guidance::End)) => vec![Action::EndGuide],
        (_, Who::Guided(Guidance::Impossible)) => vec![Action::Impossible],
        (_, Who::Guided(Guidance::Steps)) => vec![Action::Undo, Action::Redo],
        (CallStage::Rest | CallStage::Settled, _) => vec![Action::Roll],
        (CallStage::Thinking | CallStage::Free, _) if calls_here => {
            vec![Action::Score, Action::Impossible]
        }
        (CallStage::Waiting, _) if calls_here => vec![Action::Score],
        (CallStage::Thinking | CallStage::Free | CallStage::Waiting, _) => vec![],
        (CallStage::Everyone, _) if model.can_answer => vec![Action::Score, Action::Impossible],
        (CallStage::Everyone, _) => vec![],
        (CallStage::Demonstration, Who::OneOfMany { is_calling: false }) => vec![],
        (CallStage::Demonstration, _) => vec![Action::Undo, Action::Redo],
    }
}

fn more_row(model: CallsViewModel) -> Vec<Action> {
    match (model.stage, model.who) {
        (_, Who::Guided(Guidance::Impossible)) => vec![Action::Undo, Action::Redo],
        (CallStage::Rest | CallStage::Settled, _) | (_, Who::Guided(_) | Who::Nobody) => vec![],
        (CallStage::Everyone, _) if !model.can_answer => vec![],
        (CallStage::Everyone, _) if model.asks_impossible => {
            vec![Action::SurelyImpossible, Action::ThinkOn]
        }
        (CallStage::Everyone, _) => vec![Action::Undo, Action::Redo, Action::Hint],
        (CallStage::Thinking, _) if model.roll == RollButton::HasAsked => {
            vec![Action::RollAnyway, Action::KeepRoll]
        }
        (CallStage::Thinking, Who::OneOfMany { .. } | Who::AtNoTable) => vec![Action::Roll],
        (_, Who::AtNoTable) => vec![],
        (CallStage::Demonstration, Who::OneOfMany { is_calling: true }) => vec![Action::GiveUp],
        (_, Who::OneOfMany { .. }) => vec![],
        (CallStage::Thinking, _) => vec![Action::Hint, Action::Roll],
        (CallStage::Free, _) => vec![Action::Undo, Action::Redo, Action::Hint, Action::Roll],
        (CallStage::Waiting, Who::Alone) => vec![Action::Hint, Action::BeSure],
        (CallStage::Waiting, _) => vec![Action::Hint],
        (CallStage::Demonstration, _) => vec![Action::Hint, Action::GiveUp],
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
    let is_big =
        Memo::new(move |_| matches!(model.get().stage, CallStage::Rest | CallStage::Settled));
    let label = move || {
        let model = model.get();
        let is_asked = |count: Option<_>, is_own| count.is_some() || is_own;
        match (is_big.get(), model.roll) {
            (is_big, RollButton::Votes { count, is_own }) if !is_big || is_asked(count, is_own) => {
                text::vote_label(count, is_own, model.has_cards)
            }
            (true, _) => tr!("table-roll", source = text::source(model.has_cards)),
            (false, _) => tr!("table-new-roll", source = text::source(model.has_cards)),
        }
    };
    let is_idle = move || !can(Action::Roll, model.get());
    move || match roller.get() {
        Some(roller) => Either::Left(view! {
            <p class="no-roll">{move || text::who_rolls(roller, model.get().has_cards)}</p>
        }),
        None => Either::Right(view! {
            <button
                type="button"
                id="roll"
                class=move || if is_big.get() { "call roll" } else { "quiet" }
                data-costs=move || model.get().deal.to_string()
                aria-disabled=move || is_idle().then_some("true")
                on:click=move |_| on_press.run(())
            >
                {label}
            </button>
        }),
    }
}

/// A button that needs no drawing.
#[component]
fn PlainButton(
    action: Action,
    model: Signal<CallsViewModel>,
    on_press: Callback<()>,
) -> impl IntoView {
    let (id, class) = match action {
        Action::RollAnyway => ("roll-anyway", "answer"),
        Action::KeepRoll => ("keep-roll", "answer"),
        Action::SurelyImpossible => ("surely-impossible", "answer"),
        Action::ThinkOn => ("think-on", "answer"),
        Action::Score => ("score", "call score"),
        Action::Impossible => ("impossible", "call impossible"),
        Action::GiveUp => ("give-up", "quiet"),
        Action::BeSure => ("sure", "quiet"),
        Action::Hint => ("hint", "quiet"),
        Action::NextLesson => ("next-lesson", "call roll"),
        Action::EndGuide => ("end-guide", "call roll"),
        // These are no plain buttons.
        Action::Roll | Action::Undo | Action::Redo => ("", ""),
    };
    // The status line has asked what these answer.
    let is_answer = matches!(
        action,
        Action::RollAnyway | Action::KeepRoll | Action::SurelyImpossible | Action::ThinkOn
    );
    let small = move || match action {
        Action::Score if is_everyones(model) => {
            Some(tr!("table-goal-on-board", goal = model.get().goal))
        }
        Action::Score => Some(tr!("table-i-can-make", goal = model.get().goal)),
        Action::Impossible => Some(tr!("table-no-one-can")),
        Action::NextLesson => Some(tr!("table-next-lesson-is")),
        _ => None,
    };
    // It can be pressed all the same: the referee says why it refuses.
    let is_refused = move || {
        let is_call = matches!(action, Action::Score | Action::Impossible);
        is_call && !is_everyones(model) && !model.get().may_call
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
            data-costs=move || costs(action, model.get())
            aria-describedby=is_answer.then_some("status")
            aria-label=name
            aria-disabled=move || is_refused().then_some("true")
            on:click=move |_| on_press.run(())
        >
            {move || label(action, model.get())}
            {move || small().map(|small| view! { <small>{small}</small> })}
        </button>
    }
}

/// What a press is about where it costs points, takes something away or answers a question; see
/// [`costly_press`](crate::edge::costly_press).
fn costs(action: Action, model: CallsViewModel) -> Option<String> {
    match action {
        Action::Roll
        | Action::RollAnyway
        | Action::KeepRoll
        | Action::Score
        | Action::Impossible
        | Action::SurelyImpossible
        | Action::ThinkOn
        | Action::GiveUp
        | Action::BeSure => Some(model.deal.to_string()),
        Action::Hint => Some(format!("{} {}", model.deal, model.hints_left)),
        Action::Undo | Action::Redo | Action::NextLesson | Action::EndGuide => None,
    }
}

fn is_everyones(model: Signal<CallsViewModel>) -> bool {
    model.get().stage == CallStage::Everyone
}

fn label(action: Action, model: CallsViewModel) -> String {
    let CallsViewModel {
        stage, has_cards, ..
    } = model;
    match action {
        Action::Score if stage == CallStage::Everyone => tr!("table-have-it"),
        Action::SurelyImpossible => tr!("table-surely-impossible"),
        Action::ThinkOn => tr!("table-think-on"),
        Action::RollAnyway => tr!("table-yes-new-roll", source = text::source(has_cards)),
        Action::KeepRoll => tr!("table-keep-it"),
        Action::Score => tr!("table-score"),
        Action::Impossible => tr!("table-impossible"),
        Action::GiveUp => tr!("table-give-up"),
        Action::BeSure => tr!("table-i-am-sure"),
        Action::Hint => tr!("table-hint"),
        Action::NextLesson => tr!("table-next-lesson"),
        Action::EndGuide => tr!("table-coach-play"),
        Action::Roll => tr!("table-roll", source = text::source(has_cards)),
        Action::Undo => tr!("table-undo"),
        Action::Redo => tr!("table-redo"),
    }
}
