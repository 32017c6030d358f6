/// A search for code that changes a property under its own name or an alias.
struct PropertyWrites {
  private let name: String
  /// The search for direct changes to the property or to properties whose setters change it.
  private let plain: PlainWrites
  /// The names of other properties that receive a binding to the property.
  private let handed: Set<String>
  /// The search for changes through other members of the property's owner.
  private let lent: LentWrites
  /// A Boolean value that indicates whether any code writes through a key path.
  private let usesKeyPaths: Bool
  /// A Boolean value that indicates whether any code stores a key path to the property.
  private let keepsKeyPath: Bool

  /// Creates a search in an app for changes to the property with a given name.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - outline: The app's code.
  init(of name: String, in outline: SourceOutline) {
    self.name = name
    let all = outline.parts.map(\.words)
    usesKeyPaths = all.contains { Self.writeThroughKeyPath(in: $0) != nil }
    keepsKeyPath = all.contains { Self.keyPath(to: name, in: $0) != nil }
    var plain = PlainWrites(
      names: [name],
      mutators: Self.mutations.union(outline.mutatingMethods),
      operators: Array(outline.operators.prefix(64))
    )
    for words in all {
      let setters = Self.setters(in: words).filter { Self.handsOn($0.body, plain) }
      plain.names.formUnion(setters.map(\.name))
    }
    self.plain = plain
    lent = LentWrites(of: plain, in: outline)
    handed = Set(all.flatMap { Self.bindings(to: name, in: $0, after: ":") })
  }

  /// Returns the first location at which a part changes the property, or nil if there is none.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - sparesOwn: Whether to ignore the part's own variables of the same name, as in a type that reads links.
  /// - Returns: The place, or nil if the part changes nothing.
  func first(in part: SourceOutline.Part, sparingOwn sparesOwn: Bool) -> SourceWord? {
    let words = part.words
    var writes = plain
    if sparesOwn { writes.names.subtract(Self.declared(in: words)) }
    let own = Set(Self.bindings(to: name, in: words, after: "="))
    writes.names.formUnion(own.union(handed.intersection(Self.declaredBindings(in: words))))
    if sparesOwn, !writes.names.contains(name) { writes.membersOnly.insert(name) }
    return writes.first(in: words) ?? keyPath(in: words) ?? lent.first(in: words)
  }

  /// Returns the first key path to the property, or the first write through any key path, or nil if neither exists.
  private func keyPath(in words: [SourceWord]) -> SourceWord? {
    guard usesKeyPaths, keepsKeyPath else { return nil }
    return Self.keyPath(to: name, in: words) ?? Self.writeThroughKeyPath(in: words)
  }

  private static func keyPath(to name: String, in words: [SourceWord]) -> SourceWord? {
    words.indices.first { index in
      guard words[index].text == name else { return false }
      var start = index
      while start >= max(1, index - 16), words[start - 1].text == "." || words[start - 1].isName {
        start -= 1
      }
      guard start >= 1, start < index, words[start - 1].text == "\\" else { return false }
      // Lists also use key paths, to identify their rows.
      return start < 3 || words[start - 3].text != "id"
    }
    .map { words[$0] }
  }
}

extension PropertyWrites {
  /// The names of mutating methods in the standard library.
  private static let mutations: Set = [
    "append", "removeLast", "removeAll", "removeFirst", "remove", "insert", "popLast", "popFirst",
    "toggle", "sort", "reverse", "shuffle", "partition", "swapAt", "replaceSubrange", "replace",
    "removeSubrange", "formUnion", "formIntersection", "formSymmetricDifference", "subtract",
    "update", "updateValue", "merge", "negate", "trimPrefix",
  ]

  /// Returns the settable computed properties in some code, with the words of their bodies.
  private static func setters(in words: [SourceWord]) -> [(name: String, body: [SourceWord])] {
    var setters: [(name: String, body: [SourceWord])] = []
    var index = 0
    while index + 2 < words.count {
      defer { index += 1 }
      guard words[index].text == "var", words[index + 1].isName,
        let open = words[(index + 2)...].prefix(32)
          .firstIndex(where: { ["{", "="].contains($0.text) }),
        words[open].text == "{"
      else { continue }
      let end = SourceOutline.end(ofBracketAt: open, in: words)
      let body = Array(words[open..<end])
      let sets = zip(body, body.dropFirst()).contains { word, next in
        ["set", "_modify"].contains(word.text) && ["{", "("].contains(next.text)
      }
      if sets { setters.append((words[index + 1].text, body)) }
      index = end - 1
    }
    return setters
  }

  /// Returns whether a setter passes its new value on to one of the given variables.
  static func handsOn(_ body: [SourceWord], _ variables: PlainWrites) -> Bool {
    let isNamed = zip(body, body.dropFirst()).contains { $0.text == "set" && $1.text == "(" }
    let isGiven = isNamed || body.contains { ["newValue", "_modify"].contains($0.text) }
    return isGiven && variables.first(in: body) != nil
  }

  /// Returns the names to which code passes a binding to a property, as in `way: $router.path`.
  private static func bindings(
    to name: String,
    in words: [SourceWord],
    after sign: String
  ) -> [String] {
    words.indices.dropFirst().dropLast(2).compactMap { index in
      guard words[index].text == sign, words[index - 1].isName else { return nil }
      let first = words[index + 1].text
      guard ["$", "Bindable", "Binding"].contains(first) else { return nil }
      let open = words[index...].prefix(8).firstIndex { $0.text == "(" }
      let near = words[..<min(index + 48, words.count)]
      let inside = first == "$" ? nil : open.map { SourceOutline.end(ofBracketAt: $0, in: near) }
      let chain = near[min(inside ?? index + 2, near.endIndex)...]
        .prefix { $0.isName || [".", "[", "]", "?", "!"].contains($0.text) }
      let value = words[(index + 1)..<max(chain.endIndex, index + 2)]
      guard value.contains(where: { $0.text == name }) else { return nil }
      let held = words[index - 1].text
      return held.hasPrefix("_") ? String(held.dropFirst()) : held
    }
  }

  /// Returns the names that some code declares.
  private static func declared(in words: [SourceWord]) -> Set<String> {
    Set(zip(words, words.dropFirst()).filter { ["var", "let"].contains($0.0.text) }.map(\.1.text))
  }

  /// Returns the names of the bindings that some code declares.
  private static func declaredBindings(in words: [SourceWord]) -> Set<String> {
    let places = words.indices.dropFirst().filter { index in
      guard ["var", "let"].contains(words[index - 1].text) else { return false }
      let around = words[max(0, index - 4)..<min(words.count, index + 3)]
      return around.contains { $0.text == "Binding" }
    }
    return Set(places.map { words[$0].text })
  }

  private static func writeThroughKeyPath(in words: [SourceWord]) -> SourceWord? {
    words.indices.first { index in
      guard words[index].text == "[", index + 1 < words.count,
        ["keyPath", "dynamicMember"].contains(words[index + 1].text)
      else { return false }
      let near = words[..<min(index + 48, words.count)]
      let end = SourceOutline.end(ofBracketAt: index, in: near)
      return end < words.count && PlainWrites.assignments.contains(words[end].text)
    }
    .map { words[$0] }
  }
}
