/// An editorial review that checks that a lesson is short, easy to read and complete.
package struct LessonReview: Hashable, Sendable {
  private let lesson: Lesson

  package init(lesson: Lesson) {
    self.lesson = lesson
  }

  /// The maximum number of words in a paragraph.
  private static let longestParagraph = 90
  /// The maximum average number of words in a sentence.
  private static let longestSentence = 22.0
  /// The maximum estimated duration of a lesson, in minutes.
  private static let longestLesson = 25.0
  /// The minimum duration that a lesson must announce, as a fraction of the estimated duration.
  private static let honesty = 0.7
  /// The title that the last part of a lesson must have.
  package static let closing = "What to remember"

  /// Returns all problems that an editor would criticise.
  ///
  /// - Returns: The problems, in the order of the text.
  package func problems() -> [ContentProblem] {
    header + paragraphs + sentences + names + ending
  }

  /// The estimated duration of the lesson in minutes.
  package var estimate: Double { LessonEstimate(lesson: lesson).minutes }

  private var header: [ContentProblem] {
    var problems: [ContentProblem] = []
    if lesson.goals.isEmpty {
      problems.append(
        problem("'goals' is missing; say what learners can do after the lesson", line: 1)
      )
    }
    let minutes = estimate
    if minutes > Self.longestLesson || lesson.minutes > Int(Self.longestLesson) {
      problems.append(
        problem(
          "this lesson takes more than 25 minutes (about \(Int(minutes.rounded(.up))), according to the number of"
            + " words, commands and questions); shorten the lesson, or split it into two",
          line: 1
        )
      )
    } else if Double(lesson.minutes) < minutes * Self.honesty {
      problems.append(
        problem(
          "'minutes' says \(lesson.minutes), but the lesson's words, commands and questions take about"
            + " \(Int(minutes.rounded(.up))) minutes; write a higher number",
          line: 1
        )
      )
    }
    return problems
  }

  private var paragraphs: [ContentProblem] {
    placedBlocks.flatMap { block, line in
      Passages.paragraphs(in: block).compactMap { inlines in
        let count = Passages.words(in: inlines.plainText).count
        guard count > Self.longestParagraph else { return nil }
        let start = inlines.plainText.split(separator: " ").prefix(4).joined(separator: " ")
        return problem(
          "the paragraph '\(start) …' has \(count) words; split it, because more than"
            + " \(Self.longestParagraph) are hard to read on a screen",
          line: line
        )
      }
    }
  }

  private var sentences: [ContentProblem] {
    let lengths = lesson.blocks.flatMap(Passages.paragraphs).flatMap {
      Passages.sentences(in: $0.plainText).map { Passages.words(in: $0).count }
    }
    guard !lengths.isEmpty else { return [] }
    let average = Double(lengths.reduce(0, +)) / Double(lengths.count)
    guard average > Self.longestSentence else { return [] }
    let rounded = (average * 10).rounded() / 10
    return [
      problem(
        "the sentences have \(rounded) words on average, and the limit is 22; shorten some sentences",
        line: 1
      )
    ]
  }

  private var names: [ContentProblem] {
    placedBlocks.flatMap { block, line in
      Passages.paragraphs(in: block).flatMap(Passages.codes).compactMap { code in
        guard let meant = MisspeltFault.meant(by: code) else { return nil }
        return problem("the catalogue has no entry '\(code)'; did you mean '\(meant)'?", line: line)
      }
    }
  }

  private var ending: [ContentProblem] {
    let last = lesson.blocks.lastIndex {
      if case .heading = $0 { true } else { false }
    }
    guard let last, case .heading(_, let title) = lesson.blocks[last],
      title.plainText == Self.closing
    else {
      return [
        problem(
          "the last heading is not '\(Self.closing)'; end the lesson with it and a list of the main points",
          line: last.map { lesson.lines[$0] } ?? 1
        )
      ]
    }
    let hasList = lesson.blocks[last...].contains {
      if case .list = $0 { true } else { false }
    }
    guard !hasList else { return [] }
    return [
      problem(
        "no list follows '\(Self.closing)'; add a list of the main points",
        line: lesson.lines[last]
      )
    ]
  }

  private var placedBlocks: [(Block, Int)] { Array(zip(lesson.blocks, lesson.lines)) }

  private func problem(_ message: String, line: Int) -> ContentProblem {
    ContentProblem(file: lesson.document, position: .init(line: line), message: message)
  }
}
