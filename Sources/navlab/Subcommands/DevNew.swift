import ArgumentParser

/// `navlab dev new`: begins something that NavLab has many of.
struct DevNew: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Begin a rule of the linter.",
    subcommands: [DevNewRule.self]
  )
}
