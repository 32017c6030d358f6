/// Changes of one file that mend a finding and leave what compiles compiling.
package struct Fix: Hashable, Sendable, Codable {
  /// The effect of the fix, as an order: `replace 'NavigationView' with 'NavigationStack'`.
  package var title: String
  /// The changes, which do not overlap.
  package var edits: [Edit]

  package init(title: String, edits: [Edit]) {
    self.title = title
    self.edits = edits
  }

  /// The replacement of a stretch of a file.
  package struct Edit: Hashable, Sendable, Codable {
    /// The number of bytes before the stretch.
    package var start: Int
    /// The number of bytes before its end.
    package var end: Int
    /// The text that takes its place.
    package var replacement: String

    package init(start: Int, end: Int, replacement: String) {
      self.start = start
      self.end = end
      self.replacement = replacement
    }
  }
}
