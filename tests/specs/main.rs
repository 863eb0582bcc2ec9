//! The browser suite: one file a feature.

mod atlas;
mod boot;
mod calling;
mod clocks;
mod coach;
mod dials;
mod dials_own;
mod dials_screens;
mod drags;
mod experiment;
mod front;
mod group_screens;
mod groups;
mod hints;
mod hosts;
mod house;
mod languages;
mod lesson;
mod links;
mod lobby;
mod players;
mod projector;
mod reached;
mod reload;
mod rolling;
mod rounds;
mod screens;
mod solver;
mod study;
mod talks;
mod twenty_four;
mod views;
mod waiting;
mod yahtzee;
mod yahtzee_games;

use std::process::ExitCode;

fn main() -> ExitCode {
    score_tests::runner::run(&[
        atlas::SPECS,
        boot::SPECS,
        calling::SPECS,
        clocks::SPECS,
        coach::SPECS,
        dials::SPECS,
        dials_own::SPECS,
        dials_screens::SPECS,
        drags::SPECS,
        experiment::SPECS,
        front::SPECS,
        group_screens::SPECS,
        groups::SPECS,
        hints::SPECS,
        hosts::SPECS,
        house::SPECS,
        links::SPECS,
        languages::SPECS,
        lesson::SPECS,
        lobby::SPECS,
        players::SPECS,
        projector::SPECS,
        reload::SPECS,
        rolling::SPECS,
        rounds::SPECS,
        screens::SPECS,
        solver::SPECS,
        study::SPECS,
        talks::SPECS,
        twenty_four::SPECS,
        views::SPECS,
        waiting::SPECS,
        yahtzee::SPECS,
        yahtzee_games::SPECS,
    ])
}
