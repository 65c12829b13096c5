"""Fovea on Apache Spark. There is no extraction here: every page is read by `fovea`, a program for Node.js."""

from .dataframes import extract
from .files import extract_files
from .sites import learn_sites

__all__ = ["extract", "extract_files", "learn_sites"]
