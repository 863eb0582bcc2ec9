//! Presses by the accessibility bus, as screen readers, switches and voice control make them.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::time::Duration;

use serde_json::json;

use super::desktop::{Desktop, within};
use crate::Page;
use crate::driver;

/// The answer of the program that presses after a press.
const PRESSED: &str = "pressed";

/// The time limit for the answer to a press.
const MAX_ANSWER: Duration = Duration::from_secs(20);

/// The program that finds a control by a class of its element, and presses it.
const PRESS: &str = include_str!("press.py");

/// The controls of the page that can be seen and are not disabled, as sentences that name them, without
/// the tab that is open already. Closed parts are opened first.
const CONTROLS: &str = "
    document.querySelectorAll('details').forEach((each) => { each.name = ''; each.open = true; });
    const wanted = 'a[href], button, input, textarea, select, summary, [role=button], [role=tab]';
    window.controls = [...document.querySelectorAll(wanted)].filter((each) =>
      each.checkVisibility({visibilityProperty: true}) && !each.closest('[inert], [aria-hidden=true]')
      && !each.matches(':disabled, [aria-disabled=true], [id^=tab-][aria-pressed=true], [type=file]')
      && (arguments[0] || !each.closest('header.top')));
    return window.controls.map((each) => {
      const name = each.innerText || each.ariaLabel || '';
      return `${each.localName} #${each.id} '${name.replace(/\\s+/g, ' ')}'`;
    });";

/// Gives a control a class, by which it is found on the bus, and notes from now on whether a press has an
/// effect: the page changes, the focus moves, a file is made, or the browser is asked for something.
const WATCH: &str = "
    const [at, mark] = arguments;
    const control = window.controls[at];
    control.classList.add(mark);
    window.came = [];
    const note = (what) => () => { window.came.push(what); };
    new MutationObserver(note('change')).observe(document,
      {subtree: true, childList: true, attributes: true, characterData: true});
    for (const kind of ['focusin', 'input', 'change', 'toggle']) {
      document.addEventListener(kind, note(kind), true);
    }
    for (const kind of ['hashchange', 'pagehide', 'blur']) addEventListener(kind, note(kind));
    window.print = note('print');
    window.open = note('open');
    URL.createObjectURL = () => { window.came.push('file'); return '#'; };
    Element.prototype.requestFullscreen = () => { window.came.push('fullscreen'); return Promise.resolve(); };
    // A link that leads out of the page is not followed.
    control.addEventListener('click', (event) => {
      const isOut = event.currentTarget.matches('a[target], a[href^=http]');
      if (isOut) event.preventDefault();
      window.came.push(isOut ? 'link' : 'click');
    }, true);";

/// A script that returns whether anything but the click followed.
const HAS_EFFECT: &str =
    "return (window.came ?? ['another page']).some((what) => what !== 'click')";

/// The program that presses controls by their action on the bus.
pub struct Presser {
    process: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
    presses: usize,
}

impl Presser {
    /// Starts the program that presses.
    ///
    /// # Errors
    /// A sentence, when it does not start.
    pub fn start(desktop: &Desktop) -> Result<Presser, String> {
        let mut command = desktop.command("python3", &["-c", PRESS]);
        let mut process = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("python3 did not start: {error}"))?;
        let input = process.stdin.take().ok_or("it takes no input")?;
        let output = process.stdout.take().ok_or("it has no output")?;
        Ok(Presser {
            process,
            input,
            output: BufReader::new(output).lines(),
            presses: 0,
        })
    }

    /// Presses each control of a page once, each time on a fresh page that `open` has opened; those of
    /// the line at the top only with `has_top`. Returns the controls, and a sentence for each whose
    /// press had no effect.
    pub fn press_all(
        &mut self,
        page: &Page,
        has_top: bool,
        open: impl Fn(&Page),
    ) -> (Vec<String>, Vec<String>) {
        open(page);
        let controls = list_controls(page, has_top);
        let mut dead = Vec::new();
        for (at, control) in controls.iter().enumerate() {
            let mut press = || {
                open(page);
                match list_controls(page, has_top).get(at) == Some(control) {
                    true => self.press(page, at),
                    false => Err("the page has other controls now".to_owned()),
                }
            };
            // A busy browser may lose a press of the bus: it is made once more.
            if let Err(sentence) = press().or_else(|_| press()) {
                dead.push(format!("{control}: {sentence}"));
            }
        }
        (controls, dead)
    }

    fn press(&mut self, page: &Page, at: usize) -> Result<(), String> {
        page.painted();
        // The class is new, because the bus may still show the previous page.
        self.presses += 1;
        let mark = format!("pressed-{}", self.presses);
        page.run(WATCH, vec![json!(at), json!(mark)]);
        page.painted();
        if page.run(HAS_EFFECT, Vec::new()) == json!(true) {
            return Err("the page changes by itself".to_owned());
        }
        let answer = self.ask(&mark)?;
        if answer != PRESSED {
            return Err(answer);
        }
        // A page that is being left does not answer.
        let has_effect = || page.try_to(page.execute(HAS_EFFECT, Vec::new())) == Ok(json!(true));
        match within(MAX_ANSWER, has_effect) {
            true => Ok(()),
            false => Err("nothing comes of it".to_owned()),
        }
    }

    /// Has the element of a class pressed. The bus may know the element a little later than the
    /// page, and a busy browser answers late.
    fn ask(&mut self, mark: &str) -> Result<String, String> {
        let mut answer = String::new();
        within(MAX_ANSWER, || {
            let asked = writeln!(self.input, "{mark}");
            answer = match (asked, self.output.next()) {
                (Ok(()), Some(Ok(line))) => line,
                _ => "the presser has ended".to_owned(),
            };
            answer == PRESSED
        });
        Ok(answer)
    }
}

impl Drop for Presser {
    fn drop(&mut self) {
        driver::end(Some(&mut self.process));
    }
}

fn list_controls(page: &Page, has_top: bool) -> Vec<String> {
    let controls = page.run(CONTROLS, vec![json!(has_top)]);
    crate::audit::texts(&controls)
}
