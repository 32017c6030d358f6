package import Course
package import SceneText

/// An edition of the course, for a class or for other teachers, to be written to a folder.
package struct CourseEdition: Sendable {
  private let catalogue: Catalogue
  private let layout: TextLayout

  /// Creates an edition of the course without reading anything.
  ///
  /// - Parameters:
  ///   - catalogue: The whole course.
  ///   - layout: The layout width and character set.
  package init(catalogue: Catalogue, layout: TextLayout) {
    self.catalogue = catalogue
    self.layout = layout
  }

  /// Writes the course with its solutions.
  ///
  /// - Parameter folder: The absolute path of a folder that does not exist or is empty.
  /// - Returns: A message about the result.
  /// - Throws: `CommandFailure` if the course cannot be written, or this copy has no answers.
  package func writeWithSolutions(to folder: String) throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      try requireSolutions("; use a clone")
      let count = try TeachersCopy(of: catalogue).write(to: folder)
      return layout.paragraph(
        "\(count) exercises are in \(Printable.line(folder)), with solutions and hidden checks."
          + " Do not give this folder to learners."
      )
    }
  }

  /// Writes the course without its solutions.
  ///
  /// - Parameter folder: The absolute path of a folder that does not exist or is empty.
  /// - Returns: A message about the result.
  /// - Throws: `CommandFailure` if the course cannot be written, or there are no answers to leave
  ///   out.
  package func write(to folder: String) throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      try requireSolutions(", so there is nothing to leave out")
      let count = try LearnersCopy(of: catalogue).write(to: folder)
      return layout.paragraph(
        "\(count.exercises) exercises are in \(Printable.line(folder)), without solutions, alternatives or mutants,"
          + " and without \(count.checks) hidden checks."
      )
    }
  }

  private func requireSolutions(_ remedy: String) throws(CommandFailure) {
    guard !catalogue.holdsSolutions else { return }
    let lack = "this copy of NavLab has no solutions and no hidden checks"
    throw CommandFailure(.misuse, saying: lack + remedy)
  }
}
