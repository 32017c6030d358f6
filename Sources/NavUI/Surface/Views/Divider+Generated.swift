// Made by Scripts/generate from Scripts/surface/Views.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A line between views.
public struct Divider {
  /// Creates a line.
  public nonisolated init() {
  }
}

extension Divider: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
