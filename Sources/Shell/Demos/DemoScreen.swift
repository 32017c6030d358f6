import LineEditing
import SceneModel
package import SceneText
package import Terminal

/// The part of a demo that the audience sees.
package struct DemoScreen {
  private let output: any TextOutput
  private let profile: () -> DisplayProfile
  private let usesCards: Bool
  private var canvas: TextCanvas
  /// The page of cards and the text below them, redrawn as a unit.
  private var page = Page()
  /// The prompt as it was last drawn.
  private var prompt = ""
  private var typed = ""
  /// A Boolean value that indicates whether the last line is blank, so that no other blank line is needed.
  private var endsBlank = false
  /// The number of lines of the displayed list of positions.
  private var offered = 0

  private struct Page {
    var snapshot: Snapshot?
    var below: [StyledText] = []
  }

  /// Creates a screen without drawing anything.
  ///
  /// - Parameters:
  ///   - output: The output to draw on.
  ///   - usesCards: Whether to draw the app as upright cards on a separate screen after each command.
  ///   - profile: A closure that returns the current capabilities of the terminal, which the user may change at any
  ///     time.
  package init(
    output: any TextOutput,
    usesCards: Bool = false,
    profile: @escaping () -> DisplayProfile
  ) {
    canvas = TextCanvas(output: output, profile: profile())
    self.output = output
    self.usesCards = usesCards
    self.profile = profile
  }

  /// The layout of the answers on the screen.
  package var layout: TextLayout { canvas.layout }

  /// Adapts the layout to the current size of the window.
  mutating func follow() {
    canvas.follow(profile())
  }

  /// Shows the result of a command, or the state of the app at the beginning or after a jump.
  ///
  /// - Parameters:
  ///   - report: The result.
  ///   - command: The command, or nil if no command caused the result.
  ///   - note: The reason for showing it, or nil.
  /// - Returns: The number of lines to read.
  @discardableResult
  mutating func show(
    _ report: CommandReport,
    of command: String? = nil,
    because note: String? = nil
  ) -> Int {
    var report = report
    endsBlank = false
    // The cards already show the app, so it is not drawn again.
    let isDrawn = command == nil || !report.comparison.words.isEmpty
    if usesCards, report.snapshot != nil, isDrawn { report.lines = [] }
    var lines = note.map { layout.paragraph($0, after: "  ", style: .secondary) } ?? []
    if usesCards, let command { lines += layout.paragraph(command, after: "> ", style: .secondary) }
    lines += CommandReportText(report: report, layout: layout).lines
    if case .failed(let fault) = report.outcome {
      lines += FaultDrawing(fault: fault, line: command ?? "").lines(layout)
    }
    guard usesCards else {
      canvas.draw(lines)
      return lines.count
    }
    page = Page(snapshot: report.snapshot, below: lines)
    paint()
    return max(lines.count, 8)
  }

  /// Shows a message to the audience.
  mutating func say(_ text: String) {
    add([""] + layout.paragraph(text) + [""])
  }

  /// Announces a chapter of the demo.
  mutating func announce(_ chapter: String) {
    page.below = []
    add(["", StyledText(layout.cut(Printable.line(chapter), to: layout.width), .heading), ""])
  }

  /// Writes a line for the presenter.
  mutating func remark(_ text: String) {
    add(layout.paragraph(text, after: "  ", style: .secondary))
  }

  /// Lists positions that the presenter can jump to.
  mutating func offer(_ names: [String]) {
    let lines =
      names.enumerated().map { index, name in
        StyledText("  \(index + 1)  ", .secondary)
          + StyledText(layout.cut(Printable.line(name), to: layout.width - 8))
      }
      + layout.paragraph(
        "type a number and press Enter to go there; any other key stays here",
        after: "  ",
        style: .secondary
      )
    offered = lines.count
    add(lines)
  }

  /// Removes the list of positions.
  mutating func withdraw() {
    defer { offered = 0 }
    guard usesCards else { return output.write("\u{1B}[\(offered)A\r\u{1B}[J") }
    page.below.removeLast(min(offered, page.below.count))
    paint()
  }

  /// Draws the prompt for a place.
  mutating func prompt(at place: Place) {
    let prompt = PlacePrompt(layout: layout, style: canvas.style).prompt(at: place)
    self.prompt = prompt.text
    typed = ""
    endsBlank = false
    let parts = prompt.parts.map { part in
      part.escape.map { "\($0)\(part.text)\(Stylist.reset)" } ?? part.text
    }
    output.write(parts.joined() + " ")
  }

  /// Types a character after the prompt.
  mutating func type(_ character: Character) {
    let text = Printable.line(String(character))
    typed += text
    output.write(text)
  }

  /// Ends the line that is being typed.
  mutating func enter() {
    (prompt, typed) = ("", "")
    output.write("\n")
  }

  /// Removes the prompt and the typed text.
  mutating func erase() {
    let columns = DisplayWidth.columns(of: prompt + " " + typed)
    let rows = max(0, (columns - 1) / max(1, layout.width))
    output.write("\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[J")
    (prompt, typed) = ("", "")
  }

  /// Redraws the page of cards, the prompt and the typed text.
  mutating func redraw(at place: Place) {
    let typed = typed
    erase()
    if usesCards { paint() }
    prompt(at: place)
    self.typed = typed
    output.write(typed)
  }

  private mutating func add(_ lines: [StyledText]) {
    let isBlank = { (line: StyledText?) in line.map { $0.plain.isEmpty } ?? false }
    let lines = endsBlank && isBlank(lines.first) ? Array(lines.dropFirst()) : lines
    endsBlank = isBlank(lines.last)
    guard usesCards else { return canvas.draw(lines) }
    page.below += lines
    paint()
  }

  /// Draws the page of cards, or only the text below them if there is not enough space.
  private func paint() {
    let profile = profile()
    var lines = page.below
    let room = (profile.rows ?? 24) - lines.count - Self.promptRows - 1
    if let snapshot = page.snapshot, room >= CardDrawing.fewestRows {
      lines = CardDrawing(snapshot).lines(layout, rows: room) + [""] + lines
    }
    if profile.isTerminal { output.write("\u{1B}[H\u{1B}[2J") }
    canvas.draw(lines)
  }

  private static let promptRows = 2
}
