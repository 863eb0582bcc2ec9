//! The options of a player at a table, with the reason for each refusal: each rule in one place.
//!
//! [`referee`](super::referee) asks here first, and a page shows these options. The referee then
//! checks the data of a command, such as the numbers of a step.

use crate::teach::hint::Grade;

use super::board::Step;
use super::command::Command;
use super::event::{SeatId, TableMode};
use super::more_time::Lengthening;
use super::refusal::Refusal;
use super::round::{Phase, Round};
use super::rules::Roller;
use super::seat::Rights;
use super::state::Table;
use super::way_of_playing::Way;

/// The options of a player now, or the refusal that each would meet.
///
/// For a command with data, an option says whether any data can be accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options<E = Refusal> {
    /// [`Command::Roll`].
    pub roll: Result<(), E>,
    /// [`Command::Deal`].
    pub deal: Result<(), E>,
    /// [`Command::CallScore`].
    pub score: Result<(), E>,
    /// [`Command::CallImpossible`].
    pub impossible: Result<(), E>,
    /// [`Command::Step`]: whether they may move the numbers, for steps that the board allows.
    pub step: Result<(), E>,
    /// [`Command::Undo`].
    pub undo: Result<(), E>,
    /// [`Command::Redo`], and the step that it makes.
    pub redo: Result<Step, E>,
    /// [`Command::GiveUp`].
    pub give_up: Result<(), E>,
    /// [`Command::BeSure`].
    pub be_sure: Result<(), E>,
    /// [`Command::TakeHint`], and the only grade that can be taken. An impossible roll has only the
    /// first one; the referee checks for that when the hint is taken, because the solver can take
    /// seconds.
    pub hint: Result<Grade, E>,
    /// [`Command::SetRules`], to rules that fit the table's mode.
    pub set_rules: Result<(), E>,
    /// [`Command::ClearPoints`].
    pub clear_points: Result<(), E>,
    /// [`Command::Rename`], to a name that nobody else has.
    pub rename: Result<(), E>,
    /// [`Command::Leave`].
    pub leave: Result<(), E>,
    /// [`Command::EndRound`] without points.
    pub end_round: Result<(), E>,
    /// [`Command::EndRound`] with points.
    pub end_with_points: Result<(), E>,
    /// [`Command::SetRoller`].
    pub set_roller: Result<(), E>,
    /// [`Command::SetWay`], to one that fits the table's mode.
    pub set_way: Result<(), E>,
    /// [`Command::Answer`], with the goal where it is on their board.
    pub answer: Result<(), E>,
    /// [`Command::Pause`].
    pub pause: Result<(), E>,
    /// [`Command::Resume`].
    pub resume: Result<(), E>,
    /// [`Command::LengthenRound`], while the round can be lengthened by that much.
    pub lengthen: Result<(), E>,
    /// [`Command::GiveMoreTime`], to a player at the table.
    pub more_time: Result<(), E>,
}

/// The options of the player at `seat` with these `rights`, as long as no time is up.
pub fn options(table: &Table, seat: SeatId, rights: Rights) -> Options {
    if table.seat(seat).is_none() {
        return Options::none(Refusal::NotSeated);
    }
    let options = of_round(table, seat, rights);
    match table.way() {
        Way::Race => options.without_round(Refusal::InRace),
        Way::Call | Way::Everyone(_) => options,
    }
}

/// The same at a table on which rolls lie.
fn of_round(table: &Table, seat: SeatId, rights: Rights) -> Options {
    Options {
        roll: roll(table, seat, rights),
        deal: deal(table, rights),
        score: score(table, seat),
        impossible: impossible(table, seat),
        step: movable(table, seat).map(|_| ()),
        undo: undo(table, seat),
        redo: redo(table, seat),
        give_up: give_up(table, seat),
        be_sure: be_sure(table, seat),
        hint: hint(table, seat),
        set_rules: hosts_between_rounds(table, rights),
        clear_points: hosts_between_rounds(table, rights),
        rename: Ok(()),
        leave: require_no_call(table),
        end_round: end_round(table, seat, rights, false),
        end_with_points: end_round(table, seat, rights, true),
        set_roller: require_host(rights),
        set_way: hosts_between_rounds(table, rights),
        // Where everyone answers, the group's referee takes the answers.
        answer: Err(Refusal::OnlyCalls),
        pause: pause(table, rights),
        resume: resume(table, rights),
        lengthen: lengthen(table, rights),
        more_time: require_host(rights),
    }
}

/// The player at one screen whose move it is: the caller, or else the host.
pub fn mover(table: &Table) -> Option<SeatId> {
    let caller = table.round().and_then(Round::caller);
    caller.or(table.host())
}

/// The player for whom `command` is asked at one screen, where it has no buttons for each player:
/// the player whose move it is, unless they may not and another player may. `None`: the table has
/// no players.
pub fn asker(table: &Table, command: &Command) -> Option<SeatId> {
    let may = |seat: &SeatId| {
        let options = options(table, *seat, table.rights(*seat));
        options.of(command).is_ok()
    };
    let mover = mover(table)?;
    let mut seats = table.seats().iter().map(|seat| seat.id);
    Some(mover).filter(may).or(seats.find(may)).or(Some(mover))
}

/// Whether players may be thinking about a roll on the table.
pub fn is_thought_about(table: &Table) -> bool {
    let round = table.round();
    round.is_some_and(|round| round.phase == Phase::Thinking)
}

/// Whether players at one screen are asked before a new roll replaces one that others may be
/// thinking about. A player alone is not asked.
pub fn asks_before_roll(table: &Table) -> bool {
    table.seats().len() > 1 && is_thought_about(table)
}

impl<E: Clone> Options<E> {
    /// No options, for the reason `why`.
    pub fn none(why: E) -> Options<E> {
        let no = || Err(why.clone());
        Options {
            roll: no(),
            deal: no(),
            score: no(),
            impossible: no(),
            step: no(),
            undo: no(),
            redo: Err(why.clone()),
            give_up: no(),
            be_sure: no(),
            hint: Err(why.clone()),
            set_rules: no(),
            clear_points: no(),
            rename: no(),
            leave: no(),
            end_round: no(),
            end_with_points: no(),
            set_roller: no(),
            set_way: no(),
            answer: no(),
            pause: no(),
            resume: no(),
            lengthen: no(),
            more_time: no(),
        }
    }

    /// Refuses everything: allowed commands for the reason `why`, the others for their own reasons.
    pub fn without(self, why: &E) -> Options<E> {
        let no = || Err(why.clone());
        Options {
            roll: self.roll.and(no()),
            deal: self.deal.and(no()),
            score: self.score.and(no()),
            impossible: self.impossible.and(no()),
            step: self.step.and(no()),
            undo: self.undo.and(no()),
            redo: self.redo.and(Err(why.clone())),
            give_up: self.give_up.and(no()),
            be_sure: self.be_sure.and(no()),
            hint: self.hint.and(Err(why.clone())),
            set_rules: self.set_rules.and(no()),
            clear_points: self.clear_points.and(no()),
            rename: self.rename.and(no()),
            leave: self.leave.and(no()),
            end_round: self.end_round.and(no()),
            end_with_points: self.end_with_points.and(no()),
            set_roller: self.set_roller.and(no()),
            set_way: self.set_way.and(no()),
            answer: self.answer.and(no()),
            pause: self.pause.and(no()),
            resume: self.resume.and(no()),
            lengthen: self.lengthen.and(no()),
            more_time: self.more_time.and(no()),
        }
    }

    /// The options about the table and its players; those about a round are refused for the reason
    /// `why`.
    pub fn without_round(self, why: E) -> Options<E> {
        Options {
            set_rules: self.set_rules,
            clear_points: self.clear_points,
            rename: self.rename,
            leave: self.leave,
            set_roller: self.set_roller,
            set_way: self.set_way,
            more_time: self.more_time,
            ..Options::none(why)
        }
    }

    /// The option of `command`, independent of its data.
    pub fn of(&self, command: &Command) -> Result<(), E> {
        let may = match command {
            Command::Roll => &self.roll,
            Command::Deal(_) => &self.deal,
            Command::CallScore => &self.score,
            Command::CallImpossible => &self.impossible,
            Command::Step(_) => &self.step,
            Command::Undo => &self.undo,
            Command::Redo => return self.redo.clone().map(|_| ()),
            Command::GiveUp => &self.give_up,
            Command::BeSure => &self.be_sure,
            Command::TakeHint(_) => return self.hint.clone().map(|_| ()),
            Command::SetRules(_) => &self.set_rules,
            Command::ClearPoints => &self.clear_points,
            Command::Rename(_) => &self.rename,
            Command::Leave => &self.leave,
            Command::EndRound { with_points: false } => &self.end_round,
            Command::EndRound { with_points: true } => &self.end_with_points,
            Command::SetRoller(_) => &self.set_roller,
            Command::SetWay(_) => &self.set_way,
            Command::Answer(_) => &self.answer,
            Command::Pause => &self.pause,
            Command::Resume => &self.resume,
            Command::LengthenRound(_) => &self.lengthen,
            Command::GiveMoreTime(..) => &self.more_time,
        };
        may.clone()
    }

    /// The same, with refusals of another kind.
    pub fn map_err<F>(self, refusal: impl Fn(E) -> F) -> Options<F> {
        Options {
            roll: self.roll.map_err(&refusal),
            deal: self.deal.map_err(&refusal),
            score: self.score.map_err(&refusal),
            impossible: self.impossible.map_err(&refusal),
            step: self.step.map_err(&refusal),
            undo: self.undo.map_err(&refusal),
            redo: self.redo.map_err(&refusal),
            give_up: self.give_up.map_err(&refusal),
            be_sure: self.be_sure.map_err(&refusal),
            hint: self.hint.map_err(&refusal),
            set_rules: self.set_rules.map_err(&refusal),
            clear_points: self.clear_points.map_err(&refusal),
            rename: self.rename.map_err(&refusal),
            leave: self.leave.map_err(&refusal),
            end_round: self.end_round.map_err(&refusal),
            end_with_points: self.end_with_points.map_err(&refusal),
            set_roller: self.set_roller.map_err(&refusal),
            set_way: self.set_way.map_err(&refusal),
            answer: self.answer.map_err(&refusal),
            pause: self.pause.map_err(&refusal),
            resume: self.resume.map_err(&refusal),
            lengthen: self.lengthen.map_err(&refusal),
            more_time: self.more_time.map_err(&refusal),
        }
    }
}

fn roll(table: &Table, seat: SeatId, rights: Rights) -> Result<(), Refusal> {
    require_nothing_open(table)?;
    let may = match table.rules().roller {
        // An absent last scorer must not block the next roll.
        _ if table.mode() == TableMode::Group && rights >= Rights::StandIn => true,
        Roller::Anyone => true,
        Roller::Host => table.mode() != TableMode::Group && table.host() == Some(seat),
        Roller::LastScorer => {
            let scorer = table.last_scorer().filter(|id| table.seat(*id).is_some());
            scorer.is_none_or(|scorer| scorer == seat)
        }
    };
    if !may {
        return Err(Refusal::NotYourRoll);
    }
    require_running(table)
}

fn deal(table: &Table, rights: Rights) -> Result<(), Refusal> {
    hosts_between_rounds(table, rights)?;
    require_running(table)
}

/// Whether the player at `seat` may call on the roll on the table, or the next one, because they
/// need not wait after failed calls.
pub fn may_call(table: &Table, seat: SeatId) -> Result<(), Refusal> {
    match table.rolls_to_wait(seat) {
        0 => Ok(()),
        rolls => Err(Refusal::MustWait { rolls }),
    }
}

fn score(table: &Table, seat: SeatId) -> Result<(), Refusal> {
    match round(table)?.phase {
        Phase::Demonstration { .. } => Err(Refusal::ScoreCalled),
        Phase::Settled(_) | Phase::Revealed(_) => Err(Refusal::RoundClosed),
        Phase::Everyone { .. } => Err(Refusal::NoCalls),
        Phase::Thinking | Phase::Impossible { .. } => {
            require_running(table)?;
            may_call(table, seat)
        }
    }
}

fn impossible(table: &Table, seat: SeatId) -> Result<(), Refusal> {
    match round(table)?.phase {
        Phase::Impossible { .. } => Err(Refusal::ImpossibleCalled),
        _ => score(table, seat),
    }
}

/// The round whose numbers `seat` may move.
fn movable(table: &Table, seat: SeatId) -> Result<&Round, Refusal> {
    let round = round(table)?;
    match round.phase {
        Phase::Demonstration { caller, .. } if caller == seat => {}
        Phase::Demonstration { .. } => return Err(Refusal::NotYourCall),
        Phase::Thinking if table.moves_freely() => {}
        Phase::Thinking | Phase::Impossible { .. } => return Err(Refusal::CallScoreFirst),
        Phase::Settled(_) | Phase::Revealed(_) => return Err(Refusal::RoundClosed),
        // Nobody moves the shared numbers there.
        Phase::Everyone { .. } => return Err(Refusal::NoCalls),
    }
    require_running(table)?;
    Ok(round)
}

fn undo(table: &Table, seat: SeatId) -> Result<(), Refusal> {
    let board = &movable(table, seat)?.board;
    if !table.rules().undo {
        return Err(Refusal::UndoOff);
    }
    if board.steps().is_empty() {
        return Err(Refusal::NothingToUndo);
    }
    Ok(())
}

fn redo(table: &Table, seat: SeatId) -> Result<Step, Refusal> {
    let step = movable(table, seat)?.board.redoable();
    step.ok_or(Refusal::NothingToRedo)
}

fn give_up(table: &Table, seat: SeatId) -> Result<(), Refusal> {
    match round(table)?.phase {
        Phase::Demonstration { caller, .. } if caller == seat => require_running(table),
        Phase::Everyone { .. } => Err(Refusal::NoCalls),
        _ => Err(Refusal::NoCall),
    }
}

fn be_sure(table: &Table, seat: SeatId) -> Result<(), Refusal> {
    match round(table)?.phase {
        Phase::Impossible { caller, .. } if caller == seat => {
            if table.mode() != TableMode::Solitaire {
                return Err(Refusal::MustStand);
            }
            require_running(table)
        }
        Phase::Everyone { .. } => Err(Refusal::NoCalls),
        _ => Err(Refusal::NoCall),
    }
}

fn hint(table: &Table, seat: SeatId) -> Result<Grade, Refusal> {
    if !table.gives_hints() {
        return Err(Refusal::NoHintsInGroup);
    }
    let round = open_round(table)?;
    require_running(table)?;
    Grade::after(round.last_hint(seat)).ok_or(Refusal::HintTaken)
}

fn end_round(
    table: &Table,
    seat: SeatId,
    rights: Rights,
    with_points: bool,
) -> Result<(), Refusal> {
    require_end(rights, with_points)?;
    let round = open_round(table)?;
    // The group's referee knows which players are hosts, and so get no points.
    if round.is_everyones() {
        return Err(Refusal::NoCalls);
    }
    require_not_own(rights, is_caller(round, seat))
}

fn pause(table: &Table, rights: Rights) -> Result<(), Refusal> {
    require_host(rights)?;
    open_round(table)?;
    require_running(table)
}

/// Whether a player may end the pause. A stand-in may, too: otherwise nobody could end their paused
/// call.
fn resume(table: &Table, rights: Rights) -> Result<(), Refusal> {
    require_stand_in(rights)?;
    match round(table)?.is_paused() {
        true => Ok(()),
        false => Err(Refusal::NotPaused),
    }
}

/// Whether the round can be lengthened by any amount.
fn lengthen(table: &Table, rights: Rights) -> Result<(), Refusal> {
    require_host(rights)?;
    let round = open_round(table)?;
    if !round.is_everyones() {
        return Err(Refusal::OnlyCalls);
    }
    if !table.has_round_clock() {
        return Err(Refusal::NoRoundClock);
    }
    match round.can_be_lengthened(Lengthening::HalfMinute) {
        true => Ok(()),
        false => Err(Refusal::RoundLongEnough),
    }
}

fn hosts_between_rounds(table: &Table, rights: Rights) -> Result<(), Refusal> {
    require_host(rights)?;
    require_nothing_open(table)
}

fn round(table: &Table) -> Result<&Round, Refusal> {
    table.round().ok_or(Refusal::NoRoll)
}

/// The round on the table, while it has not ended.
pub(crate) fn open_round(table: &Table) -> Result<&Round, Refusal> {
    match round(table)? {
        round if round.is_over() => Err(Refusal::RoundClosed),
        round => Ok(round),
    }
}

/// Whether the open call is one of the player at `seat`.
pub(crate) fn is_caller(round: &Round, seat: SeatId) -> bool {
    let (score_caller, impossible_caller) = round.callers();
    [score_caller, impossible_caller].contains(&Some(seat))
}

fn require_running(table: &Table) -> Result<(), Refusal> {
    match table.is_paused() {
        true => Err(Refusal::Paused),
        false => Ok(()),
    }
}

/// Requires that a new roll would interrupt nothing.
fn require_nothing_open(table: &Table) -> Result<(), Refusal> {
    require_no_call(table)?;
    match table.everyone_is_open() {
        true => Err(Refusal::RoundOpen),
        false => Ok(()),
    }
}

fn require_no_call(table: &Table) -> Result<(), Refusal> {
    match table.call_is_open() {
        true => Err(Refusal::CallOpen),
        false => Ok(()),
    }
}

/// Whether a player with these `rights` may do a host's commands.
pub(crate) fn require_host(rights: Rights) -> Result<(), Refusal> {
    match rights {
        Rights::Host => Ok(()),
        Rights::StandIn => Err(Refusal::StandInOnly),
        Rights::Player => Err(Refusal::HostOnly),
    }
}

/// Whether a player with these `rights` may do the commands of a stand-in for the host.
pub(crate) fn require_stand_in(rights: Rights) -> Result<(), Refusal> {
    match rights {
        Rights::Host | Rights::StandIn => Ok(()),
        Rights::Player => Err(Refusal::HostOnly),
    }
}

/// Whether a player with these `rights` may end a round. A stand-in may unblock a table, but not
/// decide about points.
pub(crate) fn require_end(rights: Rights, with_points: bool) -> Result<(), Refusal> {
    match with_points {
        true => require_host(rights),
        false => require_stand_in(rights),
    }
}

/// Whether a player with these `rights` may end a round in which a call or an answer `is_own`: a
/// stand-in would then decide about their own points.
pub(crate) fn require_not_own(rights: Rights, is_own: bool) -> Result<(), Refusal> {
    match rights {
        Rights::StandIn if is_own => Err(Refusal::OwnCall),
        _ => Ok(()),
    }
}
