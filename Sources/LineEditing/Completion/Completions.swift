/// The candidates that could take the place of the end of a text.
package struct Completions: Hashable, Sendable {
  /// Nothing fits.
  package static let none = Completions(replacing: "", candidates: [])

  /// The end of the text that a candidate takes the place of; empty when candidates only add to it.
  package var replacing: String
  /// The candidates that fit, in the order to show them.
  package var candidates: [Candidate]

  package init(replacing: String, candidates: [Candidate]) {
    self.replacing = replacing
    self.candidates = candidates
  }

  /// One thing that fits.
  package struct Candidate: Hashable, Sendable {
    /// The text to put in.
    package var text: String
    /// The description, in a few words; empty when the text says it all.
    package var detail: String
    /// The text that follows when it is the only candidate.
    package var suffix: String

    package init(_ text: String, detail: String = "", suffix: String = " ") {
      self.text = text
      self.detail = detail
      self.suffix = suffix
    }
  }

  /// The longest text that all candidates begin with.
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
