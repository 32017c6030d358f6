/// A search for code that changes a variable, which may have several names.
struct PlainWrites {
  /// The names of the variable.
  var names: Set<String>
  /// The names that refer to the variable only as members of another value, as in `router.path`.
  var membersOnly: Set<String> = []
  /// The methods that mutate the value on which they are called.
  let mutators: Set<String>
  /// The operators that change their left operand, each as a list of its symbols.
  let operators: [[String]]

  /// The maximum number of words to inspect around a position, which is more than ordinary code needs.
  private static let reach = 64

  /// The assignment operators of Swift.
  static let assignments: Set = [
    "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=",
  ]

  /// Creates a search for changes to variables with the given names.
  init(names: Set<String>, mutators: Set<String>, operators: [[String]]) {
    self.names = names
    self.mutators = mutators
    self.operators = operators
  }

  /// Returns the location of the first change, or nil if there is none.
  ///
  /// - Parameter words: The code.
  /// - Returns: The place, or nil if there is none.
  func first(in words: [SourceWord]) -> SourceWord? {
    words.indices.first { index in
      let text = words[index].text
      guard names.contains(text) || membersOnly.contains(text) && isMember(words, index) else {
        return false
      }
      if index > 0, ["let", "var", "case"].contains(words[index - 1].text) { return false }
      return isChanged(words, index) && !isWayBack(words, index)
    }
    .map { words[$0] }
  }

  /// Returns whether a name follows a dot other than the dot of `self`.
  private func isMember(_ words: [SourceWord], _ index: Int) -> Bool {
    index >= 2 && words[index - 1].text == "." && words[index - 2].text != "self"
  }

  /// Returns whether the code assigns to the expression at a position, or changes it in another way.
  func isChanged(_ words: [SourceWord], _ index: Int) -> Bool {
    if isPassedInOut(words, at: index) { return true }
    var end = index + 1
    let words = words[..<min(index + Self.reach, words.count)]
    while end < words.endIndex {
      if words[end].text == "[" {
        end = SourceOutline.end(ofBracketAt: end, in: words)
      } else if ["?", "!"].contains(words[end].text) {
        end += 1
      } else if words[end].text == ".", end + 2 < words.endIndex, words[end + 1].isName {
        let isCall = ["(", "{"].contains(words[end + 2].text)
        if isCall { return mutators.contains(words[end + 1].text) }
        end += 2
      } else {
        break
      }
    }
    guard end < words.endIndex else { return false }
    if Self.assignments.contains(words[end].text) { return true }
    let next = words[end...].prefix(8).map(\.text)
    return operators.contains { next.starts(with: $0) } || isInTuple(words, index, end)
  }

  /// Returns whether a name belongs to a tuple to which a value is assigned, as in `(path, count) = ([], 0)`.
  private func isInTuple(_ words: ArraySlice<SourceWord>, _ index: Int, _ end: Int) -> Bool {
    guard [",", ")"].contains(words[end].text) else { return false }
    var depth = 0
    var start = index
    while start > max(0, index - Self.reach) {
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
    return behind < words.endIndex && words[behind].text == "="
  }

  /// Returns whether `&` precedes a name, or the expression that contains the name as a member.
  private func isPassedInOut(_ words: [SourceWord], at index: Int) -> Bool {
    var start = index
    while start >= max(2, index - Self.reach), words[start - 1].text == ".", words[start - 2].isName
    {
      start -= 2
    }
    // '&&' is a different operator. A single '&' between two sets of bits follows a value.
    guard start >= 1, words[start - 1].text == "&" else { return false }
    return start < 2 || ["(", ",", ":", "[", "yield"].contains(words[start - 2].text)
  }

  /// Returns whether a change only implements a binding's setter, as in `Binding(get: { router.path }, set: {
  /// router.path = $0 })`.
  private func isWayBack(_ words: [SourceWord], _ index: Int) -> Bool {
    guard index + 2 < words.count, words[index + 1].text == "=" else { return false }
    var open = index
    while open > max(0, index - Self.reach), words[open].text == "." || words[open].isName {
      open -= 1
    }
    let close = words[(index + 2)...].prefix(4).firstIndex { $0.text == "}" } ?? index + 2
    let value = words[(index + 2)..<close].map(\.text)
    var given = ["$", "0"]
    if words[open].text != "{" {
      open = words[..<index].suffix(Self.reach).lastIndex { $0.text == "{" } ?? index
    }
    let head = words[open..<index].map(\.text)
    if head.count > 2, head[2] == "in" { given = [head[1]] }
    guard value == given, open >= 2, words[open - 1].text == ":", words[open - 2].text == "set"
    else { return false }
    // A write to a new binding is a change after all.
    return !words[min(close + 1, words.count)...].prefix(3).map(\.text)
      .elementsEqual([")", ".", "wrappedValue"])
  }
}
