extension Image {
  /// The brightness that a picture may have.
  @available(iOS 17.0, *)
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// The standard range.
    public static let standard = DynamicRange(name: "standard")

    /// The constrained high range.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")

    /// The high range.
    public static let high = DynamicRange(name: "high")
  }
}
