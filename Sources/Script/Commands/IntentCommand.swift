import SceneModel
import SceneText

/// A command that makes the app run one of its intents.
package struct IntentCommand: Command {
  package static let word = "intent"
  package static let synopsis = "intent NAME [PARAMETER: VALUE…]"
  package static let help =
    "Runs an App Intent, as Siri and Shortcuts do. NAME is its type. Give values for "
    + "its parameters by name: an entity by its id, an enum by its raw value. An OpenIntent, or an "
    + "intent with openAppWhenRun, brings the app to the foreground first. NavLab shows the dialog "
    + "that the intent returns."
  package static let examples = ["intent AddCoffee", #"intent OpenOrder target: "42""#]
  package static let seeAlso = ["quick-action", "continue", "open", "values"]
  package static let group = CommandGroup.outside
  package static let arguments: [ArgumentKind] = []

  private let name: String
  private let values: [String: StoredValue]

  package init(from scanner: inout Scanner) throws(ScriptError) {
    name = try scanner.text("name the intent, as in: \(Self.examples[1])")
    values = try scanner.info()
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let before = try interpreter.app
    var result = try interpreter.act(.runIntent(name: name, values: values))
    let answer = interpreter.driver.answer ?? .nothing
    let lines: [StyledText]
    switch answer {
    case .nothing: lines = []
    case .threw(let words): throw .refused(words)
    case .value(let value, _):
      lines = interpreter.layout.paragraph(Printable.line(value), style: .value, indent: 2)
    case .waits:
      lines = interpreter.layout.paragraph(
        "\(Printable.line(name)) has not ended yet; to let time pass, type: wait 1s",
        style: .secondary
      )
    }
    if !lines.isEmpty, interpreter.driver.snapshot == before { result.lines = [] }
    result.lines = lines + result.lines
    return result
  }
}
