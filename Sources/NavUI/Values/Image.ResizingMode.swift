extension Image {
  /// The way in which a picture fills extra space.
  public enum ResizingMode: Hashable, Sendable {
    /// By repeating the picture.
    case tile

    /// By stretching the picture.
    case stretch
  }
}
