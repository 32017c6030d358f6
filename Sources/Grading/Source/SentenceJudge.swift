import Course

/// Checks whether the source of an app meets the demand of a sentence.
struct SentenceJudge {
  private let outline: SourceOutline

  /// A problem and its place.
  struct Objection: Hashable {
    let message: String
    /// The place, such as `App.swift:12`, or nil if something is missing.
    let place: String?
  }

  /// Reads the files of an app.
  init(_ files: [(name: String, text: String)]) {
    outline = SourceOutline(files)
  }

  /// Judges a sentence.
  ///
  /// - Parameter sentence: The sentence.
  /// - Returns: The first thing that is against it, or nil.
  func objection(to sentence: SourceSentence) -> Objection? {
    if let missing = sentence.subjectNames.first(where: { types(named: $0).isEmpty }) {
      return Objection(message: "There is no type '\(missing)' any more.", place: nil)
    }
    switch sentence.subject {
    case .only(let names):
      let own = names.reduce(into: Set(names)) { $0.formUnion(outline.inherited(by: $1)) }
      let others = outline.parts.filter { part in
        !own.contains(part.name) && !lies(part, in: names)
          && !outline.isKept(part.name) { $0 == "PreviewProvider" }
      }
      return objection(to: sentence, in: others, mustNot: true)
    case .views:
      return objection(to: sentence, in: outline.parts.filter(isView), mustNot: true)
    case .types(let names):
      for name in names {
        let own = types(named: name)
        if let found = objection(to: sentence, in: own, mustNot: sentence.isNegated) {
          return found
        }
      }
      return nil
    }
  }

  private func objection(
    to sentence: SourceSentence,
    in parts: [SourceOutline.Part],
    mustNot: Bool
  ) -> Objection? {
    guard mustNot else {
      for object in sentence.objects
      where !parts.contains(where: { finding(sentence, object, in: $0) != nil }) {
        let subject = sentence.subjectNames.joined(separator: ", ")
        return Objection(
          message: "'\(subject)' does not \(sentence.verb.infinitive) '\(object)'.",
          place: nil
        )
      }
      return nil
    }
    for part in parts {
      for object in sentence.objects.isEmpty ? [""] : sentence.objects {
        guard let found = finding(sentence, object, in: part) else { continue }
        let by =
          found.way.isEmpty
          ? "" : " by way of \(found.way.map { "'\($0)'" }.joined(separator: ", "))"
        return Objection(
          message: "'\(part.name)' \(sentence.verb.present) '\(found.name)'\(by).",
          place: "\(found.word.file):\(found.word.line)"
        )
      }
    }
    return nil
  }

  /// A use of one part by another.
  private struct Found {
    var name: String
    let word: SourceWord
    /// The parts between this part and the name.
    var way: [String] = []
  }

  private func finding(
    _ sentence: SourceSentence,
    _ object: String,
    in part: SourceOutline.Part
  ) -> Found? {
    var seen: Set<String> = [part.name]
    switch sentence.verb {
    case .writes:
      // Another type may have a variable of the same name; that of a view is what such a sentence is about.
      var sparesOwn = false
      if case .only = sentence.subject { sparesOwn = !isView(part) }
      return PropertyWrites(of: object, in: outline).first(in: part, sparingOwn: sparesOwn)
        .map { Found(name: object, word: $0.word, way: $0.way) }
    case .names:
      return mention(
        in: part,
        seen: &seen,
        through: { $0.kind != .type },
        isMeant: { $0 == object }
      )
    case .reaches:
      return mention(in: part, seen: &seen, through: { _ in true }, isMeant: { $0 == object })
    case .namesGlobal: return global(in: part, seen: &seen)
    }
  }

  /// Returns the place of a name in a part, or in another part that it names.
  private func mention(
    in part: SourceOutline.Part,
    seen: inout Set<String>,
    through isFollowed: (SourceOutline.Part) -> Bool,
    isMeant: (String) -> Bool
  ) -> Found? {
    if let word = part.words.dropFirst().first(where: { isMeant($0.text) }) {
      return Found(name: word.text, word: word)
    }
    for word in part.words where word.isName && !seen.contains(word.text) {
      let next = outline.parts.filter { $0.name == word.text && isFollowed($0) }
      guard !next.isEmpty else { continue }
      seen.insert(word.text)
      for other in next {
        if var found = mention(in: other, seen: &seen, through: isFollowed, isMeant: isMeant) {
          found.way.insert(other.name, at: 0)
          return Found(name: found.name, word: word, way: found.way)
        }
      }
    }
    return nil
  }

  private func global(in part: SourceOutline.Part, seen: inout Set<String>) -> Found? {
    let variables = Set(outline.parts.filter { $0.kind == .variable }.map(\.name))
    for (index, word) in part.words.enumerated() where word.isName {
      let isMember = index > 0 && part.words[index - 1].text == "."
      if !isMember, variables.contains(word.text), !declares(word.text, in: part) {
        return Found(name: word.text, word: word)
      }
      if index + 2 < part.words.count, part.words[index + 1].text == ".",
        outline.typeProperties[word.text]?.contains(part.words[index + 2].text) == true
      {
        return Found(name: "\(word.text).\(part.words[index + 2].text)", word: word)
      }
    }
    for word in part.words where word.isName && !seen.contains(word.text) {
      for other in outline.parts where other.name == word.text && other.kind == .free {
        seen.insert(word.text)
        if var found = global(in: other, seen: &seen) {
          found.way.insert(other.name, at: 0)
          return Found(name: found.name, word: word, way: found.way)
        }
      }
    }
    return nil
  }

  /// Returns whether a part declares the name itself.
  private func declares(_ name: String, in part: SourceOutline.Part) -> Bool {
    zip(part.words, part.words.dropFirst()).contains { before, word in
      word.text == name && ["let", "var", "func", "case"].contains(before.text)
    }
  }

  private func types(named name: String) -> [SourceOutline.Part] {
    outline.parts.filter { $0.name == name && $0.kind == .type }
  }

  /// Returns whether a part is entirely inside types of these names, as a nested type is.
  private func lies(_ part: SourceOutline.Part, in names: [String]) -> Bool {
    guard let first = part.words.first, part.kind == .type else { return false }
    return names.contains { name in types(named: name).contains { $0.words.contains(first) } }
  }

  private func isView(_ part: SourceOutline.Part) -> Bool {
    part.kind == .type && outline.isKept(part.name, by: Self.isShown)
  }

  /// Returns whether the system calls what keeps this protocol when it draws a window.
  private static func isShown(_ name: String) -> Bool {
    [
      "View", "App", "Scene", "ViewModifier", "Commands", "ToolbarContent",
      "UIViewRepresentable", "UIViewControllerRepresentable",
    ].contains(name) || name.hasSuffix("Style")
  }
}

extension SourceSentence.Verb {
  fileprivate var infinitive: String {
    switch self {
    case .names, .namesGlobal: "name"
    case .reaches: "reach"
    case .writes: "write"
    }
  }

  fileprivate var present: String { infinitive + (self == .reaches ? "es" : "s") }
}
