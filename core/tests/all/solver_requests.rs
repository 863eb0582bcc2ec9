//! The solver's requests: each gives the result of a direct call, in any slices, and one that is
//! mistaken or too late does no harm.

use proptest::prelude::*;
use score_core::arith::expr::Expr;
use score_core::arith::op::OpSet;
use score_core::arith::postfix::MAX_TOKENS;
use score_core::arith::puzzle::{MAX_NUMBER, Puzzle};
use score_core::atlas::{
    Atlas, AtlasRefusal, ByGoal, Column, Filter, Order, Play, Show, needed, selected,
};
use score_core::csv::Separator;
use score_core::dice::{DiceSet, Roll};
use score_core::games::twenty_four::{GOAL, MAX_HIGHEST, hands, heading, line};
use score_core::games::yahtzee::best_play::{BestPlay, BestPlaySearch};
use score_core::games::yahtzee::sheet::Sheet;
use score_core::learn::worksheet::{self as worksheet, MAX_TITLE_CHARS, Title, WorksheetMaker};
use score_core::lesson::{MAX_LESSON_ROLLS, RollSearch, WantedRolls};
use score_core::solve::distinct;
use score_core::solve::form_set::forms_among;
use score_core::solve::nearest_search::NearestSearch;
use score_core::solver::{
    AtlasAnswer, AtlasKind, FoundSolutions, ImpossibleCount, MAX_ATLASES, MAX_JOBS,
    MAX_REQUEST_BYTES, MAX_SHOWN, MAX_WANTED_NUMBERS, RequestId, RowChoice, SolveError,
    SolveRequest, SolveResponse, Solver, ToSolver, VERSION, read_best_play_response, read_request,
    read_response, read_sheet, write_request, write_response,
};
use score_core::table::rules::{Goal, Source};
use score_core::teach::difficulty::{Hardness, easiest};

use crate::every_solution::solutions;
use crate::puzzles;
use crate::why_not::Around;

const SCORE: Play = Play {
    dice: DiceSet::SCORE,
    ops: OpSet::ALL,
    all_numbers: false,
};

const ONE: RequestId = RequestId(1);

fn puzzle(numbers: &[u32], goal: u32) -> Puzzle {
    Puzzle::new(numbers, goal, OpSet::ALL, false).expect("a puzzle")
}

fn six() -> SolveRequest {
    SolveRequest::Solutions(puzzle(&[1, 2, 3, 4, 5, 6], 20))
}

/// Over after so many units of work.
fn units(count: usize) -> impl FnMut() -> bool {
    let mut left = count;
    move || {
        left = left.saturating_sub(1);
        left == 0
    }
}

fn read(message: &[u8]) -> (RequestId, SolveResponse) {
    read_response(message).expect("a response")
}

/// Says something to the solver; its answer, if there is one at once.
fn say(solver: &mut Solver, id: RequestId, message: &ToSolver) -> Option<SolveResponse> {
    let answer = solver.handle(&write_request(id, message))?;
    let (about, answer) = read(&answer);
    assert_eq!(about, id);
    Some(answer)
}

/// The message that begins a request while no roll is open.
fn begin_message(request: SolveRequest) -> ToSolver {
    ToSolver::Begin {
        request,
        open: Vec::new(),
    }
}

fn begin(solver: &mut Solver, id: RequestId, request: SolveRequest) -> Option<SolveResponse> {
    say(solver, id, &begin_message(request))
}

/// Lets the solver work in slices of so many units until it is idle; returns its answers.
fn drain(solver: &mut Solver, slice: usize) -> Vec<(RequestId, SolveResponse)> {
    let mut said = Vec::new();
    while !solver.is_idle() {
        said.extend(solver.work(&mut units(slice)).map(|message| read(&message)));
    }
    said
}

/// All responses to one request.
fn responses(request: SolveRequest, slice: usize) -> Vec<SolveResponse> {
    let mut solver = Solver::new();
    assert_eq!(begin(&mut solver, ONE, request), None);
    let said = drain(&mut solver, slice);
    assert!(said.iter().all(|(id, _)| *id == ONE));
    let said: Vec<SolveResponse> = said.into_iter().map(|(_, response)| response).collect();
    let (last, others) = said.split_last().expect("an answer");
    assert!(last.is_last() && !others.iter().any(SolveResponse::is_last));
    said
}

fn last(request: SolveRequest, slice: usize) -> SolveResponse {
    responses(request, slice).pop().expect("an answer")
}

fn atlas(kind: AtlasKind, play: Play, goal: u32) -> SolveRequest {
    SolveRequest::Atlas {
        kind,
        play,
        goal,
        rows: 50,
    }
}

fn finished(play: Play, goal: u32) -> Atlas {
    let mut atlas = Atlas::new(play, goal).expect("an atlas");
    atlas.advance(usize::MAX);
    atlas
}

#[test]
fn the_different_solutions_come_as_they_are_found() {
    let said = responses(six(), 20);
    let all = distinct(&puzzle(&[1, 2, 3, 4, 5, 6], 20));
    let mut count = 0;
    let mut lists = 0;
    for response in &said {
        if let SolveResponse::Solutions(found) = response {
            assert!(found.count >= count);
            assert!(found.listed.len() == MAX_SHOWN.min(found.count as usize));
            count = found.count;
            lists += 1;
        }
    }
    assert!(lists > 3, "{lists}");
    let Some(SolveResponse::Solutions(found)) = said.last() else {
        panic!("{said:?}");
    };
    assert_eq!(found.count as usize, all.len());
    assert_eq!(found.listed, all[..MAX_SHOWN]);
    assert_eq!(found.easiest.as_ref(), easiest(&all));
    assert_eq!((found.percent, found.is_finished), (100, true));
}

/// Puts the responses together, as a page does.
fn by_form(said: &[SolveResponse]) -> Vec<(String, u32, Vec<String>)> {
    let mut forms = Vec::new();
    for response in said {
        let SolveResponse::ByForm(found) = response else {
            continue;
        };
        for form in &found.forms {
            if usize::from(form.at) == forms.len() {
                forms.push((form.heading.clone(), 0, Vec::new()));
            } else {
                assert_eq!(form.heading, "", "a heading comes once");
            }
            let known = &mut forms[usize::from(form.at)];
            known.1 = form.count;
            known.2.extend(form.lines.iter().cloned());
        }
    }
    forms
}

fn by_form_directly(puzzle: &Puzzle) -> Vec<(String, u32, Vec<String>)> {
    let all = solutions(puzzle);
    let forms = forms_among(puzzle.numbers().len(), puzzle.all_numbers());
    let form = |form| {
        let of_form = all.iter().filter(|solution| solution.form == form);
        let lines: Vec<String> = of_form.map(|solution| solution.expr.printed()).collect();
        let count = lines.len() as u32;
        let listed = lines.into_iter().take(MAX_SHOWN).collect();
        (form.heading(), count, listed)
    };
    forms.into_iter().map(form).collect()
}

#[test]
fn a_form_with_more_solutions_than_are_listed_is_counted_on() {
    let puzzle = puzzle(&[1, 2, 3, 4, 5], 20);
    let said = responses(SolveRequest::ByForm(puzzle.clone()), 500);
    let forms = by_form(&said);
    assert!(
        forms
            .iter()
            .any(|(_, count, lines)| { *count as usize > MAX_SHOWN && lines.len() == MAX_SHOWN })
    );
    assert_eq!(forms, by_form_directly(&puzzle));
}

#[test]
fn the_atlas_of_score_is_the_direct_one_with_its_first_rows() {
    let SolveResponse::Atlas(answer) = last(atlas(AtlasKind::Rolls, SCORE, 20), 1_000) else {
        panic!("no atlas");
    };
    let atlas = finished(SCORE, 20);
    let AtlasAnswer {
        total,
        impossible,
        solutions,
        forms,
        needed: groups,
        rows,
    } = answer;
    assert_eq!((total, impossible), (2_359, 104));
    let all: u64 = atlas
        .rows()
        .iter()
        .map(|row| u64::from(row.solutions))
        .sum();
    assert_eq!(solutions, all);
    let solved: Vec<usize> = forms.iter().map(|form| form.solved as usize).collect();
    assert_eq!(solved, atlas.solved_by_form());
    let only: Vec<(&str, u32)> = forms
        .iter()
        .map(|form| (&*form.heading, form.only))
        .collect();
    assert_eq!(
        only,
        [
            ("a bc", 0),
            ("ab c", 15),
            ("ab cd", 10),
            ("(a bc)d", 3),
            ("(ab c)d", 9),
            ("a(b cd)", 0),
            ("a(bc d)", 0),
        ]
    );
    for (at, groups) in groups.iter().enumerate() {
        let direct = needed(atlas.rows(), at + 1);
        assert_eq!(groups.len(), direct.len());
        for (group, direct) in groups.iter().zip(direct) {
            let headings: Vec<&str> = atlas.headings(direct.forms).collect();
            assert_eq!(group.headings, headings.join(", "));
            assert_eq!(group.count as usize, direct.rows.len());
            assert_eq!(group.rolls.split(" · ").count(), direct.rows.len());
        }
    }
    assert_eq!((rows.count, rows.rows.len()), (2_359, 50));
    assert_eq!(rows.rows[0].roll.numbers(), [1, 1, 1, 1]);
}

#[test]
fn a_finished_atlas_answers_until_it_is_cancelled() {
    let mut solver = Solver::new();
    begin(&mut solver, ONE, atlas(AtlasKind::Rolls, SCORE, 20));
    drain(&mut solver, 1_000);
    let direct = finished(SCORE, 20);
    let choice = RowChoice {
        filter: Filter {
            show: Show::OneForm,
            contains: vec![1],
        },
        order: Order {
            by: Column::Solutions,
            descending: true,
        },
    };
    let indices = selected(direct.rows(), &choice.filter, choice.order);
    let rows = SolveRequest::Rows {
        atlas: ONE,
        choice: choice.clone(),
        rows: 7,
    };
    let Some(SolveResponse::Rows(listed)) = begin(&mut solver, RequestId(2), rows.clone()) else {
        panic!("no rows");
    };
    assert_eq!(listed.count as usize, indices.len());
    let at: Vec<usize> = listed.rows.iter().map(|row| row.at as usize).collect();
    assert_eq!(at, indices[..7]);
    for row in &listed.rows {
        let direct_row = &direct.rows()[row.at as usize];
        assert_eq!(
            (row.roll, row.solutions),
            (direct_row.roll, direct_row.solutions)
        );
        assert_eq!(row.difficulty, direct_row.difficulty);
        assert_eq!(row.last_cell, direct.cells(direct_row)[3]);
    }
    let file = SolveRequest::File {
        atlas: ONE,
        choice,
        separator: Separator::Semicolon,
        names: ["Wurf", "Lösungen", "Schwierigkeit", "Formen"]
            .map(str::to_owned)
            .into(),
    };
    // A roll is a text, and no day.
    let mut expected = "\u{feff}Wurf;Lösungen;Schwierigkeit;Formen\r\n".to_owned();
    for at in indices {
        let cells = direct.cells(&direct.rows()[at]).join(";");
        expected += &format!("\u{200b}{cells}\r\n");
    }
    let answer = begin(&mut solver, RequestId(3), file);
    assert_eq!(answer, Some(SolveResponse::File(expected)));
    assert_eq!(say(&mut solver, ONE, &ToSolver::Cancel), None);
    assert_eq!(
        begin(&mut solver, RequestId(4), rows),
        Some(SolveResponse::Failed(SolveError::NoAtlas))
    );
}

#[test]
fn the_oldest_atlas_is_forgotten_for_a_new_one() {
    let mut solver = Solver::new();
    let play = Play {
        dice: DiceSet::new(&[2, 2]).expect("dice"),
        ..SCORE
    };
    let most = MAX_ATLASES as u32 + 1;
    for id in 1..=most {
        begin(&mut solver, RequestId(id), atlas(AtlasKind::Rolls, play, 3));
        drain(&mut solver, 100);
    }
    let mut rows = |number: u32, of: u32| {
        let request = SolveRequest::Rows {
            atlas: RequestId(of),
            choice: RowChoice::default(),
            rows: 1,
        };
        begin(&mut solver, RequestId(most + number), request)
    };
    let gone = Some(SolveResponse::Failed(SolveError::NoAtlas));
    assert_eq!(rows(1, 1), gone);
    assert!(matches!(rows(2, 2), Some(SolveResponse::Rows(_))));
}

#[test]
fn hands_have_their_simplest_solution_and_the_file_of_the_example() {
    let play = hands(MAX_HIGHEST).expect("a whole pack");
    let mut solver = Solver::new();
    begin(&mut solver, ONE, atlas(AtlasKind::Hands, play, GOAL));
    let said = drain(&mut solver, 1_000);
    let Some((_, SolveResponse::Atlas(answer))) = said.last() else {
        panic!("no atlas");
    };
    assert_eq!((answer.total, answer.impossible), (1_820, 458));
    assert_eq!(answer.solutions, 3_017);
    assert!(answer.forms.is_empty() && answer.needed.is_empty());
    let choice = RowChoice {
        filter: Filter {
            contains: vec![8, 3, 8, 3],
            ..Filter::default()
        },
        ..RowChoice::default()
    };
    let rows = SolveRequest::Rows {
        atlas: ONE,
        choice: choice.clone(),
        rows: 50,
    };
    let Some(SolveResponse::Rows(listed)) = begin(&mut solver, RequestId(2), rows) else {
        panic!("no rows");
    };
    assert_eq!(listed.count, 1);
    assert_eq!(listed.rows[0].last_cell, "8 ÷ (3 − 8 ÷ 3)");
    // The file has every hand, whatever is chosen.
    let file = SolveRequest::File {
        atlas: ONE,
        choice,
        separator: Separator::Semicolon,
        names: Vec::new(),
    };
    let lines = play.dice.rolls().map(|hand| line(&play, &hand, GOAL));
    let lines = [heading()].into_iter().chain(lines);
    let expected: String = lines.map(|line| line + "\n").collect();
    let answer = begin(&mut solver, RequestId(3), file);
    assert_eq!(answer, Some(SolveResponse::File(expected)));
}

#[test]
fn impossible_rolls_are_counted_for_one_goal_and_for_many() {
    let request = SolveRequest::Impossible {
        play: SCORE,
        goal: 20,
    };
    let count = ImpossibleCount {
        rolls: 104,
        ordered: 248,
    };
    assert_eq!(last(request, 5), SolveResponse::Impossible(count));
    let request = SolveRequest::ByGoal {
        play: SCORE,
        first: 18,
        last: 22,
    };
    let mut direct = ByGoal::new(SCORE, 18..=22).expect("goals");
    direct.advance(usize::MAX);
    let direct: Vec<(u32, u32)> = direct.counts().collect();
    assert_eq!(direct[2], (20, 104));
    assert_eq!(last(request, 100), SolveResponse::ByGoal(direct));
}

#[test]
fn rolls_for_a_lesson_come_as_found_and_equal_a_direct_search() {
    let wanted = WantedRolls {
        source: Source::Dice(DiceSet::SCORE),
        goal: Goal::new(20).expect("a goal"),
        level: Hardness::Hard,
        count: 5,
        known: Vec::new(),
        seed: 1,
    };
    let mut search = RollSearch::new(&wanted);
    while !search.advance() {}
    let said = responses(SolveRequest::Rolls(wanted), 1);
    let mut counts: Vec<usize> = Vec::new();
    for response in &said {
        if let SolveResponse::Rolls(found) = response {
            assert_eq!(found.rolls, search.found()[..found.rolls.len()]);
            counts.push(found.rolls.len());
        }
    }
    assert_eq!(counts, [1, 2, 3, 4, 5]);
    assert!(said.last().is_some_and(SolveResponse::is_last));
    // A page's longest request is short enough.
    let long = WantedRolls {
        source: Source::Dice(DiceSet::new(&[100; 6]).expect("dice")),
        goal: Goal::new(999).expect("a goal"),
        level: Hardness::VeryHard,
        count: 20,
        known: vec![Roll::new(&[999; 6]).expect("a roll"); MAX_LESSON_ROLLS],
        seed: u64::MAX,
    };
    let message = write_request(ONE, &begin_message(SolveRequest::Rolls(long)));
    assert!(message.len() < MAX_REQUEST_BYTES, "{}", message.len());
    assert!(read_request(&message).is_ok());
}

#[test]
fn best_play_comes_as_values_that_are_the_same_table() {
    let said = responses(SolveRequest::BestPlay, 200);
    let percents: Vec<u8> = said
        .iter()
        .filter_map(|response| match response {
            SolveResponse::Progress(percent) => Some(*percent),
            _ => None,
        })
        .collect();
    assert!(percents.len() > 10 && percents.is_sorted());
    let Some(SolveResponse::BestPlay(values)) = said.last() else {
        panic!("no values");
    };
    let mut search = BestPlaySearch::new();
    search.advance(usize::MAX);
    assert_eq!(search.values(), Some(&values[..]));
    let table = BestPlay::from_values(values.clone()).expect("a table");
    let value = table.to_come(&Sheet::default());
    assert_eq!(format!("{value:.3}"), "230.587");
    let mut short = values.clone();
    short.pop();
    assert!(BestPlay::from_values(short).is_none());
    let mut broken = values.clone();
    broken[7] = f64::NAN;
    assert!(BestPlay::from_values(broken).is_none());
}

#[test]
fn requests_take_turns_and_each_has_its_own_answer() {
    let mut solver = Solver::new();
    begin(&mut solver, ONE, six());
    begin(
        &mut solver,
        RequestId(2),
        SolveRequest::Impossible {
            play: SCORE,
            goal: 20,
        },
    );
    let said = drain(&mut solver, 10);
    let last_of = |id| said.iter().rposition(|(other, _)| *other == RequestId(id));
    // The short one does not wait for the long one.
    assert!(last_of(2) < last_of(1));
    assert!(matches!(
        said.last(),
        Some((
            ONE,
            SolveResponse::Solutions(FoundSolutions { count: 2_619, .. })
        ))
    ));
}

#[test]
fn a_pause_keeps_the_results_and_goes_on_to_the_same_end() {
    let mut solver = Solver::new();
    begin(&mut solver, ONE, six());
    for _ in 0..5 {
        solver.work(&mut units(20));
    }
    assert_eq!(say(&mut solver, ONE, &ToSolver::Pause), None);
    assert!(solver.is_idle() && solver.signs_of_life().is_empty());
    assert_eq!(solver.work(&mut units(20)), None);
    assert_eq!(say(&mut solver, ONE, &ToSolver::GoOn), None);
    let said = drain(&mut solver, 1_000);
    assert_eq!(
        said.last().map(|(_, last)| last),
        responses(six(), 50).last()
    );
}

#[test]
fn a_cancelled_request_says_no_more() {
    let mut solver = Solver::new();
    for (id, message) in [(1, ToSolver::Cancel), (2, ToSolver::Pause)] {
        let id = RequestId(id);
        begin(&mut solver, id, six());
        solver.work(&mut units(1));
        say(&mut solver, id, &message);
        say(&mut solver, id, &ToSolver::Cancel);
        assert!(solver.is_idle());
        say(&mut solver, id, &ToSolver::GoOn);
        assert_eq!(drain(&mut solver, 100), []);
    }
}

#[test]
fn a_request_that_is_not_newer_than_all_before_is_ignored() {
    let mut solver = Solver::new();
    begin(&mut solver, RequestId(5), six());
    for stale in [0, 4, 5] {
        assert_eq!(
            begin(&mut solver, RequestId(stale), SolveRequest::BestPlay),
            None
        );
        for message in [ToSolver::Pause, ToSolver::GoOn, ToSolver::Cancel] {
            if stale != 5 {
                assert_eq!(say(&mut solver, RequestId(stale), &message), None);
            }
        }
    }
    let said = drain(&mut solver, 1_000);
    assert!(said.iter().all(|(id, _)| *id == RequestId(5)));
    assert!(
        said.iter()
            .all(|(_, said)| !matches!(said, SolveResponse::BestPlay(_)))
    );
}

#[test]
fn signs_of_life_say_how_far_each_request_is() {
    let mut solver = Solver::new();
    begin(&mut solver, ONE, SolveRequest::BestPlay);
    begin(&mut solver, RequestId(2), six());
    let mut halfway = units(4_096);
    solver.work(&mut halfway);
    let signs: Vec<_> = solver
        .signs_of_life()
        .iter()
        .map(|sign| read(sign))
        .collect();
    assert_eq!(
        signs,
        [
            (RequestId(2), SolveResponse::Progress(0)),
            (ONE, SolveResponse::Progress(50)),
        ]
    );
}

#[test]
fn the_first_message_says_that_the_solver_is_ready() {
    let greeting = read(&Solver::greeting());
    assert_eq!(greeting, (RequestId::NONE, SolveResponse::Ready));
}

#[test]
fn a_page_for_best_play_alone_reads_its_responses_as_any_page_does() {
    for response in [
        SolveResponse::Ready,
        SolveResponse::Progress(50),
        SolveResponse::BestPlay(vec![1.5, 2.5]),
        SolveResponse::Failed(SolveError::TooManyRequests),
    ] {
        let bytes = write_response(ONE, &response);
        assert_eq!(read_best_play_response(&bytes), Ok((ONE, response)));
        assert_eq!(read_best_play_response(&bytes), read_response(&bytes));
    }
    let other = write_response(ONE, &SolveResponse::File("a".to_owned()));
    assert_eq!(
        read_best_play_response(&other),
        Err((ONE, SolveError::Malformed))
    );
}

fn failed(id: RequestId, error: SolveError) -> Option<(RequestId, SolveResponse)> {
    Some((id, SolveResponse::Failed(error)))
}

fn handle(message: &[u8]) -> Option<(RequestId, SolveResponse)> {
    Solver::new().handle(message).map(|answer| read(&answer))
}

#[test]
fn a_message_of_another_version_is_refused_whatever_it_says() {
    let other = VERSION + 1;
    let message = postcard::to_allocvec(&(other, 7_u32, "anything")).expect("bytes");
    let expected = failed(RequestId(7), SolveError::OtherVersion(other));
    assert_eq!(handle(&message), expected);
}

#[test]
fn an_impossible_request_has_its_error() {
    let head = (VERSION, 3_u32);
    let id = RequestId(3);
    // The first request, with a puzzle of seven numbers, and of one number.
    for numbers in [&[1_u32; 7][..], &[1]] {
        let message = (head, 0_u8, 0_u8, numbers, 20_u32, OpSet::ALL, false);
        let message = postcard::to_allocvec(&message).expect("bytes");
        assert_eq!(handle(&message), failed(id, SolveError::Malformed));
    }
    let request = |request| write_request(id, &begin_message(request));
    let mut longer = request(SolveRequest::BestPlay);
    longer.push(0);
    assert_eq!(handle(&longer), failed(id, SolveError::Malformed));
    longer.resize(MAX_REQUEST_BYTES + 1, 0);
    assert_eq!(handle(&longer), failed(id, SolveError::TooLong));
    let none = failed(RequestId::NONE, SolveError::Malformed);
    assert_eq!(handle(&[]), none);

    let six_dice = Play {
        dice: DiceSet::new(&[2; 6]).expect("dice"),
        ..SCORE
    };
    let many_rolls = Play {
        dice: DiceSet::new(&[30; 5]).expect("dice"),
        ..SCORE
    };
    let no_ops = Play {
        ops: OpSet::NONE,
        ..SCORE
    };
    for (play, goal, refusal) in [
        (six_dice, 20, AtlasRefusal::TooManyDice),
        (many_rolls, 20, AtlasRefusal::TooManyRolls(278_256)),
        (no_ops, 20, AtlasRefusal::NoOperators),
        (SCORE, 1_000, AtlasRefusal::GoalTooLarge),
    ] {
        let expected = failed(id, SolveError::Atlas(refusal));
        assert_eq!(
            handle(&request(atlas(AtlasKind::Rolls, play, goal))),
            expected
        );
    }
    let no_goals = SolveRequest::ByGoal {
        play: SCORE,
        first: 2,
        last: 1,
    };
    let expected = failed(id, SolveError::Atlas(AtlasRefusal::NoGoals));
    assert_eq!(handle(&request(no_goals)), expected);
    let wanted = |count| {
        request(SolveRequest::File {
            atlas: ONE,
            choice: RowChoice {
                filter: Filter {
                    contains: vec![1; count],
                    ..Filter::default()
                },
                ..RowChoice::default()
            },
            separator: Separator::Comma,
            names: vec!["Розв’язки".to_owned(); 4],
        })
    };
    assert_eq!(
        handle(&wanted(MAX_WANTED_NUMBERS)),
        failed(id, SolveError::NoAtlas)
    );
    assert_eq!(
        handle(&wanted(MAX_WANTED_NUMBERS + 1)),
        failed(id, SolveError::TooManyNumbers)
    );
}

#[test]
fn only_so_many_requests_are_worked_on() {
    let mut solver = Solver::new();
    for id in 1..=MAX_JOBS as u32 {
        assert_eq!(begin(&mut solver, RequestId(id), six()), None);
    }
    say(&mut solver, ONE, &ToSolver::Pause);
    let refused = Some(SolveResponse::Failed(SolveError::TooManyRequests));
    let next = RequestId(MAX_JOBS as u32 + 1);
    assert_eq!(begin(&mut solver, next, six()), refused);
    say(&mut solver, ONE, &ToSolver::Cancel);
    assert_eq!(begin(&mut solver, next.next(), six()), None);
}

#[test]
fn the_longest_request_is_far_from_the_limit() {
    let longest = SolveRequest::Rows {
        atlas: RequestId(u32::MAX),
        choice: RowChoice {
            filter: Filter {
                show: Show::OneSolution,
                contains: vec![u32::MAX; MAX_WANTED_NUMBERS],
            },
            ..RowChoice::default()
        },
        rows: u32::MAX,
    };
    let message = begin_message(longest);
    let bytes = write_request(RequestId(u32::MAX), &message);
    assert!(bytes.len() <= MAX_REQUEST_BYTES / 3, "{}", bytes.len());
    assert_eq!(read_request(&bytes), Ok((RequestId(u32::MAX), message)));
}

#[test]
fn a_list_that_is_no_expression_is_refused() {
    let op = MAX_NUMBER + 1;
    for tokens in [
        vec![],
        vec![1, 2],
        vec![op],
        vec![1, op],
        vec![1, 2, op + 5],
        vec![1; MAX_TOKENS + 1],
    ] {
        assert!(Expr::try_from(tokens.clone()).is_err(), "{tokens:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn in_any_slices_a_puzzle_has_its_solutions(
        puzzle in puzzles::any_puzzle(0_u32..=20, 0_u32..=60),
        slice in 1_usize..=200,
    ) {
        let all = distinct(&puzzle);
        let SolveResponse::Solutions(found) = last(SolveRequest::Solutions(puzzle.clone()), slice)
        else {
            panic!("no solutions");
        };
        prop_assert_eq!(found.count as usize, all.len());
        prop_assert_eq!(&found.listed[..], &all[..MAX_SHOWN.min(all.len())]);
        prop_assert_eq!(found.easiest.as_ref(), easiest(&all));
        let said = responses(SolveRequest::ByForm(puzzle.clone()), slice);
        prop_assert_eq!(by_form(&said), by_form_directly(&puzzle));
    }

    #[test]
    fn in_any_slices_it_is_known_why_not(
        puzzle in puzzles::any_puzzle(0_u32..=20, 0_u32..=60),
        slice in 1_usize..=50,
    ) {
        let mut direct = NearestSearch::new(puzzle.clone());
        direct.advance(usize::MAX);
        let SolveResponse::WhyNot(answer) = last(SolveRequest::WhyNot(puzzle), slice) else {
            panic!("no answer");
        };
        prop_assert_eq!(answer.tried, direct.tried());
        prop_assert_eq!(answer.values.len(), direct.values().len());
        for (made, reached) in [
            (answer.below(), direct.below()),
            (answer.above(), direct.above()),
        ] {
            let made = made.map(|made| (made.value, made.way.clone()));
            let reached = reached.map(|reached| (reached.value, reached.expr.printed()));
            prop_assert_eq!(made, reached);
        }
    }

    #[test]
    fn no_bytes_break_the_solver_or_the_page(
        bytes in prop::collection::vec(any::<u8>(), 0..64),
        id in any::<u32>(),
    ) {
        let framed = postcard::to_allocvec(&(VERSION, id)).expect("bytes");
        for message in [bytes.clone(), [framed, bytes].concat()] {
            let mut solver = Solver::new();
            solver.handle(&message);
            solver.work(&mut units(1));
            // An error or a response: it does not matter which.
            drop(read_response(&message));
        }
    }

    #[test]
    fn an_expression_is_the_same_after_its_way_as_a_list(
        puzzle in puzzles::any_puzzle(0_u32..=MAX_NUMBER, 0_u32..=60),
    ) {
        for expr in distinct(&puzzle) {
            let tokens = Vec::from(expr.clone());
            prop_assert!(tokens.len() <= MAX_TOKENS);
            prop_assert_eq!(Expr::try_from(tokens), Ok(expr.clone()));
            let response = SolveResponse::Solutions(FoundSolutions {
                listed: vec![expr],
                ..FoundSolutions::default()
            });
            let bytes = write_response(ONE, &response);
            prop_assert_eq!(read_response(&bytes), Ok((ONE, response)));
        }
    }
}

#[test]
fn a_worksheet_comes_as_it_is_made_at_once() {
    let sheet = worksheet::Worksheet {
        title: Title::new(&"é".repeat(MAX_TITLE_CHARS)).expect("a title"),
        seed: u32::MAX,
        ..worksheet::Worksheet::default()
    };
    let request = SolveRequest::Sheet(sheet.clone());
    let message = write_request(ONE, &begin_message(request.clone()));
    assert!(message.len() < MAX_REQUEST_BYTES, "{}", message.len());
    let said = responses(request, 1);
    let Some(SolveResponse::Sheet(items)) = said.last() else {
        panic!("{said:?}");
    };
    assert_eq!(read_sheet(items), WorksheetMaker::make(&sheet));
    assert_eq!(read_sheet(&[9; 9]), []);
    assert!(said.last().is_some_and(SolveResponse::is_last));
    let progress = |response: &SolveResponse| matches!(response, SolveResponse::Progress(_));
    assert!(said.iter().any(progress));
}
