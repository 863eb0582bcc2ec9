//! Tests of deals: chosen numbers lie on the dice and cards that can show them.

use crate::game::Game;
use score_core::dice::Roll;
use score_core::table::board::Deal;
use score_core::table::event::TableMode;
use score_core::table::rules::Rules;

#[test]
fn numbers_that_were_chosen_lie_on_the_dice_that_can_show_them() {
    let deal = |numbers: &[u32], rules: Rules| {
        let game = Game::new(TableMode::Solitaire, rules, 1).deal(numbers);
        game.table.round().unwrap().deal.clone()
    };
    let rolled = |sides: &[u32], numbers: &[u32]| Deal::Rolled {
        sides: sides.to_vec(),
        roll: Roll::new(numbers).unwrap(),
    };
    let chosen = |numbers: &[u32]| Deal::Chosen {
        numbers: Roll::new(numbers).unwrap(),
    };
    let score = Rules::score;
    assert_eq!(
        deal(&[1, 4, 5, 7], score()),
        rolled(&[6, 6, 12, 20], &[1, 4, 5, 7])
    );
    assert_eq!(
        deal(&[20, 6, 12, 6], score()),
        rolled(&[20, 6, 12, 6], &[20, 6, 12, 6])
    );
    // As they may have been rolled, and not the smallest number on the smallest die.
    assert_eq!(
        deal(&[5, 3, 1, 2], score()),
        rolled(&[6, 6, 12, 20], &[5, 3, 1, 2])
    );
    assert_eq!(
        deal(&[20, 5, 1, 4], score()),
        rolled(&[20, 12, 6, 6], &[20, 5, 1, 4])
    );
    assert_eq!(deal(&[9, 9, 9, 9], score()), chosen(&[9, 9, 9, 9]));
    assert_eq!(deal(&[0, 1, 1, 1], score()), chosen(&[0, 1, 1, 1]));
    assert_eq!(deal(&[1, 2, 3], score()), chosen(&[1, 2, 3]));
}

#[test]
fn numbers_that_were_chosen_lie_on_the_cards_that_can_show_them() {
    let deal = |numbers: &[u32]| {
        let game = Game::new(TableMode::Solitaire, Rules::twenty_four(), 1).deal(numbers);
        let deal = game.table.round().unwrap().deal.clone();
        assert!(deal.is_sound(), "{numbers:?}");
        assert_eq!(deal.numbers(), numbers);
        deal
    };
    for numbers in [[1, 2, 3, 4], [8, 8, 8, 8], [13, 1, 13, 12]] {
        assert!(matches!(deal(&numbers), Deal::Drawn { .. }), "{numbers:?}");
    }
    for numbers in [
        &[1, 2, 3, 14][..],
        &[0, 1, 2, 3],
        &[1, 2, 3],
        &[1, 2, 3, 4, 5],
    ] {
        assert!(matches!(deal(numbers), Deal::Chosen { .. }), "{numbers:?}");
    }
}
