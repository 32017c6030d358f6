import CMarkdown

/// A reader that converts Markdown into blocks and reports syntax that NavLab cannot show.
struct MarkdownReader {
  /// The dialect of the Markdown, which determines the permitted fenced blocks.
  let dialect: Dialect
  /// The log of the problems that were found.
  var log: ProblemLog
  /// The numbers of the lines at which the top-level blocks begin.
  private(set) var lines: [Int] = []

  init(dialect: Dialect, log: ProblemLog) {
    self.dialect = dialect
    self.log = log
  }

  /// A dialect of Markdown in a course.
  enum Dialect {
    /// A lesson, with the regions of its app's source, or nil if the source cannot be read.
    case lesson([SourceRegion]?)
    /// The task of an exercise.
    case task
    /// The text in a cell of a lesson.
    case passage
  }

  /// Returns the blocks of a Markdown document.
  ///
  /// - Parameter text: The Markdown, without front matter.
  /// - Returns: The blocks; problems are in `log`.
  mutating func blocks(of text: String) -> [Block] {
    guard let document = cmark_parse_document(text, text.utf8.count, CMARK_OPT_DEFAULT) else {
      log.report("this Markdown cannot be parsed; simplify it", at: .init(line: 1))
      return []
    }
    defer { cmark_node_free(document) }
    var blocks: [Block] = []
    for node in MarkdownChildren(document) {
      guard let block = block(node) else { continue }
      blocks.append(block)
      lines.append(ContentProblem.Position(of: node).line + log.lineOffset)
    }
    return blocks
  }

  /// Returns the child blocks of a node.
  private mutating func blocks(in parent: OpaquePointer) -> [Block] {
    var blocks: [Block] = []
    for node in MarkdownChildren(parent) {
      if let block = block(node) { blocks.append(block) }
    }
    return blocks
  }

  private mutating func block(_ node: OpaquePointer) -> Block? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING:
      return .heading(level: Int(cmark_node_get_heading_level(node)), inlines(in: node))
    case CMARK_NODE_PARAGRAPH:
      return .paragraph(inlines(in: node))
    case CMARK_NODE_BLOCK_QUOTE:
      return .quote(blocks(in: node))
    case CMARK_NODE_THEMATIC_BREAK:
      return .rule
    case CMARK_NODE_LIST:
      return list(node)
    case CMARK_NODE_CODE_BLOCK:
      return codeBlock(node)
    default:
      reportUnsupported(node)
      return nil
    }
  }

  private mutating func list(_ node: OpaquePointer) -> Block {
    let isNumbered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    var items: [[Block]] = []
    for item in MarkdownChildren(node) {
      items.append(blocks(in: item))
    }
    return .list(start: isNumbered ? Int(cmark_node_get_list_start(node)) : nil, items: items)
  }

  private mutating func codeBlock(_ node: OpaquePointer) -> Block? {
    let info = text(cmark_node_get_fence_info(node)).trimmingWhitespace()
    let fence = CodeFence(info: info, text: text(cmark_node_get_literal(node)), node: node)
    switch dialect {
    case .lesson(let regions):
      let block = fence.lessonBlock(regions: regions, log: &log)
      if let kind = fence.cellKind, !isTopLevel(node) {
        log.report(
          "a '\(kind.rawValue)' cell cannot be in a list or a quote; move it out",
          at: fence.position
        )
      }
      return block
    case .task: return fence.taskBlock(log: &log)
    case .passage: return fence.passageBlock(log: &log)
    }
  }
}

extension MarkdownReader {
  private func isTopLevel(_ node: OpaquePointer) -> Bool {
    cmark_node_parent(node).map(cmark_node_get_type) == CMARK_NODE_DOCUMENT
  }

  /// Returns the inline elements of a node's children.
  private mutating func inlines(in parent: OpaquePointer) -> [Inline] {
    var inlines: [Inline] = []
    for node in MarkdownChildren(parent) {
      if let inline = inline(node) { inlines.append(inline) }
    }
    return inlines
  }

  private mutating func inline(_ node: OpaquePointer) -> Inline? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: return .text(text(cmark_node_get_literal(node)))
    case CMARK_NODE_CODE: return .code(text(cmark_node_get_literal(node)))
    case CMARK_NODE_SOFTBREAK: return .softBreak
    case CMARK_NODE_LINEBREAK: return .lineBreak
    case CMARK_NODE_EMPH: return .emphasis(inlines(in: node))
    case CMARK_NODE_STRONG: return .strong(inlines(in: node))
    case CMARK_NODE_LINK:
      return .link(inlines(in: node), destination: text(cmark_node_get_url(node)))
    default:
      reportUnsupported(node)
      return nil
    }
  }

  private mutating func reportUnsupported(_ node: OpaquePointer) {
    let name = text(cmark_node_get_type_string(node)).replacing("_", with: " ")
    log.report(
      "a terminal cannot show this (\(name)); use paragraphs, lists, quotes and code",
      at: ContentProblem.Position(of: node)
    )
  }

  private func text(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }
}
