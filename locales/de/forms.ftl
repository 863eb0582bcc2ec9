### Hausregeln, Mitspieler, Ausprobieren.
