"""Serves ExtractNet as its neighbours are served: `peers` is the file beside this one, because this folder comes first."""

from pathlib import Path
import runpy

runpy.run_path(str(Path(__file__).parent.parent / "serve.py"))
