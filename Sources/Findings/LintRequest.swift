/// What the linter is asked to do, as `navlab-syntax` reads it from its standard input.
package struct LintRequest: Hashable, Sendable, Codable {
  /// The files and folders to judge.
  package var paths: [String]
  /// What the project has decided.
  package var configuration: LintConfiguration

  package init(paths: [String], configuration: LintConfiguration = LintConfiguration()) {
    self.paths = paths
    self.configuration = configuration
  }
}
