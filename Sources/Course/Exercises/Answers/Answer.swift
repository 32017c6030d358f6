/// An author's answer, given completely or as differences from the solution.
package struct Answer: Hashable, Sendable {
  /// The name of the answer's folder.
  package var name: String
  /// The path of the answer's folder.
  package var folder: String
  /// The names of the files in the answer's folder.
  package var files: [String]
  /// The names of the solution's files that the answer uses unchanged.
  package var inherited: [String]
  /// The files that are derived from a file of the solution, in the order of their names.
  package var edited: [EditedFile]

  package init(
    name: String,
    folder: String,
    files: [String],
    inherited: [String] = [],
    edited: [EditedFile] = []
  ) {
    self.name = name
    self.folder = folder
    self.files = files
    self.inherited = inherited
    self.edited = edited
  }

  /// A Boolean value that indicates whether the answer's folder contains the complete answer.
  package var isWhole: Bool { inherited.isEmpty && edited.isEmpty }

  /// A file of the solution with some changes.
  package struct EditedFile: Hashable, Sendable {
    /// The name of the file.
    package var name: String
    /// The text of the file after the changes.
    package var text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }
}
