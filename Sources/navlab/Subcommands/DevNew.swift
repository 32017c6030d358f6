import ArgumentParser

/// `navlab dev new`: begins something that NavLab has many of.
struct DevNew: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Begin a lesson, an exercise, or a rule of the linter.",
    subcommands: [DevNewLesson.self, DevNewExercise.self, DevNewRule.self]
  )
}
