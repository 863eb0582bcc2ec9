//! What a player does and sees in Score. The page's selectors are here and
//! nowhere else.
