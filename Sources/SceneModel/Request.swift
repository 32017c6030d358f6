/// What the driver sends to an app process.
package struct Request: Hashable, Sendable {
  /// A number that the reply must repeat.
  package var number: UInt64
  /// What to do.
  package var action: Action
  /// Whether another request follows at once, so that only what a person sees is wanted in between.
  ///
  /// The reply then repeats the objects of the one before, and does not say what is kept.
  package var isPassing: Bool

  package init(number: UInt64, action: Action, isPassing: Bool = false) {
    self.number = number
    self.action = action
    self.isPassing = isPassing
  }
}
