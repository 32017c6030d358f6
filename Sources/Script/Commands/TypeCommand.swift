import SceneModel

/// A command that types into a field.
package struct TypeCommand: Command {
  package static let word = "type"
  package static let synopsis = #"type "TEXT" into "FIELD""#
  package static let help =
    "Replaces the text in a field. Name the field by its label or prompt, or by #IDENTIFIER. "
    + "Empty text clears the field. \\n at the end of the text presses Return, which runs onSubmit."
  package static let examples = [
    #"type "ada@example.com" into "E-mail""#, #"type "" into #search"#,
  ]
  package static let seeAlso = ["search", "labels"]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = [.free, .keywords(["into"]), .field]

  /// The text to type.
  package let text: String
  /// The field to type into.
  package let field: ControlReference

  package init(from scanner: inout Scanner) throws(ScriptError) {
    text = try scanner.label(
      #"give the text, as in: type "Ada" into "Name""#,
      before: ["into"]
    )
    _ = try scanner.keyword(["into"], #"name the field, as in: type "Ada" into "Name""#)
    field = try ControlReference(from: &scanner, example: #"type "Ada" into "Name""#)
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.act(.type(element: try interpreter.find(field, for: .type).id, text: text))
  }
}
