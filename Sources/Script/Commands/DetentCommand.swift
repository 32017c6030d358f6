import SceneModel
import SceneText

/// A command that drags a sheet to another height.
package struct DetentCommand: Command {
  package static let word = "detent"
  package static let synopsis = "detent HEIGHT"
  package static let help =
    "Drags the topmost sheet to another of its heights. presentationDetents gives the heights; "
    + "write them as in Swift: .medium, .large, .fraction(0.25) or .height(200). The tree shows "
    + "the height of the sheet."
  package static let examples = ["detent .large", "detent .fraction(0.25)"]
  package static let seeAlso = ["dismiss"]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = [.keywords([".medium", ".large"])]

  private let height: String

  package init(from scanner: inout Scanner) throws(ScriptError) {
    let height = try scanner.text("give the height, as in: \(Self.examples[0])")
    self.height = height.hasPrefix(".") ? height : ".\(height)"
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    guard let top = try interpreter.app.topPresentation, top.kind == .sheet else {
      throw .refused("there is no sheet on top to drag")
    }
    return try interpreter.act(.pick(element: top.id, option: height))
  }
}
