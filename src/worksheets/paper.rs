//! A sheet on paper: its head, its items, and on separate pages the answer key.

use leptos::prelude::*;
use score_core::learn::worksheet::{Worksheet, WorksheetItem};
use score_core::link::WorksheetLink;

use super::items::Items;
use super::key::{Answers, KeyHeading};
use super::sentences;
use crate::components::qr::Qr;
use crate::edge::for_others;
use crate::{move_tr, tr};

/// The printed sheet and, if it is not for pupils, its answer key.
#[component]
pub fn Paper(sheet: Worksheet, items: Vec<WorksheetItem>, is_for_pupils: bool) -> impl IntoView {
    let class = match (is_for_pupils, sheet.is_large) {
        (true, _) => "paper for-pupils",
        (false, true) => "paper large",
        (false, false) => "paper",
    };
    let titled_sheet = sheet.clone();
    let title = Signal::derive(move || sentences::title(&titled_sheet));
    let task_sheet = sheet.clone();
    let task = move || sentences::task(&task_sheet);
    let (count, wanted_count) = (items.len(), sheet.count.get());
    let is_few = count < wanted_count;
    let few_sentence =
        move || is_few.then(|| tr!("sheet-few-on-paper", count = count, wanted = wanted_count));
    view! {
        <article id="sheet-paper" class=class>
            <header>
                <div class="headline">
                    <h2>{title}</h2>
                    {sheet.has_name.then(|| view! { <NameAndDate/> })}
                    <p class="task">{task}</p>
                    <p class="few" hidden=!is_few>{few_sentence}</p>
                </div>
                <ScreenLink sheet=sheet.clone()/>
            </header>
            <Items sheet=sheet.clone() items=items.clone()/>
        </article>
        {(!is_for_pupils).then(|| view! {
            <article id="sheet-answers" class="paper key-of-sheet">
                <KeyHeading title/>
                <Answers items/>
            </article>
        })}
    }
}

/// The lines for a pupil's name and the date.
#[component]
fn NameAndDate() -> impl IntoView {
    view! {
        <p class="name-and-date">
            <span>{move_tr!("sheet-name")} <i></i></span>
            <span>{move_tr!("sheet-date")} <i></i></span>
        </p>
    }
}

/// The QR code and address at which the same items are solved on a screen. It is beside the title,
/// because at the end it would often need an extra page.
#[component]
fn ScreenLink(sheet: Worksheet) -> impl IntoView {
    let link = WorksheetLink::for_pupils(&sheet);
    let fragment = link.to_string();
    let full_address = move || for_others::link(&fragment);
    let label = Signal::derive(|| tr!("sheet-qr"));
    view! {
        <div class="to-screen">
            <Qr fragment=link.to_string() label/>
            <p hidden=for_others::is_for_nobody>
                {move_tr!("sheet-on-screen")}
                <br/>
                <a href=format!("#{link}")>{full_address}</a>
            </p>
        </div>
    }
}
