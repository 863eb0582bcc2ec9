//! The reasons why a table, a relay or an address refuses something, each as a sentence. The
//! reasons why a connection ends are here, too.

use score_core::arith::op::OpRefusal;
use score_core::group::refusal::GroupRefusal;
use score_core::lesson::LessonRefusal;
use score_core::link::{LinkRefusal, PastedRefusal};
use score_core::race::{self, MAX_RACERS, MAX_ROLLS};
use score_core::table::board::{GoalNotCounted, StepRefusal};
use score_core::table::name::NameRefusal;
use score_core::table::refusal::Refusal;
use score_core::wire::{CloseReason, HelloRefusal, TableSelector};
use score_core::workbench;

use super::source;
use crate::tr;

/// The milliseconds of a second.
const MS_PER_S: u64 = 1_000;

/// Why a table refuses something, as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    refusal_at(refusal, false)
}

/// Why a table of dice or cards refuses something, as a sentence.
pub fn refusal_at(refusal: &Refusal, has_cards: bool) -> String {
    match refusal {
        Refusal::TableFull => tr!("common-table-full"),
        Refusal::NameTaken { free } => tr!("common-name-taken", free = free.as_str()),
        Refusal::NotSeated => tr!("table-not-seated"),
        Refusal::NoRoll => tr!("table-no-roll", source = source(has_cards)),
        Refusal::CallOpen => tr!("table-call-open"),
        Refusal::RoundClosed => tr!("table-round-closed", source = source(has_cards)),
        Refusal::ImpossibleCalled => tr!("table-impossible-called"),
        Refusal::ScoreCalled => tr!("table-score-called"),
        Refusal::CallScoreFirst => tr!("table-call-score-first"),
        Refusal::NotYourCall => tr!("table-not-your-call"),
        Refusal::NoCall => tr!("table-no-call"),
        Refusal::TimeIsUp => tr!("table-time-is-up"),
        Refusal::Step(step) => step_refusal(*step),
        Refusal::NothingToUndo => tr!("table-nothing-to-undo"),
        Refusal::NothingToRedo => tr!("table-nothing-to-redo"),
        Refusal::UndoOff => tr!("table-undo-off"),
        Refusal::NotYourRoll => tr!("table-not-your-roll", source = source(has_cards)),
        Refusal::HostOnly => tr!("table-host-only"),
        Refusal::MustStand => tr!("table-must-stand"),
        Refusal::NoHintsInGroup => tr!("table-no-hints-in-group"),
        Refusal::HintTaken => tr!("table-hint-taken"),
        Refusal::HintSkipped => tr!("table-hint-skipped"),
        Refusal::NoFurtherHint => tr!("table-no-further-hint", source = source(has_cards)),
        Refusal::ClockNeeded => tr!("table-clock-needed"),
        Refusal::StandInOnly => tr!("table-stand-in-only"),
        Refusal::OwnCall => tr!("table-own-call"),
        Refusal::OnlyCalls => tr!("table-only-calls"),
        Refusal::NoCalls => tr!("table-no-calls"),
        Refusal::RoundOpen => tr!("table-round-open"),
        Refusal::AlreadyAnswered => tr!("table-already-answered"),
        Refusal::GoalNotOnBoard { why } => match why {
            None => tr!("table-goal-not-on-board"),
            Some(GoalNotCounted::NoDerivedNumber) => tr!("table-goal-without-red-number"),
            Some(GoalNotCounted::NumbersLeft) => tr!("table-goal-with-numbers-left"),
        },
        Refusal::BoardFull => tr!("table-board-full"),
        Refusal::Paused => tr!("table-paused"),
        Refusal::NotPaused => tr!("table-not-paused"),
        Refusal::EveryoneInGroup => tr!("table-everyone-in-group"),
        Refusal::InRace => tr!("table-in-race"),
        Refusal::NoRoundClock => tr!("table-no-round-clock"),
        Refusal::RoundLongEnough => tr!("table-round-long-enough"),
        Refusal::MustWait { rolls } => {
            tr!(
                "table-must-wait",
                source = source(has_cards),
                rolls = *rolls
            )
        }
    }
}

/// The reason why an act at a workbench was refused, as a sentence.
pub fn workbench_refusal(refusal: workbench::Refusal) -> String {
    match refusal {
        workbench::Refusal::Step(refusal) => step_refusal(refusal),
        workbench::Refusal::FitsNowhere(key) => super::fits_nowhere(key),
    }
}

/// Why a step cannot be made, as a sentence.
pub fn step_refusal(refusal: StepRefusal) -> String {
    match refusal {
        StepRefusal::SameNumber => tr!("table-same-number"),
        StepRefusal::NumberGone => tr!("table-number-gone"),
        StepRefusal::OpNotAllowed => tr!("table-op-not-allowed"),
        StepRefusal::Op(OpRefusal::DivisionByZero) => tr!("table-division-by-zero"),
        StepRefusal::Op(OpRefusal::JoinLeftFraction | OpRefusal::JoinRightFraction) => {
            tr!("table-join-fraction")
        }
        StepRefusal::Op(OpRefusal::JoinLeftZero) => tr!("table-join-zero"),
        StepRefusal::Op(OpRefusal::JoinRightNegative) => tr!("table-join-negative"),
        StepRefusal::Op(OpRefusal::Overflow) => tr!("table-overflow"),
    }
}

/// Why something cannot be done in a race.
pub fn race_refusal(refusal: race::Refusal) -> String {
    match refusal {
        race::Refusal::Racers => tr!("race-racers", most = MAX_RACERS),
        race::Refusal::NotTheirTurn => tr!("race-not-their-turn"),
        race::Refusal::Over => tr!("race-over"),
        race::Refusal::NoRoll => tr!("race-no-roll"),
        race::Refusal::RolledThisTurn => tr!("race-rolled-this-turn"),
        race::Refusal::TooManyRolls => tr!("race-too-many-rolls", most = MAX_ROLLS),
        race::Refusal::NoSuchRoll => tr!("race-no-such-roll"),
        race::Refusal::NoStep => tr!("race-no-step"),
        race::Refusal::Step(step) => step_refusal(step),
        race::Refusal::NoTurns => tr!("race-no-turns"),
        race::Refusal::NotARoll => tr!("race-not-a-roll"),
        race::Refusal::TooLong => tr!("race-too-long"),
    }
}

/// Why a name is refused, as a sentence.
pub fn name_refusal(refusal: NameRefusal) -> String {
    match refusal {
        NameRefusal::Empty => tr!("common-name-empty"),
        NameRefusal::TooLong => tr!("common-name-too-long"),
        NameRefusal::Invisible => tr!("common-name-invisible"),
        NameRefusal::StackedMarks => tr!("common-name-stacked-marks"),
        NameRefusal::ReservedWord => tr!("common-name-reserved"),
    }
}

/// The parameter of an address that cannot be used, as a sentence.
pub fn link_refusal(refusal: &LinkRefusal) -> String {
    match refusal {
        LinkRefusal::TooLong => tr!("common-link-too-long"),
        LinkRefusal::UnknownKey { key } => tr!("common-link-unknown-key", key = key.as_str()),
        // The key itself is never shown.
        refusal if refusal.is_about_host_key() => tr!("group-broken-host-key"),
        LinkRefusal::BadValue { key, value } => tr!(
            "common-link-bad-value",
            key = key.to_string(),
            value = value.as_str()
        ),
        LinkRefusal::Lesson(lesson) => lesson_refusal(lesson),
        LinkRefusal::Changed => tr!("common-link-changed"),
    }
}

/// Why a pasted text leads nowhere, as a sentence.
pub fn pasted_refusal(refusal: &PastedRefusal) -> String {
    match refusal {
        PastedRefusal::Empty => tr!("group-which-table"),
        PastedRefusal::TooLong => tr!("common-link-too-long"),
        PastedRefusal::OtherSite { host, .. } => {
            tr!("group-pasted-other-site", host = host.as_str())
        }
        PastedRefusal::NotOfGame => tr!("group-pasted-no-link"),
        PastedRefusal::Changed => tr!("common-link-changed"),
    }
}

/// Why a text that was pasted for the link of a player's code has none, as a sentence.
pub fn pasted_code_refusal(refusal: &PastedRefusal) -> String {
    match refusal {
        PastedRefusal::TooLong => tr!("common-link-too-long"),
        PastedRefusal::Changed => tr!("common-link-changed"),
        PastedRefusal::Empty | PastedRefusal::OtherSite { .. } | PastedRefusal::NotOfGame => {
            tr!("statistics-paste-other")
        }
    }
}

/// Why a lesson cannot be used, as a sentence.
pub fn lesson_refusal(lesson: &LessonRefusal) -> String {
    match lesson {
        LessonRefusal::TooLong => tr!("common-lesson-too-long"),
        LessonRefusal::Broken { part } if part.is_empty() => tr!("common-lesson-cut-short"),
        LessonRefusal::Broken { part } => tr!("common-lesson-broken", part = part.as_str()),
        LessonRefusal::Roll { number, text, .. } => {
            tr!("common-lesson-roll", number = *number, roll = text.as_str())
        }
        LessonRefusal::NoRolls => tr!("common-lesson-no-rolls"),
        LessonRefusal::TooManyRolls => tr!("common-lesson-too-many-rolls"),
    }
}

/// Why rolls that a teacher has typed cannot be used, as a sentence.
pub fn typed_refusal(lesson: &LessonRefusal) -> String {
    match lesson {
        LessonRefusal::Roll { number, text, .. } => {
            tr!("lesson-typed-problem", line = *number, roll = text.as_str())
        }
        LessonRefusal::NoRolls => tr!("lesson-typed-nothing"),
        other => lesson_refusal(other),
    }
}

/// Why a group refuses something, as a sentence.
pub fn group_refusal(group: &GroupRefusal) -> String {
    match group {
        GroupRefusal::Table(table) => refusal(table),
        GroupRefusal::Name(name) => name_refusal(*name).to_string(),
        GroupRefusal::Locked => tr!("group-refused-locked"),
        GroupRefusal::Removed => tr!("group-refused-removed"),
        GroupRefusal::Stale => tr!("group-refused-stale"),
        GroupRefusal::NobodyHosts => tr!("group-refused-nobody-hosts"),
        GroupRefusal::NotYourself => tr!("group-refused-yourself"),
        GroupRefusal::RollFirst => tr!("group-refused-roll-first"),
        GroupRefusal::ChatOff => tr!("group-refused-chat-off"),
        GroupRefusal::Muted => tr!("group-refused-muted"),
        GroupRefusal::NotSayable => tr!("group-refused-not-sayable"),
        GroupRefusal::TooFast => tr!("group-refused-too-fast"),
        GroupRefusal::NotTheMaker => tr!("group-refused-not-the-maker"),
        GroupRefusal::MakerOnly => tr!("group-refused-maker-only"),
        GroupRefusal::NameFixed => tr!("group-refused-name-fixed"),
        GroupRefusal::VisitorGone => tr!("group-refused-visitor-gone"),
        GroupRefusal::NoNewcomers => tr!("group-refused-no-newcomers"),
        GroupRefusal::TeamCount => tr!("group-refused-team-count"),
        GroupRefusal::EmptyTeam => tr!("group-refused-empty-team"),
        GroupRefusal::TwiceInTeams => tr!("group-refused-twice-in-teams"),
        GroupRefusal::NoSuchTeam => tr!("group-refused-no-such-team"),
        GroupRefusal::TableSize => tr!("group-refused-table-size"),
        GroupRefusal::TooFewForTables => tr!("group-refused-too-few-for-tables"),
        GroupRefusal::NoRace => tr!("group-refused-no-race"),
        GroupRefusal::Race(race) => race_refusal(*race),
        GroupRefusal::NoSmallTables => tr!("group-refused-no-small-tables"),
        GroupRefusal::NoTableYet => tr!("group-refused-no-table-yet"),
        GroupRefusal::CallsForbidden => tr!("group-refused-calls-forbidden"),
        GroupRefusal::LooksOn => tr!("group-refused-looks-on"),
        GroupRefusal::OtherOnDevice => tr!("group-refused-other-on-device"),
        GroupRefusal::RemovedOnDevice => tr!("group-refused-removed-on-device"),
        GroupRefusal::NoVote => tr!("group-refused-no-vote"),
        GroupRefusal::NobodyChosen => tr!("group-refused-nobody-chosen"),
        GroupRefusal::NotAway => tr!("group-refused-not-away"),
        GroupRefusal::HostsKeepSeats => tr!("group-refused-hosts-keep-seats"),
        GroupRefusal::TooOften => tr!("group-refused-too-often"),
    }
}

/// Why a group refuses something, for a player with or without all rights of a host. A player
/// without them waits for a host to begin a race.
pub fn group_refusal_for(group: &GroupRefusal, is_host: bool) -> String {
    match group {
        GroupRefusal::NoTableYet if is_host => tr!("group-refused-hosts-sit-nowhere"),
        GroupRefusal::Race(race::Refusal::Over) if !is_host => tr!("group-refused-race-over"),
        GroupRefusal::Race(race::Refusal::TooLong) if !is_host => {
            tr!("group-refused-race-too-long")
        }
        group => group_refusal(group),
    }
}

/// Why a table's name is refused, as a sentence.
pub fn table_name_refusal(refusal: NameRefusal) -> String {
    match refusal {
        NameRefusal::Empty => tr!("group-table-name-empty"),
        NameRefusal::TooLong => tr!("group-table-name-too-long"),
        NameRefusal::Invisible => tr!("group-table-name-invisible"),
        NameRefusal::StackedMarks => tr!("group-table-name-stacked"),
        NameRefusal::ReservedWord => tr!("group-table-name-reserved"),
    }
}

/// Why a relay refuses a visitor, as a sentence.
pub fn hello_refusal(refusal: &HelloRefusal) -> String {
    match refusal {
        HelloRefusal::Group(GroupRefusal::Table(Refusal::NameTaken { free })) => {
            tr!("group-name-taken", free = free.as_str())
        }
        HelloRefusal::Group(group) => group_refusal(group),
        HelloRefusal::Name(name) => name_refusal(*name).to_string(),
        HelloRefusal::TableName(name) => table_name_refusal(*name),
        HelloRefusal::TableExists => tr!("group-table-exists"),
        HelloRefusal::NoSuchTable => tr!("group-no-such-table"),
        HelloRefusal::OtherTab => tr!("group-other-tab"),
        HelloRefusal::NotHere => tr!("group-not-here"),
        HelloRefusal::TooManyTables => tr!("group-too-many-tables"),
        HelloRefusal::TooManyWatchers => tr!("group-too-many-watchers"),
        HelloRefusal::Busy => tr!("group-busy"),
        HelloRefusal::TooManyTablesFromHere => tr!("group-tables-from-here"),
        HelloRefusal::TooManySeatsFromHere => tr!("group-seats-from-here"),
        HelloRefusal::SeatHandedOver => tr!("group-seat-handed-over"),
        HelloRefusal::HostedElsewhere => tr!("group-hosted-elsewhere"),
        HelloRefusal::WrongHostKey => tr!("group-wrong-host-key"),
        HelloRefusal::TooManySeatsInBrowser => tr!("group-seats-of-device"),
        HelloRefusal::TooManyNewcomersFromHere => tr!("group-newcomers-from-here"),
        HelloRefusal::TurnedAway { wait_ms } => {
            tr!("group-turned-away", seconds = wait_ms.div_ceil(MS_PER_S))
        }
    }
}

/// Why a relay ends the connection, as a sentence.
pub fn close_reason(reason: &CloseReason) -> String {
    match reason {
        CloseReason::Refused(refusal) => hello_refusal(refusal),
        CloseReason::BadMessage => tr!("group-closed-bad-message"),
        CloseReason::NoHello => tr!("group-closed-no-hello"),
        CloseReason::OldPage => tr!("group-closed-old-page"),
        CloseReason::TakenOver => tr!("group-closed-taken-over"),
        CloseReason::Removed => tr!("group-closed-removed"),
        CloseReason::Left => tr!("group-closed-left"),
        CloseReason::Cleared => tr!("group-closed-cleared"),
        CloseReason::TooSlow => tr!("group-closed-too-slow"),
        CloseReason::Restart => tr!("group-closed-restart"),
        CloseReason::Trouble => tr!("group-closed-trouble"),
    }
}

/// Why players are not at the table that they wanted to join, and their other ways to play.
pub fn closed(table: &TableSelector, why: &CloseReason) -> String {
    let is_full =
        *why == CloseReason::Refused(HelloRefusal::Group(GroupRefusal::Table(Refusal::TableFull)));
    match table {
        TableSelector::GroupA if is_full => tr!("group-a-full"),
        TableSelector::GroupB if is_full => tr!("group-b-full"),
        _ => close_reason(why),
    }
}
