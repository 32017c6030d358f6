import AppBuilder
import AppSession
import Course
import Foundation
import Testing

@testable import Grading

#if os(Linux)
@Suite("Objects that checks call", .serialized)
struct ObjectCallTests {
  private let builder: Builder
  private let sandbox: Sandbox

  init() throws {
    builder = try BuiltProducts.builder()
    sandbox = .strongest(for: builder)
  }

  private func app(server: ForkServer?) throws -> JudgedApp {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-object-calls-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(
      """
      import SwiftUI
      @MainActor @Observable final class Router {
        var path: [String] = []
        func enter(_ place: String) { path.append(place) }
      }
      struct ContentView: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Text("Gate")
              .navigationTitle("Gate")
              .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
          }
        }
      }
      """.utf8
    ).write(to: folder.appending(path: "App.swift"))
    let request = BuildRequest(folder: folder.path, files: ["App.swift"])
    guard case .app(let app) = try builder.build(request) else {
      throw BuildError.broken("there is no app")
    }
    let catalogue = Catalogue(path: BuiltProducts.repository)
    let exercise = try catalogue.exercise(catalogue.exerciseName(for: "one-array"))
    let grader = Grader(builder: builder, sandbox: SandboxSearch(found: sandbox))
    return JudgedApp(app, of: exercise, by: grader, server: server)
  }

  private func conclusion(server: ForkServer?) throws -> String {
    let script = try JudgedScript(
      """
      router.enter("Forest")
      expect screen "Forest"
      expect router.path.count == 1
      """,
      file: "checks.nav"
    )
    return "\(try app(server: server).run(Trial([script])).conclusion)"
  }

  @Test("Objects answer in an app that was started alone")
  func alone() throws {
    #expect(try conclusion(server: nil) == "passed")
  }

  @Test("Objects answer in an app that a server has started")
  func served() throws {
    let server = try #require(ForkServers(builder).borrow(in: sandbox))
    #expect(try conclusion(server: server) == "passed")
  }
}
#endif
