/// The limits of what a learner may hand in for one build.
struct SourceLimits: Hashable, Sendable {
  /// The longest file, in bytes; beyond this a compiler needs gigabytes.
  var fileBytes = 512 * 1024
  /// The longest total, in bytes.
  var totalBytes = 2 * 1024 * 1024
  /// The most files.
  var files = 256

  /// The limits of what a person may build on their own computer.
  static let ownWork = SourceLimits(
    fileBytes: 4 * 1024 * 1024,
    totalBytes: 64 * 1024 * 1024,
    files: 20_000
  )

  /// The limits for a request.
  ///
  /// - Parameter request: The request.
  /// - Returns: The limits.
  static func of(_ request: BuildRequest) -> SourceLimits {
    request.allowance == .ownWork ? ownWork : SourceLimits()
  }
}
