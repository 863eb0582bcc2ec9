//! What a player has set, apart from any table.

use score_core::table::event::TableMode;
use score_core::table::rules::Rules;
use serde::{Deserialize, Serialize};

/// The most presets that a player saves.
pub const MAX_PRESETS: usize = 12;

/// Light, dark, or as the device is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the device is.
    #[default]
    Device,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Theme {
    /// The one that looks otherwise than this one on a device that is dark or not, so that
    /// each press can be seen: the device's own, where that is the other one.
    pub fn other(self, is_device_dark: bool) -> Theme {
        let is_dark = self == Theme::Dark || self == Theme::Device && is_device_dark;
        match is_dark {
            _ if is_dark != is_device_dark => Theme::Device,
            true => Theme::Light,
            false => Theme::Dark,
        }
    }

    /// Its name in the document; the device's own has none.
    pub fn attribute(self) -> Option<&'static str> {
        match self {
            Theme::Device => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        }
    }
}

/// House rules that a player saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preset {
    /// What the player calls them.
    pub name: String,
    /// The rules.
    pub rules: Rules,
}

/// What a player has set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// Light or dark.
    pub theme: Theme,
    /// Whether single keys play.
    pub shortcuts: bool,
    /// Whether what happens is heard, and felt on a phone. It is kept apart from the others,
    /// whose written form is that of earlier versions.
    #[serde(skip)]
    pub sounds: bool,
    /// Whether the guided first roll was played or skipped.
    pub guide_done: bool,
    /// Whether the screen lies flat on a table, with players all round it.
    pub flat: bool,
    /// With whom they played last.
    #[serde(rename = "company")]
    pub mode: TableMode,
    /// House rules that they saved.
    pub presets: Vec<Preset>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::Device,
            shortcuts: true,
            sounds: false,
            guide_done: false,
            flat: false,
            mode: TableMode::Solitaire,
            presets: Vec::new(),
        }
    }
}
