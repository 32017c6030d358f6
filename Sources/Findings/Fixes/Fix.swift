/// Changes of one file that mend a finding and leave what compiles compiling.
package struct Fix: Hashable, Sendable, Codable {
  /// What the fix does, as an order: `replace 'NavigationView' with 'NavigationStack'`.
  package var title: String
  /// The changes, which do not overlap.
  package var edits: [Edit]

  package init(title: String, edits: [Edit]) {
    self.title = title
    self.edits = edits
  }

  /// The replacement of a stretch of a file.
  package struct Edit: Hashable, Sendable, Codable {
    /// How many bytes lie before the stretch.
    package var start: Int
    /// How many bytes lie before its end.
    package var end: Int
    /// What stands there instead.
    package var replacement: String

    package init(start: Int, end: Int, replacement: String) {
      self.start = start
      self.end = end
      self.replacement = replacement
    }
  }
}
