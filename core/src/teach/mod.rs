//! Explanations of a solution, hints towards one, how hard it is, and why there is none.
//!
//! In reading order:
//!
//! - [`signs`], [`fractions`]: remarks about signs and fractions in a step
//! - [`remark`]: why a step has its result
//! - [`explain`]: a solution as steps on the tiles, each with its remarks
//! - [`hint`]: hints towards a solution, in four grades
//! - [`remaining_steps`]: the easiest way on from numbers of which some are derived
//! - [`difficulty`]: how hard a solution is, in points and in a word
//! - [`number_line`]: the values round a goal that are kept
//! - [`plot_labels`]: the labels of the nearest values on a plot
//! - [`why_not`]: why a goal cannot be made: the values round it that can

pub mod difficulty;
pub mod explain;
pub mod fractions;
pub mod hint;
pub mod number_line;
pub mod plot_labels;
pub mod remaining_steps;
pub mod remark;
pub mod signs;
pub mod why_not;
