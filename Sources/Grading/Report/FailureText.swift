import SceneText

/// A renderer that shows a failure as indented lines below its check.
struct FailureText {
  let layout: TextLayout
  /// A Boolean value that indicates whether the learner has the file that the failure names.
  var showsPlace = false

  /// Returns the lines of a failure.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - parts: The parts of the state, if states were compared.
  ///   - advice: The advice for the learner.
  /// - Returns: The failure, the way to reproduce it, and the advice.
  func lines(
    of failure: CheckFailure,
    parts: [PartResult] = [],
    advice: String? = nil
  ) -> [StyledText] {
    var lines: [StyledText] = []
    if failure.expected == nil || failure.tree != nil { lines += paragraph(failure.summary) }
    if let tree = failure.tree {
      let drawing = tree.lines(layout.with(width: layout.width - indentation.columns))
      lines += drawing.map { indentation + $0 }
    } else {
      lines += line("expected", failure.expected)
      lines += line("seen", failure.seen)
    }
    let worth = parts.filter { $0.points > 0 && $0.isRight }
    if !worth.isEmpty {
      lines += line("right", worth.map { "\($0.name) (\($0.points))" }.joined(separator: ", "))
    }
    if showsPlace { lines += line("at", failure.place) }
    for (index, step) in failure.steps.enumerated() {
      lines += line(index == 0 ? "after" : "", step, style: .control)
    }
    return lines + line("look", advice)
  }

  /// Returns the lines of a sentence about a check, indented below the check.
  func paragraph(_ text: String) -> [StyledText] {
    layout.paragraph(text, after: indentation)
  }

  /// The indentation of the lines, which is smaller in a narrow window.
  private var indentation: StyledText {
    layout.width < Self.roomy ? StyledText("  ") : StyledText("            ")
  }

  private static let roomy = 60

  private func line(_ name: String, _ text: String?, style: Style = .plain) -> [StyledText] {
    guard let text else { return [] }
    var head = indentation
    head.append(name, .secondary)
    head.pad(to: indentation.columns + 10)
    return layout.paragraph(text, after: head, style: style)
  }
}
