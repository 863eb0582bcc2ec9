//! The browser suite: one file a feature.

mod atlas;
mod boot;
mod calling;
mod clocks;
mod coach;
mod drags;
mod experiment;
mod groups;
mod hints;
mod house;
mod links;
mod players;
mod reached;
mod reload;
mod rounds;
mod screens;
mod study;
mod views;

use std::process::ExitCode;

fn main() -> ExitCode {
    score_tests::runner::run(&[
        atlas::SPECS,
        boot::SPECS,
        calling::SPECS,
        clocks::SPECS,
        coach::SPECS,
        drags::SPECS,
        experiment::SPECS,
        groups::SPECS,
        hints::SPECS,
        house::SPECS,
        links::SPECS,
        players::SPECS,
        reload::SPECS,
        rounds::SPECS,
        screens::SPECS,
        study::SPECS,
        views::SPECS,
    ])
}
