/// The manual page for `man`, which contains all commands and topics.
package struct ManualPage {
  private let library: HelpLibrary
  private let version: String

  /// Creates the manual page.
  ///
  /// - Parameters:
  ///   - library: The content of the help.
  ///   - version: The program's name and version.
  package init(_ library: HelpLibrary, version: String) {
    self.library = library
    self.version = version
  }

  /// The text of the page in the format of `man`, with a final line feed.
  package var text: String {
    var lines = [
      ".TH NAVLAB-COMMANDS 7 \"\" \(quoted(version)) \"NavLab\"",
      ".SH NAME", "navlab-commands \\- the commands of NavLab's prompt and scripts",
      ".SH DESCRIPTION",
      prose(
        "A line is a command: a word and its arguments. Type the same commands at the prompt of "
          + "navlab and write them in .nav scripts, where # begins a comment."
      ),
    ]
    for group in CommandGroup.allCases {
      lines.append(".SH \(quoted(group.title.uppercased()))")
      for command in CommandList.all where command.group == group {
        lines += section(for: command)
      }
    }
    lines.append(".SH EXPECTATIONS")
    lines += SubjectList.all.flatMap { definition(HelpEntry($0.synopsis, $0.help)) }
    lines.append(".SH TOPICS")
    for topic in library.topics { lines += section(for: topic) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(for command: any Command.Type) -> [String] {
    [".SS \(quoted(command.word))", ".B \(quoted(command.synopsis))", ".PP", prose(command.help)]
      + command.options.flatMap(definition) + example(command.examples)
      + seeAlso(command.seeAlso)
  }

  private func section(for topic: Topic) -> [String] {
    let lines = topic.blocks.flatMap { block -> [String] in
      switch block {
      case .text(let text): [".PP", prose(text)]
      case .examples(let examples): example(examples)
      case .list(let entries): entries.flatMap(definition)
      }
    }
    return [".SS \(quoted(topic.name))", prose(topic.summary)] + lines + seeAlso(topic.seeAlso)
  }

  private func definition(_ entry: HelpEntry) -> [String] {
    [".TP", ".B \(quoted(entry.term))", prose(entry.meaning)]
  }

  private func example(_ lines: [String]) -> [String] {
    [".PP", ".RS 4", ".nf"] + lines.map(prose) + [".fi", ".RE"]
  }

  private func seeAlso(_ names: [String]) -> [String] {
    names.isEmpty ? [] : [".PP", "See also: \(prose(names.joined(separator: ", ")))"]
  }

  /// Returns a line of text, escaped so that `man` interprets no part of it as a request.
  private func prose(_ text: String) -> String {
    let line = escaped(text)
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&\(line)" : line
  }

  /// Returns text quoted as the argument of a `man` request.
  private func quoted(_ text: String) -> String {
    "\"\(escaped(text).replacing("\"", with: "\\(dq"))\""
  }

  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
      .replacing("\u{2026}", with: "...")
  }
}
