//! Draws the items of a sheet, for both versions at once: in pairs that are equally hard.

use std::collections::{BTreeMap, BTreeSet};

use super::Worksheet;
use super::item::{DialsItem, RollItem, WorksheetItem};
use super::settings::{Drawing, ItemKind, Version};
use crate::arith::expr::Expr;
use crate::arith::number::Number;
use crate::arith::op::OpSet;
use crate::arith::puzzle::Puzzle;
use crate::dice::{DiceSet, Generator, Roll};
use crate::games::dials::ladder::LEVELS;
use crate::games::{score, twenty_four};
use crate::learn::mistake::{FindMistakeItem, MistakeKind, Planned, WorkedSolution, worked_with};
use crate::solve;
use crate::solve::nearest_search::NearestSearch;
use crate::teach::difficulty::{Difficulty, Hardness, easiest};

/// The random stream of sheets, apart from the streams that tables draw from the same seed.
const STREAM: u64 = 0x53_4845_4554;

/// The share of impossible rolls on a sheet of impossible rolls: one in this many.
const ONE_IMPOSSIBLE_OF: usize = 3;

/// How often a puzzle of dials is drawn, at most, until it takes as many presses as its twin.
const MAX_DIALS_DRAWS: usize = 10_000;

/// Draws the items of a sheet in small pieces of work. There are fewer items than were asked for
/// if not enough exist.
pub struct WorksheetMaker {
    sheet: Worksheet,
    generator: Generator,
    /// All different rolls of the game, shuffled.
    rolls: Vec<Candidate>,
    /// The plan for each pair of items, in the order in which pairs are drawn.
    plan: Vec<Slot>,
    /// The searches for pairs, one for each kind of plan.
    searches: Vec<PairSearch>,
    pairs: Vec<[DrawnItem; 2]>,
    items: Vec<WorksheetItem>,
    /// The drawn items of this version without an answer yet, the last one first. `None` as long as
    /// pairs are drawn.
    unanswered: Option<Vec<DrawnItem>>,
    /// The puzzles of dials that are drawn already, for sheets on which none is repeated.
    dials: BTreeSet<DialsPuzzle>,
}

/// A puzzle of dials without its solution: start, target, and the signatures, sorted because their
/// order does not matter.
type DialsPuzzle = (String, String, Vec<Vec<u8>>);

/// A roll that the sheet may have.
struct Candidate {
    roll: Roll,
    is_used: bool,
    /// The different solutions of the roll, if they were computed.
    ways: Option<Vec<Expr>>,
}

/// The plan for a pair of items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Slot {
    /// Rolls of the wanted difficulty.
    Possible,
    /// Rolls that cannot be made.
    Impossible,
    /// Worked solutions with this planned mistake.
    Spot(Planned),
    /// A level of Dials, by its index.
    Dials(usize),
}

/// The search for pairs of one plan, which looks at each roll once.
struct PairSearch {
    slot: Slot,
    /// The index of the next roll.
    at: usize,
    /// Items that wait for an equally hard item, by their difficulty.
    waiting: BTreeMap<Option<u32>, DrawnItem>,
}

/// An item as drawn, without its answers, which are computed only for the wanted version.
#[derive(Clone, Debug)]
enum DrawnItem {
    Roll {
        roll: Roll,
        ways: Vec<Expr>,
        points: Option<u32>,
        candidate: usize,
    },
    Spot {
        item: FindMistakeItem,
        points: u32,
        candidate: usize,
    },
    Dials(DialsItem),
}

impl WorksheetMaker {
    /// A maker that has drawn nothing yet.
    pub fn new(sheet: &Worksheet) -> WorksheetMaker {
        let mut generator = Generator::new(sheet.seed.into(), STREAM);
        let rolls = rolls_of(sheet.kind, &mut generator);
        let plan = plan_pairs(sheet, &mut generator);
        WorksheetMaker {
            sheet: sheet.clone(),
            generator,
            rolls,
            plan,
            searches: Vec::new(),
            pairs: Vec::new(),
            items: Vec::new(),
            unanswered: None,
            dials: BTreeSet::new(),
        }
    }

    /// The approximate progress: how many pieces of work are done, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let count = self.sheet.count.get();
        // The pairs are gone once a version is chosen.
        let drawn = match self.unanswered {
            Some(_) => count,
            None => self.pairs.len(),
        };
        (drawn + self.items.len(), 2 * count)
    }

    /// Examines a roll, or computes an answer, and returns whether all items are made.
    pub fn advance(&mut self) -> bool {
        let Some(unanswered) = &mut self.unanswered else {
            match self.plan.get(self.pairs.len()).copied() {
                Some(slot) => self.look_at_next_roll(slot),
                None => self.choose_version(),
            }
            return false;
        };
        let Some(drawn) = unanswered.pop() else {
            return true;
        };
        let item = self.with_answer(drawn);
        self.items.push(item);
        false
    }

    /// The items that are made so far; all of them at the end.
    pub fn items(&self) -> &[WorksheetItem] {
        &self.items
    }

    /// Makes all items at once.
    pub fn make(sheet: &Worksheet) -> Vec<WorksheetItem> {
        let mut maker = WorksheetMaker::new(sheet);
        while !maker.advance() {}
        maker.items
    }

    /// Looks at the next roll for a pair of this plan.
    fn look_at_next_roll(&mut self, slot: Slot) {
        if let Slot::Dials(level) = slot {
            let pair = match self.sheet.drawing {
                Drawing::First => dials_pair(level, &mut self.generator),
                Drawing::Second => self.new_dials_pair(level),
            };
            match pair {
                Some(pair) => self.pairs.push(pair.map(DrawnItem::Dials)),
                None => drop(self.plan.remove(self.pairs.len())),
            }
            return;
        }
        let index = self.search_of(slot);
        let at = self.searches[index].at;
        if at == self.rolls.len() {
            // There are no more such pairs.
            let done = self.pairs.len();
            let rest = self.plan.split_off(done);
            self.plan
                .extend(rest.into_iter().filter(|other| *other != slot));
            return;
        }
        self.searches[index].at += 1;
        if self.rolls[at].is_used {
            return;
        }
        let Some(drawn) = self.drawn_from(at, slot) else {
            return;
        };
        let waiting = &mut self.searches[index].waiting;
        let twin = waiting.remove(&drawn.points());
        // It may have become part of another pair since.
        let twin = twin.filter(|twin| twin.candidate().is_none_or(|at| !self.rolls[at].is_used));
        let Some(twin) = twin else {
            waiting.insert(drawn.points(), drawn);
            return;
        };
        for candidate in [&twin, &drawn].into_iter().filter_map(DrawnItem::candidate) {
            self.rolls[candidate].is_used = true;
        }
        self.pairs.push([twin, drawn]);
    }

    /// Draws two puzzles of dials that are not on the sheet yet, and take equally many presses.
    fn new_dials_pair(&mut self, level: usize) -> Option<[DialsItem; 2]> {
        let mut waiting: BTreeMap<u32, DialsItem> = BTreeMap::new();
        for _ in 0..MAX_DIALS_DRAWS {
            let item = dials_item(level, &mut self.generator)?;
            let puzzle = dials_puzzle(&item);
            let waits = waiting.get(&item.fewest());
            let is_twin = waits.is_some_and(|twin| dials_puzzle(twin) == puzzle);
            if is_twin || self.dials.contains(&puzzle) {
                continue;
            }
            let Some(twin) = waiting.remove(&item.fewest()) else {
                waiting.insert(item.fewest(), item);
                continue;
            };
            self.dials.extend([dials_puzzle(&twin), puzzle]);
            return Some([twin, item]);
        }
        None
    }

    /// The index of the search for pairs of this plan.
    fn search_of(&mut self, slot: Slot) -> usize {
        let known = self.searches.iter().position(|search| search.slot == slot);
        known.unwrap_or_else(|| {
            self.searches.push(PairSearch {
                slot,
                at: 0,
                waiting: BTreeMap::new(),
            });
            self.searches.len() - 1
        })
    }

    /// The item of the roll with this index, if the roll fits `slot`.
    fn drawn_from(&mut self, at: usize, slot: Slot) -> Option<DrawnItem> {
        let roll = self.rolls[at].roll;
        let puzzle = puzzle_of(self.sheet.kind, &roll)?;
        if slot == Slot::Impossible {
            return (!solve::is_solvable(&puzzle)).then_some(DrawnItem::Roll {
                roll: shuffled_roll(&roll, &mut self.generator),
                ways: Vec::new(),
                points: None,
                candidate: at,
            });
        }
        let ways = self.rolls[at]
            .ways
            .get_or_insert_with(|| solve::distinct(&puzzle));
        let way = easiest(ways)?;
        let difficulty = Difficulty::of(way).ok()?;
        let levels = self.sheet.levels;
        let is_wanted = levels.contains(difficulty.level());
        let rates_lines =
            self.sheet.kind == ItemKind::Mistakes && self.sheet.drawing == Drawing::Second;
        match slot {
            _ if !is_wanted && !rates_lines => None,
            Slot::Spot(planned) => {
                let wanted = self.sheet.mistake;
                let suits = |worked: &WorkedSolution| {
                    !rates_lines || Hardness::of_points(worked.points(wanted)) <= levels.to()
                };
                let item = worked_with(&roll, &puzzle, ways, planned, &suits, &mut self.generator)?;
                let points = match rates_lines {
                    true => item.points(wanted),
                    false => difficulty.points(),
                };
                let is_wanted = levels.contains(Hardness::of_points(points));
                is_wanted.then_some(DrawnItem::Spot {
                    item,
                    points,
                    candidate: at,
                })
            }
            _ if self.sheet.kind != ItemKind::Impossible && !self.sheet.focus.is_in(way) => None,
            _ => Some(DrawnItem::Roll {
                roll: shuffled_roll(&roll, &mut self.generator),
                ways: ways.clone(),
                points: Some(difficulty.points()),
                candidate: at,
            }),
        }
    }

    /// Chooses the items of the wanted version, in their order, after all pairs are drawn.
    fn choose_version(&mut self) {
        let version = self.sheet.version.unwrap_or(Version::A);
        let mut pairs = std::mem::take(&mut self.pairs);
        match self.sheet.kind {
            // The easiest first.
            ItemKind::Rolls | ItemKind::Hands => {
                pairs.sort_by_key(|[drawn, _]| drawn.points());
            }
            // The two versions have their impossible rolls in different places.
            ItemKind::Impossible => {
                if version == Version::B {
                    self.generator = Generator::new(self.sheet.seed.into(), STREAM + 1);
                }
                shuffle(&mut pairs, &mut self.generator);
            }
            ItemKind::Mistakes | ItemKind::Dials => {}
        }
        let of_version = pairs.into_iter().map(|[first, second]| match version {
            Version::A => first,
            Version::B => second,
        });
        let mut unanswered: Vec<DrawnItem> = of_version.collect();
        unanswered.reverse();
        self.unanswered = Some(unanswered);
    }

    fn with_answer(&self, drawn: DrawnItem) -> WorksheetItem {
        match drawn {
            DrawnItem::Spot { item, .. } => WorksheetItem::Spot(item),
            DrawnItem::Dials(item) => WorksheetItem::Dials(item),
            DrawnItem::Roll {
                roll, ways, points, ..
            } => WorksheetItem::Roll(RollItem {
                nearest: match points {
                    Some(_) => [None; 2],
                    None => nearest(self.sheet.kind, &roll),
                },
                roll,
                goal: goal_of(self.sheet.kind),
                points,
                count: ways.len() as u32,
                ways: ways.into_iter().take(self.sheet.key.limit()).collect(),
            }),
        }
    }
}

impl DrawnItem {
    /// The difficulty of the item in points or presses; the two of a pair are equally hard.
    fn points(&self) -> Option<u32> {
        match self {
            DrawnItem::Roll { points, .. } => *points,
            DrawnItem::Spot { points, .. } => Some(*points),
            DrawnItem::Dials(item) => Some(item.fewest()),
        }
    }

    fn candidate(&self) -> Option<usize> {
        match self {
            DrawnItem::Roll { candidate, .. } | DrawnItem::Spot { candidate, .. } => {
                Some(*candidate)
            }
            DrawnItem::Dials(_) => None,
        }
    }
}

const fn goal_of(kind: ItemKind) -> u32 {
    match kind {
        ItemKind::Hands => twenty_four::GOAL,
        _ => score::GOAL,
    }
}

fn puzzle_of(kind: ItemKind, roll: &Roll) -> Option<Puzzle> {
    let (ops, all_numbers) = match kind {
        ItemKind::Hands => (twenty_four::OPS, true),
        _ => (OpSet::ALL, false),
    };
    Puzzle::new(roll.numbers(), goal_of(kind), ops, all_numbers).ok()
}

/// Every different roll of the game, in random order.
fn rolls_of(kind: ItemKind, generator: &mut Generator) -> Vec<Candidate> {
    let dice = match kind {
        ItemKind::Dials => return Vec::new(),
        ItemKind::Hands => twenty_four::hands(twenty_four::MAX_HIGHEST).map(|play| play.dice),
        _ => Some(DiceSet::SCORE),
    };
    let mut rolls: Vec<Candidate> = dice
        .iter()
        .flat_map(DiceSet::rolls)
        .map(|roll| Candidate {
            roll,
            is_used: false,
            ways: None,
        })
        .collect();
    shuffle(&mut rolls, generator);
    rolls
}

fn shuffled_roll(roll: &Roll, generator: &mut Generator) -> Roll {
    let mut numbers = roll.numbers().to_vec();
    shuffle(&mut numbers, generator);
    Roll::new(&numbers).unwrap_or(*roll)
}

/// Shuffles values so that all orders are equally likely (Fisher and Yates).
fn shuffle<T>(values: &mut [T], generator: &mut Generator) {
    for last in (1..values.len()).rev() {
        values.swap(last, generator.below(last as u32 + 1) as usize);
    }
}

/// The plans of all pairs of a sheet. If the order is changed later, equal plans are adjacent.
fn plan_pairs(sheet: &Worksheet, generator: &mut Generator) -> Vec<Slot> {
    let count = sheet.count.get();
    match sheet.kind {
        ItemKind::Rolls | ItemKind::Hands => vec![Slot::Possible; count],
        ItemKind::Impossible => {
            let impossible = count.div_ceil(ONE_IMPOSSIBLE_OF);
            let slot = |index| match index < impossible {
                true => Slot::Impossible,
                false => Slot::Possible,
            };
            (0..count).map(slot).collect()
        }
        ItemKind::Mistakes => planned_mistakes(sheet, generator),
        ItemKind::Dials => {
            let all: Vec<usize> = (0..LEVELS.len())
                .filter(|level| sheet.levels.contains(level_of_dials(*level)))
                .collect();
            // From the first level to the last.
            (0..count)
                .map(|index| Slot::Dials(all[index * all.len() / count]))
                .collect()
        }
    }
}

/// The plans for a sheet of mistakes, in rounds. They have each kind of mistake that fits the
/// levels once, and no mistake once, in random order.
fn planned_mistakes(sheet: &Worksheet, generator: &mut Generator) -> Vec<Slot> {
    let mut round: Vec<Planned> = match sheet.mistake {
        Some(kind) => vec![Some(kind); MistakeKind::ALL.len()],
        None => {
            let fits_levels = |kind: &MistakeKind| {
                sheet.drawing == Drawing::First || kind.easiest_level() <= sheet.levels.to()
            };
            let kinds = MistakeKind::ALL.into_iter().filter(fits_levels);
            kinds.map(Some).collect()
        }
    };
    round.push(None);
    let mut slots = Vec::new();
    while slots.len() < sheet.count.get() {
        shuffle(&mut round, generator);
        slots.extend(round.iter().copied().map(Slot::Spot));
    }
    slots.truncate(sheet.count.get());
    slots
}

/// How hard a level of Dials' ladder is, counted from 0.
const fn level_of_dials(level: usize) -> Hardness {
    match level {
        0..=2 => Hardness::Easy,
        3..=4 => Hardness::Medium,
        5..=7 => Hardness::Hard,
        _ => Hardness::VeryHard,
    }
}

/// Draws two puzzles of this level that take equally many presses.
fn dials_pair(level: usize, generator: &mut Generator) -> Option<[DialsItem; 2]> {
    let first = dials_item(level, generator)?;
    let twin = (0..MAX_DIALS_DRAWS).find_map(|_| {
        let other = dials_item(level, generator)?;
        (other.fewest() == first.fewest() && other != first).then_some(other)
    })?;
    Some([first, twin])
}

fn dials_puzzle(item: &DialsItem) -> DialsPuzzle {
    let mut steps = item.steps.clone();
    steps.sort_unstable();
    (item.start.clone(), item.target.clone(), steps)
}

fn dials_item(level: usize, generator: &mut Generator) -> Option<DialsItem> {
    let puzzle = LEVELS[level].puzzle(generator);
    let rows = puzzle.signatures().rows().iter();
    Some(DialsItem {
        letters: puzzle.kind().modulus().value(),
        steps: rows.map(|row| row.values().to_vec()).collect(),
        start: puzzle.start().letters(),
        target: puzzle.target().letters(),
        presses: puzzle.solution()?.presses.values().to_vec(),
    })
}

/// The nearest whole numbers that a roll can make, below and above the goal. If a side has none
/// nearby, the nearest numbers of any kind on both.
fn nearest(kind: ItemKind, roll: &Roll) -> [Option<Number>; 2] {
    let Some(puzzle) = puzzle_of(kind, roll) else {
        return [None; 2];
    };
    let goal = Number::from(puzzle.goal());
    let mut search = NearestSearch::new(puzzle);
    while !search.advance(usize::MAX) {}
    let all: Vec<Number> = search.values().iter().map(|made| made.value).collect();
    let nearest = |is_of_kind: fn(&Number) -> bool| {
        let mut of_kind = all.iter().copied().filter(is_of_kind);
        let below = of_kind.clone().rfind(|value| *value < goal);
        [below, of_kind.find(|value| *value > goal)]
    };
    match nearest(|value| value.as_whole().is_some()) {
        whole @ [Some(_), Some(_)] => whole,
        _ => nearest(|_| true),
    }
}
