/// The shape of the ends of lines.
public enum CGLineCap: Int32, Sendable {
  /// At their last point.
  case butt

  /// Lines end with a half circle.
  case round

  /// Lines end with a half square.
  case square
}
