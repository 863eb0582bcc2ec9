### Mathematician's Yahtzee.
