/// One thing that a person, a script or the system does to an app.
///
/// Elements are named by the ids of the snapshot before the action. Ids are given out in the same order
/// whenever the same actions are replayed, so a recorded action means the same again.
package enum Action: Codable, Hashable, Sendable {
  /// Starts the app, from a URL when there is one, with what is left of it. It is always the first action.
  case launch(url: String?, kept: KeptState = KeptState(), moment: LaunchMoment = LaunchMoment())
  /// Taps a button, a link, a toggle or another control.
  case tap(element: Int)
  /// Goes back in the visible stack, as the back button or its menu does.
  case back(levels: Int)
  /// Swipes down the topmost sheet or popover.
  case dismiss
  /// Taps a tab.
  case selectTab(element: Int)
  /// Replaces the text of a field.
  case type(element: Int, text: String)
  /// Chooses one of the options of a picker or a menu, by its label.
  case pick(element: Int, option: String)
  /// Appends a value to the path of the visible stack.
  case push(Literal)
  /// Removes values from the end of the path of the visible stack.
  case pop(count: Int)
  /// Empties the path of the visible stack.
  case popToRoot
  /// Replaces the path of the visible stack.
  case setPath([Literal])
  /// Opens a URL, as another app or the system would.
  case open(url: String)
  /// Scrolls a list by some rows, up where the number is negative.
  case scroll(element: Int, rows: Int)
  /// Scrolls the lists of the visible screen until something with a label is built, or to their ends.
  case scrollTo(label: String)
  /// Swipes a row from one of its edges to the other, or halfway, so that its actions show.
  case swipe(element: Int, SwipeDirection, isHalfway: Bool = false)
  /// Drags a row by some rows, up where the number is negative.
  case move(element: Int, rows: Int)
  /// Pulls down the visible screen, so that it loads its data again.
  case refresh
  /// Gives the window another width.
  case size(Width)
  /// Has the system speak another language, such as `de`, from the next launch on.
  case language(String)
  /// Brings a window to the front, by its number from 1.
  case showWindow(number: Int)
  /// Closes a window, by its number from 1.
  case closeWindow(number: Int)
  /// Puts the app into the background, as the way to the home screen does.
  case background
  /// Brings the app back from the background.
  case activate
  /// Posts a notification to the app's `NotificationCenter`.
  case notify(name: String, info: [String: StoredValue])
  /// Taps a notification of the system that brings something along, or a button on it.
  case tapNotification(info: [String: StoredValue], action: String? = nil)
  /// Chooses a quick action of the app's icon.
  case chooseQuickAction(name: String, info: [String: StoredValue])
  /// Has the app run one of its intents, as Siri and Shortcuts do.
  case runIntent(name: String, values: [String: StoredValue])
  /// Asks the app to go on with an activity, as the system does for handoff and search.
  case continueActivity(type: String, info: [String: StoredValue])
  /// Lets time pass on the app's virtual clock.
  case wait(seconds: Double)
  /// Loads the library through which the app's objects are called; it is sent before the first call.
  case loadCalls(library: String)
  /// Calls a method of an object that the app holds, or changes a property.
  case call(ObjectExpression)
  /// Reads a property of an object that the app holds.
  case read(ObjectExpression)
  /// Runs an app of NavLab's own beside the one of the process, which shows that the runtime is what answers.
  case countersign(image: String, labels: [String])
  /// Asks what the app has done that cannot be seen: the answer is a `WorkReport` as JSON.
  case measure
  /// Looks without touching anything.
  case look
}

extension Action {
  /// Whether the action leaves the app as it is, so that it is no step of a history.
  package var isLooking: Bool {
    switch self {
    case .look, .read, .measure, .loadCalls, .countersign: true
    default: false
    }
  }
}

extension Action {
  /// The direction of a finger that swipes over a row.
  package enum SwipeDirection: String, Codable, Hashable, Sendable, CaseIterable {
    /// From the trailing edge to the leading one.
    case left
    /// From the leading edge to the trailing one.
    case right
  }

  /// The width of a window.
  package enum Width: String, Codable, Hashable, Sendable, CaseIterable {
    /// As on a phone held upright.
    case compact
    /// As on a tablet.
    case regular
  }
}
