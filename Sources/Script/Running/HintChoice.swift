/// The hints that a learner asks for.
package enum HintChoice: Hashable, Sendable {
  /// One more than the last time.
  case next
  /// All hints seen before, without a new one.
  case seen
  /// All up to this one, counted from 1.
  case upTo(Int)
}
