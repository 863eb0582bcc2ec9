//! The page on which worksheets are made.

use leptos::prelude::*;
use score_core::assignment::address_of;
use score_core::learn::sheet::{Sheet, SheetItem, csv};
use score_core::link::{LinkRefusal, SheetLink};
use score_core::solver::{SolveRequest, SolveResponse, read_sheet};

use super::draft::Draft;
use super::paper::Paper;
use super::sentences;
use super::sheet_form::SheetForm;
use crate::components::form::StatusLine;
use crate::components::progress::Progress;
use crate::components::settlement::PlayLink;
use crate::edge::{address, entropy, file, paper};
use crate::page::Page;
use crate::solver::{LatestRequest, SolverTrouble};
use crate::visit::Visits;
use crate::{move_tr, text, tr};

/// The page, from the address.
#[component]
pub fn SheetPage(fragment: String) -> impl IntoView {
    let is_open = expect_context::<Visits>().is_at(&[Page::Sheet]);
    let (link, refusals) = SheetLink::read(&fragment);
    let sheet = seeded(&link);
    let is_for_pupils = link.is_for_pupils;
    let draft = Draft::of(&sheet);
    let read = Memo::new(move |_| draft.sheet());
    let last_right = Memo::new(move |last: Option<&Sheet>| {
        let right = read.get().ok().or_else(|| last.cloned());
        right.unwrap_or_default()
    });
    let made = RwSignal::new(None::<(Sheet, Vec<SheetItem>)>);
    let percent = RwSignal::new(None);
    let request = LatestRequest::none();
    paper::title(move || match made.get_untracked() {
        Some((sheet, _)) if is_open.get_untracked() => Some(sentences::title(&sheet)),
        _ => None,
    });
    // A link that cannot be read stays as it is until something is changed.
    let refused = Memo::new(move |before: Option<&Option<LinkRefusal>>| {
        // Read, not only followed: a value that was never read counts as changed when it is.
        last_right.with(|_| ());
        match before {
            None => refusals.first().cloned(),
            Some(_) => None,
        }
    });
    Effect::new(move |_| {
        let sheet = last_right.get();
        // The address of another page belongs to that page.
        if is_open.get_untracked() && refused.with(Option::is_none) {
            show_in_address(&sheet, is_for_pupils);
        }
        make(request, sheet, made, percent);
    });
    let said = move || match (read.get(), refused.get(), made.get()) {
        (Err(field), _, _) => field.problem(),
        (_, Some(refusal), _) => text::link_refusal(&refusal),
        (_, None, Some((sheet, items))) => sentences::few(&sheet, &items).unwrap_or_default(),
        _ => String::new(),
    };
    let lead = move || match is_for_pupils {
        true => tr!("sheet-pupils-lead"),
        false => tr!("sheet-lead"),
    };
    let status = move || {
        view! {
            <StatusLine
                id="sheet-status"
                is_refusal=move || refused.with(Option::is_some) || read.with(Result::is_err)
                sentence=said
            />
        }
    };
    view! {
        <div id="sheet-page" data-printed=draft.printed>
            <div class="on-screen">
                <h1>{move_tr!("page-sheet")}</h1>
                <p class="lead">{lead}</p>
                {match is_for_pupils {
                    true => status().into_any(),
                    false => view! {
                        <Tools draft made sheet=last_right/>
                        <SheetForm draft problem=Signal::derive(move || read.get().err())>
                            {status()}
                        </SheetForm>
                    }
                    .into_any(),
                }}
                {(!is_for_pupils).then(|| view! {
                    <PlayLink
                        fragment=Signal::derive(move || SheetLink::to(&last_right.get()).to_string())
                        label=move_tr!("sheet-link")
                    />
                    <PlayLink
                        fragment=Signal::derive(move || {
                            SheetLink::for_pupils(&last_right.get()).to_string()
                        })
                        label=move_tr!("sheet-pupils-link")
                    />
                })}
                <Progress percent/>
                <SolverTrouble failure=request.failure() on_again=move |()| request.again()/>
            </div>
            {move || made.get().map(|(sheet, items)| view! { <Paper sheet items is_for_pupils/> })}
        </div>
    }
}

/// The sheet of a link; one without a seed gets one.
pub fn seeded(link: &SheetLink) -> Sheet {
    let mut sheet = link.sheet.clone();
    if !link.has_seed {
        // A short seed keeps the link and its code short.
        sheet.seed = (entropy::seed() % MAX_DRAWN_SEED) as u32;
    }
    sheet
}

/// The bound of seeds that are drawn.
const MAX_DRAWN_SEED: u64 = 1_000_000;

/// Writes the address of the sheet, so that a reload makes it again.
fn show_in_address(sheet: &Sheet, is_for_pupils: bool) {
    let link = match is_for_pupils {
        true => SheetLink::for_pupils(sheet),
        false => SheetLink::to(sheet),
    };
    address::replace(&link.to_string());
}

/// Requests a sheet from the solver.
fn make(
    request: LatestRequest,
    sheet: Sheet,
    made: RwSignal<Option<(Sheet, Vec<SheetItem>)>>,
    percent: RwSignal<Option<usize>>,
) {
    percent.set(Some(0));
    request.ask(
        SolveRequest::Sheet(sheet.clone()),
        move |response| match response {
            SolveResponse::Progress(done) => percent.set(Some(done.into())),
            SolveResponse::Sheet(items) => {
                percent.set(None);
                made.set(Some((sheet.clone(), read_sheet(&items))));
            }
            _ => {}
        },
    );
}

/// The tools for the sheet.
#[component]
fn Tools(
    draft: Draft,
    made: RwSignal<Option<(Sheet, Vec<SheetItem>)>>,
    sheet: Memo<Sheet>,
) -> impl IntoView {
    let package = move || sheet.with(|sheet| address_of(&SheetLink::to(sheet).to_string()));
    let is_missing = move || made.with(Option::is_none);
    let save = move |_| {
        if let Some((sheet, items)) = made.get_untracked() {
            save_table(&sheet, &items);
        }
    };
    let anew = move |_| {
        let other = seeded(&SheetLink::default());
        draft.drawing.set(other.drawing);
        draft.seed.set(other.seed);
    };
    view! {
        <p class="actions">
            <button
                type="button"
                id="sheet-print"
                class="primary"
                disabled=is_missing
                on:click=|_| paper::print()
            >
                {move_tr!("sheet-print")}
            </button>
            <button type="button" id="sheet-csv" disabled=is_missing on:click=save>
                {move_tr!("sheet-csv")}
            </button>
            <a id="sheet-lms" class="go" href=move || format!("#{}", package())>
                {move_tr!("common-for-lms")}
            </a>
            <button type="button" id="sheet-new" on:click=anew>
                {move_tr!("sheet-new")}
            </button>
        </p>
    }
}

fn save_table(sheet: &Sheet, items: &[SheetItem]) {
    let names = [
        tr!("sheet-column-number"),
        tr!("sheet-column-given"),
        tr!("sheet-column-goal"),
        tr!("sheet-column-points"),
        tr!("sheet-column-count"),
        tr!("sheet-column-answer"),
    ];
    let names = names.each_ref().map(String::as_str);
    let (right, impossible) = (tr!("sheet-all-right"), tr!("sheet-impossible"));
    let table = csv(items, names, &right, &impossible, text::table_separator());
    file::save(
        &sentences::file(sheet),
        "text/csv;charset=utf-8",
        &table.into_file(),
    );
}
