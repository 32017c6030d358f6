/// The changes to a file that fix a finding without breaking code that compiles.
package struct Fix: Hashable, Sendable, Codable {
  /// The effect of the fix as an imperative, such as `replace 'NavigationView' with 'NavigationStack'`.
  package var title: String
  /// The changes in the file, which do not overlap.
  package var edits: [Edit]

  package init(title: String, edits: [Edit]) {
    self.title = title
    self.edits = edits
  }

  /// A replacement of a range in a file.
  package struct Edit: Hashable, Sendable, Codable {
    /// The byte offset of the range's start.
    package var start: Int
    /// The byte offset of the range's end.
    package var end: Int
    /// The text that replaces the range.
    package var replacement: String

    package init(start: Int, end: Int, replacement: String) {
      self.start = start
      self.end = end
      self.replacement = replacement
    }
  }
}
