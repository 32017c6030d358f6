/// A colour, gradient or material with which shapes and text are drawn.
public protocol ShapeStyle: Sendable {}

extension Never: ShapeStyle {}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }

  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  /// The style blended with what is behind it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

  /// The style at its second level.
  public var secondary: some ShapeStyle { self }

  /// The style at its third level.
  public var tertiary: some ShapeStyle { self }

  /// The style at its fourth level.
  public var quaternary: some ShapeStyle { self }

  /// The style at its fifth level.
  public var quinary: some ShapeStyle { self }
}
