/// A demand on an app's source, such as `Card does not name TabRouter`.
package struct SourceSentence: Hashable, Sendable {
  /// The sentence as its author wrote it.
  package var text: String
  /// The code that the sentence is about.
  package var subject: Subject
  package var verb: Verb
  /// A Boolean value that indicates whether the sentence forbids the action.
  package var isNegated: Bool
  /// The names that the code refers to or changes, or an empty array for globals.
  package var objects: [String]

  /// A part of the code that a sentence is about.
  package enum Subject: Hashable, Sendable {
    /// The code of each of the given types.
    case types([String])
    /// The code of every type that is a view, an app or a view modifier.
    case views
    /// All code outside the given types.
    case only([String])
  }

  /// A verb that describes an action of the code.
  package enum Verb: String, CaseIterable, Hashable, Sendable {
    /// The mention of a name, directly or through a top-level function, variable or type alias.
    case names
    /// The mention of a name, or of one of the app's types that in turn mentions the name.
    case reaches
    /// A change to a property other than through a binding.
    case writes
    /// The mention of a global variable or a static property.
    case namesGlobal
  }
}

extension SourceSentence {
  /// Creates a demand from a sentence, or returns nil if the sentence has another form.
  ///
  /// - Parameter text: The sentence.
  init?(_ text: String) {
    var words = text.replacing(",", with: " ").split(whereSeparator: \.isWhitespace).map(
      String.init
    )
    guard let place = words.firstIndex(where: { Self.verbs[$0] != nil }), place > 0,
      var verb = Self.verbs[words[place]]
    else { return nil }
    var subjects = Array(words[..<place])
    words.removeSubrange(...place)
    isNegated = subjects.suffix(2) == ["does", "not"] || subjects.suffix(2) == ["do", "not"]
    if isNegated { subjects.removeLast(2) }
    var objects = words.filter { !Self.joints.contains($0) }
    if verb == .names, objects == ["no", "global"] {
      guard !isNegated else { return nil }
      (verb, isNegated, objects) = (.namesGlobal, true, [])
    } else if objects.isEmpty {
      return nil
    }
    subjects.removeAll(where: Self.joints.contains)
    switch subjects.first {
    case "only" where subjects.count > 1 && !isNegated: subject = .only(Array(subjects.dropFirst()))
    case "views" where subjects.count == 1: subject = .views
    case "only", "views", nil: return nil
    default: subject = .types(subjects)
    }
    guard (subjects + objects).allSatisfy({ $0.wholeMatch(of: /[A-Za-z_]\w*/) != nil }) else {
      return nil
    }
    self.text = text
    self.verb = verb
    self.objects = objects
  }

  private static let joints: Set = ["and", "or", "nor"]
  private static let verbs: [String: Verb] = [
    "name": .names, "names": .names, "reach": .reaches, "reaches": .reaches, "write": .writes,
    "writes": .writes,
  ]

  /// The sentence for a learner, with names formatted as code.
  var markdown: String {
    text.split(separator: " ").map { word in
      let bare = word.hasSuffix(",") ? word.dropLast() : word
      let isName = objects.contains(String(bare)) || subjectNames.contains(String(bare))
      return isName ? "`\(bare)`" + word.dropFirst(bare.count) : String(word)
    }
    .joined(separator: " ")
  }

  /// The names of the types that are subjects of the sentence.
  package var subjectNames: [String] {
    switch subject {
    case .types(let names), .only(let names): names
    case .views: []
    }
  }
}
