/// A user's gesture on one element.
package enum UserGesture: Hashable, Sendable {
  /// A tap.
  case tap
  /// Replaces a field's text.
  case type(String)
  /// Selects one of several options, by its label.
  case pick(String)
  /// Swipes a sheet down.
  case swipeDown
  /// Scrolls a list by a number of rows; negative numbers scroll up.
  case scroll(by: Int)
  /// Swipes a row from one of its edges, to the other edge or only until its actions appear.
  case swipe(from: HorizontalEdge, isFull: Bool = true)
  /// Drags a row by a number of rows; negative numbers drag it up.
  case move(by: Int)
  /// Pulls a list down.
  case refresh
}

/// The reason why an action is impossible, in one sentence for a learner.
package struct Refusal: Error, Hashable, Sendable {
  /// The sentence.
  package var reason: String

  package init(_ reason: String) {
    self.reason = reason
  }
}
