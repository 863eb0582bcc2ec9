//! Dials: the one writable state of the page, and all commands that change it.

use leptos::prelude::*;
use score_core::dice::Generator;
use score_core::games::dials::game::{Game, Move, MoveRefusal};
use score_core::games::dials::kind::Kind;
use score_core::games::dials::ladder::LadderProgress;
use score_core::games::dials::puzzle::Puzzle;
use score_core::games::dials::residues::Residues;
use score_core::link::{DialsLink, LinkRefusal};

use crate::edge::clock::Clock;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::shared_value::{SharedValue, Unreadable};
use crate::edge::storage::{OtherTab, StorageProblem};
use crate::edge::{address, dom, entropy};
use crate::games::dials::sentences;
use crate::{text, tr};

use super::persistence::{self, Saved, SavedLadder, Written};

/// The time between two presses that the page makes by itself, in milliseconds: a player looks at
/// the dials.
const PRESS_MS: u64 = 900;

/// A sentence on the page besides the state of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// The saved game could not be read.
    Unreadable,
    /// A part of the address cannot be used.
    BadLink(LinkRefusal),
    /// A move could not be made.
    BadMove(MoveRefusal),
    /// A hint: how many presses of a button are still needed.
    Hint {
        /// The index of the button, from 0.
        button: usize,
        /// The number of presses.
        presses: u8,
    },
    /// Another tab has played on with this puzzle.
    OtherTab(OtherTab),
    /// Another tab has begun another puzzle, which is the saved one; this one goes on here.
    OtherPuzzle,
}

impl Status {
    /// Whether the status reports a refusal.
    pub fn is_refusal(&self) -> bool {
        match self {
            Status::Hint { .. } => false,
            Status::OtherTab(what) => what.is_refusal(),
            Status::Unreadable | Status::BadLink(_) | Status::BadMove(_) | Status::OtherPuzzle => {
                true
            }
        }
    }

    /// The status as a sentence.
    pub fn sentence(&self) -> String {
        match self {
            Status::Unreadable => tr!("dials-unreadable"),
            Status::BadLink(refusal) => text::link_refusal(refusal),
            Status::BadMove(refusal) => sentences::move_refusal(*refusal),
            Status::Hint { button, presses } => sentences::hint(*button, *presses),
            Status::OtherTab(what) => text::other_tab(*what),
            Status::OtherPuzzle => tr!("dials-other-puzzle"),
        }
    }
}

/// The state of the page; copies share it.
#[derive(Clone, Copy)]
pub struct DialsStore {
    /// The game.
    pub game: RwSignal<Game>,
    /// The puzzle of the game.
    pub puzzle: Memo<Puzzle>,
    /// Whether the dials show the target.
    pub is_solved: Memo<bool>,
    /// The status, which the next press removes.
    pub status: RwSignal<Option<Status>>,
    /// The number of puzzles that were begun before this one on this visit.
    pub number: RwSignal<u64>,
    /// Whether nothing was saved on an earlier visit.
    pub is_first_visit: bool,
    /// The player's climb of the ladder.
    pub climb: RwSignal<LadderProgress>,
    /// Whether the puzzle belongs to the level of the climb.
    pub is_climbing: RwSignal<bool>,
    source: StoredValue<Source>,
    /// The stored game; `None` after another tab has saved another puzzle.
    stored: StoredValue<Option<SharedValue<Written>>, LocalStorage>,
    is_solution_open: RwSignal<bool>,
    is_editor_open: RwSignal<bool>,
    /// The element of the dials and their buttons.
    pub board: AnyNodeRef,
    /// The element of the solution.
    pub solution: AnyNodeRef,
    /// The element of the form for a player's own puzzles.
    pub editor: AnyNodeRef,
    /// The element of the rules.
    pub rules: AnyNodeRef,
    /// Whether the puzzle is a separate task, of which nothing is saved.
    is_task: bool,
    /// The buttons that the page is about to press by itself, the next one last.
    presses_to_make: RwSignal<Vec<u8>>,
}

/// The source of new puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Source {
    seed: Option<u32>,
    /// How many puzzles were drawn from it.
    drawn: u64,
}

impl Source {
    fn next(&mut self) -> Generator {
        self.drawn += 1;
        let seed = self.seed.map_or_else(entropy::seed, u64::from);
        Generator::new(seed, self.drawn)
    }
}

impl DialsStore {
    /// Opens the game of the address, or the saved one, or else a puzzle of the ladder.
    pub fn open(fragment: &str) -> DialsStore {
        let (link, refusals) = DialsLink::read(fragment);
        let (stored, found) = persistence::open();
        // A browser that stores nothing says so at the table.
        let is_unreadable = matches!(found, Err(StorageProblem::Unreadable));
        let saved = found.ok().flatten();
        let is_first_visit = saved.is_none();
        let SavedLadder { climb, is_climbing } = persistence::load_climb();
        let is_wanted =
            |saved: &Saved| !link.has_puzzle() && (link.seed.is_none() || link.seed == saved.seed);
        let saved = saved.filter(is_wanted);
        let mut source = Source {
            seed: link.seed,
            drawn: saved.as_ref().map_or(0, |saved| saved.drawn),
        };
        // A seed gives everybody the same puzzles, however far they have climbed.
        let asks_for_nothing = !link.has_puzzle() && link.seed.is_none() && refusals.is_empty();
        let is_climbing = match &saved {
            Some(_) => is_climbing,
            None => asks_for_nothing,
        };
        let game = RwSignal::new(match saved {
            Some(saved) => saved.game,
            None if is_climbing => Game::new(climb.level().puzzle(&mut source.next())),
            None => Game::new(link.puzzle(&mut source.next())),
        });
        let play = DialsStore {
            status: RwSignal::new(is_unreadable.then_some(Status::Unreadable)),
            is_first_visit,
            climb: RwSignal::new(climb),
            is_climbing: RwSignal::new(is_climbing),
            source: StoredValue::new(source),
            stored: StoredValue::new_local(Some(stored)),
            is_task: false,
            ..DialsStore::of(game)
        };
        play.finish(&link, &refusals);
        persistence::on_change(move || {
            play.catch_up(false);
        });
        play
    }

    /// Creates the state of a separate task. It is a puzzle that is no part of the ladder, and is
    /// not saved.
    pub fn task(puzzle: Puzzle) -> DialsStore {
        DialsStore::of(RwSignal::new(Game::new(puzzle)))
    }

    fn of(game: RwSignal<Game>) -> DialsStore {
        DialsStore {
            game,
            puzzle: Memo::new(move |_| game.with(|game| *game.puzzle())),
            is_solved: Memo::new(move |_| game.with(Game::is_solved)),
            status: RwSignal::new(None),
            number: RwSignal::new(0),
            is_first_visit: false,
            climb: RwSignal::new(LadderProgress::default()),
            is_climbing: RwSignal::new(false),
            source: StoredValue::new(Source {
                seed: None,
                drawn: 0,
            }),
            stored: StoredValue::new_local(None),
            is_task: true,
            is_solution_open: RwSignal::new(false),
            is_editor_open: RwSignal::new(false),
            board: AnyNodeRef::default(),
            solution: AnyNodeRef::default(),
            editor: AnyNodeRef::default(),
            rules: AnyNodeRef::default(),
            presses_to_make: RwSignal::new(Vec::new()),
        }
    }

    /// Takes over another tab's changes to this puzzle and reports them; returns whether there were
    /// any. If that tab has begun another puzzle, this one stays, and is not saved.
    fn catch_up(self, is_command: bool) -> bool {
        if self.is_task {
            return false;
        }
        let newest = self
            .stored
            .with_value(|stored| stored.as_ref()?.catch_up(Written::read));
        let is_behind = newest.is_some();
        if let Some(newest) = newest {
            self.presses_to_make.set(Vec::new());
            self.status.set(Some(match newest {
                Err(Unreadable) => Status::OtherTab(OtherTab::IsLater),
                Ok(saved) if self.puzzle.get_untracked() == *saved.game.puzzle() => {
                    // The puzzle begins anew, and its solution has not been seen.
                    if !saved.game.has_looked() {
                        self.is_solution_open.set(false);
                    }
                    self.game.set(saved.game);
                    Status::OtherTab(OtherTab::went_on(is_command))
                }
                Ok(_) => {
                    self.stored.set_value(None);
                    Status::OtherPuzzle
                }
            }));
        }
        self.catch_up_climb();
        is_behind
    }

    /// Marks levels as solved that were solved in another tab.
    fn catch_up_climb(self) {
        let saved = persistence::load_climb().climb;
        let mut climb = self.climb.get_untracked();
        climb.join(&saved);
        if climb != self.climb.get_untracked() {
            self.climb.set(climb);
        }
    }

    /// Carries out the requests in a new address, once.
    pub fn follow(self, fragment: &str) {
        self.catch_up(false);
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

    /// Removes from the address the puzzle and the request for the rules. So a reload continues the
    /// begun game, and the request can be made again.
    fn finish(self, link: &DialsLink, refusals: &[LinkRefusal]) {
        if link.shows_rules {
            dom::before_paint(move || node::open_details(self.rules));
        }
        if link.has_puzzle() || link.shows_rules {
            let rest = DialsLink {
                seed: link.seed,
                ..DialsLink::BARE
            };
            address::replace(&rest.to_string());
        }
        if let Some(first) = refusals.first() {
            self.status.set(Some(Status::BadLink(first.clone())));
        }
        self.save();
    }

    /// Begins a puzzle that is not of the ladder.
    pub fn begin(self, puzzle: Puzzle) {
        self.start(puzzle, false);
    }

    fn start(self, puzzle: Puzzle, is_climbing: bool) {
        self.is_climbing.set(is_climbing);
        self.stored.set_value(Some(persistence::replacing()));
        self.presses_to_make.set(Vec::new());
        self.status.set(None);
        self.number.update(|number| *number += 1);
        self.is_solution_open.set(false);
        self.game.set(Game::new(puzzle));
        self.save();
    }

    /// Begins the published game.
    pub fn full_puzzle(self) {
        self.begin(Puzzle::random(Kind::USUAL, &mut self.generator()));
        self.focus_board();
    }

    /// Begins a puzzle of the player's level.
    pub fn climb_on(self) {
        self.begin_level_puzzle();
        self.focus_board();
    }

    /// Begins the next level, and moves the focus to the board, as the pressed button is gone.
    pub fn next_level(self) {
        self.climb_up();
        self.focus_board();
    }

    /// Begins a puzzle of the next harder level.
    pub fn climb_up(self) {
        self.climb_to(LadderProgress::up);
    }

    /// Begins a puzzle of the next easier level.
    pub fn climb_down(self) {
        self.climb_to(LadderProgress::down);
    }

    fn climb_to(self, next: fn(&LadderProgress) -> Option<LadderProgress>) {
        if let Some(climb) = self.climb.with_untracked(next) {
            self.climb.set(climb);
            self.begin_level_puzzle();
        }
    }

    fn begin_level_puzzle(self) {
        let level = self.climb.with_untracked(LadderProgress::level);
        self.start(level.puzzle(&mut self.generator()), true);
    }

    /// Moves the focus to the board, because the button that was pressed is gone.
    fn focus_board(self) {
        dom::before_paint(move || {
            node::focus((self.board, ".dial-key"));
            node::bring_into_view(self.board);
        });
    }

    /// Begins another puzzle of the same kind, or of the same level.
    pub fn new_puzzle(self) {
        if self.is_climbing.get_untracked() {
            self.begin_level_puzzle();
            return;
        }
        let kind = self.puzzle.with_untracked(Puzzle::kind);
        self.begin(Puzzle::random(kind, &mut self.generator()));
    }

    /// The random generator for the next draw.
    pub fn generator(self) -> Generator {
        let mut source = self.source.get_value();
        let generator = source.next();
        self.source.set_value(source);
        generator
    }

    /// Begins the same puzzle from its start.
    pub fn again(self) {
        if self.catch_up(true) {
            return;
        }
        self.presses_to_make.set(Vec::new());
        self.status.set(None);
        self.game.update(|game| *game = Game::new(*game.puzzle()));
        if self.is_solution_open.get_untracked() {
            self.make(Move::Look);
        }
        self.save();
    }

    /// Makes a move of the player; the page stops pressing by itself.
    pub fn act(self, made: Move) {
        self.presses_to_make.set(Vec::new());
        self.make(made);
    }

    /// Presses a button, counted from 0.
    pub fn press(self, button: usize) {
        // A tap too many must not undo a solution.
        if self.is_solved.get_untracked() && self.game.with_untracked(Game::can_undo) {
            self.status.set(Some(Status::BadMove(MoveRefusal::Solved)));
            return;
        }
        // There are at most eight buttons, and any other number is refused.
        self.act(Move::Press(u8::try_from(button).unwrap_or(u8::MAX)));
    }

    fn make(self, made: Move) {
        if self.catch_up(true) {
            return;
        }
        let mut game = self.game.get_untracked();
        let refused = game.make(made).err();
        self.status.set(match refused {
            Some(refused) => Some(Status::BadMove(refused)),
            None if made == Move::Hint => last_hint(&game),
            None => None,
        });
        // A level is not solved by a player who has seen the solution.
        if self.is_climbing.get_untracked() && game.is_solved() && !game.has_looked() {
            self.climb.update(LadderProgress::solve);
        }
        self.game.set(game);
        self.save();
    }

    /// Opens the solution, or closes it.
    pub fn toggle_solution(self) {
        let is_open = !self.is_solution_open.get_untracked();
        if is_open && self.catch_up(true) {
            return;
        }
        self.is_solution_open.set(is_open);
        if is_open {
            self.is_editor_open.set(false);
            self.act(Move::Look);
            dom::before_paint(move || node::bring_into_view(self.solution));
        }
    }

    /// Opens the form for a player's own puzzles, or closes it.
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

    /// Whether the form for own puzzles is open.
    pub fn shows_editor(self) -> bool {
        self.is_editor_open.get()
    }

    /// Makes `presses` on the dials from the start, one after the other.
    pub fn demonstrate(self, presses: &Residues) {
        if self.catch_up(true) {
            return;
        }
        self.again();
        let buttons = (0_u8..).zip(presses.values());
        let mut presses_to_make: Vec<u8> = buttons
            .flat_map(|(button, times)| std::iter::repeat_n(button, (*times).into()))
            .collect();
        presses_to_make.reverse();
        self.presses_to_make.set(presses_to_make);
    }

    fn save(self) {
        if self.is_task {
            return;
        }
        let source = self.source.get_value();
        let saved = Saved {
            game: self.game.get_untracked(),
            seed: source.seed,
            drawn: source.drawn,
        };
        let is_saved_game = self.stored.with_value(|stored| {
            if let Some(stored) = stored {
                stored.save(&Written::from(&saved));
            }
            stored.is_some()
        });
        let own = self.climb.get_untracked();
        persistence::change_climb(|saved| {
            // The level belongs to the puzzle that is saved.
            if is_saved_game {
                let before = std::mem::replace(&mut saved.climb, own.clone());
                saved.climb.join(&before);
                saved.is_climbing = self.is_climbing.get_untracked();
            } else {
                saved.climb.join(&own);
            }
        });
    }
}

/// Makes the presses of [`DialsStore::demonstrate`], one each [`PRESS_MS`].
pub fn press_by_itself(play: DialsStore, clock: Clock) {
    Effect::new(move |_| {
        if play.presses_to_make.with(Vec::is_empty) {
            return;
        }
        let start_ms = clock.now_ms();
        clock.on_tick(move || {
            if clock.now_ms() >= start_ms + PRESS_MS
                && let Some(button) = play.presses_to_make.try_update(Vec::pop).flatten()
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
