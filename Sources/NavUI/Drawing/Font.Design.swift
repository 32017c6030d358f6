extension Font {
  /// A variant of the system's typeface.
  public enum Design: Hashable, Sendable {
    /// The default design.
    case `default`

    /// With serifs.
    case serif

    /// Rounded.
    case rounded

    /// Monospaced.
    case monospaced
  }
}
