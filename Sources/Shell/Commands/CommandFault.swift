package import SceneText

/// The reason why a line failed.
package struct CommandFault: Hashable, Sendable {
  /// The exit code for the failure.
  package var status: ExitStatus
  /// A one-line message with the fault and the advice.
  package var message: String
  /// The column of the fault, counted from 1 in Unicode scalars.
  package var column: Int
  /// The length of the fault in Unicode scalars.
  package var length: Int
  /// The suggested correction of the line, or nil if there is none.
  package var correction: String?
  /// The fault and the advice for a user at the prompt, drawn for the terminal.
  package var lines: [StyledText]

  /// Creates a fault with an exit code and a message.
  ///
  /// - Parameters:
  ///   - status: The exit code for the fault.
  ///   - message: The mistake and the advice, in one line.
  ///   - column: The column of the fault, counted from 1.
  ///   - length: The length of the fault in Unicode scalars.
  ///   - correction: The suggested line.
  ///   - lines: The same for a user at the prompt; the message unless given.
  package init(
    _ status: ExitStatus,
    _ message: String,
    column: Int = 1,
    length: Int = 1,
    correction: String? = nil,
    lines: [StyledText]? = nil
  ) {
    self.status = status
    self.message = message
    self.column = column
    self.length = length
    self.correction = correction
    self.lines = lines ?? [StyledText(message, .error)]
  }
}
