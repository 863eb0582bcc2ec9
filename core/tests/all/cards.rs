//! Tests of a pack of cards.

use score_core::cards::draw;
use score_core::dice::Generator;

#[test]
fn a_whole_pack_holds_every_card_once() {
    let mut cards = draw(60, &mut Generator::new(3, 0));
    assert_eq!(cards.len(), 52);
    cards.sort_by_key(|card| (card.suit() as u8, card.rank()));
    cards.dedup();
    assert_eq!(cards.len(), 52);
}
