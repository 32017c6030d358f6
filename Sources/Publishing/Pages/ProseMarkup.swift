import Course
import Grading

/// A converter of prose into HTML.
struct ProseMarkup {
  /// The site's pages, which determine the targets of links in the prose.
  let links: SiteLinks

  /// Returns the markup of blocks of prose, omitting a lesson's cells.
  func markup(of blocks: [Block]) -> [Markup] {
    blocks.compactMap(markup)
  }

  /// Returns the markup of a block of prose, or nil for a lesson's cell.
  func markup(of block: Block) -> Markup? {
    switch block {
    case .heading(let level, let inlines):
      .element("h\(min(max(level, 1), 6))", [], markup(of: inlines))
    case .paragraph(let inlines): .element("p", [], markup(of: inlines))
    case .list(let start, let items): list(items, start: start)
    case .quote(let blocks): .element("blockquote", [], markup(of: blocks))
    case .code(let language, let text):
      CodeMarkup.block(language == "swift" ? CodeMarkup.swift(text) : [.text(text.trimmedEnd)])
    case .source(let region): source(region)
    case .rule: .element("hr")
    case .transcript, .prediction, .quiz, .task, .trial, .teacher: nil
    }
  }

  /// Returns the markup of inline elements.
  func markup(of inlines: [Inline]) -> [Markup] {
    inlines.map { inline in
      switch inline {
      case .text(let text): .text(text)
      case .code(let text): .element("code", [], .text(text))
      case .emphasis(let inlines): .element("em", [], markup(of: inlines))
      case .strong(let inlines): .element("strong", [], markup(of: inlines))
      case .link(let inlines, let destination): link(inlines, to: destination)
      case .softBreak: .text("\n")
      case .lineBreak: .element("br")
      }
    }
  }

  private func list(_ items: [[Block]], start: Int?) -> Markup {
    let isTight = items.allSatisfy { item in
      item.count { if case .paragraph = $0 { true } else { false } } <= 1
    }
    let content = items.map { item in
      Markup.element(
        "li",
        [],
        item.flatMap { block -> [Markup] in
          if isTight, case .paragraph(let inlines) = block { return markup(of: inlines) }
          return markup(of: [block])
        }
      )
    }
    guard let start else { return .element("ul", [], content) }
    return .element("ol", start == 1 ? [] : [.init("start", start)], content)
  }

  private func link(_ inlines: [Inline], to destination: String) -> Markup {
    guard let address = links.address(of: destination) else {
      return .element("span", [], markup(of: inlines) + [.text(" (\(destination))")])
    }
    return .element("a", [.init("href", address)], markup(of: inlines))
  }

  private func source(_ region: SourceRegion) -> Markup {
    .element(
      "figure",
      [],
      .element("figcaption", [], .text("App.swift, from line \(region.line)")),
      CodeMarkup.block(CodeMarkup.swift(region.text))
    )
  }
}
