/// A request to the linter.
package struct LintRequest: Hashable, Sendable, Codable {
  /// The paths of the files and folders to check.
  package var paths: [String]
  /// The project's configuration.
  package var configuration: LintConfiguration
  /// The limits of the linter's process, or nil if the files are trusted.
  package var limits: Limits?

  package init(
    paths: [String],
    configuration: LintConfiguration = LintConfiguration(),
    limits: Limits? = nil
  ) {
    self.paths = paths
    self.configuration = configuration
    self.limits = limits
  }

  /// The limits of the linter's process for untrusted files.
  package struct Limits: Hashable, Sendable, Codable {
    /// The memory limit, in megabytes.
    package var megabytes: Int
    /// The limit on both processor time and elapsed time, in seconds.
    package var seconds: Int

    package init(megabytes: Int = 4096, seconds: Int = 60) {
      self.megabytes = megabytes
      self.seconds = seconds
    }
  }
}
