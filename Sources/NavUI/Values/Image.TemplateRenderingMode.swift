extension Image {
  /// Whether a picture keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The picture is drawn in the foreground colour.
    case template

    /// The picture keeps its colours.
    case original
  }
}
