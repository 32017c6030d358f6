import SceneText

/// A command that shows the screen as a screen reader announces it.
package struct HearCommand: Command {
  package static let word = "hear"
  package static let synopsis = "hear [headings|links|buttons|fields]"
  package static let help =
    "Describes the screen as a screen reader would. It prints one sentence for each element, in "
    + "the order of the code. With headings, links, buttons or fields, it lists only these "
    + "elements, as the rotor does."
  package static let examples = ["hear", "hear headings"]
  package static let seeAlso = ["screen", "escape", "text-size"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = [
    .keywords(SpokenText.Rotor.allCases.map(\.rawValue))
  ]

  private let rotor: SpokenText.Rotor?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    guard !scanner.isAtEnd else {
      rotor = nil
      return
    }
    let words = SpokenText.Rotor.allCases.map(\.rawValue)
    rotor = SpokenText.Rotor(
      rawValue: try scanner.keyword(
        words,
        "write 'hear' alone, or with headings, links, buttons or fields"
      )
    )
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let text = SpokenText(try interpreter.app)
    guard let rotor else { return CommandResult(text.lines(interpreter.layout)) }
    let found = text.sentences(rotor)
    let said = found.isEmpty ? ["There are no \(rotor.rawValue) here."] : found
    return CommandResult(said.flatMap { interpreter.layout.paragraph($0, indent: 2) })
  }
}
