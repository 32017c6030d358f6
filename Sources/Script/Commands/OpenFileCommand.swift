/// A command that builds Swift files and opens the resulting app.
package struct OpenFileCommand: Command {
  package static let word = "open-file"
  package static let synopsis = "open-file FILE…"
  package static let help =
    "Builds Swift files and opens the app in them. A folder means all Swift files in it, and * "
    + "matches any characters. If the files do not compile, the running app stays open. The new "
    + "app starts with an empty history."
  package static let examples = [
    "open-file Recipes.swift", "open-file Sources/*.swift", #"open-file "My App""#,
  ]
  package static let seeAlso = ["reload", "files"]
  package static let group = CommandGroup.session
  package static let arguments: [ArgumentKind] = [.file]

  private let files: [String]

  package init(from scanner: inout Scanner) throws(ScriptError) {
    var files = [try scanner.text("name the file, as in: open-file App.swift")]
    while !scanner.isAtEnd {
      files.append(try scanner.text(""))
    }
    self.files = files
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.handler(for: Self.word).open(files, in: interpreter)
  }
}
