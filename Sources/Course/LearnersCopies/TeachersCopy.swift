import Foundation

/// A copy of the course for other teachers, with all solutions.
package struct TeachersCopy: Sendable {
  private let catalogue: Catalogue

  /// Creates a copy of a course without reading anything.
  ///
  /// - Parameter catalogue: The whole course.
  package init(of catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// Writes the copy to a folder atomically, and returns the number of written exercises.
  ///
  /// - Parameter folder: The path of a folder that does not exist or is empty; it receives `Lessons` and `Exercises`.
  /// - Returns: The number of written exercises.
  /// - Throws: A `ContentError` if the course cannot be read, or the folder cannot be written.
  package func write(to folder: String) throws(ContentError) -> Int {
    try NewCourseFolder(path: folder).write { draft in
      for part in ["Lessons", "Exercises"] {
        try FileManager.default.copyItem(
          atPath: "\(catalogue.path)/\(part)",
          toPath: "\(draft)/\(part)"
        )
      }
      return try catalogue.exerciseNames().count
    }
  }
}
