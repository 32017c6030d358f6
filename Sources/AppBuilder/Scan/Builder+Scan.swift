extension Builder {
  /// Returns what a person should look at in a learner's code before trusting what it shows.
  ///
  /// - Parameter request: The files.
  /// - Returns: The findings; honest code has none.
  /// - Throws: `BuildError` when a file cannot be read.
  package func findings(in request: BuildRequest) throws(BuildError) -> [SourceFinding] {
    let files = try SourceReader().read(request)
    return files.flatMap(SourceScan(of: files).findings)
  }
}
