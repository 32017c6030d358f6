import AppTesting

/// A person's choices about a run of tests.
struct TestChoices {
  /// The choice among the tests.
  var filter: TestFilter
  /// The number of times that a test is run again until it passes.
  var retries = 0
  /// The number of tests that run at once.
  var jobs = 1
  /// The form of the results on standard output.
  var format = TestFormat.text
  /// The file that the results are written to as JUnit's XML, too.
  var junit: String?
  /// The form of the coverage; nil where nobody asks for it.
  var coverage: CoverageFormat?
  /// The file for the coverage; standard output unless given.
  var coverageFile: String?
  /// The coverage that has to be reached, in percent.
  var leastPercent: Int?
}
