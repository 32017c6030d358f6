/// The result of checking one lesson or exercise.
package struct CourseFinding: Hashable, Sendable {
  /// The folder that was checked, such as `Exercises/01-there-and-back`.
  package var subject: String
  /// The proof, if there are no problems.
  package var proof: String
  /// The problems, each of which may have several lines.
  package var problems: [String]
  /// Remarks for the author that are not problems.
  package var remarks: [String]
  /// The wrong answers that each check has caught, for an exercise whose answers could be checked.
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

  /// Whether there are no problems.
  package var isGood: Bool { problems.isEmpty }
}
