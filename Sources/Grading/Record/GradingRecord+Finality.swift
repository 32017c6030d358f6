extension GradingRecord {
  /// A Boolean value that indicates whether another attempt to grade the same work would give the same result.
  ///
  /// Work that ran out of time may need less time on a computer that is less busy, or get a higher limit. A failure of
  /// the grader says nothing about the work.
  var isFinal: Bool {
    switch status {
    case .graderError, .timedOut: false
    case .solved, .fallsShort, .doesNotCompile, .crashed, .unreadable:
      // The status of an app that crashed in one check does not show that another check ran out of time.
      !checks.contains { $0.verdict == .timedOut }
    }
  }
}
