import SceneModel

/// An expectation that a full-screen cover is presented.
package struct CoverExpectation: Expectation {
  package static let word = "cover"
  package static let synopsis = #"cover ["TITLE"]"#
  package static let help =
    "A full-screen cover is presented, with this title if one is given."
  package static let arguments: [ArgumentKind] = [.free]

  /// The expected title, or nil if any title matches.
  package let title: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    title = scanner.isAtEnd ? nil : try scanner.text("")
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    Presentations(try interpreter.app).finding(of: [.fullScreenCover], titled: title)
  }
}
