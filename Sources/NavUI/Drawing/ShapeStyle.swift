/// A colour, gradient or material for shapes and text.
public protocol ShapeStyle: Sendable {}

extension Never: ShapeStyle {}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }

  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  /// Returns the style with a blend mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

  /// The second level of the style.
  public var secondary: some ShapeStyle { self }

  /// The third level of the style.
  public var tertiary: some ShapeStyle { self }

  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { self }

  /// The fifth level of the style.
  public var quinary: some ShapeStyle { self }
}
