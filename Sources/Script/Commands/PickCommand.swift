import SceneModel
import SceneText

/// Chooses an option of a picker or a menu.
package struct PickCommand: Command {
  package static let word = "pick"
  package static let synopsis = #"pick "OPTION" in "PICKER""#
  package static let help =
    "Chooses one of the options of a picker or a menu. Both are named by what a person "
    + "reads."
  package static let examples = [#"pick "Dark" in "Appearance""#]
  package static let seeAlso = ["tap", "labels"]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = [.option, .keywords(["in"]), .picker]

  private let option: String
  private let picker: ControlReference

  package init(from scanner: inout Scanner) throws(ScriptError) {
    option = try scanner.text(#"say what to choose, as in: pick "Dark" in "Appearance""#)
    _ = try scanner.keyword(["in"], #"say where to choose, as in: pick "Dark" in "Appearance""#)
    picker = try ControlReference(from: &scanner, example: #"pick "Dark" in "Appearance""#)
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let picker = try interpreter.find(self.picker, for: .pick)
    let options = picker.contents.compactMap(\.label)
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
}
