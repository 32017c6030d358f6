/// An app process's answer to one request.
package struct Reply: Hashable, Sendable {
  /// The number of the request.
  package var number: UInt64
  /// Whether the action was possible.
  package var outcome: Outcome
  /// The state of the app after the action.
  package var snapshot: Snapshot
  /// Whether the reply contains the snapshot; otherwise it is the last one.
  package var isTold: Bool
  /// The additional facts.
  package var extras: ReplyExtras
  /// The duration of the action inside the app, in nanoseconds, without the creation of the
  /// snapshot.
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

  /// The outcome of an action.
  package enum Outcome: Hashable, Sendable {
    /// It was done; the snapshot shows the result, which may be no change.
    case done
    /// It could not be done, for the reason given in one sentence; nothing has changed.
    case refused(String)
  }
}
