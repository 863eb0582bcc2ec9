### The table: board, calls, clocks, settlements.
