import SceneText

/// A clue about a command that was refused or an app that ended.
enum RefusalClue: Clue {
  static func evidence(in deed: Deed, signs: Signs) -> [Evidence] {
    reasons(of: deed.failure).map { Evidence($0, isReason: true) }
  }

  private static func reasons(of failure: Failure?) -> [String] {
    switch failure {
    case .refused(let reason, let choices, _):
      let list = choices.isEmpty ? "" : ". There are: " + choices.joined(separator: "; ")
      return ["it was refused: \(reason)\(list)"]
    case .ended(let ending, _, _): return ["\(ending)"]
    case .misuse(let error): return [error.message]
    case .doesNotCompile(let text): return [text]
    case .elsewhere(let failure, _), .after(_, let failure): return reasons(of: failure)
    case .mismatch, nil: return []
    }
  }
}
