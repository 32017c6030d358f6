import Findings
import Foundation
import Testing

@testable import LintServer

@Suite("The server of editors")
struct LanguageServerTests {
  private static let town = """
    import SwiftUI

    struct TownView: View {
      var body: some View {
        NavigationStack { Text("Town") }
      }
    }

    """

  private static func home(_ shown: String) -> String {
    """
    import SwiftUI

    struct HomeView: View {
      var body: some View {
        NavigationStack { \(shown) }
      }
    }

    """
  }

  private static func project() throws -> Editor {
    let editor = try Editor(["TownView.swift": town, "HomeView.swift": home("TownView()")])
    try editor.begin()
    return editor
  }

  @Test("Requests before the start and after the end are refused, and the exit code tells why")
  func phases() throws {
    let editor = try Editor([:])
    try editor.pull(1, "A.swift")
    #expect(try editor.answer(1) as? Int == -32002)
    try editor.begin()
    try editor.ask(2, "initialize", [String: Any]())
    #expect(try editor.answer(2) as? Int == -32600)
    try editor.ask(3, "workspace/symbol", ["query": ""])
    #expect(try editor.answer(3) as? Int == -32601)
    try editor.ask(4, "shutdown")
    #expect(try editor.answer(4) is NSNull)
    try editor.pull(5, "A.swift")
    #expect(try editor.answer(5) as? Int == -32600)
    try editor.tell("exit")
    #expect(editor.exitCode == 0)

    let rude = try Editor([:])
    try rude.begin()
    try rude.tell("exit")
    #expect(rude.exitCode == 1)

    let gone = try Editor([:])
    try gone.begin()
    gone.hangUp()
    #expect(gone.exitCode == 1)
  }

  @Test("The server answers the next question after any input")
  func nonsense() throws {
    let editor = try Self.project()
    let noise: [[UInt8]] = [
      [], [0xFF, 0xFE], Array("{".utf8), Array("[]".utf8), Array("null".utf8), Array("3".utf8),
      Array("[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"shutdown\"}]".utf8),
      Array("{\"jsonrpc\":\"2.0\"}".utf8),
      Array("{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"shutdown\"}".utf8),
      Array("{\"jsonrpc\":\"2.0\",\"id\":9,\"result\":null}".utf8),
      Array(String(repeating: "[", count: 100_000).utf8),
    ]
    for bytes in noise { editor.send(bytes: bytes) }
    let wrong: [Any] = [
      NSNull(), [Any](), ["textDocument": 3], ["textDocument": ["uri": NSNull()]],
      ["textDocument": ["uri": "file:///%zz"], "position": ["line": -5, "character": 1 << 40]],
    ]
    for (index, parameters) in wrong.enumerated() {
      for method in ["diagnostic", "hover", "codeAction"] {
        try editor.ask(100 + index, "textDocument/\(method)", parameters)
      }
      for method in ["didOpen", "didChange", "didClose", "didSave"] {
        try editor.send(["method": "textDocument/\(method)", "params": parameters])
      }
      try editor.send(["method": "workspace/didChangeWorkspaceFolders", "params": parameters])
      try editor.send(["method": "$/cancelRequest", "params": parameters])
    }
    try editor.work()
    #expect(editor.received().filter { $0["nonsense"] != nil }.isEmpty)
    try editor.open("TownView.swift", Self.town)
    try editor.pull(7, "TownView.swift")
    #expect(try editor.faults(7) == ["nested-stack"])
  }

  @Test("A finding under the pointer is explained, or the reason is given")
  func hover() throws {
    for (isKnown, text) in [
      (true, "All about nested-stack."), (false, "**nested-stack** (it cannot be read)"),
    ] {
      let editor = try Editor(
        ["TownView.swift": Self.town, "HomeView.swift": Self.home("TownView()")],
        explanation: {
          isKnown
            ? .success("All about \($0).") : .failure(.init(message: "it cannot be read"))
        }
      )
      try editor.begin()
      try editor.open("TownView.swift", Self.town)
      for (id, line) in [(1, 4), (2, 0)] {
        try editor.ask(
          id,
          "textDocument/hover",
          [
            "textDocument": ["uri": editor.uri("TownView.swift")],
            "position": ["line": line, "character": 6],
          ]
        )
      }
      let contents = (try editor.answer(1) as? [String: Any])?["contents"] as? [String: String]
      #expect(contents == ["kind": "markdown", "value": text])
      #expect(try editor.answer(2) is NSNull)
    }
  }

  @Test("A cancelled request is answered as cancelled, and costs nothing")
  func cancelling() throws {
    let editor = try Self.project()
    try editor.open("TownView.swift", Self.town)
    _ = editor.received()
    try editor.pull(1, "TownView.swift")
    try editor.pull(2, "TownView.swift")
    editor.step()
    try editor.tell("$/cancelRequest", ["id": 1])
    #expect(try editor.answer(1) as? Int == -32800)
    #expect(try editor.faults(2) == ["nested-stack"])
    // What was answered long ago, or never asked, is no reason to complain.
    _ = editor.received()
    try editor.tell("$/cancelRequest", ["id": 2])
    try editor.tell("$/cancelRequest", ["id": "never"])
    #expect(editor.received().isEmpty)
  }

  @Test("Unsaved text counts, here and in other documents, and later the file on disk")
  func buffers() throws {
    let editor = try Self.project()
    try editor.open("TownView.swift", Self.town)
    try editor.open("HomeView.swift", Self.home("Text(\"Home\")"))
    try editor.pull(1, "TownView.swift")
    #expect(try editor.faults(1) == [])
    try editor.tell(
      "textDocument/didClose",
      ["textDocument": ["uri": editor.uri("HomeView.swift")]]
    )
    try editor.pull(2, "TownView.swift")
    #expect(try editor.faults(2) == ["nested-stack"])
  }

  @Test("Half of a character does not make a change unreadable")
  func halves() throws {
    let editor = try Self.project()
    try editor.open("TownView.swift", Self.town)
    let uri = editor.uri("TownView.swift")
    let change =
      #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(uri)","version":2},"#
      + #""contentChanges":[{"range":{"start":{"line":4,"character":28},"end":{"line":4,"character":32}},"text":"\ud83d"},"#
      + #"{"range":{"start":{"line":4,"character":4},"end":{"line":4,"character":19}},"text":"Group"}]}}"#
    editor.send(bytes: Array(change.utf8))
    try editor.pull(1, "TownView.swift")
    #expect(try editor.faults(1) == [])
  }

  @Test("Typing reads no file again, and judges only open documents")
  func increments() throws {
    var files: [String: String] = [:]
    for number in 0..<40 { files["View\(number).swift"] = "struct View\(number) {}\n" }
    let editor = try Editor(files)
    try editor.begin()
    try editor.open("View0.swift", "struct View0 {}\n")
    try editor.work()
    // A file that is read now would not be understood any more.
    for number in 1..<40 { try editor.write("(", to: "View\(number).swift") }
    for version in 2..<30 {
      try editor.tell(
        "textDocument/didChange",
        [
          "textDocument": ["uri": editor.uri("View0.swift"), "version": version],
          "contentChanges": [["text": "struct View0 { var a = \(version) }\n"]],
        ]
      )
      // One piece of work is all there is: that document.
      editor.step()
      #expect(!editor.hasWork)
    }
  }

  @Test("Each exercise of a workspace is a separate app")
  func workspace() throws {
    let editor = try Editor([
      ".navlab/modules/SwiftUI.swiftmodule": "", "01-one/App.swift": Self.home("TownView()"),
      "02-two/App.swift": Self.town,
    ])
    try editor.begin()
    try editor.open("02-two/App.swift", Self.town)
    try editor.pull(1, "02-two/App.swift")
    #expect(try editor.faults(1) == [])
  }

  @Test("Unreadable settings are reported, and findings still appear")
  func settings() throws {
    let editor = try Editor([
      "TownView.swift": Self.town, "HomeView.swift": Self.home("TownView()"),
    ]) {
      _ in .failure(.init(message: "x.yml:1:1: it is wrong"))
    }
    try editor.begin()
    try editor.open("TownView.swift", Self.town)
    try editor.pull(1, "TownView.swift")
    #expect(try editor.faults(1) == ["nested-stack"])
    let shown = editor.received().filter { $0["method"] as? String == "window/showMessage" }
    #expect(
      shown.compactMap { ($0["params"] as? [String: Any])?["message"] as? String } == [
        "x.yml:1:1: it is wrong"
      ]
    )
  }

  @Test("Documents that are not files are judged alone, or reported as not judged")
  func others() throws {
    let editor = try Editor([:])
    try editor.begin()
    let text = "import SwiftUI\nlet a = NavigationStack { NavigationStack { Text(\"\") } }\n"
    for (id, uri) in ["untitled:Untitled-1", "vscode-notebook-cell:/a#b"].enumerated() {
      let document: [String: Any] = ["uri": uri, "version": 1, "text": text]
      try editor.tell("textDocument/didOpen", ["textDocument": document])
      try editor.ask(id + 1, "textDocument/diagnostic", ["textDocument": ["uri": uri]])
      #expect(try editor.faults(id + 1) == ["nested-stack"])
    }
    try editor.open("Zero.swift", "let a = 1\u{0}")
    try editor.pull(8, "Zero.swift")
    #expect(try editor.faults(8) == [])
    try editor.pull(9, "Nowhere.swift")
    #expect(try editor.answer(9) != nil)
  }
}
