//! Yahtzee: the state of the page, as plain values, and its events.

use score_core::dice::Generator;
use score_core::games::yahtzee::game::{Command, Event, Game};
use score_core::games::yahtzee::keep::Keep;
use score_core::games::yahtzee::positions::Positions;
use score_core::games::yahtzee::refusal::Refusal;
use score_core::games::yahtzee::throw::Throw;
use score_core::games::yahtzee::turn::Turn;
use score_core::link::LinkRefusal;

use crate::edge::entropy;
use crate::edge::shared_value::SharedValue;
use crate::edge::storage::{OtherTab, StorageProblem};
use crate::games::yahtzee::persistence::{Logged, Mode, Saved};
use crate::games::yahtzee::sentences;
use crate::text;
use crate::tr;

/// The bits by which a game's number is shifted in the number of a random stream. So practice and
/// each game have a sequence of their own.
const SEQUENCE_BITS: u32 = 32;

/// The message in the line above the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// The command was refused.
    Refused(Refusal),
    /// A part of the link cannot be used.
    Link(LinkRefusal),
    /// The link names dice that are not possible.
    NoSuchThrow,
    /// A game would be lost; a second press gives it up.
    GiveUpGame,
    /// A problem with the saved state.
    Storage(StorageProblem),
    /// The change that another tab made.
    OtherTab(OtherTab),
}

impl Status {
    /// The status as a sentence.
    pub fn sentence(&self) -> String {
        match self {
            Status::Refused(refusal) => sentences::yahtzee_refusal(*refusal),
            Status::Link(refusal) => text::link_refusal(refusal),
            Status::NoSuchThrow => tr!("yahtzee-no-such-throw"),
            Status::GiveUpGame => tr!("yahtzee-give-up-game"),
            Status::Storage(problem) => text::storage_problem(*problem),
            Status::OtherTab(what) => text::other_tab(*what),
        }
    }

    /// Whether the sentence is shown alone, and not before the instruction.
    pub fn is_refusal(&self) -> bool {
        *self != Status::OtherTab(OtherTab::PlayedOn)
    }
}

/// The state of the page.
pub struct State {
    /// The part that is saved for the next visit.
    pub saved: Saved,
    /// The game that the saved log leads to.
    pub game: Game,
    /// The dice that are to be thrown again.
    pub rerolled: Positions,
    /// Whether the adviser is open.
    pub is_advised: bool,
    /// The last refusal, or that of the link.
    pub status: Option<Status>,
    /// The seed of all throws, if the address has one.
    pub seed: Option<u32>,
    /// The number of games that were begun since the page was opened.
    games_begun: u64,
    /// The stored value of the saved part.
    stored: SharedValue<Saved>,
}

impl State {
    /// Loads the saved state.
    pub fn load() -> State {
        let (saved, game, stored, problem) = Saved::load();
        State {
            stored,
            saved,
            game,
            rerolled: Positions::NONE,
            is_advised: false,
            status: problem.map(Status::Storage),
            seed: None,
            games_begun: 0,
        }
    }

    /// Saves the state, after it has caught up with other tabs. A browser that saves nothing was
    /// reported at the start.
    pub fn save(&self) {
        self.stored.save(&self.saved);
    }

    /// Takes over the state that another tab has saved. Returns the change to report, if something
    /// on the screen changes. This tab's mode, practice or a game, stays as it is.
    pub fn catch_up(&mut self, is_command: bool) -> Option<OtherTab> {
        let Ok((newest, game)) = self.stored.catch_up(Saved::checked)? else {
            return Some(OtherTab::IsLater);
        };
        let mode = match self.saved.mode {
            Mode::Review if newest.finished.is_none() => newest.mode,
            mode => mode,
        };
        let newest = Saved { mode, ..newest };
        let is_shown = !newest.shows_the_same(&self.saved);
        let is_busy = is_command || self.rerolled.count() > 0;
        self.saved = newest;
        self.game = game;
        is_shown.then(|| {
            self.rerolled = Positions::NONE;
            OtherTab::went_on(is_busy)
        })
    }

    /// The turn on the table.
    pub fn turn(&self) -> Option<Turn> {
        match self.saved.mode {
            Mode::Practice => self.saved.practice,
            Mode::Game => self.game.turn().copied(),
            Mode::Review => None,
        }
    }

    /// Whether the page is in the mode of a game, with its sheet.
    pub fn is_game(&self) -> bool {
        self.saved.mode == Mode::Game
    }

    /// Whether a game that has ended is on the table.
    pub fn is_at_end(&self) -> bool {
        self.is_game() && self.game.is_over()
    }

    /// The name of the player whose turn it is, if several play.
    pub fn player_name(&self) -> Option<&str> {
        let names = &self.saved.game.names;
        let index = self.game.player().filter(|_| names.len() > 1)?;
        names.get(index).map(String::as_str)
    }

    /// The dice that the player keeps.
    pub fn keep(&self) -> Option<Keep> {
        let turn = self.turn()?;
        Some(turn.throw().at(self.rerolled.others()))
    }

    /// Whether dice can be thrown now.
    pub fn can_roll(&self) -> bool {
        match self.turn() {
            None => !self.is_at_end(),
            Some(turn) if turn.rerolls_left() == 0 => !self.is_game(),
            Some(_) => self.rerolled.count() > 0,
        }
    }

    /// Whether the next throw begins a turn, with all five dice.
    pub fn throws_five(&self) -> bool {
        self.turn().is_none_or(|turn| turn.rerolls_left() == 0)
    }

    /// Whether a game has begun and not ended.
    pub fn is_under_way(&self) -> bool {
        self.game.throws() > 0 && !self.game.is_over()
    }

    /// Whether the box that was filled last can be taken back: until the next throw.
    pub fn can_take_back(&self) -> bool {
        let last = self.saved.game.log.last();
        self.is_game() && matches!(last, Some(Event::Scored { .. }))
    }

    /// Empties the box that was filled last.
    pub fn take_back(&mut self) -> Result<(), Refusal> {
        if self.can_take_back() {
            if self.game.is_over() {
                self.saved.finished = None;
            }
            let logged = &mut self.saved.game;
            logged.log.pop();
            self.game = Game::replay(logged.names.len(), &logged.log)?;
        }
        Ok(())
    }

    /// Throws all five dice when a turn begins, or else the chosen dice.
    pub fn roll(&mut self) -> Result<(), Refusal> {
        if !self.is_game() {
            return self.practise();
        }
        let kept = self.rerolled.others();
        match self.game.turn() {
            None => self.command(Command::Throw),
            Some(_) => self.command(Command::ThrowAgain { kept }),
        }
    }

    fn practise(&mut self) -> Result<(), Refusal> {
        let mut generator = self.generator();
        self.saved.practice = Some(match self.saved.practice {
            Some(turn) if turn.rerolls_left() > 0 => {
                let kept = self.rerolled.others();
                let throw = turn.throw_again(kept, &mut generator)?;
                turn.then(kept, throw)?
            }
            _ => Turn::begun(Throw::thrown(&mut generator)),
        });
        self.saved.throws = self.saved.throws.wrapping_add(1);
        Ok(())
    }

    /// Carries out a command in the game.
    pub fn command(&mut self, command: Command) -> Result<(), Refusal> {
        let event = self.game.decide(command, &mut self.generator())?;
        self.game.apply(&event)?;
        self.saved.game.log.push(event);
        if self.game.is_over() {
            self.saved.finished = Some(self.saved.game.clone());
        }
        Ok(())
    }

    /// Begins a game with these players.
    pub fn begin(&mut self, names: Vec<String>) -> Result<(), Refusal> {
        self.game = Game::new(names.len())?;
        self.saved.game = Logged {
            names,
            log: Vec::new(),
        };
        self.rerolled = Positions::NONE;
        self.games_begun += 1;
        Ok(())
    }

    /// The random generator of the next throw.
    fn generator(&self) -> Generator {
        let stream = match self.saved.mode {
            Mode::Game => (self.games_begun + 1) << SEQUENCE_BITS | u64::from(self.game.throws()),
            Mode::Practice | Mode::Review => self.saved.throws.into(),
        };
        match self.seed {
            Some(seed) => Generator::new(seed.into(), stream),
            None => Generator::new(entropy::seed(), 0),
        }
    }
}
