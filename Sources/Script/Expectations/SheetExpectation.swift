import SceneModel

/// An expectation that a sheet is presented.
package struct SheetExpectation: Expectation {
  package static let word = "sheet"
  package static let synopsis = #"sheet ["TITLE"]"#
  package static let help =
    "A sheet is presented, with this title if one is given."
  package static let arguments: [ArgumentKind] = [.free]

  /// The expected title, or nil if any title matches.
  package let title: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    title = scanner.isAtEnd ? nil : try scanner.text("")
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    Presentations(try interpreter.app).finding(of: [.sheet, .popover], titled: title)
  }
}
