import AppBuilder

/// The patterns of links that code distinguishes: URL handlers, and words compared with parts of URLs.
package struct LinkPatterns: Hashable, Sendable {
  /// A handler or word, with its position in the source.
  package struct Pattern: Hashable, Sendable {
    /// The text of the pattern, such as `item`, `/settings` or `onOpenURL`.
    package var text: String
    /// The line that contains the pattern, as `file:line`.
    package var place: String
  }

  /// The patterns, in the order of the source.
  package private(set) var patterns: [Pattern] = []

  /// The names of the URL properties that code compares.
  private static let parts: Set = [
    "host", "scheme", "path", "pathComponents", "lastPathComponent", "fragment",
  ]

  /// Creates the patterns that the text of a file contains.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - name: The name of the file.
  package init(in text: String, file name: String) {
    self.init(in: SourceTokens(text, file: name))
  }

  /// Creates the patterns in the tokens of a file, or no patterns if the file uses no URLs.
  init(in file: SourceTokens) {
    let words = Set(file.tokens.map(\.word))
    guard !words.isDisjoint(with: ["onOpenURL", "URL", "url", "URLComponents"]) else { return }
    for index in file.tokens.indices {
      if file.word(index) == "onOpenURL", file.is(index - 1, ".") {
        patterns.append(Pattern(text: "onOpenURL", place: file.place(index)))
      } else if file.word(index) == "switch" {
        readSwitch(file, at: index)
      } else if let label = file.label(index), label.isWhole, Self.isCompared(file, at: index) {
        patterns.append(Pattern(text: label.text, place: file.place(index)))
      }
    }
  }

  /// Returns whether a condition compares a string with a part of a URL.
  private static func isCompared(_ file: SourceTokens, at index: Int) -> Bool {
    let range = (index - 7)..<(index + 7)
    var hasPart = false
    // The search goes back to the beginning of the condition.
    for position in range.prefix(7).reversed() where position >= 0 {
      if file.is(position, "{") || file.is(position, "}") || file.is(position, ";") { break }
      if parts.contains(file.word(position)) {
        hasPart = true
        break
      }
    }
    let isTest =
      file.is(index - 1, "=") && file.is(index - 2, "=")
      || file.is(index + 1, "=") && file.is(index + 2, "=")
      || file.is(index - 1, "(")
        && ["hasPrefix", "contains", "starts"].contains(file.word(index - 2))
    if file.is(index + 1, "="), file.is(index + 2, "=") {
      hasPart = hasPart || (index + 3..<index + 8).contains { parts.contains(file.word($0)) }
    }
    return hasPart && isTest
  }

  /// Adds the strings in the cases of a switch over parts of a URL.
  private mutating func readSwitch(_ file: SourceTokens, at index: Int) {
    var start = index + 1
    var hasPart = false
    while start < file.tokens.count, !file.is(start, "{") {
      let word = file.word(start)
      hasPart = hasPart || Self.parts.contains(word) || word.lowercased().contains("component")
      // A closure in the subject is not the body of the switch.
      start = file.is(start, "(") ? file.end(ofGroupAt: start) : start + 1
      if start > index + 40 { return }
    }
    guard hasPart, start < file.tokens.count else { return }
    let end = file.end(ofGroupAt: start) - 1
    var position = start + 1
    while position < end {
      if file.word(position) == "case" {
        position += 1
        while position < end, !file.is(position, ":") {
          if let label = file.label(position), label.isWhole {
            patterns.append(Pattern(text: label.text, place: file.place(position)))
          }
          position += 1
        }
      } else {
        position = file.end(ofGroupAt: position)
      }
    }
  }
}
