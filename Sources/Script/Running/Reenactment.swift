package import AppSession
import SceneModel

/// A repetition of a session's commands with another build of the app.
package struct Reenactment: Sendable {
  /// The number of repeated commands, excluding the launch.
  package private(set) var doneCount = 0
  /// The first command that no longer works, or nil if all commands work.
  package private(set) var obstacle: Obstacle?
  /// The last command if it has ended the app as before, or nil if the app is running.
  package private(set) var end: Obstacle?
  /// The steps that were not repeated, beginning with the failed step if that step had no effect.
  package private(set) var leftOver: [Step] = []

  /// A command that no longer works.
  package struct Obstacle: Sendable {
    /// The text of the command as it was typed.
    package var title: String
    /// The reason why the command failed.
    package var failure: Failure
  }

  /// Creates a reenactment by repeating commands with another build until a command no longer works.
  ///
  /// A command that ended the app before may or may not end it again.
  ///
  /// - Parameters:
  ///   - steps: The steps with the other build, beginning with the launch.
  ///   - bookmarks: The names of moments, by the number of steps before them.
  ///   - interpreter: The interpreter of the new build, in which nothing has been done.
  package init(
    of steps: [Step],
    bookmarks: [Int: [String]] = [:],
    in interpreter: Interpreter
  ) {
    for (index, step) in steps.enumerated() {
      defer {
        for name in bookmarks[index + 1] ?? [] where obstacle == nil {
          interpreter.driver.setBookmark(name)
        }
      }
      do throws(Failure) {
        _ = try interpreter.run(line: step.title)
      } catch {
        let hasEnded = error.verdict == .crashed
        let isExpected = hasEnded && step.ending != nil
        let next = index + 1 < steps.count ? steps[index + 1] : nil
        guard isExpected, next == nil || next?.startsApp == true else {
          obstacle = Obstacle(title: step.title, failure: error)
          leftOver = Array(steps[(hasEnded ? index + 1 : index)...])
          return
        }
        if next == nil { end = Obstacle(title: step.title, failure: error) }
      }
      if index > 0 { doneCount += 1 }
    }
  }
}

extension Step {
  /// A Boolean value that indicates whether the step begins a new process.
  fileprivate var startsApp: Bool {
    if case .launch = action { true } else { false }
  }
}
