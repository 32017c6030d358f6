import SceneModel

/// An expectation that a popover is presented in its own form rather than as a sheet.
package struct PopoverExpectation: Expectation {
  package static let word = "popover"
  package static let synopsis = #"popover ["TITLE"]"#
  package static let help =
    "A popover is presented, with this title if one is given. A popover that a narrow window shows "
    + "as a sheet does not count; 'expect sheet' holds for both."
  package static let arguments: [ArgumentKind] = [.free]

  /// The expected title, or nil if any title matches.
  package let title: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    title = scanner.isAtEnd ? nil : try scanner.text("")
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    Presentations(try interpreter.app).finding(of: [.popover], titled: title)
  }
}
