/// A filter that removes the calls that the Swift runtime and NavLab's runtime print when an app crashes.
enum StackTrace {
  /// The line that the runtime prints before the list of calls.
  static let heading = "Current stack trace:"

  /// Returns lines of output without the lists of calls.
  static func removed(from lines: [String]) -> [String] {
    var kept: [String] = []
    var rest = lines[...]
    while let line = rest.popFirst() {
      if line == heading, rest.first.map(isCall) == true {
        rest = rest.drop(while: isCall)
      } else if CrashedCalls(line: line[...]) != nil {
        // The runtime starts a new line, because the app's own output may have ended within one.
        if kept.last?.isEmpty == true { kept.removeLast() }
      } else {
        kept.append(line)
      }
    }
    return CrashLine.cleared(in: kept)
  }

  /// Returns whether a line looks like `4    app.so    0x000055a837ef5873 main + 1`.
  private static func isCall(_ line: String) -> Bool {
    let words = line.split(separator: " ", maxSplits: 3)
    return words.count >= 3 && words[0].allSatisfy(\.isNumber) && words[2].hasPrefix("0x")
  }
}
