package import Course
package import Grading
import SceneText

/// A watch that judges the work on an exercise whenever its files are saved, until the learner leaves.
///
/// The watch stays with its exercise even after it is solved; only the learner moves on to another one.
package final class ExerciseWatch {
  private let services: Services
  private let keyboard: any DemoKeyboard
  private var watched: WatchedExercise
  /// The state of the files at the last check.
  private var judged: WorkStamp
  private var isSolved = false
  /// A Boolean value that indicates whether only the checks that need the linter are outstanding.
  private var awaitsLinter = false

  /// The services that the watch depends on.
  package struct Services {
    /// A closure that creates the course actions.
    package var actions: () throws -> CourseActions
    /// A closure that returns the current state of files.
    package var look: ([String]) -> WorkStamp
    /// A closure that checks a submission for an exercise.
    package var judge: (Submission, Exercise) throws -> Report
    /// A closure that returns the canvas to draw on.
    package var canvas: () -> TextCanvas
    /// A Boolean value that indicates whether the learner can press keys.
    package var hasKeys: Bool

    /// Creates a set of services.
    ///
    /// - Parameters:
    ///   - actions: A closure that prepares the actions on exercises.
    ///   - look: A closure that checks files for changes.
    ///   - judge: A closure that judges work on an exercise.
    ///   - canvas: A closure that returns the canvas to draw on.
    ///   - hasKeys: Whether the learner can press keys.
    package init(
      actions: @escaping () throws -> CourseActions,
      look: @escaping ([String]) -> WorkStamp,
      judge: @escaping (Submission, Exercise) throws -> Report,
      canvas: @escaping () -> TextCanvas,
      hasKeys: Bool
    ) {
      self.actions = actions
      self.look = look
      self.judge = judge
      self.canvas = canvas
      self.hasKeys = hasKeys
    }
  }

  /// Creates a watch for the named exercise, or for the default exercise if no name is given.
  ///
  /// - Parameters:
  ///   - query: The exercise as the learner names it, or nil for the current or the next one.
  ///   - keyboard: The source of the learner's keys.
  ///   - services: The services that do the work.
  /// - Throws: `CommandFailure` if there is no such exercise, or the learner has not started it.
  package init(
    _ query: String?,
    keyboard: any DemoKeyboard,
    services: Services
  ) throws(CommandFailure) {
    self.services = services
    self.keyboard = keyboard
    let watched = try CourseFailure.translate { try services.actions().watched(query) }
    self.watched = watched
    judged = services.look(watched.files)
  }

  /// Judges the current work, and then the work after each save.
  package func run() {
    judge(saved: [])
    var seen = judged
    while true {
      switch keyboard.key(within: Self.interval) {
      case .quit?, .type("q")?: return
      case .enter?: judge(saved: [])
      case .type("h")?: draw { try $0.hint("\(self.watched.id)") }
      case .type("s")?: draw { try $0.solution("\(self.watched.id)") { _ in nil } }
      case .type("n")?: goOn()
      default: break
      }
      let now = services.look(watched.files)
      // Editors write a file in several steps, and a learner may save several files; all of that
      // counts as one save.
      if now != judged, now == seen { judge(saved: now.changes(since: judged)) }
      seen = now
    }
  }

  /// The interval between two checks of the files, in milliseconds.
  private static let interval = 100

  private func judge(saved files: [String]) {
    judged = services.look(watched.files)
    draw { actions in
      // From here on, Ctrl-C ends the program immediately.
      let canvas = self.services.canvas()
      canvas.draw(WatchText(layout: canvas.layout).heading(of: self.watched, saved: files))
      let report = try actions.check("\(self.watched.id)", files: [], judge: self.services.judge)
      self.isSolved = report.isSolved
      self.awaitsLinter = report.awaitsLinter
      return try actions.lines(of: report)
    }
  }

  /// Draws the result of a command, followed by the learner's options.
  private func draw(_ body: (CourseActions) throws -> [StyledText]) {
    var lines: [StyledText] = []
    keyboard.work {
      do throws(CommandFailure) {
        lines = try CourseFailure.translate { try body(try services.actions()) }
      } catch {
        // The watch continues, since the next save may correct the mistake.
        lines = error.message.split(separator: "\n").map { StyledText(String($0), .error) }
      }
    }
    let canvas = services.canvas()
    let text = WatchText(layout: canvas.layout)
    canvas.draw(lines + text.footer(of: watched, isSolved: isSolved, hasKeys: services.hasKeys))
  }

  private func goOn() {
    guard isSolved || awaitsLinter else {
      draw { actions in
        actions.layout.paragraph(
          "\(self.watched.id) is not solved yet; 'navlab skip \(self.watched.id.number)' leaves it for later."
        )
      }
      return
    }
    draw { actions in
      guard let next = try actions.nextExercise() else { return ["All exercises are solved."] }
      let lines = try actions.start("\(next)")
      self.watched = try actions.watched("\(next)")
      self.judged = self.services.look(self.watched.files)
      self.isSolved = false
      self.awaitsLinter = false
      return lines
    }
  }
}
