/// The form of a line that begins with the name of the program, as in `navlab: there is no app`.
package enum SignedLine {
  /// The name of the program, followed by a colon and a blank.
  private static let signature = "navlab: "

  /// Returns text preceded by the name of the program.
  ///
  /// - Parameter text: The text of the message.
  /// - Returns: The line.
  package static func signed(_ text: String) -> String {
    signature + text
  }

  /// Returns text without the name of the program at the beginning.
  ///
  /// - Parameter line: A line that may begin with the name.
  /// - Returns: The text of the message.
  package static func unsigned(_ line: String) -> String {
    String(line.trimmingPrefix(signature))
  }
}
