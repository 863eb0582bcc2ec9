//! What a whole screen must be: accessible by axe's rules, whole in its view,
//! large enough to be pressed, readable with large letters.

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

/// What does not fit; what is there for screen readers alone need not.
const ONE_SCREEN: &str = "
    const page = document.documentElement;
    const found = [];
    if (page.scrollHeight > innerHeight) found.push(`${page.scrollHeight} px high`);
    if (page.scrollWidth > innerWidth) found.push(`${page.scrollWidth} px wide`);
    const of = (selector) => [...document.querySelectorAll(selector)]
      .filter((one) => one.getClientRects().length > 0
        && getComputedStyle(one).visibility !== 'hidden')
      .map((one) => [one.id || one.outerHTML.slice(0, 60), one.getBoundingClientRect()]);
    const box = ({left, top, right, bottom}) => [left, top, right, bottom].map(Math.round);
    const keys = of('main button');
    for (const [name, at] of [...keys, ...of('#status, #goal, #clock:not(.idle), .corner')]) {
      if (at.left < -0.5 || at.top < -0.5 || at.right > innerWidth + 0.5
          || at.bottom > innerHeight + 0.5) {
        found.push(`${name} is partly outside: ${box(at)}`);
      }
    }
    keys.forEach(([name, a], place) => keys.slice(place + 1).forEach(([other, b]) => {
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
          && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) {
        found.push(`${name} lies on ${other}: ${box(a)} ${box(b)}`);
      }
    }));
    return found;";

/// Texts that are cut off. The link to the house rules is longer than any
/// field, and is read somewhere else.
const CUT_OFF: &str = "
    const found = [];
    const boxes = 'button, a, summary, label, legend, h1, h2, h3, p, dt, dd, td, th, li, input,'
      + ' select, .tile, .num, .made, .name, .points, .digits, .goal, .verdict';
    for (const one of document.querySelectorAll(boxes)) {
      if (!one.getClientRects().length || one.closest('.hush') || one.id === 'house-link'
          || getComputedStyle(one).display === 'inline') continue;
      if (one.scrollWidth > one.clientWidth + 1) {
        found.push(`${one.outerHTML.slice(0, 90)}: ${one.scrollWidth} in ${one.clientWidth}`);
      }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const at of range.getClientRects()) {
        if (at.left < -0.5) found.push(`begins left of the view: ${range}`);
      }
    }
    return found;";

impl Page {
    /// # Panics
    /// With every rule of WCAG 2.2 A and AA that axe-core finds broken in the
    /// present screen, and with each element that breaks it.
    #[track_caller]
    pub fn no_violation(&self) {
        // Reading it takes longer than running it.
        if self.run("return typeof axe", Vec::new()) != json!("object") {
            // Reading it takes longer than running it.
            if self.run("return typeof axe", Vec::new()) != json!("object") {
                self.run(&AXE, Vec::new());
            }
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
    /// When the page is wider than its view.
    #[track_caller]
    pub fn fits_sideways(&self) {
        let sizes = self.run(
            "return [document.documentElement.scrollWidth, innerWidth]",
            Vec::new(),
        );
        assert!(
            sizes[0].as_f64() <= sizes[1].as_f64(),
            "the page is wider than the view: {sizes}"
        );
    }

    /// # Panics
    /// When the page scrolls at all, or when something to press or to read at
    /// the table is partly outside the view or lies on something else to press.
    #[track_caller]
    pub fn fits_on_one_screen(&self) {
        assert_eq!(self.run(ONE_SCREEN, Vec::new()), json!([]));
    }

    /// # Panics
    /// When a text is wider than what it stands on, or begins left of the view.
    #[track_caller]
    pub fn no_text_is_cut_off(&self) {
        assert_eq!(self.run(CUT_OFF, Vec::new()), json!([]));
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
