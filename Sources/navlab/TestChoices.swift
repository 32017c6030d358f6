import AppTesting

/// A user's choices about a run of tests.
struct TestChoices {
  /// The choice among the tests.
  var filter: TestFilter
  /// The maximum number of times that a failed test is run again.
  var retries = 0
  /// The number of tests that run at once.
  var jobs = 1
  /// The form of the results on standard output.
  var format = TestFormat.text
  /// The file for an additional copy of the results as JUnit's XML.
  var junit: String?
  /// The form of the coverage; nil if it was not requested.
  var coverage: CoverageFormat?
  /// The file for the coverage; standard output unless given.
  var coverageFile: String?
  /// The minimum coverage, in percent.
  var leastPercent: Int?
}
