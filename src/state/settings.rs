//! A player's settings, apart from any table.

use score_core::table::event::TableMode;
use score_core::table::rules::Rules;
use serde::{Deserialize, Serialize};

/// The most presets that a player saves.
pub const MAX_PRESETS: usize = 12;

/// The theme: light, dark, or that of the device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// The theme of the device.
    #[default]
    Device,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Theme {
    /// The theme that looks different from this one on a dark or light device. So each press has a
    /// visible effect. It is the device's own theme if that is different.
    pub fn other(self, is_device_dark: bool) -> Theme {
        let is_dark = self == Theme::Dark || self == Theme::Device && is_device_dark;
        match is_dark {
            _ if is_dark != is_device_dark => Theme::Device,
            true => Theme::Light,
            false => Theme::Dark,
        }
    }

    /// The name of the theme in the document; the theme of the device has none.
    pub fn attribute(self) -> Option<&'static str> {
        match self {
            Theme::Device => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        }
    }
}

/// The size of the letters, on top of the browser's own setting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TextSize {
    /// The size that is set in the browser.
    #[default]
    Usual,
    /// A quarter larger.
    Larger,
    /// Half as large again.
    Large,
    /// Twice as large.
    Twice,
}

impl TextSize {
    /// All sizes, from the smallest to the largest.
    pub const ALL: [TextSize; 4] = [
        TextSize::Usual,
        TextSize::Larger,
        TextSize::Large,
        TextSize::Twice,
    ];

    /// The size in percent of the usual one.
    pub fn percent(self) -> &'static str {
        match self {
            TextSize::Usual => "100",
            TextSize::Larger => "125",
            TextSize::Large => "150",
            TextSize::Twice => "200",
        }
    }

    /// The name of the size in the document; the usual size has none.
    pub fn attribute(self) -> Option<&'static str> {
        (self != TextSize::Usual).then(|| self.percent())
    }
}

/// The looks of the page, besides its theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Looks {
    /// The size of the letters.
    pub text: TextSize,
    /// Whether there is more space between letters, words and lines.
    pub is_wide: bool,
    /// Whether the controls beside a board are at the other side, for a left hand.
    pub is_left_handed: bool,
}

impl Looks {
    /// The attributes of the document for its styles, and their values; public/first.js has the
    /// same list.
    pub fn attributes(self) -> [(&'static str, Option<&'static str>); 3] {
        [
            ("data-text", self.text.attribute()),
            ("data-spacing", self.is_wide.then_some("wide")),
            ("data-hand", self.is_left_handed.then_some("left")),
        ]
    }
}

/// House rules that a player saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preset {
    /// The player's name for the preset.
    pub name: String,
    /// The rules.
    pub rules: Rules,
}

/// A player's settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// Light or dark.
    pub theme: Theme,
    /// Whether single keys play.
    pub shortcuts: bool,
    /// Whether sounds, and vibration on a phone, are on. It is stored separately from the others,
    /// whose stored form is that of earlier versions.
    #[serde(skip)]
    pub sounds: bool,
    /// The looks of the page; stored separately, too.
    #[serde(skip)]
    pub looks: Looks,
    /// Whether the guided first roll was played or skipped.
    pub guide_done: bool,
    /// Whether the screen lies flat on a table, with players all around it.
    pub flat: bool,
    /// The mode that the player used last.
    #[serde(rename = "company")]
    pub mode: TableMode,
    /// The house rules that the player saved.
    pub presets: Vec<Preset>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::Device,
            shortcuts: true,
            sounds: false,
            looks: Looks::default(),
            guide_done: false,
            flat: false,
            mode: TableMode::Solitaire,
            presets: Vec::new(),
        }
    }
}
