/// Switches to another app.
package struct OpenFileCommand: Command {
  package static let word = "open-file"
  package static let synopsis = "open-file FILE…"
  package static let help =
    "Builds Swift files and changes to the app in them. A folder stands for all Swift files in it, "
    + "and a star for any characters. When the files do not compile, the app that runs stays. The "
    + "commands done so far belong to the app that is left, and end with it."
  package static let examples = [
    "open-file Recipes.swift", "open-file Sources/*.swift", #"open-file "My App""#,
  ]
  package static let seeAlso = ["reload", "files"]
  package static let group = CommandGroup.session
  package static let arguments: [ArgumentKind] = [.file]

  private let files: [String]

  package init(from scanner: inout Scanner) throws(ScriptError) {
    var files = [try scanner.text("say which file, as in: open-file App.swift")]
    while !scanner.isAtEnd {
      files.append(try scanner.text(""))
    }
    self.files = files
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.desk(for: Self.word).open(files, in: interpreter)
  }
}
