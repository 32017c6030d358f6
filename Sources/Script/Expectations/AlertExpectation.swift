import SceneModel

/// An expectation that an alert is presented.
package struct AlertExpectation: Expectation {
  package static let word = "alert"
  package static let synopsis = #"alert ["TITLE"]"#
  package static let help =
    "An alert is presented, with this title if one is given."
  package static let arguments: [ArgumentKind] = [.free]

  /// The expected title, or nil if any title matches.
  package let title: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    title = scanner.isAtEnd ? nil : try scanner.text("")
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    Presentations(try interpreter.app).finding(of: [.alert], titled: title)
  }
}
