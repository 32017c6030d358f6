"""The conversation with `navlab session`: requests go out as lines of JSON, and events come in."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import threading
import time
from collections.abc import Iterator
from typing import Any

#: The version of the conversation that this kernel speaks.
SESSION = 1

#: The seconds that NavLab has to stop after an interruption before it is started anew.
PATIENCE = 10.0


class SessionError(Exception):
    """NavLab cannot be started, or has ended in the middle of a request."""


class NavLabSession:
    """A running `navlab session`, which is started when it is first needed, and again when it has ended."""

    def __init__(self, program: str) -> None:
        """Take the path or name of the program; nothing is started yet."""
        self._program = program
        self._process: subprocess.Popen[str] | None = None
        self._events: queue.SimpleQueue[dict[str, Any] | None] = queue.SimpleQueue()
        self._number = 0
        self._interruption = threading.Event()

    def interrupt(self) -> None:
        """Stop what is running, as soon as the request that waits for it looks; for a signal's handler."""
        self._interruption.set()

    def forget_interruption(self) -> None:
        """Leave out an interruption that came too late for the request before."""
        self._interruption.clear()

    def request(self, do: str, **fields: Any) -> Iterator[dict[str, Any]]:
        """Ask for something, and yield what comes of it; the last event is `done`.

        An interruption stops what is running, and the events go on to its end.
        """
        self._start()
        self._number += 1
        number = self._number
        self._send({"id": number, "do": do, **fields})
        deadline: float | None = None
        while True:
            if self._interruption.is_set():
                self._interruption.clear()
                self._send({"id": 0, "do": "interrupt"})
                deadline = time.monotonic() + PATIENCE
            event = self._next(deadline)
            if event is None or event.get("id") != number:
                continue
            yield event
            if event["event"] == "done":
                return

    def result(self, do: str, **fields: Any) -> dict[str, Any]:
        """Ask for something of which only the end matters."""
        *_, done = self.request(do, **fields)
        return done

    def answer(self, text: str | None) -> None:
        """Answer a question; None where nobody does."""
        self._send({"id": self._number, "do": "answer", "text": text})

    def close(self) -> None:
        """End NavLab, and with it the app."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            try:
                process.stdin.close()
            except BrokenPipeError:
                # It has ended by itself.
                pass
        try:
            process.wait(timeout=3)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _start(self) -> None:
        if self._process is not None and self._process.poll() is None:
            return
        try:
            # In a session of its own it does not get the signals that are meant for the kernel.
            process = subprocess.Popen(
                [self._program, "session"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                start_new_session=os.name == "posix",
            )
        except OSError as error:
            raise SessionError(
                f"{self._program} cannot be started: {error.strerror}; "
                "install the kernel again with 'navlab jupyter install'"
            ) from error
        self._process = process
        self._events = queue.SimpleQueue()
        threading.Thread(target=_read, args=(process, self._events), daemon=True).start()
        while (hello := self._next(None)) is None:
            pass
        if hello.get("session") != SESSION:
            self.close()
            raise SessionError(
                f"this kernel speaks version {SESSION} of NavLab's session, and {self._program} another one; "
                "install the kernel again with 'navlab jupyter install'"
            )

    def _next(self, deadline: float | None) -> dict[str, Any] | None:
        """Return the next event, or None where there is none yet."""
        try:
            # Interruptions are looked for in between.
            event = self._events.get(timeout=0.1)
        except queue.Empty:
            if deadline is not None and time.monotonic() > deadline:
                self._kill()
                raise SessionError(
                    "NavLab did not stop, and was ended; the next cell starts it again, without an app"
                ) from None
            return None
        if event is None:
            self._kill()
            raise SessionError("NavLab has ended; the next cell starts it again, without an app")
        return event

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()

    def _send(self, request: dict[str, Any]) -> None:
        process = self._process
        if process is None or process.stdin is None:
            raise SessionError("NavLab has ended; the next cell starts it again, without an app")
        try:
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
        except BrokenPipeError:
            # The end of its output says the same, in its place among the events.
            pass


def _read(process: subprocess.Popen[str], events: queue.SimpleQueue[dict[str, Any] | None]) -> None:
    """Pass on the lines that NavLab writes, and None at their end."""
    assert process.stdout is not None
    for line in process.stdout:
        events.put(json.loads(line))
    events.put(None)
