/// The places in some code at which a variable of a certain name is changed.
struct PlainWrites {
  /// The variable's name.
  let name: String
  /// The methods that change what they are called on.
  let mutators: Set<String>
  /// The signs of operators that change what stands before them.
  let operators: [[String]]
  /// Whether a variable that the code declares itself under this name is another one.
  var sparesOwn = false

  /// The signs by which Swift assigns.
  static let assignments: Set = [
    "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=",
  ]

  /// Finds the first change.
  ///
  /// - Parameter words: The code.
  /// - Returns: The place, or nil when there is none.
  func first(in words: [SourceWord]) -> SourceWord? {
    let hasOwn = sparesOwn && declares(words)
    return words.indices.first { index in
      guard words[index].text == name else { return false }
      if hasOwn, isOwn(words, index) { return false }
      if index > 0, ["let", "var", "case"].contains(words[index - 1].text) { return false }
      return !isWayBack(words, index) && isChanged(words, index)
    }
    .map { words[$0] }
  }

  private func declares(_ words: [SourceWord]) -> Bool {
    zip(words, words.dropFirst()).contains { ["var", "let"].contains($0.text) && $1.text == name }
  }

  /// Returns whether a name stands alone, or behind `self`.
  private func isOwn(_ words: [SourceWord], _ index: Int) -> Bool {
    guard index >= 2, words[index - 1].text == "." else { return true }
    return words[index - 2].text == "self"
  }

  private func isChanged(_ words: [SourceWord], _ index: Int) -> Bool {
    if isPassedInOut(words, at: index) { return true }
    var end = index + 1
    while end < words.count {
      if words[end].text == "[" {
        end = SourceOutline.end(ofBracketAt: end, in: words)
      } else if ["?", "!"].contains(words[end].text) {
        end += 1
      } else if words[end].text == ".", end + 2 < words.count, words[end + 1].isName {
        let isCall = ["(", "{"].contains(words[end + 2].text)
        if isCall { return mutators.contains(words[end + 1].text) }
        end += 2
      } else {
        break
      }
    }
    guard end < words.count else { return false }
    if Self.assignments.contains(words[end].text) { return true }
    let next = words[end...].prefix(8).map(\.text)
    return operators.contains { next.starts(with: $0) } || isInTuple(words, index, end)
  }

  /// Returns whether a name stands in a list in parentheses that is assigned as a whole, as in
  /// `(path, count) = ([], 0)`.
  private func isInTuple(_ words: [SourceWord], _ index: Int, _ end: Int) -> Bool {
    guard [",", ")"].contains(words[end].text) else { return false }
    var depth = 0
    var start = index
    while start > 0 {
      start -= 1
      if [")", "]", "}"].contains(words[start].text) { depth += 1 }
      guard ["(", "[", "{"].contains(words[start].text) else { continue }
      if depth == 0 { break }
      depth -= 1
    }
    guard words[start].text == "(" else { return false }
    // 'if case .stop(path) = route' and 'let (path, count) = …' change nothing.
    if start > 0, words[start - 1].isName { return false }
    let behind = SourceOutline.end(ofBracketAt: start, in: words)
    return behind < words.count && words[behind].text == "="
  }

  /// Returns whether `&` stands before a name, or before what it is a member of.
  private func isPassedInOut(_ words: [SourceWord], at index: Int) -> Bool {
    var start = index
    while start >= 2, words[start - 1].text == ".", words[start - 2].isName { start -= 2 }
    // '&&' is a sign of its own; between two sets of bits stands a single one, behind a value.
    guard start >= 1, words[start - 1].text == "&" else { return false }
    return start < 2 || ["(", ",", ":", "["].contains(words[start - 2].text)
  }

  /// Returns whether a change is a binding's way back, as in `Binding(get: { router.path }, set: {
  /// router.path = $0 })`: it writes what it is given, as `$router.path` does.
  private func isWayBack(_ words: [SourceWord], _ index: Int) -> Bool {
    guard index + 2 < words.count, words[index + 1].text == "=" else { return false }
    var open = index
    while open > 0, words[open].text == "." || words[open].isName { open -= 1 }
    let close = words[(index + 2)...].firstIndex { $0.text == "}" } ?? words.count
    let value = words[(index + 2)..<close].map(\.text)
    var given = ["$", "0"]
    if words[open].text != "{" { open = words[..<index].lastIndex { $0.text == "{" } ?? 0 }
    let head = words[open..<index].map(\.text)
    if head.count > 2, head[2] == "in" { given = [head[1]] }
    guard value == given, open >= 2, words[open - 1].text == ":", words[open - 2].text == "set"
    else { return false }
    // What is written to a binding at once is a change after all.
    return !words[min(close + 1, words.count)...].prefix(3).map(\.text)
      .elementsEqual([")", ".", "wrappedValue"])
  }
}
