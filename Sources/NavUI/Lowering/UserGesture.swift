/// A person's gesture on one element.
package enum UserGesture: Hashable, Sendable {
  /// A tap.
  case tap
  /// The text of a field is replaced.
  case type(String)
  /// One of several options is chosen, by its label.
  case pick(String)
  /// A sheet is swiped down.
  case swipeDown
  /// A list is scrolled by some rows, up where the number is negative.
  case scroll(by: Int)
  /// A row is swiped from one of its edges, to the other one or only as far as its actions show.
  case swipe(from: HorizontalEdge, isFull: Bool = true)
  /// A row is dragged by some rows, up where the number is negative.
  case move(by: Int)
  /// A list is pulled down.
  case refresh
}

/// The reason why something can't be done, in one sentence for a learner.
package struct Refusal: Error, Hashable, Sendable {
  /// The sentence.
  package var reason: String

  package init(_ reason: String) {
    self.reason = reason
  }
}
