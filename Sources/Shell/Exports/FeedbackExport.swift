package import Grading
import Publishing

/// A format of feedback files.
package enum FeedbackForm: String, CaseIterable, Hashable, Sendable {
  /// A Markdown document for each learner.
  case markdown
  /// An HTML page for each learner.
  case html
  /// A Markdown document and an HTML page for each learner.
  case both
}

/// A folder with a feedback file for each learner of a class.
package struct FeedbackExport {
  private let form: FeedbackForm
  private let folder: ExportFolder
  private let path: String

  /// Creates an export to a folder.
  ///
  /// - Parameters:
  ///   - form: The format of the files.
  ///   - path: The path of the folder.
  package init(form: FeedbackForm, folder path: String) {
    self.form = form
    self.path = path
    folder = ExportFolder(path: path, mark: "feedback")
  }

  /// Writes the feedback files.
  ///
  /// - Parameter records: The results of the class.
  /// - Returns: A line about the written files.
  /// - Throws: `CommandFailure` if there is nothing to write, or the files cannot be written; nothing has changed then.
  package func write(_ records: [GradingRecord]) throws(CommandFailure) -> String {
    guard !records.isEmpty else {
      throw CommandFailure(
        .misuse,
        saying: "there are no results; name files that 'navlab grade' wrote"
      )
    }
    let all = LearnerFeedback.all(in: records)
    var names = FeedbackFileNames()
    var files: [PublishedFile] = []
    for feedback in all {
      let name = names.name(for: feedback.submission)
      if form != .html {
        files.append(PublishedFile(name: "\(name).md", text: FeedbackMarkdown(feedback).text))
      }
      if form != .markdown {
        files.append(PublishedFile(name: "\(name).html", text: FeedbackPage(feedback).text))
      }
    }
    try folder.write(files)
    let learners = all.count == 1 ? "1 learner" : "\(all.count) learners"
    return "\(path): feedback for \(learners)\n"
  }
}
