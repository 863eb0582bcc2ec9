//! The buttons below the board: roll, calls, undo and redo, hint, give up. [`Tool`] is a button of
//! other boards.

use leptos::either::{Either, EitherOf3};
use leptos::prelude::*;

use crate::components::drawing::{Drawing, Shape};
use crate::edge::node::AnyNodeRef;
use crate::{move_tr, text, tr};

/// An action that a player asks for at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableAction {
    /// A new roll.
    Roll,
    /// A new roll, although others may be thinking about this one.
    RollAnyway,
    /// To keep this roll, if a new one would interrupt others.
    KeepRoll,
    /// To call SCORE; when everyone plays, to answer that the goal is on the board.
    Score,
    /// To call IMPOSSIBLE, or to answer so.
    Impossible,
    /// To confirm the answer IMPOSSIBLE.
    SurelyImpossible,
    /// To think on instead of answering IMPOSSIBLE.
    ThinkOn,
    /// To take back the last step.
    Undo,
    /// To make again the step that was taken back.
    Redo,
    /// To give up.
    GiveUp,
    /// To say 'I am sure' instead of waiting longer.
    BeSure,
    /// To see a hint.
    Hint,
    /// The next lesson of the guided first rolls.
    NextLesson,
    /// The end of the guided first rolls.
    EndGuide,
}

/// The view model of the buttons below the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallsViewModel {
    /// The large buttons, from left to right.
    pub main: Vec<TableAction>,
    /// The small buttons below the large ones.
    pub more: Vec<TableAction>,
    /// The buttons that have nothing to do: a press does nothing.
    pub idle: Vec<TableAction>,
    /// The buttons whose action would be refused; a press shows the reason.
    pub refused: Vec<TableAction>,
    /// The words on the button for a roll, or the reason why there is none.
    pub roll: Result<String, String>,
    /// Whether the two calls are answers, each player's on their own board.
    pub are_answers: bool,
    /// Whether the goal is still missing on the player's own board, so that 'I have it' steps back.
    pub is_early: bool,
    /// The number to be made.
    pub goal: u32,
    /// Whether cards are dealt and not dice rolled.
    pub has_cards: bool,
    /// How many hints there still are.
    pub hints_left: usize,
    /// The number of rolls so far: a press of a button is meant for the last one.
    pub deal: u32,
}

impl CallsViewModel {
    fn is_idle(&self, action: TableAction) -> bool {
        self.idle.contains(&action)
    }
}

/// The buttons below the board. Those that come and go with every step keep their
/// elements.
#[component]
pub fn Calls(
    /// The element round all buttons.
    node: AnyNodeRef,
    #[prop(into)] model: Signal<CallsViewModel>,
    #[prop(into)] on_action: Callback<TableAction>,
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
            <Row class="main" actions=|model| model.main.clone() model on_action/>
            <Row class="more" actions=|model| model.more.clone() model on_action/>
        </div>
    }
}

#[component]
fn Row(
    class: &'static str,
    actions: fn(&CallsViewModel) -> Vec<TableAction>,
    model: Signal<CallsViewModel>,
    on_action: Callback<TableAction>,
) -> impl IntoView {
    let actions = Memo::new(move |_| model.with(actions));
    view! {
        <div class=class>
            <For each=move || actions.get() key=|action| *action let:action>
                <ActionButton action model on_action/>
            </For>
        </div>
    }
}

/// Undo and redo, side by side.
#[component]
pub fn HistoryButtons(
    /// The prefix of the ids of both buttons.
    #[prop(optional)]
    prefix: &'static str,
    #[prop(into)] can_undo: Signal<bool>,
    #[prop(into)] can_redo: Signal<bool>,
    #[prop(into)] on_undo: Callback<()>,
    #[prop(into)] on_redo: Callback<()>,
) -> impl IntoView {
    view! {
        <HistoryButton
            id=format!("{prefix}undo")
            shape=Shape::Undo
            label=move_tr!("table-undo")
            can=can_undo
            on_press=on_undo
        />
        <HistoryButton
            id=format!("{prefix}redo")
            shape=Shape::Redo
            label=move_tr!("table-redo")
            can=can_redo
            on_press=on_redo
        />
    }
}

/// A button of the history, which keeps the focus while there is nothing to undo or redo.
#[component]
pub fn HistoryButton(
    #[prop(into)] id: String,
    shape: Shape,
    #[prop(into)] label: Signal<String>,
    /// Whether a press does anything.
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

/// A button that keeps the focus while there is nothing for it to do.
#[component]
pub fn Tool(
    id: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] can: Signal<bool>,
    #[prop(into)] on_press: Callback<()>,
    /// The key that presses the button, if any.
    #[prop(optional)]
    key: &'static str,
    /// The value of `data-costs`, if a press cannot be taken back; see
    /// [`costly_press`](crate::edge::costly_press).
    #[prop(optional, into)]
    costs: Signal<Option<String>>,
    /// Whether the button looks like the roll button of a table, because there is nothing else to
    /// do.
    #[prop(optional, into)]
    is_main: Signal<bool>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            id=id
            class:call=is_main
            class:roll=is_main
            aria-keyshortcuts=(!key.is_empty()).then_some(key)
            data-costs=move || costs.get()
            aria-disabled=move || (!can.get()).then_some("true")
            on:click=move |_| {
                if can.get_untracked() {
                    on_press.run(());
                }
            }
        >
            {label}
        </button>
    }
}

#[component]
fn ActionButton(
    action: TableAction,
    model: Signal<CallsViewModel>,
    on_action: Callback<TableAction>,
) -> impl IntoView {
    let on_press = Callback::new(move |()| {
        if !model.with_untracked(|model| model.is_idle(action)) {
            on_action.run(action);
        }
    });
    let history = |id: &'static str, shape, label: Signal<String>| {
        let can = Signal::derive(move || !model.with(|model| model.is_idle(action)));
        EitherOf3::A(view! { <HistoryButton id shape label can on_press/> })
    };
    match action {
        TableAction::Undo => history("undo", Shape::Undo, move_tr!("table-undo")),
        TableAction::Redo => history("redo", Shape::Redo, move_tr!("table-redo")),
        TableAction::Roll => EitherOf3::B(view! { <RollButton model on_press/> }),
        _ => EitherOf3::C(view! { <PlainButton action model on_press/> }),
    }
}

/// The button for a roll, or the reason why there is none.
#[component]
fn RollButton(model: Signal<CallsViewModel>, on_press: Callback<()>) -> impl IntoView {
    let words = Memo::new(move |_| model.with(|model| model.roll.clone()));
    let is_there = Memo::new(move |_| words.with(Result::is_ok));
    let is_big = move || model.with(|model| model.main.contains(&TableAction::Roll));
    let is_idle = move || model.with(|model| model.is_idle(TableAction::Roll));
    let words = move || words.get().unwrap_or_else(|why| why);
    move || match is_there.get() {
        false => Either::Left(view! { <p class="no-roll">{words}</p> }),
        true => Either::Right(view! {
            <button
                type="button"
                id="roll"
                class=move || if is_big() { "call roll" } else { "quiet" }
                data-costs=move || model.with(|model| costs(TableAction::Roll, model))
                aria-disabled=move || is_idle().then_some("true")
                on:click=move |_| on_press.run(())
            >
                {words}
            </button>
        }),
    }
}

/// A button without a drawing.
#[component]
fn PlainButton(
    action: TableAction,
    model: Signal<CallsViewModel>,
    on_press: Callback<()>,
) -> impl IntoView {
    let (id, class) = match action {
        TableAction::RollAnyway => ("roll-anyway", "answer"),
        TableAction::KeepRoll => ("keep-roll", "answer"),
        TableAction::SurelyImpossible => ("surely-impossible", "answer"),
        TableAction::ThinkOn => ("think-on", "answer"),
        TableAction::Score => ("score", "call score"),
        TableAction::Impossible => ("impossible", "call impossible"),
        TableAction::GiveUp => ("give-up", "quiet"),
        TableAction::BeSure => ("sure", "quiet"),
        TableAction::Hint => ("hint", "quiet"),
        TableAction::NextLesson => ("next-lesson", "call roll"),
        TableAction::EndGuide => ("end-guide", "call roll"),
        // These have components of their own.
        TableAction::Roll | TableAction::Undo | TableAction::Redo => ("", ""),
    };
    // The status line has asked the question that these answer.
    let is_answer = matches!(
        action,
        TableAction::RollAnyway
            | TableAction::KeepRoll
            | TableAction::SurelyImpossible
            | TableAction::ThinkOn
    );
    let small = move || match action {
        TableAction::Score => Some(model.with(|model| match model.are_answers {
            true => tr!("table-goal-on-board", goal = model.goal),
            false => tr!("table-i-can-make", goal = model.goal),
        })),
        TableAction::Impossible => Some(tr!("table-no-one-can")),
        TableAction::NextLesson => Some(tr!("table-next-lesson-is")),
        _ => None,
    };
    // A refused button can be pressed all the same: the referee answers with its reason.
    let is_refused = move || model.with(|model| model.refused.contains(&action));
    let name = move || {
        let is_hint = action == TableAction::Hint;
        is_hint.then(|| {
            tr!(
                "table-hints-left",
                count = model.with(|model| model.hints_left)
            )
        })
    };
    view! {
        <button
            type="button"
            id=id
            class=class
            class:early=move || action == TableAction::Score && model.with(|model| model.is_early)
            data-costs=move || model.with(|model| costs(action, model))
            aria-describedby=is_answer.then_some("status")
            aria-label=name
            aria-disabled=move || is_refused().then_some("true")
            on:click=move |_| on_press.run(())
        >
            {move || model.with(|model| label(action, model))}
            {move || small().map(|small| view! { <small>{small}</small> })}
        </button>
    }
}

/// The value of `data-costs` if a press costs points, takes something away or answers a question;
/// see [`costly_press`](crate::edge::costly_press).
fn costs(action: TableAction, model: &CallsViewModel) -> Option<String> {
    match action {
        // The first roll takes nothing away.
        TableAction::Roll => (model.deal > 0).then(|| model.deal.to_string()),
        TableAction::RollAnyway
        | TableAction::KeepRoll
        | TableAction::Score
        | TableAction::Impossible
        | TableAction::SurelyImpossible
        | TableAction::ThinkOn
        | TableAction::GiveUp
        | TableAction::BeSure => Some(model.deal.to_string()),
        TableAction::Hint => Some(format!("{} {}", model.deal, model.hints_left)),
        TableAction::Undo | TableAction::Redo | TableAction::NextLesson | TableAction::EndGuide => {
            None
        }
    }
}

fn label(action: TableAction, model: &CallsViewModel) -> String {
    let has_cards = model.has_cards;
    match action {
        TableAction::Score if model.are_answers => tr!("table-have-it"),
        TableAction::SurelyImpossible => tr!("table-surely-impossible"),
        TableAction::ThinkOn => tr!("table-think-on"),
        TableAction::RollAnyway => tr!("table-yes-new-roll", source = text::source(has_cards)),
        TableAction::KeepRoll => tr!("table-keep-it"),
        TableAction::Score => tr!("table-score"),
        TableAction::Impossible => tr!("table-impossible"),
        TableAction::GiveUp => tr!("table-give-up"),
        TableAction::BeSure => tr!("table-i-am-sure"),
        TableAction::Hint => tr!("table-hint"),
        TableAction::NextLesson => tr!("table-next-lesson"),
        TableAction::EndGuide => tr!("table-coach-play"),
        TableAction::Roll => text::roll_button(has_cards),
        TableAction::Undo => tr!("table-undo"),
        TableAction::Redo => tr!("table-redo"),
    }
}
