internal import SceneModel

/// A view that shows a single element in place of content that NavLab does not draw, such as a map.
package struct StandInElement: LeafView {
  let name: String

  /// Creates a view with the name of the content.
  ///
  /// - Parameter name: The visible name, such as "Map".
  package nonisolated init(_ name: String) {
    self.name = name
  }

  package func lower(_ node: ViewNode, into lowering: inout Lowering) {
    lowering.add(Element(id: node.id, kind: .image, label: name))
  }
}
