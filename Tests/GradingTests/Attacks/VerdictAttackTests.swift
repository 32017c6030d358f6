import AppBuilder
import AppSession
import Course
import Foundation
import SceneModel
import Shares
import Testing

@testable import Grading

@Suite("Attacks on the verdict", .serialized)
struct VerdictAttackTests {
  private let builder: Builder
  private let exercise: Exercise

  init() throws {
    builder = try BuiltProducts.builder()
    let catalogue = Catalogue(path: "\(BuiltProducts.repository)/Tests/Fixtures/course")
    var exercise = try catalogue.exercise(catalogue.exerciseName(for: "broken"))
    exercise.limits.seconds = 1
    exercise.limits.megabytes = 512
    self.exercise = exercise
  }

  private func report(_ source: String, by grader: Grader? = nil) throws -> Report {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-verdict-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(source.utf8).write(to: folder.appending(path: "App.swift"))
    return try (grader ?? .confined(builder))
      .grade(Submission(of: exercise, in: folder.path), of: exercise)
  }

  private func app(atStart code: String, declarations: String = "") -> String {
    """
    import SwiftUI
    import Foundation
    \(declarations)
    @main struct Cheat: App {
      init() { \(code) }
      var body: some Scene { WindowGroup { Text("Hello") } }
    }
    """
  }

  @Test(
    "No output, file or action of an app at its start counts as a verdict",
    arguments: Share(of: 2).of([
      #"print("PASS"); print("{\"points\": 2, \"maximum\": 2}"); exit(0)"#,
      "exit(0)",
      "while true { print(String(repeating: \"x\", count: 1000)) }",
      "while true {}",
      "var hoard: [[UInt8]] = []; while true { hoard.append(Array(repeating: 1, count: 1 << 26)) }",
      "_ = [0][Int.random(in: 5...6)]",
      #"FileHandle(fileDescriptor: 4).write(Data("PASS".utf8))"#,
      #"while true { try? Data(count: 1 << 20).write(to: FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)) }"#,
    ])
  )
  func start(code: String) throws {
    let report = try report(app(atStart: code))
    #expect(report.points == 0)
    #expect(report.hasEndedApp, "\(report)")
  }

  @Test("An image that brings its own host is not started")
  func ownHost() throws {
    let declarations = """
      @_cdecl("navhost_start")
      public func start(_ a: Int32, _ b: Int32, _ entry: Int) -> Int32 { 0 }
      """
    let report = try report(app(atStart: "", declarations: declarations))
    #expect(report.points == 0)
    #expect(!report.isSolved)
    #expect(report.alarms.contains { $0.kind == .source && $0.place == "App.swift:3" })
    #expect(report.alarms.contains { $0.kind == .code && $0.summary.contains("navhost_start") })
  }

  @Test("Code that runs when the image is loaded is already behind the filters")
  func constructor() throws {
    let folder = FileManager.default.temporaryDirectory
    let marks = [true, false].map { _ in
      folder.appending(path: "navlab-constructor-\(UUID().uuidString)").path
    }
    // What is left behind here, the system removes in time.
    defer { for mark in marks { try? FileManager.default.removeItem(atPath: mark) } }
    func declarations(_ mark: String) -> String {
      """
      @_silgen_name("system") func system(_ command: UnsafePointer<CChar>) -> Int32
      @section(".init_array") @used
      let early: @convention(c) () -> Void = { _ = system("touch \(mark)") }
      """
    }
    let open = Grader(builder: builder, sandbox: SandboxSearch(found: .limitsOnly))
    _ = try report(app(atStart: "", declarations: declarations(marks[0])), by: open)
    #expect(FileManager.default.fileExists(atPath: marks[0]), "the attack is not real")

    let found = try report(app(atStart: "", declarations: declarations(marks[1])))
    #expect(!FileManager.default.fileExists(atPath: marks[1]))
    #expect(found.alarms.count >= 2)
  }
}
