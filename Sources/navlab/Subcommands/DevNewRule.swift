import ArgumentParser
import Shell
import Terminal

/// `navlab dev new rule`: writes the first files of a rule.
struct DevNewRule: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule",
    abstract: "Write the catalogue entry, the rule and its examples.",
    discussion: """
      The files compile, and their tests fail until you fill them in; CONTRIBUTING.md explains how. \
      'Scripts/generate' adds them to the lists.
      """
  )

  @Argument(help: "The id of the fault that it finds, such as nested-stack.")
  var id: String

  @Option(help: "What the fault is about: \(NewRule.topics.map(\.name).joined(separator: ", ")).")
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
    composition.output.write("Next: Scripts/generate, then fill them in until the tests pass.\n")
  }
}
