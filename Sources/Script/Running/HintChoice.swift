/// A choice of hints that a learner requests.
package enum HintChoice: Hashable, Sendable {
  /// One more hint than the learner has seen.
  case next
  /// All hints that the learner has seen.
  case seen
  /// All hints up to the one with the given number, counted from 1.
  case upTo(Int)
}
