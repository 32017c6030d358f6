package import Grading

extension ExitStatus {
  /// Creates the exit code for the status of judged work.
  ///
  /// - Parameter status: The status of the work.
  package init(_ status: GradingRecord.Status) {
    self =
      switch status {
      case .solved: .success
      case .fallsShort: .fallsShort
      case .unreadable: .misuse
      case .doesNotCompile: .doesNotCompile
      case .crashed, .timedOut: .appEnded
      case .graderError: .internalFault
      }
  }
}
