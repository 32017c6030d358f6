/// The reason why a subcommand stops, ready to be shown, with the exit code that belongs to it.
package struct CommandFailure: Error, Hashable, Sendable {
  /// The code to leave with.
  package var status: ExitStatus
  /// One clear line for standard error, or a compiler's own words; empty when all has been said.
  package var message: String

  package init(_ status: ExitStatus, _ message: String = "") {
    self.status = status
    self.message = message
  }
}

extension CommandFailure: CustomStringConvertible {
  /// The message without the name of the program, for a sentence that goes on with it.
  package var description: String {
    String(message.trimmingPrefix("navlab: "))
  }
}
