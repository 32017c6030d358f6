import SceneModel

/// The reason why a subcommand stops, with its message and exit code.
package struct CommandFailure: Error, Hashable, Sendable {
  /// The exit code with which the program ends.
  package var status: ExitStatus
  /// The line or compiler output for standard error, or an empty string if everything was already reported.
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
  /// The message without the program name, for use within a sentence.
  package var description: String { SignedLine.unsigned(message) }
}
