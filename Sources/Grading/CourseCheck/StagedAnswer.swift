import Course
import Foundation

/// An answer in a separate staging folder, with some files from the solution.
struct StagedAnswer {
  /// The answer as a submission that can be checked.
  let submission: Submission

  /// Creates a staging folder with the files of an answer.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - solution: The path of the folder with the solution.
  /// - Throws: `ContentError` if a file cannot be read or written.
  init(_ answer: Answer, solution: String) throws(ContentError) {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "navlab-answer-\(UUID().uuidString)")
    let texts = try Self.texts(of: answer, solution: solution)
    submission = Submission(folder: folder.path, files: texts.map(\.name))
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in texts {
        try Data(file.text.utf8).write(to: folder.appending(component: file.name))
      }
    } catch {
      remove()
      throw ContentError(
        file: folder.path,
        message:
          "the answer cannot be assembled here (\(error.localizedDescription)); free some disk space"
      )
    }
  }

  /// Removes the staging folder.
  func remove() {
    // Remaining files are in the folder for temporary files, which the system empties.
    try? FileManager.default.removeItem(atPath: submission.folder)
  }

  private static func texts(
    of answer: Answer,
    solution: String
  ) throws(ContentError) -> [Answer.EditedFile] {
    var texts = answer.edited
    for (folder, files) in [(answer.folder, answer.files), (solution, answer.inherited)] {
      for file in files {
        let text = try TextFile.read("\(folder)/\(file)", remedy: "add it")
        texts.append(Answer.EditedFile(name: file, text: text))
      }
    }
    return texts.sorted { $0.name < $1.name }
  }
}
