/// The driver's message to an app process.
package struct Request: Hashable, Sendable {
  /// A number that the reply must repeat.
  package var number: UInt64
  /// The action to perform.
  package var action: Action
  /// The detail of the reply.
  package var interest: Interest

  package init(number: UInt64, action: Action, interest: Interest = .everything) {
    self.number = number
    self.action = action
    self.interest = interest
  }

  /// The detail that the driver needs in a reply, which is less if other requests follow
  /// immediately.
  package enum Interest: UInt8, Hashable, Sendable, CaseIterable {
    /// The whole snapshot, and the saved state.
    case everything
    /// The visible part; the objects are those of the last snapshot.
    case scene
    /// The outcome, and everything only after a failure.
    case success
  }
}
