extension Image {
  /// The scaling of a picture.
  public enum Interpolation: Hashable, Sendable {
    /// The quality "none".
    case none

    /// The quality "low".
    case low

    /// The quality "medium".
    case medium

    /// The quality "high".
    case high
  }
}
