/// The code that changes a property, under its own name or under another one that stands for it.
struct PropertyWrites {
  private let name: String
  private let outline: SourceOutline
  /// The methods that change what they are called on, the app's own among them.
  private let mutators: Set<String>
  /// The signs of the app's own operators that change what stands before them.
  private let operators: [[String]]
  /// The computed properties that set the property.
  private let forwarders: Set<String>
  /// Whether some code writes through a key path.
  private let usesKeyPaths: Bool

  /// Looks through an app.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - outline: The app's code.
  init(of name: String, in outline: SourceOutline) {
    self.name = name
    self.outline = outline
    let all = outline.parts.map(\.words)
    mutators = Self.mutations.union(outline.mutatingMethods)
    operators = outline.operators
    usesKeyPaths = all.contains(where: Self.writesThroughKeyPath)
    var forwarders: Set<String> = []
    for words in all {
      for (other, body) in Self.setters(in: words) where other != name {
        let writer = PlainWrites(name: name, mutators: mutators, operators: operators)
        if writer.first(in: body) != nil { forwarders.insert(other) }
      }
    }
    self.forwarders = forwarders
  }

  /// Finds the place at which a part changes the property, itself or through functions outside types.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - sparesOwn: Whether a variable of the part's own that has the same name is another one, as in a type that reads links.
  /// - Returns: The place and the functions on the way to it, or nil when it changes nothing.
  func first(
    in part: SourceOutline.Part,
    sparingOwn sparesOwn: Bool
  ) -> (word: SourceWord, way: [String])? {
    var seen: Set<String> = [part.name]
    return first(in: part, sparesOwn, seen: &seen)
  }

  private func first(
    in part: SourceOutline.Part,
    _ sparesOwn: Bool,
    seen: inout Set<String>
  ) -> (word: SourceWord, way: [String])? {
    let words = part.words
    var writer = writer(name)
    writer.sparesOwn = sparesOwn
    if let word = writer.first(in: words) ?? keyPath(in: words) { return (word, []) }
    for other in forwarders.union(bindings(in: words)).sorted() {
      if let word = self.writer(other).first(in: words) { return (word, []) }
    }
    for word in words where word.isName && !seen.contains(word.text) {
      for next in outline.parts where next.name == word.text && next.kind == .free {
        seen.insert(word.text)
        if let found = first(in: next, true, seen: &seen) { return (word, [next.name] + found.way) }
      }
    }
    return nil
  }

  private func writer(_ name: String) -> PlainWrites {
    PlainWrites(name: name, mutators: mutators, operators: operators)
  }

  /// Returns the names by which a part knows a binding to the property: its own constants, and
  /// properties that it is handed.
  private func bindings(in words: [SourceWord]) -> Set<String> {
    var names = Set(Self.bindings(to: name, in: words, after: "="))
    let handed = outline.parts.flatMap { Self.bindings(to: name, in: $0.words, after: ":") }
    names.formUnion(handed.filter { Self.declaresBinding($0, in: words) })
    names.remove(name)
    return names
  }

  /// Returns the place of a key path to the property in code that may be written through.
  private func keyPath(in words: [SourceWord]) -> SourceWord? {
    guard usesKeyPaths else { return nil }
    return words.indices.first { index in
      guard words[index].text == name else { return false }
      var start = index
      while start >= 1, words[start - 1].text == "." || words[start - 1].isName { start -= 1 }
      guard start >= 1, start < index, words[start - 1].text == "\\" else { return false }
      // Lists name what tells their rows apart by key paths, too.
      return start < 3 || words[start - 3].text != "id"
    }
    .map { words[$0] }
  }
}

extension PropertyWrites {
  /// The methods of Swift's own that change what they are called on.
  private static let mutations: Set = [
    "append", "removeLast", "removeAll", "removeFirst", "remove", "insert", "popLast", "popFirst",
    "toggle", "sort", "reverse", "shuffle", "partition", "swapAt", "replaceSubrange", "replace",
    "removeSubrange", "formUnion", "formIntersection", "formSymmetricDifference", "subtract",
    "update", "updateValue", "merge", "negate", "trimPrefix",
  ]

  /// Returns the computed properties in some code that can be set, with all that stands in them.
  private static func setters(in words: [SourceWord]) -> [(name: String, body: [SourceWord])] {
    words.indices.dropLast(2).compactMap { index in
      guard words[index].text == "var", words[index + 1].isName,
        let open = words[(index + 2)...].firstIndex(where: { ["{", "="].contains($0.text) }),
        words[open].text == "{"
      else { return nil }
      let body = Array(words[open..<SourceOutline.end(ofBracketAt: open, in: words)])
      let sets = zip(body, body.dropFirst()).contains { word, next in
        ["set", "_modify"].contains(word.text) && ["{", "("].contains(next.text)
      }
      return sets ? (words[index + 1].text, body) : nil
    }
  }

  /// Returns the names that stand before a sign behind which a binding to a property follows, as in
  /// `way: $router.path`.
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
      let inside = first == "$" ? nil : open.map { SourceOutline.end(ofBracketAt: $0, in: words) }
      let chain = words[(inside ?? index + 2)...]
        .prefix { $0.isName || [".", "[", "]", "?", "!"].contains($0.text) }
      let value = words[(index + 1)..<max(chain.endIndex, chain.startIndex)]
      guard value.contains(where: { $0.text == name }) else { return nil }
      let held = words[index - 1].text
      return held.hasPrefix("_") ? String(held.dropFirst()) : held
    }
  }

  /// Returns whether some code has a property that is a binding.
  private static func declaresBinding(_ name: String, in words: [SourceWord]) -> Bool {
    words.indices.dropFirst().contains { index in
      guard words[index].text == name, ["var", "let"].contains(words[index - 1].text) else {
        return false
      }
      let around = words[max(0, index - 4)..<min(words.count, index + 3)]
      return around.contains { $0.text == "Binding" }
    }
  }

  private static func writesThroughKeyPath(_ words: [SourceWord]) -> Bool {
    words.indices.contains { index in
      guard words[index].text == "[", index + 1 < words.count,
        ["keyPath", "dynamicMember"].contains(words[index + 1].text)
      else { return false }
      let end = SourceOutline.end(ofBracketAt: index, in: words)
      return end < words.count && PlainWrites.assignments.contains(words[end].text)
    }
  }
}
