package import FaultCatalogue
package import SceneText

/// A choice of the faults that the user asks about.
package enum FaultChoice: Hashable, Sendable {
  /// All faults of the catalogue.
  case all
  /// All faults of a topic.
  case topic(Fault.Topic)
  /// A single fault.
  case fault(Fault)
  /// The faults whose ids or summaries contain a word such as `sheet`.
  case about([Fault])

  /// Creates a choice of the faults that a word names, or of all faults if there is no word.
  ///
  /// - Parameter word: The id of a fault, the name of a topic, a word of either, or nil for all.
  /// - Throws: `Unknown` if no fault is about the word.
  package init(_ word: String?) throws(Unknown) {
    guard let word else {
      self = .all
      return
    }
    if let fault = Fault.named(word.lowercased()) {
      self = .fault(fault)
    } else if let topic = Fault.Topic(rawValue: word.lowercased()) {
      self = .topic(topic)
    } else {
      let found = Self.faults(about: word.lowercased())
      guard !found.isEmpty else { throw Unknown(word: word) }
      self = .about(found)
    }
  }

  /// Returns the faults whose ids or summaries contain a word or its singular.
  private static func faults(about word: String) -> [Fault] {
    let stem = word.count > 4 && word.hasSuffix("s") ? String(word.dropLast()) : word
    guard stem.count > 3, stem.allSatisfy(\.isLetter) else { return [] }
    return Fault.all.filter { fault in
      "\(fault.id) \(fault.summary)".lowercased().split { !$0.isLetter }.contains {
        $0 == stem || $0 == stem + "s"
      }
    }
  }

  /// The faults that the choice includes.
  package var faults: [Fault] {
    switch self {
    case .all: Fault.all
    case .topic(let topic): Fault.all.filter { $0.topic == topic }
    case .fault(let fault): [fault]
    case .about(let faults): faults
    }
  }

  /// Returns the lines of text about the chosen faults.
  ///
  /// - Parameters:
  ///   - layout: The layout width and character set.
  ///   - entry: A closure that reads the entry on a fault, or nil if there is no catalogue.
  /// - Returns: The entry for a single fault, or else a list.
  /// - Throws: Any error that `entry` throws.
  package func lines<Failure>(
    _ layout: TextLayout,
    _ entry: (Fault) throws(Failure) -> FaultEntry?
  ) throws(Failure) -> [StyledText] {
    guard case .fault(let fault) = self, let entry = try entry(fault) else {
      return FaultListText(faults).lines(layout)
    }
    return FaultText(entry).lines(layout)
  }

  /// An error for a word that names neither a fault nor a topic.
  package struct Unknown: Error, Hashable, CustomStringConvertible {
    /// The unknown word.
    package var word: String

    /// A description of the error, with a suggestion.
    package var description: String {
      let hint = Self.spelling.hint(for: word)
      return "there is no fault or topic '\(ScriptError.excerpt(word))'"
        + (hint.isEmpty ? "; 'explain' lists them all" : hint)
    }

    /// The word that the user may have meant, or nil if none is similar.
    package var suggestion: String? { Self.spelling.suggestions(for: word).first }

    private static var spelling: Spelling {
      Spelling(Fault.all.map(\.id) + Fault.Topic.allCases.map(\.rawValue))
    }
  }
}
