import Foundation
import SceneModel
import SceneText
import Shell
import Testing

@Suite("Output for other programs")
struct CommandJSONTests {
  /// An app in which every field has something to say.
  private var snapshot: Snapshot {
    var app = Snapshot(app: "A\u{1B}[2J\u{9B}\u{202E}\n", window: element)
    app.clock = 2
    app.phase = .background
    app.objects = [
      ObjectReport(
        name: "router",
        type: "Router",
        properties: [.init(name: "path", value: "[]")],
        holders: ["@State router in A"]
      )
    ]
    app.openedURLs = ["a:b"]
    app.issues = [
      Issue(rule: "r", severity: .error, message: "m", view: "V", file: "A.swift", line: 1)
    ]
    return app
  }

  private var element: Element {
    Element(
      id: 1,
      kind: .window,
      label: "l",
      name: "n",
      identifier: "i",
      value: "v",
      path: ["1"],
      pathType: "[Int]",
      routes: ["Int"],
      badge: "3",
      traits: [.selected],
      children: [Element(id: 2, kind: .screen)]
    )
  }

  private func object(_ report: CommandReport) throws -> [String: Any] {
    let text = try CommandJSON(line: "tap x", number: 3, report: report).text()
    #expect(text.split(separator: "\n").count == 1)
    #expect(Printable.line(text) == text)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    )
  }

  private static var document: String {
    get throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
      let file = folder.appending(path: "../../../Docs/Output.md").standardized
      return try String(contentsOf: file, encoding: .utf8)
    }
  }

  /// The names of the fields in the first column of the table below a heading.
  private static func fields(below heading: String) throws -> Set<String> {
    let parts = try document.components(separatedBy: "\n## ")
    let part = try #require(parts.first { $0.hasPrefix(heading) })
    return Set(
      part.split(separator: "\n").filter { $0.hasPrefix("| `") }
        .map { String($0.dropFirst(3).prefix { $0 != "`" }) }
    )
  }

  @Test("A failed command gives its exit code, its place and a suggestion")
  func failure() throws {
    let fault = CommandFault(.misuse, "no", column: 5, correction: "tap y")
    let object = try object(CommandReport(outcome: .failed(fault)))
    #expect(object["ok"] as? Bool == false)
    #expect(object["status"] as? Int == 2)
    #expect(object["error"] as? String == "no")
    #expect(object["column"] as? Int == 5)
    #expect(object["fix"] as? String == "tap y")
  }

  @Test("The document describes all fields, and no others")
  func document() throws {
    let fault = CommandFault(.misuse, "no", column: 5, correction: "tap y")
    var report = CommandReport(outcome: .failed(fault))
    report.snapshot = snapshot
    let command = try object(report)
    #expect(try Self.fields(below: "Command") == Set(command.keys))
    let state = try #require(command["state"] as? [String: Any])
    #expect(try Self.fields(below: "State") == Set(state.keys))
    let window = try #require(state["window"] as? [String: Any])
    #expect(try Self.fields(below: "Element") == Set(window.keys))
    let objects = try #require(state["objects"] as? [[String: Any]])
    #expect(try Self.fields(below: "Object") == Set(objects[0].keys))
    let issues = try #require(state["issues"] as? [[String: Any]])
    #expect(try Self.fields(below: "Issue") == Set(issues[0].keys))
  }

  @Test("The document names all kinds and traits of elements")
  func kinds() throws {
    let text = try Self.document
    let names = Element.Kind.allCases.map(\.rawValue) + Element.Trait.allCases.map(\.rawValue)
    #expect(names.filter { !text.contains("`\($0)`") } == [])
  }
}
