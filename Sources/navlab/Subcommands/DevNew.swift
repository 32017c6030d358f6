import ArgumentParser

/// `navlab dev new`: creates a skeleton of a lesson, an exercise or a rule.
struct DevNew: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Begin a lesson, an exercise, or a rule of the linter.",
    subcommands: [DevNewLesson.self, DevNewExercise.self, DevNewRule.self]
  )
}
