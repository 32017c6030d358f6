/// What the check of one lesson or one exercise has shown.
package struct CourseFinding: Hashable, Sendable {
  /// The folder that was checked, such as `Exercises/01-there-and-back`.
  package var subject: String
  /// What was proved, when there is no problem.
  package var proof: String
  /// What is wrong; a problem may go on over several lines.
  package var problems: [String]
  /// What its author may want to look at, and what is no problem.
  package var remarks: [String]
  /// Which check has caught which wrong answer, for an exercise whose answers could be judged.
  package var matrix: KillMatrix?

  package init(
    subject: String,
    proof: String = "",
    problems: [String] = [],
    remarks: [String] = [],
    matrix: KillMatrix? = nil
  ) {
    self.subject = subject
    self.proof = proof
    self.problems = problems
    self.remarks = remarks
    self.matrix = matrix
  }

  /// Whether everything is as it should be.
  package var isGood: Bool { problems.isEmpty }
}
