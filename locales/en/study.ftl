### Solutions, explanations, hints, the atlas.
