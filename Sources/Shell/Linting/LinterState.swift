/// The linter's state.
package enum LinterState: Hashable, Sendable {
  /// It is built from the current sources.
  case ready
  /// It is not built, and no build is running.
  case missing
  /// Another process is building it at this moment.
  case building(LinterProgress)
  /// The last attempt to build it failed, with these words.
  case failed(String)
}
