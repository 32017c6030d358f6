package import FaultCatalogue
package import SceneText

/// The faults that the user asks about.
package enum FaultChoice: Hashable, Sendable {
  /// All of them.
  case all
  /// Those of a topic.
  case topic(Fault.Topic)
  /// One of them.
  case fault(Fault)

  /// Reads the user's word.
  ///
  /// - Parameter word: The id of a fault, the name of a topic, or nil for all.
  /// - Throws: `Unknown` when the word is neither.
  package init(_ word: String?) throws(Unknown) {
    guard let word else {
      self = .all
      return
    }
    if let fault = Fault.named(word.lowercased()) {
      self = .fault(fault)
    } else if let topic = Fault.Topic(word: word) {
      self = .topic(topic)
    } else {
      throw Unknown(word: word)
    }
  }

  /// The selected faults.
  package var faults: [Fault] {
    switch self {
    case .all: Fault.all
    case .topic(let topic): Fault.all.filter { $0.topic == topic }
    case .fault(let fault): [fault]
    }
  }

  /// Returns the same faults with additional facts.
  ///
  /// - Parameter place: Adds to an entry what is known.
  /// - Returns: One entry as it then is; lists are as they were.
  package func placed(_ place: (Fault) throws -> Fault) rethrows -> FaultChoice {
    guard case .fault(let fault) = self else { return self }
    return .fault(try place(fault))
  }

  /// Writes the selected faults.
  ///
  /// - Parameter layout: The room and the signs to write with.
  /// - Returns: The lines.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    if case .fault(let fault) = self { return FaultText(fault).lines(layout) }
    return FaultListText(faults).lines(layout)
  }

  /// A word that is neither a fault nor a topic.
  package struct Unknown: Error, Hashable, CustomStringConvertible {
    /// The word.
    package var word: String

    /// The error, with a suggestion.
    package var description: String {
      let hint = Self.spelling.hint(for: word)
      return "there is no fault or topic '\(ScriptError.excerpt(word))'"
        + (hint.isEmpty ? "; explain lists them all" : hint)
    }

    /// The suggested word.
    package var suggestion: String? { Self.spelling.suggestions(for: word).first }

    private static var spelling: Spelling {
      Spelling(Fault.all.map(\.id) + Fault.Topic.allCases.map(\.word))
    }
  }
}

extension Fault.Topic {
  /// The word for the topic in a command.
  package var word: String {
    switch self {
    case .stacks: "stacks"
    case .links: "links"
    case .destinations: "destinations"
    case .paths: "paths"
    case .tabs: "tabs"
    case .presentation: "presentation"
    case .ownership: "ownership"
    case .deepLinks: "deep-links"
    case .restoration: "restoration"
    case .time: "time"
    case .versions: "versions"
    case .limits: "limits"
    }
  }

  /// Finds the topic for a word.
  ///
  /// - Parameter word: The word.
  init?(word: String) {
    guard let topic = Self.allCases.first(where: { $0.word == word.lowercased() }) else {
      return nil
    }
    self = topic
  }
}
