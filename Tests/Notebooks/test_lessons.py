"""The exported lessons, run again as a whole."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import nbformat
import pytest
from jupyter_client.kernelspec import KernelSpecManager
from nbclient import NotebookClient

#: The folder that `navlab export ipynb` has written.
LESSONS = Path(os.environ["NOTEBOOKS"])

PATHS = sorted(LESSONS.glob("*.ipynb"))

#: The number of runs, one for each commit, that play all lessons between them.
PARTS = 3


def share(paths: list[Path], ahead: int, environment: Mapping[str, str] = os.environ) -> list[Path]:
    """Give the lessons that this run plays, as `Share` does for other tests; all of them where no turn is set."""
    turn = environment.get("NAVLAB_TURN", "")
    if environment.get("NAVLAB_THOROUGH") == "yes" or not turn.isdecimal():
        return paths
    return [path for place, path in enumerate(paths) if (place + ahead) % PARTS == int(turn) % PARTS]


class Answerer:
    """Somebody at the notebook who knows each answer, because the metadata of the cells hold them."""

    def __init__(self, client: NotebookClient) -> None:
        self.client = client
        self.asked = 0
        self.task: asyncio.Task[None] | None = None
        client.on_cell_execute = self.begin
        client.on_cell_executed = self.end

    async def begin(self, cell: Any, cell_index: int) -> None:
        answer = cell.metadata.get("navlab", {}).get("answer")
        self.client.kc.allow_stdin = answer is not None
        self.task = asyncio.ensure_future(self.reply(answer)) if answer is not None else None

    async def reply(self, answer: str) -> None:
        await self.client.kc.get_stdin_msg()
        self.asked += 1
        self.client.kc.input(answer)
        # A right answer is asked for once; one that is wrong must not be waited for.
        await self.client.kc.get_stdin_msg()
        self.client.kc.input("")

    async def end(self, cell: Any, cell_index: int, execute_reply: Any) -> None:
        if self.task is not None:
            self.task.cancel()


def outputs(notebook: Any) -> list[Any]:
    return [cell.outputs for cell in notebook.cells if cell.cell_type == "code"]


def test_there_is_a_notebook_for_each_lesson() -> None:
    assert len(PATHS) > 20


def test_successive_turns_play_every_lesson() -> None:
    for ahead in range(PARTS):
        played = [path for turn in range(7, 7 + PARTS) for path in share(PATHS, ahead, {"NAVLAB_TURN": f"{turn}"})]
        assert sorted(played) == PATHS
    assert share(PATHS, 0, {}) == PATHS
    assert share(PATHS, 1, {"NAVLAB_TURN": "1", "NAVLAB_THOROUGH": "yes"}) == PATHS


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_notebook_is_valid_and_says_what_editors_read(path: Path) -> None:
    """Strictly: `nbformat` repairs nothing, and what Visual Studio Code chooses kernel and language by is there."""
    raw = json.loads(path.read_text())
    nbformat.validate(raw, relax_add_props=False)
    ids = [cell["id"] for cell in raw["cells"]]
    assert len(set(ids)) == len(ids)
    assert (raw["nbformat"], raw["nbformat_minor"]) == (4, 5)
    assert raw["metadata"]["kernelspec"] == {"name": "navlab", "display_name": "NavLab", "language": "nav"}
    language = raw["metadata"]["language_info"]
    assert language == {"name": "nav", "file_extension": ".nav", "mimetype": "text/x-nav"}
    # Notebook and kernel agree, so that running a notebook changes none of this.
    kernel = KernelSpecManager().get_kernel_spec("navlab")
    assert (kernel.display_name, kernel.language) == ("NavLab", language["name"])


@pytest.mark.parametrize("path", share(PATHS, 0), ids=lambda path: path.stem)
def test_notebook_gives_what_it_was_written_with(path: Path) -> None:
    """As `jupyter nbconvert --execute` does it, with nobody there to answer."""
    written = nbformat.read(path, as_version=4)
    nbformat.validate(written)
    assert written.metadata.kernelspec.name == "navlab"
    played = nbformat.read(path, as_version=4)
    for cell in played.cells:
        if cell.cell_type == "code":
            cell.outputs = []
            cell.execution_count = None
    NotebookClient(played, timeout=180, resources={"metadata": {"path": str(LESSONS)}}).execute()
    assert outputs(played) == outputs(written)


@pytest.mark.parametrize("path", share(PATHS, 1), ids=lambda path: path.stem)
def test_answers_in_the_metadata_are_right(path: Path) -> None:
    written = nbformat.read(path, as_version=4)
    played = nbformat.read(path, as_version=4)
    client = NotebookClient(played, timeout=180, resources={"metadata": {"path": str(LESSONS)}})
    answerer = Answerer(client)
    client.execute()
    questions = 0
    for before, after in zip(written.cells, played.cells, strict=True):
        if before.cell_type != "code":
            continue
        if "answer" not in before.metadata.get("navlab", {}):
            assert after.outputs == before.outputs
            continue
        questions += 1
        text = "".join(output.get("text", "") for output in after.outputs)
        if before.source.startswith("%%predict"):
            assert "\nRight.\n" in f"\n{text}"
            known = "".join(output.get("text", "") for output in before.outputs)
            assert text.replace("Right.\n", "") == known
        else:
            assert "not this one" not in text
            assert text.count(" right\n") == len(before.metadata.navlab.answer.split())
    assert answerer.asked == questions
