import Foundation

/// The criteria for compiling an app in parts, and the number of compiler processes.
///
/// Each process reads all files, so a small app is compiled sooner by one. A submission always is: what a grader reads
/// of the compiled code then comes from one compiler.
struct PartLimits: Hashable, Sendable {
  /// The minimum number of files.
  var files = 8
  /// The minimum total length of the files, in bytes.
  var bytes = 20_000
  /// The maximum number of compiler processes.
  var processes = max(1, ProcessInfo.processInfo.activeProcessorCount)

  /// Returns whether a job should be compiled in parts.
  ///
  /// - Parameter job: The job.
  /// - Returns: Whether it is.
  func suit(_ job: BuildJob) -> Bool {
    job.request.allowance == .ownWork && job.sources.files.count >= files
      && job.sources.files.reduce(0) { $0 + $1.text.utf8.count } >= bytes
  }
}
