/// What the linter is asked to do.
package struct LintRequest: Hashable, Sendable, Codable {
  /// The files and folders to judge.
  package var paths: [String]
  /// What the project has decided.
  package var configuration: LintConfiguration
  /// What the linter's process may use; nil where its user can be trusted with the files.
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

  /// What the linter's process may use for files of somebody who is not trusted.
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
