/// Changes of one file that fix a finding without breaking code that compiles.
package struct Fix: Hashable, Sendable, Codable {
  /// The effect of the fix, as an imperative: `replace 'NavigationView' with 'NavigationStack'`.
  package var title: String
  /// The changes, which do not overlap.
  package var edits: [Edit]

  package init(title: String, edits: [Edit]) {
    self.title = title
    self.edits = edits
  }

  /// The replacement of a range of a file.
  package struct Edit: Hashable, Sendable, Codable {
    /// The byte offset of the range's start.
    package var start: Int
    /// The byte offset of the range's end.
    package var end: Int
    /// The replacement.
    package var replacement: String

    package init(start: Int, end: Int, replacement: String) {
      self.start = start
      self.end = end
      self.replacement = replacement
    }
  }
}
