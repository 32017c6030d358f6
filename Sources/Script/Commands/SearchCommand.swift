import SceneModel

/// A command that types into the search field of the screen.
package struct SearchCommand: Command {
  package static let word = "search"
  package static let synopsis = #"search "TEXT""#
  package static let help =
    "Replaces the text in the search field on the screen. Empty text clears the field and ends "
    + "the search."
  package static let examples = [#"search "apple""#, #"search """#]
  package static let seeAlso = ["type", "refresh"]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = [.free]

  /// The text to search for.
  package let text: String

  package init(from scanner: inout Scanner) throws(ScriptError) {
    text = try scanner.label(#"give the text to search for, as in: search "apple""#)
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let fields = try interpreter.app.visibleElements.filter { $0.kind == .searchField }
    guard let field = fields.last else {
      throw .refused("this screen has no search field; the searchable modifier adds one")
    }
    return try interpreter.act(.type(element: field.id, text: text))
  }
}
