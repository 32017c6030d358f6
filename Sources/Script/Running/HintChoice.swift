/// The hints that a learner wants to read.
package enum HintChoice: Hashable, Sendable {
  /// One more than the last time.
  case next
  /// All that were seen before, and no new one.
  case seen
  /// All up to this one, counted from 1.
  case upTo(Int)
}
