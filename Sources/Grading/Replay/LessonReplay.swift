package import AppBuilder
import AppSession
package import Course
import SceneText
import Script

/// Plays lessons without anybody looking, and compares what they print with what they promise.
package struct LessonReplay: Sendable {
  private let builder: Builder

  /// Makes a replay.
  ///
  /// - Parameter builder: What builds the lessons' apps.
  package init(builder: Builder) {
    self.builder = builder
  }

  /// What is not as a lesson says.
  ///
  /// - Parameter lesson: The lesson.
  /// - Returns: For each command that prints something else, its place and what it prints.
  /// - Throws: `ContentError` when a cell is no transcript, and `BuildError` when there is no app.
  package func problems(of lesson: Lesson) throws -> [String] {
    var problems: [String] = []
    try play(lesson) { cell, exchange, output in
      guard let difference = exchange.difference(from: output) else { return }
      problems.append(Self.line(difference, in: lesson))
    }
    return problems
  }

  /// The lesson's text with the output that its commands print now.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - text: The text of its `Lesson.md`.
  /// - Returns: The text with the lines of its cells replaced, where they differ.
  /// - Throws: As `problems(of:)` does.
  package func recording(of lesson: Lesson, in text: String) throws -> String {
    var cells: [(cell: NavCell, lines: [String])] = []
    try play(lesson) { cell, exchange, output in
      if cells.last?.cell != cell { cells.append((cell, [])) }
      let isRight = exchange.difference(from: output) == nil
      cells[cells.count - 1].lines += ["> \(exchange.input)"] + (isRight ? exchange.output : output)
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (cell, output) in cells.reversed() {
      let start = cell.line - 1
      let count = cell.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      lines.replaceSubrange(start..<(start + count), with: output)
    }
    return lines.joined(separator: "\n")
  }

  /// Runs all commands of a lesson in one process.
  private func play(
    _ lesson: Lesson,
    with body: (NavCell, Transcript.Exchange, [String]) -> Void
  ) throws {
    let transcripts = try lesson.cells.map { cell in
      (cell, try Transcript(cell, in: lesson))
    }
    let request = BuildRequest(folder: lesson.folder, files: [lesson.app])
    guard case .app(let app) = try builder.build(request) else {
      throw ContentError(file: lesson.app, message: "there is no app in this file; write an 'App'")
    }
    let session = AppSession(
      launch: AppLaunch(app, limits: Exercise.Limits(), sandbox: nil),
      code: BuiltAppCode(app, builder: builder)
    )
    defer { session.close() }
    if case .ended(let ending) = session.launch() {
      throw ContentError(file: lesson.app, message: "\(ending)")
    }
    let interpreter = Interpreter(driver: session, layout: TextLayout())
    for (cell, transcript) in transcripts {
      for exchange in transcript.exchanges {
        body(cell, exchange, interpreter.output(of: exchange.input))
      }
    }
  }

  private static func line(_ difference: TranscriptDifference, in lesson: Lesson) -> String {
    let head =
      "\(lesson.document):\(difference.line):1: '\(difference.exchange.input)' prints something else"
    let seen = difference.seen.isEmpty ? ["(nothing)"] : difference.seen
    return ([head] + seen.map { "  | \($0)" }).joined(separator: "\n")
  }
}
