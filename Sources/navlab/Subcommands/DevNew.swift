import ArgumentParser

/// The subcommand `navlab dev new`, which creates a skeleton of a lesson, an exercise or a rule.
struct DevNew: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create the files of a new lesson, exercise or linter rule.",
    subcommands: [DevNewLesson.self, DevNewExercise.self, DevNewRule.self]
  )
}
