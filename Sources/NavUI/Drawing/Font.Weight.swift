extension Font {
  /// The weight of the strokes.
  public struct Weight: Hashable, Sendable {
    private let name: String

    /// The ultra-light weight.
    public static let ultraLight = Weight(name: "ultraLight")

    /// The thin weight.
    public static let thin = Weight(name: "thin")

    /// The light weight.
    public static let light = Weight(name: "light")

    /// The regular weight.
    public static let regular = Weight(name: "regular")

    /// The medium weight.
    public static let medium = Weight(name: "medium")

    /// The semibold weight.
    public static let semibold = Weight(name: "semibold")

    /// The bold weight.
    public static let bold = Weight(name: "bold")

    /// The heavy weight.
    public static let heavy = Weight(name: "heavy")

    /// The black weight.
    public static let black = Weight(name: "black")
  }
}
