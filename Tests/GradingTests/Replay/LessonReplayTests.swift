import Course
import Foundation
import Grading
import Testing

@Suite("The replay of lessons")
struct LessonReplayTests {
  /// Puts a lesson on the app of the fixture course.
  private func withLesson<Result>(
    _ body: String,
    _ use: (LessonReplay, Lesson, _ text: String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navlab-replay-\(UUID().uuidString)")
    let lesson = folder.appendingPathComponent("Lessons/01-doors")
    try FileManager.default.createDirectory(at: lesson, withIntermediateDirectories: true)
    defer {
      try? FileManager.default.removeItem(at: folder)  // The system empties its folder in time.
    }
    let app = "\(BuiltProducts.repository)/Tests/Fixtures/course/Lessons/01-doors/App.swift"
    try FileManager.default.copyItem(
      atPath: app,
      toPath: lesson.appendingPathComponent("App.swift").path
    )
    let text = "---\ntitle: Doors\nsummary: Doors.\nminutes: 1\n---\n" + body
    try Data(text.utf8).write(to: lesson.appendingPathComponent("Lesson.md"))
    let name = try #require(ItemName("01-doors"))
    return try use(
      LessonReplay(builder: try BuiltProducts.builder()),
      try Catalogue(path: folder.path).lesson(name),
      text
    )
  }

  private func problems(_ body: String) throws -> String {
    try withLesson(body) { replay, lesson, _ in
      try replay.problems(of: lesson).joined(separator: "\n")
        .replacing("\(lesson.folder)/", with: "")
    }
  }

  @Test("A course may be named by a relative path")
  func relativePath() throws {
    let current = FileManager.default.currentDirectoryPath
    let ups = String(repeating: "../", count: current.split(separator: "/").count)
    let course = "\(ups)\(BuiltProducts.repository.dropFirst())/Tests/Fixtures/course"
    let name = try #require(ItemName("01-doors"))
    let replay = LessonReplay(builder: try BuiltProducts.builder())
    #expect(try replay.problems(of: Catalogue(path: course).lesson(name)) == [])
  }

  @Test("Answerable predictions and tasks are no problem, and the lesson continues from them")
  func good() throws {
    do {
      let found = try problems(
        """
        ```nav predict=path
        > tap "Door 1"
        …
        ```

        ```try
        Go where you like.
        ```

        ```task
        Go back.

        > back
        expect path count 0
        expect no sheet
        hint One step.
        ```

        ```nav
        > expect path []
        ok  path []
        ```
        """.replacing("expect no sheet\n", with: "expect not sheet\n")
      )
      #expect(
        found == ""
      )
    }
  }

  @Test("Impossible predictions and tasks are reported")
  func bad() throws {
    do {
      let found = try problems(
        """
        ```nav predict=tab
        > tap "Door 1"
        …
        ```

        ```task
        Stay.

        > back
        expect path count 1
        hint No.
        ```

        ```task
        Go through a wall.

        > tap "Wall"
        expect path count 3
        hint No.
        ```
        """
      )
      #expect(
        found == """
          Lesson.md:6:1: 'tab' cannot be predicted here, because the app does not show it; ask for something else
          Lesson.md:15:1: everything that the task expects already holds at its start; expect a change
          Lesson.md:15:1: the author's commands do not complete the task: expected path count 1, but \
          seen: path count 0, path []
          Lesson.md:22:1: the author's commands fail: no button, link or other control "Wall" here; there \
          is "Door 1"
          """
      )
    }
  }

  @Test("A differing output is shown as a difference, and recording adopts it")
  func recording() throws {
    let body = """
      ```nav
      > tap "Door 1"
      …
      > expect path [1]
      ok  path [2]
      > expect path count 1
      ```

      """
    do {
      let found = try problems(body)
      #expect(
        found == """
          Lesson.md:10:1: 'expect path [1]' prints something else; --record writes down what it prints
            | - ok  path [2]
            | + ok  path [1]
          Lesson.md:12:1: 'expect path count 1' prints something else; --record writes down what it prints
            | + ok  path count 1
          """
      )
    }
    try withLesson(body) { replay, lesson, text in
      let recording = try replay.recording(of: lesson, in: text)

      #expect(
        recording.text
          == text.replacing("[2]", with: "[1]")
          .replacing("count 1\n", with: "count 1\nok  path count 1\n")
      )
      #expect(
        recording.changes == [
          .kept("> expect path [1]"), .removed("ok  path [2]"), .added("ok  path [1]"),
        ]
      )
    }
  }
}
