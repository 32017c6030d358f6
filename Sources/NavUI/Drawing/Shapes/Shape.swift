/// A shape, which can be filled or outlined but is not drawn in NavLab.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Returns the path of the shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// A view of the shape in the foreground style.
  @MainActor @preconcurrency
  public var body: some View { ShapeBody() }
}

/// A view of a shape without any visible content.
private struct ShapeBody: LeafView {
  func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
