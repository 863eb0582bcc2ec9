//! A pack of playing cards without jokers, and the draw from it.

use serde::{Deserialize, Serialize};

use crate::NotAValue;
use crate::dice::Generator;

/// The largest number on a card, the king's: ace is 1, jack 11, queen 12.
pub const MAX_RANK: u8 = 13;

/// A suit; it distinguishes cards of one rank and has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♠
    Spades,
}

impl Suit {
    /// The four suits.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];
}

/// A playing card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u8, Suit)", into = "(u8, Suit)")]
pub struct Card {
    rank: u8,
    suit: Suit,
}

impl Card {
    /// The card of `rank` 1 to [`MAX_RANK`] and `suit`; `None` for another rank.
    pub fn new(rank: u8, suit: Suit) -> Option<Card> {
        (1..=MAX_RANK)
            .contains(&rank)
            .then_some(Card { rank, suit })
    }

    /// The number on the card, 1 to 13.
    pub const fn rank(self) -> u8 {
        self.rank
    }

    /// The suit of the card.
    pub const fn suit(self) -> Suit {
        self.suit
    }
}

impl From<Card> for (u8, Suit) {
    fn from(card: Card) -> (u8, Suit) {
        (card.rank, card.suit)
    }
}

impl TryFrom<(u8, Suit)> for Card {
    type Error = NotAValue;

    fn try_from((rank, suit): (u8, Suit)) -> Result<Card, NotAValue> {
        Card::new(rank, suit).ok_or(NotAValue)
    }
}

/// `count` cards drawn without replacement from a whole pack of 52, in the order of the draw. At
/// most 52 are drawn.
pub fn draw(count: usize, generator: &mut Generator) -> Vec<Card> {
    let mut pack: Vec<Card> = Suit::ALL
        .into_iter()
        .flat_map(|suit| (1..=MAX_RANK).map(move |rank| Card { rank, suit }))
        .collect();
    (0..count.min(pack.len()))
        .map(|_| {
            let index = generator.below(pack.len() as u32);
            pack.swap_remove(index as usize)
        })
        .collect()
}

/// A hand with these numbers, each card of a suit of its own. `None` for more numbers than there
/// are suits, or for a number that no card has.
pub fn hand_showing(numbers: &[u32]) -> Option<Vec<Card>> {
    if numbers.len() > Suit::ALL.len() {
        return None;
    }
    let hand = numbers.iter().zip(Suit::ALL);
    hand.map(|(number, suit)| Card::new(u8::try_from(*number).ok()?, suit))
        .collect()
}
