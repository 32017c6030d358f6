import AppBuilder
package import Course
import Foundation
import SceneText

/// An operation that sets up a folder for a learner's work with a shell and an editor.
package struct WorkspaceSetup: Sendable {
  private let catalogue: Catalogue
  private let installation: Installation
  private let environment: [String: String]

  /// Creates a setup operation without reading or writing anything.
  ///
  /// - Parameters:
  ///   - catalogue: The course.
  ///   - installation: The locations of NavLab's own files.
  ///   - environment: The process's environment, which names the folder of Swift's libraries.
  package init(
    catalogue: Catalogue,
    installation: Installation,
    environment: [String: String] = [:]
  ) {
    self.catalogue = catalogue
    self.installation = installation
    self.environment = environment
  }

  /// The result of setting up a folder.
  package struct Result: Hashable, Sendable {
    /// The absolute path of the folder.
    package var folder: String
    /// The names of the written files, which are for the learner, git and editors.
    package var files: [String] = []
    /// The names of the exercises for which files were copied.
    package var exercises: [ItemName] = []
    /// The names of existing files that were kept.
    package var kept: [String] = []
    /// The number of existing exercise files that were kept.
    package var keptWork = 0
  }

  /// Sets up a folder without changing existing files, and returns the result.
  ///
  /// - Parameter folder: The folder's absolute path; the folder is created if it is missing.
  /// - Returns: The written files, and the existing ones.
  /// - Throws: `CommandFailure` if the folder cannot be used, or the course cannot be read.
  package func run(in folder: String) throws(CommandFailure) -> Result {
    try CourseFailure.translate {
      let exercises = try catalogue.exerciseNames().map { try catalogue.exercise($0) }
      let place = SetupFolder(path: URL(fileURLWithPath: folder).standardizedFileURL.path)
      guard place.path != installation.root else {
        throw CommandFailure(
          .misuse,
          saying:
            "this is the folder of NavLab itself; name a different folder, as in: navlab init ~/navigation"
        )
      }
      try place.make()
      var result = Result(folder: place.path)
      let workspace = Workspace(path: place.path)
      for exercise in exercises {
        let spelling = TaskSpelling(exercise, invocation: Invocation(program: "./navlab"))
        let copy = try workspace.start(exercise, spelling: spelling.callAsFunction)
        if !copy.written.isEmpty { result.exercises.append(exercise.id) }
        result.keptWork += copy.kept.count
      }
      let editor = EditorFiles(
        workspace: workspace,
        exercises: exercises,
        runtime: RuntimeLocation(products: installation.products),
        environment: environment
      )
      try editor.makeOwnFolder(in: place, launcher: installation.launcher)
      for link in EditorFiles.links {
        note(link.name, try place.link(link.name, to: link.target), in: &result)
      }
      for file in WorkspaceDocuments(exercises: exercises).files {
        note(file.name, try place.write(file.text, to: file.name), in: &result)
      }
      return result
    }
  }

  private func note(_ name: String, _ outcome: SetupFolder.Outcome, in result: inout Result) {
    switch outcome {
    case .written: result.files.append(name)
    case .kept: result.kept.append(name)
    case .same: break
    }
  }
}
