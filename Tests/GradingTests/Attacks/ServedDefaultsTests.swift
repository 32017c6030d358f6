import AppBuilder
import Course
import SceneModel
import Testing

@testable import AppSession
@testable import Grading

#if os(Linux)
@Suite("User defaults of apps that a server has made", .serialized)
struct ServedDefaultsTests {
  private static let source = #"""
    import SwiftUI

    struct ContentView: View {
      @AppStorage("visits") private var visits = 0

      var body: some View {
        Button("Visit") { visits += 1 }
        Text("\(visits) of \(UserDefaults.standard.integer(forKey: "visits"))")
      }
    }
    """#

  @Test("An app reads what it has written, whatever user the sandbox makes it")
  func kept() throws {
    let folder = try ClassFolder()
    try folder.write(["Visits.swift": Self.source])
    let builder = try BuiltProducts.builder()
    let catalogue = Catalogue(path: "\(BuiltProducts.repository)/Tests/Fixtures/course")
    let exercise = try catalogue.exercise(catalogue.exerciseName(for: "broken"))
    let request = BuildRequest(folder: folder.path, files: ["Visits.swift"])
    guard case .app(let app) = try builder.build(request) else {
      Issue.record("the app does not compile")
      return
    }
    let strongest = Sandbox.strongest(for: builder)
    for sandbox in [strongest, strongest.withoutNamespaces] {
      let server = try #require(ForkServers(builder).borrow(in: sandbox))
      let grader = Grader(builder: builder, sandbox: SandboxSearch(found: sandbox))
      let session = JudgedApp(app, of: exercise, by: grader, server: server).session()
      defer { session.close() }
      guard case .done(let start) = session.launch(),
        let visit = WalkMove.tap("Visit").action(in: start),
        case .done(let after) = session.perform(visit)
      else {
        Issue.record("the app does not start: \(String(describing: session.ending))")
        continue
      }
      #expect(Self.texts(in: after.window) == ["1 of 1"], "\(Isolation(sandbox).level)")
    }
  }

  private static func texts(in element: Element) -> [String] {
    (element.kind == .text ? [element.label].compactMap(\.self) : [])
      + element.children.flatMap(texts)
  }
}
#endif
