import SceneModel
import SceneText

/// An expectation about the height or size of the topmost sheet.
package struct DetentExpectation: Expectation {
  package static let word = "detent"
  package static let synopsis = "detent HEIGHT"
  package static let help =
    "The sheet on top rests at this height of its presentationDetents; in a wide window, it has this "
    + "presentationSizing. Write the value as in Swift; the tree shows it in the same form."
  package static let arguments: [ArgumentKind] = [
    .keywords([".medium", ".large", ".form", ".page"])
  ]

  private let height: String

  package init(from scanner: inout Scanner) throws(ScriptError) {
    let height = try scanner.text("give the height, as in: expect detent .medium")
    self.height = height.hasPrefix(".") ? height : ".\(height)"
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    guard let top = try interpreter.app.topPresentation, top.kind == .sheet else {
      return ExpectationOutcome(false, seen: "there is no sheet on top")
    }
    let seen = top.value ?? ".large"
    // A whole number may also be written without its fraction.
    let isSame = seen == height || seen == "\(height.dropLast()).0)"
    return ExpectationOutcome(isSame, seen: Printable.line(seen))
  }
}
