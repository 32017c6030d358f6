/// A form that can be filled or outlined; the lab draws nothing of it.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The form's outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The form in the foreground style.
  @MainActor @preconcurrency
  public var body: some View { ShapeBody() }
}

/// The visible part of a shape.
private struct ShapeBody: LeafView {
  func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
