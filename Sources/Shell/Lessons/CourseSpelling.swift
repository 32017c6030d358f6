package import Course
package import SceneText

/// The way in which a learner types a command of the course.
package struct CourseSpelling: Hashable, Sendable {
  private let invocation: Invocation

  /// Creates the spelling for learners who start NavLab in a given way.
  ///
  /// - Parameter invocation: The way to start NavLab from where the text is read.
  package init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  /// The spelling in a shell that finds the program by its name.
  package static let shell = CourseSpelling(Invocation())
  /// The spelling at NavLab's own prompt.
  package static let prompt = CourseSpelling(Invocation().atPrompt)

  /// Whether the text is read at NavLab's own prompt.
  package var isAtPrompt: Bool { invocation.isAtPrompt }

  /// Returns a command as the learner types it.
  ///
  /// - Parameter command: The command without the program's name, such as `hint 1`.
  /// - Returns: The text to type.
  package func callAsFunction(_ command: String) -> String {
    invocation(command)
  }

  /// Returns the command that opens a lesson, which differs at the prompt.
  ///
  /// - Parameter lesson: The lesson's name.
  /// - Returns: The text to type.
  package func callAsFunction(lesson: ItemName) -> String {
    invocation("learn \(lesson.number)")
  }
}
