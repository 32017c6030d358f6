extension Text {
  /// The size of text relative to its font.
  public struct Scale: Hashable, Sendable {
    private let name: String

    /// The font's size.
    public static let `default` = Scale(name: "default")

    /// A smaller size.
    public static let secondary = Scale(name: "secondary")
  }
}
