import Course

/// A judge that determines whether an app's source satisfies a sentence.
struct SentenceJudge {
  private let outline: SourceOutline
  /// The names of the types whose content the system draws.
  private let views: Set<String>
  /// The names of the types that only Xcode's previews show.
  private let previews: Set<String>

  /// A problem and its location.
  struct Objection: Hashable {
    let message: String
    /// The line of the problem, or nil if the problem is that something is missing.
    let place: SourceLine?
  }

  /// Creates a judge of an app's files.
  init(_ files: [(name: String, text: String)]) {
    outline = SourceOutline(files)
    views = outline.heirs(of: Self.isShown)
    previews = outline.heirs { $0 == "PreviewProvider" }
  }

  /// Returns the first reason why the source does not satisfy a sentence, or nil if there is none.
  ///
  /// - Parameter sentence: The sentence.
  /// - Returns: The first objection, or nil if there is none.
  func objection(to sentence: SourceSentence) -> Objection? {
    if let missing = sentence.subjectNames.first(where: { types(named: $0).isEmpty }) {
      return Objection(message: "The type '\(missing)' no longer exists.", place: nil)
    }
    var search = Search(sentence, outline)
    switch sentence.subject {
    case .only(let names):
      let own = names.reduce(into: Set(names)) { $0.formUnion(outline.inherited(by: $1)) }
      let inside = Set(names.flatMap(types).flatMap(\.words))
      let others = outline.parts.filter { part in
        let isInside = part.kind == .type && part.words.first.map(inside.contains) == true
        return !own.contains(part.name) && !isInside && !previews.contains(part.name)
      }
      return objection(to: sentence, in: others, mustNot: true, &search)
    case .views:
      let shown = outline.parts.filter(isView)
      return objection(to: sentence, in: shown, mustNot: true, &search)
    case .types(let names):
      for name in names {
        let own = types(named: name)
        if let found = objection(to: sentence, in: own, mustNot: sentence.isNegated, &search) {
          return found
        }
      }
      return nil
    }
  }

  private func objection(
    to sentence: SourceSentence,
    in parts: [SourceOutline.Part],
    mustNot: Bool,
    _ search: inout Search
  ) -> Objection? {
    guard mustNot else {
      for object in sentence.objects {
        // The search for another subject may have visited the same functions in vain.
        search = Search(sentence, outline)
        if parts.contains(where: { search.finding(object, in: $0) != nil }) { continue }
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
        // Another type may have a variable of the same name; such a sentence is about that of a
        // view.
        var sparesOwn = false
        if case .only = sentence.subject { sparesOwn = !isView(part) }
        guard let found = search.finding(object, in: part, sparingOwn: sparesOwn) else { continue }
        let by =
          found.way.isEmpty
          ? "" : " by way of \(found.way.map { "'\($0)'" }.joined(separator: ", "))"
        return Objection(
          message: "'\(part.name)' \(sentence.verb.present) '\(found.name)'\(by).",
          place: SourceLine(file: found.word.file, line: found.word.line)
        )
      }
    }
    return nil
  }

  private func types(named name: String) -> [SourceOutline.Part] {
    outline.parts(named: name).filter { $0.kind == .type }
  }

  private func isView(_ part: SourceOutline.Part) -> Bool {
    part.kind == .type && views.contains(part.name)
  }

  /// Returns whether the system draws the content of types that conform to the protocol with the given name.
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
