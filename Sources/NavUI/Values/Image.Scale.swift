extension Image {
  /// The size of symbols beside text.
  public enum Scale: Hashable, Sendable {
    /// The size "small".
    case small

    /// The size "medium".
    case medium

    /// The size "large".
    case large
  }
}
