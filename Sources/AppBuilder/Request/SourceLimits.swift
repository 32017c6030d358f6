/// The limits on a learner's files for one build.
struct SourceLimits: Hashable, Sendable {
  /// The maximum length of a file in bytes, beyond which a compiler may need gigabytes of memory.
  var fileBytes = 512 * 1024
  /// The maximum total length of the files, in bytes.
  var totalBytes = 2 * 1024 * 1024
  /// The maximum number of files.
  var files = 256

  /// The limits for builds on the user's own computer.
  static let ownWork = SourceLimits(
    fileBytes: 4 * 1024 * 1024,
    totalBytes: 64 * 1024 * 1024,
    files: 20_000
  )

  /// Returns the limits for a request.
  ///
  /// - Parameter request: The request.
  /// - Returns: The limits.
  static func of(_ request: BuildRequest) -> SourceLimits {
    request.allowance == .ownWork ? ownWork : SourceLimits()
  }
}
