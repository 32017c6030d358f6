import AppBuilder
import AppSession
import Course
import Foundation
import Testing

@testable import Grading
@testable import SceneModel

@Suite("An app that answers in the place of NavUI", .serialized)
struct HijackTests {
  private let builder: Builder
  private let exercise: Exercise

  init() throws {
    builder = try BuiltProducts.builder()
    let catalogue = Catalogue(path: BuiltProducts.repository)
    var exercise = try catalogue.exercise(catalogue.exerciseName(for: "one-array"))
    // The script that the cheat knows.
    exercise.checks = exercise.checks.filter { $0.name == "express" }
    exercise.limits.seconds = 10
    self.exercise = exercise
  }

  /// What the solution answers to the known script, without the heads of the frames and the numbers.
  private func recording() throws -> [[UInt8]] {
    let solution = try Grader(builder: builder, sandbox: SandboxSearch(found: .limitsOnly))
      .authorsApp(
        of: exercise,
        in: exercise.solution,
        files: ["App.swift"]
      )
    let session = solution.session()
    defer { session.close() }
    var writer = ReplyWriter()
    var answers: [[UInt8]] = []
    func keep(_ outcome: Outcome) throws {
      guard case .done(let snapshot) = outcome else { return }
      let reply = Reply(number: 0, outcome: .done, snapshot: snapshot, nanoseconds: 0)
      answers.append(Array(try writer.frame(for: reply).dropFirst(Frame.headerCount + 1)))
    }
    try keep(session.launch())
    for move in [WalkMove.tap("Express to South Pier"), .back] {
      let action = try #require(session.snapshot.flatMap(move.action))
      try keep(session.perform(action))
    }
    return answers
  }

  /// An app without any navigation that plays back what another one has said.
  private func source(_ answers: [[UInt8]]) -> String {
    """
    import SwiftUI
    import Glibc

    func take(_ count: Int) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: count)
      var got = 0
      while got < count {
        let n = bytes.withUnsafeMutableBytes { read(3, $0.baseAddress! + got, count - got) }
        if n <= 0 { exit(0) }
        got += n
      }
      return bytes
    }

    func playBack() {
      let answers: [[UInt8]] = \(answers)
      for answer in answers {
        let head = take(6)
        let body = take(Int(head[2]) | Int(head[3]) << 8 | Int(head[4]) << 16)
        let end = body.firstIndex { $0 < 0x80 }!
        let reply = Array(body[...end]) + answer
        let count = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: reply.count >> $0) }
        let frame = Array(head[..<2]) + count + reply
        _ = frame.withUnsafeBytes { write(4, $0.baseAddress!, frame.count) }
      }
      while true { sleep(1) }
    }

    @main struct Cheat: App {
      static func main() { playBack() }
      var body: some Scene { WindowGroup { Text("Nothing") } }
    }
    """
  }

  @Test("It passes the script that it knows, and is found out by a walk and by its source")
  func playback() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-hijack-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(source(recording()).utf8).write(to: folder.appending(path: "App.swift"))
    let submission = Submission(of: exercise, in: folder.path)
    let sandbox = Sandbox.strongest(for: builder)

    let trusting = try Grader(builder: builder, sandbox: SandboxSearch(found: sandbox)).grade(
      submission,
      of: exercise
    )
    #expect(trusting.isSolved, "\(trusting)")
    #expect(!trusting.alarms.contains { $0.kind == .walk })
    #expect(trusting.alarms.contains { $0.summary.contains("import Glibc") })

    let careful = Grader(
      builder: builder,
      sandbox: SandboxSearch(found: sandbox),
      walks: Walks(seed: 3, count: 4)
    )
    let report = try careful.grade(submission, of: exercise)
    #expect(report.alarms.contains { $0.kind == .walk })
  }
}
