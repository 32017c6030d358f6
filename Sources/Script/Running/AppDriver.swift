package import AppSession
package import SceneModel

/// What the commands of a script drive: an app session, or something that stands in for one.
package protocol AppDriver: AnyObject {
  /// How the app looks now, or nil when it is not running.
  var snapshot: Snapshot? { get }
  /// Why the app is gone, or nil while it runs and before it is launched.
  var ending: Ending? { get }
  /// What the app has printed, line by line, safe to show.
  var printedLines: [String] { get }
  /// What was done, what was undone, and what was done otherwise before.
  var timeline: Timeline { get }
  /// Where the app did not do the same again when steps were last repeated, or nil where it did.
  var divergence: Divergence? { get }

  /// What the object has answered that was asked last, or nil when none was.
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

  /// What has been done since the first launch, in the words of those who asked for it.
  package var doneTitles: [String] {
    timeline.past.map(\.title)
  }

  /// What was undone and can be redone; the last one is redone first.
  package var undoneTitles: [String] {
    timeline.future.map(\.title)
  }
}
