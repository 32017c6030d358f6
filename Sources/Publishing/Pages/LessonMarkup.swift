import Course
import Grading
import SceneModel
import SceneText

/// A converter of a lesson's text and cells into HTML.
struct LessonMarkup {
  let performance: LessonPerformance
  let prose: ProseMarkup
  /// A Boolean value that indicates whether teachers' notes are shown.
  var showsNotes = false
  /// The headings that have been written, in order.
  private(set) var headings: [Heading] = []
  /// The cards in the latest drawing, which is not shown twice in a row, or nil if there is none.
  private var deck: CardDeck?
  private var drawings = 0
  /// The number of cells with a heading that have been written so far.
  var cells = 0

  /// A heading that links can point to.
  struct Heading: Hashable {
    /// The id of the heading on the page.
    var id: String
    /// The text of the heading.
    var title: String

    /// The markup of the heading.
    var markup: Markup { .element("h2", [.init("id", id)], .text(title)) }
  }

  init(performance: LessonPerformance, prose: ProseMarkup) {
    self.performance = performance
    self.prose = prose
  }

  /// The markup of the lesson's text, without the title.
  var content: [Markup] {
    mutating get {
      var blocks = performance.lesson.blocks[...]
      // The page already has a title.
      if case .heading(1, _) = blocks.first { blocks = blocks.dropFirst() }
      var content: [Markup] = []
      while let block = blocks.popFirst() {
        if case .prediction(let prediction) = block {
          let (answer, transition) = blocks.first?.partedAnswer ?? ([], [])
          if !answer.isEmpty { blocks.removeFirst() }
          content.append(question(prediction, reasons: answer))
          if !answer.isEmpty { content += transition.flatMap { markup(of: $0) } }
        } else {
          content += markup(of: block)
        }
      }
      return content
    }
  }

  private mutating func markup(of block: Block) -> [Markup] {
    switch block {
    case .heading(let level, let inlines): return [heading(inlines, level: level)]
    case .transcript(let cell):
      return [.element("div", [.init("class", "cell played")], exchanges(of: cell.line))]
    case .prediction(let prediction): return [question(prediction, reasons: [])]
    case .quiz(let quiz): return [question(quiz)]
    case .task(let task): return [self.task(task)]
    case .trial(let blocks): return [trial(blocks)]
    case .teacher(let blocks): return showsNotes ? [notes(blocks)] : []
    default: return prose.markup(of: [block])
    }
  }

  private mutating func heading(_ inlines: [Inline], level: Int) -> Markup {
    let title = inlines.plainText
    let words = title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let id = "\(headings.count + 1)-\(words.joined(separator: "-"))"
    headings.append(Heading(id: id, title: title))
    let name = "h\(min(max(level, 2), 6))"
    return .element(name, [.init("id", id)], prose.markup(of: inlines))
  }
}

extension LessonMarkup {
  /// Returns the markup of a cell's commands and output, with a drawing of each new state.
  mutating func exchanges(of line: Int) -> [Markup] {
    (performance.scenes[line] ?? []).flatMap { exchange($0) }
  }

  private mutating func exchange(_ scene: LessonPerformance.Scene) -> [Markup] {
    var content = [Self.command(scene.input)]
    if !scene.output.isEmpty { content.append(CodeMarkup.block(CodeMarkup.lines(scene.output))) }
    return [.element("div", [.init("class", "exchange")], content + drawing(of: scene))]
  }

  private static func command(_ input: String) -> Markup {
    let sign = Markup.element(
      "span",
      [.init("class", "sign"), .init("aria-hidden", "true")],
      .text("> ")
    )
    return CodeMarkup.block([sign, .text(input)], kind: "command")
  }

  private mutating func drawing(of scene: LessonPerformance.Scene) -> [Markup] {
    guard let snapshot = scene.snapshot else { return [] }
    let deck = CardDeck(snapshot)
    guard deck != self.deck else { return [] }
    self.deck = deck
    drawings += 1
    let drawing = SceneDrawing(snapshot)
    var pictures = [drawing.markup(perRow: SceneDrawing.fewest, id: "drawing-\(drawings)")]
    if drawing.isWide {
      let wide = drawing.markup(perRow: SceneDrawing.most, id: "drawing-\(drawings)-wide")
      pictures = [
        .element("div", [.init("class", "few")], pictures),
        .element("div", [.init("class", "many")], wide),
      ]
    }
    // The output of the command does not have to be repeated.
    let words = scene.input == "tree" ? [] : [tree(of: snapshot)]
    return [.element("figure", [.init("class", "drawing")], pictures + words)]
  }

  private func tree(of snapshot: Snapshot) -> Markup {
    let tree = SceneTree(snapshot).lines(TextLayout())
    return .element(
      "details",
      [],
      .element("summary", [], .text("The same screen as a tree")),
      CodeMarkup.block(CodeMarkup.lines(tree))
    )
  }
}

extension Block {
  /// The answer to the preceding prediction and the transition to the next subject, as separate blocks.
  fileprivate var partedAnswer: (answer: [Block], transition: [Block]) {
    guard case .paragraph(let inlines) = self else { return ([], [self]) }
    guard inlines.plainText.last == ":" else { return ([self], []) }
    for index in inlines.indices.reversed() {
      guard case .text(let text) = inlines[index],
        let end = text.ranges(of: /[.?!](?:\s+|$)/).last(where: {
          $0.upperBound < text.endIndex || inlines.dropFirst(index + 1).first == .softBreak
        })?.upperBound
      else { continue }
      let before = inlines[..<index] + [.text(String(text[..<end]))]
      let after = [.text(String(text[end...]))] + inlines[(index + 1)...]
      return ([.paragraph(Array(before))], [.paragraph(Array(after))])
    }
    return ([], [self])
  }
}
