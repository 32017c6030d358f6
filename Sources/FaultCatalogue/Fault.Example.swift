extension Fault {
  /// A small app, and commands that show what becomes of it.
  package struct Example: Hashable, Sendable {
    /// A whole Swift file that compiles, unless the mistake is one that the compiler finds.
    package var code: String
    /// Commands that show the mistake, or that it is gone; nil where there is nothing to run.
    package var script: String?
    /// The tree before the commands.
    package var before: String?
    /// The tree after the commands; nil also where the app has ended.
    package var after: String?

    package init(
      _ code: String,
      script: String? = nil,
      before: String? = nil,
      after: String? = nil
    ) {
      self.code = code
      self.script = script
      self.before = before
      self.after = after
    }
  }
}
