extension Scanner {
  /// Reads the next option of a command, or returns nil if there is none.
  ///
  /// - Parameter command: The type of the command, which lists its options.
  /// - Returns: The option without its value, such as `--depth`, or nil if no option comes next.
  /// - Throws: A `ScriptError` for an option that the command does not have.
  mutating func option(of command: any Command.Type) throws(ScriptError) -> String? {
    skipBlanks()
    guard next == "-", peek() == "-" else { return nil }
    let start = position
    let word = bareWord()
    let all = command.options.map { String($0.term.prefix { $0 != " " }) }
    let known = all.enumerated().filter { all.firstIndex(of: $1) == $0 }.map(\.element)
    guard known.contains(word) else {
      let spelling = Spelling(known)
      let hint = spelling.hint(for: word)
      let list = known.isEmpty ? "; it has none" : "; it has \(known.joined(separator: ", "))"
      throw ScriptError(
        "\(command.word) has no option \(ScriptError.excerpt(word))" + (hint.isEmpty ? list : hint),
        at: start,
        correction: spelling.suggestions(for: word).first.map { replacing(from: start, by: $0) }
      )
    }
    return word
  }

  /// Returns the line with the text between a position and the next scalar replaced by a word.
  ///
  /// - Parameters:
  ///   - start: The position of the word.
  ///   - word: The replacement.
  /// - Returns: The line with the replacement.
  func replacing(from start: ScriptPosition, by word: String) -> String {
    var line = String.UnicodeScalarView(scalars[..<(start.column - 1)])
    line.append(contentsOf: word.unicodeScalars)
    line.append(contentsOf: scalars[index...])
    return String(line)
  }
}
