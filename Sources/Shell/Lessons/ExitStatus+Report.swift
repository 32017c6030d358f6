package import Grading

extension ExitStatus {
  /// Creates the exit code for a report.
  ///
  /// - Parameter conclusion: What the report amounts to.
  package init(_ conclusion: Report.Conclusion) {
    self =
      switch conclusion {
      case .solved: .success
      // Success is for what is wholly judged.
      case .fallsShort, .awaitsLinter: .fallsShort
      case .unreadable: .misuse
      case .doesNotCompile: .doesNotCompile
      case .appEnded: .appEnded
      }
  }
}
