package import FaultCatalogue

/// A Markdown document about all faults of the catalogue.
package struct RulesDocument {
  private let entries: [FaultEntry]

  /// Creates the document from the entries of the catalogue.
  ///
  /// - Parameter entries: The entries, in the order of their ids.
  package init(_ entries: [FaultEntry]) {
    self.entries = entries
  }

  /// The text of the document, with a final line feed.
  package var text: String {
    let topics = Fault.Topic.allCases.compactMap { topic in
      let members = entries.filter { $0.fault.topic == topic }
      return members.isEmpty ? nil : (topic: topic, members: members)
    }
    var parts = ["# Rules", Self.introduction, contents(topics.flatMap(\.members).map(\.fault))]
    for (topic, members) in topics {
      parts.append("## \(topic.title)")
      parts += members.flatMap { section(of: $0) }
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    This document lists common mistakes in navigation code. The linter finds these mistakes in the source, and \
    NavUI finds them while the app runs. Both use the same ids. `Scripts/generate` writes this document from the \
    catalogue. Each entry also has a wrong and a right app. In the terminal, `navlab explain ID` shows these apps; \
    at the prompt, `explain ID` shows them. \
    `navlab export site` writes the catalogue as a web page.
    """

  private func contents(_ faults: [Fault]) -> String {
    let rows = faults.map { fault in
      "| [\(fault.id)](#\(fault.id)) | \(Markdown.proseWithCode(fault.summary)) | \(fault.severity.rawValue) | "
        + "\(fault.detection.includesLinter ? "yes" : "") | "
        + "\(fault.detection.includesRuntime ? "yes" : "") | \(fault.isFixable ? "yes" : "") |"
    }
    return
      ([
        "| id | mistake | severity | linter | running app | fixed |",
        "| --- | --- | --- | --- | --- | --- |",
      ]
      + rows).joined(separator: "\n")
  }

  private func section(of entry: FaultEntry) -> [String] {
    let fault = entry.fault
    var parts = [
      "### \(fault.id)", "*\(Markdown.proseWithCode(fault.summary))* (\(fault.severity.rawValue))",
    ]
    parts += [Markdown.proseWithCode(entry.why), Markdown.proseWithCode(entry.remedy)]
    parts.append(
      FaultFacts(entry).rows.map { "- \($0.term): \(Markdown.proseWithCode($0.meaning))" }.joined(
        separator: "\n"
      )
    )
    return parts
  }
}
