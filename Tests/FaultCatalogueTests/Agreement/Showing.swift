/// The result of building and driving an example of the catalogue.
struct Showing: Hashable, Sendable {
  /// The compiler's errors where it does not accept the example; none where it does.
  var errors: [String] = []
  /// The tree after the launch, or nil where the app has ended.
  var before: String?
  /// The tree after the script, or nil where there is none or the app has ended.
  var after: String?
  /// The reasons why the script did not play to its end, line by line.
  var failures: [String] = []
  /// The ids of what the app has complained about.
  var issues: Set<String> = []
}
