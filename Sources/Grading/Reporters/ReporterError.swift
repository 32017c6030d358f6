/// The reason why records can't be written in a form.
package enum ReporterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The form is about one submission, and there are others, or none.
  case notOneSubmission(ReportFormat, count: Int)
  /// The form asks for points, and the grader could not give any.
  case noMark(submission: String, reason: String)
  /// The form asks for something that only a variable of the process can tell.
  case missingVariable(String, ReportFormat)

  package var description: String {
    switch self {
    case .notOneSubmission(let format, let count):
      "the format '\(format.rawValue)' is for one submission, and there are \(count); "
        + "grade one folder, or choose another format"
    case .noMark(let submission, let reason):
      "'\(submission)' has no mark, because the grader could not do its work: \(reason)"
    case .missingVariable(let name, let format):
      "the format '\(format.rawValue)' needs the variable \(name), "
        + "which the runner sets; set it to try the format by hand"
    }
  }
}
