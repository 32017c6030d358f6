/// A shape that can be filled or outlined, which NavLab does not draw.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Returns the shape's outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The shape in the foreground style.
  @MainActor @preconcurrency
  public var body: some View { ShapeBody() }
}

/// The visible part of a shape.
private struct ShapeBody: LeafView {
  func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
