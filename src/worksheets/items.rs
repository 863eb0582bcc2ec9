//! The items of a sheet as they are printed.

use leptos::prelude::*;
use score_core::dice::Roll;
use score_core::games::dials::kind::digit;
use score_core::learn::mistake::{FindMistakeItem, WorkedSolution};
use score_core::learn::worksheet::{DialsItem, ItemKind, Worksheet, WorksheetItem};
use score_core::link::DialsLink;

use super::sentences::letter;
use crate::components::spoken_text::SpokenText;
use crate::{move_tr, tr};

/// The list of items, each with its number and lines for working.
#[component]
pub fn Items(sheet: Worksheet, items: Vec<WorksheetItem>) -> impl IntoView {
    let class = format!("items {}", sheet.kind.key());
    let items = (1..).zip(items).map(|(number, item): (usize, _)| {
        view! {
            <li class="item">
                <span class="no">{number} "."</span>
                <div class="asked">
                    {item_content(&sheet, &item)}
                    <Working lines=sheet.working.get()/>
                </div>
            </li>
        }
    });
    view! { <ol class=class>{items.collect_view()}</ol> }
}

/// The content of an item, by its kind.
fn item_content(sheet: &Worksheet, item: &WorksheetItem) -> AnyView {
    match item {
        WorksheetItem::Roll(item) => {
            let has_tick_box = sheet.kind == ItemKind::Impossible;
            let is_hand = sheet.kind == ItemKind::Hands;
            let link = link_of(is_hand, &item.roll);
            view! {
                <div class="given">
                    <RollOnPaper roll=item.roll is_hand/>
                    {has_tick_box.then(|| view! {
                        <span class="tick">
                            <i></i>
                            {move_tr!("sheet-impossible")}
                        </span>
                    })}
                    <PlayItem link item_name=item.roll.to_string()/>
                </div>
            }
            .into_any()
        }
        WorksheetItem::Spot(item) => view! { <SpotOnPaper item=item.clone()/> }.into_any(),
        WorksheetItem::Dials(item) => view! { <DialsOnPaper item=item.clone()/> }.into_any(),
    }
}

/// The link to the page on which an item is solved on a screen.
#[component]
fn PlayItem(link: String, item_name: String) -> impl IntoView {
    view! {
        <a class="on-screen" href=link>
            {move_tr!("sheet-play")}
            <span class="hush">" " {item_name}</span>
        </a>
    }
}

/// The link to the table that deals a roll.
fn link_of(is_hand: bool, roll: &Roll) -> String {
    let numbers: Vec<String> = roll.numbers().iter().map(u32::to_string).collect();
    let page = if is_hand { "24" } else { "play" };
    format!("#{page}?roll={}", numbers.join("."))
}

/// The numbers of a roll as dice, or of a hand as cards.
#[component]
pub fn RollOnPaper(roll: Roll, is_hand: bool) -> impl IntoView {
    let class = if is_hand {
        "roll-on-paper hand"
    } else {
        "roll-on-paper"
    };
    let numbers = roll.numbers().to_vec().into_iter();
    let numbers = numbers.map(|number| view! { <b>{number}</b> " " });
    view! { <span class=class>{numbers.collect_view()}</span> }
}

/// Lines to write on.
#[component]
fn Working(lines: usize) -> impl IntoView {
    let lines = (0..lines).map(|_| view! { <i></i> }).collect_view();
    view! { <div class="working" aria-hidden="true">{lines}</div> }
}

#[component]
fn SpotOnPaper(item: FindMistakeItem) -> impl IntoView {
    let solutions = item.solutions.iter().enumerate();
    let solutions = solutions.map(|(index, worked)| {
        view! {
            <li>
                <span class="letter">{letter(index)} ")"</span>
                <WorkedOnPaper worked=worked.clone()/>
            </li>
        }
    });
    view! {
        <div class="given">
            <RollOnPaper roll=item.roll is_hand=false/>
        </div>
        <ol class="worked">{solutions.collect_view()}</ol>
    }
}

#[component]
fn WorkedOnPaper(worked: WorkedSolution) -> impl IntoView {
    let lines = worked.lines.iter().map(
        |line| view! { <li translate="no"><SpokenText written=Signal::stored(line.printed())/></li> },
    );
    view! { <ol class="lines">{lines.collect_view()}</ol> }
}

#[component]
fn DialsOnPaper(item: DialsItem) -> impl IntoView {
    let letters = |text: &str| {
        let letters = text
            .chars()
            .map(|letter| view! { <td>{letter.to_string()}</td> });
        letters.collect_view()
    };
    let (start, target) = (letters(&item.start), letters(&item.target));
    let rows = (1..).zip(&item.steps).map(|(button, row): (usize, _)| {
        let steps = row
            .iter()
            .map(|step| view! { <td>{digit(*step).to_string()}</td> });
        view! {
            <tr>
                <th scope="row">{move || tr!("sheet-button", button = button)}</th>
                {steps.collect_view()}
                <td class="answer">"×\u{a0}____"</td>
            </tr>
        }
    });
    let last_letter = char::from(b'A' + item.letters - 1).to_string();
    let link = format!("#{}", DialsLink::to_item(&item));
    let item_name = format!("{} – {}", item.start, item.target);
    view! {
        <div class="given">
            <PlayItem link item_name/>
        </div>
        <table class="dials-on-paper">
            <caption class="help">{move_tr!("sheet-letters", last = last_letter.clone())}</caption>
            <tbody>
                <tr class="letters">
                    <th scope="row">{move_tr!("sheet-start")}</th>
                    {start}
                    <td></td>
                </tr>
                {rows.collect_view()}
                <tr class="letters">
                    <th scope="row">{move_tr!("sheet-target")}</th>
                    {target}
                    <td></td>
                </tr>
            </tbody>
        </table>
    }
}
