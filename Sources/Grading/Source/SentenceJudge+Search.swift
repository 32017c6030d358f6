import Course

extension SentenceJudge {
  /// A search that looks for a sentence's subject and visits each function of an app only once.
  struct Search {
    private let verb: SourceSentence.Verb
    private let outline: SourceOutline
    private let writes: [String: PropertyWrites]
    /// The names that did not lead to the target, keyed by the name of the target.
    private var exhausted: [String: Set<String>] = [:]

    /// A place where a part of the code uses a name.
    struct Found {
      let name: String
      let word: SourceWord
      /// The names of the parts that lead from this part to the name.
      var way: [String] = []
    }

    /// A part that the search has reached, with the way to it.
    private struct Step {
      let part: SourceOutline.Part
      /// The word, in the first part, at which the way starts.
      let word: SourceWord
      let way: [String]
    }

    /// Creates a search for the subject of a sentence.
    ///
    /// - Parameters:
    ///   - sentence: The sentence.
    ///   - outline: The app's code.
    init(_ sentence: SourceSentence, _ outline: SourceOutline) {
      verb = sentence.verb
      self.outline = outline
      let objects = sentence.verb == .writes ? Set(sentence.objects) : []
      writes = objects.reduce(into: [:]) { $0[$1] = PropertyWrites(of: $1, in: outline) }
    }

    /// Returns the place where a part uses a name, directly or through other parts, or nil if there is none.
    ///
    /// - Parameters:
    ///   - object: The name that the sentence mentions, or an empty text for globals.
    ///   - part: The part.
    ///   - sparesOwn: Whether to ignore the part's own variables of the same name.
    /// - Returns: The place and the way to it, or nil if there is no use.
    mutating func finding(
      _ object: String,
      in part: SourceOutline.Part,
      sparingOwn sparesOwn: Bool = false
    ) -> Found? {
      if let found = place(of: object, in: part, sparesOwn) {
        return Found(name: found.name, word: found.word)
      }
      var seen = exhausted[object] ?? []
      var steps = next(after: Step(part: part, word: part.words[0], way: []), &seen)
      var index = 0
      while index < steps.count {
        let step = steps[index]
        if let found = place(of: object, in: step.part, true) {
          return Found(name: found.name, word: step.word, way: step.way)
        }
        steps += next(after: step, &seen)
        index += 1
      }
      exhausted[object] = seen
      return nil
    }

    /// Returns the parts that a part mentions and that the search has not yet visited.
    private func next(after step: Step, _ seen: inout Set<String>) -> [Step] {
      var steps: [Step] = []
      for word in step.part.words where word.isName && !seen.contains(word.text) {
        let parts = outline.parts(named: word.text).filter(isFollowed)
        guard !parts.isEmpty else { continue }
        seen.insert(word.text)
        // Names on a way that is too long to read are dropped.
        let way = step.way.count < 8 ? step.way + [word.text] : step.way
        steps += parts.map { Step(part: $0, word: step.way.isEmpty ? word : step.word, way: way) }
      }
      return steps
    }

    private func isFollowed(_ part: SourceOutline.Part) -> Bool {
      switch verb {
      case .names: part.kind != .type
      case .reaches: true
      // A variable may hold a closure that writes.
      case .writes: part.kind != .type
      case .namesGlobal: part.kind == .free
      }
    }

    private func place(
      of object: String,
      in part: SourceOutline.Part,
      _ sparesOwn: Bool
    ) -> (name: String, word: SourceWord)? {
      switch verb {
      case .names, .reaches:
        part.words.dropFirst().first { $0.text == object }.map { (object, $0) }
      case .writes:
        writes[object]?.first(in: part.withoutDeclaration, sparingOwn: sparesOwn)
          .map { (object, $0) }
      case .namesGlobal: global(in: part)
      }
    }

    private func global(in part: SourceOutline.Part) -> (name: String, word: SourceWord)? {
      let words = part.words
      let declarations = zip(words, words.dropFirst())
        .filter { ["let", "var", "func", "case"].contains($0.0.text) }
      let own = Set(declarations.map(\.1.text))
      for (index, word) in words.enumerated() where word.isName {
        let isMember = index > 0 && words[index - 1].text == "."
        if !isMember, outline.variables.contains(word.text), !own.contains(word.text) {
          return (word.text, word)
        }
        if index + 2 < words.count, words[index + 1].text == ".",
          outline.typeProperties[word.text]?.contains(words[index + 2].text) == true
        {
          return ("\(word.text).\(words[index + 2].text)", word)
        }
      }
      return nil
    }
  }
}

extension SourceOutline.Part {
  /// The part without the variable's name, so that the initial value does not count as a change.
  fileprivate var withoutDeclaration: SourceOutline.Part {
    guard kind == .variable else { return self }
    return SourceOutline.Part(name: name, kind: kind, words: Array(words.dropFirst()))
  }
}
