extension Font {
  /// The weight of the strokes.
  public struct Weight: Hashable, Sendable {
    private let name: String

    /// The weight "ultra light".
    public static let ultraLight = Weight(name: "ultraLight")

    /// The weight "thin".
    public static let thin = Weight(name: "thin")

    /// The weight "light".
    public static let light = Weight(name: "light")

    /// The weight "regular".
    public static let regular = Weight(name: "regular")

    /// The weight "medium".
    public static let medium = Weight(name: "medium")

    /// The weight "semibold".
    public static let semibold = Weight(name: "semibold")

    /// The weight "bold".
    public static let bold = Weight(name: "bold")

    /// The weight "heavy".
    public static let heavy = Weight(name: "heavy")

    /// The weight "black".
    public static let black = Weight(name: "black")
  }
}
