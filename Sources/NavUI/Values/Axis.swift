/// The horizontal or vertical dimension.
public enum Axis: Int8, CaseIterable, Sendable {
  /// The horizontal dimension.
  case horizontal

  /// The vertical dimension.
  case vertical

  /// A set of dimensions.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The horizontal dimension.
    public static let horizontal = Axis.Set(rawValue: 1)

    /// The vertical dimension.
    public static let vertical = Axis.Set(rawValue: 2)
  }
}

extension Axis: CustomStringConvertible {
  /// The name of the dimension.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}
