import Course
import SceneText

/// A paragraph of text that is broken into lines without losing its styles.
struct Prose {
  private let layout: TextLayout
  private var lines: [StyledText]
  private let indentation: StyledText
  /// A Boolean value that indicates whether the last line contains only indentation.
  private var isFresh = true
  private var needsBlank = false

  /// Returns text broken into lines.
  ///
  /// - Parameters:
  ///   - inlines: The text.
  ///   - first: The text before the first line.
  ///   - rest: The text before each further line.
  ///   - layout: The layout width and character set.
  ///   - style: The style of text without its own style.
  /// - Returns: The lines, at least one.
  static func lines(
    of inlines: [Inline],
    first: StyledText,
    rest: StyledText,
    layout: TextLayout,
    style: Style = .plain
  ) -> [StyledText] {
    var prose = Prose(first: first, rest: rest, layout: layout)
    for inline in inlines { prose.write(inline, style: style) }
    prose.endWord()
    return prose.lines
  }

  private init(first: StyledText, rest: StyledText, layout: TextLayout) {
    self.layout = layout
    lines = [first]
    indentation = rest
  }

  private var word = StyledText()

  private mutating func write(_ inline: Inline, style: Style) {
    switch inline {
    case .text(let text): write(text, style: style)
    case .code(let text): write("`\(layout.invocation.spelled(text))`", style: .value)
    case .emphasis(let inlines), .strong(let inlines):
      for inline in inlines { write(inline, style: .heading) }
    case .link(let inlines, let destination):
      for inline in inlines { write(inline, style: style) }
      if inlines.plainText != destination { write(" (\(destination))", style: .secondary) }
    case .softBreak: endWord(followedByBlank: true)
    case .lineBreak:
      endWord()
      breakLine()
    }
  }

  private mutating func write(_ text: String, style: Style) {
    for (index, part) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { endWord(followedByBlank: true) }
      word.append(Printable.line(String(part)), style)
    }
  }

  private mutating func endWord(followedByBlank: Bool = false) {
    defer { needsBlank = needsBlank || followedByBlank }
    guard !word.isEmpty else { return }
    for piece in pieces {
      let room = layout.width - (lines.last?.columns ?? 0)
      if !isFresh, piece.columns + (needsBlank ? 1 : 0) > room {
        breakLine()
      } else if needsBlank, !isFresh {
        add(" ")
      }
      add(piece)
      needsBlank = false
      isFresh = false
    }
    word = StyledText()
  }

  /// The word, or the parts of a word that is wider than a line.
  private var pieces: [StyledText] {
    let room = layout.width - indentation.columns
    guard word.columns > room, room > 0 else { return [word] }
    return word.spans.flatMap { span in
      let parts = layout.broken(span.text, to: room)
      // A name that is wider than a line is not broken.
      let isWhole = parts.joined() == span.text
      return (isWhole ? parts : [span.text]).map { StyledText($0, span.style, file: span.file) }
    }
  }

  private mutating func breakLine() {
    lines.append(indentation)
    isFresh = true
    needsBlank = false
  }

  private mutating func add(_ text: StyledText) {
    lines[lines.count - 1] += text
  }
}
