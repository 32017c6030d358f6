extension Font {
  /// The width of the characters.
  public struct Width: Hashable, Sendable {
    /// The width as a number; 0 is the standard width.
    public var value: CGFloat

    /// Creates a width from a number.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// Very narrow.
    public static let compressed = Width(-0.3)

    /// Narrow.
    public static let condensed = Width(-0.2)

    /// The standard width.
    public static let standard = Width(0)

    /// Wide.
    public static let expanded = Width(0.2)
  }
}
