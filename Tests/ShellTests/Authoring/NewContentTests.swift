import Course
import Foundation
import SceneText
import Shell
import Testing

@Suite("Creating a lesson or an exercise")
struct NewContentTests {
  private func inFolder<Result>(_ body: (NewContent, Catalogue) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navlab-new-\(UUID().uuidString)")
    for name in ["Lessons", "Exercises"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name),
        withIntermediateDirectories: true
      )
    }
    defer {
      try? FileManager.default.removeItem(at: folder)  // The system empties its folder in time.
    }
    let catalogue = Catalogue(path: folder.path)
    return try body(NewContent(in: catalogue), catalogue)
  }

  @Test("A new draft can be read, and passes the review")
  func drafts() throws {
    try inFolder { content, catalogue in
      let lines = try content.lesson("01-begin").map(\.plain)
      #expect(lines.last == "To prove it: navlab dev check Lessons/1")
      let lesson = try catalogue.lesson(try #require(ItemName("01-begin")))
      #expect(LessonReview(lesson: lesson).problems() == [])

      _ = try content.exercise("07-try", lesson: nil)
      let exercise = try catalogue.exercise(try #require(ItemName("07-try")))
      #expect(exercise.lesson == lesson.id)
      #expect(exercise.checks.map(\.name) == ["leads-on", "leads-back"])
    }
  }

  @Test("Each kind of exercise is created with the files that it needs")
  func kinds() throws {
    try inFolder { content, catalogue in
      _ = try content.lesson("01-begin")
      var lines: [String] = []
      for (number, form) in ExerciseDraft.Form.allCases.enumerated() {
        _ = try content.exercise("0\(number)-try", lesson: nil, form: form)
        let exercise = try catalogue.exercise(try #require(ItemName("0\(number)-try")))
        let mutants = try AnswerKey.read(for: exercise).mutants.count
        #expect(CriteriaReview(exercise).problems == [])
        lines.append("\(exercise.kind) \(exercise.starterCompiles) \(exercise.files) \(mutants)")
      }
      #expect(
        lines == [
          "code true [\"App.swift\"] 6", "debug true [\"App.swift\", \"witness.nav\"] 7",
          "debug false [\"App.swift\"] 6",
        ]
      )
    }
  }

  @Test("An invalid name, a taken number, and a missing lesson are reported")
  func refused() throws {
    try inFolder { content, _ in
      #expect(
        throws: CommandFailure(.misuse, "navlab: there are no lessons yet; create a lesson first")
      ) {
        try content.exercise("01-try", lesson: nil)
      }
      _ = try content.lesson("01-begin")
      #expect(
        throws: CommandFailure(
          .misuse,
          "navlab: 01-begin already has the number 1; choose a different number"
        )
      ) {
        try content.lesson("01-again")
      }
      #expect(
        throws: CommandFailure(
          .misuse,
          "navlab: 'Begin' is not a valid name for a course folder; write two digits, a dash and lower-case"
            + " words, as in: 23-two-windows"
        )
      ) {
        try content.lesson("Begin")
      }
    }
  }
}
