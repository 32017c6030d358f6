/// The driver's message to an app process.
package struct Request: Hashable, Sendable {
  /// A number that identifies the request, and that the reply must repeat.
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
    /// The visible part of the snapshot, together with the objects from the previous snapshot.
    case scene
    /// Only the outcome, or complete details after a failure.
    case success
  }
}
