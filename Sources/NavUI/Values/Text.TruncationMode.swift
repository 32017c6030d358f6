extension Text {
  /// The place where text that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning.
    case head

    /// At its end.
    case tail

    /// In its middle.
    case middle
  }
}
