import Foundation
import Testing

@Suite("A session with another program")
struct SessionTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
  }

  /// The events that come of requests, line by line.
  private func events(of requests: [[String: Any]]) throws -> [[String: Any]] {
    let lines = try requests.map { request in
      String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
    }
    let run = try CommandRun.run(["session"], in: folder, input: lines.joined(separator: "\n"))
    #expect(run.status == 0)
    #expect(run.errors == "")
    return try run.output.split(separator: "\n").map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    }
  }

  private func brief(_ event: [String: Any]) -> String {
    "\(event["id"] as? Int ?? 0) \(event["event"] as? String ?? "?")"
  }

  @Test("A cell runs in the app that the previous cell opened, and nothing is drawn twice")
  func cells() throws {
    let found = try events(of: [
      ["id": 1, "do": "cell", "text": "%%app\n\(SampleApps.recipes)"],
      ["id": 2, "do": "cell", "text": "tap Borscht\npath"],
      ["id": 3, "do": "cell", "text": "path"],
      ["id": 4, "do": "cell", "text": "tap Nothing"],
      ["id": 5, "do": "line", "text": "expect path count 1"],
    ])
    #expect(
      found.map(brief) == [
        "0 hello", "1 result", "1 done", "2 stream", "2 stream", "2 result", "2 done", "3 stream",
        "3 done", "4 error", "4 done", "5 done",
      ]
    )
    #expect(found[0]["session"] as? Int == 1)
    let forms = found[1]["data"] as? [String: String] ?? [:]
    #expect(forms.keys.sorted() == ["image/svg+xml", "text/html", "text/plain"])
    #expect(found[9]["name"] as? String == "FallsShort")
    #expect(found[10]["status"] as? Int == 1)
    let command = found[11]["command"] as? [String: Any] ?? [:]
    #expect(command["ok"] as? Bool == true)
    #expect(command["state"] != nil)
  }

  @Test("A question waits for its answer, or is skipped if nobody can be asked")
  func questions() throws {
    let app: [String: Any] = ["id": 1, "do": "cell", "text": "%%app\n\(SampleApps.recipes)"]
    let cell = "%%predict count\ntap Borscht"
    let asked = try events(of: [
      app, ["id": 2, "do": "cell", "text": cell, "asks": true],
      ["id": 2, "do": "answer", "text": "1"],
    ])
    #expect(asked.map(brief).contains("2 input"))
    #expect(asked.contains { ($0["text"] as? String)?.hasPrefix("Right.") == true })
    let alone = try events(of: [app, ["id": 2, "do": "cell", "text": cell]])
    #expect(!alone.map(brief).contains("2 input"))
    #expect(
      alone.contains {
        ($0["text"] as? String)?.hasPrefix("The number of values in the path") == true
      }
    )
  }

  @Test("Notebook commands for clearing, reading and leaving are reported, too")
  func notebook() throws {
    let found = try events(of: [
      ["id": 1, "do": "cell", "text": "%%app\n\(SampleApps.recipes)"],
      ["id": 2, "do": "cell", "text": "clear"], ["id": 3, "do": "cell", "text": "?tap"],
      ["id": 4, "do": "cell", "text": "%start 1"], ["id": 5, "do": "cell", "text": "quit"],
    ])
    let kinds = found.map(brief)
    #expect(kinds.contains("2 clear"))
    #expect(kinds.contains("3 page"))
    #expect(kinds.contains("4 next"))
    #expect(kinds.contains("5 quit"))
    #expect(kinds.last == "5 done")
  }

  @Test("An invalid request is answered, and the session continues")
  func nonsense() throws {
    let run = try CommandRun.run(
      ["session"],
      in: folder,
      input: "nonsense\n{\"id\":1,\"do\":\"parse\",\"text\":\"tree\"}\n"
    )
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].contains("this line is not a request"))
    #expect(lines[2].contains("\"completeness\":\"complete\""))
  }

  @Test("Compiler errors have the cell's line, and refused lessons name their apps")
  func refusals() throws {
    let found = try events(of: [
      ["id": 1, "do": "cell", "text": "%%app\nimport SwiftUI\nlet a: Int = \"x\"\n"],
      ["id": 2, "do": "cell", "text": "%%script\ntree\nfly\n"],
    ])
    #expect((found[1]["message"] as? String)?.hasPrefix("App.swift:3:14: error:") == true)
    #expect(found[2]["status"] as? Int == 3)
    #expect((found[3]["message"] as? String)?.hasPrefix("cell:3:1: ") == true)
  }
}
