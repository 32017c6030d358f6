package import AppBuilder
import AppSession
package import Course
import SceneText
import Script

/// A player that replays lessons automatically and compares the output with the text.
package struct LessonReplay: Sendable {
  private let builder: Builder
  private let faults: FaultFolder?

  /// Creates a player of lessons.
  ///
  /// - Parameters:
  ///   - builder: The builder of the lessons' apps.
  ///   - faults: The catalogue of faults; without it, only the list of faults is known.
  package init(builder: Builder, faults: FaultFolder? = nil) {
    self.builder = builder
    self.faults = faults
  }

  /// Plays a lesson and returns the differences from its text.
  ///
  /// - Parameter lesson: The lesson.
  /// - Returns: The place and the difference for each command whose output has changed, and the reason for each
  ///   prediction and task that nobody could answer.
  /// - Throws: `ContentError` if a cell is not a transcript, and `BuildError` if the app is missing.
  package func problems(of lesson: Lesson) throws -> [String] {
    try Self.checkTranscripts(of: lesson)
    let interpreter = try interpreter(for: lesson)
    defer { interpreter.session.close() }
    var play = LessonPlay(lesson: lesson, interpreter: interpreter.commands)
    for block in lesson.blocks { try play.play(block) }
    return play.problems
  }

  /// Returns the text of a lesson with the current output of its commands, and the changes.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - text: The text of its `Lesson.md`.
  /// - Returns: The text with current output in its cells, and the changes.
  /// - Throws: The errors of `problems(of:)`.
  package func recording(
    of lesson: Lesson,
    in text: String
  ) throws -> (text: String, changes: [LineChange]) {
    try Self.checkTranscripts(of: lesson)
    let interpreter = try interpreter(for: lesson)
    defer { interpreter.session.close() }
    var play = LessonPlay(lesson: lesson, interpreter: interpreter.commands)
    for block in lesson.blocks { try play.play(block) }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for recorded in play.recorded.reversed() {
      let start = recorded.cell.line - 1
      let count =
        recorded.cell.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      lines.replaceSubrange(start..<(start + count), with: recorded.lines)
    }
    return (lines.joined(separator: "\n"), play.changes)
  }

  /// Throws an error if a cell is not a transcript, before any app is built.
  private static func checkTranscripts(of lesson: Lesson) throws {
    for cell in lesson.cells { _ = try Transcript(cell, in: lesson) }
  }

  /// Starts the lesson's app, and returns an interpreter and a session for the app.
  func interpreter(
    for lesson: Lesson
  ) throws -> (commands: Interpreter, session: AppSession) {
    // The course may have a path relative to the current folder, and so may the lesson's app.
    let file = lesson.app.split(separator: "/").last.map(String.init) ?? lesson.app
    let request = BuildRequest(folder: lesson.folder, files: [file])
    guard case .app(let app) = try builder.build(request) else {
      throw ContentError(file: lesson.app, message: "there is no app in this file; write an 'App'")
    }
    let session = AppSession(
      launch: AppLaunch(app, limits: Exercise.Limits(), sandbox: nil),
      code: BuiltAppCode(app, builder: builder)
    )
    if case .ended(let ending) = session.launch() {
      session.close()
      throw ContentError(file: lesson.app, message: "\(ending)")
    }
    return (Interpreter(driver: session, layout: TextLayout(), faults: faults), session)
  }
}
