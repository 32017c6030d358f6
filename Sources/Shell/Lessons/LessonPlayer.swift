package import Course
package import LineEditing
package import SceneText
import Script

/// A lesson at the prompt: prose, a command to play, prose again, with room to try things in between.
///
/// An empty line or `next` goes on. Whatever else is typed is carried out; when the lesson goes on, it
/// first brings the app back to where the lesson was.
package final class LessonPlayer: CommandRunning {
  /// How many commands have printed something else than the lesson says.
  package private(set) var differences = 0

  private let lesson: Lesson
  private let stage: any LessonStage
  private let audience: Audience
  private var pages: LessonPages
  private var played: [String] = []
  /// Whether the learner has done something that the lesson does not know of.
  private var hasStrayed = false

  /// Opens a lesson at its beginning.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - stage: What carries out its commands.
  ///   - audience: Who reads it.
  /// - Throws: `ContentError` when a cell of the lesson is no transcript.
  package init(
    lesson: Lesson,
    stage: any LessonStage,
    audience: Audience = .person(rows: nil)
  ) throws(ContentError) {
    self.lesson = lesson
    self.stage = stage
    self.audience = audience
    pages = LessonPages(steps: try LessonStep.steps(of: lesson))
  }

  /// Who reads a lesson.
  package enum Audience: Hashable, Sendable {
    /// Somebody at a terminal with so many rows, or with no end of them.
    case person(rows: Int?)
    /// A file.
    case nobody

    /// The most lines of prose that are shown at once.
    fileprivate var pageHeight: Int {
      // The prompt, the hint and a line of the page before stay in sight.
      if case .person(let rows?) = self { max(rows - 4, 8) } else { .max }
    }
  }

  /// Whether nothing is left of the lesson.
  package var isFinished: Bool { pages.isFinished }

  package var place: Place { stage.place }

  package var layout: TextLayout {
    get { stage.layout }
    set { stage.layout = newValue }
  }

  /// Starts the app and shows the first page.
  ///
  /// - Returns: The page, or why the app did not start.
  package func begin() -> CommandReport {
    var report = stage.launch()
    guard case .done = report.outcome else { return report }
    report.lines = read()
    return report
  }

  package func run(_ line: String, number: Int) -> CommandReport {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty, words != ["next"] else { return goOn(number: number) }
    let isNext = pages.upcoming?.input.split(whereSeparator: \.isWhitespace) == words
    guard isNext, !hasStrayed else { return stray(line, number: number) }
    return play(number: number, isEchoed: false)
  }

  package func completions(for text: String) -> Completions {
    stage.completions(for: text)
  }

  package func expectsEnd(_ line: String) -> Bool? {
    stage.expectsEnd(line)
  }

  /// Carries out something that the lesson does not know of, and says once how to come back.
  private func stray(_ line: String, number: Int) -> CommandReport {
    var report = stage.run(line, number: number)
    guard report.outcome != .nothing, report.outcome != .quit else { return report }
    if !hasStrayed, !isFinished {
      report.lines += ["", StyledText("next: back to the lesson", .secondary)]
    }
    hasStrayed = true
    return report
  }

  /// Reads the next page, or plays the next command.
  private func goOn(number: Int) -> CommandReport {
    guard !isFinished else { return CommandReport(lines: end) }
    guard pages.upcoming != nil else { return CommandReport(lines: read()) }
    if hasStrayed { restore() }
    return play(number: number, isEchoed: true)
  }

  private func restore() {
    hasStrayed = false
    _ = stage.launch()
    for (index, line) in played.enumerated() { _ = stage.run(line, number: index + 1) }
  }

  private func play(number: Int, isEchoed: Bool) -> CommandReport {
    guard let exchange = pages.takeCommand() else { return CommandReport() }
    played.append(exchange.input)
    var report = stage.run(exchange.input, number: number)
    var output = report.lines
    // A lesson may show what is refused, so a fault is an answer like any other.
    if case .failed(let fault) = report.outcome { output += fault.lines }
    if report.outcome != .quit { report.outcome = .done }
    let echo = isEchoed ? [StyledText("> \(Printable.line(exchange.input))", .control)] : []
    report.lines = echo + output + difference(of: output, from: exchange) + read()
    return report
  }

  /// A note about an output that is not as the lesson has it.
  private func difference(
    of output: [StyledText],
    from exchange: Transcript.Exchange
  ) -> [StyledText] {
    // Lessons are written for this layout; another one breaks lines elsewhere.
    guard layout == TextLayout(), exchange.difference(from: output.map(\.plain)) != nil else {
      return []
    }
    differences += 1
    let note = "This is not what the lesson shows (Lesson.md, line \(exchange.line)). It shows:"
    return layout.paragraph(note, style: .warning)
      + exchange.output.map { StyledText("  " + Printable.line($0), .secondary) }
  }

  /// The prose up to the next command, as far as it fits on a page, and what comes then.
  private func read() -> [StyledText] {
    let drawing = BlockDrawing(layout: layout)
    let page = pages.takePage { drawing.lines(of: $0).count <= audience.pageHeight }
    let prose = drawing.lines(of: page)
    let text = prose.isEmpty ? [] : [""] + prose
    return text + (audience == .nobody ? isFinished ? [] : [""] : [""] + invitation)
  }

  private var invitation: [StyledText] {
    guard !isFinished else { return end }
    var line = StyledText("Enter: ", .secondary)
    if let exchange = pages.upcoming {
      line.append(Printable.line(exchange.input), .control)
    } else {
      line.append("read on", .secondary)
    }
    return [line]
  }

  private var end: [StyledText] {
    layout.paragraph(
      "This is the end of \"\(lesson.title)\". Stay and try things, or type quit to leave.",
      style: .secondary
    )
  }
}
