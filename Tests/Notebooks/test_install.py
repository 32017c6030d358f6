"""The installation of the kernel and its removal, as a person does them, in a home of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

#: The program that is tried.
PROGRAM = os.environ["NAVLAB"]

#: The longest time that anything may take, in seconds, so that a hang is reported.
HANG = 600

#: The variables that tell Jupyter where to look, which a person has not set.
JUPYTER = ("JUPYTER_PATH", "JUPYTER_DATA_DIR", "JUPYTER_CONFIG_DIR", "XDG_DATA_HOME", "IPYTHONDIR", "VIRTUAL_ENV")

#: A program that starts the kernel, runs a cell and prints what comes of it.
CELL = """
from jupyter_client.manager import start_new_kernel
manager, client = start_new_kernel(kernel_name="navlab", startup_timeout=180)
try:
    reply = client.execute_interactive("tree", timeout=180, output_hook=lambda message: print(message["content"]))
    print(reply["content"]["status"])
finally:
    client.stop_channels()
    manager.shutdown_kernel()
"""


class Person:
    """Somebody with an empty home, and with Jupyter."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.environment = {name: value for name, value in os.environ.items() if name not in JUPYTER}
        self.environment["HOME"] = str(home)
        self.python = sys.executable

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            words, env=self.environment, cwd=self.home, capture_output=True, text=True, timeout=HANG, check=False
        )

    def navlab(self, *words: str) -> subprocess.CompletedProcess[str]:
        return self.run(PROGRAM, "jupyter", *words)

    def kernels(self) -> dict[str, str]:
        """The kernels that Jupyter finds, and the folders of their descriptions."""
        listed = self.run(self.python, "-m", "jupyter_client.kernelspecapp", "list", "--json")
        assert listed.returncode == 0, listed.stderr
        return {name: kernel["resource_dir"] for name, kernel in json.loads(listed.stdout)["kernelspecs"].items()}

    def cell(self) -> str:
        """What a cell of the kernel brings."""
        run = self.run(self.python, "-c", CELL)
        assert run.returncode == 0, run.stderr
        return run.stdout


@pytest.fixture
def person(tmp_path: Path) -> Person:
    home = tmp_path / "home of a person"
    home.mkdir()
    return Person(home)


def test_install_for_the_user_and_uninstall(person: Person) -> None:
    assert "navlab" not in person.kernels()
    refused = person.navlab("uninstall")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith("navlab: there is no kernel for NavLab in ")

    # Without an option it is the same as with --user, and a second time replaces the first.
    for words in [[], ["--user"]]:
        installed = person.navlab("install", *words)
        assert installed.returncode == 0, installed.stderr
    data = person.home / ("Library/Jupyter" if sys.platform == "darwin" else ".local/share/jupyter")
    assert person.kernels()["navlab"] == str(data / "kernels" / "navlab")
    description = json.loads((data / "kernels" / "navlab" / "kernel.json").read_text())
    assert description["argv"][0].startswith(str(data))
    assert (description["display_name"], description["language"]) == ("NavLab", "nav")
    output = person.cell()
    assert "NavigationStack" in output
    assert output.endswith("ok\n")

    mine = person.home / "mine.ipynb"
    mine.write_text("{}")
    removed = person.navlab("uninstall", "--user")
    assert removed.returncode == 0, removed.stderr
    assert "navlab" not in person.kernels()
    assert not (data / "navlab" / "python").exists()
    assert not (data / "kernels" / "navlab").exists()
    assert mine.exists()


def test_install_into_a_python_environment(person: Person) -> None:
    environment = person.home / "environment"
    made = person.run(sys.executable, "-m", "venv", "--without-pip", str(environment))
    assert made.returncode == 0, made.stderr
    own = next((environment / "lib").glob("python*")) / "site-packages"
    # The environment has Jupyter, as after 'pip install jupyterlab'.
    (own / "jupyter.pth").write_text(sysconfig.get_path("purelib") + "\n")
    other = Person(person.home)
    person.python = str(environment / "bin" / "python")
    before = {path.name for path in own.iterdir()}

    installed = person.navlab("install", "--prefix", "environment")
    assert installed.returncode == 0, installed.stderr
    place = environment / "share" / "jupyter" / "kernels" / "navlab"
    assert person.kernels()["navlab"] == str(place)
    # Other environments do not see it, and nothing is added to the packages of this one.
    assert "navlab" not in other.kernels()
    assert {path.name for path in own.iterdir()} - before <= {"__pycache__"}
    assert person.cell().endswith("ok\n")

    # What --user has installed is another kernel.
    assert person.navlab("uninstall").returncode == 2
    assert place.exists()
    assert person.navlab("uninstall", "--prefix", "environment").returncode == 0
    assert "navlab" not in person.kernels()
    # The history is the person's, and lies elsewhere.
    assert not (environment / "share" / "jupyter" / "navlab").exists()
    assert person.navlab("uninstall", "--prefix", "environment").returncode == 2


def test_options_that_exclude_each_other(person: Person) -> None:
    refused = person.navlab("install", "--user", "--prefix", "environment")
    assert refused.returncode == 2
    assert "cannot be combined" in refused.stderr


def test_folder_that_cannot_be_written(person: Person) -> None:
    (person.home / "file").write_text("")
    refused = person.navlab("install", "--prefix", "file")
    assert refused.returncode == 2
    assert refused.stderr.count("\n") <= 2, refused.stderr
    assert "share/jupyter" in refused.stderr
