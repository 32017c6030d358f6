/// A wrong answer that an author wrote down, to prove that a check catches it.
package struct Mutant: Hashable, Sendable {
  /// The answer.
  package var answer: Answer
  /// The fault of the answer.
  package var bug: String
  /// The name of the check that must fail.
  package var caughtBy: String
  /// The names of all checks that fail, or nil when others than the one above may fail or not.
  package var fails: [String]?
  /// The ids of the criteria that the answer does not come up to; none where its author does not say.
  package var breaks: [String] = []
  /// Whether it is one that somebody gives who has read the task only and wants the points with the least work.
  package var isLazy = false

  /// The name of the mutant's folder.
  package var name: String { answer.name }
}
