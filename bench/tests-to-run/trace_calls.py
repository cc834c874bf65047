"""A plugin of pytest: which functions of the repository the tests of each file call. Calls while files are imported belong to no test."""

import json
import os
import sys
import threading

ROOT = os.path.realpath(os.getcwd()) + os.sep
CALLED = {}
current = None


def profile(frame, event, _argument):
    if event == "call" and current is not None:
        code = frame.f_code
        current.add((code.co_filename, code.co_firstlineno))


def pytest_runtest_protocol(item, nextitem):
    global current
    path = os.path.realpath(str(item.fspath))
    current = CALLED.setdefault(path, set())
    sys.setprofile(profile)
    threading.setprofile(profile)


def pytest_sessionfinish():
    sys.setprofile(None)
    said = {}
    for test, called in CALLED.items():
        inside = [[os.path.realpath(name), line] for name, line in called]
        said[test[len(ROOT) :]] = [[name[len(ROOT) :], line] for name, line in inside if name.startswith(ROOT)]
    with open(os.environ["TRACE_CALLS_TO"], "w") as file:
        json.dump(said, file)
