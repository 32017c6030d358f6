"""Grades a submission with NavLab and leaves the result.json that Classroom 50 collects.

Put it beside the assignment's other files as CLASSROOM/autograders/ASSIGNMENT/autograder.py. Hidden checks
are only as hidden as the page that this folder is published on, so keep the exercise elsewhere: NAVLAB names
the program, and NAVLAB_COURSE a folder with Exercises that the runner has and nobody else can read.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

EXERCISE = os.environ.get("NAVLAB_EXERCISE", "02-one-array")


def main() -> None:
    program = os.environ.get("NAVLAB", "navlab")
    course = os.environ.get("NAVLAB_COURSE")
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        # One folder in a folder is one submission, whatever is in it.
        ignored = shutil.ignore_patterns(".git", "result.json")
        shutil.copytree(".", work / "class" / "submission", symlinks=True, ignore=ignored)
        grade = [program, "grade", str(work / "class"), "--exercise", EXERCISE]
        grade += ["--out", str(work / "results")] + (["--course", course] if course else [])
        # What learners write stays out of the log, where lines that begin with :: are commands.
        subprocess.run(grade, check=True, stdout=subprocess.DEVNULL)
        report = [program, "report", str(work / "results"), "--format", "classroom50"]
        subprocess.run(report + ["--output", "result.json"], check=True)


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        # Another exit code than 0 tells the runner that the grader failed, and not the learner.
        sys.exit(error.returncode)
