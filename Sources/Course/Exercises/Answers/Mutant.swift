/// A wrong answer, written by the author, that a certain check must reject.
package struct Mutant: Hashable, Sendable {
  /// The wrong answer.
  package var answer: Answer
  /// A description of the fault in the answer.
  package var bug: String
  /// The name of the check that must fail.
  package var caughtBy: String
  /// The names of all checks that must fail, or nil if checks other than `caughtBy` may fail too.
  package var fails: [String]?
  /// The ids of the criteria that the answer does not meet, or an empty array if the author names none.
  package var breaks: [String] = []
  /// A Boolean value that indicates whether the answer does as little work as possible, guided only by the task.
  package var isLazy = false

  /// The name of the mutant's folder.
  package var name: String { answer.name }
}
