import SceneModel
import SceneText

/// An expected number of occurrences.
struct ExpectedCount {
  private let number: Int
  private let bound: Bound
  /// A Boolean value that indicates whether to count all occurrences since the launch, not only those of the last
  /// action.
  private let isSinceLaunch: Bool

  private enum Bound {
    case exactly
    case atMost
    case atLeast
  }

  /// Creates a count from text of the form `[at most|at least] N [since launch]`.
  ///
  /// - Parameters:
  ///   - scanner: The scanner at the start of the count.
  ///   - example: An example of the whole expectation, for messages.
  /// - Throws: A `ScriptError` with an example if the text has another form.
  init(from scanner: inout Scanner, example: String) throws(ScriptError) {
    var bound = Bound.exactly
    if scanner.takeWord("at") {
      if scanner.takeWord("most") {
        bound = .atMost
      } else if scanner.takeWord("least") {
        bound = .atLeast
      } else {
        throw scanner.error("write 'at most' or 'at least', as in: \(example)")
      }
    }
    guard let number = try scanner.count(atLeast: 0) else {
      throw scanner.error("give a number, as in: \(example)")
    }
    self.number = number
    self.bound = bound
    isSinceLaunch = scanner.takeWord("since")
    guard !isSinceLaunch || scanner.takeWord("launch") else {
      throw scanner.error("write 'since launch', or leave it out")
    }
  }

  /// Returns the outcome of comparing the actual count with the expected count.
  ///
  /// - Parameters:
  ///   - subject: The subject, as written in the script.
  ///   - count: The actual count.
  /// - Returns: The result of the comparison.
  func finding(_ subject: String, _ count: WorkReport.Count) -> ExpectationOutcome {
    let seen = isSinceLaunch ? count.total : count.last
    let holds =
      switch bound {
      case .exactly: seen == number
      case .atMost: seen <= number
      case .atLeast: seen >= number
      }
    let since = isSinceLaunch ? " since launch" : ""
    return ExpectationOutcome(holds, seen: "\(Printable.line(subject)) \(seen)\(since)")
  }
}
