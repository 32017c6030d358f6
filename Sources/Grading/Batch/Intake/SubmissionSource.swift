/// A submission of a class, before its content is read.
package struct SubmissionSource: Hashable, Sendable, Identifiable {
  /// The unique name of the submission in all results.
  package var id: String
  /// The path of the submission's folder or archive.
  package var path: String
  /// The form of the submission at the path.
  package var form: Form

  package init(id: String, path: String, form: Form) {
    self.id = id
    self.path = path
    self.form = form
  }

  /// A form of submission.
  package enum Form: Hashable, Sendable {
    case folder
    case archive
    /// Files of one learner beside those of others, as names in the exercise and names in the folder at the path.
    case files([String: String])
    /// A submission that cannot be used, for the reason in the fault.
    case unusable(IntakeFault)
  }
}
