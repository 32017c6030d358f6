/// The source of one submission of a class, before anybody has looked into it.
package struct SubmissionSource: Hashable, Sendable, Identifiable {
  /// The name of the submission in all results; no other of the class has the same.
  package var id: String
  /// The path of its folder or archive.
  package var path: String
  /// The kind of thing at the path.
  package var form: Form

  package init(id: String, path: String, form: Form) {
    self.id = id
    self.path = path
    self.form = form
  }

  /// The forms in which work is handed in.
  package enum Form: Hashable, Sendable {
    case folder
    case archive
    /// Neither of both, for the reason in the fault.
    case unusable(IntakeFault)
  }
}
