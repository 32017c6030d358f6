/// A command as it stands in a script.
package struct Statement: Sendable {
  /// The line of the script, without blanks around it and without a comment.
  package let text: String
  /// Where the command begins.
  package let position: SourcePosition
  /// The command.
  package let command: any Command

  /// Reads one line; a blank line and a comment are no command.
  ///
  /// - Parameters:
  ///   - line: The line, without a line break.
  ///   - file: The name of the script, or nil for a line typed at the prompt.
  ///   - number: The number of the line, counted from 1.
  /// - Throws: A `ScriptError` with the position of what is wrong.
  package init?(parsing line: String, file: String? = nil, line number: Int = 1) throws(ScriptError)
  {
    var scanner = Scanner(line, file: file, line: number)
    guard !scanner.isAtEnd else { return nil }
    let start = scanner.index
    position = scanner.position
    let word = scanner.bareWord()
    guard let type = CommandList.command(word) else {
      throw Self.unknown(word, in: line, at: position)
    }
    command = try type.init(from: &scanner)
    // Blanks before a comment are no part of the command.
    let end = scanner.index
    try scanner.finish(type.synopsis)
    let scalars = scanner.scalars[start..<end]
    let trimmed = scalars.reversed().drop(while: \.isBlank).reversed()
    text = String(String.UnicodeScalarView(trimmed))
  }

  private static func unknown(
    _ word: String,
    in line: String,
    at position: SourcePosition
  ) -> ScriptError {
    let spelling = Spelling(CommandList.all.map { $0.word })
    let suggestions = spelling.suggestions(for: word)
    let hint = spelling.hint(for: word)
    let shown = ScriptError.excerpt(word)
    let rest = line.drop(while: { $0.isWhitespace }).dropFirst(word.count)
    return ScriptError(
      word.isEmpty
        ? "a line begins with a command, such as tap; see help"
        : "there is no command '\(shown)'" + (hint.isEmpty ? "; see help" : hint),
      at: position,
      correction: rest.count < 1000 ? suggestions.first.map { $0 + rest } : nil
    )
  }
}
