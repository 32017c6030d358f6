import SceneModel
import Script

/// A path as written by a learner, whose values are compared without regard to case and punctuation.
struct PredictedPath: Hashable {
  /// The values, in the order in which they were pushed.
  let values: [String]

  /// Creates a path from a list such as `[.letter(1), .map]`, or returns nil if the text is not a list.
  ///
  /// - Parameter text: The learner's text; anything but a list gives nil.
  init?(_ text: String) {
    let list = text.filter { !$0.isWhitespace || $0 == " " }.trimmingBlanks
    guard list.hasPrefix("["), list.hasSuffix("]"), list.count > 1 else { return nil }
    var values: [String] = []
    var value = ""
    var depth = 0
    var isQuoted = false
    for character in list.dropFirst().dropLast() {
      if "\"“”".contains(character) { isQuoted.toggle() }
      if !isQuoted {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        guard depth >= 0 else { return nil }
        if character == ",", depth == 0 {
          values.append(value)
          value = ""
          continue
        }
      }
      value.append(character)
    }
    guard depth == 0, !isQuoted else { return nil }
    if !values.isEmpty || !value.trimmingBlanks.isEmpty { values.append(value) }
    self.values = values.map(\.trimmingBlanks)
    guard self.values.allSatisfy({ !$0.isEmpty }) else { return nil }
  }

  /// Returns whether the values match those of a path.
  ///
  /// - Parameter path: The values as the app spells them.
  /// - Returns: Whether all values match; false if there are more or fewer.
  func isAlike(_ path: [String]) -> Bool {
    values.count == path.count && beginning(of: path) == values.count
  }

  /// Returns the number of leading values that match those of a path.
  ///
  /// - Parameter path: The values as the app spells them.
  /// - Returns: The number of values before the first difference.
  func beginning(of path: [String]) -> Int {
    zip(values, path).prefix { Self.isAlike($0, $1) }.count
  }

  private static func isAlike(_ written: String, _ seen: String) -> Bool {
    if plain(written) == plain(seen) { return true }
    // A number or an address may have several spellings. A wildcard is not a prediction.
    guard !written.contains("_"), let literal = try? Literal(parsing: written) else { return false }
    return literal.matches(seen)
  }

  /// Returns a value in lower case, without quotation marks, blanks or the dots before enum cases.
  private static func plain(_ value: String) -> String {
    var text = ""
    var isStart = true
    for character in value.lowercased() where !character.isWhitespace {
      guard !"\"“”'‘’`".contains(character) else { continue }
      if character == ".", isStart { continue }
      text.append(character)
      isStart = "([{,:".contains(character)
    }
    return text
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
