"""The package travels with its tasks, so that executors need no copy of it, and never have another version."""

import sys


def ship():
    """Has Spark send the code of this package with what it calls, instead of its name."""
    from pyspark import cloudpickle

    cloudpickle.register_pickle_by_value(sys.modules[__package__])
