/// What the driver sends to an app process.
package struct Request: Hashable, Sendable {
  /// A number that the reply must repeat.
  package var number: UInt64
  /// What to do.
  package var action: Action
  /// How much is wanted of what comes of it.
  package var interest: Interest

  package init(number: UInt64, action: Action, interest: Interest = .everything) {
    self.number = number
    self.action = action
    self.interest = interest
  }

  /// How much the driver wants to know of what comes of an action; less where others follow at once.
  package enum Interest: UInt8, Hashable, Sendable, CaseIterable {
    /// The whole snapshot, and what is kept.
    case everything
    /// What a person sees; the objects are those of the last snapshot then.
    case scene
    /// Whether it was done, and everything only where it was not.
    case success
  }
}
