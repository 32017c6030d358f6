/// The candidates that could replace the end of some text.
package struct Completions: Hashable, Sendable {
  /// No candidates.
  package static let none = Completions(replacing: "", candidates: [])

  /// The end of the text that a candidate replaces; empty if candidates only add to it.
  package var replacing: String
  /// The matching candidates, in display order.
  package var candidates: [Candidate]

  package init(replacing: String, candidates: [Candidate]) {
    self.replacing = replacing
    self.candidates = candidates
  }

  /// One candidate.
  package struct Candidate: Hashable, Sendable {
    /// The text to insert.
    package var text: String
    /// The description, in a few words; empty if the text is clear by itself.
    package var detail: String
    /// The text to add after the only candidate.
    package var suffix: String

    package init(_ text: String, detail: String = "", suffix: String = " ") {
      self.text = text
      self.detail = detail
      self.suffix = suffix
    }
  }

  /// The longest common prefix of all candidates.
  package var commonPrefix: String {
    guard var prefix = candidates.first?.text[...] else { return "" }
    for candidate in candidates.dropFirst() {
      while !candidate.text.hasPrefix(prefix) {
        prefix = prefix.dropLast()
      }
    }
    return String(prefix)
  }
}
