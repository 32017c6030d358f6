"""The kernel: Jupyter's messages on one side, NavLab's session on the other."""

from __future__ import annotations

import os
from pathlib import Path
from signal import SIGINT, signal
from typing import Any

from ipykernel.kernelbase import Kernel
from jupyter_core.paths import jupyter_data_dir

from . import __version__
from .history import KernelHistory
from .session import NavLabSession, SessionError


class NavLabKernel(Kernel):
    """Runs cells of NavLab's commands and of Swift apps."""

    implementation = "navlab"
    implementation_version = __version__
    banner = "NavLab: a lab for SwiftUI navigation. 'help' lists the commands, '%%app' begins a cell with Swift code."
    language_info = {
        "name": "nav",
        "version": __version__,
        "mimetype": "text/x-nav",
        "file_extension": ".nav",
        "pygments_lexer": "text",
        "codemirror_mode": "shell",
    }
    help_links = [{"text": "SwiftUI navigation", "url": "https://developer.apple.com/documentation/swiftui/navigation"}]

    def __init__(self, **traits: Any) -> None:
        """Prepare the kernel; NavLab is started by the first cell."""
        super().__init__(**traits)
        program = os.environ.get("NAVLAB") or os.environ.get("NAVLAB_KERNEL_PROGRAM") or "navlab"
        self.navlab = NavLabSession(program)
        self.history = KernelHistory(Path(jupyter_data_dir()) / "navlab" / "history.sqlite")
        self._asks = False

    def pre_handler_hook(self) -> None:
        """Note interruptions while a message is handled.

        An exception at any line could take the way out of the handler, and the notebook would wait for a reply that
        never comes.
        """
        self._asks = False
        self.navlab.forget_interruption()
        self.saved_sigint_handler = signal(SIGINT, self._interrupt)

    def _interrupt(self, *_: Any) -> None:
        """Interrupt NavLab, or leave the question that is being asked."""
        if self._asks:
            self._asks = False
            raise KeyboardInterrupt
        self.navlab.interrupt()

    async def do_execute(
        self,
        code: str,
        silent: bool,
        store_history: bool = True,
        user_expressions: dict[str, str] | None = None,
        allow_stdin: bool = False,
        *,
        cell_meta: dict[str, Any] | None = None,
        cell_id: str | None = None,
    ) -> dict[str, Any]:
        """Run a cell."""
        self._allow_stdin = allow_stdin
        if store_history and not silent and code.strip():
            self.history.add(self.execution_count, code)
        payload: list[dict[str, Any]] = []
        error: dict[str, Any] | None = None
        try:
            for event in self.navlab.request("cell", text=code, asks=allow_stdin):
                match event["event"]:
                    case "input":
                        self.navlab.answer(self._ask(event["prompt"]))
                    case "page":
                        data = {"text/plain": event["text"]}
                        payload.append({"source": "page", "data": data, "start": 0})
                    case "next":
                        payload.append(
                            {"source": "set_next_input", "text": event["text"], "replace": False}
                        )
                    case "quit":
                        payload.append({"source": "ask_exit", "keepkernel": False})
                    case "error":
                        error = {
                            "ename": event["name"],
                            "evalue": event["message"],
                            "traceback": event["lines"],
                        }
                        if not silent:
                            self.send_response(self.iopub_socket, "error", error)
                    case _ if not silent:
                        self._show(event)
        except SessionError as problem:
            error = {"ename": "NavLabEnded", "evalue": str(problem), "traceback": [str(problem)]}
            if not silent:
                self.send_response(self.iopub_socket, "error", error)
        if error is not None:
            return {"status": "error", "execution_count": self.execution_count, **error}
        return {
            "status": "ok",
            "execution_count": self.execution_count,
            "payload": payload,
            "user_expressions": {},
        }

    def _show(self, event: dict[str, Any]) -> None:
        """Pass on what is to be seen."""
        match event["event"]:
            case "stream":
                content = {"name": event["name"], "text": event["text"]}
                self.send_response(self.iopub_socket, "stream", content)
            case "result":
                content = {
                    "execution_count": self.execution_count,
                    "data": event["data"],
                    "metadata": {},
                }
                self.send_response(self.iopub_socket, "execute_result", content)
            case "display":
                content = {"data": event["data"], "metadata": {}}
                self.send_response(self.iopub_socket, "display_data", content)
            case "clear":
                self.send_response(self.iopub_socket, "clear_output", {"wait": False})

    def _ask(self, prompt: str) -> str | None:
        """Ask whoever sits at the notebook; None where the question is left."""
        try:
            self._asks = True
            text = self.raw_input(prompt + " ")
            self._asks = False
            return text
        except (EOFError, KeyboardInterrupt):
            self._asks = False
            return None

    async def do_complete(self, code: str, cursor_pos: int) -> dict[str, Any]:
        """Find what could stand at the cursor."""
        reply: dict[str, Any] = {
            "status": "ok",
            "matches": [],
            "cursor_start": cursor_pos,
            "cursor_end": cursor_pos,
            "metadata": {},
        }
        try:
            done = self.navlab.result("complete", before=code[:cursor_pos])
        except SessionError:
            # Completion stays silent; the next cell says what is wrong.
            return reply
        candidates = done.get("candidates", [])
        start = cursor_pos - len(done.get("replacing", ""))
        reply["matches"] = [candidate["text"] for candidate in candidates]
        reply["cursor_start"] = start
        reply["metadata"] = {
            "_jupyter_types_experimental": [
                {
                    "start": start,
                    "end": cursor_pos,
                    "text": candidate["text"],
                    "type": candidate.get("detail", ""),
                }
                for candidate in candidates
            ]
        }
        return reply

    async def do_inspect(
        self, code: str, cursor_pos: int, detail_level: int = 0, omit_sections: tuple[str, ...] = ()
    ) -> dict[str, Any]:
        """Explain what stands at the cursor."""
        reply: dict[str, Any] = {"status": "ok", "found": False, "data": {}, "metadata": {}}
        try:
            done = self.navlab.result("inspect", before=code[:cursor_pos], after=code[cursor_pos:])
        except SessionError:
            # An explanation that cannot be had is none.
            return reply
        if text := done.get("text"):
            reply["found"] = True
            reply["data"] = {"text/plain": text}
        return reply

    async def do_is_complete(self, code: str) -> dict[str, Any]:
        """Tell a console whether Return runs what was typed."""
        try:
            status = self.navlab.result("parse", text=code)["completeness"]
        except SessionError:
            return {"status": "unknown"}
        return {"status": status, "indent": ""} if status == "incomplete" else {"status": status}

    async def do_history(
        self,
        hist_access_type: str,
        output: bool,
        raw: bool,
        session: int | None = None,
        start: int | None = None,
        stop: int | None = None,
        n: int | None = None,
        pattern: str | None = None,
        unique: bool = False,
    ) -> dict[str, Any]:
        """Find what was run before."""
        found = self.history.entries(
            hist_access_type,
            output=output,
            raw=raw,
            session=session,
            start=start,
            stop=stop,
            n=n,
            pattern=pattern,
            unique=unique,
        )
        return {"status": "ok", "history": found}

    async def do_shutdown(self, restart: bool) -> dict[str, Any]:
        """End NavLab with the kernel; a restart begins without an app."""
        self.navlab.close()
        self.history.close()
        return {"status": "ok", "restart": restart}
