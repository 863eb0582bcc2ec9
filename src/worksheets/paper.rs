//! A sheet as it is printed: the items, and on pages of its own the answer key.

use leptos::prelude::*;
use score_core::learn::sheet::{Sheet, SheetItem};
use score_core::link::SheetLink;

use super::items::Items;
use super::key::{Answers, KeyHeading};
use super::sentences;
use crate::components::qr::Qr;
use crate::edge::for_others;
use crate::{move_tr, tr};

/// The sheet and its answer key, which pupils do not see.
#[component]
pub fn Paper(sheet: Sheet, items: Vec<SheetItem>, is_for_pupils: bool) -> impl IntoView {
    let class = match (is_for_pupils, sheet.is_large) {
        (true, _) => "paper for-pupils",
        (false, true) => "paper large",
        (false, false) => "paper",
    };
    let of_title = sheet.clone();
    let title = Signal::derive(move || sentences::title(&of_title));
    let of_task = sheet.clone();
    let task = move || sentences::task(&of_task);
    let (count, wanted) = (items.len(), sheet.count.get());
    let is_few = count < wanted;
    let few = move || is_few.then(|| tr!("sheet-few-on-paper", count = count, wanted = wanted));
    view! {
        <article id="sheet-paper" class=class>
            <header>
                <div class="headline">
                    <h2>{title}</h2>
                    {sheet.has_name.then(|| view! { <NameAndDate/> })}
                    <p class="task">{task}</p>
                    <p class="few" hidden=!is_few>{few}</p>
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

/// Lines for name and date.
#[component]
fn NameAndDate() -> impl IntoView {
    view! {
        <p class="name-and-date">
            <span>{move_tr!("sheet-name")} <i></i></span>
            <span>{move_tr!("sheet-date")} <i></i></span>
        </p>
    }
}

/// The address at which the same items are solved on a screen. It is beside the title, because at the end
/// it would often have a page for itself.
#[component]
fn ScreenLink(sheet: Sheet) -> impl IntoView {
    let link = SheetLink::for_pupils(&sheet);
    let fragment = link.to_string();
    let whole = move || for_others::link(&fragment);
    let label = Signal::derive(|| tr!("sheet-qr"));
    view! {
        <div class="to-screen">
            <Qr fragment=link.to_string() label/>
            <p hidden=for_others::is_for_nobody>
                {move_tr!("sheet-on-screen")}
                <br/>
                <a href=format!("#{link}")>{whole}</a>
            </p>
        </div>
    }
}
