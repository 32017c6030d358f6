/// A view that shows nothing.
public struct EmptyView {
  /// Creates an empty view.
  public nonisolated init() {}
}

extension EmptyView: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
