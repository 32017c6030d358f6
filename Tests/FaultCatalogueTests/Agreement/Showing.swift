/// What an example of the catalogue has shown when it was built and driven.
struct Showing: Hashable, Sendable {
  /// What the compiler says where it does not accept the example; empty where it does.
  var errors: [String] = []
  /// The tree after the launch, or nil where the app has ended.
  var before: String?
  /// The tree after the script, or nil where there is none or the app has ended.
  var after: String?
  /// Why the script did not play to its end, line by line.
  var failures: [String] = []
  /// The ids of what the app has complained about.
  var issues: Set<String> = []
}
