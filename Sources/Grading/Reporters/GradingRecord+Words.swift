import Course

extension GradingRecord {
  /// A sentence for the learner that states the conclusion of the record.
  package var conclusion: String {
    let score = "\(points) of \(maximum) points"
    guard status != .graderError else {
      return "The grader failed; there is no mark."
    }
    guard message == nil, !checks.isEmpty else { return "\(score): nothing could be checked." }
    let failed = checks.filter { $0.verdict != .passed }
    let hidden = failed.count { $0.isHidden }
    let sentence =
      if failed.isEmpty, let undecided {
        "All \(Count(checks.count, "public check")) passed; \(undecided.sentence)"
      } else if failed.isEmpty {
        "Everything passed."
      } else if hidden == failed.count {
        "All public checks passed, but \(Count(hidden, "hidden check")) did not."
      } else {
        "\(Count(failed.count, "check")) did not pass."
      }
    let later = failed.isEmpty ? "" : undecided.map { " " + $0.sentence } ?? ""
    return "\(score). \(sentence)\(later)"
  }

  /// A Boolean value that indicates whether the status implies that the learner's code was compiled or run.
  var hasRun: Bool {
    switch status {
    case .unreadable, .graderError: false
    case .solved, .fallsShort, .doesNotCompile, .crashed, .timedOut: true
    }
  }

  /// A Boolean value that indicates whether the record has a mark, which may be zero points.
  var hasMark: Bool { status != .graderError }
}

extension Exercise.PrivateChecks {
  /// A sentence with the number of hidden checks and their points.
  fileprivate var sentence: String {
    "\(Count(count, "hidden check")) (\(Count(points, "point"))) \(count == 1 ? "is" : "are") decided at grading."
  }
}

extension GradingRecord.Status {
  /// The status in a few words.
  package var words: String {
    switch self {
    case .solved: "solved"
    case .fallsShort: "falls short"
    case .doesNotCompile: "does not compile"
    case .crashed: "crashed"
    case .timedOut: "timed out"
    case .unreadable: "unreadable"
    case .graderError: "grader error"
    }
  }

  /// Returns the status in a few words that follow a count.
  ///
  /// - Parameter count: The number of submissions.
  /// - Returns: The words, in the singular or plural.
  func words(for count: Int) -> String {
    switch self {
    case .fallsShort where count != 1: "fall short"
    case .doesNotCompile where count != 1: "do not compile"
    case .graderError where count != 1: "grader errors"
    default: words
    }
  }

  /// The status as a heading.
  var heading: String {
    words.prefix(1).uppercased() + words.dropFirst()
  }

  /// A sentence that states the status and introduces the reason.
  package var sentence: String {
    switch self {
    case .solved: "Everything passed."
    case .fallsShort: "Some checks did not pass."
    case .doesNotCompile: "There is no app to check."
    case .crashed: "The app crashed or exited."
    case .timedOut: "The app did not answer in time."
    case .unreadable: "The answer cannot be read."
    case .graderError: "The grader failed."
    }
  }
}

extension GradingRecord.Verdict {
  /// The verdict in one or two words.
  package var words: String {
    switch self {
    case .passed: "pass"
    case .failed: "fail"
    case .crashed: "crash"
    case .timedOut: "timeout"
    case .error: "error"
    case .skipped: "skip"
    }
  }

  /// The verdict as a sentence.
  var sentence: String {
    switch self {
    case .passed: "Passed."
    case .failed: "Did not pass."
    case .crashed: "The app crashed or exited."
    case .timedOut: "The app did not answer in time."
    case .error: "There is no app to check."
    case .skipped: "Not made."
    }
  }

  /// The verdict as a single character, for narrow tables.
  var sign: Character {
    switch self {
    case .passed: "."
    case .failed: "F"
    case .crashed: "C"
    case .timedOut: "T"
    case .error: "E"
    case .skipped: "-"
    }
  }
}

/// A number with its noun, such as `1 check` or `2 checks`.
struct Count: CustomStringConvertible {
  let description: String

  init(_ number: Int, _ noun: String) {
    description = "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
