import SceneModel
import SceneText

/// A command that taps an element on the screen.
package struct TapCommand: Command {
  package static let word = "tap"
  package static let synopsis = #"tap "LABEL" [N]  or  tap #IDENTIFIER"#
  package static let help =
    "Taps a button, a link or another control. Give the visible label of the control, with or "
    + "without quotes. If only one control fits, some words of the label are enough; the answer "
    + "names the control. If several controls have the same label, a number chooses one, counted "
    + "from the top. #IDENTIFIER finds a control by its accessibility identifier; put it in quotes "
    + "if it has spaces."
  package static let examples = [#"tap "Log In""#, #"tap "Edit" 2"#, "tap #save"]
  package static let seeAlso = ["labels", "pick", "toggle"]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = [.tappable]

  /// The control to tap.
  package let control: ControlReference

  package init(from scanner: inout Scanner) throws(ScriptError) {
    control = try ControlReference(from: &scanner, example: #"tap "Save""#)
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    switch try interpreter.findTapped(control) {
    case .control(let element): try interpreter.act(.tap(element: element.id))
    case .tab(let tab):
      if tab.has(.disabled) {
        throw .refused("the tab \(tab.designation) is disabled")
      } else {
        try interpreter.act(.selectTab(element: tab.id))
      }
    case .back: try BackCommand().perform(in: interpreter)
    }
  }
}
