//! The fields of a form of house rules: from rules to fields and back.

use leptos::prelude::*;
use score_core::dice::{DiceSet, MAX_SIDES, MIN_SIDES};
use score_core::table::rules::{Roller, Rules, Source, TimeLimit};

use crate::components::fields::{
    self, Field, FieldProblem, FormProblem, Mistake, Numbers, Operators, TextBox,
};

/// The fields of a form of house rules; copies share them.
#[derive(Clone, Copy)]
pub struct RulesFields {
    pub(super) cards: RwSignal<bool>,
    pub(super) dice: Numbers,
    pub(super) goal: TextBox,
    pub(super) ops: Operators,
    pub(super) score_clock: TextBox,
    pub(super) impossible_clock: TextBox,
    pub(super) undo: RwSignal<bool>,
    pub(super) all_numbers: RwSignal<bool>,
    pub(super) blocking: RwSignal<bool>,
    pub(super) spoilers_wait: RwSignal<bool>,
    pub(super) roller: RwSignal<Roller>,
    /// The problem, shown at its field.
    pub problem: FormProblem,
    /// Notified when a player has changed a field, not at each letter.
    settled: RwSignal<()>,
}

impl RulesFields {
    /// Creates the fields of a form that holds `rules`.
    pub fn new(rules: &Rules) -> RulesFields {
        let fields = RulesFields {
            cards: RwSignal::new(false),
            dice: Numbers::new(&[]),
            goal: TextBox::default(),
            ops: Operators::new(rules.ops),
            score_clock: TextBox::default(),
            impossible_clock: TextBox::default(),
            undo: RwSignal::new(rules.undo),
            all_numbers: RwSignal::new(rules.all_numbers),
            blocking: RwSignal::new(rules.blocking),
            spoilers_wait: RwSignal::new(rules.spoilers_wait),
            roller: RwSignal::new(rules.roller),
            problem: FormProblem::none(),
            settled: RwSignal::new(()),
        };
        fields.write(rules);
        fields
    }

    /// Writes `rules` into the form and removes its problem.
    pub fn write(self, rules: &Rules) {
        self.problem.clear();
        self.cards.set(rules.has_cards());
        let dice = match &rules.source {
            Source::Dice(dice) => *dice,
            Source::Cards => DiceSet::SCORE,
        };
        let sides: Vec<u32> = dice.iter().map(|die| die.sides()).collect();
        self.dice.write(&sides);
        self.goal.value.set(rules.goal.value().to_string());
        self.ops.checked.set(rules.ops);
        self.write_clocks(rules.score_clock, rules.impossible_clock);
        self.undo.set(rules.undo);
        self.all_numbers.set(rules.all_numbers);
        self.blocking.set(rules.blocking);
        self.spoilers_wait.set(rules.spoilers_wait);
        self.roller.set(rules.roller);
        self.settle();
    }

    fn write_clocks(self, score: Option<TimeLimit>, impossible: Option<TimeLimit>) {
        let written = |clock: Option<TimeLimit>| {
            clock.map_or(String::new(), |clock| clock.seconds().to_string())
        };
        self.score_clock.value.set(written(score));
        self.impossible_clock.value.set(written(impossible));
    }

    /// Writes `times` the published clocks into the form; with 0 there are none.
    pub fn write_longer_clocks(self, times: u32) {
        let usual = Rules::score();
        let longer = |clock: Option<TimeLimit>| TimeLimit::new(clock?.seconds() * times);
        self.write_clocks(longer(usual.score_clock), longer(usual.impossible_clock));
        self.settle();
    }

    /// Marks the end of a player's change of a field.
    pub fn settle(self) {
        self.settled.set(());
    }

    /// The result of [`read`](RulesFields::read), computed again when a player has changed a field,
    /// and not at each letter.
    pub fn read_settled(self, before: Rules) -> Result<Rules, FieldProblem> {
        self.settled.track();
        untrack(|| self.read(before))
    }

    /// Reads the rules in the form; rules without a field are as in `before`. Tracks the fields
    /// like a signal.
    pub fn read(self, before: Rules) -> Result<Rules, FieldProblem> {
        let source = match self.cards.get() {
            true => Source::Cards,
            false => Source::Dice(self.read_dice()?),
        };
        Ok(Rules {
            source,
            goal: fields::goal(self.goal)?,
            ops: self.ops.read()?,
            score_clock: read_clock(self.score_clock, Field::ScoreClock)?,
            impossible_clock: read_clock(self.impossible_clock, Field::ImpossibleClock)?,
            undo: self.undo.get(),
            all_numbers: self.all_numbers.get(),
            blocking: self.blocking.get(),
            spoilers_wait: self.spoilers_wait.get(),
            roller: self.roller.get(),
            ..before
        })
    }

    /// Reads the rules of a form that is sent, and leads the player to its problem.
    pub fn check(self, before: Rules) -> Result<Rules, FieldProblem> {
        self.problem.check(|| self.read(before))
    }

    fn read_dice(self) -> Result<DiceSet, FieldProblem> {
        let wrong = |index| self.dice.problem(Field::Die, index, Mistake::Dice);
        let sides = self.dice.read(MIN_SIDES..=MAX_SIDES).map_err(wrong)?;
        DiceSet::new(&sides).map_err(|_| wrong(0))
    }
}

fn read_clock(text: TextBox, field: Field) -> Result<Option<TimeLimit>, FieldProblem> {
    let written = text.written();
    if written.is_empty() {
        return Ok(None);
    }
    let clock = written.parse().ok().and_then(TimeLimit::new);
    clock
        .map(Some)
        .ok_or(FieldProblem::new(field, text.input, Mistake::Clock))
}
