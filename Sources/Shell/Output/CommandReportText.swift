import SceneText

/// The result of a command as lines of text, with the app's output before the command's answer.
struct CommandReportText {
  let report: CommandReport
  let layout: TextLayout

  /// All lines except those about a fault.
  var lines: [StyledText] {
    console + report.lines
  }

  /// All lines for a transcript, including those about a fault.
  var transcript: [StyledText] {
    guard case .failed(let fault) = report.outcome else { return lines }
    return lines + fault.lines
  }

  /// The lines of the app's output, marked as output.
  var console: [StyledText] {
    let isUnicode = layout.signs == .unicode
    let bar = StyledText(isUnicode ? "│ " : "| ", .secondary)
    let ellipsis = isUnicode ? "…" : "..."
    let room = layout.width - bar.columns
    func marked(_ texts: [String]) -> [StyledText] {
      texts.flatMap { layout.rows(of: Printable.line($0), to: room) }.map { bar + StyledText($0) }
    }
    let excerpt = report.console
    let omission =
      excerpt.omission.map { [bar + StyledText("\(ellipsis) \($0)", .secondary)] } ?? []
    return marked(excerpt.first) + omission + marked(excerpt.last)
  }
}
