import AppBuilder
package import Course

/// A learner's work on an exercise.
package struct Submission: Hashable, Sendable {
  /// The path of the folder to which names in messages are relative.
  package var folder: String
  /// The paths of the files, absolute or relative to the folder.
  package var files: [String]
  /// The names that messages use instead of paths, keyed by the paths in `files`.
  package var names: [String: String] = [:]

  package init(folder: String, files: [String]) {
    self.folder = folder
    self.files = files
  }

  /// Creates the submission in a folder, with the file names that the exercise specifies.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - folder: The folder.
  package init(of exercise: Exercise, in folder: String) {
    self.init(folder: folder, files: exercise.answerFiles(in: folder))
  }

  /// The request for the build.
  var buildRequest: BuildRequest {
    var request = BuildRequest(folder: folder, files: swiftFiles)
    request.names = names
    return request
  }

  /// Returns the names and texts of the Swift files.
  ///
  /// - Throws: A `ContentError` if a file cannot be read.
  func sources() throws(ContentError) -> [(name: String, text: String)] {
    var sources: [(name: String, text: String)] = []
    for file in swiftFiles {
      let path = file.hasPrefix("/") ? file : "\(folder)/\(file)"
      sources.append((names[file] ?? file, try TextFile.read(path, remedy: "write your app in it")))
    }
    return sources
  }

  /// The paths of the Swift files of the submission.
  package var swiftFiles: [String] { files.filter { $0.hasSuffix(".swift") } }
}
