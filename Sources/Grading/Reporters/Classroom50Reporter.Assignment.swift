package import Foundation

extension Classroom50Reporter {
  /// The graded assignment, as Classroom 50's runner describes it in environment variables.
  package struct Assignment: Hashable, Sendable {
    /// The short name of the classroom.
    package var classroom: String
    /// The short name of the assignment.
    package var assignment: String
    /// The kind of learner, `individual`, `group` or `team`, or nil to let the runner add it.
    package var kind: String?
    /// The account that owns the repository, or nil to let the runner add it.
    package var owner: String?
    /// The tag of the submission.
    package var submission: String
    /// The address of the commit.
    package var commit: String
    /// The address of the release.
    package var release: String
    /// The address of the comparison with the starter.
    package var review: String
    /// The time of grading, which the runner replaces with the time of the commit.
    package var moment: String

    /// Creates an assignment from the environment variables that the runner sets.
    ///
    /// - Parameters:
    ///   - environment: The variables of the process.
    ///   - now: The present moment.
    /// - Throws: `ReporterError` if a variable is missing or empty.
    package init(environment: [String: String], now: Date) throws {
      func variable(_ name: String) throws -> String {
        guard let value = environment[name], !value.isEmpty else {
          throw ReporterError.missingVariable(name, .classroom50)
        }
        return value
      }
      classroom = try variable("CLASSROOM")
      assignment = try variable("ASSIGNMENT")
      submission = try variable("SUBMISSION_TAG")
      commit = try variable("COMMIT_URL")
      release = try variable("RELEASE_URL")
      let review = environment["REVIEW_URL"] ?? ""
      self.review = review.isEmpty ? commit : review
      kind = environment["ASSIGNMENT_TYPE"].flatMap { $0.isEmpty ? nil : $0 }
      owner = (environment["OWNER"] ?? environment["USERNAME"]).flatMap { $0.isEmpty ? nil : $0 }
      moment = now.formatted(.iso8601)
    }
  }
}
