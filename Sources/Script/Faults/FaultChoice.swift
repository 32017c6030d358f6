package import FaultCatalogue
package import SceneText

/// The faults that somebody asks about.
package enum FaultChoice: Hashable, Sendable {
  /// All of them.
  case all
  /// Those about something.
  case topic(Fault.Topic)
  /// One of them.
  case fault(Fault)

  /// Understands the word that says what is wanted.
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

  /// The faults that are meant.
  package var faults: [Fault] {
    switch self {
    case .all: Fault.all
    case .topic(let topic): Fault.all.filter { $0.topic == topic }
    case .fault(let fault): [fault]
    }
  }

  /// The same, with what is known of the entries besides.
  ///
  /// - Parameter place: Adds to an entry what is known.
  /// - Returns: One entry as it then is; lists are as they were.
  package func placed(_ place: (Fault) throws -> Fault) rethrows -> FaultChoice {
    guard case .fault(let fault) = self else { return self }
    return .fault(try place(fault))
  }

  /// Writes what is wanted.
  ///
  /// - Parameter layout: The room and the signs to write with.
  /// - Returns: The lines.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    if case .fault(let fault) = self { return FaultText(fault).lines(layout) }
    return FaultListText(faults).lines(layout)
  }

  /// A word that means neither a fault nor a topic.
  package struct Unknown: Error, Hashable, CustomStringConvertible {
    /// The word.
    package var word: String

    /// The fault, and the word that was probably meant.
    package var description: String {
      let hint = Self.spelling.hint(for: word)
      return "there is no fault or topic '\(ScriptError.excerpt(word))'"
        + (hint.isEmpty ? "; explain lists them all" : hint)
    }

    /// The word that was probably meant.
    package var suggestion: String? { Self.spelling.suggestions(for: word).first }

    private static var spelling: Spelling {
      Spelling(Fault.all.map(\.id) + Fault.Topic.allCases.map(\.word))
    }
  }
}

extension Fault.Topic {
  /// The word that stands for the topic in a command.
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

  /// Finds the topic that a word stands for.
  ///
  /// - Parameter word: The word.
  init?(word: String) {
    guard let topic = Self.allCases.first(where: { $0.word == word.lowercased() }) else {
      return nil
    }
    self = topic
  }
}
