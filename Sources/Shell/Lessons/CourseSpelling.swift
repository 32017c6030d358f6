package import Course

/// How a learner is told to write a command of the course.
package enum CourseSpelling: Hashable, Sendable {
  /// For a shell, with the program's name.
  case shell
  /// For NavLab's own prompt.
  case prompt

  /// Writes a command.
  ///
  /// - Parameter command: The command without the program's name, such as `hint 1`.
  /// - Returns: What to type.
  package func callAsFunction(_ command: String) -> String {
    switch self {
    case .shell: "navlab \(command)"
    case .prompt: command
    }
  }

  /// Writes the command that opens a lesson, which is called otherwise at the prompt.
  ///
  /// - Parameter lesson: The lesson's name.
  /// - Returns: What to type.
  package func callAsFunction(lesson: ItemName) -> String {
    switch self {
    case .shell: "navlab learn \(lesson.number)"
    case .prompt: "lesson \(lesson.number)"
    }
  }
}
