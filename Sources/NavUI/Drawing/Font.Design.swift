extension Font {
  /// A variant of the system's typeface.
  public enum Design: Hashable, Sendable {
    /// The usual one.
    case `default`

    /// With serifs.
    case serif

    /// With round ends.
    case rounded

    /// With characters of equal width.
    case monospaced
  }
}
