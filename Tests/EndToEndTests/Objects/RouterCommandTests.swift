import Foundation
import Shares
import Terminal
import Testing
import VirtualTerminal

/// Every other run takes these tests.
@Suite("Commands on an app's own router", .serialized, .enabled(if: Share(of: 4).takes(2)))
struct RouterCommandTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    let app = "\(Products.root)/Tests/Transcripts/Apps/Blog.swift"
    try folder.write(try String(contentsOfFile: app, encoding: .utf8), to: "Blog.swift")
  }

  private func play(_ lines: String..., options: [String] = []) throws -> CommandRun {
    try folder.write(lines.joined(separator: "\n") + "\n", to: "a.nav")
    return try CommandRun.run(["run", "Blog.swift", "--script", "a.nav"] + options, in: folder)
  }

  @Test("An endless method is stopped, and the moment before is restored")
  func endlessMethod() throws {
    let run = try play(
      "router.navigate(to: .postDetail(id: 1))",
      "router.spin()",
      options: ["--keep-going"]
    )
    #expect(run.status == 4)
    #expect(
      run.errors.hasPrefix(
        "a.nav:2:1: The app did not answer within 5 s during router.spin(), so it was stopped at Blog.swift:"
      ),
      "\(run)"
    )
  }

  @Test("A session with calls of objects is saved, replayed, and means the same")
  func sessions() throws {
    let first = try play(
      "router.navigate(to: .gallery([1]))",
      "router.navigate(to: .draft(Draft(title: \"One \\\"two\\\"\", author: Author(named: \"ada\"))))",
      "router.others[.profile].path = [1, 2]",
      "DeepLinks.shared.handle(\"blog://post/3\")",
      "router.load()",
      "wait 2s",
      "router.check(true)",
      "router.navigate(to: .help)",
      "undo",
      "save session.nav",
      "goto 0",
      "router.path.append(.help)",
      "source session.nav",
      "expect router.path.count == 3",
      "undo 20",
      "redo 20",
      "expect router.path.count == 3",
      "expect DeepLinks.shared.handled == [\"blog://post/3\"]",
      "expect router.others[.profile].path == [1, 2]",
      "relaunch",
      "expect router.path.isEmpty",
      "undo",
      "expect router.path.first == .web(\"file:///help\")"
    )
    #expect(first.status == 0, "\(first)")
    let saved = try String(contentsOf: folder.url.appending(path: "session.nav"), encoding: .utf8)
    #expect(
      saved.split(separator: "\n").filter { !$0.hasPrefix("#") } == [
        "router.navigate(to: .gallery([1]))",
        "router.navigate(to: .draft(Draft(title: \"One \\\"two\\\"\", author: Author(named: \"ada\"))))",
        "router.others[.profile].path = [1, 2]",
        "DeepLinks.shared.handle(\"blog://post/3\")",
        "router.load()",
        "wait 2s",
        "router.check(true)",
      ]
    )
  }

  @Test("Names of any kind work, even names that generated code uses")
  func names() throws {
    try folder.write(
      """
      import SwiftUI
      struct Snapshot: Hashable { var x = 1 }
      enum Command: Hashable { case `default`, größe(Int), 日本 }
      enum Host { struct Item: Hashable { var n: Int } }
      enum Guest { struct Item: Hashable { var m: Int } }
      @MainActor @Observable final class Router<Route: Hashable> {
        var path: [Route] = []
        @ObservationIgnored var `class` = 1
        var snap = Snapshot()
        var host = Host.Item(n: 1)
        var guest = Guest.Item(m: 1)
        var table = 3
        func `in`(_ number: Int) -> Int { number }
        func push(_ route: Route) { path.append(route) }
        func arguments(object: Int) -> Int { object }
      }
      actor Worker { var count = 0 }
      @MainActor @Observable final class Unmanaged { let worker = Worker(); var n = 1 }
      struct ContentView: View {
        @State private var router = Router<Command>()
        @State private var other = Unmanaged()
        var body: some View {
          NavigationStack(path: $router.path) {
            Text("Root").navigationDestination(for: Command.self) { _ in Text("Command") }
          }
        }
      }
      """,
      to: "Blog.swift"
    )
    let run = try play(
      "router.push(.größe(3))",
      "router.push(.日本)",
      "router.push(.default)",
      "expect path [.größe(3), .日本, .default]",
      "router.class = 4",
      "expect router.class == 4",
      "router.snap = Snapshot(x: 3)",
      "expect router.snap.x == 3",
      "router.host = Host.Item(n: 4)",
      "router.guest = .init(m: 5)",
      "expect router.host.n == 4",
      "expect router.guest.m == 5",
      "router.table = 9",
      "router.in(4)",
      "router.arguments(object: 3)",
      "other.n = 4",
      "expect other.n == 4",
      "other.worker.count",
      options: ["--keep-going"]
    )
    #expect(run.errors == "a.nav:18:1: Worker has no property 'count'.\n", "\(run)")
  }

  /// The part of a line of JSON that matters here.
  private struct Answer: Decodable, Equatable {
    var line: String
    var isDone: Bool
    var output: [String]
    var error: String?

    enum CodingKeys: String, CodingKey {
      case line, output, error
      case isDone = "ok"
    }
  }

  @Test("Other programs can read an object's answer")
  func json() throws {
    let run = try play(
      "router.navigate(to: .help)",
      "router.path.count",
      "router.check(false)",
      options: ["--json", "--keep-going"]
    )
    #expect(run.status == 1)
    let answers = try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
    #expect(
      answers.suffix(2) == [
        Answer(line: "router.path.count", isDone: true, output: ["1"], error: nil),
        Answer(
          line: "router.check(false)",
          isDone: false,
          output: [],
          error: "router.check(false) threw BlogError.offline: The blog cannot be reached."
        ),
      ]
    )
  }

  @Test("A reloaded app gets the same calls again")
  func reload() throws {
    let run = try TerminalRun(["run", "Blog.swift"], in: folder)
    try run.enter("router.navigate(to: .post(7))")
    try run.waitFor("Feed › Post ❯")
    try run.enter("router.check(true)")
    try run.waitFor("\n3\n")
    let path = folder.url.appending(path: "Blog.swift")
    let text = try String(contentsOf: path, encoding: .utf8)
    try folder.write(
      text.replacing(
        "func navigate(to route: Route) {",
        with: "func navigate(to route: Route) { path = [];"
      ),
      to: "Blog.swift"
    )
    try run.enter("reload")
    try run.waitFor("reloaded BlogApp: 2 commands repeated")
    try run.enter("router.navigate(to: .help)")
    try run.waitFor(".help")
    try run.enter("router.path")
    try run.waitFor("[.web(URL(\"file:///help\"))]")
    #expect(try run.leave().status == 0)
  }

  @Test("Tab completes members, labels and cases")
  func completion() throws {
    let run = try TerminalRun(["run", "Blog.swift"], in: folder)
    try run.waitForPrompt()
    try run.terminal.type("rou\t.navi\t.postD\t42))\r")
    try run.waitFor("❯ router.navigate(to: .postDetail(id: 42))\npushed .postDetail(id: 42)")
    try run.waitForPrompt()
    try run.terminal.type("router.selectedTab = .pr\t\r")
    try run.waitFor("tab Feed → Profile")
    try run.waitForPrompt()
    try run.terminal.type("DeepL\t.hand\t\t")
    let screen = try run.waitFor("handle(URL)")
    #expect(screen.transcript.contains("DeepLinks.shared.handle"))
    try run.terminal.type("(\"blog://a\")\r")
    try run.waitFor("+ object DeepLinks.shared: DeepLinks")
    #expect(try run.leave().status == 0)
  }
}
