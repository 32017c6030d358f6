/// The driver's message to an app process.
package struct Request: Hashable, Sendable {
  /// A number that the reply must repeat.
  package var number: UInt64
  /// The action to perform.
  package var action: Action
  /// The detail that the reply should have.
  package var interest: Interest

  package init(number: UInt64, action: Action, interest: Interest = .everything) {
    self.number = number
    self.action = action
    self.interest = interest
  }

  /// The detail that the driver wants in a reply; less where others follow at once.
  package enum Interest: UInt8, Hashable, Sendable, CaseIterable {
    /// The whole snapshot, and what is kept.
    case everything
    /// The part that a person sees; the objects are those of the last snapshot then.
    case scene
    /// Whether it was done, and everything only where it was not.
    case success
  }
}
