//! The second tries of a failed spec with the verdict on them, and the repeated runs of a changed
//! one.

use std::ops::ControlFlow;

/// The most tries of a failed spec after the first.
pub const MAX_SECOND_TRIES: usize = 2;

/// The most unsteady specs in a run that passes.
pub const MAX_UNSTEADY: usize = 6;

/// The verdict on the tries of a spec, with the text of the first failure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The spec passed at the first try.
    Passed,
    /// The spec failed and then passed.
    Unsteady(String),
    /// The spec failed each time.
    Failed(String),
}

/// Tries a spec, and after a failure up to `second_tries` times more until it passes. `attempt`
/// gets the number of the try, from 0.
pub fn judge(second_tries: usize, mut attempt: impl FnMut(usize) -> Result<(), String>) -> Verdict {
    let Err(first) = attempt(0) else {
        return Verdict::Passed;
    };
    if (1..=second_tries).any(|number| attempt(number).is_ok()) {
        Verdict::Unsteady(first)
    } else {
        Verdict::Failed(first)
    }
}

/// Runs a spec this many times, or until a run fails. `attempt` gets the number of the run, from 1.
///
/// # Errors
/// The message of the failure, and the number of the run.
pub fn run_often(
    times: usize,
    mut attempt: impl FnMut(usize) -> ControlFlow<Result<(), String>>,
) -> Result<(), String> {
    for number in 1..=times {
        if let ControlFlow::Break(end) = attempt(number) {
            return end.map_err(|words| format!("run {number} of {times}: {words}"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The verdict on a spec whose tries end with these passes and failures.
    fn judge_tries(second_tries: usize, passes: &[bool]) -> (Verdict, usize) {
        let mut tried = 0;
        let verdict = judge(second_tries, |number| {
            tried += 1;
            match passes[number] {
                true => Ok(()),
                false => Err(format!("failure {number}")),
            }
        });
        (verdict, tried)
    }

    #[test]
    fn a_spec_that_passes_is_not_tried_again() {
        assert_eq!(judge_tries(2, &[true]), (Verdict::Passed, 1));
    }

    #[test]
    fn a_late_pass_is_unsteady_and_keeps_the_first_failure() {
        let unsteady = Verdict::Unsteady("failure 0".to_owned());
        assert_eq!(judge_tries(2, &[false, true]), (unsteady.clone(), 2));
        assert_eq!(judge_tries(2, &[false, false, true]), (unsteady, 3));
    }

    #[test]
    fn a_spec_that_fails_each_time_has_failed() {
        let failed = Verdict::Failed("failure 0".to_owned());
        assert_eq!(judge_tries(2, &[false; 3]), (failed, 3));
    }

    #[test]
    fn without_second_tries_a_failure_is_one() {
        let failed = Verdict::Failed("failure 0".to_owned());
        assert_eq!(judge_tries(0, &[false, true]), (failed, 1));
    }

    #[test]
    fn a_spec_that_fails_every_second_time_is_unsteady_and_is_found_by_repeating_it() {
        let mut runs = 0;
        let mut broken = move |_: usize| {
            runs += 1;
            match runs % 2 {
                1 => Err("broken".to_owned()),
                _ => Ok(()),
            }
        };
        assert_eq!(
            judge(2, &mut broken),
            Verdict::Unsteady("broken".to_owned())
        );
        let found = run_often(5, |number| match broken(number) {
            Ok(()) => ControlFlow::Continue(()),
            Err(words) => ControlFlow::Break(Err(words)),
        });
        assert_eq!(found, Err("run 1 of 5: broken".to_owned()));
    }

    #[test]
    fn a_repeated_spec_stops_at_the_first_failure() {
        let mut runs = 0;
        let outcome = run_often(5, |number| {
            runs += 1;
            match number {
                3 => ControlFlow::Break(Err("broken".to_owned())),
                _ => ControlFlow::Continue(()),
            }
        });
        assert_eq!(outcome, Err("run 3 of 5: broken".to_owned()));
        assert_eq!(runs, 3);
        assert_eq!(run_often(5, |_| ControlFlow::Continue(())), Ok(()));
        assert_eq!(run_often(5, |_| ControlFlow::Break(Ok(()))), Ok(()));
    }
}
