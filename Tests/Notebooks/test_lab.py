"""A lesson in JupyterLab, in a browser without a screen."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import HANG
from playwright.sync_api import Locator, Page, expect, sync_playwright

LESSON = "01-the-stack-is-state.ipynb"

BROWSER = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
)

pytestmark = pytest.mark.skipif(BROWSER is None, reason="no Chromium here; JupyterLab is not looked at")


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[str]:
    """The address of a JupyterLab that shows a copy of the lesson."""
    shutil.copy(Path(os.environ["NOTEBOOKS"]) / LESSON, tmp_path)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [
        sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--port={port}",
        "--IdentityProvider.token=", "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        f"--ServerApp.root_dir={tmp_path}", f"--LabApp.user_settings_dir={tmp_path}/settings",
        f"--LabApp.workspaces_dir={tmp_path}/workspaces",
    ]  # fmt: skip
    with (tmp_path / "lab.log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            address = f"http://127.0.0.1:{port}"
            deadline = time.monotonic() + HANG
            while True:
                assert process.poll() is None and time.monotonic() < deadline, (tmp_path / "lab.log").read_text()
                try:
                    urllib.request.urlopen(f"{address}/api/status")
                    break
                except urllib.error.URLError:
                    time.sleep(0.2)
            yield f"{address}/lab/tree/{LESSON}?reset"
        finally:
            process.terminate()
            process.wait()


def paper(page: Page) -> str:
    """The colour behind the first drawing that is seen."""
    drawing = page.locator(".jp-OutputArea-output svg.scene").first
    return drawing.evaluate("drawing => getComputedStyle(drawing).backgroundColor")


def complete(page: Page, editor: Locator, beginning: str, word: str) -> None:
    """Type the beginning of a word, and complete it; Lab drops a completion that comes late on a busy machine."""
    attempts = 6
    for attempt in range(attempts):
        editor.click()
        page.keyboard.press("Control+a")
        page.keyboard.type(beginning)
        page.keyboard.press("Tab")
        try:
            expect(page.locator(".jp-Completer")).to_contain_text(word, timeout=HANG * 1000 / attempts)
            return
        except AssertionError:
            if attempt == attempts - 1:
                raise


def run_next(page: Page) -> None:
    page.keyboard.press("Shift+Enter")


def test_lesson_is_played(lab: str) -> None:
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1200, "height": 900})
        page.set_default_timeout(HANG * 1000)
        expect.set_options(timeout=HANG * 1000)
        page.goto(lab)
        page.wait_for_selector(".jp-Notebook .jp-CodeCell")
        expect(page.locator(".jp-NotebookPanel-toolbar").get_by_text("NavLab")).to_be_visible()
        # Lab clears a cell without running it while it is not connected to the kernel.
        expect(page.locator("#jp-main-statusbar")).to_contain_text("NavLab | Idle")
        # Cells that Lab has not shown yet are not in the page.
        code = page.locator(".jp-Notebook .jp-CodeCell")
        opening = code.first
        opening.locator(".cm-content").click()
        run_next(page)
        drawing = opening.locator(".jp-OutputArea-output svg.scene")
        expect(drawing).to_be_visible()
        expect(drawing).to_contain_text("Hall")
        light = paper(page)

        # Completion, and an explanation, in a cell of one's own.
        page.keyboard.press("Escape")
        page.keyboard.press("b")
        page.keyboard.press("Enter")
        editor = page.locator(".jp-Cell.jp-mod-active .cm-content")
        complete(page, editor, "ta", "tabs")
        # Escape would leave the cell once the list has gone by itself.
        editor.click()
        page.keyboard.press("Control+a")
        page.keyboard.type("tap")
        page.keyboard.press("Shift+Tab")
        expect(page.locator(".jp-Tooltip")).to_contain_text("Taps a button")
        editor.click()
        page.keyboard.press("Control+a")
        page.keyboard.type('%%predict count\ntap "Harbour"')
        run_next(page)
        question = page.locator(".jp-Stdin-input")
        expect(question).to_be_visible()
        question.fill("1")
        question.press("Enter")
        expect(page.locator(".jp-Notebook")).to_contain_text("Right.")
        expect(page.locator(".jp-OutputArea-output svg.scene").nth(1)).to_contain_text("Harbour")

        # The drawing has the colours of the theme.
        page.get_by_role("menuitem", name="Settings").click()
        page.get_by_text("Theme", exact=True).hover()
        page.get_by_text("JupyterLab Dark", exact=True).click()
        page.wait_for_selector("body[data-jp-theme-light=false]", state="attached")
        page.wait_for_function(
            "light => getComputedStyle(document.querySelector('svg.scene')).backgroundColor != light", arg=light
        )
        assert paper(page) != light
        if picture := os.environ.get("NAVLAB_PICTURE"):
            page.screenshot(path=picture)
        browser.close()
