/// A section of `checks.nav`, which extends from its `## check NAME` line to the next such line.
package struct CheckScript: Hashable, Sendable {
  /// The name of the check, which follows `## check`.
  package var name: String
  /// The text of the section's lines.
  package var text: String
  /// The number of the first line of `text` in its file, counted from 1.
  package var line: Int

  package init(name: String, text: String, line: Int) {
    self.name = name
    self.text = text
    self.line = line
  }
}

extension CheckScript {
  /// Returns the sections of `checks.nav`.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - log: The log for commands outside a section, and for nameless, empty and duplicate sections.
  /// - Returns: The sections, in the order of the file.
  static func sections(of text: String, log: inout ProblemLog) -> [CheckScript] {
    var sections: [CheckScript] = []
    var lines: [Substring] = []
    let marker = /##\s*check\s+(\S+)\s*/
    func closeSection() {
      guard !sections.isEmpty else { return }
      sections[sections.count - 1].text = lines.joined(separator: "\n")
      lines = []
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let match = line.wholeMatch(of: marker) {
        closeSection()
        sections.append(CheckScript(name: String(match.output.1), text: "", line: index + 2))
      } else if line.hasPrefix("##") {
        log.report(
          "a line that starts with '##' must read '## check NAME'; use one '#' for a comment",
          at: .init(line: index + 1)
        )
      } else if sections.isEmpty {
        guard !isCommand(line) else {
          log.report(
            "this line is not in a check; write '## check NAME' above it",
            at: .init(line: index + 1)
          )
          continue
        }
      } else {
        lines.append(line)
      }
    }
    closeSection()
    reportMistakes(in: sections, log: &log)
    return sections
  }

  private static func reportMistakes(in sections: [CheckScript], log: inout ProblemLog) {
    var names: Set<String> = []
    for section in sections {
      let position = ContentProblem.Position(line: section.line - 1)
      if !names.insert(section.name).inserted {
        log.report("there are two sections named '\(section.name)'; rename this one", at: position)
      }
      if !section.text.split(separator: "\n").contains(where: isCommand) {
        log.report("the check '\(section.name)' is empty; write commands below", at: position)
      }
    }
  }

  private static func isCommand(_ line: Substring) -> Bool {
    let text = line.trimmingWhitespace()
    return !text.isEmpty && !text.hasPrefix("#")
  }
}
