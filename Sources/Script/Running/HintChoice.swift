/// The hints that a learner asks for.
package enum HintChoice: Hashable, Sendable {
  /// One more hint than last time.
  case next
  /// All hints seen before, without a new one.
  case seen
  /// All hints up to this number, counted from 1.
  case upTo(Int)
}
