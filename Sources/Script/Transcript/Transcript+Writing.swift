extension Transcript {
  /// Returns a line of output, escaped so that it cannot be read as an input or a wildcard.
  ///
  /// - Parameter line: The line.
  /// - Returns: The line, with a backslash before it if needed.
  package static func escaped(_ line: String) -> String {
    line.hasPrefix(">") || line.hasPrefix("\\") || line == anyLines ? "\\\(line)" : line
  }

  /// Returns a line of output with its escape removed.
  static func unescaped(_ line: String) -> String {
    let rest = line.dropFirst()
    let isEscaped =
      line.hasPrefix("\\") && (rest.hasPrefix(">") || rest.hasPrefix("\\") || rest == anyLines[...])
    return isEscaped ? String(rest) : line
  }
}

extension ScriptSource {
  /// A Boolean value that indicates whether the first line that is not a comment begins with `>`, as in a transcript.
  package var isTranscript: Bool {
    let first = lines.first { line in
      let text = line.drop(while: \.isWhitespace)
      return !text.isEmpty && !text.hasPrefix("#")
    }
    return first.map { $0 == ">" || $0.hasPrefix("> ") } ?? false
  }
}
