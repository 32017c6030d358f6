package import Course
package import SceneText

/// The hints that a learner has asked for, as lines.
package struct HintText: Hashable, Sendable {
  private let layout: TextLayout
  private let spelling: CourseSpelling

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - layout: The room and the signs to write with.
  ///   - spelling: How commands are written where the learner is.
  package init(layout: TextLayout, spelling: CourseSpelling = .shell) {
    self.layout = layout
    self.spelling = spelling
  }

  /// The lines of the hints up to one.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - count: How many hints to show; those seen before are shown again, the new one last.
  /// - Returns: The hints, and how to get the next one.
  package func lines(of exercise: Exercise, upTo count: Int) -> [StyledText] {
    let shown = min(max(count, 1), exercise.hints.count)
    var lines: [StyledText] = []
    for (index, hint) in exercise.hints.prefix(shown).enumerated() {
      let isNew = index == shown - 1
      let head = StyledText("Hint \(index + 1)  ", isNew ? .heading : .secondary)
      lines += layout.paragraph(hint, after: head, style: isNew ? .plain : .secondary)
    }
    let left = exercise.hints.count - shown
    let more =
      left == 0
      ? "That was the last hint."
      : "\(left) more: '\(spelling("hint \(exercise.id.number)"))' shows the next one."
    return lines + ["", StyledText(more, .secondary)]
  }
}
