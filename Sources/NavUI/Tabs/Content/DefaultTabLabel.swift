internal import SceneModel

/// The default label of a tab that has a title and a symbol, or only a role.
@available(iOS 18.0, *)
public struct DefaultTabLabel {
  let title: Text
}

@available(iOS 18.0, *)
extension DefaultTabLabel: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {
    lowering.add(Element(id: node.id, kind: .text, label: title.content))
  }
}

@available(iOS 18.0, *)
extension DefaultTabLabel {
  /// Creates the label of a tab without a title.
  nonisolated init(role: TabRole?) {
    title = Text(verbatim: role == .search ? "Search" : "")
  }
}
