//! Yahtzee: the score sheet, with the scores in its boxes and those that the dice would make.

use leptos::prelude::*;
use score_core::games::yahtzee::keep::Keep;
use score_core::games::yahtzee::score_box::ScoreBox;
use score_core::games::yahtzee::sheet::Sheet;

use crate::games::yahtzee::sentences;
use crate::move_tr;
use crate::tr;

/// The values that all parts of the sheet read.
#[derive(Clone, Copy)]
struct SheetView {
    names: Signal<Vec<String>>,
    sheets: Signal<Vec<Sheet>>,
    player: Signal<Option<usize>>,
    dice: Signal<Option<Keep>>,
    on_score: Callback<ScoreBox>,
}

impl SheetView {
    /// The number of columns for players.
    fn players(self) -> usize {
        self.sheets.with(Vec::len)
    }

    /// The sheet of the player of this index; empty for a column that is about to be removed.
    fn sheet(self, index: usize) -> Sheet {
        let sheet = self.sheets.with(|sheets| sheets.get(index).copied());
        sheet.unwrap_or_default()
    }

    fn is_turn_of(self, index: usize) -> bool {
        self.player.get() == Some(index)
    }
}

/// The whole score sheet, which is built anew for another number of players.
#[component]
pub fn ScoreSheet(
    /// The players, by name.
    #[prop(into)]
    names: Signal<Vec<String>>,
    #[prop(into)] sheets: Signal<Vec<Sheet>>,
    /// The index of the player whose turn it is.
    #[prop(into)]
    player: Signal<Option<usize>>,
    /// The dice on the table, to be scored.
    #[prop(into)]
    dice: Signal<Option<Keep>>,
    #[prop(into)] on_score: Callback<ScoreBox>,
) -> impl IntoView {
    let view = SheetView {
        names,
        sheets,
        player,
        dice,
        on_score,
    };
    let players = Memo::new(move |_| view.players());
    let tables = move || {
        let class = match players.get() {
            ..=1 => "alone",
            _ => "several",
        };
        view! {
            <div class=class>
                <Table
                    view
                    caption=move_tr!("yahtzee-upper")
                    has=|score_box| score_box.number().is_some()
                >
                    <SumRow
                        view
                        name="Sum"
                        label=move_tr!("yahtzee-upper-sum")
                        sum=|sheet: &Sheet| sheet.upper().to_string()
                    />
                    <SumRow
                        view
                        name="Bonus"
                        label=move_tr!("yahtzee-bonus")
                        rule=Signal::derive(sentences::bonus_rule)
                        sum=bonus
                    />
                </Table>
                <Table
                    view
                    caption=move_tr!("yahtzee-lower")
                    has=|score_box| score_box.number().is_none()
                >
                    <SumRow
                        view
                        name="Total"
                        label=move_tr!("yahtzee-total")
                        sum=|sheet: &Sheet| sheet.total().to_string()
                    />
                </Table>
            </div>
        }
    };
    view! {
        <section class="sheets" id="yahtzee-sheet" aria-label=move_tr!("yahtzee-sheet")>
            {tables}
        </section>
    }
}

/// One of the two tables: its boxes, and below them its sums.
#[component]
fn Table(
    view: SheetView,
    #[prop(into)] caption: Signal<String>,
    has: fn(&ScoreBox) -> bool,
    children: Children,
) -> impl IntoView {
    let boxes = ScoreBox::ALL.into_iter().filter(has);
    view! {
        <table class="sheet">
            <caption class="hush">{caption}</caption>
            <Head view/>
            <tbody>
                {boxes.map(|score_box| view! { <BoxRow view score_box/> }).collect_view()}
                {children()}
            </tbody>
        </table>
    }
}

/// The players' names.
#[component]
fn Head(view: SheetView) -> impl IntoView {
    let players = view.sheets.with_untracked(Vec::len);
    let name = move |index: usize| match view.names.with(Vec::len) {
        // The name that is kept of a game for one is in the language in which it began.
        1 => tr!("yahtzee-you"),
        _ => view
            .names
            .with(|names| names.get(index).cloned().unwrap_or_default()),
    };
    let heading = move |index: usize| {
        view! {
            <th
                scope="col"
                dir="auto"
                translate="no"
                class:now=move || view.is_turn_of(index)
                aria-current=move || view.is_turn_of(index).then_some("true")
            >
                {move || name(index)}
            </th>
        }
    };
    view! {
        <thead class=(players == 1).then_some("hush")>
            <tr>
                <th scope="col">{move_tr!("yahtzee-box-column")}</th>
                {(0..players).map(heading).collect_view()}
            </tr>
        </thead>
    }
}

/// A box, with a cell for each player.
#[component]
fn BoxRow(view: SheetView, score_box: ScoreBox) -> impl IntoView {
    let players = view.sheets.with_untracked(Vec::len);
    let cell = |index: usize| view! { <BoxCell view score_box index/> };
    view! {
        <tr data-box=box_key(score_box)>
            <th scope="row">
                {move || sentences::box_name(score_box)}
                // Read aloud, name and rule are two words.
                <span class="hush">", "</span>
                <small>{move || sentences::box_rule(score_box)}</small>
            </th>
            {(0..players).map(cell).collect_view()}
        </tr>
    }
}

/// The content of a box of a player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum BoxContent {
    Nothing,
    Score(u8),
    /// The score that the dice on the table would make.
    Offer(u8),
}

/// A cell of the sheet: a score, or the button for a score that is possible now.
#[component]
fn BoxCell(view: SheetView, score_box: ScoreBox, index: usize) -> impl IntoView {
    let content = Memo::new(move |_| {
        if let Some(score) = view.sheet(index).score(score_box) {
            return BoxContent::Score(score);
        }
        let dice = view.dice.get().filter(|_| view.is_turn_of(index));
        dice.map_or(BoxContent::Nothing, |dice| {
            BoxContent::Offer(score_box.score(dice))
        })
    });
    let shown = move || match content.get() {
        BoxContent::Nothing => ().into_any(),
        BoxContent::Score(score) => view! { <span>{score.to_string()}</span> }.into_any(),
        BoxContent::Offer(score) => view! {
            <button
                type="button"
                class=(score == 0).then_some("nothing")
                data-costs=score.to_string()
                aria-label=move || sentences::score_in(score, score_box)
                on:click=move |_| view.on_score.run(score_box)
            >
                {score.to_string()}
            </button>
        }
        .into_any(),
    };
    view! { <td class:now=move || view.is_turn_of(index)>{shown}</td> }
}

/// A row with a sum for each player; `name` for the style sheet.
#[component]
fn SumRow(
    view: SheetView,
    name: &'static str,
    #[prop(into)] label: Signal<String>,
    /// The rule for the sum, if there is one to explain.
    #[prop(into, optional)]
    rule: Signal<String>,
    sum: fn(&Sheet) -> String,
) -> impl IntoView {
    let players = view.sheets.with_untracked(Vec::len);
    let cell = move |index: usize| {
        view! {
            <td class:now=move || view.is_turn_of(index)>
                {move || sum(&view.sheet(index))}
            </td>
        }
    };
    view! {
        <tr class="sum" data-box=name>
            <th scope="row">{label} <small>{rule}</small></th>
            {(0..players).map(cell).collect_view()}
        </tr>
    }
}

fn bonus(sheet: &Sheet) -> String {
    let is_open = |score_box: ScoreBox| {
        let is_upper = score_box.number().is_some();
        is_upper && sheet.score(score_box).is_none()
    };
    sentences::bonus_progress(sheet.upper(), ScoreBox::ALL.into_iter().any(is_open))
}

/// The name of a box in the document, the same in every language.
fn box_key(score_box: ScoreBox) -> &'static str {
    match score_box {
        ScoreBox::Ones => "Ones",
        ScoreBox::Twos => "Twos",
        ScoreBox::Threes => "Threes",
        ScoreBox::Fours => "Fours",
        ScoreBox::Fives => "Fives",
        ScoreBox::Sixes => "Sixes",
        ScoreBox::AllOdd => "All odd",
        ScoreBox::AllEven => "All even",
        ScoreBox::Pi => "Pi",
        ScoreBox::AllPrime => "All prime",
        ScoreBox::Fibonacci => "Fibonacci",
        ScoreBox::Yahtzee => "Yahtzee",
        ScoreBox::Chance => "Chance",
    }
}
