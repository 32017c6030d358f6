package import Course
package import SceneText

/// A renderer of the hints that a learner has requested.
package struct HintText: Hashable, Sendable {
  private let layout: TextLayout
  private let spelling: CourseSpelling
  private let offersSolution: Bool

  /// Creates a renderer of hints.
  ///
  /// - Parameters:
  ///   - layout: The layout width and character set.
  ///   - spelling: The form in which the learner types commands.
  ///   - offersSolution: Whether the last hint is followed by the command for the solution.
  package init(
    layout: TextLayout,
    spelling: CourseSpelling = .shell,
    offersSolution: Bool = true
  ) {
    self.layout = layout
    self.spelling = spelling
    self.offersSolution = offersSolution
  }

  /// Returns lines with the first hints for an exercise, up to the given number.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - count: The number of hints to show; the new one is the last.
  /// - Returns: The hints, and the command for the next one.
  package func lines(of exercise: Exercise, upTo count: Int) -> [StyledText] {
    let shown = min(max(count, 1), exercise.hints.count)
    let title = "\(exercise.id.number). \(Printable.line(exercise.title))"
    var lines = layout.paragraph(title, style: .heading) + [""]
    for (index, hint) in exercise.hints.prefix(shown).enumerated() {
      let isNew = index == shown - 1
      let head = StyledText("Hint \(index + 1)  ", isNew ? .heading : .secondary)
      lines += layout.paragraph(hint, after: head, style: isNew ? .plain : .secondary)
    }
    let left = exercise.hints.count - shown
    let number = exercise.id.number
    let way =
      offersSolution
      ? " If you are stuck, '\(spelling("solution \(number)"))' shows an answer." : ""
    let more =
      left == 0
      ? "That was the last hint.\(way)"
      : "\(left) more: '\(spelling("hint \(number)"))' shows the next one."
    return lines + [""] + layout.paragraph(more, style: .secondary)
  }

  /// Returns the line for a learner who asks for previous hints but has seen none.
  ///
  /// - Parameter exercise: The exercise.
  /// - Returns: The command for the first hint.
  func invitation(to exercise: Exercise) -> [StyledText] {
    layout.paragraph(
      "You have not seen a hint for \(exercise.id) yet;"
        + " '\(spelling("hint \(exercise.id.number)"))' shows the first of \(exercise.hints.count).",
      style: .secondary
    )
  }
}
