### Group play.
