extension Builder {
  /// Returns the locations in a learner's code that a teacher should check before trusting the app's output.
  ///
  /// - Parameter request: The files.
  /// - Returns: The findings; empty for honest code.
  /// - Throws: `BuildError` if a file cannot be read.
  package func findings(in request: BuildRequest) throws(BuildError) -> [SourceFinding] {
    let files = try SourceReader().read(request)
    return files.flatMap(SourceScan(of: files).findings)
  }
}
