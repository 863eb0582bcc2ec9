"""Prints what the SCORM block has stored, as JSON: the fields of each scope."""

import json
import os
import sqlite3

path = os.path.join(os.environ["SCORE_LMS_FOLDER"], "workbench.sqlite")
with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
    rows = database.execute("select state from workbench_xblockstate")
    print(json.dumps([json.loads(state) for (state,) in rows]))
