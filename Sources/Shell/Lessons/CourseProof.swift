package import AppBuilder
import AppSession
package import Course
import Foundation
package import Grading
package import SceneText

/// A proof for an author that the content of a course is correct.
package struct CourseProof: Sendable {
  private let catalogue: Catalogue
  private let builder: Builder
  private let faults: FaultFolder?
  private let selection: CourseSelection
  private let linter: SourceLinter?
  private let jobs: Int
  private let layout: TextLayout

  /// The random walks through all correct answers, with a fixed seed.
  private static let walks = Walks(seed: 4, count: 6)

  /// Creates a proof of a course.
  ///
  /// - Parameters:
  ///   - catalogue: The course.
  ///   - builder: The builder of its apps.
  ///   - faults: The catalogue of faults, for lessons that explain some.
  ///   - selection: The lessons and exercises to check; all of them and the demos unless given.
  ///   - linter: The linter for checks of the source, if exercises have any.
  ///   - jobs: The number of lessons and exercises to check in parallel.
  ///   - layout: The layout for tables.
  package init(
    catalogue: Catalogue,
    builder: Builder,
    faults: FaultFolder?,
    selection: CourseSelection = CourseSelection(),
    linter: SourceLinter? = nil,
    jobs: Int = 1,
    layout: TextLayout = TextLayout()
  ) {
    self.catalogue = catalogue
    self.selection = selection
    self.builder = builder
    self.faults = faults
    self.linter = linter
    self.jobs = jobs
    self.layout = layout
  }

  /// A Boolean value that indicates whether a selected exercise has checks of the source.
  package var needsLinter: Bool {
    // Unreadable entries are reported when they are checked.
    let names = (try? catalogue.exerciseNames()) ?? []
    return names.contains { name in
      selection.includes(name, in: .exercises)
        && (try? catalogue.exercise(name).needsLinter) == true
    }
  }

  /// Checks the selected content of the course, and returns whether everything is correct.
  ///
  /// - Parameter draw: A closure called with the lines about each lesson and exercise as soon as they are available.
  /// - Returns: Whether everything is correct.
  /// - Throws: `CommandFailure` if nothing can be checked.
  package func run(draw: ([StyledText]) -> Void) throws(CommandFailure) -> Bool {
    try CourseFailure.translate {
      let check = CourseCheck(
        catalogue: catalogue,
        grader: Grader(
          builder: builder,
          sandbox: SandboxSearch(for: builder),
          shortensFailures: false,
          walks: Self.walks,
          linter: linter
        ),
        replay: LessonReplay(builder: builder, faults: faults),
        selection: selection
      )
      try selection.validate(in: catalogue)
      let text = CourseCheckText(layout: layout)
      var findings = try check.run(jobs: jobs) { draw(text.lines(of: $0)) }
      let demos = DemoProof(
        folder: catalogue.demos,
        name: "Lessons/Demos",
        builder: builder
      )
      for finding in selection.isEverything ? demos.findings() : [] {
        draw(text.lines(of: finding))
        findings.append(finding)
      }
      if !findings.isEmpty || catalogue.holdsSolutions { draw([text.summary(of: findings)]) }
      if !catalogue.holdsSolutions {
        draw([
          "This copy of NavLab has no solutions and no hidden checks, so no exercise was checked."
        ])
      }
      return findings.allSatisfy(\.isGood)
    }
  }

  /// Updates the lessons with the current output of their commands.
  ///
  /// - Returns: One line for each lesson that has changed.
  /// - Throws: `CommandFailure` if a lesson cannot be played or written.
  package func record() throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      let replay = LessonReplay(builder: builder, faults: faults)
      var lines: [StyledText] = []
      try selection.validate(in: catalogue)
      for name in try catalogue.lessonNames() where selection.includes(name, in: .lessons) {
        let lesson = try catalogue.lesson(name)
        let text = try TextFile.read(
          lesson.document,
          remedy: "create it, and write the lesson in it"
        )
        let recorded = try replay.recording(of: lesson, in: text)
        guard recorded.text != text else { continue }
        try write(recorded.text, to: lesson.document)
        lines.append(StyledText("recorded \(lesson.document)"))
        lines += recorded.changes.map { StyledText("  | \(Printable.line($0.description))") }
      }
      return lines.isEmpty ? ["Every lesson is unchanged."] : lines
    }
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ContentError(
        file: path,
        message: "the lesson cannot be written (\(error.localizedDescription)); check the folder"
      )
    }
  }
}
