package import Course
package import FaultCatalogue
package import SceneText
package import Script

/// The documents that combine the catalogue of mistakes with the course.
package struct CourseDocuments: Sendable {
  private let catalogue: Catalogue
  private let faults: FaultFolder

  /// Creates the documents of a course without reading anything.
  ///
  /// - Parameters:
  ///   - catalogue: The course.
  ///   - faults: The catalogue of mistakes.
  package init(catalogue: Catalogue, faults: FaultFolder) {
    self.catalogue = catalogue
    self.faults = faults
  }

  /// Returns the subjects of the course, with the places that teach them, as a Markdown document.
  ///
  /// - Returns: The document.
  /// - Throws: `CommandFailure` if the course cannot be read.
  package func curriculum() throws(CommandFailure) -> String {
    try CourseFailure.translate {
      let curriculum = try Curriculum(catalogue)
      var answers: [ItemName: AnswerKey] = [:]
      for exercise in curriculum.exercises where exercise.holdsSolution {
        answers[exercise.id] = try AnswerKey.read(for: exercise)
      }
      return CurriculumDocument(curriculum, answers: answers).text
    }
  }

  /// Returns the catalogue of mistakes as a Markdown document.
  ///
  /// - Returns: The document.
  /// - Throws: `CommandFailure` if the course cannot be read.
  package func rules() throws(CommandFailure) -> String {
    try CourseFailure.translate {
      let curriculum = try Curriculum(catalogue)
      return RulesDocument(try faults.entries().map(curriculum.placed)).text
    }
  }

  /// Returns an entry of the fault catalogue as Markdown, for editors.
  ///
  /// - Parameter id: The id of the mistake.
  /// - Returns: The text, without a line break at its end.
  /// - Throws: `CommandFailure` if there is no such mistake, or its entry cannot be read.
  package func entry(on id: String) throws(CommandFailure) -> String {
    guard let fault = Fault.named(id) else {
      throw CommandFailure(.misuse, saying: "there is no fault '\(Printable.line(id))'")
    }
    return try CourseFailure.translate { FaultMarkdown(try faults.entry(on: fault)).text }
  }

  /// Returns all entries of the fault catalogue.
  ///
  /// - Returns: The entries, in the order of their ids.
  /// - Throws: `CommandFailure` if an entry cannot be read.
  package func entries() throws(CommandFailure) -> [FaultEntry] {
    try CourseFailure.translate { try faults.entries() }
  }

  /// Returns an explanation of mistakes, with the lessons and exercises about them.
  ///
  /// - Parameters:
  ///   - choice: The mistakes.
  ///   - layout: The layout width and character set.
  /// - Returns: The lines.
  /// - Throws: `CommandFailure` if an entry of the catalogue cannot be read.
  package func explanation(
    of choice: FaultChoice,
    _ layout: TextLayout
  ) throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      try choice.lines(layout) { try place()(faults.entry(on: $0)) }
    }
  }

  /// Returns an explanation of mistakes as JSON, for other programs.
  ///
  /// - Parameter choice: The mistakes.
  /// - Returns: The JSON text.
  /// - Throws: `CommandFailure` if an entry of the catalogue cannot be read.
  package func json(of choice: FaultChoice) throws(CommandFailure) -> String {
    try CourseFailure.translate {
      try FaultJSON.text(of: choice.faults.map(faults.entry).map(place()))
    }
  }

  private func place() -> (FaultEntry) -> FaultEntry {
    // The course may be unreadable; the known part of an entry does not depend on it.
    let curriculum = try? Curriculum(catalogue)
    return { curriculum?.placed($0) ?? $0 }
  }
}
