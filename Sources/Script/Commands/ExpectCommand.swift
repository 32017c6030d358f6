import SceneModel
import SceneText

/// A command that states an expectation, and fails if it is not met.
package struct ExpectCommand: Command {
  package static let word = "expect"
  package static let synopsis = "expect [not] SUBJECT"
  package static let help =
    "Checks the state of the app. If the expectation holds, the script continues. Otherwise, the "
    + "script stops and shows the expected and the actual state."
  package static let examples = [
    "expect path [.list, .detail(id: _)]", #"expect screen "Inbox""#, "expect not sheet",
    "expect issues none",
  ]
  package static let seeAlso = ["expectations", "scripts", "values"]
  package static let group = CommandGroup.judging
  package static let arguments: [ArgumentKind] = [.subject]

  /// A Boolean value that indicates whether the expectation is negated.
  package let isNegated: Bool
  /// The condition to check.
  package let expectation: any Expectation
  /// The expectation as written in the script.
  private let text: String

  package init(from scanner: inout Scanner) throws(ScriptError) {
    scanner.skipBlanks()
    let start = scanner.index
    isNegated = scanner.takeWord("not")
    scanner.skipBlanks()
    let position = scanner.position
    if scanner.isAtObject {
      expectation = try ObjectExpectation(from: &scanner)
      text = String(String.UnicodeScalarView(scanner.scalars[start..<scanner.index]))
      return
    }
    let whole = scanner
    let word = scanner.bareWord()
    guard let subject = SubjectList.subject(word) else {
      if let error = Self.titled(whole, at: position) { throw error }
      throw Self.unknown(word, at: position, in: scanner)
    }
    expectation = try subject.init(from: &scanner)
    text = String(String.UnicodeScalarView(scanner.scalars[start..<scanner.index]))
  }

  /// A Boolean value that indicates whether the command expects the app to end.
  package var expectsCrash: Bool {
    expectation is CrashExpectation && !isNegated
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let finding = try expectation.look(at: interpreter)
    let expected = Printable.line(text)
    guard finding.holds != isNegated else {
      throw .mismatch(Mismatch(expected: expected, seen: finding.seen))
    }
    let layout = interpreter.layout
    let rows = layout.rows(of: expected, to: layout.width - 4)
    return CommandResult(
      rows.enumerated().map { index, row in
        (index == 0 ? StyledText("ok  ", .success) : "    ") + StyledText(row)
      }
    )
  }

  private static func unknown(
    _ word: String,
    at position: ScriptPosition,
    in scanner: Scanner
  ) -> ScriptError {
    let words = SubjectList.words
    let spelling = Spelling(words)
    let meant = synonyms[word.lowercased()].map { [$0] } ?? spelling.suggestions(for: word)
    let hint = Spelling.hint(of: meant)
    let list = "; it can be \(words.joined(separator: ", "))"
    return ScriptError(
      word.isEmpty
        ? "write an expectation, as in: expect path count 2"
        : "NavLab does not know '\(ScriptError.excerpt(word))'\(hint.isEmpty ? list : hint)",
      at: position,
      correction: meant.first.map { scanner.replacing(from: position, by: $0) }
    )
  }

  /// The NavLab words for common synonyms, keyed by synonym.
  private static let synonyms = [
    "no": "not", "title": "screen", "page": "screen", "view": "screen", "popup": "alert",
  ]

  /// Returns the error for a line that gives a title but no subject, or nil for any other line.
  ///
  /// - Parameters:
  ///   - scanner: A scanner before the title.
  ///   - position: The position of the title.
  /// - Returns: The error, with a correction.
  private static func titled(_ scanner: Scanner, at position: ScriptPosition) -> ScriptError? {
    var scanner = scanner
    guard let first = scanner.next, first == "\"" || first.properties.isUppercase else {
      return nil
    }
    let title: String
    if first == "\"" {
      do throws(ScriptError) {
        title = try scanner.text("")
      } catch {
        // A title without its end is another mistake.
        return nil
      }
    } else {
      title = scanner.take { $0 != "#" && $0 != "\"" }.split(separator: " ").joined(separator: " ")
      guard SubjectList.subject(title.lowercased()) == nil else { return nil }
    }
    guard !title.isEmpty, scanner.isAtEnd else { return nil }
    let meant = "\(ScreenExpectation.word) \(Literal.quoted(title))"
    return ScriptError(
      "say what has this title, as in: expect \(ScriptError.excerpt(meant))",
      at: position,
      correction: scanner.replacing(from: position, by: meant)
    )
  }
}
