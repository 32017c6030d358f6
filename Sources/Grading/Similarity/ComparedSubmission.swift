/// A submission to compare with the other submissions of its class.
package struct ComparedSubmission: Hashable, Sendable {
  /// The name of the submission.
  package var name: String
  /// The files of the submission.
  package var work: TakenWork

  /// Creates a submission to compare.
  ///
  /// - Parameters:
  ///   - name: The name of the submission.
  ///   - work: The submitted files.
  package init(name: String, work: TakenWork) {
    self.name = name
    self.work = work
  }

  /// The texts of the files.
  var texts: [String] { work.files.map { String(decoding: $0.bytes, as: UTF8.self) } }
}
