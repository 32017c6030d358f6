extension Image {
  /// The brightness that a picture may have.
  @available(iOS 17.0, *)
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// The range "standard".
    public static let standard = DynamicRange(name: "standard")

    /// The range "constrained high".
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")

    /// The range "high".
    public static let high = DynamicRange(name: "high")
  }
}
