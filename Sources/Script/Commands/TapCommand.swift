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
    case .control(let element): try tap(element, in: interpreter)
    case .choice(let choice):
      try interpreter.act(.pick(element: choice.holder.id, option: choice.option))
    case .tab(let tab):
      if tab.has(.disabled) {
        throw .refused("the tab \(tab.designation) is disabled")
      } else {
        try interpreter.act(.selectTab(element: tab.id))
      }
    case .back: try BackCommand().perform(in: interpreter)
    }
  }

  /// Taps a control, and explains how to choose an option if the control only shows choices.
  private func tap(_ element: Element, in interpreter: Interpreter) throws(Failure) -> CommandResult
  {
    let before = try interpreter.app
    let name = before.commandName(of: element)
    if let value = element.exampleValue ?? element.stepperButton {
      throw .refused(
        "a tap does nothing to the \(element.description); choose a value, as in: "
          + "\(PickCommand.word) \(Printable.quoted(value)) in \(name)"
      )
    }
    var result = try interpreter.act(.tap(element: element.id))
    let options = element.kind == .menu || element.kind == .picker ? element.options : []
    guard let first = options.first, let after = interpreter.driver.snapshot,
      after.window == before.window, after.objects == before.objects,
      after.issues == before.issues
    else { return result }
    let list = options.prefix(Self.mostOptions).map { Printable.quoted($0) }
    let rest = options.count > list.count ? " and \(options.count - list.count) more" : ""
    let way =
      interpreter.naming == .meant
      ? "\(Self.word) \(Printable.quoted(first))"
      : "\(PickCommand.word) \(Printable.quoted(first)) in \(name)"
    result.lines = interpreter.layout.paragraph(
      "the \(element.description) offers \(list.joined(separator: ", "))\(rest); choose one, as in: \(way)",
      indent: 2
    )
    return result
  }

  private static let mostOptions = 6
}

extension Element {
  /// The name of a stepper's button that increases the value, or nil for other elements.
  fileprivate var stepperButton: String? { kind == .stepper ? "+" : nil }
}
