//! The settings of this device: how the page looks, and how it is played.

use leptos::prelude::*;

use crate::components::fields::{CheckRow, Select};
use crate::components::not_kept::NotKept;
use crate::page::Page;
use crate::state::settings::{Settings, TextSize};
use crate::state::store::TableStore;
use crate::{move_tr, tr};

/// The page of settings: for reading, for playing, and for the installed game.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let store = expect_context::<TableStore>();
    let is_on = move |read: fn(&Settings) -> bool| {
        Signal::derive(move || store.with(|state| read(state.settings())))
    };
    view! {
        <main id="settings" class="page" tabindex="-1">
            <h1>{move_tr!("page-settings")}</h1>
            <NotKept sentence=move_tr!("common-not-kept")/>
            <p class="lead">{move_tr!("settings-lead")}</p>
            <fieldset class="group">
                <legend>{move_tr!("settings-reading")}</legend>
                <TextSizeRow store/>
                <CheckRow
                    id="settings-spacing"
                    label=move_tr!("settings-spacing")
                    help=move_tr!("settings-spacing-help")
                    is_checked=is_on(|settings| settings.looks.is_wide)
                    on_change=move |is_wide| store.set(|settings| settings.looks.is_wide = is_wide)
                />
            </fieldset>
            <fieldset class="group">
                <legend>{move_tr!("settings-playing")}</legend>
                <CheckRow
                    id="settings-hand"
                    label=move_tr!("settings-hand")
                    help=move_tr!("settings-hand-help")
                    is_checked=is_on(|settings| settings.looks.is_left_handed)
                    on_change=move |is_left| {
                        store.set(|settings| settings.looks.is_left_handed = is_left);
                    }
                />
                <CheckRow
                    id="settings-keys"
                    label=move_tr!("settings-keys")
                    help=move_tr!("settings-keys-help")
                    is_checked=is_on(|settings| settings.shortcuts)
                    on_change=move |has_keys| store.set(|settings| settings.shortcuts = has_keys)
                />
            </fieldset>
            <InstalledGame/>
        </main>
    }
}

/// The note that a game on the home screen stores its data apart from the browser. It has links
/// that help.
#[component]
fn InstalledGame() -> impl IntoView {
    view! {
        <fieldset id="settings-installed" class="group">
            <legend>{move_tr!("settings-installed")}</legend>
            <p>{move_tr!("settings-installed-apart")}</p>
            <p class="help">{move_tr!("settings-installed-carry")}</p>
            <p class="links">
                <a href=format!("#{}", Page::Statistics.name())>{move_tr!("page-statistics")}</a>
                <a href=format!("#{}", Page::Group.name())>{move_tr!("settings-installed-paste")}</a>
            </p>
        </fieldset>
    }
}

/// The row for the size of the letters.
#[component]
fn TextSizeRow(store: TableStore) -> impl IntoView {
    let size = Memo::new(move |_| store.with(|state| state.settings().looks.text));
    view! {
        <p class="row">
            <label for="settings-text">{move_tr!("settings-text")}</label>
            <Select
                id="settings-text"
                choices=TextSize::ALL.to_vec()
                key=|size| size.percent().to_owned()
                name=|size| tr!("settings-percent", percent = size.percent())
                chosen=size
                on_choose=move |chosen| store.set(|settings| settings.looks.text = chosen)
            />
        </p>
    }
}
