//! The state of a page with a table: the authority over it, and everything else on the screen.

use std::borrow::Cow;

use score_core::group::refusal::GroupRefusal;
use score_core::hand::Hand;
use score_core::link::LinkRefusal;
use score_core::table::board::{Board, TileId};
use score_core::table::command::Ask;
use score_core::table::event::{Event, SeatId, TableMode};
use score_core::table::own_board::{OwnBoard, OwnEvent};
use score_core::table::referee;
use score_core::table::refusal::Refusal;
use score_core::table::state::{Phase, Round, Table};
use score_core::teach::hint::Grade;

use crate::edge::open_rolls;
use crate::edge::storage::{OtherTab, StorageProblem};
use crate::state::authority::{Authority, BEFORE_ALL_DEADLINES_MS, Denial, Lesson};
use crate::state::local_table::LocalTable;
use crate::state::settings::Settings;
use crate::text::TableReader;

/// The content of the status line, from which the page makes the sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// The last event at the table.
    Happened(Event),
    /// The player's last event on their own board.
    OwnHappened(OwnEvent),
    /// The reason why the player's command was not carried out.
    Denied(Denial),
    /// The browser has not saved a value.
    Storage(StorageProblem),
    /// Another tab has changed the table.
    OtherTab(OtherTab),
    /// The effect of a link that was opened.
    Link(LinkNews),
    /// An event elsewhere, as a sentence.
    Message(String),
    /// A refusal elsewhere, as a sentence.
    Refusal(String),
}

impl Status {
    /// Whether the player's command was refused.
    pub fn is_refusal(&self) -> bool {
        match self {
            Status::Denied(_) | Status::Storage(_) | Status::Refusal(_) => true,
            Status::OtherTab(what) => what.is_refusal(),
            Status::Link(news) => news.is_refusal(),
            Status::Happened(_) | Status::OwnHappened(_) | Status::Message(_) => false,
        }
    }
}

/// The effect of a link. The words are made later, because the reader's language may be loaded
/// after the effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkNews {
    /// The house rules of the link are those of the table now.
    Rules,
    /// The house rules of the link are those of the table now. The earlier rules are saved as a
    /// preset.
    RulesKept,
    /// The link changed nothing, because there is no room for another preset with the earlier
    /// rules.
    PresetsFull,
    /// There is no page of this name.
    UnknownPage(String),
    /// A part of the link cannot be used.
    Refused(LinkRefusal),
}

impl LinkNews {
    /// Whether the player's command was refused.
    fn is_refusal(&self) -> bool {
        !matches!(self, LinkNews::Rules | LinkNews::RulesKept)
    }
}

/// A question to the player before an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether the roll on the table may be replaced.
    Roll,
    /// Whether the player answers that the goal is impossible: an answer is final.
    Impossible,
}

/// The whole state of the page; `A` has the authority over the table.
pub struct State<A = LocalTable> {
    pub(super) authority: A,
    pub(super) hand: Hand,
    pub(super) status: Option<Status>,
    /// The hint that is shown until the next event.
    pub(super) hint: Option<Grade>,
    pub(super) settings: Settings,
    /// The question that the player is asked.
    pub(super) question: Option<Question>,
    /// Whether the player has seen the round come to its end.
    pub(super) is_just_settled: bool,
    /// The seconds that the clock had left at its last announcement.
    pub(super) seconds_left: Option<u64>,
    /// Whether the settled roll could be made. The solver is asked once: for six numbers its answer
    /// can take a while.
    pub(super) verdict: Option<bool>,
}

impl<A: Authority> State<A> {
    /// The state with empty hands.
    pub(super) fn new(authority: A, settings: Settings, status: Option<Status>) -> State<A> {
        let mut state = State {
            authority,
            hand: Hand::default(),
            status,
            hint: None,
            settings,
            question: None,
            is_just_settled: false,
            seconds_left: None,
            verdict: None,
        };
        state.judge();
        state
    }

    /// The authority over the table.
    pub fn authority(&self) -> &A {
        &self.authority
    }

    /// The table.
    pub fn table(&self) -> &Table {
        self.authority.table()
    }

    /// The reader of the table for sentences.
    pub fn reader(&self) -> TableReader<'_> {
        TableReader {
            table: self.table(),
            hosts: self.authority.hosts(),
        }
    }

    /// The player's hand.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The content of the status line, if there was no event since.
    pub fn status(&self) -> Option<&Status> {
        self.status.as_ref()
    }

    /// The hint that is shown.
    pub fn hint(&self) -> Option<Grade> {
        self.hint
    }

    /// The question that the player is asked.
    pub fn question(&self) -> Option<Question> {
        self.question
    }

    /// Whether the player is asked whether the roll on the table may be replaced.
    pub fn asks_to_roll(&self) -> bool {
        self.question == Some(Question::Roll)
    }

    /// The own board of the player at this screen, in a round that everyone plays or has
    /// played.
    pub fn own_board(&self) -> Option<OwnBoard> {
        let round = self.table().round()?;
        let has_boards = matches!(round.phase, Phase::Everyone { .. } | Phase::Revealed(_));
        let seat = self.mover().filter(|_| has_boards)?;
        Some(round.own_board(seat))
    }

    /// The numbers before the player at this screen: the numbers of the table, or of their own
    /// board.
    pub fn board(&self) -> Option<Cow<'_, Board>> {
        match self.own_board() {
            Some(own) => Some(Cow::Owned(own.board)),
            None => Some(Cow::Borrowed(&self.table().round()?.board)),
        }
    }

    /// The last hint that the player at this screen took in this round.
    pub fn last_hint(&self) -> Option<Grade> {
        match self.own_board() {
            Some(own) => own.last_hint,
            None => self.table().round()?.last_hint(self.mover()?),
        }
    }

    /// Whether the player at `seat` may ask for this; `None`: there is no such player.
    pub fn may(&self, seat: Option<SeatId>, ask: Ask) -> Result<(), GroupRefusal> {
        match seat {
            Some(seat) => self.authority.may(BEFORE_ALL_DEADLINES_MS, seat, ask),
            None => Err(Refusal::NotSeated.into()),
        }
    }

    /// Whether the player at this screen whose move it is may ask for this.
    pub fn may_here(&self, ask: Ask) -> Result<(), GroupRefusal> {
        self.may(self.mover(), ask)
    }

    /// Whether the players at this screen may roll.
    pub fn may_roll(&self) -> Result<(), GroupRefusal> {
        self.may(self.authority.asker(Ask::Roll), Ask::Roll)
    }

    /// The player's settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether the roll could be made. `None` before it is settled, and at a table of this screen
    /// while a group thinks about its numbers.
    pub fn verdict(&self) -> Option<bool> {
        let round = self.table().round()?;
        let is_here = self.table().mode() != TableMode::Group;
        let is_withheld = is_here && open_rolls::withhold(&round.deal.numbers());
        self.verdict.filter(|_| !is_withheld)
    }

    /// The seconds that the clock had left at its last announcement, for players who do not see it.
    pub fn seconds_left(&self) -> Option<u64> {
        self.seconds_left
    }

    /// Whether the player has seen the round come to its end.
    pub fn is_just_settled(&self) -> bool {
        self.is_just_settled
    }

    /// The lesson, if this table is one.
    pub fn lesson(&self) -> Option<Lesson> {
        self.authority.lesson()
    }

    /// Whether this is a lesson.
    pub fn is_guided(&self) -> bool {
        self.lesson().is_some()
    }

    /// The player at this screen whose move it is; `None` if nobody at this screen plays.
    pub fn mover(&self) -> Option<SeatId> {
        self.authority.mover()
    }

    /// The time at which the running clock ends for the player at this screen, in milliseconds.
    pub fn deadline_ms(&self) -> Option<u64> {
        let table = self.table();
        match self.mover() {
            Some(seat) => table.deadline_ms_of(seat),
            None => table.deadline_ms(),
        }
    }

    /// The time that a stopped clock has left for the player at this screen, in milliseconds.
    pub fn stopped_ms(&self) -> Option<u64> {
        let table = self.table();
        match self.mover() {
            Some(seat) => table.left_ms_of(seat),
            None => table.round()?.left_ms(),
        }
    }

    /// The time that the clock of the player at this screen had at its start, in milliseconds.
    pub fn clock_length_ms(&self) -> u64 {
        let table = self.table();
        match self.mover() {
            Some(seat) => table.clock_length_ms_of(seat),
            None => table.clock_length_ms(),
        }
    }

    /// Whether the open call is that of a player at this screen.
    pub fn calls_here(&self) -> bool {
        let caller = self.table().round().and_then(Round::caller);
        caller.is_some_and(|seat| self.mover() == Some(seat))
    }

    /// Computes whether the settled roll could be made.
    pub(super) fn judge(&mut self) {
        let round = self.table().round();
        let settled = round.filter(|round| matches!(round.phase, Phase::Settled(_)));
        self.verdict = settled.map(|round| referee::is_solvable(self.table(), &round.deal));
    }

    /// The newest number, while more can be made.
    pub(super) fn newest(&self) -> Option<TileId> {
        let tile = self.board()?.tiles().last()?;
        (!self.table().round()?.is_over()).then_some(tile)
    }
}
