extension Text {
  /// The way in which a line under or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    private let color: Color?

    /// Creates a style.
    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
      self.color = color
    }

    /// One line.
    public static let single = LineStyle()

    /// The pattern of a line.
    public struct Pattern: Sendable {
      private let name: String

      /// The pattern "solid".
      public static let solid = Pattern(name: "solid")

      /// The pattern "dot".
      public static let dot = Pattern(name: "dot")

      /// The pattern "dash".
      public static let dash = Pattern(name: "dash")

      /// The pattern "dash dot".
      public static let dashDot = Pattern(name: "dashDot")

      /// The pattern "dash dot dot".
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }
}
