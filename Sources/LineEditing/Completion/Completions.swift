/// The candidates that could replace the end of the typed text.
package struct Completions: Hashable, Sendable {
  /// A completion without candidates.
  package static let none = Completions(replacing: "", candidates: [])

  /// The end of the typed text that a candidate replaces, or an empty string if candidates only add text.
  package var replacing: String
  /// The matching candidates, in display order.
  package var candidates: [Candidate]

  package init(replacing: String, candidates: [Candidate]) {
    self.replacing = replacing
    self.candidates = candidates
  }

  /// A candidate for a completion.
  package struct Candidate: Hashable, Sendable {
    /// The text to insert.
    package var text: String
    /// A short description, or an empty string if the text needs no description.
    package var detail: String
    /// The text to add if the candidate is the only one.
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
