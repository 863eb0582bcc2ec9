//! Yahtzee: the signals of the page, and all commands of a player.

use leptos::prelude::*;
use score_core::games::yahtzee::adviser::{self, RatedChoice};
use score_core::games::yahtzee::best_play::BestPlay;
use score_core::games::yahtzee::game::Command;
use score_core::games::yahtzee::keep::Keep;
use score_core::games::yahtzee::positions::Positions;
use score_core::games::yahtzee::refusal::Refusal;
use score_core::games::yahtzee::score_box::ScoreBox;
use score_core::games::yahtzee::sheet::Sheet;
use score_core::games::yahtzee::throw::Throw;
use score_core::games::yahtzee::turn::Turn;
use score_core::link::{Link, LinkedView};

use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{address, dom};
use crate::games::yahtzee::best_play_search::BestSearch;
use crate::games::yahtzee::game_state::{State, Status};
use crate::games::yahtzee::persistence::{Mode, Saved};
use crate::page::Page;

/// The state of the page, its signals for the views, and the player's commands; copies share it.
#[derive(Clone, Copy)]
pub struct YahtzeeStore {
    state: RwSignal<State, LocalStorage>,
    /// The element with the dice.
    pub dice: AnyNodeRef,
    /// The dice with the line on them and their buttons.
    pub throwing: AnyNodeRef,
    /// The button that throws the dice.
    pub roll_button: AnyNodeRef,
    /// The button that begins another game of the same players.
    pub next_game_button: AnyNodeRef,
    /// The buttons of the modes.
    pub modes: AnyNodeRef,
    /// The rules.
    pub rules: AnyNodeRef,
    /// The table of the whole game.
    pub best: BestSearch,
    /// The mode of the page.
    pub mode: Memo<Mode>,
    /// The turn on the table.
    pub turn: Memo<Option<Turn>>,
    /// The dice that are to be thrown again.
    pub rerolled: Memo<Positions>,
    /// The dice that the player keeps.
    pub keep: Memo<Option<Keep>>,
    /// Whether the adviser is open.
    pub is_advised: Memo<bool>,
    /// The players' names.
    pub names: Memo<Vec<String>>,
    /// The players' sheets.
    pub sheets: Memo<Vec<Sheet>>,
    /// The player whose turn it is.
    pub player: Memo<Option<usize>>,
    /// The choices of dice to keep, the best for the points of the game first. It is empty unless
    /// the adviser is open and they are worked out.
    pub best_keeps: Memo<Vec<RatedChoice<Keep>>>,
    /// The open boxes, the best first; empty unless the adviser is open and they are worked out.
    pub best_boxes: Memo<Vec<RatedChoice<ScoreBox>>>,
}

impl YahtzeeStore {
    /// Opens the saved state, until the owner of this scope is gone.
    pub fn open() -> YahtzeeStore {
        let state = RwSignal::new_local(State::load());
        let best = BestSearch::new();
        let advised = Memo::new(move |_| state.with(advised));
        let best_keeps = move |best: &BestPlay, sheet: &Sheet, turn: &Turn| {
            let left = turn.rerolls_left();
            let keeps = (left > 0).then(|| adviser::keeps(best, sheet, turn.throw().all(), left));
            keeps.unwrap_or_default()
        };
        let best_boxes = move |best: &BestPlay, sheet: &Sheet, turn: &Turn| {
            let is_last = turn.rerolls_left() == 0;
            let boxes = is_last.then(|| adviser::boxes(best, sheet, turn.throw().all()));
            boxes.unwrap_or_default()
        };
        let advice_request = move || Some((best.get()?, advised.get()?));
        let store = YahtzeeStore {
            state,
            dice: AnyNodeRef::default(),
            throwing: AnyNodeRef::default(),
            roll_button: AnyNodeRef::default(),
            next_game_button: AnyNodeRef::default(),
            modes: AnyNodeRef::default(),
            rules: AnyNodeRef::default(),
            best,
            mode: Memo::new(move |_| state.with(|state| state.saved.mode)),
            turn: Memo::new(move |_| state.with(State::turn)),
            rerolled: Memo::new(move |_| state.with(|state| state.rerolled)),
            keep: Memo::new(move |_| state.with(State::keep)),
            is_advised: Memo::new(move |_| state.with(|state| state.is_advised)),
            names: Memo::new(move |_| state.with(|state| state.saved.game.names.clone())),
            sheets: Memo::new(move |_| state.with(|state| state.game.sheets().to_vec())),
            player: Memo::new(move |_| state.with(|state| state.game.player())),
            best_keeps: Memo::new(move |_| {
                advice_request().map_or(Vec::new(), |(best, (sheet, turn))| {
                    best_keeps(&best, &sheet, &turn)
                })
            }),
            best_boxes: Memo::new(move |_| {
                advice_request().map_or(Vec::new(), |(best, (sheet, turn))| {
                    best_boxes(&best, &sheet, &turn)
                })
            }),
        };
        store.search_if_needed();
        Saved::on_change(move || store.hear_other_tab());
        store
    }

    /// Takes over the changes of another tab, and reports them.
    fn hear_other_tab(self) {
        self.state.update(|state| {
            if let Some(what) = state.catch_up(false) {
                state.status = Some(Status::OtherTab(what));
            }
        });
        self.search_if_needed();
    }

    /// The store of this page.
    pub fn here() -> YahtzeeStore {
        expect_context()
    }

    /// Reads the state; reactive.
    pub fn with<R>(self, read: impl FnOnce(&State) -> R) -> R {
        self.state.with(read)
    }

    /// Reads the state as it is now.
    pub fn with_untracked<R>(self, read: impl FnOnce(&State) -> R) -> R {
        self.state.with_untracked(read)
    }

    /// Carries out the requests of the address; a throw in it is laid on the table once.
    pub fn follow(self, fragment: &str) {
        let (link, refusals) = Link::read(fragment);
        self.hear_other_tab();
        self.state.update(|state| {
            state.seed = link.seed;
            let refused = refusals.into_iter().next().map(Status::Link);
            let Some(roll) = link.roll else {
                state.status = refused.or(state.status.take());
                return;
            };
            match Throw::new(roll.numbers()) {
                Ok(throw) => {
                    state.saved.mode = Mode::Practice;
                    state.saved.practice = Some(Turn::begun(throw));
                    state.rerolled = Positions::NONE;
                    // The dice are on the table; the rest of the link is refused by name.
                    state.status = refused;
                }
                Err(_) => state.status = Some(Status::NoSuchThrow),
            }
        });
        let shows_rules = link.show == Some(LinkedView::Rules);
        if shows_rules {
            dom::before_paint(move || node::open_details(self.rules));
        }
        if link.roll.is_some() || shows_rules {
            let rest = Link {
                page: Page::Yahtzee.name().to_owned(),
                seed: link.seed,
                ..Link::default()
            };
            address::replace(&rest.to_string());
            self.with_untracked(State::save);
        }
    }

    /// Throws the dice: all five when a turn begins, or else the chosen dice.
    pub fn roll(self) {
        let thrown = self.with_untracked(|state| match state.throws_five() {
            true => Positions::ALL,
            false => state.rerolled,
        });
        if self.change(State::roll) {
            self.state.update(|state| state.rerolled = Positions::NONE);
            dom::before_paint(move || self.tumble(thrown));
        }
    }

    /// Begins a new turn of practice.
    pub fn roll_anew(self) {
        self.state.update(|state| state.saved.practice = None);
        self.roll();
    }

    /// Chooses a die to be thrown again, or to be kept.
    pub fn toggle(self, position: usize) {
        self.change(|state| {
            let turn = state.turn().ok_or(Refusal::NotThrown)?;
            if turn.rerolls_left() == 0 {
                return Err(Refusal::NoThrowLeft);
            }
            state.rerolled = state.rerolled.toggled(position);
            Ok(())
        });
    }

    /// Chooses all dice but those of `keep` to be thrown again.
    pub fn choose(self, keep: Keep) {
        self.change(|state| {
            let turn = state.turn().ok_or(Refusal::NotThrown)?;
            if let Some(positions) = turn.throw().positions_of(keep) {
                state.rerolled = positions.others();
            }
            Ok(())
        });
    }

    /// Scores the dice in a box.
    pub fn score(self, score_box: ScoreBox) {
        if self.change(|state| state.command(Command::Score(score_box))) {
            self.state.update(|state| state.rerolled = Positions::NONE);
            self.focus_next();
        }
    }

    /// Empties the box that was filled last, for a finger that slips.
    pub fn take_back(self) {
        self.change(State::take_back);
        self.focus_next();
    }

    /// Begins a game with these players. Returns whether it has begun: a game that has not ended
    /// must be given up by a second press.
    pub fn begin(self, names: Vec<String>) -> bool {
        let is_warned = self.with_untracked(|state| state.status == Some(Status::GiveUpGame));
        if self.with_untracked(State::is_under_way) && !is_warned {
            let warning = Some(Status::GiveUpGame);
            self.state.update(|state| state.status = warning);
            return false;
        }
        self.change(|state| state.begin(names))
    }

    /// Begins another game of the same players.
    pub fn begin_again(self) {
        let names = self.names.get_untracked();
        if self.begin(names) {
            self.focus_next();
        }
    }

    /// Goes from the end of a game to its review.
    pub fn look_back(self) {
        self.set_mode(Mode::Review);
        dom::before_paint(move || node::reveal((self.modes, "[data-mode=Review]")));
    }

    /// Goes to practice, the game or the review.
    pub fn set_mode(self, mode: Mode) {
        self.change(|state| {
            state.saved.mode = mode;
            state.rerolled = Positions::NONE;
            Ok(())
        });
        self.search_if_needed();
    }

    /// Opens the adviser, or closes it.
    pub fn advise(self) {
        self.state
            .update(|state| state.is_advised = !state.is_advised);
        self.search_if_needed();
    }

    /// Begins the search for best play when the page needs it.
    fn search_if_needed(self) {
        let needs_best_play = self.with_untracked(|state| match state.saved.mode {
            Mode::Practice => false,
            Mode::Game => state.is_advised,
            Mode::Review => state.saved.finished.is_some(),
        });
        if needs_best_play {
            self.best.begin();
        }
    }

    /// Changes the state and saves it, or shows the refusal; returns whether it was changed.
    fn change(self, change: impl FnOnce(&mut State) -> Result<(), Refusal>) -> bool {
        let done = self.state.try_update(|state| {
            if let Some(what) = state.catch_up(true) {
                state.status = Some(Status::OtherTab(what));
                return false;
            }
            let done = change(state);
            state.status = done.err().map(Status::Refused);
            done.is_ok()
        });
        self.with_untracked(State::save);
        done.unwrap_or_default()
    }

    /// Animates the dice that were thrown.
    fn tumble(self, positions: Positions) {
        for position in positions.iter() {
            let die = format!("[data-die=\"{}\"]", position + 1);
            node::animate((self.dice, &*die), "tumble", &[]);
        }
    }

    /// Moves the focus to the button of the next thing to do, when the pressed one is gone. After a
    /// game the result is scrolled into view.
    fn focus_next(self) {
        let is_over = self.with_untracked(State::is_at_end);
        dom::before_paint(move || match is_over {
            true => {
                node::focus(self.next_game_button);
                node::bring_into_view(self.throwing);
            }
            false => {
                node::focus(self.roll_button);
            }
        });
    }
}

/// The sheet and the turn for which the player asks advice.
fn advised(state: &State) -> Option<(Sheet, Turn)> {
    let turn = state
        .turn()
        .filter(|_| state.is_advised && state.is_game())?;
    Some((state.game.sheets()[state.game.player()?], turn))
}
