import Script

/// What makes two failures the same, whatever led to them.
struct FailureSignature: Hashable {
  private let isCrash: Bool
  private let failure: CheckFailure

  /// The signature of a run that failed, or nil of one that went well or would take too long to repeat.
  init?(_ conclusion: JudgedRun.Conclusion) {
    switch conclusion {
    case .failed(let failure):
      isCrash = false
      self.failure = failure.withoutSteps
    case .crashed(let failure):
      isCrash = true
      self.failure = failure.withoutSteps
    case .finished, .timedOut: return nil
    }
  }

  /// Whether a command is the one that failed.
  func isAt(_ statement: Statement) -> Bool {
    failure.place == statement.place
  }
}

extension CheckFailure {
  fileprivate var withoutSteps: CheckFailure {
    var failure = self
    failure.steps = []
    return failure
  }
}

extension Statement {
  /// The file and the line of the command.
  var place: String {
    "\(position.file ?? ""):\(position.line)"
  }

  /// Whether the command says what should be.
  var isExpectation: Bool {
    command is ExpectCommand
  }

  /// Whether the command only says what should be, and does nothing to find out.
  var isMereExpectation: Bool {
    isExpectation && !text.split(separator: " ").prefix(3).contains("refused")
  }
}
