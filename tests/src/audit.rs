//! What a whole screen must be: accessible by axe's rules, and without
//! scrolling in two directions.

use std::fs;
use std::sync::LazyLock;

use serde_json::{Value, json};

use crate::{Page, root};

static AXE: LazyLock<String> = LazyLock::new(|| {
    let path = root().join("target/tools/npm/node_modules/axe-core/axe.min.js");
    fs::read_to_string(&path).unwrap_or_else(|error| {
        panic!(
            "{}: {error}; `cargo xtask test` installs it",
            path.display()
        )
    })
});

impl Page {
    /// # Panics
    /// With every rule of WCAG 2.2 A and AA that axe-core finds broken in the
    /// present screen, and with each element that breaks it.
    #[track_caller]
    pub fn no_violation(&self) {
        // Reading it takes longer than running it.
        if self.run("return typeof axe", Vec::new()) != json!("object") {
            self.run(&AXE, Vec::new());
        }
        let script = "const done = arguments[arguments.length - 1];
            axe.run(document, {
              runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
              rules: {'target-size': {enabled: true}},
            }).then(
              (found) => done(JSON.stringify({
                passes: found.passes.length,
                violations: found.violations.flatMap((rule) => rule.nodes.map((node) =>
                  `${rule.id}: ${node.target.join(' ')}: ${node.failureSummary}`)),
              })),
              (error) => done(String(error)));";
        let answer = self.must(self.client().execute_async(script, Vec::new()));
        let report: Value = answer
            .as_str()
            .and_then(|text| serde_json::from_str(text).ok())
            .unwrap_or_else(|| panic!("axe did not run: {answer}"));
        assert_ne!(report["passes"], json!(0), "axe checked nothing");
        assert_eq!(report["violations"], json!([]));
    }

    /// # Panics
    /// When the page is wider than its view, and, with `whole`, when the
    /// element of this selector does not fit into the view either.
    #[track_caller]
    pub fn fits(&self, whole: Option<&str>) {
        let overflow = self.run(
            "const wide = document.documentElement.scrollWidth - innerWidth;
             scrollTo(0, 0);
             const box = arguments[0] && document.querySelector(arguments[0]).getBoundingClientRect();
             return {wide, below: box ? Math.ceil(box.bottom) - innerHeight : 0,
                     size: [innerWidth, innerHeight]};",
            vec![json!(whole)],
        );
        let of = |side: &str| overflow[side].as_f64().unwrap_or(f64::MAX);
        assert!(of("wide") <= 0.0, "wider than the view: {overflow}");
        assert!(
            of("below") <= 0.0,
            "{whole:?} ends below the view: {overflow}"
        );
    }

    /// Shows the letters at so many percent of their size, as a reader sets
    /// it in the browser, until the next load.
    #[track_caller]
    pub fn letters_at(&self, percent: u32) {
        self.run(
            "document.documentElement.style.fontSize = `${arguments[0]}%`",
            vec![json!(percent)],
        );
    }

    /// # Panics
    /// When an element that can be pressed is smaller than `side_px` in
    /// either direction.
    #[track_caller]
    pub fn targets_are_at_least(&self, selector: &str, side_px: u32) {
        let small = self.run(
            "return [...document.querySelectorAll(arguments[0])]
               .map((each) => [each.outerHTML.slice(0, 80), each.getBoundingClientRect()])
               .filter(([, box]) => box.width > 0
                 && (box.width < arguments[1] - 0.01 || box.height < arguments[1] - 0.01))
               .map(([html, box]) => `${html}: ${box.width} x ${box.height}`)",
            vec![json!(selector), json!(side_px)],
        );
        assert_eq!(small, json!([]));
    }
}
