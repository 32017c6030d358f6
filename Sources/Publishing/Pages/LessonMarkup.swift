import Course
import Grading
import SceneModel
import SceneText

/// The text of a lesson with its cells, as HTML.
struct LessonMarkup {
  let performance: LessonPerformance
  let prose: ProseMarkup
  /// Whether teachers' notes are shown.
  var showsNotes = false
  /// The headings so far, in order.
  private(set) var headings: [Heading] = []
  /// The last drawing, which is not repeated immediately.
  private var deck: CardDeck?
  private var drawings = 0
  /// The number of cells with a heading so far.
  var cells = 0

  /// A heading that can be a link's target.
  struct Heading: Hashable {
    /// The id of its place on the page.
    var id: String
    /// The text of the heading.
    var title: String

    /// The heading of a section.
    var markup: Markup { .element("h2", [.init("id", id)], .text(title)) }
  }

  init(performance: LessonPerformance, prose: ProseMarkup) {
    self.performance = performance
    self.prose = prose
  }

  /// The text, without the title.
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
  /// Returns the commands of a cell with their output, and a drawing of each new state.
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
      .element("summary", [], .text("The same as a tree")),
      CodeMarkup.block(CodeMarkup.lines(tree))
    )
  }
}

extension Block {
  /// The answer to a prediction in the following block, and the sentence that leads to the next
  /// subject.
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
