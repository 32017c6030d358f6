import AppSession
import Course
import Foundation
internal import Spawning

/// Extracted work in a staging folder, which is removed when this object is released.
///
/// A file has the name that the exercise gives it, or a generated one. A learner's text never becomes a file name.
final class StagedWork {
  /// The work as a submission for the judge.
  let submission: Submission
  private let folder: TemporaryFolder

  /// Creates staged work by writing the files into a new staging folder.
  ///
  /// - Parameters:
  ///   - work: The files.
  ///   - exercise: The exercise that the work belongs to.
  /// - Throws: `RecordFileError` if the files cannot be written, which does not affect any mark.
  init(_ work: TakenWork, for exercise: Exercise) throws {
    do throws(SystemError) {
      folder = try TemporaryFolder(for: "work")
    } catch {
      throw RecordFileError(path: "the temporary folder", reason: "\(error)")
    }
    var names: [String: String] = [:]
    var files: [String] = []
    for (index, file) in work.files.enumerated() {
      let isKnown = !exercise.kind.takesFurtherFiles || exercise.files.contains(file.name)
      let name = isKnown ? file.name : "further/\(index).swift"
      if !isKnown { names[name] = file.name }
      files.append(name)
      if name.contains("/") {
        try FileManager.default.createDirectory(
          at: URL(filePath: "\(folder.path)/\(name)").deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
      }
      try RecordFile(path: "\(folder.path)/\(name)").write(file.bytes)
    }
    guard exercise.kind.takesFurtherFiles else {
      submission = Submission(of: exercise, in: folder.path)
      return
    }
    var submission = Submission(folder: folder.path, files: files)
    submission.names = names
    self.submission = submission
  }
}
