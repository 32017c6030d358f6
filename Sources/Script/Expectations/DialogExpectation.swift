import SceneModel

/// An expectation that a confirmation dialog is presented.
package struct DialogExpectation: Expectation {
  package static let word = "dialog"
  package static let synopsis = #"dialog ["TITLE"]"#
  package static let help =
    "A confirmation dialog is presented, with this title if one is given."
  package static let arguments: [ArgumentKind] = [.free]

  /// The expected title, or nil if any title matches.
  package let title: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    title = scanner.isAtEnd ? nil : try scanner.text("")
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    Presentations(try interpreter.app).finding(of: [.confirmationDialog], titled: title)
  }
}
