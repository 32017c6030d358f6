/// A line of text that consists of styled pieces.
package struct StyledText: Hashable, Sendable {
  /// The pieces of the line, from left to right.
  package private(set) var spans: [Span]

  /// A piece of a line.
  package struct Span: Hashable, Sendable {
    /// The text of the piece.
    package var text: String
    /// The meaning of the piece.
    package var style: Style
    /// The absolute path of the file that the piece names, or nil if the piece names no file.
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

  /// Creates a line from its pieces, omitting empty pieces and joining neighbours of equal style.
  ///
  /// - Parameter spans: The pieces, from left to right.
  package init(_ spans: [Span] = []) {
    self.spans = []
    for span in spans {
      append(span.text, span.style, file: span.file)
    }
  }

  /// Creates a line that consists of one piece.
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

  /// The number of terminal columns that the line occupies.
  package var columns: Int {
    spans.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
  }

  /// A Boolean value that indicates whether the line has no text.
  package var isEmpty: Bool {
    spans.isEmpty
  }

  /// Appends a piece of text.
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

  /// Appends blanks up to a width.
  ///
  /// - Parameter width: The minimum number of columns.
  package mutating func pad(to width: Int) {
    append(String(repeating: " ", count: max(0, width - columns)))
  }

  /// Returns the line with the given style for the whole text.
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

  /// Returns a line with the pieces of both lines.
  package static func + (left: StyledText, right: StyledText) -> StyledText {
    StyledText(left.spans + right.spans)
  }

  /// Appends the pieces of another line.
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
