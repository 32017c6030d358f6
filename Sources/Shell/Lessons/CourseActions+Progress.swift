import Course
import Foundation
package import SceneText

extension CourseActions {
  /// Returns lines about the learner's progress and the place where it is stored.
  ///
  /// - Returns: The lines to show.
  /// - Throws: `CommandFailure` if the course or the progress cannot be read.
  package func progress() throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      let progress = try progressFile.read()
      let exercises = try catalogue.exerciseNames().map { try catalogue.exercise($0) }
      return ProgressText(layout: layout, spelling: spelling)
        .lines(
          of: progress,
          lessons: try catalogue.lessonNames(),
          in: exercises,
          keptIn: progressFile.exists ? name(progressFile.path) : nil
        )
    }
  }

  /// Writes the progress to another file, which can be moved to another computer.
  ///
  /// - Parameters:
  ///   - path: The file's absolute path.
  ///   - replaces: Whether to replace an existing file.
  /// - Returns: The lines to show.
  /// - Throws: `CommandFailure` if the file exists already, or cannot be written.
  package func exportProgress(
    to path: String,
    replacing replaces: Bool
  ) throws(CommandFailure)
    -> [StyledText]
  {
    try CourseFailure.translate {
      let file = ProgressFile(path: path)
      guard replaces || !file.exists else {
        throw CommandFailure(
          .misuse,
          saying: "\(workspace.shortened(path)) exists already;"
            + " choose another name, or replace it with --force"
        )
      }
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      guard FileManager.default.fileExists(atPath: folder) else {
        throw CommandFailure(
          .misuse,
          saying:
            "there is no folder \(workspace.shortened(folder)); create it, or name a file in another folder"
        )
      }
      try file.write(try progressFile.read())
      let way = "navlab progress import \(workspace.shortened(path))"
      return ["Your progress was written to " + name(path)] + lines("On another computer:", way)
    }
  }

  /// Imports progress from another file without losing the progress on this computer.
  ///
  /// - Parameter path: The file's absolute path.
  /// - Returns: The lines to show.
  /// - Throws: `CommandFailure` if either file is invalid; nothing has changed then.
  package func importProgress(from path: String) throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      let file = ProgressFile(path: path)
      guard file.exists else {
        throw CommandFailure(
          .misuse,
          saying: "there is no file \(workspace.shortened(path));"
            + " name a file that 'navlab progress export' wrote"
        )
      }
      let other = try file.read()
      var before = Progress()
      let now = try progressFile.update { progress in
        before = progress
        progress = progress.merged(with: other)
      }
      let changed = now.exercises.filter { before.exercises[$0.key] != $0.value }
      guard !changed.isEmpty || before.lessons != now.lessons else {
        return ["The file contains nothing new."]
      }
      let solved = changed.filter { $1.isSolved && before.exercises[$0]?.isSolved != true }.count
      return layout.paragraph(
        "\(changed.count) exercise\(changed.count == 1 ? "" : "s") added, \(solved) of them solved."
      ) + lines("To see them:", spelling("progress"))
    }
  }
}
