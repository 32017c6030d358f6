extension Font {
  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// The usual one.
    case standard

    /// A smaller one.
    case tight

    /// A larger one.
    case loose
  }
}
