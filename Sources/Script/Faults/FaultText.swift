package import FaultCatalogue
package import SceneText

/// The text about one fault, with the harm, the remedy and an example of each.
package struct FaultText {
  private let entry: FaultEntry
  private let code: FaultCode

  /// Creates the text about a fault.
  ///
  /// - Parameter entry: The entry on the fault.
  package init(_ entry: FaultEntry) {
    self.entry = entry
    code = FaultCode(of: entry)
  }

  /// Returns the lines of the text.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    let fault = entry.fault
    var head = StyledText(fault.id, .heading)
    head.append("  \(fault.severity.rawValue)", fault.severity.style)
    let prose =
      layout.paragraph(layout.signs.redrawn(fault.summary))
      + [StyledText()] + layout.paragraph(layout.signs.redrawn(entry.why), after: "  ")
      + [StyledText()] + layout.paragraph(layout.signs.redrawn(entry.remedy), after: "  ")
    let listings =
      listing(of: entry.wrong, code.wrong, named: "wrong", mark: StyledText("- ", .removed), layout)
      + listing(of: entry.right, code.right, named: "right", mark: StyledText("+ ", .added), layout)
    return [head] + prose + listings + [StyledText()]
      + FaultFacts(entry).rows.flatMap { row in
        layout.paragraph(
          row.meaning,
          after: StyledText("\(row.term): ", .heading),
          style: .secondary,
          indent: 2
        )
      }
  }

  private func listing(
    of example: FaultEntry.Example,
    _ code: [FaultCode.Line],
    named name: String,
    mark: StyledText,
    _ layout: TextLayout
  ) -> [StyledText] {
    var lines = [StyledText(), StyledText(name, .heading)]
    for line in code {
      lines += self.code(line, mark, layout)
    }
    return lines + course(of: example, layout)
  }

  /// Returns a line of code, wrapped and indented if necessary.
  private func code(
    _ line: FaultCode.Line,
    _ mark: StyledText,
    _ layout: TextLayout
  ) -> [StyledText] {
    let first = line.isMarked ? mark : StyledText("  ")
    guard !line.text.isEmpty else { return [StyledText()] }
    let whole = first + StyledText(line.text, .value)
    guard whole.columns > layout.width else { return [whole] }
    let start = first + StyledText(String(line.text.prefix { $0 == " " }))
    return layout.paragraph(line.text, after: start, style: .value, indent: start.columns + 4)
  }

  /// Returns the trees before and after an example, with the commands between them.
  private func course(of example: FaultEntry.Example, _ layout: TextLayout) -> [StyledText] {
    guard example.compiles else {
      return [StyledText()] + layout.paragraph("The compiler rejects this code.", after: "  ")
    }
    guard let script = example.script else { return [] }
    var lines = [StyledText()]
    if let before = example.before { lines += tree(before, layout) }
    lines += script.split(separator: "\n").flatMap { command in
      layout.codeLines(String(command), after: StyledText("  > ", .secondary), style: .control)
    }
    guard let after = example.after else {
      return lines + layout.paragraph("The app stops here.", after: "  ", style: .error)
    }
    return lines + tree(after, layout)
  }

  private func tree(_ text: String, _ layout: TextLayout) -> [StyledText] {
    text.split(separator: "\n").map { line in
      let drawn = layout.signs.redrawn(String(line))
      return StyledText("  " + layout.beginning(of: drawn, columns: layout.width - 2), .structure)
    }
  }
}

extension Fault.Severity {
  /// The style for text about a fault of this severity.
  package var style: Style {
    switch self {
    case .note: .secondary
    case .warning: .warning
    case .error: .error
    }
  }
}
