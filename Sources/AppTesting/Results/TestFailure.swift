/// The reason why a test did not pass.
package struct TestFailure: Hashable, Sendable, Codable {
  /// The reason for the failure in one line, without its place.
  package var message: String
  /// The path of the file with the failing line, as messages show it.
  package var file: String
  /// The number of the failing line, counted from 1.
  package var line: Int
  /// The column of the failure in its line, counted from 1.
  package var column: Int
  /// The command that failed, or nil if the app did not start.
  package var command: String?
  /// The expected state, or nil if the command is not an expectation.
  package var expected: String?
  /// The actual state, or nil if the command is not an expectation.
  package var seen: String?
  /// The lines that follow the failure's message and suggest corrections.
  package var choices: [String] = []
  /// The path to the visible screen, such as `Feed > Ada`, or nil if the app had ended.
  package var screen: String?
  /// The last lines that the app printed before the failure.
  package var printed: [String] = []

  /// The place of the failure, as `file:line:column`.
  package var place: String { "\(file):\(line):\(column)" }
}
