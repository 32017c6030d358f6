extension Fault {
  /// A small app, and commands that show what becomes of it.
  package struct Example: Hashable, Sendable {
    /// A whole Swift file.
    package var code: String
    /// Whether the compiler accepts it; it does unless the mistake is one that the compiler finds.
    package var compiles: Bool
    /// Commands that show the mistake, or that it is gone; nil where there is nothing to run.
    package var script: String?
    /// The tree before the commands.
    package var before: String?
    /// The tree after the commands; nil also where the app has ended.
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
