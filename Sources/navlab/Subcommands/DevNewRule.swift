import ArgumentParser
import Shell
import Terminal

/// The subcommand `navlab dev new rule`, which creates the first files of a linter rule.
struct DevNewRule: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule",
    abstract: "Create the files of a new linter rule.",
    discussion: """
      The new files compile, but their tests fail until you complete the files; CONTRIBUTING.md explains how. \
      'Scripts/generate' adds them to the lists.
      """
  )

  @Argument(help: "The id of the fault that the rule finds, such as nested-stack.")
  var id: String

  @Option(help: "The topic of the fault: \(NewRule.topics.map(\.name).joined(separator: ", ")).")
  var topic: String

  func run() throws {
    let composition = try Composition(display: DisplayChoices())
    let known = NewRule.topics.first { $0.name.lowercased() == topic.lowercased() }
    guard let known else {
      let names = NewRule.topics.map(\.name).joined(separator: ", ")
      throw CommandFailure(.misuse, saying: "there is no topic '\(topic)'; use one of \(names)")
    }
    let rule = try NewRule(id, topic: known.topic)
    try rule.write(in: composition.installation.root)
    for file in rule.files { composition.output.write("\(file.path)\n") }
    composition.output.write(
      "Next: run Scripts/generate, then complete the files until the tests pass.\n"
    )
  }
}
