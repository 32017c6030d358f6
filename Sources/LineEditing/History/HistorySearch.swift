/// An incremental search backwards through the history.
///
/// A small letter in the pattern also matches the capital one; a capital matches only itself.
struct HistorySearch: Hashable {
  private let lines: [String]
  private(set) var pattern = ""
  private var position: Int?

  /// Creates a search in a history.
  ///
  /// - Parameter history: The lines to search.
  init(in history: History) {
    lines = history.lines
  }

  /// The newest line that contains the pattern and was not skipped, or nil if there is none.
  var match: String? { position.map { lines[$0] } }

  /// Appends a letter to the pattern, keeping the current match if it contains the longer pattern.
  ///
  /// - Parameter scalar: The typed letter.
  mutating func extend(by scalar: Unicode.Scalar) {
    pattern.unicodeScalars.append(scalar)
    position = newest(before: (position ?? lines.count - 1) + 1)
  }

  /// Removes the last letter of the pattern, and restarts at the newest line.
  mutating func shorten() {
    guard !pattern.isEmpty else { return }
    pattern.unicodeScalars.removeLast()
    position = pattern.isEmpty ? nil : newest(before: lines.count)
  }

  /// Moves to the next older line that contains the pattern, and returns whether there is one.
  ///
  /// - Returns: Whether an older line was found.
  mutating func older() -> Bool {
    guard let position, let next = newest(before: position) else { return false }
    self.position = next
    return true
  }

  private func newest(before end: Int) -> Int? {
    let isExact = pattern.contains(where: \.isUppercase)
    return lines[..<end].lastIndex { line in
      isExact ? line.contains(pattern) : line.lowercased().contains(pattern)
    }
  }
}
