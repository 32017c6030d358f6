// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNNodeSearch` of Frameworks, and does nothing.
public enum SCNNodeSearch {
  /// Stands in for `node` of `SCNNodeSearch`.
  public static func node(named name: String, in root: SCNNode) -> SCNNode? {
    for child in root.childNodes {
      if child.name == name { return child }
      if let found = node(named: name, in: child), !found.isFromFile { return found }
    }
    guard root.isFromFile else { return nil }
    let node = SCNNode(geometry: SCNGeometry())
    node.name = name
    node.isFromFile = true
    root.addChildNode(node)
    return node
  }
}
