package import SceneText

/// Explains the commands.
package struct HelpText {
  private let layout: TextLayout

  /// Makes help texts.
  ///
  /// - Parameter layout: The room and the signs to write with.
  package init(layout: TextLayout) {
    self.layout = layout
  }

  /// All commands in their groups, one a line.
  package var overview: [StyledText] {
    let width = min(CommandList.all.map { $0.word.count }.max() ?? 0, layout.width / 2)
    var lines: [StyledText] = []
    for group in CommandGroup.allCases {
      lines.append(StyledText(group.rawValue, .heading))
      for command in CommandList.all where command.group == group {
        var line = StyledText("  \(command.word)", .control)
        line.pad(to: width + 4)
        lines.append(
          line + StyledText(layout.cut(command.summary, to: layout.width - line.columns))
        )
      }
    }
    return lines + [StyledText("help COMMAND tells more, as in: help tap", .secondary)]
  }

  /// One command with its synopsis, what it does, and examples.
  ///
  /// - Parameter command: The command.
  /// - Returns: The lines.
  package func lines(for command: any Command.Type) -> [StyledText] {
    var lines = layout.paragraph(command.synopsis, style: .heading, indent: 2)
    lines += layout.paragraph(command.help, after: "  ")
    if command == ExpectCommand.self {
      for subject in SubjectList.all {
        lines += layout.paragraph(subject.synopsis, after: "  ", style: .control, indent: 4)
        lines += layout.paragraph(subject.help, after: "      ", style: .secondary)
      }
    }
    lines.append(StyledText("  for example:", .secondary))
    return lines
      + command.examples.map { StyledText("    " + layout.cut($0, to: layout.width - 4), .control) }
  }
}
