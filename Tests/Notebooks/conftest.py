"""A running kernel, spoken to by Jupyter's own client."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from typing import Any

import pytest
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import KernelManager, start_new_kernel

#: The longest time that anything may take, in seconds, so that a hang is reported.
HANG = 180

# Tests that run beside each other have a history each.
os.environ["JUPYTER_DATA_DIR"] = tempfile.mkdtemp(dir=os.environ["HOME"])


class Notebook:
    """Cells that are run one after the other."""

    def __init__(self, manager: KernelManager, client: BlockingKernelClient) -> None:
        self.manager = manager
        self.client = client

    def run(self, code: str, answers: list[str] | None = None) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """Run a cell, and give the reply and what it brought; answers are given to its questions in turn."""
        outputs: list[dict[str, Any]] = []
        waiting = list(answers or [])

        def ask(message: dict[str, Any]) -> None:
            outputs.append(message)
            self.client.input(waiting.pop(0))

        reply = self.client.execute_interactive(
            code,
            allow_stdin=answers is not None,
            timeout=HANG,
            output_hook=outputs.append,
            stdin_hook=ask,
        )
        assert waiting == [], "not every answer was asked for"
        kinds = ("status", "execute_input")
        return reply["content"], [output for output in outputs if output["msg_type"] not in kinds]

    def text(self, code: str, answers: list[str] | None = None) -> str:
        """Run a cell that succeeds, and give what it printed."""
        reply, outputs = self.run(code, answers)
        assert reply["status"] == "ok", reply
        streams = [output for output in outputs if output["msg_type"] == "stream"]
        return "".join(stream["content"]["text"] for stream in streams)


@pytest.fixture
def notebook() -> Iterator[Notebook]:
    manager, client = start_new_kernel(kernel_name="navlab", startup_timeout=HANG)
    try:
        yield Notebook(manager, client)
    finally:
        client.stop_channels()
        manager.shutdown_kernel()
