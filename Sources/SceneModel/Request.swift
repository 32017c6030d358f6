/// The driver's message to an app process.
package struct Request: Hashable, Sendable {
  /// The number of the request, which the reply must repeat.
  package var number: UInt64
  /// The action to perform.
  package var action: Action
  /// The level of detail of the reply.
  package var interest: Interest

  package init(number: UInt64, action: Action, interest: Interest = .everything) {
    self.number = number
    self.action = action
    self.interest = interest
  }

  /// A level of detail of a reply.
  ///
  /// The driver needs less detail if other requests follow immediately.
  package enum Interest: UInt8, Hashable, Sendable, CaseIterable {
    /// The complete snapshot and the saved state.
    case everything
    /// The visible part of the snapshot, with the objects of the last snapshot.
    case scene
    /// The outcome, and complete details only after a failure.
    case success
  }
}
