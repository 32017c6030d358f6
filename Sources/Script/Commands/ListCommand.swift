/// A command that lists the exercises.
package struct ListCommand: Command {
  package static let word = "list"
  package static let synopsis = "list [SEARCH] [--status STATUS]"
  package static let help =
    "Lists the exercises and your progress. With SEARCH, it lists only exercises whose topics, title, "
    + "story, lesson or kind contain all of these words. The beginning of a word is enough. If "
    + "nothing matches, it lists the topics."
  package static let options = [
    HelpEntry(
      "--status STATUS",
      "lists only exercises with this status: new, started, solved or skipped; you can repeat this option"
    )
  ]
  package static let examples = ["list", "list deep link", "list --status started"]
  package static let seeAlso = ["start", "check", "progress", "lesson"]
  package static let group = CommandGroup.course
  package static let arguments: [ArgumentKind] = []

  private var search = ExerciseSearch()

  package init(from scanner: inout Scanner) throws(ScriptError) {
    while !scanner.isAtEnd {
      guard try scanner.option(of: Self.self) == nil else {
        let names = ExerciseSearch.Status.allCases.map(\.rawValue)
        let name = try scanner.keyword(names, "give a status, as in: \(Self.examples[2])")
        if let status = ExerciseSearch.Status(rawValue: name) { search.statuses.insert(status) }
        continue
      }
      search.words.append(try scanner.text("give a word to search for, as in: \(Self.examples[1])"))
    }
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.ask(.exercises(search), for: Self.word)
  }
}
