extension Image {
  /// The way in which a picture fills extra space.
  public enum ResizingMode: Hashable, Sendable {
    /// By repeating it.
    case tile

    /// By stretching it.
    case stretch
  }
}
