/// The space in which a picture is drawn.
public enum ColorRenderingMode: Sendable {
  /// Values with a gamma curve.
  case nonLinear

  /// Linear values.
  case linear

  /// Linear values that may lie outside the usual range.
  case extendedLinear
}
