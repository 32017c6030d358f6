package import AppSession
package import SceneModel

/// A driver without an app, which only records the action that a command performs.
package final class ActionProbe: AppDriver {
  package let snapshot: Snapshot?
  package let ending: Ending? = nil
  package let printedLines: [String] = []
  package let timeline = Timeline()
  package let divergence: Divergence? = nil
  private let refusal: Outcome
  private var action: Action?

  /// Creates a driver that reports the given state of an app.
  ///
  /// - Parameter snapshot: The current state of the app.
  package init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    refusal = .refused("", snapshot)
  }

  /// Returns whether a line of a script performs the given action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - line: The line.
  /// - Returns: Whether the line means this action and nothing else.
  package func does(_ action: Action, when line: String) -> Bool {
    self.action(of: line) == action
  }

  /// Returns the action that a line of a script performs, or nil if there is none.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - file: The name of the script, or nil to understand what only the prompt understands, too.
  /// - Returns: The action, or nil if no element can receive one.
  package func action(of line: String, file: String? = nil) -> Action? {
    action = nil
    do throws(Failure) {
      _ = try Interpreter(driver: self).run(line: line, file: file)
    } catch {
      // The stand-in refuses every action; only the request itself matters.
    }
    return action
  }

  package func perform(_ action: Action, title: String?) -> Outcome {
    self.action = action
    return refusal
  }

  package func launch(url: String?, with arguments: LaunchArguments) -> Outcome {
    perform(.launch(url: url, moment: LaunchMoment(arguments: arguments)), title: nil)
  }

  package func relaunch(url: String?, afterForceQuit isForced: Bool) -> Outcome { refusal }
  package func undo(_ count: Int) -> Outcome { refusal }
  package func redo(_ count: Int) -> Outcome { refusal }
  package func go(to place: Timeline.Place) -> Outcome { refusal }
  package func setBookmark(_ name: String) {}
  package func branch(_ name: String?) {}
}
