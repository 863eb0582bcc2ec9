//! The one writable state of the page, and everything that happens to it.

use score_core::dice::Generator;
use score_core::games::dials::game::{Game, Move};
use score_core::games::dials::puzzle::Puzzle;
use score_core::games::dials::residues::Residues;
use score_core::link::{DialsLink, LinkRefusal};

use crate::edge::clock::Clock;
use crate::edge::live::Live;
use crate::edge::{address, dom, element, entropy};
use crate::text;

use super::kept::{self, Kept};

/// How long a dial takes to be looked at before the next press, where the page presses by
/// itself, in milliseconds.
const PRESS_MS: u64 = 900;

/// What the page says besides how the game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// A sentence.
    pub sentence: String,
    /// Whether something was refused.
    pub is_refusal: bool,
}

/// The state; copies share it.
#[derive(Clone, Copy)]
pub struct Play {
    /// What is being played.
    pub game: Live<Game>,
    /// Its puzzle: whoever follows this hears of another puzzle alone.
    pub puzzle: Live<Puzzle>,
    /// What there is to say; nothing after the next press.
    pub notice: Live<Option<Notice>>,
    /// Which puzzle of this visit it is, from 0.
    pub number: Live<u64>,
    /// Whether nothing was kept of an earlier visit.
    pub is_first_visit: bool,
    source: Live<Source>,
    is_solution_open: Live<bool>,
    is_editor_open: Live<bool>,
    /// Buttons that the page shall press by itself, the next one last.
    waiting: Live<Vec<u8>>,
}

/// Where new puzzles come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Source {
    seed: Option<u32>,
    /// How many puzzles were drawn of it.
    drawn: u64,
}

impl Source {
    fn next(&mut self) -> Generator {
        self.drawn += 1;
        let seed = self.seed.map_or_else(entropy::seed, u64::from);
        Generator::new(seed, self.drawn)
    }
}

/// Where the clock of this address stands still.
pub fn virtual_clock_ms(fragment: &str) -> Option<u64> {
    DialsLink::read(fragment).0.virtual_clock_ms
}

impl Play {
    /// What the address asks for, or the game that was kept.
    pub fn open(fragment: &str) -> Play {
        let (link, refusals) = DialsLink::read(fragment);
        let (kept, notice) = kept::load();
        let is_first_visit = kept.is_none();
        let is_wanted =
            |kept: &Kept| !link.has_puzzle() && (link.seed.is_none() || link.seed == kept.seed);
        let kept = kept.filter(is_wanted);
        let mut source = Source {
            seed: link.seed,
            drawn: kept.as_ref().map_or(0, |kept| kept.drawn),
        };
        let game = match kept {
            Some(kept) => kept.game,
            None => Game::new(link.puzzle(&mut source.next())),
        };
        let play = Play {
            puzzle: Live::new(*game.puzzle()),
            game: Live::new(game),
            notice: Live::new(notice.map(refusal)),
            number: Live::new(0),
            is_first_visit,
            source: Live::new(source),
            is_solution_open: Live::new(false),
            is_editor_open: Live::new(false),
            waiting: Live::new(Vec::new()),
        };
        play.finish(&link, &refusals);
        play
    }

    /// Does once what another address asks for.
    pub fn follow(self, fragment: &str) {
        let (link, refusals) = DialsLink::read(fragment);
        let is_other_seed = self.source.peek(|source| source.seed) != link.seed;
        if is_other_seed {
            self.source.set(Source {
                seed: link.seed,
                drawn: 0,
            });
        }
        if link.has_puzzle() || is_other_seed && link.seed.is_some() {
            self.begin(link.puzzle(&mut self.generator()));
        }
        self.finish(&link, &refusals);
    }

    /// A puzzle that was begun leaves the address, so that a reload goes on with it.
    fn finish(self, link: &DialsLink, refusals: &[LinkRefusal]) {
        if link.has_puzzle() {
            let rest = DialsLink {
                seed: link.seed,
                virtual_clock_ms: link.virtual_clock_ms,
                ..DialsLink::BARE
            };
            address::replace(&rest.to_string());
        }
        if let Some(first) = refusals.first() {
            self.notice.set(Some(refusal(text::link_refusal(first))));
        }
        self.keep();
    }

    /// Begins this puzzle.
    pub fn begin(self, puzzle: Puzzle) {
        self.waiting.set(Vec::new());
        self.notice.set(None);
        self.number.update(|number| *number += 1);
        self.is_solution_open.set(false);
        self.puzzle.set(puzzle);
        self.game.set(Game::new(puzzle));
        self.keep();
    }

    /// Another puzzle of the same kind.
    pub fn new_puzzle(self) {
        let kind = self.puzzle.peek(Puzzle::kind);
        self.begin(Puzzle::random(kind, &mut self.generator()));
    }

    /// Chance for whatever is drawn next.
    pub fn generator(self) -> Generator {
        self.source.update(Source::next)
    }

    /// The same puzzle from its start.
    pub fn again(self) {
        self.waiting.set(Vec::new());
        self.notice.set(None);
        self.game.update(|game| *game = Game::new(*game.puzzle()));
        if self.is_solution_open.peek(|is_open| *is_open) {
            self.make(Move::Look);
        }
        self.keep();
    }

    /// A move of the player's own: the page stops pressing by itself.
    pub fn act(self, made: Move) {
        self.waiting.set(Vec::new());
        self.make(made);
    }

    fn make(self, made: Move) {
        let refused = self.game.update(|game| game.make(made)).err();
        let notice = match refused {
            Some(refused) => Some(refusal(text::move_refusal(refused))),
            None if made == Move::Hint => self.game.peek(last_hint),
            None => None,
        };
        self.notice.set(notice);
        self.keep();
    }

    /// Opens the solution, or closes it.
    pub fn turn_solution(self) {
        let is_open = self.is_solution_open.update(|is_open| {
            *is_open = !*is_open;
            *is_open
        });
        if is_open {
            self.is_editor_open.set(false);
            self.act(Move::Look);
            dom::before_paint(|| dom::bring_into_view("#dials-worked"));
        }
    }

    /// Opens the form for puzzles of one's own, or closes it.
    pub fn turn_editor(self) {
        let is_open = self.is_editor_open.update(|is_open| {
            *is_open = !*is_open;
            *is_open
        });
        if is_open {
            self.is_solution_open.set(false);
            dom::before_paint(|| dom::bring_into_view("#dials-form"));
        }
    }

    /// Whether the solution is open.
    pub fn shows_solution(self) -> bool {
        self.is_solution_open.get()
    }

    /// Whether the form is.
    pub fn shows_editor(self) -> bool {
        self.is_editor_open.get()
    }

    /// Presses all of these on the dials, from the start, one after the other.
    pub fn demonstrate(self, presses: &Residues) {
        self.again();
        let buttons = (0_u8..).zip(presses.values());
        let mut waiting: Vec<u8> = buttons
            .flat_map(|(button, times)| std::iter::repeat_n(button, (*times).into()))
            .collect();
        waiting.reverse();
        self.waiting.set(waiting);
    }

    fn keep(self) {
        let source = self.source.peek(|source| *source);
        self.game.peek(|game| {
            kept::save(&Kept {
                game: game.clone(),
                seed: source.seed,
                drawn: source.drawn,
            });
        });
    }
}

/// Presses what [`Play::demonstrate`] has left, at the clock's pace.
pub fn press_by_itself(play: Play, clock: Clock) {
    element::follow(move || {
        if play.waiting.with(Vec::is_empty) {
            return;
        }
        let since_ms = clock.now_ms();
        clock.on_tick(move || {
            if clock.now_ms() >= since_ms + PRESS_MS
                && let Some(button) = play.waiting.update(Vec::pop)
            {
                play.make(Move::Press(button));
            }
        });
    });
}

fn last_hint(game: &Game) -> Option<Notice> {
    let button = usize::from(*game.hinted().last()?);
    let presses = *game.rest()?.presses.values().get(button)?;
    Some(Notice {
        sentence: text::dials_hint(button, presses),
        is_refusal: false,
    })
}

fn refusal(sentence: impl Into<String>) -> Notice {
    Notice {
        sentence: sentence.into(),
        is_refusal: true,
    }
}
