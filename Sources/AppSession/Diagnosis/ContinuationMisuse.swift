/// The runtime's message about a continuation that was resumed twice.
enum ContinuationMisuse {
  /// Returns the message in plain words, and any other message unchanged.
  static func explained(_ message: String) -> String {
    guard message.hasPrefix(heading), let end = message.firstRange(of: misdeed) else {
      return message
    }
    let function = message[..<end.lowerBound].dropFirst(heading.count)
    return "The continuation in \(function)\(ending)"
  }

  /// Returns whether a message is about such a continuation, in plain words.
  static func isExplained(_ message: String) -> Bool {
    message.hasPrefix("The continuation in ") && message.hasSuffix(ending)
  }

  private static let heading = "SWIFT TASK CONTINUATION MISUSE: "
  private static let misdeed = " tried to resume its continuation more than once"
  private static let ending = " was resumed more than once"
}
