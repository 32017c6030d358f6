/// An action of a user, a script or the system on an app.
///
/// Elements are identified by the ids in the snapshot before the action. Replaying the same actions
/// gives the same ids, so a recorded action keeps its meaning.
package enum Action: Codable, Hashable, Sendable {
  /// Starts the app, from a URL if there is one, with its saved state; always the first action.
  case launch(url: String?, kept: KeptState = KeptState(), moment: LaunchMoment = LaunchMoment())
  /// Taps a button, a link, a toggle or another control.
  case tap(element: Int)
  /// Goes back in the visible stack, like the back button or its menu.
  case back(levels: Int)
  /// Swipes down the topmost sheet or popover.
  case dismiss
  /// Taps a tab.
  case selectTab(element: Int)
  /// Replaces a field's text.
  case type(element: Int, text: String)
  /// Selects an option of a picker or menu, by its label.
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
  /// Scrolls a list by a number of rows; negative numbers scroll up.
  case scroll(element: Int, rows: Int)
  /// Scrolls the lists of the visible screen until an element with a label is built, or to their
  /// ends.
  case scrollTo(label: String)
  /// Swipes a row from one of its edges to the other, or halfway to show its actions.
  case swipe(element: Int, SwipeDirection, isHalfway: Bool = false)
  /// Drags a row by a number of rows; negative numbers drag it up.
  case move(element: Int, rows: Int)
  /// Pulls down the visible screen to reload its data.
  case refresh
  /// Sets the window width.
  case size(Width)
  /// Performs the escape gesture of VoiceOver.
  case escape
  /// Makes the system show text in another size, by the name of the size.
  case textSize(String)
  /// Sets the system's language, such as `de`, from the next launch on.
  case language(String)
  /// Brings a window to the front, by its number from 1.
  case showWindow(number: Int)
  /// Closes a window, by its number from 1.
  case closeWindow(number: Int)
  /// Puts the app into the background, as going to the home screen does.
  case background
  /// Brings the app back from the background.
  case activate
  /// Posts a notification to the app's `NotificationCenter`.
  case notify(name: String, info: [String: StoredValue])
  /// Taps a system notification that carries values, or a button on it.
  case tapNotification(info: [String: StoredValue], action: String? = nil)
  /// Chooses a quick action of the app's icon.
  case chooseQuickAction(name: String, info: [String: StoredValue])
  /// Has the app run one of its intents, as Siri and Shortcuts do.
  case runIntent(name: String, values: [String: StoredValue])
  /// Asks the app to continue an activity, as the system does for handoff and search.
  case continueActivity(type: String, info: [String: StoredValue])
  /// Lets time pass on the app's virtual clock.
  case wait(seconds: Double)
  /// Loads the library through which the app's objects are called, before the first call.
  case loadCalls(library: String)
  /// Calls a method of one of the app's objects, or changes a property.
  case call(ObjectExpression)
  /// Reads a property of one of the app's objects.
  case read(ObjectExpression)
  /// Runs one of NavLab's own apps beside the current one, to check that the replies come from the
  /// runtime.
  case countersign(image: String, labels: [String])
  /// Reads the app's invisible work, as a `WorkReport` in JSON.
  case measure
  /// Describes the app without an interaction.
  case look
}

extension Action {
  /// Whether the action does not change the app, so that it is not a step of its history.
  package var isLooking: Bool {
    switch self {
    case .look, .read, .measure, .loadCalls, .countersign: true
    default: false
    }
  }
}

extension Action {
  /// The direction of a swipe over a row.
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
