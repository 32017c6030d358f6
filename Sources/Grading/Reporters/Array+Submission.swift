extension [GradingRecord] {
  /// Returns the name of the only submission, or throws an error if there are several or it has no mark.
  ///
  /// - Parameter format: The format that needs a single submission.
  /// - Returns: The name.
  /// - Throws: `ReporterError` if there is no submission, or several, or one without a mark.
  func soleSubmission(for format: ReportFormat) throws -> String {
    let names = Set(map(\.submission))
    guard let name = names.first, names.count == 1 else {
      throw ReporterError.notOneSubmission(format, count: names.count)
    }
    if let fault = first(where: { !$0.hasMark }) {
      let reason = fault.message ?? fault.status.sentence
      throw ReporterError.noMark(submission: name, reason: reason)
    }
    return name
  }
}
