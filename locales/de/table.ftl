### Der Tisch: Würfel, Ansagen, Uhren, Abrechnung.
