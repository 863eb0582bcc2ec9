### Dials.
