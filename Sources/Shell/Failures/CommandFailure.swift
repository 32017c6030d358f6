import SceneModel

/// The reason why a subcommand stops, ready to be shown, with its exit code.
package struct CommandFailure: Error, Hashable, Sendable {
  /// The exit code.
  package var status: ExitStatus
  /// One clear line for standard error, or a compiler's own words; empty if everything was reported
  /// already.
  package var message: String

  package init(_ status: ExitStatus, _ message: String = "") {
    self.status = status
    self.message = message
  }

  /// Creates a failure whose message begins with the program name.
  ///
  /// - Parameters:
  ///   - status: The exit code.
  ///   - reason: One clear line, without the name.
  package init(_ status: ExitStatus, saying reason: String) {
    self.init(status, SignedLine.signed(reason))
  }
}

extension CommandFailure: CustomStringConvertible {
  /// The message without the program name, to be continued as a sentence.
  package var description: String { SignedLine.unsigned(message) }
}
