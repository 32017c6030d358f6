/// What the check of one lesson or one exercise has shown.
package struct CourseFinding: Hashable, Sendable {
  /// The folder that was checked, such as `Exercises/01-there-and-back`.
  package var subject: String
  /// What was proved, when there is no problem.
  package var proof: String
  /// What is wrong; a problem may go on over several lines.
  package var problems: [String]

  package init(subject: String, proof: String = "", problems: [String] = []) {
    self.subject = subject
    self.proof = proof
    self.problems = problems
  }

  /// Whether everything is as it should be.
  package var isGood: Bool { problems.isEmpty }
}
