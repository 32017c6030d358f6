import Grading
import SceneText

/// A converter of code and terminal output into HTML.
enum CodeMarkup {
  /// Returns the markup of a code block, which readers can scroll with the keyboard if it is too wide.
  static func block(_ content: [Markup], kind: String? = nil) -> Markup {
    let attributes = kind.map { [Markup.Attribute("class", $0)] } ?? []
    return .element(
      "pre",
      attributes + [.init("tabindex", 0)],
      .element("code", [], content)
    )
  }

  /// Returns the markup of Swift source, with coloured pieces.
  static func swift(_ source: String) -> [Markup] {
    SwiftColoring.pieces(of: source.trimmedEnd).map { piece in
      guard piece.kind != .plain else { return .text(piece.text) }
      return .element("span", [.init("class", piece.kind.rawValue)], .text(piece.text))
    }
  }

  /// Returns the markup of terminal lines, with their styles.
  static func lines(_ lines: [StyledText]) -> [Markup] {
    lines.enumerated().flatMap { index, line -> [Markup] in
      let spans = line.spans.map { span -> Markup in
        let kind = span.style.pageClass
        guard let kind else { return .text(span.text) }
        return .element("span", [.init("class", kind)], .text(span.text))
      }
      return index == 0 ? spans : [.text("\n")] + spans
    }
  }
}

extension Style {
  /// The CSS class of the style on a page, or nil for a style that looks like ordinary text.
  fileprivate var pageClass: String? {
    switch self {
    case .plain, .control: nil
    case .value: "type"
    default: rawValue
    }
  }
}

extension String {
  /// The text without trailing line feeds and blanks.
  var trimmedEnd: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last])
  }
}
