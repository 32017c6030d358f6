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

      /// A solid line.
      public static let solid = Pattern(name: "solid")

      /// A dotted line.
      public static let dot = Pattern(name: "dot")

      /// A dashed line.
      public static let dash = Pattern(name: "dash")

      /// The dash-dot pattern.
      public static let dashDot = Pattern(name: "dashDot")

      /// The dash-dot-dot pattern.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }
}
