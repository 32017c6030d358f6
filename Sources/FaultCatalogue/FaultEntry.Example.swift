extension FaultEntry {
  /// A small app, and commands that show its behaviour.
  package struct Example: Hashable, Sendable {
    /// A whole Swift file.
    package var code: String
    /// Whether the compiler accepts it, which is false only for mistakes that the compiler finds.
    package var compiles: Bool
    /// Commands that show the mistake or its absence; nil if there is nothing to run.
    package var script: String?
    /// The tree before the commands.
    package var before: String?
    /// The tree after the commands; nil also if the app has ended.
    package var after: String?

    package init(
      _ code: String,
      compiles: Bool = true,
      script: String? = nil,
      before: String? = nil,
      after: String? = nil
    ) {
      self.code = code
      self.compiles = compiles
      self.script = script
      self.before = before
      self.after = after
    }
  }
}
