import CMarkdown

extension ContentProblem.Position {
  /// Creates the place of a node in a parsed Markdown document; an inline node has the place of its
  /// block.
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
