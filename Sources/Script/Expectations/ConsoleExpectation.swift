import SceneText

/// An expectation that the app has printed the given text.
package struct ConsoleExpectation: Expectation {
  package static let word = "console"
  package static let synopsis = #"console "TEXT""#
  package static let help =
    "The app has printed a line that contains this text."
  package static let arguments: [ArgumentKind] = [.free]

  private let text: String

  package init(from scanner: inout Scanner) throws(ScriptError) {
    text = try scanner.text(#"give the text, as in: expect console "saved""#)
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let lines = interpreter.driver.printedLines
    guard let last = lines.last else {
      return ExpectationOutcome(false, seen: "nothing is printed")
    }
    return ExpectationOutcome(
      lines.contains { $0.contains(text) },
      seen: lines.count == 1
        ? "the app has printed one line, \(Printable.quoted(last))"
        : "\(lines.count) lines, the last one \(Printable.quoted(last))"
    )
  }
}
