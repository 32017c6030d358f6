/// A request to the linter.
package struct LintRequest: Hashable, Sendable, Codable {
  /// The files and folders to judge.
  package var paths: [String]
  /// The project's decisions.
  package var configuration: LintConfiguration
  /// The limits of the linter's process; nil where its user can be trusted with the files.
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

  /// The limits of the linter's process for files of somebody who is not trusted.
  package struct Limits: Hashable, Sendable, Codable {
    /// The memory, in megabytes.
    package var megabytes: Int
    /// The time of the processor, and that on the clock, in seconds.
    package var seconds: Int

    package init(megabytes: Int = 4096, seconds: Int = 60) {
      self.megabytes = megabytes
      self.seconds = seconds
    }
  }
}
