/// A choice of hints that a learner requests.
package enum HintChoice: Hashable, Sendable {
  /// All hints that the learner has seen, and the next one.
  case next
  /// All hints that the learner has seen.
  case seen
  /// All hints up to the given number, counted from 1.
  case upTo(Int)
}
