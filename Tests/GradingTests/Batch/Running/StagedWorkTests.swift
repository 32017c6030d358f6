import Course
import Foundation
import Testing

@testable import Grading

@Suite("Work in a folder of its own")
struct StagedWorkTests {
  @Test("A name that a learner chooses never becomes a file name")
  func names() throws {
    var exercise = try BatchExercises.exercise("broken")
    exercise.kind = .homework
    let long = String(repeating: "x", count: 245) + ".swift"
    let work = TakenWork(files: [
      .init(name: long, bytes: Array("// a".utf8)), .init(name: "main.swift", bytes: []),
    ])
    let staged = try StagedWork(work, for: exercise)
    let submission = staged.submission
    #expect(submission.files == ["further/0.swift", "further/1.swift"])
    #expect(submission.names == ["further/0.swift": long, "further/1.swift": "main.swift"])
    let text = try String(contentsOfFile: "\(submission.folder)/further/0.swift", encoding: .utf8)
    #expect(text == "// a")
    withExtendedLifetime(staged) {}
  }

  @Test("A file that the exercise names keeps its name, and the folder goes with the value")
  func knownNames() throws {
    let exercise = try BatchExercises.exercise("broken")
    let name = try #require(exercise.files.first)
    var staged: StagedWork? = try StagedWork(
      TakenWork(files: [.init(name: name, bytes: [])]),
      for: exercise
    )
    let submission = try #require(staged?.submission)
    #expect(submission.files == [name] && submission.names.isEmpty)
    staged = nil
    #expect(access(submission.folder, F_OK) != 0)
  }
}
