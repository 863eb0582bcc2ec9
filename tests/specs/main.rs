//! The browser suite: one file a feature.

mod atlas;
mod boot;
mod calling_table;
mod class_of_sixty;
mod class_start;
mod clocks;
mod connections;
mod costly_presses;
mod dials;
mod dials_editor;
mod dials_ladder;
mod drags;
mod empty;
mod everyone;
mod experiment;
mod explanations;
mod front_page;
mod group_play;
mod group_race;
mod group_screens;
mod guided_roll;
mod hints;
mod homework;
mod host_key;
mod hosts;
mod house_rules;
mod iframes;
mod installed;
mod keyboards;
mod languages;
mod learn;
mod lesson;
mod links;
mod lobby;
mod longer_words;
mod longer_words_together;
mod looks;
mod menu;
mod more_time;
mod pasted;
mod planned_lessons;
mod players;
mod presses_without_pointer;
mod printed_tables;
mod printing;
mod race;
mod reload;
mod reports;
mod results;
mod reveal;
mod rolling;
mod rounds;
mod screen_list;
mod screen_list_games;
mod screens;
mod settings;
mod shared_device;
mod small_tables;
mod solver;
mod sounds;
mod statistics;
mod takeover;
mod teams;
mod translators;
mod twenty_four;
mod two_tabs;
mod view_sizes;
mod waiting_room;
mod wall_layout;
mod watchers;
mod worksheets;
mod yahtzee;
mod yahtzee_games;

use std::process::ExitCode;

fn main() -> ExitCode {
    score_tests::runner::run(
        "browsers",
        &[
            // The long ones first, so that no lane ends with one while the others have nothing to
            // do.
            screens::SPECS,
            class_of_sixty::SPECS,
            class_start::SPECS,
            view_sizes::SPECS,
            group_screens::SPECS,
            everyone::SPECS,
            reveal::SPECS,
            drags::SPECS,
            rounds::SPECS,
            yahtzee_games::SPECS,
            host_key::SPECS,
            hosts::SPECS,
            reload::SPECS,
            // The others by name.
            atlas::SPECS,
            boot::SPECS,
            calling_table::SPECS,
            clocks::SPECS,
            connections::SPECS,
            costly_presses::SPECS,
            dials::SPECS,
            dials_editor::SPECS,
            dials_ladder::SPECS,
            empty::SPECS,
            experiment::SPECS,
            explanations::SPECS,
            front_page::SPECS,
            group_play::SPECS,
            group_race::SPECS,
            guided_roll::SPECS,
            hints::SPECS,
            homework::SPECS,
            house_rules::SPECS,
            iframes::SPECS,
            installed::SPECS,
            keyboards::SPECS,
            languages::SPECS,
            learn::SPECS,
            lesson::SPECS,
            links::SPECS,
            lobby::SPECS,
            longer_words::SPECS,
            longer_words_together::SPECS,
            menu::SPECS,
            more_time::SPECS,
            pasted::SPECS,
            planned_lessons::SPECS,
            players::SPECS,
            presses_without_pointer::SPECS,
            printed_tables::SPECS,
            printing::SPECS,
            race::SPECS,
            reports::SPECS,
            results::SPECS,
            rolling::SPECS,
            settings::SPECS,
            shared_device::SPECS,
            small_tables::SPECS,
            solver::SPECS,
            sounds::SPECS,
            statistics::SPECS,
            takeover::SPECS,
            teams::SPECS,
            translators::SPECS,
            twenty_four::SPECS,
            two_tabs::SPECS,
            waiting_room::SPECS,
            wall_layout::SPECS,
            watchers::SPECS,
            worksheets::SPECS,
            yahtzee::SPECS,
        ],
    )
}
