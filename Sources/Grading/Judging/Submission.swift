import AppBuilder
package import Course

/// A learner's work on an exercise.
package struct Submission: Hashable, Sendable {
  /// The folder that names in messages are relative to.
  package var folder: String
  /// The paths of the files, absolute or relative to the folder.
  package var files: [String]
  /// The names of files in messages, by their paths in `files`, if they differ.
  package var names: [String: String] = [:]

  package init(folder: String, files: [String]) {
    self.folder = folder
    self.files = files
  }

  /// Creates the submission of a folder, with the file names that the exercise gives.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - folder: The folder.
  package init(of exercise: Exercise, in folder: String) {
    self.init(folder: folder, files: exercise.answerFiles(in: folder))
  }

  /// Returns the request for the build.
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

  /// The Swift files among the files.
  package var swiftFiles: [String] { files.filter { $0.hasSuffix(".swift") } }
}
