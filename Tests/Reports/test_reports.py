"""The reports of `navlab test`, read by programs that others have written, and its workflow, checked by a schema."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from junitparser import Error, Failure, JUnitXml

ROOT = Path(os.environ["NAVLAB_ROOT"])
NAVLAB = os.environ["NAVLAB"]
WORKFLOWS = [
    ROOT / "Docs/Testing/github/navigation-tests.yml",
    ROOT / "Docs/Grading/github/grade-class.yml",
    *sorted((ROOT / "Tests/Fixtures/testing").glob("*/.github/workflows/*.yml")),
]

APP = """
import SwiftUI
@main struct KioskApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          NavigationLink("Fish & <chips>", value: "fish")
          Button("Crash") { let none: [Int] = []; print(none[1]) }
        }
        .navigationTitle("Menu")
        .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
      }
    }
  }
}
"""

SCRIPTS = {
    "good": 'tap "Fish & <chips>"\nexpect screen "fish"\n',
    "deep/bad": 'tap "Fish & <chips>"\nexpect text "<&\\"\'>"\n',
    "deep/crash": 'tap "Crash"\n',
    "typo": "tapp\n",
}


@pytest.fixture(scope="module")
def suites(tmp_path_factory):
    """JUnit's XML of an app whose tests pass, fail, crash and cannot be read."""
    folder = tmp_path_factory.mktemp("kiosk")
    (folder / "App.swift").write_text(APP)
    for name, text in SCRIPTS.items():
        file = folder / "NavTests" / f"{name}.nav"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    report = folder / "results.xml"
    run = subprocess.run([NAVLAB, "test", str(folder), "--junit", str(report)], capture_output=True, text=True)
    assert run.returncode == 4, run.stderr
    return JUnitXml.fromfile(str(report))


def test_counts(suites):
    assert (suites.tests, suites.failures, suites.errors, suites.skipped) == (4, 1, 2, 0)
    assert sorted(suite.name for suite in suites) == ["KioskApp", "KioskApp.deep"]
    counted = [(suite.tests, suite.failures, suite.errors) for suite in suites]
    for suite in suites:
        suite.update_statistics()
    assert counted == [(suite.tests, suite.failures, suite.errors) for suite in suites]


def test_results(suites):
    results = {case.name: case.result for suite in suites for case in suite}
    assert results["good"] == []
    assert isinstance(results["bad"][0], Failure)
    assert isinstance(results["crash"][0], Error) and results["crash"][0].type == "crashed"
    assert isinstance(results["typo"][0], Error) and results["typo"][0].type == "unreadable"
    assert "<&" in results["bad"][0].message


def test_times(suites):
    for suite in suites:
        assert all(case.time >= 0 and case.classname == suite.name for case in suite)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.name)
def test_workflow(workflow):
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    run = subprocess.run([*check, str(workflow)], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout


def test_broken_workflow(tmp_path):
    """The schema refuses what GitHub would refuse."""
    text = WORKFLOWS[0].read_text().replace("runs-on: ubuntu-24.04", "runs-at: ubuntu-24.04")
    broken = tmp_path / "broken.yml"
    broken.write_text(text)
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    assert subprocess.run([*check, str(broken)], capture_output=True).returncode != 0


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.name)
def test_options(workflow):
    """Every option that a workflow gives to NavLab is one that its help names."""
    for line in workflow.read_text().splitlines():
        words = line.split()
        if "run:" not in words or not any(word.endswith("/navlab") for word in words):
            continue
        start = next(index for index, word in enumerate(words) if word.endswith("/navlab"))
        subcommand = words[start + 1]
        if subcommand.startswith("-"):
            continue
        help_text = subprocess.run([NAVLAB, subcommand, "--help"], capture_output=True, text=True).stdout
        for word in words[start:]:
            if word.startswith("--"):
                assert word in help_text, f"{workflow}: {subcommand} has no {word}"
