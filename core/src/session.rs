//! A player's side of the talk with a relay.
