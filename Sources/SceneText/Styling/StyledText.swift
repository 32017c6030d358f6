/// One line of text in pieces that each have a style.
package struct StyledText: Hashable, Sendable {
  /// The pieces, from left to right.
  package private(set) var spans: [Span]

  /// A piece of a line.
  package struct Span: Hashable, Sendable {
    /// The text of the piece.
    package var text: String
    /// The meaning of the piece.
    package var style: Style
    /// The absolute path of the file that the piece names, or nil if it names none.
    package var file: String?

    /// Creates a piece of a line.
    ///
    /// - Parameters:
    ///   - text: The text of the piece.
    ///   - style: The style of the piece.
    ///   - file: The absolute path of the file that the piece names, if any.
    package init(_ text: String, _ style: Style = .plain, file: String? = nil) {
      self.text = text
      self.style = style
      self.file = file
    }
  }

  /// Creates a line from its pieces; empty pieces are omitted, and equal neighbours are joined.
  ///
  /// - Parameter spans: The pieces, from left to right.
  package init(_ spans: [Span] = []) {
    self.spans = []
    for span in spans {
      append(span.text, span.style, file: span.file)
    }
  }

  /// Creates a line of one piece.
  ///
  /// - Parameters:
  ///   - text: The text of the line.
  ///   - style: The style of the line.
  ///   - file: The absolute path of the file that the text names, if any.
  package init(_ text: String, _ style: Style = .plain, file: String? = nil) {
    self.init([Span(text, style, file: file)])
  }

  /// The line without its styles.
  package var plain: String {
    spans.map(\.text).joined()
  }

  /// The number of terminal columns that the line takes.
  package var columns: Int {
    spans.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
  }

  /// Whether the line has no text.
  package var isEmpty: Bool {
    spans.isEmpty
  }

  /// Adds a piece at the end.
  ///
  /// - Parameters:
  ///   - text: The text of the piece.
  ///   - style: The style of the piece.
  ///   - file: The absolute path of the file that the piece names, if any.
  package mutating func append(_ text: String, _ style: Style = .plain, file: String? = nil) {
    guard !text.isEmpty else { return }
    if let last = spans.indices.last, spans[last].style == style, spans[last].file == file {
      spans[last].text += text
    } else {
      spans.append(Span(text, style, file: file))
    }
  }

  /// Adds blanks at the end up to a width.
  ///
  /// - Parameter width: The minimum number of columns.
  package mutating func pad(to width: Int) {
    append(String(repeating: " ", count: max(0, width - columns)))
  }

  /// Returns the line with one style for all its pieces.
  ///
  /// - Parameter style: The style for the whole line.
  /// - Returns: The line in that style.
  package func styled(_ style: Style) -> StyledText {
    StyledText(plain, style)
  }

  /// The line without trailing blanks.
  package var trimmed: StyledText {
    var line = self
    while let last = line.spans.indices.last {
      while line.spans[last].text.hasSuffix(" ") { line.spans[last].text.removeLast() }
      guard line.spans[last].text.isEmpty else { break }
      line.spans.removeLast()
    }
    return line
  }

  /// Joins two lines into one.
  package static func + (left: StyledText, right: StyledText) -> StyledText {
    StyledText(left.spans + right.spans)
  }

  /// Appends another line's pieces.
  package static func += (left: inout StyledText, right: StyledText) {
    for span in right.spans {
      left.append(span.text, span.style, file: span.file)
    }
  }
}

extension StyledText: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self.init(text)
  }
}
