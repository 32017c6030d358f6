extension Exercise {
  /// Another version of an exercise's data files, for the app to read during a check.
  package struct OtherData: Hashable, Sendable {
    /// The name of the version.
    package var name: String
    /// The paths of the files, keyed by the names of the data files that they replace.
    package var files: [String: String]

    package init(name: String, files: [String: String]) {
      self.name = name
      self.files = files
    }
  }
}
