import SceneText

/// A failure as indented lines below the check that it belongs to.
struct FailureText {
  let layout: TextLayout
  /// Whether the learner has the file that the failure names.
  var showsPlace = false

  /// The lines of a failure.
  func lines(of failure: CheckFailure, advice: String? = nil) -> [StyledText] {
    var lines: [StyledText] = []
    if failure.expected == nil {
      lines += layout.paragraph(failure.summary, after: Self.indentation)
    }
    lines += line("expected", failure.expected)
    lines += line("seen", failure.seen)
    if showsPlace { lines += line("at", failure.place) }
    for (index, step) in failure.steps.enumerated() {
      lines += line(index == 0 ? "after" : "", step, style: .control)
    }
    return lines + line("look", advice)
  }

  private static let indentation = StyledText("            ")

  private func line(_ name: String, _ text: String?, style: Style = .plain) -> [StyledText] {
    guard let text else { return [] }
    var head = Self.indentation
    head.append(name, .secondary)
    head.pad(to: 22)
    return layout.paragraph(text, after: head, style: style)
  }
}
