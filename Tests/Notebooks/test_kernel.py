"""The suite by which kernels for Jupyter are measured; nothing of it is left out but what no kernel of ipykernel sends."""

import jupyter_kernel_test

HELLO = """%%app
import SwiftUI

@main
struct HelloApp: App {
  init() { print("hello, world") }
  var body: some Scene { WindowGroup { Text("Hello") } }
}
"""

WARNING = """%%app
import SwiftUI

@main
struct OldApp: App {
  var body: some Scene { WindowGroup { NavigationView { Text("Old") } } }
}
"""


class NavLabKernelTests(jupyter_kernel_test.KernelTests):
    kernel_name = "navlab"
    language_name = "nav"
    file_extension = ".nav"
    code_hello_world = HELLO
    code_stderr = WARNING
    completion_samples = [
        {"text": "disc", "matches": set()},
        {"text": "ta", "matches": {"tap", "tab", "tabs"}},
        {"text": "%%a", "matches": {"%%app"}},
        {"text": "%h", "matches": {"%hint"}},
        {"text": "%%predict sc", "matches": {"screen", "screens"}},
        {"text": "%%check 04", "matches": {"04-say-it-first"}},
    ]
    complete_code_samples = ["", "tree", 'tap "Log In"', "%hint 7", "%%app 1", "%%app\nimport SwiftUI\n\n", "?tap"]
    incomplete_code_samples = ["%%app", "%%app\nimport SwiftUI", "%%script\ntree"]
    invalid_code_samples = ['tap "', "%%nothing", "%nothing", "fly away"]
    code_page_something = "?tap"
    code_generate_error = 'tap "No such button"'
    code_execute_result = [
        {"code": "%%app 1", "mime": "image/svg+xml"},
        {"code": "%%app 1\n", "mime": "text/html"},
        {"code": "%%app  1", "mime": "text/plain"},
    ]
    code_display_data = [{"code": "%draw", "mime": mime} for mime in ("text/html", "image/svg+xml", "text/plain")]
    code_history_pattern = "%%app 1"
    supported_history_operations = ("tail", "range", "search")
    code_inspect_sample = "tap"
    code_clear_output = "clear"
