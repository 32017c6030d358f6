/// A line that begins with the name of the program that says it, as in `navlab: there is no app`.
package enum SignedLine {
  /// The name of the program, a colon and a blank.
  private static let signature = "navlab: "

  /// Returns text with the name of the program before it.
  ///
  /// - Parameter text: The text of the message.
  /// - Returns: The line.
  package static func signed(_ text: String) -> String {
    signature + text
  }

  /// Returns text without the name of the program before it.
  ///
  /// - Parameter line: A line that may begin with the name.
  /// - Returns: The text of the message.
  package static func unsigned(_ line: String) -> String {
    String(line.trimmingPrefix(signature))
  }
}
