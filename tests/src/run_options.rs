//! The options of a run of specs: which specs run in which engines, from variables of the
//! environment that `cargo xtask test` sets.

use std::collections::HashSet;
use std::env;
use std::num::NonZeroUsize;
use std::thread::available_parallelism;
use std::time::Duration;

use crate::engine::Browser;
use crate::runner::DependsOn;
use crate::second_try::MAX_SECOND_TRIES;
use crate::{Engine, Spec};

/// The options of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunOptions {
    /// The engines; specs that do not depend on the engine run in the first one.
    pub engines: Vec<Engine>,
    /// Whether every spec runs in every engine.
    pub is_everything: bool,
    /// The only specs that run, several times each; all if there is none.
    pub only: Option<Only>,
}

/// Specs that are run several times each, and their limit of time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Only {
    /// The names of their files.
    pub files: HashSet<String>,
    /// The time limit; specs that have not begun by then are named and left out.
    pub limit: Duration,
}

impl RunOptions {
    /// Reads `SCORE_ENGINES` (names with commas between; all three without it),
    /// `SCORE_EVERYTHING` (any text), `SCORE_SPECS` (names of files with commas between) and
    /// `SCORE_LIMIT_S` (seconds).
    ///
    /// # Errors
    /// A sentence, when a variable has an invalid value.
    pub fn from_environment() -> Result<RunOptions, String> {
        RunOptions::read(|name| env::var(name).ok())
    }

    fn read(variable: impl Fn(&str) -> Option<String>) -> Result<RunOptions, String> {
        let engines = match variable("SCORE_ENGINES") {
            None => Engine::ALL.to_vec(),
            Some(names) => names
                .split(',')
                .map(|name| Engine::named(name).ok_or_else(|| format!("'{name}' is no engine")))
                .collect::<Result<_, _>>()?,
        };
        let limit = match variable("SCORE_LIMIT_S") {
            None => Duration::MAX,
            Some(seconds) => seconds
                .parse()
                .map(Duration::from_secs)
                .map_err(|_| format!("'{seconds}' is no number of seconds"))?,
        };
        let only = variable("SCORE_SPECS").map(|files| Only {
            files: files.split(',').map(str::to_owned).collect(),
            limit,
        });
        Ok(RunOptions {
            engines,
            is_everything: variable("SCORE_EVERYTHING").is_some(),
            only,
        })
    }

    /// The options if no variable is set.
    pub(crate) fn usual() -> RunOptions {
        RunOptions {
            engines: Engine::ALL.to_vec(),
            is_everything: false,
            only: None,
        }
    }

    /// The runs: each spec in its engines. They are always in the same order, so that a failure
    /// that depends on an earlier run can be repeated. The engine with the most runs comes last, so
    /// that all lanes end together; if time is limited, all engines of a spec come together.
    pub fn runs(&self, files: &[&[Spec]]) -> Vec<(Engine, Spec)> {
        let mut runs = Vec::new();
        if self.only.is_some() {
            for spec in files.iter().copied().flatten() {
                let engines = self.engines.iter().copied();
                let engines = engines.filter(|engine| self.runs_in(*engine, spec));
                runs.extend(engines.map(|engine| (engine, *spec)));
            }
            return runs;
        }
        for engine in self.engines.iter().rev() {
            let specs = files.iter().copied().flatten().copied();
            let mut wanted: Vec<Spec> = specs.filter(|spec| self.runs_in(*engine, spec)).collect();
            // Other specs may run in another browser, so sorted this way a lane changes its browser
            // only once.
            wanted.sort_by_key(|spec| !self.browser(*engine, spec).is_whole());
            runs.extend(wanted.into_iter().map(|spec| (*engine, spec)));
        }
        runs
    }

    fn runs_in(&self, engine: Engine, spec: &Spec) -> bool {
        let is_wanted = match &self.only {
            Some(only) => {
                let file = spec.short_name().split("::").next();
                file.is_some_and(|file| only.files.contains(file))
            }
            None => true,
        };
        let is_first = self.engines.first() == Some(&engine);
        let is_everywhere = self.is_everything || spec.depends_on > DependsOn::Game;
        is_wanted && (is_first || is_everywhere)
    }

    /// Whether a spec checks everything in this engine: every view, and the rules of accessibility,
    /// which do not depend on the engine.
    pub(crate) fn looks_closely(&self, engine: Engine) -> bool {
        self.is_everything || self.engines.first() == Some(&engine)
    }

    /// The browser in which a spec runs. A spec that depends on nothing beyond the engine needs no
    /// window.
    pub(crate) fn browser(&self, engine: Engine, spec: &Spec) -> Browser {
        Browser {
            engine,
            is_shell: engine == Engine::Chromium
                && spec.depends_on < DependsOn::Browser
                && !self.is_everything,
            is_on_screen: false,
        }
    }

    /// The browser of others who play with a page in `browser`: only the page that a spec checks
    /// has to show the behaviour of the engine, so the others use the lightest browser.
    pub(crate) fn browser_of_others(&self, browser: Browser) -> Browser {
        match self.engines.first() {
            Some(first) if !self.is_everything && *first != browser.engine => Browser {
                engine: *first,
                is_shell: *first == Engine::Chromium,
                is_on_screen: false,
            },
            _ => browser,
        }
    }

    /// The number of specs that run at the same time: two more than there are processors, because
    /// each spec waits for frames and answers half of its time; and one more if specs have to prove
    /// that they are steady.
    pub fn lanes(&self) -> usize {
        let processors = available_parallelism().map_or(1, NonZeroUsize::get);
        processors + 2 + usize::from(self.only.is_some())
    }

    /// The most tries of a failed spec after the first.
    pub fn second_tries(&self) -> usize {
        match self.is_everything || self.only.is_some() {
            true => 0,
            false => MAX_SECOND_TRIES,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[Spec] = &[
        Spec {
            name: "browsers::boot::it_starts",
            run: |_| (),
            depends_on: DependsOn::Engine,
        },
        Spec {
            name: "browsers::links::a_goal_is_read",
            run: |_| (),
            depends_on: DependsOn::Game,
        },
    ];

    fn runs(variables: &[(&str, &str)]) -> Vec<String> {
        let options = RunOptions::read(|name| {
            let found = variables.iter().find(|(each, _)| *each == name);
            found.map(|(_, value)| (*value).to_owned())
        });
        let runs = options.expect("valid values").runs(&[SPECS]);
        runs.iter()
            .map(|(engine, spec)| format!("{engine}::{}", spec.short_name()))
            .collect()
    }

    #[test]
    fn a_spec_of_the_game_alone_runs_in_the_first_engine_alone() {
        assert_eq!(
            runs(&[]),
            [
                "webkit::boot::it_starts",
                "firefox::boot::it_starts",
                "chromium::boot::it_starts",
                "chromium::links::a_goal_is_read",
            ]
        );
    }

    #[test]
    fn in_one_engine_alone_everything_runs() {
        let both = ["webkit::boot::it_starts", "webkit::links::a_goal_is_read"];
        assert_eq!(runs(&[("SCORE_ENGINES", "webkit")]), both);
    }

    #[test]
    fn everything_is_all_in_each() {
        assert_eq!(runs(&[("SCORE_EVERYTHING", "yes")]).len(), 6);
    }

    #[test]
    fn specs_are_chosen_by_the_whole_names_of_their_files() {
        let chosen = runs(&[("SCORE_SPECS", "links,boo")]);
        assert_eq!(chosen, ["chromium::links::a_goal_is_read"]);
        // All engines of a spec come together, because the time may be over before the last.
        let both = runs(&[("SCORE_SPECS", "links,boot")]);
        assert_eq!(
            both,
            [
                "chromium::boot::it_starts",
                "firefox::boot::it_starts",
                "webkit::boot::it_starts",
                "chromium::links::a_goal_is_read",
            ]
        );
    }

    #[test]
    fn every_view_is_looked_at_in_the_first_engine() {
        let options = |name: &str, value: &str| {
            RunOptions::read(|asked| (asked == name).then(|| value.to_owned()))
                .expect("valid values")
        };
        assert!(options("", "").looks_closely(Engine::Chromium));
        assert!(!options("", "").looks_closely(Engine::Webkit));
        assert!(options("SCORE_ENGINES", "webkit").looks_closely(Engine::Webkit));
        assert!(options("SCORE_EVERYTHING", "yes").looks_closely(Engine::Webkit));
    }

    #[test]
    fn a_spec_of_more_than_the_engine_runs_in_the_browser_that_people_have() {
        let spec = |depends_on| Spec {
            depends_on,
            ..SPECS[0]
        };
        let [game, engine, browser] =
            [DependsOn::Game, DependsOn::Engine, DependsOn::Browser].map(spec);
        let usual = RunOptions::usual();
        assert!(!usual.browser(Engine::Chromium, &game).is_whole());
        assert!(!usual.browser(Engine::Chromium, &engine).is_whole());
        assert!(usual.browser(Engine::Chromium, &browser).is_whole());
        assert!(usual.browser(Engine::Webkit, &engine).is_whole());
        let everything = RunOptions {
            is_everything: true,
            ..usual
        };
        assert!(everything.browser(Engine::Chromium, &game).is_whole());
    }

    #[test]
    fn others_have_the_first_engine() {
        let usual = RunOptions::usual();
        let [webkit, chromium] = [Engine::Webkit, Engine::Chromium].map(Engine::whole);
        let others = usual.browser_of_others(webkit);
        assert!(others.engine == Engine::Chromium && !others.is_whole());
        assert_eq!(usual.browser_of_others(chromium), chromium);
        let everything = RunOptions {
            is_everything: true,
            ..RunOptions::usual()
        };
        assert_eq!(everything.browser_of_others(webkit), webkit);
        let alone = RunOptions {
            engines: vec![Engine::Webkit],
            ..usual
        };
        assert_eq!(alone.browser_of_others(webkit), webkit);
    }

    #[test]
    fn a_wrong_variable_gives_a_sentence() {
        let read = |name: &'static str, value: &'static str| {
            RunOptions::read(|asked| (asked == name).then(|| value.to_owned()))
        };
        assert!(read("SCORE_ENGINES", "gecko").is_err());
        assert!(read("SCORE_LIMIT_S", "soon").is_err());
    }
}
