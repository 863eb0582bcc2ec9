//! The one writable state of the page, and everything that happens to it.

use leptos::prelude::*;
use score_core::dice::Generator;
use score_core::games::dials::game::{Game, Move, MoveRefusal};
use score_core::games::dials::puzzle::Puzzle;
use score_core::games::dials::residues::Residues;
use score_core::link::{DialsLink, LinkRefusal};

use crate::edge::clock::Clock;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{address, dom, entropy};
use crate::games::dials::sentences;
use crate::{text, tr};

use super::saved::{self, Saved};

/// How long a dial takes to be looked at before the next press, where the page presses by
/// itself, in milliseconds.
const PRESS_MS: u64 = 900;

/// What the page says besides how the game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// What was saved could not be read.
    Unreadable,
    /// The address says what cannot be.
    BadLink(LinkRefusal),
    /// A move could not be made.
    BadMove(MoveRefusal),
    /// How many presses of a button, counted from 0, are left.
    Hint {
        /// The button.
        button: usize,
        /// The presses.
        presses: u8,
    },
}

impl Status {
    /// Whether something was refused.
    pub fn is_refusal(&self) -> bool {
        !matches!(self, Status::Hint { .. })
    }

    /// The status as a sentence.
    pub fn sentence(&self) -> String {
        match self {
            Status::Unreadable => tr!("dials-unreadable"),
            Status::BadLink(refusal) => text::link_refusal(refusal),
            Status::BadMove(refusal) => sentences::move_refusal(*refusal),
            Status::Hint { button, presses } => sentences::hint(*button, *presses),
        }
    }
}

/// The state; copies share it.
#[derive(Clone, Copy)]
pub struct Play {
    /// What is being played.
    pub game: RwSignal<Game>,
    /// Its puzzle.
    pub puzzle: Memo<Puzzle>,
    /// Whether its dials show the target.
    pub is_solved: Memo<bool>,
    /// What there is to say; nothing after the next press.
    pub status: RwSignal<Option<Status>>,
    /// Which puzzle of this visit it is, from 0.
    pub number: RwSignal<u64>,
    /// Whether nothing was saved on an earlier visit.
    pub is_first_visit: bool,
    source: StoredValue<Source>,
    is_solution_open: RwSignal<bool>,
    is_editor_open: RwSignal<bool>,
    /// The dials and their buttons.
    pub board: AnyNodeRef,
    /// The solution.
    pub solution: AnyNodeRef,
    /// The form for puzzles of one's own.
    pub editor: AnyNodeRef,
    /// Buttons that the page shall press by itself, the next one last.
    waiting: RwSignal<Vec<u8>>,
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
    /// What the address asks for, or the game that was saved.
    pub fn open(fragment: &str) -> Play {
        let (link, refusals) = DialsLink::read(fragment);
        let (saved, status) = match saved::load() {
            Ok(saved) => (saved, None),
            Err(saved::Unreadable) => (None, Some(Status::Unreadable)),
        };
        let is_first_visit = saved.is_none();
        let is_wanted =
            |saved: &Saved| !link.has_puzzle() && (link.seed.is_none() || link.seed == saved.seed);
        let saved = saved.filter(is_wanted);
        let mut source = Source {
            seed: link.seed,
            drawn: saved.as_ref().map_or(0, |saved| saved.drawn),
        };
        let game = RwSignal::new(match saved {
            Some(saved) => saved.game,
            None => Game::new(link.puzzle(&mut source.next())),
        });
        let play = Play {
            game,
            puzzle: Memo::new(move |_| game.with(|game| *game.puzzle())),
            is_solved: Memo::new(move |_| game.with(Game::is_solved)),
            status: RwSignal::new(status),
            number: RwSignal::new(0),
            is_first_visit,
            source: StoredValue::new(source),
            is_solution_open: RwSignal::new(false),
            is_editor_open: RwSignal::new(false),
            board: AnyNodeRef::default(),
            solution: AnyNodeRef::default(),
            editor: AnyNodeRef::default(),
            waiting: RwSignal::new(Vec::new()),
        };
        play.finish(&link, &refusals);
        play
    }

    /// Does once what another address asks for.
    pub fn follow(self, fragment: &str) {
        let (link, refusals) = DialsLink::read(fragment);
        let is_other_seed = self.source.with_value(|source| source.seed) != link.seed;
        if is_other_seed {
            self.source.set_value(Source {
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
            self.status.set(Some(Status::BadLink(first.clone())));
        }
        self.save();
    }

    /// Begins this puzzle.
    pub fn begin(self, puzzle: Puzzle) {
        self.waiting.set(Vec::new());
        self.status.set(None);
        self.number.update(|number| *number += 1);
        self.is_solution_open.set(false);
        self.game.set(Game::new(puzzle));
        self.save();
    }

    /// Another puzzle of the same kind.
    pub fn new_puzzle(self) {
        let kind = self.puzzle.with_untracked(Puzzle::kind);
        self.begin(Puzzle::random(kind, &mut self.generator()));
    }

    /// Chance for whatever is drawn next.
    pub fn generator(self) -> Generator {
        let mut source = self.source.get_value();
        let generator = source.next();
        self.source.set_value(source);
        generator
    }

    /// The same puzzle from its start.
    pub fn again(self) {
        self.waiting.set(Vec::new());
        self.status.set(None);
        self.game.update(|game| *game = Game::new(*game.puzzle()));
        if self.is_solution_open.get_untracked() {
            self.make(Move::Look);
        }
        self.save();
    }

    /// A move of the player's own: the page stops pressing by itself.
    pub fn act(self, made: Move) {
        self.waiting.set(Vec::new());
        self.make(made);
    }

    /// Presses a button, counted from 0.
    pub fn press(self, button: usize) {
        // There are at most eight buttons, and what is none is refused.
        self.act(Move::Press(u8::try_from(button).unwrap_or(u8::MAX)));
    }

    fn make(self, made: Move) {
        let mut game = self.game.get_untracked();
        let refused = game.make(made).err();
        self.status.set(match refused {
            Some(refused) => Some(Status::BadMove(refused)),
            None if made == Move::Hint => last_hint(&game),
            None => None,
        });
        self.game.set(game);
        self.save();
    }

    /// Opens the solution, or closes it.
    pub fn toggle_solution(self) {
        let is_open = !self.is_solution_open.get_untracked();
        self.is_solution_open.set(is_open);
        if is_open {
            self.is_editor_open.set(false);
            self.act(Move::Look);
            dom::before_paint(move || node::bring_into_view(self.solution));
        }
    }

    /// Opens the form for puzzles of one's own, or closes it.
    pub fn toggle_editor(self) {
        let is_open = !self.is_editor_open.get_untracked();
        self.is_editor_open.set(is_open);
        if is_open {
            self.is_solution_open.set(false);
            dom::before_paint(move || node::bring_into_view(self.editor));
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

    fn save(self) {
        let source = self.source.get_value();
        saved::save(&Saved {
            game: self.game.get_untracked(),
            seed: source.seed,
            drawn: source.drawn,
        });
    }
}

/// Presses what [`Play::demonstrate`] has left, at the clock's pace.
pub fn press_by_itself(play: Play, clock: Clock) {
    Effect::new(move |_| {
        if play.waiting.with(Vec::is_empty) {
            return;
        }
        let since_ms = clock.now_ms();
        clock.on_tick(move || {
            if clock.now_ms() >= since_ms + PRESS_MS
                && let Some(button) = play.waiting.try_update(Vec::pop).flatten()
            {
                play.make(Move::Press(button));
            }
        });
    });
}

fn last_hint(game: &Game) -> Option<Status> {
    let button = usize::from(*game.hinted().last()?);
    let presses = *game.rest()?.presses.values().get(button)?;
    Some(Status::Hint { button, presses })
}
