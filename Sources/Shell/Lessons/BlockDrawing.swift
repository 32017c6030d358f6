package import Course
package import SceneText

/// A drawing of a lesson's or task's blocks as terminal lines.
package struct BlockDrawing: Hashable, Sendable {
  private let layout: TextLayout

  /// The maximum width of a line for comfortable reading.
  private static let comfortableWidth = 80

  /// Creates a drawing with a layout.
  ///
  /// - Parameter layout: The layout width and character set; a very wide terminal is only partly used.
  package init(layout: TextLayout) {
    self.layout = layout.with(width: min(layout.width, Self.comfortableWidth))
  }

  /// Returns the lines of blocks, with a blank line between blocks.
  ///
  /// - Parameter blocks: The blocks.
  /// - Returns: The lines.
  package func lines(of blocks: [Block]) -> [StyledText] {
    var lines: [StyledText] = []
    for block in blocks {
      if !lines.isEmpty { lines.append(StyledText()) }
      lines += self.lines(of: block, first: StyledText(), rest: StyledText())
    }
    return lines
  }

  /// Returns the lines of a block, with `first` before its first line and `rest` before each of the others.
  private func lines(of block: Block, first: StyledText, rest: StyledText) -> [StyledText] {
    switch block {
    case .heading(let level, let inlines):
      return heading(inlines, level: level, first: first, rest: rest)
    case .paragraph(let inlines):
      return Prose.lines(of: inlines, first: first, rest: rest, layout: layout)
    case .list(let start, let items):
      return list(items, start: start, first: first, rest: rest)
    case .quote(let blocks):
      let bar = StyledText(layout.signs == .unicode ? "│ " : "| ", .structure)
      return self.lines(of: blocks, first: first + bar, rest: rest + bar)
    case .code(_, let text):
      return code(text, rest: rest)
    case .source(let region):
      let place = StyledText("App.swift, from line \(region.line):", .secondary)
      return [first + place, rest] + code(region.text, rest: rest)
    case .transcript(let cell):
      return code(cell.text, rest: rest)
    case .prediction(let prediction):
      return code(prediction.cell.text, rest: rest)
    case .quiz(let quiz):
      return lines(of: quiz.prompt, first: first, rest: rest)
    case .task(let task):
      return lines(of: task.instructions, first: first, rest: rest)
    case .trial(let blocks):
      return lines(of: blocks, first: first, rest: rest)
    case .teacher(let blocks):
      let bar = StyledText(layout.signs == .unicode ? "┃ " : "! ", .structure)
      return [first + bar + StyledText("For teachers", .heading)]
        + lines(of: blocks, first: rest + bar, rest: rest + bar)
    case .rule:
      return [first + line(layout.signs == .unicode ? "─" : "-", columns: 20)]
    }
  }

  private func lines(of blocks: [Block], first: StyledText, rest: StyledText) -> [StyledText] {
    var lines: [StyledText] = []
    for (index, block) in blocks.enumerated() {
      if index > 0, !block.isList { lines.append(rest) }
      lines += self.lines(of: block, first: index == 0 ? first : rest, rest: rest)
    }
    return lines
  }

  private func heading(
    _ inlines: [Inline],
    level: Int,
    first: StyledText,
    rest: StyledText
  ) -> [StyledText] {
    let title = Prose.lines(
      of: inlines,
      first: first,
      rest: rest,
      layout: layout,
      style: .heading
    )
    guard level < 3 else { return title }
    let sign =
      switch (layout.signs, level) {
      case (.unicode, 1): "═"
      case (.unicode, _): "─"
      case (.ascii, 1): "="
      case (.ascii, _): "-"
      }
    let columns = title.map(\.columns).max() ?? 0
    return title + [rest + line(sign, columns: columns - rest.columns)]
  }

  private func list(
    _ items: [[Block]],
    start: Int?,
    first: StyledText,
    rest: StyledText
  ) -> [StyledText] {
    let markers = items.indices.map { index in
      start.map { "\($0 + index). " } ?? (layout.signs == .unicode ? "• " : "* ")
    }
    let columns = markers.map(\.count).max() ?? 0
    var lines: [StyledText] = []
    for (index, item) in items.enumerated() {
      var marker = StyledText(markers[index], .structure)
      marker.pad(to: columns)
      var blank = StyledText()
      blank.pad(to: columns)
      lines += self.lines(
        of: item,
        first: (index == 0 ? first : rest) + marker,
        rest: rest + blank
      )
    }
    return lines
  }

  /// Returns lines of code, broken at readable places if they are wider than the window.
  private func code(_ text: String, rest: StyledText) -> [StyledText] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let margin = StyledText("    ")
    let room = max(layout.width - rest.columns - margin.columns, 10)
    return lines.flatMap { line -> [StyledText] in
      guard !line.isEmpty else { return [rest] }
      return CodeLine(text: Printable.line(layout.invocation.spelled(String(line)))).broken(
        to: room
      )
      .map { rest + margin + StyledText($0, .value) }
    }
  }

  private func line(_ sign: String, columns: Int) -> StyledText {
    StyledText(String(repeating: sign, count: max(0, columns)), .structure)
  }
}

extension Block {
  fileprivate var isList: Bool {
    guard case .list = self else { return false }
    return true
  }
}
