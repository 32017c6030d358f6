"""What was run before, in a database of the form that IPython keeps."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from IPython.core.history import HistoryAccessor


class KernelHistory:
    """The cells of this session and of earlier ones."""

    def __init__(self, file: Path | None) -> None:
        """Open the database, or begin one; without a file it is kept for this session only."""
        try:
            if file is not None:
                file.parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            # Whoever cannot write here still has the history of this session.
            file = None
        self._accessor = HistoryAccessor(hist_file=str(file) if file else ":memory:")
        with self._accessor.db as database:
            cursor = database.execute(
                "INSERT INTO sessions VALUES (NULL, datetime('now'), NULL, NULL, 'navlab')"
            )
        self.session: int = cursor.lastrowid or 0

    def add(self, line: int, source: str) -> None:
        """Keep a cell under its number."""
        try:
            with self._accessor.db as database:
                database.execute(
                    "INSERT OR REPLACE INTO history VALUES (?, ?, ?, ?)",
                    (self.session, line, source, source),
                )
        except sqlite3.OperationalError:
            # Another kernel holds the file for longer than SQLite waits; the cell itself has run.
            pass

    def entries(self, access: str, **choices: Any) -> list[tuple[int, int, Any]]:
        """Find cells, as a `history_request` asks for them."""
        output = bool(choices.get("output"))
        raw = bool(choices.get("raw", True))
        if access == "tail":
            found = self._accessor.get_tail(
                choices.get("n"), raw=raw, output=output, include_latest=True
            )
        elif access == "range":
            session = choices.get("session") or 0
            found = self._accessor.get_range(
                # Sessions are counted from the present one where the number is not positive.
                session if session > 0 else self.session + session,
                choices.get("start") or 1,
                choices.get("stop"),
                raw=raw,
                output=output,
            )
        elif access == "search":
            found = self._accessor.search(
                choices.get("pattern") or "*",
                raw=raw,
                output=output,
                n=choices.get("n"),
                unique=bool(choices.get("unique")),
            )
        else:
            found = []
        return list(found)

    def close(self) -> None:
        """Close the database."""
        self._accessor.db.close()
