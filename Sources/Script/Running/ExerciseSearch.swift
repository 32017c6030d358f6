/// A learner's search for exercises.
package struct ExerciseSearch: Hashable, Sendable {
  /// Words that must all occur in the topics, the title, the story, the lesson or the kind.
  package var words: [String]
  /// The statuses to include; empty means any.
  package var statuses: Set<Status>

  /// A learner's progress in an exercise.
  package enum Status: String, CaseIterable, Hashable, Sendable {
    /// Nothing has happened yet.
    case new
    /// The learner is working on it.
    case started
    /// Everything has passed at least once.
    case solved
    /// The learner has postponed it.
    case skipped
  }

  /// Creates a search; without words and statuses it includes everything.
  ///
  /// - Parameters:
  ///   - words: Words that must all occur.
  ///   - statuses: The statuses to include; empty means any.
  package init(words: [String] = [], statuses: Set<Status> = []) {
    self.words = words
    self.statuses = statuses
  }
}

extension ExerciseSearch: CustomStringConvertible {
  /// The request, in words.
  package var description: String {
    let quoted = words.isEmpty ? [] : ["'\(words.joined(separator: " "))'"]
    let status = Status.allCases.filter(statuses.contains).map(\.rawValue)
    return (quoted + (status.isEmpty ? [] : [status.joined(separator: " or ")]))
      .joined(separator: " and ")
  }
}
