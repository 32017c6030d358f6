import Script

/// The properties that identify a failure, regardless of the commands that led to it.
struct FailureSignature: Hashable {
  private let isCrash: Bool
  /// The file and line of the command that failed, or nil for the state at the end.
  private let place: String?
  /// The summary of the failure, or nil for a failed expectation.
  private let summary: String?

  /// Creates the signature of a failed run, or returns nil if the run succeeded or would take too long to repeat.
  init?(_ conclusion: CheckResult.Verdict) {
    switch conclusion {
    case .failed(let failure):
      isCrash = false
      place = failure.place
      summary = failure.expected == nil ? failure.summary : nil
    case .crashed(let failure):
      isCrash = true
      place = failure.place
      summary = failure.summary
    case .passed, .timedOut, .error, .skipped: return nil
    }
  }

  /// Returns whether a command is the failed command.
  func isAt(_ statement: Statement) -> Bool {
    place == statement.place
  }
}

extension Statement {
  /// The file and line of the command.
  var place: String {
    "\(position.file ?? ""):\(position.line)"
  }

  /// A Boolean value that indicates whether the command is an expectation.
  var isExpectation: Bool {
    command is ExpectCommand
  }

  /// A Boolean value that indicates whether the command is an expectation that does not try an action.
  var isMereExpectation: Bool {
    isExpectation && !text.split(separator: " ").prefix(3).contains("refused")
  }
}
