/// An author's wrong answer, which proves that a check catches it.
package struct Mutant: Hashable, Sendable {
  /// The answer.
  package var answer: Answer
  /// The fault of the answer.
  package var bug: String
  /// The name of the check that must fail.
  package var caughtBy: String
  /// The names of all failing checks, or nil if others may fail too.
  package var fails: [String]?
  /// The ids of the criteria that the answer does not meet; empty if the author does not say.
  package var breaks: [String] = []
  /// Whether it is the answer of a learner who reads only the task and does as little work as
  /// possible.
  package var isLazy = false

  /// The name of the mutant's folder.
  package var name: String { answer.name }
}
