package import AppSession
package import SceneModel

/// The driver behind a script's commands: an app session, or something that stands in for one.
package protocol AppDriver: AnyObject {
  /// The present look of the app, or nil when it is not running.
  var snapshot: Snapshot? { get }
  /// The reason why the app is gone, or nil while it runs and before it is launched.
  var ending: Ending? { get }
  /// The app's output, line by line, safe to show.
  var printedLines: [String] { get }
  /// The steps that were done and undone, and the lines that were left.
  var timeline: Timeline { get }
  /// The place where the app did not do the same again when steps were last repeated, or nil where
  /// it did.
  var divergence: Divergence? { get }

  /// The last answer of an object, or nil when none was asked.
  var answer: ObjectAnswer? { get }
  /// The types of the app's own code and their members, or nil when they are not known.
  var interface: CodeInterface? { get }

  /// Does something with the app and waits for what comes of it.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - title: The action in the words of the one who asks for it.
  /// - Returns: What came of it.
  func perform(_ action: Action, title: String?) -> Outcome

  /// Starts the app in a new process as if it had just been installed.
  ///
  /// - Parameters:
  ///   - url: The URL that the app is opened with, if any.
  ///   - arguments: What the app finds beside what it finds at each launch.
  /// - Returns: What came of it.
  func launch(url: String?, with arguments: LaunchArguments) -> Outcome

  /// Ends the app and starts it again, with what the system and its own defaults and files have kept.
  ///
  /// - Parameters:
  ///   - url: The URL that the app is opened with, if any.
  ///   - isForced: Whether the person has thrown the app out.
  /// - Returns: What came of it.
  func relaunch(url: String?, afterForceQuit isForced: Bool) -> Outcome

  /// Takes back the last steps.
  ///
  /// - Parameter count: How many steps to take back.
  /// - Returns: How the app looks then.
  func undo(_ count: Int) -> Outcome

  /// Repeats steps that were undone.
  ///
  /// - Parameter count: How many steps to repeat.
  /// - Returns: How the app looks then.
  func redo(_ count: Int) -> Outcome

  /// Goes to any moment that is remembered.
  ///
  /// - Parameter place: The moment.
  /// - Returns: How the app looks then.
  func go(to place: Timeline.Place) -> Outcome

  /// Gives the present moment a name.
  ///
  /// - Parameter name: The name, which no line has.
  func setBookmark(_ name: String)

  /// Begins a branch, from which one can come back to exactly this moment.
  ///
  /// - Parameter name: The name of the branch, which is not taken, or nil for one that is made up.
  func branch(_ name: String?)
}

extension AppDriver {
  /// An app that nobody has built has no objects that can be asked.
  package var answer: ObjectAnswer? { nil }

  /// An app that nobody has built has no code that is known.
  package var interface: CodeInterface? { nil }

  /// The steps since the first launch, in the words of those who asked for them.
  package var doneTitles: [String] {
    timeline.past.map(\.title)
  }

  /// The steps that were undone and can be redone; the last one is redone first.
  package var undoneTitles: [String] {
    timeline.future.map(\.title)
  }
}
