/// A reason why records cannot be written in a format.
package enum ReporterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A number of submissions other than one, for a format that needs exactly one.
  case notOneSubmission(ReportFormat, count: Int)
  /// A submission that has no mark because the grader failed, although the format needs one.
  case noMark(submission: String, reason: String)
  /// A missing environment variable whose value the format needs.
  case missingVariable(String, ReportFormat)

  package var description: String {
    switch self {
    case .notOneSubmission(let format, let count):
      "the format '\(format.rawValue)' is for one submission, but there are \(count); "
        + "grade one folder, or choose another format"
    case .noMark(let submission, let reason):
      "'\(submission)' has no mark, because the grader failed: \(reason)"
    case .missingVariable(let name, let format):
      "the format '\(format.rawValue)' needs the environment variable \(name), "
        + "which the runner sets; to try the format by hand, set the variable yourself"
    }
  }
}
