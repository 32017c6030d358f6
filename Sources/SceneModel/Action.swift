/// An action that a user, a script or the system performs on an app.
///
/// Elements are identified by the ids in the snapshot before the action. Replaying the same actions gives the same ids,
/// so a recorded action keeps its meaning.
package enum Action: Codable, Hashable, Sendable {
  /// The launch of the app with its saved state; always the first action.
  ///
  /// A URL may open the app.
  case launch(url: String?, kept: KeptState = KeptState(), moment: LaunchMoment = LaunchMoment())
  /// A tap on a button, a link, a toggle or another control.
  case tap(element: Int)
  /// A long press on an element.
  case hold(element: Int)
  /// A return to an earlier screen of the visible stack, as with the back button or its menu.
  case back(levels: Int)
  /// A downward swipe that dismisses the topmost sheet or popover.
  case dismiss
  /// A tap on a tab.
  case selectTab(element: Int)
  /// The replacement of the text in a field.
  case type(element: Int, text: String)
  /// The selection of an option, identified by its label, in a picker or menu.
  case pick(element: Int, option: String)
  /// The addition of a value to the visible stack's path.
  case push(Literal)
  /// The removal of values from the end of the visible stack's path.
  case pop(count: Int)
  /// The removal of all values from the visible stack's path.
  case popToRoot
  /// The replacement of the visible stack's path.
  case setPath([Literal])
  /// The opening of a URL by another app or the system.
  case open(url: String)
  /// The scrolling of a list by a number of rows: down, or up if the number is negative.
  case scroll(element: Int, rows: Int)
  /// The scrolling of the visible screen's lists until an element with the label is built or the lists end.
  case scrollTo(label: String)
  /// A swipe over a row from edge to edge, or a shorter swipe that reveals the actions of the row.
  case swipe(element: Int, SwipeDirection, isHalfway: Bool = false)
  /// The dragging of a row by a number of rows: down, or up if the number is negative.
  case move(element: Int, rows: Int)
  /// The pulling down of the visible screen to reload its data.
  case refresh
  /// A change of the window's width.
  case size(Width)
  /// The escape gesture of VoiceOver.
  case escape
  /// A change of the system's text size to the size with the given name.
  case textSize(String)
  /// A change of the system's language (for example, to `de`), which takes effect at the next launch.
  case language(String)
  /// A switch to the window with the given number, counted from 1.
  case showWindow(number: Int)
  /// The closing of the window with the given number, counted from 1.
  case closeWindow(number: Int)
  /// The move of the app to the background, as when the user goes to the home screen.
  case background
  /// The return of the app from the background.
  case activate
  /// The posting of a notification to the app's `NotificationCenter`.
  case notify(name: String, info: [String: StoredValue])
  /// A tap on a system notification that carries values, or on a button of the notification.
  case tapNotification(info: [String: StoredValue], action: String? = nil)
  /// The selection of one of the app's quick actions.
  case chooseQuickAction(name: String, info: [String: StoredValue])
  /// A run of one of the app's intents, as started by Siri or Shortcuts.
  case runIntent(name: String, values: [String: StoredValue])
  /// The continuation of a user activity, as in Handoff or search.
  case continueActivity(type: String, info: [String: StoredValue])
  /// The passing of time on the app's virtual clock.
  case wait(seconds: Double)
  /// The loading of the library through which the app's objects are called, before the first call.
  case loadCalls(library: String)
  /// A method call or property change on one of the app's objects.
  case call(ObjectExpression)
  /// A request to read a property of one of the app's objects.
  case read(ObjectExpression)
  /// A run of one of NavLab's own apps to check that the replies come from the runtime.
  case countersign(image: String, labels: [String])
  /// A request for a `WorkReport` about the app's invisible work, in JSON.
  case measure
  /// A request for a description of the app, without an interaction.
  case look
}

extension Action {
  /// A Boolean value that indicates whether the action leaves the app unchanged and is therefore not a step of the
  /// history.
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
    /// A swipe from the trailing edge to the leading edge.
    case left
    /// A swipe from the leading edge to the trailing edge.
    case right
  }

  /// The width of a window.
  package enum Width: String, Codable, Hashable, Sendable, CaseIterable {
    /// The width of an upright phone.
    case compact
    /// The width of a tablet.
    case regular
  }
}
