import Testing

@testable import Course
@testable import Grading

@Suite("Sentences about the source")
struct SentenceJudgeTests {
  private static let source = """
    import SwiftUI

    typealias Desk = Router

    let shared = Router()

    @main
    struct TramApp: App {
      var body: some Scene {
        WindowGroup { NetworkView() }
      }
    }

    @Observable
    final class Router {
      var path: [Int] = []
      static let first = Router()

      func home() { path = [] }

      enum Mode { case short, long }
    }

    extension Router {
      func show() { path.append(1) }
    }

    extension View {
      func followed() -> some View {
        onAppear { shared.home() }
      }
    }

    func leave(_ desk: Desk) {
      desk.home()
    }

    struct Card: View {
      let name: String

      // Router is not named here.
      var body: some View {
        Text("Router \\(name)")
      }
    }

    struct Sly: View {
      var body: some View {
        Button("Home") { leave(Desk()) }
      }
    }

    struct Greedy: View {
      @Bindable var desk: Holder

      var body: some View {
        NavigationStack(path: $desk.router.path) {
          Button("Home") { desk.router.path = [] }
          Button("On") { desk.router.path[0] += 1 }
          Text(desk.router.path == [] ? "a" : "b").followed()
        }
      }
    }

    struct Holder {
      var router: Router
    }

    struct Clean: View {
      let holder: Holder

      var body: some View {
        NavigationStack(path: Bindable(holder.router).path) { Text("\\(holder.router.path.count)") }
      }
    }

    #Preview {
      @Previewable var path = [1]
    }
    """

  private func objection(_ text: String) throws -> String? {
    let sentence = try #require(SourceSentence(text), "\(text)")
    let found = SentenceJudge([("App.swift", Self.source)]).objection(to: sentence)
    return found.map { ($0.place.map { "\($0.file):\($0.line): " } ?? "") + $0.message }
  }

  @Test("Comments and strings name nothing, but aliases and global functions do")
  func names() throws {
    #expect(try objection("Card does not name Router") == nil)
    #expect(try objection("Card names name") == nil)
    #expect(
      try objection("Card, Sly do not name Router")
        == "App.swift:49: 'Sly' names 'Router' by way of 'Desk'."
    )
    #expect(try objection("Card names Router") == "'Card' does not name 'Router'.")
    #expect(try objection("Clean does not name Router") == nil)
    #expect(try objection("Poster does not name Router") == "The type 'Poster' no longer exists.")
  }

  @Test("A type also reaches what the types that it names reach")
  func reaches() throws {
    #expect(
      try objection("Clean does not reach Router")
        == "App.swift:70: 'Clean' reaches 'Router' by way of 'Holder'."
    )
    #expect(try objection("Card does not reach Router, Holder") == nil)
  }

  @Test("Assignments and mutating calls are writes; bindings and comparisons are not")
  func writes() throws {
    #expect(try objection("only Router, Greedy write path") == nil)
    #expect(try objection("only Router writes path") == "App.swift:58: 'Greedy' writes 'path'.")
    #expect(try objection("views do not write path") == "App.swift:58: 'Greedy' writes 'path'.")
    #expect(try objection("Clean does not write path") == nil)
    #expect(try objection("Router writes path") == nil)
  }

  @Test("Globals are variables outside types, and static properties")
  func globals() throws {
    #expect(try objection("Card, Clean, Sly name no global") == nil)
    #expect(
      try objection("Greedy names no global")
        == "App.swift:60: 'Greedy' names 'shared' by way of 'followed'."
    )
  }

  @Test("Other sentences are not recognised")
  func none() {
    for text in [
      "Card", "names Router", "Card likes Router", "only names Router", "Card does not name",
      "views views name A",
      "only A do not name B", "Card names \"x\"",
    ] { #expect(SourceSentence(text) == nil, "\(text)") }
  }
}
