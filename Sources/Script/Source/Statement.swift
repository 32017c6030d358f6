/// A line of a script with its parsed command.
package struct Statement: Sendable {
  /// The text of the line, without surrounding blanks and comments.
  package let text: String
  /// The position of the command.
  package let position: ScriptPosition
  /// The parsed command.
  package let command: any Command
  /// A Boolean value that indicates whether the line uses words that only the prompt understands, such as `go back`.
  package private(set) var isHabit = false

  /// Creates a statement by parsing a line, or returns nil for a blank line or comment.
  ///
  /// - Parameters:
  ///   - line: The line, without a line break.
  ///   - file: The name of the script, or nil for a line typed at the prompt.
  ///   - number: The number of the line, counted from 1.
  /// - Throws: A `ScriptError` with the position of the mistake.
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

  /// Creates a statement by parsing a line without repairing it, or returns nil for a blank line or comment.
  init?(reading line: String, file: String?, line number: Int) throws(ScriptError) {
    var scanner = Scanner(line, file: file, line: number)
    if let index = scanner.scalars.firstIndex(of: "\0") {
      throw ScriptError(
        "the command contains a NUL character; delete it",
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
    if file == nil, let habit = try Self.habit(line, word: word, isLone: scanner.isAtEnd, position)
    {
      (command, text) = habit
      isHabit = true
      return
    }
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

  /// Returns the text of the command, or throws an error if more text follows.
  private static func text(
    of scanner: inout Scanner,
    from start: Int,
    _ synopsis: String
  ) throws(ScriptError) -> String {
    // Blanks before a comment are not part of the command.
    var end = scanner.index
    try scanner.finish(synopsis)
    while end > start, scanner.scalars[end - 1].isBlank { end -= 1 }
    return String(String.UnicodeScalarView(scanner.scalars[start..<end]))
  }

  /// Returns the meaning of a line with a word from another tool, or nil if there is no such meaning.
  private static func habit(
    _ line: String,
    word: String,
    isLone: Bool,
    _ position: ScriptPosition
  ) throws(ScriptError) -> (any Command, String)? {
    if CommandList.command(word) != nil {
      let words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
      if let meant = HabitLine.phrase(of: words) { return try command(meant, position) }
      switch LooseLine(words)?.meaning {
      case .line(let line)?: return try command(line, position)
      case .advice(let advice)?: throw ScriptError(advice, at: position)
      case nil: break
      }
      guard !isLone, ["--help", "-h", "-?"].contains(line.trimmedEnd(after: word)) else {
        return nil
      }
      return try command("\(HelpCommand.word) \(word)", position)
    }
    guard let meaning = HabitLine(line)?.meaning else { return nil }
    // One of the app's own objects may have the same name.
    let name = isLone && ObjectCommand.isName(word) ? word : nil
    switch meaning {
    case .line(let line):
      guard let meant = try command(line, position) else { return nil }
      return name.map { (ObjectCommand(name: $0, at: position, otherwise: meant), meant.1) }
        ?? meant
    case .advice(let advice):
      guard let name else { throw ScriptError(advice, at: position) }
      return (ObjectCommand(name: name, at: position), name)
    }
  }

  /// Returns the command and the text of a line that replaces the typed line, or nil if the line is blank.
  private static func command(
    _ line: String,
    _ position: ScriptPosition
  ) throws(ScriptError) -> (any Command, String)? {
    do throws(ScriptError) {
      return try Self(reading: line, file: nil, line: position.line).map { ($0.command, $0.text) }
    } catch {
      // The position refers to the replacing line.
      throw ScriptError(error.message, at: position, correction: error.correction)
    }
  }

  /// The beginning of the message about a word that is not a command.
  static let unknownWord = "there is no command '"

  /// Returns the error for a word that is not a command.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - line: The line that begins with the word.
  ///   - position: The position of the word.
  /// - Returns: The error, with a correction if the line is a misspelt command and not a sentence.
  static func unknown(
    _ word: String,
    in line: String,
    at position: ScriptPosition
  ) -> ScriptError {
    let shown = "\(unknownWord)\(ScriptError.excerpt(word))'"
    guard !word.isEmpty else {
      return ScriptError("begin the line with a command, such as tap; see help", at: position)
    }
    switch HabitLine(line)?.meaning {
    case .advice(let advice)?:
      return ScriptError(advice, at: position)
    case .line(let meant)?:
      let hint = "; did you mean '\(ScriptError.excerpt(meant))'?"
      return ScriptError("\(shown)\(hint)", at: position, correction: meant)
    case nil: break
    }
    let rest = String(line.drop(while: { $0.isWhitespace }).dropFirst(word.count))
    let slips = Spelling(CommandList.words).suggestions(for: word)
    let meant = MisspeltLine(word, rest).corrections(slips)
    let hint = Spelling.hint(of: meant)
    let isSentence = rest.contains(" ") && MisspeltLine(word, rest).isSentence
    let end = isSentence ? ", and NavLab does not take sentences; see help" : "; see help"
    return ScriptError(
      shown + (hint.isEmpty ? end : hint),
      at: position,
      correction: meant.first.map { $0 + rest }
    )
  }
}

extension String {
  /// Returns the text after a leading word, without surrounding blanks.
  fileprivate func trimmedEnd(after word: String) -> String {
    let rest = drop { $0.isWhitespace }.dropFirst(word.count).drop { $0.isWhitespace }
    return String(rest.reversed().drop { $0.isWhitespace }.reversed())
  }
}
