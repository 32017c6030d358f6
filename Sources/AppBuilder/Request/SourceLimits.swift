/// How much a learner may hand in for one build.
struct SourceLimits: Hashable, Sendable {
  /// The longest file, in bytes; beyond this a compiler needs gigabytes.
  var fileBytes = 512 * 1024
  /// The longest total, in bytes.
  var totalBytes = 2 * 1024 * 1024
  /// The most files.
  var files = 256
}
