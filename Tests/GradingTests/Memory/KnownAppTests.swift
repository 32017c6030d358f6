import AppBuilder
import Course
import Foundation
import Grading
import Testing

@Suite("Knowledge of the author's apps")
struct KnownAppTests {
  private let folder: ClassFolder

  init() throws {
    folder = try ClassFolder()
  }

  private func report(_ answer: String, by grader: Grader, of exercise: Exercise) throws -> Report {
    try folder.write(["answer.nav": answer])
    return try grader.grade(Submission(of: exercise, in: folder.path), of: exercise)
  }

  /// Ways through the app, with what leads out of what is known: repetitions, travels in time, its output.
  private let answers = [
    "tap \"Door 1\"", "tap \"Door 1\"\nback", "tap \"Door 1\"\nback\ntap \"Door 1\"",
    "tap \"Nowhere\"", "tap \"Door 1\"\nundo\nredo",
    "tap \"Door 1\"\nconsole\nback\ntap \"Door 1\"",
    "tap \"Door 1\"\nrelaunch\ntap \"Door 1\"", "push 1", "back", "expect path count 3",
    "tap \"Door 1\"\nback\nundo 2", "expect not sheet\ntap \"Door 1\"\nexpect path [1]",
  ]

  @Test("A grader that knows the app reports the same as a fresh grader")
  func same() throws {
    let exercise = try BatchExercises.exercise("good")
    let experienced = try Grader.confined(BuiltProducts.builder())
    for answer in answers + answers {
      let fresh = try report(answer, by: Grader.confined(BuiltProducts.builder()), of: exercise)
      #expect(try report(answer, by: experienced, of: exercise) == fresh, "\(answer)")
    }
  }

  @Test("An app that has changed on disk counts as another app")
  func changed() throws {
    let original = try BatchExercises.exercise("good")
    let copy = "\(folder.path)/exercise"
    try FileManager.default.copyItem(atPath: original.folder, toPath: copy)
    var exercise = original
    exercise.folder = copy
    let grader = try Grader.confined(BuiltProducts.builder())
    let before = try report("tap \"Door 1\"", by: grader, of: exercise)
    let app = try String(contentsOfFile: "\(copy)/App.swift", encoding: .utf8)
    try folder.write(["exercise/App.swift": app.replacingOccurrences(of: "Door", with: "Gate")])
    let after = try report("tap \"Door 1\"", by: grader, of: exercise)
    #expect(before.obstacle == nil)
    #expect(after.obstacle != nil)
  }
}
