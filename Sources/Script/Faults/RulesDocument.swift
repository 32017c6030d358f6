package import FaultCatalogue

/// All faults of the catalogue as one Markdown document.
package struct RulesDocument {
  private let faults: [Fault]

  /// Makes the document.
  ///
  /// - Parameter faults: The faults, in the order of their ids.
  package init(_ faults: [Fault]) {
    self.faults = faults
  }

  /// The document, with a final line feed.
  package var text: String {
    let topics = Fault.Topic.allCases.compactMap { topic in
      let members = faults.filter { $0.topic == topic }
      return members.isEmpty ? nil : (topic: topic, members: members)
    }
    var parts = ["# Rules", Self.introduction, contents(topics.flatMap(\.members))]
    for (topic, members) in topics {
      parts.append("## \(topic.rawValue)")
      parts += members.flatMap { section(of: $0) }
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    Mistakes that are common in code that navigates: the linter finds them in the source, and NavUI while \
    the app runs, under the same id. This document is written by `Scripts/generate` from the catalogue; \
    `navlab explain` lists it in the terminal, and `navlab explain ID` shows one entry, as `explain` does \
    at the prompt. Lines that begin with `-` and `+` are those in which the listings differ.
    """

  private func contents(_ faults: [Fault]) -> String {
    let rows = faults.map { fault in
      "| [\(fault.id)](#\(fault.id)) | \(Markdown.proseWithCode(fault.summary)) | \(fault.severity.rawValue) | "
        + "\(fault.detection.includesLinter ? "yes" : "") | "
        + "\(fault.detection.includesRuntime ? "yes" : "") | \(fault.isFixable ? "yes" : "") |"
    }
    return
      ([
        "| id | what is wrong | severity | linter | running app | fixed |",
        "| --- | --- | --- | --- | --- | --- |",
      ]
      + rows).joined(separator: "\n")
  }

  private func section(of fault: Fault) -> [String] {
    let code = FaultCode(of: fault)
    var parts = [
      "### \(fault.id)", "*\(Markdown.proseWithCode(fault.summary))* (\(fault.severity.rawValue))",
    ]
    parts += [Markdown.proseWithCode(fault.why), Markdown.proseWithCode(fault.remedy)]
    parts += ["Wrong:", listing(code.wrong, mark: "-")] + course(of: fault.wrong)
    parts += ["Right:", listing(code.right, mark: "+")] + course(of: fault.right)
    parts.append(
      FaultFacts(fault).rows.map { "- \($0.term): \(Markdown.proseWithCode($0.meaning))" }.joined(
        separator: "\n"
      )
    )
    return parts
  }

  private func listing(_ lines: [FaultCode.Line], mark: String) -> String {
    let code = lines.map { line in
      line.isMarked ? "\(mark) \(line.text)" : line.text.isEmpty ? "" : "  \(line.text)"
    }
    return fence(code, language: "diff")
  }

  /// Returns the trees, with the commands between them.
  private func course(of example: Fault.Example) -> [String] {
    guard example.compiles else { return ["The compiler refuses it."] }
    guard let script = example.script else { return [] }
    let commands = script.split(separator: "\n").map { "> \($0)" }
    let trees = [example.before, example.after].map { tree in
      tree?.split(separator: "\n").map(String.init) ?? []
    }
    return [fence(trees[0] + commands + trees[1], language: "text")]
  }

  private func fence(_ lines: [String], language: String) -> String {
    (["```\(language)"] + lines + ["```"]).joined(separator: "\n")
  }
}
