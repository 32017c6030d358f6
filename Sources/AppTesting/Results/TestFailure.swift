/// The reason why a test did not pass.
package struct TestFailure: Hashable, Sendable, Codable {
  /// The reason in one line, without a place.
  package var message: String
  /// The file of the line that failed, as messages call it.
  package var file: String
  /// The number of that line, from 1.
  package var line: Int
  /// The column in it, from 1.
  package var column: Int
  /// The command that failed; nil if the app did not even start.
  package var command: String?
  /// The state that was expected; nil if the command is not an expectation.
  package var expected: String?
  /// The state that was seen instead.
  package var seen: String?
  /// The further lines, which suggest corrections.
  package var choices: [String] = []
  /// The path to the visible screen, such as `Feed > Ada`; nil if the app had ended.
  package var screen: String?
  /// The last lines that the app had printed.
  package var printed: [String] = []

  /// The place as `file:line:column`.
  package var place: String { "\(file):\(line):\(column)" }
}
