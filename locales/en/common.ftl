# The frame of every page.
theme = Theme
