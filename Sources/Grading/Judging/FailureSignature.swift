import Script

/// The properties by which two failures are the same, however they were reached.
struct FailureSignature: Hashable {
  private let isCrash: Bool
  /// The file and line of the command that failed, or nil for the state at the end.
  private let place: String?
  /// The event, if nothing was expected: then a different reason is a different failure.
  private let summary: String?

  /// Creates the signature of a failed run; nil for a run that succeeded or would take too long to
  /// repeat.
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

  /// Returns whether a command is the one that failed.
  func isAt(_ statement: Statement) -> Bool {
    place == statement.place
  }
}

extension Statement {
  /// The file and the line of the command.
  var place: String {
    "\(position.file ?? ""):\(position.line)"
  }

  /// Whether the command is an expectation.
  var isExpectation: Bool {
    command is ExpectCommand
  }

  /// Whether the command is only an expectation, and does not try an action.
  var isMereExpectation: Bool {
    isExpectation && !text.split(separator: " ").prefix(3).contains("refused")
  }
}
