import Script

/// The traits that make two failures the same, whatever led to them.
struct FailureSignature: Hashable {
  private let isCrash: Bool
  /// The file and line of the command that failed, or nil for the state at the end.
  private let place: String?
  /// The event, where nothing was expected: there another reason is another failure.
  private let summary: String?

  /// The signature of a run that failed, or nil of one that went well or would take too long to repeat.
  init?(_ conclusion: JudgedRun.Conclusion) {
    switch conclusion {
    case .failed(let failure):
      isCrash = false
      place = failure.place
      summary = failure.expected == nil ? failure.summary : nil
    case .crashed(let failure):
      isCrash = true
      place = failure.place
      summary = failure.summary
    case .finished, .timedOut: return nil
    }
  }

  /// Whether a command is the one that failed.
  func isAt(_ statement: Statement) -> Bool {
    place == statement.place
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
