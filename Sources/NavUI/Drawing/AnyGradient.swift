/// A gradient whose colours the system may vary.
public struct AnyGradient: Hashable, ShapeStyle, Sendable {
  private let gradient: Gradient

  /// Creates the gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// The gradient, with colours between stops found in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}
