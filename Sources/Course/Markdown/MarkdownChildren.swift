import CMarkdown

/// The child nodes of a node in a parsed Markdown document.
///
/// The nodes belong to the document, and are valid for as long as it exists.
struct MarkdownChildren: Sequence, IteratorProtocol {
  private var upcoming: OpaquePointer?

  init(_ parent: OpaquePointer) {
    upcoming = cmark_node_first_child(parent)
  }

  mutating func next() -> OpaquePointer? {
    guard let node = upcoming else { return nil }
    upcoming = cmark_node_next(node)
    return node
  }
}
