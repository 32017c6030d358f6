/// A user's gesture on a single element.
package enum UserGesture: Hashable, Sendable {
  /// A tap on the element.
  case tap
  /// A long press on the element.
  case hold
  /// The replacement of a field's text.
  case type(String)
  /// The selection of an option by its label.
  case pick(String)
  /// A swipe that moves a sheet down.
  case swipeDown
  /// A scroll through a list by a number of rows, which is negative for scrolling up.
  case scroll(by: Int)
  /// A swipe on a row from one edge, either to the other edge or only until the actions appear.
  case swipe(from: HorizontalEdge, isFull: Bool = true)
  /// A drag of a row by a number of rows, which is negative for an upward drag.
  case move(by: Int)
  /// A pull that refreshes a list.
  case refresh
}

/// An error that explains to a learner in a single sentence why an action is impossible.
package struct Refusal: Error, Hashable, Sendable {
  /// The sentence that explains why the action is impossible.
  package var reason: String

  package init(_ reason: String) {
    self.reason = reason
  }
}
