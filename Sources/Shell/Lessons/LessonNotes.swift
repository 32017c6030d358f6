package import Course
import Grading
package import SceneText
import Script

/// The teacher's notes in a second terminal during a lesson, with the next step and the correct answers.
package struct LessonNotes: PresenterNotes, Hashable {
  private let lesson: Lesson
  private let steps: [LessonStep]
  private let query: String

  /// Creates the notes of a lesson.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - query: The word by which `navlab learn` finds the lesson.
  /// - Throws: `ContentError` if a cell of the lesson is not a transcript.
  package init(_ lesson: Lesson, query: String) throws(ContentError) {
    self.lesson = lesson
    self.query = query
    steps = try LessonStep.steps(of: lesson)
  }

  package func lines(at place: Int?, _ layout: TextLayout) -> [StyledText] {
    guard let place else {
      let wait = layout.paragraph("waiting for: navlab learn \(query)", style: .secondary)
      return wait + [""] + lines(at: 0, layout)
    }
    let step = min(max(place, 0), steps.count)
    var lines = layout.paragraph(
      "\(lesson.title), step \(min(step + 1, steps.count)) of \(steps.count)",
      style: .heading
    )
    lines.append("")
    lines += notes(around: step, layout)
    let ahead = steps.indices.dropFirst(step).filter { !steps[$0].isProse }
    guard let next = ahead.first else { return lines + [StyledText("the end", .secondary)] }
    lines += self.lines(of: steps[next], layout)
    for later in ahead.dropFirst().prefix(3) {
      lines += layout.paragraph(
        steps[later].summary,
        after: StyledText("then  ", .secondary),
        style: .secondary
      )
    }
    return lines
  }

  /// Returns all notes with their context, in lesson order, for printing.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines.
  package func all(_ layout: TextLayout) -> [StyledText] {
    steps.flatMap { step -> [StyledText] in
      if case .prose(let blocks) = step { return Self.notes(in: blocks, layout) }
      return lines(of: step, layout) + [""]
    }
  }

  /// Returns the notes in the prose of the previous and the next step.
  private func notes(around step: Int, _ layout: TextLayout) -> [StyledText] {
    let near = [step - 1, step].filter(steps.indices.contains)
    return near.flatMap { index -> [StyledText] in
      guard case .prose(let blocks) = steps[index] else { return [] }
      return Self.notes(in: blocks, layout)
    }
  }

  private static func notes(in blocks: [Block], _ layout: TextLayout) -> [StyledText] {
    let notes = blocks.flatMap { block -> [Block] in
      if case .teacher(let notes) = block { notes } else { [] }
    }
    return notes.isEmpty ? [] : BlockDrawing(layout: layout).lines(of: notes) + [""]
  }

  /// Returns the lines of the next step, including its answer.
  private func lines(of step: LessonStep, _ layout: TextLayout) -> [StyledText] {
    layout.paragraph(step.summary, after: StyledText("next  ", .secondary), style: .control)
      + answers(of: step, layout).map { StyledText(Self.margin(layout)) + $0 } + [""]
  }

  /// Returns the indentation of answers, which is smaller in a narrow window so that rows of trees fit.
  private static func margin(_ layout: TextLayout) -> String {
    String(repeating: " ", count: layout.width < 60 ? 2 : 6)
  }

  /// Returns the answers that the class should reach, without reformatting trees and code.
  private func answers(of step: LessonStep, _ layout: TextLayout) -> [StyledText] {
    let room = layout.with(width: layout.width - Self.margin(layout).count)
    return switch step {
    case .prose, .command, .trial: []
    case .prediction(_, let exchanges):
      exchanges.flatMap { $0.output.prefix(8) }.flatMap { Self.rows($0, room) }
    case .quiz(let quiz):
      zip(quiz.rightLetters, quiz.choices.filter(\.isRight)).flatMap { letter, choice in
        room.paragraph(choice.text.map(\.plainText).joined(), after: StyledText("\(letter): "))
      }
    case .task(let task):
      task.commands.flatMap { CodeLine(text: $0.text).broken(to: room.width) }.map {
        StyledText($0)
      }
    }
  }

  /// Returns the lines of an answer's row, with the text below the label if there is no space beside the label.
  private static func rows(_ text: String, _ layout: TextLayout) -> [StyledText] {
    let row = layout.signs.redrawn(text)
    guard StyledText(row).columns > layout.width else { return [StyledText(row)] }
    let tree = row.prefix { " +-−~│├└─|`".contains($0) }
    let parts = row.dropFirst(tree.count).split(separator: /[ ]{3,}/)
    let line = StyledText(tree + parts.joined(separator: "  "))
    if line.columns <= layout.width { return [line] }
    let blank = String(repeating: " ", count: min(tree.count + 2, layout.width / 2))
    let pieces = parts.flatMap { layout.broken(String($0), to: layout.width - blank.count) }
    return pieces.enumerated().map { StyledText(($0 == 0 ? String(tree) : blank) + $1) }
  }
}

extension LessonStep {
  fileprivate var isProse: Bool {
    if case .prose = self { true } else { false }
  }

  /// A summary of the step on one line.
  fileprivate var summary: String {
    switch self {
    case .prose: "to read"
    case .command(let exchange): exchange.input
    case .prediction(_, let exchanges):
      "a prediction: " + exchanges.map(\.input).joined(separator: ", ")
    case .quiz: "a question"
    case .task: "a task"
    case .trial: "something to try"
    }
  }
}
