/// A learner's search for exercises.
package struct ExerciseSearch: Hashable, Sendable {
  /// The words that must all occur in the topics, title, story, lesson or kind of an exercise.
  package var words: [String]
  /// The statuses to include, or an empty set to include any status.
  package var statuses: Set<Status>

  /// A learner's progress in an exercise.
  package enum Status: String, CaseIterable, Hashable, Sendable {
    /// The status of an exercise that the learner has not begun.
    case new
    /// The status of an exercise that the learner is working on.
    case started
    /// The status of an exercise whose checks have all passed at least once.
    case solved
    /// The status of an exercise that the learner has postponed.
    case skipped
  }

  /// Creates a search, which includes all exercises if there are no words and no statuses.
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
  /// A description of the search in words.
  package var description: String {
    let quoted = words.isEmpty ? [] : ["'\(words.joined(separator: " "))'"]
    let status = Status.allCases.filter(statuses.contains).map(\.rawValue)
    return (quoted + (status.isEmpty ? [] : [status.joined(separator: " or ")]))
      .joined(separator: " and ")
  }
}
