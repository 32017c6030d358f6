import Course
import Grading
import SceneText
import Script

extension LessonPlayer {
  /// Returns the result of pressing a key, followed by as much text as fits in the window.
  ///
  /// - Parameters:
  ///   - head: The result of the key.
  ///   - report: The result of a command, with the app's output above it.
  /// - Returns: The lines, with the effect of Enter.
  func read(
    after head: [StyledText] = [],
    of report: CommandReport = CommandReport()
  ) -> [StyledText] {
    defer { publish(pages.place.step) }
    state = .reading
    if stops.last != pages.place { stops.append(pages.place) }
    guard audience.isAttended else { return recital(after: head) }
    keep()
    let head = head + trouble
    let foot = [""] + invitation(to: pages.following)
    let room = room(above: foot)
    let printed = CommandReportText(report: report, layout: layout).console
    let height = audience.pageHeight - room.rows(of: printed)
    let next = pages.following != pages.current ? [""] + invitation(to: pages.current) : foot
    guard head.isEmpty || room.rows(of: head) + room.rows(of: next) <= height else {
      let invitation = ["", Self.enter(to: "read on")]
      let count = room.count(of: head, in: max(height - invitation.count, 1))
      let unread = head.dropFirst(count).drop { $0.isEmpty }
      if !unread.isEmpty { state = .turning(unread: Array(unread)) }
      return head[..<count] + invitation
    }
    let page = pages.takePage(
      in: room,
      left: height - room.rows(of: head) - room.rows(of: foot) - 1,
      draw: { drawing.lines(of: [$0]) },
      ask: { text.lines(of: $0) }
    )
    let lines = head + (page.lines.isEmpty ? [] : [""] + page.lines)
    guard !page.endsWithQuestion else {
      state = .asking(OpenQuestion())
      return lines
    }
    if isFinished { keep() }
    return lines + [""] + invitation(to: pages.current)
  }

  /// Returns the prose up to the next command or question, for output to a file.
  private func recital(after head: [StyledText]) -> [StyledText] {
    let room = room(above: [])
    let page = pages.takePage(
      in: room,
      left: room.rows,
      draw: { drawing.lines(of: [$0]) },
      ask: { _ in [] }
    )
    return head + (page.lines.isEmpty ? [] : [""] + page.lines) + (isFinished ? [] : [""])
  }

  /// Returns the space for prose, below a blank line and above the line about Enter.
  private func room(above foot: [StyledText]) -> PageRoom {
    let sheet = PageRoom(rows: 0, foot: 0, columns: layout.width)
    let rows = sheet.rows(of: foot)
    return PageRoom(
      rows: max(audience.pageHeight - 1 - rows, 1),
      foot: rows,
      columns: layout.width
    )
  }

  private var drawing: BlockDrawing { BlockDrawing(layout: layout) }

  /// Returns the lines that describe the effect of Enter.
  private func invitation(to step: LessonStep?) -> [StyledText] {
    guard let step else { return end }
    let isBegun = step == pages.current && pages.place.line > 0
    switch step {
    case .command(let exchange):
      let head = Self.enter(to: "")
      let blank = StyledText(String(repeating: " ", count: head.columns))
      return CodeLine(text: Printable.line(exchange.input))
        .broken(to: max(layout.width - head.columns, 10)).enumerated()
        .map { ($0 == 0 ? head : blank) + StyledText($1, .control) }
    case .prose: return [Self.enter(to: "read on")]
    case .prediction, .quiz:
      let question = step.isPrediction ? "a question before it runs" : "a question"
      return [Self.enter(to: isBegun ? "the rest of the question" : question)]
    case .task: return [Self.enter(to: isBegun ? "the rest of the task" : "a task")]
    case .trial: return [Self.enter(to: isBegun ? "read on" : "something to try")]
    }
  }

  private static func enter(to what: String) -> StyledText {
    StyledText("Enter: \(what)", .secondary)
  }

  /// The lines that are shown at the end of a lesson.
  var end: [StyledText] {
    layout.paragraph(
      "This is the end of \"\(lesson.title)\". Stay and try things, or type quit to leave.",
      style: .secondary
    )
  }

  /// Returns advice on an answer given before the question was read completely, or nil for any other line.
  func advice(onEarly line: String) -> [StyledText]? {
    guard audience.isAttended, !isAsking else { return nil }
    let isAnswer =
      switch pages.current {
      case .quiz?: AnswerLine(line).letters != nil
      case .prediction(let subject, _)?:
        AnswerLine(line).prediction(of: subject) != nil && !Self.isSlip(line)
      default: false
      }
    return isAnswer ? comesFirst : nil
  }

  /// The advice to read the question before answering it.
  var comesFirst: [StyledText] {
    layout.paragraph("The question comes first: press Enter to see it.", style: .warning)
  }

  /// Returns whether a line is a misspelt command.
  private static func isSlip(_ line: String) -> Bool {
    do throws(ScriptError) {
      _ = try Statement(parsing: line)
      return false
    } catch {
      return error.correction != nil
    }
  }
}

extension LessonPlayer {
  /// A description of the reader's position, such as `step 3 of 9`.
  var position: String { "step \(pages.beginning + 1) of \(pages.steps.count)" }

  /// The step at which the reader left the lesson, or nil at its beginning or end.
  var rememberedStep: Int? {
    guard audience.isAttended else { return nil }
    do {
      let record = try memory.recall()
      return record.step > 0 && record.step < pages.steps.count ? record.step : nil
    } catch {
      keeping = .fails(reason: "\(error)")
      return nil
    }
  }

  private func keep() {
    guard case .works = keeping else { return }
    do throws(ContentError) {
      try memory.keep(pages.beginning, pages.steps.count)
    } catch {
      keeping = .fails(reason: "\(error)")
    }
  }

  /// The lines about a failure to store the reader's position, or no lines if there is nothing new to report.
  private var trouble: [StyledText] {
    guard case .fails(let reason) = keeping else { return [] }
    keeping = .isReported
    return layout.paragraph("Your place in the lesson is not saved: \(reason)", style: .warning)
  }
}

extension LessonStep {
  fileprivate var isPrediction: Bool {
    if case .prediction = self { true } else { false }
  }
}
