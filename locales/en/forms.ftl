### House rules, players, experiment.
