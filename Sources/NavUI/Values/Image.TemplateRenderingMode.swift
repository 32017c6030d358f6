extension Image {
  /// Whether a picture keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// It takes on the foreground colour.
    case template

    /// It keeps them.
    case original
  }
}
