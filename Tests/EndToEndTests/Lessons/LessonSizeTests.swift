import Foundation
import Shares
import Terminal
import Testing

/// Lessons are played from first to last in windows of several sizes, a share of them in each run.
@Suite("Lessons at every size", .serialized)
struct LessonSizeTests {
  /// A window, and how the lesson is opened in it.
  struct Window: Hashable, CustomTestStringConvertible {
    var columns: Int
    var rows: Int
    var options: [String] = []

    var testDescription: String { "\(columns)x\(rows) " + options.joined(separator: " ") }
  }

  /// The usual window and the narrowest, or all where the environment says so.
  private static let windows: [Window] = {
    let few = [Window(columns: 80, rows: 24), Window(columns: 40, rows: 24)]
    guard ProcessInfo.processInfo.environment["NAVLAB_THOROUGH"] == "yes" else { return few }
    return few + [
      Window(columns: 80, rows: 30), Window(columns: 60, rows: 24, options: ["--teacher"]),
      Window(columns: 120, rows: 50),
    ]
  }()

  /// The numbers of those lessons alone that the environment names, for whoever writes one.
  private static let wanted = ProcessInfo.processInfo.environment["NAVLAB_LESSONS"]?
    .split(separator: " ")

  /// The share of this run, or all where the environment names lessons.
  private static func share<Lesson>(of lessons: [Lesson], ahead shift: Int) -> [Lesson] {
    wanted == nil ? Share(of: 8).of(lessons, ahead: shift) : lessons
  }

  private static var lessons: [URL] {
    get throws {
      let folder = URL(filePath: Products.root).appending(path: "Lessons")
      return try FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: nil
      )
      .filter { $0.lastPathComponent.wholeMatch(of: /\d\d-.*/) != nil }
      .filter { wanted?.contains($0.lastPathComponent.prefix(2)) ?? true }
      .sorted { $0.path < $1.path }
    }
  }

  @Test(
    "With Enter alone or right answers, every key shows something new until the end",
    arguments: windows
  )
  func play(window: Window) throws {
    let size = WindowSize(columns: window.columns, rows: window.rows)
    let lessons = try Self.lessons
    #expect(lessons.count >= Self.wanted?.count ?? 24)
    var asked = 0
    // The usual window has other lessons than the narrow one.
    let share = Self.share(of: lessons, ahead: window.columns == 40 ? 2 : 0)
    for lesson in share {
      let folder = try LearnerFolder()
      let number = String(lesson.lastPathComponent.prefix(2))
      let recital = try CommandRun.run(["learn", number, "--width", "1000"], in: folder)
      #expect(recital.status == 0)
      let questions = try LessonQuestion.all(of: lesson, recital: recital.output)
      asked += questions.count
      let reader = try LessonAtTerminal([number] + window.options, in: folder, size: size)
      try reader.play(questions, knows: false)
      try reader.restart()
      try reader.play(questions, knows: true)
      let name = lesson.lastPathComponent
      #expect(reader.problems.isEmpty, "\(name) at \(window): \(reader.problems.prefix(2))")
      try reader.quit()
    }
    #expect(asked > (Self.wanted == nil ? 2 * share.count : 0))
  }

  @Test("The lesson continues at the step that quit names", arguments: [80, 40])
  func resuming(columns: Int) throws {
    let size = WindowSize(columns: columns, rows: 24)
    var resumed = 0
    let share = Self.share(of: try Array(Self.lessons.enumerated()), ahead: 3)
    for (index, lesson) in share {
      let folder = try LearnerFolder()
      let number = String(lesson.lastPathComponent.prefix(2))
      // Each lesson is left at other places.
      var left: String?
      // The second time, it is left behind its first step in any case, however many pages that has.
      for count in [4 + index % 7, 15 + index % 5, 1] {
        let reader = try LessonAtTerminal([number], in: folder, size: size)
        #expect(
          reader.resumedStep == (left?.hasPrefix("step 1 ") == true ? nil : left),
          "\(lesson.lastPathComponent)"
        )
        resumed += reader.resumedStep == nil ? 0 : 1
        try reader.pressEnter(count)
        left = try reader.quit()
      }
    }
    #expect(resumed >= share.count)
  }
}
