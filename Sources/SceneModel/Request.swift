/// What the driver sends to an app process.
package struct Request: Hashable, Sendable {
  /// A number that the reply must repeat.
  package var number: UInt64
  /// What to do.
  package var action: Action

  package init(number: UInt64, action: Action) {
    self.number = number
    self.action = action
  }
}
