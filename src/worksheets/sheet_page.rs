//! The page on which a teacher makes and prints worksheets, and pupils open them.

use leptos::prelude::*;
use score_core::assignment::address_of;
use score_core::learn::worksheet::{Worksheet, WorksheetItem, csv};
use score_core::link::{LinkRefusal, WorksheetLink};
use score_core::solver::{SolveRequest, SolveResponse, read_sheet};

use super::draft::Draft;
use super::paper::Paper;
use super::sentences;
use super::sheet_form::SheetForm;
use crate::components::form::StatusLine;
use crate::components::progress::Progress;
use crate::components::settlement::PlayLink;
use crate::edge::{address, entropy, file, printing};
use crate::page::Page;
use crate::solver::{LatestRequest, SolverTrouble};
use crate::visit::Visits;
use crate::{move_tr, text, tr};

/// The page with the sheet of the address.
#[component]
pub fn SheetPage(fragment: String) -> impl IntoView {
    let is_open = expect_context::<Visits>().is_at(&[Page::Sheet]);
    let (link, refusals) = WorksheetLink::read(&fragment);
    let sheet = seeded(&link);
    let is_for_pupils = link.is_for_pupils;
    let draft = Draft::of(&sheet);
    let sheet_or_problem = Memo::new(move |_| draft.sheet());
    let last_valid_sheet = Memo::new(move |last: Option<&Worksheet>| {
        let valid_sheet = sheet_or_problem.get().ok().or_else(|| last.cloned());
        valid_sheet.unwrap_or_default()
    });
    let made_sheet = RwSignal::new(None::<(Worksheet, Vec<WorksheetItem>)>);
    let percent = RwSignal::new(None);
    let request = LatestRequest::none();
    printing::title(move || match made_sheet.get_untracked() {
        Some((sheet, _)) if is_open.get_untracked() => Some(sentences::title_of_print(
            &sheet,
            draft.printed.get_untracked(),
        )),
        _ => None,
    });
    let link_refusal = until_changed(refusals.into_iter().next(), last_valid_sheet);
    Effect::new(move |_| {
        let sheet = last_valid_sheet.get();
        // The address of another page belongs to that page.
        if is_open.get_untracked() && link_refusal.with(Option::is_none) {
            show_in_address(&sheet, is_for_pupils);
        }
        request_sheet(request, sheet, made_sheet, percent);
    });
    let sentence = move || match (sheet_or_problem.get(), link_refusal.get(), made_sheet.get()) {
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
                is_refusal=move || link_refusal.with(Option::is_some) || sheet_or_problem.with(Result::is_err)
                sentence
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
                        <Tools draft made_sheet sheet=last_valid_sheet/>
                        <SheetForm draft problem=Signal::derive(move || sheet_or_problem.get().err())>
                            {status()}
                        </SheetForm>
                    }
                    .into_any(),
                }}
                {(!is_for_pupils).then(|| view! { <SheetLinks sheet=last_valid_sheet/> })}
                <Progress percent/>
                <SolverTrouble failure=request.failure() on_again=move |()| request.again()/>
            </div>
            {move || made_sheet.get().map(|(sheet, items)| view! { <Paper sheet items is_for_pupils/> })}
        </div>
    }
}

/// The refusal of the link, until the sheet changes. A link that cannot be read stays in the address
/// until then.
fn until_changed(
    refusal: Option<LinkRefusal>,
    sheet: Memo<Worksheet>,
) -> Memo<Option<LinkRefusal>> {
    Memo::new(move |before: Option<&Option<LinkRefusal>>| {
        // The value is read, not only tracked: a value that was never read counts as changed at its
        // first read.
        sheet.with(|_| ());
        match before {
            None => refusal.clone(),
            Some(_) => None,
        }
    })
}

/// The links to the sheet, for teachers and for pupils.
#[component]
fn SheetLinks(sheet: Memo<Worksheet>) -> impl IntoView {
    let teachers_link = move || WorksheetLink::to(&sheet.get()).to_string();
    let pupils_link = move || WorksheetLink::for_pupils(&sheet.get()).to_string();
    view! {
        <PlayLink fragment=Signal::derive(teachers_link) label=move_tr!("sheet-link")/>
        <PlayLink fragment=Signal::derive(pupils_link) label=move_tr!("sheet-pupils-link")/>
    }
}

/// The sheet of a link; a link without a seed gets a drawn one.
pub fn seeded(link: &WorksheetLink) -> Worksheet {
    let mut sheet = link.sheet.clone();
    if !link.has_seed {
        // A short seed keeps the link and its code short.
        sheet.seed = (entropy::seed() % MAX_DRAWN_SEED) as u32;
    }
    sheet
}

/// The bound of drawn seeds.
const MAX_DRAWN_SEED: u64 = 1_000_000;

/// Writes the link to the sheet into the address, so that a reload makes the sheet again.
fn show_in_address(sheet: &Worksheet, is_for_pupils: bool) {
    let link = match is_for_pupils {
        true => WorksheetLink::for_pupils(sheet),
        false => WorksheetLink::to(sheet),
    };
    address::replace(&link.to_string());
}

/// Requests a sheet from the solver.
fn request_sheet(
    request: LatestRequest,
    sheet: Worksheet,
    made_sheet: RwSignal<Option<(Worksheet, Vec<WorksheetItem>)>>,
    percent: RwSignal<Option<usize>>,
) {
    percent.set(Some(0));
    request.ask(
        SolveRequest::Sheet(sheet.clone()),
        move |response| match response {
            SolveResponse::Progress(done) => percent.set(Some(done.into())),
            SolveResponse::Sheet(items) => {
                percent.set(None);
                made_sheet.set(Some((sheet.clone(), read_sheet(&items))));
            }
            _ => {}
        },
    );
}

/// The buttons that print, save and renew the sheet, and the link to a package for an LMS.
#[component]
fn Tools(
    draft: Draft,
    made_sheet: RwSignal<Option<(Worksheet, Vec<WorksheetItem>)>>,
    sheet: Memo<Worksheet>,
) -> impl IntoView {
    let package_address =
        move || sheet.with(|sheet| address_of(&WorksheetLink::to(sheet).to_string()));
    let is_missing = move || made_sheet.with(Option::is_none);
    let save = move |_| {
        if let Some((sheet, items)) = made_sheet.get_untracked() {
            save_table(&sheet, &items);
        }
    };
    let draw_anew = move |_| {
        let new_sheet = seeded(&WorksheetLink::default());
        draft.drawing.set(new_sheet.drawing);
        draft.seed.set(new_sheet.seed);
    };
    view! {
        <p class="actions">
            <button
                type="button"
                id="sheet-print"
                class="primary"
                disabled=is_missing
                on:click=|_| printing::print()
            >
                {move_tr!("sheet-print")}
            </button>
            <button type="button" id="sheet-csv" disabled=is_missing on:click=save>
                {move_tr!("sheet-csv")}
            </button>
            <a id="sheet-lms" class="go" href=move || format!("#{}", package_address())>
                {move_tr!("common-for-lms")}
            </a>
            <button type="button" id="sheet-new" on:click=draw_anew>
                {move_tr!("sheet-new")}
            </button>
        </p>
    }
}

/// Saves the items of a sheet as a table for spreadsheets.
fn save_table(sheet: &Worksheet, items: &[WorksheetItem]) {
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
