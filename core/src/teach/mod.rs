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
//! - [`number_line`]: positions on the number line of a plot
//! - [`plot_labels`]: the labels of the nearest values on a plot
//! - [`why_not`]: why a goal cannot be made, although it seems so

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
