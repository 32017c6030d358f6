/// A state of the linter.
package enum LinterState: Hashable, Sendable {
  /// A linter that is built from the current sources.
  case ready
  /// A linter that is neither built nor being built.
  case missing
  /// A linter that another process is building.
  case building(LinterProgress)
  /// A linter whose last build failed, with the message.
  case failed(String)
}
