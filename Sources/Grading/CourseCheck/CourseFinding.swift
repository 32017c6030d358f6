/// The result of checking one lesson or exercise.
package struct CourseFinding: Hashable, Sendable {
  /// The path of the checked folder, such as `Exercises/01-there-and-back`.
  package var subject: String
  /// A summary of the proof, valid only if there are no problems.
  package var proof: String
  /// The problems, each of which may consist of several lines.
  package var problems: [String]
  /// The remarks for the author, which are not problems.
  package var remarks: [String]
  /// The matrix of checks and wrong answers, or nil if no answers were checked.
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

  /// A Boolean value that indicates whether there are no problems.
  package var isGood: Bool { problems.isEmpty }
}
