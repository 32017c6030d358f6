"""What a cell brings, as a notebook sees it."""

from __future__ import annotations

import random
import threading
import time
from typing import Any

from conftest import HANG, Notebook

LOOP = """%%app
import SwiftUI

@main
struct LoopApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { Button("Spin") { while true {} } }
    }
  }
}
"""

BROKEN = """%%app
import SwiftUI

struct Home: View {
  var body: some View { Tezt("Hello") }
}
"""

TWO_FILES = """%%app
import SwiftUI

@main
struct TwoApp: App {
  var body: some Scene { WindowGroup { NavigationStack { Home() } } }
}
// file: Home.swift
import SwiftUI

struct Home: View {
  var body: some View { Text("In another file").navigationTitle("Home") }
}
"""


def kinds(outputs: list[dict[str, Any]]) -> list[str]:
    return [output["msg_type"] for output in outputs]


def test_error_of_the_compiler_names_the_line_of_the_cell(notebook: Notebook) -> None:
    reply, outputs = notebook.run(BROKEN)
    assert reply["status"] == "error"
    assert reply["ename"] == "DoesNotCompile"
    # The line is counted in the cell, whose first one is %%app.
    assert reply["evalue"].startswith("App.swift:5:25: error: cannot find 'Tezt' in scope")
    assert kinds(outputs) == ["error"]


def test_code_in_two_files(notebook: Notebook) -> None:
    reply, outputs = notebook.run(TWO_FILES)
    assert reply["status"] == "ok", reply
    assert '"Home"' in outputs[-1]["content"]["data"]["text/plain"]


def test_drawing_follows_the_theme_and_comes_once(notebook: Notebook) -> None:
    _, outputs = notebook.run("%%app 1")
    data = outputs[-1]["content"]["data"]
    assert "var(--jp-layout-color0" in data["text/html"]
    assert "prefers-color-scheme: dark" in data["image/svg+xml"]
    _, outputs = notebook.run("path")
    assert kinds(outputs) == ["stream"]
    _, outputs = notebook.run('tap "Harbour"')
    assert kinds(outputs) == ["stream", "execute_result"]


def test_a_list_of_commands_stops_where_one_fails(notebook: Notebook) -> None:
    notebook.run("%%app 1")
    reply, outputs = notebook.run('tap "Harbour"\nexpect path count 7\ntap "Back"')
    assert reply["status"] == "error"
    assert reply["ename"] == "FallsShort"
    assert kinds(outputs) == ["stream", "execute_result", "error"]
    assert "1" in notebook.text("path")
    assert "undo" in notebook.text("%undo").lower() or '"Hall"' in notebook.text("tree")


def test_script_is_read_as_a_whole(notebook: Notebook) -> None:
    notebook.run("%%app 1")
    reply, outputs = notebook.run('%%script\ntap "Harbour"\nfly away\n')
    assert (reply["status"], kinds(outputs)) == ("error", ["error"])
    assert "cell:3:1" in reply["evalue"]
    notebook.text('tap "Harbour"')
    # A script begins with the app has just started.
    notebook.text('%%script\nexpect path count 0\ntap "Harbour"\nexpect path count 1\n')


def test_prediction_is_asked_and_judged(notebook: Notebook) -> None:
    notebook.run("%%app 1")
    cell = '%%predict count\ntap "Harbour"'
    text = notebook.text(cell, ["many", "1"])
    assert "Right." in text
    assert "The number of values in the path now: 1" in text
    notebook.run("%%app 1")
    assert "Not quite." in notebook.text(cell, ["3"])
    notebook.run("%%app 1")
    # Without somebody who answers there is no verdict.
    text = notebook.text(cell)
    assert "The number of values in the path now: 1" in text
    assert "Right" not in text


def test_question_is_asked_until_it_is_right(notebook: Notebook) -> None:
    notebook.run("%%app 1")
    text = notebook.text("%quiz 1", ["z", "a", "c"])
    assert text.index("a  not this one") < text.index("c  right")
    reply, _ = notebook.run("%quiz 99")
    assert reply["status"] == "error"


def test_task_and_its_hints(notebook: Notebook) -> None:
    notebook.run("%%app 1")
    assert "The task is not done yet." in notebook.text("%task 1")
    assert "Hint 1 of" in notebook.text("%hint")
    assert "Hint 2 of" in notebook.text("%hint")


def test_exercise_is_judged_from_the_cell(notebook: Notebook) -> None:
    reply, _ = notebook.run("%start 1")
    assert reply["status"] == "ok", reply
    start = reply["payload"][0]
    assert start["source"] == "set_next_input"
    assert start["text"].startswith("%%check 1\n")
    reply, outputs = notebook.run("%%check 1\nopen app://nowhere\n")
    assert reply["status"] == "error"
    assert "stream" in kinds(outputs)
    reply, outputs = notebook.run("%%check 1\nfly\n")
    # The line is counted in the cell here, too.
    assert "answer.nav:2:1" in "".join(o["content"].get("text", "") for o in outputs)


def test_inspection_and_unknown_words(notebook: Notebook) -> None:
    def inspect(code: str, place: int) -> dict[str, Any]:
        asked = notebook.client.inspect(code, place)
        # What was asked before may be answered late.
        while (reply := notebook.client.get_shell_msg(timeout=HANG))["parent_header"]["msg_id"] != asked:
            pass
        return reply["content"]

    content = inspect('tap "Harbour"', 2)
    assert content["found"] and "Taps a button" in content["data"]["text/plain"]
    content = inspect("%%check 7", 3)
    assert content["found"] and "%%check EXERCISE" in content["data"]["text/plain"]
    reply, _ = notebook.run("%%nothing")
    assert "%%app" in reply["evalue"]
    reply, _ = notebook.run("lesson 1")
    assert "%%app 1" in reply["evalue"]


def test_endless_loop_is_interrupted_and_the_kernel_lives(notebook: Notebook) -> None:
    notebook.run(LOOP)
    results: list[tuple[dict[str, Any], list[dict[str, Any]]]] = []
    worker = threading.Thread(target=lambda: results.append(notebook.run('tap "Spin"')), daemon=True)
    worker.start()
    deadline = time.monotonic() + HANG
    # The first interruption may come before the app has begun to spin.
    while worker.is_alive() and time.monotonic() < deadline:
        notebook.manager.interrupt_kernel()
        worker.join(2)
    assert not worker.is_alive(), "the app spins on"
    reply, _ = results[0]
    assert (reply["status"], reply["ename"]) == ("error", "AppEnded")
    notebook.text("launch")
    assert "Spin" in notebook.text("screen")


def test_an_interruption_at_any_moment_leaves_a_reply(notebook: Notebook) -> None:
    numbers = random.Random(22)
    for _ in range(40):
        replies: list[dict[str, Any]] = []
        worker = threading.Thread(target=lambda: replies.append(notebook.run("tree")[0]), daemon=True)
        worker.start()
        time.sleep(numbers.uniform(0, 0.05))
        notebook.manager.interrupt_kernel()
        worker.join(HANG)
        assert replies, "the cell waits for a reply forever"
    # An interruption may have stopped the app, which goes on from there.
    notebook.text("relaunch")
    assert "TrailheadApp" in notebook.text("tree")


def test_restart_begins_without_the_app(notebook: Notebook) -> None:
    notebook.run("%%app 1")
    assert "MuseumApp" in notebook.text("tree")
    notebook.manager.restart_kernel(now=False)
    notebook.client.wait_for_ready(timeout=HANG)
    assert "TrailheadApp" in notebook.text("tree")


def test_app_that_crashes_leaves_the_kernel(notebook: Notebook) -> None:
    trap = LOOP.replace("while true {}", 'fatalError("over")')
    notebook.run(trap)
    reply, _ = notebook.run('tap "Spin"')
    assert (reply["status"], reply["ename"]) == ("error", "AppEnded")
    notebook.text('launch\ntap "Spin"\nexpect crash')
