import AppSession
import Course
import Foundation
import Shares
import Testing

@testable import Grading

/// Attacks by scripts, made by somebody who has not read what runs them; each run makes a share of them.
@Suite("Hostile scripts")
struct HostileScriptTests {
  private let folder: ClassFolder
  private let right = "# the secret of the author\ntap \"Door 1\"\n"

  /// One grader for all scripts, as for a class.
  private static let grader: Result<Grader, any Error> = Result {
    let builder = try BuiltProducts.builder()
    return Grader(
      builder: builder,
      sandbox: SandboxSearch(found: .strongest(for: builder)),
      shortensFailures: false
    )
  }

  init() throws {
    folder = try ClassFolder()
    try folder.write(["course/right.nav": right])
  }

  private func report(_ text: String, within seconds: Double? = nil) throws -> Report {
    try folder.write(["eve/answer.nav": text])
    let exercise = try BatchExercises.exercise("good")
    let grader = try Self.grader.get()
    return try (seconds.map(grader.within) ?? grader).grade(
      Submission(of: exercise, in: "\(folder.path)/eve"),
      of: exercise
    )
  }

  @Test("There are many scripts, and no two are alike")
  func count() {
    #expect(HostileScript.all.count >= 80)
    #expect(Set(HostileScript.all.map(\.text)).count == HostileScript.all.count)
  }

  @Test("The right answer earns all points, so the others fail only on their own")
  func honest() throws {
    #expect(try report(right).isSolved)
  }

  @Test("No script earns undeserved points", arguments: Share(of: 6).of(HostileScript.all))
  func outcomes(script: HostileScript) throws {
    let text = script.text.replacing("FOLDER", with: "\(folder.path)/course")
    do {
      // What has no end need not be waited for.
      let report = try report(text, within: 10)
      #expect(report.points == 0, "\(report)")
      // What lies in files is not given away.
      for secret in ["secret of the author", "root:x:"] { #expect(!"\(report)".contains(secret)) }
    } catch let error as ContentError {
      // What cannot be read earns nothing.
      #expect(error.problems.allSatisfy { $0.file == "answer.nav" }, "\(error)")
    }
    #expect(try files() == ["course", "course/right.nav", "eve", "eve/answer.nav"])
    #expect(try String(contentsOfFile: "\(folder.path)/course/right.nav", encoding: .utf8) == right)
  }

  @Test("Only the first hundred of many wrong lines are reported")
  func wrongLines() throws {
    let report = try report(String(repeating: "x\n", count: 1_000))
    let lines = (1...100).map { "answer.nav:\($0):1: there is no command 'x'; see help" }
    #expect(report.obstacle == .unreadable(lines))
  }

  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }
}
