package import Course
package import SceneText

/// The form in which a learner types the commands of the course.
package struct CourseSpelling: Hashable, Sendable {
  private let invocation: Invocation

  /// Creates the spelling for an invocation of NavLab.
  ///
  /// - Parameter invocation: The way to start NavLab from where the text is read.
  package init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  /// The spelling in a shell that finds the program by name.
  package static let shell = CourseSpelling(Invocation())
  /// The spelling at NavLab's own prompt.
  package static let prompt = CourseSpelling(Invocation().atPrompt)

  /// A Boolean value that indicates whether the text is read at NavLab's own prompt.
  package var isAtPrompt: Bool { invocation.isAtPrompt }

  /// Returns a command as the learner would type it.
  ///
  /// - Parameter command: The command without the program's name, such as `hint 1`.
  /// - Returns: The text to type.
  package func callAsFunction(_ command: String) -> String {
    invocation(command)
  }

  /// Returns the command that opens a lesson, in its form for the shell or the prompt.
  ///
  /// - Parameter lesson: The lesson's name.
  /// - Returns: The text to type.
  package func callAsFunction(lesson: ItemName) -> String {
    invocation("learn \(lesson.number)")
  }
}
