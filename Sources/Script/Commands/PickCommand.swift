import SceneModel
import SceneText

/// A command that selects an option of a picker or menu, or presses a button of a stepper.
package struct PickCommand: Command {
  package static let word = "pick"
  package static let synopsis = #"pick "OPTION" in "PICKER""#
  package static let help =
    "Chooses an option in a picker or a menu. Name the option and the picker by the text "
    + "on the screen. The options of a stepper are + and -. A slider takes a number between its bounds. "
    + "A date picker takes a date, a time or both."
  package static let examples = [#"pick "Dark" in "Appearance""#]
  package static let seeAlso = ["tap", "labels"]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = [.option, .keywords(["in"]), .picker]

  /// The label of the option.
  package let option: String
  /// The picker or menu that contains the option.
  package let picker: ControlReference

  package init(from scanner: inout Scanner) throws(ScriptError) {
    option = try scanner.label(
      #"name the option, as in: pick "Dark" in "Appearance""#,
      before: ["in"]
    )
    _ = try scanner.keyword(["in"], #"name the picker, as in: pick "Dark" in "Appearance""#)
    picker = try ControlReference(from: &scanner, example: #"pick "Dark" in "Appearance""#)
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let picker = try interpreter.find(self.picker, for: .pick)
    let options = picker.options
    let option = interpreter.naming == .meant ? meant(among: options, in: interpreter) : option
    guard options.isEmpty || options.contains(option) else {
      let hint = Spelling(options).hint(for: option, quote: "\"")
      let list = options.prefix(8).map { Printable.quoted($0) }.joined(separator: ", ")
      throw .refused(
        "the \(picker.description) has no option \(Printable.quoted(option))"
          + (hint.isEmpty ? "; there \(options.count == 1 ? "is" : "are") \(list)" : hint),
        slip: Slip(option, among: options)
      )
    }
    return try interpreter.act(.pick(element: picker.id, option: option))
  }

  /// Returns the option's label, or the only similar label if no option has exactly this one.
  private func meant(among options: [String], in interpreter: Interpreter) -> String {
    guard !options.contains(option) else { return option }
    let alike = LooseName(option).places(in: options)
    guard alike.count == 1 else { return option }
    interpreter.take("option \(Printable.quoted(options[alike[0]]))")
    return options[alike[0]]
  }
}
