// Made by Scripts/generate from Scripts/surface/Views.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Empty space that pushes views apart.
public struct Spacer {
  /// The least length of the space.
  public var minLength: CGFloat?

  /// Creates a space.
  ///
  /// - Parameter minLength: The least length of the space.
  public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
