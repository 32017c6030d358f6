internal import SceneModel

/// One element in the place of something that NavLab does not show, such as a map.
package struct StandInElement: LeafView {
  let name: String

  /// Creates an element.
  ///
  /// - Parameter name: The visible name, such as "Map".
  package nonisolated init(_ name: String) {
    self.name = name
  }

  package func lower(_ node: ViewNode, into lowering: inout Lowering) {
    lowering.add(Element(id: node.id, kind: .image, label: name))
  }
}
