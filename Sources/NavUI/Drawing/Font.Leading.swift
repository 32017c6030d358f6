extension Font {
  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// The default distance between lines.
    case standard

    /// A smaller distance.
    case tight

    /// A larger distance.
    case loose
  }
}
