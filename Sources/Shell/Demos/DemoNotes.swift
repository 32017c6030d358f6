package import SceneText
package import Script

/// The presenter's view in a second terminal, with the notes, the next commands and the keys.
package struct DemoNotes: PresenterNotes, Hashable {
  private let demo: Demo
  private let query: String

  /// Creates the notes of a demo.
  ///
  /// - Parameters:
  ///   - demo: The demo.
  ///   - query: The word by which `navlab play` finds the demo.
  package init(_ demo: Demo, query: String) {
    self.demo = demo
    self.query = query
  }

  /// Returns the notes for a moment of the demo.
  ///
  /// - Parameters:
  ///   - beat: The next beat, or nil if no performance is running.
  ///   - layout: The layout width and character set.
  /// - Returns: The lines.
  package func lines(at beat: Int?, _ layout: TextLayout) -> [StyledText] {
    guard let beat else {
      let wait = layout.paragraph("waiting for: navlab play \(query)", style: .secondary)
      return wait + [""] + lines(at: 0, layout)
    }
    let place = min(max(beat, 0), demo.beats.count)
    let commands = demo.beats.indices.filter { demo.beats[$0].isCommand && $0 >= place }
    let done = demo.commandCount - commands.count
    var lines = layout.paragraph(
      "\(chapter(at: place)), \(done) of \(demo.commandCount) commands done",
      style: .heading
    )
    lines.append("")
    for note in notes(before: commands.first ?? demo.beats.count, from: place) {
      lines += layout.paragraph(note) + [""]
    }
    for (index, command) in commands.prefix(4).enumerated() {
      lines += self.command(command, index == 0 ? "next  " : "then  ", layout)
    }
    if commands.isEmpty { lines.append(StyledText("the end", .secondary)) }
    lines.append("")
    for (key, meaning) in DemoKey.help {
      var head = StyledText(key, .control)
      head.pad(to: 14)
      lines += layout.paragraph(meaning, after: head, style: .secondary)
    }
    return lines
  }

  /// Returns all notes with their commands in a form suitable for printing.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines.
  package func all(_ layout: TextLayout) -> [StyledText] {
    demo.beats.flatMap { beat -> [StyledText] in
      switch beat.action {
      case .chapter(let name): ["", StyledText(Printable.line(name), .heading), ""]
      case .note(let text): layout.paragraph(text)
      case .say(let text): layout.paragraph("says: \(text)", style: .secondary, indent: 6)
      case .command(let line): layout.paragraph(line, after: "  > ", style: .control)
      case .pause, .speed, .check: []
      }
    }
  }

  private func command(_ index: Int, _ word: String, _ layout: TextLayout) -> [StyledText] {
    guard case .command(let line) = demo.beats[index].action else { return [] }
    return layout.paragraph(line, after: StyledText(word, .secondary), style: .control)
  }

  /// Returns the notes since the previous command.
  private func notes(before end: Int, from beat: Int) -> [String] {
    let start = demo.beats[..<beat].lastIndex(where: \.isCommand).map { $0 + 1 } ?? 0
    return demo.beats[start..<max(start, end)].compactMap { beat in
      if case .note(let text) = beat.action { text } else { nil }
    }
  }

  private func chapter(at beat: Int) -> String {
    let names = demo.beats[..<min(beat + 1, demo.beats.count)].compactMap { beat in
      if case .chapter(let name) = beat.action { name } else { nil }
    }
    return names.last ?? demo.title ?? query
  }
}
