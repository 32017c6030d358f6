package import Course
import FaultCatalogue
package import SceneText
package import Script

/// The documents that combine the catalogue of mistakes with the course.
package struct CourseDocuments: Sendable {
  private let catalogue: Catalogue

  /// Prepares the documents of a course without reading anything yet.
  ///
  /// - Parameter catalogue: The course.
  package init(catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// Returns the subjects of the course, with the places that teach them, as a Markdown document.
  ///
  /// - Returns: The document.
  /// - Throws: `CommandFailure` when the course cannot be read.
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
  /// - Throws: `CommandFailure` when the course cannot be read.
  package func rules() throws(CommandFailure) -> String {
    try CourseFailure.translate {
      let curriculum = try Curriculum(catalogue)
      return RulesDocument(Fault.all.map(curriculum.placed)).text
    }
  }

  /// Explains mistakes, with the lessons and exercises about them.
  ///
  /// - Parameters:
  ///   - choice: The mistakes.
  ///   - layout: The room and the signs to write with.
  /// - Returns: The lines.
  package func explanation(of choice: FaultChoice, _ layout: TextLayout) -> [StyledText] {
    choice.placed(place).lines(layout)
  }

  /// Returns an explanation of mistakes for other programs.
  ///
  /// - Parameter choice: The mistakes.
  /// - Returns: The JSON text.
  /// - Throws: An `EncodingError` where a text has no form in JSON.
  package func json(of choice: FaultChoice) throws -> String {
    try FaultJSON.text(of: choice, placedBy: place)
  }

  private var place: (Fault) -> Fault {
    // What is known of an entry does not depend on whether the course can be read.
    let curriculum = try? Curriculum(catalogue)
    return { curriculum?.placed($0) ?? $0 }
  }
}
