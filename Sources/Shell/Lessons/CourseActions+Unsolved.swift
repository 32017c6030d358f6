import Course
import Foundation

extension CourseActions {
  /// Returns the names of the work folder's subfolders for exercises that the learner has not solved.
  ///
  /// A report on mistakes in them would give the exercises away.
  ///
  /// - Returns: The names; empty if the learner is in the folder of an exercise.
  /// - Throws: `CommandFailure` if the course or the progress cannot be read.
  package func unsolvedFolders() throws(CommandFailure) -> [String] {
    try CourseFailure.translate {
      let names = try catalogue.exerciseNames()
      guard !names.contains(where: workspace.isInside) else { return [] }
      let progress = try progressFile.read()
      return names.filter { progress.status(of: $0) != .solved }.map(\.description)
        .filter { FileManager.default.fileExists(atPath: "\(workspace.path)/\($0)") }
    }
  }

  /// Returns whether a file or folder belongs to an exercise that the learner has not solved.
  ///
  /// - Parameter path: The absolute path.
  /// - Returns: Whether it does.
  /// - Throws: `CommandFailure` if the course or the progress cannot be read.
  package func isUnsolvedWork(_ path: String) throws(CommandFailure) -> Bool {
    let folders = URL(fileURLWithPath: path).standardizedFileURL.pathComponents.suffix(2)
    let meant = folders.compactMap { ItemName($0) }
    guard !meant.isEmpty else { return false }
    return try CourseFailure.translate {
      let names = try catalogue.exerciseNames()
      let progress = try progressFile.read()
      return meant.contains { names.contains($0) && progress.status(of: $0) != .solved }
    }
  }
}
