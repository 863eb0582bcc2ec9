### Mathematiker-Kniffel.
