//! The heading of a column, which sorts the rows of its table.

use leptos::prelude::*;

/// The heading of a column; a press asks to sort the rows by the column.
#[component]
pub fn SortHeading(
    #[prop(into)] label: Signal<String>,
    /// Whether the rows are sorted by this column, and if so whether they descend.
    #[prop(into)]
    sorted: Signal<Option<bool>>,
    /// The column's name in the document.
    #[prop(optional)]
    name: Option<&'static str>,
    #[prop(into)] on_sort: Callback<()>,
) -> impl IntoView {
    view! {
        <th
            scope="col"
            role="columnheader"
            data-column=name
            aria-sort=move || sorted.get().map(|is_descending| match is_descending {
                true => "descending",
                false => "ascending",
            })
        >
            <button type="button" class="quiet" on:click=move |_| on_sort.run(())>
                {label}
                <span aria-hidden="true">
                    {move || match sorted.get() {
                        None => "",
                        Some(false) => " ▲",
                        Some(true) => " ▼",
                    }}
                </span>
            </button>
        </th>
    }
}
