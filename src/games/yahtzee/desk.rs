//! What is on the page, and everything that happens to it.

use std::cell::LazyCell;
use std::rc::Rc;

use score_core::dice::Generator;
use score_core::games::yahtzee::game::{Command, Event, Game};
use score_core::games::yahtzee::keep::Keep;
use score_core::games::yahtzee::odds::Odds;
use score_core::games::yahtzee::places::Places;
use score_core::games::yahtzee::refusal::Refusal;
use score_core::games::yahtzee::score_box::ScoreBox;
use score_core::games::yahtzee::throw::Throw;
use score_core::games::yahtzee::turn::Turn;
use score_core::link::Link;

use crate::edge::live::Live;
use crate::edge::{address, dom, entropy};
use crate::games::yahtzee::best::Best;
use crate::games::yahtzee::kept::{Kept, Logged, Mode};
use crate::route::Page;
use crate::text;

/// Practice and each game throw from a sequence of their own.
const SEQUENCE: u32 = 32;

/// What is on the page.
pub struct State {
    /// What is kept for the next visit.
    pub kept: Kept,
    /// The game that its log tells.
    pub game: Game,
    /// The dice that shall be thrown again.
    pub again: Places,
    /// Whether the adviser is open.
    pub is_advised: bool,
    /// What was refused last, or came with the link.
    pub said: Option<String>,
    seed: Option<u32>,
    /// How many games were begun since the page was opened.
    games: u64,
}

impl State {
    /// The turn on the table.
    pub fn turn(&self) -> Option<Turn> {
        match self.kept.mode {
            Mode::Practice => self.kept.practice,
            Mode::Game => self.game.turn().copied(),
            Mode::Review => None,
        }
    }

    /// Whether the sheet is played on.
    pub fn is_game(&self) -> bool {
        self.kept.mode == Mode::Game
    }

    /// The name of the player whose turn it is, where several play.
    pub fn player(&self) -> Option<&str> {
        let names = &self.kept.game.names;
        let place = self.game.player().filter(|_| names.len() > 1)?;
        names.get(place).map(String::as_str)
    }

    /// The dice that stay.
    pub fn keep(&self) -> Option<Keep> {
        let turn = self.turn()?;
        Some(turn.throw().at(self.again.others()))
    }

    /// Where the next throw comes from.
    fn generator(&self) -> Generator {
        let stream = match self.kept.mode {
            Mode::Game => (self.games + 1) << SEQUENCE | u64::from(self.game.throws()),
            Mode::Practice | Mode::Review => self.kept.throws.into(),
        };
        match self.seed {
            Some(seed) => Generator::new(seed.into(), stream),
            None => Generator::new(entropy::seed(), 0),
        }
    }

    /// Whether the box that was filled last can be taken back: until the next throw.
    pub fn can_take_back(&self) -> bool {
        let last = self.kept.game.log.last();
        self.is_game() && matches!(last, Some(Event::Scored { .. }))
    }

    fn take_back(&mut self) -> Result<(), Refusal> {
        if self.can_take_back() {
            if self.game.is_over() {
                self.kept.finished = None;
            }
            let logged = &mut self.kept.game;
            logged.log.pop();
            self.game = Game::replay(logged.names.len(), &logged.log)?;
        }
        Ok(())
    }

    fn take_in(&mut self, event: Event) -> Result<(), Refusal> {
        self.game.apply(&event)?;
        self.kept.game.log.push(event);
        if self.game.is_over() {
            self.kept.finished = Some(self.kept.game.clone());
        }
        Ok(())
    }

    fn command(&mut self, command: Command) -> Result<(), Refusal> {
        let event = self.game.decide(command, &mut self.generator())?;
        self.take_in(event)
    }

    fn practise(&mut self) -> Result<(), Refusal> {
        let mut generator = self.generator();
        self.kept.practice = Some(match self.kept.practice {
            Some(turn) if turn.rerolls_left() > 0 => {
                let kept = self.again.others();
                let throw = turn.throw_again(kept, &mut generator)?;
                turn.then(kept, throw)?
            }
            _ => Turn::begun(Throw::thrown(&mut generator)),
        });
        self.kept.throws = self.kept.throws.wrapping_add(1);
        Ok(())
    }
}

/// The state of the page, and what can be done; copies share it.
#[derive(Clone, Copy)]
pub struct Desk {
    state: Live<State>,
    /// The table of the whole game.
    pub best: Best,
    odds: Live<Rc<LazyCell<Odds>>>,
}

impl Desk {
    /// What was kept, for as long as the page lives.
    pub fn open() -> Desk {
        let (kept, game, notice) = Kept::load();
        let desk = Desk {
            state: Live::new(State {
                kept,
                game,
                again: Places::NONE,
                is_advised: false,
                said: notice.map(str::to_owned),
                seed: None,
                games: 0,
            }),
            best: Best::new(),
            odds: Live::new(Rc::new(LazyCell::new(Odds::new))),
        };
        desk.work();
        desk
    }

    /// Reads the state, and follows its changes where a view asks.
    pub fn with<R>(self, read: impl FnOnce(&State) -> R) -> R {
        self.state.with(read)
    }

    /// Reads the state as it is now.
    pub fn peek<R>(self, read: impl FnOnce(&State) -> R) -> R {
        self.state.peek(read)
    }

    /// The odds of a turn.
    pub fn odds(self) -> Rc<LazyCell<Odds>> {
        self.odds.peek(Rc::clone)
    }

    /// Does what the address asks for; a throw that it brings is laid once.
    pub fn follow(self, link: &Link) {
        let (_, refusals) = Link::read(&address::fragment());
        self.state.update(|state| {
            state.seed = link.seed;
            if let Some(refusal) = refusals.first() {
                state.said = Some(text::link_refusal(refusal));
            }
            let Some(roll) = link.roll else { return };
            match Throw::new(roll.numbers()) {
                Ok(throw) => {
                    state.kept.mode = Mode::Practice;
                    state.kept.practice = Some(Turn::begun(throw));
                    state.again = Places::NONE;
                    state.said = None;
                }
                Err(_) => state.said = Some(text::NO_SUCH_THROW.to_owned()),
            }
        });
        if link.roll.is_some() {
            let rest = Link {
                page: Page::Yahtzee.name().to_owned(),
                seed: link.seed,
                ..Link::default()
            };
            address::replace(&rest.to_string());
            self.keep();
        }
    }

    /// Throws the dice: all five where a turn begins, or those that are chosen.
    pub fn roll(self) {
        let again = self.peek(|state| state.again);
        let is_new = self.peek(|state| state.turn().is_none_or(|turn| turn.rerolls_left() == 0));
        let is_thrown = self.change(|state| {
            if state.is_game() {
                let kept = state.again.others();
                match state.game.turn() {
                    None => state.command(Command::Throw),
                    Some(_) => state.command(Command::ThrowAgain { kept }),
                }
            } else {
                state.practise()
            }
        });
        if is_thrown {
            self.state.update(|state| state.again = Places::NONE);
            let thrown = if is_new { Places::ALL } else { again };
            dom::before_paint(move || tumble(thrown));
        }
    }

    /// Begins a new turn of practice.
    pub fn roll_anew(self) {
        self.state.update(|state| state.kept.practice = None);
        self.roll();
    }

    /// Chooses a die to be thrown again, or leaves it after all.
    pub fn toggle(self, place: usize) {
        self.change(|state| {
            let turn = state.turn().ok_or(Refusal::NotThrown)?;
            if turn.rerolls_left() == 0 {
                return Err(Refusal::NoThrowLeft);
            }
            state.again = state.again.toggled(place);
            Ok(())
        });
    }

    /// Chooses the dice so that `keep` stays.
    pub fn choose(self, keep: Keep) {
        self.change(|state| {
            let turn = state.turn().ok_or(Refusal::NotThrown)?;
            if let Some(places) = turn.throw().places_of(keep) {
                state.again = places.others();
            }
            Ok(())
        });
    }

    /// Scores the dice in a box.
    pub fn score(self, score_box: ScoreBox) {
        if self.change(|state| state.command(Command::Score(score_box))) {
            self.state.update(|state| state.again = Places::NONE);
            // The key that was pressed is gone.
            dom::before_paint(|| {
                dom::focus("#yahtzee-roll");
            });
        }
    }

    /// Empties the box that was filled last: a finger slips.
    pub fn take_back(self) {
        self.change(State::take_back);
        // The key that was pressed is gone.
        dom::before_paint(|| {
            dom::focus("#yahtzee-roll");
        });
    }

    /// Begins a game with these players; one that is not over must be given up
    /// twice.
    pub fn begin(self, names: Vec<String>) {
        let is_open = self.peek(|state| state.game.throws() > 0 && !state.game.is_over());
        let is_warned = self.peek(|state| state.said.as_deref() == Some(text::GIVE_UP_GAME));
        if is_open && !is_warned {
            self.say(text::GIVE_UP_GAME);
            return;
        }
        self.change(|state| {
            state.game = Game::new(names.len())?;
            state.kept.game = Logged {
                names,
                log: Vec::new(),
            };
            state.again = Places::NONE;
            state.games += 1;
            Ok(())
        });
        dom::close(".new-game");
        dom::before_paint(|| dom::reveal("#yahtzee-roll"));
    }

    /// Goes to practice, the game or the review.
    pub fn set_mode(self, mode: Mode) {
        self.change(|state| {
            state.kept.mode = mode;
            state.again = Places::NONE;
            Ok(())
        });
        self.work();
    }

    /// Opens the adviser, or closes it.
    pub fn advise(self) {
        self.state
            .update(|state| state.is_advised = !state.is_advised);
        self.work();
    }

    /// Says a sentence that stands out.
    pub fn say(self, sentence: &str) {
        self.state
            .update(|state| state.said = Some(sentence.to_owned()));
    }

    /// Works the whole game out where somebody needs it.
    fn work(self) {
        let is_needed = self.peek(|state| match state.kept.mode {
            Mode::Practice => false,
            Mode::Game => state.is_advised,
            Mode::Review => state.kept.finished.is_some(),
        });
        if is_needed {
            self.best.begin();
        }
    }

    /// Changes the state and keeps it, or says why not; whether it was done.
    fn change(self, change: impl FnOnce(&mut State) -> Result<(), Refusal>) -> bool {
        let done = self.state.update(|state| {
            let done = change(state);
            state.said = done
                .err()
                .map(|refusal| text::yahtzee_refusal(refusal).to_owned());
            done
        });
        self.keep();
        done.is_ok()
    }

    fn keep(self) {
        self.peek(|state| state.kept.save());
    }
}

/// Shows on the dice that they were thrown.
fn tumble(places: Places) {
    for place in places.iter() {
        dom::animate(
            &format!("#yahtzee-dice [data-die=\"{}\"]", place + 1),
            "tumble",
            &[],
        );
    }
}
