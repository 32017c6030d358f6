extension Builder {
  /// Returns the names and texts of a request's files, read as a build reads them.
  ///
  /// - Parameter request: The files.
  /// - Returns: The files' names as the learner knows them, and their texts.
  /// - Throws: `BuildError` if a file cannot be read.
  package func sources(
    of request: BuildRequest
  ) throws(BuildError) -> [(name: String, text: String)] {
    let request = try ProjectReader().resolved(request)
    return try SourceReader(limits: .of(request)).read(request).map { ($0.name, $0.text) }
  }
}
