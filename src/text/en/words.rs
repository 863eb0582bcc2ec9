//! Names of things.

use score_core::table::game::Game;

/// The name of the game, and of the page.
pub const TITLE: &str = "Score";

/// A solitaire player's name.
pub const YOU: &str = "You";

/// The name of a game.
pub fn game(game: Game) -> &'static str {
    match game {
        Game::Score => TITLE,
        Game::TwentyFour => TWENTY_FOUR,
    }
}
/// The names of the pages, as in the title of the browser's tab.
pub const GAMES: &str = "Games";
/// See [`GAMES`].
pub const TWENTY_FOUR: &str = "24";
/// See [`GAMES`].
pub const RULES_OF_24: &str = "Rules of 24";
/// See [`GAMES`].
pub const HANDS: &str = "All hands of 24";
/// See [`GAMES`].
pub const PLAY: &str = "Play";
/// See [`GAMES`].
pub const RULES: &str = "Rules";
/// See [`GAMES`].
pub const PLAYERS: &str = "Players";
/// See [`GAMES`].
pub const GROUP: &str = "Group";
/// See [`GAMES`].
pub const HOUSE: &str = "House rules";
/// See [`GAMES`].
pub const EXPERIMENT: &str = "Experiment";
/// See [`GAMES`].
pub const ATLAS: &str = "Atlas";
/// See [`GAMES`].
pub const DIALS: &str = "Dials";
/// See [`GAMES`].
pub const YAHTZEE: &str = "Mathematician’s Yahtzee";

/// What the scoreboard is called.
pub const SCOREBOARD: &str = "Scoreboard";

/// The label of a button.
pub const UNDO: &str = "Undo";
/// See [`UNDO`].
pub const REDO: &str = "Redo";
/// See [`UNDO`].
pub const HINT: &str = "Hint";
/// See [`UNDO`].
pub const SCORE: &str = "SCORE";
/// See [`UNDO`].
pub const IMPOSSIBLE: &str = "IMPOSSIBLE";

/// How the page looks.
pub const THEME_DEVICE: &str = "Theme: as the device";
/// See [`THEME_DEVICE`].
pub const THEME_LIGHT: &str = "Theme: light";
/// See [`THEME_DEVICE`].
pub const THEME_DARK: &str = "Theme: dark";

/// The title in the browser's tab.
pub fn title(page: &str) -> String {
    format!("{page} – {TITLE}")
}

/// A link that deals certain numbers.
pub const PLAY_LINK: &str = "Play these numbers";
