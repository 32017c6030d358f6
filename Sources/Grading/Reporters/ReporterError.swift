/// The reason why records cannot be written in a format.
package enum ReporterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The format needs exactly one submission.
  case notOneSubmission(ReportFormat, count: Int)
  /// The format needs points, but the grader could not award any.
  case noMark(submission: String, reason: String)
  /// The format needs a value that only an environment variable provides.
  case missingVariable(String, ReportFormat)

  package var description: String {
    switch self {
    case .notOneSubmission(let format, let count):
      "the format '\(format.rawValue)' is for one submission, and there are \(count); "
        + "grade one folder, or choose another format"
    case .noMark(let submission, let reason):
      "'\(submission)' has no mark, because the grader failed: \(reason)"
    case .missingVariable(let name, let format):
      "the format '\(format.rawValue)' needs the variable \(name), "
        + "which the runner sets; set it to try the format by hand"
    }
  }
}
