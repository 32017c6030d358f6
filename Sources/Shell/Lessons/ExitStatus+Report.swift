package import Grading

extension ExitStatus {
  /// Creates the exit code for a report.
  ///
  /// - Parameter conclusion: The conclusion of the report.
  package init(_ conclusion: Report.Conclusion) {
    self =
      switch conclusion {
      case .solved: .success
      // Success requires that everything was judged.
      case .fallsShort, .awaitsLinter: .fallsShort
      case .unreadable: .misuse
      case .doesNotCompile: .doesNotCompile
      case .appEnded: .appEnded
      }
  }
}
