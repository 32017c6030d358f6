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
    do throws(ScriptError) {
      guard let statement = try Self(reading: line, file: file, line: number) else { return nil }
      self = statement
    } catch {
      var repaired = error
      repaired.correction = error.correction ?? Repair(line).correction
      throw repaired
    }
  }

  /// Reads one line, and does not look for what else it could have meant.
  init?(reading line: String, file: String?, line number: Int) throws(ScriptError) {
    var scanner = Scanner(line, file: file, line: number)
    if let index = scanner.scalars.firstIndex(of: "\0") {
      throw ScriptError(
        "a NUL character cannot stand in a command; delete it",
        at: scanner.position(at: index)
      )
    }
    guard !scanner.isAtEnd else { return nil }
    let start = scanner.index
    position = scanner.position
    if scanner.isAtObject {
      command = try ObjectCommand(expressionFrom: &scanner)
      text = try Self.text(of: &scanner, from: start, ObjectCommand.synopsis)
      return
    }
    let word = scanner.bareWord()
    if file == nil, ObjectCommand.couldBeObject(word), scanner.isAtEnd {
      // A single word at the prompt may name one of the app's objects.
      command = ObjectCommand(name: word, at: position)
      text = word
      return
    }
    guard let type = CommandList.command(word) else {
      throw Self.unknown(word, in: line, at: position)
    }
    command = try type.init(from: &scanner)
    text = try Self.text(of: &scanner, from: start, type.synopsis)
  }

  /// The text of the command, behind which nothing may follow.
  private static func text(
    of scanner: inout Scanner,
    from start: Int,
    _ synopsis: String
  ) throws(ScriptError) -> String {
    // Blanks before a comment are no part of the command.
    var end = scanner.index
    try scanner.finish(synopsis)
    while end > start, scanner.scalars[end - 1].isBlank { end -= 1 }
    return String(String.UnicodeScalarView(scanner.scalars[start..<end]))
  }

  /// The error for a word that is no command.
  static func unknown(
    _ word: String,
    in line: String,
    at position: SourcePosition
  ) -> ScriptError {
    let spelling = Spelling(CommandList.words)
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
