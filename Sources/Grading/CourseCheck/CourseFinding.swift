/// The result of checking one lesson or one exercise.
package struct CourseFinding: Hashable, Sendable {
  /// The folder that was checked, such as `Exercises/01-there-and-back`.
  package var subject: String
  /// The proof, when there is no problem.
  package var proof: String
  /// The problems; one may go on over several lines.
  package var problems: [String]
  /// The remarks that its author may want to read, and that are no problems.
  package var remarks: [String]
  /// The wrong answers that each check has caught, for an exercise whose answers could be judged.
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
