//! What a player sets: house rules, theme.

use serde_json::json;

use crate::Page;

/// Settings, players, theme.
impl Page {
    /// Seats these players at the screen, on the page where names are
    /// written, and goes to their table.
    #[track_caller]
    pub fn seat(&self, names: &[&str]) {
        for (place, name) in names.iter().enumerate() {
            self.fill(&format!("#player-{}", place + 1), name);
        }
        self.press("#players-form .primary");
        self.wait_until(
            "everybody has a corner",
            &format!(
                "document.querySelectorAll('section.corner').length === {}",
                names.len()
            ),
        );
    }

    /// Chooses a preset of the house rules.
    #[track_caller]
    pub fn choose_preset(&self, preset: &str) {
        self.press(&format!("#presets button[data-preset=\"{preset}\"]"));
    }

    /// Back to the default house rules.
    #[track_caller]
    pub fn back_to_defaults(&self) {
        self.press("#defaults");
    }

    /// Puts a value into a field of a form, as a person does: what was there
    /// is selected and typed over.
    #[track_caller]
    pub fn fill(&self, selector: &str, value: &str) {
        self.run(
            "const field = document.querySelector(arguments[0]); field.focus(); field.select();",
            vec![json!(selector)],
        );
        self.type_text(value);
    }

    /// The theme that the player has chosen; none where the device chooses.
    #[track_caller]
    pub fn theme(&self) -> Option<String> {
        self.text_or_none("return document.documentElement.dataset.theme ?? null")
    }

    /// Presses the key for the theme, and says which one is there then.
    #[track_caller]
    pub fn change_theme(&self) -> Option<String> {
        let before = json!(self.theme());
        self.press("#theme");
        self.wait_until(
            "the theme changes",
            &format!("(document.documentElement.dataset.theme ?? null) !== {before}"),
        );
        self.theme()
    }

    /// Shows the page in a theme, `light` or `dark`, as if it were chosen.
    #[track_caller]
    pub fn use_theme(&self, theme: &str) {
        self.run(
            "document.documentElement.dataset.theme = arguments[0]",
            vec![json!(theme)],
        );
    }
}
