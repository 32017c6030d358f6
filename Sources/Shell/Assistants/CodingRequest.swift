package import FaultCatalogue
package import SceneText

/// A request to a coding assistant, with guidance on navigation and a list of mistakes to avoid.
package struct CodingRequest: Hashable, Sendable {
  /// The feature to write, in the user's words.
  package var feature: String
  /// The kinds of navigation that the feature needs, which always include links.
  package var paradigms: Set<Paradigm>
  /// The oldest iOS version to support, or nil if the learner named none.
  package var version: Int?
  /// The entries of the fault catalogue.
  package var faults: [FaultEntry]

  package init(
    feature: String,
    paradigms: Set<Paradigm>,
    version: Int? = nil,
    faults: [FaultEntry]
  ) {
    self.feature = feature
    self.paradigms = paradigms.union([.links])
    self.version = version
    self.faults = faults
  }

  /// The catalogue entries for mistakes that are likely in this feature, worst first.
  package var forbidden: [FaultEntry] {
    let topics = paradigms.reduce(into: Set<Fault.Topic>()) { $0.formUnion($1.topics) }
    let severities = Fault.Severity.allCases.reversed()
    return severities.flatMap { severity in
      Fault.Topic.allCases.filter(topics.contains).flatMap { topic in
        faults.filter { $0.fault.topic == topic && $0.fault.severity == severity }
      }
    }
  }

  /// Returns the request as Markdown.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines; the feature keeps its lines, however long they are.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    var lines: [StyledText] = [StyledText("Write SwiftUI code for this feature:", .heading), ""]
    lines += feature.split(whereSeparator: \.isNewline).map {
      StyledText("> " + Printable.line(String($0)))
    }
    if let version {
      lines += [""]
      lines += layout.paragraph(
        "The app runs on iOS \(version) and later. Do not use newer APIs without if #available."
      )
    }
    lines += ["", StyledText("Navigate like this:", .heading), ""]
    for paradigm in Paradigm.allCases where paradigms.contains(paradigm) {
      for point in paradigm.guidance(from: version) {
        lines += layout.paragraph(point, after: "- ")
      }
    }
    lines += ["", StyledText("Do not make any of these mistakes:", .heading), ""]
    for entry in forbidden {
      lines += layout.paragraph(
        "\(entry.fault.summary) (\(entry.id)). \(Self.firstSentence(of: entry.remedy))",
        after: "- "
      )
    }
    lines += ["", StyledText("Answer like this:", .heading), ""]
    for point in Self.closing {
      lines += layout.paragraph(point, after: "- ")
    }
    return lines
  }

  private static let closing = [
    "Give complete files that compile, with every type that they use.",
    "For each screen, say in one sentence which value shows it and who owns that value.",
    "If the feature cannot be built within these rules, say why before you write any code.",
  ]

  /// Returns the first sentence of the given text.
  private static func firstSentence(of text: String) -> String {
    text.firstRange(of: ". ").map { String(text[..<$0.lowerBound]) + "." } ?? text
  }
}
