import ArgumentParser

/// `navlab setup`: builds the parts of NavLab that a first start does without.
struct Setup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "setup",
    abstract: "Build the parts of NavLab that it starts without.",
    subcommands: [SetupLinter.self]
  )
}
