/// An app process's answer to one request.
package struct Reply: Hashable, Sendable {
  /// The number of the request.
  package var number: UInt64
  /// Whether the action could be done.
  package var outcome: Outcome
  /// The app after the action.
  package var snapshot: Snapshot
  /// Whether the snapshot was told; otherwise it is the last one that was.
  package var isTold: Bool
  /// The further facts.
  package var extras: ReplyExtras
  /// The time that the action took inside the app, in nanoseconds, without the making of the snapshot.
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

  /// Whether an action could be done.
  package enum Outcome: Hashable, Sendable {
    /// It was done; the snapshot shows what came of it, which may be nothing.
    case done
    /// It could not be done, for the reason given in one sentence; nothing has changed.
    case refused(String)
  }
}
