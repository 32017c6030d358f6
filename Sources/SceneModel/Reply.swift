/// An app process's reply to a request.
package struct Reply: Hashable, Sendable {
  /// The number that identifies the request.
  package var number: UInt64
  /// The outcome of the action.
  package var outcome: Outcome
  /// The state of the app after the action.
  package var snapshot: Snapshot
  /// A Boolean value that indicates whether the reply contains the snapshot; if not, the snapshot equals the previous
  /// one.
  package var isTold: Bool
  /// The additional facts in the reply.
  package var extras: ReplyExtras
  /// The duration of the action inside the app, in nanoseconds, excluding the creation of the snapshot.
  package var nanoseconds: UInt64

  package init(
    number: UInt64,
    outcome: Outcome,
    snapshot: Snapshot,
    isTold: Bool = true,
    extras: ReplyExtras = ReplyExtras(),
    nanoseconds: UInt64
  ) {
    self.number = number
    self.outcome = outcome
    self.snapshot = snapshot
    self.isTold = isTold
    self.extras = extras
    self.nanoseconds = nanoseconds
  }

  /// An outcome of an action.
  package enum Outcome: Hashable, Sendable {
    /// The success of the action, even if the app did not change.
    case done
    /// The refusal of the action for the given reason, without any change.
    case refused(String)
  }
}
