extension FaultEntry {
  /// A small app with commands that show its behaviour.
  package struct Example: Hashable, Sendable {
    /// The content of a complete Swift file.
    package var code: String
    /// A Boolean value that indicates whether the compiler accepts the code.
    package var compiles: Bool
    /// The commands that show the fault or its absence, or nil if there are none.
    package var script: String?
    /// The scene tree before the commands, or nil if there is none.
    package var before: String?
    /// The scene tree after the commands, or nil if there are none or the app has ended.
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
