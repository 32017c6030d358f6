import AppTesting

/// A user's choices about a run of tests.
struct TestChoices {
  /// The filter that selects the tests.
  var filter: TestFilter
  /// The maximum number of times that a failed test is repeated.
  var retries = 0
  /// The number of tests that run in parallel.
  var jobs = 1
  /// The format of the results on standard output.
  var format = TestFormat.text
  /// The path of a file for a copy of the results in JUnit's XML format, or nil if no copy is written.
  var junit: String?
  /// The format of the coverage report, or nil if no report was requested.
  var coverage: CoverageFormat?
  /// The path of the file for the coverage report, or nil for standard output.
  var coverageFile: String?
  /// The minimum coverage in percent, or nil if there is none.
  var leastPercent: Int?
}
