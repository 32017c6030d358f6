package import AppSession
package import SceneModel

/// A type, such as an app session or a stand-in, that controls the app on which a script's commands act.
package protocol AppDriver: AnyObject {
  /// The current state of the app, or nil if it is not running.
  var snapshot: Snapshot? { get }
  /// The reason why the app ended, or nil if it is running or has not been launched.
  var ending: Ending? { get }
  /// The lines of the app's output, in a form that is safe to show.
  var printedLines: [String] { get }
  /// The completed steps, the undone steps, and the abandoned lines of history.
  var timeline: Timeline { get }
  /// The first difference that occurred when steps were last repeated, or nil if there was none.
  var divergence: Divergence? { get }

  /// The last answer of an object, or nil if no object was queried.
  var answer: ObjectAnswer? { get }
  /// The types of the app's own code and their members, or nil if they are unknown.
  var interface: CodeInterface? { get }

  /// Performs an action on the app, and returns the outcome.
  ///
  /// - Parameters:
  ///   - action: The action to perform.
  ///   - title: The command that requests the action, as typed.
  /// - Returns: The outcome.
  func perform(_ action: Action, title: String?) -> Outcome

  /// Starts the app in a new process as if it were newly installed.
  ///
  /// - Parameters:
  ///   - url: The URL that the app is opened with, if any.
  ///   - arguments: The additional arguments and variables for this launch.
  /// - Returns: The outcome.
  func launch(url: String?, with arguments: LaunchArguments) -> Outcome

  /// Ends the app and starts it again with its saved state, defaults and files.
  ///
  /// - Parameters:
  ///   - url: The URL that the app is opened with, if any.
  ///   - isForced: Whether the user has force-quit the app.
  /// - Returns: The outcome.
  func relaunch(url: String?, afterForceQuit isForced: Bool) -> Outcome

  /// Undoes the given number of steps.
  ///
  /// - Parameter count: The number of steps to undo.
  /// - Returns: The resulting state of the app.
  func undo(_ count: Int) -> Outcome

  /// Repeats the given number of undone steps.
  ///
  /// - Parameter count: The number of steps to repeat.
  /// - Returns: The resulting state of the app.
  func redo(_ count: Int) -> Outcome

  /// Goes to a remembered moment.
  ///
  /// - Parameter place: The moment.
  /// - Returns: The resulting state of the app.
  func go(to place: Timeline.Place) -> Outcome

  /// Names the current moment.
  ///
  /// - Parameter name: The name, which no other moment has.
  func setBookmark(_ name: String)

  /// Begins a branch of history from which the user can return to exactly this moment.
  ///
  /// - Parameter name: The name of the branch, which must be free, or nil to generate one.
  func branch(_ name: String?)
}

extension AppDriver {
  /// The last answer of an object, which is always nil for an app without a build.
  package var answer: ObjectAnswer? { nil }

  /// The interface of the app's own code, which is always nil for an app without a build.
  package var interface: CodeInterface? { nil }

  /// The titles of the steps since the first launch.
  package var doneTitles: [String] {
    timeline.past.map(\.title)
  }

  /// The titles of the undone steps, the last of which is redone first.
  package var undoneTitles: [String] {
    timeline.future.map(\.title)
  }
}
