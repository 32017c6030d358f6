/// The source of one submission of a class, before its content was read.
package struct SubmissionSource: Hashable, Sendable, Identifiable {
  /// The unique name of the submission in all results.
  package var id: String
  /// The path of the submission's folder or archive.
  package var path: String
  /// The kind of file at the path.
  package var form: Form

  package init(id: String, path: String, form: Form) {
    self.id = id
    self.path = path
    self.form = form
  }

  /// The forms of submissions.
  package enum Form: Hashable, Sendable {
    case folder
    case archive
    /// Neither of these, for the reason in the fault.
    case unusable(IntakeFault)
  }
}
