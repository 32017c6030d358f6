extension Exercise {
  /// Another version of an exercise's data files, with which a check runs the app.
  package struct OtherData: Hashable, Sendable {
    /// The name of the version.
    package var name: String
    /// The paths of its files, by the names of the data files that they replace.
    package var files: [String: String]

    package init(name: String, files: [String: String]) {
      self.name = name
      self.files = files
    }
  }
}
