extension Font {
  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// The default design.
    case standard

    /// A smaller distance.
    case tight

    /// A larger distance.
    case loose
  }
}
