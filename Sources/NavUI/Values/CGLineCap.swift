/// The shape of the ends of lines.
public enum CGLineCap: Int32, Sendable {
  /// At their last point.
  case butt

  /// In half a circle.
  case round

  /// In half a square.
  case square
}
