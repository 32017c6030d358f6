/// The way in which lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// Lines meet in a point.
  case miter

  /// In a curve.
  case round

  /// In a cut.
  case bevel
}
