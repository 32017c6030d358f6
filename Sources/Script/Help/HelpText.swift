package import SceneText

/// The text of the help on commands and topics.
package struct HelpText {
  private let layout: TextLayout
  private let library: HelpLibrary

  /// Creates the help for a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout width and character set.
  ///   - library: The content of the help.
  package init(layout: TextLayout, library: HelpLibrary = HelpLibrary()) {
    self.layout = layout
    self.library = library
  }

  /// A one-screen overview of all commands and topics.
  package var overview: [StyledText] {
    var groups = CommandGroup.allCases.map { group in
      (group.rawValue, CommandList.all.filter { $0.group == group }.map { $0.word })
    }
    groups.append(("topics", library.topics.map(\.name)))
    let width = (groups.map(\.0.count).max() ?? 0) + 2
    return groups.flatMap { name, words in names(words, of: name, width: width) }
      + layout.paragraph(
        "'help NAME' explains a command or a topic, as in: help tap. 'help commands' describes each command.",
        style: .secondary
      )
  }

  /// The commands, grouped and listed one per line, followed by the topics.
  package var catalogue: [StyledText] {
    var lines: [StyledText] = []
    for group in CommandGroup.allCases {
      lines.append(StyledText(group.rawValue, .heading))
      for command in CommandList.all where command.group == group {
        lines += rows(command.word, command.summary, among: CommandList.all.map { $0.word })
      }
    }
    lines.append(StyledText("topics", .heading))
    return lines
      + library.topics.flatMap { rows($0.name, $0.summary, among: library.topics.map(\.name)) }
  }

  /// Returns the help on a command or topic.
  ///
  /// - Parameter subject: The command or the topic.
  /// - Returns: The lines.
  package func lines(for subject: HelpLibrary.Subject) -> [StyledText] {
    switch subject {
    case .commands: catalogue
    case .command(let command): lines(for: command)
    case .topic(let topic): lines(for: topic)
    }
  }

  private func lines(for command: any Command.Type) -> [StyledText] {
    var lines = layout.paragraph(command.synopsis, style: .heading, indent: 2)
    lines += layout.paragraph(command.help, after: "  ")
    lines += command.options.flatMap(entry)
    if command == ExpectCommand.self {
      lines += SubjectList.all.flatMap { entry(HelpEntry($0.synopsis, $0.help)) }
    }
    lines.append(StyledText("  for example:", .secondary))
    return lines + examples(command.examples) + seeAlso(command.seeAlso)
  }

  private func lines(for topic: Topic) -> [StyledText] {
    var lines = layout.paragraph(topic.summary, style: .heading, indent: 2)
    for block in topic.blocks {
      switch block {
      case .text(let text): lines += layout.paragraph(text, after: "  ")
      case .examples(let examples): lines += self.examples(examples)
      case .list(let entries): lines += list(entries)
      }
    }
    return lines + seeAlso(topic.seeAlso)
  }

  /// Returns the lines of a list, with short terms beside their meanings and long terms above them.
  private func list(_ entries: [HelpEntry]) -> [StyledText] {
    let width = (entries.map(\.term.count).max() ?? 0) + 6
    guard width <= layout.width / 3 else { return entries.flatMap(entry) }
    return entries.flatMap { entry in
      var head = StyledText("    \(entry.term)", .control)
      head.pad(to: width)
      return layout.paragraph(entry.meaning, after: head, style: .secondary)
    }
  }

  private func entry(_ entry: HelpEntry) -> [StyledText] {
    layout.paragraph(entry.term, after: "  ", style: .control, indent: 4)
      + layout.paragraph(entry.meaning, after: "      ", style: .secondary)
  }

  private func examples(_ examples: [String]) -> [StyledText] {
    examples.map(layout.invocation.spelled).flatMap {
      layout.codeLines($0, after: "    ", style: .control)
    }
  }

  private func seeAlso(_ names: [String]) -> [StyledText] {
    guard !names.isEmpty else { return [] }
    return layout.paragraph(
      names.joined(separator: ", "),
      after: StyledText("  see also: ", .secondary),
      style: .control,
      indent: 4
    )
  }

  private func names(_ words: [String], of group: String, width: Int) -> [StyledText] {
    var head = StyledText(group, .heading)
    guard width <= layout.width / 3 else {
      return [head]
        + layout.paragraph(words.joined(separator: ", "), after: "  ", style: .control, indent: 2)
    }
    head.pad(to: width)
    return layout.paragraph(words.joined(separator: ", "), after: head, style: .control)
  }

  private func rows(_ name: String, _ summary: String, among names: [String]) -> [StyledText] {
    var line = StyledText("  \(name)", .control)
    line.pad(to: min(names.map(\.count).max() ?? 0, layout.width / 2) + 4)
    return layout.paragraph(summary, after: line)
  }
}
