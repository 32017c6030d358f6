/// A translation of calls of Foundation that take a closure, for Swift 5.
///
/// On Apple's systems, these functions come from Objective-C, so Swift 5 only warns if such a closure uses values of the
/// main actor, and their results need not be used. Foundation for Linux is written in Swift, where both differ. NavLab
/// declares the functions once more under other names, which replace theirs in the compiler's copy of the text.
enum SendableClosures {
  /// Returns text that calls NavLab's functions instead of Foundation's.
  ///
  /// - Parameter text: Swift source.
  /// - Returns: The source for the compiler, of the same length.
  static func replaced(in text: String) -> String {
    let forms: [StaticString] = ["withTimeInterval", "timeInterval", "forName", "addOperation"]
    guard forms.contains(where: { text.mentions($0) }) else { return text }
    let tokens = SwiftTokenizer.tokens(of: text)
    let addsToQueues = hasQueues(tokens)
    var bytes = Array(text.utf8)
    for index in tokens.indices.dropLast() {
      let next = tokens[index + 1]
      let isLabelled = next.is("(") && index + 3 < tokens.count && tokens[index + 3].is(":")
      let label = isLabelled ? tokens[index + 2].word : ""
      switch (tokens[index].word, label) {
      case ("scheduledTimer", "withTimeInterval"):
        bytes.replaceSubrange(tokens[index].range, with: "navlabSchedule".utf8)
      case ("Timer", "timeInterval"):
        bytes.replaceSubrange(tokens[index + 2].range, with: "navlabPeriod".utf8)
      case ("addObserver", "forName"):
        bytes.replaceSubrange(tokens[index].range, with: "navlabWatch".utf8)
      case ("addOperation", "")
      where addsToQueues && next.is("{") && index > 0 && tokens[index - 1].is("."):
        bytes.replaceSubrange(tokens[index].range, with: "navlabAppend".utf8)
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether a call of `addOperation` is a queue's: an app may have a method of that name without any queue.
  private static func hasQueues(_ tokens: [SwiftToken]) -> Bool {
    let declares = tokens.indices.dropLast().contains {
      tokens[$0].word == "func" && tokens[$0 + 1].word == "addOperation"
    }
    return !declares && tokens.contains { $0.word == "OperationQueue" }
  }
}
