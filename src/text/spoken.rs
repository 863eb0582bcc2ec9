//! Sentences in words for listeners, if fractions or negative numbers would be misheard.

use score_core::arith::spoken::{Piece, Spoken, SpokenFraction, pieces};

use crate::tr;

/// The text that is read aloud in place of the written one; `None` if both are the same.
pub fn heard(written: &str) -> Option<String> {
    let pieces = pieces(written);
    let is_value = |piece: &Piece<'_>| matches!(piece, Piece::Value(_));
    pieces.iter().any(is_value).then(|| {
        let words = pieces.iter().map(|piece| match piece {
            Piece::Text(text) => (*text).to_owned(),
            Piece::Value(value) => in_words(*value),
        });
        words.collect()
    })
}

/// A text as it is read aloud. It is for invisible texts such as the name of a control or of a
/// picture.
pub fn aloud(written: String) -> String {
    heard(&written).unwrap_or(written)
}

fn in_words(spoken: Spoken) -> String {
    let whole = spoken.whole.map(|whole| whole.to_string());
    let size = match (whole, spoken.part.map(part)) {
        (Some(whole), Some(part)) => tr!("spoken-whole-and-part", whole = whole, part = part),
        (whole, part) => whole.or(part).unwrap_or_default(),
    };
    match spoken.is_negative {
        true => tr!("spoken-minus", size = size),
        false => size,
    }
}

fn part(part: SpokenFraction) -> String {
    match part {
        SpokenFraction::Named {
            numerator,
            denominator,
        } => {
            let count = tr!(
                "spoken-count",
                count = numerator,
                written = numerator.to_string(),
            );
            tr!(
                "spoken-part",
                denominator = denominator,
                numerator = numerator,
                count = count,
            )
        }
        SpokenFraction::Over {
            numerator,
            denominator,
        } => tr!(
            "spoken-over",
            numerator = numerator.to_string(),
            denominator = denominator.to_string(),
        ),
    }
}
