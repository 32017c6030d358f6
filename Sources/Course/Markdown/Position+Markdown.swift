import CMarkdown

extension ContentProblem.Position {
  /// Creates the position of a node in a Markdown document, or the position of the block around an inline node.
  init(of node: OpaquePointer) {
    var placed = node
    while cmark_node_get_start_line(placed) == 0, let parent = cmark_node_parent(placed) {
      placed = parent
    }
    self.init(
      line: max(1, Int(cmark_node_get_start_line(placed))),
      column: max(1, Int(cmark_node_get_start_column(placed)))
    )
  }
}
