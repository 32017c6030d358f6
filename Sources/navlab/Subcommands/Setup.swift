import ArgumentParser

/// The subcommand `navlab setup`, which builds parts of NavLab that the first start does not need.
struct Setup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "setup",
    abstract: "Build the optional parts of NavLab.",
    subcommands: [SetupLinter.self]
  )
}
