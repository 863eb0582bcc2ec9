//! The settings of a player: house rules, players, theme; and the forms for them.

use fantoccini::Locator;
use fantoccini::key::Key;
use serde_json::json;

use crate::Page;
use crate::elements::SAME;

/// A script that reads the refusal of a form: whether a line shows it, the element with the focus,
/// the marked fields, and whether each place of the sentence `about` is in view.
const REFUSAL: &str = "
    const seen = (selector) => [...document.querySelectorAll(selector)]
      .filter((one) => one.getClientRects().length > 0);
    const says = (line) => line.innerText.includes(about);
    return [
      seen('main .status').some(says) && seen('main .status.refusal').length > 0,
      document.activeElement.id,
      [...document.querySelectorAll('[aria-invalid=true]')].map(({id}) => id),
      [...document.querySelectorAll('main:not([hidden]) .problem')].filter(says)
        .map((line) => line.getBoundingClientRect())
        .map((line) => line.top >= 0 && line.bottom <= innerHeight)]";

/// The pages with forms.
impl Page {
    /// Goes to the page of this name, as its link in the menu does.
    #[track_caller]
    pub fn turn_to(&self, name: &str) {
        self.go_to(&format!("#{name}"));
        let main = if ["play", "24"].contains(&name) {
            "main.play"
        } else if ["sheet", "mistake"].contains(&name) {
            "main#worksheets"
        } else {
            &format!("main#{name}")
        };
        self.wait_until(
            &format!("the page {name} is open"),
            &format!("!document.querySelector('{main}').hidden"),
        );
    }

    /// Goes to a page by its entry in the menu, and opens the entry's section.
    #[track_caller]
    pub fn choose_in_menu(&self, name: &str) {
        if !self.shows("#pages > a") {
            self.press("#menu");
        }
        let entry = format!("a[href='#{name}']");
        let section = format!("#pages details:not([open]):has({entry}) > summary");
        if self.shows(&section) {
            self.press(&section);
        }
        self.press(&format!("#pages {entry}"));
    }

    /// Empties a field of a form.
    #[track_caller]
    pub fn clear(&self, selector: &str) {
        self.fill(selector, "");
    }

    /// Waits until the line of the open form has these words, and returns whether they are a
    /// refusal.
    #[track_caller]
    pub fn expect_answer(&self, words: &str) -> bool {
        self.wait_until(
            &format!("the form answers '{words}'"),
            &format!(
                "[...document.querySelectorAll('main .status')].some((line) =>
                   line.getClientRects().length > 0 && line.innerText.includes({}))",
                json!(words)
            ),
        );
        self.shows("main .status.refusal")
    }

    /// Waits until the form shows a refusal with this sentence. The focus is then on the wrong
    /// field, which alone is marked, and the sentence is also below that field, in view however far
    /// the form is scrolled.
    #[track_caller]
    pub fn expect_problem(&self, sentence: &str, field: &str) {
        self.expect_read(
            &format!("{field} is refused: {sentence}"),
            [REFUSAL, SAME],
            json!(sentence),
            json!([true, field, [field], [true]]),
        );
    }
}

/// Settings, players, theme.
impl Page {
    /// Seats these players at the screen, on the page for their names, and goes to their table.
    #[track_caller]
    pub fn seat(&self, names: &[&str]) {
        for (index, name) in names.iter().enumerate() {
            self.fill(&format!("#player-{}", index + 1), name);
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

    /// Goes back to the default house rules.
    #[track_caller]
    pub fn back_to_defaults(&self) {
        self.press("#defaults");
    }

    /// Puts a value into a field of a form, as a person does: selects the field's text and types
    /// over it.
    #[track_caller]
    pub fn fill(&self, selector: &str, value: &str) {
        self.fill_row(selector, &[value]);
    }

    /// Fills fields that follow each other, from the one of the selector on, with Tab from each to
    /// the next.
    #[track_caller]
    pub fn fill_row(&self, first: &str, values: &[&str]) {
        // A field that was just opened takes the focus before the next frame.
        self.soon(
            &format!("{first} is there"),
            "const field = document.querySelector(wanted);
             field.focus();
             field.select();
             return true;",
            json!(first),
        );
        let nothing = char::from(Key::Backspace).to_string();
        let typed = values.iter().map(|value| match *value {
            "" => nothing.as_str(),
            value => value,
        });
        let tab = char::from(Key::Tab).to_string();
        self.type_text(&typed.collect::<Vec<_>>().join(&tab));
    }

    /// Chooses the option of this label in a field that has several.
    #[track_caller]
    pub fn choose(&self, selector: &str, label: &str) {
        let field = self.must(self.client().find(Locator::Css(selector)));
        // WebKit's driver scrolls the page, but no panel in it, to the field.
        self.run(
            "document.querySelector(arguments[0]).scrollIntoView({block: 'center'})",
            vec![json!(selector)],
        );
        self.must(field.select_by_label(label));
    }

    /// The theme that the player has chosen; `None` if the device chooses.
    #[track_caller]
    pub fn theme(&self) -> Option<String> {
        self.text_or_none("return document.documentElement.dataset.theme ?? null")
    }

    /// Presses the button for the theme, and returns the new theme.
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
